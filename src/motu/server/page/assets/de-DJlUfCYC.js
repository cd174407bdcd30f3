var e=`### Bali auf Deutsch.

title = Bali
tagline = Bauern bringen Waren, Schreine schicken sie auf den Altar, und der Altar sagt, was Waren wert sind.

variant-oracle = Orakel
    .hint = Vier Waren liegen von Beginn an verdeckt auf dem Altar, und acht Orakel im Stapel lassen dich die obersten Waren des Altars ansehen und eine behalten.
variant-demon = Dämon
    .hint = Ein Dämon sperrt eine Reihe der Auslage; jeder Priester vertreibt ihn eine Reihe weiter.

## Dinge

good-rice = Reis
good-peanut = Erdnüsse
good-banana = Bananen
good-pepper = Chilis
good-hidden = eine unbekannte Ware

card-rice_farmer = Reisbauer
    .acc = Reisbauern
    .many = Reisbauern
card-peanut_farmer = Erdnussbauer
    .acc = Erdnussbauern
    .many = Erdnussbauern
card-banana_farmer = Bananenbauer
    .acc = Bananenbauern
    .many = Bananenbauern
card-pepper_farmer = Chilibauer
    .acc = Chilibauern
    .many = Chilibauern
card-stonemason = Steinmetz
    .acc = Steinmetz
    .many = Steinmetze
card-priest = Priester
    .acc = Priester
    .many = Priester
card-shrine = Schrein
    .acc = Schrein
    .many = Schreine
card-oracle = Orakel
    .acc = Orakel
    .many = Orakel

colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün

source-priests = Priester
source-rewards = Gewertete Schreine
source-shrines = Gebaute Schreine
source-stone = Stein
source-rice = Reis
source-peanut = Erdnüsse
source-banana = Bananen
source-pepper = Chilis

amount-stone = { $stone } Stein
amount-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
farmers = { $count ->
    [one] einen { $card-acc }
   *[other] { $count } { $card-many }
}

## Was gefragt wird

decision-buy-or-play = Kaufe erst eine Ware, oder spiele gleich Karten aus.
decision-play-cards = Spiele Karten aus der Hand aus.
decision-lay-good = Lege eine deiner Waren auf den Altar.
decision-lay-from-supply = Lege eine Ware aus dem Vorrat oben auf den Altar.
decision-take-card = { $count ->
    [one] Nimm die letzte Karte, die dir fehlt. Gewertet wird die Karte, die dann unten in ihrer Reihe liegt.
   *[other] Nimm { $count } Karten, eine nach der anderen.
}
decision-look-at-altar = Ein Orakel ist erschienen: Willst du den Altar ansehen?
decision-keep-good = Behalte eine der Waren, die du siehst; die anderen kommen zurück.
decision-choose-reward = { $count ->
    [one] Dein Schrein wird gewertet: Punkte oder Stein?
   *[other] Deine { $count } Schreine werden gewertet: Punkte oder Stein, alles von einer Art.
}
decision-choose-good = { $good } gibt es nicht mehr. Nimm eine andere Ware oder keine.

## Was gewählt werden kann

option-buy = { $good } kaufen für { amount-stone }
option-play-card = { $card-acc } ausspielen
option-play-farmers = { $stone ->
    [0] { farmers } ausspielen
   *[other] { farmers } ausspielen für { amount-stone }
}
option-build-shrine = Schrein bauen für { amount-stone }
option-return-shrine = Einen Schrein in die Schachtel zurücklegen
option-lay-up = { $good } legen, offen
option-lay-down = { $good } legen, verdeckt
option-lay-from-supply = { $good } aus dem Vorrat legen
option-take-card = { $card-acc } aus Reihe { $row } nehmen
option-look = { $count ->
    [one] Die eine Ware auf dem Altar ansehen und behalten
   *[other] Die obersten { $count } Waren ansehen und eine behalten
}
option-do-not-look = Nicht ansehen
option-keep-open-good = { $good } behalten, Nummer { $place } von oben
option-keep-hidden-good = { $good } behalten, Nummer { $place } von oben, verdeckt
option-gain-stone = { amount-stone } nehmen
option-gain-points = { amount-points } nehmen
option-take-good = { $good } nehmen
option-decline = Nichts nehmen

## Was geschah

event-set-taken = { $seat } spielt { $colour } und beginnt mit { amount-stone }.
event-turn-began = { $seat } ist am Zug.
event-good-bought = { $seat } kauft { $good } für { amount-stone }.
event-card-played = { $seat } spielt einen { $card-acc } aus.
event-shrine-built = { $seat } baut einen Schrein für { amount-stone }: Alle legen eine Ware auf den Altar.
event-farmers-played = { $stone ->
    [0] { $seat } spielt { farmers } aus.
   *[other] { $seat } spielt { farmers } für { amount-stone } aus.
}
event-shrine-returned = { $seat } hat nur Schreine auf der Hand, kann keinen bezahlen und legt einen in die Schachtel zurück.
event-demon-moved = Der Dämon zieht zu Reihe { $row }.
event-good-laid-up = { $seat } legt { $good } auf den Altar.
event-good-laid-down = { $seat } legt { $good } verdeckt auf den Altar.
event-nothing-to-lay = { $seat } hat keine Ware zu legen.
event-supply-good-laid = { $seat } legt { $good } aus dem Vorrat obenauf.
event-card-taken = { $seat } nimmt den { $card-acc } aus Reihe { $row }.
event-row-laid = Reihe { $row }, unterste Karte zuletzt: { $cards }.
event-oracles-left = { $count ->
    [one] Ein Orakel verlässt Reihe { $row }.
   *[other] { $count } Orakel verlassen Reihe { $row }.
}
event-altar-seen = { $count ->
    [one] { $seat } sieht die eine Ware auf dem Altar an ({ $goods }) und behält sie.
   *[other] { $seat } sieht die obersten { $count } Waren des Altars an ({ $goods }) und behält { $kept_good }.
}
event-card-scored = Gewertet: { $card-many }.
event-stone-gained = { $seat } erhält { amount-stone }.
event-points-gained = { $seat } erhält { amount-points }.
event-majority-held = { $seat } hat allein die meisten { $card-many }: eins mehr.
event-good-received = { $seat } erhält { $good }.
event-good-declined = { $seat } nimmt keine Ware.
event-pile-exhausted = Der Stapel ist aufgebraucht: Das Spiel ist zu Ende.
event-good-valued = { $good } auf dem Altar: { $count }. Jede Ware dieser Art zählt { amount-points }.
event-seat-scored = { $seat } hat insgesamt { amount-points }.

## Der Tisch im Terminal

table-row = Reihe { $row }
table-demon = Dämon
table-altar = Altar
table-altar-size = { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
}
table-altar-top = oben: { $good }
table-altar-empty = leer
table-pile = Stapel
table-supply = Vorrat
table-price = dein Preis
table-stone = Stein
table-points = Punkte
table-hand = Hand
table-goods = Waren
`;export{e as default};