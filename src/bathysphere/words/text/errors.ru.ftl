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
error-unreachable = Из такого выбора не получится ответа, который допускают правила.
error-not_allowed_now = Место { $seat } сейчас не может вмешаться так: { $choice }.

## A statement that the game does not know

error-no_talk = Готовых высказываний в игре { $game } нет; скажите своими словами.
error-no_statement = В игре { $game } нет такого высказывания ({ $statement }); есть такие: { $phrases }.
error-statement_slots = Высказывание { $phrase } берёт столько чисел: { $number }, а названо { $given }.
error-statement_value = В высказывании { $phrase } не может стоять { $value }.
error-not_said_now = Сейчас так говорить по правилам нельзя: { $statement }.

## A table that cannot be set up

error-unknown_game = Игры { $name } здесь нет; есть такие: { $games }.
error-unknown_option = В игре { $game } нет опции { $option }; есть такие: { $options }.
error-bad_option = Опция { $option } игры { $game } не может быть такой: { $value } ({ $reason }).
error-option_range = Опция { $option } игры { $game } — от { $least } до { $most }, а не { $value }.
error-option_word = Опция { $option } игры { $game } не может быть такой: { $value }; подойдёт одно из слов: { $words }.
error-option_name = Опция { $option } игры { $game } не знает имени { $name }.
error-no_content = У игры { $game } нет наборов компонентов: её компоненты всегда одни и те же.
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
error-no_rules = У игры { $game } нет страницы правил.
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
error-record_game = Запись { $path } — партия в игру «{ $game }», а не «{ $wanted }».
error-record_table = Стол из записи { $path } накрыть нельзя: { $reason }
error-record_answer = Ответ { $number } в записи { $path } сыграть нельзя: { $reason } Либо запись подделана, либо правила или карты игры «{ $game }» с тех пор изменились, а версия правил осталась { $version }.
error-record_check = Запись { $path } после ответа { $number } приводит не к тому положению, которое в ней отмечено. Либо запись подделана, либо правила или карты игры «{ $game }» с тех пор изменились, а версия правил осталась { $version }.
error-record_unfair = Раздача в записи { $path } нечестная: зерно не следует из того, что было обещано.
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
error-store_damaged = Хранилище { $store } повреждено ({ $reason }); поставьте на его место резервную копию или сначала почините его.
error-backup_none = Хранилища { $store } нет.
error-backup_there = Файл { $file } уже есть, а резервная копия ничего не заменяет; назовите другой файл.
error-backup_failed = Резервная копия { $file } не записалась: { $reason }.
error-restore_there = В { $store } уже есть столы, а восстановленная копия ничего не заменяет.
error-table_there = Стол { $table } в этом хранилище уже есть.

## Tables

error-nobody_plays = Оставьте хотя бы одно место для человека: одни боты играют в лаборатории.
error-unknown_clock = Часов «{ $clock }» нет; есть: { $clocks }.
error-clock_bank = В запасе этих часов может быть от { $least } до { $most } с, а не { $seconds }.
error-clock_seconds = Эти часы дают на решение от { $least } до { $most } с, а не { $seconds }.
error-bad_pace = Темп — от 0 до { $most } мс, а не { $pace }.
error-unknown_chat = Разговаривать за столом игры { $game } можно так: { $chats }, а не так: { $chat }.
error-name_empty = Сначала выберите имя.
error-name_long =
    В имени не больше { $most ->
        [one] { $most } буквы
        [few] { $most } букв
       *[many] { $most } букв
    }.
