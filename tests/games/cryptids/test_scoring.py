"""Chapters 33 and 34: reputation line by line, every tie-break, and the abilities of cards at the end."""

import pytest

from bathysphere.games.cryptids.content import BUILT_IN
from bathysphere.games.cryptids.score import points_of, winners
from bathysphere.games.cryptids.steps.field.relocation import meets
from support.cryptids.positions import card, contract, finish_office, names_of, position, request
from support.rules import rule

FOREST = {"LF15": (0, 2, 2), "LF16": (0, 4, 2), "LF04": (0, 2, 4)}
"""Two squares one below the other, and three cells beside the upper one."""


def points(s, seat: int = 0) -> dict[str, int]:
    return dict(points_of(s, seat))


def win(s) -> tuple[int, ...]:
    return winners(s, tuple(points_of(s, seat) for seat in range(s.seats)))


@rule("C33.1")
def test_found_cryptids_count_relocated_or_not():
    s = position(2, found={0: "nessie mavo habor"}, terrain=FOREST, laid={"habor": (0, 2, 2, 0)})
    assert points(s)["found"] == 4 + 1 + 1


@rule("C33.2", "C33.3")
def test_cryptids_in_the_reserve_count_and_others_do_not():
    s = position(2, found={0: "mavo habor achlis", 1: "skvader"}, terrain=FOREST,
                laid={"mavo": (0, 2, 2, 0), "skvader": (0, 4, 2, 1)})  # fmt: skip
    assert points(s)["relocated"] == 2
    assert points(s, 1)["relocated"] == 1


@rule("C33.4", "C15.6")
def test_requests_count_four_and_the_cards_under_them_nothing():
    s = position(2, found={0: "mavo achlis"}, granted={0: ("kind beast", "mavo achlis")})
    assert (points(s)["requests"], points(s)["relocated"], points(s)["found"]) == (4, 0, 2)


@rule("C33.5", "C48.62")
def test_the_shared_contract_counts_for_everybody():
    s = position(2, shared="kind beast", found={0: "mavo achlis", 1: "lossie nessie"})
    assert [points(s, seat)["shared"] for seat in (0, 1)] == [2, 1]


@rule("C33.6", "C46.42")
def test_the_better_of_two_personal_contracts():
    s = position(2, contracts={0: "kind beast, evidence water", 1: "kind winged, habitat water"},
                found={0: "mavo achlis lossie", 1: "nessie kraken"})  # fmt: skip
    assert [points(s, seat)["contract"] for seat in (0, 1)] == [3, 2]


@rule("C33.10")
def test_one_cryptid_counts_for_several_contracts():
    s = position(2, shared="kind reptile", contracts={0: "habitat water, kind winged"}, found={0: "nessie"})
    assert (points(s)["shared"], points(s)["contract"]) == (1, 1)


MEETING = {
    "evidence victim": 14, "evidence bones": 14, "evidence witness": 14, "evidence tracks": 14, "evidence sky": 13,
    "evidence water": 14, "habitat mountain": 14, "habitat forest": 13, "habitat water": 13, "kind beast": 10,
    "kind winged": 11, "kind reptile": 11, "kind chimera": 11,
}  # fmt: skip
"""By contract how many of the 43 cards meet it."""


@rule("C33.7", "C33.8", "C33.9", "C48.27", "C48.88", "C48.106", "C48.16")
@pytest.mark.parametrize("name", MEETING)
def test_which_cards_meet_a_contract(name):
    """Printed evidence, habitat or kind; a question mark is nothing, and special tiles have no habitat of their own."""
    s = position(2, display="selma", marks={0: ("", "tracks")})
    sort, value = name.split()
    said = {
        "evidence": [each.id for each in s.c.pack.cryptids.cryptids if value in each.needs],
        "habitat": [each.id for each in s.c.pack.cryptids.cryptids if each.habitat == value],
        "kind": [each.id for each in s.c.pack.cryptids.cryptids if each.kind == value],
    }[sort]
    fitting = names_of([at for at in range(43) if meets(s, at, s.c.contracts[contract(name)])])
    assert sorted(fitting) == sorted(said)
    assert len(fitting) == MEETING[name]


@rule("C15.1", "C48.90")
@pytest.mark.parametrize(
    ("name", "number"),
    [("zone N", 9), ("zone E", 9), ("zone S", 9), ("zone W", 10), ("kind beast", 10), ("kind winged", 11),
     ("kind reptile", 11), ("kind chimera", 11)],
)  # fmt: skip
def test_which_cards_meet_a_request(name, number):
    s = position(2)
    sort, value = name.split()
    fitting = [at for at in range(43) if meets(s, at, s.c.requests[request(name)])]
    printed = [s.c.pack.cryptids.cryptids[at] for at in fitting]
    assert all(each.kind == value if sort == "kind" else each.at[0] == value for each in printed)
    assert len(fitting) == number


