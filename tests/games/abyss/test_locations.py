"""Section 23: the 20 location tiles, one by one."""

from typing import Any

import pytest

from bathysphere.games.abyss.cards.allies import RACES
from bathysphere.games.abyss.cards.locations import LOCATIONS
from bathysphere.games.abyss.state import Abyss
from support.abyss import allies, asked, control, do, final, heard, location, names, offered, recruit, scene, tile_names
from support.rules import rule


def worth(
    tile: str,
    free: str = "",
    *,
    turned: str = "",
    under: str = "",
    companions: str = "",
    hand: str = "",
    others: dict[str, str] | None = None,
    **options: bool,
) -> int:
    """What a tile of seat 0 counts at the end; `others` are the locations of seat 1."""
    _, reply = final(
        free={0: free},
        turned={0: turned},
        companions={0: companions},
        hands={0: hand},
        places={0: {tile: under}, 1: others or {}},
        **options,
    )
    return dict(heard(reply, -1, "scored")[0]["locations"])[location(tile)]


# -- tiles that count Lords of a guild


@rule("A23.1")
def test_parliament():
    assert worth("parliament", "keeper jailer") == 6
    assert worth("parliament", "traitor keeper", under="corruptor diplomat") == 6 + 2 * 3
    assert worth("parliament", "traitor", turned="corruptor diplomat") == 6 + 2


@rule("A23.3")
def test_barracks():
    assert worth("barracks", "keeper traitor") == 7
    assert worth("barracks", "jailer keeper", under="tamer") == 7 + 2 * 2
    assert worth("barracks", turned="jailer tamer") == 7


@rule("A23.7")
def test_dockworks():
    assert worth("dockworks", "keeper traitor") == 5
    assert worth("dockworks", "trader peddler", under="slaver landlord") == 5 + 2 * 4
    assert worth("dockworks", "trader", turned="peddler") == 5 + 2


@rule("A23.17")
def test_sargasso_silos():
    assert worth("sargasso_silos", "jailer traitor") == 5
    assert worth("sargasso_silos", "keeper", under="reaper miller") == 5 + 2 * 3
    assert worth("sargasso_silos", "keeper", turned="landowner") == 5 + 2


@rule("A23.20")
def test_hydrozoa_reserves():
    assert worth("hydrozoa_reserves", "jailer traitor") == 6
    assert worth("hydrozoa_reserves", "invoker shaman", under="oracle") == 6 + 2 * 3
    assert worth("hydrozoa_reserves", "invoker", turned="shaman oracle") == 6 + 2


# -- tiles that count Companions


@rule("A23.8", "A23.21")
def test_sanctuary():
    assert worth("sanctuary", companions="squid5 crab1") == 4
    assert worth("sanctuary", companions="jellyfish5 jellyfish1 jellyfish1 crab1") == 4 + 3 * 3


@rule("A23.9", "A23.21")
def test_sargasso_fields():
    assert worth("sargasso_fields", companions="squid5 crab1") == 3
    assert worth("sargasso_fields", companions="seahorse5 seahorse1 crab1") == 3 + 3 * 2


@rule("A23.12", "A23.21")
def test_oceanic_senate_assembly():
    assert worth("oceanic_senate_assembly", companions="seahorse5 crab1") == 4
    assert worth("oceanic_senate_assembly", companions="squid2 squid2 squid4 squid1 crab1") == 4 + 3 * 4


@rule("A23.14", "A23.21")
def test_nest_of_giant_clams():
    assert worth("nest_of_giant_clams", companions="seahorse5 crab1") == 3
    assert worth("nest_of_giant_clams", companions="shellfish2 shellfish3 crab1") == 3 + 3 * 2


@rule("A23.15", "A23.21")
def test_chasm():
    assert worth("chasm", companions="seahorse5 squid1") == 5
    assert worth("chasm", companions="crab2 crab3", hand="crab5 crab4") == 5 + 3 * 3  # one crab joins from the hand


@rule("A23.2")
def test_coral_barrier():
    assert worth("coral_barrier") == 20
    assert worth("coral_barrier", companions="crab1 crab1 squid5") == 20 - 3
    assert worth("coral_barrier", companions="crab1", hand="crab2 crab3 squid1") == 20 - 3


@rule("A23.6")
def test_chamber_of_allies():
    assert worth("chamber_of_allies") == 3
    assert worth("chamber_of_allies", companions="crab5") == 3 + 5
    assert worth("chamber_of_allies", companions="crab5 crab2 crab3 squid4 jellyfish1") == 3 + 2 + 4 + 1


# -- tiles that count Lords in another way


@rule("A23.4")
def test_jail():
    assert worth("jail") == 15
    assert worth("jail", "keeper jailer", under="reaper") == 15 - 3
    assert worth("jail", "keeper", turned="jailer miller") == 15 - 1


@rule("A23.10")
def test_depths():
    assert worth("depths", "landowner miller") == 2 * 10
    assert worth("depths", "landowner miller", under="commander") == 2 * 4
    assert worth("depths", "landowner", turned="elder") == 2 * 3  # a turned Lord's points do count (A29.33)


@rule("A23.13")
def test_throne_room():
    assert worth("throne_room", "keeper jailer") == 7
    assert worth("throne_room", "keeper jailer", under="landowner") == 12
    assert worth("throne_room", "keeper", turned="miller") == 10


@rule("A23.11")
def test_lost_tower():
    assert worth("lost_tower", "keeper elder") == 0
    assert worth("lost_tower", "jailer keeper", under="miller") == 3 * 2
    assert worth("lost_tower", "jailer", turned="miller landowner") == 3


