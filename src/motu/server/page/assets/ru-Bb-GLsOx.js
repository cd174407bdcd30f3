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
`;export{e as default};