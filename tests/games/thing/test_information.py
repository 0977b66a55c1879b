"""Section 24 in the view, field by field: what everybody sees, what one seat sees, and what nobody sees."""

import pytest

from bathysphere.engine import SPECTATOR, answer
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import INFECTION, THING, kind
from bathysphere.games.thing.components import Burning, Scene
from bathysphere.games.thing.state import ThingState
from support.rules import rule
from support.thing.positions import cards, defend, discard, do, exchange, heard, offer, play, position, to_exchange

WATCHERS = (0, 1, 2, 3, SPECTATOR)


def seen(s: ThingState, field: str) -> list[object]:
    """A field as every seat and a spectator see it."""
    return [getattr(GAME.view(s, seat), field) for seat in (*range(s.seats), SPECTATOR)]


def all_see(s: ThingState, **fields: object) -> None:
    for field, expected in fields.items():
        assert seen(s, field) == [expected] * (s.seats + 1), field


# -- piles


@rule("T24.1", "T24.2", "T25.4")
def test_of_the_deck_the_number_and_the_top_back_are_seen():
    s, other = position(deck="suspicion axe whisky oops"), position(deck="suspicion missed party fear")
    all_see(s, deck=3, deck_back="event")
    assert [GAME.view(s, seat) for seat in WATCHERS] == [GAME.view(other, seat) for seat in WATCHERS]
    all_see(position(deck="suspicion oops axe"), deck=2, deck_back="panic")
    all_see(position(deck="", begun=False), deck=0, deck_back="")


@rule("T24.3", "T24.4")
def test_of_the_discard_pile_the_number_and_the_top_back_are_seen():
    s, other = position(discard="axe oops fear"), position(discard="whisky axe party")
    all_see(s, discard=3, discard_back="event")
    assert [GAME.view(s, seat) for seat in WATCHERS] == [GAME.view(other, seat) for seat in WATCHERS]
    all_see(position(discard="oops axe"), discard=2, discard_back="panic")
    all_see(position(), discard=0, discard_back="")


# -- hands and roles


@rule("T24.5", "T24.10")
def test_a_hand_is_seen_by_its_owner_its_size_by_all():
    s = position(4, hands={1: "axe whisky"}, out=(2,))
    all_see(s, hand_sizes=(5, 4, 0, 4))
    assert seen(s, "hand") == [*s.hands, ()]
    other = position(4, hands={1: "fear missed"}, out=(2,))
    for seat in (0, 2, 3, SPECTATOR):
        assert GAME.view(s, seat) == GAME.view(other, seat)


@rule("T24.20", "T24.22", "T24.28")
def test_an_infection_in_a_hand_shows_nothing_to_others():
    human, infected = position(4, hands={1: "infected"}), position(4, hands={1: "infected"}, infected=(1,))
    clean = position(4, hands={1: "axe"})
    for seat in (0, 2, SPECTATOR):
        assert GAME.view(human, seat) == GAME.view(infected, seat) == GAME.view(clean, seat)


@rule("T24.24")
def test_of_the_eliminated_only_that_is_seen():
    s = position(4, hands={0: "flamethrower", 1: "infected axe"}, infected=(1,))
    play(s, 0, "flamethrower", 1)
    reply = do(s, 1, "pass")
    all_see(s, out=(False, True, False, False), burned=(Burning(1, 0, 1),))
    for seat in WATCHERS:
        assert heard(reply, seat, "burned") == [{"seat": 0, "target": 1}]
    assert seen(s, "roles")[0] == (0, -1, -1, -1)
    assert GAME.view(s, 1).role == 1


# -- the table


