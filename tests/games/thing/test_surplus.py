"""A surplus of Infection! cards when there is nothing else to draw (T25.34), and what it tells everybody when the card
came from another player (T25.73)."""

import pytest

from bathysphere.bots.thing.bot import ThoughtfulBot
from bathysphere.engine import SPECTATOR, Chance, answer, any_answer, decisions, stream
from bathysphere.engine.flow import begin
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import FIRST_PANIC, INFECTION, kind
from bathysphere.games.thing.cards.panic import BlindSwap, PanicOver
from bathysphere.games.thing.roles import INFECTED, THING_ROLE, UNKNOWN
from bathysphere.games.thing.state import ThingState
from bathysphere.games.thing.steps.turn import PlayOrDiscard
from bathysphere.games.thing.worlds import deck_memory
from support.rules import rule
from support.thing.positions import discard, do, exchange, give, hand, heard, kinds, offer, play, position

THREE = "infected infected infected"
NOTHING_ELSE = {
    **dict.fromkeys(GAME.option_ranges(4)["deck"], 0),
    "barred_door": 3,
    "quarantine": 2,
    "seduction": 7,
    "suspicion": 3,
}
"""A deck in which every event card is in the opening hands, but for Infection!."""


# -- nothing else to draw


def with_nothing_to_draw() -> ThingState:
    s = position(
        4, 1, hands={0: f"{THREE} fine_here", 1: "infected seduction fine_here"}, thing=1, deck="infected " * 5
    )
    play(s, 1, "seduction", 0)
    return s


@rule("T25.34")
def test_with_nothing_but_infection_to_draw_the_hand_stays_short():
    s = with_nothing_to_draw()
    reply = exchange(s, 1, "infected", 0, "fine_here")
    assert hand(s, 0) == THREE
    assert s.roles[0] == INFECTED
    told = kinds(heard(reply, SPECTATOR))
    assert told[:4] == ["exchanged", "surplus_discarded", "deck_reshuffled", "drawn"]
    assert told.count("surplus_discarded") == 1
    assert heard(reply, SPECTATOR, "drawn")[0] == {"seat": 0, "number": 0, "source": "surplus"}


@rule("T25.34")
def test_everybody_knows_then_that_deck_and_pile_hold_no_other_event_card():
    s = with_nothing_to_draw()
    exchange(s, 1, "infected", 0, "fine_here")
    assert (len(s.reshuffled), s.discard) == (5, [kind("seduction")])  # seduction lay open while it was looked for
    assert deck_memory(s, s.seats, Chance(bytes(32))) == [INFECTION] * len(s.deck)


@rule("T25.34")
@pytest.mark.parametrize("deck", ["infected infected axe", "infected infected"])
def test_any_other_event_card_is_found_wherever_it_lies(deck):
    """In the deck, or in the discard pile behind it."""
    s = position(4, 3, thing=3, hands={3: "infected", 0: THREE}, deck=f"suspicion {deck} infected")
    discard(s, 3, "suspicion")
    exchange(s, 3, "infected", 0, "fine_here")
    found = "axe" if "axe" in deck else "suspicion"
    assert hand(s, 0).split()[-1] == found or found in hand(s, 0)
    assert s.hands[0].count(INFECTION) <= 4  # he has drawn for his own turn by now


def late_in_a_deal() -> ThingState:
    """A position of that deal: three doors on the table, and all other event cards in hands."""
    hands = {0: f"{THREE} suspicion", 1: "the_thing seduction suspicion suspicion", 2: "seduction " * 4}
    hands[3] = "seduction seduction quarantine quarantine"
    return position(4, 1, thing=1, hands=hands, doors=(1, 2, 3), deck="infected " * 17)


@rule("T25.34")
def test_a_deck_of_ones_own_without_other_event_cards_is_played_on():
    """The deal that used to hang: the hand stays short, and whatever follows comes back."""
    s = late_in_a_deal()
    dealt = GAME.new(4, 0, {"deck": NOTHING_ELSE, "infections": 20})
    assert GAME.components(s) == GAME.components(dealt)
    play(s, 1, "seduction", 0)
    reply = exchange(s, 1, "infected", 0, "suspicion")
    assert heard(reply, SPECTATOR, "drawn")[0] == {"seat": 0, "number": 0, "source": "surplus"}
    assert hand(s, 0) == THREE
    chance = Chance(stream(bytes(32), "nothing else"))
    for _ in range(300):
        decision = chance.pick(decisions(s))
        assert len(answer(s, decision.seat, any_answer(decision, chance)).events) < 60
        assert GAME.components(s) == GAME.components(dealt)


@rule("T25.34", "T20.14")
@pytest.mark.parametrize(("deck", "discard"), [("oops oops", "oops"), ("", "oops"), ("", "")])
def test_a_blind_date_without_any_event_card_changes_nothing(deck, discard):
    s = position(4, hands={0: "axe"}, deck=deck, discard=discard, begun=False)
    s.in_play.append(kind("blind_date"))
    begin(s, (BlindSwap(0), PanicOver(0), PlayOrDiscard(0)))
    before = s.hands[0]
    reply = do(s, 0, "swap", kind("axe"))
    assert kinds(heard(reply, 1)) == ["panic_idle"]
    assert s.hands[0] == before
    assert all(card >= FIRST_PANIC for card in s.deck + s.discard)


