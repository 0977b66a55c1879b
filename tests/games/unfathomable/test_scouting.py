"""Looks at the mythos and the waypoint deck: who sees what, what stays on top, and what goes under the deck."""

import pytest

from bathysphere.engine import SPECTATOR
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.mythos.table import mythos
from bathysphere.games.unfathomable.cards.waypoints.table import waypoint
from bathysphere.games.unfathomable.steps.cards.scouting import ScoutDeck
from support.rules import rule
from support.unfathomable.positions import asked, dice, do, effect, heard, offered, position, run, told_to_all

AHEAD = "collision_course damaged_evaporator eot_failure class_struggle food_rationing"
C, D, E, S, F = map(mythos, AHEAD.split())


def known(s, seat, deck="mythos"):
    """Which cards of a deck a seat knows, with their places counted from the top."""
    return dict(getattr(GAME.view(s, seat), deck).known)


@rule("U44.7", "UD.49", "UI.7", "UL.54", "UA3.24")
def test_two_cards_are_seen_by_one_player_who_leaves_one_on_top():
    s = position(mythos=AHEAD)
    run(s, ScoutDeck(0, "either", 2))
    assert asked(s) == [(0, "scout.deck")]
    assert offered(s, 0) == [("deck", "mythos"), ("deck", "waypoint")]
    reply = do(s, 0, "deck", "mythos")
    assert heard(reply, 0, "looked") == [{"seat": 0, "deck": "mythos", "number": 2, "cards": tuple(sorted((C, D)))}]
    for other in (1, 2, 3, SPECTATOR):
        assert heard(reply, other, "looked") == [{"seat": 0, "deck": "mythos", "number": 2}]
    assert sorted(offered(s, 0)) == sorted([("top", "mythos", C), ("top", "mythos", D)])
    do(s, 0, "top", "mythos", D)
    assert (s.mythos[-1], s.mythos[-2], s.mythos[0]) == (D, E, C)
    assert known(s, 0) == {0: D, len(s.mythos) - 1: C}
    for other in (1, 2, 3, SPECTATOR):
        assert known(s, other) == {}
    assert asked(s) == [(0, "action")]


@rule("U44.7", "UI.4", "UD.49")
def test_the_top_card_may_stay_on_top():
    s = position(waypoints="reef iceberg hurricane")
    run(s, ScoutDeck(2, "waypoints", 2))
    do(s, 2, "top", "waypoint", waypoint("reef"))
    assert s.waypoints[-2:] == [waypoint("hurricane"), waypoint("reef")]
    assert s.waypoints[0] == waypoint("iceberg")
    assert known(s, 2, "waypoints") == {0: waypoint("reef"), 19: waypoint("iceberg")}


@rule("UD.49", "U44.7")
def test_whoever_puts_three_under_the_deck_chooses_their_order():
    s = position(mythos=AHEAD)
    dice(s, 8)
    effect(s, "spells/foresee", 1)
    do(s, 1, "deck", "mythos")
    assert {card for _, _, card in offered(s, 1)} == {C, D, E, S}
    do(s, 1, "top", "mythos", E)
    assert asked(s) == [(1, "scout.under")]
    assert {card for _, _, card in offered(s, 1)} == {C, D, S}
    do(s, 1, "under", "mythos", S)
    assert {card for _, _, card in offered(s, 1)} == {C, D}
    do(s, 1, "under", "mythos", C)
    assert s.mythos[-2:] == [F, E]
    assert s.mythos[:3] == [D, C, S]
    bottom = len(s.mythos) - 1
    assert known(s, 1) == {0: E, bottom - 2: S, bottom - 1: C, bottom: D}
    assert known(s, 0) == {}


@rule("UI.7", "UI.4", "U44.7")
@pytest.mark.parametrize("kept", [C, D])
def test_who_knew_the_cards_before_learns_nothing_from_where_they_go(kept):
    s = position(mythos=AHEAD)
    s.mythos_known[-3:] = [2, 2, 2]
    run(s, ScoutDeck(0, "mythos", 2))
    do(s, 0, "top", "mythos", kept)
    assert known(s, 1) == {1: E}


@rule("U12.4c3", "U12.4c3.2", "UD.49", "UD.68", "UI.7")
def test_personal_cards_that_nobody_can_meet_are_shown_and_replaced():
    s = position(
        mythos=f"ticket_please collision_course gift_of_the_mother damaged_evaporator {' '.join(AHEAD.split()[2:])}"
    )
    run(s, ScoutDeck(0, "either", 2))
    reply = do(s, 0, "deck", "mythos")
    skipped = [told["card"] for told in told_to_all(s, reply, "mythos_skipped")]
    assert sorted(skipped) == sorted(map(mythos, ("ticket_please", "gift_of_the_mother")))
    assert heard(reply, 0, "looked")[0]["cards"] == tuple(sorted((C, D)))
    assert sorted(s.mythos_discard) == sorted(skipped)
    do(s, 0, "top", "mythos", C)
    assert (s.mythos[-1], s.mythos[0]) == (C, D)


@rule("U12.4c3", "U12.4c2")
@pytest.mark.parametrize("more", [{"places": {3: "brig"}}, {"revealed": {3: "hybrid"}}, {}])
def test_a_personal_card_is_replaced_if_its_character_is_locked_up_or_a_traitor(more):
    s = position(
        crew="jeanne william ishmael samira", mythos="ticket_please collision_course damaged_evaporator", **more
    )
    reply = run(s, ScoutDeck(0, "mythos", 2))
    second = D if more else mythos("ticket_please")
    assert heard(reply, 0, "looked")[0]["cards"] == tuple(sorted((C, second)))


@rule("UQ.46", "U10.2a")
def test_a_short_deck_is_looked_at_as_far_as_it_goes():
    s = position(waypoints="reef iceberg")
    s.waypoints, s.waypoints_known = s.waypoints[-1:], [0]
    reply = run(s, ScoutDeck(0, "waypoints", 2))
    assert heard(reply, 0, "looked") == [{"seat": 0, "deck": "waypoint", "number": 1, "cards": (waypoint("reef"),)}]
    assert s.waypoints == [waypoint("reef")]
    assert asked(s) == [(0, "action")]
    s.waypoints, s.waypoints_known = [], []
    assert heard(run(s, ScoutDeck(0, "waypoints", 2)), 0) == []
    run(s, ScoutDeck(0, "either", 2))
    assert asked(s) == [(0, "scout.top")]


@rule("UQ.46", "U12.4c3")
def test_a_mythos_deck_of_cards_that_nobody_can_meet_ends_the_look():
    s = position()
    s.mythos, s.mythos_known = [mythos("ticket_please")], [0]
    reply = run(s, ScoutDeck(0, "mythos", 2))
    assert heard(reply, 0, "looked")[0]["cards"] == ()
    assert (s.mythos, s.mythos_discard) == ([], [mythos("ticket_please")])
    assert asked(s) == [(0, "action")]


@rule("UD.49", "UI.33")
def test_no_step_holds_a_card_that_one_player_alone_knows():
    s = position(mythos=AHEAD)
    run(s, ScoutDeck(0, "mythos", 4))
    do(s, 0, "top", "mythos", D)
    assert s.stack[-1].plain() == ["PutUnder", 0, "mythos", 3]
    assert GAME.load(s.dump()).checksum() == s.checksum()
