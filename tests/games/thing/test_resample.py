"""A resampled world looks like the truth: every suspect comes up, the true Thing no more often than others, and what
one remembers is kept."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from bathysphere.engine import Chance, answer, any_answer, decisions, stream
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import is_panic
from bathysphere.games.thing.roles import HUMAN, THING_ROLE
from bathysphere.games.thing.state import ThingState
from support.rules import rule
from support.thing.infections import moments, resampled, viewers
from support.thing.other_worlds import lively
from support.thing.positions import cards, do, give, offer, position, to_exchange


@rule("T24.19")
def test_at_the_beginning_everybody_else_is_the_thing_equally_often():
    """Among samples of a human's eyes the true Thing comes up as often as anybody else: one time in five."""
    deals, right, drawn = 1500, 0, Counter[int]()
    for seed in range(deals):
        s = GAME.new(6, seed)
        viewer = next(seat for seat, role in enumerate(s.roles) if role == HUMAN)
        thing = GAME.resample(s, viewer, stream(bytes(32), f"first {seed}")).the_thing()
        right += thing == s.the_thing()
        drawn[(thing - viewer) % 6] += 1
    assert abs(right - deals / 5) < 55, right  # three and a half deviations
    assert drawn[0] == 0
    assert all(abs(drawn[away] - deals / 5) < 55 for away in range(1, 6)), drawn


def suspects(s: ThingState, heard: list[Any], viewer: int) -> set[int]:
    """Who may be the Thing for somebody who was told all that and knows nothing else."""
    cleared = {each.data["target"] for each in heard if each.kind == "analysed" and "cards" in each.data}
    shown_hands = [each for each in heard if each.kind in ("hand_shown", "hand_shown_to") and "cards" in each.data]
    cleared |= {each.data["seat"] for each in shown_hands}
    cleared |= {seat for seat in range(s.seats) if s.out[seat]}
    return set(range(s.seats)) - cleared - {viewer}


@rule("T24.19", "T24.20")
def test_every_suspect_comes_up_among_samples_and_nobody_else():
    looked = 0
    for seed in range(12):
        chance = Chance(stream(bytes(32), f"suspects {seed}"))
        s = GAME.new(6, seed)
        heard: list[list[Any]] = [[] for _ in viewers(s)]
        while s.outcome is None and s.turn.number < 30:
            decision = chance.pick(decisions(s))
            reply = answer(s, decision.seat, lively(s, decision, chance) or any_answer(decision, chance))
            for viewer in viewers(s):
                heard[viewer] += reply.seen_by(viewer)
        for viewer in viewers(s):
            ignorant = GAME.view(s, viewer).roles.count(THING_ROLE) == 0
            if s.outcome is None and ignorant:
                things = Counter(resampled(s, viewer, chance).the_thing() for _ in range(120))
                assert set(things) == suspects(s, heard[viewer], viewer)
                looked += 1
    assert looked > 20


@rule("T24.2", "T24.3", "T24.4", "T24.6")
@pytest.mark.parametrize("seats", [4, 9])
def test_samples_keep_what_one_remembers_and_differ_in_the_rest(seats: int):
    """Own discards and the backs of both piles stay; decks and hands do not."""
    seen: Counter[str] = Counter()
    for seed in range(5):
        for s, chance in moments(seats, seed, 25):
            for viewer in viewers(s):
                worlds = [resampled(s, viewer, chance) for _ in range(4)]
                for world in worlds:
                    assert [is_panic(card) for card in world.discard] == [is_panic(card) for card in s.discard]
                    assert [is_panic(card) for card in world.deck[-1:]] == [is_panic(card) for card in s.deck[-1:]]
                    own = [at for at, mask in enumerate(s.seen) if mask >> (viewer % (seats + 1)) & 1]
                    assert [world.discard[at] for at in own] == [s.discard[at] for at in own]
                    seen["own discards"] += len(own)
                seen["moments"] += 1
                seen["differ"] += len({str((world.hands, world.deck)) for world in (s, *worlds)}) == 5
    assert seen["own discards"] > 500, seen
    assert seen["moments"] > 150, seen
    assert seen["differ"] > seen["moments"] * 0.95, seen


PLAIN = "whisky no_thanks missed analysis " * 5


def put_on_the_deck() -> ThingState:
    s = position(5, 0, hands={0: "axe axe axe axe"}, deck=f"blind_date suspicion {PLAIN}")
    do(s, 0, "swap", *cards("axe"))
    return s


def given_away() -> ThingState:
    s = to_exchange(position(5, 0, hands={0: "axe axe axe axe"}, deck=PLAIN), 0)
    offer(s, 0, "axe")
    give(s, 1, "fine_here")
    return s


@rule("T24.12", "T24.29")
@pytest.mark.parametrize("way", [put_on_the_deck, given_away])
def test_samples_keep_the_way_of_a_card_for_those_who_know_it(way: Callable[[], ThingState]):
    """Seat 1 got the Axe from seat 0, or drew what that had just put on the deck; the others do not know which card."""
    s = way()
    for viewer in viewers(s):
        hands = [GAME.resample(s, viewer, bytes([n]) * 32).hands[1] for n in range(1, 31)]
        assert all(cards("axe")[0] in hand for hand in hands) == (viewer in (0, 1))
