"""Rulings on components that no other test of a card or a sheet shows (section Rulings on components)."""

import pytest

from bathysphere.engine import open_questions
from bathysphere.games.unfathomable.cards.characters.table import CHARACTERS
from bathysphere.games.unfathomable.cards.items.table import ITEMS, WEAPONS
from bathysphere.games.unfathomable.cards.mythos.table import mythos
from bathysphere.games.unfathomable.cards.roles import HUMAN, HYBRID
from bathysphere.games.unfathomable.cards.skills.table import INFLUENCE, LORE, SKILLS, TREACHERY
from bathysphere.games.unfathomable.cards.spaces import number
from bathysphere.games.unfathomable.components import Acting
from support.rules import rule
from support.unfathomable.positions import (
    act,
    actions,
    add,
    all_pass,
    asked,
    deep_ones,
    do,
    heard,
    offered,
    position,
    skill_cards,
    words,
)
from support.unfathomable.single_steps import hold_check, started_check, to_cards


def ready(s):
    """Everybody has looked at his roles."""
    for decision in open_questions(s):
        assert decision.kind == "roles.look"
        do(s, decision.seat, "ready")


@rule("G1")
def test_two_reveal_abilities_have_names_of_our_own():
    assert {sheet.id: sheet.reveal for sheet in CHARACTERS if sheet.id in ("keilani", "arjun")} == {
        "keilani": "break_morale",
        "arjun": "off_course",
    }


@rule("G3")
def test_of_the_traits_only_weapons_matter():
    """Quick Draw takes weapons with an action, and no other item, whatever its trait."""
    everything = " ".join(each.id for each in ITEMS if not each.skill + 1)
    s = position(crew="jamie", items={0: everything}, places={0: "galley"}, deep_ones={"galley": 1, "deck1": 1})
    drawn = {choice[1] for choice in actions(s, "quick_draw")}
    assert drawn <= set(WEAPONS)
    assert {ITEMS[weapon].id for weapon in drawn} == {"six_shooter", "pocket_pistol", "shotgun"}


@rule("G7", "U12.4.2")
def test_the_memory_that_is_passed_is_discarded_and_its_symbols_count():
    s = position(
        crew="william", at="mythos", mythos="memory_of_the_deep", hands={0: "lore5 lore5 will5"}, chaos="lore1 will1"
    )
    do(s, 0, "check")
    all_pass(s, until="check.add")
    add(s, 0, "lore5 lore5 will5")
    all_pass(s)
    assert (s.keeps[0], s.mythos_discard) == ((), [mythos("memory_of_the_deep")])
    assert (deep_ones(s), s.tracks[0]) == ({"the_deep": 2}, 1)


@rule("G10", "U37.3a")
def test_before_cards_are_added_one_kind_works_again_and_two_do_not():
    s, _ = started_check(hands={1: "influence3 influence4 observation5 observation5 lore5 lore5"})
    assert s.checks[-1].skills == (INFLUENCE, LORE)
    for card in ("influence3", "observation5"):
        do(s, 1, "play", *skill_cards(card))
    left = {words([choice[1]]) for choice in offered(s, 1, "play")}
    assert left == {"lore5"}
    for skill in ("will", "strength"):
        do(s, 1, "play", *skill_cards("lore5"), SKILLS.index(skill))
    assert len(s.checks[-1].skills) == 4


@rule("G31", "UL.29")
def test_an_action_that_is_granted_may_be_any_or_none():
    s = position(crew="arjun", roles={0: "hybrid"})
    act(s, "deck_chief", number("deck1"))
    assert (asked(s), s.acting.left) == ([(0, "action")], 2), "the granted one, and the second of the turn"
    assert {("stop",), ("reveal", HYBRID)} <= set(offered(s, 0))
    reply = act(s, "stop")
    assert heard(reply, 1, "stopped") == [{"seat": 0, "left": 2}]
    assert (s.turn.step, s.acting) == ("mythos", None), "both are given up"


