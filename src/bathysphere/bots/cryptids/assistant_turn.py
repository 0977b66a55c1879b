"""The assistant's turn: the step up or down, skills, trades and bids."""

from bathysphere.bots.cryptids.answers import with_token
from bathysphere.bots.cryptids.bids import promised, rebid
from bathysphere.bots.cryptids.evaluation import BONUS, Evaluation
from bathysphere.bots.cryptids.field_turn import END
from bathysphere.bots.cryptids.plans import Plans
from bathysphere.bots.cryptids.routes import start_node, without
from bathysphere.engine import Choice, Decision
from bathysphere.games.cryptids.components import DOWN, TOP, UP, row_beyond
from bathysphere.games.cryptids.content import NOWHERE, price_of

SPARE = 4
"""Coins beyond those for used skills, from which one may go for other cards."""
RICH = 6
"""Coins for other evidence, with enough to buy a piece of it."""
MARKET: Choice = ("market",)
CLIMB: Choice = ("paid", UP)
UNSETTLED = 0.5
"""How much a row counts that somebody may still leave."""
LAST = 2
"""In so many rounds before the end nobody looks for other cards."""


def turn(o: Evaluation, decision: Decision) -> Choice:
    """First the step, for skills are learned and restored right after it; then trades and bids."""
    options = decision.options
    verbs = {option[0] for option in options}
    if "hare" in verbs:
        return next(option for option in options if option[0] == "hare")
    if verbs & {"up", "down"}:
        return step(o, options)
    for choose in (learn, restore, trade, other_market, rebid, other_cards, climb):
        choice = choose(o, options)
        if choice is not None:
            return choice
    if END in options:
        return END
    return next(option for option in options if option[0] == "paid")


# -- the track


def step(o: Evaluation, options: tuple[Choice, ...]) -> Choice:
    def worth(option: Choice) -> float:
        if option[0] == UP:
            return row_worth(o, UP) + up_worth(o)
        return row_worth(o, DOWN) + die_worth(o, option[1]) if option[0] == DOWN else -99.0

    return max(options, key=worth)


def row_worth(o: Evaluation, way: str, steps: int = 1) -> float:
    row = row_after(o, way, steps) or o.view.rows[o.seat]
    return height(o, row)


def row_after(o: Evaluation, way: str, steps: int = 1) -> int:
    """Where so many steps of one's own assistant lead; 0: they cannot be made."""
    return row_beyond(o.view.rows, o.c.pack.board.track.rows, o.view.rows[o.seat], way, steps)


def height(o: Evaluation, row: int) -> float:
    """Higher is earlier, but at the top there is no further way up, and at the bottom none down to the dice."""
    if not o.rounds:
        return 0.0
    middle = (1 + o.c.pack.board.track.rows) / 2
    return -o.w.row * row - o.w.height * (row - middle) ** 2 * o.future - o.w.first * before(o, row)


def before(o: Evaluation, row: int) -> float:
    """How many others would have the turn earlier than one who stands there; those who are still to move may not."""
    rows, acted = o.view.rows, o.view.acted
    settled = [seat for seat in range(len(o.view.players)) if seat != o.seat and rows[seat] < row]
    return sum([1.0 if acted[seat] else UNSETTLED for seat in settled])


def up_worth(o: Evaluation) -> float:
    xp, worth = o.me.xp, 0.0
    skills = o.me.skills
    while True:
        found = o.best_skill(skills, xp)
        if found is None:
            break
        skill, gain = found
        worth += gain
        xp -= o.price(skill)
        skills |= 1 << skill
    back = sorted([o.restored(skill) - o.coin for skill in o.used], reverse=True)
    return worth + sum([gain for gain in back[: o.me.coins] if gain > 0])


def die_worth(o: Evaluation, face: int) -> float:
    if face == NOWHERE:
        return 0.0
    die = o.c.die[face]
    match die.sort:
        case "coins":
            return die.number * o.coin
        case "xp":
            return die.number * o.xp
        case "bonus_rumour":
            if len(o.me.evidence) >= o.c.pack.board.evidence_slots:
                return 0.0
            plans, node = Plans(o), start_node(o)
            return plans.leaf(with_token(node, BONUS)) - plans.leaf(node)
    back = sorted([o.restored(skill) for skill in o.used], reverse=True)
    return sum(back[: die.number])


