### Раиатеа по-русски.

title = Раиатеа
tagline = Жрецы приносят ману, ритуалы призывают богов, и кто служит им лучше всех, тот станет верховным жрецом.

variant-tane = Тане
    .hint = В колоды добавляются ритуалы Тане: они крадут, прогоняют жрецов и срывают ритуалы.
variant-oracle = Оракул
    .hint = Задания всех статуй открыты с самого начала.
variant-mana_shortage = Нехватка маны
    .hint = Мана за купленные ритуалы и аукционы уходит в запас, а не в мешок.
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
    .acc = Собирателя
assistant-merchant = Торговец
    .acc = Торговца
assistant-shaman = Шаман
    .acc = Шамана
assistant-pearl_diver = Ловец жемчуга
    .acc = Ловца жемчуга

rank-raatira = Раатира
rank-ariki = Арики
rank-arioi = Ариои
rank-tahua = Тахуа
deck-normal = обычные
deck-forbidden = запретные

location-forest = Лес
    .at = в Лесу
location-marae = Марае
    .at = на Марае
location-reef = Жемчужный риф
    .at = на Жемчужном рифе
location-path = Тропа богов
    .at = на Тропе богов
location-neighbourhood = Селение
    .at = в Селении
location-market = Рынок
    .at = на Рынке

gift-tattoo = 1 татуировка
gift-commodity = 1 товар
gift-pearls = 2 жемчужины

mask-poe = Те-Пое
    .acc = маску Те-Пое
    .effect = за пару: 1 очко за каждое задание на жемчуг
mask-hopu = Хопу
    .acc = маску Хопу
    .effect = за пару: 1 очко за каждого Ловца жемчуга
mask-ura = Ура
    .acc = маску Ура
    .effect = за пару: 2 очка за каждый цвет ваших пар, не более 8
mask-faufaa = Те-Фауфаа
    .acc = маску Те-Фауфаа
    .effect = за пару: 1 очко за каждое задание на товары
mask-ohi = Охи
    .acc = маску Охи
    .effect = за пару: 1 очко за каждого Собирателя
mask-matie = Матие
    .acc = маску Матие
    .effect = за пару: 2 очка за каждый цвет ваших пар, не более 8
mask-te_mana = Те-Мана
    .acc = маску Те-Мана
    .effect = за пару: 1 очко за каждое задание на ману, включая аукционы
mask-tahutahu = Тахутаху
    .acc = маску Тахутаху
    .effect = за пару: 1 очко за каждого Шамана
mask-ninamu = Нинаму
    .acc = маску Нинаму
    .effect = за пару: 2 очка за каждый цвет ваших пар, не более 8
mask-ture = Те-Туре
    .acc = маску Те-Туре
    .effect = за пару: 1 очко за каждое задание с условием
mask-tapihoo = Тапихоо
    .acc = маску Тапихоо
    .effect = за пару: 1 очко за каждого Торговца
mask-rearea = Реареа
    .acc = маску Реареа
    .effect = за пару: 2 очка за каждый цвет ваших пар, не более 8
mask-rainbow_mirror = радужное зеркало
    .acc = радужное зеркало
    .effect = подходит к любой одной маске без пары

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
    .effect = стоимость 3: бросьте кубик и получите столько жемчужин, сколько выпало
ritual-tohu = Тоху
    .effect = стоимость 3: пожертвуйте до 2 товаров и получите за каждый 1 татуировку
ritual-tii = Тии
    .effect = стоимость 3: верните в строй 1 помощника и получите 2 маны
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
    .effect = стоимость 5: получите 1 жреца и 2 маны
ritual-hiro = Хиро
    .effect = стоимость 5: возьмите 1 карту из леса, который затем пополняется, и получите 1 жемчужину
ritual-fana = Фана
    .effect = стоимость 5: возьмите 1 маску с рынка и получите 1 жемчужину
ritual-roroo = Ророо
    .effect = стоимость 6: возьмите ритуалы по рангу, оставьте 2 и получите 2 маны
ritual-maui = Мауи
    .effect = стоимость 7: возьмите с рынка 2 разных товара и получите 1 ману
