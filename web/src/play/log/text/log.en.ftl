### The log read otherwise: filters, times, what is new. The same ids stand in log.en.ftl, log.ru.ftl and log.uk.ftl.

log-filter = What to show
log-filter-all = All
log-filter-mine = Mine
log-filter-talk = Talk
log-times = Times
log-save = Save as text
log-nothing = Nothing of the kind has happened yet.
log-here = Since you were here
log-here-count =
    { $number ->
    [one] { $number } line is new to you.
   *[other] { $number } lines are new to you.
}
log-here-step = Step through it
log-here-close = On to the game
