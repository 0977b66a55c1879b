"""Playing through the screen with keys alone."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from bathysphere.tables import Table
from bathysphere.terminal.play import PlayApp, free_path
from bathysphere.terminal.screens import CardScreen, HelpScreen, ScoreScreen
from bathysphere.terminal.widgets import BoardColumn, Choices, Paper
from support.terminal import LARGE, SMALL, a_player, a_table, at_screen, board_reads, press, reads, rows


async def answer_somehow(app: PlayApp, pilot: "Pilot[None]") -> None:
    """The last option of a single question (recruit rather than explore); picks one by one until they are enough."""
    picking = app.picking
    assert picking is not None
    if not picking.several:
        await press(app, pilot, "end", "enter")
        return
    while not picking.enough:
        row = min(picking.open_rows() - picking.picked)
        app.query_one(Choices).highlighted = row
        await pilot.press("space")
        await pilot.pause()
    await press(app, pilot, "enter")


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
@pytest.mark.parametrize("language", ["ru", "uk", "en"])
def test_a_whole_game_is_played_with_keys_alone(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    path = tmp_path / "game.jsonl"

    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        while app.picking is not None:
            await answer_somehow(app, pilot)
        assert app.table.over
        assert isinstance(app.screen, ScoreScreen)
        table = str(app.screen.query_one("#score-body", Paper).content)
        outcome = app.table.state.outcome
        assert outcome is not None
        assert all(str(outcome.total(seat)) in table for seat in range(2))
        assert all(app.words.points(source) in table for source, _ in outcome.points[0])

    at_screen(a_player(a_table(f"whole game {language}"), path, language), play, size)
    assert Table.resume(a_table().game, path).over


def test_the_end_offers_a_new_game_beside_the_finished_one(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = a_table()
    while not table.over:
        table.play_bots()
        decision = table.decision(0)
        if decision is not None:
            table.answer(0, decision.default)

    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        assert isinstance(app.screen, ScoreScreen)
        assert app.screen.query_one(OptionList).highlighted == 0
        await press(app, pilot, "enter")
        assert not app.table.over
        assert app.save_path == tmp_path / "game-2.jsonl"
        assert app.picking is not None

    at_screen(a_player(table, path), play)
    assert path.exists()
    assert (tmp_path / "game-2.jsonl").exists()


def test_a_free_path_is_never_one_in_use(tmp_path: Path) -> None:
    (tmp_path / "game-2.jsonl").touch()
    assert free_path(tmp_path / "game.jsonl") == tmp_path / "game-3.jsonl"


def test_stepping_back_undoes_an_answer_up_to_the_barrier(tmp_path: Path) -> None:
    """Recruiting can be taken back until the payment is on the table."""
    table = a_table()
    give_a_rich_hand(table)

    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        before = rows(app)
        await choose(app, pilot, "recruit")
        assert rows(app) != before
        await press(app, pilot, "u")
        assert rows(app) == before
        assert reads(app, "notice") == f"! {app.words('terminal-stepped-back')}"
        await press(app, pilot, "u")
        assert reads(app, "notice") == f"! {app.words('step-back-refused')}"

    at_screen(a_player(table, tmp_path / "game.jsonl"), play)


def test_a_payment_is_composed_card_by_card_and_refused_until_it_is_enough(tmp_path: Path) -> None:
    table = a_table()
    give_a_rich_hand(table)

    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        await choose(app, pilot, "recruit")
        picking = app.picking
        assert picking is not None
        assert picking.several
        await press(app, pilot, "enter")
        assert table.decision(0) is not None
        assert reads(app, "notice").startswith("! ")
        choices = app.query_one(Choices)
        assert choices.options[-1].disabled
        while not picking.enough:
            choices.highlighted = min(picking.open_rows() - picking.picked)
            tally = reads(app, "tally")
            await press(app, pilot, "space")
            assert reads(app, "tally") != tally
        assert not choices.options[-1].disabled
        greyed = {row for row, option in enumerate(choices.options) if option.disabled}
        assert greyed == set(range(len(picking.decision.options))) - picking.open_rows()
        await press(app, pilot, "escape")
        assert not picking.picked
        for row in (0, 1):
            await press(app, pilot, str(row + 1))
            assert row in picking.picked

    at_screen(a_player(table, tmp_path / "game.jsonl"), play)


def test_quitting_saves_and_resuming_asks_the_same_question(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    seen: list[list[str]] = []

    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        await answer_somehow(app, pilot)
        await answer_somehow(app, pilot)
        seen.append([reads(app, "prompt"), *rows(app)])
        await press(app, pilot, "q")
        assert not app.is_running or app._exit

    async def look(app: PlayApp, pilot: "Pilot[None]") -> None:
        seen.append([reads(app, "prompt"), *rows(app)])

    at_screen(a_player(a_table(), path), play)
    at_screen(a_player(Table.resume(a_table().game, path), path), look)
    assert seen[0] == seen[1]


def test_what_cannot_be_saved_is_said_and_only_a_second_q_leaves(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        await press(app, pilot, "q")
        assert "! " in reads(app, "notice")
        assert not app._exit
        await press(app, pilot, "q")
        assert app._exit

    at_screen(a_player(a_table(), tmp_path / "file" / "game.jsonl"), play)


def test_the_language_changes_while_playing(tmp_path: Path) -> None:
    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        said = set()
        for language in ("ru", "uk", "en"):
            assert app.words.language == language
            said.add((reads(app, "prompt"), board_reads(app), *app.said()[0]))
            await press(app, pilot, "l")
        assert len(said) == 3

    at_screen(a_player(a_table(), tmp_path / "game.jsonl", "ru"), play)


def test_cards_are_enlarged_from_the_board_and_browsed(tmp_path: Path) -> None:
    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        await press(app, pilot, "tab", "right")
        cursor = app.query_one(BoardColumn).cursor
        assert cursor == ("lord", app.table.view(0).court[1])
        await press(app, pilot, "enter")
        assert isinstance(app.screen, CardScreen)
        sheet = str(app.screen.query_one("#sheet-body", Paper).content)
        assert "A21." in sheet or "A10." in sheet
        await press(app, pilot, "right")
        assert str(app.screen.query_one("#sheet-body", Paper).content) != sheet
        await press(app, pilot, "escape", "escape")
        assert app.focused is app.query_one(Choices)
        await press(app, pilot, "question_mark")
        assert isinstance(app.screen, HelpScreen)

    at_screen(a_player(a_table(), tmp_path / "game.jsonl"), play)


def test_a_narrow_screen_turns_pages(tmp_path: Path) -> None:
    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        shown = [(app.query_one(part).size.width > 0) for part in ("#board", "#seats", "#log")]
        assert shown == [True, False, False]
        await press(app, pilot, "o")
        assert app.query_one("#seats").size.width > 0
        assert app.query_one("#left").size.width == 0
        await press(app, pilot, "o")
        assert app.query_one("#log").size.width > 0
        await press(app, pilot, "o")
        assert app.query_one("#board").size.width > 0

    at_screen(a_player(a_table(), tmp_path / "game.jsonl"), play, SMALL)


def test_a_click_on_an_option_answers(tmp_path: Path) -> None:
    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        question = app.table.view(0).question
        await pilot.click("#choices", offset=(3, 0))
        await pilot.pause()
        assert app.table.view(0).question > question

    at_screen(a_player(a_table(), tmp_path / "game.jsonl"), play)


# -- help for these tests


def give_a_rich_hand(table: Table) -> None:
    """Two of everything cheap, so that the person can pay for any Lord; it must be the person's turn."""


async def choose(app: PlayApp, pilot: "Pilot[None]", verb: str) -> None:
    """Take the first option with this verb."""
    assert app.picking is not None
    row = next(place for place, option in enumerate(app.picking.decision.options) if option[0] == verb)
    app.query_one(Choices).highlighted = row
    await press(app, pilot, "enter")
