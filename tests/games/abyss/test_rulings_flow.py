"""Section 29, the rulings about turns, exploration, Monsters and the Council."""

import pytest

from bathysphere.engine import Refused, answer
from bathysphere.games.abyss.cards.allies import RACES
from bathysphere.games.abyss.cards.lords import lord
from support.abyss.positions import (
    about_to_recruit,
    allies,
    asked,
    card,
    cards,
    control,
    do,
    heard,
    let_pass,
    names,
    offered,
    recruit,
    scene,
)
from support.rules import rule

CRAB = RACES.index("crab")
SEVEN_SQUID = "squid1 squid1 squid1 squid1 squid2 squid2 squid2"


def go_on(s, times):
    for _ in range(times):
        let_pass(s)
        do(s, s.turn.seat, "go_on")


# -- exploration


@rule("A29.4")
def test_an_empty_area_cannot_be_asked_for():
    s = scene(council="crab1")
    assert offered(s, 0, "council") == [("council", CRAB)]
    with pytest.raises(Refused):
        do(s, 0, "council", 0)


@rule("A29.4", "A4.6")
def test_without_any_card_in_the_council_the_action_is_not_offered():
    assert offered(scene(pearls={0: 0}), 0) == [("explore",)]


@rule("A29.5")
def test_the_token_stays_on_the_last_division():
    s = scene(deck="monster monster crab1", threat=6)
    do(s, 0, "explore")
    do(s, 0, "go_on")
    assert s.threat == 6
    do(s, 0, "fight")
    assert s.keys[0] == 2


@rule("A29.6")
def test_after_a_sale_from_the_last_space_the_exploration_goes_on_there():
    s = scene(3, deck="crab1 crab2 crab3 crab4 squid1 squid2 squid3", pearls={0: 0, 1: 1, 2: 2})
    do(s, 0, "explore")
    go_on(s, 4)
    do(s, 1, "buy", card("squid1"))
    reply = do(s, 2, "pass")
    assert heard(reply, 0, "ally_revealed") == [{"seat": 0, "ally": card("squid2"), "space": 5}]
    assert asked(s) == [(2, "explore.buy")]


@rule("A29.7")
def test_without_a_card_left_exploring_cannot_be_started():
    s = scene(deck="", discard="", council="crab1", pearls={0: 0})
    assert offered(s, 0) == [("council", CRAB)]
    assert offered(scene(deck="", discard="squid1", council="crab1"), 0, "explore")


@rule("A29.7")
def test_the_last_ally_there_is_must_be_taken_without_a_pearl():
    s = scene(deck="crab1 crab2", pearls={0: 0, 1: 0})
    do(s, 0, "explore")
    go_on(s, 1)
    assert (allies(s.hands[0]), allies(s.council[CRAB])) == ("crab2", "crab1")
    assert s.pearls == [0, 0]
    assert s.turn.seat == 1


@rule("A29.7", "A6.17a")
def test_the_last_ally_there_is_brings_the_pearl_of_the_last_space():
    s = scene(deck="crab1 crab2 crab3 crab4 squid1", pearls={0: 0, 1: 0})
    do(s, 0, "explore")
    go_on(s, 4)
    assert (allies(s.hands[0]), s.pearls[0]) == ("squid1", 1)


@rule("A29.7")
def test_the_last_monster_there_is_must_be_fought():
    s = scene(deck="crab1 monster", threat=3, pearls={0: 0, 1: 0})
    do(s, 0, "explore")
    go_on(s, 1)
    assert (s.keys[0], s.threat, s.pearls[0], s.turn.seat) == (1, 1, 0, 1)


@rule("A29.7", "A6.16")
def test_with_the_last_ally_sold_the_explorer_gets_nothing():
    s = scene(deck="crab5 squid1", pearls={0: 0, 1: 1})
    do(s, 0, "explore")
    go_on(s, 1)
    do(s, 1, "buy", card("squid1"))
    assert (s.hands[0], allies(s.hands[1]), allies(s.council[CRAB])) == ((), "squid1", "crab5")
    assert (s.track, s.turn.seat) == ([], 1)


@rule("A29.8")
def test_a_poor_opponent_passes_unasked():
    s = scene(deck="crab5 crab4", pearls={1: 0})
    do(s, 0, "explore")
    assert asked(s) == [(0, "explore.take")]


@rule("A29.54")
def test_without_any_possible_action_the_turn_passes():
    s = scene(3, deck="", discard="", pearls={0: 0})
    assert offered(s, 0) == [("pass",)]
    do(s, 0, "pass")
    assert asked(s) == [(1, "turn.action")]


@rule("A29.54")
def test_an_affordable_lord_forbids_to_pass():
    s = about_to_recruit("miller", deck="", discard="")
    assert offered(s, 0, "pass") == []


