"""What log lines of Abyss name."""

import pytest

from bathysphere.engine import SeenEvent
from bathysphere.games.abyss import GAME
from bathysphere.games.abyss.cards.allies import MONSTER


@pytest.mark.parametrize(
    ("kind", "data", "names"),
    [
        (
            "lord_paid",
            {"seat": 2, "lord": 14, "allies": (3, 3, 9), "pearls": 1},
            [("seat", 2), ("lord", 14), ("ally", 3), ("ally", 9)],
        ),
        (
            "location_taken",
            {"seat": 0, "location": 4, "lords": (1,), "keys": 2},
            [("seat", 0), ("location", 4), ("lord", 1)],
        ),
        ("monster_revealed", {"seat": 0, "space": 2}, [("ally", MONSTER), ("seat", 0)]),
        ("tokens_drawn", {"seat": 0, "number": 1, "tokens": (3,)}, [("seat", 0)]),
        (
            "scored",
            {
                "seat": 0,
                "points": 60,
                "locations": ((3, 9),),
                "lords": 31,
                "companions": 9,
                "monsters": 3,
                "tokens": (3,),
            },
            [("seat", 0)],
        ),
    ],
)
def test_lines_name_cards_and_seats_but_no_points(kind, data, names):
    assert GAME.vocabulary.fields.names(SeenEvent(kind, data, False)) == names
