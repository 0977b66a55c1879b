### What the ship and her instruments say. The same ids stand in board.en.ftl, board.ru.ftl and board.uk.ftl.

## The ship

board-ship = The steamer Atlantica from above
board-ship-name = ATLANTICA
board-space = { $space }: { $what }
board-die = die { $numbers }
board-deep-ones = { $number ->
    [one] { $number } Deep One
   *[other] { $number } Deep Ones
}
board-passengers = { $number ->
    [one] { $number } passenger, face down
   *[other] { $number } passengers, face down
}
board-person = { $name } as { $character }
board-has-turn = is taking the turn
board-damaged = damaged, repair: { $skill } { $value }+
board-damaged-any = damaged, repair: any skills { $value }+
board-empty = nobody there
board-is-asked = the game is waiting for them
board-endangered = about to be defeated

## Instruments

board-dials = Resources
board-dial = { $dial }: { $value } of 10
board-dial-low = { $dial }: { $value } of 10, running low
board-low = low
board-track = { $track }: { $place }, step { $step } of { $last }
board-route = Route
board-distance = Distance { $distance } of { $goal }
board-leg = { $name }, distance { $distance }
board-no-legs = No waypoint yet
board-awakening-ahead = Awakening at { $distance }
board-awake = The awakening has come
board-port = Boston
board-supply = Supply
board-deep-ones-left = Deep Ones in the supply: { $number }
board-deep-ones-short = Deep Ones in the supply: { $number }, running low
board-passengers-left = Passengers in the supply: { $number }
board-titles = Titles
board-title-of = { $title }: { $name }
board-nobody = nobody

## What can be done in a place

board-choices = { $name }: { $number ->
    [one] { $number } choice
   *[other] { $number } choices
}
board-bar-damaged = The room is damaged: no action here until it is repaired.
board-bar-enemies = Enemies are in the room: no action here.
board-bar-used = The action of this space has been used this turn.

## What monsters would do if they activated now

board-ahead-attack = A Deep One here would attack: { $names }.
board-ahead-passenger = A Deep One here would defeat a passenger.
board-ahead-damage = A Deep One here would damage the room.
board-ahead-move = A Deep One from here would go to: { $space }.
board-ahead-hydra = { $monarch } would damage this room.
board-ahead-dagon = { $monarch } would land Deep Ones here.
board-ahead-drift = When the ship moves on, monsters here drift to: { $space }.
board-ahead-sink = When the ship moves on, monsters here sink into the Deep.

## The parts of the board

board-tabs = What is shown
board-tab-ship = Ship
board-tab-event = Event
board-tab-voyage = Voyage
board-fit = Show the whole ship
board-nearer = Bring her nearer
board-fit-text = Everything at once again, from bow to stern.
board-nearer-text = Names can be read then. Two fingers or a double tap do the same.
board-open-voyage = Show the voyage with all its instruments

## What is being decided

board-choosing = Your choice
board-scene-roll = Roll
board-scene-check = Check
board-scene-crisis = Radiogram
board-put-away = Put away
board-no-event = Nothing is being decided. The next radiogram comes at the end of the turn.
board-turning = The cards of the check are being turned up.
board-add-nothing = Add nothing
board-add =
    { $number ->
        [one] Add 1 card: { $sum }
       *[other] Add { $number } cards: { $sum }
    }

## Decks

board-decks = Decks
board-deck = { $deck }: { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
board-discard = on the discard pile: { $card }
board-known-cards = { $deck }: { $number ->
    [one] you know { $number } card
   *[other] you know { $number } cards
}

## The end

board-end-cast = Who was who
board-end-no-hand = An empty hand
board-end-ship = How the ship stood
board-end-damaged = Damaged rooms
board-end-deep-ones = Deep Ones in the supply
board-end-distance = Distance
board-end-humans = The humans win
board-end-traitors = The traitors win
board-end-you-human = You were human.
board-end-you-hybrid = You were a Hybrid.
board-end-you-cultist = You were the Cultist.
board-end-turning = Turning points
board-end-narrow = Lost by a hair: { $name }, { $total } of { $target }.
board-end-checks = Who added what
board-end-checks-text = With the end of the game the silence about checks ends, too: all cards lie open.
board-end-show = Open all checks
board-end-opening = Opening the checks…
board-end-nobody-added = Nobody added a card.
board-end-no-checks = There was no skill check.
