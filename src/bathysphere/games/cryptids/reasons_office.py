"""Why not, in the assistant's turn: steps and skills, refreshes and trade, bids; and what both turns share."""

from collections.abc import Callable
from typing import Final

from bathysphere.engine import Choice, Reason, Reasons, why
from bathysphere.games.cryptids.content import NOWHERE
from bathysphere.games.cryptids.pack import SKILLS
from bathysphere.games.cryptids.state import ACTIVE, LOOSE, RANGE_1, RANGE_2, CryptidsState
from bathysphere.games.cryptids.steps.cards import replaceable
from bathysphere.games.cryptids.steps.evidence import called
from bathysphere.games.cryptids.steps.gains import used_skills
from bathysphere.games.cryptids.steps.office.initiative import DOWN, UP, free_row
from bathysphere.games.cryptids.steps.office.turn import TOP, card_price, spendable


def skill_bar(s: CryptidsState, seat: int, skill: int) -> str:
    """Of a skill that cannot be used."""
    return "skill_used" if s.has(seat, skill) else "skill_missing"


def unpaid(s: CryptidsState, seat: int, target: Choice, price: int) -> Reason:
    """Too few coins, or the last one is kept to leave the top row."""
    if s.coins[seat] >= price > spendable(s, seat):
        return why(target, "kept_coin")
    return why(target, "no_coins", price=price, number=s.coins[seat])


# -- the track and skills


def steps(s: CryptidsState, seat: int) -> Reasons:
    banned = s.turn.start == TOP and s.rows[seat] == TOP
    yield why(("end",), "top_row_end" if s.turn.stepped and banned else "step_first")
    for way in (UP, DOWN):
        if s.turn.stepped:
            yield why((way,), "stepped")
        elif not free_row(s, seat, way):
            yield why((way,), "no_row")
        else:
            yield why((way,), "top_row_coin")
        if not free_row(s, seat, way):
            yield why(("paid", way), "no_row")
        elif s.coins[seat] < 1:
            yield why(("paid", way), "no_coins", price=1, number=0)
        else:
            yield why(("paid", way), "top_row_coin")


def skills(s: CryptidsState, seat: int) -> Reasons:
    for skill in range(len(SKILLS)):
        target = ("learn", skill)
        if s.has(seat, skill):
            yield why(target, "has_skill", skill=skill)
        elif not s.turn.learning:
            yield why(target, closed(s))
        elif skill == RANGE_2 and not s.has(seat, RANGE_1):
            yield why(target, "range_first", skill=RANGE_1)
        else:
            yield why(target, "no_xp", skill=skill, price=s.price_of(skill), number=s.xp[seat])
    used = used_skills(s, seat)
    for skill in ACTIVE:
        target = ("restore", skill)
        if skill in used:
            yield unpaid(s, seat, target, 1) if s.turn.learning else why(target, closed(s))
        elif s.has(seat, skill):
            yield why(target, "skill_ready", skill=skill)


def closed(s: CryptidsState) -> str:
    """Why skills are neither learned nor restored now."""
    return "learning_over" if s.turn.stepped == UP else "only_up"


# -- refreshes and trade


def market(s: CryptidsState, seat: int) -> Reasons:
    if not s.bag and not s.beside:
        yield why(("market",), "bag_empty")
    else:
        yield unpaid(s, seat, ("market",), 1)


def cards(verb: str) -> Callable[[CryptidsState, int], Reasons]:
    """Replacing cards for coins, the first and the second."""

    def barred(s: CryptidsState, seat: int) -> Reasons:
        for place, card in enumerate(s.display):
            if card == NOWHERE:
                continue
            if s.options.no_bids:
                yield why((verb, place), "no_bids_mode")
            elif s.bids_on(place):
                yield why((verb, place), "card_has_bid", card=card)
            elif not replaceable(s, place):
                yield why((verb, place), "no_other_card", card=card)
            else:
                yield unpaid(s, seat, (verb, place), card_price(s.seats))

    return barred


def buying(s: CryptidsState, seat: int) -> Reasons:
    for place, token in enumerate(s.market):
        target = ("buy", place)
        if token == NOWHERE:
            yield why(target, "market_gap")
        elif token in s.turn.sold:
            yield why(target, "sold_this_turn", evidence=called(s, token))
        elif s.slots(seat) <= 0:
            yield why(target, "slots_full")
        else:
            yield unpaid(s, seat, target, s.c.price[token])


def selling(s: CryptidsState, seat: int) -> Reasons:
    """A token bought this turn is the only one that cannot be sold; a swap can also fail because of the other token."""
    for token in s.evidence[seat]:
        kind = called(s, token)
        if token in s.turn.bought:
            yield why(("sell", kind), "bought_this_turn", evidence=kind)
            yield why(("swap", kind), "bought_this_turn", evidence=kind)
            continue
        for place, other in enumerate(s.market):
            target = ("swap", kind, place)
            if other == NOWHERE:
                yield why(target, "market_gap")
            elif other in s.turn.sold:
                yield why(target, "sold_this_turn", evidence=called(s, other))
            else:
                yield unpaid(s, seat, target, s.c.price[other] - s.c.price[token])


# -- bids and tokens


def rebids(s: CryptidsState, seat: int) -> Reasons:
    if s.options.no_bids:
        return
    if s.turn.rebid:
        yield why(("rebid",), "rebid_done")
    elif set(s.bids[seat]) == {LOOSE}:
        yield why(("rebid",), "no_bid_placed")
    else:
        yield why(("rebid",), "no_card_for_bid")


def bids(s: CryptidsState, seat: int) -> Reasons:
    """A free bid does not go where the other one lies."""
    if s.loose(seat):
        for place in s.bids[seat]:
            if place != LOOSE:
                yield why(("bid", place), "bid_twice", card=s.display[place])


def hare(s: CryptidsState, seat: int) -> Reasons:
    if any(s.c.wolpertinger[token].sort == "evidence" for token in s.tokens[seat]):
        yield why(("hare", "evidence"), "slots_full" if s.slots(seat) <= 0 else "bag_empty")


office: Final = (steps, skills, market, cards("card"), buying, selling, rebids)
"""All of the assistant's turn that only it has."""
