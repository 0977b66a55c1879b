### The standing orders of Unfathomable. The same ids stand in orders.en.ftl, orders.ru.ftl and orders.uk.ftl.

orders-intro = Увесь рейс гравців запитують, чи не хочуть вони відповісти картою або властивістю. Позначте, що вам нецікаво, і гра сама скаже за вас «пас». Ніхто про це не дізнається: пауза триває стільки ж. Свій хід і свої карти до перевірки ви завжди вирішуєте самі.
orders-ask-all = Питати про все
orders-pass-all = Пас у всіх цих випадках
orders-save = Зберегти
orders-result = { $number ->
    [0] Вас питатимуть щоразу.
    [one] В { $number } випадку з п’яти вас питатимуть рідше або не питатимуть зовсім.
    [few] У { $number } випадках із п’яти вас питатимуть рідше або не питатимуть зовсім.
   *[many] У { $number } випадках із п’яти вас питатимуть рідше або не питатимуть зовсім.
}

orders-rolls = До й після кидка кістки
orders-rolls-ask = Питати
orders-rolls-attacks = Лише атаки
orders-rolls-pass = Пас
orders-rolls-text = Карти й властивості, що змінюють кидок або дають перекидання.

orders-checks = Коли починається перевірка вмінь
orders-checks-ask = Питати
orders-checks-pass = Пас
orders-checks-text = Карти, що змінюють перевірку, поки до неї ніхто нічого не додав.

orders-totals = Коли відомий результат перевірки
orders-totals-ask = Питати
orders-totals-between = Лише в межах
orders-totals-pass = Пас
orders-totals-text = Карти й властивості, що підвищують або знижують результат. Далеко від цілі вони нічого не вирішують.
orders-between-from = Зупинити мене, якщо результат від
orders-between-to = до

orders-defeats = Коли комусь загрожує поразка
orders-defeats-ask = Питати
orders-defeats-own = Лише якщо мені
orders-defeats-pass = Пас
orders-defeats-text = Карти, предмети й властивості, що рятують персонажа чи пасажира.

orders-order = Коли глибоководні діють у ваш хід
orders-order-ask = Порядок виберу я
orders-order-any = Будь-який порядок
orders-order-text = Порядок рідко важливий. У будь-якому порядку вони діють зона за зоною.
