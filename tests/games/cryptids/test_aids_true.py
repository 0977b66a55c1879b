"""Aids are true: at many moments of random games what they say is compared with what answers really do, and with a
plain reading of the table."""

from functools import cache
from typing import Any

import pytest

from bathysphere.engine import SPECTATOR, Chance, Decision, answer, any_answer, decision_of, decisions, stream
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.aids import CANNOT, CryptidsAids
from bathysphere.games.cryptids.components import Laid
from bathysphere.games.cryptids.content import ANY, NOWHERE, RUMOUR
from bathysphere.games.cryptids.score import points_of
from bathysphere.games.cryptids.state import CryptidsState

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"wolpertinger": True}), (2, {"first_pair": True}), (3, {"wolpertinger": True, "no_bids": True}), (4, {}),
]  # fmt: skip
AT_ONCE = frozenset(
    ("learn", "restore", "paid", "market", "card", "buy", "bargain", "sell", "swap", "coins", "xp", "hare", "up", "end",
     "rebid", "move", "ticket", "bid", "take", "leave", "stay", "city")
)  # fmt: skip
"""Options that are done as soon as they are chosen, so that coins and experience tell what they cost and gave."""


@cache
def looked_at(at: int) -> list[tuple[CryptidsState, Decision, CryptidsAids]]:
    seats, options = TABLES[at]
    found = []
    for seed in range(3):
        chance = Chance(stream(bytes(32), f"aids {seats} {seed}"))
        s = GAME.new(seats, seed, options)
        while s.outcome is None:
            decision = chance.pick(decisions(s))
            if chance.below(4) == 0:
                seen = GAME.aids(GAME.view(s, decision.seat), decision_of(s, decision.seat))
                found.append((s.copy(), decision, seen))
            answer(s, decision.seat, any_answer(decision, chance))
    return found


tables = pytest.mark.parametrize("at", range(len(TABLES)))


@tables
def test_options_change_coins_and_experience_as_they_say(at):
    verbs = set()
    for s, decision, seen in looked_at(at):
        if decision.picks is not None or s.phase == "setup":
            continue
        told = {gain.option: (gain.coins, gain.xp, gain.rows) for gain in seen.gains}
        for number, choice in enumerate(decision.options):
            if choice[0] in AT_ONCE and (number % 3 == 0 or len(decision.options) < 12):
                world, seat = s.copy(), decision.seat
                before = world.coins[seat], world.xp[seat]
                answer(world, seat, choice)
                if choice[0] == "end" or world.outcome is not None:
                    continue
                after = world.coins[seat], world.xp[seat]
                changed = after[0] - before[0], after[1] - before[1], 0
                assert told.get(number, (0, 0, 0)) == changed, choice
                verbs.add(choice[0])
    assert len(verbs) >= 5, verbs


@tables
def test_a_shift_and_a_placement_say_how_far_the_assistant_may_go(at):
    for s, decision, seen in looked_at(at):
        told = {gain.option: (gain.coins, gain.xp, gain.rows) for gain in seen.gains}
        for number, choice in enumerate(decision.options if decision.picks is None else ()):
            if choice[0] == "shift":
                assert told[number] == (0, 0, choice[2])
            elif choice[0] == "place":
                mask = s.spot(s.c.cards[choice[1]].shape, Laid(*choice[1:])).mask
                bare = s.c.cards[choice[1]].placement in ("empty", "on_top")
                under = [0 if bare else (mask & symbols).bit_count() for symbols in s.symbols]
                assert told.get(number, (0, 0, 0)) == tuple(under)
            elif choice[0] not in AT_ONCE and choice[0] != "down":
                assert number not in told, choice


@tables
def test_a_die_gives_what_it_says(at):
    for s, decision, seen in looked_at(at):
        told = {gain.option: (gain.coins, gain.xp, gain.rows) for gain in seen.gains}
        for number, choice in enumerate(decision.options):
            if choice[0] == "down" and choice[1] != NOWHERE:
                sort, _, worth = s.c.pack.board.dice.assistant[choice[1]].partition(" ")
                expected = {"coins": (int(worth), 0, 0), "xp": (0, int(worth), 0)}.get(sort)
                assert told.get(number) == expected


def steps_from(s: CryptidsState, place: int) -> list[int]:
    steps, edge = {place: 0}, [place]
    while edge:
        further = {other for here in edge for other in s.c.lines[here]} - set(steps)
        steps |= dict.fromkeys(further, 1 + max(steps.values()))
        edge = sorted(further)
    return [steps[each] for each in range(len(s.c.places))]


