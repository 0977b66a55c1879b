"""A sealed answer waits until its question is closed, whether one seat is asked or several."""

import pytest

from bathysphere.engine import Refused, answer, answer_all, decision_of, decisions, interject, seal, withdraw
from support.tiny_game import NO, YES, Ask, End, Say, tiny_game


class TestSealing:
    @pytest.mark.parametrize("seats", [(1,), (0, 1, 2)])
    def test_nothing_happens_before_the_question_is_closed(self, seats):
        s = tiny_game(Ask(seats, Say("on")), Ask((0,)), End())
        number = s.question
        for seat in seats:
            seal(s, seat, YES)
        assert (s.question, s.notes, decisions(s)) == (number, [], [])
        answer_all(s, {})
        assert s.notes == [" ".join(f"{seat}:yes" for seat in seats), "on"]
        assert not s.any_sealed

    def test_whoever_has_sealed_nothing_answers_when_it_is_closed(self):
        s = tiny_game(Ask((0, 1)), End())
        seal(s, 1, NO)
        answer_all(s, {0: YES, 1: YES})
        assert s.notes[0] == "0:yes 1:no"

    def test_an_answer_is_sealed_once(self):
        s = tiny_game(Ask((1,)), End())
        seal(s, 1, NO)
        for give in (seal, answer):
            with pytest.raises(Refused, match="already answered"):
                give(s, 1, YES)
        withdraw(s, 1)
        answer(s, 1, YES)
        assert s.notes == ["1:yes"]

    @pytest.mark.parametrize(("seat", "choice"), [(0, YES), (-1, YES), (3, YES), (1, ("maybe",)), (1, None)])
    def test_what_is_no_answer_is_not_sealed(self, seat, choice):
        s = tiny_game(Ask((1,)), End())
        before = s.dump()
        with pytest.raises(Refused):
            seal(s, seat, choice)
        assert s.dump() == before


class Listens(Ask):
    __slots__ = ()
    allows_interjections = True


class TestInterjections:
    def test_a_sealed_answer_stays_if_the_same_is_asked_again(self):
        s = tiny_game(Listens((1,)), End(), offer=(("shout",),))
        seal(s, 1, YES)
        interject(s, 2, ("shout",))
        assert s.sealed[1] == YES
        assert decision_of(s, 1) is not None

    def test_it_is_dropped_if_another_question_comes_first(self):
        s = tiny_game(Listens((1,)), End(), offer=(("shout",),), wishes=(Ask((0,)),))
        seal(s, 1, YES)
        interject(s, 2, ("shout",))
        assert [decision.seat for decision in decisions(s)] == [0]
        assert not s.any_sealed
