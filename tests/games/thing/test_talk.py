"""Section 10 at a screen: phrases, and who hears whom (T25.44, T25.70)."""

import pytest

from bathysphere.engine import Phrase, Refused
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import FIRST_PANIC
from support.rules import rule
from support.thing.positions import announce, position

PHRASES = {
    "claim": ("role",),
    "accuse": ("seat",),
    "clear": ("seat",),
    "ask": ("seat",),
    "reply": ("yes",),
    "promise": ("seat",),
    "decline": ("seat",),
    "saw": ("seat", "card"),
    "saw_clean": ("seat",),
    "trust": ("seat",),
    "burn": ("seat",),
}


@rule("T10.1", "T23.18")
def test_what_can_be_said_with_one_touch():
    assert GAME.talk == tuple(Phrase(name, slots, asks=name == "ask") for name, slots in PHRASES.items())
    assert list(GAME.slot_values("role")) == [0, 1, 2]
    assert list(GAME.slot_values("card")) == list(range(19)) == list(range(FIRST_PANIC))
    assert list(GAME.values_of("yes")) == [0, 1]


@rule("T10.1")
@pytest.mark.parametrize(
    "statement",
    [("claim", 0), ("claim", 2), ("accuse", 3), ("reply", 1), ("saw", 2, 18), ("saw", 0, 0), ("burn", 3)],
)
def test_a_statement_is_read(statement):
    assert GAME.read_statement(4, 1, list(statement)) == statement


@rule("T10.1")
@pytest.mark.parametrize(
    "statement",
    [("claim", 3), ("accuse", 4), ("accuse", 1), ("reply", 2), ("saw", 2, 19), ("saw", 2), ("sing",), ("claim", -1)],
)
def test_what_cannot_be_said_is_refused(statement):
    with pytest.raises(Refused):
        GAME.read_statement(4, 1, list(statement))


@rule("T10.1", "T25.70")
def test_whoever_is_in_play_is_heard_by_all():
    s = position(6, thing=5, infected=(1,), out=(0, 3))
    assert [GAME.audience(s, seat) for seat in (1, 2, 4, 5)] == [None] * 4


@rule("T25.44", "T25.70")
def test_the_eliminated_are_heard_by_each_other_only():
    s = position(6, thing=5, out=(0, 3))
    assert GAME.audience(s, 0) == GAME.audience(s, 3) == 1 << 0 | 1 << 3
    s = position(6, thing=5, infected=(4,), out=(4,))
    assert GAME.audience(s, 4) == 1 << 4


@rule("T21.6a", "T25.70", "T23.19")
def test_in_revenge_the_burned_thing_is_heard_by_all():
    s = position(6, thing=5, infected=(1,), out=(3, 5), revenge=True)
    assert GAME.audience(s, 5) is None
    assert GAME.audience(s, 3) == 1 << 3 | 1 << 5


@rule("T25.70")
def test_after_the_end_everybody_is_heard_by_all():
    s = position(6, thing=5, out=(0, 3))
    announce(s, 5)
    assert [GAME.audience(s, seat) for seat in range(6)] == [None] * 6
