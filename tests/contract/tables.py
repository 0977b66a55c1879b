"""Tables with any legal options: a strategy made of what a game declares, and a whole random game at each of them.

`python -m contract.tables 100000` (in tests/) plays so many random answers, at tables of all games in turns.
"""

import argparse
from collections import Counter
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any, NamedTuple

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from msgspec import inspect

from bathysphere.contract.play import Seen, random_play
from bathysphere.engine import BadTable, Game, Range
from bathysphere.games import built_in
from bathysphere.games import game as find_game
from bathysphere.games.cryptids.pack import Pack
from contract.packs import legal_packs
from contract.sample import check_game
from support.content_packs import dealt_from
from support.game_samples import seats_of

SEEDS = st.integers(0, 2**32 - 1)
CRYPTIDS = find_game("cryptids")
SOME = 8
"""Tables of each sort, in turns."""
HEALTHY = [HealthCheck.filter_too_much, HealthCheck.too_slow, HealthCheck.data_too_large]


class Opened(NamedTuple):
    """How a table is opened, and by which chance it is played."""

    seats: int
    seed: int
    options: dict[str, Any]

    def dealt_with(self, pack: str) -> "Opened":
        return self._replace(options=self.options | {"content": pack})


def legal_options(game: Game[Any], seats: int) -> st.SearchStrategy[dict[str, Any]]:
    """Any of the options that can be chosen for a table of this size, in any legal combination."""
    return st.fixed_dictionaries({}, optional=declared(game, seats)).filter(lambda options: opens(game, seats, options))


def declared(game: Game[Any], seats: int) -> dict[str, st.SearchStrategy[Any]]:
    """The values of each option, by what the game says of it; what follows from how the program was started is none."""
    form, ranges, words = inspect.type_info(game.options), game.option_ranges(seats), game.option_words()
    assert isinstance(form, inspect.StructType)
    found: dict[str, st.SearchStrategy[Any]] = {}
    for field in form.fields:
        match ranges.get(field.name, field.type):
            case _ if field.name in game.fixed_option_names:
                continue
            case inspect.BoolType():
                found[field.name] = st.booleans()
            case inspect.LiteralType():
                found[field.name] = st.sampled_from(words[field.name])
            case Range() as allowed:
                found[field.name] = within(allowed)
            case dict() as parts:
                each = {name: within(allowed) for name, allowed in parts.items()}
                found[field.name] = st.fixed_dictionaries({}, optional=each)
            case other:
                raise AssertionError(f"no strategy for the option {field.name} of {game.name}: {other}")
    return found


def within(allowed: Range) -> st.SearchStrategy[int]:
    return st.integers(allowed.least, allowed.most)


def opens(game: Game[Any], seats: int, options: dict[str, Any]) -> bool:
    try:
        game.check_table(seats, options)
    except BadTable:
        return False
    return True


@st.composite
def legal_tables(draw: st.DrawFn, game: Game[Any]) -> Opened:
    seats = draw(st.sampled_from(seats_of(game)))
    return Opened(seats, draw(SEEDS), draw(legal_options(game, seats)))


def check_table(game: Game[Any], table: Opened, look_every: int, seen: Seen) -> None:
    """The whole contract for one random game to its end; only a game that has a cap may be broken off there."""
    before = seen["ended"]
    check_game(game, table.seats, table.seed, look_every, seen, lambda chance: table.options)
    assert seen["ended"] > before or game.cap is not None, "a game without an end"


# -- many of them


class Tally(Counter[str]):
    """What many random games were."""

    longest = 0.0
    """Seconds of processor time that the slowest answer took."""


def play_out(game: Game[Any], table: Opened, tally: Tally) -> None:
    """One random game to its end, or to the cap of its game."""
    began, answers, ended = process_time(), 0, False
    for s, record, reply, _ in random_play(game, table.seats, table.seed, lambda chance: table.options):
        now = process_time()
        tally.longest, began = max(tally.longest, now - began if reply is not None else 0), now
        answers, ended = len(record.answers), s.outcome is not None
    assert ended or answers == game.cap
    tally["answers"] += answers
    tally[f"{game.name}, {'ended' if ended else 'at the cap'}"] += 1


def play_many(number: int, first: int) -> Tally:
    """At least so many answers, at tables of every game and of Cryptids with packs of somebody's own."""
    tally = Tally()
    while tally["answers"] < number:
        for name in built_in():
            game = find_game(name)
            played(legal_tables(game), first, lambda table, game=game: play_out(game, table, tally))
        played(tables_with_packs(), first, lambda both: play_with(*both, tally))
        first += 1
    return tally


def tables_with_packs() -> st.SearchStrategy[tuple[Pack, Opened]]:
    return st.tuples(legal_packs(), legal_tables(CRYPTIDS))


def play_with(pack: Pack, table: Opened, tally: Tally) -> None:
    with dealt_from(pack) as name:
        play_out(CRYPTIDS, table.dealt_with(name), tally)
    tally["packs"] += 1


def played(tables: st.SearchStrategy[Any], first: int, play: Callable[[Any], None]) -> None:
    """Some tables of this sort."""

    @seed(first)
    @settings(max_examples=SOME, deadline=None, database=None, phases=[Phase.generate], suppress_health_check=HEALTHY)
    @given(tables)
    def each(table: Any) -> None:
        play(table)

    each()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("answers", type=int)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    began = perf_counter()
    tally = play_many(args.answers, args.seed)
    for name, times in sorted(tally.items()):
        print(f"{times:9,}  {name}")
    print(f"the slowest answer took {tally.longest * 1000:.0f} ms of the processor")
    print(f"all of it took {perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
