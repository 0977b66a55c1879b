### What the frame of the browser client says: lobby, making a table, waiting room, settings, about.
### The same ids stand in web.en.ftl, web.ru.ftl and web.uk.ftl.

## Everywhere

web-title = Батисфера
web-title-page = { $page } · Батисфера
web-slogan = Настольные игры морских глубин
web-skip = К содержанию
web-home = В лобби
web-close = Закрыть
web-cancel = Отмена
web-again = Ещё раз
web-you = вы
web-loading = Погружаемся…
web-offline = Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.
web-broken = Сервер ответил непонятно. Попробуйте ещё раз.
web-copied = Скопировано.
web-copy-failed = Скопировать не получилось, выделите сами: { $text }
web-version = Версия { $version }
web-menu-about = О проекте
web-menu-verify = Проверить раздачу

## Settings

web-settings = Настройки
web-name = Ваше имя
web-name-hint = Его видят за столом остальные.
web-name-free = Оставьте пустым, и вас будут звать { $name }.
web-name-wrong = В имени от 1 до 24 букв.
web-language = Язык
web-theme = Цвета
web-theme-auto = Как на устройстве
web-theme-dark = Тёмные
web-theme-light = Светлые
web-contrast = Контраст
web-contrast-auto = Как на устройстве
web-contrast-usual = Обычный
web-contrast-more = Высокий
web-motion = Движение
web-motion-auto = Как на устройстве
web-motion-full = Есть
web-motion-none = Нет
web-speed = Скорость анимации
web-speed-slow = Медленно
web-speed-normal = Обычно
web-speed-fast = Быстро
web-one-touch = Одно касание — действие
web-one-touch-text = Без этого первое касание показывает, что это и что с этим можно сделать, а второе выполняет действие.
web-sound = Звуки
web-sound-text = Короткие звуки, свои у каждой игры.
web-sound-turn = Ваш ход
web-sound-answer = Другие вопросы к вам
web-sound-moments = Важные моменты игры
web-sound-talk = Слова других игроков
web-sound-end = Конец игры
web-volume = Громкость
web-volume-low = Тихо
web-volume-middle = Средне
web-volume-high = Громко
web-watched = Мой экран могут видеть другие
web-watched-text = В играх с тайными ролями ваши карты и роль закрыты, пока вы сами их не откроете.

## Lobby

web-hero-text = Играйте с ботами прямо сейчас или пошлите друзьям ссылку. Ни регистрации, ни установки.
web-new-table = Новый стол
web-play = Играть
web-with-friends = С друзьями
web-games = Игры
web-players =
    { $fewest }–{ $most } { $most ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }
web-my-tables = Мои столы
web-open-tables = Открытые столы
web-your-turn = Ваш ход
web-status-waiting = Ждёт игроков
web-status-playing = Идёт игра
web-status-over = Окончена
web-won = Вы победили
web-lost = Победа: { $names }
web-free-seats =
    { $number ->
        [one] { $number } свободное место
        [few] { $number } свободных места
       *[many] { $number } свободных мест
    }
web-join = Подсесть
web-watch = Смотреть
web-open = Открыть
web-forget = Убрать из списка
web-forgotten = Стол убран из списка.
web-practice = тренировка
web-waits-for = Ждём: { $names }

## Time

web-ago-now = только что
web-ago-minutes =
    { $number ->
        [one] { $number } минуту назад
        [few] { $number } минуты назад
       *[many] { $number } минут назад
    }
web-ago-hours =
    { $number ->
        [one] { $number } час назад
        [few] { $number } часа назад
       *[many] { $number } часов назад
    }
web-ago-days =
    { $number ->
        [one] { $number } день назад
        [few] { $number } дня назад
       *[many] { $number } дней назад
    }
web-clock-none = Без часов
web-clock-live =
    { $number ->
        [one] { $number } секунда на решение
        [few] { $number } секунды на решение
       *[many] { $number } секунд на решение
    }
web-clock-days =
    { $number ->
        [one] { $number } день на решение
        [few] { $number } дня на решение
       *[many] { $number } дней на решение
    }

## A new table

