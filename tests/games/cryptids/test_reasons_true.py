"""Reasons are true: at many moments of random games each of them is compared with a plain reading of the table, and
whatever lies in sight is offered or has a reason."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from bathysphere.engine import Chance, Decision, Reason, answer, any_answer, decisions, stream
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.components import COLLECT, LOOSE, NEIGHBOUR, RANGE_1, RANGE_2, RELOCATE, TRACK
from bathysphere.games.cryptids.content import ANY, NOWHERE, RUMOUR
from bathysphere.games.cryptids.pack import SKILLS
from bathysphere.games.cryptids.state import CryptidsState
from support.cryptids import slow_placement
from support.cryptids.rich_positions import enrich

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"wolpertinger": True}), (2, {}), (3, {"wolpertinger": True, "no_bids": True}), (4, {"wolpertinger": True}),
]  # fmt: skip
REPEATS = {"collect": COLLECT, "track": TRACK, "search": TRACK, "relocate": RELOCATE, "request": RELOCATE}
"""By what one would do the skill that repeats it."""

Facts = dict[str, Any]


# -- a plain reading


def steps_between(s: CryptidsState, one: int, two: int) -> int:
    edge, steps = {one}, 0
    while two not in edge:
        edge |= {other for here in edge for other in s.c.lines[here]}
        steps += 1
    return steps


def seen_evidence(s: CryptidsState, seat: int, place: int) -> bool:
    """Whether at least one requirement could be met with evidence."""
    held = [s.c.kind[token] for token in s.evidence[seat]]
    pair = held.count(RUMOUR) >= 2
    return any(need in held or (need == ANY and held) or (need != RUMOUR and pair) for need in s.needs(place))


def free_row(s: CryptidsState, seat: int, way: str) -> int:
    row = s.rows[seat]
    while row in s.rows:
        row += -1 if way == "up" else 1
    return row if 1 <= row <= 10 else 0


def of_level(s: CryptidsState, place: int) -> int:
    """Other cards of its level that could come."""
    level = s.c.cards[s.display[place]].level
    return len(s.decks[level - 1]) + len(s.discards[level - 1])


def fitting(s: CryptidsState, seat: int, request: int) -> list[int]:
    sort, _, name = s.c.pack.contracts.requests[request].partition(" ")
    printed = [(card, s.c.pack.cryptids.cryptids[card]) for card in s.waiting(seat)]
    return [card for card, each in printed if (each.at[0] if sort == "zone" else each.kind) == name]


def kept(s: CryptidsState, seat: int) -> int:
    """The coin that is kept to leave the top row."""
    return int(s.turn.start == 1 and bool(s.turn.stepped) and s.rows[seat] == 1)


def price(s: CryptidsState, target: tuple[Any, ...]) -> int:
    match target:
        case ("buy", place):
            return s.c.price[s.market[place]]
        case ("swap", kind, place):
            own = s.c.pack.evidence.bonus_price if kind == 7 else s.c.price[s.c.kind.index(kind)]
            return s.c.price[s.market[place]] - own
        case ("card", _):
            return 3 if s.solo else 1
    return 1


# -- when each reason is true


def used(s: CryptidsState, seat: int, target: tuple[Any, ...], facts: Facts) -> bool:
    skill = REPEATS[target[0]]
    return s.turn.acted and facts == {"skill": skill} and s.has(seat, skill) and not s.can_use(seat, skill)


def used_without(s: CryptidsState, seat: int, target: tuple[Any, ...], facts: Facts) -> bool:
    skill = REPEATS[target[0]]
    return s.turn.acted and facts == {"skill": skill} and not s.has(seat, skill)


def too_far(s: CryptidsState, seat: int, target: tuple[Any, ...], facts: Facts) -> bool:
    number = steps_between(s, s.places[seat], target[1])
    most = s.turn.steps or s.range(seat)
    return facts == {"place": target[1], "number": number, "most": most} and number > most


def not_there(s: CryptidsState, seat: int, target: tuple[Any, ...], facts: Facts) -> bool:
    near = s.has(seat, NEIGHBOUR) and target[1] in s.c.lines[s.places[seat]]
    return bool(s.map[target[1]]) and target[1] != s.places[seat] and not near and facts == {"place": target[1]}


def elsewhere(s: CryptidsState, seat: int, target: tuple[Any, ...], facts: Facts) -> bool:
    region = s.region_of(target[1])
    away = region not in (NOWHERE, s.places[seat]) or s.places[seat] in s.c.cities
    return away and facts == {"card": s.display[target[1]], "region": region}


def no_coins(s: CryptidsState, seat: int, target: tuple[Any, ...], facts: Facts) -> bool:
    wanted = price(s, target)
    return facts == {"price": wanted, "number": s.coins[seat]} and wanted > s.coins[seat]


def no_xp(s: CryptidsState, seat: int, target: tuple[Any, ...], facts: Facts) -> bool:
    skill = target[1]
    wanted = s.c.pack.board.skills[skill].price + (1 if s.seats <= 2 and not s.options.first_pair else 0)
    return s.turn.learning and facts == {"skill": skill, "price": wanted, "number": s.xp[seat]} and wanted > s.xp[seat]


def top_row_coin(s: CryptidsState, seat: int, target: tuple[Any, ...], facts: Facts) -> bool:
    return s.turn.start == 1 == free_row(s, seat, target[-1]) and target[-1] == "up" and s.coins[seat] < 2


def request_room(s: CryptidsState, seat: int, target: tuple[Any, ...], facts: Facts) -> bool:
    cards = fitting(s, seat, target[1])
    homeless = [
        card for card in cards if s.c.cards[card].when == "request" and not slow_placement.cryptid_ways(s, card)
    ]
    return facts == {"request": target[1]} and len(cards) >= 2 > len(cards) - len(homeless)


def request_pair(s: CryptidsState, seat: int, target: tuple[Any, ...], facts: Facts) -> bool:
    number = len(fitting(s, seat, target[1]))
    return facts == {"request": target[1], "number": number} and number < 2


def sold(s: CryptidsState, seat: int, target: tuple[Any, ...], facts: Facts) -> bool:
    token = s.market[target[-1]]
    return token in s.turn.sold and facts == {"evidence": s.c.called[token]}


def bought(s: CryptidsState, seat: int, target: tuple[Any, ...], facts: Facts) -> bool:
    return target[1] in [s.c.called[each] for each in s.turn.bought] and facts == {"evidence": target[1]}


def no_row(s: CryptidsState, seat: int, target: tuple[Any, ...], facts: Facts) -> bool:
    return free_row(s, seat, target[-1]) == 0


TRUE: dict[str, Callable[[CryptidsState, int, tuple[Any, ...], Facts], Any]] = {
    "city_taken": lambda s, seat, t, f: s.places[f["seat"]] == t[1] == f["place"],
    "already_here": lambda s, seat, t, f: t[1] == s.places[seat] == f["place"],
    "too_far": too_far,
    "moves_used": lambda s, seat, t, f: s.turn.moved and s.turn.acted and not s.turn.steps,
    "skill_used": lambda s, seat, t, f: s.has(seat, f["skill"]) and not s.can_use(seat, f["skill"]) and named(t, f),
    "skill_missing": lambda s, seat, t, f: not s.has(seat, f["skill"]) and named(t, f),
    "no_evidence_here": lambda s, seat, t, f: t[1] == s.places[seat] == f["place"] and not s.map[t[1]],
    "not_there": not_there,
    "slots_full": lambda s, seat, t, f: len(s.evidence[seat]) == 5,
    "action_used": used,
    "action_used_no_skill": used_without,
    "no_bid": lambda s, seat, t, f: t[1] not in s.bids[seat] and f == {"card": s.display[t[1]]},
    "track_elsewhere": elsewhere,
    "no_evidence": lambda s, seat, t, f: not seen_evidence(s, seat, t[1]) and f == {"card": s.display[t[1]]},
    "not_in_city": lambda s, seat, t, f: s.places[seat] not in s.c.cities,
    "no_hare_here": lambda s, seat, t, f: s.cities[s.c.cities.index(s.places[seat])] == NOWHERE,
    "no_rumours": lambda s, seat, t, f: RUMOUR not in [s.c.kind[token] for token in s.evidence[seat]],
    "no_room": lambda s, seat, t, f: not slow_placement.cryptid_ways(s, t[1]) and f == {"card": t[1]},
    "request_pair": request_pair,
    "request_room": request_room,
    "acted": lambda s, seat, t, f: s.turn.acted,
    "map_full": lambda s, seat, t, f: s.on_map() == 7,
    "no_clover": lambda s, seat, t, f: "luck" not in s.trying.dice,
    "rerolled": lambda s, seat, t, f: s.trying.rerolled,
    "other_bid": lambda s, seat, t, f: f["seat"] != seat and t[1] in s.bids[f["seat"]] and f["card"] == s.display[t[1]],
    "no_other_card": lambda s, seat, t, f: of_level(s, t[1]) == 0 and f == {"card": s.display[t[1]]},
    "tile_no_room": lambda s, seat, t, f: not slow_placement.terrain_ways(s, t[1]) and f == {"tile": t[1]},
    "step_first": lambda s, seat, t, f: not s.turn.stepped,
    "top_row_end": lambda s, seat, t, f: s.turn.stepped and s.turn.start == s.rows[seat] == 1,
    "stepped": lambda s, seat, t, f: s.turn.stepped,
    "no_row": no_row,
    "top_row_coin": top_row_coin,
    "has_skill": lambda s, seat, t, f: s.has(seat, t[1]) and f == {"skill": t[1]},
    "only_up": lambda s, seat, t, f: s.turn.stepped != "up",
    "learning_over": lambda s, seat, t, f: s.turn.stepped == "up" and not s.turn.learning,
    "range_first": lambda s, seat, t, f: t[1] == RANGE_2 and not s.has(seat, RANGE_1) and f == {"skill": RANGE_1},
    "no_xp": no_xp,
    "skill_ready": lambda s, seat, t, f: s.can_use(seat, t[1]) and f == {"skill": t[1]},
    "no_coins": no_coins,
    "kept_coin": lambda s, seat, t, f: kept(s, seat) and s.coins[seat] == price(s, t),
    "bag_empty": lambda s, seat, t, f: not s.bag,
    "no_bids_mode": lambda s, seat, t, f: s.options.no_bids,
    "card_has_bid": lambda s, seat, t, f: any(t[1] in bids for bids in s.bids) and f == {"card": s.display[t[1]]},
    "market_gap": lambda s, seat, t, f: s.market[t[-1]] == NOWHERE,
    "sold_this_turn": sold,
    "bought_this_turn": bought,
    "rebid_done": lambda s, seat, t, f: s.turn.rebid,
    "no_bid_placed": lambda s, seat, t, f: set(s.bids[seat]) == {LOOSE},
    "no_card_for_bid": lambda s, seat, t, f: all(at in s.bids[seat] for at, each in enumerate(s.display) if each >= 0),
    "bid_twice": lambda s, seat, t, f: t[1] in s.bids[seat] and f == {"card": s.display[t[1]]},
}  # fmt: skip


def named(target: tuple[Any, ...], facts: Facts) -> bool:
    return SKILLS[facts["skill"]] == target[0]


# -- what lies in sight


def in_sight(s: CryptidsState, seat: int, kind: str) -> list[tuple[Any, ...]]:
    """What somebody would try: each has to be offered or barred."""
    opened = [at for at, card in enumerate(s.display) if card != NOWHERE]
    held = sorted({s.c.called[token] for token in s.evidence[seat]})
    if kind == "field.turn":
        return [
            ("refresh",), ("ticket",), *[("move", at) for at in range(len(s.c.places))],
            *[("collect", at) for at in s.c.regions if s.map[at] or at == s.places[seat]],
            *[("track", at) for at in opened], *[("relocate", card) for card in s.waiting(seat)],
            *[("request", each) for each in s.requests], *([("search",)] if s.options.wolpertinger else []),
        ]  # fmt: skip
    if kind == "office.turn":
        return [
            ("end",), ("up",), ("down",), ("paid", "up"), ("paid", "down"), ("market",),
            *[("learn", skill) for skill in range(10)],
            *[("restore", skill) for skill in range(6) if s.has(seat, skill)],
            *[("card", at) for at in opened], *[("buy", at) for at in range(3)],
            *[("swap", each, at) for each in held for at in range(3)], *([] if s.options.no_bids else [("rebid",)]),
        ]  # fmt: skip
    return [("discard", at) for at in opened] if kind == "refresh.cards" else []


@cache
def looked_at(at: int) -> list[tuple[CryptidsState, Decision, tuple[Reason, ...]]]:
    seats, options = TABLES[at]
    found = []
    for seed in range(4):
        chance = Chance(stream(bytes(32), f"reasons {seats} {seed}"))
        s = GAME.new(seats, seed, options)
        if seed % 2:
            enrich(s, ("collect", "second_chance", "relocate"))
        while s.outcome is None:
            decision = chance.pick(decisions(s))
            if chance.below(3) == 0 or decision.kind not in ("field.turn", "office.turn"):
                found.append((s.copy(), decision, GAME.reasons(GAME.view(s, decision.seat), decision)))
            answer(s, decision.seat, any_answer(decision, chance))
    return found


def heads(decision: Decision) -> set[tuple[Any, ...]]:
    """Everything with which some option begins, without the word that says by which action."""
    plain = [(each[0], *each[2:]) if each[0] in REPEATS else each for each in decision.options]
    return {each[:length] for each in plain for length in range(1, len(each) + 1)}


@pytest.mark.parametrize("at", range(len(TABLES)))
def test_every_reason_is_true(at):
    for s, decision, reasons in looked_at(at):
        for reason in reasons:
            facts = dict(reason.facts)
            assert TRUE[reason.code](s, decision.seat, reason.target, facts), (reason, decision.kind)


@pytest.mark.parametrize("at", range(len(TABLES)))
def test_nothing_is_offered_and_barred_and_nothing_barred_twice(at):
    for _, decision, reasons in looked_at(at):
        targets = [reason.target for reason in reasons]
        assert not heads(decision) & set(targets)
        assert len(set(targets)) == len(targets)


@pytest.mark.parametrize("at", range(len(TABLES)))
def test_whatever_lies_in_sight_is_offered_or_has_a_reason(at):
    for s, decision, reasons in looked_at(at):
        there = heads(decision) | {reason.target for reason in reasons}
        shorter = {target[:length] for target in there for length in range(1, len(target) + 1)}
        sight = in_sight(s, decision.seat, decision.kind)
        spared = {each for each in sight if each[:2] in there and each[0] == "swap"}
        assert [each for each in sight if each not in there | shorter | spared] == []


def test_nearly_every_reason_comes_up():
    seen = Counter(reason.code for at in range(len(TABLES)) for _, _, reasons in looked_at(at) for reason in reasons)
    rare = {
        "bag_empty",
        "no_other_card",
        "request_room",
        "no_card_for_bid",
        "no_bid_placed",
        "top_row_end",
        "kept_coin",
    }
    assert set(TRUE) - set(seen) <= rare | {"top_row_coin", "no_clover", "rerolled", "skill_missing"}
