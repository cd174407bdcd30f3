### Gemeinsame Wörter auf Deutsch: Terminal, Bilder, Fehler.

seat-name = Spieler { $number }

language-en = English
language-de = Deutsch
language-ru = Русский

game-bali = Bali
game-bora_bora = Bora Bora
game-raiatea = Raiatea

## Der Tisch im Terminal

game-not-over = Das Spiel ist noch nicht zu Ende: { $seat } entscheidet.
points = Punkte
total = Summe
place = Platz
with-points = { $points ->
    [one] mit { $points } Punkt
   *[other] mit { $points } Punkten
}
winner = { $seat } gewinnt { with-points }.
shared-victory = Geteilter Sieg { with-points }: { $players }.
you-decide = { $seat }, du entscheidest.
waiting-for = { $seat } überlegt …
pass-the-keyboard = Als Nächstes entscheidet { $seat }. Gib die Tastatur weiter, dann drücke Enter.
ask-number = Gib eine Nummer ein (? für Hilfe)
cannot-undo-mark = endgültig
not-understood = „{ $found }“ steht nicht zur Wahl. Gib eine Nummer von 1 bis { $most } ein oder ? für Hilfe.
saved = Das Spiel wurde gespeichert: { $file }
resume-hint = Später weiter mit: { $command }
undone = Rückgängig gemacht.
since-last = Was geschah
help = Gib eine Nummer ein und drücke Enter. Oder: u rückgängig, t Tisch, l Verlauf, s Punkte, r Regel zu dieser Entscheidung, g Sprache, w speichern, q speichern und beenden.
rule = Regel { $clause }: { $text }
rule-unwritten = Hier gilt Regel { $clause }. Das Spiel bringt keine Seite mit, die sie erklärt.
log-title = Verlauf
hand = Hand
goods = Waren
your-things = Du hast

## Bilder eines Tisches

picture-asked = entscheidet: { $players }
picture-over = das Spiel ist zu Ende
picture-seen-by = wie { $seat } es sieht
picture-you = du

## Benachrichtigungen

notification-turn-one = Du bist am Zug
notification-turn = { $count ->
    [one] Du bist an { $count } Tisch am Zug
   *[other] Du bist an { $count } Tischen am Zug
}
notification-over-one = Die Partie ist zu Ende
notification-over = { $count ->
    [one] { $count } Partie ist zu Ende
   *[other] { $count } Partien sind zu Ende
}
notification-one-table = { $what }: { $table }
notification-table = { $game } mit { $players }
notification-game-over = Die Partie ist zu Ende. Sieh dir die Punkte und die Analyse an.
notification-hours-left = { $hours ->
    [one] Du hast noch { $hours } Stunde Zeit.
   *[other] Du hast noch { $hours } Stunden Zeit.
}
notification-minutes-left = { $minutes ->
    [one] Du hast noch { $minutes } Minute Zeit.
   *[other] Du hast noch { $minutes } Minuten Zeit.
}
notification-test = Motu erreicht dich hier
notification-test-text = Du erfährst, wenn ein Tisch auf dich wartet.
notification-confirm = Motu: Ist das deine Adresse?
notification-confirm-text = Jemand möchte hier benachrichtigt werden, wenn ein Tisch bei Motu wartet. Wenn du das warst, öffne den Link. Wenn nicht, brauchst du nichts zu tun: Es kommt keine weitere Mail.
notification-confirm-reason = Um nie wieder gefragt zu werden:
recovery-subject = Motu: ein Link zum Zurückkommen
recovery-text = Öffne diesen Link in dem Browser, in dem du als du selbst weiterspielen willst. Er gilt einmal, eine Stunde lang.
recovery-reason = Wenn du ihn nicht angefordert hast, musst du nichts tun: Ohne den Link geschieht nichts.
notification-reason = Um diese Nachrichten abzubestellen:

## Fehler

