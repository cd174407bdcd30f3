var e=`# Bora Bora: die Regeln, Punkt für Punkt

In sechs Durchgängen setzt ihr Würfel ein, um Hütten über fünf Inseln zu verbreiten, Männer und Frauen aufzunehmen, Priester in den Tempel zu
schicken und zu bauen. In jedem Durchgang ist eine Aufgabe fällig. Wer die meisten Siegpunkte hat, gewinnt.

*Auslegung* heißt: Hier schweigt das Regelheft, seine Sprachen weichen voneinander ab oder lässt die Wahl, und die Antwort ist unsere. Maßgeblich
ist die englische Fassung.

Wörter: Der *Bauplatz* ist die eine Stelle eines Gebiets, die der neuesten Hütte gehört; die *Hüttenfelder* sind die 12 Felder eines
Spielers für Hütten und Personen; der *Zeremonienplatz* sind die 12 Felder eines Spielers für Baustoffe und Bauplättchen; die *Augenzahl*
eines Würfels ist, was er zeigt, sein *Wert*, was für seine Aktion zählt; ein *Gott* ist eine Götterkarte mit einer Opfergabe, ein Paar
gleicher Karten mit einer Opfergabe oder ein Hauptgottplättchen.

## Aufbau

- **BB-S1** Zwei bis vier Spieler. Zwölf Gebiete auf fünf Inseln, je drei Gebirge, Strand, Wald und Steppe; Land- und Wasserwege mit Werten
  verbinden nur orthogonal benachbarte Gebiete.
- **BB-S2** Aktionskarten: zu zweit Helfer, Tempel, Bauen, Frau & Mann, Landweg & Wasserweg; zu dritt Helfer, Tempel, Bauen, Mann, Frau,
  Landweg & Wasserweg; zu viert alle sieben. Das Feld zum Fischen ist immer da.
- **BB-S3** Die 12 Fischplättchen werden zufällig verteilt, eines je Gebiet.
- **BB-S4** 36 Männer- und 36 Frauenplättchen werden getrennt gemischt; von beiden liegen je sechs auf den Plätzen 1 bis 6 aus.
- **BB-S5** Von 7 hellen und 53 dunklen Aufgabenplättchen bekommt jeder zufällig ein helles und zwei dunkle. Die übrigen hellen kommen aus
  dem Spiel; dunkle liegen so viele aus, wie Spieler da sind, und zwei mehr.
- **BB-S6** Die 24 Schmuckplättchen werden zufällig in sechs Spalten zu vier gelegt, eine Spalte je Durchgang.
- **BB-S7** Sechs Hauptgottplättchen liegen am Tempel, jeder Spieler hat eines, die anderen kommen aus dem Spiel.
- **BB-S8** Von den 60 Götterkarten (12 je Farbe) liegen fünf offen aus, und jeder bekommt zwei, vor den anderen verborgen.
- **BB-S9** Jeder hat 12 Hütten, die Bauplättchen 1 bis 6, 3 Würfel, 4 Priester, 2 Opfergaben und ein zufälliges Zugreihenfolge-Plättchen.
- **BB-S10** *Auslegung:* Von den 12 Hütten stehen zwei auf dem 12. Feld, je eine auf den Feldern 1 bis 10, und Feld 11 ist leer. Mit der Option
  \`huts_one_per_space\` steht auf jedem Feld eine.
- **BB-S11** Nach der Zugreihenfolge beginnen die Spieler mit 0, 1, 2, 3 Punkten. Die Anzeigesteine liegen in einem Stapel auf 0, der des
  ersten Spielers oben.
- **BB-S12** In umgekehrter Zugreihenfolge setzt jeder eine Hütte auf einen freien Bauplatz bei einem Fischplättchen vom Wert 1 und nimmt
  den Ertrag des Gebiets. Der Fisch wird nicht gewertet.
- **BB-S13** Welche Hütte von den Hüttenfeldern genommen wird, wählt der Spieler bei jedem Ausbreiten. *Auslegung:* auch beim Aufbau. Die
  Felder 1 bis 11 sind in allem gleich, darum wird nur „das 12. Feld oder ein anderes“ gefragt, und das niedrigste andere Feld steht für alle.

## Phase A: Würfel

- **BB-A1** Alle würfeln mit drei Würfeln. In Zugreihenfolge, dreimal reihum, setzt jeder einen Würfel ein und führt dessen Aktion sofort
  aus.
- **BB-A2** Auf eine Aktionskarte darf ein Würfel nur, wenn seine Augenzahl kleiner ist als die kleinste, die dort liegt, von wem auch
  immer.
- **BB-A3** Ein blauer Gott hebt BB-A2 für einen Würfel auf; ein späterer gleicher oder höherer Würfel braucht seinen eigenen. Mit einem
  weißen Gott zählt die Aktion wie mit einer 6; die Augenzahl bleibt, wie sie ist, und BB-A2 sieht auf die Augenzahl. Beide, und ein roter
  Gott, dürfen bei einem Würfel zusammenkommen, jeder für sich bezahlt. *Auslegung:* Blau und Weiß werden mit dem Einsetzen angesagt, und
  nur, wo sie etwas ändern: Blau nur gegen BB-A2, Weiß nicht bei einer 6 und nicht beim Fischen. *Auslegung:* Bei jeder kleineren Augenzahl
  ändert Weiß den Wert, und das genügt: Es darf auch angesagt werden, wenn die 6 nicht mehr eröffnet als die Augenzahl.
- **BB-A4** Beim Fischen ist jederzeit jeder Würfel erlaubt und bringt 2 Punkte; BB-A2 gilt dort nicht.
- **BB-A5** *Auslegung:* Ein Würfel darf nur dorthin, wo seine Aktion mit den dafür angesagten Göttern ausführbar ist: Ausbreiten braucht
  ein erreichbares Gebiet ohne eigene Hütte; Mann und Frau ein freies Feld und ein Plättchen auf einem Platz bis zum Wert; Bauen ein
  Plättchen bis zum Wert und ein Paar Baustoffe; der Tempel einen Priester im Vorrat; eine Doppelkarte eine mögliche Hälfte. Fischen
  steht immer offen, also passt niemand.
- **BB-A6** Auf einer Doppelkarte wird eine ihrer zwei Aktionen gewählt; BB-A2 gilt für die Karte als Ganzes.

### Ausbreiten

- **BB-X1** In ein Gebiet, das mit einem Gebiet mit eigener Hütte, auf dessen Bauplatz oder daneben, durch einen Weg der gewählten Art
  verbunden ist, dessen Wert höchstens der des Würfels ist. Niemals diagonal.
- **BB-X2** Höchstens eine eigene Hütte je Gebiet. Die Hütte nimmt den Bauplatz ein; eine Hütte, die dort steht, wird zur Seite geschoben
  und bleibt im Gebiet: Sie zählt weiter für das Ausbreiten, für Aufgaben und für BB-E3, nicht für den Fisch am Ende.
- **BB-X3** Dann wird der Ertrag des Gebiets genommen: ein Baustoff, abgelegt nach BB-M1, oder eine Opfergabe.
- **BB-X4** Dann, und nur dann, darf ein roter Gott das Fischplättchen des Gebiets werten: so viele Punkte wie sein Wert. Das Plättchen
  bleibt. Eine eben erhaltene Opfergabe darf dafür zahlen. Der Fisch des Startgebiets lässt sich nur am Ende werten.

### Personen

- **BB-P1** Mann oder Frau: Ein Plättchen dieses Geschlechts von einem Platz bis zum Wert kommt, nicht heruntergeschoben, auf ein freies
  Hüttenfeld, also eines ohne Hütte und ohne Plättchen; das 12. Feld ist nur ganz ohne Hütten frei. Ohne freies Feld lässt sich die Aktion nicht
  wählen. Sonst geschieht nichts.
- **BB-P2** *Auslegung:* Die Auslage wird innerhalb eines Durchgangs nicht aufgefüllt.

### Helfer

- **BB-H1** Der Wert wird ausgegeben: je 1 Würfelpunkt für das Herunterschieben eines Mannes (Statusschritte nach seinen Symbolen), für das
  Herunterschieben einer Frau (Muscheln nach ihren Symbolen) oder für 1 Siegpunkt; je 2 Würfelpunkte für eine Opfergabe, eine Götterkarte,
  einen Baustoff nach Wahl oder das Versetzen einer Hütte aufs 12. Feld.
- **BB-H2** Eine Person wird einmal im Spiel heruntergeschoben. Getauscht wird frei gemischt, eines nach dem anderen. *Auslegung:*
  Würfelpunkte, die beim Aufhören übrig sind, werden zu je 1 Siegpunkt.
- **BB-H3** Eine Götterkarte ist die oberste vom Aufnahmestapel oder eine der offenen, die sofort ersetzt wird. Ist der Aufnahmestapel leer,
  wird der Ablagestapel neu gemischt. *Auslegung:* Ist auch der Ablagestapel leer, bleibt die Auslage kürzer, bis es Karten gibt; gibt es
  nirgends eine Karte, steht das nicht zur Wahl.
- **BB-H4** Aufs 12. Feld wird eine Hütte von jedem anderen Hüttenfeld versetzt, nie vom Spielplan; beliebig viele dürfen dort stehen.
  *Auslegung:* nie zurück, und nicht, solange eine Person auf dem 12. Feld liegt.
- **BB-H5** Baustoffe, Opfergaben und Muscheln gehen nie aus.

### Baustoffe

- **BB-M1** Ein Baustoff kommt auf ein freies Feld seiner Art auf dem Zeremonienplatz. Ist keines frei, liegt er neben dem Tableau und zählt
  nur für Aufgaben. *Auslegung:* Das Feld wählt der Spieler.
- **BB-M2** Was auf dem Zeremonienplatz liegt, wird nie verschoben.

### Tempel

- **BB-T1** Ein Priester aus dem eigenen Vorrat kommt auf ein Feld bis zum Wert. *Auslegung:* Ohne Priester im Vorrat lässt sich die Aktion
  nicht wählen, auch wenn das Verdrängen einen frei machen würde.
- **BB-T2** Die Felder sind von links nach rechts 6 5 4 3 2 1. Ein Priester auf dem Feld, gleich welcher Farbe, rückt um eines nach rechts
  und schiebt weiter bis zur nächsten Lücke; wer von Feld 1 geschoben wird, kehrt zu seinem Besitzer zurück und darf sofort wieder
  eingesetzt werden. Priester bleiben von Durchgang zu Durchgang.
- **BB-T3** Ein eingesetzter Priester bringt sofort den Feuer-Bonus.

### Bauen

- **BB-B1** Ein eigenes, noch nicht verbautes Plättchen mit einer Nummer bis zum Wert: Die Baustoffe zweier orthogonal benachbarter Felder
  des Zeremonienplatzes werden zurückgelegt, und das Plättchen bedeckt beide. Ohne ein solches Paar lässt sich die Aktion nicht wählen.
  Übrig bleibende Einzelfelder verhindern den sechsten Bau, können aber noch mit Baustoff gefüllt werden.
- **BB-B2** Ein Bauplättchen bringt je nach Durchgang 10, 10, 7, 7, 4, 4 Punkte und sofort den Feuer-Bonus.
- **BB-B3** Der Feuer-Bonus ist eine Götterkarte oder eine Opfergabe, und ein Statusschritt oder eine Muschel. *Auslegung:* Beide Hälften
  werden genommen.

### Status

- **BB-U1** Jeder Schritt rückt den Anzeigestein um ein Feld vor; kommt er zu anderen, liegt er obenauf. *Auslegung:* Mehrere Schritte sind eine
  Bewegung, und nur auf dem letzten Feld wird gestapelt; das Ende der Leiste ist das Ende, und ein Anzeigestein dort bleibt, wie er liegt.

## Phase B: Personen

- **BB-W1** In Zugreihenfolge darf jeder eine Art eigener Männer und eine Art eigener Frauen nutzen, in beliebiger Folge, oder auf eines
  oder beides verzichten, und wird fertig, bevor der Nächste beginnt.
- **BB-W2** Alle eigenen Plättchen einer Art und eines Geschlechts ergeben zusammen eine Aktion; Männer und Frauen nie gemeinsam. Feld und
  Herunterschieben sind gleichgültig, und an den Plättchen ändert sich nichts. Anzahlen sind Obergrenzen. *Auslegung:* Eine Art ohne
  mögliche Wirkung lässt sich nicht nutzen; Punkte, Opfergaben und Muscheln, von denen mehr nie schadet, werden ganz genommen.
- **BB-W3** Mit 1, 2, 3 Plättchen: ein Landweg oder ein Wasserweg bis 2, 4, 6; eine Frau, ein Mann oder ein Bau bis 3, 6, 6; 1, 2, 3
  Baustoffe (auch verschiedene), versetzte Hütten, Götterkarten, Opfergaben, Statusschritte oder Muscheln; 2, 4, 6 Punkte. Wege, Personen
  und Bauten wirken genau wie mit einem Würfel dieses Werts.
- **BB-W4** Ein grüner Gott, höchstens einer je Spieler und Phase B, verdoppelt entweder die summierte Wirkung der genutzten Art (nie zwei
  Aktionen; 6 ist die Grenze für Wege, Plätze und Bauten) oder erlaubt, eine weitere Art zu nutzen, keine schon genutzte; auch ihre
  Plättchen werden summiert. *Auslegung:* „Genutzt“ gilt für jedes Geschlecht getrennt; verdoppelt wird vor der Wirkung angesagt, und nur,
  wo es mehr möglich macht.
- **BB-W5** Bei einem Ausbreiten darf ein roter Gott gespielt werden wie in BB-X4.
- **BB-W6** Eine genommene Götterkarte darf sofort gespielt werden. *Auslegung:* Eine in Phase B genommene Person darf in ihr noch genutzt
  werden, wenn ihr Geschlecht ungenutzt ist oder durch die weitere Nutzung mit dem grünen Gott; in die Summe ihrer Art kommt sie nur, bevor
  diese Art genutzt wird.

## Phase C, in dieser Folge

- **BB-C1** Status: Punkte nach der Leiste. Dann kehren alle Anzeigesteine auf 0 zurück: Wer weiter war, und in einem Stapel, wer höher lag, liegt
  oben. Die Zugreihenfolge wird von oben nach unten neu vergeben.
- **BB-C2** Tempel: je nach Durchgang 1, 1, 2, 2, 3, 3 Punkte für jeden eigenen Priester. Das oberste Hauptgottplättchen bekommt, wer die
  meisten hat; bei Gleichstand, wer davon den Priester am weitesten links hat. Steht kein Priester dort, kommt das Plättchen aus dem Spiel.
- **BB-C3** Schmuck, in der neuen Folge: höchstens ein Plättchen aus der Spalte des Durchgangs für seine Muscheln, oder keines. Was übrig
  ist, kommt aus dem Spiel.
- **BB-C4** Aufgaben, in der neuen Folge: Jeder muss von dreien genau eine erfüllen, für 6 Punkte, oder für 4 mit einem gelben Gott. Wer
  keine erfüllen kann, gibt eine ohne Punkte ab. Eine erfüllte Aufgabe, ob mit oder ohne Gott, zählt für BB-E3; eine abgegebene kommt aus
  dem Spiel. Die neue Zugreihenfolge sowie Schmuck und Hauptgottplättchen dieser Phase C zählen schon. *Auslegung:* Die Pflicht umfasst, was
  ohne Gott erfüllbar ist; ein gelber Gott ist nie Pflicht und darf vorgezogen werden.
- **BB-C5** Ein gelber Gott, höchstens einer je Aufgabe, ersetzt genau eine fehlende Einheit der ganzen Aufgabe. *Auslegung:* Fehlt nichts,
  bevor er bezahlt ist, lässt er sich nicht spielen.
- **BB-C6** Anforderungen sind Mindestzahlen und werden nur vorgewiesen, nie abgegeben. Hütten müssen nicht auf Bauplätzen stehen; Baustoffe
  auf dem Zeremonienplatz und neben dem Tableau zählen; die Aufgaben für eine Art von Personen zählen Männer und Frauen zusammen.
- **BB-C7** Für Aufgaben, die Götterkarten verlangen, zählen Hauptgottplättchen und Paare nicht als Karten. *Auslegung:* Was einen gelben
  Gott bezahlt, ist vor der Prüfung weg; ein gelber Gott darf auch bei einer solchen Aufgabe eine Einheit ersetzen.
- **BB-C8** Sind alle damit fertig, muss jeder in Zugreihenfolge eine der ausliegenden Aufgaben nehmen, auch im letzten Durchgang. Übrige
  Aufgaben und Personen kommen aus dem Spiel, die Würfel kehren zurück, und neue Personen und Aufgaben werden ausgelegt, auch für den
  sechsten Durchgang.

## Götter

- **BB-G1** Eine Götterkarte kostet eine Opfergabe; die Karte kommt offen auf den Ablagestapel, die Opfergabe in den Vorrat. Ohne Opfergabe
  keine Karte.
- **BB-G2** Zwei Karten einer Farbe und eine Opfergabe sind ein beliebiger Gott. *Auslegung:* Bei jeder Grenze zählt das als dieser Gott.
- **BB-G3** Ein Hauptgottplättchen ist ein beliebiger Gott ohne Opfergabe und kommt danach aus dem Spiel. *Auslegung:* wie BB-G2.
- **BB-G4** Wann: Blau und Weiß in Phase A; Rot in den Phasen A und B bei einem Ausbreiten; Grün in Phase B; Gelb bei Aufgaben.

## Das Ende

- **BB-E1** Nach dem letzten Durchgang handelt jeder die drei verbliebenen Aufgaben wie in BB-C4 ab, mit einem gelben Gott je Aufgabe.
  *Auslegung:* in Zugreihenfolge; die Folge der drei wählt der Spieler, und was für eine vorgewiesen wurde, darf für die nächste ausgegeben
  werden.
- **BB-E2** 2 Punkte für jedes unbenutzte Hauptgottplättchen; der Fisch jedes Bauplatzes, den eine eigene Hütte hält; die Punkte des
  Schmucks. Übrige Baustoffe, Muscheln, Opfergaben und Götterkarten sind nichts wert.
- **BB-E3** Je 6 Punkte: 9 erfüllte Aufgaben; 6 Schmuckplättchen; alle 12 Felder des Zeremonienplatzes belegt, mit Baustoffen oder
  Plättchen; 6 verbaute Bauplättchen; Hütten in 12 Gebieten; 12 Personen.
- **BB-E4** Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer in der Zugreihenfolge der letzten Phase C früher kommt. *Auslegung:* Die
  Punkte gehen ohne Grenze über 100 hinaus.

## Was verborgen ist

- **BB-I1** Verborgen sind die Götterkarten auf der Hand, außer denen, die aus den offenen genommen, und denen, die für eine Aufgabe
  vorgewiesen wurden: Die sind bekannt, bis sie gespielt werden; und die Folge aller Stapel. *Auslegung:* Alles andere ist offen, auch
  Handgrößen, der Ablagestapel, aller Schmuck und alle Aufgaben. Für eine Aufgabe werden die Karten vorgewiesen, die den anderen am
  wenigsten verraten. Wo verborgene Karten es einem Spieler erlauben könnten, einen Gott zu spielen oder eine Aufgabe zu erfüllen, wird er
  auch gefragt, wenn sie es nicht tun, damit die Frage nichts verrät.

## Zu dieser Seite

Jeder Punkt ist durch mindestens einen Test belegt. Die Zahlen stehen in \`src/motu/games/bora_bora/components.toml\`, jede mit Quelle und Sicherheit;
wo beides sich widerspricht, gilt diese Seite.
`;export{e as default};