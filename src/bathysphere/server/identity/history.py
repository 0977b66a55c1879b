"""What somebody has played: their tables, how often they won, with whom they played. Only what is over counts, and of
that only what everybody at the table was told at its end: nothing of a running game is looked at."""

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from bathysphere.server.table_info import words_for
from bathysphere.server.wire import Listed
from bathysphere.server.wire import identity as wire
from bathysphere.store.base import Store
from bathysphere.store.identities import Holding
from bathysphere.tables.seat import BOT, OPEN
from bathysphere.tables.table_facts import OVER

MOST = 2000
MOST_SHOWN = 300
MOST_PEOPLE = 60
AT_ONCE = 200


async def history_of(store: Store, holdings: Sequence[Holding], language: str) -> wire.History:
    seats: dict[str, list[Holding]] = {}
    for each in holdings[:MOST]:
        seats.setdefault(each.table, []).append(each)
    ids = list(seats)
    found: list[Listed] = []
    for start in range(0, len(ids), AT_ONCE):
        summaries = await store.summaries(ids[start : start + AT_ONCE])
        found += [msgspec.json.decode(each.body, type=Listed) for each in summaries]
    played = [_played(table, seats[table.id]) for table in found]
    played.sort(key=lambda each: -each.table.changed)
    over = [each for each in played if each.table.status == OVER and _counts(each)]
    return wire.History(played[:MOST_SHOWN], _results(over, language), _people(over))


def _played(table: Listed, holdings: Sequence[Holding]) -> wire.PlayedTable:
    """A seat that is open or a bot's was theirs once: before the deal a maker may send people away."""
    held = [each for each in holdings if each.seat < len(table.seats)]
    states = [table.seats[each.seat].state for each in held]
    left = not any(each.gone is None and state not in (OPEN, BOT) for each, state in zip(held, states, strict=True))
    return wire.PlayedTable(table, sorted(each.seat for each in held), left)


def _counts(played: wire.PlayedTable) -> bool:
    """Whether it was a game of its own, played to its end."""
    table = played.table
    practice = table.daily is not None and table.daily.practice
    return bool(played.seats) and not played.left and not practice and not table.branch and _has_result(table)


def _has_result(table: Listed) -> bool:
    return table.finished or bool(table.winners)


def _results(over: Iterable[wire.PlayedTable], language: str) -> list[wire.GameResults]:
    """Whoever shares a screen with others is the first of them."""
    games: Counter[tuple[str, int, str]] = Counter()
    won: Counter[tuple[str, int, str]] = Counter()
    for each in over:
        table, seat = each.table, each.seats[0]
        kind = (table.game, len(table.seats), table.sides[seat] if seat < len(table.sides) else "")
        games[kind] += 1
        won[kind] += seat in table.winners
    return [
        wire.GameResults(
            game, players, words_for(language, game)(f"side-{side}") if side else "", games[kind], won[kind]
        )
        for kind in sorted(games)
        for game, players, side in (kind,)
    ]


def _people(over: Iterable[wire.PlayedTable]) -> list[wire.MetPerson]:
    """The ones met most often first; a name is all that is known of anybody."""
    met: Counter[str] = Counter()
    latest: dict[str, str] = {}
    for each in over:
        for name in {seat.name for n, seat in enumerate(each.table.seats) if seat.name and n not in each.seats}:
            met[name] += 1
            latest.setdefault(name, each.table.id)
    return [wire.MetPerson(name, times, latest[name]) for name, times in met.most_common(MOST_PEOPLE)]
