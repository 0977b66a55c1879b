### What the play screen says, the same for every game. Questions, options and the log come ready from the server.
### The same ids stand in play.en.ftl, play.ru.ftl and play.uk.ftl.

## The parts of the screen

play-skip = To the question
play-board = Board
play-hand = Your cards
play-players = Players
play-log = Log
play-chat = Chat
play-talk = Log and chat
play-menu = Menu
play-prompt = What to decide
play-options = All options
play-card = Card
play-home = To the lobby

## Seats

play-you = you
play-has-turn = playing now
play-is-asked = to answer
play-is-out = out of the game
play-state-bot = bot
play-state-away = away, a bot covers
play-state-vacated = left, a bot covers
play-state-open = free
play-state-bot-text = A bot plays here.
play-state-away-text = The player has stepped away; a bot covers until they are back.
play-state-vacated-text = The player has left for good; a bot plays on. A substitute can take over the seat.
play-state-open-text = Nobody sits here.
# $name: who has left the table for a while
play-went-away = { $name } has stepped away; a bot plays on.
play-came-back = { $name } is back.

## Whose turn, and time

play-turn-of = { $name } is playing
play-decides = { $name } decides
play-decide-several = Several players decide
play-answer-wanted = Your answer, please
play-deadline = Time left
play-days = { $days } d { $hours } h
play-connection-lost = Connection lost. Reconnecting…
play-reconnect = Connect again

## The question

play-why = Why?
play-all-options = All options: { $count }
play-powers = Powers
play-unused = unused: { $things }
play-press-again = Press again: { $label }
play-interjections = Out of turn
play-confirm =
    { $count ->
        [0] Confirm
       *[other] Confirm ({ $count })
    }
play-clear = Clear
play-suggest = Suggestion
play-unpick = Put back: { $label }
play-standing = If you press nothing, your standing order answers: { $label }.
play-sealed = Your answer: { $label }. It counts when everybody has answered.
play-waiting-many =
    { $count ->
        [one] Waiting for { $count } player
       *[other] Waiting for { $count } players
    }
play-watching = You are watching.
play-away-now = A bot is playing for you.

## Taking back

play-take-back = Taking back
play-ask-take-back = Ask to take back
play-take-back-alone = Take back
play-take-back-asked = { $name } asks to take back: { $what }
play-take-back-own = You asked to take back: { $what } The others are voting.
play-take-back-unseen = the last choice.
play-take-back-since =
    { $count ->
        [one] One later choice goes back with it.
       *[other] { $count } later choices go back with it.
    }
play-take-back-yours = Yours goes back, too.
play-take-back-yes = Allow
play-take-back-no = Do not allow
play-take-back-secret = Nobody will know how you voted.
play-take-back-granted = The decision was taken back.
play-take-back-refused = No take-back: not everybody agreed.

## Log and chat

play-log-empty = Nothing has happened yet.
play-log-new = New since your move
play-sound-ask = Play with sounds?
play-sound-yes = With sounds
play-sound-no = Without
play-story = Turning points
play-recap = Since your move
play-recap-lately = Lately
play-recap-text = What concerned you since your last answer. A touch opens the log there.
play-recap-nothing = Nothing that concerns you has happened since your move.
play-recap-more =
    { $number ->
        [one] and { $number } more line in the log
       *[other] and { $number } more lines in the log
    }
play-log-bot = a bot
play-log-tools = Filter, times, save
play-log-jump = Look at this moment
# $rule: its id
play-log-rule = The rule about this: { $rule }
play-log-unread =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
play-enlarge = Enlarge the card
play-chat-empty = Say hello to the table.
play-chat-bots = Only bots sit here: they will not answer, but spectators can read along.
play-chat-write = Message
play-chat-send = Send
play-chat-unread =
    { $count ->
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }
play-speech = Talk
play-aside = aside
play-hears = You are out: only others who are out can hear you ({ $names }).
play-hears-nobody = You are out, and nobody can hear you yet.
play-phrases-only = At this table only ready-made phrases can be used until the game is over.
play-phrases = Say it with a phrase
play-say-about = Say about { $name }
play-say-what = What do you want to say?
play-say-seat = choose a player
play-say-role = choose a role
play-say-card = choose a card
play-say-yes = yes or no
play-say-whole = You will say
play-say-it = Say it
play-say-back = Choose again
play-reply-to = { $name } wants an answer from you

## Menu

play-orders = Standing orders
play-help = Help
play-back = I am back
play-substitute = Hand over to a substitute

## Fair deal

play-verify = Check the deal

## Several players on one device

play-curtain = Hand the device to: { $name }
play-curtain-text = Everybody else, please look away: behind this curtain are private cards.
play-curtain-open = I am { $name }
play-who = Who you are
play-who-wins = Your goal
play-who-knows = Who knows
play-who-go = Go on
play-lid = Your cards and your role
play-lid-wanted = You are asked something
play-lid-close = Cover again
play-lid-text = Touch when nobody is looking. The cover closes by itself.

## The end

play-result = Result
play-result-show = Show the result
play-result-table = Points by source and player
play-result-sides = Players, their sides and who won
play-won = won
play-lost = lost
play-nobody-won = Nobody wins
play-over = Game over
play-you-won = You won!
play-bot-won = The bot that covered for you won
play-rematch = Rematch
play-rematch-join = Join the rematch
play-rematch-watch = Watch the rematch
play-replay = Watch the replay
play-share-result = Share the result
play-export = Save the record
play-look = Show in full
play-put-down = Put down
play-look-at-board = Look at the board
play-nothing-here = Nothing lies here.

## What the signs of the frame mean

play-orders-text = Let routine questions answer themselves.
play-log-text = What has happened, line by line.
play-chat-text = What is said at the table.
play-menu-text = Rules, settings, standing orders, stepping away and leaving.
play-deadline-text = When it is up, a bot decides for whoever has not answered.
play-all-options-text = Everything that can be done now, in one list.
play-step-back-text = Takes back your last choice. It costs nothing as long as nothing was revealed and nobody else decided.
play-ask-take-back-text = Your last choice is taken back if everybody agrees.
play-why-text = What matters for this question, and the rules behind it.
play-since = Waiting time
play-since-text = So long you have been waiting: for a person since they were asked, for bots since your own last answer.
play-you-text = This is you.
play-is-out-text = This player is out of the game.
play-has-turn-text = It is their turn: their sign is lit.
play-is-asked-text = The lamp: the game is waiting for their answer.
play-seat-text = Open it to see everything that lies before this player.
play-rules-link = Rules

## Agreed on at the table

play-pause = Pause
play-paused = Pause: no clock runs.
play-paused-missing = Not ready yet: { $names }.
play-paused-until = The game goes on in any case in
play-go-on = I am ready
play-motion = A proposal
play-motion-own = The others are voting on your proposal.
play-motion-yes = Agree
play-motion-no = Do not agree
play-state-idle = has the page open, but hidden
play-state-gone = offline
play-state-idle-text = The page is open, but hidden for
play-state-gone-text = Nobody is there: the page has been closed for
play-cover-propose = Let a bot cover
play-release-propose = Let somebody else play
play-bank = In the bank:
