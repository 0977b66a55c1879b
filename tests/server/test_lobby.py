"""Before the deal: tables are opened and found, seats taken, filled and left, and everybody is ready."""

import random
import re
from typing import Any

from support.servers.clients import Browser, browsers
from support.servers.one_table import until
from support.servers.running import awaited, served


@awaited
async def test_a_listed_table_is_found_by_anybody_and_one_by_invitation_by_nobody(store):
    async with served(store) as server, browsers(server.address, 2) as (ada, bela):
        open_to_all = await ada.create(listed=True)
        await ada.create("Ada", listed=False)
        found = await bela.get("/tables")
        assert [each["id"] for each in found] == [open_to_all.table]
        assert [seat["name"] for seat in found[0]["seats"]] == ["Ada", ""]


@awaited
async def test_a_table_leaves_the_list_when_its_game_is_over_and_is_still_among_my_tables(store):
    async with served(store) as server, Browser(server.address) as ada:
        made = await ada.create(people=1, bots=1, listed=True)
        line = await ada.line(made.table, 0)
        await line.ready()
        assert [each["status"] for each in await ada.get("/tables")] == ["playing"]
        await line.play_on(random.Random(1))
        assert await ada.get("/tables") == []
        mine = await ada.get("/tables", ids=f"{made.table},nosuchtable,'")
        assert [each["status"] for each in mine] == ["over"]
        assert mine[0]["winners"] == line.play.result.winners


@awaited
async def test_a_table_by_invitation_wants_the_invitation(store):
    async with served(store) as server, browsers(server.address, 2) as (ada, bela):
        made = await ada.create()
        assert await bela.refused(bela.claim(made.table, "Bela")) == "not_invited"
        assert await bela.refused(bela.claim(made.table, "Bela", invite="x" * 16)) == "not_invited"
        assert (await bela.claim(made.table, "Bela", invite=made.invite)).seats == [1]


@awaited
async def test_an_invitation_is_no_credential(store):
    """Whoever has the link may sit down where nobody sits; it opens no seat that is taken."""

    async with served(store) as server, browsers(server.address, 2) as (ada, eve):
        made = await ada.create()
        eve.http.cookies.set("seat-0", made.invite, path=f"/api/tables/{made.table}")
        assert await eve.get(f"/tables/{made.table}/mine") == {"seats": [], "invite": ""}
        line = await eve.line(made.table, 0, hello=False)
        await line.until_closed()
        assert line.goodbye is not None
        assert line.goodbye.code == "gone"
        assert await eve.refused(eve.claim(made.table, "Eve", seat=0, invite=made.invite)) == "seat_taken"


@awaited
async def test_those_seated_may_pass_the_invitation_on(store):
    async with served(store) as server, browsers(server.address, 2) as (ada, eve):
        made = await ada.create()
        assert await ada.get(f"/tables/{made.table}/mine") == {"seats": [0], "invite": made.invite}
        assert await eve.get(f"/tables/{made.table}/mine") == {"seats": [], "invite": ""}
        info = await eve.get(f"/tables/{made.table}")
        assert made.invite not in str(info)


@awaited
async def test_names_are_plain_and_differ(store):
    async with served(store) as server, browsers(server.address, 2) as (ada, bela):
        made = await ada.create("  Ada\u202e \n Lovelace ", people=3, listed=True)
        info = await bela.get(f"/tables/{made.table}")
        assert info["seats"][0]["name"] == "Ada Lovelace"
        assert await bela.refused(bela.claim(made.table, "ada LOVELACE")) == "name_taken"
        assert await bela.refused(bela.claim(made.table, " \u200b ")) == "name_empty"
        assert await bela.refused(bela.claim(made.table, "x" * 25)) == "name_long"
        await bela.claim(made.table, "x" * 24)


@awaited
async def test_seats_run_out(store):
    async with served(store) as server, browsers(server.address, 2) as (ada, bela):
        made = await ada.create(listed=True)
        assert await bela.refused(bela.claim(made.table, "Bela", seat=7)) == "seat_taken"
        await bela.claim(made.table, "Bela", seat=1)
        async with Browser(server.address) as cyril:
            assert await cyril.refused(cyril.claim(made.table, "Cyril")) == "table_full"
            assert await cyril.refused(cyril.claim("nosuchtable", "Cyril")) == "no_table"


@awaited
async def test_the_deal_happens_when_the_last_is_ready_and_not_before(store):
    async with served(store) as server, browsers(server.address, 2) as (ada, bela):
        made = await ada.create(listed=True)
        await bela.claim(made.table, "Bela")
        lines = [await ada.line(made.table, 0), await bela.line(made.table, 1)]
        await lines[0].ready()
        await lines[0].command("not_ready")
        await lines[1].ready()
        await lines[0].until(lambda: lines[0].table.seats[1].ready)
        assert [seat.ready for seat in lines[0].table.seats] == [False, True]
        assert lines[0].update.play is None
        assert await lines[0].refused("ready", nonce="abc") == "bad_nonce"
        await lines[0].ready()
        await lines[1].until(lines[1].is_dealt)
        assert lines[1].table.status == "playing"
        assert await lines[0].refused("not_ready") == "already_dealt"
        assert await lines[0].refused("fill", seat=1, bot="random") == "already_dealt"
        async with Browser(server.address) as cyril:
            assert await cyril.refused(cyril.claim(made.table, "Cyril")) == "already_dealt"


