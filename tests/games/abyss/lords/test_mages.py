"""Mages (A21.13 to A21.19). The Shaman is in test_shaman.py, when the Oracle may be used in test_powers.py."""

from bathysphere.games.abyss import GAME
from bathysphere.games.abyss.cards.locations import location
from bathysphere.games.abyss.cards.lords import lord
from support.abyss.positions import (
    about_to_recruit,
    allies,
    asked,
    card,
    cards,
    do,
    heard,
    lords,
    names,
    offered,
    pay,
    recruit,
    scene,
    tile_names,
)
from support.rules import rule

SQUID, SHELLFISH, CRAB, SEAHORSE, JELLYFISH = range(5)


# -- Illusionist


@rule("A21.13", "A29.24")
def test_illusionist_swaps_an_own_location_for_an_available_one_and_the_lords_stay_covered():
    s = about_to_recruit(
        "illusionist", places={0: {"jail": "tamer landlord slaver", "abyss": ""}}, available="chasm depths"
    )
    recruit(s, 0, "illusionist")
    do(s, 0, "swap_location", location("jail"), location("depths"))
    assert s.places[0] == ((location("depths"), tuple(lords("tamer landlord slaver"))), (location("abyss"), ()))
    assert set(s.available) == {location("chasm"), location("jail")}
    assert names(s.free[0]) == "illusionist"


@rule("A27.15")
def test_illusionist_may_be_declined_and_reaches_only_own_and_available_tiles():
    s = about_to_recruit("illusionist", places={0: {"jail": ""}, 1: {"abyss": ""}}, available="chasm depths")
    recruit(s, 0, "illusionist")
    swaps = {("swap_location", location("jail"), location(other)) for other in ("chasm", "depths")}
    assert set(offered(s, 0)) == {("decline",), *swaps}
    do(s, 0, "decline")
    assert tile_names(tile for tile, _ in s.places[0]) == "jail"
    assert s.turn.seat == 1


@rule("A27.15")
def test_illusionist_without_a_location_or_without_an_available_one_does_nothing():
    for nothing in ({"available": "chasm"}, {"places": {0: {"jail": ""}}}):
        s = about_to_recruit("illusionist", **nothing)
        recruit(s, 0, "illusionist")
        assert s.turn.seat == 1


# -- Alchemist


@rule("A21.14")
def test_alchemist_takes_two_areas_of_the_council_and_not_one():
    s = scene(free={0: "alchemist"}, council="squid1 squid2 crab1 jellyfish3")
    pairs = [("council", SQUID, CRAB), ("council", SQUID, JELLYFISH), ("council", CRAB, JELLYFISH)]
    assert offered(s, 0, "council") == pairs
    reply = do(s, 0, "council", SQUID, CRAB)
    assert allies(s.hands[0]) == "squid1 squid2 crab1"
    assert [len(area) for area in s.council] == [0, 0, 0, 0, 1]
    assert [told["race"] for told in heard(reply, 1, "council_taken")] == [SQUID, CRAB]


@rule("A21.14")
def test_alchemist_takes_both_areas_when_only_two_hold_cards():
    s = scene(free={0: "alchemist"}, council="squid1 crab1")
    assert offered(s, 0, "council") == [("council", SQUID, CRAB)]


@rule("A29.25")
def test_alchemist_takes_one_area_when_only_one_holds_cards():
    s = scene(free={0: "alchemist"}, council="crab1 crab2")
    assert offered(s, 0, "council") == [("council", CRAB)]


@rule("A21.14")
def test_alchemist_does_not_work_for_opponents_nor_while_turned():
    for where in ({"free": {1: "alchemist"}}, {"turned": {0: "alchemist"}}):
        s = scene(council="squid1 crab1", **where)
        assert offered(s, 0, "council") == [("council", SQUID), ("council", CRAB)]


# -- Master of Magic


@rule("A21.16", "A22.4a")
def test_master_of_magic_keeps_the_strongest_ally_paid_as_companion():
    s = about_to_recruit("trader", free={0: "master_of_magic"})
    recruit(s, 0, "trader", "squid1 crab2 shellfish5 shellfish2")
    assert allies(s.companions[0]) == "shellfish5"
    assert sorted(s.discard) == sorted(cards("squid1 crab2 shellfish2"))


