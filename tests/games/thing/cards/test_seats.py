"""Watch Your Back, Change Places! and You'd Better Run!, and I'm Comfortable as the answer to the last two."""

import pytest

from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import BETTER_RUN, CHANGE_PLACES, FINE_HERE, WATCH_YOUR_BACK, kind
from bathysphere.games.thing.components import Scene
from bathysphere.games.thing.roles import COUNTER_CLOCKWISE, EVERYBODY
from support.rules import rule
from support.thing.positions import (
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
    targets,
    told_to_all,
    views,
    words,
)

HELD = "axe whisky whisky seduction"
SWAPS = pytest.mark.parametrize("card", ["change_places", "better_run"])


def moved(card, target, seats=5, **scene):
    """Seat 0 swaps seats with the target, who lets it happen."""
    s = position(seats, hands={0: card, target: HELD, **scene.pop("hands", {})}, **scene)
    play(s, 0, card, target)
    return s, do(s, target, "pass")


# -- Watch Your Back


@rule("T17.10", "T17.10a", "T4.3", "T24.18", "T17.3")
@pytest.mark.parametrize(("way", "partner"), [(1, 4), (-1, 1)])
def test_watch_your_back_turns_the_direction_and_changes_the_partner_of_this_turn(way, partner):
    s = position(5, hands={0: "watch_your_back"}, way=way, thing=2)
    assert [choice for choice in offered(s, 0) if choice[1] == WATCH_YOUR_BACK][-1] == ("play", WATCH_YOUR_BACK)
    reply = play(s, 0, "watch_your_back")
    assert told_to_all(s, reply, "played") == [{"seat": 0, "card": WATCH_YOUR_BACK, "target": -1}]
    assert told_to_all(s, reply, "direction_turned") == [{"seat": 0, "way": -way}]
    assert s.way == -way
    assert all(view.way == -way for view in views(s))
    assert words(s.discard) == "watch_your_back"
    assert s.seen == [EVERYBODY]
    assert asked(s) == [(0, "exchange.offer"), (partner, "exchange.reply")]
    exchange(s, 0, "fine_here", partner, "fine_here")
    assert asked(s) == [(partner, "turn.play")]


@rule("T17.10", "T5.6")
def test_the_direction_stays_turned_until_it_is_turned_again():
    s = position(4, hands={0: "watch_your_back", 3: "watch_your_back"}, thing=2)
    play(s, 0, "watch_your_back")
    exchange(s, 0, "fine_here", 3, "fine_here")
    play(s, 3, "watch_your_back")
    assert s.way == 1
    exchange(s, 3, "fine_here", 0, "fine_here")
    assert asked(s) == [(0, "turn.play")]


# -- whom the two swaps reach


@rule("T17.11", "T17.11a", "T17.11b", "T19.10b", "T23.3")
@pytest.mark.parametrize(
    ("scene", "expected"),
    [
        ({}, [1, 5]),
        ({"out": (1, 5)}, [2, 4]),
        ({"quarantine": {1: 1}}, [5]),
        ({"quarantine": {5: 1}}, [1]),
        ({"doors": [0]}, [5]),
        ({"doors": [5]}, [1]),
        ({"doors": [5], "quarantine": {1: 3}}, []),
        ({"out": (1, 2, 4, 5)}, [3]),
        ({"out": (1, 2, 4, 5), "doors": [1]}, []),
    ],
)
def test_change_places_reaches_open_neighbours(scene, expected):
    s = position(6, hands={0: "change_places"}, thing=3, **scene)
    assert targets(s, 0, "change_places") == expected


@rule("T17.12", "T17.12a", "T17.12b", "T23.4", "T25.20")
@pytest.mark.parametrize(
    ("scene", "expected"),
    [
        ({}, [1, 2, 3, 4, 5]),
        ({"out": (1, 4)}, [2, 3, 5]),
        ({"quarantine": {1: 1, 3: 3}}, [2, 4, 5]),
        ({"doors": [0, 1, 2, 5]}, [1, 2, 3, 4, 5]),
        ({"doors": [0], "quarantine": {1: 1}}, [2, 3, 4, 5]),
        ({"quarantine": {1: 1, 2: 1, 3: 1, 4: 1, 5: 1}}, []),
        ({"out": (1, 2, 4, 5), "doors": [1, 3]}, [3]),
    ],
)
def test_better_run_reaches_everybody_but_the_quarantined_whatever_the_doors(scene, expected):
    s = position(6, hands={0: "better_run"}, thing=3, **scene)
    assert targets(s, 0, "better_run") == expected


