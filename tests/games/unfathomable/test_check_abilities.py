"""Skill checks: what is used before cards are added, what kept cards bring along, and what changes a known total."""

import pytest

from bathysphere.engine import PASS
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.skills.table import SKILL_OF, TREACHERY
from support.rules import rule
from support.unfathomable.positions import (
    add,
    all_pass,
    asked,
    dial,
    dice,
    hand,
    heard,
    offered,
    place,
    position,
    react,
    skill_cards,
    told_to_all,
    views,
    words,
)
from support.unfathomable.single_steps import started_check, to_cards

LEARNING = skill_cards("lore5")[0]
HIDE_NOTHING = skill_cards("influence3")[0]
PREPARED = skill_cards("observation5")[0]
DETERMINED = skill_cards("will3")[0]


# -- before anybody adds cards


@rule("U37.3a", "U44.15", "UC.33", "UD.43", "UI.33")
def test_everybody_with_a_card_is_asked_first():
    s, _ = started_check(hands={0: "lore1", 1: "influence3 lore5 observation5", 3: "will5"})
    assert asked(s) == [(0, "check.before"), (1, "check.before"), (3, "check.before")]
    learned = [("play", LEARNING, skill) for skill in (2, 3, 4)]
    assert offered(s, 1) == [PASS, ("play", HIDE_NOTHING), ("play", PREPARED), *learned]
    assert (offered(s, 0), offered(s, 3), s.checks[-1].stage) == ([PASS], [PASS], "criteria")


@rule("U37.3a", "U37.4", "U13.4c")
def test_preparation_keeps_chaos_out():
    s, verdict = started_check(5, hands={1: "observation5 lore5", 2: "observation5"}, keeps={3: "family_ties"})
    reply = react(s, 1, "play", PREPARED)
    assert told_to_all(s, reply, "check_changed") == [{"seat": 1, "card": PREPARED}]
    assert offered(s, 2) == [PASS]
    to_cards(s)
    assert (s.pile, len(s.chaos), words(s.discards[2])) == ((), 10, "observation5")
    add(s, 1, "lore5")
    all_pass(s)
    assert verdict == [("passed", 5)]


@rule("U37.3a", "U34.0", "U11.3")
def test_forced_learning_makes_a_skill_support():
    s, verdict = started_check(8, hands={1: "lore5 will4", 2: "lore5 strength4"}, chaos="lore1 observation1")
    reply = react(s, 1, "play", LEARNING, 4)
    assert told_to_all(s, reply, "skill_supports") == [{"seat": 1, "card": LEARNING, "skill": 4}]
    assert s.checks[-1].skills == (0, 1, 4)
    assert offered(s, 2, "play") == [("play", LEARNING, 2), ("play", LEARNING, 3)]
    react(s, 2, "play", LEARNING, 3)
    to_cards(s)
    add(s, 1, "will4")
    add(s, 2, "strength4")
    all_pass(s)
    assert verdict == [("passed", 8)]


@rule("U37.3a", "UI.16", "U0.2")
def test_nothing_to_hide_opens_what_players_add():
    s, _ = started_check(hands={1: "influence3 lore2 lore2", 2: "influence4 will1", 0: "will2"})
    react(s, 1, "play", HIDE_NOTHING)
    assert offered(s, 2) == [PASS]
    to_cards(s)
    reply = add(s, 1, "lore2 lore2")
    assert told_to_all(s, reply, "cards_shown") == [{"seat": 1, "cards": skill_cards("lore2 lore2")}]
    add(s, 2, "will1")
    shown = ((), skill_cards("lore2 lore2"), skill_cards("will1"), ())
    for view in views(s):
        assert (view.check.shown, view.check.counts, view.pile, view.check.cards) == (shown, (0, 2, 1, 0), 5, ())
    reply = add(s, 0, "will2")
    (result,) = told_to_all(s, reply, "check_sorted")
    assert words(result["cards"]) == "influence1 lore2 lore2 will1 will1 will2"


@rule("UI.16", "U44.11")
def test_kept_cards_bring_treachery_along():
    """Memory of the Deep when William adds cards, Family Ties with the chaos cards, both unseen."""
    keeps = {1: "memory_of_the_deep", 2: "family_ties"}
    s, verdict = started_check(keeps=keeps, hands={1: "lore2"}, decks={"treachery": "4 1"})
    to_cards(s)
    assert (words(s.pile), s.added[2]) == ("influence1 will1 treachery4", ())
    reply = add(s, 1, "lore2")
    assert heard(reply, 1, "cards_added") == [{"seat": 1, "number": 2, "cards": skill_cards("lore2")}]
    assert heard(reply, 0, "cards_added") == [{"seat": 1, "number": 2}]
    all_pass(s)
    assert verdict == [("failed", 2 - 5)]


@rule("U44.11", "U17.5")
@pytest.mark.parametrize(
    ("scene", "cards"),
    [
        ({"places": {2: "brig"}, "hands": {1: "lore2"}}, "influence1 will1"),
        ({"hands": {1: "lore2"}}, "influence1 will1 treachery4"),
    ],
)
def test_family_ties_only_work_outside_the_brig(scene, cards):
    s, _ = started_check(keeps={2: "family_ties"}, decks={"treachery": "4"}, **scene)
    to_cards(s)
    assert words(s.pile) == cards