@tables
def test_distances_and_rows(at):
    for s, decision, seen in looked_at(at):
        seat = decision.seat
        assert seen.seat == seat
        if s.places[seat] == NOWHERE:
            assert seen.distances == ()
            assert {card.distance for card in seen.cards} == {CANNOT}
            continue
        away = steps_from(s, s.places[seat])
        assert list(seen.distances) == away
        for place, card in enumerate(seen.cards):
            if s.display[place] == NOWHERE:
                assert (card.distance, card.contracts) == (CANNOT, 0)
            else:
                region = s.region_of(place)
                assert card.distance == (0 if region == NOWHERE else away[region])
        free = [row for row in range(1, 11) if row not in s.rows]
        assert seen.above == max([row for row in free if row < s.rows[seat]], default=0)
        assert seen.below == min([row for row in free if row > s.rows[seat]], default=0)
        lasting = sum(s.c.cards[card].id == "hercinia" for card in s.waiting(seat))
        assert seen.range == 2 + s.has(seat, 6) + s.has(seat, 7) + lasting


@tables
def test_prices(at):
    more = TABLES[at][0] == 1
    for s, decision, seen in looked_at(at):
        seat = decision.seat
        assert list(seen.skills) == [skill.price + more for skill in s.c.pack.board.skills]
        assert seen.card_price == (3 if s.solo else 1)
        assert list(seen.market) == [s.c.price[token] if token >= 0 else 0 for token in s.market]
        assert sorted(seen.sales) == sorted(s.c.price[token] for token in s.evidence[seat])
        kept = s.turn.seat == seat and s.turn.start == 1 == s.rows[seat] and s.turn.stepped != ""
        assert seen.spendable == s.coins[seat] - kept


def fits(s: CryptidsState, card: int, said: str) -> bool:
    printed = s.c.pack.cryptids.cryptids[card]
    sort, _, name = said.partition(" ")
    if printed.id == "korkodil" and sort == "habitat":
        lying = [s.spot(printed.tile, laid).mask for laid in s.laid if laid.tile == card]
        return bool(lying) and bool(lying[0] & s.grounds[("mountain", "forest", "water").index(name)])
    return {
        "evidence": name in printed.needs, "habitat": printed.habitat == name, "kind": printed.kind == name,
        "zone": printed.at[0] == name,
    }[sort]  # fmt: skip


@tables
def test_contracts_and_requests(at):
    for s, decision, seen in looked_at(at):
        seat = decision.seat
        said = s.c.pack.contracts
        own = [said.contracts[each] for each in s.contracts[seat]]
        shared = [said.contracts[s.shared]] if s.shared >= 0 else []
        assert list(seen.contracts) == [sum(fits(s, card, each) for card in s.found[seat]) for each in own]
        assert seen.shared == sum(fits(s, card, each) for card in s.found[seat] for each in shared)
        wanted = [said.requests[each] for each in s.requests]
        assert list(seen.requests) == [sum(fits(s, card, each) for card in s.waiting(seat)) for each in wanted]
        for place, card in enumerate(s.display):
            if card != NOWHERE:
                assert seen.cards[place].contracts == sum(fits(s, card, each) for each in (*own, *shared))


@tables
def test_the_dice_of_an_attempt(at):
    """As few as evidence leaves open, and at least one piece is committed."""
    for s, decision, seen in looked_at(at):
        for place, card in enumerate(s.display):
            if card == NOWHERE:
                assert seen.cards[place].odds.dice == CANNOT
                continue
            needs = list(s.needs(place))
            held = [s.c.kind[token] for token in s.evidence[decision.seat]]
            most = max(covered(needs, held))
            odds = seen.cards[place].odds
            assert odds.dice == (len(needs) - most if most else CANNOT)
            assert odds.chance == (round(100 * 0.5**odds.dice) if most else 0)
            assert odds.best >= odds.chance


def covered(needs: list[int], held: list[int]) -> set[int]:
    """How many requirements can be met, in every way to go about it."""
    if not needs:
        return {0}
    first, rest = needs[0], needs[1:]
    found = covered(rest, held)
    for kind in set(held) if first == ANY else {first} & set(held):
        left = held.copy()
        left.remove(kind)
        found |= {1 + each for each in covered(rest, left)}
    if first != RUMOUR and held.count(RUMOUR) >= 2:
        left = held.copy()
        left.remove(RUMOUR)
        left.remove(RUMOUR)
        found |= {1 + each for each in covered(rest, left)}
    return found


@tables
def test_standings_and_the_poacher(at):
    for s, decision, seen in looked_at(at):
        mine = seen.standings[decision.seat]
        assert mine.points == points_of(s, decision.seat)
        assert mine.total == sum(number for _, number in mine.points)
        assert [each.certain for each in seen.standings] == [seat == decision.seat for seat in range(s.seats)]
        if s.solo:
            said = [s.c.pack.contracts.contracts[each] for each in s.contracts[0]]
            captives = [sum(fits(s, card, each) for card in s.poacher.captives) for each in said]
            assert (list(seen.poacher.captives), seen.poacher.of_one, seen.poacher.of_any) == (captives, 3, 5)
        else:
            assert seen.poacher is None


@tables
def test_who_watches_is_told_of_the_one_in_turn(at):
    for s, _, _ in looked_at(at)[::10]:
        seen = GAME.aids(GAME.view(s, SPECTATOR), None)
        assert seen.seat == s.turn.seat
        assert (seen.gains, seen.odds) == ((), ())
