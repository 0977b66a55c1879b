"""All ten feats: those that are actions in full, the others where they are used."""

import pytest

from bathysphere.games.unfathomable.cards.characters.table import CHARACTERS
from bathysphere.games.unfathomable.cards.mythos.table import mythos
from bathysphere.games.unfathomable.cards.roles import CULTIST, HUMAN, HYBRID
from bathysphere.games.unfathomable.cards.spaces import number
from bathysphere.games.unfathomable.cards.spells.table import spell
from bathysphere.games.unfathomable.components import CAPTAIN, FACE_DOWN, NOTHING, TRAVEL, Acting
from bathysphere.games.unfathomable.effects import DIALS
from bathysphere.games.unfathomable.steps.turn.actions import SOURCES
from support.rules import rule
from support.unfathomable.action_targets import card
from support.unfathomable.positions import (
    act,
    actions,
    add,
    all_pass,
    asked,
    dial,
    dice,
    do,
    heard,
    offered,
    on_deck,
    place,
    position,
    react,
    told_to_all,
    views,
)

READY = {
    "jeanne": {"places": {0: "boiler_room"}},
    "jamie": {"places": {0: "galley", 1: "galley"}},
    "william": {},
    "ishmael": {},
}
"""A position in which each of them can use the feat as an action."""


def feat_of(name):
    return next(sheet.feat for sheet in CHARACTERS if sheet.id == name)


# -- all actions


@rule("U14.0", "U14.3", "U14.4a", "UI.29")
@pytest.mark.parametrize("name", READY)
def test_a_feat_is_used_once_in_a_game(name):
    feat = feat_of(name)
    s = position(crew=name, feats=[0], **READY[name])
    assert [view.players[0].feat for view in views(s)] == [True] * 5
    choice = actions(s, feat)[0]
    reply = act(s, *choice)
    target = choice[1] if len(choice) > 1 else NOTHING
    assert told_to_all(s, reply, "action") == [{"seat": 0, "verb": feat, "subject": NOTHING, "target": target}]
    assert [view.players[0].feat for view in views(s)] == [False] * 5


@rule("U14.1", "U43.5.2")
@pytest.mark.parametrize("name", READY)
def test_without_the_card_or_its_character_there_is_no_feat(name):
    feat = feat_of(name)
    assert actions(position(crew=name, **READY[name]), feat) == []
    assert actions(position(crew="edmund", feats=[0], **READY[name]), feat) == []
    assert actions(position(crew=name, feats=[0], revealed={0: "hybrid"}, **READY[name]), feat) == []


def test_every_feat_that_is_an_action_is_noted():
    assert {sheet.feat for sheet in CHARACTERS} & set(SOURCES) == set(map(feat_of, READY))


# -- actions


@rule("U50.1", "U50.7", "U4.8a", "U33.4")
@pytest.mark.parametrize(
    "scene", [{}, {"deep_ones": {"boiler_room": 1}}, {"damage": {"boiler_room": "structural_damage_any"}}]
)
def test_full_steam_ahead(scene):
    """Neither damage nor an enemy is in the way, and it is no action of the boiler room for Jury-Rigger."""
    s = position(crew="jeanne", feats=[0], places={0: "boiler_room"}, **scene)
    act(s, "full_steam_ahead")
    assert (dial(s, "fuel"), s.tracks[TRAVEL]) == (7, 2)
    assert asked(s) == [(0, "action")]
    assert not s.spent("room:boiler_room")
    assert actions(position(crew="jeanne", feats=[0], places={0: "galley"}), "full_steam_ahead") == []


@rule("U17.2", "U6.3a", "U17.0")
def test_arrest_order():
    s = position(
        5,
        crew="jamie keilani edmund",
        feats=[0],
        places={0: "galley", 1: "galley", 2: "galley", 3: "bridge", 4: "bridge"},
        revealed={2: "hybrid"},
        captain=1,
    )
    assert actions(s, "arrest_order") == [("arrest_order", 1), ("arrest_order", 2)]
    twin = s.copy()
    act(s, "arrest_order", 1)
    assert place(s, 1) == "brig"
    assert s.titles[CAPTAIN] != 1
    act(twin, "arrest_order", 2)
    assert place(twin, 2) == "brig"
    s = position(crew="jamie", feats=[0], places={0: "brig", 1: "brig"})
    assert actions(s, "arrest_order") == [], "in the brig already"


