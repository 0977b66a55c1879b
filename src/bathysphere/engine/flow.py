"""How a game moves: questions are derived, answers taken, steps run until the next question or the end."""

from contextlib import suppress
from typing import Any

from bathysphere.engine.decision import Choice, Decision
from bathysphere.engine.errors import Broken, Refused
from bathysphere.engine.event import Event, Told
from bathysphere.engine.state import GameOver, State
from bathysphere.engine.step import ASKS, CONTINUES, DOES, Answers, Next


class Reply:
    """What an answer led to. Beyond a reply that `reveals`, nobody may step back for free."""

    __slots__ = ("chance_used", "events")

    def __init__(self, events: list[Event], chance_used: bool) -> None:
        self.events = events
        self.chance_used = chance_used

    @property
    def reveals(self) -> bool:
        return self.chance_used or any(event.kind.reveals for event in self.events)

    def seen_by(self, seat: int) -> list[Told]:
        """The events as this seat (or -1, a spectator) hears them."""
        told = [event.seen_by(seat) for event in self.events]
        return [event for event in told if event is not None]


def open_questions(s: State) -> list[Decision]:
    """Every decision of the open question, answered in secret or not."""
    if s.opened is None:
        s.opened = _ask(s) if s.outcome is None and s.stack else []
    return s.opened


def decisions(s: State) -> list[Decision]:
    """The decisions that still lack an answer; none when the game is over."""
    sealed = s.sealed
    return [decision for decision in open_questions(s) if sealed[decision.seat] is None]


def decision_of(s: State, seat: int) -> Decision | None:
    """What this seat is asked, whether or not its answer is sealed already."""
    for decision in open_questions(s):
        if decision.seat == seat:
            return decision
    return None


def answer(s: State, seat: int, choice: Choice, question: int | None = None) -> Reply:
    """Take a seat's answer. `question` is the number of the question it saw, to tell a stale click from a new one.

    Several seats asked at once answer in secret: nothing happens until the last answer is in, so the order of arrival
    cannot matter. A refusal leaves the state as it was.
    """
    opened = s.opened
    if opened is None:
        opened = open_questions(s)
    for decision in opened:
        if decision.seat == seat:
            break
    else:
        raise _refusal(s, seat, choice, question)
    legal = choice in decision.options if decision.picks is None else decision.check(choice) is None
    if not legal or s.sealed[seat] is not None or (question is not None and question != s.question):
        raise _refusal(s, seat, choice, question)
    s.events = []
    before = s.chance.counter
    answers: Answers
    if len(opened) == 1:
        answers = {seat: choice}
    else:
        s.sealed[seat] = choice
        answers = {}
        for each in opened:
            sealed = s.sealed[each.seat]
            if sealed is None:
                return Reply(s.events, False)
            answers[each.seat] = sealed
        s.sealed = [None] * s.seats
    s.opened = None
    step = s.stack[-1]
    try:
        if step.free and decision.is_power(choice):
            _push(s, s.use_power(seat, choice))
        else:
            after = step.take(s, answers)
            if after is not None:
                s.stack.pop()
                s.stack.extend(after[::-1])
    except GameOver:
        pass
    _advance(s)
    return Reply(s.events, s.chance.counter != before)


def withdraw(s: State, seat: int) -> None:
    """Take back a sealed answer while the others are still thinking."""
    if not 0 <= seat < s.seats or s.sealed[seat] is None:
        raise Refused("nothing_to_withdraw", seat=seat)
    s.sealed[seat] = None


def interjections(s: State, seat: int) -> tuple[Choice, ...]:
    """What a seat may do although nobody asks it. Never while an answer is sealed: it was given to another question."""
    if s.outcome is not None or not s.stack[-1].listens or s.any_sealed:
        return ()
    return s.interjections(seat) if 0 <= seat < s.seats else ()


def interject(s: State, seat: int, choice: Choice) -> Reply:
    """Act without being asked; afterwards the open question is asked anew, under a new number."""
    if choice not in interjections(s, seat):
        raise Refused("not_allowed_now", seat=seat, choice=choice)
    s.events = []
    before = s.chance.counter
    s.opened = None
    with suppress(GameOver):
        _push(s, s.interject(seat, choice))
    _advance(s)
    return Reply(s.events, s.chance.counter != before)


def begin(s: State, first: Next) -> None:
    """Start a new state with its first steps."""
    _push(s, first)
    _advance(s)


# -- inside


def _refusal(s: State, seat: int, choice: Any, question: int | None) -> Refused:
    """Why an answer cannot be taken."""
    if s.outcome is not None:
        return Refused("over")
    if question is not None and question != s.question:
        return Refused("stale", question=question, open=s.question)
    decision = decision_of(s, seat)
    if decision is None:
        waiting = ", ".join(str(asked.seat) for asked in open_questions(s))
        return Refused("not_asked", seat=seat, waiting=waiting)
    if s.sealed[seat] is not None:
        return Refused("already_answered", seat=seat)
    return decision.check(choice) or Refused("unreachable")


def _ask(s: State) -> list[Decision]:
    step = s.stack[-1]
    opened = step.ask(s)
    if step.free:
        for decision in opened:
            powers = s.powers(decision.seat)
            if powers:
                decision.options += powers
                decision.powers = len(powers)
    return opened


def _push(s: State, steps: Next) -> None:
    s.stack.extend(reversed(steps))


def _advance(s: State) -> None:
    """Run steps until somebody is asked or the game is over."""
    stack = s.stack
    try:
        while s.outcome is None:
            if not stack:
                raise Broken("the stack ran empty before the game was finished")
            step = stack[-1]
            mode = step.mode
            if s.value is not None and mode != CONTINUES:
                raise Broken(f"a value was handed on to {type(step).__name__}, which wants none")
            after: Next | None
            if mode == DOES:
                after = step.run(s)
            elif mode == ASKS:
                opened = _ask(s)
                if opened:
                    s.opened = opened
                    s.question += 1
                    return
                after = step.take(s, {})
            else:
                value, s.value = s.value, None
                after = step.given(s, value)
            if after is None:
                raise Broken(f"{type(step).__name__} must name its successors")
            if len(after) == 1:
                stack[-1] = after[0]
            else:
                stack.pop()
                stack.extend(after[::-1])
    except GameOver:
        pass
    stack.clear()
    s.opened = []
    s.value = None
    s.question += 1
