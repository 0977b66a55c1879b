### The options of a new table that are not on the first page. The same ids stand in options.en.ftl, options.ru.ftl and options.uk.ftl.

options-less = Менше: { $label }
options-more = Більше: { $label }
options-advanced = Поглиблені правила
options-editions = Інші видання
options-table = За столом
options-book = за книгою
options-chance = Вирішить випадок
options-changed =
    { $number ->
        [one] Змінено { $number } число
        [few] Змінено { $number } числа
       *[many] Змінено { $number } чисел
    }
options-reset = Повернути звичні числа
options-few = Карт не вистачить на роздачу: потрібно { $wanted }, а є { $number }.
options-count =
    { $number ->
        [one] У грі { $number } карта
        [few] У грі { $number } карти
       *[many] У грі { $number } карт
    }
