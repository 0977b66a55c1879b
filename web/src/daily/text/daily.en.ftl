### Challenges of the day: the card in the lobby, the page of results, the end screen.
### The same ids stand in daily.en.ftl, daily.ru.ftl and daily.uk.ftl.

daily-begin = Play today’s
daily-continue = Go on
daily-again = Again, for practice
daily-results = Results of the day
daily-counted = You have played today’s; the next one comes at midnight UTC.
daily-running = Yours is under way.
daily-practice-text = Practice: you knew this deal, so it does not count.
daily-covered-text = A bot played a part of it, so it does not count.
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
daily-same = Everybody on this server is dealt the same today. Your first try counts, and you can finish it until the end of tomorrow. What came to light stays so: there is no way back across it.
daily-seal = The seal of today’s deal; it is opened in two days:
daily-share = Share
daily-practice = practice
