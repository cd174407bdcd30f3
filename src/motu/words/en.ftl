### Common words in English: the terminal, pictures, errors.

seat-name = Player { $number }

language-en = English
language-de = Deutsch
language-ru = Русский

game-bali = Bali
game-bora_bora = Bora Bora
game-raiatea = Raiatea

## The table in the terminal

game-not-over = The game is not over yet: it is { $seat }’s decision.
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
waiting-for = { $seat } is thinking…
pass-the-keyboard = The next decision is { $seat }’s. Hand the keyboard over, then press Enter.
ask-number = Type the number of your choice (? for help)
cannot-undo-mark = cannot be undone
not-understood = “{ $found }” is not a choice. Type a number from 1 to { $most }, or ? for help.
saved = The game is saved in { $file }.
resume-hint = Continue later with: { $command }
undone = Undone.
since-last = What happened
help = Type a number and press Enter, or: u undo, t table, l log, s scores, r rule for this decision, g language, w save, q save and quit.
rule = Rule { $clause }: { $text }
rule-unwritten = Rule { $clause } applies here. The game brings no page that explains it.
log-title = Log
hand = Hand
goods = Goods
your-things = What you have

## Pictures of a table

picture-asked = to decide: { $players }
picture-over = the game is over
picture-seen-by = as { $seat } sees it
picture-you = you

## Notifications

notification-turn-one = It is your turn
notification-turn = { $count ->
    [one] It is your turn at { $count } table
   *[other] It is your turn at { $count } tables
}
notification-over-one = The game is over
notification-over = { $count ->
    [one] { $count } game is over
   *[other] { $count } games are over
}
notification-one-table = { $what }: { $table }
notification-table = { $game } with { $players }
notification-game-over = The game is over. Look at the points and the review.
notification-hours-left = { $hours ->
    [one] You have { $hours } hour left.
   *[other] You have { $hours } hours left.
}
notification-minutes-left = { $minutes ->
    [one] You have { $minutes } minute left.
   *[other] You have { $minutes } minutes left.
}
notification-test = Motu can reach you here
notification-test-text = You will hear when a table waits for you.
notification-confirm = Motu: is this your address?
notification-confirm-text = Somebody wants to be notified here when a table of Motu waits for them. If it was you, open the link. If not, do nothing: no other mail will come.
notification-confirm-reason = To never be asked again:
recovery-subject = Motu: a link to come back
recovery-text = Open this link in the browser in which you want to go on as yourself. It works once, for an hour.
recovery-reason = If you did not ask for it, do nothing: without the link nothing happens.
notification-reason = To stop these messages:

## Errors

error-extra-missing = “{ $package }” is not installed. Install it with: pip install "motu[{ $extra }]"
error-file-unreadable = The file { $file } cannot be read: { $reason }.
error-file-unwritable = The file { $file } cannot be written: { $reason }.
error-record-of-another-game = The file { $file } contains a game of { $found_game }, not of { $expected_game }.
error-bad-players-for-record = The saved game has { $expected } seats; { $count } players were named.
error-no-person = At least one of the players must be “me”. Players: { $allowed }.

