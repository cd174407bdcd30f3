### Raiatea auf Deutsch.

title = Raiatea
tagline = Priester opfern Mana, Rituale rufen die Götter, und wer ihnen am besten dient, wird Hohepriester.

variant-tane = Tane
    .hint = Die Rituale des Tane kommen in die Stapel: Sie stehlen, vertreiben Priester und halten Rituale auf.
variant-oracle = Orakel
    .hint = Die Aufgaben aller Statuen liegen von Anfang an offen.
variant-mana_shortage = Manaknappheit
    .hint = Mana für gekaufte Rituale und Versteigerungen geht in den Vorrat, nicht in den Beutel.
variant-passing_is_final = Passen ist endgültig
    .hint = Wer beim Bauen passt oder nichts bauen kann, ist bis zum Ende der Zeremonie draußen.
variant-motif_scores_once = Ein Motiv zählt einmal
    .hint = Zwei Spiegelpaare desselben Motivs zählen nur einmal. So war die Regel, als die Partie begann.
variant-useful_gifts_only = Nur nützliche Gaben
    .hint = Eine Gabe, die nichts brächte, kann nicht gewählt werden. So war die Regel, als die Partie begann.

## Dinge

commodity-uru = Uru
commodity-taro = Taro
commodity-mahi_mahi = Mahi-mahi
commodity-tiare = Tiare

assistant-collector = Sammler
    .acc = Sammler
assistant-merchant = Händler
    .acc = Händler
assistant-shaman = Schamane
    .acc = Schamanen
assistant-pearl_diver = Perlentaucher
    .acc = Perlentaucher

rank-raatira = Raatira
rank-ariki = Ariki
rank-arioi = Arioi
rank-tahua = Tahua
deck-normal = normale
deck-forbidden = verbotene

location-forest = Wald
    .at = im Wald
location-marae = Marae
    .at = auf dem Marae
location-reef = Perlenriff
    .at = am Perlenriff
location-path = Pfad der Götter
    .at = auf dem Pfad der Götter
location-neighbourhood = Nachbarschaft
    .at = in der Nachbarschaft
location-market = Markt
    .at = auf dem Markt

gift-tattoo = 1 Tätowierung
gift-commodity = 1 Ware
gift-pearls = 2 Perlen

mask-poe = Te Poe
    .acc = die Maske Te Poe
    .effect = ein Paar bringt 1 Punkt je Perlen-Aufgabe
mask-hopu = Hopu
    .acc = die Maske Hopu
    .effect = ein Paar bringt 1 Punkt je Perlentaucher
mask-ura = Ura
    .acc = die Maske Ura
    .effect = ein Paar bringt 2 Punkte je Farbe deiner Paare, höchstens 8
mask-faufaa = Te Faufa’a
    .acc = die Maske Te Faufa’a
    .effect = ein Paar bringt 1 Punkt je Waren-Aufgabe
mask-ohi = ’Ohi
    .acc = die Maske ’Ohi
    .effect = ein Paar bringt 1 Punkt je Sammler
mask-matie = Matie
    .acc = die Maske Matie
    .effect = ein Paar bringt 2 Punkte je Farbe deiner Paare, höchstens 8
mask-te_mana = Te Mana
    .acc = die Maske Te Mana
    .effect = ein Paar bringt 1 Punkt je Mana-Aufgabe, Versteigerungen eingeschlossen
mask-tahutahu = Tahutahu
    .acc = die Maske Tahutahu
    .effect = ein Paar bringt 1 Punkt je Schamane
mask-ninamu = Ninamu
    .acc = die Maske Ninamu
    .effect = ein Paar bringt 2 Punkte je Farbe deiner Paare, höchstens 8
mask-ture = Te Ture
    .acc = die Maske Te Ture
    .effect = ein Paar bringt 1 Punkt je Aufgabe mit Bedingung
mask-tapihoo = Tapiho’o
    .acc = die Maske Tapiho’o
    .effect = ein Paar bringt 1 Punkt je Händler
mask-rearea = Re’are’a
    .acc = die Maske Re’are’a
    .effect = ein Paar bringt 2 Punkte je Farbe deiner Paare, höchstens 8
mask-rainbow_mirror = Regenbogenspiegel
    .acc = den Regenbogenspiegel
    .effect = darf zu einer beliebigen ungepaarten Maske gelegt werden

