"""A bot gets its seat's view, decision and events, and nothing that leads to the state."""

import pytest

from bathysphere.bots import BOTS, Bot
from bathysphere.engine import Chance, Record, State
from bathysphere.tables import LocalTable
from bathysphere.tables import entries as log
from bathysphere.tables.room import Room
from support import dredge
from support.game_samples import GAMES, nearest
from support.tables import Spy, bot_of

pytestmark = pytest.mark.usefixtures("dredge_everywhere")


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
        table = LocalTable.open(game, ["spy", *["random"] * (nearest(game, 3) - 2), "spy"], 2)
        while not table.over and len(table.record.answers) < 60:
            table.act()
        for seat in (0, nearest(game, 3) - 1):
            found = {}
            reachable(bot_of(table, seat).given, found)
            assert len(found) > 100
            hidden = (State, LocalTable, Room, Record, Chance, Bot)
            assert not any(isinstance(thing, hidden) for thing in found.values())

    def test_it_hears_what_its_seat_is_told_each_event_once_and_in_order(self):
        table = LocalTable.open(dredge.GAME, ["spy", "random", "spy"], 2)
        while len(table.record.answers) < 40 and not table.over:
            for seat in {entry.seat for entry in table.act() if isinstance(entry, log.Answered)} - {1}:
                told = table.room._bots._bots[seat].heard
                assert told == table.log(seat)[: len(told)]
        assert bot_of(table, 0).heard == table.log(0)

    def test_its_chance_tells_nothing_about_the_play(self):
        table = LocalTable.open(dredge.GAME, ["spy", "spy"], 2)
        keys = {table.state.chance.key, *(bot_of(table, seat).chance.key for seat in range(2))}
        assert len(keys) == 3

    def test_after_resuming_it_hears_everything_from_the_deal(self, tmp_path):
        table = LocalTable.open(dredge.GAME, ["spy", "random"], 2)
        for _ in range(10):
            table.act()
        table.save(tmp_path / "game.record")
        again = LocalTable.resume(dredge.GAME, tmp_path / "game.record")
        assert bot_of(again, 0).heard == table.log(0)
