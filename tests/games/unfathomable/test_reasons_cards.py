"""Why a hand card, an item, a sheet, a feat or a kept card cannot be used now."""

import pytest

from bathysphere.games.unfathomable.cards.items.table import item
from bathysphere.games.unfathomable.cards.skills.table import ABILITY
from bathysphere.games.unfathomable.cards.spaces import (
    BRIG,
    NAMES,
    SHIP,
    number,
)
from support.rules import rule
from support.unfathomable.action_targets import card, traitor
from support.unfathomable.positions import act, actions, position
from support.unfathomable.reasons import alone, barred, code

# -- hand cards


@rule("U11.1.2")
def test_treachery_is_for_revealed_traitors():
    s = alone(hands={0: "treachery1 treachery4"})
    assert {code(s, "play", card(word)) for word in ("treachery1", "treachery4")} == {"traitors_only"}
    s = traitor("treachery1 treachery4")
    assert ("play", card("treachery1")) not in barred(s)
    assert code(s, "play", card("treachery4")) == "timing_action_step_start"


@pytest.mark.parametrize(
    ("word", "timing"),
    [
        ("influence3", "before_cards"),
        ("lore5", "before_cards"),
        ("observation3", "before_roll"),
        ("strength1", "after_roll"),
        ("strength5", "defeat"),
        ("will3", "after_total"),
    ],
)
def test_cards_with_a_moment_of_their_own(word, timing):
    s = alone(hands={0: word})
    assert barred(s)["play", card(word)] == (
        f"timing_{timing}",
        {"card": card(word), "ability": ABILITY[card(word)]},
    )


@rule("UQ.49")
@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("strength3", "out_of_reach"),
        ("will1", "no_other_cards"),
        ("lore1", "nobody_to_defeat"),
        ("lore3", "no_deep_ones"),
    ],
)
def test_what_a_card_may_lack(word, found):
    assert code(alone(hands={0: word}), "play", card(word)) == found


def test_what_treachery_may_lack():
    s = traitor("treachery2 treachery3")
    s.supply, s.opened = (), None
    assert code(s, "play", card("treachery2")) == "no_deep_ones"
    assert code(s, "play", card("treachery3")) == "no_supply"


def test_true_grit_comes_once_per_turn():
    s = alone(hands={0: "will5 will5"})
    act(s, "play", card("will5"))
    assert code(s, "play", card("will5")) == "ability_used"


@rule("U11.2")
def test_ransack_needs_one_of_three_rooms():
    s = position(revealed={0: "hybrid"}, hands={0: "treachery4 treachery1"}, places={0: "bridge"})
    assert barred(s) == {("play", card("treachery4")): ("wrong_room", {"ability": "ransack"})}


# -- items


@rule("U17.6")
def test_no_item_works_in_the_brig():
    s = alone("brig", items={0: "six_shooter plimsolls"})
    assert {code(s, "item", item(each)) for each in ("six_shooter", "plimsolls")} == {"item_in_brig"}


@pytest.mark.parametrize(
    ("owned", "place", "found"),
    [
        ("six_shooter", "deck3", "item_out_of_reach"),
        ("repeating_rifle", "deck3", "item_out_of_reach"),
        ("speaking_trumpet", "deck3", "item_no_passenger"),
        ("tool_kit", "galley", "item_no_damage"),
        ("book_of_dagon", "deck3", "item_no_deep_one"),
        ("fine_clothes", "deck3", "improvement"),
        ("lucky_ring", "deck3", "not_an_action"),
        ("kitchen_knife", "brig", "not_an_action"),
    ],
)
def test_what_an_item_lacks(owned, place, found):
    s = alone(place, items={0: owned})
    assert barred(s)["item", item(owned)] == (found, {"item": item(owned)})


@pytest.mark.parametrize("owned", ["jam_tin_grenade", "plimsolls"])
@pytest.mark.parametrize("place", [NAMES[space] for space in SHIP if space != BRIG])
def test_outside_the_brig_there_is_always_a_room_next_door(owned, place):
    assert ("item", item(owned)) not in barred(alone(place, items={0: owned}))


