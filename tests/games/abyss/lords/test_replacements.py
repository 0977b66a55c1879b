"""Lords who come in another's place (A22.2c to A22.5b), and the Corruptor's second Lord: chains of arrivals."""

import pytest

from bathysphere.games.abyss.cards.locations import location
from bathysphere.games.abyss.cards.lords import lord
from support.abyss.positions import (
    QUIET,
    about_to_recruit,
    allies,
    asked,
    do,
    heard,
    names,
    offered,
    pay,
    recruit,
    tile_names,
)
from support.rules import rule

CHAINS = "sage hermit elder keeper reaper shepherd"


def schemed(bring, *, dismiss="schemer", use=None, **rest):
    """Seat 0 recruits the Schemer, discards a Lord and gets `bring` from the deck, whose arrow is used or left."""
    s = about_to_recruit("schemer", lord_deck=f"{bring} miller landowner aquaculturalist", **rest)
    recruit(s, 0, "schemer")
    do(s, 0, "dismiss", lord(dismiss))
    if use is not None:
        assert asked(s) == [(0, "lord.arrow")]
        do(s, 0, "use" if use else "leave")
    return s


# -- whom it may be


@rule("A22.5", "A29.20")
def test_schemer_and_traitor_any_own_free_lord_may_go_they_themselves_included_and_no_covered_one():
    s = about_to_recruit("schemer", free={0: "tamer", 1: "trader"}, places={0: {"jail": "shaman"}}, lord_deck="miller")
    recruit(s, 0, "schemer")
    assert {choice[1] for choice in offered(s, 0, "dismiss")} == {lord("tamer"), lord("schemer")}
    s = about_to_recruit("traitor", free={0: "tamer", 1: "trader"}, places={0: {"jail": "shaman"}})
    recruit(s, 0, "traitor")
    assert {choice[1] for choice in offered(s, 0, "replace")} == {lord("tamer"), lord("traitor")}


@rule("A22.5a", "A22.2c")
def test_schemer_and_traitor_a_turned_lord_may_go():
    s = about_to_recruit("schemer", turned={0: "tamer"}, lord_deck="miller")
    recruit(s, 0, "schemer")
    do(s, 0, "dismiss", lord("tamer"))
    assert (names(s.free[0]), s.turned[0], names(s.lord_discard)) == ("schemer miller", (), "tamer")
    s = about_to_recruit("traitor", turned={0: "tamer"}, court="miller " + QUIET)
    recruit(s, 0, "traitor")
    do(s, 0, "replace", lord("tamer"), lord("miller"))
    assert (names(s.free[0]), s.turned[0], names(s.lord_discard)) == ("traitor miller", (), "tamer")


@rule("A22.2d")
def test_the_lord_who_replaces_a_turned_one_works():
    """The Landlord's pearl, and his key as the third: both count."""
    s = schemed("landlord", dismiss="tamer", turned={0: "tamer"}, pearls={0: 0}, keys={0: 2}, available="jail", pile="")
    assert s.pearls[0] == 1
    do(s, 0, "take_location", location("jail"))
    assert s.places[0] == ((location("jail"), (lord("landlord"),)),)


# -- what a replacement is not


@rule("A29.22")
def test_a_replacing_lord_is_not_recruited_so_he_costs_nothing_brings_no_companion_and_triggers_no_end():
    s = about_to_recruit(
        "schemer", free={0: "assassin hunter jailer seeker illusionist"}, pearls={0: 0}, lord_deck="miller"
    )
    recruit(s, 0, "schemer")
    reply = do(s, 0, "dismiss", lord("hunter"))
    assert len(s.free[0]) == 6
    assert s.pearls[0] == 0
    assert allies(s.companions[0]) == "shellfish1"  # the Schemer's own
    assert not heard(reply, 0, "lord_recruited")
    assert s.last_turns == -1


@rule("A29.22", "A22.5b")
def test_the_keys_of_a_replacing_lord_work():
    s = schemed("keeper", court="trader peddler shopkeeper", keys={0: 2}, available="jail", pile="")
    assert asked(s) == [(0, "control.location")]