error-other-origin = The request comes from a page of another server.
error-too-fast = Too many requests. Please wait a moment.
error-too-many-tables = You have created too many tables. Please wait a minute.
error-body-too-large = The request is too large: at most { $most } bytes.
error-unreadable-message = The message cannot be read: { $reason }
error-unknown-table = There is no table “{ $table }”.
error-table-spoilt = The stored data of table { $table } cannot be read.
error-table-file-unreadable = This is not a table that Motu has saved: { $reason }
error-table-file-too-large = The file is too large: at most { $most } bytes.
error-review-does-not-fit = The review in the file does not belong to its game.
error-unknown-route = There is nothing at { $route }.
error-page-not-built = The page is missing here. This command brings it: { $command }
page-terminal-instead = Without it you can play in the terminal: { $command }
error-not-seated = You have no seat at this table.
error-not-begun = The game has not begun: not all seats are taken.
error-not-over = This is only possible after the game has ended.
error-no-open-seat = This seat is not open.
error-wrong-secret = This link does not open a seat here. Each link works only once: create a new one on your other device.
error-one-seat-each = You can take only one seat at a table.
error-one-device-only = A table for one device has no open seats: everybody plays on it.
error-one-device-stays = The people at this table share one device. It can’t be moved to another one.
error-key-taken = Another seat has used this key.
error-stale = The table has changed in the meantime. Please look again, then choose.
error-guests-only = Open the start page first: the server does not know you yet.
error-database-unreachable = The database { $database } cannot be used: { $reason }
error-database-too-new = The database { $database } was written by a newer release (step { $found }; this one knows { $expected }). Please update Motu.
error-database-missing = There is no database of Motu at { $database }.
error-database-not-empty = The database { $database } has tables already. A backup is restored only into an empty one.
error-not-a-backup = The file { $file } is not a backup of Motu.
error-backup-too-new = The file { $file } has version { $found } of the backup format; this release knows version { $expected }. Please update Motu.
error-backup-schema-too-new = The backup { $file } was made at step { $found } of the database; this release knows { $expected }. Please update Motu.
error-backup-cut-off = The backup { $file } is cut off: its end is missing. Nothing was restored.
error-backup-spoilt = The backup { $file } is damaged: what it contains does not match its checksum. Nothing was restored.
error-backup-does-not-fit = The backup does not fit into the database { $database }: { $reason }. Nothing was restored.
error-unknown-database = “{ $database }” is not a database. Allowed: { $allowed }.
error-postgres-not-installed = PostgreSQL needs one more package: { $command }
error-bad-origin = “{ $found }” is not the address of a site. It looks like https://club.example, without a path.
error-port-taken = { $host }:{ $port } is already in use. Choose another port with --port.

