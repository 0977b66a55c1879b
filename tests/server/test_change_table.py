"""Before the deal: the maker changes the table, all are told and asked again; people keep their seats and words."""

from typing import Any

import pytest

from bathysphere.server import wire
from support.servers.clients import Browser, Line, browsers
from support.servers.running import awaited, served
from support.stores.postgres import database

__all__ = ["database"]


def as_it_is(table: wire.TableInfo, **changed: Any) -> dict[str, Any]:
    chairs = [{"was": number, "bot": seat.bot or None} for number, seat in enumerate(table.seats)]
    now = {"options": table.options, "clock": {"kind": table.clock.kind, "seconds": table.clock.seconds}}
    now |= {name: getattr(table, name) for name in ("listed", "pace", "cover", "chat", "cover_after")}
    return {"chairs": chairs, **now, **changed}


async def waiting(people: list[Browser], **settings: Any) -> list[Line]:
    made = await people[0].create(people=len(people), **settings)
    for browser, name in zip(people[1:], ("Bela", "Cyril"), strict=False):
        await browser.claim(made.table, name, invite=made.invite)
    return [await browser.line(made.table, seat) for seat, browser in enumerate(people)]


@awaited
async def test_whoever_was_ready_is_told_what_changed_and_asked_again(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        ada, bela = await waiting(people)
        await bela.ready()
        await ada.until(lambda: ada.table.seats[1].ready)
        wanted = as_it_is(
            ada.table, clock={"kind": "live", "seconds": 60}, options={"recruiter_plus_two": True}, listed=True
        )
        await ada.command("change_table", **wanted)
        await bela.until(lambda: bela.table.listed)
        assert not any(seat.ready for seat in bela.table.seats)
        assert (bela.table.clock.seconds, bela.table.options["recruiter_plus_two"]) == (60, True)
        assert [note.text for note in bela.notes] == [
            "Ada switched on: Recruiter: +2.",
            "Ada put the table into the lobby.",
            "Clock: 60 seconds for each decision.",
        ]
        assert [each["id"] for each in await people[0].get("/tables")] == [ada.table.id]
        for line in (ada, bela):
            await line.ready()
        await ada.until(ada.is_dealt)
        assert ada.play.view is not None


@awaited
async def test_the_same_again_changes_nothing(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        ada, bela = await waiting(people)
        await bela.ready()
        await ada.command("change_table", **as_it_is(ada.table))
        assert ada.table.seats[1].ready
        assert not ada.notes


@awaited
async def test_people_are_moved_with_their_seats_and_their_words(store):
    async with served(store) as server, browsers(server.address, 2) as people, Browser(server.address) as eve:
        ada, bela = await waiting(people)
        watching = await eve.line(ada.table.id)
        await bela.command("say", text="I sit second")
        chairs = [{"was": 1}, {"bot": "random"}, {"was": 0}]
        await ada.send(do="change_table", id="moves", **as_it_is(ada.table, chairs=chairs))
        for line in (ada, bela):
            await line.until_closed()
            assert line.goodbye.code == "moved"
        await watching.until(lambda: len(watching.table.seats) == 3)
        assert [seat.name or seat.bot for seat in watching.table.seats][::2] == ["Bela", "Ada"]
        assert watching.table.maker == 2
        assert [(line.seat, line.name) for line in watching.chat] == [(0, "Bela")]
        again = await people[1].line(ada.table.id, 0)
        assert [(line.seat, line.name) for line in again.chat] == [(0, "Bela")]
        assert (await people[1].get(f"/tables/{ada.table.id}/mine"))["seats"] == [0]
        maker = await people[0].line(ada.table.id, 2)
        for line in (again, maker):
            await line.ready()
        await maker.until(maker.is_dealt)


@awaited
async def test_a_moved_credential_is_not_lost_when_somebody_else_here_takes_its_old_seat(store):
    async with served(store) as server, browsers(server.address, 1) as people:
        made = await people[0].create(people=2)
        ada = await people[0].line(made.table, 0)
        await ada.send(do="change_table", id="moves", **as_it_is(ada.table, chairs=[{}, {"was": 0}]))
        await ada.until_closed()
        await people[0].claim(made.table, "Bela", seat=0, invite=made.invite)
        assert (await people[0].get(f"/tables/{made.table}/mine"))["seats"] == [0, 1]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
@awaited
async def test_whoever_is_known_on_several_devices_finds_the_seat_under_its_new_number(store, kind: str, request):
    address = f"sqlite:{store}" if kind == "sqlite" else request.getfixturevalue("database")
    async with served(address) as server, browsers(server.address, 3) as people:
        ada, bela, phone = people
        await ada.post("/me", name="Ada", label="Firefox", settings={})
        known = await bela.post("/me", name="Bela", label="Firefox", settings={})
        phrase = " ".join(known["phrase"]["words"])
        lines = await waiting(people[:2])
        await lines[0].send(do="change_table", id="x", **as_it_is(lines[0].table, chairs=[{"was": 1}, {"was": 0}]))
        await lines[1].until_closed()
        table = lines[0].table.id
        await phone.post("/me/enter", phrase=phrase, link="", label="Phone")
        assert (await phone.get(f"/tables/{table}/mine"))["seats"] == [0]
        await ada.post(f"/tables/{table}/leave", seat=1)
        assert (await phone.get(f"/tables/{table}/mine"))["seats"] == [0], "it was not Bela who left"


@awaited
async def test_words_stay_with_whoever_said_them_when_the_seat_changes_hands(store):
    async with served(store) as server, browsers(server.address, 3) as people:
        made = await people[0].create()
        await people[1].claim(made.table, "Bela", invite=made.invite)
        ada, bela = [await people[seat].line(made.table, seat) for seat in (0, 1)]
        await bela.command("say", text="I have to go")
        await people[1].post(f"/tables/{made.table}/leave", seat=1)
        await people[2].claim(made.table, "Cyril", invite=made.invite)
        await ada.until(lambda: ada.table.seats[1].name == "Cyril")
        assert [(line.seat, line.name, line.text) for line in ada.chat] == [(-1, "Bela", "I have to go")]


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"chairs": [{"was": 0}, {}]}, "seat_in_use"),
        ({"chairs": [{"was": 0}, {"was": 1}, {"was": 1}]}, "bad_message"),
        ({"chairs": [{"was": 0}, {"was": 7}]}, "bad_seat"),
        ({"chairs": [{"was": seat} for seat in (0, 1)] + [{}] * 9}, "seats"),
        ({"chairs": [{"was": 0}, {"was": 1}, {"bot": "nobody"}]}, "unknown_bot"),
        ({"clock": {"kind": "live", "seconds": 1}}, "clock_seconds"),
        ({"options": {"no_such": True}}, "unknown_option"),
        ({"chat": "shouting"}, "unknown_chat"),
        ({"pace": -1}, "bad_pace"),
    ],
)
@awaited
async def test_what_cannot_be_is_refused_in_a_sentence(store, changed: dict[str, Any], code: str):
    async with served(store) as server, browsers(server.address, 2) as people:
        ada, bela = await waiting(people)
        await bela.ready()
        assert await ada.refused("change_table", **as_it_is(ada.table, **changed)) == code
        assert ada.table.seats[1].ready
        assert await bela.refused("change_table", **as_it_is(bela.table, listed=True)) == "not_maker"


@awaited
async def test_nothing_is_changed_after_the_deal_and_all_of_it_is_in_the_log(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        ada, bela = await waiting(people)
        await bela.command("say", text="Swap?")
        await ada.send(do="change_table", id="moves", **as_it_is(ada.table, chairs=[{"was": 1}, {"was": 0}]))
        await bela.until_closed()
        await ada.until_closed()
        table = ada.table.id
        server.hub.forget(server.hub.served[table])  # so that it is read from the store
        bela, ada = await people[1].line(table, 0), await people[0].line(table, 1)
        assert [seat.name for seat in ada.table.seats] == ["Bela", "Ada"]
        assert [(line.seat, line.name) for line in ada.chat] == [(0, "Bela")]
        assert [note.kind for note in ada.notes] == ["table-seating"]
        for line in (ada, bela):
            await line.ready()
        await ada.until(ada.is_dealt)
        assert await ada.refused("change_table", **as_it_is(ada.table, listed=True)) == "already_dealt"