card-uru = Uru
card-taro = Taro
card-mahi_mahi = Mahi-mahi
card-tiare = Tiare
card-collector = Sammler
card-merchant = Händler
card-shaman = Schamane
card-pearl_diver = Perlentaucher
card-mask_poe = Maske Te Poe mit 3 Perlen
card-mask_hopu = Maske Hopu mit 3 Mana
card-mask_ura = Maske Ura mit 1 Tätowierung
card-plain_mask_ura = Maske Ura ohne Schatz
card-mask_faufaa = Maske Te Faufa’a mit 3 Perlen
card-mask_ohi = Maske ’Ohi mit 3 Mana
card-mask_matie = Maske Matie mit 1 Tätowierung
card-plain_mask_matie = Maske Matie ohne Schatz
card-mask_te_mana = Maske Te Mana mit 3 Perlen
card-mask_tahutahu = Maske Tahutahu mit 3 Mana
card-mask_ninamu = Maske Ninamu mit 1 Tätowierung
card-plain_mask_ninamu = Maske Ninamu ohne Schatz
card-mask_ture = Maske Te Ture mit 3 Perlen
card-mask_tapihoo = Maske Tapiho’o mit 3 Mana
card-mask_rearea = Maske Re’are’a mit 1 Tätowierung
card-plain_mask_rearea = Maske Re’are’a ohne Schatz
card-rainbow_mirror = Regenbogenspiegel

ritual-tipa = Tipa
    .effect = Kosten 2: erhalte 2 Perlen
ritual-punua = Punua
    .effect = Kosten 3: würfle und erhalte so viele Perlen, wie der Würfel zeigt
ritual-tohu = Tohu
    .effect = Kosten 3: opfere bis zu 2 Waren und erhalte für jede 1 Tätowierung
ritual-tii = Ti’i
    .effect = Kosten 3: reaktiviere 1 Helfer und erhalte 2 Mana
ritual-tafai = Tafa’i
    .effect = Kosten 3: erhalte 1 Mana je Priester
ritual-rua_hatu = Rua-Hatu
    .effect = Kosten 4: erhalte 3 Perlen
ritual-uru_taetae = Uru-Taetae
    .effect = Kosten 4: erhalte 1 Tätowierung
ritual-rau_pena = Rau-Pena
    .effect = Kosten 4: nimm 1 Ware vom Markt
ritual-rata = Rata
    .effect = Kosten 4: nimm 1 Helfer vom Markt
ritual-raa = Ra’a
    .effect = Kosten 5: erhalte 1 Priester und 2 Mana
ritual-hiro = Hiro
    .effect = Kosten 5: nimm 1 Karte aus dem Wald, der danach aufgefüllt wird, und erhalte 1 Perle
ritual-fana = Fana
    .effect = Kosten 5: nimm 1 Maske vom Markt und erhalte 1 Perle
ritual-roroo = Roro’o
    .effect = Kosten 6: ziehe Rituale nach Rang, behalte 2 und erhalte 2 Mana
ritual-maui = Maui
    .effect = Kosten 7: nimm 2 verschiedene Waren vom Markt und erhalte 1 Mana
ritual-pipiri_ma = Pipiri-Ma
    .effect = Kosten 3: bei jedem Besuch der Nachbarschaft erhältst du 1 Perle und darfst eine Maske mehr tauschen
ritual-tino_rua = Tino-Rua
    .effect = Kosten 3: bei jedem Besuch des Perlenriffs erhältst du 2 Perlen
ritual-fatu_tini = Fatu-Tini
    .effect = Kosten 4: bei jedem Besuch des Pfads der Götter erhältst du 2 Mana
ritual-toa_hiti = To’a-Hiti
    .effect = Kosten 4: bei jedem Besuch des Waldes erhältst du 1 Perle und 1 Mana
ritual-taurua = Ta’urua
    .effect = Kosten 4: deine Gebote ab 1 Mana gelten als um 2 höher
ritual-roo = Ro’o
    .effect = Kosten 5: bei jedem Besuch des Marae darfst du beim ersten Ziehen ein Ritual mehr behalten
ritual-maa_tai = Ma’a-Tai
    .effect = Kosten 5: bei jedem Besuch des Marktes darfst du eine Ware mehr verkaufen
