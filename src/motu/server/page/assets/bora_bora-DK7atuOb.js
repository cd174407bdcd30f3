var e=`# Bora Bora: the rules, clause by clause

In six rounds you place dice to spread huts over five islands, take in men and women, send priests to the temple and build.
Each round a task falls due. The player with the most victory points wins.

*Ruling* marks a point on which the printed rules are silent, differ between languages or leave a choice: the answer is ours.

Words: the *building space* is the one spot of a region that the newest hut holds; the *hut spaces* are a player's 12 spaces for huts
and people; the *ceremony area* is a player's 12 spaces for materials and buildings; a die's *face* is what it shows, its *value* what its
action counts; a *God* is a God card with an offering, a pair of equal cards with an offering, or a God tile.

## Setup

- **BB-S1** Two to four players. Twelve regions on five islands, three each of mountain, beach, forest and plains; land and water paths
  with values join orthogonal neighbours only.
- **BB-S2** Action tiles: with two players helper, temple, build, man/woman, land/water; with three helper, temple, build, man, woman,
  land/water; with four all seven. The fishing space is always there.
- **BB-S3** The 12 fish tiles are laid at random, one to each region.
- **BB-S4** 36 man and 36 woman tiles are shuffled apart; six of each are shown on positions 1 to 6.
- **BB-S5** Of 7 light and 53 dark tasks each player gets one light and two dark ones at random. The other light ones leave the game;
  as many dark ones as there are players, and two more, are shown.
- **BB-S6** The 24 jewelry tiles are laid at random in six columns of four, one column for each round.
- **BB-S7** Six God tiles lie at the temple, each player has one, the others leave the game.
- **BB-S8** Of the 60 God cards (12 of each colour) five are shown and each player is dealt two, hidden from the others.
- **BB-S9** Each player has 12 huts, building tiles 1 to 6, 3 dice, 4 priests, 2 offerings and a random turn order tile.
- **BB-S10** *Ruling:* of the 12 huts two stand on space 12, one on each of spaces 1 to 10, and space 11 is empty. With the option
  \`huts_one_per_space\` one stands on each space.
- **BB-S11** Players start with 0, 1, 2, 3 points by turn order. The status markers lie on 0 in one stack, the first player's on top.
- **BB-S12** In reverse turn order each player puts a hut on a free building space beside a 1-fish and takes the region's resource. The fish
  is not scored.
- **BB-S13** Which hut is taken from the hut spaces is the player's choice in every expansion. *Ruling:* at setup too. Spaces 1 to 11
  are alike in everything, so what is asked is only "space 12 or another", and the lowest other space stands for all.

## Phase A: dice

- **BB-A1** All roll three dice. In turn order, three times around, each places one die and carries out its action at once.
- **BB-A2** A die may go on an action tile only if its face is lower than the lowest face there, whoever's.
- **BB-A3** A blue God lifts BB-A2 for one die; a later equal or higher die needs its own. A white God makes the action count as with a 6; the
  face stays as it is, and BB-A2 looks at the face. Both, and a red God, may be combined on one die, each paid for. *Ruling:* blue and
  white are declared with the placement, and only where they change something: blue only against BB-A2, white not on a 6 and not when
  fishing. *Ruling:* with any lower face white changes the value, and that is enough: it may be called even if the 6 opens no more than
  the face does.
- **BB-A4** Fishing takes any die at any time for 2 points; BB-A2 does not hold there.
- **BB-A5** *Ruling:* a die may be placed only where its action can be carried out with the Gods declared for it: expanding needs a reachable
  region without a hut of the player; man and woman a free space and a tile at a position up to the value; building a tile up to the value and
  a pair of materials; the temple a priest in supply; a combined tile one possible half. Fishing is always open, so nobody passes.
- **BB-A6** On a combined tile one of its two actions is chosen; BB-A2 is for the tile as a whole.

### Expanding

- **BB-X1** To a region joined to one with a hut of the player, on its building space or aside, by a path of the chosen kind with a value up to
  the die's. Never diagonally.
- **BB-X2** At most one hut of each player in a region. The hut takes the building space; a hut there is moved aside and stays in the region: it
  still counts for expanding, tasks and BB-E3, not for fish at the end.
- **BB-X3** Then the region's resource is taken: a material, stored by BB-M1, or an offering.
- **BB-X4** Then, and only then, a red God may score the region's fish tile: its value in points. The tile stays. An offering just gained
  may pay for it. The fish of the starting region can only be scored at the end.

### People

- **BB-P1** Man or woman: a tile of that sex from a position up to the value goes onto a free hut space, one without a
  hut and without a tile, unshifted; space 12 is free only without any hut. Without a free space the action can't be chosen. Nothing
  else happens.
- **BB-P2** *Ruling:* the display is not refilled within a round.

### Helper

- **BB-H1** The value is spent: 1 point each for shifting a man (status steps by his symbols), shifting a woman (shells by her symbols), or 1
  victory point; 2 points each for an offering, a God card, a material of choice, or moving a hut to space 12.
- **BB-H2** A person is shifted once in the game. Trades are mixed freely, one by one. *Ruling:* points left when the player stops become
  1 victory point each.
- **BB-H3** A God card is the top of the pile or one of those shown, which is replaced at once. An empty pile is the reshuffled discard.
  *Ruling:* if the discard is empty too, the display stays short until there are cards; if there is no card anywhere, the choice is
  not offered.
- **BB-H4** A hut moves to space 12 from any other hut space, never from the map; any number may stand there. *Ruling:*
  never back, and not while a person lies on space 12.
- **BB-H5** Materials, offerings and shells never run out.

### Materials

- **BB-M1** A material goes on a free ceremony space of its kind. Without one it lies beside the board and counts for tasks only.
  *Ruling:* the player chooses the space.
- **BB-M2** What lies on the ceremony area is never moved.

### Temple

- **BB-T1** A priest from the player’s supply goes to a space up to the value. *Ruling:* without a priest in supply the action can't be chosen, even
  if the push would free one.
- **BB-T2** The spaces are 6 5 4 3 2 1 from left to right. A priest on the space, of any colour, moves one to the right, pushing on until a
  gap; one pushed off space 1 returns to its owner and may be used again at once. Priests stay from round to round.
- **BB-T3** A placed priest brings the fire bonus at once.

### Building

- **BB-B1** A tile of the player that is not yet built, with a number up to the value: the materials of two orthogonally adjacent ceremony spaces
  are returned and the tile covers both. Without such a pair the action can't be chosen. Single spaces left over bar the sixth building, but can
  still be filled with material.
- **BB-B2** A building scores 10, 10, 7, 7, 4, 4 points by round, and brings the fire bonus at once.
- **BB-B3** The Fire Bonus is a God card or an offering, and a status step or a shell. *Ruling:* both halves are taken.

### Status

- **BB-U1** Each step moves the marker one space on; arriving on others it lies on top. *Ruling:* several steps are one move, and only
  the last space stacks; the end of the track is the end, and a marker on it stays as it lies.

## Phase B: people

- **BB-W1** In turn order each player may use one kind of their men and one kind of their women, in either order, or pass on either, and finishes
  before the next begins.
- **BB-W2** All of a player’s tiles of a kind and sex add up to one action; men and women never together. Place and shift do not matter, and
  nothing changes on the tiles. Counts are upper limits. *Ruling:* a kind with no possible effect can't be used; points, offerings and shells, of
  which more never hurts, are taken in full.
- **BB-W3** With 1, 2, 3 tiles: a land path or a water path up to 2, 4, 6; a woman, a man or a building up to 3, 6, 6; 1, 2, 3 materials (also
  different ones), huts moved, God cards, offerings, status steps or shells; 2, 4, 6 points. Paths, people and buildings work exactly
  as with a die of that value.
- **BB-W4** A green God, at most one for each player and phase B, either doubles the summed effect of the kind in use (never two actions; 6 is
  the limit for paths, positions and buildings) or lets one more kind be used, not one used already; its copies add up too. *Ruling:*
  "used" is meant for each sex; doubling is declared before the effect, and only where it makes more possible.
- **BB-W5** A red God may be played at an expansion as in BB-X4.
- **BB-W6** A God card taken may be played at once. *Ruling:* a person taken in phase B may be used in it, if its sex is unused or by the green
  God's extra use; it joins the sum of its kind only before that kind is used.

## Phase C, in this order

- **BB-C1** Status: points by the track. Then all markers return to 0: who was further, and in one stack who was higher, is on top. Turn order
  is dealt anew from the top of the stack.
- **BB-C2** Temple: 1, 1, 2, 2, 3, 3 points by round for each of a player’s priests. The top God tile goes to the player with the most; tied, to the
  tied player with the priest furthest left. If no priest is there, the tile leaves the game.
- **BB-C3** Jewelry, in the new order: at most one tile of the round's column for its shells, or none. What is left leaves the game.
- **BB-C4** Tasks, in the new order: each must complete exactly one of three, for 6 points, or for 4 with a yellow God. A player who can complete
  none surrenders one for nothing. A completed task, with a God or without, counts for BB-E3; a surrendered one leaves the game. The new turn
  order, and jewelry and God tile of this phase C, count. *Ruling:* the duty covers what can be completed without a God; a yellow God is never
  compulsory, and may be preferred.
- **BB-C5** A yellow God, at most one for a task, stands in for exactly one missing unit of the whole task. *Ruling:* with nothing missing before
  it is paid for, it can't be played.
- **BB-C6** Requirements are minimums and only shown, never given up. Huts need not be on building spaces; materials on the area and beside
  the board count; the tasks for a kind of people count men and women together.
- **BB-C7** For tasks that ask for God cards, God tiles and pairs don't count as cards. *Ruling:* what pays for a yellow God is gone before the
  check; a yellow God may stand in for one unit of such a task too.
- **BB-C8** When all have done so, each must, in turn order, take one of the shown tasks, in the last round too. Tasks and people left over leave
  the game, dice return, and new people and tasks are shown, for the sixth round too.

## Gods

- **BB-G1** A God card costs one offering; the card goes face up to the discard, the offering to the supply. No offering, no card.
- **BB-G2** Two cards of one colour and one offering are any God. *Ruling:* it counts as that God for every limit.
- **BB-G3** A God tile is any God without an offering, and then leaves the game. *Ruling:* as BB-G2.
- **BB-G4** When: blue and white in phase A; red in phases A and B at an expansion; green in phase B; yellow at tasks.

## The end

- **BB-E1** After the last round each player resolves the three remaining tasks as in BB-C4, with one yellow God for a task. *Ruling:* in turn
  order; the player picks the order of the three, and what was shown for one may be spent for the next.
- **BB-E2** 2 points for each unused God tile; the fish of each building space held by one of the player’s huts; the points of the jewelry. Materials,
  shells, offerings and God cards left over are worth nothing.
- **BB-E3** 6 points each: 9 completed tasks; 6 jewelry tiles; all 12 ceremony spaces full, with materials or tiles; 6 buildings; huts in 12
  regions; 12 people.
- **BB-E4** The player with the most points wins; tied, whoever is earlier in the turn order of the last phase C. *Ruling:* points go beyond 100
  without limit.

## What is hidden

- **BB-I1** Hidden are God cards in hand, except those taken from the shown ones and those shown for a task, which are known until played; and
  the order of all piles. *Ruling:* everything else is open, also hand sizes, the discard, all jewelry and all tasks. For a task the
  cards are shown that tell others least. Where hidden cards might let a player play a God or complete a task, the player is asked
  even if they don't, so that being asked tells nothing.

## About this page

Every clause has at least one test that names it. The figures are in \`src/motu/games/bora_bora/components.toml\`, each with its source and how
certain it is; where the two differ, this page says what the engine is meant to do.
`;export{e as default};