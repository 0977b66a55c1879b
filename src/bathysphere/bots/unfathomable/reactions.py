"""Windows: modifiers and rerolls of the die, what prevents a defeat, barricades, and who is locked up."""

from bathysphere.bots.unfathomable.evaluation import Evaluation
from bathysphere.bots.unfathomable.fights import LOCKED_TRAITOR
from bathysphere.bots.unfathomable.forecast import DIE
from bathysphere.engine import PASS, Choice, Decision
from bathysphere.games.unfathomable.cards.skills.table import VALUE_OF
from bathysphere.games.unfathomable.cards.spaces import BRIG, DECK
from bathysphere.games.unfathomable.checks import Rolling
from bathysphere.games.unfathomable.components import DEEP_ONE, FOOD, FUEL, NOBODY, SANITY
from bathysphere.games.unfathomable.effects import DIALS

DIAL_OF = {"galley": FOOD, "boiler_room": FUEL, "chapel": SANITY}
FEAT = 1.6
"""What a feat card must gain to be used."""
ENTERING = 3
"""So many deep ones before the doors are worth the barricades."""


# -- the die


class Roll:
    """A roll under way, as the humans see it: how likely it ends well, and what that is worth."""

    def __init__(self, o: Evaluation, rolling: Rolling) -> None:
        self.rolling = rolling
        by_human = o.is_human(rolling.seat)
        high = not rolling.at_most
        self.stake = o.hardship
        if rolling.attack or rolling.why == "shrivelling":
            _, target, space = o.model.attack
            if target == DEEP_ONE:
                self.stake = o.deep_one(space)
            elif o.is_human(target):
                self.stake, high = o.weights.defeated * (1.0 - o.evil[target]), False
            else:
                self.stake = LOCKED_TRAITOR
        elif rolling.why in DIAL_OF:
            self.stake = o.dial(DIAL_OF[rolling.why], -1)
        elif rolling.why == "inspiring_speech":
            self.stake = o.dial(SANITY, -1) - o.dial(SANITY, 1)
        elif rolling.why == "first_oath_of_dagon":
            self.stake = o.weights.monarch
        self.matters = rolling.number > 0 and (by_human or rolling.attack)
        self.high = high or rolling.at_most
        """Whether a high result is good for the humans."""
        self.least = rolling.number + 1 if rolling.at_most else rolling.number
        """The lowest result on the high side."""

    def good(self, modifier: int) -> float:
        """How likely it ends well with a modifier."""
        high = sum([min(DIE, max(1, face + modifier)) >= self.least for face in range(1, DIE + 1)]) / DIE
        return high if self.high else 1.0 - high

    @property
    def is_good(self) -> bool:
        return (self.rolling.result >= self.least) == self.high


def before_roll(o: Evaluation, decision: Decision) -> Choice:
    rolling = o.view.roll
    if rolling is None or o.hidden or len(decision.options) == 1:
        return PASS
    roll = Roll(o, rolling)
    if not roll.matters:
        return PASS
    best: tuple[float, Choice] = (0.1, PASS)
    now = roll.good(rolling.modifier)
    for option in decision.options:
        gain = _changed(o, roll, option, now) * roll.stake * (-1.0 if o.foe else 1.0)
        gain -= FEAT if option[0] == "perfect_number" else o.card(option[1]) if option != PASS else 0.0
        if gain > best[0]:
            best = (gain, option)
    return best[1]


def _changed(o: Evaluation, roll: Roll, option: Choice, now: float) -> float:
    """How much likelier a good end becomes."""
    match option:
        case ("play", _, by):
            return roll.good(roll.rolling.modifier + by) - now
        case ("almanac", card):
            return roll.good(roll.rolling.modifier + VALUE_OF[card]) - now
        case ("perfect_number", face):
            result = min(DIE, max(1, face + roll.rolling.modifier))
            return float((result >= roll.least) == roll.high) - now
    return 0.0


def after_roll(o: Evaluation, decision: Decision) -> Choice:
    rolling = o.view.roll
    if rolling is None or len(decision.options) == 1:
        return PASS
    roll = Roll(o, rolling)
    if not roll.matters or o.hidden or roll.is_good != o.foe:
        return PASS
    chance = roll.good(rolling.modifier)
    if o.foe:
        chance = 1.0 - chance
    best: tuple[float, Choice] = (0.05, PASS)
    for option in decision.options[1:]:
        gain = chance * roll.stake - (o.card(option[1]) if len(option) > 1 else 0.0)
        if gain > best[0]:
            best = (gain, option)
    return best[1]


# -- defeat


def character(o: Evaluation, decision: Decision) -> Choice:
    """Oneself, or a friend; a ward acts by itself."""
    victim = o.model.victim
    if victim == NOBODY or o.view.players[victim].wards:
        return PASS
    loss = o.weights.defeated * (1.0 if victim == o.me else 2.0 * o.ally(victim) - 1.0)
    if o.view.players[victim].hand == 0 and victim != o.me:
        loss *= 0.9
    best: tuple[float, Choice] = (0.1, PASS)
    for option in decision.options[1:]:
        price = {"starbuck": 1.0, "medical_intervention": FEAT}.get(option[0])
        gain = loss - (o.card(option[1]) if price is None else price)
        if gain > best[0]:
            best = (gain, option)
    return best[1]


def passenger(o: Evaluation, decision: Decision) -> Choice:
    if o.foe:
        return PASS
    prices = {
        "pharmacy_food": o.dial(FOOD, -1),
        "pharmacy_item": o.weights.item,
        "medical_intervention": FEAT,
        "pass": o.soul,
    }
    return min(decision.options, key=lambda option: prices[option[0]])


def barricade(o: Evaluation, decision: Decision) -> Choice:
    """When deep ones stand before the doors with nobody in their way."""
    entering = 0
    for deck in DECK:
        if not o.view.passengers[deck - DECK.start] and not o.standing_in(deck):
            entering += o.view.deep_ones[deck]
    return decision.options[-1] if entering >= ENTERING and not o.foe else PASS


def first(o: Evaluation, decision: Decision) -> Choice:
    """Of several who want to react the most trusted, oneself before all."""
    return o.least(decision.options, lambda option: -o.ally(option[1]) - (option[1] == o.me))


# -- the brig


def accuse(o: Evaluation, decision: Decision) -> Choice:
    """Whom this seat suspects most; a hidden traitor somebody whom others could suspect."""

    def gain(option: Choice) -> float:
        if option[0] == "nobody":
            return 0.0
        seat = option[1]
        if seat == o.me:
            return -3.0
        if not o.is_human(seat):
            return (-2.0 if o.foe else LOCKED_TRAITOR) * (o.view.players[seat].place != BRIG)
        if o.foe:
            return 0.5 + o.looks[seat] - 2.0 * (o.evil[seat] > 0.9)
        return o.weights.in_brig * (2.2 * o.evil[seat] - 1.0)

    return max(decision.options, key=lambda option: gain(option) + o.whim())


def gain_resource(o: Evaluation, decision: Decision) -> Choice:
    return o.choose(decision.options, lambda option: o.dial(DIALS.index(option[1]), 1))


def swept_away(o: Evaluation, decision: Decision) -> Choice:
    """The passenger who is in most danger anyway."""
    return o.choose(decision.options, lambda option: -o.passenger(option[1]))
