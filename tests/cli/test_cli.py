"""The `bathysphere` command: wrong requests, terminals that are none, rules, and the real command."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import bathysphere
from bathysphere.cli import NOT_INSTALLED, extra_with
from bathysphere.cli.app import EXIT_CODES, RULES_BROKE, read_options
from bathysphere.cli.language import language_of_environment
from bathysphere.engine import BadRecord, BadTable
from bathysphere.games.abyss.steps.turn import EndTurn

COMMAND = Path(sys.executable).parent / "bathysphere"
GAME = Path(__file__).parents[1] / "records" / "abyss-2-random.record"

NO_DEFENCE = [
    word
    for card in ("fear", "fine_here", "no_thanks", "missed", "no_barbecue", "whisky", "suspicion", "seduction", "axe")
    for word in ("--option", f"deck.{card}=0")
]
"""A deck of one's own that is too small for twelve."""
WRONG_TABLES = [
    (("simulate", "chess"), "no game called chess"),
    (("play", "chess"), "no game called chess"),
    (("rules", "chess"), "no game called chess"),
    (("simulate", "abyss", "--players", "5"), "2 to 4 players, not for 5"),
    (("play", "abyss", "--players", "1"), "2 to 4 players, not for 1"),
    (("play", "abyss", "--players", "0"), "2 to 4 players, not for 0"),
    (("play", "abyss", "--players", "-1"), "2 to 4 players, not for -1"),
    (("play", "abyss", "--seat", "4"), "Seat 4 does not exist; the seats are 1 to 3"),
    (("play", "abyss", "--seat", "0"), "Seat 0 does not exist"),
    (("simulate", "abyss", "--bots", "genius"), "no bot called genius"),
    (("play", "abyss", "--bots", "genius"), "no bot called genius"),
    (("simulate", "abyss", "--bots", "random,random"), "2 bots were named for 4 seats"),
    (("play", "abyss", "--players", "3", "--bots", "random,random,random"), "3 bots were named for 2 seats"),
    (("simulate", "abyss", "--option", "tide"), "no option called tide"),
    (("play", "abyss", "--option", "tide"), "no option called tide"),
    (("simulate", "abyss", "--option", "others-only=perhaps"), "cannot be perhaps"),
    (("play", "thing", "--players", "3"), "4 to 12 players, not for 3"),
    (("play", "thing", "--option", "first=8"), "first of thing is -1 to 7, not 8"),
    (("play", "thing", "--option", "deck.axe=9"), "deck.axe of thing is 0 to 2, not 9"),
    (("simulate", "thing", "--option", "deck.infected=1"), "deck of thing cannot name 'infected'"),
    (("play", "thing", "--players", "12", *NO_DEFENCE), "needs 47 cards to deal; this deck has only"),
    (("simulate", "abyss", "--games", "0"), "games must be at least 1, not 0"),
    (("simulate", "abyss", "--jobs", "0", "--games", "1"), "jobs must be at least 1, not 0"),
    (("simulate", "abyss", "--language", "de"), "no text in de; there are: ru, uk, en"),
    (("verify", str(GAME), "--language", "de"), "no text in de"),
    (("replay", str(GAME), "--seat", "3"), "Seat 3 does not exist; the seats are 1 to 2"),
    (("rules", "abyss", "A6.99"), "no line A6.99"),
    (("rules", "abyss", "A99"), "no line A99"),
    (("rules", "abyss", "Z6"), "no line Z6"),
]


@pytest.mark.parametrize(("words", "said"), WRONG_TABLES, ids=lambda part: " ".join(part[:4]) if part else "")
class TestWrongTables:
    def test_one_sentence_and_exit_code_2(self, complains, words, said):
        assert said in complains(2, *words)

    @pytest.mark.parametrize("language", ["ru_RU.UTF-8", "uk_UA.UTF-8"])
    def test_in_the_language_of_the_terminal(self, complains, monkeypatch, words, said, language):
        monkeypatch.setenv("LANG", language)
        sentence = complains(2, *words)
        assert said not in sentence
        assert any("а" <= letter <= "я" for letter in sentence.lower())


