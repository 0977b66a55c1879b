### What the dialogs over the play screen say: menu, help, fair deal, coming back, a substitute.
### The same ids stand in dialogs.en.ftl, dialogs.ru.ftl and dialogs.uk.ftl.

## Menu

play-orders-saved = Распоряжения действуют.
play-orders-cleared = Распоряжений больше нет.
play-one-touch = Действовать с одного касания
play-two-touches = Сначала показывать
play-one-touch-text = Первое касание показывает, второе выполняет — или хватает одного.
play-sound-on = Включить звуки
play-sound-off = Выключить звуки
play-sound-text = Ваш ход, важные моменты, разговор и конец. Громкость и выбор — в настройках.
play-settings = Настройки
play-settings-text = Язык, цвета, движение.
play-guide = Провожатый
play-guide-text = Объясняет всё, когда оно случается впервые; включается и выключается здесь.
play-help-text = Что значат знаки, и какие есть клавиши.
play-away = Отойти
play-away-text = Пока вас нет, играет бот.
play-back-text = Вы сменяете бота.
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
play-home-text = Стол останется открытым: он в списке ваших столов.
play-advice = О чём подумать
play-frame-signs = За любым столом
play-rules = Какие правила здесь действуют

## Fair deal

play-fair = Честная раздача
play-fair-text = Почему никто не мог подобрать карты.
play-fair-long = До раздачи сервер скрепил свой секрет печатью, а устройство каждого игрока добавило случайное число. После партии секрет открывают, и каждый может проверить: он подходит к печати и ведёт именно к этим картам.
play-fair-commitment = Печать этого стола
play-copy = Копировать

## Coming back

play-digest = Пока вас не было
play-digest-text = Бот сделал за вас вот что:
play-digest-nothing = Решать за вас боту не пришлось.
play-digest-close = Играть дальше

## Talk

play-secrecy-close = Понятно

## Help

play-help-glow = То, что светится, можно выбрать: коснитесь или нажмите кнопку под полем.
play-help-inert = То, что не светится, сейчас недоступно; коснитесь, чтобы узнать почему.
play-help-card = Любую карту можно увеличить и прочитать целиком.
play-help-lamp = Огонёк у игрока значит, что ждут его. Если спрашивают сразу нескольких, не видно, кто уже ответил.
play-help-line = Строка журнала ведёт к своему моменту.
play-help-back = Ход можно вернуть свободно, пока ничего не открылось и никто другой не сделал выбор. После этого нужно согласие всех.
play-help-keys = Клавиши
play-key-digits = выбрать вариант
play-key-confirm = подтвердить
play-key-options = список всех вариантов
play-key-step-back = вернуть ход
play-key-log = журнал
play-key-chat = чат
play-key-players = игроки по очереди
play-key-orders = распоряжения
play-key-close = назад, закрыть, сбросить выбор
play-key-ask = что это?
play-key-help = эта справка

## О чём договорились за столом

play-terms = Часы, темп и разговор
play-terms-text = Как играют за этим столом.
play-terms-alone = Спрашивать некого: всё изменится сразу.
play-terms-asked = Остальные голосуют тайно; изменится, если согласны все. Партия тем временем идёт дальше.
play-terms-change = Изменить
play-terms-propose = Предложить остальным
play-terms-hindered = За столом уже идёт голосование.
play-pause-propose = Перерыв
play-pause-text = Если согласны все, часы стоят, пока все снова не будут готовы.
play-pause-alone = Часы и боты стоят, пока вы не будете готовы.
play-abandon = Закончить партию
play-abandon-text = Без победителя, если согласны все.
play-abandon-alone = Без победителя.
play-abandon-sure = Закончить партию без победителя?
play-abandon-long = Остальные голосуют тайно. Если согласны все, партия сразу окончена, никто не побеждает, и все карты открыты.
play-abandon-long-alone = Партия сразу окончена, никто не побеждает, и все карты открыты.
play-abandon-propose = Спросить остальных
