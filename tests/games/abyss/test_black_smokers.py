"""Black Smokers (A23.16): however it comes to a player, it may be swapped for a tile of the pile."""

from typing import Any

import pytest

from bathysphere.games.abyss.cards.allies import RACES
from bathysphere.games.abyss.cards.locations import LOCATIONS
from bathysphere.games.abyss.state import AbyssState
from support.abyss.positions import asked, control, do, heard, location, names, offered, recruit, scene, tile_names
from support.rules import rule


def smokers_taken() -> AbyssState:
    """It lies open and is taken."""
    s = scene(free={0: "keeper reaper shepherd"}, council="crab1", available="black_smokers", pile="chasm jail abyss")
    do(s, 0, "council", RACES.index("crab"))
    control(s, 0, "black_smokers")
    return s


def smokers_drawn() -> AbyssState:
    """It is drawn alone."""
    s = scene(free={0: "keeper reaper shepherd"}, council="crab1", pile="black_smokers jail chasm abyss")
    do(s, 0, "council", RACES.index("crab"))
    do(s, 0, "draw", 1)
    return s


def smokers_kept() -> AbyssState:
    """It is kept among several drawn."""
    s = scene(free={0: "keeper reaper shepherd"}, council="crab1", pile="depths black_smokers chasm jail abyss")
    do(s, 0, "council", RACES.index("crab"))
    do(s, 0, "draw", 2)
    control(s, 0, "black_smokers")
    return s


def smokers_by_ambassador(name: str, pile: str) -> AbyssState:
    hand = "crab2 squid2 seahorse2 shellfish3 jellyfish1"
    s = scene(hands={0: hand}, pearls={0: 0}, court=f"{name} keeper reaper miller", pile=pile)
    recruit(s, 0, name, hand)
    if name != "hermit":
        control(s, 0, "black_smokers")
    return s


def smokers_by_illusionist() -> AbyssState:
    s = scene(
        hands={0: "jellyfish5 jellyfish4 jellyfish1"},
        pearls={0: 0},
        court="illusionist hunter seeker miller",
        available="black_smokers",
        places={0: {"depths": "keeper reaper shepherd"}},
        pile="jail abyss chasm",
    )
    recruit(s, 0, "illusionist", "jellyfish5 jellyfish4 jellyfish1")
    do(s, 0, "swap_location", location("depths"), location("black_smokers"))
    return s


ARRIVALS: list[Any] = [
    pytest.param(smokers_taken, "keeper reaper shepherd", id="taken"),
    pytest.param(smokers_drawn, "keeper reaper shepherd", id="drawn"),
    pytest.param(smokers_kept, "keeper reaper shepherd", id="kept"),
    pytest.param(lambda: smokers_by_ambassador("hermit", "black_smokers jail abyss chasm"), "hermit", id="hermit"),
    pytest.param(lambda: smokers_by_ambassador("sage", "depths black_smokers jail abyss chasm"), "sage", id="sage"),
    pytest.param(
        lambda: smokers_by_ambassador("elder", "depths black_smokers barracks jail abyss chasm"), "elder", id="elder"
    ),
    pytest.param(smokers_by_illusionist, "keeper reaper shepherd", id="illusionist"),
]


@rule("A23.16", "A27.27", "A29.40")
@pytest.mark.parametrize(("arrival", "under"), ARRIVALS)
def test_black_smokers_may_be_swapped_for_any_tile_of_the_pile(arrival: Any, under: str):
    s = arrival()
    assert asked(s) == [(0, "control.smokers")]
    rest = ["jail", "chasm", "abyss"]
    assert set(offered(s, 0)) == {("keep",), *(("swap", location(tile)) for tile in rest)}
    reply = do(s, 0, "swap", location("chasm"))
    assert [(LOCATIONS[tile].id, names(lords)) for tile, lords in s.places[0]] == [("chasm", under)]
    assert sorted(tile_names(s.pile).split()) == ["abyss", "black_smokers", "jail"]
    assert heard(reply, 1, "smokers_swapped") == [{"seat": 0, "location": location("chasm")}]


@rule("A23.16", "A27.27")
@pytest.mark.parametrize(("arrival", "under"), ARRIVALS)
def test_black_smokers_may_be_kept(arrival: Any, under: str):
    s = arrival()
    do(s, 0, "keep")
    assert [(LOCATIONS[tile].id, names(lords)) for tile, lords in s.places[0]] == [("black_smokers", under)]
    assert sorted(tile_names(s.pile).split()) == ["abyss", "chasm", "jail"]
    assert asked(s) == [(1, "turn.action")]


@rule("A29.40")
def test_the_pile_is_shuffled_after_the_swap():
    """The tile lands in different places of the pile, whatever the order was before."""
    depths = set()
    for seed in range(12):
        s = scene(keys={0: 3}, council="crab1", available="black_smokers", pile="chasm jail abyss", seed=seed)
        do(s, 0, "council", RACES.index("crab"))
        control(s, 0, "black_smokers")
        assert do(s, 0, "swap", location("chasm")).chance_used
        depths.add(s.pile.index(location("black_smokers")))
    assert depths == {0, 1, 2}


@rule("A29.40")
def test_without_a_pile_there_is_no_swap():
    s = scene(keys={0: 3}, council="crab1", available="black_smokers", pile="")
    do(s, 0, "council", RACES.index("crab"))
    control(s, 0, "black_smokers")
    assert tile_names(tile for tile, _ in s.places[0]) == "black_smokers"
    assert asked(s) == [(1, "turn.action")]