web-new = Новый стол
web-game = Игра
web-other-game = Другая игра
web-how-many = Сколько игроков?
web-company = С кем?
web-company-bots = С ботами
web-company-friends = С друзьями по ссылке
web-company-here = За одним устройством
web-seats = Кто играет?
web-seat-number = Место { $number }
web-seat-friend = Друг по ссылке
web-seat-here = Кто-то за этим устройством
web-seat-here-name = Имя на месте { $number }
web-seat-by-seat = По отдельным местам
web-fill-bots = Ботов на все свободные места
web-free-bots = Отпустить всех ботов
web-options = Домашние правила
web-options-none = Без домашних правил
web-options-count =
    { $number ->
        [one] { $number } изменение
        [few] { $number } изменения
       *[many] { $number } изменений
    }
web-more = Время, гости, темп
web-clock = Время на раздумья
web-clock-kind-none = Сколько угодно
web-clock-kind-live = Вживую
web-clock-kind-days = По дням
web-clock-text-none = Никто никого не торопит.
web-clock-text-live = Все сейчас за столом. Время вышло — решает бот.
web-clock-text-days = Игра на несколько дней: за того, кто не успел ответить, играет бот.
web-seconds = { $number } с
web-days =
    { $number ->
        [one] { $number } день
        [few] { $number } дня
       *[many] { $number } дней
    }
web-who-may = Кто может подсесть?
web-listed-no = По приглашению
web-listed-yes = Все желающие
web-listed-no-text = Стол найдут только те, у кого есть ваша ссылка.
web-listed-yes-text = Стол будет виден в списке открытых.
web-pace = Темп
web-pace-quick = Быстрый
web-pace-steady = Ровный
web-pace-calm = Спокойный
web-pace-text = Сколько думают боты и сколько времени на отклик есть у всех самое меньшее.
web-chat = Разговор
web-chat-open = Свободный
web-chat-reminded = С напоминанием
web-chat-phrases = Только фразы
web-chat-open-text = Каждый пишет что хочет.
web-chat-reminded-text = Пишут свободно, а чат напоминает, о чём говорить нельзя.
web-chat-phrases-text = До конца партии говорят только готовыми фразами игры.
web-replay-open = Когда партия закончена, тайн больше нет: в повторе видно все карты и все решения.
web-secrecy = Как здесь говорят
web-content = Компоненты: { $name }.
web-content-rebuilt = Компоненты: { $name }. То, чего в правилах не видно, мы восстановили; владельцы коробки могут поставить свой набор.
web-cover = Кто играет за вас, когда вы отошли
web-start-bots = Сесть и играть
web-start-friends = Открыть стол
web-start-text-bots =
    { $number ->
        [0] Игра начнётся сразу.
        [one] Игра против { $number } бота начнётся сразу.
        [few] Игра против { $number } ботов начнётся сразу.
       *[many] Игра против { $number } ботов начнётся сразу.
    }
web-start-text-friends = Дальше будет ссылка для остальных.
web-same-names = Двух людей здесь зовут одинаково. Дайте каждому своё имя.

## Waiting room

web-waiting = Зал ожидания
web-table-of = Стол: { $game }
web-seat-open = Свободное место
web-seat-away = нет на месте, играет бот
web-seat-vacated = место оставлено, играет бот
web-ready-state = готово
web-not-ready-state = ждём
web-take-seat = Сесть сюда
web-take-any = Занять место
web-bot-sits = Посадить бота
web-bot-gets-up = Освободить место
web-free-seat = Освободить место: { $name }
web-which-bot = Какого бота?
web-ready = Можно начинать
web-not-ready = Подождите меня
web-need-seats =
    { $number ->
        [one] Ждём: свободно { $number } место. Позовите кого-нибудь или посадите бота.
        [few] Ждём: свободно { $number } места. Позовите друзей или посадите ботов.
       *[many] Ждём: свободно { $number } мест. Позовите друзей или посадите ботов.
    }
web-need-ready = Ждём: { $names }.
web-need-you = Все в сборе. Нажмите «Можно начинать», и карты будут розданы.
web-need-nothing = Все готовы: раздаём.
web-invite = Приглашение
web-invite-text = Кто откроет эту ссылку, сможет занять свободное место.
web-watch-text = Кто откроет эту ссылку, сможет смотреть; чтобы сесть, нужно приглашение.
web-full-text = Все места заняты; кто откроет эту ссылку, сможет смотреть.
web-link = Ссылка на стол
web-copy = Скопировать
web-share = Поделиться
web-share-text = Сыграем в игру «{ $game }»?
web-qr = QR-код ссылки
web-leave = Уйти из-за стола
web-leave-sure = Уйти из-за этого стола?
web-leave-text = Ваше место станет свободным.
web-fair = Честная раздача
web-fair-text = Сервер уже загадал своё тайное число, и вот его печать. Устройство каждого игрока добавит своё случайное число, так что подобрать карты не может никто. После игры всё раскроется, и это можно проверить.
web-fair-seal = Печать
web-table-settings = За этим столом