ritual-hina = Hina
    .effect = Kosten 1: 6 Mana je Spieler kommen in den Beutel
ritual-ru = Ru
    .effect = Kosten 2: alle erhalten 2 Perlen
ritual-vero = Vero
    .effect = Kosten 2: alle Preismarker kommen ganz nach oben
ritual-te_fatu = Te-Fatu
    .effect = Kosten 3: alle dürfen 1 Helfer reaktivieren und erhalten 1 Mana
ritual-faahotu = Fa’ahotu
    .effect = Kosten 4: in Zeremonienreihenfolge nehmen alle 1 Ware vom Markt
ritual-tane_pearls = Tane (Perlen)
    .effect = Kosten 3: stiehl bis zu 2 Perlen von einem anderen Spieler
ritual-tane_veto = Tane (Veto)
    .effect = Kosten 4: das nächste Ritual mit fremder Klammer scheitert
ritual-tane_exile = Tane (Verbannung)
    .effect = Kosten 5: ein anderer Spieler verliert 1 Priester, und du erhältst 2 Mana
ritual-fenua = Fenua
    .effect = Kosten 7: nimm 2 Helfer vom Markt und erhalte 1 Perle
ritual-haumea = Haumea
    .effect = Kosten 7: nimm 2 Masken vom Markt und erhalte 1 Mana
ritual-mata_arahu = Mata-Arahu
    .effect = Kosten 8: erhalte 2 Tätowierungen und 2 Perlen
ritual-atea = Atea
    .effect = Kosten 9: erhalte 2 Priester, dann 1 Mana je Priester
ritual-taere = Ta’ere
    .effect = Kosten 10: vollziehe kostenlos ein anderes Ritual deiner Hand
ritual-ihi = Ihi
    .effect = Kosten 11: erhalte 2 Tätowierungen und 1 Priester und nimm 1 Helfer vom Markt
ritual-taaroa = Ta’aroa
    .effect = Kosten 12: erhalte 1 Tätowierung und 1 Priester und nimm 1 Ware und 1 Helfer vom Markt
ritual-fati = Fati
    .effect = Kosten 6: Aufgaben für Perlen oder Mana kosten dich 2 weniger, mindestens 1
ritual-tumu_nui = Tumu-Nui
    .effect = Kosten 7: Anwerben kostet dich 1 Perle für 1 Priester, 3 für 2
ritual-arii_tapu = Ari’i-Tapu
    .effect = Kosten 7: immer wenn du Kahuna bist, erhältst du 2 Perlen und 1 Mana
ritual-papa_rai_1 = Papa-Ra’i (3 Punkte)
    .effect = Kosten 8: 3 Punkte am Ende
ritual-papa_rai_2 = Papa-Ra’i (4 Punkte)
    .effect = Kosten 10: 4 Punkte am Ende
ritual-papa_rai_3 = Papa-Ra’i (6 Punkte)
    .effect = Kosten 14: 6 Punkte am Ende
ritual-papa_rai_4 = Papa-Ra’i (Masken)
    .effect = Kosten 9: am Ende 2 Punkte je Farbe deiner Maskenpaare, höchstens 6
ritual-papa_rai_5 = Papa-Ra’i (Priester)
    .effect = Kosten 10: am Ende 1 Punkt je 2 Priester, höchstens 5
ritual-papa_rai_6 = Papa-Ra’i (Aufgaben)
    .effect = Kosten 10: am Ende 1 Punkt je 2 Aufgaben, höchstens 5
ritual-moe_hau = Moe-Hau
    .effect = Kosten 5: in Zeremonienreihenfolge handeln alle wie auf dem Pfad der Götter
ritual-tane_mask = Tane (Maske)
    .effect = Kosten 6: stiehl 1 ungepaarte Maske eines anderen Spielers
ritual-tane_silence = Tane (Stille)
    .effect = Kosten 7: Rituale anderer, die 9 oder mehr kosten, scheitern
ritual-tane_storm = Tane (Sturm)
    .effect = Kosten 8: alle anderen verlieren 1 Priester
ritual-hidden = verdeckt
ritual-nothing = keine

