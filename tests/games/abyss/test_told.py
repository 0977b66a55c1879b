"""What is told when something happens: every happening once, in the order of the rules, with its facts (section 28)."""

from typing import Any

import pytest

from bathysphere.engine import SPECTATOR, Reply
from bathysphere.games.abyss import GAME
from bathysphere.games.abyss.cards.allies import RACES
from bathysphere.games.abyss.cards.locations import location
from support.abyss.positions import (
    QUIET,
    about_to_recruit,
    card,
    cards,
    control,
    do,
    exact_price,
    lord,
    lords,
    pay,
    recruit,
    scene,
    spend,
    tiles,
)
from support.rules import rule

SQUID, CRAB = RACES.index("squid"), RACES.index("crab")
NEXT = ("turn_began", 1, False)
"""What closes the story of most turns."""


def story(reply: Reply, seat: int = SPECTATOR) -> list[tuple[Any, ...]]:
    """All that a seat, or somebody who only watches, is told: kinds and facts."""
    return [(told.kind, *told.data.values()) for told in reply.seen_by(seat)]


def arrival(name: str, **zones: Any) -> list[tuple[Any, ...]]:
    """What everybody is told from the arrival of a Lord on until the next question."""
    told = story(recruit(about_to_recruit(name, **zones), 0, name))
    assert [kind for kind, *_ in told[:3]] == ["lord_paid", "companion_joined", "lord_recruited"]
    return told[3:]


def test_what_comes_to_light_bars_the_way_back():
    """Whoever steps back over one of these would keep what he has seen."""
    assert {kind.name for kind in GAME.events if kind.reveals} == {
        "lord_revealed", "ally_revealed", "monster_revealed", "ally_bought", "tokens_drawn", "deck_reshuffled",
        "council_taken", "lord_paid", "lord_replaced", "court_refilled", "allies_discarded", "token_stolen",
        "court_replaced", "council_discarded", "tiles_drawn", "smokers_swapped", "final_companions", "scored",
    }  # fmt: skip


# -- actions


@rule("A28.2", "A28.5", "A28.20")
def test_an_exploration_is_told():
    s = scene(deck="crab1 squid2 monster shellfish3 squid1", pearls={0: 0, 1: 1}, free={0: "ship_master"})
    assert story(do(s, 0, "explore")) == [("ally_revealed", 0, card("crab1"), 1)]
    sold = do(s, 1, "buy", card("crab1"))
    assert story(sold) == [("ally_bought", 1, card("crab1"), 0, 1), ("ally_revealed", 0, card("squid2"), 1)]
    assert story(do(s, 0, "go_on")) == [("monster_revealed", 0, 2)]
    assert story(do(s, 0, "go_on")) == [("threat_rose", 0, 2), ("ally_revealed", 0, card("shellfish3"), 3)]
    assert story(do(s, 0, "take")) == [
        ("ally_taken", 0, card("shellfish3")),
        ("council_filled", 0, (card("squid2"),)),
        ("pearls_gained", 0, 1, "ship_master"),
        NEXT,
    ]


@rule("A28.2", "A28.20")
def test_the_pearl_of_the_last_space_is_told():
    s = scene(deck="crab1 crab2 crab3 crab4 crab5 squid1", pearls={1: 0})
    do(s, 0, "explore")
    for _ in range(3):
        do(s, 0, "go_on")
    assert story(do(s, 0, "go_on")) == [
        ("ally_revealed", 0, card("crab5"), 5),
        ("ally_taken", 0, card("crab5")),
        ("pearls_gained", 0, 1, "last_space"),
        ("council_filled", 0, tuple(cards("crab1 crab2 crab3 crab4"))),
        NEXT,
    ]


@rule("A28.17", "A28.18", "A28.22")
def test_a_fight_is_told():
    s = scene(3, turn=1, deck="monster crab1 crab2", threat=5, supply=(4, 4))
    do(s, 1, "explore")
    assert story(do(s, 1, "fight")) == [("monster_beaten", 1, 5)]
    reply = do(s, 1, "reward", 1, 1)
    for other in (0, 2, SPECTATOR):
        told = [("reward_taken", 1, 1, 1, 1), ("tokens_drawn", 1, 1), ("turn_began", 2, False)]
        assert story(reply, other) == told
    assert ("tokens_drawn", 1, 1, (4,)) in story(reply, 1)


