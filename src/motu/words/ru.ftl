### Общие слова по-русски: терминал, рисунки, ошибки.

seat-name = Игрок { $number }

language-en = English
language-de = Deutsch
language-ru = Русский

game-bali = Бали
game-bora_bora = Бора-Бора
game-raiatea = Раиатеа

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
shared-victory = Победу делят { $players }: { with-points }.
you-decide = { $seat }, ваше решение.
waiting-for = { $seat } думает…
pass-the-keyboard = Следующее решение принимает { $seat }. Передайте клавиатуру и нажмите Enter.
ask-number = Введите номер (? — помощь)
cannot-undo-mark = нельзя отменить
not-understood = «{ $found }» выбрать нельзя. Введите номер от 1 до { $most } или ? для помощи.
saved = Игра сохранена в { $file }.
resume-hint = Продолжить позже: { $command }
undone = Отменено.
since-last = Что произошло
help = Введите номер и нажмите Enter. Или: u отменить, t стол, l журнал, s очки, r правило для этого решения, g язык, w сохранить, q сохранить и выйти.
rule = Правило { $clause }: { $text }
rule-unwritten = Здесь действует правило { $clause }. В игре нет страницы, где оно объяснено.
log-title = Журнал
hand = Рука
goods = Дары
your-things = У вас

## Рисунки стола

picture-asked = решает: { $players }
picture-over = игра окончена
picture-seen-by = как это видит { $seat }
picture-you = вы

## Уведомления

notification-turn-one = Ваш ход
notification-turn = { $count ->
    [one] Ваш ход за { $count } столом
    [few] Ваш ход за { $count } столами
    [many] Ваш ход за { $count } столами
   *[other] Ваш ход за { $count } стола
}
notification-over-one = Партия окончена
notification-over = { $count ->
    [one] Окончена { $count } партия
    [few] Окончены { $count } партии
    [many] Окончено { $count } партий
   *[other] Окончено { $count } партии
}
notification-one-table = { $what }: { $table }
notification-table = { $game }, игроки: { $players }
notification-game-over = Партия окончена. Посмотрите очки и разбор.
notification-hours-left = { $hours ->
    [one] У вас остался { $hours } час.
    [few] У вас осталось { $hours } часа.
    [many] У вас осталось { $hours } часов.
   *[other] У вас осталось { $hours } часа.
}
notification-minutes-left = { $minutes ->
    [one] У вас осталась { $minutes } минута.
    [few] У вас осталось { $minutes } минуты.
    [many] У вас осталось { $minutes } минут.
   *[other] У вас осталось { $minutes } минуты.
}
notification-test = Motu может присылать вам сообщения сюда
notification-test-text = Вы узнаете, когда вас ждут за столом.
notification-confirm = Motu: это ваш адрес?
notification-confirm-text = Кто-то хочет получать сюда уведомления о том, что его ждут за столом Motu. Если это вы, откройте ссылку. Если нет, ничего не делайте: других писем не будет.
notification-confirm-reason = Чтобы вас больше никогда не спрашивали:
recovery-subject = Motu: ссылка, чтобы вернуться
recovery-text = Откройте эту ссылку в том браузере, в котором хотите играть дальше под своим именем. Она действует один раз, в течение часа.
recovery-reason = Если вы её не запрашивали, ничего не делайте: без ссылки ничего не произойдёт.
notification-reason = Чтобы больше не получать эти сообщения:

## Ошибки

