"""What options and log lines of The Thing point at and name."""

import msgspec
import pytest

from bathysphere.engine import SeenEvent
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import AXE, FLAMETHROWER, INFECTION, WHISKY
from bathysphere.games.thing.roles import CLOCKWISE, COUNTER_CLOCKWISE, NOBODY

VIEW = msgspec.structs.replace(
    GAME.view(GAME.new(6, 1, {"first": 0}), 0), chairs=(0, 1, 2, 3, 4, 5), out=(False, True, False, False, False, False)
)


@pytest.mark.parametrize(
    ("choice", "at", "names"),
    [
        (("discard", WHISKY), [("card", WHISKY)], [("card", WHISKY)]),
        (("play", WHISKY), [("card", WHISKY)], [("card", WHISKY)]),
        (("play", FLAMETHROWER, 2), [("card", FLAMETHROWER), ("seat", 2)], [("card", FLAMETHROWER), ("seat", 2)]),
        (("keep", AXE), [("drawn", AXE)], [("card", AXE)]),
        (("choose", 3), [("seat", 3)], [("seat", 3)]),
        (("side", CLOCKWISE), [("seat", 4)], []),
        (("side", COUNTER_CLOCKWISE), [("seat", 3)], []),
        (("turn_over",), [("deck",)], []),
        (("announce",), [], []),
    ],
)
def test_options_point_at_cards_and_seats(choice, at, names):
    assert GAME.vocabulary.points_at(choice, VIEW) == at
    assert GAME.vocabulary.names(choice) == names


@pytest.mark.parametrize(
    ("kind", "data", "names"),
    [
        ("exchanged", {"seat": 0, "target": 1, "gave": AXE, "got": AXE}, [("seat", 0), ("seat", 1), ("card", AXE)]),
        ("exchanged", {"seat": 0, "target": 1}, [("seat", 0), ("seat", 1)]),
        ("passed", {"way": CLOCKWISE, "gave": (), "got": AXE}, [("card", AXE)]),
        ("hand_shown", {"seat": 2, "cards": (1, 5, 5), "source": "oops"}, [("seat", 2), ("card", 1), ("card", 5)]),
        ("played", {"seat": 1, "card": WHISKY, "target": NOBODY}, [("seat", 1), ("card", WHISKY)]),
        ("revealed", {"roles": (0, 2), "hands": ((INFECTION,), ()), "infections": ()}, []),
    ],
)
def test_lines_name_cards_and_seats(kind, data, names):
    assert GAME.vocabulary.fields.names(SeenEvent(kind, data, False)) == names
