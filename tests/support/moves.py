"""The verbs with which a test plays on from a position of any game, and asks what it led to."""

from collections.abc import Iterable
from typing import Any

from bathysphere.engine import SPECTATOR, Choice, Reply, SeenEvent, State, answer, decision_of, open_questions


def asked(s: State) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(decision.seat, decision.kind) for decision in open_questions(s)]


def offered(s: State, seat: int, verb: str | None = None) -> list[Choice]:
    """The options of a seat's open question, all or those of one verb; none when it is not asked."""
    decision = decision_of(s, seat)
    options = decision.options if decision else ()
    return [option for option in options if verb is None or option[0] == verb]


def do(s: State, seat: int, *choice: Any) -> Reply:
    """Answer a single question: do(s, 0, "explore")."""
    return answer(s, seat, tuple(choice))


def heard(reply: Reply, seat: int, wanted: str | None = None) -> list[Any]:
    """The data of the events of a kind as a seat (or -1, a spectator) heard them; without a kind all events."""
    told = reply.seen_by(seat)
    return told if wanted is None else [each.data for each in told if each.kind == wanted]


def kinds(told: Iterable[SeenEvent]) -> list[str]:
    return [each.kind for each in told]


def told_to_all(s: State, reply: Reply, wanted: str) -> list[Any]:
    """The data of the events of a kind, which every seat and a spectator heard in the same words."""
    versions = [heard(reply, seat, wanted) for seat in (*range(s.seats), SPECTATOR)]
    assert all(version == versions[0] for version in versions)
    return versions[0]
