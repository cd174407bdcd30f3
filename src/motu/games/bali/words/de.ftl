### Bali auf Deutsch.

title = Bali
tagline = Bauern bringen Waren, Schreine schicken sie auf den Altar, und der Altar bestimmt, was sie wert sind.

variant-oracle = Orakel
    .hint = Vier Waren liegen von Beginn an verdeckt auf dem Altar, und acht Orakel im Stapel lassen dich die obersten Waren des Altars ansehen und eine behalten.
variant-demon = Dämon
    .hint = Ein Dämon sperrt eine Reihe des Angebots; jeder ausgespielte Priester vertreibt ihn eine Reihe weiter.

## Dinge

good-rice = Reis
good-peanut = Erdnüsse
good-banana = Bananen
good-pepper = Chilis
good-hidden = eine Ware

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
source-stone = Steine
source-rice = Reis
source-peanut = Erdnüsse
source-banana = Bananen
source-pepper = Chilis

amount-stone = { $stone ->
    [one] { $stone } Stein
   *[other] { $stone } Steine
}
amount-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
farmers = { $count ->
    [one] einen { $card-acc }
   *[other] { $count } { $card-many }
}

## Was gefragt wird

decision-buy-or-play = { $count ->
    [0] Spiele Karten von der Hand aus.
   *[other] Du darfst zuerst eine Ware kaufen; dann spielst du Karten aus.
}
decision-play-cards = Spiele Karten von der Hand aus.
decision-lay-good = Lege eine deiner Waren auf den Altar.
decision-lay-from-supply = Lege eine Ware aus dem Vorrat oben auf den Altar.
decision-take-card = { $count ->
    [one] Nimm deine letzte Karte. Gewertet wird die Karte, die danach unten in dieser Reihe liegt.
   *[other] Nimm { $count } Karten, eine nach der anderen.
}
decision-look-at-altar = Ein Orakel ist erschienen: Möchtest du den Altar ansehen?
decision-keep-good = Behalte eine dieser Waren; die anderen kommen auf den Altar zurück.
decision-choose-reward = { $count ->
    [one] Dein Schrein wird gewertet: Punkt oder Stein?
   *[other] Deine { $count } Schreine werden gewertet: nur Punkte oder nur Steine?
}
decision-choose-good = Im Vorrat nicht mehr vorhanden: { $good }. Nimm eine andere Ware oder keine.

## Was gewählt werden kann

option-buy = { $good } für { amount-stone } kaufen
option-play-card = { $card-acc } ausspielen
option-play-farmers = { $stone ->
    [0] { farmers } ausspielen
   *[other] { farmers } für { amount-stone } ausspielen
}
option-build-shrine = Schrein für { amount-stone } bauen
option-return-shrine = Einen Schrein in die Schachtel zurücklegen
option-lay-up = { $good } offen legen
option-lay-down = { $good } verdeckt legen
option-lay-from-supply = { $good } aus dem Vorrat legen
option-take-card = { $card-acc } aus Reihe { $row } nehmen
option-look = { $count ->
    [one] Die eine Ware auf dem Altar ansehen und behalten
   *[other] Die obersten { $count } Waren ansehen und eine behalten
}
option-do-not-look = Nicht ansehen
option-keep-open-good = { $good } behalten (Nr. { $place } von oben)
option-keep-hidden-good = { $good } behalten (Nr. { $place } von oben, liegt verdeckt)
option-gain-stone = { amount-stone } nehmen
option-gain-points = { amount-points } nehmen
option-take-good = { $good } nehmen
option-decline = Nichts nehmen

## Was geschah

