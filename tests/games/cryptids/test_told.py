"""The log is whole: whoever hears every line of it and nothing else can rebuild the open table, line by line."""

from collections import Counter
from typing import Any

import pytest

from bathysphere.engine import SPECTATOR, Chance, SeenEvent, answer, any_answer, decisions, stream
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.components import ACTIVE, LOOSE, LUCK, SECOND_CHANCE, Laid
from bathysphere.games.cryptids.content import NOWHERE
from bathysphere.games.cryptids.state import CryptidsState
from bathysphere.games.cryptids.steps.field.abilities import BuyCheaply, TakeFromMarket, Walk
from support.cryptids.positions import (
    CLOVER,
    FAILURE,
    SUCCESS,
    act,
    heard,
    kind,
    kinds,
    place,
    position,
    run,
    skill,
    throws,
    told_to_all,
    track,
)
from support.cryptids.rich_positions import enrich

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"wolpertinger": True}), (2, {}), (3, {"no_bids": True, "wolpertinger": True}), (4, {"wolpertinger": True}),
]  # fmt: skip


class Listener:
    """The table as it follows from its deal and from what is told."""

    def __init__(self, s: CryptidsState) -> None:
        self.c = s.c
        self.s = s
        self.number, self.built = s.number, s.built
        self.coins, self.xp, self.rows, self.places = s.coins[:], s.xp[:], s.rows[:], s.places[:]
        self.skills, self.ready = s.skills[:], s.ready[:]
        self.evidence = [Counter(s.c.kind[token] for token in held) for held in s.evidence]
        self.dice, self.display, self.closed = Counter(s.dice), s.display[:], s.closed[:]
        self.bids = [Counter(bids) for bids in s.bids]
        self.found, self.requests = [set(found) for found in s.found], set(s.requests)
        self.tiles = [set(tiles) for tiles in s.tiles]
        self.terrain, self.laid = list(s.terrain), list(s.laid)
        self.hares = [set(tokens) for tokens in s.tokens]
        self.bag, self.decks = len(s.bag), [len(deck) for deck in s.decks]
        self.marks = [here != NOWHERE for here, _ in s.marks]
        self.poacher: Counter[int] = Counter()
        self.card = s.poacher.card
        self.captives: set[int] = set()
        self.new = 0
        self.told: list[str] = []

    def hears(self, told: SeenEvent) -> None:
        self.told.append(told.kind)
        heard = getattr(self, told.kind, None)
        if heard is not None:
            heard(**told.data)

    def same(self, s: CryptidsState) -> None:
        assert (self.number, self.built, self.closed) == (s.number, s.built, s.closed)
        assert (self.coins, self.xp, self.rows, self.places) == (s.coins, s.xp, s.rows, s.places)
        assert (self.skills, self.ready) == (s.skills, s.ready)
        assert self.evidence == [Counter(s.c.kind[token] for token in held) for held in s.evidence]
        assert self.dice == Counter(s.dice)
        assert self.display == s.display
        assert self.bids == [Counter(bids) for bids in s.bids]
        assert (self.found, self.requests) == ([set(found) for found in s.found], set(s.requests))
        assert self.tiles == [set(tiles) for tiles in s.tiles] or s.built or any(s.closed)
        assert (self.terrain, self.laid) == (list(s.terrain), list(s.laid))
        assert self.hares == [set(tokens) for tokens in s.tokens]
        assert (self.bag, self.decks) == (len(s.bag), [len(deck) for deck in s.decks])
        assert self.marks == [here != NOWHERE for here, _ in s.marks]
        assert self.poacher == Counter(s.c.kind[token] for token in s.poacher.evidence)
        assert (self.card, self.captives) == (s.poacher.card, set(s.poacher.captives))

    # -- lines that change the table

    def round_began(self, number: int, final: bool) -> None:
        self.number = number
        assert final == (number == self.s.final)

    def dice_rolled(self, faces: tuple[int, ...]) -> None:
        self.dice = Counter(faces)

    def turn_began(self, seat: int, phase: str) -> None:
        assert phase in ("field", "office")

    def city_chosen(self, seat: int, place: int) -> None:
        self.places[seat] = place

    def moved(self, seat: int, origin: int, place: int, how: str) -> None:
        assert (self.places[seat], how in ("move", "ticket", "ability")) == (origin, True)
        self.places[seat] = place

    def collected(self, seat: int, place: int, kind: int) -> None:
        self.evidence[seat][kind] += 1

    def token_laid(self, place: int) -> None:
        self.bag -= 1
        self.new += 1

    def tokens_turned(self, kinds: tuple[int, ...]) -> None:
        self.bag -= len(kinds) - self.new
        self.new = 0

    def market_filled(self, kinds: tuple[int, ...]) -> None:
        self.bag -= len(kinds)

    def bag_filled(self, number: int) -> None:
        self.bag += number

    def rumour_gained(self, seat: int) -> None:
        self.evidence[seat][6] += 1

    def evidence_drawn(self, seat: int, kind: int) -> None:
        self.evidence[seat][kind] += 1
        self.bag -= 1

    def card_opened(self, place: int, card: int) -> None:
        assert self.display[place] == NOWHERE
        self.display[place] = card
        self.decks[self.c.cards[card].level - 1] -= 1

    def card_marked(self, place: int, region: int, kind: int) -> None:
        self.bag -= (region != NOWHERE) + (kind != NOWHERE)
        self.marks[place] = region != NOWHERE

    def mark_turned(self, card: int, kind: int) -> None:
        self.marks[self.display.index(card) if card in self.display else self.left] = False

    def leaves(self, card: int) -> None:
        if card in self.display:
            self.left = self.display.index(card)
            self.display[self.left] = NOWHERE

    def card_discarded(self, place: int, card: int) -> None:
        assert self.display[place] == card
        self.leaves(card)

    def deck_reshuffled(self, level: int, number: int) -> None:
        self.decks[level - 1] += number

    def bid_placed(self, seat: int, place: int, card: int) -> None:
        assert self.display[place] == card
        self.bids[seat] += Counter([place]) - Counter([LOOSE])
        self.bids[seat] -= Counter({LOOSE: 1})

    def bid_moved(self, seat: int, origin: int, place: int, card: int) -> None:
        assert self.display[place] == card
        self.bids[seat] = self.bids[seat] - Counter([origin]) + Counter([place])

    def bids_freed(self, place: int, card: int, seats: tuple[int, ...]) -> None:
        for seat in seats:
            self.bids[seat] = self.bids[seat] - Counter([place]) + Counter([LOOSE])

    def found_(self, seat: int, card: int) -> None:
        self.found[seat].add(card)
        self.leaves(card)

    def evidence_lost(self, seat: int, kinds: tuple[int, ...]) -> None:
        self.evidence[seat] -= Counter(kinds)

    def terrain_taken(self, seat: int, tile: int) -> None:
        self.tiles[seat].add(tile)

    def terrain_returned(self, seat: int, tile: int) -> None:
        self.tiles[seat].remove(tile)

    def terrain_laid(self, seat: int, tile: int, turn: int, row: int, column: int) -> None:
        self.tiles[seat].discard(tile)
        self.terrain.append(Laid(tile, turn, row, column))

    def terrain_closed(self, kind: int) -> None:
        self.closed[kind] = True
        for tiles in self.tiles:
            tiles -= {tile for tile in tiles if self.c.terrain[tile].kind == kind}

    def building_ended(self) -> None:
        self.built = True

    def relocated(self, seat: int, card: int, turn: int, row: int, column: int) -> None:
        self.laid.append(Laid(card, turn, row, column, seat))

    def request_granted(self, seat: int, request: int, cards: tuple[int, ...]) -> None:
        self.requests.remove(request)
        assert set(cards) <= self.found[seat]

    def gained(self, seat: int, coins: int, xp: int) -> None:
        assert coins > 0 or xp > 0
        self.coins[seat] += coins
        self.xp[seat] += xp

    def paid(self, seat: int, coins: int, why: str) -> None:
        self.coins[seat] -= coins

    def learned(self, seat: int, skill: int) -> None:
        self.skills[seat] |= 1 << skill
        self.ready[seat] |= 1 << skill if skill in ACTIVE else 0
        if self.told[-2:-1] != ["ability"]:
            self.xp[seat] -= self.c.prices[skill] + (len(self.coins) <= 2)

    def restored(self, seat: int, skills: tuple[int, ...]) -> None:
        for each in skills:
            self.ready[seat] |= 1 << each

    def used(self, seat: int, skill: int) -> None:
        self.ready[seat] &= ~(1 << skill)

    def assistant_moved(self, seat: int, row: int, why: str) -> None:
        self.rows[seat] = row

    def die_taken(self, seat: int, face: int) -> None:
        self.dice -= Counter([face])

    def poacher_die(self, face: int) -> None:
        self.dice -= Counter([face])

    def bought(self, seat: int, kind: int, price: int) -> None:
        self.evidence[seat][kind] += 1

    def sold(self, seat: int, kind: int, price: int) -> None:
        self.evidence[seat] -= Counter([kind])
        self.coins[seat] += price

    def swapped(self, seat: int, gave: int, got: int, difference: int) -> None:
        self.evidence[seat] = self.evidence[seat] - Counter([gave]) + Counter([got])
        self.coins[seat] -= difference

    def hare_found(self, seat: int, place: int, token: int) -> None:
        assert self.places[seat] == place
        self.hares[seat].add(token)

    def hare_used(self, seat: int, token: int) -> None:
        self.hares[seat].remove(token)

    def poacher_card(self, card: int) -> None:
        self.card = card

    def poacher_took(self, kind: int, where: int) -> None:
        self.poacher[kind] += 1

    def poacher_caught(self, card: int, source: str, kinds: tuple[int, ...]) -> None:
        self.poacher -= Counter(kinds)
        self.captives.add(card)
        for found in self.found:
            found.discard(card)
        assert (source == "display") == (card in self.display)
        self.leaves(card)


