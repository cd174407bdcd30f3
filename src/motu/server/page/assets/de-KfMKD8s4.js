var e=`### Die Seite auf Deutsch.

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
try-again = Noch einmal
you = du

## The start page

your-name = Dein Name
name-hint = So sehen dich die anderen am Tisch. Höchstens 24 Zeichen.
join-by-link = Mit Link dazukommen
link-or-code = Link oder Code
sit-down = Hinsetzen
play-now = Sofort gegen Bots
new-table = Neuer Tisch
create-table = Tisch aufstellen
rules-of = Regeln von { $game }
players-range = { $least } bis { $most } Spieler
minutes = { $count } Min.
my-tables = Deine Tische
tables-waiting = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
no-tables-yet = Noch keine Tische. Fang oben einen an: Die Bots sind bereit.
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
waiting-for-bot = Ein Bot denkt nach
open-tables = Offene Tische
all-tables = Alle { $count }
free-seats = { $count ->
    [one] Ein freier Platz
   *[other] { $count } freie Plätze
}
no-open-tables = An keinem offenen Tisch wartet jemand. Stell einen auf und lade jemanden ein.
take-a-seat = Platz nehmen

## A new table

game = Spiel
seats = Wer spielt
seat-of = Platz { $letter }
seat-me = Ich
seat-open = Freier Platz
bot-of-level = Bot: { $level }
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = meisterhaft
level-without-network = { $level }, ohne Netz
fewer-seats = Ein Platz weniger
more-seats = Ein Platz mehr
variants = Varianten
table = Tisch
title-hint = Ein Name für den Tisch, wenn du magst
listed = In der Lobby zeigen
listed-hint = Jeder darf einen freien Platz nehmen. Sonst nur, wer den Link hat.
hints = Rat und Analyse
hints-hint = In freundschaftlichen Spielen dürfen alle den Experten fragen und das Spiel nach dem Ende analysieren lassen.
from-record = Oder ein gespeichertes Spiel öffnen (eine .motu- oder .json-Datei):
set-up-table = Tisch aufstellen

## The table

opening-table = Der Tisch wird gedeckt …
bot-name = Bot { $letter }
former-player = Ehemaliger Mitspieler { $letter }
no-table-title = Diesen Tisch gibt es nicht
no-table-text = Vielleicht ist der Link abgeschnitten, oder der Tisch wurde abgeräumt.
connection-open = Verbunden
connection-lost = Verbindung weg, neuer Versuch …
connection-overloaded = Zu viel auf einmal, kurze Pause …
watchers = { $count ->
    [one] Ein Zuschauer
   *[other] { $count } Zuschauer
}
rules = Regeln
help = Hilfe
other-release = Auf dem Server liegt eine neuere Fassung dieser Seite.
load-anew = Neu laden
question = Was gefragt ist
steps = Schritte des Zuges
undo = Zurück
this-turn = Dieser Zug
undo-to-here = Bis hierher zurück
choose = Wähle einen Zug
which-one = Welchen davon meinst du?
let-go = Keinen davon
no-way-back = Das lässt sich nicht zurücknehmen.
sending = Dein Zug ist unterwegs …
please-wait = Bitte warten …
bot-thinks = { $names } denkt nach …
you-win = Du gewinnst mit { $points } Punkten!
wins = { $name } gewinnt mit { $points } Punkten
shared-victory = { $names } teilen sich den Sieg mit { $points } Punkten
past-title = Rückblick: Zeile { $at } von { $of }
past-hint = Hier lässt sich nichts tun; das Spiel läuft derweil weiter.
past-over-hint = So sah der Tisch damals aus. Das Spiel ist vorbei.
back-to-live = Zurück ins Jetzt
others = Die anderen
thinks = denkt nach …
decides = entscheidet
here = ist da
away = ist weg
free = frei
whole-side = { $name }: die ganze Seite zeigen
choices = Auswahl
all-choices = Alle { $count } Züge
side = Verlauf, Gespräch und Punkte
log = Verlauf
chat = Gespräch
scores = Punkte
unread = ungelesen
since-last = Seit deinem letzten Zug
jump-here = Den Tisch von damals zeigen
nothing-yet = Noch ist nichts geschehen.
whole-log = Den ganzen Verlauf zeigen
spectator = Zuschauer
notes = Private Notizen
notes-hint = Nur für dich, in diesem Browser aufbewahrt.
moment-link = Link zu diesem Moment kopieren
no-chat-yet = Noch hat niemand etwas gesagt.
say-something = Sag etwas
send = Senden
total = Summe
total-open = Bisher offen
open-points-hint = Was verdeckt ist, zählt erst am Ende.
history = Weg zurück durch das Spiel
first = Zum Anfang
back = Eine Entscheidung zurück
forward = Eine Entscheidung vor
live = Live
past = Zeile { $at } von { $of }
rule = Die Regel: Klausel { $clause }
tab-mine = Meins
tab-choices = Auswahl
tab-table = Tisch
tab-others = Andere
tab-log = Verlauf

## Waiting, leaving, the end

waiting-title = Es geht los, sobald alle da sind
put-a-bot = Einen Bot hierher setzen
invite = Mit Link einladen
invite-hint = Wer ihn öffnet, kann einen freien Platz nehmen oder zusehen.
other-device = An einem anderen Gerät weiterspielen
other-device-hint = Dieser Link öffnet deinen Platz, einmal. Behalte ihn für dich.
leave = Den Tisch verlassen
leave-surely = Gehen, ein Bot spielt weiter
leave-hint = Ein Bot übernimmt deinen Platz für immer.
show-result = Ergebnis zeigen
first-place = Erster Platz
points-by-source = Punkte nach Herkunft
rematch = Noch ein Spiel
rematch-ready = Dieselbe Runde fängt noch einmal an.
to-rematch = Zur Revanche
look-at-table = Den Tisch ansehen
record = Aufzeichnung sichern
save-table = Ganzen Tisch sichern

## Help

help-text = Was orange leuchtet, kannst du jetzt wählen. Zeig darauf und sieh, was es brächte. Dieselben Züge stehen als Liste in der Seitenspalte.
key-arrows = Über das Wählbare wandern
key-enter = Wählen, bestätigen
key-numbers = Nach der Nummer in der Liste wählen
key-undo = Zurücknehmen
key-escape = Gewähltes loslassen
key-history = Im Spiel zurück und vor
key-help = Diese Hilfe

## Rules

contents = Inhalt
figures = Wie sicher die Zahlen sind
figures-hint = Jede Zahl des Spiels hat eine Quelle. Was nur auf gedruckten Teilen steht, ist erschlossen.
rules-only-english = Diese Regeln gibt es bisher nur auf Englisch.
sure-printed = steht im Regelheft
sure-derived = folgt aus gedruckten Zahlen
sure-reported = von Spielern berichtet
sure-reconstructed = erschlossen

## Settings

theme = Hell und dunkel
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
speed = Bewegung
speed-off = Aus
speed-fast = Schnell
speed-normal = Normal
speed-slow = Langsam
confirm = Züge bestätigen
confirm-always = Immer
confirm-final = Nur was endgültig ist
confirm-never = Nie
senses = Augen und Ohren
marks = Stärkere Zeichen
marks-hint = Was wählbar ist, bekommt einen doppelten Rahmen und hängt nicht allein an der Farbe.
sound = Ton
sound-hint = Kleine Töne für Züge und wenn du dran bist.
settings-kept = Bleibt nur in diesem Browser.

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
not-found-text = Diese Adresse führt zu keiner Seite von Motu.
error-page-offline = Der Server ist nicht zu erreichen.
error-unknown = Etwas ist schiefgegangen.

## The guided game, and advice

lesson = Angeleitetes erstes Spiel
lesson-step = Schritt { $step } von { $steps }
lesson-strayed = Du bist eigene Wege gegangen, und das Spiel geht weiter. Zurücknehmen führt wieder zur Anleitung.
learn-game = { $game } in einem angeleiteten Spiel lernen
advice = Rat des Experten
advice-thinking = Der Experte denkt nach …
advice-chance = gewinnt { $percent } % der Spiele
advice-points = { $points } Punkte am Ende:
advice-beside = { $points } Punkte am Ende; verglichen mit der ersten Wahl:
advice-difference = Punkte mehr oder weniger als mit der ersten Wahl, nach Herkunft
advice-alike = { $points } Punkte am Ende, aus denselben Quellen wie bei der ersten Wahl
advice-how = Der Experte weiß nur, was du weißt. Er hat für jede Wahl { $deals } Spiele von hier aus zu Ende gespielt; Chancen stimmen auf etwa { $error }\xA0%.

## Die Analyse nach dem Spiel

review = Analyse
tab-review = Analyse
review-of-game = Analyse des Spiels
review-off = An diesem Tisch wurde ohne Rat gespielt, darum gibt es keine Analyse.
review-what = Der Experte blickt auf das Spiel zurück: wer wann wohl gewonnen hätte, wo es sich wendete und welche Entscheidungen am meisten kosteten.
review-ask = Spiel analysieren
review-players-only = Wer am Tisch saß, kann sie anfordern.
review-making = Der Experte sieht sich das Spiel an: { $done } von { $whole } …
review-leave = Das dauert etwa eine Minute. Du kannst weggehen; die Analyse ist da, wenn du wiederkommst.
review-nothing = In diesem Spiel hatte niemand eine Wahl.
review-chances = Gewinnchancen
review-chart = Gewinnchancen im Lauf des Spiels, als Linien. Dieselben Zahlen stehen unten in einer Tabelle.
review-slider = Zeitpunkt des Spiels
review-begin = Anfang
review-end = Ende
review-turn-key = Wendepunkt
review-better-key = bessere Wahl
review-turning = Wendepunkte
review-no-turning = Die Chancen wendeten sich nie stärker, als der Zufall erklären kann.
review-after = Dann: { $choice }
review-better = Bessere Entscheidungen
review-no-better = Der Experte fand nichts, was klar besser gewesen wäre.
review-played = Gespielt
review-rather = Besser
review-loss = { $percent } % Gewinnchance verschenkt ({ $from } % → { $to } %)
review-loss-hint = Auf etwa { $error }\xA0% genau, nach dem, was damals bekannt war
review-why = Punkte am Ende, die es mehr oder weniger gebracht hätte, nach Herkunft
review-no-why = Die Punkte wären etwa gleich; es ändert, was die anderen tun können.
review-table = Alle Zahlen als Tabelle
review-line = Zeile
review-looked = { $looked } von { $choices } Entscheidungen mit einer Wahl wurden angesehen, und zwar von: { $names }.
review-how = Für jede wurden { $deals } Spiele von schnellen Spielern zu Ende gespielt; was am schlechtesten aussah, wurde noch einmal in je { $checks } Spielen verglichen. Chancen stimmen auf etwa { $error }\xA0%. Jede Entscheidung wird nach dem beurteilt, was ihr Platz damals wusste.
`;export{e as default};