### Words on the play of Abyss: questions, options and the log.
### The same ids stand in play.en.ftl, play.ru.ftl and play.uk.ftl.
###   ask-<kind>    one sentence to the seat that is asked; the dots of the kind are dashes
###   do-<verb>     the label of an option
###   event-<kind>  one line of the log; $told says whether the reader may know the private facts
### wording.py and prompts.py fill in the facts. Names of players and cards come ready and are never inflected.

## Parts of sentences

# An Ally: $race is one of race-<id>-one
ally = { $race } { $value }
# A Council stack: $race is one of race-<id>
stack =
    { $race }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
some-pearls =
    { $count ->
        [one] { $count } pearl
       *[other] { $count } pearls
    }
some-keys =
    { $count ->
        [one] { $count } key
       *[other] { $count } keys
    }
some-key-tokens =
    { $count ->
        [one] { $count } key token
       *[other] { $count } key tokens
    }
some-tokens =
    { $count ->
        [one] { $count } Monster token
       *[other] { $count } Monster tokens
    }
# What a fight brings, before it is chosen: keys, and so many pearls or tokens
reward-choice =
    { $keys ->
        [0] {""}
        [one] { $keys } key and{" "}
       *[other] { $keys } keys and{" "}
    }{ $things ->
        [one] { $things } pearl or token
       *[other] { $things } pearls or tokens
    }

## Where points, pearls and the end come from

points-locations = Locations
points-lords = Lords
points-companions = Companions
points-monsters = Monsters

source-last_space = last space of the track

reason-lords = a seventh Lord recruited
reason-deck = too few Lords left to fill the Court

## Questions: a turn

ask-turn-action =
    { $can ->
        [pass] There is no action you can take, so your turn passes.
       *[act]
            Your turn: choose an action ({ $lords ->
                [0] you cannot afford any Lord in the Court yet
                [one] you can afford { $lords } Lord in the Court
               *[other] you can afford { $lords } Lords in the Court
            }).
    }
ask-turn-end = Before your turn ends you may still use: { $lords }.

## Questions: an exploration

ask-explore-buy =
    { $seat } reveals { $ally }: buy it for { $price ->
        [one] { $price } pearl
       *[other] { $price } pearls
    } (you have { $pearls })?
ask-explore-take = Nobody buys { $ally }: take it and end the exploration, or leave it and reveal the next card?
ask-explore-fight =
    A Monster: fight it for { $reward }, or go on { $threat ->
        [6] although the threat cannot rise any further
       *[other] and let the threat rise to { $next }
    }?
ask-explore-reward =
    The Monster is beaten{ $keys ->
        [0] {""}
        [one] {" "}and { $keys } key is yours
       *[other] {" "}and { $keys } keys are yours
    }: choose your reward.

## Questions: a recruitment

ask-recruit-pay =
    { $lord }, price { $price }: pay with Allies of exactly { $races ->
        [one] { $races } race
       *[other] { $races } races
    }{ $must ->
        [any] {""}
       *[other] {" "}({ $must } required)
    }{ $pearls ->
        [0] {""}
       *[other] ; your pearls: { $pearls }
    }.
ask-recruit-companion = Choose which of the Allies you paid with becomes your Companion.
ask-lord-arrow = { $lord }: use the ability now or lose it?

## Questions: a location

ask-control-keys =
    You have { $keys ->
        [one] { $keys } key
       *[other] { $keys } keys
    }: choose three to spend on a location (Lords go under it).
ask-control-location =
    { $where ->
        [both] Take one of the available locations ({ $available }), or draw from the pile ({ $pile }) and keep one.
        [available] Take one of the available locations ({ $available }): the pile is empty.
       *[pile] Draw from the pile of locations ({ $pile }) and keep one: none is available.
    }
ask-control-keep = Choose a location to keep; the others become available to everybody.
ask-control-smokers =
    { $location }: keep it, or swap it for { $pile ->
        [one] the only location in the pile
       *[other] one of the { $pile } locations in the pile
    }?

## Questions: single Lords

