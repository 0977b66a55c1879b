### Words of the log of Cryptids: event-<kind>, one line for each kind of event.
### The same ids stand in log.en.ftl, log.ru.ftl and log.uk.ftl.
### vocabulary.py says which facts there are. Names of players, cards, places and things come ready and are never inflected.

## Rounds and turns

event-round_began =
    { $final ->
        [yes] Round { $number }, the final one.
       *[no] Round { $number }.
    }
event-dice_rolled = Assistant dice: { $faces }.
event-turn_began =
    { $phase ->
        [field] { $seat }’s cryptozoologist sets out.
       *[office] { $seat }’s assistant gets to work.
    }
event-city_chosen = { $seat } starts { $place_at }.
event-game_ended = { $reason }

## On the map

event-moved =
    { $how ->
        [ticket] { $seat } flies { $place_to }.
        [ability] { $seat } walks { $place_to }.
       *[move] { $seat } goes { $place_to }.
    }
event-collected = { $seat } collects evidence { $place_at }: { $kind }.
event-token_laid = New evidence waits { $place_at }.
event-tokens_turned =
    { $number ->
        [0] No new evidence is left.
        [1] New on the market: { $market }.
       *[other] New on the market: { $market }; on the map, { $map }.
    }
event-market_removed = { $seat } removes { $kind } from the market.
event-market_filled = New on the market: { $kinds }.
event-bag_filled =
    { $number ->
        [one] { $number } token goes back into the bag.
       *[other] { $number } tokens go back into the bag.
    }
event-rumour_gained = { $seat } gains a bonus rumour.
event-evidence_drawn = { $seat } draws { $kind } from the bag.

## Cryptids

event-card_opened = Card { $place } is now { $card }.
event-card_marked =
    { $region_is ->
       *[other]
            Card { $place } can be tracked { $region_at }{ $kind_is ->
               *[other] { " " }and also needs { $kind }
                [none] { "" }
            }.
        [none] Card { $place } also needs { $kind }.
    }
event-mark_turned = The token that showed where to look for { $card } is turned over: { $kind }.
event-card_discarded = { $card } (card { $place }) is discarded.
event-deck_reshuffled =
    The { $level ->
        [1] level { "I" }
        [2] level { "II" }
       *[3] level { "III" }
    } discard pile becomes a new deck of { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
event-bid_placed = { $seat } bids on { $card } (card { $place }).
event-bid_moved = { $seat } moves a bid to { $card } (card { $place }).
event-bids_freed =
    { $seats_count ->
        [1] { $seats }’s bid on { $card } (card { $place }) is free again.
       *[other] Bids on { $card } (card { $place }) are free again: { $seats }.
    }
event-tried =
    { $seat } tracks { $card } (card { $place }){ $dice ->
        [0] { " " }and needs no dice
       *[other]
            { " " }and rolls { $dice ->
                [one] { $dice } die
               *[other] { $dice } dice
            }
    }.
event-tracking_rolled = The dice show: { $faces }.
event-rerolled =
    { $how ->
        [second_chance]
            { $seat } uses Second chance and rerolls { $number ->
                [one] { $number } die
               *[other] { $number } dice
            }.
       *[hare_reroll]
            { $seat } spends a token and rerolls { $number ->
                [one] { $number } die
               *[other] { $number } dice
            }.
    }
event-luck_used = { $seat } uses Luck: clovers count as successes.
event-found = { $seat } finds { $card }!
event-failed = { $seat } fails to find { $card }.
event-evidence_lost = { $seat } discards { $kinds }.
event-ability = { $seat } uses the ability of { $card }.

## The reserve

event-terrain_taken = { $seat } takes a tile: { $tile }.
event-terrain_laid = { $seat } lays a tile: { $tile }.
event-terrain_returned = { $seat } puts a tile back: { $tile }.
event-terrain_closed = No tile of this terrain fits any more: { $kind }.
event-building_ended = The reserve is complete: after this round comes one final round.
event-relocated = { $seat } relocates { $card } to the reserve.
event-request_granted = { $seat } fulfils the request “{ $request }”: { $cards }.

## Gains, skills, the track

event-gained =
    { $coins ->
        [0]
            { $seat } gains { $xp ->
                [one] { $xp } experience
               *[other] { $xp } experience
            }.
       *[other]
            { $seat } gains { $coins ->
                [one] { $coins } coin
               *[other] { $coins } coins
            }.
    }
event-paid =
    { $why ->
        [restore]
            { $seat } pays { $coins ->
                [one] { $coins } coin
               *[other] { $coins } coins
            } to restore a skill.
        [step]
            { $seat } pays { $coins ->
                [one] { $coins } coin
               *[other] { $coins } coins
            } for a step on the track.
        [market]
            { $seat } pays { $coins ->
                [one] { $coins } coin
               *[other] { $coins } coins
            } for a new market.
        [card]
            { $seat } pays { $coins ->
                [one] { $coins } coin
               *[other] { $coins } coins
            } for a new card.
       *[evidence]
            { $seat } pays { $coins ->
                [one] { $coins } coin
               *[other] { $coins } coins
            } for evidence.
    }
event-learned = { $seat } learns a skill: { $skill }.
event-restored = { $seat } restores: { $skills }.
event-used = { $seat } uses { $skill }.
event-assistant_moved =
    { $why ->
        [poacher] The poacher moves to space { $row }.
       *[other] { $seat }’s assistant moves to space { $row }.
    }
event-die_taken = { $seat } takes a die: { $face }.
event-bought =
    { $price ->
        [0] { $seat } takes { $kind } from the market for free.
       *[other]
            { $seat } buys { $kind } for { $price ->
                [one] { $price } coin
               *[other] { $price } coins
            }.
    }
event-sold =
    { $seat } sells { $kind } for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }.
event-swapped =
    { $seat } swaps { $gave } for { $got }{ $balance ->
        [gain]
            { " " }and gains { $number ->
                [one] { $number } coin
               *[other] { $number } coins
            }
        [pay]
            { " " }and pays { $number ->
                [one] { $number } coin
               *[other] { $number } coins
            }
       *[even] { "" }
    }.
event-hare_found = { $seat } finds a Wolpertinger token { $place_at }: { $token }.
event-hare_used = { $seat } uses a Wolpertinger token: { $token }.

## The poacher

event-poacher_card = The poacher plays card { $card }.
event-poacher_took =
    The poacher takes { $kind }{ $where_is ->
       *[other] { " " }{ $where_at }
        [none] { "" }
    }.
event-poacher_caught =
    { $source ->
        [found] The poacher steals your find { $card } and spends { $kinds }.
       *[display] The poacher catches { $card } and spends { $kinds }.
    }
event-poacher_idle = The poacher can do nothing.
event-poacher_die = The poacher removes a die: { $face }.
