### Що каже екран гри, однаково для всіх ігор. Запитання, варіанти й журнал надходять готовими із сервера.
### Ті самі ключі стоять у play.en.ftl, play.ru.ftl і play.uk.ftl.

## Частини екрана

play-skip = До запитання
play-board = Поле
play-hand = Ваші карти
play-players = Гравці
play-log = Журнал
play-chat = Чат
play-talk = Журнал і чат
play-menu = Меню
play-prompt = Що вирішити
play-options = Усі варіанти
play-card = Карта
play-home = До лобі
play-home-text = Стіл залишиться відкритим: він у списку ваших столів.

## Місця

play-you = ви
play-has-turn = ходить
play-is-asked = чекаємо на відповідь
play-is-out = поза грою
play-state-bot = бот
play-state-away = немає на місці, грає бот
play-state-vacated = місце залишено, грає бот
play-state-open = вільне
play-state-bot-text = Тут грає бот.
play-state-away-text = Гравець відійшов; поки його немає, за нього грає бот.
play-state-vacated-text = Гравець пішов назовсім, далі грає бот. Місце може посісти заміна.
play-state-open-text = Тут ніхто не сидить.

## Чий хід і час

play-turn-of = Ходить { $name }
play-answer-wanted = Потрібна ваша відповідь
play-deadline = Залишилося часу
play-days = { $days } д { $hours } год
play-connection-lost = Зв'язок утрачено. Відновлюємо…
play-reconnect = Під'єднатися знову

## Запитання

play-why = Чому?
play-rules = Які правила тут діють
play-all-options = Усі варіанти: { $count }
play-powers = Здібності
play-powers-open = Здібності: { $count }
play-interjections = Поза чергою
play-confirm =
    { $count ->
        [0] Підтвердити
       *[other] Підтвердити ({ $count })
    }
play-clear = Скинути вибір
play-unpick = Повернути: { $label }
play-standing = За вашим розпорядженням відповідь буде: { $label }. Відповідайте самі, щоб вирішити інакше.
play-sealed = Ваша відповідь: { $label }. Вона подіє, щойно відповідять усі.
play-waiting-many =
    { $count ->
        [one] Чекаємо на відповідь { $count } гравця
       *[other] Чекаємо на відповідь { $count } гравців
    }
play-watching = Ви глядач.
play-away-now = За вас грає бот.

## Повернення ходу

play-take-back = Повернення ходу
play-ask-take-back = Попросити повернути хід
play-take-back-asked = { $name } просить повернути останнє рішення.
play-take-back-own = Ви попросили повернути останнє рішення. Решта голосує.
play-take-back-yes = Дозволити
play-take-back-no = Не дозволяти
play-take-back-secret = Ніхто не дізнається, як ви голосували.
play-take-back-granted = Рішення скасовано.
play-take-back-refused = Повернення не буде: згодні не всі.

## Журнал і чат

play-log-empty = Поки що нічого не сталося.
play-log-new = Нове після вашого ходу
play-log-jump = Подивитися цей момент
play-log-unread =
    { $count ->
        [one] { $count } новий рядок
        [few] { $count } нові рядки
       *[many] { $count } нових рядків
    }
play-enlarge = Збільшити карту
play-chat-empty = Привітайтеся з усіма за столом.
play-chat-write = Напишіть повідомлення
play-chat-send = Надіслати
play-chat-unread =
    { $count ->
        [one] Чат, { $count } нове повідомлення
        [few] Чат, { $count } нові повідомлення
       *[many] Чат, { $count } нових повідомлень
    }
play-speech = Розмова
play-aside = осторонь
play-hears = Ви поза грою: вас чують лише ті, хто вибув ({ $names }).
play-hears-nobody = Ви поза грою, і вас поки що ніхто не чує.
play-phrases = Сказати готовою фразою
play-say-what = Що хочете сказати?
play-say-seat = оберіть гравця
play-say-role = оберіть роль
play-say-card = оберіть карту
play-say-yes = так чи ні
play-say-whole = Ви скажете
play-say-it = Сказати
play-say-back = Обрати знову
play-reply-to = { $name } чекає на вашу відповідь

