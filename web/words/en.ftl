### The page in English.

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
quick-bots-label = Bots to play against
quick-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
quick-level-label = How strong the bots are
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
lobby-filter = Open tables shown
lobby-game = Game
lobby-all-games = All games
lobby-pace = Pace
lobby-pace-any = Any pace
lobby-pace-sitting = In one sitting
lobby-pace-days = Over days
lobby-pace-none = No clock
lobby-rated = Rated only
lobby-none = No open table fits.
lobby-show-all = Show all
take-a-seat = Take a seat

## A new table

game = Game
seats = Players
seat-of = Seat { $letter }
seat-me = Me
seat-open = Open seat
seat-here = Another person at this device
seat-name = Name
pass-device = Pass the device to { $name }
pass-device-text = Everybody else looks away. What { $name } holds is shown next.
pass-device-go = I am { $name }: show the table
bot-of-level = Bot: { $level }
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
level-without-network = { $level }, without its network
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
connection-silent = The server does not answer. Still trying…
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
magnified = Drawn large
hide-pieces = Hide the pieces
show-pieces = Show the pieces
choose = Choose a move
end-turn = End my turn: { $choice }
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
seat-left-to-bot = { $name } has left. A bot plays on.
seat-taken = { $name } takes the seat.
since-last = Since your last move
since-last-hint = Since your last move: plays back what the others did, step by step
since-last-short = What happened?
playback-play = Play back
playback-pause = Pause
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
total-now = If it ended now
tally-between = Range
tally-hint = Points if the game ended at this moment, counted by the rules.
tally-hint-guessed = Points if the game ended at this moment, as far as you can know: ≈ marks what depends on hidden things.
tally-range = Between { $least } and { $most }
history = Game history
first = To the beginning
back = One decision back
forward = One decision forward
live = Live
past = Line { $at } of { $of }
rule = Rule { $clause }
rule-word = Rule
explanation = Explanation
rules-detail = Rules in detail
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
counting = The points are counted
count-all = Show everything
share-picture = Picture
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
key-magnify = While held: draw the piece that you point at large
key-pieces = Hide the pieces, or show them again
key-escape = Clear the selection
key-history = Step back and forward through the game
key-help = This help

## How to play

howto = How to play
howto-title = How to play { $game }
howto-you = You
howto-other = Player { $letter }
howto-exact = The exact rules:
howto-of = { $page } of { $pages }
howto-back = Back
howto-next = Next
howto-play-on = On with the game
legend = What the symbols mean
keys = Keys

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
remarks = Remarks of the expert
remarks-guided = After a guided game
remarks-always = In every game
remarks-never = Never
senses = Display and sound
text-size = Text size
text-normal = Normal
text-large = Large
text-larger = Larger
end-turn-setting = “End my turn” button
end-turn-hint = The last move of a turn waits for it, also among bots. Among people it always does.
haptics = Vibration
haptics-hint = A phone vibrates briefly when it is your turn.
volume = Volume
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
lesson-named = Guided game: { $name }
lesson-step = Step { $step } of { $steps }
lesson-stop = Play on freely
lesson-free = You are playing freely. Your step of the guided game is kept.
lesson-resume = Back to the guided game
lesson-return = Return to the guided game
lesson-continue = Continue the guided game
lesson-strayed = You chose your own move, and the game goes on. You may return to the guided game: your moves since then are undone.
remark = A remark of the expert
remark-stop = No more remarks
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

## The puzzle of the day

puzzle = Puzzle of the day
puzzle-about = { $game }, { $seats } players. One choice wins clearly more often than the tempting one.
puzzle-solve = Solve it
puzzle-look = Look at it again
puzzle-done = Solved
puzzle-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
puzzle-task = You are { $name }. What do you play? One choice wins clearly more often than the tempting one.
puzzle-solved = Solved! You may play on from here.
puzzle-missed = Not this one. You may try again, or play on from here.
puzzle-compare = Compare the choices
puzzle-retry = Try again
puzzle-on = Play on
puzzle-right = Right: the expert plays this too.
puzzle-alike = Right: this is as good as the expert’s choice.
puzzle-wrong = The expert plays something else.
puzzle-yours = your choice
puzzle-tempting = tempting
puzzle-not-judged = Not among the best choices, so it was not judged.
puzzle-how = For each choice, fast bots played { $deals } games to the end; win chances are accurate to about ±{ $error } percentage points.

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
review-try = Try it from here
review-why = Difference in final points, by source
review-no-why = The points would have been about the same; what changes is what the others can do.
review-table = All numbers as a table
review-line = Line
review-looked = { $looked } of { $choices } real decisions were examined, made by: { $names }.
review-band = The lines are smoothed over neighbouring decisions; in 19 of 20 cases a chance lies within its band.
review-how = For each decision, fast bots played { $deals } games to the end; the choices that looked worst were compared again in { $checks } games each. Chances are accurate to about ±{ $error } percentage points. Every choice is judged by what its player knew at the time.