@rule("C42.3", "C48.82")
def test_korkodil_meets_contracts_of_the_terrain_on_which_it_lies():
    scene = {"contracts": {0: "habitat water, habitat forest"}, "found": {0: "korkodil"}, "shared": "habitat mountain"}
    assert points(position(2, **scene))["contract"] == 0
    ground = {"LW12": (0, 2, 2), "LF05": (0, 2, 6)}
    s = position(2, **scene, terrain=ground, laid={"korkodil": (0, 2, 4, 0)})
    named = [s.c.contracts[contract(f"habitat {each}")] for each in ("water", "forest", "mountain")]
    assert [meets(s, card("korkodil"), each) for each in named] == [True, True, False]
    assert points(s)["contract"] == 1


# -- the majority


@rule("C33.12", "C48.59")
def test_the_majority():
    s = position(2, terrain=FOREST, laid={"mavo": (0, 2, 2, 0), "skvader": (0, 4, 2, 0), "hercinia": (0, 5, 2, 1)})
    assert [points(s, seat)["majority"] for seat in (0, 1)] == [2, 0]
    assert [points(position(2), seat)["majority"] for seat in (0, 1)] == [0, 0]


@rule("C33.12a")
def test_a_tie_for_the_majority_goes_to_the_larger_area():
    s = position(3, terrain=FOREST, laid={"mavo": (0, 2, 2, 0), "achlis": (0, 2, 4, 1)})
    assert [points(s, seat)["majority"] for seat in (0, 1, 2)] == [0, 2, 0]


@rule("C33.12b")
def test_still_tied_all_of_them_get_it():
    s = position(3, terrain=FOREST, laid={"mavo": (0, 2, 2, 0), "skvader": (0, 4, 2, 1)})
    assert [points(s, seat)["majority"] for seat in (0, 1, 2)] == [2, 2, 0]


@rule("C48.60", "C42.5", "C48.83")
def test_tiles_on_top_of_own_tiles_do_not_count_twice_and_covered_ones_still_count():
    laid = {"mavo": (0, 2, 2, 0), "lagopus": (0, 2, 2, 0), "skvader": (0, 4, 2, 1), "hercinia": (0, 5, 2, 1)}
    s = position(2, terrain=FOREST, laid=laid, found={0: "mavo lagopus", 1: "skvader hercinia"})
    assert [points(s, seat)["majority"] for seat in (0, 1)] == [0, 2]  # two figures each, areas 2 and 4
    assert points(s)["relocated"] == 2 + 1


# -- experience and coins


