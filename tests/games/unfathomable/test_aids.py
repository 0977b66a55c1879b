"""What a screen is told beside the view: how a check and a die stand, what monsters would do, who inherits a title."""

import pytest

from bathysphere.engine import PASS, SPECTATOR, Chance, answer, any_answer, decision_of, decisions, seed_bytes
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.skills.table import LORE, WILL
from bathysphere.games.unfathomable.cards.spaces import HYDRA_TARGET, NAMES, ROOMS, SPACES, THE_DEEP, number
from bathysphere.games.unfathomable.checks import outcome, total
from bathysphere.games.unfathomable.components import CAPTAIN, DEEP_ONE, HYDRA, KEEPER, NOBODY, NOTHING
from bathysphere.games.unfathomable.steps.cards.draw_discard import skill_set
from bathysphere.games.unfathomable.steps.checks.skill_check import begin_check
from bathysphere.games.unfathomable.steps.harm.damage import nearest_undamaged
from bathysphere.games.unfathomable.steps.mythos.activation import Activate, way
from bathysphere.games.unfathomable.steps.mythos.tracks import drift
from bathysphere.games.unfathomable.steps.turn.titles import move
from support.rules import rule
from support.unfathomable.positions import (
    act,
    actions,
    add,
    all_pass,
    asked,
    deep_ones,
    dice,
    monarchs,
    position,
    react,
    run,
    skill_cards,
)


def aids(s, seat=SPECTATOR):
    decision = decision_of(s, seat) if seat != SPECTATOR else None
    return GAME.aids(GAME.view(s, seat), decision)


# -- checks


def check(*, chaos="lore1 influence2", target=9, partial=0, **scene):
    s = position(3, hands={0: "strength1 will5", 1: "lore3 lore4 influence2"}, chaos=chaos, **scene)
    run(s, *begin_check(s, "mythos", 0, target, (LORE, WILL), partial=partial))
    return s


def test_each_hand_card_counts_for_or_against_the_check():
    s = check()
    assert aids(s, 0).check.counts == (-1, 5)
    assert aids(s, 1).check.counts == (-2, 3, 4)
    assert aids(s).check.counts == ()


@rule("U26.8", "U37.5")
def test_face_down_cards_count_for_their_giver_alone():
    s = check()
    all_pass(s, "check.add")
    assert asked(s) == [(1, "check.add")]
    assert (aids(s, 1).check.total, aids(s, 1).check.unknown) == (0, 2)
    add(s, 1, "lore3 influence2")
    assert asked(s) == [(0, "check.add")]
    assert (aids(s, 1).check.own, aids(s, 1).check.unknown) == (1, 2)
    assert (aids(s, 0).check.own, aids(s, 0).check.unknown) == (0, 4)
    assert {aids(s, seat).check.total for seat in (0, 1, 2, SPECTATOR)} == {0}


@rule("U37.5", "U26.7")
def test_who_has_had_his_opportunity_to_add_cards():
    """Seat 2 has no card to add and is not asked; whoever adds none has answered, too."""
    s = check(first=1)
    assert {aids(s, seat).check.answered for seat in (0, 1, 2, SPECTATOR)} == {()}
    all_pass(s, "check.add")
    assert (asked(s), aids(s, 0).check.answered) == ([(0, "check.add")], (2,))
    add(s, 0)
    assert (asked(s), aids(s, 2).check.answered) == ([(1, "check.add")], (2, 0))
    add(s, 1, "lore3")
    assert {aids(s, seat).check.answered for seat in (0, 1, 2, SPECTATOR)} == {(2, 0, 1)}