## Figures from one's own box

watching-allowed = Others may watch
watching-hint = Whoever has the link and no seat. Otherwise only players see the table.
remove-player = Remove { $name }
remove-surely = Remove { $name } for good
imported-game = From a saved game
imported-hint = Whoever opened it may know what is hidden in it.
own-figures = Own figures: { $name }
earlier-figures = Figures of an earlier release
edition = Figures
edition-standard = Standard
figures-page = Figures from your box
figures-page-of = Figures of { $game }
figures-lead = Some figures stand only on printed pieces, and no rulebook tells them. If you own the game, type what your box says. You get an edition of your own: play with it at once, or share it as a file.
figures-of-game = Figures from your box: { $game }
figures-show = Show
figures-all = All figures
figures-open = Only what is not printed
figures-none-open = Everything here is printed in the rulebook.
figures-counted = printed { $printed } · derived { $derived } · reported { $reported } · reconstructed { $reconstructed }
figures-changed = { $count ->
    [0] Nothing changed yet
    [one] One figure changed
   *[other] { $count } figures changed
}
figure-changed = changed
figure-undo = Undo: { $figure }
figures-undo-all = Undo all changes
figures-problems = { $count ->
    [one] One figure does not fit
   *[other] { $count } figures do not fit
}
figures-problems-elsewhere = What does not fit
figures-checking = Checking …
figures-fit = Everything fits the rulebook.
figures-name = Name of your edition
figures-name-hint = For example: First printing, 2013
figures-save = Save as my edition
figures-saved = Saved. You can play with it now.
figures-download = Download as a file
figures-upload = Open a file
figures-upload-hint = A components file (.toml) that was downloaded here.
figures-play = Play with it now
figures-mine = Your editions
figures-mine-none = You have none yet. What you save appears here, and only you see it.
figures-begin-from = These figures are shown: { $name }
figures-edit = Open
figures-delete = Delete
figures-delete-surely = Delete for good
figures-source = Source: { $source }
figures-source-typed = Typed by an owner.
figures-source-typed-some = Typed by an owner: { $figures }.
figures-source-before = Source before: { $source }
sure-typed = typed from an owner’s box
figures-line = Line { $line }
figures-clause = Clause { $clause }
figures-more = One more
figures-less = One less
figures-effects-edit = Change the effects
figures-effects-done = Done
figures-effect-add = Add an effect
figures-effect-remove = Remove this effect
figures-effects-none = nothing
figures-effect = Effect { $number }
figures-number = { $label }, number { $number }
figures-entry = { $entry }: { $label }

## What does not fit, at its figure

problem-components-not-as-printed = The rulebook prints this: { $expected }.
problem-components-against-clause = { $counted }: { $found }. By the rulebook it must be { $expected }.
problem-components-figure-unfit = This does not fit here. Wanted: { $wanted }.
problem-components-card-unfit = This does not fit here. Wanted: { $wanted }.
problem-components-effect-unreadable = Effect { $line } can’t be understood. Wanted: { $wanted }.
problem-components-count-unfit = There are { $found } here; { $expected } are needed.
problem-fish-of-the-start = { $found } tiles have the value of the first fish; { $expected } are needed.
problem-components-path-too-long = A path has the value { $value }; no die shows more than { $most }.
problem-components-path-twice = Two paths join the same regions, or one leads back to where it began.
problem-components-region-cut-off = No path leads to this region: { $region }.
wanted-whole = a whole number, at least { $least }
wanted-whole-most = a whole number from { $least } to { $most }
wanted-wholes = whole numbers, as many as { $length }
wanted-some-wholes = whole numbers
wanted-name = one of the names offered
wanted-seats = two numbers from { $least } to { $most }, the smaller one first
wanted-faces = from 1 to { $most } whole numbers, none below 0
wanted-ceremonies = { $count } ceremonies, one of them at the end
wanted-rising = numbers that rise from 0
wanted-an-effect = at least one effect
wanted-one-cost = one kind only, or several commodities by name
wanted-card-and-place = a forest card from the forest, any other card from the market
wanted-different-commodities = “all different” only for commodities
wanted-cancel = the next one, or those that cost at least a number
wanted-priest-prices = pearls for one priest and for two

