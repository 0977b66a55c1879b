### What the player's own cards and things say. The same ids stand in hand.en.ftl, hand.ru.ftl and hand.uk.ftl.

## The hand

hand-cards = { $number ->
    [one] Your hand: { $number } card
   *[other] Your hand: { $number } cards
}
hand-empty = No skill cards in your hand
hand-order = Cards are discarded in the order in which you pick them: the last one lies on top.
# A picked card, read aloud
hand-turn = goes as number { $number }
hand-belongings = What lies before you
hand-me = { $name }: ability, feat and titles
hand-one-less = One less: { $label }
hand-sign-one-less = Takes one copy of this choice back.
hand-improvement-active = active improvement
hand-improvement-down = face-down improvement
hand-helps = helps the check: { $sum }
hand-hinders = hinders the check: { $sum }

## What the picked cards come to

hand-sum-check = { $number ->
    [0] No cards from you
    [one] { $number } card: { $sum }
   *[other] { $number } cards: { $sum } together
}
hand-sum-signs = Each card shows what it would count.
hand-sum-open = Total { $total }, then { $then }; target { $target }.
hand-sum-unknown = { $number ->
    [one] { $number } card in the pile is unknown to you.
   *[other] { $number } cards in the pile are unknown to you.
}
hand-sum-value = { $number ->
    [one] { $number } card worth { $sum }
   *[other] { $number } cards worth { $sum }
}
hand-sum-number = { $number ->
    [one] { $number } card chosen
   *[other] { $number } cards chosen
}

## A card in full

card-starting-item = Starting item:
card-repair = Repair:
card-passenger = Passenger
card-passenger-text = If this passenger is defeated: { $loss }. Rescued passengers go back to the supply, and nobody looks at them.

## My sheet

hand-sheet = My sheet

## Trade

trade-title = Trade
trade-offer-hint = Choose who gets each item. Nobody sees it until all offers are made.
trade-agree-hint = Linked gifts change hands only if everyone who gives or gets something in them agrees.
trade-whom = Who gets it
trade-keep = Keep
trade-to = to
trade-gives = You give
trade-gets = You get
trade-linked = Linked with it
trade-others = Between others
trade-nothing = nothing

## To be confirmed

sure-reveal = Reveal yourself?
sure-reveal-text = Everyone learns your loyalty, and there is no way back: you lose your titles, kept cards and feat, and play on against the humans.
