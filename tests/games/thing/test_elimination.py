"""Section 12: the Flamethrower, No Barbecue!, and what becomes of a burned player's cards, chair and neighbours."""

import pytest

from bathysphere.engine import Chance, answer, any_answer, decisions, interjections, seed_bytes
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import FLAMETHROWER, NO_BARBECUE, kind
from bathysphere.games.thing.components import Burning, Scene
from bathysphere.games.thing.knowledge import all_see_hand, leaves_unseen, sees_card, sees_hand
from bathysphere.games.thing.roles import COUNTER_CLOCKWISE, EVERYBODY
from support.rules import rule
from support.thing.positions import (
    asked,
    cards,
    defend,
    discard,
    do,
    exchange,
    give,
    hand,
    heard,
    kinds,
    offered,
    play,
    position,
    targets,
    told_to_all,
    views,
    words,
)

HELD = "axe whisky whisky suspicion"
"""The target's hand, of cards that nothing answers."""


def attack(seats=5, target=1, answer="pass", **scene):
    """Seat 0 plays a Flamethrower on the target; with an answer its reply is told, without one it is awaited."""
    s = position(seats, hands={0: "flamethrower", target: HELD, **scene.pop("hands", {})}, **scene)
    play(s, 0, "flamethrower", target)
    return (s, do(s, target, answer)) if answer else s


# -- whom it reaches


@rule("T12.3", "T17.4", "T23.3", "T4.8")
@pytest.mark.parametrize(
    ("scene", "expected"),
    [
        ({}, [1, 4]),
        ({"chairs": (0, 2, 1, 3, 4)}, [2, 4]),
        ({"chairs": (3, 0, 4, 1, 2)}, [4, 3]),
        ({"out": (1,)}, [2, 4]),
        ({"out": (1, 2, 4)}, [3]),
        ({"out": (1, 4), "thing": 2}, [2, 3]),
        ({"way": COUNTER_CLOCKWISE}, [1, 4]),
    ],
)
def test_it_reaches_the_living_neighbours_and_nobody_else(scene, expected):
    s = position(5, hands={0: "flamethrower"}, **({"thing": 3} | scene))
    assert targets(s, 0, "flamethrower") == expected


@rule("T25.30", "T19.6", "T19.10a", "T23.3")
@pytest.mark.parametrize(
    ("scene", "expected"),
    [
        ({"doors": [0]}, [4]),
        ({"doors": [4]}, [1]),
        ({"doors": [1, 2, 3]}, [1, 4]),
        ({"doors": [0, 4]}, []),
        ({"quarantine": {1: 1}}, [4]),
        ({"quarantine": {4: 3}}, [1]),
        ({"quarantine": {2: 3, 3: 3}}, [1, 4]),
        ({"quarantine": {1: 2}, "doors": [4]}, []),
        ({"out": (1,), "doors": [1]}, [4]),
        ({"out": (1,), "doors": [0]}, [4]),
        ({"out": (4,), "doors": [3]}, [1]),
    ],
)
def test_it_reaches_nobody_in_quarantine_or_behind_a_door(scene, expected):
    s = position(5, hands={0: "flamethrower"}, thing=2, **scene)
    assert targets(s, 0, "flamethrower") == expected
    assert ("discard", FLAMETHROWER) in offered(s, 0)


@rule("T12.3")
def test_to_reach_somebody_further_away_seats_must_be_changed_first():
    s = position(6, hands={0: "change_places flamethrower"}, deck="axe axe axe axe axe axe axe axe")
    assert targets(s, 0, "flamethrower") == [1, 5]
    play(s, 0, "change_places", 1)
    do(s, 1, "pass")  # around the table now: 1 0 2 3 4 5
    exchange(s, 0, "fine_here", 2, "fine_here")
    for seat in (2, 3, 4, 5, 1):
        discard(s, seat, "axe")
        exchange(s, seat, "fine_here", s.following(seat), "fine_here")
    assert asked(s) == [(0, "turn.play")]
    assert targets(s, 0, "flamethrower") == [2, 1]


# -- the answer


@rule("T12.4", "T18.7", "T23.9", "T24.7")
def test_the_target_alone_is_asked_whether_or_not_he_can_save_himself():
    s = attack(answer=None)
    assert asked(s) == [(1, "flamethrower.answer")]
    assert offered(s, 1) == [("pass",)]
    other = attack(answer=None, hands={1: "no_barbecue whisky whisky axe"})
    assert asked(other) == [(1, "flamethrower.answer")]
    assert offered(other, 1) == [("pass",), ("defend", NO_BARBECUE)]
    for seat in (0, 2, 3, 4, -1):
        assert GAME.view(s, seat) == GAME.view(other, seat)
    assert all(view.scene == Scene("attack", 0, 1, FLAMETHROWER) for view in views(s))
    assert all(view.in_play == (FLAMETHROWER,) for view in views(s))
    assert all(interjections(s, seat) == () for seat in range(5))


