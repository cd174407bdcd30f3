var e=`# Bali: die Regeln, Punkt für Punkt

Ihr spielt Bauern, Steinmetze, Priester und Schreine aus. Bauern bringen Waren, Schreine schicken Waren auf den Altar, und am Ende bestimmt der
Altar, was die behaltenen Waren wert sind. Wer die meisten Siegpunkte hat, gewinnt.

*Auslegung* heißt: Hier schweigt das Regelheft oder lässt die Wahl, und die Antwort ist unsere. Maßgeblich ist die englische Fassung.

Wörter: *Aktiv* ist, wer am Zug ist; die *Auslage* liegt offen vor einem Spieler; *Waren* sind die Opferkarten (Reis, Erdnüsse, Bananen,
Chilis); der *Vorrat* sind die vier offenen Warenstapel; der *Altar* ist der Stapel der geopferten Waren.

## Aufbau

- **BA-S1** Zwei bis vier Spieler. Spielkarten: 9 Priester, 9 Schreine, 12 Steinmetze, 20 Bauern (5 je Ware); 8 Orakel nur mit der
  Orakel-Variante. Dazu 16 Startkarten in 4 Sätzen, einer je Farbe, und 100 Waren, 25 von jeder Art.
- **BA-S2** Jeder hat einen Startsatz: Ein Steinmetz kommt in die Auslage, drei Bauern auf die Hand, von den anderen ungesehen.
  *Auslegung:* Die drei sind verschieden, und jedem Farbsatz fehlt eine andere Ware; die Farbe ist offen, wer die Sätze kennt, kennt also die Hand.
- **BA-S3** Jeder nimmt eine Ware jeder Art verdeckt aus dem Vorrat. Eigene Waren darf man jederzeit ansehen.
- **BA-S4** Vom gemischten Stapel, ohne Startkarten, wird das Angebot gelegt: vier Reihen zu vier Karten, jede mit einer untersten Karte, und
  nur diese darf genommen werden. *Auslegung:* Das Angebot liegt offen; die Reihen heißen von links nach rechts 1 bis 4.
- **BA-S5** Der Startspieler bekommt 2 Stein, jeder folgende einen mehr als der vor ihm (2, 3, 4, 5). *Auslegung:* Startspieler und Farben
  verteilt der Zufall.
- **BA-S6** Der Vorrat ist auf 25 Waren je Art begrenzt. *Auslegung:* Stein und Siegpunkte sind unbegrenzt.
- **BA-S7** Sätze, die niemand spielt, und Orakel ohne ihre Variante sind aus dem Spiel.

## Der Zug

- **BA-T1** Gespielt wird im Uhrzeigersinn; ein Zug hat vier Phasen in dieser Folge: eine Ware kaufen (wer mag), ausspielen, Karten nehmen, werten.

### Phase 1: eine Ware kaufen

- **BA-B1** Einmal im Zug darf der aktive Spieler eine Ware nach Wahl aus dem Vorrat verdeckt zu seinen nehmen, für 5 Stein weniger 1 für jeden
  eigenen Bauern dieser Ware in der Auslage, mindestens 0. Bauern, die erst später im Zug kommen, zählen nicht. (Unser Regelheft hat davon nur
  das Beispiel; der Preis stammt aus anderen Quellen, die übereinstimmen.)
- **BA-B2** Eine Ware, deren Stapel leer ist, lässt sich nicht wählen. Wer nicht zahlen kann, kauft nicht.

Kaufen und Ausspielen werden als eine Frage gestellt: Wer gleich ausspielt, hat nicht gekauft.

### Phase 2a: Karten ausspielen

- **BA-P1** Genau eines davon geht von der Hand in die Auslage: ein Steinmetz (kostenlos), ein Priester (kostenlos), ein Schrein (7 Stein) oder
  ein, zwei oder drei Bauern derselben Ware (0, 1 oder 2 Stein).
- **BA-P2** Ausspielen ist Pflicht. Nur wer nichts als Schreine hält und weniger als 7 Stein hat, legt stattdessen eine Handkarte in die
  Schachtel; dann entfällt das Opfer, und die Phasen 3 und 4 folgen.
- **BA-P3** Auf einen Schrein folgt sofort das Opfer.
- **BA-P4** Die Auslage ist offen und nach Arten sortiert; ihre Anzahlen kennt jeder.

### Phase 2b: das Opfer

- **BA-A1** Links vom aktiven Spieler beginnend, im Uhrzeigersinn, muss jeder andere eine eigene Ware wählen und offen auf den Altar legen; er sieht,
  was vor ihm gelegt wurde.
- **BA-A2** Dann legt der aktive Spieler eine eigene Ware verdeckt und zuletzt eine Ware nach Wahl aus dem Vorrat offen darauf.
- **BA-A3** Wer keine Waren hat, legt nichts, und nichts tritt an die Stelle. *Auslegung:* Ein aktiver Spieler ohne Waren legt dennoch die Ware aus
  dem Vorrat; ein leerer Stapel lässt sich nicht wählen; ist der ganze Vorrat leer, wird nichts gelegt.
- **BA-A4** Vom Altar ist nur die oberste Karte zu sehen, und niemand darf ihn durchblättern. Was offen gelegt wurde, haben alle gesehen; was
  verdeckt liegt, kennt, wer es gelegt hat, und wer es später durch ein Orakel sieht.

### Phase 3: Karten nehmen

- **BA-K1** Der aktive Spieler nimmt einzeln Karten auf die Hand, bis sie 3 hält, immer die unterste Karte einer beliebigen Reihe.
- **BA-K2** Eine Reihe, die ihre letzte Karte verloren hat, wird sofort am selben Platz durch 4 Karten vom Stapel ersetzt, und noch im selben Zug
  darf daraus genommen werden. *Auslegung:* Die zuletzt gezogene Karte liegt unten.
- **BA-K3** Das Spiel endet sofort, wenn der Stapel erschöpft ist. *Auslegung:* das heißt, wenn die letzte Karte den Stapel verlässt, auch wenn
  weniger als 4 für die neue Reihe übrig waren: Sie werden offen gelegt, und es folgen kein Orakel, kein weiteres Nehmen und keine Wertung. Eine Hand
  kann dann weniger als 3 Karten halten, und nicht alle hatten gleich viele Züge.
- **BA-K4** *Auslegung:* Eine Hand sieht nur ihr Besitzer. Was genommen, gekauft, gewertet, ausgespielt, zurückgelegt oder offen gelegt wird, wird
  allen genannt, wenn es geschieht, und der Verlauf lässt sich nachlesen. Immer offen sind: Handgrößen, Auslagen, Stein, Siegpunkte, wie viele
  Waren jeder hat, die Zahlen des Vorrats, die Größe von Stapel und Altar, die oberste Karte des Altars. Die Waren der anderen werden nie nach Art
  gezeigt. Bots merken sich, was ihr Platz gesehen hat; verborgen bleiben nur die Folge des Stapels, verdeckt gelegte Waren und was Orakel zeigten
  und behalten ließen.

### Phase 4: die Wertung

- **BA-C1** Gewertet wird die Karte, die jetzt zuunterst in der Reihe liegt, aus der die letzte Karte genommen wurde; eine neue Reihe zählt mit
  ihrer eigenen untersten Karte.
- **BA-C2** Steinmetz: Jeder bekommt 1 Stein je eigenem Steinmetz in der Auslage.
- **BA-C3** Priester: Jeder bekommt 1 Punkt je eigenem Priester in der Auslage.
- **BA-C4** Schrein: Jeder wählt 1 Punkt oder 1 Stein je eigenem Schrein in der Auslage; alles davon, auch das Zusätzliche, von derselben Art.
  *Auslegung:* offen gewählt, der aktive Spieler zuerst, dann im Uhrzeigersinn; wer keinen Schrein hat, wird nicht gefragt.
- **BA-C5** Bauer: Wer mindestens einen Bauern dieser Ware in der Auslage hat, bekommt genau eine Ware dieser Art, der aktive Spieler zuerst, dann im
  Uhrzeigersinn.
- **BA-C6** Mehrheit: Wer allein die meisten der gewerteten Art hat, und mindestens 2, bekommt 1 zusätzlich. Eine zusätzliche Ware wird genommen,
  nachdem alle ihre haben.
- **BA-C7** Wer den Stapel der Ware leer findet, darf stattdessen eine Ware nach Wahl von den anderen Stapeln nehmen oder verzichten. *Auslegung:*
  Dasselbe gilt für die zusätzliche Ware; ist der ganze Vorrat leer, gibt es nichts.

## Das Ende

- **BA-E1** Ist der Stapel erschöpft, endet das Spiel sofort; Phase 4 entfällt. *Auslegung:* Danach liegen alle Waren und der Altar offen.
- **BA-E2** Die Waren auf dem Altar werden gezählt und nach Anzahl gereiht; gleiche Anzahlen teilen einen Rang, und der nächste folgt ohne Lücke.
  Eine Ware vom ersten Rang ist 3 Punkte wert, vom zweiten 2, vom dritten 1, vom vierten 0.
- **BA-E3** Eine Ware, die gar nicht auf dem Altar liegt, ist 0 wert, wie auch immer die Ränge sind.
- **BA-E4** Die Endsumme: Siegpunkte, 4 je Schrein in der Auslage, 1 je volle 5 Stein und der Wert jeder eigenen Ware. Handkarten und andere Karten
  der Auslage zählen nichts.
- **BA-E5** Wer die meisten Punkte hat, gewinnt; dann mehr Schreine in der Auslage; dann mehr Stein; dann wird der Sieg geteilt. *Auslegung:* Die
  weiteren Plätze werden ebenso gereiht.

## Die Orakel-Variante

- **BA-O1** Eine Ware jeder Art aus dem Vorrat liegt gemischt und verdeckt auf dem Altar, niemandem bekannt (*Auslegung:* Das Ende dieses Satzes
  fehlt in unserem Regelheft). Die 8 Orakel werden in den Stapel gemischt, nachdem das Angebot liegt.
- **BA-O2** Orakel in einer neuen Reihe verlassen sofort das Spiel und werden nicht ersetzt, außer wenn alle 4 Orakel waren: Dann werden 4 neue
  Karten gezogen. *Auslegung:* Mit diesen vier wird ebenso verfahren; gewertet wird die unterste Karte, die bleibt.
- **BA-O3** Der aktive Spieler darf dann die obersten 4 Waren des Altars ansehen, oder alle, wenn es weniger sind, und behält eine verdeckt bei den
  eigenen; die anderen kommen in derselben Folge zurück. *Auslegung:* einmal je neuer Reihe, wie viele Orakel sie auch hatte, wenn die Reihe fertig
  liegt und bevor sonst etwas genommen oder gewertet wird; zwei neue Reihen im Zug geben zwei Blicke; wer geschaut hat, muss eine behalten; ein leerer
  Altar gibt nichts; was zurückkommt, behält seine Seite; was gesehen und behalten wurde, weiß nur dieser Spieler, und die anderen sehen die neue
  oberste Karte, wenn sie offen liegt.

## Die Dämon-Variante

- **BA-D1** Der Dämon beginnt auf Reihe 1. Ein in Phase 2a gespielter Priester treibt ihn sofort eine Reihe nach rechts, von Reihe 4 zu Reihe 1; das
  ist Pflicht und geschieht vor der Phase 3 desselben Spielers.
- **BA-D2** Aus der Reihe des Dämons darf keine Karte genommen werden. Er steht auf dem Platz, nicht auf den Karten.
- **BA-D3** Jede Variante lässt sich allein spielen oder beide zusammen; sie berühren einander nicht.

## Zu dieser Seite

Jeder Punkt ist durch mindestens einen Test belegt. Die Zahlen stehen in \`src/motu/games/bali/components.toml\`, jede mit Quelle und Sicherheit;
wo beides sich widerspricht, gilt diese Seite.
`;export{e as default};