var e=`### Поле Бали по-русски.

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
priest-moves = Жрец сгонит демона
scores = { $kind ->
    [rice] Считают рис
    [peanut] Считают арахис
    [banana] Считают бананы
    [pepper] Считают перец
    [mason] Каменщики
    [priest] Считают жрецов
    [shrine] Святилища
   *[other] Подсчёт
}
owners-choose = Владельцы: очки или камень
choose-another = Другой дар на выбор
nobody-gains = Никто ничего не получит
new-cards = Новые карты
unknown = Что считают, неизвестно
unknown-no-undo = Неизвестно, без отмены
comes-next = следующая
to-the-end = до конца
left = ещё { $count }
majority = Больше всех у одного
points = очки
so-far = пока открыто
front = Перед собой
only-you-see = только вам
on-the-altar = На алтаре
as-you-saw = как вы видели
unseen-goods = { $count ->
    [one] Там { $count } дар, которого вы не видели.
    [few] Там { $count } дара, которых вы не видели.
    [many] Там { $count } даров, которых вы не видели.
   *[other] Там { $count } дара, которых вы не видели.
}
phase-buy = Покупка
phase-play = Игра
phase-take = Взятие
phase-score = Подсчёт

## Names for small cards

short-rice = Рис
short-peanut = Арахис
short-banana = Бананы
short-pepper = Перец
short-mason = Камни
short-priest = Жрец
short-shrine = Храм
short-oracle = Оракул
`;export{e as default};