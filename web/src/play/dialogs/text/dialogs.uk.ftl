### What the dialogs over the play screen say: menu, help, fair deal, coming back, a substitute.
### The same ids stand in dialogs.en.ftl, dialogs.ru.ftl and dialogs.uk.ftl.

## Menu

play-orders-saved = Розпорядження діють.
play-orders-cleared = Розпоряджень більше немає.
play-one-touch = Діяти з одного дотику
play-two-touches = Спершу показувати
play-one-touch-text = Перший дотик показує, другий виконує — або досить одного.
play-sound-on = Увімкнути звуки
play-sound-off = Вимкнути звуки
play-sound-text = Ваш хід, важливі моменти, розмова й кінець. Гучність і вибір — у налаштуваннях.
play-settings = Налаштування
play-settings-text = Мова, кольори, рух.
play-guide = Провідник
play-guide-text = Пояснює все, коли воно стається вперше; вмикається й вимикається тут.
play-help-text = Що означають знаки і які є клавіші.
play-away = Відійти
play-away-text = Поки вас немає, грає бот.
play-back-text = Ви змінюєте бота.
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
play-home-text = Стіл залишиться відкритим: він у списку ваших столів.
play-advice = Про що подумати
play-frame-signs = За будь-яким столом
play-rules = Які правила тут діють

## Fair deal

play-fair = Чесна роздача
play-fair-text = Чому ніхто не міг дібрати карти.
play-fair-long = До роздачі сервер скріпив свою таємницю печаткою, а пристрій кожного гравця додав випадкове число. Після гри таємницю відкривають, і кожен може перевірити: вона пасує до печатки й веде саме до цих карт.
play-fair-commitment = Печатка цього столу
play-copy = Копіювати

## Coming back

play-digest = Поки вас не було
play-digest-text = Бот зробив за вас ось що:
play-digest-nothing = Вирішувати за вас боту не довелося.
play-digest-close = Грати далі

## Talk

play-secrecy-close = Зрозуміло

## Help

play-help-glow = Те, що світиться, можна обрати: торкніться або натисніть кнопку під полем.
play-help-inert = Те, що не світиться, зараз недоступне; торкніться, щоб дізнатися чому.
play-help-card = Будь-яку карту можна збільшити й прочитати повністю.
play-help-lamp = Вогник біля гравця означає, що чекають на нього. Якщо питають одразу кількох, не видно, хто вже відповів.
play-help-line = Рядок журналу веде до свого моменту.
play-help-back = Хід можна повернути вільно, поки нічого не відкрилося і ніхто інший не зробив вибору. Після цього потрібна згода всіх.
play-help-keys = Клавіші
play-key-digits = обрати варіант
play-key-confirm = підтвердити
play-key-options = список усіх варіантів
play-key-step-back = повернути хід
play-key-log = журнал
play-key-chat = чат
play-key-players = гравці по черзі
play-key-orders = розпорядження
play-key-close = назад, закрити, скинути вибір
play-key-ask = що це?
play-key-help = ця довідка

## Про що домовилися за столом

play-terms = Годинник, темп і розмова
play-terms-text = Як грають за цим столом.
play-terms-alone = Згоди питати не треба: усе зміниться відразу.
play-terms-asked = Решта голосує таємно; зміниться, якщо згодні всі. Партія тим часом триває.
play-terms-change = Змінити
play-terms-propose = Запропонувати решті
play-terms-hindered = За столом уже триває голосування.
play-pause-propose = Перерва
play-pause-text = Якщо згодні всі, годинник стоїть, доки всі знову не будуть готові.
play-pause-alone = Годинник і боти стоять, доки ви не будете готові.
play-abandon = Закінчити партію
play-abandon-text = Без переможця, якщо згодні всі.
play-abandon-alone = Без переможця.
play-abandon-sure = Закінчити партію без переможця?
play-abandon-long = Решта голосує таємно. Якщо згодні всі, партію відразу закінчено, ніхто не перемагає, і всі карти відкриті.
play-abandon-long-alone = Партію відразу закінчено, ніхто не перемагає, і всі карти відкриті.
play-abandon-propose = Спитати решту
