### The log read otherwise: filters, times, what is new. The same ids stand in log.en.ftl, log.ru.ftl and log.uk.ftl.

log-filter = Що показувати
log-filter-all = Усе
log-filter-mine = Моє
log-filter-talk = Розмова
log-times = Час
log-save = Зберегти текстом
log-nothing = Такого поки не було.
log-here = Поки вас не було
log-here-count =
    { $number ->
    [one] { $number } новий рядок.
    [few] { $number } нові рядки.
   *[many] { $number } нових рядків.
}
log-here-step = Подивитися крок за кроком
log-here-close = До гри
