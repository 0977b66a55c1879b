"""How a game moves: answers, sealed answers, powers, the end; and why an answer is refused."""

import pytest

from bathysphere.engine import Decision, Refused, answer, decision_of, decisions, open_questions, withdraw
from support import dredge
from support.dredge.positions import DIVE, LAMP, POOL, asked, offered, sea
from support.tiny_game import NO, YES, Ask, End, FreeAsk, Say, tiny_game

POWER = ("power",)


def refusal(s, seat, choice, question=None):
    """Why an answer is refused; the state must be as it was."""
    before = s.dump()
    with pytest.raises(Refused) as refused:
        answer(s, seat, choice, question)
    assert s.dump() == before
    return str(refused.value)


class TestOneAnswer:
    def test_the_steps_run_until_the_next_question(self):
        s = tiny_game(Ask((0,)), Say("a"), Ask((1,)), Say("b"), End())
        reply = answer(s, 0, YES)
        assert s.notes == ["0:yes", "a"]
        assert [event.data for event in reply.events] == [("a",)]
        assert asked(s) == [(1, "really")]

    def test_every_question_has_the_next_number(self):
        s = tiny_game(Ask((0,)), Ask((1,)), End())
        first = s.question
        answer(s, 0, YES, first)
        assert s.question == first + 1
        answer(s, 1, YES, first + 1)
        assert s.question == first + 2

    def test_taking_none_asks_again_under_a_new_number(self):
        s = tiny_game(Ask((0,)), End())
        first = s.question
        answer(s, 0, NO)
        assert (asked(s), s.question) == ([(0, "really")], first + 1)
        assert s.notes == ["0:no"]

    def test_a_question_to_nobody_goes_on_without_answers(self):
        assert tiny_game(Ask((), Say("a")), End()).notes == ["nobody", "a"]

    def test_questions_to_nobody_are_not_counted(self):
        one = tiny_game(Ask(()), Ask((0,)), End())
        two = tiny_game(Ask((0,)), End())
        assert one.question == two.question

    def test_the_reply_tells_whether_chance_was_used(self):
        s = sea(hands={1: (), 2: ()})
        assert answer(s.copy(), 0, DIVE).chance_used  # a die is rolled, since nobody can react
        assert not answer(s, 0, LAMP).chance_used

    def test_a_reply_reveals_when_an_event_says_so_or_chance_was_used(self):
        s = tiny_game(Ask((0,)), Say("a"), Ask((0,)), End())
        assert not answer(s, 0, YES).reveals
        assert answer(sea(), 0, LAMP).reveals
        assert answer(sea(), 0, DIVE).reveals


class TestRefusals:
    def test_a_seat_that_is_not_asked_hears_who_is(self):
        s = tiny_game(Ask((1, 2)), End())
        assert refusal(s, 0, YES) == "Seat 0 is not asked now; the table waits for seat 1, 2."

    @pytest.mark.parametrize("seat", [-1, 3, 99])
    def test_a_seat_that_does_not_exist_is_not_asked(self, seat):
        assert "is not asked now" in refusal(tiny_game(Ask((2,)), End()), seat, YES)

    def test_an_option_that_is_not_offered(self):
        assert "this question has 2 options" in refusal(tiny_game(Ask((0,)), End()), 0, ("perhaps",))

    def test_a_click_that_saw_an_older_question(self):
        s = tiny_game(Ask((0,)), Ask((0,)), End())
        first = s.question
        answer(s, 0, YES, first)
        said = refusal(s, 0, YES, first)
        assert said == f"That answer belongs to question {first}, but question {first + 1} is open now."

    def test_the_number_counts_more_than_the_turn(self):
        """Who clicked too late is told that, not that the option is gone or that he is not asked."""
        s = tiny_game(Ask((0,)), Ask((1,)), End())
        answer(s, 0, YES, s.question)
        assert "belongs to question" in refusal(s, 0, ("perhaps",), s.question - 1)

    def test_after_the_end_nobody_is_asked(self):
        s = tiny_game(Ask((0,)), End())
        answer(s, 0, YES)
        assert refusal(s, 0, YES) == "The game is over; nobody is asked anything any more."
        assert (decisions(s), open_questions(s), decision_of(s, 0)) == ([], (), None)


