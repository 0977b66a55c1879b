"""Non-interference on the wire: what a viewer cannot know changes no byte, no number, no order and no time of what he
is sent. Every game is served in two worlds at once, by real hubs, to scripted people who do the same in both."""

from collections import Counter
from random import Random

import pytest

from bathysphere.engine import SPECTATOR, Chance, State, decision_of, open_questions, stream
from bathysphere.games.thing.roles import THING_ROLE
from bathysphere.games.thing.state import ThingState
from bathysphere.games.thing.steps.elimination import eliminate
from bathysphere.tables import automatic, commands
from bathysphere.tables import entries as log
from bathysphere.tables.room import Room
from bathysphere.tables.settings import Clock
from support.effort import EFFORT, FULL, seeds
from support.rooms import Kept
from support.secrecy.paired_players import PairedPlayers
from support.secrecy.paired_worlds import TABLE, Pair, World
from support.secrecy.per_game import SECRECY, Secrecy
from support.servers.virtual_time import now, run_virtually, sleep_until

GAMES = {"abyss": 250, "thing": 100, "unfathomable": 60, "cryptids": 60}
"""In each part. A game is dealt, played by lot to some moment, and from there on in two worlds."""
PARTS = {"abyss": 1, "thing": 1, "unfathomable": 2, "cryptids": 2} if FULL else dict.fromkeys(GAMES, 1)
"""More with effort; one in a sample."""
SAMPLE = 1 if FULL else 5
"""A sample plays one game in so many, and has to meet what is common at least a quarter as often as that is worth."""
COMMON = 200
MOMENTS = {"abyss": 16, "thing": 40, "unfathomable": 60, "cryptids": 60}
"""So many moments of each game are compared, or until it is over."""


@pytest.fixture(autouse=True)
def no_waits_by_chance(monkeypatch):
    """Two worlds would draw two of them (`server/blur.py`), and they are asked one after the other."""
    monkeypatch.setattr("bathysphere.server.blur.LONGEST", 0.0)


def somewhere(secrecy: Secrecy, number: int, random: Random, chance: Chance) -> Kept:
    """People and bots somewhere in a game; some are away, some have standing orders."""
    seats = secrecy.seats[number % len(secrecy.seats)]
    bots = [random.choice((None, None, "random", "thoughtful")) for _ in range(seats)]
    bots[random.randrange(seats)] = None
    clock, cover = (
        random.choice((Clock(), Clock(), Clock("live", 10), Clock("live", 10, 60))),
        random.choice(("random", "thoughtful")),
    )
    settings = {"options": secrecy.options(number), "listed": random.random() < 0.5}
    kept = Kept(*bots, game=secrecy.game, clock=clock, pace=random.choice((300, 900)), cover=cover, **settings)
    kept.now = now()
    kept.room.secret = f"{number}"
    kept.begin()
    for seat, bot in enumerate(bots):
        if bot is None and random.random() < 0.5:
            kept.do(commands.order(kept.room, seat, random.choice(secrecy.orders), kept.now))
        if bot is None and random.random() < 0.15:
            kept.do(commands.go_away(kept.room, seat, kept.now))
    if number % 10:
        return kept.by_chance(random.randrange(secrecy.length), chance, secrecy.pick)
    return kept.by_chance(1000, chance, secrecy.pick).back_by(random.randrange(4, 12))


def other_world(secrecy: Secrecy, room: Room, viewer: int, chance: Chance, way: int) -> State:
    """One in which the sealed answers are legal too; if none is found, the true one."""
    state = room.playing.state
    for _ in range(10):
        other = secrecy.other_world(state, viewer, chance, way)
        sealed = [(decision_of(other, seat), choice) for seat, choice in room.sealed.items()]
        if all(decision is not None and decision.accept(choice) is not None for decision, choice in sealed):
            other.sealed = state.sealed[:]
            return other
    return state.copy()


