### Words on the components of Cryptids: names, and what cards do.
### The same ids stand in cards.en.ftl, cards.ru.ftl and cards.uk.ftl.
###   ability-<when>, effect-<verb>  the abilities of cryptids, put together from the words of a content pack
### Names of places and cryptids are not here: the content pack of the table has them in all languages.

game-cryptids = Cryptids

## Evidence

evidence-victim = victim
evidence-bones = bones
evidence-witness = eyewitness
evidence-tracks = tracks
evidence-sky = silhouette in the sky
evidence-water = outline in the water
evidence-rumour = rumours
evidence-bonus = bonus rumours
# A question mark for which no token was left
evidence-any = any evidence
thing-victim = a victim
thing-bones = bones
thing-witness = an eyewitness
thing-tracks = tracks
thing-sky = a silhouette in the sky
thing-water = an outline in the water
thing-rumour = rumours
thing-bonus = bonus rumours
thing-any = any evidence
# Copies of one kind in a list
copies = { $name } ×{ $count }
# An empty list
nothing = nothing
# How a requirement is met without a die: by its own kind, or by two rumours
cover-token = { $evidence }
cover-pair = { $evidence } (2 rumours)

## The map

zone-N = north ({ "N" })
zone-E = east ({ "E" })
zone-S = south ({ "S" })
zone-W = west ({ "W" })
# A region: the zone with its number, and the name
place-region = { $id } { $name }
place-anywhere = any region
to-place =
    { $sort ->
        [city] to { $place }
        [region] to { $place }
       *[anywhere] to { $place }
    }
at-place =
    { $sort ->
        [city] in { $place }
        [region] in { $place }
       *[anywhere] in { $place }
    }
# An open card and a place of the market where nothing more is known
open-card = card { $number }
market-place = market token { $number }

## Cryptids and the reserve

level-1 = level { "I" }
level-2 = level { "II" }
level-3 = level { "III" }
habitat-mountain = mountains
habitat-forest = forest
habitat-water = water
habitat-special = special
kind-beast = beast
kind-winged = winged
kind-reptile = reptile
kind-chimera = chimera
symbol-coin = coin
symbol-xp = experience
symbol-initiative = initiative
# A tile of terrain: $shape is a letter that looks like it and its number of cells
terrain-tile =
    { $habitat }, { $shape ->
        [D2] domino
        [I3] line of 3
        [V3] corner of 3
        [I4] line of 4
        [L4] hook of 4
        [J4] mirrored hook of 4
        [O4] square of 4
        [S4] zigzag of 4
        [Z4] mirrored zigzag of 4
        [T4] wedge of 4
       *[other] shape { $shape }
    }{ $count ->
        [0] { "" }
       *[other] { " " }({ $symbols })
    }
placement-habitat = on free terrain: { $habitat }
placement-empty = on bare cells without terrain
placement-on_top = on top of cryptid tiles, at most two of them
placement-two_terrains = across exactly two kinds of terrain

## Abilities: when, and what

