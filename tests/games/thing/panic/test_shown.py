"""Oops!, Just Between Us… and Confession Time: hands that are shown, and to whom."""

import pytest

from bathysphere.engine import opening_reply
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import INFECTION, THING
from bathysphere.games.thing.components import Scene
from bathysphere.games.thing.roles import THING_ROLE, UNKNOWN
from bathysphere.games.thing.view import Known
from support.rules import rule
from support.thing.positions import asked, cards, do, heard, kinds, offered, position, told_to_all, views, words

DECK = "axe axe axe axe axe"
HELD = "analysis axe whisky fear"
SHOWN = tuple(sorted(cards(HELD)))
DECLINE, SHOW, SHOW_ONE = ("decline",), ("show",), ("show_one",)


def drawn(card, seats=5, **scene):
    hands = {0: HELD} | scene.pop("hands", {})
    return position(seats, hands=hands, deck=f"{card} {DECK}", **scene)


# -- Oops!


@rule("T20.15", "T24.31", "T16.2", "T20.18")
def test_oops_shows_the_whole_hand_to_everybody():
    s = drawn("oops")
    reply = opening_reply(s)
    assert kinds(reply.seen_by(3)) == ["turn_began", "panic_drawn", "hand_shown", "offered"]
    assert told_to_all(s, reply, "hand_shown") == [{"seat": 0, "cards": SHOWN, "source": "oops"}]
    for view in views(s):
        assert view.known == (Known() if view.seat == 0 else Known(SHOWN, 0), *[Known()] * 4)
    assert words(s.discard) == "oops"


@rule("T20.15", "T24.19", "T24.31")
def test_oops_of_the_thing_gives_it_away_to_all():
    s = drawn("oops", thing=0, hands={0: "infected axe axe"})
    assert told_to_all(s, opening_reply(s), "hand_shown")[0]["cards"] == (THING, INFECTION, *cards("axe axe"))
    assert all(view.roles[0] == THING_ROLE for view in views(s))


# -- Just Between Us…


@pytest.mark.parametrize(
    ("scene", "expected"),
    [
        ({}, [1, 4]),
        ({"doors": [0]}, [4]),
        ({"doors": [4]}, [1]),
        ({"doors": [1, 3]}, [1, 4]),
        ({"quarantine": {0: 1, 1: 2, 4: 3}}, [1, 4]),
        ({"out": (4,)}, [1, 3]),
        ({"out": (4,), "doors": [3]}, [1]),
        ({"out": (1, 2, 4)}, [3]),
        ({"neighbours_only": True, "way": -1}, [1, 4]),
    ],
)
@rule("T20.16", "T20.16a", "T23.27", "T25.63", "T25.36")
def test_one_neighbour_is_chosen_quarantined_or_not_but_not_through_a_door(scene, expected):
    s = drawn("between_us", thing=3, **scene)
    assert asked(s) == [(0, "between_us.choose")]
    assert offered(s, 0) == [("choose", seat) for seat in expected]


@pytest.mark.parametrize("target", [1, 4])
@rule("T20.16", "T24.31", "T23.27", "T20.18")
def test_the_hand_is_shown_to_him_and_nobody_else(target):
    s = drawn("between_us", thing=2)
    reply = do(s, 0, "choose", target)
    assert kinds(reply.seen_by(3)) == ["hand_shown_to", "offered"]
    for seat in (0, 1, 2, 3, 4, -1):
        private = {"cards": SHOWN} if seat == target else {}
        assert heard(reply, seat, "hand_shown_to") == [{"seat": 0, "target": target, **private}]
    for view in views(s):
        assert view.known[0] == (Known(SHOWN, 0) if view.seat == target else Known())
        assert view.known[1:] == (Known(),) * 4
    assert asked(s) == [(0, "exchange.offer"), (1, "exchange.reply")]


@rule("T24.31", "T24.19")
def test_who_is_shown_the_thing_card_knows_the_thing():
    s = drawn("between_us", thing=0, hands={0: "axe axe axe"})
    do(s, 0, "choose", 4)
    assert [view.roles[0] for view in views(s)] == [2, UNKNOWN, UNKNOWN, UNKNOWN, THING_ROLE, UNKNOWN]


# -- Confession Time


