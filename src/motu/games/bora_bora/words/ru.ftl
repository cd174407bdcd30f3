### Бора-Бора по-русски.

title = Бора-Бора
tagline = Кубики ведут через пять островов: хижины освобождают место для мужчин и женщин, Боги позволяют нарушать правила, и в каждом раунде пора выполнить задачу.

variant-huts_one_per_space = По одной хижине на клетке
    .hint = В начале игры на каждой из 12 клеток стоит одна хижина. Иначе на 12-й клетке стоят две, а одна клетка пуста.

## Вещи

god-blue = синяя
    .name = Синего Бога
    .card = синюю карту Бога
god-white = белая
    .name = Белого Бога
    .card = белую карту Бога
god-red = красная
    .name = Красного Бога
    .card = красную карту Бога
god-green = зелёная
    .name = Зелёного Бога
    .card = зелёную карту Бога
god-yellow = жёлтая
    .name = Жёлтого Бога
    .card = жёлтую карту Бога
god-hidden = закрытая
    .name = Бога
    .card = карту Бога

kind-land_path = сухопутный путь
    .limit = значение пути до
kind-water_path = водный путь
    .limit = значение пути до
kind-woman = взять женщину
    .limit = позиция до
kind-man = взять мужчину
    .limit = позиция до
kind-build = строительство
    .limit = тайл строительства до
kind-material = стройматериал
    .limit = стройматериалы:
kind-move_hut = перемещение хижины
    .limit = хижины:
kind-points = победные очки
    .limit = победные очки:
kind-god_card = карта Бога
    .limit = карты Богов:
kind-offering = подношение
    .limit = подношения:
kind-status = статус
    .limit = шаги по дорожке статуса:
kind-shell = раковина
    .limit = раковины:

person-man = мужчина
    .many = мужчин
    .acc = мужчину
person-woman = женщина
    .many = женщин
    .acc = женщину

tile-helper = Помощник
tile-temple = Храм
tile-build = Строительство
tile-man = Мужчина
tile-woman = Женщина
tile-land = Сухопутный путь
tile-water = Водный путь
tile-man_woman = Мужчина/Женщина
tile-land_water = Сухопутный/Водный путь
tile-fishing = Рыбалка

region-central_northwest = центральный остров, северо-запад
region-central_northeast = центральный остров, северо-восток
region-central_southwest = центральный остров, юго-запад
region-central_southeast = центральный остров, юго-восток
region-north_west = северный остров, запад
region-north_east = северный остров, восток
region-east_north = восточный остров, север
region-east_south = восточный остров, юг
region-south_west = южный остров, запад
region-south_east = южный остров, восток
region-west_north = западный остров, север
region-west_south = западный остров, юг

terrain-mountain = горы
terrain-beach = пляж
terrain-forest = лес
terrain-plains = равнины

path-land = сухопутный путь
path-water = водный путь
path-either = сухопутный или водный путь

material-sand = песок
material-wood = дерево
material-stone = камень

jewel-necklace = ожерелье
jewel-bracelet = браслет
jewel-anklet = ножной браслет
jewel-earring = серьга
jewel-headband = налобная повязка
jewel-ring = кольцо

payment-tile = тайл Бога
    .ins = тайлом Бога
payment-card = карта этого Бога и подношение
    .ins = картой этого Бога и подношением
payment-pair_blue = две синие карты Богов и подношение
    .ins = двумя синими картами Богов и подношением
payment-pair_white = две белые карты Богов и подношение
    .ins = двумя белыми картами Богов и подношением
payment-pair_red = две красные карты Богов и подношение
    .ins = двумя красными картами Богов и подношением
payment-pair_green = две зелёные карты Богов и подношение
    .ins = двумя зелёными картами Богов и подношением
payment-pair_yellow = две жёлтые карты Богов и подношение
    .ins = двумя жёлтыми картами Богов и подношением

