"""The nine passenger tokens: what their defeat costs. A token is the number of its kind; all backs are alike."""

from typing import Final

BLANK, SOUL, TWO_SOULS, SOUL_AND_SANITY = range(4)
COPIES: Final = (2, 5, 1, 1)
PASSENGERS: Final = tuple(kind for kind, copies in enumerate(COPIES) for _ in range(copies))
"""Every token of the box."""

LOSSES: Final[tuple[tuple[tuple[str, int], ...], ...]] = (
    (),
    (("souls", 1),),
    (("souls", 2),),
    (("souls", 1), ("sanity", 1)),
)
"""What the dials lose when a token of the kind is defeated (U30.8)."""
