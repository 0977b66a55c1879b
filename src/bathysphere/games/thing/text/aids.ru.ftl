### Words for a screen of The Thing and for its lobby.
### The same ids stand in aids.en.ftl, aids.ru.ftl and aids.uk.ftl.
###   why-<code>            why something in sight is not offered; reasons.py gives the facts
###   bot-<name>-text       what to expect of a bot; its title stands in common.*.ftl
###   game-thing-<what>     the game in a list of games; its name stands in cards.*.ftl

## Why not: a card in one’s turn

why-never_played = { $card }: карты инфекции не играют.
why-too_many_infections = Карт «Заражение!» у вас { $number }, а можно не больше трёх: сначала избавьтесь от одной из них.
why-you_quarantined = { $card }: в карантине события не играют (осталось ходов: { $number }).
why-nobody_in_reach = { $card }: ни до кого не дотянуться — мешают двери или карантин.
why-nothing_to_remove = { $card }: ни у вас, ни у соседей нет препятствия, которое можно убрать.
why-both_sides_barred = { $card }: двери уже стоят со всех сторон от вас.
why-nothing_to_draw = { $card }: карт событий больше не осталось.
why-keep_the_thing = { $card }: оставить придётся «{ card-the_thing }», эту карту сбросить нельзя.

## Why not: a card that stays in the hand

why-thing_stays = { $card }: эта карта никогда не покидает вашу руку.
why-last_infection = { $card }: она у вас последняя, а одну заражённый всегда оставляет.
why-human_keeps = { $card }: человек никому не может передать эту карту.
why-only_to_the_thing = { $card }: заражённый отдаёт эту карту только Нечто.

## Why not: a defence

why-answers_exchange = { $card }: играется только в ответ на предложенный вам обмен.
why-answers_swap = { $card }: играется только в ответ на «{ card-change_places }» и «{ card-better_run }».
why-answers_fire = { $card }: играется только в ответ на «{ card-flamethrower }».
why-no_refusal = { $card }: от карты «{ card-chain_reaction }» отказаться нельзя.

## Why not: a player

why-not_neighbour = { $seat }: вы не соседи.
why-neighbours_only = { $seat }: за этим столом { $card } достаёт только соседей, пока хоть один доступен.
why-seat_quarantined = { $seat }: в карантине, вне досягаемости.
why-seat_behind_door = { $seat }: между вами заколоченная дверь.
why-door_there = { $seat }: одна дверь между вами уже есть, для второй места нет.
why-nothing_there = { $seat }: убирать здесь нечего ({ $card }).
why-nothing_on_you = { $card }: карантина на вас нет.
why-nothing_to_confess = Карты «{ card-infected }» у вас нет, показать нечего.

## The game in a list

game-thing-tagline = Кто здесь ещё человек? Найдите Нечто, пока оно не добралось до всех.
game-thing-players = 4–12 игроков
game-thing-duration = около 45 минут

## Bots

bot-random-text = Делает любой ход, который допускают правила; чтобы осмотреться.
bot-thoughtful-text = Помнит, что ему показали, взвешивает каждое слово и хранит свою тайну.
