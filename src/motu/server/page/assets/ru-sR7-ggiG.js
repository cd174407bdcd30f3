var e=`### Страница по-русски.

headline = Три острова, один стол
subline = Садитесь сразу. Учётная запись не нужна.
to-start = На главную
settings = Настройки
language = Язык
close = Закрыть
menu = Меню
save = Сохранить
copy = Копировать
copied = Скопировано
try-again = Ещё раз
you = вы

## The start page

your-name = Ваше имя
name-hint = Так вас видят за столом. Не больше 24 знаков.
join-by-link = Войти по ссылке
link-or-code = Ссылка или код
sit-down = Сесть
play-now = Играть с ботами
new-table = Новый стол
create-table = Накрыть стол
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
no-tables-yet = Столов пока нет. Начните игру выше: боты готовы.
table-unreadable = Этот стол не открывается.
play-on = Дальше
look = Взглянуть
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
no-open-tables = За открытыми столами никого. Накройте стол и позовите кого-нибудь.
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
level-expert = мастер
level-without-network = { $level }, без нейросети
fewer-seats = Одним местом меньше
more-seats = Одним местом больше
variants = Варианты
table = Стол
title-hint = Название стола, если хотите
listed = Показать в зале
listed-hint = Свободное место может занять любой. Иначе только тот, у кого есть ссылка.
hints = Советы и разбор
hints-hint = В дружеской игре каждый может спросить эксперта, а после конца получить разбор партии.
from-record = Или открыть сохранённую игру (файл .motu или .json):
set-up-table = Накрыть стол

## The table

opening-table = Стол накрывают …
bot-name = Бот { $letter }
former-player = Бывший игрок { $letter }
no-table-title = Такого стола нет
no-table-text = Может быть, ссылка обрезана или стол уже убран.
connection-open = На связи
connection-lost = Связь потеряна, пробуем снова …
connection-overloaded = Слишком часто, подождём …
watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
rules = Правила
help = Помощь
other-release = На сервере новая версия этой страницы.
load-anew = Загрузить заново
question = О чём речь
steps = Шаги хода
undo = Назад
this-turn = Этот ход
undo-to-here = Отменить до этого места
choose = Выберите ход
which-one = Что из этого вы имеете в виду?
let-go = Ничего из этого
no-way-back = Отменить это будет нельзя.
sending = Ваш ход в пути …
please-wait = Подождите …
bot-thinks = { $names } думает …
you-win = Вы победили! Очков: { $points }
wins = Победа: { $name }. Очков: { $points }
shared-victory = Победу делят { $names }. Очков: { $points }
past-title = Взгляд назад: строка { $at } из { $of }
past-hint = Здесь ничего нельзя сделать; игра тем временем идёт.
past-over-hint = Так тогда выглядел стол. Партия окончена.
back-to-live = К текущему ходу
others = Соперники
thinks = думает …
decides = решает
here = за столом
away = нет на месте
free = свободно
whole-side = { $name }: показать всё
choices = Выбор
all-choices = Все ходы: { $count }
side = Журнал, разговор и очки
log = Журнал
chat = Разговор
scores = Очки
unread = не прочитано
since-last = После вашего хода
jump-here = Показать стол в тот миг
nothing-yet = Пока ничего не случилось.
whole-log = Показать весь журнал
spectator = Зритель
notes = Личные заметки
notes-hint = Только для вас, хранятся в этом браузере.
moment-link = Скопировать ссылку на этот момент
no-chat-yet = Пока никто ничего не сказал.
say-something = Скажите что-нибудь
send = Отправить
total = Итого
total-open = Пока в открытую
open-points-hint = Скрытое считается в конце.
history = Путь назад по игре
first = К началу
back = На решение назад
forward = На решение вперёд
live = Сейчас
past = Строка { $at } из { $of }
rule = Правило: пункт { $clause }
tab-mine = Моё
tab-choices = Выбор
tab-table = Стол
tab-others = Другие
tab-log = Журнал

## Waiting, leaving, the end

waiting-title = Игра начнётся, когда все соберутся
put-a-bot = Посадить бота
invite = Позвать по ссылке
invite-hint = Кто её откроет, займёт свободное место или посмотрит.
other-device = Продолжить на другом устройстве
other-device-hint = Ссылка открывает ваше место, один раз. Никому её не давайте.
leave = Уйти из-за стола
leave-surely = Уйти, пусть играет бот
leave-hint = Бот займёт ваше место насовсем.
show-result = Показать итог
first-place = Первое место
points-by-source = Очки по источникам
rematch = Сыграть ещё раз
rematch-ready = Те же игроки начинают снова.
to-rematch = К новой игре
look-at-table = Посмотреть на стол
record = Сохранить запись
save-table = Сохранить весь стол

## Help

help-text = Что светится оранжевым, можно выбрать. Наведите, чтобы увидеть, что это даст. Те же ходы стоят списком сбоку.
key-arrows = Ходить по тому, что можно выбрать
key-enter = Выбрать, подтвердить
key-numbers = Выбрать по номеру в списке
key-undo = Отменить
key-escape = Отпустить выбранное
key-history = По игре назад и вперёд
key-help = Эта помощь

## Rules

contents = Содержание
figures = Насколько точны числа
figures-hint = У каждого числа игры есть источник. Те, что есть только на самих деталях, восстановлены.
rules-only-english = Эти правила пока есть только на английском.
sure-printed = напечатано в правилах
sure-derived = следует из напечатанного
sure-reported = по сообщениям игроков
sure-reconstructed = восстановлено

## Settings

theme = Светлая и тёмная
theme-system = Как в системе
theme-light = Светлая
theme-dark = Тёмная
speed = Движение
speed-off = Без него
speed-fast = Быстрое
speed-normal = Обычное
speed-slow = Медленное
confirm = Подтверждать ходы
confirm-always = Всегда
confirm-final = Только то, что нельзя отменить
confirm-never = Никогда
senses = Глаза и уши
marks = Сильные метки
marks-hint = Что можно выбрать, получает двойную рамку, а не только цвет.
sound = Звук
sound-hint = Тихие сигналы ходов и вашей очереди.
settings-kept = Хранится только в этом браузере.

## What the server has stored of the reader

your-data = Ваши данные
your-data-hint = На сервере хранятся ваше имя, ваши столы и то, что вы писали в чате.
download-data = Скачать мои данные
delete-data = Удалить мои данные
data-deleted = Ваши данные удалены.
delete-data-title = Удалить ваши данные?
delete-data-name = Ваше имя и всё, что вы писали в чате, будет удалено.
delete-data-running = В незаконченных играх ваше место займёт бот.
delete-data-finished = Законченные игры останутся у других. Там вместо имени будет «Бывший игрок».
delete-data-notes = Ваши личные заметки в этом браузере тоже будут удалены.
delete-data-surely = Удалить всё
keep-data = Оставить всё

## Nothing here, and errors

not-found-title = Здесь только вода
not-found-text = По этому адресу нет страницы Motu.
error-page-offline = Сервер не отвечает.
error-unknown = Что-то пошло не так.

## The guided game, and advice

lesson = Обучающая партия
lesson-step = Шаг { $step } из { $steps }
lesson-strayed = Вы пошли своим путём, и игра продолжается. Отмена хода вернёт к обучению.
learn-game = Обучающая партия: { $game }
advice = Совет эксперта
advice-thinking = Эксперт думает …
advice-chance = побеждает в { $percent } % партий
advice-points = Очки в конце — { $points }:
advice-beside = Очки в конце — { $points }; по сравнению с первым выбором:
advice-difference = На сколько очков больше или меньше, чем при первом выборе, по источникам
advice-alike = Очки в конце — { $points }, из тех же источников, что при первом выборе
advice-how = Эксперт знает только то, что знаете вы. Для каждого выбора он доиграл отсюда партии до конца, числом { $deals }; шансы верны примерно до { $error }\xA0%.

## Разбор после партии

review = Разбор
tab-review = Разбор
review-of-game = Разбор партии
review-off = За этим столом играли без советов, поэтому разбора нет.
review-what = Эксперт оглядывается на партию: кто и когда мог победить, где она переломилась и какие решения стоили больше всего.
review-ask = Разобрать партию
review-players-only = О разборе могут попросить те, кто сидел за столом.
review-making = Эксперт смотрит партию: { $done } из { $whole } …
review-leave = Это займёт около минуты. Можно уйти: когда вы вернётесь, разбор будет здесь.
review-nothing = В этой партии никому не пришлось выбирать.
review-chances = Шансы на победу
review-chart = Шансы на победу по ходу партии, линиями. Те же числа стоят ниже в таблице.
review-slider = Миг партии
review-begin = Начало
review-end = Конец
review-turn-key = перелом
review-better-key = лучший выбор
review-turning = Переломы
review-no-turning = Шансы ни разу не менялись сильнее, чем может объяснить случай.
review-after = Затем: { $choice }
review-better = Лучшие решения
review-no-better = Эксперт не нашёл ничего явно лучше сыгранного.
review-played = Сыграно
review-rather = Лучше
review-loss = Потеряно { $percent } % шансов на победу ({ $from } % → { $to } %)
review-loss-hint = С точностью около { $error }\xA0%, по тому, что тогда было известно
review-why = Очки в конце, которых было бы больше или меньше, по источникам
review-no-why = Очков было бы примерно столько же; меняется то, что могут другие.
review-table = Все числа таблицей
review-line = Строка
review-looked = Просмотрено решений, в которых был выбор: { $looked } из { $choices }; чьи: { $names }.
review-how = Для каждого быстрые игроки доиграли до конца партии, числом { $deals }; то, что выглядело хуже всего, сравнили ещё раз в партиях, по { $checks } на каждый выбор. Шансы верны примерно до { $error }\xA0%. О каждом решении судят по тому, что тогда знал игрок.
`;export{e as default};