@rule("A29.21")
def test_a_discarded_lord_never_comes_back():
    """The last Lords of the deck are laid out, and the discarded one is not among them."""
    s = about_to_recruit("schemer", court="keeper", free={0: "tamer"}, lord_deck="miller landowner")
    recruit(s, 0, "schemer")
    do(s, 0, "dismiss", lord("tamer"))
    assert names(s.lord_discard) == "tamer"
    assert (names(s.court), s.lord_deck) == ("keeper landowner", [])


# -- the arrow of a replacing Lord


@rule("A22.5b", "A27.14", "A29.65")
def test_the_arrow_of_a_replacing_lord_may_be_used_or_left():
    used = schemed("trader", use=True, pearls={0: 0})
    left = schemed("trader", use=False, pearls={0: 0})
    assert [(names(s.free[0]), s.pearls[0], s.turn.seat) for s in (used, left)] == [("trader", 3, 1), ("trader", 0, 1)]


@rule("A29.65")
@pytest.mark.parametrize("name", ["seeker", "hunter", "jailer", "assassin", "apprentice", "invoker"])
def test_an_arrow_that_is_left_is_lost(name):
    s = schemed(
        name,
        use=False,
        hands={1: "crab4"},
        free={1: "tamer"},
        monsters={1: (2,)},
        pearls={0: 0, 1: 3},
        council="seahorse1",
    )
    assert (s.turn.seat, s.pearls, s.monsters[0], s.hands[0]) == (1, [0, 3], (), ())
    assert (len(s.hands[1]), names(s.free[1])) == (1, "tamer")


@rule("A29.65")
@pytest.mark.parametrize("name", ["apprentice", "hermit", "jailer"])
def test_the_corruptors_second_lord_must_use_his_arrow(name):
    s = about_to_recruit(
        "corruptor", court=f"{name} {QUIET}", pearls={0: 5}, council="crab1", pile="jail chasm", hands={1: "crab2"}
    )
    recruit(s, 0, "corruptor")
    do(s, 0, "bribe", lord(name))
    if name == "jailer":
        assert asked(s) == [(1, "jailer.discard")]
    else:
        assert s.turn.seat == 1
        assert (allies(s.hands[0]), len(s.places[0])) == (("crab1", 0) if name == "apprentice" else ("", 1))


# -- chains


@rule("A27.14", "A22.5b")
def test_schemer_brings_traitor_brings_sage():
    s = schemed("traitor", court=CHAINS, pile="jail chasm depths")
    do(s, 0, "replace", lord("traitor"), lord("sage"))
    assert asked(s) == [(0, "lord.arrow")]
    do(s, 0, "use")
    do(s, 0, "take_location", location("chasm"))
    assert s.places[0] == ((location("chasm"), (lord("sage"),)),)
    assert s.free[0] == ()
    assert names(s.lord_discard) == "schemer traitor"
    assert names(s.court) == "hermit elder keeper reaper shepherd"
    assert s.turn.seat == 1


@rule("A29.65", "A27.14")
def test_a_declined_ambassador_lies_free_and_his_three_keys_lead_to_step_three():
    s = schemed("traitor", court=CHAINS, available="abyss", pile="jail chasm depths")
    do(s, 0, "replace", lord("traitor"), lord("sage"))
    do(s, 0, "leave")
    assert asked(s) == [(0, "control.location")]
    assert ("take_location", location("abyss")) in offered(s, 0)
    do(s, 0, "take_location", location("abyss"))
    assert s.places[0] == ((location("abyss"), (lord("sage"),)),)