error-name_taken = Игрок по имени { $name } здесь уже сидит; выберите другое имя.
error-name_alike = Имя { $name } выглядит как { $other }, а под этим именем здесь уже кто-то сидит; выберите другое.
error-names_alike = Игрокам за одним устройством нужны разные имена.
error-no_table = Такого стола нет. Возможно, в ссылке ошибка.
error-other_rules = Правила этой игры изменились, и за этим столом игра пошла бы теперь иначе: его можно прочитать, но доиграть нельзя.
error-not_closed = Этот стол открывается как обычно.
error-record_other_rules = По нынешним правилам эта партия пошла бы иначе.
error-table_rules = Правила игры изменились; игравшие закончили этот стол.
error-already_dealt = Игра уже началась; так менять места больше нельзя.
error-not_dealt = Игра ещё не началась.
error-not_invited = За этот стол садятся по приглашению; попросите у игрока полную ссылку.
error-not_maker = Изменить стол может только тот, кто его открыл.
error-seat_in_use = Там сидит { $name }; сначала освободите это место.
error-table_full = Все места заняты.
error-seat_taken = Это место занято; выберите другое.
error-seat_gone = Это место не ваше или уже не ваше.
error-substitute_dead = Эта ссылка для замены уже использована или заменена новой.
error-no_substitute = Ссылку для замены можно сделать для своего места или для места, которое игрок покинул.
error-bad_nonce = Случайное слагаемое состоит из 64 шестнадцатеричных цифр.
error-table_crowded = За этим столом слишком много зрителей; зайдите позже.
error-vote_open = Сначала все голосуют, возвращать ли ход.
error-you_are_away = За вас играет бот; сначала вернитесь.
error-no_step_back = Вернуть ход отсюда нельзя: что-то открылось или сходил кто-то другой.
error-step_back_is_free = Вы можете вернуть ход, никого не спрашивая.
error-daily_take_back = В путешествии дня открывшееся назад не берут.
error-daily_running = Ваше путешествие дня ещё не закончено: сначала доиграйте его.
error-daily_secret = Этот расклад ещё могут играть другие: он откроется через два дня после начала своего дня.
error-no_daily = У игры { $game } нет испытания дня.
error-no_take_back = Сейчас вам нечего возвращать, или об этом вы уже просили.
error-nobody_to_ask = Те, чьё согласие нужно, отошли; подождите, пока кто-нибудь вернётся.
error-no_vote = Это голосование закрыто.
error-already_voted = Вы уже проголосовали.
error-no_motion = Сейчас за этим столом такое предложить нельзя.
error-not_absent = Этот игрок ещё здесь; так голосуют о тех, кто пропал.
error-cover_seconds = Бот может заменить пропавшего через время в секундах от { $least } до { $most }, а не { $seconds }.
error-motion_open = За столом уже идёт голосование.
error-motion_again = Стол только что отказал; спросите позже.
error-same_terms = За столом уже играют на этих условиях.
error-table_paused = Сейчас перерыв; партия продолжится, когда все будут готовы.
error-not_paused = Сейчас не перерыв.
error-table_abandoned = Игроки решили закончить эту партию без победителя. Всё сыгранное сохранено.
error-nothing_to_cover = Сейчас нет игры, которую бот мог бы вести за вас.
error-not_considering = Под этим номером сейчас ничего не выбирают.
error-chat_empty = Сначала напишите что-нибудь.
error-chat_long =
    В сообщении не больше { $most ->
        [one] { $most } буквы
        [few] { $most } букв
       *[many] { $most } букв
    }.
error-phrases_only = За этим столом до конца партии говорят только готовыми фразами.
error-table_broken = Правила столкнулись с тем, чего не знают, поэтому продолжить эту партию нельзя. Всё сыгранное сохранено.
error-table_long = Партия затянулась дольше любой возможной и была прервана. Всё сыгранное сохранено.
error-deal_broken = С такими настройками раздать нельзя; откройте стол с другими.
error-log_full = За этим столом произошло уже так много, что теперь принимаются только ответы.
error-not_over = Это можно сделать, когда игра закончится.
error-no_such_moment = В этой игре нет такого момента, чтобы играть с него дальше.
error-no_such_eyes = За этим столом такой точки зрения нет.
error-eyes_of_others = Пока идёт игра, каждый видит только то, что видно с его места.
error-foreign_host = Этот сервер не знают под именем { $host }; если так и надо, запустите его с { $option } и этим адресом.
error-foreign_origin = Этот запрос пришёл с чужой страницы.
error-bad_message = Это сообщение нельзя понять.
error-message_long =
    В сообщении не больше { $most ->
        [one] { $most } байта
        [few] { $most } байт
       *[many] { $most } байт
    }.
