### Bora Bora's board in English.

phase-a = Dice
phase-b = People
phase-c = Scoring
tile-helper = Helper
tile-temple = Temple
tile-build = Build
tile-man = Man
tile-woman = Woman
tile-man_woman = Man / Woman
tile-land = Land
tile-water = Water
tile-land_water = Land / Water
tile-fishing = Fishing
below = A die must be lower than { $face }
does-helper = { $value ->
    [one] { $value } die point
   *[other] { $value } die points
}
does-temple = Priest to 1–{ $value }
does-build = Tile 1–{ $value }
does-man = From 1–{ $value }
does-woman = From 1–{ $value }
does-man_woman = From 1–{ $value }
does-paths = { $count ->
    [one] One region
   *[other] { $count } regions
}
does-fishing = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
nothing-to-do = Nothing to do
no-priest = No priest left
no-pair = No pair
no-building = None of 1–{ $value } left
no-space = No free space
no-person = Nobody on 1–{ $value }
no-region = No region in reach
with-gods = { $gods ->
    [blue] with blue
    [white] with white
   *[other] both Gods
}
god-blue = Blue God
god-white = White God
god-red = Red God
god-green = Green God
god-yellow = Yellow God
god-blue-does = Blue God: your die may be equal to or higher than those on the tile
god-white-does = White God: the die counts as a 6
god-red-does = Red God: scores the fish tile of a new hut
god-green-does = Green God: doubles one kind of men or women, or lets you use one more kind
god-yellow-does = Yellow God: replaces one missing requirement of a task, which then brings { $points } points
free = free
aside = aside
fish = fish { $value }
map = The lagoon
whole-map = Show the whole map
zoom-in = Closer
zoom-out = Further away
round = Round
round-of = Round { $round } of { $rounds }
moment-setup = Before round 1
moment-die = Round { $round }, { $die ->
    [1] first die
    [2] second die
    [3] third die
   *[other] dice
}
moment-people = Round { $round }, men and women
moment-scoring = Round { $round }, scoring
round-now = Round { $round }
buildings = Building tiles
building = Building tile
priests = Priests
gods = Gods
no-gods = No God card
pile = Pile
tasks = Tasks
my-tasks = My tasks
tasks-done = { $count } done
fulfilled = fulfilled
missing = { $count } missing
status = Status
turn-order = Turn order
temple = Temple
temple-brings = { $points } per priest; most priests: God tile
god-tiles = God tiles
men = Men
women = Women
man = Man
woman = Woman
shifted = shifted down
used = used in this turn
jewelry = Jewelry
helper-left = { $count ->
    [one] Helper: { $count } die point left
   *[other] Helper: { $count } die points left
}
helper-hint = Huts and people on your own board can be clicked too.
take-material = Take material
trade-price = { $count ->
    [one] { $count } die point
   *[other] { $count } die points
}
trade-point = 1 VP
trade-offering = Offering
trade-god_card = God card
hut = hut
gathering = Huts and people
people-count = { $count } people
huts-left = { $count ->
    [one] { $count } hut
   *[other] { $count } huts
}
ceremony = Ceremony spaces
beside = Beside:
goods = Supplies
offerings = Offerings
shells = Shells
people = People
regions = Regions
points = points
place = { $place ->
    [1] plays first
    [2] plays second
    [3] plays third
   *[other] plays last
}
dice = My dice
die = Die { $face }
fire = Fire Bonus

## What pieces say of themselves

kind-land_path-does = expand along a land path up to { $values }
kind-water_path-does = expand along a water path up to { $values }
kind-woman-does = take a woman from position { $values } or lower
kind-man-does = take a man from position { $values } or lower
kind-build-does = build a tile of value { $values } or less
kind-material-does = take { $values } building materials
kind-move_hut-does = move { $values } huts to space 12
kind-points-does = score { $values } points
kind-god_card-does = take { $values } God cards
kind-offering-does = take { $values } offerings
kind-status-does = { $values } steps on the status track
kind-shell-does = take { $values } shells
tile-helper-does = spend the die’s points: tattoo a man or collect shells for { $shift }, a point for { $point }, an offering for { $offering }, a God card for { $god_card }, a material for { $material }, move a hut for { $move_hut }
tile-temple-does = place a priest up to the die’s value, take the Fire Bonus
tile-build-does = replace two neighbouring materials with a building tile: now { $points } points, and the Fire Bonus
tile-fishing-does = any die: { $points } points
tile-man-does = take a tile from a position up to the die’s value; it needs a free space
tile-woman-does = take a tile from a position up to the die’s value; it needs a free space
tile-man_woman-does = take a tile from a position up to the die’s value; it needs a free space
tile-land-does = place a hut in a region joined by a path up to the die’s value; take what it gives
tile-water-does = place a hut in a region joined by a path up to the die’s value; take what it gives
tile-land_water-does = place a hut in a region joined by a path up to the die’s value; take what it gives
tasktip-does = completed in phase C { $points } points, with the Yellow God { $yellow }
tasktip-ready = It is complete.
tasktip-lacks = Still missing: { $count }.
jewel-does = { $points } points at the end, costs { $shells } shells
god-tile-does = God tile: replaces a God card and its offering; if it is left at the end, { $points } points
status-does = Status: at the end of a round it brings points, up to { $points }, and decides the turn order; then the markers go back to 0
path-does = { $path }: a die or people of at least { $value } expand along it

