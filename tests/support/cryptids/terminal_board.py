"""What the terminal draws of Cryptids: a board in each language, whole screens as text, moments of random games."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from bathysphere.engine import Chance, Decision, any_answer, open_questions
from bathysphere.engine import answer as give
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.content import NOWHERE
from bathysphere.games.cryptids.state import Attempt, CryptidsState
from bathysphere.games.cryptids.steps.field.abilities import BuyCheaply, MayRefresh, TakeFromMap, TakeFromMarket, Walk
from bathysphere.games.cryptids.steps.field.relocation import PlaceCryptid, RequestAbilities
from bathysphere.games.cryptids.steps.field.tracking import AfterRoll, Fail
from bathysphere.games.cryptids.steps.gains import GainSkill, Restore
from bathysphere.games.cryptids.steps.poacher.catching import ChoosePrey, ChooseTokens
from bathysphere.games.cryptids.steps.poacher.turn import MarketTakes, PoacherTakes
from bathysphere.games.cryptids.steps.reserve import TakeFitting
from bathysphere.games.cryptids.view import CryptidsView
from bathysphere.terminal.board import BoardModel, Panel
from bathysphere.terminal.cryptids import CryptidsBoard
from bathysphere.words import LANGUAGES, Words
from support.cryptids.positions import act, card, cards, place, position, run

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


def seen(s: CryptidsState | CryptidsView, seat: int = 0, **more: Any) -> BoardModel[CryptidsView]:
    """With the question that is open, if it goes to this seat."""
    if isinstance(s, CryptidsView):
        return BoardModel(s, NAMES[: len(s.players)], **more)
    asked = next((each for each in open_questions(s) if each.seat == seat), None) if s.outcome is None else None
    return BoardModel(GAME.view(s, seat), NAMES[: s.seats], **({"decision": asked} | more))


def question(s: CryptidsState) -> Decision:
    (decision,) = open_questions(s)
    return decision


def drawn(panels: list[Panel]) -> str:
    return "\n".join(f"{panel.title}\n{panel.body}\n{panel.note}" for panel in panels)


def table(s: CryptidsState | CryptidsView, seat: int = 0, width: int = 75, language: str = "en", **more: Any) -> str:
    return drawn(BOARDS[language].table(seen(s, seat, **more), width))


def players(s: CryptidsState | CryptidsView, seat: int = 0, **more: Any) -> list[str]:
    return drawn(BOARDS["en"].seats(seen(s, seat, **more), 75)).splitlines()


def reserve(s: CryptidsState, seat: int = 0, width: int = 75, **more: Any) -> list[str]:
    return str(BOARDS["en"].reserve.panel(seen(s, seat, **more), width).body).splitlines()


def large(s: CryptidsState, sort: str, number: int, seat: int = 0, language: str = "en", **more: Any) -> str:
    """A card enlarged, with its title."""
    return drawn([BOARDS[language].enlarged(seen(s, seat, **more), (sort, number))])


def everything(s: CryptidsState, seat: int = 0, language: str = "en", **more: Any) -> str:
    """All that the board shows to a seat: panels, its own line, remarks, whatever can be enlarged, the end."""
    shown, scene = BOARDS[language], seen(s, seat, **more)
    panels = [*shown.table(scene, 75), *shown.seats(scene, 37)]
    panels += [shown.enlarged(scene, card) for card in shown.cards(scene.view)]
    remarks = "\n".join([str(remark) for remark in shown.remarks(scene).values()])
    end = shown.result(scene.view, (), scene.names, 70)
    return f"{shown.banner(scene)}\n{shown.mine(scene, 70)}\n{drawn(panels)}\n{remarks}\n{end}"


@cache
def game_moments(seats: int, seed: int, hares: bool = False) -> tuple[CryptidsState, ...]:
    """Moments of a random game: the first of each question, the last of all, and some between them."""
    s, chance = GAME.new(seats, seed, {"wolpertinger": hares}), Chance(bytes([seed]) * 32)
    moments, met = [], set[str]()
    for number in range(MANY):
        if s.outcome is not None:
            break
        waiting = [decision for decision in open_questions(s) if s.sealed[decision.seat] is None]
        if number % BETWEEN == 0 or waiting[0].kind not in met:
            moments.append(s.copy())
            met.add(waiting[0].kind)
        give(s, waiting[0].seat, any_answer(waiting[0], chance))
    return (*moments, s)


def questions() -> dict[str, tuple[CryptidsState, Decision]]:
    """Every kind of question with a table at which it is asked."""
    found: dict[str, tuple[CryptidsState, Decision]] = {}
    for s in [*moments((1, 1), (4, 2), (2, 3)), *_seldom()]:
        for decision in open_questions(s) if s.outcome is None else ():
            found.setdefault(decision.kind, (s, decision))
    return found


def _seldom() -> Iterator[CryptidsState]:
    """Tables at which something is asked that random games seldom reach."""
    rich = position(2, coins={0: 9}, evidence={0: "rumour"}, places={0: "N2"}, used={0: "luck collect track ticket"})
    held = position(1, poacher="rumour rumour bonus witness", display="karadag_serpent")
    tried = position(2, display="tulikettu", evidence={0: "tracks sky"}, skills={0: "luck second_chance"})
    tried.trying = Attempt(0, ((tried.evidence[0][0],), (tried.evidence[0][1],), ()), ("luck",))
    tracking = position(2, display="karadag_serpent", places={0: "E3"}, evidence={0: "witness water"})
    act(tracking, "track", "action", 0)
    yield tracking
    for start, step in (
        (rich, BuyCheaply(0, 1)), (rich, TakeFromMarket(0)), (rich, TakeFromMap(0)), (rich, Walk(0, 2)),
        (rich, MayRefresh(0)), (rich, GainSkill(0)), (rich, Restore(0, 2)),
        (position(2, found={0: "skvader dobhar_chu"}), RequestAbilities(0, cards("skvader dobhar_chu"))),
        (held, ChooseTokens(card("karadag_serpent"), 0, 2)), (held, PoacherTakes(((place("N2"), 6), (place("S4"), 6)))),
        (held, ChoosePrey(((0, NOWHERE), (1, 1)), 2)), (held, TakeFitting(0, 0, False)), (held, TakeFitting(0)),
        (
            position(1, display="drekavac", market="witness victim bones", marks={0: ("sky@N1", "")}, bids={0: (0, 1)}),
            MarketTakes("BID", False),
        ),
        (tried, AfterRoll(0)), (tried, Fail(0)),
        (
            position(2, terrain={"LW1": (0, 6, 5)}, found={0: "lossie"}, places={0: "aachen"}),
            PlaceCryptid(0, card("lossie")),
        ),
    ):  # fmt: skip
        s = start.copy()
        run(s, step)
        yield s


def moments(*games: tuple[int, int]) -> Iterator[CryptidsState]:
    """Of games of so many seats with such a seed; those of even seed hide hares."""
    for seats, seed in games:
        yield from game_moments(seats, seed, seed % 2 == 0)
