var e=`# Raiatea: the rules, clause by clause

In action rounds you visit locations for pearls, mana, commodities and rituals. In three ceremonies all players put mana into one bag that pays
for everybody’s rituals. Missions, masks, rituals and rank bring points. The player with the most points becomes High Priest.

*Ruling* marks a point on which the printed rules are silent or leave a choice: the answer is ours.

Misprints of the rulebook: "2 Pearls = 2 Priests" means one priest; "1 Mana for each Priest you recruited" means the position on the
priest track; "Scout" is the Collector; "Marketplace" the Market; rank limits which rituals are drawn, never which are performed.

Words: the *Kahuna* is the player who claimed the location; *ceremonial order* is the order of the cubes on the ceremonial site; the *bag* is the
Sacrifice Bag; an *own turn* is claiming a tile, the player’s own slot in any location (also as non-Kahuna), choosing a gift, a building
turn of the ceremony; not the simultaneous steps, auctions, blessings or others' slots (*Ruling*).

## Setup

- **RA-S1** 3 to 5 players. Each: 5 mana, 4 pearls, behind the screen; priest marker 0; tattoo marker on Raatira.
- **RA-S2** Starting player at random; ceremonial order starts as player order.
- **RA-S3** Each draws 5 normal rituals and keeps 2, the rest to the discard. 4 players: player 1 keeps 1. 5 players: player 5 does
  it a second time (4 rituals), after everyone's first.
- **RA-S4** Tane rituals are in the ritual decks only with the Tane variant.
- **RA-S5** 8 starting masks: one dealt at random to each player, face up; the rest is the mask market. *Ruling:* no treasure.
- **RA-S6** 24 starting assistants are the assistant market; the 4 starting commodities the commodities market.
- **RA-S7** Forest supply: players+1 cards face up.
- **RA-S8** Mission tokens: 1-VP on statue 1, 2-VP on statue 2, 3-VP on statue 3, in rows; statue 1 is face up, the others face
  down until revealed. Unused tokens leave the game. *Ruling:* how many spaces are used depends on the player count.
- **RA-S9** Price markers on the second space; setup moves none.
- **RA-S10** *Ruling:* mana and pearls are unlimited.

## Rounds

- **RA-R1** 3/4/5 players: 6/5/4 action rounds and 3 ceremonies. *Ruling* (from reviews): 3: A C A A C A A A C; 4: A C A A C A A C;
  5: A C A A C A C.
- **RA-R2** In an action round each player, from the starting player clockwise, claims one of the remaining location tiles and is
  its Kahuna; every player may then do its action, Kahuna first, then clockwise.
- **RA-R3** Claiming a location is compulsory, its action and its Kahuna bonus are not.
- **RA-R4** After an action round, in order: the starting player moves one seat to the left; forest cards left face up go to their
  markets and players+1 new ones are shown; tiles return; the round marker moves on.
- **RA-R5** Where a location has an assistant roll, the Kahuna rolls first: each player who owns at least that many of the matching
  assistant (used ones count) may take its bonus (Pearl Diver: gets it), before anything else, Kahuna first, then clockwise (order:
  text for the Collector, *Ruling* for the others).

## Locations

- **RA-L1** Forest: clockwise from the Kahuna each may take one shown card; all cards left go to their markets (markers move),
  players+1 new ones are shown; again from the Kahuna, now counterclockwise. What is left after the second pass stays until RA-R4;
  nothing is revealed before that.
- **RA-L2** Mask: in front, its treasure (pearls, mana, tattoo) is taken. Commodity: behind the screen. Assistant: in front,
  active. *Ruling:* a mask's treasure is given only when the card is taken from the forest supply.
- **RA-L3** If the forest can't be refilled: what is left is shown, then all but one commodity of each kind of the market are
  shuffled as the new pile, price markers don't move, and refilling goes on. *Ruling:* still short, fewer are shown, and who finds
  none gets none.
- **RA-L4** Marae, player by player: may return one commodity to the market for one tattoo step; then may draw rituals by rank and
  keep one. Kahuna: one more commodity for one more step, and one more draw. *Ruling:* two independent bonuses; returns first, then
  draws one by one.
- **RA-L5** Ranks: Raatira draws 3 normal; Ariki 3 normal or 3 forbidden; Arioi and Tahua 5 normal or 5 forbidden; keep 1 (unless a
  card says otherwise), discard the rest. A rank's ability is usable at once.
- **RA-L6** On reaching Tahua, once: may at once perform one ritual of the hand without paying mana. *Ruling:* however it was
  reached; declined or empty hand, it is lost.
- **RA-L7** Reef: the Kahuna rolls (a second roll after the divers'); each gets that many pearls; Kahuna 3 more.
- **RA-L8** Path of the Gods: recruit 1 priest for 2 pearls or 2 for 5; then mana equal to the position on the priest track.
  Kahuna: one priest free (also without buying), before the mana. *Ruling:* two priests are recruited only where the track has room
  for two.
- **RA-L9** Neighbourhood: in turn order from the Kahuna each may put one of their masks into the mask market; then, from the Kahuna,
  each who did may take one from it (also the one just put in). No treasure. Then the Kahuna may fulfil one face-up mission (order:
  *Ruling*).
- **RA-L10** Market: each may sell one commodity (return it; choose any one bonus at or below its marker; then the marker moves one
  down, once) and may hire one assistant for 2 pearls, in either order. Kahuna: one more sale, one more hire, interleaved freely; a
  second sale of a kind sees the lowered marker.
- **RA-L11** Price markers: a commodity entering the market, in any phase, moves its marker one down, one leaving it one up, never
  beyond the ends; not for RA-L3, nor for cards taken from the forest supply.
- **RA-L12** Mahi-mahi's top bonus is to fulfil a mission. *Ruling:* the marker moves first, the sold card can't pay for it, and
  the bonus can't be chosen if no mission can be fulfilled.
- **RA-L13** *Ruling:* priest and tattoo tracks end; gains and losses beyond the ends are lost; what would gain nothing is not
  offered. A commodity kind or card not in the market can't be taken. Gifts are an exception: every gift that is left may be chosen,
  also one that gains nothing. The rulebook sets no condition for the choice, and taking a gift keeps it from the next player. In
  games of version 1 of these rules a gift that gains nothing can be chosen only if none would gain anything.
- **RA-L14** *Ruling:* an empty ritual deck is its own reshuffled discard (without cards being looked at); still short, fewer are
  drawn.

## Assistants

- **RA-A1** Permanent effects (RA-R5): Collector at the Forest: a commodity of choice from the market; Merchant at the Market: an
  assistant of choice from the market; Shaman at the Marae: one tattoo step; Pearl Diver at the Reef: 4 pearls.
- **RA-A2** Collector, one-time, at the player’s own pick, one per pick: add a card to the supply, choose as usual plus one commodity of the
  supply (its marker does not move); without a commodity there that part is lost.
- **RA-A3** Merchant, one-time: any price marker to the top; usable at once when gained. *Ruling:* in the player’s own slot at the Market,
  before, between or after sales; several allowed.
- **RA-A4** Shaman, one-time, on the player’s own turn in action or ceremony rounds, several if wished: perform one ritual from the hand
  with a cost up to the number of the player’s priests, without paying mana. *Ruling:* before or after the turn's action; it is turned
  first. *Ruling:* who has an active Shaman and might hold a fitting ritual is asked at the end of the turn, whatever the hand.
- **RA-A5** Pearl Diver, one-time: when fulfilling a mission, fulfil a second, never a third, paid as usual. *Ruling:* on every
  route to a mission, not after an auction.
- **RA-A6** A used assistant keeps its permanent effect. Reactivation comes only from the Market chart and rituals.

## Ceremony

- **RA-C1** Dance of the priests: as RA-L8 without the Kahuna bonus.
- **RA-C2** Each may put 3 mana into the bag to draw by rank and keep one; at most once per ceremony. *Ruling:* all declare, then
  draw and keep in ceremonial order.
- **RA-C3** Preparation, hidden: 0 to 2 of the player’s rituals with a clip (3 from Arioi) into the bag; brown rituals without a clip, in
  addition (*Ruling:* any number). *Ruling:* it is asked ritual by ritual, so that the number of questions tells nothing.
- **RA-C4** Offering: all bid mana secretly at once, 0 allowed; new ceremonial order by bid, highest first, ties keep their
  relative order; all bids go into the bag. *Ruling:* a bid is at most 255.
- **RA-C5** Gifts: the first chooses one of a tattoo step, a commodity from the market, 2 pearls; the second one of the rest; the
  third gets the last. With 3 players nobody gets the third.
- **RA-C6** Blessings: rituals by ascending cost; equal cost: brown first, then ceremonial order; same owner: the owner chooses.
  *Ruling:* brown ones have no owner (equal cost: fixed order by card); their choices go in ceremonial order.
- **RA-C7** Leftmost first: if the mana suffices, it is paid to the supply and the effect applies (paid even if it does nothing;
  the owner can't decline); black, brown and burgundy are discarded, blue ones stay in front of the owner. If it does not, all
  remaining rituals are discarded without effect. Leftover mana stays in the bag (*Ruling:* also when all were performed).
- **RA-C8** Kinds: black: owner, at once; blue: permanent; burgundy: against others, at once; brown: all players, at once.
- **RA-C9** Building: in ceremonial order each may fulfil one available mission (any face-up token of any statue that is open) or
  passes, lap after lap, until all have passed in one lap. *Ruling:* who passed may build again in a later lap, since the rulebook
  repeats the process for all players until all have passed, and passing is compulsory for whoever can't build at that moment. Who
  can fulfil nothing in a turn, and has no extra that might change that, is passed without being asked. A player who has passed still bids in
  auctions. RA-V4 is the stricter reading.
- **RA-C10** End: after the first ceremony statue 2 is revealed, after the second statue 3; after the third the game ends.
- **RA-C11** Simultaneous steps (dance, buying, preparation, offering, auctions): nobody gains knowledge of another's choice in the
  same step. *Ruling:* results are applied in ceremonial order once all have chosen.
- **RA-C12** *Ruling:* a ritual performed outside the bag (Shaman, Tahua, another ritual) leaves the hand, costs nothing, has its
  full effect, is then discarded or, if blue, lies in front; what it sets off is finished first. Brown: all players, in ceremonial
  order; mana it adds goes into the bag (during blessings to the mana on the table). Cards that stop other rituals may be chosen
  only during blessings.
- **RA-C13** *Ruling:* permanent rituals of several copies add up where that makes sense (not a changed price). Triggers of a
  location come once per visit, after the claim, before the roll; one that arrives during the visit works from the next, but a
  changed limit or price counts at once.

## Missions

- **RA-M1** Three ways: Kahuna at the Neighbourhood, Mahi-mahi at the top, the ceremony's building step.
- **RA-M2** Resource missions: the shown pearls, mana, commodities or masks are given up; commodities and masks go to their markets
  (markers move). *Ruling:* paid mana goes to the supply.
- **RA-M3** Conditional missions: at least the shown rank, priests or assistants must be there; nothing is paid. A token is
  fulfilled once, by one player.
- **RA-M4** Auctions: as soon as a row has only auction tokens left they are auctioned, one after the other, before anything else
  goes on; not a turn. Rows that are so when revealed are auctioned at the very start of step 6 of the next ceremony in which the
  statue is open (*Ruling:* lower statue first, top row down). Secret bids of mana, 0 allowed; highest takes the token, ties by
  ceremonial order (all 0: the first in that order, for nothing); all bids go into the bag. An auction token can't be fulfilled in
  another way.
- **RA-M5** Tokens are kept behind the screen; which ones were taken was seen by all.

## Masks

- **RA-K1** Every motif exists twice; each pair scores: +1 VP per mission token of its type (pearls; mana, auctions included;
  commodities; conditional); or +1 per assistant of its kind; or +2 per differently coloured pair of the player, itself included, at most
  8. Unpaired masks score nothing. *Ruling:* a motif of which each card has a mirror is two pairs and scores twice: the rulebook
  scores masks per pair, and a mask with a mirror is a pair. In games of version 1 of these rules a motif scores once.
- **RA-K2** Rainbow mirror: on the player’s own turn it may be matched to one of their unpaired masks: a pair for good, even if the real twin
  comes. Two mirrors can't pair.
- **RA-K3** Paired masks can't be stolen. *Ruling:* a mask of a pair of two cards, and a loose mirror, may be exchanged or paid by
  its owner; a mask with a mirror can't.

## End

- **RA-E1** Rank: Ariki 3, Arioi 6, Tahua 9 VP. VP of rituals that were performed and lie in front. Mission tokens. Mask pairs.
- **RA-E2** The player with the most points wins; tied, whoever is earlier in ceremonial order.

## Variants

- **RA-V1** Tane: the interactive rituals are in the decks: they steal, remove priests, stop rituals.
- **RA-V2** Oracle: the missions of statues 2 and 3 are face up from the start, but can only be fulfilled after the first and
  second ceremony.
- **RA-V3** Mana shortage: mana for bought rituals and auctions goes to the supply, not into the bag.
- **RA-V4** Passing is final (ours, a stricter reading of RA-C9): who passes while building, or is passed, is out until the ceremony
  ends. Games of version 1 of these rules are played so.

## Hidden information

- **RA-I1** Behind the screen: mana, pearls, commodities, rituals, mission tokens. Hidden for good: which rituals were kept, bids
  until revealed, what is in the bag until it is opened. *Ruling:* what was gained or paid openly stands in the log and bots
  remember it, but the table shows no tallies of it. *Ruling:* rituals that were drawn and not kept are discarded unseen; the
  number of rituals that a player has behind the screen and in the bag together is open, and so is how many are left once the bag
  was opened.

## Worked examples

The rulebook's examples, each a test of its own.

1. Marae: the Kahuna, two steps below Ariki, returns Mahi-mahi and Taro (each marker one down), reaches Ariki, draws 3 normal and
   keeps 1, then 3 forbidden and keeps 1.
2. Path: three players at 3 priests, no Kahuna bonus: 5 pearls → 5 priests, +5 mana; the others pay nothing, +3 mana.
3. Offering: order R, M, X, A with bids 7, 4, 4, 8 → A, R, M, X; 23 mana in the bag.
4. Blessings after 3: Hina 1 (brown, from A), Uru-Taetae 4 (R), Rua-Hatu 4 and Rau-Pena 4 (M, in M's order), Ra'a 5 (R), Roro'o 6
   (X), Mata-Arahu 8 (M), Ta'ere 10 and Ihi 11 (A): cost 53; 23 → 22, Hina adds 24 → 46 → 42, 38, 34, 29, 23, 15, 5; Ihi fails, 5
   stay.
5. Collector roll 2: owner of 3 takes Tiare (its marker up), owner of 1 nothing.
6. Collector used with 4 cards shown: 5 shown, takes a mask and Mahi-mahi, 3 left, marker unmoved.
7. Shaman with 4 priests: Rua-Hatu gives 3 pearls, no mana paid; a cost of 5 is illegal.
8. Pearl Diver: one mission, a second at once, no third.
9. "6 priests" with 6: taken, nothing paid; with 5 illegal; "Arioi or higher": Tahua yes, Ariki no.
10. mask treasure 3 pearls; markers clamp at the ends; at Arioi 3 clips.
11. setup: 4 players 5 forest cards, player 1 keeps 1 ritual, 4 masks in the market; 5 players: player 5 has 4 rituals, 3 masks in
   the market.
12. 6/5/4 action rounds; statues 1/2/3 open at the start/after the first/after the second ceremony.
13. pairs: +1 per token or assistant; colour pair +2 per colour, at most 8; a single 0.

## About this page

Every clause has at least one test that names it. The figures are in \`src/motu/games/raiatea/components.toml\`, each with its source and how
certain it is; where the two differ, this page says what the engine is meant to do. Most of what is
printed only on cards, tokens and the board is reconstructed there, within every bound that the rulebook sets. A ritual, a price bonus, a
gift and a treasure are lists of effects in that file.
`;export{e as default};