@rule("T12.4", "T18.7", "T18.1")
def test_no_other_defence_card_answers_a_flamethrower():
    s = attack(answer=None, hands={1: "fear fine_here no_thanks missed"})
    assert offered(s, 1) == [("pass",)]


@rule("T12.4", "T18.7a", "T18.2", "T18.2b", "T18.8", "T25.59", "T17.3")
def test_no_barbecue_saves_its_player_who_draws_a_replacement():
    s = attack(answer=None, hands={1: "no_barbecue whisky whisky axe"}, deck="seduction analysis suspicion")
    reply = defend(s, 1, "no_barbecue")
    assert told_to_all(s, reply, "saved") == [{"seat": 1, "target": 0, "card": NO_BARBECUE}]
    assert heard(reply, 1, "drawn") == [{"seat": 1, "number": 1, "source": "defence", "cards": (kind("analysis"),)}]
    for seat in (0, 2, 3, 4, -1):
        assert heard(reply, seat, "drawn") == [{"seat": 1, "number": 1, "source": "defence"}]
    assert kinds(reply.seen_by(0)) == ["saved", "drawn", "offered"]
    assert s.out == [False] * 5
    assert s.burned == []
    assert hand(s, 1) == "analysis axe whisky whisky"
    assert words(s.discard) == "no_barbecue flamethrower"
    assert s.seen == [EVERYBODY, EVERYBODY]
    assert (s.in_play, s.deck) == ([], cards("suspicion"))
    assert asked(s) == [(0, "exchange.offer"), (1, "exchange.reply")]


# -- out of the game


@rule("T12.5", "T12.6", "T12.6a", "T12.7", "T24.18", "T24.24", "T17.3")
def test_a_burned_player_is_out_and_his_cards_go_unseen_to_the_pile():
    s, reply = attack()
    assert told_to_all(s, reply, "burned") == [{"seat": 0, "target": 1}]
    for seat in (0, 1, 2, 3, 4, -1):
        assert kinds(reply.seen_by(seat)) == ["burned", "offered"]
    assert s.out == [False, True, False, False, False]
    assert s.burned == [Burning(1, 0, 1)]
    assert words(s.discard) == "axe suspicion whisky whisky flamethrower"
    assert s.seen == [1 << 1] * 4 + [EVERYBODY]
    assert s.in_play == []
    assert s.scene == Scene("exchange", 0, 2, -1)
    for view in views(s):
        assert view.out == (False, True, False, False, False)
        assert view.hand_sizes == (4, 0, 4, 4, 4)
        assert view.hands == ()
        assert view.burned == (Burning(1, 0, 1),)
        assert view.chairs == (0, 1, 2, 3, 4)
    for view in (views(s)[0], views(s)[2], views(s)[-1]):
        assert view.roles[1] == -1


@rule("T12.7", "T25.42")
@pytest.mark.parametrize(
    ("way", "target", "partner", "order"),
    [(1, 1, 2, [2, 3, 4, 0, 2]), (1, 4, 1, [1, 2, 3, 0, 1]), (-1, 4, 3, [3, 2, 1, 0, 3]), (-1, 1, 4, [4, 3, 2, 0, 4])],
)
def test_play_goes_on_past_his_empty_chair(way, target, partner, order):
    s, reply = attack(target=target, way=way, thing=partner if partner != target else 2)
    assert told_to_all(s, reply, "offered") == [{"seat": 0, "target": partner, "source": "turn"}]
    began = []
    for _ in range(5):
        giver, to = s.scene.seat, s.scene.target
        do(s, giver, *offered(s, giver)[-1])
        reply = do(s, to, *offered(s, to, "give")[-1])
        began += [event["seat"] for event in heard(reply, -1, "turn_began")]
        (seat, question) = asked(s)[0]
        assert question == "turn.play"
        do(s, seat, *offered(s, seat, "discard")[-1])
    assert began == order


@rule("T12.7")
def test_his_former_neighbours_are_neighbours_now():
    s, _ = attack(4, hands={2: "analysis axe whisky whisky"})
    assert s.neighbours(0) == (2, 3)
    assert s.neighbours(2) == (3, 0)
    exchange(s, 0, "fine_here", 2, "axe")
    assert targets(s, 2, "analysis") == [3, 0]
    assert targets(s, 2, "suspicion") == [3, 0]


