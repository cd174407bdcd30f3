### Raiateas Tisch auf Deutsch.

kind-black = du, sofort
kind-blue = bleibt liegen
kind-burgundy = gegen andere
kind-brown = alle
locations = Orte
does-forest = Alle nehmen in zwei Durchgängen Karten aus dem Wald; der Kahuna beginnt
does-path = Einen Priester für { $one } Perlen anwerben oder zwei für { $two }, dann Mana nach dem Stand auf der Priesterleiste; der Kahuna bekommt zuerst Priester: { $priests }
does-marae = Eine Ware für eine Tätowierung opfern und Rituale ziehen; der Kahuna darf beides zweimal
does-neighbourhood = Masken mit dem Markt tauschen; der Kahuna darf eine Aufgabe erfüllen
does-market = Eine Ware verkaufen und einen Helfer für { $price } Perlen anheuern; der Kahuna darf beides zweimal
does-reef = Alle bekommen so viele Perlen, wie der Würfel zeigt; der Kahuna { $pearls } mehr
bonus-first = zuerst
bonus-again = noch mal
kahuna-bonus = Der Bonus des Kahuna
rolled = Gewürfelt: { $result }
forest = Wald
forest-empty = Keine Karten
pile = im Stapel: { $count }
mask-market = Masken
no-masks = Keine Masken
commodity-market = Waren
at-or-below = jeder Bonus bis zum Marker
in-market = da: { $count }
marker = Preismarker: { $commodity }
marker-stood = Hier stand der Preismarker zu Beginn des Besuchs
assistants = Helfer
hire = anheuern:
pearls = Perlen
mana = Mana
points = Punkte
assistant-collector-does = Wald: Hast du mindestens so viele Sammler, wie gewürfelt wurde, nimm eine Ware. Einmalig: eine weitere Ware aus dem Wald
assistant-merchant-does = Markt: Hast du mindestens so viele Händler, wie gewürfelt wurde, nimm einen Helfer. Einmalig: ein Preismarker ganz nach oben
assistant-shaman-does = Marae: Hast du mindestens so viele Schamanen, wie gewürfelt wurde, erhalte eine Tätowierung. Einmalig: ein Ritual der Hand kostenlos, wenn es höchstens so viel kostet, wie du Priester hast
assistant-pearl_diver-does = Riff: Hast du mindestens so viele Perlentaucher, wie gewürfelt wurde, erhalte { $pearls } Perlen. Einmalig: eine zweite Aufgabe erfüllen
tattoos = Tätowierungen
priests = Priester
rank-does = { $rank }: Punkte { $points }, zieht { $drawn } Rituale, { $clips } Klammern
recruit = { $priests } anwerben, Perlen: { $pearls }
recruit-for = { $priests ->
    [0] niemanden
    [1] 1 Priester
   *[other] { $priests } Priester
}
missions = Aufgaben der To’o
you-have-it = du kannst sie erfüllen
statue = Statue { $statue }
space-empty = Erfüllt
space-hidden = Eine verdeckte Aufgabe
mission-for = { $mission } (Punkte: { $points })
opens-after = nach Zeremonie { $ceremony }
open = offen
moment-round = Aktionsrunde { $round }
moment-ceremony = Zeremonie { $ceremony }
rounds = Rundenleiste
ceremony = Zeremonie
action-round = Aktionsrunde
ceremony-letter = Z
action-letter = A
deck = { $deck }: { $count }
deck-normal = Normale Rituale
deck-forbidden = Verbotene Rituale
site = Zeremonienstätte
order = Zeremonienreihenfolge
first = Startspieler
bag = Opferbeutel
bag-hidden = Opferbeutel: Niemand sieht hinein, bevor er geöffnet wird
chooses = wählt
has-chosen = hat gewählt
waiting-for = Warten auf { $names }.
may-change = Du kannst deine Wahl noch mit „Rückgängig“ ändern.
bid = Mana: { $mana }
own-bid = Dein geheimes Gebot:
offering-small = Gebote, Reihenfolge, Gaben
opened = geöffnet
failed = gescheitert
no-clip = ohne Klammer
ceremony-of = Zeremonie { $number }
to-island = Zur Insel
to-ceremony = Zurück zur Zeremonie
step-dance = Tanz
step-buying = Ritualkauf
step-preparation = Vorbereitung
step-offering = Opfer
step-gifts = Gaben
step-blessings = Segnungen
step-building = Bauen
step-auction = Versteigerung
says-dance = Der Tanz der Priester: Werbt geheim an, dann bekommen alle Mana nach der Priesterleiste.
says-buying = Du darfst geheim Mana in den Beutel legen und nach deinem Rang Rituale ziehen.
says-preparation = Ritual für Ritual, geheim: in den Beutel oder auf der Hand behalten.
says-offering = Alle opfern geheim Mana. Es bezahlt die Rituale, und das höchste Gebot kommt zuerst.
says-gifts = In der neuen Reihenfolge wählen die Ersten eine Gabe der Götter.
says-blessings = Vom billigsten zum teuersten, solange das Mana reicht. Schraffierte Rituale sind eine Vorschau.
says-building = In Zeremonienreihenfolge, je eine Aufgabe, bis alle gepasst haben.
says-auction = Alle bieten geheim Mana für das Plättchen; wer am meisten bietet, bekommt es.
buy-for = Ein Ritual kaufen, Mana: { $mana }
in-bag = im Beutel: { $count }
in-the-bag = Im Beutel
next-ritual = Als Nächstes:
mana-on-table = Mana auf dem Tisch
drawn = Gezogene Rituale
whom = Wen trifft es?
active-used = aktiv { $active }, benutzt { $used }
used = benutzt
behind = Hinter meinem Sichtschirm
before = Vor meinem Sichtschirm
behind-hidden = Der Rest liegt verborgen hinter dem Sichtschirm.
screen = Mein Sichtschirm
commodities = Waren
rituals = Rituale
rituals-held = Rituale auf der Hand
no-rituals = Keine Rituale auf der Hand
won = Aufgaben
front = Vor dem Sichtschirm
masks = Masken
all-things = Alle meine Sachen zeigen
less-things = Weniger zeigen
mirror = Spiegel
next = Weiter
skip = Überspringen

