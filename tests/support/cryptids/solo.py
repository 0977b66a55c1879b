"""Scenes of Cryptids for one player, and what the poacher does in them."""

from typing import Any

from bathysphere.engine import Reply
from bathysphere.games.cryptids.state import CryptidsState
from bathysphere.games.cryptids.steps.poacher.turn import attempt, office_attempt
from support.cryptids.positions import names_of, position, run

WATER = {0: "evidence water, kind beast"}
"""The contracts of whom a scene says nothing."""


def solo(**scene: Any) -> CryptidsState:
    scene.setdefault("contracts", WATER)
    return position(1, **scene)


def captives(s: CryptidsState) -> list[str]:
    return names_of(s.poacher.captives)


def does(s: CryptidsState, action: str) -> Reply:
    """The poacher does this, as the upper part of a card says."""
    steps = attempt(s, action)
    assert steps is not None
    return run(s, *steps)


def office_does(s: CryptidsState, action: str) -> Reply:
    """The same as the lower part says."""
    steps = office_attempt(s, action)
    assert steps is not None
    return run(s, *steps)
