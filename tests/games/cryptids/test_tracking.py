"""Chapters 9 to 11: rumours as jokers, what may be tracked, finding, and bids that come free."""

import pytest

from bathysphere.engine import interject, interjections
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.content import NOWHERE
from support.cryptids.positions import (
    FREE,
    act,
    asked,
    card,
    finish_office,
    heard,
    held,
    kind,
    kinds,
    names_of,
    offered,
    options,
    position,
    question,
    ready,
    told_to_all,
    track,
    words_of,
)
from support.rules import rule

TULIKETTU = {"display": "tulikettu", "places": {0: "N1"}}
"""Level II, at N1, needs tracks, sky and an eyewitness; relocating it is worth coins."""


def commits(s) -> set[tuple]:
    return set(options(s, "commit"))


# -- what may be tracked


@rule("C3.11", "C10.1", "C46.13")
def test_only_cards_with_an_own_bid_are_tracked():
    scene = {"display": "tulikettu", "places": {0: "N1"}, "evidence": {0: "tracks sky witness"}}
    assert options(position(2, **scene), "track") == [("action", 0)]
    assert options(position(2, **scene, bids={0: (1, 2)}), "track") == []


@rule("C10.2", "C4.2")
def test_only_where_the_card_says():
    scene = {"display": "tulikettu", "evidence": {0: "tracks sky witness"}}
    assert options(position(2, **scene, places={0: "N2"}), "track") == []
    assert options(position(2, **scene, places={0: "riga"}), "track") == []


@rule("C10.3", "C48.28", "C12.2")
@pytest.mark.parametrize(
    ("evidence", "possible"),
    [("", False), ("bones victim", False), ("rumour", False), ("sky", True), ("rumour rumour", True)],
)
def test_at_least_one_piece_is_needed_and_a_pair_counts_as_one(evidence, possible):
    s = position(2, **TULIKETTU, evidence={0: evidence})
    assert bool(options(s, "track")) == possible


@rule("C10.4", "C10.5", "C10.6", "C46.14", "C48.28", "C48.29")
def test_what_may_be_committed():
    s = position(2, **TULIKETTU, evidence={0: "tracks sky rumour"})
    act(s, "track", "action", 0)
    assert commits(s) == {
        (0, 0, "token", "token", "dice"),
        (0, 0, "token", "dice", "dice"),
        (0, 0, "dice", "token", "dice"),
    }


@rule("C9.4", "C9.5", "C9.6", "C9.7", "C24.9")
def test_rumours_for_rumours_and_pairs_for_anything_else():
    s = position(2, display="nessie", places={0: "W1"}, evidence={0: "rumour rumour bonus bonus bonus"})
    act(s, "track", "action", 0)
    ways = {way[2:] for way in commits(s)}
    assert ("pair", "pair", "token") in ways  # twice in one attempt, of level III
    assert ("pair", "dice", "token") in ways
    assert not any(way[2] == "pair" for way in ways)  # never for a rumour
    s = position(2, display="lossie", places={0: "W1"}, evidence={0: "rumour rumour"})
    act(s, "track", "action", 0)
    assert {way[2:] for way in commits(s)} == {("pair", "dice"), ("dice", "token")}


@rule("C24.9", "C46.14", "C11.2", "C24.10")
@pytest.mark.parametrize(("bonus", "left"), [(0, "bonus bonus"), (1, "rumour bonus"), (2, "rumour rumour")])
def test_ordinary_and_bonus_rumours_at_choice(bonus, left):
    s = position(2, display="karadag_serpent", places={0: "E3"}, evidence={0: "witness rumour rumour bonus bonus"})
    supply = len(s.bonus)
    act(s, "track", "action", 0)
    assert (0, bonus, "token", "pair") in commits(s)
    act(s, "commit", 0, bonus, "token", "pair")
    assert names_of(s.found[0]) == ["karadag_serpent"]
    assert held(s) == left
    assert len(s.bonus) == supply + bonus
    assert words_of(s.beside).split().count("rumour") == 2 - bonus


