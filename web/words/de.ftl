### Die Seite auf Deutsch.

headline = Drei Inseln, ein Tisch
subline = Setz dich gleich dazu. Ganz ohne Konto.
to-start = Zur Startseite
settings = Einstellungen
language = Sprache
close = Schließen
menu = Menü
save = Speichern
copy = Kopieren
copied = Kopiert
try-again = Noch einmal versuchen
you = du

## The start page

your-name = Dein Name
name-hint = So sehen dich die anderen am Tisch. Höchstens 24 Zeichen.
join-by-link = Mit Link beitreten
link-or-code = Link oder Code
sit-down = Beitreten
play-now = Sofort gegen Bots spielen
quick-bots-label = Wie viele Bots mitspielen
quick-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
quick-level-label = Wie stark die Bots sind
new-table = Neuer Tisch
create-table = Tisch eröffnen
rules-of = Regeln von { $game }
players-range = { $least } bis { $most } Spieler
minutes = { $count } Min.
my-tables = Deine Tische
tables-waiting = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
no-tables-yet = Noch keine Tische. Eröffne oben einen: Die Bots sind bereit.
table-unreadable = Dieser Tisch lässt sich nicht öffnen.
play-on = Weiterspielen
look = Ansehen
your-turn = Du bist dran
stage-over = Das Spiel ist zu Ende
stage-archived = Nur noch zum Ansehen.
stage-open = { $count ->
    [0] Alle Plätze sind besetzt
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
waiting-for = Warten auf { $name }
waiting-for-bot = Ein Bot überlegt
open-tables = Offene Tische
all-tables = Alle { $count }
free-seats = { $count ->
    [one] Ein freier Platz
   *[other] { $count } freie Plätze
}
no-open-tables = Zurzeit gibt es keine offenen Tische. Eröffne einen und lade jemanden ein.
lobby-filter = Auswahl der offenen Tische
lobby-game = Spiel
lobby-all-games = Alle Spiele
lobby-pace = Tempo
lobby-pace-any = Jedes Tempo
lobby-pace-sitting = An einem Stück
lobby-pace-days = Über Tage
lobby-pace-none = Ohne Uhr
lobby-rated = Nur gewertete
lobby-none = Kein offener Tisch passt dazu.
lobby-show-all = Alle zeigen
take-a-seat = Platz nehmen

## A new table

game = Spiel
seats = Wer spielt
seat-of = Platz { $letter }
seat-me = Ich
seat-open = Freier Platz
seat-here = Noch jemand an diesem Gerät
seat-name = Name
pass-device = Gib das Gerät weiter: { $name }
pass-device-text = Alle anderen schauen weg. Gleich ist zu sehen, was { $name } auf der Hand hat.
pass-device-go = Ich bin { $name }: Tisch zeigen
bot-of-level = Bot: { $level }
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = Experte
level-without-network = { $level }, ohne Netz
fewer-seats = Platz entfernen
more-seats = Platz hinzufügen
variants = Varianten
table = Tisch
title-hint = Name des Tisches (optional)
listed = Bei den offenen Tischen zeigen
listed-hint = Alle dürfen einen freien Platz nehmen. Sonst nur, wer den Link hat.
hints = Tipps und Analyse
hints-hint = Für freundschaftliche Spiele: Alle dürfen den Experten um Rat fragen und das Spiel danach analysieren lassen.
from-record = Oder ein gespeichertes Spiel öffnen (eine .motu- oder .json-Datei):
set-up-table = Tisch eröffnen

## The table

opening-table = Der Tisch wird aufgebaut …
bot-name = Bot { $letter }
former-player = Ehemaliger Mitspieler { $letter }
no-table-title = Diesen Tisch gibt es nicht
no-table-text = Vielleicht ist der Link unvollständig, oder der Tisch wurde entfernt.
connection-open = Verbunden
connection-lost = Verbindung verloren, neuer Versuch …
connection-silent = Der Server antwortet nicht. Neuer Versuch läuft …
connection-overloaded = Zu viele Anfragen, kurze Pause …
watchers = { $count ->
    [one] Ein Zuschauer
   *[other] { $count } Zuschauer
}
rules = Regeln
help = Hilfe
other-release = Auf dem Server liegt eine neuere Version dieser Seite.
load-anew = Neu laden
question = Aktuelle Entscheidung
steps = Schritte des Zuges
undo = Rückgängig
this-turn = Dieser Zug
undo-to-here = Bis hierher rückgängig machen
magnified = Vergrößert
hide-pieces = Spielsteine ausblenden
show-pieces = Spielsteine zeigen
choose = Wähle einen Zug
end-turn = Zug beenden: { $choice }
which-one = Was davon meinst du?
let-go = Abbrechen
no-way-back = Das lässt sich nicht rückgängig machen.
sending = Dein Zug wird gesendet …
please-wait = Bitte warten …
bot-thinks = { $count ->
    [one] { $names } überlegt …
   *[other] { $names } überlegen …
}
you-win = { $points ->
    [one] Du gewinnst mit { $points } Punkt!
   *[other] Du gewinnst mit { $points } Punkten!
}
wins = { $points ->
    [one] { $name } gewinnt mit { $points } Punkt
   *[other] { $name } gewinnt mit { $points } Punkten
}
shared-victory = { $points ->
    [one] { $names } teilen sich den Sieg mit { $points } Punkt
   *[other] { $names } teilen sich den Sieg mit { $points } Punkten
}
past-title = Rückblick: Zeile { $at } von { $of }
past-hint = Du siehst einen früheren Moment und kannst hier nicht ziehen; das Spiel läuft derweil weiter.
past-over-hint = So sah der Tisch damals aus. Das Spiel ist vorbei.
back-to-live = Zum aktuellen Stand
others = Die anderen
thinks = überlegt …
decides = entscheidet
here = am Tisch
away = nicht am Tisch
free = frei
whole-side = Alles von { $name } zeigen
choices = Auswahl
all-choices = Alle { $count } Möglichkeiten
side = Verlauf, Chat und Punkte
log = Verlauf
chat = Chat
scores = Punkte
unread = ungelesen
seat-left-to-bot = { $name } ist gegangen. Ein Bot spielt weiter.
seat-taken = { $name } nimmt den Platz ein.
since-last = Seit deinem letzten Zug
since-last-hint = Seit deinem letzten Zug: spielt Schritt für Schritt ab, was die anderen getan haben
since-last-short = Was war?
playback-play = Abspielen
playback-pause = Anhalten
jump-here = Den Tisch zu diesem Zeitpunkt zeigen
nothing-yet = Noch ist nichts passiert.
whole-log = Den ganzen Verlauf zeigen
spectator = Zuschauer
notes = Private Notizen
notes-hint = Nur für dich, in diesem Browser gespeichert.
moment-link = Link zu diesem Moment kopieren
no-chat-yet = Noch hat niemand etwas gesagt.
say-something = Sag etwas
send = Senden
total = Summe
total-open = Bisher sichtbar
open-points-hint = Verdeckte Punkte kommen am Ende dazu.
total-now = Wäre jetzt Schluss
tally-between = Spanne
tally-hint = Punkte, wenn das Spiel in diesem Augenblick zu Ende wäre, nach den Regeln gezählt.
tally-hint-guessed = Punkte, wenn das Spiel in diesem Augenblick zu Ende wäre, soweit du es wissen kannst: ≈ steht vor dem, was von Verdecktem abhängt.
tally-range = Zwischen { $least } und { $most }
history = Spielverlauf
first = Zum Anfang
back = Eine Entscheidung zurück
forward = Eine Entscheidung vor
live = Live
past = Zeile { $at } von { $of }
rule = Regel { $clause }
rule-word = Regel
explanation = Erklärung
rules-detail = Regeln im Einzelnen
tab-mine = Meins
tab-choices = Auswahl
tab-table = Tisch
tab-others = Andere
tab-log = Verlauf

## Waiting, leaving, the end

waiting-title = Es geht los, sobald alle da sind
put-a-bot = Bot hinzufügen
invite = Mit Link einladen
invite-hint = Wer ihn öffnet, kann einen freien Platz nehmen oder zusehen.
other-device = Auf einem anderen Gerät weiterspielen
other-device-hint = Dieser Link öffnet deinen Platz und gilt nur einmal. Gib ihn nicht weiter.
leave = Den Tisch verlassen
leave-surely = Verlassen, ein Bot übernimmt
leave-hint = Ein Bot übernimmt deinen Platz bis zum Spielende.
show-result = Ergebnis zeigen
first-place = Erster Platz
counting = Die Punkte werden gezählt
count-all = Alles zeigen
share-picture = Bild
points-by-source = Punkte nach Herkunft
rematch = Noch ein Spiel
rematch-ready = Ein neues Spiel mit derselben Runde steht bereit.
to-rematch = Zur Revanche
look-at-table = Den Tisch ansehen
record = Aufzeichnung speichern
save-table = Ganzen Tisch speichern

## Help

help-text = Was orange leuchtet, kannst du jetzt wählen. Fahre mit der Maus darüber, um zu sehen, was es bringt. Dieselben Möglichkeiten stehen als Liste in der Seitenspalte.
key-arrows = Zwischen den Möglichkeiten wechseln
key-enter = Wählen, bestätigen
key-numbers = Nach Nummer wählen
key-undo = Rückgängig machen
key-magnify = Solange gedrückt: zeigt groß, worauf du zeigst
key-pieces = Spielsteine ausblenden oder wieder zeigen
key-escape = Auswahl aufheben
key-history = Im Spiel zurück und vor
key-help = Diese Hilfe

## How to play

howto = So wird gespielt
howto-title = So spielt man { $game }
howto-you = Du
howto-other = Spieler { $letter }
howto-exact = Die genauen Regeln:
howto-of = { $page } von { $pages }
howto-back = Zurück
howto-next = Weiter
howto-play-on = Weiterspielen
legend = Was die Symbole bedeuten
keys = Tasten

## Rules

contents = Inhalt
figures = Woher die Zahlen stammen
figures-hint = Jede Zahl des Spiels hat eine Quelle. Zahlen, die nur auf dem gedruckten Material stehen, sind rekonstruiert.
rules-only-english = Diese Regeln gibt es bisher nur auf Englisch.
sure-printed = steht im Regelheft
sure-derived = folgt aus gedruckten Zahlen
sure-reported = von Spielern berichtet
sure-reconstructed = rekonstruiert

## Settings

theme = Darstellung
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
speed = Animationen
speed-off = Aus
speed-fast = Schnell
speed-normal = Normal
speed-slow = Langsam
confirm = Züge bestätigen
confirm-always = Immer
confirm-final = Nur endgültige
confirm-never = Nie
remarks = Hinweise des Experten
remarks-guided = Nach einem Einführungsspiel
remarks-always = In jedem Spiel
remarks-never = Nie
senses = Anzeige und Ton
text-size = Schriftgröße
text-normal = Normal
text-large = Groß
text-larger = Größer
end-turn-setting = Knopf „Zug beenden“
end-turn-hint = Der letzte Schritt eines Zuges wartet darauf, auch gegen Bots. Unter Menschen immer.
haptics = Vibration
haptics-hint = Ein Telefon vibriert kurz, wenn du am Zug bist.
volume = Lautstärke
marks = Stärkere Markierung
marks-hint = Was wählbar ist, bekommt einen doppelten Rahmen, damit es nicht nur an der Farbe zu erkennen ist.
sound = Ton
sound-hint = Kurze Töne für Züge und wenn du dran bist.
settings-kept = Wird nur in diesem Browser gespeichert.

## What the server has stored of the reader

your-data = Deine Daten
your-data-hint = Der Server kennt deinen Namen, deine Tische und was du im Chat geschrieben hast.
download-data = Meine Daten herunterladen
delete-data = Meine Daten löschen
data-deleted = Deine Daten sind gelöscht.
delete-data-title = Deine Daten löschen?
delete-data-name = Dein Name und alles, was du im Chat geschrieben hast, werden gelöscht.
delete-data-running = In laufenden Spielen übernimmt ein Bot deinen Platz.
delete-data-finished = Beendete Spiele bleiben für die anderen erhalten. Statt deines Namens steht dort „Ehemaliger Mitspieler“.
delete-data-notes = Auch deine privaten Notizen in diesem Browser werden gelöscht.
delete-data-surely = Alles löschen
keep-data = Alles behalten

## Nothing here, and errors

not-found-title = Hier ist nur Wasser
not-found-text = Unter dieser Adresse gibt es keine Seite.
error-page-offline = Der Server ist nicht zu erreichen.
error-unknown = Etwas ist schiefgegangen.

## The guided game, and advice

lesson = Einführungsspiel
lesson-named = Einführung: { $name }
lesson-step = Schritt { $step } von { $steps }
lesson-stop = Frei weiterspielen
lesson-free = Du spielst frei. Dein Schritt der Einführung bleibt gemerkt.
lesson-resume = Einführung fortsetzen
lesson-return = Zurück zur Einführung
lesson-continue = Einführung fortsetzen
lesson-strayed = Du hast anders entschieden, und die Partie geht weiter. Du kannst zur Einführung zurückkehren: Deine Züge seitdem werden zurückgenommen.
remark = Ein Hinweis des Experten
remark-stop = Keine Hinweise mehr
advice = Tipp des Experten
advice-thinking = Der Experte überlegt …
advice-chance = gewinnt { $percent } % der Spiele
advice-points = { $points ->
    [one] { $points } Punkt am Ende:
   *[other] { $points } Punkte am Ende:
}
advice-beside = { $points ->
    [one] { $points } Punkt am Ende; verglichen mit der ersten Wahl:
   *[other] { $points } Punkte am Ende; verglichen mit der ersten Wahl:
}
advice-difference = Punkte mehr oder weniger als bei der ersten Wahl, nach Herkunft
advice-alike = { $points ->
    [one] { $points } Punkt am Ende, aus denselben Quellen wie bei der ersten Wahl
   *[other] { $points } Punkte am Ende, aus denselben Quellen wie bei der ersten Wahl
}
advice-how = Der Experte weiß nur, was du weißt. Für jede Möglichkeit hat er { $deals } Spiele von hier aus zu Ende gespielt; die Gewinnchancen sind auf etwa ±{ $error } Prozentpunkte genau.

## Die Aufgabe des Tages

puzzle = Aufgabe des Tages
puzzle-about = { $game }, { $seats } Personen. Eine Wahl gewinnt deutlich öfter als die verlockende.
puzzle-solve = Lösen
puzzle-look = Noch einmal ansehen
puzzle-done = Gelöst
puzzle-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzle-task = Du bist { $name }. Was spielst du? Eine Wahl gewinnt deutlich öfter als die verlockende.
puzzle-solved = Gelöst! Du kannst von hier aus weiterspielen.
puzzle-missed = Nicht ganz. Versuch es noch einmal, oder spiel von hier aus weiter.
puzzle-compare = Möglichkeiten vergleichen
puzzle-retry = Noch einmal versuchen
puzzle-on = Weiterspielen
puzzle-right = Richtig: So spielt auch der Experte.
puzzle-alike = Richtig: Das ist so gut wie die Wahl des Experten.
puzzle-wrong = Der Experte spielt etwas anderes.
puzzle-yours = deine Wahl
puzzle-tempting = verlockend
puzzle-not-judged = Gehört nicht zu den besten Möglichkeiten und wurde deshalb nicht bewertet.
puzzle-how = Für jede Möglichkeit haben schnelle Bots { $deals } Spiele zu Ende gespielt; die Gewinnchancen sind auf etwa ±{ $error } Prozentpunkte genau.

## Die Analyse nach dem Spiel

review = Analyse
tab-review = Analyse
review-of-game = Analyse des Spiels
review-off = An diesem Tisch wurde ohne Tipps gespielt, darum gibt es keine Analyse.
review-what = Der Experte blickt auf das Spiel zurück: wer wann vorn lag, wo es kippte und welche Entscheidungen am meisten gekostet haben.
review-ask = Spiel analysieren
review-players-only = Anfordern kann sie, wer am Tisch gesessen hat.
review-making = Der Experte geht das Spiel durch: { $done } von { $whole } …
review-leave = Das dauert etwa eine Minute. Du kannst weggehen; die Analyse ist da, wenn du wiederkommst.
review-nothing = In diesem Spiel hatte niemand eine echte Wahl.
review-chances = Gewinnchancen
review-chart = Gewinnchancen im Lauf des Spiels, als Linien. Dieselben Zahlen stehen in der Tabelle darunter.
review-slider = Zeitpunkt im Spiel
review-begin = Anfang
review-end = Ende
review-turn-key = Wendepunkt
review-better-key = bessere Wahl
review-turning = Wendepunkte
review-no-turning = Die Chancen änderten sich nie stärker, als der Zufall erklären kann.
review-after = Dann: { $choice }
review-better = Was besser gewesen wäre
review-no-better = Der Experte fand nichts, was klar besser gewesen wäre.
review-played = Gespielt
review-rather = Besser
review-loss = { $percent } % Gewinnchance verschenkt ({ $from } % → { $to } %)
review-loss-hint = Auf etwa ±{ $error } Prozentpunkte genau, nach dem, was damals bekannt war
review-try = Von hier aus ausprobieren
review-why = Unterschied in den Endpunkten, nach Herkunft
review-no-why = Die Punkte wären etwa gleich gewesen; anders ist, was die anderen tun können.
review-table = Alle Zahlen als Tabelle
review-line = Zeile
review-looked = { $looked } von { $choices } echten Entscheidungen wurden untersucht, und zwar von: { $names }.
review-band = Die Linien sind über benachbarte Entscheidungen geglättet; in 19 von 20 Fällen liegt eine Chance in ihrem Band.
review-how = Für jede Entscheidung haben schnelle Bots { $deals } Spiele zu Ende gespielt; was am schlechtesten aussah, wurde in je { $checks } Spielen noch einmal verglichen. Die Chancen sind auf etwa ±{ $error } Prozentpunkte genau. Beurteilt wird jede Entscheidung nach dem, was ihr Spieler damals wusste.

## Figures from one's own box

watching-allowed = Andere dürfen zuschauen
watching-hint = Wer den Link hat, aber keinen Platz. Sonst sehen nur die Spieler den Tisch.
remove-player = { $name } entfernen
remove-surely = { $name } endgültig entfernen
imported-game = Aus einer gespeicherten Partie
imported-hint = Wer sie geöffnet hat, kennt vielleicht, was darin verborgen ist.
own-figures = Eigene Zahlen: { $name }
earlier-figures = Zahlen einer früheren Version
edition = Zahlen
edition-standard = Standard
figures-page = Zahlen aus deiner Schachtel
figures-page-of = Zahlen von { $game }
figures-lead = Manche Zahlen stehen nur auf gedruckten Teilen und in keiner Spielregel. Wenn du das Spiel besitzt, tippe ein, was in deiner Schachtel steht. So entsteht deine eigene Ausgabe: Spiel gleich damit, oder gib sie als Datei weiter.
figures-of-game = Zahlen aus deiner Schachtel: { $game }
figures-show = Zeigen
figures-all = Alle Zahlen
figures-open = Nur was nicht gedruckt ist
figures-none-open = Hier steht alles in der Spielregel.
figures-counted = gedruckt { $printed } · abgeleitet { $derived } · berichtet { $reported } · rekonstruiert { $reconstructed }
figures-changed = { $count ->
    [0] Noch nichts geändert
    [one] Eine Zahl geändert
   *[other] { $count } Zahlen geändert
}
figure-changed = geändert
figure-undo = Zurücknehmen: { $figure }
figures-undo-all = Alle Änderungen zurücknehmen
figures-problems = { $count ->
    [one] Eine Zahl passt nicht
   *[other] { $count } Zahlen passen nicht
}
figures-problems-elsewhere = Was nicht passt
figures-checking = Wird geprüft …
figures-fit = Alles passt zur Spielregel.
figures-name = Name deiner Ausgabe
figures-name-hint = Zum Beispiel: Erste Auflage, 2013
figures-save = Als meine Ausgabe speichern
figures-saved = Gespeichert. Du kannst jetzt damit spielen.
figures-download = Als Datei herunterladen
figures-upload = Datei öffnen
figures-upload-hint = Eine Zahlendatei (.toml), die hier heruntergeladen wurde.
figures-play = Jetzt damit spielen
figures-mine = Deine Ausgaben
figures-mine-none = Du hast noch keine. Was du speicherst, erscheint hier, und nur du siehst es.
figures-begin-from = Zu sehen sind diese Zahlen: { $name }
figures-edit = Öffnen
figures-delete = Löschen
figures-delete-surely = Endgültig löschen
figures-source = Quelle: { $source }
figures-source-typed = Von einem Besitzer eingetippt.
figures-source-typed-some = Von einem Besitzer eingetippt: { $figures }.
figures-source-before = Quelle davor: { $source }
sure-typed = aus einer Schachtel abgetippt
figures-line = Zeile { $line }
figures-clause = Abschnitt { $clause }
figures-more = Eins mehr
figures-less = Eins weniger
figures-effects-edit = Effekte ändern
figures-effects-done = Fertig
figures-effect-add = Effekt hinzufügen
figures-effect-remove = Diesen Effekt entfernen
figures-effects-none = nichts
figures-effect = Effekt { $number }
figures-number = { $label }, Nummer { $number }
figures-entry = { $entry }: { $label }

## What does not fit, at its figure

problem-components-not-as-printed = In der Spielregel steht hier: { $expected }.
problem-components-against-clause = { $counted }: { $found }. Laut Spielregel muss es { $expected } sein.
problem-components-figure-unfit = Das passt hier nicht. Gefragt ist: { $wanted }.
problem-components-card-unfit = Das passt hier nicht. Gefragt ist: { $wanted }.
problem-components-effect-unreadable = Effekt { $line } ist nicht zu verstehen. Gefragt ist: { $wanted }.
problem-components-count-unfit = Hier sind es { $found }, gebraucht werden { $expected }.
problem-fish-of-the-start = { $found } Plättchen haben den Wert des ersten Fisches; nötig sind { $expected }.
problem-components-path-too-long = Ein Weg hat den Wert { $value }; kein Würfel zeigt mehr als { $most }.
problem-components-path-twice = Zwei Wege verbinden dieselben Gebiete, oder einer führt dahin zurück, wo er beginnt.
problem-components-region-cut-off = Zu diesem Gebiet führt kein Weg: { $region }.
wanted-whole = eine ganze Zahl, mindestens { $least }
wanted-whole-most = eine ganze Zahl von { $least } bis { $most }
wanted-wholes = ganze Zahlen, und zwar { $length }
wanted-some-wholes = ganze Zahlen
wanted-name = einer der angebotenen Namen
wanted-seats = zwei Zahlen von { $least } bis { $most }, die kleinere zuerst
wanted-faces = 1 bis { $most } ganze Zahlen, keine unter 0
wanted-ceremonies = { $count } Zeremonien, eine davon am Ende
wanted-rising = Zahlen, die von 0 an steigen
wanted-an-effect = mindestens ein Effekt
wanted-one-cost = nur eine Art, oder mehrere namentlich genannte Waren
wanted-card-and-place = eine Waldkarte aus dem Wald, jede andere Karte vom Markt
wanted-different-commodities = „lauter verschiedene“ nur bei Waren
wanted-cancel = das nächste, oder die ab bestimmten Kosten
wanted-priest-prices = Perlen für einen Priester und für zwei

## Parts of the boards

fig-group-bali-market = Markt und Vorrat
fig-group-bali-offer = Auslage
fig-group-bali-front = Hand und Auslage der Spieler
fig-group-bali-altar = Altar und Spielende
fig-group-bora_bora-lagoon = Die Lagune
fig-group-bora_bora-actions = Aktionsplättchen und Würfel
fig-group-bora_bora-people = Männer und Frauen
fig-group-bora_bora-own = Spielertableau
fig-group-bora_bora-temple = Status und Tempel
fig-group-bora_bora-gods = Götter
fig-group-bora_bora-tasks = Aufgaben
fig-group-bora_bora-jewelry = Schmuck
fig-group-bora_bora-end = Anfang und Ende
fig-group-raiatea-tracks = Tätowierungs- und Priesterleiste
fig-group-raiatea-market = Märkte und Orte
fig-group-raiatea-forest = Wald und Masken
fig-group-raiatea-statues = Statuen und Aufgaben
fig-group-raiatea-rituals = Rituale
fig-group-raiatea-ceremony = Zeremonie
fig-group-raiatea-start = Spielbeginn
fig-group-other = Weitere Zahlen

## Names of figures, by block

fig-bali-game = Das Spiel
    .seats = Spieler, mindestens und höchstens
fig-bali-playing_cards = Spielkarten in der Schachtel
fig-bali-starting_sets = Startsets
    .stonemasons_in_front = Ausliegende Steinmetze
    .red = Bauern des roten Sets
    .blue = Bauern des blauen Sets
    .yellow = Bauern des gelben Sets
    .green = Bauern des grünen Sets
fig-bali-goods = Warenkarten in der Schachtel
    .each_player_starts_with = Zu Beginn hat jeder, von jeder Sorte
fig-bali-offer = Die Auslage
    .rows = Reihen
    .cards_in_a_row = Karten in einer Reihe
fig-bali-starting_stone = Stein zu Beginn
    .by_turn_order = Stein nach Zugreihenfolge
fig-bali-buying = Eine Ware kaufen
    .price = Preis einer Ware in Stein
    .less_per_farmer = Weniger für jeden eigenen Bauern dieser Ware
fig-bali-playing = Karten ausspielen
    .shrine_price = Preis eines Schreins in Stein
    .farmers_price = Preis für einen, zwei, drei Bauern
    .hand_size = Handkarten
fig-bali-scoring = Eine Reihe werten
    .majority_needs = Karten, die für die Mehrheit nötig sind
    .majority_brings = Punkte für die Mehrheit
fig-bali-final_scoring = Schlusswertung
    .altar_ranks = Punkte einer Ware nach ihrem Rang auf dem Altar
    .shrine = Punkte eines Schreins
    .stone_for_a_point = Stein für einen Punkt
fig-bali-oracle = Orakel (Variante)
    .goods_on_the_altar = Waren auf dem Altar zu Beginn, von jeder Sorte
    .cards_looked_at = Karten, die ein Orakel ansieht
fig-bali-demon = Dämon (Variante)
    .starts_on_row = Reihe, auf der der Dämon beginnt
fig-bora_bora-game = Das Spiel
    .seats = Spieler, mindestens und höchstens
    .rounds = Runden
fig-bora_bora-map = Gebiete der Karte
    .terrains = Landschaften
    .islands = Inseln
    .regions = Gebiete
fig-bora_bora-land_paths = Landwege
    .paths = Zahlen an den Wegen
fig-bora_bora-water_paths = Wasserwege
    .paths = Zahlen an den Wegen
fig-bora_bora-fish = Fischplättchen
    .kinds = Fischarten
    .tiles = Plättchen
fig-bora_bora-action_tiles = Aktionsplättchen auf dem Tisch
    .two_players = Zu zweit
    .three_players = Zu dritt
    .four_players = Zu viert
    .fishing_points = Punkte fürs Fischen
fig-bora_bora-dice = Würfel
    .each = Würfel jedes Spielers
fig-bora_bora-status_track = Statusleiste
    .points = Punkte, Feld für Feld von 0 an
fig-bora_bora-temple = Tempel
    .spaces = Felder
    .priests_each = Priester jedes Spielers
    .points_by_round = Punkte eines Priesters nach Runde
    .god_tiles = Ausgelegte Götterplättchen
fig-bora_bora-gathering_board = Hüttenfelder
    .spaces = Felder
    .huts_each = Hütten jedes Spielers
    .huts_on_the_last = Hütten auf dem letzten Feld zu Beginn
    .empty_space = Feld, das zu Beginn leer ist
fig-bora_bora-ceremony_area = Zeremonienfelder
    .columns = Felder in einer Reihe
    .spaces = Material jedes Feldes, Reihe für Reihe
fig-bora_bora-helper = Helfer: was wie viele Würfelpunkte kostet
    .shift = Einen Mann tätowieren oder Muscheln sammeln
    .point = Ein Siegpunkt
    .offering = Eine Opfergabe
    .god_card = Eine Götterkarte
    .material = Baumaterial
    .move_hut = Eine Hütte versetzen
fig-bora_bora-people = Männer- und Frauenplättchen
    .shown = Plättchen in der Auslage, je Geschlecht
    .most = Höchstwert für Weg, Platz oder Gebäude
    .kinds = Arten
fig-bora_bora-tasks = Aufgabenplättchen
    .shown_beyond_players = Plättchen in der Auslage über die Spielerzahl hinaus
    .each_light = Helle Plättchen jedes Spielers
    .each_dark = Dunkle Plättchen jedes Spielers
    .points = Punkte einer Aufgabe
    .points_with_yellow = Punkte mit dem gelben Gott
    .tiles = Plättchen
fig-bora_bora-jewelry = Schmuckplättchen
    .kinds = Schmuckarten
    .shown = Plättchen in der Auslage einer Runde
    .tiles = Plättchen
fig-bora_bora-buildings = Bauplättchen
    .each = Plättchen jedes Spielers
    .points_by_round = Punkte nach Runde
fig-bora_bora-god_cards = Götterkarten
    .of_each_colour = Karten jeder Farbe
    .shown = Karten in der Auslage
    .dealt = Karten für jeden zu Beginn
fig-bora_bora-god_tiles = Götterplättchen
    .all = Plättchen in der Schachtel
    .each = Plättchen jedes Spielers
    .points = Punkte eines ungenutzten Plättchens
fig-bora_bora-start = Spielbeginn
    .offerings = Opfergaben
    .points_by_turn_order = Punkte nach Zugreihenfolge
    .fish = Fisch bei der ersten Hütte
fig-bora_bora-final_scoring = Schlusswertung
    .bonus = Punkte eines Bonus
    .tasks = Aufgaben für den Bonus
    .jewelry = Schmuck für den Bonus
fig-raiatea-game = Das Spiel
    .seats = Spieler, mindestens und höchstens
fig-raiatea-setup = Aufbau
    .mana = Mana
    .pearls = Perlen
    .rituals_drawn = Gezogene Rituale
    .rituals_kept = Behaltene Rituale
    .first_of_four_keeps = Zu viert behält der Erste
    .last_of_five_draws_again = Zu fünft zieht der Letzte noch einmal
    .forest_cards_beyond_players = Waldkarten über die Spielerzahl hinaus
fig-raiatea-rounds = Rundenleiste
    .three = Zu dritt
    .four = Zu viert
    .five = Zu fünft
fig-raiatea-die = Der Würfel
    .faces = Seine Seiten
fig-raiatea-ranks = Ränge
    .points = Punkte nach Rang
    .drawn = Gezogene Rituale nach Rang
    .clips = Klammern nach Rang
fig-raiatea-tattoo_track = Tätowierungsleiste
    .ranks_at = Schritte, auf denen die Ränge beginnen
fig-raiatea-priest_track = Priesterleiste
    .top = Höchste Zahl
fig-raiatea-recruiting = Pfad der Götter
    .cost = Perlen für einen Priester, für zwei
    .kahuna_priests = Priester des Kahuna
fig-raiatea-locations = Orte und Helfer
    .reef_kahuna_pearls = Perlen des Kahuna im Riff
    .pearl_diver_pearls = Perlen eines Perlentauchers
    .assistant_price = Perlen für einen Helfer
fig-raiatea-ceremony = Zeremonie
    .ritual_price = Mana für ein Ritual
    .gifts = Gaben der Götter
    .gifts_given = Gaben zu dritt, zu viert, zu fünft
fig-raiatea-price_charts = Preistafeln
    .starts_on = Feld, auf dem die Marker beginnen
fig-raiatea-masks = Masken
    .motifs = Motive
    .mirrors = Regenbogenspiegel
fig-raiatea-forest_cards = Waldkarten
    .masks = Masken mit ihren Schätzen
fig-raiatea-starting_cards = Startkarten
fig-raiatea-statues = Statuen
    .rows = Ab wie vielen Spielern ein Feld benutzt wird, Reihe für Reihe
    .points = Punkte einer Aufgabe nach Statue
fig-raiatea-missions = Aufgabenplättchen
    .tokens = Plättchen
fig-raiatea-rituals = Ritualkarten
    .cards = Karten

## Names of what an entry says

fig-field-island = Insel
fig-field-terrain = Landschaft
fig-field-resource = Bringt
fig-field-from = Von
fig-field-to = Nach
fig-field-value = Wert
fig-field-kind = Art
fig-field-strength = Was einer, zwei, drei davon bewirken
fig-field-symbols = Symbole links auf jedem Plättchen
fig-field-deck = Stapel
fig-field-needs = Was nötig ist
fig-field-points = Punkte
fig-field-shells = Muscheln
fig-field-colour = Farbe
fig-field-per = Für jede
fig-field-most = Höchstens
fig-field-starting = Startkarten
fig-field-mask = Maske
fig-field-treasure = Schatz
fig-field-statue = Statue
fig-field-copies = Anzahl
fig-field-cost = Kosten
fig-field-effects = Effekte
fig-field-tane = Variante Tane
fig-entry-path = { $from } – { $to }
fig-entry-number = { $name } { $number }

## Names in lists

fig-name-light = hell
fig-name-dark = dunkel
fig-name-a = Fisch A
fig-name-b = Fisch B
fig-name-c = Fisch C
fig-name-d = Fisch D
fig-name-central = Mitte
fig-name-north = Norden
fig-name-east = Osten
fig-name-south = Süden
fig-name-west = Westen
fig-name-offering = Opfergabe
fig-name-action = Aktion
fig-name-ceremony = Zeremonie
fig-name-red = rot
fig-name-green = grün
fig-name-blue = blau
fig-name-yellow = gelb
fig-name-black = schwarz: für dich, sofort
fig-name-kind-blue = blau: bleibt liegen
fig-name-burgundy = weinrot: gegen andere
fig-name-brown = braun: für alle
fig-name-missions_pearls = Aufgaben für Perlen
fig-name-missions_mana = Aufgaben für Mana
fig-name-missions_commodities = Aufgaben für Waren
fig-name-missions_masks = Aufgaben für Masken
fig-name-missions_conditional = Aufgaben mit Bedingung
fig-name-mask_pair_colours = Farben von Maskenpaaren
fig-name-conditional = mit Bedingung
fig-name-auction = Versteigerung
fig-name-masks = Masken
fig-name-commodities = Waren
fig-name-any_commodity = beliebige Waren
fig-name-identical_commodities = gleiche Waren
fig-name-rank = Rang
fig-name-priests = Priester
fig-name-assistants = Helfer
fig-name-identical_assistants = gleiche Helfer
fig-name-different_assistants = verschiedene Helfer
fig-name-mana = Mana
fig-name-pearls = Perlen
fig-name-priest = Priester
fig-name-tattoo = Tätowierung
fig-name-players = Spieler
fig-name-missions = Aufgaben
fig-name-all = alle Spieler
fig-name-which-all = alle
fig-name-commodity = Ware
fig-name-assistant = Helfer
fig-name-mask = Maske
fig-name-forest_card = Waldkarte
fig-name-market = Markt
fig-name-forest = Wald
fig-name-any = beliebig
fig-name-normal = normal
fig-name-one = einer
fig-name-others = alle anderen
fig-name-next = das nächste
fig-name-cost_at_least = die mindestens so viel kosten
fig-name-marae = Marae
fig-name-reef = Perlenriff
fig-name-path = Pfad der Götter
fig-name-neighbourhood = Nachbarschaft
fig-name-kahuna = als Kahuna
fig-name-bid = beim Bieten
fig-name-priest_purchase = beim Anwerben
fig-name-mission_payment = beim Bezahlen einer Aufgabe

## Effects of cards

fig-op-gain = Erhalten
fig-op-roll = Erhalten, was der Würfel zeigt
fig-op-take = Karte nehmen
fig-op-sacrifice = Karten opfern
fig-op-reactivate = Helfer reaktivieren
fig-op-draw_rituals = Rituale nach Rang ziehen
fig-op-perform_ritual = Ritual der Hand ausführen
fig-op-fulfil_mission = Aufgabe erfüllen
fig-op-recruit = Priester anwerben
fig-op-price_marker = Preismarker nach oben
fig-op-add_to_bag = Mana in den Beutel
fig-op-steal = Stehlen
fig-op-lose = Andere verlieren
fig-op-cancel = Rituale anderer verhindern
fig-op-points = Punkte am Ende
fig-op-permanent = Dauernder Vorteil
fig-param-what = Was
fig-param-n = Wie viele
fig-param-per = Für jeden
fig-param-who = Für wen
fig-param-card = Karte
fig-param-from = Woher
fig-param-different = Alle verschieden
fig-param-most = Höchstens
fig-param-each = Für jede Karte
fig-param-keep = Behalten
fig-param-deck = Stapel
fig-param-which = Welche
fig-param-target = Wen
fig-param-every = Für je so viele
fig-param-trigger = Wann
fig-param-do = Dann
fig-param-exchanges = Mehr Tausche
fig-param-sales = Mehr Verkäufe
fig-param-bid = Gebot zählt mehr
fig-param-discount = Billiger um
fig-param-kinds = Von diesen Arten
fig-param-cost = Perlen für einen, für zwei
fig-param-nothing = –

## What task tiles ask for

fig-need-men = Männer
fig-need-women = Frauen
fig-need-priests = Priester im Tempel
fig-need-jewelry = Schmuckplättchen
fig-need-first = Zugreihenfolge-Plättchen 1
fig-need-regions = Gebiete mit Hütten
fig-need-islands = Inseln mit Hütten
fig-need-cards_of_one_colour = Götterkarten einer Farbe
fig-need-cards = Götterkarten
fig-need-different_cards = verschiedene Götterkarten
fig-need-buildings = verbaute Bauplättchen
fig-need-jewelry_of_kind = Schmuckplättchen
fig-need-god_tiles = Hauptgottplättchen
fig-need-offerings = Opfergaben
fig-need-shells = Muscheln
fig-need-material = Baustoffe
fig-need-materials = Baustoffe
fig-need-terrain = Gebiete mit Hütten
fig-need-fish = Gebiete mit Hütten
fig-need-huts_on_12 = Hütten auf dem 12. Feld
fig-need-men_shifted = heruntergeschobene Männer
fig-need-women_shifted = heruntergeschobene Frauen
fig-need-people_shifted = heruntergeschobene Männer und Frauen
fig-need-people_of_kind = Männer und Frauen einer Art
fig-need-different_men = verschiedene Männer
fig-need-different_women = verschiedene Frauen
fig-need-different_jewelry = verschiedene Schmuckplättchen
fig-need-of = { $need }: { $of }

## Uhren

clock = Uhr
clock-none = Ohne Grenze
clock-move = Für jede Entscheidung
clock-total = Für das ganze Spiel
clock-seconds = { $count } Sekunden
clock-minutes = { $count ->
    [one] Eine Minute
   *[other] { $count } Minuten
}
clock-hours = { $count ->
    [one] Eine Stunde
   *[other] { $count } Stunden
}
clock-whole-days = { $count ->
    [one] Ein Tag
   *[other] { $count } Tage
}
clock-days = { $days } T { $hours } Std
clock-rule = Wenn die Zeit abläuft
clock-rule-bot = Ein Bot übernimmt
clock-rule-vote = Die anderen stimmen ab
clock-rule-end = Das Spiel endet
clock-hint = Für Bots läuft keine Uhr. Solange der Server steht, steht auch die Uhr.
clock-running = Die Uhr läuft
clock-out = Zeit abgelaufen
clock-vote = Zeit abgelaufen: { $names }. Wie geht es weiter?
clock-vote-bot = Bot übernimmt
clock-vote-wait = Warten
clock-vote-end = Spiel beenden
clock-notice-out = Die Zeit von { $name } ist abgelaufen.
clock-notice-bot = Die Zeit von { $name } ist abgelaufen. Ein Bot spielt weiter.
clock-notice-wait = { $name } bekommt mehr Zeit.
clock-notice-end = Die Zeit von { $name } ist abgelaufen. Das Spiel ist zu Ende.

ask-back = Um Rücknahme bitten
ask-back-tip = Bitte die anderen: Wenn alle zustimmen, wird deine letzte Entscheidung zurückgenommen.
take-back-asked = { $name } möchte die letzte Entscheidung zurücknehmen.
take-back-waiting = Du möchtest deine letzte Entscheidung zurücknehmen. Es fehlt noch die Zustimmung von: { $names }.
take-back-missing = Es fehlt noch die Zustimmung von: { $names }.
take-back-agree = Zustimmen
take-back-refuse = Ablehnen
take-back-withdraw = Bitte zurückziehen
take-back-refused = { $name } hat der Rücknahme nicht zugestimmt.
taken-back = { $name } hat mit Zustimmung aller eine Entscheidung zurückgenommen.
stopped-clock = Das Spiel wurde beendet, weil jemandem die Zeit abgelaufen ist.
stopped-host = Der Betreiber dieses Servers hat den Tisch geschlossen.

## Leute

about-person = { $name } stummschalten, blockieren oder melden
mute = Stummschalten
mute-hint = Du siehst weder den Namen noch die Nachrichten. Die Person merkt es nicht.
block = Blockieren
block-hint = Wie oben, und die Person kann bei deinen Tischen weder mitspielen noch zuschauen.
report = Dem Betreiber melden
report-name = Diesen Namen melden
report-line = Diese Nachricht melden
report-hint = Was stimmt nicht? (freiwillig)
muted-done = Stummgeschaltet. In den Einstellungen kannst du es zurücknehmen.
blocked-done = Blockiert. In den Einstellungen kannst du es zurücknehmen.
reported-done = Danke. Der Betreiber wird es lesen.
hidden-player = Stummgeschaltet ({ $letter })
hidden-people = Stummgeschaltet und blockiert
hidden-people-none = Du hast niemanden stummgeschaltet.
hidden-mute = stummgeschaltet
hidden-block = blockiert
unhide = Zurücknehmen
short-code = Code zum Vorlesen
short-code-hint = Auf der Startseite eintippen. Er gilt eine Viertelstunde.

## Die Rangliste

ladder = Rangliste
ladder-of = Rangliste von { $game }
ladder-lead = Menschen und Bots auf einer Rangliste. Es zählen nur gewertete Partien: Standardausgabe, kein Rat, nichts wird einvernehmlich zurückgenommen.
ladder-empty = Noch hat niemand eine gewertete Partie beendet. Setze beim Eröffnen eines Tischs den Haken bei „Gewertet“.
ladder-order = Geordnet ist nach dem unteren Ende des Bereichs, damit niemand nach einer glücklichen Partie oben steht. 400 Punkte mehr bedeuten zehn Siege auf eine Niederlage.
ladder-place = Platz
ladder-player = Spieler
ladder-you = Du
rating = Wertung
rating-interval = 95-%-Bereich
rating-between = { $low } bis { $high }
rated-games = Partien
rated-pages = Seiten über gewertete Partien
to-ladder = Zur Rangliste
statistics = Statistik
statistics-of = Statistik von { $game }
statistics-lead = { $count ->
    [one] Aus der letzten gewerteten Partie.
   *[other] Aus den letzten { $count } gewerteten Partien, die zu Ende gespielt wurden.
}
statistics-seats = { $seats } Plätze
statistics-points = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
}. Punkte im Mittel: { $points }; die der Sieger: { $winner }.
seat = Platz
mean-points = Punkte im Mittel
games-won = Gewonnen
what-winners-did = Was Sieger getan haben
what-winners-did-hint = Punkte im Mittel aus jeder Quelle. Zuerst steht, wo die Sieger am weitesten voraus sind.
of-winners = Sieger
of-others = Übrige
of-bots = Bots
of-everybody = Alle
source = Quelle
no-player-title = Hier ist niemand
no-player-text = Unter dieser Adresse steht niemand auf der Rangliste. Vielleicht wurde gelöscht, was gespeichert war.
player-you = Das bist du, wie andere dich sehen.
player-left = gegangen
muted-player = Stummgeschaltet
gone-player = Früherer Spieler
rating-over-time = Wertung im Lauf der Zeit
rating-chart = Die Wertung über { $count } Partien, von { $first } bis { $last }; das Band ist der 95-%-Bereich.
head-to-head = Direkter Vergleich
opponent = Gegner
rival-better = Besser
rival-worse = Schlechter
rival-even = Gleich
points-compared = Punkte im Mittel aus jeder Quelle in gewerteten Partien, daneben die der Bots und aller.
latest-games = Letzte Partien
game-place = Platz { $place } von { $count }
rated = Gewertet
rated-hint = Das Ergebnis zählt für die Rangliste.
rated-table = Gewertet
rated-table-hint = Das Ergebnis zählt für die Rangliste, auch für Bots. Kein Rat, nichts wird einvernehmlich zurückgenommen; wer geht, wird Letzter.
rated-table-not = Nicht mit eigenen Werten, mehreren Leuten an einem Gerät, einer gespeicherten Partie oder einer Uhr, nach deren Ablauf kein Bot übernimmt.
rated-done = Diese Partie zählt für die Rangliste.
leave-rated = Diese Partie wird gewertet: Wer geht, wird Letzter. Ein Bot übernimmt deinen Platz bis zum Spielende.

