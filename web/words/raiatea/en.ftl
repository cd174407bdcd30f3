### Raiatea's board in English.

kind-black = you, at once
kind-blue = stays in front
kind-burgundy = against others
kind-brown = all players
locations = Locations
does-forest = Everyone takes cards from the forest in two passes; the Kahuna begins
does-path = Recruit one priest for { $one } pearls or two for { $two }, then gain mana equal to your place on the priest track; the Kahuna first gains priests: { $priests }
does-marae = Sacrifice a commodity for a tattoo and draw rituals; the Kahuna may do both twice
does-neighbourhood = Exchange masks with the market; the Kahuna may fulfil a mission
does-market = Sell a commodity and hire an assistant for { $price } pearls; the Kahuna may do both twice
does-reef = Everyone gains as many pearls as the die shows; the Kahuna gains { $pearls } more
bonus-first = first
bonus-again = again
kahuna-bonus = The Kahuna’s bonus
rolled = Rolled: { $result }
forest = Forest
forest-empty = No cards
pile = in the pile: { $count }
mask-market = Masks
no-masks = No masks
commodity-market = Commodities
at-or-below = any bonus up to the marker
in-market = there: { $count }
marker = Price marker: { $commodity }
marker-stood = Here the price marker stood when the visit began
assistants = Assistants
hire = hire for
pearls = Pearls
mana = Mana
points = points
assistant-collector-does = Forest: take a commodity if you have at least as many Collectors as the roll. Once: take an extra commodity from the forest
assistant-merchant-does = Market: take an assistant if you have at least as many Merchants as the roll. Once: move a price marker to the top
assistant-shaman-does = Marae: gain a tattoo if you have at least as many Shamans as the roll. Once: perform a ritual from your hand for free, if its cost is not more than your priests
assistant-pearl_diver-does = Reef: gain { $pearls } pearls if you have at least as many Pearl Divers as the roll. Once: fulfil a second mission
tattoos = Tattoos
priests = Priests
rank-does = { $rank }: points { $points }, draws { $drawn } rituals, { $clips } clips
recruit = Recruit { $priests } for pearls: { $pearls }
recruit-for = { $priests ->
    [0] nobody
    [1] 1 priest
   *[other] { $priests } priests
}
missions = Missions of the To’o
you-have-it = you can fulfil this
statue = Statue { $statue }
space-empty = Fulfilled
space-hidden = A mission face down
mission-for = { $mission } (points: { $points })
opens-after = after ceremony { $ceremony }
open = open
moment-round = Action round { $round }
moment-ceremony = Ceremony { $ceremony }
rounds = Round track
ceremony = Ceremony
action-round = Action round
ceremony-letter = C
action-letter = A
deck = { $deck }: { $count }
deck-normal = Normal rituals
deck-forbidden = Forbidden rituals
site = Ceremonial site
order = Ceremonial order
first = Starting player
bag = Sacrifice bag
bag-hidden = Sacrifice bag: nobody sees into it before it is opened
chooses = is choosing
has-chosen = has chosen
waiting-for = Waiting for { $names }.
may-change = You may still change your choice with Undo.
bid = Mana: { $mana }
own-bid = Your secret bid:
offering-small = bids, order, gifts
opened = opened
failed = failed
no-clip = no clip
ceremony-of = Ceremony { $number }
to-island = Look at the island
to-ceremony = Back to the ceremony
step-dance = Dance
step-buying = Buying rituals
step-preparation = Preparation
step-offering = Offering
step-gifts = Gifts
step-blessings = Blessings
step-building = Building
step-auction = Auction
says-dance = The dance of the priests: recruit in secret, then everyone gains mana by the priest track.
says-buying = In secret, you may put mana into the bag and draw rituals by rank.
says-preparation = Ritual by ritual, in secret: into the bag, or kept in the hand.
says-offering = Everyone offers mana in secret. It pays for the rituals, and the highest offer comes first.
says-gifts = In the new order, the first players choose a gift of the gods.
says-blessings = From the cheapest to the most expensive, while the mana lasts. Hatched rituals are a forecast.
says-building = In ceremonial order, one mission at a time, until all have passed.
says-auction = Everyone bids mana in secret for the token; the highest bid wins it.
buy-for = Buy a ritual for mana: { $mana }
in-bag = in the bag: { $count }
in-the-bag = In the bag
next-ritual = Next:
mana-on-table = Mana on the table
drawn = Rituals drawn
whom = Who is affected?
active-used = active { $active }, used { $used }
used = used
behind = Behind my screen
before = In front of my screen
behind-hidden = The rest is hidden behind the screen.
screen = My screen
commodities = Commodities
rituals = Rituals
rituals-held = rituals held
no-rituals = No rituals in hand
won = Missions
front = In front of the screen
masks = Masks
all-things = Show all my things
less-things = Show less
mirror = Mirror
next = Next
skip = Skip