## How to play

howto-goal =
    Ihr seid Priester auf Raiatea. Wer am Ende die meisten __Punkte__ hat, wird Hohepriester. Punkte bringen dein __Rang__, __Aufgaben__, Paare von __Masken__ und manche __Rituale__.

    Aktionsrunden und Zeremonien wechseln sich ab, wie es die Rundenleiste zeigt. In Aktionsrunden sammelst du, was du brauchst. In den { $ceremonies } Zeremonien werden Rituale vollzogen und Aufgaben erfüllt. Zu dritt, zu viert und zu fünft gibt es { $actionRounds } Aktionsrunden.

    Du beginnst mit { $mana } Mana, { $pearls } Perlen, einer Maske und { $kept } von { $drawn } Ritualen, die du ziehst. Zu viert behält der Erste nur eines; zu fünft zieht der Letzte ein zweites Mal. Mana, Perlen, Waren, Rituale und Aufgaben bleiben hinter deinem Sichtschirm verborgen. Mana und Perlen gehen nie aus.
    .title = Das Ziel
howto-round =
    In einer Aktionsrunde beansprucht reihum jeder einen der Orte, die noch frei sind, und wird dort __Kahuna__. Dann dürfen __alle__ den Ort nutzen: der Kahuna zuerst, die anderen im Uhrzeigersinn. Du besuchst also jeden Ort, den irgendjemand beansprucht, aber der Kahuna bekommt mehr. Beanspruchen musst du, nutzen nicht.

    An vier Orten würfelt der Kahuna zuerst für die __Helfer__. Wer mindestens so viele passende Helfer hat, wie der Würfel zeigt, bekommt vor allem anderen ihre Hilfe, auch wenn sie schon benutzt sind.

    Haben alle beansprucht, wandert der Startspieler einen Platz nach links. Was im Wald noch ausliegt, kommt auf die Märkte, und neue Karten werden ausgelegt, { $more } mehr als Spieler am Tisch.
    .title = Eine Aktionsrunde
