"""How a game moves: questions are derived, answers taken, steps run until the next question or the end."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec

from bathysphere.engine.decision import Choice, Decision
from bathysphere.engine.errors import InternalError, Refused, shown
from bathysphere.engine.event import Event, SeenEvent
from bathysphere.engine.state import GameOver, State
from bathysphere.engine.step import ASKS, CONTINUES, DOES, Answers, Next, Step

MOST_STEPS = 5_000
"""After so many steps without a question an answer is taken to lead nowhere; the longest known takes thirty."""


class Reply(msgspec.Struct, frozen=True, eq=False, gc=False):
    """What an answer led to. Beyond a reply that `reveals`, nobody may step back for free.

    `choice` is the answer as the engine keeps it: the offered option, not whatever equalled it.
    """

    choice: Choice
    events: list[Event]
    chance_used: bool

    @property
    def reveals(self) -> bool:
        return self.chance_used or any(event.kind.reveals for event in self.events)

    def seen_by(self, seat: int) -> list[SeenEvent]:
        """The events as this seat (or -1, a spectator) hears them."""
        told = [event.seen_by(seat) for event in self.events]
        return [event for event in told if event is not None]


def open_questions(s: State) -> tuple[Decision, ...]:
    """Every decision of the open question, answered in secret or not."""
    if s.opened is None:
        s.opened = _ask(s) if s.outcome is None and s.stack else ()
    return s.opened


def holds_answers(s: State) -> bool:
    """Whether answers to the open question are sealed until it closes: it is a reaction, or goes to several seats."""
    return s.outcome is None and (s.stack[-1].holds_answers or len(open_questions(s)) > 1)


def rules_in_force(s: State) -> tuple[str, ...]:
    """The ids of the rules that the open question rests on; none when the game is over."""
    return s.stack[-1].rules if s.outcome is None else ()


def decisions(s: State) -> list[Decision]:
    """The decisions that still lack an answer; none when the game is over."""
    opened = open_questions(s) if s.opened is None else s.opened
    sealed = s.sealed
    if len(opened) == 1:
        return [opened[0]] if sealed[opened[0].seat] is None else []
    return [decision for decision in opened if sealed[decision.seat] is None]


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
    opened = open_questions(s) if s.opened is None else s.opened
    for decision in opened:
        if decision.seat == seat:
            break
    else:
        raise _refusal(s, seat, choice, question)
    seat = decision.seat
    accepted = decision.accept(choice)
    if accepted is None or s.sealed[seat] is not None or (question is not None and question != s.question):
        raise _refusal(s, seat, choice, question)
    s.events = []
    before = s.chance.counter
    answers: Answers
    if len(opened) == 1:
        answers = {seat: accepted}
    else:
        s.sealed[seat] = accepted
        answers = {}
        for each in opened:
            sealed = s.sealed[each.seat]
            if sealed is None:
                return Reply(accepted, s.events, False)
            answers[each.seat] = sealed
        s.sealed = [None] * s.seats
    _take(s, decision, answers)
    return Reply(accepted, s.events, s.chance.counter != before)


def answer_all(s: State, choices: Mapping[int, Choice]) -> Reply:
    """Close the open question: take what every seat whose answer is not sealed yet says to it, in one go. It comes to
    the same as one answer after another, and costs less."""
    opened = open_questions(s) if s.opened is None else s.opened
    if not opened:
        raise Refused("over")
    sealed = s.sealed
    answers: Answers = {}
    for decision in opened:
        seat = decision.seat
        accepted = sealed[seat]
        if accepted is None:
            accepted = decision.accept(choices.get(seat))
            if accepted is None:
                raise _refusal(s, seat, choices.get(seat), None)
        answers[seat] = accepted
    s.events = []
    before = s.chance.counter
    if len(opened) > 1 or sealed[seat] is not None:
        s.sealed = [None] * s.seats
    _take(s, decision, answers)
    return Reply((), s.events, s.chance.counter != before)


def acceptable(s: State, seat: int, choice: Choice) -> Choice:
    """An answer that this seat could give now, as the engine keeps it; a refusal says why it could not."""
    decision = decision_of(s, seat)
    accepted = decision.accept(choice) if decision is not None and s.sealed[decision.seat] is None else None
    if accepted is None:
        raise _refusal(s, seat, choice, None)
    return accepted


def seal(s: State, seat: int, choice: Choice) -> None:
    """Keep a seat's answer until the question is closed (`answer_all`): nothing happens before, and nobody else can
    know of it."""
    s.sealed[seat] = acceptable(s, seat, choice)


def withdraw(s: State, seat: int) -> None:
    """Take back a sealed answer while the question is open."""
    decision = decision_of(s, seat)
    if decision is None or s.sealed[decision.seat] is None:
        raise Refused("nothing_to_withdraw", seat=shown(seat))
    s.sealed[decision.seat] = None


def allows_interjections(s: State) -> bool:
    """Whether the open question lets seats interject. A question to several never does: an interjection would either
    change the question that some have answered or tell that they have."""
    return s.outcome is None and s.stack[-1].allows_interjections and len(open_questions(s)) == 1


def interjections(s: State, seat: int) -> tuple[Choice, ...]:
    """What a seat may do besides answering, whether or not it is asked itself."""
    if not allows_interjections(s):
        return ()
    return s.interjections(seat) if type(seat) is int and 0 <= seat < s.seats else ()


def interject(s: State, seat: int, choice: Choice, question: int | None = None) -> Reply:
    """Act without being asked; afterwards the open question is asked again, under a new number. An answer that is
    sealed stays if its seat is asked the same again; else it is dropped."""
    if question is not None and question != s.question:
        raise Refused("stale", question=shown(question), open=s.question)
    legal = interjections(s, seat)
    if type(choice) is not tuple or choice not in legal:
        raise Refused("not_allowed_now", seat=shown(seat), choice=shown(choice))
    accepted = legal[legal.index(choice)]
    answered = [decision for decision in open_questions(s) if s.sealed[decision.seat] is not None]
    s.events = []
    before = s.chance.counter
    s.opened = None
    with suppress(GameOver):
        _push(s, s.interject(seat, accepted))
    _advance(s)
    for decision in answered:
        again = decision_of(s, decision.seat)
        if again is None or again.face() != decision.face():
            s.sealed[decision.seat] = None
    return Reply(accepted, s.events, s.chance.counter != before)


def opening_reply(s: State) -> Reply:
    """What a new table has to tell before the first answer."""
    return Reply((), s.events, False)


def begin(s: State, first: Next) -> None:
    """Start a new state with its first steps."""
    _push(s, first)
    _advance(s)


# -- inside


def _take(s: State, decision: Decision, answers: Answers) -> None:
    """All answers are in: what the step does with them, or the power that one seat used instead of answering."""
    s.opened = None
    stack = s.stack
    step = stack[-1]
    try:
        if decision.powers and decision.is_power(answers[decision.seat]):
            _push(s, s.use_power(decision.seat, answers[decision.seat]))
        else:
            after = step.take(s, answers)
            if after is not None:
                stack.pop()
                if after:
                    stack.extend(after[::-1])
    except GameOver:
        pass
    _advance(s)


def _refusal(s: State, seat: int, choice: Any, question: int | None) -> Refused:
    """Why an answer cannot be taken."""
    if s.outcome is not None:
        return Refused("over")
    if question is not None and question != s.question:
        return Refused("stale", question=shown(question), open=s.question)
    decision = decision_of(s, seat)
    if decision is None:
        waiting = ", ".join(str(asked.seat) for asked in open_questions(s))
        return Refused("not_asked", seat=shown(seat), waiting=waiting)
    if s.sealed[decision.seat] is not None:
        return Refused("already_answered", seat=decision.seat)
    return decision.check(choice) or Refused("unreachable")


def _ask(s: State) -> tuple[Decision, ...]:
    step = s.stack[-1]
    asked = step.ask(s)
    return _with_powers(s, step, asked) if step.admits_powers and asked else tuple(asked)


def _with_powers(s: State, step: Step[Any], asked: list[Decision]) -> tuple[Decision, ...]:
    """The question of a step that admits powers, with those of the seat that it asks."""
    decision = asked[0]
    if len(asked) > 1 or decision.picks is not None:
        raise InternalError(f"{type(step).__name__} admits powers, so it must ask one seat for one option")
    powers = s.powers(decision.seat)
    return (decision.with_powers(powers) if powers else decision,)


def _push(s: State, steps: Next) -> None:
    s.stack.extend(reversed(steps))


def _advance(s: State) -> None:
    """Run steps until somebody is asked or the game is over."""
    if s.outcome is not None:
        _close(s)
        return
    stack = s.stack
    left = MOST_STEPS
    try:
        while stack:
            step = stack[-1]
            left -= 1
            if not left:
                raise InternalError(f"{MOST_STEPS} steps led to no question; the last was {type(step).__name__}")
            mode = step.mode
            if s.value is not None and mode != CONTINUES:
                raise InternalError(f"a value was handed on to {type(step).__name__}, which wants none")
            after: Next | None
            if mode == DOES:
                after = step.run(s)
            elif mode == ASKS:
                asked = step.ask(s)
                if asked:
                    s.opened = _with_powers(s, step, asked) if step.admits_powers else tuple(asked)
                    s.question += 1
                    return
                after = step.take(s, {})
            else:
                value, s.value = s.value, None
                after = step.given(s, value)
            if after:
                if len(after) == 1:
                    stack[-1] = after[0]
                else:
                    stack.pop()
                    stack.extend(after[::-1])
            elif after is None:
                raise InternalError(f"{type(step).__name__} must name its successors")
            else:
                stack.pop()
    except GameOver:
        _close(s)
    else:
        raise InternalError("the stack ran empty before the game was finished")


def _close(s: State) -> None:
    """The game is over: nobody is asked any more."""
    s.stack.clear()
    s.opened = ()
    s.value = None
    s.question += 1
