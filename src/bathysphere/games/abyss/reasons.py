"""Why not: what a player would try in a question of Abyss that is not offered, and what stands in the way.

Like the facts of the questions (prompts.py), all of it follows from what the asked seat may know. Targets are named as
options name things: Lords, locations, Allies and areas by number, spaces of the track counted from 0.
"""

from collections.abc import Callable

from bathysphere.engine import Decision, Reason, Reasons, noting, why
from bathysphere.games.abyss.cards.allies import MONSTER, RACE, RACES
from bathysphere.games.abyss.cards.lords import (
    ANY_RACE,
    MASTER_OF_MAGIC,
    OPPORTUNIST,
    ORACLE,
    RACES_PAID,
    SHAMAN,
    SLAVER,
    lord,
)
from bathysphere.games.abyss.cards.powers import USED
from bathysphere.games.abyss.state import keys_table
from bathysphere.games.abyss.steps.control import KEYS_NEEDED, MOST_DRAWN
from bathysphere.games.abyss.steps.payment import Payment, Reach, Terms, worth
from bathysphere.games.abyss.steps.threat import REWARDS, rewarded_division
from bathysphere.games.abyss.steps.turn import EXPLORE, INTRIGUE, intrigue_barred
from bathysphere.games.abyss.view import AbyssView

Barred = Callable[[AbyssView, Decision], Reasons]

BARRED: dict[str, Barred] = {}
"""By the kind of the question; where everything in sight is offered there is nothing to say."""
asked_in = noting(BARRED)

POWERS_IN = frozenset(("turn.action", "turn.end", "explore.take", "explore.fight"))
"""The questions at which the owner of a Slaver, Opportunist or Oracle may use him (A29.50)."""


def reasons(view: AbyssView, decision: Decision) -> tuple[Reason, ...]:
    found: list[Reason] = []
    if decision.kind in BARRED:
        found += BARRED[decision.kind](view, decision)
    if decision.kind in POWERS_IN:
        found += idle_powers(view, decision)
    return tuple(found)


# -- a turn


@asked_in("turn.action")
def actions(view: AbyssView, decision: Decision) -> Reasons:
    if EXPLORE not in decision.options:
        yield why(EXPLORE, "nothing_to_reveal")
    yield from empty_areas(view, decision)
    yield from unpaid_lords(view, decision)
    barred = intrigue_barred(view.pearls[view.seat], view.lord_deck, len(view.court))
    if barred:
        yield why(INTRIGUE, barred)


@asked_in("apprentice.council")
def empty_areas(view: AbyssView, decision: Decision) -> Reasons:
    for race in range(len(RACES)):
        if not view.council[race]:
            yield why(("council", race), "area_empty", race=race)


def unpaid_lords(view: AbyssView, decision: Decision) -> Reasons:
    """First what no pearl can mend: the race of the large circle, then the number of races; then the value."""
    terms = Terms(view.free, view.options, view.seat)
    totals = worth(view.hand)
    reach = Reach(totals)
    pearls = view.pearls[view.seat]
    for each in view.court:
        if ("recruit", each) in decision.options:
            continue
        target, wanted, must, price = ("lord", each), RACES_PAID[each], terms.must(each), terms.price(each)
        if must != ANY_RACE and not totals[must]:
            yield why(target, "lacks_race", lord=each, race=must)
        elif reach.races < wanted:
            yield why(target, "lacks_races", lord=each, wanted=wanted, number=reach.races)
        else:
            value = reach.most(wanted, must)
            missing = price - value - pearls
            yield why(target, "lacks_value", lord=each, price=price, value=value, pearls=pearls, missing=missing)


def idle_powers(view: AbyssView, decision: Decision) -> Reasons:
    """Own Lords who are used at any moment of the turn, but not at this one."""
    ready = {choice[0] for choice in decision.options}
    for name, mask in USED.items():
        each = lord(name)
        if name in ready:
            continue
        if each in view.turned[view.seat]:
            yield why(("lord", each), "turned", lord=each)
        elif each in view.free[view.seat]:
            code = "power_used" if view.turn.used & mask else NOTHING_TO_DO[each]
            yield why(("lord", each), code, lord=each)


NOTHING_TO_DO = {SLAVER: "slaver_idle", OPPORTUNIST: "opportunist_idle", ORACLE: "oracle_idle"}


# -- an exploration


