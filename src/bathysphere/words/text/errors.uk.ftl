### What is said to somebody whose request cannot be met: error-<code>, for every code of engine/errors.py, which
### holds the English sentences itself. Facts have the same names there and here.

## A refused answer

error-over = Гру завершено, більше нікого ні про що не питають.
error-not_asked = Місце { $seat } зараз не питають: стіл чекає на місце { $waiting }.
error-already_answered = Місце { $seat } на це запитання вже відповіло; спершу заберіть ту відповідь.
error-nothing_to_withdraw = Місце { $seat } не має відповіді, яку можна забрати.
error-stale = Це відповідь на запитання { $question }, а зараз відкрите запитання { $open }.
error-not_offered =
    Такого вибору ({ $choice }) тут немає: запропоновано { $number ->
        [one] { $number } варіант
        [few] { $number } варіанти
       *[many] { $number } варіантів
    }.
error-not_several = Тут треба обрати кілька варіантів і подати їх одним списком, а { $choice } — не такий список.
error-unsorted = Вибране перелічують за порядком, а тут порядок порушено: { $choice }.
error-picked_twice = Варіант { $choice } обрано частіше, ніж його запропоновано.
error-too_few = Оберіть щонайменше { $least }, зараз обрано { $number }.
error-too_many = Оберіть щонайбільше { $most }, зараз обрано { $number }.
error-unreachable = З такого вибору не вийде відповіді, яку дозволяють правила.
error-not_allowed_now = Місце { $seat } зараз не може втрутитися так: { $choice }.

## A statement that the game does not know

error-no_talk = Готових висловів гра { $game } не має; скажіть своїми словами.
error-no_statement = Гра { $game } не має такого вислову ({ $statement }); є такі: { $phrases }.
error-statement_slots = Вислів { $phrase } бере стільки чисел: { $number }, а названо { $given }.
error-statement_value = У вислові { $phrase } не може стояти { $value }.
error-not_said_now = Зараз так казати за правилами не можна: { $statement }.

## A table that cannot be set up

error-unknown_game = Гри { $name } тут немає; є такі: { $games }.
error-unknown_option = Гра { $game } не має опції { $option }; є такі: { $options }.
error-bad_option = Опція { $option } гри { $game } не може бути такою: { $value } ({ $reason }).
error-option_range = Опція { $option } гри { $game } — від { $least } до { $most }, а не { $value }.
error-option_word = Опція { $option } гри { $game } не може бути такою: { $value }; підійде одне зі слів: { $words }.
error-option_name = Опція { $option } гри { $game } не знає імені { $name }.
error-no_content = Гра { $game } не має наборів компонентів: її компоненти завжди ті самі.
error-no_orders = Гра { $game } не має постійних вказівок.
error-bad_orders = Такі постійні вказівки для гри { $game } виконати неможливо: { $reason }.
error-seats =
    Гра { $game } розрахована на { $fewest }–{ $most } { $most ->
        [one] гравця
        [few] гравців
       *[many] гравців
    }, а місць названо { $seats }.
error-unknown_bot = Бота { $name } для гри { $game } немає; є такі: { $bots }.
error-bots_number = Ботів названо { $bots }, а місць { $seats }: назвіть одного бота або по одному на кожне місце.
error-no_rules = Гра { $game } не має сторінки правил.
error-unknown_rule = У правилах гри { $game } немає рядка { $rule }.
error-unknown_language = Тексту мовою { $language } немає; є такі: { $languages }.
error-bad_seat = Місця { $seat } немає: місця нумеруються від 1 до { $seats }.
error-no_terminal = Для цього потрібен термінал, у якому можна малювати.
error-bad_number = Значення { $what } має бути щонайменше { $least }, а не { $value }.

## A record that cannot be used