## How to play

howto-goal =
    You are priests of Raiatea. Whoever has the most __points__ at the end becomes High Priest. Points come from your __rank__, from __missions__, from pairs of __masks__ and from some __rituals__.

    Action rounds and ceremonies take turns, as the round track shows. In action rounds you gather what you need. In the { $ceremonies } ceremonies rituals are performed and missions are fulfilled. With three, four and five players there are { $actionRounds } action rounds.

    You begin with { $mana } mana, { $pearls } pearls, a mask, and { $kept } of { $drawn } rituals that you draw. With four players the first keeps only one; with five the last draws a second time. Mana, pearls, commodities, rituals and missions stay hidden behind your screen. Mana and pearls never run out.
    .title = The goal
howto-round =
    In an action round each player in turn claims one of the locations that are left, and becomes its __Kahuna__. Then __everybody__ may use the location: the Kahuna first, the others clockwise. So you visit every location that anybody claims, but the Kahuna gets more. You must claim; using is up to you.

    At four locations the Kahuna first rolls for the __assistants__. Whoever has at least as many of the matching assistant as the die shows gets their help before anything else, even if they were used.

    When all have claimed, the starting player passes one seat to the left. The cards left in the forest go to the markets, and new ones are laid out, { $more } more than there are players.
    .title = An action round
howto-locations =
    __Forest__: everyone takes a card, first clockwise, then, from new cards, counterclockwise. What is left goes to the markets. A mask brings the treasure printed on it; assistants begin in front of you. If the pile runs out, it is made of surplus commodities. __Path of the Gods__: recruit one priest for { $one } pearls or two for { $two }, then gain mana equal to your place on the priest track; the Kahuna first gets { $kahunaPriests } for nothing. __Marae__: sacrifice a commodity for a tattoo, then draw rituals by rank and keep one; the Kahuna may do both twice.

    __Neighbourhood__: put a mask on the market and take one back, without treasure; then the Kahuna may fulfil a mission. __Market__: sell a commodity and hire an assistant; the Kahuna may do both twice. __Pearl Oyster Reef__: everyone gets as many pearls as the die shows, the Kahuna { $reef } more.

    Tattoos lead to the ranks Ariki, Arioi and Tahua, after { $ranksAt } of them. From Raatira to Tahua you draw { $ritualsDrawn } rituals, and from Ariki on you may choose the forbidden deck. When you become Tahua, you may perform a ritual of your hand at once for nothing. Tracks end; what goes beyond is lost, and an empty deck is shuffled anew.
    .title = The six locations
howto-market =
    When you __sell__ a commodity, it goes to the market. You choose any one bonus at its marker or below; then the marker moves one space down. Every commodity that enters the market lowers its marker, every one that leaves raises it. Cards taken from the forest move none. The top bonus of Mahi-mahi is a mission. You hire an assistant for { $assistant } pearls.

    __Assistants__ help again and again by the roll, and once when you turn them. Collector: by the roll a commodity; once, an extra card in the forest and a commodity besides. Merchant: by the roll an assistant; once, a price marker goes to the top. Shaman: by the roll a tattoo; once, a ritual of your hand for nothing, if it costs no more than you have priests. Pearl Diver: by the roll { $diver } pearls; once, a second mission right after one.

    Used ones are made active again only by the market and by rituals. Merchants and Shamans are used in your own turn.
    .title = Market and assistants
howto-rituals =
    The number is what a ritual costs. Its colour says how it works. __Black__ works once, for its owner. __Blue__ stays in front of you and works whenever its symbol comes up, from the next visit on; several add up. __Brown__ works for all players and belongs to nobody. __Burgundy__ is directed at others, and is there only with the variant Tane. Cards with the mark of the forbidden deck are dearer and stronger.

    You may hold as many rituals as you like. In a ceremony the mana in the bag pays for them. A ritual that a Shaman, your rank or another ritual lets you perform leaves your hand, costs nothing and has its full effect.
    .title = Rituals
