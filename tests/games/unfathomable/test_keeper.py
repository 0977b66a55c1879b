"""The keeper of the tome: the action of the title card, and what becomes of a spell that is cast."""

import pytest

from bathysphere.engine import SPECTATOR
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.skills.actions import Grant
from bathysphere.games.unfathomable.cards.spells.table import FLESH_WARD, REVELATION_OF_SCRIPT, spell
from bathysphere.games.unfathomable.components import KEEPER, RITUAL
from bathysphere.games.unfathomable.steps.turn.keeper import cast, look_and_cast
from bathysphere.games.unfathomable.steps.turn.turn import BeginTurn
from support.rules import rule
from support.unfathomable.positions import (
    act,
    actions,
    asked,
    dial,
    dice,
    do,
    effect,
    heard,
    offered,
    position,
    run,
    told_to_all,
    views,
)

RAISE, FEED, BANISH = map(spell, ("raise_the_dead", "feed_the_mind", "greater_banishment_a"))


@pytest.fixture
def looking():
    """The keeper has just looked at two spells."""
    s = position(keeper=0, spells="raise_the_dead feed_the_mind")
    return s, GAME.components(s), act(s, "keeper")


@pytest.fixture
def played(looking):
    """The keeper has played one of the two."""
    s, before, _ = looking
    reply = do(s, 0, "cast", FEED)
    assert GAME.components(s) == before
    return s, reply


@rule("U6.13", "U10.0")
def test_the_keepers_action_is_to_look_at_the_top_two_spells_and_play_one(looking):
    s, _, reply = looking
    assert told_to_all(s, reply, "action") == [{"seat": 0, "verb": "keeper", "subject": -1, "target": -1}]
    assert asked(s) == [(0, "spell.choose")]
    assert offered(s, 0) == [("cast", card) for card in sorted((RAISE, FEED))]


@rule("UD.28")
def test_only_the_keeper_sees_the_two_spells(looking):
    _, _, reply = looking
    seen = {"seat": 0, "deck": "spell", "number": 2}
    assert heard(reply, 0, "looked") == [seen | {"cards": tuple(sorted((RAISE, FEED)))}]
    assert [heard(reply, seat, "looked") for seat in (1, 2, 3, SPECTATOR)] == [[seen]] * 4


@rule("U10.1a")
def test_the_text_of_a_spell_is_followed_when_it_is_played(played):
    s, _ = played
    assert (dial(s, "food"), dial(s, "sanity")) == (7, 10)
    assert asked(s) == [(0, "action")]


@rule("UI.6")
def test_everybody_sees_which_spell_is_played(played):
    s, reply = played
    assert told_to_all(s, reply, "spell_cast") == [{"seat": 0, "spell": FEED}]


@rule("U6.13a", "U10.1a1")
def test_a_played_spell_is_removed_from_the_game(played):
    s, _ = played
    assert (s.removed, FEED in s.spells, len(s.spells)) == ((("spell", FEED),), False, 19)


@rule("U6.13")
def test_the_other_spell_goes_under_the_deck(played):
    s, _ = played
    assert s.spells[0] == RAISE


@rule("UI.5")
def test_the_spell_put_under_is_known_to_that_keeper_alone(played):
    s, _ = played
    known = [seen.spells.known for seen in views(s)]
    assert known == [((18, RAISE),), (), (), (), ()]


@rule("U6.10", "U6.11", "U6.12")
@pytest.mark.parametrize("keeper", range(4))
def test_whoever_holds_the_title_has_the_spell_deck_and_its_action(keeper):
    s = position(first=1, keeper=keeper)
    assert actions(s, "keeper") == ([("keeper",)] if keeper == 1 else [])
    assert {seen.titles[KEEPER] for seen in views(s)} == {keeper}


@rule("U10.1")
@pytest.mark.parametrize("keeper", [True, False])
def test_a_spell_can_be_played_only_by_an_ability_that_says_so(keeper):
    """Without the title no action of anybody plays one."""
    s = position(keeper=0 if keeper else 1)
    verbs = {choice[0] for choice in actions(s)}
    assert ("keeper" in verbs, "cast" in verbs) == (keeper, False)