ask-jailer-discard = { $seat }’s { lord-jailer }: discard one Ally (you have { $number }).
ask-commander-discard =
    { $seat }’s { lord-commander }: discard { $number ->
        [one] { $number } Ally
       *[other] { $number } Allies
    }; your hand limit is { $limit }.
ask-hunter-victim = { lord-hunter }: choose an opponent to take a Monster token from, unseen.
ask-assassin-victim = { lord-assassin }: choose one of { $victim }’s Lords to turn sideways.
ask-apprentice-council = { lord-apprentice }: choose a Council stack to take whole.
ask-illusionist-swap = { lord-illusionist }: swap one of your locations for an available one?
ask-corruptor-buy =
    { lord-corruptor }: recruit another Lord from the Court for { $price ->
        [one] { $price } pearl
       *[other] { $price } pearls
    } (you have { $pearls })?
ask-schemer-replace = { lord-schemer }: discard one of your Lords for the top Lord of the deck ({ $deck } left)?
ask-traitor-replace = { lord-traitor }: discard one of your Lords and take one from the Court instead?

## Options

do-explore = Explore the depths
do-council = Council: { $stacks }
do-recruit =
    Recruit: { $lord }{ $known ->
        [yes] , price { $price }
       *[no] {""}
    }
do-pass = Pass
do-intrigue =
    Intrigue: reveal a Lord for { $pearls ->
        [one] { $pearls } pearl
       *[other] { $pearls } pearls
    }
do-end_turn = End the turn
do-take =
    { $known ->
        [yes] Take { $ally }
       *[no] Take the Ally
    }
do-fight = Fight the Monster
do-go_on = Reveal the next card
do-buy =
    Buy { $ally }{ $known ->
        [yes]
            {" "}for { $price ->
                [one] { $price } pearl
               *[other] { $price } pearls
            }
       *[no] {""}
    }
do-reward = { $reward }
do-ally = { $ally }
do-lord =
    { $lord }, { $keys ->
        [one] { $keys } key
       *[other] { $keys } keys
    }
do-token = Key token
do-take_location = Take: { $location }
do-draw =
    Draw { $number ->
        [one] { $number } location
       *[other] { $number } locations
    }
do-keep = Keep: { location-black_smokers }
do-swap = Swap for: { $location }
do-use = Use the ability
do-leave = Do not use it
do-decline = Decline
do-rob =
    { $victim }{ $known ->
        [yes] , tokens: { $number }
       *[no] {""}
    }
do-turn_lord = Turn sideways: { $lord }
do-swap_location = { $gave } → { $location }
do-bribe =
    Recruit for { $pearls ->
        [one] { $pearls } pearl
       *[other] { $pearls } pearls
    }: { $lord }
do-dismiss = Discard: { $discarded }
do-replace = { $discarded } → { $lord }
do-slaver =
    { lord-slaver }: discard { $ally } for { $pearls ->
        [one] { $pearls } pearl
       *[other] { $pearls } pearls
    }
do-opportunist = { lord-opportunist }: replace the { $discarded } in the Court
do-oracle = { lord-oracle }: discard { $stacks }

## Several picks: what their button says

# $allies race by race: "Shellfish 1+1+3, Crab 2"
picks-recruit-pay =
    Pay: { $allies }{ $pearls ->
        [0] {""}
        [one] {" "}and { $pearls } pearl
       *[other] {" "}and { $pearls } pearls
    }
picks-commander-discard = Discard: { $allies }
# $keys: Lords with a key, and key tokens
picks-control-keys = Use: { $keys }

## The log: a turn

event-turn_began =
    { $extra ->
        [yes] { $seat } takes another turn.
       *[no] { $seat }’s turn.
    }
event-extra_turn = { $seat } gets another turn right after this one.
event-lord_revealed = { $seat } pays for an intrigue: the { $lord } comes to the Court.
event-last_round = The end is near ({ $reason }): { $seat } finishes this turn, and everybody else has one more.

## The log: an exploration

event-ally_revealed = { $seat } reveals card { $space } on the track: { $ally }.
event-monster_revealed = { $seat } reveals card { $space } on the track: a Monster!
event-ally_bought =
    { $seat } buys { $ally }; { $seller } gets { $price ->
        [one] { $price } pearl
       *[other] { $price } pearls
    }.
