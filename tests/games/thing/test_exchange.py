"""Section 6: who exchanges with whom, what may be offered and given, and what an Infection! card does on its way."""

import pytest

from bathysphere.engine import SPECTATOR, Refused, withdraw
from bathysphere.engine.flow import begin
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import INFECTION, kind
from bathysphere.games.thing.components import Infecting, Scene
from bathysphere.games.thing.roles import HUMAN, INFECTED, THING_ROLE
from bathysphere.games.thing.steps.exchange import StepThree
from bathysphere.games.thing.steps.turn import EndTurn
from support.rules import rule
from support.thing.positions import (
    asked,
    cards_offered,
    defend,
    discard,
    do,
    exchange,
    give,
    hand,
    heard,
    kinds,
    offer,
    offered,
    play,
    position,
    refuse,
    to_exchange,
)


def at_exchange(seats=4, seat=0, **more):
    """The exchange of `seat`'s turn is open; the card that he drew (an Axe) is gone again."""
    s = position(seats, seat, deck="axe suspicion suspicion suspicion suspicion suspicion suspicion", **more)
    discard(s, seat, "axe")
    return s


# -- the partner


@rule("T6.1", "T6.7", "T5.5", "T23.11", "T23.12")
@pytest.mark.parametrize(("way", "partner"), [(1, 3), (-1, 1)])
def test_one_exchanges_with_the_next_player_in_the_direction_of_play(way, partner):
    s = at_exchange(5, 2, way=way)
    assert asked(s) == [(2, "exchange.offer"), (partner, "exchange.reply")]
    assert s.scene == Scene("exchange", 2, partner, -1)


@rule("T6.1", "T25.42")
def test_a_neighbour_who_was_just_burned_is_passed_over():
    s = position(5, hands={0: "flamethrower"})
    play(s, 0, "flamethrower", 1)
    do(s, 1, "pass")
    assert asked(s) == [(0, "exchange.offer"), (2, "exchange.reply")]


# -- swapping cards unseen


@rule("T6.2", "T6.3", "T24.12", "T23.11", "T23.12")
def test_the_two_cards_change_hands_and_only_the_two_know_which():
    s = at_exchange(hands={0: "whisky", 1: "missed"})
    offer(s, 0, "whisky")
    reply = give(s, 1, "missed")
    assert hand(s, 0) == "fine_here fine_here fine_here missed"
    assert sorted(hand(s, 1).split()) == sorted(["whisky", "suspicion", "fine_here", "fine_here", "fine_here"])
    whisky, missed = kind("whisky"), kind("missed")
    assert heard(reply, 0, "exchanged") == [{"seat": 0, "target": 1, "gave": whisky, "got": missed}]
    assert heard(reply, 1, "exchanged") == [{"seat": 0, "target": 1, "gave": missed, "got": whisky}]
    for other in (2, 3, SPECTATOR):
        assert heard(reply, other, "exchanged") == [{"seat": 0, "target": 1}]


@rule("T6.4", "T25.71", "T23.11", "T23.12")
@pytest.mark.parametrize("first", [0, 1])
def test_both_choose_at_once_and_sealed(first):
    s = at_exchange(hands={0: "whisky", 1: "missed"})
    assert len(asked(s)) == 2
    before = [GAME.view(s, seat) for seat in (*range(4), SPECTATOR)]
    reply = offer(s, 0, "whisky") if first == 0 else give(s, 1, "missed")
    assert reply.events == []
    after = [GAME.view(s, seat) for seat in (*range(4), SPECTATOR)]
    assert [view for seat, view in enumerate(after) if seat != first] == [
        view for seat, view in enumerate(before) if seat != first
    ]
    assert after[first].sealed == (("offer", kind("whisky")) if first == 0 else ("give", kind("missed")))
    withdraw(s, first)
    assert [GAME.view(s, seat) for seat in (*range(4), SPECTATOR)] == before


@rule("T6.2", "T23.12", "T25.32")
def test_the_one_asked_may_answer_with_a_defence_card_the_offerer_may_not():
    s = at_exchange(hands={0: "fear no_thanks missed", 1: "fear no_thanks missed no_barbecue"})
    refusals = [("defend", kind(word)) for word in ("fear", "no_thanks", "missed")]
    assert offered(s, 1, "defend") == refusals
    assert offered(s, 0, "defend") == []
    assert cards_offered(s, 1, "give") == "fear no_thanks missed no_barbecue"  # given away like any other card
    assert cards_offered(s, 0, "offer") == "fear fine_here no_thanks missed"
    with pytest.raises(Refused):
        defend(s, 0, "fear")


@rule("T6.2")
def test_the_question_is_the_same_without_a_defence_card():
    s = at_exchange(hands={1: "axe"})
    assert asked(s) == [(0, "exchange.offer"), (1, "exchange.reply")]
    assert offered(s, 1) == [("give", kind("axe")), ("give", kind("fine_here"))]


