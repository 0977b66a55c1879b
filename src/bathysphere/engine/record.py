"""A whole game as a file: header, answers, checksums. The state is what replaying the record leads to.

A record is written as lines of JSON: the header, one line an answer, and a closing line with the number of answers and
a hash over everything before it. So a torn file and an altered one can be told apart, and both from a whole one.
"""

import os
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from bathysphere.engine.chance import SEED_BYTES, seed_bytes
from bathysphere.engine.deal_commitment import DealCommitment
from bathysphere.engine.decision import Choice, as_choice
from bathysphere.engine.errors import Absent, BadRecord, BadTable, Refused
from bathysphere.engine.flow import Reply, answer, decision_of, interject
from bathysphere.engine.game import Game
from bathysphere.engine.state import State

FORMAT = 1
CHECK_EVERY = 20
INTERJECTION = "!"
"""Stands in place of the question's kind when nobody asked."""

_NO_JSON = (ValueError, RecursionError)
"""What decoding raises: for broken JSON, for bytes that are no letters, for brackets without end."""


class Answer(msgspec.Struct, omit_defaults=True):
    """One line of a record. `check` is the checksum of the state after it, noted where no answer is sealed."""

    seat: int
    kind: str
    choice: Choice
    check: str = ""
    last: bool = False
    """The answer after which the game was over."""


def is_checked(s: State, answers: int) -> bool:
    """Whether the checksum of the state is noted after so many answers."""
    return s.outcome is not None or (answers % CHECK_EVERY == 0 and not s.any_sealed)


class Header(msgspec.Struct):
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seed: str
    players: list[str] = []
    """Who sat where, as far as the table wants to know: a bot's name, or "person"."""
    fair: DealCommitment | msgspec.UnsetType = msgspec.UNSET
    """How the seed came about, when the table dealt fairly."""
    format: int = FORMAT
    made_by: str = "bathysphere"


class _End(msgspec.Struct):
    answers: int
    hash: str


class Record:
    """Game, options, seed, answers: enough to play the whole game again."""

    def __init__(self, header: Header, answers: list[Answer] | None = None, path: str = "record") -> None:
        self.header = header
        self.answers: list[Answer] = answers if answers is not None else []
        self.path = path

    @classmethod
    def begin(
        cls, game: Game[Any], seats: int, seed: int | str | bytes, options: dict[str, Any] | None = None
    ) -> "Record":
        """The record of a new table, without an answer yet."""
        game.check_table(seats, options or {})
        return cls(Header(game.name, game.rules_version, seats, options or {}, seed_bytes(seed).hex()))

    @property
    def commitment(self) -> str:
        """What can be shown before the game, so that the seed cannot be changed afterwards."""
        return sha256(bytes.fromhex(self.header.seed)).hexdigest()

    def new(self, game: Game[Any]) -> State:
        """The table as it was dealt."""
        state: State = game.new(self.header.seats, bytes.fromhex(self.header.seed), self.header.options)
        return state

    def note(self, s: State, seat: int, kind: str, choice: Choice) -> None:
        """Add an answer that was just taken by `s`."""
        line = Answer(seat, kind, choice)
        self.answers.append(line)
        if is_checked(s, len(self.answers)):
            line.check = s.checksum()
        line.last = s.outcome is not None

    def play(
        self, game: Game[Any], upto: int | None = None, start: tuple[int, State] | None = None
    ) -> Iterator[tuple[State, Answer | None, Reply | None]]:
        """Replay: the state as dealt, then after each answer. Always the same state object, moving on. `start` is a
        later moment to begin with: its number, and a state that may be moved on."""
        self.check_rules(game)
        first, s = start or (0, self._dealt(game))
        yield s, None, None
        for number, line in enumerate(self.answers[first:upto], first + 1):
            try:
                reply = _take(s, line)
            except Refused as refusal:
                raise self._differs("record_answer", number, reason=refusal) from None
            if line.last != (s.outcome is not None) or (line.check and line.check != s.checksum()):
                raise self._differs("record_check", number)
            yield s, line, reply

    def _differs(self, code: str, number: int, **facts: object) -> BadRecord:
        """The record was made by a program that plays otherwise, although both name the same version of the rules."""
        header = self.header
        return BadRecord(code, path=self.path, number=number, game=header.game, version=header.rules, **facts)

    def state(self, game: Game[Any], upto: int | None = None) -> State:
        """The state that the record (or its first `upto` answers) leads to."""
        for s, _, _ in self.play(game, upto):
            last = s
        return last

    def _dealt(self, game: Game[Any]) -> State:
        try:
            return self.new(game)
        except Absent:
            raise
        except BadTable as complaint:
            raise BadRecord("record_table", path=self.path, reason=complaint) from None

    def proved(self, game: Game[Any]) -> "Record":
        """The same game under the rules of now, if these are later ones and lead to the same checksums."""
        if self.header.game != game.name or self.header.rules >= game.rules_version:
            return self
        header = msgspec.structs.replace(self.header, rules=game.rules_version)
        again = Record(header, self.answers, self.path)
        try:
            for _ in again.play(game):
                pass
        except BadRecord:
            self.check_rules(game)
        return again

    def check_rules(self, game: Game[Any]) -> None:
        """Complain if the record is of another game, or of other rules than this program has."""
        if self.header.game != game.name:
            raise BadRecord("record_game", path=self.path, game=self.header.game, wanted=game.name)
        if self.header.rules != game.rules_version:
            raise BadRecord(
                "record_rules",
                path=self.path,
                game=game.name,
                version=self.header.rules,
                known=game.rules_version,
            )

    # -- files

    def encode(self) -> bytes:
        lines = [msgspec.json.encode(self.header), *(msgspec.json.encode(line) for line in self.answers)]
        body = b"\n".join(lines) + b"\n"
        return body + _closing(len(self.answers), body) + b"\n"

    @property
    def ended(self) -> bool:
        """Whether the game is over; noted with the last answer."""
        return bool(self.answers) and self.answers[-1].last

    def save(self, path: Path) -> None:
        write_whole(path, self.encode())

    @classmethod
    def open(cls, path: Path) -> "Record":
        """Read a record, or say in one sentence why it is none."""
        try:
            raw = path.read_bytes()
        except FileNotFoundError:
            raise BadRecord("record_missing", path=path) from None
        except OSError as error:
            raise BadRecord("record_unreadable", path=path, reason=error.strerror or str(error)) from None
        return cls.decode(raw, str(path))

    @classmethod
    def decode(cls, raw: bytes, path: str = "record") -> "Record":
        lines = raw.split(b"\n")
        header = _header(lines[0], path)
        _whole(lines, path)
        body = raw[: len(raw) - len(lines[-2]) - 1]
        if lines[-2] != _closing(len(lines) - 3, body):
            raise BadRecord("record_altered", path=path)
        try:
            answers = [msgspec.json.decode(line, type=Answer) for line in lines[1:-2]]
            for line in answers:
                line.choice = as_choice(line.choice)
        except _NO_JSON:
            raise BadRecord("record_altered", path=path) from None
        return cls(header, answers, path)


