"""The assistant's turn: one step up or down the track, and whatever is paid for, traded and bid besides (chapters 22 to
29)."""

from functools import cache
from typing import Final

from msgspec import structs

from bathysphere.engine import DONE, Answers, Cards, Choice, Decision, Next, SeatAsks, SeatDoes, with_card, without
from bathysphere.games.cryptids import events
from bathysphere.games.cryptids.content import NOWHERE
from bathysphere.games.cryptids.state import LOOSE, CryptidsState
from bathysphere.games.cryptids.steps.cards import replace_cards, unclaimed
from bathysphere.games.cryptids.steps.evidence import (
    called,
    fill_market,
    gain,
    gain_rumour,
    put_aside,
    replace_market,
)
from bathysphere.games.cryptids.steps.field.turn import END, hares, loose_bids, play_hare
from bathysphere.games.cryptids.steps.gains import (
    Restore,
    gain_coins,
    gain_xp,
    learn,
    missing_skills,
    pay,
    restore,
    used_skills,
)
from bathysphere.games.cryptids.steps.office.initiative import DOWN, UP, free_row, free_rows, move_assistant
from bathysphere.games.cryptids.steps.reserve import LayTerrain

TOP: Final = 1
MARKET: Final[Choice] = ("market",)
STEP_UP: Final[Choice] = (UP,)
PAID_UP: Final[Choice] = ("paid", UP)
PAID_DOWN: Final[Choice] = ("paid", DOWN)
SOLO_PRICE: Final = 3
"""Of the refresh of a card, alone (C36.19)."""


def spendable(s: CryptidsState, seat: int) -> int:
    """A player who must leave the top row keeps the coin for it (C26.6, C48.94)."""
    turn = s.turn
    kept = turn.start == TOP and turn.stepped != "" and s.rows[seat] == TOP
    return s.coins[seat] - int(kept)


class OfficeTurn(SeatAsks[CryptidsState]):
    """One thing after another; the step on the track is the only one that must be done (C22)."""

    __slots__ = ()
    allows_interjections = True
    rules = (
        "C22.1", "C22.2", "C22.3", "C22.4", "C22.5", "C22.6", "C22.7", "C22.8", "C23.1", "C23.5", "C24.1", "C25.1",
        "C25.6", "C25.9", "C26.1", "C26.3", "C26.6", "C27.1", "C27.2", "C28.1", "C28.3", "C28.8", "C28.9", "C28.12",
        "C28.13", "C29.1", "C46.28", "C46.29", "C46.30", "C46.32", "C46.33", "C46.34", "C46.36", "C46.37", "C48.46",
        "C48.94",
    )  # fmt: skip

    def ask(self, s: CryptidsState) -> list[Decision]:
        seat, turn = self.seat, s.turn
        coins = spendable(s, seat)
        above, below = free_rows(s, seat)
        options = ending(s, seat) if turn.stepped else mandatory(s, seat, above, below)
        if turn.learning:
            options += learning(s, seat, coins)
        if s.coins[seat]:
            options += paid_steps(s, seat, above, below)
        if coins > 0:
            options += refreshes(s, coins)
        if coins > 0 or s.evidence[seat]:
            options += trades(s, seat, coins)
        if not turn.rebid:
            options += rebids(s, seat)
        if s.tokens[seat]:
            options += hares(s, seat)
        if LOOSE in s.bids[seat]:
            options += loose_bids(s, seat)
        return [Decision(seat, "office.turn", tuple(options))]

    def take(self, s: CryptidsState, answers: Answers) -> Next | None:
        verb, *rest = answers[self.seat]
        if verb == "end":
            return DONE
        if s.turn.learning and verb not in ("up", "down", "learn", "restore", "hare", "bid"):
            s.turn = structs.replace(s.turn, learning=False)
        after = self.perform(s, verb, rest)
        return (*after, self) if after else None

    def perform(self, s: CryptidsState, verb: str, rest: list[int]) -> Next:
        seat = self.seat
        match verb:
            case "up" | "down":
                return step(s, seat, verb, rest)
            case "learn":
                price = s.price_of(rest[0])
                s.xp[seat] -= price
                learn(s, seat, rest[0])
            case "restore":
                pay(s, seat, 1, "restore")
                restore(s, seat, (rest[0],))
            case "paid":
                pay(s, seat, 1, "step")
                move_assistant(s, seat, free_row(s, seat, str(rest[0])), "paid")
            case "market":
                pay(s, seat, 1, "market")
                replace_market(s)
            case "card":
                pay(s, seat, card_price(s.seats), "card")
                replace_cards(s, (rest[0],))
                return DONE if s.solo else (SecondCard(seat),)
            case "buy":
                buy(s, seat, rest[0])
            case "sell":
                sell(s, seat, rest[0], rest[1])
            case "swap":
                swap(s, seat, rest[0], rest[1])
            case "rebid":
                origin, place = rest
                s.bids[seat] = tuple([place if bid == origin else bid for bid in s.bids[seat]])
                s.turn = structs.replace(s.turn, rebid=True)
                s.tell(events.BID_MOVED, seat, origin, place, s.display[place])
            case "hare":
                play_hare(s, seat, rest[0])
            case "bid":
                s.bid(seat, rest[0])
        return DONE