# -- who passed it


def after_an_exchange(**options: bool) -> ThingState:
    """Seat 3 gives seat 0 a fourth Infection!."""
    s = position(5, 3, thing=3, hands={3: "infected", 0: THREE, 4: "whisky"}, deck="suspicion" + " axe" * 9, **options)
    s.chairs = [3, 0, 1, 2, 4]
    discard(s, 3, "suspicion")
    exchange(s, 3, "infected", 0, "fine_here")
    return s


def after_an_answer() -> ThingState:
    """Seat 0 offers, and gets the fourth Infection! in return."""
    s = position(5, 0, thing=1, hands={1: "infected", 0: THREE}, deck="suspicion" + " axe" * 9)
    discard(s, 0, "suspicion")
    exchange(s, 0, "fine_here", 1, "infected")
    return s


def after_a_chain() -> ThingState:
    s = position(5, 4, thing=4, hands={4: "infected", 0: THREE}, deck="chain_reaction" + " axe" * 9)
    for seat in (0, 1, 2, 3):
        give(s, seat, "fine_here")
    do(s, 4, "give", INFECTION)
    return s


CASES = pytest.mark.parametrize(("made", "thing"), [(after_an_exchange, 3), (after_an_answer, 1), (after_a_chain, 4)])


@rule("T25.73")
@CASES
def test_everybody_knows_the_giver_of_a_surplus_as_the_thing(made, thing):
    s = made()
    for seat in (*range(5), SPECTATOR):
        assert GAME.view(s, seat).roles[thing] == THING_ROLE


@rule("T25.73")
@CASES
def test_everybody_knows_whoever_got_it_as_infected(made, thing):
    s = made()
    for seat in (*range(5), SPECTATOR):
        assert GAME.view(s, seat).roles[0] == INFECTED
    assert GAME.view(s, 2).roles.count(UNKNOWN) == 2


@rule("T25.73", "T24.19")
@CASES
def test_no_world_has_another_thing_then(made, thing):
    s = made()
    for seat in (2, SPECTATOR):
        for number in range(60):
            world = GAME.resample(s, seat, stream(bytes(32), f"surplus {seat} {number}"))
            assert (world.the_thing(), world.roles[0]) == (thing, INFECTED)
            assert GAME.view(world, 1).roles[thing] == THING_ROLE


@rule("T25.73")
def test_the_line_of_the_log_names_the_giver_once():
    s = position(4, 3, thing=3, hands={3: "infected", 0: THREE}, deck="suspicion infected axe whisky whisky")
    discard(s, 3, "suspicion")
    reply = exchange(s, 3, "infected", 0, "fine_here")
    assert [told["giver"] for told in heard(reply, SPECTATOR, "surplus_discarded")] == [3, -1]


@rule("T25.73")
def test_a_surplus_from_the_deck_tells_nothing_of_roles():
    s = position(4, hands={1: f"{THREE} no_thanks"}, thing=3, deck="suspicion infected axe whisky")
    discard(s, 0, "suspicion")
    offer(s, 0, "fine_here")
    do(s, 1, "defend", kind("no_thanks"))
    assert (s.knows_thing, s.outed) == (1 << 3, 0)


@rule("T25.73")
def test_whoever_is_put_out_by_a_fourth_card_gives_its_giver_away_too():
    s = after_an_exchange(fourth_infection_eliminates=True)
    assert s.out[0]
    assert GAME.view(s, SPECTATOR).roles[3] == THING_ROLE


@rule("T25.73")
@CASES
def test_bots_draw_the_same_conclusion(made, thing):
    """Also of what somebody must think who only watches."""
    s = made()
    bot = ThoughtfulBot(2, Chance(bytes(32)))
    bot.talk(GAME.view(position(5), 2))
    assert bot.model is not None
    bot.model._surplus(seat=0, number=1, giver=thing)
    for beliefs in (bot.model.own, bot.model.eye):
        assert beliefs.thing[thing] == 1.0
        assert beliefs.evil()[0] == 1.0
    assert s.knows_thing >> 2 & 1


@rule("T25.34")
def test_a_card_that_somebody_put_on_the_deck_is_shuffled_with_the_rest():
    s = with_nothing_to_draw()
    s.planted = 2
    exchange(s, 1, "infected", 0, "fine_here")
    assert all(GAME.view(s, seat).planted == -1 for seat in range(4))


@rule("T25.34")
def test_panic_cards_that_everybody_saw_are_remembered_and_others_are_not():
    s = position(
        4, 1, hands={0: f"{THREE} fine_here", 1: "infected seduction fine_here"}, thing=1, deck="infected oops"
    )
    s.discard, s.seen = [kind("party")], [-1]
    play(s, 1, "seduction", 0)
    s.deck = [kind("oops"), INFECTION]
    exchange(s, 1, "infected", 0, "fine_here")
    assert s.reshuffled == ((INFECTION, -1), (INFECTION, -1), (kind("party"), -1))
