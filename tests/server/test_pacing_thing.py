"""As test_pacing.py, for The Thing: whether somebody holds a defence, must pass or could announce changes no time."""

import asyncio
from collections import Counter
from random import Random

import pytest

from bathysphere.engine import SPECTATOR, Chance, open_questions
from bathysphere.games.thing.cards.kinds import (
    FEAR,
    FINE_HERE,
    FIRST_PANIC,
    FLAMETHROWER,
    INFECTION,
    NO_BARBECUE,
    THING,
)
from bathysphere.games.thing.roles import INFECTED, THING_ROLE
from bathysphere.games.thing.state import ThingState
from bathysphere.tables.seat import BOT
from bathysphere.tables.settings import Clock
from server.test_pacing import PACE, closing, moments, people_asked
from support.effort import seeds, volume
from support.rooms import Kept
from support.secrecy.paired_worlds import World
from support.secrecy.per_game import SECRECY
from support.servers.virtual_time import now, run_virtually, sleep_until

TABLES = seeds(volume(full=14, quick=6))
TABLE = (None, "random", None, "random", None, None)
TALKATIVE = (None, "thoughtful", "thoughtful", None, "thoughtful", "thoughtful")
WAYS = ("pass", "last", "changes its mind", "away")
"""How a person may deal with a window: the first option, the last (a defence, if there is one), one after the other, or
by leaving it to a bot."""
WINDOWS = {
    "exchange.reply": FEAR,
    "flamethrower.answer": NO_BARBECUE,
    "swap.answer": FINE_HERE,
    "chain.pass": INFECTION,
    "turn.play": FLAMETHROWER,
    "turn.panic": FLAMETHROWER,
}
"""The questions whose length must tell nothing, and a card that changes what can be answered."""


def with_card(state: ThingState, seat: int, card: int, *, held: bool) -> ThingState:
    """The same table, but this hand holds that card, or no copy of it; what it gets or gives lies in the deck."""
    world = state.copy()
    world.opened = None
    hand, deck = list(world.hands[seat]), world.deck
    if held and card not in hand and card in deck:
        last = max(at for at, mine in enumerate(hand) if mine not in (THING, INFECTION))
        at = deck.index(card)
        hand[last], deck[at] = deck[at], hand[last]
    while not held and card in hand and not (card == INFECTION and world.roles[seat] == INFECTED):
        others = [at for at, other in enumerate(deck) if other not in (card, INFECTION) and other < FIRST_PANIC]
        if not others:
            break
        at = others[0]
        mine = hand.index(card)
        hand[mine], deck[at] = deck[at], hand[mine]
    world.hands[seat] = tuple(sorted(hand))
    return world


def worlds_of(kept: Kept, kind: str, chance: Chance) -> list[ThingState]:
    """The truth, others that look the same to those who watch, and such as differ in the very card that matters."""
    state, secrecy = kept.room.playing.state, SECRECY["thing"]
    seat = next(each.seat for each in open_questions(state) if each.kind == kind)
    found = [state, secrecy.resampled(state, SPECTATOR, chance)]
    found += [secrecy.exchanged(state, SPECTATOR, chance, piles=True) for _ in range(2)]
    return [*found, *(with_card(state, seat, WINDOWS[kind], held=held) for held in (True, False))]


async def close_in_many_ways(kind: str, first: int, last: int) -> Counter[str]:
    random, chance, seen = Random(first), Chance(bytes([7]) * 32), Counter[str]()
    for kept in moments(kind, TABLES, TABLE, game="thing", cover="random"):
        asked = people_asked(kept)
        if not asked or kind not in {each.kind for each in open_questions(kept.room.playing.state)}:
            continue
        at = {seat: random.randint(first, last) for seat in asked}
        plans = [{seat: random.choice(WAYS) for seat in asked} for _ in range(4)]
        worlds = worlds_of(kept, kind, chance)
        tries = [(plan, closing(kept, state, plan, at)) for state in worlds for plan in plans]
        found = await asyncio.gather(*[work for _, work in tries])
        for (plan, _), (length, messages) in zip(tries, found, strict=True):
            assert length == max(PACE, *at.values()), plan
            assert messages == 1 + list(plan.values()).count("away"), "more than the closing was told"
        seen["closed"] += len(found)
        seat = next(each.seat for each in open_questions(kept.room.playing.state) if each.kind == kind)
        seen["held"] += sum(WINDOWS[kind] in state.hands[seat] for state in worlds)
        seen["not held"] += sum(WINDOWS[kind] not in state.hands[seat] for state in worlds)
    return seen


@pytest.mark.parametrize("kind", WINDOWS)
@pytest.mark.parametrize("moments_of_answers", [(1, PACE - 1), (PACE + 1, PACE + 900)])
def test_a_window_stays_open_equally_long_whatever_is_held(kind: str, moments_of_answers: tuple[int, int]):
    seen = run_virtually(close_in_many_ways(kind, *moments_of_answers))
    assert seen["closed"] > 40, seen
    assert min(seen["held"], seen["not held"]) > 0, seen


async def bots_answer(kind: str) -> int:
    chance, answered = Chance(bytes([8]) * 32), 0
    for kept in moments(kind, range(20), (None, *["random"] * 5), game="thing", cover="random"):
        if any(kept.room.seats[seat].state != BOT for seat in kept.asked):
            continue
        if kind not in {each.kind for each in open_questions(kept.room.playing.state)}:
            continue
        listening = kind.startswith("turn.")  # where no human is left a bot would announce
        states = worlds_of(kept, kind, chance) if not listening else [kept.room.playing.state]
        found = await asyncio.gather(*[closing(kept, state, {}, {}) for state in states])
        assert set(found) == {(PACE, 1)}
        answered += len(found)
    return answered


@pytest.mark.parametrize("kind", ["turn.play", "turn.panic", "exchange.reply", "flamethrower.answer", "swap.answer"])
def test_bots_take_equally_long_whatever_they_hold(kind: str):
    assert run_virtually(bots_answer(kind)) > 8


async def clocks_run_out(kind: str) -> int:
    chance, covered = Chance(bytes([9]) * 32), 0
    for kept in moments(kind, TABLES, TABLE, game="thing", cover="random", clock=Clock("live", 10)):
        asked = people_asked(kept)
        if not asked or kind not in {each.kind for each in open_questions(kept.room.playing.state)}:
            continue
        works = [closing(kept, state, {}, {}) for state in worlds_of(kept, kind, chance)]
        found = await asyncio.gather(*works)
        assert set(found) == {(10_000, 2)}, "one message for those sent away, one for what was answered"
        covered += len(found)
    return covered


@pytest.mark.parametrize("kind", WINDOWS)
def test_a_clock_runs_out_at_the_same_moment_whatever_is_held(kind: str):
    assert run_virtually(clocks_run_out(kind)) > 8


# -- what nobody asked for


def no_human_left(state: ThingState) -> ThingState:
    world = state.copy()
    world.opened = None
    world.roles = [role if role == THING_ROLE else INFECTED for role in world.roles]
    return world


async def until_over(kept: Kept, state: ThingState) -> int | None:
    """How long after the question the game was over; None if it was not before the question closed."""
    begun = now()
    world = await World.open(SPECTATOR, kept.raw, state, kept.room.playing.skipped)
    await world.say(SPECTATOR, "hello", language="en")
    await sleep_until(begun + PACE - 1)
    world.hub.say_goodbye()
    return world.room.moments[-1].at - begun if world.room.status == "over" else None


async def bots_announce() -> list[int | None]:
    found = []
    for kept in moments("turn.play", range(24), (None, *["thoughtful"] * 5), game="thing", cover="random"):
        state = kept.room.playing.state
        thing = state.the_thing()
        if thing > 0 and not state.out[thing]:
            found.append(await until_over(kept, no_human_left(state)))
            assert await until_over(kept, state) is None or not state.humans()
    return found


def test_a_bot_announces_at_the_moment_at_which_all_bots_are_asked():
    """Half of the pace after the question opened, to whomever."""
    found = run_virtually(bots_announce())
    assert len(found) > 8
    assert set(found) == {PACE // 2}


async def quick_people(kind: str) -> int:
    """People answer at once where no human is left and the Thing is a bot."""
    found = 0
    for kept in moments(kind, range(24), (None, None, None, *["thoughtful"] * 3), game="thing", cover="random"):
        state, asked = kept.room.playing.state, people_asked(kept)
        thing = state.the_thing()
        if asked and kept.room.seats[thing].state == BOT and not state.out[thing]:
            length, _ = await closing(kept, no_human_left(state), dict.fromkeys(asked, "last"), dict.fromkeys(asked, 1))
            assert length == PACE // 2
            found += 1
    return found


@pytest.mark.parametrize("kind", ["turn.play", "turn.panic"])
def test_nobody_is_quicker_than_an_announcement(kind: str):
    """What the next player answers is held until the Thing could speak (T25.69)."""
    assert run_virtually(quick_people(kind)) > 2


async def statements() -> Counter[int]:
    """When bots spoke after a question was asked, by that time."""
    found: Counter[int] = Counter()
    for kept in moments("turn.play", range(16), TALKATIVE, game="thing", cover="random"):
        begun = now()
        world = await World.open(SPECTATOR, kept.raw, kept.room.playing.state, kept.room.playing.skipped)
        await world.say(SPECTATOR, "hello", language="en")
        await sleep_until(begun + 5 * PACE)
        spoken = world.room.talk.heard[SPECTATOR]
        asked = [begun, *(moment.at for moment in world.room.moments if moment.at > begun)]
        for said in spoken:
            latest = max(at for at in asked if at < said.at)
            found[said.at - latest] += 1
        world.hub.say_goodbye()
    return found


def test_bots_speak_at_moments_that_follow_from_when_they_were_asked_or_heard_something():
    """At half of the pace; or, in reply to what was said then, a quarter of it later."""
    found = run_virtually(statements())
    assert found.total() > 8, found
    assert set(found) <= {PACE // 2, PACE // 2 + PACE // 4}, found
