### Raiatea als Textspiel, auf Deutsch.

digest =
    Das Spiel besteht aus Aktionsrunden und Zeremonien; die letzte Zeremonie beendet es.
    In einer Aktionsrunde beansprucht jeder reihum einen Ort und wird dort Kahuna. Alle dürfen jeden beanspruchten Ort nutzen; der Kahuna bekommt mehr.
    Wald: Karten nehmen (Waren, Helfer, Masken). Marae: eine Ware für eine Tätowierung opfern und Rituale ziehen. Perlenriff: Perlen. Pfad der Götter: Priester für Perlen anwerben, dann Mana nach deinem Platz auf der Priesterleiste. Nachbarschaft: Masken tauschen und eine Aufgabe erfüllen. Markt: Waren zum Preis ihres Anzeigers verkaufen und Helfer anheuern.
    Helfer wirken einmal: Sammler, Händler, Schamane, Perlentaucher; benutzte können reaktiviert werden. Tätowierungen heben deinen Rang; er bringt Punkte und mehr Karten beim Ziehen von Ritualen.
    Eine Zeremonie: geheim Priester anwerben; auf Wunsch ein Ritual kaufen; geheim Rituale mit deinen Klammern in den Beutel legen; alle opfern geheim Mana, alles kommt in den Beutel, und das höchste Gebot steht in der Zeremonienreihenfolge vorn; in dieser Folge werden Gaben gewählt; dann werden die Rituale im Beutel vom billigsten zum teuersten vollzogen, solange das Mana im Beutel reicht, der Rest verfällt; zuletzt bauen alle: Aufgaben offener Statuen erfüllen oder passen.
    Aufgaben verlangen Perlen, Mana, Waren oder Masken oder etwas, das du haben musst; manche werden für Mana versteigert.
    Am Ende zählen Rang, Aufgaben, Maskenpaare und manche Rituale. Die meisten Punkte gewinnen.

seen-order = Spielreihenfolge
seen-first = Beginnt
seen-round = Runde
seen-ceremonies = Beendete Zeremonien
seen-step = Schritt der Zeremonie
seen-kahuna = Kahuna
seen-tiles = Noch nicht beanspruchte Orte
seen-forest = Wald
seen-pile = Karten im Waldstapel
seen-markers = Preisanzeiger, Feld von unten
seen-market = Markt
seen-commodities = Waren
seen-assistants = Helfer
seen-masks = Masken
seen-statues = Aufgaben der Statuen nach Feld
seen-decks = Ritualstapel
seen-normal-pile = übrig
seen-forbidden-pile = übrig
seen-discards = abgelegt
seen-row = Rituale, die auf ihre Segnung warten
seen-ritual = Ritual
seen-seat = Spieler
seen-mana_on_table = Mana für die Segnungen
seen-looking = Wählt aus gezogenen Ritualen
seen-count = Anzahl
seen-looking-rituals = Rituale
seen-options = Varianten
seen-priests = Priester
seen-tattoos = Tätowierungen
seen-rank = Rang
seen-points = Für alle sichtbare Punkte
seen-used_assistants = Benutzte Helfer
seen-mirrored = Mit Spiegel gepaarte Masken
seen-front = Dauerhafte Rituale
seen-rituals = Rituale auf der Hand
seen-hand = Hand
seen-bagged = Im Beutel
seen-chosen = Deine geheime Wahl bisher
seen-prepared = Für den Beutel gewählt
seen-mana = Mana
seen-pearls = Perlen
seen-missions = Erfüllte Aufgaben
seen-score = Punkte
seen-pairs = Punkte der Maskenpaare
seen-ready = Für dich erfüllbare Aufgaben (Statue/Feld)
step-dance = Tanz der Priester
step-buying = Ritualkauf
step-preparation = Vorbereitung
step-offering = Opferung
step-gifts = Gaben
step-blessings = Segnungen
step-building = Bauen
step-auction = Versteigerung
mission-hidden = verdeckt