@rule("U6.13a", "U10.1", "UL.29")
def test_quick_cast_resolves_the_top_spell_and_leaves_the_action():
    s = position(crew="william", feats=[0], spells="feed_the_mind heal")
    reply = act(s, "quick_cast")
    assert told_to_all(s, reply, "spell_cast") == [{"seat": 0, "spell": spell("feed_the_mind")}]
    assert heard(reply, 0, "looked") == [], "nobody saw it before"
    assert (dial(s, "food"), dial(s, "sanity")) == (7, 10)
    assert spell("feed_the_mind") not in s.spells
    assert s.acting == Acting(0, 2)
    assert actions(s, "keeper") == [("keeper",)], "the action of the title is still open"


@rule("U10.2", "U6.11")
def test_quick_cast_is_for_the_keeper_who_has_a_spell():
    assert actions(position(crew="william", feats=[0], keeper=1), "quick_cast") == []
    s = position(first=1, crew="william", feats=[0], keeper=0, hands={1: "influence1"})
    s.spells, s.spells_known = [], []
    act(s, "play", card("influence1"), 0)
    assert actions(s, "quick_cast") == []


@rule("U44.7", "UI.18", "UI.22", "UA3.20", "UA3.23")
def test_deep_one_ancestry_shows_all_roles_of_another_human():
    s = position(crew="ishmael", feats=[0], roles={1: "hybrid human", 2: "human", 3: "cultist"}, revealed={2: "hybrid"})
    assert actions(s, "deep_one_ancestry") == [("deep_one_ancestry", 1), ("deep_one_ancestry", 3)]
    reply = act(s, "deep_one_ancestry", 1)
    seen = {"seat": 0, "target": 1, "roles": (HUMAN, HYBRID)}
    assert heard(reply, 0, "roles_seen") == [seen]
    assert heard(reply, 1, "roles_seen") == [seen], "the owner learns which of his cards were looked at"
    for other in (2, 3, -1):
        assert heard(reply, other, "roles_seen") == [{"seat": 0, "target": 1}]
    known = [view.players[1].roles for view in views(s)]
    assert known == [(HUMAN, HYBRID), (HYBRID, HUMAN), *[(FACE_DOWN, FACE_DOWN)] * 3]
    assert views(s)[0].players[3].roles == (FACE_DOWN,)
    assert s.roles[3][0].role == CULTIST


@rule("UQ.31", "UQ.49")
def test_deep_one_ancestry_needs_role_cards():
    s = position(crew="ishmael", feats=[0], roles={1: "", 2: "", 3: "human"})
    assert actions(s, "deep_one_ancestry") == [("deep_one_ancestry", 3)]


# -- feats that are used in windows


@rule("UD.47", "U12.11", "U42.1")
@pytest.mark.parametrize("name", DIALS)
def test_unconventional_leader_takes_neither_option(name):
    s = position(crew="jeanne keilani", feats=[1], captain=1, at="mythos", mythos="class_struggle")
    assert offered(s, 1)[2:] == [("unconventional_leader", each) for each in DIALS]
    do(s, 1, "unconventional_leader", name)
    assert dial(s, name) == 7
    assert not s.feats[1]


@rule("UD.47")
def test_unconventional_leader_is_for_crises_that_keilani_chooses_in():
    s = position(crew="jeanne keilani", feats=[1], captain=0, at="mythos", mythos="class_struggle")
    assert asked(s) == [(0, "mythos.choose")]
    assert offered(s, 0) == [("first",), ("second",)]


@rule("U37.3a", "U48.3", "UQ.45", "U44.15")
@pytest.mark.parametrize(("result", "food"), [("passed", 8), ("partly", 7), ("failed", 6)])
def test_self_sacrifice_settles_a_mythos_check(result, food):
    s = position(crew="jeanne arjun", feats=[1], at="mythos", mythos="food_stores_raid", hands={0: "will1"})
    chaos = s.chaos
    reply = react(s, 1, "self_sacrifice", result)
    assert heard(reply, 0, "sacrificed") == [{"seat": 1, "result": result}]
    assert place(s, 1) == "sick_bay"
    assert dial(s, "food") == food
    assert s.chaos == chaos
    assert s.hands[0] == (card("will1"),), "nobody adds cards"


