"""Ambassadors (A21.27 to A21.30): control of a location on arrival, with their own keys; and their keys when unused."""

import pytest

from bathysphere.engine import Refused, answer
from bathysphere.games.abyss.cards.locations import location
from support.abyss.positions import (
    about_to_recruit,
    asked,
    do,
    heard,
    lords,
    names,
    offered,
    recruit,
    scene,
    tile_names,
    tiles,
)
from support.rules import rule

PILE = "jail chasm depths abyss"


def controlled(s, seat=0):
    """A seat's locations with the Lords under them, in words."""
    return {tile_names([tile]): names(under) for tile, under in s.places[seat]}


@rule("A21.27", "A27.26")
def test_sage_draws_two_tiles_controls_one_and_makes_the_other_available():
    s = about_to_recruit("sage", pile=PILE)
    reply = recruit(s, 0, "sage")
    assert heard(reply, 1, "tiles_drawn") == [{"seat": 0, "locations": tuple(tiles("jail chasm"))}]
    assert offered(s, 0) == [("take_location", location("jail")), ("take_location", location("chasm"))]
    do(s, 0, "take_location", location("chasm"))
    assert controlled(s) == {"chasm": "sage"}
    assert tile_names(s.available) == "jail"
    assert len(s.pile) == 2


@rule("A21.28", "A27.26")
def test_elder_draws_three_tiles_controls_one_and_makes_the_other_two_available():
    s = about_to_recruit("elder", pile=PILE)
    recruit(s, 0, "elder")
    assert len(offered(s, 0)) == 3
    do(s, 0, "take_location", location("depths"))
    assert controlled(s) == {"depths": "elder"}
    assert tile_names(s.available) == "jail chasm"
    assert len(s.pile) == 1


@rule("A21.29")
def test_hermit_draws_one_tile_and_controls_it():
    s = about_to_recruit("hermit", pile=PILE)
    recruit(s, 0, "hermit")
    assert controlled(s) == {"jail": "hermit"}
    assert (s.available, len(s.pile), s.turn.seat) == ([], 3, 1)


@rule("A21.30", "A29.34")
def test_an_ambassador_goes_under_his_tile_alone_and_no_other_key_is_spent():
    s = about_to_recruit("hermit", pile=PILE, free={0: "tamer"}, keys={0: 1})
    reply = recruit(s, 0, "hermit")
    assert controlled(s) == {"jail": "hermit"}
    told = {"seat": 0, "location": location("jail"), "lords": tuple(lords("hermit")), "keys": 0}
    assert heard(reply, 1, "location_taken") == [told]
    assert (names(s.free[0]), s.keys[0]) == ("tamer", 1)


@rule("A29.34")
def test_an_ambassador_takes_control_before_the_court_is_refilled():
    s = about_to_recruit("sage", pile=PILE, court="keeper", pearls={0: 0})
    recruit(s, 0, "sage")
    assert asked(s) == [(0, "control.keep")]
    assert (len(s.court), s.pearls[0]) == (1, 0)
    do(s, 0, "take_location", location("jail"))
    assert (len(s.court), s.pearls[0]) == (6, 2)


@rule("A29.34", "A29.65")
def test_an_ambassador_who_is_recruited_cannot_be_declined():
    s = about_to_recruit("elder", pile=PILE)
    recruit(s, 0, "elder")
    assert {choice[0] for choice in offered(s, 0)} == {"take_location"}


# -- few tiles


@rule("A21.28", "A29.34")
def test_elder_draws_at_most_what_the_pile_holds():
    s = about_to_recruit("elder", pile="jail chasm")
    recruit(s, 0, "elder")
    assert len(offered(s, 0)) == 2


