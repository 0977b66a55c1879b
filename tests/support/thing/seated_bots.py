"""Thoughtful bots of The Thing that were told what happened, and what they answer and say."""

from collections.abc import Iterator
from typing import Any

from bathysphere.bots.thing import ThoughtfulBot
from bathysphere.engine import (
    Chance,
    Choice,
    Reply,
    SeenEvent,
    View,
    decision_of,
)
from bathysphere.games.thing import GAME
from bathysphere.games.thing.state import ThingState
from bathysphere.games.thing.view import ThingView
from bathysphere.lab.bot_game import BotGame
from support.thing.positions import (
    discard,
    play,
    position,
)


def seated(seat: int = 0, *heard: Reply, lot: int = 0) -> ThoughtfulBot:
    """A bot that was told what happened."""
    bot = ThoughtfulBot(seat, Chance(bytes([lot]) * 32))
    for reply in heard:
        bot.hear(reply.seen_by(seat))
    return bot


def thinks(s: ThingState, seat: int = 0, bot: ThoughtfulBot | None = None) -> Choice:
    """What the bot answers for a seat, in a position that it may not have seen coming."""
    decision = decision_of(s, seat)
    assert decision is not None
    choice = (bot or seated(seat)).choose(GAME.view(s, seat), decision)
    assert decision.check(choice) is None
    return choice


def says(s: ThingState, bot: ThoughtfulBot) -> Choice | None:
    return bot.talk(GAME.view(s, bot.seat))


def ever_says(
    s: ThingState, seat: int, *heard: Reply, spoken: tuple[tuple[int, Choice], ...] = ()
) -> set[Choice | None]:
    """All that a bot may say, whatever lots it draws."""
    found = set()
    for lot in range(60):
        bot = seated(seat, *heard, lot=lot)
        for speaker, statement in spoken:
            bot.hear_talk(speaker, statement)
        found.add(says(s, bot))
    return found


def analysed(s: ThingState, seat: int, target: int) -> Reply:
    return play(s, seat, "analysis", target)


class Diarist(ThoughtfulBot):
    """Keeps what it hears, and what it says with the view at that moment."""

    def __init__(self, seat: int, chance: Chance) -> None:
        super().__init__(seat, chance)
        self.diary: list[list[SeenEvent] | tuple[int, Choice]] = []
        self.said: list[tuple[ThingView, Choice]] = []

    def hear(self, told: list[SeenEvent]) -> None:
        self.diary.append(list(told))
        super().hear(told)

    def hear_talk(self, seat: int, statement: Choice) -> None:
        self.diary.append((seat, statement))
        super().hear_talk(seat, statement)

    def talk(self, view: View) -> Choice | None:
        statement = super().talk(view)
        if statement is not None:
            assert isinstance(view, ThingView)
            self.said.append((view, statement))
        return statement


def whole_game(seats: int, seed: int, **options: Any) -> tuple[ThingState, list[Diarist]]:
    bots = [Diarist(seat, Chance(bytes([seed, seat] * 16))) for seat in range(seats)]
    played = BotGame(GAME, GAME.new(seats, seed, options), list(bots))
    played.play()
    assert isinstance(played.state, ThingState)
    return played.state, bots


def rounds(number: int) -> Iterator[Reply]:
    """Turns of people who draw and exchange nothing but their time: what they might hold by now has grown."""
    for _ in range(number):
        for seat in range(6):
            s = position(6, (seat - 1) % 6, doors=[(seat - 1) % 6], thing=3)
            yield discard(s, (seat - 1) % 6, "fine_here")