## Geplante Züge

plan = Geplanter Zug
plan-ahead = Vorausplanen
plan-title = Einen Zug planen
plan-hint = Wähle, was du tun würdest, wenn du das nächste Mal gefragt wirst. Wählst du mehreres, gilt die Reihenfolge: Gespielt wird das Erste, was möglich ist – und nur, wenn es noch bewirkt, was hier steht. Sonst wirst du gefragt.
plan-looking = Es wird nachgesehen, wonach du gefragt werden kannst …
plan-nothing = Wonach du als Nächstes gefragt wirst, lässt sich nicht vorhersehen.
plan-keep = So planen
plan-kept = Geplant: { $plan }
plan-otherwise = { $first } – sonst: { $then }
plan-dropped = Nicht gespielt: { $plan }. { $reason }
plan-change = Ändern
plan-drop = Zurücknehmen

## Wer man ist

identity = Du
identity-hint = Zum Spielen ist nichts davon nötig.
avatar = Bild
avatar-none = Kein Bild
avatar-turtle = Schildkröte
avatar-shell = Muschel
avatar-palm = Palme
avatar-fish = Fisch
avatar-flower = Blüte
avatar-canoe = Kanu
avatar-mask = Maske
avatar-star = Stern
avatar-colour = Farbe des Bilds
colour-lagoon = Lagune
colour-coral = Koralle
colour-amber = Bernstein
colour-palm = Grün
colour-hibiscus = Rosa
colour-wood = Braun
colour-stone = Grau
colour-night = Dunkelblau
come-back = Zurückkommen
come-back-hint = Mit einem Passkey oder einem Link per E-Mail spielst du in einem anderen Browser als du selbst weiter: mit deinen Tischen, deinem Namen und deinen Wertungen.
passkey = Passkey
add-passkey = Passkey anlegen
use-passkey = Ich habe einen Passkey
passkey-made = Der Passkey gilt ab jetzt.
passkey-not-made = Es wurde kein Passkey angelegt.
passkey-not-used = Es wurde kein Passkey benutzt.
passkey-unsupported = Dieser Browser kennt keine Passkeys, oder die Seite wird nicht über https aufgerufen.
device = Browser
since = seit { $date }
remove = Entfernen
sign-out = Abmelden
recovery-keep = Über diese E-Mail-Adresse zurückfinden
recovery-save = Link zum Bestätigen senden
recovery-back = Ich war schon einmal hier: Link senden
recovery-send = Senden
recovery-sent = Wenn diese Adresse zu jemandem führt, wurde ein Link an sie gesendet.
recover-hint = Ab jetzt ist dieser Browser einer von deinen. Wer ihn vorher unter anderem Namen benutzt hat, ist hier nicht mehr angemeldet.
recover-enter = Als ich weiterspielen
recover-done = Willkommen zurück.
games-as-files = Deine beendeten Partien als Dateien
export-records = Aufzeichnungen (.zip)
export-csv = Tabelle (.csv)
export-bgstats = BG Stats (.json)
name-more = Bild, Passkey und andere Geräte

