### The reference: goal, turn, signs, rules and cards of a game. The same ids stand in all three languages.

ref-title = Правила, карты и знаки
ref-short = Цель, ход, знаки
ref-goal = Цель
ref-turn = Ход вкратце
ref-signs = Что значат знаки
ref-rules = Правила
ref-cards = Карты
ref-search = Поиск
ref-found =
    { $count ->
        [0] Ничего не найдено.
        [one] Найдено: { $count } правило.
        [few] Найдено: { $count } правила.
       *[other] Найдено: { $count } правил.
    }
ref-contents = Содержание
ref-print = Напечатать
ref-all = Все правила, карты и знаки