class TestAnswersAtOnce:
    def three(self):
        return tiny_game(Ask((0, 1, 2)), Say("after"), End())

    def test_nothing_happens_until_the_last_answer_is_in(self):
        s = self.three()
        for seat in (2, 0):
            reply = answer(s, seat, YES)
            assert (s.notes, reply.events, reply.reveals) == ([], [], False)
        answer(s, 1, NO)
        assert s.notes == ["0:yes 1:no 2:yes", "after"]

    @pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
    def test_the_order_of_arrival_does_not_matter(self, order):
        s = self.three()
        for seat in order:
            answer(s, seat, NO if seat == 1 else YES)
        assert s.notes[0] == "0:yes 1:no 2:yes"

    def test_the_question_keeps_its_number_while_answers_come_in(self):
        s = self.three()
        first = s.question
        answer(s, 1, YES, first)
        answer(s, 0, YES, first)
        assert s.question == first

    def test_who_has_answered_is_asked_no_more_but_the_question_stays_open(self):
        s = self.three()
        answer(s, 1, YES)
        assert [decision.seat for decision in decisions(s)] == [0, 2]
        assert [decision.seat for decision in open_questions(s)] == [0, 1, 2]

    def test_a_second_answer_is_refused(self):
        s = self.three()
        answer(s, 1, YES)
        assert refusal(s, 1, NO) == "Seat 1 has already answered this question; withdraw that answer first."
        assert s.sealed[1] == YES

    def test_a_wrong_answer_is_refused_when_it_is_given_not_later(self):
        s = self.three()
        assert "not an option" in refusal(s, 1, ("perhaps",))
        assert s.sealed == [None, None, None]

    def test_a_withdrawn_answer_was_never_given(self):
        s = self.three()
        before = s.dump()
        answer(s, 1, YES)
        withdraw(s, 1)
        assert s.dump() == before
        for seat in (0, 1, 2):
            answer(s, seat, NO)
        assert s.notes[0] == "0:no 1:no 2:no"

    @pytest.mark.parametrize("seat", [-1, 0, 2, 3])
    def test_only_a_seat_with_a_sealed_answer_can_withdraw_it(self, seat):
        """Seat -1, a spectator, must not reach the last seat's answer by Python's way of counting."""
        s = self.three()
        answer(s, 1, YES)
        if seat == -1:
            answer(s, 2, YES)
        before = s.dump()
        with pytest.raises(Refused, match=f"Seat {seat} has no sealed answer"):
            withdraw(s, seat)
        assert s.dump() == before

    def test_nothing_is_sealed_once_all_have_answered(self):
        s = tiny_game(Ask((0, 1)), Ask((2,)), End())
        answer(s, 0, YES)
        answer(s, 1, YES)
        assert s.sealed == [None, None, None]
        with pytest.raises(Refused):
            withdraw(s, 0)


class TestPowers:
    def test_a_free_question_offers_them_behind_its_own_options(self):
        s = tiny_game(FreeAsk((0,)), End(), offer=(POWER,))
        assert offered(s, 0) == (YES, NO, POWER)
        assert offered(tiny_game(Ask((0,)), End(), offer=(POWER,)), 0) == (YES, NO)

    def test_the_default_is_no_power(self):
        s = tiny_game(FreeAsk((0,)), End(), offer=(POWER,))
        assert decision_of(s, 0).default == YES

    def test_a_question_that_its_step_keeps_is_not_widened_again_and_again(self):
        class KeptAsk(FreeAsk):
            __slots__ = ()
            kept = Decision(0, "really", (YES, NO))

            def ask(self, s):
                return [self.kept]

        for _ in range(2):
            s = tiny_game(KeptAsk((0,)), End(), offer=(POWER,), wishes=(Say("a"),))
            assert offered(s, 0) == (YES, NO, POWER)
            answer(s, 0, POWER)
            assert offered(s, 0) == (YES, NO)
        assert (KeptAsk.kept.options, KeptAsk.kept.powers) == ((YES, NO), 0)

    def test_its_steps_come_first_and_the_question_is_asked_anew(self):
        s = tiny_game(FreeAsk((0,)), End(), offer=(POWER,), wishes=(Say("a"), Ask((1,)), Say("b")))
        first = s.question
        answer(s, 0, POWER)
        assert (s.notes, asked(s)) == (["power 0", "a"], [(1, "really")])
        answer(s, 1, YES)
        assert s.notes[-2:] == ["1:yes", "b"]
        assert (asked(s), offered(s, 0)) == ([(0, "really")], (YES, NO))
        assert s.question == first + 2

    def test_a_power_that_ends_the_game_ends_it(self):
        s = tiny_game(FreeAsk((0,)), Say("never"), End(), offer=(POWER,), wishes=(End(),))
        answer(s, 0, POWER)
        assert s.outcome is not None
        assert "never" not in s.notes

    def test_the_lamp_of_dredge_can_be_used_once_a_turn(self):
        s = sea(deck=(1, 2, 3))
        reply = answer(s, 0, LAMP)
        assert [told.data for told in reply.seen_by(0)] == [{"seat": 0, "card": 3}]
        assert offered(s, 0) == (DIVE, POOL)


class TestTheEnd:
    def test_nothing_behind_it_runs(self):
        s = tiny_game(Say("a", End(), Say("b")), Say("c"))
        assert s.notes == ["a"]
        assert s.stack == []

    def test_it_ends_the_take_of_an_answer_in_the_middle(self):
        class Stops(Ask):
            __slots__ = ()

            def take(self, s, answers):
                s.notes.append("before")
                s.finish(dredge.Outcome((2,)))
                s.notes.append("after")

        s = tiny_game(Stops((0,)), Say("never"))
        answer(s, 0, YES)
        assert s.notes == ["before"]
        assert (s.outcome.winners, s.stack, s.value) == ((2,), [], None)

    def test_a_game_of_dredge_ends_in_the_middle_of_a_pool(self):
        """The points of the pool come before its draws: who wins, draws nothing any more."""
        s = sea(hands={0: (1,), 1: (2,), 2: (4,)}, points={0: 12})
        answer(s, 0, POOL)
        for seat, card in enumerate((1, 2, 4)):
            answer(s, seat, ("throw", card))
        assert s.outcome.winners == (0,)
        assert s.hands == [(), (), ()]

    def test_the_end_counts_as_a_question_of_its_own(self):
        s = tiny_game(Ask((0,)), End())
        first = s.question
        answer(s, 0, YES, first)
        assert "over" in refusal(s, 0, YES, first)
        assert s.question == first + 1