## Der Tisch in Sätzen

text-page = Der Tisch in Sätzen
text-lead = Alles, was du an diesem Tisch siehst und tun kannst, als Text. Die Seite folgt dem Spiel.
text-back = Zum Spielbrett
text-now = Jetzt
text-choices = Was du tun kannst
text-effect = Das bewirkt: { $effects }
text-confirm = Ausführen: { $choice }
text-cancel = Doch nicht
text-happened = Was zuletzt geschah
text-table = Der Tisch
text-seat = { $name }, Platz { $letter }
text-you = du
text-score = { $name }: Platz { $place }, { $points } Punkte

## Anmerkungen

annotations = Anmerkungen
annotation-hint = Schau dir eine Stellung an, um etwas dazu zu schreiben. Alle, die diese Partie sehen, lesen es, und es steht auch in der Aufzeichnung.
annotation-mark = Zeichen
annotation-no-mark = keins
annotation-text = Was denkst du über diese Stellung?
annotation-save = Speichern
annotation-remove = Löschen
annotation-at = Zeile { $at }

## Benachrichtigungen

notifications = Benachrichtigungen
notifications-hint = Erfahre, dass ein Tisch auf dich wartet, auch wenn keine Seite von Motu offen ist. Eine Nachricht sagt, welcher Tisch es ist und was gefragt ist, nie etwas Verdecktes.
notify-here = In diesem Browser benachrichtigen
this-browser = dieser Browser
push-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen. Das lässt sich in seinen Einstellungen ändern.
push-unsupported = Dieser Browser kann keine Benachrichtigungen zeigen, oder die Seite wird nicht über https erreicht.
channel-push = Browser
channel-webhook = Webhook
channel-mail = E-Mail
channel-unconfirmed = Noch nicht bestätigt: Öffne den Link in der Mail.
channel-gone = Angehalten: Die Adresse gibt es nicht mehr.
channel-failing = Angehalten: Mehrere Nachrichten kamen nicht an.
add-webhook = Webhook hinzufügen
add-mail = E-Mail-Adresse hinzufügen
add-channel = Hinzufügen
remove-channel = Entfernen
webhook-url = Adresse des Webhooks
webhook-format = Dienst
format-discord = Discord
format-slack = Slack
format-ntfy = ntfy
format-json = Anderer (JSON)
mail-address = E-Mail-Adresse
mail-sent = An { $address } wurde eine Mail geschickt. Öffne den Link darin.
test = Testen
test-sent = Eine Testnachricht wurde verschickt.
quiet-hours = Ruhezeit
quiet-from = Von
quiet-until = Bis
reminders = Erinnere mich
reminders-hint = Bevor meine Zeit an einem Tisch abläuft.
break-until = Keine Nachrichten vor dem
your-turn-at = { $count ->
    [one] Du bist an { $count } Tisch am Zug
   *[other] Du bist an { $count } Tischen am Zug
}
link-stop-done = { $name } bekommt keine Nachrichten mehr.
link-confirm-done = { $name } bekommt ab jetzt Nachrichten.
link-used = Es gibt nichts zu tun: Dieser Link wurde schon benutzt, oder die Adresse wurde entfernt.

