### Words on the play of Cryptids: questions and options.
### The same ids stand in play.en.ftl, play.ru.ftl and play.uk.ftl.
###   ask-<kind>       one sentence to the seat that is asked; the dots of the kind are dashes
###   do-<verb>        the label of an option
###   points-<source>  where reputation came from
###   end-<reason>     how the game ended
### prompts.py and labels.py fill in the facts. Names of players, cards and places come ready and are never inflected.

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
end-contract_lost = The poacher has three cryptids of one of your contracts: you have lost.
end-too_many_lost = The poacher has caught five cryptids: you have lost.

## Questions: before the first round

ask-setup-city = In which city does your cryptozoologist start?
ask-setup-bids =
    On which { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } do you bid?
ask-setup-terrain = Which terrain tile do you take ({ $habitat })?

## Questions: the cryptozoologist

ask-field-turn =
    { $left ->
        [both] Your cryptozoologist’s turn: one movement, one action, and skills.
        [movement] The main movement is left, and skills.
        [action] The main action is left, and skills.
       *[skills] Movement and action are used; skills are left.
    }{ $steps ->
        [0] { "" }
       *[other]
            { " " }You can go on: { $steps ->
                [one] { $steps } step
               *[other] { $steps } steps
            }.
    }
ask-track-commit = { $card } needs: { $needs }. What do you use? Dice decide the rest.
ask-track-rolled = { $card } slips away ({ $faces }). Do you help your luck?
ask-track-lose = { $card } got away: which evidence do you lose?
ask-relocate-place = { $card }: where do you lay its tile ({ $where })?
ask-request-order = Both cryptids have an ability: which one comes first?

## Questions: abilities

ask-ability-walk = Ability: where does your cryptozoologist walk?
ask-ability-collect = Ability: which evidence do you take?
ask-ability-market = Ability: which market token do you take for nothing?
ask-ability-buy =
    Ability: what do you buy at a lower price? You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
ask-ability-refresh = Ability: do you refresh evidence and cryptids for nothing?

## Questions: a refresh

ask-refresh-remove = Refresh: which market token makes room for a new one?
ask-refresh-cards = Refresh: which open cards do you replace, { $number } at most?
ask-refresh-bonus = Refresh: which bonus do you choose?

## Questions: the assistant

ask-assistant-bonus =
    Does your assistant move? Up to { $number ->
        [one] { $number } row
       *[other] { $number } rows
    } either way, without die and skills.
ask-skills-restore = Which skills do you restore, { $number } at most?
ask-skills-gain = Which new skill do you gain for nothing?
ask-bid-place =
    { $solo ->
        [yes] Your bid came free: on which card do you place it?
       *[no] The round ends: on which card do you place your free bid?
    }
ask-office-turn =
    { $can ->
        [step] Your assistant’s turn (coins: { $coins }, experience: { $xp }): step up for skills or down for a die.
        [leave_top] Your assistant may not stay on the top row: a coin takes it away (coins: { $coins }, experience: { $xp }).
        [learn] Learn and restore skills (coins: { $coins }, experience: { $xp }), trade, or end the turn.
       *[end] The step is made (coins: { $coins }, experience: { $xp }): trade, pay for more, or end the turn.
    }
ask-office-card = Do you replace a second card for the same coin?

## Questions: terrain

ask-terrain-tile =
    { $may ->
        [yes] You may lay one of your terrain tiles: which?
       *[no] Which of your terrain tiles do you lay?
    }
ask-terrain-return = None of your tiles fits: which one do you put back?
ask-terrain-fitting = Which fitting tile do you take and lay?
ask-terrain-lay = Where do you lay it: { $tile }?
ask-terrain-take =
    { $one ->
        [yes] Which new tile do you take ({ $habitat })?
       *[no] Which new tile do you take, of any terrain?
    }

## Questions: the poacher

ask-poacher-takes = The poacher takes evidence from the map: which?
ask-poacher-market = The poacher takes evidence from the market: which?
ask-poacher-prey = The poacher can catch several cryptids: which one does he get?
ask-poacher-spend = The poacher catches { $card }: which evidence does he spend?
ask-poacher-terrain =
    { $one ->
        [yes] Which tile do you lay for the poacher ({ $habitat })?
       *[no] Which tile do you lay for the poacher, of any terrain?
    }