howto-locations =
    __Wald__: Alle nehmen eine Karte, erst im Uhrzeigersinn, dann, aus neuen Karten, gegen ihn. Der Rest kommt auf die Märkte. Eine Maske bringt den aufgedruckten Schatz mit; Helfer kommen aktiv vor dich. Geht der Stapel aus, wird er aus überzähligen Waren neu gebildet. __Pfad der Götter__: einen Priester für { $one } Perlen anwerben oder zwei für { $two }, dann so viel Mana, wie dein Platz auf der Priesterleiste angibt; der Kahuna bekommt vorher { $kahunaPriests } umsonst. __Marae__: eine Ware für eine Tätowierung opfern, dann nach Rang Rituale ziehen und eines behalten; der Kahuna darf beides zweimal.

    __Nachbarschaft__: eine Maske auf den Markt legen und eine nehmen, ohne Schatz; danach darf der Kahuna eine Aufgabe erfüllen. __Markt__: eine Ware verkaufen und einen Helfer anheuern; der Kahuna darf beides zweimal. __Perlenriff__: Alle bekommen so viele Perlen, wie der Würfel zeigt, der Kahuna { $reef } mehr.

    Tätowierungen führen zu den Rängen Ariki, Arioi und Tahua, nach { $ranksAt } davon. Von Raatira bis Tahua ziehst du { $ritualsDrawn } Rituale, und ab Ariki darfst du vom verbotenen Stapel ziehen. Wirst du Tahua, darfst du sofort ein Ritual aus deiner Hand umsonst vollziehen. Leisten haben ein Ende; was darüber hinausgeht, verfällt, und ein leerer Stapel wird neu gemischt.
    .title = Die sechs Orte
howto-market =
    __Verkaufst__ du eine Ware, kommt sie auf den Markt. Du wählst einen Bonus auf der Höhe ihres Markers oder darunter; dann rückt der Marker ein Feld nach unten. Jede Ware, die auf den Markt kommt, senkt ihren Marker, jede, die ihn verlässt, hebt ihn. Karten aus dem Wald bewegen keinen. Der oberste Bonus von Mahi-mahi ist eine Aufgabe. Einen Helfer heuerst du für { $assistant } Perlen an.

    __Helfer__ helfen immer wieder durch den Wurf, und einmal, wenn du sie umdrehst. Sammler: beim Wurf eine Ware; einmalig eine Karte mehr im Wald und eine Ware dazu. Händler: beim Wurf ein Helfer; einmalig kommt ein Preismarker ganz nach oben. Schamane: beim Wurf eine Tätowierung; einmalig ein Ritual aus deiner Hand umsonst, wenn es nicht mehr kostet, als du Priester hast. Perlentaucher: beim Wurf { $diver } Perlen; einmalig eine zweite Aufgabe gleich nach einer.

    Benutzte werden nur durch den Markt und durch Rituale wieder aktiv. Händler und Schamanen benutzt du im eigenen Zug.
    .title = Markt und Helfer
howto-rituals =
    Die Zahl ist, was ein Ritual kostet. Seine Farbe sagt, wie es wirkt. __Schwarz__ wirkt einmal, für seinen Besitzer. __Blau__ bleibt vor dir liegen und wirkt immer, wenn sein Zeichen an die Reihe kommt, ab dem nächsten Besuch; mehrere zählen zusammen. __Braun__ wirkt für alle und gehört niemandem. __Burgunderrot__ richtet sich gegen andere und ist nur mit der Variante Tane dabei. Karten mit dem Zeichen des verbotenen Stapels sind teurer und stärker.

    Du darfst beliebig viele Rituale auf der Hand haben. In einer Zeremonie bezahlt sie das Mana im Beutel. Ein Ritual, das du durch einen Schamanen, deinen Rang oder ein anderes Ritual vollziehst, verlässt deine Hand, kostet nichts und wirkt ganz.
    .title = Rituale