error-hello_first = Сначала поздоровайтесь.
error-only_watching = Вы зритель; это могут только те, кто сидит за столом.
error-flood = Слишком много сообщений сразу; подождите немного.
error-chat_flood = Вы пишете быстрее, чем другие читают; подождите немного.
error-too_many_tables = Отсюда открыто слишком много столов; подождите минуту.
error-cannot_listen = Сервер не может слушать { $host }, порт { $port }: { $reason }.
error-busy = Стол очень занят; попробуйте ещё раз.
error-no_such_page = По этому адресу ничего нет.
error-our_fault = У нас что-то сломалось. Всё подтверждённое сохранено; попробуйте ещё раз.

error-not_called = Сначала скажите, куда вас звать.
error-too_many_channels = Вас можно звать самое большее в { $most } { $most ->
    [one] месте
    [few] местах
   *[other] местах
}; сначала уберите одно.
error-call_gone = Сюда вас не зовут или уже не зовут.
error-call_address = По такому адресу ничего не отправить; он начинается с { $scheme }.
error-call_name = По этому адресу сервер не найден.
error-call_private = Это адрес частной сети; туда этот сервер ничего не отправляет.
error-call_slow = Получатель слишком долго не отвечал.
error-call_broken = Связаться с получателем не удалось.
error-call_certificate = У получателя нет действительного сертификата, поэтому ничего не отправлено.
error-call_status = Получатель не принял сообщение (код { $status }).
error-call_chat = Нужен ещё номер или имя чата, как его знает { $service }.
error-call_no_mail = Этот сервер не отправляет писем.
error-call_mail = Письмо не отправилось; проверьте адрес или попробуйте позже.
error-call_mail_address = Это не почтовый адрес.
error-call_code = Это не тот код, что мы послали на этот ящик.
error-bad_mail_server = Почтовый сервер называют так: { $form }, а отправителя задаёт { $option }.
error-bad_contact = { $option } принимает { $forms }.

error-closed = Этот сервер закрытый: откройте его страницу и введите пароль.
error-bad_setting = Настройка { $setting } не может быть такой: { $value }. Она выглядит, например, так: { $wanted }.
error-bad_setting_file = Файл { $file } из настройки { $setting } не прочитать: { $reason }.
error-unknown_setting = Настройки { $setting } нет (источник: { $source }); есть такие: { $settings }.
error-cannot_listen_at = Сервер не может слушать { $path }: { $reason }.

error-server_closing = Сервер скоро остановится, и новых столов на нём не открывают; загляните чуть позже.
error-server_full = Столов здесь уже столько, сколько вмещает сервер; загляните, когда какой-нибудь освободится.
error-disk_full = На сервере почти не осталось места для партий, поэтому новых столов не открывают.
error-memory_full = Сервер сейчас переполнен, поэтому новых столов не открывают; попробуйте через несколько минут.
error-table_closed = Владелец сервера закрыл эту партию.
error-store_older = У хранилища { $store } формат старше; сначала перезапустите его сервер с этой программой.

error-not_known = Этот браузер ни с кем здесь не связан.
error-already_known = Этот браузер уже с кем-то связан; сначала отвяжите его.
error-phrase_word = Слова «{ $word }» в фразах для входа нет; проверьте, нет ли описки.
error-phrase_length = В фразе для входа { $wanted ->
    [one] { $wanted } слово
    [few] { $wanted } слова
   *[many] { $wanted } слов
}, а здесь их { $words }.
error-phrase_wrong = Такой фразы быть не может: какое-то слово не то или стоит не там.
error-phrase_unknown = Такой фразы здесь ни у кого нет; возможно, её заменили новой.
error-link_dead = Эта ссылка уже использована или устарела. Сделайте новую.
error-too_many_devices = У вас уже { $most ->
    [one] { $most } устройство
    [few] { $most } устройства
   *[many] { $most } устройств
}; сначала отвяжите одно.
error-too_many_guesses = Слишком много попыток отсюда; подождите несколько минут.
error-name_protected = Имя { $name } или похожее на него здесь уже закреплено; выберите другое.
