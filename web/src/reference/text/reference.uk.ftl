### The reference: goal, turn, signs, rules and cards of a game. The same ids stand in all three languages.

ref-title = Правила, карти й знаки
ref-short = Мета, хід, знаки
ref-goal = Мета
ref-turn = Хід стисло
ref-signs = Що означають знаки
ref-rules = Правила
ref-cards = Карти
ref-search = Пошук
ref-found =
    { $count ->
        [0] Нічого не знайдено.
        [one] Знайдено: { $count } правило.
        [few] Знайдено: { $count } правила.
       *[other] Знайдено: { $count } правил.
    }
ref-contents = Зміст
ref-print = Надрукувати
ref-all = Усі правила, карти й знаки
