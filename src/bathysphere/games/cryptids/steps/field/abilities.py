"""What cryptids do when they are found, when one fails to find them, and when they are relocated. The words are those
of the pack; each is a few lines here (C4.6, C4.7, C42, C48.104)."""

from collections.abc import Callable
from typing import Final

from bathysphere.engine import (
    DONE,
    Answers,
    Bar,
    Decision,
    Next,
    SeatAsks,
    SeatDoes,
    registers,
    silent,
    with_fields,
    without,
)
from bathysphere.games.cryptids import events
from bathysphere.games.cryptids.components import THREE_COINS
from bathysphere.games.cryptids.content import NOWHERE, Effect
from bathysphere.games.cryptids.state import CryptidsState
from bathysphere.games.cryptids.steps.cards import ReplaceCards
from bathysphere.games.cryptids.steps.evidence import RefillMap, RefreshMap, fill_market, gain, gain_rumour
from bathysphere.games.cryptids.steps.gains import GainSkill, Restore, gain_coins, gain_xp, pay
from bathysphere.games.cryptids.steps.office.initiative import BonusMove
from bathysphere.games.cryptids.steps.reserve import LayTerrain

Performs = Callable[[CryptidsState, int, Effect], Next]
PERFORMS: Final[dict[str, Performs]] = {}
performs = registers(PERFORMS)
CHEAPEST: Final = 1
"""No token costs less (C42.1 and the pack's buy_market)."""
TWO_ROWS: Final = 2


@with_fields
class Abilities(SeatDoes[CryptidsState]):
    """All effects that a card has at this moment."""

    card: int
    when: str
    rules = ("C4.6", "C4.7", "C11.9", "C12.13", "C14.12", "C15.8", "C48.104")

    def run(self, s: CryptidsState) -> Next:
        effects = s.c.cards[self.card].on(self.when)
        if not effects:
            return DONE
        s.tell(events.ABILITY, self.seat, self.card)
        return tuple([step for effect in effects for step in PERFORMS[effect.verb](s, self.seat, effect)])


@performs("coins")
def coins(s: CryptidsState, seat: int, effect: Effect) -> Next:
    gain_coins(s, seat, effect.number)
    return DONE


@performs("xp")
def experience(s: CryptidsState, seat: int, effect: Effect) -> Next:
    gain_xp(s, seat, effect.number)
    return DONE


@performs("bonus_rumour")
def bonus_rumour(s: CryptidsState, seat: int, effect: Effect) -> Next:
    for _ in range(effect.number):
        gain_rumour(s, seat)
    return DONE


@performs("restore")
def restore(s: CryptidsState, seat: int, effect: Effect) -> Next:
    return (Restore(seat, effect.number),)


@performs("assistant")
def assistant(s: CryptidsState, seat: int, effect: Effect) -> Next:
    return (BonusMove(seat, effect.number),)


@performs("walk")
def walk(s: CryptidsState, seat: int, effect: Effect) -> Next:
    return (Walk(seat, effect.number),)


@performs("take_map")
def take_map(s: CryptidsState, seat: int, effect: Effect) -> Next:
    return (TakeFromMap(seat),)


@performs("take_market")
def take_market(s: CryptidsState, seat: int, effect: Effect) -> Next:
    return (TakeFromMarket(seat),)


@performs("buy_market")
def buy_market(s: CryptidsState, seat: int, effect: Effect) -> Next:
    return (BuyCheaply(seat, effect.number),)


@performs("refresh")
def refresh(s: CryptidsState, seat: int, effect: Effect) -> Next:
    return (MayRefresh(seat),)


@performs("lay_terrain")
def lay_terrain(s: CryptidsState, seat: int, effect: Effect) -> Next:
    return (LayTerrain(seat, True),)


@performs("gain_skill")
def gain_skill(s: CryptidsState, seat: int, effect: Effect) -> Next:
    return (GainSkill(seat),)


@performs("keep_evidence")
def keep_evidence(s: CryptidsState, seat: int, effect: Effect) -> Next:
    """It has had its effect in the first step of the failure (C48.104)."""
    return DONE


# -- steps of their own


@with_fields
class Walk(SeatAsks[CryptidsState]):
    """The figure may walk; that is no Move, and range counts for nothing (C48.104)."""

    most: int
    rules = ("C4.7", "C46.19", "C48.104")

    def ask(self, s: CryptidsState) -> list[Decision]:
        there = s.c.reach(s.places[self.seat], self.most)
        return [Decision(self.seat, "ability.walk", (("stay",), *[("walk", place) for place in there]))]

    def take(self, s: CryptidsState, answers: Answers) -> Next:
        if answers[self.seat] != ("stay",):
            go(s, self.seat, answers[self.seat][1], "ability")
        return DONE


def go(s: CryptidsState, seat: int, place: int, how: str) -> None:
    s.tell(events.MOVED, seat, s.places[seat], place, how)
    s.places[seat] = place


