"""The abilities of skill cards: every one of the twenty, the actions in full, the others where they are used."""

import pytest

from bathysphere.engine import PASS, Refused
from bathysphere.games.unfathomable.cards.abilities import PLAYED
from bathysphere.games.unfathomable.cards.items import ELDER_SIGN_AMULET, REPEATING_RIFLE, SIX_SHOOTER
from bathysphere.games.unfathomable.cards.skills import CARDS_WITH, TIMING
from bathysphere.games.unfathomable.cards.spaces import WATER, number
from bathysphere.games.unfathomable.state import NOTHING, Acting
from bathysphere.games.unfathomable.steps.actions import AT_START
from bathysphere.games.unfathomable.steps.attack import DEEP_ONE
from support.rules import rule
from support.ship import (
    act,
    actions,
    add,
    all_pass,
    asked,
    deep_ones,
    dial,
    dice,
    do,
    hand,
    heard,
    kinds,
    monarchs,
    offered,
    on_deck,
    pick,
    place,
    react,
    ship,
    skill_cards,
    told_to_all,
)


def card(word):
    return skill_cards(word)[0]


def aims(s, word):
    """What the card can be aimed at."""
    return [choice[2:] for choice in actions(s, "play") if choice[1] == card(word)]


def traitor(hand, *, places="bridge", **scene):
    """Seat 0 is a revealed traitor who goes on to his actions."""
    s = ship(revealed={0: "hybrid"}, hands={0: hand}, places={0: places} | scene.pop("others", {}), **scene)
    do(s, 0, "act")
    return s


# -- who can play what


@rule("U13.4", "U28.2")
def test_every_ability_that_is_an_action_can_be_played_and_no_other():
    assert set(PLAYED) == {ability for ability, timing in TIMING.items() if timing == "action"}
    at_start = [
        kind for ability, timing in TIMING.items() if timing == "action_step_start" for kind in CARDS_WITH[ability]
    ]
    assert sorted(AT_START) == at_start


@rule("U4.7b", "U13.4b", "U13.4c", "U28.2a", "UL.30")
def test_a_played_card_costs_an_action_and_is_discarded():
    s = ship(hands={0: "observation1 will1"})
    reply = act(s, "play", card("observation1"))
    assert told_to_all(s, reply, "action") == [
        {"seat": 0, "verb": "play", "subject": card("observation1"), "target": NOTHING}
    ]
    assert hand(s, 0) == "will1"
    assert s.discards[2][-1] == card("observation1")
    pick(s, 0, ("draw", 0), ("draw", 1))
    assert s.acting == Acting(0, 1)


@rule("U11.0", "U11.1.2", "U13.2c", "U28.2b", "UD.21")
def test_only_revealed_traitors_play_treachery():
    s = ship(hands={0: "treachery1 treachery2 treachery3 observation1"}, deep_ones={"water1": 1})
    assert {choice[1] for choice in actions(s, "play")} == {card("observation1")}
    s = traitor("treachery1 treachery2 treachery3 observation1", deep_ones={"water1": 1})
    played = {choice[1] for choice in actions(s, "play")}
    assert played == set(skill_cards("treachery1 treachery2 treachery3 observation1"))


@rule("U17.13", "U17.6")
def test_hand_cards_are_played_in_the_brig_too():
    s = ship(hands={0: "observation1 influence1"}, places={0: "brig"})
    assert {choice[1] for choice in actions(s, "play")} == set(skill_cards("observation1 influence1"))


# -- influence


@rule("U4.1", "UL.29", "UD.36", "UD.37", "U4.2", "U4.9")
@pytest.mark.parametrize("value", [1, 2])
def test_coordinated_effort_gives_any_other_character_an_action(value):
    word = f"influence{value}"
    s = ship(hands={0: word}, places={1: "brig"}, revealed={2: "hybrid"})
    assert aims(s, word) == [(1,), (2,), (3,)]
    reply = act(s, "play", card(word), 3)
    assert heard(reply, 1, "granted") == [{"seat": 3, "number": 1}]
    assert asked(s) == [(3, "action")]
    assert s.acting == Acting(3, 1)
    do(s, 3, "move", number("galley"))
    assert place(s, 3) == "galley"
    assert asked(s) == [(0, "action")]
    assert s.acting == Acting(0, 1)


