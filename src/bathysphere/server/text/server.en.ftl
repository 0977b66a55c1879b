# What the server itself says, and the names of bots: famous craft that went deep.

bot-name-1 = Trieste
bot-name-2 = Alvin
bot-name-3 = Mir
bot-name-4 = Nautile
bot-name-5 = Shinkai
bot-name-6 = Jiaolong
bot-name-7 = Archimède
bot-name-8 = Pisces
bot-name-9 = Sever
bot-name-10 = Argus
bot-name-11 = Benthos
bot-name-12 = Calypso

goodbye-moved = You sit in another seat now.
# In place of words of somebody who wanted to be forgotten.
chat-removed = (removed)

goodbye-rekeyed = You unlinked a device, so every line to this seat is opened again.
goodbye-replaced = This seat is not yours any more. You can go on watching.
goodbye-stopping = The server is being restarted; the table will be back in a moment, as it was.

# The page of a game's rules, in the title of the window and for search engines.
page-rules = { $game }: rules, cards and signs
page-rules-text = The whole of { $game } to read and to search: its goal, a turn in short, what every sign means, all rules by chapter, every card with its text.

# What is proposed to the table, and what came of it: lines of the log, by name.

motion-terms = { $name } proposes other terms for this table.
motion-pause = { $name } proposes a pause.
motion-abandon = { $name } proposes to end this game without a winner.

motion-cover = { $name } proposes that a bot covers the seat of { $other }.
motion-substitute = { $name } proposes to let somebody else take the seat of { $other }.

note-covered-vote = A bot covers for { $name }: the table voted for it.
note-covered-gone = { $name } has been gone for long; a bot covers.
note-released = Somebody else may take { $name }’s seat: the table voted for it.
note-refused-cover = The table goes on waiting for { $name }.
note-refused-substitute = { $name }’s seat is not given away.
note-gone-never = Whoever is gone is covered by a bot only if the table votes for it.
note-gone = A bot covers whoever is gone for { $days ->
    [0] { $hours ->
        [0] { $minutes ->
            [one] { $minutes } minute
           *[other] { $minutes } minutes
        }
        [one] { $hours } hour
       *[other] { $hours } hours
    }
    [one] { $days } day
   *[other] { $days } days
}.
note-stepped-back = { $name } took the last choice back.
note-taken-back = Everybody agreed: { $name } took a choice back.
note-not-taken-back = No take-back for { $name }: not everybody agreed.
note-away = { $name } has stepped away; a bot covers.
note-late = Time ran out for { $name }; a bot covers.
note-back = { $name } is back.
note-left = { $name } has left for good; a bot plays on.
note-took-over = { $name } has taken over this seat.
note-paused = The game is paused.
note-resumed = The game goes on.
note-abandoned = The table agreed to end this game without a winner.
note-refused-terms = The terms stay as they are: not everybody agreed with { $name }.
note-refused-pause = No pause: not everybody agreed with { $name }.
note-refused-abandon = The game goes on: not everybody agreed with { $name } to end it.
note-clock-none = No clock: everybody takes the time they need.
note-clock-live = Clock: { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} for each decision.
note-clock-days = Clock: { $days ->
    [0] { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
    [one] { $days } day
   *[other] { $days } days
} for each decision.
note-clock-live-bank = Clock: { $bank_minutes } min in the bank and { $seconds } s for each decision.
note-clock-days-bank = Clock: { $bank_days ->
    [0] { $bank_hours } h
   *[other] { $bank_days } d
} in the bank and { $hours } h for each decision.
note-pace-quick = Pace: quick.
note-pace-steady = Pace: steady.
note-pace-calm = Pace: calm.
note-chat-open = Talk: in your own words.
note-chat-reminded = Talk: in your own words, with a reminder of what stays secret.
note-chat-phrases = Talk: with the ready-made phrases only.

# Before the deal
note-table-seats = { $name } changed the number of seats: { $number ->
    [one] { $number } seat
   *[other] { $number } seats
} now.
note-table-seating = { $name } rearranged the seats.
note-table-bots = { $name } changed who sits here as a bot.
note-table-options-on = { $name } switched on: { $options }.
note-table-options-off = { $name } switched off: { $options }.
note-table-options-other = { $name } changed: { $options }.
note-table-listed = { $name } put the table into the lobby.
note-table-unlisted = { $name } took the table off the lobby: only those with the link find it.
note-table-cover = { $name } chose another bot to cover for those who are away.

# Calls: what somebody is told who is not at the page. Names of people come as they are.
call-turn = { $game }: it is your turn
call-turn-all = { $game }: { $names } to move
call-vote = { $game }: your vote is wanted
call-vote-all = { $game }: a vote is open for { $names }
call-reminder = { $game }: your time is running out
call-with = With { $names }.
call-many = { $count ->
    [one] { $count } decision waits for you
   *[other] { $count } decisions wait for you
}
call-more = … and { $count } more
call-test = This is a test
call-test-text = It works: this is where you are called when a table waits for you.
call-mail-stop = No more mail like this: { $link }
call-mail-code = Code for calls by mail
call-mail-code-text = Somebody, probably you, wants to get mail here when a table waits for them. The code is { $code }. If it was not you, ignore this; nothing else will come.

# The page before a closed server, and the operator's own pages.
closed-title = A closed server
closed-text = These tables are for those who were invited. Whoever asked you here knows the password.
closed-password = Password
closed-enter = Come in
closed-wrong = That is not the password. Check the keyboard layout and try again.
closed-too-often = Too many tries. Wait a minute and try again.
closed-elsewhere = These tables are open to one network only, and you come from outside it. Ask whoever runs the server.
page-imprint = Imprint
page-privacy = Privacy

# What the operator tells everybody at all tables.
notice-stopping =
    { $minutes ->
        [0] The server is about to stop for a while.
        [one] In { $minutes } minute the server stops for a while.
       *[other] In { $minutes } minutes the server stops for a while.
    } All games are kept, and clocks stand still meanwhile.
