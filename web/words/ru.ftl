### Страница по-русски.

headline = Три острова, один стол
subline = Садитесь и играйте сразу. Регистрация не нужна.
to-start = На главную
settings = Настройки
language = Язык
close = Закрыть
menu = Меню
save = Сохранить
copy = Копировать
copied = Скопировано
try-again = Попробовать ещё раз
you = вы

## The start page

your-name = Ваше имя
name-hint = Так вас видят за столом. Не больше 24 знаков.
join-by-link = Присоединиться по ссылке
link-or-code = Ссылка или код
sit-down = Присоединиться
play-now = Играть с ботами
quick-bots-label = Сколько ботов играет
quick-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
    [many] { $count } ботов
   *[other] { $count } бота
}
quick-level-label = Сила ботов
new-table = Новый стол
create-table = Создать стол
rules-of = Правила: { $game }
players-range = От { $least } до { $most } игроков
minutes = { $count } мин
my-tables = Ваши столы
tables-waiting = { $count ->
    [one] { $count } стол ждёт вас
    [few] { $count } стола ждут вас
    [many] { $count } столов ждут вас
   *[other] { $count } стола ждут вас
}
no-tables-yet = Столов пока нет. Начните партию выше: боты готовы.
table-unreadable = Этот стол не открывается.
play-on = Продолжить
look = Посмотреть
your-turn = Ваш ход
stage-over = Игра окончена
stage-archived = Можно только посмотреть.
stage-open = { $count ->
    [0] Все места заняты
    [one] Свободно { $count } место
    [few] Свободно { $count } места
    [many] Свободно { $count } мест
   *[other] Свободно { $count } места
}
waiting-for = Ждём: { $name }
waiting-for-bot = Бот думает
open-tables = Открытые столы
all-tables = Все: { $count }
free-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}
no-open-tables = Открытых столов сейчас нет. Создайте стол и пригласите кого-нибудь.
lobby-filter = Какие открытые столы показывать
lobby-game = Игра
lobby-all-games = Все игры
lobby-pace = Темп
lobby-pace-any = Любой темп
lobby-pace-sitting = За один раз
lobby-pace-days = Несколько дней
lobby-pace-none = Без часов
lobby-rated = Только рейтинговые
lobby-none = Подходящих открытых столов нет.
lobby-show-all = Показать все
take-a-seat = Занять место

## A new table

game = Игра
seats = Кто играет
seat-of = Место { $letter }
seat-me = Я
seat-open = Свободное место
seat-here = Ещё один игрок за этим устройством
seat-name = Имя
pass-device = Передайте устройство: { $name }
pass-device-text = Остальные отворачиваются. Сейчас будет видно то, что держит { $name }.
pass-device-go = Я { $name }: показать стол
bot-of-level = Бот: { $level }
level-easy = лёгкий
level-medium = средний
level-hard = сильный
level-expert = эксперт
level-without-network = { $level }, без нейросети
fewer-seats = Убрать место
more-seats = Добавить место
variants = Варианты
table = Стол
title-hint = Название стола (необязательно)
listed = Показывать среди открытых столов
listed-hint = Свободное место сможет занять любой. Иначе — только тот, у кого есть ссылка.
hints = Советы и разбор
hints-hint = Для дружеских партий: каждый может спросить совета у эксперта, а после игры получить разбор.
from-record = Или продолжить сохранённую партию (файл .motu или .json):
set-up-table = Создать стол

## The table

opening-table = Стол готовится…
bot-name = Бот { $letter }
former-player = Бывший игрок { $letter }
no-table-title = Такого стола нет
no-table-text = Возможно, ссылка неполная или стол уже удалён.
connection-open = На связи
connection-lost = Связь потеряна, подключаемся снова…
connection-silent = Сервер не отвечает. Пробуем дальше…
connection-overloaded = Слишком много запросов, ждём…
watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
rules = Правила
help = Помощь
other-release = На сервере новая версия этой страницы.
load-anew = Обновить
question = Что нужно решить
steps = Шаги этого хода
undo = Отменить
this-turn = Этот ход
undo-to-here = Отменить до этого места
magnified = Крупно
hide-pieces = Скрыть фишки
show-pieces = Показать фишки
choose = Выберите ход
end-turn = Закончить ход: { $choice }
which-one = Что из этого вы имеете в виду?
let-go = Отмена
no-way-back = Отменить это будет нельзя.
sending = Ход отправляется…
please-wait = Подождите…
bot-thinks = { $count ->
    [one] { $names } думает…
    [few] { $names } думают…
    [many] { $names } думают…
   *[other] { $names } думают…
}
you-win = Вы победили! Очков: { $points }
wins = Победа: { $name }. Очков: { $points }
shared-victory = Победу делят { $names }. Очков: { $points }
past-title = Просмотр партии: строка { $at } из { $of }
past-hint = Это один из прошлых моментов: ходить здесь нельзя, а игра тем временем продолжается.
past-over-hint = Так тогда выглядел стол. Игра окончена.
back-to-live = К текущему ходу
others = Соперники
thinks = думает…
decides = решает
here = за столом
away = нет на месте
free = свободно
whole-side = Показать всё: { $name }
choices = Варианты
all-choices = Все варианты: { $count }
side = Журнал, чат и очки
log = Журнал
chat = Чат
scores = Очки
unread = не прочитано
seat-left-to-bot = { $name }: место освободилось, дальше играет бот.
seat-taken = { $name } занимает место.
since-last = С вашего последнего хода
since-last-hint = С вашего последнего хода: показать по шагам, что сделали другие
since-last-short = Что было?
playback-play = Воспроизвести
playback-pause = Пауза
jump-here = Показать стол в этот момент
nothing-yet = Пока ничего не произошло.
whole-log = Показать весь журнал
spectator = Зритель
notes = Личные заметки
notes-hint = Только для вас, хранятся в этом браузере.
moment-link = Скопировать ссылку на этот момент
no-chat-yet = Пока никто ничего не сказал.
say-something = Скажите что-нибудь
send = Отправить
total = Итого
total-open = Видно сейчас
open-points-hint = Скрытые очки добавятся в конце.
total-now = Если бы конец сейчас
tally-between = Разброс
tally-hint = Очки, если бы игра закончилась прямо сейчас, по правилам.
tally-hint-guessed = Очки, если бы игра закончилась прямо сейчас, насколько вы можете знать: ≈ стоит перед тем, что зависит от скрытого.
tally-range = От { $least } до { $most }
history = История партии
first = К началу
back = На одно решение назад
forward = На одно решение вперёд
live = Сейчас
past = Строка { $at } из { $of }
rule = Правило { $clause }
rule-word = Правило
explanation = Пояснение
rules-detail = Правила подробно
tab-mine = Моё
tab-choices = Варианты
tab-table = Стол
tab-others = Другие
tab-log = Журнал

