"""Article 20: the die, what is used before it is thrown, what throws it again, and the number set in its place."""

import pytest

from bathysphere.engine import PASS
from bathysphere.games.unfathomable.cards.items.table import POCKET_PISTOL
from bathysphere.games.unfathomable.cards.skills.table import CARDS_WITH
from support.rules import rule
from support.unfathomable.positions import (
    all_pass,
    asked,
    dice,
    do,
    hand,
    heard,
    kinds,
    offered,
    position,
    react,
    skill_cards,
    told_to_all,
    words,
)
from support.unfathomable.single_steps import hold_check, roll_die

INSIGHT = skill_cards("observation3")[0]
SHARP_INSIGHT = skill_cards("observation4")[0]


# -- the die


@rule("U20.0", "U2.7")
def test_the_die_has_eight_sides():
    s = position(seed=3)
    thrown = [roll_die(s)[0] for _ in range(200)]
    assert set(thrown) == set(range(1, 9))


@rule("U20.1")
@pytest.mark.parametrize(
    ("face", "by", "bonus", "result"),
    [
        (4, 2, 0, 6),
        (4, -2, 0, 2),
        (1, -2, 0, 1),
        (2, -2, 0, 1),
        (8, 2, 0, 8),
        (7, 2, 0, 8),
        (6, -2, 5, 8),
        (3, 2, 1, 6),
    ],
)
def test_modifiers_never_leave_the_numbers_of_the_die(face, by, bonus, result):
    s = position(hands={2: "observation3"})
    dice(s, face)
    came = roll_die(s, bonus=bonus)
    assert s.rolls[-1].modifier == bonus
    react(s, 2, "play", INSIGHT, by)
    all_pass(s)
    assert came == [result]


@rule("U20.0")
def test_what_is_rolled_is_told_to_all():
    s = position(hands={2: "observation3"})
    dice(s, 7)
    roll_die(s, "risk", 0, number=4)
    reply = react(s, 2, "play", INSIGHT, -2)
    changed = {"seat": 2, "ability": "keen_insight", "card": INSIGHT, "by": -2}
    assert told_to_all(s, reply, "roll_changed") == [changed]
    assert told_to_all(s, reply, "rolled") == [{"face": 7, "modifier": -2}]
    assert told_to_all(s, reply, "roll_result") == [{"result": 5, "met": True}]
    assert s.rolls == []


# -- before it is thrown


@rule("U44.14", "UD.39", "UI.33")
def test_everybody_with_a_card_is_asked_whatever_the_card_is():
    s = position(hands={0: "lore1", 1: "observation3", 3: "will5"})
    result = roll_die(s)
    assert asked(s) == [(0, "roll.before"), (1, "roll.before"), (3, "roll.before")]
    assert [offered(s, seat) for seat in (0, 3)] == [[PASS], [PASS]]
    assert offered(s, 1) == [PASS, ("play", INSIGHT, 2), ("play", INSIGHT, -2)]
    assert s.rolls[-1].face == 0
    all_pass(s)
    assert len(result) == 1


@rule("U44.14")
def test_nobody_is_asked_without_cards():
    s = position(feats=(0, 1, 2, 3))
    dice(s, 6)
    assert roll_die(s) == [6]


@rule("U2.6", "U2.6.2", "UD.39", "U13.4a", "U13.4c")
def test_abilities_of_the_same_name_add_up():
    s = position(hands={0: "observation3 observation4", 1: "observation4 lore2"})
    dice(s, 1)
    result = roll_die(s, "attack")
    react(s, 0, "play", INSIGHT, 2)
    react(s, 1, "play", SHARP_INSIGHT, 2)
    reply = react(s, 0, "play", SHARP_INSIGHT, 2)
    assert heard(reply, 3, "roll_changed")[0]["by"] == 2
    assert (hand(s, 0), hand(s, 1)) == ("", "lore2")
    assert words(s.discards[2]) == "observation3 observation4 observation4"
    assert asked(s) == [(1, "roll.before")]
    all_pass(s)
    assert result == [7]


@rule("UD.39", "UD.60", "U44.16", "U44.16a")
def test_the_current_player_says_who_comes_first():
    s = position(first=2, hands={0: "observation3", 1: "observation4", 3: "lore1"})
    dice(s, 4)
    result = roll_die(s)
    assert [seat for seat, _ in asked(s)] == [3, 0, 1]
    do(s, 3, *PASS)
    do(s, 1, "play", SHARP_INSIGHT, 2)
    reply = do(s, 0, "play", INSIGHT, -2)
    assert told_to_all(s, reply, "several_want") == [{"seats": (0, 1)}]
    assert asked(s) == [(2, "window.first")]
    assert offered(s, 2) == [("comes_first", 0), ("comes_first", 1)]
    assert s.rolls[-1].modifier == 0
    do(s, 2, "comes_first", 1)
    assert asked(s) == [(1, "roll.before")]
    reply = do(s, 1, "play", SHARP_INSIGHT, 2)
    assert s.rolls[-1].modifier == 2
    assert asked(s) == [(3, "roll.before"), (0, "roll.before")]
    all_pass(s)
    assert result == [6]


