"""Playing Cryptids through the screen with keys alone: whole games, tiles moved with arrows, lists that open, the cover
over the contracts, bids in turns of others, replay."""

from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot

from bathysphere.engine import Chance, interjections
from bathysphere.games.cryptids.content import BUILT_IN
from bathysphere.games.cryptids.wording import CryptidsWording
from bathysphere.terminal.play import PlayApp
from bathysphere.terminal.replay import ReplayApp
from bathysphere.terminal.screens import SCORE_MARGIN, PickScreen, ScoreScreen
from bathysphere.terminal.widgets import Choices, Paper
from bathysphere.words import Words
from support.effort import sampled
from support.tables import replace_person
from support.terminal import (
    CRYPTIDS,
    MOST_ANSWERS,
    a_player,
    at_screen,
    board_reads,
    cryptids_table,
    keys_for,
    keys_to,
    play_with_keys,
    press,
    reads,
    rows,
)

FEW, FEW_KEYS = 10, 2


def quick_keys(app: PlayApp, chance: Chance) -> list[str]:
    """Of many options one of the first, so that a whole game takes seconds."""
    assert app.picking is not None
    options = app.picking.decision.options
    if app.picking.several:
        return keys_for(app, chance)
    near = [number for number in range(len(options)) if len(keys_to(app, number)) <= FEW_KEYS]
    return keys_to(app, near[chance.below(len(near))])


async def play_until(app: PlayApp, kind: str, chance: Chance) -> None:
    """Until this question is asked."""
    for _ in range(MOST_ANSWERS):
        if app.picking is None or app.picking.decision.kind == kind:
            return
        await press(app, *quick_keys(app, chance))
    raise AssertionError(f"{kind} was never asked")


@pytest.mark.parametrize(("seats", "language"), sampled((1, "ru"), (4, "en")))
def test_a_whole_game_is_played_with_keys_alone(tmp_path: Path, seats: int, language: str) -> None:
    chance = Chance(bytes(32))

    async def check(app: PlayApp) -> None:
        assert isinstance(app.screen, ScoreScreen)
        outcome = app.table.view(0).outcome
        shown = str(app.screen.query_one("#score-body", Paper).content)
        assert app.words(f"end-{outcome.reason}") in " ".join(shown.split())
        assert max(map(cell_len, shown.splitlines())) <= app.size.width - SCORE_MARGIN
        if outcome.reason == "arrived":
            assert all(app.words.points(source) in shown for source, _ in outcome.points[0])
            assert all(str(outcome.total(seat)) in shown for seat in range(seats))

    table = cryptids_table(f"{language} {seats}", seats)
    play_with_keys(table, tmp_path / "game.record", language, lambda app: quick_keys(app, chance), check)


def test_a_tile_is_moved_with_arrows_and_turned_and_the_board_shows_it(tmp_path: Path) -> None:
    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        await play_until(app, "terrain.lay", Chance(bytes(32)))
        assert app.picking is not None
        options = app.picking.decision.options

        def at() -> tuple[int, int, int]:
            choice = app.weighed_now()
            assert choice is not None
            return choice[2:]

        before = board_reads(app)
        assert before.count("▐") == len(BUILT_IN.pack.terrain.shapes[BUILT_IN.terrain[options[0][1]].shape][0])
        await press(app, "right")
        assert board_reads(app) != before
        assert (at()[0], at()[1]) == options[0][2:4], "one to the right, in the same row"
        turn, row, _ = at()
        await press(app, "down")
        assert at()[0] == turn
        assert at()[1] > row
        await press(app, "up", "x")
        assert at()[0] != turn
        await press(app, "z")
        assert at()[0] == turn
        laid = at()
        await press(app, "enter")
        assert app.table.view(0).terrain[-1].row == laid[1]
        assert app.table.view(0).terrain[-1].column == laid[2]

    at_screen(a_player(cryptids_table("tiles", 1), tmp_path / "game.record"), play)