class TestWithoutATerminal:
    def test_play_says_so_and_writes_nothing(self, complains, tmp_path):
        assert "needs a terminal" in complains(2, "play", "abyss", "--bots", "random")
        assert "needs a terminal" in complains(2, "play", "thing", "--bots", "random")
        assert "needs a terminal" in complains(2, "play", "thing", "--option", "deck.axe=0", "--option", "revenge")
        assert "needs a terminal" in complains(2, "play", "abyss", "--players", "3", "--bots", "random,thoughtful")
        assert "needs a terminal" in complains(2, "play", "abyss", "--save", tmp_path / "game.record")
        assert list(tmp_path.rglob("*")) == []

    def test_replay_says_so(self, complains):
        assert "needs a terminal" in complains(2, "replay", GAME)

    def test_resuming_leaves_the_saved_game_as_it_is(self, complains, saved):
        before = saved.read_bytes()
        complains(2, "play", "abyss", "--resume", "--save", saved)
        assert saved.read_bytes() == before
        assert list(saved.parent.iterdir()) == [saved]


class TestRules:
    def test_one_line_with_its_points(self, run):
        code, out, _ = run("rules", "abyss", "A6.9")
        assert code == 0
        assert [line.split()[0] for line in out.splitlines() if line.strip()] == ["A6.9", "A6.9a", "A6.9b"]

    def test_a_section(self, run):
        code, out, _ = run("rules", "abyss", "A6")
        assert code == 0
        assert "A6.1 " in out
        assert "A6.28" in out
        assert "A7.1" not in out
        assert out == run("rules", "abyss", "a6")[1]

    def test_a_line_of_another_game_in_any_case(self, run):
        out = run("rules", "thing", "t5.3A")[1]
        assert out.startswith("T5.3a ")
        assert out == run("rules", "thing", "T5.3a")[1]

    @pytest.mark.parametrize(("language", "said"), [("ru", "жемчужин"), ("uk", "перлин"), ("en", "pearl")])
    def test_in_short_and_in_a_language_of_choice(self, run, language, said):
        code, out, _ = run("rules", "abyss", "A6.9", "--language", language)
        assert code == 0
        lines = [line for line in out.splitlines() if line[:1] == "A"]
        assert [line.split()[0] for line in lines] == ["A6.9", "A6.9a", "A6.9b"]
        assert said in out

    def test_a_section_in_short(self, run):
        out = run("rules", "unfathomable", "g", "-l", "en")[1]
        assert [f"G{number} " in out for number in range(1, 43)] == [True] * 42
        assert "U1.1" not in out

    def test_all_in_short_but_no_glossary(self, run):
        out = run("rules", "cryptids", "-l", "uk")[1]
        assert "C44.6" in out
        assert "C48.111" in out
        assert "C45.1" not in out

    def test_what_is_not_told_is_no_line(self, complains):
        assert "C45.1" in complains(2, "rules", "cryptids", "C45.1", "-l", "en")

    def test_the_whole_ledger(self, run):
        out = run("rules", "abyss")[1]
        assert "<!--" not in out
        assert all(f"A{section}.1 " in out for section in range(1, 26))


