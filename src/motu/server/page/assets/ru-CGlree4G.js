var e=`### Бали по-русски.

title = Бали
tagline = Крестьяне приносят дары, святилища отправляют их на алтарь, а алтарь решает, чего дары стоят.

variant-oracle = Оракул
    .hint = Четыре дара с самого начала лежат на алтаре рубашкой вверх, а восемь оракулов в колоде дают заглянуть в него и оставить один себе.
variant-demon = Демон
    .hint = Демон закрывает один ряд рынка; каждый жрец прогоняет его на ряд дальше.

## Вещи

good-rice = рис
good-peanut = арахис
good-banana = бананы
good-pepper = перец
good-hidden = неизвестный дар

card-rice_farmer = рисовод
    .acc = рисовода
    .many = рисоводов
    .plural = рисоводы
card-peanut_farmer = арахисовод
    .acc = арахисовода
    .many = арахисоводов
    .plural = арахисоводы
card-banana_farmer = бананщик
    .acc = бананщика
    .many = бананщиков
    .plural = бананщики
card-pepper_farmer = перечник
    .acc = перечника
    .many = перечников
    .plural = перечники
card-stonemason = каменщик
    .acc = каменщика
    .many = каменщиков
    .plural = каменщики
card-priest = жрец
    .acc = жреца
    .many = жрецов
    .plural = жрецы
card-shrine = святилище
    .acc = святилище
    .many = святилищ
    .plural = святилища
card-oracle = оракул
    .acc = оракула
    .many = оракулов
    .plural = оракулы

colour-red = красный
colour-blue = синий
colour-yellow = жёлтый
colour-green = зелёный

source-priests = Жрецы
source-rewards = Награды святилищ
source-shrines = Построенные святилища
source-stone = Камень
source-rice = Рис
source-peanut = Арахис
source-banana = Бананы
source-pepper = Перец

amount-stone = { $stone ->
    [one] { $stone } камень
    [few] { $stone } камня
    [many] { $stone } камней
   *[other] { $stone } камня
}
amount-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
farmers = { $count ->
    [one] { $count } { $card-acc }
    [few] { $count } { $card-many }
    [many] { $count } { $card-many }
   *[other] { $count } { $card-many }
}

## О чём спрашивают

decision-buy-or-play = Сначала купите дар или сразу сыграйте карты.
decision-play-cards = Сыграйте карты с руки.
decision-lay-good = Положите один из своих даров на алтарь.
decision-lay-from-supply = Положите дар из запаса на алтарь сверху.
decision-take-card = { $count ->
    [one] Возьмите { $count } карту. Подсчёт идёт по карте, которая после последней взятой окажется нижней в её ряду.
    [few] Возьмите { $count } карты, по одной.
    [many] Возьмите { $count } карт, по одной.
   *[other] Возьмите { $count } карты, по одной.
}
decision-look-at-altar = Явился оракул: хотите заглянуть в алтарь?
decision-keep-good = Оставьте себе один из увиденных даров; остальные вернутся на место.
decision-choose-reward = { $count ->
    [one] Подсчёт: у вас { $count } святилище. Очки или камень, всё одного вида?
    [few] Подсчёт: у вас { $count } святилища. Очки или камень, всё одного вида?
    [many] Подсчёт: у вас { $count } святилищ. Очки или камень, всё одного вида?
   *[other] Подсчёт: у вас { $count } святилища. Очки или камень, всё одного вида?
}
decision-choose-good = В запасе кончился такой дар: { $good }. Возьмите другой или ничего.

## Что можно выбрать

option-buy = Купить { $good } за { amount-stone }
option-play-card = Сыграть { $card-acc }
option-play-farmers = { $stone ->
    [0] Сыграть { farmers }
   *[other] Сыграть { farmers } за { amount-stone }
}
option-build-shrine = Построить святилище за { amount-stone }
option-return-shrine = Вернуть святилище в коробку
option-lay-up = Положить { $good } в открытую
option-lay-down = Положить { $good } рубашкой вверх
option-lay-from-supply = Положить { $good } из запаса
option-take-card = Взять { $card-acc } из ряда { $row }
option-look = { $count ->
    [one] Заглянуть в алтарь ({ $count } дар) и оставить дар себе
    [few] Заглянуть в алтарь ({ $count } дара сверху) и оставить один себе
    [many] Заглянуть в алтарь ({ $count } даров сверху) и оставить один себе
   *[other] Заглянуть в алтарь ({ $count } дара сверху) и оставить один себе
}
option-do-not-look = Не заглядывать
option-keep-open-good = Оставить { $good }, номер { $place } сверху
option-keep-hidden-good = Оставить { $good }, номер { $place } сверху, рубашкой вверх
option-gain-stone = Взять { amount-stone }
option-gain-points = Взять { amount-points }
option-take-good = Взять { $good }
option-decline = Ничего не брать

## Что произошло

event-set-taken = { $seat }: цвет { $colour }, в начале { amount-stone }.
event-turn-began = Ходит { $seat }.
event-good-bought = { $seat } покупает { $good } за { amount-stone }.
event-card-played = { $seat } играет { $card-acc }.
event-shrine-built = { $seat } строит святилище за { amount-stone }: каждый кладёт дар на алтарь.
event-farmers-played = { $stone ->
    [0] { $seat } играет { farmers }.
   *[other] { $seat } играет { farmers } за { amount-stone }.
}
event-shrine-returned = { $seat } держит одни святилища, не может заплатить и возвращает одно в коробку.
event-demon-moved = Демон переходит к ряду { $row }.
event-good-laid-up = { $seat } кладёт на алтарь { $good }.
event-good-laid-down = { $seat } кладёт на алтарь рубашкой вверх { $good }.
event-nothing-to-lay = { $seat } не кладёт ничего: даров нет.
event-supply-good-laid = { $seat } кладёт сверху { $good } из запаса.
event-card-taken = { $seat } берёт { $card-acc } из ряда { $row }.
event-row-laid = Ряд { $row }, нижняя карта последней: { $cards }.
event-oracles-left = { $count ->
    [one] Ряд { $row } покидает { $count } оракул.
    [few] Ряд { $row } покидают { $count } оракула.
    [many] Ряд { $row } покидают { $count } оракулов.
   *[other] Ряд { $row } покидают { $count } оракула.
}
event-altar-seen = { $count ->
    [one] { $seat } видит { $count } дар на алтаре ({ $goods }) и оставляет себе { $kept_good }.
    [few] { $seat } видит { $count } верхних дара алтаря ({ $goods }) и оставляет себе { $kept_good }.
    [many] { $seat } видит { $count } верхних даров алтаря ({ $goods }) и оставляет себе { $kept_good }.
   *[other] { $seat } видит { $count } верхних дара алтаря ({ $goods }) и оставляет себе { $kept_good }.
}
event-card-scored = Подсчёт: { $card-plural }.
event-stone-gained = { $seat } получает { amount-stone }.
event-points-gained = { $seat } получает { amount-points }.
event-majority-held = { $card-plural }: единоличное большинство имеет { $seat }, ещё 1 сверх того.
event-good-received = { $seat } получает { $good }.
event-good-declined = { $seat } не берёт дара.
event-pile-exhausted = Колода исчерпана: игра окончена.
event-good-valued = { $good }: на алтаре { $count }, каждый такой дар стоит { amount-points }.
event-seat-scored = { $seat }: всего { amount-points }.

## Стол в терминале

table-row = Ряд { $row }
table-demon = демон
table-altar = Алтарь
table-altar-size = { $count ->
    [one] { $count } дар
    [few] { $count } дара
    [many] { $count } даров
   *[other] { $count } дара
}
table-altar-top = сверху: { $good }
table-altar-empty = пусто
table-pile = Колода
table-supply = Запас
table-price = цена для вас
table-stone = Камень
table-points = Очки
table-hand = Рука
table-goods = Дары

## Обучающая партия

lesson-1 = Добро пожаловать на Бали. Ход состоит из четырёх частей: при желании купить товар, сыграть карты, взять карты, подсчёт. У вас 2 камня, на покупку не хватает, поэтому начните с арахисового крестьянина: положите его перед собой.
lesson-2 = Теперь доберите до трёх карт. Можно взять нижнюю карту любого ряда; карта, которая после этого лежит внизу, приносит доход всем. Возьмите рисового крестьянина: откроется каменотёс, а каждый ваш каменотёс приносит 1 камень.
lesson-3 = Карты перед вами остаются на всю игру. Крестьяне приносят товары, когда подсчитывают их вид, и делают этот товар дешевле. Сыграйте бананового крестьянина.
lesson-4 = Под каждым рядом указано, что будет подсчитано. Возьмите каменотёса: святилища за ним пока никому ничего не дают, и другие от вашего хода не выиграют.
lesson-5 = У вас 4 камня. Товар стоит 5 камней и на 1 меньше за каждого крестьянина этого товара перед вами: арахис обойдётся вам в 4. Купите его. Ваших товаров другие не видят.
lesson-6 = После покупки вы играете карту как обычно. Сыграйте рисового крестьянина: с тремя видами крестьян товары приходят к вам чаще.
lesson-7 = Жрецы приносят очки, когда подсчитывают жрецов. Возьмите жреца.
lesson-8 = Соперник построил святилище, поэтому жертвуют все. Товар, которого на алтаре больше всего, стоит в конце 3 очка за карту, следующий 2, потом 1, потом 0; чего на алтаре нет, не стоит ничего. Положите бананы: у вас только одна такая карта.
lesson-9 = Строитель положил ещё один товар лицом вниз и один из запаса сверху. Запоминайте увиденное: алтарь открывают только в конце. Теперь сыграйте каменотёса, камня вам не хватает.
lesson-10 = Посмотрите на таблички под рядами. Если взять каменотёса из ряда 1, подсчитают банановых крестьян, а они есть только у вас.
lesson-11 = У кого одного больше всех карт подсчитываемого вида, и не меньше двух, тот получает на одну единицу больше. Третий каменотёс выведет вас вперёд: сыграйте его.
lesson-12 = Где табличка обещает новые карты, итог неизвестен и вернуться нельзя. Ряд 4 безопасен: возьмите бананового крестьянина.
lesson-13 = В ход соперника подсчитали каменотёсов, и вы получили 4 камня вместе с добавкой: доход получают все. Купите арахис ещё раз; много товаров одного вида окупаются, если на алтаре этот товар среди первых.
lesson-14 = Сыграйте жреца. Дальше игра ваша.
lesson-end = Обучение закончено. Игра завершится, когда кончится колода: очки, 4 за каждое святилище, 1 за каждые 5 камней и стоимость ваших товаров по алтарю. Удачи!
`;export{e as default};