## Coming to a table

web-welcome = Вас зовут в игру «{ $game }»
web-welcome-by = { $name } зовёт вас в игру «{ $game }»
web-welcome-substitute = Место передаётся вам
web-welcome-substitute-text = Место за этим столом ждёт вас: вы продолжите игру со всем, что на нём есть.
web-welcome-substitute-action = Принять место
web-welcome-text = Назовитесь и займите место.
web-need-invite = За этот стол садятся по приглашению. Попросите ссылку у игроков; смотреть можно и так.
web-full = Все места заняты; можно смотреть.
web-table-gone = Такого стола нет
web-table-gone-text = Возможно, ссылка неполная или стол уже убран.

## Missing pages

web-missing = Здесь только вода
web-missing-text = По этому адресу страницы нет.

## About

web-about = О Батисфере
web-about-what = Батисфера — стол для настольных игр о морских глубинах прямо в браузере: с далёкими друзьями, за одним настоящим столом или с ботами. Судья знает все правила, и ни один экран не узнаёт чужих тайн.
web-about-own = Независимый проект, не связанный ни с одним издательством. Пусть коробка с игрой, в которую вы здесь играете, будет и у вас на полке. Все рисунки и тексты — наши собственные.
web-about-fair = Честные раздачи
web-about-fair-text = До раздачи сервер скрепляет своё тайное число печатью, а каждый игрок подмешивает своё. После игры вы на своём устройстве проверите, что карт никто не трогал.
web-about-privacy = Что запоминается
web-about-privacy-text = Этот браузер помнит ваше имя, настройки и столы. Ни учётных записей, ни слежки, ни рекламы. Только если вы попросите фразу для входа, их помнит и этот сервер.
web-about-credits = Благодарности
web-about-icons = Игровые знаки: game-icons.net, авторы Lorc, Delapouite и другие, CC BY 3.0, слегка упрощены
web-about-lucide = Знаки интерфейса: Lucide, лицензия ISC
web-about-golos = Шрифт текста: Golos Text, ParaType, SIL Open Font License 1.1
web-about-forum = Шрифт заголовков: Forum, Денис Машаров, SIL Open Font License 1.1
web-about-oldstandard = Шрифт заголовков: Old Standard TT, Алексей Крюков, SIL Open Font License 1.1
web-about-oranienbaum = Шрифт заголовков: Oranienbaum, Олег Поспелов и Jovanny Lemonad, SIL Open Font License 1.1
web-about-poiret = Шрифт заголовков: Poiret One, Денис Машаров, SIL Open Font License 1.1
web-about-ptmono = Машинописный шрифт: PT Mono, ParaType, SIL Open Font License 1.1
web-about-software = Построено на Svelte (MIT), Project Fluent (Apache 2.0) и uqr (MIT)
web-about-licence = Исходный код Батисферы открыт по лицензии MIT.

## Что значат знаки и режим, который их объясняет

sign-what = Что это?
sign-what-text = Коснитесь чего угодно, и вы узнаете, что это. Ход при этом не делается.
sign-button = Кнопка: во время игры касание делает то, что на ней написано.
sign-nothing = Здесь нечего объяснять
sign-rules = Правила:
sign-enlarge = Показать целиком
sign-legend = Все знаки
sign-done = Готово
sign-reference = Правила, карты и знаки
sign-reference-text = Всё об этой игре: цель, знаки, все правила, каждая карта.
web-rules = Правила
web-gone = Если кто-то пропал
web-gone-never = Решает стол голосованием
web-gone-minutes = { $number ->
    [one] Через { $number } минуту играет бот
    [few] Через { $number } минуты играет бот
   *[many] Через { $number } минут играет бот
}
web-gone-hours = { $number ->
    [one] Через { $number } час играет бот
    [few] Через { $number } часа играет бот
   *[many] Через { $number } часов играет бот
}
web-seat-gone = не в сети
web-clock-live-bank = { $bank } мин + { $number } с на решение
web-clock-days-bank = { $bank } дн. + { $number } ч на решение
web-bank = Запас
web-bank-none = Нет
web-bank-text = Кто думает дольше, тратит запас; быстрые решения снова его пополняют.
web-minutes = { $number } мин
web-hours = { $number } ч
web-clock-hours = { $number } ч на решение
