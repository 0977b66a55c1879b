"""An answer is tried once and applied as it was tried; only a table that is loaded plays it again."""

import msgspec
import pytest

from bathysphere.engine import Chance, Refused, any_answer, holds_answers, open_questions
from bathysphere.tables import commands
from bathysphere.tables import entries as log
from bathysphere.tables import play as play_module
from bathysphere.tables.room import Snapshot
from support.rooms import Kept, everything

pytestmark = pytest.mark.usefixtures("dredge_everywhere", "murmur")


@pytest.fixture
def runs(monkeypatch) -> list[str]:
    found: list[str] = []
    for name in ("answer_all", "interject"):
        run = getattr(play_module, name)
        monkeypatch.setattr(play_module, name, lambda *given, run=run, name=name: found.append(name) or run(*given))
    return found


def test_the_rules_run_once_for_each_question_that_is_closed(runs):
    kept = Kept(None, None, "random").begin()
    chance = Chance(bytes(32))
    closed = 0
    while closed < 120:
        runs.clear()
        question = kept.room.playing.question
        missing = [seat for seat in kept.asked if kept.room.seats[seat].state == "present"]
        missing = [seat for seat in missing if seat not in kept.room.sealed]
        if missing:
            kept.give(missing[0], any_answer(kept.room.decision(missing[0]), chance))
        else:
            kept.wait()
        went_on = kept.room.playing.question != question
        assert len(runs) == went_on
        closed += went_on
    assert everything(kept.load()) == everything(kept.room)


def test_an_interjection_runs_once(runs):
    kept = Kept(None, None, None, game="murmur").begin()
    seat = (kept.asked[0] + 1) % 3
    kept.room.playing.state.hands[seat] = (2, 2, 2)
    runs.clear()
    kept.do(commands.interject(kept.room, seat, kept.room.playing.question, ("declare", 2), kept.now))
    assert runs == ["interject"]


def test_what_was_tried_and_not_applied_leaves_the_room_as_it_was(runs):
    kept = Kept(None, None, game="dredge").begin()
    (decision,) = open_questions(kept.room.playing.state)
    before = everything(kept.room)
    tried = commands.answer(kept.room, decision.seat, kept.room.playing.question, decision.options[0], kept.now)
    assert everything(kept.room) == before
    other = commands.answer(kept.room, decision.seat, kept.room.playing.question, decision.options[-1], kept.now)
    assert tried[0].choice != other[0].choice
    runs.clear()
    kept.do(tried)  # not what was tried last: it is played
    assert runs == ["answer_all"]
    assert everything(kept.load()) == everything(kept.room)


def test_what_was_tried_is_taken_once():
    """Stepping back leads to the very state that it was tried on, and by then it has gone on elsewhere."""
    kept = Kept(None, None, game="dredge").begin()
    seat = kept.asked[0]
    kept.give(seat, ("dive",))
    kept.give(kept.asked[0])
    assert kept.room.sealed
    kept.do(commands.step_back(kept.room, seat, kept.room.playing.question, kept.now))
    kept.give(seat, ("dive",))
    assert not kept.room.sealed
    assert everything(kept.load()) == everything(kept.room)


def test_a_snapshot_that_knows_nothing_of_sealed_answers_still_leads_to_the_room():
    """Earlier programs kept them beside the state; they stand in the log."""
    kept = Kept(None, None).begin()
    chance = Chance(bytes(32))
    while not holds_answers(kept.room.playing.state):
        kept.by_chance(1, chance)
    seat = kept.asked[0]
    kept.give(seat)
    assert list(kept.room.sealed) == [seat]
    whole = msgspec.json.decode(kept.room.snapshot(), type=Snapshot)
    old = msgspec.structs.replace(whole, state=whole.state | {"sealed": [None, None]})
    for snapshot in (whole, old):
        again = kept.load((kept.room.number, msgspec.json.encode(snapshot)))
        assert everything(again) == everything(kept.room)
        with pytest.raises(Refused, match="already answered"):
            commands.answer(again, seat, again.playing.question, kept.room.sealed[seat], kept.now)


def test_logs_of_earlier_programs_name_a_sealed_answer_as_it_was_called_then():
    assert log.decode(b'{"what":"held","at":1,"seat":1,"choice":["pass"]}') == log.Sealed(
        at=1, seat=1, choice=("pass",)
    )
