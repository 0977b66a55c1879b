"""Who is told what does not hang on where one sits: every private effect, from every seat of the table."""

import pytest

from bathysphere.games.thing.cards.kinds import INFECTION, QUARANTINE, kind
from bathysphere.games.thing.roles import EVERYBODY, INFECTED, THING_ROLE, UNKNOWN
from bathysphere.games.thing.view import Known
from support.rules import rule
from support.thing.positions import (
    cards,
    defend,
    discard,
    do,
    exchange,
    heard,
    offer,
    play,
    position,
    refuse,
    views,
    words,
)

SEATS = 5
EVERY = pytest.mark.parametrize("me", range(SEATS))


def after(seat, steps=1):
    return (seat + steps) % SEATS


def told_to(reply, kind_of_event, field):
    """The seats (and -1) whose version of the event has a private field."""
    return [seat for seat in (*range(SEATS), -1) if any(field in told for told in heard(reply, seat, kind_of_event))]


def scene(me, held, deck="axe whisky fear missed analysis", **rest):
    """The turn of `me`, who sits opposite the Thing."""
    return position(
        SEATS, me, hands={me: held} | rest.pop("hands", {}), deck=deck, thing=rest.pop("thing", after(me, 2)), **rest
    )


def knowers(s, seat):
    """Who knows anything of a hand."""
    return [view.seat for view in views(s) if view.known[seat] != Known()]


@EVERY
@rule("T24.14", "T17.5a")
def test_analysis(me):
    s = scene(me, "analysis")
    reply = play(s, me, "analysis", after(me))
    assert told_to(reply, "analysed", "cards") == [me]
    assert knowers(s, after(me)) == [me]


@EVERY
@rule("T24.14", "T24.19")
def test_analysis_of_the_thing(me):
    s = scene(me, "analysis", thing=after(me))
    play(s, me, "analysis", after(me))
    knowing = [view.seat for view in views(s) if view.roles[after(me)] == THING_ROLE]
    assert sorted(knowing) == sorted([me, after(me)])


@EVERY
@rule("T24.15", "T25.46")
def test_suspicion(me):
    s = scene(me, "suspicion")
    reply = play(s, me, "suspicion", after(me, -1))
    assert told_to(reply, "suspected", "card") == sorted([me, after(me, -1)])
    assert knowers(s, after(me, -1)) == [me]


@EVERY
@rule("T24.16", "T17.8")
def test_whisky(me):
    s = scene(me, "whisky")
    play(s, me, "whisky")
    assert knowers(s, me) == [seat for seat in (*range(SEATS), -1) if seat != me]


@EVERY
@rule("T24.6", "T24.10")
def test_drawing_and_discarding(me):
    s = scene(me, "whisky")
    reply = discard(s, me, "axe")
    assert told_to(reply, "discarded", "card") == [me]
    assert s.seen == [1 << me]
    reply = exchange(s, me, "whisky", after(me), "fine_here")
    assert told_to(reply, "exchanged", "got") == sorted([me, after(me)])
    assert told_to(reply, "drawn", "cards") == [after(me)]
    assert knowers(s, me) == [after(me)]
    assert knowers(s, after(me)) == [me]


@EVERY
@rule("T24.11", "T17.9a")
def test_persistence(me):
    s = scene(me, "persistence")
    reply = play(s, me, "persistence")
    assert told_to(reply, "persistence_drawn", "cards") == [me]
    assert [view.seat for view in views(s) if view.drawn] == [me]
    reply = do(s, me, "keep", kind("fear"))
    assert told_to(reply, "persistence_kept", "card") == [me]
    assert s.seen == [1 << me, 1 << me, EVERYBODY]


@EVERY
@rule("T24.13", "T18.3b", "T24.10", "T24.19")
def test_scary(me):
    asked = after(me)
    s = scene(me, "infected", thing=me, hands={asked: "fear"})
    discard(s, me, "axe")
    reply = refuse(s, me, "infected", asked, "fear")
    assert told_to(reply, "refused_card_seen", "card") == [asked]
    assert told_to(reply, "drawn", "cards") == [asked]
    assert [view.seat for view in views(s) if view.roles[me] == THING_ROLE] == sorted([me, asked])
    assert knowers(s, me) == [asked]


@EVERY
@rule("T24.23", "T24.19", "T6.12")
def test_infection(me):
    victim = after(me)
    s = scene(me, "infected", thing=me)
    discard(s, me, "axe")
    reply = exchange(s, me, "infected", victim, "fine_here")
    assert told_to(reply, "infected", "giver") == sorted([me, victim])
    assert s.roles[victim] == INFECTED
    for view in views(s):
        if view.seat == me:
            assert UNKNOWN not in view.roles
        elif view.seat == victim:
            assert [role for role in view.roles if role != UNKNOWN] == [s.roles[seat] for seat in sorted([me, victim])]
        else:
            assert view.roles.count(UNKNOWN) == (4 if view.seat >= 0 else 5)


