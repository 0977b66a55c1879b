"""Who may be what. For each player who could be the Thing there is a world of its own, with a weight, and in that world
a probability for everybody else to be infected: infections travel from the Thing alone, so that they hang on who it is.
One more world, the last, has no Thing yet: with a hidden start its card may still lie in the deck.
"""

from math import exp

from bathysphere.bots.thing.weights import Likelihood, Testimony, Weights
from bathysphere.games.thing.roles import NOBODY

LEAST = 1e-9
"""No weight sinks below it, so that the last world left over never divides by nothing."""


class Beliefs:
    """Of one observer, who is human unless told otherwise; NOBODY: of a mere spectator."""

    def __init__(self, seats: int, observer: int, weights: Weights, *, hidden: bool = False) -> None:
        self.seats = seats
        self.observer = observer
        self.weights = weights
        self.thing = [0.0] * seats + [1.0] if hidden else [1.0] * seats + [0.0]
        """The weight of each world: the probability of a seat to be the Thing, and last of nobody."""
        self.infected = [[0.0] * seats for _ in range(seats + 1)]
        """By world, then by seat; a world's own Thing counts 0 there."""
        self.supply = [0.0] * seats
        """How many Infection! cards each would hold by now, were it the Thing."""
        self.sure = NOBODY
        self.ruled_out = [seat == observer for seat in range(seats)]
        """Who cannot be the Thing, whatever anybody says."""
        if observer != NOBODY:
            self.thing[observer] = 0.0
        self._even_out()

    # -- what is believed

    def evil(self) -> list[float]:
        """The probability of each seat not to be human."""
        found = self.thing[: self.seats]
        for world, weight in enumerate(self.thing):
            if weight > LEAST:
                for seat, share in enumerate(self.infected[world]):
                    found[seat] += weight * share
        return found

    def gift(self, seat: int) -> float:
        """The probability that this seat, were it the Thing, passes Infection! to the next human it can."""
        return self.weights.surest_gift * (1.0 - exp(-self.supply[seat]))

    # -- what changes it

    def sign(self, seat: int, likely: Likelihood) -> None:
        """Something was seen of a seat that is so likely of each role."""
        human, infected, thing = likely
        for world in range(self.seats + 1):
            if world == seat:
                self.thing[world] *= thing
                continue
            row = self.infected[world]
            was = row[seat]
            total = (1.0 - was) * human + was * infected
            self.thing[world] *= total
            if total > 0.0:
                row[seat] = was * infected / total
        self._even_out()

    def testimony(self, by: int, about: int, said: Testimony, trust: float = 1.0) -> None:
        """Somebody said or did something about another; both are judged by it, in each world."""
        honest = [trust * each for each in said.honest]
        liar = said.liar
        for world in range(self.seats + 1):
            row = self.infected[world]
            bad = 1.0 if world == by else row[by]
            if world == about:
                good_word, bad_word, is_infected = honest[2], liar[2], 0.0
            else:
                is_infected = row[about]
                good_word = honest[0] + (honest[1] - honest[0]) * is_infected
                bad_word = liar[0] + (liar[1] - liar[0]) * is_infected
            total = (1.0 - bad) * good_word + bad * bad_word
            self.thing[world] *= total
            if total <= 0.0:
                continue
            if world != by:
                row[by] = bad * bad_word / total
            if world != about:
                row[about] = is_infected * ((1.0 - bad) * honest[1] + bad * liar[1]) / total
        self._even_out()

    def meet(self, giver: int, to: int) -> None:
        """A card went from one to another unseen: the giver may have infected the receiver."""
        if to == self.observer:  # who knows better: see `spared`
            return
        row = self.infected[giver]
        given = self.gift(giver) * (1.0 - row[to])
        row[to] += given
        self.supply[giver] -= given

    def spared(self, giver: int) -> None:
        """The observer got a card from somebody and is still human."""
        self.sign(giver, (1.0, 1.0, 1.0 - self.gift(giver)))
        self.supply[giver] *= 0.3

    def is_thing(self, seat: int) -> None:
        """It is known for certain."""
        self.sure = seat
        self.thing = [float(each == seat) for each in range(self.seats + 1)]

    def drew(self, seat: int, chance: float) -> None:
        """A card came from the deck, which may have been the Thing."""
        if self.thing[-1] > 0.0 and seat != self.observer:
            drawn = self.thing[-1] * chance
            self.thing[seat] += drawn
            self.thing[-1] -= drawn

    def deck_is_through(self) -> None:
        """Every card of the first deck has been drawn: the Thing is among the players."""
        if self.thing[-1] > 0.0:
            self.thing[-1] = 0.0
            self._even_out()

    def not_thing(self, seat: int) -> None:
        self.ruled_out[seat] = True
        self.thing[seat] = 0.0
        self._even_out()

    def turned(self, seat: int) -> None:
        """This seat is known to be infected."""
        for world, row in enumerate(self.infected):
            if world != seat:
                row[seat] = 1.0

    def _even_out(self) -> None:
        if self.sure != NOBODY:
            self.is_thing(self.sure)
            return
        total = sum(self.thing)
        if total <= LEAST:
            self._start_again()
            return
        scale = 1.0 / total
        self.thing = [each * scale for each in self.thing]

    def _start_again(self) -> None:
        """Everything heard together is impossible: somebody lied better than expected. Everybody is as likely again."""
        left = [*(float(not out) for out in self.ruled_out), 0.0]
        total = sum(left) or 1.0
        self.thing = [each / total for each in left]
