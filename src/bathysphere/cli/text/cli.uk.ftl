### What only the command line says. The same ids stand in cli.en.ftl and cli.ru.ftl.

cli-resume-with = Продовжити її: { $command }
cli-playing = Триває гра
cli-by-seat =
    { $games ->
        [one] { $games } партія, за місцями
        [few] { $games } партії, за місцями
       *[many] { $games } партій, за місцями
    }
cli-by-source = Очки за джерелами
cli-by-bot = За ботами
cli-seat = Місце
cli-seats = Місць
cli-bot = Бот
cli-wins = Перемоги
cli-even = За рівних сил
cli-by-side = Перемоги сторін
cli-by-reason = Чим закінчувалися партії
cli-by-rating = Одиночні перемоги з оцінкою
cli-games = Партії
cli-undecided = Перервано, ніхто не переміг
cli-length = Відповідей за партію: у середньому { $average }, від { $shortest } до { $longest }; з вибором — { $real }. Спільних перемог: { $shared }.
cli-rounds = Раундів за партію: медіана { $median }, від { $shortest } до { $longest }.
cli-written = Підсумки записано: { $path }
cli-verified = Запис цілий, незмінений і зіграний за правилами: { $path }
cli-verified-facts = { $game }, версія правил { $rules }. Місць: { $seats }. Відповідей: { $answers }. Звірено контрольних сум: { $checks }.
cli-commitment = Відбиток зерна: { $commitment }
cli-fair = Роздача чесна: зерно випливає із секрету, обіцяного гешем { $commitment }, та доданків від гравців (їх { $players }).
cli-unfinished = Партію ще не завершено.

# bathysphere serve
cli-serving = Столи відкрито: { $address } (сховище: { $store }). Ctrl+C зупиняє сервер; нічого не зникне.

# bathysphere backup
cli-backed-up = Резервну копію записано: { $path } ({ $size } МБ)

# The package has extras for those who want more than the engine.
cli-not-installed = Для цього потрібні пакети, яких не встановлено. Встановіть їх: { $install }

check-held =
    { $games ->
        [one] { $games } випадкова партія пройшла перевірку
        [few] { $games } випадкові партії пройшли перевірку
       *[other] { $games } випадкових партій пройшли перевірку
    }. Станів: { $states }, з них докладно розглянуто: { $looked }, порівнянь із наново розданими світами: { $pairs }.
check-broken = Випадкова партія { $number }, гравців: { $players }. Порушено вимогу до ігор: { $reason }

# bathysphere restore, bathysphere admin
cli-restored = Столи з { $path } тепер у { $store }
admin-table = Стіл
admin-game = Гра
admin-status = Стан
admin-seats = Місця
admin-made = Відкрито (UTC)
admin-changed = Остання зміна (UTC)
admin-entries = Записів у журналі
admin-answers = Відповідей
admin-due = Ходить сам (UTC)
admin-loads = Завантажується
admin-closed = Партію за столом { $table } закрито
admin-deleted = Стіл { $table } видалено
admin-exported = Стіл { $table } записано в { $path } з усіма секретами; записів: { $entries }
admin-imported = Стіл { $table } прийнято з { $path }
admin-repair-sound = { $table }: журнал цілий ({ $entries }); підсумок і знімок зроблено за ним заново
admin-repair-broken = { $table }: журнал цілий до запису { $good } з { $entries }; нічого не змінено. Вивантажте стіл, потім обріжте журнал: --cut
admin-repair-cut = { $table }: журнал обрізано після запису { $good } з { $entries }
admin-repair-other-rules = { $table }: грали за іншими правилами; нічого не змінено
admin-said = Тепер це бачать усі, час показу у хвилинах: { $minutes }
admin-stopping = Сервери зупиняться, лишилося хвилин: { $minutes }; усіх попереджено, нових столів не відкривають
admin-taken-back = Більше нічого не оголошено і нічого не зупиниться