@awaited
async def test_bots_sit_down_where_nobody_does_and_get_up_again(store):
    async with served(store) as server, Browser(server.address) as ada:
        made = await ada.create(people=3, listed=True)
        line = await ada.line(made.table, 0)
        await line.command("fill", seat=1, bot="thoughtful")
        await line.command("fill", seat=2, bot="random")
        await line.command("fill", seat=1, bot=None)
        assert [seat.state for seat in line.table.seats] == ["present", "open", "bot"]
        assert line.table.seats[2].name == "Mir"
        assert await line.refused("fill", seat=0, bot="random") == "seat_taken"
        assert await line.refused("fill", seat=1, bot="grandmaster") == "unknown_bot"
        assert await line.refused("fill", seat=3, bot="random") == "bad_seat"
        assert await line.refused("fill", seat=-1, bot="random") == "bad_seat"
        await line.ready()
        assert line.update.play is None
        await line.command("fill", id="last", seat=1, bot="random")
        assert line.is_dealt()
        await line.command("fill", id="last", seat=1, bot="random")


@awaited
async def test_whoever_leaves_before_the_deal_leaves_an_open_seat(store):
    async with served(store) as server, browsers(server.address, 2) as (ada, bela):
        made = await ada.create(listed=True)
        await bela.claim(made.table, "Bela")
        line = await ada.line(made.table, 0)
        await bela.post(f"/tables/{made.table}/leave", seat=1)
        await line.until(lambda: line.table.seats[1].state == "open")
        assert line.table.seats[1].name == ""
        assert await bela.refused(bela.post(f"/tables/{made.table}/leave", seat=1)) == "seat_gone"
        assert (await bela.claim(made.table, "Bela again")).seats == [1]


@awaited
async def test_a_table_at_which_nobody_sits_any_more_is_in_no_list(store):
    async with served(store) as server, browsers(server.address, 2) as (ada, bela):
        made = await ada.create(listed=True)
        await ada.post(f"/tables/{made.table}/leave", seat=0)
        assert await bela.get("/tables") == []
        await bela.claim(made.table, "Bela")
        assert [each["id"] for each in await ada.get("/tables")] == [made.table]


@awaited
async def test_several_people_share_a_device(store):
    """Hot-seat: one browser holds several seats, each with a credential and a line of its own."""

    async with served(store) as server, Browser(server.address) as ada:
        made = await ada.create("Ada", people=3, also=["Bela", "Cyril"])
        assert made.seats == [0, 1, 2]
        assert len(set(ada.cookies(made.table).values())) == 3
        lines = [await ada.line(made.table, seat) for seat in made.seats]
        for line in lines:
            await line.ready()
        await until(lambda: all(line.is_dealt() for line in lines))
        hands = {tuple(line.play.view["hand"]) for line in lines}
        assert [line.update.seat for line in lines] == [0, 1, 2]
        assert len(hands) == 1  # a game of Abyss begins with empty hands
        assert await ada.refused(ada.create("Ada", people=2, also=["ada"])) == "names_alike"
        assert await ada.refused(ada.create("Ada", people=2, also=["Bela", "Cyril"])) == "table_full"


NO_DEFENCE = ("fear", "fine_here", "no_thanks", "missed", "no_barbecue", "whisky", "suspicion", "seduction", "axe")
"""Without these cards there are not enough for twelve opening hands."""

SENSELESS: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "unknown_game"),
    ({"bots": [None]}, "seats"),
    ({"bots": [None] * 9}, "seats"),
    ({"bots": ["random", "random"]}, "nobody_plays"),
    ({"bots": [None, "grandmaster"]}, "unknown_bot"),
    ({"cover": "grandmaster"}, "unknown_bot"),
    ({"options": {"flying": True}}, "unknown_option"),
    ({"options": {"others_only": 3}}, "bad_option"),
    ({"clock": {"kind": "sand", "seconds": 60}}, "unknown_clock"),
    ({"clock": {"kind": "live", "seconds": 9}}, "clock_seconds"),
    ({"clock": {"kind": "days", "seconds": 10**12}}, "clock_seconds"),
    ({"clock": {"kind": "none", "seconds": 5}}, "clock_seconds"),
    ({"pace": -1}, "bad_pace"),
    ({"pace": 5001}, "bad_pace"),
    ({"chat": "whisper" * 500}, "unknown_chat"),
    ({"chat": "phrases"}, "unknown_chat"),
    ({"game": "thing", "bots": [None] * 4, "chat": "reminded"}, "unknown_chat"),
    ({"name": ""}, "name_empty"),
    ({"game": "thing", "bots": [None] * 12, "options": {"deck": dict.fromkeys(NO_DEFENCE, 0)}}, "thing_deck_small"),
]


@awaited
async def test_a_table_that_makes_no_sense_is_refused_in_one_sentence(store):
    async with served(store) as server, Browser(server.address, "uk") as ada:
        for settings, code in SENSELESS:
            wanted = {"game": "abyss", "name": "Ada", "bots": [None, None], "listed": True} | settings
            answer = await ada.http.post("/api/tables", json=wanted)
            fault = answer.json()
            assert (answer.status_code, fault["code"]) == (409, code)
            assert fault["text"].endswith(".")
            assert re.search("[а-яіїєґ]", fault["text"]), "not in the reader's language"
        assert await ada.get("/tables") == []


@awaited
async def test_what_can_be_played_is_told(store):
    async with served(store) as server, Browser(server.address) as ada:
        games = {each["name"]: each for each in await ada.get("/games")}
        abyss = games["abyss"]
        assert (abyss["fewest"], abyss["most"]) == (2, 4)
        assert {"name": "others_only", "default": False, "range": None, "ranges": {}, "words": []} in abyss["options"]
        assert {"name": "random"} in abyss["bots"]
        assert abyss["chats"] == ["open"]
        assert games["thing"]["chats"] == ["open", "phrases"]
        assert games["unfathomable"]["chats"] == ["reminded", "open", "phrases"]
