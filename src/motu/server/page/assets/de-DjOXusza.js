var e=`### Bora Bora auf Deutsch.

title = Bora Bora
tagline = Würfel führen über fünf Inseln: Hütten schaffen Platz für Männer und Frauen, Götter erlauben Ausnahmen, und in jedem Durchgang ist eine Aufgabe fällig.

variant-huts_one_per_space = Eine Hütte auf jedem Feld
    .hint = Zu Beginn steht auf jedem der 12 Felder eine Hütte. Sonst stehen zwei auf dem 12. Feld, und ein Feld ist frei.

## Dinge

god-blue = blau
    .name = den blauen Gott
    .card = eine blaue Götterkarte
god-white = weiß
    .name = den weißen Gott
    .card = eine weiße Götterkarte
god-red = rot
    .name = den roten Gott
    .card = eine rote Götterkarte
god-green = grün
    .name = den grünen Gott
    .card = eine grüne Götterkarte
god-yellow = gelb
    .name = den gelben Gott
    .card = eine gelbe Götterkarte
god-hidden = verdeckt
    .name = einen Gott
    .card = eine Götterkarte

kind-land_path = Landweg
    .limit = Wegwert bis
kind-water_path = Wasserweg
    .limit = Wegwert bis
kind-woman = Frau nehmen
    .limit = Platz bis
kind-man = Mann nehmen
    .limit = Platz bis
kind-build = Bauen
    .limit = Bauplättchen bis
kind-material = Baustoff
    .limit = Baustoffe:
kind-move_hut = Hütte versetzen
    .limit = Hütten:
kind-points = Siegpunkte
    .limit = Siegpunkte:
kind-god_card = Götterkarte
    .limit = Götterkarten:
kind-offering = Opfergabe
    .limit = Opfergaben:
kind-status = Status
    .limit = Statusschritte:
kind-shell = Muschel
    .limit = Muscheln:

person-man = Mann
    .many = Männer
    .acc = einen Mann
person-woman = Frau
    .many = Frauen
    .acc = eine Frau

tile-helper = Helfer
tile-temple = Tempel
tile-build = Bauen
tile-man = Mann
tile-woman = Frau
tile-land = Landweg
tile-water = Wasserweg
tile-man_woman = Frau & Mann
tile-land_water = Landweg & Wasserweg
tile-fishing = Fischen

region-central_northwest = zentrale Insel, Nordwesten
region-central_northeast = zentrale Insel, Nordosten
region-central_southwest = zentrale Insel, Südwesten
region-central_southeast = zentrale Insel, Südosten
region-north_west = nördliche Insel, Westen
region-north_east = nördliche Insel, Osten
region-east_north = östliche Insel, Norden
region-east_south = östliche Insel, Süden
region-south_west = südliche Insel, Westen
region-south_east = südliche Insel, Osten
region-west_north = westliche Insel, Norden
region-west_south = westliche Insel, Süden

terrain-mountain = Gebirge
terrain-beach = Strand
terrain-forest = Wald
terrain-plains = Steppe

path-land = Landweg
path-water = Wasserweg
path-either = Land- oder Wasserweg

material-sand = Sand
material-wood = Holz
material-stone = Stein

jewel-necklace = Kette
jewel-bracelet = Armband
jewel-anklet = Fußkette
jewel-earring = Ohrring
jewel-headband = Stirnband
jewel-ring = Ring

payment-tile = ein Hauptgottplättchen
    .dat = einem Hauptgottplättchen
payment-card = seine Götterkarte und eine Opfergabe
    .dat = seiner Götterkarte und einer Opfergabe
payment-pair_blue = zwei blaue Götterkarten und eine Opfergabe
    .dat = zwei blauen Götterkarten und einer Opfergabe
payment-pair_white = zwei weiße Götterkarten und eine Opfergabe
    .dat = zwei weißen Götterkarten und einer Opfergabe
payment-pair_red = zwei rote Götterkarten und eine Opfergabe
    .dat = zwei roten Götterkarten und einer Opfergabe
payment-pair_green = zwei grüne Götterkarten und eine Opfergabe
    .dat = zwei grünen Götterkarten und einer Opfergabe
payment-pair_yellow = zwei gelbe Götterkarten und eine Opfergabe
    .dat = zwei gelben Götterkarten und einer Opfergabe

bonus-tasks = 9 erfüllte Aufgabenplättchen
bonus-jewelry = 6 erworbene Schmuckplättchen
bonus-ceremony = voll belegter Zeremonienplatz
bonus-buildings = alle 6 Bauplättchen verbaut
bonus-regions = Hütten in allen 12 Gebieten
bonus-people = 12 Personenplättchen

task-man_and_woman = 1 Mann und 1 Frau
task-woman_and_priest = 1 Frau und 1 Priester im Tempel
task-man_and_priest = 1 Mann und 1 Priester im Tempel
task-priests = 3 Priester im Tempel
task-woman_and_jewelry = 1 Frau und 1 Schmuckplättchen
task-man_and_first = 1 Mann und das Zugreihenfolge-Plättchen ‚1.‘
task-three_regions = Hütten in 3 Gebieten
task-nine_regions = Hütten in 9 Gebieten
task-islands = Hütten auf allen 5 Inseln
task-cards_of_one_colour = 3 gleichfarbige Götterkarten
task-cards_blue = 2 blaue Götterkarten
task-cards_white = 2 weiße Götterkarten
task-cards_red = 2 rote Götterkarten
task-cards_green = 2 grüne Götterkarten
task-cards_yellow = 2 gelbe Götterkarten
task-different_cards = 4 verschiedene Götterkarten
task-men = 4 Männer
task-women = 4 Frauen
task-jewelry = 4 Schmuckplättchen
task-buildings = 4 verbaute Bauplättchen
task-jewelry_necklace = 2 Schmuckplättchen ‚Kette‘
task-jewelry_bracelet = 2 Schmuckplättchen ‚Armband‘
task-jewelry_anklet = 2 Schmuckplättchen ‚Fußkette‘
task-jewelry_earring = 2 Schmuckplättchen ‚Ohrring‘
task-jewelry_headband = 2 Schmuckplättchen ‚Stirnband‘
task-jewelry_ring = 2 Schmuckplättchen ‚Ring‘
task-god_tiles = 2 Hauptgottplättchen
task-offerings = 4 Opfergaben
task-shells = 5 Muscheln
task-material_sand = 3 Baustoffe ‚Sand‘
task-material_wood = 3 Baustoffe ‚Holz‘
task-material_stone = 3 Baustoffe ‚Stein‘
task-materials = 5 Baustoffe
task-terrain_mountain = Hütten in allen 3 Gebieten ‚Gebirge‘
task-terrain_beach = Hütten in allen 3 Gebieten ‚Strand‘
task-terrain_forest = Hütten in allen 3 Gebieten ‚Wald‘
task-terrain_plains = Hütten in allen 3 Gebieten ‚Steppe‘
task-fish_a = Hütten in allen 3 Gebieten mit Fisch A
task-fish_b = Hütten in allen 3 Gebieten mit Fisch B
task-fish_c = Hütten in allen 3 Gebieten mit Fisch C
task-fish_d = Hütten in allen 3 Gebieten mit Fisch D
task-huts_on_12 = 4 Hütten auf dem 12. Feld
task-men_shifted = 3 heruntergeschobene Männer
task-women_shifted = 3 heruntergeschobene Frauen
task-people_shifted = 5 heruntergeschobene Personen
task-people_land_path = 2 Personen ‚Landweg‘
task-people_water_path = 2 Personen ‚Wasserweg‘
task-people_woman = 2 Personen ‚Frau nehmen‘
task-people_man = 2 Personen ‚Mann nehmen‘
task-people_build = 2 Personen ‚Bauen‘
task-people_material = 2 Personen ‚Baustoff‘
task-people_move_hut = 2 Personen ‚Hütte versetzen‘
task-people_points = 2 Personen ‚Siegpunkte‘
task-people_god_card = 2 Personen ‚Götterkarte‘
task-people_offering = 2 Personen ‚Opfergabe‘
task-people_status = 2 Personen ‚Status‘
task-people_shell = 2 Personen ‚Muschel‘
task-different_men = 3 verschiedene Männer
task-different_women = 3 verschiedene Frauen
task-different_jewelry = 3 verschiedene Schmuckplättchen

source-start = Zugreihenfolge
source-status = Statusleiste
source-temple = Tempel
source-buildings = Bauplättchen
source-red_fish = Fische durch den roten Gott
source-tasks = Aufgabenplättchen
source-helper = Helfer
source-fishing = Fischen
source-people = Männer und Frauen
source-god_tiles = Hauptgötter
source-fish = Fische am Spielende
source-jewelry = Schmuckplättchen
source-bonus_tasks = Bonus: 9 erfüllte Aufgabenplättchen
source-bonus_jewelry = Bonus: 6 erworbene Schmuckplättchen
source-bonus_ceremony = Bonus: voll belegter Zeremonienplatz
source-bonus_buildings = Bonus: alle 6 Bauplättchen verbaut
source-bonus_regions = Bonus: Hütten in allen 12 Gebieten
source-bonus_people = Bonus: 12 Personenplättchen

## Mengen

amount-points = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
amount-offerings = { $offerings ->
    [one] { $offerings } Opfergabe
   *[other] { $offerings } Opfergaben
}
amount-shells = { $shells ->
    [one] { $shells } Muschel
   *[other] { $shells } Muscheln
}
amount-steps = { $steps ->
    [one] { $steps } Statusschritt
   *[other] { $steps } Statusschritte
}
amount-priests = { $priests ->
    [one] { $priests } Priester
   *[other] { $priests } Priester
}
die-points = { $count ->
    [one] { $count } Würfelpunkt
   *[other] { $count } Würfelpunkte
}
people-of-kind = { $count ->
    [one] { $person-acc } („{ $kind }“)
   *[other] { $count } { $person-many } („{ $kind }“)
}

## Der Tisch im Terminal

table-tiles = Aktionskarten
table-round = Durchgang { $round }
table-cards = Götterkarten
table-pile = Aufnahmestapel: { $count }
table-region = Gebiet
table-terrain = Landschaft
table-fish = Fisch
table-holder = Bauplatz
table-aside = Verdrängt
table-jewel = { $jewel } { $points } ({ amount-shells })
table-points = Siegpunkte
table-order = Zugreihenfolge
table-dice = Würfel
table-offerings = Opfergaben
table-shells = Muscheln
table-god-tiles = Hauptgötter
table-hand = Handkarten
table-priests = Priester im Vorrat
table-huts = Hütten (+ auf dem 12. Feld)
table-people = Männer und Frauen
table-buildings = Verbaut
table-jewelry = Schmuck
table-done = Aufgaben erfüllt

## Was gefragt wird

decision-place-first-hut = Setze deine erste Hütte in ein Gebiet mit einem 1er-Fischplättchen.
decision-choose-die = Welchen Würfel setzt du ein?
decision-place-die = Wo setzt du die { $die } ein?
decision-pay-god = Wie bezahlst du { $god-name }?
decision-expand = Breite dich über einen { $path } mit höchstens { $value } aus.
decision-take-hut = Welche Hütte nimmst du von deinem Tableau?
decision-place-material = Wohin legst du den Baustoff ({ $material })?
decision-score-fish = Möchtest du einen roten Gott ausspielen und das Fischplättchen werten ({ amount-points })?
decision-take-person = { $value ->
    [1] Nimm ein Plättchen von Platz 1.
   *[other] Nimm ein Plättchen von Platz { $value } oder niedriger.
}
decision-settle-person = Wohin legst du das Plättchen auf deinem Tableau?
decision-spend-points = { $count ->
    [one] Helfer: Dir bleibt { die-points }.
   *[other] Helfer: Dir bleiben { die-points }.
}
decision-take-god-card = { $count ->
    [one] Nimm eine Götterkarte.
   *[other] Nimm bis zu { $count } Götterkarten, eine nach der anderen.
}
decision-place-priest = { $value ->
    [1] Setze einen Priester auf Feld 1.
   *[other] Setze einen Priester auf Feld { $value } oder niedriger.
}
decision-choose-building = Welches Bauplättchen mit höchstens { $value } verbaust du?
decision-choose-plot = Welche zwei Baustoffe ersetzt das Bauplättchen { $building }?
decision-fire-bonus = Wähle deinen Feuer-Bonus.
decision-use-people = Welche Männer oder Frauen nutzt du?
decision-choose-material = { $count ->
    [one] Nimm einen beliebigen Baustoff.
   *[other] Nimm bis zu { $count } beliebige Baustoffe, einen nach dem anderen.
}
decision-move-hut = { $count ->
    [one] Noch eine Hütte aufs 12. Feld versetzen?
   *[other] Noch Hütten aufs 12. Feld versetzen? Bis zu { $count }.
}
decision-take-steps = Rücke auf der Statusleiste um bis zu { $count } vor.
decision-buy-jewelry = Möchtest du ein Schmuckplättchen erwerben?
decision-resolve-task = Erfülle ein Aufgabenplättchen oder gib eines ab.
decision-take-task = Nimm ein neues Aufgabenplättchen.

## Was zur Wahl steht

option-region = { $terrain }: { $region } (Fisch { $points })
option-hut-from-last = Eine Hütte vom 12. Feld
option-hut-from-another = Eine Hütte von einem anderen Feld
option-no-god = Keinen Gott ausspielen
option-score-fish = Roten Gott mit { $payment-dat } ausspielen: { amount-points }
option-take-man = Mann „{ $kind }“ ({ amount-steps }), Platz { $position }
option-take-woman = Frau „{ $kind }“ ({ amount-shells }), Platz { $position }
option-settle-on-last = Auf das 12. Feld
option-settle-on-another = Auf ein anderes Feld
option-finish = { $points ->
    [0] Fertig
   *[other] Fertig: { amount-points } für die übrigen Würfelpunkte
}
option-trade-point = 1 Siegpunkt nehmen ({ die-points })
option-trade-offering = Opfergabe nehmen ({ die-points })
option-trade-card = Götterkarte nehmen ({ die-points })
option-trade-hut = Eine Hütte aufs 12. Feld versetzen ({ die-points })
option-trade-material = { $material } nehmen ({ die-points })
option-move-hut = Eine Hütte aufs 12. Feld versetzen
option-take-material = { $material } nehmen
option-tattoo = Einen Mann tätowieren: { amount-steps } ({ die-points })
option-collect-shells = Mit einer Frau Muscheln sammeln: { amount-shells } ({ die-points })
option-temple-space = Feld { $space }
option-temple-space-pushing = Feld { $space }, verschiebt einen Priester von { $pushed_seat }
option-building = Bauplättchen { $building }
option-plot = { $first_material } ({ $first }) und { $second_material } ({ $second })
option-die = Die { $die }
option-place = { $tile }
option-place-blue = { $tile } mit dem blauen Gott
option-place-white = { $tile } als 6 mit dem weißen Gott
option-place-blue-white = { $tile } als 6 mit dem blauen und dem weißen Gott
option-pay = Mit { $payment-dat }
option-stop-taking = Nichts mehr nehmen
option-draw-god-card = Oberste Karte vom Aufnahmestapel nehmen
option-take-god-card = { $god-card } aus der Auslage nehmen
option-ceremony-space = Feld { $space } des Zeremonienplatzes
option-stop-moving = Nicht mehr versetzen
option-take-steps = Vorrücken: { amount-steps }
option-fire-card-status = Eine Götterkarte und ein Statusschritt
option-fire-card-shell = Eine Götterkarte und eine Muschel
option-fire-offering-status = Eine Opfergabe und ein Statusschritt
option-fire-offering-shell = Eine Opfergabe und eine Muschel
option-use-people = { people-of-kind } nutzen, { $kind-limit } { $value }
option-use-people-doubled = { people-of-kind } nutzen, verdoppelt durch den grünen Gott, { $kind-limit } { $value }
option-use-people-extra = Mit dem grünen Gott auch { people-of-kind } nutzen, { $kind-limit } { $value }
option-pass-people = Niemanden (mehr) nutzen
option-skip-jewelry = Keines erwerben
option-buy-jewelry = { $jewel } (Feld { $place }, { amount-points }) für { amount-shells }
option-complete-task = „{ $task }“ erfüllen: { amount-points }
option-surrender-task = „{ $task }“ abgeben
option-complete-task-yellow = „{ $task }“ mit dem gelben Gott ({ $payment }) erfüllen: { amount-points }
option-take-task = „{ $task }“ nehmen

## Was geschah

event-turn-order-drawn = { $seat }: Zugreihenfolge-Plättchen „{ $place }.“, zu Beginn { amount-points }.
event-god-cards-dealt = { $seat } erhält Götterkarten: { $gods }.
event-hidden-god-cards-dealt = { $count ->
    [one] { $seat } erhält eine Götterkarte.
   *[other] { $seat } erhält { $count } Götterkarten.
}
event-tasks-dealt = { $seat } erhält Aufgabenplättchen: { $tasks }.
event-god-cards-shown = Offene Götterkarten: { $gods }.
event-people-shown = Neu auf den Plätzen 1 bis 6. Männer: { $man_kinds }. Frauen: { $woman_kinds }.
event-tasks-shown = Aufgabenplättchen in der Auslage: { $tasks }.
event-round-began = Durchgang { $round } beginnt.
event-dice-phase-began = Phase A: Würfel einsetzen.
event-people-phase-began = Phase B: Mann & Frau.
event-scoring-phase-began = Phase C: Wertung.
event-dice-rolled = { $seat } würfelt { $dice }.
event-die-placed = { $seat } setzt eine { $die } auf „{ $tile }“.
event-god-played = { $seat } spielt { $god-name } mit { $payment-dat } aus.
event-fished = { $seat } geht fischen: { amount-points }.
event-hut-built = { $seat } errichtet eine Hütte: { $terrain } ({ $region }).
event-hut-pushed-aside = Die Hütte von { $seat } wird zur Seite geschoben ({ $region }).
event-material-placed = { $seat } legt { $material } auf den Zeremonienplatz.
event-material-laid-aside = { $seat } legt { $material } neben das Tableau.
event-offerings-gained = { $seat } nimmt { amount-offerings }.
event-shells-gained = { $seat } nimmt { amount-shells }.
event-status-gained = { $seat } rückt auf der Statusleiste um { $steps } vor.
event-fish-scored = { $seat } wertet das Fischplättchen ({ $region }): { amount-points }.
event-red-god-declined = { $seat } wertet das Fischplättchen jetzt nicht ({ $region }).
event-person-taken = { $seat } nimmt { $person-acc } („{ $kind }“) von Platz { $position }.
event-man-tattooed = { $seat } tätowiert einen Mann („{ $kind }“): { amount-steps }.
event-shells-collected = { $seat } sammelt mit einer Frau („{ $kind }“) Muscheln: { amount-shells }.
event-points-traded = { $seat } tauscht Würfelpunkte gegen { amount-points }.
event-god-card-taken = { $seat } nimmt { $god-card } aus der Auslage.
event-god-card-drawn = { $seat } zieht { $god-card } vom Stapel.
event-god-card-shown = Neue offene Götterkarte: { $god }.
event-discard-shuffled = Die abgelegten Götterkarten werden zum neuen Aufnahmestapel gemischt.
event-hut-moved = { $seat } versetzt eine Hütte aufs 12. Feld.
event-priest-placed = { $seat } setzt einen Priester auf Feld { $space } des Tempels.
event-priest-pushed = Ein Priester von { $seat } wird auf Feld { $space } verschoben.
event-priest-returned = Ein Priester von { $seat } wird aus dem Tempel geschoben und kehrt in den Vorrat zurück.
event-building-built = { $seat } verbaut das Bauplättchen { $building }: { amount-points }.
event-people-used = { $seat } nutzt { people-of-kind }.
event-people-passed = { $kinds ->
    [0] { $seat } nutzt niemanden.
   *[other] { $seat } nutzt niemanden mehr.
}
event-points-told = { $seat } erhält { amount-points }.
event-status-scored = Statusleiste: { $seat } erhält { amount-points }.
event-turn-order-taken = { $seat } erhält das Zugreihenfolge-Plättchen „{ $place }.“.
event-temple-scored = Tempel: { $seat } erhält { amount-points } für { amount-priests }.
event-god-tile-gained = { $seat } erhält ein Hauptgottplättchen aus dem Tempel.
event-god-tile-lost = Im Tempel steht kein Priester: Das Hauptgottplättchen kommt aus dem Spiel.
event-jewelry-bought = { $seat } erwirbt ein Schmuckplättchen für { amount-shells }: { $jewel } ({ amount-points }).
event-jewelry-declined = { $seat } erwirbt keinen Schmuck.
event-cards-shown-for-task = { $seat } weist Götterkarten vor: { $gods }.
event-task-completed = { $seat } erfüllt „{ $task }“: { amount-points }.
event-task-surrendered = { $seat } gibt „{ $task }“ ab.
event-task-taken = { $seat } nimmt das Aufgabenplättchen „{ $task }“.
event-god-tiles-scored = { $seat } erhält { amount-points } für unbenutzte Hauptgötter.
event-fish-held = { $seat } erhält { amount-points } für Fischplättchen.
event-jewelry-scored = { $seat } erhält { amount-points } für Schmuckplättchen.
event-bonus-scored = { $seat } erhält { amount-points }: { $bonus }.
event-seat-scored = { $seat } hat insgesamt { amount-points }.

## Das angeleitete erste Spiel

lesson-1 = Willkommen auf Bora Bora. Alles beginnt mit einer Hütte in einem Gebiet mit einem 1er-Fischplättchen. Nimm den Strand auf der Ostinsel: Eine Hütte bringt dir auch den Baustoff des Gebiets, hier Sand.
lesson-2 = Jede Hütte kommt von deinem Tableau, und nur ein Feld ohne Hütte hat später Platz für einen Mann oder eine Frau. Auf dem 12. Feld können mehrere Hütten stehen; spare es dir für das Ende auf. Nimm also eine Hütte von einem anderen Feld.
lesson-3 = Der Sand kommt auf ein passendes Feld deines Zeremonienplatzes. Zwei benachbarte Baustoffe kannst du später durch ein Bauplättchen ersetzen. Neben Feld 7 liegt ein Feld für Holz: Lege den Sand dorthin.
lesson-4 = Gespielt werden sechs Durchgänge mit je drei Phasen. In Phase A legen alle reihum je einen ihrer drei Würfel. Hohe Würfel können mehr, niedrige versperren den anderen eine Aktionskarte. Fang mit der 4 an.
lesson-5 = Götter erlauben Ausnahmen. Mit dem weißen Gott zählt ein Würfel als 6; so reicht deine 4 bis zum höchsten Tempelfeld. Schicke mit seiner Hilfe einen Priester dorthin.
lesson-6 = Ein Gott kostet seine Karte und eine Opfergabe, oder zwei gleiche Karten und eine Opfergabe: Die stehen für jeden Gott. Du hast zwei grüne Karten. Zahle mit dem Paar und behalte das Hauptgottplättchen.
lesson-7 = Der Würfel sagt, wie weit du hinauf darfst. Wer neu kommt, schiebt die anderen nach unten, und wer von Feld 1 geschoben wird, geht nach Hause. Ganz oben bleibst du am längsten: Nimm Feld 6.
lesson-8 = Jeder Priester, den du einsetzt, bringt den Feuer-Bonus: eine Götterkarte oder eine Opfergabe und dazu einen Statusschritt oder eine Muschel. Mit Muscheln kaufst du Schmuck. Nimm eine Götterkarte und eine Muschel.
lesson-9 = Nimm die grüne Karte aus der Auslage: Den grünen Gott brauchst du in Phase B.
lesson-10 = Auf „Frau & Mann“ liegt die 4 von Bot B, und ein Würfel muss kleiner sein als jeder, der schon dort liegt. Der blaue Gott hebt das für einen Würfel auf. Nutze ihn für deine 6; diesmal zahlt das Hauptgottplättchen: Es steht für jeden Gott und braucht keine Opfergabe.
lesson-11 = Mit einer 6 darfst du jede ausliegende Person nehmen. Männer und Frauen ziehen auf Felder deines Tableaus, auf denen keine Hütte steht. Nimm die Frau von Position 4: Sie bringt in Phase B Götterkarten.
lesson-12 = Beim Fischen ist jeder Würfel jederzeit erlaubt, und es bringt immer 2 Siegpunkte. Probiere es einmal mit deinem letzten Würfel.
lesson-13 = Phase B: Eine Art deiner Männer und eine Art deiner Frauen darf handeln; gleiche Personen handeln gemeinsam. Der grüne Gott verdoppelt die Wirkung: zwei Götterkarten statt einer. Setze die Frau mit ihm ein.
lesson-14 = Nimm zuerst die blaue Karte. Was du aus der Auslage nimmst, wird sofort ersetzt.
lesson-15 = Und jetzt die rote, für die Fische deiner nächsten Hütte.
lesson-16 = Phase C wertet in dieser Reihenfolge: Status, neue Zugreihenfolge, Tempel, Schmuck, Aufgaben. Dein Priester hat 1 Siegpunkt gebracht, und weil du die meisten Priester hast, bekommst du ein Hauptgottplättchen. Für eine Muschel gibt es das Stirnband; seine Punkte zählen am Ende.
lesson-17 = In jedem Durchgang musst du eine deiner drei Aufgaben erfüllen, für 6 Siegpunkte, oder eine abgeben, für nichts. Noch kannst du keine erfüllen. Vier Bauplättchen sind weit weg: Gib diese Aufgabe ab.
lesson-18 = Danach nimmst du eine neue Aufgabe aus der Auslage. Nimm diese.
lesson-19 = Durchgang 2. Du hast niedrig gewürfelt, und niedrige Würfel versperren am besten. Beginne mit einer 2.
lesson-20 = Auf der Wege-Karte öffnet deine 2 Land- und Wasserwege bis zum Wert 2, von jeder deiner Hütten aus. Lege sie dorthin.
lesson-21 = Nur ein Gebiet ist erreichbar, der Wald nebenan; damit steht das Ziel fest. Nimm die Hütte wieder von einem anderen Feld: Das schafft Platz für eine Person.
lesson-22 = Der Wald bringt Holz. Lege es auf Feld 8, gleich neben den Sand auf Feld 7: Auf so einem Paar kannst du bauen.
lesson-23 = Der rote Gott wertet die Fische einer neuen Hütte sofort. Sonst zählen Fische erst am Ende, und nur, wenn deine Hütte dann noch auf dem Bauplatz steht. Spiele ihn mit dem Hauptgottplättchen aus: 2 Siegpunkte.
lesson-24 = Der Priester von Bot B hat deinen auf Feld 5 geschoben. Nun die andere 2.
lesson-25 = Der Helfer macht aus dem Wert des Würfels kleine Tauschgeschäfte. Lege die 2 dorthin.
lesson-26 = Für 1 deiner 2 Würfelpunkte sammelt eine Frau die Muscheln auf ihrem Plättchen; bei einem Mann wären es Statusschritte. Opfergaben, Götterkarten, Baustoffe und das Versetzen einer Hütte kosten 2. Sammle 3 Muscheln; der übrige Punkt wird 1 Siegpunkt.
lesson-27 = Sogar eine 1 kann bauen: Sie erlaubt Bauplättchen 1, auf einem Paar benachbarter Baustoffe. Ein Bauplättchen bringt in den ersten beiden Durchgängen 10 Siegpunkte, später 7 und dann 4. Baue jetzt.
lesson-28 = Auch ein Bauplättchen bringt den Feuer-Bonus. Nimm eine Opfergabe und eine Muschel: Die Opfergabe brauchst du für den gelben Gott.
lesson-29 = Wieder Phase B. Die Personen bleiben bei dir und dürfen in jedem Durchgang handeln. Setze die Frau noch einmal ein.
lesson-30 = Nimm die gelbe Karte. Gleich siehst du, wozu sie gut ist.
lesson-31 = Du hast 5 Muscheln. Jeder darf ein Schmuckplättchen aus der Spalte des Durchgangs kaufen. Der Ring kostet 3 und ist am Ende 5 Siegpunkte wert.
lesson-32 = Deine Aufgabe verlangt Hütten in drei Gebieten, und du hast zwei. Der gelbe Gott ersetzt das fehlende, für 4 statt 6 Siegpunkte. Erfülle die Aufgabe mit der Karte und einer Opfergabe.
lesson-end = Jetzt hast du alles einmal getan. Statusschritte bringen in jedem Durchgang Punkte und entscheiden über die Zugreihenfolge. Nach sechs Durchgängen zählen deine letzten Aufgaben, die Fische deiner Bauplätze, Schmuck, unbenutzte Hauptgötter und je 6 Siegpunkte für jeden Bonus. Viel Glück!
`;export{e as default};