"""What options, events and reasons of Cryptids are made of: its verbs with what stands behind them, and what lies in
which field.

Names of fields are the same behind verbs, in events and in reasons, and those of the facts that sentences get.
"""

from typing import Any, Final

from bathysphere.engine import (
    FLAG,
    NUMBER,
    SEAT,
    Decision,
    Facts,
    Field,
    Fields,
    Kind,
    Name,
    Ref,
    Telling,
    Verb,
    Vocabulary,
    by,
    itself,
    many,
    several,
    unsaid,
    yes_or_no,
)
from bathysphere.games.cryptids.components import (
    BY_SKILL,
    COLLECT,
    LUCK,
    OPEN,
    RELOCATE,
    SECOND_CHANCE,
    TICKET,
    TRACK,
    UP,
    row_beyond,
)
from bathysphere.games.cryptids.content import BONUS, NOWHERE, RUMOUR, content
from bathysphere.games.cryptids.events import EVENTS
from bathysphere.games.cryptids.kinds import (
    COVER,
    CRYPTID,
    DESTINATION,
    DICE,
    DIE,
    DISPLAY,
    EVIDENCE_KIND,
    FACE,
    HABITAT,
    HARE,
    HARE_TOKEN,
    LINE,
    MARKET_PLACE,
    NAMED_EVIDENCE,
    PLACE,
    POACHER_CARD,
    PREY,
    REQUEST,
    RUMOUR_USED,
    SKILL,
    SLOT,
    TILE,
    TRACKED,
    TURN,
    WAY,
    done_with,
    word,
)
from bathysphere.games.cryptids.names import CryptidsNames
from bathysphere.games.cryptids.score import ENDS
from bathysphere.games.cryptids.state import surcharge
from bathysphere.games.cryptids.steps.office.turn import card_price
from bathysphere.games.cryptids.view import CryptidsView

Data = dict[str, Any]


# -- where something is touched


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


# -- where reasons against something stand: not beside a marker or skill that is used up anyway


def with_what(view: CryptidsView, skill: int) -> list[Ref]:
    """What one would do it with: the main action, and the skill that repeats it."""
    action: list[Ref] = [] if view.turn.acted else [("action",)]
    return action + ready(view, skill)


def ready(view: CryptidsView, skill: int) -> list[Ref]:
    return [("skill", skill)] if view.players[view.seat].ready >> skill & 1 else []


def to_collect(view: CryptidsView, place: int) -> list[Ref]:
    return with_what(view, COLLECT) if place == view.players[view.seat].place else []


def to_track(view: CryptidsView, place: int) -> list[Ref]:
    return ready(view, TRACK) if place in view.players[view.seat].bids else []


def to_search(view: CryptidsView) -> list[Ref]:
    rumours: list[Ref] = [("evidence", RUMOUR), ("evidence", BONUS)]
    return [*here(view), *([] if view.turn.acted else [("action",)]), *rumours]


def to_relocate(view: CryptidsView, card: int) -> list[Ref]:
    return [*here(view), *ready(view, RELOCATE)]


def own_bid(view: CryptidsView, place: int) -> list[Ref]:
    return [("bid",)] if place in view.players[view.seat].bids else []


# -- facts of the moment


def movement(words: CryptidsNames, view: CryptidsView | None, to: int) -> Facts:
    return {"by": "unknown" if view is None else uses_up(view)}


def covered(words: CryptidsNames, view: CryptidsView | None, place: int, bonus: int, *ways: str) -> Facts:
    """What is used, and the dice for the rest."""
    needs = view.display[place].needs if view is not None else (NOWHERE,) * len(ways)
    used = [words.cover(need, way) for need, way in zip(needs, ways, strict=True) if way != OPEN]
    return {"used": ", ".join(used), "dice": ways.count(OPEN)}


def lost(words: CryptidsNames, view: CryptidsView | None, *kinds: int) -> Facts:
    """Copies together."""
    return {"thing": words.things(kinds)}


def spent(words: CryptidsNames, view: CryptidsView | None, card: int, *kinds: int) -> Facts:
    return {"thing": words.things(kinds)}


def price_of_skill(words: CryptidsNames, view: CryptidsView | None, skill: int) -> Facts:
    if view is None:
        return {}
    return {"price": words.content(view).prices[skill] + surcharge(len(view.players), view.options)}


