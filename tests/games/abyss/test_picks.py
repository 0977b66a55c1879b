"""Questions with several picks: all walks over `more` against all legal answers of small hands, by brute force."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Any

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from bathysphere.engine import Choice, Count, Decision, decision_of
from bathysphere.games.abyss.cards.allies import KINDS, RACES
from bathysphere.games.abyss.cards.lords import LORDS
from bathysphere.games.abyss.state import AbyssState
from support.abyss.positions import allies, do, names, offered, scene
from support.rules import rule

small = settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.filter_too_much])

Legal = Callable[[Choice], bool]


# -- the comparison


def parts(options: tuple[Choice, ...]) -> set[Choice]:
    """Every choice of some of the options; copies are not told apart."""
    return {tuple(sorted(some)) for size in range(len(options) + 1) for some in combinations(options, size)}


def within(some: Choice, others: Choice) -> bool:
    return Counter(some) <= Counter(others)


def compare(decision: Decision, legal: Legal) -> None:
    """Whatever can still become a legal answer can be picked next, in any order, and nothing else can; picks that
    lead nowhere can be continued by nothing."""
    everything = parts(decision.options)
    answers = {choice for choice in everything if legal(choice)}
    open_ends = {choice for choice in everything if any(within(choice, whole) for whole in answers)}
    for chosen in open_ends:
        more = decision.more(chosen)
        assert len(set(more)) == len(more)
        longer = {tuple(sorted((*chosen, option))) for option in more}
        assert longer == {choice for choice in open_ends if len(choice) == len(chosen) + 1 and within(chosen, choice)}
    assert not any(decision.more(chosen) for chosen in everything - open_ends)
    assert {choice for choice in everything if decision.enough(choice)} == answers
    assert decision.default in answers
    for choice in everything:
        refused_unless(decision, choice, choice in answers)
    for choice in answers:
        refuse_distortions(decision, choice)


def refused_unless(decision: Decision, choice: Any, legal: bool) -> None:
    refusal = decision.check(choice)
    assert (refusal is None) == legal
    if refusal is not None:
        assert str(refusal).endswith(".")


def refuse_distortions(decision: Decision, answer: Choice) -> None:
    """A legal answer out of order, with something strange, or with more copies than there are."""
    if tuple(reversed(answer)) != answer:
        refused_unless(decision, tuple(reversed(answer)), False)
    refused_unless(decision, tuple(sorted((*answer, ("ally", 99)))), False)
    refused_unless(decision, tuple(sorted((*answer, *decision.options, *decision.options))), False)
    refused_unless(decision, decision.options[0], False)


# -- payments


def pays(number: int, free: tuple[str, str], pearls: int, plus_two: bool) -> Legal:
    """Section 11 and its rulings, told without the engine."""
    lord = LORDS[number]
    price = lord.cost
    if "recruiter" in free[1] and "shaman" not in free[0]:
        price = price + 2 if plus_two else 2 * price
    if "treasurer" in free[0]:
        price -= 2
    must = -1 if "diplomat" in free[0] else lord.must

    def legal(choice: Choice) -> bool:
        races = {kind // 5 for _, kind in choice}
        value = sum(kind % 5 + 1 for _, kind in choice)
        return len(races) == lord.races and (must == -1 or must in races) and value + pearls >= price

    return legal


anything = st.lists(st.integers(0, KINDS - 1), max_size=6)
with_copies = st.lists(st.sampled_from([0, 3, 7, 11, 14, 16]), max_size=6)
hands = anything | with_copies
friends = st.lists(st.sampled_from(["diplomat", "treasurer", "shaman"]), unique=True).map(" ".join)
foes = st.sampled_from(["", "recruiter"])
purses = st.integers(0, 8)


def market(hand: list[int], free: tuple[str, str], pearls: int, plus_two: bool) -> AbyssState:
    """Seat 0 before a Court of all Lords that nobody has."""
    present = " ".join(each.id for each in LORDS if each.id not in " ".join(free).split())
    return scene(
        hands={0: allies(hand)},
        pearls={0: pearls},
        free=dict(enumerate(free)),
        court=present,
        lord_deck="",
        deck="",
        recruiter_plus_two=plus_two,
    )


@rule("A11.1", "A11.3", "A11.7", "A27.8")
@small
@given(hands, friends, foes, purses, st.booleans())
def test_a_lord_is_offered_exactly_when_some_payment_exists(
    hand: list[int], own: str, foe: str, pearls: int, plus_two: bool
):
    s = market(hand, (own, foe), pearls, plus_two)
    some = parts(tuple(("ally", kind) for kind in hand))
    payable = [each for each in s.court if any(map(pays(each, (own, foe), pearls, plus_two), some))]
    assert names(each for _, each in offered(s, 0, "recruit")) == names(payable)


@rule("A27.9", "A29.9")
@small
@given(hands, friends, foes, purses, st.booleans(), st.data())
def test_every_payment_can_be_picked_and_no_other(
    hand: list[int], own: str, foe: str, pearls: int, plus_two: bool, data: st.DataObject
):
    s = market(hand, (own, foe), pearls, plus_two)
    payable = offered(s, 0, "recruit")
    assume(payable)
    _, lord = data.draw(st.sampled_from(payable))
    do(s, 0, "recruit", lord)
    decision = decision_of(s, 0)
    assert decision is not None
    compare(decision, pays(lord, (own, foe), pearls, plus_two))


# -- keys

SINGLE = ["keeper", "reaper", "shepherd", "tamer"]
AMBASSADORS = ["sage", "elder", "hermit"]


def opens(keys_on: dict[str, int]) -> Legal:
    """A29.35: at least three keys, from which no piece can be left out."""

    def keys(piece: Choice) -> int:
        return 1 if piece == ("token",) else keys_on[LORDS[piece[1]].id]

    def legal(choice: Choice) -> bool:
        total = sum(map(keys, choice))
        return total >= 3 and all(total - keys(piece) < 3 for piece in choice)

    return legal


@rule("A27.24", "A29.35")
@small
@given(
    st.lists(st.sampled_from([*SINGLE, *AMBASSADORS, "landowner"]), unique=True, max_size=5),
    st.integers(0, 4),
    st.booleans(),
)
def test_every_set_of_keys_can_be_picked_and_no_other(free: list[str], tokens: int, without_keys: bool):
    s = scene(
        free={0: " ".join(free)},
        keys={0: tokens},
        council="crab1",
        available="jail",
        ambassadors_without_keys=without_keys,
    )
    keys_on = dict.fromkeys(free, 0) | {each: 1 for each in free if each in SINGLE}
    keys_on |= {each: 0 if without_keys else 3 for each in free if each in AMBASSADORS}
    pieces = [("lord", number) for number in s.free[0] if keys_on[LORDS[number].id]] + [("token",)] * tokens
    ways = [some for some in parts(tuple(pieces)) if opens(keys_on)(some)]
    do(s, 0, "council", RACES.index("crab"))
    decision = decision_of(s, 0)
    assert (decision is not None) == bool(ways)
    if decision is not None and len(ways) > 1:
        assert decision.kind == "control.keys"
        assert Counter(decision.options) == Counter(pieces)
        compare(decision, opens(keys_on))
    elif decision is not None:
        assert decision.kind == "control.location"  # a single way is not asked for


# -- any so many


@small
@given(hands, st.data())
def test_any_options_of_the_right_number_can_be_picked(hand: list[int], data: st.DataObject):
    assume(hand)
    least = data.draw(st.integers(0, len(hand)))
    most = data.draw(st.integers(least, len(hand)))
    options = tuple(("ally", kind) for kind in sorted(hand))
    decision = Decision(0, "several", options, picks=Count(least, most))
    compare(decision, lambda choice: least <= len(choice) <= most)


@rule("A22.1a", "A27.20")
@settings(small, max_examples=20)
@given(st.lists(st.integers(0, KINDS - 1), min_size=7, max_size=8))
def test_whoever_is_above_the_commanders_limit_may_discard_any_of_his_cards(hand: list[int]):
    s = scene(hands={0: "", 1: allies(hand)}, free={0: "commander"}, council="crab1", deck="")
    do(s, 0, "council", RACES.index("crab"))
    decision = decision_of(s, 1)
    assert decision is not None
    assert decision.kind == "commander.discard"
    compare(decision, lambda choice: len(choice) == len(hand) - 6)