bonus-tasks = 9 выполненных тайлов задач
bonus-jewelry = 6 купленных тайлов украшений
bonus-ceremony = все клетки для стройматериалов заполнены
bonus-buildings = все 6 тайлов строительства построены
bonus-regions = хижины во всех 12 регионах
bonus-people = 12 тайлов людей

task-man_and_woman = 1 мужчина и 1 женщина
task-woman_and_priest = 1 женщина и 1 жрец в храме
task-man_and_priest = 1 мужчина и 1 жрец в храме
task-priests = 3 жреца в храме
task-woman_and_jewelry = 1 женщина и 1 тайл украшения
task-man_and_first = 1 мужчина и тайл порядка хода № 1
task-three_regions = хижины в 3 регионах
task-nine_regions = хижины в 9 регионах
task-islands = хижины на всех 5 островах
task-cards_of_one_colour = 3 карты Богов одного цвета
task-cards_blue = 2 синие карты Богов
task-cards_white = 2 белые карты Богов
task-cards_red = 2 красные карты Богов
task-cards_green = 2 зелёные карты Богов
task-cards_yellow = 2 жёлтые карты Богов
task-different_cards = 4 карты разных Богов
task-men = 4 мужчины
task-women = 4 женщины
task-jewelry = 4 тайла украшений
task-buildings = 4 построенных тайла строительства
task-jewelry_necklace = 2 тайла украшений „ожерелье“
task-jewelry_bracelet = 2 тайла украшений „браслет“
task-jewelry_anklet = 2 тайла украшений „ножной браслет“
task-jewelry_earring = 2 тайла украшений „серьга“
task-jewelry_headband = 2 тайла украшений „налобная повязка“
task-jewelry_ring = 2 тайла украшений „кольцо“
task-god_tiles = 2 тайла Богов
task-offerings = 4 подношения
task-shells = 5 раковин
task-material_sand = 3 стройматериала „песок“
task-material_wood = 3 стройматериала „дерево“
task-material_stone = 3 стройматериала „камень“
task-materials = 5 стройматериалов
task-terrain_mountain = хижины во всех 3 горных регионах
task-terrain_beach = хижины во всех 3 регионах-пляжах
task-terrain_forest = хижины во всех 3 лесных регионах
task-terrain_plains = хижины во всех 3 равнинных регионах
task-fish_a = хижины во всех 3 регионах с рыбой A
task-fish_b = хижины во всех 3 регионах с рыбой B
task-fish_c = хижины во всех 3 регионах с рыбой C
task-fish_d = хижины во всех 3 регионах с рыбой D
task-huts_on_12 = 4 хижины на 12-й клетке
task-men_shifted = 3 сдвинутых вниз мужчины
task-women_shifted = 3 сдвинутые вниз женщины
task-people_shifted = 5 сдвинутых вниз тайлов людей
task-people_land_path = 2 тайла людей „сухопутный путь“
task-people_water_path = 2 тайла людей „водный путь“
task-people_woman = 2 тайла людей „взять женщину“
task-people_man = 2 тайла людей „взять мужчину“
task-people_build = 2 тайла людей „строительство“
task-people_material = 2 тайла людей „стройматериал“
task-people_move_hut = 2 тайла людей „перемещение хижины“
task-people_points = 2 тайла людей „победные очки“
task-people_god_card = 2 тайла людей „карта Бога“
task-people_offering = 2 тайла людей „подношение“
task-people_status = 2 тайла людей „статус“
task-people_shell = 2 тайла людей „раковина“
task-different_men = 3 разных мужчины
task-different_women = 3 разные женщины
task-different_jewelry = 3 разных тайла украшений

