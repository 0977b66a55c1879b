### What the terminal says at a table of Unfathomable. The same ids stand in unfathomable.en.ftl, .ru.ftl and .uk.ftl.
### Names of players, cards and spaces come ready and are never inflected.

## Header

terminal-unfathomable-actions = actions left: { $number }
terminal-unfathomable-barricaded = hatches barricaded

## The ship

terminal-unfathomable-ship = The ship
# $sign: that of a Deep One
terminal-unfathomable-box = ({ $sign } in the supply: { $number })

## The voyage

terminal-unfathomable-voyage = The voyage
terminal-unfathomable-distance = Distance { $number } of { $whole }
terminal-unfathomable-waypoints = Waypoints:
terminal-unfathomable-damage = Damage:
terminal-unfathomable-any = any { $value }
terminal-unfathomable-passengers = Passengers:
terminal-unfathomable-on-deck = on deck { $number }
terminal-unfathomable-supply = in the supply { $number }
terminal-unfathomable-lost = lost { $number }
terminal-unfathomable-decks = Decks:
terminal-unfathomable-deck-mythos = mythos { $number }
terminal-unfathomable-deck-waypoint = waypoints { $number }
terminal-unfathomable-deck-spell = spells { $number }
terminal-unfathomable-deck-item = items { $number }
terminal-unfathomable-deck-damage = damage { $number }
terminal-unfathomable-deck-chaos = chaos { $number }
terminal-unfathomable-deck-role = loyalty { $number }
# Cards of decks, each with its place
terminal-unfathomable-known = Known to you, counted from the top:
terminal-unfathomable-skills = Skills:

## What goes on

terminal-unfathomable-moment = Now
terminal-unfathomable-decides = { $name } decides
terminal-unfathomable-or = Or: { $text }
terminal-unfathomable-then = Then: { $icons }
terminal-unfathomable-target = Target { $number }
terminal-unfathomable-partial = partial { $number }
terminal-unfathomable-check = Check: { $name }
terminal-unfathomable-no-chaos = No chaos cards come into this check.
terminal-unfathomable-pile = In the pile: { $number }
terminal-unfathomable-mine = You added:
terminal-unfathomable-supporting = Supporting:
terminal-unfathomable-opposing = Opposing:
terminal-unfathomable-bonus = Abilities: { $by }
# $result: how the check would end
terminal-unfathomable-total = Total { $total } of { $target }: { $result }
# $why: what the die is rolled for
terminal-unfathomable-roll = Roll, { $name }: { $why }
terminal-unfathomable-wanted = needs { $faces }
terminal-unfathomable-modifier = modifier { $by }
terminal-unfathomable-thrown = die { $face }, result { $result }
terminal-unfathomable-not-thrown = not rolled yet
terminal-unfathomable-drawn-damage = Damage drawn: { $name }
terminal-unfathomable-victim = About to be defeated: { $name }
terminal-unfathomable-passenger = A passenger is about to be lost: { $space }
terminal-unfathomable-passenger-supply = A passenger from the supply is about to be lost

## Players

terminal-unfathomable-players = Players
terminal-unfathomable-revealed = revealed: { $role }

## Mine

# $cover: what hides the loyalty cards
terminal-unfathomable-covered = loyalty ({ $number }) { $cover } r shows them
terminal-unfathomable-no-role = no loyalty card yet
# What the picked cards are worth
terminal-unfathomable-worth = value { $value } of { $least }

## Enlarged

terminal-unfathomable-copies = Cards with this value in the deck: { $number }
terminal-unfathomable-covers = Distance { $number }
terminal-unfathomable-price = { $dial } first: −{ $number }
terminal-unfathomable-numbers = Die: { $numbers }
terminal-unfathomable-leads = The arrows lead to: { $space }
terminal-unfathomable-empty = Nobody is here.
terminal-unfathomable-deep-ones =
    { $number ->
        [one] { $number } Deep One
       *[other] { $number } Deep Ones
    }
terminal-unfathomable-here =
    { $number ->
        [one] { $number } passenger
       *[other] { $number } passengers
    }
terminal-unfathomable-ability = Ability: { $name }
terminal-unfathomable-feat = Feat: { $name }
terminal-unfathomable-reveal = When revealed: { $name }
terminal-unfathomable-starts = Starts in: { $space }
terminal-unfathomable-brings = Brings: { $item }

## Signs

terminal-unfathomable-sign-seat = a character, by seat; a revealed traitor is red
terminal-unfathomable-sign-deep-one = Deep Ones, with their number
terminal-unfathomable-sign-passenger = passengers, with their number
terminal-unfathomable-sign-damage = a damaged room
terminal-unfathomable-sign-water = water space
terminal-unfathomable-sign-number = deck space or room, by results of the die
terminal-unfathomable-sign-hand = skill cards in a hand
terminal-unfathomable-sign-feat = the feat is not used yet
terminal-unfathomable-sign-role = a face-down loyalty card
terminal-unfathomable-sign-asked = has to answer

## Talk

terminal-talk-help_one = I add one card…
terminal-talk-help_some = I add several cards…
terminal-talk-can_help = I can help…
terminal-talk-ask_help = Ask for help…
terminal-talk-ask_card = Ask for a card…
terminal-talk-not_mine = It was not me: I draw no such cards…
terminal-talk-only_mine = Only I could have added them…
terminal-talk-good = A good card lies on top…
terminal-talk-bad = A bad card lies on top…

## The end

terminal-unfathomable-nobody-wins = Nobody wins.