@rule("U4.9", "UD.37")
def test_coordinated_effort_leaves_everybody_his_own_list_of_actions():
    s = ship(
        hands={0: "influence1"}, revealed={2: "hybrid"}, places={1: "brig", 2: "deck3"}, passengers={"deck3": "soul"}
    )
    twin = s.copy()
    act(s, "play", card("influence1"), 2)
    assert actions(s, "murder") == [("murder",)]
    assert actions(s, "room") == []
    act(twin, "play", card("influence1"), 1)
    assert actions(twin, "move") == []
    assert actions(twin, "room") == [("room", number("brig"))]


@rule("U42.1", "U42.1b")
@pytest.mark.parametrize(("face", "sanity"), [(1, 7), (2, 7), (3, 9), (8, 9)])
def test_inspiring_speech(face, sanity):
    s = ship(hands={0: "influence5"})
    dice(s, face)
    reply = act(s, "play", card("influence5"))
    assert heard(reply, 1, "will_roll")[0]["number"] == 3
    assert dial(s, "sanity") == sanity


@rule("UI.16", "UC.33")
@pytest.mark.parametrize("value", [3, 4])
def test_nothing_to_hide_shows_who_adds_what(value):
    s = ship(at="mythos", mythos="hull_leak", hands={0: f"influence{value}", 1: "strength2"})
    all_pass(s, "check.before")
    react(s, 0, "play", card(f"influence{value}"))
    all_pass(s, "check.add")
    reply = add(s, 1, "strength2")
    assert told_to_all(s, reply, "cards_shown") == [{"seat": 1, "cards": (card("strength2"),)}]


# -- lore


@rule("U3.1", "U48.0", "UQ.41", "UQ.49", "UL.26")
@pytest.mark.parametrize("value", [1, 2])
def test_a_human_shrivels_any_enemy_whose_defeat_changes_something(value):
    s = ship(
        5,
        hands={0: f"lore{value}"},
        revealed={1: "hybrid", 2: "hybrid"},
        places={1: "brig", 2: "galley"},
        deep_ones={"water7": 2, "deck1": 1, "chapel": 1, "the_deep": 3},
        hydra="water1",
    )
    assert aims(s, f"lore{value}") == [
        (number("water7"), DEEP_ONE),
        (number("deck1"), DEEP_ONE),
        (number("chapel"), DEEP_ONE),
        (number("galley"), 2),
    ]


@rule("U3.2", "UQ.41")
def test_a_revealed_traitor_shrivels_humans():
    s = traitor("lore1", others={1: "brig", 2: "sick_bay", 3: "chapel"}, deep_ones={"chapel": 1})
    assert aims(s, "lore1") == [(number("chapel"), 3)]


@rule("U2.5", "U20.1", "U48.5")
@pytest.mark.parametrize(("face", "left"), [(3, {"water3": 1}), (4, {})])
def test_shrivelling_adds_2_against_a_deep_one(face, left):
    s = ship(hands={0: "lore1"}, deep_ones={"water3": 1})
    dice(s, face)
    reply = act(s, "play", card("lore1"), number("water3"), DEEP_ONE)
    assert told_to_all(s, reply, "aimed") == [{"seat": 0, "target": DEEP_ONE, "space": number("water3")}]
    assert heard(reply, 1, "will_roll")[0] | {"bonus": 2, "number": 6} == heard(reply, 1, "will_roll")[0]
    assert deep_ones(s) == left


@rule("U48.4", "U48.1")
@pytest.mark.parametrize(("face", "where"), [(5, "galley"), (6, "brig")])
def test_shrivelling_defeats_a_character_with_6(face, where):
    s = ship(hands={0: "lore1"}, revealed={1: "hybrid"}, places={1: "galley"})
    dice(s, face)
    act(s, "play", card("lore1"), number("galley"), 1)
    assert place(s, 1) == where


@rule("U44.14.2", "U2.1")
def test_shrivelling_is_no_attack():
    """Whoever may not attack can do it, and nothing that rerolls attacks helps."""
    s = ship(crew="arjun", hands={0: "lore1 strength1"}, keeps={0: "the_peacemaker"}, deep_ones={"bridge": 1})
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
    s = ship(hands={0: f"lore{value}"}, deep_ones={"galley": 3, "water5": 1, "the_deep": 2})
    assert aims(s, f"lore{value}") == [(number("water5"),), (number("galley"),)]
    act(s, "play", card(f"lore{value}"), number("galley"))
    around = ("deck6", "captains_cabin", "cargo_hold", "boiler_room")
    assert offered(s, 0) == sorted([("to", number(space)) for space in around])
    reply = do(s, 0, "to", number("deck6"))
    assert told_to_all(s, reply, "deep_ones_moved") == [
        {"number": 3, "origin": number("galley"), "space": number("deck6")}
    ]
    assert deep_ones(s) == {"deck6": 3, "water5": 1, "the_deep": 2}


