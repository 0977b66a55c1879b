"""What a table agrees on beside its game: other terms, a pause, an end. One proposes, the others vote in secret."""

import pytest

from bathysphere.engine import BadTable, Refused
from bathysphere.tables import automatic, clocks, commands, motions
from bathysphere.tables import entries as log
from bathysphere.tables.daily import Daily
from bathysphere.tables.settings import Clock, Terms
from support.rooms import Kept

LIVE = Terms(Clock("live", 60), 400, "open")


def table(*bots: str | None, **settings) -> Kept:
    return Kept(*bots, pace=900, **settings).begin()


def propose(kept: Kept, seat: int, kind: str, terms: Terms | None = None) -> list[str]:
    made = kept.do(motions.propose(kept.room, seat, kind, kept.now, terms))
    return [type(entry).__name__ for entry in made]


def vote(kept: Kept, seat: int, agree: bool) -> list[str]:
    made = kept.do(motions.ballot(kept.room, seat, kept.room.motions_made, agree, kept.now))
    return [type(entry).__name__ for entry in made]


def notes(kept: Kept) -> list[str]:
    return [note.kind for note in kept.room.notes]


class TestTerms:
    def test_alone_with_bots_they_change_at_once(self):
        kept = table(None, "random", "random")
        assert propose(kept, 0, "terms", LIVE) == ["TermsChanged"]
        assert kept.room.settings.terms == LIVE
        assert notes(kept) == ["clock-live", "pace-quick"]

    def test_with_others_only_if_everybody_agrees(self):
        kept = table(None, None, None)
        assert propose(kept, 1, "terms", LIVE) == ["Proposed"]
        assert vote(kept, 0, True) == ["Balloted"]
        assert kept.room.settings.terms != LIVE
        assert vote(kept, 2, True) == ["Balloted", "MotionClosed", "TermsChanged"]
        assert kept.room.settings.terms == LIVE
        assert clocks.deadline(kept.room) == kept.now + 60_000

    @pytest.mark.parametrize("votes", [(True, False), (False, True), (False, False)])
    def test_one_no_is_enough_and_the_vote_waits_for_all(self, votes):
        kept = table(None, None, None)
        before = kept.room.settings
        propose(kept, 1, "terms", LIVE)
        assert vote(kept, 0, votes[0]) == ["Balloted"]
        assert vote(kept, 2, votes[1]) == ["Balloted", "MotionClosed"]
        assert (kept.room.settings, notes(kept)) == (before, ["refused-terms"])

    def test_silence_is_a_no_when_the_time_is_over(self):
        kept = table(None, None, None)
        propose(kept, 1, "terms", LIVE)
        vote(kept, 0, True)
        while kept.room.motion is not None:
            kept.wait()
        assert notes(kept) == ["refused-terms"]

    def test_a_clock_that_is_set_counts_from_then_on(self):
        kept = table(None, "random")
        while automatic.due(kept.room) is not None:
            kept.wait()
        kept.now += 3_600_000
        propose(kept, 0, "terms", LIVE)
        assert clocks.deadline(kept.room) == kept.now + 60_000

    def test_the_game_goes_on_while_they_vote(self):
        kept = table(None, None)
        propose(kept, 0, "terms", LIVE)
        before = kept.room.playing.answers
        for seat in automatic.waited_for(kept.room):
            kept.give(seat)
        kept.now += 1000
        kept.do(automatic.act(kept.room, kept.now))
        assert kept.room.playing.answers > before
        assert kept.room.motion is not None

    def test_whoever_steps_away_is_not_waited_for(self):
        kept = table(None, None, None)
        propose(kept, 0, "terms", LIVE)
        vote(kept, 1, True)
        kept.do(commands.go_away(kept.room, 2, kept.now))
        assert isinstance(kept.wait()[-1], log.TermsChanged)

    @pytest.mark.parametrize(
        ("terms", "code"),
        [
            (Terms(Clock("live", 3), 400, "open"), "clock_seconds"),
            (Terms(Clock("hourglass", 3), 400, "open"), "unknown_clock"),
            (Terms(Clock(), 9999, "open"), "bad_pace"),
            (Terms(Clock(), 400, "shouting"), "unknown_chat"),
        ],
    )
    def test_nonsense_is_refused_as_for_a_new_table(self, terms, code):
        kept = table(None, None)
        with pytest.raises(BadTable) as refused:
            propose(kept, 0, "terms", terms)
        assert refused.value.code == code


