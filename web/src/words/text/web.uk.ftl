### What the frame of the browser client says: lobby, making a table, waiting room, settings, about.
### The same ids stand in web.en.ftl, web.ru.ftl and web.uk.ftl.

## Everywhere

web-title = Батисфера
web-title-page = { $page } · Батисфера
web-slogan = Настільні ігри морських глибин
web-skip = До змісту
web-home = До лобі
web-close = Закрити
web-cancel = Скасувати
web-again = Ще раз
web-you = ви
web-loading = Занурюємося…
web-offline = Немає зв’язку із сервером. Перевірте інтернет і спробуйте ще раз.
web-broken = Сервер відповів незрозуміло. Спробуйте ще раз.
web-copied = Скопійовано.
web-copy-failed = Скопіювати не вдалося, виділіть самі: { $text }
web-version = Версія { $version }
web-menu-about = Про проєкт
web-menu-verify = Перевірити роздачу

## Settings

web-settings = Налаштування
web-name = Ваше ім’я
web-name-hint = Його бачать за столом інші.
web-name-free = Залиште порожнім, і вас зватимуть { $name }.
web-name-wrong = В імені від 1 до 24 літер.
web-language = Мова
web-theme = Кольори
web-theme-auto = Як на пристрої
web-theme-dark = Темні
web-theme-light = Світлі
web-contrast = Контраст
web-contrast-auto = Як на пристрої
web-contrast-usual = Звичайний
web-contrast-more = Високий
web-motion = Рух
web-motion-auto = Як на пристрої
web-motion-full = Є
web-motion-none = Немає
web-speed = Швидкість анімації
web-speed-slow = Повільно
web-speed-normal = Звичайно
web-speed-fast = Швидко
web-one-touch = Один дотик — дія
web-one-touch-text = Без цього перший дотик показує, що це і що з цим можна зробити, а другий виконує дію.
web-sound = Звуки
web-sound-text = Короткі звуки, власні в кожної гри.
web-sound-turn = Ваш хід
web-sound-answer = Інші запитання до вас
web-sound-moments = Важливі моменти гри
web-sound-talk = Слова інших гравців
web-sound-end = Кінець гри
web-volume = Гучність
web-volume-low = Тихо
web-volume-middle = Помірно
web-volume-high = Гучно
web-watched = Мій екран можуть бачити інші
web-watched-text = В іграх із таємними ролями ваші карти й роль приховані, доки ви самі їх не відкриєте.

## Lobby

web-hero-text = Грайте з ботами просто зараз або надішліть друзям посилання. Ні реєстрації, ні встановлення.
web-new-table = Новий стіл
web-play = Грати
web-with-friends = З друзями
web-games = Ігри
web-players =
    { $fewest }–{ $most } { $most ->
        [one] гравець
        [few] гравці
       *[many] гравців
    }
web-my-tables = Мої столи
web-open-tables = Відкриті столи
web-your-turn = Ваш хід
web-status-waiting = Чекає на гравців
web-status-playing = Триває гра
web-status-over = Завершено
web-won = Ви перемогли
web-lost = Перемога: { $names }
web-free-seats =
    { $number ->
        [one] { $number } вільне місце
        [few] { $number } вільні місця
       *[many] { $number } вільних місць
    }
web-join = Підсісти
web-watch = Дивитися
web-open = Відкрити
web-forget = Прибрати зі списку
web-forgotten = Стіл прибрано зі списку.
web-practice = тренування
web-waits-for = Чекаємо: { $names }

## Time

web-ago-now = щойно
web-ago-minutes =
    { $number ->
        [one] { $number } хвилину тому
        [few] { $number } хвилини тому
       *[many] { $number } хвилин тому
    }
web-ago-hours =
    { $number ->
        [one] { $number } годину тому
        [few] { $number } години тому
       *[many] { $number } годин тому
    }
web-ago-days =
    { $number ->
        [one] { $number } день тому
        [few] { $number } дні тому
       *[many] { $number } днів тому
    }
web-clock-none = Без годинника
web-clock-live =
    { $number ->
        [one] { $number } секунда на рішення
        [few] { $number } секунди на рішення
       *[many] { $number } секунд на рішення
    }
web-clock-days =
    { $number ->
        [one] { $number } день на рішення
        [few] { $number } дні на рішення
       *[many] { $number } днів на рішення
    }

## A new table

