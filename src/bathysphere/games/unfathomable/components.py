"""What states and views of Unfathomable are both made of, and the numbers and words of its rules."""

from typing import Final

from bathysphere.engine import Cards, Choice, Picks, Refused, Value, distinct, left_over
from bathysphere.games.unfathomable.cards.items.table import POCKET_PISTOL, REPEATING_RIFLE, SIX_SHOOTER
from bathysphere.games.unfathomable.cards.skills.table import VALUE_OF

NOBODY: Final = -1
NOTHING: Final = -1
NO_ROLE: Final = -1
DEEP_ONES_IN_BOX: Final = 20
DIAL_MOST: Final = 10
HAND_LIMIT: Final = 10
FUEL, FOOD, SANITY, SOULS = range(4)
TRAVEL, RITUAL = range(2)
CAPTAIN, KEEPER = range(2)
HYDRA, DAGON = range(2)
MONARCHS: Final = ("mother-hydra", "father-dagon")
TITLES: Final = ("captain", "keeper")
TOKENS: Final = ("blank", "soul", "two-souls", "soul-and-sanity")
"""What is under a passenger."""
FACE_DOWN: Final = -1
SUPPLY: Final = -1
"""In place of a deck space: a token of the supply."""
DEEP_ONE: Final = -1
"""In place of a seat: a deep one."""

AWAKENING: Final = 6
DESTINATION: Final = 12
AGAINST_DEEP_ONE: Final = 4
AGAINST_CHARACTER: Final = 6
AIM: Final = {SIX_SHOOTER: 2, REPEATING_RIFLE: 1, POCKET_PISTOL: 0}
"""What a weapon adds to the die; the Shotgun adds the enemies that it faces."""
ENOUGH_TO_RISE: Final = 4
"""So many deep ones in the Deep rise from it."""
STRAIN: Final = 6
"""A die and a card that come to no more than this cost 1 sanity in the chapel, 1 fuel in the boiler room."""

STOP: Choice = ("stop",)
"""Fewer actions than one has (UQ.2)."""
NO_EFFECT: Choice = ("nothing",)
"""Neither of what an effect offers."""
REST: Choice = ("rest",)
"""All that are left, in the order of the board: nobody has to name each of them."""


class Turn(Value, frozen=True, gc=False):
    """One player's turn. What may be done once in it is noted here, so that nobody has to reset it."""

    seat: int
    number: int
    """Counted from 1."""
    step: str = "skills"
    """"skills", "actions", "mythos" or "discard"."""
    used: tuple[str, ...] = ()
    """Rooms, sheets, items and cards whose limit is one use in a turn (U4.8d, U44.10, UQ.42)."""
    barricaded: bool = False
    """No deep one enters an interior space until the turn ends (G6)."""


class Acting(Value, frozen=True, gc=False):
    """Who performs actions now, and how many are not begun yet: granted ones and those that they came on top of."""

    seat: int
    left: int
    waiting: tuple[tuple[int, int], ...] = ()
    """Whose turn to act it is after that, and how many actions each still has."""


class Offer(Value, frozen=True, gc=False):
    """What one player would give in a trade: each item with the seat that is to have it."""

    seat: int
    gifts: tuple[tuple[int, int], ...]


class Worth(Picks, frozen=True, gc=False):
    """Any cards whose values come to enough; more may be given."""

    least: int

    def more(self, options: tuple[Choice, ...], chosen: Choice) -> tuple[Choice, ...]:
        return distinct(left_over(options, chosen))

    def enough(self, chosen: Choice) -> bool:
        return worth(tuple([card for _, card in chosen])) >= self.least

    def refusal(self, chosen: Choice) -> Refused:
        return Refused("cards_worth", least=self.least, number=worth(tuple([card for _, card in chosen])))


def worth(cards: Cards) -> int:
    return sum([VALUE_OF[card] for card in cards])
