"""Whole games of Cryptids over real sockets, alone and together in every mode; and a bid that is placed out of turn."""

from typing import Any

import msgspec
import pytest

from bathysphere.server import wire
from server.test_whole_games import check_the_end, exported
from support.cryptids.positions import FREE, position
from support.rooms import Kept
from support.rules import rule
from support.secrecy.paired_worlds import World
from support.servers.clients import Browser, browsers, play_out, seated
from support.servers.running import awaited, served
from support.servers.virtual_time import run_virtually

TABLES: list[tuple[int, int, dict[str, Any]]] = [
    (1, 0, {"wolpertinger": True}),
    (2, 0, {"first_pair": True, "no_bids": True}),
    (3, 1, {}),
]
"""People, bots and options."""


@pytest.mark.parametrize(("number", "bots", "options"), TABLES)
@awaited
async def test_people_play_a_whole_game_before_a_spectator(store, number: int, bots: int, options: dict[str, Any]):
    async with served(store) as server, browsers(server.address, number) as people, Browser(server.address) as eve:
        lines = await seated(people, bots, game="cryptids", options=options)
        watching = await eve.line(lines[0].table.id)
        await play_out(lines)
        await watching.until(lambda: watching.over)
        await check_the_end(people[0], [*lines, watching])
        record = await exported(people[0], lines[0])
        assert (record.header.seats, record.header.options) == (number + bots, options)


@awaited
async def test_who_plays_alone_never_waits(store):
    """Whatever the table's pace, the question after an answer comes with what the answer led to."""
    async with served(store) as server, browsers(server.address, 1) as people:
        (line,) = await seated(people, game="cryptids", pace=3_000)
        await play_out([line])
        news = [msgspec.json.decode(raw, type=wire.ServerMessages) for raw in line.heard]
        played = [update.play for update in news if isinstance(update, wire.Update) and update.play is not None]
        asked = [play.decision for play in played if play.result is None]
        assert len(asked) > 50
        assert all(decision is not None and not decision.window for decision in asked)


@rule("C11.11", "C48.100")
def test_a_bid_that_came_free_is_placed_while_somebody_else_is_in_turn():
    async def place() -> None:
        kept = Kept(None, None, None, game="cryptids", pace=0).begin()
        state = position(3, 0, bids={0: (0, 1), 1: (FREE, 1), 2: (FREE, 2)})
        world = await World.open(1, kept.raw, state, 0)
        question = world.room.playing.question
        await world.say(1, "hello", language="en")
        (shown,) = [msgspec.json.decode(raw, type=wire.ServerMessages) for raw in world.sent() if raw is not None]
        assert isinstance(shown, wire.Update)
        assert shown.play is not None
        assert shown.play.decision is None
        assert [option.choice for option in shown.play.interjections] == [["bid", at] for at in (0, 2, 3, 4, 5)]
        await world.say(1, "interject", id="mine", question=question, choice=["bid", 3])
        assert world.state.bids == [(0, 1), (3, 1), (FREE, 2)]
        await world.say(1, "interject", id="again", question=world.room.playing.question, choice=["bid", 4])
        assert world.state.bids == [(0, 1), (3, 1), (FREE, 2)], "he has no other one"

    run_virtually(place())
