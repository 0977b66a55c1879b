"""The board that is made for no game in particular, tried with the views of the four games that have their own: every
zone is shown, everything has a name, and what is hidden lies face down."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot

import bathysphere.terminal
from bathysphere.engine import SPECTATOR, Chance, Decision, State, View, answer, any_answer, decisions
from bathysphere.games import built_in, game
from bathysphere.games.thing.components import ANNOUNCE
from bathysphere.terminal import table_app
from bathysphere.terminal.board import BoardModel
from bathysphere.terminal.generic import BACK, MARK, GenericBoard
from bathysphere.terminal.play import PlayApp
from bathysphere.terminal.screens import PickScreen
from bathysphere.words import LANGUAGES, Words
from support.terminal import a_player, at_screen, nothing_is_cut_off, press, reads, thing_table
from support.thing.positions import position

SEATS = {"abyss": 3, "thing": 5, "unfathomable": 4, "cryptids": 2}
NAMES = ("Ада", "Bo", "Цвіт", "Dee", "Eve")
ANSWERS, EVERY = 120, 12
IDENTIFIER = re.compile(r"[a-z]+_[a-z]+|\b[a-z]+[-.:][a-z_]+\b(?!-)|None|True|False|\(\)")
"""A name out of a program."""


def moments(name: str) -> Iterator[tuple[State, Decision]]:
    """Some moments of a game that is played at random."""
    s, chance = game(name).new(SEATS[name], 7), Chance(bytes(32))
    for number in range(ANSWERS):
        if s.outcome is not None:
            return
        decision = decisions(s)[0]
        if number % EVERY == 0:
            yield s, decision
        answer(s, decision.seat, any_answer(decision, chance))


def model_of(name: str, s: State, seat: int, decision: Decision | None = None) -> BoardModel[View]:
    return BoardModel(game(name).view(s, seat), NAMES[: SEATS[name]], decision=decision)


def board_of(name: str, language: str = "en") -> GenericBoard:
    return GenericBoard(Words(language, name, (bathysphere.terminal.__name__,)))


def shown(board: GenericBoard, model: BoardModel[View], width: int) -> str:
    panels = [*board.table(model, width), *board.seats(model, width)]
    text = "\n".join(f"{panel.title}\n{panel.body}\n{panel.note}" for panel in panels)
    assert [row for row in text.splitlines() if cell_len(row) > width] == []
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", built_in())
def test_every_zone_of_every_game_is_shown_and_everything_has_a_name(name, language):
    board = board_of(name, language)
    for s, decision in moments(name):
        for seat in (decision.seat, SPECTATOR):
            model = model_of(name, s, seat, decision if seat == decision.seat else None)
            text = shown(board, model, 76)
            for zone in board.words.zones(model.view, model.names):
                assert zone.label[0].isupper() or not zone.label[0].isalpha()
                assert zone.label in text
                for thing in zone.things:
                    assert thing.place or thing.held
                    assert thing.place in text
                    assert thing.held in text
            assert IDENTIFIER.findall(text) == []


@pytest.mark.parametrize("name", built_in())
def test_what_is_offered_at_a_thing_glows(name):
    board = board_of(name)
    lit = [shown(board, model_of(name, s, decision.seat, decision), 76).count(MARK) for s, decision in moments(name)]
    assert max(lit) > 0
    assert all(MARK not in shown(board, model_of(name, s, SPECTATOR), 76) for s, _ in moments(name))


def test_what_lies_face_down_is_drawn_as_a_back():
    board = board_of("unfathomable")
    *_, (s, _) = moments("unfathomable")
    model = model_of("unfathomable", s, 0)
    backs = [f"Roles: {BACK}face down" in str(panel.body) for panel in board.seats(model, 60)]
    assert backs == [False, True, True, True]


@pytest.mark.parametrize("thing", [0, 1])
def test_an_interjection_has_its_key_and_is_chosen_from_a_list(monkeypatch, tmp_path: Path, thing: int):
    """The key is there whether or not anything can be done, so that it tells nothing."""
    monkeypatch.setattr(table_app, "board_of", lambda name: GenericBoard)
    table = thing_table(seats=4, bots="random")
    table.play.state = position(4, thing=thing, infected=[1, 2, 3] if thing == 0 else [])

    async def play(app: PlayApp, pilot: "Pilot[None]") -> None:
        assert isinstance(app.board, GenericBoard)
        assert f"a {app.words('terminal-hint-interject')}" in reads(app, "footer")
        await nothing_is_cut_off(app)
        await press(app, "a")
        if thing != 0:
            assert reads(app, "notice") == f"! {app.words('terminal-not-now')}"
            return
        assert isinstance(app.screen, PickScreen)
        assert app.screen.labels == [app.words.option(ANNOUNCE, app.view_now(), app.names)]
        await press(app, "1")
        assert app.table.over
        assert app.table.record.answers[-1].choice == ANNOUNCE

    at_screen(a_player(table, tmp_path / "game.jsonl"), play)


def test_a_game_without_interjections_has_no_key_for_them():
    assert board_of("abyss").calls == ""
