"""The signs of The Thing: every kind of card, role and back has a sign of its own beside its colour."""

from textual.content import Content

from bathysphere.games.thing.cards.kinds import CATEGORIES, CATEGORY
from bathysphere.games.thing.roles import CLOCKWISE
from bathysphere.terminal.draw import DIM, GLOW, TEXT, WARN, line

SICKLY = "#c3e86b"
"""The green of everything that infects."""
ALARM = "#ff7676"

CATEGORY_SIGNS = dict(zip(CATEGORIES, ("✱", "▸", "◆", "▦", "‼"), strict=True))
CATEGORY_COLOURS = dict(zip(CATEGORIES, (SICKLY, "#63aeff", "#63d69a", "#f0d264", ALARM), strict=True))
ROLE_SIGNS = ("○", "◐", "●")
ROLE_COLOURS = (GLOW, SICKLY, WARN)
BACK_SIGNS = {"event": ("▒", "#63aeff"), "panic": ("▓", ALARM)}

TURN, ASKED, CARD, QUARANTINE, BURNED, KNOWN, COVER = "▶", "?", "▮", "⊘", "×", "≡", "░░░"
DOOR_ACROSS, DOOR_UPRIGHT = "═══", "║"


def card_style(card: int) -> str:
    return f"bold {CATEGORY_COLOURS[CATEGORY[card]]}"


def card_sign(card: int) -> Content:
    return line((CATEGORY_SIGNS[CATEGORY[card]], card_style(card)))


def role_style(role: int) -> str:
    return f"bold {ROLE_COLOURS[role]}"


def role_sign(role: int) -> Content:
    return line((ROLE_SIGNS[role], role_style(role)))


def back(name: str) -> Content:
    """How the top card of a pile looks; an empty pile shows nothing."""
    return line(BACK_SIGNS[name]) if name else Content("")


def way(direction: int) -> str:
    return "↻" if direction == CLOCKWISE else "↺"


def hand(number: int) -> Content:
    """Cards that are held, seen from behind."""
    return line((CARD * number, TEXT)) if number else line(("·", DIM))


def quarantine(turns: int) -> Content:
    return line((f"{QUARANTINE}{turns}", CATEGORY_COLOURS["obstacle"])) if turns else Content("")
