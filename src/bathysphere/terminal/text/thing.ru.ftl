### What the terminal says at a table of The Thing. The same ids stand in thing.en.ftl, thing.ru.ftl and thing.uk.ftl.
### Names of players come ready and are never inflected.

## The table

terminal-thing-table = За столом
terminal-thing-players = В порядке хода
terminal-thing-exchange = Обмен
terminal-thing-due = обмен в конце хода
terminal-thing-out = вне игры
terminal-thing-revenge = Нечто мертво, месть идёт
terminal-thing-burned = огонь: { $name }, ход { $turn }
terminal-thing-fourth = четвёртое заражение, ход { $turn }
# So many of the cards that are known may have left the hand since
terminal-thing-lost = (минус { $number })

## Mine

# $cover: what hides the role
terminal-thing-covered = роль { $cover } покажет r
terminal-thing-drawn = Взятые карты:

## Enlarged

terminal-thing-use-infection = Из руки не играется никогда.
terminal-thing-use-action = Играется в свой ход.
terminal-thing-use-defence = Играется только в ответ; взамен сразу берут новую карту.
terminal-thing-use-obstacle = Играется в свой ход и остаётся на столе.
terminal-thing-use-panic = Действует, как только её взяли; в руку не попадает.
terminal-thing-copies = За этим столом таких карт: { $number }
terminal-thing-quarantined =
    Карантин, { $turns ->
        [one] ещё { $turns } ход
        [few] ещё { $turns } хода
       *[many] ещё { $turns } ходов
    }
terminal-thing-at-left = Слева: { $name }
terminal-thing-at-right = Справа: { $name }
terminal-thing-known = В этой руке, насколько вам известно:
terminal-thing-unknown = Об этой руке вам ничего не известно.

## Signs

terminal-thing-sign-event = рубашка события
terminal-thing-sign-panic = рубашка паники
terminal-thing-sign-card = карта в руке
terminal-thing-sign-asked = ждём ответа
terminal-thing-sign-quarantine = карантин и сколько ходов осталось
terminal-thing-sign-door = заколоченная дверь между местами
terminal-thing-sign-burned = вне игры, место пустует
terminal-thing-sign-known = что вам известно о руке

## Talk

terminal-talk-claim = Моя роль…
terminal-talk-ask = «Ты человек?»
terminal-talk-promise = Обещать чистую карту…
terminal-talk-decline = Отказаться меняться…
terminal-talk-saw = Мне показали карту…
terminal-talk-saw_clean = Мне показали чистую руку…
terminal-talk-trust = Доверять…
terminal-talk-burn = Призвать сжечь…
terminal-sure-announce = Объявить, что людей не осталось?
terminal-sure-announce-text = Партия сразу закончится, и все карты откроются. Если в игре остался хоть один человек, победят люди. Отменить это нельзя.

## The end

terminal-thing-nobody-wins = Не победил никто.
terminal-thing-story = Как всё было
terminal-thing-infected = Ход { $turn }: { $name } заражает — { $target }
terminal-thing-fire = Ход { $turn }: { $name } сжигает — { $target }
terminal-thing-succumbed = Ход { $turn }: { $target } выбывает с четвёртым заражением
