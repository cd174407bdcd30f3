### Bali's board in English.

brings-rice = 1 rice
brings-peanut = 1 peanut
brings-banana = 1 banana
brings-pepper = 1 pepper
brings-mason = 1 stone each
brings-priest = 1 point each
brings-shrine = point or stone
brings-oracle = see the altar
bottom = bottom card: { $card }
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
demon-closed = Demon: closed
not-from-here = Not from here
priest-moves = A priest moves the demon on
scores = { $kind ->
    [rice] Rice scores
    [peanut] Peanuts score
    [banana] Bananas score
    [pepper] Peppers score
    [mason] Masons score
    [priest] Priests score
    [shrine] Shrines score
   *[other] It scores
}
owners-choose = Owners choose points or stone
choose-another = Choice of another good
nobody-gains = Nobody gains
new-cards = New cards
unknown = Scoring unknown
unknown-no-undo = Scoring unknown, no undo
comes-next = comes next
to-the-end = cards left
left = { $count } left
majority = has the most
points = points
so-far = points so far
plays-first = starting player
front = In front of you
only-you-see = only for you
on-the-altar = Laid on the altar
as-you-saw = as you saw it
unseen-goods = { $count ->
    [one] One good lies there that you have not seen.
   *[other] { $count } goods lie there that you have not seen.
}
moment-turn = Turn { $turn }
phase-buy = Buy
phase-play = Play
phase-take = Take
phase-score = Score

## Names for small cards

short-rice = Rice
short-peanut = Peanut
short-banana = Banana
short-pepper = Pepper
short-mason = Mason
short-priest = Priest
short-shrine = Shrine
short-oracle = Oracle

## What cards say of themselves

card-farmer-does = when scored, one good of this kind if you have such a farmer in front; each makes the good { $less } stone cheaper
card-stonemason-does = when scored, 1 stone for each stonemason
card-priest-does = when scored, 1 point for each priest; played, it moves the demon on
card-shrine-does = costs { $price } stone and everyone sacrifices; when scored, 1 point or 1 stone each; { $points } points at the end
card-oracle-does = whoever turns it up may look at the altar’s top goods and keep one
majority-does = Crown: alone the most, at least { $needs }: { $brings } extra
price-does = Your price in stone: each of your farmers of this good in front makes it { $less } cheaper

## How to play

howto-goal =
    You lead farmers, stonemasons and priests, and you build shrines. Whoever has the most __points__ at the end wins.

    During the game, priests and shrines bring points when they are scored. At the end come points for your shrines, your stone and the __goods__ you have kept. The __altar__ decides what a good is worth: the more often a kind was sacrificed there, the more each one you kept brings you.

    Everybody begins with a stonemason in front, three farmers in hand, { howto-start-goods } of each kind, and { $startLeast } to { $startMost } stone, the later in turn order the more. Nobody sees your hand or which goods you have. All else is open.
    .title = The goal
howto-start-goods = { $startGoods ->
    [one] { $startGoods } good
   *[other] { $startGoods } goods
}
howto-stone-for-point = { $stoneForPoint ->
    [one] { $stoneForPoint } stone
   *[other] { $stoneForPoint } stone
}
howto-turn =
    You take turns clockwise. A turn always has the same four steps: __1__ buy a good, if you like. __2__ Play cards from your hand. __3__ Take cards from the { $rows } rows of the offer. __4__ A card is scored, for everybody.

    The rows hold { $cards } cards each, face up. Only the bottom card of a row can be taken.
    .title = A turn
howto-play =
    Once a turn you may __buy__ one good of your choice from the supply. It costs { $goodPrice } stone, and { $less } less for each of your farmers of that good who is already in front of you. A farmer whom you play later in the turn does not help. A good whose pile is empty cannot be bought, nor one that you cannot pay for.

    Then you must __play__ exactly one of these: a stonemason or a priest for nothing, a shrine for { $shrinePrice } stone, or one, two or three farmers of one good for { $farmers1 }, { $farmers2 } or { $farmers3 } stone. What you play stays in front of you, open to all, until the end. If you hold nothing but shrines and cannot pay for one, you put one back into the box instead.
    .title = Buying and playing
