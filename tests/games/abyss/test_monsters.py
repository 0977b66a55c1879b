"""Section 6, the Monsters, and section 7: fight or go on, and the rewards of the threat track."""

import pytest

from bathysphere.engine import SPECTATOR, Refused
from bathysphere.games.abyss import GAME
from support.abyss.positions import allies, asked, control, do, heard, let_pass, offered, scene
from support.rules import rule


def meet_monster(threat=1, **rest):
    """Seat 0 has just revealed a Monster in the first space."""
    s = scene(deck="monster crab1 crab2 crab3", threat=threat, **rest)
    do(s, 0, "explore")
    return s


def fight(threat, *reward, **rest):
    """A fight won by seat 0, with its reward if there is a choice."""
    s = meet_monster(threat, **rest)
    do(s, 0, "fight")
    if reward:
        do(s, 0, "reward", *reward)
    return s


def meet_monster_in_the_last_space(threat=1, **rest):
    """Four Allies are left behind, the fifth card is a Monster; nobody can buy."""
    s = scene(deck="crab1 crab2 crab3 crab4 monster squid1", threat=threat, pearls={0: 1, 1: 0}, **rest)
    do(s, 0, "explore")
    for _ in range(4):
        do(s, 0, "go_on")
    return s


# -- 6. Monsters


@rule("A6.18", "A6.19")
def test_a_monster_is_not_offered_but_fought_or_left():
    s = meet_monster(pearls={1: 9})
    assert asked(s) == [(0, "explore.fight")]
    assert offered(s, 0) == [("fight",), ("go_on",)]


@rule("A6.20")
@pytest.mark.parametrize("threat", [1, 2, 3, 4, 5, 6])
def test_every_fight_is_won_and_costs_nothing(threat):
    s = meet_monster(threat, pearls={0: 0}, available="jail", pile="")
    reply = do(s, 0, "fight")
    assert heard(reply, 1, "monster_beaten") == [{"seat": 0, "threat": threat}]
    assert (s.pearls[0], s.hands[0], s.free[0]) == (0, (), ())


@rule("A6.21")
def test_the_beaten_monster_is_discarded():
    s = fight(3)
    assert allies(s.discard) == "monster"
    assert s.track == []


@rule("A6.21")
def test_it_is_discarded_before_the_reward_is_chosen():
    s = fight(1)
    assert asked(s) == [(0, "explore.reward")]
    assert (allies(s.discard), s.track) == ("monster", [])


@rule("A6.22")
def test_the_reward_is_that_of_the_tokens_division():
    assert fight(3).keys[0] == 1
    assert fight(6).keys[0] == 2


@rule("A6.22")
def test_the_reward_counts_monsters_left_in_this_exploration():
    s = scene(deck="monster monster crab1", threat=2)
    do(s, 0, "explore")
    do(s, 0, "go_on")
    do(s, 0, "fight")
    assert s.keys[0] == 1  # division 3


@rule("A6.23")
@pytest.mark.parametrize(("threat", "reward"), [(1, (1, 0)), (3, ()), (5, (0, 2)), (6, ())])
def test_after_the_reward_the_token_is_back_on_division_1(threat, reward):
    assert fight(threat, *reward).threat == 1


@rule("A6.23")
def test_the_token_does_not_return_before_the_reward():
    s = meet_monster(5)
    do(s, 0, "fight")
    assert (s.threat, asked(s)) == (5, [(0, "explore.reward")])


@rule("A6.24")
def test_a_win_ends_the_turn():
    s = fight(3)
    assert asked(s) == [(1, "turn.action")]


@rule("A6.24", "A29.49")
def test_a_win_that_brings_the_third_key_leads_to_a_location():
    s = fight(3, keys={0: 2}, available="jail")
    assert (s.turn.seat, asked(s)) == (0, [(0, "control.location")])
    control(s, 0, "jail")
    assert asked(s) == [(1, "turn.action")]


@rule("A6.25")
@pytest.mark.parametrize("threat", [1, 2, 3, 4, 5])
def test_going_on_moves_the_token_one_division(threat):
    s = meet_monster(threat)
    reply = do(s, 0, "go_on")
    assert s.threat == threat + 1
    assert heard(reply, 1, "threat_rose") == [{"seat": 0, "threat": threat + 1}]


@rule("A6.25")
def test_leaving_an_ally_does_not_move_the_token():
    s = scene(deck="crab1 crab2 crab3", threat=3, pearls={1: 0})
    do(s, 0, "explore")
    do(s, 0, "go_on")
    assert s.threat == 3


@rule("A6.25a")
def test_the_avoided_monster_keeps_its_space():
    s = meet_monster()
    reply = do(s, 0, "go_on")
    assert allies(s.track) == "monster crab1"
    assert heard(reply, 1, "ally_revealed")[0]["space"] == 2


@rule("A6.26")
def test_a_monster_in_the_last_space_must_be_fought():
    s = meet_monster_in_the_last_space()
    assert asked(s) == [(0, "explore.reward")]
    assert s.threat == 1
    with pytest.raises(Refused):
        do(s, 0, "go_on")


@rule("A6.26a")
def test_the_forced_fight_gives_a_pearl_on_top():
    s = meet_monster_in_the_last_space()
    do(s, 0, "reward", 1, 0)
    assert s.pearls[0] == 1 + 1 + 1
    s = meet_monster_in_the_last_space(threat=3)
    assert (s.pearls[0], s.keys[0]) == (1 + 1, 1)


@rule("A6.26a")
def test_a_fight_elsewhere_gives_no_pearl_on_top():
    assert fight(3, pearls={0: 1}).pearls[0] == 1


