### Bora Boras Spielplan auf Deutsch.

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
    [one] { $value } Würfel­punkt
   *[other] { $value } Würfel­punkte
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
no-priest = Kein Priester übrig
no-pair = Kein Paar
no-building = 1–{ $value } schon gebaut
no-space = Kein Hüttenfeld frei
no-person = Niemand auf 1–{ $value }
no-region = Kein Gebiet erreichbar
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
god-yellow-does = Gelber Gott: ersetzt eine Sache, die einer Aufgabe fehlt; sie bringt dann { $points } Siegpunkte
free = frei
aside = verdrängt
fish = Fisch { $value }
map = Die Lagune
whole-map = Ganze Karte zeigen
zoom-in = Näher
zoom-out = Weiter weg
round = Durchgang
round-of = Durchgang { $round } von { $rounds }
moment-setup = Vor Durchgang 1
moment-die = Durchgang { $round }, { $die ->
    [1] erster Würfel
    [2] zweiter Würfel
    [3] dritter Würfel
   *[other] Würfel
}
moment-people = Durchgang { $round }, Mann & Frau
moment-scoring = Durchgang { $round }, Wertung
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
temple-brings = { $points } je Priester; Mehrheit: Hauptgott
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
trade-price = { $count ->
    [one] { $count } Würfelpunkt
   *[other] { $count } Würfelpunkte
}
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
place = Zugreihenfolge: { $place }.
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
tasktip-does = in Phase C erfüllt { $points } Punkte, mit dem Gelben Gott { $yellow }
tasktip-ready = Sie ist erfüllt.
tasktip-lacks = Es fehlt noch: { $count }.
jewel-does = am Ende { $points } Punkte, kostet { $shells } Muscheln
god-tile-does = Götterplättchen: ersetzt eine Götterkarte samt Opfergabe; bleibt es übrig, am Ende { $points } Punkte
status-does = Status: bringt am Ende des Durchgangs Punkte, bis zu { $points }, und bestimmt die Zugreihenfolge; danach gehen die Anzeigesteine auf 0 zurück
path-does = { $path }: ab { $value } kann man sich über ihn ausbreiten

## How to play

howto-goal =
    In { $rounds } Durchgängen breitest du dich mit Hütten über die Inseln aus, nimmst Männer und Frauen auf, schickst Priester in den Tempel und baust. Wer am Ende die meisten __Siegpunkte__ hat, gewinnt.

    Jedes der { $regions } Gebiete bringt dir etwas, wenn deine Hütte ankommt: einen Baustoff oder eine Opfergabe. Das weiße Oval ist sein Bauplatz, die Zahl daneben der Fisch, den er wert sein kann. Und in jedem Durchgang musst du eine deiner { $tasks } __Aufgaben__ erfüllen, plane also dafür.

    Du beginnst mit { $priests } Priestern, deinen Hütten, { $buildings } Bauplättchen, { $offerings } Opfergaben, einem Hauptgottplättchen, { $cards } Götterkarten, die nur du siehst, { $tasks } Aufgaben und einer ersten Hütte neben einem Fisch vom Wert { $fish }, der noch nicht zählt. Jeder Durchgang hat drei Phasen: __A__ Würfel, __B__ Mann & Frau, __C__ Wertung.
    .title = Das Ziel
howto-dice =
    Alle würfeln mit { $dice } Würfeln. In Zugreihenfolge setzt jeder einen Würfel und führt seine Aktion sofort aus, bis alle gesetzt sind. Hohe Würfel können mehr. Aber ein Würfel darf nur auf eine Aktionskarte, wenn er __niedriger ist als jeder Würfel, der dort liegt__, egal wem er gehört. Niedrige Würfel versperren also den anderen den Weg.

    Im Bild setzt du eine 4. Im Tempel liegt eine 5, er ist offen. Beim Bauen liegt eine 3, das ist versperrt. Bei den Wegen hilft nur der Blaue Gott. Ein Würfel darf nur dorthin, wo seine Aktion möglich ist. Auf einer Karte mit zwei Namen führst du eine von beiden aus. __Fischen__ nimmt jederzeit jeden Würfel, für { $fishing } Punkte.

    Der __Helfer__ tauscht den Würfelwert Stück für Stück ein: { $shift } fürs Herunterschieben einer Person (ein Mann bringt die Statusschritte auf seinem Plättchen, eine Frau die Muscheln, jede Person nur einmal), { $point } für einen Siegpunkt, { $offering } für eine Opfergabe, { $godCard } für eine Götterkarte, { $material } für einen Baustoff, { $moveHut } fürs Versetzen einer Hütte aufs 12. Feld. Was beim Aufhören übrig ist, wird zu Punkten. Opfergaben, Muscheln und Baustoffe gehen nie aus.
    .title = Phase A: Würfel
