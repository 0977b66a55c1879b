"""Skill checks: what is at stake, what others will add, and what this seat adds, for or against."""

from itertools import combinations
from math import erf, sqrt

from bathysphere.bots.unfathomable.evaluation import Evaluation
from bathysphere.bots.unfathomable.forecast import MEAN_VALUE, Forecast
from bathysphere.engine import Cards, Choice, Decision
from bathysphere.games.unfathomable.cards.mythos.table import MYTHOS
from bathysphere.games.unfathomable.cards.skills.table import SKILL_OF, TREACHERY, VALUE_OF
from bathysphere.games.unfathomable.cards.spaces import BRIG
from bathysphere.games.unfathomable.checks import CHAOS_CARDS, Check
from bathysphere.games.unfathomable.components import SANITY

MODEST = 3
"""The highest card that a hidden traitor gives as a cover."""
FARTHEST = 1.5
"""So many points above the target one still wants to be on the safe side."""


# -- what is at stake


class Stakes:
    """What each result of a check costs the humans."""

    def __init__(self, o: Evaluation, why: str, card: int, holder: int, target: int = -1) -> None:
        self.partly = 0.0
        match why:
            case "mythos":
                mythos = MYTHOS[card]
                self.passed = Forecast(o, holder).loss(mythos.passed)
                self.partly = Forecast(o, holder).loss(mythos.partly)
                self.failed = Forecast(o, holder).loss(mythos.failed)
            case "captains_cabin":
                self.passed = o.weights.in_brig * (1.0 - 2.2 * _suspect(o, holder, target))
                self.failed = 0.0
            case "brig":
                trust = 1.0 - (0.0 if holder == o.me and not o.foe else o.evil[holder])
                self.passed = o.weights.in_brig * (1.0 - 2.2 * trust)
                self.failed = 0.0
            case _:
                self.passed, self.failed = -1.0, o.dial(SANITY, -1)

    def expected(self, target: int, partial: int, mean: float, spread: float) -> float:
        """The loss when the total is about `mean`."""
        passed = _above(target, mean, spread)
        partly = _above(partial, mean, spread) - passed if partial else 0.0
        return passed * self.passed + partly * self.partly + (1.0 - passed - partly) * self.failed


def _suspect(o: Evaluation, holder: int, target: int) -> float:
    """How evil the one is who would be locked up; the accuser may be wrong, or worse."""
    if target >= 0:
        return o.evil[target] if target != o.me else float(o.foe)
    return max([o.evil[seat] for seat in o.humans if seat not in (o.me, holder)], default=0.0)


def _above(number: int, mean: float, spread: float) -> float:
    return 0.5 * (1.0 + erf((mean - number + 0.5) / (spread * sqrt(2))))


def stakes_of(o: Evaluation, check: Check) -> Stakes:
    return Stakes(o, check.why, check.card, check.seat)


# -- what others add


def from_chaos(o: Evaluation, skills: Cards, cards: int = CHAOS_CARDS) -> float:
    """What the chaos cards come to."""
    model = o.model
    bad = min(1.0, model.treachery / max(1, o.view.chaos))
    bad += (1.0 - bad) * (TREACHERY - len(skills)) / TREACHERY
    return cards * MEAN_VALUE * (1.0 - 2.0 * bad)


def potential(o: Evaluation, seat: int, skills: Cards) -> float:
    """What a seat could add in favour."""
    player = o.view.players[seat]
    value = sum([o.model.held[seat][skill] for skill in skills]) * MEAN_VALUE
    promised = o.model.promised[seat]
    if promised >= 0:
        value += o.weights.belief * (promised - value)
    return min(value, 3.0) if player.place == BRIG else value


def others_give(o: Evaluation, seats: list[int], skills: Cards) -> float:
    """What these seats can be expected to give if it is needed, those left out who would rather harm."""
    given = 0.0
    for seat in seats:
        if o.is_human(seat):
            given += potential(o, seat, skills) * o.weights.willing * (1.0 - o.weights.withheld * o.evil[seat])
        else:
            given -= 3.0 if o.view.players[seat].hand else 0.0
    return given


