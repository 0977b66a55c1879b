"""Why not: what a player would try in a question of The Thing that is not offered, and what stands in the way.

All of it follows from what the asked seat may know. A card is named by the verb that one would use on it and its kind;
a player as ("seat", number), or as ("play", kind, number) once a card is in mind.
"""

from collections.abc import Callable, Iterator

from bathysphere.engine import Cards, Decision, Reason, Reasons, noting, why
from bathysphere.games.thing.aids import sides
from bathysphere.games.thing.cards.kinds import (
    AXE,
    BARRED_DOOR,
    BE_FRIENDS,
    BETTER_RUN,
    BETWEEN_US,
    CATEGORY,
    FEAR,
    FINE_HERE,
    GET_OUT,
    INFECTION,
    MISSED,
    NO_BARBECUE,
    NO_THANKS,
    PERSISTENCE,
    SEDUCTION,
    THING,
    WATCH_YOUR_BACK,
    WHISKY,
)
from bathysphere.games.thing.cards.panic import SHOW_ONE
from bathysphere.games.thing.roles import HUMAN, INFECTED
from bathysphere.games.thing.steps.elimination import MOST_INFECTIONS_HELD
from bathysphere.games.thing.view import HutView

Barred = Callable[[HutView, Decision], Reasons]

BARRED: dict[str, Barred] = {}
"""By the kind of the question; where everything in sight is offered there is nothing to say."""
asked_in = noting(BARRED)

AIMED_AT_NOBODY = frozenset((WHISKY, PERSISTENCE, WATCH_YOUR_BACK))
FAR_REACHING = frozenset((BETTER_RUN, SEDUCTION, GET_OUT, BE_FRIENDS))
"""Cards that reach beyond the neighbours, unless the table keeps them to these (T21.4)."""
PAST_QUARANTINE = frozenset((AXE, BARRED_DOOR, BETWEEN_US))
"""Cards that do not mind the Quarantine of the other player (T25.17, T25.47, T25.63)."""
ANSWERS = {
    FEAR: "answers_exchange",
    NO_THANKS: "answers_exchange",
    MISSED: "answers_exchange",
    FINE_HERE: "answers_swap",
    NO_BARBECUE: "answers_fire",
}
"""What each defence card is an answer to (section 18)."""


def reasons(view: HutView, decision: Decision) -> tuple[Reason, ...]:
    found = BARRED.get(decision.kind)
    return tuple(found(view, decision)) if found is not None else ()


def kinds_of(cards: Cards) -> Cards:
    return tuple(dict.fromkeys(cards))


# -- who sits where


def beside(view: HutView) -> dict[int, bool]:
    """The neighbours of the asked seat, and whether a Barred Door parts them from it."""
    near = sides(view, view.seat)
    return {near.left: near.door_left, near.right: near.door_right}


def others(view: HutView) -> Iterator[int]:
    """Everybody else still in play."""
    return (seat for seat, out in enumerate(view.out) if not out and seat != view.seat)


def out_of_reach(view: HutView, near: dict[int, bool], card: int, seat: int) -> Reason:
    """Why this card cannot be aimed at this player; the target is the player alone."""
    far = card in FAR_REACHING
    quarantined = view.quarantine[seat] > 0 and card not in PAST_QUARANTINE
    if seat not in near and not far:
        code = "not_neighbour"
    elif quarantined:
        code = "seat_quarantined"
    elif near.get(seat, False):
        code = "door_there" if card == BARRED_DOOR else "seat_behind_door"
    else:
        code = "nothing_there" if card == AXE else "neighbours_only"
    return why(("seat", seat), code, card=card, seat=seat)


# -- a turn


@asked_in("turn.play")
def hand_in_turn(view: HutView, decision: Decision) -> Reasons:
    too_many = view.hand.count(INFECTION) > MOST_INFECTIONS_HELD
    playable = kinds_of(tuple(option[1] for option in decision.options if option[0] == "play"))
    for card in kinds_of(view.hand):
        if ("discard", card) not in decision.options:
            if too_many:
                yield surplus(view, "discard", card)
            else:
                yield locked(view, "discard", card)
        if card not in playable:
            yield unplayable(view, card, too_many)
    if not too_many and not view.quarantine[view.seat]:
        yield from seats_in_turn(view, decision, playable)


def surplus(view: HutView, verb: str, card: int) -> Reason:
    return why((verb, card), "too_many_infections", card=card, number=view.hand.count(INFECTION))


def locked(view: HutView, verb: str, card: int) -> Reason:
    """Two cards never leave a hand: the Thing, and the last Infection! card of an infected (T9.2, T16.7)."""
    return why((verb, card), "thing_stays" if card == THING else "last_infection", card=card)


