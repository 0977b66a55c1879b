### The standing order of The Thing. The same ids stand in orders.en.ftl, orders.ru.ftl and orders.uk.ftl.

thing-orders-intro = Пригодится только Нечто, но включить может каждый, и никто этого не увидит.
thing-orders-announce = Объявить за меня
thing-orders-announce-text = Если вы Нечто, игра сама объявит, что людей не осталось, как только это станет правдой. Следить за моментом не нужно.
