"""Section 11 and the ruling on it: four cards between turns, at most three Infection! cards (T25.9)."""

import pytest

from bathysphere.engine import SPECTATOR, answer
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import INFECTION, THING, kind
from bathysphere.games.thing.components import Burning, Infecting
from bathysphere.games.thing.knowledge import draw_to_hand
from bathysphere.games.thing.roles import HUMAN, INFECTED, THING_ROLE
from bathysphere.games.thing.steps.elimination import shed_surplus
from bathysphere.games.thing.view import Known
from support.rules import rule
from support.thing.positions import (
    asked,
    cards_offered,
    defend,
    discard,
    do,
    exchange,
    hand,
    heard,
    kinds,
    offer,
    offered,
    play,
    position,
    to_exchange,
    words,
)

THREE = "infected infected infected"
FOUR = f"{THREE} infected"


def infections(s, seat):
    return s.hands[seat].count(INFECTION)


@rule("T11.2", "T11.3")
def test_hands_hold_four_cards_when_a_turn_begins_and_ends():
    s = position(5)
    for _ in range(6):
        seat = s.turn.seat
        assert [len(hand) for hand in s.hands] == [5 if other == seat else 4 for other in range(5)]
        to_exchange(s, seat)
        assert [len(hand) for hand in s.hands] == [4] * 5
        exchange(s, seat, "fine_here", s.following(seat), "fine_here")


# -- in step 2


@rule("T11.1", "T25.9", "T23.16", "T23.2")
@pytest.mark.parametrize("role", ["human", "infected", "thing"])
def test_with_four_among_five_one_must_go(role):
    roles = {"human": {}, "infected": {"infected": (0,)}, "thing": {"thing": 0}}[role]
    held = f"{THREE} {'' if role == 'thing' else 'whisky'}"
    s = position(4, hands={0: held}, deck="infected suspicion", **roles)
    assert infections(s, 0) == 4
    assert offered(s, 0) == [("discard", INFECTION)]
    reply = discard(s, 0, "infected")
    assert infections(s, 0) == 3
    assert heard(reply, 0, "discarded") == [{"seat": 0, "card": INFECTION}]
    assert heard(reply, 1, "discarded") == [{"seat": 0}]
    assert heard(reply, 1, "surplus_discarded") == []


@rule("T25.9")
def test_with_three_among_five_everything_is_free():
    s = position(4, hands={0: f"{THREE} whisky"}, deck="suspicion suspicion")
    assert cards_offered(s, 0, "discard") == "infected suspicion whisky"
    assert cards_offered(s, 0, "play") == "suspicion whisky"


@rule("T25.9")
def test_persistence_is_the_one_card_that_may_be_played_with_four():
    s = position(4, hands={0: f"{THREE} persistence"}, deck="infected axe axe axe suspicion")
    assert offered(s, 0) == [("discard", INFECTION), ("play", kind("persistence"))]
    play(s, 0, "persistence")
    do(s, 0, "keep", kind("axe"))
    assert offered(s, 0) == [("discard", INFECTION)]  # the same duty afterwards


@rule("T25.9", "T19.5")
def test_not_in_quarantine_and_not_without_cards_to_draw():
    s = position(4, hands={0: f"{THREE} persistence"}, deck="infected axe axe axe suspicion", quarantine={0: 2})
    assert offered(s, 0) == [("discard", INFECTION)]
    s = position(4, hands={0: f"{THREE} persistence"}, deck="infected oops", discard="party")
    assert offered(s, 0) == [("discard", INFECTION)]


@rule("T25.67")
def test_a_fifth_infection_is_kept_only_if_nothing_else_was_drawn():
    deck = "infected infected axe infected suspicion"
    s = position(4, hands={0: f"{THREE} persistence"}, deck=deck)
    play(s, 0, "persistence")
    assert cards_offered(s, 0, "keep") == "axe"
    s = position(4, hands={0: "infected infected persistence axe"}, deck=deck)  # three in hand: any may be kept
    play(s, 0, "persistence")
    assert cards_offered(s, 0, "keep") == "infected axe"
    s = position(4, hands={0: f"{THREE} persistence"}, deck=f"infected {THREE} suspicion suspicion suspicion")
    play(s, 0, "persistence")
    do(s, 0, "keep", INFECTION)
    assert infections(s, 0) == 5
    assert offered(s, 0) == [("discard", INFECTION)]
    reply = discard(s, 0, "infected")
    assert kinds(heard(reply, 1))[:3] == ["discarded", "surplus_discarded", "drawn"]
    assert hand(s, 0) == f"{THREE} suspicion"