def climb(o: Evaluation, options: tuple[Choice, ...]) -> Choice | None:
    """For a coin past one or several others: the last in the office knows where they stay."""
    above = row_after(o, UP)
    if CLIMB not in options or (above == TOP and o.view.turn.start == TOP):
        return None
    return CLIMB if height(o, above) - height(o, o.view.rows[o.seat]) > o.coin else None


def shift(o: Evaluation, decision: Decision) -> Choice:
    def worth(option: Choice) -> float:
        if option[0] == "stay":
            return height(o, o.view.rows[o.seat])
        return row_worth(o, option[1], option[2])

    return max(decision.options, key=worth)


# -- skills


def learn(o: Evaluation, options: tuple[Choice, ...]) -> Choice | None:
    if not any(option[0] == "learn" for option in options):
        return None
    found = o.best_skill(o.me.skills, o.me.xp)
    return ("learn", found[0]) if found is not None else None


def restore(o: Evaluation, options: tuple[Choice, ...]) -> Choice | None:
    used = [option for option in options if option[0] == "restore" and o.restored(option[1]) > o.coin]
    return max(used, key=lambda option: o.restored(option[1]), default=None)


def renew(o: Evaluation, decision: Decision) -> Choice:
    chosen: Choice = ()
    for option in sorted(decision.options, key=lambda each: -o.restored(each[1])):
        if option in decision.more(chosen):
            chosen = tuple(sorted((*chosen, option)))
    return chosen


def gain_skill(o: Evaluation, decision: Decision) -> Choice:
    return max(decision.options, key=lambda option: o.learned(option[1], o.me.skills))


# -- trades and cards


def trade(o: Evaluation, options: tuple[Choice, ...]) -> Choice | None:
    """The purchase, sale or swap that improves hand and purse most."""
    plans, node = Plans(o, buys=False), start_node(o)
    now, best, found = plans.leaf(node), o.w.trade, None
    price = [price_of(o.c, kind) if kind != NOWHERE else 0 for kind in o.view.market]
    for option in options:
        match option:
            case ("buy", place):
                after, coins = with_token(node, o.view.market[place]), -price[place]
            case ("sell", kind, _):
                after, coins = node._replace(evidence=without(node.evidence, [kind])), price_of(o.c, kind)
            case ("swap", kind, place):
                left = node._replace(evidence=without(node.evidence, [kind]))
                after, coins = with_token(left, o.view.market[place]), price_of(o.c, kind) - price[place]
            case _:
                continue
        gain = plans.leaf(after) - now + coins * o.coin
        if gain > best:
            best, found = gain, option
    return found


def other_market(o: Evaluation, options: tuple[Choice, ...]) -> Choice | None:
    """One who is rich and finds nothing to buy looks for other evidence."""
    full = len(o.me.evidence) >= o.c.pack.board.evidence_slots
    rich = o.me.coins >= RICH and o.rounds >= 1 and not full
    return MARKET if rich and MARKET in options else None


def other_cards(o: Evaluation, options: tuple[Choice, ...]) -> Choice | None:
    """For a spare coin other cards, if the seat's cards promise little and a bid could still follow."""
    offered = [option for option in options if option[0] == "card"]
    if not offered or o.view.turn.rebid or o.rounds < LAST or o.alone or o.me.coins < SPARE + len(o.used):
        return None
    promises = promised(o)
    own = [promises[place] for place in o.me.bids if place in promises]
    if own and min(own) > o.w.fresh:
        return None
    return min(offered, key=lambda option: promises[option[1]])


def second_card(o: Evaluation, decision: Decision) -> Choice:
    promises = promised(o)
    worst = min(decision.options[1:], key=lambda option: promises[option[1]])
    return worst if promises[worst[1]] < o.w.fresh else ("leave",)
