"""What the box holds beside the board: skill cards, characters, items, damage, passengers and roles."""

import tomllib
from collections import Counter
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from bathysphere.engine import InternalError
from bathysphere.games.unfathomable.cards import damage
from bathysphere.games.unfathomable.cards.characters import table as characters
from bathysphere.games.unfathomable.cards.characters.table import (
    CAPTAIN_LINE,
    CHARACTERS,
    FIRST_CREWS,
    KEEPER_LINE,
    character,
)
from bathysphere.games.unfathomable.cards.damage import DAMAGE
from bathysphere.games.unfathomable.cards.items import table as items
from bathysphere.games.unfathomable.cards.items.table import IMPROVEMENTS, ITEMS, WEAPONS
from bathysphere.games.unfathomable.cards.passengers import (
    BLANK,
    COPIES,
    LOSSES,
    PASSENGERS,
    SOUL,
    SOUL_AND_SANITY,
    TWO_SOULS,
)
from bathysphere.games.unfathomable.cards.roles import (
    CULTIST,
    FIRST_GAME_DECK,
    HUMAN,
    HYBRID,
    ROLE_CARDS,
    ROLE_DECK,
    ROLES,
    no_cultist,
)
from bathysphere.games.unfathomable.cards.skills import table as skills
from bathysphere.games.unfathomable.cards.skills.table import (
    ABILITY,
    CARDS_WITH,
    DECKS,
    HAND_LIMIT,
    SKILL_OF,
    SKILLS,
    TIMING,
    TREACHERY,
    VALUE_OF,
    card,
)
from bathysphere.games.unfathomable.cards.spaces import NAMES as SPACE_NAMES
from bathysphere.games.unfathomable.cards.spaces import ROOMS
from bathysphere.games.unfathomable.effects import DIALS
from support.rules import rule

SKILL_CARDS = """
influence    1 2  coordinated_effort  action
influence    3 4  nothing_to_hide     before_cards
influence    5    inspiring_speech    action
lore         1 2  shrivelling         action
lore         3 4  lesser_banishment   action
lore         5    forced_learning     before_cards
observation  1 2  watch_and_learn     action
observation  3 4  keen_insight        before_roll
observation  5    preparation         before_cards
strength     1 2  combat_training     after_roll
strength     3 4  rampage             action
strength     5    shrug_it_off        defeat
will         1 2  persistence         action
will         3 4  determination       after_total
will         5    true_grit           action
treachery    1    reinforcements      action
treachery    2    call_to_action      action
treachery    3    siren_song          action
treachery    4    ransack             action_step_start
treachery    5    perform_rites       action_step_start
"""

SHEETS = """
keilani   3 0 0 0 2  captains_cabin  speaking_trumpet
arjun     2 0 1 2 0  bridge          six_shooter
svetlana  2 1 2 0 0  captains_cabin  travel_pharmacy
jeanne    1 0 2 2 0  boiler_room     tool_kit
jamie     0 0 0 3 2  bridge          repeating_rifle
william   0 3 0 0 2  chapel          elder_sign_amulet
beatrice  1 2 2 0 0  chapel          almanac
ishmael   0 2 0 2 1  galley          book_of_dagon
edmund    1 1 1 1 1  galley          lucky_ring
samira    0 1 2 0 2  cargo_hold      starbuck
"""

ABILITIES = """
keilani   experienced           unconventional_leader  break_morale
arjun     deck_chief            self_sacrifice         off_course
svetlana  healing_words         medical_intervention   conduct_malpractice
jeanne    jury_rigger           full_steam_ahead       sabotage
jamie     quick_draw            arrest_order           rain_fire
william   occult_training       quick_cast             disrupt_ritual
beatrice  predictive_analytics  perfect_number         divide_and_conquer
ishmael   first_oath_of_dagon   deep_one_ancestry      second_oath
edmund    fortunate_son         uncanny_fortune        spread_misfortune
samira    scavenger             well_equipped          pickpocket
"""

PRINTED_ITEMS = """
speaking_trumpet   tool         action
six_shooter        weapon       action
travel_pharmacy    medicine     -
tool_kit           tool         action
repeating_rifle    weapon       action
elder_sign_amulet  relic        -
almanac            tome         -
book_of_dagon      tome         once
lucky_ring         relic        -
starbuck           companion    once
pocket_pistol      weapon       action
fine_clothes       improvement  -
mystical_text      improvement  -
binoculars         improvement  -
medicine_ball      improvement  -
treasured_memento  improvement  -
jam_tin_grenade    explosive    action
kitchen_knife      weapon       -
plimsolls          clothing     once
shotgun            weapon       action
"""