howto-ceremony =
    Bis zum Opfer wird alles __geheim__ und gleichzeitig gewählt. __1__ Tanz: anwerben wie auf dem Pfad, dann Mana bekommen. __2__ Wer will, legt { $ritual } Mana in den Beutel, zieht nach Rang Rituale und behält eines. __3__ Rituale in den Beutel legen, höchstens eines je Klammer (nach Rang { $clips }); braune brauchen keine. __4__ Mana bieten. Alles kommt in den Beutel, und das höchste Gebot ist in der neuen Zeremonienreihenfolge vorn. __5__ In dieser Reihenfolge wählen die ersten drei je eine Gabe; zu dritt nur { $giftsOfThree }.

    __6__ Nun wird der Beutel geöffnet. Rituale werden vom billigsten zum teuersten vollzogen, bei gleichen Kosten erst braune, dann in Zeremonienreihenfolge. Das Mana bezahlt sie, __solange es reicht__. Das erste, für das es nicht reicht, scheitert, und alle danach auch. Im Bild bezahlen { $opened } Mana { $performed } von { $rituals } Ritualen. Was übrig ist, bleibt im Beutel.

    __7__ Bauen: In Zeremonienreihenfolge darf jeder eine Aufgabe erfüllen oder passen, bis in einer Runde alle gepasst haben. Dann werden die Aufgaben der nächsten Statue aufgedeckt; nach der letzten Zeremonie ist das Spiel vorbei.
    .title = Die Zeremonie
howto-missions =
    Aufgaben erfüllst du beim Bauen, als Kahuna der Nachbarschaft oder durch Mahi-mahi. Perlen, Mana, Waren und Masken werden bezahlt; Ränge, Priester und Helfer musst du nur haben. Eine Aufgabe der drei Statuen ist { $statuePoints } Punkte wert. Sind in einer Reihe nur noch Versteigerungen übrig, wird sofort versteigert, in einer frisch aufgedeckten Reihe beim nächsten Bauen: Alle bieten geheim Mana, das höchste Gebot bekommt das Plättchen, alle Gebote kommen in den Beutel. Jedes Plättchen nimmt nur einer, und es kommt hinter den Sichtschirm.

    __Masken__ zählen paarweise. Ein Paar bringt { $perMission } Punkt für jede deiner Aufgaben oder Helfer seiner Art, oder { $perColour } für jede Farbe unter deinen Paaren, höchstens { $most }. Eine Maske ohne Gegenstück zählt nichts. Ein Regenbogenspiegel ersetzt einer Maske das Gegenstück, für immer; zwei Spiegel sind kein Paar. Ein Paar kann nicht gestohlen werden.
    .title = Aufgaben und Masken
howto-end =
    Nach der letzten Zeremonie zählen alle zusammen: den Rang, für Ariki, Arioi und Tahua { $rankPoints } Punkte; Aufgaben; Maskenpaare; und die Punkte vollzogener Rituale, die vor ihnen liegen. Mana, Perlen und Waren zählen nichts. Im Beispiel sind es { $total } Punkte.

    Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer in der Zeremonienreihenfolge früher kommt.

    __Varianten.__ Tane: Rituale, die stehlen, Priester vertreiben und andere Rituale aufhalten. Orakel: Alle Aufgaben liegen von Anfang an offen, erfüllen kann man sie aber erst nach ihrer Zeremonie. Mana-Knappheit: Mana für gekaufte Rituale und Versteigerungen kommt nicht in den Beutel. Passen ist endgültig: Wer beim Bauen passt, ist bis zum Ende der Zeremonie draußen.
    .title = Das Ende
