"""The assistant's turn: one step up or down the track, and whatever is paid for, traded and bid besides (chapters 22 to
29)."""

from functools import cache
from typing import Final

from msgspec import structs

from bathysphere.engine import (
    DONE,
    Answers,
    Bar,
    Cards,
    Choice,
    Decision,
    Next,
    SeatAsks,
    SeatDoes,
    silent,
    with_card,
    without,
)
from bathysphere.games.cryptids import events
from bathysphere.games.cryptids.components import ACTIVE, DOWN, LOOSE, TOP, UP
from bathysphere.games.cryptids.content import NOWHERE
from bathysphere.games.cryptids.state import CryptidsState
from bathysphere.games.cryptids.steps.cards import loose_bids, replace_cards, unclaimed
from bathysphere.games.cryptids.steps.evidence import (
    called,
    fill_market,
    gain,
    gain_rumour,
    put_aside,
    replace_market,
)
from bathysphere.games.cryptids.steps.field.turn import END, hares, play_hare
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
from bathysphere.games.cryptids.steps.office.initiative import free_row, free_rows, move_assistant
from bathysphere.games.cryptids.steps.reserve import LayTerrain

MARKET: Final[Choice] = ("market",)
STEP_UP: Final[Choice] = (UP,)
STEP_DOWN: Final[Choice] = (DOWN,)
"""Without a die: what one would try."""
REBID: Final[Choice] = ("rebid",)
PAID_UP: Final[Choice] = ("paid", UP)
PAID_DOWN: Final[Choice] = ("paid", DOWN)
SOLO_PRICE: Final = 3
"""Of the refresh of a card, alone (C36.19)."""


def spendable(s: CryptidsState, seat: int) -> int:
    """A player who must leave the top row keeps the coin for it (C26.6, C48.94)."""
    turn = s.turn
    kept = turn.start == TOP and turn.stepped != "" and s.rows[seat] == TOP
    return s.coins[seat] - int(kept)


def unpaid(s: CryptidsState, seat: int, target: Choice, price: int, bar: Bar) -> tuple[()]:
    """There are too few coins for it, or the last one is kept to leave the top row."""
    if s.coins[seat] >= price > spendable(s, seat):
        return bar(target, "kept_coin")
    return bar(target, "no_coins", price=price, number=s.coins[seat])


class OfficeTurn(SeatAsks[CryptidsState]):
    """One thing after another; the step on the track is the only one that must be done (C22)."""

    allows_interjections = True
    rules = (
        "C22.1", "C22.2", "C22.3", "C22.4", "C22.5", "C22.6", "C22.7", "C22.8", "C23.1", "C23.5", "C24.1", "C25.1",
        "C25.6", "C25.9", "C26.1", "C26.3", "C26.6", "C27.1", "C27.2", "C28.1", "C28.3", "C28.8", "C28.9", "C28.12",
        "C28.13", "C29.1", "C46.28", "C46.29", "C46.30", "C46.32", "C46.33", "C46.34", "C46.36", "C46.37", "C48.46",
        "C48.94",
    )  # fmt: skip

    def ask(self, s: CryptidsState) -> list[Decision]:
        return [Decision(self.seat, "office.turn", office_options(s, self.seat))]

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


def office_options(s: CryptidsState, seat: int, bar: Bar = silent) -> tuple[Choice, ...]:
    """All that an assistant can do now."""
    turn, asked = s.turn, bar is not silent
    coins = spendable(s, seat)
    above, below = free_rows(s, seat)
    options = ending(s, seat, bar) if turn.stepped else mandatory(s, seat, above, below, bar)
    if turn.learning or asked:
        options += learning(s, seat, coins, bar)
    if s.coins[seat] or asked:
        options += paid_steps(s, seat, above, below, bar)
    if coins > 0 or asked:
        options += refreshes(s, seat, coins, bar)
    if coins > 0 or s.evidence[seat] or asked:
        options += trades(s, seat, coins, bar)
    if not turn.rebid or asked:
        options += rebids(s, seat, bar)
    if s.tokens[seat]:
        options += hares(s, seat, bar)
    if LOOSE in s.bids[seat]:
        options += loose_bids(s, seat, bar)
    return tuple(options)


