### Что говорит экран игры, одинаково для всех игр. Вопросы, варианты и журнал приходят готовыми с сервера.
### Те же ключи стоят в play.en.ftl, play.ru.ftl и play.uk.ftl.

## Части экрана

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
play-home-text = Стол останется открытым: он в списке ваших столов.

## Места

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

## Чей ход и время

play-turn-of = Ходит { $name }
play-answer-wanted = Нужен ваш ответ
play-deadline = Осталось времени
play-days = { $days } д { $hours } ч
play-connection-lost = Связь потеряна. Восстанавливаем…
play-reconnect = Подключиться снова

## Вопрос

play-why = Почему?
play-rules = Какие правила здесь действуют
play-all-options = Все варианты: { $count }
play-powers = Способности
play-powers-open = Способности: { $count }
play-interjections = Вне очереди
play-confirm =
    { $count ->
        [0] Подтвердить
       *[other] Подтвердить ({ $count })
    }
play-clear = Сбросить выбор
play-unpick = Вернуть: { $label }
play-standing = По вашему распоряжению ответ будет: { $label }. Ответьте сами, чтобы решить иначе.
play-sealed = Ваш ответ: { $label }. Он сработает, когда ответят все.
play-waiting-many =
    { $count ->
        [one] Ждём ответа { $count } игрока
       *[other] Ждём ответа { $count } игроков
    }
play-watching = Вы зритель.
play-away-now = За вас играет бот.

## Взять ход назад

play-take-back = Возврат хода
play-ask-take-back = Попросить вернуть ход
play-take-back-asked = { $name } просит вернуть последнее решение.
play-take-back-own = Вы попросили вернуть последнее решение. Остальные голосуют.
play-take-back-yes = Разрешить
play-take-back-no = Не разрешать
play-take-back-secret = Никто не узнает, как вы голосовали.
play-take-back-granted = Решение отменено.
play-take-back-refused = Возврата не будет: согласны не все.

## Журнал и чат

play-log-empty = Пока ничего не произошло.
play-log-new = Новое после вашего хода
play-log-jump = Посмотреть этот момент
play-log-unread =
    { $count ->
        [one] { $count } новая строка
        [few] { $count } новые строки
       *[many] { $count } новых строк
    }
play-enlarge = Увеличить карту
play-chat-empty = Поздоровайтесь со всеми за столом.
play-chat-write = Напишите сообщение
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
play-phrases = Сказать готовой фразой
play-say-what = Что хотите сказать?
play-say-seat = выберите игрока
play-say-role = выберите роль
play-say-card = выберите карту
play-say-yes = да или нет
play-say-whole = Вы скажете
play-say-it = Сказать
play-say-back = Выбрать заново
play-reply-to = { $name } ждёт от вас ответа

## Меню

play-orders = Распоряжения
play-orders-text = Пусть привычные вопросы решаются сами.
play-orders-saved = Распоряжения действуют.
play-orders-cleared = Распоряжений больше нет.
play-sound-on = Включить звуки
play-sound-off = Выключить звуки
play-sound-text = Короткие сигналы: ваш ход, открытие карты, конец.
play-settings = Настройки
play-settings-text = Язык, цвета, движение.
play-help = Справка
play-help-text = Что значат знаки, и какие есть клавиши.
play-away = Отойти
play-away-text = Пока вас нет, играет бот.
play-back = Я здесь
play-back-text = Вы сменяете бота.
play-substitute = Передать место
play-substitute-text = Кто-то другой доиграет за вас.
play-substitute-long = Кто откроет ссылку, займёт ваше место со всем, что на нём есть, а вы его в этот миг уступите.
play-substitute-vacated = Кто откроет ссылку, займёт пустующее место со всем, что на нём есть.
play-substitute-make = Создать ссылку
play-substitute-link = Ссылка для замены
play-substitute-share = Садитесь доигрывать: { $game }!
play-leave = Уйти из-за стола
play-leave-text = Насовсем; дальше играет бот.
play-leave-sure = Уйти из-за стола?
play-leave-long = За вас доиграет бот, а остальные смогут передать место замене. Вернуться на него сами вы не сможете. Если нужен перерыв, лучше отойдите.

## Честная раздача

play-fair = Честная раздача
play-fair-text = Почему никто не мог подобрать карты.
play-fair-long = До раздачи сервер скрепил свой секрет печатью, а устройство каждого игрока добавило случайное число. После партии секрет открывают, и каждый может проверить: он подходит к печати и ведёт именно к этим картам.
play-fair-commitment = Печать этого стола
play-copy = Копировать
play-verify = Проверить раздачу

## Возвращение

play-digest = Пока вас не было
play-digest-text = Бот сделал за вас вот что:
play-digest-nothing = Решать за вас боту не пришлось.
play-digest-close = Играть дальше

## Несколько игроков за одним устройством

play-curtain = Передайте устройство: { $name }
play-curtain-text = Остальные, пожалуйста, отвернитесь: за занавесом чужие карты.
play-curtain-open = { $name } — это я

## Конец

play-result = Итог
play-result-show = Показать итог
play-result-table = Очки по источникам и игрокам
play-result-sides = Игроки, их стороны и кто победил
play-won = победа
play-lost = поражение
play-nobody-won = Победителей нет
play-over = Партия окончена
play-you-won = Вы победили!
play-rematch = Реванш
play-rematch-join = К реваншу
play-replay = Посмотреть повтор
play-share-result = Поделиться итогом
play-export = Сохранить запись
play-look-at-board = Взглянуть на поле

## Справка

play-help-glow = То, что светится, можно выбрать: коснитесь или нажмите кнопку под полем.
play-help-inert = То, что не светится, сейчас недоступно; коснитесь, чтобы узнать почему.
play-help-card = Любую карту можно увеличить и прочитать целиком.
play-help-lamp = Огонёк у игрока значит, что ждут его. Если спрашивают сразу нескольких, не видно, кто уже ответил.
play-help-line = Строка журнала ведёт к своему моменту.
play-help-back = Шаг назад свободен, пока ничего не открылось и никто другой не сделал выбор. После этого нужно согласие всех.
play-help-keys = Клавиши
play-key-digits = выбрать вариант
play-key-confirm = подтвердить
play-key-options = список всех вариантов
play-key-step-back = шаг назад
play-key-log = журнал
play-key-chat = чат
play-key-players = игроки по очереди
play-key-orders = распоряжения
play-key-close = назад, закрыть, сбросить выбор
play-key-help = эта справка