legend-things = Dinge
legend-kinds = Arten von Ritualen, mit den Kosten
legend-effects = Auf Karten
legend-mana = Mana: bezahlt Rituale, Opfer und Gebote
legend-pearl = Perle: bezahlt Priester, Helfer und Aufgaben
legend-tattoo = Tätowierung: ein Schritt zum nächsten Rang
legend-priest = Priester: auf dem Pfad und beim Tanz bringt jeder Mana
legend-points = Punkte
legend-good = eine beliebige Ware
legend-mask = Maske: zählt im Paar
legend-mirror = Regenbogenspiegel: ersetzt einer Maske das Gegenstück
legend-ritual = Ritual
legend-forbidden = vom verbotenen Stapel
legend-draw = nach Rang Rituale ziehen und eines behalten
legend-mission = Aufgabe
legend-auction = eine Aufgabe, die versteigert wird
legend-assistant = ein beliebiger Helfer
legend-bag = der Opferbeutel, oder was hineinkommt
legend-bid = ein geheimes Gebot in Mana
legend-kahuna = der Kahuna, der den Ort beansprucht hat
legend-start = Startspieler
legend-die = würfeln
legend-marker = Preismarker
legend-black = schwarz: einmal, für dich
legend-blue = blau: bleibt vor dir liegen
legend-brown = braun: für alle
legend-burgundy = burgunderrot: gegen andere
legend-all = alle
legend-other = ein anderer
legend-take = vom Markt nehmen
legend-give = abgeben, oder ganz nach oben setzen
legend-to = bringt
legend-steal = stehlen
legend-cancel = scheitert
legend-perm = immer wenn dies an die Reihe kommt
legend-react = macht benutzte Helfer wieder aktiv
legend-play = umsonst vollziehen
legend-sell = eine Ware verkaufen
legend-order = Zeremonienreihenfolge: das höchste Opfer ist vorn; sie entscheidet bei Gleichstand, bei Gaben und beim Bauen
legend-action = jeder beansprucht einen Ort, und alle nutzen ihn
legend-ceremony = Rituale werden vollzogen und Aufgaben erfüllt
legend-have = du hast, was hier verlangt wird

## Effects, put into words where a table has its own figures