@EVERY
@rule("T24.30", "T20.12")
def test_chain_reaction(me):
    own = ("axe", "whisky", "analysis", "seduction", "missed")
    s = position(SEATS, me, hands=dict(enumerate(own)), deck="chain_reaction fear fear fear", thing=after(me, 2))
    for seat in range(SEATS):
        reply = do(s, seat, "give", kind(own[seat]))
    for seat in range(SEATS):
        told = {"way": 1, "gave": kind(own[seat]), "got": kind(own[after(seat, -1)])}
        assert heard(reply, seat, "passed") == [told]
        assert knowers(s, seat) == [after(seat, -1)]


@EVERY
@rule("T24.32", "T20.11")
def test_forgetful(me):
    s = scene(me, "axe axe axe fear", deck="forgetful whisky whisky whisky analysis analysis")
    reply = do(s, me, *[("discard", kind("axe"))] * 3)
    assert told_to(reply, "forgot", "cards") == [me]
    assert told_to(reply, "drawn", "cards") == [me]
    assert s.seen == [1 << me] * 3 + [EVERYBODY]


@EVERY
@rule("T24.29", "T20.14")
def test_blind_date(me):
    s = scene(me, "axe axe axe fear", deck="blind_date whisky whisky analysis")
    reply = do(s, me, "swap", kind("fear"))
    assert told_to(reply, "blind_swapped", "got") == [me]
    assert knowers(s, after(me)) == [me]
    assert views(s)[me].known[after(me)] == Known((kind("fear"),), 0)


@EVERY
@rule("T24.29", "T24.1", "T24.4")
def test_what_leaves_a_deck_that_was_shuffled_is_remembered_by_those_who_saw_it(me):
    s = scene(me, "axe axe axe fear", deck="blind_date whisky suspicion analysis")
    s.reshuffled = ((kind("whisky"), 1 << me),)
    do(s, me, "swap", kind("fear"))
    both = 1 << me | 1 << after(me)
    assert s.left_deck == [(kind("whisky"), 1 << me), (kind("fear"), both)]


@EVERY
@rule("T24.31", "T20.16")
def test_just_between_us(me):
    s = scene(me, "axe axe axe fear", deck="between_us whisky whisky")
    target = after(me, -1)
    reply = do(s, me, "choose", target)
    assert told_to(reply, "hand_shown_to", "cards") == [target]
    assert knowers(s, me) == [target]


@EVERY
@rule("T20.17a", "T24.31")
def test_confession(me):
    s = scene(me, "infected axe axe fear", deck="confession whisky whisky")
    do(s, me, "show_one")
    assert knowers(s, me) == [seat for seat in (*range(SEATS), -1) if seat != me]
    assert views(s)[-1].known[me] == Known((INFECTION,), 0)


@EVERY
@rule("T12.6a", "T18.7a", "T24.24")
def test_flamethrower(me):
    target = after(me, -1)
    s = scene(me, "flamethrower", hands={target: "axe axe axe axe"})
    play(s, me, "flamethrower", target)
    do(s, target, "pass")
    assert s.seen == [1 << target] * 4 + [EVERYBODY]
    saved = scene(me, "flamethrower", hands={target: "no_barbecue axe axe axe"})
    play(saved, me, "flamethrower", target)
    reply = defend(saved, target, "no_barbecue")
    assert told_to(reply, "drawn", "cards") == [target]


@EVERY
@rule("T20.6", "T19.8a", "T19.3")
def test_quarantine_of_every_seat_is_lifted_and_counted(me):
    ropes = scene(me, "", deck="old_ropes axe axe", quarantine=dict.fromkeys(range(SEATS), 2))
    assert ropes.quarantine == [0] * SEATS
    assert words(ropes.discard) == "quarantine " * SEATS + "old_ropes"
    counted = scene(me, "", deck="oops axe axe", quarantine={me: 1, after(me, 2): 3})
    assert counted.quarantine == [3 if seat == after(me, 2) else 0 for seat in range(SEATS)]
    assert QUARANTINE in counted.discard


@EVERY
@rule("T6.4", "T25.71")
def test_answers_of_an_exchange_come_in_any_order(me):
    for first in ("offer", "reply"):
        s = scene(me, "whisky")
        discard(s, me, "axe")
        if first == "offer":
            offer(s, me, "whisky")
            do(s, after(me), "give", kind("fine_here"))
        else:
            do(s, after(me), "give", kind("fine_here"))
            offer(s, me, "whisky")
        assert cards("whisky")[0] in s.hands[after(me)]


@rule("T1.7", "T5.1", "T5.6", "T20.2")
def test_the_last_of_twelve_plays_like_everybody_else():
    s = position(12, 10, hands={10: "analysis", 11: "suspicion"}, deck="axe axe axe axe", thing=5)
    play(s, 10, "analysis", 11)
    exchange(s, 10, "axe", 11, "fine_here")
    play(s, 11, "suspicion", 0)
    exchange(s, 11, "axe", 0, "fine_here")
    assert (s.turn.seat, s.turn.number) == (0, 3)
    panic = position(12, 11, deck="get_out axe axe", thing=5)
    do(panic, 11, "choose", 3)
    assert panic.chairs == [0, 1, 2, 11, 4, 5, 6, 7, 8, 9, 10, 3]
    exchange(panic, 11, "fine_here", 4, "fine_here")
    assert panic.turn.seat == 4
