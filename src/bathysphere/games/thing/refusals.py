"""Why a table of The Thing cannot be set up, in a sentence each."""

REFUSALS = {
    "thing_deck_small": "A game for {players} needs {wanted} {wanted:card|cards} to deal; this deck has only {number}.",
    "thing_deck_endless": (
        "Without a Flamethrower the Thing has to infect everybody: a game for {players} needs at least {wanted} "
        "{wanted:Infection! card|Infection! cards}; this deck has only {number}."
    ),
}