howto-ceremony =
    Everything down to the offering is chosen __in secret__, at the same time. __1__ Dance: recruit as on the Path, then gain mana. __2__ Put { $ritual } mana into the bag, if you like, to draw rituals by rank and keep one. __3__ Put rituals into the bag, at most one for each clip (by rank { $clips }); brown ones need none. __4__ Offer mana. All of it goes into the bag, and the highest offer comes first in the new ceremonial order. __5__ In this order the first three choose a gift each; with three players only { $giftsOfThree } do.

    __6__ Now the bag is opened. Rituals are performed from the cheapest to the dearest; at the same cost brown ones come first, then the ceremonial order. The mana pays __as long as it lasts__. The first that it cannot pay fails, with all that follow. In the picture { $opened } mana pay for { $performed } of { $rituals } rituals. What is left stays in the bag.

    __7__ Building: in ceremonial order each may fulfil a mission or pass, until all have passed in one lap. Then the missions of the next statue are revealed, after the last ceremony the game is over.
    .title = The ceremony
howto-missions =
    You fulfil missions while building, as Kahuna of the Neighbourhood, or by Mahi-mahi. Pearls, mana, commodities and masks are paid; ranks, priests and assistants you only need to have. A mission of the three statues is worth { $statuePoints } points. When only auctions are left in a row, they are auctioned at once, in a row just revealed at the next building: everybody bids mana in secret, the highest bid takes the token, and all bids go into the bag. A token is taken once, and is kept behind the screen.

    __Masks__ score in pairs. A pair brings { $perMission } point for each of your missions or assistants of its kind, or { $perColour } for each different colour among your pairs, at most { $most }. A mask without a twin scores nothing. A rainbow mirror can stand in for the twin of one mask, for good; two mirrors are no pair. A pair cannot be stolen.
    .title = Missions and masks
howto-end =
    After the last ceremony everyone adds up: the rank, for Ariki, Arioi and Tahua { $rankPoints } points; missions; pairs of masks; and the points of rituals that were performed and lie in front. Mana, pearls and commodities count nothing. The example comes to { $total } points.

    The most points win. If tied, whoever is earlier in the ceremonial order wins.

    __Variants.__ Tane: rituals that steal, drive priests away and stop other rituals. Oracle: all missions are open from the start, but can be fulfilled only after their ceremony. Mana shortage: mana for bought rituals and auctions does not go into the bag. Passing is final: whoever passes while building is out until the ceremony ends.
    .title = The end
legend-things = Things
legend-kinds = Kinds of rituals, with the cost
legend-effects = On cards
legend-mana = mana: pays for rituals, offerings and bids
legend-pearl = pearl: pays for priests, assistants and missions
legend-tattoo = tattoo: a step towards the next rank
legend-priest = priest: on the Path and in the dance each brings mana
legend-points = points
legend-good = any commodity
legend-mask = mask: scores in pairs
legend-mirror = rainbow mirror: stands in for the twin of a mask
legend-ritual = ritual
legend-forbidden = from the forbidden deck
legend-draw = draw rituals by rank and keep one
legend-mission = mission
legend-auction = a mission that is auctioned
legend-assistant = any assistant
legend-bag = the Sacrifice Bag, or what goes into it
legend-bid = a secret bid of mana
legend-kahuna = the Kahuna, who claimed the location
legend-start = the starting player
legend-die = roll the die
legend-marker = price marker
legend-black = black: once, for you
legend-blue = blue: stays in front of you
legend-brown = brown: for all players
legend-burgundy = burgundy: against others
legend-all = all players
legend-other = another player
legend-take = take from the market
legend-give = give, or raise to the top
legend-to = brings
legend-steal = steal
legend-cancel = fails
legend-perm = whenever this comes up
legend-react = makes used assistants active again
legend-play = perform for nothing
legend-sell = sell a commodity
legend-order = ceremonial order: the highest offering comes first; it decides ties, gifts and building
legend-action = everyone claims one location, and all use it
legend-ceremony = rituals are performed and missions fulfilled
legend-have = you have what this asks for

## Effects, put into words where a table has its own figures

