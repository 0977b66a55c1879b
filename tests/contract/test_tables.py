"""Every table that can be opened can be played to an end: tables with any legal options, and with any legal pack."""

from typing import Any

import pytest
from hypothesis import given, settings

from bathysphere.engine import Game
from bathysphere.games import NAMES
from bathysphere.games import game as find_game
from bathysphere.games.cryptids.pack import Pack
from contract.packs import legal_packs
from contract.play import Seen
from contract.tables import CRYPTIDS, HEALTHY, Opened, check_table, declared, legal_tables, play_many
from support.effort import EFFORT
from support.packs import dealt_from
from support.played import few_tables, seats_of

TABLES, PACKS = 12 * EFFORT, 16 * EFFORT
LOOK_EVERY = 400


def some(number: int) -> settings:
    return settings(max_examples=number, deadline=None, derandomize=True, database=None, suppress_health_check=HEALTHY)


@pytest.mark.parametrize("name", NAMES)
def test_tables_with_any_legal_options_hold_the_contract(name: str):
    game, seen = find_game(name), Seen()

    @some(TABLES)
    @given(legal_tables(game))
    def tables(table: Opened) -> None:
        check_table(game, table, LOOK_EVERY, seen)

    tables()
    assert seen["games"] >= TABLES
    assert seen["ended"] >= seen["games"] * 0.9, seen
    assert seen["looked"] > 0, seen


def test_tables_with_any_legal_pack_hold_the_contract():
    seen, ids = Seen(), set()

    @some(PACKS)
    @given(legal_packs(), legal_tables(CRYPTIDS))
    def tables(pack: Pack, table: Opened) -> None:
        with dealt_from(pack) as name:
            ids.add(name)
            check_table(CRYPTIDS, table.dealt_with(name), LOOK_EVERY, seen)

    tables()
    assert seen["ended"] == seen["games"] >= PACKS
    assert seen["looked"] > 0, seen
    assert len(ids) > PACKS // 2


@pytest.mark.parametrize("name", NAMES)
def test_every_option_that_can_be_chosen_is_drawn(name: str):
    game: Game[Any] = find_game(name)
    fields = {field for field in game.options.__struct_fields__ if field not in game.settled}
    assert fields
    for seats in few_tables(game):
        assert set(declared(game, seats)) == fields


def test_many_answers_at_tables_of_all_sorts():
    """As `python -m contract.tables` plays them."""
    tally = play_many(1, 0)
    assert tally["answers"] > 1_000
    assert tally["packs"] >= 8
    assert {name.split(",")[0] for name in tally if "," in name} == set(NAMES)
    assert all(seats_of(find_game(name)) for name in NAMES)