@rule("U44.11")
def test_barricades_are_put_up_before_lesser_banishment_moves_anybody():
    s = ship(hands={0: "lore3"}, deep_ones={"deck6": 1}, keeps={2: "barricade_the_hatches"})
    act(s, "play", card("lore3"), number("deck6"))
    assert asked(s) == [(2, "barricade.use")]
    do(s, 2, "barricade")
    assert offered(s, 0) == [("to", number(space)) for space in ("water6", "deck4", "deck8")]


@rule("UD.58")
@pytest.mark.parametrize("use", [True, False])
def test_the_elder_sign_amulet_resolves_a_lore_action_once_more(use):
    s = ship(hands={0: "lore1"}, items={0: "elder_sign_amulet"}, deep_ones={"deck1": 1, "water3": 1})
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
    s = ship(hands={0: "lore3"}, items={0: "elder_sign_amulet"}, deep_ones={"deck1": 2})
    act(s, "play", card("lore3"), number("deck1"))
    do(s, 0, "to", number("water1"))
    do(s, 0, "lesser_banishment", number("water1"))
    do(s, 0, "to", number("water3"))
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
    s = ship(**({"hands": {0: "lore1"}, "deep_ones": {"deck1": 2}} | scene))
    dice(s, 8)
    act(s, "play", card("lore1"), number("deck1"), DEEP_ONE)
    assert asked(s) == [(0, "action")]


@rule("U11.3", "UC.33")
def test_forced_learning_makes_a_skill_support_the_check():
    s = ship(at="mythos", mythos="hull_leak", hands={0: "lore5", 1: "will1"})
    all_pass(s, "check.before")
    assert offered(s, 0, "play") == [("play", card("lore5"), skill) for skill in (0, 1, 4)]
    react(s, 0, "play", card("lore5"), 4)
    assert s.checks[-1].skills == (2, 3, 4)


# -- observation


@rule("U13.3a1", "U11.1")
@pytest.mark.parametrize("value", [1, 2])
def test_watch_and_learn_draws_two_of_any_decks_named_before(value):
    s = ship(hands={0: f"observation{value}"}, decks={"will": "4 3", "lore": "5"})
    act(s, "play", card(f"observation{value}"))
    assert offered(s, 0) == [("draw", skill) for skill in range(5) for _ in range(2)]
    with pytest.raises(Refused):
        pick(s, 0, ("draw", 4))
    twin = s.copy()
    pick(s, 0, ("draw", 4), ("draw", 4))
    assert hand(s, 0) == "will3 will4"
    pick(twin, 0, ("draw", 1), ("draw", 4))
    assert hand(twin, 0) == "lore5 will4"


@rule("U13.2b1", "U27.1")
def test_watch_and_learn_draws_what_there_is():
    s = ship(hands={0: "observation1"})
    for skill in (0, 1, 3, 4):
        s.decks[skill], s.discards[skill] = (), ()
    s.decks[2] = ()
    act(s, "play", card("observation1"))
    assert offered(s, 0) == [("draw", 2)]
    pick(s, 0, ("draw", 2))
    assert hand(s, 0) == "observation1", "the card just played, shuffled"


@rule("U2.6.2", "U20.2b")
@pytest.mark.parametrize(("value", "by", "sanity"), [(3, 2, 9), (4, 2, 9), (4, -2, 7)])
def test_keen_insight_changes_any_roll_by_2(value, by, sanity):
    s = ship(hands={0: "influence5", 1: f"observation{value}"})
    dice(s, 2 if by > 0 else 4)
    act(s, "play", card("influence5"))
    react(s, 1, "play", card(f"observation{value}"), by)
    all_pass(s)
    assert dial(s, "sanity") == sanity


@rule("U18.1", "UC.33")
def test_preparation_keeps_chaos_out_of_a_check():
    s = ship(at="mythos", mythos="hull_leak", hands={0: "observation5"})
    chaos = s.chaos
    all_pass(s, "check.before")
    reply = react(s, 0, "play", card("observation5"))
    assert s.chaos == chaos
    assert heard(reply, 1, "check_sorted") == [{"cards": (), "total": 0}]


# -- strength


