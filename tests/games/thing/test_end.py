"""Section 13: how the game ends, who wins, and what comes to light then."""

import pytest

from bathysphere.engine import SPECTATOR, Outcome, Refused, decisions, interjections
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import INFECTION, kind
from bathysphere.games.thing.components import Infecting
from bathysphere.games.thing.roles import HUMAN, INFECTED, NOBODY, THING_ROLE
from support.rules import rule
from support.thing.positions import announce, do, exchange, heard, kinds, play, position, to_exchange

WATCHERS = (0, 1, 2, 3, 4, SPECTATOR)


def burn(s, seat, target):
    play(s, seat, "flamethrower", target)
    return do(s, target, "pass")


def sides(**seats):
    """Of five seats; those who are not named are humans."""
    return tuple(next((side for side, who in seats.items() if seat in who), "human") for seat in range(5))


# -- the Thing is burned


@rule("T2.3")
@pytest.mark.parametrize("target", [1, 2, 3])
def test_humans_win_by_burning_the_thing_and_nobody_else(target):
    """Found or not: of three neighbours in turn only one is the Thing."""
    s = position(5, hands={0: "flamethrower"}, thing=1, infected=(2,), chairs=(0, target, *({1, 2, 3, 4} - {target})))
    burn(s, 0, target)
    if target == 1:
        assert s.outcome is not None
        assert s.outcome.winners == (0, 3, 4)
    else:
        assert s.outcome is None
        assert s.out[target]


@rule("T13.1", "T13.1b", "T13.1c", "T12.2")
def test_when_the_thing_burns_surviving_humans_win():
    s = position(5, hands={0: "flamethrower"}, thing=1, infected=(2,), out=(4,))
    burn(s, 0, 1)
    assert s.outcome == Outcome((0, 3), (), "thing_burned", sides(thing=[1], infected=[2]))
    assert decisions(s) == []


@rule("T13.1", "T13.1c")
def test_an_infected_who_burns_the_thing_loses_all_the_same():
    s = position(5, hands={0: "flamethrower"}, thing=1, infected=(0,))
    burn(s, 0, 1)
    assert s.outcome == Outcome((2, 3, 4), (), "thing_burned", sides(thing=[1], infected=[0]))


@rule("T13.1a", "T24.27")
def test_then_all_cards_and_sides_come_to_light():
    s = position(5, hands={0: "flamethrower", 2: "whisky"}, thing=1, infected=(2,))
    reply = burn(s, 0, 1)
    for seat in WATCHERS:
        assert kinds(heard(reply, seat)) == ["burned", "revealed", "game_ended"]
        (revealed,) = heard(reply, seat, "revealed")
        assert revealed["roles"] == (HUMAN, THING_ROLE, INFECTED, HUMAN, HUMAN)
        assert revealed["hands"] == tuple(s.hands)
        assert revealed["infections"] == ((2, 1, 0),)
        assert heard(reply, seat, "game_ended") == [{"winners": (0, 3, 4), "reason": "thing_burned"}]
        view = GAME.view(s, seat)
        assert view.roles == (HUMAN, THING_ROLE, INFECTED, HUMAN, HUMAN)
        assert view.hands == tuple(s.hands)
        assert view.infections == (Infecting(2, 1, 0),)
        assert view.outcome == s.outcome
    assert kind("whisky") in s.hands[2]
    assert kind("the_thing") in s.hands[1]  # of the one who was burned last as well


@rule("T25.25", "T13.1c")
def test_when_it_burns_and_no_human_is_left_nobody_wins():
    s = position(5, hands={0: "flamethrower"}, thing=1, infected=(0, 2, 3), out=(4,))
    burn(s, 0, 1)
    assert s.outcome == Outcome((), (), "nobody_left", sides(thing=[1], infected=[0, 2, 3]))


@rule("T12.5", "T13.7", "T24.24")
def test_the_end_of_anybody_else_ends_nothing():
    s = position(5, hands={0: "flamethrower"}, thing=3)
    reply = burn(s, 0, 1)
    assert s.outcome is None
    assert kinds(heard(reply, 2)) == ["burned", "offered"]
    assert GAME.view(s, 2).roles[1] == -1


# -- the announcement


@rule("T13.2", "T13.3", "T13.3a", "T2.4", "T2.5")
def test_true_the_thing_and_the_surviving_infected_win():
    s = position(5, thing=3, infected=(0, 1), out=(2, 4))
    reply = announce(s, 3)
    assert s.outcome == Outcome((0, 1, 3), (), "no_humans", sides(thing=[3], infected=[0, 1]))
    for seat in WATCHERS:
        assert heard(reply, seat, "announced") == [{"seat": 3, "right": True}]
        assert heard(reply, seat, "game_ended") == [{"winners": (0, 1, 3), "reason": "no_humans"}]


@rule("T13.3a")
def test_true_an_infected_who_is_out_loses():
    s = position(5, turn=0, thing=3, infected=(0, 1, 2), out=(2, 4))
    announce(s, 3)
    assert s.outcome.winners == (0, 1, 3)


@rule("T13.2a", "T24.27")
def test_after_an_announcement_all_is_revealed_too():
    s = position(5, thing=3, infected=(0, 1), out=(2, 4))
    reply = announce(s, 3)
    assert kinds(heard(reply, SPECTATOR)) == ["announced", "revealed", "game_ended"]
    assert heard(reply, 1, "revealed")[0]["hands"] == tuple(s.hands)
    assert GAME.view(s, SPECTATOR).hands == tuple(s.hands)


