"""A new deal remembers what a seat was told, also where no view shows it any more.

What a seat was told is compared with where it lies in the state. In many worlds that the seat cannot tell apart,
whatever is always true right after it was told something ("the card lies in the second hand", "it is the top of the
deck") is something that the seat knows; so it has to be true after a new deal as well.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any

from bathysphere.contract.play import Broken, Seen
from bathysphere.engine import (
    SPECTATOR,
    Chance,
    Choice,
    Decision,
    Game,
    Reply,
    State,
    answer,
    any_answer,
    decision_of,
    open_questions,
    stream,
)

FEW, MANY = 12, 240
"""Worlds at first, and when a new deal seems to forget: in a dozen worlds something may be true by accident."""
ENOUGH = 60
"""In so many of these worlds the seat has to be told it."""
SELDOM = 8
"""What is not true in fewer than one new deal in so many may have been true before by accident, too."""

Told = dict[tuple[str, str], Any]
"""By the kind of an event and its field."""
Where = tuple[tuple[str | int, ...], str]
"""A place in the dump of a state, and how what was told lies there."""
DEEP = 2
"""Things lie in piles, or in piles of seats. Further down a state has notes of who knows what, which a new deal may
leave out."""


def check_memory(game: Game[Any], s: State, chance: Chance, seen: Seen) -> None:
    """Somebody answers, and a seat is told something that others are not."""
    if len(open_questions(s)) != 1:
        return
    (mover,) = open_questions(s)
    one, choice = s.copy(), any_answer(mover, chance)
    reply = answer(one, mover.seat, choice)
    told = [seat for seat in range(s.seats) if secrets(reply, seat)]
    if one.outcome is not None or not told:
        return
    seat = chance.pick(told)
    own = choice if mover.seat == seat else None
    if forgotten(game, s, mover, own, seat, FEW, chance):
        lost = forgotten(game, s, mover, own, seat, MANY, chance)
        if lost:
            raise Broken(f"a new deal forgets what seat {seat} was told: {', '.join(sorted(lost))}")
    seen["remembered"] += 1


def forgotten(
    game: Game[Any], s: State, mover: Decision, own: Choice | None, seat: int, worlds: int, chance: Chance
) -> set[str]:
    """What was told and where it always lay, but no longer after a new deal. The seat knows its own answer; what others
    answer may be secret, and is drawn again in each world."""
    always: dict[tuple[str, str], set[Where]] = {}
    missed: dict[tuple[str, str], Counter[Where]] = defaultdict(Counter)
    times: Counter[tuple[str, str]] = Counter()
    for _ in range(worlds):
        world = game.resample(s, seat, _key(chance))
        asked = decision_of(world, mover.seat)
        if asked is None or (own is not None and asked.check(own) is not None):
            continue
        told = secrets(answer(world, mover.seat, any_answer(asked, chance) if own is None else own), seat)
        if world.outcome is not None:
            continue
        here, beyond = world.dump(), game.resample(world, seat, _key(chance)).dump()
        for field, value in told.items():
            places = set(_places(here, value))
            always[field] = always[field] & places if field in always else places
            missed[field].update(places.difference(_places(beyond, value)))
            times[field] += 1
    return {
        f"{kind}.{field} in {where[0][0]}"
        for (kind, field), found in always.items()
        if f"{kind}.{field}" not in game.forgets and times[kind, field] >= min(worlds // 2, ENOUGH)
        for where in found
        if where[0][0] not in game.forgets and missed[kind, field][where] > times[kind, field] // SELDOM
    }


def secrets(reply: Reply, seat: int) -> Told:
    """What this seat is told and a spectator is not, where it is told once."""
    found: Told = {}
    times = Counter(event.kind.name for event in reply.events)
    for event in reply.events:
        told, openly = event.seen_by(seat), event.seen_by(SPECTATOR)
        if told is None or times[event.kind.name] > 1:
            continue
        public = openly.data if openly is not None else {}
        found |= {(told.kind, field): value for field, value in told.data.items() if field not in public}
    return found


def _places(value: Any, told: Any, path: tuple[str | int, ...] = ()) -> list[Where]:
    """Where what was told lies in the dump of a state: as it is, among others, or on top of a pile."""
    inside: Iterable[tuple[str | int, Any]]
    if isinstance(value, dict):
        inside = value.items() if not path else ()
    elif isinstance(value, list | tuple):
        inside = enumerate(value) if len(path) < DEEP else ()
    else:
        return [(path, "is")] if value == told and type(value) is type(told) else []
    found = [where for name, part in inside for where in _places(part, told, (*path, name))]
    if isinstance(value, dict):
        return found
    if isinstance(told, list | tuple):
        parts = list(told)
        if parts and all(isinstance(part, int | str) for part in value) and not Counter(parts) - Counter(value):
            found += [(path, "has"), *([(path, "is")] if parts == list(value) else [])]
    elif told in value:
        found += [(path, "has"), *([(path, "last")] if value[-1] == told else [])]
    return found


def _key(chance: Chance) -> bytes:
    return stream(bytes(32), str(chance.below(1 << 60)))
