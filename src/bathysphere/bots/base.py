"""What sits in an empty seat. A bot knows what its seat knows: a view, its own decisions, the events it was told."""

from bathysphere.engine import Chance, Choice, Decision, Told, View, any_answer


class Bot:
    """A player that is a program. Chance comes from a stream of its own, so that a game repeats whoever plays."""

    def __init__(self, seat: int, chance: Chance) -> None:
        self.seat = seat
        self.chance = chance

    def hear(self, told: list[Told]) -> None:
        """Events, as this seat hears them, in the order in which they happened."""

    def choose(self, view: View, decision: Decision) -> Choice:
        """An answer to the decision; `view` is what the seat may know at that moment."""
        return any_answer(decision, self.chance)


class RandomBot(Bot):
    """Any legal answer, several picks one by one."""
