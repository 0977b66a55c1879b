"""Article 2: who attacks whom, the target number, and what a hit does; a deep one's attacks in its activation."""

import pytest

from bathysphere.games.unfathomable.cards.items.table import (
    KITCHEN_KNIFE,
    POCKET_PISTOL,
    REPEATING_RIFLE,
    SHOTGUN,
    SIX_SHOOTER,
)
from bathysphere.games.unfathomable.cards.spaces import number
from bathysphere.games.unfathomable.components import DEEP_ONE
from bathysphere.games.unfathomable.steps.harm.attack import attack, reach, targets
from support.rules import rule
from support.unfathomable.positions import (
    act,
    actions,
    all_pass,
    asked,
    deep_ones,
    dial,
    dice,
    do,
    heard,
    kinds,
    offered,
    on_deck,
    place,
    position,
    react,
    run,
    skill_cards,
    told_to_all,
)
from support.unfathomable.single_steps import activate


def fight(face, **scene):
    """Seat 0 attacks a deep one on deck 3."""
    s = position(**({"places": {0: "deck3"}, "deep_ones": {"deck3": 1}} | scene))
    dice(s, face)
    return s, act(s, "attack", DEEP_ONE)


def strike(face, **scene):
    """A revealed traitor in seat 0 attacks seat 1 in the galley."""
    together = {0: "galley", 1: "galley"}
    s = position(**({"places": together, "revealed": {0: "hybrid"}} | scene))
    dice(s, face)
    return s, act(s, "attack", 1)


# -- the target number


AGAINST_A_DEEP_ONE = pytest.mark.parametrize(("face", "left"), [(1, 1), (3, 1), (4, 0), (8, 0)])
"""Worked example 6: a human attacks a deep one and rolls 4."""


@rule("U2.5a", "U53.2a")
@AGAINST_A_DEEP_ONE
def test_a_deep_one_is_hit_with_4_or_more(face, left):
    s, reply = fight(face)
    here = number("deck3")
    assert told_to_all(s, reply, "struck") == [{"attacker": 0, "target": -1, "space": here, "hit": face >= 4}]


@rule("U2.5", "U53.0", "U53.2")
@pytest.mark.parametrize(("begin", "target"), [(fight, 4), (strike, 6)])
def test_the_target_number_is_the_lowest_result_that_hits(begin, target):
    """It is announced with the roll."""
    hits = {}
    for face in range(1, 9):
        s, reply = begin(face)
        assert [each["number"] for each in told_to_all(s, reply, "will_roll")] == [target]
        hits[face] = told_to_all(s, reply, "struck")[0]["hit"]
    assert min(face for face, hit in hits.items() if hit) == target


@rule("U2.9")
@pytest.mark.parametrize("begin", [fight, strike])
@pytest.mark.parametrize("face", range(1, 9))
def test_at_the_target_number_or_above_an_attack_succeeds_and_below_it_fails(begin, face):
    s, reply = begin(face)
    target = told_to_all(s, reply, "will_roll")[0]["number"]
    assert [each["hit"] for each in told_to_all(s, reply, "struck")] == [face >= target]


@rule("U2.9a", "U48.1")
@AGAINST_A_DEEP_ONE
def test_a_deep_one_that_is_hit_is_defeated(face, left):
    s, reply = fight(face)
    assert len(told_to_all(s, reply, "deep_one_defeated")) == 1 - left


@rule("U2.9a1", "U48.5")
@AGAINST_A_DEEP_ONE
def test_a_defeated_deep_one_returns_to_the_supply(face, left):
    s, _ = fight(face)
    assert (deep_ones(s), s.deep_one_supply()) == ({"deck3": 1} if left else {}, 20 - left)


@rule("U2.9b")
@pytest.mark.parametrize("face", [1, 3])
def test_a_miss_changes_nothing(face):
    s, reply = fight(face)
    assert (deep_ones(s), place(s, 0), s.rolls) == ({"deck3": 1}, "deck3", [])
    assert kinds(heard(reply, 0))[-1] == "struck"


@rule("U2.1a")
@AGAINST_A_DEEP_ONE
def test_an_attack_is_told_to_all(face, left):
    s, reply = fight(face)
    here = number("deck3")
    assert told_to_all(s, reply, "attacked") == [{"attacker": 0, "target": -1, "space": here, "weapon": -1}]
    assert s.rolls == []


