"""What options, statements, events and reasons of The Thing are made of: its verbs with what stands behind them, and
what lies in which field.
"""

from typing import Any, Final

from bathysphere.engine import (
    FLAG,
    NUMBER,
    SEAT,
    YES,
    Facts,
    Field,
    Fields,
    Name,
    Ref,
    Telling,
    Verb,
    Vocabulary,
    group,
    maybe,
    several,
    unsaid,
    yes_or_no,
)
from bathysphere.games.thing.cards.kinds import FLAMETHROWER
from bathysphere.games.thing.cards.panic import COUNTED_OFF
from bathysphere.games.thing.events import EVENTS
from bathysphere.games.thing.kinds import CARD, EVENT_CARD, REASON, ROLE, SIDE, SOMEBODY, SOURCE, WAY
from bathysphere.games.thing.names import ThingNames
from bathysphere.games.thing.prompts import ahead
from bathysphere.games.thing.roles import HUMAN, INFECTED, NOBODY, THING_ROLE
from bathysphere.games.thing.talk import TALK
from bathysphere.games.thing.view import ThingView

Data = dict[str, Any]

# -- options


def just_drawn(view: ThingView, card: int) -> list[Ref]:
    return [("drawn", card)]


def third(view: ThingView, side: int) -> int:
    """The player up to whom One, Two… counts on a side."""
    return ahead(view, COUNTED_OFF, side)


def counted_off(view: ThingView, side: int) -> list[Ref]:
    return [("seat", third(view, side))]


def on_whom(seat: int, target: int) -> Facts:
    """On whom a card is played, as seen by its player."""
    return {"aim": "none" if target == NOBODY else "self" if target == seat else "other"}


def aim(words: ThingNames, view: ThingView | None, card: int, target: int = NOBODY) -> Facts:
    return on_whom(view.seat if view is not None else NOBODY, target)


def attack(words: ThingNames, view: ThingView | None) -> Facts:
    """What happens to a seat that does not defend itself."""
    if view is None or view.scene is None:
        return {"attack": "none"}
    return {"attack": "fire" if view.scene.card == FLAMETHROWER else "swap"}


TURN_OVER = Verb("turn_over", on="deck")
DISCARD = Verb("discard", card=CARD, under="heading-discard")
PLAY = Verb("play", card=CARD, target=maybe(SEAT), also=aim, under="heading-play")
KEEP = Verb("keep", card=CARD, on=just_drawn, why_at=just_drawn)
OFFER = Verb("offer", card=CARD)
GIVE = Verb("give", card=CARD, under="heading-give")
DEFEND = Verb("defend", card=CARD, under="heading-defend")
PASS = Verb("pass", also=attack, last=True)
SIDE_OF = Verb("side", side=SIDE, on=counted_off)
CHOOSE = Verb("choose", target=SEAT)
SWAP = Verb("swap", card=CARD)
DECLINE = Verb("decline", last=True)
SHOW = Verb("show")
SHOW_ONE = Verb("show_one")
ANNOUNCE = Verb("announce")


# -- events, statements, reasons

FIELDS: Final[dict[str, Field]] = {
    "seat": SEAT,
    "target": SOMEBODY,
    "giver": SOMEBODY,
    "winners": several(SEAT),
    "card": CARD,
    "cards": several(CARD),
    "gave": CARD.but(nothing=()),
    "got": CARD.but(nothing=()),
    "hands": unsaid(several(several(CARD))),
    "role": ROLE,
    "roles": unsaid(several(ROLE)),
    "infections": several(group("infection", seat=SEAT, giver=SEAT, number=NUMBER)),
    "source": SOURCE,
    "reason": REASON,
    "way": WAY,
    "side": SIDE,
    "moved": FLAG,
    "right": FLAG,
    "yes": YES,
    "number": NUMBER,
    "quarantined": NUMBER,
    "quarantines": NUMBER,
    "doors": NUMBER,
}


def target(words: ThingNames, data: Data, name: Name) -> Facts:
    return on_whom(data["seat"], data["target"])


def nothing_given(words: ThingNames, data: Data, name: Name) -> Facts:
    """With a short deck a hand may have nothing to give."""
    return {field: words.say("nothing") for field in ("gave", "got") if data.get(field) == ()}


def cleared(words: ThingNames, data: Data, name: Name) -> Facts:
    return {"both": yes_or_no(data["quarantines"] and data["doors"])}


def revealed(words: ThingNames, data: Data, name: Name) -> Facts:
    """Who was what. Hands are too much for a line; the end screen has them."""
    facts: Facts = {}
    for field, role in (("things", THING_ROLE), ("infected", INFECTED), ("humans", HUMAN)):
        seats = [name(seat) for seat, held in enumerate(data["roles"]) if held == role]
        facts |= {field: ", ".join(seats), f"{field}_count": len(seats)}
    return facts


SPECIAL: Final = {
    **dict.fromkeys(("played", "obstacle_removed", "no_exchange", "burned"), Telling(also=target)),
    **dict.fromkeys(("exchanged", "passed", "blind_swapped"), Telling(also=nothing_given)),
    "obstacles_cleared": Telling(also=cleared),
    "revealed": Telling(also=revealed),
}

VOCABULARY: Final = Vocabulary.declared(
    globals(), Fields(FIELDS, EVENTS, special=SPECIAL, talk=TALK, slots={"card": EVENT_CARD})
)