def unplayable(view: HutView, card: int, too_many: bool) -> Reason:
    target = ("play", card)
    if CATEGORY[card] == "infection":
        return why(target, "never_played", card=card)
    if CATEGORY[card] == "defence":
        return why(target, ANSWERS[card], card=card)
    if too_many:
        return surplus(view, "play", card)
    if view.quarantine[view.seat]:
        return why(target, "you_quarantined", card=card, number=view.quarantine[view.seat])
    return why(target, WITHOUT_TARGET.get(card, "nobody_in_reach"), card=card)


WITHOUT_TARGET = {AXE: "nothing_to_remove", BARRED_DOOR: "both_sides_barred", PERSISTENCE: "nothing_to_draw"}


def seats_in_turn(view: HutView, decision: Decision, playable: Cards) -> Reasons:
    """Players whom a card that can be played does not reach, and those whom no card of the hand reaches."""
    near = beside(view)
    aimed = [card for card in playable if card not in AIMED_AT_NOBODY]
    reached = {option[2] for option in decision.options if len(option) > 2}
    for seat in others(view):
        for card in aimed:
            if ("play", card, seat) not in decision.options:
                yield out_of_reach(view, near, card, seat)._replace(target=("play", card, seat))
        if aimed and seat not in reached:
            yield out_of_reach(view, near, aimed[0], seat)
    for card in aimed:
        if card == AXE and ("play", AXE, view.seat) not in decision.options:
            yield why(("play", AXE, view.seat), "nothing_on_you", card=AXE)


@asked_in("persistence.keep")
def not_kept(view: HutView, decision: Decision) -> Reasons:
    for card in kinds_of(view.drawn):
        if ("keep", card) in decision.options:
            continue
        if THING in view.drawn:
            yield why(("keep", card), "keep_the_thing", card=card)
        else:
            yield surplus(view, "keep", card)


# -- an exchange, and what answers it


@asked_in("exchange.offer")
def not_offered(view: HutView, decision: Decision) -> Reasons:
    yield from not_given(view, decision, "offer")


@asked_in("exchange.reply")
def not_returned(view: HutView, decision: Decision) -> Reasons:
    yield from not_given(view, decision, "give")
    yield from wrong_defence(view, decision)


@asked_in("chain.pass")
def not_passed(view: HutView, decision: Decision) -> Reasons:
    yield from not_given(view, decision, "give")
    for card in kinds_of(view.hand):
        if CATEGORY[card] == "defence":
            code = "no_refusal" if ANSWERS[card] == "answers_exchange" else ANSWERS[card]
            yield why(("defend", card), code, card=card)


def not_given(view: HutView, decision: Decision, verb: str) -> Reasons:
    """The Thing card, and Infection! as the role of its owner allows (T6.8 to T6.11)."""
    for card in (THING, INFECTION):
        if card not in view.hand or (verb, card) in decision.options:
            continue
        if card == INFECTION and view.role == HUMAN:
            yield why((verb, card), "human_keeps", card=card)
        elif card == INFECTION and view.role == INFECTED and view.hand.count(INFECTION) > 1:
            yield why((verb, card), "only_to_the_thing", card=card)
        else:
            yield locked(view, verb, card)


@asked_in("flamethrower.answer", "swap.answer")
def wrong_defence(view: HutView, decision: Decision) -> Reasons:
    for card in kinds_of(view.hand):
        if CATEGORY[card] == "defence" and ("defend", card) not in decision.options:
            yield why(("defend", card), ANSWERS[card], card=card)


# -- panic


@asked_in("forgetful.discard")
def not_forgotten(view: HutView, decision: Decision) -> Reasons:
    yield from never_leaving(view, decision, "discard")


@asked_in("blind_date.swap")
def not_swapped(view: HutView, decision: Decision) -> Reasons:
    yield from never_leaving(view, decision, "swap")


def never_leaving(view: HutView, decision: Decision, verb: str) -> Reasons:
    for card in kinds_of(view.hand):
        if (verb, card) not in decision.options:
            yield locked(view, verb, card)


CHOSEN_BY = {"get_out.choose": GET_OUT, "be_friends.choose": BE_FRIENDS, "between_us.choose": BETWEEN_US}


@asked_in(*CHOSEN_BY)
def not_chosen(view: HutView, decision: Decision) -> Reasons:
    near = beside(view)
    for seat in others(view):
        if ("choose", seat) not in decision.options:
            yield out_of_reach(view, near, CHOSEN_BY[decision.kind], seat)


@asked_in("confession.show")
def nothing_to_confess(view: HutView, decision: Decision) -> Reasons:
    if SHOW_ONE not in decision.options:
        yield why(SHOW_ONE, "nothing_to_confess")
