"""Somebody who vanished does not stop a table: the others vote, or the time that was set at the table runs out."""

import pytest

from bathysphere.engine import Refused
from bathysphere.tables import automatic, commands, motions
from bathysphere.tables import entries as log
from bathysphere.tables.settings import Clock
from support.rooms import Kept

MINUTE = 60_000


def table(*bots: str | None, **settings) -> Kept:
    return Kept(*bots, pace=900, **settings).begin()


def gone(kept: Kept, *seats: int, presence: str = "gone") -> Kept:
    kept.do([log.Attended(at=kept.now, seat=seat, presence=presence) for seat in seats])
    return kept


def propose(kept: Kept, seat: int, kind: str, target: int) -> list[str]:
    made = kept.do(motions.propose(kept.room, seat, kind, kept.now, target=target))
    return [type(entry).__name__ for entry in made]


def vote(kept: Kept, seat: int, agree: bool) -> None:
    kept.do(motions.ballot(kept.room, seat, kept.room.motions_made, agree, kept.now))


def state(kept: Kept, seat: int) -> str:
    found: str = kept.room.seats[seat].state
    return found


class TestVote:
    def test_of_two_the_one_who_is_left_decides(self):
        kept = gone(table(None, None), 1)
        with pytest.raises(Refused, match="here"):
            propose(kept, 0, "cover", 1)
        kept.now += MINUTE
        assert propose(kept, 0, "cover", 1) == ["WentAway"]
        assert state(kept, 1) == "away"
        assert [note.kind for note in kept.room.notes] == ["covered-vote"]

    @pytest.mark.parametrize(("votes", "granted"), [((True, False), True), ((False, False), False)])
    def test_of_several_the_majority_does(self, votes, granted):
        kept = gone(table(None, None, None, None), 3)
        kept.now += MINUTE
        assert propose(kept, 0, "cover", 3) == ["Proposed"]
        vote(kept, 1, votes[0])
        vote(kept, 2, votes[1])
        assert (state(kept, 3) == "away") == granted

    def test_others_who_are_gone_hold_up_nobody(self):
        kept = gone(table(None, None, None), 1, 2)
        kept.now += MINUTE
        propose(kept, 0, "cover", 1)
        propose(kept, 0, "cover", 2)
        assert [state(kept, seat) for seat in (1, 2)] == ["away", "away"]

    def test_whoever_is_here_is_not_covered(self):
        kept = table(None, None)
        kept.now += MINUTE
        with pytest.raises(Refused):
            propose(kept, 0, "cover", 1 - kept.asked[0] if kept.asked[0] == 1 else 1)

    def test_but_whoever_is_here_and_lets_all_wait_may_be(self):
        kept = table(None, None)
        asked = kept.asked[0]
        kept.now += 20 * MINUTE
        assert propose(kept, 1 - asked, "cover", asked) == ["WentAway"]

    def test_by_correspondence_to_be_gone_means_little(self):
        kept = gone(table(None, None, None, clock=Clock("days", 7 * 86400)), 1, 2)
        kept.now += 60 * MINUTE
        with pytest.raises(Refused):
            propose(kept, 0, "cover", 1)
        kept.now += 24 * 60 * MINUTE
        assert propose(kept, 0, "cover", 1) == ["Proposed"], "and others have a day to vote"
        while kept.room.motion is not None:
            kept.wait()
        assert state(kept, 1) == "away"

    def test_whoever_comes_back_while_they_vote_stays(self):
        kept = gone(table(None, None, None), 2)
        kept.now += MINUTE
        propose(kept, 0, "cover", 2)
        gone(kept, 2, presence="here")
        vote(kept, 1, True)
        assert state(kept, 2) == "present"

    def test_a_substitute_takes_the_seat_only_if_they_voted_for_it(self):
        kept = gone(table(None, None), 1)
        kept.now += MINUTE
        propose(kept, 0, "cover", 1)
        with pytest.raises(Refused):
            commands.make_substitute(kept.room, 0, 1, "key", kept.now)
        assert propose(kept, 0, "substitute", 1) == ["GivenAway"]
        kept.do(commands.make_substitute(kept.room, 0, 1, "key", kept.now))
        kept.do(commands.substitute(kept.room, "Jeanne", "key", "token", kept.now))
        assert (kept.room.seats[1].name, state(kept, 1)) == ("Jeanne", "present")
        with pytest.raises(Refused):
            commands.make_substitute(kept.room, 0, 1, "key", kept.now)

    def test_a_dead_table_ends_without_those_who_are_long_gone(self):
        kept = gone(table(None, None), 1)
        kept.now += 10 * MINUTE
        assert propose(kept, 0, "abandon", -1) == ["Proposed"]
        kept.do(automatic.act(kept.room, kept.now + motions.VOTE_SECONDS["none"] * 1000))
        kept.now += 30 * MINUTE
        assert propose(kept, 0, "abandon", -1) == ["Halted"]


class TestTime:
    def test_a_bot_covers_whoever_is_gone_for_as_long_as_was_set(self):
        kept = gone(table(None, None, cover_after=600), 1)
        begun = kept.now
        while state(kept, 1) != "away":
            for seat in automatic.waited_for(kept.room):
                if seat == 0:
                    kept.give(0)
            kept.wait()
        assert kept.now == begun + 600_000
        assert kept.room.notes[-1].kind == "covered-gone"

    def test_never_unless_it_was_set(self):
        kept = gone(table(None, None), 0, 1)
        assert automatic._next_to_cover(kept.room) is None

    def test_not_while_nobody_is_held_up(self):
        kept = gone(table(None, None, cover_after=600), 1)
        kept.now += MINUTE
        gone(kept, 0)
        assert automatic._next_to_cover(kept.room) == (kept.room.seats[1].seen_at + 600_000, 1)
        alone = gone(table(None, "random", cover_after=600), 0)
        assert automatic._next_to_cover(alone.room) is None

    def test_answers_in_secret_change_nothing_of_it(self):
        """Whoever is gone is covered, asked or not, whether or not an answer lies sealed."""
        times = set()
        for answers in (False, True):
            kept = table(None, None, None, cover_after=600)
            while not kept.room.sealed and answers:
                seat = automatic.waited_for(kept.room)
                kept.give(seat[0]) if seat else kept.wait()
            gone(kept, 2)
            found = automatic._next_to_cover(kept.room)
            assert found is not None
            times.add((found[0] - kept.now, found[1]))
        assert times == {(600_000, 2)}


def test_who_is_here_shows_in_no_list():
    kept = table(None, None)
    changed = kept.room.changed
    kept.now += MINUTE
    gone(kept, 1)
    assert kept.room.changed == changed


def test_whoever_comes_back_has_their_seat_at_once_and_no_link_of_others_takes_it():
    kept = gone(table(None, None), 1)
    kept.now += MINUTE
    propose(kept, 0, "substitute", 1)
    kept.do(commands.make_substitute(kept.room, 0, 1, "key", kept.now))
    kept.do(commands.come_back(kept.room, 1, kept.now))
    assert (state(kept, 1), kept.room.seats[1].released) == ("present", False)
    with pytest.raises(Refused):
        commands.substitute(kept.room, "Jeanne", "key", "token", kept.now)
