"""What may be answered: all that is offered and nothing else, and in any order where several are asked at once."""

from typing import Any

import msgspec

from bathysphere.contract.play import Broken, Seen
from bathysphere.engine import (
    SPECTATOR,
    Chance,
    Choice,
    Decision,
    Game,
    Refused,
    State,
    answer,
    any_answer,
    decisions,
    open_questions,
)

MANY = 40
"""Of a question with more options than this, so many by chance are answered."""


def check_suggestions(game: Game[Any], s: State, seen: Seen) -> None:
    """What is suggested to a seat is a whole answer as it stands."""
    for decision in open_questions(s):
        chosen = game.suggestion(game.view(s, decision.seat), decision)
        if chosen is not None:
            if decision.check(chosen) is not None:
                raise Broken(f"suggested for {decision.kind} and refused: {chosen}")
            seen["suggested"] += 1


def check_answers(s: State, chance: Chance, seen: Seen) -> None:
    """Whatever is offered is accepted, and nothing else."""
    for decision in decisions(s):
        if decision.check(decision.default) is not None:
            raise Broken(f"the default of {decision.kind} is not legal")
        for choice in _legal(decision, chance):
            one, two = s.copy(), s.copy()
            answer(one, decision.seat, choice)
            answer(two, decision.seat, twin(choice))  # what equals an option is taken as that option
            if msgspec.json.encode(one.dump()) != msgspec.json.encode(two.dump()):
                raise Broken(f"{twin(choice)} leads elsewhere than {choice}")
            seen["accepted"] += 1
        for choice in _illegal(decision):
            check_refused(s, decision.seat, choice)
            seen["refused"] += 1
        check_refused(s, decision.seat, decision.default, s.question - 1)
    asked = {decision.seat for decision in open_questions(s)}
    for seat in range(-1, s.seats + 1):
        if seat not in asked:
            check_refused(s, seat, open_questions(s)[0].default)


def check_refused(s: State, seat: int, choice: Any, question: int | None = None) -> None:
    """A sentence, and the state stays as it was: `look_closely` compares it when all was tried."""
    try:
        answer(s, seat, choice, question)
    except Refused as refused:
        if not str(refused).endswith("."):
            raise Broken(f"not a sentence: {refused}") from refused
    else:
        raise Broken(f"accepted from seat {seat}, which was not offered it: {str(choice)[:80]}")


def _legal(decision: Decision, chance: Chance) -> list[Choice]:
    if decision.picks is None and len(decision.options) <= MANY:
        return list(decision.options)
    if decision.picks is None:
        return [decision.default, decision.options[-1], *(chance.pick(decision.options) for _ in range(MANY))]
    return [decision.default, *(any_answer(decision, chance) for _ in range(3))]


HOSTILE: list[Any] = [
    None, True, 5, 1.5, "pass", b"pass", [], {}, {("pass",): 1}, set(), object(), ["pass"], [["pass"]],
    ("no such verb",), (("no such verb",),), (None,), ((),), ((), ()), (["pass"],), ("pass", None), ("x" * 10_000,),
]  # fmt: skip
"""What a client may send instead of an answer."""


def _illegal(decision: Decision) -> list[Any]:
    first = decision.options[0]
    wrong = [*HOSTILE, (*first, 99), (decision.options,), list(first), [*decision.default]]
    if decision.picks is None:
        wrong += [(), (first,)]
    else:
        wrong += [first, (*decision.options, decision.options[-1])]
    return wrong


def twin(choice: Choice) -> Choice:
    """Equal to a choice, but of other numbers: 1.0 for 1."""
    return tuple(twin(part) if isinstance(part, tuple) else _other_number(part) for part in choice)


def _other_number(part: Any) -> Any:
    return float(part) if isinstance(part, int) else part


def check_order_of_arrival(s: State, chance: Chance, seen: Seen) -> None:
    """Seats asked at once: whoever answers first, the same happens and everybody hears the same."""
    waiting = decisions(s)
    if len(waiting) < 2:
        return
    answers = [(decision.seat, any_answer(decision, chance)) for decision in waiting]
    results = []
    for _ in range(2):
        chance.shuffle(answers)
        twin = s.copy()
        for seat, choice in answers:
            reply = answer(twin, seat, choice)
        results.append((twin.dump(), [reply.seen_by(seat) for seat in range(SPECTATOR, s.seats)]))
    if results[0] != results[1]:
        raise Broken(f"it matters who answers first: {sorted(answers)}")
    seen["order"] += 1