source-start = Порядок хода
source-status = Дорожка статуса
source-temple = Храм
source-buildings = Тайлы строительства
source-red_fish = Рыба через Красного Бога
source-tasks = Тайлы задач
source-helper = Помощник
source-fishing = Рыбалка
source-people = Мужчины и женщины
source-god_tiles = Тайлы Богов
source-fish = Рыба в конце игры
source-jewelry = Тайлы украшений
source-bonus_tasks = Бонус: 9 выполненных тайлов задач
source-bonus_jewelry = Бонус: 6 купленных тайлов украшений
source-bonus_ceremony = Бонус: все клетки для стройматериалов заполнены
source-bonus_buildings = Бонус: все 6 тайлов строительства построены
source-bonus_regions = Бонус: хижины во всех 12 регионах
source-bonus_people = Бонус: 12 тайлов людей

## Количества

amount-points = { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
    [many] { $points } победных очков
   *[other] { $points } победных очка
}
amount-offerings = { $offerings ->
    [one] { $offerings } подношение
    [few] { $offerings } подношения
    [many] { $offerings } подношений
   *[other] { $offerings } подношения
}
amount-shells = { $shells ->
    [one] { $shells } раковину
    [few] { $shells } раковины
    [many] { $shells } раковин
   *[other] { $shells } раковины
}
amount-steps = { $steps ->
    [one] { $steps } шаг по дорожке статуса
    [few] { $steps } шага по дорожке статуса
    [many] { $steps } шагов по дорожке статуса
   *[other] { $steps } шага по дорожке статуса
}
amount-priests = { $priests ->
    [one] { $priests } жреца
    [few] { $priests } жрецов
    [many] { $priests } жрецов
   *[other] { $priests } жрецов
}
die-points = { $count ->
    [one] { $count } очко кубика
    [few] { $count } очка кубика
    [many] { $count } очков кубика
   *[other] { $count } очка кубика
}
people-of-kind = { $count ->
    [one] { $person-acc } («{ $kind }»)
    [few] { $count } тайла { $person-many } («{ $kind }»)
    [many] { $count } тайлов { $person-many } («{ $kind }»)
   *[other] { $count } тайла { $person-many } («{ $kind }»)
}

## Стол в терминале

table-tiles = Тайлы действий
table-round = Раунд { $round }
table-cards = Карты Богов
table-pile = Колода: { $count }
table-region = Регион
table-terrain = Тип региона
table-fish = Рыба
table-holder = Клетка строительства
table-aside = Сдвинута
table-jewel = { $jewel } { $points } (за { amount-shells })
table-points = Победные очки
table-order = Порядок хода
table-dice = Кубики
table-offerings = Подношения
table-shells = Раковины
table-god-tiles = Тайлы Богов
table-hand = Карты в руке
table-priests = Жрецы в запасе
table-huts = Хижины (+ на 12-й клетке)
table-people = Мужчины и женщины
table-buildings = Построено
table-jewelry = Украшения
table-done = Выполнено задач

## О чём спрашивают

