### Words for a screen of Cryptids and for its lobby.
### The same ids stand in aids.en.ftl, aids.ru.ftl and aids.uk.ftl.
###   why-<code>            why something in sight is not offered; reasons.py and reasons_office.py give the facts
###   bot-<name>-text       what to expect of a bot; its title stands in common.*.ftl
###   game-cryptids-<what>  the game in a list of games; its name stands in cards.*.ftl
### Names of players, cards, places and things come ready and are never inflected.

## Why not: on the map

why-city_taken = { $place }: { $seat } starts here.
why-already_here = { $place }: you are here already.
why-moves_used = Main movement and main action are used.
why-too_far =
    { $place } is { $number ->
        [one] { $number } step
       *[other] { $number } steps
    } away, and you can go { $most }.
why-no_evidence_here = { $place }: there is no evidence here.
why-not_there = { $place }: you are not there.
why-slots_full = All your evidence slots are full.

## Why not: actions and skills

why-acted = The main action is used.
why-action_used = The main action is used, and so is the skill: { $skill }.
why-action_used_no_skill = The main action is used, and you lack the skill: { $skill }.
why-skill_used = { $skill }: used, until it is restored.
why-skill_missing = { $skill }: you do not have this skill.
why-map_full = The map is full: there is nothing to refresh.

## Why not: tracking

why-no_bid = { $card }: your bid does not lie on this card.
why-track_elsewhere = { $card } is tracked elsewhere: { $place }.
why-no_evidence = { $card }: you hold none of the required evidence.
why-no_hare_here = { $place }: no Wolpertinger token is left here.
why-no_rumours = A Wolpertinger costs rumours, and you have none.
why-no_clover = The roll shows no clover.
why-rerolled = Second chance is used once in an attempt.

## Why not: relocating

why-not_in_city = This is done in a city.
why-no_room = { $card }: the reserve has no room for its tile.
why-request_pair = Request { $request }: two fitting cryptids are needed, you have { $number }.
why-request_room = Request { $request }: one of your cryptids would have to be placed, and there is no room.

## Why not: cards and bids

why-other_bid = { $card }: there is a bid of { $seat }.
why-no_other_card = { $card }: no other card of its level is left.
why-card_has_bid = { $card }: a card with a bid stays.
why-no_bids_mode = Without bids open cards are never replaced.
why-bid_twice = { $card }: your other bid lies here already.
why-rebid_done = You have moved a bid in this turn.
why-no_bid_placed = None of your bids lies on a card.
why-no_card_for_bid = There is no other card for your bid.

## Why not: the assistant

why-step_first = First your assistant has to step up or down.
why-stepped = Your assistant has made the step of this turn.
why-no_row = There is no free row that way.
why-top_row_end = You began on the top row and cannot end the turn there.
why-top_row_coin = You began on the top row and would need a coin to leave it again.
why-has_skill = { $skill }: you have this skill.
why-only_up = Skills are learned and restored only after a step up.
why-learning_over = You have gone on to something else: skills come before that.
why-range_first = First comes the skill: { $skill }.
why-no_xp =
    { $skill } costs { $price ->
        [one] { $price } experience
       *[other] { $price } experience
    }, and you have { $number }.
why-skill_ready = { $skill }: ready, nothing to restore.

## Why not: coins and the market

why-no_coins =
    This costs { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }, and you have { $number }.
why-kept_coin = Your last coin is kept to leave the top row.
why-bag_empty = No evidence is left to be drawn.
why-market_gap = This place of the market is empty until the turn ends.
why-sold_this_turn = { $evidence }: you sold this token in this turn.
why-bought_this_turn = { $evidence }: you bought this token in this turn.
why-tile_no_room = { $tile }: this tile fits nowhere.

## In a list of games

game-cryptids-tagline = Follow tracks and rumours across Europe, find mythical creatures and give them a home.
game-cryptids-players = 1–4 players
game-cryptids-duration = about 90 minutes

## What to expect of a bot

bot-random-text = Makes any move that the rules allow; good for looking around.
bot-thoughtful-text = Plans routes, weighs evidence against dice and builds the reserve for its finds.

## The journey of the day, and the signs that tell how one went

game-cryptids-daily = Today’s journey
game-cryptids-daily-text = One lone journey against the poacher, the same for everybody today. The first try counts.
game-cryptids-lost = The poacher was faster.
sign-found = ●
sign-found-text = a find
sign-relocated = ▲
sign-relocated-text = moved to the reserve
sign-request = ★
sign-request-text = a request fulfilled
sign-caught = ✕
sign-caught-text = caught by the poacher
sign-quiet = ·
sign-quiet-text = a quiet round
