"""The ability of every character sheet: those that are actions in full, the others where they are used."""

import pytest

from bathysphere.games.unfathomable.cards.characters.table import CHARACTERS
from bathysphere.games.unfathomable.cards.items.table import (
    FINE_CLOTHES,
    REPEATING_RIFLE,
    SIX_SHOOTER,
)
from bathysphere.games.unfathomable.cards.mythos.table import mythos
from bathysphere.games.unfathomable.cards.spaces import ADJACENT, DECK, NAMES, WATER, number
from bathysphere.games.unfathomable.cards.spells.table import spell
from bathysphere.games.unfathomable.components import DAGON, DEEP_ONE, HYDRA, NOTHING, Acting
from bathysphere.games.unfathomable.steps.turn.actions import SOURCES
from support.rules import rule
from support.unfathomable.action_targets import card
from support.unfathomable.positions import (
    act,
    actions,
    all_pass,
    asked,
    deep_ones,
    dial,
    dice,
    do,
    hand,
    heard,
    monarchs,
    offered,
    place,
    position,
    react,
    stop,
    told_to_all,
    views,
)

ACTIONS = ("deck_chief", "quick_draw", "occult_training", "first_oath_of_dagon", "scavenger")
READY = {
    "arjun": {},
    "jamie": {"items": {0: "six_shooter"}, "deep_ones": {"bridge": 1}},
    "william": {},
    "ishmael": {"hands": {0: "lore1"}, "hydra": "water1"},
    "samira": {},
}
"""A position in which each of them can use the action of the sheet."""


def ability_of(name):
    return next(sheet.ability for sheet in CHARACTERS if sheet.id == name)


# -- all actions


@rule("U28.1", "U4.7a")
@pytest.mark.parametrize("name", READY)
def test_only_its_own_character_has_the_action_of_a_sheet(name):
    ability = ability_of(name)
    assert ability in ACTIONS
    assert actions(position(crew=name, **READY[name]), ability) != []
    assert actions(position(crew="edmund", **READY[name]), ability) == []


@rule("U28.1a", "U40.7", "U4.13b.2", "U43.2.2")
@pytest.mark.parametrize("name", READY)
def test_a_revealed_traitor_has_no_ability(name):
    scene = READY[name] | {"hands": {}} if name != "ishmael" else READY[name]
    s = position(crew=name, revealed={0: "hybrid"}, **scene)
    if s.hands[0]:
        do(s, 0, "act")
    assert actions(s, ability_of(name)) == []


@rule("UL.51", "U17.4", "U17.6")
@pytest.mark.parametrize("name", READY)
def test_what_sheets_let_do_in_the_brig(name):
    """Some say so; Arjun cannot leave it, and Jamie's weapons do not work there."""
    s = position(crew=name, **(READY[name] | {"places": {0: "brig"}}))
    assert (actions(s, ability_of(name)) != []) == (name == "ishmael")


def test_every_action_of_a_sheet_is_noted():
    assert {name for name in SOURCES if name in {sheet.ability for sheet in CHARACTERS}} == set(ACTIONS)


# -- Arjun


@rule("U44.10", "U44.10a", "UQ.40", "UL.29")
def test_deck_chief():
    s = position(crew="arjun", places={0: "deck4"})
    assert actions(s, "deck_chief") == [("deck_chief", space) for space in DECK]
    reply = act(s, "deck_chief", number("deck7"))
    assert told_to_all(s, reply, "action") == [
        {"seat": 0, "verb": "deck_chief", "subject": NOTHING, "target": number("deck7")}
    ]
    assert place(s, 0) == "deck7"
    assert s.acting == Acting(0, 2)
    assert actions(s, "deck_chief") == []
    act(s, "move", number("bridge"))
    assert s.acting == Acting(0, 1)


@rule("U44.10a", "UD.37")
def test_deck_chief_works_again_in_another_players_turn():
    """Worked example 9."""
    s = position(crew="arjun", hands={1: "influence1"})
    act(s, "deck_chief", number("deck7"))
    stop(s)
    while asked(s) != [(1, "action")]:
        all_pass(s)
        if asked(s) != [(1, "action")]:
            seat = asked(s)[0][0]
            do(s, seat, *offered(s, seat)[0])
    act(s, "play", card("influence1"), 0)
    assert asked(s) == [(0, "action")]
    assert len(actions(s, "deck_chief")) == len(DECK)


