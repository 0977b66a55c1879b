### Words for a screen of Cryptids and for its lobby.
### The same ids stand in aids.en.ftl, aids.ru.ftl and aids.uk.ftl.
###   why-<code>            why something in sight is not offered; the game's rules give the facts
###   bot-<name>-text       what to expect of a bot; its title stands in common.*.ftl
###   game-cryptids-<what>  the game in a list of games; its name stands in cards.*.ftl
### Names of players, cards, places and things come ready and are never inflected.

## Why not: on the map

why-city_taken = { $place }: { $seat } starts here.
why-already_here = { $place }: you are here already.
why-moves_used = Your main movement and main action are used.
why-too_far =
    { $place } is { $number ->
        [one] { $number } step
       *[other] { $number } steps
    } away, and you can go only { $most }.
why-no_evidence_here = { $place }: there is no evidence here.
why-not_there = { $place }: come here to collect this evidence.
why-slots_full = All your evidence slots are full.

## Why not: actions and skills

why-acted = Your main action is used.
why-action_used = Your main action is used, and so is the skill “{ $skill }”.
why-action_used_no_skill = Your main action is used, and you lack the skill “{ $skill }”.
why-skill_used = { $skill }: used, restore it first.
why-skill_missing = { $skill }: you do not have this skill.
why-map_full = The map is full: there is nothing to refresh.

## Why not: tracking

why-no_bid = { $card }: you have no bid on this card.
why-track_elsewhere =
    { $region_is ->
        [none] { $card }: track it in any region, but not in a city.
       *[other] { $card }: go to { $region } to track it.
    }
why-no_evidence = { $card }: you hold none of the required evidence.
why-no_hare_here = { $place }: no Wolpertinger token is left here.
why-no_rumours = A search for a Wolpertinger costs a rumour, and you have none.
why-no_clover = The roll shows no clover.
why-rerolled = Second chance can be used only once in an attempt.

## Why not: relocating

why-not_in_city = You can do this only in a city.
why-no_room = { $card }: the reserve has no room for this tile.
why-request_pair = Request “{ $request }”: two fitting cryptids are needed, you have { $number }.
why-request_room = Request “{ $request }”: one of your cryptids has to be placed, and there is no room.

## Why not: cards and bids

why-other_bid = { $card }: { $seat } has a bid here.
why-no_other_card = { $card }: no other card of its level is left.
why-card_has_bid = { $card }: a card with a bid cannot be replaced.
why-no_bids_mode = In the game without bids, open cards are never replaced.
why-bid_twice = { $card }: you already have a bid here.
why-rebid_done = You have already moved a bid this turn.
why-no_bid_placed = None of your bids lies on a card.
why-no_card_for_bid = There is no other card for your bid.

## Why not: the assistant

why-step_first = Your assistant has to step up or down first.
why-stepped = Your assistant has already stepped this turn.
why-no_row = There is no free space that way.
why-top_row_end = You began on the top space and cannot end your turn there.
why-top_row_coin = You began on the top space and would need a coin to leave it again.
why-has_skill = { $skill }: you already have this skill.
why-only_up = You can learn and restore skills only after a step up.
why-learning_over = You have gone on to something else: skills come first.
why-range_first = You need this skill first: { $skill }.
why-no_xp =
    { $skill } costs { $price ->
        [one] { $price } experience
       *[other] { $price } experience
    }, and you have { $number }.
why-skill_ready = { $skill }: ready, there is nothing to restore.

## Why not: coins and the market

why-no_coins =
    This costs { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }, and you have { $number }.
why-kept_coin = You need your last coin to leave the top space.
why-bag_empty = There is no evidence left to draw.
why-market_gap = This place of the market stays empty until the turn ends.
why-sold_this_turn = { $evidence }: you sold this token this turn.
why-bought_this_turn = { $evidence }: you bought this token this turn.
why-tile_no_room = { $tile }: this tile fits nowhere.

## In a list of games

game-cryptids-tagline = Follow tracks and rumours across Europe, find mythical creatures and give them a home.
game-cryptids-players = 1 to 4 players
game-cryptids-duration = about 90 minutes

## What to expect of a bot

bot-random-text = Makes any move that the rules allow; good for looking around.
bot-thoughtful-text = Plans routes, weighs evidence against dice and builds the reserve for its finds.

## The journey of the day, and the signs that tell how one went

game-cryptids-daily = Today’s journey
game-cryptids-daily-text = A solo journey against the poacher, the same for everyone today. Your first try counts.
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