class TestPause:
    def paused(self, *bots: str | None, **settings) -> Kept:
        kept = table(*bots, **settings)
        propose(kept, 0, "pause")
        for seat in motions.voters(kept.room, kept.room.motion) if kept.room.motion is not None else ():
            vote(kept, seat, True)
        assert kept.room.pause is not None
        return kept

    def test_nothing_is_answered_and_nothing_happens_by_itself(self):
        kept = self.paused(None, None, "random", clock=Clock("live", 60))
        assert automatic.due(kept.room) is None
        assert clocks.deadline(kept.room) is None
        with pytest.raises(Refused, match="pause"):
            kept.give(kept.asked[0])
        kept.do(commands.say(kept.room, 1, "tea?", kept.now))

    def test_no_time_is_lost(self):
        kept = table(None, None, clock=Clock("live", 60))
        kept.now += 20_000
        propose(kept, 0, "pause")
        vote(kept, 1, True)
        kept.now += 3_600_000
        kept.do(motions.go_on(kept.room, 0, kept.now))
        kept.do(motions.go_on(kept.room, 1, kept.now))
        assert clocks.deadline(kept.room) == kept.now + 40_000
        assert notes(kept) == ["paused", "resumed"]

    def test_goes_on_when_all_are_ready(self):
        kept = self.paused(None, None, None)
        kept.do(motions.go_on(kept.room, 2, kept.now))
        assert motions.missing(kept.room) == [0, 1]
        kept.do(motions.go_on(kept.room, 0, kept.now))
        kept.do(motions.go_on(kept.room, 1, kept.now))
        assert kept.room.pause is None

    def test_nobody_holds_up_the_others(self):
        kept = self.paused(None, None)
        assert automatic.due(kept.room) is None, "for as long as nobody wants to go on"
        kept.do(motions.go_on(kept.room, 0, kept.now))
        begun = kept.now
        kept.wait()
        assert kept.room.pause is None
        assert kept.now == begun + motions.VOTE_SECONDS["none"] * 1000

    def test_a_vote_on_a_take_back_waits_too(self):
        kept = table(None, None)
        while not any(commands.may_ask_take_back(kept.room, seat) for seat in (0, 1)):
            for seat in automatic.waited_for(kept.room):
                kept.give(seat)
            if not automatic.waited_for(kept.room):
                kept.wait()
        asking = next(seat for seat in (0, 1) if commands.may_ask_take_back(kept.room, seat))
        propose(kept, asking, "pause")
        kept.do(commands.ask_take_back(kept.room, asking, kept.now))
        vote(kept, 1 - asking, True)
        left = automatic.vote_until(kept.room) - kept.now
        kept.now += 3_600_000
        for seat in (0, 1):
            kept.do(motions.go_on(kept.room, seat, kept.now))
        assert automatic.vote_until(kept.room) - kept.now == left

    def test_alone_with_bots_at_once_and_back_at_once(self):
        kept = table(None, "random")
        assert propose(kept, 0, "pause") == ["Paused"]
        kept.do(motions.go_on(kept.room, 0, kept.now))
        assert kept.room.pause is None


class TestAbandon:
    def test_everybody_agrees_and_the_game_is_over_without_a_winner(self):
        kept = table(None, None)
        propose(kept, 0, "abandon")
        assert vote(kept, 1, True) == ["Balloted", "MotionClosed", "Halted"]
        assert (kept.room.status, kept.room.halted) == ("over", "abandoned")
        assert kept.room.all_open(kept.now)

    def test_one_no_and_it_goes_on(self):
        kept = table(None, None)
        propose(kept, 0, "abandon")
        vote(kept, 1, False)
        assert kept.room.status == "playing"


class TestLimits:
    def test_what_was_refused_is_not_asked_again_at_once(self):
        kept = table(None, None)
        propose(kept, 0, "pause")
        vote(kept, 1, False)
        with pytest.raises(Refused, match="later"):
            propose(kept, 0, "pause")
        kept.now += motions.AGAIN_SECONDS["none"] * 1000
        assert propose(kept, 0, "pause") == ["Proposed"]

    @pytest.mark.parametrize("kind", ["terms", "party", "cover"])
    def test_nonsense(self, kind):
        kept = table(None, None)
        with pytest.raises(Refused):
            propose(kept, 0, kind)

    def test_one_thing_at_a_time(self):
        kept = table(None, None)
        propose(kept, 0, "pause")
        with pytest.raises(Refused, match="already"):
            propose(kept, 1, "abandon")

    def test_nobody_votes_twice_or_on_their_own_proposal(self):
        kept = table(None, None, None)
        propose(kept, 0, "pause")
        vote(kept, 1, True)
        for seat in (0, 1):
            with pytest.raises(Refused):
                vote(kept, seat, True)

    def test_a_challenge_of_the_day_is_as_it_is(self):
        kept = Kept(None, game="cryptids", daily=Daily("2026-11-18")).begin()
        assert kept.room.proposals(0) == []