# -- Jamie


@rule("U44.10", "UL.29")
def test_quick_draw_uses_a_weapon_and_leaves_the_action():
    s = position(
        crew="jamie",
        items={0: "six_shooter repeating_rifle kitchen_knife starbuck"},
        places={0: "deck1"},
        deep_ones={"deck1": 1, "deck3": 1},
    )
    assert actions(s, "quick_draw") == [
        ("quick_draw", SIX_SHOOTER, number("deck1"), DEEP_ONE),
        ("quick_draw", REPEATING_RIFLE, number("deck3"), DEEP_ONE),
    ]
    dice(s, 3)
    reply = act(s, "quick_draw", REPEATING_RIFLE, number("deck3"), DEEP_ONE)
    assert heard(reply, 1, "action")[0] == {
        "seat": 0,
        "verb": "quick_draw",
        "subject": REPEATING_RIFLE,
        "target": number("deck3"),
    }
    assert deep_ones(s) == {"deck1": 1}
    assert s.acting == Acting(0, 2)
    assert actions(s, "quick_draw") == []
    dice(s, 2)
    act(s, "item", SIX_SHOOTER, number("deck1"), DEEP_ONE)
    assert deep_ones(s) == {}
    assert s.acting == Acting(0, 1)


# -- William


@rule("U44.7", "UI.5", "UD.49", "UL.29")
@pytest.mark.parametrize(("choice", "top"), [("top", "heal"), ("under", "conjuration")])
def test_occult_training(choice, top):
    s = position(crew="william edmund", spells="heal conjuration", keeper=1)
    reply = act(s, "occult_training")
    assert [told["verb"] for told in heard(reply, 3, "action")] == ["occult_training"]
    assert heard(reply, 0, "looked") == [{"seat": 0, "deck": "spell", "number": 1, "cards": (spell("heal"),)}]
    assert heard(reply, 1, "looked") == [{"seat": 0, "deck": "spell", "number": 1}]
    reply = do(s, 0, choice, "spell", spell("heal"))
    assert s.spells[-1] == spell(top)
    place_of_heal = 0 if choice == "top" else len(s.spells) - 1
    assert [view.spells.known for view in views(s)] == [((place_of_heal, spell("heal")),), (), (), (), ()]
    assert heard(reply, 1, "put_under") == [{"seat": 0, "deck": "spell", "number": 1}][: choice == "under"]
    assert s.acting == Acting(0, 2)
    assert actions(s, "occult_training") == []


@rule("U10.2", "UQ.49")
def test_occult_training_needs_a_spell_and_the_last_one_stays():
    s = position(crew="william")
    del s.spells[1:], s.spells_known[1:]
    act(s, "occult_training")
    assert asked(s) == [(0, "action")]
    s = position(crew="william", hands={1: "influence1"}, first=1)
    s.spells, s.spells_known = [], []
    act(s, "play", card("influence1"), 0)
    assert actions(s, "occult_training") == []


# -- Ishmael


@rule("U44.14", "U20.1")
@pytest.mark.parametrize("value", [1, 5])
def test_first_oath_of_dagon_sends_a_monarch_to_the_deep(value):
    s = position(crew="ishmael", hands={0: f"lore{value}"}, hydra="water5", dagon="water2")
    assert actions(s, "first_oath_of_dagon") == [
        ("first_oath_of_dagon", card(f"lore{value}"), monarch) for monarch in (HYDRA, DAGON)
    ]
    dice(s, 7 - value)
    reply = act(s, "first_oath_of_dagon", card(f"lore{value}"), HYDRA)
    assert heard(reply, 1, "action")[0]["subject"] == card(f"lore{value}")
    assert monarchs(s) == ("the_deep", "water2")
    assert hand(s, 0) == ""
    assert s.acting == Acting(0, 1), "it gives no action"