## Меню

play-orders = Розпорядження
play-orders-text = Хай звичні запитання вирішуються самі.
play-orders-saved = Розпорядження діють.
play-orders-cleared = Розпоряджень більше немає.
play-sound-on = Увімкнути звуки
play-sound-off = Вимкнути звуки
play-sound-text = Короткі сигнали: ваш хід, відкриття карти, кінець.
play-settings = Налаштування
play-settings-text = Мова, кольори, рух.
play-help = Довідка
play-help-text = Що означають знаки і які є клавіші.
play-away = Відійти
play-away-text = Поки вас немає, грає бот.
play-back = Я тут
play-back-text = Ви змінюєте бота.
play-substitute = Передати місце
play-substitute-text = Хтось інший дограє за вас.
play-substitute-long = Хто відкриє посилання, посяде ваше місце з усім, що на ньому є, а ви тієї ж миті його поступитеся.
play-substitute-vacated = Хто відкриє посилання, посяде порожнє місце з усім, що на ньому є.
play-substitute-make = Створити посилання
play-substitute-link = Посилання для заміни
play-substitute-share = Сідайте догравати: { $game }!
play-leave = Піти з-за столу
play-leave-text = Назовсім; далі грає бот.
play-leave-sure = Піти з-за столу?
play-leave-long = За вас дограє бот, а решта зможе передати місце заміні. Самі ви на нього вже не повернетеся. Якщо потрібна перерва, краще відійдіть.

## Чесна роздача

play-fair = Чесна роздача
play-fair-text = Чому ніхто не міг дібрати карти.
play-fair-long = До роздачі сервер скріпив свою таємницю печаткою, а пристрій кожного гравця додав випадкове число. Після гри таємницю відкривають, і кожен може перевірити: вона пасує до печатки й веде саме до цих карт.
play-fair-commitment = Печатка цього столу
play-copy = Копіювати
play-verify = Перевірити роздачу

## Повернення

play-digest = Поки вас не було
play-digest-text = Бот зробив за вас ось що:
play-digest-nothing = Вирішувати за вас боту не довелося.
play-digest-close = Грати далі

## Кілька гравців за одним пристроєм

play-curtain = Передайте пристрій: { $name }
play-curtain-text = Решта, будь ласка, відверніться: за завісою чужі карти.
play-curtain-open = { $name } — це я

## Кінець

play-result = Підсумок
play-result-show = Показати підсумок
play-result-table = Очки за джерелами й гравцями
play-result-sides = Гравці, їхні сторони й хто переміг
play-won = перемога
play-lost = поразка
play-nobody-won = Переможців немає
play-over = Гру завершено
play-you-won = Ви перемогли!
play-rematch = Реванш
play-rematch-join = До реваншу
play-replay = Переглянути повтор
play-share-result = Поділитися підсумком
play-export = Зберегти запис
play-look-at-board = Поглянути на поле

## Довідка

play-help-glow = Те, що світиться, можна обрати: торкніться або натисніть кнопку під полем.
play-help-inert = Те, що не світиться, зараз недоступне; торкніться, щоб дізнатися чому.
play-help-card = Будь-яку карту можна збільшити й прочитати повністю.
play-help-lamp = Вогник біля гравця означає, що чекають на нього. Якщо питають одразу кількох, не видно, хто вже відповів.
play-help-line = Рядок журналу веде до свого моменту.
play-help-back = Крок назад вільний, поки нічого не відкрилося і ніхто інший не зробив вибору. Після цього потрібна згода всіх.
play-help-keys = Клавіші
play-key-digits = обрати варіант
play-key-confirm = підтвердити
play-key-options = список усіх варіантів
play-key-step-back = крок назад
play-key-log = журнал
play-key-chat = чат
play-key-players = гравці по черзі
play-key-orders = розпорядження
play-key-close = назад, закрити, скинути вибір
play-key-help = ця довідка