@rule("U2.8", "U44.14.2")
@pytest.mark.parametrize("value", [1, 2])
def test_combat_training_rerolls_an_attack(value):
    s = ship(hands={1: f"strength{value}"}, places={0: "deck1"}, deep_ones={"deck1": 1})
    dice(s, 1, 8)
    act(s, "attack", DEEP_ONE)
    all_pass(s, "roll.after")
    react(s, 1, "play", card(f"strength{value}"))
    all_pass(s)
    assert deep_ones(s) == {}


@rule("U2.1b", "UD.16")
@pytest.mark.parametrize("value", [3, 4])
def test_rampage_makes_up_to_4_plain_attacks(value):
    word = f"strength{value}"
    s = ship(hands={0: word}, places={0: "deck1"}, deep_ones={"deck1": 5}, items={0: "kitchen_knife"})
    dice(s, 3, 2, 3, 3, 3)
    assert aims(s, word) == [(NOTHING,)]
    reply = act(s, "play", card(word), NOTHING)
    assert heard(reply, 1, "will_roll")[0]["bonus"] == 1, "the knife helps"
    for left in (4, 4, 3):
        assert deep_ones(s) == {"deck1": left}
        assert offered(s, 0) == [("stop",), ("attack", number("deck1"), DEEP_ONE)]
        do(s, 0, "attack", number("deck1"), DEEP_ONE)
    assert deep_ones(s) == {"deck1": 2}
    assert asked(s) == [(0, "action")]
    assert s.acting == Acting(0, 1)


@rule("U2.4", "UD.16")
def test_rampage_may_stop_after_any_attack_and_choose_every_target():
    s = ship(hands={0: "strength3"}, places={0: "deck1", 1: "deck1"}, revealed={1: "hybrid"}, deep_ones={"deck1": 1})
    dice(s, 6, 1)
    act(s, "play", card("strength3"), NOTHING)
    assert offered(s, 0) == [("attack", number("deck1"), DEEP_ONE), ("attack", number("deck1"), 1)]
    do(s, 0, "attack", number("deck1"), 1)
    assert place(s, 1) == "brig"
    do(s, 0, "stop")
    assert asked(s) == [(0, "action")]
    assert deep_ones(s) == {"deck1": 1}


@rule("U2.1b")
def test_rampage_uses_one_weapon_up_to_3_times():
    s = ship(
        hands={0: "strength3"},
        places={0: "deck1"},
        deep_ones={"deck1": 1, "deck3": 2, "water1": 2},
        items={0: "six_shooter repeating_rifle kitchen_knife medicine_ball"},
    )
    assert aims(s, "strength3") == [(NOTHING,), (SIX_SHOOTER,), (REPEATING_RIFLE,)]
    dice(s, 3, 3, 3)
    act(s, "play", card("strength3"), REPEATING_RIFLE)
    around = [("attack", number("water1"), DEEP_ONE), ("attack", number("deck3"), DEEP_ONE)]
    assert offered(s, 0) == around
    do(s, 0, *around[0])
    do(s, 0, *around[1])
    do(s, 0, *around[0])
    assert asked(s) == [(0, "action")]
    assert deep_ones(s) == {"deck1": 1, "deck3": 1}


@rule("U17.6", "UQ.49", "U44.3")
@pytest.mark.parametrize(
    "scene",
    [
        {"deep_ones": {"deck2": 1}},
        {"deep_ones": {"deck1": 1}, "keeps": {0: "the_peacemaker"}},
        {"places": {0: "brig"}, "deep_ones": {"galley": 1}, "items": {0: "repeating_rifle"}},
    ],
)
def test_without_anybody_to_attack_there_is_no_rampage(scene):
    s = ship(**({"hands": {0: "strength3"}, "places": {0: "deck1"}} | scene))
    assert aims(s, "strength3") == []


@rule("U44.6", "U48.7")
def test_shrug_it_off_prevents_the_own_defeat():
    s = ship(hands={1: "strength5"}, revealed={0: "hybrid"}, places={0: "galley", 1: "galley"})
    dice(s, 8)
    act(s, "attack", 1)
    all_pass(s, "defeat.character")
    react(s, 1, "play", card("strength5"))
    assert place(s, 1) == "galley"
    assert hand(s, 1) == ""


# -- will