## Waiting, leaving, the end

waiting-title = Игра начнётся, когда все соберутся
put-a-bot = Добавить бота
invite = Пригласить по ссылке
invite-hint = Тот, кто её откроет, сможет занять свободное место или смотреть.
other-device = Продолжить на другом устройстве
other-device-hint = Ссылка открывает ваше место и действует один раз. Никому её не передавайте.
leave = Уйти из-за стола
leave-surely = Уйти, пусть играет бот
leave-hint = Бот займёт ваше место до конца партии.
show-result = Показать итог
first-place = Первое место
counting = Идёт подсчёт очков
count-all = Показать всё
share-picture = Картинка
points-by-source = Очки по источникам
rematch = Сыграть ещё раз
rematch-ready = Новая партия с теми же игроками готова.
to-rematch = К новой партии
look-at-table = Посмотреть на стол
record = Сохранить запись партии
save-table = Сохранить весь стол

## Help

help-text = Всё, что светится оранжевым, можно выбрать. Наведите курсор, чтобы увидеть, что это даст. Те же варианты перечислены в колонке сбоку.
key-arrows = Переход между вариантами
key-enter = Выбрать, подтвердить
key-numbers = Выбрать по номеру
key-undo = Отменить
key-magnify = Пока нажата: показать крупно то, на что вы указываете
key-pieces = Скрыть фишки или показать снова
key-escape = Снять выбор
key-history = Назад и вперёд по партии
key-help = Эта помощь

## How to play

howto = Как играть
howto-title = Как играть в «{ $game }»
howto-you = Вы
howto-other = Игрок { $letter }
howto-exact = Точные правила:
howto-of = { $page } из { $pages }
howto-back = Назад
howto-next = Дальше
howto-play-on = Продолжить игру
legend = Что означают символы
keys = Клавиши

## Rules

contents = Содержание
figures = Откуда взяты числа
figures-hint = У каждого числа в игре есть источник. Числа, которые указаны только на самих компонентах, восстановлены.
rules-only-english = Эти правила пока есть только на английском.
sure-printed = напечатано в правилах
sure-derived = следует из напечатанного
sure-reported = по сообщениям игроков
sure-reconstructed = восстановлено

## Settings

theme = Тема
theme-system = Как в системе
theme-light = Светлая
theme-dark = Тёмная
speed = Анимация
speed-off = Выключена
speed-fast = Быстрая
speed-normal = Обычная
speed-slow = Медленная
confirm = Подтверждать ходы
confirm-always = Всегда
confirm-final = Только то, что нельзя отменить
confirm-never = Никогда
remarks = Замечания эксперта
remarks-guided = После обучающей партии
remarks-always = В каждой партии
remarks-never = Никогда
senses = Изображение и звук
text-size = Размер текста
text-normal = Обычный
text-large = Крупный
text-larger = Очень крупный
end-turn-setting = Кнопка «Закончить ход»
end-turn-hint = Последнее действие хода ждёт её, даже против ботов. С людьми — всегда.
haptics = Вибрация
haptics-hint = Телефон коротко вибрирует, когда ваш ход.
volume = Громкость
marks = Яркое выделение
marks-hint = Всё, что можно выбрать, получает двойную рамку, а не только цвет.
sound = Звук
sound-hint = Короткие сигналы при ходах и когда наступает ваша очередь.
settings-kept = Хранится только в этом браузере.

## What the server has stored of the reader

your-data = Ваши данные
your-data-hint = На сервере хранятся ваше имя, ваши столы и то, что вы писали в чате.
download-data = Скачать мои данные
delete-data = Удалить мои данные
data-deleted = Ваши данные удалены.
delete-data-title = Удалить ваши данные?
delete-data-name = Ваше имя и всё, что вы писали в чате, будет удалено.
delete-data-running = В незаконченных партиях ваше место займёт бот.
delete-data-finished = Законченные партии останутся у других игроков. Там вместо имени будет «Бывший игрок».
delete-data-notes = Ваши личные заметки в этом браузере тоже будут удалены.
delete-data-surely = Удалить всё
keep-data = Оставить всё

## Nothing here, and errors

not-found-title = Здесь только вода
not-found-text = По этому адресу страницы нет.
error-page-offline = Сервер не отвечает.
error-unknown = Что-то пошло не так.

## The guided game, and advice

lesson = Обучающая партия
lesson-named = Обучение: { $name }
lesson-step = Шаг { $step } из { $steps }
lesson-stop = Играть свободно
lesson-free = Вы играете свободно. Ваш шаг обучения сохранён.
lesson-resume = Продолжить обучение
lesson-return = Вернуться к обучению
lesson-continue = Продолжить обучение
lesson-strayed = Вы выбрали свой ход, и партия продолжается. К обучению можно вернуться: ваши ходы с этого места будут отменены.
remark = Замечание эксперта
remark-stop = Больше не подсказывать
advice = Совет эксперта
advice-thinking = Эксперт думает…
advice-chance = побеждает в { $percent } % партий
advice-points = Очков в конце: { $points }. Из них:
advice-beside = Очков в конце: { $points }; по сравнению с первым вариантом:
advice-difference = На сколько очков больше или меньше, чем при первом варианте, по источникам
advice-alike = Очков в конце: { $points }, из тех же источников, что и при первом варианте
advice-how = Эксперт знает только то, что знаете вы. Для каждого варианта он доиграл отсюда до конца несколько партий (их число: { $deals }); шансы на победу точны примерно до ±{ $error } процентных пунктов.

## Задача дня