def chance_to_pass(o: Evaluation, target: int, skills: Cards) -> float:
    """Before anybody has added anything; this seat gives what it has."""
    mine = sum([VALUE_OF[card] for card in o.hand if SKILL_OF[card] in skills]) if not o.open else 0.0
    mean = from_chaos(o, skills) + others_give(o, o.others, skills) + 0.8 * mine
    return _above(target, min(mean, target + 2.5), o.weights.spread)


def check_loss(o: Evaluation, card: int, holder: int) -> float:
    """What it costs to meet a crisis by its check, the cards counted."""
    mythos = MYTHOS[card]
    stakes = Stakes(o, "mythos", card, holder)
    chance = chance_to_pass(o, mythos.target, mythos.skills)
    partly = chance_to_pass(o, mythos.partial, mythos.skills) - chance if mythos.partial else 0.0
    spent = mythos.target / MEAN_VALUE * o.weights.drawn_card * 0.55
    return chance * stakes.passed + partly * stakes.partly + (1.0 - chance - partly) * stakes.failed + spent


def plan(o: Evaluation, check: Check) -> Cards:
    """What an honest player would add to a check before anybody has added anything."""
    good = [card for card in o.hand if SKILL_OF[card] in check.skills]
    return in_favour(o, Pile(o, check), stakes_of(o, check), good, 1 if o.in_brig else len(o.hand))


# -- adding cards


class Pile:
    """A check under way, as far as one can tell."""

    def __init__(self, o: Evaluation, check: Check) -> None:
        self.o = o
        self.check = check
        view = o.view
        seats = len(view.players)
        order = [(view.turn.seat + 1 + step) % seats for step in range(seats)]
        place = order.index(o.me)
        self.later = order[place + 1 :]
        self.now = from_chaos(o, check.skills, CHAOS_CARDS if check.chaos else 0)
        """What lies there by expectation."""
        for seat in order[:place]:
            self.now += self._added(seat)

    def _added(self, seat: int) -> float:
        check = self.check
        if check.open:
            return float(sum([points(card, check.skills) for card in check.shown[seat]]))
        evil = self.o.evil[seat] if self.o.is_human(seat) else 1.0
        value, promised = check.counts[seat] * self.o.weights.added_value, self.o.model.promised[seat]
        if promised >= 0 and check.counts[seat]:
            value += self.o.weights.belief * (min(promised, 2 * value) - value)
        return value * (1.0 - self.o.weights.spoiled * evil)

    def mean(self, mine: float, reserve: float = 0.0) -> float:
        """The total if this seat adds so much; `reserve` is what it could add, of which the others expect a share."""
        o = self.o
        later = others_give(o, self.later, self.check.skills)
        need = self.check.target + FARTHEST - self.now
        if later <= 0:
            return self.now + mine + later
        share = need * later / (later + reserve) if reserve else need - mine
        return self.now + mine + max(0.0, min(later, share + 1.0))


def points(card: int, skills: Cards) -> int:
    return VALUE_OF[card] if SKILL_OF[card] in skills else -VALUE_OF[card]


def bundles(o: Evaluation, cards: list[int], most: int) -> dict[int, tuple[float, Cards]]:
    """For each sum of values the cheapest cards that come to it."""
    easy = o.freely(len(o.hand))
    found: dict[int, tuple[float, Cards]] = {0: (0.0, ())}
    for card in sorted(cards):
        cost = o.card(card) * easy
        for value, (spent, chosen) in list(found.items()):
            if len(chosen) < most:
                better = found.get(value + VALUE_OF[card])
                if better is None or spent + cost < better[0]:
                    found[value + VALUE_OF[card]] = (spent + cost, (*chosen, card))
    return found