error-extra-missing = „{ $package }“ ist nicht installiert. Installiere es mit: pip install "motu[{ $extra }]"
error-file-unreadable = Die Datei { $file } ist nicht lesbar: { $reason }.
error-file-unwritable = Die Datei { $file } ist nicht schreibbar: { $reason }.
error-record-of-another-game = Die Datei { $file } enthält ein Spiel von { $found_game }, nicht von { $expected_game }.
error-bad-players-for-record = Das gespeicherte Spiel hat { $expected } Plätze; genannt wurden { $count } Spieler.
error-no-person = Mindestens einer der Spieler muss „me“ sein. Spieler: { $allowed }.
error-other-origin = Die Anfrage kommt von der Seite eines anderen Servers.
error-too-fast = Zu viele Anfragen. Bitte warte einen Augenblick.
error-too-many-tables = Du hast zu viele Tische eröffnet. Bitte warte eine Minute.
error-body-too-large = Die Anfrage ist zu groß: höchstens { $most } Bytes.
error-unreadable-message = Die Nachricht ist nicht lesbar: { $reason }
error-unknown-table = Den Tisch „{ $table }“ gibt es nicht.
error-table-spoilt = Die gespeicherten Daten von Tisch { $table } sind nicht lesbar.
error-table-file-unreadable = Das ist kein Tisch, den Motu gespeichert hat: { $reason }
error-table-file-too-large = Die Datei ist zu groß: höchstens { $most } Bytes.
error-review-does-not-fit = Die Analyse in der Datei gehört nicht zu ihrem Spiel.
error-unknown-route = Unter { $route } gibt es nichts.
error-page-not-built = Hier fehlt die Seite. Mit diesem Befehl bekommst du sie: { $command }
page-terminal-instead = Ohne sie kannst du im Terminal spielen: { $command }
error-not-seated = Du hast an diesem Tisch keinen Platz.
error-not-begun = Das Spiel hat noch nicht begonnen: Es sind nicht alle Plätze besetzt.
error-not-over = Das geht erst nach dem Ende des Spiels.
error-no-open-seat = Dieser Platz ist nicht frei.
error-wrong-secret = Dieser Link führt hier zu keinem Platz. Jeder Link gilt nur einmal: Erzeuge auf dem anderen Gerät einen neuen.
error-one-seat-each = Du kannst an einem Tisch nur einen Platz haben.
error-one-device-only = An einem Tisch für ein einziges Gerät gibt es keine offenen Plätze: Alle spielen an diesem Gerät.
error-one-device-stays = Die Leute an diesem Tisch teilen sich ein Gerät. Der Tisch lässt sich nicht auf ein anderes mitnehmen.
error-key-taken = Ein anderer Platz hat diesen Schlüssel schon benutzt.
error-stale = Der Tisch hat sich inzwischen verändert. Schau noch einmal hin und wähle dann.
error-guests-only = Öffne zuerst die Startseite: Der Server kennt dich noch nicht.
error-database-unreachable = Die Datenbank { $database } ist nicht benutzbar: { $reason }
error-database-too-new = Die Datenbank { $database } stammt von einer neueren Version (Stand { $found }; diese kennt { $expected }). Bitte aktualisiere Motu.
error-database-missing = Unter { $database } gibt es keine Datenbank von Motu.
error-database-not-empty = Die Datenbank { $database } hat schon Tabellen. Eine Sicherung lässt sich nur in eine leere zurückspielen.
error-not-a-backup = Die Datei { $file } ist keine Sicherung von Motu.
error-backup-too-new = Die Datei { $file } hat Version { $found } des Sicherungsformats; diese Version von Motu kennt { $expected }. Bitte aktualisiere Motu.
error-backup-schema-too-new = Die Sicherung { $file } entstand bei Stand { $found } der Datenbank; diese Version von Motu kennt { $expected }. Bitte aktualisiere Motu.
error-backup-cut-off = Die Sicherung { $file } ist abgeschnitten: Ihr Ende fehlt. Es wurde nichts zurückgespielt.
error-backup-spoilt = Die Sicherung { $file } ist beschädigt: Ihr Inhalt passt nicht zur Prüfsumme. Es wurde nichts zurückgespielt.
error-backup-does-not-fit = Die Sicherung passt nicht in die Datenbank { $database }: { $reason }. Es wurde nichts zurückgespielt.
error-unknown-database = „{ $database }“ ist keine Datenbank. Erlaubt: { $allowed }.
error-postgres-not-installed = PostgreSQL braucht noch ein Paket: { $command }
error-bad-origin = „{ $found }“ ist nicht die Adresse einer Website. Sie sieht so aus: https://club.example, ohne Pfad.
error-port-taken = { $host }:{ $port } ist schon belegt. Wähle mit --port einen anderen Port.

