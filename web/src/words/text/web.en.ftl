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
web-broken = The server gave an answer that makes no sense. Please try again.
web-copied = Copied.
web-copy-failed = Copying did not work, so mark it by hand: { $text }
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
web-motion = Motion
web-motion-auto = As the device
web-motion-full = Moving
web-motion-none = Still
web-speed = Speed of animations
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-sound = Sounds
web-sound-text = A short tone when it is your turn and when something is revealed.

## Lobby

web-hero = Dive together
web-hero-text = Take a seat, send a link to friends, fill empty chairs with bots. No account, and nothing to install.
web-new-table = New table
web-games = Games
web-players = { $fewest }–{ $most } players
web-my-tables = My tables
web-my-tables-none = You sit at no table yet. Make one, or join an open one.
web-open-tables = Open tables
web-open-tables-none = Nobody is waiting for players right now. Open a table, and it will be shown here.
web-your-turn = Your move
web-status-waiting = Waiting for players
web-status-playing = Being played
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
web-forgotten = The table is off your list.
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
web-fill-bots = Seat bots in all free seats
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
web-clock-text-days = Play over days: whoever does not answer in time is covered by a bot.
web-seconds = { $number } s
web-days =
    { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
web-who-may = Who may join?
web-listed-no = By invitation
web-listed-yes = Everybody
web-listed-no-text = Only those who have your link find this table.
web-listed-yes-text = The table stands in the list of open tables.
web-pace = Pace
web-pace-quick = Quick
web-pace-steady = Steady
web-pace-calm = Calm
web-pace-text = How long bots take, and how long everybody has at least to react.
web-chat = Talk
web-chat-open = Free
web-chat-reminded = Reminded
web-chat-phrases = Phrases only
web-chat-open-text = Everybody writes what they like.
web-chat-reminded-text = Everybody writes freely, and the chat reminds of what may not be told.
web-chat-phrases-text = Until the game is over, only the ready phrases of the game can be said.
web-secrecy = How we talk here
web-content = Components: { $name }.
web-content-rebuilt = Components: { $name }. What the rules do not show is rebuilt by us; owners of the box can bring their own.
web-cover = Who covers for you when you step away
web-start-bots = Sit down and play
web-start-friends = Open the table
web-start-text-bots = The game begins at once.
web-start-text-friends = Next you get a link for the others.
web-same-names = Two people here have the same name. Give each their own.

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
web-free-seat = Free the seat of { $name }
web-which-bot = Which bot?
web-ready = Ready to start
web-not-ready = Wait for me
web-need-seats =
    { $number ->
        [one] Still waiting: { $number } seat is free. Invite somebody or seat a bot.
       *[other] Still waiting: { $number } seats are free. Invite somebody or seat bots.
    }
web-need-ready = Still waiting for: { $names }.
web-need-you = Everybody is here. Press “Ready to start”, and the cards are dealt.
web-need-nothing = Everybody is ready: dealing.
web-invite = Invite
web-invite-text = Whoever opens this link can take a free seat.
web-watch-text = Whoever opens this link can watch; seats are taken with an invitation.
web-full-text = All seats are taken; whoever opens this link can watch.
web-link = Link to the table
web-copy = Copy
web-share = Share
web-share-text = Come and play { $game } with me!
web-qr = QR code of the link
web-leave = Leave the table
web-leave-sure = Leave this table?
web-leave-text = Your seat becomes free for somebody else.
web-fair = Fair deal
web-fair-text = The server has drawn its secret already, and this is its seal. Each player's device adds its own random number, so nobody can choose the cards. After the game everything is opened and can be checked.
web-fair-seal = Seal
web-table-settings = At this table

## Coming to a table

web-welcome = You are invited to { $game }
web-welcome-substitute = Take over a seat
web-welcome-substitute-text = A seat at this table is waiting for you: you play on with everything it holds.
web-welcome-substitute-action = Take over
web-welcome-text = Say your name and take a seat.
web-need-invite = This table is by invitation. Ask its players for the link; you can watch.
web-full = All seats are taken; you can watch.
web-table-gone = There is no such table
web-table-gone-text = The link may be incomplete, or the table was cleared away.

## Missing pages

web-missing = Nothing down here
web-missing-text = There is no page at this address.

## About

web-about = About Bathysphere
web-about-what = Bathysphere is a table for deep-sea board games in the browser: with friends far apart, around one real table, or against bots. The referee knows every rule, and no screen is told a secret that is not its own.
web-about-own = An independent project, not connected with any publisher. You should own the box of a game you play here. All drawings and wordings are our own.
web-about-fair = Fair deals
web-about-fair-text = Before each deal the server fixes its secret with a seal; every player mixes in a number. After the game you can check on your own device that nobody touched the cards.
web-about-privacy = What is remembered
web-about-privacy-text = This browser remembers your name, your settings and your tables. There are no accounts, no trackers and no advertising.
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