# -- outside step 2: one goes at once and an event card comes for it


@rule("T11.1", "T25.9", "T23.16", "T25.10")
def test_the_thing_may_infect_a_player_who_holds_three_and_one_goes_at_once():
    s = position(4, 3, thing=3, hands={3: "infected", 0: THREE}, deck="suspicion oops axe whisky whisky")
    discard(s, 3, "suspicion")
    offer(s, 3, "infected")
    reply = do(s, 0, "give", kind("fine_here"))
    assert s.roles[0] == INFECTED
    assert s.infections == [Infecting(0, 3, 1)]
    told = kinds(heard(reply, 0))
    assert told[:6] == ["exchanged", "infected", "surplus_discarded", "panics_skipped", "drawn", "turn_began"]
    for seat in (0, 1, SPECTATOR):
        assert heard(reply, seat, "surplus_discarded") == [{"seat": 0, "number": 1, "giver": 3}]
        assert heard(reply, seat, "panics_skipped") == [{"seat": 0, "number": 1}]
    drawn = {"seat": 0, "number": 1, "source": "surplus"}
    assert heard(reply, 0, "drawn")[0] == {**drawn, "cards": (kind("axe"),)}
    assert heard(reply, 1, "drawn")[0] == drawn
    assert infections(s, 0) == 3
    assert words(s.discard) == "suspicion infected oops"
    assert s.seen[1:] == [-1, 0]


@rule("T25.9")
def test_it_goes_on_until_three_are_left():
    s = position(4, 3, thing=3, hands={3: "infected", 0: THREE}, deck="suspicion infected infected axe whisky")
    discard(s, 3, "suspicion")
    reply = exchange(s, 3, "infected", 0, "fine_here")
    assert len(heard(reply, 1, "surplus_discarded")) == 3
    assert hand(s, 0).split().count("axe") == 1
    assert (infections(s, 0), len(s.hands[0])) == (3, 5)


@rule("T25.9", "T18.2")
def test_a_replacement_for_a_defence_card():
    s = position(4, hands={1: f"{THREE} no_thanks"}, deck="suspicion infected axe whisky")
    discard(s, 0, "suspicion")
    offer(s, 0, "fine_here")
    reply = defend(s, 1, "no_thanks")
    assert kinds(heard(reply, 2))[:4] == ["refused", "drawn", "surplus_discarded", "drawn"]
    assert [told["source"] for told in heard(reply, 2, "drawn")] == ["defence", "surplus", "turn"]
    assert hand(s, 1) == f"{THREE} axe whisky"
    assert s.roles[1] == HUMAN


@rule("T25.9", "T18.2")
@pytest.mark.parametrize(("card", "defence"), [("flamethrower", "no_barbecue"), ("change_places", "fine_here")])
def test_a_replacement_for_a_defence_against_an_attack(card, defence):
    s = position(4, hands={0: card, 1: f"{THREE} {defence}"}, deck="suspicion infected axe whisky")
    play(s, 0, card, 1)
    reply = defend(s, 1, defence)
    assert heard(reply, 2, "surplus_discarded") == [{"seat": 1, "number": 1, "giver": -1}]
    assert hand(s, 1) == f"{THREE} axe"


@rule("T25.9", "T20.11")
def test_forgetful():
    s = position(4, hands={0: "infected axe axe axe"}, deck=f"forgetful {THREE} whisky suspicion")
    axe = ("discard", kind("axe"))
    reply = answer(s, 0, (axe, axe, axe))
    assert heard(reply, 1, "surplus_discarded") == [{"seat": 0, "number": 1, "giver": -1}]
    assert hand(s, 0) == f"{THREE} whisky"


@rule("T25.9", "T20.14")
def test_blind_date():
    s = position(4, hands={0: f"{THREE} axe"}, deck="blind_date infected whisky suspicion")
    reply = do(s, 0, "swap", kind("axe"))
    assert heard(reply, 1, "surplus_discarded") == [{"seat": 0, "number": 1, "giver": -1}]
    assert hand(s, 0) == f"{THREE} axe"  # the card that he had put on the deck
    assert infections(s, 0) == 3


@rule("T25.9", "T20.12")
def test_chain_reaction():
    s = position(4, 3, thing=3, hands={3: "infected", 0: THREE}, deck="chain_reaction axe whisky suspicion")
    for seat, card in ((0, "fine_here"), (1, "fine_here"), (2, "fine_here")):
        do(s, seat, "give", kind(card))
    reply = do(s, 3, "give", INFECTION)
    assert kinds(heard(reply, 1))[:3] == ["passed", "surplus_discarded", "drawn"]
    assert kinds(heard(reply, 0))[:3] == ["passed", "infected", "surplus_discarded"]
    assert hand(s, 0) == f"{THREE} axe whisky"
    assert s.roles[0] == INFECTED


