"""The board: its spaces, what touches what, arrows, die numbers and the two tracks, checked when the table is loaded.

A space is its number: water, deck and rooms in the order of the die, then the sick bay and the brig. The Deep has a
number too, so that a monster is always somewhere, but it is no space and touches none (U38.3).
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

from bathysphere.engine import InternalError, Value

WATER: Final = range(8)
DECK: Final = range(8, 16)
ROOMS: Final = range(16, 22)
SHIP: Final = range(8, 24)
BRIDGE, CHAPEL, CAPTAINS_CABIN, CARGO_HOLD, GALLEY, BOILER_ROOM = ROOMS
SICK_BAY: Final = 22
BRIG: Final = 23
SPACES: Final = 24
THE_DEEP: Final = 24

DIE: Final = 8
"""Faces of the one die (U20.0)."""
BORDERS: Final = 44

TRAVEL_STEPS: Final = ("start", "slow_ahead", "half_ahead", "full_speed_ahead", "arrive")
RITUAL_STEPS: Final = ("start", "incantation_1", "incantation_2", "incantation_3", "cast")
TRACK_END: Final = 4

NAMES: Final[tuple[str, ...]] = (
    *(f"water{place}" for place in range(1, 9)),
    *(f"deck{place}" for place in range(1, 9)),
    *("bridge", "chapel", "captains_cabin", "cargo_hold", "galley", "boiler_room", "sick_bay", "brig"),
    "the_deep",
)
_NUMBER = {name: number for number, name in enumerate(NAMES)}


def number(name: str) -> int:
    """The number of a space or of the Deep, by the id in the table."""
    return _NUMBER[name]


class Space(Value, frozen=True, gc=False):
    id: str
    adjacent: tuple[int, ...]
    arrow: int
    """-1: it has none (U47.2)."""
    drift: int
    """-1: it is no water space."""
    bow: tuple[int, ...]
    numbers: tuple[int, ...]


def _load() -> tuple[Space, ...]:
    text = files("bathysphere.games.unfathomable").joinpath("cards/spaces.toml").read_text("utf-8")
    rows = tomllib.loads(text)["space"]
    if tuple(row["id"] for row in rows) != NAMES[:SPACES]:
        raise InternalError("the table of spaces is not in the order of the board")
    spaces = tuple(map(_space, rows))
    _check(spaces)
    return spaces


def _space(row: dict[str, Any]) -> Space:
    ways = [row[key] for key in ("arrow", "drift") if key in row]
    for name in (*row["adjacent"], *ways):
        if name not in _NUMBER:
            raise InternalError(f"{row['id']} leads to {name}, which is not on the board")
    return Space(
        id=row["id"],
        adjacent=tuple(sorted(map(number, row["adjacent"]))),
        arrow=number(row["arrow"]) if "arrow" in row else -1,
        drift=number(row["drift"]) if "drift" in row else -1,
        bow=tuple(row.get("bow", ())),
        numbers=tuple(row.get("numbers", ())),
    )


def _check(spaces: tuple[Space, ...]) -> None:
    borders = [(here, there) for here, space in enumerate(spaces) for there in space.adjacent]
    mirrored = {(there, here) for here, there in borders if here != there}
    if len(borders) != 2 * BORDERS or set(borders) != mirrored or len(mirrored) != len(borders):
        raise InternalError(f"the table of spaces does not have {BORDERS} borders, each seen from both sides")
    for here, space in enumerate(spaces):
        points_to = DECK if here in WATER else ROOMS if here in DECK else (-1,)
        if space.arrow not in points_to or space.arrow not in (-1, *space.adjacent):
            raise InternalError(f"the arrow of {space.id} does not point one step inward")
        if (space.drift >= 0) != (here in WATER) or space.drift not in (-1, THE_DEEP, *space.adjacent):
            raise InternalError(f"{space.id} does not drift to the water behind it")
    drifts = sorted(space.drift for space in spaces if space.drift in WATER)
    ahead = {here for here, space in enumerate(spaces) if space.bow}
    if drifts != sorted(set(WATER) - ahead):
        raise InternalError("not every water space behind the bow has one water space before it")
    for part, results in (
        ("the bow", [result for space in spaces[: DECK.start] for result in space.bow]),
        ("the deck", [result for here in DECK for result in spaces[here].numbers]),
        ("the rooms", [result for here in ROOMS for result in spaces[here].numbers]),
    ):
        if results != list(range(1, DIE + 1)):
            raise InternalError(f"{part} must bear each result of the die once, in the order of the board")
    if sum(len(space.numbers) + len(space.bow) for space in spaces) != 3 * DIE:
        raise InternalError("a space bears numbers that no roll asks for")


_SPACES = _load()

NUMBERS: Final = tuple(space.numbers for space in _SPACES)
HIGHEST: Final = tuple(max(numbers, default=0) for numbers in NUMBERS)
"""It settles ties between rooms (UQ.4)."""
ADJACENT: Final = tuple(space.adjacent for space in _SPACES)
ARROW: Final = tuple(space.arrow for space in _SPACES)


def _by_die(spaces: range, numbers: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    found = {result: space for space in spaces for result in numbers[space]}
    return (-1, *(found[result] for result in range(1, DIE + 1)))


DECK_OF: Final = _by_die(DECK, NUMBERS)
ROOM_OF: Final = _by_die(ROOMS, NUMBERS)
BOW_OF: Final = _by_die(WATER, tuple(space.bow for space in _SPACES))

DRIFT: Final = tuple(_SPACES[water].drift for water in WATER)
ADVANCE: Final = tuple(DRIFT.index(water) if water in DRIFT else water for water in WATER)
"""Where a monarch goes: toward the bow, and no further (U31.1a)."""
HYDRA_TARGET: Final = tuple(ARROW[ARROW[water]] for water in WATER)


def _distances(start: int, within: range) -> dict[int, int]:
    found = {start: 0}
    reached = [start]
    for here in reached:
        for there in ADJACENT[here]:
            if there in within and there not in found:
                found[there] = found[here] + 1
                reached.append(there)
    return found


def _nearest_first(room: int) -> tuple[int, ...]:
    distance = _distances(room, SHIP)
    return tuple(sorted((other for other in ROOMS if other != room), key=lambda to: (distance[to], -HIGHEST[to])))


DAMAGE_ORDER: Final = tuple(_nearest_first(space) if space in ROOMS else () for space in range(SPACES))
"""The other rooms as damage passes on to them (U33.5); nothing for a space that cannot be damaged."""


def _first_step(room: int, target: int) -> int:
    distance = _distances(target, ROOMS)
    return min((step for step in ADJACENT[room] if step in ROOMS), key=lambda step: (distance[step], -HIGHEST[step]))


_STEP_TOWARD = {(room, target): _first_step(room, target) for room in ROOMS for target in ROOMS if room != target}


def step_toward(room: int, target: int) -> int:
    """The next room of a Deep One on its way to another room (U1.17b); of two equal ways the higher number (UQ.5)."""
    return _STEP_TOWARD[room, target]
