### The chapters of the rules, as the reference calls them: rules-<chapter>. The same ids stand in all three languages.

rules-T1 = Что в игре
rules-T2 = Стороны и цели
rules-T3 = Подготовка
rules-T4 = Как идёт игра
rules-T5 = Ход
rules-T6 = Обмен картами
rules-T7 = Люди
rules-T8 = Заражённые
rules-T9 = Нечто
rules-T10 = Разговоры
rules-T11 = Предел карт в руке
rules-T12 = Выбывание
rules-T13 = Конец игры
rules-T14 = Карты событий
rules-T15 = Сброс
rules-T16 = Карты инфекции
rules-T17 = Карты действия
rules-T18 = Карты защиты
rules-T19 = Карты препятствий
rules-T20 = Карты паники
rules-T21 = Особые правила
rules-T23 = Что и когда решают
rules-T24 = Кто что знает
rules-T25 = Толкования
