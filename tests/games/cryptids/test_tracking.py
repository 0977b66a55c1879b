"""Chapters 9 to 12: rumours as jokers, what may be tracked, finding, and attempts with dice."""

import pytest

from bathysphere.engine import Refused, interject, interjections
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.content import NOWHERE
from support.journey import (
    CLOVER,
    FAILURE,
    FREE,
    SUCCESS,
    act,
    asked,
    finish_office,
    heard,
    held,
    journey,
    kind,
    kinds,
    names_of,
    offered,
    options,
    question,
    ready,
    throws,
    told_to_all,
    words_of,
)
from support.rules import rule

TULIKETTU = {"display": "tulikettu", "places": {0: "N1"}}
"""Level II, at N1, needs tracks, sky and an eyewitness; relocating it is worth coins."""


def commits(s) -> set[tuple]:
    return set(options(s, "commit"))


def track(s, *ways, bonus=0, how="action"):
    act(s, "track", how, 0)
    return act(s, "commit", 0, bonus, *ways)


# -- what may be tracked


@rule("C3.11", "C10.1", "C46.13")
def test_only_cards_with_an_own_bid_are_tracked():
    scene = {"display": "tulikettu", "places": {0: "N1"}, "evidence": {0: "tracks sky witness"}}
    assert options(journey(2, **scene), "track") == [("action", 0)]
    assert options(journey(2, **scene, bids={0: (1, 2)}), "track") == []


@rule("C10.2", "C4.2")
def test_only_where_the_card_says():
    scene = {"display": "tulikettu", "evidence": {0: "tracks sky witness"}}
    assert options(journey(2, **scene, places={0: "N2"}), "track") == []
    assert options(journey(2, **scene, places={0: "riga"}), "track") == []


@rule("C10.3", "C48.28", "C12.2")
@pytest.mark.parametrize(
    ("evidence", "possible"),
    [("", False), ("bones victim", False), ("rumour", False), ("sky", True), ("rumour rumour", True)],
)
def test_at_least_one_piece_is_needed_and_a_pair_counts_as_one(evidence, possible):
    s = journey(2, **TULIKETTU, evidence={0: evidence})
    assert bool(options(s, "track")) == possible


@rule("C10.4", "C10.5", "C10.6", "C46.14", "C48.28", "C48.29")
def test_what_may_be_committed():
    s = journey(2, **TULIKETTU, evidence={0: "tracks sky rumour"})
    act(s, "track", "action", 0)
    assert commits(s) == {
        (0, 0, "token", "token", "dice"),
        (0, 0, "token", "dice", "dice"),
        (0, 0, "dice", "token", "dice"),
    }


@rule("C9.4", "C9.5", "C9.6", "C9.7", "C24.9")
def test_rumours_for_rumours_and_pairs_for_anything_else():
    s = journey(2, display="nessie", places={0: "W1"}, evidence={0: "rumour rumour bonus bonus bonus"})
    act(s, "track", "action", 0)
    ways = {way[2:] for way in commits(s)}
    assert ("pair", "pair", "token") in ways  # twice in one attempt, of level III
    assert ("pair", "dice", "token") in ways
    assert not any(way[2] == "pair" for way in ways)  # never for a rumour
    s = journey(2, display="lossie", places={0: "W1"}, evidence={0: "rumour rumour"})
    act(s, "track", "action", 0)
    assert {way[2:] for way in commits(s)} == {("pair", "dice"), ("dice", "token")}


@rule("C24.9", "C46.14", "C11.2", "C24.10")
@pytest.mark.parametrize(("bonus", "left"), [(0, "bonus bonus"), (1, "rumour bonus"), (2, "rumour rumour")])
def test_ordinary_and_bonus_rumours_at_choice(bonus, left):
    s = journey(2, display="karadag_serpent", places={0: "E3"}, evidence={0: "witness rumour rumour bonus bonus"})
    supply = len(s.bonus)
    act(s, "track", "action", 0)
    assert (0, bonus, "token", "pair") in commits(s)
    act(s, "commit", 0, bonus, "token", "pair")
    assert names_of(s.found[0]) == ["karadag_serpent"]
    assert held(s) == left
    assert len(s.bonus) == supply + bonus
    assert words_of(s.beside).split().count("rumour") == 2 - bonus


@rule("C48.91")
def test_a_question_mark_without_a_token():
    """Nothing could be drawn: the cryptid is anywhere, and any one token will do."""
    s = journey(2, display="achlis", places={0: "S1"}, evidence={0: "tracks"})
    assert options(s, "track") == [("action", 0)]
    s = journey(2, display="selma", places={0: "N2"}, evidence={0: "water bones rumour"})
    act(s, "track", "action", 0)
    assert {way[2:] for way in commits(s) if "dice" not in way} == {("token", "bones"), ("token", "rumour")}
    act(s, "commit", 0, 0, "token", "bones")
    assert (names_of(s.found[0]), held(s)) == (["selma"], "rumour")


