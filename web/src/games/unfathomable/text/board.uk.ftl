### What the ship and her instruments say. The same ids stand in board.en.ftl, board.ru.ftl and board.uk.ftl.

## The ship

board-ship = Пароплав «Атлантика» згори
board-ship-name = АТЛАНТИКА
board-space = { $space }: { $what }
board-die = кістка { $numbers }
board-deep-ones = { $number ->
    [one] { $number } глибоководний
    [few] { $number } глибоководні
   *[other] { $number } глибоководних
}
board-passengers = { $number ->
    [one] { $number } пасажир, долілиць
    [few] { $number } пасажири, долілиць
   *[other] { $number } пасажирів, долілиць
}
board-person = { $name }, персонаж: { $character }
board-has-turn = зараз ходить
board-damaged = пошкоджено, ремонт: { $skill } { $value }+
board-damaged-any = пошкоджено, ремонт: будь-які вміння { $value }+
board-empty = нікого
board-is-asked = гра чекає на відповідь
board-endangered = під загрозою поразки

## Instruments

board-dials = Ресурси
board-dial = { $dial }: { $value } з 10
board-dial-low = { $dial }: { $value } з 10, закінчується
board-low = мало
board-track = { $track }: { $place }, крок { $step } з { $last }
board-route = Маршрут
board-distance = Пройдено { $distance } з { $goal }
board-leg = { $name }, відстань { $distance }
board-no-legs = Карт курсу ще немає
board-awakening-ahead = Пробудження на { $distance }
board-awake = Пробудження настало
board-port = Бостон
board-supply = Запас
board-deep-ones-left = Глибоководних у запасі: { $number }
board-deep-ones-short = Глибоководних у запасі: { $number }, закінчуються
board-passengers-left = Пасажирів у запасі: { $number }
board-titles = Посади
board-title-of = { $title }: { $name }
board-nobody = ніхто

## What can be done in a place

board-choices = { $name }: { $number ->
    [one] { $number } варіант
    [few] { $number } варіанти
   *[other] { $number } варіантів
}
board-bar-damaged = Приміщення пошкоджене: доки його не полагодять, діяти тут не можна.
board-bar-enemies = У приміщенні вороги: діяти тут не можна.
board-bar-used = Дію цієї зони цього ходу вже виконали.

## What monsters would do if they activated now

board-ahead-attack = Глибоководний нападе тут на когось із них: { $names }.
board-ahead-passenger = Глибоководний розправиться тут із пасажиром.
board-ahead-damage = Глибоководний пошкодить це приміщення.
board-ahead-move = Глибоководний піде звідси далі: { $space }.
board-ahead-hydra = { $monarch } пошкодить це приміщення.
board-ahead-dagon = { $monarch } висадить тут глибоководних.
board-ahead-drift = Коли корабель піде далі, монстрів знесе звідси: { $space }.
board-ahead-sink = Коли корабель піде далі, монстри звідси підуть у Глибини.

## The parts of the board

board-tabs = Що показано
board-tab-ship = Корабель
board-tab-event = Подія
board-tab-voyage = Плавання
board-fit = Показати весь корабель
board-nearer = Наблизити
board-fit-text = Знову все відразу, від носа до корми.
board-nearer-text = Тоді видно назви. Те саме роблять два пальці або подвійний дотик.
board-open-voyage = Показати плавання з усіма приладами

## What is being decided

board-choosing = Ваш вибір
board-scene-roll = Кидок
board-scene-check = Перевірка
board-scene-crisis = Радіограма
board-put-away = Прибрати
board-no-event = Зараз нічого не вирішується. Наступна радіограма надійде наприкінці ходу.
board-turning = Відкриваємо карти перевірки.
board-add-nothing = Нічого не додавати
board-add =
    { $number ->
        [one] Додати { $number } карту: { $sum }
        [few] Додати { $number } карти: { $sum }
       *[other] Додати { $number } карт: { $sum }
    }

## Decks

board-decks = Колоди
board-deck = { $deck }: { $number ->
    [one] { $number } карта
    [few] { $number } карти
   *[other] { $number } карт
}
board-discard = у скиді зверху: { $card }
board-known-cards = { $deck }: { $number ->
    [one] ви знаєте { $number } карту
    [few] ви знаєте { $number } карти
   *[other] ви знаєте { $number } карт
}

## The end

board-end-cast = Хто ким був
board-end-no-hand = Порожня рука
board-end-ship = Що сталося з кораблем
board-end-damaged = Пошкоджено приміщень
board-end-deep-ones = Глибоководних у запасі
board-end-distance = Пройдено
board-end-humans = Люди перемогли
board-end-traitors = Зрадники перемогли
board-end-you-human = Ви були людиною.
board-end-you-hybrid = Ви були гібридом.
board-end-you-cultist = Ви були культистом.
board-end-turning = Переломні моменти
board-end-narrow = Забракло зовсім трохи: «{ $name }», { $total } із { $target }.
board-end-checks = Хто що додав
board-end-checks-text = Із кінцем партії скінчилася й таємниця перевірок: усі карти відкрито.
board-end-show = Відкрити всі перевірки
board-end-opening = Відкриваємо перевірки…
board-end-nobody-added = Ніхто не додав карт.
board-end-no-checks = Перевірок не було.
