"""Playing through the screen with keys alone."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from bathysphere.engine import Record
from bathysphere.games.abyss.cards.lords import LORDS, lord
from bathysphere.games.abyss.steps.turn import EndTurn
from bathysphere.tables import LocalTable
from bathysphere.terminal.picking import Picking
from bathysphere.terminal.play import PlayApp, free_path
from bathysphere.terminal.screens import DIGITS, CardScreen, HelpScreen, ScoreScreen
from bathysphere.terminal.widgets import BoardColumn, Choices, Paper
from support.abyss.positions import scene
from support.effort import sampled
from support.terminal import (
    ABYSS,
    SMALL,
    a_player,
    a_table,
    at_screen,
    board_reads,
    press,
    reads,
    rows,
    seldom_drawn,
    until,
)


def keys_for(app: PlayApp) -> list[str]:
    """Keys that answer the open question: recruit if possible, else the first option; picks until they are enough."""
    picking = app.picking
    assert picking is not None
    options = picking.decision.options
    if not picking.several:
        row = next((row for row, option in enumerate(options) if option[0] == "recruit"), 0)
        return [DIGITS[row]] if row < len(DIGITS) else ["home", *["down"] * row, "enter"]
    walk = Picking(picking.decision)
    keys = ["home"]
    at = min(walk.open_rows())
    while not walk.enough:
        row = min(walk.open_rows().difference(walk.picked))
        between = [each for each in walk.open_rows() if at < each <= row]
        keys += [*["down"] * len(between), "space"]
        walk.toggle(row)
        at = row
    return [*keys, "enter"]


@pytest.mark.parametrize("language", sampled("uk", "ru", "en"))
def test_a_whole_game_is_played_with_keys_alone(tmp_path: Path, language: str) -> None:
    """It begins on a large screen and goes on, after thirty answers, on a small one."""
    path = tmp_path / "game.jsonl"

    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        answers = 0
        while app.picking is not None:
            with seldom_drawn(app, answers):
                await press(app, *keys_for(app))
            answers += 1
            if answers == 30:
                await pilot.resize_terminal(*SMALL)
        assert app.table.over
        assert isinstance(app.screen, ScoreScreen)
        table = str(app.screen.query_one("#score-body", Paper).content)
        outcome = app.table.state.outcome
        assert outcome is not None
        assert all(str(outcome.total(seat)) in table for seat in range(2))
        assert all(app.words.points(source) in table for source, _ in outcome.points[0])

    at_screen(a_player(a_table({"ru": 110, "uk": 141, "en": 28}[language]), path, language), play)
    assert LocalTable.resume(ABYSS, path).over


def test_the_end_offers_a_new_game_beside_the_finished_one(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = a_table()
    while not table.over:
        table.act_until_asked()
        decision = table.decision(0)
        if decision is not None:
            table.answer(0, decision.default)

    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        assert isinstance(app.screen, ScoreScreen)
        assert app.screen.query_one(OptionList).highlighted == 0
        english = str(app.screen.query_one("#score-body", Paper).content)
        await press(app, "l")
        assert str(app.screen.query_one("#score-body", Paper).content) != english
        await press(app, "enter")
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
    table = at_my_turn()

    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        before = rows(app)
        await choose(app, pilot, "recruit")
        assert rows(app) != before
        await press(app, "u")
        assert rows(app) == before
        assert reads(app, "notice") == f"! {app.words('terminal-stepped-back')}"
        await press(app, "u")
        assert reads(app, "notice") == f"! {app.words('step-back-refused')}"
        await choose(app, pilot, "recruit")  # and play goes on from there
        assert rows(app) != before

    at_screen(a_player(table, tmp_path / "game.jsonl"), play)


def test_a_payment_is_composed_card_by_card_and_refused_until_it_is_enough(tmp_path: Path) -> None:
    table = at_my_turn()

    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        await choose(app, pilot, "recruit")
        picking = app.picking
        assert picking is not None
        assert picking.several
        await press(app, "enter")
        assert table.decision(0) is not None
        assert reads(app, "notice").startswith("! ")
        choices = app.query_one(Choices)
        assert choices.options[-1].disabled
        while not picking.enough:
            choices.highlighted = min(picking.open_rows().difference(picking.picked))
            tally = reads(app, "tally")
            await press(app, "space")
            assert reads(app, "tally") != tally
        assert not choices.options[-1].disabled
        assert [option.disabled for option in choices.options] == [True, True, False, False, False, False]
        await press(app, "escape")
        assert not picking.picked
        await press(app, "1")
        assert reads(app, "notice") == f"! {app.words('terminal-cannot-add')}"
        await press(app, "4", "5")
        assert picking.picked == [3, 4]
        await press(app, "enter")
        assert lord("assassin") in app.table.view(0).free[0]
        assert app.table.view(0).pearls[0] == 1

    at_screen(a_player(table, tmp_path / "game.jsonl"), play)


def test_quitting_saves_and_resuming_asks_the_same_question(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    seen: list[list[str]] = []

    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        await press(app, *keys_for(app))
        await press(app, *keys_for(app))
        seen.append([reads(app, "prompt"), *rows(app)])
        await press(app, "q")
        assert not app.is_running or app._exit

    async def look(app: PlayApp, pilot: "Pilot[None]") -> None:
        seen.append([reads(app, "prompt"), *rows(app)])

    at_screen(a_player(a_table(), path), play)
    at_screen(a_player(LocalTable.resume(ABYSS, path), path), look)
    assert seen[0] == seen[1]


def test_what_cannot_be_saved_is_said_and_only_a_second_q_leaves(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        await press(app, "q")
        assert "! " in reads(app, "notice")
        assert not app._exit
        await press(app, "q")
        assert app._exit

    at_screen(a_player(a_table(), tmp_path / "file" / "game.jsonl"), play)


def test_rules_that_break_say_so_and_what_was_played_is_saved(tmp_path: Path, monkeypatch) -> None:
    path = tmp_path / "game.jsonl"

    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        for _ in range(4):
            await press(app, *keys_for(app))
        before = app.table.play.answers
        monkeypatch.setattr(EndTurn, "run", lambda step, s: (step,))
        while app.picking is not None and not reads(app, "notice").startswith("! "):
            await press(app, *keys_for(app))
        assert reads(app, "notice").startswith("! The rules met with something")
        assert len(Record.open(path).answers) >= before
        await press(app, "q")
        assert app._exit

    at_screen(a_player(a_table(seats=3), path), play)


def test_the_language_changes_while_playing(tmp_path: Path) -> None:
    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        said = set()
        for language in ("ru", "uk", "en"):
            assert app.words.language == language
            said.add((reads(app, "prompt"), board_reads(app), *app.said()[0]))
            await press(app, "l")
        assert len(said) == 3

    at_screen(a_player(a_table(), tmp_path / "game.jsonl", "ru"), play)


def test_cards_are_enlarged_from_the_board_and_browsed(tmp_path: Path) -> None:
    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        await press(app, "tab", "right")
        cursor = app.query_one(BoardColumn).cursor
        assert cursor == ("lord", app.table.view(0).court[1])
        await press(app, "enter")
        assert isinstance(app.screen, CardScreen)
        sheet = str(app.screen.query_one("#sheet-body", Paper).content)
        assert LORDS[cursor[1]].rules[0] in sheet
        await press(app, "right")
        assert str(app.screen.query_one("#sheet-body", Paper).content) != sheet
        await pilot.resize_terminal(*SMALL)
        app.draw()
        await press(app, "escape", "escape")
        assert app.focused is app.query_one(Choices)
        await press(app, "question_mark")
        assert isinstance(app.screen, HelpScreen)

    at_screen(a_player(a_table(), tmp_path / "game.jsonl"), play)


def test_a_narrow_screen_turns_pages(tmp_path: Path) -> None:
    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        def shown() -> list[str]:
            return [part for part in ("#board", "#seats", "#log") if app.query_one(part).size.width > 0]

        for page in ("#board", "#seats", "#log", "#board"):
            await until(lambda page=page: shown() == [page])
            await press(app, "o")

    at_screen(a_player(a_table(), tmp_path / "game.jsonl"), play, SMALL)


def test_a_click_on_an_option_answers(tmp_path: Path) -> None:
    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        question = app.table.view(0).question
        await pilot.click("#choices", offset=(3, 0))
        await pilot.pause()
        assert app.table.view(0).question > question

    at_screen(a_player(a_table(), tmp_path / "game.jsonl"), play)


# -- help for these tests


def at_my_turn() -> LocalTable:
    """The person can pay for the Assassin alone, with Crabs worth 10 or with fewer and pearls."""
    table = a_table()
    court = "jailer assassin shaman diplomat"
    table.play.state = scene(hands={0: "squid2 squid3 crab3 crab4 crab5"}, pearls={0: 2}, court=court)
    return table


async def choose(app: PlayApp, pilot: "Pilot[None]", verb: str) -> None:
    """Take the first option with this verb."""
    assert app.picking is not None
    row = next(place for place, option in enumerate(app.picking.decision.options) if option[0] == verb)
    app.query_one(Choices).highlighted = row
    await press(app, "enter")
