### The standing order of The Thing. The same ids stand in orders.en.ftl, orders.ru.ftl and orders.uk.ftl.

thing-orders-intro = Знадобиться лише Щось, але ввімкнути може кожен, і ніхто цього не побачить.
thing-orders-announce = Оголосити за мене
thing-orders-announce-text = Якщо ви Щось, гра сама оголосить, що людей не лишилося, щойно це стане правдою. Стежити за моментом не треба.