## Parts of the boards

fig-group-bali-market = Market and supply
fig-group-bali-offer = Offer rows
fig-group-bali-front = Players’ hands and fronts
fig-group-bali-altar = Altar and end
fig-group-bora_bora-lagoon = The lagoon
fig-group-bora_bora-actions = Action tiles and dice
fig-group-bora_bora-people = Men and women
fig-group-bora_bora-own = Player board
fig-group-bora_bora-temple = Status and temple
fig-group-bora_bora-gods = Gods
fig-group-bora_bora-tasks = Task tiles
fig-group-bora_bora-jewelry = Jewelry
fig-group-bora_bora-end = Start and end
fig-group-raiatea-tracks = Tattoo and priest tracks
fig-group-raiatea-market = Markets and locations
fig-group-raiatea-forest = Forest and masks
fig-group-raiatea-statues = Statues and missions
fig-group-raiatea-rituals = Rituals
fig-group-raiatea-ceremony = Ceremony
fig-group-raiatea-start = Start of the game
fig-group-other = More figures

## Names of figures, by block

fig-bali-game = The game
    .seats = Players, fewest and most
fig-bali-playing_cards = Playing cards in the box
fig-bali-starting_sets = Starting sets
    .stonemasons_in_front = Stonemasons in front
    .red = Farmers of the red set
    .blue = Farmers of the blue set
    .yellow = Farmers of the yellow set
    .green = Farmers of the green set
fig-bali-goods = Goods cards in the box
    .each_player_starts_with = Each player starts with, of each kind
fig-bali-offer = The offer
    .rows = Rows
    .cards_in_a_row = Cards in a row
fig-bali-starting_stone = Starting stone
    .by_turn_order = Stone by turn order
fig-bali-buying = Buying a good
    .price = Price of a good in stone
    .less_per_farmer = Less for each own farmer of it
fig-bali-playing = Playing cards
    .shrine_price = Price of a shrine in stone
    .farmers_price = Price of one, two, three farmers
    .hand_size = Cards in a hand
fig-bali-scoring = Scoring a row
    .majority_needs = Cards needed for the majority
    .majority_brings = Points of the majority
fig-bali-final_scoring = Final scoring
    .altar_ranks = Points of a good by its rank on the altar
    .shrine = Points of a shrine
    .stone_for_a_point = Stone for a point
fig-bali-oracle = Oracle (variant)
    .goods_on_the_altar = Goods on the altar at the start, of each kind
    .cards_looked_at = Cards that an oracle looks at
fig-bali-demon = Demon (variant)
    .starts_on_row = Row on which the demon starts
fig-bora_bora-game = The game
    .seats = Players, fewest and most
    .rounds = Rounds
fig-bora_bora-map = Regions of the map
    .terrains = Terrains
    .islands = Islands
    .regions = Regions
fig-bora_bora-land_paths = Land paths
    .paths = Numbers at the paths
fig-bora_bora-water_paths = Water paths
    .paths = Numbers at the paths
fig-bora_bora-fish = Fish tiles
    .kinds = Kinds of fish
    .tiles = Tiles
fig-bora_bora-action_tiles = Action tiles on the table
    .two_players = With two players
    .three_players = With three players
    .four_players = With four players
    .fishing_points = Points for fishing
fig-bora_bora-dice = Dice
    .each = Dice of each player
fig-bora_bora-status_track = Status track
    .points = Points, space by space from 0
fig-bora_bora-temple = Temple
    .spaces = Spaces
    .priests_each = Priests of each player
    .points_by_round = Points of a priest by round
    .god_tiles = God tiles laid out