puzzle = Задача дня
puzzle-about = { $game }, игроков: { $seats }. Один из вариантов побеждает заметно чаще, чем тот, что напрашивается.
puzzle-solve = Решить
puzzle-look = Посмотреть ещё раз
puzzle-done = Решено
puzzle-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
    [many] { $days } дней подряд
   *[other] { $days } дня подряд
}
puzzle-task = Вы — { $name }. Как вы пойдёте? Один из вариантов побеждает заметно чаще, чем тот, что напрашивается.
puzzle-solved = Решено! Отсюда можно играть дальше.
puzzle-missed = Нет, не это. Попробуйте ещё раз или играйте отсюда дальше.
puzzle-compare = Сравнить варианты
puzzle-retry = Попробовать ещё раз
puzzle-on = Играть дальше
puzzle-right = Верно: эксперт играет так же.
puzzle-alike = Верно: это не хуже выбора эксперта.
puzzle-wrong = Эксперт сыграл бы иначе.
puzzle-yours = ваш выбор
puzzle-tempting = напрашивается
puzzle-not-judged = Этот вариант не входит в число лучших, поэтому не оценивался.
puzzle-how = Для каждого варианта быстрые боты доиграли до конца несколько партий (их число: { $deals }); шансы на победу точны примерно до ±{ $error } процентных пунктов.

## Разбор после партии

review = Разбор
tab-review = Разбор
review-of-game = Разбор партии
review-off = За этим столом играли без советов, поэтому разбора нет.
review-what = Эксперт просматривает партию: кто и когда был ближе к победе, где наступил перелом и какие решения обошлись дороже всего.
review-ask = Разобрать партию
review-players-only = Запросить разбор могут те, кто играл за этим столом.
review-making = Эксперт просматривает партию: { $done } из { $whole }…
review-leave = Это займёт около минуты. Можно уйти: когда вы вернётесь, разбор будет здесь.
review-nothing = В этой партии ни у кого не было настоящего выбора.
review-chances = Шансы на победу
review-chart = Шансы на победу по ходу партии, в виде линий. Те же числа — в таблице ниже.
review-slider = Момент партии
review-begin = Начало
review-end = Конец
review-turn-key = перелом
review-better-key = лучший вариант
review-turning = Переломы
review-no-turning = Шансы ни разу не менялись сильнее, чем может объяснить случай.
review-after = Затем: { $choice }
review-better = Что было бы лучше
review-no-better = Эксперт не нашёл ничего явно лучше сыгранного.
review-played = Сыграно
review-rather = Лучше
review-loss = Потеряно { $percent } % шансов на победу ({ $from } % → { $to } %)
review-loss-hint = С точностью около ±{ $error } процентных пунктов, по тому, что тогда было известно
review-try = Попробовать отсюда
review-why = Разница в итоговых очках, по источникам
review-no-why = Очков было бы примерно столько же; меняются возможности соперников.
review-table = Все числа в таблице
review-line = Строка
review-looked = Рассмотрено решений, в которых был выбор: { $looked } из { $choices }. Их принимали: { $names }.
review-band = Линии сглажены по соседним решениям; в 19 случаях из 20 шанс лежит внутри полосы.
review-how = Для каждого решения быстрые боты доиграли партии до конца (число партий: { $deals }); варианты, которые выглядели хуже всего, сравнили ещё раз (партий на вариант: { $checks }). Шансы точны примерно до ±{ $error } процентных пунктов. Каждое решение оценивается по тому, что игрок знал в тот момент.

## Figures from one's own box

watching-allowed = Можно смотреть другим
watching-hint = Тем, у кого есть ссылка, но нет места. Иначе стол видят только игроки.
remove-player = Удалить: { $name }
remove-surely = Удалить окончательно: { $name }
imported-game = Из сохранённой партии
imported-hint = Тот, кто её открыл, может знать скрытое.
own-figures = Свои числа: { $name }
earlier-figures = Числа прежней версии
edition = Числа
edition-standard = Стандартные
figures-page = Числа из вашей коробки
figures-page-of = Числа игры { $game }
figures-lead = Некоторые числа есть только на деталях игры, и в правилах их нет. Если у вас есть эта игра, впишите то, что напечатано в вашей коробке. Получится ваш собственный набор чисел: сыграйте с ним сразу или поделитесь им как файлом.
figures-of-game = Числа из вашей коробки: { $game }
figures-show = Показать
figures-all = Все числа
figures-open = Только то, чего нет в правилах
figures-none-open = Здесь всё напечатано в правилах.
figures-counted = напечатано { $printed } · выведено { $derived } · со слов { $reported } · восстановлено { $reconstructed }
figures-changed = { $count ->
    [0] Пока ничего не изменено
    [one] Изменено { $count } число
    [few] Изменено { $count } числа
    [many] Изменено { $count } чисел
   *[other] Изменено { $count } числа
}
figure-changed = изменено
figure-undo = Вернуть: { $figure }
figures-undo-all = Вернуть всё
figures-problems = { $count ->
    [one] Не подходит { $count } число
    [few] Не подходят { $count } числа
    [many] Не подходят { $count } чисел
   *[other] Не подходят { $count } числа
}
figures-problems-elsewhere = Что не подходит
figures-checking = Проверяем …
figures-fit = Всё согласуется с правилами.
figures-name = Название вашего набора
figures-name-hint = Например: первое издание, 2013
figures-save = Сохранить как свой набор
figures-saved = Сохранено. Теперь с ним можно играть.
figures-download = Скачать файлом
figures-upload = Открыть файл
figures-upload-hint = Файл с числами (.toml), скачанный здесь.
figures-play = Сыграть с ним сейчас
figures-mine = Ваши наборы
figures-mine-none = Пока их нет. Сохранённое появится здесь, и видеть его будете только вы.
figures-begin-from = Показаны числа: { $name }
figures-edit = Открыть
figures-delete = Удалить
figures-delete-surely = Удалить навсегда
figures-source = Источник: { $source }
figures-source-typed = Вписано владельцем игры.
figures-source-typed-some = Вписано владельцем игры: { $figures }.
figures-source-before = Прежний источник: { $source }
sure-typed = взято из коробки
figures-line = Строка { $line }
figures-clause = Пункт { $clause }
figures-more = На одно больше
figures-less = На одно меньше
figures-effects-edit = Изменить действие
figures-effects-done = Готово
figures-effect-add = Добавить действие
figures-effect-remove = Убрать это действие
figures-effects-none = ничего
figures-effect = Действие { $number }
figures-number = { $label }, номер { $number }
figures-entry = { $entry }: { $label }

