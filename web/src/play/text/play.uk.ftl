### What the play screen says, the same for every game. Questions, options and the log come ready from the server.
### The same ids stand in play.en.ftl, play.ru.ftl and play.uk.ftl.

## The parts of the screen

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

## Seats

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
# $name: who has left the table for a while
play-went-away = { $name } відходить; поки що грає бот.
play-came-back = { $name } знову за столом.

## Whose turn, and time

play-turn-of = Ходить { $name }
play-decides = Вирішує { $name }
play-decide-several = Вирішують кілька гравців
play-answer-wanted = Ваша відповідь?
play-deadline = Залишилося часу
play-days = { $days } д { $hours } год
play-connection-lost = Зв’язок утрачено. Відновлюємо…
play-reconnect = Під’єднатися знову

## The question

play-why = Чому?
play-all-options = Усі варіанти: { $count }
play-powers = Здібності
play-unused = не використано: { $things }
play-press-again = Натисніть ще раз: { $label }
play-interjections = Поза чергою
play-confirm =
    { $count ->
        [0] Підтвердити
       *[other] Підтвердити ({ $count })
    }
play-clear = Скинути вибір
play-suggest = Підказка
play-unpick = Повернути: { $label }
play-standing = Якщо нічого не натискати, за вас відповість розпорядження: { $label }.
play-sealed = Ваша відповідь: { $label }. Вона подіє, щойно відповідять усі.
play-waiting-many =
    { $count ->
        [one] Чекаємо на відповідь { $count } гравця
        [few] Чекаємо на відповідь { $count } гравців
       *[many] Чекаємо на відповідь { $count } гравців
    }
play-watching = Ви глядач.
play-away-now = За вас грає бот.

## Taking back

play-take-back = Повернення ходу
play-ask-take-back = Попросити повернути хід
play-take-back-alone = Повернути хід
play-take-back-asked = { $name } просить повернути хід: { $what }
play-take-back-own = Ви попросили повернути хід: { $what } Решта голосує.
play-take-back-unseen = останнє рішення.
play-take-back-since =
    { $count ->
        [one] Разом із ним скасується ще { $count } рішення.
        [few] Разом із ним скасуються ще { $count } рішення.
       *[other] Разом із ним скасуються ще { $count } рішень.
    }
play-take-back-yours = Ваше — теж.
play-take-back-yes = Дозволити
play-take-back-no = Не дозволяти
play-take-back-secret = Ніхто не дізнається, як ви голосували.
play-take-back-granted = Рішення скасовано.
play-take-back-refused = Повернення не буде: згодні не всі.

## Log and chat

play-log-empty = Поки що нічого не сталося.
play-log-new = Нове після вашого ходу
play-sound-ask = Грати зі звуком?
play-sound-yes = Зі звуками
play-sound-no = Без них
play-story = Переломні моменти
play-recap = Після вашого ходу
play-recap-lately = Нещодавнє
play-recap-text = Що стосувалося вас після вашої останньої відповіді. Дотик відкриє журнал на цьому місці.
play-recap-nothing = Після вашого ходу нічого важливого для вас не сталося.
play-recap-more =
    { $number ->
        [one] і ще { $number } рядок у журналі
        [few] і ще { $number } рядки в журналі
       *[many] і ще { $number } рядків у журналі
    }
play-log-bot = зіграв бот
play-log-tools = Відбір, час, зберегти
play-log-jump = Подивитися цей момент
# $rule: its id
play-log-rule = Правило про це: { $rule }
play-log-unread =
    { $count ->
        [one] { $count } новий рядок
        [few] { $count } нові рядки
       *[many] { $count } нових рядків
    }
