"""Sections 14 and 15: control of a location, and the Lords under it."""

import pytest

from bathysphere.engine import Refused
from bathysphere.games.abyss.cards.allies import RACES
from bathysphere.games.abyss.cards.locations import LOCATIONS
from bathysphere.games.abyss.state import AbyssState
from support.abyss.positions import (
    asked,
    control,
    do,
    final,
    heard,
    location,
    lord,
    lords,
    names,
    offered,
    recruit,
    scene,
    spend,
    tile_names,
    tiles,
)
from support.rules import rule

CRAB = RACES.index("crab")


def after_an_action(**zones: object) -> AbyssState:
    """Seat 0 has asked the Council, which brings no key; step 3 follows."""
    s = scene(**{"council": "crab1", "available": "parliament jail", "pile": "depths chasm abyss sanctuary", **zones})
    do(s, 0, "council", CRAB)
    return s


def places(s: AbyssState, seat: int) -> dict[str, str]:
    return {LOCATIONS[tile].id: names(under) for tile, under in s.places[seat]}


# -- section 14


@rule("A14.1")
def test_three_keys_must_be_used_at_once():
    s = after_an_action(free={0: "keeper reaper shepherd"})
    assert asked(s) == [(0, "control.location")]
    assert {option[0] for option in offered(s, 0)} == {"take_location", "draw"}  # neither later nor never


@rule("A14.1", "A4.5")
def test_two_keys_control_nothing():
    s = after_an_action(free={0: "keeper reaper landowner"})
    assert asked(s) == [(1, "turn.action")]


@rule("A14.1")
def test_the_third_key_may_come_with_a_recruited_lord():
    s = scene(hands={0: "seahorse5 seahorse3"}, court="shepherd", keys={0: 2}, available="jail")
    recruit(s, 0, "shepherd", "seahorse5 seahorse3")
    assert asked(s) == [(0, "control.location")]


@rule("A14.1")
def test_the_third_key_may_come_from_a_monster():
    s = scene(deck="monster crab1", threat=3, keys={0: 2}, available="jail")
    do(s, 0, "explore")
    do(s, 0, "fight")
    assert asked(s) == [(0, "control.location")]


@rule("A14.2")
@pytest.mark.parametrize(
    ("free", "turned", "tokens", "enough"),
    [
        ("keeper reaper", "", 1, True),
        ("keeper", "", 2, True),
        ("", "", 3, True),
        ("keeper reaper", "", 0, False),
        ("keeper reaper", "shepherd", 0, False),
        ("keeper reaper landowner miller", "", 0, False),
    ],
)
def test_keys_of_upright_lords_and_tokens_add_up(free: str, turned: str, tokens: int, enough: bool):
    s = after_an_action(free={0: free}, turned={0: turned}, keys={0: tokens})
    assert asked(s) == [(0, "control.location") if enough else (1, "turn.action")]


@rule("A14.2")
def test_keys_under_a_location_are_not_held():
    s = after_an_action(keys={0: 2}, places={0: {"chasm": "keeper reaper shepherd"}}, pile="depths")
    assert asked(s) == [(1, "turn.action")]


@rule("A14.3")
def test_every_tile_has_a_name_something_to_count_and_points():
    assert len({tile.id for tile in LOCATIONS}) == len(LOCATIONS) == 20
    silent = {tile.id for tile in LOCATIONS if not tile.base and not tile.each}
    assert silent == {"city_of_mirrors", "black_smokers"}
    assert all((tile.of >= 0) == (tile.formula in ("guild", "race")) for tile in LOCATIONS)


@rule("A14.3a")
def test_the_tiles_for_companions_name_their_race():
    races = {tile.id: RACES[tile.of] for tile in LOCATIONS if tile.formula == "race"}
    assert races == {
        "sanctuary": "jellyfish",
        "sargasso_fields": "seahorse",
        "oceanic_senate_assembly": "squid",
        "nest_of_giant_clams": "shellfish",
        "chasm": "crab",
    }


@rule("A14.4", "A27.25")
def test_an_available_tile_or_one_to_four_drawn_ones_are_offered():
    s = after_an_action(keys={0: 3}, pile="depths chasm abyss sanctuary barracks")
    available = [("take_location", tile) for tile in tiles("parliament jail")]
    assert offered(s, 0) == [*available, ("draw", 1), ("draw", 2), ("draw", 3), ("draw", 4)]


@rule("A14.4a", "A14.6", "A14.9")
def test_taking_an_available_tile_reveals_no_other():
    s = after_an_action(keys={0: 3})
    reply = control(s, 0, "jail")
    assert places(s, 0) == {"jail": ""}
    assert tile_names(s.available) == "parliament"
    assert len(s.pile) == 4
    assert heard(reply, 1, "location_taken") == [{"seat": 0, "location": location("jail"), "lords": (), "keys": 3}]


