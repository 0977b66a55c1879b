"""What a reader of the table would otherwise have to work out by the rules: prices, chances, distances, what an option
costs and gives, points so far. Made from one seat's view and its own open question, by the functions that the rules
use."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from msgspec import structs

from bathysphere.engine import SPECTATOR, Cards, Choice, Decision, Value
from bathysphere.games.cryptids.components import (
    CLOVER,
    DOWN,
    LUCK,
    OF_ONE_CONTRACT,
    OPEN,
    SECOND_CHANCE,
    SUCCESS,
    THREE_COINS,
    UP,
    Laid,
)
from bathysphere.games.cryptids.content import NOWHERE, Contract, price_of
from bathysphere.games.cryptids.pack import SKILLS
from bathysphere.games.cryptids.placement import symbols_under
from bathysphere.games.cryptids.score import CONTRACT, Points, of_contracts, points_of, worth
from bathysphere.games.cryptids.state import CryptidsState
from bathysphere.games.cryptids.state_from_view import state_from_view
from bathysphere.games.cryptids.steps.field.relocation import meets
from bathysphere.games.cryptids.steps.field.tracking import covers
from bathysphere.games.cryptids.steps.office.initiative import free_row
from bathysphere.games.cryptids.steps.office.turn import card_price, spendable
from bathysphere.games.cryptids.steps.poacher.catching import OF_ANY_SORT, captives_of
from bathysphere.games.cryptids.view import CryptidsView

PERCENT: Final = 100
CANNOT: Final = -1
"""Where there is no such number: a cryptid for which one holds no evidence, a place that nobody stands on yet."""


class Gain(Value, frozen=True, gc=False):
    """What an option of the open question changes at once; options that change none of this are not listed."""

    option: int
    """Its place among the options."""
    coins: int
    xp: int
    rows: int
    """How many rows the assistant may move because of it."""


class Odds(Value, frozen=True, gc=False):
    """Of an attempt to find a cryptid."""

    dice: int
    """CANNOT: there is no evidence for it."""
    chance: int
    """In per cent, by the dice alone."""
    best: int
    """With luck, second chance and reroll tokens, as far as they are ready."""


class CardAids(Value, frozen=True, gc=False):
    """An open card, as `CryptidsAids.seat` sees it."""

    distance: int
    """Steps to where it is tracked; 0 also if that is anywhere, CANNOT for an empty place."""
    odds: Odds
    """With all evidence that one holds."""
    contracts: int
    """How many of the contracts that one knows to count for oneself it would meet."""


class Standing(Value, frozen=True, gc=False):
    """One player's reputation as if the game ended now."""

    points: Points
    total: int
    certain: bool
    """Whether the player's contracts are known to the reader; else they are not counted."""


class PoacherAids(Value, frozen=True, gc=False):
    """How far the poacher is."""

    captives: Cards
    """For each contract of the player how many captives meet it."""
    of_one: int
    """With so many of one contract the player has lost."""
    of_any: int
    """And with so many in all."""


class CryptidsAids(Value, frozen=True, gc=False):
    """Beside the view, for one reader."""

    seat: int
    """Whose prices and chances these are: the reader's own; for a spectator those of whose turn it is."""
    gains: tuple[Gain, ...]
    odds: tuple[Odds, ...]
    """For each option of the question what evidence to use."""
    distances: Cards
    """Steps from the player's figure to every place; empty before it stands anywhere."""
    range: int
    """How far a Move goes."""
    skills: Cards
    """The price of every skill."""
    spendable: int
    """Coins but for one that is kept to leave the top row."""
    above: int
    below: int
    """The rows to which one step leads; 0: there is none."""
    card_price: int
    market: Cards
    """The price of each token of the market; 0 for an empty place."""
    sales: Cards
    """What each piece of the player's evidence would be sold for, in the order of the view."""
    cards: tuple[CardAids, ...]
    requests: Cards
    """For each open request how many own cryptids would fit."""
    shared: int
    """What the shared contract brings so far."""
    contracts: Cards
    """And each of the player's own."""
    standings: tuple[Standing, ...]
    poacher: PoacherAids | None


class OpenTable(NamedTuple):
    """What everybody knows, and what follows from it for everybody."""

    state: CryptidsState
    skills: Cards
    market: Cards
    points: tuple[Points, ...]
    """Without those of contracts that are face down."""


def open_table(view: CryptidsView) -> OpenTable:
    """Worked out once for all who look at the same table: from nothing but what all of them see."""
    players = tuple([structs.replace(each, contracts=()) for each in view.players])
    return _open_table(structs.replace(view, seat=SPECTATOR, question=0, asked=(), sealed=None, players=players))


@lru_cache(32)
def _open_table(view: CryptidsView) -> OpenTable:
    s = state_from_view(view)
    return OpenTable(
        state=s,
        skills=tuple([s.price_of(skill) for skill in range(len(SKILLS))]),
        market=tuple([s.c.price[token] if token != NOWHERE else 0 for token in s.market]),
        points=tuple([points_of(s, seat) for seat in range(s.seats)]),
    )


def aids(view: CryptidsView, decision: Decision | None) -> CryptidsAids:
    return aids_beside(open_table(view), view, decision)


