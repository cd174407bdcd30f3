### Bora Bora as a text game, in English.

digest =
    There are several rounds of three phases. At the start everyone places a hut.
    Phase A: everyone rolls dice and places them one at a time, in turn order, on action tiles. A die must be lower than every die already on that tile. Its value says how much the action does.
    Paths let you place huts in new regions from your own: the region brings a material or an offering, and its fish scores at the end. Man and woman tiles let people settle on spaces of your board that a hut has left. Build replaces two neighbouring materials by a building tile. The temple takes priests. The helper turns die points into many small things. Fishing scores a little and is always open.
    Phase B: use the powers of your men and of your women, one kind each; one kind counts once for each of its people.
    Phase C: score the status track, which also makes the new turn order, then the temple; buy jewelry for shells; complete or surrender one task and take a new one.
    Gods break rules. A God costs its card and an offering, two cards of one colour and an offering, or a God tile. Blue: place a die despite lower ones. White: the die counts as a 6. Red: score the fish of a new hut at once. Green: a power of people counts twice, or one more may be used. Yellow: complete a task that lacks one thing, for fewer points.
    After the last round fish, jewelry, God tiles and bonuses for completed sets score. Most victory points win.

seen-round = Round
seen-phase = Phase
seen-order = Turn order
seen-tiles = Action tiles
seen-tile = tile
seen-tiles-dice = dice on it
seen-dice = Dice not yet placed
seen-seat = player
seen-face = shows
seen-regions = Regions
seen-region = region
seen-terrain = terrain
seen-resource = brings
seen-fish = fish
seen-fish-kind = kind
seen-value = value
seen-holder = hut on the building space
seen-aside = huts moved aside
seen-men = Men on display, by position
seen-women = Women on display, by position
seen-kind = power
seen-symbols = symbols
seen-tasks = Tasks
seen-tasks_gone = Tasks out of the game
seen-jewelry = Jewelry
seen-temple = Temple, from space 1 on
seen-god_tiles = God tiles
seen-cards_shown = God cards face up
seen-pile = God cards in the draw pile
seen-discard = God cards discarded
seen-status = Status track, first to last
seen-steps = steps
seen-doing = Under way
seen-die = die in hand
seen-gods = Gods to be paid for
seen-used = people used this round
seen-green_played = Green God played
seen-points = Victory points by source
seen-jewelry-points = victory points
seen-score = Victory points
seen-offerings = Offerings
seen-shells = Shells
seen-jewelry-shells = price in shells
seen-priests = Priests in supply
seen-spaces = Spaces of the player board
seen-person = person
seen-shifted = shifted down
seen-hut = hut
seen-huts_on_12 = Huts on space 12
seen-ceremony = Ceremony spaces
seen-ceremony_kinds = Materials of the ceremony spaces
seen-beside = Materials beside the board
seen-buildings = Building tiles built, by number
seen-tasks_done = Tasks completed
seen-jewel = kind
seen-hand_size = Cards in hand
seen-hand_known = Cards in hand that all have seen
seen-hand = Hand
seen-tasks_missing = What your tasks still lack
seen-reach = Regions you can reach
seen-path = by
seen-reach-value = lowest die
phase-setup = setup
phase-a = A, dice
phase-b = B, men and women
phase-c = C, scoring
phase-end = the end
resource-offering = an offering
ceremony-material = material
fish-a = A
fish-b = B
fish-c = C
fish-d = D
