"""Steps so small that a test writes a whole game in a line: begin(tiny_game(), (Say("a"), Ask(0, "b"), End())).

What happens is noted as words in the state, so that a test can compare the order.
"""

from typing import Any, Final

from bathysphere.engine import DONE, Answers, Asks, Choice, Continues, Decision, Does, EventKind, Next, Outcome, State
from bathysphere.engine.flow import begin

SAID = EventKind("said", "word")
WHISPERED = EventKind("whispered", some="word", secret=True)
YES: Choice = ("yes",)
NO: Choice = ("no",)
WANTED: Choice = ("power",)


class TinyState(State):
    """Notes, and whatever a test wants offered: powers, and interjections by seat."""

    __slots__ = ("notes", "offer", "wishes")
    notes: list[str]

    def __init__(self, seats: int, key: bytes) -> None:
        super().__init__(seats, key)
        self.notes = []
        self.offer: tuple[Choice, ...] = ()
        self.wishes: Next = DONE

    def powers(self, seat: int) -> tuple[Choice, ...]:
        return self.offer

    def use_power(self, seat: int, choice: Choice) -> Next:
        self.notes.append(f"power {seat}")
        self.offer = ()
        return self.wishes

    def interjections(self, seat: int) -> tuple[Choice, ...]:
        return self.offer

    def interject(self, seat: int, choice: Choice) -> Next:
        self.notes.append(f"interjected {seat}")
        self.offer = ()
        return self.wishes


def tiny_game(*first: Any, seats: int = 3, offer: tuple[Choice, ...] = (), wishes: Next = DONE) -> TinyState:
    """A table that has begun with these steps."""
    s = TinyState(seats, bytes(32))
    s.offer, s.wishes = offer, wishes
    begin(s, first)
    return s


class Say(Does[TinyState]):
    """Notes a word, tells it, and goes on with what it was given."""

    __slots__ = ("after", "word")

    def __init__(self, word: str, *after: Any) -> None:
        self.after: Final = after
        self.word: Final = word

    def run(self, s: TinyState) -> Next:
        s.notes.append(self.word)
        s.tell(SAID, self.word)
        return self.after


class Ask(Asks[TinyState]):
    """Asks seats for yes or no, at once; a lone "no" asks again."""

    __slots__ = ("seats", "then")

    def __init__(self, seats: tuple[int, ...], *then: Any) -> None:
        self.seats: Final = seats
        self.then: Final = then

    def ask(self, s: TinyState) -> list[Decision]:
        return [Decision(seat, "really", (YES, NO)) for seat in self.seats]

    def take(self, s: TinyState, answers: Answers) -> Next | None:
        s.notes.append(" ".join(f"{seat}:{choice[0]}" for seat, choice in answers.items()) or "nobody")
        return None if list(answers.values()) == [NO] else self.then


class FreeAsk(Ask):
    """Powers may be used beside its answers."""

    __slots__ = ()
    admits_powers = True


class ListeningAsk(Ask):
    """Everybody may interject, whoever is asked."""

    __slots__ = ()
    allows_interjections = True


class HandOn(Does[TinyState]):
    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value: Final = value

    def run(self, s: TinyState) -> Next:
        return s.hand_on(self.value)


class HandOnAnswer(Ask):
    """Hands on the word of its first seat."""

    __slots__ = ()

    def take(self, s: TinyState, answers: Answers) -> Next | None:
        return s.hand_on(answers[self.seats[0]][0])


class NoteValue(Continues[TinyState]):
    __slots__ = ()

    def given(self, s: TinyState, value: Any) -> Next:
        s.notes.append(f"given {value}")
        return DONE


class End(Does[TinyState]):
    __slots__ = ()

    def run(self, s: TinyState) -> Next:
        s.finish(Outcome((0,)))


class Circle(Does[TinyState]):
    """Comes after itself, without end and without a word."""

    __slots__ = ()

    def run(self, s: TinyState) -> Next:
        return (self,)


class Heap(Does[TinyState]):
    """Comes twice after itself."""

    __slots__ = ()

    def run(self, s: TinyState) -> Next:
        return (self, self)


class Babble(Does[TinyState]):
    """Tells something without end, inside one step."""

    __slots__ = ()

    def run(self, s: TinyState) -> Next:
        while True:
            s.tell(SAID, "and")


class Whisper(Does[TinyState]):
    """The same, to nobody but the first seat."""

    __slots__ = ()

    def run(self, s: TinyState) -> Next:
        while True:
            s.tell_some(WHISPERED, (), (1, ("and",)))
