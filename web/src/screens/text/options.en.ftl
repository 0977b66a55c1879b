### The options of a new table that are not on the first page. The same ids stand in options.en.ftl, options.ru.ftl and options.uk.ftl.

options-less = Less: { $label }
options-more = More: { $label }
options-advanced = Advanced rules
options-editions = Other editions
options-table = At the table
options-book = as in the book
options-chance = By chance
options-changed =
    { $number ->
        [one] { $number } number changed
       *[other] { $number } numbers changed
    }
options-reset = Back to the usual numbers
options-few = Too few cards to deal: there should be { $wanted }, and the deck has { $number }.
options-count =
    { $number ->
        [one] { $number } card in the game
       *[other] { $number } cards in the game
    }