# -- the step on the track


def ending(s: CryptidsState, seat: int) -> list[Choice]:
    """Not before the step, and not on the top row for a player who began there (C22.8, C26.6)."""
    return [] if s.turn.start == s.rows[seat] == TOP else [END]


def mandatory(s: CryptidsState, seat: int, above: int, below: int) -> list[Choice]:
    """Up or down by one; down takes one of the dice (C22.2, C23, C24.1)."""
    found: list[Choice] = []
    if above and not (s.turn.start == above == TOP and s.coins[seat] < 1):
        found.append(STEP_UP)
    if below:
        found += dice_taken(s.dice)
    return found


@cache
def dice_taken(dice: Cards) -> tuple[Choice, ...]:
    """Each face once; without a die left the step brings nothing."""
    return tuple([("down", face) for face in sorted(set(dice))]) or (("down", NOWHERE),)


def step(s: CryptidsState, seat: int, way: str, rest: list[int]) -> Next:
    move_assistant(s, seat, free_row(s, seat, way), "step")
    s.turn = structs.replace(s.turn, stepped=way, learning=way == UP)
    if way == UP or rest[0] == NOWHERE:
        return DONE
    s.dice = without(s.dice, rest[0])
    s.tell(events.DIE_TAKEN, seat, rest[0])
    face = s.c.die[rest[0]]
    match face.sort:
        case "coins":
            gain_coins(s, seat, face.number)
        case "xp":
            gain_xp(s, seat, face.number)
        case "bonus_rumour":
            for _ in range(face.number):
                gain_rumour(s, seat)
        case _:
            return (Restore(seat, face.number),)
    return DONE


def learning(s: CryptidsState, seat: int, coins: int) -> list[Choice]:
    """After a step up: skills for experience, and used ones for a coin each (C25, C48.46)."""
    prices, most = s.c.prices, s.xp[seat] - s.surcharge()
    found: list[Choice] = [("learn", skill) for skill in missing_skills(s, seat) if prices[skill] <= most]
    return found + [("restore", skill) for skill in used_skills(s, seat)] if coins > 0 else found


def paid_steps(s: CryptidsState, seat: int, above: int, below: int) -> list[Choice]:
    """For a coin each, in any direction (C26); the top row only with a coin to leave it again, for a player who began
    there."""
    barred = above == s.turn.start == TOP and s.turn.stepped != "" and s.coins[seat] < 2
    found: list[Choice] = [PAID_UP] if above and not barred else []
    if below:
        found.append(PAID_DOWN)
    return found


# -- what is refreshed for coins


def card_price(seats: int) -> int:
    return SOLO_PRICE if seats == 1 else 1


def refreshes(s: CryptidsState, coins: int) -> list[Choice]:
    found: list[Choice] = [MARKET] if s.bag or s.beside else []
    if coins >= card_price(s.seats):
        found += [("card", place) for place in unclaimed(s)]
    return found


class SecondCard(SeatAsks[CryptidsState]):
    """For the same coin a second card, seen the first; the new one may be it (C27.2, C27.3, C48.92)."""

    __slots__ = ()
    rules = ("C27.2", "C27.3", "C46.35", "C48.92")

    def ask(self, s: CryptidsState) -> list[Decision]:
        places = unclaimed(s)
        options = (("leave",), *[("second_card", place) for place in places])
        return [Decision(self.seat, "office.card", options)] if places else []

    def take(self, s: CryptidsState, answers: Answers) -> Next:
        if answers and answers[self.seat] != ("leave",):
            replace_cards(s, (answers[self.seat][1],))
        return DONE