@rule("A6.27")
def test_the_token_keeps_its_place_between_turns():
    s = scene(deck="monster crab1 crab2 crab3 crab4", threat=2, council="squid1", pearls={0: 0, 1: 0})
    do(s, 0, "explore")
    do(s, 0, "go_on")
    do(s, 0, "take")
    do(s, 1, "council", 0)
    do(s, 0, "explore")
    do(s, 0, "take")
    assert (s.turn.seat, s.threat) == (1, 3)


@rule("A6.28")
def test_leaving_a_monster_does_not_end_the_exploration():
    s = meet_monster(pearls={1: 0})
    do(s, 0, "go_on")
    assert asked(s) == [(0, "explore.take")]


# -- 7. Rewards

NO_CHOICE = [(0, 0)]
DIVISIONS = [
    pytest.param(1, 0, [(1, 0), (0, 1)], marks=rule("A7.1")),
    pytest.param(2, 0, [(2, 0), (1, 1), (0, 2)], marks=rule("A7.2")),
    pytest.param(3, 1, NO_CHOICE, marks=rule("A7.3")),
    pytest.param(4, 1, [(1, 0), (0, 1)], marks=rule("A7.4")),
    pytest.param(5, 1, [(2, 0), (1, 1), (0, 2)], marks=rule("A7.5")),
    pytest.param(6, 2, NO_CHOICE, marks=rule("A7.6")),
]


@pytest.mark.parametrize(("division", "keys", "choices"), DIVISIONS)
def test_the_rewards_of_a_division(division, keys, choices):
    s = meet_monster(division)
    do(s, 0, "fight")
    if choices == NO_CHOICE:
        assert asked(s) == [(1, "turn.action")]
        assert (s.pearls[0], s.monsters[0]) == (1, ())
    else:
        assert asked(s) == [(0, "explore.reward")]
        assert offered(s, 0) == [("reward", *choice) for choice in choices]
        do(s, 0, "reward", *choices[0])
    assert s.keys[0] == keys


REWARDS = [
    pytest.param(1, 1, 0, 0, marks=rule("A7.1a")),
    pytest.param(1, 0, 1, 0, marks=rule("A7.1b")),
    pytest.param(2, 2, 0, 0, marks=rule("A7.2a")),
    pytest.param(2, 1, 1, 0, marks=rule("A7.2b")),
    pytest.param(2, 0, 2, 0, marks=rule("A7.2c")),
    pytest.param(4, 1, 0, 1, marks=rule("A7.4a")),
    pytest.param(4, 0, 1, 1, marks=rule("A7.4b")),
    pytest.param(5, 2, 0, 1, marks=rule("A7.5a")),
    pytest.param(5, 1, 1, 1, marks=rule("A7.5b")),
    pytest.param(5, 0, 2, 1, marks=rule("A7.5c")),
]


@pytest.mark.parametrize(("division", "pearls", "tokens", "keys"), REWARDS)
def test_what_the_winner_gets(division, pearls, tokens, keys):
    s = fight(division, pearls, tokens, pearls={0: 4, 1: 2})
    assert s.pearls == [4 + pearls, 2]
    assert len(s.monsters[0]) == tokens
    assert len(s.supply) == 20 - tokens
    assert s.keys == [keys, 0]


@rule("A7.7")
def test_reward_pearls_come_from_nobody_at_the_table():
    s = fight(2, 2, 0, seats=3, pearls={0: 0, 1: 3, 2: 4})
    assert s.pearls == [2, 3, 4]


@rule("A7.8")
def test_reward_tokens_are_drawn_by_chance_from_the_supply():
    drawn = set()
    for seed in range(30):
        s = fight(2, 0, 2, seed=seed, supply=(2, 2, 3, 4))
        assert sorted([*s.supply, *s.monsters[0]]) == [2, 2, 3, 4]
        drawn.add(s.monsters[0])
    assert drawn == {(2, 2), (2, 3), (2, 4), (3, 4)}


@rule("A7.9", "A28.18")
def test_won_tokens_lie_face_down():
    s = meet_monster(supply=(4, 4))
    do(s, 0, "fight")
    reply = do(s, 0, "reward", 0, 1)
    assert heard(reply, 0, "tokens_drawn") == [{"seat": 0, "number": 1, "tokens": (4,)}]
    for other in (1, SPECTATOR):
        assert heard(reply, other, "tokens_drawn") == [{"seat": 0, "number": 1}]
        assert GAME.view(s, other).tokens == ()
    assert GAME.view(s, 0).tokens == (4,)


@rule("A7.10")
def test_reward_keys_are_tokens():
    s = fight(6, available="jail")
    assert (s.keys[0], s.free[0]) == (2, ())
    assert GAME.view(s, 1).keys == (2, 0)


@rule("A7.4", "A7.5", "A14.1")
def test_key_and_choice_come_before_the_location():
    s = meet_monster(5, keys={0: 2}, available="jail", pearls={0: 0})
    do(s, 0, "fight")
    assert asked(s) == [(0, "explore.reward")]
    do(s, 0, "reward", 2, 0)
    assert (s.pearls[0], s.keys[0]) == (2, 0)  # the three keys are being spent
    assert asked(s) == [(0, "control.location")]


@rule("A6.18")
def test_who_could_buy_allies_cannot_buy_a_monster():
    s = scene(3, deck="crab1 monster crab2", pearls={1: 9, 2: 9})
    do(s, 0, "explore")
    let_pass(s)
    do(s, 0, "go_on")
    assert (offered(s, 1), offered(s, 2)) == ([], [])
