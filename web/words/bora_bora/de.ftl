### Bora Boras Spielplan auf Deutsch.

phase-a = Würfel
phase-b = Leute
phase-c = Wertung
tile-helper = Helfer
tile-temple = Tempel
tile-build = Bauen
tile-man = Männer
tile-woman = Frauen
tile-man_woman = Frau & Mann
tile-land = Landweg
tile-water = Wasserweg
tile-land_water = Wege
tile-fishing = Fischen
below = Ein Würfel muss kleiner sein als { $face }
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
god-blue-does = Blauer Gott: Ein Würfel darf gleich oder höher sein
god-white-does = Weißer Gott: Der Würfel zählt als 6
god-red-does = Roter Gott: wertet den Fisch einer neuen Hütte
god-green-does = Grüner Gott: verdoppelt Leute oder lässt eine weitere Art nutzen
god-yellow-does = Gelber Gott: ersetzt, was einer Aufgabe an einem Stück fehlt
free = frei
aside = daneben
fish = Fisch { $value }
map = Die Lagune
whole-map = Ganze Karte zeigen
zoom-in = Näher
zoom-out = Weiter weg
round = Runde
round-of = Runde { $round } von { $rounds }
round-now = Runde { $round }
buildings = Gebäude
building = Bauplättchen
priests = Priester
gods = Götter
no-gods = Keine Götterkarte
pile = Stapel
tasks = Aufgaben
my-tasks = Meine Aufgaben
tasks-done = { $count } erfüllt
fulfilled = erfüllt
missing = es fehlen { $count }
status = Status
turn-order = Reihenfolge
temple = Tempel
temple-brings = { $points } je Priester, Plättchen für die meisten
god-tiles = Götterplättchen
men = Männer
women = Frauen
man = Mann
woman = Frau
shifted = verschoben
jewelry = Schmuck
helper-left = { $count ->
    [one] Helfer: noch { $count } Punkt
   *[other] Helfer: noch { $count } Punkte
}
helper-hint = Auch Hütten und Leute auf dem eigenen Tableau sind wählbar.
take-material = Baustoff nehmen
trade-point = 1 SP
trade-offering = Opfergabe
trade-god_card = Götterkarte
hut = Hütte
gathering = Versammlung
people-count = { $count } Leute
huts-left = { $count ->
    [one] { $count } Hütte
   *[other] { $count } Hütten
}
ceremony = Zeremonie
beside = Daneben:
goods = Vorrat
offerings = Opfergaben
shells = Muscheln
people = Leute
regions = Gebiete
points = Punkte
place = { $place ->
    [1] spielt zuerst
    [2] spielt als Zweiter
    [3] spielt als Dritter
   *[other] spielt zuletzt
}
dice = Meine Würfel
die = Würfel { $face }
fire = Feuer-Bonus