error-record_missing = Запису { $path } не існує.
error-record_unreadable = Запис { $path } не читається: { $reason }.
error-record_foreign = { $path } — не запис батисфери.
error-record_torn = Запис { $path } обірвано після рядка { $line }.
error-record_altered = Запис { $path } змінено: його вміст не збігається з контрольною сумою.
error-record_format = Запис { $path } має формат { $format }, а ця програма читає формат { $known }.
error-record_rules = Запис { $path } зіграно за правилами { $game } версії { $version }, а ця програма має версію { $known }.
error-record_game = Запис { $path } — партія у гру «{ $game }», а не «{ $wanted }».
error-record_table = Стіл із запису { $path } накрити неможливо: { $reason }
error-record_answer = Відповідь { $number } із запису { $path } зіграти неможливо: { $reason } Або запис підроблено, або правила чи карти гри «{ $game }» відтоді змінилися, а версія правил лишилася { $version }.
error-record_check = Запис { $path } після відповіді { $number } веде не до того стану, який у ньому зазначено. Або запис підроблено, або правила чи карти гри «{ $game }» відтоді змінилися, а версія правил лишилася { $version }.
error-record_unfair = Роздача в записі { $path } нечесна: зерно не випливає з того, що було обіцяно.
error-record_kind = відкрите запитання { $kind }, а в записі відповідь на { $answered }.
error-record_exists = { $path } уже існує: назвіть інший файл або спершу вилучіть цей.
error-save_failed = Зберегти гру в { $path } не вдалося: { $reason }. Попередній файл цілий.

## The store

error-store_write = Зберегти це не вдалося, і нічого не змінилося; спробуйте ще раз трохи згодом.
error-store_unknown = Зв’язок обірвався під час збереження; відкрийте стіл наново, і стане видно, чи це збереглося.
error-store_read = Збережене зараз не читається; спробуйте ще раз трохи згодом.
error-store_closed = Сервер зупиняється й більше нічого не зберігає і не читає.
error-store_address = Сховища { $address } не буває; його називають одним із таких способів: { $forms }.
error-store_open = Сховище { $store } не відкривається: { $reason }.
error-store_taken = Сховище { $store } зайняте іншим сервером, а з одним файлом працює лише один сервер.
error-store_foreign = { $store } — не сховище батисфери.
error-store_newer = Сховище { $store } має формат { $format }, а ця програма знає формати не новіші за { $known }.
error-store_damaged = Сховище { $store } пошкоджено ({ $reason }); поставте на його місце резервну копію або спершу полагодьте його.
error-backup_none = Сховища { $store } немає.
error-backup_there = Файл { $file } уже є, а резервна копія нічого не замінює; назвіть інший файл.
error-backup_failed = Резервна копія { $file } не записалася: { $reason }.
error-restore_there = У { $store } вже є столи, а відновлена копія нічого не замінює.
error-table_there = Стіл { $table } у цьому сховищі вже є.

## Tables

error-nobody_plays = Залиште хоча б одне місце для людини: самі боти грають у лабораторії.
error-unknown_clock = Годинника «{ $clock }» немає; є: { $clocks }.
error-clock_bank = У запасі цього годинника може бути від { $least } до { $most } с, а не { $seconds }.
error-clock_seconds = Цей годинник дає на рішення від { $least } до { $most } с, а не { $seconds }.
error-bad_pace = Темп — від 0 до { $most } мс, а не { $pace }.
error-unknown_chat = Розмовляти за столом гри { $game } можна так: { $chats }, а не так: { $chat }.
error-name_empty = Спершу виберіть ім’я.
error-name_long =
    В імені не більше ніж { $most ->
        [one] { $most } літера
        [few] { $most } літери
       *[many] { $most } літер
    }.
