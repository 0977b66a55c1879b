"""Who added which card to a check of Unfathomable: nobody is shown it while the game lasts, everybody afterwards."""

from pathlib import Path

import pytest

from bathysphere.engine import SPECTATOR, Record
from bathysphere.games.unfathomable import GAME
from bathysphere.server.replay import ALL, Replay
from bathysphere.server.table_info import words_for
from bathysphere.tables.checkpoints import Checkpoints
from bathysphere.tables.room import OVER, PLAYING
from bathysphere.tables.seat import Moment
from support.rules import rule

RECORD = Record.open(Path(__file__).parents[1] / "records" / "unfathomable-4-no-cultist.record")
WORDS = words_for("en", "unfathomable")
ADDING = next(
    number for number, line in enumerate(RECORD.answers, 1) if line.kind == "check.add" and len(line.choice) > 0
)
"""The first answer with which somebody added cards."""
GIVER = RECORD.answers[ADDING - 1].seat
CARDS = [card for _, card in RECORD.answers[ADDING - 1].choice]


class Stored:
    """The table of the record, as a replay looks at it."""

    def __init__(self, status):
        self.status = status
        self.checkpoints = Checkpoints()

    def record(self):
        return RECORD

    def moments(self):
        return [Moment(SPECTATOR, False, 0)] * (len(RECORD.answers) + 1)

    def lines_before(self, moment, viewer):
        return 0

    def heard(self, viewer):
        return []


def told(eyes, *, over):
    """The moment of that answer, as these eyes see it."""
    replay = Replay(Stored(OVER if over else PLAYING), GAME, [f"Player {seat}" for seat in range(4)])
    frame = replay.frames(WORDS, eyes, ADDING, 1).frames[0]
    [line] = [line for line in frame.lines if line.kind == "cards_added"]
    return frame, line


@rule("UI.15", "UI.16", "UA3.14", "UQ.57")
@pytest.mark.parametrize("eyes", [seat for seat in (SPECTATOR, 0, 1, 2, 3) if seat != GIVER])
def test_while_the_game_lasts_a_look_back_shows_no_others_cards(eyes):
    frame, line = told(eyes, over=False)
    assert (frame.label, line.data) == ("", {"seat": GIVER, "number": len(CARDS)})
    assert frame.views[0].added == ()


@rule("UQ.57")
@pytest.mark.parametrize("eyes", [GIVER, ALL])
def test_after_the_end_the_replay_shows_who_added_what(eyes):
    frame, line = told(eyes, over=True)
    assert frame.label
    assert list(line.data["cards"]) == CARDS


@rule("UQ.57")
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_players_are_told_so_before_they_sit_down(language):
    """It stands with the principles that the settings of a table show."""
    last = words_for(language, "unfathomable")("game-unfathomable-secrecy").splitlines()[-1]
    assert {"en": "replay", "ru": "повторе", "uk": "повторі"}[language] in last
