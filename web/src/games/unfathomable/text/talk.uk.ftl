### The talk of Unfathomable, as its buttons call it; the sentences themselves are those of the server (say-<name>).
### talk-<name> is the label of a phrase, play-say-<slot> asks for what it speaks of, talk-<slot>-<word> can be chosen there.
### The same ids stand in talk.en.ftl, talk.ru.ftl and talk.uk.ftl.

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
