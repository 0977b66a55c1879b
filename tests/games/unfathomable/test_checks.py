"""Articles 37, 18, 29 and 34: a skill check from its announcement to its discard, the chaos deck, and every ability
that changes a check. Nobody can link a card to its giver."""

import pytest

from bathysphere.engine import PASS, SPECTATOR, Count, decision_of
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.skills import SKILL_OF, TREACHERY, card
from bathysphere.games.unfathomable.steps.check import GrowChaos, take_chaos
from support.rules import rule
from support.ship import (
    add,
    all_pass,
    asked,
    dial,
    dice,
    hand,
    heard,
    offered,
    place,
    react,
    run,
    ship,
    skill_cards,
    told_to_all,
    views,
    words,
)
from support.voyage import hold_check

LEARNING = skill_cards("lore5")[0]
HIDE_NOTHING = skill_cards("influence3")[0]
PREPARED = skill_cards("observation5")[0]
DETERMINED = skill_cards("will3")[0]


def to_cards(s):
    """Nobody uses anything before cards are added."""
    all_pass(s, until="check.add")
    return s


def begun(target=10, **scene):
    """A check of influence and lore whose chaos cards are influence 1 and will 1, unless told otherwise."""
    more = {key: scene.pop(key) for key in ("partial", "card", "skills") if key in scene}
    s = ship(**({"chaos": "influence1 will1"} | scene))
    return s, hold_check(s, target, **more)


# -- from the announcement to the discard


@rule("U37.0", "U37.8", "U37.8b", "U37.8b1", "U12.14", "U12.15", "U12.15a", "U12.15b", "U12.16", "U12.17", "U12.17a")
@rule("U29.0", "U29.1", "U34.0", "U34.1", "U53.1", "U53.1a", "U12.9a.2", "U37.2")
def test_food_stores_raid():
    """Worked example 1: 11, partly 8; supporting cards for 14, opposing ones for 4."""
    hands = {0: "influence5", 1: "strength5 lore2", 2: "influence4"}
    s = ship(at="mythos", mythos="food_stores_raid", hands=hands, chaos="lore1 will3")
    assert (s.checks[-1].target, s.checks[-1].partial, s.checks[-1].skills) == (11, 8, (0, 3))
    to_cards(s)
    add(s, 1, "strength5")
    add(s, 2, "influence4")
    reply = add(s, 0, "influence5")
    cards = skill_cards("influence4 influence5 lore1 strength5 will3")
    assert told_to_all(s, reply, "check_sorted") == [{"cards": cards, "total": 10}]
    reply = all_pass(s)
    assert told_to_all(s, reply, "check_ended") == [{"result": "partly", "total": 10}]
    assert s.dials == [8, 7, 8, 8]


@rule("U37.8a", "U37.8a1", "U37.8b1", "U37.8b2", "U37.8c", "U37.8c1", "U12.17b", "U53.1", "UC.22")
@pytest.mark.parametrize(
    ("total", "partial", "result"),
    [(11, 8, "passed"), (12, 8, "passed"), (10, 8, "partly"), (8, 8, "partly"), (7, 8, "failed"), (10, 0, "failed")],
)
def test_what_a_total_comes_to(total, partial, result):
    hands = {1: "influence5 influence4 lore4 lore3 lore2 lore1 lore1"}
    s, verdict = begun(11, partial=partial, chaos="will1 will1", hands=hands)
    to_cards(s)
    words_for = {7: "influence5 influence4", 8: "influence5 lore4 lore1", 10: "influence5 influence4 lore3"}
    words_for |= {11: "influence5 influence4 lore4", 12: "influence5 influence4 lore4 lore1"}
    add(s, 1, words_for[total])
    all_pass(s)
    assert verdict == [(result, total)]


@rule("U37.3", "U37.1")
def test_the_criteria_are_announced_to_all():
    s = ship(at="mythos", mythos="food_stores_raid", hands={0: "lore1"})
    seen = views(s)
    assert all(view.check == s.checks[-1] for view in seen)
    assert (s.checks[-1].stage, s.checks[-1].why, s.checks[-1].seat) == ("criteria", "mythos", 0)


