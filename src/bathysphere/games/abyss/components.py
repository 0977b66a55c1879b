"""What is on the table of Abyss besides cards: spaces, keys, thresholds, and the rewards of the threat track."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bathysphere.engine import Cards, Choice, Picks, Refused, distinct, left_over
from bathysphere.games.abyss.cards.lords import AMBASSADORS, KEYS, TAMER, suffers
from bathysphere.games.abyss.options import Options

MOST_SEATS = 4
TRACK_SPACES = 5
COURT_SPACES = 6
THREAT_DIVISIONS = 6
LORDS_TO_END = 7
FEW_LORDS = 2
"""With so many Lords left the Court is refilled."""
REFILL_PEARLS = 2
LAST_SPACE_PEARLS = 1
KEYS_NEEDED = 3
MOST_DRAWN = 4
"""Locations drawn at once."""
TOKEN: Choice = ("token",)
"""A key token, among the pieces that pay for a location."""

_WITHOUT_AMBASSADORS = tuple(0 if number in AMBASSADORS else keys for number, keys in enumerate(KEYS))


def keys_table(options: Options) -> tuple[int, ...]:
    """The key icons of each Lord, as this table plays it (A25.4)."""
    return _WITHOUT_AMBASSADORS if options.ambassadors_without_keys else KEYS


class KeySet(Picks, frozen=True, gc=False):
    """At least three keys from which no piece can be left out: three single ones, or one Lord with three (A29.35)."""

    triple: Cards
    """The Lords that carry all three keys alone."""

    def _is_triple(self, piece: Choice) -> bool:
        return piece != TOKEN and piece[1] in self.triple

    def more(self, options: tuple[Choice, ...], chosen: Choice) -> tuple[Choice, ...]:
        singles = [piece for piece in options if not self._is_triple(piece)]
        if len(singles) < KEYS_NEEDED:
            singles = []
        if not chosen:
            return distinct([piece for piece in options if self._is_triple(piece) or piece in singles])
        if len(chosen) >= KEYS_NEEDED or not all(piece in singles for piece in chosen):
            return ()
        return distinct(left_over(tuple(singles), chosen))

    def enough(self, chosen: Choice) -> bool:
        triples = sum(self._is_triple(piece) for piece in chosen)
        return (len(chosen), triples) in ((KEYS_NEEDED, 0), (1, 1))

    def refusal(self, chosen: Choice) -> Refused:
        return Refused("keys_exact", number=len(chosen))


class Reward(NamedTuple):
    """What a division of the threat track pays: keys, and one of the choices."""

    keys: int
    choices: tuple[tuple[int, int], ...]
    """Pearls and Monster tokens."""


REWARDS: Final = {
    1: Reward(0, ((1, 0), (0, 1))),
    2: Reward(0, ((2, 0), (1, 1), (0, 2))),
    3: Reward(1, ((0, 0),)),
    4: Reward(1, ((1, 0), (0, 1))),
    5: Reward(1, ((2, 0), (1, 1), (0, 2))),
    6: Reward(2, ((0, 0),)),
}
"""By division."""


def rewarded_division(free: Sequence[Cards], seat: int, threat: int) -> int:
    """The division that pays a seat: with an opponent's Tamer the one before, never below the first (A29.32)."""
    return max(1, threat - 1) if suffers(free, seat, TAMER) else threat


def payable_reward(division: int, tokens_left: int) -> Reward:
    """What a division pays; choices that need more tokens than are left drop out (A29.48)."""
    keys, choices = REWARDS[division]
    return Reward(keys, tuple([choice for choice in choices if choice[1] <= tokens_left]))
