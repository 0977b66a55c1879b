### Варіанти нового столу, яких немає на першій сторінці. Ті самі ключі стоять в options.en.ftl, options.ru.ftl і options.uk.ftl.

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
