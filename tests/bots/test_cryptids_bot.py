"""The thoughtful bot of Cryptids: always legal, strong, and blind to the state. What it does in single positions:
test_cryptids_bot_scenes.py."""

from collections.abc import Iterator
from typing import Any

import pytest

from bathysphere.bots.base import RandomBot
from bathysphere.bots.cryptids import ThoughtfulBot
from bathysphere.bots.cryptids.bot import _JUDGES
from bathysphere.engine import (
    Chance,
    InternalError,
    State,
    View,
    answer,
    any_answer,
    decisions,
)
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.state import CryptidsState
from support.bot_measures import mean, thinking_times
from support.cryptids.bot_strength import ALONE, COUNTS, MODES, SEED, one_against, play
from support.cryptids.greedy_bot import GreedyBot
from support.cryptids.positions import (
    position,
)
from support.cryptids.seated_bots import seated
from support.effort import EFFORT, daily, volume

MOST_ANSWERS = 5000
"""Of a game."""


# -- always legal


def games() -> Iterator[tuple[CryptidsState, list[ThoughtfulBot], Chance]]:
    """Games in which every fourth answer is any legal one, so that all kinds of positions come about."""
    tables: list[tuple[int, dict[str, Any]]] = [(seats, {}) for seats in (ALONE, *COUNTS)]
    for lot, (seats, mode) in enumerate((*tables, *MODES) * EFFORT):
        bots = [seated(seat, lot) for seat in range(seats)]
        yield GAME.new(seats, lot, mode), bots, Chance(bytes([lot]) * 32)


def test_every_answer_is_legal_in_all_kinds_of_positions():
    met: set[str] = set()
    for s, bots, lots in games():
        for _ in range(MOST_ANSWERS):
            if s.outcome is not None:
                break
            decision = decisions(s)[0]
            choice = bots[decision.seat].choose(GAME.view(s, decision.seat), decision)
            assert decision.check(choice) is None, (decision, choice)
            met.add(decision.kind)
            answer(s, decision.seat, choice if lots.below(4) else any_answer(decision, lots))
        assert s.outcome is not None
    assert met <= {*_JUDGES, "field.turn"}
    assert len(met) >= 25


def test_it_answers_the_same_in_all_worlds_that_look_alike():
    s = GAME.new(3, 5)
    lots = Chance(bytes(32))
    bots = [seated(seat) for seat in range(3)]
    for _ in range(120):
        decision = decisions(s)[0]
        seat = decision.seat
        other = s.copy()
        GAME.redeal_hidden(other, seat, lots)
        choice = bots[seat].choose(GAME.view(s, seat), decision)
        assert seated(seat).choose(GAME.view(other, seat), decision) == seated(seat).choose(
            GAME.view(s, seat), decision
        )
        answer(s, seat, choice)


def test_a_bot_keeps_nothing_of_the_state():
    s = GAME.new(4, 7)
    bots = [seated(seat) for seat in range(4)]
    for _ in range(150):
        decision = decisions(s)[0]
        answer(s, decision.seat, bots[decision.seat].choose(GAME.view(s, decision.seat), decision))
    assert not any(isinstance(each, State) for bot in bots for each in _reachable(vars(bot)))


def _reachable(thing: object) -> list[object]:
    """A bot's memory, down to the last list."""
    if isinstance(thing, dict):
        return [thing, *(deep for each in thing.values() for deep in _reachable(each))]
    if isinstance(thing, list | tuple):
        return [thing, *(deep for each in thing for deep in _reachable(each))]
    return [thing, *(_reachable(vars(thing)) if hasattr(thing, "__dict__") else [])]


def test_it_plays_no_other_game():
    s = position(2)
    other = View(seat=0, question=0, asked=(), sealed=(), outcome=None)
    with pytest.raises(InternalError, match="Cryptids"):
        seated().choose(other, decisions(s)[0])
    with pytest.raises(InternalError, match="Cryptids"):
        seated().interject(other, (("bid", 0),))


# -- strength: the full measure is `cd tests; python -m support.cryptids.bot_strength 1000`


@pytest.mark.parametrize("seats", daily(*COUNTS))
@pytest.mark.parametrize(("others", "least"), [(RandomBot, 1.0), (GreedyBot, 0.7)])
def test_it_beats_bots_that_do_not_plan(seats, others, least):
    games = range(3 * EFFORT)
    measure = one_against(others, seats, games)
    assert measure.wins[0] >= least * len(games) - 1 / 2


def test_the_greedy_bot_is_no_straw_man():
    """It beats random bots, so that it is worth something to beat it."""
    measure = play(2, range(4 * EFFORT), kinds=[GreedyBot, RandomBot])
    assert measure.wins[0] >= 3 * EFFORT


@pytest.mark.parametrize("seats", daily(*COUNTS))
def test_games_last_as_long_as_the_box_says(seats):
    measure = play(seats, range(2 * EFFORT))
    assert 8 <= measure.length <= 13
    assert measure.mean > 12
    assert measure.found / measure.games / seats > 2


def test_most_lonely_journeys_arrive():
    measure = play(ALONE, range(volume(full=12, quick=6)))
    assert 0.4 < measure.survived <= 1.0
    assert measure.mean > 12


@pytest.mark.parametrize(("seats", "mode"), MODES)
def test_every_mode_is_played_to_its_end(seats, mode):
    measure = play(seats, range(EFFORT), mode)
    assert measure.games == EFFORT
    assert 6 <= measure.length <= 14


def test_hares_are_hunted():
    measure = play(ALONE, range(6 * EFFORT), {"wolpertinger": True})
    assert measure.points["hares"] > 0


def test_an_answer_takes_no_time():
    assert mean(thinking_times(GAME, [ThoughtfulBot] * 2, range(2), SEED)) < 0.002
