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
`;export{e as default};