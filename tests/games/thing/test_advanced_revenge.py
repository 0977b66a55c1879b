"""Advanced rule 6 (T21.6), Revenge: the game outlives the Thing while both humans and infected are left."""

import pytest

from bathysphere.engine import SPECTATOR, Outcome, interjections
from bathysphere.engine.state import GameOver
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import INFECTION, THING
from bathysphere.games.thing.roles import HUMAN, INFECTED, THING_ROLE
from bathysphere.games.thing.steps.elimination import eliminate
from support.rules import rule
from support.thing.positions import (
    announce,
    asked,
    cards_offered,
    discard,
    do,
    exchange,
    hand,
    heard,
    kinds,
    play,
    position,
    words,
)
from support.thing.random_games import random_game

REVENGE = {"revenge": True}


def burn(s, seat, target):
    play(s, seat, "flamethrower", target)
    return do(s, target, "pass")


def revenge(seats=6, thing=1, infected=(2,), **more):
    """Seat 0 is about to burn."""
    hands = {0: "flamethrower flamethrower", **more.pop("hands", {})}
    return position(seats, hands=hands, thing=thing, infected=infected, **REVENGE, **more)


@rule("T21.6", "T13.1", "T24.24")
def test_the_game_goes_on_and_everybody_hears_that_it_was_the_thing():
    s = revenge()
    reply = burn(s, 0, 1)
    assert s.outcome is None
    for seat in (*range(6), SPECTATOR):
        assert kinds(heard(reply, seat)) == ["burned", "thing_burned", "offered"]
        assert heard(reply, seat, "thing_burned") == [{"seat": 1}]
        assert GAME.view(s, seat).thing_out
        assert GAME.view(s, seat).roles[1] == THING_ROLE
    assert asked(s) == [(0, "exchange.offer"), (2, "exchange.reply")]


@rule("T21.6", "T24.20")
def test_other_roles_stay_secret_but_for_the_burned_thing():
    s = revenge()
    burn(s, 0, 1)
    assert GAME.view(s, 0).roles == (HUMAN, THING_ROLE, -1, -1, -1, -1)
    assert GAME.view(s, 2).roles == (-1, THING_ROLE, INFECTED, -1, -1, -1)
    assert GAME.view(s, SPECTATOR).roles == (-1, THING_ROLE, -1, -1, -1, -1)
    assert GAME.view(s, 1).roles == (HUMAN, THING_ROLE, INFECTED, HUMAN, HUMAN, HUMAN)


@rule("T25.24", "T12.6")
def test_the_thing_card_leaves_the_game_and_its_other_cards_are_discarded():
    s = revenge(hands={1: "infected axe whisky"}, discard="fear")
    before = GAME.components(s)
    burn(s, 0, 1)
    assert s.removed == (THING,)
    assert s.hands[1] == ()
    assert words(s.discard) == "fear infected axe whisky flamethrower"
    assert GAME.components(s) == before


@rule("T25.49", "T8.3", "T8.5")
def test_infections_can_be_kept_or_discarded_but_never_passed():
    s = revenge(hands={2: "infected infected"}, deck="suspicion suspicion infected suspicion suspicion suspicion")
    burn(s, 0, 1)
    assert cards_offered(s, 2, "give") == "fine_here"
    exchange(s, 0, "fine_here", 2, "fine_here")
    assert cards_offered(s, 2, "discard") == "infected suspicion fine_here"
    discard(s, 2, "infected")
    assert cards_offered(s, 2, "offer") == "suspicion fine_here"
    assert hand(s, 2).split().count("infected") == 1


@rule("T21.6a", "T21.6b", "T23.19")
def test_the_burned_thing_is_heard_by_all_and_can_do_nothing_else():
    s = revenge()
    burn(s, 0, 1)
    exchange(s, 0, "fine_here", 2, "fine_here")
    assert GAME.audience(s, 1) is None
    assert interjections(s, 1) == ()
    assert all(decision_seat != 1 for decision_seat, _ in asked(s))
    assert GAME.view(s, 1).hand == ()


@rule("T21.6c", "T21.6d", "T21.6e", "T25.49")
def test_when_the_last_human_is_out_the_infected_win():
    s = revenge(seats=4, thing=3, infected=(0,), out=(2,))
    burn(s, 0, 3)
    assert s.outcome is None
    exchange(s, 0, "fine_here", 1, "fine_here")
    discard(s, 1, "suspicion")
    exchange(s, 1, "fine_here", 0, "fine_here")
    reply = burn(s, 0, 1)
    assert s.outcome == Outcome((0,), (), "revenge_infected", ("infected", "human", "human", "thing"))
    assert kinds(heard(reply, 3)) == ["burned", "revealed", "game_ended"]