@rule("T24.17", "T24.18")
def test_obstacles_seats_direction_and_turn_are_open():
    s = position(4, 2, way=-1, chairs=(2, 0, 1, 3), doors=(1, 3), quarantine={1: 2})
    all_see(s, way=-1, chairs=(2, 0, 1, 3), doors=(0, 1, 0, 1), quarantine=(0, 2, 0, 0), turn=s.turn, options=s.options)
    assert (s.turn.seat, s.turn.number) == (2, 1)
    all_see(s, asked=((2, "turn.play"),), question=s.question, thing_out=False)
    assert seen(s, "seat") == [0, 1, 2, 3, -1]


@rule("T24.7", "T24.8")
def test_cards_being_resolved_lie_open():
    s = position(4, hands={0: "flamethrower"})
    play(s, 0, "flamethrower", 1)
    all_see(s, in_play=(kind("flamethrower"),), scene=Scene("attack", 0, 1, kind("flamethrower")))
    s = position(4, deck="forgetful axe")
    all_see(s, in_play=(kind("forgetful"),), scene=Scene("panic", 0, -1, kind("forgetful")))
    s = position(4, hands={0: "seduction"})
    play(s, 0, "seduction", 2)
    all_see(s, in_play=(kind("seduction"),), scene=Scene("exchange", 0, 2, kind("seduction")))
    all_see(position(4), in_play=(), scene=None)


@rule("T24.11")
def test_the_cards_of_persistence_are_seen_by_the_drawer():
    s = position(4, hands={0: "persistence"}, deck="suspicion axe whisky fear oops")
    reply = play(s, 0, "persistence")
    drawn = tuple(cards("axe whisky fear"))
    assert seen(s, "drawn") == [drawn, (), (), (), ()]
    all_see(s, drawn_number=3)
    assert heard(reply, 0, "persistence_drawn") == [{"seat": 0, "number": 3, "cards": drawn}]
    for seat in (1, 2, 3, SPECTATOR):
        assert heard(reply, seat, "persistence_drawn") == [{"seat": 0, "number": 3}]
    reply = do(s, 0, "keep", kind("fear"))
    kept = {"seat": 0, "number": 2}
    assert heard(reply, 0, "persistence_kept") == [{**kept, "card": kind("fear"), "cards": tuple(cards("axe whisky"))}]
    assert heard(reply, 3, "persistence_kept") == [kept]


# -- events


@rule("T24.14", "T24.15", "T25.46")
def test_what_analysis_and_suspicion_show_to_whom():
    s = position(4, hands={0: "analysis", 1: "axe whisky fear missed"})
    reply = play(s, 0, "analysis", 1)
    assert heard(reply, 0, "analysed") == [{"seat": 0, "target": 1, "cards": s.hands[1]}]
    for seat in (1, 2, 3, SPECTATOR):
        assert heard(reply, seat, "analysed") == [{"seat": 0, "target": 1}]
    s = position(4, hands={1: "axe axe axe axe"})
    reply = play(s, 0, "suspicion", 1)
    for seat in (0, 1):
        assert heard(reply, seat, "suspected") == [{"seat": 0, "target": 1, "card": kind("axe")}]
    for seat in (2, 3, SPECTATOR):
        assert heard(reply, seat, "suspected") == [{"seat": 0, "target": 1}]


@rule("T24.16", "T24.31")
def test_what_is_shown_to_all():
    s = position(4, hands={0: "whisky axe infected"}, infected=(0,))
    reply = play(s, 0, "whisky")
    for seat in WATCHERS:
        assert heard(reply, seat, "hand_shown") == [{"seat": 0, "cards": s.hands[0], "source": "whisky"}]
    s = position(4, deck="between_us axe")
    reply = do(s, 0, "choose", 1)
    assert heard(reply, 1, "hand_shown_to") == [{"seat": 0, "target": 1, "cards": s.hands[0]}]
    for seat in (0, 2, 3, SPECTATOR):
        assert heard(reply, seat, "hand_shown_to") == [{"seat": 0, "target": 1}]


