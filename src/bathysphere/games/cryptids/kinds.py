"""The kinds of things in Cryptids, and what they are called.

Components come from the content pack of the table. Open cards and tokens of the market are called by their places:
which one lies there, a view knows; without a view they have numbers.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from bathysphere.engine import Facts, Kind, Ref, itself
from bathysphere.games.cryptids.components import (
    ACTION,
    BY_SKILL,
    CLOVER,
    DOWN,
    FAILURE,
    LEVELS,
    MOST_SEATS,
    OPEN,
    PAIR,
    SUCCESS,
    TOKEN,
    UP,
)
from bathysphere.games.cryptids.content import BONUS, NOWHERE, RUMOUR, Content, content
from bathysphere.games.cryptids.names import CryptidsNames, Shown
from bathysphere.games.cryptids.options import Options
from bathysphere.games.cryptids.pack import EVIDENCE, HABITATS, SKILLS

QUARTER: Final = 90
"""Degrees."""

Table = Callable[[Options], Sequence[Any]]
Text = Callable[[CryptidsNames, Any, Shown | None], str]


def of_pack(components: Callable[[Content], Sequence[Any]]) -> Table:
    """The components of the table's pack."""
    return lambda options: components(content(options.content))


def called(method: str) -> Text:
    """As the method of the wording calls it, which asks the view for the table's pack."""

    def text(words: CryptidsNames, value: Any, view: Shown | None) -> str:
        said: str = getattr(words, method)(value, view)
        return said

    return text


def place_in_sentence(words: CryptidsNames, place: int, view: Shown | None) -> Facts:
    return {"": words.place(place, view), "to": words.to_place(place, view), "at": words.at_place(place, view)}


def degrees(words: CryptidsNames, turn: int, view: Shown | None) -> int:
    return turn * QUARTER


def counted_from_one(words: CryptidsNames, number: int, view: Shown | None) -> int:
    return number + 1


def evidence_listed(words: CryptidsNames, kinds: Sequence[int]) -> str:
    return words.listed(kinds)


def things_listed(words: CryptidsNames, kinds: Sequence[int]) -> str:
    return words.things(kinds)


def dice_listed(words: CryptidsNames, faces: Sequence[int]) -> str:
    return words.together([words.die(face) for face in faces])


# -- where else something can be touched


def where_tracked(view: Shown, place: int) -> list[Ref]:
    region = view.display[place].region
    return [("place", region)] if region != NOWHERE else []


def where_displayed(view: Shown, card: int) -> list[Ref]:
    return [("display", at) for at, shown in enumerate(view.display) if shown.card == card]


# -- components

PLACE: Final = Kind("place", of_pack(lambda c: c.places), text=called("place"), sentence=place_in_sentence)
DESTINATION: Final = PLACE.said(called("to_place"))
CRYPTID: Final = Kind("cryptid", of_pack(lambda c: c.cards), text=called("card"))
PREY: Final = Kind("cryptid", of_pack(lambda c: c.cards), text=called("card"), at=where_displayed)
TILE: Final = Kind("tile", of_pack(lambda c: c.terrain), text=called("tile"))
REQUEST: Final = Kind("request", of_pack(lambda c: c.requests), text=called("request"))
DIE: Final = Kind("die", of_pack(lambda c: c.die), text=called("die"), listed=dice_listed)
HARE_TOKEN: Final = Kind("hare", of_pack(lambda c: c.wolpertinger), text=called("hare"))
POACHER_CARD: Final = Kind("poacher", of_pack(lambda c: c.pack.poacher.cards), text=counted_from_one)
SKILL: Final = Kind("skill", SKILLS)
CONTRACT: Final = Kind("contract", of_pack(lambda c: c.contracts), text=counted_from_one)
CITY: Final = Kind("city", of_pack(lambda c: c.pack.map.cities), thing=False, text=counted_from_one)
ASSISTANT: Final = Kind("assistant", range(MOST_SEATS), thing=False, text=counted_from_one)
"""The assistant of a seat; in a game of one the poacher's comes behind it."""
LEVEL: Final = Kind("level", range(LEVELS), thing=False, text=counted_from_one)
HABITAT: Final = Kind("habitat", HABITATS, thing=False)

EVIDENCE_IDS: Final = (*EVIDENCE, "bonus")
NAMED_EVIDENCE: Final = Kind("evidence", EVIDENCE_IDS, listed=evidence_listed)
EVIDENCE_KIND: Final = Kind("evidence", EVIDENCE_IDS, text="thing", listed=things_listed)
"""As the object of a sentence: what somebody takes, buys or loses."""
RUMOUR_USED: Final = Kind(
    "rumour", ("rumour", "bonus"), text="thing", thing=lambda bonus: ("evidence", BONUS if bonus else RUMOUR)
)
HARE: Final = Kind("hare", ("coins", "evidence"), words=True, text=itself)

# -- places of cards and tokens


SLOTS: Final = of_pack(lambda c: range(c.pack.board.display))
DISPLAY: Final = Kind("display", SLOTS, text=called("open_card"))
TRACKED: Final = Kind("display", SLOTS, text=called("open_card"), at=where_tracked)
SLOT: Final = Kind("slot", SLOTS, text=counted_from_one, thing=False)
"""A place of the display in the log: another card may lie there by now."""
MARKET_PLACE: Final = Kind("market", of_pack(lambda c: range(c.pack.board.market_slots)), text=called("market_token"))
LINE: Final = Kind("line", text=counted_from_one)

# -- words


def word(name: str, *words: str, text: str = "") -> Kind:
    """One of several words, by which a sentence chooses its form, or with texts of their own."""
    return Kind(name, words, words=True, text=text or itself, thing=False)


COVER: Final = word("cover", TOKEN, PAIR, OPEN, *EVIDENCE)
DICE: Final = Kind("dice", ("0", "1", "01"), words=True, text=called("rethrown"), thing=False)
FACE: Final = word("face", SUCCESS, CLOVER, FAILURE, text="tracking")
WAY: Final = word("way", UP, DOWN)
PHASE: Final = word("phase", "setup", "field", "office")
TURN: Final = Kind("turn", range(4), text=degrees, thing=False)


def done_with(skill: int) -> Kind:
    """The main action, or the skill that repeats it."""

    def used(view: Shown, how: str) -> list[Ref]:
        return [("action",) if how == ACTION else ("skill", skill)]

    return Kind("how", (ACTION, BY_SKILL), words=True, text=itself, thing=False, means=True, at=used)
