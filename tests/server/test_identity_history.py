"""What somebody has played, what they are given of it, and how all of it goes when they want to be forgotten."""

import random

import pytest

from support.servers.clients import Browser, browsers, play_out, seated
from support.servers.running import awaited, served
from support.stores.postgres import database

__all__ = ["database"]


@pytest.fixture(params=["sqlite", "postgres"])
def address(request, store) -> str:
    return f"sqlite:{store}" if request.param == "sqlite" else request.getfixturevalue("database")


async def become_known(browser: Browser, name: str = "Ada") -> str:
    made = await browser.post("/me", name=name, label="Firefox", settings={})
    return " ".join(made["phrase"]["words"])


@awaited
async def test_results_come_from_games_that_are_over_and_from_no_other(store):
    async with served(store) as server, browsers(server.address, 4) as people:
        ada = people[0]
        await become_known(ada)
        running = await seated(people, game="thing")
        await running[0].play_on(random.Random(1), lambda: running[0].play.answers > 3 or running[0].decision is None)
        history = await ada.get("/me/history")
        (told,) = history["tables"]
        assert (told["table"]["status"], told["seats"], told["left"]) == ("playing", [0], False)
        assert told["table"]["sides"] == [], "a side is a secret until the end"
        assert history["results"] == history["people"] == []
        await play_out(running)
        history = await ada.get("/me/history")
        (result,) = history["results"]
        side = running[0].play.result.sides[0]
        assert (result["game"], result["players"], result["side"], result["played"]) == ("thing", 4, side, 1)
        assert result["won"] == (0 in running[0].play.result.winners)
        assert {each["name"] for each in history["people"]} == {"Bela", "Cyril", "Dora"}
        assert await people[1].refused(people[1].get("/me/history")) == "not_known"


@awaited
async def test_an_export_has_all_that_is_kept_and_no_credential(store):
    async with served(store) as server, browsers(server.address, 2) as (ada, bela):
        phrase = await become_known(ada)
        lines = await seated([ada, bela])
        await lines[0].command("say", text="good evening")
        await lines[1].command("say", text="not mine")
        told = await ada.http.get("/api/me/export")
        assert "attachment" in told.headers["content-disposition"]
        export = told.json()
        assert (export["name"], [each["text"] for each in export["said"]]) == ("Ada", ["good evening"])
        assert [each["table"]["id"] for each in export["history"]["tables"]] == [lines[0].table.id]
        assert "not mine" not in told.text
        for word in phrase.split():
            assert f'"{word}"' not in told.text
        for cookie in ada.http.cookies.jar:
            assert cookie.value not in told.text


@awaited
async def test_whoever_wants_to_be_forgotten_is_nowhere_any_more(address):
    async with served(address) as server, browsers(server.address, 4) as (ada, bela, cyril, phone):
        phrase = await become_known(ada, "Adelheid")
        await ada.post("/me/name", on=True)
        made = await ada.create("Adelheid", 2)
        await bela.claim(made.table, "Bela", invite=made.invite)
        over = [await ada.line(made.table, 0), await bela.line(made.table, 1)]
        for line in over:
            await line.ready()
        await over[0].command("say", text="my secret words")
        await over[1].command("say", text="words of others")
        await play_out(over)
        running = await ada.create("Adelheid", 2)
        await cyril.claim(running.table, "Cyril", invite=running.invite)
        lines = [await ada.line(running.table, 0), await cyril.line(running.table, 1)]
        for line in lines:
            await line.ready()
        assert not (await ada.post("/me/forget"))["known"]
        await lines[1].until(lambda: lines[1].table.seats[0].state == "vacated")
        assert (await bela.get(f"/tables/{made.table}"))["seats"][0]["name"] != "Adelheid"
        await over[1].until(lambda: over[1].chat[0].text == "(removed)")
        assert over[1].chat[1].text == "words of others"
        for table in (made.table, running.table):
            assert b"Adelheid" not in b"".join(await server.hub.store.read(table))
            assert b"my secret words" not in b"".join(await server.hub.store.read(table))
            assert (await ada.get(f"/tables/{table}/mine"))["seats"] == []
        (summary,) = await server.hub.store.summaries([made.table])
        assert b"Adelheid" not in summary.body
        assert not (await ada.get("/me"))["known"]
        assert await phone.refused(phone.post("/me/enter", phrase=phrase, link="", label="x")) == "phrase_unknown"
        await phone.create("Adelheid")  # the name is free
        assert (await bela.get(f"/tables/{made.table}/frames?eyes=all"))["total"] > 0, "the game is as it was"
    async with served(address) as server, Browser(server.address) as late:
        line = await late.line(made.table)
        assert [each.text for each in line.chat] == ["(removed)", "words of others"]