howto-regions =
    Mit einem Würfel für Wege setzt du eine Hütte in ein Gebiet, das ein Weg der richtigen Art mit einer deiner Hütten verbindet. Die Zahl am Weg darf nicht höher sein als der Würfel. Wege führen nie diagonal. Im Bild erreicht eine 3, was weiß markiert ist.

    In jedem Gebiet hast du höchstens eine Hütte. Welche dein Tableau verlässt, suchst du aus. Sie kommt auf den Bauplatz; eine Hütte, die dort stand, rückt zur Seite und bleibt im Gebiet. Sie zählt weiter fürs Ausbreiten und für Aufgaben, aber am Ende nicht für den Fisch.

    Dann nimmst du, was das Gebiet bringt. Ein Baustoff kommt auf einen freien Zeremonienplatz seiner Art, den du aussuchst, und bleibt dort. Ohne freien Platz liegt er neben deinem Tableau und zählt nur für Aufgaben. Jetzt, und nur jetzt, kann der Rote Gott den Fisch des Gebiets werten.
    .title = Hütten und Gebiete
howto-people =
    Ein Würfel auf Mann oder Frau nimmt ein Plättchen von einem Platz bis zu seinem Wert. Es braucht auf deinem Tableau ein Feld ohne Hütte; auf dem 12. Feld müssen alle Hütten weg sein. Sonst geschieht noch nichts, und nachgelegt wird in diesem Durchgang auch nicht.

    In __Phase B__ darf jeder in Zugreihenfolge eine Art seiner Männer und eine Art seiner Frauen einsetzen. Alle deine Plättchen der Art wirken zusammen, als eine Aktion: Bei einem, zwei oder drei davon zählen Wege { $paths }, Plätze und Bauplättchen { $positions }, Punkte { $points } und alles andere { $amounts }. Die zwei Männer im Bild bringen { $twoMen } Punkte. Die Plättchen bleiben liegen und wirken in jedem Durchgang wieder.

    Wege, Personen und Bauten gehen wie mit einem Würfel dieses Werts, auch mit dem Roten Gott. Du darfst weniger nehmen als erlaubt, aber Punkte, Opfergaben und Muscheln nimmst du ganz. Eine Art, die nichts bewirken kann, darfst du nicht einsetzen. Wer in Phase B zu dir kommt, darf sofort wirken, falls von diesem Geschlecht noch niemand gewirkt hat.
    .title = Mann & Frau, Phase B
howto-temple =
    __Tempel.__ Ein Priester aus deinem Vorrat kommt auf ein Feld bis zum Würfelwert, von 1 bis { $temple }. Steht dort einer, rückt er ein Feld in Richtung 1 und schiebt weiter bis zur nächsten Lücke. Wer von Feld 1 geschoben wird, kehrt in den Vorrat zurück. Priester bleiben von Durchgang zu Durchgang stehen.

    __Bauen.__ Die Baustoffe zweier benachbarter Plätze, nie diagonal, ersetzt du durch ein Bauplättchen mit einer Zahl bis zum Würfelwert. Je nach Durchgang bringt es { $buildingPoints } Punkte. Ein einzelner Platz, der übrig bleibt, kann noch Baustoff aufnehmen, aber keinen Bau.

    Beides bringt den __Feuer-Bonus__: eine Götterkarte oder eine Opfergabe, und dazu einen Statusschritt oder eine Muschel. Statusschritte bewegen deinen Anzeigestein auf der Statusleiste; wo er auf andere trifft, liegt er oben.
    .title = Tempel und Bauen
howto-gods =
    Mit Göttern brichst du die Regeln. __Blau__: Dein Würfel darf gleich hoch oder höher sein als die auf der Karte. __Weiß__: Dein Würfel zählt als 6. Beide in Phase A. __Rot__: wertet den Fisch einer neuen Hütte, in Phase A oder B. __Grün__: verdoppelt in Phase B einmal eine Art (bei Wegen, Plätzen und Bauten nie über { $most }) oder lässt dich eine Art mehr einsetzen. __Gelb__: ersetzt genau eine Sache, die einer Aufgabe fehlt, für weniger Punkte.

    Du bezahlst mit der Karte des Gottes und einer Opfergabe; oder mit zwei gleichen Karten und einer Opfergabe für jeden beliebigen Gott; oder mit einem Hauptgottplättchen, für jeden Gott und ohne Opfergabe. Einem Würfel dürfen mehrere Götter helfen, wenn du jeden bezahlst. Karten kommen auf die Ablage, ein Hauptgottplättchen ganz aus dem Spiel.

    Eine neue Götterkarte ist eine der ausliegenden, die sofort ersetzt wird, oder die oberste vom Stapel. Ein leerer Stapel entsteht neu aus der Ablage.
    .title = Die Götter
