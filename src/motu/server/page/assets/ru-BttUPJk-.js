var e=`### Бали по-русски.

title = Бали
tagline = Крестьяне приносят дары, святилища отправляют их на алтарь, а алтарь решает, чего дары стоят.

variant-oracle = Оракул
    .hint = Четыре дара с самого начала лежат на алтаре рубашкой вверх, а восемь оракулов в колоде позволяют посмотреть верхние дары алтаря и оставить один себе.
variant-demon = Демон
    .hint = Демон закрывает один ряд предложения; каждый сыгранный жрец прогоняет его на ряд дальше.

## Вещи

good-rice = рис
good-peanut = арахис
good-banana = бананы
good-pepper = перец
good-hidden = дар

card-rice_farmer = рисовод
    .acc = рисовода
    .many = рисоводов
    .plural = рисоводы
card-peanut_farmer = арахисовод
    .acc = арахисовода
    .many = арахисоводов
    .plural = арахисоводы
card-banana_farmer = банановод
    .acc = банановода
    .many = банановодов
    .plural = банановоды
card-pepper_farmer = перцевод
    .acc = перцевода
    .many = перцеводов
    .plural = перцеводы
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
    [one] { $card-acc }
    [few] { $count } { $card-many }
    [many] { $count } { $card-many }
   *[other] { $count } { $card-many }
}

## О чём спрашивают

decision-buy-or-play = { $count ->
    [0] Сыграйте карты из руки.
   *[other] Можно сначала купить дар; затем сыграйте карты.
}
decision-play-cards = Сыграйте карты из руки.
decision-lay-good = Положите один из своих даров на алтарь.
decision-lay-from-supply = Положите дар из запаса на алтарь сверху.
decision-take-card = { $count ->
    [one] Возьмите последнюю карту. Подсчёт пойдёт по карте, которая после этого окажется внизу ряда.
    [few] Возьмите { $count } карты, по одной.
    [many] Возьмите { $count } карт, по одной.
   *[other] Возьмите { $count } карты, по одной.
}
decision-look-at-altar = Появился оракул: хотите посмотреть верхние дары алтаря?
decision-keep-good = Оставьте себе один из этих даров; остальные вернутся на алтарь.
decision-choose-reward = { $count ->
    [one] Подсчёт святилищ: у вас { $count } святилище. Очки или камень?
    [few] Подсчёт святилищ: у вас { $count } святилища. Только очки или только камень?
    [many] Подсчёт святилищ: у вас { $count } святилищ. Только очки или только камень?
   *[other] Подсчёт святилищ: у вас { $count } святилища. Только очки или только камень?
}
decision-choose-good = В запасе закончился этот дар: { $good }. Возьмите другой или откажитесь.

## Что можно выбрать

option-buy = Купить { $good } за { amount-stone }
option-play-card = Сыграть { $card-acc }
option-play-farmers = { $stone ->
    [0] Сыграть { farmers }
   *[other] Сыграть { farmers } за { amount-stone }
}
option-build-shrine = Построить святилище за { amount-stone }
option-return-shrine = Вернуть святилище в коробку
option-lay-up = Положить { $good } лицом вверх
option-lay-down = Положить { $good } рубашкой вверх
option-lay-from-supply = Положить { $good } из запаса
option-take-card = Взять { $card-acc } из ряда { $row }
option-look = { $count ->
    [one] Посмотреть единственный дар алтаря и оставить его себе
    [few] Посмотреть { $count } верхних дара и оставить один себе
    [many] Посмотреть { $count } верхних даров и оставить один себе
   *[other] Посмотреть { $count } верхних дара и оставить один себе
}
option-do-not-look = Не смотреть
option-keep-open-good = Оставить { $good } (№ { $place } сверху)
option-keep-hidden-good = Оставить { $good } (№ { $place } сверху, лежит рубашкой вверх)
option-gain-stone = Взять { amount-stone }
option-gain-points = Взять { amount-points }
option-take-good = Взять { $good }
option-decline = Ничего не брать

## Что произошло

event-set-taken = { $seat }: цвет — { $colour }, в начале { amount-stone }.
event-turn-began = Ходит { $seat }.
event-good-bought = { $seat } покупает { $good } за { amount-stone }.
event-card-played = { $seat } играет { $card-acc }.
event-shrine-built = { $seat } строит святилище за { amount-stone }: каждый кладёт дар на алтарь.
event-farmers-played = { $stone ->
    [0] { $seat } играет { farmers }.
   *[other] { $seat } играет { farmers } за { amount-stone }.
}
event-shrine-returned = { $seat }: в руке одни святилища, платить нечем, одно возвращается в коробку.
event-demon-moved = Демон переходит к ряду { $row }.
event-good-laid-up = { $seat } кладёт на алтарь { $good }.
event-good-laid-down = { $seat } кладёт на алтарь { $good } рубашкой вверх.
event-nothing-to-lay = { $seat } ничего не кладёт: даров нет.
event-supply-good-laid = { $seat } кладёт на алтарь сверху { $good } из запаса.
event-card-taken = { $seat } берёт { $card-acc } из ряда { $row }.
event-row-laid = Ряд { $row }, сверху вниз: { $cards }.
event-oracles-left = { $count ->
    [one] Из ряда { $row } убирают { $count } оракула.
    [few] Из ряда { $row } убирают { $count } оракулов.
    [many] Из ряда { $row } убирают { $count } оракулов.
   *[other] Из ряда { $row } убирают { $count } оракула.
}
event-altar-seen = { $count ->
    [one] { $seat } смотрит единственный дар алтаря ({ $goods }) и оставляет его себе: { $kept_good }.
    [few] { $seat } смотрит { $count } верхних дара алтаря ({ $goods }) и оставляет себе { $kept_good }.
    [many] { $seat } смотрит { $count } верхних даров алтаря ({ $goods }) и оставляет себе { $kept_good }.
   *[other] { $seat } смотрит { $count } верхних дара алтаря ({ $goods }) и оставляет себе { $kept_good }.
}
event-altar-looked-at = { $count ->
    [one] { $seat } смотрит единственный дар алтаря и оставляет его себе.
    [few] { $seat } смотрит { $count } верхних дара алтаря и оставляет один себе.
    [many] { $seat } смотрит { $count } верхних даров алтаря и оставляет один себе.
   *[other] { $seat } смотрит { $count } верхних дара алтаря и оставляет один себе.
}
event-look-declined = { $seat } не смотрит на алтарь.
event-card-scored = Подсчёт: { $card-plural }.
event-stone-gained = { $seat } получает { amount-stone }.
event-points-gained = { $seat } получает { amount-points }.
event-majority-held = { $card-plural }: больше всех — { $seat }, +{ $extra } (уже учтено).
event-good-received = { $seat } получает { $good }.
event-good-declined = { $seat } отказывается от дара.
event-pile-exhausted = Колода закончилась: игра окончена.
event-good-valued = { $good }: на алтаре { $count }, каждая такая карта стоит { amount-points }.
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

lesson-1 = Добро пожаловать на Бали. Ход состоит из четырёх частей: при желании купить дар, сыграть карты, взять карты, подсчёт. У вас 2 камня, на покупку не хватает, поэтому начните с арахисовода: сыграйте его перед собой.
lesson-2 = Теперь доберите до трёх карт. Можно взять нижнюю карту любого ряда; подсчёт для всех идёт по карте, которая после этого лежит внизу. Возьмите рисовода: под ним откроется каменщик, а каждый ваш каменщик приносит 1 камень.
lesson-3 = Карты перед вами остаются на всю игру. Крестьяне приносят дары, когда подсчитывают их вид, и делают этот дар дешевле. Сыграйте банановода.
lesson-4 = Под каждым рядом указано, что будет подсчитано. Возьмите каменщика: откроется святилище, которого пока ни у кого нет, и другие от вашего хода ничего не выиграют.
lesson-5 = У вас 4 камня. Дар стоит 5 камней и на 1 меньше за каждого крестьянина этого вида перед вами: арахис обойдётся вам в 4. Купите его. Какие у вас дары, другие не видят.
lesson-6 = После покупки вы, как обычно, играете карты. Сыграйте рисовода: с тремя видами крестьян вы будете чаще получать дары.
lesson-7 = Жрецы приносят очки, когда подсчитывают жрецов. Возьмите жреца.
lesson-8 = Соперник построил святилище, поэтому жертвуют все. Дар, которого на алтаре больше всего, в конце стоит 3 очка за карту, следующий — 2, потом 1, потом 0; дар, которого на алтаре нет, не стоит ничего. Положите бананы: у вас только одна такая карта.
lesson-9 = Строитель положил ещё один дар рубашкой вверх, а сверху — один из запаса. Запоминайте увиденное: алтарь открывают только в конце. Теперь сыграйте каменщика: вам не хватает камня.
lesson-10 = Посмотрите на таблички под рядами. Если взять каменщика из ряда 1, подсчитают банановодов, а они есть только у вас.
lesson-11 = Тот, у кого одного больше всех карт подсчитываемого вида (и не меньше двух), получает на 1 больше. Третий каменщик выведет вас вперёд: сыграйте его.
lesson-12 = Если табличка обещает новые карты, итог неизвестен и отменить ход нельзя. Ряд 4 безопасен: возьмите банановода.
lesson-13 = В ход соперника подсчитали каменщиков, и вы получили 4 камня вместе с добавкой: подсчёт всегда идёт для всех. Купите арахис ещё раз; много даров одного вида окупаются, если на алтаре этого вида много.
lesson-14 = Сыграйте жреца. Дальше играйте без подсказок.
lesson-end = Обучение закончено. Игра завершится, когда кончится колода. Тогда считают очки, по 4 за каждое святилище, по 1 за каждые 5 камней и стоимость ваших даров по алтарю. Удачи!
`;export{e as default};