@rule("U2.5b", "U2.9a2", "U53.2b", "U48.3", "U3.2", "U2.4c", "U40.3")
@pytest.mark.parametrize(("face", "where"), [(5, "galley"), (6, "sick_bay"), (8, "sick_bay")])
def test_a_character_is_defeated_with_6_or_more(face, where):
    s, reply = strike(face)
    assert (place(s, 0), place(s, 1)) == ("galley", where)
    assert len(told_to_all(s, reply, "defeated")) == (where == "sick_bay")


@rule("U2.9a3", "U2.5b", "U3.1", "U17.3", "U48.4")
@pytest.mark.parametrize(("face", "where"), [(5, "galley"), (6, "brig")])
def test_a_revealed_traitor_goes_to_the_brig(face, where):
    s = position(places={0: "galley", 1: "galley"}, revealed={1: "hybrid"})
    dice(s, face)
    act(s, "attack", 1)
    assert place(s, 1) == where


@rule("U2.9", "U2.6", "U2.8a", "U2.2")
def test_the_steps_of_an_attack():
    """Modifiers before the throw, a reroll that leads back to them, and the result with all of them."""
    scene = {"hands": {0: "strength1", 1: "observation3", 2: "observation4"}}
    s, reply = fight(1, **scene)
    die = dice(s, 1, 2)
    assert kinds(heard(reply, 3)) == ["attacked", "will_roll"]
    assert heard(reply, 3, "will_roll") == [{"seat": 0, "why": "attack", "number": 4, "at_most": False, "bonus": 0}]
    react(s, 1, "play", skill_cards("observation3")[0], 2)
    all_pass(s, until="roll.after")
    assert (s.rolls[-1].result, deep_ones(s)) == (3, {"deck3": 1})
    react(s, 0, "play", skill_cards("strength1")[0])
    assert asked(s) == [(2, "roll.before")]
    all_pass(s)
    assert (die.faces, deep_ones(s)) == ([], {})


# -- whom


@rule("U2.4", "U2.4a", "U2.4b", "U2.3", "U4.4", "U2.0")
def test_a_human_attacks_deep_ones_and_revealed_traitors_in_his_space():
    here = {0: "deck3", 1: "deck3", 2: "deck3", 3: "galley", 4: "deck5"}
    s = position(5, places=here, revealed={1: "hybrid", 4: "cultist"}, deep_ones={"deck3": 2, "deck5": 1})
    assert actions(s, "attack") == [("attack", DEEP_ONE), ("attack", 1)]


@rule("U2.4c", "U4.11", "U3.0")
def test_a_revealed_traitor_attacks_humans_only():
    here = {0: "deck3", 1: "deck3", 2: "deck3", 3: "galley"}
    s = position(places=here, revealed={0: "hybrid", 2: "cultist"}, deep_ones={"deck3": 2})
    assert actions(s, "attack") == [("attack", 1)]


@rule("U16.6", "U8.0", "U2.4b")
def test_a_hidden_traitor_is_no_enemy_yet():
    s = position(places={0: "deck3", 1: "deck3"}, roles={1: "hybrid", 0: "cultist"})
    assert actions(s, "attack") == []


@rule("U2.4a", "U22.1", "U22.2")
def test_monarchs_and_monsters_elsewhere_cannot_be_attacked():
    s = position(
        places={0: "deck3"}, hydra="water3", dagon="water3", deep_ones={"water3": 1, "deck5": 1, "the_deep": 3}
    )
    assert actions(s, "attack") == []


@rule("U2.1a", "U49.5.2")
def test_an_attack_costs_an_action_and_may_be_repeated():
    s, _ = fight(1, deep_ones={"deck3": 2})
    assert s.acting.left == 1
    dice(s, 8)
    act(s, "attack", DEEP_ONE)
    assert deep_ones(s) == {"deck3": 1}
    assert s.turn.step == "mythos"


# -- weapons


