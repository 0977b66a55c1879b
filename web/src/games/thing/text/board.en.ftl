### What the board of The Thing says. The same ids stand in board.en.ftl, board.ru.ftl and board.uk.ftl.

## The table

thing-seats = Around the table
thing-you = you
thing-burned = out of the game
thing-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
thing-quarantined = { $turns ->
    [one] Quarantine, { $turns } turn left
   *[other] Quarantine, { $turns } turns left
}
thing-has-turn = has the turn
thing-is-asked = has to answer
thing-marked = your mark: { $mark }
thing-rumour = { $name } says: { $text }
thing-way = Play goes { $way }.
thing-door = { $number ->
    [one] Barred Door between { $one } and { $other }
   *[other] { $number } Barred Doors between { $one } and { $other }
}
thing-deck = Deck: { $number ->
    [one] { $number } card
   *[other] { $number } cards
}. Back of the next one: { $next }.
thing-planted = On top: { $card }
thing-discard = Discards
thing-in-play = Cards lying open
thing-scene-exchange = Exchange: { $name } and { $target }
thing-scene-attack = { $name }: { $card } → { $target }
thing-scene-panic = Panic! { $name }: { $card }
thing-sign-seat-text = Small backs are the cards in hand. A lamp: an answer is awaited. A striped frame: Quarantine, with the turns left. An eye: you know some of these cards. At the lower left: what was said last of this player, and by whom.
thing-sign-deck-text = The next card comes from here. Its back tells everybody whether it is an event or panic.
thing-sign-discard-text = Discarded and used cards, face down. They become the deck when that runs out.
thing-sign-hand-text = Nobody but their owner sees these cards.
thing-sign-ash-text = This player takes no more turns; nobody learns which cards they held.

## The hand

thing-hand = { $number ->
    [one] Your hand: { $number } card
   *[other] Your hand: { $number } cards
}
thing-empty-hand = Your hand is empty.
thing-you-are-out = You were burned and are out of the game. You can watch and talk with the others who are out.
thing-drawn = Just drawn: keep one
thing-my-role = My role
thing-i-am-human = You are human
thing-i-am-infected = You have been infected
thing-i-am-thing = You are the Thing
thing-known-human = Only you, and the Thing, who sees through everybody. You may say so, but so will everybody else.
thing-known-infected = Only you and the Thing: { $name }. The others still take you for a human.
thing-known-thing = Only you, and whoever you infect. You yourself know everybody’s role.
thing-choose-seat = { $number ->
    [one] Choose the seat that glows
   *[other] Choose a glowing seat ({ $number })
}
thing-do-play = Play
thing-do-discard = Discard
thing-do-offer = Offer
thing-do-give = Give
thing-do-defend = Defend
thing-do-swap = Swap
thing-partner = Exchange at the end of the turn: { $name }
thing-no-exchange-door = No exchange: a door parts you from { $name }
thing-no-exchange-quarantine = No exchange with { $name }: Quarantine
thing-put-back-text = Nothing is done with it, and you choose again.
thing-put-back = Put the card back

## What I know and think

thing-sheet = Notes
thing-sheet-intro = What you know for certain about each player, what was said, and what you make of it.
thing-known = Cards you know in that hand
thing-known-sure = Certainly there:
thing-known-lost = { $lost ->
    [one] { $lost } card has left this hand since: all but { $lost } of the { $cards } are still there.
   *[other] { $lost } cards have left this hand since: all but { $lost } of the { $cards } are still there.
}
thing-lost-short = −{ $lost }
thing-topic-shown = Shown
thing-topic-exchange = Between the two of you
thing-topic-fire = Fire
thing-topic-said = Said
thing-topic-about = Said of this player
thing-turn = turn { $number }
thing-dossier-empty = Nothing yet. What you are shown of this hand, your exchanges, fire and statements will appear here.
thing-entries = { $number ->
    [one] { $number } entry
   *[other] { $number } entries
}
thing-no-entries = nothing yet
thing-no-fire = Nobody has burned yet. Who burned whom will appear here.
thing-fire = { $name } burned { $target }
thing-burned-by = Burned by { $name }, turn { $turn }
thing-note-on = Note on { $name }
thing-notes = My notes
thing-notes-empty = Who sat where, who lied, whom to watch…
thing-notes-private = Marks and notes stay in this browser; nobody else can see them.
thing-mark-of = { $name }, your mark: { $mark }. Tap for the next one
thing-mark-none = no mark
thing-mark-human = human?
thing-mark-infected = infected?
thing-mark-thing = the Thing?
thing-mark-trust = trusted
thing-mark-doubt = in doubt

## A card in full

thing-use-infection = Never played from the hand.
thing-use-action = Played on your own turn.
thing-use-defence = Played only as an answer; a new card is drawn right away.
thing-use-obstacle = Played on your own turn; stays on the table.
thing-use-panic = Takes effect as soon as it is drawn; never in a hand.
thing-copies = In the box: { $number }.

## Moments

thing-moment-from = From { $name }, in exchange
thing-moment-passed = From { $name }
thing-moment-human = You are still human.
thing-moment-human-infection = Not from the Thing: you are still human.
thing-moment-infected = From the Thing: you are infected.
thing-moment-announced = { $name } announces: no humans are left!
thing-moment-right = It is true. There are no humans left.
thing-moment-wrong = It is not true. There are humans left.
thing-moment-was-thing = { $name } was the Thing!
thing-moment-go = Go on
thing-moment-hold = Hold your breath…

## After the end

thing-cast = Roles and hands, revealed
thing-story = How it came about
thing-story-empty = Nobody was infected and nobody burned.
thing-story-infected = { $name } infected { $target }
thing-story-burned = { $name } burned { $target } ({ $role })
thing-story-fourth = { $target } was out with a fourth Infection! card

## Cards in a line

thing-effect-the_thing = You are the Thing. Never leaves you.
thing-effect-infected = Harmless from the deck, not from a hand.
thing-effect-flamethrower = Burn a neighbour.
thing-effect-analysis = See a neighbour’s hand.
thing-effect-axe = Remove Quarantine or a door.
thing-effect-suspicion = See a neighbour’s random card.
thing-effect-whisky = Show your hand to all.
thing-effect-persistence = Draw 3, keep 1, play on.
thing-effect-watch_your_back = Reverse the direction of play.
thing-effect-change_places = Swap seats with a neighbour.
thing-effect-better_run = Swap seats with anybody.
thing-effect-seduction = Exchange with anybody; turn ends.
thing-effect-fear = Refuse an exchange, see the card.
thing-effect-fine_here = Stay in your seat.
thing-effect-no_thanks = Refuse an exchange.
thing-effect-missed = The next player exchanges instead.
thing-effect-no_barbecue = Survive the flames.
thing-effect-quarantine = Lock somebody away for 3 turns.
thing-effect-barred_door = Nail up the gap to a neighbour.
thing-effect-old_ropes = All Quarantines are gone.
thing-effect-one_two = Swap with the third on one side.
thing-effect-three_four = All doors are gone.
thing-effect-party = No obstacles; all swap in pairs.
thing-effect-get_out = Swap seats with anybody.
thing-effect-forgetful = Discard 3 cards, draw 3.
thing-effect-chain_reaction = Everybody passes on a card.
thing-effect-be_friends = Exchange with anybody.
thing-effect-blind_date = Swap a card with the deck.
thing-effect-oops = Show your hand to all.
thing-effect-between_us = Show a neighbour your hand.
thing-effect-confession = All show or decline.
