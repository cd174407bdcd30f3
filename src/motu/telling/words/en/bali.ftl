### Bali as a text game, in English.

digest =
    Each turn has four phases: buy a good if you like, play cards, take cards, score.
    A good costs stone, less for each farmer of that good in front of you.
    Play exactly one thing from your hand to your front: a stonemason, a priest, a shrine (it costs stone), or one to three farmers of the same good (more than one costs stone).
    A shrine makes everyone sacrifice: the others lay one of their goods face up on the altar, its builder one face down and one more from the supply.
    Then refill your hand from the rows of the offer. Only the bottom card of a row, the last one listed, can be taken. An empty row is dealt anew from the pile.
    The card that is then at the bottom of the row you took your last card from is scored for everyone: farmers bring goods, stonemasons stone, priests points, shrines points or stone. Whoever alone has the most of that kind, and at least two, gets one extra.
    The game ends when the pile cannot fill a row. Then the goods on the altar are counted: the most common kind is worth most per good that you kept, the rarest nothing, and a kind that is not there is worth nothing.
    You also score shrines you built and leftover stone. Most points win.

seen-first = Plays first
seen-pile = Cards left in the pile
seen-rows = Rows of the offer, top to bottom
seen-demon = Row closed by the demon
seen-supply = Supply
seen-altar = Altar
seen-size = goods on it
seen-top = on top
seen-altar-goods = goods
seen-values = worth of one
seen-colour = Colour
seen-stone = Stone
seen-points = Points so far
seen-front = In front
seen-hand_size = Cards in hand
seen-goods_count = Number of goods
seen-prices = Pays for a good
seen-hand = Hand
seen-goods = Goods
seen-memory = Only you know
seen-laid_down = you laid face down
seen-saw = you saw from the top down
seen-kept = you kept number
top-hidden = face down