amount-mana = { $n } Mana
amount-pearls = { $n ->
    [one] { $n } Perle
   *[other] { $n } Perlen
}
amount-priest = { $n ->
    [one] { $n } Priester
   *[other] { $n } Priester
}
amount-tattoo = { $n ->
    [one] { $n } Tätowierung
   *[other] { $n } Tätowierungen
}
amount-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
amount-commodity = { $n ->
    [one] { $n } Ware
   *[other] { $n } Waren
}
amount-assistant = { $n ->
    [one] { $n } Helfer
   *[other] { $n } Helfer
}
amount-mask = { $n ->
    [one] { $n } Maske
   *[other] { $n } Masken
}
amount-forest_card = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
effect-cost = Kosten { $cost }: { $does }
effect-gain = erhalte { $amount }
effect-gain-all = alle erhalten { $amount }
effect-gain-priests = erhalte { $amount } je Priester
effect-gain-players = erhalte { $amount } je Spieler
effect-roll = würfle und erhalte so viel davon, wie der Würfel zeigt: { $what }
effect-take = nimm { $amount } vom Markt
effect-take-different = nimm { $amount } vom Markt, alle verschieden
effect-take-forest = nimm { $amount } aus dem Wald, der danach aufgefüllt wird
effect-take-all = in Zeremonienreihenfolge nehmen alle { $amount } vom Markt
effect-sacrifice = opfere bis zu { $amount }, und für jede: { $does }
effect-reactivate = reaktiviere { $amount }
effect-reactivate-all = alle dürfen { $amount } reaktivieren
effect-draw = ziehe Rituale nach Rang und behalte { $n }
effect-perform = vollziehe kostenlos ein anderes Ritual deiner Hand
effect-mission = erfülle eine Aufgabe
effect-recruit = handle wie auf dem Pfad der Götter
effect-recruit-all = in Zeremonienreihenfolge handeln alle wie auf dem Pfad der Götter
effect-marker = ein Preismarker kommt ganz nach oben
effect-marker-all = alle Preismarker kommen ganz nach oben
effect-bag = { $amount } kommen in den Beutel
effect-bag-players = { $amount } je Spieler kommen in den Beutel
effect-steal = stiehl bis zu { $amount } von einem anderen Spieler
effect-steal-mask = stiehl { $amount } von einem anderen Spieler, dort ohne Gegenstück
effect-lose = ein anderer Spieler verliert { $amount }
effect-lose-others = alle anderen verlieren { $amount }
effect-cancel = das nächste Ritual mit fremder Klammer scheitert
effect-cancel-cost = Rituale anderer, die { $n } oder mehr kosten, scheitern
effect-points = am Ende { $amount }
effect-points-priests = am Ende { $amount } je { $every } Priester
effect-points-missions = am Ende { $amount } je { $every } Aufgaben
effect-points-mask_pair_colours = am Ende { $amount } je { $every } Farben deiner Maskenpaare
effect-most = { $does }, höchstens { $most }
effect-when = bei jedem Besuch dort: { $where }: { $does }
effect-when-kahuna = immer wenn du Kahuna bist: { $does }
effect-exchanges = tausche so viele Masken mehr: { $n }
effect-keep = behalte vom ersten Ziehen so viele Rituale mehr: { $n }
effect-sales = verkaufe so viele Waren mehr: { $n }
effect-bid = deine Gebote ab 1 Mana gelten als um { $n } höher
effect-recruiting = einen Priester anwerben kostet dich { $one } Perlen, zwei kosten { $two }
effect-discount = Aufgaben für Perlen oder Mana kosten dich { $n } weniger, mindestens 1
pair-scores = ein Paar bringt { $points } je { $what }
pair-scores-colours = ein Paar bringt { $points } je Farbe unter deinen Paaren, höchstens { $most }
pair-missions_pearls = Perlen-Aufgabe
pair-missions_mana = Mana-Aufgabe, auch Versteigerungen
pair-missions_commodities = Waren-Aufgabe
pair-missions_masks = Masken-Aufgabe
pair-missions_conditional = Bedingungs-Aufgabe
pair-missions_auction = Versteigerung
card-with-treasure = { $mask }: { $treasure }
needs-rank = { $rank } oder höher
needs-priests = mindestens { $n } Priester
needs-assistants = mindestens { $n } Helfer
needs-identical_assistants = mindestens { $n } gleiche Helfer
needs-different_assistants = mindestens { $n } verschiedene Helfer
needs-any_commodity = beliebige Waren: { $n }
needs-identical_commodities = { $n } gleiche Waren

## Remarks of the adviser

remark-mission = Du hast, was eine Aufgabe verlangt: { $mission } ({ $points }). Erfülle sie beim Bauen, als Kahuna der Nachbarschaft oder durch Mahi-mahi.
remark-rank = Tätowierungen, die dir bis { $rank } fehlen: { $tattoos }. Der Rang ist am Ende { $points } Punkte wert.
remark-mask = Das Gegenstück deiner Maske { $mask } liegt auf dem Markt: { $effect }.
remark-price = { $commodity } steht auf dem höchsten Preis: { $bonus }. Jeder Verkauf senkt ihn.
remark-mana = Deine Rituale kosten zusammen { $cost }, und du hast { $mana } Mana. Aber die Opfer aller kommen in denselben Beutel.
remark-ceremony = Aktionsrunden bis zur nächsten Zeremonie, diese mitgezählt: { $rounds }.
