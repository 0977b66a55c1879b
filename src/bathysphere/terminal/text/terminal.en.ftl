### Words of the terminal itself: panels, keys, help, saving, the end.
### The same ids stand in terminal.en.ftl, terminal.ru.ftl and terminal.uk.ftl.

## Players

terminal-name-1 = Nemo
terminal-name-2 = Aronnax
terminal-name-3 = Conseil
terminal-name-4 = Ned Land
terminal-name-5 = Farragut
terminal-name-6 = Cyrus
terminal-name-7 = Pencroft
terminal-name-8 = Herbert
terminal-name-9 = Ayrton
terminal-name-10 = Spilett
terminal-name-11 = Neb
terminal-name-12 = Paganel
terminal-you = you

## Header

terminal-turn = Turn: { $name }
terminal-last-round =
    Last round: { $turns ->
        [0] this is the last turn
        [one] { $turns } more turn
       *[other] { $turns } more turns
    }
terminal-not-over = The game is not over yet.
terminal-speed-slow = bots: slow
terminal-speed-calm = bots: calm
terminal-speed-brisk = bots: brisk
terminal-speed-instant = bots: instant

## Panels

terminal-depths = Depths and threat
terminal-deck = Deck
terminal-discard = Discard
terminal-supply = tokens left
terminal-court = Court
terminal-lord-deck = Lord deck { $number }
terminal-council = Council
terminal-locations = Available locations
terminal-pile = pile { $number }
terminal-none = none
terminal-hand = My hand ({ $number })
terminal-my-tokens = My Monster tokens:
terminal-log = Log
terminal-pearls =
    { $count ->
        [one] pearl
       *[other] pearls
    }
terminal-keys =
    { $count ->
        [one] key
       *[other] keys
    }
terminal-cards =
    { $count ->
        [one] card
       *[other] cards
    }
terminal-companions = Companions

## An enlarged card

terminal-card-points = Influence
terminal-card-keys = Keys
terminal-card-price = Price
terminal-card-price-now = Price for you now
terminal-card-races =
    { $number ->
        [one] Paid with exactly { $number } race
       *[other] Paid with exactly { $number } different races
    }
terminal-card-worth = As things stand, for { $name }:
terminal-card-rules = Rules: { $rules }
terminal-card-hint = ← → other cards ({ $number } of { $whole }) · Esc back
terminal-where-court = In the Court.
terminal-where-available = Nobody controls it yet.
terminal-where-free = { $name }’s free Lord.
terminal-where-turned = { $name }’s free Lord, turned by the Assassin.
terminal-where-covered = Belongs to { $name }, under a location: { $location }.
terminal-where-controlled = Controlled by { $name }.

## Signs

terminal-sign-pearl = pearl
terminal-sign-key = key
terminal-sign-points = influence points
terminal-sign-monster = Monster, Monster token
terminal-sign-arrow = works once, on arrival
terminal-sign-lasting = works as long as the Lord is free
terminal-sign-none = no ability
terminal-sign-any = any other race in a price; a number in brackets is the printed price
terminal-sign-turned = turned by the Assassin: only its points count
terminal-sign-location = location, with what it is worth as things stand

## Talk, and what is done unasked

# A line of the log: what somebody says
terminal-said = { $name }: “{ $what }”
terminal-talk = Talk
terminal-talk-back = Esc goes back
# Phrases that several games have
terminal-talk-accuse = Accuse…
terminal-talk-clear = Vouch for…
terminal-talk-reply = Answer…
terminal-not-now = That cannot be done now.
terminal-sure-no = No, not yet

## Picks

terminal-pay-value = value { $value } of { $price }
terminal-pay-races = races { $number } of { $wanted }
terminal-pay-pearls = pearls needed { $number }, you have { $pearls }
terminal-cannot-add = That cannot be added: no legal answer would be left with it.

## Notices

terminal-stepped-back = One answer taken back.

## The end

terminal-scores = Results
terminal-tie-break = A tie is broken by:
terminal-tie-pearls = pearls left
terminal-tie-lord = strongest Lord
terminal-menu-scores = Results
terminal-menu-new = New game
terminal-menu-quit = Quit
terminal-menu-look = Look at the table

## Replay

terminal-answer = Answer { $number } of { $whole }
terminal-next = Next to answer: { $name }
terminal-next-answer = { $name } answers: { $answer }
terminal-record-ends = The record ends here, in the middle of the game.
terminal-eyes = { $name }’s view
terminal-eyes-spectator = spectator’s view

## Keys

terminal-help = Help
terminal-close = Esc closes
terminal-key-arrows = ↑ ↓
terminal-key-arrows-help = move through the options
terminal-key-enter = Enter
terminal-key-enter-help = take the option; confirm the picks
terminal-key-space = Space
terminal-key-space-help = pick a card or put it back
terminal-key-digits = 1 … 9, 0
terminal-key-digits-help = the option with this number
terminal-key-escape = Esc
terminal-key-escape-help = put all picks back
terminal-key-tab = Tab
terminal-key-tab-help = to the cards on the board: arrows move, Enter enlarges
terminal-key-pages = PgUp PgDn
terminal-key-pages-help = scroll the board
terminal-hint-back = back
terminal-hint-back-help = step back, as long as nothing was revealed
terminal-hint-talk = talk
terminal-hint-talk-help = say something to the table; bots listen and reply
terminal-hint-announce = announce
terminal-hint-announce-help = as the Thing: announce that no humans are left
terminal-hint-interject = interject
terminal-hint-interject-help = do what this game allows without being asked
terminal-unused = unused: { $things }
terminal-hint-secret = role
terminal-hint-secret-help = show your role and those you know, or cover them
terminal-hint-card = card
terminal-hint-card-help = enlarge a card with its full text and rules
terminal-hint-page = page
terminal-hint-page-help = on a narrow screen: table, players, log
terminal-hint-speed = speed
terminal-hint-speed-help = how long the bots’ moves stay on the screen
terminal-hint-language = language
terminal-hint-language-help = Russian, Ukrainian, English
terminal-hint-save = save
terminal-hint-save-help = save now (each answer is saved anyway)
terminal-hint-quit = quit
terminal-hint-quit-help = save and quit
terminal-hint-help = help
terminal-hint-help-help = this page
terminal-hint-step = step
terminal-hint-step-help = one answer forward or back; Home and End: to the ends
terminal-hint-jump = jump
terminal-hint-jump-help = ten answers forward or back
terminal-hint-eyes = view
terminal-hint-eyes-help = switch to the next seat’s view
terminal-hint-close = close
terminal-hint-close-help = close the record
