"""Why something is not offered. The rule that says no says why in the same place: `return bar(("attack",), "no_enemy")`
in place of an empty list. While a game is played `bar` is `silent` and nothing is noted; when somebody asks why, the
same rule runs once more about what the seat knows, with `Bars` to note what it says."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from bathysphere.engine.decision import Choice, Decision
from bathysphere.engine.kinds import Facts

Fact = str | int


class Reason(NamedTuple):
    """Why something that one would try is not among the options of the open question."""

    target: Choice
    """What one would point at: `("lord", 12)`, `("explore",)`."""
    code: str
    """Of the sentence `why-<code>`."""
    facts: Facts
    """What the sentence speaks of: cards, seats and numbers, named like the fields of events."""


class Bar(Protocol):
    """Says why a target is not offered; the answer is that nothing is, so that a rule can return it."""

    def __call__(self, target: Choice, code: str, /, **facts: Fact) -> tuple[()]: ...


Offers = Callable[[Any, int, Bar], Sequence[Choice]]
"""A rule that offers: what a seat can choose now, in the state that it is given."""


Explains = Callable[[Any, Decision, Bar], None]
"""Says why not, in a question that is about more than lies on the table."""


def silent(target: Choice, code: str, /, **facts: Fact) -> tuple[()]:
    """While a game is played, nobody asks why. What is costly to say can stand behind `if bar is not silent`."""
    return ()


def within(bar: Bar, *begun: str | int) -> Bar:
    """For a rule that knows only the rest of what it offers: its targets are put behind these parts."""
    if bar is silent:
        return silent

    def longer(target: Choice, code: str, /, **facts: Fact) -> tuple[()]:
        return bar((*begun, *target), code, **facts)

    return longer


class Bars:
    """Notes what rules bar; the first reason against a target counts."""

    __slots__ = ("noted",)

    def __init__(self) -> None:
        self.noted: dict[Choice, Reason] = {}

    def __call__(self, target: Choice, code: str, /, **facts: Fact) -> tuple[()]:
        if target not in self.noted:
            self.noted[target] = Reason(target, code, facts)
        return ()

    def against(self, decision: Decision, target_of: Mapping[str, Callable[[Choice], Choice]]) -> tuple[Reason, ...]:
        """Whatever can be done in some way is not barred: no target is the beginning of an option, which `target_of`
        names as targets are named, by its verb, if that differs."""
        if not self.noted:
            return ()
        options = decision.options if decision.picks is None else decision.more(())
        if target_of:
            options = tuple([target_of[each[0]](each) if each[0] in target_of else each for each in options])
        offered = {option[:length] for option in options for length in range(1, len(option) + 1)}
        return tuple([reason for target, reason in self.noted.items() if target not in offered])


# -- for what is worked out from a view


Reasons = Iterator[Reason]


def why(target: Choice, code: str, **facts: Fact) -> Reason:
    return Reason(target, code, facts)