error-name_taken = Гравець на ім’я { $name } тут уже сидить; виберіть інше ім’я.
error-name_alike = Ім’я { $name } виглядає як { $other }, а під цим ім’ям тут уже хтось сидить; виберіть інше.
error-names_alike = Гравцям за одним пристроєм потрібні різні імена.
error-no_table = Такого столу немає. Можливо, у посиланні помилка.
error-other_rules = Правила цієї гри змінилися, і за цим столом гра пішла б тепер інакше: його можна прочитати, але дограти не можна.
error-not_closed = Цей стіл відкривається, як завжди.
error-record_other_rules = За нинішніми правилами ця партія пішла б інакше.
error-table_rules = Правила гри змінилися; ті, хто грав, закінчили цей стіл.
error-already_dealt = Гра вже почалася; так міняти місця більше не можна.
error-not_dealt = Гра ще не почалася.
error-not_invited = За цей стіл сідають на запрошення; попросіть у гравця повне посилання.
error-not_maker = Змінити стіл може лише той, хто його відкрив.
error-seat_in_use = Там сидить { $name }; спершу звільніть це місце.
error-table_full = Усі місця зайняті.
error-seat_taken = Це місце зайняте; виберіть інше.
error-seat_gone = Це місце не ваше або вже не ваше.
error-substitute_dead = Це посилання для заміни вже використане або замінене новим.
error-no_substitute = Посилання для заміни можна зробити для свого місця або для місця, яке гравець покинув.
error-bad_nonce = Випадковий доданок складається із 64 шістнадцяткових цифр.
error-table_crowded = За цим столом забагато глядачів; зайдіть пізніше.
error-vote_open = Спершу всі голосують, чи повертати хід.
error-you_are_away = За вас грає бот; спершу поверніться.
error-no_step_back = Повернути хід звідси не можна: щось відкрилося або походив хтось інший.
error-step_back_is_free = Ви можете повернути хід, нікого не питаючи.
error-daily_take_back = У подорожі дня відкритого назад не беруть.
error-daily_running = Ваша подорож дня ще не закінчена: спершу дограйте її.
error-daily_secret = Цей розклад ще можуть грати інші: він відкриється за два дні після початку свого дня.
error-no_daily = Гра { $game } не має випробування дня.
error-no_take_back = Зараз вам нема чого повертати, або про це ви вже просили.
error-nobody_to_ask = Ті, чия згода потрібна, відійшли; зачекайте, поки хтось повернеться.
error-no_vote = Це голосування закрите.
error-already_voted = Ви вже проголосували.
error-no_motion = Зараз за цим столом такого запропонувати не можна.
error-not_absent = Цей гравець ще тут; так голосують про тих, хто зник.
error-cover_seconds = Бот може замінити того, хто зник, через час у секундах від { $least } до { $most }, а не { $seconds }.
error-motion_open = За столом уже триває голосування.
error-motion_again = Стіл щойно відмовив; спитайте пізніше.
error-same_terms = За столом уже грають на цих умовах.
error-table_paused = Зараз перерва; партія продовжиться, коли всі будуть готові.
error-not_paused = Зараз не перерва.
error-table_abandoned = Гравці вирішили закінчити цю партію без переможця. Усе зігране збережено.
error-nothing_to_cover = Зараз немає гри, яку бот міг би вести за вас.
error-not_considering = Під цим номером зараз нічого не вибирають.
error-chat_empty = Спершу напишіть щось.
error-chat_long =
    У повідомленні не більше ніж { $most ->
        [one] { $most } літера
        [few] { $most } літери
       *[many] { $most } літер
    }.
error-phrases_only = За цим столом до кінця гри говорять лише готовими фразами.
error-table_broken = Правила натрапили на те, чого не знають, тож продовжити цю партію не можна. Усе зігране збережено.
error-table_long = Партія затяглася довше за будь-яку можливу, тому її перервано. Усе зігране збережено.
error-deal_broken = З такими налаштуваннями роздати не можна; відкрийте стіл з іншими.
error-log_full = За цим столом сталося вже так багато, що тепер приймаються лише відповіді.
error-not_over = Це можна зробити, коли гра закінчиться.
error-no_such_moment = У цій грі немає такого моменту, щоб грати з нього далі.
error-no_such_eyes = За цим столом такої точки зору немає.
error-eyes_of_others = Поки триває гра, кожен бачить лише те, що видно з його місця.
error-foreign_host = Цей сервер не знають під ім’ям { $host }; якщо так і треба, запустіть його з { $option } і цією адресою.
error-foreign_origin = Цей запит надійшов із чужої сторінки.
error-bad_message = Це повідомлення неможливо зрозуміти.
error-message_long =
    У повідомленні не більше ніж { $most ->
        [one] { $most } байт
        [few] { $most } байти
       *[many] { $most } байтів
    }.