## Ab einer Stelle weiterspielen

eyes = Gesehen von
eyes-own = mir
eyes-nobody = Zuschauern
play-on-here = Ab hier weiterspielen
play-on-title = Ab dieser Stelle weiterspielen
play-on-over = Ein neuer Tisch beginnt an dieser Stelle. Die Partie, die du ansiehst, bleibt, wie sie ist.
play-on-running = Ein neuer Tisch beginnt an dieser Stelle, gegen Bots. Deine Partie hier bleibt, wie sie ist.
## Eine Seite ohne Server: Die Tische sind in diesem Browser

site-here = In diesem Browser
site-loading = Die Spiele werden vorbereitet: { $percent } %
site-title = Alles in diesem Browser
site-hint = Spiele, Bots und gespeicherte Partien sind alle hier. Nichts wird irgendwohin gesendet, und es geht auch ohne Netz.
site-server-title = Was ein Server dazugibt
site-server-friends = Freunde und andere Leute am Tisch, und offene Tische
site-server-chat = Chat, Zuschauer und Mitteilungen
site-server-devices = Dieselbe Partie auf mehreren Geräten
site-server-move = So kommt eine Partie auf einen Server: im Menü des Tisches als Datei speichern und die Datei dort beim Einrichten eines Tisches öffnen.
open-saved = Gespeicherte Partie öffnen
open-saved-hint = Eine Partie, ein Tisch oder eine Sicherung, die als Datei gespeichert wurde.
save-game = Partie als Datei speichern
save-game-hint = Als Sicherung, für einen anderen Browser oder einen Server. Die Datei enthält alles, auch was verdeckt ist.
delete-game = Löschen
delete-game-of = Löschen: { $name }
delete-game-surely = Endgültig löschen
all-games = Alle { $count } zeigen
no-table-here-title = Diese Partie ist nicht hier
no-table-here-text = Sie ist nicht in diesem Browser gespeichert. Vielleicht wurde sie gelöscht, oder sie ist in einem anderen Browser.
storage-memory = Dieser Browser speichert nichts, vielleicht weil das Fenster privat ist. Speichere Partien als Datei, bevor du es schließt.
storage-restored = Die gespeicherten Partien dieses Browsers wurden gelöscht. Die offene Partie wurde neu gespeichert.
new-version = Eine neue Version von Motu ist da.
new-version-use = Jetzt verwenden
install-app = Als App installieren
your-games = Deine Partien
your-games-hint = Sie sind nur in diesem Browser gespeichert. Eine Sicherung ist eine Datei mit allen Partien, deinen eigenen Werten und deinem Namen.
your-games-size = { $size } MB in diesem Browser, die Spiele selbst mitgezählt
backup-save = Sicherung speichern
backup-added = { $count ->
    [0] Alle Partien der Sicherung waren schon hier.
    [one] Eine Partie ist dazugekommen.
   *[other] { $count } Partien sind dazugekommen.
}
backup-spoilt = { $count ->
    [one] Eine Partie war nicht lesbar:
   *[other] { $count } Partien waren nicht lesbar:
}
delete-games = Alles löschen
delete-games-title = Alle Partien dieses Browsers löschen?
delete-games-what = Alle Partien, Auswertungen, deine eigenen Werte, deine Notizen und dein Name werden gelöscht.
delete-games-done = Alles ist gelöscht.
error-engine-failed = Die Spiele ließen sich in diesem Browser nicht starten. Lade die Seite neu, oder nimm einen neueren Browser. ({ $reason })
error-engine-unreachable = Die Spiele ließen sich nicht laden: Es gibt kein Netz. Sind sie einmal geladen, brauchen sie keines.
error-engine-file-missing = Auf dieser Seite fehlt die Datei { $file }. Vielleicht wird gerade eine neue Version hochgeladen: Lade die Seite in einer Minute neu.
error-browser-too-old = Dieser Browser ist zu alt für die Spiele. Sie brauchen einen von 2023 oder neuer.