@rule("U44.4", "UL.27")
@pytest.mark.parametrize(
    ("choice", "where"), [(("leave_monarch",), "water5"), (("lead", HYDRA, number("water3")), "water3")]
)
def test_first_oath_of_dagon_may_lead_a_monarch_when_it_fails(choice, where):
    s = position(crew="ishmael", hands={0: "lore2"}, hydra="water5")
    dice(s, 4)
    act(s, "first_oath_of_dagon", card("lore2"), HYDRA)
    assert offered(s, 0) == [("leave_monarch",), *[("lead", HYDRA, number(water)) for water in ("water3", "water7")]]
    do(s, 0, *choice)
    assert monarchs(s)[0] == where


@rule("UL.27")
@pytest.mark.parametrize("water", WATER, ids=lambda space: NAMES[space])
@pytest.mark.parametrize("monarch", [HYDRA, DAGON])
def test_first_oath_of_dagon_never_leads_a_monarch_aboard(water, monarch):
    s = position(crew="ishmael", hands={0: "lore2"}, **{("hydra", "dagon")[monarch]: NAMES[water]})
    dice(s, 4)
    act(s, "first_oath_of_dagon", card("lore2"), monarch)
    ahead = {space for _, _, space in offered(s, 0, "lead")}
    assert ahead == set(ADJACENT[water]) & set(WATER) != set()


@rule("U44.10", "UQ.49")
def test_first_oath_of_dagon_has_no_limit_but_needs_card_and_monarch():
    s = position(crew="ishmael", hands={0: "lore1 lore1 will1"}, dagon="water1")
    dice(s, 1)
    act(s, "first_oath_of_dagon", card("lore1"), DAGON)
    all_pass(s)
    do(s, 0, "leave_monarch")
    assert actions(s, "first_oath_of_dagon") == [("first_oath_of_dagon", card("lore1"), DAGON)]
    assert actions(position(crew="ishmael", hands={0: "lore1"}), "first_oath_of_dagon") == []
    assert actions(position(crew="ishmael", hands={0: "will1"}, dagon="water1"), "first_oath_of_dagon") == []


# -- Samira


@rule("U9.1", "U44.4", "U44.10", "U9.8a", "U9.8b")
def test_scavenger_draws_an_item_and_may_give_one():
    s = position(
        crew="samira edmund jamie",
        places={0: "galley", 1: "galley", 2: "galley", 3: "bridge"},
        revealed={2: "hybrid"},
        items={0: "starbuck"},
        item_deck="fine_clothes",
    )
    act(s, "scavenger")
    starbuck = next(item for item in s.items[0] if item != FINE_CLOTHES)
    assert offered(s, 0) == [
        ("give_nothing",),
        ("give", starbuck, 1),
        ("give", FINE_CLOTHES, 1),
    ], "to a human in one's own space"
    reply = do(s, 0, "give", FINE_CLOTHES, 1)
    assert told_to_all(s, reply, "traded") == [{"giver": 0, "to": 1, "item": FINE_CLOTHES}]
    assert (s.items[0], s.items[1]) == ((starbuck,), (FINE_CLOTHES,))
    assert s.active[:2] == [NOTHING, FINE_CLOTHES]
    assert s.acting == Acting(0, 1)
    assert actions(s, "scavenger") == []


@rule("UQ.49", "U9.4")
def test_scavenger_needs_room_for_an_item_and_a_use():
    four, five = "starbuck shotgun plimsolls almanac", "starbuck shotgun plimsolls almanac tool_kit"
    assert actions(position(crew="samira", items={0: four}), "scavenger") == [("scavenger",)]
    assert actions(position(crew="samira", items={0: five}), "scavenger") == []
    empty = position(
        first=1, crew="samira edmund", hands={1: "influence1"}, items={0: "starbuck"}, places={1: "cargo_hold"}
    )
    empty.item_deck, empty.item_known = [], []
    twin = empty.copy()
    act(empty, "play", card("influence1"), 0)
    assert actions(empty, "scavenger") == [("scavenger",)], "there is somebody to give something to"
    act(empty, "scavenger")
    assert asked(empty) == [(0, "item.give")]
    twin.places[1] = number("bridge")
    act(twin, "play", card("influence1"), 0)
    assert actions(twin, "scavenger") == []


# -- abilities that are used in windows


