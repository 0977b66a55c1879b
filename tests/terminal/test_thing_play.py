"""Playing The Thing through the screen with keys alone: whole games, talk, the announcement, saving, replay."""

import asyncio
from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot

from bathysphere.bots import Bot
from bathysphere.engine import Chance, Choice, View
from bathysphere.games.thing.cards.kinds import INFECTION
from bathysphere.games.thing.components import ANNOUNCE
from bathysphere.games.thing.roles import INFECTED
from bathysphere.tables import LocalTable
from bathysphere.terminal.play import SPEEDS, PlayApp
from bathysphere.terminal.replay import ReplayApp
from bathysphere.terminal.screens import SCORE_MARGIN, HelpScreen, ScoreScreen, SureScreen, TalkScreen
from bathysphere.terminal.widgets import Choices, Paper
from bathysphere.words import Words
from support.effort import sampled
from support.tables import replace_person, said_at, seat_bot
from support.terminal import (
    SMALL,
    THING,
    a_player,
    at_screen,
    board_reads,
    keys_for,
    nothing_is_cut_off,
    press,
    reads,
    rows,
    thing_table,
)
from support.thing.positions import position


class Outspoken(Bot):
    """Says what it was given to say, one thing at a time, and answers whoever asks it."""

    def __init__(self, seat: int, *says: Choice) -> None:
        super().__init__(seat, Chance(bytes(32)))
        self.says = list(says)

    def hear_talk(self, seat: int, statement: Choice) -> None:
        if statement == ("ask", self.seat):
            self.says.append(("reply", 1))

    def talk(self, view: View) -> Choice | None:
        return self.says.pop(0) if self.says else None


@pytest.mark.parametrize(("seats", "language"), sampled((4, "ru"), (6, "uk"), (12, "en"), quick=2))
def test_a_whole_game_is_played_with_keys_alone(tmp_path: Path, seats: int, language: str) -> None:
    """It begins on a small screen and goes on, after ten answers, on a middling one; nothing is ever cut off."""
    path = tmp_path / "game.record"
    chance = Chance(bytes(32))

    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        answers = 0
        while app.picking is not None:
            await nothing_is_cut_off(app)
            await press(app, *keys_for(app, chance))
            answers += 1
            if answers == 10:
                await pilot.resize_terminal(100, 30)
        assert answers > 0
        assert app.table.over
        await nothing_is_cut_off(app)
        assert isinstance(app.screen, ScoreScreen)
        view = app.table.view(0)
        table = str(app.screen.query_one("#score-body", Paper).content)
        assert app.words(f"end-{view.outcome.reason}") in " ".join(table.split())
        assert max(map(cell_len, table.splitlines())) <= app.size.width - SCORE_MARGIN
        for seat, hand in enumerate(view.hands):
            row = next(row for row in table.splitlines() if row[2:].startswith(app.names[seat]))
            assert app.words(f"role-{('human', 'infected', 'thing')[view.roles[seat]]}") in row
            assert all(app.board.players.wording.card(card) in table for card in hand)
        for victim, giver, turn in ((each.victim, each.giver, each.turn) for each in view.infections):
            told = app.words("terminal-thing-infected", turn=turn, name=app.names[giver], target=app.names[victim])
            assert told in table

    at_screen(a_player(thing_table(f"{language} {seats}", seats), path, language), play, SMALL)
    assert LocalTable.resume(THING, path).over


# -- talk


def test_something_is_said_with_keys_and_a_bot_replies(tmp_path: Path) -> None:
    table = at_my_turn()
    seat_bot(table, Outspoken(2))

    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        question = [reads(app, "prompt"), *rows(app)]
        await press(app, "t")
        assert isinstance(app.screen, TalkScreen)
        await press(app, "4", "2")  # "Are you human?", the second of the others
        assert not isinstance(app.screen, TalkScreen)
        said = [text for text, _ in app.said()]
        assert said[-2:] == ["Nemo: “Conseil, are you human?”", "Conseil: “Yes, I am human.”"]
        assert [reads(app, "prompt"), *rows(app)] == question
        await press(app, "l")
        assert app.said()[-1][0] == "Консель: «Да, я человек.»"

    at_screen(a_player(table, tmp_path / "game.record"), play)