@rule("T12.2", "T13.1")
def test_it_works_on_the_thing():
    s, reply = attack(thing=1, hands={1: "whisky axe axe"})
    assert s.out[1]
    assert s.outcome.reason == "thing_burned"
    assert s.outcome.winners == (0, 2, 3, 4)
    assert kinds(reply.seen_by(3)) == ["burned", "revealed", "game_ended"]


@rule("T12.2")
def test_it_works_on_an_infected():
    s, reply = attack(infected=[1], hands={1: "infected whisky axe axe"})
    assert s.out[1]
    assert s.outcome is None
    assert kinds(reply.seen_by(3)) == ["burned", "offered"]
    assert words(s.discard) == "infected axe axe whisky flamethrower"


@rule("T12.2")
def test_the_thing_and_the_infected_burn_others_just_as_well():
    for scene in ({"thing": 0}, {"infected": [0]}):
        s, _ = attack(**scene)
        assert s.out == [False, True, False, False, False]


@rule("T12.1", "T20.20")
def test_nothing_else_puts_a_player_out():
    for seed in range(6):
        s = GAME.new(6, seed)
        chance = Chance(seed_bytes(seed))
        burned = 0
        for _ in range(400):
            if s.outcome is not None:
                break
            decision = decisions(s)[0]
            before = sum(s.out)
            choice = any_answer(decision, chance)
            answer(s, decision.seat, choice)
            if sum(s.out) != before:
                assert (decision.kind, choice) == ("flamethrower.answer", ("pass",))
                burned += 1
        assert sum(s.out) == burned


# -- obstacles around him


@rule("T25.22", "T19.1")
def test_doors_beside_him_stay_and_part_his_former_neighbours():
    s, reply = attack(doors=[1])
    assert s.doors == [0, 1, 0, 0, 0]
    assert told_to_all(s, reply, "no_exchange") == [{"seat": 0, "target": 2, "reason": "door"}]
    assert s.turn.seat == 2


@rule("T25.22", "T17.6d")
def test_two_doors_in_one_gap_need_an_axe_each():
    s = position(4, hands={0: "axe", 2: "axe"}, out=[1], doors=[0, 1])
    assert s.barred(0, 2)
    assert s.barred(2, 0)
    play(s, 0, "axe", 2)
    assert sum(s.doors) == 1
    assert s.turn.seat == 2  # the other door prevented the exchange
    play(s, 2, "axe", 0)
    assert s.doors == [0, 0, 0, 0]
    assert not s.barred(0, 2)


@rule("T25.22", "T25.9")
def test_his_quarantine_is_discarded():
    three = "infected infected infected axe"
    s = position(
        4,
        hands={0: "infected infected axe", 1: three},
        thing=0,
        quarantine={1: 2},
        deck="chain_reaction whisky whisky whisky whisky",
        fourth_infection_eliminates=True,
    )
    give(s, 0, "infected")
    give(s, 1, "axe")
    give(s, 2, "fine_here")
    give(s, 3, "fine_here")
    assert s.out[1]
    assert s.quarantine == [0, 0, 0, 0]
    assert words(s.discard) == "infected infected infected infected quarantine chain_reaction"
    assert s.seen[4:] == [EVERYBODY, EVERYBODY]


# -- who can follow his cards to the pile


def piled(*learn):
    """Seat 1 burns after others have learnt something of his hand; who knows each card of the pile."""
    s = position(5, hands={0: "flamethrower", 1: HELD})
    for each in learn:
        each(s)
    play(s, 0, "flamethrower", 1)
    do(s, 1, "pass")
    return dict(zip(words(s.discard[:4]).split(), s.seen, strict=False))


@rule("T24.4", "T24.14", "T24.24")
def test_whoever_has_seen_the_whole_hand_knows_where_it_lies():
    assert piled(lambda s: sees_hand(s, 3, 1)) == dict.fromkeys(("axe", "suspicion", "whisky"), 1 << 1 | 1 << 3)
    assert piled(lambda s: all_see_hand(s, 1)) == dict.fromkeys(("axe", "suspicion", "whisky"), EVERYBODY)


@rule("T24.4", "T24.15")
def test_who_has_seen_one_copy_of_two_cannot_tell_which_it_is():
    known = piled(lambda s: sees_card(s, 2, 1, kind("whisky")), lambda s: sees_card(s, 3, 1, kind("axe")))
    assert known == {"axe": 1 << 1 | 1 << 3, "suspicion": 1 << 1, "whisky": 1 << 1}


@rule("T24.4", "T24.6")
def test_who_has_lost_track_of_a_hand_knows_nothing_of_it():
    def forget_one(s):
        leaves_unseen(s, 1, kind("axe"))

    known = piled(lambda s: sees_hand(s, 3, 1), forget_one)
    assert known == {"suspicion": 1 << 1, "whisky": 1 << 1, "flamethrower": EVERYBODY}
