"""The signs of Cryptids: every kind of evidence, terrain, skill and figure has a sign of its own beside its colour."""

from collections.abc import Sequence

from textual.content import Content

from bathysphere.games.cryptids.components import ACTIVE
from bathysphere.games.cryptids.content import ANY, NOWHERE
from bathysphere.games.cryptids.pack import SKILLS
from bathysphere.terminal.draw import DIM, FAINT, GLOW, GOLD, PEARL, QUIET, TEXT, WARN, line

EVIDENCE_SIGNS = ("†", "∞", "◉", "∴", "∨", "≈", "❝", "❞")
"""By kind; a bonus rumour is the last."""
EVIDENCE_COLOURS = ("#ff8f86", "#e8e0c8", "#f2c869", "#c9a06a", "#8dc3ff", "#4fd0e0", "#d3a6f2", "#f0d4ff")
ANYTHING = "?"
HABITAT_SIGNS = ("▲", "♠", "~")
HABITAT_COLOURS = ("#d9b183", "#8ed69a", "#7dbcf5")
HABITAT_GROUNDS = ("#46341c", "#15402a", "#123a63")
SPECIAL = "◇"
ZONE_COLOURS = ("#a9d4ff", "#f2c869", "#ffab91", "#9fe0b0")
LEVELS = ("I", "II", "III")
SYMBOL_SIGNS = ("¢", "✦", "↕")
"""On terrain: coins, experience, initiative. The first two count what players have as well."""
COIN, XP, INITIATIVE = SYMBOL_SIGNS
SKILL_SIGNS = ("➔", "⊕", "◎", "♣", "↻", "⌂", "→", "⇒", "⑂", "⊶")
SEATS = "①②③④"
SEAT_COLOURS = ("#7ff0e4", "#ffc46b", "#ff9fc0", "#b9a5ff")
SEAT_GROUNDS = ("#0d5a5a", "#6b4310", "#6b1f42", "#3c2d86")
POACHER, HARE, BID, MATCH, REPUTATION = "◆", "Ψ", "◌", "§", "★"
TURN, ASKED, COVER, EMPTY_SLOT = "▶", "?", "░░░", "·"
IN_RESERVE, GIVEN = "⌂", "✓"
NUMBERS = "⁰¹²³⁴⁵⁶⁷⁸⁹"
"""Digits of the open cards on the map and in their list."""
START = "◇"
BLANK = 0x2800
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""Characters of eight dots: the empty one, and what each dot adds, by row and column."""


def evidence_style(kind: int) -> str:
    return f"bold {GLOW}" if kind == ANY else f"bold {EVIDENCE_COLOURS[kind]}"


def evidence(kind: int) -> Content:
    return line((ANYTHING if kind == ANY else EVIDENCE_SIGNS[kind], evidence_style(kind)))


def evidences(kinds: Sequence[int], slots: int = 0) -> Content:
    """Side by side; empty places behind them."""
    return Content("").join([*map(evidence, kinds), line((EMPTY_SLOT * (slots - len(kinds)), FAINT))])


def habitat(kind: int) -> Content:
    if kind == ANY:
        return line((SPECIAL, f"bold {PEARL}"))
    return line((HABITAT_SIGNS[kind], f"bold {HABITAT_COLOURS[kind]}"))


def seat_style(seat: int) -> str:
    return f"bold {SEAT_COLOURS[seat]}"


def seat_sign(seat: int) -> Content:
    return line((SEATS[seat], seat_style(seat)))


def seat_signs(seats: Sequence[int]) -> Content:
    return Content("").join([seat_sign(seat) for seat in seats])


def poacher() -> Content:
    return line((POACHER, f"bold {WARN}"))


def coins(number: int) -> Content:
    return line((f"{COIN}{number}", f"bold {GOLD}" if number else DIM))


def xp(number: int) -> Content:
    return line((f"{XP}{number}", f"bold {PEARL}" if number else DIM))


def points(number: int) -> Content:
    return line((f"{REPUTATION}{number}", f"bold {GOLD}" if number else DIM))


def hare() -> Content:
    return line((HARE, f"bold {GOLD}"))


def open_card(place: int) -> Content:
    """The number of an open card, as it stands on the map."""
    number = "".join([NUMBERS[int(digit)] for digit in str(place + 1)])
    return line((number, f"bold {GOLD}"))


def tile(kind: int, shape: str, symbols: Sequence[int]) -> Content:
    """A tile of terrain in a few characters."""
    there = [line((SYMBOL_SIGNS[symbol], GOLD)) for symbol in symbols if symbol != NOWHERE]
    return line(habitat(kind), (shape, TEXT), *there)


def outline(drawing: Sequence[str]) -> str:
    """A shape in one or two characters, a dot for each cell; one that is higher than a character lies on its side."""
    rows = drawing if len(drawing) <= len(DOTS) else ["".join(column) for column in zip(*drawing, strict=True)]
    wide = max([len(row) for row in rows])
    return "".join([chr(BLANK + _dots(rows, start)) for start in range(0, wide, 2)])


def _dots(rows: Sequence[str], start: int) -> int:
    """Of two columns of a shape."""
    pairs = [(dots, row[start : start + 2]) for dots, row in zip(DOTS, rows, strict=False)]
    return sum([dot for dots, pair in pairs for dot, cell in zip(dots, pair, strict=False) if cell == "#"])


def skills(owned: int, ready: int) -> Content:
    """Those that are ready, those that are used, and those that always work."""
    has = [skill for skill in range(len(SKILLS)) if owned >> skill & 1]
    can = [skill for skill in has if skill in ACTIVE and ready >> skill & 1]
    used = [skill for skill in has if skill in ACTIVE and skill not in can]
    lasting = [skill for skill in has if skill not in ACTIVE]
    return line(
        ("".join([SKILL_SIGNS[skill] for skill in can]), f"bold {GLOW}"),
        (f"({''.join([SKILL_SIGNS[skill] for skill in used])})" if used else "", DIM),
        (" " + "".join([SKILL_SIGNS[skill] for skill in lasting]) if lasting else "", QUIET),
    )