## How to play

howto-goal =
    In { $rounds } rounds you spread huts over the islands, take in men and women, send priests to the temple and build. Whoever has the most __victory points__ at the end wins.

    Each of the { $regions } regions brings something when your hut arrives: a building material or an offering. The white oval is its building space, the number beside it the fish that it may score. And in every round you must complete one of your { $tasks } __tasks__, so plan for them.

    You begin with { $priests } priests, your huts, { $buildings } building tiles, { $offerings } offerings, a God tile, { $cards } God cards that only you see, { $tasks } tasks, and a first hut beside a fish of value { $fish }, which does not score yet. Every round has three phases: __A__ dice, __B__ men and women, __C__ scoring.
    .title = The goal
howto-dice =
    Everyone rolls { $dice } dice. In turn order you each place one die and carry out its action at once, until all dice are placed. High dice do more. But a die may only go on a tile if it is __lower than every die there__, no matter whose. So low dice block the others.

    In the picture you place a 4. The temple holds a 5 and is open. Build holds a 3 and is closed. On the tile for paths only a Blue God would help. A die goes only where its action can be done. A tile with two names lets you do one of the two. __Fishing__ takes any die at any time, for { $fishing } points.

    The __Helper__ trades the value of the die, piece by piece: { $shift } to shift a person down (a man brings the status steps on his tile, a woman the shells, each person once), { $point } for a victory point, { $offering } for an offering, { $godCard } for a God card, { $material } for a material, { $moveHut } to move a hut to space 12. What is left when you stop becomes points. Offerings, shells and materials never run out.
    .title = Phase A: dice
howto-regions =
    With a die for paths you place a hut in a region that a path of the right kind joins to one of your huts. The number on the path must not be higher than the die. Paths never run diagonally. In the picture a 3 reaches what is marked in white.

    You have at most one hut in a region. You choose which hut leaves your player board. It takes the building space; a hut that stood there is moved aside and stays in the region. It still counts for expanding and for tasks, but not for fish at the end.

    Then you take what the region brings. A material goes on a free ceremony space of its kind, which you choose, and stays there. Without a free space it lies beside your board and only counts for tasks. Now, and only now, a Red God may score the fish of the region.
    .title = Huts and regions
howto-people =
    A die on Man or Woman takes a tile from a position up to its value. It needs a space of your board without a hut; on space 12 all huts must be gone. Nothing else happens yet, and nothing new appears on display in this round.

    In __phase B__, in turn order, you may each use one kind of your men and one kind of your women. All your tiles of the kind act together, once: with one, two or three of them paths count { $paths }, positions and buildings { $positions }, points { $points }, and everything else { $amounts }. The two men in the picture score { $twoMen } points. The tiles stay and act again in every round.

    Paths, people and buildings work as with a die of that value, also with a Red God. You may take less than allowed, but points, offerings and shells you take in full. A kind that can do nothing cannot be used. A person whom you take in phase B may act at once, if none of that sex has acted.
    .title = Men and women, phase B
howto-temple =
    __Temple.__ A priest of your supply goes to a space up to the value of the die, from 1 to { $temple }. If a priest is there, that one moves one space towards 1 and pushes on, until there is a gap. Whoever is pushed off space 1 returns to the supply. Priests stay from round to round.

    __Build.__ The materials of two spaces side by side, never diagonally, are replaced by a building tile of yours with a number up to the die. By rounds it scores { $buildingPoints } points. A single space that is left can take material, but no building.

    Both bring the __Fire Bonus__: a God card or an offering, and a status step or a shell. Status steps move your marker on the status track; where it meets others, it lies on top.
    .title = Temple and buildings