# -- finding


@rule("C11.1", "C11.3", "C11.4", "C11.5", "C11.6", "C11.6b", "C11.9", "C11.10")
def test_found_with_all_evidence():
    """The worked example: the Serpent of Karadag."""
    s = journey(
        3,
        display="karadag_serpent",
        places={0: "E3"},
        evidence={0: "witness water sky"},
        bids={0: (0, 1), 1: (2, 0), 2: (3, 4)},
        decks={3: "nessie"},
    )
    reply = track(s, "token", "token")
    assert held(s) == "sky"
    assert words_of(s.beside) == "witness water"
    assert s.bids == [(FREE, 1), (2, FREE), (3, 4)]
    assert names_of(s.found[0]) == ["karadag_serpent"]
    assert names_of(s.waiting(0)) == ["karadag_serpent"]  # its tile is his
    assert names_of(s.display[:1]) == ["nessie"]
    assert s.xp[0] == 1
    told = kinds(heard(reply, 2))
    assert told.index("found") < told.index("bids_freed") < told.index("card_opened") < told.index("ability")
    assert asked(s) == [(0, "field.turn")]
    assert s.turn.acted


@rule("C11.6", "C11.6a", "C11.6b", "C11.6c")
@pytest.mark.parametrize(
    ("name", "at", "evidence", "ways", "level"),
    [
        ("mavo", "S1", "tracks rumour", 2, 2),
        ("karadag_serpent", "E3", "witness water", 2, 3),
        ("nessie", "W1", "water witness rumour", 3, 3),
    ],
)
def test_the_next_card_is_of_the_next_level(name, at, evidence, ways, level):
    s = journey(2, display=f"habor {name}", places={0: at}, evidence={0: evidence})
    act(s, "track", "action", 1)
    act(s, "commit", 1, 0, *["token"] * ways)
    assert s.c.cards[s.display[1]].level == level


@rule("C11.7", "C48.32", "C48.34")
def test_without_cards_of_the_third_level_the_place_stays_empty():
    gone = "kraken tarasque chudo_yudo beast_of_gevaudan firebird lindworm cuelebre wawel_dragon indrik turul korkodil"
    s = journey(2, display="nessie", places={0: "W1"}, evidence={0: "water witness rumour"}, found={1: gone}, decks={})
    track(s, "token", "token", "token")
    assert s.display[0] == NOWHERE
    assert GAME.view(s, 0).display[0].card == NOWHERE
    assert [at for (at,) in options(s, "bid")] == [2, 3, 4, 5]


@rule("C48.31")
def test_a_level_that_has_run_out_is_skipped():
    second = " ".join(names_of(journey(2).c.decks[1]))
    s = journey(2, display="mavo", places={0: "S1"}, evidence={0: "tracks rumour"}, found={1: second})
    assert s.decks[1] == ()
    track(s, "token", "token")
    assert s.c.cards[s.display[0]].level == 3


@rule("C11.8", "C48.26")
def test_question_marks_of_the_new_card_are_served_and_tokens_of_the_old_one_go_beside_the_bag():
    s = journey(
        2, display="achlis", places={0: "S1"}, evidence={0: "tracks bones"}, marks={0: ("sky@S1", "")},
        decks={2: "gulon"}, bag="water@N2",
    )  # fmt: skip
    track(s, "token", "token")
    assert words_of(s.beside) == "bones tracks sky"
    assert s.needs(0) == (kind("tracks"), kind("bones"), kind("water"))


@rule("C10.7")
def test_one_action_finds_one_cryptid():
    s = journey(2, display="hercinia habor", places={0: "E1"}, evidence={0: "sky rumour tracks witness"})
    assert options(s, "track") == [("action", 0), ("action", 1)]
    track(s, "token", "token")
    assert options(s, "track") == []


@rule("C19.5", "C19.10", "C19.11")
def test_tracking_by_skill_and_by_action_in_one_turn():
    s = journey(
        2, display="hercinia habor", places={0: "E1"}, evidence={0: "sky rumour tracks witness"}, skills={0: "track"}
    )
    track(s, "token", "token", how="skill")
    assert (s.turn.acted, ready(s)) == (False, ["ticket"])
    act(s, "track", "action", 1)
    act(s, "commit", 1, 0, "token", "token")
    assert names_of(s.found[0]) == ["habor", "hercinia"]


# -- bids that came free


