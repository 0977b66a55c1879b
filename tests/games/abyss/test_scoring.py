"""Section 19: influence points."""

from typing import Any

import pytest

from support.abyss.positions import final, heard
from support.rules import rule


def scored(**zones: Any) -> dict[str, Any]:
    """What was counted for seat 0."""
    _, reply = final(**zones)
    return heard(reply, -1, "scored")[0]


@rule("A19.1")
def test_the_score_is_the_sum_of_four_parts():
    told = scored(
        places={0: {"chasm": "keeper"}},
        free={0: "landowner"},
        companions={0: "crab3 squid2"},
        monsters={0: (2, 4)},
    )
    assert sum(points for _, points in told["locations"]) == 5 + 3
    assert (told["lords"], told["companions"], told["monsters"]) == (6 + 12, 3 + 2, 2 + 4)
    assert told["points"] == 8 + 18 + 5 + 6


@rule("A19.1", "A3.2")
def test_the_outcome_keeps_where_points_came_from():
    s, _ = final(places={1: {"chasm": "keeper"}}, companions={1: "crab3"}, monsters={1: (2,)})
    assert s.outcome.points[1] == (("locations", 8), ("lords", 6), ("companions", 3), ("monsters", 2))
    assert s.outcome.total(1) == 19
    assert s.outcome.total(0) == 0


@rule("A19.2")
def test_each_location_counts_by_its_own_text():
    told = scored(places={0: {"chasm": "keeper", "jail": "", "sargasso_silos": ""}}, companions={0: "crab3 crab1"})
    assert [points for _, points in told["locations"]] == [5 + 2 * 3, 15 - 1, 5 + 2]


@rule("A19.3")
def test_lords_count_free_turned_or_covered():
    told = scored(free={0: "landowner"}, turned={0: "miller"}, places={0: {"black_smokers": "elder"}})
    assert told["lords"] == 12 + 10 + 3


@rule("A19.4")
def test_of_each_race_only_the_strongest_companion_counts():
    assert scored(companions={0: "crab5 crab3 crab1 squid2 squid2"})["companions"] == 5 + 2


@rule("A19.5")
@pytest.mark.parametrize(("tokens", "points"), [((), 0), ((2,), 2), ((3, 3), 6), ((2, 3, 4, 4), 13)])
def test_monster_tokens_count_what_is_printed_on_them(tokens: tuple[int, ...], points: int):
    assert scored(monsters={0: tokens})["monsters"] == points


@rule("A19.6")
def test_pearls_keys_and_hand_cards_give_nothing():
    told = scored(pearls={0: 17}, keys={0: 2}, hands={0: "crab5 crab1"}, free={0: "keeper"})
    assert told["points"] == 6 + 1  # the Keeper, and the weakest crab, who joins before scoring


@rule("A19.1", "A19.2", "A19.3", "A19.4", "A19.5")
def test_the_ninety_one_points_of_the_rulebook():
    """Three locations 32, seven Lords 39, the best Companions 14, Monster tokens 6."""
    told = scored(
        free={0: "keeper"},
        places={0: {"parliament": "slaver master_of_magic", "sanctuary": "elder", "abyss": "jailer traitor corruptor"}},
        companions={0: "jellyfish3 jellyfish1 squid3 crab2 seahorse1 shellfish5"},
        monsters={0: (2, 4)},
    )
    assert [points for _, points in told["locations"]] == [10, 10, 12]
    assert (told["lords"], told["companions"], told["monsters"]) == (39, 14, 6)
    assert told["points"] == 91