async def one_game(secrecy: Secrecy, number: int, seen: Counter[str]) -> None:
    """Whenever something came to light by which the worlds can be told apart, another world is made."""
    random, chance = Random(number), Chance(stream(bytes(32), f"game {number}"))
    kept = somewhere(secrecy, number, random, chance)
    raw, room, left = kept.raw, kept.room, MOMENTS[secrecy.game]
    seen["games"] += 1
    while left > 0 and room.status == "playing" and room.snapshot() is not None:
        viewer = random.randrange(SPECTATOR, len(room.seats))
        state, skipped = room.playing.state, room.playing.skipped
        other = other_world(secrecy, room, viewer, chance, random.choice((0, 1, 2, 2, 2)))
        here = await World.open(viewer, raw, state, skipped)
        pair = Pair(here, await World.open(viewer, raw, other, skipped), seen, secrecy)
        people = PairedPlayers(pair, random, chance)
        seen["worlds"] += 1
        seen[f"eyes of {viewer}"] += 1
        seen["differing"] += other.dump() != state.dump()
        there = secrecy.secrets(other)
        for what, hidden in secrecy.secrets(state).items():
            seen[f"other {what}"] += hidden != there[what]
        await people.hello()
        while left > 0 and not pair.apart and not people.taken_back and here.room.status == "playing":
            left -= 1
            await people.moment()
        await pair.part()
        for entry in map(log.decode, here.store.entries[TABLE][len(raw) :]):
            if isinstance(entry, log.Answered):
                seen[f"by {entry.by}"] += 1
        raw, room = here.store.entries[TABLE], here.room
    seen["over"] += room.status == "over"


