"""Why a table of The Thing cannot be set up, in a sentence each."""

REFUSALS = {
    "thing_deck_small": "{players} players need {wanted} cards for their opening hands; this deck has only {number}.",
}
