"""A server with components of somebody's own: what it tells of them, and tables whose components are not there."""

import random
from typing import Any

import pytest

from bathysphere.games.cryptids import GAME, content
from support.content_packs import no_packs, other_pack
from support.servers.clients import Browser, Line
from support.servers.running import awaited, served


@pytest.fixture(autouse=True)
def nothing_at_hand():
    with no_packs():
        yield


@pytest.fixture
def folder(tmp_path):
    return other_pack(tmp_path / "mine")


async def opened(browser: Browser) -> Line:
    """A lone journey: its first question is in which city it begins."""
    made = await browser.create(people=1, game="cryptids")
    line = await browser.line(made.table, 0)
    await line.ready()
    await line.until(lambda: line.decision is not None)
    return line


def offers(line: Line) -> dict[str, list[Any]]:
    assert line.decision is not None
    return {option.label: option.choice for option in line.decision.options}


@awaited
async def test_a_table_is_played_with_the_pack_of_the_server(store, folder):
    GAME.use_content(folder)
    async with served(store) as server, Browser(server.address) as ada:
        line = await opened(ada)
        name = content.chosen()
        assert line.table.options == {"content": name}
        assert line.play.view["players"][0]["coins"] == 7
        assert "Start here: Aix" in offers(line)
        await line.answer(offers(line)["Start here: Aix"])
        await line.play_on(random.Random(2), lambda: line.play.answers > 30)
        frames = await ada.get(f"/tables/{line.table.id}/frames", eyes="0", count=40)
        labels = [frame["label"] for frame in frames["frames"]]
        assert labels[1] == "Start here: Aix"
        said = " ".join([*labels, *(each.text for each in line.log)])
        assert "Aachen" not in said
        assert "Trochus" not in said


@awaited
async def test_labels_of_a_replay_name_things_as_the_table_did(store, folder):
    """Also when the server has gone on to another pack."""
    async with served(store) as server, Browser(server.address) as ada:
        line = await opened(ada)
        await line.answer(offers(line)["Start here: Aachen"])
        GAME.use_content(folder)
        frames = await ada.get(f"/tables/{line.table.id}/frames", eyes="0")
        assert [frame["label"] for frame in frames["frames"]] == ["", "Start here: Aachen"]
        line = await opened(ada)
        assert "Start here: Aix" in offers(line)


@awaited
async def test_a_pack_is_told_whole_and_for_good(store, folder):
    GAME.use_content(folder)
    name = content.chosen()
    async with served(store) as server, Browser(server.address) as ada:
        told = await ada.http.get(f"/api/games/cryptids/content/{name}")
        assert told.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        assert told.headers["Content-Encoding"] == "gzip"
        pack = told.json()
        assert pack["about"]["id"] == "mine"
        assert pack["about"]["reconstructed"] == ["map"]
        assert pack["cryptids"]["cryptids"][0]["name"]["en"] == "Snail"
        assert set(pack) == set(content.content(name).pack.__struct_fields__)
        assert await ada.refused(ada.get("/games/cryptids/content/gone-1-00000000")) == "pack_absent"
        assert await ada.refused(ada.get("/games/abyss/content/gone-1-00000000")) == "no_content"
        assert await ada.refused(ada.get("/games/chess/content/gone-1-00000000")) == "unknown_game"


@awaited
async def test_the_lobby_says_which_components_are_used_and_offers_no_others(store, folder):
    async with served(store) as server, Browser(server.address) as ada:
        games = {each["name"]: each for each in await ada.get("/games")}
        assert games["cryptids"]["content"]["name"]["en"] == "Bathysphere’s reconstruction"
        assert len(games["cryptids"]["content"]["reconstructed"]) == 9
        assert games["abyss"]["content"] is None
        assert [option["name"] for option in games["cryptids"]["options"]] == ["wolpertinger", "no_bids", "first_pair"]
        GAME.use_content(folder)
        games = {each["name"]: each for each in await ada.get("/games")}
        assert games["cryptids"]["content"]["reconstructed"] == ["map"]
        asked = ada.create(people=1, bots=1, game="cryptids", options={"content": content.chosen()})
        assert await ada.refused(asked) == "unknown_option"


@awaited
async def test_tables_wait_for_their_pack_and_others_go_on(store, folder):
    async with served(store) as server, Browser(server.address) as ada:
        usual = (await opened(ada)).table.id
        GAME.use_content(folder)
        name = content.chosen()
        theirs = (await opened(ada)).table.id
        waiting = (await ada.create(people=2, game="cryptids")).table
        cookies = ada.http.cookies
    with no_packs():
        async with served(store) as server, Browser(server.address) as ada:
            ada.http.cookies = cookies
            said = f"This table is kept, but it needs the content pack {name}: start the program with --content."
            for table in (theirs, waiting):
                assert await ada.refused(ada.get(f"/tables/{table}")) == "pack_absent"
                told = await ada.http.get(f"/api/tables/{table}")
                assert (told.status_code, told.json()["text"]) == (409, said)
                line = await ada.line(table, 0, hello=False)
                await line.until_closed()
                assert line.goodbye is not None
                assert (line.goodbye.code, line.goodbye.text) == ("pack_absent", said)
            assert (await ada.get(f"/tables/{usual}"))["options"] == {}
    async with served(store) as server, Browser(server.address) as ada:
        ada.http.cookies = cookies
        assert (await ada.get(f"/tables/{theirs}"))["status"] == "playing"
        line = await ada.line(theirs, 0)
        assert line.play.view["players"][0]["coins"] == 7
        line = await ada.line(usual, 0)
        assert line.play.view["players"][0]["coins"] == 1