error-extra-missing = Пакет «{ $package }» не установлен. Установите его: pip install "motu[{ $extra }]"
error-file-unreadable = Файл { $file } не читается: { $reason }.
error-file-unwritable = В файл { $file } нельзя записать: { $reason }.
error-record-of-another-game = В файле { $file } партия игры { $found_game }, а не { $expected_game }.
error-bad-players-for-record = В сохранённой партии мест: { $expected }; названо игроков: { $count }.
error-no-person = Хотя бы один из игроков должен быть «me». Игроки: { $allowed }.
error-other-origin = Запрос пришёл со страницы другого сервера.
error-too-fast = Слишком много запросов. Подождите немного.
error-too-many-tables = Вы создали слишком много столов. Подождите минуту.
error-body-too-large = Запрос слишком велик: не больше { $most } байт.
error-unreadable-message = Сообщение не читается: { $reason }
error-unknown-table = Стола «{ $table }» нет.
error-table-spoilt = Сохранённые данные стола { $table } не читаются.
error-table-file-unreadable = Это не стол, сохранённый в Motu: { $reason }
error-table-file-too-large = Файл слишком велик: не больше { $most } байт.
error-review-does-not-fit = Разбор в файле не относится к этой партии.
error-unknown-route = По адресу { $route } ничего нет.
error-page-not-built = Здесь нет страницы. Её даст эта команда: { $command }
page-terminal-instead = Без неё можно играть в терминале: { $command }
error-not-seated = У вас нет места за этим столом.
error-not-begun = Игра не началась: заняты не все места.
error-not-over = Это возможно только после окончания игры.
error-no-open-seat = Это место уже занято.
error-wrong-secret = По этой ссылке здесь нельзя занять место. Ссылка одноразовая: получите новую на другом устройстве.
error-one-seat-each = За столом у вас может быть только одно место.
error-one-device-only = За столом для одного устройства нет свободных мест: все играют на нём.
error-one-device-stays = За этим столом играют на одном устройстве. Перенести его на другое нельзя.
error-key-taken = Этот ключ уже использован другим местом.
error-stale = Положение за столом изменилось. Посмотрите ещё раз и сделайте выбор.
error-guests-only = Сначала откройте начальную страницу: сервер вас ещё не знает.
error-database-unreachable = База данных { $database } недоступна: { $reason }
error-database-too-new = База данных { $database } создана более новой версией (шаг { $found }; эта версия знает { $expected }). Обновите Motu.
error-database-missing = По адресу { $database } нет базы данных Motu.
error-database-not-empty = В базе данных { $database } уже есть таблицы. Резервную копию можно восстановить только в пустую базу.
error-not-a-backup = Файл { $file } — не резервная копия Motu.
error-backup-too-new = У файла { $file } версия формата { $found }; эта версия Motu знает { $expected }. Обновите Motu.
error-backup-schema-too-new = Резервная копия { $file } сделана на шаге { $found } базы данных; эта версия Motu знает { $expected }. Обновите Motu.
error-backup-cut-off = Резервная копия { $file } обрезана: нет её конца. Ничего не восстановлено.
error-backup-spoilt = Резервная копия { $file } повреждена: содержимое не сходится с контрольной суммой. Ничего не восстановлено.
error-backup-does-not-fit = Резервная копия не подходит к базе данных { $database }: { $reason }. Ничего не восстановлено.
error-unknown-database = «{ $database }» — не база данных. Можно: { $allowed }.
error-postgres-not-installed = Для PostgreSQL нужен ещё один пакет: { $command }
error-bad-origin = «{ $found }» — не адрес сайта. Он выглядит так: https://club.example, без пути.
error-port-taken = Адрес { $host }:{ $port } уже занят. Выберите другой порт: --port.