@rule("U6.11", "U10.1")
def test_nobody_but_the_keeper_has_that_action():
    assert actions(position(keeper=1), "keeper") == []


@rule("U6.13", "U44.10", "UQ.42")
def test_the_title_is_used_once_in_a_turn_even_if_it_changes_hands():
    s = position(keeper=0, spells="raise_the_dead feed_the_mind")
    act(s, "keeper")
    do(s, 0, "cast", RAISE)
    assert actions(s, "keeper") == []
    s.titles[KEEPER] = 1
    run(s, Grant(1))
    assert actions(s, "keeper") == []
    run(s, BeginTurn(1))
    assert actions(s, "keeper") == [("keeper",)]


@rule("U6.13b", "U10.2", "UD.28")
def test_without_a_spell_the_keeper_has_no_action():
    s = position(keeper=0)
    s.spells, s.spells_known, s.opened = [], [], None
    assert actions(s, "keeper") == []
    assert look_and_cast(s, 0) == ()


@rule("U10.2a", "UD.28")
@pytest.mark.parametrize("played", [True, False])
def test_the_last_spell_may_be_played_or_left(played):
    s = position(keeper=0)
    s.spells, s.spells_known = [RAISE], [0]
    act(s, "keeper")
    assert offered(s, 0) == [("cast", RAISE), ("top", "spell", RAISE)]
    if played:
        do(s, 0, "cast", RAISE)
        assert (s.spells, dial(s, "souls"), dial(s, "sanity")) == ([], 10, 7)
    else:
        do(s, 0, "top", "spell", RAISE)
        assert (s.spells, s.spells_known, dial(s, "souls")) == ([RAISE], [1], 8)
    assert asked(s) == [(0, "action")]


@rule("UL.33", "U10.1a")
@pytest.mark.parametrize(("face", "sanity"), [(1, 7), (4, 7), (5, 8), (8, 8)])
def test_the_price_of_a_spell_is_rolled_for_after_its_effect(face, sanity):
    s = position(keeper=0, spells="greater_banishment_a raise_the_dead")
    dice(s, face)
    act(s, "keeper")
    reply = do(s, 0, "cast", BANISH)
    assert s.tracks[RITUAL] == 2
    assert dial(s, "sanity") == sanity
    order = [told.kind for told in heard(reply, 0) if told.kind in ("track_moved", "rolled")]
    assert order == ["track_moved", "track_moved", "rolled"]


@rule("U17.6", "U6.4b", "UC.8")
def test_a_keeper_in_the_brig_can_use_the_title():
    assert actions(position(keeper=0, places={0: "brig"}), "keeper") == [("keeper",)]


@rule("U10.1", "U6.13")
def test_a_card_lets_the_keeper_play_a_spell_beside_the_limit_of_the_title():
    s = position(keeper=2, spells="raise_the_dead feed_the_mind")
    effect(s, "mythos/stolen_ritual_components/passed", 0)
    assert asked(s) == [(2, "spell.choose")]
    do(s, 2, "cast", RAISE)
    assert dial(s, "souls") == 10
    assert not s.spent("keeper")


@rule("U10.1a1", "U44.11")
def test_two_spells_lie_with_a_player_instead_of_leaving_the_game():
    s = position(keeper=0, spells="revelation_of_script flesh_ward")
    before = GAME.components(s)
    run(s, *cast(s, 0, REVELATION_OF_SCRIPT))
    assert (s.spells_kept[0], s.removed) == ((REVELATION_OF_SCRIPT,), ())
    run(s, *cast(s, 0, FLESH_WARD))
    assert GAME.components(s) == before
    do(s, 0, "ward", 1)
    assert (s.wards[1], s.spells_kept[0], s.removed) == (1, (REVELATION_OF_SCRIPT,), ())
    assert GAME.components(s) == before


@rule("U10.1a", "UD.29")
def test_whoever_casts_a_spell_is_the_one_it_speaks_of():
    s = position(keeper=2, hands={2: "lore1"})
    run(s, *cast(s, 2, spell("dark_pact")))
    assert asked(s) == [(2, "dark_pact.gain")]