## What does not fit, at its figure

problem-components-not-as-printed = В правилах напечатано: { $expected }.
problem-components-against-clause = { $counted }: { $found }. По правилам должно быть { $expected }.
problem-components-figure-unfit = Это сюда не подходит. Нужно: { $wanted }.
problem-components-card-unfit = Это сюда не подходит. Нужно: { $wanted }.
problem-components-effect-unreadable = Действие { $line } непонятно. Нужно: { $wanted }.
problem-components-count-unfit = Здесь их { $found }, а нужно { $expected }.
problem-fish-of-the-start = Тайлов с числом первой рыбы: { $found }; нужно { $expected }.
problem-components-path-too-long = У пути значение { $value }, а кубик показывает не больше { $most }.
problem-components-path-twice = Два пути соединяют одни и те же регионы, или путь ведёт туда же, откуда начался.
problem-components-region-cut-off = К этому региону не ведёт ни один путь: { $region }.
wanted-whole = целое число, не меньше { $least }
wanted-whole-most = целое число от { $least } до { $most }
wanted-wholes = целые числа, всего { $length }
wanted-some-wholes = целые числа
wanted-name = одно из предложенных названий
wanted-seats = два числа от { $least } до { $most }, сначала меньшее
wanted-faces = от 1 до { $most } целых чисел, не меньше 0
wanted-ceremonies = церемоний: { $count }, одна из них в конце
wanted-rising = числа, растущие от 0
wanted-an-effect = хотя бы одно действие
wanted-one-cost = только один вид или несколько названных товаров
wanted-card-and-place = карта леса из леса, любая другая карта с рынка
wanted-different-commodities = «все разные» только для товаров
wanted-cancel = следующий или те, что стоят не меньше числа
wanted-priest-prices = жемчуг за одного жреца и за двух

## Parts of the boards

fig-group-bali-market = Рынок и запас
fig-group-bali-offer = Ряды карт
fig-group-bali-front = Рука и карты игроков
fig-group-bali-altar = Алтарь и конец игры
fig-group-bora_bora-lagoon = Лагуна
fig-group-bora_bora-actions = Тайлы действий и кубики
fig-group-bora_bora-people = Мужчины и женщины
fig-group-bora_bora-own = Планшет игрока
fig-group-bora_bora-temple = Статус и храм
fig-group-bora_bora-gods = Боги
fig-group-bora_bora-tasks = Задачи
fig-group-bora_bora-jewelry = Украшения
fig-group-bora_bora-end = Начало и конец
fig-group-raiatea-tracks = Шкалы татуировок и жрецов
fig-group-raiatea-market = Рынки и места
fig-group-raiatea-forest = Лес и маски
fig-group-raiatea-statues = Статуи и задания
fig-group-raiatea-rituals = Ритуалы
fig-group-raiatea-ceremony = Церемония
fig-group-raiatea-start = Начало игры
fig-group-other = Другие числа

## Names of figures, by block

fig-bali-game = Игра
    .seats = Игроков, от и до
fig-bali-playing_cards = Игровые карты в коробке
fig-bali-starting_sets = Начальные наборы
    .stonemasons_in_front = Каменщиков перед игроком
    .red = Крестьяне красного набора
    .blue = Крестьяне синего набора
    .yellow = Крестьяне жёлтого набора
    .green = Крестьяне зелёного набора
fig-bali-goods = Карты товаров в коробке
    .each_player_starts_with = В начале у каждого, каждого вида
fig-bali-offer = Ряды
    .rows = Рядов
    .cards_in_a_row = Карт в ряду
fig-bali-starting_stone = Камень в начале
    .by_turn_order = Камень по порядку хода
fig-bali-buying = Покупка товара
    .price = Цена товара в камне
    .less_per_farmer = Дешевле за каждого своего крестьянина
fig-bali-playing = Розыгрыш карт
    .shrine_price = Цена святилища в камне
    .farmers_price = Цена одного, двух, трёх крестьян
    .hand_size = Карт в руке
fig-bali-scoring = Подсчёт ряда
    .majority_needs = Карт нужно для большинства
    .majority_brings = Очков за большинство
fig-bali-final_scoring = Итоговый подсчёт
    .altar_ranks = Очки товара по его месту на алтаре
    .shrine = Очки за святилище
    .stone_for_a_point = Камня за одно очко
fig-bali-oracle = Оракул (вариант)
    .goods_on_the_altar = Товаров на алтаре в начале, каждого вида
    .cards_looked_at = Сколько карт смотрит оракул
fig-bali-demon = Демон (вариант)
    .starts_on_row = Ряд, с которого начинает демон
fig-bora_bora-game = Игра
    .seats = Игроков, от и до
    .rounds = Раундов
fig-bora_bora-map = Регионы карты
    .terrains = Ландшафты
    .islands = Острова
    .regions = Регионы
fig-bora_bora-land_paths = Пути по суше
    .paths = Числа у путей
fig-bora_bora-water_paths = Пути по воде
    .paths = Числа у путей
fig-bora_bora-fish = Тайлы рыб
    .kinds = Виды рыб
    .tiles = Тайлы
fig-bora_bora-action_tiles = Тайлы действий на столе
    .two_players = Вдвоём
    .three_players = Втроём
    .four_players = Вчетвером
    .fishing_points = Очков за рыбалку
fig-bora_bora-dice = Кубики
    .each = Кубиков у каждого
fig-bora_bora-status_track = Шкала статуса
    .points = Очки по делениям, начиная с 0
fig-bora_bora-temple = Храм
    .spaces = Мест
    .priests_each = Жрецов у каждого
    .points_by_round = Очки за жреца по раундам
    .god_tiles = Выложено тайлов богов
fig-bora_bora-gathering_board = Места для хижин
    .spaces = Мест
    .huts_each = Хижин у каждого
    .huts_on_the_last = Хижин на последнем месте в начале
    .empty_space = Место, пустое в начале