fig-bora_bora-gathering_board = Gathering board
    .spaces = Spaces
    .huts_each = Huts of each player
    .huts_on_the_last = Huts on the last space at the start
    .empty_space = Space that is empty at the start
fig-bora_bora-ceremony_area = Ceremony spaces
    .columns = Spaces in a row
    .spaces = Material of each space, row by row
fig-bora_bora-helper = Helper: what a die point costs
    .shift = Tattoo a man or collect shells
    .point = A victory point
    .offering = An offering
    .god_card = A God card
    .material = Building material
    .move_hut = Move a hut
fig-bora_bora-people = Man and woman tiles
    .shown = Tiles on display, of each sex
    .most = Most that a path, position or building counts
    .kinds = Kinds of people
fig-bora_bora-tasks = Task tiles
    .shown_beyond_players = Tiles on display beyond the number of players
    .each_light = Light tiles of each player
    .each_dark = Dark tiles of each player
    .points = Points of a task
    .points_with_yellow = Points with the Yellow God
    .tiles = Tiles
fig-bora_bora-jewelry = Jewelry tiles
    .kinds = Kinds of jewelry
    .shown = Tiles on display in a round
    .tiles = Tiles
fig-bora_bora-buildings = Building tiles
    .each = Tiles of each player
    .points_by_round = Points by round
fig-bora_bora-god_cards = God cards
    .of_each_colour = Cards of each colour
    .shown = Cards on display
    .dealt = Cards dealt to each player
fig-bora_bora-god_tiles = God tiles
    .all = Tiles in the box
    .each = Tiles of each player
    .points = Points of an unused tile
fig-bora_bora-start = Start of the game
    .offerings = Offerings
    .points_by_turn_order = Points by turn order
    .fish = Fish beside the first hut
fig-bora_bora-final_scoring = Final scoring
    .bonus = Points of a bonus
    .tasks = Tasks for the bonus
    .jewelry = Jewelry for the bonus
fig-raiatea-game = The game
    .seats = Players, fewest and most
fig-raiatea-setup = Setup
    .mana = Mana
    .pearls = Pearls
    .rituals_drawn = Rituals drawn
    .rituals_kept = Rituals kept
    .first_of_four_keeps = With four players the first keeps
    .last_of_five_draws_again = With five players the last draws again
    .forest_cards_beyond_players = Forest cards beyond the number of players
fig-raiatea-rounds = Round track
    .three = With three players
    .four = With four players
    .five = With five players
fig-raiatea-die = The die
    .faces = Its faces
fig-raiatea-ranks = Ranks
    .points = Points by rank
    .drawn = Rituals drawn by rank
    .clips = Clips by rank
fig-raiatea-tattoo_track = Tattoo track
    .ranks_at = Steps at which the ranks are reached
fig-raiatea-priest_track = Priest track
    .top = Highest number
fig-raiatea-recruiting = Path of the Gods
    .cost = Pearls for one priest, for two
    .kahuna_priests = Priests of the Kahuna
fig-raiatea-locations = Locations and assistants
    .reef_kahuna_pearls = Pearls of the Kahuna in the reef
    .pearl_diver_pearls = Pearls of a Pearl Diver
    .assistant_price = Pearls for an assistant
fig-raiatea-ceremony = Ceremony
    .ritual_price = Mana for a ritual
    .gifts = Gifts of the gods
    .gifts_given = Gifts given with three, four, five players
fig-raiatea-price_charts = Price charts
    .starts_on = Space on which the markers start
fig-raiatea-masks = Masks
    .motifs = Motifs
    .mirrors = Rainbow mirrors
fig-raiatea-forest_cards = Forest cards
    .masks = Masks with their treasures
fig-raiatea-starting_cards = Starting cards
fig-raiatea-statues = Statues
    .rows = From how many players on a space is used, row by row
    .points = Points of a mission by statue
fig-raiatea-missions = Mission tokens
    .tokens = Tokens
fig-raiatea-rituals = Ritual cards
    .cards = Cards

## Names of what an entry says

