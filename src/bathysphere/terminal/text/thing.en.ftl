### What the terminal says at a table of The Thing. The same ids stand in thing.en.ftl, thing.ru.ftl and thing.uk.ftl.
### Names of players come ready and are never inflected.

## The table

terminal-thing-table = Around the table
terminal-thing-players = In the order of play
terminal-thing-exchange = Exchange
terminal-thing-due = exchange at the end of the turn
terminal-thing-out = out
terminal-thing-revenge = The Thing is dead, revenge goes on
terminal-thing-burned = burned by { $name }, turn { $turn }
terminal-thing-fourth = fell to a fourth infection, turn { $turn }
# So many of the cards that are known may have left the hand since
terminal-thing-lost = (less { $number })

## Mine

# $cover: what hides the role
terminal-thing-covered = role { $cover } r shows it
terminal-thing-drawn = Drawn:

## Enlarged

terminal-thing-use-infection = Never played from the hand.
terminal-thing-use-action = Played on your own turn.
terminal-thing-use-defence = Played only as an answer; a new card is drawn right away.
terminal-thing-use-obstacle = Played on your own turn; it stays on the table.
terminal-thing-use-panic = Works as soon as it is drawn; it never reaches a hand.
terminal-thing-copies = Copies at this table: { $number }
terminal-thing-quarantined =
    Quarantine, { $turns ->
        [one] { $turns } turn left
       *[other] { $turns } turns left
    }
terminal-thing-at-left = On the left: { $name }
terminal-thing-at-right = On the right: { $name }
terminal-thing-known = Cards you know in this hand:
terminal-thing-unknown = You know nothing about this hand.

## Signs

terminal-thing-sign-event = back of an event card
terminal-thing-sign-panic = back of a panic card
terminal-thing-sign-card = a card in a hand
terminal-thing-sign-asked = has to answer
terminal-thing-sign-quarantine = in quarantine, with the turns left
terminal-thing-sign-door = barred door in a gap
terminal-thing-sign-burned = out, the chair is empty
terminal-thing-sign-known = what you know of a hand

## Talk

terminal-talk-claim = My role…
terminal-talk-ask = “Are you human?”
terminal-talk-promise = Promise a clean card…
terminal-talk-decline = Refuse to exchange…
terminal-talk-saw = I saw a card…
terminal-talk-saw_clean = I saw a clean hand…
terminal-talk-trust = Trust…
terminal-talk-burn = Call to burn…
terminal-sure-announce = Announce that no humans are left?
terminal-sure-announce-text = The game ends at once and all cards are shown. If a single human is still in play, the humans win. There is no way back.

## The end

terminal-thing-nobody-wins = Nobody wins.
terminal-thing-story = How it went
terminal-thing-infected = Turn { $turn }: { $name } infects { $target }
terminal-thing-fire = Turn { $turn }: { $name } burns { $target }
terminal-thing-succumbed = Turn { $turn }: { $target } falls to a fourth infection