@rule("A23.18", "A23.18a")
def test_closed_tower():
    assert worth("closed_tower", "jailer miller") == 0
    assert worth("closed_tower", "keeper jailer", under="reaper elder") == 3 * 3  # the Elder's three keys count once
    assert worth("closed_tower", "keeper", turned="reaper") == 3


@rule("A23.19", "A23.19a")
def test_abyss():
    assert worth("abyss") == 0
    assert worth("abyss", "keeper reaper jailer") == 2 * 2
    assert worth("abyss", "keeper jailer", turned="invoker") == 2 * 2
    everybody = "keeper jailer invoker traitor trader elder reaper seeker shaman diplomat"
    assert worth("abyss", everybody) == 12
    assert LOCATIONS[location("abyss")].most == 12


@rule("A25.6")
@pytest.mark.parametrize(
    ("tile", "turned", "points"),
    [
        ("parliament", "traitor", 6 + 2),
        ("jail", "traitor jailer", 15 - 2),
        ("lost_tower", "traitor", 3),
        ("closed_tower", "keeper", 3),
        ("abyss", "keeper jailer", 4),
    ],
)
def test_turned_lords_count_where_the_table_wants_it(tile: str, turned: str, points: int):
    assert worth(tile, turned=turned, turned_lords_count=True) == points


@rule("A25.4")
def test_ambassadors_without_keys_change_towers():
    assert worth("closed_tower", "elder keeper", ambassadors_without_keys=True) == 3
    assert worth("lost_tower", "elder keeper", ambassadors_without_keys=True) == 3


# -- City of Mirrors


@rule("A23.5", "A29.41")
def test_the_city_of_mirrors_copies_a_location_of_an_opponent_for_its_owner():
    assert worth("city_of_mirrors", "traitor corruptor", others={"parliament": "diplomat"}) == 6 + 2 * 2
    assert worth("city_of_mirrors", companions="crab1", others={"coral_barrier": ""}) == 20 - 1
    assert worth("city_of_mirrors", "landowner", others={"throne_room": ""}) == 12


@rule("A23.5", "A27.28")
def test_the_city_of_mirrors_copies_the_best():
    others = {"parliament": "", "chasm": "", "abyss": ""}
    assert worth("city_of_mirrors", others=others) == 6
    assert worth("city_of_mirrors", companions="crab1 crab2", others=others) == 11
    assert worth("city_of_mirrors", "keeper jailer invoker traitor trader elder", others=others) == 12


@rule("A23.5")
def test_the_city_of_mirrors_copies_none_of_its_owners_locations():
    _, reply = final(3, places={0: {"city_of_mirrors": "", "coral_barrier": ""}, 2: {"depths": ""}}, free={0: "keeper"})
    assert heard(reply, -1, "scored")[0]["locations"] == (
        (location("city_of_mirrors"), 12),
        (location("coral_barrier"), 20),
    )


@rule("A29.41")
def test_the_city_of_mirrors_without_anything_to_copy():
    assert worth("city_of_mirrors", "landowner") == 0
    assert worth("city_of_mirrors", "landowner", others={"black_smokers": ""}) == 0


# -- Black Smokers: however it comes to a player


def smokers_taken() -> Abyss:
    """It lies open and is taken."""
    s = scene(free={0: "keeper reaper shepherd"}, council="crab1", available="black_smokers", pile="chasm jail abyss")
    do(s, 0, "council", RACES.index("crab"))
    control(s, 0, "black_smokers")
    return s


def smokers_drawn() -> Abyss:
    """It is drawn alone."""
    s = scene(free={0: "keeper reaper shepherd"}, council="crab1", pile="black_smokers jail chasm abyss")
    do(s, 0, "council", RACES.index("crab"))
    do(s, 0, "draw", 1)
    return s


def smokers_kept() -> Abyss:
    """It is kept among several drawn."""
    s = scene(free={0: "keeper reaper shepherd"}, council="crab1", pile="depths black_smokers chasm jail abyss")
    do(s, 0, "council", RACES.index("crab"))
    do(s, 0, "draw", 2)
    control(s, 0, "black_smokers")
    return s


def smokers_by_ambassador(name: str, pile: str) -> Abyss:
    hand = "crab2 squid2 seahorse2 shellfish3 jellyfish1"
    s = scene(hands={0: hand}, pearls={0: 0}, court=f"{name} keeper reaper miller", pile=pile)
    recruit(s, 0, name, hand)
    if name != "hermit":
        control(s, 0, "black_smokers")
    return s


def smokers_by_illusionist() -> Abyss:
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


@rule("A29.40")
def test_black_smokers_kept_counts_nothing():
    assert worth("black_smokers", "landowner", companions="crab5", under="keeper") == 0


# -- all of them


@rule("A23.22")
def test_a_location_adds_to_the_points_of_what_it_counts():
    _, reply = final(places={0: {"throne_room": "", "chasm": ""}}, free={0: "landowner"}, companions={0: "crab5 crab4"})
    told = heard(reply, -1, "scored")[0]
    assert (told["lords"], told["companions"]) == (12, 5)
    assert told["points"] == 12 + 5 + 12 + (5 + 3 * 2)


@rule("A23.21")
def test_of_the_two_crabs_that_chasm_counts_one_scores_as_companion():
    s, reply = final(places={0: {"chasm": ""}}, companions={0: "crab5 crab1"})
    assert heard(reply, -1, "scored")[0]["points"] == 5 + (5 + 3 * 2)
    assert allies(s.companions[0]) == "crab1 crab5"
