"""The facts in the log of Cryptids: what happened, with names in place of numbers."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from bathysphere.engine import Facts, Name, Told, yes
from bathysphere.games.cryptids.content import NOWHERE

if TYPE_CHECKING:
    from bathysphere.games.cryptids.wording import CryptidsWording

Fact = Callable[["CryptidsWording", Any, Name], Facts]

ON_THE_DISPLAY: Final = frozenset(("card_opened", "card_discarded", "card_marked", "bid_placed", "bid_moved",
                                   "bids_freed", "tried"))  # fmt: skip
"""Events whose `place` is one of the open cards, and not on the map."""


def log_facts(words: "CryptidsWording", told: Told, name: Name) -> Facts:
    facts: Facts = {}
    for field, value in told.data.items():
        if field == "place" and told.kind in ON_THE_DISPLAY:
            facts["number"] = value + 1
        elif field == "seat" and told.data.get("why") == "poacher":
            facts["seat"] = ""
        elif told.kind == "tracking_rolled" and field == "faces":
            facts["faces"] = ", ".join([words.tracking(face) for face in value])
        elif told.kind == "tokens_turned":
            facts.update(turned_up(words, value))
        elif told.kind == "poacher_card":
            facts["number"] = value + 1
        elif field == "reason":
            facts["reason"] = words.end(value)
        elif told.kind == "terrain_closed":
            facts["habitat"] = words.habitat(value)
        elif field in FIELDS:
            facts.update(FIELDS[field](words, value, name))
        else:
            facts[field] = spoken(value)
    return facts


def spoken(value: Any) -> str | int:
    """What needs no name: numbers, and words to choose a sentence by."""
    if isinstance(value, bool):
        return yes(value)
    said: str | int = value
    return said


def kind(words: "CryptidsWording", value: int, name: Name) -> Facts:
    """A question mark may be only about the place."""
    if value == NOWHERE:
        return {"evidence": "", "thing": "", "kind": "none"}
    return {"evidence": words.evidence(value), "thing": words.thing(value), "kind": "known"}


def turned_up(words: "CryptidsWording", kinds: tuple[int, ...]) -> Facts:
    """New tokens: the first of them lies on the market, the others on the map."""
    return {"number": len(kinds), "market": words.listed(kinds[:1]), "map": words.listed(kinds[1:])}


def region(words: "CryptidsWording", value: int, name: Name) -> Facts:
    if value == NOWHERE:
        return {"at": "", "region": "none"}
    return {"at": words.at_place(value), "region": "known"}


def cards(words: "CryptidsWording", value: Iterable[int], name: Name) -> Facts:
    return {"cards": ", ".join([words.card(card) for card in value])}


def seats(words: "CryptidsWording", value: Iterable[int], name: Name) -> Facts:
    said = [name(seat) for seat in value]
    return {"seats": ", ".join(said), "seats_count": len(said)}


def skills(words: "CryptidsWording", value: Iterable[int], name: Name) -> Facts:
    return {"skills": ", ".join([words.skill(skill) for skill in value])}


def dice(words: "CryptidsWording", value: Iterable[int], name: Name) -> Facts:
    return {"faces": words.together([words.die(face) for face in value])}


def turned(words: "CryptidsWording", value: int, name: Name) -> Facts:
    return {"degrees": value * 90}


def difference(words: "CryptidsWording", value: int, name: Name) -> Facts:
    """What is paid on top; below zero it is gained."""
    return {"balance": "pay" if value > 0 else "gain" if value else "even", "number": abs(value)}


FIELDS: Final[dict[str, Fact]] = {
    "seat": lambda words, value, name: {"seat": name(value)},
    "seats": seats,
    "place": lambda words, value, name: {"to": words.to_place(value), "at": words.at_place(value)},
    "origin": lambda words, value, name: {},
    "where": region,
    "region": region,
    "kind": kind,
    "kinds": lambda words, value, name: {"evidence": words.listed(value), "things": words.things(value)},
    "gave": lambda words, value, name: {"gave": words.thing(value)},
    "got": lambda words, value, name: {"got": words.thing(value)},
    "difference": difference,
    "card": lambda words, value, name: {"card": words.card(value)},
    "cards": cards,
    "tile": lambda words, value, name: {"tile": words.tile(value)},
    "turn": turned,
    "row": lambda words, value, name: {"row": value},
    "request": lambda words, value, name: {"request": words.request(value)},
    "skill": lambda words, value, name: {"skill": words.skill(value)},
    "skills": skills,
    "face": lambda words, value, name: {"die": words.die(value)},
    "faces": dice,
    "token": lambda words, value, name: {"token": words.hare(value)},
}
"""A field by its name: the same name means the same kind of thing in all events."""
