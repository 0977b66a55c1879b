"""Stepping through records, with all eyes."""

from textual.pilot import Pilot

from bathysphere.engine import Record
from bathysphere.terminal.replay import ReplayApp
from bathysphere.words import Words
from support.terminal import ABYSS, a_table, at_screen, board_reads, press, reads


def a_record() -> Record:
    table = a_table(seed=28)
    while not table.over:
        table.act_until_asked()
        decision = table.decision(0)
        if decision is not None:
            table.answer(0, decision.default)
    return table.record


def test_a_record_is_stepped_forth_and_back() -> None:
    record = a_record()

    async def look(app: ReplayApp, pilot: "Pilot[None]") -> None:
        whole = len(record.answers)
        first = board_reads(app)
        assert f"0 of {whole}" in reads(app, "scrubber")
        seen = [first]
        for _ in range(5):
            await press(app, "right")
            seen.append(board_reads(app))
        assert f"5 of {whole}" in reads(app, "scrubber")
        for before in reversed(seen[:-1]):
            await press(app, "left")
            assert board_reads(app) == before
        await press(app, "end")
        assert f"{whole} of {whole}" in reads(app, "scrubber")
        assert reads(app, "prompt") == app.words("game-over")
        await press(app, "right", "home", "left", "full_stop")
        assert f"10 of {whole}" in reads(app, "scrubber")

    at_screen(ReplayApp(ABYSS, record, Words("en", "abyss"), -1), look)


def test_eyes_go_round_and_show_what_that_seat_knew() -> None:
    record = a_record()

    async def look(app: ReplayApp, pilot: "Pilot[None]") -> None:
        await press(app, *["full_stop"] * 5)
        hand = app.words("terminal-hand", number=app.view_now().hand_sizes[0])
        assert hand not in board_reads(app)
        await press(app, "v")
        assert app.seat == 0
        assert hand in board_reads(app)
        assert app.view_now().seat == 0
        await press(app, "v", "v")
        assert app.seat == -1
        assert hand not in board_reads(app)

    at_screen(ReplayApp(ABYSS, record, Words("en", "abyss"), -1), look)


def test_the_log_goes_as_far_as_the_position() -> None:
    record = a_record()

    async def look(app: ReplayApp, pilot: "Pilot[None]") -> None:
        lengths = []
        for _ in range(4):
            lengths.append(len(app.said()))
            await press(app, "full_stop")
        assert lengths == sorted(set(lengths))
        await press(app, "l")
        assert app.words.language == "ru"

    at_screen(ReplayApp(ABYSS, record, Words("en", "abyss"), 0), look)
