"""Going back to a moment plays a few answers, not all of them, and leads to the same state."""

import pytest

from bathysphere.engine import Chance, stream
from bathysphere.tables import commands
from bathysphere.tables.checkpoints import EVERY, Checkpoints
from support.rooms import Kept

SLACK = 8
"""A station is never in the middle of a secret vote, so it may lie a little further back."""


@pytest.fixture(scope="module")
def played() -> Kept:
    """A game of three with many sealed answers."""
    return Kept(None, None, None).begin().by_chance(200, Chance(stream(bytes(32), "stations")))


def test_every_moment_is_near_a_station(played):
    play = played.room.playing
    assert play.answers > 3 * EVERY
    for answers in range(0, play.answers + 1, 7):
        way = [
            (number, state.dump()) for number, state, _, _ in play.checkpoints.way_to(play.game, play.record, answers)
        ]
        assert len(way) <= EVERY + SLACK
        assert way[-1] == (answers, play.record.state(play.game, answers).dump())


def test_a_state_that_is_kept_is_never_moved_on(played):
    play = played.room.playing
    before = {number: state.dump() for number, state in play.checkpoints._states.items()}
    for _ in range(3):
        for _ in play.checkpoints.way_to(play.game, play.record, play.answers):
            pass
    assert {number: state.dump() for number, state in play.checkpoints._states.items()} == before


def test_the_open_moment_is_the_latest_without_sealed_answers(played):
    play = played.room.playing
    sealed = [play.record.state(play.game, number).any_sealed for number in range(play.answers + 1)]
    assert any(sealed)
    for upto in range(play.answers + 1):
        expected = max(number for number in range(upto + 1) if not sealed[number])
        assert play.checkpoints.open_moment(play.game, play.record, upto) == expected


def test_a_room_loaded_from_a_snapshot_learns_its_ways_once(played):
    snapshot = played.room.snapshot()
    assert snapshot is not None
    room = played.load((len(played.raw), snapshot))
    play = room.playing
    assert not play.knows_ways
    play.learn_ways()
    assert play.knows_ways
    assert len(list(play.checkpoints.way_to(play.game, play.record, play.answers))) <= EVERY + SLACK
    assert play.state.dump() == played.room.playing.state.dump()


def test_what_is_taken_back_leaves_no_station_behind(played):
    room = played.load()
    asked = commands.ask_take_back(room, room.playing.record.answers[-1].seat, played.now)
    assert asked
    room.playing.rewind(100)
    assert max(room.playing.checkpoints._numbers) <= 100
    assert room.playing.state.dump() == played.room.playing.record.state(room.playing.game, 100).dump()


def test_what_another_thread_found_is_learned(played):
    play = played.load((len(played.raw), played.room.snapshot() or b"")).playing
    twin = play.checkpoints.copy()
    for _ in twin.way_to(play.game, play.record, play.answers):
        pass
    assert play.checkpoints._numbers == []
    play.checkpoints.learn(twin)
    assert play.checkpoints._numbers == twin._numbers
    assert isinstance(twin, Checkpoints)