fig-field-island = Island
fig-field-terrain = Terrain
fig-field-resource = Brings
fig-field-from = From
fig-field-to = To
fig-field-value = Value
fig-field-kind = Kind
fig-field-strength = What one, two, three of them do
fig-field-symbols = Symbols on the left of each tile
fig-field-deck = Pile
fig-field-needs = What is needed
fig-field-points = Points
fig-field-shells = Shells
fig-field-colour = Colour
fig-field-per = For each
fig-field-most = At most
fig-field-starting = Starting cards
fig-field-mask = Mask
fig-field-treasure = Treasure
fig-field-statue = Statue
fig-field-copies = Copies
fig-field-cost = Cost
fig-field-effects = Effects
fig-field-tane = Tane variant
fig-entry-path = { $from } – { $to }
fig-entry-number = { $name } { $number }

## Names in lists

fig-name-light = light
fig-name-dark = dark
fig-name-a = fish A
fig-name-b = fish B
fig-name-c = fish C
fig-name-d = fish D
fig-name-central = central
fig-name-north = north
fig-name-east = east
fig-name-south = south
fig-name-west = west
fig-name-offering = offering
fig-name-action = action
fig-name-ceremony = ceremony
fig-name-red = red
fig-name-green = green
fig-name-blue = blue
fig-name-yellow = yellow
fig-name-black = black: for you, at once
fig-name-kind-blue = blue: stays in front
fig-name-burgundy = burgundy: against others
fig-name-brown = brown: for all players
fig-name-missions_pearls = missions for pearls
fig-name-missions_mana = missions for mana
fig-name-missions_commodities = missions for commodities
fig-name-missions_masks = missions for masks
fig-name-missions_conditional = missions with a condition
fig-name-mask_pair_colours = colours of mask pairs
fig-name-conditional = with a condition
fig-name-auction = auction
fig-name-masks = masks
fig-name-commodities = commodities
fig-name-any_commodity = any commodity
fig-name-identical_commodities = identical commodities
fig-name-rank = rank
fig-name-priests = priests
fig-name-assistants = assistants
fig-name-identical_assistants = identical assistants
fig-name-different_assistants = different assistants
fig-name-mana = mana
fig-name-pearls = pearls
fig-name-priest = priest
fig-name-tattoo = tattoo
fig-name-players = player
fig-name-missions = missions
fig-name-all = all players
fig-name-which-all = all of them
fig-name-commodity = commodity
fig-name-assistant = assistant
fig-name-mask = mask
fig-name-forest_card = forest card
fig-name-market = market
fig-name-forest = forest
fig-name-any = any
fig-name-normal = normal
fig-name-one = one
fig-name-others = all others
fig-name-next = the next one
fig-name-cost_at_least = those that cost at least
fig-name-marae = Marae
fig-name-reef = reef
fig-name-path = Path of the Gods
fig-name-neighbourhood = neighbourhood
fig-name-kahuna = as Kahuna
fig-name-bid = when bidding
fig-name-priest_purchase = when recruiting
fig-name-mission_payment = when paying a mission

## Effects of cards

fig-op-gain = Gain
fig-op-roll = Gain what the die shows
fig-op-take = Take a card
fig-op-sacrifice = Sacrifice cards
fig-op-reactivate = Reactivate assistants
fig-op-draw_rituals = Draw rituals by rank
fig-op-perform_ritual = Perform a ritual of the hand
fig-op-fulfil_mission = Fulfil a mission
fig-op-recruit = Recruit priests
fig-op-price_marker = Price marker to the top
fig-op-add_to_bag = Add mana to the bag
fig-op-steal = Steal
fig-op-lose = Others lose
fig-op-cancel = Stop rituals of others
fig-op-points = Points at the end
fig-op-permanent = Lasting advantage
fig-param-what = What
fig-param-n = How many
fig-param-per = For each
fig-param-who = For whom
fig-param-card = Card
fig-param-from = From
fig-param-different = All different
fig-param-most = At most
fig-param-each = For every card
fig-param-keep = Keep
fig-param-deck = Pile
fig-param-which = Which
fig-param-target = Whom
fig-param-every = For every so many
fig-param-trigger = When
fig-param-do = Then
fig-param-exchanges = More exchanges
fig-param-sales = More sales
fig-param-bid = Bid counts more
fig-param-discount = Cheaper by
fig-param-kinds = Of these kinds
fig-param-cost = Pearls for one, for two
fig-param-nothing = –

## What task tiles ask for

