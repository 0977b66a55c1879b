### What the terminal says at a table of Unfathomable. The same ids stand in unfathomable.en.ftl, .ru.ftl and .uk.ftl.
### Names of players, cards and spaces come ready and are never inflected.

## Header

terminal-unfathomable-actions = лишилося дій: { $number }
terminal-unfathomable-barricaded = люки задраєно

## The ship

terminal-unfathomable-ship = Корабель
# $sign: that of a Deep One
terminal-unfathomable-box = ({ $sign } у запасі: { $number })

## The voyage

terminal-unfathomable-voyage = Плавання
terminal-unfathomable-distance = Відстань { $number } з { $whole }
terminal-unfathomable-waypoints = Карти курсу:
terminal-unfathomable-damage = Пошкодження:
terminal-unfathomable-any = будь-яке { $value }
terminal-unfathomable-passengers = Пасажири:
terminal-unfathomable-on-deck = на палубі { $number }
terminal-unfathomable-supply = у запасі { $number }
terminal-unfathomable-lost = загинуло { $number }
terminal-unfathomable-decks = Колоди:
terminal-unfathomable-deck-mythos = міти { $number }
terminal-unfathomable-deck-waypoint = карти курсу { $number }
terminal-unfathomable-deck-spell = заклинання { $number }
terminal-unfathomable-deck-item = предмети { $number }
terminal-unfathomable-deck-damage = пошкодження { $number }
terminal-unfathomable-deck-chaos = хаос { $number }
terminal-unfathomable-deck-role = лояльність { $number }
# Cards of decks, each with its place
terminal-unfathomable-known = Вам відомі, рахуючи згори:
terminal-unfathomable-skills = Уміння:

## What goes on

terminal-unfathomable-moment = Зараз
terminal-unfathomable-decides = вирішує { $name }
terminal-unfathomable-or = Або: { $text }
terminal-unfathomable-then = Потім: { $icons }
terminal-unfathomable-target = Ціль { $number }
terminal-unfathomable-partial = частково { $number }
terminal-unfathomable-check = Перевірка: { $name }
terminal-unfathomable-no-chaos = Карти хаосу до цієї перевірки не йдуть.
terminal-unfathomable-pile = У стосі: { $number }
terminal-unfathomable-mine = Ви додали:
terminal-unfathomable-supporting = Підтримка:
terminal-unfathomable-opposing = Завада:
terminal-unfathomable-bonus = Властивості: { $by }
# $result: how the check would end
terminal-unfathomable-total = Результат { $total } з { $target }: { $result }
# $why: what the die is rolled for
terminal-unfathomable-roll = Кидок, { $name }: { $why }
terminal-unfathomable-wanted = треба { $faces }
terminal-unfathomable-modifier = модифікатор { $by }
terminal-unfathomable-thrown = кістка { $face }, результат { $result }
terminal-unfathomable-not-thrown = ще не кинуто
terminal-unfathomable-drawn-damage = Узято пошкодження: { $name }
terminal-unfathomable-victim = Під загрозою поразки: { $name }
terminal-unfathomable-passenger = Пасажир під загрозою: { $space }
terminal-unfathomable-passenger-supply = Під загрозою пасажир із запасу

## Players

terminal-unfathomable-players = Гравці
terminal-unfathomable-revealed = відкрито: { $role }

## Mine

# $cover: what hides the roles
terminal-unfathomable-covered = лояльність ({ $number }) { $cover } покаже r
terminal-unfathomable-no-role = карти лояльності ще немає
# What the picked cards are worth
terminal-unfathomable-worth = значення { $value } з { $least }

## Enlarged

terminal-unfathomable-copies = Карт із таким значенням у колоді: { $number }
terminal-unfathomable-covers = Відстань { $number }
terminal-unfathomable-price = { $dial } одразу: −{ $number }
terminal-unfathomable-numbers = Кістка: { $numbers }
terminal-unfathomable-leads = Стрілки ведуть сюди: { $space }
terminal-unfathomable-empty = Тут нікого немає.
terminal-unfathomable-deep-ones =
    { $number ->
        [one] { $number } глибоководний
        [few] { $number } глибоководні
       *[many] { $number } глибоководних
    }
terminal-unfathomable-here =
    { $number ->
        [one] { $number } пасажир
        [few] { $number } пасажири
       *[many] { $number } пасажирів
    }
terminal-unfathomable-ability = Властивість: { $name }
terminal-unfathomable-feat = Звитяга: { $name }
terminal-unfathomable-reveal = Коли оголошує зраду: { $name }
terminal-unfathomable-starts = Починає тут: { $space }
terminal-unfathomable-brings = Приносить: { $item }

## Signs

terminal-unfathomable-sign-seat = персонаж, за місцем; відкритий зрадник червоний
terminal-unfathomable-sign-deep-one = глибоководні та їхнє число
terminal-unfathomable-sign-passenger = пасажири та їхнє число
terminal-unfathomable-sign-damage = пошкоджене приміщення
terminal-unfathomable-sign-water = водна зона
terminal-unfathomable-sign-number = палуба або приміщення, за результатом кістки
terminal-unfathomable-sign-hand = карти вмінь на руці
terminal-unfathomable-sign-feat = звитягу ще не здійснено
terminal-unfathomable-sign-role = закрита карта лояльності
terminal-unfathomable-sign-asked = чекаємо на відповідь

## Talk

terminal-talk-help_one = Додам одну карту…
terminal-talk-help_some = Додам кілька карт…
terminal-talk-can_help = Можу допомогти…
terminal-talk-ask_help = Попросити допомоги…
terminal-talk-ask_card = Спитати про карту…
terminal-talk-not_mine = Це не я: таких карт не беру…
terminal-talk-only_mine = Такі карти могли бути тільки від мене…
terminal-talk-good = Зверху добра карта…
terminal-talk-bad = Зверху погана карта…

## The end

terminal-unfathomable-nobody-wins = Ніхто не переміг.
