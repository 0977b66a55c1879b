"""A bot gets its seat's view, decision and events, and nothing that leads to the state."""

import pytest

from bathysphere.bots import BOTS, Bot
from bathysphere.engine import Chance, Record, State
from bathysphere.tables import Table
from support import dredge
from support.game_samples import GAMES, nearest
from support.tables import Spy


def reachable(thing, found):
    """Everything that can be reached from a thing by attributes, items and cells of functions."""
    if isinstance(thing, type) or id(thing) in found:
        return
    found[id(thing)] = thing
    inner = []
    if isinstance(thing, dict):
        inner = [*thing, *thing.values()]
    elif isinstance(thing, list | tuple | set | frozenset):
        inner = list(thing)
    elif getattr(thing, "__closure__", None):
        inner = [cell.cell_contents for cell in thing.__closure__]
    elif not isinstance(thing, int | str | bytes | float):
        slots = [name for base in type(thing).__mro__ for name in base.__dict__.get("__slots__", ())]
        names = {*slots, *getattr(type(thing), "__struct_fields__", ()), *getattr(thing, "__dict__", ())}
        inner = [getattr(thing, name) for name in sorted(names) if hasattr(thing, name)]
    for each in inner:
        reachable(each, found)


class TestWhatABotGets:
    @pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
    def test_views_decisions_and_events_and_no_way_to_a_state(self, game, monkeypatch):
        monkeypatch.setitem(BOTS[game.name], "spy", Spy)
        table = Table.open(game, ["spy", *["random"] * (nearest(game, 3) - 2), "spy"], 2)
        while not table.over and len(table.record.answers) < 60:
            table.play_bot()
        for seat in (0, -1):
            found = {}
            reachable(table.bots[seat].given, found)
            assert len(found) > 100
            hidden = (State, Table, Record, Chance, Bot)
            assert not any(isinstance(thing, hidden) for thing in found.values())

    def test_it_hears_what_its_seat_is_told_each_event_once_and_in_order(self):
        table = Table.open(dredge.GAME, ["spy", "random", "spy"], 2)
        while len(table.record.answers) < 40 and not table.over:
            seat = table.play_bot()
            if seat != 1:
                spy = table.bots[seat]
                told = spy.heard
                assert told == table.log(seat)[: len(told)]
        assert table.bots[0].heard

    def test_its_chance_tells_nothing_about_the_play(self):
        table = Table.open(dredge.GAME, ["spy", "spy"], 2)
        keys = {table.state.chance.key, *(bot.chance.key for bot in table.bots)}
        assert len(keys) == 3

    def test_after_resuming_it_hears_everything_from_the_deal(self, tmp_path):
        table = Table.open(dredge.GAME, ["spy", "random"], 2)
        for _ in range(10):
            table.play_bot()
        table.save(tmp_path / "game.record")
        again = Table.resume(dredge.GAME, tmp_path / "game.record")
        while not again.bots[0].heard:
            again.play_bot()
        assert again.bots[0].heard[0] == table.log(0)[0]
