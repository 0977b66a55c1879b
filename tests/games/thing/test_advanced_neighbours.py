"""Advanced rule 4 (T21.4): four cards reach open neighbours only, as long as there is one."""

import pytest

from bathysphere.engine import open_questions
from bathysphere.games.thing.cards.kinds import BETTER_RUN, SEDUCTION
from support.rules import rule
from support.thing.positions import asked, do, offered, position, targets
from support.thing.random_games import random_game

NEAR = {"neighbours_only": True}
ASKED = {"get_out": "get_out.choose", "be_friends": "be_friends.choose"}
FAR_PLAYED = ("seduction", "better_run")
ALL = (*FAR_PLAYED, *ASKED)


def reached(word, **more):
    """Whom seat 2 of six can choose with a card, played or drawn."""
    if word in ASKED:
        s = position(6, 2, deck=f"{word} suspicion suspicion", **more)
        return [option[1] for option in offered(s, 2, "choose")]
    return targets(position(6, 2, hands={2: word}, **more), 2, word)


IDS = {
    "seduction": rule("T21.4"),
    "better_run": rule("T21.4a"),
    "be_friends": rule("T21.4b"),
    "get_out": rule("T21.4c"),
}
EACH = pytest.mark.parametrize("word", [pytest.param(word, marks=IDS[word]) for word in ALL])


@EACH
def test_by_the_book_everybody_is_reached(word):
    assert sorted(reached(word)) == [0, 1, 3, 4, 5]


@rule("T23.4", "T23.22", "T23.23")
@EACH
def test_with_rule_4_the_neighbours_are(word):
    assert reached(word, **NEAR) == [3, 1]


@rule("T25.57")
@EACH
@pytest.mark.parametrize("blocked", [{"quarantine": {3: 2}}, {"doors": (2,)}])
def test_of_two_neighbours_the_open_one_is(word, blocked):
    assert reached(word, **NEAR, **blocked) == [1]


@rule("T25.56")
def test_a_neighbour_behind_a_door_cannot_be_run_to_while_the_other_is_open():
    assert reached("better_run", doors=(2,)) == [0, 1, 3, 4, 5]
    assert reached("better_run", doors=(2,), **NEAR) == [1]


@rule("T25.38")
@pytest.mark.parametrize(
    ("blocked", "expected"),
    [
        ({"quarantine": {1: 1, 3: 1}}, {word: [0, 4, 5] for word in ALL}),
        ({"doors": (1, 2)}, {**{word: [0, 4, 5] for word in ALL}, "better_run": [0, 1, 3, 4, 5]}),
        ({"doors": (1,), "quarantine": {3: 1}}, {**{word: [0, 4, 5] for word in ALL}, "better_run": [0, 1, 4, 5]}),
        ({"quarantine": {1: 1, 3: 1, 5: 2}, "out": (4,)}, {word: [0] for word in ALL}),
    ],
)
def test_when_both_are_blocked_the_rule_is_lifted(blocked, expected):
    assert {word: sorted(reached(word, **NEAR, **blocked)) for word in ALL} == expected


@rule("T21.4c", "T20.19")
def test_with_nobody_to_choose_the_panic_card_does_nothing():
    s = position(4, deck="get_out suspicion suspicion", quarantine={1: 1, 2: 1, 3: 1}, **NEAR)
    assert asked(s) == [(1, "turn.play")]


@rule("T21.4", "T21.4a", "T21.4b", "T21.4c", "T25.38", "T25.56", "T25.57")
@pytest.mark.parametrize("seed", range(24))
def test_whole_games(seed):
    """At every question one of the four cards reaches a neighbour if one is open."""
    seats, met = 4 + seed % 9, 0
    for s, follower in random_game(seats, f"neighbours {seed}", options=NEAR):
        assert follower.roles == s.roles
        for decision in open_questions(s):
            if decision.kind in ASKED.values():
                chosen = [option[1] for option in decision.options]
            elif decision.kind == "turn.play":
                aimed = [option for option in decision.options if option[0] == "play"]
                chosen = [option[2] for option in aimed if option[1] in (SEDUCTION, BETTER_RUN)]
            else:
                continue
            near = s.neighbours(decision.seat)
            open_near = [other for other in near if not s.quarantine[other] and not s.barred(decision.seat, other)]
            if open_near and chosen:
                met += 1
                assert set(chosen) == set(open_near)
    assert s.outcome is not None
    assert met


@rule("T21.4c")
def test_a_swap_with_an_open_neighbour_is_made():
    s = position(6, 2, deck="get_out suspicion suspicion", **NEAR)
    do(s, 2, "choose", 1)
    assert s.chairs == [0, 2, 1, 3, 4, 5]
