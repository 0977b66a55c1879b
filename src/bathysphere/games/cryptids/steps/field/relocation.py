"""Relocating cryptids: into the reserve with a tile, or two of them for a request (chapters 13 to 15)."""

from itertools import combinations
from typing import Final

from bathysphere.engine import (
    DONE,
    Answers,
    Bar,
    Cards,
    Decision,
    Next,
    SeatAsks,
    SeatDoes,
    silent,
    with_fields,
    without,
)
from bathysphere.games.cryptids import events
from bathysphere.games.cryptids.components import Laid
from bathysphere.games.cryptids.content import Contract
from bathysphere.games.cryptids.placement import cryptid_spots, has_room, symbols_under
from bathysphere.games.cryptids.state import CryptidsState, Granted
from bathysphere.games.cryptids.steps.field.abilities import Abilities
from bathysphere.games.cryptids.steps.gains import gain_coins, gain_xp
from bathysphere.games.cryptids.steps.office.initiative import BonusMove
from bathysphere.games.cryptids.steps.reserve import Closure

PAIR: Final = 2
"""Cryptids for a request."""


def placeable(s: CryptidsState, seat: int, bar: Bar = silent) -> list[int]:
    """Cryptids of this player for which there is room (C13.2, C14.6)."""
    found = []
    for card in s.waiting(seat):
        if has_room(s, card):
            found.append(card)
        else:
            bar(("relocate", card), "no_room", card=card)
    return found


def meets(s: CryptidsState, card: int, contract: Contract) -> bool:
    """Whether a cryptid fits a request or a contract; one that lies on two terrains by where it lies."""
    printed = s.c.cards[card]
    if contract.sort == "habitat" and printed.placement == "two_terrains":
        return contract.value in terrains_under(s, card)
    return printed.meets(contract)


def terrains_under(s: CryptidsState, card: int) -> tuple[int, ...]:
    """A cryptid that lies on two terrains lives on both, and nowhere until it lies there (C42.3, C48.82, C48.106)."""
    for laid in s.laid:
        if laid.tile == card:
            mask = s.spot(s.c.cards[card].shape, laid).mask
            return tuple([kind for kind, ground in enumerate(s.grounds) if mask & ground])
    return ()


def requests_for(s: CryptidsState, seat: int, bar: Bar = silent) -> list[tuple[int, int, int]]:
    """Requests that this player can fulfil, each with two of their cryptids (C15.2, C15.3, C48.81)."""
    waiting = s.waiting(seat)
    homeless = [card for card in waiting if leaps(s, card) and not has_room(s, card)]
    found: list[tuple[int, int, int]] = []
    for request in s.requests:
        fitting = [card for card in waiting if meets(s, card, s.c.requests[request])]
        pairs = [(request, *pair) for pair in combinations([card for card in fitting if card not in homeless], PAIR)]
        if len(fitting) < PAIR:
            bar(("request", request), "request_pair", request=request, number=len(fitting))
        elif not pairs:
            bar(("request", request), "request_room", request=request)
        found += pairs
    return found


def leaps(s: CryptidsState, card: int) -> bool:
    """Whether its tile is placed although it was used for a request (C42.7)."""
    return bool(s.c.cards[card].on("request"))


@with_fields
class PlaceCryptid(SeatAsks[CryptidsState]):
    """Where and how its tile lies (C14), what it covers, and its ability unless a request speaks of that (C14.8 to
    C14.12)."""

    card: int
    requested: bool = False
    rules = (
        "C14.1",
        "C14.2",
        "C14.3",
        "C14.4",
        "C14.5",
        "C14.7",
        "C14.9",
        "C42.4",
        "C42.5",
        "C46.22",
        "C46.49",
        "C48.112",
    )

    def ask(self, s: CryptidsState) -> list[Decision]:
        spots = cryptid_spots(s, self.card)
        options = tuple([("place", self.card, each.turn, each.row, each.column) for each in spots])
        return [Decision(self.seat, "relocate.place", options)] if options else []

    def take(self, s: CryptidsState, answers: Answers) -> Next:
        if not answers:  # of two that leap the first took the last room (C48.112)
            return DONE
        _, _, turn, row, column = answers[self.seat]
        laid = Laid(self.card, turn, row, column, self.seat)
        printed = s.c.cards[self.card]
        coins, xp, moves = symbols_under(s, self.card, s.spot(printed.shape, laid))
        s.laid = (*s.laid, laid)
        s.lay_cryptid(laid)
        s.tell(events.RELOCATED, self.seat, self.card, turn, row, column)
        if coins:
            gain_coins(s, self.seat, coins)
        if xp:
            gain_xp(s, self.seat, xp)
        closure = (Closure(self.seat),) if printed.placement == "empty" else ()
        bonus = tuple([BonusMove(self.seat, 1) for _ in range(moves)])
        ability = () if self.requested else (Abilities(self.seat, self.card, "relocated"),)
        return (*closure, *bonus, *ability)


@with_fields
class Request(SeatDoes[CryptidsState]):
    """Two cryptids leave for one request (C15.4 to C15.8); one that leaps is placed instead (C42.7, C48.95)."""

    request: int
    cards: Cards
    rules = ("C15.2", "C15.4", "C15.5", "C15.9", "C42.7", "C48.95")

    def run(self, s: CryptidsState) -> Next:
        s.requests = without(s.requests, self.request)
        s.granted[self.seat] = (*s.granted[self.seat], Granted(self.request, self.cards))
        s.tell(events.REQUEST_GRANTED, self.seat, self.request, self.cards)
        leaping = tuple([PlaceCryptid(self.seat, card, True) for card in self.cards if leaps(s, card)])
        return (*leaping, RequestAbilities(self.seat, self.cards))


@with_fields
class RequestAbilities(SeatAsks[CryptidsState]):
    """Both cards' abilities, in the order that the player likes (C15.8, C46.50, C48.95)."""

    cards: Cards
    rules = ("C15.8", "C46.50", "C48.95")

    def able(self, s: CryptidsState) -> list[int]:
        return [card for card in self.cards if s.c.cards[card].on("relocated")]

    def ask(self, s: CryptidsState) -> list[Decision]:
        able = self.able(s)
        options = tuple([("ability", card) for card in able])
        return [Decision(self.seat, "request.order", options)] if len(able) > 1 else []

    def take(self, s: CryptidsState, answers: Answers) -> Next:
        able = self.able(s)
        if answers:
            first = answers[self.seat][1]
            able = [first, *[card for card in able if card != first]]
        return tuple([Abilities(self.seat, card, "relocated") for card in able]) if able else DONE
