"""Tables in one process with their page: whole games, and nothing of them is lost when the page goes."""

import json
import random

import msgspec
import pytest

from bathysphere.bots import bot_names
from bathysphere.engine import Record
from bathysphere.games import built_in
from bathysphere.games import game as find_game
from bathysphere.tab import tab as tabs
from support.servers.running import awaited
from support.tab.memory_shelf import MemoryShelf
from support.tab.page import Page

SOME_ANSWERS = 4


@pytest.fixture(autouse=True)
def bots_answer_at_once(monkeypatch):
    monkeypatch.setattr(tabs, "LIMITS", msgspec.structs.replace(tabs.LIMITS, least_pace=0))


def against(name: str) -> list[str]:
    return [bot_names(name)[0]] * (find_game(name).fewest - 1)


@pytest.mark.parametrize("name", built_in())
@awaited
async def test_a_whole_game_is_played_and_its_record_is_true(name):
    async with Page(MemoryShelf()) as page:
        line = await page.dealt(name, *against(name))
        await line.play_on(random.Random(7))
        status, record = await page.answered(f"/tables/{line.place}/record")
        assert status == 200
        assert Record.decode(record.encode()).ended
        frames = await page.ask(f"/tables/{line.place}/frames?eyes=all&from=0&count=3")
        assert len(frames["frames"]) == 3


@pytest.mark.parametrize("name", built_in())
@awaited
async def test_whoever_comes_again_finds_the_game_where_it_was_and_their_seat(name):
    shelf, chance = MemoryShelf(), random.Random(3)
    async with Page(shelf) as page:
        line = await page.dealt(name, *against(name))
        table = line.place
        await line.play_on(chance, until=lambda: line.play.answers >= SOME_ANSWERS)
        before = list(shelf.logs[table])
    async with Page(shelf) as page:
        assert (await page.ask(f"/tables/{table}/mine"))["seats"] == [0]
        assert [each["id"] for each in await page.ask(f"/tables?ids={table}")] == [table]
        line = await page.line(table)
        assert line.play.answers >= SOME_ANSWERS
        assert shelf.logs[table][: len(before)] == before
        until = line.play.answers + SOME_ANSWERS
        await line.play_on(chance, until=lambda: line.play.answers >= until)


@awaited
async def test_tables_of_a_device_can_be_told_from_those_of_a_server():
    async with Page(MemoryShelf()) as page:
        made = await page.ask("/tables", game="abyss", name="Ada", bots=[None, None])
        assert made["table"].startswith(tabs.IDS_BEGIN)


@awaited
async def test_what_cannot_be_kept_is_refused_and_nobody_is_told_of_it():
    shelf = MemoryShelf()
    async with Page(shelf) as page:
        line = await page.dealt("abyss", bot_names("abyss")[0])
        await line.until(lambda: line.decision is not None)
        shelf.broken, told = True, len(shelf.logs[line.place])
        choice = line.decision.options[0].choice
        assert await line.refused("answer", question=line.decision.question, choice=choice) == "store_write"
        assert len(shelf.logs[line.place]) == told
        shelf.broken = False


@awaited
async def test_the_challenge_of_the_day_counts_once_on_a_device():
    shelf = MemoryShelf()
    async with Page(shelf) as page:
        first = await page.ask("/daily/cryptids", name="Ada")
        again = await page.ask("/daily/cryptids", name="Ada")
        assert first["table"] == again["table"]
    async with Page(shelf) as page:
        assert (await page.ask("/daily/cryptids"))["table"] == first["table"]


@awaited
async def test_a_refusal_is_one_sentence_in_the_readers_language():
    async with Page(MemoryShelf(), "uk") as page:
        status, text = await page.answered("/tables/localnowhere")
        assert status == 404
        assert json.loads(text)["code"] == "no_table"
        assert any(letter in json.loads(text)["text"] for letter in "іїє")
