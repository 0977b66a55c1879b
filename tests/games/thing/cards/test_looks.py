"""Analysis, Suspicion and Whisky: who sees which cards, and for how long he can be sure of them."""

import pytest

from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import THING, WHISKY, kind
from bathysphere.games.thing.knowledge import leaves_unseen
from bathysphere.games.thing.roles import COUNTER_CLOCKWISE, EVERYBODY, THING_ROLE, UNKNOWN
from bathysphere.games.thing.view import Known
from support.rules import rule
from support.thing.positions import (
    asked,
    cards,
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
SHOWN = tuple(sorted(cards(HELD)))


def looked(card, target=1, seats=5, **scene):
    s = position(seats, hands={0: card, target: HELD, **scene.pop("hands", {})}, **scene)
    return s, play(s, 0, card, target)


# -- both look at a neighbour


@rule("T17.5", "T17.7", "T23.3", "T4.8")
@pytest.mark.parametrize("card", ["analysis", "suspicion"])
@pytest.mark.parametrize(
    ("scene", "expected"),
    [
        ({}, [1, 4]),
        ({"way": COUNTER_CLOCKWISE}, [1, 4]),
        ({"out": (4,)}, [1, 3]),
        ({"doors": [0]}, [4]),
        ({"doors": [4]}, [1]),
        ({"quarantine": {4: 1}}, [1]),
        ({"quarantine": {1: 1, 4: 1}}, []),
        ({"doors": [0], "quarantine": {4: 3}}, []),
        ({"out": (1, 2, 4)}, [3]),
        ({"out": (1, 2, 4), "doors": [1]}, []),
    ],
)
def test_only_open_neighbours_can_be_looked_at(card, scene, expected):
    s = position(5, hands={0: card}, thing=3, deck="axe axe", **scene)
    assert targets(s, 0, card) == expected
    assert ("discard", kind(card)) in offered(s, 0)


@rule("T25.54", "T18.1", "T17.2", "T17.3", "T24.7")
@pytest.mark.parametrize("card", ["analysis", "suspicion"])
def test_nobody_answers_a_look(card):
    s, reply = looked(card, hands={1: "fear fine_here no_thanks missed"})
    assert asked(s) == [(0, "exchange.offer"), (1, "exchange.reply")]
    assert told_to_all(s, reply, "played") == [{"seat": 0, "card": kind(card), "target": 1}]
    assert words(s.discard) == card
    assert s.seen == [EVERYBODY]
    assert hand(s, 1) == "fear fine_here no_thanks missed"


# -- Analysis


@rule("T17.5", "T17.5a", "T24.14")
@pytest.mark.parametrize("target", [1, 4])
def test_analysis_shows_the_whole_hand_to_its_player_alone(target):
    s, reply = looked("analysis", target, thing=2)
    assert heard(reply, 0, "analysed") == [{"seat": 0, "target": target, "cards": SHOWN}]
    for seat in (1, 2, 3, 4, -1):
        assert heard(reply, seat, "analysed") == [{"seat": 0, "target": target}]
    assert kinds(reply.seen_by(0)) == ["played", "analysed", "offered"]
    for view in views(s):
        expected = [Known()] * 5
        if view.seat == 0:
            expected[target] = Known(SHOWN, 0)
        assert view.known == tuple(expected)
    assert s.hands[target] == SHOWN


@rule("T24.14", "T24.12")
def test_what_was_seen_grows_uncertain_with_every_card_that_leaves_the_hand_unseen():
    s, _ = looked("analysis", 1, 4)
    exchange(s, 0, "fine_here", 1, "axe")
    whole = (*(card for card in SHOWN if card != kind("axe")), kind("fine_here"))
    assert GAME.view(s, 0).known[1] == Known(tuple(sorted(whole)), 0)  # both know what was exchanged
    leaves_unseen(s, 1, kind("whisky"))
    assert GAME.view(s, 0).known[1] == Known(tuple(sorted(whole)), 1)
    for card in ("whisky", "seduction"):
        leaves_unseen(s, 1, kind(card))
    assert GAME.view(s, 0).known[1] == Known(tuple(sorted(whole)), 3)
    leaves_unseen(s, 1, kind("fine_here"))
    assert GAME.view(s, 0).known[1] == Known()


@rule("T24.19", "T17.5")
def test_who_sees_the_thing_card_by_analysis_knows_the_thing():
    s, _ = looked("analysis", thing=1, hands={1: "axe axe axe"})
    assert [view.roles[1] == THING_ROLE for view in views(s)] == [True, True, False, False, False, False]
    s, _ = looked("analysis", thing=3)
    assert views(s)[0].roles == (0, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN)


# -- Suspicion


@rule("T17.7", "T24.15", "T25.46", "T23.20")
def test_suspicion_tells_one_card_to_its_player_and_its_owner():
    s, reply = looked("suspicion", seed=3)
    (told,) = heard(reply, 0, "suspected")
    assert (told["seat"], told["target"]) == (0, 1)
    assert told["card"] in SHOWN
    assert heard(reply, 1, "suspected") == [told]
    for seat in (2, 3, 4, -1):
        assert heard(reply, seat, "suspected") == [{"seat": 0, "target": 1}]
    assert s.hands[1] == SHOWN
    for view in views(s):
        assert view.known[1] == (Known((told["card"],), 0) if view.seat == 0 else Known())
        assert view.known[2:] == (Known(),) * 3


@rule("T17.7", "T23.20")
def test_the_card_is_drawn_by_chance_among_all_four():
    seen = [heard(looked("suspicion", seed=seed)[1], 0, "suspected")[0]["card"] for seed in range(60)]
    assert set(seen) == set(SHOWN)
    assert seen.count(kind("whisky")) > max(seen.count(kind("axe")), seen.count(kind("seduction")))


@rule("T24.15", "T24.19")
def test_who_happens_to_see_the_thing_card_knows_the_thing():
    told = {}
    for seed in range(40):
        s, reply = looked("suspicion", thing=1, hands={1: "axe axe axe"}, seed=seed)
        told[heard(reply, 0, "suspected")[0]["card"]] = [view.roles[1] for view in views(s)]
    assert told == {
        THING: [THING_ROLE, THING_ROLE, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN],
        kind("axe"): [UNKNOWN, THING_ROLE, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN],
    }


@rule("T24.15")
def test_a_card_seen_twice_may_be_the_same_copy():
    s = position(
        4, hands={0: "suspicion suspicion", 1: "axe axe axe axe"}, deck="whisky whisky whisky whisky whisky whisky"
    )
    play(s, 0, "suspicion", 1)
    assert GAME.view(s, 0).known[1] == Known((kind("axe"),), 0)
    exchange(s, 0, "fine_here", 1, "axe")
    assert GAME.view(s, 0).known[1] == Known((kind("fine_here"),), 0)  # the copy that was given may be the one seen


# -- Whisky


@rule("T17.8", "T17.8a", "T25.43", "T24.16", "T16.2", "T17.3")
def test_whisky_shows_the_four_cards_left_to_everybody():
    s = position(5, hands={0: "whisky axe infected"}, thing=0, deck="analysis analysis")
    assert [choice for choice in offered(s, 0, "play") if choice[1] == WHISKY] == [("play", WHISKY)]
    reply = play(s, 0, "whisky")
    shown = tuple(sorted(cards("the_thing infected analysis axe")))
    assert told_to_all(s, reply, "played") == [{"seat": 0, "card": WHISKY, "target": -1}]
    assert told_to_all(s, reply, "hand_shown") == [{"seat": 0, "cards": shown, "source": "whisky"}]
    for view in views(s):
        assert view.known[0] == (Known() if view.seat == 0 else Known(shown, 0))
        assert view.known[1:] == (Known(),) * 4
        assert view.roles[0] == THING_ROLE
    assert words(s.discard) == "whisky"
    assert s.seen == [EVERYBODY]
    assert asked(s) == [(0, "exchange.offer"), (1, "exchange.reply")]


@rule("T24.16", "T24.22")
def test_whisky_of_an_infected_proves_nothing_about_his_role():
    s = position(4, hands={0: "whisky"}, infected=[0], deck="axe axe")
    play(s, 0, "whisky")
    assert [view.roles[0] for view in views(s)] == [1, UNKNOWN, UNKNOWN, 1, UNKNOWN]


@rule("T24.16")
def test_what_was_shown_is_known_as_long_as_it_must_still_be_there():
    s = position(4, hands={0: "whisky axe axe axe", 1: "analysis analysis analysis analysis"}, deck="axe axe axe")
    play(s, 0, "whisky")
    exchange(s, 0, "axe", 1, "analysis")
    known = [view.known[0] for view in views(s)]
    four = tuple(cards("axe axe axe axe"))
    assert known == [
        Known(),
        Known(tuple(cards("analysis axe axe axe")), 0),
        Known(four, 1),
        Known(four, 1),
        Known(four, 1),
    ]
