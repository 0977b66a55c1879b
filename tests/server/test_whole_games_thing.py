"""Whole games of The Thing over real sockets: people and bots, talk, announcement, asides, Revenge."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from bathysphere.engine import Chance, Choice, Decision, any_answer, stream
from bathysphere.games.thing.cards.kinds import FLAMETHROWER
from bathysphere.games.thing.roles import INFECTED, THING_ROLE
from bathysphere.games.thing.state import ThingState
from server.test_whole_games import check_the_end
from support.servers.clients import PASSED_BY, Browser, Line, RequestRefused, browsers, seated
from support.servers.one_table import is_quiet, until
from support.servers.running import Running, awaited, served
from support.thing.other_worlds import lively

Choose = Callable[[ThingState, Decision, Chance], Choice]
MOST_ANSWERS = 1200


@pytest.fixture(autouse=True)
def one_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bathysphere.server.http.seats.new_secret", lambda: "5" * 64)


def state_of(server: Running, line: Line) -> ThingState:
    state = server.hub.served[line.table.id].room.playing.state
    assert isinstance(state, ThingState)
    return state


def by_lot(s: ThingState, decision: Decision, chance: Chance) -> Choice:
    """Infections spread, and hardly anybody is burned."""
    return lively(s, decision, chance) or any_answer(decision, chance)


def burning(wanted: Callable[[ThingState, int], bool]) -> Choose:
    """As by lot, but whoever is wanted is burned as soon as possible, and nobody else."""

    def choose(s: ThingState, decision: Decision, chance: Chance) -> Choice:
        if decision.kind == "flamethrower.answer":
            return ("pass",)
        fires = [option for option in decision.options if option[:2] == ("play", FLAMETHROWER)]
        for fire in fires:
            if wanted(s, fire[2]):
                return fire
        choice = by_lot(s, decision, chance)
        others = [option for option in decision.options if option not in fires]
        kept = [option for option in others if option != ("discard", FLAMETHROWER)]
        if choice in fires or choice == ("discard", FLAMETHROWER):
            return chance.pick(kept or others)
        return choice

    return choose


async def play_until(
    server: Running, lines: list[Line], choose: Choose, true: Callable[[], object], seed: int = 1
) -> None:
    """Those who are asked answer, one after the other, until it is so or the game is over."""
    chance = Chance(stream(bytes(32), f"whole game {seed}"))
    for _ in range(MOST_ANSWERS):
        await until(lambda: is_quiet(lines))
        if true() or lines[0].over:
            return
        line = next(line for line in lines if line.decision is not None)
        decision = server.hub.served[line.table.id].room.decision(line.seat)
        assert decision is not None
        with suppress(RequestRefused):  # a bot may have ended the game meanwhile
            await line.answer(_plain(choose(state_of(server, line), decision, chance)))
    raise AssertionError("the moment never came")


def _plain(choice: Choice) -> list[Any]:
    return [list(part) if isinstance(part, tuple) else part for part in choice]


def announcement(lines: list[Line]) -> Line | None:
    """The Thing, once no human is left, by what it sees itself."""
    for line in lines:
        view = line.play.view
        humans = [seat for seat, role in enumerate(view["roles"]) if role == 0 and not view["out"][seat]]
        if line.play.interjections and not humans:
            return line
    return None


@awaited
async def test_four_people_talk_until_the_thing_announces_before_a_spectator(store):
    async with served(store) as server, browsers(server.address, 4) as people, Browser(server.address) as eve:
        lines = await seated(people, game="thing")
        watching = await eve.line(lines[0].table.id)
        assert sum(bool(line.play.interjections) for line in lines) <= 1
        statements = [["claim", 0], ["ask", 2], ["reply", 1], ["saw", 0, 5]]
        for seat, statement in enumerate(statements):
            await lines[seat].command("tell", statement=statement)
        await play_until(server, lines, burning(lambda s, seat: False), lambda: announcement(lines))
        thing = announcement(lines)
        assert thing is not None
        assert not lines[0].over
        for line in lines:
            if line is not thing:
                question = line.play.view["question"]
                assert await line.refused("interject", question=question, choice=["announce"]) == "not_allowed_now"
        await thing.command("interject", question=thing.play.view["question"], choice=["announce"])
        for line in (*lines, watching):
            await line.until(lambda line=line: line.over)
            assert [said.statement for said in line.chat] == statements
        assert watching.play.view["roles"].count(THING_ROLE) == 1
        assert len(set(watching.play.result.sides)) == 2, "the Thing and the infected are left"
        assert [line.kind for line in watching.log[-3:]] == ["announced", "revealed", "game_ended"]
        await check_the_end(people[0], [*lines, watching])


@awaited
async def test_three_people_and_nine_bots_play_to_the_end(store):
    async with served(store) as server, browsers(server.address, 3) as people, Browser(server.address) as eve:
        bots = [None, None, None, *["thoughtful", "random"] * 4, "thoughtful"]
        made = await people[0].create(bots=bots, game="thing")
        for browser, name in zip(people[1:], ("Bela", "Cyril"), strict=True):
            await browser.claim(made.table, name, invite=made.invite)
        lines = [await browser.line(made.table, seat) for seat, browser in enumerate(people)]
        watching = await eve.line(made.table)
        for line in lines:
            await line.ready()
        for line in lines:
            await line.until(line.is_dealt)
        await play_to_the_end(server, lines)
        await watching.until(lambda: watching.over)
        await check_the_end(people[0], [*lines, watching])
        assert len({tuple(line.play.result.winners) for line in lines}) == 1


async def play_to_the_end(server: Running, lines: list[Line]) -> None:
    """Each answers when it is asked, while bots answer between."""
    chance = Chance(stream(bytes(32), "to the end"))
    while not lines[0].over:
        for line in lines:
            if line.over or line.decision is None:
                continue
            decision = server.hub.served[line.table.id].room.decision(line.seat)
            if decision is None:
                continue
            try:
                await line.answer(_plain(by_lot(state_of(server, line), decision, chance)))
            except RequestRefused as refused:
                if refused.code not in (*PASSED_BY, "over", "not_offered"):
                    raise
        await until(lambda: lines[0].over or any(line.decision is not None for line in lines))


@awaited
async def test_the_eliminated_talk_among_themselves_and_everybody_reads_it_at_the_end(store):
    async with served(store) as server, browsers(server.address, 4) as people, Browser(server.address) as eve:
        lines = await seated(people, bots=3, game="thing")
        watching = await eve.line(lines[0].table.id)
        seats = range(len(lines))
        victims = burning(lambda s, seat: seat in seats and s.roles[seat] != THING_ROLE and sum(s.out) < 2)

        def burned() -> list[Line]:
            return [line for line in lines if line.play.view["out"][line.seat]]

        await play_until(server, lines, victims, lambda: len(burned()) == 2, seed=2)
        out, living = burned(), [line for line in lines if line not in burned()]
        assert len(out) == 2
        assert out[0].play.hears == [out[1].seat]
        assert living[0].play.hears is None
        await out[0].command("say", text="it was not me")
        await out[1].command("tell", statement=["burn", living[0].seat])
        await living[0].command("tell", statement=["claim", 0])
        for line in (*lines, watching):
            await line.until(lambda line=line: ["claim", 0] in [said.statement for said in line.chat])
        assert all([said.aside for said in line.chat][-3:] == [True, True, False] for line in out)
        for line in (*living, watching):
            assert not [said for said in line.chat if said.aside]
            assert "it was not me" not in "".join(line.heard)
        await play_until(server, lines, burning(lambda s, seat: s.roles[seat] == THING_ROLE), lambda: False)
        for line in (*lines, watching):
            await line.until(lambda line=line: line.over)
            assert len([said for said in line.chat if said.aside]) == 2
        await check_the_end(people[0], [*lines, watching])


@awaited
async def test_in_revenge_the_burned_thing_is_heard_by_all_and_one_side_is_left_in_the_end(store):
    async with served(store) as server, browsers(server.address, 4) as people, Browser(server.address) as eve:
        lines = await seated(people, bots=2, game="thing", options={"revenge": True})
        watching = await eve.line(lines[0].table.id)

        def wanted(s: ThingState, seat: int) -> bool:
            alive = [role for role, out in zip(s.roles, s.out, strict=True) if not out]
            return s.roles[seat] == THING_ROLE and INFECTED in alive and s.humans() > 1

        await play_until(server, lines, burning(wanted), lambda: lines[0].play.view["thing_out"])
        state = state_of(server, lines[0])
        thing = state.the_thing()
        assert lines[0].play.view["roles"][thing] == 2
        assert lines[0].play.view["infections"] == []
        if thing < len(lines):
            await lines[thing].command("tell", statement=["accuse", (thing + 1) % 6])
            for line in (*lines, watching):
                await line.until(lambda line=line: line.chat and line.chat[-1].seat == thing)
                assert line.chat[-1].aside is False
        await play_until(server, lines, burning(lambda s, seat: s.roles[seat] == INFECTED), lambda: False)
        for line in (*lines, watching):
            await line.until(lambda line=line: line.over)
        assert state_of(server, lines[0]).outcome.reason in ("revenge_humans", "revenge_infected", "nobody_left")
        await check_the_end(people[0], [*lines, watching])