# -- the step on the track


def ending(s: CryptidsState, seat: int, bar: Bar = silent) -> list[Choice]:
    """Not before the step, and not on the top row for a player who began there (C22.8, C26.6)."""
    if bar is not silent:
        bar(STEP_UP, "stepped")
        bar(STEP_DOWN, "stepped")
    if s.turn.start == s.rows[seat] == TOP:
        bar(END, "top_row_end")
        return []
    return [END]


def mandatory(s: CryptidsState, seat: int, above: int, below: int, bar: Bar = silent) -> list[Choice]:
    """Up or down by one; down takes one of the dice (C22.2, C23, C24.1)."""
    if bar is not silent:
        bar(END, "step_first")
    found: list[Choice] = []
    if not above:
        bar(STEP_UP, "no_row")
    elif s.turn.start == above == TOP and s.coins[seat] < 1:
        bar(STEP_UP, "top_row_coin")
    else:
        found.append(STEP_UP)
    if below:
        found += dice_taken(s.dice)
    else:
        bar(STEP_DOWN, "no_row")
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


def learning(s: CryptidsState, seat: int, coins: int, bar: Bar = silent) -> list[Choice]:
    """After a step up: skills for experience, and used ones for a coin each (C25, C48.46)."""
    missing, used = missing_skills(s, seat, bar), used_skills(s, seat)
    if bar is not silent:
        for skill in ACTIVE:
            if s.can_use(seat, skill):
                bar(("restore", skill), "skill_ready", skill=skill)
        if not s.turn.learning:
            for target in (*[("learn", skill) for skill in missing], *[("restore", skill) for skill in used]):
                bar(target, "learning_over" if s.turn.stepped == UP else "only_up")
            return []
    prices, most = s.c.prices, s.xp[seat] - s.surcharge()
    found: list[Choice] = []
    for skill in missing:
        if prices[skill] <= most:
            found.append(("learn", skill))
        elif bar is not silent:
            bar(("learn", skill), "no_xp", skill=skill, price=s.price_of(skill), number=s.xp[seat])
    if coins > 0:
        found += [("restore", skill) for skill in used]
    elif bar is not silent:
        for skill in used:
            unpaid(s, seat, ("restore", skill), 1, bar)
    return found


def paid_steps(s: CryptidsState, seat: int, above: int, below: int, bar: Bar = silent) -> list[Choice]:
    """For a coin each, in any direction (C26); the top row only with a coin to leave it again, for a player who began
    there."""
    coins = s.coins[seat]
    if bar is not silent:
        for target, row in ((PAID_UP, above), (PAID_DOWN, below)):
            if not row:
                bar(target, "no_row")
            elif not coins:
                bar(target, "no_coins", price=1, number=coins)
        if not coins:
            return []
    found: list[Choice] = []
    if above == s.turn.start == TOP and s.turn.stepped != "" and coins < 2:
        bar(PAID_UP, "top_row_coin")
    elif above:
        found.append(PAID_UP)
    if below:
        found.append(PAID_DOWN)
    return found


# -- what is refreshed for coins


def card_price(seats: int) -> int:
    return SOLO_PRICE if seats == 1 else 1


def refreshes(s: CryptidsState, seat: int, coins: int, bar: Bar = silent) -> list[Choice]:
    found: list[Choice] = []
    if not s.bag and not s.beside:
        bar(MARKET, "bag_empty")
    elif coins < 1:
        unpaid(s, seat, MARKET, 1, bar)
    else:
        found.append(MARKET)
    price = card_price(s.seats)
    if coins >= price:
        found += [("card", place) for place in unclaimed(s, "card", bar)]
    elif bar is not silent:
        for place in unclaimed(s, "card", bar):
            unpaid(s, seat, ("card", place), price, bar)
    return found


def second_cards(s: CryptidsState, seat: int, bar: Bar = silent) -> tuple[Choice, ...]:
    return (("leave",), *[("second_card", place) for place in unclaimed(s, "second_card", bar)])


