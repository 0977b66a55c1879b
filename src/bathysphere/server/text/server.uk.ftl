# What the server itself says, and the names of bots: famous craft that went deep.

bot-name-1 = Трієст
bot-name-2 = Елвін
bot-name-3 = Мір
bot-name-4 = Наутіль
bot-name-5 = Сінкай
bot-name-6 = Цзяолун
bot-name-7 = Архімед
bot-name-8 = Пайсіс
bot-name-9 = Сєвер
bot-name-10 = Аргус
bot-name-11 = Бентос
bot-name-12 = Каліпсо

goodbye-moved = Вас пересадили на інше місце.
# In place of words of somebody who wanted to be forgotten.
chat-removed = (видалено)

goodbye-rekeyed = Ви відв’язали пристрій, тому зв’язок із цим місцем установлюється знову.
goodbye-replaced = Це місце більше не ваше. Можна лишитися глядачем.
goodbye-stopping = Сервер перезапускається; за хвилину стіл буде такий самий, як був.

# The page of a game's rules, in the title of the window and for search engines.
page-rules = { $game }: правила, карти й знаки
page-rules-text = Уся гра «{ $game }», щоб читати й шукати: мета, хід стисло, що означає кожен знак, усі правила за розділами, кожна карта з її текстом.

# Що пропонують столу і що з цього вийшло: рядки журналу, за іменами.

motion-terms = { $name } пропонує інші умови за цим столом.
motion-pause = { $name } пропонує зробити перерву.
motion-abandon = { $name } пропонує закінчити партію без переможця.

motion-cover = { $name } пропонує, щоб за гравця { $other } грав бот.
motion-substitute = { $name } пропонує віддати місце гравця { $other } комусь іншому.

note-covered-vote = За гравця { $name } грає бот: так вирішив стіл.
note-covered-gone = { $name } давно не в мережі; за це місце грає бот.
note-released = Місце гравця { $name } може зайняти хтось інший: так вирішив стіл.
note-refused-cover = Стіл і далі чекає на гравця { $name }.
note-refused-substitute = Місця гравця { $name } нікому не віддають.
note-gone-never = За того, хто зник, бот грає, лише якщо так вирішить стіл.
note-gone = Якщо хтось зник на { $days ->
    [0] { $hours ->
        [0] { $minutes ->
            [one] { $minutes } хвилину
            [few] { $minutes } хвилини
           *[other] { $minutes } хвилин
        }
        [one] { $hours } годину
        [few] { $hours } години
       *[other] { $hours } годин
    }
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
}, за нього грає бот.
note-stepped-back = { $name } скасовує останній вибір.
note-taken-back = Усі згодні: { $name } скасовує свій вибір.
note-not-taken-back = { $name } не може скасувати вибір: згодні не всі.
note-away = { $name } відходить від столу; за це місце грає бот.
note-late = У гравця { $name } вийшов час; за це місце грає бот.
note-back = { $name } знову за столом.
note-left = { $name } залишає партію; далі грає бот.
note-took-over = { $name } тепер грає на цьому місці.
note-paused = Перерва.
note-resumed = Партія триває.
note-abandoned = Стіл вирішив закінчити партію без переможця.
note-refused-terms = Умови лишилися ті самі: з пропозицією гравця { $name } згодні не всі.
note-refused-pause = Перерви не буде: з пропозицією гравця { $name } згодні не всі.
note-refused-abandon = Партія триває: з пропозицією гравця { $name } згодні не всі.
note-clock-none = Без годинника: думати можна скільки завгодно.
note-clock-live = Годинник: { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунди
   *[other] { $seconds } секунд
} на кожне рішення.
note-clock-days = Годинник: { $days ->
    [0] { $hours ->
        [one] { $hours } година
        [few] { $hours } години
       *[other] { $hours } годин
    }
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
} на кожне рішення.
note-clock-live-bank = Годинник: запас { $bank_minutes } хв і { $seconds } с на кожне рішення.
note-clock-days-bank = Годинник: запас { $bank_days ->
    [0] { $bank_hours } год
   *[other] { $bank_days } дн.
} і { $hours } год на кожне рішення.
note-pace-quick = Темп: швидкий.
note-pace-steady = Темп: рівний.
note-pace-calm = Темп: спокійний.
note-chat-open = Розмова: своїми словами.
note-chat-reminded = Розмова: своїми словами, з нагадуванням про те, що лишається таємницею.
note-chat-phrases = Розмова: лише готовими фразами.

# Before the deal
note-table-seats = { $name } змінює кількість місць: тепер { $number ->
    [one] { $number } місце
    [few] { $number } місця
   *[other] { $number } місць
}.
note-table-seating = { $name } пересаджує гравців.
note-table-bots = { $name } змінює ботів за столом.
note-table-options-on = { $name } вмикає: { $options }.
note-table-options-off = { $name } вимикає: { $options }.
note-table-options-other = { $name } змінює: { $options }.
note-table-listed = { $name } відкриває стіл для всіх: його видно у списку.
note-table-unlisted = { $name } прибирає стіл зі списку: знайдуть його лише за посиланням.
note-table-cover = { $name } обирає іншого бота на заміну тим, хто відійшов.

# Calls: what somebody is told who is not at the page. Names of people come as they are.
call-turn = { $game }: ваш хід
call-turn-all = { $game }: чекаємо ходу — { $names }
call-vote = { $game }: потрібен ваш голос
call-vote-all = { $game }: чекаємо голосу — { $names }
call-reminder = { $game }: ваш час спливає
call-with = За столом: { $names }.
call-many = { $count ->
    [one] На вас чекає { $count } рішення
    [few] На вас чекають { $count } рішення
   *[other] На вас чекають { $count } рішень
}
call-more = … і ще { $count }
call-test = Перевірка
call-test-text = Усе працює: сюди надійде повідомлення, коли за столом чекатимуть на вас.
call-mail-stop = Більше не надсилати таких листів: { $link }
call-mail-code = Код для листів про хід
call-mail-code-text = Хтось, найпевніше ви, хоче отримувати сюди листи, коли на нього чекають за столом. Код: { $code }. Якщо це були не ви, нічого не робіть: більше листів не буде.

# The page before a closed server, and the operator's own pages.
closed-title = Закритий сервер
closed-text = За цими столами грають ті, кого запросили. Пароль знає той, хто вас покликав.
closed-password = Пароль
closed-enter = Увійти
closed-wrong = Пароль не той. Перевірте розкладку і спробуйте ще раз.
closed-too-often = Забагато спроб. Зачекайте хвилину і спробуйте ще раз.
closed-elsewhere = За цими столами грають лише у своїй мережі, а ви прийшли не з неї. Запитайте того, хто тримає сервер.
page-imprint = Хто тримає цей сервер
page-privacy = Ваші дані

# What the operator tells everybody at all tables.
notice-stopping =
    { $minutes ->
        [0] Сервер зараз зупиниться на деякий час.
        [one] За { $minutes } хвилину сервер зупиниться на деякий час.
        [few] За { $minutes } хвилини сервер зупиниться на деякий час.
       *[many] За { $minutes } хвилин сервер зупиниться на деякий час.
    } Партії збережуться, годинники на цей час зупиняться.
