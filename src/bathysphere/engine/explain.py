"""A description of the open question: what a state waits for, from whom, and under which rules."""

from bathysphere.engine.flow import open_questions
from bathysphere.engine.state import State
from bathysphere.engine.value import Value


class Waiting(Value, frozen=True, gc=False):
    """What a state waits for, from whom and under which rules. All of it is public."""

    question: int
    step: str
    rules: tuple[str, ...]
    asked: tuple[tuple[int, str], ...]
    afterwards: tuple[str, ...]

    def __str__(self) -> str:
        if not self.asked:
            return "The game is over."
        who = ", ".join(f"seat {seat} ({kind})" for seat, kind in self.asked)
        rules = f" under {', '.join(self.rules)}" if self.rules else ""
        then = f"; then {', '.join(self.afterwards)}" if self.afterwards else ""
        return f"Question {self.question}: {self.step} waits for {who}{rules}{then}."


def explain(s: State) -> Waiting:
    """What the state waits for. Who has already answered a joint question is not told."""
    if s.outcome is not None:
        return Waiting(s.question, "", (), (), ())
    step = s.stack[-1]
    return Waiting(
        s.question,
        type(step).__name__,
        step.rules,
        tuple((decision.seat, decision.kind) for decision in open_questions(s)),
        tuple(type(below).__name__ for below in reversed(s.stack[:-1])),
    )
