### Bali als Textspiel, auf Deutsch.

digest =
    Jeder Zug hat vier Phasen: auf Wunsch eine Ware kaufen, Karten spielen, Karten nehmen, werten.
    Eine Ware kostet Steine, weniger für jeden Bauern dieser Ware in deiner Auslage.
    Spiele genau eines aus der Hand in deine Auslage: einen Steinmetz, einen Priester, einen Schrein (er kostet Steine) oder ein bis drei Bauern derselben Ware (mehr als einer kostet Steine).
    Bei einem Schrein opfern alle: Die anderen legen je eine ihrer Waren offen auf den Altar, der Erbauer eine verdeckt und noch eine aus dem Vorrat.
    Dann fülle deine Hand aus den Reihen des Angebots auf. Nur die unterste Karte einer Reihe, die zuletzt genannte, kann genommen werden. Eine leere Reihe wird vom Stapel neu ausgelegt.
    Die Karte, die danach in der Reihe deiner letzten Karte unten liegt, wird für alle gewertet: Bauern bringen Waren, Steinmetze Steine, Priester Punkte, Schreine Punkte oder Steine. Wer allein die meisten davon hat, mindestens zwei, bekommt eins extra.
    Das Spiel endet, wenn der Stapel keine Reihe mehr füllen kann. Dann werden die Waren auf dem Altar gezählt: Die häufigste ist je behaltener Ware am meisten wert, die seltenste nichts, und was dort fehlt, ist wertlos.
    Dazu zählen gebaute Schreine und übrige Steine. Die meisten Punkte gewinnen.

seen-first = Startspieler
seen-pile = Karten im Stapel
seen-rows = Reihen des Angebots, von oben nach unten
seen-demon = Vom Dämon gesperrte Reihe
seen-supply = Vorrat
seen-altar = Altar
seen-size = Waren darauf
seen-top = obenauf
seen-altar-goods = Waren
seen-values = Wert je Ware
seen-colour = Farbe
seen-stone = Steine
seen-points = Punkte bisher
seen-front = Auslage
seen-hand_size = Karten auf der Hand
seen-goods_count = Anzahl Waren
seen-prices = Zahlt für eine Ware
seen-hand = Hand
seen-goods = Waren
seen-memory = Nur du weißt
seen-laid_down = du legtest verdeckt
seen-saw = du sahst von oben nach unten
seen-kept = du behieltest Nummer
top-hidden = verdeckt
