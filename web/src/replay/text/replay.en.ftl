### The replay of a game, and a look back during play. The same ids stand in replay.en.ftl, replay.ru.ftl and replay.uk.ftl.

replay-title = Replay
# $game: its name
replay-title-of = Replay: { $game }
replay-loading = Bringing the game up from the deep…
replay-retry = Try again
replay-to-table = To the table

## Whose eyes

replay-eyes = Point of view
replay-eyes-all = All hands open
replay-eyes-spectator = Spectator
# $name: the player whose hand it is
replay-hand-of = Hand: { $name }

## The moment

replay-board = Board and hands
replay-controls = Replay controls
replay-scrubber = Moment of the game
replay-deal = The deal
# $at: the number of the moment, $total: how many there are
replay-at = { $at } of { $total }
# $name: who answered, $label: the answer
replay-answered = { $name }: { $label }
# $name: who answered; what, the viewer may not know
replay-answered-hidden = { $name } answers
replay-first = To the start
replay-last = To the end
replay-previous = One step back
replay-next = One step forward
replay-previous-turn = Previous turn
replay-next-turn = Next turn
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-times = ×{ $times }
replay-said = Said at this moment
replay-said-nothing = Nobody speaks.
replay-log = Log
replay-log-empty = Nothing has happened by this moment.
replay-keys = Left and right arrows step by answers, up and down by turns; space pauses.

## What can be done with it

replay-actions = Actions
replay-copy = Copy a link to this moment
replay-export = Download the record
replay-verify = Check the fair deal
replay-branch = Play on from here against bots
replay-branch-text = A new table opens at this very moment. Bots take the other seats.
# $at: the number of the moment, $total: how many there are, $said: what led to it
replay-branch-at = Moment { $at } of { $total }: { $said }
# $names: who has to answer at that moment
replay-branch-next = Next to answer: { $names }
replay-branch-earlier = At the moment you chose some had already answered in secret, so the new table opens just before they did.
replay-branch-name = Your name
replay-branch-seat = Play as
replay-branch-start = Take the seat
replay-cancel = Cancel
replay-branch-over = The game is over here: go back at least one step.

## A look back during play

replay-past = The past: moment { $at }
replay-back-to-now = Back to the game