decision-place-first-hut = Поставьте первую хижину в регион с тайлом рыбы «1».
decision-choose-die = Какой кубик вы ставите?
decision-place-die = Куда вы ставите кубик «{ $die }»?
decision-pay-god = Чем вы платите за { $god-name }?
decision-expand = Расширение: { $path } со значением не больше { $value }.
decision-take-hut = Какую хижину вы берёте со своего мини-поля?
decision-place-material = Куда вы кладёте стройматериал ({ $material })?
decision-score-fish = Использовать Красного Бога, чтобы получить очки за тайл рыбы ({ amount-points })?
decision-take-person = { $value ->
    [1] Возьмите тайл с позиции 1.
   *[other] Возьмите тайл с позиции не выше { $value }.
}
decision-settle-person = Куда вы кладёте тайл на своём мини-поле?
decision-spend-points = Помощник: осталось { die-points }.
decision-take-god-card = { $count ->
    [one] Возьмите карту Бога.
    [few] Возьмите до { $count } карт Богов, одну за другой.
    [many] Возьмите до { $count } карт Богов, одну за другой.
   *[other] Возьмите до { $count } карт Богов, одну за другой.
}
decision-place-priest = { $value ->
    [1] Поставьте жреца на клетку 1.
   *[other] Поставьте жреца на клетку с номером не больше { $value }.
}
decision-choose-building = Какой тайл строительства (со значением не больше { $value }) вы строите?
decision-choose-plot = Какие два стройматериала заменяет тайл строительства { $building }?
decision-fire-bonus = Выберите Бонус Огня.
decision-use-people = Кого из мужчин или женщин вы используете?
decision-choose-material = { $count ->
    [one] Возьмите любой стройматериал.
    [few] Возьмите до { $count } стройматериалов, один за другим.
    [many] Возьмите до { $count } стройматериалов, один за другим.
   *[other] Возьмите до { $count } стройматериалов, один за другим.
}
decision-move-hut = { $count ->
    [one] Переместить ещё одну хижину на 12-ю клетку?
    [few] Переместить ещё хижины на 12-ю клетку? До { $count }.
    [many] Переместить ещё хижины на 12-ю клетку? До { $count }.
   *[other] Переместить ещё хижины на 12-ю клетку? До { $count }.
}
decision-take-steps = Продвиньтесь по дорожке статуса не больше чем на { $count }.
decision-buy-jewelry = Купить тайл украшения?
decision-resolve-task = Выполните или сбросьте тайл задачи.
decision-take-task = Возьмите новый тайл задачи.

## Что можно выбрать

option-region = { $terrain }: { $region } (рыба { $points })
option-hut-from-last = Взять хижину с 12-й клетки
option-hut-from-another = Взять хижину с другой клетки
option-no-god = Не использовать Бога
option-score-fish = Использовать Красного Бога, заплатив { $payment-ins }: { amount-points }
option-take-man = Мужчина «{ $kind }» (статус +{ $steps }), позиция { $position }
option-take-woman = Женщина «{ $kind }» (раковины +{ $shells }), позиция { $position }
option-settle-on-last = На 12-ю клетку
option-settle-on-another = На другую клетку
option-finish = { $points ->
    [0] Готово
   *[other] Готово: { amount-points } за оставшиеся очки кубика
}
option-trade-point = Взять 1 победное очко ({ die-points })
option-trade-offering = Взять подношение ({ die-points })
option-trade-card = Взять карту Бога ({ die-points })
option-trade-hut = Переместить хижину на 12-ю клетку ({ die-points })
option-trade-material = Взять { $material } ({ die-points })
option-move-hut = Переместить хижину на 12-ю клетку
option-take-material = Взять { $material }
option-tattoo = Сделать татуировку мужчине: { amount-steps } ({ die-points })
option-collect-shells = Собрать с помощью женщины { amount-shells } ({ die-points })
option-temple-space = Клетка { $space }
option-temple-space-pushing = Клетка { $space }, сдвигается жрец ({ $pushed_seat })
option-building = Тайл строительства { $building }
option-plot = { $first_material } ({ $first }) и { $second_material } ({ $second })
option-die = Кубик «{ $die }»
option-place = { $tile }
option-place-blue = { $tile } с Синим Богом
option-place-white = { $tile } как «6» с Белым Богом
option-place-blue-white = { $tile } как «6» с Синим и Белым Богами
option-pay = Заплатить { $payment-ins }
option-stop-taking = Больше не брать
option-draw-god-card = Взять верхнюю карту колоды
option-take-god-card = Взять { $god-card } из открытых
option-ceremony-space = Клетка { $space }
option-stop-moving = Больше не перемещать
option-take-steps = Вперёд на { amount-steps }
option-fire-card-status = Карта Бога и шаг по дорожке статуса
option-fire-card-shell = Карта Бога и раковина
option-fire-offering-status = Подношение и шаг по дорожке статуса
option-fire-offering-shell = Подношение и раковина
option-use-people = Использовать { people-of-kind }, { $kind-limit } { $value }
option-use-people-doubled = Использовать { people-of-kind }, удвоив Зелёным Богом, { $kind-limit } { $value }
option-use-people-extra = Использовать с Зелёным Богом ещё и { people-of-kind }, { $kind-limit } { $value }
option-pass-people = Никого (больше) не использовать
option-skip-jewelry = Не покупать
option-buy-jewelry = { $jewel } (№ { $place }, { amount-points }) за { amount-shells }
option-complete-task = Выполнить «{ $task }»: { amount-points }
option-surrender-task = Сбросить «{ $task }»
option-complete-task-yellow = Выполнить «{ $task }» с Жёлтым Богом ({ $payment }): { amount-points }
option-take-task = Взять «{ $task }»

