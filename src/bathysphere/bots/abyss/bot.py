"""The thoughtful bot: for each kind of decision it takes the option that promises most influence points."""

from collections.abc import Callable

from bathysphere.bots.abyss.actions import best_action, last_moment
from bathysphere.bots.abyss.evaluation import Evaluation
from bathysphere.bots.abyss.exploring import Exploring
from bathysphere.bots.abyss.memory import Memory
from bathysphere.bots.abyss.weights import Weights
from bathysphere.bots.base import Bot
from bathysphere.engine import Chance, Choice, Decision, InternalError, SeenEvent, View
from bathysphere.games.abyss.cards.allies import VALUE
from bathysphere.games.abyss.cards.lords import AMBASSADORS, LORDS, POINTS
from bathysphere.games.abyss.cards.politicians import CORRUPTOR_PRICE
from bathysphere.games.abyss.components import THREAT_DIVISIONS
from bathysphere.games.abyss.prices import Payment
from bathysphere.games.abyss.purse import best_payment
from bathysphere.games.abyss.view import AbyssView


class ThoughtfulBot(Bot):
    """It looks one decision ahead, remembers what was open, and values everything in points."""

    weights = Weights()

    def __init__(self, seat: int, chance: Chance) -> None:
        super().__init__(seat, chance)
        self.memory = Memory()

    def hear(self, told: list[SeenEvent]) -> None:
        self.memory.hear(told)

    def choose(self, view: View, decision: Decision) -> Choice:
        if not isinstance(view, AbyssView):
            raise InternalError("this bot plays Abyss only")
        if len(decision.options) == 1 and decision.picks is None:
            return decision.options[0]
        judge = _JUDGES.get(decision.kind)
        if judge is None:
            return decision.default
        return judge(Evaluation(view, self.memory, self.weights), decision)


def _best(decision: Decision, value: Callable[[Choice], float]) -> Choice:
    """The option of the highest value, the first of equals."""
    return max(decision.options, key=value)


# -- exploring


def _buy(o: Evaluation, decision: Decision) -> Choice:
    """An offered Ally for pearls that go to an opponent, who else may take it."""
    _, buy = decision.options
    card, price = buy[1], o.view.turn.sold + 1
    rivalry = 0.5 / len(o.opponents)
    gain = o.card(card) + rivalry * o.allies[VALUE[card]] - price * o.pearl * (1 + rivalry)
    return buy if gain > o.weights.save else decision.options[0]


def _take(o: Evaluation, decision: Decision) -> Choice:
    power = last_moment(o, decision)
    if power is not None:
        return power
    take, go_on = decision.options[:2]
    track = o.view.track
    gain = o.card(track[-1])
    ahead = Exploring(o).ahead(len(track) + 1, o.view.threat) - o.weights.leave * o.allies[VALUE[track[-1]]]
    return take if gain >= ahead else go_on


def _fight(o: Evaluation, decision: Decision) -> Choice:
    power = last_moment(o, decision)
    if power is not None:
        return power
    fight, go_on = decision.options[:2]
    exploring, threat = Exploring(o), o.view.threat
    return (
        fight
        if exploring.reward(threat) >= exploring.ahead(len(o.view.track) + 1, min(threat + 1, THREAT_DIVISIONS))
        else go_on
    )


def _reward(o: Evaluation, decision: Decision) -> Choice:
    return _best(decision, lambda option: option[1] * o.pearl + option[2] * o.weights.token)


# -- recruiting


def _pay(o: Evaluation, decision: Decision) -> Choice:
    """The Lord is not named here, but his price is."""
    paid = best_payment(o.hand, decision.picks, o.purse) if isinstance(decision.picks, Payment) else None
    return tuple(sorted([("ally", card) for card in paid[1]])) if paid is not None else decision.default


def _companion(o: Evaluation, decision: Decision) -> Choice:
    return _best(decision, lambda option: o.companion(option[1]))


def _corruptor(o: Evaluation, decision: Decision) -> Choice:
    def gain(option: Choice) -> float:
        return 0.0 if option[0] == "decline" else o.lord(option[1]) - CORRUPTOR_PRICE * o.pearl

    return _best(decision, gain)


def _schemer(o: Evaluation, decision: Decision) -> Choice:
    """An unknown Lord, by the mean of those unseen, for the one missed least."""
    unseen = o.unseen_lords
    expected = sum([o.lord(lord) for lord in unseen]) / max(1, len(unseen))

    def gain(option: Choice) -> float:
        return 0.0 if option[0] == "decline" else expected - o.leaving(option[1])

    return _best(decision, gain)


