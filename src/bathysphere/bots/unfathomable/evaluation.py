"""How a position looks to one seat: what things are worth, whom it suspects, and how it chooses for its side."""

from collections.abc import Callable, Iterable
from functools import cached_property

from bathysphere.bots.unfathomable.talk_model import TalkModel
from bathysphere.bots.unfathomable.values import Values
from bathysphere.bots.unfathomable.weights import Weights
from bathysphere.engine import Chance, Choice
from bathysphere.games.unfathomable.cards.roles import CULTIST, HYBRID
from bathysphere.games.unfathomable.cards.spaces import BRIG
from bathysphere.games.unfathomable.components import DESTINATION, NO_ROLE
from bathysphere.games.unfathomable.view import UnfathomableView


class Evaluation(Values):
    """One view, seen with the beliefs and the aims of its seat. A loss is what the humans lose: a loyal human wants it
    small, a revealed traitor big, a hidden one as big as they can explain."""

    def __init__(self, view: UnfathomableView, model: TalkModel, weights: Weights, chance: Chance) -> None:
        super().__init__(view, weights)
        self.model = model
        self.chance = chance
        self.me = view.seat
        self.own = view.players[self.me]
        self.hand = view.hand
        self.place = self.own.place
        self.open = self.own.revealed != NO_ROLE
        """Whether it plays as a revealed traitor."""
        roles = (*self.own.roles, self.own.revealed)
        self.hybrid = HYBRID in roles and not (weights.loyal and not self.open)
        self.cultist = CULTIST in roles and not self.hybrid and not (weights.loyal and not self.open)
        self.foe = self.hybrid or (self.cultist and view.distance >= DESTINATION)
        """Whether it wants the humans to lose as things stand. The cultist first needs them near their goal."""
        self.hidden = self.foe and not self.open
        self.in_brig = self.place == BRIG
        self.haste = 1.0 + weights.hurry * min(1.0, sum(model.own.evil))

    @cached_property
    def evil(self) -> list[float]:
        return self.model.own.evil

    @cached_property
    def looks(self) -> list[float]:
        """How evil everybody must look to somebody who only watches."""
        return self.model.eye.evil

    @cached_property
    def others(self) -> list[int]:
        return [seat for seat in range(len(self.view.players)) if seat != self.me]

    def is_human(self, seat: int) -> bool:
        """A human player, whatever their cards say."""
        return self.view.players[seat].revealed == NO_ROLE

    def ally(self, seat: int) -> float:
        """How likely a seat is on this one's side."""
        if seat == self.me:
            return 1.0
        return self.evil[seat] if self.foe else 1.0 - self.evil[seat]

    @cached_property
    def humans(self) -> list[int]:
        return [seat for seat in range(len(self.view.players)) if self.is_human(seat)]

    # -- choosing

    def whim(self) -> float:
        return self.weights.whim * self.chance.below(1000) / 1000

    def least(self, options: Iterable[Choice], cost: Callable[[Choice], float]) -> Choice:
        """The option that costs this seat least, whichever its side."""
        return min(options, key=lambda option: cost(option) + self.whim())

    def choose(
        self, options: Iterable[Choice], loss: Callable[[Choice], float], *, secret: bool = False, excuse: float = -1.0
    ) -> Choice:
        """By what each option costs the humans; a hidden traitor stays near the best unless nobody sees it."""
        losses = [(loss(option) + self.whim(), option) for option in options]
        best = min(losses, key=lambda each: each[0])
        if not self.foe:
            return best[1]
        if self.hidden and not secret:
            allowed = self.weights.excuse if excuse < 0 else excuse
            losses = [each for each in losses if each[0] <= best[0] + allowed]
        return max(losses, key=lambda each: each[0])[1]
