"""Chapters 30 to 32 in play: laying and replacing terrain, kinds that are closed, tiles that do not fit, and the end of
building."""

import pytest

from bathysphere.engine import any_answer, open_questions
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.placement import fits
from support.cryptids.positions import (
    act,
    asked,
    card,
    heard,
    kinds,
    offered,
    options,
    position,
    question,
    tile,
    told_to_all,
)
from support.rules import rule

POCKET = {
    "LM05": (0, 2, 8), "LF04": (0, 2, 2), "LM04": (0, 5, 4), "LM01": (0, 6, 3), "LM03": (0, 6, 7),
}  # fmt: skip
"""Mountains and forest have their starting places; of the third one there are two cells left, (6, 5) and (6, 6)."""


def all_but(*kept: str, laid: dict | None = None) -> str:
    """Every tile that is neither kept nor laid."""
    names = [f"L{letter}{at:02}" for letter in "MFW" for at in range(1, 18)]
    return " ".join(name for name in names if name not in kept and name not in (laid or {}))


def tiles_offered(s, verb: str) -> set[int]:
    return {at for (at,) in options(s, verb)}


@rule("C30.4", "C46.38", "C31.5")
def test_any_of_the_own_tiles_that_fits_is_laid():
    s = position(2, at="end", tiles={0: "LM05 LF05 LW12"})
    assert (question(s), tiles_offered(s, "tile")) == ("terrain.tile", {tile("LM05"), tile("LF05"), tile("LW12")})
    act(s, "tile", tile("LW12"))
    reply = act(s, "lay", tile("LW12"), 0, 2, 2)
    assert s.claimed == [-1, -1, 0]
    laid = {"seat": 0, "tile": tile("LW12"), "turn": 0, "row": 2, "column": 2}
    assert told_to_all(s, reply, "terrain_laid") == [laid]


@rule("C31.2", "C31.3", "C31.6", "C48.15")
def test_first_tiles_take_starting_places_of_their_own():
    s = position(2, at="end", tiles={0: "LF01 LM01 LW01"}, terrain={"LM15": (0, 2, 2)})
    act(s, "tile", tile("LF01"))
    starts = {(2, 2), (2, 10), (6, 6)}
    for _, turn, row, column in options(s, "lay"):
        cells = {(row, column), (row + turn % 2, column + 1 - turn % 2)}
        assert cells & starts
        assert (2, 2) not in cells


@rule("C31.6", "C48.15")
def test_a_kind_that_has_its_place_covers_no_other_even_while_nobody_has_taken_it():
    """Water has the first place and has come to the edge of the third."""
    s = position(2, at="end", tiles={0: "LW01"}, terrain={"LW12": (0, 2, 2), "LW13": (0, 5, 4)})
    act(s, "tile", tile("LW01"))
    cells = [{(row, column), (row + turn % 2, column + 1 - turn % 2)} for _, turn, row, column in options(s, "lay")]
    assert {(6, 5), (6, 4)} in cells
    assert not any((6, 6) in each for each in cells)


@rule("C30.5", "C46.39", "C48.52")
def test_the_tile_is_replaced_by_one_of_its_kind():
    s = position(2, at="end", tiles={0: "LM05 LF05 LW12"})
    act(s, "tile", tile("LF05"))
    act(s, *offered(s, 0, "lay")[0])
    faces = {s.c.terrain[at] for at in tiles_offered(s, "take")}
    assert faces == {s.c.terrain[at] for at in s.stacks[1]}
    act(s, "take", tile("LF15"))
    assert set(s.tiles[0]) == {tile("LM05"), tile("LF15"), tile("LW12")}
    assert tile("LF15") not in s.stacks[1]


@rule("C30.6")
def test_with_its_stock_empty_a_tile_of_another_kind_comes():
    s = position(
        2, at="end", tiles={0: "LF01", 1: "LF02"}, gone=" ".join(f"LF{at:02}" for at in range(3, 18)),
    )  # fmt: skip
    act(s, "tile", tile("LF01"))
    act(s, *offered(s, 0, "lay")[0])
    assert question(s) == "terrain.take"
    assert {s.c.terrain[at].kind for at in tiles_offered(s, "take")} == {0, 2}
    assert not s.closed[1]  # the other one still has a tile of it


@rule("C30.6", "C31.10", "C31.12", "C48.103")
def test_a_kind_that_is_closed_by_its_own_tile_is_replaced_by_another():
    """The tile fills the last two cells that water could have."""
    s = position(2, at="end", terrain=POCKET, tiles={0: "LW01", 1: "LF05"})
    act(s, "tile", tile("LW01"))
    act(s, "lay", tile("LW01"), 0, 6, 5)
    assert s.closed == [False, False, True]
    assert asked(s) == [(0, "terrain.take")]
    assert {s.c.terrain[at].kind for at in tiles_offered(s, "take")} == {0, 1}


def closing():
    """Seat 0 walls in the last free starting place."""
    walled = {"LM05": (0, 2, 8), "LF04": (0, 2, 2), "LM04": (0, 5, 5), "LM01": (0, 6, 4)}
    s = position(2, at="end", rows=(5, 4), terrain=walled, tiles={0: "LM03 LF05 LW05", 1: "LW04 LF06 LW06"})
    act(s, "tile", tile("LM03"))
    return s, act(s, "lay", tile("LM03"), 0, 6, 7)