event-set-taken = { $seat } nimmt die Startkarten in { $colour } und { amount-stone }.
event-turn-began = { $seat } ist am Zug.
event-good-bought = { $seat } kauft { $good } für { amount-stone }.
event-card-played = { $seat } spielt einen { $card-acc } aus.
event-shrine-built = { $seat } baut einen Schrein für { amount-stone }: Alle legen eine Ware auf den Altar.
event-farmers-played = { $stone ->
    [0] { $seat } spielt { farmers } aus.
   *[other] { $seat } spielt { farmers } für { amount-stone } aus.
}
event-shrine-returned = { $seat } hat nur Schreine auf der Hand, kann keinen bezahlen und legt einen in die Schachtel zurück.
event-demon-moved = Der Dämon zieht weiter auf Reihe { $row }.
event-good-laid-up = { $seat } legt { $good } auf den Altar.
event-good-laid-down = { $seat } legt { $good } verdeckt auf den Altar.
event-nothing-to-lay = { $seat } hat keine Ware zum Opfern.
event-supply-good-laid = { $seat } legt { $good } aus dem Vorrat oben auf den Altar.
event-card-taken = { $seat } nimmt einen { $card-acc } aus Reihe { $row }.
event-row-laid = Reihe { $row }, von oben nach unten: { $cards }.
event-oracles-left = { $count ->
    [one] Ein Orakel wird aus Reihe { $row } entfernt.
   *[other] { $count } Orakel werden aus Reihe { $row } entfernt.
}
event-altar-seen = { $count ->
    [one] { $seat } sieht die eine Ware auf dem Altar an ({ $goods }) und behält sie.
   *[other] { $seat } sieht die obersten { $count } Waren des Altars an ({ $goods }) und behält { $kept_good }.
}
event-altar-looked-at = { $count ->
    [one] { $seat } sieht die eine Ware auf dem Altar an und behält sie.
   *[other] { $seat } sieht die obersten { $count } Waren des Altars an und behält eine.
}
event-look-declined = { $seat } sieht den Altar nicht an.
event-card-scored = Gewertet: { $card-many }.
event-stone-gained = { $seat } erhält { amount-stone }.
event-points-gained = { $seat } erhält { amount-points }.
event-majority-held = { $seat } hat allein die meisten { $card-many } und bekommt { $extra } zusätzlich (eingerechnet).
event-good-received = { $seat } erhält { $good }.
event-good-declined = { $seat } nimmt keine Ware.
event-pile-exhausted = Der Stapel ist aufgebraucht: Das Spiel ist zu Ende.
event-good-valued = { $good }: { $count } auf dem Altar, je { amount-points } wert.
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
table-stone = Steine
table-points = Punkte
table-hand = Hand
table-goods = Waren

## Das angeleitete erste Spiel

lesson-1 = Willkommen auf Bali. Ein Zug hat vier Schritte: auf Wunsch eine Ware kaufen, Karten ausspielen, Karten nehmen, werten. Du hast 2 Steine, das reicht nicht zum Kaufen; spiele also zuerst den Erdnussbauern in deine Auslage.
lesson-2 = Fülle nun deine Hand auf drei Karten auf. Du darfst die unterste Karte einer beliebigen Reihe nehmen; die Karte, die danach unten liegt, wird für alle gewertet. Nimm den Reisbauern: Darunter kommt ein Steinmetz zum Vorschein, und jeder deiner Steinmetze bringt dir 1 Stein.
lesson-3 = Karten in deiner Auslage bleiben das ganze Spiel liegen. Bauern bringen Waren, wenn ihre Art gewertet wird, und machen diese Ware billiger. Spiele den Bananenbauern aus.
lesson-4 = Unter jeder Reihe steht, was gewertet würde. Nimm den Steinmetz: Dann liegt unten ein Schrein, und den hat noch niemand; die anderen haben also nichts von deinem Zug.
lesson-5 = Du hast 4 Steine. Eine Ware kostet 5 Steine, 1 weniger für jeden Bauern dieser Ware in deiner Auslage: Erdnüsse kosten dich 4. Kaufe sie. Welche Waren du hast, sehen die anderen nicht.
lesson-6 = Nach dem Kauf spielst du wie immer Karten aus. Spiele den Reisbauern: Mit drei Arten von Bauern bekommst du bei mehr Wertungen eine Ware.
lesson-7 = Priester bringen Punkte, wenn Priester gewertet werden. Nimm den Priester.
lesson-8 = Dein Gegenüber hat einen Schrein gebaut, also opfern alle. Die Ware, die am häufigsten auf dem Altar liegt, ist am Ende je 3 Punkte wert, die nächste 2, dann 1, dann 0; was dort fehlt, ist nichts wert. Lege deine Bananen: Du hast nur eine Karte davon.
lesson-9 = Wer baut, legt auch eine eigene Ware verdeckt und zuletzt eine aus dem Vorrat oben auf den Altar. Merke dir, was du gesehen hast: Der Altar wird erst am Ende aufgedeckt. Spiele nun den Steinmetz, denn dir fehlen Steine.
lesson-10 = Sieh dir die Schilder unter den Reihen an. Nimmst du den Steinmetz aus Reihe 1, werden Bananenbauern gewertet, und nur du hast einen.
lesson-11 = Wer allein die meisten Karten der gewerteten Art hat, und mindestens zwei, bekommt 1 zusätzlich. Ein dritter Steinmetz bringt dich nach vorn: Spiele ihn aus.
lesson-12 = Wo ein Schild neue Karten ankündigt, ist das Ergebnis unbekannt, und du kannst den Zug nicht rückgängig machen. Reihe 4 ist sicher: Nimm den Bananenbauern.
lesson-13 = Im Zug deines Gegenübers wurden Steinmetze gewertet, und du hast 4 Steine bekommen, den zusätzlichen eingerechnet: Gewertet wird immer für alle. Kaufe noch einmal Erdnüsse; viele Waren einer Art lohnen sich, wenn diese auf dem Altar häufig ist.
lesson-14 = Spiele den Priester aus. Ab hier spielst du ohne Anleitung weiter.
lesson-end = Das war der angeleitete Teil. Das Spiel endet, wenn der Stapel aufgebraucht ist. Dann zählen deine Punkte, 4 für jeden Schrein, 1 für je 5 Steine und deine Waren zum Wert, den der Altar ihnen gibt. Viel Glück!

