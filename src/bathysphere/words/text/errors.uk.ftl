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
error-unreachable = Цей вибір не довести до відповіді, яку дозволяють правила.
error-not_allowed_now = Місце { $seat } зараз не може втрутитися так: { $choice }.

## A table that cannot be set up

error-unknown_game = Гри { $name } тут немає; є такі: { $games }.
error-unknown_option = Гра { $game } не має опції { $option }; є такі: { $options }.
error-bad_option = Опція { $option } гри { $game } не може бути такою: { $value } ({ $reason }).
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
error-record_game = Запис { $path } — партія у { $game }, а не в { $wanted }.
error-record_table = Стіл із запису { $path } накрити неможливо: { $reason }
error-record_answer = Відповідь { $number } із запису { $path } зіграти неможливо: { $reason }
error-record_check = Запис { $path } після відповіді { $number } веде не до того стану, який у ньому зазначено.
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
