var e=`### Страница по-русски.

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
take-a-seat = Занять место

## A new table

game = Игра
seats = Кто играет
seat-of = Место { $letter }
seat-me = Я
seat-open = Свободное место
bot-of-level = Бот: { $level }
level-easy = лёгкий
level-medium = средний
level-hard = сильный
level-expert = эксперт
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
choose = Выберите ход
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
since-last = С вашего последнего хода
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
history = История партии
first = К началу
back = На одно решение назад
forward = На одно решение вперёд
live = Сейчас
past = Строка { $at } из { $of }
rule = Правило { $clause }
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
key-escape = Снять выбор
key-history = Назад и вперёд по партии
key-help = Эта помощь

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
senses = Изображение и звук
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
lesson-step = Шаг { $step } из { $steps }
lesson-strayed = Вы пошли по-своему, и игра продолжается. Кнопка «Отменить» вернёт вас к обучению.
learn-game = Обучающая партия: { $game }
advice = Совет эксперта
advice-thinking = Эксперт думает…
advice-chance = побеждает в { $percent }\xA0% партий
advice-points = Очков в конце: { $points }. Из них:
advice-beside = Очков в конце: { $points }; по сравнению с первым вариантом:
advice-difference = На сколько очков больше или меньше, чем при первом варианте, по источникам
advice-alike = Очков в конце: { $points }, из тех же источников, что и при первом варианте
advice-how = Эксперт знает только то, что знаете вы. Для каждого варианта он доиграл отсюда до конца несколько партий (их число: { $deals }); шансы на победу точны примерно до ±{ $error } процентных пунктов.

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
review-loss = Потеряно { $percent }\xA0% шансов на победу ({ $from }\xA0% → { $to }\xA0%)
review-loss-hint = С точностью около ±{ $error } процентных пунктов, по тому, что тогда было известно
review-why = Разница в итоговых очках, по источникам
review-no-why = Очков было бы примерно столько же; меняются возможности соперников.
review-table = Все числа в таблице
review-line = Строка
review-looked = Рассмотрено решений, в которых был выбор: { $looked } из { $choices }. Их принимали: { $names }.
review-how = Для каждого решения быстрые боты доиграли партии до конца (число партий: { $deals }); варианты, которые выглядели хуже всего, сравнили ещё раз (партий на вариант: { $checks }). Шансы точны примерно до ±{ $error } процентных пунктов. Каждое решение оценивается по тому, что игрок знал в тот момент.
`;export{e as default};