fig-need-men = men
fig-need-women = women
fig-need-priests = priests in the temple
fig-need-jewelry = jewelry tiles
fig-need-first = turn order tile 1
fig-need-regions = regions with huts
fig-need-islands = islands with huts
fig-need-cards_of_one_colour = God cards of one colour
fig-need-cards = God cards
fig-need-different_cards = different God cards
fig-need-buildings = built building tiles
fig-need-jewelry_of_kind = jewelry tiles
fig-need-god_tiles = God tiles
fig-need-offerings = offerings
fig-need-shells = shells
fig-need-material = building material
fig-need-materials = building materials
fig-need-terrain = regions with huts
fig-need-fish = regions with huts
fig-need-huts_on_12 = huts on space 12
fig-need-men_shifted = men shifted down
fig-need-women_shifted = women shifted down
fig-need-people_shifted = men and women shifted down
fig-need-people_of_kind = men and women of one kind
fig-need-different_men = different men
fig-need-different_women = different women
fig-need-different_jewelry = different jewelry tiles
fig-need-of = { $need }: { $of }

## Clocks

clock = Clock
clock-none = No limit
clock-move = For each decision
clock-total = For the whole game
clock-seconds = { $count } seconds
clock-minutes = { $count ->
    [one] One minute
   *[other] { $count } minutes
}
clock-hours = { $count ->
    [one] One hour
   *[other] { $count } hours
}
clock-whole-days = { $count ->
    [one] One day
   *[other] { $count } days
}
clock-days = { $days } d { $hours } h
clock-rule = When time runs out
clock-rule-bot = A bot takes over
clock-rule-vote = The others vote
clock-rule-end = The game ends
clock-hint = Bots do not use the clock. It stands still while the server is down.
clock-running = The clock is running
clock-out = No time left
clock-vote = { $names } ran out of time. What now?
clock-vote-bot = A bot takes over
clock-vote-wait = Wait
clock-vote-end = End the game
clock-notice-out = { $name } ran out of time.
clock-notice-bot = { $name } ran out of time. A bot plays on.
clock-notice-wait = { $name } gets more time.
clock-notice-end = { $name } ran out of time. The game is over.

ask-back = Ask to undo
ask-back-tip = Ask the others: if all agree, your last answer is taken back.
take-back-asked = { $name } asks to take back their last answer.
take-back-waiting = You asked to take back your last answer. Waiting for { $names }.
take-back-missing = Waiting for { $names }.
take-back-agree = Agree
take-back-refuse = Refuse
take-back-withdraw = Withdraw
take-back-refused = { $name } did not agree to take the answer back.
taken-back = { $name } took an answer back, and everybody agreed.
stopped-clock = The game was ended because a player ran out of time.
stopped-host = The host of this server has closed this table.

## People

about-person = Mute, block or report { $name }
mute = Mute
mute-hint = You no longer see their name or what they write. They do not notice.
block = Block
block-hint = As above, and they can’t join or watch your tables.
report = Report to the host
report-name = Report this name
report-line = Report this message
report-hint = What is wrong? (optional)
muted-done = Muted. You can take this back in the settings.
blocked-done = Blocked. You can take this back in the settings.
reported-done = Thank you. The host will read it.
hidden-player = Muted player { $letter }
hidden-people = Muted and blocked people
hidden-people-none = You have muted nobody.
hidden-mute = muted
hidden-block = blocked
unhide = Take back
short-code = Code for reading aloud
short-code-hint = Type it on the start page. Valid for a quarter of an hour.

## The ladder