@rule("C46.14")
@pytest.mark.parametrize(("rumours", "of_them_bonus"), [("rumour bonus", {1}), ("rumour bonus bonus", {1, 2})])
def test_with_too_few_ordinary_rumours_some_are_bonus_ones(rumours, of_them_bonus):
    s = position(2, display="karadag_serpent", places={0: "E3"}, evidence={0: f"witness {rumours}"})
    act(s, "track", "action", 0)
    assert {bonus for _, bonus, *ways in commits(s) if ways == ["token", "pair"]} == of_them_bonus


@rule("C48.91")
def test_a_question_mark_without_a_token():
    """Nothing could be drawn: the cryptid is anywhere, and any one token will do."""
    s = position(2, display="achlis", places={0: "S1"}, evidence={0: "tracks"})
    assert options(s, "track") == [("action", 0)]
    s = position(2, display="selma", places={0: "N2"}, evidence={0: "water bones rumour"})
    act(s, "track", "action", 0)
    assert {way[2:] for way in commits(s) if "dice" not in way} == {("token", "bones"), ("token", "rumour")}
    act(s, "commit", 0, 0, "token", "bones")
    assert (names_of(s.found[0]), held(s)) == (["selma"], "rumour")


# -- finding


def serpent():
    """The worked example: the Serpent of Karadag is found."""
    s = position(
        3,
        display="karadag_serpent",
        places={0: "E3"},
        evidence={0: "witness water sky"},
        bids={0: (0, 1), 1: (2, 0), 2: (3, 4)},
        decks={3: "nessie"},
    )
    return s, track(s, "token", "token")


@rule("C11.1")
def test_all_required_evidence_is_spent_and_no_other():
    s, _ = serpent()
    assert held(s) == "sky"
    assert words_of(s.beside) == "witness water"
    assert s.turn.acted


@rule("C11.3")
def test_bids_on_the_found_card_return_to_their_owners():
    assert serpent()[0].bids == [(FREE, 1), (2, FREE), (3, 4)]


@rule("C11.4")
def test_the_finder_takes_the_card():
    s, reply = serpent()
    assert [names_of(found) for found in s.found] == [["karadag_serpent"], [], []]
    assert told_to_all(s, reply, "found") == [{"seat": 0, "card": card("karadag_serpent")}]


@rule("C11.5")
def test_the_finder_takes_the_tile():
    """It waits to be relocated."""
    assert names_of(serpent()[0].waiting(0)) == ["karadag_serpent"]


@rule("C11.6", "C11.6b")
def test_a_new_card_comes_to_the_same_place():
    s, _ = serpent()
    assert names_of(s.display[:1]) == ["nessie"]
    assert NOWHERE not in s.display


@rule("C11.9")
def test_what_a_found_cryptid_does_at_once():
    s, _ = serpent()
    assert s.xp[0] == 1
    assert asked(s) == [(0, "field.turn")]


@rule("C11.10")
def test_the_new_card_is_seen_before_the_ability():
    told = kinds(heard(serpent()[1], 2))
    assert told.index("found") < told.index("bids_freed") < told.index("card_opened") < told.index("ability")


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
    s = position(2, display=f"habor {name}", places={0: at}, evidence={0: evidence})
    act(s, "track", "action", 1)
    act(s, "commit", 1, 0, *["token"] * ways)
    assert s.display[1] in s.c.decks[level - 1]


@rule("C11.7", "C48.32", "C48.34")
def test_without_cards_of_the_third_level_the_place_stays_empty():
    gone = "kraken tarasque chudo_yudo beast_of_gevaudan firebird lindworm cuelebre wawel_dragon indrik turul korkodil"
    s = position(2, display="nessie", places={0: "W1"}, evidence={0: "water witness rumour"}, found={1: gone}, decks={})
    track(s, "token", "token", "token")
    assert s.display[0] == NOWHERE
    assert GAME.view(s, 0).display[0].card == NOWHERE
    assert [at for (at,) in options(s, "bid")] == [2, 3, 4, 5]


