"""The end of a game of Abyss: points by source and by location for every player, winners, and what broke a tie."""

from collections.abc import Sequence

from textual.content import Content

from bathysphere.engine import Outcome, SeenEvent
from bathysphere.games.abyss.cards.lords import POINTS
from bathysphere.games.abyss.view import AbyssView
from bathysphere.games.abyss.wording import AbyssWording
from bathysphere.terminal.abyss import signs
from bathysphere.terminal.draw import DIM, FAINT, GLOW, GOLD, TEXT, fit, line, lines
from bathysphere.words import Words

LABEL = (22, 36)
COLUMN = (7, 18)


class ScoreTable:
    """Rows with a label and one value for each seat."""

    def __init__(self, seats: int, width: int) -> None:
        self.label = max(LABEL[0], min(LABEL[1], width - COLUMN[1] * seats))
        self.column = max(COLUMN[0], min(COLUMN[1], (width - self.label) // seats))
        self.width = self.label + self.column * seats
        self.rows: list[Content] = []

    def row(self, label: str, values: Sequence[object], style: str, styles: Sequence[str] | None = None) -> None:
        cells = [
            line((str(value), styles[seat] if styles else style)).truncate(self.column - 1, ellipsis=True)
            for seat, value in enumerate(values)
        ]
        self.rows.append(fit(line((label, style)), self.label) + Content("").join(map(self._at_right, cells)))

    def _at_right(self, cell: Content) -> Content:
        return cell.pad_left(self.column - cell.cell_length)

    def rule(self) -> None:
        self.rows.append(line(("─" * self.width, FAINT)))


def result(words: Words, view: AbyssView, log: Sequence[SeenEvent], players: Sequence[str], width: int) -> Content:
    outcome = view.outcome
    if outcome is None:
        return line((words("terminal-not-over"), DIM))
    seats = range(len(players))
    styles = [f"bold {GOLD if seat in outcome.winners else TEXT}" for seat in seats]
    table = ScoreTable(len(players), width)
    table.row("", players, TEXT, styles)
    table.rule()
    _by_source(words, table, outcome, log)
    table.rule()
    totals = [f"{signs.POINTS}{outcome.total(seat)}" for seat in seats]
    table.row(words("points-total"), totals, f"bold {TEXT}", styles)
    table.rows += [line(""), line((words("terminal-tie-break"), DIM))]
    table.row(f"  {words('terminal-tie-pearls')}", view.pearls, DIM)
    table.row(f"  {words('terminal-tie-lord')}", [_strongest(view, seat) for seat in seats], DIM)
    headline = line((words.winners(outcome, players), f"bold {GLOW}"))
    return lines([headline, line(""), *table.rows])


def _by_source(words: Words, table: ScoreTable, outcome: Outcome, log: Sequence[SeenEvent]) -> None:
    seats = range(len(outcome.points))
    for place, (source, _) in enumerate(outcome.points[0]):
        table.row(words.points(source), [outcome.points[seat][place][1] for seat in seats], TEXT)
        if source == "locations":
            scored = [told.data for told in log if told.kind == "scored"]
            for data in scored:
                for tile, points in data["locations"]:
                    values = [points if seat == data["seat"] else "" for seat in seats]
                    table.row(f"  {signs.PLACE} {AbyssWording(words).location(tile)}", values, DIM)


def _strongest(view: AbyssView, seat: int) -> int:
    """The points of a player's strongest Lord, wherever he lies."""
    lords = [*view.free[seat], *view.turned[seat], *[lord for _, under in view.places[seat] for lord in under]]
    return max([POINTS[lord] for lord in lords], default=0)
