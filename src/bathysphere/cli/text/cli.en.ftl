### What only the command line says. The same ids stand in cli.ru.ftl and cli.uk.ftl.

cli-resume-with = Continue it with: { $command }
cli-playing = Playing
cli-by-seat =
    { $games ->
        [one] { $games } game, by seat
       *[other] { $games } games, by seat
    }
cli-by-source = Points by source
cli-by-bot = By bot
cli-seat = Seat
cli-seats = Seats
cli-bot = Bot
cli-wins = Wins
cli-even = If all were equal
cli-by-side = Games won by side
cli-by-reason = How games ended
cli-by-rating = Solo wins, rated
cli-games = Games
cli-undecided = Broken off, undecided
cli-length = Answers in a game: { $average } on average, { $shortest } to { $longest }; { $real } of them with a choice. Shared wins: { $shared }.
cli-rounds = Rounds in a game: median { $median }, { $shortest } to { $longest }.
cli-written = The results were written to { $path }
cli-verified = The record is whole, unaltered and played by the rules: { $path }
cli-verified-facts = { $game }, rules version { $rules }. Seats: { $seats }. Answers: { $answers }. Checksums compared: { $checks }.
cli-commitment = Commitment to the seed: { $commitment }
cli-fair = The deal was fair: the seed follows from the secret promised by { $commitment } and from the nonces of the players ({ $players }).
cli-unfinished = The game is not over yet.

# bathysphere serve
cli-serving = Tables are open at { $address } (kept in { $store }). Ctrl+C stops the server; nothing is lost.

# bathysphere backup
cli-backed-up = A backup of { $size } MB is written to { $path }

# The package has extras for those who want more than the engine.
cli-not-installed = This needs packages that are not installed. Install them with: { $install }

check-held =
    { $games ->
        [one] One random game kept the contract
       *[other] { $games } random games kept the contract
    }. States: { $states }, looked at closely: { $looked }, comparisons with worlds dealt again: { $pairs }.
check-broken = Random game { $number }, players: { $players }. The contract is broken: { $reason }

# bathysphere restore, bathysphere admin
cli-restored = The tables of { $path } are in { $store } now
admin-table = Table
admin-game = Game
admin-status = Status
admin-seats = Seats
admin-made = Opened (UTC)
admin-changed = Last change (UTC)
admin-entries = Entries in the log
admin-answers = Answers
admin-due = Acts by itself (UTC)
admin-loads = Can be loaded
admin-closed = The game at { $table } is closed
admin-deleted = The table { $table } is removed
admin-exported = { $table } is written to { $path }, with all its secrets; entries: { $entries }
admin-imported = { $table } was taken in from { $path }
admin-repair-sound = { $table }: the log is sound ({ $entries }); summary and snapshot are made again from it
admin-repair-broken = { $table }: the log is sound up to entry { $good } of { $entries }; nothing was changed. Export it, then cut it there with --cut
admin-repair-cut = { $table }: the log was cut after entry { $good } of { $entries }
admin-repair-other-rules = { $table }: was played by other rules; nothing was changed
admin-said = Everybody reads it now, for { $minutes } min
admin-stopping = The servers stop in { $minutes } min; everybody is told, and no new tables are opened
admin-taken-back = Nothing is announced any more, and nothing stops
