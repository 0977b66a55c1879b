"""Why not: what a player would try in his actions that is not offered, and what stands in the way.

All of it follows from what the asked seat may know. What one would try is named by the beginning of the options that it
would have: ("attack",), ("room", space), ("play", card). Cards, items and sheets are in reasons_cards.py.
"""

from collections.abc import Callable

from bathysphere.engine import Choice, Decision, Reason, Reasons, why
from bathysphere.games.unfathomable.aboard import (
    damaged,
    enemies_of_humans,
    here,
    human,
    humans_in,
    may_attack,
    own,
    passengers,
)
from bathysphere.games.unfathomable.aids import room
from bathysphere.games.unfathomable.cards.damage import ANY, DAMAGE
from bathysphere.games.unfathomable.cards.mythos import BARRICADE_THE_HATCHES, SACRIFICE_DEEP_ONE, THE_PEACEMAKER
from bathysphere.games.unfathomable.cards.skills import LORE, SKILL_OF, STRENGTH
from bathysphere.games.unfathomable.cards.spaces import (
    BOILER_ROOM,
    BRIDGE,
    BRIG,
    CAPTAINS_CABIN,
    CARGO_HOLD,
    CHAPEL,
    DECK,
    GALLEY,
    ROOMS,
    SHIP,
)
from bathysphere.games.unfathomable.reasons_cards import at_start, feat, hand, items, sheet
from bathysphere.games.unfathomable.state import KEEPER, RITUAL
from bathysphere.games.unfathomable.steps.keeper import TITLE
from bathysphere.games.unfathomable.steps.repairs import RANSOM, worth
from bathysphere.games.unfathomable.steps.rooms import ROOM_ACTIONS
from bathysphere.games.unfathomable.view import ShipView

Barred = Callable[[ShipView], Reasons]


def reasons(view: ShipView, decision: Decision) -> tuple[Reason, ...]:
    """Chapter by chapter; whatever can be done in some way is not barred."""
    if decision.kind not in BARRED:
        return ()
    offered = {option[:length] for option in decision.options for length in range(1, len(option) + 1)}
    return tuple([each for barred in BARRED[decision.kind] for each in barred(view) if each.target not in offered])


# -- moving, fighting, passengers, trade


def moves(view: ShipView) -> Reasons:
    place = own(view).place
    for space in SHIP:
        yield leaving(view, ("move", space)) if place == BRIG else why(("move", space), stop(place, space), space=space)
    if place == BRIG and not human(view, view.seat):
        yield leaving(view, ("break_out",))


def stop(place: int, space: int) -> str:
    """Nobody goes into brig and sick bay by himself (U4.3b, U4.3c)."""
    return "already_there" if place == space else "not_by_yourself"


def leaving(view: ShipView, target: Choice) -> Reason:
    """The ways out of the brig: a check for humans, cards of a value for others (U17.4)."""
    if human(view, view.seat):
        return why(target, "in_the_brig")
    return why(target, "ransom", least=RANSOM, number=worth(view.hand))


def attacks(view: ShipView) -> Reasons:
    if not may_attack(view, view.seat):
        yield why(("attack",), "peacemaker", mythos=THE_PEACEMAKER)
    else:
        yield why(("attack",), "no_enemy" if human(view, view.seat) else "no_human")


def with_passengers(view: ShipView) -> Reasons:
    place = own(view).place
    if human(view, view.seat):
        yield nobody_to_take(("rescue",), place)
        return
    yield why(("rescue",), "not_for_traitors")
    guards = humans_in(view, place)
    if not passengers(view, place):
        yield nobody_to_take(("murder",), place)
    elif guards:
        yield why(("murder",), "guarded", seat=guards[0])


def nobody_to_take(target: Choice, place: int) -> Reason:
    return why(target, "no_passenger" if place in DECK else "passengers_on_deck")


