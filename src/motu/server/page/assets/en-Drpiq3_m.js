var e=`### Bora Bora in English.

title = Bora Bora
tagline = Dice send you across five islands: huts make room for people, gods bend the rules, and every round a task falls due.

variant-huts_one_per_space = One hut on each space
    .hint = At the start one hut stands on each of the 12 spaces. Otherwise two stand on space 12 and one space is empty.

## Things

god-blue = blue
    .name = the Blue God
    .card = a blue God card
god-white = white
    .name = the White God
    .card = a white God card
god-red = red
    .name = the Red God
    .card = a red God card
god-green = green
    .name = the Green God
    .card = a green God card
god-yellow = yellow
    .name = the Yellow God
    .card = a yellow God card
god-hidden = hidden
    .name = a God
    .card = a God card

kind-land_path = land path
kind-water_path = water path
kind-woman = woman
kind-man = man
kind-build = build
kind-material = building material
kind-move_hut = move hut
kind-points = victory points
kind-god_card = God card
kind-offering = offering
kind-status = status
kind-shell = shell

person-man = man
    .many = men
    .acc = a man
person-woman = woman
    .many = women
    .acc = a woman

tile-helper = Helper
tile-temple = Temple
tile-build = Build
tile-man = Man
tile-woman = Woman
tile-land = Land Path
tile-water = Water Path
tile-man_woman = Man / Woman
tile-land_water = Land / Water Path
tile-fishing = Fishing

region-central_northwest = central island, north-west
region-central_northeast = central island, north-east
region-central_southwest = central island, south-west
region-central_southeast = central island, south-east
region-north_west = north island, west
region-north_east = north island, east
region-east_north = east island, north
region-east_south = east island, south
region-south_west = south island, west
region-south_east = south island, east
region-west_north = west island, north
region-west_south = west island, south

terrain-mountain = mountain
terrain-beach = beach
terrain-forest = forest
terrain-plains = plains

path-land = land path
path-water = water path
path-either = land or water path

material-sand = sand
material-wood = wood
material-stone = stone

jewel-necklace = necklace
jewel-bracelet = bracelet
jewel-anklet = anklet
jewel-earring = earring
jewel-headband = headband
jewel-ring = ring

payment-tile = a God tile
payment-card = a card and an offering
payment-pair_blue = two blue cards and an offering
payment-pair_white = two white cards and an offering
payment-pair_red = two red cards and an offering
payment-pair_green = two green cards and an offering
payment-pair_yellow = two yellow cards and an offering

bonus-tasks = 9 completed task tiles
bonus-jewelry = 6 jewelry tiles
bonus-ceremony = all ceremony spaces full
bonus-buildings = all 6 building tiles built
bonus-regions = huts in all 12 regions
bonus-people = 12 people

task-man_and_woman = 1 man and 1 woman
task-woman_and_priest = 1 woman and 1 priest in the temple
task-man_and_priest = 1 man and 1 priest in the temple
task-priests = 3 priests in the temple
task-woman_and_jewelry = 1 woman and 1 jewelry tile
task-man_and_first = 1 man and turn order tile 1
task-three_regions = huts in 3 regions
task-nine_regions = huts in 9 regions
task-islands = huts on all 5 islands
task-cards_of_one_colour = 3 God cards of one colour
task-cards_blue = 2 blue God cards
task-cards_white = 2 white God cards
task-cards_red = 2 red God cards
task-cards_green = 2 green God cards
task-cards_yellow = 2 yellow God cards
task-different_cards = 4 different God cards
task-men = 4 men
task-women = 4 women
task-jewelry = 4 jewelry tiles
task-buildings = 4 built building tiles
task-jewelry_necklace = 2 jewelry tiles ‘necklace’
task-jewelry_bracelet = 2 jewelry tiles ‘bracelet’
task-jewelry_anklet = 2 jewelry tiles ‘anklet’
task-jewelry_earring = 2 jewelry tiles ‘earring’
task-jewelry_headband = 2 jewelry tiles ‘headband’
task-jewelry_ring = 2 jewelry tiles ‘ring’
task-god_tiles = 2 God tiles
task-offerings = 4 offerings
task-shells = 5 shells
task-material_sand = 3 sand
task-material_wood = 3 wood
task-material_stone = 3 stone
task-materials = 5 building materials
task-terrain_mountain = huts in all 3 mountain regions
task-terrain_beach = huts in all 3 beach regions
task-terrain_forest = huts in all 3 forest regions
task-terrain_plains = huts in all 3 plains regions
task-fish_a = huts in all 3 regions with fish A
task-fish_b = huts in all 3 regions with fish B
task-fish_c = huts in all 3 regions with fish C
task-fish_d = huts in all 3 regions with fish D
task-huts_on_12 = 4 huts on space 12
task-men_shifted = 3 men shifted down
task-women_shifted = 3 women shifted down
task-people_shifted = 5 people shifted down
task-people_land_path = 2 people ‘land path’
task-people_water_path = 2 people ‘water path’
task-people_woman = 2 people ‘woman’
task-people_man = 2 people ‘man’
task-people_build = 2 people ‘build’
task-people_material = 2 people ‘building material’
task-people_move_hut = 2 people ‘move hut’
task-people_points = 2 people ‘victory points’
task-people_god_card = 2 people ‘God card’
task-people_offering = 2 people ‘offering’
task-people_status = 2 people ‘status’
task-people_shell = 2 people ‘shell’
task-different_men = 3 different men
task-different_women = 3 different women
task-different_jewelry = 3 different jewelry tiles

source-start = Turn order
source-status = Status track
source-temple = Temple
source-buildings = Building tiles
source-red_fish = Fish by the Red God
source-tasks = Task tiles
source-helper = Helper
source-fishing = Fishing
source-people = Men and women
source-god_tiles = God tiles
source-fish = Fish at the end
source-jewelry = Jewelry tiles
source-bonus_tasks = Bonus: 9 completed task tiles
source-bonus_jewelry = Bonus: 6 jewelry tiles
source-bonus_ceremony = Bonus: all ceremony spaces full
source-bonus_buildings = Bonus: all 6 building tiles built
source-bonus_regions = Bonus: huts in all 12 regions
source-bonus_people = Bonus: 12 people

## Amounts

amount-points = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
amount-offerings = { $offerings ->
    [one] { $offerings } offering
   *[other] { $offerings } offerings
}
amount-shells = { $shells ->
    [one] { $shells } shell
   *[other] { $shells } shells
}
amount-steps = { $steps ->
    [one] { $steps } status step
   *[other] { $steps } status steps
}
amount-priests = { $priests ->
    [one] { $priests } priest
   *[other] { $priests } priests
}
die-points = { $count ->
    [one] { $count } die point
   *[other] { $count } die points
}
people-of-kind = { $count ->
    [one] { $person-acc } (“{ $kind }”)
   *[other] { $count } { $person-many } (“{ $kind }”)
}

## The table in the terminal

table-tiles = Action tiles
table-round = Round { $round }
table-cards = God cards
table-pile = Draw pile: { $count }
table-region = Region
table-terrain = Terrain
table-fish = Fish
table-holder = Building space
table-aside = Aside
table-jewel = { $jewel } { $points } ({ amount-shells })
table-points = Victory points
table-order = Turn order
table-dice = Dice
table-offerings = Offerings
table-shells = Shells
table-god-tiles = God tiles
table-hand = Cards in hand
table-priests = Priests in supply
table-huts = Huts (+ on space 12)
table-people = Men and women
table-buildings = Built
table-jewelry = Jewelry
table-done = Tasks completed

## What is asked

decision-place-first-hut = Place your first hut beside a 1-fish.
decision-choose-die = Which die do you place?
decision-place-die = Where do you place the { $die }?
decision-pay-god = How do you pay for { $god-name }?
decision-expand = Expand: { $path } of value { $value } or less.
decision-take-hut = Which hut do you take from your player board?
decision-place-material = Where do you put the { $material }?
decision-score-fish = Do you play a Red God for the fish ({ amount-points })?
decision-take-person = Take a tile from position { $value } or lower.
decision-settle-person = Where does the tile go on your player board?
decision-spend-points = Helper: you have { die-points } left.
decision-take-god-card = { $count ->
    [one] Take a God card.
   *[other] Take up to { $count } God cards, one at a time.
}
decision-place-priest = Place a priest on space { $value } or lower.
decision-choose-building = Which building tile of value { $value } or less do you build?
decision-choose-plot = Which two materials does building tile { $building } replace?
decision-fire-bonus = Choose your Fire Bonus.
decision-use-people = Which men or women do you use?
decision-choose-material = { $count ->
    [one] Take a building material of your choice.
   *[other] Take up to { $count } building materials, one at a time.
}
decision-move-hut = { $count ->
    [one] Move one more hut to space 12?
   *[other] Move more huts to space 12? Up to { $count }.
}
decision-take-steps = Move forward on the status track, up to { $count }.
decision-buy-jewelry = Buy a jewelry tile?
decision-resolve-task = Complete or surrender a task tile.
decision-take-task = Take a new task tile.

## What may be chosen

option-region = { $terrain }: { $region } (fish { $points })
option-hut-from-last = A hut from space 12
option-hut-from-another = A hut from another space
option-no-god = Play no God
option-score-fish = Red God for { amount-points }: { $payment }
option-take-man = Man “{ $kind }” ({ amount-steps }), position { $position }
option-take-woman = Woman “{ $kind }” ({ amount-shells }), position { $position }
option-settle-on-last = On space 12
option-settle-on-another = On another space
option-finish = Done: { amount-points } for the rest
option-trade-point = One victory point
option-trade-offering = An offering
option-trade-card = A God card
option-move-hut = Move a hut to space 12
option-take-material = Take { $material }
option-tattoo = Tattoo a man: { amount-steps }
option-collect-shells = Collect shells with a woman: { amount-shells }
option-temple-space = Space { $space }
option-temple-space-pushing = Space { $space }, pushing { $pushed_seat }
option-building = Building tile { $building }
option-plot = { $first_material } ({ $first }) and { $second_material } ({ $second })
option-die = The { $die }
option-place = { $tile }
option-place-blue = { $tile } with the Blue God
option-place-white = { $tile } as a 6 with the White God
option-place-blue-white = { $tile } as a 6 with the Blue and White Gods
option-pay = With { $payment }
option-stop-taking = Take no more
option-draw-god-card = The top card of the draw pile
option-take-god-card = Take { $god-card } from the display
option-ceremony-space = Ceremony space { $space }
option-stop-moving = Move no more
option-take-steps = Move forward { amount-steps }
option-fire-card-status = A God card and a status step
option-fire-card-shell = A God card and a shell
option-fire-offering-status = An offering and a status step
option-fire-offering-shell = An offering and a shell
option-use-people = Use { people-of-kind }: up to { $value }
option-use-people-doubled = Use { people-of-kind }, doubled by the Green God: up to { $value }
option-use-people-extra = Use { people-of-kind } as well, with the Green God: up to { $value }
option-pass-people = Use nobody (any more)
option-skip-jewelry = Buy none
option-buy-jewelry = { $jewel } (number { $place }, { amount-points }) for { amount-shells }
option-complete-task = Complete “{ $task }” for { amount-points }
option-surrender-task = Surrender “{ $task }”
option-complete-task-yellow = Complete “{ $task }” with the Yellow God ({ $payment }) for { amount-points }
option-take-task = Take “{ $task }”

## What happened

event-turn-order-drawn = { $seat } has turn order tile { $place } and starts with { amount-points }.
event-god-cards-dealt = { $seat } is dealt God cards: { $gods }.
event-tasks-dealt = { $seat } is dealt task tiles: { $tasks }.
event-god-cards-shown = Face-up God cards: { $gods }.
event-people-shown = On display, positions 1 to 6. Men: { $man_kinds }. Women: { $woman_kinds }.
event-tasks-shown = Task tiles on display: { $tasks }.
event-round-began = Round { $round } begins.
event-dice-rolled = { $seat } rolls { $dice }.
event-die-placed = { $seat } places a { $die } on “{ $tile }”.
event-god-played = { $seat } plays { $god-name }: { $payment }.
event-fished = { $seat } scores { amount-points } for fishing.
event-hut-built = { $seat } places a hut: { $terrain } ({ $region }).
event-hut-pushed-aside = The hut of { $seat } is moved aside ({ $region }).
event-material-placed = { $seat } puts { $material } on a ceremony space.
event-material-laid-aside = { $seat } puts { $material } beside the player board.
event-offerings-gained = { $seat } takes { amount-offerings }.
event-shells-gained = { $seat } takes { amount-shells }.
event-status-gained = { $seat } moves forward { amount-steps }.
event-fish-scored = { $seat } scores { amount-points } for the fish ({ $region }).
event-person-taken = { $seat } takes { $person-acc } (“{ $kind }”) from position { $position }.
event-man-tattooed = { $seat } tattoos a man (“{ $kind }”): { amount-steps }.
event-shells-collected = { $seat } collects shells with a woman (“{ $kind }”): { amount-shells }.
event-points-traded = { $seat } trades for { amount-points }.
event-god-card-taken = { $seat } takes { $god-card } from the display.
event-god-card-drawn = { $seat } draws { $god-card } from the pile.
event-god-card-shown = New among the face-up God cards: { $god }.
event-discard-shuffled = The discarded God cards are shuffled into a new draw pile.
event-hut-moved = { $seat } moves a hut to space 12.
event-priest-placed = { $seat } places a priest on space { $space } of the temple.
event-priest-pushed = A priest of { $seat } is shifted to space { $space }.
event-priest-returned = A priest of { $seat } drops out of the temple and returns.
event-building-built = { $seat } builds building tile { $building } and scores { amount-points }.
event-people-used = { $seat } uses { people-of-kind }.
event-points-told = { $seat } scores { amount-points }.
event-status-scored = Status track: { $seat } scores { amount-points }.
event-turn-order-taken = { $seat } gets turn order tile { $place }.
event-temple-scored = Temple: { $seat } scores { amount-points } for { amount-priests }.
event-god-tile-gained = { $seat } receives the God tile of the temple.
event-god-tile-lost = No priest is in the temple: the God tile is removed from the game.
event-jewelry-bought = { $seat } buys a jewelry tile for { amount-shells }: { $jewel } ({ amount-points }).
event-cards-shown-for-task = { $seat } shows God cards: { $gods }.
event-task-completed = { $seat } completes “{ $task }”: { amount-points }.
event-task-surrendered = { $seat } surrenders “{ $task }”.
event-task-taken = { $seat } takes the task tile “{ $task }”.
event-god-tiles-scored = { $seat } scores { amount-points } for unused God tiles.
event-fish-held = { $seat } scores { amount-points } for fish tiles.
event-jewelry-scored = { $seat } scores { amount-points } for jewelry tiles.
event-bonus-scored = { $seat } scores { amount-points }: { $bonus }.
event-seat-scored = { $seat } has { amount-points } in all.

## The guided first game

lesson-1 = Welcome to Bora Bora. Everything begins with a hut beside a fish tile of value 1. Choose the forest on the east island: huts in a region also bring its material, here wood.
lesson-2 = Every hut comes from your own board. Only a space without a hut has room for a person later; space 12 holds several huts. Take the first one from there.
lesson-3 = The wood goes to a ceremony space of its kind. Two neighbouring materials can later become a building. Put it here.
lesson-4 = Six rounds, three phases each. In phase A you place your three dice one by one in turn. High dice do more, low dice close a tile to the others. Begin with a 2.
lesson-5 = A die must be lower than every die that lies on the tile already. Your 2 closes the temple to all but a 1. Send a priest there.
lesson-6 = The die says how far up the temple you may go; priests who are pushed come down. Take space 2.
lesson-7 = Each priest who comes to the temple brings a fire bonus. Take an offering and a shell: offerings pay for gods, shells buy jewelry.
lesson-8 = Now the 3. High numbers open more paths.
lesson-9 = Put it on the path tile: from your huts you may cross a land or water path with a value of 3 or less.
lesson-10 = The paths that your 3 opens are shown on the map. Build in the plains in the middle: they bring an offering, and a fish worth 5.
lesson-11 = Again the hut comes from your board. Take another space this time, so that there is room for people.
lesson-12 = Gods bend the rules. The red god lets you score the fish of a new hut at once. A god is paid with a card and an offering, two like cards and an offering, or a god tile alone, which stands for any god. Pay with the tile: 5 points.
lesson-13 = Your last 2 fits on few tiles. Fishing takes every die, is never closed, and always brings 2 points.
lesson-14 = After phase B, in which people are used, comes phase C: status, turn order, temple, jewelry, tasks. You have most priests, so the god tile came back to you. One shell buys the headband: 2 points at the end.
lesson-15 = Each round you complete a task, or lose one. You have two of the three regions; the yellow god makes good what is missing, for 4 points instead of 6. Pay with the god tile.
lesson-end = That was the first round. Take a new task and go on: after six rounds fish, jewelry and bonuses for whatever you have completed are counted. Good luck!
`;export{e as default};