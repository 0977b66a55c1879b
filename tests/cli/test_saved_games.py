"""Records on the command line: verified, resumed, and never harmed."""

import os
from pathlib import Path

import pytest

from bathysphere.engine import Record
from bathysphere.games.abyss import GAME as ABYSS
from bathysphere.games.thing import GAME as THING
from bathysphere.tables import LocalTable
from bathysphere.words import Words
from support import dredge
from support.records import forged

GAME = Path(__file__).parents[1] / "records" / "abyss-2-random.record"


class TestVerify:
    @pytest.mark.parametrize("language", ["en", "ru", "uk"])
    def test_a_good_record(self, run, language):
        code, out, err = run("verify", GAME, "--language", language)
        words = Words(language, "abyss", ("bathysphere.cli",))
        record = Record.open(GAME)
        assert (code, err) == (0, "")
        assert words("cli-verified", path=str(GAME)) in out
        assert record.commitment in out
        outcome = record.state(ABYSS).outcome
        for seat in (0, 1):
            assert f"{words.player(seat)}: {words('points-word', number=outcome.total(seat))}" in out

    @pytest.mark.parametrize("language", ["en", "ru", "uk"])
    def test_a_record_of_a_game_with_sides(self, run, tmp_path, language):
        table = LocalTable.open(THING, ["thoughtful"] * 5, 3)
        table.act_until_asked()
        table.save(tmp_path / "thing.record")
        code, out, err = run("verify", tmp_path / "thing.record", "--language", language)
        assert (code, err) == (0, "")
        words = Words(language, "thing")
        outcome = table.state.outcome
        assert words(f"end-{outcome.reason}") in out
        assert all(f"{words.player(seat)}: {words(f'side-{side}')}" in out for seat, side in enumerate(outcome.sides))
        assert words("points-word", number=0) not in out

    def test_a_game_that_is_not_over_yet(self, run, saved):
        code, out, _ = run("verify", saved)
        assert code == 0
        assert "not over yet" in out

    @pytest.mark.parametrize(
        ("spoil", "said"),
        [
            (lambda raw: raw[: len(raw) // 2], "is torn"),
            (lambda raw: raw[:-1], "is torn"),
            (lambda raw: raw.replace(b"explore", b"exploRe", 1), "was altered"),
            (lambda raw: b"", "is not a record"),
            (lambda raw: b"hello\n", "is not a record"),
            (lambda raw: forged(raw, 0, rules=99), "follows version 99 of the rules of abyss"),
            (lambda raw: forged(raw, 0, format=7), "has format 7"),
            (lambda raw: forged(raw, 0, game="chess"), "There is no game called chess"),
            (lambda raw: forged(raw, 0, seats=7), "is for 2 to 4 players"),
            (lambda raw: forged(raw, 5, seat=9), "Answer 5 of the record"),
            (lambda raw: forged(raw, 20, check="0"), "does not lead to the state"),
        ],
    )
    def test_a_record_that_is_not_what_it_should_be(self, complains, tmp_path, spoil, said):
        path = tmp_path / "bad.record"
        path.write_bytes(spoil(GAME.read_bytes()))
        assert said in complains(3, "verify", path)

    def test_a_missing_file_a_folder_and_a_path_under_a_file(self, complains, tmp_path):
        assert "There is no record at" in complains(3, "verify", tmp_path / "none.record")
        assert "cannot be read" in complains(3, "verify", tmp_path)
        assert "cannot be read" in complains(3, "verify", GAME / "inside")

    @pytest.mark.parametrize(("language", "said"), [("ru", "оборвана после строки"), ("uk", "обірвано після рядка")])
    def test_complaints_are_made_in_the_language_of_the_terminal(
        self, complains, tmp_path, monkeypatch, language, said
    ):
        path = tmp_path / "torn.record"
        path.write_bytes(GAME.read_bytes()[:-9])
        assert said in complains(3, "verify", path, "--language", language)
        monkeypatch.setenv("LANG", f"{language}.UTF-8")
        assert said in complains(3, "verify", path)

    def test_the_file_is_never_changed(self, run, saved):
        before = saved.read_bytes()
        run("verify", saved)
        assert saved.read_bytes() == before


class TestSavedGamesAreSafe:
    def test_a_new_game_never_takes_the_place_of_an_old_one(self, complains, saved):
        before = saved.read_bytes()
        assert "exists already" in complains(3, "play", "abyss", "--save", saved)
        assert saved.read_bytes() == before

    @pytest.mark.parametrize("spoil", [lambda raw: raw[:-20], lambda raw: forged(raw, 0, rules=99), lambda _: b""])
    def test_a_game_that_cannot_be_resumed_stays_as_it_is(self, complains, saved, spoil):
        """Perhaps somebody can still mend it, or has the program that reads it."""
        saved.write_bytes(spoil(saved.read_bytes()))
        before = saved.read_bytes()
        complains(3, "play", "abyss", "--resume", "--save", saved)
        assert saved.read_bytes() == before
        assert list(saved.parent.iterdir()) == [saved]

    def test_a_record_of_another_game_is_not_resumed(self, complains, tmp_path):
        path = tmp_path / "dredge.record"
        Record.begin(dredge.GAME, 2, 1).save(path)
        assert "is a game of dredge" in complains(3, "play", "abyss", "--resume", "--save", path)

    def test_with_nothing_to_resume_it_says_where_it_looked(self, complains, tmp_path):
        assert str(tmp_path / "home" / "bathysphere") in complains(3, "play", "abyss", "--resume")

    def test_the_game_saved_last_that_is_not_over_is_resumed(self, complains, tmp_path, saved):
        """Without a terminal it gets as far as opening it: a torn one is named, a finished one is passed over."""
        home = tmp_path / "home" / "bathysphere"
        home.mkdir(parents=True)
        for age, (name, raw) in enumerate(
            [
                ("abyss-3.record", GAME.read_bytes()),
                ("abyss-2.record", saved.read_bytes()[:-5]),
                ("abyss-1.record", b""),
            ]
        ):
            (home / name).write_bytes(raw)
            os.utime(home / name, (1000 - age, 1000 - age))
        assert "abyss-2.record is torn" in complains(3, "play", "abyss", "--resume")
