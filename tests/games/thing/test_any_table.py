"""Every table that can be opened comes to an end by the rules, whoever plays (T25.74)."""

import pytest
from hypothesis import Phase, given, seed, settings

from bathysphere.bots import make_bot
from bathysphere.engine import seed_bytes
from bathysphere.games.thing import GAME
from bathysphere.games.thing.steps.turn import MOST_ROUNDS
from bathysphere.lab.bot_game import UNDECIDED, BotGame
from contract.tables import HEALTHY, Opened, legal_tables
from support.effort import ROTATION, volume
from support.rules import rule

TABLES = {"random": volume(60, 12), "thoughtful": volume(24, 6)}


@rule("T25.74", "T21.5")
@pytest.mark.parametrize("bot", TABLES)
def test_a_table_with_any_legal_options_is_played_to_its_end(bot: str):
    only = [Phase.generate]

    @seed(ROTATION)
    @settings(max_examples=TABLES[bot], deadline=None, database=None, phases=only, suppress_health_check=HEALTHY)
    @given(legal_tables(GAME))
    def tables(table: Opened) -> None:
        s = GAME.new(table.seats, table.seed, table.options)
        key = seed_bytes(table.seed)
        played = BotGame(GAME, s, [make_bot("thing", bot, seat, key) for seat in range(table.seats)])
        assert played.play() is not UNDECIDED
        assert s.turn.number <= MOST_ROUNDS * s.seats + 1

    tables()
