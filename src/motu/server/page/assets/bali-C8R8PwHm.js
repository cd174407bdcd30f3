var e=`# Bali: the rules, clause by clause

You play farmers, stonemasons, priests and shrines. Farmers bring you goods, shrines send goods to the altar, and at the end the altar decides
what the goods you have kept are worth. The player with the most victory points wins.

*Ruling* marks a point on which the printed rules are silent or leave a choice: the answer is ours.

Words: the *active* player is the one whose turn it is; the *front* is what lies face up before a player; *goods* are the sacrifice
cards (rice, peanuts, bananas, peppers); the *supply* is the four open piles of goods; the *altar* is the pile of sacrificed goods.

## Setup

- **BA-S1** Two to four players. Playing cards: 9 priests, 9 shrines, 12 stonemasons, 20 farmers (5 for each good); 8 oracles only
  with the oracle variant. Beside these there are 16 starting cards in 4 sets, one a colour, and 100 goods, 25 of each.
- **BA-S2** Each player has a starting set: a stonemason goes to the front, three farmers to the hand, unseen by the others.
  *Ruling:* the three are different, and each colour's set lacks another good; the colour is open, so anyone who knows the sets knows the hand.
- **BA-S3** Each player takes one of each good from the supply, face down. Owners may look at their goods at any time.
- **BA-S4** The shuffled pile, without starting cards, deals the offer: four rows of four cards, each with a bottom card, the only one
  that may be taken. *Ruling:* the offer lies face up; rows are numbered 1 to 4 from left to right.
- **BA-S5** The starting player gets 2 stone and each next player one more than the one before (2, 3, 4, 5). *Ruling:* starting player
  and colours are dealt by chance.
- **BA-S6** The supply of goods is limited to 25 of each. *Ruling:* stone and victory points are not limited.
- **BA-S7** Sets that nobody plays, and oracles without their variant, are out of the game.

## The turn

- **BA-T1** Turns go clockwise and have four phases in order: buy a good (if one likes), play, take cards, scoring.

### Phase 1: buying a good

- **BA-B1** Once a turn the active player may take one good of choice from the supply, face down among their own goods, for 5 stone less
  1 for each of their farmers of that good in front, at least 0. Farmers played later in the turn do not count. (Our copy of the rules has
  only the example of this; the price is taken from other sources, which agree.)
- **BA-B2** A good whose pile is empty cannot be chosen. A player who cannot pay cannot buy.

Buying and playing are asked as one question: whoever plays at once has not bought.

### Phase 2a: playing cards

- **BA-P1** Exactly one of these goes from the hand to the front: a stonemason (free), a priest (free), a shrine (7 stone), or one, two
  or three farmers of one and the same good (0, 1 or 2 stone).
- **BA-P2** Playing is compulsory. Only who holds nothing but shrines and has fewer than 7 stone returns a card of the hand to the box
  instead; then there is no sacrifice phase, and phases 3 and 4 follow.
- **BA-P3** A shrine is followed at once by the sacrifice phase.
- **BA-P4** The front is open and sorted by kind; its counts are public.

### Phase 2b: the sacrifice phase

- **BA-A1** From the active player's left, clockwise, each other player must choose one of their goods and lay it face up on the altar,
  having seen what was laid before.
- **BA-A2** Then the active player lays one of their goods face down, and last one good of choice from the supply, face up.
- **BA-A3** A player who has no goods lays nothing, and nothing replaces it. *Ruling:* an active player without goods still lays the good of the
  supply; an empty pile cannot be chosen; if the whole supply is empty, nothing is laid.
- **BA-A4** Only the top card of the altar is visible, and nobody may look through it. What was laid face up was seen by all; what was
  laid face down is known to who laid it, and to whoever sees it later through an oracle.

### Phase 3: taking cards

- **BA-K1** The active player takes cards into the hand until it holds 3, one at a time, always the bottom card of any row.
- **BA-K2** A row that lost its last card is at once replaced, in the same place, by 4 cards from the pile and may be taken from in the same turn.
  *Ruling:* the card drawn last is the bottom one.
- **BA-K3** The game ends at once when the pile is exhausted. *Ruling:* that is when the last card leaves the pile, also if fewer than
  4 were left for the new row: they are laid open, and no oracle, no further taking and no scoring follow. A hand may then hold fewer
  than 3 cards, and players may have had different numbers of turns.
- **BA-K4** *Ruling:* a hand is shown to its owner only. What is taken, bought, scored, played, returned or laid face up is named to all
  when it happens, and the log may be read back. Open at all times: hand sizes, fronts, stone, victory points, how many goods each
  player has, the supply's counts, the sizes of pile and altar, the altar's top card. Others' goods are never shown by kind. Bots
  remember what their seat has seen; hidden for good are only the order of the pile, goods laid face down, and what oracles showed
  and let keep.

### Phase 4: scoring

- **BA-C1** The card now at the bottom of the row from which the last card was taken is scored; a new row counts with its own
  bottom card.
- **BA-C2** Stonemason: each player gets 1 stone for each of their stonemasons in front.
- **BA-C3** Priest: each player gets 1 point for each of their priests in front.
- **BA-C4** Shrine: each player chooses 1 point or 1 stone for each of their shrines in front; all of it, the extra included, of the same
  kind. *Ruling:* chosen openly, the active player first, then clockwise; who has no shrine is not asked.
- **BA-C5** Farmer: each player with at least one farmer of that good in front gets exactly one good of that kind, the active player
  first, then clockwise.
- **BA-C6** Majority: the one player who alone has the most of the scored kind, and at least 2, gets 1 extra. An extra good is taken
  after everybody took theirs.
- **BA-C7** A player who finds the good’s pile empty may take a good of choice from the other piles instead, or decline. *Ruling:* the same holds
  for the extra good; if the whole supply is empty, there is nothing.

## The end

- **BA-E1** When the pile is exhausted the game ends at once; phase 4 is left out. *Ruling:* afterwards all goods and the altar are open.
- **BA-E2** The goods on the altar are counted and ranked by number; equal numbers share a rank, and the next rank follows without a
  gap. A good of the first rank is worth 3 points, of the second 2, of the third 1, of the fourth 0.
- **BA-E3** A good that does not lie on the altar at all is worth 0, whatever the ranks.
- **BA-E4** The final score: victory points, 4 for each shrine in front, 1 for each full 5 stone, and the value of each good kept. Cards
  in hand and other cards in front score nothing.
- **BA-E5** The player with the most points wins; then more shrines in front; then more stone; then the victory is shared. *Ruling:* lower places
  are ranked in the same way.

## The oracle variant

- **BA-O1** One of each good from the supply, shuffled, lies face down on the altar, known to nobody (*Ruling:* the end of that sentence is
  missing in our copy of the rules). The 8 oracles are shuffled into the pile after the offer was dealt.
- **BA-O2** Oracles in a newly laid row leave the game at once and are not replaced, unless all 4 were oracles: then 4 new cards are
  drawn. *Ruling:* the four drawn instead are treated likewise; scored is the bottom card that remains.
- **BA-O3** The active player may then look at the top 4 goods of the altar, or all if there are fewer, and keeps one face down among their own
  goods; the others go back on top in the same order. *Ruling:* once for each new row, however many oracles it had, when the row is complete and
  before anything else is taken or scored; two new rows in a turn give two looks; who has looked must keep one; an empty altar gives nothing; the
  goods that go back keep their side; what was seen and kept is known to that player alone, and the others see the new top if it lies face up.

## The demon variant

- **BA-D1** The demon starts on row 1. A priest played in phase 2a moves it at once one row to the right, from row 4 to row 1; this is
  compulsory and happens before the same player's phase 3.
- **BA-D2** No card may be taken from the demon's row. It stands on the place, not on the cards.
- **BA-D3** Each variant may be used alone or both together; they do not touch each other.

## About this page

Every clause has at least one test that names it. The figures are in \`src/motu/games/bali/components.toml\`, each with its source and how
certain it is; where the two differ, this page says what the engine is meant to do.
`;export{e as default};