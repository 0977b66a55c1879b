"""What holds at every moment of whole random games, whatever is played."""

from collections import Counter

import pytest

from bathysphere.engine import SPECTATOR, decisions, open_questions
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import FIRST_PANIC, INFECTION, THING, copies_for
from bathysphere.games.thing.options import Options
from bathysphere.games.thing.roles import HUMAN, INFECTED, THING_ROLE
from bathysphere.games.thing.state import ThingState
from support.effort import volume
from support.rules import rule
from support.thing.random_games import Follower, random_game

GAMES = [(seats, seed) for seats in range(4, 13) for seed in range(volume(full=6, quick=2))]


def asked_kinds(s: ThingState) -> list[str]:
    return [decision.kind for decision in open_questions(s)]


def whole_box(players: int) -> list[int]:
    return sorted(card for card, number in enumerate(copies_for(players, Options())) for _ in range(number))


def check_hands(s: ThingState) -> None:
    """Four cards each, five in one's own step 2, none for those who are out; never a panic card."""
    for seat, hand in enumerate(s.hands):
        own = seat == s.turn.seat
        assert len(hand) == (0 if s.out[seat] else 5 if own and asked_kinds(s) == ["turn.play"] else 4)
        assert all(card < FIRST_PANIC for card in hand)
        assert hand == tuple(sorted(hand))
        in_step_2 = own and asked_kinds(s)[0] in ("turn.play", "persistence.keep")
        assert hand.count(INFECTION) <= (5 if in_step_2 else 3)
        assert (THING in hand) == (s.roles[seat] == THING_ROLE and not s.out[seat])
        if s.roles[seat] == INFECTED and not s.out[seat]:
            assert hand.count(INFECTION) >= 1


def check_table(s: ThingState) -> None:
    assert sorted(s.chairs) == list(range(s.seats))
    assert len(s.discard) == len(s.seen)
    assert s.deck or not s.discard
    assert s.roles.count(THING_ROLE) <= 1
    assert all(not s.quarantine[seat] for seat in range(s.seats) if s.out[seat])
    assert all(0 <= turns <= 3 for turns in s.quarantine)
    assert [burning.target for burning in s.burned] == list(dict.fromkeys(burning.target for burning in s.burned))
    assert {burning.target for burning in s.burned} == {seat for seat in range(s.seats) if s.out[seat]}


def check_follower(s: ThingState, follower: Follower) -> None:
    assert follower.roles == s.roles
    assert follower.infected == follower.told == [(each.victim, each.giver) for each in s.infections]
    for seat, hand in enumerate(s.hands):
        if not s.out[seat]:
            assert +follower.hands[seat] == Counter(hand)


@rule("T1.1", "T8.2", "T9.1", "T11.1", "T11.2", "T11.3", "T20.3")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_hands_roles_and_cards_in_a_whole_game(seats, seed):
    box = whole_box(seats)
    humans = seats
    reasons = {"thing_burned", "no_humans", "thing_alone", "false_announcement", "nobody_left"}
    for s, follower in random_game(seats, f"invariants {seed}", hasty=0 if seed else 40):
        assert GAME.components(s) == box
        check_table(s)
        check_follower(s, follower)
        if s.outcome is None:
            check_hands(s)
            assert all(decision.options for decision in decisions(s))
            assert s.removed == ()
        assert s.humans() <= humans
        humans = s.humans()
    assert s.outcome is not None
    assert s.outcome.reason in reasons
    assert all(not s.out[seat] for seat in s.outcome.winners)
    humans_win = s.outcome.reason in ("thing_burned", "false_announcement")
    assert all((s.roles[seat] == HUMAN) == humans_win for seat in s.outcome.winners)


def remaining(known: list[int], there: list[int] | tuple[int, ...]) -> int:
    """How many of the known cards are really there."""
    return (Counter(known) & Counter(there)).total()


@rule("T24.5", "T24.12", "T24.14", "T24.15", "T24.16", "T24.30", "T24.31")
@pytest.mark.parametrize(
    ("seats", "seed"), [(seats, seed) for seats in (4, 6, 9) for seed in range(volume(full=6, quick=2))]
)
def test_what_anybody_knows_of_hands_and_deck_is_true(seats, seed):
    facts = 0
    for s, _ in random_game(seats, f"knowledge {seed}"):
        if s.outcome is not None:
            break
        for seat in (*range(seats), SPECTATOR):
            view = GAME.view(s, seat)
            for hand, known in zip(s.hands, view.known, strict=True):
                assert 0 <= known.lost <= len(known.cards)
                assert remaining(list(known.cards), hand) >= len(known.cards) - known.lost
                assert remaining(list(known.sure), hand) == len(known.sure)
                assert remaining(list(known.sure), list(known.cards)) == len(known.sure)
                facts += bool(known.cards)
            if seat >= 0:
                assert view.known[seat].cards == ()
        check_deck_memory(s)
    assert facts > 20


def check_deck_memory(s: ThingState) -> None:
    """Whoever remembers what was shuffled into the deck, and counts backs that left it, is not mistaken."""
    for eyes in range(s.seats + 1):
        for panic in (False, True):
            known = [card for card, mask in s.reshuffled if mask >> eyes & 1 and (card >= FIRST_PANIC) == panic]
            left = [(card, mask) for card, mask in s.left_deck if (card >= FIRST_PANIC) == panic]
            lost = 0
            for card, mask in left:
                if not mask >> eyes & 1:
                    lost += 1
                elif card in known:
                    known.remove(card)
            assert remaining(known, s.deck) >= len(known) - lost


@rule("T24.19", "T24.20", "T24.21")
@pytest.mark.parametrize("seed", range(volume(full=8, quick=3)))
def test_roles_that_a_view_names_are_true_and_no_more_than_one_may_know(seed):
    for s, _ in random_game(7, f"roles {seed}"):
        if s.outcome is not None:
            break
        for seat in (*range(7), SPECTATOR):
            named = GAME.view(s, seat).roles
            assert all(role in (-1, true) for role, true in zip(named, s.roles, strict=True))
            others = {other for other, role in enumerate(named) if other != seat and role != -1}
            if seat < 0 or s.roles[seat] != THING_ROLE:
                assert others <= {s.the_thing()} | {other for other in range(7) if s.outed >> other & 1}
            if seat >= 0 and s.roles[seat] != HUMAN:
                assert named[s.the_thing()] == THING_ROLE
