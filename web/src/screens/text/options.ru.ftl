### The options of a new table that are not on the first page. The same ids stand in options.en.ftl, options.ru.ftl and options.uk.ftl.

options-less = Меньше: { $label }
options-more = Больше: { $label }
options-advanced = Продвинутые правила
options-editions = Другие издания
options-table = За столом
options-book = по книге
options-chance = Решит случай
options-changed =
    { $number ->
        [one] Изменено { $number } число
        [few] Изменено { $number } числа
       *[many] Изменено { $number } чисел
    }
options-reset = Вернуть обычные числа
options-few = Карт не хватит на раздачу: нужно { $wanted }, а есть { $number }.
options-count =
    { $number ->
        [one] В игре { $number } карта
        [few] В игре { $number } карты
       *[many] В игре { $number } карт
    }
