"""Tables at a certain moment of a game of Abyss, and what is refused there."""

import pytest

from bathysphere.engine import Chance, UserError, any_answer
from bathysphere.tables import automatic, commands
from support.rooms import START, Kept

BUY_ALL = {"on": True, "fits": "buy"}
PASS = ("pass",)
EXPLORE = ("explore",)


def refused(code: str, command, *given) -> None:
    with pytest.raises(UserError) as complaint:
        command(*given)
    assert complaint.value.code == code
    assert str(complaint.value).endswith(".")


def window(*bots: str | None, **settings) -> Kept:
    """A table at which an Ally lies open and the others are asked whether they buy it."""
    for secret in range(50):
        kept = Kept(*bots, **settings)
        kept.room.secret = f"{secret}"
        kept.begin()
        kept.give(kept.asked[0], EXPLORE)
        if kept.room.playing.view(-1).asked[0][1] == "explore.buy":
            return kept
    raise AssertionError("no Ally in fifty deals")


def revealed(seats: int = 2) -> tuple[Kept, int]:
    """A table at which somebody has revealed a card, and his seat."""
    kept = Kept(*[None] * seats).begin()
    seat = kept.asked[0]
    kept.give(seat, EXPLORE)
    return kept, seat


def ordered_since() -> tuple[Kept, int]:
    """A person's table among bots at which standing orders have answered since the player's own latest answer."""
    for secret in range(200):
        kept = Kept(None, "random", "random", pace=0)
        kept.room.secret = f"{secret}"
        kept.begin()
        kept.do(commands.order(kept.room, 0, BUY_ALL, START))
        for _ in range(60):
            if automatic.waited_for(kept.room):
                kept.give(0)
            elif kept.room.status == "playing":
                kept.wait()
            if kept.room.moments[-1].ordered and kept.room.playing.latest_of(0) != kept.room.latest_of(0):
                return kept, 0
    raise AssertionError("no order was followed")


def free_to_step_back(**settings) -> tuple[Kept, int]:
    """A table at which somebody has answered and nothing came to light."""
    for seed in range(200):
        kept, chance = Kept(None, None, pace=0, **settings), Chance(bytes([seed]) * 32)
        kept.room.secret = str(seed)
        kept.begin()
        for _ in range(30):
            for seat in kept.asked:
                decision = kept.room.decision(seat)
                kept.give(seat, any_answer(decision, chance))
                if kept.room.playing.can_step_back(seat):
                    return kept, seat
            if automatic.due(kept.room) is not None and not automatic.waited_for(kept.room):
                kept.wait()
    raise AssertionError("everything reveals something")
