"""Taking control of a location (sections 14 and 15): which keys, which tile, and what goes under it."""

from math import comb
from typing import ClassVar

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
    with_fields,
)
from bathysphere.games.abyss import events
from bathysphere.games.abyss.cards.locations import BLACK_SMOKERS
from bathysphere.games.abyss.components import KEYS_NEEDED, MOST_DRAWN, TOKEN, KeySet
from bathysphere.games.abyss.state import AbyssState

KEEP: Choice = ("keep",)


class ControlLocation(SeatDoes[AbyssState]):
    """Three keys must be used at once, and again while there are three more (A14.1, A29.36). Without any tile the keys
    are kept (A29.38)."""

    rules = ("A4.5", "A14.1", "A14.2", "A29.36", "A29.38", "A29.49")

    def run(self, s: AbyssState) -> Next:
        if s.keys_held(self.seat) < KEYS_NEEDED or not (s.available or s.pile):
            return DONE
        return (SpendKeys(self.seat), ControlLocation(self.seat))


def lords_with_keys(s: AbyssState, seat: int) -> tuple[Cards, Cards]:
    """The working Lords with one key, and those with three."""
    free = s.free[seat]
    singles = tuple([lord for lord in free if s.keys_on(lord) == 1])
    return singles, tuple([lord for lord in free if s.keys_on(lord) == KEYS_NEEDED])


def pieces(s: AbyssState, seat: int, bar: Bar = silent) -> tuple[Choice, ...]:
    """All keys that a player has, on Lords and as tokens."""
    singles, triples = lords_with_keys(s, seat)
    if bar is not silent:
        if len(singles) + s.keys[seat] < KEYS_NEEDED:
            for piece in (*[("lord", lord) for lord in singles], TOKEN):
                bar(piece, "single_keys_short", wanted=KEYS_NEEDED)
        for lord in s.free[seat]:
            if lord not in singles + triples:
                bar(("lord", lord), "no_key", lord=lord)
        for lord in s.turned[seat]:
            bar(("lord", lord), "turned", lord=lord)
        covered_lords(s, seat, bar)
    return (*[("lord", lord) for lord in sorted(singles + triples)], *[TOKEN] * s.keys[seat])


def covered_lords(s: AbyssState, seat: int, bar: Bar) -> None:
    """Lords under a location are no longer free (A14.7)."""
    for tile, covered in s.places[seat]:
        for lord in covered:
            bar(("lord", lord), "covered", lord=lord, location=tile)


class SpendKeys(SeatAsks[AbyssState]):
    """Which keys, if there are several ways (A27.24). Spent tokens return to the supply (A14.8)."""

    rules = ("A14.2", "A14.8", "A27.24", "A29.35")

    def ask(self, s: AbyssState) -> list[Decision]:
        singles, triples = lords_with_keys(s, self.seat)
        tokens = s.keys[self.seat]
        ways = len(triples) + sum(comb(len(singles), KEYS_NEEDED - n) for n in range(min(tokens, KEYS_NEEDED) + 1))
        if ways == 1:
            return []
        return [Decision(self.seat, "control.keys", pieces(s, self.seat), self._default(s), KeySet(triples))]

    def _default(self, s: AbyssState) -> Choice:
        """Tokens first, so that Lords keep working."""
        singles, triples = lords_with_keys(s, self.seat)
        tokens = min(s.keys[self.seat], KEYS_NEEDED)
        if tokens + len(singles) < KEYS_NEEDED:
            return (("lord", triples[0]),)
        return (*sorted(("lord", lord) for lord in singles[: KEYS_NEEDED - tokens]), *[TOKEN] * tokens)

    def take(self, s: AbyssState, answers: Answers) -> Next | None:
        chosen = answers[self.seat] if answers else self._default(s)
        tokens = chosen.count(TOKEN)
        s.keys[self.seat] -= tokens
        lords = tuple(piece[1] for piece in chosen if piece != TOKEN)
        return (ChooseLocation(self.seat, lords, tokens),)


@with_fields
class WithKeys(SeatAsks[AbyssState]):
    """A question on the way to a location: these Lords and so many tokens were spent on it."""

    lords: Cards
    tokens: int
    rules: ClassVar[tuple[str, ...]] = ("A14.7",)


