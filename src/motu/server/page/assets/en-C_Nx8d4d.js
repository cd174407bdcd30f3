var e=`### Raiatea in English.

title = Raiatea
tagline = Priests offer mana, rituals call the gods, and whoever serves them best becomes High Priest.

variant-tane = Tane
    .hint = The rituals of Tane are in the decks: they steal, drive priests away and stop rituals.
variant-oracle = Oracle
    .hint = The missions of all statues are face up from the start.
variant-mana_shortage = Mana shortage
    .hint = Mana for bought rituals and auctions goes to the supply, not into the bag.
variant-passing_is_final = Passing is final
    .hint = Whoever passes while building, or can't build, is out until the ceremony ends.
variant-motif_scores_once = A motif scores once
    .hint = Two mirrored pairs of one motif score only once. This was the rule when the game began.
variant-useful_gifts_only = Only useful gifts
    .hint = A gift that would gain nothing can't be chosen. This was the rule when the game began.

## Things

commodity-uru = Uru
commodity-taro = Taro
commodity-mahi_mahi = Mahi-mahi
commodity-tiare = Tiare

assistant-collector = Collector
assistant-merchant = Merchant
assistant-shaman = Shaman
assistant-pearl_diver = Pearl Diver

rank-raatira = Raatira
rank-ariki = Ariki
rank-arioi = Arioi
rank-tahua = Tahua
deck-normal = normal
deck-forbidden = forbidden

location-forest = Forest
location-marae = Marae
location-reef = Pearl Oyster Reef
location-path = Path of the Gods
location-neighbourhood = Neighbourhood
location-market = Market

gift-tattoo = 1 tattoo
gift-commodity = 1 commodity
gift-pearls = 2 pearls

mask-poe = Te Poe
    .effect = a pair scores 1 per mission for pearls
mask-hopu = Hopu
    .effect = a pair scores 1 per Pearl Diver
mask-ura = Ura
    .effect = a pair scores 2 per colour of own pairs, at most 8
mask-faufaa = Te Faufa'a
    .effect = a pair scores 1 per mission for commodities
mask-ohi = 'Ohi
    .effect = a pair scores 1 per Collector
mask-matie = Matie
    .effect = a pair scores 2 per colour of own pairs, at most 8
mask-te_mana = Te Mana
    .effect = a pair scores 1 per mission for mana or by auction
mask-tahutahu = Tahutahu
    .effect = a pair scores 1 per Shaman
mask-ninamu = Ninamu
    .effect = a pair scores 2 per colour of own pairs, at most 8
mask-ture = Te Ture
    .effect = a pair scores 1 per mission with a condition
mask-tapihoo = Tapiho'o
    .effect = a pair scores 1 per Merchant
mask-rearea = Re'are'a
    .effect = a pair scores 2 per colour of own pairs, at most 8
mask-rainbow_mirror = rainbow mirror
    .effect = may be matched to one unpaired mask

card-uru = Uru
card-taro = Taro
card-mahi_mahi = Mahi-mahi
card-tiare = Tiare
card-collector = Collector
card-merchant = Merchant
card-shaman = Shaman
card-pearl_diver = Pearl Diver
card-mask_poe = Te Poe mask with 3 pearls
card-mask_hopu = Hopu mask with 3 mana
card-mask_ura = Ura mask with 1 tattoo
card-plain_mask_ura = Ura mask without treasure
card-mask_faufaa = Te Faufa'a mask with 3 pearls
card-mask_ohi = 'Ohi mask with 3 mana
card-mask_matie = Matie mask with 1 tattoo
card-plain_mask_matie = Matie mask without treasure
card-mask_te_mana = Te Mana mask with 3 pearls
card-mask_tahutahu = Tahutahu mask with 3 mana
card-mask_ninamu = Ninamu mask with 1 tattoo
card-plain_mask_ninamu = Ninamu mask without treasure
card-mask_ture = Te Ture mask with 3 pearls
card-mask_tapihoo = Tapiho'o mask with 3 mana
card-mask_rearea = Re'are'a mask with 1 tattoo
card-plain_mask_rearea = Re'are'a mask without treasure
card-rainbow_mirror = rainbow mirror

ritual-tipa = Tipa
    .effect = cost 2: gain 2 pearls
ritual-punua = Punua
    .effect = cost 3: roll the die and gain as many pearls
ritual-tohu = Tohu
    .effect = cost 3: return up to 2 commodities; for each one: gain 1 tattoo
ritual-tii = Ti'i
    .effect = cost 3: reactivate 1 assistant; gain 2 mana
ritual-tafai = Tafa'i
    .effect = cost 3: gain 1 mana per priest
ritual-rua_hatu = Rua-Hatu
    .effect = cost 4: gain 3 pearls
ritual-uru_taetae = Uru-Taetae
    .effect = cost 4: gain 1 tattoo
ritual-rau_pena = Rau-Pena
    .effect = cost 4: take 1 commodity from the market
ritual-rata = Rata
    .effect = cost 4: take 1 assistant from the market
ritual-raa = Ra'a
    .effect = cost 5: gain 1 priest; gain 2 mana
ritual-hiro = Hiro
    .effect = cost 5: take 1 card of the forest supply, which is refilled; gain 1 pearl
ritual-fana = Fana
    .effect = cost 5: take 1 mask from the market; gain 1 pearl
ritual-roroo = Roro'o
    .effect = cost 6: draw rituals by rank and keep 2; gain 2 mana
ritual-maui = Maui
    .effect = cost 7: take 2 commodities of different kinds from the market; gain 1 mana
ritual-pipiri_ma = Pipiri-Ma
    .effect = cost 3: when the Neighbourhood is visited: gain 1 pearl; one more mask may be exchanged
ritual-tino_rua = Tino-Rua
    .effect = cost 3: when the Pearl Oyster Reef is visited: gain 2 pearls
ritual-fatu_tini = Fatu-Tini
    .effect = cost 4: when the Path of the Gods is visited: gain 2 mana
ritual-toa_hiti = To'a-Hiti
    .effect = cost 4: when the Forest is visited: gain 1 pearl; gain 1 mana
ritual-taurua = Ta'urua
    .effect = cost 4: your bids from 1 mana on count 2 more
ritual-roo = Ro'o
    .effect = cost 5: when the Marae is visited: keep one more ritual of the first draw
ritual-maa_tai = Ma'a-Tai
    .effect = cost 5: when the Market is visited: you may sell one more commodity
ritual-hina = Hina
    .effect = cost 1: 6 mana per player go into the bag
ritual-ru = Ru
    .effect = cost 2: everybody gains 2 pearls
ritual-vero = Vero
    .effect = cost 2: all price markers go to the top
ritual-te_fatu = Te-Fatu
    .effect = cost 3: everybody may reactivate 1 assistant; everybody gains 1 mana
ritual-faahotu = Fa'ahotu
    .effect = cost 4: in ceremonial order everybody takes 1 commodity from the market
ritual-tane_pearls = Tane (pearls)
    .effect = cost 3: steal up to 2 pearls from another player
ritual-tane_veto = Tane (veto)
    .effect = cost 4: the next clipped ritual of another player fails
ritual-tane_exile = Tane (exile)
    .effect = cost 5: another player loses 1 priest; gain 2 mana
ritual-fenua = Fenua
    .effect = cost 7: take 2 assistants from the market; gain 1 pearl
ritual-haumea = Haumea
    .effect = cost 7: take 2 masks from the market; gain 1 mana
ritual-mata_arahu = Mata-Arahu
    .effect = cost 8: gain 2 tattoos; gain 2 pearls
ritual-atea = Atea
    .effect = cost 9: gain 2 priests; gain 1 mana per priest
ritual-taere = Ta'ere
    .effect = cost 10: perform another ritual of the hand without paying
ritual-ihi = Ihi
    .effect = cost 11: gain 2 tattoos; gain 1 priest; take 1 assistant from the market
ritual-taaroa = Ta'aroa
    .effect = cost 12: gain 1 tattoo; gain 1 priest; take 1 commodity from the market; take 1 assistant from the market
ritual-fati = Fati
    .effect = cost 6: missions for pearls or mana cost you 2 less, at least 1
ritual-tumu_nui = Tumu-Nui
    .effect = cost 7: recruiting costs you 1 pearl for 1 priest, 3 for 2
ritual-arii_tapu = Ari'i-Tapu
    .effect = cost 7: whenever you are Kahuna: gain 2 pearls; gain 1 mana
ritual-papa_rai_1 = Papa-Ra'i (3 points)
    .effect = cost 8: 3 points at the end
ritual-papa_rai_2 = Papa-Ra'i (4 points)
    .effect = cost 10: 4 points at the end
ritual-papa_rai_3 = Papa-Ra'i (6 points)
    .effect = cost 14: 6 points at the end
ritual-papa_rai_4 = Papa-Ra'i (masks)
    .effect = cost 9: at the end 2 points per differently coloured pair of masks, at most 6
ritual-papa_rai_5 = Papa-Ra'i (priests)
    .effect = cost 10: at the end 1 point per 2 priests, at most 5
ritual-papa_rai_6 = Papa-Ra'i (missions)
    .effect = cost 10: at the end 1 point per 2 missions, at most 5
ritual-moe_hau = Moe-Hau
    .effect = cost 5: in ceremonial order everybody acts as on the Path of the Gods
ritual-tane_mask = Tane (mask)
    .effect = cost 6: steal 1 unpaired mask from another player
ritual-tane_silence = Tane (silence)
    .effect = cost 7: rituals of others that cost 9 or more fail
ritual-tane_storm = Tane (storm)
    .effect = cost 8: all others lose 1 priest
ritual-hidden = hidden
ritual-nothing = nothing

price-uru_1 = gain 3 mana
price-uru_2 = gain 4 mana
price-uru_3 = gain 1 priest; gain 1 mana
price-uru_4 = gain 1 priest; gain 1 mana per priest
price-taro_1 = gain 2 pearls
price-taro_2 = gain 3 pearls
price-taro_3 = reactivate 1 assistant; gain 2 pearls
price-taro_4 = take 1 assistant from the market; gain 2 pearls
price-mahi_mahi_1 = gain 1 pearl; gain 1 mana
price-mahi_mahi_2 = gain 2 pearls; gain 1 mana
price-mahi_mahi_3 = take 1 mask from the market; gain 1 pearl
price-mahi_mahi_4 = fulfil a mission
price-tiare_1 = gain 2 mana
price-tiare_2 = draw rituals by rank and keep 1; gain 1 mana
price-tiare_3 = gain 1 tattoo; gain 1 mana
price-tiare_4 = gain 1 tattoo; draw rituals by rank and keep 1

mission-m1_01 = 3 pearls
mission-m1_02 = 4 pearls
mission-m1_03 = 5 pearls
mission-m1_04 = 4 mana
mission-m1_05 = 5 mana
mission-m1_06 = 6 mana
mission-m1_07 = Uru
mission-m1_08 = Taro
mission-m1_09 = Mahi-mahi
mission-m1_10 = Tiare
mission-m1_11 = any commodity
mission-m1_12 = 1 mask
mission-m1_13 = Ariki or higher
mission-m1_14 = have 3 priests
mission-m1_15 = have 3 assistants
mission-m1_16 = have 2 identical assistants
mission-m1_17 = mana auction
mission-m2_01 = 6 pearls
mission-m2_02 = 7 pearls
mission-m2_03 = 8 pearls
mission-m2_04 = 7 mana
mission-m2_05 = 8 mana
mission-m2_06 = 9 mana
mission-m2_07 = Uru + Taro
mission-m2_08 = Taro + Mahi-mahi
mission-m2_09 = Mahi-mahi + Tiare
mission-m2_10 = Tiare + Uru
mission-m2_11 = 2 identical commodities
mission-m2_12 = 2 masks
mission-m2_13 = Arioi or higher
mission-m2_14 = have 6 priests
mission-m2_15 = have 5 assistants
mission-m2_16 = have 3 different assistants
mission-m2_17 = mana auction
mission-m3_01 = 9 pearls
mission-m3_02 = 10 pearls
mission-m3_03 = 11 pearls
mission-m3_04 = 10 mana
mission-m3_05 = 11 mana
mission-m3_06 = 12 mana
mission-m3_07 = 13 mana
mission-m3_08 = Uru + Taro + Mahi-mahi
mission-m3_09 = Taro + Mahi-mahi + Tiare
mission-m3_10 = Mahi-mahi + Tiare + Uru
mission-m3_11 = Tiare + Uru + Taro
mission-m3_12 = 3 identical commodities
mission-m3_13 = 3 masks
mission-m3_14 = Tahua
mission-m3_15 = have 9 priests
mission-m3_16 = have 7 assistants
mission-m3_17 = have 4 different assistants
mission-m3_18 = mana auction

source-rank = Rank
source-rituals = Rituals
source-missions = Missions
source-masks = Masks

amount-mana = { $mana } mana
amount-pearls = { $pearls ->
    [one] { $pearls } pearl
   *[other] { $pearls } pearls
}
amount-priests = { $priests ->
    [one] { $priests } priest
   *[other] { $priests } priests
}
amount-tattoos = { $tattoos ->
    [one] { $tattoos } tattoo
   *[other] { $tattoos } tattoos
}
amount-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
amount-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## What is asked

decision-claim-location = Claim a location: you will be its Kahuna.
decision-finish-turn = Your turn is over. Do you want to do anything else?
decision-pick-forest-card = Take a card from the forest.
decision-pick-spare-commodity = Your Collector: take one more commodity from the forest.
decision-take-forest-card = The ritual: take a card from the forest.
decision-return-at-marae = Return a commodity for a tattoo?
decision-draw-at-marae = Draw rituals?
decision-choose-deck = From which deck do you draw?
decision-recruit-priests = Recruit priests; then you gain mana by the priest track.
decision-put-mask = Put a mask into the market for an exchange?
decision-take-mask-back = Take a mask from the market in exchange.
decision-kahuna-mission = As Kahuna you may fulfil a mission.
decision-trade = Sell commodities and hire assistants.
decision-take-commodity = Take a commodity from the market.
decision-take-assistant = Take an assistant from the market.
decision-take-mask = Take a mask from the market.
decision-take-tattoo = Your Shamans grant you a tattoo.
decision-reactivate = Reactivate a used assistant.
decision-sacrifice-commodity = Return a commodity for the ritual?
decision-raise-marker = Which price marker goes to the top?
decision-choose-victim = Whom does it hit?
decision-steal-mask = Which mask do you steal?
decision-perform-ritual = Perform a ritual of your hand without paying.
decision-dance-priests = The dance of the priests: recruit in secret; then everybody gains mana by the priest track.
decision-buy-ritual = Buy a ritual, in secret?
decision-offer-mana = How much mana do you offer?
decision-choose-gift = Choose a gift.
decision-arrange-rituals = Which of your rituals of equal cost comes first?
decision-build = Build: fulfil a mission, or pass.
decision-choose-mission = Which mission do you fulfil?
decision-second-mission = Use a Pearl Diver for a second mission?
decision-pay-commodities = Which commodity do you pay?
decision-pay-mask = Which mask do you pay?
decision-bid-for-token = How much mana do you bid for the token of { amount-points } ({ $mission })?
decision-keep-ritual = { $count ->
    [one] Keep one of these rituals.
   *[other] Keep { $count } of these rituals, one at a time.
}
decision-prepare-ritual = { $ritual }: into the bag? Clips left: { $count }.

## What may be chosen

option-none = Nothing
option-done = Done
option-claim = { $location }
option-shaman = Use a Shaman: { $ritual } ({ $ritual-effect })
option-mirror = Match the rainbow mirror: { $mask }
option-take-card = { $card }
option-collector = Use a Collector first
option-take-commodity = Take: { $commodity }
option-take-assistant = Take: { $assistant }
option-take-mask = Take: { $mask } ({ $mask-effect })
option-put-mask = Put in: { $mask }
option-take-tattoo = Take the tattoo
option-return-commodity = Return: { $commodity }
option-draw = Draw { amount-cards } ({ $deck })
option-keep = Keep { $ritual } ({ $ritual-effect })
option-recruit-nobody = Recruit nobody
option-recruit = Recruit { amount-priests } for { amount-pearls }
option-sell = Sell { $commodity }: { $price }
option-hire = Hire for { amount-pearls }: { $assistant }
option-merchant = Use a Merchant: { $commodity } to the top price
option-reactivate = Reactivate: { $assistant }
option-raise-marker = { $commodity }
option-steal-pearls = { $victim_seat } loses pearls to you
option-exile-priest = { $victim_seat } loses priests
option-steal-mask = From { $victim_seat }: { $mask }
option-perform-ritual = Perform { $ritual } ({ $ritual-effect })
option-perform-nothing = Perform nothing
option-buy-ritual = Buy for { amount-mana }
option-put-into-bag = Put into the bag: { $ritual } ({ $ritual-effect })
option-hold-back = Keep in the hand: { $ritual }
option-offer = Offer { amount-mana }
option-bid = Bid { amount-mana }
option-gift = { $gift }
option-arrange = { $ritual } first
option-mission = { $mission }: { amount-points } (statue { $statue }, space { $place })
option-no-mission = No mission
option-pass-building = Pass until the end of the ceremony
option-pass-turn = Pass
option-pay-commodity = Pay { $commodity }
option-pay-mask = Pay { $mask }

## What happened

event-game-opened = { $seat } is the starting player.
event-starting-mask-dealt = { $seat } gets a mask: { $mask }.
event-rituals-drawn = { $seat } draws { amount-cards } ({ $deck }): { $rituals }.
event-ritual-kept = { $seat } keeps a ritual: { $ritual }.
event-action-round-began = Action round { $round } begins.
event-ceremony-began = Ceremony { $number } begins.
event-location-claimed = { $seat } is Kahuna: { $location }.
event-assistant-rolled = { $seat } rolls { $result } for { $assistant }.
event-die-rolled = { $seat } rolls { $result }.
event-forest-shown = The forest shows: { $cards }.
event-forest-left = Left over, to the markets: { $cards }.
event-forest-refilled = Spare commodities are the new forest pile: { amount-cards }.
event-forest-card-taken = { $seat } takes from the forest: { $card }.
event-assistant-used = { $seat } uses an assistant: { $assistant }.
event-assistant-reactivated = { $seat } reactivates: { $assistant }.
event-mana-gained = { $seat } gains { amount-mana }.
event-pearls-gained = { $seat } gains { amount-pearls }.
event-priests-gained = { $seat } gains { amount-priests }.
event-priests-lost = { $seat } loses { amount-priests }.
event-tattoos-gained = { $seat } gains { amount-tattoos }.
event-rank-reached = { $seat } reaches a new rank: { $rank }.
event-priests-recruited = { $seat } recruits { amount-priests } for { amount-pearls }.
event-commodity-taken = { $seat } takes from the market: { $commodity }.
event-commodity-returned = { $seat } returns to the market: { $commodity }.
event-commodity-sold = { $seat } sells { $commodity } at price space { $space }.
event-marker-raised = The price marker is at the top: { $commodity }.
event-assistant-taken = { $seat } takes from the market: { $assistant }.
event-assistant-hired = { $seat } hires for { amount-pearls }: { $assistant }.
event-mask-put = { $seat } puts into the market: { $mask }.
event-mask-taken = { $seat } takes from the market: { $mask }.
event-mirror-matched = { $seat } matches the rainbow mirror: { $mask }.
event-mask-stolen = { $seat } steals from { $victim_seat }: { $mask }.
event-pearls-stolen = { $seat } steals { amount-pearls } from { $victim_seat }.
event-mission-fulfilled = { $seat } fulfils a mission ({ $mission }) for { amount-points }.
event-pearls-paid = { $seat } pays { amount-pearls }.
event-mana-paid = { $seat } pays { amount-mana }.
event-building-passed = { $seat } builds no more in this ceremony.
event-turn-passed = { $seat } passes.
event-auction-began = A token is auctioned: { $mission }.
event-bid-revealed = { $seat } bid { amount-mana }.
event-auction-won = { $seat } takes the token ({ $mission }) for { amount-mana }.
event-ritual-bought = { $seat } buys a ritual for { amount-mana }.
event-rituals-prepared = { $seat } has prepared rituals: { $rituals }.
event-offering-made = { $seat } offered { amount-mana }.
event-order-set = Ceremonial order, place { $place }: { $seat }.
event-gift-chosen = { $seat } chooses a gift: { $gift }.
event-bag-opened = The bag holds { amount-mana } and these rituals: { $rituals }.
event-bag-without-rituals = The bag holds { amount-mana } and no rituals.
event-ritual-performed = { $seat } performs { $ritual } without paying.
event-ritual-blessed = { $ritual } of { $seat } is performed for { amount-mana }.
event-common-ritual-blessed = { $ritual } is performed for all, for { amount-mana }.
event-rituals-failed = { amount-mana } do not suffice; these fail: { $rituals }.
event-ritual-cancelled = { $ritual } of { $seat } is stopped.
event-mana-added = { amount-mana } come into the bag.
event-statue-revealed = The missions of statue { $statue } are revealed.
event-game-ended = The third ceremony is over, and so is the game.
event-seat-scored = { $seat } has { amount-points } in all.

## The table in the terminal

table-decks = Ritual piles (+ discards)
table-round = Round { $round }
table-kahuna = Kahuna
table-forest = Forest
table-pile = cards left: { $count }
table-statue = Statue { $statue }
table-market = Markets
table-price = price space
table-count = there
table-masks = Masks
table-assistants = Assistants
table-used = used
table-rank = Rank
table-tattoos = Tattoos
table-priests = Priests
table-front = Permanent rituals
table-rituals = Rituals held
table-mirrored = with a mirror
table-order = Ceremonial order
table-row = Rituals in the row
table-mana = Mana
table-pearls = Pearls
table-commodities = Commodities
table-missions = Missions
table-bagged = In the bag
table-looking = Drawn

## The guided first game

lesson-1 = Welcome to Raiatea. You serve the gods with rituals that cost mana, but mana is given together: all put theirs into one bag. Keep two of these five rituals. Maui is dear and strong.
lesson-2 = Rau-Pena is cheap: cheap rituals are performed first, so the bag will hardly be empty before it. Keep it.
lesson-3 = In an action round each player claims one location and is its Kahuna. All may use every location that is claimed, but the Kahuna gets more. Claim the Pearl Oyster Reef: pearls pay for priests.
lesson-4 = The Forest: everybody takes a card in two passes, first clockwise, then back. Commodities are sold at the Market, exchanged at the Marae, and pay for missions. Take the taro.
lesson-5 = Second pass. Missions ask for sets of commodities, so take another kind: the uru.
lesson-6 = The Path of the Gods: recruit priests for pearls, then gain mana for where you stand on the priest track. One priest for 2 pearls is the better price; keep some pearls.
lesson-7 = The first ceremony. It begins with the dance of the priests: as on the Path, but everybody chooses in secret, at the same time. You may change your mind until all have chosen. Recruit two.
lesson-8 = Now everybody may, in secret, put 3 mana into the bag and draw rituals by rank. You are Raatira and draw three. Buy.
lesson-9 = Keep Fatu-Tini: blue rituals stay before you and work again and again, this one whenever the Path is visited.
lesson-10 = The preparation: you are asked ritual by ritual, and may clip two into the bag. Rau-Pena goes in.
lesson-11 = Maui costs 7. What does not find enough mana in the bag is lost together with all that comes after it. Keep it in your hand for now.
lesson-12 = Fatu-Tini also costs 4. Put it into the bag.
lesson-13 = The offering: all bid mana at once. Everything goes into the bag and pays for the rituals, and the highest bid comes first in the ceremonial order. Offer 6.
lesson-14 = Bot B offered more and chose first. Of the gifts that are left take the 2 pearls.
lesson-15 = The blessings: rituals are performed from the cheapest to the dearest while the mana lasts. Yours cost the same, so you say which goes first. Fatu-Tini is worth more, put it first.
lesson-end = That was the first ceremony. Missions on the statues, your rank, masks and rituals bring the points; after the third ceremony the High Priest is found. Good luck!
`;export{e as default};