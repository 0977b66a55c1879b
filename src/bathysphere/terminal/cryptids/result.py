"""The end of a journey: reputation by source for every player, winners, and how a lonely journey is rated."""

from collections.abc import Sequence

from textual.content import Content

from bathysphere.engine import Outcome
from bathysphere.games.cryptids.score import ARRIVED
from bathysphere.games.cryptids.view import CryptidsView
from bathysphere.games.cryptids.wording import CryptidsWording
from bathysphere.terminal.cryptids import signs
from bathysphere.terminal.draw import DIM, FAINT, GLOW, GOLD, TEXT, WARN, fit, flow, line, lines, wrapped
from bathysphere.words import Words

LABEL, COLUMN = (22, 30), (7, 16)
INDENT = "  "


def result(words: Words, view: CryptidsView, names: Sequence[str], width: int) -> Content:
    outcome = view.outcome
    if outcome is None:
        return line((words("terminal-not-over"), DIM))
    rows = _headline(words, outcome, names, width)
    if outcome.points:
        rows += [line(""), *_table(words, outcome, names, width)]
    return lines([*rows, line(""), *_people(words, view, names, width)])


def _headline(words: Words, outcome: Outcome, names: Sequence[str], width: int) -> list[Content]:
    """Why it is over, who won; alone the rating instead."""
    wording = CryptidsWording(words)
    lost = outcome.reason != ARRIVED
    rows = wrapped(wording.end(outcome.reason), f"bold {WARN if lost else GLOW}", width)
    if len(names) == 1:
        return rows if lost else [*rows, *wrapped(wording.rating(outcome.total(0)), f"bold {GOLD}", width)]
    return [*rows, *wrapped(words.winners(outcome, names), f"bold {GOLD}", width)]


def _table(words: Words, outcome: Outcome, names: Sequence[str], width: int) -> list[Content]:
    """A row for each source; a column for each player."""
    seats = range(len(names))
    label = max(LABEL[0], min(LABEL[1], width - COLUMN[1] * len(names)))
    column = max(COLUMN[0], min(COLUMN[1], (width - label) // len(names)))
    styles = [f"bold {GOLD if seat in outcome.winners else TEXT}" for seat in seats]

    def row(said: str, values: Sequence[str], style: str, by_seat: Sequence[str] = ()) -> Content:
        cells = [
            line((value, by_seat[seat] if by_seat else style)).truncate(column - 1, ellipsis=True)
            for seat, value in enumerate(values)
        ]
        return fit(line((said, style)), label) + Content("").join(
            [cell.pad_left(column - cell.cell_length) for cell in cells]
        )

    rule = line(("─" * (label + column * len(names)), FAINT))
    rows = [row("", names, TEXT, styles), rule]
    for place, (source, _) in enumerate(outcome.points[0]):
        values = [outcome.points[seat][place][1] for seat in seats]
        rows.append(row(words.points(source), [str(value) for value in values], TEXT if any(values) else DIM))
    totals = [f"{signs.REPUTATION}{outcome.total(seat)}" for seat in seats]
    return [*rows, rule, row(words("points-total"), totals, f"bold {TEXT}", styles)]


def _people(words: Words, view: CryptidsView, names: Sequence[str], width: int) -> list[Content]:
    """Everybody's contracts and finds, and the poacher's."""
    wording = CryptidsWording(words)
    rows = []
    for seat, player in enumerate(view.players):
        contracts = [line((wording.contract(each, view), GOLD)) for each in player.contracts]
        head = line(signs.seat_sign(seat), (f" {names[seat]}", f"bold {TEXT}"))
        rows += flow([head, line((words("terminal-cryptids-contracts"), DIM)), *contracts], width)
        lying = {laid.tile for laid in view.laid}
        finds = [
            line((wording.card(card, view), TEXT), (signs.IN_RESERVE if card in lying else "", GOLD))
            for card in player.found
        ]
        rows += [line(INDENT, row) for row in flow(finds, width - len(INDENT))]
    if view.poacher is not None and view.poacher.captives:
        head = line(signs.poacher(), (f" {words('terminal-cryptids-caught')}", DIM))
        rows += flow([head, *[line((wording.card(card, view), TEXT)) for card in view.poacher.captives]], width)
    return rows