def price_of_card(words: CryptidsNames, view: CryptidsView | None, place: int) -> Facts:
    return {} if view is None else {"price": card_price(len(view.players))}


def price_of_token(words: CryptidsNames, view: CryptidsView | None, place: int) -> Facts:
    return {} if view is None else {"price": words.price(view.market[place], view)}


def sale(words: CryptidsNames, view: CryptidsView | None, kind: int, place: int) -> Facts:
    """Into a full market it pushes out a token."""
    full = view is not None and NOWHERE not in view.market
    return {"full": yes_or_no(full)} if view is None else {"full": yes_or_no(full), "price": words.price(kind, view)}


def difference(words: CryptidsNames, view: CryptidsView | None, kind: int, place: int) -> Facts:
    """What is got back or paid in an exchange."""
    return balance(0 if view is None else words.price(kind, view) - words.price(view.market[place], view))


def balance(gained: int) -> Facts:
    return {"balance": "gain" if gained > 0 else "pay" if gained else "even", "number": abs(gained)}


# -- what is given up


def unused(words: CryptidsNames, view: CryptidsView, decision: Decision) -> list[str]:
    """Of a turn in the field the movement and the main action; at the office the skills that could be learned. Skills
    and coins are kept."""
    if decision.kind == "office.turn":
        return [words.say("unused-learning")] if any(choice[0] == "learn" for choice in decision.options) else []
    turn = view.turn
    movement = "" if turn.moved and not turn.steps else "unused-steps" if turn.moved else "unused-movement"
    return [words.say(text) for text in (movement, "" if turn.acted else "unused-action") if text]


def by_skill(view: CryptidsView, how: str, *parts: Any) -> bool:
    return how == BY_SKILL


# -- on the map

CITY = Verb("city", place=PLACE)
MOVE = Verb("move", to=DESTINATION, on=["to", move_marker], also=movement, under="heading-move")
TICKET_TO = Verb("ticket", to=DESTINATION, of=("skill", TICKET), under="heading-fly", special=True)
WALK = Verb("walk", to=DESTINATION, under="heading-move")
COLLECT_EVIDENCE = Verb(
    "collect",
    how=done_with(COLLECT),
    place=PLACE,
    thing=EVIDENCE_KIND,
    on=["place", "how"],
    why_at=["place", to_collect],
    under="heading-evidence",
    special=by_skill,
)
GATHER = Verb("gather", place=PLACE, thing=EVIDENCE_KIND, on="place", under="heading-evidence")
SEARCH = Verb(
    "search",
    how=done_with(TRACK),
    thing=RUMOUR_USED,
    on=[here, "how", "thing"],
    why_at=to_search,
    under="heading-evidence",
    special=by_skill,
)
USE_HARE = Verb("hare", sort=HARE)
REFRESH = Verb("refresh", on="action")
END = Verb("end", unused=unused)
LEAVE = Verb("leave", last=True)
STAY = Verb("stay", last=True)
STOP = Verb("stop", last=True)

# -- tracking

TRACK_CARD = Verb(
    "track",
    how=done_with(TRACK),
    card=TRACKED,
    on=["card", "how"],
    why_at=["card", to_track],
    under="heading-track",
    special=by_skill,
)
COMMIT = Verb("commit", card=DISPLAY, bonus=NUMBER, ways=many(COVER), on="attempt", also=covered)
USE_SECOND_CHANCE = Verb("second_chance", dice=DICE, on="attempt", of=("skill", SECOND_CHANCE))
HARE_REROLL = Verb("hare_reroll", dice=DICE, on="attempt", of=("hare", "reroll"))
USE_LUCK = Verb("luck", on="attempt", of=("skill", LUCK))
ACCEPT = Verb("accept", on="attempt", last=True)
LOSE = Verb("lose", thing=many(EVIDENCE_KIND), on=["attempt", "thing"], also=lost, under="heading-evidence")

# -- relocating