@rule("C11.11", "C46.20", "C48.36", "C48.100", "C48.109", "C29.4")
def test_a_bid_that_came_free_is_placed_at_any_moment_by_its_owner():
    s = journey(
        3, display="karadag_serpent hercinia habor", places={0: "E3"}, evidence={0: "witness water"},
        bids={0: (0, 1), 1: (0, 2), 2: (3, 4)}, regions={"N2": "rumour", "E3": "sky"},
    )  # fmt: skip
    track(s, "token", "token")
    assert interjections(s, 0) == ()
    assert interjections(s, 1) == tuple(("bid", at) for at in (0, 1, 3, 4, 5))
    assert interjections(s, 2) == ()
    interject(s, 1, ("bid", 1))
    assert s.bids[1] == (1, 2)
    assert interjections(s, 1) == ()
    assert [at for (at,) in options(s, "bid")] == [0, 2, 3, 4, 5]
    act(s, "bid", 2)  # and a card with bids of others may be shared
    assert s.bids[0] == (2, 1)
    assert s.bids_on(2) == [0, 1]


@rule("C48.36")
def test_a_bid_placed_now_is_tracked_in_the_same_turn():
    s = journey(2, display="habor mavo hercinia", places={0: "E1"}, evidence={0: "sky rumour"}, bids={0: (FREE, 1)})
    assert options(s, "track") == []
    act(s, "bid", 2)
    assert options(s, "track") == [("action", 2)]


@rule("C48.33")
def test_both_own_bids_never_lie_on_one_card():
    s = journey(2, bids={0: (FREE, 1)})
    assert [at for (at,) in options(s, "bid")] == [0, 2, 3, 4, 5]


@rule("C11.12", "C29.2", "C48.13", "C48.35", "C48.100")
def test_at_the_end_of_a_round_loose_bids_must_be_placed_from_the_top_down():
    s = journey(3, at="round", rows=(6, 4, 5), bids={0: (FREE, 1), 1: (FREE, FREE), 2: (2, 3)})
    assert asked(s) == [(1, "bid.place")]
    act(s, "bid", 4)
    assert asked(s) == [(1, "bid.place")]
    assert (4,) not in options(s, "bid")
    act(s, "bid", 0)
    assert asked(s) == [(0, "bid.place")]
    act(s, "bid", 0)
    assert s.bids == [(0, 1), (4, 0), (2, 3)]
    assert (question(s), s.number) == ("field.turn", 3)


@rule("C48.34")
def test_a_bid_for_which_there_is_no_card_stays_loose():
    s = journey(2, at="round", display="habor - - - - -", bids={0: (FREE, 0), 1: (0, FREE)})
    assert s.number == 3
    assert s.bids == [(FREE, 0), (0, FREE)]


@rule("C48.100")
def test_after_the_final_round_no_bid_is_placed():
    s = journey(2, at="office", number=7, final=7, bids={0: (FREE, 1), 1: (FREE, 1)})
    finish_office(s)
    finish_office(s)
    assert s.outcome is not None


@rule("C48.13")
def test_an_assistants_turn_may_end_with_a_loose_bid():
    s = journey(2, at="office", bids={0: (FREE, 1)})
    act(s, *offered(s, 0, "down")[0])
    assert ("end",) in offered(s, 0)


# -- dice


@rule("C12.1", "C12.3", "C12.4", "C12.9", "C12.10", "C11.1")
def test_one_die_for_each_piece_that_is_not_committed():
    s = journey(2, **TULIKETTU, evidence={0: "tracks sky witness"})
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
    s = journey(2, **TULIKETTU, evidence={0: "sky bones"}, bids={1: (0, 3)})
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
    s = journey(2, display="selma", places={0: "N2"}, evidence={0: "water"}, marks={0: ("", "tracks")})
    throws(s, FAILURE)
    track(s, "token", "dice")
    assert s.needs(0) == (kind("water"), kind("tracks"))


@rule("C12.11", "C12.11a", "C46.18")
def test_with_several_pieces_the_player_chooses_which_is_lost():
    s = journey(2, **TULIKETTU, evidence={0: "tracks sky"})
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
    s = journey(2, display="cuelebre", places={0: "S1"}, evidence={0: "sky rumour rumour"})
    throws(s, FAILURE)
    track(s, "token", "pair", "dice")
    assert set(options(s, "lose")) == {(4,), (6, 6)}
    act(s, "lose", *[kind(word) for word in lost.split()])
    assert held(s) == left


@rule("C12.11b")
def test_a_lone_pair_goes_whole():
    s = journey(2, display="cuelebre", places={0: "S1"}, evidence={0: "sky rumour bonus"})
    throws(s, FAILURE, SUCCESS)
    supply = len(s.bonus)
    track(s, "dice", "pair", "dice", bonus=1)
    assert held(s) == "sky"
    assert (words_of(s.beside), len(s.bonus)) == ("rumour", supply + 1)