def test_many_options_of_one_sort_stand_under_one_row(tmp_path: Path) -> None:
    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        await play_until(app, "field.turn", Chance(bytes(32)))
        assert app.picking is not None
        flights = [option for option in app.picking.decision.options if option[0] == "ticket"]
        closed = next(number for number, row in enumerate(rows(app)) if "By plane" in row)
        assert len(rows(app)) <= FEW
        assert f"({len(flights)})" in rows(app)[closed]
        await press(app, str(closed + 1))
        assert len(rows(app)) == len(flights) + 1
        assert app.weighed_now() == flights[0]
        await press(app, "escape")
        assert len(rows(app)) <= FEW
        assert app.query_one(Choices).highlighted == closed
        await press(app, "enter", "l", "end", "enter")
        assert app.words.language == "ru"
        assert len(rows(app)) <= FEW, "the last row leads back"
        assert "Лететь" in rows(app)[closed]
        await press(app, str(closed + 1), "j", "enter")
        assert app.table.view(0).players[0].place == flights[1][1]

    at_screen(a_player(cryptids_table("flight", 2), tmp_path / "game.record"), play)


def test_contracts_stay_under_their_cover_until_its_key_is_pressed(tmp_path: Path) -> None:
    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        view = app.table.view(0)
        wording = CryptidsWording(app.words)
        own = [wording.contract_text(contract, view) for contract in view.players[0].contracts]
        names = [wording.contract(contract, view) for contract in view.players[0].contracts]

        def in_sight() -> bool:
            mine = reads(app, "mine")
            return any(f"{name} ★" in mine + board_reads(app).split("Your board")[1] for name in names)

        assert own
        assert not in_sight()
        await press(app, "r")
        assert in_sight()
        await press(app, "r")
        assert not in_sight()

    at_screen(a_player(cryptids_table("contracts", 3), tmp_path / "game.record"), play)


def test_a_free_bid_is_placed_in_somebody_elses_turn(tmp_path: Path) -> None:
    """Seat 1 is the turn's; the person's bid came free."""
    table = cryptids_table("bid", 2)
    table.act_until_asked()

    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        await play_until(app, "field.turn", Chance(bytes(32)))
        state = app.table.state
        state.bids[0] = (-1, state.bids[0][1])
        state.turn = type(state.turn)(1)
        free = interjections(state, 0)
        assert free
        await press(app, "a")
        assert isinstance(app.screen, PickScreen)
        await press(app, "escape", "a", "1")
        assert app.table.state.bids[0][0] == free[0][1]

    at_screen(a_player(table, tmp_path / "game.record"), play)


def test_what_cannot_be_done_is_explained(tmp_path: Path) -> None:
    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        await play_until(app, "field.turn", Chance(bytes(32)))
        app.action_enlarge("place", app.table.view(0).players[0].place)
        await pilot.pause()
        assert "✗" in str(app.screen.query_one("#sheet-body", Paper).content)
        assert "you are here already" in str(app.screen.query_one("#sheet-body", Paper).content)
        await press(app, "escape", "w")
        listed = str(app.screen.query_one("#sheet-body", Paper).content)
        assert "you have no bid on this card" in listed
        assert "steps away" not in listed, "the map tells that"

    at_screen(a_player(cryptids_table("why", 2), tmp_path / "game.record"), play)


def test_a_record_is_replayed_with_all_eyes() -> None:
    table = cryptids_table(2, 2)
    replace_person(table, 0, "random")
    table.act_until_asked()
    assert table.over

    async def look(app: ReplayApp, pilot: "Pilot[None]") -> None:
        first = board_reads(app)
        await press(app, *["right"] * 12)
        assert board_reads(app) != first
        await press(app, "v")
        assert app.view_now().players[0].contracts
        await press(app, "end")
        assert reads(app, "prompt") == app.words("game-over")

    at_screen(ReplayApp(CRYPTIDS, table.record, Words("en", "cryptids"), -1), look)
