### Challenges of the day: the card in the lobby, the page of results, the end screen.
### The same ids stand in daily.en.ftl, daily.ru.ftl and daily.uk.ftl.

daily-begin = Play today’s
daily-before = There is only one such try a day. Learning and practising do not use it up.
daily-practise = Practise
daily-continue = Go on
daily-again = Again, for practice
daily-results = Results of the day
daily-counted = You have played today’s; the next one comes at midnight UTC.
daily-running = Yours is under way.
daily-practice-text = Practice: you already knew this deal, so it does not count.
daily-covered-text = A bot played part of it, so it does not count.
daily-today = Today
daily-yesterday = Yesterday
daily-none = Nobody has finished yet.
daily-none-yesterday = Nobody finished.
daily-finished =
    { $number ->
        [one] { $number } has finished
       *[other] { $number } have finished
    }
daily-place = Place
daily-name = Player
daily-course = How it went
daily-result = Result
daily-you = you
daily-signs = What the signs mean
daily-same = Everybody on this server gets the same deal today. Your first try counts, and you have until the end of tomorrow to finish it. What has been revealed stays revealed: you cannot step back past it.
daily-seal = The seal of today’s deal; it will be opened in two days:
daily-share = Share
daily-practice = practice