@rule("U2.1b", "U9.0")
@pytest.mark.parametrize(
    ("weapon", "bonus"), [(SIX_SHOOTER, 2), (POCKET_PISTOL, 0), (SHOTGUN, 4), (REPEATING_RIFLE, 1)]
)
def test_what_a_weapon_adds(weapon, bonus):
    """The Shotgun adds the enemies in its space: three deep ones and a traitor."""
    here = {0: "deck3", 1: "deck3", 2: "deck3"}
    s = position(places=here, revealed={1: "hybrid"}, deep_ones={"deck3": 3}, hands={3: "lore1"})
    run(s, *attack(s, 0, DEEP_ONE, number("deck3"), weapon))
    assert (s.rolls[-1].modifier, s.rolls[-1].weapon, s.rolls[-1].number) == (bonus, weapon, 4)


@rule("U2.1b")
def test_the_shotgun_of_a_traitor_counts_humans():
    s = position(
        places=dict.fromkeys(range(4), "deck3"), revealed={0: "hybrid"}, deep_ones={"deck3": 3}, hands={3: "lore1"}
    )
    run(s, *attack(s, 0, 1, number("deck3"), SHOTGUN))
    assert (s.rolls[-1].modifier, s.rolls[-1].number) == (3, 6)


@rule("U9.0", "U17.6")
@pytest.mark.parametrize(
    ("scene", "left"), [({"items": {0: "kitchen_knife"}}, 0), ({"items": {1: "kitchen_knife"}}, 1)]
)
def test_the_kitchen_knife_helps_the_plain_attacks_of_its_holder(scene, left):
    s, _ = fight(3, **scene)
    assert s.deep_ones[number("deck3")] == left


@rule("U9.0")
def test_the_kitchen_knife_does_not_help_other_weapons():
    s = position(
        items={0: "kitchen_knife six_shooter"}, places={0: "deck3"}, deep_ones={"deck3": 1}, hands={3: "lore1"}
    )
    assert KITCHEN_KNIFE in s.items[0]
    run(s, *attack(s, 0, DEEP_ONE, number("deck3"), SIX_SHOOTER))
    assert s.rolls[-1].modifier == 2


@rule("U2.4a", "U46.0")
def test_the_rifle_reaches_the_spaces_around_and_not_its_own():
    s = position(
        places={0: "galley", 1: "boiler_room"},
        revealed={1: "hybrid"},
        deep_ones={"galley": 1, "deck6": 1, "deck5": 1},
    )
    spaces = {number(name) for name in ("deck6", "captains_cabin", "cargo_hold", "boiler_room", "brig")}
    assert set(reach(s, 0, REPEATING_RIFLE)) == spaces
    assert sorted(targets(s, 0, REPEATING_RIFLE)) == [(DEEP_ONE, number("deck6")), (1, number("boiler_room"))]
    assert targets(s, 0, SIX_SHOOTER) == [(DEEP_ONE, number("galley"))]


@rule("UQ.54", "UQ.41")
@pytest.mark.parametrize(("attacker", "defender", "space"), [(0, 1, "brig"), (1, 0, "brig"), (1, 0, "sick_bay")])
def test_nobody_is_attacked_whose_defeat_would_change_nothing(attacker, defender, space):
    s = position(places={0: space, 1: space}, revealed={1: "hybrid"})
    assert targets(s, attacker) == []
    s.places[0] = s.places[1] = number("deck1")
    assert targets(s, attacker) == [(defender, number("deck1"))]


@rule("U44.3", "U44.11")
def test_the_peacemaker_keeps_its_holder_from_attacking():
    scene = {"places": {0: "deck3"}, "deep_ones": {"deck3": 1}}
    s = position(crew="arjun", keeps={0: "the_peacemaker"}, **scene)
    assert actions(s, "attack") == []
    assert targets(s, 0, SIX_SHOOTER) == []
    assert actions(position(crew="arjun", **scene), "attack") == [("attack", DEEP_ONE)]


# -- deep ones attack


@pytest.fixture
def deck_3():
    """Worked example 4: a miss, a hit, a passenger, and a step along the arrow."""
    s = position(first=2, places={0: "deck3"}, deep_ones={"deck3": 4}, passengers={"deck3": "soul_and_sanity"})
    dice(s, 4, 7)
    return s, activate(s, "deep_ones")


@rule("U2.1c")
def test_a_deep_one_attacks_when_it_activates(deck_3):
    _, reply = deck_3
    assault = {"attacker": -1, "target": 0, "space": number("deck3"), "weapon": -1}
    assert heard(reply, 0, "attacked") == [assault] * 2


