"""Why an answer or a table of Unfathomable is refused, in a sentence each."""

REFUSALS = {
    "cards_worth": "These cards add up to {number}; the total must be at least {least}.",
    "item_given_twice": "An item can be given to one player only.",
    "no_cultist_seats": "The game without the cultist is for 4 or 6 players, not for {seats}.",
}
