"""Why not: which rule is asked about what a seat knows, for each kind of question.

Targets are named like options, without the word that says whether the main action or a skill is used: ("track", 3),
("relocate", card), ("buy", 0). Whether terrain must be laid is in the question itself and not on the table.
"""

from typing import Final

from bathysphere.engine import Bar, Decision, Explains, Offers
from bathysphere.games.cryptids.state import CryptidsState
from bathysphere.games.cryptids.steps.cards import discards, loose_bids
from bathysphere.games.cryptids.steps.field.tracking import after_roll
from bathysphere.games.cryptids.steps.field.turn import field_options
from bathysphere.games.cryptids.steps.office.turn import office_options, second_cards
from bathysphere.games.cryptids.steps.opening import free_cities
from bathysphere.games.cryptids.steps.reserve import tiles_to_lay

OFFERS: Final[dict[str, Offers]] = {
    "setup.city": free_cities,
    "field.turn": field_options,
    "track.rolled": after_roll,
    "refresh.cards": discards,
    "bid.place": loose_bids,
    "office.turn": office_options,
    "office.card": second_cards,
}


def tiles(s: CryptidsState, decision: Decision, bar: Bar) -> None:
    tiles_to_lay(s, decision.seat, bar)


EXPLAINS: Final[dict[str, Explains]] = {"terrain.tile": tiles}