def lines(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


# -- skill cards


@rule("U13.1", "U13.2")
def test_every_skill_card_has_a_type_a_value_and_an_ability():
    printed = [(skill, int(value), ability) for skill, *values, ability, _ in lines(SKILL_CARDS) for value in values]
    assert [(SKILLS[SKILL_OF[each]], VALUE_OF[each], ABILITY[each]) for each in range(30)] == printed
    assert [card(SKILL_OF[each], VALUE_OF[each]) for each in range(30)] == list(range(30))


@rule("U13.1")
def test_every_ability_has_its_timing_and_knows_its_cards():
    assert [f"{ability} {timing}" for ability, timing in TIMING.items()] == [
        " ".join(line[-2:]) for line in lines(SKILL_CARDS)
    ]
    assert [each for kinds in CARDS_WITH.values() for each in kinds] == list(range(30))
    assert all(ABILITY[each] == ability for ability, kinds in CARDS_WITH.items() for each in kinds)


@rule("UL.17a")
def test_there_are_126_skill_cards_21_of_each_type():
    assert len(DECKS) == len(SKILLS) == 6
    for skill, deck in enumerate(DECKS):
        assert {SKILL_OF[each] for each in deck} == {skill}
        assert Counter(VALUE_OF[each] for each in deck) == {1: 7, 2: 5, 3: 4, 4: 3, 5: 2}
        assert list(deck) == sorted(deck)
    assert sum(map(len, DECKS)) == 126


@rule("U36.1")
def test_a_hand_holds_ten_cards():
    assert HAND_LIMIT == 10


# -- characters


@rule("U24.0", "UL.16d", "UL.16e")
def test_ten_characters_have_their_skill_set_start_and_item():
    sheets = [[each.id, *map(str, each.skills), SPACE_NAMES[each.start], ITEMS[each.item].id] for each in CHARACTERS]
    assert sheets == lines(SHEETS)


@rule("U24.0")
def test_every_set_has_five_cards_and_all_sets_ten_of_each_skill():
    assert {sum(each.skills) for each in CHARACTERS} == {5}
    assert [sum(each.skills[skill] for each in CHARACTERS) for skill in range(TREACHERY)] == [10] * 5


@rule("UL.17g", "U45.0")
def test_every_character_has_an_ability_a_feat_and_a_reveal_ability():
    assert [[each.id, each.ability, each.feat, each.reveal] for each in CHARACTERS] == lines(ABILITIES)


@rule("G2")
def test_some_abilities_and_feats_do_not_work_in_the_brig():
    barred = "experienced medical_intervention jury_rigger occult_training predictive_analytics perfect_number"
    barred += " fortunate_son scavenger well_equipped"
    assert [name for each in CHARACTERS for name in each.not_in_brig] == barred.split()


def test_the_first_ten_items_are_the_starting_items_of_the_characters():
    assert [each.item for each in CHARACTERS] == list(range(10))


def test_everybody_starts_in_a_room():
    assert {each.start for each in CHARACTERS} == set(ROOMS)


@rule("U6.0", "U6.1", "UL.17i", "UL.17j")
def test_each_title_has_a_list_of_all_characters():
    captains = "keilani arjun jeanne jamie svetlana beatrice edmund ishmael william samira"
    keepers = "william ishmael beatrice edmund samira svetlana jamie jeanne arjun keilani"
    assert tuple(map(character, captains.split())) == CAPTAIN_LINE
    assert tuple(map(character, keepers.split())) == KEEPER_LINE


@rule("UL.11", "UL.11a", "UL.11b", "UL.11c", "UL.11d")
def test_a_crew_is_recommended_for_a_first_game_of_each_size():
    crews = {
        3: "jeanne svetlana william",
        4: "arjun jeanne samira william",
        5: "arjun jamie samira svetlana william",
        6: "arjun jeanne jamie samira svetlana william",
    }
    assert {seats: tuple(map(character, crew.split())) for seats, crew in crews.items()} == FIRST_CREWS


def test_every_character_goes_by_his_name():
    assert [getattr(characters, each.id.upper()) for each in CHARACTERS] == list(range(10))


# -- items


@rule("UL.17c", "U9.5")
def test_twenty_items_have_a_trait_and_some_an_action():
    kinds = {(False, False): "-", (True, False): "action", (True, True): "once"}
    assert [[each.id, each.trait, kinds[each.action, each.once_per_turn]] for each in ITEMS] == lines(PRINTED_ITEMS)


def test_weapons_are_known_by_their_trait():
    weapons = "six_shooter repeating_rifle pocket_pistol kitchen_knife shotgun"
    assert [ITEMS[each].id for each in WEAPONS] == weapons.split()


@rule("U9.6")
def test_each_improvement_names_another_skill():
    improved = {ITEMS[each].id: SKILLS[ITEMS[each].skill] for each in IMPROVEMENTS}
    assert improved == {
        "fine_clothes": "influence",
        "mystical_text": "lore",
        "binoculars": "observation",
        "medicine_ball": "strength",
        "treasured_memento": "will",
    }
    assert {each.skill for number, each in enumerate(ITEMS) if number not in IMPROVEMENTS} == {-1}


def test_every_item_goes_by_its_name():
    assert [getattr(items, each.id.upper()) for each in ITEMS] == list(range(20))


# -- damage


@rule("UL.17h", "UL.38")
def test_nine_damage_cards_six_of_them_structural():
    assert [(each.id, each.structural, each.skill, each.value) for each in DAMAGE] == [
        *((f"structural_damage_{SKILLS[skill]}", True, skill, 3) for skill in range(5)),
        ("structural_damage_any", True, -1, 5),
        ("fuel_leak", False, -1, 0),
        ("flooded_food_stores", False, -1, 0),
        ("fleeing_passengers", False, -1, 0),
    ]
    assert (damage.FUEL_LEAK, damage.FLOODED_FOOD_STORES, damage.FLEEING_PASSENGERS) == (6, 7, 8)


def test_there_is_structural_damage_for_every_room():
    assert sum(each.structural for each in DAMAGE) == len(ROOMS) == 6


# -- passengers and dials


@rule("UL.16b", "U42.0")
def test_there_are_four_dials():
    assert DIALS == ("fuel", "food", "sanity", "souls")


@rule("UL.16i", "U30.1a")
def test_nine_passengers_cost_souls_sanity_or_nothing():
    assert Counter(PASSENGERS) == {BLANK: 2, SOUL: 5, TWO_SOULS: 1, SOUL_AND_SANITY: 1}
    assert len(PASSENGERS) == sum(COPIES) == 9
    assert LOSSES[BLANK] == ()
    assert LOSSES[SOUL] == (("souls", 1),)
    assert LOSSES[TWO_SOULS] == (("souls", 2),)
    assert LOSSES[SOUL_AND_SANITY] == (("souls", 1), ("sanity", 1))


# -- roles


def words(deck: tuple[int, int, int]) -> dict[str, int]:
    return dict(zip(ROLES, deck, strict=True))


@rule("U16.0.2", "UL.17f")
def test_the_box_holds_fourteen_role_cards_of_three_types():
    assert (ROLES[HUMAN], ROLES[HYBRID], ROLES[CULTIST]) == ("human", "hybrid", "cultist")
    assert words(ROLE_CARDS) == {"human": 10, "hybrid": 3, "cultist": 1}
    assert sum(ROLE_CARDS) == 14


@pytest.mark.parametrize(
    ("seats", "deck"),
    [
        pytest.param(3, {"human": 5, "hybrid": 1, "cultist": 0}, marks=rule("UA4.16a")),
        pytest.param(4, {"human": 6, "hybrid": 1, "cultist": 1}, marks=rule("UA4.16b", "UC.2")),
        pytest.param(5, {"human": 8, "hybrid": 2, "cultist": 0}, marks=rule("UA4.16c")),
        pytest.param(6, {"human": 9, "hybrid": 2, "cultist": 1}, marks=rule("UA4.16d", "UC.2")),
    ],
)
def test_the_role_deck_of_each_number_of_players(seats, deck):
    assert words(ROLE_DECK[seats]) == deck


@rule("U54.10", "UC.25")
def test_the_cultist_is_there_with_four_and_six_players_only():
    assert {seats for seats, deck in ROLE_DECK.items() if deck[CULTIST]} == {4, 6}


@rule("UA4.16")
def test_there_is_a_role_deck_for_every_number_of_players():
    """Two cards for each of them."""
    assert {seats: sum(deck) for seats, deck in ROLE_DECK.items()} == {3: 6, 4: 8, 5: 10, 6: 12}


@rule("UL.5", "UL.6", "UL.7", "UL.8", "UL.9", "UC.2")
def test_the_role_deck_of_a_first_game_has_no_cultist():
    assert {seats: words(deck) for seats, deck in FIRST_GAME_DECK.items()} == {
        3: {"human": 5, "hybrid": 1, "cultist": 0},
        4: {"human": 7, "hybrid": 1, "cultist": 0},
        5: {"human": 8, "hybrid": 2, "cultist": 0},
        6: {"human": 10, "hybrid": 2, "cultist": 0},
    }


@rule("UA1.2")
def test_without_the_cultist_a_human_card_takes_his_place():
    assert [no_cultist(seats) for seats in (3, 4, 5, 6)] == [(5, 1, 0), (7, 1, 0), (8, 2, 0), (10, 2, 0)]


@pytest.mark.parametrize("seats", ROLE_DECK)
def test_a_role_deck_gives_everybody_two_cards_and_fits_the_box(seats):
    for deck in (ROLE_DECK[seats], FIRST_GAME_DECK[seats], no_cultist(seats)):
        assert sum(deck) == 2 * seats
        assert all(number <= copies for number, copies in zip(deck, ROLE_CARDS, strict=True))


# -- a table that cannot be the printed one is refused


def load_altered(monkeypatch: pytest.MonkeyPatch, module: ModuleType, change: Callable[[Any], object]) -> Any:
    read = tomllib.loads

    def altered(text: str) -> dict[str, Any]:
        table = read(text)
        change(table)
        return table

    monkeypatch.setattr(tomllib, "loads", altered)
    return module._load()


def nothing(table: Any) -> None:
    """The table stays as it is."""


def test_tables_as_printed_are_loaded(monkeypatch):
    assert load_altered(monkeypatch, items, nothing) == ITEMS
    assert load_altered(monkeypatch, damage, nothing) == DAMAGE
    assert load_altered(monkeypatch, characters, nothing).characters == CHARACTERS
    assert tuple(ability.id for ability in load_altered(monkeypatch, skills, nothing)) == tuple(TIMING)


def row(kind: str, place: int, **values: Any) -> Callable[[Any], object]:
    return lambda table: table[kind][place].update(values)


@pytest.mark.parametrize(
    ("module", "change", "sentence"),
    [
        (skills, row("ability", 0, skill="luck"), "names a skill, value or timing"),
        (skills, row("ability", 0, timing="never"), "names a skill, value or timing"),
        (skills, row("ability", 0, values=[1, 6]), "names a skill, value or timing"),
        (skills, row("ability", 0, values=[1]), "each kind one ability"),
        (skills, row("ability", 0, values=[1, 2, 3]), "each kind one ability"),
        (skills, row("ability", 0, skill="lore"), "each kind one ability"),
        (skills, row("ability", 0, id="rampage"), "same name"),
        (items, row("item", 11, skill="treachery"), "in no skill set"),
        (items, row("item", 11, skill="lore"), "one improvement of each skill"),
        (items, row("item", 11, trait="tool"), "trait of fine_clothes"),
        (items, row("item", 0, trait="improvement"), "trait of speaking_trumpet"),
        (items, row("item", 0, trait="hat"), "trait of speaking_trumpet"),
        (items, row("item", 0, id="shotgun"), "20 different cards"),
        (items, lambda table: table["item"].pop(), "20 different cards"),
        (items, row("item", 2, once_per_turn=True), "does not have"),
        (damage, row("damage", 0, skill="treachery"), "repaired with treachery"),
        (damage, row("damage", 0, skill="lore"), "structural damage for each skill"),
        (damage, row("damage", 0, id="structural_damage_lore"), "structural damage for each skill"),
        (damage, row("damage", 6, skill="any", value=5), "take effect at once"),
        (damage, row("damage", 6, id="fire"), "take effect at once"),
        (damage, row("damage", 0, value=5), "costs 3 of one skill"),
        (damage, row("damage", 5, value=3), "costs 3 of one skill"),
        (damage, row("damage", 6, value=3), "costs 3 of one skill"),
        (characters, row("character", 0, id="samira"), "10 different ones"),
        (characters, lambda table: table["character"].pop(), "10 different ones"),
        (characters, row("character", 0, skills=[3, 0, 0, 0, 3]), "does not have 5 cards"),
        (characters, row("character", 0, skills=[3, 2]), "does not have 5 cards"),
        (characters, row("character", 0, skills=[2, 0, 0, 0, 3]), "10 cards of each skill"),
        (characters, row("character", 0, start="brig"), "keilani cannot begin in brig"),
        (characters, row("character", 0, start="garden"), "keilani cannot begin in garden"),
        (characters, row("character", 0, item="hat"), "hat, which is no item"),
        (characters, row("character", 0, item="shotgun"), "not the starting items"),
        (characters, row("character", 0, feat="well_equipped"), "same name"),
        (characters, row("character", 0, not_in_brig=["well_equipped"]), "no such ability"),
        (characters, lambda table: table["lines"]["captain"].pop(), "name every character once"),
        (characters, lambda table: table["lines"]["keeper"].append("keilani"), "name every character once"),
        (characters, lambda table: table["first_crews"]["3"].pop(), "one character for each player"),
        (characters, lambda table: table["first_crews"].update({"3": ["jeanne", "jamie", "ned"]}), "one character"),
    ],
)
def test_a_wrong_table_is_refused(monkeypatch, module, change, sentence):
    with pytest.raises(InternalError, match=sentence):
        load_altered(monkeypatch, module, change)
