### Das Brett von Bali auf Deutsch.

brings-rice = 1 Reis
brings-peanut = 1 Erdnuss
brings-banana = 1 Banane
brings-pepper = 1 Chili
brings-mason = je 1 Stein
brings-priest = je 1 Punkt
brings-shrine = Punkt oder Stein
brings-oracle = Blick auf den Altar
bottom = unterste Karte: { $card }
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
demon-closed = Dämon: gesperrt
not-from-here = Nicht von hier
priest-moves = Ein Priester vertreibt ihn
scores = { $kind ->
    [rice] Wertung: Reis
    [peanut] Wertung: Erdnüsse
    [banana] Wertung: Bananen
    [pepper] Wertung: Chilis
    [mason] Wertung: Steinmetze
    [priest] Wertung: Priester
    [shrine] Wertung: Schreine
   *[other] Wertung
}
owners-choose = Besitzer: Punkte oder Steine
choose-another = Andere Ware zur Wahl
nobody-gains = Niemand bekommt etwas
new-cards = Neue Karten
unknown = Wertung unbekannt
unknown-no-undo = Wertung unbekannt, endgültig
comes-next = kommt danach
to-the-end = Karten übrig
left = noch { $count }
majority = hat allein die meisten
points = Punkte
so-far = Punkte bisher
plays-first = Startspieler
front = Auslage
only-you-see = siehst nur du
on-the-altar = Auf dem Altar
as-you-saw = wie du es gesehen hast
unseen-goods = { $count ->
    [one] Eine Ware liegt dort, die du nicht gesehen hast.
   *[other] { $count } Waren liegen dort, die du nicht gesehen hast.
}
phase-buy = Kaufen
phase-play = Ausspielen
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

## What cards say of themselves

card-farmer-does = Wertung: 1 Ware dieser Art, wenn du diesen Bauern ausliegen hast; jeder macht sie um { $less } Stein billiger
card-stonemason-does = Wertung: 1 Stein je Steinmetz
card-priest-does = Wertung: 1 Punkt je Priester; ausgespielt vertreibt er den Dämon
card-shrine-does = kostet { $price } Steine, alle opfern; Wertung: je 1 Punkt oder 1 Stein; am Ende { $points } Punkte
card-oracle-does = wer es aufdeckt, darf die obersten Waren des Altars ansehen und eine behalten
majority-does = Krone: allein die meisten, mindestens { $needs }: { $brings } zusätzlich
price-does = Dein Preis in Steinen: Jeder deiner ausliegenden Bauern dieser Ware macht sie um { $less } billiger
