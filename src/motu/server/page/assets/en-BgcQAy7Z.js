var e=`### The house in English.

seat-name = Player { $number }

language-en = English
language-de = Deutsch
language-ru = Русский

## The table in the terminal

game-not-over = The game is not over: { $seat } is to decide.
points = Points
total = Total
place = Place
with-points = { $points ->
    [one] with { $points } point
   *[other] with { $points } points
}
winner = { $seat } wins { with-points }.
shared-victory = A shared victory { with-points }: { $players }.
you-decide = { $seat }, it is your decision.
waiting-for = { $seat } is thinking …
pass-the-keyboard = The next decision is { $seat }’s. Hand the keyboard over, then press Enter.
ask-number = Number of your choice (? for help)
cannot-undo-mark = no undo
not-understood = “{ $found }” is not a choice. Type a number from 1 to { $most }, or ? for help.
saved = The game is saved in { $file }.
resume-hint = Go on later with: { $command }
undone = Taken back.
since-last = What happened
help = Type the number of a choice and press Enter. Or: u undo, t table, l log, s points, r rule of this decision, g language, w save, q save and quit.
rule-clause = This decision follows clause { $clause } of docs/rules/{ $game }.md.
log-title = Log
hand = Hand
goods = Goods
your-things = Your things

## Pictures of a table

picture-asked = to decide: { $players }
picture-over = the game is over
picture-seen-by = as { $seat } sees it
picture-you = you

## Errors

error-extra-missing = “{ $package }” is not installed. Install it with: pip install "motu[{ $extra }]"
error-file-unreadable = The file { $file } cannot be read: { $reason }.
error-file-unwritable = The file { $file } cannot be written: { $reason }.
error-record-of-another-game = The file { $file } holds a game of { $found }, not of { $expected }.
error-bad-players-for-record = The saved game has { $expected } seats; { $count } players were named.
error-no-person = At least one of the players must be “me”. Players: { $allowed }.

error-other-origin = The request comes from a page of another server.
error-too-fast = That was too much at once. Wait a moment.
error-too-many-tables = Too many new tables. Wait a minute.
error-no-table-id-free = No new table can be set up: all table codes are taken.
error-body-too-large = The request is too large: at most { $most } bytes.
error-unreadable-message = The message cannot be read: { $reason }
error-unknown-table = There is no table “{ $table }”.
error-table-spoilt = What is stored of table { $table } cannot be read.
error-unknown-route = There is nothing at { $route }.
error-page-not-built = The page has not been built. Build it with: { $command }
error-not-seated = You have no seat at this table.
error-not-begun = The game has not begun: not all seats are taken.
error-not-over = That is possible only after the end of the game.
error-no-open-seat = This seat is not open.
error-wrong-secret = This link opens no seat here. A link works once: ask for a fresh one at the other device.
error-one-seat-each = Only one seat of a table can be your own.
error-key-taken = Another seat has used this key.
error-stale = The table has changed meanwhile. Look again, then choose.
error-guests-only = Open the start page first: the server does not know you yet.
error-database-unreachable = The database { $database } cannot be used: { $reason }
error-database-too-new = The database { $database } is at step { $found }; this release knows { $expected }. Use a newer release.
error-unknown-database = “{ $database }” is not a database. Allowed: { $allowed }.
error-postgres-not-installed = PostgreSQL needs one more package: { $command }
error-port-taken = Something else listens at { $host }:{ $port }. Choose another with --port.

error-no-hints = This table is played without advice and review.
error-too-many-reviews = Too many reviews at once. Wait a minute.
error-one-review-at-a-time = You have asked for another review. Wait until it is ready.
error-review-failed = The review could not be made. Ask again.
error-not-asked = It is not you who is asked.
error-no-lesson = There is no guided first game of { $game }.
error-unknown-game = There is no game “{ $game }”. Games: { $allowed }.
error-unknown-player = There is no player “{ $player }”. Players: { $allowed }.
error-unknown-runner = There is no runner “{ $runner }”. Runners: { $allowed }.
error-unknown-form = There is no tournament “{ $form }”. Forms: { $allowed }.
error-players-not-different = A tournament needs two or more different players, not { $players }.
error-results-of-another-tournament = The file { $file } holds results of another tournament, from line { $line } on.
error-tuning-does-not-fit = The file { $file } does not hold a tuning of { $game }.
error-unknown-language = There is no language “{ $language }”. Languages: { $allowed }.
error-unknown-option = { $game } has no option “{ $option }”. Options: { $allowed }.
error-option-not-yes-or-no = The option “{ $option }” is yes or no, not “{ $value }”.
error-bad-seats = { $game } is for { $least } to { $most } players, not { $seats }.
error-bad-players = { $game } is for { $least } to { $most } players; { $count } were named.
error-bad-seed = A seed is a whole number from 0 to 2^64 - 1, not “{ $found }”.
error-unknown-seat = There is no seat { $number }. Seats: { $least } to { $most }.
error-game-is-over = The game is over: nothing more can be answered.
error-not-your-decision = It is not for seat { $number } to decide now, but for seat { $asked }.
error-not-an-option = “{ $token }” is not an option now. Options: { $allowed }.
error-nothing-to-undo = There is nothing to take back.
error-undo-barred = This cannot be taken back: chance was drawn or something hidden came to light.
error-undo-not-yours = Somebody else has answered since: only your own last answers can be taken back.
error-record-unknown = Line { $line }: this is not a record. It begins with “{ $found }” where “{ $expected }” should stand.
error-record-header-unknown = Line { $line }: “{ $found }” does not belong in the header. Its lines are, once each: { $allowed }.
error-record-header-missing = Line { $line }: the header ends without “{ $key }”.
error-record-not-a-number = The header’s “{ $key }” must be a whole number, not “{ $found }”.
error-record-miscounted = Line { $line }: “{ $found }” stands here, but { $count } entries come before it.
error-record-goes-on = Line { $line }: the record goes on after its end.
error-record-cut-off = Line { $line }: the record is cut off. Its last line should be “end” and the number of entries.
error-record-of-a-guess = A table that was only guessed has no record.
error-network-missing = The network of { $game } for { $seats } seats is missing, although its weights name it.
error-record-other-version = The record was made with version { $found } of the rules of { $game }; these are version { $expected }.
error-record-other-components = The record was made with other components of { $game } ({ $found }); these are { $expected }.
error-record-illegal = Line { $line }: “{ $entry }” cannot stand here. { $reason }
error-components-unreadable = { $file } cannot be read: { $reason }
error-components-block-without-source = { $file }: the block [{ $block }] names no source.
error-components-block-unsure = { $file }: the block [{ $block }] must say how sure it is. Allowed: { $allowed }.
error-components-figure-missing = { $file }: the block [{ $block }] lacks “{ $key }”.
error-components-figure-unfit = { $file }: in the block [{ $block }] “{ $key }” is { $found }, but must be { $wanted }.
error-components-region-twice = { $file }: the region “{ $region }” stands twice on the map.
error-components-path-to-nowhere = { $file }: the path { $path } leads to “{ $region }”, which is no region of the map.
error-components-path-twice = { $file }: the path { $path } joins regions that are joined already, or one with itself: { $regions }.
error-components-path-too-long = { $file }: the path { $path } has the value { $value }; no die shows more than { $most }.
error-components-region-cut-off = { $file }: no path leads to the region “{ $region }”.
error-components-count-unfit = { $file }: the block [{ $block }] has { $found } of “{ $thing }”; there must be { $expected }.
error-components-task-twice = { $file }: the task “{ $task }” stands twice.
error-components-effect-unreadable = { $file }: { $card }, effect { $line }: { $found } cannot be read. Wanted: { $wanted }.
error-components-card-unfit = { $file }: of { $card } “{ $key }” is { $found }, but must be: { $wanted }.
error-components-count-wrong = { $file }: of { $piece } there are { $found }, but the game has { $expected }.
error-pieces-not-conserved = Of { $piece } there are { $found }, but there should be { $expected }.
error-tokens-not-unique = Two options of a decision have the same token.
error-state-changed-by-looking = Looking at a table, or a refused answer, changed it.
error-replay-differs = The record does not lead to the same state.
error-illegal-answer-taken = The answer “{ $token }” is not an option and was taken all the same.
error-guess-looks-different = A guessed table does not look like the real one to the seat that guesses.
error-guess-gives-other-choices = A guessed table gives its seat other choices than the real one.
error-guess-has-other-features = A guessed table has other features than the real one.
error-guess-knows-too-much = A guessed table depends on what the seat does not know.
error-points-do-not-add-up = The points by source do not add up to the score.
error-winner-has-not-most-points = The first place has not the most points.
`;export{e as default};