@rule("U37.4", "U18.1", "U18.3", "U18.4", "UI.13", "UI.15")
def test_two_chaos_cards_lie_face_down_first():
    s, _ = begun(hands={0: "lore1", 1: "lore2"})
    assert (s.pile, len(s.chaos)) == ((), 10)
    reply = all_pass(s, until="check.add")
    assert told_to_all(s, reply, "chaos_added") == [{"number": 2}]
    assert (words(s.pile), len(s.chaos)) == ("influence1 will1", 8)
    assert {(view.pile, view.chaos, view.check.cards, view.check.stage) for view in views(s)} == {(2, 8, (), "cards")}


@rule("U37.5", "U37.5a", "UD.44", "UQ.25", "U44.2a")
def test_everybody_has_one_opportunity_and_the_current_player_is_last():
    s, verdict = begun(first=2, hands={0: "lore1 lore2", 1: "lore3", 2: "lore4 lore5", 3: "influence2"})
    to_cards(s)
    for seat, cards in ((3, ""), (0, "lore1 lore2"), (1, "lore3"), (2, "lore4")):
        assert asked(s) == [(seat, "check.add")]
        add(s, seat, cards)
    all_pass(s)
    assert (verdict, hand(s, 2), hand(s, 3)) == ([("passed", 10)], "lore5", "influence2")


@rule("U37.5", "UD.44")
def test_nobody_adds_and_only_chaos_counts():
    s, verdict = begun(1, chaos="influence3 will1", hands={1: "lore1"})
    all_pass(s)
    assert (verdict, hand(s, 1)) == ([("passed", 2)], "lore1")


@rule("U37.5b", "U17.5", "U40.6", "U17.1a", "U17.4a2")
@pytest.mark.parametrize(
    ("scene", "most"),
    [({"places": {1: "brig"}}, 1), ({"revealed": {1: "hybrid"}}, 1), ({}, 3), ({"places": {1: "sick_bay"}}, 3)],
)
def test_how_many_cards_a_seat_may_add(scene, most):
    s, _ = begun(hands={1: "lore1 lore2 lore3"}, **scene)
    to_cards(s)
    assert decision_of(s, 1).picks == Count(0, most)


@rule("U26.7", "U26.8", "UI.15", "U37.5")
def test_numbers_are_public_and_faces_are_not():
    s, _ = begun(hands={1: "lore1 lore2", 2: "will4", 0: "will1"})
    to_cards(s)
    reply = add(s, 1, "lore1 lore2")
    assert heard(reply, 1, "cards_added") == [{"seat": 1, "number": 2, "cards": skill_cards("lore1 lore2")}]
    for other in (0, 2, 3, SPECTATOR):
        assert heard(reply, other, "cards_added") == [{"seat": 1, "number": 2}]
    for seat, view in zip((0, 1, 2, 3, SPECTATOR), views(s), strict=True):
        assert (view.check.counts, view.pile, view.check.shown) == ((0, 2, 0, 0), 4, ((),) * 4)
        assert words(view.added) == ("lore1 lore2" if seat == 1 else "")


@rule("U37.6", "U37.7", "UI.16", "UA3.13", "UA3.14")
def test_nobody_can_link_a_card_to_its_giver():
    """The same cards by other hands: everything that anybody else sees or hears is the same, from then on for good."""

    def played(first, second):
        s, verdict = begun(hands={0: "will5", 1: "lore1 strength2", 2: "lore1 strength2", 3: "will1"})
        to_cards(s)
        told = [*add(s, 1, first).events, *add(s, 2, second).events]
        told += add(s, 3, "will1").events
        told += add(s, 0, "").events
        at_total = [GAME.view(s, seat) for seat in (0, 3, SPECTATOR)]
        assert [cards for cards in (*s.added, s.pile) if cards] == []
        told += all_pass(s).events
        told = [[event.seen_by(seat) for event in told] for seat in (0, 3, SPECTATOR)]
        return at_total, [GAME.view(s, seat) for seat in (0, 3, SPECTATOR)], told, verdict

    assert played("lore1", "strength2") == played("strength2", "lore1")