@rule("C31.10", "C31.11", "C31.12", "C46.40", "C48.53", "C48.55", "C48.103")
def test_a_kind_that_no_longer_fits_is_closed_and_exchanged():
    s, reply = closing()
    assert told_to_all(s, reply, "terrain_closed") == [{"kind": 2}]
    assert s.closed == [False, False, True]
    assert s.stacks[2] == ()
    assert {tile("LW05"), tile("LW04"), tile("LW06"), tile("LW01")} <= set(s.gone)
    assert asked(s) == [(0, "terrain.take")]  # the active player first
    assert {s.c.terrain[at].kind for at in tiles_offered(s, "take")} == {0, 1}
    act(s, *offered(s, 0, "take")[0])
    for _ in range(2):
        assert asked(s) == [(1, "terrain.take")]
        act(s, *offered(s, 1, "take")[0])
    assert asked(s) == [(0, "terrain.take")]  # and last the replacement of what was laid, of its kind
    assert {s.c.terrain[at].kind for at in tiles_offered(s, "take")} == {0}
    act(s, *offered(s, 0, "take")[0])
    assert [len(own) for own in s.tiles] == [3, 3]
    assert all(s.c.terrain[at].kind != 2 for own in s.tiles for at in own)
    assert not s.built


@rule("C48.55")
def test_missing_tiles_stay_missing_when_the_stock_is_exhausted():
    s, _ = closing()
    s.stacks[0], s.stacks[1] = s.stacks[0][:1], ()
    s.opened = None
    act(s, *offered(s, 0, "take")[0])
    assert [len(own) for own in s.tiles] == [2, 1]
    assert question(s) == "office.turn"


# -- tiles that do not fit


@rule("C48.54", "C46.48")
def test_whoever_has_no_tile_that_fits_exchanges_one():
    s = position(2, at="end", terrain=POCKET, tiles={0: "LW12", 1: "LF05"}, closed="mountain forest",
                gone=all_but("LW12", "LW01", "LW02", "LW05", "LF05", laid=POCKET))  # fmt: skip
    assert (question(s), tiles_offered(s, "return")) == ("terrain.return", {tile("LW12")})
    act(s, "return", tile("LW12"))
    assert tile("LW12") in s.stacks[2]
    assert (question(s), tiles_offered(s, "take")) == ("terrain.fitting", {tile("LW01"), tile("LW02")})
    act(s, "take", tile("LW02"))
    act(s, *offered(s, 0, "lay")[0])
    assert s.terrain[-1].tile == tile("LW02")


@rule("C48.54")
def test_with_an_empty_board_nothing_is_put_back():
    s = position(2, at="end")
    assert question(s) == "terrain.fitting"
    act(s, *offered(s, 0, "take")[0])
    act(s, *offered(s, 0, "lay")[0])
    assert question(s) == "terrain.take"


@rule("C48.54", "C48.53")
def test_if_only_another_player_has_a_tile_that_fits_nothing_is_laid():
    s = position(2, at="end", terrain=POCKET, tiles={0: "LW12", 1: "LW01"}, closed="mountain forest",
                gone=all_but("LW12", "LW01", laid=POCKET))  # fmt: skip
    assert (asked(s), s.tiles[0]) == ([(1, "office.turn")], (tile("LW12"),))
    assert not s.built


# -- the end of building


@rule("C32.1", "C32.2", "C48.58")
def test_building_ends_when_nothing_can_be_laid_any_more():
    s = position(2, at="end", number=9, terrain=POCKET, tiles={0: "LW01", 1: "LW12"}, closed="mountain forest",
                gone=all_but("LW12", "LW01", laid=POCKET))  # fmt: skip
    act(s, "tile", tile("LW01"))
    reply = act(s, *offered(s, 0, "lay")[0])
    assert "building_ended" in kinds(heard(reply, 1))
    assert (s.built, s.final, s.number) == (True, 10, 9)
    assert asked(s) == [(1, "office.turn")]  # the round goes on, and nobody takes a tile
    assert GAME.view(s, 0).final == 10


@rule("C48.58")
def test_building_ends_when_all_tiles_are_used():
    s = position(2, at="end", number=9, tiles={0: "LW01"}, closed="mountain forest", gone=all_but("LW01"))
    act(s, "tile", tile("LW01"))
    act(s, *offered(s, 0, "lay")[0])
    assert s.built


@rule("C48.102", "C48.53", "C48.56", "C32.1")
def test_a_cryptid_on_bare_cells_can_end_building_in_the_field():
    ground = {"LW01": (0, 2, 2), "LM01": (0, 1, 2), "LM02": (0, 3, 2)}
    s = position(2, number=5, found={0: "aspid"}, terrain=ground, tiles={1: "LW09"}, closed="mountain forest",
                gone=all_but("LW09", laid=ground))  # fmt: skip
    assert fits(s, tile("LW09"))
    act(s, "relocate", "action", card("aspid"))
    way = next(each for each in options(s, "place") if (2, 4) in covered(s, each))
    reply = act(s, "place", *way)
    assert not fits(s, tile("LW09"))
    assert "building_ended" in kinds(heard(reply, 1))
    assert (s.built, s.final, question(s)) == (True, 6, "field.turn")


def covered(s, way) -> set[tuple[int, int]]:
    _, turn, row, column = way
    spot = s.c.spots_at("V3", 2)[turn, row, column]
    return {divmod(cell, s.c.width) for cell in spot.cells}


@rule("C32.1", "C32.2", "C32.3", "C32.4", "C5.9")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_whole_games_exactly_one_round_follows_the_end_of_building(seats):
    ended = []
    for seed in range(3):
        s = GAME.new(seats, seed)
        chance = s.chance.copy()
        laid = 0
        while s.outcome is None:
            built, number = s.built, s.number
            decision = open_questions(s)[0]
            act(s, *any_answer(decision, chance))
            assert s.built or not built
            if built:
                assert len(s.terrain) == laid
                assert not decision.kind.startswith("terrain.")
            elif s.built:
                ended.append(number)
            laid = len(s.terrain)
        if s.outcome.reason == "arrived":
            assert s.number == ended[-1] + 1 == s.final
