### What the board of Cryptids says. The same ids stand in board.en.ftl, board.ru.ftl and board.uk.ftl.

## The map

board-map = Map of Europe
board-closer = Look closer
board-whole-map = The whole map
# A place in words for those who cannot see it
board-place = { $place }: { $what }
board-you = you
board-evidence-here = evidence: { $evidence }
board-trail = can be tracked here: { $card }
board-trail-own = can be tracked here, with your bid: { $card }
board-hare-here = something hidden

## The reserve

board-reserve = The reserve
board-reserve-said = Terrain tiles: { $terrain }. Cryptids: { $cryptids }.
board-reserve-owner = { $card } ({ $name })
board-start = Starting place { $letter }: { $habitat }
board-start-free = Starting place { $letter }: free
board-stack = { $habitat }: { $number }
board-stack-closed = { $habitat }: nothing more fits ({ $number })
board-turn = Turn
board-next-place = Next place
board-lay = Lay it here
board-hold-nowhere =
    { $number ->
        [one] The tile fits in { $number } way. Point at the reserve, or use the buttons or arrow keys.
       *[other] The tile fits in { $number } ways. Point at the reserve, or use the buttons or arrow keys.
    }
board-hold-fits = Row { $row }, column { $column }, { $degrees }°: it fits.
board-hold-bad = Row { $row }, column { $column }, { $degrees }°: it cannot lie here.
board-hold-turned = Turned by { $degrees }° it fits nowhere: turn it on.
board-hold-here = It fits here.
board-hold-not-here = It cannot lie here. The bright cells are free for it.
board-hold-not-turned = Turned like this it fits nowhere: turn it on.
board-hold-gains = Coins: { $coins }, experience: { $xp }, assistant’s spaces: { $rows }.
board-hold-covers = It covers: { $cards }.

## Cards

board-needs = Evidence needed: { $needs }
board-tracked = Tracked in: { $place }
board-tracked-marked = Tracked in: { $place } (from the token on the card)
board-found-points =
    { $number ->
        [one] { $number } reputation when found
       *[other] { $number } reputation when found
    }
board-relocated-points =
    { $number ->
        [one] { $number } reputation in the reserve
       *[other] { $number } reputation in the reserve
    }
board-bids = Bids: { $names }
board-tile = Its tile: { $where }
board-no-ability = No ability
board-empty-place = The deck has run out: this place stays empty.
board-display = Open cryptids
board-deck = Deck of { $level }: { $number }
board-contract = Contract
board-contract-shared = Shared contract
board-contract-hidden = A contract that only its owner knows
board-request = Request
board-contract-worth = So far: { $number }
board-request-fits = Fits: { $number } of yours

## Skills

board-skills = Skills
board-skill-ready = { $skill }: ready
board-skill-used = { $skill }: used
board-skill-lasting = { $skill }: always works
board-skill-unlearned =
    { $price ->
        [one] { $skill }: { $price } experience
       *[other] { $skill }: { $price } experience
    }
board-main-movement = Main movement
board-main-action = Main action
board-marker-ready = { $name }: ready
board-marker-used = { $name }: used

## The initiative track, dice and the market

board-track = Initiative track
board-track-row = Space { $row }: { $who }
board-track-waits = { $name } (still to act)
board-track-done = { $name } (done)
board-poacher = The poacher
board-field = Cryptozoologists
board-office = Assistants
board-dice = Assistant dice
board-dice-none = No dice are left.
board-tracking-dice = Tracking dice
board-attempt-need = { $need }: { $what }
board-attempt-die = a die decides
board-throw = { $name } tracks { $card }
board-throw-found = Found!
board-throw-failed = No luck this time
board-throw-lucky = Luck: clovers are successes
board-throwing = The dice are rolling…
board-market = Evidence market
board-market-place =
    { $price ->
        [one] { $evidence }, { $price } coin
       *[other] { $evidence }, { $price } coins
    }
board-market-empty = empty place
board-market-sold = { $what } (sold this turn)
board-bag = Tokens left in the bag: { $number }
board-beside = Beside the bag: { $evidence }
board-bonus = Bonus rumours in the supply: { $number }

## The poacher

board-poacher-evidence = He holds: { $evidence }
board-poacher-captives = Captives: { $number } of { $most }
board-poacher-captive-contract = { $contract }: { $number } of { $most }
board-poacher-held = With evidence: { $number }
board-poacher-first = The first possible action, from the left
board-poacher-prey = Prey, in order
board-poacher-zones = Zones, in order
board-poacher-above = Above your assistant
board-poacher-below = Below your assistant
board-poacher-terrain = Terrain: { $habitat }
board-poacher-deck = Cards left: { $number }

## What a player has

board-coins =
    { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
board-xp =
    { $number ->
        [one] { $number } experience
       *[other] { $number } experience
    }
board-loose-bids = Free bids: { $number }
board-slots = Evidence: { $number } of { $most }
board-terrain = Terrain tiles
board-waiting = Found, not yet relocated
board-settled = In the reserve

## The board

board-tabs = Parts of the board
board-tab-map = Map
board-tab-cards = Cards
board-tab-reserve = Reserve
board-tab-players = Players
board-wanted = Shared contract and requests
board-row = Space { $row } of the track
board-here = You are here.
board-people-here = Here: { $names }
board-distance =
    { $number ->
        [one] { $number } step away
       *[other] { $number } steps away
    }
board-distance-here = right here
board-chance-none = none of its evidence yet
board-chance-sure = no dice needed
board-chance = chance { $number }%
board-chance-best = chance { $number }%, { $best }% with help
board-meets-contracts =
    { $number ->
        [one] It meets { $number } of your contracts.
       *[other] It meets { $number } of your contracts.
    }
board-enlarge = See it in full
board-attempt = The attempt
board-round = Round { $number }
board-round-final = Round { $number }, the last
board-own-tiles = Your terrain tiles
board-way-dice = A die decides
board-way-pair = Two rumours
board-bonus-used = Bonus rumours among them:
board-attempt-sure = Everything is proven: no dice are needed.
board-attempt-dice =
    { $number ->
        [one] { $number } die decides:
       *[other] { $number } dice decide:
    }
board-find = Find it
board-try = Try to find it
board-rethrow = Throw again:
# What is left after a choice
board-left-coin =
    { $number ->
        [one] leaves { $number } coin
       *[other] leaves { $number } coins
    }
board-left-xp =
    { $number ->
        [one] leaves { $number } experience
       *[other] leaves { $number } experience
    }

## One's own things

board-finds =
    { $number ->
        [one] { $number } find, not yet relocated: { $waiting }
       *[other] { $number } finds, not yet relocated: { $waiting }
    }
board-granted = Given away for a request
board-bids-on = Bids on: { $cards }
board-points = Reputation so far: { $number }
board-points-known = Reputation so far, without personal contracts: { $number }
board-points-found = finds
board-points-relocated = reserve
board-points-requests = requests
board-points-shared = shared contract
board-points-contract = personal contract
board-points-abilities = abilities
board-points-majority = most in the reserve
board-points-xp = experience
board-points-coins = coins
board-points-hares = hares

## What signs mean

board-sign-tracking = Each die stands for one piece of evidence that you do not show: it has to succeed.
board-sign-die = An assistant who steps down takes one of these dice with what it shows.
board-sign-hare = A Wolpertinger token: turned over, it helps whoever found it, or is only a stuffed hare.
board-sign-market = The evidence market: in the assistant’s turn it is bought and sold for the number on the token.
board-sign-row = The track of the assistants: up is towards 1, and whoever stands higher acts sooner.
board-sign-level = The level of the cryptid: the higher, the more evidence it takes and the more it brings.
board-sign-found = Reputation for finding it.
board-sign-relocated = Reputation for giving it a home in the reserve.
board-sign-need = Evidence that this cryptid asks for. What you do not show has to be rolled.
board-sign-habitat = Where it lives: its tile lies only on this terrain.
board-sign-habitat-special = Where it lives. But its tile lies as its card says.
board-sign-kind = Its kind: requests and contracts ask for kinds.
board-sign-bids = Only those whose bid lies here can track it.
board-sign-where = The region of the map in which it can be tracked.
board-sign-tile = The shape of its home: so much terrain it takes in the reserve.
board-sign-note = How far you have to go, and how likely you are to find it with what you have.
board-sign-poacher = If he catches too many, you lose.
board-sign-way = One way to meet this need; touch it to choose it.
board-sign-stack = Tiles of this terrain in the stock: players take new ones from here.
board-sign-start = A starting cell of the reserve: terrain grows from here.
board-sign-place = Touch it to read what is here and what you can do.
board-sign-closer = The map can also be drawn apart with two fingers and moved with one.
board-sign-coins = Coins pay on the market, for further steps and for refreshing.
board-sign-xp = Experience pays for new skills when the assistant steps up.
board-sign-points = Reputation as if the game ended now; hidden contracts may still add to it.
