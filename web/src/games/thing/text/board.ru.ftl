### What the board of The Thing says. The same ids stand in board.en.ftl, board.ru.ftl and board.uk.ftl.

## The table

thing-seats = За столом
thing-you = вы
thing-burned = вне игры
thing-cards = { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[other] { $number } карт
}
thing-quarantined = { $turns ->
    [one] карантин, ещё { $turns } ход
    [few] карантин, ещё { $turns } хода
   *[other] карантин, ещё { $turns } ходов
}
thing-has-turn = сейчас ходит
thing-is-asked = ждём ответа
thing-marked = ваша пометка: { $mark }
thing-rumour = { $name }: { $text }
thing-way = Ход идёт { $way }.
thing-door = { $number ->
    [1] Заколоченная дверь между соседями: { $one } и { $other }
   *[other] Заколоченные двери ({ $number }) между соседями: { $one } и { $other }
}
thing-deck = Колода: { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[other] { $number } карт
}. Рубашка следующей: { $next }.
thing-planted = Сверху: { $card }
thing-discard = Сброс
thing-in-play = Открытые карты
thing-scene-exchange = Обмен: { $name } и { $target }
thing-scene-attack = { $name }: { $card } → { $target }
thing-scene-panic = Паника! { $name }: { $card }
thing-sign-seat-text = Маленькие рубашки — карты в руке. Лампа — ждут ответа. Полосатая рамка — карантин и сколько ходов осталось. Глаз — часть этих карт вам известна. Знак внизу слева — что последним сказали об этом игроке и кто.
thing-sign-deck-text = Отсюда берут следующую карту. По рубашке все видят, событие это или паника.
thing-sign-discard-text = Сброшенные и сыгранные карты, рубашкой вверх. Когда колода кончится, они станут новой.
thing-sign-hand-text = Эти карты видит только их хозяин.
thing-sign-ash-text = Этот игрок больше не ходит; какие у него были карты, никто не узнает.

## The hand

thing-hand = { $number ->
    [one] Ваша рука: { $number } карта
    [few] Ваша рука: { $number } карты
   *[other] Ваша рука: { $number } карт
}
thing-empty-hand = Карт в руке нет.
thing-you-are-out = Вас сожгли, вы вне игры. Можно смотреть и говорить с теми, кто тоже выбыл.
thing-drawn = Только что взяты: оставьте одну
thing-my-role = Моя роль
thing-i-am-human = Вы человек
thing-i-am-infected = Вас заразили
thing-i-am-thing = Вы — Нечто
thing-known-human = Только вы, да ещё Нечто: оно видит всех насквозь. Сказать об этом можно, но так скажет каждый.
thing-known-infected = Только вы и Нечто: это { $name }. Остальные всё ещё считают вас человеком.
thing-known-thing = Только вы и те, кого вы заразите. Сами вы знаете роли всех.
thing-choose-seat = { $number ->
    [1] Выберите место
   *[other] Выберите место ({ $number })
}
thing-do-play = Сыграть
thing-do-discard = Сбросить
thing-do-offer = Предложить
thing-do-give = Отдать
thing-do-defend = Защититься
thing-do-swap = Поменять
thing-partner = Обмен в конце хода: { $name }
thing-no-exchange-door = Обмена не будет: дверь ({ $name })
thing-no-exchange-quarantine = Обмена не будет: карантин ({ $name })
thing-put-back-text = Карта остаётся у вас, можно выбрать снова.
thing-put-back = Вернуть карту в руку

## What I know and think