howto-sacrifice =
    When you build a shrine, everybody __sacrifices__. From your left, clockwise, each other player chooses one of their goods and lays it face up on the altar. Then you lay one of yours face down, and at last one of any kind from the supply, face up.

    Only the top of the altar can be seen, and nobody may look through it: remember what was laid. Whoever has no goods lays nothing; a builder without goods still lays the one from the supply, if there is any.
    .title = The sacrifice
howto-take =
    Fill your hand up to { $handSize } cards, one at a time. __1__ You may take the bottom card of any row. __2__ After your last card, the card that is then at the bottom of that row is scored. __3__ Below each row you see what would be scored, and who would get how much.

    A row that becomes empty is laid out anew at once, with { $cards } cards from the pile. You may take from it in the same turn. What will be at its bottom nobody knows beforehand, so such a move cannot be undone.
    .title = Taking cards
howto-scoring =
    __Everybody__ gets something when a card is scored, in your turn and in all others. Stonemasons: 1 stone for each in front of you. Priests: 1 point for each. Shrines: you choose 1 point or 1 stone, for all of them alike. A farmer: one good of that kind, however many such farmers you have. The player whose turn it is goes first, then clockwise.

    Whoever alone has the most of the scored kind, and at least { $needs }, gets { $extra } more: that is the crown. In the picture priests are scored: you have { $priests } and get { $gain }; player B has { $otherPriests } and gets { $otherGain }.

    If the pile of a good is empty, you may take another good instead, or none.
    .title = What is scored
howto-end =
    The game ends __at once__ when the last card leaves the pile. Nothing more is scored. Now the altar is opened. The good that lies there most often is worth { $rank1 } points for each one you kept, the next { $rank2 }, then { $rank3 }, then { $rank4 }. Kinds of equal number share their rank, and the next kind follows right behind. A kind that is not there at all is worth nothing.

    Add up: the points you won, { $shrinePoints } for each shrine, 1 for every { howto-stone-for-point }, and your goods. Cards in hand count nothing. In the example rice lies on the altar { $mostLaid } times, so your { $rice } rice bring { $ricePoints }; with { $won } points from scorings and the rest you have { $total }.

    The most points win; then more shrines; then more stone. If all is equal, the victory is shared.
    .title = The end
howto-variants =
    __Demon.__ It stands on row 1, and nothing may be taken from its row. Every priest that is played moves it one row to the right, from the last row back to the first, before the player takes cards.

    __Oracle.__ { $hidden } of each good lie hidden on the altar from the start. When an oracle turns up in a new row, it leaves the game; but the player whose turn it is may look at the top { $looks } goods of the altar and must then keep one. The others go back in the same order. If a new row holds nothing but oracles, it is laid out once more. You see and keep at most one for each new row.

    Both can be played together.
    .title = Demon and oracle
legend-numbers = What you have
legend-cards = The cards
legend-points = points won so far
legend-stone = stone: pays for goods, farmers and shrines
legend-goods = goods, face down: only their owner knows which
legend-hand = cards in hand
legend-altar = the altar, and how many goods lie there
legend-pile = the pile of cards: when it is empty, the game is over
legend-crown = has alone the most of this kind: { $extra } more when it is scored
legend-first = the starting player
legend-good = costs { $goodPrice } stone, less with farmers; worth { $rank1 }, { $rank2 }, { $rank3 } or { $rank4 } points at the end, as the altar says
legend-demon = the demon closes this row; a priest moves it on

## Remarks of the adviser

remark-cheap = Your farmers help: your price for { $good } is only { $price } stone now.
remark-near-end = Cards left in the pile: { $count }. When it is empty the game ends at once, without a last scoring.
remark-majority = One of the { $card } in your hand would give you the most in front, alone: { $extra } extra whenever they are scored.
remark-shrine = You can pay for a shrine. It is worth { $points } points at the end, and everybody sacrifices.
remark-altar = What you saw most often on its way to the altar: { $good } ({ $count }). If that stays so, each one you keep is worth { $points } points.
remark-lead = You alone have the most { $card }: look for a row in which they come next, for { $extra } extra.
remark-stone = Stone is worth a point for every { $stone } at the end, but it does more as a shrine or a good.