@rule("A22.4")
def test_master_of_magic_himself_still_leaves_the_weakest():
    s = about_to_recruit("master_of_magic")
    recruit(s, 0, "master_of_magic", "squid1 shellfish2 jellyfish5 jellyfish2")
    assert allies(s.companions[0]) == "squid1"


@rule("A29.27", "A27.10")
def test_master_of_magic_is_forced_but_his_owner_picks_among_tied_strongest():
    s = scene(
        hands={0: "seahorse4 squid4 squid1"},
        court="miller reaper shepherd keeper landowner",
        free={0: "master_of_magic"},
    )
    recruit(s, 0, "miller", "seahorse4 squid4 squid1")
    assert asked(s) == [(0, "recruit.companion")]
    assert offered(s, 0) == [("ally", card("squid4")), ("ally", card("seahorse4"))]
    do(s, 0, "ally", card("seahorse4"))
    assert allies(s.companions[0]) == "seahorse4"


@rule("A29.27")
def test_master_of_magic_gets_no_companion_for_the_corruptors_second_lord():
    s = about_to_recruit("corruptor", free={0: "master_of_magic"}, pearls={0: 5}, court="miller keeper reaper shepherd")
    recruit(s, 0, "corruptor")
    do(s, 0, "bribe", lord("miller"))
    assert allies(s.companions[0]) == "squid5"


@rule("A21.16")
def test_master_of_magic_works_neither_for_opponents_nor_while_turned():
    for where in ({"free": {1: "master_of_magic"}}, {"turned": {0: "master_of_magic"}}):
        s = about_to_recruit("trader", **where)
        recruit(s, 0, "trader", "squid1 crab2 shellfish5 shellfish2")
        assert allies(s.companions[0]) == "squid1"


@rule("A27.10")
def test_a_companion_is_asked_for_only_when_the_tied_allies_differ():
    s = scene(hands={0: "seahorse2 seahorse2 seahorse5"}, court="shepherd keeper reaper miller")
    recruit(s, 0, "shepherd", "seahorse2 seahorse2 seahorse5")
    assert allies(s.companions[0]) == "seahorse2"
    s = scene(hands={0: "seahorse2 squid2 seahorse4"}, court="miller keeper reaper shepherd")
    recruit(s, 0, "miller", "seahorse2 squid2 seahorse4")
    assert offered(s, 0) == [("ally", card("squid2")), ("ally", card("seahorse2"))]


# -- Invoker


@rule("A21.17")
def test_invoker_gives_one_more_turn_right_after_this_one():
    s = about_to_recruit("invoker", deck="crab1 crab2 crab3", pearls={1: 0})
    reply = recruit(s, 0, "invoker")
    assert heard(reply, 1, "turn_began") == [{"seat": 0, "extra": True}]
    assert asked(s) == [(0, "turn.action")]
    do(s, 0, "explore")
    do(s, 0, "take")
    assert asked(s) == [(1, "turn.action")]


@rule("A29.63")
def test_invoker_his_extra_turn_is_a_whole_turn_of_its_own():
    """The Landlord pays, intrigues are possible, the Ally price starts at 1 and a former buyer may buy again."""
    s = about_to_recruit("invoker", free={0: "landlord"}, pearls={0: 0, 1: 1}, deck="crab1 crab2 crab3")
    assert s.pearls[0] == 1
    recruit(s, 0, "invoker")
    assert s.pearls[0] == 2
    do(s, 0, "intrigue")
    do(s, 0, "explore")
    assert offered(s, 1) == [("pass",), ("buy", card("crab1"))]
    do(s, 1, "buy", card("crab1"))
    assert s.pearls == [2, 0]


@rule("A29.64")
def test_invoker_the_commanders_limit_comes_before_the_extra_turn():
    s = about_to_recruit("invoker", hands={0: "crab1 " * 4 + "crab2 " * 3}, free={1: "commander"})
    recruit(s, 0, "invoker")
    assert asked(s) == [(0, "commander.discard")]
    pay(s, 0, "crab1")
    assert asked(s) == [(0, "turn.action")]
    assert len(s.hands[0]) == 6


