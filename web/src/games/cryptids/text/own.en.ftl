### One's own things of a player of Cryptids, cards in full, and the ending.
### The same ids stand in own.en.ftl, own.ru.ftl and own.uk.ftl. Names come ready and are never inflected.

## One's own board

own-board = Your own board
own-markers = What is left of your turn, and your terrain tiles
own-finds = Your cryptids and tokens
own-empty-slot = empty slot
own-ready = ready
own-used = used
own-movement-text =
    Go along the lines of the map, up to { $range ->
        [one] { $range } step
       *[other] { $range } steps
    }. Touch a place on the map, or choose it here.
own-action-text = One of these: move again, collect evidence, track a cryptid, relocate one from a city, or refresh the map.
own-assistant = Assistant
own-row = space { $number }
own-assistant-text = A step up, towards 1, opens the skills; a step down brings a die. Whoever stands higher acts first.
own-coins-text = They pay for evidence, restored skills, extra steps of the assistant, new cards or a new market. At the end, 5 coins are worth 1 reputation.
own-xp-text = It pays for new skills after a step up. At the end, 3 experience is worth 1 reputation.
own-bids = Bids
own-bid-on = { $card }: { $place }.
own-bids-text = You can track only cryptids you have bid on.
own-price =
    { $number ->
        [one] worth { $number } coin
       *[other] worth { $number } coins
    }
own-evidence-text = Use it to track a cryptid that needs it; your assistant can sell or swap it.
own-rumour-text = It works like other evidence, and two rumours replace any one piece.
own-bonus-text = It works like a rumour. Once discarded, it goes back to the supply and not into the bag.
own-skill-ready = ready
own-skill-used = used; a coin restores it after a step up
own-skill-lasting = always works
own-skill-unlearned =
    { $price ->
        [one] costs { $price } experience after your assistant’s step up
       *[other] costs { $price } experience after your assistant’s step up
    }
own-tile-text = At the end of the assistant’s turn you lay one of your three tiles in the reserve.
own-waiting = found, waiting to be relocated
own-settled = lives in the reserve
own-granted = given away for a request
own-request = Request: { $name }

## Contracts

own-contracts = Contracts
own-contracts-hint = Hold to peek; a tap opens them for a while
own-contracts-better = Only the better of the two will count.
own-contracts-both = Both count.

## What a choice costs and gives

own-reputation = reputation: +{ $number }
own-odds-sure = found without dice
own-odds =
    { $dice ->
        [one] { $dice } die, { $chance }%
       *[other] { $dice } dice, { $chance }%
    }
own-odds-best =
    { $dice ->
        [one] { $dice } die, { $chance }%, { $best }% with help
       *[other] { $dice } dice, { $chance }%, { $best }% with help
    }
own-wanted-by = needed for: { $cards }
own-coin-then = coins: { $now } → { $then }
own-xp-then = experience: { $now } → { $then }

## A card in full

own-reconstructed = Card faces that the book does not show are reconstructed here. A table can use another pack.
own-pack = Pack: { $name }
own-kind-place = Location
own-place-region = Region
own-place-city = City
own-place-lines = Lines lead to: { $places }.
own-place-region-text = Evidence is collected and cryptids are tracked here.
own-place-city-text = Cryptids are relocated from here.
own-place-evidence = Evidence here: { $evidence }.
own-place-trail = Tracked here: { $cards }.
own-place-who = Here now: { $names }.
own-kind-evidence = Evidence
own-evidence-count = Of this kind in the game: { $number }
own-kind-skill = Skill
own-skill-active = used and restored
own-kind-tile = Terrain tile
own-tile-cells = Cells: { $number }
own-tile-symbols = Whoever’s cryptid covers them gains the symbols: { $symbols }.
own-tile-plain = It has no symbols.
own-kind-hare = Wolpertinger token
own-kind-die = Assistant die
own-die-text = Whoever steps down takes one of the dice; nobody else gets it this round.
own-hidden = Nobody knows yet what it is.

## The ending

ending-rating = How the journey is rated
ending-band-first = up to { $most }
ending-band = { $least }–{ $most }
ending-band-last = { $least } or more
ending-here = your journey: { $number }
ending-lost = How it was lost
ending-captives = Caught by the poacher: { $number } of { $most }
ending-captives-contract = { $contract }: { $number } of { $most }
ending-tie = A tie, broken by…
ending-tie-shared = A tie that nothing breaks: the victory is shared.
ending-tie-found = cryptids found
ending-tie-relocated = cryptids relocated
ending-tie-wealth = experience and coins, with all evidence sold
ending-tie-decided = this decided it
ending-players = Everyone’s journey
ending-journey = The journey
ending-contracts = Contracts
ending-contract-counts =
    { $number ->
        [one] { $number } reputation, counts
       *[other] { $number } reputation, counts
    }
ending-contract-lost =
    { $number ->
        [one] { $number } reputation, does not count
       *[other] { $number } reputation, does not count
    }
ending-shared = Shared contract
ending-finds = Finds
ending-no-finds = Nothing was found.
ending-find-points = found { $found }, reserve { $relocated }
ending-find-only = found { $found }
ending-find-granted = found { $found }, for a request
ending-reserve = The reserve
ending-reserve-share =
    { $cells ->
        [one] { $name }: cryptids { $number }, { $cells } cell
       *[other] { $name }: cryptids { $number }, { $cells } cells
    }
ending-wealth = Left over: experience { $xp }, coins with all evidence sold { $coins }.
