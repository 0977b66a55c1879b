### The standing orders of The Thing. The same ids stand in orders.en.ftl, orders.ru.ftl and orders.uk.ftl.

thing-orders-intro = Що ви тут увімкнете, не побачить ніхто.
thing-orders-announce = Оголосити за мене
thing-orders-announce-text = Якщо ви Щось, гра сама оголосить, що людей не лишилося, щойно це стане правдою. Стежити за моментом не треба.
thing-orders-turn_over = Відкривати паніку за мене
thing-orders-turn_over-text = Якщо на початку вашого ходу згори колоди лежить паніка, вона відкривається без запитання: вирішувати тут нема чого.
