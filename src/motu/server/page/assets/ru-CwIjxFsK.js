var e=`### Поле «Бора-Бора» по-русски.

phase-a = Кубики
phase-b = Люди
phase-c = Подсчёт
tile-helper = Помощник
tile-temple = Храм
tile-build = Строительство
tile-man = Мужчина
tile-woman = Женщина
tile-man_woman = Муж./Жен.
tile-land = Сухоп. путь
tile-water = Водный путь
tile-land_water = Оба пути
tile-fishing = Рыбалка
below = Кубик должен быть меньше { $face }
does-helper = { $value ->
    [one] { $value } очко кубика
    [few] { $value } очка кубика
    [many] { $value } очков кубика
   *[other] { $value } очка кубика
}
does-temple = Жрец на 1–{ $value }
does-build = Тайл 1–{ $value }
does-man = С мест 1–{ $value }
does-woman = С мест 1–{ $value }
does-man_woman = С мест 1–{ $value }
does-paths = { $count ->
    [one] { $count } регион
    [few] { $count } региона
    [many] { $count } регионов
   *[other] { $count } региона
}
does-fishing = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
nothing-to-do = Здесь нечего делать
with-gods = { $gods ->
    [blue] с синим
    [white] с белым
   *[other] с обоими
}
god-blue = Синий Бог
god-white = Белый Бог
god-red = Красный Бог
god-green = Зелёный Бог
god-yellow = Жёлтый Бог
god-blue-does = Синий Бог: кубик может быть равен лежащим на тайле или больше их
god-white-does = Белый Бог: кубик считается за 6
god-red-does = Красный Бог: очки за тайл рыбы у новой хижины
god-green-does = Зелёный Бог: удваивает один вид мужчин или женщин или даёт использовать ещё один вид
god-yellow-does = Жёлтый Бог: заменяет одно недостающее требование задачи, но очков меньше
free = свободно
aside = сдвинута
fish = рыба { $value }
map = Лагуна
whole-map = Показать всю карту
zoom-in = Ближе
zoom-out = Дальше
round = Раунд
round-of = Раунд { $round } из { $rounds }
round-now = Раунд { $round }
buildings = Тайлы строительства
building = Тайл строительства
priests = Жрецы
gods = Боги
no-gods = Нет карт Богов
pile = Колода
tasks = Задачи
my-tasks = Мои задачи
tasks-done = выполнено { $count }
fulfilled = выполнено
missing = не хватает { $count }
status = Статус
turn-order = Порядок хода
temple = Храм
temple-brings = { $points } за жреца; тайл Бога — у кого больше жрецов
god-tiles = Тайлы Богов
men = Мужчины
women = Женщины
man = Мужчина
woman = Женщина
shifted = сдвинут вниз
used = в этот ход уже использованы
jewelry = Украшения
helper-left = Помощник: осталось { $count ->
    [one] { $count } очко кубика
    [few] { $count } очка кубика
    [many] { $count } очков кубика
   *[other] { $count } очка кубика
}
helper-hint = Можно выбрать и хижины или тайлы людей на своём мини-поле.
take-material = Взять стройматериал
trade-point = 1 ПО
trade-offering = Подношение
trade-god_card = Карта Бога
hut = хижина
gathering = Клетки хижин
people-count = тайлов людей: { $count }
huts-left = хижин: { $count }
ceremony = Клетки для стройматериалов
beside = Рядом:
goods = Запасы
offerings = Подношения
shells = Раковины
people = Люди
regions = Регионы
points = очки
place = { $place ->
    [1] первое место в порядке хода
    [2] второе место в порядке хода
    [3] третье место в порядке хода
   *[other] последнее место в порядке хода
}
dice = Мои кубики
die = Кубик { $face }
fire = Бонус Огня

## What pieces say of themselves

kind-land_path-does = расширение по сухопутному пути до { $values }
kind-water_path-does = расширение по водному пути до { $values }
kind-woman-does = взять тайл женщины с позиции до { $values }
kind-man-does = взять тайл мужчины с позиции до { $values }
kind-build-does = построить тайл строительства до { $values }
kind-material-does = взять { $values } любых стройматериала
kind-move_hut-does = переместить { $values } хижины на 12-ю клетку
kind-points-does = { $values } победных очков
kind-god_card-does = взять { $values } карты Богов
kind-offering-does = взять { $values } подношения
kind-status-does = { $values } шага по дорожке статуса
kind-shell-does = взять { $values } раковины
tile-helper-does = потратить очки кубика: { $shift } за татуировку или сбор раковин, { $point } за победное очко, { $offering } за подношение, { $god_card } за карту Бога, { $material } за стройматериал, { $move_hut } за перемещение хижины
tile-temple-does = поставить жреца не выше значения кубика, получить Бонус Огня
tile-build-does = заменить два соседних стройматериала тайлом: сейчас { $points } очков и Бонус Огня
tile-fishing-does = любой кубик: { $points } победных очка
tile-man-does = взять тайл с позиции не выше значения кубика; нужна свободная клетка
tile-woman-does = взять тайл с позиции не выше значения кубика; нужна свободная клетка
tile-man_woman-does = взять тайл с позиции не выше значения кубика; нужна свободная клетка
tile-land-does = поставить хижину в регион, куда ведёт путь не выше значения кубика; взять его ресурс
tile-water-does = поставить хижину в регион, куда ведёт путь не выше значения кубика; взять его ресурс
tile-land_water-does = поставить хижину в регион, куда ведёт путь не выше значения кубика; взять его ресурс
jewel-does = в конце { $points } очков, стоит { $shells } раковин
god-tile-does = Тайл Бога: заменяет карту Бога и подношение; если остался, в конце { $points } очка
status-does = Статус: в конце раунда приносит очки и определяет порядок хода; затем маркеры возвращаются на 0
path-does = { $path }: по нему расширяются при значении от { $value }
`;export{e as default};