ladder = Ladder
ladder-of = Ladder of { $game }
ladder-lead = People and bots on one ladder. It counts rated games only: standard figures, no advice, nothing taken back by consent.
ladder-empty = Nobody has finished a rated game yet. Tick “Rated” when you create a table.
ladder-order = The ladder is ordered by the lower end of the interval, so that nobody is on top after one lucky game. 400 points more mean ten wins for one loss.
ladder-place = Place
ladder-player = Player
ladder-you = You
rating = Rating
rating-interval = 95 % interval
rating-between = { $low } to { $high }
rated-games = Games
rated-pages = Pages about rated games
to-ladder = To the ladder
statistics = Statistics
statistics-of = Statistics of { $game }
statistics-lead = { $count ->
    [one] From the latest rated game.
   *[other] From the latest { $count } rated games that were played to the end.
}
statistics-seats = { $seats } seats
statistics-points = { $count ->
    [one] One game
   *[other] { $count } games
}. Mean points: { $points }; of winners: { $winner }.
seat = Seat
mean-points = Mean points
games-won = Won
what-winners-did = What winners did
what-winners-did-hint = Mean points from each source. Where winners are furthest ahead comes first.
of-winners = Winners
of-others = Others
of-bots = Bots
of-everybody = Everybody
source = Source
no-player-title = Nobody is here
no-player-text = Nobody on the ladder has this address. Perhaps they have deleted what was stored of them.
player-you = This is you, as others see you.
player-left = left
muted-player = Muted player
gone-player = Former player
rating-over-time = Rating over time
rating-chart = The rating over { $count } games, from { $first } to { $last }; the band is the 95 % interval.
head-to-head = Head to head
opponent = Opponent
rival-better = Better
rival-worse = Worse
rival-even = Equal
points-compared = Mean points from each source in rated games, beside those of bots and of everybody.
latest-games = Latest games
game-place = Place { $place } of { $count }
rated = Rated
rated-hint = The result counts for the ladder.
rated-table = Rated
rated-table-hint = The result counts for the ladder, for bots too. No advice, nothing taken back by consent; whoever leaves is last.
rated-table-not = Not with own figures, several people at one device, a saved game, or a clock that does not let a bot take over.
rated-done = This game counts for the ladder.
leave-rated = This game is rated: whoever leaves gets the last place. A bot takes over your seat for the rest of the game.

## Planned moves

plan = Planned move
plan-ahead = Plan ahead
plan-title = Plan a move
plan-hint = Choose what you would do when you are asked next. Choose several to say what comes first: the first that is possible is played. It is played only if it still does what is shown here; otherwise you are asked.
plan-looking = Looking at what you may be asked …
plan-nothing = What you will be asked next can’t be foreseen.
plan-keep = Plan this
plan-kept = Planned: { $plan }
plan-otherwise = { $first } – otherwise: { $then }
plan-dropped = Not played: { $plan }. { $reason }
plan-change = Change
plan-drop = Take back

## Who one is

identity = You
identity-hint = Nothing of this is needed to play.
avatar = Picture
avatar-none = No picture
avatar-turtle = Turtle
avatar-shell = Shell
avatar-palm = Palm
avatar-fish = Fish
avatar-flower = Flower
avatar-canoe = Canoe
avatar-mask = Mask
avatar-star = Star
avatar-colour = Colour of the picture
colour-lagoon = Lagoon
colour-coral = Coral
colour-amber = Amber
colour-palm = Green
colour-hibiscus = Pink
colour-wood = Brown
colour-stone = Grey
colour-night = Dark blue
come-back = Coming back
come-back-hint = With a passkey, or a link by e-mail, you go on as yourself in another browser: with your tables, your name and your ratings.
passkey = Passkey
add-passkey = Create a passkey
use-passkey = I have a passkey
passkey-made = The passkey works from now on.
passkey-not-made = No passkey was created.
passkey-not-used = No passkey was used.
passkey-unsupported = This browser has no passkeys, or the site is not reached by https.
device = Browser
since = since { $date }
remove = Remove
sign-out = Sign out
recovery-keep = Keep me by this e-mail address
recovery-save = Send a link to confirm
recovery-back = I was here before: send me a link
recovery-send = Send
recovery-sent = If this address leads back to somebody, a link was sent to it.
recover-hint = From now on this browser is one of yours. Whoever used it before as somebody else is not signed in here any more.
recover-enter = Go on as myself
recover-done = Welcome back.
games-as-files = Your finished games as files
export-records = Records (.zip)
export-csv = Spreadsheet (.csv)
export-bgstats = BG Stats (.json)
name-more = Picture, passkey and other devices

## The table in sentences

text-page = The table in sentences
text-lead = Everything that you see at this table, and everything that you can do, as text. The page follows the game.
text-back = To the board
text-now = Now
text-choices = What you can do
text-effect = That would do: { $effects }
text-confirm = Do it: { $choice }
text-cancel = Do not
text-happened = What happened last
text-table = The table
text-seat = { $name }, seat { $letter }
text-you = you
text-score = { $name }: place { $place }, { $points } points

## Annotations

