### Words for a screen of The Thing and for its lobby.
### The same ids stand in aids.en.ftl, aids.ru.ftl and aids.uk.ftl.
###   why-<code>            why something in sight is not offered; reasons.py gives the facts
###   bot-<name>-text       what to expect of a bot; its title stands in common.*.ftl
###   game-thing-<what>     the game in a list of games; its name stands in cards.*.ftl

## Why not: a card in one’s turn

why-never_played = { $card }: карти інфекції не грають.
why-too_many_infections = Карт «Зараження!» у вас { $number }, а можна не більше трьох: спершу позбудьтеся однієї з них.
why-you_quarantined = { $card }: у карантині подій не грають (лишилося ходів: { $number }).
why-nobody_in_reach = { $card }: дістати нікого не можна: заважають двері чи карантин.
why-nothing_to_remove = { $card }: ні у вас, ні в сусідів немає перешкоди, яку можна прибрати.
why-both_sides_barred = { $card }: двері вже стоять з усіх боків від вас.
why-nothing_to_draw = { $card }: карт подій більше не лишилося.
why-keep_the_thing = { $card }: лишити доведеться «{ card-the_thing }», цю карту скинути не можна.

## Why not: a card that stays in the hand

why-thing_stays = { $card }: ця карта ніколи не покидає вашої руки.
why-last_infection = { $card }: вона у вас остання, а одну заражений завжди лишає.
why-human_keeps = { $card }: людина нікому не може передати цю карту.
why-only_to_the_thing = { $card }: заражений віддає цю карту лише Щось.

## Why not: a defence

why-answers_exchange = { $card }: грається лише у відповідь на запропонований вам обмін.
why-answers_swap = { $card }: грається лише у відповідь на «{ card-change_places }» і «{ card-better_run }».
why-answers_fire = { $card }: грається лише у відповідь на «{ card-flamethrower }».
why-no_refusal = { $card }: від карти «{ card-chain_reaction }» відмовитися не можна.

## Why not: a player

why-not_neighbour = { $seat }: ви не сусіди.
why-neighbours_only = { $seat }: за цим столом { $card } дістає лише сусідів, поки хоч один доступний.
why-seat_quarantined = { $seat }: у карантині, поза досяжністю.
why-seat_behind_door = { $seat }: між вами забиті двері.
why-door_there = { $seat }: одні двері між вами вже є, для других місця немає.
why-nothing_there = { $seat }: прибирати тут нема чого ({ $card }).
why-nothing_on_you = { $card }: карантину на вас немає.
why-nothing_to_confess = Карти «{ card-infected }» у вас немає, показувати нема чого.

## The game in a list

game-thing-tagline = Хто тут іще людина? Знайдіть Щось, доки воно не дісталося до всіх.
game-thing-players = 4–12 гравців
game-thing-duration = близько 45 хвилин

## Bots

bot-random-text = Робить будь-який хід, який дозволяють правила; щоб роззирнутися.
bot-thoughtful-text = Пам’ятає, що йому показали, зважує кожне слово й береже свою таємницю.