@rule("U48.7", "U44.6")
def test_a_prevented_defeat_does_not_undo_a_self_sacrifice():
    s = position(crew="jeanne arjun", feats=[1], at="mythos", mythos="hull_leak", hands={1: "strength5"})
    react(s, 1, "self_sacrifice", "passed")
    assert asked(s) == [(1, "defeat.character")]
    reply = do(s, 1, "play", card("strength5"))
    assert place(s, 1) == "bridge"
    assert heard(reply, 0, "check_ended")[0]["result"] == "passed"


@rule("U37.0", "U37.3a")
def test_self_sacrifice_is_for_mythos_checks():
    s = position(crew="jeanne arjun", feats=[1], places={0: "captains_cabin"})
    act(s, "room", number("captains_cabin"), 2)
    assert "check.before" not in [kind for _, kind in asked(s)]


@rule("U48.7", "UL.51")
@pytest.mark.parametrize(("where", "saved"), [("bridge", True), ("brig", False)])
def test_medical_intervention_prevents_a_characters_defeat(where, saved):
    s = position(
        crew="jamie jeanne svetlana", feats=[2], revealed={0: "hybrid"}, places={0: "galley", 1: "galley", 2: where}
    )
    dice(s, 8)
    act(s, "attack", 1)
    if saved:
        do(s, 2, "medical_intervention")
    assert place(s, 1) == ("galley" if saved else "sick_bay")
    assert s.feats[2] is not saved


@rule("U48.7", "U30.2")
def test_medical_intervention_leaves_a_passenger_where_it_is():
    s = position(
        crew="jamie jeanne svetlana",
        feats=[2],
        revealed={0: "hybrid"},
        places={0: "deck3"},
        passengers={"deck3": "soul"},
    )
    act(s, "murder")
    do(s, 2, "medical_intervention")
    assert (on_deck(s), dial(s, "souls")) == ({"deck3": 1}, 8)


@rule("U44.6.2", "UD.38")
def test_perfect_number_sets_a_die():
    """Worked example 10."""
    s = position(crew="jeanne beatrice", feats=[1], hands={0: "influence5"})
    rolled = dice(s, 1)
    act(s, "play", card("influence5"))
    assert offered(s, 1) == [("pass",), *[("perfect_number", face) for face in range(1, 9)]]
    react(s, 1, "perfect_number", 3)
    assert dial(s, "sanity") == 9
    assert rolled.faces == [1], "no die is thrown"
    assert not s.feats[1]


@rule("UD.46", "U12.4c2")
def test_uncanny_fortune_replaces_a_mythos_card():
    s = position(crew="jeanne edmund", feats=[1], at="mythos", mythos="hull_leak class_struggle")
    assert asked(s) == [(1, "mythos.drawn")]
    reply = do(s, 1, "uncanny_fortune")
    assert heard(reply, 0, "mythos_drawn")[0]["card"] == mythos("class_struggle")
    assert s.mythos_discard == [mythos("hull_leak")]
    assert asked(s)[0][1] == "mythos.choose"


@rule("UD.45", "U9.7b1", "UL.51")
def test_well_equipped_changes_a_total_by_up_to_the_number_of_items():
    s = position(
        crew="jeanne samira",
        feats=[1],
        at="mythos",
        mythos="hull_leak",
        items={1: "starbuck fine_clothes binoculars"},
        active={1: "binoculars"},
        hands={0: "strength1"},
    )
    all_pass(s, "check.add")
    reply = add(s, 0, "strength1")
    before = heard(reply, 0, "check_sorted")[0]["total"]
    assert offered(s, 1) == [("pass",), *[("well_equipped", by) for by in (1, -1, 2, -2, 3, -3)]]
    reply = do(s, 1, "well_equipped", -3)
    assert heard(reply, 0, "total_changed")[0]["total"] == before - 3
    assert not s.feats[1]


@rule("UQ.39", "U43.5.2")
def test_whoever_reveals_himself_cannot_use_his_feat_in_between():
    s = position(crew="svetlana", feats=[0], roles={0: "hybrid"}, passengers={"deck3": "soul"})
    act(s, "reveal", HYBRID)
    do(s, 0, "defeat_passenger", number("deck3"))
    assert dial(s, "souls") == 7
    assert not s.feats[0]
