"""Where bids lie: the first two, those that came free, one that moves, one that keeps a card from being exchanged."""

from bathysphere.bots.cryptids.evaluation import Evaluation
from bathysphere.bots.cryptids.plans import Plans
from bathysphere.bots.cryptids.routes import start_node
from bathysphere.engine import Choice, Decision
from bathysphere.games.cryptids.components import FIELD
from bathysphere.games.cryptids.content import NOWHERE


def promised(o: Evaluation) -> dict[int, float]:
    """What each open card promises, by place of the display."""
    places = [place for place, card in enumerate(o.view.display) if card.card != NOWHERE]
    return dict(zip(places, Plans(o).promises(start_node(o)), strict=True))


def first_bids(o: Evaluation, decision: Decision) -> Choice:
    promises = promised(o)
    ranked = sorted(decision.options, key=lambda option: -promises[option[1]])
    number = len(decision.default)
    return tuple(sorted(ranked[:number]))


def bid(o: Evaluation, decision: Decision) -> Choice:
    promises = promised(o)
    return max(decision.options, key=lambda option: promises[option[1]])


def rebid(o: Evaluation, options: tuple[Choice, ...]) -> Choice | None:
    moves = [option for option in options if option[0] == "rebid"]
    if not moves or not o.rounds:
        return None
    promises = promised(o)
    best = max(moves, key=lambda option: promises[option[2]] - promises[option[1]])
    return best if promises[best[2]] - promises[best[1]] > o.w.rebid else None


# -- in turns of others


def guard(o: Evaluation, options: tuple[Choice, ...], threatened: set[int]) -> Choice | None:
    """A loose bid waits, for new cards may still come; but it goes at once to the card that promises most if that one
    is threatened and the next best would be a loss."""
    promises = promised(o)
    ranked = sorted(options, key=lambda option: -promises[option[1]])
    best = promises[ranked[0][1]]
    second = promises[ranked[1][1]] if len(ranked) > 1 else 0.0
    return ranked[0] if ranked[0][1] in threatened and best - second > o.w.guard else None


def exchangeable(o: Evaluation) -> set[int]:
    """Places of open cards that the player in turn could have replaced now: by a refresh if nobody else has a bid
    there, for a coin if nobody has (C16.9, C27.2)."""
    view, turn = o.view, o.view.turn
    if not o.rounds:
        return set()
    there = {place: card for place, card in enumerate(view.display) if card.card != NOWHERE}
    bare = {place for place, card in there.items() if not card.bids}
    if view.phase != FIELD:
        return bare if view.players[turn.seat].coins else set()
    if turn.acted or not bare or sum([len(kinds) for kinds in view.map]) >= o.c.pack.board.map_tokens:
        return set()
    return bare | {place for place, card in there.items() if card.bids == (turn.seat,)}
