# The page about oneself: name, phrase, devices.

me-title = You
me-open = You: name, phrase, devices
me-name-protected = Only I may use this name here
me-name-protected-text = Nobody else on this server can sit down under { $name } or a name that looks like it.

me-stay-title = Your seats on all your devices
me-stay-text = Your seats, tables and settings live in this browser only. With a recovery phrase they come along to a phone or another computer, and are not lost with this browser. No account, no mail, no password.
me-stay-go = Make a recovery phrase
me-have = I have a phrase
me-have-label = The twelve words of your phrase
me-have-hint = In any of our languages, with spaces between them.
me-have-go = Continue

me-phrase-title = Your recovery phrase
me-phrase-text = Write these words down, in this order. Whoever has them can play in your seats, so keep them to yourself. They are shown this once.
me-phrase-done = I have written them down
me-phrase-new = Make a new phrase
me-phrase-new-text = The old one stops working at once.

me-device-title = Another device
me-device-text = Open this link there, or take a picture of the code with it. It works once, for ten minutes.
me-device-go = Link another device
me-device-for = This link is for you alone: whoever opens it can play in your seats.

me-devices = Linked devices
me-device-own = this one
me-device-seen = used { $when }
me-out = Unlink
me-out-others = Unlink all others
me-out-here = Unlink this browser
me-out-sure = Unlink?
me-out-sure-text = { $device } can then play in none of your seats. Tables that are open anywhere load again for a moment.
me-out-here-text = This browser forgets your seats. You come back with your phrase or from another device.
me-out-done = Unlinked.

me-unkept = { $count ->
    [one] { $count } table is known to this browser only.
   *[other] { $count } tables are known to this browser only.
}
me-unkept-go = Take along

me-link-title = Link this browser
me-link-who = This link belongs to { $name }. If that is you, this browser will be able to play in all of your seats.
me-link-nameless = This link belongs to somebody without a name. If that is you, this browser will be able to play in all of your seats.
me-link-stranger = If somebody else sent it to you, close this page: what you play here would be theirs.
me-link-go = Yes, that is me
me-link-no = No
me-link-done = This browser is linked.

me-games = My games
me-games-none = Games that you play from now on are listed here.
me-games-game = Game
me-games-all = All games
me-games-which = Which
me-games-any = All
me-games-turn = My turn
me-games-playing = Running
me-games-over = Over
me-games-with = With
me-games-everybody = Everybody
me-games-nothing = No game fits.
me-games-more = Show more
me-games-left = You left
me-again = Play again with them
me-results = Results
me-results-about = Games that are over, won and played.
me-results-players = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
me-results-won = won { $won } of { $played }
me-people = Met
me-people-times = { $number ->
    [one] { $number } game
   *[other] { $number } games
}

me-leave = Your data
me-leave-text = You can take everything with you that this server keeps of you, or have all of it removed.
me-export = Export as a file
me-forget = Delete me
me-forget-sure = Delete everything?
me-forget-text = Your name and what you wrote disappear from all tables, your history and your phrase are gone, nobody is called any more. This cannot be undone.
me-forget-running = { $count ->
    [one] At { $count } running table a bot takes your seat for good.
   *[other] At { $count } running tables a bot takes your seat for good.
}
me-forget-done = Everything is deleted.
