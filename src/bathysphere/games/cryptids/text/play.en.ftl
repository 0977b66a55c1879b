### Words on the play of Cryptids: questions and options.
### The same ids stand in play.en.ftl, play.ru.ftl and play.uk.ftl.
###   ask-<kind>       one sentence to the seat that is asked; the dots of the kind are dashes
###   do-<verb>        the label of an option
###   heading-<…>      over options of one sort in a long list
###   points-<source>  where reputation came from
###   end-<reason>     how the game ended
### prompts.py and vocabulary.py fill in the facts. Names of players, cards and places come ready and are never inflected.

## Where reputation comes from

points-found = Found cryptids
points-relocated = Cryptids in the reserve
points-requests = Requests
points-shared = Shared contract
points-contract = Personal contract
points-abilities = Abilities
points-majority = Most in the reserve
points-xp = Experience
points-coins = Coins
points-hares = Hares

## The end

end-arrived = The reserve is built, and the journey is over.
end-contract_lost = The poacher holds three cryptids of one of your contracts: you have lost.
end-too_many_lost = The poacher has caught five cryptids: you have lost.

## Questions: before the first round

ask-setup-city = Choose the city where your cryptozoologist starts.
ask-setup-bids =
    Choose { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } to bid on.
ask-setup-terrain = Choose a terrain tile to take ({ $habitat }).

## Questions: the cryptozoologist

ask-field-turn =
    { $left ->
        [both] Your cryptozoologist’s turn: move, act and use skills.
        [movement] You still have your main movement and your skills.
        [action] You still have your main action and your skills.
       *[skills] Movement and action are done; you may still use skills.
    }{ $steps ->
        [0] { "" }
       *[other]
            { " " }You can go { $steps ->
                [one] { $steps } more step
               *[other] { $steps } more steps
            }.
    }
ask-track-commit = { $card } needs: { $needs }. Choose what to use, roll for the rest.
ask-track-rolled = { $card } slips away ({ $faces }). Change the roll?
ask-track-lose = { $card } got away. Choose the evidence you lose.
ask-relocate-place = { $card }: choose where to lay its tile ({ $where }).
ask-request-order = Both cryptids have an ability: choose which comes first.

## Questions: abilities

ask-ability-walk = Ability: choose where your cryptozoologist walks.
ask-ability-collect = Ability: choose evidence to take.
ask-ability-market = Ability: choose a market token to take for free.
ask-ability-buy =
    Ability: choose what to buy at a discount. You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
ask-ability-refresh = Ability: refresh evidence and cryptids for free?

## Questions: a refresh

ask-refresh-remove = Refresh: choose a market token to remove.
ask-refresh-cards = Refresh: choose up to { $number } open cards to replace.
ask-refresh-bonus = Refresh: choose your bonus.

## Questions: the assistant

ask-assistant-bonus =
    Move your assistant? Up to { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    } either way, without a die or skills.
ask-skills-restore = Choose up to { $number } skills to restore.
ask-skills-gain = Choose a new skill to gain for free.
ask-bid-place =
    { $solo ->
        [yes] Your bid is free again: choose a card for it.
       *[no] The round ends: choose a card for your free bid.
    }
ask-office-turn =
    { $can ->
        [step] Your assistant’s turn (coins: { $coins }, experience: { $xp }): step up for skills or down for a die.
        [leave_top] Your assistant may not stay on the top space: pay to leave it (coins: { $coins }, experience: { $xp }).
        [learn] Learn and restore skills (coins: { $coins }, experience: { $xp }), trade, or end your turn.
       *[end] Your assistant has moved (coins: { $coins }, experience: { $xp }): trade, pay for more, or end your turn.
    }
ask-office-card = Replace a second card for the same coin?

## Questions: terrain

ask-terrain-tile =
    { $may ->
        [yes] You may lay one of your terrain tiles.
       *[no] Choose one of your terrain tiles to lay.
    }
ask-terrain-return = None of your tiles fits: choose one to put back.
ask-terrain-fitting = Choose a tile that fits, to take and lay it.
ask-terrain-lay = Choose where to lay this tile: { $tile }.
ask-terrain-take =
    { $one ->
        [yes] Choose a new tile to take ({ $habitat }).
       *[no] Choose a new tile of any terrain.
    }

## Questions: the poacher

ask-poacher-takes = The poacher takes evidence from the map: choose which.
ask-poacher-market = The poacher takes evidence from the market: choose which.
ask-poacher-prey = The poacher can catch several cryptids: choose which one.
ask-poacher-spend = The poacher catches { $card }: choose the evidence he spends.
ask-poacher-terrain =
    { $one ->
        [yes] Choose a tile to lay for the poacher ({ $habitat }).
       *[no] Choose a tile of any terrain to lay for the poacher.
    }

## Several picks: what their button says

picks-skills-restore = Restore: { $things }

## Options: general

do-end = End the turn
do-leave = Decline
do-stay = Stay
do-stop = That’s enough
do-city = Start here: { $place }
do-bid = Bid on { $card }