@rule("T21.4a", "T25.38", "T25.56", "T25.57")
@pytest.mark.parametrize(
    ("scene", "expected"),
    [
        ({}, [1, 5]),
        ({"out": (1,)}, [2, 5]),
        ({"doors": [0]}, [5]),
        ({"doors": [5]}, [1]),
        ({"quarantine": {5: 2}}, [1]),
        ({"doors": [0, 5]}, [1, 2, 3, 4, 5]),
        ({"quarantine": {1: 1, 5: 1}}, [2, 3, 4]),
        ({"doors": [0], "quarantine": {5: 1, 3: 1}}, [1, 2, 4]),
    ],
)
def test_rule_four_keeps_better_run_to_open_neighbours_as_long_as_there_is_one(scene, expected):
    s = position(6, hands={0: "better_run"}, thing=3, neighbours_only=True, **scene)
    assert targets(s, 0, "better_run") == expected


# -- the answer


@SWAPS
@rule("T18.4", "T23.10", "T24.7")
def test_the_target_alone_is_asked_whether_or_not_he_can_refuse(card):
    s = position(5, hands={0: card, 1: HELD})
    reply = play(s, 0, card, 1)
    assert told_to_all(s, reply, "played") == [{"seat": 0, "card": kind(card), "target": 1}]
    other = position(5, hands={0: card, 1: "fine_here whisky whisky axe"})
    play(other, 0, card, 1)
    assert asked(s) == asked(other) == [(1, "swap.answer")]
    assert offered(s, 1) == [("pass",)]
    assert offered(other, 1) == [("pass",), ("defend", FINE_HERE)]
    for seat in (0, 2, 3, 4, -1):
        assert GAME.view(s, seat) == GAME.view(other, seat)
    assert all(view.scene == Scene("attack", 0, 1, kind(card)) for view in views(s))
    assert all(view.in_play == (kind(card),) for view in views(s))


@SWAPS
@rule("T18.4", "T18.1")
def test_no_other_defence_card_answers_a_swap(card):
    s = position(5, hands={0: card, 1: "fear no_thanks missed no_barbecue"})
    play(s, 0, card, 1)
    assert offered(s, 1) == [("pass",)]


@SWAPS
@rule("T18.4a", "T18.2", "T18.2a", "T18.2b", "T18.8", "T25.59", "T17.3")
def test_comfortable_cancels_the_swap_and_is_replaced(card):
    s = position(5, hands={0: card, 1: "fine_here whisky whisky axe"}, deck="suspicion oops party analysis seduction")
    play(s, 0, card, 1)
    reply = defend(s, 1, "fine_here")
    assert told_to_all(s, reply, "swap_refused") == [{"seat": 1, "target": 0, "card": FINE_HERE}]
    assert told_to_all(s, reply, "panics_skipped") == [{"seat": 1, "number": 2}]
    assert heard(reply, 1, "drawn") == [{"seat": 1, "number": 1, "source": "defence", "cards": (kind("analysis"),)}]
    assert heard(reply, 0, "drawn") == [{"seat": 1, "number": 1, "source": "defence"}]
    assert kinds(reply.seen_by(2)) == ["swap_refused", "panics_skipped", "drawn", "offered"]
    assert s.chairs == [0, 1, 2, 3, 4]
    assert hand(s, 1) == "analysis axe whisky whisky"
    assert words(s.discard) == f"fine_here oops party {card}"
    assert s.seen == [EVERYBODY, 0, 0, EVERYBODY]
    assert asked(s) == [(0, "exchange.offer"), (1, "exchange.reply")]


# -- the swap


@SWAPS
@rule("T17.11", "T17.11d", "T17.12", "T17.12d", "T4.7", "T25.41", "T24.18")
@pytest.mark.parametrize(
    ("way", "target", "chairs", "partner"),
    [
        (1, 1, (1, 0, 2, 3, 4), 2),
        (1, 4, (4, 1, 2, 3, 0), 4),
        (-1, 1, (1, 0, 2, 3, 4), 1),
        (-1, 4, (4, 1, 2, 3, 0), 3),
    ],
)
def test_two_neighbours_swap_seats_and_the_order_follows_the_new_seats(card, way, target, chairs, partner):
    s, reply = moved(card, target, way=way, thing=2)
    assert told_to_all(s, reply, "swapped") == [{"seat": 0, "target": target}]
    assert kinds(reply.seen_by(-1)) == ["swapped", "offered"]
    assert all(view.chairs == chairs for view in views(s))
    assert words(s.discard) == card
    assert s.in_play == []
    assert asked(s) == [(0, "exchange.offer"), (partner, "exchange.reply")]
    exchange(s, 0, "fine_here", partner, words(s.hands[partner][-1:]))
    assert asked(s) == [(partner, "turn.play")]