@rule("T13.4", "T25.28")
def test_the_human_who_was_infected_last_loses():
    s = position(5, 3, thing=3, hands={3: "infected"}, infected=(0, 1), out=(2,))
    assert s.last_human == NOBODY
    to_exchange(s, 3)
    exchange(s, 3, "infected", 4, "fine_here")
    assert s.last_human == 4
    announce(s, 3)
    assert s.outcome == Outcome((0, 1, 3), (), "no_humans", sides(thing=[3], infected=[0, 1, 4]))


@rule("T13.4", "T25.28")
def test_an_infection_that_leaves_a_human_makes_nobody_the_last():
    s = position(5, 3, thing=3, hands={3: "infected"}, infected=(0,), out=(2,))
    to_exchange(s, 3)
    exchange(s, 3, "infected", 4, "fine_here")
    assert s.last_human == NOBODY


@rule("T25.28")
def test_if_the_last_human_was_eliminated_every_infected_wins():
    s = position(5, hands={0: "flamethrower"}, thing=3, infected=(0, 2, 4))
    burn(s, 0, 1)
    assert s.last_human == NOBODY
    assert s.outcome is None
    exchange(s, 0, "fine_here", 2, "fine_here")
    announce(s, 3)
    assert s.outcome == Outcome((0, 2, 3, 4), (), "no_humans", sides(thing=[3], infected=[0, 2, 4]))


@rule("T13.5", "T25.29")
def test_if_nobody_was_eliminated_the_thing_wins_alone():
    s = position(5, 3, thing=3, hands={3: "infected"}, infected=(0, 1, 2))
    to_exchange(s, 3)
    exchange(s, 3, "infected", 4, "fine_here")
    assert s.last_human == 4
    reply = announce(s, 3)
    assert s.outcome == Outcome((3,), (), "thing_alone", sides(thing=[3], infected=[0, 1, 2, 4]))
    assert heard(reply, 0, "announced") == [{"seat": 3, "right": True}]


@rule("T25.29")
def test_a_single_eliminated_infected_is_enough_against_that():
    s = position(5, thing=3, infected=(0, 1, 2, 4), out=(2,))
    announce(s, 3)
    assert (s.outcome.winners, s.outcome.reason) == ((0, 1, 3, 4), "no_humans")


@rule("T13.6", "T13.6a")
def test_false_the_remaining_humans_win():
    s = position(5, thing=3, infected=(0, 1), out=(2,))
    reply = announce(s, 3)
    assert s.outcome == Outcome((4,), (), "false_announcement", sides(thing=[3], infected=[0, 1]))
    for seat in WATCHERS:
        assert heard(reply, seat, "announced") == [{"seat": 3, "right": False}]
    assert kinds(heard(reply, 2)) == ["announced", "revealed", "game_ended"]


@rule("T13.6a")
def test_false_a_human_who_is_out_loses():
    s = position(5, thing=3, out=(2,))
    announce(s, 3)
    assert s.outcome.winners == (0, 1, 4)


@rule("T13.7", "T25.27", "T24.28")
def test_without_an_announcement_play_goes_on_with_no_hint():
    s = position(5, 3, thing=3, hands={3: "infected"}, infected=(0, 1, 2))
    to_exchange(s, 3)
    reply = exchange(s, 3, "infected", 4, "fine_here")
    assert s.outcome is None
    assert kinds(heard(reply, 0)) == ["exchanged", "turn_began", "drawn"]
    assert GAME.view(s, 0).roles == (INFECTED, -1, -1, THING_ROLE, -1)
    assert interjections(s, 3) == (("announce",),)


@rule("T25.60")
@pytest.mark.parametrize("infected", [(0,), ()])
def test_when_the_thing_is_the_only_one_left_the_game_ends_by_itself(infected):
    s = position(5, 3, hands={3: "flamethrower"}, thing=3, infected=infected, out=(1, 2, 4))
    reply = burn(s, 3, 0)
    assert s.outcome == Outcome((3,), (), "no_humans", sides(thing=[3], infected=infected))
    assert kinds(heard(reply, 1)) == ["burned", "revealed", "game_ended"]


@rule("T25.60")
def test_with_an_infected_beside_it_it_does_not():
    s = position(5, 3, hands={3: "flamethrower"}, thing=3, infected=(1,), out=(2, 4))
    burn(s, 3, 0)
    assert s.outcome is None


@rule("T13.2")
def test_after_the_end_nobody_is_asked_or_may_announce():
    s = position(5, thing=3)
    announce(s, 3)
    assert decisions(s) == []
    assert interjections(s, 3) == ()
    with pytest.raises(Refused):
        announce(s, 3)


@rule("T13.1", "T24.27")
def test_hands_and_infections_are_hidden_before_the_end():
    s = position(5, thing=3, infected=(1,))
    for seat in WATCHERS:
        view = GAME.view(s, seat)
        assert (view.hands, view.infections, view.outcome, view.thing_out) == ((), (), None, False)
    assert s.infections == [Infecting(1, 3, 0)]
    assert INFECTION in s.hands[1]