@rule("G31", "UI.31", "UL.24")
def test_whoever_finishes_keeps_the_actions_that_come_after_somebody_elses():
    """Seat 0 lets seat 1 act, who takes two actions for it and gives the first of them back to seat 0."""
    s = position(hands={0: "influence1", 1: "will5 influence1"})
    act(s, "play", *skill_cards("influence1"), 1)
    do(s, 1, "play", *skill_cards("will5"))
    assert s.acting == Acting(1, 2, ((0, 1),))
    do(s, 1, "play", *skill_cards("influence1"), 0)
    assert s.acting == Acting(0, 1, ((1, 1), (0, 1)))
    act(s, "stop")
    assert s.acting == Acting(1, 1, ((0, 1),))
    do(s, 1, "stop")
    assert s.acting == Acting(0, 1)


@rule("UI.31", "UL.24")
def test_an_action_that_comes_back_at_once_is_counted_with_the_own_ones():
    s = position(hands={0: "influence1", 1: "influence1"})
    act(s, "play", *skill_cards("influence1"), 1)
    do(s, 1, "play", *skill_cards("influence1"), 0)
    assert s.acting == Acting(0, 2), "seat 1 has none left"
    act(s, "stop")
    assert (s.turn.step, s.acting) == ("mythos", None)


@rule("UQ.54")
@pytest.mark.parametrize(
    ("scene", "can"),
    [
        ({"places": {0: "brig", 1: "brig"}, "revealed": {1: "hybrid"}}, []),
        ({"places": {0: "deck1", 1: "deck1"}, "revealed": {1: "hybrid"}}, [("attack", 1)]),
        ({"places": {0: "brig", 1: "brig"}, "revealed": {0: "hybrid"}}, []),
        ({"places": {0: "sick_bay", 1: "sick_bay"}, "revealed": {0: "hybrid"}}, []),
        ({"places": {0: "sick_bay", 1: "sick_bay"}, "revealed": {1: "hybrid"}}, [("attack", 1)]),
    ],
)
def test_nobody_is_attacked_whose_defeat_would_change_nothing(scene, can):
    s = position(3, **scene)
    if asked(s) == [(0, "actions.start")]:
        do(s, 0, "act")
    assert actions(s, "attack") == can


@rule("G35", "UQ.46")
def test_with_one_mythos_card_left_beatrice_resolves_it():
    s = position(crew="beatrice", at="mythos", mythos="class_struggle")
    s.mythos_discard, s.mythos = s.mythos[:-1], s.mythos[-1:]
    s.mythos_known = [0]
    do(s, 0, "look")
    assert asked(s) == [(0, "mythos.analyse")]
    do(s, 0, *offered(s, 0)[0])
    assert (s.crisis, s.mythos) == (mythos("class_struggle"), [])


@rule("G38", "U27.1")
def test_without_treachery_cards_kept_cards_bring_none():
    s = position(
        crew="william ishmael", keeps={0: "memory_of_the_deep", 1: "family_ties"}, hands={0: "lore1", 2: "will1"}
    )
    s.decks[TREACHERY] = ()
    hold_check(s)
    to_cards(s)
    assert len(s.pile) == 2
    add(s, 2)
    add(s, 0, "lore1")
    assert (s.checks[-1].counts, len(s.checks[-1].cards)) == ((1, 0, 0, 0), 3)


@rule("UQ.33", "UQ.13")
def test_a_revealed_traitor_keeps_cards_that_somebody_hands_him_otherwise():
    """Only the card of the awakening has to be passed on (U52.3)."""
    s = position(crew="keilani", roles={0: "hybrid human"}, revealed={2: "hybrid"})
    act(s, "reveal", HYBRID)
    do(s, 0, "pass_to", 2)
    ready(s)
    assert [card.role for card in s.roles[2]] == [HUMAN]
    assert asked(s) == [(0, "action")]
