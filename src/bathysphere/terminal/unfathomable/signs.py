"""The signs of Unfathomable: every skill, role, figure and title has a sign of its own beside its colour."""

from collections import Counter

from textual.content import Content

from bathysphere.engine import Cards
from bathysphere.games.unfathomable.cards.skills.table import SKILL_OF, VALUE_OF
from bathysphere.games.unfathomable.components import FACE_DOWN
from bathysphere.terminal.draw import DIM, FAINT, GLOW, GOLD, PEARL, TEXT, WARN, line

SKILL_SIGNS = ("❖", "☾", "◎", "■", "✚", "†")
SKILL_COLOURS = ("#d3a6f2", "#74d8c6", "#8dc3ff", "#ff9f8c", "#f2c869", "#b9cc9a")
ROLE_SIGNS = ("◇", "◈", "◆")
ROLE_COLOURS = (GLOW, "#c3e86b", WARN)
ROLE_BACK = "▯"

SEATS = "①②③④⑤⑥"
DEEP_ONE = "▲"
MONARCHS = ("Ω", "Ψ")
PASSENGER, DAMAGE, HAND, FEAT, TURN, ASKED, COVER = "○", "✗", "▮", "✦", "▶", "?", "░░░"
TITLES = ("♔", "§")
PLACE, MARKER = "·", "◉"

SEA = "#3f7f93"
MONSTER = "#ff7676"
WOOD = "#c9a06a"


def skill_style(skill: int) -> str:
    return f"bold {SKILL_COLOURS[skill]}"


def skill_sign(skill: int) -> Content:
    return line((SKILL_SIGNS[skill], skill_style(skill)))


def card_sign(card: int) -> Content:
    """A skill card in two characters."""
    skill = SKILL_OF[card]
    return line((f"{SKILL_SIGNS[skill]}{VALUE_OF[card]}", skill_style(skill)))


def card_signs(cards: Cards) -> list[Content]:
    """Skill cards with copies together."""
    return [
        card_sign(card) if copies == 1 else line(card_sign(card), (f"×{copies}", DIM))
        for card, copies in Counter(cards).items()
    ]


def role_sign(role: int) -> Content:
    if role == FACE_DOWN:
        return line((ROLE_BACK, DIM))
    return line((ROLE_SIGNS[role], f"bold {ROLE_COLOURS[role]}"))


def seat_sign(seat: int, *, revealed: bool = False, mine: bool = False) -> Content:
    """A character on the board; a revealed traitor stands out."""
    colour = MONSTER if revealed else PEARL if mine else GOLD
    return line((SEATS[seat], f"bold {colour}"))


def deep_ones(number: int) -> Content:
    return line((f"{DEEP_ONE}{number}", f"bold {MONSTER}")) if number else Content("")


def monarch(number: int) -> Content:
    return line((MONARCHS[number], f"bold {MONSTER}"))


def passengers(number: int) -> Content:
    return line((f"{PASSENGER}{number}", TEXT)) if number else Content("")


def hand(number: int) -> Content:
    """Cards that are held, seen from behind."""
    return line((f"{HAND}{number}", TEXT if number else DIM))


def title(number: int) -> Content:
    return line((TITLES[number], f"bold {GOLD}"))


def feat(left: bool) -> Content:
    """A feat card that was not used yet."""
    return line((FEAT, f"bold {PEARL}")) if left else Content("")


def track(place: int, places: int) -> Content:
    """A track with its marker."""
    steps = [line((MARKER, f"bold {GLOW}")) if step == place else line((PLACE, DIM)) for step in range(places)]
    return line(("─", FAINT)).join(steps)
