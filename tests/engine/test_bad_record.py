"""Torn, altered, forged and foreign files: each is told in one sentence, and none leads to another game."""

import errno
import os
from pathlib import Path

import pytest

from bathysphere.engine import BadRecord, Record, decisions, seed_bytes
from bathysphere.engine.record import CHECK_EVERY
from bathysphere.games.abyss import GAME as ABYSS
from support import dredge
from support.records import closed, forged

GAME = dredge.GAME


def complaint(raw: bytes, game=GAME) -> tuple[str, str]:
    """What is said when these bytes are read and replayed."""
    with pytest.raises(BadRecord) as bad:
        Record.decode(raw, "game.record").state(game)
    said = str(bad.value)
    assert "game.record" in said
    assert said.endswith(".")
    assert "\n" not in said
    return bad.value.code, said


class TestTorn:
    def test_at_every_byte(self, small):
        """Never a traceback, and never another game."""
        for length in range(len(small)):
            code, _ = complaint(small[:length])
            assert code == ("record_foreign" if length < small.index(b"\n") else "record_torn")

    def test_a_file_that_was_written_in_part_over_an_older_one(self, small, whole):
        mixed = small[: len(small) // 2] + whole[len(small) // 2 :]
        assert complaint(mixed)[0] in ("record_altered", "record_torn")

    def test_the_last_whole_line_is_named(self, small):
        cut = small[: small.rindex(b"\n", 0, -1) + 5]
        assert complaint(cut) == (
            "record_torn", "The record game.record is torn: it breaks off after line 5.",
        )  # fmt: skip


class TestAltered:
    def test_every_single_bit(self, small):
        for place in range(len(small)):
            for bit in range(8):
                other = bytearray(small)
                other[place] ^= 1 << bit
                complaint(bytes(other))

    @pytest.mark.parametrize("byte", [b"\n", b" ", b"\x00", b"\xff", b"0", b"}", b'"'])
    def test_every_byte_replaced_or_added(self, small, byte):
        for place in range(len(small)):
            if small[place : place + 1] != byte:
                complaint(small[:place] + byte + small[place + 1 :])
            complaint(small[:place] + byte + small[place:])
        complaint(small + byte)

    def test_every_byte_removed(self, small):
        for place in range(len(small)):
            complaint(small[:place] + small[place + 1 :])

    def test_every_line_removed_doubled_or_exchanged(self, small):
        lines = small.splitlines(keepends=True)
        for number in range(len(lines)):
            complaint(b"".join(lines[:number] + lines[number + 1 :]))
            complaint(b"".join(lines[:number] + lines[number : number + 1] + lines[number:]))
            if number:
                swapped = [*lines[: number - 1], lines[number], lines[number - 1], *lines[number + 1 :]]
                complaint(b"".join(swapped))


class TestForged:
    """Altered with care: the hash fits, so only replaying finds out."""

    def test_a_forgery_without_a_change_is_the_record_itself(self, small):
        assert forged(small, 1) == small

    def test_an_option_that_was_not_offered(self, whole):
        code, said = complaint(forged(whole, 1, choice=["no", "such", "verb"]))
        assert code == "record_answer"
        assert said.startswith("Answer 1 of the record game.record cannot be played: ('no', 'such', 'verb') is not")

    def test_an_answer_out_of_turn(self, whole):
        asked = decisions(Record.decode(whole).new(GAME))[0].seat
        code, said = complaint(forged(whole, 1, seat=(asked + 1) % 3))
        assert code == "record_answer"
        assert "is not asked now" in said

    @pytest.mark.parametrize("seat", [-1, 3, 10**12])
    @pytest.mark.parametrize("kind", ["move", "!"])
    def test_a_seat_that_does_not_exist(self, whole, seat, kind):
        assert complaint(forged(whole, 1, seat=seat, kind=kind))[0] == "record_answer"

    def test_an_answer_to_another_question(self, whole):
        code, said = complaint(forged(whole, 1, kind="throw"))
        assert code == "record_answer"
        assert "question move is open there, the record answers throw." in said

    def test_an_interjection_that_was_not_allowed(self, whole):
        code, said = complaint(forged(whole, 1, kind="!"))
        assert (code, "may not interject" in said) == ("record_answer", True)

    def test_another_answer_that_was_legal_too(self, whole):
        """It leads to another game: sooner or later a checksum or an answer does not fit."""
        taken = Record.decode(whole).answers[0].choice
        other = next(each for each in (("dive",), ("pool",)) if each != taken)
        assert complaint(forged(whole, 1, choice=list(other)))[0] in ("record_answer", "record_check")

    def test_another_seed(self, whole):
        seed = seed_bytes("another").hex()
        assert complaint(forged(whole, 0, seed=seed))[0] in ("record_answer", "record_check")

    def test_a_checksum_that_does_not_fit(self, whole):
        number = CHECK_EVERY if Record.decode(whole).answers[CHECK_EVERY - 1].check else 2 * CHECK_EVERY
        code, said = complaint(forged(whole, number, check="0" * 16))
        assert code == "record_check"
        assert f"after answer {number}. Either it was forged, or rules or cards of dredge have changed since" in said

    def test_answers_after_the_end(self, whole):
        lines = whole.splitlines()[:-1]
        code, said = complaint(closed([*lines, lines[-1]]))
        assert code == "record_answer"
        assert "The game is over" in said

    @pytest.mark.parametrize("choice", [5, None, "dive", {"dive": 1}, True, 1.5])
    def test_a_choice_that_is_no_list(self, whole, choice):
        assert complaint(forged(whole, 1, choice=choice))[0] == "record_altered"

    @pytest.mark.parametrize("choice", [[], [[]], [None], [{"a": 1}], [["dive"]], ["dive", ["dive"]]])
    def test_a_choice_of_strange_things(self, whole, choice):
        assert complaint(forged(whole, 1, choice=choice))[0] == "record_answer"

    @pytest.mark.parametrize("facts", [{"seat": "1"}, {"kind": 3}, {"seat": None}, {"check": 5}])
    def test_a_line_with_facts_of_the_wrong_kind(self, whole, facts):
        assert complaint(forged(whole, 1, **facts))[0] == "record_altered"

    @pytest.mark.parametrize(
        "facts",
        [
            {"seats": 9},
            {"seats": -1},
            {"options": {"tide": 1}},
            {"options": {"depth": "x"}},
            {"options": {"current": "muddy"}},
        ],
    )
    def test_a_table_that_cannot_be_set_up(self, whole, facts):
        assert complaint(forged(whole, 0, **facts))[0] == "record_table"

    @pytest.mark.parametrize("seed", ["", "00", "zz" * 32, "00" * 31, "00" * 100, "ключ", None, 7])
    def test_a_seed_that_is_none(self, whole, seed):
        assert complaint(forged(whole, 0, seed=seed))[0] == "record_altered"


class TestOtherFiles:
    def test_a_record_of_another_version_of_the_rules(self, whole):
        code, said = complaint(forged(whole, 0, rules=2))
        assert code == "record_rules"
        assert said == "The record game.record follows version 2 of the rules of dredge; this program has 3."

    @pytest.mark.parametrize("number", [0, 2, None, "1", [1]])
    def test_a_record_of_another_format(self, whole, number):
        code, said = complaint(forged(whole, 0, format=number))
        assert code == "record_format"
        assert said.endswith(f"has format {number}, but this program reads format 1.")

    def test_a_record_of_another_game(self, whole):
        code, said = complaint(whole, ABYSS)
        assert code == "record_game"
        assert said == "The record game.record is a game of dredge, not of abyss."

    @pytest.mark.parametrize(
        "raw",
        [
            b"",
            b"\n",
            b"\n\n\n",
            b"hello",
            b"{}",
            b"[]\n[]\n",
            b"null",
            b'{"made_by":"somebody else"}\n',
            b"\x89PNG\r\n\x1a\n",
            b"\xff\xfe" * 50,
            b'{"made_by":"\xff"}\n{}\n',
            b"[" * 100_000,
            "прилив".encode(),
        ],
    )
    def test_a_foreign_file(self, raw):
        assert complaint(raw) == ("record_foreign", "game.record is not a record of Bathysphere.")

    def test_brackets_without_end_in_the_middle(self, whole):
        lines = whole.splitlines()[:-1]
        assert complaint(closed([lines[0], b"[" * 100_000]))[0] == "record_altered"
        assert complaint(lines[0] + b"\n" + b"[" * 100_000 + b"\n")[0] == "record_torn"

    def opened(self, path):
        with pytest.raises(BadRecord) as bad:
            Record.open(path)
        assert str(path) in str(bad.value)
        return bad.value.code

    def test_a_missing_file(self, tmp_path):
        assert self.opened(tmp_path / "none.record") == "record_missing"

    def test_a_folder(self, tmp_path):
        assert self.opened(tmp_path) == "record_unreadable"

    def test_a_path_under_a_file(self, tmp_path, small):
        (tmp_path / "game.record").write_bytes(small)
        assert self.opened(tmp_path / "game.record" / "inside") == "record_unreadable"

    def test_a_file_that_nobody_may_read(self, tmp_path, monkeypatch):
        def denied(self):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

        monkeypatch.setattr(Path, "read_bytes", denied)
        assert self.opened(tmp_path / "game.record") == "record_unreadable"
