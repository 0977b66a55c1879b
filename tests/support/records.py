"""Small records for tests, and records that somebody has tampered with skilfully: with a hash that fits."""

from hashlib import sha256
from typing import Any

import msgspec

from bathysphere.engine import Chance, Game, Record, State, answer, any_answer, decisions


def played(game: Game[Any], seats: int = 3, seed: int | str = 1, answers: int | None = None) -> tuple[Record, State]:
    """A random game with its record, to the end or so many answers long."""
    record = Record.begin(game, seats, seed)
    s = record.new(game)
    chance = Chance(bytes(32))
    while s.outcome is None and (answers is None or len(record.answers) < answers):
        decision = chance.pick(decisions(s))
        choice = any_answer(decision, chance)
        answer(s, decision.seat, choice)
        record.note(s, decision.seat, decision.kind, choice)
    return record, s


def forged(raw: bytes, line: int, **changes: Any) -> bytes:
    """The same file with some facts of one line changed, and a closing line that fits. Line 0 is the header."""
    lines = raw.splitlines()[:-1]
    lines[line] = msgspec.json.encode(msgspec.json.decode(lines[line]) | changes)
    return closed(lines)


def closed(lines: list[bytes]) -> bytes:
    body = b"".join(line + b"\n" for line in lines)
    end = {"answers": len(lines) - 1, "hash": sha256(body).hexdigest()}
    return body + msgspec.json.encode(end) + b"\n"
