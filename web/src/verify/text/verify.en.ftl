### The page that checks a record and its deal. The same ids stand in verify.en.ftl, verify.ru.ftl and verify.uk.ftl.
### A finished check is said by verify-<check>-<way>.

verify-title = The fair deal
verify-lead = Nobody could stack the deck: neither the server nor a player. See for yourself.
verify-how-secret = Before the deal the server picks a secret and shows only its fingerprint. Nobody can guess the secret from it, and nobody can swap the secret later.
verify-how-nonces = Then each player’s browser adds a random number of its own. The order of all cards follows from the secret and these numbers together.
verify-how-end = When the game is over, the secret and the numbers are revealed, and anybody can do the sums again. This page does them right in your browser.

verify-file = Record of a game
verify-drop = Drop the file here
verify-choose = Choose a file
verify-or = or
verify-table = Link to a finished game, or its number
verify-table-missing = Paste the link to a table, or its number.
verify-start = Check
verify-busy = Doing the sums…
verify-unreadable = This file could not be read.
verify-too-large = This file is too large for the record of a game.

verify-result = Result
verify-good = Everything fits
verify-bad = It does not fit
verify-open = Everything that could be checked fits
# $game: the name of the game
verify-about =
    { $game }, { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }
verify-verdict-pass = right
verify-verdict-fail = wrong
verify-verdict-unknown = not checked

verify-form-pass = This is the record of a game.
verify-form-foreign = This is not a record of a Bathysphere game.
verify-form-format = This record is in an unknown format.
verify-form-broken = The first line of the record is damaged.
verify-whole-pass = The file is whole, down to its last line.
verify-whole-fail = The file breaks off in line { $line }.
verify-hash-pass = Nothing in the file was changed: its checksum and the number of answers match.
verify-hash-fail = The file was changed: its checksum or the number of answers does not match. Nothing else in it can be trusted.
verify-ended-pass = The game was played to its end.
verify-ended-unknown = The game in this record is not finished.
verify-table-pass = The file says the same about the deal as the table itself.
verify-table-fail = The file says something different about the deal than the table itself.
verify-promise-pass = The secret is the one whose fingerprint was shown before the deal.
verify-promise-fail = The secret does not match the fingerprint that was shown: it was swapped.
verify-promise-unknown = This record holds no secret and no player numbers, so its deal cannot be checked. That is normal for games on a single computer and for games played on from another one.
verify-seed-pass = The order of the cards does follow from the secret and the players’ numbers.
verify-seed-fail = The order of the cards does not follow from the secret and the players’ numbers.
verify-seen-pass = This browser saw the same fingerprint before the deal.
verify-seen-fail = Before the deal this browser saw another fingerprint.
verify-seen-unknown = This browser was not at the table before the deal, so it has no fingerprint to compare.
verify-nonce-pass = This browser’s random number is part of the deal.
verify-nonce-fail = This browser’s random number is not part of the deal. That is right only if you gave up your seat before it.

verify-replay-title = What a browser cannot do
verify-replay-text = To play the game again, answer by answer, and see that each one was within the rules and led exactly here, run this on your computer:
verify-details = The numbers
verify-detail-commitment = Fingerprint
verify-detail-secret = Secret
verify-detail-seed = Seed of the deal
# $number: of the seat, from 1
verify-detail-nonce = Number of seat { $number }
verify-detail-none = none (a bot)
