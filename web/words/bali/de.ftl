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
demon-closed = Dämon hier
not-from-here = Nicht von hier
priest-moves = Ein Priester vertreibt ihn
scores = { $kind ->
    [rice] Reis
    [peanut] Erdnüsse
    [banana] Bananen
    [pepper] Chilis
    [mason] Steinmetze
    [priest] Priester
    [shrine] Schreine
   *[other] Wertung
}
owners-choose = Besitzer: Punkte oder Steine
choose-another = Andere Ware zur Wahl
nobody-gains = bringt nichts
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
moment-turn = Zug { $turn }
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

## How to play

howto-goal =
    Du führst Bauern, Steinmetze und Priester und baust Schreine. Wer am Ende die meisten __Punkte__ hat, gewinnt.

    Während des Spiels bringen Priester und Schreine Punkte, wenn sie gewertet werden. Am Ende kommen Punkte für deine Schreine, deine Steine und die __Waren__ hinzu, die du behalten hast. Was eine Ware wert ist, entscheidet der __Altar__: Je öfter eine Art geopfert wurde, desto mehr bringt dir jede, die du noch hast.

    Alle beginnen mit einem Steinmetz in der Auslage, drei Bauern auf der Hand, { howto-start-goods } jeder Art und { $startLeast } bis { $startMost } Steinen, je später in der Zugreihenfolge, desto mehr. Deine Hand und welche Waren du hast, sieht niemand. Alles andere ist offen.
    .title = Das Ziel
howto-start-goods = { $startGoods ->
    [one] { $startGoods } Ware
   *[other] { $startGoods } Waren
}
howto-stone-for-point = { $stoneForPoint ->
    [one] { $stoneForPoint } Stein
   *[other] { $stoneForPoint } Steine
}
howto-turn =
    Gespielt wird im Uhrzeigersinn. Ein Zug hat immer dieselben vier Schritte: __1__ Eine Ware kaufen, wenn du willst. __2__ Karten aus der Hand ausspielen. __3__ Karten aus den { $rows } Reihen des Angebots nehmen. __4__ Eine Karte wird gewertet, und zwar für alle.

    In jeder Reihe liegen { $cards } Karten offen aus. Nehmen kann man immer nur die unterste Karte einer Reihe.
    .title = Ein Zug
howto-play =
    Einmal im Zug darfst du eine Ware deiner Wahl aus dem Vorrat __kaufen__. Sie kostet { $goodPrice } Steine und { $less } weniger für jeden Bauern dieser Ware, der schon in deiner Auslage liegt. Ein Bauer, den du erst danach ausspielst, hilft noch nicht. Eine Ware, deren Stapel leer ist, kannst du nicht kaufen, und auch keine, die du nicht bezahlen kannst.

    Dann musst du genau eines davon __ausspielen__: einen Steinmetz oder einen Priester umsonst, einen Schrein für { $shrinePrice } Steine oder einen, zwei oder drei Bauern derselben Ware für { $farmers1 }, { $farmers2 } oder { $farmers3 } Steine. Was du ausspielst, bleibt bis zum Ende offen in deiner Auslage. Hast du nur Schreine auf der Hand und kannst keinen bezahlen, legst du stattdessen einen in die Schachtel zurück.
    .title = Kaufen und ausspielen
howto-sacrifice =
    Baust du einen Schrein, __opfern__ alle. Links von dir beginnend legt reihum jeder andere eine seiner Waren offen auf den Altar. Dann legst du eine eigene verdeckt dazu und zuletzt eine beliebige aus dem Vorrat, offen.

    Nur die oberste Ware des Altars ist zu sehen, und niemand darf ihn durchsehen: Merke dir, was gelegt wurde. Wer keine Ware hat, legt nichts; wer baut und keine hat, legt trotzdem die aus dem Vorrat, falls es dort noch eine gibt.
    .title = Das Opfer
howto-take =
    Fülle deine Hand auf { $handSize } Karten auf, eine nach der anderen. __1__ Du darfst die unterste Karte jeder Reihe nehmen. __2__ Nach deiner letzten Karte wird die Karte gewertet, die nun in dieser Reihe unten liegt. __3__ Unter jeder Reihe siehst du, was gewertet würde und wer wie viel bekäme.

    Eine leere Reihe wird sofort mit { $cards } Karten vom Stapel neu ausgelegt. Auch davon darfst du im selben Zug nehmen. Was dort unten liegen wird, weiß vorher niemand, deshalb lässt sich so ein Zug nicht rückgängig machen.
    .title = Karten nehmen
