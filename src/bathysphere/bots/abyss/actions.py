"""What to do with a turn: recruit, ask the Council, explore, or see another Lord first; and when powers pay."""

from bathysphere.bots.abyss.evaluation import Evaluation
from bathysphere.bots.abyss.exploring import Exploring
from bathysphere.engine import Choice, Decision
from bathysphere.games.abyss.cards.allies import RACE, VALUE
from bathysphere.games.abyss.cards.lords import POINTS
from bathysphere.games.abyss.cards.powers import SLAVER_PEARLS
from bathysphere.games.abyss.components import COURT_SPACES, FEW_LORDS, LORDS_TO_END, REFILL_PEARLS


def best_action(o: Evaluation, decision: Decision) -> Choice:
    """The action of the highest gain; an intrigue first if it promises a better one."""
    best: Choice = decision.options[0]
    most = -99.0
    intrigue: Choice | None = None
    for option in decision.options:
        verb = option[0]
        if verb == "recruit":
            gain = recruit_gain(o, option[1])
        elif verb == "council":
            areas = [o.memory.council_of(o.view, race) for race in option[1:]]
            gain = sum([o.cards(cards) for cards in areas]) + o.weights.council[len(o.opponents) - 1]
        elif verb == "explore":
            gain = Exploring(o).whole + o.weights.explore[len(o.opponents) - 1] * o.ripe
        elif verb == "intrigue":
            intrigue = option
            continue
        elif verb in POWERS:
            continue
        else:
            gain = 0.0
        if gain > most:
            best, most = option, gain
    if intrigue is not None and intrigue_gain(o, most) > 0:
        return intrigue
    # After an exploration there is no moment left for powers; after the other actions there is one.
    power = last_moment(o, decision) if best[0] == "explore" else None
    return power if power is not None else best


def recruit_gain(o: Evaluation, lord: int) -> float:
    paid = o.pay(lord)
    if paid is None:
        return -99.0
    gain = o.lord(lord) - paid[0]
    left = len(o.view.court) - 1
    if left <= FEW_LORDS:
        gain += REFILL_PEARLS * o.pearl
    return gain + ending(o, lord, left)


def ending(o: Evaluation, lord: int, left: int) -> float:
    """A recruitment that ends the game is good for the leader. A player who is behind would rather wait, but not for
    ever: the less there is to gain by another turn, the less the lead of others keeps them from it."""
    view = o.view
    short = left <= FEW_LORDS and view.lord_deck < COURT_SPACES - left
    if view.last_turns >= 0 or (o.lords_of(o.seat) + 1 < LORDS_TO_END and not short):
        return 0.0
    own = o.points_now(o.seat) + POINTS[lord] + o.tiles.lord(lord)
    others = max([o.points_now(seat) + o.last_turn(seat) for seat in o.opponents])
    lead = max(-12.0, min(12.0, (own - others) * o.weights.ending))
    return lead if lead > 0 else lead * o.ripe**2


def intrigue_gain(o: Evaluation, most: float) -> float:
    """A pearl for the chance that an unseen Lord, paid at once, beats the best action."""
    if o.pearls < 2 or sum(o.totals) + o.pearls < 7 or not o.unseen_lords:
        return -1.0
    rate = o.allies[3] / 3
    gains = 0.0
    for lord in o.unseen_lords:
        if o.distance(lord, o.totals, o.pearls - 1) <= 0.0:
            gains += max(0.0, o.lord(lord) - o.terms.price(lord) * rate + 1.0 - most)
    return gains / len(o.unseen_lords) - o.pearl


def last_moment(o: Evaluation, decision: Decision) -> Choice | None:
    """The power that is worth using now; None if there is none."""
    best: Choice | None = None
    most = 0.15
    for option in decision.options:
        gain = POWERS[option[0]](o, option[1]) if option[0] in POWERS else 0.0
        if gain > most:
            best, most = option, gain
    return best


def slaver_gain(o: Evaluation, card: int) -> float:
    return SLAVER_PEARLS * o.pearl - o.without(card)


def oracle_gain(o: Evaluation, race: int) -> float:
    """An area that an opponent would take before this seat's next turn is better gone."""
    if not o.opponents or (o.turns == 0 and o.view.last_turns == 0):
        return 0.0
    value = sum([o.allies[VALUE[card]] for card in o.memory.council_of(o.view, race) if RACE[card] == race])
    return value * 0.3 - 1.0


def opportunist_gain(o: Evaluation, lord: int) -> float:
    """A Lord that this seat does not plan for makes room for another; best one that others would like."""
    ranked = sorted(o.surplus, key=lambda each: -each[1])
    wanted = [each for each, _ in ranked[:2]]
    return 0.0 if lord in wanted else 0.2 + POINTS[lord] / 20


POWERS = {"slaver": slaver_gain, "opportunist": opportunist_gain, "oracle": oracle_gain}
