"""Chapter 12 and the skills for it: attempts with dice, what is lost, rerolls and luck."""

import pytest

from bathysphere.engine import Refused
from support.cryptids.positions import (
    CLOVER,
    FAILURE,
    SUCCESS,
    act,
    heard,
    held,
    kind,
    kinds,
    names_of,
    options,
    position,
    question,
    ready,
    skill,
    throws,
    told_to_all,
    track,
    words_of,
)
from support.rules import rule

TULIKETTU = {"display": "tulikettu", "places": {0: "N1"}}
"""Level II, at N1, needs tracks, sky and an eyewitness; relocating it is worth coins."""


def commits(s) -> set[tuple]:
    return set(options(s, "commit"))


# -- dice


@rule("C12.1", "C12.3", "C12.4", "C12.9", "C12.10", "C11.1")
def test_one_die_for_each_piece_that_is_not_committed():
    s = position(2, **TULIKETTU, evidence={0: "tracks sky witness"})
    dice = throws(s, SUCCESS, SUCCESS)
    reply = track(s, "dice", "token", "dice")
    assert told_to_all(s, reply, "tracking_rolled") == [{"faces": (SUCCESS, SUCCESS)}]
    assert dice.faces == []
    assert names_of(s.found[0]) == ["tulikettu"]
    assert held(s) == "witness tracks"  # held back
    assert words_of(s.beside) == "sky"
    assert s.xp[0] == 0


@rule("C12.3", "C12.5", "C12.11", "C12.12", "C12.14", "C12.15")
@pytest.mark.parametrize("faces", [(FAILURE, SUCCESS), (SUCCESS, FAILURE), (FAILURE, FAILURE), (CLOVER, SUCCESS)])
def test_every_die_must_succeed(faces):
    s = position(2, **TULIKETTU, evidence={0: "sky bones"}, bids={1: (0, 3)})
    throws(s, *faces)
    reply = track(s, "dice", "token", "dice")
    assert s.found[0] == ()
    assert held(s) == "bones"
    assert words_of(s.beside) == "sky"
    assert s.xp[0] == 1
    assert names_of(s.display[:1]) == ["tulikettu"]
    assert s.bids == [(0, 1), (0, 3)]
    assert s.turn.acted
    told = kinds(heard(reply, 1))
    assert told.index("failed") < told.index("evidence_lost") < told.index("gained")
    assert question(s) == "field.turn"


@rule("C12.14")
def test_tokens_on_question_marks_stay_after_a_failure():
    s = position(2, display="selma", places={0: "N2"}, evidence={0: "water"}, marks={0: ("", "tracks")})
    throws(s, FAILURE)
    track(s, "token", "dice")
    assert s.needs(0) == (kind("water"), kind("tracks"))


@rule("C12.11", "C12.11a", "C46.18")
def test_with_several_pieces_the_player_chooses_which_is_lost():
    s = position(2, **TULIKETTU, evidence={0: "tracks sky"})
    throws(s, FAILURE)
    track(s, "token", "token", "dice")
    assert question(s) == "track.lose"
    assert set(options(s, "lose")) == {(kind("tracks"),), (kind("sky"),)}
    act(s, "lose", kind("tracks"))
    assert held(s) == "sky"
    assert words_of(s.beside) == "tracks"


@rule("C12.11b", "C12.11c")
@pytest.mark.parametrize(("lost", "left"), [("rumour rumour", "sky"), ("sky", "rumour rumour")])
def test_a_pair_of_rumours_is_one_piece(lost, left):
    """An attempt of the worked example: two rumours stand for bones."""
    s = position(2, display="cuelebre", places={0: "S1"}, evidence={0: "sky rumour rumour"})
    throws(s, FAILURE)
    track(s, "token", "pair", "dice")
    assert set(options(s, "lose")) == {(4,), (6, 6)}
    act(s, "lose", *[kind(word) for word in lost.split()])
    assert held(s) == left


@rule("C12.11b")
def test_a_lone_pair_goes_whole():
    s = position(2, display="cuelebre", places={0: "S1"}, evidence={0: "sky rumour bonus"})
    throws(s, FAILURE, SUCCESS)
    supply = len(s.bonus)
    track(s, "dice", "pair", "dice", bonus=1)
    assert held(s) == "sky"
    assert (words_of(s.beside), len(s.bonus)) == ("rumour", supply + 1)


@rule("C12.11c", "C46.18")
def test_pairs_of_different_rumours_are_told_apart():
    s = position(2, display="cuelebre", places={0: "S1"}, evidence={0: "rumour rumour bonus bonus"})
    throws(s, FAILURE)
    track(s, "pair", "pair", "dice", bonus=2)
    assert set(options(s, "lose")) == {(6, 6), (7, 7)}
    act(s, "lose", 7, 7)
    assert held(s) == "rumour rumour"


# -- luck and second chance


@rule("C12.6", "C12.7", "C19.7", "C46.16")
def test_luck_turns_clovers_of_all_dice_into_successes():
    s = position(2, **TULIKETTU, evidence={0: "sky"}, skills={0: "luck"})
    throws(s, CLOVER, CLOVER)
    track(s, "dice", "token", "dice")
    assert set(options(s)) == {("accept",), ("luck",)}
    act(s, "luck")
    assert names_of(s.found[0]) == ["tulikettu"]
    assert ready(s) == ["ticket"]