ability-found = On discovery: { $effects }.
ability-failed = If you fail to find it: { $effects }.
ability-relocated = On relocation: { $effects }.
ability-end = At game end: { $effects }.
ability-lasting = Until you relocate it: { $effects }.
ability-request = Given away for a request: { $effects }.
ability-placement = In the reserve: { $effects }.
effect-coins =
    { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
effect-xp =
    { $number ->
        [one] { $number } experience
       *[other] { $number } experience
    }
effect-bonus_rumour =
    { $number ->
        [one] { $number } bonus rumour
       *[other] { $number } bonus rumours
    }
effect-restore =
    restore up to { $number ->
        [one] { $number } skill
       *[other] { $number } skills
    }
effect-assistant =
    your assistant may move up to { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    } either way
effect-walk =
    you may walk up to { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }
effect-take_map = take a token from here or from a neighbouring region
effect-take_market = take a market token for free
effect-buy_market =
    buy from the market, each token { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    } cheaper
effect-refresh = you may refresh evidence and cryptids for free
effect-lay_terrain = you may lay one of your terrain tiles
effect-gain_skill = gain any new skill
effect-keep_evidence = no evidence is lost
effect-range =
    your moves reach { $number ->
        [one] { $number } step
       *[other] { $number } steps
    } further
effect-income =
    { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    } at the start of every assistant turn
effect-place = its tile goes into the reserve all the same, with its reputation
effect-empty = { placement-empty }, no symbols are gained
effect-on_top = { placement-on_top }; no symbols are gained
effect-two_terrains = { placement-two_terrains }
effect-kind_least =
    { $number ->
        [one] { $number } reputation
       *[other] { $number } reputation
    } for at least { $least ->
        [one] { $least } other cryptid
       *[other] { $least } other cryptids
    } of the kind “{ $kind }”
effect-kind_each =
    { $number ->
        [one] { $number } reputation
       *[other] { $number } reputation
    } for each other cryptid of the kind “{ $kind }”, at most { $least }
effect-zones =
    { $number ->
        [one] { $number } reputation
       *[other] { $number } reputation
    } if your finds come from all four zones
effect-fewest =
    { $number ->
        [one] { $number } reputation
       *[other] { $number } reputation
    } if everybody else has found more than you
effect-coin_rate =
    coins score 1 for every { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }

## Skills

skill-ticket = Plane ticket
skill-ticket-text = Fly to any location, however far away.
skill-collect = Collect evidence
skill-collect-text = Collect once more, without the main action.
skill-track = Track a cryptid
skill-track-text = Track once more, without the main action.
skill-luck = Luck
skill-luck-text = After a roll, all its clovers count as successes.
skill-second_chance = Second chance
skill-second_chance-text = After a failed roll, reroll any of its dice.
skill-relocate = Relocate a cryptid
skill-relocate-text = Relocate once more, without the main action.
skill-range_1 = Range
skill-range_1-text = Every move is one step longer.
skill-range_2 = Greater range
skill-range_2-text = Every move is one more step longer.
skill-split = Split movement
skill-split-text = Stop on the way, do something else, then walk the steps you have left.
skill-neighbour = Collect from a neighbour
skill-neighbour-text = When you collect, the token may lie in a neighbouring location.

## Dice

die-coins =
    { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
die-xp =
    { $number ->
        [one] { $number } experience
       *[other] { $number } experience
    }
die-restore =
    restore up to { $number ->
        [one] { $number } skill
       *[other] { $number } skills
    }
die-bonus_rumour =
    { $number ->
        [one] { $number } bonus rumour
       *[other] { $number } bonus rumours
    }
tracking-success = success
tracking-luck = clover
tracking-failure = failure

## Contracts and requests

contract-evidence-text = 1 reputation for every find whose card shows this evidence: { $name }.
contract-habitat-text = 1 reputation for every find that lives here: { $name }.
contract-kind-text = 1 reputation for every find of the kind “{ $name }”.
request-zone-text =
    { $number ->
        [one] { $number } reputation
       *[other] { $number } reputation
    } for two cryptids from this zone: { $name }.
request-kind-text =
    { $number ->
        [one] { $number } reputation
       *[other] { $number } reputation
    } for two cryptids of the kind “{ $name }”.

## Wolpertinger tokens

hare-hare = stuffed hare
hare-coins =
    { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
hare-evidence = evidence from the bag
hare-reroll = reroll
hare-card = Wolpertinger
hare-hare-text = 1 reputation at the end; whoever has the most hares wins the Wolpertinger card.
hare-coins-text = Discard it on your turn for coins.
hare-evidence-text = Discard it on your turn and draw evidence into an empty slot.
hare-reroll-text = Discard it after a tracking roll to reroll any dice.

## The poacher

poacher-BID = evidence for a bid
poacher-BID-text = Takes a map token that a cryptid with your bid needs.
poacher-CON = evidence for a contract
poacher-CON-text = Takes a map token that your contract shows.
poacher-LOW = lowest number
poacher-LOW-text = Takes a token from the lowest number in his first zone with evidence.
poacher-HIGH = highest number
poacher-HIGH-text = Takes a token from the highest number in his first zone with evidence.
poacher-REF = refresh of the map
poacher-REF-text = Fills the map with evidence and gains nothing by it.
poacher-K2 = catch for 2
poacher-K2-text = Catches a cryptid that needs two pieces, if he holds both.
poacher-K3 = catch for 3
poacher-K3-text = Catches a cryptid that needs three pieces, if he holds them all.
poacher-K4 = catch of any
poacher-K4-text = Spends all four pieces and catches a cryptid, whatever it needs.
poacher-dC = coin die
poacher-dC-text = Removes the assistant die with the most coins.
poacher-dX = experience die
poacher-dX-text = Removes the assistant die with the most experience.
poacher-dS = restoring die
poacher-dS-text = Removes an assistant die that restores skills.
poacher-dR = rumour die
poacher-dR-text = Removes an assistant die with rumours and keeps the bonus rumours.
poacher-mB = market, for a bid
poacher-mB-text = Takes a market token that a cryptid with your bid needs.
poacher-mC = market, for a contract
poacher-mC-text = Takes a market token that your contract shows.
poacher-xB = new market, for a bid
poacher-xB-text = Takes a market token for your bids and replaces the market; if none fits, the other way round.
poacher-xC = new market, for a contract
poacher-xC-text = Takes a market token for your contracts and replaces the market; if none fits, the other way round.
poacher-up = above you
poacher-up-text = Then he stands right above your assistant.
poacher-down = below you
poacher-down-text = Then he stands right below your assistant.
prey-found = cryptids you found and did not relocate
prey-contract = open cryptids that meet your contracts
prey-bid = open cryptids with your bids

## How a lonely journey is rated

rating-trainee = Still a trainee.
rating-novice = Not bad for a novice.
rating-ordinary = One cryptozoologist among many.
rating-splendid = Splendid work!
rating-monument = They will put up a monument to you in the reserve.

## Table options

option-cryptids-wolpertinger = Wolpertinger
option-cryptids-wolpertinger-text = Stuffed hares and small finds are hidden in the cities: a rumour and a Track action uncover them.
option-cryptids-no_bids = Without bids
option-cryptids-no_bids-text = Bid tokens stay in the box: any open cryptid may be tracked, and open cards are never replaced.
option-cryptids-first_pair = Beginners’ pair
option-cryptids-first_pair-text = For a first game of two: skills at the printed price, without the surcharge.
option-cryptids-content = Content pack
option-cryptids-content-text = The pack of cards, tiles and map used at the table; leave it empty for the built-in one.