ritual-pipiri_ma = Пипири-Ма
    .effect = стоимость 3: при каждом посещении Селения вы получаете 1 жемчужину и можете обменять на одну маску больше
ritual-tino_rua = Тино-Руа
    .effect = стоимость 3: при каждом посещении Жемчужного рифа вы получаете 2 жемчужины
ritual-fatu_tini = Фату-Тини
    .effect = стоимость 4: при каждом посещении Тропы богов вы получаете 2 маны
ritual-toa_hiti = Тоа-Хити
    .effect = стоимость 4: при каждом посещении Леса вы получаете 1 жемчужину и 1 ману
ritual-taurua = Тауруа
    .effect = стоимость 4: ваши ставки от 1 маны считаются на 2 больше
ritual-roo = Роо
    .effect = стоимость 5: при каждом посещении Марае можно оставить из первого набора на один ритуал больше
ritual-maa_tai = Маа-Таи
    .effect = стоимость 5: при каждом посещении Рынка можно продать на один товар больше
ritual-hina = Хина
    .effect = стоимость 1: в мешок кладут по 6 маны за каждого игрока
ritual-ru = Ру
    .effect = стоимость 2: каждый получает 2 жемчужины
ritual-vero = Веро
    .effect = стоимость 2: все маркеры цен поднимаются доверху
ritual-te_fatu = Те-Фату
    .effect = стоимость 3: каждый может вернуть в строй 1 помощника и получает 1 ману
ritual-faahotu = Фаахоту
    .effect = стоимость 4: в порядке церемонии каждый берёт 1 товар с рынка
ritual-tane_pearls = Тане (жемчуг)
    .effect = стоимость 3: украдите у другого игрока до 2 жемчужин
ritual-tane_veto = Тане (вето)
    .effect = стоимость 4: следующий ритуал с чужой скрепкой не состоится
ritual-tane_exile = Тане (изгнание)
    .effect = стоимость 5: другой игрок теряет 1 жреца, а вы получаете 2 маны
ritual-fenua = Фенуа
    .effect = стоимость 7: возьмите 2 помощников с рынка и получите 1 жемчужину
ritual-haumea = Хаумеа
    .effect = стоимость 7: возьмите 2 маски с рынка и получите 1 ману
ritual-mata_arahu = Мата-Араху
    .effect = стоимость 8: получите 2 татуировки и 2 жемчужины
ritual-atea = Атеа
    .effect = стоимость 9: получите 2 жрецов, затем 1 ману за каждого жреца
ritual-taere = Таэре
    .effect = стоимость 10: бесплатно совершите другой ритуал из руки
ritual-ihi = Ихи
    .effect = стоимость 11: получите 2 татуировки и 1 жреца и возьмите 1 помощника с рынка
ritual-taaroa = Таароа
    .effect = стоимость 12: получите 1 татуировку и 1 жреца и возьмите с рынка 1 товар и 1 помощника
ritual-fati = Фати
    .effect = стоимость 6: задания на жемчуг или ману стоят вам на 2 меньше, но не менее 1
ritual-tumu_nui = Туму-Нуи
    .effect = стоимость 7: вы нанимаете 1 жреца за 1 жемчужину, а 2 — за 3
ritual-arii_tapu = Арии-Тапу
    .effect = стоимость 7: каждый раз, когда вы Кахуна, вы получаете 2 жемчужины и 1 ману
ritual-papa_rai_1 = Папа-Раи (3 очка)
    .effect = стоимость 8: 3 очка в конце игры
ritual-papa_rai_2 = Папа-Раи (4 очка)
    .effect = стоимость 10: 4 очка в конце игры
ritual-papa_rai_3 = Папа-Раи (6 очков)
    .effect = стоимость 14: 6 очков в конце игры
ritual-papa_rai_4 = Папа-Раи (маски)
    .effect = стоимость 9: в конце игры 2 очка за каждый цвет ваших пар масок, не более 6
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
ritual-hidden = закрыто
ritual-nothing = ни одного