def write_whole(path: Path, content: bytes) -> None:
    """Write a file beside its place, then put it there in one move: a failure leaves what stood there before."""
    beside = path.parent / (path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
        _keep_entry(path.parent)
    except OSError as error:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        raise BadRecord("save_failed", path=path, reason=error.strerror or str(error)) from None


def _keep_entry(folder: Path) -> None:
    """The move itself should reach the disk too, or a power cut could undo it. Not every system can do that."""
    with suppress(OSError):
        entry = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(entry)
        finally:
            os.close(entry)


def _take(s: State, line: Answer) -> Reply:
    if line.kind == INTERJECTION:
        return interject(s, line.seat, line.choice)
    decision = decision_of(s, line.seat)
    if decision is not None and decision.kind != line.kind:
        raise Refused("record_kind", kind=decision.kind, answered=line.kind)
    return answer(s, line.seat, line.choice)


def _header(line: bytes, path: str) -> Header:
    try:
        raw = msgspec.json.decode(line)
    except _NO_JSON:
        raise BadRecord("record_foreign", path=path) from None
    if not isinstance(raw, dict) or raw.get("made_by") != "bathysphere":
        raise BadRecord("record_foreign", path=path)
    if raw.get("format") != FORMAT:
        raise BadRecord("record_format", path=path, format=raw.get("format"), known=FORMAT)
    try:
        header = msgspec.convert(raw, Header)
        seed = bytes.fromhex(header.seed)
    except ValueError:
        raise BadRecord("record_altered", path=path) from None
    if len(seed) != SEED_BYTES:
        raise BadRecord("record_altered", path=path)
    return header


def _closing(answers: int, body: bytes) -> bytes:
    return msgspec.json.encode(_End(answers, sha256(body).hexdigest()))


def _whole(lines: list[bytes], path: str) -> None:
    """A file that does not end with a closing line was cut off."""
    try:
        if lines[-1] == b"" and len(lines) >= 3:
            msgspec.json.decode(lines[-2], type=_End)
            return
    except _NO_JSON:
        pass
    raise BadRecord("record_torn", path=path, line=len(lines) - 1)


__all__ = ["INTERJECTION", "Answer", "Header", "Record"]