@rule("U13.3a1", "UI.35")
@pytest.mark.parametrize("value", [1, 2])
def test_persistence_changes_1_to_5_other_cards_for_those_of_one_deck(value):
    kept = "lore1 lore1 lore2 lore2 strength1 strength1"
    s = ship(hands={0: f"will{value} {kept}"}, decks={"influence": "5 4 3"})
    act(s, "play", card(f"will{value}"))
    assert offered(s, 0) == [("discard", each) for each in skill_cards(kept)]
    for refused in ((), tuple([("discard", each) for each in skill_cards(kept)])):
        with pytest.raises(Refused):
            pick(s, 0, *refused)
    reply = pick(s, 0, *[("discard", each) for each in skill_cards("lore1 lore2 strength1")])
    assert heard(reply, 1, "discarded") == [{"seat": 0, "number": 3, "why": "effect"}]
    assert offered(s, 0) == [("draw", skill) for skill in range(5)]
    reply = do(s, 0, "draw", 0)
    assert heard(reply, 1, "drew_skills") == [{"seat": 0, "decks": (0, 0, 0), "why": "effect"}]
    assert hand(s, 0) == "influence3 influence4 influence5 lore1 lore2 strength1"


@rule("UQ.49")
def test_persistence_needs_another_card():
    assert aims(ship(hands={0: "will1"}), "will1") == []
    assert aims(ship(hands={0: "will1 will1"}), "will1") == [()]


@rule("UQ.45", "UD.45")
@pytest.mark.parametrize(("value", "by"), [(3, 2), (4, -2)])
def test_determination_changes_a_total_by_2(value, by):
    s = ship(at="mythos", mythos="hull_leak", hands={0: f"will{value}"})
    reply = all_pass(s, "check.after")
    before = heard(reply, 1, "check_sorted")[0]["total"]
    reply = react(s, 0, "play", card(f"will{value}"), by)
    assert heard(reply, 1, "total_changed")[0]["total"] == before + by


@rule("U4.1", "U44.10", "UL.29")
def test_true_grit_gives_two_actions_at_once():
    s = ship(hands={0: "will5 will5"})
    reply = act(s, "play", card("will5"))
    assert heard(reply, 1, "granted") == [{"seat": 0, "number": 2}]
    assert s.acting == Acting(0, 2)
    assert aims(s, "will5") == [], "all copies together, once per turn"
    act(s, "move", number("galley"))
    act(s, "move", number("bridge"))
    assert s.acting == Acting(0, 1), "the other action of the turn"


@rule("U44.10", "UQ.42")
def test_the_limit_of_true_grit_holds_for_others_in_the_same_turn():
    s = ship(hands={0: "will5 influence1", 1: "will5"})
    act(s, "play", card("will5"))
    act(s, "play", card("influence1"), 1)
    assert asked(s) == [(1, "action")]
    assert aims(s, "will5") == []


# -- treachery


@rule("U39.0", "UL.26")
def test_reinforcements_gather_in_the_deep():
    s = traitor("treachery1", deep_ones={"the_deep": 2})
    act(s, "play", card("treachery1"))
    assert deep_ones(s) == {"the_deep": 3}
    assert asked(s) == [(0, "action")]


@rule("U39.0", "U0.2")
def test_reinforcements_rise_with_the_monarchs_where_the_traitor_wants():
    s = traitor("treachery1", deep_ones={"the_deep": 3}, dagon="water2")
    act(s, "play", card("treachery1"))
    assert offered(s, 0) == [("to", water) for water in WATER]
    do(s, 0, "to", number("water6"))
    assert deep_ones(s) == {"water6": 4}
    assert monarchs(s) == ("water6", "water2")


@rule("U39.1", "U19.0d")
def test_reinforcements_without_a_figure_end_the_game():
    s = traitor("treachery1", deep_ones={"the_deep": 3, "water1": 17})
    act(s, "play", card("treachery1"))
    assert s.outcome is not None
    assert s.outcome.reason == "deep_ones"


@rule("U1.13", "U1.14", "U1.17a")
def test_call_to_action_activates_one_deep_one_anywhere():
    s = traitor("treachery2", deep_ones={"water3": 2, "bridge": 1, "the_deep": 1})
    assert aims(s, "treachery2") == [(number("water3"),), (number("bridge"),)]
    act(s, "play", card("treachery2"), number("water3"))
    assert deep_ones(s) == {"water3": 1, "deck3": 1, "bridge": 1, "the_deep": 1}


@rule("U1.13", "U1.13.2", "U1.14", "U1.14a", "U1.14b")
def test_call_to_action_activates_each_deep_one_in_the_own_space():
    s = traitor("treachery2", places="deck3", others={1: "deck3", 2: "deck3"}, deep_ones={"deck3": 2, "deck5": 1})
    assert aims(s, "treachery2") == [(), (number("deck3"),), (number("deck5"),)]
    dice(s, 6, 1)
    act(s, "play", card("treachery2"))
    assert offered(s, 0) == [("attack", 1), ("attack", 2)]
    do(s, 0, "attack", 2)
    assert place(s, 2) == "sick_bay"
    assert place(s, 1) == "deck3"
    assert asked(s) == [(0, "action")]
    assert deep_ones(s) == {"deck3": 2, "deck5": 1}


