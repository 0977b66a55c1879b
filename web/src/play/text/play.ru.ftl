### What the play screen says, the same for every game. Questions, options and the log come ready from the server.
### The same ids stand in play.en.ftl, play.ru.ftl and play.uk.ftl.

## The parts of the screen

play-skip = К вопросу
play-board = Поле
play-hand = Ваши карты
play-players = Игроки
play-log = Журнал
play-chat = Чат
play-talk = Журнал и чат
play-menu = Меню
play-prompt = Что решить
play-options = Все варианты
play-card = Карта
play-home = В лобби

## Seats

play-you = вы
play-has-turn = ходит
play-is-asked = ждём ответа
play-is-out = вне игры
play-state-bot = бот
play-state-away = нет на месте, играет бот
play-state-vacated = место оставлено, играет бот
play-state-open = свободно
play-state-bot-text = Здесь играет бот.
play-state-away-text = Игрок отошёл; пока его нет, за него играет бот.
play-state-vacated-text = Игрок ушёл насовсем, дальше играет бот. Место может занять замена.
play-state-open-text = Здесь никто не сидит.
# $name: who has left the table for a while
play-went-away = { $name } отходит; пока играет бот.
play-came-back = { $name } снова за столом.

## Whose turn, and time

play-turn-of = Ходит { $name }
play-decides = Решает { $name }
play-decide-several = Решают несколько игроков
play-answer-wanted = Нужен ваш ответ
play-deadline = Осталось времени
play-days = { $days } д { $hours } ч
play-connection-lost = Связь потеряна. Восстанавливаем…
play-reconnect = Подключиться снова

## The question

play-why = Почему?
play-all-options = Все варианты: { $count }
play-powers = Способности
play-unused = не использовано: { $things }
play-press-again = Нажмите ещё раз: { $label }
play-interjections = Вне очереди
play-confirm =
    { $count ->
        [0] Подтвердить
       *[other] Подтвердить ({ $count })
    }
play-clear = Сбросить выбор
play-suggest = Подсказка
play-unpick = Вернуть: { $label }
play-standing = Если ничего не нажать, за вас ответит распоряжение: { $label }.
play-sealed = Ваш ответ: { $label }. Он сработает, когда ответят все.
play-waiting-many =
    { $count ->
        [one] Ждём ответа { $count } игрока
        [few] Ждём ответа { $count } игроков
       *[many] Ждём ответа { $count } игроков
    }
play-watching = Вы зритель.
play-away-now = За вас играет бот.

## Taking back

play-take-back = Возврат хода
play-ask-take-back = Попросить вернуть ход
play-take-back-alone = Вернуть ход
play-take-back-asked = { $name } просит вернуть ход: { $what }
play-take-back-own = Вы попросили вернуть ход: { $what } Остальные голосуют.
play-take-back-unseen = последнее решение.
play-take-back-since =
    { $count ->
        [one] Вместе с ним отменится ещё { $count } решение.
        [few] Вместе с ним отменятся ещё { $count } решения.
       *[other] Вместе с ним отменятся ещё { $count } решений.
    }
play-take-back-yours = Ваше — тоже.
play-take-back-yes = Разрешить
play-take-back-no = Не разрешать
play-take-back-secret = Никто не узнает, как вы голосовали.
play-take-back-granted = Решение отменено.
play-take-back-refused = Возврата не будет: согласны не все.

## Log and chat

play-log-empty = Пока ничего не произошло.
play-log-new = Новое после вашего хода
play-sound-ask = Играть со звуком?
play-sound-yes = Со звуками
play-sound-no = Без них
play-story = Переломные моменты
play-recap = После вашего хода
play-recap-lately = Недавнее
play-recap-text = Что касалось вас после вашего последнего ответа. Касание откроет журнал на этом месте.
play-recap-nothing = После вашего хода ничего важного для вас не случилось.
play-recap-more =
    { $number ->
        [one] и ещё { $number } строка в журнале
        [few] и ещё { $number } строки в журнале
       *[many] и ещё { $number } строк в журнале
    }
play-log-bot = сыграл бот
play-log-tools = Отбор, время, сохранить
play-log-jump = Посмотреть этот момент
# $rule: its id
play-log-rule = Правило об этом: { $rule }
play-log-unread =
    { $count ->
        [one] { $count } новая строка
        [few] { $count } новые строки
       *[many] { $count } новых строк
    }