@rule("U37.7", "U37.6")
def test_the_cards_are_turned_up_in_an_order_that_tells_nothing():
    s, _ = begun(hands={1: "will3", 2: "influence2", 3: "lore4"}, chaos="will1 influence1")
    to_cards(s)
    add(s, 1, "will3")
    add(s, 2, "influence2")
    reply = add(s, 3, "lore4")
    (shown,) = told_to_all(s, reply, "check_sorted")
    assert words(shown["cards"]) == "influence1 influence2 lore4 will1 will3"


@rule("U37.9", "UQ.47", "U13.2a")
def test_every_card_goes_to_the_pile_of_its_skill():
    s, _ = begun(hands={1: "lore1 lore2 strength3"}, discards="lore3")
    to_cards(s)
    add(s, 1, "lore1 lore2 strength3")
    all_pass(s)
    assert [words(pile) for pile in s.discards] == ["influence1", "lore3 lore1 lore2", "", "strength3", "will1", ""]
    assert (s.checks, s.pile, s.added) == ([], (), [()] * 4)


@rule("U11.3", "U29.0")
def test_treachery_always_opposes():
    s, verdict = begun(0, hands={1: "treachery5"}, revealed={1: "hybrid"}, skills=("influence", "will"))
    to_cards(s)
    add(s, 1, "treachery5")
    all_pass(s)
    assert verdict == [("failed", -3)]


# -- the chaos deck


@rule("U18.0", "U18.2", "UQ.8", "UD.66")
def test_a_new_chaos_deck_is_made_when_the_last_card_is_taken():
    s = ship(hands={0: "lore1"})
    s.chaos = skill_cards("will2 treachery3")
    last = [take_chaos(s), take_chaos(s)]
    assert (words(last), len(s.chaos)) == ("treachery3 will2", 10)
    assert sorted(SKILL_OF[each] for each in s.chaos) == [skill for skill in range(5) for _ in range(2)]


@rule("UQ.8", "U18.1")
def test_a_check_that_begins_with_one_chaos_card():
    s = ship(hands={0: "lore1"})
    s.chaos = skill_cards("will2")
    hold_check(s)
    to_cards(s)
    assert (len(s.pile), len(s.chaos), skill_cards("will2")[0] in s.pile) == (2, 9, True)


@rule("U18.2a", "UC.30", "U13.2b1")
def test_a_skill_with_fewer_than_two_cards_gives_none():
    s = ship()
    s.chaos = skill_cards("will2")
    s.decks[0], s.discards[0] = skill_cards("influence1"), ()
    s.decks[1], s.discards[1] = skill_cards("lore1"), skill_cards("lore3")
    take_chaos(s)
    assert sorted(SKILL_OF[each] for each in s.chaos) == [1, 1, 2, 2, 3, 3, 4, 4]
    assert (words(s.decks[0]), s.decks[1], s.discards[1]) == ("influence1", (), ())


@rule("U18.5", "U27.1", "UI.13")
@pytest.mark.parametrize(("number", "left", "grown"), [(4, 21, 4), (4, 3, 3), (2, 0, 0)])
def test_treachery_cards_are_shuffled_in(number, left, grown):
    s = ship()
    s.decks[TREACHERY] = s.decks[TREACHERY][:left]
    reply = run(s, GrowChaos(number))
    assert told_to_all(s, reply, "chaos_grew") == [{"number": grown, "size": 10 + grown}]
    assert [SKILL_OF[each] for each in s.chaos].count(TREACHERY) == grown
    assert len(s.decks[TREACHERY]) == left - grown


@rule("U18.5")
def test_they_are_mixed_with_what_lay_there():
    places = set()
    for seed in range(10):
        s = ship(seed=seed)
        run(s, GrowChaos(1))
        places.add([SKILL_OF[each] for each in s.chaos].index(TREACHERY))
    assert len(places) > 3


# -- before anybody adds cards


@rule("U37.3a", "U44.15", "UC.33", "UD.43", "UI.33")
def test_everybody_with_a_card_is_asked_first():
    s, _ = begun(hands={0: "lore1", 1: "influence3 lore5 observation5", 3: "will5"})
    assert asked(s) == [(0, "check.before"), (1, "check.before"), (3, "check.before")]
    learned = [("play", LEARNING, skill) for skill in (2, 3, 4)]
    assert offered(s, 1) == [PASS, ("play", HIDE_NOTHING), ("play", PREPARED), *learned]
    assert (offered(s, 0), offered(s, 3), s.checks[-1].stage) == ([PASS], [PASS], "criteria")


