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
