"""Why not: what a player would try that is not offered, and what stands in the way.

All of it follows from what the asked seat may know. What one would try is named like its options, without the word that
says whether the main action or a skill is used: ("track", 3), ("relocate", card), ("buy", 0). The assistant's turn is
in reasons_office.py.
"""

from collections.abc import Callable, Iterator

from bathysphere.engine import Choice, Decision, Reason, Reasons, why
from bathysphere.games.cryptids.content import NOWHERE
from bathysphere.games.cryptids.placement import fits, has_room
from bathysphere.games.cryptids.reasons_office import bids, cards, hare, office, skill_bar
from bathysphere.games.cryptids.state import (
    COLLECT,
    LUCK,
    NEIGHBOUR,
    RELOCATE,
    SECOND_CHANCE,
    TICKET,
    TRACK,
    CryptidsState,
)
from bathysphere.games.cryptids.state_from_view import state_from_view
from bathysphere.games.cryptids.steps.cards import replaceable
from bathysphere.games.cryptids.steps.field.relocation import meets
from bathysphere.games.cryptids.steps.field.tracking import CLOVER, covers
from bathysphere.games.cryptids.steps.field.turn import distance, hows
from bathysphere.games.cryptids.view import CryptidsView

Barred = Callable[[CryptidsState, int], Reasons]

WITH_HOW = frozenset(("collect", "track", "search", "relocate", "request"))
"""Options that say whether the main action or a skill is used."""
PAIR = 2
"""Cryptids for a request."""


def reasons(view: CryptidsView, decision: Decision) -> tuple[Reason, ...]:
    """Whatever can be done in some way is not barred, and nothing is barred twice."""
    if decision.kind not in BARRED:
        return ()
    s = state_from_view(view)
    plain = [(each[0], *each[2:]) if each[0] in WITH_HOW else each for each in decision.options]
    offered = {option[:length] for option in plain for length in range(1, len(option) + 1)}
    found: dict[Choice, Reason] = {}
    for barred in BARRED[decision.kind]:
        for reason in barred(s, decision.seat):
            if reason.target not in offered:
                found.setdefault(reason.target, reason)
    return tuple(found.values())


# -- the map


def cities(s: CryptidsState, seat: int) -> Reasons:
    for other, place in enumerate(s.places):
        if place != NOWHERE:
            yield why(("city", place), "city_taken", place=place, seat=other)


def moves(s: CryptidsState, seat: int) -> Reasons:
    here, turn = s.places[seat], s.turn
    yield why(("move", here), "already_here", place=here)
    reach = turn.steps or s.range(seat)
    for place in range(len(s.c.places)):
        if turn.moved and turn.acted and not turn.steps:
            yield why(("move", place), "moves_used")
        elif place != here:
            yield why(("move", place), "too_far", place=place, number=distance(s, here, place), most=reach)
    yield why(("ticket",), skill_bar(s, seat, TICKET), skill=TICKET)


def collecting(s: CryptidsState, seat: int) -> Reasons:
    here = s.places[seat]
    for region in s.c.regions:
        target = ("collect", region)
        if not s.map[region]:
            if region == here:
                yield why(target, "no_evidence_here", place=here)
        elif region != here and not (s.has(seat, NEIGHBOUR) and region in s.c.lines[here]):
            yield why(target, "not_there", place=region)
        elif s.slots(seat) <= 0:
            yield why(target, "slots_full")
        else:
            yield action_used(s, seat, target, COLLECT)


def action_used(s: CryptidsState, seat: int, target: Choice, skill: int) -> Reason:
    """The main action is gone, and so is the skill that repeats it."""
    return why(target, "action_used" if s.has(seat, skill) else "action_used_no_skill", skill=skill)


# -- tracking and relocating


def tracking(s: CryptidsState, seat: int) -> Reasons:
    for place, card in enumerate(s.display):
        if card == NOWHERE:
            continue
        target, region = ("track", place), s.region_of(place)
        if not s.options.no_bids and place not in s.bids[seat]:
            yield why(target, "no_bid", card=card)
        elif region not in (NOWHERE, s.places[seat]) or s.places[seat] not in s.c.regions:
            yield why(target, "track_elsewhere", card=card, place=region)
        elif not covers(s, seat, place):
            yield why(target, "no_evidence", card=card)
        else:
            yield action_used(s, seat, target, TRACK)


def searching(s: CryptidsState, seat: int) -> Reasons:
    if not s.options.wolpertinger:
        return
    here, target = s.places[seat], ("search",)
    if here not in s.c.cities:
        yield why(target, "not_in_city")
    elif s.cities[here - s.c.cities[0]] == NOWHERE:
        yield why(target, "no_hare_here", place=here)
    elif not s.rumours(seat):
        yield why(target, "no_rumours")
    else:
        yield action_used(s, seat, target, TRACK)


def relocating(s: CryptidsState, seat: int) -> Reasons:
    waiting = s.waiting(seat)
    away = s.places[seat] not in s.c.cities
    used = not hows(s, seat, RELOCATE)
    for card in waiting:
        target = ("relocate", card)
        if away:
            yield why(target, "not_in_city")
        elif used:
            yield action_used(s, seat, target, RELOCATE)
        elif not has_room(s, card):
            yield why(target, "no_room", card=card)
    for request in s.requests:
        target = ("request", request)
        number = sum([meets(s, card, s.c.requests[request]) for card in waiting])
        if number < PAIR:
            yield why(target, "request_pair", request=request, number=number)
        elif away:
            yield why(target, "not_in_city")
        elif used:
            yield action_used(s, seat, target, RELOCATE)
        else:
            yield why(target, "request_room", request=request)


def refreshing(s: CryptidsState, seat: int) -> Reasons:
    full = s.on_map() >= s.c.pack.board.map_tokens
    yield why(("refresh",), "map_full" if full else "acted")


def rolled(s: CryptidsState, seat: int) -> Reasons:
    attempt = s.trying
    if attempt is None:
        return
    if not s.can_use(seat, LUCK):
        yield why(("luck",), skill_bar(s, seat, LUCK), skill=LUCK)
    elif CLOVER not in attempt.dice:
        yield why(("luck",), "no_clover")
    if attempt.rerolled:
        yield why(("second_chance",), "rerolled")
    else:
        yield why(("second_chance",), skill_bar(s, seat, SECOND_CHANCE), skill=SECOND_CHANCE)


# -- a refresh, terrain


def exchanged(s: CryptidsState, seat: int) -> Reasons:
    for place, card in enumerate(s.display):
        if card == NOWHERE:
            continue
        others = [other for other in s.bids_on(place) if other != seat]
        if others:
            yield why(("discard", place), "other_bid", card=card, seat=others[0])
        elif not replaceable(s, place):
            yield why(("discard", place), "no_other_card", card=card)


def tiles(s: CryptidsState, seat: int) -> Reasons:
    """Of tiles that look alike only one is offered."""
    for tile in s.tiles[seat]:
        if not fits(s, tile):
            yield why(("tile", tile), "tile_no_room", tile=tile)


BARRED: dict[str, tuple[Callable[[CryptidsState, int], Iterator[Reason]], ...]] = {
    "setup.city": (cities,),
    "field.turn": (moves, collecting, tracking, searching, relocating, refreshing, hare, bids),
    "track.rolled": (rolled,),
    "refresh.cards": (exchanged,),
    "bid.place": (bids,),
    "terrain.tile": (tiles,),
    "office.turn": (*office, hare, bids),
    "office.card": (cards("second_card"),),
}