@rule("U44.11")
def test_memory_of_the_deep_asks_for_cards_of_his_own():
    s, verdict = started_check(0, keeps={1: "memory_of_the_deep"}, hands={1: "lore2", 0: "lore1"})
    to_cards(s)
    add(s, 1, "")
    assert (s.checks[-1].counts, len(s.pile)) == ((0, 0, 0, 0), 2)
    all_pass(s)
    assert verdict == [("passed", 0)]


@rule("UI.16", "U44.11")
def test_in_an_open_check_what_they_bring_is_open_too():
    keeps = {1: "memory_of_the_deep", 2: "family_ties"}
    hands = {0: "influence3", 1: "lore2", 2: "will1"}
    s, verdict = started_check(keeps=keeps, hands=hands, decks={"treachery": "4 1"})
    react(s, 0, "play", HIDE_NOTHING)
    reply = all_pass(s, until="check.add")
    assert told_to_all(s, reply, "chaos_added") == [{"number": 2}]
    assert told_to_all(s, reply, "cards_shown") == [{"seat": 2, "cards": skill_cards("treachery4")}]
    reply = add(s, 1, "lore2")
    assert told_to_all(s, reply, "cards_shown") == [{"seat": 1, "cards": skill_cards("lore2 treachery1")}]
    add(s, 2, "will1")
    assert verdict == [("failed", 2 - 4 - 1 - 1)]
    assert sum([len(pile) for pile in s.discards]) == 7


@rule("UI.16", "UI.15")
def test_other_worlds_keep_open_cards_and_mix_the_chaos_deck():
    hands = {0: "influence3 lore1", 1: "lore2 lore4", 2: "will1"}
    s, _ = started_check(hands=hands, seed=5)
    react(s, 0, "play", HIDE_NOTHING)
    to_cards(s)
    add(s, 1, "lore2")
    drawn = set()
    for seed in range(30):
        world = s.copy()
        GAME.redeal_hidden(world, 3, position(seed=seed).chance)
        assert (world.added, GAME.components(world)) == (s.added, GAME.components(s))
        assert GAME.view(world, 3) == GAME.view(s, 3)
        drawn.add(tuple(SKILL_OF[each] for each in world.pile))
    assert len(drawn) > 4


# -- self-sacrifice


@rule("U37.3a", "U14.3", "U44.6", "UQ.45")
@pytest.mark.parametrize("result", ["passed", "partly", "failed"])
def test_self_sacrifice_settles_a_mythos_check_without_cards(result):
    hands = {0: "lore1", 2: "influence3"}
    s, verdict = started_check(11, crew="jeanne arjun", feats=(1,), hands=hands, card="food_stores_raid", partial=8)
    assert offered(s, 1) == [PASS, *[("self_sacrifice", each) for each in ("passed", "partly", "failed")]]
    reply = react(s, 1, "self_sacrifice", result)
    assert told_to_all(s, reply, "sacrificed") == [{"seat": 1, "result": result}]
    assert (verdict, place(s, 1), s.feats[1]) == ([(result, 11)], "sick_bay", False)
    assert (len(s.chaos), hand(s, 0), s.checks, asked(s)) == (10, "lore1", [], [(0, "action")])


@rule("U37.3a", "U48.7", "G37")
def test_a_prevented_defeat_changes_nothing_in_that():
    s, verdict = started_check(crew="jeanne arjun", feats=(1,), items={1: "starbuck"}, card="hull_leak")
    assert offered(s, 1) == [PASS, ("self_sacrifice", "passed"), ("self_sacrifice", "failed")]
    react(s, 1, "self_sacrifice", "passed")
    assert verdict == []
    react(s, 1, "starbuck")
    assert (verdict, place(s, 1)) == ([("passed", 10)], "bridge")


@rule("U37.3a", "U14.0")
@pytest.mark.parametrize("scene", [{"feats": (1,)}, {"card": "hull_leak"}])
def test_self_sacrifice_needs_the_feat_and_a_mythos_card(scene):
    s, _ = started_check(crew="jeanne arjun", hands={1: "lore1"}, **scene)
    assert offered(s, 1) == [PASS]


# -- when the total is known


@rule("UD.45", "UQ.45", "UI.33")
def test_a_window_repeats_until_all_pass_and_only_then_the_result_is_fixed():
    s, verdict = started_check(4, hands={0: "will3 will4", 1: "lore1", 2: "will3"})
    all_pass(s, until="check.after")
    assert asked(s) == [(0, "check.after"), (1, "check.after"), (2, "check.after")]
    fours = [("play", skill_cards("will4")[0], by) for by in (2, -2)]
    assert offered(s, 0) == [PASS, ("play", DETERMINED, 2), ("play", DETERMINED, -2), *fours]
    assert offered(s, 1) == [PASS]
    reply = react(s, 2, "play", DETERMINED, -2)
    (changed,) = told_to_all(s, reply, "total_changed")
    assert (changed["seat"], changed["total"]) == (2, -2)
    react(s, 0, "play", DETERMINED, 2)
    assert verdict == []
    react(s, 0, "play", skill_cards("will4")[0], 2)
    assert (verdict, asked(s)) == ([], [(1, "check.after")])
    all_pass(s)
    assert verdict == [("failed", 2)]


