"""Records: a whole game as a file that reads back what was written, and that is never half written."""

import errno
import os
from pathlib import Path

import pytest

from bathysphere.engine import BadRecord, Record, answer, seed_bytes, withdraw
from bathysphere.engine.decision import Count, Decision
from bathysphere.engine.record import CHECK_EVERY
from bathysphere.games.abyss import GAME as ABYSS
from support import dredge
from support.records import played
from support.tiny_game import Ask, End, tiny_game

GAME = dredge.GAME


class TestRoundTrip:
    @pytest.mark.parametrize("game", [GAME, ABYSS], ids=lambda game: game.name)
    @pytest.mark.parametrize("answers", [0, 1, 30, None])
    def test_what_was_written_is_read_and_leads_to_the_same_state(self, game, answers, tmp_path):
        record, s = played(game, answers=answers)
        path = tmp_path / "game.record"
        record.save(path)
        again = Record.open(path)
        assert again.header == record.header
        assert again.answers == record.answers
        assert again.encode() == record.encode() == path.read_bytes()
        assert again.state(game).checksum() == s.checksum()
        assert again.ended == (s.outcome is not None)

    def test_the_state_after_any_number_of_answers_can_be_had(self):
        record, _ = played(GAME, answers=10)
        s = record.new(GAME)
        for number, line in enumerate(record.answers):
            assert record.state(GAME, upto=number).checksum() == s.checksum()
            answer(s, line.seat, line.choice)

    def test_replay_gives_the_deal_and_then_every_answer(self, whole):
        record = Record.decode(whole)
        seen = [(line, reply) for _, line, reply in record.play(GAME)]
        assert seen[0] == (None, None)
        assert [line for line, _ in seen[1:]] == record.answers
        assert all(reply is not None for _, reply in seen[1:])

    def test_options_and_seed_are_kept(self):
        record = Record.begin(GAME, 2, "tide", {"depth": 9, "current": "one_up"})
        again = Record.decode(record.encode())
        assert again.new(GAME).options == dredge.Options(depth=9, current="one_up")
        assert bytes.fromhex(again.header.seed) == seed_bytes("tide")

    def test_the_commitment_tells_seeds_apart_and_hides_them(self):
        one, two = Record.begin(GAME, 2, 1), Record.begin(GAME, 2, 2)
        assert one.commitment == Record.begin(GAME, 4, 1).commitment != two.commitment
        assert one.commitment != one.header.seed

    def test_a_folder_that_is_missing_is_made(self, tmp_path, small):
        path = tmp_path / "saves" / "deep" / "game.record"
        Record.decode(small).save(path)
        assert path.read_bytes() == small


class TestChecksums:
    def test_they_are_noted_regularly_and_at_the_end(self, whole):
        answers = Record.decode(whole).answers
        assert answers[-1].check
        assert answers[-1].last
        assert not any(line.last for line in answers[:-1])
        noted = [number for number, line in enumerate(answers, 1) if line.check]
        assert noted[:-1]
        assert all(number % CHECK_EVERY == 0 for number in noted[:-1])

    def test_none_is_noted_while_an_answer_is_sealed_not_even_an_empty_one(self):
        """Else the record would become untrue when somebody else withdraws his sealed answer."""

        class PickAny(Ask):
            __slots__ = ()

            def ask(self, s):
                return [Decision(seat, "pick", (("card", 1),), picks=Count(0, 1)) for seat in self.seats]

        s = tiny_game(PickAny((0, 1, 2)), End())
        record = Record.begin(GAME, 3, 0)
        record.answers = [None] * (CHECK_EVERY - 1)
        answer(s, 1, ())
        record.note(s, 1, "pick", ())
        assert record.answers[-1].check == ""
        withdraw(s, 1)


def no_space(*_):
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


class TestSavingIsAtomic:
    """Whatever goes wrong: what stood there before is untouched, and nothing is left beside it."""

    @pytest.fixture
    def saved(self, tmp_path, small) -> Path:
        path = tmp_path / "game.record"
        path.write_bytes(small)
        return path

    def fails(self, path, whole):
        with pytest.raises(BadRecord) as bad:
            Record.decode(whole).save(path)
        assert bad.value.code == "save_failed"
        assert str(bad.value).endswith("What stood there before is untouched.")
        return str(bad.value)

    def test_a_new_game_takes_the_place_of_the_old_one(self, saved, whole):
        Record.decode(whole).save(saved)
        assert saved.read_bytes() == whole
        assert list(saved.parent.iterdir()) == [saved]

    @pytest.mark.parametrize("step", ["fsync", "replace"])
    def test_when_a_step_of_writing_fails(self, saved, small, whole, monkeypatch, step):
        monkeypatch.setattr(*((os, "fsync") if step == "fsync" else (Path, "replace")), no_space)
        assert "No space left" in self.fails(saved, whole)
        assert saved.read_bytes() == small
        assert list(saved.parent.iterdir()) == [saved]

    def test_when_the_disk_is_full_in_the_middle(self, saved, small, whole, monkeypatch):
        real = Path.open

        def open_small_disk(self, *args, **more):
            file = real(self, *args, **more)

            class SmallDisk:
                """Takes a hundred bytes, then the disk is full."""

                def __enter__(self):
                    return self

                def __exit__(self, *_):
                    file.close()

                def write(self, content):
                    file.write(content[:100])
                    file.flush()
                    no_space()

            return SmallDisk()

        monkeypatch.setattr(Path, "open", open_small_disk)
        self.fails(saved, whole)
        monkeypatch.undo()
        assert saved.read_bytes() == small
        assert list(saved.parent.iterdir()) == [saved]

    def test_when_a_folder_stands_in_the_way(self, tmp_path, whole):
        place = tmp_path / "game.record"
        place.mkdir()
        self.fails(place, whole)
        assert list(tmp_path.iterdir()) == [place]

    def test_when_the_folder_would_lie_under_a_file(self, saved, small, whole):
        self.fails(saved / "deeper" / "game.record", whole)
        assert saved.read_bytes() == small

    def test_when_the_name_is_too_long(self, tmp_path, whole):
        self.fails(tmp_path / ("deep" * 100), whole)
        assert list(tmp_path.iterdir()) == []

    def test_when_the_place_is_the_folder_itself(self, tmp_path, whole, monkeypatch):
        monkeypatch.chdir(tmp_path)
        self.fails(Path(), whole)
        assert list(tmp_path.iterdir()) == []
