"""Steps: three kinds, their fields, and what happens when a rule is written against the contract."""

import pytest

from bathysphere.engine import DONE, Asks, Continues, Does, InternalError, Step, answer
from bathysphere.engine.step import fields_of
from support.dredge import BeforeDive, Cut, Draw, Lands, Move
from support.tiny_game import NO, YES, Ask, End, FreeAsk, HandOn, HandOnAnswer, NoteValue, Say, TinyState, tiny_game


class TestTheThreeKinds:
    def test_a_step_that_does_is_replaced_by_its_successors_in_their_order(self):
        s = tiny_game(Say("a", Say("b"), Say("c")), Say("d"), End())
        assert s.notes == ["a", "b", "c", "d"]

    def test_a_step_that_asks_waits_and_then_names_its_successors(self):
        s = tiny_game(Ask((0,), Say("a")), Say("b"), End())
        assert s.notes == []
        answer(s, 0, YES)
        assert s.notes == ["0:yes", "a", "b"]

    def test_a_step_that_continues_gets_what_was_handed_on(self):
        assert tiny_game(HandOn(6), NoteValue(), End()).notes == ["given 6"]

    def test_without_a_value_it_continues_with_none(self):
        assert tiny_game(Say("a"), NoteValue(), End()).notes == ["a", "given None"]

    def test_a_value_is_handed_on_once(self):
        assert tiny_game(HandOn(6), NoteValue(), NoteValue(), End()).notes == ["given 6", "given None"]

    def test_an_answer_can_be_handed_on(self):
        s = tiny_game(HandOnAnswer((1,)), NoteValue(), End())
        answer(s, 1, NO)
        assert s.notes == ["given no"]


class Forgets(Does[TinyState]):
    __slots__ = ()

    def run(self, s):
        return None


class ForgetsWhenGiven(Continues[TinyState]):
    __slots__ = ()

    def given(self, s, value):
        return None


class AsksNobodyAgain(Asks[TinyState]):
    __slots__ = ()

    def ask(self, s):
        return []

    def take(self, s, answers):
        return None


class TestFaultsOfARule:
    @pytest.mark.parametrize("step", [Forgets, ForgetsWhenGiven, AsksNobodyAgain])
    def test_a_step_that_forgets_its_successors_is_broken(self, step):
        with pytest.raises(InternalError, match=f"{step.__name__} must name its successors"):
            tiny_game(step(), End())

    @pytest.mark.parametrize("below", [Say("a"), Ask((0,)), FreeAsk((0,)), End()])
    def test_a_value_that_nobody_wants_is_broken(self, below):
        with pytest.raises(InternalError, match=f"handed on to {type(below).__name__}"):
            tiny_game(HandOn(1), below, End())

    def test_even_zero_is_a_value(self):
        with pytest.raises(InternalError, match="handed on"):
            tiny_game(HandOn(0), Say("a"), End())

    @pytest.mark.parametrize("below", [Say("a", NoteValue()), Ask((0,), NoteValue())])
    def test_an_answer_handed_on_to_nobody_is_broken_at_once(self, below):
        s = tiny_game(HandOnAnswer((0,)), below, End())
        with pytest.raises(InternalError, match=f"handed on to {type(below).__name__}"):
            answer(s, 0, YES)

    def test_a_power_that_hands_a_value_to_the_open_question_is_broken(self):
        s = tiny_game(FreeAsk((0,)), End(), offer=(("power",),), wishes=(HandOn(3),))
        with pytest.raises(InternalError, match="handed on to FreeAsk"):
            answer(s, 0, ("power",))

    def test_a_stack_that_runs_empty_is_broken(self):
        with pytest.raises(InternalError, match="ran empty"):
            tiny_game(Say("a"))

    def test_a_stack_that_runs_empty_after_an_answer_is_broken(self):
        s = tiny_game(Ask((0,)))
        with pytest.raises(InternalError, match="ran empty"):
            answer(s, 0, YES)

    @pytest.mark.parametrize(
        ("call", "said"),
        [
            (lambda step, s: step.run(s), "does nothing"),
            (lambda step, s: step.ask(s), "asks nothing"),
            (lambda step, s: step.take(s, {}), "takes no answer"),
            (lambda step, s: step.given(s, 1), "takes no value"),
        ],
    )
    def test_what_a_step_does_not_define_is_named(self, call, said):
        with pytest.raises(InternalError, match=f"Step {said}"):
            call(Step(), tiny_game(End()))


class TestFields:
    def test_fields_stand_in_the_order_of_the_constructor(self):
        assert fields_of(Draw) == ("number", "seat")
        assert fields_of(BeforeDive) == ("mask",)
        assert fields_of(Cut) == ()

    def test_fields_of_a_base_class_come_first(self):
        class Deeper(Move):
            __slots__ = ("depth",)

        assert fields_of(Deeper) == ("seat", "depth")

    def test_a_plain_step_is_its_name_and_fields(self):
        assert Draw(2, 1).plain() == ["Draw", 2, 1]
        assert BeforeDive(6).plain() == ["BeforeDive", 6]
        assert Cut().plain() == ["Cut"]

    def test_a_step_shows_itself_with_its_fields(self):
        assert repr(Lands(2)) == "Lands(2)"
        assert repr(BeforeDive(6)) == "BeforeDive(6)"

    def test_done_means_no_successors(self):
        assert DONE == ()
