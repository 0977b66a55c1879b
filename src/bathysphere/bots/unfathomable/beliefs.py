"""Who may hide a traitor's card. The evidence is what lies in checks, more opposing cards than chance brings and who
added any; what people choose; and what they say."""

from bathysphere.bots.unfathomable.weights import Weights
from bathysphere.games.unfathomable.cards.roles import FIRST_GAME_DECK, ROLE_DECK, no_cultist
from bathysphere.games.unfathomable.view import UnfathomableView

SUREST = 0.97
LEAST = 0.005
BALANCING = 4
"""So many rounds bring the doubts near enough to their sum."""


def role_counts(view: UnfathomableView) -> tuple[int, int, int]:
    """The role deck of this table: humans, hybrids, cultists."""
    seats = len(view.players)
    if view.options.first_game:
        return FIRST_GAME_DECK[seats]
    return no_cultist(seats) if view.options.no_cultist else ROLE_DECK[seats]


class Suspicion:
    """How likely each seat hides a traitor's card, as one observer sees it; NOBODY: as a mere spectator."""

    def __init__(self, seats: int, observer: int, prior: float, weights: Weights) -> None:
        self.observer = observer
        self.weights = weights
        self.evil = [0.0 if seat == observer else prior for seat in range(seats)]

    def multiply(self, seat: int, odds: float) -> None:
        """Something that is so many times as likely of a traitor."""
        evil = self.evil[seat]
        if seat != self.observer and 0.0 < evil < 1.0:
            self.evil[seat] = min(SUREST, max(LEAST, evil * odds / (evil * odds + 1.0 - evil)))

    def balance(self, traitors: float) -> None:
        """All doubts are raised or lowered alike, until they come to as many traitors as there should be."""
        doubted = [evil for evil in self.evil if 0.0 < evil < 1.0]
        traitors = min(traitors, len(doubted) * SUREST)
        if not doubted:
            return
        odds = 1.0
        for _ in range(BALANCING):
            found = sum([evil * odds / (evil * odds + 1.0 - evil) for evil in doubted])
            odds *= traitors / found
        for seat in range(len(self.evil)):
            self.multiply(seat, odds)

    def another_card(self, seat: int, chance: float) -> None:
        if seat != self.observer:
            self.evil[seat] = 1.0 - (1.0 - self.evil[seat]) * (1.0 - chance)

    def sorted_out(self, counts: list[int], opposing: int, chaos: list[float]) -> None:
        """So many opposing cards lay in a check, to which each added so many; `chaos` says how likely each number of
        them came by chance."""
        before = list(self.evil)
        for seat, number in enumerate(counts):
            if not number or seat == self.observer:
                continue
            others = chaos
            for other, added in enumerate(counts):
                if added and other != seat:
                    others = added_up(others, self._sabotage(0.0 if other == self.observer else before[other], added))
            guilty = added_up(others, self._sabotage(1.0, number))
            innocent = added_up(others, self._sabotage(0.0, number))
            so_many = min(opposing, len(guilty) - 1)
            self.multiply(seat, (guilty[so_many] + LEAST) / (innocent[so_many] + LEAST))

    def _sabotage(self, evil: float, added: int) -> list[float]:
        """How likely each number of opposing cards came from one who added so many."""
        guilty = list(self.weights.sabotage[: added + 1])
        guilty[-1] += 1.0 - sum(guilty)
        slip = self.weights.slip
        innocent = [1.0 - slip, slip, *([0.0] * (len(guilty) - 2))]
        return [evil * bad + (1.0 - evil) * good for bad, good in zip(guilty, innocent, strict=True)]


def added_up(first: list[float], second: list[float]) -> list[float]:
    """How two numbers add up."""
    found = [0.0] * (len(first) + len(second) - 1)
    for i, one in enumerate(first):
        for j, other in enumerate(second):
            found[i + j] += one * other
    return found
