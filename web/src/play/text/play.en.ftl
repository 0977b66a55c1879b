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
play-home-text = The table stays open; you find it among your tables.

## Seats

play-you = you
play-has-turn = playing now
play-is-asked = an answer is awaited
play-is-out = out of the game
play-state-bot = bot
play-state-away = away, a bot covers
play-state-vacated = left, a bot covers
play-state-open = free
play-state-bot-text = A bot plays here.
play-state-away-text = The player has stepped away; a bot covers until they are back.
play-state-vacated-text = The player has left for good; a bot plays on. A substitute can take over the seat.
play-state-open-text = Nobody sits here.

## Whose turn, and time

play-turn-of = { $name } is playing
play-answer-wanted = Your answer, please
play-deadline = Time left
play-days = { $days } d { $hours } h
play-connection-lost = The connection is lost. Reconnecting…
play-reconnect = Connect again

## The question

play-why = Why?
play-rules = The rules behind this
play-all-options = All options: { $count }
play-powers = Powers
play-powers-open = Powers: { $count }
play-interjections = Out of turn
play-confirm =
    { $count ->
        [0] Confirm
       *[other] Confirm ({ $count })
    }
play-clear = Clear
play-unpick = Put back: { $label }
play-standing = Your standing order will answer: { $label }. Answer yourself to overrule it.
play-sealed = Your answer: { $label }. It counts when everybody has answered.
play-waiting-many =
    { $count ->
        [one] Waiting for { $count } player
       *[other] Waiting for { $count } players
    }
play-watching = You are watching.
play-away-now = A bot is playing for you.

## Taking back

play-take-back = Take-back
play-ask-take-back = Ask to take back
play-take-back-asked = { $name } asks to take back the last decision.
play-take-back-own = You asked to take back your last decision. The others are voting.
play-take-back-yes = Allow
play-take-back-no = Do not allow
play-take-back-secret = Nobody learns how you voted.
play-take-back-granted = The decision is taken back.
play-take-back-refused = There is no take-back: not everybody agreed.

## Log and chat

play-log-empty = Nothing has happened yet.
play-log-new = New since your move
play-log-jump = Look at this moment
play-log-unread =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
play-enlarge = Enlarge the card
play-chat-empty = Say hello to the table.
play-chat-write = Write a message
play-chat-send = Send
play-chat-unread =
    { $count ->
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }
play-speech = Talk
play-aside = aside
play-hears = You are out: only those who are out hear you ({ $names }).
play-hears-nobody = You are out, and nobody hears you yet.
play-phrases = Say it with a phrase
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
play-orders-text = Let routine questions answer themselves.
play-orders-saved = Your standing orders are in force.
play-orders-cleared = You have no standing orders now.
play-sound-on = Switch sounds on
play-sound-off = Switch sounds off
play-sound-text = Short tones for your turn, a reveal and the end.
play-settings = Settings
play-settings-text = Language, colours, motion.
play-help = Help
play-help-text = What the signs mean, and the keys.
play-away = Step away
play-away-text = A bot covers your seat until you are back.
play-back = I am back
play-back-text = You take over from the bot.
play-substitute = Hand over to a substitute
play-substitute-text = Somebody else plays on in your seat.
play-substitute-long = Whoever opens the link takes over your seat with everything it holds, and you give it up at that moment.
play-substitute-vacated = Whoever opens the link takes over the empty seat with everything it holds.
play-substitute-make = Make a link
play-substitute-link = Link for the substitute
play-substitute-share = Take over a seat in { $game }!
play-leave = Leave the seat
play-leave-text = For good; a bot plays on.
play-leave-sure = Leave your seat?
play-leave-long = A bot plays on in your place, and others can give the seat to a substitute. You cannot come back to it by yourself. If you only need a pause, step away instead.

## Fair deal

play-fair = Fair deal
play-fair-text = How you know that nobody arranged the cards.
play-fair-long = Before the deal the server fixed its secret with a seal, and each player's device mixed in a random number. After the game the secret is opened, and everybody can check that it fits the seal and leads to exactly these cards.
play-fair-commitment = Seal of this table
play-copy = Copy
play-verify = Check the deal

## Coming back

play-digest = While you were away
play-digest-text = The bot did this in your place:
play-digest-nothing = The bot had nothing to decide for you.
play-digest-close = Play on

## Several players on one device

play-curtain = Hand the device to: { $name }
play-curtain-text = The others please look away: behind this curtain lie somebody's own cards.
play-curtain-open = I am { $name }

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
play-rematch = Rematch
play-rematch-join = Join the rematch
play-replay = Watch the replay
play-share-result = Share the result
play-export = Save the record
play-look-at-board = Look at the board

## Help

play-help-glow = What glows can be chosen: tap it, or use the buttons below the board.
play-help-inert = What does not glow is not possible now; tap it to read why.
play-help-card = Every card can be enlarged: its full text is there.
play-help-lamp = A lamp on a player means that the game waits for them. When several are asked at once, nobody sees who has answered.
play-help-line = A line of the log leads to its moment.
play-help-back = You can step back freely until something is revealed or somebody else decides. After that, everybody has to agree.
play-help-keys = Keys
play-key-digits = choose an option
play-key-confirm = confirm
play-key-options = list of all options
play-key-step-back = step back
play-key-log = log
play-key-chat = chat
play-key-players = players in turn
play-key-orders = standing orders
play-key-close = back, close, clear the picks
play-key-help = this help
