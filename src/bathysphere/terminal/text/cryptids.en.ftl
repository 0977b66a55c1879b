### What the terminal says at a table of Cryptids. The same ids stand in cryptids.en.ftl, .ru.ftl and .uk.ftl.
### Names of players, cards and places come ready and are never inflected.

## Header

terminal-cryptids-round = round { $number }
terminal-cryptids-phase-setup = setup
terminal-cryptids-phase-field = cryptozoologists
terminal-cryptids-phase-office = assistants
# $number: how many rounds come after this one
terminal-cryptids-final =
    { $number ->
        [0] final round
       *[other] final round to come
    }

## The map

terminal-cryptids-map = Map

## Open cards

terminal-cryptids-display = Open cryptids
# $decks: levels with the number of cards left
terminal-cryptids-decks = decks: { $decks }
terminal-cryptids-steps =
    { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }
terminal-cryptids-here = here
terminal-cryptids-chance = { $chance }%
# $best: with luck and second chances
terminal-cryptids-chances = { $chance }–{ $best }%
terminal-cryptids-attempt = On the trail: { $card }
terminal-cryptids-by-dice = the dice decide
terminal-cryptids-rolled = Rolled:

## The reserve

terminal-cryptids-reserve = Reserve
terminal-cryptids-built = building is over
terminal-cryptids-stacks = Tiles left:
terminal-cryptids-closed = closed
terminal-cryptids-my-tiles = Your tiles:
terminal-cryptids-laying = Reserve: arrows move the tile, x and z turn it

## Assistants

terminal-cryptids-track = Initiative
terminal-cryptids-office = Market and papers
terminal-cryptids-market = Market:
terminal-cryptids-dice = Dice:
terminal-cryptids-shared = Shared contract:
terminal-cryptids-requests = Requests:
terminal-cryptids-bag = in the bag: { $number }
terminal-cryptids-bonus = bonus rumours: { $number }
terminal-cryptids-beside = beside it:

## Players

terminal-cryptids-players = Players
terminal-cryptids-own = Your board
terminal-cryptids-skill-price = ({ $number } xp)
terminal-cryptids-skill-always = (always)
terminal-cryptids-skill-ready = (ready)
terminal-cryptids-skill-used = (used)
terminal-cryptids-evidence = Evidence:
terminal-cryptids-contracts = Contracts:
# $cover: what hides them
terminal-cryptids-covered = { $number } { $cover } r shows them

## The poacher

terminal-cryptids-poacher = { $sign } Poacher
terminal-cryptids-poacher-deck = cards left: { $number }
terminal-cryptids-poacher-holds = Holds:
terminal-cryptids-captives = Caught: { $number } of { $most }
# Followed by the contracts with their numbers
terminal-cryptids-captives-of = By contract:
terminal-cryptids-caught = Caught:
terminal-cryptids-poacher-card = The poacher’s card
terminal-cryptids-poacher-acts = Does:
terminal-cryptids-poacher-prey = Hunts:
terminal-cryptids-poacher-above = Above you:
terminal-cryptids-poacher-below = Below you:
# $number: pieces of evidence that he holds
terminal-cryptids-poacher-row = With { $number }:
terminal-cryptids-poacher-zones = Zones in order: { $zones }
terminal-cryptids-poacher-terrain = Terrain for him: { $habitat }

## Enlarged

terminal-cryptids-needs = Needs:
terminal-cryptids-home = Home:
terminal-cryptids-worth = Reputation:
terminal-cryptids-reputation = { $found } when found, { $relocated } in the reserve
terminal-cryptids-lies = Its tile lies:
terminal-cryptids-finder = Found by:
terminal-cryptids-tracked = Tracked in:
terminal-cryptids-bids = Bids:
terminal-cryptids-outlook = For you:
terminal-cryptids-tracked-here = Tracked here:
terminal-cryptids-hidden = something is hidden here
terminal-cryptids-stands = Here now:
terminal-cryptids-leads = Lines lead to:
terminal-cryptids-price = Price:
terminal-cryptids-needed-by = Needed for:
terminal-cryptids-contract-shared = Shared contract: counts for everyone
terminal-cryptids-contract-personal = Personal contract
terminal-cryptids-so-far = So far:
terminal-cryptids-fitting = Fitting finds of yours: { $number } of 2
terminal-cryptids-skills = Skills:
terminal-cryptids-found = Finds:
terminal-cryptids-granted = Request:
terminal-cryptids-standing = Reputation so far:
terminal-cryptids-uncertain = Personal contracts are not counted.

## Rows of the list that hold many options

terminal-group-back = back

## Keys

terminal-hint-contract = contract
terminal-hint-contract-help = show your contracts, or cover them
terminal-hint-bid = bid
terminal-hint-bid-help = place a free bid on another player’s turn
terminal-hint-why = why not
terminal-hint-why-help = why something is not offered
terminal-why = Why not?
terminal-why-nothing = Nothing stands in your way here.

## Signs

terminal-cryptids-sign-seat = a player, by seat: on the map, on the track, in the reserve
terminal-cryptids-sign-open = an open card, by its place in the list
terminal-cryptids-sign-coins = coins
terminal-cryptids-sign-xp = experience
terminal-cryptids-sign-initiative = moves the assistant
terminal-cryptids-sign-points = reputation so far
terminal-cryptids-sign-match = meets one of your contracts
terminal-cryptids-sign-reserve = lives in the reserve
terminal-cryptids-sign-given = given away for a request
terminal-cryptids-sign-loose = a bid that lies on no card
terminal-cryptids-sign-used = a used skill
terminal-cryptids-sign-start = a start place in the reserve
terminal-cryptids-sign-fence = a fence: beyond it nothing is laid
terminal-cryptids-sign-hare = a hidden Wolpertinger token
terminal-cryptids-sign-poacher = the poacher
terminal-cryptids-sign-asked = has to answer
terminal-cryptids-sign-steer = move and turn a tile before it is laid; j and k walk through the list
