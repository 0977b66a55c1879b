### The standing orders of Unfathomable. The same ids stand in orders.en.ftl, orders.ru.ftl and orders.uk.ftl.

orders-intro = Весь рейс игроков спрашивают, не хотят ли они ответить картой или свойством. Отметьте, что вам неинтересно, и игра сама скажет за вас «пас». Никто об этом не узнает: пауза длится столько же. Свой ход и свои карты в проверку вы всегда решаете сами.
orders-ask-all = Спрашивать обо всём
orders-pass-all = Пас во всех этих случаях
orders-save = Сохранить
orders-result = { $number ->
    [0] Вас будут спрашивать каждый раз.
    [one] В { $number } случае из пяти вас спросят реже или не спросят вовсе.
    [few] В { $number } случаях из пяти вас спросят реже или не спросят вовсе.
   *[many] В { $number } случаях из пяти вас спросят реже или не спросят вовсе.
}

orders-rolls = До и после броска кубика
orders-rolls-ask = Спрашивать
orders-rolls-attacks = Только атаки
orders-rolls-pass = Пас
orders-rolls-text = Карты и свойства, которые меняют бросок или дают переброс.

orders-checks = Когда начинается проверка навыков
orders-checks-ask = Спрашивать
orders-checks-pass = Пас
orders-checks-text = Карты, которые меняют проверку, пока в неё никто ничего не добавил.

orders-totals = Когда известно итоговое число проверки
orders-totals-ask = Спрашивать
orders-totals-between = Только в пределах
orders-totals-pass = Пас
orders-totals-text = Карты и свойства, которые повышают или понижают итог. Вдали от цели они ничего не решают.
orders-between-from = Остановить меня, если итог от
orders-between-to = до

orders-defeats = Когда кому-то грозит поражение
orders-defeats-ask = Спрашивать
orders-defeats-own = Только если мне
orders-defeats-pass = Пас
orders-defeats-text = Карты, вещи и свойства, которые спасают персонажа или пассажира.

orders-order = Когда глубоководные действуют в ваш ход
orders-order-ask = Порядок выберу я
orders-order-any = В любом порядке
orders-order-text = Порядок редко важен. В любом порядке они действуют область за областью.