def trade(view: ShipView) -> Reasons:
    if not human(view, view.seat):
        yield why(("trade",), "not_for_traitors")
    else:
        alone = len(here(view, own(view).place)) == 1
        yield why(("trade",), "nobody_here" if alone else "nothing_to_trade")


# -- rooms


def rooms(view: ShipView) -> Reasons:
    """The action of the space in which he is, and the parts of it that are not open."""
    space = own(view).place
    if space not in ROOM_ACTIONS:
        return
    bar = room_bar(view, space)
    if bar is not None:
        yield bar
        return
    if space in WITHIN:
        yield WITHIN[space](view)
    if space == CHAPEL:
        yield why(("room", CHAPEL, "back"), "ritual_at_start")
        yield no_card(("room", CHAPEL, "on"), LORE)
    if space == CAPTAINS_CABIN:
        for seat in range(len(view.players)):
            code = "traitor_known" if not human(view, seat) else "not_yourself"
            yield why(("room", CAPTAINS_CABIN, seat), code, seat=seat)


BAR = {"damaged": "room_damaged", "enemies": "enemy_there", "used": "room_used"}


def room_bar(view: ShipView, space: int) -> Reason | None:
    """What is in the way of any action there (U4.8, U4.13b)."""
    if not human(view, view.seat):
        return why(("room", space), "not_for_traitors")
    bar = room(view, space).bar
    return why(("room", space), BAR[bar], space=space) if bar else None


def no_card(target: Choice, skill: int) -> Reason:
    return why(target, "no_card", skill=skill)


def chapel(view: ShipView) -> Reason:
    code = "no_card" if view.tracks[RITUAL] else "chapel_idle"
    return why(("room", CHAPEL), code, skill=LORE)


WITHIN: dict[int, Callable[[ShipView], Reason]] = {
    BRIDGE: lambda view: why(("room", BRIDGE), "no_supply"),
    CHAPEL: chapel,
    CARGO_HOLD: lambda view: why(("room", CARGO_HOLD), "no_items_left"),
    GALLEY: lambda view: why(("room", GALLEY), "no_skill_cards_left"),
    BOILER_ROOM: lambda view: no_card(("room", BOILER_ROOM), STRENGTH),
}
"""What a room may lack that is open (UQ.49)."""


def repair(view: ShipView) -> Reasons:
    space = own(view).place
    if space not in ROOMS:
        return
    target = ("repair", space)
    if not human(view, view.seat):
        yield why(target, "not_for_traitors")
    elif not damaged(view, space):
        yield why(target, "not_damaged", space=space)
    elif enemies_of_humans(view, space):
        yield why(target, "enemy_there", space=space)
    else:
        need = DAMAGE[view.damage[space - ROOMS.start]]
        number = worth(tuple([card for card in view.hand if need.skill in (ANY, SKILL_OF[card])]))
        if need.skill == ANY:
            yield why(target, "repair_any", space=space, least=need.value, number=number)
        else:
            yield why(target, "repair_skill", space=space, skill=need.skill, least=need.value, number=number)


# -- what lies before him


def title(view: ShipView) -> Reasons:
    if view.titles[KEEPER] == view.seat:
        used = TITLE in view.turn.used
        yield why(("keeper",), "title_used" if used else "no_spells")


def kept(view: ShipView) -> Reasons:
    keeps = own(view).keeps
    if SACRIFICE_DEEP_ONE in keeps:
        yield why(("sacrifice_deep_one",), "no_deep_one", mythos=SACRIFICE_DEEP_ONE)
    if BARRICADE_THE_HATCHES in keeps:
        yield why(("barricade",), "own_turn_only", mythos=BARRICADE_THE_HATCHES)


BARRED: dict[str, tuple[Barred, ...]] = {
    "action": (moves, attacks, with_passengers, trade, rooms, repair, hand, items, title, sheet, feat, kept),
    "actions.start": (at_start,),
}
"""By the kind of the question; where everything in sight is offered there is nothing to say."""
