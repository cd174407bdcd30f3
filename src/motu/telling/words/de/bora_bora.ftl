### Bora Bora als Textspiel, auf Deutsch.

digest =
    Gespielt werden mehrere Runden mit je drei Phasen. Zu Beginn setzen alle eine Hütte.
    Phase A: Alle würfeln und setzen ihre Würfel reihum einzeln auf Aktionsplättchen. Ein Würfel muss niedriger sein als jeder, der dort schon liegt. Seine Augen sagen, wie viel die Aktion bewirkt.
    Über Wege setzt du Hütten in neue Regionen: Die Region bringt einen Baustoff oder eine Opfergabe, ihre Fische zählen am Ende. Mit Mann und Frau ziehen Personen auf Plätze deines Tableaus, die eine Hütte verlassen hat. Bauen ersetzt zwei benachbarte Baustoffe durch ein Bauplättchen. Der Tempel nimmt Priester auf. Der Helfer macht aus Würfelpunkten vieles Kleine. Fischen bringt wenig und ist immer möglich.
    Phase B: Nutze die Fähigkeiten deiner Männer und deiner Frauen, je eine Art; sie zählt für jede Person dieser Art.
    Phase C: Gewertet werden die Statusleiste, die auch die neue Zugreihenfolge bestimmt, und der Tempel; kaufe Schmuck für Muscheln; erfülle eine Aufgabe oder gib eine ab und nimm eine neue.
    Götter brechen Regeln. Ein Gott kostet seine Karte und eine Opfergabe, zwei Karten einer Farbe und eine Opfergabe oder ein Hauptgottplättchen. Blau: einen Würfel trotz niedrigerer setzen. Weiß: Der Würfel zählt als 6. Rot: den Fisch einer neuen Hütte sofort werten. Grün: Eine Fähigkeit zählt doppelt, oder du nutzt eine weitere. Gelb: eine Aufgabe erfüllen, der eines fehlt, für weniger Punkte.
    Nach der letzten Runde zählen Fische, Schmuck, Hauptgottplättchen und Boni für Vollständiges. Die meisten Siegpunkte gewinnen.

seen-round = Runde
seen-phase = Phase
seen-order = Zugreihenfolge
seen-tiles = Aktionsplättchen
seen-tile = Plättchen
seen-tiles-dice = Würfel darauf
seen-dice = Noch nicht gesetzte Würfel
seen-seat = Spieler
seen-face = zeigt
seen-regions = Regionen
seen-region = Region
seen-terrain = Landschaft
seen-resource = bringt
seen-fish = Fisch
seen-fish-kind = Art
seen-value = Wert
seen-holder = Hütte auf dem Bauplatz
seen-aside = beiseitegeschobene Hütten
seen-men = Ausliegende Männer nach Position
seen-women = Ausliegende Frauen nach Position
seen-kind = Fähigkeit
seen-symbols = Symbole
seen-tasks = Aufgaben
seen-tasks_gone = Aufgaben aus dem Spiel
seen-jewelry = Schmuck
seen-temple = Tempel, ab Platz 1
seen-god_tiles = Hauptgottplättchen
seen-cards_shown = Offene Götterkarten
seen-pile = Götterkarten im Nachziehstapel
seen-discard = Abgelegte Götterkarten
seen-status = Statusleiste, von vorn nach hinten
seen-steps = Schritte
seen-doing = Gerade im Gang
seen-die = Würfel in der Hand
seen-gods = noch zu bezahlende Götter
seen-used = genutzte Personen
seen-green_played = Grüner Gott ausgespielt
seen-points = Siegpunkte nach Herkunft
seen-jewelry-points = Siegpunkte
seen-score = Siegpunkte
seen-offerings = Opfergaben
seen-shells = Muscheln
seen-jewelry-shells = Preis in Muscheln
seen-priests = Priester im Vorrat
seen-spaces = Plätze des Tableaus
seen-person = Person
seen-shifted = heruntergeschoben
seen-hut = Hütte
seen-huts_on_12 = Hütten auf Platz 12
seen-ceremony = Zeremonienplätze
seen-ceremony_kinds = Baustoffe der Zeremonienplätze
seen-beside = Baustoffe neben dem Tableau
seen-buildings = Verbaute Bauplättchen nach Nummer
seen-tasks_done = Erfüllte Aufgaben
seen-jewel = Art
seen-hand_size = Karten auf der Hand
seen-hand_known = Handkarten, die alle sahen
seen-hand = Hand
seen-tasks_missing = Was deinen Aufgaben noch fehlt
seen-reach = Für dich erreichbare Regionen
seen-path = über
seen-reach-value = kleinster Würfel
phase-setup = Aufbau
phase-a = A, Würfel
phase-b = B, Männer und Frauen
phase-c = C, Wertung
phase-end = Ende
resource-offering = eine Opfergabe
ceremony-material = Baustoff
fish-a = A
fish-b = B
fish-c = C
fish-d = D