web-new = Новий стіл
web-game = Гра
web-other-game = Інша гра
web-how-many = Скільки гравців?
web-company = З ким?
web-company-bots = З ботами
web-company-friends = З друзями за посиланням
web-company-here = За одним пристроєм
web-seats = Хто грає?
web-seat-number = Місце { $number }
web-seat-friend = Друг за посиланням
web-seat-here = Хтось за цим пристроєм
web-seat-here-name = Ім’я на місці { $number }
web-seat-by-seat = За окремими місцями
web-fill-bots = Ботів на всі вільні місця
web-free-bots = Відпустити всіх ботів
web-options = Домашні правила
web-options-none = Без домашніх правил
web-options-count =
    { $number ->
        [one] { $number } зміна
        [few] { $number } зміни
       *[many] { $number } змін
    }
web-more = Час, гості, темп
web-clock = Час на роздуми
web-clock-kind-none = Скільки завгодно
web-clock-kind-live = Наживо
web-clock-kind-days = По днях
web-clock-text-none = Ніхто нікого не квапить.
web-clock-text-live = Усі зараз за столом. Час вийшов — вирішує бот.
web-clock-text-days = Гра на кілька днів: за того, хто не встиг відповісти, грає бот.
web-seconds = { $number } с
web-days =
    { $number ->
        [one] { $number } день
        [few] { $number } дні
       *[many] { $number } днів
    }
web-who-may = Хто може підсісти?
web-listed-no = За запрошенням
web-listed-yes = Усі охочі
web-listed-no-text = Стіл знайдуть лише ті, хто має ваше посилання.
web-listed-yes-text = Стіл буде видно у списку відкритих.
web-pace = Темп
web-pace-quick = Швидкий
web-pace-steady = Рівний
web-pace-calm = Спокійний
web-pace-text = Скільки думають боти й скільки щонайменше часу всі мають на відгук.
web-chat = Розмова
web-chat-open = Вільна
web-chat-reminded = З нагадуванням
web-chat-phrases = Лише фрази
web-chat-open-text = Кожен пише що хоче.
web-chat-reminded-text = Пишуть вільно, а чат нагадує, про що говорити не можна.
web-chat-phrases-text = До кінця гри говорять лише готовими фразами.
web-replay-open = Коли партію закінчено, таємниць більше немає: у повторі видно всі карти й усі рішення.
web-secrecy = Як тут говорять
web-content = Компоненти: { $name }.
web-content-rebuilt = Компоненти: { $name }. Те, чого в правилах не видно, ми відтворили; власники коробки можуть поставити свій набір.
web-cover = Хто грає за вас, коли ви відійшли
web-start-bots = Сісти й грати
web-start-friends = Відкрити стіл
web-start-text-bots =
    { $number ->
        [0] Гра почнеться одразу.
        [one] Гра проти { $number } бота почнеться одразу.
        [few] Гра проти { $number } ботів почнеться одразу.
       *[many] Гра проти { $number } ботів почнеться одразу.
    }
web-start-text-friends = Далі буде посилання для інших.
web-same-names = Двох людей тут звати однаково. Дайте кожному своє ім’я.

## Waiting room

web-waiting = Зала очікування
web-table-of = Стіл: { $game }
web-seat-open = Вільне місце
web-seat-away = немає на місці, грає бот
web-seat-vacated = місце залишено, грає бот
web-ready-state = готово
web-not-ready-state = чекаємо
web-take-seat = Сісти сюди
web-take-any = Зайняти місце
web-bot-sits = Посадити бота
web-bot-gets-up = Звільнити місце
web-free-seat = Звільнити місце: { $name }
web-which-bot = Якого бота?
web-ready = Можна починати
web-not-ready = Зачекайте на мене
web-need-seats =
    { $number ->
        [one] Чекаємо: вільне { $number } місце. Покличте когось або посадіть бота.
        [few] Чекаємо: вільні { $number } місця. Покличте друзів або посадіть ботів.
       *[many] Чекаємо: вільно { $number } місць. Покличте друзів або посадіть ботів.
    }
web-need-ready = Чекаємо: { $names }.
web-need-you = Усі зібралися. Натисніть «Можна починати», і карти буде роздано.
web-need-nothing = Усі готові: роздаємо.
web-invite = Запрошення
web-invite-text = Хто відкриє це посилання, зможе зайняти вільне місце.
web-watch-text = Хто відкриє це посилання, зможе дивитися; щоб сісти, потрібне запрошення.
web-full-text = Усі місця зайнято; хто відкриє це посилання, зможе дивитися.
web-link = Посилання на стіл
web-copy = Скопіювати
web-share = Поділитися
web-share-text = Зіграймо в гру «{ $game }»?
web-qr = QR-код посилання
web-leave = Піти з-за столу
web-leave-sure = Піти з-за цього столу?
web-leave-text = Ваше місце стане вільним.
web-fair = Чесна роздача
web-fair-text = Сервер уже загадав своє таємне число, і ось його печатка. Пристрій кожного гравця додасть своє випадкове число, тож підібрати карти не може ніхто. Після гри все відкриється, і це можна перевірити.
web-fair-seal = Печатка
web-table-settings = За цим столом