async def many_games(game: str, part: int) -> Counter[str]:
    seen: Counter[str] = Counter()
    for number in seeds(GAMES[game] // SAMPLE, part):
        await one_game(SECRECY[game], number, seen)
    return seen


LEAST = {
    "abyss": {
        "games": 250, "worlds": 400, "differing": 350, "other hands": 200, "moments": 3000, "messages": 2500,
        "calls": 400, "eyes of -1": 60, "eyes of 0": 60, "eyes of 1": 60, "eyes of 2": 30, "eyes of 3": 10, "over": 5,
        "revealed": 100, "chosen otherwise": 5, "by itself": 500,
        "answer": 1000, "withdraw": 10, "step_back": 5, "order": 30, "away": 20, "back": 5, "leave": 3, "say": 15,
        "ask_take_back": 4, "consent": 4, "look": 15, "wrong": 15,
        "by person": 300, "by sealed": 100, "by order": 50, "by bot": 200, "by cover": 50,
    },
    "thing": {
        "games": 100, "worlds": 150, "differing": 140, "other hands": 120, "moments": 3000, "messages": 1200,
        "differ in hands": 2500, "differ in the Thing": 300, "differ in infected": 300, "other cards": 200,
        "calls": 400, "eyes of -1": 15, "eyes of 0": 15, "eyes of 4": 15, "eyes of 5": 8, "eyes of 7": 3, "over": 5,
        "revealed": 30, "chosen otherwise": 25, "said otherwise": 5, "by itself": 900,
        "answer": 500, "withdraw": 20, "step_back": 10, "order": 20, "away": 10, "back": 10, "leave": 3, "say": 10,
        "tell": 80, "aside": 4, "ask_take_back": 4, "consent": 10, "look": 10, "wrong": 10, "interject": 1,
        "by person": 20, "by sealed": 250, "by bot": 250, "by cover": 50,
    },
    "unfathomable": {
        "games": 60, "worlds": 120, "differing": 115, "other hands": 110, "moments": 1500, "messages": 600,
        "calls": 200, "differ in hands": 1400, "differ in roles": 900, "differ in added": 15, "differ in chaos": 1400,
        "differ in passengers": 300, "other cards": 5,
        "eyes of -1": 20, "eyes of 0": 20, "eyes of 2": 20, "eyes of 3": 8, "eyes of 5": 2, "over": 10,
        "revealed": 60, "chosen otherwise": 10, "said otherwise": 2, "by itself": 400,
        "answer": 300, "withdraw": 12, "step_back": 5, "order": 15, "away": 5, "back": 4, "leave": 2, "say": 8,
        "tell": 40, "ask_take_back": 4, "consent": 10, "look": 5, "wrong": 7,
        "by person": 70, "by sealed": 110, "by order": 25, "by bot": 150, "by cover": 35,
    },
    "cryptids": {
        "games": 60, "worlds": 65, "differing": 65, "other contracts": 55, "other bag": 15, "other decks": 60,
        "other hares": 5, "moments": 2000, "messages": 1200, "calls": 400,
        "differ in contracts": 1700, "differ in bag": 250, "differ in decks": 2000, "differ in hares": 80,
        "differ in the poacher's cards": 120,
        "eyes of -1": 12, "eyes of 0": 12, "eyes of 1": 8, "eyes of 2": 5, "eyes of 3": 2, "over": 7,
        "revealed": 8, "chosen otherwise": 3, "by itself": 400,
        "answer": 400, "step_back": 40, "order": 20, "away": 8, "back": 8, "leave": 2, "say": 10,
        "ask_take_back": 2, "consent": 3, "look": 10, "wrong": 12, "interject": 3,
        "by person": 350, "by bot": 140, "by cover": 70,
    },
}  # fmt: skip


# -- what the eliminated say


def with_burned(number: int, chance: Chance) -> Kept:
    """People and thoughtful bots; two people and a bot that are not the Thing are out."""
    kept = Kept(None, None, None, "thoughtful", "thoughtful", "thoughtful", "thoughtful", game="thing", pace=400)
    kept.now = now()
    kept.room.secret = f"asides {number}"
    kept.begin().by_chance(chance.below(30), chance, SECRECY["thing"].pick)
    return kept


def burn(state: ThingState, *seats: int) -> bool:
    """Puts these out of the game as it stands, unless one of them is the Thing or is asked."""
    asked = [decision.seat for decision in open_questions(state)]
    if any(state.roles[seat] == THING_ROLE or state.out[seat] or seat in asked for seat in seats):
        return False
    for seat in seats:
        eliminate(state, seat, seat)
    state.opened = None
    return True


async def talk_among_the_burned(number: int, viewer: int, seen: Counter[str]) -> None:
    """In one world the eliminated talk and in the other they are silent: the viewer gets the same bytes."""
    random, chance = Random(number), Chance(stream(bytes(32), f"asides {number}"))
    kept = with_burned(number, chance)
    state = kept.room.playing.state.copy()
    if kept.room.status != "playing" or not burn(state, 0, 1, 3) or state.outcome is not None:
        return
    worlds = [await World.open(viewer, kept.raw, state.copy(), kept.room.playing.skipped) for _ in range(2)]
    pair = Pair(worlds[0], worlds[1], seen, SECRECY["thing"])
    people = PairedPlayers(pair, random, chance)
    for world in worlds:
        await world.say(viewer, "hello", language="en")
    for moment in range(30):
        seat = random.choice((0, 1))
        if worlds[0].room.status != "playing":
            break
        said = {"statement": people.statement(seat)} if moment % 3 else {"text": "psst"}
        await worlds[0].say(seat, "tell" if moment % 3 else "say", id=f"aside {moment}", **said)
        await sleep_until(now() + random.choice((40, 150, 400)))
        await pair.settle()
        if missing := automatic.waited_for(worlds[0].room):
            choices = pair.alike(missing[0], chance)
            assert choices is not None
            await pair.answer(missing[0], (choices[0], choices[0]), id=f"answer {moment}", question=people.question)
        await pair.settle()
        hears = worlds[0].room.audience(0)
        if hears is None or (viewer >= 0 and hears >> viewer & 1):  # it is over, or over for the viewer
            break
        sent = [world.sent() for world in worlds]
        assert sent[0] == sent[1], "what the eliminated say is heard by others"
        seen["messages"] += len(sent[0])
        seen["statements of bots"] += sum(said.by == "bot" for said in worlds[0].room.talk.heard[viewer])
    seen["asides"] += len(worlds[0].room.talk.heard[0]) - len(worlds[1].room.talk.heard[0])
    seen["games"] += 1
    for world in worlds:
        world.hub.say_goodbye()


@pytest.mark.parametrize("viewer", [SPECTATOR, 2])
def test_what_the_eliminated_say_among_themselves_changes_nothing_for_others(viewer: int):
    async def many(seen: Counter[str]) -> None:
        for number in range(40):
            await talk_among_the_burned(number, viewer, seen)

    seen: Counter[str] = Counter()
    run_virtually(many(seen))
    assert seen["games"] > 5, seen
    assert seen["asides"] > 200, seen
    assert seen["messages"] > 100, seen
    assert seen["statements of bots"] > 20, seen


# -- everything


@pytest.mark.parametrize(("game", "part"), [(game, part) for game in GAMES for part in range(PARTS[game] * EFFORT)])
def test_what_a_viewer_cannot_know_changes_nothing_of_what_he_is_sent(game: str, part: int):
    seen = run_virtually(many_games(game, part))
    least = {what: number for what, number in LEAST[game].items() if FULL or number >= COMMON}
    missing = {
        what: seen[what] for what, number in least.items() if seen[what] < (number if FULL else number // (4 * SAMPLE))
    }
    assert not missing, dict(seen)