@rule("C33.13", "C33.15")
@pytest.mark.parametrize(("xp", "reputation"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_experience(xp, reputation):
    assert points(position(2, xp={0: xp}, coins={0: 4}))["xp"] == reputation


@rule("C33.14", "C33.15", "C48.61")
@pytest.mark.parametrize(
    ("coins", "evidence", "reputation"),
    [(4, "", 0), (5, "", 1), (0, "victim", 0), (1, "victim", 1), (0, "sky rumour bonus bones", 2), (10, "", 2)],
)
def test_coins_with_all_evidence_sold(coins, evidence, reputation):
    assert points(position(2, coins={0: coins}, evidence={0: evidence}, xp={0: 2}))["coins"] == reputation


# -- abilities at the end


@rule("C33.11")
@pytest.mark.parametrize(
    ("found", "reputation"),
    [
        ("amphisbaena", 0),
        ("amphisbaena selma", 0),
        ("amphisbaena selma nessie", 1),
        ("chudo_yudo nessie mavo", 0),
        ("chudo_yudo nessie mavo selma", 2),
        ("chudo_yudo nessie mavo achlis", 0),
        ("wawel_dragon", 0),
        ("wawel_dragon selma", 1),
        ("wawel_dragon selma nessie lindworm", 2),
        ("indrik mavo", 1),
        ("indrik mavo achlis lossie", 2),
        ("turul lagopus", 1),
        ("turul lagopus ziriddar caladrius", 2),
        ("wawel_dragon amphisbaena selma", 3),
    ],
)
def test_kinds_and_zones_that_count(found, reputation):
    """Amphisbaena: two other reptiles. Chudo-Yudo: all four zones, printed ones only. Wawel Dragon, Indrik, Turul:
    other cryptids of their kinds, two at most."""
    assert points(position(2, found={0: found}))["abilities"] == reputation


@rule("C33.11", "C48.61")
@pytest.mark.parametrize(("found", "reputation"), [("mavo", 2), ("cuelebre", 3)])
def test_cuelebre_makes_coins_worth_more(found, reputation):
    assert points(position(2, found={0: found}, coins={0: 11}))["coins"] == reputation


@rule("C33.11", "C40.8")
def test_the_bird_of_vergisson_pays_whoever_found_fewer_than_every_other():
    bird = {0: "bird_of_vergisson", 1: "mavo achlis"}
    assert points(position(2, found=bird))["abilities"] == 3
    assert points(position(3, found=bird | {2: "lossie"}))["abilities"] == 0
    assert points(position(3, found=bird | {2: "lossie nessie"}))["abilities"] == 3
    assert points(position(2, found={0: "bird_of_vergisson", 1: "mavo"}))["abilities"] == 0
    assert points(position(1, found={0: "bird_of_vergisson"}, captives="mavo"))["abilities"] == 0
    assert points(position(1, found={0: "bird_of_vergisson"}, captives="mavo achlis"))["abilities"] == 3


@rule("C33.11")
def test_an_ability_counts_whether_relocated_or_not():
    ground = {"LM15": (0, 2, 2)}
    s = position(2, found={0: "amphisbaena selma nessie"}, terrain=ground, laid={"amphisbaena": (0, 2, 2, 0)})
    assert points(s)["abilities"] == 1
    s = position(2, found={0: "wawel_dragon selma"}, granted={0: ("kind reptile", "wawel_dragon selma")})
    assert points(s)["abilities"] == 1


# -- who wins


@rule("C34.1")
def test_most_reputation_wins():
    assert win(position(2, found={0: "mavo", 1: "nessie"})) == (1,)


@rule("C34.2")
def test_then_most_found():
    s = position(2, found={0: "kraken", 1: "mavo achlis lossie"})
    assert sum(points(s).values()) == sum(points(s, 1).values()) == 3
    assert win(s) == (1,)


@rule("C34.3", "C48.107", "C15.11")
def test_then_most_relocated_by_reserve_and_requests_together():
    """Two cryptids for a request are worth four; the other has four points elsewhere."""
    s = position(2, found={0: "mavo achlis", 1: "lossie habor"}, granted={0: ("kind beast", "mavo achlis")}, xp={1: 12})
    assert sum(points(s).values()) == sum(points(s, 1).values()) == 6
    assert win(s) == (0,)


@rule("C48.107")
def test_a_water_leaper_that_was_requested_counts_once():
    """Request and leaper: two relocated; the other has two in the reserve and the same reputation."""
    s = position(
        2, found={0: "water_leaper habor", 1: "mavo skvader"}, granted={0: ("kind chimera", "water_leaper habor")},
        terrain={**FOREST, "LW12": (0, 6, 6)},
        laid={"water_leaper": (0, 6, 6, 0), "mavo": (0, 2, 2, 1), "skvader": (0, 4, 2, 1)},
    )  # fmt: skip
    assert (sum(points(s).values()), sum(points(s, 1).values())) == (7, 7)
    assert win(s) == (0, 1)


@rule("C34.4", "C48.61")
def test_then_experience_and_coins_after_the_last_sale():
    assert win(position(2, found={0: "mavo", 1: "lossie"}, xp={0: 1}, evidence={1: "rumour"})) == (1,)
    assert win(position(2, found={0: "mavo", 1: "lossie"}, xp={0: 2}, coins={1: 1})) == (0,)


@rule("C34.5")
def test_still_tied_all_win():
    assert win(position(3, found={0: "mavo", 1: "lossie"}, coins={0: 2}, evidence={1: "rumour"}, xp={2: 0})) == (0, 1)


@rule("C32.5", "C33.15")
def test_the_outcome_tells_every_source():
    s = position(
        2, at="office", number=7, final=7, found={0: "nessie"}, coins={0: 5}, dice="restore2 restore2 restore2"
    )
    finish_office(s)
    finish_office(s)
    assert s.outcome.winners == (0,)
    assert dict(s.outcome.points[0]) == points(s)
    names = ("found", "relocated", "requests", "shared", "contract", "abilities", "majority", "xp", "coins", "hares")
    assert tuple(name for name, _ in s.outcome.points[0]) == names
    assert s.outcome.total(0) == 4 + 1
    assert s.events[-1].plain() == ("game_ended", ("arrived",))


def test_the_list_of_contracts_is_whole():
    assert list(MEETING) == list(BUILT_IN.pack.contracts.contracts)
