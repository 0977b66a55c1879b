"""The end of a game of The Thing: everybody's role and hand, who infected whom when, and who burned whom."""

from collections.abc import Sequence

from textual.content import Content

from bathysphere.games.thing.view import ThingView
from bathysphere.games.thing.wording import ThingWording
from bathysphere.terminal.draw import DIM, FAINT, GLOW, GOLD, TEXT, fit, flow, line, lines, wrapped
from bathysphere.terminal.thing import signs
from bathysphere.words import Words

NAME, ROLE = 14, 15


def result(words: Words, view: ThingView, names: Sequence[str], width: int) -> Content:
    outcome = view.outcome
    if outcome is None:
        return line((words("terminal-not-over"), DIM))
    winners = words.winners(outcome, names) if outcome.winners else words("terminal-thing-nobody-wins")
    reason = words(f"end-{outcome.reason}")
    head = [*wrapped(reason, f"bold {GLOW}", width), *wrapped(winners, f"bold {GOLD}", width), line("")]
    rows = [row for seat in range(len(names)) for row in _seat(words, view, names, seat, width)]
    story = [line((told, TEXT)) for told in _story(words, view, names)] or [line((words("terminal-none"), FAINT))]
    return lines([*head, *rows, line(""), line((words("terminal-thing-story"), f"bold {GLOW}")), *story])


def _seat(words: Words, view: ThingView, names: Sequence[str], seat: int, width: int) -> list[Content]:
    """Name, role and hand of a player; a star for those who won."""
    wording, role = ThingWording(words), view.roles[seat]
    outcome = view.outcome
    won = outcome is not None and seat in outcome.winners
    gone = "strike " if view.out[seat] else ""
    name = line(("★ " if won else "  ", GOLD), (names[seat], f"bold {gone}{GOLD if won else TEXT}"))
    played = line(signs.role_sign(role), (f" {wording.role(role)}", signs.ROLE_COLOURS[role]))
    start = fit(name, NAME) + " " + fit(played, ROLE)
    held = [line(signs.card_sign(card), " ", (wording.card(card), DIM)) for card in view.hands[seat]]
    rows = flow(held, width - start.cell_length - 1) or [line((words("terminal-thing-out"), FAINT))]
    return [line(start if not number else " " * start.cell_length, " ", row) for number, row in enumerate(rows)]


def _story(words: Words, view: ThingView, names: Sequence[str]) -> list[str]:
    """Infections and burnings in the order in which they happened."""
    told = []
    for infecting in view.infections:
        name, target, turn = names[infecting.giver], names[infecting.victim], infecting.turn
        told.append((turn, words("terminal-thing-infected", turn=turn, name=name, target=target)))
    for burning in view.burned:
        name, target, turn = names[burning.by], names[burning.target], burning.turn
        if burning.by == burning.target:
            told.append((turn, words("terminal-thing-succumbed", turn=turn, target=target)))
        else:
            told.append((turn, words("terminal-thing-fire", turn=turn, name=name, target=target)))
    return [said for _, said in sorted(told, key=lambda each: each[0])]