price-uru_1 = erhalte 3 Mana
price-uru_2 = erhalte 4 Mana
price-uru_3 = erhalte 1 Priester und 1 Mana
price-uru_4 = erhalte 1 Priester, dann 1 Mana je Priester
price-taro_1 = erhalte 2 Perlen
price-taro_2 = erhalte 3 Perlen
price-taro_3 = reaktiviere 1 Helfer und erhalte 2 Perlen
price-taro_4 = nimm 1 Helfer vom Markt und erhalte 2 Perlen
price-mahi_mahi_1 = erhalte 1 Perle und 1 Mana
price-mahi_mahi_2 = erhalte 2 Perlen und 1 Mana
price-mahi_mahi_3 = nimm 1 Maske vom Markt und erhalte 1 Perle
price-mahi_mahi_4 = erfülle eine Aufgabe
price-tiare_1 = erhalte 2 Mana
price-tiare_2 = ziehe Rituale nach Rang, behalte 1 und erhalte 1 Mana
price-tiare_3 = erhalte 1 Tätowierung und 1 Mana
price-tiare_4 = erhalte 1 Tätowierung, ziehe Rituale nach Rang und behalte 1

mission-m1_01 = 3 Perlen
mission-m1_02 = 4 Perlen
mission-m1_03 = 5 Perlen
mission-m1_04 = 4 Mana
mission-m1_05 = 5 Mana
mission-m1_06 = 6 Mana
mission-m1_07 = Uru
mission-m1_08 = Taro
mission-m1_09 = Mahi-mahi
mission-m1_10 = Tiare
mission-m1_11 = 1 Ware nach Wahl
mission-m1_12 = 1 Maske
mission-m1_13 = Ariki oder höher
mission-m1_14 = mindestens 3 Priester
mission-m1_15 = mindestens 3 Helfer
mission-m1_16 = mindestens 2 gleiche Helfer
mission-m1_17 = Mana-Versteigerung
mission-m2_01 = 6 Perlen
mission-m2_02 = 7 Perlen
mission-m2_03 = 8 Perlen
mission-m2_04 = 7 Mana
mission-m2_05 = 8 Mana
mission-m2_06 = 9 Mana
mission-m2_07 = Uru + Taro
mission-m2_08 = Taro + Mahi-mahi
mission-m2_09 = Mahi-mahi + Tiare
mission-m2_10 = Tiare + Uru
mission-m2_11 = 2 gleiche Waren
mission-m2_12 = 2 Masken
mission-m2_13 = Arioi oder höher
mission-m2_14 = mindestens 6 Priester
mission-m2_15 = mindestens 5 Helfer
mission-m2_16 = mindestens 3 verschiedene Helfer
mission-m2_17 = Mana-Versteigerung
mission-m3_01 = 9 Perlen
mission-m3_02 = 10 Perlen
mission-m3_03 = 11 Perlen
mission-m3_04 = 10 Mana
mission-m3_05 = 11 Mana
mission-m3_06 = 12 Mana
mission-m3_07 = 13 Mana
mission-m3_08 = Uru + Taro + Mahi-mahi
mission-m3_09 = Taro + Mahi-mahi + Tiare
mission-m3_10 = Mahi-mahi + Tiare + Uru
mission-m3_11 = Tiare + Uru + Taro
mission-m3_12 = 3 gleiche Waren
mission-m3_13 = 3 Masken
mission-m3_14 = Tahua
mission-m3_15 = mindestens 9 Priester
mission-m3_16 = mindestens 7 Helfer
mission-m3_17 = mindestens 4 verschiedene Helfer
mission-m3_18 = Mana-Versteigerung

source-rank = Rang
source-rituals = Rituale
source-missions = Aufgaben
source-masks = Masken

amount-mana = { $mana } Mana
amount-pearls = { $pearls ->
    [one] { $pearls } Perle
   *[other] { $pearls } Perlen
}
amount-priests = { $priests ->
    [one] { $priests } Priester
   *[other] { $priests } Priester
}
amount-tattoos = { $tattoos ->
    [one] { $tattoos } Tätowierung
   *[other] { $tattoos } Tätowierungen
}
amount-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
amount-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

## Was gefragt wird

