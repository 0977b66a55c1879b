### What the board of Abyss says in the browser. The same ids stand in board.en.ftl, board.ru.ftl and board.uk.ftl.
### Names and texts of cards are in src/bathysphere/games/abyss/text/cards.*.ftl.

## The middle

abyss-depths = Exploration track
abyss-deck =
    Exploration deck, { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
abyss-deck-tag = deck
abyss-discard =
    Discard pile, { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
abyss-discard-tag = discard
abyss-sale = Others pay
abyss-threat = Threat track
abyss-division =
    Step { $number }: { $keys ->
        [0] {""}
        [one] { $keys } key{ $things ->
                [0] {""}
               *[other] {" "}and{" "}
            }
       *[other] { $keys } keys{ $things ->
                [0] {""}
               *[other] {" "}and{" "}
            }
    }{ $things ->
        [0] {""}
        [one] { $things } pearl or Monster token
       *[other] { $things } pearls or Monster tokens
    }.
abyss-threat-here = The threat token is here.
abyss-supply =
    { $number ->
        [one] { $number } Monster token left
       *[other] { $number } Monster tokens left
    }
abyss-treasury = Treasury
abyss-court = Court
abyss-lord-deck =
    Lord deck, { $number ->
        [one] { $number } Lord
       *[other] { $number } Lords
    }
abyss-lord-discard =
    Discarded Lords: { $number }
abyss-intrigue = Intrigue
# $number: pearls that hand and price leave to pay
abyss-gap =
    { $lord }: { $number ->
        [one] { $number } pearl on top of your Allies
       *[other] { $number } pearls on top of your Allies
    }
abyss-council = Council
abyss-stack =
    { $race }: { $number ->
        [0] no cards
        [one] { $number } card
       *[other] { $number } cards
    }
abyss-locations = Locations
abyss-pile =
    Pile, { $number ->
        [one] { $number } location
       *[other] { $number } locations
    }
abyss-draw = Draw
abyss-no-locations = None available.
abyss-tray = To choose from
abyss-last-round =
    { $turns ->
        [0] Last round: this is the last turn
        [one] Last round: { $turns } more turn after this one
       *[other] Last round: { $turns } more turns after this one
    }
abyss-enlarge = Enlarge: { $card }

## Cards in words

abyss-ally = { $race } { $value }
abyss-lord =
    { $lord }, { $guild }. Influence { $points }, { $keys ->
        [0] no key
        [one] { $keys } key
       *[other] { $keys } keys
    }. Price { $price }, { $races ->
        [one] { $races } race
       *[other] { $races } races
    }. { $text }

## Two letters for each race

abyss-short-squid = Sq
abyss-short-shellfish = Sh
abyss-short-crab = Cr
abyss-short-seahorse = Se
abyss-short-jellyfish = Je

## One's own hand

abyss-hand =
    My hand, { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
abyss-group =
    { $race }: { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }, value { $total }
abyss-empty-hand = No Allies in hand.
# $names: those who are asked earlier, $count: how many they are
abyss-if-they-pass =
    if { $names } { $count ->
        [one] passes
       *[other] pass
    }
abyss-first-in-line = { $name } was first in line and bought { $ally }.
abyss-my-tokens = My Monster tokens: { $tokens }
abyss-pay-value = value { $value } of { $price }
abyss-pay-races = races { $number } of { $wanted }
abyss-pay-pearls = pearls needed, and how many you have:

## Players

abyss-brief = Pearls { $pearls }, cards { $cards }, keys { $keys }, Lords { $lords } of { $most }
abyss-area = What { $name } has
abyss-in-hand = cards in hand
abyss-lords-of = Lords { $number } of { $most }
abyss-nothing-yet = Nothing on the table yet.
abyss-free-lords = Free Lords
abyss-turned = Turned.
abyss-under = Lords under it
abyss-companions = Companions

## What signs mean

abyss-sign-pearls = Pearls
abyss-sign-pearls-text = They buy Allies that others reveal, and make up missing value when a Lord is paid.
abyss-sign-keys = Keys
abyss-sign-keys-text = With { $needed } of them a location is taken at the end of the turn.
abyss-sign-cards = Allies in hand
abyss-sign-cards-text = Only their owner sees them.
abyss-sign-tokens = Monster tokens
abyss-sign-tokens-text = Each is worth 2 to 4 influence points; only their owner sees how many.
abyss-sign-lords = Lords
abyss-sign-lords-text = The game ends when somebody has { $most }.
abyss-sign-points = Influence points so far
abyss-sign-points-text = From Lords, locations and Companions, and from Monster tokens where you see them.
abyss-sign-points-hidden = From Lords, locations and Companions; Monster tokens, still hidden, come on top.
abyss-sign-companions = Companions, { $race }
abyss-sign-companions-text = The weakest Ally of each payment stays as a Companion. At the end only the strongest of each race counts.
abyss-sign-threat = Threat token
abyss-sign-threat-text = It stands on what a beaten Monster brings now, and climbs when a Monster is left behind.
abyss-sign-division-text = This is what you get for beating a Monster while the threat token stands here.
abyss-sign-space = Space of the exploration track
abyss-sign-space-text = Revealed cards lie here, from left to right.
abyss-sign-last = The last space
abyss-sign-last-text = An Ally revealed here is taken with a pearl on top; a Monster has to be fought.
abyss-sign-price = Price now
abyss-sign-price-text = What the next Ally sold in this turn costs. The first costs 1 pearl, each further one a pearl more.
abyss-sign-deck-text = Exploring turns its cards up one by one on the track.
abyss-sign-discard-text = Cards that were paid or discarded. When the deck is empty they are shuffled into a new one.
abyss-sign-treasury-text = Pearls are taken from here and paid back here. There are always enough.
abyss-sign-supply-text = Rewards are drawn from these, face down.
abyss-sign-council-text = Allies left behind on the track lie here, face down. As your action you take a whole stack.
abyss-sign-pile-text = Whoever takes a location may draw 1 to 4 from here and keep one.
abyss-sign-lord-discard-text = Lords that left the Court or were replaced.
abyss-sign-gap-text = So many of your pearls would have to fill what your Allies cannot pay.
abyss-sign-bribe-text = What any Lord costs through the Corruptor.
abyss-sign-sum = Value of this race
abyss-sign-sum-text = What your Allies of this race are worth together.
abyss-sign-must = Race that has to be paid
abyss-sign-must-text = An Ally of this race has to be among those you pay with.
abyss-sign-missing = Pearls in this payment
abyss-sign-missing-text = How many pearls fill the price, and how many you have.
abyss-sign-brief = Player
abyss-sign-brief-text = Touch the name to see everything this player has.
abyss-sign-intrigue = Court intrigue: before the action a pearl turns up another Lord, while the Court has room.
abyss-sign-worth = The number at the bottom right: what it would bring you now.

## Why a price is not the printed one

abyss-change-times = { $lord } ({ $name }): price ×{ $times }
abyss-change-more = { $lord } ({ $name }): price +{ $value }
abyss-change-less = { $lord } ({ $name }): price −{ $value }
abyss-change-race = { $lord } ({ $name }): any race will do

## An enlarged card

abyss-card-keys = Keys
abyss-card-races =
    Your Allies and pearls must reach { $price }. { $number ->
        [one] { $must ->
                [any] The Allies are of one race.
               *[other] The Allies are of one race: { $must }.
            }
       *[other] Exactly { $number } different races{ $must ->
                [any] .
               *[other] , { $must } among them.
            }
    }
abyss-card-arrow = Arrow: works once, on arrival.
abyss-card-lasting = Lasting: works until the Lord goes under a location or the Assassin turns it.
abyss-card-worth = As things stand, for { $name }: influence { $points }.
abyss-card-ally =
    { $copies ->
        [one] { $copies } such card among the { $all } of its race.
       *[other] { $copies } such cards among the { $all } of their race.
    }
abyss-card-ally-guild =
    { $lords ->
        [one] { $lords } Lord requires this race
       *[other] { $lords } Lords require this race
    }. The weakest Ally you pay becomes your Companion.
abyss-card-monster = Exploration cards like this: { $number }. Fight it for the reward on the threat track, or go on and let the threat rise. Nobody can buy it.
abyss-where-court = In the Court.
abyss-where-discarded = Out of the game.
abyss-where-available = Nobody controls it yet.
abyss-where-free = { $name }’s free Lord.
abyss-where-turned = { $name }’s free Lord, turned by the Assassin.
abyss-where-covered = Belongs to { $name }, under a location: { $location }.
abyss-where-controlled = Controlled by { $name }.

## Standing orders

abyss-orders-intro = While others explore, you are asked about every Ally you could buy. Say once what interests you, and nobody has to wait for the rest.
abyss-orders-on = Use standing orders
abyss-orders-least = Lowest value that interests me
abyss-orders-from = from { $value }
abyss-orders-never = never
abyss-orders-price = Highest price
abyss-orders-up-to =
    up to { $price ->
        [one] { $price } pearl
       *[other] { $price } pearls
    }
abyss-orders-fits = If an Ally fits
abyss-orders-fits-ask = ask me
abyss-orders-fits-buy = buy it
abyss-orders-result-off = You are asked about every Ally.
abyss-orders-result-ask = You are asked only about Allies that fit; you pass on the others.
abyss-orders-result-buy = Allies that fit are bought for you, and you pass on the others. You can change an answer until the sale closes.

## Locations that count neither a guild nor a race

abyss-formula-coral_barrier = 20 − Companions
abyss-formula-jail = 15 − Lords
abyss-formula-city_of_mirrors = like an opponent’s
abyss-formula-chamber_of_allies = 3 + weakest by race
abyss-formula-depths = 2 × weakest Lord
abyss-formula-lost_tower = 3 × keyless Lord
abyss-formula-throne_room = strongest Lord
abyss-formula-black_smokers = 0, or swap it
abyss-formula-closed_tower = 3 × Lord with key
abyss-formula-abyss = 2 × guild, up to 12

## Abilities in a few words

abyss-effect-recruiter = Opponents pay double
abyss-effect-recruiter-plus-two = Opponents pay 2 more
abyss-effect-jailer = Opponents discard an Ally
abyss-effect-seeker = Opponents lose 2 pearls
abyss-effect-assassin = Turns opponents’ Lords
abyss-effect-commander = Opponents hold 6 at most
abyss-effect-tamer = Opponents’ rewards lower
abyss-effect-hunter = Takes a Monster token
abyss-effect-ship_master = Pearl per race left behind
abyss-effect-trader = 3 pearls
abyss-effect-peddler = 2 pearls
abyss-effect-landlord = 1 pearl each turn
abyss-effect-slaver = Ally for 2 pearls, each turn
abyss-effect-shopkeeper = 1 pearl
abyss-effect-shaman = Soldiers do not affect you
abyss-effect-invoker = One more turn
abyss-effect-apprentice = Take a Council stack
abyss-effect-oracle = Discard a stack, each turn
abyss-effect-alchemist = Council gives two stacks
abyss-effect-illusionist = Swap a location
abyss-effect-master_of_magic = Strongest is Companion
abyss-effect-master_of_magic-chooses = You choose the Companion
abyss-effect-opportunist = Replace a Court Lord
abyss-effect-corruptor = A second Lord for 5 pearls
abyss-effect-traitor = Swap a Lord: from the Court
abyss-effect-diplomat = Any race will do
abyss-effect-treasurer = Lords cost 2 less
abyss-effect-schemer = Swap a Lord: from the deck
abyss-effect-keeper = No ability
abyss-effect-reaper = No ability
abyss-effect-shepherd = No ability
abyss-effect-miller = No ability
abyss-effect-aquaculturalist = No ability
abyss-effect-landowner = No ability
abyss-effect-sage = Best of 2 locations
abyss-effect-hermit = A location from the pile
abyss-effect-elder = Best of 3 locations

## Moments

abyss-moment-last = The last round
abyss-counting = The count
abyss-counting-skip = Touch anywhere to go on
abyss-count-lords = Lords
abyss-count-locations = Locations, one by one
abyss-count-companions = Companions: the strongest of each race
abyss-count-monsters = Monster tokens
abyss-story = How it came about
abyss-story-lords = { $name } recruited a seventh Lord, and the last round began.
abyss-story-deck = In { $name }’s turn too few Lords were left to fill the Court, and the last round began.
abyss-story-place = The most valuable location was { $location }: { $points } IP for { $name }.
abyss-story-lead =
    { $name } finished { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ahead of { $other }.
abyss-story-tie = { $name } and { $other } both finished with { $points } IP.