def test_a_statement_of_two_parts_is_composed_and_taken_back_part_by_part(tmp_path: Path) -> None:
    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        before = app.said()
        await press(app, "t", "8")
        screen = app.screen
        assert isinstance(screen, TalkScreen)
        assert screen.begun == ("saw",)
        await press(app, "3")
        assert screen.begun == ("saw", 3)
        await press(app, "escape")
        assert screen.begun == ("saw",)
        await press(app, "escape", "escape")
        assert app.screen is app.desk
        assert app.said() == before
        await press(app, "t", "8", "1", "down", "down", "enter")
        assert said_at(app.table) == [(0, ("saw", 1, 2))]
        assert "Aronnax holds “Flamethrower”: I saw it." in app.said()[-1][0]

    at_screen(a_player(at_my_turn(), tmp_path / "game.record"), play)


def test_bots_are_heard_where_they_spoke(tmp_path: Path) -> None:
    """What is said at a question comes before what that question leads to."""
    table = at_my_turn(turn=1)
    seat_bot(table, Outspoken(2, ("accuse", 1)))

    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        said = [text for text, _ in app.said()]
        statement = said.index("Conseil: “Aronnax is lying: that is no human!”")
        assert said[statement - 1].startswith("Aronnax draws")
        assert any(text.startswith("Aronnax ") for text in said[statement + 1 :])

    at_screen(a_player(table, tmp_path / "game.record"), play)


@pytest.mark.parametrize("burned", [True, False])
def test_those_who_are_out_are_heard_only_by_each_other(tmp_path: Path, burned: bool) -> None:
    table = thing_table(seats=5, bots="random")
    table.play.state = position(5, turn=1, out=[3, 0] if burned else [3], thing=4)
    seat_bot(table, Outspoken(3, ("accuse", 4)))

    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        assert (3, ("accuse", 4)) in said_at(app.table)
        heard = any(text.startswith("Ned Land: ") for text, _ in app.said())
        assert heard == burned

    app = a_player(table, tmp_path / "game.record")
    app.speed = "slow"

    async def at_first_move() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            await play(app, pilot)

    asyncio.run(at_first_move())


def test_bots_wait_while_something_is_open_above_the_board(tmp_path: Path) -> None:
    table = at_my_turn(turn=1)

    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        answers = app.table.play.answers
        table.play.state = position(4, turn=1)
        app.push_screen(HelpScreen(app.words, (), ()))
        app.go_on()
        await asyncio.sleep(0.3)
        assert app.table.play.answers == answers
        app.pop_screen()
        await app.workers.wait_for_complete()
        assert app.table.play.answers > answers

    at_screen(a_player(table, tmp_path / "game.record"), play)


def test_only_a_seat_stands_before_another_slot() -> None:
    """The list of statements relies on it when it names what was chosen first."""
    assert all(slot == "seat" for phrase in THING.talk for slot in phrase.slots[:-1])


# -- the announcement