RELOCATE_CARD = Verb(
    "relocate",
    how=done_with(RELOCATE),
    card=CRYPTID,
    on=["card", "how"],
    why_at=["card", to_relocate],
    under="heading-relocate",
    special=by_skill,
)
GRANT = Verb(
    "request",
    how=done_with(RELOCATE),
    request=REQUEST,
    card=CRYPTID,
    other=CRYPTID,
    on=["request", "how", "card", "other"],
    under="heading-request",
    special=by_skill,
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
BID = Verb("bid", card=DISPLAY, on=["card", "bid"], why_at=["card", own_bid], under="heading-bids")
REBID = Verb("rebid", card=DISPLAY, other=DISPLAY, on=["other", "bid"], under="heading-bids")
REPLACE_CARD = Verb("card", card=DISPLAY, on=["card", "coins"], also=price_of_card, under="heading-cards")
SECOND_CARD = Verb("second_card", card=DISPLAY, under="heading-cards")

# -- the market

NEW_MARKET = Verb("market", on="coins", under="heading-market")
BUY = Verb("buy", thing=MARKET_PLACE, on=["thing", "coins"], also=price_of_token, under="heading-market")
BARGAIN = Verb("bargain", thing=MARKET_PLACE, price=NUMBER, on=["thing", "coins"], under="heading-market")
TAKE_FROM_MARKET = Verb("take_market", thing=MARKET_PLACE, under="heading-market")
SELL = Verb("sell", thing=EVIDENCE_KIND, other=MARKET_PLACE, also=sale, under="heading-market")
SWAP = Verb("swap", thing=EVIDENCE_KIND, other=MARKET_PLACE, also=difference, under="heading-market")

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

# -- events and reasons

FIELDS: Final[dict[str, Field]] = {
    "seat": SEAT,
    "seats": several(SEAT),
    "place": PLACE,
    "origin": unsaid(PLACE),
    "region": PLACE.but(none=NOWHERE),
    "where": PLACE.but(none=NOWHERE),
    "card": CRYPTID,
    "cards": several(CRYPTID),
    "kind": EVIDENCE_KIND,
    "kinds": several(EVIDENCE_KIND),
    "gave": EVIDENCE_KIND,
    "got": EVIDENCE_KIND,
    "evidence": NAMED_EVIDENCE,
    "skill": SKILL,
    "skills": several(SKILL),
    "tile": TILE,
    "turn": TURN,
    "request": REQUEST,
    "token": HARE_TOKEN,
    "face": DIE,
    "faces": several(DIE),
    "final": FLAG,
    "phase": word("phase", "field", "office"),
    "source": word("source", "found", "display"),
    "reason": word("end", *ENDS, text="end"),
    **dict.fromkeys(("coins", "column", "dice", "level", "most", "number", "price", "row", "xp"), NUMBER),
}


def turned_up(words: CryptidsNames, data: Data, name: Name) -> Facts:
    """New tokens: the first of them lies on the market, the others on the map."""
    kinds = data["kinds"]
    return {"number": len(kinds), "market": words.listed(kinds[:1]), "map": words.listed(kinds[1:])}


def paid_on_top(words: CryptidsNames, data: Data, name: Name) -> Facts:
    return balance(-data["difference"])


ASSISTANTS: Final = ("step", "paid", "bonus")
"""Why an assistant goes to another row of the track."""

SPECIAL: Final = {
    **dict.fromkeys(("card_opened", "card_discarded", "bid_placed", "bids_freed", "tried"), Telling(place=SLOT)),
    "bid_moved": Telling(origin=unsaid(SLOT), place=SLOT),
    "card_marked": Telling(place=SLOT, kind=EVIDENCE_KIND.but(none=NOWHERE)),
    "moved": Telling(how=word("how", "move", "ticket", "ability")),
    "collected": Telling(kind=NAMED_EVIDENCE),
    "mark_turned": Telling(kind=NAMED_EVIDENCE),
    "market_filled": Telling(kinds=several(NAMED_EVIDENCE)),
    "tokens_turned": Telling(kinds=unsaid(several(NAMED_EVIDENCE)), also=turned_up),
    "tracking_rolled": Telling(faces=several(FACE)),
    "rerolled": Telling(how=word("how", USE_SECOND_CHANCE.name, HARE_REROLL.name)),
    "terrain_closed": Telling(kind=HABITAT),
    "paid": Telling(why=word("why", "restore", "step", "market", "card", "evidence")),
    "swapped": Telling(difference=unsaid(NUMBER), also=paid_on_top),
    "assistant_moved": Telling(
        why=word("why", *ASSISTANTS, "poacher"),
        seat=by("why", {**dict.fromkeys(ASSISTANTS, SEAT), "poacher": Kind("rival", text=itself, thing=False)}),
    ),
    "poacher_card": Telling(card=POACHER_CARD),
}

VOCABULARY: Final = Vocabulary.declared(globals(), Fields(FIELDS, EVENTS, special=SPECIAL))