@rule("C12.11c", "C46.18")
def test_pairs_of_different_rumours_are_told_apart():
    s = journey(2, display="cuelebre", places={0: "S1"}, evidence={0: "rumour rumour bonus bonus"})
    throws(s, FAILURE)
    track(s, "pair", "pair", "dice", bonus=2)
    assert set(options(s, "lose")) == {(6, 6), (7, 7)}
    act(s, "lose", 7, 7)
    assert held(s) == "rumour rumour"


# -- luck and second chance


@rule("C12.6", "C12.7", "C19.7", "C46.16")
def test_luck_turns_clovers_of_all_dice_into_successes():
    s = journey(2, **TULIKETTU, evidence={0: "sky"}, skills={0: "luck"})
    throws(s, CLOVER, CLOVER)
    track(s, "dice", "token", "dice")
    assert set(options(s)) == {("accept",), ("luck",)}
    act(s, "luck")
    assert names_of(s.found[0]) == ["tulikettu"]
    assert ready(s) == ["ticket"]


@rule("C12.6", "C12.7")
def test_luck_is_left_or_does_not_help_a_failure():
    s = journey(2, **TULIKETTU, evidence={0: "sky"}, skills={0: "luck"})
    throws(s, CLOVER, SUCCESS)
    track(s, "dice", "token", "dice")
    act(s, "accept")
    assert (s.found[0], s.xp[0], ready(s)) == ((), 1, ["ticket", "luck"])
    s = journey(2, **TULIKETTU, evidence={0: "sky"}, skills={0: "luck"})
    throws(s, CLOVER, FAILURE)
    track(s, "dice", "token", "dice")
    act(s, "luck")
    assert (s.found[0], s.xp[0]) == ((), 1)
    s = journey(2, **TULIKETTU, evidence={0: "sky"}, skills={0: "luck"})
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
    s = journey(2, **TULIKETTU, evidence={0: "sky"}, skills={0: "second_chance"})
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
    s = journey(2, **TULIKETTU, evidence={0: "tracks sky"}, skills={0: "second_chance"})
    throws(s, SUCCESS)
    track(s, "token", "token", "dice")
    assert (bool(s.found[0]), ready(s)) == (True, ["ticket", "second_chance"])
    s = journey(2, **TULIKETTU, evidence={0: "tracks sky"}, skills={0: "second_chance luck"})
    throws(s, FAILURE, CLOVER)
    track(s, "token", "token", "dice")
    assert set(options(s)) == {("accept",), ("second_chance", "0")}
    act(s, "second_chance", "0")
    assert set(options(s)) == {("accept",), ("luck",)}


@rule("C12.8", "C19.9", "C48.30")
def test_luck_comes_after_all_rerolls():
    both = {"evidence": {0: "sky"}, "skills": {0: "luck second_chance"}, "tokens": {0: [9]}, "wolpertinger": True}
    s = journey(2, **TULIKETTU, **both)
    throws(s, CLOVER, FAILURE, CLOVER)
    track(s, "dice", "token", "dice")
    assert {option[0] for option in options(s)} == {"accept", "luck", "second_chance", "hare_reroll"}
    act(s, "second_chance", "1")
    act(s, "luck")
    assert names_of(s.found[0]) == ["tulikettu"]
    s = journey(2, **TULIKETTU, **both)
    throws(s, CLOVER, FAILURE)
    track(s, "dice", "token", "dice")
    act(s, "luck")
    assert (question(s), s.found[0]) == ("field.turn", ())  # nothing is rolled again after it
    assert ready(s) == ["ticket", "second_chance"]


@rule("C35.11", "C46.17", "C48.30")
def test_reroll_tokens_follow_each_other_before_and_after_a_second_chance():
    s = journey(
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
    s = journey(
        2, display="rarog", places={0: "E1"}, evidence={0: "sky witness bones"}, marks={0: ("", "bones")},
        skills={0: "track"}, used={0: "luck"},
    )  # fmt: skip
    track(s, "token", "token", "token", how="skill")
    assert ready(s) == ["ticket", "track", "luck"]


@rule("C9.4")
def test_what_a_token_on_a_question_mark_demands():
    """A rumour on it demands a rumour, which no pair replaces."""
    s = journey(2, display="selma", places={0: "N2"}, evidence={0: "water rumour rumour"}, marks={0: ("", "rumour")})
    act(s, "track", "action", 0)
    assert (0, 0, "token", "token") in commits(s)
    assert not any(way[3] == "pair" for way in commits(s))


@rule("C12.13")
def test_the_ability_of_a_failure_comes_last():
    s = journey(2, display="selma", places={0: "N2"}, evidence={0: "water"}, marks={0: ("", "tracks")})
    throws(s, FAILURE)
    reply = track(s, "token", "dice")
    told = [each.kind for each in heard(reply, 1)]
    assert told[told.index("failed") :] == ["failed", "evidence_lost", "gained", "ability", "gained"]
    assert (s.coins[0], s.xp[0]) == (2, 1)
