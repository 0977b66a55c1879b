"""Article 12: a mythos card is drawn, its crisis chosen or met by a check, and who is spared of it."""

import pytest

from bathysphere.games.unfathomable.cards.mythos.table import mythos
from support.rules import rule
from support.unfathomable.positions import asked, do, heard, offered, place, position, stop, told_to_all, views

STRANGERS = "keilani william ishmael jamie"
"""A crew without Jeanne, whose personal card is Signs of Life."""


# -- the mythos step of somebody in the brig


@rule("U17.7", "U17.7.2", "UQ.32", "U12.1")
def test_in_the_brig_the_crisis_is_skipped_and_the_symbols_count():
    s = position(first=1, at="mythos", mythos="infection", places={1: "brig"}, captain=0)
    assert (s.dials, s.tracks, s.deep_ones[-1], s.turn.seat) == ([8] * 4, [1, 0], 2, 2)


@rule("U12.4c", "U12.4c1", "U12.9a", "U12.12", "U12.12d", "UD.47", "UD.48")
def test_a_personal_card_is_chosen_by_its_character():
    s = position(first=1, crew="jeanne william", at="mythos", mythos="signs_of_life")
    assert (asked(s), s.chooser) == ([(0, "mythos.choose")], 0)
    assert offered(s, 0) == [("check",), ("second",)]


@rule("U12.4c2", "U17.7b", "UD.68", "UI.7")
@pytest.mark.parametrize("scene", [{"crew": STRANGERS}, {"places": {0: "brig"}}, {"revealed": {0: "hybrid"}}])
def test_a_personal_card_that_nobody_can_meet_is_replaced(scene):
    s = position(first=1, mythos="signs_of_life infection", captain=2, **scene)
    reply = stop(s)
    assert len(told_to_all(s, reply, "mythos_skipped")) == 1
    assert (asked(s), len(s.mythos_discard)) == ([(2, "mythos.choose")], 1)


@rule("U12.12a", "U12.12b", "U12.12c", "U12.9a", "U6.9", "U6.14", "U12.4b")
@pytest.mark.parametrize(("card", "chooser"), [("just_desserts", 1), ("infection", 2), ("mysterious_lifeboat", 3)])
def test_who_chooses(card, chooser):
    s = position(first=1, at="mythos", mythos=card, captain=2, keeper=3)
    assert (asked(s), s.chooser) == ([(chooser, "mythos.choose")], chooser)
    assert [seen.crisis for seen in views(s)] == [s.crisis] * 5


@rule("U12.6", "UQ.10", "UD.66")
def test_the_mythos_deck_is_made_anew_after_its_last_card_is_resolved():
    s = position(at="mythos", mythos="infection", mythos_discard="hull_leak kitty_litter", captain=0)
    s.mythos, s.mythos_known = [], []
    reply = do(s, 0, "first")
    assert told_to_all(s, reply, "mythos_reshuffled") == [{"number": 3}]
    assert (len(s.mythos), s.mythos_discard) == (3, [])


@rule("UQ.9")
def test_a_card_to_be_replaced_may_be_the_last_one():
    s = position(first=1, crew=STRANGERS, mythos="signs_of_life", mythos_discard="infection", captain=2)
    s.mythos, s.mythos_known = s.mythos[-1:], [0]
    s.mythos_discard = s.mythos_discard[:1]
    reply = stop(s)
    assert len(told_to_all(s, reply, "mythos_reshuffled")) == 1
    assert asked(s) == [(2, "mythos.choose")]


@rule("U12.13", "U12.13a", "U30.6", "UD.47")
@pytest.mark.parametrize(("supply", "options"), [(3, ["first", "second"]), (2, ["second"])])
def test_an_option_with_a_condition_needs_it(supply, options):
    s = position(mythos="improvised_fuel_source", captain=0)
    s.supply = (0,) * supply
    stop(s)
    assert [verb for (verb,) in offered(s, 0)] == options


@rule("U12.18", "U12.19", "U12.20", "U12.10", "U12.11", "U12.7", "UL.34")
def test_a_combined_crisis_is_a_check_or_the_other_option():
    s = position(at="mythos", mythos="kitty_litter", hands={1: "lore1"})
    assert offered(s, 0) == [("check",), ("second",)]
    do(s, 0, "check")
    assert (asked(s), s.checks[-1].target) == ([(1, "check.before")], 10)
    s = position(at="mythos", mythos="kitty_litter")
    do(s, 0, "second")
    assert (place(s, 0), s.checks) == ("galley", [])


@rule("U14.0", "U14.3", "UD.46")
def test_uncanny_fortune_brings_another_card():
    s = position(crew="jeanne edmund", feats=(1,), at="mythos", mythos="hull_leak infection", captain=2)
    assert (asked(s), offered(s, 1)) == ([(1, "mythos.drawn")], [("pass",), ("uncanny_fortune",)])
    reply = do(s, 1, "uncanny_fortune")
    assert told_to_all(s, reply, "feat_used") == [{"seat": 1, "feat": "uncanny_fortune"}]
    assert (asked(s), len(s.mythos_discard), s.feats[1]) == ([(2, "mythos.choose")], 1, False)
    do(s, 2, "first")
    assert (len(s.mythos_discard), s.turn.seat) == (2, 1)


@rule("U14.0", "UD.47")
def test_unconventional_leader_chooses_neither():
    s = position(crew="keilani", feats=(0,), at="mythos", mythos="class_struggle")
    dials = ("fuel", "food", "sanity", "souls")
    leader = [("unconventional_leader", dial) for dial in dials]
    assert offered(s, 0) == [("first",), ("second",), *leader]
    do(s, 0, "unconventional_leader", "souls")
    assert (s.dials, s.feats[0], s.tracks) == ([8, 8, 8, 7], False, [1, 0])


@rule("UD.46", "UD.49", "UI.7", "U44.7", "U12.4c3", "U12.4c3.2", "UL.51")
def test_beatrice_looks_at_two_and_resolves_one():
    """Idle personal cards are shown to all and replaced; the other card goes under the deck, known to her alone."""
    infection, leak = mythos("infection"), mythos("hull_leak")
    deck = "signs_of_life infection ticket_please hull_leak"
    s = position(crew="beatrice keilani", at="mythos", mythos=deck, captain=1, places={2: "brig"})
    assert (asked(s), offered(s, 0)) == ([(0, "mythos.draw")], [("draw_mythos",), ("look",)])
    reply = do(s, 0, "look")
    assert len(told_to_all(s, reply, "mythos_skipped")) == 2
    assert offered(s, 0) == [("mythos", leak), ("mythos", infection)]
    assert heard(reply, 1, "looked") == [{"seat": 0, "deck": "mythos", "number": 2}]
    do(s, 0, "mythos", infection)
    assert (s.crisis, s.mythos[0], asked(s)) == (infection, leak, [(1, "mythos.choose")])
    assert [seen.mythos.known for seen in views(s)] == [((len(s.mythos) - 1, leak),), (), (), (), ()]


@rule("UD.46")
def test_beatrice_may_draw_as_everybody_does():
    s = position(crew="beatrice keilani", at="mythos", mythos="infection hull_leak", captain=1)
    do(s, 0, "draw_mythos")
    assert (asked(s), s.mythos[-1]) == ([(1, "mythos.choose")], mythos("hull_leak"))


@rule("UL.51")
def test_beatrice_does_not_look_in_the_brig():
    s = position(crew="beatrice", mythos="just_desserts", captain=1, places={0: "brig"})
    stop(s)
    assert asked(s) == [(1, "mythos.track")]