amount-mana = { $n } mana
amount-pearls = { $n ->
    [one] { $n } pearl
   *[other] { $n } pearls
}
amount-priest = { $n ->
    [one] { $n } priest
   *[other] { $n } priests
}
amount-tattoo = { $n ->
    [one] { $n } tattoo
   *[other] { $n } tattoos
}
amount-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
amount-commodity = { $n ->
    [one] { $n } commodity
   *[other] { $n } commodities
}
amount-assistant = { $n ->
    [one] { $n } assistant
   *[other] { $n } assistants
}
amount-mask = { $n ->
    [one] { $n } mask
   *[other] { $n } masks
}
amount-forest_card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
effect-cost = cost { $cost }: { $does }
effect-gain = gain { $amount }
effect-gain-all = everyone gains { $amount }
effect-gain-priests = gain { $amount } per priest
effect-gain-players = gain { $amount } per player
effect-roll = roll the die and gain as many of these as it shows: { $what }
effect-take = take { $amount } from the market
effect-take-different = take { $amount } from the market, each of another kind
effect-take-forest = take { $amount } from the forest, which is then refilled
effect-take-all = in ceremonial order everyone takes { $amount } from the market
effect-sacrifice = sacrifice up to { $amount }, and for each: { $does }
effect-reactivate = reactivate { $amount }
effect-reactivate-all = everyone may reactivate { $amount }
effect-draw = draw rituals by rank and keep { $n }
effect-perform = perform another ritual from your hand for free
effect-mission = fulfil a mission
effect-recruit = act as on the Path of the Gods
effect-recruit-all = in ceremonial order everyone acts as on the Path of the Gods
effect-marker = raise a price marker to the top
effect-marker-all = all price markers move to the top
effect-bag = add { $amount } to the bag
effect-bag-players = add { $amount } per player to the bag
effect-steal = steal up to { $amount } from another player
effect-steal-mask = steal { $amount } from another player, without a twin there
effect-lose = another player loses { $amount }
effect-lose-others = all others lose { $amount }
effect-cancel = the next ritual with another player’s clip fails
effect-cancel-cost = other players’ rituals that cost { $n } or more fail
effect-points = at the end { $amount }
effect-points-priests = at the end { $amount } for every { $every } priests
effect-points-missions = at the end { $amount } for every { $every } missions
effect-points-mask_pair_colours = at the end { $amount } for every { $every } colours among your pairs of masks
effect-most = { $does }, at most { $most }
effect-when = whenever you visit this: { $where }: { $does }
effect-when-kahuna = whenever you are Kahuna: { $does }
effect-exchanges = exchange this many more masks: { $n }
effect-keep = keep this many more rituals of your first draw: { $n }
effect-sales = sell this many more commodities: { $n }
effect-bid = your bids of 1 mana or more count as { $n } higher
effect-recruiting = recruiting one priest costs you { $one } pearls, two cost { $two }
effect-discount = missions for pearls or mana cost you { $n } less, at least 1
pair-scores = a pair scores { $points } per { $what }
pair-scores-colours = a pair scores { $points } per colour among your pairs, at most { $most }
pair-missions_pearls = pearl mission
pair-missions_mana = mana mission, auctions included
pair-missions_commodities = commodity mission
pair-missions_masks = mask mission
pair-missions_conditional = conditional mission
pair-missions_auction = auction
card-with-treasure = { $mask }: { $treasure }
needs-rank = { $rank } or higher
needs-priests = at least { $n } priests
needs-assistants = at least { $n } assistants
needs-identical_assistants = at least { $n } identical assistants
needs-different_assistants = at least { $n } different assistants
needs-any_commodity = any commodities: { $n }
needs-identical_commodities = { $n } identical commodities

## Remarks of the adviser

remark-mission = You have what a mission asks for: { $mission } ({ $points }). Fulfil it while building, as Kahuna of the Neighbourhood, or by Mahi-mahi.
remark-rank = Tattoos that you lack for { $rank }: { $tattoos }. The rank is worth { $points } points at the end.
remark-mask = The twin of your mask { $mask } is on the market: { $effect }.
remark-price = { $commodity } is at its top price: { $bonus }. Every sale lowers it.
remark-mana = Your rituals cost { $cost } together, and you have { $mana } mana. But everybody’s offerings go into the same bag.
remark-ceremony = Action rounds until the next ceremony, this one included: { $rounds }.
