"""The thoughtful bot of The Thing: always legal, balanced, and without a look at the state. What it does in each role
and what it says: test_thing_bot_roles.py and test_thing_bot_talk.py."""

import pytest

from bathysphere.bots import BOTS, make_bot
from bathysphere.bots.thing import CarelessBot, ThoughtfulBot
from bathysphere.bots.thing.bot import _JUDGES
from bathysphere.engine import (
    Chance,
    Game,
    State,
    answer,
    decisions,
    open_questions,
    opening_reply,
)
from bathysphere.games.thing import GAME
from bathysphere.games.thing.view import ThingView
from bathysphere.lab.bot_game import BotGame
from support.effort import sampled, volume
from support.thing.bot_strength import COUNTS
from support.thing.bot_strength import play as play_games
from support.thing.seated_bots import seated, whole_game

OPTIONS = (
    {},
    {"hidden_start": True},
    {"infections": 20},
    {"infections": 2},
    {"weapons_in_deck": True},
    {"neighbours_only": True},
    {"deck": {"flamethrower": 0, "persistence": 5}},
    {"revenge": True},
    {"fourth_infection_eliminates": True},
    {"infection_11_for_six": True},
    {"first": 2},
)


# -- always legal


FEWEST = {
    "one_two.side": 5,
    "get_out.choose": 5,
    "be_friends.choose": 7,
    "between_us.choose": 7,
    "confession.show": 8,
}
"""The questions of panic cards that are not in the deck for fewer players."""


@pytest.mark.parametrize("seats", [4, 6, 9, 12])
def test_it_answers_every_question_of_every_position_legally(seats):
    """Bots look at every position that random play comes to, whoever is asked."""
    seen = set()
    for seed in range(volume(full=6, quick=3)):
        s = GAME.new(seats, seed)
        bots = [seated(seat, opening_reply(s)) for seat in range(seats)]
        chance = Chance(bytes([seed]) * 32)
        players = [CarelessBot(seat, chance) for seat in range(seats)]
        while s.outcome is None and s.turn.number < 150:
            for decision in open_questions(s):
                choice = bots[decision.seat].choose(GAME.view(s, decision.seat), decision)
                assert decision.check(choice) is None, (decision, choice)
                seen.add(decision.kind)
            decision = decisions(s)[0]
            reply = answer(s, decision.seat, players[decision.seat].choose(GAME.view(s, decision.seat), decision))
            for bot in bots:
                bot.hear(reply.seen_by(bot.seat))
    seen.remove("turn.panic")  # there is nothing to judge
    assert seen == set(_JUDGES) - {kind for kind, fewest in FEWEST.items() if seats < fewest}


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: next(iter(options), "book"))
def test_bots_among_themselves_come_to_an_end(options):
    for seats in (4, 6, 9, 12) if not options else (6,):
        for seed in range(volume(full=3, quick=1)):
            s, bots = whole_game(seats, seed, **options)
            assert s.outcome is not None
            for bot in bots:
                for _, statement in bot.said:
                    assert GAME.read_statement(seats, bot.seat, statement) == statement


def test_the_same_seed_gives_the_same_game():
    games = [whole_game(6, 5) for _ in range(2)]
    assert games[0][1][0].diary == games[1][1][0].diary
    assert games[0][0].dump() == games[1][0].dump()
    assert whole_game(6, 6)[1][0].diary != games[0][1][0].diary


# -- it never sees a state (imports: test_abyss_bot.py looks at all bots)


def test_it_is_asked_with_views_only(monkeypatch):
    calls = []
    original = ThoughtfulBot.choose

    def spy(self, *given):
        calls.append([type(each) for each in given])
        assert not any(isinstance(each, State | Game) for each in _reachable(vars(self)))
        return original(self, *given)

    monkeypatch.setattr(ThoughtfulBot, "choose", spy)
    bots = [make_bot("thing", "thoughtful", seat, bytes(32)) for seat in range(5)]
    BotGame(GAME, GAME.new(5, 3), bots).play()
    assert len(calls) > 20
    assert all(kinds[0] is ThingView and kinds[1].__name__ == "Decision" for kinds in calls)


def _reachable(thing: object) -> list[object]:
    """A bot's memory, down to the last list."""
    if isinstance(thing, dict):
        return [thing, *(deep for each in thing.values() for deep in _reachable(each))]
    if isinstance(thing, list | tuple):
        return [thing, *(deep for each in thing for deep in _reachable(each))]
    return [thing, *(_reachable(vars(thing)) if hasattr(thing, "__dict__") else [])]


def test_bots_of_the_game():
    assert list(BOTS["thing"]) == ["random", "thoughtful"], "the best one last"


# -- strength and balance: the full measure is `cd tests; python -m support.thing.bot_strength 1000`

GAMES = range(60)


@pytest.mark.parametrize("seats", sampled(*COUNTS))
def test_neither_side_has_it_easy_and_fire_strikes_on_evidence(seats):
    measure = play_games(seats, GAMES)
    assert measure.undecided == 0
    assert 0.3 < measure.share < 0.7
    assert measure.hit >= 0.3


@pytest.mark.parametrize("seats", sampled(*COUNTS))
def test_thought_helps_either_side(seats):
    games = range(24)
    both = play_games(seats, games)
    assert both.share - play_games(seats, games, human="random").share >= 0.15
    assert play_games(seats, games, other="random").share - both.share >= 0.15
