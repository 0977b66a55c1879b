### What the terminal says at a table of Unfathomable. The same ids stand in unfathomable.en.ftl, .ru.ftl and .uk.ftl.
### Names of players, cards and spaces come ready and are never inflected.

## Header

terminal-unfathomable-actions = осталось действий: { $number }
terminal-unfathomable-barricaded = люки задраены

## The ship

terminal-unfathomable-ship = Судно
# $sign: that of a Deep One
terminal-unfathomable-box = ({ $sign } в запасе: { $number })

## The voyage

terminal-unfathomable-voyage = Плавание
terminal-unfathomable-distance = Расстояние { $number } из { $whole }
terminal-unfathomable-waypoints = Путевые точки:
terminal-unfathomable-damage = Повреждения:
terminal-unfathomable-any = любой { $value }
terminal-unfathomable-passengers = Пассажиры:
terminal-unfathomable-on-deck = на палубе { $number }
terminal-unfathomable-supply = в запасе { $number }
terminal-unfathomable-lost = погибло { $number }
terminal-unfathomable-decks = Колоды:
terminal-unfathomable-deck-mythos = мифы { $number }
terminal-unfathomable-deck-waypoint = путевые точки { $number }
terminal-unfathomable-deck-spell = заклинания { $number }
terminal-unfathomable-deck-item = вещи { $number }
terminal-unfathomable-deck-damage = повреждения { $number }
terminal-unfathomable-deck-chaos = хаос { $number }
terminal-unfathomable-deck-role = роли { $number }
# Cards of decks, each with its place
terminal-unfathomable-known = Вам известны, считая сверху:
terminal-unfathomable-skills = Навыки:

## What goes on

terminal-unfathomable-moment = Сейчас
terminal-unfathomable-decides = решает { $name }
terminal-unfathomable-or = Или: { $text }
terminal-unfathomable-then = Затем: { $icons }
terminal-unfathomable-target = Цель { $number }
terminal-unfathomable-partial = частично { $number }
terminal-unfathomable-check = Проверка: { $name }
terminal-unfathomable-no-chaos = Карты хаоса в эту проверку не идут.
terminal-unfathomable-pile = В стопке: { $number }
terminal-unfathomable-mine = Вы добавили:
terminal-unfathomable-supporting = Положительные:
terminal-unfathomable-opposing = Отрицательные:
terminal-unfathomable-bonus = Свойства: { $by }
# $result: how the check would end
terminal-unfathomable-total = Итог { $total } из { $target }: { $result }
# $why: what the die is rolled for
terminal-unfathomable-roll = Бросок, { $name }: { $why }
terminal-unfathomable-wanted = нужно { $faces }
terminal-unfathomable-modifier = модификатор { $by }
terminal-unfathomable-thrown = кубик { $face }, результат { $result }
terminal-unfathomable-not-thrown = ещё не брошен
terminal-unfathomable-drawn-damage = Взято повреждение: { $name }
terminal-unfathomable-victim = Под угрозой поражения: { $name }
terminal-unfathomable-passenger = Пассажир под угрозой: { $space }
terminal-unfathomable-passenger-supply = Под угрозой пассажир из запаса

## Players

terminal-unfathomable-players = Игроки
terminal-unfathomable-revealed = разоблачение: { $role }

## Mine

# $cover: what hides the roles
terminal-unfathomable-covered = роли ({ $number }) { $cover } покажет r
terminal-unfathomable-no-role = карты роли ещё нет
# What the picked cards are worth
terminal-unfathomable-worth = значение { $value } из { $least }

## Enlarged

terminal-unfathomable-copies = Карт с таким значением в колоде: { $number }
terminal-unfathomable-covers = Расстояние { $number }
terminal-unfathomable-price = { $dial } сразу: −{ $number }
terminal-unfathomable-numbers = Кубик: { $numbers }
terminal-unfathomable-leads = Стрелки ведут сюда: { $space }
terminal-unfathomable-empty = Здесь никого нет.
terminal-unfathomable-deep-ones =
    { $number ->
        [one] { $number } глубоководный
        [few] { $number } глубоководных
       *[many] { $number } глубоководных
    }
terminal-unfathomable-here =
    { $number ->
        [one] { $number } пассажир
        [few] { $number } пассажира
       *[many] { $number } пассажиров
    }
terminal-unfathomable-ability = Свойство: { $name }
terminal-unfathomable-feat = Подвиг: { $name }
terminal-unfathomable-reveal = При саморазоблачении: { $name }
terminal-unfathomable-starts = Начинает здесь: { $space }
terminal-unfathomable-brings = Приносит: { $item }

## Signs

terminal-unfathomable-sign-seat = персонаж, по месту; разоблачённый предатель красный
terminal-unfathomable-sign-deep-one = глубоководные и их число
terminal-unfathomable-sign-passenger = пассажиры и их число
terminal-unfathomable-sign-damage = повреждённое помещение
terminal-unfathomable-sign-water = водная область
terminal-unfathomable-sign-number = палуба или помещение, по результату кубика
terminal-unfathomable-sign-hand = карты навыков на руке
terminal-unfathomable-sign-feat = подвиг ещё не совершён
terminal-unfathomable-sign-role = закрытая карта роли
terminal-unfathomable-sign-asked = ждём ответа

## Talk

terminal-talk-help_one = Добавлю одну карту…
terminal-talk-help_some = Добавлю несколько карт…
terminal-talk-can_help = Могу помочь…
terminal-talk-ask_help = Попросить помощи…
terminal-talk-ask_card = Спросить о карте…
terminal-talk-not_mine = Это не я: таких карт не беру…
terminal-talk-only_mine = Такие карты могли быть только от меня…
terminal-talk-good = Сверху хорошая карта…
terminal-talk-bad = Сверху плохая карта…

## The end

terminal-unfathomable-nobody-wins = Никто не победил.
