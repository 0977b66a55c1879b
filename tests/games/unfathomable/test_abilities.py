"""The abilities of skill cards: every one of the twenty, the actions in full, the others where they are used."""

import pytest

from bathysphere.engine import Refused
from bathysphere.games.unfathomable.cards.items.table import REPEATING_RIFLE, SIX_SHOOTER
from bathysphere.games.unfathomable.cards.skills.actions import PLAYED
from bathysphere.games.unfathomable.cards.skills.table import CARDS_WITH, TIMING
from bathysphere.games.unfathomable.cards.spaces import number
from bathysphere.games.unfathomable.components import DEEP_ONE, NOTHING, Acting
from bathysphere.games.unfathomable.steps.turn.actions import AT_START
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
    offered,
    pick,
    place,
    position,
    react,
    skill_cards,
    told_to_all,
    views,
)

# -- who can play what


@rule("U13.4", "U28.2")
def test_every_ability_that_is_an_action_can_be_played_and_no_other():
    assert set(PLAYED) == {ability for ability, timing in TIMING.items() if timing == "action"}
    at_start = [
        kind for ability, timing in TIMING.items() if timing == "action_step_start" for kind in CARDS_WITH[ability]
    ]
    assert sorted(AT_START) == at_start


@rule("U4.7b", "U13.4b", "U13.4c", "U28.2a", "UL.30", "UQ.55")
def test_a_played_card_costs_an_action_and_is_discarded_after_that():
    s = position(hands={0: "observation1 will1"})
    reply = act(s, "play", card("observation1"))
    assert told_to_all(s, reply, "action") == [
        {"seat": 0, "verb": "play", "subject": card("observation1"), "target": NOTHING}
    ]
    assert hand(s, 0) == "will1"
    assert ([view.played for view in views(s)], s.discards[2]) == ([(card("observation1"),)] * 5, ())
    pick(s, 0, ("draw", 0), ("draw", 1))
    assert (s.played, s.discards[2]) == ((), (card("observation1"),))
    assert s.acting == Acting(0, 1)


@rule("U28.2a", "UQ.55")
def test_a_card_that_grants_actions_is_discarded_after_them():
    s = position(hands={0: "will5 observation1"})
    act(s, "play", card("will5"))
    act(s, "play", card("observation1"))
    assert (s.played, s.discards[4]) == (tuple(sorted(skill_cards("observation1 will5"))), ())
    pick(s, 0, ("draw", 0), ("draw", 1))
    assert (s.played, s.discards[4]) == ((card("will5"),), ())
    act(s, "move", number("galley"))
    assert (s.played, s.discards[4]) == ((), (card("will5"),))


@rule("U28.2a", "UQ.49", "UQ.55")
def test_watch_and_learn_does_not_learn_from_itself():
    s = position(hands={0: "observation1"})
    for skill in range(5):
        s.decks[skill], s.discards[skill] = (), ()
    s.opened = None
    assert card_aims(s, "observation1") == []


@rule("U13.2b1", "U27.1")
def test_persistence_draws_nothing_if_nothing_can_be_drawn():
    s = traitor("will1 treachery1")
    for skill in range(5):
        s.decks[skill], s.discards[skill] = (), ()
    act(s, "play", card("will1"))
    pick(s, 0, ("discard", card("treachery1")))
    assert (asked(s), s.discards[4]) == ([(0, "action")], (card("will1"),))


@rule("U11.0", "U11.1.2", "U13.2c", "U28.2b", "UD.21")
def test_only_revealed_traitors_play_treachery():
    s = position(hands={0: "treachery1 treachery2 treachery3 observation1"}, deep_ones={"water1": 1})
    assert {choice[1] for choice in actions(s, "play")} == {card("observation1")}
    s = traitor("treachery1 treachery2 treachery3 observation1", deep_ones={"water1": 1})
    played = {choice[1] for choice in actions(s, "play")}
    assert played == set(skill_cards("treachery1 treachery2 treachery3 observation1"))


@rule("U17.13", "U17.6")
def test_hand_cards_are_played_in_the_brig_too():
    s = position(hands={0: "observation1 influence1"}, places={0: "brig"})
    assert {choice[1] for choice in actions(s, "play")} == set(skill_cards("observation1 influence1"))


# -- influence


