### What the frame of the browser client says: lobby, making a table, waiting room, settings, about.
### The same ids stand in web.en.ftl, web.ru.ftl and web.uk.ftl.

## Everywhere

web-title = Bathysphere
web-title-page = { $page } · Bathysphere
web-slogan = Deep-sea board games
web-skip = To the content
web-home = To the lobby
web-close = Close
web-cancel = Cancel
web-again = Try again
web-you = you
web-loading = Diving…
web-offline = The server cannot be reached. Check your connection and try again.
web-broken = The server sent an answer that makes no sense. Please try again.
web-copied = Copied.
web-copy-failed = Copying did not work; please select it yourself: { $text }
web-version = Version { $version }
web-menu-about = About
web-menu-verify = Verify a deal

## Settings

web-settings = Settings
web-name = Your name
web-name-hint = The others see it at the table.
web-name-free = Leave it empty to be called { $name }.
web-name-wrong = A name has 1 to 24 letters.
web-language = Language
web-theme = Colours
web-theme-auto = As the device
web-theme-dark = Dark
web-theme-light = Light
web-contrast = Contrast
web-contrast-auto = As the device
web-contrast-usual = Usual
web-contrast-more = High
web-motion = Motion
web-motion-auto = As the device
web-motion-full = Moving
web-motion-none = Still
web-speed = Speed of animations
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-one-touch = One touch acts
web-one-touch-text = Without this the first touch shows a thing and what can be done with it, and the second does it.
web-sound = Sounds
web-sound-text = Short sounds of the game’s own world.
web-sound-turn = Your turn
web-sound-answer = Other questions to you
web-sound-moments = Great moments of the game
web-sound-talk = What others say
web-sound-end = The end of the game
web-volume = Volume
web-volume-low = Quiet
web-volume-middle = Medium
web-volume-high = Loud
web-watched = Others may see my screen
web-watched-text = In games with secret roles your cards and your role stay covered until you uncover them.

## Lobby

web-hero-text = Play against bots right away, or send friends a link. No account, and nothing to install.
web-new-table = New table
web-play = Play
web-with-friends = With friends
web-games = Games
web-players = { $fewest }–{ $most } players
web-my-tables = My tables
web-open-tables = Open tables
web-your-turn = Your move
web-status-waiting = Waiting for players
web-status-playing = In progress
web-status-over = Finished
web-won = You won
web-lost = Winner: { $names }
web-free-seats =
    { $number ->
        [one] { $number } free seat
       *[other] { $number } free seats
    }
web-join = Join
web-watch = Watch
web-open = Open
web-forget = Remove from the list
web-forgotten = The table is no longer on your list.
web-practice = practice
web-waits-for = Waiting for: { $names }

## Time

web-ago-now = just now
web-ago-minutes =
    { $number ->
        [one] { $number } minute ago
       *[other] { $number } minutes ago
    }
web-ago-hours =
    { $number ->
        [one] { $number } hour ago
       *[other] { $number } hours ago
    }
web-ago-days =
    { $number ->
        [one] { $number } day ago
       *[other] { $number } days ago
    }
web-clock-none = No clock
web-clock-live =
    { $number ->
        [one] { $number } second per decision
       *[other] { $number } seconds per decision
    }
web-clock-days =
    { $number ->
        [one] { $number } day per decision
       *[other] { $number } days per decision
    }

## A new table

web-new = New table
web-game = Game
web-other-game = Another game
web-how-many = How many players?
web-company = With whom?
web-company-bots = With bots
web-company-friends = With friends, by link
web-company-here = On one device
web-seats = Who plays?
web-seat-number = Seat { $number }
web-seat-friend = A friend, by link
web-seat-here = Someone on this device
web-seat-here-name = Name in seat { $number }
web-seat-by-seat = Seat by seat
web-fill-bots = Fill all free seats with bots
web-free-bots = Send all bots away
web-options = House rules
web-options-none = No house rules
web-options-count =
    { $number ->
        [one] { $number } changed
       *[other] { $number } changed
    }
