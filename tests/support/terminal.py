"""A person at the terminal: apps on tables of a few lines, and keys pressed until somebody is asked again."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path
from typing import TypeVar

from rich.cells import cell_len
from textual.message_pump import MessagePump
from textual.pilot import Pilot

from bathysphere.engine import Chance, any_answer
from bathysphere.games import game
from bathysphere.tables import LocalTable
from bathysphere.terminal.option_rows import OptionRows
from bathysphere.terminal.picking import Picking
from bathysphere.terminal.play import PlayApp
from bathysphere.terminal.screens import DIGITS
from bathysphere.terminal.table_app import TableApp
from bathysphere.terminal.widgets import Choices, PanelColumn, Paper
from bathysphere.words import Words
from support.effort import FULL

ABYSS = game("abyss")
THING = game("thing")
UNFATHOMABLE = game("unfathomable")
CRYPTIDS = game("cryptids")
SMALL, MIDDLING, LARGE = (80, 24), (100, 30), (120, 40)
DRAWN = 4
"""In a whole game the screen is drawn before one answer in so many: most of the time goes into that."""

A = TypeVar("A", bound=TableApp)


def a_table(seed: int | str = 1, seats: int = 2) -> LocalTable:
    """Seat 0 is the person, the others are random bots."""
    return LocalTable.open(ABYSS, ["person"] + ["random"] * (seats - 1), seed)


def thing_table(seed: int | str = 1, seats: int = 6, bots: str = "thoughtful") -> LocalTable:
    """A table of The Thing; seat 0 is the person."""
    return LocalTable.open(THING, ["person"] + [bots] * (seats - 1), seed)


def unfathomable_table(seed: int | str = 1, seats: int = 4, bots: str = "thoughtful") -> LocalTable:
    """A table of Unfathomable; seat 0 is the person."""
    return LocalTable.open(UNFATHOMABLE, ["person"] + [bots] * (seats - 1), seed)


def cryptids_table(seed: int | str = 1, seats: int = 2, bots: str = "random", **options: bool) -> LocalTable:
    """A table of Cryptids; seat 0 is the person."""
    return LocalTable.open(CRYPTIDS, ["person"] + [bots] * (seats - 1), seed, options)


def a_player(table: LocalTable, path: Path, language: str = "en") -> PlayApp:
    return PlayApp(table, Words(language, table.game.name), path, 0, "instant")


def at_screen(app: A, what: Callable[[A, "Pilot[None]"], Awaitable[None]], size: tuple[int, int] = LARGE) -> None:
    """Run an app without a terminal and let somebody use it."""

    async def use() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(app, pilot)
            await what(app, pilot)

    asyncio.run(use())


async def settle(app: TableApp, pilot: "Pilot[None]") -> None:
    """Until the bots have moved and everything is drawn."""
    await app.workers.wait_for_complete()
    await pilot.pause()


async def press(app: TableApp, *keys: str) -> None:
    """Press keys, each when the one before it has had its effect, then wait for the bots.

    `Pilot.press` waits for an idle processor, which takes too long for whole games.
    """
    for key in keys:
        app.simulate_key(key)
        await _handled(app)
        for node in (app.focused or app.screen).ancestors_with_self:
            await _handled(node)
    await app.workers.wait_for_complete()
    await _handled(app)
    await _handled(app.screen)


def seldom_drawn(app: PlayApp, answers: int) -> AbstractContextManager[None]:
    """For the next answer of a whole game, after so many."""
    return app.batch_update() if answers % DRAWN else nullcontext()


async def go_on(app: PlayApp, answers: int, keys: list[str]) -> None:
    """The same on a board whose lines must fit: where the screen is drawn, nothing is cut off."""
    if answers % DRAWN == 0:
        await nothing_is_cut_off(app)
    with seldom_drawn(app, answers):
        await press(app, *keys)


BEGINNING, ENDING = 36, 12
"""So many answers of a game are given with keys in a sample; those between are given without a screen."""
RESIZED = 30
"""After so many answers the screen grows."""
MOST_ANSWERS = 1500


def play_with_keys(
    table: LocalTable,
    path: Path,
    language: str,
    keys: Callable[[PlayApp], list[str]],
    check: Callable[[PlayApp], Awaitable[None]],
) -> None:
    """A whole game, of which a sample shows the beginning and the end: on a small screen, then on a middling one.
    Nothing is cut off; what the last screen shows is checked."""

    async def begin(app: PlayApp, pilot: "Pilot[None]") -> None:
        for answers in range(BEGINNING):
            if answers == RESIZED:
                await pilot.resize_terminal(*MIDDLING)
            await go_on(app, answers, keys(app))
        if FULL:
            await finish(app, pilot)

    async def finish(app: PlayApp, pilot: "Pilot[None]") -> None:
        answers = 0
        while app.picking is not None and answers < MOST_ANSWERS:
            await go_on(app, answers, keys(app))
            answers += 1
        assert answers
        assert app.table.over
        await check(app)

    at_screen(a_player(table, path, language), begin, SMALL)
    if not FULL:
        table.save(path)
        number = answer_by_chance(LocalTable.resume(table.game, path), MOST_ANSWERS)
        last = LocalTable.resume(table.game, path)
        answer_by_chance(last, number - ENDING)
        at_screen(a_player(last, path, language), finish, MIDDLING)
    assert LocalTable.resume(table.game, path).over


def answer_by_chance(table: LocalTable, most: int) -> int:
    """The person's answers without a screen, until the end or so many of them; how many there were."""
    chance, number = Chance(bytes(32)), 0
    table.act_until_asked()
    while number < most and (decision := table.decision(0)) is not None:
        table.answer(0, any_answer(decision, chance))
        table.act_until_asked()
        number += 1
    return number