@rule("A14.4b", "A14.5", "A14.6", "A27.26")
def test_one_of_the_drawn_tiles_is_kept_and_the_others_become_available_to_all():
    s = after_an_action(keys={0: 3, 1: 3}, council="crab1 squid1")
    do(s, 0, "draw", 3)
    assert offered(s, 0) == [("take_location", tile) for tile in tiles("depths chasm abyss")]
    control(s, 0, "chasm")
    assert places(s, 0) == {"chasm": ""}
    assert tile_names(s.available) == "parliament jail depths abyss"
    assert tile_names(s.pile) == "sanctuary"
    do(s, 1, "council", RACES.index("squid"))
    assert ("take_location", location("abyss")) in offered(s, 1)


@rule("A14.4b")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_as_many_tiles_are_drawn_as_were_announced(number: int):
    s = after_an_action(keys={0: 3}, pile="depths chasm abyss sanctuary barracks")
    reply = do(s, 0, "draw", number)
    drawn = tuple(tiles("depths chasm abyss sanctuary")[:number])
    assert heard(reply, 1, "tiles_drawn") == [{"seat": 0, "locations": drawn}]
    assert len(s.pile) == 5 - number


@rule("A14.4b")
def test_an_available_tile_cannot_be_kept_once_tiles_were_drawn():
    s = after_an_action(keys={0: 3})
    do(s, 0, "draw", 2)
    with pytest.raises(Refused):
        control(s, 0, "jail")


@rule("A14.7")
def test_the_lords_whose_keys_were_used_go_under_the_tile():
    s = after_an_action(free={0: "keeper landowner reaper shepherd"})
    control(s, 0, "jail")
    assert places(s, 0) == {"jail": "keeper reaper shepherd"}
    assert names(s.free[0]) == "landowner"


@rule("A14.8", "A27.24")
def test_used_tokens_leave_their_owner():
    s = after_an_action(free={0: "keeper reaper"}, keys={0: 2})
    assert asked(s) == [(0, "control.keys")]
    spend(s, 0, "keeper token token")
    assert s.keys[0] == 0
    control(s, 0, "jail")
    assert places(s, 0) == {"jail": "keeper"}
    assert names(s.free[0]) == "reaper"


@rule("A27.24")
def test_with_a_single_way_nobody_is_asked_for_keys():
    s = after_an_action(free={0: "keeper"}, keys={0: 2})
    assert asked(s) == [(0, "control.location")]
    assert s.keys[0] == 0


# -- section 15


@rule("A15.1", "A15.4")
@pytest.mark.parametrize("where", ["free", "places"])
def test_a_lord_is_free_until_it_lies_under_a_location(where: str):
    mine = {"free": {0: "keeper"}} if where == "free" else {"places": {0: {"jail": "keeper"}}}
    s = scene(hands={0: "squid5 squid4 crab3 jellyfish1"}, pearls={0: 0}, court="schemer reaper miller hunter", **mine)
    recruit(s, 0, "schemer", "squid5 crab3 jellyfish1")
    victims = [victim for _, victim in offered(s, 0, "dismiss")]
    assert names(victims) == ("keeper schemer" if where == "free" else "schemer")


@rule("A15.2")
def test_a_covered_lord_has_no_ability():
    s = scene(
        keys={0: 2},
        free={0: "landlord", 1: ""},
        pearls={0: 0},
        council="crab1 squid1",
        available="jail parliament",
    )
    assert s.pearls[0] == 1  # free, it pays at the start of the turn
    do(s, 0, "council", CRAB)
    control(s, 0, "jail")
    do(s, 1, "council", RACES.index("squid"))
    assert asked(s) == [(0, "turn.action")]
    assert s.pearls[0] == 1


@rule("A15.3")
def test_keys_under_a_location_cannot_be_used_again():
    s = after_an_action(free={0: "keeper reaper shepherd"}, keys={0: 2}, council="crab1 squid1 jellyfish1")
    spend(s, 0, "keeper reaper shepherd")
    control(s, 0, "jail")
    assert asked(s) == [(1, "turn.action")]  # two tokens and three used keys: no second location
    do(s, 1, "council", RACES.index("squid"))
    do(s, 0, "council", RACES.index("jellyfish"))
    assert asked(s) == [(1, "turn.action")]
    assert s.keys[0] == 2


@rule("A15.5")
def test_a_covered_lord_is_no_target():
    s = scene(
        hands={0: "crab5 crab4 crab1"},
        pearls={0: 0},
        court="assassin keeper reaper miller",
        free={1: "jailer seeker"},
        places={1: {"jail": "tamer"}},
    )
    recruit(s, 0, "assassin", "crab5 crab4 crab1")
    assert [victim for _, victim in offered(s, 0)] == lords("jailer seeker")
    do(s, 0, "turn_lord", lord("seeker"))
    assert places(s, 1) == {"jail": "tamer"}


@rule("A15.6")
def test_a_covered_lord_gives_its_points():
    _, reply = final(places={0: {"black_smokers": "keeper reaper landowner"}})
    assert heard(reply, -1, "scored")[0]["lords"] == 6 + 6 + 12
