"""Chapters 14 and 42: cryptids that lie where others may not, on bare cells, on top of others or on two terrains."""

import pytest

from bathysphere.games.cryptids.content import Contract
from bathysphere.games.cryptids.pack import HABITATS
from bathysphere.games.cryptids.placement import cryptid_spots, has_room
from bathysphere.games.cryptids.steps.field.relocation import meets
from support.cryptids.positions import (
    act,
    card,
    offered,
    position,
    question,
)
from support.rules import rule


def habitats(s, cryptid):
    """The terrains whose contracts it meets."""
    return tuple([kind for kind in range(len(HABITATS)) if meets(s, cryptid, Contract("habitat", kind))])


def cells(s, name: str) -> list[set[tuple[int, int]]]:
    return [{divmod(cell, s.c.width) for cell in spot.cells} for spot in cryptid_spots(s, card(name))]


@rule("C14.7", "C48.106")
@pytest.mark.parametrize("name", ["aspid", "lou_carcolh"])
def test_cryptids_for_bare_cells(name):
    """No terrain, no cryptid, no starting place; nothing is paid; it keeps its habitat and blocks terrain."""
    s = position(2, found={0: name}, terrain={"LM16": (0, 2, 2), "LW12": (0, 6, 6)}, laid={"skvader": (0, 4, 4, 1)})
    ground = {(2, 3), (2, 4), (3, 2), (3, 3), (6, 6), (6, 7), (6, 8), (6, 9), (4, 4), (4, 5)}
    starts = {(2, 2), (2, 10), (6, 6)}
    ways = cells(s, name)
    assert ways
    assert all(not way & (ground | starts) for way in ways)
    act(s, "relocate", "action", card(name))
    act(s, *offered(s, 0, "place")[0])
    assert (s.coins[0], s.xp[0], question(s)) == (0, 0, "field.turn")
    assert habitats(s, card(name)) == (0,)
    assert s.lying & s.spot(s.c.cards[card(name)].shape, s.laid[-1]).mask


@rule("C42.4", "C42.5", "C48.83", "C48.106")
@pytest.mark.parametrize("name", ["lagopus", "ziriddar"])
def test_cryptids_on_top_of_others(name):
    ground = {"LW12": (0, 2, 2), "LW13": (0, 3, 2), "LF12": (0, 4, 2)}
    assert not has_room(position(2, found={0: name}, terrain=ground), card(name))
    laid = {"lossie": (0, 2, 2, 1), "water_leaper": (0, 2, 4, 0), "selma": (0, 3, 2, 1)}
    s = position(2, found={0: name}, terrain=ground, laid=laid)
    covered = {(2, 2), (2, 3), (2, 4), (2, 5), (3, 2), (3, 3), (3, 4)}
    ways = cells(s, name)
    assert ways
    assert all(way <= covered for way in ways)
    tiles = [{(2, 2), (2, 3)}, {(2, 4), (2, 5)}, {(3, 2), (3, 3), (3, 4)}]
    assert all(sum(bool(way & each) for each in tiles) <= 2 for way in ways)
    assert any(sum(bool(way & each) for each in tiles) == 2 for way in ways)
    act(s, "relocate", "action", card(name))
    act(s, *offered(s, 0, "place")[0])
    assert (s.coins[0], s.xp[0]) == (0, 0)
    assert habitats(s, card(name)) == ()
    assert habitats(s, card("lossie")) == (2,)


@rule("C48.83")
def test_nothing_lies_on_what_lies_on_top():
    ground = {"LW12": (0, 2, 2)}
    laid = {"lossie": (0, 2, 2, 1), "lagopus": (0, 2, 2, 0)}
    assert not has_room(position(2, terrain=ground, laid=laid), card("ziriddar"))


@rule("C42.3", "C48.82")
def test_korkodil_lies_on_two_terrains_and_lives_on_both():
    s = position(2, found={0: "korkodil"}, terrain={"LW12": (0, 2, 2), "LF05": (0, 2, 6)})
    assert habitats(s, card("korkodil")) == ()
    assert all({(2, 5), (2, 6)} <= way for way in cells(s, "korkodil"))
    assert len(cells(s, "korkodil")) == 3
    act(s, "relocate", "action", card("korkodil"))
    act(s, "place", card("korkodil"), 0, 2, 4)
    assert habitats(s, card("korkodil")) == (1, 2)
    assert s.coins[0] == 1  # the forest's symbol in its second cell


@rule("C4.7", "C14.7")
def test_korkodil_needs_exactly_two():
    one = position(2, terrain={"LW12": (0, 2, 2)})
    assert not has_room(one, card("korkodil"))
    three = position(2, terrain={"LW01": (0, 2, 2), "LF01": (1, 2, 4), "LM01": (0, 2, 5)})
    assert not has_room(three, card("korkodil"))  # in a row it would lie on all three
    assert has_room(position(2, terrain={"LW01": (0, 2, 2), "LF01": (0, 2, 4)}), card("korkodil"))