@rule("U41.3")
def test_tools_are_no_use_beside_an_enemy():
    scene = {"damage": {"galley": "structural_damage_will"}, "items": {0: "tool_kit"}}
    assert code(alone("galley", deep_ones={"galley": 1}, **scene), "item", item("tool_kit")) == "item_beside_enemy"
    whole = alone("galley", deep_ones={"galley": 1}, items={0: "tool_kit"})
    assert code(whole, "item", item("tool_kit")) == "item_no_damage"


@rule("UQ.42")
def test_some_items_work_once_per_turn():
    s = alone(items={0: "plimsolls"})
    act(s, *actions(s, "item")[0])
    assert code(s, "item", item("plimsolls")) == "item_used"


# -- titles, sheets, feats, kept cards


@rule("U6.13b")
def test_the_keeper_casts_once_per_turn_while_there_are_spells():
    s = alone(keeper=0)
    s.spells, s.spells_known, s.opened = [], [], None
    assert code(s, "keeper") == "no_spells"
    s = alone(keeper=0, spells="call_friends heal")
    assert ("keeper",) not in barred(s)
    s.spend("keeper")
    s.opened = None
    assert code(s, "keeper") == "title_used"
    assert ("keeper",) not in barred(alone(keeper=1))


@pytest.mark.parametrize(
    ("who", "target", "scene", "found"),
    [
        ("arjun", "deck_chief", {"place": "brig"}, "ability_in_brig"),
        ("jamie", "quick_draw", {}, "no_weapon"),
        ("jamie", "quick_draw", {"items": {0: "shotgun"}}, "out_of_reach"),
        ("jamie", "quick_draw", {"items": {0: "shotgun"}, "place": "brig"}, "ability_in_brig"),
        ("william", "occult_training", {"place": "brig"}, "ability_in_brig"),
        ("ishmael", "first_oath_of_dagon", {}, "no_card"),
        ("ishmael", "first_oath_of_dagon", {"hands": {0: "lore1"}}, "monarchs_away"),
        ("samira", "scavenger", {"items": {0: "plimsolls shotgun almanac binoculars starbuck"}}, "too_many_items"),
        ("jeanne", "full_steam_ahead", {"feats": [0]}, "elsewhere"),
        ("jeanne", "full_steam_ahead", {"place": "boiler_room"}, "feat_used"),
        ("jamie", "arrest_order", {"feats": [0]}, "nobody_here"),
        ("jamie", "arrest_order", {"feats": [0], "place": "brig", "places": {1: "brig"}}, "ability_in_brig"),
        ("william", "quick_cast", {"feats": [0], "keeper": 1}, "not_your_title"),
        ("ishmael", "deep_one_ancestry", {"feats": [0], "roles": {1: "", 2: "", 3: ""}}, "no_roles"),
    ],
)
def test_what_keeps_a_sheet_or_a_feat_from_being_used(who, target, scene, found):
    s = alone(crew=who, **scene)
    assert code(s, target) == found


def test_an_empty_deck_stops_those_who_draw_from_it():
    for who, target in (("william", "occult_training"), ("william", "quick_cast")):
        s = alone(crew=who, feats=[0], keeper=0)
        assert (target,) not in barred(s)
        s.spells, s.spells_known, s.opened = [], [], None
        assert code(s, target) == "no_spells"
    s = alone(crew="samira")
    s.item_deck, s.item_known, s.opened = [], [], None
    assert code(s, "scavenger") == "no_items_left"


def test_an_ability_that_comes_once_per_turn_is_used_up():
    s = alone(crew="arjun")
    act(s, "deck_chief", number("deck1"))
    assert barred(s)["deck_chief",] == ("ability_used", {"ability": "deck_chief"})


@rule("U40.7", "U43.5")
def test_traitors_lose_sheet_and_feat():
    s = traitor("treachery1", crew="jamie", items={0: "shotgun"}, others={1: "bridge"}, feats=[0])
    assert (code(s, "quick_draw"), code(s, "arrest_order")) == ("ability_lost", "ability_lost")


def test_kept_mythos_cards():
    s = alone(keeps={0: "sacrifice_deep_one barricade_the_hatches"})
    assert code(s, "sacrifice_deep_one") == "no_deep_one"
    assert ("barricade",) not in barred(s)
    s = alone(hands={0: "influence1"}, keeps={1: "barricade_the_hatches"})
    act(s, "play", card("influence1"), 1)
    assert code(s, "barricade", seat=1) == "own_turn_only"
