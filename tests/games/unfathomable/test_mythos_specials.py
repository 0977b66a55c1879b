"""Mythos cards that do what no other card does: whom they ask, what they offer, and what they leave alone."""

import pytest

from bathysphere.games.unfathomable.cards.characters.table import ARJUN, EDMUND, ISHMAEL, JAMIE, KEILANI
from bathysphere.games.unfathomable.cards.items.table import item
from bathysphere.games.unfathomable.cards.mythos.table import mythos
from bathysphere.games.unfathomable.cards.skills.actions import Grant
from bathysphere.games.unfathomable.cards.skills.table import TREACHERY
from bathysphere.games.unfathomable.cards.spaces import ROOMS, number
from bathysphere.games.unfathomable.components import CAPTAIN, DEEP_ONE, KEEPER
from bathysphere.games.unfathomable.steps.checks.skill_check import begin_check
from bathysphere.games.unfathomable.steps.harm.defeat import DefeatPassenger
from support.rules import rule
from support.unfathomable.mythos_cards import WAITING, meet, resolve, scene
from support.unfathomable.positions import (
    act,
    actions,
    add,
    all_pass,
    asked,
    deep_ones,
    dial,
    dice,
    do,
    effect,
    hand,
    heard,
    offered,
    on_deck,
    pick,
    place,
    react,
    run,
    words,
)


def spaces(options):
    """The spaces at the end of options."""
    return [option[-1] for option in options]


# -- into the brig and out of it


@rule("U6.3", "U6.3a", "U6.4", "U17.2", "UD.29")
def test_accusation_is_about_humans_outside_the_brig():
    s = scene(revealed={2: "hybrid"}, places={3: "brig"}, keeper=1)
    effect(s, "mythos/accusation/first", 1)
    assert offered(s, 1) == [("accuse", 0), ("accuse", 1)], "himself too, but neither traitor nor prisoner"
    do(s, 1, "accuse", 1)
    assert place(s, 1) == "brig"
    assert s.titles == [0, 0], "both titles are lost in the brig"


def test_the_only_one_who_can_be_accused_is_not_asked_for():
    s = scene(places={1: "brig", 2: "brig", 3: "brig"})
    effect(s, "mythos/accusation/first", 1)
    assert asked(s) == WAITING
    assert place(s, 0) == "brig"


@rule("U17.4", "U17.4c", "UQ.44")
def test_jail_break_lets_everybody_out_in_the_order_of_the_current_player():
    s = scene(places={3: "brig", 1: "brig", 2: "brig"}, revealed={1: "hybrid"})
    effect(s, "mythos/jail_break/failed")
    assert (asked(s), offered(s, 0)) == ([(0, "mythos.next")], [("comes_first", seat) for seat in (1, 2, 3)])
    do(s, 0, "comes_first", 2)
    do(s, 2, "move", number("bridge"))
    do(s, 0, "comes_first", 1)
    assert asked(s) == [(1, "mythos.leave_brig")]
    assert not {number("brig"), number("sick_bay")} & set(spaces(offered(s, 1)))
    do(s, 1, "move", number("deck8"))
    do(s, 3, "move", number("galley"))
    assert [place(s, seat) for seat in range(4)] == ["deck1", "deck8", "bridge", "galley"]


@rule("U44.16", "UQ.44")
def test_the_current_player_says_in_which_order_guests_come_to_the_banquet():
    s = scene(places={0: "deck1", 1: "deck2", 2: "brig", 3: "deck3"})
    effect(s, "mythos/the_captains_banquet/first")
    assert (asked(s), offered(s, 0)) == ([(0, "mythos.next")], [("comes_first", seat) for seat in (0, 1, 3)])
    do(s, 0, "comes_first", 3)
    assert asked(s) == [(3, "mythos.go_to_galley")]
    do(s, 3, "go")
    do(s, 0, "comes_first", 1)
    do(s, 1, "stay")
    assert asked(s) == [(0, "mythos.go_to_galley")]


def test_history_repeats_can_lock_up_a_revealed_traitor():
    s = scene(KEILANI, revealed={0: "hybrid"}, places={2: "brig"})
    effect(s, "mythos/history_repeats/passed", 3)
    assert offered(s, 3) == [("nobody",), ("lock_up", 0), ("lock_up", 1)], "not herself, nor a prisoner"
    do(s, 3, "lock_up", 0)
    assert place(s, 0) == "brig"


