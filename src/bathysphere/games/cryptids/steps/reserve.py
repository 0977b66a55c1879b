"""Building the reserve: laying terrain, taking another tile, kinds that are closed, the end of building (C30.4 to
C30.7, C31, C32)."""

from functools import cache
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
    with_card,
    with_fields,
    without,
)
from bathysphere.games.cryptids import events
from bathysphere.games.cryptids.components import Laid
from bathysphere.games.cryptids.content import NOWHERE
from bathysphere.games.cryptids.placement import closed_kinds, fits, fitting, start_under, ways_to_lay
from bathysphere.games.cryptids.state import CryptidsState

ANY_KIND: Final = -1


def alike(s: CryptidsState, tiles: Cards) -> list[int]:
    """One of each sort of tile: those with the same shape and symbols are the same to everybody."""
    sorts, seen = s.c.sorts, set()
    found = []
    for tile in tiles:
        sort = sorts[tile]
        if sort not in seen:
            seen.add(sort)
            found.append(tile)
    return found


def in_stock(s: CryptidsState, kind: int = ANY_KIND) -> Cards:
    """Tiles that can be taken, of one kind or of any that is open (C31.12)."""
    if kind != ANY_KIND:
        return () if s.closed[kind] else s.stacks[kind]
    return tuple([tile for stack, closed in zip(s.stacks, s.closed, strict=True) if not closed for tile in stack])


def take_tile(s: CryptidsState, seat: int, tile: int) -> None:
    kind = s.c.terrain[tile].kind
    s.stacks[kind] = without(s.stacks[kind], tile)
    s.tiles[seat] = with_card(s.tiles[seat], tile)
    s.tell(events.TERRAIN_TAKEN, seat, tile)


# -- laying


def tiles_to_lay(s: CryptidsState, seat: int, bar: Bar = silent) -> list[int]:
    """Of the player's tiles those that fit somewhere, one of each sort."""
    if bar is not silent:
        for tile in s.tiles[seat]:
            if not fits(s, tile):
                bar(("tile", tile), "tile_no_room", tile=tile)
    return fitting(s, s.tiles[seat])


@with_fields
class LayTerrain(SeatAsks[CryptidsState]):
    """A player's tile goes into their reserve (C30.4); with none that fits, they exchange one first (C48.54)."""

    may: bool = False
    """By an ability: it may be left, and nothing is exchanged for it."""
    rules = ("C30.4", "C31.1", "C31.2", "C31.5", "C31.7", "C46.38", "C46.48", "C48.54")

    def ask(self, s: CryptidsState) -> list[Decision]:
        own = tiles_to_lay(s, self.seat)
        if s.built or (self.may and not own):
            return []
        if own:
            options = tuple([("tile", tile) for tile in own])
            return [Decision(self.seat, "terrain.tile", ((("leave",), *options)) if self.may else options)]
        back = alike(s, s.tiles[self.seat])
        if not back or not fitting(s, in_stock(s)):
            return []
        return [Decision(self.seat, "terrain.return", tuple([("return", tile) for tile in back]))]

    def take(self, s: CryptidsState, answers: Answers) -> Next:
        if not answers:
            return self.without_answer(s)
        verb, *tile = answers[self.seat]
        if verb == "leave":
            return DONE
        if verb == "return":
            give_back(s, self.seat, tile[0])
            return (TakeFitting(self.seat),)
        return (PlaceTerrain(self.seat, tile[0]),)

    def without_answer(self, s: CryptidsState) -> Next:
        """An empty board gives nothing back and still takes what fits."""
        if s.built or self.may or s.tiles[self.seat]:
            return DONE
        return (TakeFitting(self.seat),)


def give_back(s: CryptidsState, seat: int, tile: int) -> None:
    kind = s.c.terrain[tile].kind
    s.tiles[seat] = without(s.tiles[seat], tile)
    s.stacks[kind] = with_card(s.stacks[kind], tile)
    s.tell(events.TERRAIN_RETURNED, seat, tile)


@with_fields
class TakeFitting(SeatAsks[CryptidsState]):
    """A tile of the stock that can be laid, and is."""

    kind: int = ANY_KIND
    replaced: bool = True
    rules = ("C38.4", "C46.45", "C46.48", "C48.54", "C48.75")

    def ask(self, s: CryptidsState) -> list[Decision]:
        if s.built:
            return []
        tiles = fitting(s, in_stock(s, self.kind))
        if not tiles and self.kind != ANY_KIND:
            tiles = fitting(s, in_stock(s))
        kind = "terrain.fitting" if self.replaced else "poacher.terrain"
        return [Decision(self.seat, kind, tuple([("take", tile) for tile in tiles]))] if tiles else []

    def take(self, s: CryptidsState, answers: Answers) -> Next:
        if not answers:
            return DONE
        tile = answers[self.seat][1]
        take_tile(s, self.seat, tile)
        return (PlaceTerrain(self.seat, tile, self.replaced),)