play-enlarge = Увеличить карту
play-chat-empty = Поздоровайтесь со всеми за столом.
play-chat-bots = Здесь только боты: они не ответят, но зрители прочитают.
play-chat-write = Сообщение
play-chat-send = Отправить
play-chat-unread =
    { $count ->
        [one] Чат, { $count } новое сообщение
        [few] Чат, { $count } новых сообщения
       *[many] Чат, { $count } новых сообщений
    }
play-speech = Разговор
play-aside = в стороне
play-hears = Вы вне игры: вас слышат только выбывшие ({ $names }).
play-hears-nobody = Вы вне игры, и вас пока никто не слышит.
play-phrases-only = За этим столом до конца партии говорят только фразами.
play-phrases = Сказать готовой фразой
play-say-about = Сказать: { $name }
play-say-what = Что хотите сказать?
play-say-seat = выберите игрока
play-say-role = выберите роль
play-say-card = выберите карту
play-say-yes = да или нет
play-say-whole = Вы скажете
play-say-it = Сказать
play-say-back = Выбрать заново
play-reply-to = { $name } ждёт от вас ответа

## Menu

play-orders = Распоряжения
play-help = Справка
play-back = Я здесь
play-substitute = Передать место

## Fair deal

play-verify = Проверить раздачу

## Several players on one device

play-curtain = Передайте устройство: { $name }
play-curtain-text = Остальные, пожалуйста, отвернитесь: за занавесом чужие карты.
play-curtain-open = { $name } — это я
play-who = Кто вы
play-who-wins = Ваша цель
play-who-knows = Кто знает
play-who-go = Дальше
play-lid = Ваши карты и роль
play-lid-wanted = Вас о чём-то спрашивают
play-lid-close = Накрыть
play-lid-text = Нажмите, когда никто не смотрит. Крышка закроется сама.

## The end

play-result = Итог
play-result-show = Показать итог
play-result-table = Очки по источникам и игрокам
play-result-sides = Игроки, их стороны и кто победил
play-won = победа
play-lost = поражение
play-nobody-won = Победителей нет
play-over = Партия окончена
play-you-won = Вы победили!
play-bot-won = Победил бот, который играл за вас
play-rematch = Реванш
play-rematch-join = К реваншу
play-rematch-watch = Смотреть реванш
play-replay = Посмотреть повтор
play-share-result = Поделиться итогом
play-export = Сохранить запись
play-look = Показать целиком
play-put-down = Положить обратно
play-look-at-board = Взглянуть на поле
play-nothing-here = Здесь ничего нет.

## Что значат знаки рамки

play-orders-text = Пусть привычные вопросы решаются сами.
play-log-text = Что произошло, строка за строкой.
play-chat-text = Что говорят за столом.
play-menu-text = Правила, настройки, распоряжения, отойти или уйти.
play-deadline-text = Когда оно выйдет, за не ответивших решит бот.
play-all-options-text = Всё, что сейчас можно сделать, одним списком.
play-step-back-text = Возвращает ваш последний выбор. Это свободно, пока ничего не открыли и никто другой не решал.
play-ask-take-back-text = Ваш последний выбор вернётся, если согласятся все.
play-why-text = Что важно в этом вопросе и какие правила за ним стоят.
play-since = Время ожидания
play-since-text = Столько вы ждёте: игрока — с тех пор, как его спросили, ботов — после вашего последнего ответа.
play-you-text = Это вы.
play-is-out-text = Этот игрок выбыл из игры.
play-has-turn-text = Сейчас ход этого игрока: его знак светится.
play-is-asked-text = Лампа: игра ждёт ответа этого игрока.
play-seat-text = Откройте, чтобы увидеть всё, что лежит перед игроком.
play-rules-link = Правила

## О чём договорились за столом

play-pause = Перерыв
play-paused = Перерыв: часы стоят.
play-paused-missing = Ещё не готовы: { $names }.
play-paused-until = Партия в любом случае продолжится через
play-go-on = Можно продолжать
play-motion = Предложение
play-motion-own = Остальные голосуют за ваше предложение.
play-motion-yes = За
play-motion-no = Против
play-state-idle = страница открыта, но скрыта
play-state-gone = не в сети
play-state-idle-text = Страница открыта, но скрыта уже
play-state-gone-text = Никого нет: страница закрыта уже
play-cover-propose = Пусть играет бот
play-release-propose = Пусть сядет кто-то другой
play-bank = Запас:
