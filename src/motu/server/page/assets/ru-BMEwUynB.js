var e=`### Раиатеа по-русски.

title = Раиатеа
tagline = Жрецы приносят ману, ритуалы призывают богов, и кто служит им лучше всех, тот станет верховным жрецом.

variant-tane = Тане
    .hint = В колодах ритуалы Тане: они крадут, прогоняют жрецов и срывают ритуалы.
variant-oracle = Оракул
    .hint = Задания всех статуй открыты с самого начала.
variant-mana_shortage = Нехватка маны
    .hint = Мана за купленные ритуалы и торги уходит в запас, а не в мешок.
variant-passing_is_final = Пас окончателен
    .hint = Кто спасовал при строительстве или ничего не может построить, выбывает до конца церемонии.
variant-motif_scores_once = Мотив считается один раз
    .hint = Две пары одного мотива с зеркалами считаются только раз. Таким было правило, когда партия началась.
variant-useful_gifts_only = Только полезные дары
    .hint = Дар, который ничего бы не дал, выбрать нельзя. Таким было правило, когда партия началась.

## Вещи

commodity-uru = Уру
commodity-taro = Таро
commodity-mahi_mahi = Махи-махи
commodity-tiare = Тиаре

assistant-collector = Собиратель
assistant-merchant = Торговец
assistant-shaman = Шаман
assistant-pearl_diver = Ловец жемчуга

rank-raatira = Раатира
rank-ariki = Арики
rank-arioi = Ариои
rank-tahua = Тахуа
deck-normal = обычные
deck-forbidden = запретные

location-forest = Лес
location-marae = Марае
location-reef = Жемчужный риф
location-path = Тропа богов
location-neighbourhood = Соседи
location-market = Рынок

gift-tattoo = 1 татуировка
gift-commodity = 1 товар
gift-pearls = 2 жемчужины

mask-poe = Те-Пое
    .effect = пара даёт 1 за задание за жемчуг
mask-hopu = Хопу
    .effect = пара даёт 1 за Ловца жемчуга
mask-ura = Ура
    .effect = пара даёт 2 за каждый цвет своих пар, не более 8
mask-faufaa = Те-Фауфаа
    .effect = пара даёт 1 за задание за товары
mask-ohi = Охи
    .effect = пара даёт 1 за Собирателя
mask-matie = Матие
    .effect = пара даёт 2 за каждый цвет своих пар, не более 8
mask-te_mana = Те-Мана
    .effect = пара даёт 1 за задание за ману или с торгов
mask-tahutahu = Тахутаху
    .effect = пара даёт 1 за Шамана
mask-ninamu = Нинаму
    .effect = пара даёт 2 за каждый цвет своих пар, не более 8
mask-ture = Те-Туре
    .effect = пара даёт 1 за задание с условием
mask-tapihoo = Тапихоо
    .effect = пара даёт 1 за Торговца
mask-rearea = Реареа
    .effect = пара даёт 2 за каждый цвет своих пар, не более 8
mask-rainbow_mirror = радужное зеркало
    .effect = подходит к одной маске без пары

card-uru = Уру
card-taro = Таро
card-mahi_mahi = Махи-махи
card-tiare = Тиаре
card-collector = Собиратель
card-merchant = Торговец
card-shaman = Шаман
card-pearl_diver = Ловец жемчуга
card-mask_poe = маска Те-Пое (сокровище: 3 жемчужины)
card-mask_hopu = маска Хопу (сокровище: 3 маны)
card-mask_ura = маска Ура (сокровище: 1 татуировка)
card-plain_mask_ura = маска Ура без сокровища
card-mask_faufaa = маска Те-Фауфаа (сокровище: 3 жемчужины)
card-mask_ohi = маска Охи (сокровище: 3 маны)
card-mask_matie = маска Матие (сокровище: 1 татуировка)
card-plain_mask_matie = маска Матие без сокровища
card-mask_te_mana = маска Те-Мана (сокровище: 3 жемчужины)
card-mask_tahutahu = маска Тахутаху (сокровище: 3 маны)
card-mask_ninamu = маска Нинаму (сокровище: 1 татуировка)
card-plain_mask_ninamu = маска Нинаму без сокровища
card-mask_ture = маска Те-Туре (сокровище: 3 жемчужины)
card-mask_tapihoo = маска Тапихоо (сокровище: 3 маны)
card-mask_rearea = маска Реареа (сокровище: 1 татуировка)
card-plain_mask_rearea = маска Реареа без сокровища
card-rainbow_mirror = радужное зеркало

ritual-tipa = Типа
    .effect = стоимость 2: получите 2 жемчужины
ritual-punua = Пунуа
    .effect = стоимость 3: бросьте кубик и получите столько же жемчужин
ritual-tohu = Тоху
    .effect = стоимость 3: верните до 2 товаров; за каждый: получите 1 татуировку
ritual-tii = Тии
    .effect = стоимость 3: верните в строй 1 помощника; получите 2 маны
ritual-tafai = Тафаи
    .effect = стоимость 3: получите 1 ману за каждого жреца
ritual-rua_hatu = Руа-Хату
    .effect = стоимость 4: получите 3 жемчужины
ritual-uru_taetae = Уру-Таэтаэ
    .effect = стоимость 4: получите 1 татуировку
ritual-rau_pena = Рау-Пена
    .effect = стоимость 4: возьмите 1 товар с рынка
ritual-rata = Рата
    .effect = стоимость 4: возьмите 1 помощника с рынка
ritual-raa = Раа
    .effect = стоимость 5: получите 1 жреца; получите 2 маны
ritual-hiro = Хиро
    .effect = стоимость 5: возьмите 1 карту из леса, её место заполняется; получите 1 жемчужину
ritual-fana = Фана
    .effect = стоимость 5: возьмите 1 маску с рынка; получите 1 жемчужину
ritual-roroo = Ророо
    .effect = стоимость 6: тяните ритуалы по рангу и оставьте 2; получите 2 маны
ritual-maui = Мауи
    .effect = стоимость 7: возьмите 2 товара разных видов с рынка; получите 1 ману
ritual-pipiri_ma = Пипири-Ма
    .effect = стоимость 3: при посещении (Соседи): получите 1 жемчужину; можно обменять на одну маску больше
ritual-tino_rua = Тино-Руа
    .effect = стоимость 3: при посещении (Жемчужный риф): получите 2 жемчужины
ritual-fatu_tini = Фату-Тини
    .effect = стоимость 4: при посещении (Тропа богов): получите 2 маны
ritual-toa_hiti = Тоа-Хити
    .effect = стоимость 4: при посещении (Лес): получите 1 жемчужину; получите 1 ману
ritual-taurua = Тауруа
    .effect = стоимость 4: ваши ставки от 1 маны считаются на 2 больше
ritual-roo = Роо
    .effect = стоимость 5: при посещении (Марае): из первого набора оставьте на один ритуал больше
ritual-maa_tai = Маа-Таи
    .effect = стоимость 5: при посещении (Рынок): можно продать на один товар больше
ritual-hina = Хина
    .effect = стоимость 1: 6 маны за каждого игрока идут в мешок
ritual-ru = Ру
    .effect = стоимость 2: каждый получает 2 жемчужины
ritual-vero = Веро
    .effect = стоимость 2: все маркеры цен поднимаются доверху
ritual-te_fatu = Те-Фату
    .effect = стоимость 3: каждый может вернуть в строй 1 помощника; каждый получает 1 ману
ritual-faahotu = Фаахоту
    .effect = стоимость 4: в порядке церемонии каждый берёт 1 товар с рынка
ritual-tane_pearls = Тане (жемчуг)
    .effect = стоимость 3: украдите у другого игрока до 2 жемчужин
ritual-tane_veto = Тане (вето)
    .effect = стоимость 4: следующий ритуал с чужой скрепкой не состоится
ritual-tane_exile = Тане (изгнание)
    .effect = стоимость 5: другой игрок теряет 1 жреца; получите 2 маны
ritual-fenua = Фенуа
    .effect = стоимость 7: возьмите 2 помощников с рынка; получите 1 жемчужину
ritual-haumea = Хаумеа
    .effect = стоимость 7: возьмите 2 маски с рынка; получите 1 ману
ritual-mata_arahu = Мата-Араху
    .effect = стоимость 8: получите 2 татуировки; получите 2 жемчужины
ritual-atea = Атеа
    .effect = стоимость 9: получите 2 жрецов; получите 1 ману за каждого жреца
ritual-taere = Таэре
    .effect = стоимость 10: совершите другой ритуал с руки бесплатно
ritual-ihi = Ихи
    .effect = стоимость 11: получите 2 татуировки; получите 1 жреца; возьмите 1 помощника с рынка
ritual-taaroa = Таароа
    .effect = стоимость 12: получите 1 татуировку; получите 1 жреца; возьмите 1 товар с рынка; возьмите 1 помощника с рынка
ritual-fati = Фати
    .effect = стоимость 6: задания за жемчуг или ману стоят вам на 2 меньше, но не менее 1
ritual-tumu_nui = Туму-Нуи
    .effect = стоимость 7: жрецы стоят вам: 1 жемчужина за 1, 3 за 2
ritual-arii_tapu = Арии-Тапу
    .effect = стоимость 7: когда вы Кахуна: получите 2 жемчужины; получите 1 ману
ritual-papa_rai_1 = Папа-Раи (3 очка)
    .effect = стоимость 8: 3 очка в конце игры
ritual-papa_rai_2 = Папа-Раи (4 очка)
    .effect = стоимость 10: 4 очка в конце игры
ritual-papa_rai_3 = Папа-Раи (6 очков)
    .effect = стоимость 14: 6 очков в конце игры
ritual-papa_rai_4 = Папа-Раи (маски)
    .effect = стоимость 9: в конце игры 2 очка за каждую пару масок нового цвета, не более 6
ritual-papa_rai_5 = Папа-Раи (жрецы)
    .effect = стоимость 10: в конце игры 1 очко за каждых 2 жрецов, не более 5
ritual-papa_rai_6 = Папа-Раи (задания)
    .effect = стоимость 10: в конце игры 1 очко за каждые 2 задания, не более 5
ritual-moe_hau = Моэ-Хау
    .effect = стоимость 5: в порядке церемонии каждый действует как на Тропе богов
ritual-tane_mask = Тане (маска)
    .effect = стоимость 6: украдите у другого игрока 1 маску без пары
ritual-tane_silence = Тане (безмолвие)
    .effect = стоимость 7: чужие ритуалы стоимостью от 9 не состоятся
ritual-tane_storm = Тане (буря)
    .effect = стоимость 8: все остальные теряют 1 жреца
ritual-hidden = скрыто
ritual-nothing = ничего

price-uru_1 = получите 3 маны
price-uru_2 = получите 4 маны
price-uru_3 = получите 1 жреца; получите 1 ману
price-uru_4 = получите 1 жреца; получите 1 ману за каждого жреца
price-taro_1 = получите 2 жемчужины
price-taro_2 = получите 3 жемчужины
price-taro_3 = верните в строй 1 помощника; получите 2 жемчужины
price-taro_4 = возьмите 1 помощника с рынка; получите 2 жемчужины
price-mahi_mahi_1 = получите 1 жемчужину; получите 1 ману
price-mahi_mahi_2 = получите 2 жемчужины; получите 1 ману
price-mahi_mahi_3 = возьмите 1 маску с рынка; получите 1 жемчужину
price-mahi_mahi_4 = выполните задание
price-tiare_1 = получите 2 маны
price-tiare_2 = тяните ритуалы по рангу и оставьте 1; получите 1 ману
price-tiare_3 = получите 1 татуировку; получите 1 ману
price-tiare_4 = получите 1 татуировку; тяните ритуалы по рангу и оставьте 1

mission-m1_01 = 3 жемчужины
mission-m1_02 = 4 жемчужины
mission-m1_03 = 5 жемчужин
mission-m1_04 = 4 маны
mission-m1_05 = 5 маны
mission-m1_06 = 6 маны
mission-m1_07 = Уру
mission-m1_08 = Таро
mission-m1_09 = Махи-махи
mission-m1_10 = Тиаре
mission-m1_11 = 1 товар на выбор
mission-m1_12 = 1 маска
mission-m1_13 = Арики или выше
mission-m1_14 = иметь: 3 жреца
mission-m1_15 = иметь: 3 помощника
mission-m1_16 = иметь 2 одинаковых помощников
mission-m1_17 = торги за ману
mission-m2_01 = 6 жемчужин
mission-m2_02 = 7 жемчужин
mission-m2_03 = 8 жемчужин
mission-m2_04 = 7 маны
mission-m2_05 = 8 маны
mission-m2_06 = 9 маны
mission-m2_07 = Уру + Таро
mission-m2_08 = Таро + Махи-махи
mission-m2_09 = Махи-махи + Тиаре
mission-m2_10 = Тиаре + Уру
mission-m2_11 = 2 одинаковых товара
mission-m2_12 = 2 маски
mission-m2_13 = Ариои или выше
mission-m2_14 = иметь: 6 жрецов
mission-m2_15 = иметь: 5 помощников
mission-m2_16 = иметь 3 разных помощников
mission-m2_17 = торги за ману
mission-m3_01 = 9 жемчужин
mission-m3_02 = 10 жемчужин
mission-m3_03 = 11 жемчужин
mission-m3_04 = 10 маны
mission-m3_05 = 11 маны
mission-m3_06 = 12 маны
mission-m3_07 = 13 маны
mission-m3_08 = Уру + Таро + Махи-махи
mission-m3_09 = Таро + Махи-махи + Тиаре
mission-m3_10 = Махи-махи + Тиаре + Уру
mission-m3_11 = Тиаре + Уру + Таро
mission-m3_12 = 3 одинаковых товара
mission-m3_13 = 3 маски
mission-m3_14 = Тахуа
mission-m3_15 = иметь: 9 жрецов
mission-m3_16 = иметь: 7 помощников
mission-m3_17 = иметь 4 разных помощников
mission-m3_18 = торги за ману

source-rank = Ранг
source-rituals = Ритуалы
source-missions = Задания
source-masks = Маски

amount-mana = { $mana ->
    [one] { $mana } мана
    [few] { $mana } маны
    [many] { $mana } маны
   *[other] { $mana } маны
}
amount-pearls = { $pearls ->
    [one] { $pearls } жемчужина
    [few] { $pearls } жемчужины
    [many] { $pearls } жемчужин
   *[other] { $pearls } жемчужины
}
amount-priests = { $priests ->
    [one] { $priests } жрец
    [few] { $priests } жреца
    [many] { $priests } жрецов
   *[other] { $priests } жреца
}
amount-tattoos = { $tattoos ->
    [one] { $tattoos } татуировка
    [few] { $tattoos } татуировки
    [many] { $tattoos } татуировок
   *[other] { $tattoos } татуировки
}
amount-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
amount-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}

## О чём спрашивают

decision-claim-location = Выберите место: вы будете там Кахуной.
decision-finish-turn = Ваш ход окончен. Хотите сделать что-нибудь ещё?
decision-pick-forest-card = Возьмите карту из леса.
decision-pick-spare-commodity = Ваш Собиратель: возьмите ещё один товар из леса.
decision-take-forest-card = Ритуал: возьмите карту из леса.
decision-return-at-marae = Вернуть товар за татуировку?
decision-draw-at-marae = Тянуть ритуалы?
decision-choose-deck = Из какой колоды тянете?
decision-recruit-priests = Наймите жрецов; затем вы получите ману по шкале жрецов.
decision-put-mask = Положить маску на рынок для обмена?
decision-take-mask-back = Возьмите в обмен маску с рынка.
decision-kahuna-mission = Вы Кахуна и можете выполнить задание.
decision-trade = Продавайте товары и нанимайте помощников.
decision-take-commodity = Возьмите товар с рынка.
decision-take-assistant = Возьмите помощника с рынка.
decision-take-mask = Возьмите маску с рынка.
decision-take-tattoo = Ваши Шаманы дают вам татуировку.
decision-reactivate = Верните в строй использованного помощника.
decision-sacrifice-commodity = Вернуть товар ради ритуала?
decision-raise-marker = Какой маркер цены поднять доверху?
decision-choose-victim = Кого это коснётся?
decision-steal-mask = Какую маску украсть?
decision-perform-ritual = Совершите ритуал с руки бесплатно.
decision-dance-priests = Танец жрецов: наймите втайне; затем все получат ману по шкале жрецов.
decision-buy-ritual = Втайне купить ритуал?
decision-offer-mana = Сколько маны вы принесёте в дар?
decision-choose-gift = Выберите дар.
decision-arrange-rituals = Какой из ваших ритуалов равной стоимости идёт первым?
decision-build = Стройте: выполните задание или спасуйте.
decision-choose-mission = Какое задание выполнить?
decision-second-mission = Выполнить второе задание с Ловцом жемчуга?
decision-pay-commodities = Какой товар отдать?
decision-pay-mask = Какую маску отдать?
decision-bid-for-token = Сколько маны поставить за жетон ({ $mission }, { amount-points })?
decision-keep-ritual = { $count ->
    [one] Оставьте { $count } ритуал из этих.
    [few] Оставьте { $count } ритуала из этих, по одному.
    [many] Оставьте { $count } ритуалов из этих, по одному.
   *[other] Оставьте { $count } ритуала из этих, по одному.
}
decision-prepare-ritual = { $ritual }: в мешок? Осталось скрепок: { $count }.

## Что можно выбрать

option-none = Ничего
option-done = Готово
option-claim = { $location }
option-shaman = Использовать Шамана: { $ritual } ({ $ritual-effect })
option-mirror = Приложить радужное зеркало: { $mask }
option-take-card = { $card }
option-collector = Сначала использовать Собирателя
option-take-commodity = Взять: { $commodity }
option-take-assistant = Взять: { $assistant }
option-take-mask = Взять: { $mask } ({ $mask-effect })
option-put-mask = Положить: { $mask }
option-take-tattoo = Взять татуировку
option-return-commodity = Вернуть: { $commodity }
option-draw = Тянуть: { amount-cards } ({ $deck })
option-keep = Оставить: { $ritual } ({ $ritual-effect })
option-recruit-nobody = Никого не нанимать
option-recruit = Нанять: { amount-priests }, цена: { amount-pearls }
option-sell = Продать { $commodity }: { $price }
option-hire = Нанять, цена { amount-pearls }: { $assistant }
option-merchant = Использовать Торговца: { $commodity } до высшей цены
option-reactivate = Вернуть в строй: { $assistant }
option-raise-marker = { $commodity }
option-steal-pearls = { $victim_seat } отдаёт вам жемчуг
option-exile-priest = { $victim_seat } теряет жрецов
option-steal-mask = { $victim_seat } отдаёт: { $mask }
option-perform-ritual = Совершить: { $ritual } ({ $ritual-effect })
option-perform-nothing = Ничего не совершать
option-buy-ritual = Купить, цена: { amount-mana }
option-put-into-bag = В мешок: { $ritual } ({ $ritual-effect })
option-hold-back = Оставить на руке: { $ritual }
option-offer = В дар: { amount-mana }
option-bid = Ставка: { amount-mana }
option-gift = { $gift }
option-arrange = Сначала { $ritual }
option-mission = { $mission }: { amount-points } (статуя { $statue }, место { $place })
option-no-mission = Без задания
option-pass-building = Спасовать (до конца церемонии)
option-pass-turn = Спасовать
option-pay-commodity = Отдать: { $commodity }
option-pay-mask = Отдать: { $mask }

## Что произошло

event-game-opened = Начинает { $seat }.
event-starting-mask-dealt = { $seat } получает маску: { $mask }.
event-rituals-drawn = { $seat } тянет: { amount-cards } ({ $deck }): { $rituals }.
event-ritual-kept = { $seat } оставляет ритуал: { $ritual }.
event-action-round-began = Начинается раунд действий { $round }.
event-ceremony-began = Начинается церемония { $number }.
event-location-claimed = { $seat } — Кахуна: { $location }.
event-assistant-rolled = { $seat } бросает кубик ({ $assistant }): { $result }.
event-die-rolled = { $seat } бросает кубик: { $result }.
event-forest-shown = Лес открывает: { $cards }.
event-forest-left = Остаток уходит на рынки: { $cards }.
event-forest-refilled = Лишние товары — новая стопка леса: { amount-cards }.
event-forest-card-taken = { $seat } берёт из леса: { $card }.
event-assistant-used = { $seat } использует помощника: { $assistant }.
event-assistant-reactivated = { $seat } возвращает в строй: { $assistant }.
event-mana-gained = { $seat } получает: { amount-mana }.
event-pearls-gained = { $seat } получает: { amount-pearls }.
event-priests-gained = { $seat } получает: { amount-priests }.
event-priests-lost = { $seat } теряет: { amount-priests }.
event-tattoos-gained = { $seat } получает: { amount-tattoos }.
event-rank-reached = { $seat } достигает нового ранга: { $rank }.
event-priests-recruited = { $seat } нанимает: { amount-priests }, цена: { amount-pearls }.
event-commodity-taken = { $seat } берёт с рынка: { $commodity }.
event-commodity-returned = { $seat } возвращает на рынок: { $commodity }.
event-commodity-sold = { $seat } продаёт { $commodity } по цене с деления { $space }.
event-marker-raised = Маркер цены на самом верху: { $commodity }.
event-assistant-taken = { $seat } берёт с рынка: { $assistant }.
event-assistant-hired = { $seat } нанимает (цена: { amount-pearls }): { $assistant }.
event-mask-put = { $seat } кладёт на рынок: { $mask }.
event-mask-taken = { $seat } берёт с рынка: { $mask }.
event-mirror-matched = { $seat } прикладывает радужное зеркало: { $mask }.
event-mask-stolen = { $seat } крадёт маску: { $mask }. Теряет её { $victim_seat }.
event-pearls-stolen = { $seat } крадёт: { amount-pearls }. Пострадавший игрок: { $victim_seat }.
event-mission-fulfilled = { $seat } выполняет задание ({ $mission }): { amount-points }.
event-pearls-paid = { $seat } платит: { amount-pearls }.
event-mana-paid = { $seat } платит: { amount-mana }.
event-building-passed = { $seat } больше не строит в этой церемонии.
event-turn-passed = { $seat } пасует.
event-auction-began = Жетон выставлен на торги: { $mission }.
event-bid-revealed = { $seat }: ставка — { amount-mana }.
event-auction-won = { $seat } берёт жетон ({ $mission }), цена: { amount-mana }.
event-ritual-bought = { $seat } покупает ритуал, цена: { amount-mana }.
event-rituals-prepared = { $seat } готовит ритуалы: { $rituals }.
event-offering-made = { $seat }: дар — { amount-mana }.
event-order-set = Порядок церемонии, место { $place }: { $seat }.
event-gift-chosen = { $seat } выбирает дар: { $gift }.
event-bag-opened = В мешке { amount-mana } и ритуалы: { $rituals }.
event-bag-without-rituals = В мешке { amount-mana }, ритуалов нет.
event-ritual-performed = { $seat } совершает { $ritual } бесплатно.
event-ritual-blessed = Совершается { $ritual } ({ $seat }), цена: { amount-mana }.
event-common-ritual-blessed = Совершается { $ritual } для всех, цена: { amount-mana }.
event-rituals-failed = Маны не хватает (в мешке: { amount-mana }); не состоятся: { $rituals }.
event-ritual-cancelled = { $ritual } ({ $seat }) сорван.
event-mana-added = В мешок добавляется: { amount-mana }.
event-statue-revealed = Открываются задания статуи { $statue }.
event-game-ended = Третья церемония окончена, а с ней и игра.
event-seat-scored = { $seat }: всего { amount-points }.

## Стол в терминале

table-decks = Стопки ритуалов (+ сброс)
table-round = Раунд { $round }
table-kahuna = Кахуна
table-forest = Лес
table-pile = осталось карт: { $count }
table-statue = Статуя { $statue }
table-market = Рынки
table-price = деление цены
table-count = на рынке
table-masks = Маски
table-assistants = Помощники
table-used = использован
table-rank = Ранг
table-tattoos = Татуировки
table-priests = Жрецы
table-front = Постоянные ритуалы
table-rituals = Ритуалов
table-mirrored = с зеркалом
table-order = Порядок церемонии
table-row = Ритуалы в ряду
table-mana = Мана
table-pearls = Жемчуг
table-commodities = Товары
table-missions = Задания
table-bagged = В мешке
table-looking = Взято

## Обучающая партия

lesson-1 = Добро пожаловать на Раиатеа. Вы служите богам ритуалами, которые стоят маны, но ману отдают сообща: все кладут её в один мешок. Оставьте два из этих пяти ритуалов. Мауи дорог и силён.
lesson-2 = Рау-Пена дёшев: дешёвые ритуалы совершают первыми, и мешок до него вряд ли опустеет. Оставьте его.
lesson-3 = В раунде действий каждый выбирает место и становится там Кахуной. Все могут пользоваться каждым выбранным местом, но Кахуна получает больше. Выберите Жемчужный риф: жемчугом платят за жрецов.
lesson-4 = Лес: все берут по карте в два прохода, сначала по часовой стрелке, потом обратно. Товары продают на Рынке, меняют на Марае, ими платят за задания. Возьмите таро.
lesson-5 = Второй проход. Задания требуют разных товаров, поэтому возьмите другой вид: уру.
lesson-6 = Тропа богов: наймите жрецов за жемчуг, затем получите ману по своему месту на шкале жрецов. Один жрец за 2 жемчужины — цена лучше; оставьте немного жемчуга.
lesson-7 = Первая церемония. Она начинается с танца жрецов: как на Тропе, но все выбирают втайне и одновременно. Передумать можно, пока не выбрали все. Наймите двоих.
lesson-8 = Теперь каждый может втайне положить в мешок 3 маны и тянуть ритуалы по рангу. Вы Раатира и тянете три. Покупайте.
lesson-9 = Оставьте Фату-Тини: синие ритуалы остаются перед вами и действуют снова и снова, этот — при каждом посещении Тропы.
lesson-10 = Подготовка: вас спрашивают о каждом ритуале, и два можно прикрепить и положить в мешок. Рау-Пена отправляется туда.
lesson-11 = Мауи стоит 7. Чему в мешке не хватит маны, то пропадает вместе со всем, что идёт следом. Пока оставьте его на руке.
lesson-12 = Фату-Тини тоже стоит 4. Положите его в мешок.
lesson-13 = Подношение: все одновременно предлагают ману. Вся она идёт в мешок и оплачивает ритуалы, а кто дал больше, тот первый в порядке церемонии. Дайте 6.
lesson-14 = Бот B дал больше и выбрал первым. Из оставшихся даров возьмите 2 жемчужины.
lesson-15 = Благословения: ритуалы совершают от дешёвых к дорогим, пока хватает маны. Ваши стоят одинаково, поэтому вы решаете, какой первый. Фату-Тини ценнее, пусть будет первым.
lesson-end = Первая церемония позади. Очки дают задания на статуях, ранг, маски и ритуалы; после третьей церемонии станет ясно, кто Верховный жрец. Удачи!
`;export{e as default};