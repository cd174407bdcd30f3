### Raiatea as a text game, in English.

digest =
    The game consists of action rounds and ceremonies; the last ceremony ends it.
    In an action round each player in turn claims a location and becomes its Kahuna. Everybody may use every claimed location; the Kahuna gets more.
    Forest: take cards (commodities, assistants, masks). Marae: sacrifice a commodity for a tattoo and draw rituals. Pearl Oyster Reef: pearls. Path of the Gods: recruit priests for pearls, then gain mana equal to your place on the priest track. Neighbourhood: exchange masks and fulfil a mission. Market: sell commodities at the price that their marker shows, and hire assistants.
    Assistants can be used once: Collector, Merchant, Shaman, Pearl Diver; used ones can be reactivated. Tattoos raise your rank, which gives points and more cards when you draw rituals.
    A ceremony: recruit priests in secret; buy a ritual if you like; put rituals with your clips into the bag in secret; everyone offers mana in secret, all of it goes into the bag, and the highest offer comes first in ceremonial order; gifts are chosen in that order; then the rituals in the bag are performed from the cheapest to the most expensive as long as the mana in the bag pays for them, the rest is lost; last everyone builds: fulfil missions of the open statues or pass.
    Missions ask for pearls, mana, commodities or masks, or for something that you must have; some are auctioned for mana.
    At the end rank, missions, pairs of masks and some rituals score. Most points win.

seen-order = Order of play
seen-first = Begins
seen-round = Round
seen-ceremonies = Ceremonies over
seen-step = Step of the ceremony
seen-kahuna = Kahuna
seen-tiles = Locations nobody has claimed
seen-forest = Forest
seen-pile = Cards in the forest pile
seen-markers = Price markers, space from the bottom
seen-market = Market
seen-commodities = Commodities
seen-assistants = Assistants
seen-masks = Masks
seen-statues = Missions of the statues, by space
seen-decks = Ritual decks
seen-normal-pile = left
seen-forbidden-pile = left
seen-discards = discarded
seen-row = Rituals waiting for their blessing
seen-ritual = ritual
seen-seat = player
seen-mana_on_table = Mana left for the blessings
seen-looking = Choosing among drawn rituals
seen-count = number
seen-looking-rituals = rituals
seen-options = Variants
seen-priests = Priests
seen-tattoos = Tattoos
seen-rank = Rank
seen-points = Points everybody can see
seen-used_assistants = Used assistants
seen-mirrored = Masks paired with a mirror
seen-front = Permanent rituals
seen-rituals = Rituals in hand
seen-hand = Hand
seen-bagged = In the bag
seen-chosen = Your secret choice so far
seen-prepared = Chosen for the bag
seen-mana = Mana
seen-pearls = Pearls
seen-missions = Missions fulfilled
seen-score = Points
seen-pairs = Points of pairs of masks
seen-ready = Missions you can fulfil (statue/space)
step-dance = the dance of the priests
step-buying = buying rituals
step-preparation = preparation
step-offering = the offering
step-gifts = gifts
step-blessings = blessings
step-building = building
step-auction = an auction
mission-hidden = face down
