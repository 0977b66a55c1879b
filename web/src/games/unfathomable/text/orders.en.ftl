### The standing orders of Unfathomable. The same ids stand in orders.en.ftl, orders.ru.ftl and orders.uk.ftl.

orders-intro = Throughout the voyage players are asked whether they want to react with a card or an ability. Choose what does not interest you, and the game passes for you. Nobody learns of it: the pause is as long as ever. Your own turn and your cards for a check always stay yours.
orders-ask-all = Ask me about everything
orders-pass-all = Pass on all of these
orders-save = Save
orders-result = { $number ->
    [0] You are asked at every such moment.
    [one] In { $number } case out of five you are asked less often or not at all.
   *[other] In { $number } cases out of five you are asked less often or not at all.
}

orders-rolls = Before and after a roll of the die
orders-rolls-ask = Ask every time
orders-rolls-attacks = Attacks only
orders-rolls-pass = Pass
orders-rolls-text = Cards and abilities that change a roll or allow a reroll.

orders-checks = When a skill check begins
orders-checks-ask = Ask every time
orders-checks-pass = Pass
orders-checks-text = Cards that change the check before anyone adds cards to it.

orders-totals = When the total of a check is known
orders-totals-ask = Ask every time
orders-totals-between = Only in a range
orders-totals-pass = Pass
orders-totals-text = Cards and abilities that raise or lower the total. Far from the target they change nothing.
orders-between-from = Stop me if the total is from
orders-between-to = to

orders-defeats = When somebody would be defeated
orders-defeats-ask = Ask every time
orders-defeats-own = Only if it is me
orders-defeats-pass = Pass
orders-defeats-text = Cards, items and abilities that save a character or a passenger.

orders-order = When Deep Ones act on your turn
orders-order-ask = I set the order
orders-order-any = Any order
orders-order-text = The order seldom matters. With any order they act space by space.