## The guided game with oracle and demon

lesson-variants-title = Orakel und Dämon
lesson-variants-1 = In diesem Spiel sind beide Varianten dabei. Vier Waren liegen von Anfang an verdeckt auf dem Altar. Und auf Reihe 1 steht der Dämon: Von dort darf niemand nehmen. Beginne wie immer: Spiele den Erdnussbauern aus.
lesson-variants-2 = Reihe 1 ist gesperrt, die anderen drei sind offen. Nimm den Priester aus Reihe 3. Wozu, siehst du gleich.
lesson-variants-3 = Der Zug von Bot B hat dir Erdnüsse gebracht. Ein Priester vertreibt den Dämon sofort um eine Reihe, immer nach rechts. Spiele den Priester aus.
lesson-variants-4 = Nun sperrt der Dämon Reihe 2, und Reihe 1 ist wieder offen. Du hast die Wahl unter den übrigen: Nimm den Erdnussbauern aus Reihe 3, dann werden Priester gewertet. Du hast einen.
lesson-variants-5 = Auch Bot B hat einen Priester aufgedeckt, und du hast noch einen Punkt bekommen. Spiele deinen zweiten Erdnussbauern aus: Zwei davon machen Erdnüsse billiger, und niemand sonst hat so viele.
lesson-variants-6 = In Reihe 3 liegt nur noch eine Karte. Nimm sie: Dann wird die Reihe sofort neu ausgelegt, und gewertet wird ihre neue unterste Karte.
lesson-variants-7 = In der neuen Reihe ist ein Orakel aufgetaucht; es kommt aus dem Spiel. Dafür darfst du in den Altar sehen, einmal für die ganze Reihe. Du musst nicht; wer nachsieht, muss aber eine Ware behalten. Sieh nach.
lesson-variants-8 = Diese vier siehst nur du. Was du behältst, fehlt auf dem Altar, und was dort fehlt, ist am Ende nichts wert. Du sammelst Erdnüsse, also lass sie liegen. Behalte den Reis; die anderen gehen in derselben Reihenfolge zurück.
lesson-variants-9 = Nach dem Blick wurde die neue unterste Karte gewertet: ein Priester, und ein Punkt für dich. Spiele den anderen Priester aus. Der Dämon rückt auf Reihe 3, noch bevor du nimmst; von Reihe 4 käme er zurück auf Reihe 1.
lesson-variants-10 = Nimm den Reisbauern aus Reihe 1. Dann werden Erdnussbauern gewertet, und nur du hast zwei davon.
lesson-variants-end = Mehr ist an den beiden Varianten nicht dran; jede lässt sich auch allein spielen. Der Rest ist Bali, wie du es kennst. Viel Glück!
