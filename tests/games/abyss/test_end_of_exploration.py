"""Section 8: what is left on the track, and the deck that runs out."""

import pytest

from bathysphere.engine import SPECTATOR
from bathysphere.games.abyss import GAME
from support.abyss.positions import allies, asked, cards, do, heard, let_pass, scene
from support.rules import rule

MIXED = "crab3 monster squid2 crab1 jellyfish4 jellyfish5"


def areas(s):
    return [allies(area) for area in s.council]


def explore(s, *, left):
    """Seat 0 explores and leaves so many cards behind."""
    reply = do(s, 0, "explore")
    for _ in range(left):
        let_pass(s)
        reply = do(s, 0, "go_on")
    return reply


@rule("A8.1", "A8.2", "A8.3")
def test_what_is_left_goes_to_the_council_or_is_discarded():
    s = scene(deck=MIXED, council="crab5 seahorse1", pearls={1: 0})
    explore(s, left=3)
    do(s, 0, "take")
    assert areas(s) == ["squid2", "", "crab3 crab5", "seahorse1", ""]
    assert allies(s.discard) == "monster"
    assert s.track == []


@rule("A8.1", "A28.3")
def test_the_council_lies_face_down():
    s = scene(deck=MIXED, pearls={1: 0})
    explore(s, left=3)
    do(s, 0, "take")
    for seat in (0, 1, SPECTATOR):
        assert GAME.view(s, seat).council == (1, 0, 1, 0, 0)


@rule("A8.1", "A8.2")
def test_the_same_after_a_fight():
    s = scene(deck="squid1 monster monster crab1", pearls={1: 0}, threat=2)
    explore(s, left=2)
    do(s, 0, "fight")
    assert areas(s) == ["squid1", "", "", "", ""]
    assert allies(s.discard) == "monster monster"


@rule("A8.1")
def test_the_council_is_filled_before_the_location_is_chosen():
    s = scene(deck="squid1 monster crab1", pearls={1: 0}, threat=3, keys={0: 2}, available="jail")
    explore(s, left=1)
    do(s, 0, "fight")
    assert asked(s) == [(0, "control.location")]
    assert areas(s) == ["squid1", "", "", "", ""]


@rule("A8.3")
def test_the_next_exploration_begins_in_the_first_space():
    s = scene(deck=MIXED, pearls={0: 0, 1: 0})
    explore(s, left=3)
    do(s, 0, "take")
    reply = do(s, 1, "explore")
    assert heard(reply, 0, "ally_revealed") == [{"seat": 1, "ally": cards("jellyfish4")[0], "space": 1}]
    assert allies(s.track) == "jellyfish4"


@rule("A8.4", "A29.61")
def test_an_empty_deck_is_made_anew_at_once_from_the_discard_pile():
    s = scene(deck="crab1", discard="squid1 squid2 squid3 monster", pearls={1: 1})
    reply = do(s, 0, "explore")
    assert asked(s) == [(1, "explore.buy")]
    assert heard(reply, 1, "deck_reshuffled") == [{"number": 4}]
    assert sorted(s.deck) == cards("squid1 squid2 squid3 monster")
    assert s.discard == []


@rule("A8.4")
def test_the_new_deck_is_shuffled():
    tops = set()
    for seed in range(30):
        s = scene(deck="crab1", discard="squid1 squid2 squid3 squid4 squid5", seed=seed)
        do(s, 0, "explore")
        tops.add(tuple(s.deck))
    assert len({deck[-1] for deck in tops}) == 5
    assert len(tops) > 15


@rule("A8.4")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_going_on_works_across_the_end_of_the_deck(left):
    s = scene(deck="crab1", discard="squid1 squid2 squid3", pearls={1: 0})
    explore(s, left=left)
    assert len(s.track) == left + 1
    assert len(s.deck) == 3 - left


@rule("A8.5")
def test_hands_companions_and_council_stay_out_of_the_new_deck():
    s = scene(
        deck="crab1", discard="squid1 squid2", council="jellyfish1", hands={0: "crab2", 1: "crab3"},
        companions={0: "seahorse1", 1: "seahorse2"}, pearls={1: 0},
    )  # fmt: skip
    do(s, 0, "explore")
    assert sorted(s.deck) == cards("squid1 squid2")
    assert [allies(hand) for hand in s.hands] == ["crab2", "crab3"]
    assert [allies(companions) for companions in s.companions] == ["seahorse1", "seahorse2"]
    assert areas(s) == ["", "", "", "", "jellyfish1"]