thing-sheet = Заметки
thing-sheet-intro = Что вы точно знаете о каждом, что было сказано и что вы об этом думаете.
thing-known = В этой руке, насколько вам известно
thing-known-sure = Точно там:
thing-known-lost = { $lost ->
    [one] С тех пор из руки ушла { $lost } карта: из этих карт ({ $cards }) одной может не быть.
    [few] С тех пор из руки ушли { $lost } карты: из этих карт ({ $cards }) стольких же может не быть.
   *[other] С тех пор из руки ушло { $lost } карт: из этих карт ({ $cards }) стольких же может не быть.
}
thing-lost-short = −{ $lost }
thing-topic-shown = Показано
thing-topic-exchange = Между вами
thing-topic-fire = Огонь
thing-topic-said = Сказано
thing-topic-about = Сказано об игроке
thing-turn = ход { $number }
thing-dossier-empty = Пока ничего. Здесь появится всё, что вам покажут из этой руки, ваши обмены, огонь и слова.
thing-entries = { $number ->
    [one] { $number } запись
    [few] { $number } записи
   *[other] { $number } записей
}
thing-no-entries = пока ничего
thing-no-fire = Пока никого не сожгли. Здесь будет видно, кто кого сжёг.
thing-fire = { $name } сжигает: { $target }
thing-burned-by = Огонь: { $name }, ход { $turn }
thing-note-on = Заметка: { $name }
thing-notes = Мои заметки
thing-notes-empty = Кто где сидел, кто лгал, за кем следить…
thing-notes-private = Пометки и заметки остаются в этом браузере, их не видит никто другой.
thing-mark-of = { $name }, ваша пометка: { $mark }. Нажмите, чтобы сменить
thing-mark-none = без пометки
thing-mark-human = человек?
thing-mark-infected = заражение?
thing-mark-thing = Нечто?
thing-mark-trust = доверяю
thing-mark-doubt = сомневаюсь

## A card in full

thing-use-infection = Из руки не играется никогда.
thing-use-action = Играется в свой ход.
thing-use-defence = Играется только в ответ; взамен сразу берут новую карту.
thing-use-obstacle = Играется в свой ход и остаётся на столе.
thing-use-panic = Действует, как только её взяли; в руку не попадает.
thing-copies = В коробке: { $number }.

## Moments

thing-moment-from = { $name } отдаёт вам в обмен
thing-moment-passed = { $name } передаёт вам
thing-moment-human = Вы всё ещё человек.
thing-moment-human-infection = Не от Нечто: вы всё ещё человек.
thing-moment-infected = От самого Нечто: вы заражены.
thing-moment-announced = { $name } объявляет: людей не осталось!
thing-moment-right = Это правда. Людей больше нет.
thing-moment-wrong = Это неправда. Люди ещё есть.
thing-moment-was-thing = { $name } — это и было Нечто!
thing-moment-go = Дальше
thing-moment-hold = Затаите дыхание…

## After the end

thing-cast = Роли и карты, открыто
thing-story = Как всё было
thing-story-empty = Никого не заразили и никого не сожгли.
thing-story-infected = { $name } заражает: { $target }
thing-story-burned = { $name } сжигает: { $target } ({ $role })
thing-story-fourth = { $target } выбывает с четвёртой картой «Заражение!»

## Cards in a line

thing-effect-the_thing = Вы — Нечто. Карта всегда с вами.
thing-effect-infected = Из колоды безвредна, из чужих рук — нет.
thing-effect-flamethrower = Сжечь соседа.
thing-effect-analysis = Увидеть руку соседа.
thing-effect-axe = Снять карантин или дверь.
thing-effect-suspicion = Увидеть случайную карту соседа.
thing-effect-whisky = Показать всем свою руку.
thing-effect-persistence = Взять 3, оставить 1, играть дальше.
thing-effect-watch_your_back = Сменить направление хода.
thing-effect-change_places = Поменяться местом с соседом.
thing-effect-better_run = Поменяться местом с кем угодно.
thing-effect-seduction = Обмен с кем угодно; ход окончен.
thing-effect-fear = Отказ от обмена; карту вы увидите.
thing-effect-fine_here = Остаться на своём месте.
thing-effect-no_thanks = Отказ от обмена.
thing-effect-missed = Меняется следующий за вами.
thing-effect-no_barbecue = Спастись от огня.
thing-effect-quarantine = Запереть на 3 хода.
thing-effect-barred_door = Забить проход к соседу.
thing-effect-old_ropes = Все карантины сняты.
thing-effect-one_two = Поменяться с третьим сбоку.
thing-effect-three_four = Все двери сняты.
thing-effect-party = Без преград; места меняют парами.
thing-effect-get_out = Поменяться местом с кем угодно.
thing-effect-forgetful = Сбросить 3 карты, взять 3.
thing-effect-chain_reaction = Каждый передаёт карту дальше.
thing-effect-be_friends = Обмен с кем угодно.
thing-effect-blind_date = Обмен карты с колодой.
thing-effect-oops = Показать всем свою руку.
thing-effect-between_us = Показать руку соседу.
thing-effect-confession = Все показывают или отказываются.