class SecondCard(SeatAsks[CryptidsState]):
    """For the same coin a second card, seen the first; the new one may be it (C27.2, C27.3, C48.92)."""

    rules = ("C27.2", "C27.3", "C46.35", "C48.92")

    def ask(self, s: CryptidsState) -> list[Decision]:
        options = second_cards(s, self.seat)
        return [Decision(self.seat, "office.card", options)] if len(options) > 1 else []

    def take(self, s: CryptidsState, answers: Answers) -> Next:
        if answers and answers[self.seat] != ("leave",):
            replace_cards(s, (answers[self.seat][1],))
        return DONE


# -- the market


def trades(s: CryptidsState, seat: int, coins: int, bar: Bar = silent) -> list[Choice]:
    """Buying, and for each sort of the player's evidence selling and exchanging (C28)."""
    market, price, called = s.market, s.c.price, s.c.called
    held, sold, bought = s.evidence[seat], s.turn.sold, s.turn.bought
    full = s.slots(seat) <= 0
    found: list[Choice] = []
    prices: list[tuple[int, int]] = []
    for at, token in enumerate(market):
        if token == NOWHERE or token in sold:
            untraded(s, ("buy", at), token, bar)
            continue
        asked = price[token]
        prices.append((at, asked))
        if full:
            bar(("buy", at), "slots_full")
        elif asked <= coins:
            found.append(("buy", at))
        elif bar is not silent:
            unpaid(s, seat, ("buy", at), asked, bar)
    if not held:
        return found
    own = {called[token]: price[token] for token in reversed(held) if token not in bought}
    empty = market.index(NOWHERE) if NOWHERE in market else NOWHERE
    for kind in sorted(own):
        most = coins + own[kind]
        found += [("sell", kind, empty)] if empty != NOWHERE else sales(kind, len(market))
        found += [("swap", kind, at) for at, asked in prices if asked <= most]
    if bar is not silent:
        unswapped(s, seat, own, bar)
    return found


def untraded(s: CryptidsState, target: Choice, token: int, bar: Bar) -> tuple[()]:
    """There is nothing in this place of the market, or what this player has just sold (C28.8)."""
    if token == NOWHERE:
        return bar(target, "market_gap")
    return bar(target, "sold_this_turn", evidence=called(s, token))


def unswapped(s: CryptidsState, seat: int, own: dict[int, int], bar: Bar) -> None:
    """What was just bought is neither sold nor exchanged (C28.9); else it depends on the other token and its price."""
    for token in s.evidence[seat]:
        kind = called(s, token)
        if token in s.turn.bought:
            bar(("sell", kind), "bought_this_turn", evidence=kind)
            bar(("swap", kind), "bought_this_turn", evidence=kind)
    for kind, price in own.items():
        for at, token in enumerate(s.market):
            if token == NOWHERE or token in s.turn.sold:
                untraded(s, ("swap", kind, at), token, bar)
            else:
                unpaid(s, seat, ("swap", kind, at), s.c.price[token] - price, bar)


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


def rebids(s: CryptidsState, seat: int, bar: Bar = silent) -> tuple[Choice, ...]:
    """One bid goes from one card to another (C29.1)."""
    if s.turn.rebid:
        return bar(REBID, "rebid_done")
    found = rebids_of(s.bids[seat], tuple(s.open_places(seat)))
    if not found and not s.options.no_bids:
        bar(REBID, "no_bid_placed" if set(s.bids[seat]) == {LOOSE} else "no_card_for_bid")
    return found


@cache
def rebids_of(bids: Cards, free: Cards) -> tuple[Choice, ...]:
    return tuple([("rebid", origin, place) for origin in sorted(bids) if origin != LOOSE for place in free])


# -- the end of the turn


class EndOffice(SeatDoes[CryptidsState]):
    """The market is filled, then terrain is laid, unless building has ended (C30)."""

    rules = ("C30.1", "C30.2", "C30.3", "C30.4", "C30.7", "C30.8")

    def run(self, s: CryptidsState) -> Next:
        fill_market(s)
        return DONE if s.built else (LayTerrain(self.seat),)