@rule("A29.61")
def test_cards_on_the_track_are_not_in_the_new_deck():
    s = scene(deck="crab1 monster", discard="squid1 squid2", pearls={1: 0})
    do(s, 0, "explore")
    do(s, 0, "go_on")
    assert sorted(s.deck) == cards("squid1 squid2")
    assert allies(s.track) == "crab1 monster"


@rule("A29.61")
def test_with_nothing_to_shuffle_the_deck_is_made_right_before_the_next_reveal():
    s = scene(deck="crab1 monster", pearls={0: 0, 1: 0}, threat=3, council="squid1")
    do(s, 0, "explore")
    do(s, 0, "go_on")  # the Monster is the last card and must be fought
    do(s, 1, "council", 0)
    assert (s.deck, allies(s.discard)) == ([], "monster")
    reply = do(s, 0, "explore")
    kinds = [told.kind for told in reply.seen_by(1)]
    assert kinds.index("deck_reshuffled") < kinds.index("monster_revealed")


# -- Monsters


@rule("A29.32", "A21.25")
@pytest.mark.parametrize(("threat", "keys", "choices"), [(2, 0, 2), (3, 0, 3), (4, 1, 0), (5, 1, 2), (6, 1, 3)])
def test_the_tamer_lowers_the_reward_by_one_division(threat, keys, choices):
    s = scene(deck="monster crab1", threat=threat, free={1: "tamer"})
    do(s, 0, "explore")
    do(s, 0, "fight")
    assert len(offered(s, 0, "reward")) == choices
    if choices:
        do(s, 0, *offered(s, 0, "reward")[0])
    assert (s.keys[0], s.threat) == (keys, 1)


@rule("A29.32", "A22.3")
def test_the_tamer_leaves_the_first_division_and_the_last_space_alone():
    s = scene(deck="crab1 crab2 crab3 crab4 monster squid1", free={1: "tamer"}, pearls={0: 0, 1: 0})
    do(s, 0, "explore")
    go_on(s, 4)
    assert offered(s, 0) == [("reward", 1, 0), ("reward", 0, 1)]
    do(s, 0, "reward", 1, 0)
    assert s.pearls[0] == 1 + 1


@rule("A29.32", "A21.25")
def test_the_tamers_owner_gets_the_whole_reward():
    s = scene(deck="monster crab1", threat=3, free={0: "tamer"})
    do(s, 0, "explore")
    do(s, 0, "fight")
    assert s.keys[0] == 1


@rule("A29.48")
@pytest.mark.parametrize(
    ("threat", "supply", "rewards"),
    [
        (1, (3,), [(1, 0), (0, 1)]),
        (2, (3,), [(2, 0), (1, 1)]),
        (5, (3,), [(2, 0), (1, 1)]),
        (5, (3, 4), [(2, 0), (1, 1), (0, 2)]),
    ],
)
def test_rewards_that_need_more_tokens_than_are_left_are_not_offered(threat, supply, rewards):
    s = scene(deck="monster crab1", threat=threat, supply=supply)
    do(s, 0, "explore")
    do(s, 0, "fight")
    assert offered(s, 0) == [("reward", *reward) for reward in rewards]


@rule("A29.48")
def test_without_tokens_the_pearls_are_given():
    s = scene(deck="monster crab1", threat=5, supply=(), pearls={0: 0})
    do(s, 0, "explore")
    do(s, 0, "fight")
    assert (s.pearls[0], s.keys[0], s.monsters[0], s.turn.seat) == (2, 1, (), 1)


# -- Lords who work in a turn


@rule("A29.16", "A21.5")
def test_the_landlord_pays_at_the_very_start_of_his_owners_turns_only():
    s = scene(turn=1, free={0: "landlord"}, pearls={0: 0, 1: 0}, council="crab1 squid1", court="keeper")
    assert s.pearls == [0, 0]
    do(s, 1, "council", 0)
    assert s.pearls == [1, 0]
    assert offered(s, 0, "intrigue")  # the pearl is there before anything is asked
    do(s, 0, "council", CRAB)
    assert s.pearls == [1, 0]


@rule("A29.16")
@pytest.mark.parametrize("keys", [0, 2])
def test_the_landlord_pays_in_the_turn_of_his_arrival_even_if_covered_at_once(keys):
    s = about_to_recruit("landlord", keys={0: keys}, available="jail", pearls={0: 0})
    recruit(s, 0, "landlord")
    assert s.pearls[0] == 1
    if keys:
        control(s, 0, "jail")
    assert (s.pearls[0], s.turn.seat) == (1, 1)


