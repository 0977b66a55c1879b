"""What a table does by itself: bots answer, windows close, standing orders are followed, clocks run out.

All of it happens at moments that follow from public things alone: the time at which the question was asked, the table's
pace, and who is a person, a bot or away. What hands hold changes neither when nor whether anything happens.
"""

import logging

from bathysphere.engine import Choice, Decision, open_questions
from bathysphere.tables import entries as log
from bathysphere.tables.faults import where
from bathysphere.tables.room import PLAYING, Room
from bathysphere.tables.seat import PRESENT
from bathysphere.tables.wishes import Log, agreed, played_in_turn, voters

VOTE_SECONDS = {"none": 120, "live": 60, "days": 86400}

_log = logging.getLogger(__name__)


def waited_for(room: Room) -> list[int]:
    """People whose answer is missing; not those whom a bot covers or whose standing orders answer."""
    play = room.playing
    return [
        decision.seat
        for decision in open_questions(play.state)
        if room.seats[decision.seat].state == PRESENT
        and decision.seat not in room.held
        and room.standing_answer(decision.seat) is None
    ]


def vote_until(room: Room) -> int:
    return room.vote.at + VOTE_SECONDS[room.settings.clock.kind] * 1000 if room.vote is not None else 0


def deadline(room: Room) -> int | None:
    """When a bot will cover those who have not answered; the same for all who are asked."""
    if room.status != PLAYING or room.settings.clock.kind == "none" or room.vote is not None:
        return None
    return room.since + room.settings.clock.seconds * 1000


def due(room: Room) -> int | None:
    """When the table has to act by itself; None while it only waits for people."""
    if room.status != PLAYING:
        return None
    if room.vote is not None:
        return vote_until(room) if _missing_votes(room) else room.vote.at
    if waited_for(room):
        return deadline(room)
    return room.since + room.settings.pace


def act(room: Room, now: int) -> Log:
    """What is due now; nothing if it is too early."""
    when = due(room)
    if when is None or now < when:
        return []
    if room.vote is not None:
        granted = not _missing_votes(room) and agreed(room, room.vote.seat, room.vote.votes)
        return [log.TakeBackClosed(at=now, granted=granted)]
    late = waited_for(room)
    if late:
        return [log.WentAway(at=now, seat=seat, by_clock=True) for seat in late]
    play = room.playing
    answers = [(decision.seat, *_answer(room, decision)) for decision in open_questions(play.state)]
    return [*played_in_turn(play, answers, now)]


def _missing_votes(room: Room) -> bool:
    vote = room.vote
    return vote is not None and any(seat not in vote.votes for seat in voters(room, vote.seat))


def _answer(room: Room, decision: Decision) -> tuple[Choice, str]:
    """A seat's answer when the question closes, and who gave it."""
    seat = decision.seat
    if seat in room.held:
        return room.held[seat], "sealed"
    standing = room.standing_answer(seat)
    if standing is not None:
        return standing, "order"
    by = "cover" if room.seats[seat].name else "bot"
    try:
        choice = room.bot(seat).choose(room.playing.view(seat), decision)
        if decision.accept(choice) is not None:
            return choice, by
        _log.error("a bot of %s chose what %s does not offer", room.settings.game, decision.kind)
    except Exception as fault:  # a faulty bot must not stop a table
        _log.error("a bot of %s failed at %s\n%s", room.settings.game, decision.kind, where(fault))
    return decision.default, by
