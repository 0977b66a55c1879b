### The log read otherwise: filters, times, what is new. The same ids stand in log.en.ftl, log.ru.ftl and log.uk.ftl.

log-filter = Что показывать
log-filter-all = Всё
log-filter-mine = Моё
log-filter-talk = Разговор
log-times = Время
log-save = Сохранить текстом
log-nothing = Такого пока не было.
log-here = Пока вас не было
log-here-count =
    { $number ->
    [one] { $number } новая строка.
    [few] { $number } новые строки.
   *[many] { $number } новых строк.
}
log-here-step = Посмотреть по шагам
log-here-close = К игре
