"""What lies in the fields of events: the things that a line of the log names."""

import pytest

from bathysphere.engine import Event, InternalError, SeenEvent
from bathysphere.games.cryptids import GAME, events
from bathysphere.games.cryptids.options import Options


@pytest.mark.parametrize(
    ("kind", "data", "names"),
    [
        ("found", {"seat": 0, "card": 4}, [("seat", 0), ("cryptid", 4)]),
        ("request_granted", {"request": 2, "cards": (4, 6)}, [("request", 2), ("cryptid", 4), ("cryptid", 6)]),
        ("collected", {"place": 3, "kind": 5}, [("place", 3), ("evidence", 5)]),
        ("moved", {"origin": 3, "place": 5, "how": "move"}, [("place", 5)]),
        ("swapped", {"gave": 6, "got": 1, "difference": -1}, [("evidence", 6), ("evidence", 1)]),
        ("restored", {"skills": (1, 2)}, [("skill", 1), ("skill", 2)]),
        ("hare_found", {"place": 18, "token": 3}, [("place", 18), ("hare", 3)]),
        ("dice_rolled", {"faces": (2, 2, 4)}, [("die", 2), ("die", 4)]),
        ("tracking_rolled", {"faces": ("luck", "failure")}, []),
        ("poacher_card", {"card": 4}, [("poacher", 4)]),
        ("terrain_closed", {"kind": 2}, []),
        ("bid_placed", {"place": 3, "card": 12}, [("cryptid", 12)]),
        ("card_marked", {"place": 1, "region": 3, "kind": -1}, [("place", 3)]),
        ("assistant_moved", {"seat": 0, "row": 4, "why": "step"}, [("seat", 0)]),
        ("assistant_moved", {"seat": 1, "row": 4, "why": "poacher"}, []),
    ],
)
def test_lines_name_what_can_be_looked_at(kind, data, names):
    assert GAME.vocabulary.fields.names(SeenEvent(kind, data, False), Options()) == names


@pytest.mark.parametrize(
    "event",
    [
        Event(events.FOUND, (0, 99)),
        Event(events.COLLECTED, (0, 3, -1)),
        Event(events.PAID, (0, 1, "because")),
        Event(events.TRACKING_ROLLED, (("luck", "rain"),)),
        Event(events.RESTORED, (0, 3)),
    ],
)
def test_an_event_that_is_made_of_something_else_is_found(event):
    with pytest.raises(InternalError, match="is no"):
        GAME.vocabulary.fields.check(event, Options())


@pytest.mark.parametrize(
    ("target", "things"),
    [
        (("track", 3), [("display", 3)]),
        (("collect", 5), [("place", 5)]),
        (("relocate", 12), [("cryptid", 12)]),
        (("request", 2), [("request", 2)]),
        (("swap", 6, 1), [("evidence", 6), ("market", 1)]),
        (("learn", 4), [("skill", 4)]),
        (("paid", "up"), []),
        (("ticket",), []),
    ],
)
def test_the_target_of_a_reason_names_things_whatever_they_would_be_done_with(target, things):
    assert GAME.vocabulary.named_by_target(target, Options()) == things
