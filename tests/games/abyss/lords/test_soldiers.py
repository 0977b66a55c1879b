"""Soldiers (A21.20 to A21.26): each of the seven troubles the opponents. Who is safe from them is in test_shaman.py."""

from bathysphere.games.abyss import GAME
from bathysphere.games.abyss.cards.lords import lord
from bathysphere.games.abyss.score import score
from support.abyss.positions import (
    about_to_recruit,
    allies,
    asked,
    card,
    cards,
    do,
    heard,
    names,
    offered,
    pay,
    recruit,
    scene,
)
from support.rules import rule

EIGHT = "squid1 squid1 squid2 shellfish1 shellfish2 crab1 seahorse1 seahorse2"
SIX = "jellyfish1 jellyfish1 jellyfish2 jellyfish2 seahorse3 seahorse3"


# -- Commander


@rule("A21.20", "A22.1", "A22.1a")
def test_commander_on_arrival_opponents_discard_down_to_six_allies_of_their_choice():
    s = about_to_recruit("commander", seats=3, hands={1: EIGHT, 2: SIX}, court="keeper")
    recruit(s, 0, "commander")
    assert asked(s) == [(1, "commander.discard")]
    assert names(s.court) == "keeper"  # at once, before the Court is refilled
    pay(s, 1, "squid2 crab1")
    assert allies(s.hands[1]) == "squid1 squid1 shellfish1 shellfish2 seahorse1 seahorse2"
    assert len(s.hands[2]) == 6
    assert set(cards("squid2 crab1")) <= set(s.discard)


@rule("A27.20", "A28.7", "A29.55")
def test_commander_opponents_discard_at_once_in_secret_and_the_cards_are_then_shown():
    s = about_to_recruit("commander", seats=3, hands={1: EIGHT, 2: f"{SIX} squid3"})
    recruit(s, 0, "commander")
    assert asked(s) == [(1, "commander.discard"), (2, "commander.discard")]
    assert pay(s, 2, "squid3").events == []
    assert len(s.hands[2]) == 7
    reply = pay(s, 1, "squid1 squid1")
    assert heard(reply, 0, "allies_discarded") == [
        {"seat": 1, "allies": tuple(cards("squid1 squid1")), "lord": lord("commander")},
        {"seat": 2, "allies": tuple(cards("squid3")), "lord": lord("commander")},
    ]
    assert heard(reply, 0, "allies_discarded") == heard(reply, -1, "allies_discarded")


@rule("A22.1d", "A22.1e")
def test_commander_an_opponent_may_hold_more_than_six_during_a_turn_but_not_after_it():
    s = scene(turn=1, free={0: "commander", 1: "slaver"}, hands={1: "squid1 squid2 squid3"}, council="crab1 " * 4)
    do(s, 1, "council", 2)
    assert asked(s) == [(1, "turn.end")]
    assert len(s.hands[1]) == 7
    do(s, 1, "end_turn")
    assert asked(s) == [(1, "commander.discard")]
    pay(s, 1, "crab1")
    assert len(s.hands[1]) == 6
    assert s.turn.seat == 0


@rule("A22.1e", "A29.28")
def test_commander_holds_the_limit_at_the_end_of_every_turn():
    """Here the turn is a third player's, and the opponent went above six by buying in it."""
    s = scene(3, turn=2, free={0: "commander"}, hands={1: SIX}, pearls={0: 0, 1: 1}, deck="crab2 crab3 crab4")
    do(s, 2, "explore")
    do(s, 1, "buy", card("crab2"))
    assert asked(s) == [(2, "explore.take")]
    do(s, 2, "take")
    assert asked(s) == [(1, "commander.discard")]


@rule("A22.1c")
def test_commander_does_not_bind_his_owner():
    s = scene(free={0: "commander"}, hands={0: EIGHT}, deck="crab2 crab3", pearls={1: 0})
    do(s, 0, "explore")
    do(s, 0, "take")
    assert s.turn.seat == 1
    assert len(s.hands[0]) == 9


@rule("A22.1b")
def test_commander_sets_no_limit_while_turned_or_covered():
    away = ({"turned": {0: "commander"}}, {"places": {0: {"jail": "commander keeper reaper"}}})
    for where in away:
        s = scene(turn=1, hands={1: EIGHT}, deck="crab2 crab3", pearls={0: 0}, **where)
        do(s, 1, "explore")
        do(s, 1, "take")
        assert s.turn.seat == 0
        assert len(s.hands[1]) == 9


# -- Seeker


@rule("A21.21", "A29.29")
def test_seeker_every_opponent_pays_two_pearls_to_the_treasury_or_what_he_has():
    s = about_to_recruit("seeker", seats=4, pearls={0: 1, 1: 5, 2: 1, 3: 0})
    reply = recruit(s, 0, "seeker")
    assert s.pearls == [1, 3, 0, 0]
    assert [paid["seat"] for paid in heard(reply, -1, "pearls_paid")] == [1, 2]


