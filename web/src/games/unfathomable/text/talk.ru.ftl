### The talk of Unfathomable, as its buttons call it; the sentences themselves are those of the server (say-<name>).
### talk-<name> is the label of a phrase, play-say-<slot> asks for what it speaks of, talk-<slot>-<word> can be chosen there.
### The same ids stand in talk.en.ftl, talk.ru.ftl and talk.uk.ftl.

talk-help_one = Добавлю одну карту
talk-help_some = Добавлю несколько карт
talk-no_help = Не помогу
talk-can_help = Могу помочь
talk-ask_help = Попросить помощи
talk-ask_card = Спросить о карте
talk-reply = Ответить
talk-not_mine = Это не я
talk-only_mine = Только от меня
talk-accuse = Обвинить
talk-clear = Поручиться
talk-good = Сверху хорошая карта
talk-bad = Сверху плохая карта

play-say-much = сильно ли поможет?
play-say-amount = сильно ли помогут?
play-say-task = с чем помочь?
play-say-ability = о какой карте?
play-say-deck = в какой колоде?
play-say-skill = какой навык?

talk-much-no = Слабо
talk-much-yes = Сильно
talk-amount-little = Слабо
talk-amount-some = Умеренно
talk-amount-much = Сильно

talk-task-roll = Бросок кубика
talk-task-check = Проверка навыков
talk-task-move = Передвижение
talk-task-fight = Бой
talk-task-repair = Ремонт
talk-task-spell = Заклинания

talk-deck-mythos = Мифы
talk-deck-waypoint = Путевые точки
talk-deck-spell = Заклинания
talk-deck-item = Вещи

talk-named = «{ $name }»

talk-reminder = Общими словами: без названий и значений карт.
talk-reminder-check = Идёт проверка: не называйте карт, которые добавляете.