fig-bora_bora-ceremony_area = Места церемоний
    .columns = Мест в ряду
    .spaces = Материал каждого места, ряд за рядом
fig-bora_bora-helper = Помощник: цена в очках кубика
    .shift = Татуировать мужчину или собрать ракушки
    .point = Победное очко
    .offering = Подношение
    .god_card = Карта бога
    .material = Материал
    .move_hut = Передвинуть хижину
fig-bora_bora-people = Тайлы мужчин и женщин
    .shown = Тайлов на показе, каждого пола
    .most = Больше этого не считается путь, место или постройка
    .kinds = Виды
fig-bora_bora-tasks = Тайлы задач
    .shown_beyond_players = Тайлов на показе сверх числа игроков
    .each_light = Светлых тайлов у каждого
    .each_dark = Тёмных тайлов у каждого
    .points = Очков за задачу
    .points_with_yellow = Очков с жёлтым богом
    .tiles = Тайлы
fig-bora_bora-jewelry = Тайлы украшений
    .kinds = Виды украшений
    .shown = Тайлов на показе в раунде
    .tiles = Тайлы
fig-bora_bora-buildings = Тайлы строительства
    .each = Тайлов у каждого
    .points_by_round = Очки по раундам
fig-bora_bora-god_cards = Карты богов
    .of_each_colour = Карт каждого цвета
    .shown = Карт на показе
    .dealt = Карт сдаётся каждому
fig-bora_bora-god_tiles = Тайлы богов
    .all = Тайлов в коробке
    .each = Тайлов у каждого
    .points = Очков за неиспользованный тайл
fig-bora_bora-start = Начало игры
    .offerings = Подношений
    .points_by_turn_order = Очки по порядку хода
    .fish = Рыба у первой хижины
fig-bora_bora-final_scoring = Итоговый подсчёт
    .bonus = Очков за бонус
    .tasks = Задач для бонуса
    .jewelry = Украшений для бонуса
fig-raiatea-game = Игра
    .seats = Игроков, от и до
fig-raiatea-setup = Подготовка
    .mana = Мана
    .pearls = Жемчуг
    .rituals_drawn = Тянут ритуалов
    .rituals_kept = Оставляют ритуалов
    .first_of_four_keeps = Вчетвером первый оставляет
    .last_of_five_draws_again = Впятером последний тянет ещё раз
    .forest_cards_beyond_players = Карт леса сверх числа игроков
fig-raiatea-rounds = Шкала раундов
    .three = Втроём
    .four = Вчетвером
    .five = Впятером
fig-raiatea-die = Кубик
    .faces = Его грани
fig-raiatea-ranks = Ранги
    .points = Очки по рангу
    .drawn = Тянут ритуалов по рангу
    .clips = Скрепок по рангу
fig-raiatea-tattoo_track = Шкала татуировок
    .ranks_at = Деления, на которых начинаются ранги
fig-raiatea-priest_track = Шкала жрецов
    .top = Наибольшее число
fig-raiatea-recruiting = Тропа богов
    .cost = Жемчуг за одного жреца, за двух
    .kahuna_priests = Жрецов у Кахуны
fig-raiatea-locations = Места и помощники
    .reef_kahuna_pearls = Жемчуг Кахуны на рифе
    .pearl_diver_pearls = Жемчуг ловца жемчуга
    .assistant_price = Жемчуг за помощника
fig-raiatea-ceremony = Церемония
    .ritual_price = Мана за ритуал
    .gifts = Дары богов
    .gifts_given = Даров втроём, вчетвером, впятером
fig-raiatea-price_charts = Таблицы цен
    .starts_on = Деление, с которого начинают маркеры
fig-raiatea-masks = Маски
    .motifs = Мотивы
    .mirrors = Радужных зеркал
fig-raiatea-forest_cards = Карты леса
    .masks = Маски с сокровищами
fig-raiatea-starting_cards = Начальные карты
fig-raiatea-statues = Статуи
    .rows = Начиная со скольких игроков используется место, ряд за рядом
    .points = Очки за задание по статуям
fig-raiatea-missions = Жетоны заданий
    .tokens = Жетоны
fig-raiatea-rituals = Карты ритуалов
    .cards = Карты

## Names of what an entry says

fig-field-island = Остров
fig-field-terrain = Местность
fig-field-resource = Приносит
fig-field-from = Откуда
fig-field-to = Куда
fig-field-value = Значение
fig-field-kind = Вид
fig-field-strength = Что дают один, два, три таких тайла
fig-field-symbols = Символы слева на каждом тайле
fig-field-deck = Стопка
fig-field-needs = Что нужно
fig-field-points = Очки
fig-field-shells = Ракушки
fig-field-colour = Цвет
fig-field-per = За каждую
fig-field-most = Не больше
fig-field-starting = Начальных карт
fig-field-mask = Маска
fig-field-treasure = Сокровище
fig-field-statue = Статуя
fig-field-copies = Сколько таких
fig-field-cost = Цена
fig-field-effects = Действие
fig-field-tane = Вариант «Тане»
fig-entry-path = { $from } – { $to }
fig-entry-number = { $name } { $number }

## Names in lists