@rule("A29.23", "A29.64")
def test_invoker_his_extra_turn_is_played_even_in_the_last_round():
    s = about_to_recruit("invoker", last_turns=0, deck="crab1 crab2", pearls={1: 0})
    recruit(s, 0, "invoker")
    assert asked(s) == [(0, "turn.action")]
    do(s, 0, "explore")
    do(s, 0, "take")
    assert s.outcome is not None


@rule("A29.23")
def test_invoker_as_the_seventh_lord_still_gives_the_extra_turn_and_then_the_last_round():
    s = about_to_recruit(
        "invoker",
        court="trader peddler shopkeeper",
        free={0: "assassin hunter jailer seeker illusionist corruptor"},
        deck="crab1 crab2 crab3",
        pearls={0: 0, 1: 0},
    )
    recruit(s, 0, "invoker")
    assert asked(s) == [(0, "turn.action")]
    for seat in (0, 1):
        assert s.turn.seat == seat
        assert s.outcome is None
        do(s, seat, "explore")
        do(s, seat, "take")
    assert s.outcome is not None


# -- Apprentice


@rule("A21.18", "A27.16")
def test_apprentice_takes_all_cards_of_one_council_area():
    s = about_to_recruit("apprentice", council="crab1 crab4 seahorse2")
    recruit(s, 0, "apprentice")
    assert offered(s, 0) == [("council", CRAB), ("council", SEAHORSE)]
    reply = do(s, 0, "council", CRAB)
    assert allies(s.hands[0]) == "crab1 crab4"
    assert s.council[CRAB] == ()
    taken = {"seat": 0, "race": CRAB, "number": 2}
    assert heard(reply, 1, "council_taken") == [taken]
    assert heard(reply, 0, "council_taken") == [{**taken, "allies": tuple(cards("crab1 crab4"))}]


@rule("A27.16")
def test_apprentice_must_take_the_only_area_and_takes_nothing_from_an_empty_council():
    s = about_to_recruit("apprentice", council="crab1 crab4")
    recruit(s, 0, "apprentice")
    assert (allies(s.hands[0]), s.turn.seat) == ("crab1 crab4", 1)
    s = about_to_recruit("apprentice")
    recruit(s, 0, "apprentice")
    assert (allies(s.hands[0]), s.turn.seat) == ("", 1)


@rule("A29.25")
def test_apprentice_takes_one_area_even_beside_an_alchemist():
    s = about_to_recruit("apprentice", free={0: "alchemist"}, council="crab1 crab4 seahorse2")
    recruit(s, 0, "apprentice")
    do(s, 0, "council", SEAHORSE)
    assert allies(s.hands[0]) == "seahorse2"


# -- Oracle


@rule("A21.19", "A27.23", "A28.7", "A29.56")
def test_oracle_discards_the_cards_of_one_council_area_openly():
    s = scene(free={0: "oracle"}, council="crab1 crab4 seahorse2")
    assert offered(s, 0, "oracle") == [("oracle", CRAB), ("oracle", SEAHORSE)]
    reply = do(s, 0, "oracle", CRAB)
    assert s.council[CRAB] == ()
    assert allies(s.council[SEAHORSE]) == "seahorse2"
    assert sorted(s.discard) == cards("crab1 crab4")
    shown = {"seat": 0, "race": CRAB, "allies": tuple(cards("crab1 crab4"))}
    assert heard(reply, 1, "council_discarded") == heard(reply, -1, "council_discarded") == [shown]


@rule("A29.56")
def test_the_discard_pile_cannot_be_searched():
    s = scene(discard="crab1 crab4 monster")
    assert {GAME.view(s, seat).discard for seat in (-1, 0, 1)} == {3}


@rule("A21.19", "A27.23")
def test_oracle_offers_nothing_for_an_empty_council_or_while_turned():
    assert not offered(scene(free={0: "oracle"}), 0, "oracle")
    assert not offered(scene(turned={0: "oracle"}, council="crab1"), 0, "oracle")
