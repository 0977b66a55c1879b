"""The table of Abyss: what exists and where it lies. Who sees what is in view.py."""

from typing import Annotated, Any

from bathysphere.engine import NUMBER, SEAT, Cards, Choice, Next, State, Value, mask, per_seat
from bathysphere.games.abyss.cards import powers
from bathysphere.games.abyss.cards.allies import RACES
from bathysphere.games.abyss.cards.lords import SHAMAN
from bathysphere.games.abyss.components import MOST_SEATS, keys_table
from bathysphere.games.abyss.kinds import NOT_TRIGGERED, POWER, TOKEN
from bathysphere.games.abyss.options import Options

Place = tuple[int, Cards]
"""A controlled location and the Lords under it."""


def count_keys(tokens: int, working: Cards, options: Options) -> int:
    """Tokens and the icons of working Lords (A14.2)."""
    icons = keys_table(options)
    return tokens + sum([icons[lord] for lord in working])


def count_lords(free: Cards, turned: Cards, places: tuple[Place, ...]) -> int:
    """All Lords before a player, free, turned or covered (A29.53)."""
    return len(free) + len(turned) + sum([len(lords) for _, lords in places])


_CLOCKWISE = {
    seats: tuple(tuple((seat + i) % seats for i in range(1, seats)) for seat in range(seats))
    for seats in range(2, MOST_SEATS + 1)
}


class Turn(Value, frozen=True, gc=False):
    """One player's turn, with all limits that end with it."""

    seat: Annotated[int, SEAT]
    sold: Annotated[int, NUMBER] = 0
    """How many Allies were sold in it; the price follows (A6.9)."""
    buyers: Annotated[int, mask(SEAT)] = 0
    """The seats that have bought in it, as a mask (A6.11)."""
    used: Annotated[int, mask(POWER)] = 0
    """The powers used in it, as a mask (A29.15)."""
    extra: bool = False
    """Whether its player may take another one right after it (A21.17)."""

    @property
    def price(self) -> int:
        """What the next Ally sold in it costs, in pearls."""
        return self.sold + 1


class Theft(Value, frozen=True, gc=False):
    """The Hunter's work, as thief and victim remember it."""

    thief: Annotated[int, SEAT]
    victim: Annotated[int, SEAT]
    token: Annotated[int, TOKEN]


class AbyssState(State):
    """Piles have their top at the end. Inner zones are sorted tuples, so that no order tells how cards came."""

    options: Options = Options()
    turn: Turn = Turn(0)
    last_turns: int = NOT_TRIGGERED
    """How many turns are left after this one, once the end is triggered."""
    deck: list[int]
    discard: list[int]
    track: list[int]
    council: list[Cards] = [()] * len(RACES)
    threat: int = 1
    supply: list[int]
    """Monster tokens nobody owns, sorted: one is drawn by chance."""
    lord_deck: list[int]
    lord_discard: list[int]
    court: list[int]
    """From the space furthest from the deck; gaps lie at the end, next to the deck."""
    pile: list[int]
    available: list[int]
    drawn: Cards
    """Location tiles just drawn, of which one will be kept."""
    paid: Cards
    """Allies just paid for a Lord, until one of them becomes a Companion."""
    pearls: list[int] = per_seat(1)
    keys: list[int] = per_seat(0)
    hands: list[Cards] = per_seat(())
    companions: list[Cards] = per_seat(())
    monsters: list[Cards] = per_seat(())
    theft: Theft | None
    """Once the Hunter has struck, thief and victim know where that token is (A28.19)."""
    free: list[Cards] = per_seat(())
    """Free Lords that work."""
    turned: list[Cards] = per_seat(())
    """Free Lords turned by the Assassin."""
    places: list[tuple[Place, ...]] = per_seat(())

    def dump(self) -> dict[str, Any]:
        plain = super().dump()
        if not self.options.first_game:  # checksums noted before there was this option never held it
            del plain["options"]["first_game"]
        return plain

    # -- questions that many rules ask

    def opponents(self, seat: int) -> tuple[int, ...]:
        """Clockwise, from the left of a seat."""
        return _CLOCKWISE[self.seats][seat]

    def has(self, seat: int, lord: int) -> bool:
        """Whether a Lord works for this seat: free and not turned (A12.3)."""
        return lord in self.free[seat]

    def targets(self, seat: int) -> list[int]:
        """The opponents whom a Soldier's ability reaches: not those with a working Shaman (A21.15)."""
        return [other for other in self.opponents(seat) if SHAMAN not in self.free[other]]

    def keys_on(self, lord: int) -> int:
        return keys_table(self.options)[lord]

    def keys_held(self, seat: int) -> int:
        return count_keys(self.keys[seat], self.free[seat], self.options)

    def lords_of(self, seat: int) -> int:
        return count_lords(self.free[seat], self.turned[seat], self.places[seat])

    def can_reveal(self) -> bool:
        return bool(self.deck or self.discard)

    # -- powers "at any moment of one's own turn"

    def powers(self, seat: int) -> tuple[Choice, ...]:
        if powers.LORDS_WITH_POWERS.isdisjoint(self.free[seat]):  # nearly always, and asked at nearly every question
            return ()
        return powers.usable(self, seat)

    def use_power(self, seat: int, choice: Choice) -> Next:
        return powers.use(self, seat, choice)
