# What the server itself says, and the names of bots: famous craft that went deep.

bot-name-1 = Триест
bot-name-2 = Элвин
bot-name-3 = Мир
bot-name-4 = Наутил
bot-name-5 = Синкай
bot-name-6 = Цзяолун
bot-name-7 = Архимед
bot-name-8 = Пайсис
bot-name-9 = Север
bot-name-10 = Аргус
bot-name-11 = Бентос
bot-name-12 = Калипсо

goodbye-moved = Вас пересадили на другое место.
# In place of words of somebody who wanted to be forgotten.
chat-removed = (удалено)

goodbye-rekeyed = Вы отвязали устройство, поэтому связь с этим местом устанавливается заново.
goodbye-replaced = Это место больше не ваше. Можно остаться зрителем.
goodbye-stopping = Сервер перезапускается; через минуту стол будет таким же, как был.

# The page of a game's rules, in the title of the window and for search engines.
page-rules = { $game }: правила, карты и знаки
page-rules-text = Вся игра «{ $game }», чтобы читать и искать: цель, ход вкратце, что значит каждый знак, все правила по главам, каждая карта с её текстом.

# Что предлагают столу и что из этого вышло: строки журнала, по именам.

motion-terms = { $name } предлагает другие условия за этим столом.
motion-pause = { $name } предлагает сделать перерыв.
motion-abandon = { $name } предлагает закончить партию без победителя.

motion-cover = { $name } предлагает, чтобы за игрока { $other } играл бот.
motion-substitute = { $name } предлагает отдать место игрока { $other } кому-то другому.

note-covered-vote = За игрока { $name } играет бот: так решил стол.
note-covered-gone = { $name } давно не в сети; за это место играет бот.
note-released = Место игрока { $name } может занять кто-то другой: так решил стол.
note-refused-cover = Стол по-прежнему ждёт игрока { $name }.
note-refused-substitute = Место игрока { $name } никому не отдают.
note-gone-never = За того, кто пропал, бот играет, только если так решит стол.
note-gone = Если кто-то пропал на { $days ->
    [0] { $hours ->
        [0] { $minutes ->
            [one] { $minutes } минуту
            [few] { $minutes } минуты
           *[other] { $minutes } минут
        }
        [one] { $hours } час
        [few] { $hours } часа
       *[other] { $hours } часов
    }
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}, за него играет бот.
note-stepped-back = { $name } отменяет последний выбор.
note-taken-back = Все согласны: { $name } отменяет свой выбор.
note-not-taken-back = { $name } не может отменить выбор: согласны не все.
note-away = { $name } отходит от стола; за это место играет бот.
note-late = У игрока { $name } вышло время; за это место играет бот.
note-back = { $name } снова за столом.
note-left = { $name } покидает партию; дальше играет бот.
note-took-over = { $name } теперь играет на этом месте.
note-paused = Перерыв.
note-resumed = Партия продолжается.
note-abandoned = Стол решил закончить партию без победителя.
note-refused-terms = Условия остались прежними: с предложением игрока { $name } согласны не все.
note-refused-pause = Перерыва не будет: с предложением игрока { $name } согласны не все.
note-refused-abandon = Партия продолжается: с предложением игрока { $name } согласны не все.
note-clock-none = Без часов: думать можно сколько угодно.
note-clock-live = Часы: { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
} на каждое решение.
note-clock-days = Часы: { $days ->
    [0] { $hours ->
        [one] { $hours } час
        [few] { $hours } часа
       *[other] { $hours } часов
    }
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
} на каждое решение.
note-clock-live-bank = Часы: запас { $bank_minutes } мин и { $seconds } с на каждое решение.
note-clock-days-bank = Часы: запас { $bank_days ->
    [0] { $bank_hours } ч
   *[other] { $bank_days } дн.
} и { $hours } ч на каждое решение.
note-pace-quick = Темп: быстрый.
note-pace-steady = Темп: ровный.
note-pace-calm = Темп: спокойный.
note-chat-open = Разговор: своими словами.
note-chat-reminded = Разговор: своими словами, с напоминанием о том, что остаётся тайной.
note-chat-phrases = Разговор: только готовыми фразами.

# Before the deal
note-table-seats = { $name } меняет число мест: теперь { $number ->
    [one] { $number } место
    [few] { $number } места
   *[other] { $number } мест
}.
note-table-seating = { $name } пересаживает игроков.
note-table-bots = { $name } меняет ботов за столом.
note-table-options-on = { $name } включает: { $options }.
note-table-options-off = { $name } выключает: { $options }.
note-table-options-other = { $name } меняет: { $options }.
note-table-listed = { $name } открывает стол для всех: он виден в списке.
note-table-unlisted = { $name } убирает стол из списка: найдут его только по ссылке.
note-table-cover = { $name } выбирает другого бота на замену тем, кто отошёл.

# Calls: what somebody is told who is not at the page. Names of people come as they are.
call-turn = { $game }: ваш ход
call-turn-all = { $game }: ждём хода — { $names }
call-vote = { $game }: нужен ваш голос
call-vote-all = { $game }: ждём голоса — { $names }
call-reminder = { $game }: ваше время на исходе
call-with = За столом: { $names }.
call-many = { $count ->
    [one] Вас ждёт { $count } решение
    [few] Вас ждут { $count } решения
   *[other] Вас ждут { $count } решений
}
call-more = … и ещё { $count }
call-test = Проверка
call-test-text = Всё работает: сюда придёт сообщение, когда за столом будут ждать вас.
call-mail-stop = Больше не присылать таких писем: { $link }
call-mail-code = Код для писем о ходе
call-mail-code-text = Кто-то, скорее всего вы, хочет получать сюда письма, когда его ждут за столом. Код: { $code }. Если это были не вы, ничего не делайте: больше писем не будет.

# The page before a closed server, and the operator's own pages.
closed-title = Закрытый сервер
closed-text = За этими столами играют те, кого пригласили. Пароль знает тот, кто вас позвал.
closed-password = Пароль
closed-enter = Войти
closed-wrong = Пароль не тот. Проверьте раскладку и попробуйте ещё раз.
closed-too-often = Слишком много попыток. Подождите минуту и попробуйте ещё раз.
closed-elsewhere = За этими столами играют только в своей сети, а вы пришли не из неё. Спросите того, кто держит сервер.
page-imprint = Кто держит этот сервер
page-privacy = Ваши данные

# What the operator tells everybody at all tables.
notice-stopping =
    { $minutes ->
        [0] Сервер сейчас остановится на время.
        [one] Через { $minutes } минуту сервер остановится на время.
        [few] Через { $minutes } минуты сервер остановится на время.
       *[many] Через { $minutes } минут сервер остановится на время.
    } Партии сохранятся, часы на это время встанут.
