"""What bots do at a table in one process without being asked: they interject, and they talk.

Rooms of the server have this in automatic.py, where every word is an entry of the log and comes at its time.
"""

from collections.abc import Callable, Iterable
from typing import Any

from bathysphere.bots import Bot
from bathysphere.engine import Choice, Game, State, View, allows_interjections, interjections

BotOf = Callable[[int], Bot | None]
"""The bot of a seat, having heard all that happened before; None for a person."""
ViewOf = Callable[[int], View]
Statements = list[tuple[int, Choice]]
"""Who said what."""


def interjection(s: State, bot: BotOf, view: ViewOf) -> tuple[int, Choice] | None:
    """The first bot that wants to interject at the open question, and what."""
    for seat in range(s.seats) if allows_interjections(s) else ():
        options = interjections(s, seat)
        speaker = bot(seat) if options else None
        choice = speaker.interject(view(seat), options) if speaker is not None else None
        if choice is not None:
            return seat, choice
    return None


def talk(game: Game[Any], s: State, bot: BotOf, view: ViewOf) -> Statements:
    """What is said when a question opens. Each bot may make one statement; then those who heard something and have made
    none, so that what is asked can be answered at once. In one round nobody hears the others."""
    if not game.talk:
        return []
    said = _round(game, s, range(s.seats), bot, view)
    speakers = {seat for seat, _ in said}
    return said + replies(game, s, said, bot, view, but=speakers)


def replies(
    game: Game[Any], s: State, said: Statements, bot: BotOf, view: ViewOf, *, but: Iterable[int] = ()
) -> Statements:
    """Pass statements on to all who hear them; what they say to that is passed on, too, and returned."""
    heard = _pass_on(game, s, said, bot)
    answered = _round(game, s, sorted(heard.difference(but)), bot, view)
    _pass_on(game, s, answered, bot)
    return answered


def _round(game: Game[Any], s: State, seats: Iterable[int], bot: BotOf, view: ViewOf) -> Statements:
    found = []
    for seat in seats:
        speaker = bot(seat)
        raw = speaker.talk(view(seat)) if speaker is not None else None
        if raw is not None:
            found.append((seat, game.read_statement(s.seats, seat, raw, view(seat))))
    return found


def _pass_on(game: Game[Any], s: State, said: Statements, bot: BotOf) -> set[int]:
    """Who has heard something of somebody else."""
    heard = set()
    for seat, statement in said:
        hears = game.audience(s, seat)
        for other in range(s.seats):
            if other == seat or hears is None or hears >> other & 1:
                listener = bot(other)
                if listener is not None:
                    listener.hear_talk(seat, statement)
                heard |= {other} - {seat}
    return heard
