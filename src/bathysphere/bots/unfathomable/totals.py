"""Before anybody adds cards to a check, and when its total is known: what changes the result for its side."""

from bathysphere.bots.unfathomable.checks import Stakes, chance_to_pass, from_chaos, points, stakes_of
from bathysphere.bots.unfathomable.evaluation import Evaluation
from bathysphere.bots.unfathomable.forecast import MEAN_VALUE
from bathysphere.engine import PASS, Choice, Decision
from bathysphere.games.unfathomable.cards.skills.table import CARDS_WITH, SKILL_OF, VALUE_OF
from bathysphere.games.unfathomable.checks import DETERMINATION, LUCK, Check, total
from bathysphere.games.unfathomable.components import SANITY


def before(o: Evaluation, decision: Decision) -> Choice:
    """Preparation keeps chaos out, Nothing to Hide makes cards public, Forced Learning adds a skill, Self-Sacrifice
    settles it."""
    check = o.view.check
    assert check is not None
    stakes = stakes_of(o, check)
    at_stake = stakes.failed - stakes.passed
    if o.foe or o.open:
        return PASS
    best: tuple[float, Choice] = (0.35, PASS)
    for option in decision.options:
        gain = _before(o, check, option, at_stake) - (o.card(option[1]) if option[0] == "play" else 0.0)
        if gain > best[0]:
            best = (gain, option)
    return best[1]


def _before(o: Evaluation, check: Check, option: Choice, at_stake: float) -> float:
    if option == PASS:
        return 0.0
    if option[0] == "self_sacrifice":
        alone = chance_to_pass(o, check.target, check.skills)
        return at_stake * (1.0 - alone) - 3.5 if option[1] == "passed" else -1.0
    if len(option) == 3:
        mine = sum([VALUE_OF[card] for card in o.hand if SKILL_OF[card] == option[2] and card != option[1]])
        more = mine + sum([o.model.held[seat][option[2]] for seat in o.others]) * MEAN_VALUE * 0.5
        return at_stake * (1.0 - chance_to_pass(o, check.target, check.skills)) * min(1.0, more / 12)
    if option[1] in CARDS_WITH["preparation"]:
        return -from_chaos(o, check.skills) * 0.12 * at_stake + 0.1
    doubt = max([o.evil[seat] for seat in o.others if o.is_human(seat)], default=0.0)
    return at_stake * doubt * 0.35


def after(o: Evaluation, decision: Decision) -> Choice:
    """The total is known: whatever turns the result for its side, as cheaply as possible."""
    check = o.view.check
    assert check is not None
    stakes, now = stakes_of(o, check), total(check)
    loss = _result(stakes, check, now)
    best: tuple[float, Choice] = (0.15, PASS)
    for option in decision.options:
        by, price = _after(o, check, option)
        gain = loss - _result(stakes, check, now + by)
        if o.foe:
            gain = -gain
            price += 0.4 if o.hidden and by < 0 else 0.0
            if o.hidden and by < 0 and o.looks[o.me] < 0.5 and gain < 2.5:
                continue
        if by and gain - price > best[0]:
            best = (gain - price, option)
    if best[1] == PASS and not o.foe and loss > stakes.passed + 0.8:
        return _together(o, decision, check, now, stakes)
    return best[1]


def _together(o: Evaluation, decision: Decision, check: Check, now: int, stakes: Stakes) -> Choice:
    """Two uses that are enough together: the first of them."""
    ups = sorted([(by, option) for option in decision.options for by, _ in [_after(o, check, option)] if by > 0])
    if len(ups) >= 2 and now + ups[-1][0] + ups[-2][0] >= check.target:
        return ups[-1][1] if stakes.failed - stakes.passed > 1.5 else PASS
    return PASS


def _result(stakes: Stakes, check: Check, reached: float) -> float:
    if reached >= check.target:
        return stakes.passed
    return stakes.partly if check.partial and reached >= check.partial else stakes.failed


def _after(o: Evaluation, check: Check, option: Choice) -> tuple[float, float]:
    """By how much a use changes the total, and what it costs its user."""
    match option:
        case ("play", card, by):
            return by, o.card(card) * (1.0 if abs(by) == DETERMINATION else 2.0)
        case ("experienced", card):
            return points(card, check.skills), o.card(card)
        case ("lucky_ring",):
            return LUCK, 2 * o.weights.chaos
        case ("well_equipped", by):
            return by, 0.6
        case ("revelation", skill):
            return (2.0 if skill in check.skills else -2.0), 0.6 + 0.3 * o.dial(SANITY, -1)
    return 0.0, 0.0