def played(at: int):
    """Random games of a table, each with its listener; yields what was told after every answer."""
    seats, options = TABLES[at]
    for seed in range(6):
        chance = Chance(stream(bytes(32), f"told {seats} {seed}"))
        s = GAME.new(seats, seed, options)
        if seed % 2:
            enrich(s)
        listener = Listener(s)
        while s.outcome is None:
            decision = chance.pick(decisions(s))
            before = s.copy()
            reply = answer(s, decision.seat, any_answer(decision, chance))
            yield before, s, listener, reply.seen_by(SPECTATOR)


@pytest.mark.parametrize("at", range(len(TABLES)))
def test_the_table_follows_from_what_is_told(at):
    for _, s, listener, told in played(at):
        for each in told:
            listener.hears(SeenEvent("found_", each.data, each.reveals) if each.kind == "found" else each)
        listener.same(s)


@pytest.mark.parametrize("at", range(len(TABLES)))
def test_each_line_has_those_that_belong_to_it(at):
    """Turns are told, dice behind attempts, abilities behind what calls them, and the end."""
    for before, s, _, told in played(at):
        names = [each.kind for each in told]
        for each, after in zip(told, (*told[1:], None), strict=False):
            if each.kind == "used" and each.data["skill"] == LUCK:
                assert after.kind == "luck_used"
            if each.kind == "used" and each.data["skill"] == SECOND_CHANCE:
                assert (after.kind, after.data["how"]) == ("rerolled", "second_chance")
            if each.kind == "rerolled":
                assert after.kind == "tracking_rolled"
            if each.kind == "tried":
                assert after.kind == ("tracking_rolled" if each.data["dice"] else "evidence_lost")
            if each.kind == "found" and s.c.cards[each.data["card"]].when == "found" and s.outcome is None:
                assert "ability" in names or decisions(s)[0].kind == "bid.place"
        moment = [(each.turn.seat, each.phase, each.number) for each in (before, s)]
        if s.outcome is None and moment[0] != moment[1] and decisions(s)[0].kind in ("field.turn", "office.turn"):
            assert "turn_began" in names
        if before.trying is None and s.trying is not None:
            assert "tried" in names
        if s.outcome is not None:
            assert told[-1].kind == "game_ended"
            assert told[-1].data == {"reason": s.outcome.reason}
        assert ("game_ended" in names) == (s.outcome is not None)