fig-name-light = светлый
fig-name-dark = тёмный
fig-name-a = рыба А
fig-name-b = рыба Б
fig-name-c = рыба В
fig-name-d = рыба Г
fig-name-central = центральный
fig-name-north = северный
fig-name-east = восточный
fig-name-south = южный
fig-name-west = западный
fig-name-offering = подношение
fig-name-action = действие
fig-name-ceremony = церемония
fig-name-red = красный
fig-name-green = зелёный
fig-name-blue = синий
fig-name-yellow = жёлтый
fig-name-black = чёрный: для вас, сразу
fig-name-kind-blue = синий: остаётся перед вами
fig-name-burgundy = бордовый: против других
fig-name-brown = коричневый: для всех
fig-name-missions_pearls = задания за жемчуг
fig-name-missions_mana = задания за ману
fig-name-missions_commodities = задания за товары
fig-name-missions_masks = задания за маски
fig-name-missions_conditional = задания с условием
fig-name-mask_pair_colours = цвета пар масок
fig-name-conditional = с условием
fig-name-auction = аукцион
fig-name-masks = маски
fig-name-commodities = товары
fig-name-any_commodity = любые товары
fig-name-identical_commodities = одинаковые товары
fig-name-rank = ранг
fig-name-priests = жрецы
fig-name-assistants = помощники
fig-name-identical_assistants = одинаковые помощники
fig-name-different_assistants = разные помощники
fig-name-mana = мана
fig-name-pearls = жемчуг
fig-name-priest = жрец
fig-name-tattoo = татуировка
fig-name-players = игрок
fig-name-missions = задания
fig-name-all = все игроки
fig-name-which-all = все
fig-name-commodity = товар
fig-name-assistant = помощник
fig-name-mask = маска
fig-name-forest_card = карта леса
fig-name-market = рынок
fig-name-forest = лес
fig-name-any = любая
fig-name-normal = обычная
fig-name-one = один
fig-name-others = все остальные
fig-name-next = следующий
fig-name-cost_at_least = стоящие не меньше
fig-name-marae = Марае
fig-name-reef = риф
fig-name-path = Тропа богов
fig-name-neighbourhood = соседи
fig-name-kahuna = в роли Кахуны
fig-name-bid = при ставке
fig-name-priest_purchase = при вербовке
fig-name-mission_payment = при оплате задания

## Effects of cards

fig-op-gain = Получить
fig-op-roll = Получить, сколько покажет кубик
fig-op-take = Взять карту
fig-op-sacrifice = Пожертвовать карты
fig-op-reactivate = Вернуть помощников в строй
fig-op-draw_rituals = Тянуть ритуалы по рангу
fig-op-perform_ritual = Провести ритуал с руки
fig-op-fulfil_mission = Выполнить задание
fig-op-recruit = Вербовать жрецов
fig-op-price_marker = Маркер цены наверх
fig-op-add_to_bag = Добавить маны в мешок
fig-op-steal = Украсть
fig-op-lose = Другие теряют
fig-op-cancel = Остановить чужие ритуалы
fig-op-points = Очки в конце
fig-op-permanent = Постоянное преимущество
fig-param-what = Что
fig-param-n = Сколько
fig-param-per = За каждого
fig-param-who = Кому
fig-param-card = Карта
fig-param-from = Откуда
fig-param-different = Все разные
fig-param-most = Не больше
fig-param-each = За каждую карту
fig-param-keep = Оставить
fig-param-deck = Стопка
fig-param-which = Какие
fig-param-target = Кого
fig-param-every = За каждые столько
fig-param-trigger = Когда
fig-param-do = Тогда
fig-param-exchanges = Больше обменов
fig-param-sales = Больше продаж
fig-param-bid = Ставка считается больше
fig-param-discount = Дешевле на
fig-param-kinds = Этих видов
fig-param-cost = Жемчуг за одного, за двух
fig-param-nothing = –

## What task tiles ask for

fig-need-men = мужчины
fig-need-women = женщины
fig-need-priests = жрецы в храме
fig-need-jewelry = тайлы украшений
fig-need-first = тайл порядка хода № 1
fig-need-regions = регионы с хижинами
fig-need-islands = острова с хижинами
fig-need-cards_of_one_colour = карты Богов одного цвета
fig-need-cards = карты Богов
fig-need-different_cards = разные карты Богов
fig-need-buildings = построенные тайлы строительства
fig-need-jewelry_of_kind = тайлы украшений
fig-need-god_tiles = тайлы Богов
fig-need-offerings = подношения
fig-need-shells = раковины
fig-need-material = стройматериалы
fig-need-materials = стройматериалы
fig-need-terrain = регионы с хижинами
fig-need-fish = регионы с хижинами
fig-need-huts_on_12 = хижины на 12-й клетке
fig-need-men_shifted = сдвинутые вниз мужчины
fig-need-women_shifted = сдвинутые вниз женщины
fig-need-people_shifted = сдвинутые вниз мужчины и женщины
fig-need-people_of_kind = мужчины и женщины одного вида
fig-need-different_men = разные мужчины
fig-need-different_women = разные женщины
fig-need-different_jewelry = разные тайлы украшений
fig-need-of = { $need }: { $of }

## Часы

clock = Часы
clock-none = Без ограничения
clock-move = На каждое решение
clock-total = На всю партию
clock-seconds = { $count } секунд
clock-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
clock-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}
clock-whole-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
clock-days = { $days } д { $hours } ч
clock-rule = Когда время истечёт
clock-rule-bot = Доигрывает бот
clock-rule-vote = Остальные голосуют
clock-rule-end = Партия заканчивается
clock-hint = Ботам часы не нужны. Пока сервер не работает, часы стоят.
clock-running = Часы идут
clock-out = Время вышло
clock-vote = Время вышло: { $names }. Что дальше?
clock-vote-bot = Пусть играет бот
clock-vote-wait = Подождать
clock-vote-end = Закончить партию
clock-notice-out = Время игрока { $name } вышло.
clock-notice-bot = Время игрока { $name } вышло. Дальше играет бот.
clock-notice-wait = Игрок { $name } получает ещё время.
clock-notice-end = Время игрока { $name } вышло. Партия окончена.

ask-back = Попросить об отмене
ask-back-tip = Попросите остальных: если все согласятся, ваше последнее решение будет отменено.
take-back-asked = { $name } просит отменить своё последнее решение.
take-back-waiting = Вы попросили отменить своё последнее решение. Ещё не ответили: { $names }.
take-back-missing = Ещё не ответили: { $names }.
take-back-agree = Согласиться
take-back-refuse = Отказать
take-back-withdraw = Отозвать просьбу
take-back-refused = { $name } не соглашается на отмену.
taken-back = Решение игрока { $name } отменено с согласия всех.
stopped-clock = Партия прекращена: у одного из игроков вышло время.
stopped-host = Владелец сервера закрыл этот стол.

## Люди

