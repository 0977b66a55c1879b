"""Section 23: the 20 location tiles, one by one."""

import pytest

from bathysphere.games.abyss.cards.locations import LOCATIONS
from support.abyss.positions import allies, final, heard, location
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


# -- Black Smokers (how it is swapped: test_black_smokers.py)


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
