"""How long anything takes says nothing: windows close and bots answer when public things say so, and nothing else."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from bathysphere.engine import SPECTATOR, Chance, State, open_questions, stream
from bathysphere.games.abyss import GAME
from bathysphere.server import wire
from bathysphere.tables.seat import BOT, PRESENT
from bathysphere.tables.settings import Clock
from support.abyss.other_worlds import exchange_hidden
from support.rooms import Kept
from support.secrecy.paired_worlds import World
from support.servers.virtual_time import now, run_virtually, sleep_until

PACE = 700
PASS_ALL = {"on": True, "least": [6, 6, 6, 6, 6]}
BUY_ALL = {"on": True, "fits": "buy"}
WAYS = ("pass", "buy", "passing orders", "buying orders", "changes its mind", "away")
"""How a person may deal with the question whether to buy an Ally."""
Bots = tuple[str | None, ...]
BOTS: Bots = (None, "thoughtful", None, "random")

_news = msgspec.json.Decoder(wire.ServerMessages)


def moments(kind: str, seeds: range, bots: Bots = BOTS, **settings: Any) -> Iterator[Kept]:
    """Tables at which such a question has just been asked."""
    for seed in seeds:
        chance = Chance(stream(bytes(32), f"pacing {kind} {seed}"))
        kept = Kept(*bots, pace=PACE, **settings)
        kept.now = now()
        kept.room.secret = f"{seed}"
        kept.begin().by_chance(chance.below(60), chance)
        for _ in range(100):
            if kept.room.status != "playing" or kind in {each.kind for each in open_questions(kept.room.playing.state)}:
                break
            kept.by_chance(1, chance)
        if kept.room.status == "playing" and kept.room.snapshot() is not None:
            yield kept


def worlds_of(state: State, chance: Chance) -> list[State]:
    """The truth, and others that look the same to those who only watch."""
    resampled = GAME.resample(state, SPECTATOR, stream(bytes(32), f"{chance.below(1 << 60)}"))
    return [state, resampled, exchange_hidden(state, SPECTATOR, chance), exchange_hidden(state, SPECTATOR, chance)]


async def deal_with_it(world: World, seat: int, way: str, at: int) -> None:
    """A person answers the offer in one of many ways, at that moment."""
    await sleep_until(at)
    decision = world.decision(seat)
    assert decision is not None
    question = world.room.playing.question

    async def say(do: str, **fields: object) -> None:
        await world.say(seat, do, id=f"{do} {seat} {len(fields)} {at}", **fields)

    if way in ("pass", "buy", "last"):
        await say("answer", question=question, choice=decision.options[{"pass": 0, "buy": 1, "last": -1}[way]])
    elif way in ("passing orders", "buying orders"):
        await say("order", orders=PASS_ALL if way == "passing orders" else BUY_ALL)
    elif way == "away":
        await say("away")
    else:
        await say("answer", question=question, choice=decision.options[-1])
        await say("withdraw", question=question)
        await world.say(seat, "answer", id=f"again {seat}", question=question, choice=decision.options[0])
    assert seat in world.room.sealed or world.room.standing_answer(seat) or way == "away"


async def next_answers(world: World) -> tuple[int, int]:
    """When those who watch hear that something was answered, and how many messages came until then."""
    answers, messages = world.room.playing.answers, 0
    while True:
        raw = await world.people[SPECTATOR].waiting.get()
        news = _news.decode(raw or b"")
        messages += 1
        assert isinstance(news, wire.Update)
        if news.play is not None and news.play.answers != answers:
            assert news.now == now()
            return now(), messages


async def closing(kept: Kept, state: State, ways: dict[int, str], at: dict[int, int]) -> tuple[int, int]:
    """How long after the question the window closed, and the number of messages that those who watch got."""
    begun = now()
    world = await World.open(SPECTATOR, kept.raw, state, kept.room.playing.skipped)
    await world.say(SPECTATOR, "hello", language="en")
    world.sent()
    for seat, way in sorted(ways.items(), key=lambda each: at[each[0]]):
        await deal_with_it(world, seat, way, begun + at[seat])
    when, messages = await next_answers(world)
    world.hub.say_goodbye()
    return when - begun, messages


def people_asked(kept: Kept) -> list[int]:
    return [seat for seat in kept.asked if kept.room.seats[seat].state == PRESENT]


async def close_in_many_ways(first: int, last: int) -> int:
    """Offers in several worlds and ways at once, answered from the first to the last moment; returns their number."""
    random, chance, closed = Random(first), Chance(bytes([7]) * 32), 0
    for kept in moments("explore.buy", range(25)):
        asked = people_asked(kept)
        if not asked:
            continue
        at = {seat: random.randint(first, last) for seat in asked}
        plans = [{seat: random.choice(WAYS) for seat in asked} for _ in range(6)]
        worlds = worlds_of(kept.room.playing.state, chance)
        tries = [(plan, closing(kept, state, plan, at)) for state in worlds for plan in plans]
        found = await asyncio.gather(*[work for _, work in tries])
        for (plan, _), (length, messages) in zip(tries, found, strict=True):
            assert length == max(PACE, *at.values()), plan
            assert messages == 1 + list(plan.values()).count("away"), "more than the closing was told"
            closed += 1
    return closed


def test_a_window_stays_open_equally_long_whatever_hands_orders_and_bots_say():
    assert run_virtually(close_in_many_ways(1, PACE - 1)) > 300


def test_a_late_answer_closes_the_window_at_once_whatever_it_is():
    assert run_virtually(close_in_many_ways(PACE + 1, PACE + 900)) > 300


async def bots_answer(kind: str) -> int:
    chance, answered = Chance(bytes([8]) * 32), 0
    for kept in moments(kind, range(25)):
        if any(kept.room.seats[seat].state != BOT for seat in kept.asked):
            continue
        states = worlds_of(kept.room.playing.state, chance)
        found = await asyncio.gather(*[closing(kept, state, {}, {}) for state in states])
        assert set(found) == {(PACE, 1)}
        answered += len(found)
    return answered


@pytest.mark.parametrize("kind", ["turn.action", "explore.take", "explore.fight"])
def test_bots_take_equally_long_whatever_they_hold(kind):
    assert run_virtually(bots_answer(kind)) > 8


async def clocks_run_out() -> int:
    chance, covered = Chance(bytes([9]) * 32), 0
    for kept in moments("explore.buy", range(25), clock=Clock("live", 10)):
        asked = people_asked(kept)
        if len(asked) < 2:
            continue
        plans: list[dict[int, str]] = [{}, {asked[0]: "buy"}, {asked[0]: "passing orders"}]
        states = worlds_of(kept.room.playing.state, chance)
        works = [closing(kept, state, plan, dict.fromkeys(plan, 5)) for state in states for plan in plans]
        found = await asyncio.gather(*works)
        assert set(found) == {(10_000, 2)}, "one message for those sent away, one for what was answered"
        covered += len(found)
    return covered


def test_a_clock_runs_out_at_the_same_moment_for_all_who_are_asked():
    assert run_virtually(clocks_run_out()) > 8
