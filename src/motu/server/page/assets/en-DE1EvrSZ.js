var e=`### Bali in English.

title = Bali
tagline = Farmers bring goods, shrines send them to the altar, and the altar says what goods are worth.

variant-oracle = Oracle
    .hint = Four goods lie hidden on the altar from the start, and eight oracles in the pile let you look at the altar’s top goods and keep one.
variant-demon = Demon
    .hint = A demon blocks one row of the offer; every priest drives it one row on.

## Things

good-rice = rice
good-peanut = peanuts
good-banana = bananas
good-pepper = peppers
good-hidden = a hidden good

card-rice_farmer = rice farmer
    .many = rice farmers
card-peanut_farmer = peanut farmer
    .many = peanut farmers
card-banana_farmer = banana farmer
    .many = banana farmers
card-pepper_farmer = pepper farmer
    .many = pepper farmers
card-stonemason = stonemason
    .many = stonemasons
card-priest = priest
    .many = priests
card-shrine = shrine
    .many = shrines
card-oracle = oracle
    .many = oracles

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green

source-priests = Priests
source-rewards = Shrines scored
source-shrines = Shrines built
source-stone = Stone
source-rice = Rice
source-peanut = Peanuts
source-banana = Bananas
source-pepper = Peppers

amount-stone = { $stone } stone
amount-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
farmers = { $count ->
    [one] one { $card }
   *[other] { $count } { $card-many }
}

## What is asked

decision-buy-or-play = Buy a good first, or play cards at once.
decision-play-cards = Play cards from your hand.
decision-lay-good = Lay one of your goods on the altar.
decision-lay-from-supply = Lay a good of the supply on top of the altar.
decision-take-card = { $count ->
    [one] Take the last card you need. The card then at the bottom of its row is scored.
   *[other] Take { $count } cards, one at a time.
}
decision-look-at-altar = An oracle has come: do you want to look at the altar?
decision-keep-good = Keep one of the goods you see; the others go back.
decision-choose-reward = { $count ->
    [one] Your shrine is scored: points or stone?
   *[other] Your { $count } shrines are scored: points or stone, all of one kind.
}
decision-choose-good = The supply has no { $good } left. Take another good, or none.

## What may be chosen

option-buy = Buy { $good } for { amount-stone }
option-play-card = Play the { $card }
option-play-farmers = { $stone ->
    [0] Play { farmers }
   *[other] Play { farmers } for { amount-stone }
}
option-build-shrine = Build the shrine for { amount-stone }
option-return-shrine = Put a shrine back into the box
option-lay-up = Lay { $good }, face up
option-lay-down = Lay { $good }, face down
option-lay-from-supply = Lay { $good } from the supply
option-take-card = Take the { $card } from row { $row }
option-look = { $count ->
    [one] Look at the one good on the altar and keep it
   *[other] Look at the top { $count } goods and keep one
}
option-do-not-look = Do not look
option-keep-open-good = Keep { $good }, number { $place } from the top
option-keep-hidden-good = Keep { $good }, number { $place } from the top, face down
option-gain-stone = Take { amount-stone }
option-gain-points = Take { amount-points }
option-take-good = Take { $good }
option-decline = Take nothing

## What happened

event-set-taken = { $seat } plays { $colour } and starts with { amount-stone }.
event-turn-began = { $seat } is to play.
event-good-bought = { $seat } buys { $good } for { amount-stone }.
event-card-played = { $seat } plays a { $card }.
event-shrine-built = { $seat } builds a shrine for { amount-stone }: everybody lays a good on the altar.
event-farmers-played = { $stone ->
    [0] { $seat } plays { farmers }.
   *[other] { $seat } plays { farmers } for { amount-stone }.
}
event-shrine-returned = { $seat } holds nothing but shrines, cannot pay for one, and puts one back into the box.
event-demon-moved = The demon moves to row { $row }.
event-good-laid-up = { $seat } lays { $good } on the altar.
event-good-laid-down = { $seat } lays { $good } face down on the altar.
event-nothing-to-lay = { $seat } has no goods to lay.
event-supply-good-laid = { $seat } lays { $good } from the supply on top.
event-card-taken = { $seat } takes the { $card } from row { $row }.
event-row-laid = Row { $row }, bottom card last: { $cards }.
event-oracles-left = { $count ->
    [one] An oracle leaves row { $row }.
   *[other] { $count } oracles leave row { $row }.
}
event-altar-seen = { $count ->
    [one] { $seat } looks at the one good on the altar ({ $goods }) and keeps it.
   *[other] { $seat } looks at the top { $count } goods of the altar ({ $goods }) and keeps { $kept_good }.
}
event-card-scored = Scored: { $card-many }.
event-stone-gained = { $seat } gets { amount-stone }.
event-points-gained = { $seat } gets { amount-points }.
event-majority-held = { $seat } alone has the most { $card-many }: one extra.
event-good-received = { $seat } gets { $good }.
event-good-declined = { $seat } takes no good.
event-pile-exhausted = The pile is exhausted: the game is over.
event-good-valued = { $good } on the altar: { $count }; each is worth { amount-points }.
event-seat-scored = { $seat } has { amount-points } in all.

## The table in the terminal

table-row = Row { $row }
table-demon = demon
table-altar = Altar
table-altar-size = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}
table-altar-top = top: { $good }
table-altar-empty = empty
table-pile = Pile
table-supply = Supply
table-price = your price
table-stone = Stone
table-points = Points
table-hand = Hand
table-goods = Goods
`;export{e as default};