@rule("U37.3a", "U37.4", "U13.4c")
def test_preparation_keeps_chaos_out():
    s, verdict = begun(5, hands={1: "observation5 lore5", 2: "observation5"}, keeps={3: "family_ties"})
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
    s, verdict = begun(8, hands={1: "lore5 will4", 2: "lore5 strength4"}, chaos="lore1 observation1")
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
    s, _ = begun(hands={1: "influence3 lore2 lore2", 2: "influence4 will1", 0: "will2"})
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
    s, verdict = begun(keeps=keeps, hands={1: "lore2"}, decks={"treachery": "4 1"})
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
    s, _ = begun(keeps={2: "family_ties"}, decks={"treachery": "4"}, **scene)
    to_cards(s)
    assert words(s.pile) == cards


@rule("U44.11")
def test_memory_of_the_deep_asks_for_cards_of_his_own():
    s, verdict = begun(0, keeps={1: "memory_of_the_deep"}, hands={1: "lore2", 0: "lore1"})
    to_cards(s)
    add(s, 1, "")
    assert (s.checks[-1].counts, len(s.pile)) == ((0, 0, 0, 0), 2)
    all_pass(s)
    assert verdict == [("passed", 0)]


@rule("UI.16", "U44.11")
def test_in_an_open_check_what_they_bring_is_open_too():
    keeps = {1: "memory_of_the_deep", 2: "family_ties"}
    hands = {0: "influence3", 1: "lore2", 2: "will1"}
    s, verdict = begun(keeps=keeps, hands=hands, decks={"treachery": "4 1"})
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
    s, _ = begun(hands=hands, seed=5)
    react(s, 0, "play", HIDE_NOTHING)
    to_cards(s)
    add(s, 1, "lore2")
    drawn = set()
    for seed in range(30):
        world = s.copy()
        GAME.hide(world, 3, ship(seed=seed).chance)
        assert (world.added, GAME.components(world)) == (s.added, GAME.components(s))
        assert GAME.view(world, 3) == GAME.view(s, 3)
        drawn.add(tuple(SKILL_OF[each] for each in world.pile))
    assert len(drawn) > 4


# -- self-sacrifice


@rule("U37.3a", "U14.3", "U44.6", "UQ.45")
@pytest.mark.parametrize("result", ["passed", "partly", "failed"])
def test_self_sacrifice_settles_a_mythos_check_without_cards(result):
    hands = {0: "lore1", 2: "influence3"}
    s, verdict = begun(11, crew="jeanne arjun", feats=(1,), hands=hands, card="food_stores_raid", partial=8)
    assert offered(s, 1) == [PASS, *[("self_sacrifice", each) for each in ("passed", "partly", "failed")]]
    reply = react(s, 1, "self_sacrifice", result)
    assert told_to_all(s, reply, "sacrificed") == [{"seat": 1, "result": result}]
    assert (verdict, place(s, 1), s.feats[1]) == ([(result, 11)], "sick_bay", False)
    assert (len(s.chaos), hand(s, 0), s.checks, asked(s)) == (10, "lore1", [], [(0, "action")])


@rule("U37.3a", "U48.7")
def test_a_prevented_defeat_changes_nothing_in_that():
    s, verdict = begun(crew="jeanne arjun", feats=(1,), items={1: "starbuck"}, card="hull_leak")
    assert offered(s, 1) == [PASS, ("self_sacrifice", "passed"), ("self_sacrifice", "failed")]
    react(s, 1, "self_sacrifice", "passed")
    assert verdict == []
    react(s, 1, "starbuck")
    assert (verdict, place(s, 1)) == ([("passed", 10)], "bridge")


@rule("U37.3a", "U14.0")
@pytest.mark.parametrize("scene", [{"feats": (1,)}, {"card": "hull_leak"}])
def test_self_sacrifice_needs_the_feat_and_a_mythos_card(scene):
    s, _ = begun(crew="jeanne arjun", hands={1: "lore1"}, **scene)
    assert offered(s, 1) == [PASS]


# -- when the total is known


