var e=`### Bora Bora's board in English.

phase-a = Dice
phase-b = People
phase-c = Scoring
tile-helper = Helper
tile-temple = Temple
tile-build = Build
tile-man = Men
tile-woman = Women
tile-man_woman = Men / Women
tile-land = Land
tile-water = Water
tile-land_water = Land / Water
tile-fishing = Fishing
below = A die must be lower than { $face }
with-gods = { $gods ->
    [blue] with blue
    [white] with white
   *[other] both gods
}
god-blue = Blue god
god-white = White god
god-red = Red god
god-green = Green god
god-yellow = Yellow god
god-blue-does = Blue god: a die may be equal or higher
god-white-does = White god: the die counts as a 6
god-red-does = Red god: scores the fish of a new hut
god-green-does = Green god: doubles people, or lets another kind be used
god-yellow-does = Yellow god: stands in for one missing unit of a task
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
buildings = Buildings
building = Building tile
priests = Priests
gods = Gods
no-gods = No god card
pile = Pile
tasks = Tasks
my-tasks = My tasks
tasks-done = { $count } done
fulfilled = fulfilled
missing = { $count } missing
status = Status
turn-order = Turn order
temple = Temple
temple-brings = { $points } a priest, god tile to the most
god-tiles = God tiles
men = Men
women = Women
man = Man
woman = Woman
shifted = shifted
jewelry = Jewelry
helper-left = { $count ->
    [one] Helper: { $count } point left
   *[other] Helper: { $count } points left
}
helper-hint = Huts and people on your own board can be clicked too.
take-material = Take material
trade-point = 1 VP
trade-offering = Offering
trade-god_card = God card
hut = hut
gathering = Gathering
people-count = { $count } people
huts-left = { $count ->
    [one] { $count } hut
   *[other] { $count } huts
}
ceremony = Ceremony
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
fire = Fire bonus
`;export{e as default};