## Coming to a table

web-welcome = Вас кличуть у гру «{ $game }»
web-welcome-by = { $name } кличе вас у гру «{ $game }»
web-welcome-substitute = Місце передається вам
web-welcome-substitute-text = Місце за цим столом чекає на вас: ви продовжите гру з усім, що на ньому є.
web-welcome-substitute-action = Прийняти місце
web-welcome-text = Назвіться й займіть місце.
web-need-invite = За цей стіл сідають за запрошенням. Попросіть посилання в гравців; дивитися можна й так.
web-full = Усі місця зайняті; можна дивитися.
web-table-gone = Такого столу немає
web-table-gone-text = Можливо, посилання неповне або стіл уже прибрано.

## Missing pages

web-missing = Тут лише вода
web-missing-text = За цією адресою сторінки немає.

## About

web-about = Про Батисферу
web-about-what = Батисфера — стіл для настільних ігор про морські глибини просто в браузері: з далекими друзями, за одним справжнім столом або з ботами. Суддя знає всі правила, і жоден екран не дізнається чужих таємниць.
web-about-own = Незалежний проєкт, не пов’язаний із жодним видавництвом. Нехай коробка з грою, у яку ви тут граєте, стоїть і на вашій полиці. Усі малюнки й тексти — наші власні.
web-about-fair = Чесні роздачі
web-about-fair-text = До роздачі сервер скріплює своє таємне число печаткою, а кожен гравець домішує своє. Після гри ви на своєму пристрої перевірите, що карт ніхто не торкався.
web-about-privacy = Що запам’ятовується
web-about-privacy-text = Цей браузер пам’ятає ваше ім’я, налаштування та столи. Ні облікових записів, ні стеження, ні реклами. Лише якщо ви попросите фразу для входу, їх пам’ятає й цей сервер.
web-about-credits = Подяки
web-about-icons = Ігрові знаки: game-icons.net, автори Lorc, Delapouite та інші, CC BY 3.0, трохи спрощені
web-about-lucide = Знаки інтерфейсу: Lucide, ліцензія ISC
web-about-golos = Шрифт тексту: Golos Text, ParaType, SIL Open Font License 1.1
web-about-forum = Шрифт заголовків: Forum, Денис Машаров, SIL Open Font License 1.1
web-about-oldstandard = Шрифт заголовків: Old Standard TT, Алексій Крюков, SIL Open Font License 1.1
web-about-oranienbaum = Шрифт заголовків: Oranienbaum, Олег Поспєлов і Jovanny Lemonad, SIL Open Font License 1.1
web-about-poiret = Шрифт заголовків: Poiret One, Денис Машаров, SIL Open Font License 1.1
web-about-ptmono = Машинописний шрифт: PT Mono, ParaType, SIL Open Font License 1.1
web-about-software = Побудовано на Svelte (MIT), Project Fluent (Apache 2.0) і uqr (MIT)
web-about-licence = Вихідний код Батисфери відкрито за ліцензією MIT.

## Що означають знаки і режим, який їх пояснює

sign-what = Що це?
sign-what-text = Торкніться чого завгодно, і дізнаєтеся, що це. Хід при цьому не робиться.
sign-button = Кнопка: під час гри дотик робить те, що на ній написано.
sign-nothing = Тут нема чого пояснювати
sign-rules = Правила:
sign-enlarge = Показати повністю
sign-legend = Усі знаки
sign-done = Готово
sign-reference = Правила, карти й знаки
sign-reference-text = Усе про цю гру: мета, знаки, усі правила, кожна карта.
web-rules = Правила
web-gone = Якщо хтось зник
web-gone-never = Вирішує стіл голосуванням
web-gone-minutes = { $number ->
    [one] Через { $number } хвилину грає бот
    [few] Через { $number } хвилини грає бот
   *[many] Через { $number } хвилин грає бот
}
web-gone-hours = { $number ->
    [one] Через { $number } годину грає бот
    [few] Через { $number } години грає бот
   *[many] Через { $number } годин грає бот
}
web-seat-gone = не в мережі
web-clock-live-bank = { $bank } хв + { $number } с на рішення
web-clock-days-bank = { $bank } дн. + { $number } год на рішення
web-bank = Запас
web-bank-none = Немає
web-bank-text = Хто думає довше, витрачає запас; швидкі рішення знову його поповнюють.
web-minutes = { $number } хв
web-hours = { $number } год
web-clock-hours = { $number } год на рішення