@rule("A22.5b")
def test_traitor_brings_schemer_brings_corruptor_who_buys_a_third_lord():
    s = about_to_recruit("traitor", court="schemer trader " + QUIET, pearls={0: 5}, lord_deck="corruptor miller")
    recruit(s, 0, "traitor")
    do(s, 0, "replace", lord("traitor"), lord("schemer"))
    do(s, 0, "dismiss", lord("schemer"))
    assert asked(s) == [(0, "corruptor.buy")]
    do(s, 0, "bribe", lord("trader"))
    assert (names(s.free[0]), s.pearls[0]) == ("corruptor trader", 3)
    assert names(s.court) == QUIET


@rule("A22.5b", "A29.63")
def test_invoker_who_comes_through_the_schemer_gives_his_extra_turn():
    s = schemed("invoker", use=True)
    assert (s.turn.seat, asked(s)) == (0, [(0, "turn.action")])


@rule("A21.20", "A22.5b")
def test_commander_who_replaces_another_lord_sets_his_limit_at_once():
    """So early that it does not matter that his key is the third and he is covered in the same turn."""
    s = schemed("commander", hands={1: "crab1 " * 4 + "seahorse1 " * 3}, keys={0: 2}, pile="jail chasm")
    assert asked(s) == [(1, "commander.discard")]
    pay(s, 1, "crab1")
    assert asked(s) == [(0, "control.location")]


@rule("A27.27", "A22.5b")
def test_black_smokers_through_an_ambassador_through_the_schemer():
    s = schemed("hermit", use=True, pile="black_smokers chasm depths")
    assert asked(s) == [(0, "control.smokers")]
    do(s, 0, "swap", location("depths"))
    assert s.places[0] == ((location("depths"), (lord("hermit"),)),)
    assert sorted(tile_names(s.pile).split()) == ["black_smokers", "chasm"]


@rule("A27.27", "A29.24")
def test_black_smokers_through_the_illusionist():
    s = about_to_recruit("illusionist", places={0: {"jail": "tamer"}}, available="black_smokers", pile="chasm depths")
    recruit(s, 0, "illusionist")
    do(s, 0, "swap_location", location("jail"), location("black_smokers"))
    do(s, 0, "swap", location("chasm"))
    assert s.places[0] == ((location("chasm"), (lord("tamer"),)),)
    assert tile_names(s.available) == "jail"


# -- the seventh Lord


@rule("A29.53")
def test_corruptor_buys_the_seventh_lord_free_turned_and_covered_ones_counted():
    s = about_to_recruit(
        "corruptor",
        court="trader " + QUIET,
        pearls={0: 5},
        free={0: "tamer"},
        turned={0: "miller"},
        places={0: {"jail": "shaman slaver landlord"}},
    )
    recruit(s, 0, "corruptor")
    assert s.last_turns == -1
    reply = do(s, 0, "bribe", lord("trader"))
    assert heard(reply, 1, "last_round") == [{"seat": 0, "reason": "lords"}]


@rule("A29.53")
def test_six_lords_of_any_kind_do_not_end_the_game():
    s = about_to_recruit(
        "trader", free={0: "tamer"}, turned={0: "miller"}, places={0: {"jail": "shaman slaver landlord"}}
    )
    recruit(s, 0, "trader")
    assert s.last_turns == -1


SOLDIERS = ["jailer", "seeker", "hunter", "assassin"]


@rule("A27.14")
@pytest.mark.parametrize("newcomer", [*SOLDIERS, "apprentice", "sage"])
def test_nobody_is_asked_about_an_arrow_that_can_do_nothing(newcomer):
    s = schemed(newcomer, pearls={1: 0}, turned={1: "tamer"}, pile="", available="")
    assert lord(newcomer) in s.free[0]
    assert (0, "lord.arrow") not in asked(s)


@rule("A27.14")
@pytest.mark.parametrize("newcomer", SOLDIERS)
def test_an_arrow_that_reaches_only_one_of_two_opponents_may_be_used(newcomer):
    victim = {"hands": {2: "crab2"}, "pearls": {1: 0, 2: 1}, "monsters": {2: (2,)}, "free": {2: "tamer"}}
    s = schemed(newcomer, seats=3, **victim)
    assert asked(s) == [(0, "lord.arrow")]
