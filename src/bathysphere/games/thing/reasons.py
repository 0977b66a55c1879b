"""Why not: which rule is asked about what a seat knows, for each kind of question.

A card is named by the verb that one would use on it and its kind; a player as ("seat", number), or as
("play", kind, number) once a card is in mind.
"""

from typing import Final

from bathysphere.engine import Offers
from bathysphere.games.thing.cards.actions import Burn, Swap, kept
from bathysphere.games.thing.cards.panic import (
    BeFriends,
    GetOut,
    ShowNeighbour,
    forgotten,
    passed_on,
    shown,
    swapped_blindly,
)
from bathysphere.games.thing.steps.exchange import offers_of_giver, replies_of_partner
from bathysphere.games.thing.steps.turn import plays_and_discards

OFFERS: Final[dict[str, Offers]] = {
    "turn.play": plays_and_discards,
    "persistence.keep": kept,
    "exchange.offer": offers_of_giver,
    "exchange.reply": replies_of_partner,
    "chain.pass": passed_on,
    "flamethrower.answer": Burn.offers,
    "swap.answer": Swap.offers,
    "forgetful.discard": forgotten,
    "blind_date.swap": swapped_blindly,
    "get_out.choose": GetOut.offers,
    "be_friends.choose": BeFriends.offers,
    "between_us.choose": ShowNeighbour.offers,
    "confession.show": shown,
}
