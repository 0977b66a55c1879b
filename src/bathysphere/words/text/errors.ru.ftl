### What is said to somebody whose request cannot be met: error-<code>, for every code of engine/errors.py, which
### holds the English sentences itself. Facts have the same names there and here.

## A refused answer

error-over = Партия окончена, больше никого ни о чём не спрашивают.
error-not_asked = Место { $seat } сейчас не спрашивают: стол ждёт место { $waiting }.
error-already_answered = Место { $seat } на этот вопрос уже ответило; сначала заберите тот ответ.
error-nothing_to_withdraw = У места { $seat } нет ответа, который можно забрать.
error-stale = Это ответ на вопрос { $question }, а сейчас открыт вопрос { $open }.
error-not_offered =
    Такого выбора ({ $choice }) здесь нет: предложено { $number ->
        [one] { $number } вариант
        [few] { $number } варианта
       *[many] { $number } вариантов
    }.
error-not_several = Здесь нужно выбрать несколько вариантов и дать их одним списком, а { $choice } — не такой список.
error-unsorted = Выбранное перечисляют по порядку, а здесь порядок нарушен: { $choice }.
error-picked_twice = Вариант { $choice } выбран чаще, чем предложен.
error-too_few = Выберите не меньше { $least }, сейчас выбрано { $number }.
error-too_many = Выберите не больше { $most }, сейчас выбрано { $number }.
error-unreachable = Этот выбор не довести до ответа, который допускают правила.
error-not_allowed_now = Место { $seat } сейчас не может вмешаться так: { $choice }.

## A table that cannot be set up

error-unknown_game = Игры { $name } здесь нет; есть такие: { $games }.
error-unknown_option = В игре { $game } нет опции { $option }; есть такие: { $options }.
error-bad_option = Опция { $option } игры { $game } не может быть такой: { $value } ({ $reason }).
error-no_orders = Постоянных указаний в игре { $game } нет.
error-bad_orders = Такие постоянные указания для игры { $game } выполнить нельзя: { $reason }.
error-seats =
    Игра { $game } рассчитана на { $fewest }–{ $most } { $most ->
        [one] игрока
        [few] игрока
       *[many] игроков
    }, а мест названо { $seats }.
error-unknown_bot = Бота { $name } для игры { $game } нет; есть такие: { $bots }.
error-bots_number = Ботов названо { $bots }, а мест { $seats }: назовите одного бота или по одному на каждое место.
error-unknown_rule = В правилах игры { $game } нет строки { $rule }.
error-unknown_language = Текста на языке { $language } нет; есть такие: { $languages }.
error-bad_seat = Места { $seat } нет: места нумеруются от 1 до { $seats }.
error-no_terminal = Для этого нужен терминал, в котором можно рисовать.
error-bad_number = Значение { $what } должно быть не меньше { $least }, а не { $value }.

## A record that cannot be used

error-record_missing = Записи { $path } не существует.
error-record_unreadable = Запись { $path } не читается: { $reason }.
error-record_foreign = { $path } — не запись батисферы.
error-record_torn = Запись { $path } оборвана после строки { $line }.
error-record_altered = Запись { $path } изменили: её содержимое не сходится с контрольной суммой.
error-record_format = У записи { $path } формат { $format }, а эта программа читает формат { $known }.
error-record_rules = Запись { $path } сыграна по правилам { $game } версии { $version }, а у этой программы версия { $known }.
error-record_game = Запись { $path } — партия в { $game }, а не в { $wanted }.
error-record_table = Стол из записи { $path } накрыть нельзя: { $reason }
error-record_answer = Ответ { $number } в записи { $path } сыграть нельзя: { $reason }
error-record_check = Запись { $path } после ответа { $number } приводит не к тому положению, которое в ней отмечено.
error-record_kind = открыт вопрос { $kind }, а в записи ответ на { $answered }.
error-record_exists = { $path } уже существует: назовите другой файл или сначала удалите этот.
error-save_failed = Сохранить партию в { $path } не удалось: { $reason }. Прежний файл цел.

## The store

error-store_write = Сохранить это не удалось, и ничего не изменилось; попробуйте ещё раз чуть позже.
error-store_unknown = Связь оборвалась во время сохранения; откройте стол заново, и станет видно, сохранилось ли это.
error-store_read = Сохранённое сейчас не читается; попробуйте ещё раз чуть позже.
error-store_closed = Сервер останавливается и больше ничего не сохраняет и не читает.
error-store_address = Хранилища { $address } не бывает; его называют одним из таких способов: { $forms }.
error-store_open = Хранилище { $store } не открывается: { $reason }.
error-store_taken = Хранилище { $store } занято другим сервером, а с одним файлом работает только один сервер.
error-store_foreign = { $store } — не хранилище батисферы.
error-store_newer = У хранилища { $store } формат { $format }, а эта программа знает форматы не новее { $known }.
