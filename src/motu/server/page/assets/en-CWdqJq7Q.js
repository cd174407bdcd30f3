var e=`### The page in English.

headline = Three islands, one table
subline = Take a seat and play at once. No account needed.
to-start = Start page
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
name-hint = What others see at the table. Up to 24 characters.
join-by-link = Join with a link
link-or-code = Link or code
sit-down = Join
play-now = Play against bots
new-table = New table
create-table = Create a table
rules-of = Rules of { $game }
players-range = { $least } to { $most } players
minutes = { $count } min
my-tables = Your tables
tables-waiting = { $count ->
    [one] One table is waiting for you
   *[other] { $count } tables are waiting for you
}
no-tables-yet = No tables yet. Start one above: the bots are ready.
table-unreadable = This table cannot be opened.
play-on = Continue
look = View
your-turn = Your turn
stage-over = The game is over
stage-archived = Can only be viewed.
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
no-open-tables = There are no open tables right now. Create one and invite someone.
take-a-seat = Take a seat

## A new table

game = Game
seats = Players
seat-of = Seat { $letter }
seat-me = Me
seat-open = Open seat
bot-of-level = Bot: { $level }
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
fewer-seats = Remove a seat
more-seats = Add a seat
variants = Variants
table = Table
title-hint = Table name (optional)
listed = Show among the open tables
listed-hint = Anyone can take an open seat. Otherwise only people with the link can.
hints = Hints and review
hints-hint = For friendly games: everyone may ask the expert for advice and have the game reviewed afterwards.
from-record = Or continue a saved game (.motu or .json file):
set-up-table = Set up the table

## The table

opening-table = Setting up the table…
bot-name = Bot { $letter }
former-player = Former player { $letter }
no-table-title = No such table
no-table-text = The link may be incomplete, or the table has been removed.
connection-open = Connected
connection-lost = Connection lost, reconnecting…
connection-overloaded = Too many requests, waiting…
watchers = { $count ->
    [one] One spectator
   *[other] { $count } spectators
}
rules = Rules
help = Help
other-release = The server has a newer version of this page.
load-anew = Reload
question = Current decision
steps = Steps of this turn
undo = Undo
this-turn = This turn
undo-to-here = Undo to here
choose = Choose a move
which-one = Which of these do you mean?
let-go = Cancel
no-way-back = This cannot be undone.
sending = Sending your move…
please-wait = Please wait…
bot-thinks = { $count ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
}
you-win = { $points ->
    [one] You win with { $points } point!
   *[other] You win with { $points } points!
}
wins = { $points ->
    [one] { $name } wins with { $points } point
   *[other] { $name } wins with { $points } points
}
shared-victory = { $points ->
    [one] { $names } share the victory with { $points } point
   *[other] { $names } share the victory with { $points } points
}
past-title = Looking back: line { $at } of { $of }
past-hint = You are looking at an earlier moment; you cannot move here, and the game goes on in the meantime.
past-over-hint = This is how the table looked then. The game is over.
back-to-live = Back to the game
others = The others
thinks = thinking…
decides = deciding
here = at the table
away = away
free = free
whole-side = Show everything { $name } has
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
total-open = Visible so far
open-points-hint = Hidden points are added at the end.
history = Game history
first = To the beginning
back = One decision back
forward = One decision forward
live = Live
past = Line { $at } of { $of }
rule = Rule { $clause }
tab-mine = Mine
tab-choices = Choices
tab-table = Table
tab-others = Others
tab-log = Log

## Waiting, leaving, the end

waiting-title = The game starts as soon as everyone is here
put-a-bot = Add a bot
invite = Invite with a link
invite-hint = Whoever opens it may take a free seat, or watch.
other-device = Continue on another device
other-device-hint = This link opens your seat and works only once. Keep it to yourself.
leave = Leave the table
leave-surely = Leave and let a bot take over
leave-hint = A bot takes over your seat for the rest of the game.
show-result = Show the result
first-place = First place
points-by-source = Points by source
rematch = Play again
rematch-ready = A new game with the same players is ready.
to-rematch = To the rematch
look-at-table = View the table
record = Save game record
save-table = Save the whole table

## Help

help-text = Anything with an orange glow can be chosen. Hover over it to see what it would do. The same choices are listed in the side column.
key-arrows = Move between the choices
key-enter = Choose, confirm
key-numbers = Choose by number
key-undo = Undo
key-escape = Clear the selection
key-history = Step back and forward through the game
key-help = This help

## Rules

contents = Contents
figures = Where the numbers come from
figures-hint = Every number in the game has a source. Numbers that appear only on the printed components have been reconstructed.
rules-only-english = So far these rules are available in English only.
sure-printed = printed in the rulebook
sure-derived = follows from printed numbers
sure-reported = reported by players
sure-reconstructed = reconstructed

## Settings

theme = Theme
theme-system = Same as system
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
senses = Display and sound
marks = Stronger highlights
marks-hint = Whatever can be chosen gets a double frame, so you need not rely on colour alone.
sound = Sound
sound-hint = Short sounds for moves and for your turn.
settings-kept = Saved in this browser only.

## What the server has stored of the reader

your-data = Your data
your-data-hint = The server keeps your name, your tables and what you wrote in the chat.
download-data = Download my data
delete-data = Delete my data
data-deleted = Your data is deleted.
delete-data-title = Delete your data?
delete-data-name = Your name and everything you wrote in the chat are deleted.
delete-data-running = In games that are still running, a bot takes your seat.
delete-data-finished = Finished games stay for the others. You are shown there as a former player.
delete-data-notes = Your private notes in this browser are deleted too.
delete-data-surely = Delete everything
keep-data = Keep everything

## Nothing here, and errors

not-found-title = Nothing but water here
not-found-text = There is no page at this address.
error-page-offline = The server cannot be reached.
error-unknown = Something went wrong.

## The guided game, and advice

lesson = Guided first game
lesson-step = Step { $step } of { $steps }
lesson-strayed = You chose your own move, and the game goes on. Use Undo to return to the guided part.
learn-game = Learn { $game } with a guided game
advice = Expert advice
advice-thinking = The expert is thinking…
advice-chance = wins { $percent }% of games
advice-points = { $points ->
    [one] { $points } point at the end:
   *[other] { $points } points at the end:
}
advice-beside = { $points ->
    [one] { $points } point at the end; compared with the first choice:
   *[other] { $points } points at the end; compared with the first choice:
}
advice-difference = Points gained or lost compared with the first choice, by source
advice-alike = { $points ->
    [one] { $points } point at the end, from the same sources as the first choice
   *[other] { $points } points at the end, from the same sources as the first choice
}
advice-how = The expert knows only what you know. For each choice it played { $deals } games to the end; win chances are accurate to about ±{ $error } percentage points.

## The review after the game

review = Review
tab-review = Review
review-of-game = Review of the game
review-off = This table was played without hints, so there is no review.
review-what = The expert looks back at the game: who was likely to win when, where it turned, and which choices cost the most.
review-ask = Review the game
review-players-only = Only those who played at this table can ask for it.
review-making = The expert is going through the game: { $done } of { $whole }…
review-leave = This takes about a minute. You can leave; the review will be here when you come back.
review-nothing = Nobody had a real choice in this game.
review-chances = Chances of winning
review-chart = Chances of winning over the course of the game, as lines. The same numbers are in the table below.
review-slider = Point in the game
review-begin = Beginning
review-end = End
review-turn-key = turning point
review-better-key = better choice
review-turning = Turning points
review-no-turning = The chances never changed by more than luck could explain.
review-after = Then: { $choice }
review-better = What would have been better
review-no-better = The expert found nothing clearly better than what was played.
review-played = Played
review-rather = Better
review-loss = { $percent }% chance of winning given away ({ $from }% → { $to }%)
review-loss-hint = Accurate to about ±{ $error } percentage points, judged by what was known then
review-why = Difference in final points, by source
review-no-why = The points would have been about the same; what changes is what the others can do.
review-table = All numbers as a table
review-line = Line
review-looked = { $looked } of { $choices } real decisions were examined, made by: { $names }.
review-how = For each decision, fast bots played { $deals } games to the end; the choices that looked worst were compared again in { $checks } games each. Chances are accurate to about ±{ $error } percentage points. Every choice is judged by what its player knew at the time.
`;export{e as default};