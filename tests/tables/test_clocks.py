"""Clocks with a bank, and time that counts for nobody."""

import pytest

from bathysphere.engine import BadTable
from bathysphere.tables import automatic, clocks, commands, motions
from bathysphere.tables import entries as log
from bathysphere.tables.clocks import Banks
from bathysphere.tables.seat import PRESENT
from bathysphere.tables.settings import Clock, Terms
from support.room_scenes import free_to_step_back
from support.rooms import Kept, everything

BANK = Clock("live", 30, 600)
FULL = 600_000


def table(*bots: str | None, clock: Clock = BANK, **settings) -> Kept:
    return Kept(*bots, pace=0, clock=clock, **settings).begin()


def think(kept: Kept, seconds: int) -> int:
    """Whoever is asked alone thinks for so long, and answers."""
    (seat,) = kept.asked
    kept.now += seconds * 1000
    kept.give(seat)
    return seat


def until_secret(kept: Kept) -> list[int]:
    """Until several people are asked at once."""
    for _ in range(500):
        if len(missing := automatic.waited_for(kept.room)) > 1:
            return missing
        kept.give(missing[0]) if missing else kept.wait()
    raise AssertionError("nobody was ever asked in secret")


class TestBank:
    def test_what_a_decision_takes_beyond_its_time_comes_out_of_the_bank(self):
        kept = table(None, None)
        assert kept.room.banks.left == (FULL, FULL)
        seat = think(kept, 100)
        assert kept.room.banks.left[seat] == FULL - 70_000
        assert kept.room.banks.left[1 - seat] == FULL

    def test_quick_decisions_fill_it_and_never_beyond_what_it_held(self):
        kept = table(None, "random")
        think(kept, 100)
        seat = 0
        for _ in range(40):
            if automatic.waited_for(kept.room) == [seat]:
                before = kept.room.banks.left[seat]
                think(kept, 10)
                if kept.room.sealed:
                    kept.wait()
                assert kept.room.banks.left[seat] == min(FULL, before + 20_000)
            else:
                kept.wait()
        assert kept.room.banks.left[seat] == FULL

    def test_a_bot_covers_whoever_has_used_all_of_it(self):
        kept = table(None, None)
        (seat,) = kept.asked
        assert clocks.deadline(kept.room) == kept.now + 630_000
        kept.wait()
        assert kept.room.seats[seat].state == "away"
        assert kept.room.banks.left[seat] == 0
        kept.do(commands.come_back(kept.room, seat, kept.now))
        while seat not in kept.asked:
            kept.give(kept.asked[0])
        assert clocks.deadline(kept.room) == kept.room.since + 30_000

    def test_stepping_away_saves_nothing_and_stepping_back_gains_nothing(self):
        kept = table(None, None)
        (seat,) = kept.asked
        kept.now += 100_000
        kept.do(commands.go_away(kept.room, seat, kept.now))
        assert kept.room.banks.left[seat] == FULL - 70_000
        kept, seat = free_to_step_back(clock=BANK)
        kept.do([log.Banked(at=kept.now, left=(FULL // 2, FULL // 2))])
        kept.room.banks = Banks(kept.room.banks.left, (0, 0))
        choice = kept.room.playing.record.answers[-1].choice
        for _ in range(5):
            kept.do(commands.step_back(kept.room, seat, kept.room.playing.question, kept.now))
            assert kept.room.banks.left[seat] == FULL // 2
            kept.give(seat, choice)
            if kept.room.sealed:
                kept.wait()
        assert kept.room.banks.left[seat] == FULL // 2 + 30_000

    def test_all_clocks_run_while_several_are_asked_whoever_has_answered(self):
        """Two worlds: who answers first makes no difference to any bank or time."""
        seen = []
        for order in (False, True):
            kept = table(None, None, None)
            missing = until_secret(kept)
            kept.room.banks = Banks((300_000, 500_000, 400_000), (0, 0, 0))
            until = clocks.deadline(kept.room)
            assert until == kept.room.since + 30_000 + max(kept.room.banks.left[seat] for seat in missing)
            seats = sorted(missing, reverse=order)
            moments = []
            for number, seat in enumerate(seats):
                kept.now += 60_000 if number else 1000
                moments.append((clocks.deadline(kept.room), kept.room.banks.left))
                kept.give(seat)
                moments.append((clocks.deadline(kept.room), kept.room.banks.left))
            kept.wait()
            seen.append((moments, kept.room.banks.left, kept.now))
        assert seen[0][1] != (300_000, 500_000, 400_000)
        assert seen[0] == seen[1]

    def test_terms_bring_new_banks_and_old_tables_have_none(self):
        kept = table(None, "random", clock=Clock())
        assert kept.room.banks.left == (0, 0)
        assert not any(isinstance(entry, log.Banked) for entry in kept.entries)
        kept.do(motions.propose(kept.room, 0, "terms", kept.now, Terms(Clock("days", 43200, 5 * 86400), 400, "open")))
        assert kept.room.banks.left == (5 * 86_400_000,) * 2
        assert log.decode(
            b'{"what":"terms_changed","at":1,"seat":0,"terms":{"clock":{"kind":"live","seconds":30},'
            b'"pace":400,"chat":"open"}}'
        ).terms.clock == Clock("live", 30)

    @pytest.mark.parametrize("clock", [Clock("live", 30, 10), Clock("none", 0, 600), Clock("days", 86400, 10**9)])
    def test_a_bank_has_limits(self, clock):
        with pytest.raises(BadTable):
            table(None, clock=clock)

    def test_the_same_log_leads_to_the_same_banks(self):
        kept = table(None, None, None, "random")
        for number in range(60):
            kept.now += 7_000 * (number % 9)
            missing = automatic.waited_for(kept.room)
            kept.give(missing[0]) if missing else kept.wait()
        assert any(kept.room.banks.left[seat] < FULL for seat in range(3))
        assert everything(kept.load())["banks"].left == kept.room.banks.left


class TestOutages:
    def test_time_in_which_no_server_ran_counts_for_nobody(self):
        kept = table(None, None)
        kept.now += 20_000
        kept.do(motions.propose(kept.room, 0, "pause", kept.now))
        until, vote = clocks.deadline(kept.room), automatic.due(kept.room)
        began = kept.now + 5_000
        kept.now = began + 3_600_000
        made = clocks.stood(kept.room, [(began, kept.now)], kept.now)
        kept.do(made)
        assert clocks.deadline(kept.room) == until + 3_600_000
        assert automatic.due(kept.room) == vote + 3_600_000
        assert clocks.stood(kept.room, [(began, kept.now)], kept.now) == [], "once"
        assert kept.room.banks.left == (FULL, FULL)

    def test_nothing_is_noted_where_nothing_is_timed_or_it_was_before(self):
        kept = table(None, None, clock=Clock())
        assert clocks.stood(kept.room, [(kept.now, kept.now + 10**6)], kept.now + 10**6) == []
        kept = table(None, None)
        kept.now += 10**6
        think(kept, 1)
        assert clocks.stood(kept.room, [(kept.now - 9000, kept.now - 8000)], kept.now) == []

    def test_a_pause_takes_no_time_from_whoever_is_gone(self):
        kept = table(None, None, None, clock=Clock(), cover_after=600)
        kept.do([log.Attended(at=kept.now, seat=2, presence="gone")])
        due = automatic.due(kept.room)
        kept.now += 60_000
        kept.do([log.Paused(at=kept.now, seat=0)])
        kept.now += 10**7
        kept.do([log.Resumed(at=kept.now)])
        assert automatic.due(kept.room) == due + 10**7
        assert kept.room.seats[2].state == PRESENT