@rule("C12.6", "C12.7")
def test_luck_is_left_or_does_not_help_a_failure():
    s = position(2, **TULIKETTU, evidence={0: "sky"}, skills={0: "luck"})
    throws(s, CLOVER, SUCCESS)
    track(s, "dice", "token", "dice")
    act(s, "accept")
    assert (s.found[0], s.xp[0], ready(s)) == ((), 1, ["ticket", "luck"])
    s = position(2, **TULIKETTU, evidence={0: "sky"}, skills={0: "luck"})
    throws(s, CLOVER, FAILURE)
    track(s, "dice", "token", "dice")
    act(s, "luck")
    assert (s.found[0], s.xp[0]) == ((), 1)
    s = position(2, **TULIKETTU, evidence={0: "sky"}, skills={0: "luck"})
    throws(s, FAILURE, SUCCESS)
    track(s, "dice", "token", "dice")
    assert question(s) == "field.turn"  # nothing to ask: no clover


@rule("C12.7", "C19.8", "C46.15", "C48.12")
@pytest.mark.parametrize(
    ("dice", "again", "found"),
    [
        ("0", (SUCCESS,), True),
        ("1", (SUCCESS,), False),
        ("01", (SUCCESS, SUCCESS), True),
        ("01", (SUCCESS, FAILURE), False),
    ],
)
def test_a_second_chance_rolls_dice_of_ones_choice_again(dice, again, found):
    s = position(2, **TULIKETTU, evidence={0: "sky"}, skills={0: "second_chance"})
    left = throws(s, FAILURE, SUCCESS, *again)
    track(s, "dice", "token", "dice")
    assert set(options(s, "second_chance")) == {("0",), ("1",), ("01",)}
    act(s, "second_chance", dice)
    assert left.faces == []
    assert bool(s.found[0]) == found
    assert ready(s) == ["ticket"]
    assert question(s) == "field.turn"


@rule("C48.12")
def test_no_second_chance_after_a_success_and_none_twice():
    s = position(2, **TULIKETTU, evidence={0: "tracks sky"}, skills={0: "second_chance"})
    throws(s, SUCCESS)
    track(s, "token", "token", "dice")
    assert (bool(s.found[0]), ready(s)) == (True, ["ticket", "second_chance"])
    s = position(2, **TULIKETTU, evidence={0: "tracks sky"}, skills={0: "second_chance luck"})
    throws(s, FAILURE, CLOVER)
    track(s, "token", "token", "dice")
    assert set(options(s)) == {("accept",), ("second_chance", "0")}
    act(s, "second_chance", "0")
    assert set(options(s)) == {("accept",), ("luck",)}


@rule("C12.8", "C19.9", "C48.30")
def test_luck_comes_after_all_rerolls():
    both = {"evidence": {0: "sky"}, "skills": {0: "luck second_chance"}, "tokens": {0: [9]}, "wolpertinger": True}
    s = position(2, **TULIKETTU, **both)
    throws(s, CLOVER, FAILURE, CLOVER)
    track(s, "dice", "token", "dice")
    assert {option[0] for option in options(s)} == {"accept", "luck", "second_chance", "hare_reroll"}
    act(s, "second_chance", "1")
    act(s, "luck")
    assert names_of(s.found[0]) == ["tulikettu"]
    s = position(2, **TULIKETTU, **both)
    throws(s, CLOVER, FAILURE)
    track(s, "dice", "token", "dice")
    act(s, "luck")
    assert (question(s), s.found[0]) == ("field.turn", ())  # nothing is rolled again after it
    assert ready(s) == ["ticket", "second_chance"]


@rule("C35.11", "C46.17", "C48.30")
def test_reroll_tokens_follow_each_other_before_and_after_a_second_chance():
    s = position(
        2, **TULIKETTU, evidence={0: "sky"}, skills={0: "second_chance"}, tokens={0: [9, 10]}, wolpertinger=True
    )
    throws(s, FAILURE, FAILURE, FAILURE, FAILURE, FAILURE, SUCCESS, SUCCESS)
    track(s, "dice", "token", "dice")
    act(s, "hare_reroll", "0")
    act(s, "second_chance", "01")
    assert s.tokens[0] == (10,)
    with pytest.raises(Refused):
        act(s, "second_chance", "0")
    act(s, "hare_reroll", "01")
    assert s.tokens[0] == ()
    assert names_of(s.found[0]) == ["tulikettu"]


@rule("C48.96", "C6.7")
def test_the_marker_is_used_before_the_action():
    """The skill that led to the Rarog is among those it restores."""
    s = position(
        2, display="rarog", places={0: "E1"}, evidence={0: "sky witness bones"}, marks={0: ("", "bones")},
        skills={0: "track"}, used={0: "luck"},
    )  # fmt: skip
    used = act(s, "track", "skill", 0).events
    assert used[0].plain() == ("used", (0, skill("track")))
    act(s, "commit", 0, 0, "token", "token", "token")
    assert ready(s) == ["ticket", "track", "luck"]


@rule("C9.4")
def test_what_a_token_on_a_question_mark_demands():
    """A rumour on it demands a rumour, which no pair replaces."""
    s = position(2, display="selma", places={0: "N2"}, evidence={0: "water rumour rumour"}, marks={0: ("", "rumour")})
    act(s, "track", "action", 0)
    assert (0, 0, "token", "token") in commits(s)
    assert not any(way[3] == "pair" for way in commits(s))


@rule("C12.13")
def test_the_ability_of_a_failure_comes_last():
    s = position(2, display="selma", places={0: "N2"}, evidence={0: "water"}, marks={0: ("", "tracks")})
    throws(s, FAILURE)
    reply = track(s, "token", "dice")
    told = [each.kind for each in heard(reply, 1)]
    assert told[told.index("failed") :] == ["failed", "evidence_lost", "gained", "ability", "gained"]
    assert (s.coins[0], s.xp[0]) == (2, 1)