@rule("U4.1", "UL.29", "UD.36", "UD.37", "U4.2", "U4.9")
@pytest.mark.parametrize("value", [1, 2])
def test_coordinated_effort_gives_any_other_character_an_action(value):
    word = f"influence{value}"
    s = position(hands={0: word}, places={1: "brig"}, revealed={2: "hybrid"})
    assert card_aims(s, word) == [(1,), (2,), (3,)]
    reply = act(s, "play", card(word), 3)
    assert heard(reply, 1, "granted") == [{"seat": 3, "number": 1}]
    assert asked(s) == [(3, "action")]
    assert s.acting == Acting(3, 1, ((0, 1),))
    do(s, 3, "move", number("galley"))
    assert place(s, 3) == "galley"
    assert asked(s) == [(0, "action")]
    assert s.acting == Acting(0, 1)


@rule("U4.9", "UD.37")
def test_coordinated_effort_leaves_everybody_his_own_list_of_actions():
    s = position(
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
    s = position(hands={0: "influence5"})
    dice(s, face)
    reply = act(s, "play", card("influence5"))
    assert heard(reply, 1, "will_roll")[0]["number"] == 3
    assert dial(s, "sanity") == sanity


@rule("UI.16", "UC.33")
@pytest.mark.parametrize("value", [3, 4])
def test_nothing_to_hide_shows_who_adds_what(value):
    s = position(at="mythos", mythos="hull_leak", hands={0: f"influence{value}", 1: "strength2"})
    all_pass(s, "check.before")
    react(s, 0, "play", card(f"influence{value}"))
    all_pass(s, "check.add")
    reply = add(s, 1, "strength2")
    assert told_to_all(s, reply, "cards_shown") == [{"seat": 1, "cards": (card("strength2"),)}]


# -- observation


@rule("U13.3a1", "U11.1")
@pytest.mark.parametrize("value", [1, 2])
def test_watch_and_learn_draws_two_of_any_decks_named_before(value):
    s = position(hands={0: f"observation{value}"}, decks={"will": "4 3", "lore": "5"})
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
    s = position(hands={0: "observation1"})
    for skill in (0, 1, 3, 4):
        s.decks[skill], s.discards[skill] = (), ()
    s.decks[2] = (card("observation5"),)
    act(s, "play", card("observation1"))
    assert offered(s, 0) == [("draw", 2)], "the card just played is not there yet"
    pick(s, 0, ("draw", 2))
    assert hand(s, 0) == "observation5"


@rule("U2.6.2", "U20.2b")
@pytest.mark.parametrize(("value", "by", "sanity"), [(3, 2, 9), (4, 2, 9), (4, -2, 7)])
def test_keen_insight_changes_any_roll_by_2(value, by, sanity):
    s = position(hands={0: "influence5", 1: f"observation{value}"})
    dice(s, 2 if by > 0 else 4)
    act(s, "play", card("influence5"))
    react(s, 1, "play", card(f"observation{value}"), by)
    all_pass(s)
    assert dial(s, "sanity") == sanity


@rule("U18.1", "UC.33")
def test_preparation_keeps_chaos_out_of_a_check():
    s = position(at="mythos", mythos="hull_leak", hands={0: "observation5"})
    chaos = s.chaos
    all_pass(s, "check.before")
    reply = react(s, 0, "play", card("observation5"))
    assert s.chaos == chaos
    assert heard(reply, 1, "check_sorted") == [{"cards": (), "worth": (), "total": 0}]


# -- strength


@rule("U2.8", "U44.14.2")
@pytest.mark.parametrize("value", [1, 2])
def test_combat_training_rerolls_an_attack(value):
    s = position(hands={1: f"strength{value}"}, places={0: "deck1"}, deep_ones={"deck1": 1})
    dice(s, 1, 8)
    act(s, "attack", DEEP_ONE)
    all_pass(s, "roll.after")
    react(s, 1, "play", card(f"strength{value}"))
    all_pass(s)
    assert deep_ones(s) == {}


@rule("U2.1b", "UD.16", "G17")
@pytest.mark.parametrize("value", [3, 4])
def test_rampage_makes_up_to_4_plain_attacks(value):
    word = f"strength{value}"
    s = position(hands={0: word}, places={0: "deck1"}, deep_ones={"deck1": 5}, items={0: "kitchen_knife"})
    dice(s, 3, 2, 3, 3, 3)
    assert card_aims(s, word) == [(NOTHING,)]
    reply = act(s, "play", card(word), NOTHING)
    assert heard(reply, 1, "will_roll")[0]["bonus"] == 1, "the knife helps"
    for left in (4, 4, 3):
        assert deep_ones(s) == {"deck1": left}
        assert offered(s, 0) == [("stop",), ("attack_in", number("deck1"), DEEP_ONE)]
        do(s, 0, "attack_in", number("deck1"), DEEP_ONE)
    assert deep_ones(s) == {"deck1": 2}
    assert asked(s) == [(0, "action")]
    assert s.acting == Acting(0, 1)


@rule("U2.4", "UD.16", "G17")
def test_rampage_may_stop_after_any_attack_and_choose_every_target():
    s = position(
        hands={0: "strength3"}, places={0: "deck1", 1: "deck1"}, revealed={1: "hybrid"}, deep_ones={"deck1": 1}
    )
    dice(s, 6, 1)
    act(s, "play", card("strength3"), NOTHING)
    assert offered(s, 0) == [("attack_in", number("deck1"), DEEP_ONE), ("attack_in", number("deck1"), 1)]
    do(s, 0, "attack_in", number("deck1"), 1)
    assert place(s, 1) == "brig"
    do(s, 0, "stop")
    assert asked(s) == [(0, "action")]
    assert deep_ones(s) == {"deck1": 1}


@rule("U2.1b", "G17")
def test_rampage_uses_one_weapon_up_to_3_times():
    s = position(
        hands={0: "strength3"},
        places={0: "deck1"},
        deep_ones={"deck1": 1, "deck3": 2, "water1": 2},
        items={0: "six_shooter repeating_rifle kitchen_knife medicine_ball"},
    )
    assert card_aims(s, "strength3") == [(NOTHING,), (SIX_SHOOTER,), (REPEATING_RIFLE,)]
    dice(s, 3, 3, 3)
    act(s, "play", card("strength3"), REPEATING_RIFLE)
    around = [("attack_in", number("water1"), DEEP_ONE), ("attack_in", number("deck3"), DEEP_ONE)]
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
    s = position(**({"hands": {0: "strength3"}, "places": {0: "deck1"}} | scene))
    assert card_aims(s, "strength3") == []


@rule("U44.6", "U48.7")
def test_shrug_it_off_prevents_the_own_defeat():
    s = position(hands={1: "strength5"}, revealed={0: "hybrid"}, places={0: "galley", 1: "galley"})
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
    s = position(hands={0: f"will{value} {kept}"}, decks={"influence": "5 4 3"})
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
    assert card_aims(position(hands={0: "will1"}), "will1") == []
    assert card_aims(position(hands={0: "will1 will1"}), "will1") == [()]


@rule("UQ.45", "UD.45")
@pytest.mark.parametrize(("value", "by"), [(3, 2), (4, -2)])
def test_determination_changes_a_total_by_2(value, by):
    s = position(at="mythos", mythos="hull_leak", hands={0: f"will{value}"})
    reply = all_pass(s, "check.after")
    before = heard(reply, 1, "check_sorted")[0]["total"]
    reply = react(s, 0, "play", card(f"will{value}"), by)
    assert heard(reply, 1, "total_changed")[0]["total"] == before + by


@rule("U4.1", "U44.10", "UL.29")
def test_true_grit_gives_two_actions_at_once():
    s = position(hands={0: "will5 will5"})
    reply = act(s, "play", card("will5"))
    assert heard(reply, 1, "granted") == [{"seat": 0, "number": 2}]
    assert s.acting == Acting(0, 3), "with the other action of the turn"
    assert card_aims(s, "will5") == [], "all copies together, once per turn"
    act(s, "move", number("galley"))
    act(s, "move", number("bridge"))
    assert s.acting == Acting(0, 1)


@rule("U44.10", "UQ.42", "G30")
def test_the_limit_of_true_grit_holds_for_others_in_the_same_turn():
    s = position(hands={0: "will5 influence1", 1: "will5"})
    act(s, "play", card("will5"))
    act(s, "play", card("influence1"), 1)
    assert asked(s) == [(1, "action")]
    assert card_aims(s, "will5") == []