@rule("UD.45", "UL.51", "U40.7")
@pytest.mark.parametrize("scene", [{}, {"places": {1: "brig"}}, {"revealed": {1: "hybrid"}}])
def test_keilani_may_add_one_card_late(scene):
    s, verdict = started_check(3, crew="jeanne keilani", hands={1: "lore4 will4", 0: "lore1"}, **scene)
    all_pass(s, until="check.after")
    lore, will = skill_cards("lore4 will4")
    wanted = [] if scene else [("experienced", lore), ("experienced", will)]
    assert [each for each in offered(s, 1) if each[0] == "experienced"] == wanted
    if wanted:
        reply = react(s, 1, "experienced", lore)
        assert told_to_all(s, reply, "total_changed")[0]["total"] == 4
        assert offered(s, 1, "experienced") == []
        all_pass(s)
        assert (verdict, hand(s, 1), words(s.discards[1])) == ([("passed", 4)], "will4", "lore4")


@rule("UD.45", "U18.5", "U9.0")
@pytest.mark.parametrize(("target", "grows"), [(2, True), (3, False)])
def test_the_lucky_ring_helps_and_is_paid_for_after_a_success(target, grows):
    s, verdict = started_check(target, items={2: "lucky_ring"}, hands={0: "will3"})
    all_pass(s, until="check.after")
    assert offered(s, 2) == [PASS, ("lucky_ring",)]
    react(s, 2, "lucky_ring")
    assert (asked(s), verdict, len(s.chaos)) == ([(0, "check.after")], [], 8)
    reply = all_pass(s)
    assert (verdict, len(s.chaos)) == ([("passed" if grows else "failed", 2)], 10 if grows else 8)
    assert len(told_to_all(s, reply, "chaos_grew")) == grows


@rule("U17.6", "UD.45")
def test_the_lucky_ring_does_not_work_in_the_brig():
    s, verdict = started_check(items={2: "lucky_ring"}, places={2: "brig"})
    assert verdict == [("failed", 0)]
    assert asked(s) == [(0, "action")]


@rule("UD.45", "U9.7b1", "U14.3", "G13")
def test_well_equipped_counts_all_her_items():
    """G13: face-down improvements too."""
    owned = "starbuck fine_clothes binoculars"
    s, verdict = started_check(3, crew="jeanne samira", feats=(1,), items={1: owned}, active={1: "binoculars"})
    assert offered(s, 1) == [PASS, *[("well_equipped", by) for by in (1, -1, 2, -2, 3, -3)]]
    reply = react(s, 1, "well_equipped", 3)
    assert told_to_all(s, reply, "total_changed")[0]["total"] == 3
    assert (verdict, s.feats[1]) == ([("passed", 3)], False)


@rule("UD.45", "UL.51")
@pytest.mark.parametrize("scene", [{"items": {}}, {"places": {1: "brig"}}, {"feats": ()}])
def test_well_equipped_needs_items_a_feat_and_freedom(scene):
    _, verdict = started_check(**({"crew": "jeanne samira", "feats": (1,), "items": {1: "starbuck"}} | scene))
    assert verdict == [("failed", 0)]


@rule("UD.45", "U10.1a1", "U51.0")
@pytest.mark.parametrize(("face", "sanity"), [(4, 7), (5, 8)])
def test_revelation_of_script_adds_the_top_card_of_any_deck(face, sanity):
    s, verdict = started_check(4, spells_kept={1: "revelation_of_script"}, decks={"lore": "4"}, places={1: "brig"})
    assert offered(s, 1) == [PASS, *[("revelation", skill) for skill in range(6)]]
    dice(s, face)
    reply = react(s, 1, "revelation", 1)
    assert told_to_all(s, reply, "total_changed")[0]["total"] == 4
    assert (verdict, dial(s, "sanity")) == ([("passed", 4)], sanity)
    assert (s.spells_kept[1], s.removed[0][0], words(s.discards[1])) == ((), "spell", "lore4")


@rule("UD.45", "U51.0")
def test_revelation_of_script_needs_nothing_else_in_hand():
    scene = {"hands": {1: "strength1"}, "decks": {"lore": "4"}, "places": {0: "brig", 2: "brig"}}
    s, _ = started_check(4, spells_kept={1: "revelation_of_script"}, **scene)
    all_pass(s, until="check.after")
    assert offered(s, 1) == [PASS, *[("revelation", skill) for skill in range(6)]]


@rule("UD.45", "U11.3")
def test_revelation_of_script_may_add_treachery():
    s, verdict = started_check(0, spells_kept={1: "revelation_of_script"}, decks={"treachery": "5"})
    dice(s, 8)
    react(s, 1, "revelation", TREACHERY)
    assert verdict == [("failed", -5)]