@pytest.mark.parametrize(
    ("target", "partial", "result"), [(5, 3, "passed"), (6, 5, "partly"), (7, 6, "failed"), (6, 0, "failed")]
)
def test_the_total_and_what_it_comes_to_when_all_cards_lie_open(target, partial, result):
    s = check(target=target, partial=partial)
    all_pass(s, "check.add")
    add(s, 1, "lore3 lore4")
    add(s, 0, "strength1")
    assert (0, "check.after") in asked(s)
    found = aids(s).check
    assert (found.total, found.result, found.unknown) == (1 - 2 + 3 + 4 - 1, result, 0)
    assert s.checks[-1].cards == skill_cards("influence2 lore1 lore3 lore4 strength1")
    assert found.worth == (-2, 1, 3, 4, -1)


@rule("U37.4", "U37.5")
def test_the_cards_of_the_pile_by_where_they_came_from():
    s = check()
    all_pass(s, "check.add")
    assert (aids(s).check.added, aids(s).check.chaos, aids(s).check.worth) == ((0, 0, 0), 2, ())
    add(s, 1, "lore3 influence2")
    for seat in (0, 1, 2, SPECTATOR):
        found = aids(s, seat).check
        assert (found.added, found.chaos, found.worth) == ((0, 2, 0), 2, ())


def test_with_nothing_to_hide_every_card_counts_at_once():
    s = position(3, hands={0: "will5", 1: "lore4 influence3 strength2"}, chaos="lore1 will1")
    run(s, *begin_check(s, "mythos", 0, 9, (LORE, WILL)))
    react(s, 1, "play", skill_cards("influence3")[0])
    all_pass(s, "check.add")
    add(s, 1, "lore4 strength2")
    for seat in (0, 1, SPECTATOR):
        found = aids(s, seat).check
        assert (found.total, found.own, found.unknown) == (2, 0, 2)
        assert (found.added, found.chaos) == ((0, 2, 0), 2)


def test_a_sacrifice_settles_the_result():
    s = position(3, crew="arjun", feats=[0], hands={0: "strength5"}, mythos="food_rationing")
    run(s, *begin_check(s, "mythos", 0, 9, (LORE,), card=s.mythos[-1]))
    answer(s, 0, ("self_sacrifice", "passed"))
    assert asked(s) == [(0, "defeat.character")]
    assert s.checks[-1].fixed_result
    assert aids(s).check.result == "passed"


# -- dice


def attacking(**scene):
    s = position(3, places={0: "deck1"}, hands={0: "observation3", 1: "lore1"}, deep_ones={"deck1": 1}, **scene)
    act(s, "attack", DEEP_ONE)
    return s


def test_the_faces_that_an_attack_needs_follow_its_modifiers():
    s = attacking()
    assert aids(s).roll.faces == (4, 5, 6, 7, 8)
    assert not aids(s).roll.met
    react(s, 0, "play", skill_cards("observation3")[0], 2)
    assert s.rolls[-1].modifier == 2
    assert aids(s).roll.faces == (2, 3, 4, 5, 6, 7, 8)


@pytest.mark.parametrize(("face", "met"), [(3, False), (4, True)])
def test_a_thrown_die_says_whether_it_is_enough(face, met):
    s = attacking()
    dice(s, face)
    all_pass(s, "roll.after")
    assert aids(s).roll.met is met


def test_a_die_that_must_stay_low_names_its_low_faces():
    s = position(3, places={0: "boiler_room"}, hands={0: "strength2", 1: "lore1"})
    act(s, "room", number("boiler_room"), skill_cards("strength2")[0])
    assert (s.rolls[-1].number, s.rolls[-1].modifier) == (6, 2)
    assert aids(s).roll.faces == (1, 2, 3, 4)


def test_where_the_result_itself_counts_no_face_is_needed():
    s = position(3, hands={1: "lore1"}, places={0: "galley"})
    run(s, Activate("deep_ones"), Activate("deep_ones"))
    assert asked(s) == [(1, "roll.before")]
    assert aids(s).roll.faces == ()


# -- players


def test_the_active_improvement_adds_to_the_skill_set_but_not_in_the_brig():
    scene = {"items": {0: "fine_clothes binoculars"}, "active": {0: "fine_clothes"}}
    free, locked = position(3, **scene), position(3, places={0: "brig"}, **scene)
    base = aids(position(3)).seats[0].skills
    assert aids(locked).seats[0].skills == base
    assert aids(free).seats[0].skills == (base[0] + 1, *base[1:])