def add(o: Evaluation, decision: Decision) -> Choice:
    """Supporting cards as far as they pay; a traitor's answer depends on what can be seen."""
    check = o.view.check
    assert check is not None
    most = 1 if o.open or o.in_brig else len(o.hand)
    good = [card for card in o.hand if SKILL_OF[card] in check.skills]
    bad = [card for card in o.hand if SKILL_OF[card] not in check.skills]
    pile, stakes = Pile(o, check), stakes_of(o, check)
    if o.foe or (o.cultist and _careful_cultist(o)):
        cards = against(o, pile, stakes, bad, most) or (() if o.open else cover(o, pile, stakes, good, most))
    else:
        cards = in_favour(o, pile, stakes, good, most, least=o.model.word)
    return tuple(sorted([("add", card) for card in cards]))


def _careful_cultist(o: Evaluation) -> bool:
    """Before the end is near the cultist only wears the humans down, and never so far that they would lose."""
    return o.view.distance >= 6 and min(o.view.dials) >= 5 and o.damaged <= 2


def in_favour(o: Evaluation, pile: Pile, stakes: Stakes, cards: list[int], most: int, *, least: int = 0) -> Cards:
    """What costs least together with what the check then probably comes to; so many cards at least, where there are
    so many: whoever is honest keeps their word."""
    check, spread = pile.check, o.weights.spread
    reserve = sum([VALUE_OF[card] for card in cards])
    best: tuple[float, Cards] | None = None
    least = min(least, most, len(cards))
    offers = [(spent, chosen) for spent, chosen in bundles(o, cards, most).values() if len(chosen) >= least]
    if least > 1:
        easy = o.freely(len(o.hand))
        offers += [(sum([o.card(card) * easy for card in few]), few) for few in combinations(sorted(cards), least)]
    for spent, chosen in offers:
        value = sum([VALUE_OF[card] for card in chosen])
        mean = pile.mean(value, reserve)
        loss = spent + stakes.expected(check.target, check.partial, mean, spread)
        if best is None or loss < best[0]:
            best = (loss, chosen)
    assert best is not None
    return best[1]


def against(o: Evaluation, pile: Pile, stakes: Stakes, cards: list[int], most: int) -> Cards:
    """Opposing cards: a revealed traitor the one that hurts most, a hidden one no more than chance would explain."""
    check, w = pile.check, o.weights
    loss = stakes.expected(check.target, check.partial, pile.mean(0.0), w.spread)
    best: tuple[float, Cards] = (w.sabotage_from if o.hidden else 0.1, ())
    ranked = sorted(cards, key=lambda card: -VALUE_OF[card])
    for number in range(1, min(most, 2, len(ranked)) + 1):
        chosen = tuple(ranked[:number])
        mean = pile.mean(0.0) - sum([VALUE_OF[card] for card in chosen])
        harm = stakes.expected(check.target, check.partial, mean, w.spread) - loss
        price = 0.15 * number if o.open else exposure(o, check, number)
        if number > 1 and harm < w.bold_stroke:
            break
        if harm - price > best[0]:
            best = (harm - price, chosen)
    if not o.open and best[0] < w.bold_stroke and o.chance.below(100) >= 100 * w.daring:
        return ()
    return best[1]


def exposure(o: Evaluation, check: Check, number: int) -> float:
    """What it costs that so many opposing cards are found: chance explains two of them at most."""
    if check.open:
        return 20.0
    bad = 1.0 - (from_chaos(o, check.skills, 1) / MEAN_VALUE + 1.0) / 2.0
    shown = bad * bad if number == 1 else 1.0 - (1.0 - bad) ** 2
    if not check.chaos:
        shown = 1.0
    doubted = 1.0 + 3.0 * max(0.0, o.looks[o.me] - 0.3)
    company = sum([count > 0 for count in check.counts])
    return o.weights.caught * shown * doubted * (1.5 if company < 2 else 1.0)


def cover(o: Evaluation, pile: Pile, stakes: Stakes, cards: list[int], most: int) -> Cards:
    """A hidden traitor who does not sabotage helps like anybody else, but keeps their best cards."""
    return in_favour(o, pile, stakes, [card for card in cards if VALUE_OF[card] <= MODEST], most)
