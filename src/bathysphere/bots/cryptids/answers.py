"""Small questions of the cryptozoologist's turn, and those before the first round."""

from bathysphere.bots.cryptids.bids import promised
from bathysphere.bots.cryptids.evaluation import BONUS, Evaluation
from bathysphere.bots.cryptids.field_turn import FieldTurn
from bathysphere.bots.cryptids.plans import Plans
from bathysphere.bots.cryptids.poaching import dangerous
from bathysphere.bots.cryptids.routes import Node, start_node, without
from bathysphere.engine import Cards, Choice, Decision
from bathysphere.games.cryptids.components import CLOVER, OPEN, PAIR, SUCCESS, TOKEN
from bathysphere.games.cryptids.content import RUMOUR
from bathysphere.games.cryptids.pack import EVIDENCE

# -- before the first round


def city(o: Evaluation, decision: Decision) -> Choice:
    plans, node = Plans(o), start_node(o)
    return max(decision.options, key=lambda option: plans.ahead(node, option[1]))


# -- the turn


def commit(o: Evaluation, decision: Decision) -> Choice:
    """All that helps, unless the dice are so good that a piece is better kept."""
    plans = Plans(o)
    node = start_node(o)
    place = decision.options[0][1]
    card = o.view.display[place]

    def worth(option: Choice) -> float:
        pieces = spending(card.needs, option[3:], option[2])
        spent = [kind for piece in pieces for kind in piece]
        chance = o.chances[option[3:].count(OPEN)]
        won = node._replace(
            evidence=without(node.evidence, spent), tried=(*node.tried, place), waiting=(*node.waiting, card.card)
        )
        gain = chance * (o.found(card.card) + plans.leaf(won))
        return gain + (1 - chance) * plans.failed(node, card.card, pieces) if chance < 1 else gain

    return max(decision.options, key=worth)


def spending(needs: Cards, ways: tuple[str, ...], bonus: int) -> list[list[int]]:
    """The pieces of evidence that a commitment takes out of the hand, bonus rumours told apart."""
    pieces: list[list[int]] = []
    for need, way in zip(needs, ways, strict=True):
        kinds = [EVIDENCE.index(way)] if way in EVIDENCE else {TOKEN: [need], PAIR: [RUMOUR, RUMOUR], OPEN: []}[way]
        piece: list[int] = []
        for kind in kinds:
            piece.append(BONUS if kind == RUMOUR and bonus > 0 else kind)
            bonus -= piece[-1] == BONUS
        if piece:
            pieces.append(piece)
    return pieces


def rolled(o: Evaluation, decision: Decision) -> Choice:
    """Luck if it is enough; else the dice that failed are thrown again; a skill is kept only for a hopeless throw."""
    trying = o.view.trying
    assert trying is not None
    luck = ("luck",) in decision.options
    good = (SUCCESS, CLOVER) if luck else (SUCCESS,)
    if luck and all(die in good for die in trying.dice):
        return ("luck",)
    failed = "".join([str(at) for at, die in enumerate(trying.dice) if die not in good])
    for verb in ("second_chance", "hare_reroll"):
        if (verb, failed) in decision.options:
            return (verb, failed)
    return ("accept",)


def lose(o: Evaluation, decision: Decision) -> Choice:
    plans, node = Plans(o), start_node(o)
    return max(
        decision.options, key=lambda option: plans.leaf(node._replace(evidence=without(node.evidence, [*option[1:]])))
    )


def order(o: Evaluation, decision: Decision) -> Choice:
    return decision.default


# -- abilities


def walk(o: Evaluation, decision: Decision) -> Choice:
    field_turn, node = FieldTurn(o, Plans(o)), start_node(o)

    def worth(option: Choice) -> float:
        return field_turn.worth(node._replace(place=option[1]) if option[0] == "walk" else node)

    return max(decision.options, key=worth)


def with_token(node: Node, kind: int) -> Node:
    return node._replace(evidence=tuple(sorted((*node.evidence, kind))))


def gather(o: Evaluation, decision: Decision) -> Choice:
    plans, node = Plans(o), start_node(o)

    def worth(option: Choice) -> float:
        _, region, kind = option
        return plans.leaf(with_token(node, kind)._replace(taken=((region, kind),)))

    return max(decision.options, key=worth)


def take_market(o: Evaluation, decision: Decision) -> Choice:
    plans, node = Plans(o), start_node(o)
    return max(decision.options, key=lambda option: plans.leaf(with_token(node, o.view.market[option[1]])))


def bargain(o: Evaluation, decision: Decision) -> Choice:
    plans, node = Plans(o, buys=False), start_node(o)

    def worth(option: Choice) -> float:
        if option[0] == "stop":
            return plans.leaf(node) + o.w.trade
        price: int = option[2]
        return plans.leaf(with_token(node, o.view.market[option[1]])) - price * o.coin

    return max(decision.options, key=worth)


# -- refreshing


def refresh(o: Evaluation, decision: Decision) -> Choice:
    return ("refresh",)


def remove(o: Evaluation, decision: Decision) -> Choice:
    """What the seat's plans need least."""
    plans, node = Plans(o), start_node(o)
    return min(decision.options, key=lambda option: plans.leaf(with_token(node, o.view.market[option[1]])))


def exchange(o: Evaluation, decision: Decision) -> Choice:
    """Cards that promise nothing; alone also those that the poacher would make most of."""
    promises = promised(o)

    def worth(option: Choice) -> float:
        return promises[option[1]] - dangerous(o, o.view.display[option[1]].card)

    chosen: Choice = ()
    for option in sorted(decision.options, key=worth):
        own = o.seat in o.view.display[option[1]].bids
        if worth(option) < (0.0 if own else o.w.fresh) and option in decision.more(chosen):
            chosen = tuple(sorted((*chosen, option)))
    return chosen


def bonus(o: Evaluation, decision: Decision) -> Choice:
    return ("coins",) if 3 * o.coin >= o.xp else ("xp",)
