### The standing orders of The Thing. The same ids stand in orders.en.ftl, orders.ru.ftl and orders.uk.ftl.

thing-orders-intro = Nobody sees what you set here.
thing-orders-announce = Announce it for me
thing-orders-announce-text = If you are the Thing, the game announces that no humans are left as soon as that is true. You do not have to watch for the moment.
thing-orders-turn_over = Turn panic cards over for me
thing-orders-turn_over-text = When a panic card lies on top of the deck at the start of your turn, it is turned over without a question. There is nothing to decide about it.