@pytest.mark.parametrize(
    ("way", "out", "order"),
    [
        (1, (), [0, 1, 2, 3, 4]),
        (-1, (), [0, 4, 3, 2, 1]),
        (1, (1, 3), [0, 2, 4]),
        (-1, (4,), [0, 3, 2, 1]),
        (1, (1, 2, 3), [0, 4]),
    ],
)
@rule("T20.17", "T23.28", "T25.65", "T20.20")
def test_everybody_is_asked_in_turn_from_the_drawer_on_once_round(way, out, order):
    s = drawn("confession", way=way, out=out)
    answered = []
    while s.in_play:
        ((seat, question),) = asked(s)
        assert question == "confession.show"
        assert offered(s, seat) == [DECLINE, SHOW]
        assert s.scene == Scene("panic", 0, -1, s.in_play[0])
        reply = do(s, seat, *DECLINE)
        assert told_to_all(s, reply, "declined") == [{"seat": seat}]
        answered.append(seat)
    assert answered == order
    assert asked(s) == [(0, "exchange.offer"), (s.following(0), "exchange.reply")]
    assert words(s.discard) == "confession"
    assert all(view.known == (Known(),) * 5 for view in views(s))


@rule("T20.17", "T24.31")
def test_a_hand_without_infection_is_shown_to_all_and_the_round_goes_on():
    s = drawn("confession", hands={1: "axe axe axe axe"})
    reply = do(s, 0, *SHOW)
    assert told_to_all(s, reply, "hand_shown") == [{"seat": 0, "cards": SHOWN, "source": "confession"}]
    assert kinds(reply.seen_by(-1)) == ["hand_shown"]
    assert asked(s) == [(1, "confession.show")]
    do(s, 1, *SHOW)
    assert asked(s) == [(2, "confession.show")]
    for view in views(s):
        shown = (Known(SHOWN, 0), Known(tuple(cards("axe axe axe axe")), 0))
        assert view.known[:2] == tuple(Known() if view.seat == seat else known for seat, known in enumerate(shown))


@pytest.mark.parametrize("way", [1, -1])
@rule("T20.17a", "T25.65", "T20.18")
def test_the_round_ends_with_a_whole_hand_that_holds_an_infection(way):
    second = 1 if way == 1 else 4
    held = "infected axe axe axe"
    s = drawn("confession", hands={second: held}, thing=2, way=way)
    do(s, 0, *DECLINE)
    assert offered(s, second) == [DECLINE, SHOW, SHOW_ONE]
    reply = do(s, second, *SHOW)
    assert told_to_all(s, reply, "hand_shown") == [
        {"seat": second, "cards": tuple(cards(held)), "source": "confession"}
    ]
    assert kinds(reply.seen_by(3)) == ["hand_shown", "offered"]
    assert asked(s) == [(0, "exchange.offer"), (second, "exchange.reply")]


@pytest.mark.parametrize(("seat", "declines"), [(0, []), (1, [0]), (3, [0, 1, 2])])
@rule("T20.17a", "T24.31", "T23.28")
def test_one_infection_card_alone_can_be_shown_and_ends_it(seat, declines):
    s = drawn("confession", hands={seat: "infected infected axe whisky"})
    for other in declines:
        do(s, other, *DECLINE)
    reply = do(s, seat, *SHOW_ONE)
    assert told_to_all(s, reply, "infection_shown") == [{"seat": seat}]
    assert kinds(reply.seen_by(-1)) == ["infection_shown", "offered"]
    for view in views(s):
        assert view.known[seat] == (Known() if view.seat == seat else Known((INFECTION,), 0))
    assert [view.roles[seat] for view in views(s) if view.seat not in (seat, 4)] == [UNKNOWN] * 4


@rule("T25.65", "T20.17a")
def test_who_holds_an_infection_may_decline_and_the_round_goes_on():
    s = drawn("confession", hands={0: "infected axe axe axe"})
    reply = do(s, 0, *DECLINE)
    assert told_to_all(s, reply, "declined") == [{"seat": 0}]
    assert asked(s) == [(1, "confession.show")]


@rule("T23.28")
def test_nobody_else_sees_that_the_third_choice_exists():
    s, other = (drawn("confession", hands={1: held}) for held in ("infected axe axe axe", "axe axe axe axe"))
    for each in (s, other):
        do(each, 0, *DECLINE)
    assert offered(other, 1) == [DECLINE, SHOW]
    for seat in (0, 2, 3, -1):
        assert GAME.view(s, seat) == GAME.view(other, seat)


@rule("T20.17", "T24.19")
def test_the_thing_may_show_itself_and_the_round_goes_on_without_an_infection():
    s = drawn("confession", thing=0, hands={0: "axe axe axe"})
    do(s, 0, *SHOW)
    assert asked(s) == [(1, "confession.show")]
    assert all(view.roles[0] == THING_ROLE for view in views(s))


@rule("T20.17", "T25.36")
def test_doors_and_quarantine_do_not_matter():
    s = drawn("confession", doors=[0, 1, 2, 3, 4], quarantine={0: 2, 1: 1})
    for seat in range(5):
        assert asked(s) == [(seat, "confession.show")]
        do(s, seat, *DECLINE)
    assert s.turn.seat == 1