# -- lines that random play seldom comes to


def test_luck_is_told():
    s = position(2, display="tulikettu", places={0: "N1"}, evidence={0: "tracks sky"}, skills={0: "luck"})
    throws(s, CLOVER)
    track(s, "token", "token", "dice")
    reply = act(s, "luck")
    assert kinds(heard(reply, 1))[:2] == ["used", "luck_used"]
    assert told_to_all(s, reply, "luck_used") == [{"seat": 0}]


def test_a_second_chance_is_told_with_its_dice():
    s = position(2, display="tulikettu", places={0: "N1"}, evidence={0: "tracks sky"}, skills={0: "second_chance"})
    throws(s, FAILURE, SUCCESS)
    track(s, "token", "token", "dice")
    reply = act(s, "second_chance", "0")
    assert told_to_all(s, reply, "rerolled") == [{"seat": 0, "how": "second_chance", "number": 1}]
    assert told_to_all(s, reply, "tracking_rolled") == [{"faces": (SUCCESS,)}]


def test_a_free_token_of_the_market_is_told_with_its_price():
    s = position(2, market="victim bones tracks")
    run(s, TakeFromMarket(0))
    assert told_to_all(s, act(s, "take_market", 1), "bought") == [{"seat": 0, "kind": kind("bones"), "price": 0}]
    s = position(2, market="victim bones tracks", coins={0: 5})
    run(s, BuyCheaply(0, 1))
    reply = act(s, "bargain", 1, 2)
    assert told_to_all(s, reply, "bought") == [{"seat": 0, "kind": kind("bones"), "price": 2}]
    assert told_to_all(s, reply, "paid") == [{"seat": 0, "coins": 2, "why": "evidence"}]


