"""What counts as an answer: single questions, several picks, and a sentence for everything else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bathysphere.engine import (
    PASS,
    Chance,
    Count,
    Decision,
    InternalError,
    Ordered,
    Picks,
    any_answer,
    as_choice,
    distinct,
    how_many,
    left_over,
)

A, B, C = ("card", 1), ("card", 2), ("card", 3)


def single(**more):
    return Decision(0, "choose", (A, B, PASS), **more)


def several(least, most, options=(A, A, B, C), **more):
    return Decision(0, "discard", options, picks=Count(least, most), **more)


class TestASingleQuestion:
    def test_every_option_is_an_answer_and_nothing_else(self):
        decision = single()
        assert [decision.check(option) for option in decision.options] == [None] * 3
        for wrong in ((), C, (A,), (A, B), "pass", ("card",), ("card", 1, 1)):
            assert decision.check(wrong).code == "not_offered"

    def test_the_refusal_says_what_was_wrong(self):
        assert str(single().check(C)) == "('card', 3) is not an option here; this question has 3 options."

    def test_the_default_is_the_first_option_unless_the_rule_names_another(self):
        assert single().default == A
        assert single(named=PASS).default == PASS

    def test_one_pick_is_enough_and_no_second_can_be_added(self):
        decision = single()
        assert decision.more(()) == decision.options
        assert not decision.enough(())
        assert decision.enough((B,))
        assert decision.more((B,)) == ()


class TestCount:
    def test_options_are_named_once_until_none_is_left(self):
        decision = several(2, 3)
        assert decision.more(()) == (A, B, C)
        assert decision.more((A,)) == (A, B, C)
        assert decision.more((A, A)) == (B, C)

    def test_no_more_than_the_most_can_be_picked(self):
        assert several(1, 2).more((A, B)) == ()

    def test_enough_lies_between_the_bounds(self):
        picks = Count(1, 2)
        assert [picks.enough((A,) * number) for number in range(4)] == [False, True, True, False]

    def test_the_default_picks_from_the_front_until_it_is_enough(self):
        assert several(2, 3).default == (A, A)
        assert several(0, 3).default == ()
        assert several(3, 4, options=(A, B, C, C)).default == (A, B, C)

    def test_legal_answers_are_taken(self):
        decision = several(1, 3)
        for right in ((A,), (A, A), (A, B, C), (C,)):
            assert decision.check(right) is None

    @pytest.mark.parametrize(
        ("picked", "code"),
        [
            ((), "too_few"),
            ((A,), "too_few"),
            ((A, A, B, C), "too_many"),
            ((A, A, A), "picked_twice"),
            ((B, B), "picked_twice"),
            ((B, A), "unsorted"),
            ((A, ("card", 9)), "not_offered"),
            (A, "not_several"),
            ((A, "card"), "not_several"),
            ((A, 5), "not_several"),
        ],
    )
    def test_each_fault_is_told_by_its_name(self, picked, code):
        refusal = several(2, 3).check(picked)
        assert refusal.code == code
        assert str(refusal).endswith(".")

    def test_the_number_is_told_with_the_bound(self):
        assert str(several(2, 3).check((A,))) == "Pick at least 2; only 1 was picked."
        assert str(several(0, 1).check((A, A))) == "Pick at most 1; 2 were picked."

    def test_a_copy_can_be_picked_as_often_as_it_is_offered(self):
        assert several(2, 2).check((A, A)) is None


def in_order(least, most, options=(A, A, B, C)):
    return Decision(0, "discard", options, picks=Ordered(least, most))


class TestOrdered:
    def test_the_answer_is_kept_in_the_order_in_which_it_is_given(self):
        decision = in_order(2, 3)
        for picked in ((A, B), (B, A), (C, A, A), (A, C, A)):
            assert decision.accept(picked) == picked
            assert decision.check(picked) is None

    def test_what_is_kept_is_the_offered_option_and_not_what_equals_it(self):
        accepted = in_order(2, 2).accept((("card", 3.0), ("card", True)))
        assert accepted == (C, A)
        assert [type(number) for _, number in accepted] == [int, int]

    @pytest.mark.parametrize(
        ("picked", "code"),
        [
            ((B,), "too_few"),
            ((C, B, A, A), "too_many"),
            ((A, B, A, A), "picked_twice"),
            ((C, C), "picked_twice"),
            ((("card", 9), A), "not_offered"),
            (A, "not_several"),
            ((5, A), "not_several"),
        ],
    )
    def test_each_fault_is_told_by_its_name(self, picked, code):
        assert in_order(2, 3).check(picked).code == code

    def test_the_order_is_no_fault_only_where_it_matters(self):
        assert in_order(2, 3).check((B, A)) is None
        assert several(2, 3).check((B, A)).code == "unsorted"

    def test_a_pick_comes_after_those_that_were_made(self):
        assert in_order(2, 3).with_pick((C,), A) == (C, A)
        assert several(2, 3).with_pick((C,), A) == (A, C)

    def test_the_default_takes_options_as_they_stand(self):
        assert in_order(3, 4, options=(A, B, C, C)).default == (A, B, C)

    def test_random_answers_reach_every_order(self):
        chance = Chance(bytes(32))
        found = {any_answer(in_order(1, 2, options=(A, A, B)), chance) for _ in range(300)}
        assert found == {(A,), (B,), (A, A), (A, B), (B, A)}

    def test_it_is_another_question_than_one_without_an_order(self):
        assert in_order(1, 2).face() != several(1, 2).face()
        assert (in_order(1, 2).ordered, several(1, 2).ordered, single().ordered) == (True, False, False)


@given(st.lists(st.integers(0, 4), min_size=1, max_size=8), st.data())
def test_any_order_of_any_picks_is_accepted_and_kept(numbers, data):
    """Whatever part of the options is picked, and however it is mixed."""
    options = tuple(sorted([("card", number) for number in numbers]))
    mixed = data.draw(st.permutations(options))
    picked = tuple(mixed[: data.draw(st.integers(0, len(options)))])
    assert Decision(0, "discard", options, picks=Ordered(0, len(options))).accept(picked) == picked
    assert Decision(0, "discard", options, picks=Count(0, len(options))).accept(tuple(sorted(picked))) is not None


def test_random_answers_are_legal_and_reach_every_legal_answer():
    decision = several(1, 2, options=(A, A, B))
    chance = Chance(bytes(32))
    found = {any_answer(decision, chance) for _ in range(200)}
    assert found == {(A,), (B,), (A, A), (A, B)}
    assert all(decision.check(answer) is None for answer in found)


def test_a_walk_into_a_dead_end_is_a_fault_of_the_rule():
    with pytest.raises(InternalError, match="dead end"):
        any_answer(several(3, 3, options=(A, B)), Chance(bytes(32)))


def test_a_question_without_an_option_is_a_fault_of_the_rule():
    with pytest.raises(InternalError, match="dive offers nothing"):
        any_answer(Decision(0, "dive", ()), Chance(bytes(32)))


def test_picks_that_say_nothing_are_a_fault_of_the_rule():
    picks = Picks()
    with pytest.raises(InternalError, match="Picks"):
        picks.more((A,), ())
    with pytest.raises(InternalError, match="Picks"):
        picks.enough(())
    assert picks.refusal(()).code == "unreachable"


def test_powers_are_the_options_at_the_end():
    assert not Decision(0, "move", (A, B, C)).is_power(C)
    decision = Decision(0, "move", (A, B), named=B).with_powers((C,))
    assert decision.face() == Decision(0, "move", (A, B, C), named=B).face()
    assert [decision.is_power(each) for each in (A, B, C)] == [False, False, True]


def test_equal_faces_are_the_same_question():
    assert several(1, 2).face() == several(1, 2).face()
    others = [several(1, 3), several(1, 2, options=(A, B)), several(1, 2, named=(B,)), single()]
    others += [Decision(1, "discard", (A, A, B, C), picks=Count(1, 2))]
    assert all(other.face() != several(1, 2).face() for other in others)


def test_what_is_left_over_counts_copies_one_by_one():
    assert left_over((A, A, B), (A,)) == [A, B]
    assert distinct([B, A, B]) == (B, A)


def test_a_choice_comes_back_from_json_as_it_went():
    assert as_choice([["card", 1], ["pass"]]) == (A, PASS)
    assert as_choice(["council", 1, 2]) == ("council", 1, 2)


def test_a_decision_names_itself_without_its_options():
    assert repr(single()) == "Decision(seat 0, choose, 3 options)"


def test_only_a_question_that_goes_by_the_number_of_options_says_how_many():
    assert how_many(Decision(0, "discard", (A, B), picks=Count(1, 2))) == Count(1, 2)
    with pytest.raises(InternalError, match="turn does not go by the number of options"):
        how_many(Decision(0, "turn", (A, B)))