@asked_in("explore.take", "explore.fight", "explore.buy")
def left_behind(view: AbyssView, decision: Decision) -> Reasons:
    for space, card in enumerate(view.track[:-1]):
        target = ("track", space)
        yield why(target, "monster_passed") if card == MONSTER else why(target, "ally_passed", ally=card)


@asked_in("explore.reward")
def rewards_without_tokens(view: AbyssView, decision: Decision) -> Reasons:
    _, choices = REWARDS[rewarded_division(view.free, view.seat, view.threat)]
    for choice in choices:
        target = ("reward", *choice)
        if target not in decision.options:
            yield why(target, "tokens_short", number=view.supply)


# -- a recruitment


@asked_in("recruit.pay")
def useless_allies(view: AbyssView, decision: Decision) -> Reasons:
    """Allies with which no payment begins; what can be added later depends on those picked."""
    payment = decision.picks
    assert isinstance(payment, Payment)
    possible = decision.more(())
    for choice in dict.fromkeys(decision.options):
        if choice in possible:
            continue
        if payment.races == 1 and payment.must != ANY_RACE:
            yield why(choice, "only_race", lord=payment.lord, race=payment.must)
        else:
            yield why(choice, "out_of_reach", lord=payment.lord, race=RACE[choice[1]], price=payment.price)


@asked_in("recruit.companion")
def no_companions(view: AbyssView, decision: Decision) -> Reasons:
    code = "only_strongest" if MASTER_OF_MAGIC in view.free[view.seat] else "only_weakest"
    for kind in dict.fromkeys(view.paid):
        if ("ally", kind) not in decision.options:
            yield why(("ally", kind), code)


# -- a location


@asked_in("control.keys")
def useless_keys(view: AbyssView, decision: Decision) -> Reasons:
    possible = decision.more(())
    for choice in dict.fromkeys(decision.options):
        if choice not in possible:
            yield why(choice, "single_keys_short", wanted=KEYS_NEEDED)
    icons = keys_table(view.options)
    for each in view.free[view.seat]:
        if not icons[each]:
            yield why(("lord", each), "no_key", lord=each)
    for each in view.turned[view.seat]:
        yield why(("lord", each), "turned", lord=each)
    yield from covered_lords(view, view.seat)


@asked_in("control.location")
def short_pile(view: AbyssView, decision: Decision) -> Reasons:
    for number in range(view.pile + 1, MOST_DRAWN + 1):
        yield why(("draw", number), "pile_short", number=view.pile)


@asked_in("control.keep")
def not_drawn(view: AbyssView, decision: Decision) -> Reasons:
    for tile in view.available:
        yield why(("location", tile), "not_drawn", location=tile)


@asked_in("control.smokers")
def not_in_pile(view: AbyssView, decision: Decision) -> Reasons:
    for tile in view.available:
        yield why(("location", tile), "not_in_pile", location=tile)


# -- single Lords


@asked_in("hunter.victim")
def no_victims(view: AbyssView, decision: Decision) -> Reasons:
    for seat in range(len(view.free)):
        if seat != view.seat and ("rob", seat) not in decision.options:
            code = "shielded" if SHAMAN in view.free[seat] else "no_tokens"
            yield why(("seat", seat), code, seat=seat)


@asked_in("assassin.victim")
def spared_lords(view: AbyssView, decision: Decision) -> Reasons:
    for seat in range(len(view.free)):
        if seat == view.seat:
            continue
        for each in view.free[seat] + view.turned[seat]:
            if ("turn_lord", each) not in decision.options:
                code = "shielded" if SHAMAN in view.free[seat] else "asked_apart"
                yield why(("lord", each), code, seat=seat)
        yield from covered_lords(view, seat)


@asked_in("schemer.replace", "traitor.replace")
def kept_lords(view: AbyssView, decision: Decision) -> Reasons:
    """With the option that spares them, Schemer and Traitor cannot discard themselves (A25.5)."""
    dismissed = {choice[1] for choice in decision.options if len(choice) > 1}
    for each in view.free[view.seat] + view.turned[view.seat]:
        if each not in dismissed:
            yield why(("lord", each), "not_himself", lord=each)
    yield from covered_lords(view, view.seat)


def covered_lords(view: AbyssView, seat: int) -> Reasons:
    for tile, covered in view.places[seat]:
        for each in covered:
            yield why(("lord", each), "covered", lord=each, location=tile)