error-no-hints = За этим столом играют без советов и разбора.
error-too-many-reviews = Слишком много разборов сразу. Подождите минуту.
error-one-review-at-a-time = Вы уже запросили другой разбор. Дождитесь, пока он будет готов.
error-review-failed = Разбор не удался. Попробуйте ещё раз.
error-not-asked = Сейчас решаете не вы.
error-no-lesson = Для игры { $game } нет обучающей партии.
error-bad-game-name = Игра не может называться «{ $found }»: имя состоит из строчных латинских букв, цифр и подчёркиваний и начинается с буквы.
error-game-name-taken = Игра «{ $game }» уже есть.
error-folder-not-empty = Папка «{ $file }» уже есть, и она не пуста.
error-game-left-out = В игру «{ $game }» здесь играть нельзя: { $reason }
error-unknown-game = Игры «{ $game }» нет. Игры: { $allowed }.
error-unknown-player = Игрока «{ $player }» нет. Игроки: { $allowed }.
error-unknown-runner = Исполнителя «{ $runner }» нет. Исполнители: { $allowed }.
error-unknown-form = Турнира вида «{ $form }» нет. Виды: { $allowed }.
error-players-not-different = Для турнира нужно не меньше двух разных игроков, а не { $players }.
error-results-of-another-tournament = В файле { $file } со строки { $line } результаты другого турнира.
error-tuning-does-not-fit = В файле { $file } нет весов для игры { $game }.
error-unknown-language = Языка «{ $language }» нет. Языки: { $allowed }.
error-unknown-option = В игре { $game } нет варианта «{ $option }». Варианты: { $allowed }.
error-option-not-yes-or-no = Для варианта «{ $option }» возможно только «да» или «нет», а не «{ $value }».
error-bad-seats = В игре { $game } участвуют от { $least } до { $most } игроков, а не { $seats }.
error-bad-players = В игре { $game } участвуют от { $least } до { $most } игроков; названо: { $count }.
error-bad-seed = Начальное число — целое от 0 до 2^64 - 1, а не «{ $found }».
error-unknown-seat = Места { $number } нет. Места: от { $least } до { $most }.
error-game-is-over = Игра окончена: решать больше нечего.
error-not-your-decision = Сейчас решает не место { $number }, а место { $asked }.
error-not-an-option = «{ $token }» сейчас выбрать нельзя. Можно: { $allowed }.
error-nothing-to-undo = Отменять нечего.
error-undo-barred = Это уже нельзя отменить: вмешался случай или открылась скрытая информация.
error-undo-not-yours = С тех пор ходил кто-то другой: отменить можно только свои последние ходы.
error-already-asked-to-take-back = Остальных уже спросили.
error-take-back-refused = Остальные не согласились. После следующего хода можно попросить снова.
error-take-back-over = Эта просьба уже неактуальна.
error-record-unknown = Строка { $line }: это не запись. Она начинается с «{ $found }», а должна с «{ $expected }».
error-record-header-unknown = Строка { $line }: «{ $found }» не должно быть в заголовке. Допустимые строки, каждая по одному разу: { $allowed }.
error-record-header-missing = Строка { $line }: в заголовке нет «{ $key }».
error-record-not-a-number = «{ $key }» в заголовке должно быть целым числом, а не «{ $found }».
error-record-miscounted = Строка { $line }: здесь «{ $found }», а записей выше: { $count }.
error-record-goes-on = Строка { $line }: запись продолжается после своего конца.
error-record-cut-off = Строка { $line }: запись обрывается. Последней должна быть строка «end» с числом записей.
error-record-of-a-guess = У угаданного стола нет записи.
error-network-missing = Нет сети игры { $game } для числа мест { $seats }, хотя веса на неё ссылаются.
error-record-other-version = Запись сделана по версии { $found } правил игры { $game }; эта версия — { $expected }.
error-record-other-components = Партия сыграна с изданием игры { $game }, которого здесь нет ({ $found }). Стандартное издание — { $expected }. Добавьте файл издания и откройте партию ещё раз.
error-record-illegal = Строка { $line }: «{ $entry }» здесь невозможно. { $reason }
error-record-carries-another-edition = Партия сыграна с изданием { $expected }, а приложено издание { $found }.
error-record-replays-differently = В этой версии партия игры { $game } пошла бы иначе. Её можно посмотреть, но нельзя продолжить.
error-snapshot-spoilt = Сохранённый вид этого стола не читается.
error-table-archived = Эту партию можно только посмотреть: её играли по правилам или с числами, которых на этом сервере нет.
error-components-unreadable = { $file } не читается: { $reason }
error-components-block-without-source = { $file }: в блоке [{ $block }] не указан источник.
error-components-block-unsure = { $file }: в блоке [{ $block }] не указано, насколько он надёжен. Можно: { $allowed }.
error-components-figure-missing = { $file }: в блоке [{ $block }] нет «{ $key }».
error-components-figure-unfit = { $file }: в блоке [{ $block }] «{ $key }» — это { $found }, а нужно: { $wanted }.
error-components-region-twice = { $file }: регион «{ $region }» указан на карте дважды.
error-components-path-to-nowhere = { $file }: путь { $path } ведёт в «{ $region }», а такого региона на карте нет.
error-components-path-twice = { $file }: путь { $path } соединяет регионы, которые уже соединены, или регион с самим собой: { $regions }.
error-components-path-too-long = { $file }: у пути { $path } значение { $value }; на кубике не бывает больше { $most }.
error-components-region-cut-off = { $file }: в регион «{ $region }» не ведёт ни один путь.
error-components-count-unfit = { $file }: в блоке [{ $block }] «{ $thing }» — { $found }, а нужно { $expected }.
error-components-task-twice = { $file }: задача «{ $task }» указана дважды.
error-components-effect-unreadable = { $file }: { $card }, эффект { $line }: { $found } не читается. Нужно: { $wanted }.
error-components-card-unfit = { $file }: { $card }: «{ $key }» — это { $found }, а нужно: { $wanted }.
error-components-too-long = { $file }: { $found } знаков; читается не больше { $most }.
error-components-other-game = { $file }: это числа игры «{ $found_game }», а не «{ $expected_game }».
error-components-block-unknown = { $file }: в игре нет блока [{ $block }]. Есть блоки: { $allowed }.
error-components-not-as-printed = { $file }: в блоке [{ $block }] «{ $key }» — это { $found }, а в правилах напечатано { $expected } ({ $source }).
error-components-against-clause = { $file }: { $counted }: { $found }, а по правилам { $expected } (пункт { $clause }, блок [{ $block }], «{ $key }»).
error-edition-of-another-game = Это числа игры «{ $found_game }»; в игре «{ $game }» они не подходят.
error-unknown-edition = «{ $edition }» — не файл и не известное издание игры { $game }. Известные издания: { $allowed }.
error-unknown-edition-or-game = «{ $edition }» — не файл и не игра. Игры: { $allowed }.
error-edition-needs-one-game = Издание { $edition } относится к одной игре. Назовите ровно одну игру.
error-results-of-another-edition = В файле { $file } со строки { $line } результаты с изданием { $found }. Эти партии игрались бы с изданием { $expected }.
error-record-of-another-edition = Партия в файле { $file } играется с изданием { $found }, а не { $expected }.
error-file-exists = Файл { $file } уже есть. Выберите другое имя.
error-no-common-seats = У двух изданий нет общего числа игроков.
error-no-such-edition = Для игры { $game } здесь нет набора чисел «{ $edition }».
error-install-needs-comparison = Сеть устанавливается только после сравнения не менее чем в { $least } партиях (--matches) и только для стандартного издания.
error-too-many-undos = В этой партии уже слишком много отмен. Играйте дальше.
error-store-unavailable = Сервер сейчас не может ничего сохранить. Ничего не изменилось. Попробуйте чуть позже.
error-other-host = Этот сервер недоступен под именем «{ $host }». Владелец сервера может разрешить его с помощью --allowed-host.
error-database-in-use = Другой сервер уже использует { $database }. Один файл SQLite обслуживает один сервер; для нескольких нужен PostgreSQL.
error-ambiguous-id = С «{ $start }» начинается несколько идентификаторов: { $count }. Введите больше знаков.
error-unknown-guest = Нет гостя, идентификатор которого начинается с «{ $guest }».
error-host-only = Это только для владельца сервера.
error-settings-unreadable = Настройки в файле { $file } не читаются: { $reason }
error-setting-unknown = В файле { $file } неизвестная настройка «{ $setting }». Настройки: { $allowed }.
error-owner-only = Это может только тот, кто создал этот стол.
error-nobody-to-remove = На этом месте нет никого, кого можно удалить.
error-has-moved = Этот игрок уже сделал ход, удалить его нельзя.
error-removed = Вас удалили из-за этого стола.
error-table-closed = Этот стол закрыт для зрителей.
error-game-stopped = Эта партия прекращена, ходить больше нельзя.
error-closed-by-host = Владелец сервера закрыл этот стол.
error-no-vote = Голосовать не о чем.
error-plan-unforeseen = Это нельзя запланировать: об этом вас сейчас не спросят.
error-plan-asked = Сейчас ваш ход: выбирайте.
error-plan-over = Партия окончена.
error-plan-not-here = За этим столом ходы не планируют.
error-plan-other-question = Вас спросили не о том, что вы запланировали.
error-plan-other-meaning = То, что вы запланировали, теперь дало бы другой результат.
error-plan-impossible = То, что вы запланировали, больше невозможно.
error-passkey-unreadable = Ключ доступа не удалось прочитать. Попробуйте ещё раз.
error-passkey-other-site = Этот ключ доступа — от другого сайта.
error-passkey-nobody-there = Ключ доступа не подтверждён. Попробуйте ещё раз.
error-passkey-wrong-signature = Ключ доступа не подходит. Ничего не изменилось.
error-passkey-too-late = Прошло слишком много времени. Попробуйте ещё раз.
error-passkey-unknown = Этот ключ доступа здесь неизвестен. Возможно, его удалили или удалили все данные.
error-passkey-copied = Ключ доступа отклонён: возможно, его скопировали. Удалите его на устройстве, где вы вошли.
error-too-many-passkeys = Этот ключ доступа уже известен, или их у вас { $most }. Сначала удалите один.
error-recovery-link-used = Эта ссылка уже использована, или ей больше часа. Запросите новую.
error-annotation-empty = Выберите знак или напишите что-нибудь.
error-too-many-annotations = К этой партии у вас уже { $most } примечаний. Сначала удалите одно.
error-annotation-of-another = Это написал кто-то другой.
error-no-such-seat = Такого места за этим столом нет.
error-ratings-two-bots = Нужны хотя бы два разных бота: из партий против себя ничего не следует.
error-rated-not-here = Здесь нет рейтинга, поэтому рейтинговых партий тоже нет.
error-rated-hints = За рейтинговым столом нельзя спрашивать эксперта: отключите советы.
error-rated-edition = Рейтинговые партии играют по стандартному изданию.
error-rated-one-device = За рейтинговым столом у каждого своё устройство.
error-rated-clock = За рейтинговым столом, когда время истекает, играет бот; другого правила у часов там быть не может.
error-rated-link = Место в рейтинговой партии остаётся за тем, кто его занял. Чтобы играть с нескольких устройств, заведите ключ доступа или ссылку для восстановления.
error-rated-remove = Рейтинговая партия началась: удалить игрока уже нельзя.
error-rated-take-back = За рейтинговым столом по согласию ничего не берут назад.
error-unknown-ladder-player = По этому адресу в рейтинге никого нет.
error-clock-without-time = Часам нужно время на решение, на всю партию или и то и другое.
error-nobody-there = Там никого нет.
error-not-yourself = Это вы сами.
error-blocked-here = Кто-то за этим столом заблокировал вас.
error-guest-blocked = Владелец сервера заблокировал вас. Вы можете доиграть свои партии, но не более того.
error-unknown-code = Код { $code } не ведёт ни к какому столу. Коды действуют четверть часа.
error-no-puzzle = Сегодня задачи нет.
error-internal-error = На сервере произошла ошибка. Сообщите владельцу сервера этот номер: { $request }.
error-unknown-report = Открытой жалобы { $report } нет.
error-bad-announcement = В объявлении должно быть от 1 до { $most } печатных символов.
error-unknown-announcement = Объявления { $announcement } нет.
error-edition-figure-unknown = В блоке [{ $block }] нет числа «{ $key }».
error-edition-refused = { $count ->
    [one] Эти числа нельзя сохранить: есть { $count } ошибка.
    [few] Эти числа нельзя сохранить: есть { $count } ошибки.
    [many] Эти числа нельзя сохранить: есть { $count } ошибок.
   *[other] Эти числа нельзя сохранить: есть { $count } ошибки.
}
error-edition-is-standard = Это в точности стандартные числа. Измените хотя бы одно.
error-too-many-editions = У вас уже { $most } наборов чисел. Сначала удалите один из них.
error-pieces-not-conserved = { $piece }: найдено { $found }, а должно быть { $expected }.
error-tokens-not-unique = У двух вариантов одного решения одинаковое обозначение.
error-state-changed-by-looking = Взгляд на стол или отклонённый ответ изменил его.
error-replay-differs = Запись приводит к другому положению.
error-illegal-answer-taken = Ответ «{ $token }» выбрать было нельзя, но он принят.
error-guess-looks-different = Угаданный стол выглядит для угадывающего не так, как настоящий.
error-guess-gives-other-choices = Угаданный стол даёт своему месту иной выбор, чем настоящий.
error-guess-has-other-features = У угаданного стола иные признаки, чем у настоящего.
error-guess-knows-too-much = Угаданный стол зависит от того, чего место не знает.
error-points-do-not-add-up = Очки по источникам не складываются в сумму.
error-winner-has-not-most-points = У игрока на первом месте не больше всех очков.

