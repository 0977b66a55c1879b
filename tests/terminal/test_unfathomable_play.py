"""Playing Unfathomable through the screen with keys alone: whole games, the cover over the roles, talk, replay."""

from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot

from bathysphere.engine import Chance
from bathysphere.games.unfathomable.cards.roles import ROLES
from bathysphere.terminal.play import PlayApp
from bathysphere.terminal.replay import ReplayApp
from bathysphere.terminal.screens import SCORE_MARGIN, ScoreScreen
from bathysphere.terminal.widgets import Paper
from bathysphere.words import Words
from support.effort import sampled
from support.rules import rule
from support.tables import replace_person, said_at
from support.terminal import (
    UNFATHOMABLE,
    a_player,
    at_screen,
    board_reads,
    keys_for,
    nothing_is_cut_off,
    play_with_keys,
    press,
    reads,
    unfathomable_table,
)


@rule("U19.1")
@pytest.mark.parametrize(("seats", "language"), sampled((6, "en"), (3, "ru"), (4, "uk")))
def test_a_whole_game_is_played_with_keys_alone(tmp_path: Path, seats: int, language: str) -> None:
    chance = Chance(bytes(32))

    async def check(app: PlayApp) -> None:
        await nothing_is_cut_off(app)
        assert isinstance(app.screen, ScoreScreen)
        view = app.table.view(0)
        table = str(app.screen.query_one("#score-body", Paper).content)
        assert app.words(f"end-{view.outcome.reason}") in " ".join(table.split())
        assert max(map(cell_len, table.splitlines())) <= app.size.width - SCORE_MARGIN
        for roles in view.roles:
            assert all(app.words(f"role-{ROLES[role]}") in table for role in roles)

    table = unfathomable_table(f"{language} {seats}", seats)
    play_with_keys(table, tmp_path / "game.record", language, lambda app: keys_for(app, chance), check)


def test_roles_stay_under_their_cover_until_its_key_is_pressed(tmp_path: Path) -> None:
    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        chance = Chance(bytes(32))
        while not app.table.view(0).players[0].roles:
            await press(app, *keys_for(app, chance))
        role = app.words(f"role-{ROLES[app.table.view(0).players[0].roles[0]]}")

        def in_sight() -> bool:
            return role in reads(app, "mine") + board_reads(app) + reads(app, "prompt")

        assert not in_sight()
        await press(app, "r")
        assert in_sight()
        await press(app, "r")
        assert not in_sight()

    at_screen(a_player(unfathomable_table(5), tmp_path / "game.record"), play)


def test_something_is_said_with_keys(tmp_path: Path) -> None:
    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        before = len(app.said())
        await press(app, "t", "3")  # "I cannot help": it has nothing to fill in
        assert (0, ("no_help",)) in said_at(app.table)
        assert len(app.said()) > before

    at_screen(a_player(unfathomable_table(6, bots="random"), tmp_path / "game.record"), play)


def test_a_record_is_replayed_with_all_eyes() -> None:
    table = unfathomable_table(2, 3)
    replace_person(table, 0, "thoughtful")
    table.act_until_asked()
    assert table.over

    async def look(app: ReplayApp, pilot: "Pilot[None]") -> None:
        first = board_reads(app)
        await press(app, *["right"] * 12)
        assert board_reads(app) != first
        await press(app, "v")
        assert app.view_now().hand
        await press(app, "end")
        assert reads(app, "prompt") == app.words("game-over")

    at_screen(ReplayApp(UNFATHOMABLE, table.record, Words("en", "unfathomable"), -1), look)
