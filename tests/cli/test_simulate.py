"""`bathysphere simulate`: tables in three languages, and results that are written whole or not at all."""

import errno
import json
import os

import pytest

from bathysphere.words import Words
from support.murmur import murmur_everywhere


class TestSimulate:
    WORDS = ("simulate", "abyss", "--games", "2", "--players", "2", "--bots", "random")

    @pytest.mark.parametrize("language", ["en", "ru", "uk"])
    def test_a_table_in_each_language(self, run, language):
        words = Words(language, "abyss", ("bathysphere.cli",))
        code, out, _ = run(*self.WORDS, "--language", language)
        assert code == 0
        for said in ("cli-by-bot", "cli-seat", "cli-wins", "bot-random", "points-total"):
            assert words(said) in out
        assert words("cli-by-seat", games=2) in out

    @pytest.mark.parametrize(("columns", "tables"), [("80", 2), ("200", 1)])
    @pytest.mark.parametrize("language", ["en", "ru", "uk"])
    def test_points_from_many_sources_stand_in_a_table_of_their_own_where_the_screen_is_narrow(
        self, run, monkeypatch, language, columns, tables
    ):
        monkeypatch.setenv("COLUMNS", columns)
        words = Words(language, "cryptids", ("bathysphere.cli",))
        asked = ("simulate", "cryptids", "--games", "1", "--players", "2", "--bots", "random")
        code, out, _ = run(*asked, "--language", language)
        assert code == 0
        assert (words("cli-by-source") in out) == (tables == 2)
        for said in ("points-total", "bot-random", "cli-by-reason", "end-arrived"):
            assert out.count(words(said)) >= 1
        for source in ("found", "relocated", "requests", "contract", "abilities", "xp", "hares"):
            assert words.points(source) in out
        assert "…" not in out

    @pytest.mark.parametrize("language", ["en", "ru", "uk"])
    def test_a_game_with_sides_shows_sides_and_ends_instead_of_points(self, run, tmp_path, language):
        words = Words(language, "thing", ("bathysphere.cli",))
        results = tmp_path / "results.json"
        asked = ("simulate", "thing", "--games", "2", "--players", "6", "--out", results, "--language", language)
        code, out, _ = run(*asked, "--option", "deck.axe=0", "--option", "weapons-in-deck")
        assert code == 0
        for said in ("cli-by-side", "cli-by-reason", "bot-thoughtful", "side-human", "side-thing"):
            assert words(said) in out
        assert words("points-total") not in out
        assert json.loads(results.read_text())["run"]["options"] == {"deck": {"axe": 0}, "weapons_in_deck": True}

    @pytest.mark.parametrize("language", ["en", "ru", "uk"])
    def test_a_game_alone_shows_rounds_and_how_the_book_rates_results(self, run, tmp_path, language):
        words = Words(language, "cryptids", ("bathysphere.cli",))
        results = tmp_path / "results.json"
        asked = ("simulate", "cryptids", "--games", "2", "--players", "1", "--bots", "random", "--out", results)
        code, out, _ = run(*asked, "--language", language)
        assert code == 0
        for said in ("cli-by-rating", "rating-monument", "rating-trainee"):
            assert words(said) in out
        for band in ("26+", "20–25", "16–19", "12–15", "0–11"):
            assert f" {band} " in out
        rounds = json.loads(results.read_text())["rounds"]
        said = words("cli-rounds", median=f"{sum(rounds) / 2:g}", shortest=min(rounds), longest=max(rounds))
        assert said in out

    def test_a_game_without_rounds_and_ratings_shows_none(self, run):
        words = Words("en", "abyss", ("bathysphere.cli",))
        _, out, _ = run(*self.WORDS, "--language", "en")
        assert words("cli-by-rating") not in out
        assert words("cli-rounds", median="", shortest=1, longest=1).split(":")[0] not in out

    def test_an_option_that_is_one_of_several_words(self, run, tmp_path):
        results = tmp_path / "results.json"
        asked = ("simulate", "murmur", "--games", "2", "--players", "3", "--bots", "random", "--out", results)
        with murmur_everywhere():
            code, _, _ = run(*asked, "--option", "current=one-up", "--option", "depth=7")
        assert code == 0
        assert json.loads(results.read_text())["run"]["options"] == {"current": "one_up", "depth": 7}

    @pytest.mark.parametrize(
        ("language", "said"),
        [
            ("en", "The option current of murmur cannot be {}; it is one of these: slack, one_down, one_up."),
            ("uk", "Опція current гри murmur не може бути такою: {}; підійде одне зі слів: slack, one_down, one_up."),
        ],
    )
    @pytest.mark.parametrize(
        ("given", "shown"), [("current=muddy", "'muddy'"), ("current=off", "'off'"), ("current", True)]
    )
    def test_a_word_that_is_none_of_those_offered(self, complains, monkeypatch, language, said, given, shown):
        monkeypatch.setenv("LANG", f"{language}.UTF-8")
        with murmur_everywhere():
            for command in ("play", "simulate"):
                assert complains(2, command, "murmur", "--players", "3", "--option", given) == said.format(shown)

    def test_the_language_of_the_terminal_is_the_default(self, run, monkeypatch):
        monkeypatch.setenv("LANG", "uk_UA.UTF-8")
        assert Words("uk", "abyss", ("bathysphere.cli",))("cli-by-bot") in run(*self.WORDS)[1]

    def test_the_same_seed_prints_the_same_table(self, run):
        assert run(*self.WORDS, "--seed", "tide")[1] == run(*self.WORDS, "--seed", "tide")[1]
        assert run(*self.WORDS, "--seed", "tide")[1] != run(*self.WORDS, "--seed", "ebb")[1]

    def test_results_are_written_as_json(self, run, tmp_path):
        out = tmp_path / "new" / "results.json"
        code, said, _ = run(*self.WORDS, "--seed", "7", "--option", "others-only", "--out", out)
        assert code == 0
        assert str(out) in said
        results = json.loads(out.read_text())
        assert results["games"] == 2
        assert results["run"] == {
            "game": "abyss", "bots": ["random", "random"], "games": 2, "seed": "7", "options": {"others_only": True},
        }  # fmt: skip
        assert list(out.parent.iterdir()) == [out]

    def test_a_failed_write_leaves_an_older_file_alone(self, run, tmp_path, monkeypatch):
        out = tmp_path / "results.json"
        out.write_text("older")

        def no_space(_):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        monkeypatch.setattr(os, "fsync", no_space)
        code, _, err = run(*self.WORDS, "--out", out)
        assert code == 3
        assert "No space left" in err
        assert out.read_text() == "older"
        assert list(tmp_path.iterdir()) == [out]

    @pytest.mark.parametrize("wrong", [("--bots", "genius"), ("--games", "0"), ("--jobs", "0"), ("--option", "tide")])
    def test_a_run_that_cannot_begin_leaves_an_older_file_alone(self, complains, saved, wrong):
        before = saved.read_bytes()
        complains(2, *self.WORDS, *wrong, "--out", saved)
        assert saved.read_bytes() == before
        assert list(saved.parent.glob("*.part")) == []

    @pytest.mark.parametrize("place", [".", "/"])
    def test_a_folder_is_no_file_to_write_to(self, run, tmp_path, monkeypatch, place):
        monkeypatch.chdir(tmp_path)
        code, _, err = run(*self.WORDS, "--out", place)
        assert code == 3
        assert err.startswith(f"The game could not be saved to {place}: ")
        assert not (tmp_path / ".part").exists()
