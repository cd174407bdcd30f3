var e=`# Raiatea: die Regeln, Punkt für Punkt

In Aktionsrunden besucht ihr Orte für Perlen, Mana, Waren und Rituale. In drei Zeremonien legen alle Mana in einen Beutel, der die Rituale aller
bezahlt. Aufgaben, Masken, Rituale und Rang bringen Punkte. Wer die meisten Punkte hat, wird Hohepriester.

*Auslegung* heißt: Hier schweigt das Regelheft oder lässt die Wahl, und die Antwort ist unsere. Maßgeblich ist die englische Fassung.

Druckfehler des Regelhefts: „2 Pearls = 2 Priests“ meint einen Priester; „1 Mana for each Priest you recruited“ meint den Stand auf der
Priesterleiste; „Scout“ ist der Sammler; „Marketplace“ der Markt; der Rang begrenzt, welche Rituale gezogen werden, nie, welche vollzogen
werden.

Wörter: *Kahuna* ist, wer den Ort gewählt hat; *Zeremonienreihenfolge* ist die Folge der Holzwürfel auf der Zeremonienstätte; der *Beutel*
ist der Opferbeutel; ein *eigener Zug* ist das Wählen eines Ortsplättchens, die eigene Gelegenheit an jedem Ort (auch ohne Kahuna zu sein),
das Wählen einer Gabe, ein Bauzug der Zeremonie; nicht die gleichzeitigen Schritte, Versteigerungen, Segnungen oder die Gelegenheiten der
anderen (*Auslegung*).

## Aufbau

- **RA-S1** 3 bis 5 Spieler. Jeder: 5 Mana, 4 Perlen, hinter dem Sichtschirm; Priestermarker auf 0; Tätowierungsmarker auf Raatira.
- **RA-S2** Der Startspieler wird zufällig bestimmt; die Zeremonienreihenfolge ist zu Beginn die Spielerreihenfolge.
- **RA-S3** Jeder zieht 5 normale Rituale und behält 2, der Rest kommt auf die Ablage. 4 Spieler: Spieler 1 behält 1. 5 Spieler: Spieler 5
  tut es ein zweites Mal (4 Rituale), nachdem alle es einmal getan haben.
- **RA-S4** Die Rituale des Tane sind nur mit der Tane-Variante in den Ritualstapeln.
- **RA-S5** 8 Startmasken: Jeder bekommt zufällig eine, offen; der Rest ist der Maskenmarkt. *Auslegung:* kein Schatz.
- **RA-S6** 24 Starthelfer sind der Helfermarkt; die 4 Startwaren der Warenmarkt.
- **RA-S7** Waldauslage: Spielerzahl+1 Karten, offen.
- **RA-S8** Aufgabenplättchen: die für 1 Punkt an Statue 1, die für 2 Punkte an Statue 2, die für 3 Punkte an Statue 3, in Reihen; Statue 1
  liegt offen, die anderen verdeckt, bis sie aufgedeckt werden. Nicht gebrauchte Plättchen sind aus dem Spiel. *Auslegung:* Wie viele Felder
  benutzt werden, hängt von der Spielerzahl ab.
- **RA-S9** Die Preismarker stehen auf dem zweiten Feld; der Aufbau bewegt keinen.
- **RA-S10** *Auslegung:* Mana und Perlen sind unbegrenzt.

## Runden

- **RA-R1** 3/4/5 Spieler: 6/5/4 Aktionsrunden und 3 Zeremonien. *Auslegung* (nach Besprechungen; A ist eine Aktionsrunde, Z eine
  Zeremonie): 3: A Z A A Z A A A Z; 4: A Z A A Z A A Z; 5: A Z A A Z A Z.
- **RA-R2** In einer Aktionsrunde wählt jeder, vom Startspieler an im Uhrzeigersinn, eines der verbliebenen Ortsplättchen und ist dort
  Kahuna; dann darf jeder Spieler die Aktion des Ortes ausführen, Kahuna zuerst, dann im Uhrzeigersinn.
- **RA-R3** Einen Ort zu wählen ist Pflicht, seine Aktion und sein Kahuna-Bonus sind es nicht.
- **RA-R4** Nach einer Aktionsrunde, in dieser Folge: Der Startspieler wandert um einen Platz nach links; offen gebliebene Waldkarten kommen
  auf ihre Märkte, und Spielerzahl+1 neue werden gezeigt; die Ortsplättchen kehren zurück; der Rundenmarker rückt vor.
- **RA-R5** Wo ein Ort einen Helferwurf hat, würfelt zuerst der Kahuna: Wer mindestens so viele der passenden Helfer besitzt (benutzte
  zählen), darf ihren Bonus nehmen (Perlentaucher: bekommt ihn), vor allem anderen, Kahuna zuerst, dann im Uhrzeigersinn (die Folge: beim
  Sammler nach dem Text, bei den anderen *Auslegung*).

## Orte

- **RA-L1** Wald: Vom Kahuna an im Uhrzeigersinn darf jeder eine gezeigte Karte nehmen; alle übrigen kommen auf ihre Märkte (Marker bewegen
  sich), Spielerzahl+1 neue werden gezeigt; dann noch einmal vom Kahuna an, nun gegen den Uhrzeigersinn. Was nach dem zweiten Durchgang
  übrig ist, bleibt bis RA-R4 liegen; vorher wird nichts aufgedeckt.
- **RA-L2** Maske: Sie kommt vor den Spieler, und ihr Schatz (Perlen, Mana, Tätowierung) wird genommen. Ware: hinter den Sichtschirm.
  Helfer: vor den Spieler, aktiv. *Auslegung:* Den Schatz einer Maske gibt es nur, wenn die Karte aus der Waldauslage genommen wird.
- **RA-L3** Lässt sich der Wald nicht auffüllen: Was da ist, wird gezeigt; dann werden alle Waren des Marktes bis auf eine jeder Art als
  neuer Stapel gemischt, Preismarker bewegen sich nicht, und das Auffüllen geht weiter. *Auslegung:* Reicht auch das nicht, werden weniger
  gezeigt, und wer keine vorfindet, bekommt keine.
- **RA-L4** Marae, ein Spieler nach dem anderen: Er darf eine Ware für eine Tätowierung an den Markt zurückgeben; dann darf er Rituale nach
  Rang ziehen und eines behalten. Kahuna: eine weitere Ware für eine weitere Tätowierung und ein weiteres Ziehen. *Auslegung:* zwei
  unabhängige Boni; erst wird zurückgegeben, dann einzeln nacheinander gezogen.
- **RA-L5** Ränge: Raatira zieht 3 normale; Ariki 3 normale oder 3 verbotene; Arioi und Tahua 5 normale oder 5 verbotene; 1 wird behalten
  (wenn keine Karte etwas anderes sagt), der Rest abgelegt. Was ein Rang kann, gilt sofort.
- **RA-L6** Wer Tahua erreicht, einmalig: darf sofort ein Ritual der Hand vollziehen, ohne Mana zu zahlen. *Auslegung:* gleich, wie der Rang
  erreicht wurde; wer verzichtet oder keine Rituale auf der Hand hat, verliert es.
- **RA-L7** Perlenriff: Der Kahuna würfelt (ein zweiter Wurf nach dem der Taucher); jeder bekommt so viele Perlen; Kahuna 3 mehr.
- **RA-L8** Pfad der Götter: 1 Priester für 2 Perlen anwerben oder 2 für 5; dann Mana nach dem Stand auf der Priesterleiste. Kahuna: ein
  Priester umsonst (auch ohne Kauf), vor dem Mana. *Auslegung:* Zwei Priester werden nur angeworben, wo die Leiste Raum für zwei hat.
- **RA-L9** Nachbarschaft: In Zugfolge vom Kahuna an darf jeder eine eigene Maske in den Maskenmarkt legen; dann darf, vom Kahuna an, jeder,
  der es tat, eine daraus nehmen (auch die eben hineingelegte). Kein Schatz. Dann darf der Kahuna eine offene Aufgabe erfüllen (Folge:
  *Auslegung*).
- **RA-L10** Markt: Jeder darf eine Ware verkaufen (er gibt sie zurück; wählt einen beliebigen Bonus auf Höhe ihres Markers oder darunter;
  dann geht der Marker um eines nach unten, einmal) und darf einen Helfer für 2 Perlen anheuern, in beliebiger Folge. Kahuna: ein Verkauf
  mehr, ein Anheuern mehr, frei gemischt; ein zweiter Verkauf derselben Art sieht den gesenkten Marker.
- **RA-L11** Preismarker: Eine Ware, die in den Markt kommt, gleich in welcher Phase, senkt ihren Marker um eines, eine, die ihn verlässt,
  hebt ihn um eines, nie über die Enden hinaus; nicht bei RA-L3 und nicht bei Karten, die aus der Waldauslage genommen werden.
- **RA-L12** Der oberste Bonus von Mahi-mahi ist, eine Aufgabe zu erfüllen. *Auslegung:* Der Marker bewegt sich zuerst, die verkaufte Karte
  kann nicht dafür zahlen, und der Bonus lässt sich nicht wählen, wenn keine Aufgabe erfüllbar ist.
- **RA-L13** *Auslegung:* Priester- und Tätowierungsleiste haben Enden; Gewinne und Verluste darüber hinaus verfallen; was nichts brächte,
  wird nicht angeboten. Eine Warenart oder Karte, die nicht im Markt ist, lässt sich nicht nehmen. Gaben sind ausgenommen: Jede Gabe,
  die noch da ist, darf gewählt werden, auch eine, die nichts bringt. Das Regelheft knüpft die Wahl an keine Bedingung, und wer eine Gabe
  nimmt, enthält sie dem Nächsten vor. In Partien der Version 1 dieser Regeln darf eine Gabe, die nichts bringt, nur gewählt werden, wenn
  keine etwas brächte.
- **RA-L14** *Auslegung:* Ein leerer Ritualstapel wird aus seiner eigenen Ablage neu gemischt (ohne die Karten, die gerade angesehen
  werden); reicht auch das nicht, werden weniger gezogen.

## Helfer

- **RA-A1** Dauerhafte Wirkungen (RA-R5): Sammler im Wald: eine Ware nach Wahl vom Markt; Händler auf dem Markt: ein Helfer nach Wahl vom
  Markt; Schamane auf dem Marae: eine Tätowierung; Perlentaucher am Perlenriff: 4 Perlen.
- **RA-A2** Sammler, einmalig, beim eigenen Nehmen, einer je Nehmen: Eine Karte kommt zur Auslage dazu, dann wird wie üblich gewählt und
  dazu eine Ware der Auslage genommen (ihr Marker bewegt sich nicht); liegt dort keine Ware, verfällt dieser Teil.
- **RA-A3** Händler, einmalig: ein beliebiger Preismarker ganz nach oben; schon beim Erhalt benutzbar. *Auslegung:* bei der eigenen
  Gelegenheit auf dem Markt, vor, zwischen oder nach Verkäufen; auch mehrere.
- **RA-A4** Schamane, einmalig, im eigenen Zug in Aktionsrunden oder Zeremonien, auf Wunsch mehrere: ein eigenes Ritual der Hand mit Kosten
  bis zur Zahl der eigenen Priester vollziehen, ohne Mana zu zahlen. *Auslegung:* vor oder nach der Aktion des Zuges; er wird zuerst
  umgedreht. *Auslegung:* Wer einen aktiven Schamanen hat und ein passendes Ritual halten könnte, wird am Ende des Zuges gefragt, was auch
  immer auf der Hand ist.
- **RA-A5** Perlentaucher, einmalig: beim Erfüllen einer Aufgabe eine zweite erfüllen, nie eine dritte, bezahlt wie üblich. *Auslegung:* auf
  jedem Weg zu einer Aufgabe, nicht nach einer Versteigerung.
- **RA-A6** Ein benutzter Helfer behält seine dauerhafte Wirkung. Reaktiviert wird nur durch die Preistafel des Marktes und durch Rituale.

## Zeremonie

- **RA-C1** Tanz der Priester: wie RA-L8, ohne den Kahuna-Bonus.
- **RA-C2** Jeder darf 3 Mana in den Beutel legen, um nach Rang zu ziehen und eines zu behalten; höchstens einmal je Zeremonie. *Auslegung:*
  Alle sagen an, dann wird in Zeremonienreihenfolge gezogen und behalten.
- **RA-C3** Vorbereitung, verdeckt: 0 bis 2 eigene Rituale mit Klammer (3 ab Arioi) in den Beutel; braune Rituale ohne Klammer, zusätzlich
  (*Auslegung:* beliebig viele). *Auslegung:* Gefragt wird Ritual für Ritual, damit die Zahl der Fragen nichts verrät.
- **RA-C4** Opfer: Alle bieten geheim und gleichzeitig Mana, 0 ist erlaubt; die neue Zeremonienreihenfolge richtet sich nach dem Gebot, das
  höchste zuerst, gleiche behalten ihre Folge zueinander; alle Gebote kommen in den Beutel. *Auslegung:* Ein Gebot ist höchstens 255.
- **RA-C5** Gaben: Der Erste wählt eine von diesen: eine Tätowierung, eine Ware vom Markt, 2 Perlen; der Zweite eine der übrigen; der Dritte
  bekommt die letzte. Mit 3 Spielern bekommt niemand die dritte.
- **RA-C6** Segnungen: Rituale nach steigenden Kosten; bei gleichen Kosten: braune zuerst, dann Zeremonienreihenfolge; derselbe Besitzer:
  Der Besitzer wählt. *Auslegung:* Braune haben keinen Besitzer (bei gleichen Kosten: feste Folge nach der Karte); bei ihren Wahlen gilt die
  Zeremonienreihenfolge.
- **RA-C7** Von links nach rechts: Reicht das Mana, wird es an den Vorrat gezahlt, und die Wirkung tritt ein (gezahlt wird auch, wenn sie
  nichts tut; der Besitzer kann nicht ablehnen); schwarze, braune und weinrote werden abgelegt, blaue bleiben vor dem Besitzer liegen.
  Reicht es nicht, werden alle übrigen Rituale ohne Wirkung abgelegt. Übriges Mana bleibt im Beutel (*Auslegung:* auch, wenn alle vollzogen
  wurden).
- **RA-C8** Arten: schwarz: Besitzer, sofort; blau: dauerhaft; weinrot: gegen andere, sofort; braun: alle Spieler, sofort.
- **RA-C9** Bauen: In Zeremonienreihenfolge darf jeder eine verfügbare Aufgabe erfüllen (jedes offene Plättchen jeder Statue, die
  freigegeben ist) oder passt, Runde um Runde, bis in einer Runde alle gepasst haben. *Auslegung:* Wer gepasst hat, darf in einer späteren
  Runde wieder bauen; denn das Regelheft wiederholt den Vorgang für alle, bis alle gepasst haben, und wer gerade nicht bauen kann, muss
  passen. Wer in einem Zug nichts erfüllen kann und nichts Zusätzliches hat, das daran etwas ändern könnte, passt ungefragt. Wer gepasst
  hat, bietet in Versteigerungen weiter mit. Die strengere Lesart ist RA-V4.
- **RA-C10** Ende: Nach der ersten Zeremonie wird Statue 2 aufgedeckt, nach der zweiten Statue 3; nach der dritten endet das Spiel.
- **RA-C11** Gleichzeitige Schritte (Tanz, Kaufen, Vorbereitung, Opfer, Versteigerungen): Niemand erfährt im selben Schritt, was ein anderer
  gewählt hat. *Auslegung:* Die Ergebnisse treten in Zeremonienreihenfolge ein, sobald alle gewählt haben.
- **RA-C12** *Auslegung:* Ein Ritual, das außerhalb des Beutels vollzogen wird (Schamane, Tahua, ein anderes Ritual), verlässt die Hand,
  kostet nichts, hat seine volle Wirkung, wird dann abgelegt oder liegt, wenn es blau ist, vor dem Spieler; was es auslöst, wird zuerst
  beendet. Braun: alle Spieler, in Zeremonienreihenfolge; Mana, das es hinzufügt, kommt in den Beutel (während der Segnungen zum Mana auf
  dem Tisch). Karten, die andere Rituale aufhalten, lassen sich nur während der Segnungen wählen.
- **RA-C13** *Auslegung:* Dauerhafte Rituale in mehreren Exemplaren werden summiert, wo das sinnvoll ist (nicht bei einem geänderten Preis).
  Was ein Ort auslöst, kommt einmal je Besuch, nach dem Wählen, vor dem Wurf; was erst während des Besuchs dazukommt, wirkt vom nächsten an,
  eine geänderte Grenze oder ein geänderter Preis aber sofort.

## Aufgaben

- **RA-M1** Drei Wege: Kahuna in der Nachbarschaft, Mahi-mahi ganz oben, der Bauschritt der Zeremonie.
- **RA-M2** Aufgaben mit Bezahlung: Die gezeigten Perlen, Mana, Waren oder Masken werden abgegeben; Waren und Masken kommen auf ihre Märkte
  (Marker bewegen sich). *Auslegung:* Gezahltes Mana kommt in den Vorrat.
- **RA-M3** Aufgaben mit Bedingung: Mindestens der gezeigte Rang, die Priester oder die Helfer müssen da sein; gezahlt wird nichts. Ein
  Plättchen wird einmal erfüllt, von einem Spieler.
- **RA-M4** Versteigerungen: Sobald in einer Reihe nur noch Versteigerungsplättchen liegen, werden sie versteigert, eines nach dem anderen,
  bevor sonst etwas weitergeht; das ist kein Zug. Reihen, die schon beim Aufdecken so sind, werden ganz zu Beginn von Schritt 6 der nächsten
  Zeremonie versteigert, in der die Statue freigegeben ist (*Auslegung:* niedrigere Statue zuerst, von der obersten Reihe abwärts). Geheime
  Gebote in Mana, 0 ist erlaubt; das höchste nimmt das Plättchen, bei Gleichstand nach Zeremonienreihenfolge (alle 0: der Erste in dieser
  Folge, umsonst); alle Gebote kommen in den Beutel. Ein Versteigerungsplättchen lässt sich nicht anders erfüllen.
- **RA-M5** Plättchen liegen hinter dem Sichtschirm; welche genommen wurden, haben alle gesehen.

## Masken

- **RA-K1** Jedes Motiv gibt es zweimal; jedes Paar zählt: +1 Punkt je eigenem Aufgabenplättchen seines Typs (Perlen; Mana, auch aus
  Versteigerungen; Waren; mit Bedingung); oder +1 je eigenem Helfer seiner Art; oder +2 je verschiedenfarbigem eigenem Paar, es selbst
  eingeschlossen, höchstens 8. Ungepaarte Masken zählen nichts. *Auslegung:* Hat jede der zwei Karten eines Motivs einen Spiegel, sind das
  zwei Paare, und beide zählen: Das Regelheft wertet Masken je Paar, und eine Maske mit Spiegel ist ein Paar. In Partien der Version 1
  dieser Regeln zählt ein Motiv einmal.
- **RA-K2** Regenbogenspiegel: Im eigenen Zug darf er zu einer eigenen ungepaarten Maske gelegt werden: ein Paar für immer, auch wenn der
  echte Zwilling kommt. Zwei Spiegel sind kein Paar.
- **RA-K3** Gepaarte Masken lassen sich nicht stehlen. *Auslegung:* Eine Maske eines Paars aus zwei Karten und ein einzelner Spiegel dürfen
  von ihrem Besitzer getauscht oder zum Zahlen genommen werden; eine Maske mit Spiegel nicht.

## Ende

- **RA-E1** Rang: Ariki 3, Arioi 6, Tahua 9 Punkte. Punkte der Rituale, die vollzogen wurden und vor dem Spieler liegen. Aufgabenplättchen.
  Maskenpaare.
- **RA-E2** Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer in der Zeremonienreihenfolge früher kommt.

## Varianten

- **RA-V1** Tane: Die interaktiven Rituale sind in den Stapeln: Sie stehlen, vertreiben Priester, halten Rituale auf.
- **RA-V2** Orakel: Die Aufgaben der Statuen 2 und 3 liegen von Anfang an offen, lassen sich aber erst nach der ersten und der zweiten
  Zeremonie erfüllen.
- **RA-V3** Manaknappheit: Mana für gekaufte Rituale und Versteigerungen geht in den Vorrat, nicht in den Beutel.
- **RA-V4** Passen ist endgültig (von uns, eine strengere Lesart von RA-C9): Wer beim Bauen passt oder passen muss, ist bis zum Ende der
  Zeremonie draußen. So werden Partien der Version 1 dieser Regeln gespielt.

## Was verborgen ist

- **RA-I1** Hinter dem Sichtschirm: Mana, Perlen, Waren, Rituale, Aufgabenplättchen. Wirklich verborgen: welche Rituale behalten wurden,
  Gebote bis zum Aufdecken, was im Beutel ist, bis er geöffnet wird. *Auslegung:* Was offen gewonnen oder gezahlt wurde, steht im Verlauf,
  und Bots merken es sich, aber der Tisch zeigt keine Summen davon. *Auslegung:* Rituale, die gezogen und nicht behalten wurden, werden
  ungesehen abgelegt; die Zahl der Rituale, die ein Spieler hinter dem Sichtschirm und im Beutel zusammen hat, ist offen, ebenso, wie viele
  noch da sind, nachdem der Beutel geöffnet wurde.

## Beispiele

Die Beispiele des Regelhefts, jedes ein eigener Test.

1. Marae: Der Kahuna, zwei Schritte unter Ariki, gibt Mahi-mahi und Taro zurück (jeder Marker um eines nach unten), erreicht Ariki, zieht 3
   normale und behält 1, dann 3 verbotene und behält 1.
2. Pfad: drei Spieler mit 3 Priestern, ohne Kahuna-Bonus: 5 Perlen → 5 Priester, +5 Mana; die anderen zahlen nichts, +3 Mana.
3. Opfer: Folge R, M, X, A mit den Geboten 7, 4, 4, 8 → A, R, M, X; 23 Mana im Beutel.
4. Segnungen nach 3: Hina 1 (braun, von A), Uru-Taetae 4 (R), Rua-Hatu 4 und Rau-Pena 4 (M, in der von M gewählten Folge), Ra'a 5 (R),
   Roro'o 6 (X), Mata-Arahu 8 (M), Ta'ere 10 und Ihi 11 (A): Kosten 53; 23 → 22, Hina fügt 24 hinzu → 46 → 42, 38, 34, 29, 23, 15, 5; Ihi
   scheitert, 5 bleiben.
5. Sammlerwurf 2: Wer 3 hat, nimmt Tiare (ihr Marker steigt), wer 1 hat, nichts.
6. Sammler benutzt bei 4 gezeigten Karten: 5 gezeigt, er nimmt eine Maske und Mahi-mahi, 3 bleiben, der Marker bewegt sich nicht.
7. Schamane mit 4 Priestern: Rua-Hatu gibt 3 Perlen, kein Mana wird gezahlt; Kosten von 5 sind unzulässig.
8. Perlentaucher: eine Aufgabe, sofort eine zweite, keine dritte.
9. „6 Priester“ mit 6: genommen, nichts gezahlt; mit 5 unzulässig; „Arioi oder höher“: Tahua ja, Ariki nein.
10. Maskenschatz 3 Perlen; Marker bleiben an den Enden stehen; mit Arioi 3 Klammern.
11. Aufbau: 4 Spieler: 5 Waldkarten, Spieler 1 behält 1 Ritual, 4 Masken im Markt; 5 Spieler: Spieler 5 hat 4 Rituale, 3 Masken im Markt.
12. 6/5/4 Aktionsrunden; die Statuen 1/2/3 freigegeben zu Beginn/nach der ersten/nach der zweiten Zeremonie.
13. Paare: +1 je Plättchen oder Helfer; Farbpaar +2 je Farbe, höchstens 8; eine einzelne 0.

## Zu dieser Seite

Jeder Punkt ist durch mindestens einen Test belegt. Die Zahlen stehen in \`src/motu/games/raiatea/components.toml\`, jede mit Quelle und Sicherheit;
wo beides sich widerspricht, gilt diese Seite. Das meiste, was nur auf Karten, Plättchen und Spielplan gedruckt ist, ist dort
nachgebildet, innerhalb aller Grenzen, die das Regelheft setzt. Ein Ritual, ein Preisbonus, eine Gabe und ein Schatz sind in dieser Datei
Listen von Wirkungen.
`;export{e as default};