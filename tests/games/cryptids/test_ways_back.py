"""How far a plan can be taken back: whatever brings nothing hidden to light is no barrier, and whatever does is one."""

import pytest

from support.cryptids.positions import SUCCESS, CryptidsState, act, place, position, question, throws


def field() -> CryptidsState:
    return position(
        2,
        places={0: "E3"},
        evidence={0: "tracks rumour rumour"},
        skills={0: "ticket collect"},
        regions={"E3": "bones", "N2": "rumour"},
        display="dahu aspid",
    )


def office() -> CryptidsState:
    return position(2, at="office", rows=(5, 7), coins={0: 5}, xp={0: 3}, evidence={0: "tracks"}, display="dahu aspid")


def test_a_whole_turn_in_the_field_can_be_taken_back():
    s = field()
    replies = [
        act(s, "collect", "action", place("E3"), 1),
        act(s, "move", place("E2")),
        act(s, "ticket", place("aachen")),
    ]
    assert [reply.reveals for reply in replies] == [False, False, False]


def test_so_can_a_turn_in_the_office_up_to_what_is_drawn():
    s = office()
    planned = [act(s, "up"), act(s, "learn", 1), act(s, "sell", 3, 0), act(s, "paid", "down")]
    assert not any(reply.reveals for reply in planned)
    assert act(s, "market").reveals


@pytest.mark.parametrize("ways", [("token", "dice"), ("token", "token")])
def test_an_attempt_is_planned_freely_and_made_for_good(ways: tuple[str, ...]):
    s = position(2, places={0: "S2"}, evidence={0: "tracks witness"}, display="dahu aspid")
    throws(s, SUCCESS)
    assert not act(s, "track", "action", 0).reveals
    assert question(s) == "track.commit"
    assert act(s, "commit", 0, 0, *ways).reveals