@rule("UQ.45", "UD.45")
def test_experienced_adds_a_card_to_a_known_total():
    s = position(crew="jeanne keilani", at="mythos", mythos="hull_leak", hands={1: "strength2 strength1"})
    reply = all_pass(s, "check.after")
    before = heard(reply, 0, "check_sorted")[0]["total"]
    reply = do(s, 1, "experienced", card("strength2"))
    assert heard(reply, 0, "total_changed")[0]["total"] == before + 2
    assert offered(s, 1, "experienced") == [], "once per check"


@rule("UL.51", "U40.7")
@pytest.mark.parametrize("scene", [{"places": {1: "brig"}}, {"revealed": {1: "hybrid"}}])
def test_experienced_works_neither_in_the_brig_nor_for_a_traitor(scene):
    s = position(crew="jeanne keilani", at="mythos", mythos="hull_leak", hands={1: "strength2"}, **scene)
    all_pass(s, "check.after")
    assert offered(s, 1) == [("pass",)]


@rule("U44.6", "U48.7", "UD.42")
def test_healing_words_prevent_anybodys_defeat_for_a_lore_card():
    s = position(
        crew="jamie jeanne svetlana",
        revealed={0: "hybrid"},
        places={0: "galley", 1: "galley", 2: "brig"},
        hands={2: "lore1 will1"},
    )
    dice(s, 8)
    act(s, "attack", 1)
    all_pass(s, "defeat.character")
    assert offered(s, 2) == [("pass",), ("healing_words", card("lore1"))]
    do(s, 2, "healing_words", card("lore1"))
    assert place(s, 1) == "galley"
    assert hand(s, 2) == "will1"


@rule("UD.58", "U44.5", "UQ.28", "G4", "G41")
def test_jury_rigger_damages_the_ship_to_get_on():
    s = position(
        crew="jamie jeanne",
        places={0: "boiler_room"},
        hands={0: "strength5"},
        damage_deck="flooded_food_stores",
    )
    dice(s, 8)
    act(s, "room", number("boiler_room"), card("strength5"))
    assert asked(s) == [(1, "boiler_room.after")]
    do(s, 1, "jury_rigger")
    assert (s.tracks[0], dial(s, "food"), dial(s, "fuel")) == (2, 7, 8)


@rule("UD.46", "U12.4c3")
def test_predictive_analytics_resolves_one_of_two_mythos_cards():
    s = position(crew="beatrice", at="mythos", mythos="hull_leak class_struggle")
    assert offered(s, 0) == [("draw_mythos",), ("look",)]
    reply = do(s, 0, "look")
    seen = tuple(sorted([mythos("hull_leak"), mythos("class_struggle")]))
    assert heard(reply, 0, "looked") == [{"seat": 0, "deck": "mythos", "number": 2, "cards": seen}]
    assert heard(reply, 1, "looked") == [{"seat": 0, "deck": "mythos", "number": 2}]
    reply = do(s, 0, "mythos", mythos("class_struggle"))
    assert heard(reply, 1, "mythos_drawn")[0]["card"] == mythos("class_struggle")
    assert s.mythos[0] == mythos("hull_leak")


@rule("UL.51")
def test_predictive_analytics_does_not_work_in_the_brig():
    s = position(crew="beatrice", at="mythos", mythos="food_rationing", places={0: "brig"})
    assert "mythos.draw" not in [kind for _, kind in asked(s)]


@rule("U20.2", "U44.14.2")
def test_fortunate_son_rerolls_any_die_again_and_again():
    s = position(crew="jeanne edmund", hands={0: "influence5", 1: "will1 will2 treachery1"})
    dice(s, 1, 2, 3)
    act(s, "play", card("influence5"))
    all_pass(s, "roll.after")
    do(s, 1, "fortunate_son", card("will1"))
    all_pass(s, "roll.after")
    do(s, 1, "fortunate_son", card("treachery1"))
    all_pass(s)
    assert hand(s, 1) == "will2"
    assert dial(s, "sanity") == 9


@rule("UL.51")
def test_fortunate_son_does_not_work_in_the_brig():
    s = position(crew="jeanne edmund", hands={0: "influence5", 1: "will1"}, places={1: "brig"})
    dice(s, 1)
    act(s, "play", card("influence5"))
    react(s, 1, "pass")
    assert dial(s, "sanity") == 7