@rule("U44.16a2", "UD.60")
def test_whoever_comes_first_may_still_decline():
    s = position(hands={0: "observation3", 1: "observation4"})
    roll_die(s)
    do(s, 0, "play", INSIGHT, 2)
    do(s, 1, "play", SHARP_INSIGHT, 2)
    do(s, 0, "comes_first", 0)
    reply = do(s, 0, *PASS)
    assert kinds(heard(reply, 1)) == []
    assert (asked(s), hand(s, 0)) == ([(1, "roll.before")], "observation3")


@rule("U20.2c", "U17.6")
def test_the_almanac_adds_an_observation_card_once_in_a_roll():
    s = position(crew="jeanne edmund", hands={0: "observation2 observation5 lore5", 1: "lore1"}, items={0: "almanac"})
    dice(s, 1, 2)
    result = roll_die(s)
    two, five = skill_cards("observation2 observation5")
    assert offered(s, 0) == [PASS, ("almanac", two), ("almanac", five)]
    reply = react(s, 0, "almanac", five)
    assert heard(reply, 1, "roll_changed") == [{"seat": 0, "ability": "almanac", "card": five, "by": 5}]
    assert offered(s, 0) == [PASS]
    all_pass(s, until="roll.after")
    react(s, 1, "fortunate_son", skill_cards("lore1")[0])
    assert offered(s, 0) == [PASS]
    all_pass(s)
    assert result == [7]
    roll_die(s)
    assert offered(s, 0, "almanac") == [("almanac", two)]


@rule("U17.6", "U17.13")
def test_items_do_not_work_in_the_brig_but_hand_cards_do():
    s = position(hands={0: "observation2 observation3"}, items={0: "almanac"}, places={0: "brig"})
    roll_die(s)
    assert offered(s, 0) == [PASS, ("play", INSIGHT, 2), ("play", INSIGHT, -2)]


# -- thrown again


@rule("U20.2", "U20.2a", "U20.2b", "UD.40", "U44.14.2")
def test_a_reroll_keeps_its_modifiers_and_goes_back_to_the_beginning():
    s = position(crew="jeanne edmund", hands={0: "observation3", 1: "lore1 will2 will2", 2: "observation4"})
    dice(s, 8, 5, 2)
    result = roll_die(s, "effect", 0, bonus=1)
    react(s, 0, "play", INSIGHT, -2)
    all_pass(s, until="roll.after")
    assert asked(s) == [(1, "roll.after")]
    assert offered(s, 1) == [PASS, *[("fortunate_son", card) for card in skill_cards("lore1 will2")]]
    assert (s.rolls[-1].face, s.rolls[-1].modifier, result) == (8, -1, [])
    reply = react(s, 1, "fortunate_son", skill_cards("will2")[0])
    assert told_to_all(s, reply, "rerolled") == [
        {"seat": 1, "ability": "fortunate_son", "card": skill_cards("will2")[0]}
    ]
    assert (s.rolls[-1].face, s.rolls[-1].modifier) == (0, -1)
    assert asked(s) == [(1, "roll.before"), (2, "roll.before")]
    react(s, 2, "play", SHARP_INSIGHT, 2)
    all_pass(s, until="roll.after")
    assert (s.rolls[-1].face, s.rolls[-1].modifier) == (5, 1)
    react(s, 1, "fortunate_son", skill_cards("will2")[0])
    all_pass(s)
    assert (result, hand(s, 1)) == ([3], "lore1")


@rule("U20.2", "UL.51", "U40.7")
@pytest.mark.parametrize("scene", [{"places": {1: "brig"}}, {"revealed": {1: "hybrid"}}, {"hands": {0: "lore1"}}])
def test_fortunate_son_needs_a_card_a_sheet_and_freedom(scene):
    s = position(crew="jeanne edmund", **({"hands": {0: "lore1", 1: "lore1 will2"}} | scene))
    dice(s, 4)
    result = roll_die(s)
    reply = all_pass(s, until="roll.after")
    assert result == [4]
    assert heard(reply, 0, "roll_result") == [{"result": 4, "met": False}]


@rule("U2.8", "U2.8a", "UD.40")
def test_combat_training_rerolls_attacks_whoever_made_them():
    s = position(hands={2: "strength1", 3: "lore1"})
    training = skill_cards("strength1")[0]
    assert CARDS_WITH["combat_training"] == skill_cards("strength1 strength2")
    dice(s, 2, 7)
    result = roll_die(s, "attack", 0)
    all_pass(s, until="roll.after")
    assert asked(s) == [(2, "roll.after"), (3, "roll.after")]
    assert (offered(s, 2), offered(s, 3)) == ([PASS, ("play", training)], [PASS])
    react(s, 2, "play", training)
    assert asked(s) == [(3, "roll.before")]
    all_pass(s)
    assert (result, words(s.discards[3])) == ([7], "strength1")