@rule("A29.16")
def test_the_landlord_pays_when_he_replaces_another_lord():
    s = about_to_recruit("schemer", lord_deck="landlord miller", pearls={0: 0})
    recruit(s, 0, "schemer")
    do(s, 0, "dismiss", lord("schemer"))
    assert (names(s.free[0]), s.pearls[0]) == ("landlord", 1)


@rule("A29.17", "A21.1")
def test_the_ship_master_pays_for_each_race_sent_to_the_council():
    s = scene(deck="crab1 crab2 squid1 monster jellyfish1", free={0: "ship_master"}, pearls={0: 0, 1: 0})
    do(s, 0, "explore")
    go_on(s, 3)
    do(s, 0, "fight")
    do(s, 0, "reward", 0, 1)
    assert s.pearls[0] == 2  # crabs and squid


@rule("A29.17")
def test_the_ship_master_does_not_count_what_is_taken_or_sold_or_sent_by_others():
    s = scene(deck="crab1 squid1 squid2 shellfish1 shellfish2", free={0: "ship_master"}, pearls={0: 0, 1: 1})
    do(s, 0, "explore")
    do(s, 1, "buy", card("crab1"))
    do(s, 0, "take")
    assert s.pearls[0] == 1  # the price of the crab
    do(s, 1, "explore")
    let_pass(s)
    do(s, 1, "go_on")
    let_pass(s)
    do(s, 1, "take")
    assert (allies(s.council[0]), s.pearls[0]) == ("squid2", 1)


@rule("A29.23", "A29.63")
def test_an_extra_turn_is_a_complete_turn():
    s = about_to_recruit(
        "invoker", hands={0: "crab1 crab2"}, seats=3, free={0: "landlord slaver"}, pearls={0: 0, 1: 5, 2: 5},
        deck="crab3 crab4 squid2 squid3", lord_deck="hunter tamer",
    )  # fmt: skip
    do(s, 0, "slaver", card("crab1"))
    recruit(s, 0, "invoker")
    assert s.turn.seat == 0
    assert s.pearls[0] == 1 + 2 + 1  # the Landlord has paid twice
    assert offered(s, 0, "slaver")
    do(s, 0, "intrigue")
    do(s, 0, "explore")
    do(s, 1, "pass")
    do(s, 2, "buy", card("crab3"))
    assert s.pearls[2] == 4
    assert asked(s) == [(1, "explore.buy")]


@rule("A29.63")
def test_prices_and_buyers_of_the_turn_before_are_forgotten_in_an_extra_turn():
    s = about_to_recruit("invoker", hands={1: "squid1"}, pearls={1: 9}, deck="crab1 crab2 crab3 crab4 crab5 squid5")
    do(s, 0, "explore")
    do(s, 1, "buy", card("crab1"))
    do(s, 0, "take")
    do(s, 1, "explore")
    let_pass(s)
    do(s, 1, "take")
    recruit(s, 0, "invoker")
    do(s, 0, "explore")
    assert asked(s) == [(1, "explore.buy")]
    do(s, 1, "buy", s.track[-1])
    assert s.pearls[1] == 9 - 1 - 1


@rule("A29.63")
def test_an_invoker_who_replaces_another_lord_gives_the_turn_too():
    s = about_to_recruit("schemer", lord_deck="invoker miller")
    recruit(s, 0, "schemer")
    do(s, 0, "dismiss", lord("schemer"))
    reply = do(s, 0, "use")
    assert heard(reply, 1, "turn_began") == [{"seat": 0, "extra": True}]


@rule("A29.64")
def test_the_commander_comes_before_the_extra_turn():
    s = about_to_recruit("invoker", free={0: "commander"}, hands={1: SEVEN_SQUID})
    reply = recruit(s, 0, "invoker")
    assert asked(s) == [(1, "commander.discard")]
    assert heard(reply, 1, "turn_began") == []
    reply = answer(s, 1, (("ally", 0),))
    assert heard(reply, 1, "turn_began") == [{"seat": 0, "extra": True}]


@rule("A29.64", "A29.23")
def test_the_extra_turn_comes_before_the_end_of_the_game():
    s = about_to_recruit("invoker", last_turns=0, council="crab1")
    recruit(s, 0, "invoker")
    assert (s.outcome, asked(s)) == (None, [(0, "turn.action")])
    do(s, 0, "council", CRAB)
    assert s.outcome is not None


@rule("A29.64")
def test_the_commander_comes_before_scoring():
    hand = "crab1 crab1 crab1 crab1 crab2 crab2 squid5"
    s = scene(free={0: "commander"}, hands={1: hand}, last_turns=0, council="squid1")
    do(s, 0, "council", 0)
    assert (s.outcome, asked(s)) == (None, [(1, "commander.discard")])
    answer(s, 1, (("ally", card("squid5")),))
    assert allies(s.companions[1]) == "crab1"
    assert s.outcome is not None