@rule("T17.11c", "T17.12c")
@SWAPS
@pytest.mark.parametrize("target", [1, 4])
def test_both_keep_their_own_hands(card, target):
    s, _ = moved(card, target, thing=2)
    assert hand(s, 0) == "suspicion fine_here fine_here fine_here"
    assert s.hands[target] == tuple(sorted(cards(HELD)))


@rule("T17.12", "T17.12d", "T4.7", "T25.41")
@pytest.mark.parametrize(("way", "partner"), [(1, 4), (-1, 2)])
def test_better_run_takes_its_player_to_the_other_side_of_the_table(way, partner):
    s, reply = moved("better_run", 3, 6, way=way, thing=1)
    assert told_to_all(s, reply, "swapped") == [{"seat": 0, "target": 3}]
    assert s.chairs == [3, 1, 2, 0, 4, 5]
    assert s.neighbours(0) == (4, 2)
    assert s.neighbours(3) == (1, 5)
    exchange(s, 0, "fine_here", partner, "fine_here")
    assert asked(s) == [(partner, "turn.play")]


@rule("T19.13", "T17.11d", "T19.10c")
def test_doors_stay_where_they_are_and_part_other_players():
    s, reply = moved("change_places", 1, doors=[1])
    assert s.doors == [0, 1, 0, 0, 0]
    assert told_to_all(s, reply, "no_exchange") == [{"seat": 0, "target": 2, "reason": "door"}]
    assert not s.barred(1, 2)
    assert s.barred(0, 2)
    assert s.turn.seat == 2


@rule("T17.12b", "T19.13")
def test_better_run_leaves_the_door_between_two_neighbours_in_its_place():
    s, reply = moved("better_run", 1, 4, doors=[0])
    assert s.chairs == [1, 0, 2, 3]
    assert s.doors == [1, 0, 0, 0]
    assert s.barred(0, 1)
    assert told_to_all(s, reply, "offered") == [{"seat": 0, "target": 2, "source": "turn"}]


@SWAPS
@rule("T17.11c", "T17.11d")
def test_empty_chairs_stay_empty(card):
    s, _ = moved(card, 2, out=(1,))
    assert s.chairs == [2, 1, 0, 3, 4]
    assert s.out == [False, True, False, False, False]
    assert s.neighbours(0) == (3, 2)


@SWAPS
@rule("T17.11d", "T17.12d")
def test_with_two_players_left_a_swap_changes_nothing_in_the_order(card):
    s, reply = moved(card, 2, 4, out=(1, 3), thing=2, hands={2: "axe whisky whisky"})
    assert s.chairs == [2, 1, 0, 3]
    assert told_to_all(s, reply, "offered") == [{"seat": 0, "target": 2, "source": "turn"}]


@rule("T25.41")
def test_a_player_can_miss_his_turn_by_a_swap():
    s, _ = moved("change_places", 4, way=1, thing=2, hands={4: "change_places whisky whisky axe"})
    exchange(s, 0, "fine_here", 4, "whisky")  # around the table: 4 1 2 3 0
    assert asked(s) == [(4, "turn.play")]
    play(s, 4, "change_places", 1)
    do(s, 1, "pass")
    exchange(s, 4, "whisky", 2, "fine_here")
    assert asked(s) == [(2, "turn.play")]  # 1 sits behind 4 now


@rule("T17.1", "T17.2", "T18.1")
def test_action_cards_answer_nothing():
    s = position(
        5, hands={0: "change_places", 1: "change_places better_run watch_your_back axe"}, way=COUNTER_CLOCKWISE
    )
    play(s, 0, "change_places", 1)
    assert offered(s, 1) == [("pass",)]
    other = position(5, hands={1: "change_places better_run watch_your_back axe"})
    discard(other, 0, "suspicion")
    assert offered(other, 1, "defend") == []
    assert {BETTER_RUN, CHANGE_PLACES} <= {choice[1] for choice in offered(other, 1, "give")}