@rule("T25.9", "T24.5")
def test_everybody_knows_then_what_alone_can_have_gone():
    s = position(4, 3, thing=3, hands={3: "infected", 0: THREE}, deck="suspicion axe whisky whisky")
    discard(s, 3, "suspicion")
    exchange(s, 3, "infected", 0, "fine_here")
    for seat in (1, 2, 3, SPECTATOR):
        assert GAME.view(s, seat).known[0] == Known((INFECTION,) * 3, 0)
    assert GAME.view(s, 0).known[0] == Known()


@rule("T25.34")
def test_a_hand_stays_short_when_no_event_card_can_be_found():
    s = position(4, hands={1: "axe"}, deck="oops party", begun=False)
    draw_to_hand(s, 1, 1, "defence")
    assert len(s.hands[1]) == 4
    assert [(event.kind.name, event.data) for event in s.events] == [("drawn", (1, 0, "defence"))]
    assert words(reversed(s.deck)) == "oops party"


# -- there is always something to give


@rule("T11.4", "T11.5", "T25.31")
@pytest.mark.parametrize("role", ["human", "infected", "thing"])
def test_even_the_fullest_hand_has_a_card_to_exchange_and_to_discard(role):
    roles = {"human": {}, "infected": {"infected": (0,)}, "thing": {"thing": 0}}[role]
    s = position(4, hands={0: THREE}, deck="axe suspicion suspicion", **roles)
    assert offered(s, 0, "discard")
    discard(s, 0, "axe")
    assert len(s.hands[0]) == 4
    assert cards_offered(s, 0, "offer") == ("infected" if role == "thing" else "fine_here")


# -- another edition: the fourth one puts its holder out


FATAL = {"fourth_infection_eliminates": True}


@rule("T25.9", "T12.1")
def test_by_the_book_a_fourth_infection_puts_nobody_out():
    s = position(4, 3, thing=3, hands={3: "infected", 0: THREE})
    to_exchange(s, 3)
    exchange(s, 3, "infected", 0, "fine_here")
    assert s.out == [False] * 4


@rule("T25.9")
def test_the_option_puts_him_out():
    s = position(4, 3, thing=3, hands={3: "infected", 0: THREE}, deck="axe " + "suspicion " * 5, **FATAL)
    discard(s, 3, "axe")
    reply = exchange(s, 3, "infected", 0, "fine_here")
    assert s.out == [True, False, False, False]
    assert s.burned == [Burning(0, 0, 1)]
    assert heard(reply, 2, "burned") == [{"seat": 0, "target": 0}]
    assert heard(reply, 2, "surplus_discarded") == []
    assert s.hands[0] == ()
    assert s.discard.count(INFECTION) == 4
    assert asked(s) == [(1, "turn.play")]


@rule("T25.9")
def test_the_option_does_not_touch_step_2_or_the_thing():
    s = position(4, hands={0: THREE}, deck="infected suspicion", **FATAL)
    assert offered(s, 0) == [("discard", INFECTION)]
    discard(s, 0, "infected")
    assert not any(s.out)
    s = position(4, thing=0, begun=False, **FATAL)
    s.hands[0] = (THING, *[INFECTION] * 4)
    shed_surplus(s, 0)
    assert not s.out[0]
    assert infections(s, 0) == 3


@rule("T25.9", "T25.13")
def test_whoever_misses_and_draws_the_fourth_hands_the_offer_to_nobody():
    s = position(5, hands={1: f"{THREE} missed"}, deck="axe infected suspicion suspicion suspicion", **FATAL)
    discard(s, 0, "axe")
    offer(s, 0, "fine_here")
    reply = defend(s, 1, "missed")
    assert s.out[1]
    assert heard(reply, 0, "offered") == []
    assert asked(s) == [(2, "turn.play")]


@rule("T25.9")
def test_an_active_player_who_is_put_out_ends_his_turn():
    s = position(5, hands={0: f"{THREE} axe"}, deck="blind_date infected suspicion suspicion", thing=4, **FATAL)
    do(s, 0, "swap", kind("axe"))
    assert s.out[0]
    assert asked(s) == [(1, "turn.play")]
    assert s.roles[4] == THING_ROLE
