"""Exploring: what the next cards of the deck promise, and what a fight brings."""

from bathysphere.bots.abyss.evaluation import Evaluation
from bathysphere.games.abyss.cards.allies import KINDS, MONSTER, VALUE
from bathysphere.games.abyss.components import REWARDS, THREAT_DIVISIONS, TRACK_SPACES, rewarded_division


class Exploring:
    """The expected gain of going on, by the space that the next card will lie in and by the threat."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        deck = evaluation.memory.deck_of(evaluation.view)
        number = sum(deck)
        self.monster = deck[MONSTER] / number
        chances = [0.0] * 6
        for kind in range(KINDS):
            chances[VALUE[kind]] += deck[kind] / number
        # An Ally of an unknown race: some help a plan, and most add to a race that the hand holds already.
        helps = evaluation.weights.plan * evaluation.ripe
        self.gains = [(chances[value], self._ally(value) + helps) for value in range(1, 6)]
        self._rewards: dict[int, float] = {}
        self._known: dict[tuple[int, int], float] = {}

    def _ally(self, value: int) -> float:
        evaluation = self.evaluation
        if evaluation.turns:
            return evaluation.allies[value]
        # In the last turn it becomes a Companion, if the hand holds none of its race.
        missing = [
            value - best for best, total in zip(evaluation.best_companions, evaluation.totals, strict=True) if not total
        ]
        return sum([max(0, gain) for gain in missing]) / 5

    def reward(self, threat: int) -> float:
        """What beating a Monster brings now."""
        if threat not in self._rewards:
            self._rewards[threat] = self._reward(threat)
        return self._rewards[threat]

    def _reward(self, threat: int) -> float:
        evaluation = self.evaluation
        keys, choices = REWARDS[rewarded_division(evaluation.view.free, evaluation.view.seat, threat)]
        supply = evaluation.view.supply
        best = max(
            [pearls * evaluation.pearl + min(tokens, supply) * evaluation.weights.token for pearls, tokens in choices]
        )
        return best + (evaluation.keys(keys) if keys else 0.0)

    def ahead(self, space: int, threat: int) -> float:
        """What revealing a card into this space promises."""
        key = (space, threat)
        if key in self._known:
            return self._known[key]
        evaluation = self.evaluation
        reward = self.reward(threat)
        if space >= TRACK_SPACES:
            value = self.monster * reward + sum([chance * gain for chance, gain in self.gains]) + evaluation.pearl
        else:
            on = self.ahead(space + 1, threat)
            risen = self.ahead(space + 1, min(threat + 1, THREAT_DIVISIONS))
            leave = evaluation.weights.leave
            value = self.monster * max(reward, risen)
            value += sum([chance * max(gain, on - leave * gain) for chance, gain in self.gains])
        self._known[key] = value
        return value

    @property
    def whole(self) -> float:
        """What a whole exploration promises."""
        return self.ahead(1, self.evaluation.view.threat)
