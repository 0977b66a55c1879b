"""The three decks whose effects are data: spells, waypoints and mythos cards."""

from collections import Counter

import pytest

from bathysphere.games.unfathomable.cards.characters.table import CHARACTERS, character
from bathysphere.games.unfathomable.cards.effect_lists import EFFECTS
from bathysphere.games.unfathomable.cards.mythos import table as mythos
from bathysphere.games.unfathomable.cards.mythos.table import KINDS, MYTHOS, PARTS, Mythos
from bathysphere.games.unfathomable.cards.skills.table import SKILLS, TREACHERY
from bathysphere.games.unfathomable.cards.spells import table as spells
from bathysphere.games.unfathomable.cards.spells.table import PRICE, SPELLS
from bathysphere.games.unfathomable.cards.waypoints import table as waypoints
from bathysphere.games.unfathomable.cards.waypoints.table import BASE_PRICE, WAYPOINTS
from bathysphere.games.unfathomable.effects import (
    CONDITIONS,
    WHO,
    Activate,
    Advance,
    Chaos,
    DamageRoom,
    DamageShip,
    DefeatWho,
    Dial,
    Discard,
    Effect,
    If,
    Keep,
    MoveTo,
    Risk,
    RiskToGet,
    Roll,
    Special,
    specials,
)
from support.rules import rule

PRINTED = """
accusation                choice   captain   -  - -           O R
adrift_fishing_boat       check    -        16 13 inf+obs+str M C
barricade_the_hatches     check    -        10  - str+wil     M C
bucket_brigade            combined captain  16  - inf+str+wil M R
class_struggle            choice   captain   -  - -           O T
coal_bunker_fire          combined current  13  - inf+str     F R
collision_course          check    -        11  8 obs+wil     O R
coordinated_assault       check    -        17  - inf+lor+obs O R
criminal_activity         combined current  11  - inf+obs     M R
damaged_evaporator        check    -        11  8 obs+wil     M R
deep_one_feint            check    -        11  - obs+wil     O C
deep_one_swarm            check    -        15 11 lor+obs+str O C
dinghy_launch             choice   captain   -  - -           F T
disturbing_dreams         check    -        13 10 inf+lor     M T
eot_failure               check    -        11  - inf+obs     F R
fear_of_the_unknown       check    -        15  - inf+lor+wil O C
firemen_strike            combined current   9  - str+wil     F R
flooding_compartment      check    -         9  - str+wil     O R
food_rationing            choice   captain   -  - -           O R
food_stores_raid          check    -        11  8 inf+str     F T
horrific_visions          check    -        10  - lor+wil     O R
hull_leak                 check    -         9  - obs+str     O T
hypnotic_melody           check    -        10  7 inf+wil     O T
identity_crisis           combined current  11  - inf+lor     O R
improvised_fuel_source    choice   captain   -  - -           M R
incoming_sos              choice   captain   -  - -           F R
infection                 choice   captain   -  - -           O T
infiltrator               check    -        11  8 lor+str     M T
jail_break                check    -         9  - lor+str     F C
just_desserts             choice   current   -  - -           O C
kitty_litter              combined current  10  - lor+obs     M R
looming_breakdown         combined captain  11  - obs+str     M R
lure_of_yha_nthlei        check    -         9  - inf+lor     F R
missing_jewelry           choice   captain   -  - -           M T
missing_munitions         check    -        16 12 inf+obs+wil O C
missing_parents           choice   current   -  - -           O R
mysterious_lifeboat       choice   keeper    -  - -           O R
on_the_offensive          check    -        10  - lor+str     F C
open_the_gate             combined keeper   18  - lor+obs+wil F R
passenger_overboard       check    -         9  - lor+obs     O T
passenger_riot            check    -        13 10 inf+str     O T
poisoned_food             choice   keeper    -  - -           O T
power_to_the_people       combined captain   9  - inf+wil     O T
rally_the_crew            check    -        13 10 inf+wil     F C
rat_infestation           check    -        12  8 inf+obs     O R
ritual_coordination       combined keeper    9  - lor+wil     O T
ritual_support            choice   keeper    -  - -           M T
sacrifice_deep_one        choice   keeper    -  - -           O T
sewage_backup             check    -         9  - str+wil     F C
shipboard_fire            check    -        11  8 obs+str     O R
stolen_ritual_components  check    -        10  - lor+obs     F T
strange_vision            choice   current   -  - -           O C
the_anarcho_individualist choice   current   -  - -           F R
the_captains_banquet      choice   captain   -  - -           M T
the_fathers_favor         check    -        16 11 lor+obs+str F T
the_mothers_wrath         check    -        17 12 inf+lor+str M T
too_many_bodies           choice   captain   -  - -           O T
transformation            choice   captain   -  - -           O T
volunteer_army            choice   captain   -  - -           F R
hold_the_line             check    -        15 10 lor+str+wil M C
history_repeats           combined keilani  13  - inf+str     O T
the_peacemaker            combined arjun    13  - inf+wil     M T
do_no_harm                combined svetlana 13  - lor+obs     F T
signs_of_life             combined jeanne   13  - inf+obs     O T
the_game_is_afoot         combined jamie    13  - obs+str     O T
memory_of_the_deep        combined william  13  - lor+wil     M T
miscalculation            combined beatrice 13  - lor+obs     F T
family_ties               choice   ishmael   -  - -           O T
gift_of_the_mother        combined edmund   15  - str+wil     M T
ticket_please             combined samira   13  - inf+wil     O T
"""
"""Id, kind, chooser, target, partial success, supporting skills, activation, track."""

