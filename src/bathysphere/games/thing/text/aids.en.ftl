### Words for a screen of The Thing and for its lobby.
### The same ids stand in aids.en.ftl, aids.ru.ftl and aids.uk.ftl.
###   why-<code>            why something in sight is not offered; reasons.py gives the facts
###   bot-<name>-text       what to expect of a bot; its title stands in common.*.ftl
###   game-thing-<what>     the game in a list of games; its name stands in cards.*.ftl

## Why not: a card in one’s turn

why-never_played = { $card }: infection cards are never played.
why-too_many_infections = You hold too many Infection! cards ({ $number }, and the limit is three): one of them has to go first.
why-you_quarantined = { $card }: in quarantine you cannot play events (turns left: { $number }).
why-nobody_in_reach = { $card }: nobody is within reach; doors or quarantine are in the way.
why-nothing_to_remove = { $card }: neither you nor your neighbours have an obstacle to remove.
why-both_sides_barred = { $card }: there is already a door on each side of you.
why-nothing_to_draw = { $card }: there is no event card left to draw.
why-keep_the_thing = { $card }: you have to keep “{ card-the_thing }”, it can never be discarded.

## Why not: a card that stays in the hand

why-thing_stays = { $card }: this card never leaves your hand.
why-last_infection = { $card }: it is your last one, and an infected player always keeps one.
why-human_keeps = { $card }: a human cannot pass this card to anybody.
why-only_to_the_thing = { $card }: an infected player can give this card only to the Thing.

## Why not: a defence

why-answers_exchange = { $card }: played only in answer to an exchange offered to you.
why-answers_swap = { $card }: played only in answer to “{ card-change_places }” and “{ card-better_run }”.
why-answers_fire = { $card }: played only in answer to “{ card-flamethrower }”.
why-no_refusal = { $card }: “{ card-chain_reaction }” cannot be refused.

## Why not: a player

why-not_neighbour = { $seat }: you are not neighbours.
why-neighbours_only = { $seat }: at this table { $card } reaches only neighbours while one of them is open.
why-seat_quarantined = { $seat } is in quarantine and out of reach.
why-seat_behind_door = { $seat }: there is a barred door between you.
why-door_there = { $seat }: there is already a door between you, and no room for a second one.
why-nothing_there = { $seat }: there is nothing to remove here with { $card }.
why-nothing_on_you = { $card }: you are not in quarantine.
why-nothing_to_confess = You have no “{ card-infected }” to show.

## The game in a list

game-thing-tagline = Who is still human? Find the Thing before it gets you all.
game-thing-players = 4 to 12 players
game-thing-duration = about 45 minutes

## Bots

bot-random-text = Takes any move the rules allow; good for looking around.
bot-thoughtful-text = Remembers what it was shown, weighs every word and keeps its own secret.
