### The chapters of the rules, as the reference calls them: rules-<chapter>. The same ids stand in all three languages.

rules-T1 = Що у грі
rules-T2 = Сторони й цілі
rules-T3 = Підготовка
rules-T4 = Як іде гра
rules-T5 = Хід
rules-T6 = Обмін картами
rules-T7 = Люди
rules-T8 = Заражені
rules-T9 = Щось
rules-T10 = Розмови
rules-T11 = Межа карт у руці
rules-T12 = Вибування
rules-T13 = Кінець гри
rules-T14 = Карти подій
rules-T15 = Скидання
rules-T16 = Карти інфекції
rules-T17 = Карти дії
rules-T18 = Карти захисту
rules-T19 = Карти перешкод
rules-T20 = Карти паніки
rules-T21 = Особливі правила
rules-T23 = Що й коли вирішують
rules-T24 = Хто що знає
rules-T25 = Тлумачення