# -- Hunter


@rule("A21.22", "A27.17")
def test_hunter_steals_one_token_of_an_opponent_his_owner_names():
    s = about_to_recruit("hunter", seats=4, monsters={0: (2,), 1: (3,), 2: (4, 4)})
    recruit(s, 0, "hunter")
    assert offered(s, 0) == [("rob", 1), ("rob", 2)]  # nobody to rob at seat 3
    do(s, 0, "rob", 2)
    assert s.monsters == [(2, 4), (3,), (4,), ()]


@rule("A27.17")
def test_hunter_a_single_victim_needs_no_question_and_cannot_be_spared():
    s = about_to_recruit("hunter", monsters={1: (3,)})
    recruit(s, 0, "hunter")
    assert s.monsters == [(3,), ()]
    assert s.turn.seat == 1


@rule("A28.19")
def test_hunter_only_thief_and_victim_know_the_stolen_token():
    s = about_to_recruit("hunter", seats=3, monsters={1: (3,)})
    reply = recruit(s, 0, "hunter")
    stolen = {"seat": 0, "victim": 1}
    assert heard(reply, 0, "token_stolen") == heard(reply, 1, "token_stolen") == [{**stolen, "token": 3}]
    assert heard(reply, 2, "token_stolen") == heard(reply, -1, "token_stolen") == [stolen]


@rule("A29.30")
def test_hunter_gets_a_random_token_and_only_the_owner_may_look_at_tokens():
    got = set()
    for seed in range(12):
        s = about_to_recruit("hunter", monsters={1: (2, 3, 4)}, seed=seed)
        assert GAME.view(s, 1).tokens == (2, 3, 4)
        assert GAME.view(s, 0).tokens == ()
        recruit(s, 0, "hunter")
        got |= set(s.monsters[0])
    assert got == {2, 3, 4}


# -- Recruiter


@rule("A21.23")
def test_recruiter_doubles_the_value_for_opponents():
    hand = "seahorse5 seahorse3"
    assert offered(scene(turn=1, hands={1: hand}, pearls={1: 0}, court="shepherd"), 1, "recruit")
    hindered = scene(turn=1, hands={1: hand}, pearls={1: 7}, court="shepherd", free={0: "recruiter"})
    assert not offered(hindered, 1, "recruit")
    dear = scene(turn=1, hands={1: hand}, pearls={1: 8}, court="shepherd", free={0: "recruiter"})
    recruit(dear, 1, "shepherd", hand)
    assert dear.pearls[1] == 2  # 16 in place of 8; then the Court was refilled
    own = scene(hands={0: hand}, pearls={0: 0}, court="shepherd", free={0: "recruiter"})
    assert offered(own, 0, "recruit")


@rule("A29.12")
def test_recruiter_changes_no_races_and_comes_before_the_treasurer():
    s = scene(
        turn=1,
        hands={1: "seahorse5 squid1"},
        pearls={1: 9},
        court="reaper trader peddler miller",
        free={0: "recruiter", 1: "treasurer"},
    )
    recruit(s, 1, "reaper", "seahorse5 squid1")
    assert s.pearls[1] == 9 - (2 * 7 - 2 - 6)


# -- Jailer


@rule("A21.24", "A29.31")
def test_jailer_every_opponent_discards_an_ally_of_his_choice_and_an_empty_hand_loses_nothing():
    s = about_to_recruit("jailer", seats=4, hands={1: "squid2 crab4", 3: "crab1"})
    recruit(s, 0, "jailer")
    assert asked(s) == [(1, "jailer.discard"), (3, "jailer.discard")]
    assert offered(s, 1) == [("ally", card("squid2")), ("ally", card("crab4"))]
    do(s, 1, "ally", card("crab4"))
    do(s, 3, "ally", card("crab1"))
    assert [allies(hand) for hand in s.hands[1:]] == ["squid2", "", ""]
    assert {card("crab4"), card("crab1")} <= set(s.discard)


@rule("A27.19", "A28.7", "A29.55")
def test_jailer_opponents_choose_at_once_and_in_secret_and_the_allies_are_then_shown():
    s = about_to_recruit("jailer", seats=3, hands={1: "squid2 crab4", 2: "squid3"})
    recruit(s, 0, "jailer")
    assert do(s, 2, "ally", card("squid3")).events == []
    assert GAME.view(s, 1).sealed is None
    reply = do(s, 1, "ally", card("squid2"))
    shown = heard(reply, -1, "allies_discarded")
    assert [(each["seat"], allies(each["allies"])) for each in shown] == [(1, "squid2"), (2, "squid3")]


# -- Tamer


@rule("A21.25", "A29.32")
def test_tamer_opponents_get_the_reward_one_division_lower():
    s = scene(turn=1, free={0: "tamer"}, deck="monster crab1", threat=3)
    do(s, 1, "explore")
    do(s, 1, "fight")
    assert offered(s, 1) == [("reward", 2, 0), ("reward", 1, 1), ("reward", 0, 2)]
    do(s, 1, "reward", 2, 0)
    assert (s.keys[1], s.pearls[1], s.threat) == (0, 3, 1)


