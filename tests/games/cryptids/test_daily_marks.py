"""A lone journey in a few signs, and how it is called."""

import pytest

from bathysphere.engine import Outcome, SeenEvent
from bathysphere.games.cryptids import GAME
from support.rules import rule


def told(*kinds):
    return [SeenEvent(kind, {}, False) for kind in kinds]


def test_round_by_round_what_was_found_brought_home_or_lost():
    heard = told(
        "city_chosen", "round_began", "moved", "found", "relocated", "round_began", "failed", "moved",
        "round_began", "poacher_caught", "request_granted", "game_ended",
    )  # fmt: skip
    assert GAME.daily_summary(heard) == ("found", "relocated", "quiet", "caught", "request")


def test_nothing_of_the_deal_is_in_it():
    assert GAME.daily_summary(told("card_opened", "token_laid")) == ()


@rule("C40.10", "C40.11", "C40.12", "C40.13", "C40.14")
@pytest.mark.parametrize(
    ("points", "rating"),
    [(11, "trainee"), (12, "novice"), (16, "ordinary"), (20, "splendid"), (25, "splendid"), (26, "monument")],
)
def test_it_is_called_by_its_reputation(points, rating):
    assert GAME.rating(Outcome((0,), ((("found", points),),))) == f"rating-{rating}"


@rule("C40.1", "C40.3")
def test_a_journey_that_the_poacher_ended_is_lost():
    assert GAME.rating(Outcome((), (), "too_many_lost")) == "game-cryptids-lost"
