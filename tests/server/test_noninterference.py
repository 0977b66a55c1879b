"""Non-interference on the wire: what a viewer cannot know changes no byte, no number, no order and no time of what he
is sent. Every game is served in two worlds at once, by real hubs, to scripted people who do the same in both."""

from collections import Counter
from random import Random

import pytest

from bathysphere.engine import SPECTATOR, Chance, State, open_questions, stream
from bathysphere.games.abyss import GAME
from bathysphere.tables import entries as log
from bathysphere.tables import wishes
from bathysphere.tables.settings import Clock
from support.hidden import exchange_hidden
from support.rooms import ORDERS, Kept
from support.strangers import Strangers
from support.virtual import now, run_virtually
from support.worlds import TABLE, Pair, World

PARTS = 8
GAMES = 250
"""In each part; together 2,000. A game is dealt, played by lot to some moment, and from there on in two worlds."""
MOMENTS = 16
"""So many moments of each game are compared, or until it is over."""


def somewhere(number: int, random: Random, chance: Chance) -> Kept:
    """Two to four people and bots somewhere in a game; some are away, some have standing orders."""
    seats = 2 + number % 3
    bots = [random.choice((None, None, "random", "thoughtful")) for _ in range(seats)]
    bots[random.randrange(seats)] = None
    clock, cover = random.choice((Clock(), Clock(), Clock("live", 10))), random.choice(("random", "thoughtful"))
    kept = Kept(*bots, clock=clock, pace=random.choice((300, 900)), cover=cover, listed=random.random() < 0.5)
    kept.now = now()
    kept.room.secret = f"{number}"
    kept.begin()
    for seat, bot in enumerate(bots):
        if bot is None and random.random() < 0.5:
            kept.do(wishes.order(kept.room, seat, random.choice(ORDERS), kept.now))
        if bot is None and random.random() < 0.15:
            kept.do(wishes.go_away(kept.room, seat, kept.now))
    if number % 10:
        return kept.by_chance(random.randrange(70), chance)
    return kept.by_chance(1000, chance).back_by(random.randrange(4, 12))


def other_world(state: State, viewer: int, chance: Chance, way: int) -> State:
    """What the viewer cannot know is dealt anew, or changes places; with or without what will come to light next."""
    paying = any(each.seat != viewer and each.picks is not None for each in open_questions(state))
    if way == 0 or paying:  # with another hand he could not have begun to pay
        return GAME.resample(state, viewer, stream(bytes(32), f"{chance.below(1 << 60)}"))
    return exchange_hidden(state, viewer, chance, piles=way == 1)


async def one_game(number: int, seen: Counter[str]) -> None:
    """Whenever something came to light by which the worlds can be told apart, another world is made."""
    random, chance = Random(number), Chance(stream(bytes(32), f"game {number}"))
    kept = somewhere(number, random, chance)
    raw, room, left = kept.raw, kept.room, MOMENTS
    seen["games"] += 1
    while left > 0 and room.status == "playing" and room.snapshot() is not None:
        viewer = random.randrange(SPECTATOR, len(room.seats))
        state, skipped = room.playing.state, room.playing.skipped
        other = other_world(state, viewer, chance, random.choice((0, 1, 2, 2, 2)))
        here = await World.open(viewer, raw, state, skipped)
        pair = Pair(here, await World.open(viewer, raw, other, skipped), seen)
        people = Strangers(pair, random, chance)
        seen["worlds"] += 1
        seen[f"eyes of {viewer}"] += 1
        seen["differing"] += other.dump() != state.dump()
        seen["other hands"] += other.hands != state.hands
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


async def many_games(part: int) -> Counter[str]:
    seen: Counter[str] = Counter()
    for number in range(part * GAMES, (part + 1) * GAMES):
        await one_game(number, seen)
    return seen


@pytest.mark.parametrize("part", range(PARTS))
def test_what_a_viewer_cannot_know_changes_nothing_of_what_he_is_sent(part):
    seen = run_virtually(many_games(part))
    least = {
        "games": GAMES, "worlds": 400, "differing": 350, "other hands": 200, "moments": 3000, "messages": 2500,
        "eyes of -1": 60, "eyes of 0": 60, "eyes of 1": 60, "eyes of 2": 30, "eyes of 3": 10, "over": 5,
        "revealed": 100, "chosen otherwise": 5, "by itself": 500,
        "answer": 1000, "withdraw": 10, "step_back": 5, "order": 30, "away": 20, "back": 5, "leave": 3, "say": 15,
        "ask_take_back": 4, "consent": 4, "look": 15, "wrong": 15,
        "by person": 300, "by sealed": 100, "by order": 50, "by bot": 200, "by cover": 50,
    }  # fmt: skip
    missing = {what: seen[what] for what, number in least.items() if seen[what] < number}
    assert not missing, dict(seen)