@rule("T21.6c", "T21.6d", "T21.6e", "T25.49")
def test_when_the_last_infected_is_out_the_humans_win():
    s = revenge(seats=5, thing=4, infected=(1,), out=(3,))
    burn(s, 0, 4)
    assert s.outcome is None
    exchange(s, 0, "fine_here", 1, "fine_here")
    for seat, to in ((1, 2), (2, 0)):
        discard(s, seat, "suspicion")
        exchange(s, seat, "fine_here", to, "fine_here")
    burn(s, 0, 1)
    assert s.outcome == Outcome((0, 2), (), "revenge_humans", ("human", "infected", "human", "human", "thing"))


@rule("T21.6", "T21.6d")
def test_if_one_side_is_left_when_the_thing_burns_it_wins_at_once():
    s = revenge(infected=(), out=(5,))
    reply = burn(s, 0, 1)
    assert (s.outcome.winners, s.outcome.reason) == ((0, 2, 3, 4), "revenge_humans")
    assert heard(reply, 2, "thing_burned") == []


@rule("T25.25", "T21.6e")
def test_with_no_human_left_the_infected_win():
    s = revenge(infected=(0, 2, 3, 4, 5), out=(5,))
    burn(s, 0, 1)
    assert (s.outcome.winners, s.outcome.reason) == ((0, 2, 3, 4), "revenge_infected")


@rule("T25.50", "T13.2", "T13.3", "T13.5", "T13.6")
@pytest.mark.parametrize(
    ("infected", "out", "winners", "reason"),
    [
        ((0, 1, 2), (), (3,), "thing_alone"),
        ((0, 1), (2,), (0, 1, 3), "no_humans"),
        ((0, 1), (), (2,), "false_announcement"),
    ],
)
def test_while_the_thing_lives_all_is_as_in_the_book(infected, out, winners, reason):
    s = position(4, thing=3, infected=infected, out=out, **REVENGE)
    announce(s, 3)
    assert (s.outcome.winners, s.outcome.reason) == (winners, reason)


@rule("T25.60", "T25.50")
def test_the_thing_left_alone_wins_here_too():
    s = position(4, 3, hands={3: "flamethrower"}, thing=3, out=(1, 2), **REVENGE)
    burn(s, 3, 0)
    assert (s.outcome.winners, s.outcome.reason) == ((3,), "no_humans")


@rule("T25.9", "T21.6")
def test_if_nobody_at_all_survives_nobody_wins():
    """Only where a fourth Infection! card puts its holder out can the last two fall together."""
    s = position(4, 3, thing=3, hands={3: "flamethrower"}, out=(0, 1, 3), **REVENGE, begun=False)
    with pytest.raises(GameOver):
        eliminate(s, 2, 2)
    assert (s.outcome.winners, s.outcome.reason) == ((), "nobody_left")


@rule("T21.6", "T21.6c", "T21.6d", "T21.6e", "T25.24", "T25.49", "T25.50")
@pytest.mark.parametrize("seed", range(24))
def test_whole_games(seed):
    seats = 5 + seed % 8
    after = 0
    box = None
    for s, follower in random_game(seats, f"revenge {seed}", options=REVENGE):
        box = box or GAME.components(s)
        assert GAME.components(s) == box
        assert follower.roles == s.roles
        thing = s.the_thing()
        if s.out[thing] and s.outcome is None:
            after += 1
            assert s.removed == (THING,)
            living = {s.roles[seat] for seat in s.living()}
            assert living == {HUMAN, INFECTED}
            assert all(INFECTION in s.hands[seat] for seat in s.living() if s.roles[seat] == INFECTED)
            assert not any(interjections(s, seat) for seat in range(seats))
        elif s.outcome is None:
            assert s.removed == ()
    assert s.outcome is not None
    thing = s.the_thing()
    side = {"revenge_humans": HUMAN, "revenge_infected": INFECTED}.get(s.outcome.reason)
    assert (side is not None) == s.out[thing]
    if side is not None:
        assert s.outcome.winners == tuple(seat for seat in range(seats) if s.roles[seat] == side and not s.out[seat])
        assert {s.roles[seat] for seat in range(seats) if not s.out[seat]} == {side}
    else:
        assert not after
