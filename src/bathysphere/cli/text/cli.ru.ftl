### What only the command line says. The same ids stand in cli.en.ftl and cli.uk.ftl.

cli-resume-with = Продолжить её: { $command }
cli-playing = Идёт игра
cli-by-seat =
    { $games ->
        [one] { $games } партия, по местам
        [few] { $games } партии, по местам
       *[many] { $games } партий, по местам
    }
cli-by-source = Очки по источникам
cli-by-bot = По ботам
cli-seat = Место
cli-seats = Мест
cli-bot = Бот
cli-wins = Победы
cli-even = При равных силах
cli-by-side = Победы сторон
cli-by-reason = Чем кончались партии
cli-by-rating = Одиночные победы с оценкой
cli-games = Партии
cli-undecided = Прервано, никто не победил
cli-length = Ответов за партию: в среднем { $average }, от { $shortest } до { $longest }; с выбором — { $real }. Общих побед: { $shared }.
cli-rounds = Раундов за партию: медиана { $median }, от { $shortest } до { $longest }.
cli-written = Итоги записаны: { $path }
cli-verified = Запись цела, не изменена и сыграна по правилам: { $path }
cli-verified-facts = { $game }, версия правил { $rules }. Мест: { $seats }. Ответов: { $answers }. Сверено контрольных сумм: { $checks }.
cli-commitment = Отпечаток зерна: { $commitment }
cli-fair = Раздача честная: зерно следует из секрета, обещанного хешем { $commitment }, и слагаемых от игроков (всего { $players }).
cli-unfinished = Партия ещё не окончена.

# bathysphere serve
cli-serving = Столы открыты: { $address } (хранилище: { $store }). Ctrl+C останавливает сервер; ничего не пропадёт.

# bathysphere backup
cli-backed-up = Резервная копия записана: { $path } ({ $size } МБ)

# The package has extras for those who want more than the engine.
cli-not-installed = Для этого нужны пакеты, которые не установлены. Установите их: { $install }

check-held =
    { $games ->
        [one] { $games } случайная партия прошла проверку
        [few] { $games } случайные партии прошли проверку
       *[other] { $games } случайных партий прошли проверку
    }. Состояний: { $states }, из них изучено подробно: { $looked }, сравнений с заново разданными мирами: { $pairs }.
check-broken = Случайная партия { $number }, игроков: { $players }. Нарушено требование к играм: { $reason }

# bathysphere restore, bathysphere admin
cli-restored = Столы из { $path } теперь в { $store }
admin-table = Стол
admin-game = Игра
admin-status = Состояние
admin-seats = Места
admin-made = Открыт (UTC)
admin-changed = Последнее изменение (UTC)
admin-entries = Записей в журнале
admin-answers = Ответов
admin-due = Ходит сам (UTC)
admin-loads = Загружается
admin-closed = Партия за столом { $table } закрыта
admin-deleted = Стол { $table } удалён
admin-exported = Стол { $table } записан в { $path } со всеми секретами; записей: { $entries }
admin-imported = Стол { $table } принят из { $path }
admin-repair-sound = { $table }: журнал цел ({ $entries }); сводка и снимок сделаны по нему заново
admin-repair-broken = { $table }: журнал цел до записи { $good } из { $entries }; ничего не изменено. Выгрузите стол, потом обрежьте журнал: --cut
admin-repair-cut = { $table }: журнал обрезан после записи { $good } из { $entries }
admin-repair-other-rules = { $table }: играли по другим правилам; ничего не изменено
admin-said = Теперь это видят все, время показа в минутах: { $minutes }
admin-stopping = Серверы остановятся, осталось минут: { $minutes }; все предупреждены, новых столов не открывают
admin-taken-back = Больше ничего не объявлено и ничего не остановится