@rule("U44.4", "UQ.44")
def test_the_banquet_is_for_whoever_wants_to_come():
    s = scene(places={0: "galley", 1: "sick_bay", 2: "brig"}, revealed={3: "hybrid"})
    effect(s, "mythos/the_captains_banquet/first", 1)
    assert asked(s) == [(1, "mythos.go_to_galley")], "nobody who is there, in the brig or a traitor"
    do(s, 1, "stay")
    assert place(s, 1) == "sick_bay"
    assert asked(s) == WAITING


# -- titles


@rule("U6.4", "U6.4a", "U6.4b")
def test_power_to_the_people_gives_the_title_to_the_lowest_of_the_line():
    s = meet("power_to_the_people", "second", places={3: "brig"}).state
    assert (place(s, 1), s.titles[CAPTAIN]) == ("brig", 2), "Samira, the lowest, is in the brig: Ishmael"


@rule("U6.4b")
def test_a_captain_whom_nobody_can_follow_stays_captain():
    s = scene(places={2: "brig", 3: "brig"}, revealed={0: "hybrid"})
    effect(s, "mythos/power_to_the_people/second", 1)
    assert (place(s, 1), s.titles[CAPTAIN]) == ("brig", 1)


@rule("U6.4")
def test_fear_of_the_unknown_passes_the_title_even_if_the_defeat_is_prevented():
    s = scene(crew="arjun svetlana ishmael samira", feats=[1])
    effect(s, "mythos/fear_of_the_unknown/failed")
    react(s, 1, "medical_intervention")
    assert (place(s, 2), s.titles[KEEPER]) == ("deck3", 3)


@rule("U52.0", "U50.8b", "U50.8b2", "U50.8b3", "UD.53")
def test_open_the_gate_makes_the_keeper_choose_the_way():
    s = scene(waypoints="rough_water calm_waters", row="reef", hands={2: "lore1"})
    effect(s, "mythos/open_the_gate/passed", 2)
    assert asked(s) == [(2, "waypoint.choose")]
    do(s, 2, *offered(s, 2)[0])
    assert s.distance == 6
    assert asked(s) == [(seat, "roles.look") for seat in range(4)], "the awakening is due"
    assert s.tracks[0] == 0


@rule("U6.13", "U10.1a", "U10.1a1")
def test_stolen_ritual_components_do_not_use_up_the_title():
    s = scene(spells="lure_monster alchemical_transmutation", crew="arjun jamie ishmael samira", keeper=0)
    effect(s, "mythos/stolen_ritual_components/passed")
    assert asked(s) == [(0, "spell.choose")]
    do(s, 0, *offered(s, 0)[0])
    resolve(s)
    assert actions(s, "keeper") == [("keeper",)]


@rule("U10.2")
def test_without_spells_the_keeper_plays_none():
    s = scene()
    s.removed = tuple(("spell", card) for card in s.spells)
    s.spells, s.spells_known = [], []
    effect(s, "mythos/stolen_ritual_components/passed")
    assert asked(s) == WAITING


# -- items


@rule("U9.2.2", "U9.7", "UQ.44")
def test_criminal_activity_leaves_each_human_one_item():
    """Improvements that lie face down are items too; who has one has nothing to choose."""
    s = scene(
        items={
            0: "fine_clothes mystical_text plimsolls", 1: "starbuck", 2: "almanac tool_kit", 3: "shotgun lucky_ring",
        },
        active={0: "fine_clothes"}, revealed={3: "hybrid"}, places={2: "brig"},
    )  # fmt: skip
    effect(s, "mythos/criminal_activity/failed")
    assert asked(s) == [(0, "mythos.keep_item"), (2, "mythos.keep_item")]
    do(s, 0, "keep", item("mystical_text"))
    do(s, 2, "keep", item("tool_kit"))
    assert [len(items) for items in s.items] == [1, 1, 1, 2], "a revealed traitor keeps all of his"
    assert (s.items[0], s.items[2]) == ((item("mystical_text"),), (item("tool_kit"),))
    assert s.active[0] == item("mystical_text"), "the one that is left is face up"
    assert {card for kind, card in s.removed if kind == "item"} == {
        item(name) for name in ("fine_clothes", "plimsolls", "almanac")
    }


# -- the ritual, and the chaos deck


@rule("U50.1", "U50.12", "U37.8")
@pytest.mark.parametrize(("total", "steps"), [(9, 1), (10, 1), (11, 2), (12, 2), (13, 3), (15, 4)])
def test_ritual_coordination_counts_every_full_two_points(total, steps):
    met = meet("ritual_coordination", "passed", total=total, tracks={"travel": 0, "ritual": 0})
    assert met.state.tracks[1] == steps % 4, "the fourth step casts the banishment"
    assert met.result == "passed"


@rule("U37.3a", "G42")
def test_a_sacrifice_in_ritual_coordination_counts_as_the_target_itself():
    s = scene(ARJUN, mythos="ritual_coordination", feats=[3], at="mythos", tracks={"travel": 0, "ritual": 0})
    do(s, 2, "check")
    do(s, 3, "self_sacrifice", "passed")
    assert place(s, 3) == "sick_bay"
    assert s.tracks[1] == 1


@rule("U18.2", "U18.0")
def test_the_mother_gives_a_new_chaos_deck():
    s = scene(EDMUND, chaos="treachery5 treachery4 lore5")
    effect(s, "mythos/gift_of_the_mother/passed", 3)
    assert len(s.chaos) == 10
    assert sorted({skill for card in s.chaos for skill in [card // 5]}) == [0, 1, 2, 3, 4], "no treachery any more"
    assert words(s.discards[TREACHERY]) == "treachery5 treachery4"


# -- deep ones come


@rule("U39.1", "U27.2")
def test_too_few_deep_ones_end_the_game():
    s = scene(ISHMAEL, deep_ones={"the_deep": 17})
    effect(s, "mythos/family_ties/second", 3)
    assert s.outcome is not None
    assert s.outcome.reason == "deep_ones"


@rule("U44.11", "G27")
@pytest.mark.parametrize(
    ("effects", "you", "faces"),
    [
        ("mythos/identity_crisis/failed", 0, ()),
        ("mythos/infiltrator/partly", 0, (6,)),
        ("mythos/the_game_is_afoot/failed", 3, (6,)),
        ("mythos/family_ties/second", 3, ()),
        ("mythos/deep_one_feint/failed", 0, ()),
        ("mythos/on_the_offensive/passed", 0, ()),
    ],
)
def test_barricades_can_be_put_up_before_deep_ones_come_or_move(effects, you, faces):
    s = scene(JAMIE, keeps={2: "barricade_the_hatches"}, deep_ones={"deck6": 1}, places={0: "bridge", 3: "bridge"})
    dice(s, *faces)
    effect(s, effects, you)
    assert asked(s) == [(2, "barricade.use")]
    do(s, 2, "barricade")
    resolve(s)
    assert sum(s.deep_ones[space] for space in ROOMS) == 0
    assert s.keeps[2] == ()
    assert s.mythos_discard[-1] == mythos("barricade_the_hatches")


@rule("U44.11")
def test_an_ambush_behind_barricades_still_moves_jamie():
    s = scene(JAMIE, keeps={2: "barricade_the_hatches"})
    dice(s, 6)
    effect(s, "mythos/the_game_is_afoot/failed", 3)
    do(s, 2, "barricade")
    assert (place(s, 3), deep_ones(s)) == ("galley", {})


# -- deep ones are moved and defeated


@rule("U38.3", "U38.3a", "U25.20b", "UD.29")
def test_on_the_offensive_moves_each_deep_one_once():
    s = scene(deep_ones={"galley": 1, "deck6": 1, "water6": 1, "the_deep": 2}, places={1: "galley"})
    effect(s, "mythos/on_the_offensive/passed")
    galley, deck = number("galley"), number("deck6")
    ways = [("drive", galley, number(name)) for name in ("deck6", "captains_cabin", "cargo_hold", "boiler_room")]
    assert offered(s, 0)[-4:] == sorted(ways), "neither the brig nor the Deep"
    assert [option[2] for option in offered(s, 0) if option[1] == deck] == sorted(
        [number(name) for name in ("water6", "deck4", "deck8", "galley")]
    )
    do(s, 0, "drive", galley, deck)
    assert {option[1] for option in offered(s, 0)} == {deck}
    do(s, 0, "drive", deck, number("water6"))
    assert asked(s) == WAITING, "the one that came to the deck does not go on"
    assert deep_ones(s) == {"deck6": 1, "water6": 2, "the_deep": 2}


@rule("U44.4")
def test_hold_the_line_may_leave_them_where_they_are():
    s = scene(deep_ones={"galley": 2})
    effect(s, "mythos/hold_the_line/passed")
    do(s, 0, "drive", number("galley"), number("deck6"))
    do(s, 0, "leave_deep_ones")
    assert deep_ones(s) == {"galley": 1, "deck6": 1}
    assert asked(s) == WAITING


def test_behind_barricades_deep_ones_are_moved_outside_only():
    s = scene(deep_ones={"deck6": 1}, keeps={0: "barricade_the_hatches"})
    effect(s, "mythos/on_the_offensive/passed")
    do(s, 0, "barricade")
    assert spaces(offered(s, 0, "drive")) == sorted([number(name) for name in ("water6", "deck4", "deck8")])


@rule("U48.5", "UD.29")
def test_missing_munitions_defeats_one_deep_one_of_choice():
    s = scene(deep_ones={"galley": 2, "bridge": 1, "deck1": 1})
    effect(s, "mythos/missing_munitions/passed")
    assert set(spaces(offered(s, 0))) == {number("galley"), number("bridge")}
    pick(s, 0, ("defeat_deep_one", number("bridge")))
    assert deep_ones(s) == {"galley": 2, "deck1": 1}


@rule("U30.4", "U44.5", "UD.27", "UD.29")
def test_volunteers_are_risked_for_as_many_deep_ones():
    s = scene(deep_ones={"galley": 2, "deck7": 2, "water1": 1})
    scripted = dice(s, 8, 8, 8)
    effect(s, "mythos/volunteer_army/first", 1)
    assert offered(s, 1) == [("risk", 1), ("risk", 2), ("risk", 3), ("risk", 4)]
    do(s, 1, "risk", 3)
    assert on_deck(s) == {"deck8": 3}
    assert not scripted.faces
    assert offered(s, 1) == [("defeat_deep_one", number(name)) for name in ("deck7", "deck7", "galley", "galley")]
    pick(
        s,
        1,
        ("defeat_deep_one", number("galley")),
        ("defeat_deep_one", number("galley")),
        ("defeat_deep_one", number("deck7")),
    )
    assert deep_ones(s) == {"deck7": 1, "water1": 1}


def test_more_volunteers_than_deep_ones_are_risked_all_the_same():
    s = scene(deep_ones={"galley": 1}, passengers={"deck8": "blank blank soul soul soul soul soul"})
    dice(s, 1, 1)
    effect(s, "mythos/volunteer_army/first", 1)
    assert offered(s, 1) == [("risk", 1), ("risk", 2)], "no more than the supply has"
    do(s, 1, "risk", 2)
    assert (deep_ones(s), on_deck(s)) == ({}, {"deck1": 2, "deck8": 7})


def test_as_many_volunteers_as_deep_ones_defeat_all_of_them_unasked():
    s = scene(deep_ones={"galley": 1, "deck7": 1})
    dice(s, 1, 1)
    effect(s, "mythos/volunteer_army/first", 1)
    do(s, 1, "risk", 2)
    assert (deep_ones(s), asked(s)) == ({}, WAITING)


def test_the_last_volunteer_is_not_asked_for():
    s = scene(deep_ones={"galley": 2}, passengers={"deck8": "blank blank soul soul soul soul soul two_souls"})
    dice(s, 1)
    effect(s, "mythos/volunteer_army/first", 1)
    assert (deep_ones(s), len(s.supply)) == ({"galley": 1}, 0)


def test_jamie_may_clear_a_room_that_is_empty():
    s = scene(JAMIE, deep_ones={"galley": 2})
    effect(s, "mythos/the_game_is_afoot/passed", 3)
    assert spaces(offered(s, 3)) == list(ROOMS)
    do(s, 3, "clear", number("bridge"))
    assert deep_ones(s) == {"galley": 2}


@rule("U2.9a1", "U48.5")
def test_the_peacemaker_defeats_each_deep_one_outside_the_deep():
    s = scene(ARJUN, deep_ones={"water3": 1, "galley": 1, "the_deep": 1})
    told = effect(s, "mythos/the_peacemaker/passed", 3)
    assert heard(told, 0, "deep_one_defeated") == [
        {"space": number("water3"), "by": 3},
        {"space": number("galley"), "by": 3},
    ]
    assert deep_ones(s) == {"the_deep": 1}


def test_family_ties_defeat_nobody():
    s = scene(ISHMAEL, deep_ones={"water3": 2, "the_deep": 1})
    s.crisis = s.mythos.pop()
    told = effect(s, "mythos/family_ties/first", 3)
    assert heard(told, 0, "deep_ones_returned") == [
        {"number": 2, "space": number("water3")},
        {"number": 1, "space": number("the_deep")},
    ]
    assert (heard(told, 0, "deep_one_defeated"), deep_ones(s)) == ([], {})


# -- cards that are kept


@rule("U4.7", "U4.7a", "U44.11", "U48.5")
def test_a_deep_one_is_sacrificed_on_a_six():
    s = scene(keeps={0: "sacrifice_deep_one"}, deep_ones={"deck1": 2}, tracks={"travel": 0, "ritual": 0})
    dice(s, 5, 6)
    told = act(s, "sacrifice_deep_one")
    assert heard(told, 1, "action") == [
        {"seat": 0, "verb": "sacrifice_deep_one", "subject": mythos("sacrifice_deep_one"), "target": number("deck1")}
    ]
    assert (deep_ones(s), s.tracks[1], len(s.keeps[0])) == ({"deck1": 2}, 0, 1), "a 5 leaves the card there"
    act(s, "sacrifice_deep_one")
    assert (deep_ones(s), s.tracks[1], s.keeps[0]) == ({"deck1": 1}, 2, ())
    assert mythos("sacrifice_deep_one") in s.mythos_discard


def test_only_a_deep_one_in_the_own_space_can_be_sacrificed():
    s = scene(keeps={0: "sacrifice_deep_one"}, deep_ones={"deck2": 1})
    assert actions(s, "sacrifice_deep_one") == []


def remembering(hand0, where="deck1"):
    """William tries the check of his kept card again; two chaos cards cancel out, the treachery card is worth 1."""
    s = scene(
        crew="william jamie ishmael samira", keeps={0: "memory_of_the_deep"}, hands={0: hand0}, places={0: where},
        chaos="lore1 strength1", decks={"treachery": "1"},
    )  # fmt: skip
    act(s, "memory_of_the_deep")
    all_pass(s, until="check.add")
    return s


@rule("U4.7", "U44.11", "U37.5", "U37.8", "G40")
@pytest.mark.parametrize(("hand0", "kept", "sanity"), [("lore5 lore5 will4", 0, 5), ("lore5 lore5 will3", 1, 4)])
def test_the_memory_is_tried_again(hand0, kept, sanity):
    """The treachery card that William's cards bring along opposes: 13 are needed without it, 14 with it."""
    s = remembering(hand0)
    told = add(s, 0, hand0)
    assert heard(told, 1, "cards_added") == [{"seat": 0, "number": 4}]
    assert (len(s.keeps[0]), dial(s, "sanity")) == (kept, sanity)
    assert (mythos("memory_of_the_deep") in s.mythos_discard) == (not kept)


@rule("U17.5", "U44.11", "G39")
def test_in_the_brig_the_memory_can_be_tried_with_one_card():
    s = remembering("lore5 will5", "brig")
    told = add(s, 0, "lore5")
    all_pass(s)
    assert heard(told, 1, "cards_added") == [{"seat": 0, "number": 2}]
    assert (hand(s, 0), dial(s, "sanity")) == ("will5", 4)


@rule("U37.5")
def test_who_adds_nothing_brings_no_treachery_card():
    s = remembering("will1")
    told = add(s, 0)
    assert heard(told, 1, "cards_added") == [{"seat": 0, "number": 0}]


@rule("U18.1", "U37.4")
@pytest.mark.parametrize(("where", "cards"), [("deck4", 3), ("brig", 2)])
def test_family_ties_bring_a_treachery_card_to_every_check(where, cards):
    s = scene(ISHMAEL, keeps={3: "family_ties"}, places={3: where}, hands={0: "lore1"})
    run(s, *begin_check(s, "brig", 0, 8, (1, 3)))
    all_pass(s, until="check.add")
    assert len(s.pile) == cards


@rule("U44.11", "G28")
def test_who_keeps_the_peace_cannot_attack_until_a_passenger_is_defeated():
    s = scene(crew="arjun jamie ishmael samira", keeps={0: "the_peacemaker"}, deep_ones={"deck1": 1},
              passengers={"deck8": "blank"})  # fmt: skip
    assert actions(s, "attack") == []
    run(s, DefeatPassenger(number("deck8")))
    assert (dial(s, "sanity"), s.keeps[0]) == (4, ())
    assert actions(s, "attack") == [("attack", DEEP_ONE)]


@rule("U44.11", "G27")
def test_barricades_between_own_actions_cost_none():
    s = scene(keeps={0: "barricade_the_hatches"})
    act(s, "barricade")
    assert (s.turn.barricaded, asked(s), s.acting.left) == (True, WAITING, 2)
    act(s, "move", number("galley"))
    act(s, "move", number("deck1"))
    assert asked(s) != WAITING, "both actions were left"
    assert s.mythos_discard[:1] == [mythos("barricade_the_hatches")]


@rule("G27", "UQ.2")
def test_finishing_after_barricades_ends_the_actions():
    s = scene(keeps={0: "barricade_the_hatches"})
    act(s, "barricade")
    act(s, "stop")
    assert (s.turn.step, s.acting) == ("mythos", None)


def test_an_action_in_the_turn_of_another_is_no_moment_for_barricades():
    s = scene(keeps={1: "barricade_the_hatches"})
    run(s, Grant(1))
    assert asked(s) == [(1, "action")]
    assert actions(s, "barricade") == []
