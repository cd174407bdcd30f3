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

## Das angeleitete erste Spiel

lesson-1 = Willkommen bei Bali. Ein Zug hat vier Teile: auf Wunsch ein Gut kaufen, Karten ausspielen, Karten nehmen, werten. Du hast 2 Steine, zu wenig zum Kaufen; spiele also zuerst den Erdnussbauern in deine Auslage.
lesson-2 = Fülle nun deine Hand auf drei Karten auf. Du darfst die unterste Karte jeder Reihe nehmen, und die Karte, die danach unten liegt, wird für alle gewertet. Nimm den Reisbauern: Ein Steinmetz kommt zum Vorschein, und jeder deiner Steinmetze bringt 1 Stein.
lesson-3 = Karten in der Auslage bleiben das ganze Spiel liegen. Bauern bringen Güter, wenn ihre Art gewertet wird, und machen dieses Gut billiger. Spiele den Bananenbauern aus.
lesson-4 = Unter jeder Reihe steht, was gewertet würde. Nimm den Steinmetz: Die Schreine dahinter bringen noch niemandem etwas, die anderen haben also nichts von deinem Zug.
lesson-5 = Du hast 4 Steine. Ein Gut kostet 5 Steine und 1 weniger für jeden Bauern dieses Guts vor dir: Erdnüsse kosten dich 4. Kaufe sie. Deine Güter sehen die anderen nicht.
lesson-6 = Nach dem Kauf spielst du aus wie immer. Spiele den Reisbauern: Mit drei Arten von Bauern bringt dir mehr von dem, was gewertet wird, ein Gut.
lesson-7 = Priester bringen Punkte, wenn Priester gewertet werden. Nimm den Priester.
lesson-8 = Die andere Seite hat einen Schrein gebaut, also opfern alle. Was am häufigsten auf dem Altar liegt, ist am Ende je 3 Punkte wert, das nächste 2, dann 1, dann 0; was dort fehlt, ist nichts wert. Lege deine Bananen: Du hast nur eine Karte davon.
lesson-9 = Wer gebaut hat, hat auch ein Gut verdeckt gelegt und obenauf eines aus dem Vorrat. Merke dir, was du gesehen hast: Der Altar wird erst am Ende geöffnet. Spiele nun den Steinmetz, denn Stein fehlt dir.
lesson-10 = Schau auf die Schilder unter den Reihen. Nimmst du den Steinmetz aus Reihe 1, werden Bananenbauern gewertet, und nur du hast einen.
lesson-11 = Wer allein die meisten Karten der gewerteten Art hat, und mindestens zwei, bekommt eins zusätzlich. Ein dritter Steinmetz bringt dich nach vorn: Spiele ihn aus.
lesson-12 = Wo ein Schild neue Karten ankündigt, ist das Ergebnis unbekannt und es gibt kein Zurück. Reihe 4 ist sicher: Nimm den Bananenbauern.
lesson-13 = Im Zug der anderen Seite wurden Steinmetze gewertet, und du hast 4 Steine bekommen, den Zusatz eingerechnet: Gewertet wird für alle. Kaufe noch einmal Erdnüsse; viele Güter einer Art lohnen sich, wenn sie auf dem Altar weit vorn liegen.
lesson-14 = Spiele den Priester. Von hier an ist es dein Spiel.
lesson-end = Das war der angeleitete Teil. Das Spiel endet, wenn der Stapel aufgebraucht ist: Punkte, 4 für jeden Schrein, 1 für je 5 Steine und der Wert deiner Güter auf dem Altar. Viel Glück!
`;export{e as default};