@rule("T6.13", "T25.33", "T24.13", "T23.13")
@pytest.mark.parametrize("defence", ["fear", "no_thanks"])
def test_a_refused_infection_infects_nobody_and_the_exchange_is_not_repeated(defence):
    s = at_exchange(seat=3, hands={3: "infected", 0: defence}, thing=3)
    offer(s, 3, "infected")
    reply = defend(s, 0, defence)
    assert s.roles == [HUMAN, HUMAN, HUMAN, THING_ROLE]
    assert "infected" in hand(s, 3)
    assert "infected" not in hand(s, 0)
    assert heard(reply, 0, "infected") == heard(reply, 3, "infected") == []
    assert heard(reply, 2, "refused") == [{"seat": 0, "target": 3, "card": kind(defence)}]
    assert asked(s) == [(0, "turn.play")]
    seen = [{"seat": 0, "target": 3, "card": INFECTION}] if defence == "fear" else []
    assert heard(reply, 0, "refused_card_seen") == seen
    public = [{"seat": 0, "target": 3}] if defence == "fear" else []
    for other in (1, 2, 3, SPECTATOR):
        assert heard(reply, other, "refused_card_seen") == public


@rule("T23.13", "T18.2", "T18.8", "T24.10")
def test_a_defence_card_is_replaced_before_play_goes_on():
    s = at_exchange(hands={1: "fear"})
    reply = refuse(s, 0, "fine_here", 1, "fear")
    assert kinds(heard(reply, 2)) == ["refused", "refused_card_seen", "drawn", "turn_began", "drawn"]
    drawn = {"seat": 1, "number": 1, "source": "defence"}
    assert heard(reply, 1, "drawn")[0] == {**drawn, "cards": (kind("suspicion"),)}
    assert heard(reply, 2, "drawn")[0] == drawn
    assert len(s.hands[1]) == 5  # four, and the card of his own turn


# -- what prevents it


@rule("T6.5", "T6.5a", "T6.6")
def test_a_door_between_the_two_prevents_it():
    s = position(5, doors=(0,))
    reply = discard(s, 0, "suspicion")
    assert heard(reply, 3, "no_exchange") == [{"seat": 0, "target": 1, "reason": "door"}]
    assert asked(s) == [(1, "turn.play")]
    s = position(5, doors=(4, 1))  # doors elsewhere do not matter
    discard(s, 0, "suspicion")
    assert asked(s) == [(0, "exchange.offer"), (1, "exchange.reply")]


@rule("T6.5", "T6.5b", "T6.6")
@pytest.mark.parametrize("quarantined", [0, 1])
def test_a_quarantine_on_either_prevents_it(quarantined):
    s = position(5, quarantine={quarantined: 2})
    reply = discard(s, 0, "suspicion")
    assert heard(reply, 3, "no_exchange") == [{"seat": 0, "target": 1, "reason": "quarantine"}]
    assert asked(s) == [(1, "turn.play")]
    assert s.scene is None


@rule("T6.5b")
def test_a_quarantine_on_somebody_else_does_not():
    s = position(5, quarantine={2: 2, 4: 1})
    discard(s, 0, "suspicion")
    assert asked(s) == [(0, "exchange.offer"), (1, "exchange.reply")]


@rule("T6.5")
def test_the_quarantine_is_named_before_the_door():
    reply = discard(position(5, quarantine={1: 2}, doors=(0,)), 0, "suspicion")
    assert heard(reply, 3, "no_exchange")[0]["reason"] == "quarantine"


@rule("T25.34", "T6.5")
@pytest.mark.parametrize("short", [0, 1])
def test_somebody_with_nothing_to_give_exchanges_nothing(short):
    s = position(4, begun=False)
    s.hands[short] = (INFECTION,)
    begin(s, (StepThree(0), EndTurn(0)))
    assert asked(s) == [(1, "turn.play")]
    assert (s.events[0].kind.name, s.events[0].data) == ("no_exchange", (0, 1, "none"))


# -- what may be given


@rule("T6.8", "T9.3", "T9.4", "T16.3a")
def test_the_thing_card_is_neither_offered_nor_given():
    s = at_exchange(seat=3, thing=3, hands={3: "axe infected"})
    assert cards_offered(s, 3, "offer") == "infected axe fine_here"
    s = at_exchange(seat=2, thing=3, hands={3: "axe infected"})
    assert cards_offered(s, 3, "give") == "infected axe fine_here"
    with pytest.raises(Refused):
        give(s, 3, "the_thing")