# -- the market


def trades(s: CryptidsState, seat: int, coins: int) -> list[Choice]:
    """Buying, and for each sort of the player's evidence selling and exchanging (C28)."""
    market, price, called = s.market, s.c.price, s.c.called
    held, sold, bought = s.evidence[seat], s.turn.sold, s.turn.bought
    full = s.slots(seat) <= 0
    found: list[Choice] = []
    prices: list[tuple[int, int]] = []
    for at, token in enumerate(market):
        if token != NOWHERE and token not in sold:
            asked = price[token]
            prices.append((at, asked))
            if asked <= coins and not full:
                found.append(("buy", at))
    if not held:
        return found
    own = {called[token]: price[token] for token in reversed(held) if token not in bought}
    empty = market.index(NOWHERE) if NOWHERE in market else NOWHERE
    for kind in sorted(own):
        most = coins + own[kind]
        found += [("sell", kind, empty)] if empty != NOWHERE else sales(kind, len(market))
        found += [("swap", kind, at) for at, asked in prices if asked <= most]
    return found


@cache
def sales(kind: int, places: int) -> tuple[Choice, ...]:
    """In the place of a token that leaves, of any (C28.7)."""
    return tuple([("sell", kind, place) for place in range(places)])


def own_token(s: CryptidsState, seat: int, kind: int) -> int:
    """A token of this name that was not bought in this turn."""
    return next(token for token in s.evidence[seat] if called(s, token) == kind and token not in s.turn.bought)


def buy(s: CryptidsState, seat: int, place: int) -> None:
    """The place stays empty until the turn ends (C28.2, C28.5)."""
    token = s.market[place]
    pay(s, seat, s.c.price[token], "evidence")
    s.market[place] = NOWHERE
    gain(s, seat, token)
    s.turn = structs.replace(s.turn, bought=with_card(s.turn.bought, token))
    s.tell(events.BOUGHT, seat, s.c.kind[token], s.c.price[token])


def sell(s: CryptidsState, seat: int, kind: int, place: int) -> None:
    """Into an empty place, or in the place of a token that leaves (C28.6, C28.7)."""
    token = own_token(s, seat, kind)
    removed = s.market[place]
    if removed != NOWHERE:
        s.tell(events.MARKET_REMOVED, seat, s.c.kind[removed])
    s.market[place] = token
    s.evidence[seat] = without(s.evidence[seat], token)
    put_aside(s, removed)
    s.coins[seat] += s.c.price[token]
    s.turn = structs.replace(s.turn, sold=with_card(s.turn.sold, token))
    s.tell(events.SOLD, seat, s.c.kind[token], s.c.price[token])


def swap(s: CryptidsState, seat: int, kind: int, place: int) -> None:
    """Sold and bought at once: only the difference is paid (C28.10 to C28.14)."""
    token, other = own_token(s, seat, kind), s.market[place]
    difference = s.c.price[other] - s.c.price[token]
    s.coins[seat] -= difference
    s.market[place] = token
    s.evidence[seat] = with_card(without(s.evidence[seat], token), other)
    turn = s.turn
    s.turn = structs.replace(turn, sold=with_card(turn.sold, token), bought=with_card(turn.bought, other))
    s.tell(events.SWAPPED, seat, s.c.kind[token], s.c.kind[other], difference)


def rebids(s: CryptidsState, seat: int) -> tuple[Choice, ...]:
    """One bid goes from one card to another (C29.1)."""
    return rebids_of(s.bids[seat], tuple(s.open_places(seat)))


@cache
def rebids_of(bids: Cards, free: Cards) -> tuple[Choice, ...]:
    return tuple([("rebid", origin, place) for origin in sorted(bids) if origin != LOOSE for place in free])


# -- the end of the turn


class EndOffice(SeatDoes[CryptidsState]):
    """The market is filled, then terrain is laid, unless building has ended (C30)."""

    __slots__ = ()
    rules = ("C30.1", "C30.2", "C30.3", "C30.4", "C30.7", "C30.8")

    def run(self, s: CryptidsState) -> Next:
        fill_market(s)
        return DONE if s.built else (LayTerrain(self.seat),)