WAYPOINTS_PRINTED = {
    2: "abandoned_depot deserted_island hurricane iceberg reef shipwreck_survivors wrecked_ship",
    3: "deep_one_city fog_bank maelstrom rainstorm rogue_wave rolling_seas sea_smoke seaweed_patch smooth_sailing",
    4: "calm_waters deep_one_ambush rough_water stormy_seas",
}
ICONS = {"deep_ones": "O", "father_dagon": "F", "mother_hydra": "M"}
TRACKS = {"travel": "T", "ritual": "R", "choice": "C"}
HARMFUL = {"captain_deposed", "your_items_lost", "beast_within"}
"""Special effects that nobody wishes for himself."""


def card(name: str) -> Mythos:
    return MYTHOS[mythos.mythos(name)]


def lists_of(each: Mythos) -> list[str]:
    return [name for name in (getattr(each, part) for part in PARTS) if name]


def within(name: str) -> list[tuple[str, Effect]]:
    """All effects that a list may come to, each with the list it stands in."""
    found = [(name, effect) for effect in EFFECTS[name]]
    return found + [deeper for _, effect in found for inner in effect.inner() for deeper in within(inner)]


def cards() -> dict[str, list[str]]:
    """Every card of the three decks with the lists that it begins."""
    return {
        **{f"spells/{each.id}": [each.effects, *([PRICE] if each.price else [])] for each in SPELLS},
        **{f"waypoints/{each.id}": [each.effects] for each in WAYPOINTS},
        **{f"mythos/{each.id}": lists_of(each) for each in MYTHOS},
    }


def harms(name: str) -> bool:
    """Some effect of the list is one that the humans would rather do without."""
    for _, effect in within(name):
        match effect:
            case Dial(by=by) | Advance(by=by) if by < 0:
                return True
            case Chaos() | DamageShip() | DamageRoom() | Activate() | Discard() | DefeatWho() | Risk() | Keep():
                return True
            case MoveTo(where="brig"):
                return True
            case Special(name=special) if special in HARMFUL:
                return True
            case _:
                pass
    return False


# -- mythos cards


def row(each: Mythos) -> list[str]:
    return [
        each.id,
        each.kind,
        each.chooser or "-",
        str(each.target or "-"),
        str(each.partial or "-"),
        "+".join(SKILLS[skill][:3] for skill in each.skills) or "-",
        ICONS[each.icon],
        TRACKS[each.track],
    ]


@rule("UL.17b", "U12.15a", "U53.1a")
def test_the_mythos_cards_are_the_printed_ones():
    assert [row(each) for each in MYTHOS] == [line.split() for line in PRINTED.strip().splitlines()]
    assert len(MYTHOS) == 70


@rule("U12.10")
def test_there_are_30_checks_21_choices_and_19_cards_of_both():
    assert Counter(each.kind for each in MYTHOS) == {"check": 30, "choice": 21, "combined": 19} == KINDS


@rule("U12.4c", "U12.4c1", "U12.12d")
def test_each_character_has_one_personal_card_and_chooses_on_it():
    personal = [each for each in MYTHOS if each.personal >= 0]
    assert [each.chooser for each in personal] == [each.id for each in CHARACTERS]
    assert [each.personal for each in personal] == list(range(10))
    assert {each.track for each in personal} == {"travel"}
    assert card("family_ties").personal == character("ishmael")


@rule("U12.12", "U12.12a", "U12.12b", "U12.12c")
def test_a_choice_says_who_chooses_and_a_plain_check_asks_nobody():
    assert Counter(each.chooser for each in MYTHOS if each.personal < 0) == {
        "": 30,
        "captain": 15,
        "current": 9,
        "keeper": 6,
    }
    assert all((each.chooser == "") == (each.kind == "check") for each in MYTHOS)


@rule("U1.1", "U1.2", "U12.21")
def test_each_card_bears_one_of_the_three_activation_icons():
    assert Counter(each.icon for each in MYTHOS) == {"deep_ones": 34, "father_dagon": 18, "mother_hydra": 18}
    common = Counter(each.icon for each in MYTHOS if each.personal < 0)
    assert common == {"deep_ones": 29, "father_dagon": 16, "mother_hydra": 15}


