"""Bots: programs that play for a seat. A bot knows what its seat knows: a view, its own decisions, the events it was
told, and what it heard others say."""

from typing import Protocol

from bathysphere.engine import Chance, Choice, Decision, SeenEvent, View, any_answer


class Bot:
    """A player that is a program. Chance comes from a stream of its own, so that a game repeats with any players."""

    def __init__(self, seat: int, chance: Chance) -> None:
        self.seat = seat
        self.chance = chance

    def hear(self, told: list[SeenEvent]) -> None:
        """Events, as this seat hears them, in the order in which they happened."""

    def hear_talk(self, seat: int, statement: Choice) -> None:
        """A statement (`Game.talk`) that somebody made, between the events around it. `seat` is also its own: that may
        have been a person whom it covers, or itself before it was seated again."""

    def talk(self, view: View) -> Choice | None:
        """Something to say, or nothing. It is asked when a new question opened, to whomever, and again when it has
        heard something."""
        return None

    def interject(self, view: View, options: tuple[Choice, ...]) -> Choice | None:
        """One of the interjections that are open to its seat, or none."""
        return None

    def choose(self, view: View, decision: Decision) -> Choice:
        """An answer to the decision; `view` is what the seat may know at that moment."""
        return any_answer(decision, self.chance)


class Observer(Protocol):
    """What makes something of the events that a bot hears."""

    def hear(self, event: SeenEvent) -> None: ...
    def hear_talk(self, seat: int, statement: Choice) -> None: ...


class PatientBot(Bot):
    """What it hears waits until it sees the table: often only a view says what to make of it."""

    def __init__(self, seat: int, chance: Chance) -> None:
        super().__init__(seat, chance)
        self._unread: list[SeenEvent | tuple[int, Choice]] = []

    def hear(self, told: list[SeenEvent]) -> None:
        self._unread += told

    def hear_talk(self, seat: int, statement: Choice) -> None:
        self._unread.append((seat, statement))

    def catch_up(self, mind: Observer) -> None:
        """All that waits is heard now, in its order."""
        for news in self._unread:
            if isinstance(news, SeenEvent):
                mind.hear(news)
            else:
                mind.hear_talk(*news)
        self._unread = []


class RandomBot(Bot):
    """Any legal answer, several picks one by one."""
