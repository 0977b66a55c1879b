"""All other decisions: exchanges and what answers them, attacks, and what panic cards ask."""

from bathysphere.bots.thing.evaluation import Evaluation
from bathysphere.engine import PASS, Choice, Decision, without
from bathysphere.games.thing.cards.kinds import FEAR, FLAMETHROWER, INFECTION, NO_BARBECUE
from bathysphere.games.thing.roles import CLOCKWISE, HUMAN, THING_ROLE

COUNTED_OFF = 3
SHOW_ONE: Choice = ("show_one",)


def offer(o: Evaluation, decision: Decision) -> Choice:
    """The card for somebody: Infection! where it does something, else what is missed least."""
    scene = o.view.scene
    assert scene is not None
    return _give(o, decision.options, scene.target if scene.seat == o.me else scene.seat)


def reply(o: Evaluation, decision: Decision) -> Choice:
    scene = o.view.scene
    assert scene is not None
    giver = scene.seat
    defences = [option for option in decision.options if option[0] == "defend"]
    if defences:
        defence = min(defences, key=lambda option: o.worth(option[1], o.hand))
        if _refuses(o, giver, defence[1]):
            return defence
    return _give(o, [option for option in decision.options if option[0] == "give"], giver)


def _refuses(o: Evaluation, giver: int, card: int) -> bool:
    """A human refuses a risk that is greater than the card is worth. A Thing without Infection! may as well draw a
    card, and the infected cover nobody by refusing."""
    if o.role == HUMAN:
        curious = 0.5 * o.unknown(giver) if card == FEAR else 0.0
        return o.caught * o.risk(giver) + curious > o.weights.refuse * o.worth(card, o.hand)
    if o.role == THING_ROLE:
        return INFECTION not in o.hand and o.human(giver) > 0.5
    return False


def pass_on(o: Evaluation, decision: Decision) -> Choice:
    following, _ = o.beside(o.me, o.view.way)
    return _give(o, decision.options, following)


def _give(o: Evaluation, options: "tuple[Choice, ...] | list[Choice]", to: int) -> Choice:
    def gain(option: Choice) -> float:
        card = option[1]
        cost = o.worth(card, o.hand)
        if card == INFECTION:
            if o.role == THING_ROLE:
                return o.weights.infect * o.human(to) + 0.1 - cost
            return o.weights.supply + 1.0 - cost
        if o.role == HUMAN:
            if card == FLAMETHROWER:
                cost += 4.0 * o.evil[to]
            return -cost
        if to == o.the_thing and card == NO_BARBECUE and o.role != THING_ROLE:
            return 0.3
        return -cost - o.weights.arms[card] * o.human(to)

    return max(options, key=lambda option: gain(option) + 0.3 * o.whim())


def answer_fire(o: Evaluation, decision: Decision) -> Choice:
    return decision.options[-1]


def answer_swap(o: Evaluation, decision: Decision) -> Choice:
    """I'm Comfortable, if the other seat is the worse one."""
    scene = o.view.scene
    assert scene is not None
    worse = o.place() - o.place(o.swapped(scene.seat))
    return decision.options[-1] if worse > 0.8 else PASS


def keep_one(o: Evaluation, decision: Decision) -> Choice:
    return max(decision.options, key=lambda option: o.worth(option[1], (*o.hand, option[1])))


def forget(o: Evaluation, decision: Decision) -> Choice:
    """One by one, each time the card missed least."""
    chosen: Choice = ()
    hand = o.hand
    while not decision.enough(chosen):
        pick = min(decision.more(chosen), key=lambda option: o.worth(option[1], hand))
        hand = without(hand, pick[1])
        chosen = tuple(sorted((*chosen, pick)))
    return chosen


def blind_swap(o: Evaluation, decision: Decision) -> Choice:
    return min(decision.options, key=lambda option: o.worth(option[1], o.hand))


def name_side(o: Evaluation, decision: Decision) -> Choice:
    def gain(option: Choice) -> float:
        third = o.me
        for _ in range(COUNTED_OFF):
            third, _door = o.beside(third, option[1])
        return o.place() if o.view.quarantine[third] else _seat(o, third)

    return max(decision.options, key=gain)


def get_out(o: Evaluation, decision: Decision) -> Choice:
    return max(decision.options, key=lambda option: _seat(o, option[1]) + o.whim())


def _seat(o: Evaluation, other: int) -> float:
    chairs = o.swapped(other)
    return o.place(chairs) + o.exchange(o.partner(chairs), o.hand)


def be_friends(o: Evaluation, decision: Decision) -> Choice:
    return max(decision.options, key=lambda option: o.exchange(option[1], o.hand) + 0.1 * o.whim())


def between_us(o: Evaluation, decision: Decision) -> Choice:
    """A human shows a clean hand where it helps most; anybody else shows it to a friend, or to whom they fear least."""

    def gain(option: Choice) -> float:
        seat = option[1]
        if o.role == HUMAN and INFECTION not in o.hand:
            return o.human(seat)
        return -o.human(seat) - o.threat(seat)

    return max(decision.options, key=lambda option: gain(option) + 0.1 * o.whim())


def confess(o: Evaluation, decision: Decision) -> Choice:
    """A clean human shows their hand. An Infection! card ends the round: the infected show it before the Thing's turn
    comes, and the Thing before too many others have proved to be human."""
    decline, show = decision.options[:2]
    if o.role == HUMAN:
        return decline if INFECTION in o.hand else show
    scene = o.view.scene
    assert scene is not None
    order = o.living if o.view.way == CLOCKWISE else o.living[::-1]
    first = order.index(scene.seat)
    order = order[first:] + order[:first]
    coming = order[order.index(o.me) + 1 :]
    helps = o.the_thing in coming if o.role != THING_ROLE else len(coming) * 2 > len(order)
    return SHOW_ONE if helps and SHOW_ONE in decision.options else decline
