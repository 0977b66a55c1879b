"""No answer takes for ever: rules that go round in circles are stopped, and say where."""

import pytest

from bathysphere.engine import InternalError, answer
from bathysphere.engine.flow import MOST_STEPS, interject
from bathysphere.engine.state import MOST_EVENTS
from support.tiny_game import WANTED, YES, Ask, Babble, Circle, End, Heap, ListeningAsk, Say, Whisper, tiny_game


@pytest.mark.parametrize("step", [Circle, Heap])
def test_steps_that_come_after_themselves_are_stopped(step):
    s = tiny_game(Ask((0,)), step(), End())
    with pytest.raises(InternalError, match=f"{MOST_STEPS} steps led to no question; the last was {step.__name__}"):
        answer(s, 0, YES)


@pytest.mark.parametrize("step", [Babble, Whisper])
def test_a_step_that_tells_without_end_is_stopped(step):
    s = tiny_game(Ask((0,)), step(), End())
    with pytest.raises(InternalError, match=f"more than {MOST_EVENTS} events"):
        answer(s, 0, YES)


def test_an_interjection_that_leads_nowhere_is_stopped():
    s = tiny_game(ListeningAsk((0,)), End(), offer=(WANTED,), wishes=(Circle(),))
    with pytest.raises(InternalError, match="no question"):
        interject(s, 1, WANTED)


def test_a_deal_that_leads_nowhere_is_stopped():
    with pytest.raises(InternalError, match="no question"):
        tiny_game(Circle())


def test_each_answer_has_all_of_its_steps_and_events():
    busy = [Say("word") for _ in range(MOST_STEPS - 2)]
    s = tiny_game(Ask((0,)), *busy, Ask((1,)), *busy, Ask((2,)), End())
    assert len(answer(s, 0, YES).events) == MOST_STEPS - 2
    assert len(answer(s, 1, YES).events) == MOST_STEPS - 2