price-uru_1 = получите 3 маны
price-uru_2 = получите 4 маны
price-uru_3 = получите 1 жреца и 1 ману
price-uru_4 = получите 1 жреца, затем 1 ману за каждого жреца
price-taro_1 = получите 2 жемчужины
price-taro_2 = получите 3 жемчужины
price-taro_3 = верните в строй 1 помощника и получите 2 жемчужины
price-taro_4 = возьмите 1 помощника с рынка и получите 2 жемчужины
price-mahi_mahi_1 = получите 1 жемчужину и 1 ману
price-mahi_mahi_2 = получите 2 жемчужины и 1 ману
price-mahi_mahi_3 = возьмите 1 маску с рынка и получите 1 жемчужину
price-mahi_mahi_4 = выполните задание
price-tiare_1 = получите 2 маны
price-tiare_2 = возьмите ритуалы по рангу, оставьте 1 и получите 1 ману
price-tiare_3 = получите 1 татуировку и 1 ману
price-tiare_4 = получите 1 татуировку, возьмите ритуалы по рангу и оставьте 1

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
mission-m1_14 = не менее 3 жрецов
mission-m1_15 = не менее 3 помощников
mission-m1_16 = не менее 2 одинаковых помощников
mission-m1_17 = аукцион
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
mission-m2_14 = не менее 6 жрецов
mission-m2_15 = не менее 5 помощников
mission-m2_16 = не менее 3 разных помощников
mission-m2_17 = аукцион
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
mission-m3_15 = не менее 9 жрецов
mission-m3_16 = не менее 7 помощников
mission-m3_17 = не менее 4 разных помощников
mission-m3_18 = аукцион

source-rank = Ранг
source-rituals = Ритуалы
source-missions = Задания
source-masks = Маски

amount-mana = { $mana ->
    [one] { $mana } ману
    [few] { $mana } маны
    [many] { $mana } маны
   *[other] { $mana } маны
}
amount-pearls = { $pearls ->
    [one] { $pearls } жемчужину
    [few] { $pearls } жемчужины
    [many] { $pearls } жемчужин
   *[other] { $pearls } жемчужины
}
amount-priests = { $priests ->
    [one] { $priests } жреца
    [few] { $priests } жрецов
    [many] { $priests } жрецов
   *[other] { $priests } жрецов
}
amount-tattoos = { $tattoos ->
    [one] { $tattoos } татуировку
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
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}

## О чём спрашивают

decision-claim-location = Выберите место: вы будете там Кахуной.
decision-finish-turn = Перед концом хода: хотите использовать что-нибудь ещё?
decision-pick-forest-card = Возьмите карту из леса.
decision-pick-spare-commodity = Ваш Собиратель: возьмите ещё один товар из леса.
decision-take-forest-card = Ваш ритуал: возьмите карту из леса.
decision-return-at-marae = Пожертвовать товар ради татуировки?
decision-draw-at-marae = Взять ритуалы?
decision-choose-deck = Из какой колоды берёте ритуалы?
decision-recruit-priests = Наймите жрецов; затем вы получите ману по своему месту на шкале жрецов.
decision-put-mask = Положить маску на рынок для обмена?
decision-take-mask-back = Возьмите в обмен маску с рынка.
decision-kahuna-mission = Вы Кахуна и можете выполнить задание.
decision-trade = Можно продать товары и нанять помощников.
decision-take-commodity = Возьмите товар с рынка.
decision-take-assistant = Возьмите помощника с рынка.
decision-take-mask = Возьмите маску с рынка.
decision-take-tattoo = Ваши Шаманы дают вам татуировку.
decision-reactivate = Верните в строй использованного помощника.
decision-sacrifice-commodity = Пожертвовать товар ради вашего ритуала?
decision-raise-marker = Какой маркер цены поднять доверху?
decision-choose-victim = Кого это коснётся?
decision-steal-mask = Какую маску украсть?
decision-perform-ritual = Бесплатно совершите ритуал из руки.
decision-dance-priests = Танец жрецов: тайно наймите жрецов; затем все получат ману по шкале жрецов.
decision-buy-ritual = Тайно купить ритуал?
decision-offer-mana = Сколько маны вы подносите?
decision-choose-gift = Выберите дар.
decision-arrange-rituals = Какой из ваших ритуалов равной стоимости идёт первым?
decision-build = Строительство: выполните задание или спасуйте.
decision-choose-mission = Какое задание выполнить?
decision-second-mission = Выполнить второе задание с Ловцом жемчуга?
decision-pay-commodities = Каким товаром платите?
decision-pay-mask = Какой маской платите?
decision-bid-for-token = Сколько маны вы ставите за этот жетон задания ({ amount-points })?
decision-keep-ritual = { $count ->
    [one] Оставьте один из этих ритуалов.
    [few] Оставьте { $count } из этих ритуалов, по одному.
    [many] Оставьте { $count } из этих ритуалов, по одному.
   *[other] Оставьте { $count } из этих ритуалов, по одному.
}
decision-prepare-ritual = Положить «{ $ritual }» в мешок? Осталось скрепок: { $count }.

