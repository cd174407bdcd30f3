var e=`### Bora Boras Spielplan auf Deutsch.

phase-a = Würfel
phase-b = Mann & Frau
phase-c = Wertung
tile-helper = Helfer
tile-temple = Tempel
tile-build = Bauen
tile-man = Mann
tile-woman = Frau
tile-man_woman = Frau & Mann
tile-land = Landweg
tile-water = Wasserweg
tile-land_water = Land & Wasser
tile-fishing = Fischen
below = Ein Würfel muss kleiner sein als { $face }
does-helper = { $value ->
    [one] { $value } Würfelpunkt
   *[other] { $value } Würfelpunkte
}
does-temple = Priester auf 1–{ $value }
does-build = Plättchen 1–{ $value }
does-man = Von 1–{ $value }
does-woman = Von 1–{ $value }
does-man_woman = Von 1–{ $value }
does-paths = { $count ->
    [one] Ein Gebiet
   *[other] { $count } Gebiete
}
does-fishing = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
nothing-to-do = Hier geht nichts
with-gods = { $gods ->
    [blue] mit Blau
    [white] mit Weiß
   *[other] mit beiden
}
god-blue = Blauer Gott
god-white = Weißer Gott
god-red = Roter Gott
god-green = Grüner Gott
god-yellow = Gelber Gott
god-blue-does = Blauer Gott: Dein Würfel darf gleich oder höher sein als die Würfel auf der Karte
god-white-does = Weißer Gott: Der Würfel zählt als 6
god-red-does = Roter Gott: wertet das Fischplättchen einer neuen Hütte
god-green-does = Grüner Gott: verdoppelt eine Männer- oder Frauenart oder erlaubt, eine weitere zu nutzen
god-yellow-does = Gelber Gott: ersetzt ein fehlendes Erfordernis einer Aufgabe, für weniger Siegpunkte
free = frei
aside = verdrängt
fish = Fisch { $value }
map = Die Lagune
whole-map = Ganze Karte zeigen
zoom-in = Näher
zoom-out = Weiter weg
round = Durchgang
round-of = Durchgang { $round } von { $rounds }
round-now = Durchgang { $round }
buildings = Bauplättchen
building = Bauplättchen
priests = Priester
gods = Götter
no-gods = Keine Götterkarte
pile = Stapel
tasks = Aufgaben
my-tasks = Meine Aufgaben
tasks-done = { $count } erfüllt
fulfilled = erfüllt
missing = { $count ->
    [one] es fehlt { $count }
   *[other] es fehlen { $count }
}
status = Status
turn-order = Zugreihenfolge
temple = Tempel
temple-brings = { $points } je Priester, Hauptgott für die meisten
god-tiles = Hauptgötter
men = Männer
women = Frauen
man = Mann
woman = Frau
shifted = heruntergeschoben
used = in diesem Zug genutzt
jewelry = Schmuck
helper-left = { $count ->
    [one] Helfer: noch { $count } Würfelpunkt
   *[other] Helfer: noch { $count } Würfelpunkte
}
helper-hint = Auch Hütten und Personen auf deinem Tableau kannst du anklicken.
take-material = Baustoff nehmen
trade-point = 1 SP
trade-offering = Opfergabe
trade-god_card = Götterkarte
hut = Hütte
gathering = Hüttenfelder
people-count = Personen: { $count }
huts-left = { $count ->
    [one] { $count } Hütte
   *[other] { $count } Hütten
}
ceremony = Zeremonienplatz
beside = Daneben:
goods = Vorrat
offerings = Opfergaben
shells = Muscheln
people = Personen
regions = Gebiete
points = Punkte
place = { $place ->
    [1] Erster Platz der Zugreihenfolge
    [2] Zweiter Platz der Zugreihenfolge
    [3] Dritter Platz der Zugreihenfolge
   *[other] Letzter Platz der Zugreihenfolge
}
dice = Meine Würfel
die = Würfel { $face }
fire = Feuer-Bonus

## What pieces say of themselves

kind-land_path-does = über einen Landweg bis { $values } ausbreiten
kind-water_path-does = über einen Wasserweg bis { $values } ausbreiten
kind-woman-does = eine Frau von Platz { $values } oder niedriger nehmen
kind-man-does = einen Mann von Platz { $values } oder niedriger nehmen
kind-build-does = ein Bauplättchen bis { $values } verbauen
kind-material-does = { $values } beliebige Baustoffe nehmen
kind-move_hut-does = { $values } Hütten aufs 12. Feld versetzen
kind-points-does = { $values } Siegpunkte
kind-god_card-does = { $values } Götterkarten nehmen
kind-offering-does = { $values } Opfergaben nehmen
kind-status-does = { $values } Schritte auf der Statusleiste
kind-shell-does = { $values } Muscheln nehmen
tile-helper-does = Würfelpunkte eintauschen: { $shift } für Tätowieren oder Muschelsammeln, { $point } für einen Siegpunkt, { $offering } für eine Opfergabe, { $god_card } für eine Götterkarte, { $material } für einen Baustoff, { $move_hut } für das Versetzen einer Hütte
tile-temple-does = Priester bis zum Würfelwert einsetzen, Feuer-Bonus nehmen
tile-build-does = zwei benachbarte Baustoffe durch ein Bauplättchen ersetzen: jetzt { $points } Siegpunkte und der Feuer-Bonus
tile-fishing-does = jeder Würfel: { $points } Siegpunkte
tile-man-does = Plättchen von einem Platz bis zum Würfelwert nehmen; braucht ein freies Feld
tile-woman-does = Plättchen von einem Platz bis zum Würfelwert nehmen; braucht ein freies Feld
tile-man_woman-does = Plättchen von einem Platz bis zum Würfelwert nehmen; braucht ein freies Feld
tile-land-does = Hütte in ein Gebiet setzen, zu dem ein Weg bis zum Würfelwert führt; Ertrag nehmen
tile-water-does = Hütte in ein Gebiet setzen, zu dem ein Weg bis zum Würfelwert führt; Ertrag nehmen
tile-land_water-does = Hütte in ein Gebiet setzen, zu dem ein Weg bis zum Würfelwert führt; Ertrag nehmen
jewel-does = am Ende { $points } Punkte, kostet { $shells } Muscheln
god-tile-does = Götterplättchen: ersetzt eine Götterkarte samt Opfergabe; bleibt es übrig, am Ende { $points } Punkte
status-does = Status: bringt am Ende der Runde Punkte und bestimmt die Zugreihenfolge; danach gehen die Marker auf 0 zurück
path-does = { $path }: ab { $value } kann man sich über ihn ausbreiten
`;export{e as default};