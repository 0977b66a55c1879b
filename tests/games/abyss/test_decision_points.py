"""Section 27, the first eight lines: who is asked what in a turn, with which options and in which order."""

import pytest

from bathysphere.engine import SPECTATOR, decision_of
from bathysphere.games.abyss import GAME
from bathysphere.games.abyss.cards.allies import RACES
from bathysphere.games.abyss.cards.lords import lord
from support.abyss.positions import asked, card, do, let_pass, offered, scene
from support.rules import rule

SQUID, SHELLFISH, CRAB = RACES.index("squid"), RACES.index("shellfish"), RACES.index("crab")


def single(s, seat):
    """The decision of a seat that picks exactly one option."""
    decision = decision_of(s, seat)
    assert decision is not None
    assert decision.picks is None
    return decision


@rule("A27.1")
def test_intrigues_are_asked_with_the_action_again_and_again():
    s = scene(pearls={0: 2}, court="keeper", lord_deck="jailer seeker hunter", council="crab1")
    for _ in range(2):
        assert asked(s) == [(0, "turn.action")]
        assert offered(s, 0) == [("explore",), ("council", CRAB), ("intrigue",)]
        do(s, 0, "intrigue")
    assert offered(s, 0) == [("explore",), ("council", CRAB)]


@rule("A27.1")
def test_an_absent_player_pays_for_no_intrigue():
    s = scene(pearls={0: 2}, court="keeper", council="crab1")
    assert single(s, 0).default == ("explore",)


@rule("A27.2")
def test_the_active_player_alone_chooses_among_the_legal_actions():
    s = scene(3, turn=1, hands={1: "seahorse5 squid2"}, pearls={1: 1}, court="miller reaper aquaculturalist keeper",
              council="squid1 crab2", lord_deck="")  # fmt: skip
    assert asked(s) == [(1, "turn.action")]
    assert offered(s, 1) == [
        ("explore",), ("council", SQUID), ("council", CRAB), ("recruit", lord("miller")), ("recruit", lord("reaper")),
    ]  # fmt: skip
    assert single(s, 1).default != ("pass",)


@rule("A27.2")
def test_the_action_is_chosen_once_per_turn():
    s = scene(council="squid1 crab2")
    do(s, 0, "council", SQUID)
    assert asked(s) == [(1, "turn.action")]


@rule("A27.3")
def test_each_opponent_who_may_buy_is_asked_clockwise():
    s = scene(4, turn=2, deck="crab1 crab2 crab3", pearls={0: 2, 1: 5, 2: 5, 3: 1})
    do(s, 2, "explore")
    assert asked(s) == [(3, "explore.buy"), (0, "explore.buy"), (1, "explore.buy")]
    for seat in (0, 1, 3):
        assert single(s, seat).options == (("pass",), ("buy", card("crab1")))
        assert single(s, seat).default == ("pass",)
    do(s, 0, "buy", card("crab1"))
    do(s, 1, "buy", card("crab1"))
    do(s, 3, "pass")
    assert asked(s) == [(1, "explore.buy")]  # 0 has bought, 3 cannot pay 2


@rule("A27.3")
def test_the_first_buyer_closes_the_window():
    s = scene(3, deck="crab1 monster crab3", pearls={1: 5, 2: 5})
    do(s, 0, "explore")
    do(s, 2, "buy", card("crab1"))
    do(s, 1, "buy", card("crab1"))
    assert s.hands == [(), (card("crab1"),), ()]
    assert asked(s) == [(0, "explore.fight")]


@rule("A27.4")
def test_the_explorer_decides_about_an_unsold_ally_after_all_opponents():
    s = scene(3, deck="crab1 crab2", pearls={1: 1, 2: 1})
    do(s, 0, "explore")
    do(s, 1, "pass")
    assert decision_of(s, 0) is None
    do(s, 2, "pass")
    assert asked(s) == [(0, "explore.take")]
    assert single(s, 0).options == (("take",), ("go_on",))


@rule("A27.4")
def test_nobody_is_asked_about_an_ally_in_the_last_space():
    s = scene(deck="crab1 crab2 crab3 crab4 squid1 squid2", pearls={1: 0})
    do(s, 0, "explore")
    for _ in range(4):
        do(s, 0, "go_on")
    assert asked(s) == [(1, "turn.action")]


@rule("A27.5")
def test_the_explorer_decides_about_a_monster_without_any_reaction():
    s = scene(4, turn=3, deck="monster crab2", pearls=dict.fromkeys(range(4), 9))
    do(s, 3, "explore")
    assert asked(s) == [(3, "explore.fight")]
    assert single(s, 3).options == (("fight",), ("go_on",))


@rule("A27.6")
@pytest.mark.parametrize(("division", "choices"), [(1, 2), (2, 3), (3, 0), (4, 2), (5, 3), (6, 0)])
def test_the_winner_chooses_among_the_rewards_before_tokens_are_drawn(division, choices):
    s = scene(deck="monster crab2", threat=division)
    do(s, 0, "explore")
    do(s, 0, "fight")
    assert asked(s) == ([(0, "explore.reward")] if choices else [(1, "turn.action")])
    assert len(offered(s, 0, "reward")) == choices
    assert len(s.supply) == 20


@rule("A27.6", "A22.3")
def test_the_tamer_shifts_the_division_before_the_choice():
    s = scene(deck="monster crab2", threat=3, free={1: "tamer"})
    do(s, 0, "explore")
    do(s, 0, "fight")
    assert offered(s, 0) == [("reward", 2, 0), ("reward", 1, 1), ("reward", 0, 2)]


@rule("A27.7")
def test_the_active_player_names_one_area():
    s = scene(council="squid1 squid3 shellfish2 crab2")
    assert offered(s, 0, "council") == [("council", SQUID), ("council", SHELLFISH), ("council", CRAB)]


@rule("A27.7", "A21.14")
def test_with_an_alchemist_the_active_player_names_two_areas():
    s = scene(council="squid1 squid3 shellfish2 crab2", free={0: "alchemist"})
    assert offered(s, 0, "council") == [
        ("council", SQUID, SHELLFISH), ("council", SQUID, CRAB), ("council", SHELLFISH, CRAB),
    ]  # fmt: skip
    do(s, 0, "council", SQUID, CRAB)
    assert len(s.hands[0]) == 3


@rule("A27.8")
@pytest.mark.parametrize(("pearls", "affordable"), [(0, ["reaper"]), (1, ["miller", "reaper"])])
def test_the_active_player_names_a_lord_he_can_pay_for(pearls, affordable):
    s = scene(hands={0: "seahorse5 squid2"}, pearls={0: pearls}, court="miller reaper keeper jailer")
    assert offered(s, 0, "recruit") == [("recruit", lord(name)) for name in affordable]
    do(s, 0, "recruit", lord("reaper"))
    assert asked(s) == [(0, "recruit.pay")]  # nobody reacts, the payment follows


@rule("A27.2", "A27.3", "A27.4")
def test_everybody_knows_who_is_asked_what():
    s = scene(3, deck="crab1 crab2", pearls={1: 1, 2: 0})
    for expected, answer in [
        ((0, "turn.action"), lambda: do(s, 0, "explore")),
        ((1, "explore.buy"), lambda: let_pass(s)),
        ((0, "explore.take"), lambda: do(s, 0, "take")),
        ((1, "turn.action"), lambda: None),
    ]:
        assert {GAME.view(s, seat).asked for seat in (0, 1, 2, SPECTATOR)} == {(expected,)}
        answer()