decision-claim-location = Wähle einen Ort: Dort wirst du Kahuna.
decision-finish-turn = Bevor dein Zug endet: Möchtest du noch etwas einsetzen?
decision-pick-forest-card = Nimm eine Karte aus dem Wald.
decision-pick-spare-commodity = Dein Sammler: Nimm eine weitere Ware aus dem Wald.
decision-take-forest-card = Dein Ritual: Nimm eine Karte aus dem Wald.
decision-return-at-marae = Eine Ware für eine Tätowierung opfern?
decision-draw-at-marae = Rituale ziehen?
decision-choose-deck = Von welchem Stapel ziehst du?
decision-recruit-priests = Wirb Priester an; danach erhältst du Mana nach deinem Stand auf der Priesterleiste.
decision-put-mask = Eine Maske zum Tausch auf den Markt legen?
decision-take-mask-back = Nimm im Tausch eine Maske vom Markt.
decision-kahuna-mission = Als Kahuna darfst du eine Aufgabe erfüllen.
decision-trade = Du darfst Waren verkaufen und Helfer anheuern.
decision-take-commodity = Nimm eine Ware vom Markt.
decision-take-assistant = Nimm einen Helfer vom Markt.
decision-take-mask = Nimm eine Maske vom Markt.
decision-take-tattoo = Deine Schamanen schenken dir eine Tätowierung.
decision-reactivate = Reaktiviere einen benutzten Helfer.
decision-sacrifice-commodity = Eine Ware für dein Ritual opfern?
decision-raise-marker = Welcher Preismarker kommt ganz nach oben?
decision-choose-victim = Wen trifft es?
decision-steal-mask = Welche Maske stiehlst du?
decision-perform-ritual = Vollziehe kostenlos ein Ritual deiner Hand.
decision-dance-priests = Der Tanz der Priester: Wirb geheim an; danach erhalten alle Mana nach ihrem Stand auf der Priesterleiste.
decision-buy-ritual = Geheim ein Ritual kaufen?
decision-offer-mana = Wie viel Mana opferst du?
decision-choose-gift = Wähle eine Gabe.
decision-arrange-rituals = Welches deiner gleich teuren Rituale kommt zuerst?
decision-build = Bauen: Erfülle eine Aufgabe oder passe.
decision-choose-mission = Welche Aufgabe erfüllst du?
decision-second-mission = Mit einem Perlentaucher eine zweite Aufgabe erfüllen?
decision-pay-commodities = Welche Ware gibst du ab?
decision-pay-mask = Welche Maske gibst du ab?
decision-bid-for-token = Wie viel Mana bietest du für dieses Aufgabenplättchen ({ amount-points })?
decision-keep-ritual = { $count ->
    [one] Behalte eines dieser Rituale.
   *[other] Behalte { $count } dieser Rituale, eines nach dem anderen.
}
decision-prepare-ritual = { $ritual } in den Beutel legen? Freie Klammern: { $count }.

## Was gewählt werden kann

option-none = Verzichten
option-done = Fertig
option-claim = { $location }
option-shaman = Schamanen einsetzen: { $ritual } ({ $ritual-effect })
option-mirror = Regenbogenspiegel an { $mask-acc } legen
option-take-card = { $card }
option-collector = Zuerst einen Sammler einsetzen
option-take-commodity = { $commodity } nehmen
option-take-assistant = { $assistant-acc } nehmen
option-take-mask = { $mask-acc } nehmen ({ $mask-effect })
option-put-mask = { $mask-acc } tauschen
option-take-tattoo = Tätowierung nehmen
option-return-commodity = { $commodity } opfern
option-draw = { amount-cards } ziehen ({ $deck } Rituale)
option-keep = { $ritual } behalten ({ $ritual-effect })
option-recruit-nobody = Niemanden anwerben
option-recruit = { amount-priests } für { amount-pearls } anwerben
option-sell = { $commodity } verkaufen: { $price }
option-hire = { $assistant-acc } für { amount-pearls } anheuern
option-merchant = Händler einsetzen: { $commodity } auf den Höchstpreis setzen
option-reactivate = { $assistant-acc } reaktivieren
option-raise-marker = { $commodity }
option-steal-pearls = Perlen von { $victim_seat } stehlen
option-exile-priest = { $victim_seat } verliert einen Priester
option-steal-mask = { $mask-acc } von { $victim_seat } stehlen
option-perform-ritual = { $ritual } vollziehen ({ $ritual-effect })
option-perform-nothing = Nichts vollziehen
option-buy-ritual = Ritual für { amount-mana } kaufen
option-put-into-bag = { $ritual } in den Beutel legen ({ $ritual-effect })
option-hold-back = { $ritual } auf der Hand behalten
option-offer = { amount-mana } opfern
option-bid = { amount-mana } bieten
option-gift = { $gift }
option-arrange = { $ritual } zuerst
option-mission = { $mission }: { amount-points } (Statue { $statue }, Feld { $place })
option-no-mission = Keine Aufgabe
option-pass-building = Passen (bis zum Ende der Zeremonie)
option-pass-turn = Passen
option-pay-commodity = { $commodity } abgeben
option-pay-mask = { $mask-acc } abgeben

