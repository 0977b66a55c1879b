### Розмова в «Незбагненному», як її називають кнопки; самі фрази надходять із сервера (say-<name>).
### talk-<name> — назва фрази, play-say-<slot> питає, про що вона, talk-<slot>-<word> — що там можна вибрати.
### Ті самі ключі стоять у talk.en.ftl, talk.ru.ftl і talk.uk.ftl.

talk-help_one = Додам одну карту
talk-help_some = Додам кілька карт
talk-no_help = Не допоможу
talk-can_help = Можу допомогти
talk-ask_help = Попросити допомоги
talk-ask_card = Спитати про карту
talk-reply = Відповісти
talk-not_mine = Це не я
talk-only_mine = Тільки від мене
talk-accuse = Звинуватити
talk-clear = Поручитися
talk-good = Зверху добра карта
talk-bad = Зверху погана карта

play-say-much = чи дуже допоможе?
play-say-amount = чи дуже допоможуть?
play-say-task = з чим допомогти?
play-say-ability = про яку карту?
play-say-deck = у якій колоді?
play-say-skill = яке вміння?

talk-much-no = Трохи
talk-much-yes = Дуже
talk-amount-little = Трохи
talk-amount-some = Помірно
talk-amount-much = Дуже

talk-task-roll = Кидок кістки
talk-task-check = Перевірка вмінь
talk-task-move = Пересування
talk-task-fight = Бій
talk-task-repair = Ремонт
talk-task-spell = Заклинання

talk-deck-mythos = Міт
talk-deck-waypoint = Карти курсу
talk-deck-spell = Заклинання
talk-deck-item = Предмети

talk-named = «{ $name }»

talk-reminder = Загальними словами: без назв і значень карт.
talk-reminder-check = Триває перевірка: не називайте карт, які додаєте.