howto-gods =
    Gods let you break the rules. __Blue__: your die may be equal to or higher than those on the tile. __White__: your die counts as a 6. Both in phase A. __Red__: score the fish of a new hut, in phase A or B. __Green__: in phase B, once, double one kind (never beyond { $most } for paths, positions and buildings) or use one more kind. __Yellow__: replace one single thing that a task lacks, for fewer points.

    You pay with the God’s card and an offering; or with two equal cards and an offering, for any God; or with a God tile, for any God and without an offering. Several Gods may help one die if you pay for each. Cards are discarded, a God tile is gone for good.

    A new God card is one of those on display, which is replaced at once, or the top of the pile. An empty pile is made new from the discarded cards.
    .title = The Gods
howto-scoring =
    __1 Status.__ The track brings points; then all markers return to 0. Whoever was further, or higher in a stack, comes earlier in the new turn order. __2 Temple.__ By rounds each of your priests brings { $priestPoints } points. The most priests get a God tile; tied, the one further left; if nobody is there, the tile is gone. __3 Jewelry.__ In the new order you may each buy one tile of the column for its shells. What is left goes.

    __4 Tasks.__ You must complete one of your { $tasks }: { $task } points, or { $yellow } with a Yellow God. What it asks for you only need to have; nothing is given up, except what pays for a God. Only God cards count as God cards, no tiles. If you can complete none, you surrender one for nothing.

    Then everyone takes a new task from the display. People and tasks that are left go, and new ones are laid out.
    .title = Phase C: scoring
howto-end =
    After { $rounds } rounds you complete or surrender your last { $tasks } tasks, in the order you like. Then add { $godTile } points for each God tile that is left, the fish of every region whose building space you hold, and your jewelry. Materials, shells, offerings and God cards are worth nothing now.

    There is a bonus of { $bonus } points for each of these: { $bonusTasks } completed tasks; { $bonusJewelry } jewelry tiles; all ceremony spaces full; all { $buildings } buildings; huts in all { $regions } regions; { $spaces } people. The example comes to { $total } points.

    The most points win. If tied, the player who is earlier in the turn order wins.
    .title = The end
example-earned = in the rounds
example-godTiles = God tiles
example-fish = fish
example-jewelry = jewelry
example-bonuses = bonuses
legend-region = your hut on the oval holds the building space; huts moved aside stay, and all count for expanding and tasks
legend-people = people: one kind of men and one kind of women act in phase B
legend-ceremony = a ceremony space for this material; two side by side can be replaced by a building
legend-things = Things
legend-tiles = Action tiles
legend-kinds = People, one, two and three of a kind
legend-offering = offering: pays for a God, together with the card
legend-shell = shell: pays for jewelry; on a woman: what shifting her down brings
legend-tattoo = tattoo on a man: the status steps that shifting him down brings
legend-hut = hut: leaves your board for a region; a space without a hut has room for a person
legend-priest = priest: stands in the temple, or waits in your supply
legend-building = building tile: replaces two materials side by side
legend-card = God card: with an offering it calls its God; two equal ones and an offering call any God
legend-fish = fish: its value scores at the end for the building space, or at once with a Red God
legend-jewelry = jewelry: bought for shells in phase C, points at the end
legend-points = victory points: the most win
legend-first = turn order tile 1: who has it begins
legend-shifted = shifted down: has given status steps or shells once
legend-different = all different from each other
legend-material = building material; a region with it brings it
legend-terrain = a terrain of the map

## Remarks of the adviser

remark-task = Your task “{ $task }” is complete already: { $points } points in phase C, if it stays so.
remark-task-nearly = Your task “{ $task }” lacks only one thing. Complete in phase C, it brings { $points } points.
remark-temple = The temple pays { $points } for each priest in this round. You have { $priests } there.
remark-temple-tied = In the temple nobody has more priests than you, but not alone. One more would win the God tile for sure.
remark-build = A building brings { $now } points in this round, and { $next } in the next one.
remark-jewelry = Your { $shells } shells pay for jewelry of this round, worth up to { $points } points at the end.
remark-status = Status steps that you lack for the next points: { $steps }. The track would then pay { $points }.
remark-god-tile = A God tile stands for any God and needs no offering. Unused, it is worth { $points } points at the end.