about-person = Скрыть, заблокировать или пожаловаться: { $name }
mute = Скрыть
mute-hint = Вы больше не увидите ни имени, ни сообщений этого игрока. Он этого не заметит.
block = Заблокировать
block-hint = То же самое, и этот игрок не сможет садиться за ваши столы и смотреть за игрой.
report = Пожаловаться владельцу сервера
report-name = Пожаловаться на имя
report-line = Пожаловаться на сообщение
report-hint = Что не так? (необязательно)
muted-done = Скрыто. Вернуть можно в настройках.
blocked-done = Заблокировано. Вернуть можно в настройках.
reported-done = Спасибо. Владелец сервера это прочтёт.
hidden-player = Скрытый игрок { $letter }
hidden-people = Скрытые и заблокированные
hidden-people-none = Вы никого не скрыли.
hidden-mute = скрыт
hidden-block = заблокирован
unhide = Вернуть
short-code = Код, чтобы продиктовать
short-code-hint = Введите его на стартовой странице. Действует четверть часа.

## Рейтинг

ladder = Рейтинг
ladder-of = Рейтинг: { $game }
ladder-lead = Люди и боты в одном рейтинге. Учитываются только рейтинговые партии: стандартное издание, без советов, без возврата ходов по согласию.
ladder-empty = Рейтинговых партий ещё никто не доиграл. Создавая стол, отметьте «Рейтинговая партия».
ladder-order = Порядок — по нижней границе интервала, чтобы никто не оказался наверху после одной удачной партии. 400 очков разницы — это десять побед на одно поражение.
ladder-place = Место
ladder-player = Игрок
ladder-you = Вы
rating = Рейтинг
rating-interval = Интервал 95 %
rating-between = от { $low } до { $high }
rated-games = Партии
rated-pages = Страницы о рейтинговых партиях
to-ladder = К рейтингу
statistics = Статистика
statistics-of = Статистика: { $game }
statistics-lead = { $count ->
    [one] По последней { $count } рейтинговой партии, доигранной до конца.
    [few] По последним { $count } рейтинговым партиям, доигранным до конца.
    [many] По последним { $count } рейтинговым партиям, доигранным до конца.
   *[other] По последним { $count } рейтинговым партиям, доигранным до конца.
}
statistics-seats = Мест: { $seats }
statistics-points = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}. Очков в среднем: { $points }, у победителей: { $winner }.
seat = Место
mean-points = Очки в среднем
games-won = Побед
what-winners-did = Что делали победители
what-winners-did-hint = Очки в среднем из каждого источника. Сначала то, в чём победители впереди больше всего.
of-winners = Победители
of-others = Остальные
of-bots = Боты
of-everybody = Все
source = Источник
no-player-title = Здесь никого нет
no-player-text = По этому адресу в рейтинге никого нет. Возможно, игрок удалил свои данные.
player-you = Это вы — такими вас видят другие.
player-left = игрок ушёл
muted-player = Игрок скрыт
gone-player = Бывший игрок
rating-over-time = Рейтинг со временем
rating-chart = Рейтинг за партии (всего { $count }): от { $first } до { $last }; полоса — интервал 95 %.
head-to-head = Личные встречи
opponent = Соперник
rival-better = Выше
rival-worse = Ниже
rival-even = Поровну
points-compared = Очки в среднем из каждого источника в рейтинговых партиях, рядом — у ботов и у всех.
latest-games = Последние партии
game-place = { $place }-е место из { $count }
rated = Рейтинговая
rated-hint = Результат идёт в рейтинг.
rated-table = Рейтинговая партия
rated-table-hint = Результат идёт в рейтинг, и ботам тоже. Без советов и без возврата ходов по согласию; кто ушёл, тот последний.
rated-table-not = Нельзя с собственными числами, нескольким людям за одним устройством, с сохранённой партией или с часами, по которым бот не вступает в игру.
rated-done = Эта партия идёт в рейтинг.
leave-rated = Партия рейтинговая: кто уходит, занимает последнее место. Ваше место до конца партии займёт бот.

## Запланированные ходы

plan = Запланированный ход
plan-ahead = Запланировать
plan-title = Запланировать ход
plan-hint = Выберите, что сделать, когда вас спросят. Можно выбрать несколько вариантов по порядку: будет сыгран первый возможный — и только если он по-прежнему даёт то, что здесь показано. Иначе вас спросят.
plan-looking = Смотрим, о чём вас могут спросить…
plan-nothing = О чём вас спросят дальше, предвидеть нельзя.
plan-keep = Запланировать это
plan-kept = Запланировано: { $plan }
plan-otherwise = { $first }, иначе: { $then }
plan-dropped = Не сыграно: { $plan }. { $reason }
plan-change = Изменить
plan-drop = Отменить

## Кто вы

identity = Вы
identity-hint = Чтобы играть, ничего из этого не нужно.
avatar = Картинка
avatar-none = Без картинки
avatar-turtle = Черепаха
avatar-shell = Раковина
avatar-palm = Пальма
avatar-fish = Рыба
avatar-flower = Цветок
avatar-canoe = Каноэ
avatar-mask = Маска
avatar-star = Звезда
avatar-colour = Цвет картинки
colour-lagoon = Лагуна
colour-coral = Коралл
colour-amber = Янтарь
colour-palm = Зелёный
colour-hibiscus = Розовый
colour-wood = Коричневый
colour-stone = Серый
colour-night = Тёмно-синий
come-back = Как вернуться
come-back-hint = С ключом доступа или ссылкой по почте вы продолжите в другом браузере под своим именем — со своими столами и рейтингом.
passkey = Ключ доступа
add-passkey = Создать ключ доступа
use-passkey = У меня есть ключ доступа
passkey-made = Ключ доступа создан.
passkey-not-made = Ключ доступа не создан.
passkey-not-used = Ключ доступа не использован.
passkey-unsupported = Этот браузер не поддерживает ключи доступа, или сайт открыт не по https.
device = Браузер
since = с { $date }
remove = Удалить
sign-out = Выйти
recovery-keep = Возвращаться по этому адресу почты
recovery-save = Прислать ссылку для подтверждения
recovery-back = Я уже здесь бывал: прислать ссылку
recovery-send = Отправить
recovery-sent = Если по этому адресу кого-то можно вернуть, туда отправлена ссылка.
recover-hint = С этого момента браузер — один из ваших. Тот, кто раньше пользовался им под другим именем, здесь больше не в игре.
recover-enter = Продолжить под своим именем
recover-done = С возвращением!
games-as-files = Ваши оконченные партии в файлах
export-records = Записи (.zip)
export-csv = Таблица (.csv)
export-bgstats = BG Stats (.json)
name-more = Картинка, ключ доступа и другие устройства

