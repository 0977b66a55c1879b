"""Step 2 of a turn: what each card does for each role, and whom it should strike."""

from collections.abc import Callable

from bathysphere.bots.thing.evaluation import Evaluation
from bathysphere.engine import Cards, Choice, Decision, without
from bathysphere.games.thing.cards.kinds import (
    ANALYSIS,
    AXE,
    BARRED_DOOR,
    BETTER_RUN,
    CHANGE_PLACES,
    FLAMETHROWER,
    INFECTION,
    PERSISTENCE,
    QUARANTINE,
    SEDUCTION,
    SUSPICION,
    WATCH_YOUR_BACK,
    WHISKY,
)
from bathysphere.games.thing.roles import HUMAN, NOBODY, THING_ROLE


def best_play(o: Evaluation, decision: Decision) -> Choice:
    """The option that promises most, the exchange of the turn included."""
    return max(decision.options, key=lambda option: _promise(o, option) + o.whim())


def _promise(o: Evaluation, option: Choice) -> float:
    card = option[1]
    hand = without(o.hand, card)
    cost = o.worth(card, o.hand)
    if option[0] == "discard":
        return o.exchange(o.partner(), hand) - cost
    target = option[2] if len(option) > 2 else NOBODY
    return _EFFECTS[card](o, target, hand) - cost


def _flamethrower(o: Evaluation, target: int, hand: Cards) -> float:
    left = o.partner()
    return o.fire(target) + (o.exchange(left, hand) if left != target else 0.0)


def _analysis(o: Evaluation, target: int, hand: Cards) -> float:
    return _look(o, target, o.weights.analyse) + o.exchange(o.partner(), hand)


def _suspicion(o: Evaluation, target: int, hand: Cards) -> float:
    return _look(o, target, o.weights.suspect) + o.exchange(o.partner(), hand)


def _look(o: Evaluation, target: int, weight: float) -> float:
    """The others look for show only: at a human, whom they can then speak ill of."""
    return weight * o.unknown(target) if o.role == HUMAN else 0.25 * o.human(target)


def _whisky(o: Evaluation, target: int, hand: Cards) -> float:
    if o.role != HUMAN:
        return -20.0
    clean = INFECTION not in hand
    gain = o.weights.show * o.looks[o.me] if clean else -4.0
    return gain + o.exchange(o.partner(), hand)


def _persistence(o: Evaluation, target: int, hand: Cards) -> float:
    return o.weights.press_on + o.exchange(o.partner(), hand)


def _watch_your_back(o: Evaluation, target: int, hand: Cards) -> float:
    return o.exchange(o.partner(way=-o.view.way), hand)


def _swap(o: Evaluation, target: int, hand: Cards) -> float:
    chairs = o.swapped(target)
    return o.place(chairs) - o.place() + o.exchange(o.partner(chairs), hand)


def _seduction(o: Evaluation, target: int, hand: Cards) -> float:
    return o.exchange(target, hand)


def _quarantine(o: Evaluation, target: int, hand: Cards) -> float:
    partner = o.partner()
    exchange = 0.0 if target in (o.me, partner) else o.exchange(partner, hand)
    if target == o.me:
        if o.role == HUMAN:
            return exchange - 1.5
        danger = sum([o.threat(seat) for seat, door in o.neighbours() if not door])
        return o.weights.flee * 0.7 * danger - 2.0
    if o.role == HUMAN:
        return o.weights.isolate * o.thing[target] - 1.0 * o.human(target) + exchange
    if target == o.the_thing:
        return -3.0
    return o.weights.flee * o.threat(target) - 1.0 * o.infected(target) - 0.5 + exchange


def _barred_door(o: Evaluation, target: int, hand: Cards) -> float:
    partner = o.partner()
    exchange = 0.0 if target == partner else o.exchange(partner, hand)
    if o.role == HUMAN:
        gain = o.weights.bar * 4.0 * o.risk(target)
        if FLAMETHROWER in hand:
            gain -= max(0.0, o.fire(target))
        return gain + exchange
    if target == o.the_thing:
        return -1.0
    return o.weights.flee * o.threat(target) + exchange


def _axe(o: Evaluation, target: int, hand: Cards) -> float:
    """An obstacle less: worth what lies behind it."""
    if target == o.me:
        other, door = o.beside(o.me, o.view.way)
        gain = 0.6 if o.role == HUMAN else 1.0
        return gain + (0.0 if door or o.view.quarantine[other] else o.exchange(other, hand))
    partner, _ = o.beside(o.me, o.view.way)
    exchange = o.exchange(partner if partner == target else o.partner(), hand)
    reach = max(0.0, o.fire(target)) if FLAMETHROWER in hand else 0.0
    if o.role == HUMAN:
        return exchange + reach - 2.0 * o.thing[target] + 0.2
    open_up = 0.3 * o.weights.infect * o.human(target) if o.role == THING_ROLE else 0.2
    return exchange + reach + open_up - o.weights.flee * o.threat(target)


_EFFECTS: dict[int, Callable[[Evaluation, int, Cards], float]] = {
    FLAMETHROWER: _flamethrower,
    ANALYSIS: _analysis,
    AXE: _axe,
    SUSPICION: _suspicion,
    WHISKY: _whisky,
    PERSISTENCE: _persistence,
    WATCH_YOUR_BACK: _watch_your_back,
    CHANGE_PLACES: _swap,
    BETTER_RUN: _swap,
    SEDUCTION: _seduction,
    QUARANTINE: _quarantine,
    BARRED_DOOR: _barred_door,
}
