"""The advanced rules of The Thing and the readings of other editions, each under the contract suite."""

from typing import Any

import pytest

from bathysphere.contract.play import Seen, Variant
from bathysphere.engine import Chance
from bathysphere.games.thing import GAME
from bathysphere.games.thing.options import MOST_INFECTIONS
from contract.sample import check_game
from support.effort import FULL, seeds, volume
from support.rules import rule
from support.thing.positions import composed_deck

GAMES = volume(full=340, quick=40)
CHUNKS = 2 if FULL else 1
LOOK_EVERY = 600


def switched(name: str) -> Variant:
    return lambda chance: {name: True}


def number_of_infections(chance: Chance) -> dict[str, int]:
    return {"infections": 1 + chance.below(MOST_INFECTIONS)}


def with_deck(seats: int, chance: Chance, options: dict[str, Any]) -> dict[str, Any]:
    return {**options, "deck": composed_deck(seats, chance, **options)}


VARIANTS: dict[str, tuple[int, Variant]] = {
    "hidden_start": (5, switched("hidden_start")),
    "infections": (6, number_of_infections),
    "weapons_in_deck": (6, switched("weapons_in_deck")),
    "neighbours_only": (7, switched("neighbours_only")),
    "deck": (5, lambda chance: {"deck": composed_deck(5, chance)}),
    "revenge": (7, switched("revenge")),
    "fourth_infection_eliminates": (5, lambda chance: {"fourth_infection_eliminates": True, "infections": 20}),
    "infection_11_for_six": (6, switched("infection_11_for_six")),
    "everything": (
        6,
        lambda chance: with_deck(
            6,
            chance,
            {
                "hidden_start": True,
                "revenge": True,
                "neighbours_only": True,
                "weapons_in_deck": True,
                "fourth_infection_eliminates": bool(chance.below(2)),
                **number_of_infections(chance),
            },
        ),
    ),
}

ADVANCED = ("hidden_start", "infections", "weapons_in_deck", "neighbours_only", "deck", "revenge")
"""Those of the book are played in full, the others for a quarter of it."""


@rule("T21.1", "T21.2", "T21.3", "T21.4", "T21.5", "T21.6")
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("name", VARIANTS)
def test_random_games_of_each_variant_hold_the_contract(name: str, chunk: int):
    seats, variant = VARIANTS[name]
    seen = Seen()
    number = (GAMES if name in ADVANCED else GAMES // 4) // CHUNKS
    for seed in seeds(number, chunk):
        check_game(GAME, seats, seed, LOOK_EVERY, seen, variant)
    assert seen["games"] == number
    assert seen["ended"] > number * (0.9 if FULL else 0.7), seen
    assert seen["changed"] > (seen["pairs"] // 2 if FULL else 0), seen