async def _handled(node: MessagePump) -> None:
    """Until everything sent to this node by now has been dealt with."""
    done = asyncio.Event()
    if node.is_running and node.call_later(done.set):
        with suppress(TimeoutError):  # a screen that closes meanwhile takes its messages with it
            await asyncio.wait_for(done.wait(), 2)


async def until(holds: Callable[[], bool]) -> None:
    """Layout follows a key in its own time: wait for it, but not for ever."""
    for _ in range(500):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the screen did not change as it should")


def reads(app: TableApp, part: str) -> str:
    """The text of a piece of the frame: "prompt", "notice", "tally", "header"."""
    return str(app.query_one(f"#{part}", Paper).content)


def board_reads(app: TableApp) -> str:
    """All that stands in the panels."""
    panels = [panel for panel in app.query(".panel").results(Paper) if panel.display]
    return "\n".join(f"{panel.border_title}\n{panel.content}\n{panel.border_subtitle}" for panel in panels)


def overflowing(app: TableApp) -> list[str]:
    """Lines of the board, the head and the foot that are wider than the place where they stand."""
    found = []
    for column in app.query(PanelColumn):
        for panel in column.query(Paper):
            if panel.display and column.size.width:
                found += [row for row in str(panel.content).splitlines() if cell_len(row) > column.panel_width]
    edges = [reads(app, "header"), reads(app, "footer")]
    return found + [edge for edge in edges if cell_len(edge) > app.size.width - 2]


def rows(app: TableApp) -> list[str]:
    """The options as they are listed."""
    return [str(option.prompt) for option in app.query_one(Choices).options]


async def nothing_is_cut_off(app: PlayApp) -> None:
    """A scrollbar that appears takes a column, and then all is drawn again."""
    with suppress(AssertionError):
        await until(lambda: overflowing(app) == [])
    assert (found := overflowing(app)) == [], found


def keys_for(app: PlayApp, chance: Chance) -> list[str]:
    """Keys that answer the open question, with any option; several picks one by one from the top. What stands under a
    row of its sort is opened first."""
    assert app.picking is not None
    options = app.picking.decision.options
    if not app.picking.several:
        return keys_to(app, chance.below(len(options)))
    walk = Picking(app.picking.decision)
    keys = []
    while not walk.enough:
        row = min(walk.open_rows().difference(walk.picked))
        walk.toggle(row)
        keys.append(DIGITS[row])
    return [*keys, "enter"]


def keys_to(app: PlayApp, option: int) -> list[str]:
    """Keys that choose one option of the open question out of the list."""
    assert app.picking is not None
    listing = OptionRows(app.picking, app.headings, app.board.vocabulary.is_last)
    group = listing.group_of(option)
    keys = _keys_to_row(app, listing.rows().index(group)) if group else []
    listing.opened = group
    return [*keys, *_keys_to_row(app, listing.rows().index(option))]


def _keys_to_row(app: PlayApp, row: int) -> list[str]:
    """Where arrows lead over the board, other keys walk through the list."""
    down = "j" if app.board.previews else "down"
    return [DIGITS[row]] if row < len(DIGITS) else ["home", *[down] * row, "enter"]
