"""What the solo player answers for the poacher, and how near the poacher is to winning."""

from bathysphere.bots.cryptids.evaluation import Evaluation
from bathysphere.bots.cryptids.routes import lacking
from bathysphere.engine import Cards, Choice, Decision
from bathysphere.games.cryptids.components import OF_ONE_CONTRACT
from bathysphere.games.cryptids.content import ANY, NOWHERE


def captives(o: Evaluation, card: int) -> int:
    """The most captives so far that meet one contract together with this cryptid."""
    poacher = o.view.poacher
    if poacher is None:
        return 0
    fitting = [o.c.contracts[each] for each in o.me.contracts if o.meets(card, o.c.contracts[each])]
    return max([1 + sum([o.meets(other, each) for other in poacher.captives]) for each in fitting], default=0)


def dangerous(o: Evaluation, card: int) -> float:
    """How much the seat fears for an open card: the last of three of one contract ends the journey."""
    number = captives(o, card)
    return o.w.danger * max(0, number - 1) if number < OF_ONE_CONTRACT else 4 * o.w.danger


def prey_in_sight(o: Evaluation) -> list[tuple[Cards, float]]:
    """What he may catch: what each needs, and how much that would hurt."""
    found = [(o.c.cards[card].needs, o.found(card) + dangerous(o, card)) for card in o.me.waiting]
    for place, each in enumerate(o.view.display):
        if each.card != NOWHERE and (place in o.me.bids or captives(o, each.card)):
            found.append((each.needs, 1.0 + dangerous(o, each.card)))
    return found


def threat(o: Evaluation, held: Cards) -> float:
    """What these pieces of evidence in his hands would mean."""
    worth = 0.0
    for needs, harm in prey_in_sight(o):
        _, missing = lacking(needs, held, {})
        worth += harm * (1.0, 0.35, 0.1, 0.0)[len(missing)]
    return worth


def takes(o: Evaluation, decision: Decision) -> Choice:
    return min(decision.options, key=lambda option: threat_with(o, option[2]))


def market(o: Evaluation, decision: Decision) -> Choice:
    return min(decision.options, key=lambda option: threat_with(o, o.view.market[option[1]]))


def threat_with(o: Evaluation, kind: int) -> float:
    """How he would stand with one more, and what the player would have wanted it for."""
    poacher = o.view.poacher
    assert poacher is not None
    mine = sum([kind in card.needs or ANY in card.needs for card in o.view.display if o.seat in card.bids])
    return threat(o, tuple(sorted((*poacher.evidence, kind)))) + 0.3 * mine


def prey(o: Evaluation, decision: Decision) -> Choice:
    def harm(option: Choice) -> float:
        card = option[1]
        return (o.found(card) + o.relocated(card) if card in o.me.waiting else 0.0) + dangerous(o, card)

    return min(decision.options, key=harm)


def spend(o: Evaluation, decision: Decision) -> Choice:
    """He should keep what serves him least."""
    poacher = o.view.poacher
    assert poacher is not None

    def left(option: Choice) -> float:
        held = list(poacher.evidence)
        for kind in option[2:]:
            held.remove(kind)
        return threat(o, tuple(held))

    return min(decision.options, key=left)
