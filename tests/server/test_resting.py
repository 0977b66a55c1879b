"""A table without people rests: bots do not play on for nobody, nor faster than anybody could look."""

import asyncio
from itertools import pairwise
from typing import Any

import pytest

from bathysphere.server.limits import Limits
from bathysphere.tables import automatic, commands
from bathysphere.tables import entries as log
from bathysphere.tables.settings import Clock
from support.rooms import Kept
from support.servers.hubs import TABLE, Company
from support.servers.virtual_time import now, run_virtually

HOUR = 3600
TWELVE = (None, *["thoughtful"] * 11)


def answers(company: Company) -> int:
    number: int = company.room.playing.answers
    return number


async def left_alone(**settings: Any) -> Company:
    """Opened, ready, away, and then nobody is connected any more."""
    company = await Company().dealt(*TWELVE, game="thing", pace=0, chat="open", **settings)
    assert await company.command(company.line(0), "away") == ""
    return company


def test_bots_do_not_play_on_for_nobody():
    async def attack() -> None:
        company = await left_alone()
        entries = company.room.number
        await asyncio.sleep(HOUR)
        assert company.room.number == entries
        assert company.store.summed[TABLE].due is None, "no other process is called either"
        again = await company.elsewhere()
        await asyncio.sleep(HOUR)
        assert again.room.number == entries, "a new start of the server changes nothing"

    run_virtually(attack())


def test_whoever_comes_back_finds_the_table_as_it_was_and_it_goes_on():
    async def play() -> None:
        company = await left_alone()
        await asyncio.sleep(HOUR)
        before = answers(company)
        ada = await company.comes(0)
        await asyncio.sleep(1)
        assert answers(company) > before, "bots play for whoever looks on"
        company.hub.part(company.served, ada)
        await asyncio.sleep(1)
        before = answers(company)
        await asyncio.sleep(HOUR)
        assert answers(company) == before
        assert await company.command(company.line(0), "back") == ""
        await asyncio.sleep(30)
        assert answers(company) > before or 0 in automatic.waited_for(company.room)

    run_virtually(play())


def test_bots_that_are_watched_have_a_least_pace():
    async def watch() -> None:
        company = await left_alone()
        await company.comes()
        entries = company.room.number
        begun = now()
        await asyncio.sleep(20)
        made = [log.decode(raw) for raw in company.store.entries[TABLE][entries:]]
        moments = sorted({entry.at for entry in made if isinstance(entry, log.Answered)})
        assert len(moments) > 20
        assert moments[0] - begun <= 100
        gaps = [later - earlier for earlier, later in pairwise(moments)]
        # an interjection comes at half of the pace; after it the question is asked again
        assert min(gaps) >= Limits().least_pace // automatic.TALK_AT

    run_virtually(watch())


def test_the_least_pace_holds_up_no_people_among_themselves():
    async def play() -> None:
        company = await Company().dealt(None, None, None, pace=0)
        assert automatic.pace_of(company.room) == 0
        company = await Company().dealt(None, "random", "random", pace=0)
        asked = [seat for seat, _ in company.room.view(-1).asked]
        assert automatic.pace_of(company.room) == (0 if asked == [0] else 100)

    run_virtually(play())


def test_bots_play_only_so_long_for_somebody_who_does_nothing(monkeypatch):
    monkeypatch.setattr(automatic, "MOST_ALONE", 40)

    async def watch() -> None:
        company = await left_alone()
        ada = await company.comes(0)
        await asyncio.sleep(HOUR)
        assert 40 <= answers(company) < 40 + 12, "the last question may have gone to all"
        assert await company.command(ada, "back") == ""
        assert await company.command(ada, "away") == ""
        await asyncio.sleep(HOUR)
        assert 80 <= answers(company) < 80 + 24

    run_virtually(watch())


def test_whoever_is_there_and_has_not_acted_for_long_is_asked_to_say_so():
    kept = Kept(None, "random", "random", pace=0).begin()
    kept.room.alone = automatic.MOST_ALONE
    assert not automatic.rests(kept.room, watched=True)
    (gone,) = kept.wait()
    assert isinstance(gone, log.WentAway)
    assert automatic.rests(kept.room, watched=True)
    kept.do(commands.come_back(kept.room, 0, kept.now))
    assert (kept.room.alone, automatic.rests(kept.room)) == (0, False)


@pytest.mark.parametrize(("people", "rests"), [((None, "random"), True), ((None, None), False)])
def test_a_clock_that_runs_out_stops_the_table_only_for_the_last_person(people, rests):
    """At tables by correspondence those who are there find that it went on."""

    async def wait() -> None:
        company = await Company().dealt(*people, clock=Clock("days", HOUR))
        await asyncio.sleep(20 * HOUR)
        away = [seat.state for seat in company.room.seats].count("away")
        assert away == len([bot for bot in people if bot is None])
        assert automatic.rests(company.room)
        company = await Company().dealt(*people, clock=Clock("days", HOUR))
        first = company.room.view(-1).asked[0][0]
        await asyncio.sleep(HOUR + 30)
        if company.room.seats[first].state == "away":
            assert automatic.rests(company.room) == rests

    run_virtually(wait())


def test_people_who_are_connected_to_nothing_are_still_people():
    """Whoever has not stepped away may come back to a decision of theirs: bots move until then, and no further."""

    async def wait() -> None:
        company = await Company().dealt(None, "random", "random", pace=0)
        await asyncio.sleep(HOUR)
        assert automatic.waited_for(company.room) == [0]
        assert not automatic.rests(company.room)

    run_virtually(wait())