def test_the_thing_announces_after_a_second_thought(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    table = at_my_turn(thing=0, infected=[1, 2, 3])

    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        for way_out in (["escape"], ["enter"], ["1"]):  # the row that is lit does nothing
            await press(app, "a")
            assert isinstance(app.screen, SureScreen)
            await press(app, *way_out)
            assert app.screen is app.desk
            assert not app.table.over
        await press(app, "a", "2")
        assert app.table.over
        assert isinstance(app.screen, ScoreScreen)
        outcome = app.table.state.outcome
        assert outcome is not None
        assert outcome.winners == (0,)
        assert any("no humans are left. It is true." in text for text, _ in app.said())
        assert app.table.record.answers[-1].choice == ANNOUNCE

    at_screen(a_player(table, path), play)
    assert path.exists()


def test_nobody_else_announces_and_the_foot_is_the_same_for_all(tmp_path: Path) -> None:
    feet = []

    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        feet.append(reads(app, "footer"))
        if len(feet) == 1:
            await press(app, "a")
            assert app.screen is app.desk
            assert reads(app, "notice") == f"! {app.words('terminal-not-now')}"
            assert not app.table.over

    for thing in (1, 0):
        at_screen(a_player(at_my_turn(thing=thing), tmp_path / f"{thing}.record"), play, SMALL)
    assert feet[0] == feet[1]
    assert "a announce" in feet[0]


def test_an_announcement_that_came_too_late_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        await press(app, "a")
        discards = next(option for option in app.table.decision(0).options if option[0] == "discard")
        app.table.answer(0, discards)
        app.table.act()
        await press(app, "2")
        assert not app.table.over
        assert "may not interject" in reads(app, "notice")

    at_screen(a_player(at_my_turn(thing=0), tmp_path / "game.record"), play)


def test_bots_that_move_at_once_leave_time_for_a_true_announcement(tmp_path: Path) -> None:
    waited = []
    for infected in ([1, 2, 3], [1, 2]):
        app = a_player(at_my_turn(turn=1, thing=0, infected=infected), tmp_path / "game.record")
        app.speed = "instant"
        waited.append(app._time_to_speak())
    app = a_player(at_my_turn(turn=1, thing=3, infected=[0, 1, 2]), tmp_path / "game.record")
    assert [*waited, app._time_to_speak()] == [SPEEDS["calm"], 0.0, 0.0]


# -- the cover


def test_the_role_is_covered_until_its_key_is_pressed(tmp_path: Path) -> None:
    table = at_my_turn(infected=[0])

    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        def role_in_sight() -> bool:
            return "Infected" in reads(app, "mine") + board_reads(app)

        assert app.table.view(0).role == INFECTED
        assert not role_in_sight()
        await press(app, "r")
        assert role_in_sight()
        assert "● The Thing" in board_reads(app), "whoever is infected knows by whom"
        await press(app, "r")
        assert not role_in_sight()

    at_screen(a_player(table, tmp_path / "game.record"), play)


def test_a_new_game_begins_under_the_cover(tmp_path: Path) -> None:
    table = at_my_turn(thing=0, infected=[1, 2, 3])

    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        await press(app, "t", "1", "1", "r", "a", "2", "enter")
        assert not app.table.over
        assert app.covered
        assert said_at(app.table) == [] or all(seat for seat, _ in said_at(app.table))
        assert not any(text.startswith("Nemo: ") for text, _ in app.said())

    at_screen(a_player(table, tmp_path / "game.record"), play)


# -- saving and replay


def test_quitting_saves_and_resuming_asks_the_same_question(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    seen: list[list[str]] = []
    chance = Chance(bytes(32))

    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        await press(app, *keys_for(app, chance))
        seen.append([reads(app, "prompt"), *rows(app), board_reads(app)])
        await press(app, "q")
        assert app._exit

    async def look(app: PlayApp, pilot: "Pilot[None]") -> None:
        seen.append([reads(app, "prompt"), *rows(app), board_reads(app)])

    at_screen(a_player(thing_table(3), path), play)
    at_screen(a_player(LocalTable.resume(THING, path), path), look)
    assert seen[0] == seen[1]


def test_a_record_is_replayed_with_all_eyes() -> None:
    table = thing_table(2, 5)
    replace_person(table, 0, "thoughtful")
    table.act_until_asked()
    assert table.over

    async def look(app: ReplayApp, pilot: "Pilot[None]") -> None:
        assert "My hand" not in board_reads(app)
        await press(app, "v")
        assert "My hand (" in board_reads(app)
        first = board_reads(app)
        await press(app, "right", "right")
        assert board_reads(app) != first
        await press(app, "left", "left", "r")
        role = app.words(f"role-{('human', 'infected', 'thing')[app.view_now().role]}")
        assert role in board_reads(app)
        assert role not in first.replace(app.words("card-the_thing"), "")
        await press(app, "end")
        assert reads(app, "prompt") == app.words("game-over")
        assert app.said()[-1][0].startswith(app.words(f"end-{table.state.outcome.reason}"))

    at_screen(ReplayApp(THING, table.record, Words("en", "thing"), -1), look)


def test_three_cards_are_forgotten_with_digits(tmp_path: Path) -> None:
    table = thing_table(seats=4, bots="random")
    table.play.state = position(
        4, hands={0: "axe whisky suspicion seduction"}, deck="forgetful missed fear no_thanks axe axe"
    )

    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        assert app.picking is not None
        assert app.picking.several
        await press(app, "1", "2")
        assert reads(app, "tally") == "Picked: 2"
        assert app.query_one(Choices).options[-1].disabled
        await press(app, "4", "enter")
        assert INFECTION not in app.table.view(0).hand
        assert any("Nemo forgets" in text for text, _ in app.said())

    at_screen(a_player(table, tmp_path / "game.record"), play)


# -- help for these tests


def at_my_turn(turn: int = 0, **scene: object) -> LocalTable:
    """Four players, silent bots; the person is asked first unless it is somebody else's turn."""
    table = thing_table(seats=4, bots="random")
    table.play.state = position(4, turn=turn, **scene)
    for seat in (1, 2, 3):
        seat_bot(table, Outspoken(seat))
    return table
