### Поле «Бора-Бора» по-русски.

phase-a = Кубики
phase-b = Люди
phase-c = Подсчёт
tile-helper = Помощник
tile-temple = Храм
tile-build = Стройка
tile-man = Мужчины
tile-woman = Женщины
tile-man_woman = Люди
tile-land = Суша
tile-water = Вода
tile-land_water = Пути
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
god-blue-does = Синий Бог: кубик может быть равным или больше
god-white-does = Белый Бог: кубик считается за 6
god-red-does = Красный Бог: очки за рыбу у новой хижины
god-green-does = Зелёный Бог: удваивает людей или даёт использовать ещё один вид
god-yellow-does = Жёлтый Бог: заменяет одну недостающую единицу задачи
free = свободно
aside = рядом
fish = рыба { $value }
map = Лагуна
whole-map = Показать всю карту
zoom-in = Ближе
zoom-out = Дальше
round = Раунд
round-of = Раунд { $round } из { $rounds }
round-now = Раунд { $round }
buildings = Здания
building = Тайл строительства
priests = Жрецы
gods = Боги
no-gods = Нет карт богов
pile = Колода
tasks = Задачи
my-tasks = Мои задачи
tasks-done = выполнено { $count }
fulfilled = выполнено
missing = не хватает { $count }
status = Статус
turn-order = Порядок хода
temple = Храм
temple-brings = { $points } за жреца, тайл — лидеру
god-tiles = Тайлы богов
men = Мужчины
women = Женщины
man = Мужчина
woman = Женщина
shifted = сдвинут
jewelry = Украшения
helper-left = Помощник: осталось { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
helper-hint = Можно выбрать и хижины или людей на своём мини-поле.
take-material = Взять стройматериал
trade-point = 1 ПО
trade-offering = Подношение
trade-god_card = Карта бога
hut = хижина
gathering = Собрание
people-count = людей: { $count }
huts-left = хижин: { $count }
ceremony = Церемония
beside = Рядом:
goods = Запасы
offerings = Подношения
shells = Раковины
people = Люди
regions = Регионы
points = очки
place = { $place ->
    [1] ходит первым
    [2] ходит вторым
    [3] ходит третьим
   *[other] ходит последним
}
dice = Мои кубики
die = Кубик { $face }
fire = Бонус Огня