web-more = Time, company, pace
web-clock = Time to think
web-clock-kind-none = Unlimited
web-clock-kind-live = Live
web-clock-kind-days = Days
web-clock-text-none = Nobody is hurried.
web-clock-text-live = Everybody is at the table now. When the time is up, a bot decides.
web-clock-text-days = Play over several days: if you do not answer in time, a bot covers for you.
web-seconds = { $number } s
web-days =
    { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
web-who-may = Who may join?
web-listed-no = By invitation
web-listed-yes = Everybody
web-listed-no-text = Only people with your link can find this table.
web-listed-yes-text = The table appears in the list of open tables.
web-pace = Pace
web-pace-quick = Quick
web-pace-steady = Steady
web-pace-calm = Calm
web-pace-text = How long bots take, and the least time everybody has to react.
web-chat = Talk
web-chat-open = Free
web-chat-reminded = Reminded
web-chat-phrases = Phrases only
web-chat-open-text = Everybody can write what they like.
web-chat-reminded-text = Everybody can write freely, and the chat reminds you what must not be said.
web-chat-phrases-text = Until the game is over, only the game’s ready-made phrases can be used.
web-replay-open = When the game is over, nothing is secret any more: the replay shows every hand and every choice.
web-secrecy = How we talk here
web-content = Components: { $name }.
web-content-rebuilt = Components: { $name }. We rebuilt what the rules do not show; if you own the box, you can bring the real ones.
web-cover = Who covers for you when you step away
web-start-bots = Sit down and play
web-start-friends = Open the table
web-start-text-bots =
    { $number ->
        [0] The game begins right away.
        [one] The game begins right away, against { $number } bot.
       *[other] The game begins right away, against { $number } bots.
    }
web-start-text-friends = Next you get a link for the others.
web-same-names = Two people here have the same name. Give each of them their own.

## Waiting room

web-waiting = Waiting room
web-table-of = Table: { $game }
web-seat-open = Free seat
web-seat-away = away, a bot covers
web-seat-vacated = left, a bot covers
web-ready-state = ready
web-not-ready-state = not ready
web-take-seat = Take this seat
web-take-any = Take a seat
web-bot-sits = Seat a bot
web-bot-gets-up = Free the seat
web-free-seat = Free { $name }’s seat
web-which-bot = Which bot?
web-ready = Ready to start
web-not-ready = Wait for me
web-need-seats =
    { $number ->
        [one] Still waiting: { $number } seat is free. Invite somebody or seat a bot.
       *[other] Still waiting: { $number } seats are free. Invite somebody or seat bots.
    }
web-need-ready = Still waiting for: { $names }.
web-need-you = Everybody is here. Press “Ready to start”, and the cards will be dealt.
web-need-nothing = Everybody is ready: dealing.
web-invite = Invite
web-invite-text = Anybody with this link can take a free seat.
web-watch-text = Anybody with this link can watch; to take a seat they need an invitation.
web-full-text = All seats are taken; anybody with this link can watch.
web-link = Link to the table
web-copy = Copy
web-share = Share
web-share-text = Come and play { $game } with me!
web-qr = QR code of the link
web-leave = Leave the table
web-leave-sure = Leave this table?
web-leave-text = Your seat becomes free for somebody else.
web-fair = Fair deal
web-fair-text = The server has already drawn its secret, and this is its seal. Each player’s device adds a random number of its own, so nobody can choose the cards. After the game everything is revealed and can be checked.
web-fair-seal = Seal
web-table-settings = At this table

## Coming to a table

web-welcome = You are invited to { $game }
web-welcome-by = { $name } invites you to { $game }
web-welcome-substitute = Take over a seat
web-welcome-substitute-text = A seat at this table is waiting for you: you play on with everything it holds.
web-welcome-substitute-action = Take over
web-welcome-text = Enter your name and take a seat.
web-need-invite = This table is by invitation only. Ask its players for the link; you can still watch.
web-full = All seats are taken; you can watch.
web-table-gone = There is no such table
web-table-gone-text = The link may be incomplete, or the table has been cleared away.

## Missing pages

web-missing = Nothing down here
web-missing-text = There is no page at this address.

## About

web-about = About Bathysphere
web-about-what = Bathysphere is a table for board games in the browser: with friends far away, around one real table, or against bots. The server enforces every rule, and your screen receives only what you may know.
web-about-own = An independent project, not connected with any publisher. Please own the games you play here. All drawings and texts are our own.
web-about-fair = Fair deals
web-about-fair-text = Before each deal the server seals its secret, and every player mixes in a number. After the game you can check on your own device that nobody touched the cards.
web-about-privacy = What is remembered
web-about-privacy-text = This browser remembers your name, your settings and your tables. There are no accounts, no trackers and no advertising. Only if you ask for a recovery phrase does this server remember them, too.
web-about-credits = Thanks to
web-about-icons = Game symbols: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0, slightly simplified
web-about-lucide = Interface symbols: Lucide, ISC licence
web-about-golos = Text face: Golos Text by ParaType, SIL Open Font License 1.1
web-about-forum = Display face: Forum by Denis Masharov, SIL Open Font License 1.1
web-about-oldstandard = Display face: Old Standard TT by Alexey Kryukov, SIL Open Font License 1.1
web-about-oranienbaum = Display face: Oranienbaum by Oleg Pospelov and Jovanny Lemonad, SIL Open Font License 1.1
web-about-poiret = Display face: Poiret One by Denis Masharov, SIL Open Font License 1.1
web-about-ptmono = Typewriter face: PT Mono by ParaType, SIL Open Font License 1.1
web-about-software = Built with Svelte (MIT), Project Fluent (Apache 2.0) and uqr (MIT)
web-about-licence = The source code of Bathysphere is under the MIT licence.

## What signs mean, and the mode that explains them

sign-what = What is this?
sign-what-text = Touch anything to learn what it is. Nothing is played meanwhile.
sign-button = A button: in play, a touch does what it says.
sign-nothing = Nothing to explain here
sign-rules = Rules:
sign-enlarge = Show in full
sign-legend = All signs
sign-done = Done
sign-reference = Rules, cards and signs
sign-reference-text = Everything about this game: goal, signs, all rules, every card.
web-rules = Rules
web-gone = If somebody is gone
web-gone-never = The table votes
web-gone-minutes = { $number ->
    [one] A bot covers after { $number } minute
   *[other] A bot covers after { $number } minutes
}
web-gone-hours = { $number ->
    [one] A bot covers after { $number } hour
   *[other] A bot covers after { $number } hours
}
web-seat-gone = offline
web-clock-live-bank = { $bank } min + { $number } s per decision
web-clock-days-bank = { $bank } d + { $number } h per decision
web-bank = In the bank
web-bank-none = Nothing
web-bank-text = Whoever needs longer for a decision uses the bank; quick decisions fill it again.
web-minutes = { $number } min
web-hours = { $number } h
web-clock-hours = { $number } h per decision