annotations = Annotations
annotation-hint = Look back at a position to write something about it. Everybody who sees this game reads it, and the record has it too.
annotation-mark = Mark
annotation-no-mark = none
annotation-text = What do you think about this position?
annotation-save = Save
annotation-remove = Delete
annotation-at = Line { $at }

## Notifications

notifications = Notifications
notifications-hint = Hear that a table waits for you while no page of Motu is open. A notification says which table it is and what is asked, never anything hidden.
notify-here = Notify me in this browser
this-browser = this browser
push-denied = The browser does not allow notifications of this site. You can change that in its settings.
push-unsupported = This browser can’t show notifications, or the site is not reached by https.
channel-push = Browser
channel-webhook = Webhook
channel-mail = E-mail
channel-unconfirmed = Not confirmed yet: open the link in the mail.
channel-gone = Stopped: the address does not exist any more.
channel-failing = Stopped: several notifications did not arrive.
add-webhook = Add a webhook
add-mail = Add an e-mail address
add-channel = Add
remove-channel = Remove
webhook-url = Address of the webhook
webhook-format = Service
format-discord = Discord
format-slack = Slack
format-ntfy = ntfy
format-json = Other (JSON)
mail-address = E-mail address
mail-sent = A mail was sent to { $address }. Open the link in it.
test = Test
test-sent = A test message was sent.
quiet-hours = Quiet hours
quiet-from = From
quiet-until = Until
reminders = Remind me
reminders-hint = Before my time at a table runs out.
break-until = No notifications before
your-turn-at = { $count ->
    [one] Your turn at { $count } table
   *[other] Your turn at { $count } tables
}
link-stop-done = { $name } gets no more notifications.
link-confirm-done = { $name } gets notifications from now on.
link-used = There is nothing to do: this link was used before, or the address was removed.

## Playing on from a position

eyes = As seen by
eyes-own = me
eyes-nobody = a spectator
play-on-here = Play on from here
play-on-title = Play on from this position
play-on-over = A new table begins at this position. The game that you look at stays as it is.
play-on-running = A new table begins at this position, against bots. Your game here goes on as it is.
## A site without a server: the tables are in this browser

site-here = In this browser
site-loading = Getting the games ready: { $percent }%
site-title = Everything in this browser
site-hint = Games, bots and saved games are all here. Nothing is sent anywhere, and it works without a network.
site-server-title = What a server adds
site-server-friends = Friends and other people at your table, and open tables to join
site-server-chat = Chat, spectators, and notices
site-server-devices = The same game on several devices
site-server-move = To take a game to a server: save it as a file in the table’s menu, then open that file there when you set up a table.
open-saved = Open a saved game
open-saved-hint = A game, a table or a backup that was saved as a file.
save-game = Save the game as a file
save-game-hint = For a backup, another browser or a server. It contains everything, also what is hidden.
delete-game = Delete
delete-game-of = Delete: { $name }
delete-game-surely = Delete for good
all-games = Show all { $count }
no-table-here-title = This game is not here
no-table-here-text = It is not stored in this browser. It may have been deleted, or it is in another browser.
storage-memory = This browser stores nothing, perhaps because the window is private. Save games as files before you close it.
storage-restored = The stored games of this browser were cleared. The game that is open was stored again.
new-version = A new version of Motu is ready.
new-version-use = Use it now
install-app = Install as an app
your-games = Your games
your-games-hint = They are stored in this browser only. A backup is one file with all games, your own figures and your name.
your-games-size = { $size } MB in this browser, the games themselves included
backup-save = Save a backup
backup-added = { $count ->
    [0] All games of the backup were here already.
    [one] One game was added.
   *[other] { $count } games were added.
}
backup-spoilt = { $count ->
    [one] One game could not be read:
   *[other] { $count } games could not be read:
}
delete-games = Delete everything
delete-games-title = Delete all games of this browser?
delete-games-what = All games, reviews, your own figures, your notes and your name are deleted.
delete-games-done = Everything is deleted.
error-engine-failed = The games could not be started in this browser. Reload the page, or try a newer browser. ({ $reason })
error-engine-unreachable = The games could not be loaded: there is no network. Once they are loaded, none is needed.
error-engine-file-missing = The file { $file } is missing on this site. Perhaps a new version is being uploaded: reload the page in a minute.
error-browser-too-old = This browser is too old for the games. They need one from 2023 or later.