## Options: general

do-end = End the turn
do-leave = Leave it
do-stay = Stay
do-stop = That is enough
do-city = { $place }
do-bid = Bid on { $card }

## Options: the map

do-move =
    Go to { $place }{ $by ->
        [action] { " " }(main action)
       *[other] { "" }
    }
do-ticket = Fly to { $place }
do-walk = Walk to { $place }
do-collect =
    Collect: { $evidence } ({ $place }){ $how ->
        [skill] { " " }(skill)
       *[action] { "" }
    }
do-gather = Take: { $evidence } ({ $place })
do-search =
    Look for a Wolpertinger for { $evidence }{ $how ->
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
    Track: { $card }{ $how ->
        [skill] { " " }(skill)
       *[action] { "" }
    }
do-commit =
    { $used }{ $dice ->
        [0] : found without dice
       *[other]
            { " " }+ { $dice ->
                [one] { $dice } die
               *[other] { $dice } dice
            }
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }(bonus rumours: { $bonus })
    }
do-second_chance = Second chance: throw again { $dice }
do-hare_reroll = Reroll token: throw again { $dice }
do-luck = Luck: clovers are successes
do-accept = Accept the failure
do-lose = Lose: { $evidence }

## Options: relocating

do-relocate =
    Relocate: { $card }{ $how ->
        [skill] { " " }(skill)
       *[action] { "" }
    }
do-request =
    Request { $request }: { $card }, { $other }{ $how ->
        [skill] { " " }(skill)
       *[action] { "" }
    }
do-place = { $card }: row { $row }, column { $column }, turned by { $degrees }°
do-ability = First: { $card }

## Options: a refresh

do-refresh = Refresh evidence and cryptids
do-remove = Remove: { $evidence }
do-discard = Replace: { $card }
do-coins = 3 coins
do-xp = 1 experience
do-assistant = Assistant: up to 2 rows up or down

## Options: the assistant

do-up = Step up: skills
do-down =
    { $left ->
        [yes] Step down: { $die }
       *[no] Step down, no die is left
    }
do-shift =
    { $way ->
        [up]
            Assistant up by { $number ->
                [one] { $number } row
               *[other] { $number } rows
            }
       *[down]
            Assistant down by { $number ->
                [one] { $number } row
               *[other] { $number } rows
            }
    }
do-paid =
    { $way ->
        [up] A coin: assistant up
       *[down] A coin: assistant down
    }
do-learn =
    Learn: { $skill }{ $price ->
        [-1] { "" }
       *[other]
            { " " }for { $price ->
                [one] { $price } experience
               *[other] { $price } experience
            }
    }
do-restore = Restore for a coin: { $skill }
do-renew = Restore: { $skill }
do-gain_skill = New skill: { $skill }
do-rebid = Move a bid: { $card } → { $other }
do-card =
    Replace{ $price ->
        [-1] { "" }
       *[other]
            { " " }for { $price ->
                [one] { $price } coin
               *[other] { $price } coins
            }
    }: { $card }
do-second_card = Replace as well: { $card }

## Options: the market

do-market = New market for a coin
do-buy =
    Buy: { $evidence }{ $price ->
        [-1] { "" }
       *[other]
            { " " }for { $price ->
                [one] { $price } coin
               *[other] { $price } coins
            }
    }
do-bargain =
    Buy: { $evidence } for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
do-take_market = Take: { $evidence }
do-sell =
    Sell: { $evidence }{ $price ->
        [-1] { "" }
       *[other]
            { " " }for { $price ->
                [one] { $price } coin
               *[other] { $price } coins
            }
    }{ $full ->
        [yes] , in place of { $other }
       *[no] { "" }
    }
do-swap =
    Swap: { $evidence } → { $other }{ $balance ->
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
do-lay = { $tile }: row { $row }, column { $column }, turned by { $degrees }°

## Options: the poacher

do-poacher_takes = He takes: { $evidence } ({ $place })
do-market_takes = He takes: { $evidence }
do-prey = He catches: { $card }
do-spend = He spends: { $evidence }