@rule("U1.14")
def test_it_attacks_as_long_as_a_human_is_in_its_space(deck_3):
    s, reply = deck_3
    told = kinds(heard(reply, 0))
    assert told.index("passenger_defeated") > max(place for place, kind in enumerate(told) if kind == "attacked")
    assert place(s, 0) == "sick_bay"


@rule("UL.40")
def test_the_current_player_rolls_for_a_deep_one(deck_3):
    _, reply = deck_3
    assert [each["seat"] for each in heard(reply, 0, "will_roll")] == [2, 2]


@rule("U2.5b")
def test_a_deep_one_hits_a_character_with_6_or_more(deck_3):
    _, reply = deck_3
    assert [each["hit"] for each in heard(reply, 0, "struck")] == [False, True]
    assert [each["number"] for each in heard(reply, 0, "will_roll")] == [6, 6]


@rule("U1.15", "U48.2", "U30.9")
def test_without_a_human_a_deep_one_defeats_a_passenger(deck_3):
    s, reply = deck_3
    assert len(told_to_all(s, reply, "passenger_defeated")) == 1
    assert on_deck(s) == {}


@rule("U48.6")
def test_the_passengers_token_costs_what_it_shows_and_leaves_the_game(deck_3):
    s, _ = deck_3
    assert (dial(s, "souls"), dial(s, "sanity"), len(s.tokens_out), len(s.supply)) == (7, 7, 1, 8)


@rule("U30.9a")
@pytest.mark.parametrize("revealed", [{}, {1: "hybrid"}])
def test_no_passenger_is_defeated_beside_a_human(revealed):
    """Neither by a deep one that misses nor by a traitor."""
    here = {0: "deck3", 1: "deck3"}
    s = position(first=1, places=here, revealed=revealed, deep_ones={"deck3": 1}, passengers={"deck3": "soul"})
    assert actions(s, "murder") == []
    dice(s, 1)
    activate(s, "deep_ones")
    if not revealed:
        do(s, 1, "victim", 0)
    assert on_deck(s) == {"deck3": 1}


@rule("U1.17a")
def test_with_nobody_left_a_deep_one_goes_where_the_arrow_points(deck_3):
    s, _ = deck_3
    assert s.deep_ones[number("chapel")] == 1


@rule("U1.13.3")
def test_each_of_the_four_does_one_thing(deck_3):
    s, reply = deck_3
    did = [kind for kind in kinds(heard(reply, 0)) if kind in ("attacked", "passenger_defeated", "deep_ones_moved")]
    assert did == ["attacked", "attacked", "passenger_defeated", "deep_ones_moved"]
    assert deep_ones(s) == {"deck3": 3, "chapel": 1}


@rule("U2.4.2")
@pytest.mark.parametrize("first", range(4))
def test_the_current_player_says_whom_a_deep_one_attacks(first):
    s = position(first=first, places={0: "galley", 2: "galley"}, deep_ones={"galley": 1})
    activate(s, "deep_ones")
    assert asked(s) == [(first, "deep_ones.victim")]


@rule("U1.14a", "U2.4.2", "UD.41")
def test_the_current_player_chooses_whom_a_deep_one_attacks():
    s = position(
        first=3, places={0: "galley", 1: "galley", 2: "galley"}, deep_ones={"galley": 1}, revealed={1: "hybrid"}
    )
    activate(s, "deep_ones")
    assert asked(s) == [(3, "deep_ones.victim")]
    assert offered(s, 3) == [("victim", 0), ("victim", 2)]
    dice(s, 6)
    do(s, 3, "victim", 2)
    assert [place(s, seat) for seat in (0, 1, 2)] == ["galley", "galley", "sick_bay"]


@rule("U1.14b", "U3.1")
def test_deep_ones_leave_revealed_traitors_alone():
    alone = {"places": {1: "galley", 2: "bridge"}, "revealed": {1: "hybrid"}}
    s = position(**alone, deep_ones={"galley": 1}, damage_deck="structural_damage_lore")
    activate(s, "deep_ones")
    assert (place(s, 1), s.damaged(number("galley"))) == ("galley", True)
