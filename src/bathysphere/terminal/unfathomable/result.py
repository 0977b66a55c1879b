"""The end of a game of Unfathomable: why it ended, who won, and everybody's character, roles and hand."""

from collections.abc import Sequence

from textual.content import Content

from bathysphere.games.unfathomable.components import NO_ROLE
from bathysphere.games.unfathomable.view import UnfathomableView
from bathysphere.games.unfathomable.wording import UnfathomableWording
from bathysphere.terminal.draw import DIM, GLOW, GOLD, QUIET, TEXT, WARN, flow, line, lines, spaced, wrapped
from bathysphere.terminal.unfathomable import signs
from bathysphere.terminal.unfathomable.tracks import Tracks
from bathysphere.words import Words

INDENT = "    "


def result(words: Words, view: UnfathomableView, names: Sequence[str], width: int) -> Content:
    outcome = view.outcome
    if outcome is None:
        return line((words("terminal-not-over"), DIM))
    winners = words.winners(outcome, names) if outcome.winners else words("terminal-unfathomable-nobody-wins")
    head = [
        *wrapped(words(f"end-{outcome.reason}"), f"bold {GLOW}", width),
        *wrapped(winners, f"bold {GOLD}", width),
        *Tracks(words).dials(view, width),
        line(""),
    ]
    return lines([*head, *[row for seat in range(len(names)) for row in _seat(words, view, names, seat, width)]])


def _seat(words: Words, view: UnfathomableView, names: Sequence[str], seat: int, width: int) -> list[Content]:
    """Name and character, then all role cards and the hand; a star for those who won."""
    wording, player, outcome = UnfathomableWording(words), view.players[seat], view.outcome
    won = outcome is not None and seat in outcome.winners
    name = line(
        ("★ " if won else "  ", GOLD),
        signs.seat_sign(seat, revealed=player.revealed != NO_ROLE),
        (f" {names[seat]}", f"bold {GOLD if won else TEXT}"),
    )
    who = line((wording.character(player.character) if player.character >= 0 else "", QUIET))
    revealed = (player.revealed,) if player.revealed != NO_ROLE else ()
    roles = [
        line(signs.role_sign(role), (f" {wording.role(role)}", signs.ROLE_COLOURS[role])) for role in view.roles[seat]
    ]
    roles += [
        line(signs.role_sign(role), (f" {words('terminal-unfathomable-revealed', role=wording.role(role))}", WARN))
        for role in revealed
    ]
    rows = [spaced([name, who]), *[line(INDENT, row) for row in flow(roles, width - len(INDENT))]]
    held = flow(signs.card_signs(view.hands[seat]), width - len(INDENT), " ")
    return [row.truncate(width, ellipsis=True) for row in [*rows, *[line(INDENT, row) for row in held]]]