class TestTheRealCommand:
    """As a person runs it, in a process of its own."""

    def call(self, *words, **environment):
        surroundings = {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/"), **environment}
        done = subprocess.run([COMMAND, *map(str, words)], env=surroundings, capture_output=True, check=False)
        return done.returncode, done.stdout.decode(), done.stderr.decode()

    def test_help_names_every_command(self):
        code, out, _ = self.call("--help")
        assert code == 0
        assert all(name in out for name in ("play", "simulate", "replay", "verify", "rules"))

    def test_a_good_record_and_a_torn_one(self, tmp_path):
        torn = tmp_path / "torn.record"
        torn.write_bytes(GAME.read_bytes()[:-30])
        assert self.call("verify", GAME)[0] == 0
        code, out, err = self.call("verify", torn)
        assert (code, out) == (3, "")
        assert err.startswith(f"The record {torn} is torn: it breaks off after line ")
        assert "Traceback" not in err

    def test_play_without_a_terminal(self, tmp_path):
        code, out, err = self.call("play", "abyss", LANG="ru_RU.UTF-8", XDG_DATA_HOME=str(tmp_path))
        assert (code, out) == (2, "")
        assert err.count("\n") == 1
        assert list(tmp_path.iterdir()) == []

    def test_simulate(self, tmp_path):
        out = tmp_path / "results.json"
        words = ("simulate", "abyss", "--games", 2, "--players", 3, "--bots", "random", "--out", out)
        code, said, _ = self.call(*words, LANG="C.UTF-8")
        assert code == 0
        assert "2 games, by seat" in said
        assert json.loads(out.read_text())["games"] == 2


@pytest.mark.parametrize(
    ("given", "read"),
    [
        (None, {}),
        (["current=one_up"], {"current": "one_up"}),
        (["current=one-up", "pump=off"], {"current": "one_up", "pump": "off"}),
        (["pump=7", "depth=7"], {"pump": "7", "depth": 7}),
        (["pump", "depth=on"], {"pump": True, "depth": True}),
        (["others-only"], {"others_only": True}),
        (["others_only=true", "x=off"], {"others_only": True, "x": False}),
        (["depth=deep"], {"depth": "deep"}),
        (["deck.axe=0", "deck.better-run=3"], {"deck": {"axe": 0, "better_run": 3}}),
        (["deck", "deck.axe=0"], {"deck": True}),
    ],
)
def test_options_as_they_are_typed(given, read):
    assert read_options(given, {"current": ("slack", "one_up"), "pump": ("off", "7")}) == read


@pytest.mark.parametrize(
    ("surroundings", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "uk_UA"}, "uk"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "en_GB"}, "en"),
    ],
)
def test_the_language_of_the_terminal(monkeypatch, surroundings, language):
    for name, value in surroundings.items():
        monkeypatch.setenv(name, value)
    assert language_of_environment() == language


def test_rules_that_go_round_in_circles_say_so_in_one_sentence(run, monkeypatch):
    monkeypatch.setattr(EndTurn, "run", lambda step, s: (step,))
    code, out, err = run("simulate", "abyss", "--games", 1, "--bots", "random", "--players", 2)
    assert (code, out) == (RULES_BROKE, "")
    assert err.startswith("The rules met with something that they do not know")
    assert err.strip().endswith("the last was EndTurn)")


def test_every_kind_of_complaint_has_an_exit_code_of_its_own():
    assert {BadTable: 2, BadRecord: 3} == EXIT_CODES


class TestInstallation:
    def test_version(self):
        done = subprocess.run([COMMAND, "--version"], capture_output=True, text=True, check=True)
        assert done.stdout == f"{bathysphere.__version__}\n"

    @pytest.mark.parametrize(
        ("module", "extra"),
        [("typer", "server"), ("litestar", "server"), ("textual", "terminal"), ("psycopg", "postgres"), ("numpy", "")],
    )
    def test_which_extra_brings_a_module(self, module, extra):
        assert extra_with(module) == extra

    @pytest.mark.parametrize(
        ("language", "said"), [("en", "Install them with"), ("ru", "Установите их"), ("uk", "Встановіть їх")]
    )
    def test_a_sentence_says_what_to_install(self, tmp_path, language, said):
        """A package that is missing: one of its name that cannot be imported stands before it."""
        missing = "raise ModuleNotFoundError(\"No module named 'typer'\", name='typer')"
        (tmp_path / "typer.py").write_text(missing, "utf-8")
        done = subprocess.run(
            [sys.executable, "-m", "bathysphere", "serve"],
            env={**os.environ, "PYTHONPATH": str(tmp_path), "LC_ALL": f"{language}_XX.UTF-8"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == NOT_INSTALLED
        assert said in done.stderr
        assert "pip install 'bathysphere[server]'" in done.stderr

    def test_the_bare_package_needs_no_extra(self):
        """Engine, games, bots and words import nothing that an extra brings."""
        code = (
            "import sys, bathysphere, bathysphere.bots, bathysphere.words\n"
            "from bathysphere.games import built_in, game\n"
            "[(game(name), bathysphere.bots.bot_names(name)) for name in built_in()]\n"
            "print(*sorted({name.partition('.')[0] for name in sys.modules}))"
        )
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        extras = {"typer", "rich", "textual", "litestar", "uvicorn", "uvloop", "httptools", "websockets", "psycopg"}
        assert not extras & set(done.stdout.split())