## Что можно выбрать

option-none = Отказаться
option-done = Готово
option-claim = { $location }
option-shaman = Использовать Шамана и совершить «{ $ritual }» ({ $ritual-effect })
option-mirror = Приложить радужное зеркало к маске { $mask }
option-take-card = { $card }
option-collector = Сначала использовать Собирателя
option-take-commodity = Взять { $commodity }
option-take-assistant = Взять { $assistant-acc }
option-take-mask = Взять { $mask-acc } ({ $mask-effect })
option-put-mask = Обменять { $mask-acc }
option-take-tattoo = Взять татуировку
option-return-commodity = Пожертвовать { $commodity }
option-draw = Взять { amount-cards } ({ $deck } ритуалы)
option-keep = Оставить «{ $ritual }» ({ $ritual-effect })
option-recruit-nobody = Никого не нанимать
option-recruit = Нанять { amount-priests } за { amount-pearls }
option-sell = Продать { $commodity }: { $price }
option-hire = Нанять { $assistant-acc } за { amount-pearls }
option-merchant = Использовать Торговца: поднять { $commodity } до высшей цены
option-reactivate = Вернуть в строй { $assistant-acc }
option-raise-marker = { $commodity }
option-steal-pearls = Украсть жемчуг (владелец: { $victim_seat })
option-exile-priest = { $victim_seat } теряет жреца
option-steal-mask = Украсть { $mask-acc } (владелец: { $victim_seat })
option-perform-ritual = Совершить «{ $ritual }» ({ $ritual-effect })
option-perform-nothing = Ничего не совершать
option-buy-ritual = Купить ритуал за { amount-mana }
option-put-into-bag = Положить «{ $ritual }» в мешок ({ $ritual-effect })
option-hold-back = Оставить «{ $ritual }» в руке
option-offer = Поднести { amount-mana }
option-bid = Поставить { amount-mana }
option-gift = { $gift }
option-arrange = Сначала «{ $ritual }»
option-mission = { $mission }: { amount-points } (статуя { $statue }, место { $place })
option-no-mission = Без задания
option-pass-building = Спасовать (до конца церемонии)
option-pass-turn = Спасовать
option-pay-commodity = Отдать { $commodity }
option-pay-mask = Отдать { $mask-acc }

## Что произошло