def _traitor(o: Evaluation, decision: Decision) -> Choice:
    def gain(option: Choice) -> float:
        return 0.0 if option[0] == "decline" else o.lord(option[2]) - o.leaving(option[1])

    return _best(decision, gain)


def _arrow(o: Evaluation, decision: Decision) -> Choice:
    """Always used, but for an ambassador: his keys alone take a location at the end of the action, by free choice."""
    use, leave = decision.options
    lord = o.free[-1]
    return leave if lord in AMBASSADORS and o.keys_on(lord) else use


# -- soldiers


def _discard_one(o: Evaluation, decision: Decision) -> Choice:
    return min(decision.options, key=lambda option: o.without(option[1]))


def _discard_down(o: Evaluation, decision: Decision) -> Choice:
    """One by one, each time the Ally missed least."""
    number = len(decision.default)
    chosen: list[Choice] = []
    for _ in range(number):
        card = min(dict.fromkeys(o.hand), key=o.without)
        chosen.append(("ally", card))
        o = o.discarded(card)
    return tuple(sorted(chosen))


def _assassin(o: Evaluation, decision: Decision) -> Choice:
    """The Lord whose work or key is missed most; of those the one that is not turned yet."""
    turned = {lord for seat in o.opponents for lord in o.view.turned[seat]}

    def harm(option: Choice) -> float:
        lord = option[1]
        if lord in turned:
            return -1.0
        lasting = LORDS[lord].kind == "lasting"
        return 3.0 * o.keys_on(lord) + (o.lord(lord) - POINTS[lord] if lasting else 0.0)

    return _best(decision, harm)


def _hunter(o: Evaluation, decision: Decision) -> Choice:
    """The leader among those with a token."""
    return _best(decision, lambda option: o.points_now(option[1]))


# -- Council and locations


def _apprentice(o: Evaluation, decision: Decision) -> Choice:
    return _best(decision, lambda option: o.cards(o.memory.council_of(o.view, option[1])))


def _keys(o: Evaluation, decision: Decision) -> Choice:
    """The pieces missed least, picked one by one: Lords without a lasting ability, then tokens."""

    def loss(piece: Choice) -> float:
        if piece[0] == "token":
            return 0.05
        lord = piece[1]
        return o.leaving(lord) - POINTS[lord] - o.tiles.lord(lord) if LORDS[lord].kind == "lasting" else 0.0

    chosen: Choice = ()
    while not decision.enough(chosen):
        chosen = tuple(sorted((*chosen, min(decision.more(chosen), key=loss))))
    return chosen


def _location(o: Evaluation, decision: Decision) -> Choice:
    """The best open tile, or the number of tiles to draw that promises more."""
    expected, number = o.tiles.best_draw

    def value(option: Choice) -> float:
        if option[0] == "take_location":
            return o.tiles.worth(option[1])
        return expected if option[1] == number else -1.0

    return _best(decision, value)


def _keep_tile(o: Evaluation, decision: Decision) -> Choice:
    return _best(decision, lambda option: o.tiles.worth(option[1]))


def _smokers(o: Evaluation, decision: Decision) -> Choice:
    return _best(decision, lambda option: o.tiles.worth(option[1]) if option[0] == "swap" else 0.0)


def _illusionist(o: Evaluation, decision: Decision) -> Choice:
    def gain(option: Choice) -> float:
        return 0.0 if option[0] == "decline" else o.tiles.worth(option[2]) - o.tiles.worth(option[1])

    return _best(decision, gain)


def _end(o: Evaluation, decision: Decision) -> Choice:
    power = last_moment(o, decision)
    return power if power is not None else decision.options[0]


_JUDGES: dict[str, Callable[[Evaluation, Decision], Choice]] = {
    "turn.action": best_action,
    "turn.end": _end,
    "explore.buy": _buy,
    "explore.take": _take,
    "explore.fight": _fight,
    "explore.reward": _reward,
    "recruit.pay": _pay,
    "recruit.companion": _companion,
    "corruptor.buy": _corruptor,
    "schemer.replace": _schemer,
    "traitor.replace": _traitor,
    "lord.arrow": _arrow,
    "jailer.discard": _discard_one,
    "commander.discard": _discard_down,
    "assassin.victim": _assassin,
    "hunter.victim": _hunter,
    "apprentice.council": _apprentice,
    "control.keys": _keys,
    "control.location": _location,
    "control.keep": _keep_tile,
    "control.smokers": _smokers,
    "illusionist.swap": _illusionist,
}