def test_a_walk_by_an_ability_is_told():
    s = position(2, places={0: "aachen"})
    run(s, Walk(0, 1))
    reply = act(s, "walk", place("E1"))
    expected = {"seat": 0, "origin": place("aachen"), "place": place("E1"), "how": "ability"}
    assert told_to_all(s, reply, "moved") == [expected]


@pytest.mark.parametrize(("verb", "coins", "why"), [("market", 1, "market"), ("paid", 1, "step"), ("card", 1, "card")])
def test_what_is_paid_is_told_with_its_reason(verb, coins, why):
    s = position(2, at="office", coins={0: 3})
    choice = {"market": ("market",), "paid": ("paid", "down"), "card": ("card", 5)}[verb]
    assert told_to_all(s, act(s, *choice), "paid") == [{"seat": 0, "coins": coins, "why": why}]


def test_a_restored_skill_is_told_with_its_price():
    s = position(2, at="office", coins={0: 3}, used={0: "ticket"}, turn={"stepped": "up", "learning": True})
    reply = act(s, "restore", skill("ticket"))
    assert told_to_all(s, reply, "paid") == [{"seat": 0, "coins": 1, "why": "restore"}]
    assert told_to_all(s, reply, "restored") == [{"seat": 0, "skills": (skill("ticket"),)}]