## Was geschah

event-game-opened = { $seat } beginnt.
event-starting-mask-dealt = { $seat } erhält { $mask-acc }.
event-rituals-drawn = { $seat } zieht { amount-cards } ({ $deck } Rituale): { $rituals }.
event-hidden-rituals-drawn = { $seat } zieht { amount-cards } ({ $deck } Rituale).
event-ritual-kept = { $seat } behält ein Ritual: { $ritual }.
event-hidden-ritual-kept = { $seat } behält ein Ritual.
event-action-round-began = Aktionsrunde { $round } beginnt.
event-ceremony-began = Zeremonie { $number } beginnt.
event-location-claimed = { $seat } wird Kahuna { $location-at }.
event-assistant-rolled = { $seat } würfelt eine { $result } ({ $assistant }).
event-die-rolled = { $seat } würfelt eine { $result }.
event-forest-shown = Im Wald aufgedeckt: { $cards }.
event-forest-left = Die übrigen Karten kommen auf die Märkte: { $cards }.
event-forest-refilled = Überzählige Waren bilden den neuen Waldstapel: { amount-cards }.
event-forest-card-taken = { $seat } nimmt eine Waldkarte: { $card }.
event-forest-card-declined = { $seat } nimmt keine Waldkarte.
event-assistant-used = { $seat } setzt einen { $assistant-acc } ein.
event-assistant-reactivated = { $seat } reaktiviert einen { $assistant-acc }.
event-mana-gained = { $seat } erhält { amount-mana }.
event-pearls-gained = { $seat } erhält { amount-pearls }.
event-priests-gained = { $seat } erhält { amount-priests }.
event-priests-lost = { $seat } verliert { amount-priests }.
event-tattoos-gained = { $seat } erhält { amount-tattoos }.
event-rank-reached = { $seat } erreicht einen neuen Rang: { $rank }.
event-priests-recruited = { $seat } wirbt { amount-priests } für { amount-pearls } an.
event-nobody-recruited = { $seat } wirbt niemanden an.
event-nothing-sacrificed = { $seat } opfert keine Ware.
event-no-rituals-drawn = { $seat } zieht keine Rituale.
event-commodity-taken = { $seat } nimmt { $commodity } vom Markt.
event-commodity-returned = { $seat } gibt { $commodity } an den Markt zurück.
event-commodity-sold = { $seat } verkauft { $commodity } für den Bonus auf Preisfeld { $space }.
event-marker-raised = Der Preismarker von { $commodity } steht nun ganz oben.
event-assistant-taken = { $seat } nimmt einen { $assistant-acc } vom Markt.
event-assistant-hired = { $seat } heuert für { amount-pearls } einen { $assistant-acc } an.
event-mask-put = { $seat } legt { $mask-acc } auf den Markt.
event-mask-taken = { $seat } nimmt { $mask-acc } vom Markt.
event-no-mask-exchanged = { $seat } tauscht keine Maske.
event-mirror-matched = { $seat } legt den Regenbogenspiegel an { $mask-acc }.
event-mask-stolen = { $seat } stiehlt { $mask-acc } von { $victim_seat }.
event-pearls-stolen = { $seat } stiehlt { amount-pearls } von { $victim_seat }.
event-mission-fulfilled = { $seat } erfüllt eine Aufgabe ({ $mission }) für { amount-points }.
event-mission-declined = { $seat } erfüllt keine Aufgabe.
event-pearls-paid = { $seat } zahlt { amount-pearls }.
event-mana-paid = { $seat } zahlt { amount-mana }.
event-building-passed = { $seat } baut in dieser Zeremonie nicht mehr.
event-turn-passed = { $seat } passt.
event-auction-began = Ein Aufgabenplättchen wird gegen Mana versteigert.
event-bid-revealed = { $seat } bietet { amount-mana }.
event-auction-won = { $seat } ersteigert das Aufgabenplättchen für { amount-mana }.
event-ritual-bought = { $seat } kauft ein Ritual für { amount-mana }.
event-rituals-prepared = { $seat } legt Rituale in den Beutel: { $rituals }.
event-hidden-rituals-prepared = { $seat } beendet die Vorbereitung.
event-offering-made = { $seat } opfert { amount-mana }.
event-order-set = Zeremonienreihenfolge, Platz { $place }: { $seat }.
event-gift-chosen = { $seat } wählt eine Gabe: { $gift }.
event-bag-opened = Der Beutel enthält { amount-mana } und diese Rituale: { $rituals }.
event-bag-without-rituals = Der Beutel enthält { amount-mana } und keine Rituale.
event-ritual-performed = { $seat } vollzieht { $ritual } kostenlos.
event-ritual-blessed = { $seat } vollzieht { $ritual } für { amount-mana }.
event-common-ritual-blessed = { $ritual } wird für alle vollzogen ({ amount-mana }).
event-rituals-failed = Das Mana reicht nicht (übrig: { amount-mana }). Es scheitern: { $rituals }.
event-ritual-cancelled = { $ritual } von { $seat } wird aufgehalten.
event-mana-added = { $mana ->
    [one] { amount-mana } kommt in den Beutel.
   *[other] { amount-mana } kommen in den Beutel.
}
event-statue-revealed = Die Aufgaben der Statue { $statue } werden aufgedeckt.
event-game-ended = Die dritte Zeremonie ist vorbei und damit das Spiel.
event-seat-scored = { $seat } hat insgesamt { amount-points }.

