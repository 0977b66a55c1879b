"""Why a table of The Thing cannot be set up, in a sentence each."""

REFUSALS = {
    "thing_deck_kind": "The deck cannot be composed with {kind}; name a card other than the Thing and Infection!.",
    "thing_deck_copies": "There are 0 to {most} copies of {kind}, not {number}.",
    "thing_deck_small": "{players} players need {wanted} cards for their opening hands; this deck has only {number}.",
    "thing_first": "Seat {seat} cannot begin; there are only {players} players.",
}
