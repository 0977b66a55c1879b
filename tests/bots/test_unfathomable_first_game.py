"""The thoughtful bots of Unfathomable at a table for beginners."""

import pytest

from bathysphere.bots.unfathomable import ThoughtfulBot
from bathysphere.engine import Chance, answer, decisions
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.characters.table import FIRST_CREWS
from support.rules import rule


def chosen(seats: int, first_game: bool) -> set[int]:
    """The characters that a table of bots takes."""
    s = GAME.new(seats, f"crew of {seats}", {"first_game": first_game})
    bots = [ThoughtfulBot(seat, Chance(bytes([seat]) * 32)) for seat in range(seats)]
    while -1 in s.characters:
        for decision in decisions(s):
            answer(s, decision.seat, bots[decision.seat].choose(GAME.view(s, decision.seat), decision))
    return set(s.characters)


@rule("UL.11", "UL.11a", "UL.11b", "UL.11c", "UL.11d")
@pytest.mark.parametrize("seats", FIRST_CREWS)
def test_in_a_first_game_the_recommended_crew_comes_aboard(seats):
    assert chosen(seats, first_game=True) == set(FIRST_CREWS[seats])
    assert chosen(seats, first_game=False) != set(FIRST_CREWS[seats])
