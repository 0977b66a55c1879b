"""Article 9: items that come and go, and the one improvement that is active."""

import pytest

from bathysphere.engine import SPECTATOR, decision_of
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.items.table import IMPROVEMENTS, ITEMS, item
from bathysphere.games.unfathomable.components import FACE_DOWN, NOTHING
from bathysphere.games.unfathomable.steps.cards.draw_discard import skill_set, take_item
from bathysphere.games.unfathomable.steps.cards.improvements import gain_item, lose_item, remove_item
from support.rules import rule
from support.unfathomable.positions import asked, do, effect, heard, offered, position, run, told_to_all

GLASSES, BALL, TEXT = item("binoculars"), item("medicine_ball"), item("mystical_text")
TWO = {"items": {1: "binoculars medicine_ball"}, "active": {1: "binoculars"}}


# -- items


@rule("U9.0", "U9.1", "UI.24", "U13.3b")
def test_a_taken_item_is_the_top_card_and_lies_face_up():
    s = position(item_deck="shotgun plimsolls")
    reply = effect(s, "mythos/passenger_riot/passed", 2)
    assert s.hands[2] == ()
    assert (s.items[2], s.item_deck[-1]) == ((item("shotgun"),), item("plimsolls"))
    assert told_to_all(s, reply, "item_gained") == [{"seat": 2, "item": item("shotgun")}]
    assert all(GAME.view(s, seat).players[2].items == (item("shotgun"),) for seat in (0, 2, SPECTATOR))
    assert len(s.item_deck) == len(s.item_known) == 19


@rule("U9.4", "U27.1")
def test_an_empty_deck_gives_no_item():
    s = position()
    s.item_deck, s.item_known = [], []
    assert (take_item(s, 0), s.items[0]) == ((), ())


@rule("U9.2", "U9.2.2", "U51.0")
def test_an_item_that_leaves_goes_back_to_the_box():
    s = position(items={1: "shotgun plimsolls"})
    s.events = []
    remove_item(s, 1, item("shotgun"))
    assert (s.items[1], s.removed) == ((item("plimsolls"),), (("item", item("shotgun")),))
    assert (s.events[0].data, len(s.item_deck)) == ((1, item("shotgun")), 18)


# -- improvements


@rule("U9.6", "U9.5", "U9.5a")
def test_each_improvement_names_a_skill():
    assert sorted(ITEMS[each].skill for each in IMPROVEMENTS) == list(range(5))


@rule("U9.10", "U24.2", "U9.10b", "U17.6a")
@pytest.mark.parametrize(("place", "more"), [("galley", (2,)), ("sick_bay", (2,)), ("brig", ())])
def test_the_active_one_adds_its_skill_outside_the_brig(place, more):
    s = position(places={1: place}, **TWO)
    assert skill_set(s, 1) == tuple(sorted((1, 1, 1, 4, 4, *more)))


@rule("U9.7", "U9.10", "U9.7b")
def test_an_inactive_one_adds_nothing():
    assert skill_set(position(items={1: "binoculars medicine_ball"}), 1) == (1, 1, 1, 4, 4)


@rule("U9.7a", "U9.1", "U9.8.2")
def test_the_first_one_is_active_at_once():
    s = position()
    reply = run(s, *gain_item(s, 1, GLASSES))
    assert (s.active[1], asked(s)) == (GLASSES, [(0, "action")])
    assert told_to_all(s, reply, "improvement_active") == [{"seat": 1, "item": GLASSES}]


@rule("U9.8.2", "U9.8a", "U9.9", "UD.19", "UC.13")
@pytest.mark.parametrize("chosen", [GLASSES, BALL])
def test_whoever_gains_another_may_change(chosen):
    s = position(items={1: "binoculars"}, active={1: "binoculars"})
    run(s, *gain_item(s, 1, BALL))
    assert (asked(s), offered(s, 1)) == ([(1, "improvement.choose")], [("activate", GLASSES), ("activate", BALL)])
    reply = do(s, 1, "activate", chosen)
    assert s.active[1] == chosen
    assert len(told_to_all(s, reply, "improvement_active")) == (chosen == BALL)


@rule("U9.8.2", "U9.8b", "UC.13", "U9.7b2")
def test_whoever_loses_one_may_change_among_the_others():
    s = position(items={1: "binoculars medicine_ball mystical_text"}, active={1: "binoculars"})
    run(s, *lose_item(s, 1, BALL))
    assert offered(s, 1) == [("activate", TEXT), ("activate", GLASSES)]
    do(s, 1, "activate", TEXT)
    assert (s.active[1], s.items[1]) == (TEXT, (TEXT, GLASSES))


@rule("U9.8b", "U9.7a")
def test_the_last_one_left_is_active_unasked():
    s = position(**TWO)
    run(s, *lose_item(s, 1, GLASSES))
    assert (s.active[1], asked(s)) == (BALL, [(0, "action")])
    run(s, *lose_item(s, 1, BALL))
    assert (s.active[1], s.items[1]) == (NOTHING, ())


@rule("U9.8.2")
def test_other_items_change_nothing():
    s = position(**TWO)
    assert gain_item(s, 1, item("shotgun")) == ()
    assert lose_item(s, 1, item("shotgun")) == ()
    assert s.active[1] == GLASSES


@rule("U9.8", "U9.9", "U9.10a", "UD.5")
def test_at_the_start_of_a_turn_whoever_has_two_is_asked():
    s = position(first=1, at="turn", **TWO)
    assert (asked(s), s.hands[1]) == ([(1, "improvement.choose")], ())
    do(s, 1, "activate", BALL)
    assert sorted(card // 5 for card in s.hands[1]) == [1, 1, 1, 3, 4, 4]


@rule("UD.5")
@pytest.mark.parametrize("active", ["binoculars", "medicine_ball"])
def test_whoever_does_not_answer_keeps_the_active_one(active):
    s = position(first=1, at="turn", items=TWO["items"], active={1: active})
    assert decision_of(s, 1).default == ("activate", item(active))


@rule("UD.5")
@pytest.mark.parametrize("scene", [{}, {"items": {1: "binoculars"}, "active": {1: "binoculars"}}])
def test_without_a_choice_nobody_is_asked(scene):
    assert asked(position(first=1, at="turn", **scene)) == [(1, "action")]


@rule("U9.7b1", "UI.25", "UQ.24", "U26.4")
def test_only_its_owner_sees_a_card_that_lies_face_down():
    s = position(items={1: "binoculars medicine_ball shotgun"}, active={1: "binoculars"})
    for seat in (0, 2, 3, SPECTATOR):
        seen = GAME.view(s, seat).players[1]
        assert (sorted(seen.items), seen.active) == (sorted([FACE_DOWN, GLASSES, item("shotgun")]), GLASSES)
    assert GAME.view(s, 1).players[1].items == s.items[1]


@rule("U51.0.2", "UI.30")
def test_cards_that_leave_unseen_are_not_told():
    s = position()
    gone = s.item_deck[-5:]
    reply = effect(s, "mythos/the_anarcho_individualist/first", 0)
    assert heard(reply, 0, "cards_left") == [{"deck": "items", "number": 5}]
    assert [kind for kind, _, _ in s.lost] == ["item"] * 5
    assert len(set(gone) - {card for _, card, _ in s.lost}) == 1
