### What the ship and her instruments say. The same ids stand in board.en.ftl, board.ru.ftl and board.uk.ftl.

## The ship

board-ship = Пароход «Атлантика» сверху
board-ship-name = АТЛАНТИКА
board-space = { $space }: { $what }
board-die = кубик { $numbers }
board-deep-ones = { $number ->
    [one] { $number } глубоководный
    [few] { $number } глубоководных
   *[other] { $number } глубоководных
}
board-passengers = { $number ->
    [one] { $number } пассажир, лицом вниз
    [few] { $number } пассажира, лицом вниз
   *[other] { $number } пассажиров, лицом вниз
}
board-person = { $name }, персонаж: { $character }
board-has-turn = сейчас ходит
board-damaged = повреждено, ремонт: { $skill } { $value }+
board-damaged-any = повреждено, ремонт: любые навыки { $value }+
board-empty = никого
board-is-asked = игра ждёт ответа
board-endangered = под угрозой поражения

## Instruments

board-dials = Ресурсы
board-dial = { $dial }: { $value } из 10
board-dial-low = { $dial }: { $value } из 10, на исходе
board-low = мало
board-track = { $track }: { $place }, шаг { $step } из { $last }
board-route = Маршрут
board-distance = Пройдено { $distance } из { $goal }
board-leg = { $name }, расстояние { $distance }
board-no-legs = Путевых точек пока нет
board-awakening-ahead = Пробуждение на { $distance }
board-awake = Пробуждение наступило
board-port = Бостон
board-supply = Запас
board-deep-ones-left = Глубоководных в запасе: { $number }
board-deep-ones-short = Глубоководных в запасе: { $number }, на исходе
board-passengers-left = Пассажиров в запасе: { $number }
board-titles = Звания
board-title-of = { $title }: { $name }
board-nobody = никто

## What can be done in a place

board-choices = { $name }: { $number ->
    [one] { $number } вариант
    [few] { $number } варианта
   *[other] { $number } вариантов
}
board-bar-damaged = Помещение повреждено: пока его не починят, действовать здесь нельзя.
board-bar-enemies = В помещении враги: действовать здесь нельзя.
board-bar-used = Действие этой области в этот ход уже выполнили.

## What monsters would do if they activated now

board-ahead-attack = Глубоководный нападёт здесь на одного из них: { $names }.
board-ahead-passenger = Глубоководный расправится здесь с пассажиром.
board-ahead-damage = Глубоководный повредит это помещение.
board-ahead-move = Глубоководный уйдёт отсюда дальше: { $space }.
board-ahead-hydra = { $monarch } повредит это помещение.
board-ahead-dagon = { $monarch } высадит здесь глубоководных.
board-ahead-drift = Когда судно пойдёт дальше, монстров снесёт отсюда: { $space }.
board-ahead-sink = Когда судно пойдёт дальше, монстры отсюда уйдут в пучину.

## The parts of the board

board-tabs = Что показано
board-tab-ship = Судно
board-tab-event = Событие
board-tab-voyage = Плавание
board-fit = Показать всё судно
board-nearer = Приблизить
board-fit-text = Снова всё сразу, от носа до кормы.
board-nearer-text = Тогда видны названия. То же делают два пальца или двойное касание.
board-open-voyage = Показать плавание со всеми приборами

## What is being decided

board-choosing = Ваш выбор
board-scene-roll = Бросок
board-scene-check = Проверка
board-scene-crisis = Радиограмма
board-put-away = Убрать
board-no-event = Сейчас ничего не решается. Следующая радиограмма придёт в конце хода.
board-turning = Открываем карты проверки.
board-add-nothing = Ничего не добавлять
board-add =
    { $number ->
        [one] Добавить { $number } карту: { $sum }
        [few] Добавить { $number } карты: { $sum }
       *[other] Добавить { $number } карт: { $sum }
    }

## Decks

board-decks = Колоды
board-deck = { $deck }: { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[other] { $number } карт
}
board-discard = в сбросе сверху: { $card }
board-known-cards = { $deck }: { $number ->
    [one] вы знаете { $number } карту
    [few] вы знаете { $number } карты
   *[other] вы знаете { $number } карт
}

## The end

board-end-cast = Кто кем был
board-end-no-hand = Пустая рука
board-end-ship = Что стало с судном
board-end-damaged = Повреждено помещений
board-end-deep-ones = Глубоководных в запасе
board-end-distance = Пройдено
board-end-humans = Люди победили
board-end-traitors = Предатели победили
board-end-you-human = Вы были человеком.
board-end-you-hybrid = Вы были гибридом.
board-end-you-cultist = Вы были культистом.
board-end-turning = Переломные моменты
board-end-narrow = Не хватило самой малости: «{ $name }», { $total } из { $target }.
board-end-checks = Кто что добавил
board-end-checks-text = С концом партии кончается и тайна проверок: все карты открыты.
board-end-show = Открыть все проверки
board-end-opening = Открываем проверки…
board-end-nobody-added = Никто не добавил карт.
board-end-no-checks = Проверок не было.