@rule("T6.9", "T7.5", "T16.5", "T25.51")
@pytest.mark.parametrize("partner", ["human", "infected", "thing"])
def test_a_human_passes_no_infection_to_anybody(partner):
    roles = {"human": {}, "infected": {"infected": (1,)}, "thing": {"thing": 1}}[partner]
    s = at_exchange(hands={0: "infected infected axe"}, **roles)
    assert cards_offered(s, 0, "offer") == "axe fine_here"
    roles = {"human": {}, "infected": {"infected": (0,)}, "thing": {"thing": 0}}[partner]
    s = at_exchange(hands={1: "infected infected axe"}, **roles)
    assert cards_offered(s, 1, "give") == "axe fine_here"


@rule("T6.10", "T6.10a", "T8.6", "T16.6a", "T16.7", "T9.6", "T25.51")
@pytest.mark.parametrize("held", [1, 2, 3])
def test_an_infected_passes_spare_infections_to_the_thing(held):
    cards = " ".join(["infected"] * held)
    expected = "fine_here" if held == 1 else "infected fine_here"
    s = at_exchange(hands={0: cards}, infected=(0,), thing=1)
    assert cards_offered(s, 0, "offer") == expected
    s = at_exchange(hands={1: cards}, infected=(1,), thing=0)
    assert cards_offered(s, 1, "give") == expected


@rule("T6.10", "T8.7", "T8.8", "T16.6a", "T8.9")
@pytest.mark.parametrize("partner", [(0,), (0, 1)])
def test_an_infected_passes_no_infection_to_a_human_or_another_infected(partner):
    s = at_exchange(hands={0: "infected infected infected"}, infected=partner, thing=3)
    assert cards_offered(s, 0, "offer") == "fine_here"
    s = at_exchange(seat=3, hands={0: "infected infected infected"}, infected=(0, 3), thing=1)
    assert cards_offered(s, 0, "give") == "fine_here"


@rule("T6.11", "T9.5")
@pytest.mark.parametrize("partner", [(), (1,)])
def test_the_thing_passes_infections_to_anybody(partner):
    s = at_exchange(hands={0: "infected"}, thing=0, infected=partner)
    assert cards_offered(s, 0, "offer") == "infected fine_here"
    s = at_exchange(hands={1: "infected"}, thing=1, infected=(0,) if partner else ())
    assert cards_offered(s, 1, "give") == "infected fine_here"


# -- infection


@rule("T6.12", "T8.1", "T2.6", "T7.1")
def test_a_human_who_receives_infection_from_the_thing_is_infected():
    s = at_exchange(seat=3, hands={3: "infected"}, thing=3)
    exchange(s, 3, "infected", 0, "fine_here")
    assert s.roles == [INFECTED, HUMAN, HUMAN, THING_ROLE]
    assert s.infections == [Infecting(0, 3, 1)]


@rule("T16.6")
@pytest.mark.parametrize(("card", "role"), [("infected", INFECTED), ("fine_here", HUMAN)])
def test_it_is_the_card_that_makes_a_human_infected(card, role):
    s = at_exchange(seat=3, hands={3: "infected fine_here"}, thing=3)
    exchange(s, 3, card, 0, "fine_here")
    assert s.roles[0] == role


@rule("T24.23", "T24.20", "T24.19")
def test_the_two_of_them_know_it_and_nobody_else():
    s = at_exchange(seat=3, hands={3: "infected"}, thing=3)
    reply = exchange(s, 3, "infected", 0, "fine_here")
    for seat in (0, 3):
        assert heard(reply, seat, "infected") == [{"seat": 0, "giver": 3}]
    for seat in (1, 2, SPECTATOR):
        assert "infected" not in kinds(heard(reply, seat))
    assert GAME.view(s, 0).role == INFECTED
    assert GAME.view(s, 0).roles == (INFECTED, -1, -1, THING_ROLE)
    assert GAME.view(s, 3).roles == (INFECTED, HUMAN, HUMAN, THING_ROLE)
    assert GAME.view(s, 1).roles == (-1, HUMAN, -1, -1)


@rule("T6.12a", "T25.61")
def test_the_thing_infects_by_answering_too():
    s = at_exchange(seat=2, hands={3: "infected"}, thing=3)
    reply = exchange(s, 2, "fine_here", 3, "infected")
    assert s.roles == [HUMAN, HUMAN, INFECTED, THING_ROLE]
    assert heard(reply, 2, "infected") == [{"seat": 2, "giver": 3}]
    assert s.infections == [Infecting(2, 3, 1)]


@rule("T6.12", "T9.5")
def test_another_card_of_the_thing_infects_nobody():
    s = at_exchange(seat=3, hands={3: "infected axe"}, thing=3)
    exchange(s, 3, "axe", 0, "fine_here")
    assert s.roles == [HUMAN, HUMAN, HUMAN, THING_ROLE]