@rule("U12.25")
def test_each_card_bears_one_of_the_three_track_icons():
    assert Counter(each.track for each in MYTHOS) == {"travel": 32, "ritual": 25, "choice": 13}
    common = Counter(each.track for each in MYTHOS if each.personal < 0)
    assert common == {"travel": 22, "ritual": 25, "choice": 13}


@rule("U12.15", "U37.1")
def test_a_check_has_two_or_three_skills_and_each_skill_supports_as_often():
    checks = [each for each in MYTHOS if each.kind != "choice"]
    assert len(checks) == 49
    assert all(len(each.skills) in (2, 3) and each.target >= 9 for each in checks)
    supports = Counter(skill for each in checks for skill in each.skills)
    assert set(supports) == set(range(TREACHERY))
    assert set(supports.values()) == {21, 22}


@rule("U11.3")
def test_treachery_supports_no_check():
    assert not any(TREACHERY in each.skills for each in MYTHOS)


@rule("U12.11", "U12.14", "U12.16")
def test_a_card_has_the_parts_of_its_kind():
    for each in MYTHOS:
        assert bool(each.target) == bool(each.skills) == bool(each.failed) == (each.kind != "choice"), each.id
        assert bool(each.first) == (each.kind == "choice"), each.id
        assert bool(each.second) == (each.kind != "check"), each.id
        assert not (each.passed or each.partly) or each.target, each.id


@rule("U12.17", "U37.8b")
def test_a_partial_success_lies_below_the_target_and_has_an_effect():
    for each in MYTHOS:
        assert bool(each.partial) == bool(each.partly), each.id
        assert each.partial < each.target or not each.target, each.id
    assert sum(bool(each.partial) for each in MYTHOS) == 16


@rule("U12.13a")
def test_few_options_have_a_condition():
    assert {each.id: each.first_needs for each in MYTHOS if each.first_needs} == {
        "improvised_fuel_source": "passengers_3",
        "poisoned_food": "lore_card",
        "ritual_support": "lore_card",
        "volunteer_army": "passengers_1",
    }
    assert {each.id: each.second_needs for each in MYTHOS if each.second_needs} == {
        "criminal_activity": "item",
        "history_repeats": "keilani_is_captain",
    }


@rule("U44.11")
def test_five_cards_may_stay_in_a_play_area():
    assert [each.id for each in MYTHOS if each.keeps] == [
        "barricade_the_hatches",
        "sacrifice_deep_one",
        "the_peacemaker",
        "memory_of_the_deep",
        "family_ties",
    ]


@rule("UL.34")
def test_the_other_option_of_a_combined_card_harms():
    combined = [each for each in MYTHOS if each.kind == "combined"]
    assert [each.id for each in combined if not harms(each.second)] == []


@rule("U12.16", "U12.17", "U37.8b")
def test_the_check_of_the_book_costs_food_unless_it_is_passed():
    raid = card("food_stores_raid")
    assert (raid.target, raid.partial, raid.passed) == (11, 8, "")
    assert EFFECTS[raid.partly] == (Dial("food", -1),)
    assert EFFECTS[raid.failed] == (Dial("food", -2),)


@rule("U12.11")
def test_the_choice_of_the_book_costs_food_and_perhaps_sanity_or_more_food():
    rationing = card("food_rationing")
    assert rationing.first == "mythos/food_rationing/first"
    assert EFFECTS[rationing.first] == (Dial("food", -1), Roll("", True, 6, f"{rationing.first}/1/then", ""))
    assert EFFECTS[f"{rationing.first}/1/then"] == (Dial("sanity", -1),)
    assert EFFECTS[rationing.second] == (Dial("food", -2),)


def test_only_some_cards_take_fuel_for_a_step_back_that_cannot_be_made():
    found = {
        (name, effect.or_fuel)
        for name, starts in cards().items()
        for start in starts
        for _, effect in within(start)
        if isinstance(effect, Advance) and effect.track == "travel" and effect.by < 0
    }
    assert found == {
        ("mythos/collision_course", False),
        ("mythos/damaged_evaporator", True),
        ("mythos/eot_failure", True),
        ("mythos/firemen_strike", True),
        ("mythos/looming_breakdown", True),
        ("mythos/miscalculation", True),
    }


