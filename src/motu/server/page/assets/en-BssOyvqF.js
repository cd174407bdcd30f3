var e=`### The page in English.

headline = Three islands, one table
subline = Sit down at once. No account needed.
to-start = To the start page
settings = Settings
language = Language
close = Close
menu = Menu
save = Save
copy = Copy
copied = Copied
try-again = Try again
you = you

## The start page

your-name = Your name
name-hint = What others see at the table. At most 24 characters.
join-by-link = Join by link
link-or-code = Link or code
sit-down = Sit down
play-now = Play now against bots
new-table = New table
create-table = Create a table
rules-of = Rules of { $game }
players-range = { $least } to { $most } players
minutes = { $count } min
my-tables = Your tables
tables-waiting = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
no-tables-yet = No tables yet. Begin one above: the bots are ready.
table-unreadable = This table cannot be opened.
play-on = Play on
look = Look
your-turn = Your turn
stage-over = The game is over
stage-archived = Can only be looked at.
stage-open = { $count ->
    [0] All seats are taken
    [one] One seat is free
   *[other] { $count } seats are free
}
waiting-for = Waiting for { $name }
waiting-for-bot = A bot is thinking
open-tables = Open tables
all-tables = All { $count }
free-seats = { $count ->
    [one] One free seat
   *[other] { $count } free seats
}
no-open-tables = Nobody waits at an open table. Set one up and invite somebody.
take-a-seat = Take a seat

## A new table

game = Game
seats = Who plays
seat-of = Seat { $letter }
seat-me = Me
seat-open = Open seat
bot-of-level = Bot: { $level }
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
level-without-network = { $level }, without its network
fewer-seats = One seat fewer
more-seats = One seat more
variants = Variants
table = Table
title-hint = A name for the table, if you like
listed = Show in the lobby
listed-hint = Anybody may take an open seat. Otherwise only who has the link.
hints = Advice and review
hints-hint = In friendly games everybody may ask the expert, and have the game reviewed after its end.
from-record = Or open a saved game (a .motu or .json file):
set-up-table = Set up the table

## The table

opening-table = The table is being laid …
bot-name = Bot { $letter }
former-player = Former player { $letter }
no-table-title = No such table
no-table-text = Perhaps the link was cut off, or the table was cleared away.
connection-open = Connected
connection-lost = Connection lost, trying again …
connection-overloaded = Too much at once, waiting …
watchers = { $count ->
    [one] One spectator
   *[other] { $count } spectators
}
rules = Rules
help = Help
other-release = The server has a newer version of this page.
load-anew = Load it anew
question = What is asked
steps = Steps of the turn
undo = Undo
this-turn = This turn
undo-to-here = Undo to here
choose = Choose a move
which-one = Which of these do you mean?
let-go = None of these
no-way-back = This cannot be undone.
sending = Your move is on its way …
please-wait = Please wait …
bot-thinks = { $names } thinks …
you-win = You win with { $points } points!
wins = { $name } wins with { $points } points
shared-victory = { $names } share the victory with { $points } points
past-title = A look back: line { $at } of { $of }
past-hint = Nothing can be done here; the game goes on meanwhile.
past-over-hint = So the table looked then. The game is over.
back-to-live = Back to now
others = The others
thinks = thinks …
decides = to decide
here = is here
away = is away
free = free
whole-side = { $name }: show the whole side
choices = Choices
all-choices = All { $count } choices
side = Log, chat and scores
log = Log
chat = Chat
scores = Scores
unread = unread
since-last = Since your last move
jump-here = Show the table as it was then
nothing-yet = Nothing has happened yet.
whole-log = Show the whole log
spectator = Spectator
notes = Private notes
notes-hint = Only for you, kept in this browser.
moment-link = Copy a link to this moment
no-chat-yet = Nobody has said anything yet.
say-something = Say something
send = Send
total = Total
total-open = So far, in the open
open-points-hint = What is hidden is counted at the end.
history = Way back through the game
first = To the beginning
back = One decision back
forward = One decision forward
live = Live
past = Line { $at } of { $of }
rule = The rule: clause { $clause }
tab-mine = Mine
tab-choices = Choices
tab-table = Table
tab-others = Others
tab-log = Log

## Waiting, leaving, the end

waiting-title = The game begins when all are here
put-a-bot = Put a bot here
invite = Invite by link
invite-hint = Whoever opens it may take a free seat, or watch.
other-device = Go on at another device
other-device-hint = This link opens your seat, once. Keep it to yourself.
leave = Leave the table
leave-surely = Leave, let a bot go on
leave-hint = A bot takes over your seat for good.
show-result = Show the result
first-place = First place
points-by-source = Points by source
rematch = Play again
rematch-ready = The same players begin again.
to-rematch = To the rematch
look-at-table = Look at the table
record = Save the record
save-table = Save the whole table

## Help

help-text = What has an orange glow can be chosen now. Hover to see what it would bring. The same choices stand as a list in the side column.
key-arrows = Walk over what can be chosen
key-enter = Choose, confirm
key-numbers = Choose by the number in the list
key-undo = Undo
key-escape = Let go of what is chosen
key-history = Back and forward in the game
key-help = This help

## Rules

contents = Contents
figures = How sure the figures are
figures-hint = Every figure of the game has a source. Those that stand only on printed pieces were reconstructed.
rules-only-english = These rules are so far written in English only.
sure-printed = printed in the rulebook
sure-derived = follows from printed figures
sure-reported = reported by players
sure-reconstructed = reconstructed

## Settings

theme = Light and dark
theme-system = As the system
theme-light = Light
theme-dark = Dark
speed = Animation
speed-off = Off
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
confirm = Confirm moves
confirm-always = Always
confirm-final = Only what cannot be undone
confirm-never = Never
senses = Eyes and ears
marks = Stronger marks
marks-hint = What can be chosen gets a double frame, so that it does not hang on colour alone.
sound = Sound
sound-hint = Small tones for moves and for your turn.
settings-kept = Kept in this browser only.

## What the server has stored of the reader

your-data = Your data
your-data-hint = The server keeps your name, your tables and what you wrote in the chat.
download-data = Download my data
delete-data = Delete my data
data-deleted = Your data is deleted.
delete-data-title = Delete your data?
delete-data-name = Your name and everything you wrote in the chat are deleted.
delete-data-running = In games that are still running, a bot takes your seat.
delete-data-finished = Finished games stay for the others. There you are called a former player.
delete-data-notes = Your private notes in this browser are deleted too.
delete-data-surely = Delete everything
keep-data = Keep everything

## Nothing here, and errors

not-found-title = Nothing but water here
not-found-text = This address leads to no page of Motu.
error-page-offline = The server cannot be reached.
error-unknown = Something went wrong.

## The guided game, and advice

lesson = Guided first game
lesson-step = Step { $step } of { $steps }
lesson-strayed = You went your own way, and the game goes on. Undo leads back to the guided part.
learn-game = Learn { $game } in a guided game
advice = Advice of the expert
advice-thinking = The expert is thinking …
advice-chance = wins { $percent } % of the games
advice-points = { $points } points in the end:
advice-beside = { $points } points in the end; compared with the first choice:
advice-difference = Points more or less than with the first choice, by source
advice-alike = { $points } points in the end, from the same sources as the first choice
advice-how = The expert knows only what you know. It played { $deals } games from here to their end for each choice; chances are right to about { $error }\xA0%.

## The review after the game

review = Review
tab-review = Review
review-of-game = Review of the game
review-off = This table was played without advice, so there is no review.
review-what = The expert looks back on the game: who was likely to win when, where it turned, and which choices gave most away.
review-ask = Review the game
review-players-only = Those who sat at the table can ask for it.
review-making = The expert looks at the game: { $done } of { $whole } …
review-leave = That takes about a minute. You can leave; the review will be here when you come back.
review-nothing = Nobody had anything to choose in this game.
review-chances = Chances to win
review-chart = Chances to win along the game, as lines. The same figures stand in a table below.
review-slider = Moment of the game
review-begin = Beginning
review-end = End
review-turn-key = turning point
review-better-key = better choice
review-turning = Turning points
review-no-turning = The chances never turned by more than chance may explain.
review-after = Then: { $choice }
review-better = Better choices
review-no-better = The expert found nothing clearly better than what was played.
review-played = Played
review-rather = Better
review-loss = { $percent } % chance to win given away ({ $from } % → { $to } %)
review-loss-hint = Right to about { $error }\xA0%, by what was known then
review-why = Points at the end that it would have brought more or less, by source
review-no-why = The points would have been about the same; it changes what the others can do.
review-table = All figures as a table
review-line = Line
review-looked = { $looked } of { $choices } decisions with a choice were looked at, those of: { $names }.
review-how = For each, { $deals } games were played on to their end by quick players; the choices that looked worst were compared once more in { $checks } games each. Chances are right to about { $error }\xA0%. Every choice is judged by what its seat knew then.
`;export{e as default};