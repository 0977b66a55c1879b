"""Bots that talk and interject in the laboratory, games that need not end, and what is told of sides and endings."""

from collections.abc import Iterator

import pytest
from rich.console import Console

from bathysphere.bots import BOTS
from bathysphere.cli.simulate import by_reason, by_seat, by_side
from bathysphere.engine import BadTable
from bathysphere.games import game
from bathysphere.lab import Run, simulate
from bathysphere.lab.simulate import Result, Summary, play_one
from bathysphere.words import Words
from support.murmur import Chatty, Eager, murmur_everywhere


@pytest.fixture(autouse=True, scope="module")
def murmur() -> Iterator[None]:
    with murmur_everywhere():
        yield


@pytest.fixture
def sat(monkeypatch) -> list[Chatty]:
    """The bots of the game that is played next."""
    found: list[Chatty] = []

    class Kept(Chatty):
        def __init__(self, *given):
            super().__init__(*given)
            self.questions: list[int] = []
            found.append(self)

        def talk(self, view):
            said = super().talk(view)
            if said is not None:
                self.questions.append(view.question)
            return said

    monkeypatch.setitem(BOTS["murmur"], "chatty", Kept)
    return found


class TestTalk:
    def test_everybody_in_earshot_hears_the_same_in_the_same_order_and_those_who_are_asked_reply(self, sat):
        play_one(Run("murmur", ("chatty",) * 3, 1, "tide"), 0)
        talk = [[each for each in bot.diary if type(each) is tuple] for bot in sat]
        public = [each for each in talk[0] if each in talk[1] and each in talk[2]]
        assert len(public) > 10
        assert any(statement[0] == "reply" for _, statement in public)
        short = min(map(len, talk))
        first = next((n for n in range(short) if len({each[n] for each in talk}) > 1), short)
        assert first > 5, "until somebody is out of earshot all hear the same"
        assert all(type(bot.diary[0]) is not tuple for bot in sat), "the deal comes first"

    def test_one_statement_of_each_bot_to_each_question(self, sat):
        play_one(Run("murmur", ("chatty",) * 4, 1, "tide"), 0)
        for bot in sat:
            assert len(bot.questions) > 5
            assert len(bot.questions) == len(set(bot.questions))

    def test_the_same_seed_gives_the_same_talk(self, sat):
        run = Run("murmur", ("chatty",) * 3, 1, "tide")
        assert play_one(run, 0) == play_one(run, 0)
        assert [bot.diary for bot in sat[:3]] == [bot.diary for bot in sat[3:]]


class TestWordsAmongTheOptions:
    def test_games_are_played_by_the_word_that_is_set(self):
        short, long = (
            simulate(Run("murmur", ("silent",) * 3, 20, "tide", {"current": word})) for word in ("one_down", "one_up")
        )
        assert short.answers < long.answers

    def test_another_word_is_refused_before_anything_is_played(self):
        with pytest.raises(BadTable, match="one of these: slack, one_down, one_up"):
            simulate(Run("murmur", ("silent",) * 3, 1, "tide", {"current": "muddy"}))


class TestInterjections:
    def test_who_interjects_when_he_can_wins_more_often(self):
        summary = simulate(Run("murmur", ("eager", "silent", "silent"), 60, "tide"))
        assert summary.share(0) > 0.5

    def test_each_is_asked_before_the_question_is_answered(self, monkeypatch):
        declared = []

        class Noting(Eager):
            def interject(self, view, options):
                declared.append(view.hand)
                return super().interject(view, options)

        monkeypatch.setitem(BOTS["murmur"], "eager", Noting)
        simulate(Run("murmur", ("eager", "eager"), 5, "tide"))
        assert declared
        assert all(any(hand.count(card) >= 3 for card in hand) for hand in declared)


class TestEndings:
    def test_a_game_that_need_not_end_is_broken_off_undecided(self, monkeypatch):
        monkeypatch.setattr(type(game("murmur")), "cap", 7)
        summary = simulate(Run("murmur", ("chatty", "chatty"), 3, "tide"))
        assert (summary.undecided, summary.longest, summary.wins) == (3, 7, [0, 0])
        assert summary.plain()["undecided"] == 3
        assert Words("en", "murmur", ("bathysphere.cli",))("cli-undecided") in shown(by_reason, summary)

    def test_sides_and_reasons_are_counted_by_game(self):
        summary = Summary(Run("murmur", ("chatty",) * 3, 4, "0"))
        summary.add(Result((0, 1), (), 10, 5, "surfaced", ("deep", "deep", "shallow")))
        summary.add(Result((0, 2), (), 10, 5, "surfaced", ("deep", "shallow", "shallow")))
        summary.add(Result((), (), 10, 5, "surfaced", ("deep", "shallow", "shallow")))
        summary.add(Result((), (), 10, 5, decided=False))
        assert summary.sides == {"deep": 2, "shallow": 1}
        assert summary.plain()["reasons"] == {"surfaced": 3}
        out = shown(by_side, summary)
        assert "The deep" in out
        assert "50.0%" in out
        assert "25.0%" in out
        assert "75.0%" in shown(by_reason, summary)
        assert "Total" not in shown(by_seat, summary), "nobody has points"

    def test_a_game_without_sides_shows_none(self):
        summary = Summary(Run("abyss", ("random",) * 2, 1, "0"))
        summary.add(Result((0,), (), 10, 5))
        words = Words("en", "abyss", ("bathysphere.cli",))
        assert (by_side(words, summary).row_count, by_reason(words, summary).row_count) == (0, 0)


def shown(table, summary) -> str:
    console = Console(width=120, record=True)
    with console.capture() as captured:
        console.print(table(Words("en", "murmur", ("bathysphere.cli",)), summary))
    return captured.get()