@rule("T24.13")
@pytest.mark.parametrize("defence", ["fear", "no_thanks", "missed"])
def test_a_refused_card_is_told_to_nobody_but_a_frightened_player(defence):
    s = position(4, hands={0: "axe", 1: defence})
    to_exchange(s, 0)
    offer(s, 0, "axe")
    reply = defend(s, 1, defence)
    for seat in WATCHERS:
        told = [each for each in heard(reply, seat) if kind("axe") in each.data.values() and each.kind != "drawn"]
        assert [each.kind for each in told] == (["refused_card_seen"] if seat == 1 and defence == "fear" else [])


@rule("T24.32", "T24.10")
def test_cards_of_forgetful_are_told_to_the_drawer():
    s = position(4, hands={0: "axe axe axe whisky"}, deck="forgetful fear fear fear suspicion")
    axe = ("discard", kind("axe"))
    reply = answer(s, 0, (axe, axe, axe))
    assert heard(reply, 0, "forgot") == [{"seat": 0, "number": 3, "cards": (kind("axe"),) * 3}]
    drawn = {"seat": 0, "number": 3, "source": "forgetful"}
    assert heard(reply, 0, "drawn") == [{**drawn, "cards": (kind("fear"),) * 3}]
    for seat in (1, 2, 3, SPECTATOR):
        assert heard(reply, seat, "forgot") == [{"seat": 0, "number": 3}]
        assert heard(reply, seat, "drawn") == [drawn]


@rule("T24.29", "T24.30")
def test_cards_of_a_blind_date_and_of_a_chain_reaction():
    s = position(4, hands={0: "axe"}, deck="blind_date whisky suspicion suspicion")
    reply = do(s, 0, "swap", kind("axe"))
    assert heard(reply, 0, "blind_swapped") == [{"seat": 0, "gave": kind("axe"), "got": kind("whisky")}]
    for seat in (1, 2, 3, SPECTATOR):
        assert heard(reply, seat, "blind_swapped") == [{"seat": 0}]
    gave = ["axe", "whisky", "fear", "missed"]
    s = position(4, hands=dict(enumerate(gave)), deck="chain_reaction suspicion suspicion")
    for seat, word in enumerate(gave):
        reply = do(s, seat, "give", kind(word))
    for seat in range(4):
        got = kind(gave[seat - 1])
        assert heard(reply, seat, "passed") == [{"way": 1, "gave": kind(gave[seat]), "got": got}]
    assert heard(reply, SPECTATOR, "passed") == [{"way": 1}]


@rule("T24.23", "T24.12")
def test_an_exchange_that_infects_looks_to_others_like_any_other():
    replies = []
    for word in ("infected", "axe"):
        s = position(5, 4, thing=4, hands={4: f"{word} fear"})
        discard(s, 4, "suspicion")
        replies.append((s, exchange(s, 4, word, 0, "fine_here")))
    (one, told), (two, told_too) = replies
    for seat in (1, 2, 3, SPECTATOR):
        assert heard(told, seat) == heard(told_too, seat)
        assert GAME.view(one, seat) == GAME.view(two, seat)
    assert GAME.view(one, 0) != GAME.view(two, 0)


@rule("T24.25", "T24.19")
def test_with_a_hidden_start_drawing_the_thing_looks_like_any_draw():
    one, two = (position(4, deck=f"{word} suspicion", hidden_start=True) for word in ("the_thing", "axe"))
    assert THING in one.hands[0]
    for seat in (1, 2, 3, SPECTATOR):
        assert GAME.view(one, seat) == GAME.view(two, seat)


@rule("T24.6", "T23.2")
def test_discards_that_look_alike_are_told_alike():
    told = []
    for word in ("infected", "axe"):
        s = position(4, hands={0: word})
        told.append(discard(s, 0, word))
    assert heard(told[0], 0, "discarded") == [{"seat": 0, "card": INFECTION}]
    for seat in (1, 2, 3, SPECTATOR):
        assert heard(told[0], seat) == heard(told[1], seat)
