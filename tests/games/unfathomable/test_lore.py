"""The abilities of lore cards, and the Elder Sign Amulet, which resolves two of them once more."""

import pytest

from bathysphere.engine import PASS, silent
from bathysphere.games.unfathomable.cards.items.table import ELDER_SIGN_AMULET
from bathysphere.games.unfathomable.cards.skills.lore_actions import shrivel_aims
from bathysphere.games.unfathomable.cards.spaces import SPACES, number
from bathysphere.games.unfathomable.components import DEEP_ONE
from support.rules import rule
from support.unfathomable.action_targets import card, card_aims, traitor
from support.unfathomable.positions import (
    act,
    actions,
    all_pass,
    asked,
    deep_ones,
    dice,
    do,
    heard,
    kinds,
    offered,
    place,
    position,
    react,
    told_to_all,
)


@rule("U3.1", "U48.0", "UQ.41", "UQ.49", "UL.26")
@pytest.mark.parametrize("value", [1, 2])
def test_a_human_shrivels_any_enemy_whose_defeat_changes_something(value):
    s = position(
        5,
        hands={0: f"lore{value}"},
        revealed={1: "hybrid", 2: "hybrid"},
        places={1: "brig", 2: "galley"},
        deep_ones={"water7": 2, "deck1": 1, "chapel": 1, "the_deep": 3},
        hydra="water1",
    )
    assert card_aims(s, f"lore{value}") == [
        (number("water7"), DEEP_ONE),
        (number("deck1"), DEEP_ONE),
        (number("chapel"), DEEP_ONE),
        (number("galley"), 2),
    ]


@rule("U3.1", "UQ.49")
def test_deep_ones_are_shrivelled_wherever_they_are():
    s = position(5, hands={0: "lore1"})
    s.deep_ones[:SPACES] = [1] * SPACES
    assert shrivel_aims(s, 0, silent) == [(space, DEEP_ONE) for space in range(SPACES)]


@rule("U3.2", "UQ.41")
def test_a_revealed_traitor_shrivels_humans():
    s = traitor("lore1", others={1: "brig", 2: "sick_bay", 3: "chapel"}, deep_ones={"chapel": 1})
    assert card_aims(s, "lore1") == [(number("chapel"), 3)]


@rule("U2.5", "U20.1", "U48.5")
@pytest.mark.parametrize(("face", "left"), [(3, {"water3": 1}), (4, {})])
def test_shrivelling_adds_2_against_a_deep_one(face, left):
    s = position(hands={0: "lore1"}, deep_ones={"water3": 1})
    dice(s, face)
    reply = act(s, "play", card("lore1"), number("water3"), DEEP_ONE)
    assert told_to_all(s, reply, "aimed") == [{"seat": 0, "target": DEEP_ONE, "space": number("water3")}]
    assert heard(reply, 1, "will_roll")[0] | {"bonus": 2, "number": 6} == heard(reply, 1, "will_roll")[0]
    assert deep_ones(s) == left


@rule("U48.4", "U48.1")
@pytest.mark.parametrize(("face", "where"), [(5, "galley"), (6, "brig")])
def test_shrivelling_defeats_a_character_with_6(face, where):
    s = position(hands={0: "lore1"}, revealed={1: "hybrid"}, places={1: "galley"})
    dice(s, face)
    act(s, "play", card("lore1"), number("galley"), 1)
    assert place(s, 1) == where


@rule("U44.14.2", "U2.1")
def test_shrivelling_is_no_attack():
    """Whoever may not attack can do it, and nothing that rerolls attacks helps."""
    s = position(crew="arjun", hands={0: "lore1 strength1"}, keeps={0: "the_peacemaker"}, deep_ones={"bridge": 1})
    dice(s, 1)
    assert actions(s, "attack") == []
    act(s, "play", card("lore1"), number("bridge"), DEEP_ONE)
    reply = all_pass(s)
    assert "attacked" not in kinds(heard(reply, 0))
    assert asked(s) == [(0, "action")]
    assert deep_ones(s) == {"bridge": 1}


