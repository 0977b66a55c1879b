"""The cryptozoologist's turn: a main movement, a main action and skills, in any order (chapters 6 to 8, 13, 16 and
19)."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from msgspec import structs

from bathysphere.engine import DONE, Answers, Bar, Choice, Decision, Next, SeatAsks, silent, with_card
from bathysphere.games.cryptids import events
from bathysphere.games.cryptids.components import (
    ACTION,
    BY_SKILL,
    COLLECT,
    LOOSE,
    NEIGHBOUR,
    RELOCATE,
    SPLIT,
    TICKET,
    TRACK,
)
from bathysphere.games.cryptids.content import NOWHERE, RUMOUR, Content
from bathysphere.games.cryptids.state import CryptidsState
from bathysphere.games.cryptids.steps.cards import loose_bids
from bathysphere.games.cryptids.steps.evidence import draw, gain, spend
from bathysphere.games.cryptids.steps.field.abilities import collect, collectable, go, may_refresh, refresh_steps
from bathysphere.games.cryptids.steps.field.relocation import PlaceCryptid, Request, placeable, requests_for
from bathysphere.games.cryptids.steps.field.tracking import Commit, trackable, use_hare
from bathysphere.games.cryptids.steps.gains import gain_coins, unready, use_skill

END: Final[Choice] = ("end",)
REFRESH: Final[Choice] = ("refresh",)
SEARCH: Final[Choice] = ("search",)
DRAWING_HARE: Final[Choice] = ("hare", "evidence")


def hows(s: CryptidsState, seat: int, skill: int) -> tuple[str, ...]:
    """With what an action can be done now: the main action, the skill that repeats it, or both (C19.4 to C19.6)."""
    ready = s.ready[seat] >> skill & 1
    if s.turn.acted:
        return (BY_SKILL,) if ready else ()
    return (ACTION, BY_SKILL) if ready else (ACTION,)


def used_up(s: CryptidsState, seat: int, skill: int, target: Choice, bar: Bar) -> tuple[()]:
    """The main action is gone, and so is the skill that repeats it."""
    return bar(target, "action_used" if s.has(seat, skill) else "action_used_no_skill", skill=skill)


def moves(s: CryptidsState, seat: int, bar: Bar = silent) -> tuple[Choice, ...]:
    """The main movement first, then the main action: it is the same Move (C7.7). What is left of a split one goes
    before both (C20.4, C48.23)."""
    turn, here = s.turn, s.places[seat]
    over = not turn.steps and turn.moved and turn.acted
    steps = 0 if over else turn.steps or s.range(seat)
    if bar is not silent:
        for place in range(len(s.c.places)):
            if place == here:
                bar(("move", place), "already_here", place=here)
            elif over:
                bar(("move", place), "moves_used")
            else:
                bar(("move", place), "too_far", place=place, number=distance(s, here, place), most=steps)
    return () if over else moves_from(s.c, here, steps)


@cache
def moves_from(c: Content, here: int, steps: int) -> tuple[Choice, ...]:
    return tuple([("move", place) for place in c.reach(here, steps)])


@cache
def tickets_from(c: Content, here: int) -> tuple[Choice, ...]:
    return tuple([("ticket", place) for place in range(len(c.places)) if place != here])


def distance(s: CryptidsState, origin: int, place: int) -> int:
    return next(steps for steps, there in enumerate(s.c.within[origin]) if place in there)


def move(s: CryptidsState, seat: int, place: int) -> None:
    turn = s.turn
    moved, acted, left = turn.moved, turn.acted, turn.steps
    if not left:
        moved, acted, left = True, moved or acted, s.range(seat)
    steps = left - distance(s, s.places[seat], place) if s.has(seat, SPLIT) else 0
    s.turn = structs.replace(turn, moved=moved, acted=acted, steps=steps)
    go(s, seat, place, "move")


class FieldTurn(SeatAsks[CryptidsState]):
    """One thing after another until the player ends the turn."""

    allows_interjections = True
    rules = (
        "C6.2", "C6.3", "C6.4", "C6.5", "C6.6", "C7.3", "C7.4", "C7.6", "C7.9", "C8.1", "C8.3", "C10.1", "C10.2",
        "C13.1", "C13.3", "C16.1", "C19.3", "C20.3", "C20.4", "C20.6", "C46.8", "C46.9", "C46.10", "C46.11", "C46.12",
        "C46.13", "C46.21", "C46.24", "C46.41", "C46.51", "C48.21", "C48.22",
    )  # fmt: skip

    def ask(self, s: CryptidsState) -> list[Decision]:
        return [Decision(self.seat, "field.turn", field_options(s, self.seat))]

    def take(self, s: CryptidsState, answers: Answers) -> Next | None:
        seat = self.seat
        verb, *rest = answers[seat]
        if verb == "end":
            return DONE
        after = self.perform(s, verb, rest)
        return (*after, self) if after else None

    def perform(self, s: CryptidsState, verb: str, rest: list[int]) -> Next:
        seat = self.seat
        match verb:
            case "move":
                move(s, seat, rest[0])
            case "ticket":
                use_skill(s, seat, TICKET)
                go(s, seat, rest[0], "ticket")
            case "collect":
                spend_action(s, seat, rest[0], COLLECT)
                return collect(s, seat, rest[1], rest[2])
            case "track":
                spend_action(s, seat, rest[0], TRACK)
                return (Commit(seat, rest[1]),)
            case "search":
                spend_action(s, seat, rest[0], TRACK)
                search(s, seat, rest[1])
            case "relocate":
                spend_action(s, seat, rest[0], RELOCATE)
                return (PlaceCryptid(seat, rest[1]),)
            case "request":
                spend_action(s, seat, rest[0], RELOCATE)
                return (Request(seat, rest[1], (rest[2], rest[3])),)
            case "refresh":
                s.turn = structs.replace(s.turn, acted=True)
                return refresh_steps(seat)
            case "hare":
                play_hare(s, seat, rest[0])
            case "bid":
                s.bid(seat, rest[0])
        return DONE


def field_options(s: CryptidsState, seat: int, bar: Bar = silent) -> tuple[Choice, ...]:
    """All that a cryptozoologist can do now."""
    options: list[Choice] = [END, *moves(s, seat, bar)]
    ready, acted, asked = s.ready[seat], s.turn.acted, bar is not silent
    if ready >> TICKET & 1:
        options += tickets_from(s.c, s.places[seat])
    elif asked:
        unready(s, seat, TICKET, ("ticket",), bar)
    if ready or not acted or asked:
        options += actions(s, seat, bar)
    if not acted and may_refresh(s):
        options.append(REFRESH)
    elif asked:
        bar(REFRESH, "acted" if acted else "map_full")
    if s.tokens[seat]:
        options += hares(s, seat, bar)
    if LOOSE in s.bids[seat]:
        options += loose_bids(s, seat, bar)
    return tuple(options)


def actions(s: CryptidsState, seat: int, bar: Bar = silent) -> list[Choice]:
    """Whatever the main action or a skill can do here (C6.4, C19.3)."""
    found: list[Choice] = []
    asked = bar is not silent
    ways = hows(s, seat, COLLECT)
    if ways or asked:
        there = collectable(s, seat, beside=s.has(seat, NEIGHBOUR), bar=bar)
        if there:
            found += [("collect", how, *each) for how in ways for each in there]
        if not ways:
            for region, _ in there:
                used_up(s, seat, COLLECT, ("collect", region), bar)
    ways = hows(s, seat, TRACK)
    if ways or asked:
        cards = trackable(s, seat, bar)
        if cards:
            found += [("track", how, place) for how in ways for place in cards]
        if not ways:
            for place in cards:
                used_up(s, seat, TRACK, ("track", place), bar)
        if s.options.wolpertinger:
            found += searching(s, seat, ways, bar)
    if asked or s.found[seat]:
        found += relocating(s, seat, bar)
    return found


def relocating(s: CryptidsState, seat: int, bar: Bar = silent) -> list[Choice]:
    """In a city: cryptids into the reserve, or two of them for a request (C13.1, C15.1)."""
    in_city = s.places[seat] in s.c.cities
    ways = hows(s, seat, RELOCATE) if in_city else ()
    if ways:
        cards, requests = placeable(s, seat, bar), requests_for(s, seat, bar)
        found: list[Choice] = [("relocate", how, card) for how in ways for card in cards]
        return found + [("request", how, *each) for how in ways for each in requests]
    if bar is not silent:
        requests_for(s, seat, bar)
        own, wanted = [("relocate", card) for card in s.waiting(seat)], [("request", each) for each in s.requests]
        for target in (*own, *wanted):
            if in_city:
                used_up(s, seat, RELOCATE, target, bar)
            else:
                bar(target, "not_in_city")
    return []


def spend_action(s: CryptidsState, seat: int, how: int | str, skill: int) -> None:
    if how == ACTION:
        s.turn = structs.replace(s.turn, acted=True)
    else:
        use_skill(s, seat, skill)


# -- hares (C35)


def searching(s: CryptidsState, seat: int, ways: tuple[str, ...], bar: Bar = silent) -> Sequence[Choice]:
    """In a city with a token, for a rumour: 0 is an ordinary one, 1 a bonus one (C35.4, C46.51)."""
    here = s.places[seat]
    if here not in s.c.cities:
        return bar(SEARCH, "not_in_city")
    if s.cities[here - s.c.cities[0]] == NOWHERE:
        return bar(SEARCH, "no_hare_here", place=here)
    rumours = sorted({int(token in s.c.bonus) for token in s.rumours(seat)})
    if not rumours:
        return bar(SEARCH, "no_rumours")
    if not ways:
        return used_up(s, seat, TRACK, SEARCH, bar)
    return [("search", how, bonus) for how in ways for bonus in rumours]


def search(s: CryptidsState, seat: int, bonus: int) -> None:
    city = s.places[seat] - s.c.cities[0]
    spend(s, seat, next(token for token in s.rumours(seat) if (token in s.c.bonus) == bool(bonus)))
    s.tell(events.EVIDENCE_LOST, seat, (RUMOUR,))
    token, s.cities[city] = s.cities[city], NOWHERE
    s.tokens[seat] = with_card(s.tokens[seat], token)
    s.tell(events.HARE_FOUND, seat, s.places[seat], token)


def hares(s: CryptidsState, seat: int, bar: Bar = silent) -> list[Choice]:
    """Tokens that can be used in the player's own turn, in both phases (C35.9, C35.10, C48.64)."""
    sorts = {s.c.wolpertinger[token].sort for token in s.tokens[seat]}
    found: list[Choice] = [("hare", "coins")] if "coins" in sorts else []
    if "evidence" in sorts:
        if s.slots(seat) <= 0:
            bar(DRAWING_HARE, "slots_full")
        elif not s.bag:
            bar(DRAWING_HARE, "bag_empty")
        else:
            found.append(DRAWING_HARE)
    return found


def play_hare(s: CryptidsState, seat: int, sort: int | str) -> None:
    number = use_hare(s, seat, str(sort))
    if sort == "coins":
        gain_coins(s, seat, number)
        return
    for _ in range(min(number, s.slots(seat))):
        token = draw(s)
        if token != NOWHERE:
            gain(s, seat, token)
            s.tell(events.EVIDENCE_DRAWN, seat, s.c.kind[token])
