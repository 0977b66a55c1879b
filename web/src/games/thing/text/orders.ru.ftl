### The standing orders of The Thing. The same ids stand in orders.en.ftl, orders.ru.ftl and orders.uk.ftl.

thing-orders-intro = Что вы здесь включите, не увидит никто.
thing-orders-announce = Объявить за меня
thing-orders-announce-text = Если вы Нечто, игра сама объявит, что людей не осталось, как только это станет правдой. Следить за моментом не нужно.
thing-orders-turn_over = Открывать панику за меня
thing-orders-turn_over-text = Если в начале вашего хода сверху в колоде лежит паника, она открывается без вопроса: решать тут нечего.
