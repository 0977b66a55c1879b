"""What options, events and reasons of Abyss are made of: its verbs with what stands behind them, and what lies in
which field.

Names of fields are the same behind verbs, in events and in reasons, and those of the facts that sentences get.
"""

from typing import Any, Final

from bathysphere.engine import (
    FLAG,
    NUMBER,
    SEAT,
    Facts,
    Field,
    Fields,
    Name,
    Telling,
    Verb,
    Vocabulary,
    group,
    many,
    several,
    unsaid,
)
from bathysphere.games.abyss.cards.allies import MONSTER
from bathysphere.games.abyss.cards.lords import KEYS, OPPORTUNIST, ORACLE, SLAVER
from bathysphere.games.abyss.cards.politicians import CORRUPTOR_PRICE
from bathysphere.games.abyss.cards.powers import SLAVER_PEARLS
from bathysphere.games.abyss.events import EVENTS
from bathysphere.games.abyss.kinds import ALLY, COUNCIL_STACK, LOCATION, LORD, RACE, REASON, SOURCE
from bathysphere.games.abyss.names import AbyssNames
from bathysphere.games.abyss.prices import Terms
from bathysphere.games.abyss.steps.turn import INTRIGUE_PRICE
from bathysphere.games.abyss.view import AbyssView

# -- facts of the moment


def price_of_lord(words: AbyssNames, view: AbyssView | None, lord: int) -> Facts:
    return {} if view is None else {"price": Terms(view.free, view.options, view.seat).price(lord)}


def price_of_ally(words: AbyssNames, view: AbyssView | None, ally: int) -> Facts:
    return {} if view is None else {"price": view.turn.price}


def last_ally(words: AbyssNames, view: AbyssView | None) -> Facts:
    return {} if view is None else {"ally": words.ally(view.track[-1])}


def tokens_held(words: AbyssNames, view: AbyssView | None, victim: int) -> Facts:
    return {} if view is None else {"number": view.token_numbers[victim]}


def stack(words: AbyssNames, view: AbyssView | None, race: int) -> str:
    """A Council stack, with its size where that is known."""
    name = words.race(race)
    return name if view is None else words.say("stack", race=name, count=view.council[race])


def stacks(words: AbyssNames, view: AbyssView | None, *races: int) -> Facts:
    return {"stacks": " + ".join([stack(words, view, race) for race in races])}


def reward(words: AbyssNames, view: AbyssView | None, pearls: int, tokens: int) -> Facts:
    return {"reward": words.reward(pearls, tokens)}


def keys(words: AbyssNames, view: AbyssView | None, lord: int) -> Facts:
    return {"keys": KEYS[lord]}


# -- a turn

EXPLORE = Verb("explore", on="deck")
COUNCIL = Verb("council", races=many(COUNCIL_STACK), also=stacks, under="heading-council")
RECRUIT = Verb("recruit", lord=LORD, also=price_of_lord, under="heading-recruit")
PASS = Verb("pass", last=True)
INTRIGUE = Verb("intrigue", on="lord_deck", also={"pearls": INTRIGUE_PRICE})
END_TURN = Verb("end_turn", last=True)

# -- an exploration

TAKE = Verb("take", on="track", also=last_ally)
FIGHT = Verb("fight", on="track")
GO_ON = Verb("go_on", on="deck")
BUY = Verb("buy", ally=ALLY, on="track", also=price_of_ally)
REWARD = Verb("reward", pearls=NUMBER, tokens=NUMBER, on="threat", also=reward)

# -- a recruitment, a location

PAY_ALLY = Verb("ally", ally=ALLY)
PAY_LORD = Verb("lord", lord=LORD, also=keys)
PAY_TOKEN = Verb("token", on="token")
TAKE_LOCATION = Verb("take_location", location=LOCATION, under="heading-location")
DRAW = Verb("draw", number=NUMBER, on="pile", under="heading-draw")
KEEP = Verb("keep", last=True)
SWAP = Verb("swap", location=LOCATION)

# -- abilities of Lords

USE = Verb("use")
LEAVE = Verb("leave", last=True)
DECLINE = Verb("decline", last=True)
ROB = Verb("rob", victim=SEAT, also=tokens_held)
TURN_LORD = Verb("turn_lord", lord=LORD)
SWAP_LOCATION = Verb("swap_location", gave=LOCATION, location=LOCATION)
BRIBE = Verb("bribe", lord=LORD, also={"pearls": CORRUPTOR_PRICE})
DISMISS = Verb("dismiss", discarded=LORD)
REPLACE = Verb("replace", discarded=LORD, lord=LORD)
SELL = Verb("slaver", ally=ALLY, of=("lord", SLAVER), also={"pearls": SLAVER_PEARLS}, under="lord-slaver", special=True)
RENEW_COURT = Verb("opportunist", discarded=LORD, of=("lord", OPPORTUNIST), under="lord-opportunist", special=True)
CLEAR_COUNCIL = Verb(
    "oracle", races=many(COUNCIL_STACK), of=("lord", ORACLE), also=stacks, under="lord-oracle", special=True
)

# -- events and reasons

FIELDS: Final[dict[str, Field]] = {
    "seat": SEAT,
    "seller": SEAT,
    "victim": SEAT,
    "winners": several(SEAT),
    "lord": LORD,
    "discarded": LORD,
    "lords": several(LORD),
    "ally": ALLY,
    "allies": several(ALLY),
    "hand": several(ALLY),
    "race": RACE,
    "location": LOCATION,
    "gave": LOCATION,
    "locations": several(LOCATION),
    "tokens": several(NUMBER),
    "source": SOURCE,
    "reason": REASON,
    "extra": FLAG,
    **dict.fromkeys(
        ("companions", "keys", "monsters", "number", "pearls", "points", "price", "space", "threat"), NUMBER
    ),
    **dict.fromkeys(("missing", "token", "value", "wanted"), NUMBER),
}


def reward_taken(words: AbyssNames, data: dict[str, Any], name: Name) -> Facts:
    return {"reward": words.reward(data["pearls"], data["number"], data["keys"])}


def points_of_locations(words: AbyssNames, data: dict[str, Any], name: Name) -> Facts:
    return {"locations": sum(points for _, points in data["locations"])}


SPECIAL: Final = {
    "monster_revealed": Telling(of=("ally", MONSTER)),
    "monster_beaten": Telling(of=("ally", MONSTER)),
    "reward_taken": Telling(also=reward_taken),
    "scored": Telling(
        lords=NUMBER, locations=unsaid(several(group(location=LOCATION, points=NUMBER))), also=points_of_locations
    ),
}

VOCABULARY: Final = Vocabulary.declared(globals(), Fields(FIELDS, EVENTS, special=SPECIAL))
