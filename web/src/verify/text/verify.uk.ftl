### The page that checks a record and its deal. The same ids stand in verify.en.ftl, verify.ru.ftl and verify.uk.ftl.
### A finished check is said by verify-<check>-<way>.

verify-title = Чесна роздача
verify-lead = Ніхто не міг підлаштувати карти: ні сервер, ні гравці. Перевірте самі.
verify-how-secret = До роздачі сервер загадує секрет і показує лише його відбиток. За відбитком секрету не вгадаєш, але й підмінити його потім не можна.
verify-how-nonces = Потім браузер кожного гравця додає своє випадкове число. Порядок усіх карт випливає із секрету та цих чисел разом.
verify-how-end = Коли гру закінчено, секрет і числа відкриваються, і будь-хто може все перерахувати. Ця сторінка рахує просто у вашому браузері.

verify-file = Запис гри
verify-drop = Перетягніть файл сюди
verify-choose = Вибрати файл
verify-or = або
verify-table = Посилання на закінчену гру чи її номер
verify-table-missing = Вставте посилання на стіл або його номер.
verify-start = Перевірити
verify-busy = Рахуємо…
verify-unreadable = Прочитати цей файл не вдалося.
verify-too-large = Цей файл завеликий для запису гри.

verify-result = Підсумок
verify-good = Усе сходиться
verify-bad = Не сходиться
verify-open = Сходиться все, що вдалося перевірити
# $game: the name of the game
verify-about =
    { $game }, { $answers ->
        [one] { $answers } відповідь
        [few] { $answers } відповіді
       *[many] { $answers } відповідей
    }
verify-verdict-pass = правильно
verify-verdict-fail = неправильно
verify-verdict-unknown = не перевірено

verify-form-pass = Це запис гри.
verify-form-foreign = Це не запис гри батисфери.
verify-form-format = Цей запис у форматі, якого тут не знають.
verify-form-broken = Перший рядок запису зіпсовано.
verify-whole-pass = Файл цілий, до останнього рядка.
verify-whole-fail = Файл обривається на рядку { $line }.
verify-hash-pass = У файлі нічого не змінили: контрольна сума й кількість відповідей сходяться.
verify-hash-fail = Файл змінили: контрольна сума або кількість відповідей не сходяться. Решті в ньому вірити не можна.
verify-ended-pass = Гру зіграно до кінця.
verify-ended-unknown = Гру в цьому записі не закінчено.
verify-table-pass = Файл каже про роздачу те саме, що й сам стіл.
verify-table-fail = Файл каже про роздачу не те, що сам стіл.
verify-promise-pass = Секрет саме той, чий відбиток показали до роздачі.
verify-promise-fail = Секрет не пасує до показаного відбитка: його підмінили.
verify-promise-unknown = У цьому записі немає секрету й чисел гравців, тож перевірити роздачу за ним не можна. Так буває з іграми на одному комп’ютері та з продовженими іграми.
verify-seed-pass = Порядок карт справді випливає із секрету та чисел гравців.
verify-seed-fail = Порядок карт не випливає із секрету та чисел гравців.
verify-seen-pass = Цей браузер бачив цей самий відбиток ще до роздачі.
verify-seen-fail = До роздачі цей браузер бачив інший відбиток.
verify-seen-unknown = Цей браузер не був за столом до роздачі, тож порівняти відбиток нема з чим.
verify-nonce-pass = Випадкове число цього браузера взяло участь у роздачі.
verify-nonce-fail = Випадкового числа цього браузера в роздачі немає. Так має бути, лише якщо ви звільнили місце до роздачі.

verify-replay-title = Чого не може браузер
verify-replay-text = Зіграти гру наново, відповідь за відповіддю, і побачити, що кожна була за правилами й привела саме сюди, може програма на вашому комп’ютері:
verify-details = Числа
verify-detail-commitment = Відбиток
verify-detail-secret = Секрет
verify-detail-seed = Зерно роздачі
# $number: of the seat, from 1
verify-detail-nonce = Число місця { $number }
verify-detail-none = немає (бот)