## Options: the map

do-move =
    Go { $to }{ $by ->
        [action] { " " }(main action)
       *[other] { "" }
    }
do-ticket = Fly { $to }
do-walk = Walk { $to }
do-collect =
    Collect { $thing } ({ $place }{ $how ->
        [skill] , skill
       *[action] { "" }
    })
do-gather = Take { $thing } ({ $place })
do-search =
    Spend { $thing } to look for a Wolpertinger{ $how ->
        [skill] { " " }(skill)
       *[action] { "" }
    }
do-hare =
    { $sort ->
        [coins] Use a token: coins
       *[evidence] Use a token: evidence from the bag
    }

## Options: tracking

do-track =
    Track { $card }{ $how ->
        [skill] { " " }(skill)
       *[action] { "" }
    }
do-commit =
    Use { $used }{ $dice ->
        [0] : found without dice
       *[other]
            , roll { $dice ->
                [one] { $dice } die
               *[other] { $dice } dice
            }
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }(bonus rumours: { $bonus })
    }
do-second_chance = Second chance, reroll: { $dice }
do-hare_reroll = Spend a token to reroll: { $dice }
do-luck = Luck: clovers count as successes
do-accept = Accept the failure
do-lose = Lose { $thing }

## Options: relocating

do-relocate =
    Relocate { $card }{ $how ->
        [skill] { " " }(skill)
       *[action] { "" }
    }
do-request =
    Request “{ $request }”: { $card }, { $other }{ $how ->
        [skill] { " " }(skill)
       *[action] { "" }
    }
do-place = { $card }: row { $row }, column { $column }, turned by { $degrees }°
do-ability = First: { $card }

## Options: a refresh

do-refresh = Refresh evidence and cryptids
do-remove = Remove { $thing }
do-discard = Replace { $card }
do-coins = 3 coins
do-xp = 1 experience
do-assistant = Assistant: up to 2 spaces up or down

## Options: the assistant

do-up = Step up: skills
do-down =
    { $die_is ->
        [none] Step down (no die left)
       *[other] Step down: { $die }
    }
do-shift =
    { $way ->
        [up]
            Assistant up { $number ->
                [one] { $number } space
               *[other] { $number } spaces
            }
       *[down]
            Assistant down { $number ->
                [one] { $number } space
               *[other] { $number } spaces
            }
    }
do-paid =
    { $way ->
        [up] For a coin: assistant up
       *[down] For a coin: assistant down
    }
do-learn =
    Learn “{ $skill }”{ $known ->
        [no] { "" }
       *[yes]
            { " " }for { $price ->
                [one] { $price } experience
               *[other] { $price } experience
            }
    }
do-restore = Restore “{ $skill }” for a coin
do-renew = Restore: { $skill }
do-gain_skill = New skill: { $skill }
do-rebid = Move a bid: { $card } → { $other }
do-card =
    Replace { $card }{ $known ->
        [no] { "" }
       *[yes]
            { " " }for { $price ->
                [one] { $price } coin
               *[other] { $price } coins
            }
    }
do-second_card = Replace { $card } as well

## Options: the market

do-market = New market for a coin
do-buy =
    Buy { $thing }{ $known ->
        [no] { "" }
       *[yes]
            { " " }for { $price ->
                [one] { $price } coin
               *[other] { $price } coins
            }
    }
do-bargain =
    Buy { $thing } for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
do-take_market = Take { $thing }
do-sell =
    Sell { $thing }{ $known ->
        [no] { "" }
       *[yes]
            { " " }for { $price ->
                [one] { $price } coin
               *[other] { $price } coins
            }
    }{ $full ->
        [yes] , replacing { $other }
       *[no] { "" }
    }
do-swap =
    Swap { $thing } for { $other }{ $balance ->
        [gain]
            { " " }(+{ $number ->
                [one] { $number } coin
               *[other] { $number } coins
            })
        [pay]
            { " " }(−{ $number ->
                [one] { $number } coin
               *[other] { $number } coins
            })
       *[other] { "" }
    }

## Options: terrain

do-tile = Lay: { $tile }
do-take = Take: { $tile }
do-return = Put back: { $tile }
do-lay = Row { $row }, column { $column }, turned by { $degrees }°: { $tile }

## Options: the poacher

do-poacher_takes = He takes { $thing } ({ $place })
do-market_takes = He takes { $thing }
do-prey = He catches { $card }
do-spend = He spends { $thing }

## Headings of long lists

heading-move = Move
heading-fly = By plane
heading-track = Track
heading-relocate = Relocate
heading-evidence = Evidence
heading-cards = Cards
heading-skills = Skills
heading-reserve = Reserve
heading-request = Requests
heading-market = Market
heading-bids = Bids
heading-assistant = Assistant’s step
heading-turned = Turned by { $degrees }°

## What is given up with the end of a turn

unused-movement = the main movement
unused-steps = the rest of the movement
unused-action = the main action
unused-learning = a skill to learn