howto-scoring =
    __1 Status.__ Die Leiste bringt Punkte, dann gehen alle Steine zurück auf 0. Wer weiter war, oder im Stapel höher, kommt in der neuen Zugreihenfolge früher. __2 Tempel.__ Je nach Durchgang bringt jeder deiner Priester { $priestPoints } Punkte. Die meisten Priester bekommen ein Hauptgottplättchen; bei Gleichstand der weiter links; ist niemand dort, kommt das Plättchen weg. __3 Schmuck.__ In der neuen Reihenfolge darf jeder ein Plättchen der Spalte für seine Muscheln kaufen. Was übrig ist, kommt weg.

    __4 Aufgaben.__ Du musst eine deiner { $tasks } erfüllen: { $task } Punkte, oder { $yellow } mit dem Gelben Gott. Was sie verlangt, musst du nur haben; abgegeben wird nichts, außer was einen Gott bezahlt. Als Götterkarten zählen nur Karten, keine Plättchen. Kannst du keine erfüllen, gibst du eine ab, für nichts.

    Dann nimmt jeder eine neue Aufgabe aus der Auslage. Übrige Personen und Aufgaben kommen weg, neue werden ausgelegt.
    .title = Phase C: Wertung
howto-end =
    Nach { $rounds } Durchgängen erfüllst du deine letzten { $tasks } Aufgaben oder gibst sie ab, in beliebiger Reihenfolge. Dann zählen { $godTile } Punkte für jedes übrige Hauptgottplättchen, der Fisch jedes Gebiets, dessen Bauplatz du hältst, und dein Schmuck. Baustoffe, Muscheln, Opfergaben und Götterkarten sind nun nichts mehr wert.

    Einen Bonus von je { $bonus } Punkten gibt es für: { $bonusTasks } erfüllte Aufgaben; { $bonusJewelry } Schmuckplättchen; alle Zeremonienplätze voll; alle { $buildings } Bauplättchen; Hütten in allen { $regions } Gebieten; { $spaces } Personen. Im Beispiel sind es zusammen { $total } Punkte.

    Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer in der Zugreihenfolge früher kommt.
    .title = Das Ende
example-earned = in den Durchgängen
example-godTiles = Hauptgottplättchen
example-fish = Fische
example-jewelry = Schmuck
example-bonuses = Boni
legend-region = deine Hütte auf dem Oval hält den Bauplatz; verdrängte bleiben stehen, und alle zählen fürs Ausbreiten und für Aufgaben
legend-people = Personen: in Phase B wirken eine Art Männer und eine Art Frauen
legend-ceremony = ein Zeremonienplatz für diesen Baustoff; zwei nebeneinander lassen sich durch ein Bauplättchen ersetzen
legend-things = Dinge
legend-tiles = Aktionskarten
legend-kinds = Personen, eine, zwei und drei einer Art
legend-offering = Opfergabe: bezahlt zusammen mit der Karte einen Gott
legend-shell = Muschel: bezahlt Schmuck; auf einer Frau: was ihr Herunterschieben bringt
legend-tattoo = Tätowierung auf einem Mann: die Statusschritte, die sein Herunterschieben bringt
legend-hut = Hütte: kommt vom Tableau in ein Gebiet; ein Feld ohne Hütte hat Platz für eine Person
legend-priest = Priester: steht im Tempel oder wartet in deinem Vorrat
legend-building = Bauplättchen: ersetzt zwei Baustoffe nebeneinander
legend-card = Götterkarte: ruft mit einer Opfergabe ihren Gott; zwei gleiche und eine Opfergabe rufen jeden Gott
legend-fish = Fisch: sein Wert zählt am Ende für den Bauplatz, oder sofort mit dem Roten Gott
legend-jewelry = Schmuck: in Phase C für Muscheln gekauft, Punkte am Ende
legend-points = Siegpunkte: die meisten gewinnen
legend-first = Zugreihenfolge-Plättchen 1: wer es hat, beginnt
legend-shifted = heruntergeschoben: hat einmal Statusschritte oder Muscheln gebracht
legend-different = alle voneinander verschieden
legend-material = Baustoff; ein Gebiet mit diesem Zeichen bringt ihn
legend-terrain = eine Landschaft der Karte

## Remarks of the adviser

remark-task = Deine Aufgabe „{ $task }“ ist schon erfüllt: { $points } Punkte in Phase C, wenn es so bleibt.
remark-task-nearly = Deiner Aufgabe „{ $task }“ fehlt nur noch eines. Erfüllt bringt sie in Phase C { $points } Punkte.
remark-temple = Der Tempel bringt in diesem Durchgang { $points } je Priester. Du hast dort { $priests }.
remark-temple-tied = Im Tempel hat niemand mehr Priester als du, aber du bist nicht allein. Einer mehr sichert dir das Hauptgottplättchen.
remark-build = Ein Bau bringt in diesem Durchgang { $now } Punkte, im nächsten { $next }.
remark-jewelry = Deine Muscheln ({ $shells }) reichen für Schmuck dieses Durchgangs, am Ende bis zu { $points } Punkte wert.
remark-status = Statusschritte, die dir zu mehr Punkten fehlen: { $steps }. Dann brächte die Leiste { $points }.
remark-god-tile = Ein Hauptgottplättchen steht für jeden Gott und braucht keine Opfergabe. Unbenutzt ist es am Ende { $points } Punkte wert.