@rule("A6.26a", "A8.1", "A8.3")
def test_after_a_fight_in_the_last_space_the_track_is_cleared():
    s = scene(deck="crab1 crab2 monster crab4 monster squid1", pearls={1: 0}, threat=2)
    do(s, 0, "explore")
    for _ in range(4):
        last = do(s, 0, "go_on")
    assert story(last) == [
        ("monster_revealed", 0, 5),
        ("monster_beaten", 0, 3),
        ("reward_taken", 0, 0, 0, 1),
        ("pearls_gained", 0, 1, "last_space"),
        ("council_filled", 0, tuple(cards("crab1 crab2 crab4"))),
        NEXT,
    ]
    assert (s.track, len(s.discard), s.threat) == ([], 2, 1)


def test_a_reward_without_tokens_draws_none():
    s = scene(deck="monster crab1", threat=3)
    do(s, 0, "explore")
    assert story(do(s, 0, "fight")) == [("monster_beaten", 0, 3), ("reward_taken", 0, 0, 0, 1), NEXT]


@rule("A28.3", "A28.4")
def test_the_councils_support_is_told():
    s = scene(3, turn=1, council="crab1 crab5")
    reply = do(s, 1, "council", CRAB)
    for other in (0, 2, SPECTATOR):
        assert story(reply, other) == [("council_taken", 1, CRAB, 2), ("turn_began", 2, False)]
    assert story(reply, 1)[0] == ("council_taken", 1, CRAB, 2, tuple(cards("crab1 crab5")))


@rule("A28.6", "A28.9", "A28.11", "A28.12")
def test_a_recruitment_is_told():
    s = about_to_recruit("shepherd", court="keeper miller", lord_deck="sage elder hermit tamer jailer", pearls={0: 2})
    do(s, 0, "recruit", lord("shepherd"))
    assert story(pay(s, 0, "seahorse5 seahorse3")) == [
        ("lord_paid", 0, lord("shepherd"), tuple(cards("seahorse3 seahorse5")), 0),
        ("companion_joined", 0, card("seahorse3")),
        ("lord_recruited", 0, lord("shepherd")),
        ("court_refilled", 0, tuple(lords("sage elder hermit tamer")), 2),
        NEXT,
    ]


def test_the_last_round_is_told_with_its_reason():
    assert ("last_round", 0, "deck") in arrival("keeper", court="miller", lord_deck="sage")
    free = {0: "reaper shepherd miller tamer hunter jailer"}
    assert ("last_round", 0, "lords") in arrival("seeker", court="keeper landowner elder", free=free, pile="")


@rule("A28.11")
def test_an_intrigue_is_told():
    s = scene(lord_deck="sage elder")
    assert story(do(s, 0, "intrigue")) == [("lord_revealed", 0, lord("sage"))]


# -- Lords


@rule("A28.20")
@pytest.mark.parametrize(("name", "pearls"), [("shopkeeper", 1), ("peddler", 2), ("trader", 3), ("landlord", 1)])
def test_pearls_of_merchants_are_told(name: str, pearls: int):
    assert arrival(name) == [("pearls_gained", 0, pearls, name), NEXT]


def test_the_landlords_pearl_is_told_at_the_start_of_a_turn():
    s = scene(council="crab1", free={1: "landlord"})
    assert story(do(s, 0, "council", CRAB))[1:] == [NEXT, ("pearls_gained", 1, 1, "landlord")]


def test_an_extra_turn_is_told():
    assert arrival("invoker") == [("extra_turn", 0), ("turn_began", 0, True)]


@rule("A28.4")
def test_what_the_apprentice_takes_is_told():
    assert arrival("apprentice", council="crab1 crab2") == [("council_taken", 0, CRAB, 2), NEXT]


@rule("A28.15")
def test_the_illusionists_swap_is_told():
    s = about_to_recruit("illusionist", places={0: {"jail": "keeper"}}, court="tamer miller hunter", available="chasm")
    recruit(s, 0, "illusionist")
    reply = do(s, 0, "swap_location", location("jail"), location("chasm"))
    assert story(reply) == [("location_swapped", 0, *tiles("jail chasm")), NEXT]


