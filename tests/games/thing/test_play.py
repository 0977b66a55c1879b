"""Sections 4 and 15: turns around the table, neighbours, the two piles, and where discarded cards go."""

import pytest

from bathysphere.engine import SPECTATOR
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import FLAMETHROWER, kind
from bathysphere.games.thing.components import Scene
from support.rules import rule
from support.thing.positions import (
    announce,
    asked,
    cards,
    defend,
    discard,
    do,
    exchange,
    hand,
    heard,
    kinds,
    offered,
    play,
    position,
    refuse,
    targets,
    to_exchange,
    words,
)

WATCHERS = (0, 1, 2, 3, SPECTATOR)


def pass_turn(s, seat, to):
    """A turn in which nothing much happens; the reply to its last answer."""
    to_exchange(s, seat)
    return exchange(s, seat, "fine_here", to, "fine_here")


def table(**more):
    """Five seats in which all hold cards that do nothing."""
    return position(5, hands={4: "the_thing"}, deck=" ".join(["suspicion"] * 12), **more)


# -- taking turns


@rule("T4.1", "T4.2", "T5.6")
def test_turns_go_clockwise_one_at_a_time():
    s = table()
    order = []
    for _ in range(7):
        ((seat, kind_),) = asked(s)
        assert kind_ == "turn.play"
        order.append((s.turn.seat, s.turn.number))
        assert seat == s.turn.seat
        pass_turn(s, seat, s.following(seat))
    assert order == [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (0, 6), (1, 7)]


@rule("T4.3", "T5.6")
def test_the_direction_can_change():
    s = position(5, hands={0: "watch_your_back"})
    reply = play(s, 0, "watch_your_back")
    assert heard(reply, 3, "direction_turned") == [{"seat": 0, "way": -1}]
    assert s.way == -1
    exchange(s, 0, "fine_here", 4, "fine_here")
    assert asked(s) == [(4, "turn.play")]
    s = position(5, hands={0: "watch_your_back"}, way=-1)
    assert heard(play(s, 0, "watch_your_back"), 3, "direction_turned") == [{"seat": 0, "way": 1}]


@rule("T4.7", "T5.6", "T6.7")
@pytest.mark.parametrize(("way", "following"), [(1, 3), (-1, 1)])
def test_whoever_moved_is_followed_by_his_new_neighbour(way, following):
    s = position(5, hands={0: "better_run", 2: "fear"}, way=way)
    play(s, 0, "better_run", 2)
    do(s, 2, "pass")
    assert s.chairs == [2, 1, 0, 3, 4]
    assert asked(s) == [(0, "exchange.offer"), (following, "exchange.reply")]
    exchange(s, 0, "fine_here", following, "fine_here")
    assert asked(s) == [(following, "turn.play")]


@rule("T5.6")
def test_those_who_are_out_are_passed_over():
    s = position(6, turn=1, out=(2, 3))
    to_exchange(s, 1)
    assert asked(s) == [(1, "exchange.offer"), (4, "exchange.reply")]
    exchange(s, 1, "fine_here", 4, "fine_here")
    assert asked(s) == [(4, "turn.play")]


# -- neighbours


@rule("T4.8")
@pytest.mark.parametrize("word", ["flamethrower", "analysis", "suspicion", "change_places"])
def test_a_card_reaches_the_neighbours_left_and_right(word):
    s = position(6, turn=2, hands={2: word})
    assert targets(s, 2, word) == [3, 1]
    assert targets(position(6, turn=2, hands={2: word}, chairs=(2, 5, 0, 1, 4, 3)), 2, word) == [5, 3]
    assert targets(position(6, turn=2, hands={2: word}, out=(3, 4, 1)), 2, word) == [5, 0]
    assert targets(position(6, turn=2, hands={2: word}, out=(0, 1, 3, 4)), 2, word) == [5]


@rule("T4.8")
@pytest.mark.parametrize("word", ["better_run", "seduction"])
def test_a_card_that_says_so_reaches_everybody(word):
    assert targets(position(6, turn=2, hands={2: word}), 2, word) == [0, 1, 3, 4, 5]
    assert targets(position(6, turn=2, hands={2: word}, out=(0, 3)), 2, word) == [1, 4, 5]


def test_the_ring_of_those_in_play():
    s = position(6, chairs=(3, 1, 5, 0, 2, 4), out=(1, 4))
    assert s.living() == [3, 5, 0, 2]
    assert [s.neighbour(seat, 1) for seat in (3, 5, 0, 2)] == [5, 0, 2, 3]
    assert [s.neighbour(seat, -1) for seat in (3, 5, 0, 2)] == [2, 3, 5, 0]
    assert s.neighbours(0) == (2, 5)
    assert s.in_order(0) == [0, 2, 3, 5]
    assert s.following(2) == 3
    s.way = -1
    assert s.in_order(0) == [0, 5, 3, 2]
    assert s.following(3) == 2
    alone = position(4, out=(0, 1, 2), begun=False)
    assert alone.neighbour(3, 1) == 3


# -- no showing


@rule("T4.4", "T10.2", "T16.2")
def test_in_a_turn_without_showing_cards_no_event_names_a_card_to_others():
    s = position(4, hands={0: "infected axe"}, thing=3)
    replies = [discard(s, 0, "axe"), exchange(s, 0, "fine_here", 1, "fine_here")]
    for reply in replies:
        for told in heard(reply, 2):
            assert not {"card", "cards", "gave", "got"} & set(told.data), told
    assert GAME.view(s, 2).hand == s.hands[2]
    assert GAME.view(s, 2).hands == ()