error-unknown-clause = В правилах игры { $game } нет пункта «{ $clause }». Пункты: { $allowed }.
error-unknown-answer-rule = Нет такого способа обращаться с недопустимыми ответами: «{ $found }». Способы: { $allowed }.
error-server-unreachable = Сервер Motu по адресу { $server } не отвечает: { $reason }
error-connection-lost = Связь со столом прервалась. Посмотрите ещё раз и выберите.
error-unknown-seat-key = «{ $key }» — не ключ места. Его получают, создав стол или сев за него.
error-another-client = На этом месте играет другая программа. Можно наблюдать или занять место с его ключом.
error-seat-taken-over = Это место заняла другая программа, поэтому ключ больше не действует.
error-player-command-failed = Команда «{ $command }» не отвечает: { $reason }

# What an edition counts

counted-good-with-four-farmers = камней за дар при четырёх крестьянах
counted-different-farmers = разных крестьян в стартовом наборе
counted-regions-of-a-terrain = регионов одной местности
counted-fish-of-value-1 = тайлов рыбы со значением 1
counted-highest-fish = самый ценный тайл рыбы
counted-fish-of-a-kind = тайлов рыбы одного вида
counted-first-status = очков на первой клетке дорожки статуса
counted-highest-status = очков на последней клетке дорожки статуса
counted-tasks = тайлов задач
counted-jewelry-tiles = тайлов украшений
counted-lowest-jewelry = очков за самое дешёвое украшение
counted-highest-jewelry = очков за самое дорогое украшение
counted-rituals = карт ритуалов
counted-missions = жетонов заданий
counted-forest-cards = карт леса
counted-starting-cards = стартовых карт
counted-starting-masks = стартовых масок
counted-ritual-cost = стоимость ритуала в примере из правил
error-address-needs-https = Адрес { $url } не начинается с https://.
error-address-private = { $host } находится в частной сети. Владелец этого сервера такого не разрешает.
error-address-unknown = Этот адрес не найден: { $reason }.
error-address-unusable = { $url } — не адрес, которым можно пользоваться.
error-mail-server-unusable = Настройка { $setting } не имеет смысла. Для почты нужен сервер вида smtps://имя:пароль@mail.example и отправитель.
error-no-mail-server = Этот сервер не отправляет почту.
error-not-delivered = Сообщение не дошло: { $reason }.
error-too-many-channels = У вас уже { $most } адресов. Сначала удалите один из них.
error-unknown-channel = Этот адрес уже удалён.
error-unknown-zone = «{ $zone }» — не часовой пояс, который знает этот сервер.
error-fork-at-end = В этой позиции партия окончена.
error-fork-own-seat = Пока партия идёт, играть дальше можно только на своём месте.
error-fork-running = Играть дальше можно с любой позиции законченной партии и своей партии против ботов.
error-fork-seats = В этой партии мест: { $expected }, названо: { $found }.

## Сайт и то, что он хранит в браузере

error-needs-a-server = Для этого нужен сервер.
error-storage-full = В хранилище этого браузера нет места, ничего не изменено. Удалите ненужные партии или сначала сохраните их в файлы.
error-storage-failed = Браузер не смог это сохранить, ничего не изменено: { $reason }
error-storage-of-a-newer-release = Партии в этом браузере сохранены более новой версией Motu. Перезагрузите страницу.
error-backup-unreadable = Это не резервная копия Motu: { $reason }
error-site-part-missing = Не удалось получить { $part }: { $reason }
error-site-part-differs = { $part } — не тот файл, который нужен.
error-site-folder-not-empty = В папке { $folder } есть другие файлы. Укажите новую или пустую папку.
