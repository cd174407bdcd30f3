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
only-you-see = only you see these
on-the-altar = Laid on the altar
as-you-saw = as you saw it
unseen-goods = { $count ->
    [one] One good lies there that you have not seen.
   *[other] { $count } goods lie there that you have not seen.
}
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