error-no-hints = This table is played without advice and review.
error-too-many-reviews = Too many reviews at once. Please wait a minute.
error-one-review-at-a-time = You have already asked for another review. Please wait until it is ready.
error-review-failed = The review could not be completed. Please try again.
error-not-asked = It is not your decision.
error-no-lesson = There is no guided first game for { $game }.
error-bad-game-name = A game can’t be called “{ $found }”: its name has small letters, digits and underscores, and begins with a letter.
error-game-name-taken = There is a game “{ $game }” already.
error-folder-not-empty = The folder “{ $file }” is there already, and it is not empty.
error-game-left-out = The game “{ $game }” can’t be played here: { $reason }
error-unknown-game = There is no game “{ $game }”. Games: { $allowed }.
error-unknown-player = There is no player “{ $player }”. Players: { $allowed }.
error-unknown-runner = There is no runner “{ $runner }”. Runners: { $allowed }.
error-unknown-form = There is no tournament “{ $form }”. Forms: { $allowed }.
error-players-not-different = A tournament needs at least two different players, not { $players }.
error-results-of-another-tournament = From line { $line } on, the file { $file } contains results of another tournament.
error-tuning-does-not-fit = The file { $file } does not contain weights for { $game }.
error-unknown-language = There is no language “{ $language }”. Languages: { $allowed }.
error-unknown-option = { $game } has no option “{ $option }”. Options: { $allowed }.
error-option-not-yes-or-no = The option “{ $option }” can only be yes or no, not “{ $value }”.
error-bad-seats = { $game } is for { $least } to { $most } players, not { $seats }.
error-bad-players = { $game } is for { $least } to { $most } players; { $count } were named.
error-bad-seed = A seed is a whole number from 0 to 2^64 - 1, not “{ $found }”.
error-unknown-seat = There is no seat { $number }. Seats: { $least } to { $most }.
error-game-is-over = The game is over; there is nothing left to decide.
error-not-your-decision = Seat { $asked } is to decide now, not seat { $number }.
error-not-an-option = “{ $token }” is not an option now. Options: { $allowed }.
error-nothing-to-undo = There is nothing to undo.
error-undo-barred = This can no longer be undone: something was drawn at random or revealed.
error-undo-not-yours = Someone else has moved since then: you can only undo your own latest moves.
error-already-asked-to-take-back = The others have been asked already.
error-take-back-refused = The others did not agree. You may ask again after the next move.
error-take-back-over = That request is over.
error-record-unknown = Line { $line }: this is not a record. It begins with “{ $found }” instead of “{ $expected }”.
error-record-header-unknown = Line { $line }: “{ $found }” does not belong in the header. Its lines are, once each: { $allowed }.
error-record-header-missing = Line { $line }: the header ends without “{ $key }”.
error-record-not-a-number = The header’s “{ $key }” must be a whole number, not “{ $found }”.
error-record-miscounted = Line { $line }: it says “{ $found }”, but { $count } entries come before it.
error-record-goes-on = Line { $line }: the record continues after its end.
error-record-cut-off = Line { $line }: the record is cut off. Its last line should be “end” and the number of entries.
error-record-of-a-guess = A guessed table has no record.
error-network-missing = The network of { $game } for { $seats } seats is missing, although its weights name it.
error-record-other-version = The record was made with version { $found } of the rules of { $game }; these are version { $expected }.
error-record-other-components = The record was played with an edition of { $game } that is not known here ({ $found }). The standard edition is { $expected }. Add the edition’s file, then open the record again.
error-record-illegal = Line { $line }: “{ $entry }” is not possible here. { $reason }
error-record-carries-another-edition = The record was played with the edition { $expected }, but carries { $found }.
error-record-replays-differently = With this release the game of { $game } would have taken another course. You can view it, but not continue it.
error-snapshot-spoilt = The stored picture of this table cannot be read.
error-table-archived = This game can only be viewed: it was played with rules or figures that this server does not have.
error-components-unreadable = { $file } cannot be read: { $reason }
error-components-block-without-source = { $file }: the block [{ $block }] names no source.
error-components-block-unsure = { $file }: the block [{ $block }] must say how sure it is. Allowed: { $allowed }.
error-components-figure-missing = { $file }: the block [{ $block }] lacks “{ $key }”.
error-components-figure-unfit = { $file }: in the block [{ $block }] “{ $key }” is { $found }, but must be { $wanted }.
error-components-region-twice = { $file }: the region “{ $region }” appears twice on the map.
error-components-path-to-nowhere = { $file }: the path { $path } leads to “{ $region }”, which is not a region of the map.
error-components-path-twice = { $file }: the path { $path } joins regions that are already joined, or a region with itself: { $regions }.
error-components-path-too-long = { $file }: the path { $path } has the value { $value }; no die shows more than { $most }.
error-components-region-cut-off = { $file }: no path leads to the region “{ $region }”.
error-components-count-unfit = { $file }: the block [{ $block }] has { $found } of “{ $thing }”; there must be { $expected }.
error-components-task-twice = { $file }: the task “{ $task }” appears twice.
error-components-effect-unreadable = { $file }: { $card }, effect { $line }: { $found } cannot be read. Wanted: { $wanted }.
error-components-card-unfit = { $file }: “{ $key }” of { $card } is { $found }, but must be: { $wanted }.
error-components-too-long = { $file } has { $found } characters; at most { $most } are read.
error-components-other-game = { $file }: these are the figures of “{ $found_game }”, not of “{ $expected_game }”.
error-components-block-unknown = { $file }: the game has no block [{ $block }]. Its blocks are: { $allowed }.
error-components-not-as-printed = { $file }: in the block [{ $block }] “{ $key }” is { $found }, but the rulebook prints { $expected } ({ $source }).
error-components-against-clause = { $file }: { $counted }: { $found }, but { $expected } according to the rulebook (rule { $clause }, block [{ $block }], “{ $key }”).
error-edition-of-another-game = These are figures of “{ $found_game }”; they cannot be used in “{ $game }”.
error-unknown-edition = “{ $edition }” is neither a file nor a known edition of { $game }. Known editions: { $allowed }.
error-unknown-edition-or-game = “{ $edition }” is neither a file nor a game. Games: { $allowed }.
error-edition-needs-one-game = The edition { $edition } belongs to one game. Name exactly one game.
error-results-of-another-edition = From line { $line } on, the file { $file } contains results with the edition { $found }. These games would be played with { $expected }.
error-record-of-another-edition = The game in { $file } is played with the edition { $found }, not with { $expected }.
error-file-exists = The file { $file } already exists. Choose another name.
error-no-common-seats = The two editions have no number of players in common.
error-no-such-edition = There are no figures “{ $edition }” for { $game } here.
error-install-needs-comparison = A network is installed only after at least { $least } games of comparison (--matches), and with the standard edition.
error-too-many-undos = In this game too much has been taken back already. Play on.
error-store-unavailable = The server can’t store anything at the moment. Nothing was changed. Please try again soon.
error-other-host = This server is not reached by the name “{ $host }”. The host can allow it with --allowed-host.
error-database-in-use = Another server already uses { $database }. One SQLite file serves one server; for several use PostgreSQL.
error-ambiguous-id = { $count } ids begin with “{ $start }”. Type more of it.
error-unknown-guest = There is no guest whose id begins with “{ $guest }”.
error-host-only = This is only for the host of the server.
error-settings-unreadable = The settings in { $file } can’t be read: { $reason }
error-setting-unknown = { $file } has an unknown setting “{ $setting }”. Settings: { $allowed }.
error-owner-only = Only whoever set this table up can do that.
error-nobody-to-remove = There is nobody at this seat whom you could remove.
error-has-moved = This player has already moved, so they can’t be removed.
error-removed = Whoever set this table up has removed you from it.
error-table-closed = This table is closed to spectators.
error-game-stopped = This game was ended, so nobody can move any more.
error-closed-by-host = The host has closed this table.
error-no-vote = There is nothing to vote on.
error-plan-unforeseen = This can’t be planned: it is not among what you may be asked next.
error-plan-asked = It is your turn: choose now.
error-plan-over = The game is over.
error-plan-not-here = Moves can’t be planned at this table.
error-plan-other-question = You were asked something else than planned.
error-plan-other-meaning = What you planned would have another effect now.
error-plan-impossible = What you planned is no longer possible.
error-passkey-unreadable = The passkey could not be read. Try again.
error-passkey-other-site = This passkey belongs to another site.
error-passkey-nobody-there = The passkey was not confirmed. Try again.
error-passkey-wrong-signature = The passkey does not fit. Nothing was changed.
error-passkey-too-late = That took too long. Try again.
error-passkey-unknown = This passkey is not known here. Perhaps it was removed, or everything was deleted.
error-passkey-copied = This passkey was refused: it may have been copied. Remove it on a device on which you are signed in.
error-too-many-passkeys = This passkey is known already, or you have { $most } of them. Remove one first.
error-recovery-link-used = This link was used before, or is older than an hour. Ask for another one.
error-annotation-empty = Choose a mark or write something.
error-too-many-annotations = You have written { $most } annotations to this game. Delete one first.
error-annotation-of-another = Somebody else wrote this.
error-no-such-seat = There is no such seat at this table.
error-ratings-two-bots = At least two different bots are needed: nothing follows from games against oneself.
error-rated-not-here = There is no ladder here, so games can’t be rated.
error-rated-hints = At a rated table nobody may ask the expert: turn advice off.
error-rated-edition = Rated games are played with the standard edition.
error-rated-one-device = At a rated table everybody sits at a device of their own.
error-rated-clock = At a rated table a bot takes over when time runs out; the clock can’t have another rule.
error-rated-link = A rated seat stays with whoever took it. Use a passkey or a recovery link to play from several devices.
error-rated-remove = A rated game has begun: nobody can be removed any more.
error-rated-take-back = At a rated table nothing is taken back by consent.
error-unknown-ladder-player = Nobody on the ladder has this address.
error-clock-without-time = A clock needs a time for each decision, a time for the whole game, or both.
error-nobody-there = There is nobody there.
error-not-yourself = That is you.
error-blocked-here = Somebody at this table has blocked you.
error-guest-blocked = The host has blocked you. You can play your games on, but nothing else.
error-unknown-code = The code { $code } leads to no table. Codes are valid for a quarter of an hour.
error-no-puzzle = There is no puzzle today.
error-internal-error = Something went wrong on the server. Tell the host this number: { $request }.
error-unknown-report = There is no open report { $report }.
error-bad-announcement = An announcement has 1 to { $most } printable characters.
error-unknown-announcement = There is no announcement { $announcement }.
error-edition-figure-unknown = The block [{ $block }] has no figure “{ $key }”.
error-edition-refused = { $count ->
    [one] These figures cannot be saved: there is one problem.
   *[other] These figures cannot be saved: there are { $count } problems.
}
error-edition-is-standard = These are exactly the standard figures. Change at least one.
error-too-many-editions = You already have { $most } editions. Delete one first.
error-pieces-not-conserved = There are { $found } of { $piece }, but there should be { $expected }.
error-tokens-not-unique = Two options of a decision have the same token.
error-state-changed-by-looking = Looking at a table, or a refused answer, changed it.
error-replay-differs = The record does not lead to the same state.
error-illegal-answer-taken = The answer “{ $token }” is not an option, but it was accepted.
error-guess-looks-different = A guessed table does not look like the real one to the seat that guesses.
error-guess-gives-other-choices = A guessed table gives its seat different choices from the real one.
error-guess-has-other-features = A guessed table has different features from the real one.
error-guess-knows-too-much = A guessed table depends on something that the seat does not know.
error-points-do-not-add-up = The points by source do not add up to the score.
error-winner-has-not-most-points = The player in first place does not have the most points.

