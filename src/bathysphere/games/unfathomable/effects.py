"""What cards do, as data: a small vocabulary, and the notation in which the tables beside it are written.

A list of effects has a name, "mythos/food_rationing/first"; so has a list inside another one, ".../2/then". A step
names a list and a place in it, so that whatever is under way can be stored and shown. What one card alone does is a
`Special`: a step of its own beside its deck.

A list inside an effect stands behind a colon, commas part its effects, and it goes on to the end of the line or to the
`else` or `or`: in `roll<=6: souls-1, roll<=4: souls-1` the second roll is made on the first one's 6 or less.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bathysphere.engine import InternalError, Value
from bathysphere.games.unfathomable.cards.skills.table import SKILLS, TREACHERY
from bathysphere.games.unfathomable.cards.spaces import BRIG, NAMES, ROOMS, SICK_BAY

DIALS: Final = ("fuel", "food", "sanity", "souls")
ICONS: Final = {"O": "deep_ones", "F": "father_dagon", "M": "mother_hydra"}
TRACKS: Final = ("travel", "ritual")
WHO: Final = ("you", "keeper", "current", "each_human")
"""Whom an effect is about: the one who resolves the card (U44.2), a title, whose turn it is, or every human player."""
CONDITIONS: Final = ("passengers_1", "passengers_3", "item", "lore_card", "keilani_is_captain")
"""What an effect or an option may depend on: passengers in the supply, what the one who resolves it has, a title."""
ALL: Final = 99


class Effect(Value, frozen=True, gc=False):
    """One thing that happens."""

    def inner(self) -> tuple[str, ...]:
        """The names of the lists that it may lead to."""
        return ()


class Dial(Effect, frozen=True, gc=False):
    """`food-1`, `sanity+2`."""

    dial: str
    by: int


class Risk(Effect, frozen=True, gc=False):
    """`risk 2`: as many as the supply has (U30.5)."""

    number: int


class RiskToGet(Effect, frozen=True, gc=False):
    """`risk 2 to get: souls+1`: a price (U44.5), with a shorter supply nothing happens; `may risk 2 to get: ...`: it
    is offered if it can be paid; `risk 4 anyway to get: ...`: a shorter supply is risked all the same, in vain (UQ.48).
    """

    number: int
    then: str
    may: bool
    anyway: bool

    def inner(self) -> tuple[str, ...]:
        return (self.then,)


class Chaos(Effect, frozen=True, gc=False):
    """`chaos+4`: treachery cards are shuffled into the chaos deck (U18.5)."""

    number: int


class DamageShip(Effect, frozen=True, gc=False):
    """`ship_dmg 2`: so often, one after another (U33.1); `ship_dmg 1 spawning 1`: Deep Ones in the space so damaged."""

    times: int
    spawning: int


class DamageRoom(Effect, frozen=True, gc=False):
    """`dmg chapel` (U33.2); `dmg boiler_room spawning 4`: Deep Ones in the space so damaged."""

    room: str
    spawning: int


class Activate(Effect, frozen=True, gc=False):
    """`act O` (U12.23)."""

    icon: str


class Surge(Effect, frozen=True, gc=False):
    """`surge`: all monsters of the Deep, if there is one, move to the bow water space rolled."""


class Advance(Effect, frozen=True, gc=False):
    """`travel+1`, `ritual-2`; `travel-1*`: each step back that is impossible costs 1 fuel."""

    track: str
    by: int
    or_fuel: bool


class Reset(Effect, frozen=True, gc=False):
    """`travel reset` (U50.3)."""

    track: str


class Roll(Effect, frozen=True, gc=False):
    """`roll<=4: sanity-1`, `roll>=5: food+1 else ship_dmg 1`; `roll+lore<=6: souls-1`: a card of that skill is
    discarded first by the one who resolves it, and its value is added.
    """

    plus: str
    """The skill of the card, or "": nothing is added."""
    at_most: bool
    number: int
    then: str
    otherwise: str

    def inner(self) -> tuple[str, ...]:
        return (self.then, self.otherwise) if self.otherwise else (self.then,)


class Choose(Effect, frozen=True, gc=False):
    """`choose: fuel-1 or ship_dmg 2`; `may: sanity-1, food+1`: the other choice is to do nothing, "" (U44.4)."""

    first: str
    second: str

    def inner(self) -> tuple[str, ...]:
        return (self.first, self.second) if self.second else (self.first,)


class If(Effect, frozen=True, gc=False):
    """`if passengers_1: risk 1 else food-1`."""

    condition: str
    then: str
    otherwise: str

    def inner(self) -> tuple[str, ...]:
        return (self.then, self.otherwise)


class Spawn(Effect, frozen=True, gc=False):
    """`spawn 1 galley`, `spawn 5 the_deep`; `spawn 1 each deck`: in each space of that kind (U39)."""

    number: int
    where: str
    each: bool


class DrawSkills(Effect, frozen=True, gc=False):
    """`draw each_human 1 own`: of the skill set; `draw each_human 1 any`: of every deck but treachery."""

    who: str
    number: int
    own: bool


class Discard(Effect, frozen=True, gc=False):
    """`discard you 2`, `discard keeper all`: of their choice, all if there are fewer (UQ.50)."""

    who: str
    number: int
    """ALL: the whole hand."""


class DrawItem(Effect, frozen=True, gc=False):
    """`item you` (U9.1)."""

    who: str


class RemoveTop(Effect, frozen=True, gc=False):
    """`remove spells 5`: the top cards of a deck leave the game unseen (U51.0.2)."""

    deck: str
    number: int


class Scout(Effect, frozen=True, gc=False):
    """`scout waypoints 2`: the one who resolves it looks at the top cards, puts one back and the others on the bottom;
    `scout either 4`: of the mythos or the waypoint deck.
    """

    deck: str
    number: int


class MoveTo(Effect, frozen=True, gc=False):
    """`move you galley`: no defeat; to the brig it costs the titles (U6.3a)."""

    who: str
    where: str


class DefeatWho(Effect, frozen=True, gc=False):
    """`defeat you`."""

    who: str


class Keep(Effect, frozen=True, gc=False):
    """`keep`: the card stays in the play area of the one who resolves it (U44.11)."""


class Special(Effect, frozen=True, gc=False):
    """`special brig_opens`: what no other card does; the deck knows the step. `special storm: ship_dmg 1`: behind the
    colon stands what the notation can say of it; the step carries that out when its own condition is met.
    """

    name: str
    then: str

    def inner(self) -> tuple[str, ...]:
        return (self.then,) if self.then else ()


Lists = dict[str, tuple[Effect, ...]]


def specials(lists: Mapping[str, Sequence[Effect]]) -> set[str]:
    """The names of the steps that these lists leave to their deck."""
    return {effect.name for effects in lists.values() for effect in effects if isinstance(effect, Special)}


class Notation:
    """Reads lists of effects into `lists`, each under its name."""

    def __init__(self, lists: Lists) -> None:
        self.lists = lists

    def read(self, name: str, lines: Sequence[str]) -> str:
        """The name of the list, which is "" when nothing happens."""
        if not lines:
            return ""
        if name in self.lists:
            raise InternalError(f"two lists of effects are called {name}")
        self.lists[name] = tuple(self._effect(f"{name}/{place}", line) for place, line in enumerate(lines))
        return name

    def _effect(self, name: str, line: str) -> Effect:
        def inner(part: str, text: str | None) -> str:
            return self.read(f"{name}/{part}", [each.strip() for each in text.split(",")]) if text else ""

        for pattern, make in _FORMS:
            found = pattern.fullmatch(line)
            if found:
                return make(found, inner)
        raise InternalError(f"{name}: nobody understands {line!r}")


_Inner = Callable[[str, str | None], str]
"""Reads a list inside the effect: its part of the name, its text if the effect has one."""
_Make = Callable[["re.Match[str]", _Inner], Effect]


def _form(pattern: str, make: _Make) -> tuple["re.Pattern[str]", _Make]:
    return re.compile(pattern), make


_n = r"([1-9]\d*)"
_dials, _tracks, _who, _conditions = ("|".join(words) for words in (DIALS, TRACKS, WHO, CONDITIONS))
_skills = "|".join(SKILLS[:TREACHERY])
_rooms = "|".join(NAMES[room] for room in ROOMS)
_indoors = f"{_rooms}|{NAMES[SICK_BAY]}|{NAMES[BRIG]}"

_FORMS: Final[list[tuple["re.Pattern[str]", _Make]]] = [
    _form(rf"({_dials})([+-][1-9])", lambda m, inner: Dial(m[1], int(m[2]))),
    _form(rf"risk {_n}", lambda m, inner: Risk(int(m[1]))),
    _form(
        rf"(?:(may )risk {_n}|risk {_n}( anyway)?) to get: (.+)",
        lambda m, inner: RiskToGet(int(m[2] or m[3]), inner("then", m[5]), m[1] is not None, m[4] is not None),
    ),
    _form(rf"chaos\+{_n}", lambda m, inner: Chaos(int(m[1]))),
    _form(rf"ship_dmg {_n}(?: spawning {_n})?", lambda m, inner: DamageShip(int(m[1]), int(m[2] or 0))),
    _form(rf"dmg ({_rooms})(?: spawning {_n})?", lambda m, inner: DamageRoom(m[1], int(m[2] or 0))),
    _form(rf"act ([{''.join(ICONS)}])", lambda m, inner: Activate(ICONS[m[1]])),
    _form("surge", lambda m, inner: Surge()),
    _form(rf"({_tracks})([+-][1-9])", lambda m, inner: Advance(m[1], int(m[2]), or_fuel=False)),
    _form(r"(travel)(-[1-9])\*", lambda m, inner: Advance(m[1], int(m[2]), or_fuel=True)),
    _form(rf"({_tracks}) reset", lambda m, inner: Reset(m[1])),
    _form(
        rf"roll(?:\+({_skills}))?(<=|>=)([1-8]): (.+?)(?: else (.+))?",
        lambda m, inner: Roll(m[1] or "", m[2] == "<=", int(m[3]), inner("then", m[4]), inner("else", m[5])),
    ),
    _form("choose: (.+) or (.+)", lambda m, inner: Choose(inner("first", m[1]), inner("second", m[2]))),
    _form("may: (.+)", lambda m, inner: Choose(inner("first", m[1]), "")),
    _form(rf"if ({_conditions}): (.+?) else (.+)", lambda m, inner: If(m[1], inner("then", m[2]), inner("else", m[3]))),
    _form(rf"spawn {_n} ({_rooms}|the_deep)", lambda m, inner: Spawn(int(m[1]), m[2], each=False)),
    _form(rf"spawn {_n} each (water|deck|room)", lambda m, inner: Spawn(int(m[1]), m[2], each=True)),
    _form(rf"draw ({_who}) {_n} (own|any)", lambda m, inner: DrawSkills(m[1], int(m[2]), m[3] == "own")),
    _form(rf"discard ({_who}) {_n}", lambda m, inner: Discard(m[1], int(m[2]))),
    _form(rf"discard ({_who}) all", lambda m, inner: Discard(m[1], ALL)),
    _form(rf"item ({_who})", lambda m, inner: DrawItem(m[1])),
    _form(rf"remove (spells|items) {_n}", lambda m, inner: RemoveTop(m[1], int(m[2]))),
    _form(rf"scout (waypoints|either) {_n}", lambda m, inner: Scout(m[1], int(m[2]))),
    _form(rf"move ({_who}) ({_indoors})", lambda m, inner: MoveTo(m[1], m[2])),
    _form(rf"defeat ({_who})", lambda m, inner: DefeatWho(m[1])),
    _form("keep", lambda m, inner: Keep()),
    _form(r"special ([a-z_]+)(?:: (.+))?", lambda m, inner: Special(m[1], inner("then", m[2]))),
]
