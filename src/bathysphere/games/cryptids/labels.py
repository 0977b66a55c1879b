"""The facts in the labels of options, verb by verb: which card, where, for how much.

The same verb may stand in several questions, and its parts mean the same in all of them: an option can be read without
its question. Without a view an open card and a place of the market have numbers, and prices are left out.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from bathysphere.engine import Facts, noting, yes
from bathysphere.games.cryptids.content import NOWHERE
from bathysphere.games.cryptids.steps.tracking import OPEN
from bathysphere.games.cryptids.view import JourneyView

if TYPE_CHECKING:
    from bathysphere.games.cryptids.wording import CryptidsWording

Parts = tuple[Any, ...]
"""What stands behind the verb of an option."""
Label = Callable[["CryptidsWording", Parts, JourneyView | None], Facts]

QUARTER: Final = 90
"""Degrees."""
UNKNOWN: Final = -1
"""A price that nobody can know without a view."""

LABELS: dict[str, Label] = {}
labels = noting(LABELS)


def offered(words: "CryptidsWording", verb: str, parts: Parts, view: JourneyView | None) -> Facts:
    return LABELS[verb](words, parts, view)


@labels(
    "end", "refresh", "luck", "accept", "stay", "stop", "leave", "coins", "xp", "assistant", "up", "market"
)  # fmt: skip
def no_facts(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    return {}


# -- on the map


@labels("city", "ticket", "walk")
def place(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    return {"place": words.place(parts[0], view), "to": words.to_place(parts[0], view)}


@labels("move")
def move(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    """What it uses up: the main movement, the main action, or nothing more."""
    by = "unknown" if view is None else "rest" if view.turn.steps else "action" if view.turn.moved else "movement"
    return {"to": words.to_place(parts[0], view), "by": by}


@labels("collect")
def collect(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    how, region, kind = parts
    return {"how": how, "thing": words.thing(kind), "place": words.place(region, view)}


@labels("gather", "poacher_takes")
def gather(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    region, kind = parts
    return {"thing": words.thing(kind), "place": words.place(region, view)}


@labels("search")
def search(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    how, bonus = parts
    return {"how": how, "thing": words.rumour(bool(bonus))}


@labels("hare")
def hare(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    return {"sort": parts[0]}


# -- tracking


@labels("track")
def track(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    how, place = parts
    return {"how": how, "card": words.open_card(place, view)}


@labels("bid", "discard", "second_card")
def open_card(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    return {"card": words.open_card(parts[0], view)}


@labels("commit")
def commit(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    """What is used, and the dice for the rest."""
    place, bonus, *ways = parts
    needs = view.display[place].needs if view is not None else (NOWHERE,) * len(ways)
    used = [words.cover(need, way) for need, way in zip(needs, ways, strict=True) if way != OPEN]
    return {"used": ", ".join(used), "dice": ways.count(OPEN), "bonus": bonus}


@labels("second_chance", "hare_reroll")
def reroll(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    places = [int(die) for die in parts[0]]
    if view is None or view.trying is None:
        return {"dice": ", ".join([str(at + 1) for at in places])}
    return {"dice": ", ".join([words.tracking(view.trying.dice[at]) for at in places])}


@labels("lose")
def lose(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    return {"thing": words.things(parts)}


# -- relocating


@labels("relocate")
def relocate(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    how, card = parts
    return {"how": how, "card": words.card(card, view)}


@labels("place")
def place_cryptid(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    card, turn, row, column = parts
    return {"card": words.card(card, view), "degrees": turn * QUARTER, "row": row + 1, "column": column + 1}


@labels("request")
def request(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    how, request, card, other = parts
    return {
        "how": how,
        "request": words.request(request, view),
        "card": words.card(card, view),
        "other": words.card(other, view),
    }


@labels("ability", "prey")
def card(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    return {"card": words.card(parts[0], view)}


# -- terrain


@labels("take", "tile", "return")
def tile(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    return {"tile": words.tile(parts[0], view)}


@labels("lay")
def lay(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    tile, turn, row, column = parts
    return {"tile": words.tile(tile, view), "degrees": turn * QUARTER, "row": row + 1, "column": column + 1}


# -- the assistant


@labels("down")
def down(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    none = parts[0] == NOWHERE
    return {"left": "no" if none else "yes", "die": "" if none else words.die(parts[0], view)}


@labels("shift")
def shift(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    way, number = parts
    return {"way": way, "number": number}


@labels("paid")
def paid(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    return {"way": parts[0]}


@labels("renew", "restore", "gain_skill")
def skill(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    return {"skill": words.skill(parts[0])}


@labels("learn")
def learn(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    price = UNKNOWN if view is None else skill_price(words, parts[0], view)
    return {"skill": words.skill(parts[0]), "price": price}


def skill_price(words: "CryptidsWording", skill: int, view: JourneyView) -> int:
    """With two players, and alone, every skill costs one more (C18.5, C18.6, C18.8)."""
    return words.content(view).prices[skill] + int(len(view.players) <= 2 and not view.options.first_pair)


@labels("card")
def replace_card(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    price = UNKNOWN if view is None else 3 if len(view.players) == 1 else 1
    return {"card": words.open_card(parts[0], view), "price": price}


@labels("rebid")
def rebid(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    origin, place = parts
    return {"card": words.open_card(origin, view), "other": words.open_card(place, view)}


# -- the market


@labels("remove", "take_market", "market_takes")
def market_token(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    return {"thing": words.market_token(parts[0], view)}


@labels("bargain")
def bargain(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    place, price = parts
    return {"thing": words.market_token(place, view), "price": price}


@labels("buy")
def buy(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    price = UNKNOWN if view is None else words.price(view.market[parts[0]], view)
    return {"thing": words.market_token(parts[0], view), "price": price}


@labels("sell")
def sell(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    """Into a full market it pushes out a token."""
    kind, place = parts
    full = view is not None and NOWHERE not in view.market
    return {
        "thing": words.thing(kind),
        "price": UNKNOWN if view is None else words.price(kind, view),
        "full": yes(full),
        "other": words.market_token(place, view) if full else "",
    }


@labels("swap")
def swap(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    kind, place = parts
    if view is None:
        balance, number = "unknown", 0
    else:
        number = words.price(kind, view) - words.price(view.market[place], view)
        balance = "gain" if number > 0 else "pay" if number else "even"
    return {
        "thing": words.thing(kind),
        "other": words.market_token(place, view),
        "balance": balance,
        "number": abs(number),
    }


# -- the poacher


@labels("spend")
def spend(words: "CryptidsWording", parts: Parts, view: JourneyView | None) -> Facts:
    return {"thing": words.things(parts[1:])}
