"""The examples of docs/adding.md as anybody would install them: found, played everywhere, and held to the contract."""

import json
from pathlib import Path

import pytest
from textual.pilot import Pilot

from bathysphere.bots import bot_names
from bathysphere.cli.rulebook import rulebook
from bathysphere.contract.play import Seen
from bathysphere.engine import Chance, answer, any_answer, decisions
from bathysphere.games import built_in, game, names
from bathysphere.lab.simulate import Run, play_one
from bathysphere.tables import LocalTable
from bathysphere.terminal.generic import GenericBoard, board_of
from bathysphere.terminal.play import PlayApp
from bathysphere.words import LANGUAGES, Words
from contract.sample import check_game
from support.installed_examples import EXAMPLES, NAMES, command
from support.terminal import a_player, at_screen, press, rows

pytestmark = pytest.mark.usefixtures("site")


def test_installed_games_are_found_behind_our_own():
    assert names()[: len(built_in())] == built_in()
    assert set(NAMES) <= set(names()[len(built_in()) :])
    assert [game(name).name for name in NAMES] == list(NAMES)


def test_the_smallest_game_is_one_short_file():
    files = [path.name for path in (EXAMPLES / "tic_tac_toe").iterdir() if path.is_file()]
    assert sorted(files) == ["pyproject.toml", "tic_tac_toe.py"]
    assert len((EXAMPLES / "tic_tac_toe" / "tic_tac_toe.py").read_text("utf-8").splitlines()) <= 60


@pytest.mark.parametrize(
    ("name", "seats"), [("tic_tac_toe", 2), ("liars_dice", 2), ("liars_dice", 4), ("liars_dice", 6)]
)
def test_random_games_hold_the_contract(name, seats):
    seen = Seen()
    for seed in range(20):
        check_game(game(name), seats, seed, 12, seen)
    assert seen["ended"] == seen["games"] == 20
    assert seen["pairs"] > 20
    assert seen["replayed"] == 2
    assert name == "tic_tac_toe" or seen["changed"] > seen["pairs"] // 2


def test_what_is_absent_has_a_default():
    assert bot_names("tic_tac_toe") == ["random"]
    assert bot_names("liars_dice") == ["random", "counting"]
    assert board_of("tic_tac_toe") is board_of("liars_dice") is GenericBoard
    assert Words("ru", "tic_tac_toe")("game-tic_tac_toe") == "Tic tac toe"


def test_a_game_without_texts_speaks_readable_english():
    played = game("tic_tac_toe")
    s, words = played.new(2, 1), Words("uk", "tic_tac_toe")
    decision, names = decisions(s)[0], ["Ada", "Bo"]
    assert words.prompt(decision, played.view(s, 0), names) == "Take: what do you do?"
    assert words.option(("take", 4), played.view(s, 0), names) == "Take the cell middle"
    (told,) = answer(s, 0, ("take", 0)).seen_by(1)
    assert words.event(told, names) == "Ada took the cell top left."


@pytest.mark.parametrize("language", LANGUAGES)
def test_liars_dice_lacks_no_text(language):
    played, words = game("liars_dice"), Words(language, "liars_dice")
    chance, names = Chance(bytes(32)), ["A", "B", "C"]
    s = played.new(3, 5, {"ones_wild": True})
    while s.outcome is None:
        decision = decisions(s)[0]
        view = played.view(s, decision.seat)
        words.prompt(decision, view, names)
        words.zones(view, names)
        for choice in decision.options:
            words.option(choice, view, names)
        reply = answer(s, decision.seat, any_answer(decision, chance))
        for seat in (-1, 0, 1):
            for told in reply.seen_by(seat):
                words.event(told, names)
    assert words.lacking == set()


def test_the_counting_bot_beats_chance():
    run = Run("liars_dice", ("random", "random", "counting"), 40, "examples")
    assert sum(play_one(run, number).winners == (2,) for number in range(run.games)) > 25


def test_every_rule_that_a_step_cites_is_in_the_ledger():
    page = rulebook("liars_dice")
    cited = {rule for step in game("liars_dice").steps.values() for rule in step.rules}
    assert cited <= set(page.ids)
    assert f"There are {len(page.ids)} of them." in page.page


@pytest.mark.parametrize("name", NAMES)
def test_bots_play_them_from_the_command_line(name, site: Path):
    done = command(site, "simulate", name, "--players", "2", "--games", "6", "--language", "en")
    assert done.returncode == 0, done.stderr
    assert "Random bot" in done.stdout or "Counting bot" in done.stdout


@pytest.mark.parametrize("name", NAMES)
def test_they_are_described_for_programs(name, site: Path):
    done = command(site, "describe", name, "--json", "--language", "en")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["game"] == name
    assert set(found["verbs"]) == set(game(name).vocabulary.verbs)
    assert set(found["events"]) == {kind.name for kind in game(name).events}
    view = found["view"]["schema"]["$ref"].rpartition("/")[2]
    assert set(found["view"]["zones"]) <= set(found["view"]["schema"]["$defs"][view]["properties"])
    assert all(field["kind"] in found["kinds"] for verb in found["verbs"].values() for field in verb["fields"].values())


@pytest.mark.parametrize(("name", "language"), [("tic_tac_toe", "en"), ("liars_dice", "ru")])
def test_a_whole_game_in_the_terminal(name, language, tmp_path: Path):
    table = LocalTable.open(game(name), ["person", bot_names(name)[-1]], 3)

    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        shown = "\n".join(str(panel.body) for panel in app.board.table(app.model(), 76))
        assert ("top left" if name == "tic_tac_toe" else "Костей в ставке") in shown
        assert app.board.seats(app.model(), 30)[1].title == app.names[1]
        while app.picking is not None:
            await press(app, "enter")
        assert app.table.over
        result = str(app.board.result(app.view_now(), [], app.names, 60))
        assert app.words.winners(app.table.state.outcome, app.names) in result

    at_screen(a_player(table, tmp_path / "game.jsonl", language), play, (80, 24))


def test_a_long_list_opens_by_groups_in_the_terminal(tmp_path: Path):
    table = LocalTable.open(game("liars_dice"), ["person", "random"], 1)

    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        assert app.picking is not None
        bids = [choice for choice in app.picking.decision.options if choice[0] == "bid"]
        numbers = sorted({number for _, number, _ in bids})
        listed = rows(app)
        assert len(bids) > 20
        assert len(listed) < 10
        assert [row for row in listed if f"Bid {numbers[-1]} × … (6) ▸" in row]
        at = next(at for at, row in enumerate(listed) if f"Bid {numbers[-1]} × …" in row)
        await press(app, "home", *["down"] * at, "enter")
        assert [row.strip()[2:] for row in rows(app)[:6]] == [f"Bid {numbers[-1]} × {face}" for face in "⚀⚁⚂⚃⚄⚅"]
        await press(app, "2")
        told = "\n".join(text for text, _ in app.said())
        assert f"{app.names[0]} bids {numbers[-1]} × ⚁." in told

    at_screen(a_player(table, tmp_path / "game.jsonl"), play, (80, 24))
