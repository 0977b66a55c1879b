"""Interjections: what a seat may do besides answering, asked or not."""

import pytest

from bathysphere.engine import INTERJECTION, Record, Refused, allows_interjections, answer, interject, interjections
from support import dredge
from support.dredge.positions import DIVE, POOL, asked, sea
from support.tiny_game import YES, Ask, End, ListeningAsk, Say, tiny_game

DECLARE_2 = ("declare", 2)
SHOUT = ("shout",)


class TestWhen:
    def test_only_while_a_question_listens(self):
        assert interjections(tiny_game(ListeningAsk((0,)), End(), offer=(SHOUT,)), 1) == (SHOUT,)
        assert interjections(tiny_game(Ask((0,)), End(), offer=(SHOUT,)), 1) == ()

    def test_never_at_a_question_to_several_whether_or_not_somebody_has_answered(self):
        s = tiny_game(ListeningAsk((0, 1)), End(), offer=(SHOUT,))
        assert (interjections(s, 2), allows_interjections(s)) == ((), False)
        answer(s, 0, YES)
        assert interjections(s, 2) == ()
        with pytest.raises(Refused, match="Seat 2 may not interject"):
            interject(s, 2, SHOUT)

    def test_never_after_the_end(self):
        assert interjections(tiny_game(End(), offer=(SHOUT,)), 0) == ()

    def test_a_seat_may_interject_although_it_is_asked_itself(self):
        s = sea(hands={0: (2, 2, 2)})
        assert interjections(s, 0) == (DECLARE_2,)

    def test_they_belong_to_the_seat_alone(self):
        s = sea(hands={0: (1,), 1: (2, 2, 2), 2: (2, 2, 3)})
        assert [interjections(s, seat) for seat in range(3)] == [(), (DECLARE_2,), ()]

    @pytest.mark.parametrize("seat", [-1, 3])
    def test_nobody_interjects_from_a_seat_that_does_not_exist(self, seat):
        s = sea(hands={2: (2, 2, 2)})
        before = s.dump()
        with pytest.raises(Refused, match="may not interject"):
            interject(s, seat, DECLARE_2)
        assert s.dump() == before


class TestWhat:
    def test_what_is_not_listed_is_refused_and_changes_nothing(self):
        s = sea(hands={1: (2, 2, 2)})
        before = s.dump()
        with pytest.raises(Refused, match="Seat 1 may not interject"):
            interject(s, 1, ("declare", 3))
        assert s.dump() == before

    def test_its_steps_come_first_and_the_question_is_asked_anew_under_a_new_number(self):
        s = tiny_game(ListeningAsk((0,)), End(), offer=(SHOUT,), wishes=(Say("a"), Say("b")))
        number = s.question
        interject(s, 2, SHOUT)
        assert s.notes == ["interjected 2", "a", "b"]
        assert (asked(s), s.question) == ([(0, "really")], number + 1)
        with pytest.raises(Refused, match=f"belongs to question {number}"):
            answer(s, 0, YES, number)

    def test_it_may_ask_somebody_first(self):
        s = tiny_game(ListeningAsk((0,)), End(), offer=(SHOUT,), wishes=(Ask((1,)),))
        interject(s, 2, SHOUT)
        assert asked(s) == [(1, "really")]
        answer(s, 1, YES)
        assert asked(s) == [(0, "really")]

    def test_it_may_end_the_game(self):
        s = sea(hands={1: (2, 2, 2)}, points={1: 11})
        reply = interject(s, 1, DECLARE_2)
        assert s.outcome.winners == (1,)
        assert [event.kind.name for event in reply.events] == ["declared"]  # no card is drawn any more

    def test_everybody_hears_what_was_declared(self):
        s = sea(hands={1: (2, 2, 2)})
        reply = interject(s, 1, DECLARE_2)
        assert reply.seen_by(-1)[0].data == {"seat": 1, "card": 2}
        assert reply.reveals
        assert s.points[1] == 5


def test_they_stand_in_the_record_and_are_replayed():
    """Given a random table on which somebody may declare, the record leads to the same state again."""
    for seed in range(200):
        record = Record.begin(dredge.GAME, 4, seed)
        s = record.new(dredge.GAME)
        seat = next((seat for seat in range(4) if interjections(s, seat)), None)
        if seat is not None:
            break
    choice = interjections(s, seat)[0]
    interject(s, seat, choice)
    record.note(s, seat, INTERJECTION, choice)
    mover = asked(s)[0][0]
    answer(s, mover, DIVE)
    record.note(s, mover, "move", DIVE)
    again = Record.decode(record.encode())
    assert [line.kind for line in again.answers] == ["!", "move"]
    assert again.state(dredge.GAME).checksum() == s.checksum()


def test_a_question_that_does_not_listen_lets_nobody_interject_in_the_middle_of_it():
    s = sea(hands={0: (1,), 1: (2, 2, 2), 2: (1,)})
    answer(s, 0, POOL)
    assert interjections(s, 1) == ()