def test_cards_above_the_limit_are_counted():
    s = position(3, hands={0: "lore1 " * 6 + "will1 " * 6, 1: "lore2 " * 5 + "will2 " * 5})
    assert [each.surplus for each in aids(s).seats] == [2, 0, 0]


def test_before_characters_are_chosen_there_are_no_skills_and_no_heirs():
    s = GAME.new(4, 3)
    assert [each.skills for each in aids(s).seats] == [()] * 4
    assert aids(s).heirs == (NOBODY, NOBODY)


# -- rooms


def bars(s):
    return {NAMES[each.space]: each.bar for each in aids(s).rooms if each.bar}


def test_what_keeps_a_human_from_the_action_of_a_room():
    s = position(
        3,
        places={0: "galley", 2: "captains_cabin"},
        damage={"chapel": "structural_damage_will"},
        deep_ones={"bridge": 1, "deck1": 1},
        revealed={2: "hybrid"},
    )
    assert bars(s) == {"chapel": "damaged", "bridge": "enemies", "captains_cabin": "enemies"}
    act(s, "room", number("galley"))
    assert bars(s)["galley"] == "used"
    assert [NAMES[each.space] for each in aids(s).rooms if each.used] == ["galley"]


@rule("U17.4a")
def test_in_the_brig_no_enemy_is_in_the_way():
    s = position(3, places={0: "brig", 2: "brig"}, revealed={2: "hybrid"})
    assert bars(s) == {}
    assert actions(s, "room") == [("room", number("brig"))]


# -- monsters


@rule("U1.6", "U1.6b")
def test_the_room_that_mother_hydra_would_damage():
    assert aids(position(3)).hydra == NOTHING
    assert NAMES[aids(position(3, hydra="water2")).hydra] == "bridge"
    s = position(3, hydra="water2", damage={"bridge": "structural_damage_will"}, damage_deck="structural_damage_any")
    expected = aids(s).hydra
    assert NAMES[expected] != "bridge"
    run(s, Activate("mother_hydra"))
    assert s.damaged(expected)


@rule("U1.10")
def test_the_deck_space_where_father_dagon_would_land():
    assert aids(position(3)).dagon == NOTHING
    s = position(3, dagon="water4")
    expected = NAMES[aids(s).dagon]
    run(s, Activate("father_dagon"))
    assert deep_ones(s) == {expected: 2}


def acts(s):
    return {NAMES[each.space]: each.act for each in aids(s).deep_ones}


def test_what_each_deep_one_would_do():
    s = position(
        4,
        places={0: "deck1", 1: "deck1", 2: "deck2", 3: "galley"},
        revealed={2: "hybrid"},
        passengers={"deck1": "soul", "deck2": "soul"},
        damage={"chapel": "structural_damage_will"},
        deep_ones={"water3": 2, "deck1": 1, "deck2": 1, "bridge": 1, "chapel": 1, "the_deep": 3},
    )
    assert acts(s) == {
        "water3": "move",
        "deck1": "attack",
        "deck2": "passenger",
        "bridge": "damage",
        "chapel": "move",
    }
    by_space = {NAMES[each.space]: each for each in aids(s).deep_ones}
    assert by_space["deck1"].victims == (0, 1)
    assert NAMES[by_space["water3"].to] == "deck3"
    assert by_space["chapel"].to in ROOMS
    assert by_space["bridge"].to == NOTHING


def test_behind_barricades_a_deep_one_on_deck_stays():
    s = position(3, places={0: "galley"}, deep_ones={"deck1": 1}, keeps={0: "barricade_the_hatches"})
    assert acts(s) == {"deck1": "move"}
    act(s, "barricade")
    assert acts(s) == {"deck1": "stay"}