## Стол словами

text-page = Стол словами
text-lead = Всё, что вы видите за этим столом и что можете сделать, в виде текста. Страница следит за игрой.
text-back = К игровому полю
text-now = Сейчас
text-choices = Что вы можете сделать
text-effect = Это даст: { $effects }
text-confirm = Сделать: { $choice }
text-cancel = Не делать
text-happened = Что было только что
text-table = Стол
text-seat = { $name }, место { $letter }
text-you = вы
text-score = { $name }: { $place }-е место, очки: { $points }

## Примечания

annotations = Примечания
annotation-hint = Вернитесь к позиции, чтобы написать о ней. Это прочтут все, кто видит партию; примечания есть и в записи.
annotation-mark = Знак
annotation-no-mark = нет
annotation-text = Что вы думаете об этой позиции?
annotation-save = Сохранить
annotation-remove = Удалить
annotation-at = Строка { $at }

## Уведомления

notifications = Уведомления
notifications-hint = Узнавайте, что вас ждут за столом, даже когда страница Motu закрыта. Уведомление называет стол и вопрос, но никогда не раскрывает ничего скрытого.
notify-here = Уведомлять в этом браузере
this-browser = этот браузер
push-denied = Браузер не разрешает этому сайту уведомления. Это можно изменить в его настройках.
push-unsupported = Этот браузер не умеет показывать уведомления, или сайт открыт не по https.
channel-push = Браузер
channel-webhook = Веб-хук
channel-mail = Почта
channel-unconfirmed = Ещё не подтверждено: откройте ссылку в письме.
channel-gone = Остановлено: такого адреса больше нет.
channel-failing = Остановлено: несколько уведомлений не дошли.
add-webhook = Добавить веб-хук
add-mail = Добавить адрес почты
add-channel = Добавить
remove-channel = Удалить
webhook-url = Адрес веб-хука
webhook-format = Сервис
format-discord = Discord
format-slack = Slack
format-ntfy = ntfy
format-json = Другой (JSON)
mail-address = Адрес почты
mail-sent = На { $address } отправлено письмо. Откройте ссылку в нём.
test = Проверить
test-sent = Пробное сообщение отправлено.
quiet-hours = Тихие часы
quiet-from = С
quiet-until = До
reminders = Напоминать
reminders-hint = Пока моё время за столом не вышло.
break-until = Никаких уведомлений до
your-turn-at = { $count ->
    [one] Ваш ход за { $count } столом
    [few] Ваш ход за { $count } столами
    [many] Ваш ход за { $count } столами
   *[other] Ваш ход за { $count } стола
}
link-stop-done = { $name }: уведомлений больше не будет.
link-confirm-done = { $name }: отныне сюда приходят уведомления.
link-used = Делать ничего не нужно: ссылкой уже воспользовались, или адрес удалён.

## Игра с любой позиции

eyes = Глазами
eyes-own = моими
eyes-nobody = зрителя
play-on-here = Играть отсюда
play-on-title = Играть с этой позиции
play-on-over = Новый стол начнётся с этой позиции. Партия, которую вы смотрите, останется как есть.
play-on-running = Новый стол против ботов начнётся с этой позиции. Ваша партия здесь останется как есть.
## Сайт без сервера: столы в этом браузере

site-here = В этом браузере
site-loading = Игры готовятся: { $percent } %
site-title = Всё в этом браузере
site-hint = Игры, боты и сохранённые партии — всё здесь. Ничего никуда не отправляется, и сеть не нужна.
site-server-title = Что добавляет сервер
site-server-friends = Друзья и другие люди за столом, открытые столы
site-server-chat = Чат, зрители и уведомления
site-server-devices = Одна партия на нескольких устройствах
site-server-move = Чтобы перенести партию на сервер, сохраните её в файл в меню стола и откройте этот файл там, когда создаёте стол.
open-saved = Открыть сохранённую партию
open-saved-hint = Партия, стол или резервная копия, сохранённые в файл.
save-game = Сохранить партию в файл
save-game-hint = Для резервной копии, другого браузера или сервера. В файле есть всё, в том числе скрытое.
delete-game = Удалить
delete-game-of = Удалить: { $name }
delete-game-surely = Удалить навсегда
all-games = Показать все: { $count }
no-table-here-title = Этой партии здесь нет
no-table-here-text = В этом браузере она не хранится. Возможно, её удалили или она в другом браузере.
storage-memory = Этот браузер ничего не хранит — возможно, окно приватное. Сохраните партии в файлы, прежде чем закрыть его.
storage-restored = Сохранённые партии этого браузера были стёрты. Открытая партия сохранена заново.
new-version = Готова новая версия Motu.
new-version-use = Перейти на неё
install-app = Установить как приложение
your-games = Ваши партии
your-games-hint = Они хранятся только в этом браузере. Резервная копия — один файл со всеми партиями, вашими данными из коробки и именем.
your-games-size = { $size } МБ в этом браузере вместе с самими играми
backup-save = Сохранить резервную копию
backup-added = { $count ->
    [0] Все партии из копии уже были здесь.
    [one] Добавлена { $count } партия.
    [few] Добавлено { $count } партии.
    [many] Добавлено { $count } партий.
   *[other] Добавлено { $count } партии.
}
backup-spoilt = { $count ->
    [one] { $count } партию не удалось прочитать:
    [few] { $count } партии не удалось прочитать:
    [many] { $count } партий не удалось прочитать:
   *[other] { $count } партии не удалось прочитать:
}
delete-games = Удалить всё
delete-games-title = Удалить все партии этого браузера?
delete-games-what = Будут удалены все партии, разборы, ваши данные из коробки, заметки и имя.
delete-games-done = Всё удалено.
error-engine-failed = Не удалось запустить игры в этом браузере. Перезагрузите страницу или возьмите браузер поновее. ({ $reason })
error-engine-unreachable = Не удалось загрузить игры: нет сети. Когда они загружены, сеть не нужна.
error-engine-file-missing = На этом сайте нет файла { $file }. Возможно, загружается новая версия: перезагрузите страницу через минуту.
error-browser-too-old = Этот браузер слишком старый для игр. Нужен браузер 2023 года или новее.