howto-scoring =
    Bei einer Wertung bekommen __alle__ etwas, in deinem Zug und in jedem anderen. Steinmetze: 1 Stein für jeden in deiner Auslage. Priester: 1 Punkt für jeden. Schreine: Du wählst 1 Punkt oder 1 Stein, für alle gleich. Ein Bauer: eine Ware dieser Art, egal wie viele solche Bauern du hast. Wer am Zug ist, beginnt, dann geht es im Uhrzeigersinn.

    Wer allein die meisten Karten der gewerteten Art hat, und mindestens { $needs }, bekommt { $extra } mehr: Das zeigt die Krone. Im Bild werden Priester gewertet: Du hast { $priests } und bekommst { $gain }, Spieler B hat { $otherPriests } und bekommt { $otherGain }.

    Ist der Stapel einer Ware leer, darfst du stattdessen eine andere nehmen oder verzichten.
    .title = Was gewertet wird
howto-end =
    Das Spiel endet __sofort__, wenn die letzte Karte den Stapel verlässt. Gewertet wird dann nichts mehr. Nun wird der Altar aufgedeckt. Die Ware, die dort am häufigsten liegt, ist für jede, die du behalten hast, { $rank1 } Punkte wert, die nächste { $rank2 }, dann { $rank3 }, dann { $rank4 }. Gleich häufige Arten teilen sich den Rang, und die nächste folgt gleich dahinter. Eine Art, die dort gar nicht liegt, ist nichts wert.

    Zähle zusammen: deine Punkte aus Wertungen, { $shrinePoints } für jeden Schrein, 1 für je { howto-stone-for-point } und deine Waren. Handkarten zählen nicht. Im Beispiel liegt Reis { $mostLaid }-mal auf dem Altar, deine { $rice } Reis bringen also { $ricePoints }; mit { $won } Punkten aus Wertungen und dem Rest hast du { $total }.

    Die meisten Punkte gewinnen, dann mehr Schreine, dann mehr Steine. Ist alles gleich, teilt ihr euch den Sieg.
    .title = Das Ende
howto-variants =
    __Dämon.__ Er steht auf Reihe 1, und aus seiner Reihe darf niemand nehmen. Jeder ausgespielte Priester vertreibt ihn um eine Reihe nach rechts, von der letzten zurück auf die erste, noch bevor Karten genommen werden.

    __Orakel.__ Von Anfang an liegen je { $hidden } Waren jeder Art verdeckt auf dem Altar. Erscheint in einer neuen Reihe ein Orakel, kommt es aus dem Spiel; wer am Zug ist, darf dafür die obersten { $looks } Waren des Altars ansehen und muss dann eine behalten. Die anderen gehen in derselben Reihenfolge zurück. Besteht eine neue Reihe nur aus Orakeln, wird sie noch einmal ausgelegt. Je neuer Reihe siehst du höchstens einmal nach.

    Beides lässt sich zusammen spielen.
    .title = Dämon und Orakel
legend-numbers = Was du hast
legend-cards = Die Karten
legend-points = Punkte aus Wertungen bisher
legend-stone = Steine: damit bezahlst du Waren, Bauern und Schreine
legend-goods = Waren, verdeckt: Welche es sind, weiß nur, wer sie hat
legend-hand = Karten auf der Hand
legend-altar = der Altar, und wie viele Waren dort liegen
legend-pile = der Kartenstapel: Ist er leer, endet das Spiel
legend-crown = hat allein die meisten dieser Art: { $extra } mehr, wenn sie gewertet wird
legend-first = Startspieler
legend-good = kostet { $goodPrice } Steine, mit Bauern weniger; am Ende { $rank1 }, { $rank2 }, { $rank3 } oder { $rank4 } Punkte wert, je nach Altar
legend-demon = Der Dämon sperrt diese Reihe; ein Priester vertreibt ihn

## Remarks of the adviser

remark-cheap = Deine Bauern helfen: Dein Preis für { $good } ist jetzt nur { $price }.
remark-near-end = Karten im Stapel: noch { $count }. Ist er leer, endet das Spiel sofort, ohne letzte Wertung.
remark-majority = Einer der { $card } auf deiner Hand brächte dir allein die meisten: { $extra } zusätzlich bei jeder ihrer Wertungen.
remark-shrine = Du kannst einen Schrein bezahlen. Er ist am Ende { $points } Punkte wert, und alle opfern.
remark-altar = Am häufigsten sahst du auf den Altar kommen: { $good } ({ $count }). Bleibt es so, ist dir davon jede Ware { $points } Punkte wert.
remark-lead = Du allein hast die meisten { $card }: Suche eine Reihe, in der sie als Nächstes kommen, für { $extra } zusätzlich.
remark-stone = Je { $stone } Steine sind am Ende einen Punkt wert; als Schrein oder Ware bringen sie mehr.
