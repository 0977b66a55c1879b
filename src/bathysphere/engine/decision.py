"""A question that is open to one seat, and what counts as an answer to it.

Seat and kind are public; options, bounds and default belong to the seat alone. An option is a small tuple with a verb
first, the same in the record, on the wire, in bots and in tests.
"""

from typing import Any, ClassVar

import msgspec

from bathysphere.engine.errors import InternalError, Refused, shown
from bathysphere.engine.value import Value

Choice = tuple[Any, ...]
"""One option, or for several picks the tuple of the options picked: sorted, unless their order matters."""

PASS: Choice = ("pass",)


class Picks(Value, frozen=True, gc=False):
    """How several options make one answer. Everything about such a question follows from `more` and `enough`.

    The options of such a question are sorted, and so are the picks made so far, unless their order matters.
    """

    ordered: ClassVar[bool] = False
    """Whether the order of the picks is part of the answer. It never decides whether they are one."""

    def more(self, options: tuple[Choice, ...], chosen: Choice) -> tuple[Choice, ...]:
        """Which options, each named once, can be added so that a legal answer stays in reach."""
        raise InternalError(f"{type(self).__name__} does not say what makes an answer")

    def enough(self, chosen: Choice) -> bool:
        """Whether the options chosen are a legal answer as they are."""
        raise InternalError(f"{type(self).__name__} does not say what makes an answer")

    def refusal(self, chosen: Choice) -> Refused:
        """Why the options chosen are not enough."""
        return Refused("unreachable")


def left_over(options: tuple[Choice, ...], chosen: Choice) -> list[Choice]:
    """The options that are still there when some were picked; copies count one by one."""
    rest = list(options)
    for choice in chosen:
        rest.remove(choice)
    return rest


def distinct(options: "list[Choice] | tuple[Choice, ...]") -> tuple[Choice, ...]:
    return tuple(dict.fromkeys(options))


class Count(Picks, frozen=True, gc=False):
    """Any options, as long as their number is right."""

    least: int
    most: int

    def more(self, options: tuple[Choice, ...], chosen: Choice) -> tuple[Choice, ...]:
        return distinct(left_over(options, chosen)) if len(chosen) < self.most else ()

    def enough(self, chosen: Choice) -> bool:
        return self.least <= len(chosen) <= self.most

    def refusal(self, chosen: Choice) -> Refused:
        if len(chosen) < self.least:
            return Refused("too_few", least=self.least, number=len(chosen))
        return Refused("too_many", most=self.most, number=len(chosen))


class Ordered(Count, frozen=True, gc=False):
    """So many options one after another: in the order in which they are given."""

    ordered: ClassVar[bool] = True


class Decision(msgspec.Struct, eq=False, gc=False):
    """A question to one seat. Derived from the state whenever it is wanted, and never stored."""

    seat: int
    kind: str
    options: tuple[Choice, ...]
    named: Choice | None = None
    """The default, if the rule names one."""
    picks: Picks | None = None
    powers: int = 0
    """How many of the options, at their end, are powers offered besides (`Step.admits_powers`)."""

    @property
    def default(self) -> Choice:
        """What happens when the seat does not answer: its first option unless the rule names another."""
        if self.named is None:
            self.named = self.options[0] if self.picks is None else self._first_walk()
        return self.named

    def _first_walk(self) -> Choice:
        chosen: Choice = ()
        while not self.enough(chosen):
            chosen = self.with_pick(chosen, self.more(chosen)[0])
        return chosen

    @property
    def ordered(self) -> bool:
        """Whether several picks are kept in the order in which they are given."""
        return self.picks is not None and self.picks.ordered

    def with_pick(self, chosen: Choice, pick: Choice) -> Choice:
        """The picks made so far and one more."""
        return (*chosen, pick) if self.ordered else tuple(sorted((*chosen, pick)))

    def more(self, chosen: Choice) -> tuple[Choice, ...]:
        """What can be added to the picks made so far (single questions: every option, before the first pick)."""
        if self.picks is not None:
            return self.picks.more(self.options, chosen)
        return () if chosen else self.options

    def enough(self, chosen: Choice) -> bool:
        return self.picks.enough(chosen) if self.picks is not None else len(chosen) == 1

    def with_powers(self, powers: tuple[Choice, ...]) -> "Decision":
        """The same question with powers offered besides; this one stays as it is, for a step may keep what it asks."""
        return Decision(self.seat, self.kind, self.options + powers, self.named, powers=len(powers))

    def is_power(self, choice: Choice) -> bool:
        return self.powers > 0 and choice in self.options[-self.powers :]

    def accept(self, choice: Any) -> Choice | None:
        """The offered option that equals this choice (or for several picks these options), if that is a legal answer.

        What comes from outside is only compared and never kept: 1.0 and True equal 1, a list may change later.
        """
        if type(choice) is not tuple:
            return None
        if self.picks is None:
            try:
                return self.options[self.options.index(choice)]
            except ValueError:
                return None
        found = self._found(choice)
        return found if found is not None and self.picks.enough(found) else None

    def _found(self, choice: Choice) -> Choice | None:
        """The offered options that equal these picks. Sorted ones are found in one pass, for options are sorted too."""
        if self.ordered:
            return self._one_by_one(choice)
        offered = iter(self.options)
        found: list[Choice] = []
        for pick in choice:
            for option in offered:
                if option == pick:
                    found.append(option)
                    break
            else:
                return None
        return tuple(found)

    def _one_by_one(self, choice: Choice) -> Choice | None:
        rest = list(self.options)
        try:
            return tuple([rest.pop(rest.index(pick)) for pick in choice])
        except ValueError:
            return None

    def check(self, choice: Any) -> Refused | None:
        """Why this is no answer to the question; None if it is one."""
        if self.accept(choice) is not None:
            return None
        if self.picks is None:
            return self._not_offered(choice)
        if type(choice) is not tuple or not all(type(pick) is tuple for pick in choice):
            return Refused("not_several", choice=shown(choice))
        found = self._found(choice)
        if found is not None:
            return self.picks.refusal(found)
        rest = list(self.options)
        for pick in choice:
            if pick not in self.options:
                return self._not_offered(pick)
            if pick not in rest:
                return Refused("picked_twice", choice=shown(pick))
            rest.remove(pick)
        return Refused("unsorted", choice=shown(choice))

    def _not_offered(self, choice: Any) -> Refused:
        return Refused("not_offered", choice=shown(choice), number=len(self.options))

    def face(self) -> tuple[Any, ...]:
        """All that its seat is shown; equal faces are the same question."""
        return (self.seat, self.kind, self.options, self.picks, self.default)

    def __repr__(self) -> str:
        return f"Decision(seat {self.seat}, {self.kind}, {len(self.options)} options)"


def how_many(decision: Decision) -> Count:
    """The bounds of a question that wants any options, as long as their number is right."""
    if not isinstance(decision.picks, Count):
        raise InternalError(f"{decision.kind} does not go by the number of options")
    return decision.picks


def as_choice(raw: Any) -> Choice:
    """A choice as it comes back from JSON, where tuples became lists."""
    return tuple(as_choice(part) if isinstance(part, list) else part for part in raw)