event-ally_taken = { $seat } takes { $ally }.
event-threat_rose = { $seat } slips past the Monster; the threat is now { $threat }.
event-monster_beaten = { $seat } beats the Monster (threat { $threat }).
event-reward_taken = { $seat } takes a reward: { $reward }.
event-tokens_drawn =
    { $seat } draws { $number ->
        [one] { $number } Monster token
       *[other] { $number } Monster tokens
    }{ $told ->
        [yes] {" "}worth { $tokens } IP
       *[no] {""}
    }.
event-council_filled = { $seat } leaves { $allies } to the Council.
event-deck_reshuffled =
    The discard pile is shuffled into a new exploration deck of { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
event-council_taken =
    { $seat } takes a Council stack, { $race }: { $told ->
        [yes] { $allies }
       *[no]
            { $number ->
                [one] { $number } card
               *[other] { $number } cards
            }
    }.
event-council_discarded = { $seat } discards a Council stack, { $race }: { $allies }.

## The log: Lords

event-lord_paid =
    { $seat } pays for the { $lord }: { $allies }{ $pearls ->
        [0] {""}
        [one] {" "}and { $pearls } pearl
       *[other] {" "}and { $pearls } pearls
    }.
event-companion_joined = { $seat } keeps { $ally } as a Companion.
event-lord_recruited = { $seat } recruits the { $lord }.
event-lord_corrupted =
    { $seat } also recruits the { $lord }, for { $pearls ->
        [one] { $pearls } pearl
       *[other] { $pearls } pearls
    }.
event-lord_replaced = { $seat } discards the { $discarded } and gains the { $lord }.
event-arrow_left = { $seat } does not use the ability of the { $lord }.
event-court_refilled =
    { $lords_count ->
        [0] There is nobody left to refill the Court
       *[other] The Court is refilled: { $lords }
    }; { $seat } gets { $pearls ->
        [one] { $pearls } pearl
       *[other] { $pearls } pearls
    }.
event-court_replaced = { $seat } replaces the { $discarded } in the Court with the { $lord }.
event-lord_turned = { $seat } turns { $victim }’s { $lord } sideways.
event-pearls_gained =
    { $seat } gets { $pearls ->
        [one] { $pearls } pearl
       *[other] { $pearls } pearls
    } ({ $source }).
event-pearls_paid =
    { $seat } pays { $pearls ->
        [one] { $pearls } pearl
       *[other] { $pearls } pearls
    } to the treasury ({ $lord }).
event-allies_discarded =
    { $seat } discards { $allies_count ->
        [one] an Ally
       *[other] Allies
    }: { $allies } ({ $lord }).
event-token_stolen =
    { $seat } takes a Monster token{ $told ->
        [yes] {" "}worth { $token } IP
       *[no] {""}
    } from { $victim }.

## The log: locations

event-tiles_drawn =
    { $seat } draws { $locations_count ->
        [one] a location
       *[other] locations
    }: { $locations }.
event-location_taken =
    { $seat } takes control of a location, { $location }{ $lords_count ->
        [0] {""}
       *[other] ; under it: { $lords }
    }{ $keys ->
        [0] {""}
       *[other] ; key tokens spent: { $keys }
    }.
event-location_swapped = { $seat } swaps a location: { $gave } → { $location }.
event-smokers_swapped = { $seat } swaps a location: { location-black_smokers } → { $location }.

## The log: the end

event-final_companions =
    { $seat } shows their hand ({ $hand }) and keeps { $allies_count ->
        [one] a Companion
       *[other] Companions
    }: { $allies }.
event-scored =
    { $seat } has { $points } IP: locations { $locations }, Lords { $lords }, Companions { $companions }, Monsters { $monsters }{ $tokens_count ->
        [0] {""}
       *[other] {" "}({ $tokens })
    }.
event-game_ended =
    { $winners_count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }

## Groups of options

heading-council = Council
heading-recruit = Recruit
heading-draw = Draw
heading-location = Take
