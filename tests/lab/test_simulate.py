"""The laboratory: results that repeat, add up, and can be looked into game by game."""

import sys
from collections import Counter

import pytest

from bathysphere.engine import BadTable, Record
from bathysphere.games.abyss import GAME as ABYSS
from bathysphere.games.cryptids import GAME as CRYPTIDS
from bathysphere.lab import Run, simulate
from bathysphere.lab.bot_game import BotGame
from bathysphere.lab.simulate import Result, Summary, play_one

RUN = Run("abyss", ("random", "thoughtful", "random"), 6, "tide")


@pytest.fixture(scope="module")
def summary():
    return simulate(RUN)


@pytest.fixture
def small_chunks(monkeypatch):
    monkeypatch.setattr(sys.modules["bathysphere.lab.simulate"], "CHUNK", 2)


class TestRepeating:
    def test_the_same_seed_gives_the_same_results(self, summary):
        assert simulate(RUN).plain() == summary.plain()

    def test_another_seed_gives_others(self):
        ebb = Run(RUN.game, RUN.bots, RUN.games, "ebb")
        assert [play_one(RUN, number) for number in (0, 1)] != [play_one(ebb, number) for number in (0, 1)]

    @pytest.mark.usefixtures("small_chunks")
    @pytest.mark.parametrize("jobs", [1, 2])
    def test_neither_processes_nor_chunks_make_a_difference(self, summary, jobs):
        assert simulate(RUN, jobs).plain() == summary.plain()

    def test_more_games_begin_with_the_same_games(self):
        longer = Run(RUN.game, RUN.bots, 20, RUN.seed)
        assert [play_one(longer, number) for number in (0, 3)] == [play_one(RUN, number) for number in (0, 3)]

    def test_a_single_game_can_be_played_again_from_its_number(self):
        """With the same bots, and the seed of that game."""
        for number in (0, 5):
            result = play_one(RUN, number)
            record = Record.begin(ABYSS, len(RUN.bots), RUN.table_seed(number))
            again = BotGame.begin(ABYSS, RUN.bots, RUN.table_seed(number))
            assert len(list(again.steps(record))) == result.answers
            outcome = record.state(ABYSS).outcome
            assert outcome == again.state.outcome
            assert outcome.winners == result.winners
            assert outcome.points == result.points
            assert len(record.answers) == result.answers

    def test_every_game_has_a_seed_of_its_own(self):
        assert len({RUN.table_seed(number) for number in range(100)}) == 100


class TestSums:
    def test_the_summary_is_what_the_games_add_up_to(self, summary):
        results = [play_one(RUN, number) for number in range(RUN.games)]
        assert summary.games == 6
        assert summary.answers == sum(result.answers for result in results)
        assert summary.real == sum(result.real for result in results)
        assert summary.shortest == min(result.answers for result in results)
        assert summary.longest == max(result.answers for result in results)
        assert sum(summary.wins) == pytest.approx(6)
        for seat in range(3):
            points = Counter()
            for result in results:
                points.update(dict(result.points[seat]))
            assert {name: value for name, value in summary.points[seat].items() if value} == +points

    def test_wins_points_and_lengths_of_two_games(self):
        """The first is won by seat 0 alone, the second by both."""
        summary = Summary(Run("abyss", ("random", "thoughtful"), 2, "0"))
        summary.add(Result((0,), ((("lords", 10),), (("lords", 4), ("monsters", 3))), 50, 20))
        summary.add(Result((0, 1), ((("lords", 6),), (("lords", 6),)), 30, 10))
        assert summary.wins == [1.5, 0.5]
        assert (summary.share(0), summary.share(1)) == (0.75, 0.25)
        assert (summary.answers, summary.real, summary.shortest, summary.longest) == (80, 30, 30, 50)
        assert summary.shared == 1
        assert summary.average(0, "lords") == 8
        assert summary.average(1, "monsters") == 1.5
        assert summary.sources() == ["lords", "monsters"]

    def test_a_bot_in_several_seats_is_counted_once(self):
        summary = Summary(Run("abyss", ("random", "thoughtful", "random"), 1, "0"))
        summary.add(Result((2,), ((), (), ()), 10, 5))
        assert summary.by_bot() == {"random": 1.0, "thoughtful": 0.0}

    def test_rounds_and_ratings_of_games_alone(self):
        """Won with the most of one rating, won with the least of the next, lost, won with hardly anything."""
        summary = Summary(Run("cryptids", ("random",), 4, "0"))
        summary.add(Result((0,), ((("found", 20), ("coins", 5)),), 50, 20, rounds=12))
        summary.add(Result((0,), ((("found", 26),),), 50, 20, rounds=11))
        summary.add(Result((), (), 30, 10, reason="contract_lost", rounds=7))
        summary.add(Result((0,), ((("found", 3),),), 50, 20, rounds=12))
        assert summary.rounds == [12, 11, 7, 12]
        rated = {"monument": 1, "splendid": 1, "ordinary": 0, "novice": 0, "trainee": 1}
        assert summary.plain()["ratings"] == rated
        assert summary.by_rating()[:2] == [("monument", 26, 1), ("splendid", 20, 1)]
        assert summary.average(0, "found") == (20 + 26 + 3) / 3, "a game that is lost has no points"

    def test_nobody_is_rated_among_others_or_where_there_are_no_ratings(self):
        among = Summary(Run("cryptids", ("random", "random"), 1, "0"))
        among.add(Result((0,), ((("found", 26),), (("found", 3),)), 50, 20))
        assert among.by_rating() == []
        assert Summary(Run("abyss", ("random", "random"), 1, "0")).plain()["ratings"] == {}

    def test_rounds_are_those_of_the_game(self):
        assert play_one(RUN, 0).rounds == 0
        run = Run("cryptids", ("random", "random"), 1, "tide")
        again = BotGame.begin(CRYPTIDS, run.bots, run.table_seed(0))
        again.play()
        assert play_one(run, 0).rounds == again.state.number > 5

    def test_progress_hears_of_every_game(self):
        done = []
        simulate(Run("abyss", ("random", "random"), 45, "0"), progress=done.append)
        assert done == [20, 20, 5]


class TestWrongRuns:
    @pytest.mark.parametrize(
        ("run", "jobs", "said"),
        [
            (Run("chess", ("random",) * 2, 1, "0"), 1, "no game called chess"),
            (Run("abyss", ("random",) * 5, 1, "0"), 1, "not for 5"),
            (Run("abyss", ("random", "genius"), 1, "0"), 1, "no bot called genius"),
            (Run("abyss", ("random",) * 2, 0, "0"), 1, "games must be at least 1"),
            (Run("abyss", ("random",) * 2, 1, "0"), 0, "jobs must be at least 1"),
            (Run("abyss", ("random",) * 2, 1, "0", {"tide": True}), 1, "no option called tide"),
        ],
    )
    def test_what_is_wrong_is_said_before_anything_is_played(self, run, jobs, said):
        done = []
        with pytest.raises(BadTable, match=said):
            simulate(run, jobs, done.append)
        assert done == []
