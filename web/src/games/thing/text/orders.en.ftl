### The standing order of The Thing. The same ids stand in orders.en.ftl, orders.ru.ftl and orders.uk.ftl.

thing-orders-intro = Only the Thing can make use of it, but everybody may set it, and nobody sees what you set.
thing-orders-announce = Announce it for me
thing-orders-announce-text = If you are the Thing, the game announces that no humans are left as soon as that is true. You do not have to watch for the moment.