@rule("A29.34", "A27.25")
def test_with_an_empty_pile_an_ambassadors_keys_count_like_any_others():
    s = about_to_recruit("hermit", pile="", available="jail chasm", free={0: "tamer"})
    recruit(s, 0, "hermit")
    assert offered(s, 0) == [("take_location", location("jail")), ("take_location", location("chasm"))]
    do(s, 0, "take_location", location("chasm"))
    assert controlled(s) == {"chasm": "hermit"}
    assert names(s.free[0]) == "tamer"


# -- keys and tiles, as the ambassadors share them with everybody


@rule("A27.24")
def test_several_ways_to_three_keys_are_a_question():
    """An unused ambassador alone is one way, three single keys another; nothing superfluous may be spent."""
    hermit, tamer, shaman = (("lord", each) for each in lords("hermit tamer shaman"))
    s = scene(free={0: "hermit tamer shaman"}, keys={0: 1}, available="jail chasm", pile="", council="crab1")
    do(s, 0, "council", 2)
    assert asked(s) == [(0, "control.keys")]
    for wrong in ((tamer, hermit), (tamer, shaman), ()):
        with pytest.raises(Refused):
            answer(s, 0, wrong)
    for right, under, tokens in (((hermit,), "hermit", 1), ((tamer, shaman, ("token",)), "tamer shaman", 0)):
        other = s.copy()
        answer(other, 0, right)
        assert other.keys[0] == tokens
        do(other, 0, "take_location", location("jail"))
        assert controlled(other)["jail"] == under


@rule("A27.24")
def test_a_single_way_to_three_keys_is_no_question():
    s = scene(free={0: "tamer shaman"}, keys={0: 1}, available="jail", pile="", council="crab1")
    do(s, 0, "council", 2)
    assert asked(s) == [(0, "control.location")]


@rule("A27.25", "A27.26")
def test_the_third_key_asks_for_an_available_tile_or_a_number_to_draw():
    s = scene(free={0: "tamer shaman"}, keys={0: 1}, available="dockworks", pile=PILE, council="crab1")
    do(s, 0, "council", 2)
    assert offered(s, 0) == [("take_location", location("dockworks")), *[("draw", number) for number in (1, 2, 3, 4)]]
    do(s, 0, "draw", 2)
    assert offered(s, 0) == [("take_location", location("jail")), ("take_location", location("chasm"))]
    do(s, 0, "take_location", location("chasm"))
    assert tile_names(s.available) == "dockworks jail"


@rule("A27.27")
def test_sage_who_draws_black_smokers_may_swap_it_for_a_tile_of_the_pile_or_keep_it():
    for choice, tile in ((("keep",), "black_smokers"), (("swap", location("abyss")), "abyss")):
        s = about_to_recruit("sage", pile="black_smokers chasm depths abyss")
        recruit(s, 0, "sage")
        do(s, 0, "take_location", location("black_smokers"))
        assert offered(s, 0) == [("keep",), *[("swap", each) for each in sorted(tiles("depths abyss"))]]
        do(s, 0, *choice)
        assert controlled(s) == {tile: "sage"}


@rule("A27.28")
def test_city_of_mirrors_copies_the_best_location_of_an_opponent():
    """Jail is worth 14 to the copier, Throne Room 9, and his own Coral Barrier is no opponent's."""
    s = scene(
        3,
        free={0: "peddler"},
        places={0: {"city_of_mirrors": "", "coral_barrier": ""}, 1: {"jail": ""}, 2: {"throne_room": ""}},
        last_turns=0,
        deck="crab1 crab2",
        pearls={1: 0, 2: 0},
    )
    do(s, 0, "explore")
    reply = do(s, 0, "take")
    mine = heard(reply, -1, "scored")[0]["locations"]
    assert dict(mine) == {location("city_of_mirrors"): 14, location("coral_barrier"): 19}


@rule("A29.14")
def test_an_ambassador_acts_only_on_arrival():
    s = scene(free={0: "sage"}, pile=PILE, council="crab1", ambassadors_without_keys=True)
    do(s, 0, "council", 2)
    assert (s.turn.seat, names(s.free[0]), len(s.pile)) == (1, "sage", 4)
