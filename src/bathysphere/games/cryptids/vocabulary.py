"""What options of Cryptids are made of: its kinds of things, and its verbs with what stands behind them.

Names of fields are those of the facts in labels. Components come from the content pack of the table. Open cards and
tokens of the market are called by their places: which one lies there, a view knows; without a view they have numbers.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from bathysphere.engine import NUMBER, Facts, Kind, Ref, Verb, Vocabulary, itself, many, yes
from bathysphere.games.cryptids.content import BONUS, NOWHERE, RUMOUR, content
from bathysphere.games.cryptids.options import Options
from bathysphere.games.cryptids.pack import EVIDENCE, SKILLS
from bathysphere.games.cryptids.state import COLLECT, LUCK, RELOCATE, SECOND_CHANCE, TICKET, TRACK, surcharge
from bathysphere.games.cryptids.steps.field import ACTION, BY_SKILL
from bathysphere.games.cryptids.steps.ladder import DOWN, UP, row_beyond
from bathysphere.games.cryptids.steps.office import card_price
from bathysphere.games.cryptids.steps.tracking import OPEN, PAIR, TOKEN
from bathysphere.games.cryptids.view import CryptidsView

if TYPE_CHECKING:
    from bathysphere.games.cryptids.wording import CryptidsWording

QUARTER: Final = 90
"""Degrees."""


# -- components of the table's pack


def places(options: Options) -> Sequence[Any]:
    return content(options.content).places


def cryptids(options: Options) -> Sequence[Any]:
    return content(options.content).cards


def tiles(options: Options) -> Sequence[Any]:
    return content(options.content).terrain


def requests(options: Options) -> Sequence[Any]:
    return content(options.content).requests


def faces(options: Options) -> Sequence[Any]:
    return content(options.content).die


def display(options: Options) -> Sequence[Any]:
    return range(content(options.content).pack.board.display)


def market(options: Options) -> Sequence[Any]:
    return range(content(options.content).pack.board.market_slots)


# -- names


def place_named(words: "CryptidsWording", place: int, view: CryptidsView | None) -> str:
    return words.place(place, view)


def destination_named(words: "CryptidsWording", place: int, view: CryptidsView | None) -> str:
    return words.to_place(place, view)


def open_card_named(words: "CryptidsWording", place: int, view: CryptidsView | None) -> str:
    return words.open_card(place, view)


def market_token_named(words: "CryptidsWording", place: int, view: CryptidsView | None) -> str:
    return words.market_token(place, view)


def cryptid_named(words: "CryptidsWording", card: int, view: CryptidsView | None) -> str:
    return words.card(card, view)


def evidence_named(words: "CryptidsWording", kind: int, view: CryptidsView | None) -> str:
    return words.thing(kind)


def rumour_named(words: "CryptidsWording", bonus: int, view: CryptidsView | None) -> str:
    return words.rumour(bool(bonus))


def tile_named(words: "CryptidsWording", tile: int, view: CryptidsView | None) -> str:
    return words.tile(tile, view)


def request_named(words: "CryptidsWording", request: int, view: CryptidsView | None) -> str:
    return words.request(request, view)


def die_named(words: "CryptidsWording", face: int, view: CryptidsView | None) -> str:
    return words.die(face, view)


def dice_named(words: "CryptidsWording", dice: str, view: CryptidsView | None) -> str:
    """What the dice show that are thrown again; without a view they have numbers."""
    thrown = [int(die) for die in dice]
    if view is None or view.trying is None:
        return ", ".join([str(at + 1) for at in thrown])
    return ", ".join([words.tracking(view.trying.dice[at]) for at in thrown])


def degrees(words: "CryptidsWording", turn: int, view: CryptidsView | None) -> int:
    return turn * QUARTER


def counted_from_one(words: "CryptidsWording", number: int, view: CryptidsView | None) -> int:
    return number + 1


# -- where else something can be touched


def where_tracked(view: CryptidsView, place: int) -> list[Ref]:
    region = view.display[place].region
    return [("place", region)] if region != NOWHERE else []


def where_displayed(view: CryptidsView, card: int) -> list[Ref]:
    return [("display", at) for at, shown in enumerate(view.display) if shown.card == card]


def here(view: CryptidsView, *parts: Any) -> list[Ref]:
    return [("place", view.players[view.seat].place)]


def move_marker(view: CryptidsView, to: int) -> list[Ref]:
    return [("action",) if uses_up(view) == "action" else ("movement",)]


def uses_up(view: CryptidsView) -> str:
    """The main movement, the main action, or nothing more than the rest of a movement that was split."""
    return "rest" if view.turn.steps else "action" if view.turn.moved else "movement"


def row(view: CryptidsView, way: str, steps: int = 1) -> list[Ref]:
    last = content(view.options.content).pack.board.track.rows
    found = row_beyond(view.rows, last, view.rows[view.seat], way, steps)
    return [("row", found)] if found else []


def row_above(view: CryptidsView) -> list[Ref]:
    return row(view, UP)


# -- kinds

PLACE = Kind("place", places, text=place_named)
DESTINATION = PLACE.said(destination_named)
DISPLAY = Kind("display", display, text=open_card_named)
TRACKED = Kind("display", display, text=open_card_named, at=where_tracked)
MARKET_PLACE = Kind("market", market, text=market_token_named)
CRYPTID = Kind("cryptid", cryptids, text=cryptid_named)
PREY = Kind("cryptid", cryptids, text=cryptid_named, at=where_displayed)
EVIDENCE_KIND = Kind("evidence", range(BONUS + 1), text=evidence_named)
RUMOUR_USED = Kind("rumour", range(2), text=rumour_named, thing=lambda bonus: ("evidence", BONUS if bonus else RUMOUR))
SKILL = Kind("skill", SKILLS)
TILE = Kind("tile", tiles, text=tile_named)
REQUEST = Kind("request", requests, text=request_named)
DIE = Kind("die", faces, text=die_named)
HARE = Kind("hare", ("coins", "evidence"), words=True, text=itself)
COVER = Kind("cover", (TOKEN, PAIR, OPEN, *EVIDENCE), words=True, text=itself, thing=False)
DICE = Kind("dice", ("0", "1", "01"), words=True, text=dice_named, thing=False)
WAY = Kind("way", (UP, DOWN), words=True, text=itself, thing=False)
TURN = Kind("turn", range(4), text=degrees, thing=False)
LINE = Kind("line", text=counted_from_one)


def done_with(skill: int) -> Kind:
    """The main action, or the skill that repeats it."""

    def used(view: CryptidsView, how: str) -> list[Ref]:
        return [("action",) if how == ACTION else ("skill", skill)]

    return Kind("how", (ACTION, BY_SKILL), words=True, text=itself, thing=False, at=used)


# -- facts of the moment


def movement(words: "CryptidsWording", view: CryptidsView | None, to: int) -> Facts:
    return {"by": "unknown" if view is None else uses_up(view)}


def covered(words: "CryptidsWording", view: CryptidsView | None, place: int, bonus: int, *ways: str) -> Facts:
    """What is used, and the dice for the rest."""
    needs = view.display[place].needs if view is not None else (NOWHERE,) * len(ways)
    used = [words.cover(need, way) for need, way in zip(needs, ways, strict=True) if way != OPEN]
    return {"used": ", ".join(used), "dice": ways.count(OPEN)}


def lost(words: "CryptidsWording", view: CryptidsView | None, *kinds: int) -> Facts:
    """Copies together."""
    return {"thing": words.things(kinds)}


def spent(words: "CryptidsWording", view: CryptidsView | None, card: int, *kinds: int) -> Facts:
    return {"thing": words.things(kinds)}


def price_of_skill(words: "CryptidsWording", view: CryptidsView | None, skill: int) -> Facts:
    if view is None:
        return {}
    return {"price": words.content(view).prices[skill] + surcharge(len(view.players), view.options)}


def price_of_card(words: "CryptidsWording", view: CryptidsView | None, place: int) -> Facts:
    return {} if view is None else {"price": card_price(len(view.players))}


def price_of_token(words: "CryptidsWording", view: CryptidsView | None, place: int) -> Facts:
    return {} if view is None else {"price": words.price(view.market[place], view)}


def sale(words: "CryptidsWording", view: CryptidsView | None, kind: int, place: int) -> Facts:
    """Into a full market it pushes out a token."""
    full = view is not None and NOWHERE not in view.market
    return {"full": yes(full)} if view is None else {"full": yes(full), "price": words.price(kind, view)}


def difference(words: "CryptidsWording", view: CryptidsView | None, kind: int, place: int) -> Facts:
    """What is got back or paid in an exchange."""
    number = 0 if view is None else words.price(kind, view) - words.price(view.market[place], view)
    return {"balance": "gain" if number > 0 else "pay" if number else "even", "number": abs(number)}


# -- on the map

CITY = Verb("city", place=PLACE, under="heading-move")
MOVE = Verb("move", to=DESTINATION, on=["to", move_marker], also=movement, under="heading-move")
TICKET_TO = Verb("ticket", to=DESTINATION, of=("skill", TICKET), under="heading-fly")
WALK = Verb("walk", to=DESTINATION, under="heading-move")
COLLECT_EVIDENCE = Verb(
    "collect", how=done_with(COLLECT), place=PLACE, thing=EVIDENCE_KIND, on=["place", "how"], under="heading-evidence"
)
GATHER = Verb("gather", place=PLACE, thing=EVIDENCE_KIND, on="place", under="heading-evidence")
SEARCH = Verb("search", how=done_with(TRACK), thing=RUMOUR_USED, on=[here, "how", "thing"], under="heading-evidence")
USE_HARE = Verb("hare", sort=HARE)
REFRESH = Verb("refresh", on="action")
END = Verb("end")
LEAVE = Verb("leave")
STAY = Verb("stay")
STOP = Verb("stop")

# -- tracking

TRACK_CARD = Verb("track", how=done_with(TRACK), card=TRACKED, on=["card", "how"], under="heading-cards")
COMMIT = Verb("commit", card=DISPLAY, bonus=NUMBER, ways=many(COVER), on="attempt", also=covered)
USE_SECOND_CHANCE = Verb("second_chance", dice=DICE, on="attempt", of=("skill", SECOND_CHANCE))
HARE_REROLL = Verb("hare_reroll", dice=DICE, on="attempt", of=("hare", "reroll"))
USE_LUCK = Verb("luck", on="attempt", of=("skill", LUCK))
ACCEPT = Verb("accept", on="attempt")
LOSE = Verb("lose", thing=many(EVIDENCE_KIND), on=["attempt", "thing"], also=lost, under="heading-evidence")

# -- relocating

RELOCATE_CARD = Verb("relocate", how=done_with(RELOCATE), card=CRYPTID, on=["card", "how"], under="heading-reserve")
GRANT = Verb(
    "request",
    how=done_with(RELOCATE),
    request=REQUEST,
    card=CRYPTID,
    other=CRYPTID,
    on=["request", "how", "card", "other"],
    under="heading-request",
)
PLACE_CRYPTID = Verb("place", card=CRYPTID, degrees=TURN, row=LINE, column=LINE, on="reserve", under="heading-turned")
FIRST_ABILITY = Verb("ability", card=CRYPTID)

# -- a refresh

REMOVE = Verb("remove", thing=MARKET_PLACE, under="heading-market")
DISCARD = Verb("discard", card=DISPLAY, under="heading-cards")
COINS = Verb("coins", on="coins")
XP = Verb("xp", on="xp")
ASSISTANT = Verb("assistant", on="assistant")

# -- the assistant

STEP_UP = Verb("up", on=[row_above, "assistant"], under="heading-assistant")
STEP_DOWN = Verb("down", die=DIE.but(none=NOWHERE), on=["die", "assistant"], under="heading-assistant")
SHIFT = Verb("shift", way=WAY, number=NUMBER, on=[row, "assistant"], under="heading-assistant")
PAID = Verb("paid", way=WAY, on=[row, "assistant", "coins"], under="heading-assistant")
LEARN = Verb("learn", skill=SKILL, on=["skill", "xp"], also=price_of_skill, under="heading-skills")
RESTORE = Verb("restore", skill=SKILL, on=["skill", "coins"], under="heading-skills")
RENEW = Verb("renew", skill=SKILL, under="heading-skills")
GAIN_SKILL = Verb("gain_skill", skill=SKILL, under="heading-skills")
BID = Verb("bid", card=DISPLAY, on=["card", "bid"], under="heading-bids")
REBID = Verb("rebid", card=DISPLAY, other=DISPLAY, on=["other", "bid"], under="heading-bids")
REPLACE_CARD = Verb("card", card=DISPLAY, on=["card", "coins"], also=price_of_card, under="heading-cards")
SECOND_CARD = Verb("second_card", card=DISPLAY, under="heading-cards")

# -- the market

NEW_MARKET = Verb("market", on="coins", under="heading-market")
BUY = Verb("buy", thing=MARKET_PLACE, on=["thing", "coins"], also=price_of_token, under="heading-market")
BARGAIN = Verb("bargain", thing=MARKET_PLACE, price=NUMBER, on=["thing", "coins"], under="heading-market")
TAKE_FROM_MARKET = Verb("take_market", thing=MARKET_PLACE, under="heading-market")
SELL = Verb("sell", thing=EVIDENCE_KIND, other=MARKET_PLACE, also=sale, under="heading-sell")
SWAP = Verb("swap", thing=EVIDENCE_KIND, other=MARKET_PLACE, also=difference, under="heading-swap")

# -- terrain

TAKE_TILE = Verb("take", tile=TILE, under="heading-reserve")
LAY_ONE = Verb("tile", tile=TILE, under="heading-reserve")
PUT_BACK = Verb("return", tile=TILE, under="heading-reserve")
LAY = Verb("lay", tile=TILE, degrees=TURN, row=LINE, column=LINE, on="reserve", under="heading-turned")

# -- the poacher

POACHER_TAKES = Verb("poacher_takes", place=PLACE, thing=EVIDENCE_KIND, on="place", under="heading-evidence")
MARKET_TAKES = Verb("market_takes", thing=MARKET_PLACE, under="heading-market")
CATCH = Verb("prey", card=PREY, under="heading-cards")
SPEND = Verb("spend", card=CRYPTID, thing=many(EVIDENCE_KIND), on="poacher", also=spent, under="heading-evidence")

VOCABULARY: Final = Vocabulary.declared(globals())