@rule("U2.8")
def test_other_rolls_are_no_attacks():
    s = position(hands={2: "strength1"})
    dice(s, 2)
    result = roll_die(s, "damage", 0)
    all_pass(s, until="roll.after")
    assert result == [2]


@rule("U20.2c", "U2.8")
def test_the_pocket_pistol_rerolls_its_own_attack_once():
    s = position(hands={1: "lore1"})
    dice(s, 2, 3)
    result = roll_die(s, "attack", 0, weapon=POCKET_PISTOL)
    all_pass(s, until="roll.after")
    assert asked(s) == [(0, "roll.after"), (1, "roll.after")]
    assert (offered(s, 0), offered(s, 1)) == ([PASS, ("pocket_pistol",)], [PASS])
    react(s, 0, "pocket_pistol")
    all_pass(s, until="roll.after")
    assert asked(s) == [(1, "roll.after")]
    all_pass(s)
    assert result == [3]


# -- set instead of thrown


@rule("UD.38", "U44.6", "U44.6.2", "U14.4", "U14.3")
def test_perfect_number_takes_the_place_of_the_throw():
    """Worked example 10: no die is rolled, modifiers that were played count, and no reroll follows."""
    s = position(crew="jeanne beatrice edmund", hands={0: "observation3", 2: "lore1"}, feats=(1,))
    die = dice(s, 8)
    result = roll_die(s, "attack")
    assert offered(s, 1) == [PASS, *[("perfect_number", face) for face in range(1, 9)]]
    react(s, 0, "play", INSIGHT, 2)
    reply = react(s, 1, "perfect_number", 3)
    assert told_to_all(s, reply, "die_set") == [{"seat": 1, "face": 3}]
    assert kinds(heard(reply, 2)) == ["die_set", "roll_result"]
    assert (result, die.faces, s.feats[1], hand(s, 2)) == ([5], [8], False, "lore1")


@rule("UD.38", "U14.0", "UL.51")
@pytest.mark.parametrize(
    "scene", [{}, {"feats": (1,), "places": {1: "brig"}}, {"feats": (1,), "revealed": {1: "hybrid"}}]
)
def test_perfect_number_is_used_once_and_not_in_the_brig(scene):
    s = position(crew="jeanne beatrice", hands={1: "lore1"}, **scene)
    roll_die(s)
    assert offered(s, 1) == [PASS]


@rule("U20.2b", "UD.38")
def test_perfect_number_may_take_the_place_of_a_reroll():
    s = position(crew="jeanne beatrice edmund", hands={2: "lore1 will1"}, feats=(1,))
    dice(s, 8)
    result = roll_die(s)
    all_pass(s, until="roll.after")
    react(s, 2, "fortunate_son", skill_cards("lore1")[0])
    react(s, 1, "perfect_number", 1)
    assert (result, hand(s, 2)) == ([1], "will1")


# -- one roll inside another occasion


@rule("U20.0", "U44.14")
def test_a_roll_inside_a_roll_goes_to_whoever_wanted_it():
    s = position(hands={0: "observation3 observation4"})
    dice(s, 6, 1)
    outer = roll_die(s, "attack", bonus=1)
    inner = roll_die(s, "risk")
    assert [rolling.why for rolling in s.rolls] == ["attack", "risk"]
    react(s, 0, "play", INSIGHT, 2)
    assert [rolling.modifier for rolling in s.rolls] == [1, 2]
    react(s, 0, *PASS)
    assert (inner, outer, [rolling.why for rolling in s.rolls]) == ([8], [], ["attack"])
    all_pass(s)
    assert (outer, s.rolls) == ([2], [])


@rule("UD.39", "UD.45")
def test_a_roll_inside_a_check_leaves_the_check_open():
    scene = {"spells_kept": {0: "revelation_of_script"}, "decks": {"lore": "3"}, "chaos": "lore1 lore1"}
    s = position(hands={1: "observation3 will3"}, **scene)
    dice(s, 5)
    verdict = hold_check(s, 7)
    all_pass(s, until="check.after")
    react(s, 0, "revelation", 1)
    assert asked(s) == [(1, "roll.before")]
    react(s, 1, "play", INSIGHT, -2)
    all_pass(s, until="check.after")
    assert (s.rolls, s.dials[2], verdict) == ([], 7, [])
    assert asked(s) == [(1, "check.after")]
    react(s, 1, "play", skill_cards("will3")[0], 2)
    assert verdict == [("passed", 7)]