## Что произошло

event-turn-order-drawn = { $seat }: тайл порядка хода № { $place }, в начале { amount-points }.
event-god-cards-dealt = { $seat } получает карты Богов: { $gods }.
event-hidden-god-cards-dealt = { $count ->
    [one] { $seat } получает { $count } карту Бога.
    [few] { $seat } получает { $count } карты Богов.
    [many] { $seat } получает { $count } карт Богов.
   *[other] { $seat } получает { $count } карты Богов.
}
event-tasks-dealt = { $seat } получает тайлы задач: { $tasks }.
event-god-cards-shown = Открытые карты Богов: { $gods }.
event-people-shown = Новые тайлы на позициях с 1 по 6. Мужчины: { $man_kinds }. Женщины: { $woman_kinds }.
event-tasks-shown = Тайлы задач на игровом поле: { $tasks }.
event-round-began = Начинается раунд { $round }.
event-dice-phase-began = Фаза A: кубики.
event-people-phase-began = Фаза B: мужчины и женщины.
event-scoring-phase-began = Фаза C: подсчёт.
event-dice-rolled = { $seat } бросает кубики: { $dice }.
event-die-placed = { $seat } ставит кубик «{ $die }» на тайл «{ $tile }».
event-god-played = { $seat } использует { $god-name }, заплатив { $payment-ins }.
event-fished = { $seat } получает { amount-points } за рыбалку.
event-hut-built = { $seat } ставит хижину: { $terrain } ({ $region }).
event-hut-pushed-aside = { $seat }: хижина сдвигается в сторону ({ $region }).
event-material-placed = { $seat } кладёт { $material } на клетку для стройматериалов.
event-material-laid-aside = { $seat } кладёт { $material } рядом с мини-полем.
event-offerings-gained = { $seat } берёт { amount-offerings }.
event-shells-gained = { $seat } берёт { amount-shells }.
event-status-gained = { $seat } продвигается на { amount-steps }.
event-fish-scored = { $seat } получает { amount-points } за тайл рыбы ({ $region }).
event-red-god-declined = { $seat } сейчас не получает очков за тайл рыбы ({ $region }).
event-person-taken = { $seat } берёт { $person-acc } («{ $kind }») с позиции { $position }.
event-man-tattooed = { $seat } делает татуировку мужчине («{ $kind }»): { amount-steps }.
event-shells-collected = { $seat } собирает с помощью женщины («{ $kind }») { amount-shells }.
event-points-traded = { $seat } меняет очки кубика на { amount-points }.
event-god-card-taken = { $seat } берёт { $god-card } из открытых.
event-god-card-drawn = { $seat } берёт { $god-card } из колоды.
event-god-card-shown = Новая открытая карта Бога: { $god }.
event-discard-shuffled = Сброшенные карты Богов перемешиваются в новую колоду.
event-hut-moved = { $seat } перемещает хижину на 12-ю клетку.
event-priest-placed = { $seat } ставит жреца на клетку { $space } храма.
event-priest-pushed = { $seat }: жрец сдвигается на клетку { $space }.
event-priest-returned = { $seat }: жрец вытеснен из храма и возвращается в запас.
event-building-built = { $seat } строит тайл строительства { $building }: { amount-points }.
event-people-used = { $seat } использует { people-of-kind }.
event-people-passed = { $kinds ->
    [0] { $seat } никого не использует.
   *[other] { $seat } больше никого не использует.
}
event-points-told = { $seat } получает { amount-points }.
event-status-scored = Дорожка статуса: { $seat } получает { amount-points }.
event-turn-order-taken = { $seat } получает тайл порядка хода № { $place }.
event-temple-scored = Храм: { $seat } получает { amount-points } за { amount-priests }.
event-god-tile-gained = { $seat } получает тайл Бога из храма.
event-god-tile-lost = В храме нет жрецов: тайл Бога убирается из игры.
event-jewelry-bought = { $seat } покупает тайл украшения за { amount-shells }: { $jewel } ({ amount-points }).
event-jewelry-declined = { $seat } не покупает украшений.
event-cards-shown-for-task = { $seat } показывает карты Богов: { $gods }.
event-task-completed = { $seat } выполняет задачу «{ $task }»: { amount-points }.
event-task-surrendered = { $seat } сбрасывает задачу «{ $task }».
event-task-taken = { $seat } берёт тайл задачи «{ $task }».
event-god-tiles-scored = { $seat } получает { amount-points } за неиспользованные тайлы Богов.
event-fish-held = { $seat } получает { amount-points } за тайлы рыбы.
event-jewelry-scored = { $seat } получает { amount-points } за тайлы украшений.
event-bonus-scored = { $seat } получает { amount-points }: { $bonus }.
event-seat-scored = { $seat }: всего { amount-points }.

