"""What happens for a player who does not answer: he loses little, and no rare thing is spent for him."""

from typing import Any

import pytest

from bathysphere.engine import PASS, Choice, decision_of
from bathysphere.games.abyss.state import AbyssState
from support.abyss.positions import about_to_recruit, card, do, lord, offered, recruit, scene
from support.rules import rule


def default(s: AbyssState, seat: int) -> Choice:
    decision = decision_of(s, seat)
    assert decision is not None
    return decision.default


def picks(words: str) -> Choice:
    return tuple(sorted(("ally", card(word)) for word in words.split()))


def test_he_takes_an_ally_and_fights_a_monster_so_that_his_turn_ends():
    s = scene(deck="crab1 monster squid1", pearls={1: 0})
    do(s, 0, "explore")
    assert default(s, 0) == ("take",)
    do(s, 0, "go_on")
    assert default(s, 0) == ("fight",)
    do(s, 0, "fight")
    assert default(s, 0) == ("reward", 1, 0)


def test_he_buys_nothing():
    s = scene(deck="crab1 squid1", pearls={1: 9})
    do(s, 0, "explore")
    assert default(s, 1) == PASS


@rule("A27.19")
def test_he_discards_his_weakest_allies():
    s = about_to_recruit("jailer", hands={1: "squid2 shellfish1 jellyfish4"})
    recruit(s, 0, "jailer")
    assert default(s, 1) == ("ally", card("shellfish1"))
    s = about_to_recruit(
        "commander", hands={1: "squid5 squid4 squid3 shellfish2 crab1 shellfish5 seahorse3 jellyfish2"}
    )
    recruit(s, 0, "commander")
    assert default(s, 1) == picks("crab1 shellfish2")


@rule("A27.24")
@pytest.mark.parametrize(
    ("free", "tokens", "spent"),
    [
        ("tamer landlord", 3, ("token", "token", "token")),
        ("landlord tamer", 2, ("landlord", "token", "token")),
        ("landlord tamer keeper", 1, ("landlord", "tamer", "token")),
        ("sage landlord", 2, ("landlord", "token", "token")),
        ("sage hermit", 2, ("sage",)),
    ],
)
def test_he_spends_key_tokens_before_lords_and_single_keys_before_an_ambassador(
    free: str, tokens: int, spent: tuple[str, ...]
):
    s = scene(council="crab1", free={0: free}, keys={0: tokens}, pile="jail")
    do(s, 0, *offered(s, 0, "council")[0])
    pieces = sorted(("token",) if word == "token" else ("lord", lord(word)) for word in spent)
    assert default(s, 0) == tuple(pieces)


@rule("A27.11", "A27.12", "A27.13", "A27.15")
@pytest.mark.parametrize(
    ("name", "zones"),
    [
        ("corruptor", {"pearls": {0: 9}}),
        ("schemer", {"lord_deck": "tamer"}),
        ("traitor", {}),
        ("illusionist", {"places": {0: {"jail": ""}}, "available": "chasm"}),
    ],
)
def test_he_declines_what_may_be_declined(name: str, zones: dict[str, Any]):
    s = about_to_recruit(name, **zones)
    recruit(s, 0, name)
    assert default(s, 0) == ("decline",)


@rule("A27.14")
def test_a_replacing_lord_works_for_him():
    s = about_to_recruit("schemer", lord_deck="peddler")
    recruit(s, 0, "schemer")
    do(s, 0, "dismiss", lord("schemer"))
    assert default(s, 0) == ("use",)


@rule("A27.27")
def test_he_keeps_black_smokers():
    s = about_to_recruit("hermit", pile="black_smokers jail")
    recruit(s, 0, "hermit")
    assert default(s, 0) == ("keep",)