@rule("T9.6", "T9.9", "T8.10", "T6.10a")
def test_thing_and_infected_pass_infections_to_and_fro_and_stay_what_they_are():
    s = at_exchange(hands={0: "infected infected", 1: "infected"}, infected=(0,), thing=1)
    reply = exchange(s, 0, "infected", 1, "infected")
    assert s.roles == [INFECTED, THING_ROLE, HUMAN, HUMAN]
    assert heard(reply, 0, "infected") == heard(reply, 1, "infected") == []
    assert len(s.infections) == 1  # of the scene


@rule("T25.61", "T6.9")
def test_the_card_of_a_victim_is_judged_by_the_role_before():
    """A human holding Infection! gives none in the exchange that infects him."""
    s = at_exchange(seat=3, hands={3: "infected", 0: "infected axe"}, thing=3)
    assert cards_offered(s, 0, "give") == "axe fine_here"
    exchange(s, 3, "infected", 0, "axe")
    assert s.roles[0] == INFECTED
    assert hand(s, 0).split().count("infected") == 2


@rule("T6.12")
def test_the_number_of_the_turn_is_kept_with_an_infection():
    s = at_exchange(seat=2, hands={3: "infected infected"}, thing=3)
    exchange(s, 2, "fine_here", 3, "fine_here")
    to_exchange(s, 3)
    exchange(s, 3, "infected", 0, "fine_here")
    assert s.infections == [Infecting(0, 3, 2)]


# -- Missed! asks the offerer again


@rule("T23.14", "T25.11", "T25.12")
def test_after_missed_the_offerer_chooses_again_for_the_next_player():
    s = at_exchange(5, hands={0: "axe whisky", 1: "missed", 2: "no_thanks"})
    reply = refuse(s, 0, "axe", 1, "missed")
    assert heard(reply, 4, "refused") == [{"seat": 1, "target": 0, "card": kind("missed")}]
    assert heard(reply, 4, "offered") == [{"seat": 0, "target": 2, "source": "missed"}]
    assert kinds(heard(reply, 4)) == ["refused", "drawn", "offered"]
    assert asked(s) == [(0, "exchange.offer"), (2, "exchange.reply")]
    assert s.scene == Scene("exchange", 0, 2, kind("missed"))
    assert cards_offered(s, 0, "offer") == "axe whisky fine_here"
    assert offered(s, 2, "defend") == [("defend", kind("no_thanks"))]
    exchange(s, 0, "whisky", 2, "fine_here")
    assert "whisky" in hand(s, 2)
    assert asked(s) == [(1, "turn.play")]


@rule("T25.11", "T6.10")
def test_an_infection_offered_to_the_thing_is_not_bound_to_go_on():
    s = at_exchange(5, hands={0: "infected infected", 1: "missed"}, thing=1, infected=(0,))
    assert cards_offered(s, 0, "offer") == "infected fine_here"
    refuse(s, 0, "infected", 1, "missed")
    assert cards_offered(s, 0, "offer") == "fine_here"


@rule("T25.12", "T6.12")
def test_the_new_partner_can_be_infected():
    s = at_exchange(5, hands={0: "infected", 1: "missed"}, thing=0)
    refuse(s, 0, "fine_here", 1, "missed")
    exchange(s, 0, "infected", 2, "fine_here")
    assert s.roles == [THING_ROLE, HUMAN, INFECTED, HUMAN, HUMAN]


@rule("T25.12")
@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"doors": (1,)}, "door"),
        ({"quarantine": {2: 1}}, "quarantine"),
        ({"out": (2, 3, 4), "thing": 1}, "self"),
        ({"out": (3, 4), "doors": (2,), "thing": 1}, "door"),
    ],
)
def test_where_missed_leads_to_no_exchange(more, reason):
    s = at_exchange(5, hands={1: "missed"}, **more)
    reply = refuse(s, 0, "fine_here", 1, "missed")
    target = 0 if reason == "self" else 2
    assert heard(reply, 0, "no_exchange") == [{"seat": 0, "target": target, "reason": reason}]
    assert asked(s) == [(1, "turn.play")]


@rule("T25.34")
def test_a_short_hand_with_something_to_give_is_no_hindrance():
    s = position(4, 0, filled=False, hands={0: "axe", 1: "whisky", 2: "fear", 3: ""}, thing=3)
    to_exchange(s, 0)
    assert asked(s) == [(0, "exchange.offer"), (1, "exchange.reply")]


@rule("T25.34", "T6.8")
def test_a_hand_with_nothing_that_may_be_given_prevents_it():
    s = position(4, 2, filled=False, hands={0: "axe", 1: "whisky", 2: "fear", 3: ""}, thing=3)
    reply = discard(s, 2, "fear")
    assert heard(reply, 2, "no_exchange") == [{"seat": 2, "target": 3, "reason": "none"}]