def aids_beside(table: OpenTable, view: CryptidsView, decision: Decision | None) -> CryptidsAids:
    """What one reader sees besides what everybody does."""
    s = table.state
    seat = view.seat if view.seat >= 0 else view.turn.seat
    own = view.players[seat]
    options = decision.options if decision is not None else ()
    steps = distances(s, seat)
    committing = decision is not None and decision.kind == "track.commit"
    known_contracts = [each for each in (s.shared, *own.contracts) if each != NOWHERE]
    places = range(len(s.display))
    return CryptidsAids(
        seat=seat,
        gains=tuple([gain for at, choice in enumerate(options) if (gain := gain_of(s, seat, at, choice)) is not None]),
        odds=tuple([odds(s, seat, choice[3:].count(OPEN)) for choice in options]) if committing else (),
        distances=steps,
        range=s.range(seat),
        skills=table.skills,
        spendable=spendable(s, seat) if s.turn.seat == seat else s.coins[seat],
        above=free_row(s, seat, UP),
        below=free_row(s, seat, DOWN),
        card_price=card_price(s.seats),
        market=table.market,
        sales=tuple([price_of(s.c, kind) for kind in own.evidence]),
        cards=tuple([card_aids(s, seat, place, steps, known_contracts) for place in places]),
        requests=tuple([fitting(s, seat, s.c.requests[request]) for request in s.requests]),
        shared=worth(s, seat, s.shared) if s.shared != NOWHERE else 0,
        contracts=tuple([worth(s, seat, contract) for contract in own.contracts]),
        standings=tuple([standing(table, each, player.contracts) for each, player in enumerate(view.players)]),
        poacher=poacher_aids(s, view.players[0].contracts) if view.poacher is not None else None,
    )


# -- the map and the cards


def distances(s: CryptidsState, seat: int) -> Cards:
    here = s.places[seat]
    if here == NOWHERE:
        return ()
    steps = [CANNOT] * len(s.c.places)
    steps[here] = 0
    for number, there in enumerate(s.c.within[here]):
        for place in there:
            if steps[place] == CANNOT:
                steps[place] = number
    return tuple(steps)


def card_aids(s: CryptidsState, seat: int, place: int, steps: Cards, contracts: Sequence[int]) -> CardAids:
    if s.display[place] == NOWHERE:
        return CardAids(CANNOT, NO_ODDS, 0)
    region = s.region_of(place)
    distance = CANNOT if not steps else 0 if region == NOWHERE else steps[region]
    dice = min([ways.count(OPEN) for ways in covers(s, seat, place)], default=CANNOT)
    met = sum([meets(s, s.display[place], s.c.contracts[each]) for each in contracts])
    return CardAids(distance, odds(s, seat, dice) if dice != CANNOT else NO_ODDS, met)


def odds(s: CryptidsState, seat: int, dice: int) -> Odds:
    faces = s.c.tracking
    plain = faces.count(SUCCESS) / len(faces)
    lucky = plain + faces.count(CLOVER) / len(faces) * s.can_use(seat, LUCK)
    throws = 1 + s.can_use(seat, SECOND_CHANCE)
    throws += sum([s.c.wolpertinger[token].sort == "reroll" for token in s.tokens[seat]])
    best = 1 - (1 - lucky) ** throws  # of one die: whatever is no success yet is thrown again
    return Odds(dice, round(PERCENT * plain**dice), round(PERCENT * best**dice))


NO_ODDS: Final = Odds(CANNOT, 0, 0)


def fitting(s: CryptidsState, seat: int, request: Contract) -> int:
    return sum([meets(s, card, request) for card in s.waiting(seat)])


# -- what options cost and give


def gain_of(s: CryptidsState, seat: int, at: int, choice: Choice) -> Gain | None:
    coins, xp, rows = changes(s, seat, choice)
    return Gain(at, coins, xp, rows) if coins or xp or rows else None


def changes(s: CryptidsState, seat: int, choice: Choice) -> tuple[int, int, int]:
    """Coins, experience, and rows that the assistant may move."""
    match choice:
        case ("place", card, turn, row, column):
            return symbols_under(s, card, s.spot(s.c.cards[card].shape, Laid(card, turn, row, column)))
        case ("learn", skill):
            return 0, -s.price_of(skill), 0
        case ("restore", _) | ("paid", _) | ("market",):
            return -1, 0, 0
        case ("card", _):
            return -card_price(s.seats), 0, 0
        case ("buy", place):
            return -s.c.price[s.market[place]], 0, 0
        case ("bargain", _, price):
            return -price, 0, 0
        case ("sell", kind, _):
            return price_of(s.c, kind), 0, 0
        case ("swap", kind, place):
            return price_of(s.c, kind) - s.c.price[s.market[place]], 0, 0
        case ("down", face) if face != NOWHERE:
            return of_die(s, face)
        case ("coins",):
            return THREE_COINS, 0, 0
        case ("xp",):
            return 0, 1, 0
        case ("shift", _, number):
            return 0, 0, number
        case ("hare", "coins"):
            token = next(each for each in s.tokens[seat] if s.c.wolpertinger[each].sort == "coins")
            return s.c.wolpertinger[token].number, 0, 0
    return 0, 0, 0


def of_die(s: CryptidsState, face: int) -> tuple[int, int, int]:
    die = s.c.die[face]
    return die.number * (die.sort == "coins"), die.number * (die.sort == "xp"), 0


# -- points


def standing(table: OpenTable, seat: int, contracts: Cards) -> Standing:
    points = table.points[seat]
    if contracts:
        own = of_contracts(table.state, seat, contracts)
        points = tuple([(source, own if source == CONTRACT else number) for source, number in points])
    return Standing(points, sum([number for _, number in points]), bool(contracts))


def poacher_aids(s: CryptidsState, contracts: Cards) -> PoacherAids:
    captives = tuple([captives_of(s, contract) for contract in contracts])
    return PoacherAids(captives, OF_ONE_CONTRACT, OF_ANY_SORT)
