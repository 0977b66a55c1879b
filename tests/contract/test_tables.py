"""Every table that can be opened can be played to an end: tables with any legal options, and with any legal pack."""

from typing import Any

import pytest
from hypothesis import Phase, given, seed, settings

from bathysphere.contract.play import Seen
from bathysphere.engine import Game
from bathysphere.games import built_in
from bathysphere.games import game as find_game
from bathysphere.games.cryptids.pack import Pack
from contract.packs import legal_packs
from contract.tables import CRYPTIDS, HEALTHY, Opened, check_table, declared, legal_tables, play_many
from support.content_packs import dealt_from
from support.effort import ROTATION, volume
from support.game_samples import few_tables, seats_of

TABLES, PACKS = volume(60, 12), volume(80, 16)
LOOK_EVERY = 400


def some(number: int) -> settings:
    """What fails is told as it was drawn: to shrink it would take minutes."""
    only = [Phase.generate]
    return settings(max_examples=number, deadline=None, database=None, phases=only, suppress_health_check=HEALTHY)


@pytest.mark.parametrize("name", built_in())
def test_tables_with_any_legal_options_hold_the_contract(name: str):
    game, seen = find_game(name), Seen()

    @seed(ROTATION)
    @some(TABLES)
    @given(legal_tables(game))
    def tables(table: Opened) -> None:
        check_table(game, table, LOOK_EVERY, seen)

    tables()
    assert seen["games"] >= TABLES
    assert seen["ended"] >= seen["games"] * 0.9, seen


def test_tables_with_any_legal_pack_hold_the_contract():
    seen, ids = Seen(), set()

    @seed(ROTATION)
    @some(PACKS)
    @given(legal_packs(), legal_tables(CRYPTIDS))
    def tables(pack: Pack, table: Opened) -> None:
        with dealt_from(pack) as name:
            ids.add(name)
            check_table(CRYPTIDS, table.dealt_with(name), LOOK_EVERY, seen)

    tables()
    assert seen["ended"] == seen["games"] >= PACKS
    assert len(ids) > PACKS // 2


@pytest.mark.parametrize("name", built_in())
def test_every_option_that_can_be_chosen_is_drawn(name: str):
    game: Game[Any] = find_game(name)
    fields = {field for field in game.options.__struct_fields__ if field not in game.fixed_option_names}
    assert fields
    for seats in few_tables(game):
        assert set(declared(game, seats)) == fields


def test_many_answers_at_tables_of_all_sorts():
    """As `python -m contract.tables` plays them."""
    tally = play_many(1, ROTATION)
    assert tally["answers"] > 1_000
    assert tally["packs"] >= 8
    assert {name.split(",")[0] for name in tally if "," in name} == set(built_in())
    assert all(seats_of(find_game(name)) for name in built_in())
