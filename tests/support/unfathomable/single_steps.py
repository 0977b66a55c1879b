"""Single occasions of a voyage, begun at once: a roll, a check, a defeat; and what they came to.

    result = roll_die(s, number=4)
    all_pass(s)
    assert result == [5]

What an occasion hands on is written into the list that its verb returns: empty until it is over.
"""

from typing import Any, Final

from bathysphere.engine import DONE, Continues, Does, Next, Reply, answer, open_questions
from bathysphere.games.unfathomable.cards.mythos.table import mythos
from bathysphere.games.unfathomable.cards.skills.table import SKILLS
from bathysphere.games.unfathomable.cards.spaces import NAMES, ROOMS, number
from bathysphere.games.unfathomable.components import NOTHING
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.checks.roll import roll
from bathysphere.games.unfathomable.steps.checks.skill_check import Judged, begin_check
from bathysphere.games.unfathomable.steps.harm.defeat import DefeatCharacter, DefeatPassenger
from bathysphere.games.unfathomable.steps.mythos.activation import Activate
from bathysphere.games.unfathomable.steps.mythos.tracks import advance
from support.unfathomable.positions import act, all_pass, position, run

GAIN: Final = ("influence", "lore")
"""The supporting skills of a check about which a scene says nothing else."""


class Registers(Continues[UnfathomableState]):
    """The value handed on, for the test."""

    __slots__ = ("into",)

    def __init__(self, into: list[Any]) -> None:
        self.into: Final = into

    def given(self, s: UnfathomableState, value: Any) -> Next:
        self.into.append(value)
        return DONE


class NotedVerdict(Judged):
    """How a check ended, for the test."""

    __slots__ = ("into",)

    def __init__(self, into: list[Any]) -> None:
        self.into: Final = into

    def judged(self, s: UnfathomableState, result: str, points: int) -> Next:
        self.into.append((result, points))
        return DONE


class Moving(Does[UnfathomableState]):
    """A token of a track moves."""

    __slots__ = ("by", "or_fuel", "track")

    def __init__(self, track: int, by: int, or_fuel: bool) -> None:
        self.track: Final = track
        self.by: Final = by
        self.or_fuel: Final = or_fuel

    def run(self, s: UnfathomableState) -> Next:
        return advance(s, self.track, self.by, self.or_fuel)


def roll_die(s: UnfathomableState, why: str = "effect", seat: int = 0, **more: Any) -> list[int]:
    """A die is about to be thrown; the list gets its result."""
    result: list[int] = []
    run(s, *roll(s, why, seat, **more), Registers(result))
    return result


def hold_check(
    s: UnfathomableState,
    target: int = 10,
    skills: tuple[str, ...] = GAIN,
    *,
    partial: int = 0,
    card: str = "",
    why: str = "captains_cabin",
) -> list[tuple[str, int]]:
    """A check is announced; the list gets its result and its total."""
    verdict: list[tuple[str, int]] = []
    numbers = tuple(map(SKILLS.index, skills))
    drawn = mythos(card) if card else NOTHING
    run(s, *begin_check(s, why, s.turn.seat, target, numbers, partial=partial, card=drawn), NotedVerdict(verdict))
    return verdict


def started_check(target: int = 10, **scene: Any) -> tuple[UnfathomableState, list[tuple[str, int]]]:
    """A check of influence and lore has begun; its chaos cards are influence 1 and will 1, unless told otherwise."""
    more = {key: scene.pop(key) for key in ("partial", "card", "skills") if key in scene}
    s = position(**({"chaos": "influence1 will1"} | scene))
    return s, hold_check(s, target, **more)


def to_cards(s: UnfathomableState) -> UnfathomableState:
    """Nobody uses anything before cards are added."""
    all_pass(s, until="check.add")
    return s


def defeat(s: UnfathomableState, seat: int) -> Reply:
    return run(s, DefeatCharacter(seat))


def defeat_passenger(s: UnfathomableState, space: str) -> Reply:
    return run(s, DefeatPassenger(number(space)))


def activate(s: UnfathomableState, icon: str) -> Reply:
    """One symbol: "deep_ones", "mother_hydra" or "father_dagon"."""
    return run(s, Activate(icon))


def advance_track(s: UnfathomableState, track: int, by: int, *, or_fuel: bool = False) -> Reply:
    """A token moves, forward or back."""
    return run(s, Moving(track, by, or_fuel))


def end_turn(s: UnfathomableState) -> Reply:
    """No more actions; windows, checks and choices of the mythos step take their first answer until the next turn."""
    turn = s.turn.number
    act(s, "stop")
    return go_on(s, lambda: s.turn.number > turn)


def go_on(s: UnfathomableState, enough: Any) -> Reply:
    """Defaults all around until something is true or the game is over; the reply holds everything on the way."""
    told: list[Any] = []
    used = False
    while s.outcome is None and not enough():
        for decision in open_questions(s):
            reply = answer(s, decision.seat, decision.default)
            told += reply.events
            used = used or reply.chance_used
    return Reply((), told, used)


def finished(s: UnfathomableState) -> tuple[str, tuple[int, ...]]:
    """Why the game ended and who won it, after everybody has passed in whatever window was open."""
    all_pass(s)
    assert s.outcome is not None
    return s.outcome.reason, s.outcome.winners


# -- activations at sea

AWAY: Final = dict.fromkeys(range(6), "deck8")
HULL: Final = "structural_damage_lore structural_damage_will structural_damage_any"


def sea(**scene: Any) -> UnfathomableState:
    """Nobody where monsters come; the damage deck begins with hull damage."""
    return position(**({"places": AWAY, "damage_deck": HULL} | scene))


def damaged(s: UnfathomableState) -> set[str]:
    """The rooms with a damage card."""
    return {NAMES[room] for room in ROOMS if s.damaged(room)}
