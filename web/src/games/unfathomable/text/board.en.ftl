### What the ship and her instruments say. The same ids stand in board.en.ftl, board.ru.ftl and board.uk.ftl.

## The ship

board-ship = The steamer Atlantica from above, bow on top
board-ship-name = ATLANTICA
board-space = { $space }: { $what }
board-die = die { $numbers }
board-deep-ones = { $number ->
    [one] { $number } Deep One
   *[other] { $number } Deep Ones
}
board-passengers = { $number ->
    [one] { $number } passenger, facedown
   *[other] { $number } passengers, facedown
}
board-person = { $name } as { $character }
board-has-turn = has the turn
board-damaged = damaged, repair: { $skill } { $value }+
board-damaged-any = damaged, repair: any skills { $value }+
board-empty = nobody there

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
board-deep-ones-left = Deep Ones in the box: { $number }
board-deep-ones-short = Deep Ones in the box: { $number }, running low
board-passengers-left = Passengers in the supply: { $number }
board-titles = Titles
board-title-of = { $title }: { $name }
board-nobody = nobody
