"""`bathysphere replay` and `bathysphere verify`."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from bathysphere.cli.content import use_content
from bathysphere.cli.language import words_for
from bathysphere.engine import BadRecord, BadTable, Game, Outcome, Record
from bathysphere.games import game as find_game
from bathysphere.words import Words


def open_record(file: Path, content: Sequence[Path] | None) -> tuple[Record, Game[Any]]:
    record = Record.open(file)
    try:
        game = find_game(record.header.game)
    except BadTable as complaint:
        raise BadRecord("record_table", path=file, reason=complaint) from None
    use_content(game.name, content)
    return record.proved(game), game


def replay_command(file: Path, seat: int, language: str, content: Sequence[Path] | None) -> None:
    record, game = open_record(file, content)
    words = words_for(game.name, language, "bathysphere.terminal", "bathysphere.cli")
    if not -1 <= seat < record.header.seats:
        raise BadTable("bad_seat", seat=seat + 1, seats=record.header.seats)
    record.state(game)  # say what is wrong before the screen opens
    if not sys.stdin.isatty() or not sys.stdout.isatty():
        raise BadTable("no_terminal")

    from bathysphere.terminal import replay

    replay(game, record, words, seat)


def verify_command(file: Path, language: str, content: Sequence[Path] | None) -> None:
    """Reads, replays and compares every checksum; a fault is a complaint."""
    record, game = open_record(file, content)
    state = record.state(game)
    words = words_for(game.name, language, "bathysphere.cli")
    print(words("cli-verified", path=str(file)))
    print(
        words(
            "cli-verified-facts",
            game=words(f"game-{game.name}"),
            rules=record.header.rules,
            seats=record.header.seats,
            answers=len(record.answers),
            checks=sum(bool(line.check) for line in record.answers),
        )
    )
    fair = record.header.fair
    if fair is msgspec.UNSET:
        print(words("cli-commitment", commitment=record.commitment))
    elif fair.holds(record.header.seed):
        print(words("cli-fair", commitment=fair.commitment, players=sum(map(bool, fair.nonces))))
    else:
        raise BadRecord("record_unfair", path=file)
    if state.outcome is None:
        print(words("cli-unfinished"))
        return
    tell_outcome(words, state.outcome, state.seats)


def tell_outcome(words: Words, outcome: Outcome, seats: int) -> None:
    """Why it ended where that can differ, who won, and what each seat has to show: its points or its side."""
    if outcome.reason:
        print(words(f"end-{outcome.reason}"))
    if outcome.winners:
        print(words.winners(outcome))
    for seat in range(seats):
        if outcome.points:
            print(f"  {words.player(seat)}: {words('points-word', number=outcome.total(seat))}")
        elif outcome.sides:
            print(f"  {words.player(seat)}: {words(f'side-{outcome.sides[seat]}')}")
