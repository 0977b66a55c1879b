"""What the terminal draws of Cryptids: a board in each language, whole screens as text, moments of random games."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from bathysphere.engine import Chance, Decision, any_answer, open_questions
from bathysphere.engine import answer as give
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.state import Expedition
from bathysphere.games.cryptids.view import JourneyView
from bathysphere.terminal.board import Panel, Scene
from bathysphere.terminal.cryptids import CryptidsBoard
from bathysphere.words import LANGUAGES, Words

BOARDS: dict[str, CryptidsBoard] = {
    language: CryptidsBoard(Words(language, "cryptids", ("bathysphere.terminal",))) for language in LANGUAGES
}
NAMES = ["Nemo", "Aronnax", "Conseil", "Ned Land"]
SCREENS = {80: (75, 75), 100: (53, 37), 160: (101, 49)}
"""Columns of a screen, and what the board and the players have of them."""
MANY = 20_000
"""Answers after which a game has gone astray."""
BETWEEN = 6
"""Answers from one moment that is looked at to the next."""


def seen(s: Expedition | JourneyView, seat: int = 0, **more: Any) -> Scene[JourneyView]:
    """With the question that is open, if it goes to this seat."""
    if isinstance(s, JourneyView):
        return Scene(s, NAMES[: len(s.players)], **more)
    asked = next((each for each in open_questions(s) if each.seat == seat), None) if s.outcome is None else None
    return Scene(GAME.view(s, seat), NAMES[: s.seats], **({"decision": asked} | more))


def question(s: Expedition) -> Decision:
    (decision,) = open_questions(s)
    return decision


def drawn(panels: list[Panel]) -> str:
    return "\n".join(f"{panel.title}\n{panel.body}\n{panel.note}" for panel in panels)


def table(s: Expedition | JourneyView, seat: int = 0, width: int = 75, language: str = "en", **more: Any) -> str:
    return drawn(BOARDS[language].table(seen(s, seat, **more), width))


def players(s: Expedition | JourneyView, seat: int = 0, **more: Any) -> list[str]:
    return drawn(BOARDS["en"].seats(seen(s, seat, **more), 75)).splitlines()


def reserve(s: Expedition, seat: int = 0, width: int = 75, **more: Any) -> list[str]:
    return str(BOARDS["en"].reserve.panel(seen(s, seat, **more), width).body).splitlines()


def large(s: Expedition, sort: str, number: int, seat: int = 0, language: str = "en", **more: Any) -> str:
    """A card enlarged, with its title."""
    return drawn([BOARDS[language].enlarged(seen(s, seat, **more), (sort, number))])


def everything(s: Expedition, seat: int = 0, language: str = "en", **more: Any) -> str:
    """All that the board shows to a seat: panels, its own line, remarks, whatever can be enlarged, the end."""
    shown, scene = BOARDS[language], seen(s, seat, **more)
    panels = [*shown.table(scene, 75), *shown.seats(scene, 37)]
    panels += [shown.enlarged(scene, card) for card in shown.cards(scene.view)]
    remarks = "\n".join([str(remark) for remark in shown.remarks(scene).values()])
    end = shown.result(scene.view, (), scene.names, 70)
    return f"{shown.banner(scene)}\n{shown.mine(scene, 70)}\n{drawn(panels)}\n{remarks}\n{end}"


@cache
def journeys(seats: int, seed: int, hares: bool = False) -> tuple[Expedition, ...]:
    """Moments of a random game, the first and the last among them."""
    s, chance = GAME.new(seats, seed, {"wolpertinger": hares}), Chance(bytes([seed]) * 32)
    moments = [s.copy()]
    for number in range(MANY):
        if s.outcome is not None:
            break
        waiting = [decision for decision in open_questions(s) if s.sealed[decision.seat] is None]
        give(s, waiting[0].seat, any_answer(waiting[0], chance))
        if number % BETWEEN == 0 or s.outcome is not None:
            moments.append(s.copy())
    return tuple(moments)


def moments(*games: tuple[int, int]) -> Iterator[Expedition]:
    """Of games of so many seats with such a seed; those of even seed hide hares."""
    for seats, seed in games:
        yield from journeys(seats, seed, seed % 2 == 0)