## Der Tisch im Terminal

table-decks = Ritualstapel (+ Ablage)
table-round = Runde { $round }
table-kahuna = Kahuna
table-forest = Wald
table-pile = Karten übrig: { $count }
table-statue = Statue { $statue }
table-market = Märkte
table-price = Preisfeld
table-count = vorhanden
table-masks = Masken
table-assistants = Helfer
table-used = benutzt
table-rank = Rang
table-tattoos = Tätowierungen
table-priests = Priester
table-front = Dauerhafte Rituale
table-rituals = Rituale auf der Hand
table-mirrored = mit Spiegel
table-order = Zeremonienreihenfolge
table-row = Rituale in der Reihe
table-mana = Mana
table-pearls = Perlen
table-commodities = Waren
table-missions = Aufgaben
table-bagged = Im Beutel
table-looking = Gezogen

## Das angeleitete erste Spiel

lesson-1 = Willkommen auf Raiatea. Du dienst den Göttern mit Ritualen, die Mana kosten, und dieses Mana wird gemeinsam gegeben: Alle legen ihres in einen Beutel. Behalte zwei dieser fünf Rituale. Maui ist teuer, aber stark.
lesson-2 = Rau-Pena ist billig, und billige Rituale werden zuerst vollzogen: Das Mana wird dafür fast sicher reichen. Behalte es.
lesson-3 = In einer Aktionsrunde wählen alle je einen Ort und werden dort Kahuna. Jeden gewählten Ort dürfen alle nutzen, doch der Kahuna bekommt mehr. Wähle das Perlenriff: Mit Perlen bezahlst du Priester.
lesson-4 = Der Wald: Alle nehmen in zwei Durchgängen je eine Karte, erst im Uhrzeigersinn, dann zurück. Waren verkauft man auf dem Markt, opfert sie auf dem Marae und erfüllt mit ihnen Aufgaben. Nimm Taro.
lesson-5 = Zweiter Durchgang. Aufgaben verlangen verschiedene Waren, nimm also eine andere Art: Uru.
lesson-6 = Der Pfad der Götter: Wirb für Perlen Priester an und erhalte dann Mana nach deinem Stand auf der Priesterleiste. Ein Priester für 2 Perlen ist günstiger; behalte ein paar Perlen.
lesson-7 = Die erste Zeremonie. Sie beginnt mit dem Tanz der Priester: wie auf dem Pfad, doch alle wählen gleichzeitig und geheim. Du darfst dich umentscheiden, bis alle gewählt haben. Wirb zwei an.
lesson-8 = Nun dürfen alle geheim 3 Mana in den Beutel legen und nach ihrem Rang Rituale ziehen. Du bist Raatira und ziehst drei. Kaufe.
lesson-9 = Behalte Fatu-Tini: Blaue Rituale bleiben vor dir liegen und wirken immer wieder, dieses bei jedem Besuch des Pfads.
lesson-10 = Die Vorbereitung: Du wirst Ritual für Ritual gefragt und darfst zwei mit deinen Klammern in den Beutel legen. Rau-Pena kommt hinein.
lesson-11 = Maui kostet 7. Ein Ritual, für das das Mana im Beutel nicht reicht, ist verloren, und alle folgenden auch. Behalte Maui vorerst auf der Hand.
lesson-12 = Auch Fatu-Tini kostet 4. Lege es in den Beutel.
lesson-13 = Das Opfer: Alle bieten gleichzeitig Mana. Alles kommt in den Beutel und bezahlt die Rituale, und wer am meisten bietet, steht in der Zeremonienreihenfolge vorn. Opfere 6.
lesson-14 = Bot B hat mehr geopfert und zuerst gewählt. Nimm von den übrigen Gaben die 2 Perlen.
lesson-15 = Die Segnungen: Rituale werden vom billigsten bis zum teuersten vollzogen, solange das Mana reicht. Deine kosten gleich viel, also entscheidest du, welches zuerst kommt. Fatu-Tini ist mehr wert; nimm es zuerst.
lesson-16 = Deine Rituale wurden vollzogen. Durch Rau-Pena nimmst du eine Ware vom Markt. Auf Statue 1 liegt eine Aufgabe für Tiare: Nimm Tiare.
lesson-17 = Der letzte Schritt der Zeremonie: Bauen. In Zeremonienreihenfolge darf jeder eine Aufgabe erfüllen oder passen, bis alle gepasst haben. Gib Tiare für dieses Plättchen ab: 1 Punkt, und durch Maskenpaare vielleicht noch mehr.
lesson-18 = Es geht noch einmal reihum. Dein Uru bezahlt eine weitere Aufgabe.
lesson-19 = Sind in einer Reihe nur noch Versteigerungen übrig, wird sofort versteigert: mit geheimen Geboten in Mana, die alle in den Beutel kommen. Du hast kein Mana mehr, also bietest du 0.
lesson-20 = Taro bezahlt die Aufgabe, die eine beliebige Ware verlangt. Abgegebene Waren kommen auf den Markt und senken ihren Preis.
lesson-21 = Nach der ersten Zeremonie ist Statue 2 offen: Ihre Aufgaben bringen je 2 Punkte. Nun zu den anderen Orten. In der Nachbarschaft darfst du eine Maske über den Markt tauschen, denn nur Paare zählen. Lege Te Poe hin.
lesson-22 = Ein Paar Te Faufa’a bringt 1 Punkt je Waren-Aufgabe, und du hast schon drei. Nimm diese Maske und halte im Wald nach der zweiten Ausschau.
lesson-23 = Am Marae darfst du eine Ware für eine Tätowierung opfern, die deinen Rang hebt, und Rituale ziehen. Du hast keine Ware mehr, also ziehe.
lesson-24 = Eines der drei behältst du. Ein zweiter Maui passt zu deinen Plänen.
lesson-25 = Beanspruche den Markt: Hier verkaufst du Waren zu ihrem Preis und heuerst für 2 Perlen Helfer an. Als Kahuna darfst du beides zweimal.
lesson-26 = Helfer helfen einmal, wenn du sie umdrehst, und immer wieder durch den Wurf: wenn du mindestens so viele einer Art hast, wie der Würfel zeigt. Heuere den Perlentaucher an: Einmal benutzt, lässt er dich eine zweite Aufgabe erfüllen.
lesson-end = Du warst an allen sechs Orten und hast eine ganze Zeremonie erlebt. Aufgaben auf den Statuen, dein Rang, Maskenpaare und blaue Rituale vor dir bringen Punkte; nach der dritten Zeremonie steht fest, wer Hohepriester ist. Viel Glück!
