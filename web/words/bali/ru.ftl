### Поле Бали по-русски.

brings-rice = 1 рис
brings-peanut = 1 арахис
brings-banana = 1 банан
brings-pepper = 1 перец
brings-mason = по 1 камню
brings-priest = по 1 очку
brings-shrine = очко или камень
brings-oracle = взгляд на алтарь
bottom = нижняя карта: { $card }
cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
demon-closed = Демон: закрыто
not-from-here = Отсюда нельзя
priest-moves = Жрец прогоняет демона
scores = { $kind ->
    [rice] Подсчёт: рис
    [peanut] Подсчёт: арахис
    [banana] Подсчёт: бананы
    [pepper] Подсчёт: перец
    [mason] Подсчёт: каменщики
    [priest] Подсчёт: жрецы
    [shrine] Подсчёт: святилища
   *[other] Подсчёт
}
owners-choose = Владельцы: очки или камень
choose-another = Другой дар на выбор
nobody-gains = Никто ничего не получит
new-cards = Новые карты
unknown = Подсчёт неизвестен
unknown-no-undo = Подсчёт неизвестен, без отмены
comes-next = следующая
to-the-end = осталось карт
left = осталось { $count }
majority = больше всех
points = очки
so-far = очков пока
plays-first = первый игрок
front = Перед вами
only-you-see = видите только вы
on-the-altar = На алтаре
as-you-saw = как вы видели
unseen-goods = { $count ->
    [one] Там { $count } дар, которого вы не видели.
    [few] Там { $count } дара, которых вы не видели.
    [many] Там { $count } даров, которых вы не видели.
   *[other] Там { $count } дара, которых вы не видели.
}
phase-buy = Покупка
phase-play = Розыгрыш
phase-take = Добор
phase-score = Подсчёт

## Names for small cards

short-rice = Рис
short-peanut = Арахис
short-banana = Бананы
short-pepper = Перец
short-mason = Каменщик
short-priest = Жрец
short-shrine = Святилище
short-oracle = Оракул

## What cards say of themselves

card-farmer-does = подсчёт: 1 такой дар, если этот крестьянин перед вами; каждый делает дар дешевле на { $less } камень
card-stonemason-does = подсчёт: по 1 камню за каменщика
card-priest-does = подсчёт: по 1 очку за жреца; сыгранный жрец прогоняет демона
card-shrine-does = стоит { $price } камней, жертвуют все; подсчёт: по 1 очку или камню; в конце { $points } очка
card-oracle-does = кто его открыл, может посмотреть верхние дары алтаря и оставить себе один
majority-does = Корона: больше всех у одного игрока, не меньше { $needs }: ещё { $brings }
price-does = Ваша цена в камнях: каждый ваш крестьянин этого дара снижает её на { $less }
