var e=`### Bora Bora in English.

title = Bora Bora
tagline = Dice send you across five islands: huts make room for people, Gods let you break the rules, and every round a task falls due.

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
god-hidden = face down
    .name = a God
    .card = a God card

kind-land_path = land path
    .limit = path value up to
kind-water_path = water path
    .limit = path value up to
kind-woman = take a woman
    .limit = position up to
kind-man = take a man
    .limit = position up to
kind-build = build
    .limit = tile value up to
kind-material = building material
    .limit = building materials:
kind-move_hut = move hut
    .limit = huts:
kind-points = victory points
    .limit = victory points:
kind-god_card = God card
    .limit = God cards:
kind-offering = offering
    .limit = offerings:
kind-status = status
    .limit = status steps:
kind-shell = shell
    .limit = shells:

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
payment-card = its God card and an offering
payment-pair_blue = two blue God cards and an offering
payment-pair_white = two white God cards and an offering
payment-pair_red = two red God cards and an offering
payment-pair_green = two green God cards and an offering
payment-pair_yellow = two yellow God cards and an offering

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
task-jewelry_necklace = 2 ‘necklace’ jewelry tiles
task-jewelry_bracelet = 2 ‘bracelet’ jewelry tiles
task-jewelry_anklet = 2 ‘anklet’ jewelry tiles
task-jewelry_earring = 2 ‘earring’ jewelry tiles
task-jewelry_headband = 2 ‘headband’ jewelry tiles
task-jewelry_ring = 2 ‘ring’ jewelry tiles
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
task-people_land_path = 2 ‘land path’ people
task-people_water_path = 2 ‘water path’ people
task-people_woman = 2 ‘take a woman’ people
task-people_man = 2 ‘take a man’ people
task-people_build = 2 ‘build’ people
task-people_material = 2 ‘building material’ people
task-people_move_hut = 2 ‘move hut’ people
task-people_points = 2 ‘victory points’ people
task-people_god_card = 2 ‘God card’ people
task-people_offering = 2 ‘offering’ people
task-people_status = 2 ‘status’ people
task-people_shell = 2 ‘shell’ people
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
table-aside = Moved aside
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

decision-place-first-hut = Place your first hut in a region with a 1-fish tile.
decision-choose-die = Which die do you place?
decision-place-die = Where do you place the { $die }?
decision-pay-god = How do you pay for { $god-name }?
decision-expand = Expand along a { $path } of value { $value } or less.
decision-take-hut = Which hut do you take from your player board?
decision-place-material = Where do you put the { $material }?
decision-score-fish = Do you want to play a Red God to score the fish tile ({ amount-points })?
decision-take-person = { $value ->
    [1] Take a tile from position 1.
   *[other] Take a tile from position { $value } or lower.
}
decision-settle-person = Where do you put the tile on your player board?
decision-spend-points = Helper: you have { die-points } left.
decision-take-god-card = { $count ->
    [one] Take a God card.
   *[other] Take up to { $count } God cards, one at a time.
}
decision-place-priest = { $value ->
    [1] Place a priest on space 1.
   *[other] Place a priest on space { $value } or lower.
}
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
decision-take-steps = Move forward on the status track by up to { $count }.
decision-buy-jewelry = Buy a jewelry tile?
decision-resolve-task = Complete or surrender a task tile.
decision-take-task = Take a new task tile.

## What may be chosen

option-region = { $terrain }: { $region } (fish { $points })
option-hut-from-last = A hut from space 12
option-hut-from-another = A hut from another space
option-no-god = Don’t play a God
option-score-fish = Play the Red God with { $payment }: score { amount-points }
option-take-man = Man “{ $kind }” ({ amount-steps }), position { $position }
option-take-woman = Woman “{ $kind }” ({ amount-shells }), position { $position }
option-settle-on-last = On space 12
option-settle-on-another = On another space
option-finish = { $points ->
    [0] Finish
   *[other] Finish: score { amount-points } for the remaining die points
}
option-trade-point = Score 1 victory point ({ die-points })
option-trade-offering = Take an offering ({ die-points })
option-trade-card = Take a God card ({ die-points })
option-trade-hut = Move a hut to space 12 ({ die-points })
option-trade-material = Take { $material } ({ die-points })
option-move-hut = Move a hut to space 12
option-take-material = Take { $material }
option-tattoo = Tattoo a man: { amount-steps } ({ die-points })
option-collect-shells = Collect shells with a woman: { amount-shells } ({ die-points })
option-temple-space = Space { $space }
option-temple-space-pushing = Space { $space }, shifting { $pushed_seat }’s priest
option-building = Building tile { $building }
option-plot = { $first_material } ({ $first }) and { $second_material } ({ $second })
option-die = The { $die }
option-place = { $tile }
option-place-blue = { $tile } with the Blue God
option-place-white = { $tile } as a 6 with the White God
option-place-blue-white = { $tile } as a 6 with the Blue and White Gods
option-pay = With { $payment }
option-stop-taking = Take no more
option-draw-god-card = Take the top card of the draw pile
option-take-god-card = Take { $god-card } from the display
option-ceremony-space = Ceremony space { $space }
option-stop-moving = Move no more
option-take-steps = Move forward { amount-steps }
option-fire-card-status = A God card and a status step
option-fire-card-shell = A God card and a shell
option-fire-offering-status = An offering and a status step
option-fire-offering-shell = An offering and a shell
option-use-people = Use { people-of-kind }, { $kind-limit } { $value }
option-use-people-doubled = Use { people-of-kind }, doubled by the Green God, { $kind-limit } { $value }
option-use-people-extra = Also use { people-of-kind } with the Green God, { $kind-limit } { $value }
option-pass-people = Use nobody (else)
option-skip-jewelry = Don’t buy any
option-buy-jewelry = { $jewel } (slot { $place }, { amount-points }) for { amount-shells }
option-complete-task = Complete “{ $task }” for { amount-points }
option-surrender-task = Surrender “{ $task }”
option-complete-task-yellow = Complete “{ $task }” with the Yellow God ({ $payment }) for { amount-points }
option-take-task = Take “{ $task }”

## What happened

event-turn-order-drawn = { $seat } has turn order tile { $place } and starts with { amount-points }.
event-god-cards-dealt = { $seat } is dealt God cards: { $gods }.
event-hidden-god-cards-dealt = { $count ->
    [one] { $seat } is dealt a God card.
   *[other] { $seat } is dealt { $count } God cards.
}
event-tasks-dealt = { $seat } is dealt task tiles: { $tasks }.
event-god-cards-shown = Face-up God cards: { $gods }.
event-people-shown = New tiles on positions 1 to 6. Men: { $man_kinds }. Women: { $woman_kinds }.
event-tasks-shown = Task tiles on display: { $tasks }.
event-round-began = Round { $round } begins.
event-dice-phase-began = Phase A: dice.
event-people-phase-began = Phase B: men and women.
event-scoring-phase-began = Phase C: scoring.
event-dice-rolled = { $seat } rolls { $dice }.
event-die-placed = { $seat } places a { $die } on “{ $tile }”.
event-god-played = { $seat } plays { $god-name } with { $payment }.
event-fished = { $seat } scores { amount-points } for fishing.
event-hut-built = { $seat } places a hut: { $terrain } ({ $region }).
event-hut-pushed-aside = { $seat }’s hut is moved aside ({ $region }).
event-material-placed = { $seat } puts { $material } on a ceremony space.
event-material-laid-aside = { $seat } puts { $material } beside the player board.
event-offerings-gained = { $seat } takes { amount-offerings }.
event-shells-gained = { $seat } takes { amount-shells }.
event-status-gained = { $seat } takes { amount-steps }.
event-fish-scored = { $seat } scores { amount-points } for the fish ({ $region }).
event-red-god-declined = { $seat } does not score the fish now ({ $region }).
event-person-taken = { $seat } takes { $person-acc } (“{ $kind }”) from position { $position }.
event-man-tattooed = { $seat } tattoos a man (“{ $kind }”): { amount-steps }.
event-shells-collected = { $seat } collects shells with a woman (“{ $kind }”): { amount-shells }.
event-points-traded = { $seat } trades die points for { amount-points }.
event-god-card-taken = { $seat } takes { $god-card } from the display.
event-god-card-drawn = { $seat } draws { $god-card } from the pile.
event-god-card-shown = New face-up God card: { $god }.
event-discard-shuffled = The discarded God cards are shuffled into a new draw pile.
event-hut-moved = { $seat } moves a hut to space 12.
event-priest-placed = { $seat } places a priest on space { $space } of the temple.
event-priest-pushed = { $seat }’s priest is shifted to space { $space }.
event-priest-returned = { $seat }’s priest drops out of the temple and returns to the supply.
event-building-built = { $seat } builds building tile { $building } and scores { amount-points }.
event-people-used = { $seat } uses { people-of-kind }.
event-people-passed = { $kinds ->
    [0] { $seat } uses nobody.
   *[other] { $seat } uses nobody else.
}
event-points-told = { $seat } scores { amount-points }.
event-status-scored = Status track: { $seat } scores { amount-points }.
event-turn-order-taken = { $seat } gets turn order tile { $place }.
event-temple-scored = Temple: { $seat } scores { amount-points } for { amount-priests }.
event-god-tile-gained = { $seat } receives a God tile from the temple.
event-god-tile-lost = No priest is in the temple: the God tile is removed from the game.
event-jewelry-bought = { $seat } buys a jewelry tile for { amount-shells }: { $jewel } ({ amount-points }).
event-jewelry-declined = { $seat } buys no jewelry.
event-cards-shown-for-task = { $seat } shows God cards: { $gods }.
event-task-completed = { $seat } completes “{ $task }”: { amount-points }.
event-task-surrendered = { $seat } surrenders “{ $task }”.
event-task-taken = { $seat } takes the task tile “{ $task }”.
event-god-tiles-scored = { $seat } scores { amount-points } for unused God tiles.
event-fish-held = { $seat } scores { amount-points } for fish tiles.
event-jewelry-scored = { $seat } scores { amount-points } for jewelry tiles.
event-bonus-scored = { $seat } scores { amount-points }: { $bonus }.
event-seat-scored = { $seat } has { amount-points } in total.

## The guided first game

lesson-1 = Welcome to Bora Bora. Everything starts with a hut in a region with a 1-fish tile. Choose the beach on the east island: a hut also brings you the region’s building material, here sand.
lesson-2 = Every hut comes from your player board, and only a space without a hut has room for a person later. Space 12 can hold several huts and is best kept for the end. So take a hut from another space.
lesson-3 = The sand goes on a ceremony space of its kind. Two materials side by side can later be replaced by a building tile. Space 7 has a wood space right beside it: put the sand there.
lesson-4 = There are six rounds of three phases. In phase A everyone places three dice, one at a time. High dice do more; low dice block a tile for the others. Begin with the 4.
lesson-5 = Gods let you break the rules. The White God makes a die count as a 6, so your 4 reaches the highest temple space. Send a priest there with his help.
lesson-6 = A God costs its own card and an offering, or two cards of one colour and an offering, which stand for any God. You hold two green cards: pay with the pair, and keep the God tile.
lesson-7 = The die says how far up you may go. A priest who arrives pushes the others down, and whoever is pushed off space 1 goes home. Up here you are safe longest: take space 6.
lesson-8 = Every priest you place brings the Fire Bonus: a God card or an offering, and a status step or a shell. Shells buy jewelry. Take a God card and a shell.
lesson-9 = Take the green card from the display: you will need the Green God in phase B.
lesson-10 = Bot B’s 4 lies on Man / Woman, and a die must be lower than every die already on a tile. The Blue God lifts that for one die. Use him for your 6; this time the God tile pays, which stands for any God and needs no offering.
lesson-11 = With a 6 you may take any person on display. Men and women move into spaces of your board that have no hut. Take the woman on position 4: in phase B she brings God cards.
lesson-12 = Fishing accepts any die at any time, is never blocked, and always brings 2 points. Try it once with your last die.
lesson-13 = Phase B: one kind of your men and one kind of your women may act. People of the same kind act together. The Green God doubles the effect: two God cards instead of one. Use the woman with him.
lesson-14 = Take the blue card first. Cards from the display are replaced at once.
lesson-15 = And now the red one, for the fish of your next hut.
lesson-16 = Phase C scores in this order: status, new turn order, temple, jewelry, tasks. Your priest brought 1 point, and as you have the most priests you get a God tile. One shell buys the headband: its points count at the end.
lesson-17 = Each round you must complete one of your three tasks, for 6 points, or give one up for nothing. You cannot complete any yet. Four buildings are far away: give that task up.
lesson-18 = Then you take a new task from the display. Take this one.
lesson-19 = Round 2. You rolled low, and low dice block tiles best. Start with a 2.
lesson-20 = On the path tile, your 2 opens land and water paths of value 2 or less from any of your huts. Go there.
lesson-21 = Only one region is within reach, the forest next door, so that is settled. Take the hut from another space again: that makes room for a person.
lesson-22 = The forest brings wood. Put it on space 8, right beside the sand on space 7: together they make a place for a building.
lesson-23 = The Red God scores the fish of a new hut at once; otherwise fish count only at the end, and only if your hut still holds the building space. Play him with the God tile: 2 points.
lesson-24 = Bot B’s priest has pushed yours down to space 5. Now place the other 2.
lesson-25 = The helper turns the die’s value into small trades. Put the 2 there.
lesson-26 = For 1 of your 2 points a woman collects the shells on her tile; for a man it would be status steps. Offerings, God cards, materials and moving huts cost 2. Collect 3 shells; the point left becomes 1 victory point.
lesson-27 = Even a 1 can build: it allows building tile 1, on a pair of neighbouring materials. Buildings score 10 points in the first two rounds, later 7 and then 4. Build now.
lesson-28 = A building brings the Fire Bonus too. Take an offering and a shell: you will need an offering for the Yellow God.
lesson-29 = Phase B again. The people stay with you and may act in every round. Use the woman once more.
lesson-30 = Take the yellow card. You will see at once what it is for.
lesson-31 = You have 5 shells. Each player may buy one jewelry tile of the round’s column. The ring costs 3 and is worth 5 points at the end.
lesson-32 = Your task asks for huts in three regions, and you have two. The Yellow God stands in for the one that is missing, for 4 points instead of 6. Complete the task with the card and an offering.
lesson-end = Now you have done everything once. Status steps score each round and decide the turn order. After six rounds you score your last tasks, fish on the building spaces you hold, jewelry, unused God tiles, and 6 points for each bonus. Good luck!
`;export{e as default};