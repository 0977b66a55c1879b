"""What the terminal draws of Unfathomable: a board in each language, whole screens as text, moments of random games."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from bathysphere.engine import Chance, any_answer, open_questions
from bathysphere.engine import answer as give
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.view import UnfathomableView
from bathysphere.terminal.board import BoardModel, Panel
from bathysphere.terminal.unfathomable import UnfathomableBoard
from bathysphere.words import LANGUAGES, Words

BOARDS: dict[str, Any] = {
    language: UnfathomableBoard(Words(language, "unfathomable", ("bathysphere.terminal",))) for language in LANGUAGES
}
NAMES = ["Nemo", "Aronnax", "Conseil", "Ned Land", "Farragut", "Cyrus"]
SCREENS = {80: (75, 75), 100: (53, 37), 160: (101, 49)}
"""Columns of a screen, and what the board and the players have of them."""


def seen(s: UnfathomableState | UnfathomableView, seat: int = 0, **more: Any) -> BoardModel[Any]:
    view = s if isinstance(s, UnfathomableView) else GAME.view(s, seat)
    return BoardModel(view, NAMES[: len(view.players)], **more)


def board(
    s: UnfathomableState | UnfathomableView, seat: int = 0, width: int = 75, language: str = "en", **more: Any
) -> list[str]:
    """The ship alone, row by row."""
    return str(BOARDS[language].ship_map.panel(seen(s, seat, **more), width).body).splitlines()


def drawn(panels: list[Panel]) -> str:
    return "\n".join(f"{panel.title}\n{panel.body}\n{panel.note}" for panel in panels)


def table(s: UnfathomableState | UnfathomableView, seat: int = 0, **more: Any) -> str:
    return drawn(BOARDS["en"].table(seen(s, seat, **more), 75))


def players(s: UnfathomableState | UnfathomableView, seat: int = 0, **more: Any) -> list[str]:
    return drawn(BOARDS["en"].seats(seen(s, seat, **more), 75)).splitlines()


def everything(s: UnfathomableState, seat: int = 0, language: str = "en", **more: Any) -> str:
    """All that the board shows to a seat: panels, its own line, cards, spaces and players enlarged, the end."""
    shown, scene = BOARDS[language], seen(s, seat, **more)
    panels = [*shown.table(scene, 75), *shown.seats(scene, 37)]
    panels += [shown.enlarged(scene, card) for card in shown.cards(scene.view)]
    end = shown.result(scene.view, (), scene.names, 70)
    return f"{shown.banner(scene)}\n{shown.mine(scene, 70)}\n{drawn(panels)}\n{end}"


@cache
def game_moments(seats: int, seed: int) -> tuple[UnfathomableState, ...]:
    """Moments of a random game, the first and the last among them."""
    s, chance = GAME.new(seats, seed), Chance(bytes([seed]) * 32)
    moments = [s.copy()]
    while s.outcome is None:
        for _ in range(5):
            waiting = [decision for decision in open_questions(s) if s.sealed[decision.seat] is None]
            if s.outcome is None:
                give(s, waiting[0].seat, any_answer(waiting[0], chance))
        moments.append(s.copy())
    return tuple(moments)


def moments(*games: tuple[int, int]) -> Iterator[UnfathomableState]:
    for seats, seed in games:
        yield from game_moments(seats, seed)