@rule("T10.2", "T4.4")
def test_nobody_has_a_way_to_show_a_card_by_himself():
    s = position(4, hands={0: "axe suspicion infected"})
    assert {option[0] for option in offered(s, 0)} == {"discard", "play"}
    to_exchange(s, 0)
    assert {option[0] for option in offered(s, 0)} == {"offer"}
    assert {option[0] for option in offered(s, 1)} == {"give"}


# -- the two piles


@rule("T4.5", "T15.1", "T15.2", "T5.4a", "T24.3", "T24.6")
def test_a_discard_goes_face_down_on_the_one_pile():
    s = position(4, hands={0: "axe"}, discard="oops whisky")
    assert GAME.view(s, 1).discard_back == "panic"
    reply = discard(s, 0, "axe")
    assert words(s.discard) == "whisky oops axe"
    assert s.seen[-1] == 1 << 0
    for seat in (1, 2, 3, SPECTATOR):
        assert heard(reply, seat, "discarded") == [{"seat": 0}]
        view = GAME.view(s, seat)
        assert (view.discard, view.discard_back) == (3, "event")
    assert heard(reply, 0, "discarded") == [{"seat": 0, "card": kind("axe")}]


@rule("T15.2", "T5.3")
def test_panic_cards_lie_on_the_same_pile():
    s = position(4, deck="three_four suspicion", discard="axe", doors=(1,))
    assert words(s.discard) == "axe barred_door three_four"
    assert s.seen[1:] == [-1, -1]


@rule("T15.3", "T17.3", "T5.4b")
def test_an_action_card_is_discarded_after_its_effect():
    s = position(4, hands={0: "flamethrower", 1: "no_barbecue"}, discard="axe")
    play(s, 0, "flamethrower", 1)
    assert s.in_play == [FLAMETHROWER]
    assert s.scene == Scene("attack", 0, 1, FLAMETHROWER)
    assert words(s.discard) == "axe"
    defend(s, 1, "no_barbecue")
    assert (s.in_play, s.scene.kind) == ([], "exchange")
    assert words(s.discard) == "axe no_barbecue flamethrower"
    assert s.seen[1:] == [-1, -1]


@rule("T15.3")
@pytest.mark.parametrize("defence", ["fear", "no_thanks"])
def test_a_defence_card_is_discarded_after_its_effect(defence):
    s = position(4, hands={1: defence})
    to_exchange(s, 0)
    refuse(s, 0, "fine_here", 1, defence)
    assert words(s.discard) == f"fine_here {defence}"
    assert s.seen == [1 << 0, -1]


# -- the deck runs out


@rule("T4.6", "T25.55")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_at_once():
    s = position(4, deck="suspicion", discard="axe whisky oops")
    assert sorted(s.deck) == cards("axe whisky oops")
    assert (s.discard, s.seen) == ([], [])
    assert hand(s, 0).split().count("suspicion") == 1


@rule("T4.6", "T25.55", "T24.1")
def test_everybody_hears_that_the_deck_was_shuffled():
    s = position(4, deck="suspicion suspicion", discard="axe whisky oops")
    to_exchange(s, 0)
    reply = exchange(s, 0, "fine_here", 1, "fine_here")
    for seat in WATCHERS:
        assert heard(reply, seat, "deck_reshuffled") == [{"number": 4}]
        assert kinds(heard(reply, seat)).index("deck_reshuffled") < kinds(heard(reply, seat)).index("drawn")
    assert sorted(s.deck) == sorted(cards("axe whisky oops fine_here"))


@rule("T4.6")
def test_the_new_deck_is_shuffled():
    pile = "axe whisky oops analysis fear missed seduction"
    tops = {tuple(position(4, deck="suspicion", discard=pile, seed=seed).deck) for seed in range(30)}
    assert len(tops) > 20


@rule("T25.55", "T5.3")
def test_a_card_still_being_played_is_no_part_of_the_new_deck():
    s = position(4, deck="forgetful", discard="axe whisky analysis")
    assert words(s.in_play) == "forgetful"
    assert sorted(s.deck) == sorted(cards("axe whisky analysis"))
    assert s.discard == []


@rule("T25.34")
def test_without_any_card_to_draw_steps_1_and_2_are_left_out():
    s = position(4, deck="", discard="")
    assert asked(s) == [(0, "exchange.offer"), (1, "exchange.reply")]
    assert len(s.hands[0]) == 4
    reply = exchange(s, 0, "fine_here", 1, "fine_here")
    assert kinds(heard(reply, 0)) == ["exchanged", "turn_began", "offered"]


@rule("T25.34")
def test_a_deck_that_is_empty_at_a_turn_is_made_anew_then():
    s = position(4, deck="", discard="axe axe")
    assert hand(s, 0) == "axe fine_here fine_here fine_here fine_here"
    assert words(s.deck) == "axe"


# -- talking


@rule("T10.1", "T10.3", "T23.18")
def test_talk_changes_nothing_at_the_table():
    """Statements never reach the state: the game offers phrases and says who hears them, no more."""
    s = position(4)
    before = s.dump()
    assert GAME.audience(s, 0) is None
    assert GAME.read_statement(4, 0, ["claim", 2]) == ("claim", 2)
    assert GAME.read_statement(4, 3, ["claim", 0]) == ("claim", 0)  # the Thing may lie
    assert s.dump() == before


@rule("T9.8", "T10.3")
def test_only_the_announcement_counts_and_only_the_things():
    s = position(4, thing=2, infected=(0, 1, 3))
    announce(s, 2)
    assert s.outcome is not None