play-enlarge = Збільшити карту
play-chat-empty = Привітайтеся з усіма за столом.
play-chat-bots = Тут лише боти: вони не відповідатимуть, але глядачі прочитають.
play-chat-write = Повідомлення
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
play-phrases-only = За цим столом до кінця гри говорять лише фразами.
play-phrases = Сказати готовою фразою
play-say-about = Сказати: { $name }
play-say-what = Що хочете сказати?
play-say-seat = оберіть гравця
play-say-role = оберіть роль
play-say-card = оберіть карту
play-say-yes = так чи ні
play-say-whole = Ви скажете
play-say-it = Сказати
play-say-back = Обрати знову
play-reply-to = { $name } чекає на вашу відповідь

## Menu

play-orders = Розпорядження
play-help = Довідка
play-back = Я тут
play-substitute = Передати місце

## Fair deal

play-verify = Перевірити роздачу

## Several players on one device

play-curtain = Передайте пристрій: { $name }
play-curtain-text = Решта, будь ласка, відверніться: за завісою чужі карти.
play-curtain-open = { $name } — це я
play-who = Хто ви
play-who-wins = Ваша мета
play-who-knows = Хто знає
play-who-go = Далі
play-lid = Ваші карти й роль
play-lid-wanted = Вас про щось питають
play-lid-close = Накрити
play-lid-text = Торкніться, коли ніхто не дивиться. Кришка закриється сама.

## The end

play-result = Підсумок
play-result-show = Показати підсумок
play-result-table = Очки за джерелами й гравцями
play-result-sides = Гравці, їхні сторони й хто переміг
play-won = перемога
play-lost = поразка
play-nobody-won = Переможців немає
play-over = Гру завершено
play-you-won = Ви перемогли!
play-bot-won = Переміг бот, який грав за вас
play-rematch = Реванш
play-rematch-join = До реваншу
play-rematch-watch = Дивитися реванш
play-replay = Переглянути повтор
play-share-result = Поділитися підсумком
play-export = Зберегти запис
play-look = Показати повністю
play-put-down = Покласти назад
play-look-at-board = Поглянути на поле
play-nothing-here = Тут нічого немає.

## Що означають знаки рамки

play-orders-text = Хай звичні запитання вирішуються самі.
play-log-text = Що сталося, рядок за рядком.
play-chat-text = Що кажуть за столом.
play-menu-text = Правила, налаштування, розпорядження, відійти або піти.
play-deadline-text = Коли він мине, за тих, хто не відповів, вирішить бот.
play-all-options-text = Усе, що зараз можна зробити, одним списком.
play-step-back-text = Повертає ваш останній вибір. Це вільно, доки нічого не відкрили й ніхто інший не вирішував.
play-ask-take-back-text = Ваш останній вибір повернеться, якщо погодяться всі.
play-why-text = Що важливо в цьому питанні та які правила за ним стоять.
play-since = Час очікування
play-since-text = Стільки ви чекаєте: на гравця — відколи його запитали, на ботів — після вашої останньої відповіді.
play-you-text = Це ви.
play-is-out-text = Цей гравець вибув із гри.
play-has-turn-text = Зараз хід цього гравця: його знак світиться.
play-is-asked-text = Лампа: гра чекає на відповідь цього гравця.
play-seat-text = Відкрийте, щоб побачити все, що лежить перед гравцем.
play-rules-link = Правила

## Про що домовилися за столом

play-pause = Перерва
play-paused = Перерва: годинник стоїть.
play-paused-missing = Ще не готові: { $names }.
play-paused-until = Партія в будь-якому разі продовжиться через
play-go-on = Можна продовжувати
play-motion = Пропозиція
play-motion-own = Решта голосує за вашу пропозицію.
play-motion-yes = За
play-motion-no = Проти
play-state-idle = сторінка відкрита, але прихована
play-state-gone = не в мережі
play-state-idle-text = Сторінка відкрита, але прихована вже
play-state-gone-text = Нікого немає: сторінку закрито вже
play-cover-propose = Хай грає бот
play-release-propose = Хай сяде хтось інший
play-bank = Запас:
