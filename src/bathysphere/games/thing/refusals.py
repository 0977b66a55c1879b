"""Why a table of The Thing cannot be set up, in a sentence each."""

REFUSALS = {
    "thing_deck_small": "A game for {players} needs {wanted} {wanted:card|cards} to deal; this deck has only {number}.",
}