error-no-hints = An diesem Tisch wird ohne Tipps und Analyse gespielt.
error-too-many-reviews = Zu viele Analysen auf einmal. Warte eine Minute.
error-one-review-at-a-time = Du hast schon eine andere Analyse angefordert. Warte, bis sie fertig ist.
error-review-failed = Die Analyse ist fehlgeschlagen. Versuche es noch einmal.
error-not-asked = Du bist gerade nicht gefragt.
error-no-lesson = Für { $game } gibt es kein Einführungsspiel.
error-bad-game-name = „{ $found }“ kann kein Spiel heißen: Der Name besteht aus Kleinbuchstaben, Ziffern und Unterstrichen und beginnt mit einem Buchstaben.
error-game-name-taken = Das Spiel „{ $game }“ gibt es schon.
error-folder-not-empty = Den Ordner „{ $file }“ gibt es schon, und er ist nicht leer.
error-game-left-out = Das Spiel „{ $game }“ lässt sich hier nicht spielen: { $reason }
error-unknown-game = Das Spiel „{ $game }“ gibt es nicht. Spiele: { $allowed }.
error-unknown-player = Den Spieler „{ $player }“ gibt es nicht. Spieler: { $allowed }.
error-unknown-runner = Einen Runner „{ $runner }“ gibt es nicht. Möglich sind: { $allowed }.
error-unknown-form = Die Turnierform „{ $form }“ gibt es nicht. Formen: { $allowed }.
error-players-not-different = Ein Turnier braucht mindestens zwei verschiedene Spieler, nicht { $players }.
error-results-of-another-tournament = Die Datei { $file } enthält ab Zeile { $line } Ergebnisse eines anderen Turniers.
error-tuning-does-not-fit = Die Datei { $file } enthält keine Gewichte für { $game }.
error-unknown-language = Die Sprache „{ $language }“ gibt es nicht. Sprachen: { $allowed }.
error-unknown-option = { $game } hat keine Option „{ $option }“. Optionen: { $allowed }.
error-option-not-yes-or-no = Die Option „{ $option }“ kann nur ja oder nein sein, nicht „{ $value }“.
error-bad-seats = { $game } ist für { $least } bis { $most } Spieler, nicht für { $seats }.
error-bad-players = { $game } ist für { $least } bis { $most } Spieler; genannt wurden { $count }.
error-bad-seed = Ein Startwert ist eine ganze Zahl von 0 bis 2^64 - 1, nicht „{ $found }“.
error-unknown-seat = Den Platz { $number } gibt es nicht. Plätze: { $least } bis { $most }.
error-game-is-over = Das Spiel ist zu Ende: Es gibt nichts mehr zu entscheiden.
error-not-your-decision = Jetzt entscheidet nicht Platz { $number }, sondern Platz { $asked }.
error-not-an-option = „{ $token }“ steht jetzt nicht zur Wahl. Zur Wahl: { $allowed }.
error-nothing-to-undo = Es gibt nichts rückgängig zu machen.
error-undo-barred = Das lässt sich nicht mehr rückgängig machen: Der Zufall hat entschieden, oder Verdecktes wurde aufgedeckt.
error-undo-not-yours = Inzwischen hat jemand anders gezogen: Rückgängig machen kannst du nur deine eigenen letzten Züge.
error-already-asked-to-take-back = Die anderen sind schon gefragt worden.
error-take-back-refused = Die anderen haben nicht zugestimmt. Nach dem nächsten Zug darfst du wieder fragen.
error-take-back-over = Diese Bitte hat sich erledigt.
error-record-unknown = Zeile { $line }: Das ist keine Aufzeichnung. Sie beginnt mit „{ $found }“ statt mit „{ $expected }“.
error-record-header-unknown = Zeile { $line }: „{ $found }“ gehört nicht in den Kopf. Seine Zeilen sind, je einmal: { $allowed }.
error-record-header-missing = Zeile { $line }: Der Kopf endet ohne „{ $key }“.
error-record-not-a-number = „{ $key }“ im Kopf muss eine ganze Zahl sein, nicht „{ $found }“.
error-record-miscounted = Zeile { $line }: Hier steht „{ $found }“, davor stehen aber { $count } Einträge.
error-record-goes-on = Zeile { $line }: Die Aufzeichnung geht nach ihrem Ende weiter.
error-record-cut-off = Zeile { $line }: Die Aufzeichnung ist abgeschnitten. Die letzte Zeile müsste „end“ und die Zahl der Einträge sein.
error-record-of-a-guess = Ein nur geratener Tisch hat keine Aufzeichnung.
error-network-missing = Das Netz von { $game } für { $seats } Plätze fehlt, obwohl die Gewichte es nennen.
error-record-other-version = Die Aufzeichnung entstand mit Version { $found } der Regeln von { $game }; dies ist Version { $expected }.
error-record-other-components = Die Partie wurde mit einer Ausgabe von { $game } gespielt, die hier nicht bekannt ist ({ $found }). Die Standardausgabe ist { $expected }. Füge die Datei der Ausgabe hinzu und öffne die Partie dann noch einmal.
error-record-illegal = Zeile { $line }: „{ $entry }“ ist hier nicht möglich. { $reason }
error-record-carries-another-edition = Die Partie wurde mit der Ausgabe { $expected } gespielt, enthält aber { $found }.
error-record-replays-differently = Mit dieser Version wäre die Partie { $game } anders verlaufen. Sie kann angesehen, aber nicht fortgesetzt werden.
error-snapshot-spoilt = Das gespeicherte Bild dieses Tisches ist nicht lesbar.
error-table-archived = Diese Partie kann nur angesehen werden: Sie wurde mit Regeln oder Zahlen gespielt, die dieser Server nicht hat.
error-components-unreadable = { $file } ist nicht lesbar: { $reason }
error-components-block-without-source = { $file }: Der Block [{ $block }] nennt keine Quelle.
error-components-block-unsure = { $file }: Der Block [{ $block }] muss sagen, wie sicher er ist. Erlaubt: { $allowed }.
error-components-figure-missing = { $file }: Im Block [{ $block }] fehlt „{ $key }“.
error-components-figure-unfit = { $file }: Im Block [{ $block }] ist „{ $key }“ { $found }, muss aber so sein: { $wanted }.
error-components-region-twice = { $file }: Das Gebiet „{ $region }“ kommt auf der Karte zweimal vor.
error-components-path-to-nowhere = { $file }: Der Weg { $path } führt nach „{ $region }“, das kein Gebiet der Karte ist.
error-components-path-twice = { $file }: Der Weg { $path } verbindet Gebiete, die schon verbunden sind, oder eines mit sich selbst: { $regions }.
error-components-path-too-long = { $file }: Der Weg { $path } hat den Wert { $value }; kein Würfel zeigt mehr als { $most }.
error-components-region-cut-off = { $file }: Zum Gebiet „{ $region }“ führt kein Weg.
error-components-count-unfit = { $file }: Der Block [{ $block }] hat { $found } von „{ $thing }“; nötig sind { $expected }.
error-components-task-twice = { $file }: Die Aufgabe „{ $task }“ kommt zweimal vor.
error-components-effect-unreadable = { $file }: { $card }, Effekt { $line }: { $found } ist nicht lesbar. Erwartet: { $wanted }.
error-components-card-unfit = { $file }: Bei { $card } ist „{ $key }“ { $found }, muss aber so sein: { $wanted }.
error-components-too-long = { $file } hat { $found } Zeichen; gelesen werden höchstens { $most }.
error-components-other-game = { $file }: Das sind die Zahlen von „{ $found_game }“, nicht von „{ $expected_game }“.
error-components-block-unknown = { $file }: Das Spiel hat keinen Block [{ $block }]. Seine Blöcke sind: { $allowed }.
error-components-not-as-printed = { $file }: Im Block [{ $block }] ist „{ $key }“ { $found }, in der Spielregel steht aber { $expected } ({ $source }).
error-components-against-clause = { $file }: { $counted }: { $found }, laut Spielregel aber { $expected } (Abschnitt { $clause }, Block [{ $block }], „{ $key }“).
error-edition-of-another-game = Das sind Zahlen von „{ $found_game }“; in „{ $game }“ kann man nicht mit ihnen spielen.
error-unknown-edition = „{ $edition }“ ist weder eine Datei noch eine bekannte Ausgabe von { $game }. Bekannte Ausgaben: { $allowed }.
error-unknown-edition-or-game = „{ $edition }“ ist weder eine Datei noch ein Spiel. Spiele: { $allowed }.
error-edition-needs-one-game = Die Ausgabe { $edition } gehört zu einem Spiel. Nenne genau ein Spiel.
error-results-of-another-edition = Die Datei { $file } enthält ab Zeile { $line } Ergebnisse mit der Ausgabe { $found }. Diese Partien würden mit { $expected } gespielt.
error-record-of-another-edition = Die Partie in { $file } wird mit der Ausgabe { $found } gespielt, nicht mit { $expected }.
error-file-exists = Die Datei { $file } gibt es schon. Wähle einen anderen Namen.
error-no-common-seats = Die beiden Ausgaben haben keine gemeinsame Spielerzahl.
error-no-such-edition = Von { $game } gibt es hier keine Zahlen „{ $edition }“.
error-install-needs-comparison = Ein Netz wird nur nach mindestens { $least } Vergleichspartien (--matches) und mit der Standardausgabe installiert.
error-too-many-undos = In dieser Partie wurde schon zu oft zurückgenommen. Spiele weiter.
error-store-unavailable = Der Server kann gerade nichts speichern. Es wurde nichts geändert. Versuche es gleich noch einmal.
error-other-host = Unter dem Namen „{ $host }“ ist dieser Server nicht zu erreichen. Wer ihn betreibt, kann das mit --allowed-host erlauben.
error-database-in-use = Ein anderer Server benutzt { $database } bereits. Eine SQLite-Datei dient einem Server; für mehrere nimm PostgreSQL.
error-ambiguous-id = { $count } Kennungen beginnen mit „{ $start }“. Gib mehr davon ein.
error-unknown-guest = Es gibt keinen Gast, dessen Kennung mit „{ $guest }“ beginnt.
error-host-only = Das ist nur für den Betreiber des Servers.
error-settings-unreadable = Die Einstellungen in { $file } sind nicht lesbar: { $reason }
error-setting-unknown = In { $file } steht eine unbekannte Einstellung „{ $setting }“. Einstellungen: { $allowed }.
error-owner-only = Das kann nur, wer diesen Tisch eröffnet hat.
error-nobody-to-remove = An diesem Platz sitzt niemand, den du entfernen könntest.
error-has-moved = Diese Person hat schon gezogen und kann nicht mehr entfernt werden.
error-removed = Du wurdest von diesem Tisch entfernt.
error-table-closed = Dieser Tisch ist für Zuschauer geschlossen.
error-game-stopped = Dieses Spiel wurde beendet, niemand kann mehr ziehen.
error-closed-by-host = Der Betreiber hat diesen Tisch geschlossen.
error-no-vote = Es gibt nichts abzustimmen.
error-plan-unforeseen = Das lässt sich nicht planen: Danach wirst du als Nächstes nicht gefragt.
error-plan-asked = Du bist am Zug: Wähle jetzt.
error-plan-over = Die Partie ist zu Ende.
error-plan-not-here = An diesem Tisch lassen sich keine Züge planen.
error-plan-other-question = Du wurdest etwas anderes gefragt als geplant.
error-plan-other-meaning = Was du geplant hast, hätte jetzt eine andere Wirkung.
error-plan-impossible = Was du geplant hast, ist nicht mehr möglich.
error-passkey-unreadable = Der Passkey war nicht zu lesen. Versuche es noch einmal.
error-passkey-other-site = Dieser Passkey gehört zu einer anderen Website.
error-passkey-nobody-there = Der Passkey wurde nicht bestätigt. Versuche es noch einmal.
error-passkey-wrong-signature = Der Passkey passt nicht. Es wurde nichts geändert.
error-passkey-too-late = Das hat zu lange gedauert. Versuche es noch einmal.
error-passkey-unknown = Dieser Passkey ist hier nicht bekannt. Vielleicht wurde er entfernt oder alles gelöscht.
error-passkey-copied = Dieser Passkey wurde abgelehnt: Vielleicht wurde er kopiert. Entferne ihn auf einem Gerät, auf dem du angemeldet bist.
error-too-many-passkeys = Dieser Passkey ist schon bekannt, oder du hast { $most } davon. Entferne erst einen.
error-recovery-link-used = Dieser Link wurde schon benutzt oder ist älter als eine Stunde. Fordere einen neuen an.
error-annotation-empty = Wähle ein Zeichen oder schreibe etwas.
error-too-many-annotations = Du hast zu dieser Partie { $most } Anmerkungen geschrieben. Lösche erst eine.
error-annotation-of-another = Das hat jemand anders geschrieben.
error-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-ratings-two-bots = Es braucht mindestens zwei verschiedene Bots: Aus Partien gegen sich selbst folgt nichts.
error-rated-not-here = Hier gibt es keine Rangliste, also auch keine gewerteten Partien.
error-rated-hints = An einem gewerteten Tisch darf niemand den Experten fragen: Schalte den Rat aus.
error-rated-edition = Gewertete Partien werden mit der Standardausgabe gespielt.
error-rated-one-device = An einem gewerteten Tisch sitzt jeder an einem eigenen Gerät.
error-rated-clock = An einem gewerteten Tisch übernimmt ein Bot, wenn die Zeit abläuft; eine andere Regel kann die Uhr dort nicht haben.
error-rated-link = Ein gewerteter Platz bleibt bei dem, der ihn eingenommen hat. Mit einem Passkey oder einem Wiederherstellungslink spielst du auf mehreren Geräten.
error-rated-remove = Eine gewertete Partie hat begonnen: Niemand kann mehr entfernt werden.
error-rated-take-back = An einem gewerteten Tisch wird nichts einvernehmlich zurückgenommen.
error-unknown-ladder-player = Unter dieser Adresse steht niemand auf der Rangliste.
error-clock-without-time = Eine Uhr braucht eine Zeit je Entscheidung, eine für das ganze Spiel oder beides.
error-nobody-there = Dort ist niemand.
error-not-yourself = Das bist du selbst.
error-blocked-here = Jemand an diesem Tisch hat dich blockiert.
error-guest-blocked = Der Betreiber hat dich gesperrt. Deine Spiele kannst du zu Ende spielen, mehr nicht.
error-unknown-code = Der Code { $code } führt zu keinem Tisch. Codes gelten eine Viertelstunde.
error-no-puzzle = Heute gibt es keine Aufgabe.
error-internal-error = Auf dem Server ist etwas schiefgegangen. Nenne dem Betreiber diese Nummer: { $request }.
error-unknown-report = Es gibt keine offene Meldung { $report }.
error-bad-announcement = Eine Ansage hat 1 bis { $most } druckbare Zeichen.
error-unknown-announcement = Es gibt keine Ansage { $announcement }.
error-edition-figure-unknown = Im Block [{ $block }] gibt es keine Zahl „{ $key }“.
error-edition-refused = { $count ->
    [one] Diese Zahlen können nicht gespeichert werden: Es gibt ein Problem.
   *[other] Diese Zahlen können nicht gespeichert werden: Es gibt { $count } Probleme.
}
error-edition-is-standard = Das sind genau die Standardzahlen. Ändere mindestens eine.
error-too-many-editions = Du hast schon { $most } Ausgaben. Lösche zuerst eine.
error-pieces-not-conserved = Von { $piece } gibt es { $found }, es müssten aber { $expected } sein.
error-tokens-not-unique = Zwei Optionen einer Entscheidung haben dasselbe Kürzel.
error-state-changed-by-looking = Ein Blick auf den Tisch oder eine abgelehnte Antwort hat ihn verändert.
error-replay-differs = Die Aufzeichnung führt zu einem anderen Stand.
error-illegal-answer-taken = Die Antwort „{ $token }“ stand nicht zur Wahl und wurde trotzdem angenommen.
error-guess-looks-different = Ein geratener Tisch sieht für den ratenden Platz anders aus als der echte.
error-guess-gives-other-choices = Ein geratener Tisch lässt seinem Platz eine andere Wahl als der echte.
error-guess-has-other-features = Ein geratener Tisch hat andere Merkmale als der echte.
error-guess-knows-too-much = Ein geratener Tisch hängt von etwas ab, das der Platz nicht weiß.
error-points-do-not-add-up = Die Punkte nach Herkunft ergeben nicht die Summe.
error-winner-has-not-most-points = Wer auf dem ersten Platz steht, hat nicht die meisten Punkte.

