"""The abilities of treachery cards: actions, and those in place of all actions."""

import pytest

from bathysphere.games.unfathomable.cards.spaces import WATER, number
from support.rules import rule
from support.unfathomable.action_targets import card, card_aims, traitor
from support.unfathomable.positions import (
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
    monarchs,
    offered,
    on_deck,
    place,
    position,
    react,
    told_to_all,
)


@rule("U39.0", "UL.26")
def test_reinforcements_gather_in_the_deep():
    s = traitor("treachery1", deep_ones={"the_deep": 2})
    act(s, "play", card("treachery1"))
    assert deep_ones(s) == {"the_deep": 3}
    assert asked(s) == [(0, "action")]


@rule("U39.0", "U0.2")
@pytest.mark.parametrize(
    ("hydra", "dagon", "after"),
    [
        ("the_deep", "water2", ("water6", "water2")),
        ("water2", "the_deep", ("water2", "water6")),
        ("the_deep", "the_deep", ("water6", "water6")),
    ],
)
def test_reinforcements_rise_with_the_monarchs_where_the_traitor_wants(hydra, dagon, after):
    s = traitor("treachery1", deep_ones={"the_deep": 3}, hydra=hydra, dagon=dagon)
    act(s, "play", card("treachery1"))
    assert offered(s, 0) == [("rise", water) for water in WATER]
    do(s, 0, "rise", number("water6"))
    assert deep_ones(s) == {"water6": 4}
    assert monarchs(s) == after


@rule("U39.1", "U19.0d")
def test_reinforcements_without_a_figure_end_the_game():
    s = traitor("treachery1", deep_ones={"the_deep": 3, "water1": 17})
    act(s, "play", card("treachery1"))
    assert s.outcome is not None
    assert s.outcome.reason == "deep_ones"


@rule("U1.13", "U1.14", "U1.17a")
def test_call_to_action_activates_one_deep_one_anywhere():
    s = traitor("treachery2", deep_ones={"water3": 2, "bridge": 1, "the_deep": 1})
    assert card_aims(s, "treachery2") == [(number("water3"),), (number("bridge"),)]
    act(s, "play", card("treachery2"), number("water3"))
    assert deep_ones(s) == {"water3": 1, "deck3": 1, "bridge": 1, "the_deep": 1}


@rule("U1.13", "U1.13.2", "U1.14", "U1.14a", "U1.14b")
def test_call_to_action_activates_each_deep_one_in_the_own_space():
    s = traitor("treachery2", place="deck3", others={1: "deck3", 2: "deck3"}, deep_ones={"deck3": 2, "deck5": 1})
    assert card_aims(s, "treachery2") == [(), (number("deck3"),), (number("deck5"),)]
    dice(s, 6, 1)
    act(s, "play", card("treachery2"))
    assert offered(s, 0) == [("victim", 1), ("victim", 2)]
    do(s, 0, "victim", 2)
    assert place(s, 2) == "sick_bay"
    assert place(s, 1) == "deck3"
    assert asked(s) == [(0, "action")]
    assert deep_ones(s) == {"deck3": 2, "deck5": 1}


@rule("U1.13.2", "U1.14a")
def test_in_somebody_elses_turn_the_current_player_settles_the_targets():
    s = position(
        hands={0: "influence1", 1: "treachery2"},
        revealed={1: "hybrid"},
        places={1: "galley", 2: "galley", 3: "galley"},
        deep_ones={"galley": 1},
    )
    act(s, "play", card("influence1"), 1)
    do(s, 1, "play", card("treachery2"), number("galley"))
    assert asked(s) == [(0, "deep_ones.victim")]


@rule("U44.11")
@pytest.mark.parametrize("value", [1, 5])
def test_whoever_keeps_barricades_is_asked_before_monsters_are_placed_or_called(value):
    s = position(
        revealed={0: "hybrid"},
        hands={0: f"treachery{value}"},
        places={0: "bridge"},
        keeps={1: "barricade_the_hatches"},
    )
    if value == 5:
        do(s, 0, "play", card("treachery5"))
    else:
        do(s, 0, "act")
        act(s, "play", card("treachery1"))
    assert asked(s) == [(1, "barricade.use")]
    assert deep_ones(s) == {}


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
    assert card_aims(traitor("treachery3", passengers={"deck1": every}), "treachery3") == []


@rule("U11.2", "U11.2.2", "U11.2.3", "UD.10")
@pytest.mark.parametrize(("room", "name"), [("chapel", "sanity"), ("galley", "food"), ("boiler_room", "fuel")])
def test_ransack_takes_a_resource_and_ends_the_action_step(room, name):
    """Worked example 14."""
    s = position(revealed={0: "hybrid"}, hands={0: "treachery4 treachery5"}, places={0: room})
    assert asked(s) == [(0, "actions.start")]
    reply = do(s, 0, "play", card("treachery4"))
    assert told_to_all(s, reply, "card_played") == [{"seat": 0, "card": card("treachery4")}]
    assert dial(s, name) == 7
    assert s.turn.seat == 1, "no action, no mythos step"
    assert hand(s, 0) == "treachery5"


@rule("UD.10")
@pytest.mark.parametrize("space", ["bridge", "captains_cabin", "cargo_hold", "deck1", "sick_bay", "brig"])
def test_ransack_needs_the_right_room(space):
    s = position(revealed={0: "hybrid"}, hands={0: "treachery4"}, places={0: space})
    assert offered(s, 0) == [("act",)]


@rule("U11.2", "U1.3", "U1.3a")
@pytest.mark.parametrize("first", ["father_dagon", "mother_hydra"])
def test_perform_rites_activates_both_monarchs_in_either_order(first):
    s = position(
        revealed={0: "hybrid"},
        hands={0: "treachery5"},
        places={0: "brig"},
        hydra="water3",
        dagon="water6",
        damage_deck="structural_damage_will",
    )
    do(s, 0, "play", card("treachery5"))
    assert offered(s, 0) == [("activate_first", "father_dagon"), ("activate_first", "mother_hydra")]
    reply = do(s, 0, "activate_first", first)
    activated = [each["icon"] for each in heard(reply, 1, "activated")]
    assert sorted(activated) == ["father_dagon", "mother_hydra"]
    assert activated[0] == first
    assert monarchs(s) == ("water1", "water4")
    assert deep_ones(s) == {"deck6": 2}
    assert s.damaged(number("chapel"))
    assert s.turn.seat == 1


@rule("UQ.27", "U11.2")
def test_the_start_of_the_action_step_passes():
    s = traitor("treachery4 treachery5", place="galley")
    assert {choice[1] for choice in actions(s, "play")} == set()


@rule("U11.3", "U29.1")
def test_treachery_opposes_every_check():
    s = position(at="mythos", mythos="hull_leak", hands={0: "observation5", 1: "treachery4"}, revealed={1: "hybrid"})
    all_pass(s, "check.before")
    react(s, 0, "play", card("observation5"))
    all_pass(s, "check.add")
    reply = add(s, 1, "treachery4")
    assert heard(reply, 2, "check_sorted") == [{"cards": (card("treachery4"),), "worth": (-4,), "total": -4}]
