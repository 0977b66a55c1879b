### Words of the log of Cryptids: event-<kind>, one line for each kind of event.
### The same ids stand in log.en.ftl, log.ru.ftl and log.uk.ftl.
### wording_log.py fills in the facts. Names of players, cards, places and things come ready and are never inflected.

## Rounds and turns

event-round_began =
    { $final ->
        [yes] Round { $number }, the final one.
       *[no] Round { $number }.
    }
event-dice_rolled = Assistant dice: { $faces }.
event-turn_began =
    { $phase ->
        [field] { $seat } sets out: the cryptozoologist’s turn.
       *[office] { $seat } goes to the office: the assistant’s turn.
    }
event-city_chosen = { $seat } starts in { $place }.
event-game_ended = { $reason }

## On the map

event-moved =
    { $how ->
        [ticket] { $seat } flies to { $place }.
        [ability] { $seat } walks to { $place }.
       *[move] { $seat } goes to { $place }.
    }
event-collected = { $seat } collects evidence: { $evidence } ({ $place }).
event-token_laid = A new token lies here: { $place }.
event-tokens_turned = New tokens, the market’s first: { $evidence }.
event-market_removed = { $seat } removes from the market: { $evidence }.
event-market_filled = New on the market: { $evidence }.
event-bag_filled =
    { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    } went back into the bag.
event-rumour_gained = { $seat } gains bonus rumours.
event-evidence_drawn = { $seat } draws evidence from the bag: { $evidence }.

## Cryptids

event-card_opened = Card { $number }: { $card }.
event-card_marked =
    Card { $number }{ $region ->
        [known] { " " }is tracked here: { $place }
       *[none] { "" }
    }{ $kind ->
        [known] { " " }also needs: { $evidence }
       *[none] { "" }
    }.
event-mark_turned = { $card }: the token that told its place is turned over: { $evidence }.
event-card_discarded = Card { $number } is replaced: { $card }.
event-deck_reshuffled =
    { $level ->
        [1] Level { "I" }
        [2] Level { "II" }
       *[3] Level { "III" }
    }: the discard pile is the deck again, { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
event-bid_placed = { $seat } bids on { $card } (card { $number }).
event-bid_moved = { $seat } moves a bid to { $card } (card { $number }).
event-bids_freed = Bids come free, { $card } (card { $number }): { $seats }.
event-tried =
    { $seat } tracks { $card } (card { $number }){ $dice ->
        [0] { " " }with all evidence
       *[other]
            { " " }with { $dice ->
                [one] { $dice } die
               *[other] { $dice } dice
            }
    }.
event-tracking_rolled = Tracking dice: { $faces }.
event-rerolled =
    { $how ->
        [second_chance]
            { $seat } takes a second chance with { $number ->
                [one] { $number } die
               *[other] { $number } dice
            }.
       *[hare_reroll]
            { $seat } spends a token and rerolls { $number ->
                [one] { $number } die
               *[other] { $number } dice
            }.
    }
event-luck_used = { $seat } is lucky: clovers are successes.
event-found = { $seat } finds a cryptid: { $card }!
event-failed = { $seat } does not find { $card }.
event-evidence_lost = { $seat } discards: { $evidence }.
event-ability = { $seat } uses an ability: { $card }.

## The reserve

event-terrain_taken = { $seat } takes a tile: { $tile }.
event-terrain_laid = { $seat } lays terrain: { $tile }.
event-terrain_returned = { $seat } puts a tile back: { $tile }.
event-terrain_closed = No more terrain of this kind can be laid: { $habitat }.
event-building_ended = The reserve is finished: this round and a final one are left.
event-relocated = { $seat } relocates into the reserve: { $card }.
event-request_granted = { $seat } fulfils the request { $request }: { $cards }.

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
event-learned = { $seat } has a new skill: { $skill }.
event-restored = { $seat } restores: { $skills }.
event-used = { $seat } uses a skill: { $skill }.
event-assistant_moved =
    { $why ->
        [poacher] The poacher stands on row { $row }.
        [paid] { $seat } pays for a step, the assistant is on row { $row }.
       *[other] { $seat }: the assistant is on row { $row }.
    }
event-die_taken = { $seat } takes a die: { $die }.
event-bought =
    { $price ->
        [0] { $seat } takes from the market for nothing: { $evidence }.
       *[other]
            { $seat } buys { $evidence } for { $price ->
                [one] { $price } coin
               *[other] { $price } coins
            }.
    }
event-sold =
    { $seat } sells { $evidence } for { $price ->
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
event-hare_found = { $seat } finds a Wolpertinger token in { $place }: { $token }.
event-hare_used = { $seat } uses a Wolpertinger token: { $token }.

## The poacher

event-poacher_card = The poacher’s card: { $number }.
event-poacher_took =
    The poacher takes evidence: { $evidence }{ $region ->
        [known] { " " }({ $place })
       *[none] { "" }
    }.
event-poacher_caught =
    { $source ->
        [found] The poacher steals your find: { $card } (spent: { $evidence }).
       *[display] The poacher catches { $card } (spent: { $evidence }).
    }
event-poacher_idle = The poacher can do nothing.
event-poacher_die = The poacher removes a die: { $die }.