@rule("A29.32")
def test_tamer_leaves_the_pearl_of_the_last_space():
    s = scene(turn=1, free={0: "tamer"}, deck="crab1 crab1 crab2 crab2 monster", threat=4, pearls={0: 0, 1: 0})
    do(s, 1, "explore")
    for _ in range(4):
        do(s, 1, "go_on")
    assert (s.keys[1], s.pearls[1]) == (1, 1)  # division 3 gives a key, the space a pearl


@rule("A22.3")
def test_tamer_division_one_still_gives_its_reward():
    s = scene(turn=1, free={0: "tamer"}, deck="monster crab1", threat=1)
    do(s, 1, "explore")
    do(s, 1, "fight")
    assert offered(s, 1) == [("reward", 1, 0), ("reward", 0, 1)]


@rule("A21.25")
def test_tamer_does_not_touch_his_owner():
    s = scene(free={0: "tamer"}, deck="monster crab1", threat=3)
    do(s, 0, "explore")
    do(s, 0, "fight")
    assert s.keys[0] == 1


# -- Assassin


@rule("A21.26", "A22.2", "A27.18", "A29.55")
def test_assassin_his_owner_turns_one_free_lord_of_each_opponent_clockwise():
    s = about_to_recruit("assassin", seats=3, free={1: "tamer miller", 2: "landlord diplomat"})
    recruit(s, 0, "assassin")
    assert offered(s, 0) == [("turn_lord", lord("tamer")), ("turn_lord", lord("miller"))]
    do(s, 0, "turn_lord", lord("tamer"))
    assert offered(s, 0) == [("turn_lord", lord("landlord")), ("turn_lord", lord("diplomat"))]
    do(s, 0, "turn_lord", lord("diplomat"))
    assert [names(turned) for turned in s.turned] == ["", "tamer", "diplomat"]
    assert [names(free) for free in s.free] == ["assassin", "miller", "landlord"]


@rule("A22.2a")
def test_assassin_reaches_no_covered_lord():
    s = about_to_recruit("assassin", free={1: "miller"}, places={1: {"jail": "tamer landlord slaver"}})
    recruit(s, 0, "assassin")
    assert names(s.turned[1]) == "miller"  # the only one that he can name


@rule("A29.33", "A27.18")
def test_assassin_skips_an_opponent_without_free_lords():
    s = about_to_recruit("assassin", seats=3, free={2: "miller"})
    recruit(s, 0, "assassin")
    assert [names(turned) for turned in s.turned] == ["", "", "miller"]
    assert s.turn.seat == 1


@rule("A29.33", "A22.2b")
def test_assassin_a_turned_lord_is_still_free_so_he_may_be_named_again_in_vain():
    s = about_to_recruit("assassin", free={1: "miller"}, turned={1: "landlord"})
    recruit(s, 0, "assassin")
    assert ("turn_lord", lord("landlord")) in offered(s, 0)
    do(s, 0, "turn_lord", lord("landlord"))
    assert (names(s.free[1]), names(s.turned[1])) == ("miller", "landlord")


@rule("A21.26a")
def test_assassin_a_turned_lord_loses_his_ability():
    s = about_to_recruit("assassin", free={1: "landlord"}, pearls={1: 0})
    recruit(s, 0, "assassin")
    assert s.turn.seat == 1
    assert s.pearls[1] == 0


@rule("A21.26b")
def test_assassin_keys_of_a_turned_lord_do_not_count():
    s = scene(turn=1, turned={1: "shepherd"}, free={1: "reaper"}, keys={1: 1}, deck="crab1 crab2", pearls={0: 0})
    do(s, 1, "explore")
    do(s, 1, "take")
    assert s.turn.seat == 0
    assert s.places[1] == ()


@rule("A21.26c", "A29.33")
def test_assassin_of_a_turned_lord_only_the_points_count():
    """The Keeper: 6 points, a Farmer with a key; the Miller: 10 points, a Farmer without."""
    tiles = dict.fromkeys(("sargasso_silos", "closed_tower", "lost_tower", "jail", "throne_room", "depths"), "")
    s = scene(turned={0: "keeper miller"}, free={0: "peddler"}, places={0: tiles})
    result = score(s, 0, s.options)
    assert result.lords == 6 + 10 + 9
    assert [points for _, points in result.locations] == [5, 0, 3, 14, 10, 12]


@rule("A29.33")
def test_assassin_turns_for_good_whatever_becomes_of_him():
    s = about_to_recruit("schemer", free={0: "assassin"}, turned={1: "landlord"}, pearls={1: 0}, lord_deck="miller")
    recruit(s, 0, "schemer")
    do(s, 0, "dismiss", lord("assassin"))
    assert s.turn.seat == 1
    assert (names(s.turned[1]), s.pearls[1]) == ("landlord", 0)