error-unknown-clause = { $game } has no rule “{ $clause }”. Rules: { $allowed }.
error-unknown-answer-rule = “{ $found }” is not a way to treat answers that are no option. Ways: { $allowed }.
error-server-unreachable = The Motu server at { $server } does not answer: { $reason }
error-connection-lost = The connection to the table was lost. Please look again, then choose.
error-unknown-seat-key = “{ $key }” is not the key of a seat. You get one by setting up a table or joining one.
error-another-client = Another client plays this seat. You can watch the table, or take the seat over with its key.
error-seat-taken-over = Another client has taken this seat over, so this key does not work any longer.
error-player-command-failed = The command “{ $command }” does not answer: { $reason }

# What an edition counts

counted-good-with-four-farmers = stone for a good with four farmers
counted-different-farmers = different farmers in a starting set
counted-regions-of-a-terrain = regions of one terrain
counted-fish-of-value-1 = fish tiles of value 1
counted-highest-fish = the highest fish tile
counted-fish-of-a-kind = fish tiles of one kind
counted-first-status = points on the first space of the status track
counted-highest-status = points on the last space of the status track
counted-tasks = task tiles
counted-jewelry-tiles = jewelry tiles
counted-lowest-jewelry = points of the cheapest jewelry
counted-highest-jewelry = points of the most expensive jewelry
counted-rituals = ritual cards
counted-missions = mission tokens
counted-forest-cards = forest cards
counted-starting-cards = starting cards
counted-starting-masks = starting masks
counted-ritual-cost = cost of a ritual in the rulebook’s example
error-address-needs-https = The address { $url } does not begin with https://.
error-address-private = { $host } is in a private network. The host of this server does not allow that.
error-address-unknown = This address could not be found: { $reason }.
error-address-unusable = { $url } is not an address that can be used.
error-mail-server-unusable = The setting { $setting } makes no sense. Mail needs a server such as smtps://user:password@mail.example, and a sender.
error-no-mail-server = This server sends no mail.
error-not-delivered = It did not arrive: { $reason }.
error-too-many-channels = You have { $most } addresses already. Remove one of them first.
error-unknown-channel = This address was removed already.
error-unknown-zone = “{ $zone }” is no time zone that this server knows.
error-fork-at-end = The game is over at this position.
error-fork-own-seat = While the game runs, you can play on at your own seat only.
error-fork-running = You can play on from positions of finished games, and of your own games against bots.
error-fork-seats = This game has { $expected } seats; { $found } were named.

## A site, and what it stores in the browser

error-needs-a-server = This needs a server.
error-storage-full = There is no room left in this browser’s storage, so nothing was changed. Delete games that you no longer need, or save them as files first.
error-storage-failed = The browser could not store this, so nothing was changed: { $reason }
error-storage-of-a-newer-release = A newer version of Motu has stored the games in this browser. Reload the page.
error-backup-unreadable = This is not a backup that Motu has saved: { $reason }
error-site-part-missing = { $part } cannot be had: { $reason }
error-site-part-differs = { $part } is not the file that it should be.
error-site-folder-not-empty = There are other files in { $folder }. Name a new folder, or an empty one.