error-hello_first = Спершу привітайтеся.
error-only_watching = Ви глядач; це можуть лише ті, хто сидить за столом.
error-flood = Забагато повідомлень одразу; зачекайте трохи.
error-chat_flood = Ви пишете швидше, ніж інші читають; зачекайте трохи.
error-too_many_tables = Звідси відкрито забагато столів; зачекайте хвилину.
error-cannot_listen = Сервер не може слухати { $host }, порт { $port }: { $reason }.
error-busy = Стіл дуже зайнятий; спробуйте ще раз.
error-no_such_page = За цією адресою нічого немає.
error-our_fault = У нас щось зламалося. Усе підтверджене збережено; спробуйте ще раз.

error-not_called = Спершу скажіть, куди вас кликати.
error-too_many_channels = Вас можна кликати щонайбільше у { $most } { $most ->
    [one] місці
    [few] місцях
   *[other] місцях
}; спершу приберіть одне.
error-call_gone = Сюди вас не кличуть або вже не кличуть.
error-call_address = На таку адресу нічого не надіслати; вона починається з { $scheme }.
error-call_name = За цією адресою сервера не знайдено.
error-call_private = Це адреса приватної мережі; туди цей сервер нічого не надсилає.
error-call_slow = Одержувач надто довго не відповідав.
error-call_broken = Зв’язатися з одержувачем не вдалося.
error-call_certificate = В одержувача немає чинного сертифіката, тож нічого не надіслано.
error-call_status = Одержувач не прийняв повідомлення (код { $status }).
error-call_chat = Потрібен ще номер або назва чату, як його знає { $service }.
error-call_no_mail = Цей сервер не надсилає листів.
error-call_mail = Лист не надіслано; перевірте адресу або спробуйте пізніше.
error-call_mail_address = Це не поштова адреса.
error-call_code = Це не той код, що ми надіслали на цю скриньку.
error-bad_mail_server = Поштовий сервер називають так: { $form }, а відправника задає { $option }.
error-bad_contact = { $option } приймає { $forms }.

error-closed = Цей сервер закритий: відкрийте його сторінку і введіть пароль.
error-bad_setting = Налаштування { $setting } не може бути таким: { $value }. Воно виглядає, наприклад, так: { $wanted }.
error-bad_setting_file = Файл { $file } з налаштування { $setting } не прочитати: { $reason }.
error-unknown_setting = Налаштування { $setting } немає (джерело: { $source }); є такі: { $settings }.
error-cannot_listen_at = Сервер не може слухати { $path }: { $reason }.

error-server_closing = Сервер скоро зупиниться, і нових столів на ньому не відкривають; завітайте трохи пізніше.
error-server_full = Столів тут уже стільки, скільки вміщує сервер; завітайте, коли якийсь звільниться.
error-disk_full = На сервері майже не лишилося місця для партій, тому нових столів не відкривають.
error-memory_full = Сервер зараз переповнений, тому нових столів не відкривають; спробуйте за кілька хвилин.
error-table_closed = Власник сервера закрив цю партію.
error-store_older = Сховище { $store } має старіший формат; спершу перезапустіть його сервер із цією програмою.

error-not_known = Цей браузер тут ні з ким не пов’язаний.
error-already_known = Цей браузер уже з кимось пов’язаний; спершу відв’яжіть його.
error-phrase_word = Слова «{ $word }» у фразах для входу немає; перевірте, чи нема описки.
error-phrase_length = У фразі для входу { $wanted ->
    [one] { $wanted } слово
    [few] { $wanted } слова
   *[many] { $wanted } слів
}, а тут їх { $words }.
error-phrase_wrong = Такої фрази бути не може: якесь слово не те або стоїть не там.
error-phrase_unknown = Такої фрази тут ні в кого немає; можливо, її замінили новою.
error-link_dead = Це посилання вже використане або застаріло. Зробіть нове.
error-too_many_devices = У вас уже { $most ->
    [one] { $most } пристрій
    [few] { $most } пристрої
   *[many] { $most } пристроїв
}; спершу відв’яжіть один.
error-too_many_guesses = Забагато спроб звідси; зачекайте кілька хвилин.
error-name_protected = Ім’я { $name } або схоже на нього тут уже закріплене; виберіть інше.
