"""The facts in the questions of Cryptids, kind by kind: about which card or tile, how many, what is left of a turn.

All of them come from what the asked seat may know: its view and its decision.
"""

from collections.abc import Callable
from typing import Any

from bathysphere.engine import Decision, Facts, how_many, registers, yes_or_no
from bathysphere.games.cryptids.components import MOST_EXCHANGED, TOP
from bathysphere.games.cryptids.names import CryptidsNames
from bathysphere.games.cryptids.view import CryptidsView
from bathysphere.games.cryptids.wording.cards import placement

Prompt = Callable[[CryptidsNames, Decision, CryptidsView], Facts]

PROMPTS: dict[str, Prompt] = {}
asks = registers(PROMPTS)


def behind(decision: Decision, at: int = 1) -> Any:
    """What the last option speaks of; the first may be that nothing is done."""
    return decision.options[-1][at]


@asks(
    "setup.city", "request.order", "ability.walk", "ability.collect", "ability.market", "ability.refresh",
    "refresh.remove", "refresh.bonus", "skills.gain", "office.card", "terrain.return", "terrain.fitting",
    "poacher.takes", "poacher.market", "poacher.prey",
)  # fmt: skip
def no_facts(words: CryptidsNames, decision: Decision, view: CryptidsView) -> Facts:
    """Their options say it all."""
    return {}


# -- before the first round


@asks("setup.bids")
def setup_bids(words: CryptidsNames, decision: Decision, view: CryptidsView) -> Facts:
    return {"number": how_many(decision).most}


@asks("setup.terrain")
def setup_terrain(words: CryptidsNames, decision: Decision, view: CryptidsView) -> Facts:
    return {"habitat": words.habitat(words.content(view).terrain[behind(decision)].kind)}


# -- the cryptozoologist


@asks("field.turn")
def field_turn(words: CryptidsNames, decision: Decision, view: CryptidsView) -> Facts:
    """What is left of the turn."""
    turn = view.turn
    left = {(False, False): "both", (False, True): "movement", (True, False): "action", (True, True): "skills"}
    return {"left": left[turn.moved, turn.acted], "steps": turn.steps}


@asks("track.commit")
def track_commit(words: CryptidsNames, decision: Decision, view: CryptidsView) -> Facts:
    place = behind(decision)
    return {"card": words.open_card(place, view), "needs": words.listed(view.display[place].needs)}


@asks("track.rolled")
def track_rolled(words: CryptidsNames, decision: Decision, view: CryptidsView) -> Facts:
    assert view.trying is not None
    faces = ", ".join([words.tracking(face) for face in view.trying.dice])
    return {"card": words.open_card(view.trying.place, view), "faces": faces}


@asks("track.lose")
def track_lose(words: CryptidsNames, decision: Decision, view: CryptidsView) -> Facts:
    assert view.trying is not None
    return {"card": words.open_card(view.trying.place, view)}


@asks("relocate.place")
def relocate_place(words: CryptidsNames, decision: Decision, view: CryptidsView) -> Facts:
    card = behind(decision)
    return {"card": words.card(card, view), "where": placement(words, words.content(view).cards[card])}


@asks("ability.buy")
def ability_buy(words: CryptidsNames, decision: Decision, view: CryptidsView) -> Facts:
    return {"coins": view.players[view.seat].coins}


@asks("refresh.cards")
def refresh_cards(words: CryptidsNames, decision: Decision, view: CryptidsView) -> Facts:
    return {"number": MOST_EXCHANGED}


# -- the assistant


@asks("assistant.bonus")
def assistant_bonus(words: CryptidsNames, decision: Decision, view: CryptidsView) -> Facts:
    return {"number": max([choice[2] for choice in decision.options if choice[0] == "shift"])}


@asks("skills.restore")
def skills_restore(words: CryptidsNames, decision: Decision, view: CryptidsView) -> Facts:
    return {"number": how_many(decision).most}


@asks("bid.place")
def bid_place(words: CryptidsNames, decision: Decision, view: CryptidsView) -> Facts:
    return {"solo": yes_or_no(len(view.players) == 1)}


@asks("office.turn")
def office_turn(words: CryptidsNames, decision: Decision, view: CryptidsView) -> Facts:
    """Whether the step is still to be made, skills are open, or the top row has to be left."""
    turn = view.turn
    banned = turn.stepped and turn.start == TOP and view.rows[view.seat] == TOP
    can = "step" if not turn.stepped else "leave_top" if banned else "learn" if turn.learning else "end"
    own = view.players[view.seat]
    return {"can": can, "coins": own.coins, "xp": own.xp}


# -- terrain


@asks("terrain.tile")
def terrain_tile(words: CryptidsNames, decision: Decision, view: CryptidsView) -> Facts:
    return {"may": yes_or_no(("leave",) in decision.options)}


@asks("terrain.lay")
def terrain_lay(words: CryptidsNames, decision: Decision, view: CryptidsView) -> Facts:
    return {"tile": words.tile(behind(decision), view)}


@asks("terrain.take", "poacher.terrain")
def terrain_take(words: CryptidsNames, decision: Decision, view: CryptidsView) -> Facts:
    """One kind, if there is one; else whichever there are."""
    terrain = words.content(view).terrain
    kinds = {terrain[tile].kind for _, tile in decision.options}
    one = len(kinds) == 1
    return {"one": yes_or_no(one), "habitat": words.habitat(min(kinds)) if one else ""}


# -- the poacher


@asks("poacher.spend")
def poacher_spend(words: CryptidsNames, decision: Decision, view: CryptidsView) -> Facts:
    return {"card": words.card(behind(decision), view)}