@rule("U1.13.2", "U1.14a")
def test_in_somebody_elses_turn_the_current_player_settles_the_targets():
    s = ship(
        hands={0: "influence1", 1: "treachery2"},
        revealed={1: "hybrid"},
        places={1: "galley", 2: "galley", 3: "galley"},
        deep_ones={"galley": 1},
    )
    act(s, "play", card("influence1"), 1)
    do(s, 1, "play", card("treachery2"), number("galley"))
    assert asked(s) == [(0, "deep_ones.victim")]


@rule("U44.11")
def test_barricades_come_before_a_call_to_action():
    s = traitor("treachery2", deep_ones={"deck6": 1}, keeps={1: "barricade_the_hatches"})
    act(s, "play", card("treachery2"), number("deck6"))
    do(s, 1, "barricade")
    assert deep_ones(s) == {"deck6": 1}


@rule("U30.4", "U30.6")
def test_siren_song_risks_a_passenger():
    s = traitor("treachery3")
    dice(s, 5)
    act(s, "play", card("treachery3"))
    assert on_deck(s) == {"deck5": 1}
    every = "blank blank soul soul soul soul soul two_souls soul_and_sanity"
    assert aims(traitor("treachery3", passengers={"deck1": every}), "treachery3") == []


@rule("U11.2", "U11.2.2", "U11.2.3", "UD.10")
@pytest.mark.parametrize(("room", "name"), [("chapel", "sanity"), ("galley", "food"), ("boiler_room", "fuel")])
def test_ransack_takes_a_resource_and_ends_the_action_step(room, name):
    """Worked example 14."""
    s = ship(revealed={0: "hybrid"}, hands={0: "treachery4 treachery5"}, places={0: room})
    assert asked(s) == [(0, "actions.start")]
    reply = do(s, 0, "play", card("treachery4"))
    assert told_to_all(s, reply, "card_played") == [{"seat": 0, "card": card("treachery4")}]
    assert dial(s, name) == 7
    assert s.turn.seat == 1, "no action, no mythos step"
    assert hand(s, 0) == "treachery5"


@rule("UD.10")
@pytest.mark.parametrize("space", ["bridge", "captains_cabin", "cargo_hold", "deck1", "sick_bay", "brig"])
def test_ransack_needs_the_right_room(space):
    s = ship(revealed={0: "hybrid"}, hands={0: "treachery4"}, places={0: space})
    assert offered(s, 0) == [("act",)]


@rule("U11.2", "U1.3", "U1.3a")
@pytest.mark.parametrize("first", ["father_dagon", "mother_hydra"])
def test_perform_rites_activates_both_monarchs_in_either_order(first):
    s = ship(
        revealed={0: "hybrid"},
        hands={0: "treachery5"},
        places={0: "brig"},
        hydra="water3",
        dagon="water6",
        damage_deck="structural_damage_will",
    )
    do(s, 0, "play", card("treachery5"))
    assert offered(s, 0) == [("first", "father_dagon"), ("first", "mother_hydra")]
    reply = do(s, 0, "first", first)
    activated = [each["icon"] for each in heard(reply, 1, "activated")]
    assert sorted(activated) == ["father_dagon", "mother_hydra"]
    assert activated[0] == first
    assert monarchs(s) == ("water1", "water4")
    assert deep_ones(s) == {"deck6": 2}
    assert s.damaged(number("chapel"))
    assert s.turn.seat == 1


@rule("UQ.27", "U11.2")
def test_the_start_of_the_action_step_passes():
    s = traitor("treachery4 treachery5", places="galley")
    assert {choice[1] for choice in actions(s, "play")} == set()


@rule("U11.3", "U29.1")
def test_treachery_opposes_every_check():
    s = ship(at="mythos", mythos="hull_leak", hands={0: "observation5", 1: "treachery4"}, revealed={1: "hybrid"})
    all_pass(s, "check.before")
    react(s, 0, "play", card("observation5"))
    all_pass(s, "check.add")
    reply = add(s, 1, "treachery4")
    assert heard(reply, 2, "check_sorted") == [{"cards": (card("treachery4"),), "total": -4}]
