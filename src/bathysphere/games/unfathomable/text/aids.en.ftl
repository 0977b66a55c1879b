### Words for a screen of Unfathomable and for its lobby.
### The same ids stand in aids.en.ftl, aids.ru.ftl and aids.uk.ftl.
###   why-<code>                 why something in sight is not offered; reasons.py and reasons_cards.py give the facts
###   game-unfathomable-<what>   the game in a list of games; its name stands in cards.*.ftl
### Names of players, cards and spaces come ready and are never inflected.

## Why not: moving and fighting

why-already_there = { $space }: you are there already.
why-not_by_yourself = { $space }: nobody goes there by choice.
why-in_the_brig = You are in the Brig: its action is a skill check that lets you out.
why-ransom = A traitor leaves the Brig for cards worth { $least } in all; yours are worth { $number }.
why-peacemaker = { $mythos } lies before you: you cannot attack.
why-no_enemy = There is no enemy in your space to defeat.
why-no_human = There is no human in your space to defeat.
why-not_for_traitors = Revealed traitors cannot do this.

## Why not: passengers and trade

why-no_passenger = There is no passenger in your space.
why-passengers_on_deck = Passengers are on deck, never inside.
why-guarded = { $seat } is here too and protects the passengers.
why-nobody_here = Nobody else is in your space.
why-nothing_to_trade = Nobody in your space has an item.

## Why not: the action of a space

why-room_damaged = { $space } is damaged: repair it first.
why-enemy_there = { $space }: an enemy is in the way.
why-room_used = { $space }: already used this turn.
why-no_supply = There is no passenger left in the supply to risk.
why-no_items_left = The item deck is empty.
why-no_skill_cards_left = No skill card is left to draw.
why-no_card = You hold no { $skill } card.
why-ritual_at_start = The ritual token is at its start and cannot go back.
why-chapel_idle = The ritual token is at its start, and you hold no { $skill } card.
why-traitor_known = { $seat } is a revealed traitor: only humans can be accused here.
why-not_yourself = You cannot accuse yourself.
why-not_damaged = { $space } is not damaged.
why-repair_any = { $space }: the repair takes cards worth { $least } in all; yours are worth { $number }.
why-repair_skill = { $space }: the repair takes { $skill } cards worth { $least } in all; yours are worth { $number }.

## Why not: a hand card

why-traitors_only = { $card }: only revealed traitors use the abilities of these cards.
why-timing_before_cards = { $ability } is played when a check begins, before anyone adds cards.
why-timing_before_roll = { $ability } is played before a die is rolled.
why-timing_after_roll = { $ability } is played after the roll of an attack.
why-timing_defeat = { $ability } is played when you would be defeated.
why-timing_after_total = { $ability } is played once the total of a check is known.
why-timing_action_step_start = { $ability } is played at the start of the action step, instead of all actions.
why-nobody_to_defeat = { $ability }: there is no enemy outside the Deep to defeat.
why-no_deep_ones = { $ability }: there are no Deep Ones outside the Deep.
why-out_of_reach = { $ability }: no enemy is within reach.
why-no_other_cards = { $ability }: you have no other card to discard.
why-wrong_room = { $ability } is for three rooms only: { space-chapel }, { space-galley }, { space-boiler-room }.

## Why not: an item

why-improvement = { $item }: an improvement is not an action: while active, it adds a card to your skill set.
why-not_an_action = { $item } is not an action: it is offered when its moment comes.
why-item_in_brig = { $item }: items cannot be used in the Brig.
why-item_used = { $item }: already used this turn.
why-item_out_of_reach = { $item }: no enemy is within reach.
why-item_beside_enemy = { $item }: no repair while an enemy is here.
why-item_no_damage = { $item }: nothing is damaged here.
why-item_no_passenger = { $item }: there are no passengers here or in the adjacent spaces.
why-item_no_deep_one = { $item }: there is no Deep One in your space.

## Why not: titles, sheets and feats

why-title_used = { title-keeper }: a spell has already been cast this turn.
why-no_spells = The spell deck is empty.
why-ability_lost = { $ability }: revealed traitors have lost it.
why-ability_in_brig = { $ability } does not work in the Brig.
why-ability_used = { $ability }: already used this turn.
why-feat_used = { $ability }: this feat has been used.
why-no_weapon = { $ability }: you have no weapon with an action.
why-monarchs_away = { $ability }: both monarchs are in the Deep.
why-too_many_items = { $ability } does not work with more items than { $number }.
why-elsewhere = { $ability } works only here: { $space }.
why-not_your_title = { $ability } needs a title: { title-keeper }.
why-no_roles = { $ability }: no other human has a loyalty card.
why-no_deep_one = { $mythos }: there is no Deep One in your space.
why-own_turn_only = { $mythos } is for the actions of your own turn and for the moment when Deep Ones come.

## The game in a list

game-unfathomable-tagline = A steamer, an awakened deep and traitors aboard: bring the ship to port.
game-unfathomable-players = 3 to 6 players
game-unfathomable-duration = 2 to 4 hours
# What the players of a table are reminded of, a principle in each line
game-unfathomable-secrecy =
    Nobody has to tell the truth, except about what everyone can see.
    Speak of what is hidden in general terms: a card is high or low, nothing between.
    Ask only what can be answered with yes or no; nobody has to answer.
    Ask nobody for their loyalty. Suspect, hint and accuse as you like.
    During a check name neither the cards you add nor their skill or value, and afterwards do not say which were yours.
    Do not read out your hand: say only what you can help with.
    Whoever has seen a loyalty card calls its owner human or traitor and says no more; the top of a deck is good or bad.
    Revealed traitors keep to all this, too, and show their hand to nobody.
    All this holds until the game is over: from then on the replay shows every hand, and who added which card to a check.

## Bots

bot-random-text = Makes any move the rules allow; good for looking around.
bot-thoughtful-text = Fights, mends and counts cards for its side, and never quite trusts anyone.