@rule("UD.45", "UQ.45", "UI.33")
def test_a_window_repeats_until_all_pass_and_only_then_the_result_is_fixed():
    s, verdict = begun(4, hands={0: "will3 will4", 1: "lore1", 2: "will3"})
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
    s, verdict = begun(3, crew="jeanne keilani", hands={1: "lore4 will4", 0: "lore1"}, **scene)
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
    s, verdict = begun(target, items={2: "lucky_ring"}, hands={0: "will3"})
    all_pass(s, until="check.after")
    assert offered(s, 2) == [PASS, ("lucky_ring",)]
    react(s, 2, "lucky_ring")
    assert (asked(s), verdict, len(s.chaos)) == ([(0, "check.after")], [], 8)
    reply = all_pass(s)
    assert (verdict, len(s.chaos)) == ([("passed" if grows else "failed", 2)], 10 if grows else 8)
    assert len(told_to_all(s, reply, "chaos_grew")) == grows


@rule("U17.6", "UD.45")
def test_the_lucky_ring_does_not_work_in_the_brig():
    s, verdict = begun(items={2: "lucky_ring"}, places={2: "brig"})
    assert verdict == [("failed", 0)]
    assert asked(s) == [(0, "action")]


@rule("UD.45", "U9.7b1", "U14.3")
def test_well_equipped_counts_all_her_items():
    """G13: face-down improvements too."""
    owned = "starbuck fine_clothes binoculars"
    s, verdict = begun(3, crew="jeanne samira", feats=(1,), items={1: owned}, active={1: "binoculars"})
    assert offered(s, 1) == [PASS, *[("well_equipped", by) for by in (1, -1, 2, -2, 3, -3)]]
    reply = react(s, 1, "well_equipped", 3)
    assert told_to_all(s, reply, "total_changed")[0]["total"] == 3
    assert (verdict, s.feats[1]) == ([("passed", 3)], False)


@rule("UD.45", "UL.51")
@pytest.mark.parametrize("scene", [{"items": {}}, {"places": {1: "brig"}}, {"feats": ()}])
def test_well_equipped_needs_items_a_feat_and_freedom(scene):
    _, verdict = begun(**({"crew": "jeanne samira", "feats": (1,), "items": {1: "starbuck"}} | scene))
    assert verdict == [("failed", 0)]


@rule("UD.45", "U10.1a1", "U51.0")
@pytest.mark.parametrize(("face", "sanity"), [(4, 7), (5, 8)])
def test_revelation_of_script_adds_the_top_card_of_any_deck(face, sanity):
    s, verdict = begun(4, spells_kept={1: "revelation_of_script"}, decks={"lore": "4"}, places={1: "brig"})
    assert offered(s, 1) == [PASS, *[("revelation", skill) for skill in range(6)]]
    dice(s, face)
    reply = react(s, 1, "revelation", 1)
    assert told_to_all(s, reply, "total_changed")[0]["total"] == 4
    assert (verdict, dial(s, "sanity")) == ([("passed", 4)], sanity)
    assert (s.spells_kept[1], s.removed[0][0], words(s.discards[1])) == ((), "spell", "lore4")


@rule("UD.45", "U11.3")
def test_revelation_of_script_may_add_treachery():
    s, verdict = begun(0, spells_kept={1: "revelation_of_script"}, decks={"treachery": "5"})
    dice(s, 8)
    react(s, 1, "revelation", TREACHERY)
    assert verdict == [("failed", -5)]


@rule("U37.9", "U12.4")
def test_components_are_kept_through_a_whole_check():
    hands = {0: "lore5 will3", 1: "influence3 lore2", 2: "will1"}
    s, _ = begun(hands=hands, keeps={1: "memory_of_the_deep"}, items={2: "lucky_ring"})
    before = GAME.components(s)
    react(s, 1, "play", HIDE_NOTHING)
    to_cards(s)
    assert GAME.components(s) == before
    add(s, 1, "lore2")
    add(s, 2, "will1")
    assert GAME.components(s) == before
    add(s, 0, "lore5")
    assert GAME.components(s) == before
    react(s, 0, "play", card(4, 3), 2)
    all_pass(s)
    assert (s.checks, GAME.components(s)) == ([], before)
