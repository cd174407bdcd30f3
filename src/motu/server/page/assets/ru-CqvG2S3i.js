var e=`### Дом по-русски.

seat-name = Игрок { $number }

language-en = English
language-de = Deutsch
language-ru = Русский

## Стол в терминале

game-not-over = Игра не окончена: решает { $seat }.
points = Очки
total = Всего
place = Место
with-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
winner = Побеждает { $seat }: { with-points }.
shared-victory = Общая победа, { with-points }: { $players }.
you-decide = { $seat }, ваше решение.
waiting-for = { $seat } думает …
pass-the-keyboard = Следующее решение принимает { $seat }. Передайте клавиатуру и нажмите Enter.
ask-number = Номер выбора (? — помощь)
cannot-undo-mark = без отмены
not-understood = «{ $found }» выбрать нельзя. Введите номер от 1 до { $most } или ? для помощи.
saved = Игра сохранена в { $file }.
resume-hint = Продолжить позже: { $command }
undone = Отменено.
since-last = Что произошло
help = Введите номер выбора и нажмите Enter. Или: u отмена, t стол, l журнал, s очки, r правило этого решения, g язык, w сохранить, q сохранить и выйти.
rule-clause = Это решение следует пункту { $clause } в docs/rules/{ $game }.md.
log-title = Журнал
hand = Рука
goods = Дары
your-things = Ваши вещи

## Рисунки стола

picture-asked = решает: { $players }
picture-over = игра окончена
picture-seen-by = как это видит { $seat }
picture-you = вы

## Ошибки

error-extra-missing = Пакет «{ $package }» не установлен. Установите его: pip install "motu[{ $extra }]"
error-file-unreadable = Файл { $file } не читается: { $reason }.
error-file-unwritable = В файл { $file } нельзя записать: { $reason }.
error-record-of-another-game = В файле { $file } партия в { $found }, а не в { $expected }.
error-bad-players-for-record = В сохранённой партии мест: { $expected }; названо игроков: { $count }.
error-no-person = Хотя бы один из игроков должен быть «me». Игроки: { $allowed }.
error-other-origin = Запрос пришёл со страницы другого сервера.
error-too-fast = Слишком много сразу. Подождите немного.
error-too-many-tables = Слишком много новых столов. Подождите минуту.
error-no-table-id-free = Новый стол создать нельзя: все коды столов заняты.
error-body-too-large = Запрос слишком велик: не больше { $most } байт.
error-unreadable-message = Сообщение не читается: { $reason }
error-unknown-table = Стола «{ $table }» нет.
error-table-spoilt = Сохранённые данные стола { $table } не читаются.
error-unknown-route = По адресу { $route } ничего нет.
error-page-not-built = Страница ещё не собрана. Соберите её: { $command }
error-not-seated = У вас нет места за этим столом.
error-not-begun = Игра не началась: заняты не все места.
error-not-over = Это возможно только после конца игры.
error-no-open-seat = Это место не свободно.
error-wrong-secret = Эта ссылка не открывает здесь место. Ссылка действует один раз: возьмите новую на другом устройстве.
error-one-seat-each = За столом у вас может быть только одно место.
error-key-taken = Этот ключ уже использован другим местом.
error-stale = Стол тем временем изменился. Посмотрите ещё раз и выберите.
error-guests-only = Сначала откройте начальную страницу: сервер вас ещё не знает.
error-database-unreachable = База данных { $database } недоступна: { $reason }
error-database-too-new = База данных { $database } на шаге { $found }; этот выпуск знает { $expected }. Возьмите более новый.
error-unknown-database = «{ $database }» — не база данных. Можно: { $allowed }.
error-postgres-not-installed = Для PostgreSQL нужен ещё один пакет: { $command }
error-port-taken = Адрес { $host }:{ $port } уже занят. Выберите другой порт: --port.

error-no-hints = За этим столом играют без советов и разбора.
error-too-many-reviews = Слишком много разборов сразу. Подождите минуту.
error-one-review-at-a-time = Вы уже попросили о другом разборе. Подождите, пока он будет готов.
error-review-failed = Разбор не удался. Попросите ещё раз.
error-not-asked = Сейчас решаете не вы.
error-no-lesson = Обучающей партии для { $game } нет.
error-unknown-game = Игры «{ $game }» нет. Игры: { $allowed }.
error-unknown-player = Игрока «{ $player }» нет. Игроки: { $allowed }.
error-unknown-runner = Исполнителя «{ $runner }» нет. Исполнители: { $allowed }.
error-unknown-form = Турнира «{ $form }» нет. Виды: { $allowed }.
error-players-not-different = Для турнира нужны два или больше разных игроков, а не { $players }.
error-results-of-another-tournament = В файле { $file } со строки { $line } результаты другого турнира.
error-tuning-does-not-fit = В файле { $file } нет настройки для { $game }.
error-unknown-language = Языка «{ $language }» нет. Языки: { $allowed }.
error-unknown-option = В { $game } нет варианта «{ $option }». Варианты: { $allowed }.
error-option-not-yes-or-no = Вариант «{ $option }» — да или нет, а не «{ $value }».
error-bad-seats = В { $game } играют от { $least } до { $most } человек, а не { $seats }.
error-bad-players = В { $game } играют от { $least } до { $most } человек; названо: { $count }.
error-bad-seed = Начальное число — целое от 0 до 2^64 - 1, а не «{ $found }».
error-unknown-seat = Места { $number } нет. Места: от { $least } до { $most }.
error-game-is-over = Игра окончена: решать больше нечего.
error-not-your-decision = Сейчас решает не место { $number }, а место { $asked }.
error-not-an-option = «{ $token }» сейчас выбрать нельзя. Можно: { $allowed }.
error-nothing-to-undo = Отменять нечего.
error-undo-barred = Это отменить нельзя: решил случай или открылось скрытое.
error-undo-not-yours = С тех пор решал кто-то другой: отменить можно только свои последние ответы.
error-record-unknown = Строка { $line }: это не запись. Она начинается с «{ $found }», а должна с «{ $expected }».
error-record-header-unknown = Строка { $line }: «{ $found }» не место в заголовке. Его строки, каждая один раз: { $allowed }.
error-record-header-missing = Строка { $line }: в заголовке нет «{ $key }».
error-record-not-a-number = «{ $key }» в заголовке должно быть целым числом, а не «{ $found }».
error-record-miscounted = Строка { $line }: здесь «{ $found }», а записей выше: { $count }.
error-record-goes-on = Строка { $line }: запись продолжается после своего конца.
error-record-cut-off = Строка { $line }: запись обрывается. Последней должна быть строка «end» с числом записей.
error-record-of-a-guess = У угаданного стола нет записи.
error-network-missing = Нет сети игры { $game } для мест: { $seats }, хотя веса её называют.
error-record-other-version = Запись сделана по версии { $found } правил { $game }; эта версия — { $expected }.
error-record-other-components = Запись сделана с другим составом { $game } ({ $found }); этот состав — { $expected }.
error-record-illegal = Строка { $line }: «{ $entry }» здесь стоять не может. { $reason }
error-components-unreadable = { $file } не читается: { $reason }
error-components-block-without-source = { $file }: блок [{ $block }] не называет источника.
error-components-block-unsure = { $file }: блок [{ $block }] должен сказать, насколько он надёжен. Можно: { $allowed }.
error-components-figure-missing = { $file }: в блоке [{ $block }] нет «{ $key }».
error-components-figure-unfit = { $file }: в блоке [{ $block }] «{ $key }» — это { $found }, а нужно: { $wanted }.
error-components-region-twice = { $file }: регион «{ $region }» стоит на карте дважды.
error-components-path-to-nowhere = { $file }: путь { $path } ведёт в «{ $region }», а такого региона на карте нет.
error-components-path-twice = { $file }: путь { $path } соединяет регионы, которые уже соединены, или регион с самим собой: { $regions }.
error-components-path-too-long = { $file }: у пути { $path } значение { $value }; на кубике не бывает больше { $most }.
error-components-region-cut-off = { $file }: в регион «{ $region }» не ведёт ни один путь.
error-components-count-unfit = { $file }: в блоке [{ $block }] «{ $thing }» — { $found }, а нужно { $expected }.
error-components-task-twice = { $file }: задача «{ $task }» стоит дважды.
error-components-effect-unreadable = { $file }: { $card }, эффект { $line }: { $found } не читается. Нужно: { $wanted }.
error-components-card-unfit = { $file }: { $card }: «{ $key }» — это { $found }, а нужно: { $wanted }.
error-components-count-wrong = { $file }: { $piece }: найдено { $found }, а в игре { $expected }.
error-pieces-not-conserved = { $piece }: найдено { $found }, а должно быть { $expected }.
error-tokens-not-unique = У двух вариантов одного решения одинаковое обозначение.
error-state-changed-by-looking = Взгляд на стол или отклонённый ответ изменил его.
error-replay-differs = Запись ведёт не к тому же положению.
error-illegal-answer-taken = Ответ «{ $token }» выбрать было нельзя, но он принят.
error-guess-looks-different = Угаданный стол выглядит для угадывающего не так, как настоящий.
error-guess-gives-other-choices = Угаданный стол даёт своему месту иной выбор, чем настоящий.
error-guess-has-other-features = У угаданного стола иные признаки, чем у настоящего.
error-guess-knows-too-much = Угаданный стол зависит от того, чего место не знает.
error-points-do-not-add-up = Очки по источникам не складываются в сумму.
error-winner-has-not-most-points = У первого места не больше всех очков.
`;export{e as default};