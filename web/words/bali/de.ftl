### Das Brett von Bali auf Deutsch.

brings-rice = 1 Reis
brings-peanut = 1 Erdnuss
brings-banana = 1 Banane
brings-pepper = 1 Chili
brings-mason = je 1 Stein
brings-priest = je 1 Punkt
brings-shrine = Punkt oder Stein
brings-oracle = Blick zum Altar
bottom = unterste Karte: { $card }
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
demon-closed = Dämon: gesperrt
not-from-here = Nicht von hier
priest-moves = Ein Priester vertreibt ihn
scores = { $kind ->
    [rice] Reis zählt
    [peanut] Erdnüsse zählen
    [banana] Bananen zählen
    [pepper] Chilis zählen
    [mason] Steinmetze
    [priest] Priester zählen
    [shrine] Schreine zählen
   *[other] Es zählt
}
owners-choose = Besitzer: Punkte oder Stein
choose-another = Andere Ware zur Wahl
nobody-gains = Niemand bekommt etwas
new-cards = Neue Karten
unknown = Was zählt, ist offen
unknown-no-undo = Offen, kein Zurück
comes-next = kommt danach
to-the-end = bis zum Ende
left = noch { $count }
majority = Hat allein die meisten
points = Punkte
so-far = bisher offen
front = Auslage
only-you-see = nur für dich
on-the-altar = Auf dem Altar
as-you-saw = wie du es sahst
unseen-goods = { $count ->
    [one] Eine Ware liegt dort, die du nicht gesehen hast.
   *[other] { $count } Waren liegen dort, die du nicht gesehen hast.
}
phase-buy = Kaufen
phase-play = Spielen
phase-take = Nehmen
phase-score = Werten

## Names for small cards

short-rice = Reis
short-peanut = Erdnuss
short-banana = Banane
short-pepper = Chili
short-mason = Steinmetz
short-priest = Priester
short-shrine = Schrein
short-oracle = Orakel
