### What the dialogs over the play screen say: menu, help, fair deal, coming back, a substitute.
### The same ids stand in dialogs.en.ftl, dialogs.ru.ftl and dialogs.uk.ftl.

## Menu

play-orders-saved = Your standing orders are in force.
play-orders-cleared = You have no standing orders now.
play-one-touch = Let one touch act
play-two-touches = Let the first touch show
play-one-touch-text = The first touch shows a thing, the second acts; or one does.
play-sound-on = Switch sounds on
play-sound-off = Switch sounds off
play-sound-text = Your turn, great moments, talk and the end. Volume and choice are in the settings.
play-settings = Settings
play-settings-text = Language, colours, motion.
play-guide = Guide
play-guide-text = Explains each thing when it first happens; turn it on or off here.
play-help-text = What the signs mean, and the keys.
play-away = Step away
play-away-text = A bot covers your seat until you are back.
play-back-text = You take over from the bot.
play-substitute-text = Somebody else plays on in your seat.
play-substitute-long = The person who opens the link takes over your seat with everything it holds, and you give it up at that moment.
play-substitute-vacated = The person who opens the link takes over the empty seat with everything it holds.
play-substitute-make = Make a link
play-substitute-link = Link for the substitute
play-substitute-share = Take over a seat in { $game }!
play-leave = Leave the seat
play-leave-text = For good; a bot plays on.
play-leave-sure = Leave your seat?
play-leave-long = A bot plays on in your place, and the others can give the seat to a substitute. You cannot come back to it on your own. If you only need a break, step away instead.
play-home-text = The table stays open; you will find it among your tables.
play-advice = What to think about
play-frame-signs = On every table
play-rules = The rules behind this

## Fair deal

play-fair = Fair deal
play-fair-text = How you know that nobody stacked the deck.
play-fair-long = Before the deal the server sealed its secret, and each player’s device mixed in a random number. After the game the secret is revealed, and anybody can check that it matches the seal and leads to exactly these cards.
play-fair-commitment = Seal of this table
play-copy = Copy

## Coming back

play-digest = While you were away
play-digest-text = The bot did this in your place:
play-digest-nothing = The bot had nothing to decide for you.
play-digest-close = Play on

## Talk

play-secrecy-close = Understood

## Help

play-help-glow = What glows can be chosen: tap it, or use the buttons below the board.
play-help-inert = What does not glow is not possible now; tap it to see why.
play-help-card = Every card can be enlarged to read its full text.
play-help-lamp = A lamp on a player means that the game is waiting for them. When several players are asked at once, nobody sees who has answered.
play-help-line = A line of the log takes you to its moment.
play-help-back = You can take a choice back freely until something is revealed or somebody else decides. After that, everybody has to agree.
play-help-keys = Keys
play-key-digits = choose an option
play-key-confirm = confirm
play-key-options = list of all options
play-key-step-back = take back
play-key-log = log
play-key-chat = chat
play-key-players = players in turn
play-key-orders = standing orders
play-key-close = back, close, clear the picks
play-key-ask = what is this?
play-key-help = this help

## Agreed on at the table

play-terms = Clock, pace and talk
play-terms-text = Change how this table is played.
play-terms-alone = Nobody has to be asked: it changes at once.
play-terms-asked = The others vote in secret; it changes if everybody agrees. The game goes on meanwhile.
play-terms-change = Change
play-terms-propose = Propose to the others
play-terms-hindered = The table is voting on something already.
play-pause-propose = Pause
play-pause-text = Clocks stop if everybody agrees, until all are ready again.
play-pause-alone = Clocks and bots stop until you are ready again.
play-abandon = End the game
play-abandon-text = Without a winner, if everybody agrees.
play-abandon-alone = Without a winner.
play-abandon-sure = End this game without a winner?
play-abandon-long = The others vote in secret. If everybody agrees, the game is over at once, nobody wins, and all cards are open.
play-abandon-long-alone = The game is over at once, nobody wins, and all cards are open.
play-abandon-propose = Ask the others
