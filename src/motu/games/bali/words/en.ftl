### Bali in English.

title = Bali
tagline = Farmers bring in goods, shrines send them to the altar, and the altar decides what they are worth.

variant-oracle = Oracle
    .hint = Four goods lie hidden on the altar from the start, and eight oracles in the pile let you look at the altar’s top goods and keep one.
variant-demon = Demon
    .hint = A demon blocks one row of the offer; every priest played moves it on by one row.

## Things

good-rice = rice
good-peanut = peanuts
good-banana = bananas
good-pepper = peppers
good-hidden = a good

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
    [one] a { $card }
   *[other] { $count } { $card-many }
}

## What is asked

decision-buy-or-play = { $count ->
    [0] Play cards from your hand.
   *[other] You may buy a good first; then play cards.
}
decision-play-cards = Play cards from your hand.
decision-lay-good = Lay one of your goods on the altar.
decision-lay-from-supply = Lay a good from the supply on top of the altar.
decision-take-card = { $count ->
    [one] Take your last card. The card that is then at the bottom of that row is scored.
   *[other] Take { $count } cards, one at a time.
}
decision-look-at-altar = An oracle has appeared: do you want to look at the altar?
decision-keep-good = Keep one of these goods; the others go back to the altar.
decision-choose-reward = { $count ->
    [one] Your shrine is scored: a point or a stone?
   *[other] Your { $count } shrines are scored: all points or all stone?
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
option-return-shrine = Return a shrine to the box
option-lay-up = Lay { $good }, face up
option-lay-down = Lay { $good }, face down
option-lay-from-supply = Lay { $good } from the supply
option-take-card = Take the { $card } from row { $row }
option-look = { $count ->
    [one] Look at the one good on the altar and keep it
   *[other] Look at the top { $count } goods and keep one
}
option-do-not-look = Don’t look
option-keep-open-good = Keep { $good } (no. { $place } from the top)
option-keep-hidden-good = Keep { $good } (no. { $place } from the top, face down now)
option-gain-stone = Take { amount-stone }
option-gain-points = Take { amount-points }
option-take-good = Take { $good }
option-decline = Take nothing

## What happened

event-set-taken = { $seat } takes the { $colour } starting cards and { amount-stone }.
event-turn-began = { $seat }’s turn.
event-good-bought = { $seat } buys { $good } for { amount-stone }.
event-card-played = { $seat } plays a { $card }.
event-shrine-built = { $seat } builds a shrine for { amount-stone }: everyone lays a good on the altar.
event-farmers-played = { $stone ->
    [0] { $seat } plays { farmers }.
   *[other] { $seat } plays { farmers } for { amount-stone }.
}
event-shrine-returned = { $seat } holds only shrines, cannot pay for one, and returns one to the box.
event-demon-moved = The demon moves to row { $row }.
event-good-laid-up = { $seat } lays { $good } on the altar.
event-good-laid-down = { $seat } lays { $good } face down on the altar.
event-nothing-to-lay = { $seat } has no goods to lay.
event-supply-good-laid = { $seat } lays { $good } from the supply on top of the altar.
event-card-taken = { $seat } takes the { $card } from row { $row }.
event-row-laid = Row { $row }, top to bottom: { $cards }.
event-oracles-left = { $count ->
    [one] An oracle is removed from row { $row }.
   *[other] { $count } oracles are removed from row { $row }.
}
event-altar-seen = { $count ->
    [one] { $seat } looks at the one good on the altar ({ $goods }) and keeps it.
   *[other] { $seat } looks at the top { $count } goods of the altar ({ $goods }) and keeps { $kept_good }.
}
event-altar-looked-at = { $count ->
    [one] { $seat } looks at the one good on the altar and keeps it.
   *[other] { $seat } looks at the top { $count } goods of the altar and keeps one.
}
event-look-declined = { $seat } does not look at the altar.
event-card-scored = Scored: { $card-many }.
event-stone-gained = { $seat } gets { amount-stone }.
event-points-gained = { $seat } gets { amount-points }.
event-majority-held = { $seat } alone has the most { $card-many } and gets { $extra } extra (included).
event-good-received = { $seat } gets { $good }.
event-good-declined = { $seat } takes no good.
event-pile-exhausted = The pile is empty: the game is over.
event-good-valued = { $good }: { $count } on the altar, worth { amount-points } each.
event-seat-scored = { $seat } has { amount-points } in total.

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

## The guided first game

lesson-1 = Welcome to Bali. A turn has four steps: buy a good (a sacrifice card) if you like, play cards, take cards, score. You have 2 stone, too little to buy anything, so start by playing the peanut farmer in front of you.
lesson-2 = Now refill your hand to three cards. You may take the bottom card of any row; the card that is then at the bottom is scored for everyone. Take the rice farmer: it uncovers a stonemason, and each of your stonemasons brings you 1 stone.
lesson-3 = Cards in front of you stay there for the whole game. Farmers bring goods when their kind is scored, and make that good cheaper to buy. Play the banana farmer.
lesson-4 = Below each row you can see what would be scored. Take the stonemason: it uncovers a shrine, and nobody has one yet, so the others gain nothing from your turn.
lesson-5 = You have 4 stone. A good costs 5 stone, 1 less for each farmer of that good in front of you: peanuts cost you 4. Buy some. The others cannot see which goods you have.
lesson-6 = After buying, you play cards as usual. Play the rice farmer: with three kinds of farmers, more scorings will bring you goods.
lesson-7 = Priests bring points when priests are scored. Take the priest.
lesson-8 = The other player built a shrine, so everyone must sacrifice. At the end, the good that is on the altar most often is worth 3 points per card, the next 2, then 1, then 0; a good that is not there at all is worth nothing. Lay your banana: you have only one.
lesson-9 = The builder also laid a good face down, and one from the supply on top. Remember what you have seen: the altar is only revealed at the end. Now play the stonemason; you are short of stone.
lesson-10 = Look at the labels below the rows. If you take the stonemason from row 1, banana farmers are scored, and you are the only one who has one.
lesson-11 = Whoever alone has the most cards of the scored kind, and at least two, gets one extra. A third stonemason puts you ahead: play it.
lesson-12 = Where a label announces new cards, the result is unknown and cannot be undone. Row 4 is safe: take the banana farmer.
lesson-13 = Stonemasons were scored on the other player’s turn, and you got 4 stone including the extra: every scoring is for everyone. Buy peanuts again; many goods of one kind pay off if that good is common on the altar.
lesson-14 = Play the priest. From here on it is your game.
lesson-end = That was the guided part. The game ends when the pile runs out. Then you add up your points, 4 for each shrine, 1 for every 5 stone, and your goods at the value the altar gives them. Good luck!

## The guided game with oracle and demon

lesson-variants-title = Oracle and demon
lesson-variants-1 = This game has both variants. Four goods lie hidden on the altar from the start. And the demon stands on row 1: nothing may be taken from there. Begin as usual: play the peanut farmer.
lesson-variants-2 = Row 1 is closed, the other three are open. Take the priest from row 3. You will soon see why.
lesson-variants-3 = Bot B’s turn has brought you peanuts. A priest drives the demon one row on, at once and always to the right. Play the priest.
lesson-variants-4 = The demon now closes row 2, and row 1 is open again. You may choose among what is left: take the peanut farmer from row 3, and priests are scored. You have one.
lesson-variants-5 = Bot B uncovered a priest too, and you got another point. Play your second peanut farmer: two of them make peanuts cheaper, and no one else has as many.
lesson-variants-6 = Row 3 has only one card left. Take it: the row is then laid out anew at once, and what will be scored is its new bottom card.
lesson-variants-7 = An oracle turned up in the new row and leaves the game. For that you may look at the altar, once for the whole row. It is up to you; whoever looks must keep a good. Look.
lesson-variants-8 = Only you see these four. What you keep is missing on the altar, and what the altar lacks is worth nothing at the end. You collect peanuts, so leave them there. Keep the rice; the others go back in the same order.
lesson-variants-9 = After the look the new bottom card was scored: a priest, and a point for you. Play your other priest. The demon moves on to row 3, before you take; from row 4 it would go back to row 1.
lesson-variants-10 = Take the rice farmer from row 1. Peanut farmers are scored, and you alone have two of them.
lesson-variants-end = That is all there is to the two variants; each can also be played alone. The rest is Bali as you know it. Good luck!