@rule("UQ.48")
def test_a_short_supply_of_passengers_is_met_as_the_place_of_the_price_demands():
    kinds: dict[tuple[bool, bool], list[str]] = {}
    for starts in cards().values():
        for start in starts:
            for name, effect in within(start):
                if isinstance(effect, RiskToGet):
                    kinds.setdefault((effect.may, effect.anyway), []).append(name)
    assert kinds == {
        (True, False): [
            "waypoints/abandoned_depot",
            "waypoints/deserted_island",
            "waypoints/shipwreck_survivors",
            "waypoints/wrecked_ship",
            "waypoints/rainstorm",
            "mythos/adrift_fishing_boat/passed",
        ],
        (False, False): [
            "mythos/adrift_fishing_boat/passed",
            "mythos/adrift_fishing_boat/partly",
            "mythos/bucket_brigade/passed",
            "mythos/improvised_fuel_source/first",
        ],
        (False, True): ["mythos/incoming_sos/first"],
    }


# -- waypoints


@rule("UL.17e", "U15.1", "U15.1a")
def test_the_waypoints_are_the_printed_ones():
    assert [(each.id, each.distance) for each in WAYPOINTS] == [
        (name, distance) for distance, names in WAYPOINTS_PRINTED.items() for name in names.split()
    ]
    assert len(WAYPOINTS) == 20
    assert Counter(each.distance for each in WAYPOINTS) == {2: 7, 3: 9, 4: 4}
    assert all(EFFECTS[each.effects] for each in WAYPOINTS)


@rule("UL.32")
def test_a_longer_way_costs_more_fuel():
    assert list(BASE_PRICE) == [2, 3, 4]
    assert BASE_PRICE[2] < BASE_PRICE[3] < BASE_PRICE[4]
    assert BASE_PRICE == {2: 0, 3: 1, 4: 2}


# -- spells


@rule("UL.17d")
def test_there_are_20_spells_two_of_them_alike():
    assert len({each.id for each in SPELLS}) == len(SPELLS) == 20
    effects = Counter((EFFECTS[each.effects], each.price) for each in SPELLS)
    assert [number for number in effects.values() if number > 1] == [2]
    assert EFFECTS["spells/greater_banishment_a"] == EFFECTS["spells/greater_banishment_b"]


@rule("UL.33")
def test_every_spell_has_its_price_and_most_often_it_is_sanity():
    assert EFFECTS[PRICE] == (Roll("", True, 4, "spells/price/0/then", ""),)
    assert EFFECTS["spells/price/0/then"] == (Dial("sanity", -1),)
    assert [each.id for each in SPELLS if not (each.price or harms(each.effects))] == []
    paid = [each.id for each in SPELLS if each.price or ("sanity", -1) in losses(each.effects)]
    assert len(paid) == 10
    assert [each.id for each in SPELLS if each.price] == [
        "astral_travel",
        "conjuration",
        "foresee",
        "greater_banishment_a",
        "greater_banishment_b",
        "heal",
        "lure_monster",
    ]


def losses(name: str) -> set[tuple[str, int]]:
    return {(effect.dial, effect.by) for _, effect in within(name) if isinstance(effect, Dial) and effect.by < 0}


# -- all decks together


def test_every_list_is_used_by_a_card():
    assert {name for starts in cards().values() for start in starts for name, _ in within(start)} == set(EFFECTS)


def test_a_list_belongs_to_one_card():
    owners = Counter(
        name
        for starts in cards().values()
        for start in starts
        if start != PRICE
        for name in {place for place, _ in within(start)}
    )
    assert set(owners.values()) == {1}


@pytest.mark.parametrize("deck", [spells, waypoints, mythos])
def test_every_special_effect_is_listed_by_its_deck(deck):
    assert specials(deck.LISTS) == set(deck.SPECIALS)
    assert len(set(deck.SPECIALS)) == len(deck.SPECIALS)


def test_a_special_effect_is_what_one_card_alone_does():
    users: dict[str, set[str]] = {}
    for name, starts in cards().items():
        for start in starts:
            for _, effect in within(start):
                if isinstance(effect, Special):
                    users.setdefault(effect.name, set()).add(name)
    assert {special: names for special, names in users.items() if len(names) > 1} == {}
    assert set(users) == {*spells.SPECIALS, *waypoints.SPECIALS, *mythos.SPECIALS}
    assert users.keys() >= HARMFUL


def test_every_word_of_the_notation_is_used():
    effects = [effect for each in EFFECTS.values() for effect in each]
    assert {type(effect) for effect in effects} == set(Effect.__subclasses__())
    assert {getattr(effect, "who", "you") for effect in effects} == set(WHO)
    needs = {need for each in MYTHOS for need in (each.first_needs, each.second_needs) if need}
    assert needs | {effect.condition for effect in effects if isinstance(effect, If)} == set(CONDITIONS)


def test_cards_are_found_by_their_ids():
    assert [mythos.mythos(each.id) for each in MYTHOS] == list(range(70))
    assert [spells.spell(each.id) for each in SPELLS] == list(range(20))
    assert [waypoints.waypoint(each.id) for each in WAYPOINTS] == list(range(20))