@rule("C48.31")
def test_a_level_that_has_run_out_is_skipped():
    second = " ".join(names_of(position(2).c.decks[1]))
    s = position(2, display="mavo", places={0: "S1"}, evidence={0: "tracks rumour"}, found={1: second})
    assert s.decks[1] == ()
    track(s, "token", "token")
    assert s.display[0] in s.c.decks[2]


@rule("C11.8")
@pytest.mark.parametrize(
    ("new", "marks"),
    [("habor", ("", "")), ("achlis", ("water@N2", "")), ("selma", ("", "water@N2"))],
)
def test_question_marks_of_the_new_card_are_served(new, marks):
    """The place first, then the evidence; a card without a question mark takes nothing out of the bag."""
    s = position(2, display="mavo", places={0: "S1"}, evidence={0: "tracks rumour"}, bag="water@N2 bones@W1")
    level = s.c.cards[card(new)].level
    drawn, before = s.bag[-2:][::-1], len(s.bag)
    s.decks = [(), (), ()]
    s.decks[max(1, level - 1)] = (card(new),)
    track(s, "token", "token")
    assert names_of([s.display[0]]) == [new]
    expected = [drawn[[mark for mark in marks if mark].index(mark)] if mark else NOWHERE for mark in marks]
    assert list(s.marks[0]) == expected
    assert before - len(s.bag) == sum(mark != "" for mark in marks)


@rule("C11.8", "C48.26")
def test_question_marks_of_the_new_card_are_served_and_tokens_of_the_old_one_go_beside_the_bag():
    s = position(
        2, display="achlis", places={0: "S1"}, evidence={0: "tracks bones"}, marks={0: ("sky@S1", "")},
        decks={2: "gulon"}, bag="water@N2",
    )  # fmt: skip
    track(s, "token", "token")
    assert words_of(s.beside) == "bones tracks sky"
    assert s.needs(0) == (kind("tracks"), kind("bones"), kind("water"))


@rule("C10.7")
def test_one_action_finds_one_cryptid():
    s = position(2, display="hercinia habor", places={0: "E1"}, evidence={0: "sky rumour tracks witness"})
    assert options(s, "track") == [("action", 0), ("action", 1)]
    track(s, "token", "token")
    assert options(s, "track") == []


@rule("C19.5", "C19.10", "C19.11")
def test_tracking_by_skill_and_by_action_in_one_turn():
    s = position(
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
    s = position(
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
    s = position(2, display="habor mavo hercinia", places={0: "E1"}, evidence={0: "sky rumour"}, bids={0: (FREE, 1)})
    assert options(s, "track") == []
    act(s, "bid", 2)
    assert options(s, "track") == [("action", 2)]


@rule("C48.33")
def test_both_own_bids_never_lie_on_one_card():
    s = position(2, bids={0: (FREE, 1)})
    assert [at for (at,) in options(s, "bid")] == [0, 2, 3, 4, 5]


@rule("C11.12", "C29.2", "C48.13", "C48.35", "C48.100")
def test_at_the_end_of_a_round_loose_bids_must_be_placed_from_the_top_down():
    s = position(3, at="round", rows=(6, 4, 5), bids={0: (FREE, 1), 1: (FREE, FREE), 2: (2, 3)})
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
    s = position(2, at="round", display="habor - - - - -", bids={0: (FREE, 0), 1: (0, FREE)})
    assert s.number == 3
    assert s.bids == [(FREE, 0), (0, FREE)]


@rule("C48.100")
def test_after_the_final_round_no_bid_is_placed():
    s = position(2, at="office", number=7, final=7, bids={0: (FREE, 1), 1: (FREE, 1)})
    finish_office(s)
    finish_office(s)
    assert s.outcome is not None


@rule("C48.13")
def test_an_assistants_turn_may_end_with_a_loose_bid():
    s = position(2, at="office", bids={0: (FREE, 1)})
    act(s, *offered(s, 0, "down")[0])
    assert ("end",) in offered(s, 0)