def collectable(s: CryptidsState, seat: int, *, beside: bool, bar: Bar = silent) -> list[tuple[int, int]]:
    """Regions and kinds of evidence that can be taken from here, and from connected places too (C8, C20.6)."""
    here, kind = s.places[seat], s.c.kind
    reached = (here, *s.c.lines[here]) if beside else (here,)
    full = s.slots(seat) <= 0
    if bar is not silent:
        for region in s.c.regions:
            if not s.map[region]:
                if region == here:
                    bar(("collect", region), "no_evidence_here", place=here)
            elif region not in reached:
                bar(("collect", region), "not_there", place=region)
            elif full:
                bar(("collect", region), "slots_full")
    if full:
        return []
    found: list[tuple[int, int]] = []
    for place in reached:
        if place in s.c.regions and s.map[place]:
            found += [(place, each) for each in sorted({kind[token] for token in s.map[place]})]
    return found


def collect(s: CryptidsState, seat: int, region: int, kind: int) -> Next:
    token = next(token for token in s.map[region] if s.c.kind[token] == kind)
    s.map[region] = without(s.map[region], token)
    gain(s, seat, token)
    s.tell(events.COLLECTED, seat, region, kind)
    return (RefillMap(seat),)


class TakeFromMap(SeatAsks[CryptidsState]):
    """A token from here or beside (the pack's take_map)."""

    rules = ("C4.7", "C46.19", "C48.104")

    def ask(self, s: CryptidsState) -> list[Decision]:
        there = collectable(s, self.seat, beside=True)
        return [Decision(self.seat, "ability.collect", tuple([("gather", *each) for each in there]))] if there else []

    def take(self, s: CryptidsState, answers: Answers) -> Next:
        if not answers:
            return DONE
        _, region, kind = answers[self.seat]
        return collect(s, self.seat, region, kind)


class TakeFromMarket(SeatAsks[CryptidsState]):
    """A token of the market for nothing; the place is filled at once."""

    rules = ("C4.7", "C46.19", "C48.104")

    def ask(self, s: CryptidsState) -> list[Decision]:
        there = [place for place, token in enumerate(s.market) if token != NOWHERE]
        if not there or s.slots(self.seat) <= 0:
            return []
        return [Decision(self.seat, "ability.market", tuple([("take_market", place) for place in there]))]

    def take(self, s: CryptidsState, answers: Answers) -> Next:
        if answers:
            take_from_market(s, self.seat, answers[self.seat][1], 0)
        return DONE


def take_from_market(s: CryptidsState, seat: int, place: int, price: int) -> None:
    token = s.market[place]
    s.market[place] = NOWHERE
    gain(s, seat, token)
    s.tell(events.BOUGHT, seat, s.c.kind[token], price)
    fill_market(s)


@with_fields
class BuyCheaply(SeatAsks[CryptidsState]):
    """Any number of tokens, each a little cheaper; the market is filled after each, and nothing is sold (C42.1,
    C42.2)."""

    off: int
    rules = ("C42.1", "C42.2", "C46.19")

    def price(self, s: CryptidsState, place: int) -> int:
        return max(CHEAPEST, s.c.price[s.market[place]] - self.off)

    def ask(self, s: CryptidsState) -> list[Decision]:
        there = [place for place, token in enumerate(s.market) if token != NOWHERE]
        prices = [(place, self.price(s, place)) for place in there]
        affordable = [("bargain", *each) for each in prices if each[1] <= s.coins[self.seat]]
        if not affordable or s.slots(self.seat) <= 0:
            return []
        return [Decision(self.seat, "ability.buy", (("stop",), *affordable))]

    def take(self, s: CryptidsState, answers: Answers) -> Next:
        if not answers or answers[self.seat] == ("stop",):
            return DONE
        _, place, price = answers[self.seat]
        pay(s, self.seat, price, "evidence")
        take_from_market(s, self.seat, place, price)
        return (self,)


# -- the refresh


def may_refresh(s: CryptidsState) -> bool:
    """Only while the map is not full (C16.1, C42.6)."""
    return s.on_map() < s.c.pack.board.map_tokens


def refresh_steps(seat: int) -> Next:
    """All five steps of the action (C16.12, C48.105)."""
    return (RefreshMap(seat), ReplaceCards(seat), RefreshBonus(seat))


class MayRefresh(SeatAsks[CryptidsState]):
    """The action for nothing, if one likes."""

    rules = ("C42.6", "C46.19", "C48.105")

    def ask(self, s: CryptidsState) -> list[Decision]:
        return [Decision(self.seat, "ability.refresh", (("leave",), ("refresh",)))] if may_refresh(s) else []

    def take(self, s: CryptidsState, answers: Answers) -> Next:
        return refresh_steps(self.seat) if answers and answers[self.seat] == ("refresh",) else DONE


class RefreshBonus(SeatAsks[CryptidsState]):
    """Step 5: coins, experience or a move of the assistant (C16.10)."""

    rules = ("C16.10", "C16.10a", "C16.10b", "C16.10c", "C46.27")

    def ask(self, s: CryptidsState) -> list[Decision]:
        return [Decision(self.seat, "refresh.bonus", (("coins",), ("xp",), ("assistant",)))]

    def take(self, s: CryptidsState, answers: Answers) -> Next:
        match answers[self.seat]:
            case ("coins",):
                gain_coins(s, self.seat, THREE_COINS)
            case ("xp",):
                gain_xp(s, self.seat, 1)
            case _:
                return (BonusMove(self.seat, TWO_ROWS),)
        return DONE