error-unknown-clause = { $game } hat keine Regel „{ $clause }“. Regeln: { $allowed }.
error-unknown-answer-rule = „{ $found }“ ist kein Umgang mit Antworten, die nicht möglich sind. Es gibt: { $allowed }.
error-server-unreachable = Der Motu-Server unter { $server } antwortet nicht: { $reason }
error-connection-lost = Die Verbindung zum Tisch ging verloren. Bitte sieh noch einmal nach und wähle dann.
error-unknown-seat-key = „{ $key }“ ist kein Schlüssel eines Platzes. Man bekommt ihn, wenn man einen Tisch eröffnet oder sich dazusetzt.
error-another-client = Auf diesem Platz spielt ein anderes Programm. Du kannst zuschauen oder den Platz mit seinem Schlüssel übernehmen.
error-seat-taken-over = Ein anderes Programm hat diesen Platz übernommen; dieser Schlüssel gilt nicht mehr.
error-player-command-failed = Der Befehl „{ $command }“ antwortet nicht: { $reason }

# What an edition counts

counted-good-with-four-farmers = Steine für eine Ware mit vier Bauern
counted-different-farmers = verschiedene Bauern in einem Startsatz
counted-regions-of-a-terrain = Gebiete einer Landschaft
counted-fish-of-value-1 = Fischplättchen mit Wert 1
counted-highest-fish = das höchste Fischplättchen
counted-fish-of-a-kind = Fischplättchen einer Art
counted-first-status = Punkte auf dem ersten Feld der Statusleiste
counted-highest-status = Punkte auf dem letzten Feld der Statusleiste
counted-tasks = Aufgabenplättchen
counted-jewelry-tiles = Schmuckplättchen
counted-lowest-jewelry = Punkte des billigsten Schmucks
counted-highest-jewelry = Punkte des teuersten Schmucks
counted-rituals = Ritualkarten
counted-missions = Aufgabenplättchen
counted-forest-cards = Waldkarten
counted-starting-cards = Startkarten
counted-starting-masks = Startmasken
counted-ritual-cost = Kosten eines Rituals im Beispiel der Spielregel
error-address-needs-https = Die Adresse { $url } beginnt nicht mit https://.
error-address-private = { $host } liegt in einem privaten Netz. Das erlaubt der Betreiber dieses Servers nicht.
error-address-unknown = Diese Adresse wurde nicht gefunden: { $reason }.
error-address-unusable = { $url } ist keine brauchbare Adresse.
error-mail-server-unusable = Die Einstellung { $setting } ergibt keinen Sinn. Für Mail braucht es einen Server wie smtps://name:passwort@mail.example und einen Absender.
error-no-mail-server = Dieser Server verschickt keine Mails.
error-not-delivered = Es kam nicht an: { $reason }.
error-too-many-channels = Du hast schon { $most } Adressen. Entferne zuerst eine davon.
error-unknown-channel = Diese Adresse wurde schon entfernt.
error-unknown-zone = „{ $zone }“ ist keine Zeitzone, die dieser Server kennt.
error-fork-at-end = An dieser Stelle ist die Partie zu Ende.
error-fork-own-seat = Solange die Partie läuft, kannst du nur auf deinem eigenen Platz weiterspielen.
error-fork-running = Weiterspielen kannst du ab jeder Stelle beendeter Partien und deiner eigenen Partien gegen Bots.
error-fork-seats = Diese Partie hat { $expected } Plätze, genannt wurden { $found }.

## Eine Seite, und was sie im Browser speichert

error-needs-a-server = Dafür braucht es einen Server.
error-storage-full = Im Speicher dieses Browsers ist kein Platz mehr; nichts wurde geändert. Lösche Partien, die du nicht mehr brauchst, oder speichere sie vorher als Datei.
error-storage-failed = Der Browser konnte das nicht speichern; nichts wurde geändert: { $reason }
error-storage-of-a-newer-release = Die Partien in diesem Browser hat eine neuere Version von Motu gespeichert. Lade die Seite neu.
error-backup-unreadable = Das ist keine Sicherung, die Motu gespeichert hat: { $reason }
error-site-part-missing = { $part } ist nicht zu bekommen: { $reason }
error-site-part-differs = { $part } ist nicht die Datei, die es sein sollte.
error-site-folder-not-empty = In { $folder } sind andere Dateien. Nenne einen neuen oder einen leeren Ordner.