@with_fields
class PlaceTerrain(SeatAsks[CryptidsState]):
    """Where and how it lies (C31)."""

    tile: int
    replaced: bool = True
    rules = ("C31.2", "C31.3", "C31.4", "C31.5", "C31.6", "C31.7", "C46.38", "C48.15", "C48.57")

    def ask(self, s: CryptidsState) -> list[Decision]:
        return [Decision(self.seat, "terrain.lay", tuple(ways_to_lay(s, self.tile)))]

    def take(self, s: CryptidsState, answers: Answers) -> Next:
        seat, tile = self.seat, self.tile
        _, _, turn, row, column = answers[seat]
        laid = Laid(tile, turn, row, column)
        kind = s.c.terrain[tile].kind
        s.tiles[seat] = without(s.tiles[seat], tile)
        s.terrain = (*s.terrain, laid)
        if s.claimed[kind] == NOWHERE:
            s.claimed[kind] = start_under(s, s.spot(s.c.terrain[tile].shape, laid))
        s.lay_ground(laid)
        s.tell(events.TERRAIN_LAID, seat, tile, turn, row, column)
        return laid_and_replaced(seat, kind) if self.replaced else laid_for_him(seat)


@cache
def laid_and_replaced(seat: int, kind: int) -> Next:
    return (Closure(seat), Replacement(seat, kind))


@cache
def laid_for_him(seat: int) -> Next:
    """The poacher keeps no tiles: what he takes comes straight from the stock."""
    return (Closure(seat),)


@with_fields
class Replacement(SeatAsks[CryptidsState]):
    """A tile of the same kind comes onto the empty place; of another if there is none (C30.5, C30.6, C48.103)."""

    kind: int
    rules = ("C30.5", "C30.6", "C31.12", "C32.3", "C46.39", "C48.52", "C48.103")

    def ask(self, s: CryptidsState) -> list[Decision]:
        if s.built or len(s.tiles[self.seat]) >= s.c.pack.board.terrain_slots:
            return []
        tiles = alike(s, in_stock(s, self.kind) or in_stock(s))
        return [Decision(self.seat, "terrain.take", tuple([("take", tile) for tile in tiles]))] if tiles else []

    def take(self, s: CryptidsState, answers: Answers) -> Next:
        if answers:
            take_tile(s, self.seat, answers[self.seat][1])
        return DONE


# -- closing


class Closure(SeatDoes[CryptidsState]):
    """After every change of the reserve: kinds of which nothing fits any more are closed, and players exchange their
    tiles of them (C31.10 to C31.12, C48.53, C48.55); when all are, building has ended (C32.1, C48.58, C48.102)."""

    rules = ("C31.10", "C31.11", "C31.12", "C32.1", "C48.53", "C48.55", "C48.58", "C48.102")

    def run(self, s: CryptidsState) -> Next:
        if s.built:
            return DONE
        closing = closed_kinds(s)
        for kind in closing:
            s.closed[kind] = True
            s.tell(events.TERRAIN_CLOSED, kind)
        if all(s.closed):
            s.built = True
            s.final = s.number + 1
            s.tell(events.BUILDING_ENDED)
            return DONE
        return self.exchange(s, closing) if closing else DONE

    def exchange(self, s: CryptidsState, closing: list[int]) -> Next:
        gone: list[int] = []
        missing = [0] * s.seats
        for kind in closing:
            gone += s.stacks[kind]
            s.stacks[kind] = ()
        for seat in range(s.seats):
            out = [tile for tile in s.tiles[seat] if s.c.terrain[tile].kind in closing]
            s.tiles[seat] = tuple([tile for tile in s.tiles[seat] if tile not in out])
            missing[seat] = len(out)
            gone += out
        s.gone = tuple(sorted((*s.gone, *gone)))
        order = [self.seat, *[seat for seat in sorted(range(s.seats), key=s.rows.__getitem__) if seat != self.seat]]
        return tuple([Replacement(seat, ANY_KIND) for seat in order for _ in range(missing[seat])])