@rule("U25.20b", "U17.11", "U21.6", "U38.3a")
@pytest.mark.parametrize("value", [3, 4])
def test_lesser_banishment_moves_all_deep_ones_of_a_space(value):
    s = position(hands={0: f"lore{value}"}, deep_ones={"galley": 3, "water5": 1, "the_deep": 2})
    assert card_aims(s, f"lore{value}") == [(number("water5"),), (number("galley"),)]
    act(s, "play", card(f"lore{value}"), number("galley"))
    around = ("deck6", "captains_cabin", "cargo_hold", "boiler_room")
    assert offered(s, 0) == sorted([("drive_all", number("galley"), number(space)) for space in around])
    reply = do(s, 0, "drive_all", number("galley"), number("deck6"))
    assert told_to_all(s, reply, "deep_ones_moved") == [
        {"number": 3, "origin": number("galley"), "space": number("deck6")}
    ]
    assert deep_ones(s) == {"deck6": 3, "water5": 1, "the_deep": 2}


@rule("U44.11")
def test_barricades_are_put_up_before_lesser_banishment_moves_anybody():
    s = position(hands={0: "lore3"}, deep_ones={"deck6": 1}, keeps={2: "barricade_the_hatches"})
    act(s, "play", card("lore3"), number("deck6"))
    assert asked(s) == [(2, "barricade.use")]
    do(s, 2, "barricade")
    assert offered(s, 0) == [("drive_all", number("deck6"), number(space)) for space in ("water6", "deck4", "deck8")]


@rule("UD.58")
@pytest.mark.parametrize("use", [True, False])
def test_the_elder_sign_amulet_resolves_a_lore_action_once_more(use):
    s = position(hands={0: "lore1"}, items={0: "elder_sign_amulet"}, deep_ones={"deck1": 1, "water3": 1})
    dice(s, 8, 8)
    act(s, "play", card("lore1"), number("deck1"), DEEP_ONE)
    assert asked(s) == [(0, "amulet.again")]
    assert offered(s, 0) == [PASS, ("shrivelling", number("water3"), DEEP_ONE)]
    if use:
        reply = do(s, 0, "shrivelling", number("water3"), DEEP_ONE)
        assert heard(reply, 1, "action")[0]["subject"] == ELDER_SIGN_AMULET
    else:
        do(s, 0, *PASS)
    assert asked(s) == [(0, "action")], "once per card played"
    assert deep_ones(s) == ({} if use else {"water3": 1})


@rule("UD.58")
def test_the_amulet_moves_the_same_deep_ones_on():
    s = position(hands={0: "lore3"}, items={0: "elder_sign_amulet"}, deep_ones={"deck1": 2})
    act(s, "play", card("lore3"), number("deck1"))
    do(s, 0, "drive_all", number("deck1"), number("water1"))
    do(s, 0, "lesser_banishment", number("water1"))
    do(s, 0, "drive_all", number("water1"), number("water3"))
    assert deep_ones(s) == {"water3": 2}
    assert asked(s) == [(0, "action")]


@rule("U17.6", "UD.58")
@pytest.mark.parametrize(
    "scene",
    [
        {"items": {1: "elder_sign_amulet"}},
        {"items": {0: "elder_sign_amulet"}, "places": {0: "brig"}},
        {"items": {0: "elder_sign_amulet"}, "deep_ones": {"deck1": 1}},
    ],
)
def test_nobody_is_asked_about_the_amulet_who_cannot_use_it(scene):
    """Somebody else holds it; its holder is in the brig; no target is left."""
    s = position(**({"hands": {0: "lore1"}, "deep_ones": {"deck1": 2}} | scene))
    dice(s, 8)
    act(s, "play", card("lore1"), number("deck1"), DEEP_ONE)
    assert asked(s) == [(0, "action")]


@rule("U11.3", "UC.33")
def test_forced_learning_makes_a_skill_support_the_check():
    s = position(at="mythos", mythos="hull_leak", hands={0: "lore5", 1: "will1"})
    all_pass(s, "check.before")
    assert offered(s, 0, "play") == [("play", card("lore5"), skill) for skill in (0, 1, 4)]
    react(s, 0, "play", card("lore5"), 4)
    assert s.checks[-1].skills == (2, 3, 4)