@rule("U50.7")
def test_where_monsters_drift_with_the_next_step():
    s = position(3, hydra="water8", deep_ones={"water1": 2, "water7": 1, "deck1": 1})
    found = {NAMES[origin]: NAMES[to] for origin, to in aids(s).drift}
    assert set(found) == {"water1", "water7", "water8"}
    drift(s)
    assert deep_ones(s) == {found["water1"]: 2, found["water7"]: 1, "deck1": 1}
    assert monarchs(s)[HYDRA] == found["water8"]


# -- titles and the voyage


@rule("U6.4", "U6.4a")
def test_the_next_in_line_is_who_inherits():
    s = position(5, revealed={1: "hybrid"}, places={2: "brig"}, captain=0, keeper=0)
    for title in (CAPTAIN, KEEPER):
        heir, world = aids(s).heirs[title], s.copy()
        move(world, world.titles[title], number("brig"), "effect")
        assert world.titles[title] == heir != s.titles[title]


@rule("U6.4b")
def test_with_everybody_else_locked_up_a_title_stays():
    s = position(3, places={1: "brig", 2: "brig"}, captain=0, keeper=0)
    assert aids(s).heirs == (0, 0)
    move(s, 0, number("brig"), "effect")
    assert s.titles == [0, 0]


@pytest.mark.parametrize(("distance", "left"), [(0, (6, 12)), (4, (2, 8)), (6, (0, 6)), (13, (0, 0))])
def test_the_distance_left(distance, left):
    s = position(3)
    s.distance = distance
    assert (aids(s).to_awakening, aids(s).to_destination) == left


@rule("UI.34", "UA4.16", "UA1.2", "UL.5")
@pytest.mark.parametrize(
    ("seats", "options", "found"),
    [
        (3, {}, (1, 0)),
        (4, {}, (1, 1)),
        (5, {}, (2, 0)),
        (6, {}, (2, 1)),
        (4, {"no_cultist": True}, (1, 0)),
        (6, {"first_game": True}, (2, 0)),
    ],
)
def test_how_many_traitor_cards_the_role_deck_has(seats, options, found):
    s = GAME.new(seats, 1, options)
    assert (aids(s).hybrids, aids(s).cultists) == found


# -- whole games


def test_over_whole_games_the_view_gives_what_the_state_says():
    seen = set()
    for seed in range(6):
        s = GAME.new(3 + seed % 4, seed)
        chance = Chance(seed_bytes(f"aids {seed}"))
        while s.outcome is None:
            found = [aids(s, seat) for seat in range(s.seats)]
            compare(s, found[0], seen)
            assert len({(each.roll, each.seats, each.rooms, each.deep_ones, each.heirs) for each in found}) == 1
            decision = chance.pick(decisions(s))
            answer(s, decision.seat, PASS if PASS in decision.options else any_answer(decision, chance))
    assert seen == {"check", "attack", "passenger", "damage", "move"}


def compare(s, found, seen):
    """What the steps would do by the state itself."""
    if s.checks and s.checks[-1].stage == "total":
        seen.add("check")
        assert (found.check.total, found.check.result) == (total(s.checks[-1]), outcome(s.checks[-1]))
    if s.monarchs[HYDRA] != THE_DEEP:
        assert found.hydra == nearest_undamaged(s, HYDRA_TARGET[s.monarchs[HYDRA]])
    assert [each.space for each in found.deep_ones] == [space for space in range(SPACES) if s.deep_ones[space]]
    for each in found.deep_ones:
        seen.add(each.act)
        if each.act == "attack":
            assert each.victims == tuple(sorted(s.humans_in(each.space)))
        if each.act == "move":
            assert each.to == way(s, each.space)
            assert not s.humans_in(each.space)
    for seat, each in enumerate(found.seats):
        if s.characters[seat] != NOTHING:
            assert tuple(sorted(skill for skill, number in enumerate(each.skills) for _ in range(number))) == (
                skill_set(s, seat)
            )
