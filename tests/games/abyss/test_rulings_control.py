"""Section 29: our rulings on keys and locations, where the rulebook is silent."""

from typing import Any

import pytest

from bathysphere.engine import Refused
from bathysphere.games.abyss.cards.allies import RACES
from bathysphere.games.abyss.cards.locations import LOCATIONS
from bathysphere.games.abyss.state import AbyssState
from support.abyss.positions import (
    asked,
    control,
    do,
    heard,
    location,
    lord,
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
FIVE_RACES = "crab2 squid2 seahorse2 shellfish3 jellyfish1"


def places(s: AbyssState, seat: int = 0) -> dict[str, str]:
    return {LOCATIONS[tile].id: names(under) for tile, under in s.places[seat]}


def with_keys(**zones: Any) -> AbyssState:
    """Seat 0 has asked the Council, which brings no key; step 3 follows."""
    s = scene(**{"council": "crab1", "available": "parliament jail", "pile": "depths chasm abyss sanctuary", **zones})
    do(s, 0, "council", CRAB)
    return s


def with_ambassador(name: str, **zones: Any) -> AbyssState:
    """Seat 0 has recruited an ambassador."""
    s = scene(**{"hands": {0: FIVE_RACES}, "pearls": {0: 0}, "court": f"{name} keeper reaper miller", **zones})
    recruit(s, 0, name, FIVE_RACES)
    return s


# -- which keys


@rule("A29.35")
@pytest.mark.parametrize("words", ["keeper reaper token", "keeper token token", "reaper token token", "sage"])
def test_three_single_keys_or_one_ambassador_are_a_set(words: str):
    s = with_keys(free={0: "keeper reaper sage"}, keys={0: 2})
    spend(s, 0, words)
    assert s.keys[0] == 2 - words.count("token")
    control(s, 0, "jail")
    assert places(s)["jail"] == words.replace(" token", "")


@rule("A29.35")
@pytest.mark.parametrize(
    "words", ["", "keeper reaper", "sage keeper", "keeper reaper token token", "sage keeper token"]
)
def test_no_set_lacks_a_key_or_has_a_piece_too_many(words: str):
    s = with_keys(free={0: "keeper reaper sage"}, keys={0: 2})
    with pytest.raises(Refused, match=f"you picked {len(words.split())} pieces"):
        spend(s, 0, words)


@rule("A29.36")
def test_six_keys_control_two_locations_at_once():
    s = with_keys(free={0: "keeper reaper shepherd"}, keys={0: 3})
    spend(s, 0, "token token token")
    control(s, 0, "jail")
    assert asked(s) == [(0, "control.location")]
    do(s, 0, "draw", 1)
    assert places(s) == {"jail": "", "depths": "keeper reaper shepherd"}
    assert asked(s) == [(1, "turn.action")]


# -- which tile


@rule("A29.37")
def test_the_drawn_tiles_are_seen_by_all_and_their_number_is_fixed():
    s = with_keys(keys={0: 3})
    reply = do(s, 0, "draw", 2)
    assert heard(reply, 1, "tiles_drawn") == [{"seat": 0, "locations": tuple(tiles("depths chasm"))}]
    assert offered(s, 0) == [("take_location", tile) for tile in tiles("depths chasm")]  # no third one


@rule("A29.38")
def test_no_more_tiles_are_offered_than_the_pile_holds():
    s = with_keys(keys={0: 3}, pile="depths chasm")
    assert offered(s, 0, "draw") == [("draw", 1), ("draw", 2)]


@rule("A29.38")
def test_with_an_empty_pile_only_available_tiles_can_be_taken():
    s = with_keys(keys={0: 3}, pile="")
    assert offered(s, 0) == [("take_location", tile) for tile in tiles("parliament jail")]


@rule("A29.38")
def test_without_any_tile_the_keys_are_kept():
    s = with_keys(free={0: "keeper reaper"}, keys={0: 1}, pile="", available="")
    assert asked(s) == [(1, "turn.action")]
    assert s.keys[0] == 1
    assert names(s.free[0]) == "keeper reaper"


@rule("A29.38")
@pytest.mark.parametrize(("name", "pile", "drawn"), [("sage", "depths", 1), ("elder", "depths chasm", 2)])
def test_sage_and_elder_draw_what_is_left(name: str, pile: str, drawn: int):
    s = with_ambassador(name, pile=pile)
    if drawn > 1:
        assert len(offered(s, 0, "take_location")) == drawn
        control(s, 0, "depths")
    assert places(s) == {"depths": name}
    assert s.pile == []


@rule("A29.38", "A29.34")
@pytest.mark.parametrize("name", ["sage", "elder", "hermit"])
def test_with_an_empty_pile_an_ambassador_lies_free_and_his_keys_count(name: str):
    s = with_ambassador(name, pile="", available="jail parliament", keys={0: 2})
    assert asked(s) == [(0, "control.location")]
    assert names(s.free[0]) == name
    assert s.keys[0] == 2  # two tokens are no set of three: only he is
    control(s, 0, "jail")
    assert places(s) == {"jail": name}


@rule("A29.39")
def test_a_taken_tile_is_not_replaced():
    s = with_keys(keys={0: 3}, available="jail")
    control(s, 0, "jail")
    assert s.available == []
    assert tile_names(s.pile) == "sanctuary abyss chasm depths"


# -- ambassadors


@rule("A29.34")
def test_an_ambassador_controls_with_his_own_keys_alone_before_court_and_step_three():
    s = with_ambassador(
        "sage",
        court="sage miller",
        lord_deck="jailer seeker hunter tamer trader peddler",
        free={0: "keeper"},
        keys={0: 2},
        pile="depths chasm abyss",
        available="jail",
    )
    assert asked(s) == [(0, "control.keep")]
    assert names(s.court) == "miller"  # not yet refilled
    assert s.keys[0] == 2
    control(s, 0, "chasm")
    assert places(s) == {"chasm": "sage"}
    assert len(s.court) == 6
    assert asked(s) == [(0, "control.location")]  # the other three keys follow in step 3
    control(s, 0, "depths")
    assert places(s) == {"chasm": "sage", "depths": "keeper"}


@rule("A29.34", "A25.4")
def test_without_his_keys_an_ambassador_still_controls():
    s = with_ambassador("hermit", pile="depths chasm", ambassadors_without_keys=True)
    assert places(s) == {"depths": "hermit"}
    s = with_ambassador("hermit", pile="", available="jail", ambassadors_without_keys=True)
    assert asked(s) == [(1, "turn.action")]
    assert names(s.free[0]) == "hermit"


# -- the Illusionist


@rule("A29.24")
def test_a_swapped_tile_becomes_available_and_its_lords_stay_covered():
    hand = "jellyfish5 jellyfish4 jellyfish1"
    s = scene(
        hands={0: hand, 1: ""},
        court="illusionist hunter seeker miller",
        places={0: {"depths": "keeper reaper shepherd", "chasm": ""}},
        available="abyss jail",
    )
    recruit(s, 0, "illusionist", hand)
    do(s, 0, "swap_location", location("depths"), location("jail"))
    assert places(s) == {"jail": "keeper reaper shepherd", "chasm": ""}
    assert set(s.available) == set(tiles("abyss depths"))
    assert names(s.free[0]) == "illusionist"


# -- the moment of step 3


@rule("A29.49")
def test_a_slaver_who_brings_the_third_key_is_covered_before_he_can_be_used():
    s = scene(
        hands={0: "shellfish5 shellfish3 crab1"},
        court="slaver keeper reaper miller",
        keys={0: 2},
        available="jail",
    )
    recruit(s, 0, "slaver", "shellfish5 shellfish3")
    assert asked(s) == [(0, "control.location")]
    assert not offered(s, 0, "slaver")
    control(s, 0, "jail")
    assert places(s) == {"jail": "slaver"}
    assert asked(s) == [(1, "turn.action")]


@rule("A29.49")
def test_a_landlord_who_brings_the_third_key_still_pays_on_arrival():
    s = scene(
        hands={0: "shellfish5 shellfish3 crab2"},
        pearls={0: 0},
        court="landlord keeper reaper miller",
        keys={0: 2},
        available="jail",
    )
    recruit(s, 0, "landlord", "shellfish5 shellfish3 crab2")
    assert asked(s) == [(0, "control.location")]
    assert s.pearls[0] == 1


@rule("A29.49")
def test_a_commander_who_brings_the_third_key_still_checks_hands():
    s = scene(
        hands={0: "crab5 crab3", 1: "squid1 squid1 squid2 squid2 squid3 squid3 squid4"},
        court="commander keeper reaper miller",
        keys={0: 2},
        available="jail",
    )
    recruit(s, 0, "commander", "crab5 crab3")
    assert asked(s) == [(1, "commander.discard")]
    do(s, 1, ("ally", 0))
    assert asked(s) == [(0, "control.location")]
    control(s, 0, "jail")
    assert places(s) == {"jail": "commander"}


@rule("A29.49")
def test_the_court_comes_before_step_three():
    s = scene(
        hands={0: "seahorse5 seahorse3"},
        pearls={0: 0},
        court="shepherd keeper",
        keys={0: 2},
        available="jail",
    )
    recruit(s, 0, "shepherd", "seahorse5 seahorse3")
    assert asked(s) == [(0, "control.location")]
    assert len(s.court) == 6
    assert s.pearls[0] == 2


@rule("A29.49")
def test_an_arrow_ability_comes_before_step_three():
    s = scene(
        hands={0: "squid5 crab2 jellyfish1"},
        court="schemer miller hunter trader",
        lord_deck="shepherd landowner",
        keys={0: 2},
        available="jail",
    )
    recruit(s, 0, "schemer", "squid5 crab2 jellyfish1")
    assert asked(s) == [(0, "schemer.replace")]
    do(s, 0, "dismiss", lord("schemer"))  # the Shepherd brings the third key
    assert asked(s) == [(0, "control.location")]


@rule("A29.49")
def test_after_a_fight_the_exploration_ends_before_step_three():
    s = scene(deck="crab1 monster crab2", threat=3, keys={0: 2}, pearls={1: 0}, available="jail")
    do(s, 0, "explore")
    do(s, 0, "go_on")
    do(s, 0, "fight")
    assert asked(s) == [(0, "control.location")]
    assert s.track == []
    assert len(s.council[CRAB]) == 1