@rule("A28.11", "A28.20")
def test_the_corruptors_bribe_is_told():
    s = about_to_recruit("corruptor", pearls={0: 6}, court="keeper miller hunter tamer")
    recruit(s, 0, "corruptor")
    assert story(do(s, 0, "bribe", lord("keeper"))) == [("lord_corrupted", 0, lord("keeper"), 5), NEXT]


@rule("A28.12", "A28.13")
def test_replacements_are_told():
    s = about_to_recruit("schemer", free={0: "keeper"}, court="tamer miller hunter", lord_deck="peddler")
    recruit(s, 0, "schemer")
    assert story(do(s, 0, "dismiss", lord("keeper"))) == [("lord_replaced", 0, lord("peddler"), lord("keeper"))]
    assert story(do(s, 0, "leave")) == [("arrow_left", 0, lord("peddler")), NEXT]


@rule("A28.20")
def test_the_seekers_toll_is_told():
    toll = ("pearls_paid", 1, 1, lord("seeker"))
    assert arrival("seeker", pearls={1: 1}) == [toll, NEXT]
    assert arrival("seeker", pearls={1: 0}) == [NEXT]


@rule("A28.7")
def test_what_jailer_and_commander_cost_is_told():
    s = about_to_recruit("jailer", hands={1: "squid5 squid4"})
    recruit(s, 0, "jailer")
    gone = ("allies_discarded", 1, (card("squid5"),), lord("jailer"))
    assert story(do(s, 1, "ally", card("squid5"))) == [gone, NEXT]
    s = about_to_recruit("commander", hands={1: "squid1 squid1 squid2 squid2 squid3 squid4 squid5"})
    recruit(s, 0, "commander")
    assert story(pay(s, 1, "squid5")) == [("allies_discarded", 1, (card("squid5"),), lord("commander")), NEXT]


@rule("A28.19")
def test_the_hunters_theft_is_told():
    s = scene(4, turn=2, hands={2: exact_price("hunter")}, court=f"hunter {QUIET}", monsters={1: (4,)})
    reply = recruit(s, 2, "hunter")
    for other in (0, 3, SPECTATOR):
        assert story(reply, other)[3:] == [("token_stolen", 2, 1), ("turn_began", 3, False)]
    assert story(reply, 1)[3] == story(reply, 2)[3] == ("token_stolen", 2, 1, 4)


@rule("A28.12")
def test_the_assassins_strike_is_told():
    assert arrival("assassin", free={1: "tamer"}) == [("lord_turned", 0, 1, lord("tamer")), NEXT]
    assert arrival("assassin", turned={1: "tamer"}) == [NEXT]


@rule("A28.7", "A28.11")
def test_powers_are_told():
    s = scene(hands={0: "crab1"}, council="squid1 squid2", court="keeper", free={0: "slaver opportunist oracle"},
              lord_deck="sage")  # fmt: skip
    assert story(do(s, 0, "slaver", card("crab1"))) == [
        ("allies_discarded", 0, (card("crab1"),), lord("slaver")),
        ("pearls_gained", 0, 2, "slaver"),
    ]
    assert story(do(s, 0, "opportunist", lord("keeper"))) == [("court_replaced", 0, lord("keeper"), lord("sage"))]
    assert story(do(s, 0, "oracle", SQUID)) == [("council_discarded", 0, SQUID, tuple(cards("squid1 squid2")))]


# -- locations


@rule("A28.15", "A28.16", "A28.21")
def test_control_of_a_location_is_told():
    s = scene(council="crab1", free={0: "tamer"}, keys={0: 3}, pile="black_smokers jail chasm")
    do(s, 0, "council", CRAB)
    assert story(spend(s, 0, "tamer token token")) == []
    assert story(do(s, 0, "draw", 2)) == [("tiles_drawn", 0, tuple(tiles("black_smokers jail")))]
    taken = ("location_taken", 0, location("black_smokers"), tuple(lords("tamer")), 2)
    assert story(control(s, 0, "black_smokers")) == [taken]
    assert story(do(s, 0, "swap", location("chasm"))) == [("smokers_swapped", 0, location("chasm")), NEXT]
