var e=`### Bora Bora's board in English.

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
god-yellow-does = Yellow God: replaces one missing requirement of a task, for fewer points
free = free
aside = aside
fish = fish { $value }
map = The lagoon
whole-map = Show the whole map
zoom-in = Closer
zoom-out = Further away
round = Round
round-of = Round { $round } of { $rounds }
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
temple-brings = { $points } per priest; God tile for the most priests
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
jewel-does = { $points } points at the end, costs { $shells } shells
god-tile-does = God tile: replaces a God card and its offering; if it is left at the end, { $points } points
status-does = Status: at the end of a round it brings points and decides the turn order; then the markers go back to 0
path-does = { $path }: a die or people of at least { $value } expand along it
`;export{e as default};