event-game-opened = Начинает { $seat }.
event-starting-mask-dealt = { $seat } получает { $mask-acc }.
event-rituals-drawn = { $seat } берёт { amount-cards } ({ $deck } ритуалы): { $rituals }.
event-hidden-rituals-drawn = { $seat } берёт { amount-cards } ({ $deck } ритуалы).
event-ritual-kept = { $seat } оставляет ритуал: { $ritual }.
event-hidden-ritual-kept = { $seat } оставляет ритуал.
event-action-round-began = Начинается раунд действий { $round }.
event-ceremony-began = Начинается церемония { $number }.
event-location-claimed = { $seat } становится Кахуной { $location-at }.
event-assistant-rolled = { $seat } бросает кубик ({ $assistant }): выпало { $result }.
event-die-rolled = { $seat } бросает кубик: выпало { $result }.
event-forest-shown = В лесу открыты: { $cards }.
event-forest-left = Оставшиеся карты уходят на рынки: { $cards }.
event-forest-refilled = Лишние товары образуют новую колоду леса (карт: { $count }).
event-forest-card-taken = { $seat } берёт карту из леса: { $card }.
event-forest-card-declined = { $seat } не берёт карту из леса.
event-assistant-used = { $seat } использует { $assistant-acc }.
event-assistant-reactivated = { $seat } возвращает в строй { $assistant-acc }.
event-mana-gained = { $seat } получает { amount-mana }.
event-pearls-gained = { $seat } получает { amount-pearls }.
event-priests-gained = { $seat } получает { amount-priests }.
event-priests-lost = { $seat } теряет { amount-priests }.
event-tattoos-gained = { $seat } получает { amount-tattoos }.
event-rank-reached = { $seat } достигает нового ранга: { $rank }.
event-priests-recruited = { $seat } нанимает { amount-priests } за { amount-pearls }.
event-nobody-recruited = { $seat } никого не нанимает.
event-nothing-sacrificed = { $seat } не жертвует товаров.
event-no-rituals-drawn = { $seat } не берёт ритуалов.
event-commodity-taken = { $seat } берёт { $commodity } с рынка.
event-commodity-returned = { $seat } возвращает { $commodity } на рынок.
event-commodity-sold = { $seat } продаёт { $commodity } за бонус на делении цены { $space }.
event-marker-raised = Маркер цены теперь на самом верху: { $commodity }.
event-assistant-taken = { $seat } берёт с рынка { $assistant-acc }.
event-assistant-hired = { $seat } нанимает { $assistant-acc } за { amount-pearls }.
event-mask-put = { $seat } кладёт на рынок { $mask-acc }.
event-mask-taken = { $seat } берёт с рынка { $mask-acc }.
event-no-mask-exchanged = { $seat } не меняет масок.
event-mirror-matched = { $seat } прикладывает радужное зеркало к маске { $mask }.
event-mask-stolen = { $seat } крадёт { $mask-acc } (теряет { $victim_seat }).
event-pearls-stolen = { $seat } крадёт { amount-pearls } (теряет { $victim_seat }).
event-mission-fulfilled = { $seat } выполняет задание ({ $mission }): { amount-points }.
event-mission-declined = { $seat } не выполняет задания.
event-pearls-paid = { $seat } платит { amount-pearls }.
event-mana-paid = { $seat } платит { amount-mana }.
event-building-passed = { $seat } больше не строит в этой церемонии.
event-turn-passed = { $seat } пасует.
event-auction-began = Жетон задания выставлен на аукцион.
event-bid-revealed = { $seat } ставит { amount-mana }.
event-auction-won = { $seat } получает жетон задания за { amount-mana }.
event-ritual-bought = { $seat } покупает ритуал за { amount-mana }.
event-rituals-prepared = { $seat } кладёт ритуалы в мешок: { $rituals }.
event-hidden-rituals-prepared = { $seat } завершает подготовку.
event-offering-made = { $seat } подносит { amount-mana }.
event-order-set = Порядок церемонии, место { $place }: { $seat }.
event-gift-chosen = { $seat } выбирает дар: { $gift }.
event-bag-opened = Из мешка достают { amount-mana } и ритуалы: { $rituals }.
event-bag-without-rituals = Из мешка достают { amount-mana }; ритуалов нет.
event-ritual-performed = { $seat } бесплатно совершает «{ $ritual }».
event-ritual-blessed = { $seat } совершает «{ $ritual }» за { amount-mana }.
event-common-ritual-blessed = «{ $ritual }» совершается для всех за { amount-mana }.
event-rituals-failed = Маны не хватает (осталось: { $mana }). Не состоялись: { $rituals }.
event-ritual-cancelled = «{ $ritual }» ({ $seat }) — ритуал сорван.
event-mana-added = В мешок кладут { amount-mana }.
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
table-rituals = Ритуалы в руке
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