## Обучающая партия

lesson-1 = Добро пожаловать на Бора-Бора. Всё начинается с хижины в регионе с тайлом рыбы 1. Выберите пляж на восточном острове: хижина приносит и стройматериал региона, здесь это песок.
lesson-2 = Каждую хижину берут со своего мини-поля, и только на клетку без хижины можно позже положить тайл мужчины или женщины. На 12-й клетке может стоять несколько хижин, её лучше приберечь на конец. Поэтому возьмите хижину с другой клетки.
lesson-3 = Песок кладут на клетку для стройматериалов его вида. Два соседних стройматериала потом можно заменить тайлом строительства. Рядом с клеткой 7 есть клетка для дерева: положите песок туда.
lesson-4 = В игре шесть раундов по три фазы. В фазе A все по очереди ставят по одному из трёх кубиков. Высокие кубики могут больше, низкие закрывают тайл для других. Начните с четвёрки.
lesson-5 = Боги позволяют нарушать правила. С Белым Богом кубик считается шестёркой, и ваша четвёрка достаёт до самой высокой клетки храма. Отправьте туда жреца с его помощью.
lesson-6 = За Бога платят его картой и подношением или двумя картами одного цвета и подношением: такая пара заменяет любого Бога. У вас две зелёные карты. Заплатите парой и сохраните тайл Бога.
lesson-7 = Кубик показывает, как высоко можно подняться. Новый жрец сдвигает остальных вниз, а сдвинутый с клетки 1 уходит домой. Наверху вы продержитесь дольше всего: займите клетку 6.
lesson-8 = Каждый поставленный жрец даёт Бонус Огня: карту Бога или подношение и вдобавок шаг статуса или раковину. На раковины покупают украшения. Возьмите карту Бога и раковину.
lesson-9 = Возьмите из открытых зелёную карту: Зелёный Бог понадобится вам в фазе B.
lesson-10 = На «Мужчине/Женщине» лежит четвёрка бота B, а кубик должен быть меньше каждого, который уже лежит на тайле. Синий Бог отменяет это для одного кубика. Призовите его для шестёрки; на этот раз заплатит тайл Бога: он заменяет любого Бога и не требует подношения.
lesson-11 = С шестёркой можно взять любого из выложенных. Мужчины и женщины селятся на клетках вашего мини-поля, где нет хижины. Возьмите женщину с позиции 4: в фазе B она приносит карты Богов.
lesson-12 = На рыбалку можно поставить любой кубик в любое время, и она всегда даёт 2 очка. Попробуйте один раз последним кубиком.
lesson-13 = Фаза B: действует один вид ваших мужчин и один вид ваших женщин; одинаковые действуют вместе. Зелёный Бог удваивает действие: две карты Богов вместо одной. Используйте женщину вместе с ним.
lesson-14 = Сначала возьмите синюю карту. Взятую из открытых карту сразу заменяет новая.
lesson-15 = А теперь красную, ради рыбы у вашей следующей хижины.
lesson-16 = Фаза C идёт по порядку: статус, новый порядок хода, храм, украшения, задачи. Жрец принёс вам 1 очко, а так как жрецов у вас больше всех, вы получаете тайл Бога. За раковину можно купить налобную повязку: её очки считают в конце.
lesson-17 = В каждом раунде нужно выполнить одну из трёх своих задач за 6 очков или сбросить одну, ничего не получив. Пока вы не можете выполнить ни одной. До четырёх тайлов строительства далеко: сбросьте эту задачу.
lesson-18 = Затем вы берёте новую задачу из выложенных. Возьмите эту.
lesson-19 = Раунд 2. Выпали низкие числа, зато низкие кубики лучше всего закрывают тайлы. Начните с двойки.
lesson-20 = На тайле путей двойка открывает сухопутные и водные пути до 2 от любой вашей хижины. Поставьте её туда.
lesson-21 = Достижим только один регион, соседний лес, так что выбирать не нужно. Снова возьмите хижину с другой клетки: так появится место для ещё одного человека.
lesson-22 = Лес приносит дерево. Положите его на клетку 8, рядом с песком на клетке 7: вместе они дают место для строительства.
lesson-23 = Красный Бог сразу приносит очки за рыбу у новой хижины. Иначе рыбу считают только в конце, и лишь если ваша хижина ещё занимает место для строительства. Призовите его тайлом Бога: 2 очка.
lesson-24 = Жрец бота B сдвинул вашего на клетку 5. Теперь вторая двойка.
lesson-25 = Помощник меняет значение кубика на мелкие услуги. Поставьте двойку к нему.
lesson-26 = За 1 из 2 очков кубика женщина собирает раковины со своего тайла; мужчина дал бы шаги статуса. Подношение, карта Бога, стройматериал и перенос хижины стоят 2. Соберите 3 раковины; оставшееся очко кубика станет победным очком.
lesson-27 = Строить можно даже с единицей: она позволяет тайл строительства 1 на паре соседних стройматериалов. В первых двух раундах такой тайл даёт 10 очков, потом 7, потом 4. Стройте сейчас.
lesson-28 = Тайл строительства тоже даёт Бонус Огня. Возьмите подношение и раковину: подношение понадобится для Жёлтого Бога.
lesson-29 = Снова фаза B. Люди остаются у вас и могут действовать в каждом раунде. Используйте женщину ещё раз.
lesson-30 = Возьмите жёлтую карту. Сейчас увидите, зачем она.
lesson-31 = У вас 5 раковин. Каждый может купить одно украшение из столбца этого раунда. Кольцо стоит 3 и даст в конце 5 очков.
lesson-32 = Ваша задача требует хижин в трёх регионах, а у вас их две. Жёлтый Бог заменяет недостающую, за 4 очка вместо 6. Выполните задачу с его картой и подношением.
lesson-end = Теперь вы сделали всё по одному разу. Шаги статуса дают очки в каждом раунде и решают порядок хода. После шести раундов считают последние задачи, рыбу у ваших мест для строительства, украшения, неиспользованные тайлы Богов и по 6 очков за каждый бонус. Удачи!