def locations(s: AbyssState, seat: int, bar: Bar = silent) -> list[Choice]:
    """The available tiles, and how many can be drawn."""
    options: list[Choice] = [("take_location", tile) for tile in s.available]
    options += [("draw", number) for number in range(1, min(MOST_DRAWN, len(s.pile)) + 1)]
    if bar is not silent:
        for number in range(len(s.pile) + 1, MOST_DRAWN + 1):
            bar(("draw", number), "pile_short", number=len(s.pile))
    return options


def drawn_tiles(s: AbyssState, seat: int, bar: Bar = silent) -> tuple[Choice, ...]:
    not_among(s, "not_drawn", bar)
    return tuple([("take_location", tile) for tile in s.drawn])


def not_among(s: AbyssState, code: str, bar: Bar) -> None:
    """Available tiles are out of question."""
    if bar is not silent:
        for tile in s.available:
            bar(("location", tile), code, location=tile)


class ChooseLocation(WithKeys):
    """An available tile, or one of several drawn; how many is said before drawing (A14.4, A29.37)."""

    rules = ("A14.4", "A14.4a", "A14.4b", "A14.9", "A27.25", "A29.37", "A29.38")

    def ask(self, s: AbyssState) -> list[Decision]:
        return [Decision(self.seat, "control.location", tuple(locations(s, self.seat)))]

    def take(self, s: AbyssState, answers: Answers) -> Next | None:
        verb, thing = answers[self.seat]
        if verb == "draw":
            draw_tiles(s, self.seat, thing)
            return (KeepTile(self.seat, self.lords, self.tokens),)
        s.available.remove(thing)
        return gain_location(s, self.seat, thing, self.lords, self.tokens)


class KeepTile(WithKeys):
    """One of the drawn tiles is kept, the others become available to all (A14.5)."""

    rules = ("A14.4b", "A14.5", "A14.6", "A27.26")

    def ask(self, s: AbyssState) -> list[Decision]:
        if len(s.drawn) == 1:
            return []
        return [Decision(self.seat, "control.keep", drawn_tiles(s, self.seat))]

    def take(self, s: AbyssState, answers: Answers) -> Next | None:
        kept = answers[self.seat][1] if answers else s.drawn[0]
        s.available.extend(tile for tile in s.drawn if tile != kept)
        s.drawn = ()
        return gain_location(s, self.seat, kept, self.lords, self.tokens)


class SwapSmokers(SeatAsks[AbyssState]):
    """Black Smokers may be swapped at once for any tile of the pile, into which it is shuffled (A29.40)."""

    rules = ("A23.16", "A27.27", "A29.40")

    def ask(self, s: AbyssState) -> list[Decision]:
        options: list[Choice] = [KEEP, *(("swap", tile) for tile in sorted(s.pile))]
        return [Decision(self.seat, "control.smokers", tuple(options))]

    def take(self, s: AbyssState, answers: Answers) -> Next | None:
        choice = answers[self.seat]
        if choice == KEEP:
            return DONE
        tile = choice[1]
        s.pile.remove(tile)
        s.pile.append(BLACK_SMOKERS)
        s.chance.shuffle(s.pile)
        exchange_tile(s, self.seat, BLACK_SMOKERS, tile)
        s.tell(events.SMOKERS_SWAPPED, self.seat, tile)
        return DONE


def draw_tiles(s: AbyssState, seat: int, number: int) -> None:
    """Drawn together and face up (A29.37); at most what the pile holds (A29.38)."""
    s.drawn = tuple(s.pile.pop() for _ in range(min(number, len(s.pile))))
    s.tell(events.TILES_DRAWN, seat, s.drawn)


def gain_location(s: AbyssState, seat: int, tile: int, lords: Cards, tokens: int) -> Next:
    """The tile lies before its controller, the Lords whose keys were used under it (A14.6, A14.7)."""
    s.free[seat] = tuple([lord for lord in s.free[seat] if lord not in lords])
    s.places[seat] = (*s.places[seat], (tile, lords))
    s.tell(events.LOCATION_TAKEN, seat, tile, lords, tokens)
    return arrived_tile(s, seat, tile)


def exchange_tile(s: AbyssState, seat: int, old: int, new: int) -> None:
    """Another tile in place of a controlled one; the Lords stay under it (A29.24)."""
    s.places[seat] = tuple([(new if tile == old else tile, lords) for tile, lords in s.places[seat]])


def arrived_tile(s: AbyssState, seat: int, tile: int) -> Next:
    """However Black Smokers comes to a player, they may swap it while there is a pile (A29.40)."""
    return (SwapSmokers(seat),) if tile == BLACK_SMOKERS and s.pile else DONE