lesson-1 = Добро пожаловать на Раиатеа. Вы служите богам ритуалами, которые стоят маны, но ману отдают сообща: все кладут её в один мешок. Оставьте два из этих пяти ритуалов. Мауи дорогой, но сильный.
lesson-2 = Рау-Пена дешёвый, а дешёвые ритуалы совершают первыми: маны на него почти наверняка хватит. Оставьте его.
lesson-3 = В раунде действий каждый выбирает место и становится там Кахуной. Все могут пользоваться каждым выбранным местом, но Кахуна получает больше. Выберите Жемчужный риф: жемчугом платят за жрецов.
lesson-4 = Лес: все берут по карте в два круга, сначала по часовой стрелке, потом против. Товары продают на Рынке, жертвуют на Марае, ими платят за задания. Возьмите Таро.
lesson-5 = Второй круг. Задания требуют разных товаров, поэтому возьмите другой вид: Уру.
lesson-6 = Тропа богов: наймите жрецов за жемчуг, затем получите ману по своему месту на шкале жрецов. Один жрец за 2 жемчужины выгоднее; приберегите немного жемчуга.
lesson-7 = Первая церемония. Она начинается с танца жрецов: как на Тропе, но все выбирают тайно и одновременно. Передумать можно, пока не выбрали все. Наймите двоих.
lesson-8 = Теперь каждый может тайно положить в мешок 3 маны и взять ритуалы по рангу. Вы Раатира и берёте три. Покупайте.
lesson-9 = Оставьте Фату-Тини: синие ритуалы остаются перед вами и действуют снова и снова, этот — при каждом посещении Тропы.
lesson-10 = Подготовка: вас спрашивают о каждом ритуале; два из них можно со своими скрепками положить в мешок. Рау-Пена отправляется туда.
lesson-11 = Мауи стоит 7. Ритуал, на который в мешке не хватает маны, пропадает вместе со всеми следующими. Пока оставьте Мауи в руке.
lesson-12 = Фату-Тини тоже стоит 4. Положите его в мешок.
lesson-13 = Подношение: все одновременно предлагают ману. Вся она идёт в мешок и оплачивает ритуалы, а кто поднёс больше всех, становится первым в порядке церемонии. Поднесите 6.
lesson-14 = Бот B поднёс больше и выбирал первым. Возьмите из оставшихся даров 2 жемчужины.
lesson-15 = Благословения: ритуалы совершают от дешёвых к дорогим, пока хватает маны. Ваши стоят одинаково, поэтому вы решаете, какой первый. Фату-Тини ценнее, пусть будет первым.
lesson-16 = Ваши ритуалы совершены. Рау-Пена позволяет взять товар с рынка. На статуе 1 лежит задание на Тиаре: возьмите Тиаре.
lesson-17 = Последний шаг церемонии — строительство. В порядке церемонии каждый может выполнить одно задание или спасовать, пока не спасуют все. Отдайте Тиаре за этот жетон: 1 очко, а с парами масок, может быть, и больше.
lesson-18 = Круг начинается снова. Ваш Уру оплатит ещё одно задание.
lesson-19 = Когда в ряду остаются одни аукционы, их сразу разыгрывают: ставки маны тайные и все уходят в мешок. Маны у вас не осталось, поэтому ставка — 0.
lesson-20 = Таро оплатит задание на любой товар. Отданные товары уходят на рынок и снижают свою цену.
lesson-21 = После первой церемонии открыта статуя 2: её задания приносят по 2 очка. Теперь — остальные места. В Селении можно обменять маску через рынок: очки приносят только пары. Положите маску Те-Пое.
lesson-22 = Пара масок Те-Фауфаа приносит 1 очко за каждое задание на товары, а у вас их уже три. Возьмите эту маску и ищите в лесу вторую.
lesson-23 = На Марае можно пожертвовать товар за татуировку, которая поднимает ранг, и взять ритуалы. Товаров у вас не осталось, поэтому берите ритуалы.
lesson-24 = Один из трёх вы оставляете. Второй Мауи пригодится.
lesson-25 = Займите Рынок: здесь продают товары по их цене и нанимают помощников за 2 жемчужины. Кахуна может сделать и то и другое дважды.
lesson-26 = Помощник помогает один раз, когда вы его переворачиваете, и снова и снова — по броску: когда помощников этого вида у вас не меньше, чем выпало. Наймите Ловца жемчуга: один раз он позволит выполнить второе задание подряд.
lesson-end = Вы побывали во всех шести местах и прошли целую церемонию. Очки приносят задания на статуях, ранг, пары масок и синие ритуалы перед вами; после третьей церемонии станет ясно, кто верховный жрец. Удачи!
