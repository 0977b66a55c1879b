"""Forgetful: three cards go unseen, three event cards come."""

import pytest

from bathysphere.engine import Count, Refused, decision_of
from bathysphere.games.thing.cards.kinds import INFECTION, kind
from bathysphere.games.thing.roles import EVERYBODY
from bathysphere.games.thing.view import Known
from support.rules import rule
from support.thing.positions import asked, cards, do, hand, heard, kinds, position, told_to_all, views, words


def drawn(held, deck="whisky analysis seduction suspicion suspicion", **scene):
    return position(4, hands={0: held}, deck=f"forgetful {deck}", **scene)


def forget(s, picked):
    return do(s, 0, *[("discard", card) for card in cards(picked)])


@rule("T20.11", "T23.24", "T24.32", "T24.10", "T20.18")
def test_three_cards_are_discarded_and_three_drawn_for_the_drawers_eyes_alone():
    s = drawn("axe axe missed fear")
    assert asked(s) == [(0, "forgetful.discard")]
    question = decision_of(s, 0)
    assert question.options == tuple(("discard", card) for card in sorted(cards("axe axe missed fear")))
    assert question.picks == Count(3, 3)
    reply = forget(s, "axe axe fear")
    assert kinds(reply.seen_by(2)) == ["forgot", "drawn", "offered"]
    told = {"seat": 0, "number": 3}
    assert heard(reply, 0, "forgot") == [{**told, "cards": tuple(cards("axe axe fear"))}]
    got = {"seat": 0, "number": 3, "source": "forgetful"}
    assert heard(reply, 0, "drawn") == [{**got, "cards": tuple(cards("whisky analysis seduction"))}]
    for seat in (1, 2, 3, -1):
        assert heard(reply, seat, "forgot") == [told]
        assert heard(reply, seat, "drawn") == [got]
    assert hand(s, 0) == "analysis whisky seduction missed"
    assert words(s.discard) == "axe axe fear forgetful"
    assert s.seen == [1, 1, 1, EVERYBODY]
    assert asked(s) == [(0, "exchange.offer"), (1, "exchange.reply")]


@pytest.mark.parametrize("number", [0, 1, 2, 4])
@rule("T20.11", "T23.24")
def test_it_is_three_and_no_other_number(number):
    s = drawn("axe axe axe axe")
    with pytest.raises(Refused):
        forget(s, "axe " * number)


@rule("T20.11", "T23.24")
def test_a_card_is_picked_as_often_as_it_is_held():
    s = drawn("axe whisky fear missed")
    with pytest.raises(Refused):
        forget(s, "axe axe fear")


@pytest.mark.parametrize(
    ("held", "scene", "options"),
    [
        ("the_thing infected axe fear", {"thing": 0}, "infected axe fear"),
        ("infected axe fear missed", {"infected": [0]}, "axe fear missed"),
        ("infected infected axe fear", {"infected": [0]}, "infected axe fear"),
        ("infected infected infected fear", {"infected": [0]}, "infected infected fear"),
        ("infected axe fear missed", {}, "infected axe fear missed"),
    ],
)
@rule("T20.11a", "T16.3a", "T16.7", "T9.4")
def test_what_a_role_must_keep_is_not_among_the_options(held, scene, options):
    s = drawn(held, **scene)
    assert words(option[1] for option in decision_of(s, 0).options) == options


@rule("T20.11", "T20.5", "T24.9")
def test_panic_cards_are_skipped():
    s = drawn("axe axe axe axe", "oops whisky party analysis seduction get_out")
    reply = forget(s, "axe axe axe")
    assert kinds(reply.seen_by(1)) == ["forgot", "panics_skipped", "drawn", "offered"]
    assert told_to_all(s, reply, "panics_skipped") == [{"seat": 0, "number": 2}]
    assert hand(s, 0) == "analysis axe whisky seduction"
    assert words(s.discard) == "axe axe axe oops party forgetful"
    assert s.seen == [1, 1, 1, 0, 0, EVERYBODY]


@rule("T25.55", "T20.11")
def test_the_pile_with_the_forgotten_cards_is_shuffled_in_the_middle_of_the_draw():
    s = drawn("axe axe axe fear", "whisky analysis")
    reply = forget(s, "axe axe axe")
    assert kinds(reply.seen_by(1)) == ["forgot", "deck_reshuffled", "drawn", "offered"]
    assert told_to_all(s, reply, "deck_reshuffled") == [{"number": 3}]
    assert hand(s, 0) == "analysis axe whisky fear"
    assert words(s.deck) == "axe axe"
    assert words(s.discard) == "forgetful"  # in play during the shuffle


@rule("T25.9", "T11.1", "T20.11")
def test_more_than_three_infections_go_at_once():
    s = drawn("axe axe axe infected", "infected infected infected oops whisky suspicion")
    reply = forget(s, "axe axe axe")
    assert kinds(reply.seen_by(1)) == ["forgot", "drawn", "surplus_discarded", "panics_skipped", "drawn", "offered"]
    assert told_to_all(s, reply, "surplus_discarded") == [{"seat": 0, "number": 1, "giver": -1}]
    assert hand(s, 0) == "infected infected infected whisky"
    assert s.roles[0] == 0
    for view in views(s):
        assert view.known[0] == (Known() if view.seat == 0 else Known((INFECTION,) * 3, 0))


@rule("T25.9")
def test_a_surplus_replaced_by_another_infection_goes_too():
    s = drawn("axe axe axe infected", "infected infected infected infected infected whisky suspicion")
    reply = forget(s, "axe axe axe")
    assert told_to_all(s, reply, "surplus_discarded") == [{"seat": 0, "number": 1, "giver": -1}] * 3
    assert heard(reply, 0, "drawn")[-1] == {"seat": 0, "number": 1, "source": "surplus", "cards": (kind("whisky"),)}
    assert hand(s, 0) == "infected infected infected whisky"


@rule("T25.9", "T20.18")
def test_other_editions_the_fourth_puts_its_holder_out_and_the_turn_is_over():
    s = drawn("axe axe axe infected", "infected infected infected whisky suspicion", fourth_infection_eliminates=True)
    reply = forget(s, "axe axe axe")
    assert told_to_all(s, reply, "burned") == [{"seat": 0, "target": 0}]
    assert s.out == [True, False, False, False]
    assert asked(s) == [(1, "turn.play")]
    assert words(s.discard) == "axe axe axe infected infected infected infected forgetful"


@rule("T25.34", "T20.11")
def test_a_short_hand_forgets_what_it_has():
    s = position(4, hands={0: "axe whisky"}, deck="forgetful analysis seduction suspicion", filled=False)
    assert decision_of(s, 0).picks == Count(2, 2)
    forget(s, "axe whisky")
    assert hand(s, 0) == "analysis seduction"
    s = position(4, hands={0: ""}, deck="forgetful analysis seduction suspicion", filled=False)
    assert words(s.discard[:1]) == "forgetful"


@rule("T24.32", "T24.6")
def test_what_others_knew_of_the_hand_is_uncertain_by_three_cards():
    s = position(4, hands={0: "axe axe fear missed"}, deck="oops suspicion", begun=True)
    assert views(s)[2].known[0] == Known(tuple(sorted(cards("axe axe fear missed"))), 0)
    shown = drawn("axe axe fear missed")
    shown.facts = list(s.facts)
    forget(shown, "axe axe fear")
    assert views(shown)[2].known[0] == Known(tuple(sorted(cards("axe axe fear missed"))), 3)
