"""What a table does by itself: bots answer, talk and interject, windows close, standing orders are followed, clocks run
out.

All of it happens at moments that follow from public things alone: the time at which the question was asked, the table's
pace, and who is a person, a bot or away. What hands hold changes neither when nor whether anything happens. Only what
somebody does without being asked is seen when it is done: an interjection, a statement.
"""

import logging
from collections.abc import Callable

from bathysphere.bots import Bot
from bathysphere.engine import Choice, Decision, View, allows_interjections, interjections, open_questions
from bathysphere.tables import entries as log
from bathysphere.tables.clocks import banked, deadline
from bathysphere.tables.commands import Log, agreed, interjected, played, stated, voters
from bathysphere.tables.motions import VOTE_SECONDS, close_motion, going_on_at, motion_until, resume
from bathysphere.tables.redacted_errors import redacted_trace
from bathysphere.tables.rematch import held_until, release
from bathysphere.tables.room import Room
from bathysphere.tables.seat import GONE, PRESENT
from bathysphere.tables.table_facts import PLAYING

TALK_AT = 2
"""Bots are asked what they have to say when the question has been open for this part of the pace: a half."""
REPLY_AFTER = 4
"""And what they say to what they have heard, after this part of it: a quarter. So a reply comes before the question
closes."""

MOST_ALONE = 1_000
"""So many answers a table gives by itself, then it waits for a person: many whole games are shorter."""
MOST_ANSWERS = 20_000
"""For games that do not say themselves after how many answers they may be broken off."""

Task = Callable[[Room, int], Log]

_log = logging.getLogger(__name__)


def waited_for(room: Room) -> list[int]:
    """People whose answer is missing; not those whom a bot covers or whose standing orders answer."""
    play = room.playing
    return [
        decision.seat
        for decision in open_questions(play.state)
        if room.seats[decision.seat].state == PRESENT
        and play.state.sealed[decision.seat] is None
        and room.standing_answer(decision.seat) is None
    ]


def vote_until(room: Room) -> int:
    return room.vote.at + VOTE_SECONDS[room.settings.clock.kind] * 1000 if room.vote is not None else 0


def rests(room: Room, watched: bool = False) -> bool:
    """Whether the table does nothing by itself: nobody sits there now, nobody looks on, or bots have played alone for
    long enough. It goes on as soon as somebody comes back."""
    if any(seat.state == PRESENT for seat in room.seats):
        return False
    return not watched or room.alone >= MOST_ALONE


def pace_of(room: Room) -> int:
    """How long the open question stays open at least: for as long as the table says, and where a bot is asked never
    so shortly that a table without people would take all of the machine."""
    bots = set(room.bots())
    asked = any(decision.seat in bots for decision in open_questions(room.playing.state))
    return max(room.settings.pace, room.least_pace if asked else 0)


def due(room: Room) -> int | None:
    """When the table has to act by itself; None while it only waits for people."""
    task = _next(room)
    return None if task is None else task[0]


def act(room: Room, now: int) -> Log:
    """What is due now; nothing if it is too early."""
    task = _next(room)
    if task is None or now < task[0]:
        return []
    return task[1](room, now)


def _next(room: Room) -> tuple[int, Task] | None:
    """What the table does next, and when; of several things at once, the first of these."""
    if (kept := held_until(room)) is not None:
        return kept, release
    if room.status != PLAYING:
        return None
    own = _next_of_the_game(room)
    if room.motion is None and room.pause is None:
        return own
    tasks = [task for task in (_next_vote(room), own) if task is not None]
    return min(tasks, key=lambda task: task[0]) if tasks else None


def _next_vote(room: Room) -> tuple[int, Task] | None:
    """Votes on what concerns the table, and the end of a pause: the game need not wait for them."""
    tasks: list[tuple[int, Task]] = []
    if room.motion is not None:
        tasks.append((motion_until(room), close_motion))
    if (when := going_on_at(room)) is not None:
        tasks.append((when, resume))
    return min(tasks, key=lambda task: task[0]) if tasks else None


def _next_of_the_game(room: Room) -> tuple[int, Task] | None:
    if room.pause is not None:
        return None
    play = room.playing
    if play.answers >= (play.game.cap or MOST_ANSWERS):
        return room.since, _break_off
    if room.alone >= MOST_ALONE and not room.attended and any(seat.state == PRESENT for seat in room.seats):
        return room.since, _ask_who_is_there
    if room.vote is not None:
        return vote_until(room) if _missing_votes(room) else room.vote.at, _close_vote
    tasks: list[tuple[int, Task]] = []
    ordered = _ordered_interjection(room)
    if ordered is not None:
        seat, choice = ordered
        tasks.append((room.since, lambda room, now: interjected(room, seat, choice, "order", now)))
    bots, game, pace = room.bots(), play.game, pace_of(room)
    if bots and not room.talk.bots_done and (game.talk or allows_interjections(play.state)):
        tasks.append((room.since + pace // TALK_AT, _ask_bots))
    owed = [room.talk.owed[seat] for seat in bots if seat in room.talk.owed]
    if owed:
        tasks.append((min(owed) + pace // REPLY_AFTER, _ask_for_replies))
    if (gone := _next_to_cover(room)) is not None:
        tasks.append((gone[0], _cover_the_gone))
    if not waited_for(room):
        tasks.append((room.since + pace, _close_question))
    elif (until := deadline(room)) is not None:
        tasks.append((until, _cover_the_late))
    return min(tasks, key=lambda task: task[0]) if tasks else None


def _break_off(room: Room, now: int) -> Log:
    return [log.Halted(at=now, reason="long")]


def _ask_who_is_there(room: Room, now: int) -> Log:
    """Bots have played for long while nobody did anything: a person who is there says so by coming back."""
    return [
        log.WentAway(at=now, seat=number, by_clock=True)
        for number, seat in enumerate(room.seats)
        if seat.state == PRESENT
    ]


# -- votes and answers


def _missing_votes(room: Room) -> bool:
    vote = room.vote
    return vote is not None and any(seat not in vote.votes for seat in voters(room, vote.seat))


def _close_vote(room: Room, now: int) -> Log:
    vote = room.vote
    granted = vote is not None and not _missing_votes(room) and agreed(room, vote.seat, vote.votes)
    return [log.TakeBackClosed(at=now, granted=granted)]


def _next_to_cover(room: Room) -> tuple[int, int] | None:
    """When a bot covers somebody who is gone, and whom, where the table is set so. Asked or not: so it tells nothing of
    who has answered. As long as all others are gone for longer, nobody is held up, and nobody is covered."""
    after = room.settings.cover_after * 1000
    people = [(number, seat) for number, seat in enumerate(room.seats) if seat.state == PRESENT] if after else []
    found = [
        (seat.seen_at + after, number)
        for number, seat in people
        if seat.presence == GONE
        and any(other.presence != GONE or other.seen_at > seat.seen_at for each, other in people if each != number)
    ]
    return min(found, default=None)


def _cover_the_gone(room: Room, now: int) -> Log:
    found = _next_to_cover(room)
    return [] if found is None else [log.WentAway(at=now, seat=found[1], why="gone")]


def _cover_the_late(room: Room, now: int) -> Log:
    return [log.WentAway(at=now, seat=seat, by_clock=True) for seat in waited_for(room)]


def _close_question(room: Room, now: int) -> Log:
    play = room.playing
    answers = [(decision.seat, *_answer(room, decision)) for decision in open_questions(play.state)]
    return [*played(play, answers, now), *banked(room, now)]


def _answer(room: Room, decision: Decision) -> tuple[Choice, str]:
    """A seat's answer when the question closes, and who gave it."""
    seat = decision.seat
    sealed = room.playing.state.sealed[seat]
    if sealed is not None:
        return sealed, "sealed"
    standing = room.standing_answer(seat)
    if standing is not None:
        return standing, "order"
    by = _who(room, seat)
    try:
        accepted = decision.accept(room.bot(seat).choose(room.playing.view(seat), decision))
        if accepted is not None:
            return accepted, by
        _log.error("a bot of %s chose what %s does not offer", room.settings.game, decision.kind)
    except Exception as fault:  # a faulty bot must not stop a table
        _log.error("a bot of %s failed at %s\n%s", room.settings.game, decision.kind, redacted_trace(fault))
    return decision.default, by


def _who(room: Room, seat: int) -> str:
    return "cover" if room.seats[seat].name else "bot"


# -- what nobody asked for


def _ordered_interjection(room: Room) -> tuple[int, Choice] | None:
    """What standing orders of somebody present interject now, in the order of seats."""
    play = room.playing
    for number, seat in enumerate(room.seats):
        if number == room.by_hand:
            continue
        if seat.standing is not None and seat.state == PRESENT and (options := interjections(play.state, number)):
            choice = play.game.interjects(seat.standing, play.view(number), options)
            if choice in options:
                return number, choice
    return None


def _ask_bots(room: Room, now: int) -> Log:
    """Once for each question: the first of them that interjects does so, else each may say something."""
    for seat in room.bots():
        choice = _bot_interjection(room, seat)
        if choice is not None:
            return interjected(room, seat, choice, _who(room, seat), now)
    return [log.BotsAsked(at=now), *_statements(room, room.bots(), "bot", now)]


def _bot_interjection(room: Room, seat: int) -> Choice | None:
    options = interjections(room.playing.state, seat)
    choice = _wanted(room, seat, " interjects", lambda bot, view: bot.interject(view, options)) if options else None
    return choice if choice in options else None


def _ask_for_replies(room: Room, now: int) -> Log:
    """Those whose time has come may say something to what they have heard."""
    latest = now - pace_of(room) // REPLY_AFTER
    seats = [seat for seat in room.bots() if room.talk.owed.get(seat, now) <= latest]
    return [log.BotsAsked(at=now, seats=tuple(seats)), *_statements(room, seats, "reply", now)]


def _statements(room: Room, seats: list[int], by: str, now: int) -> Log:
    """What these bots say, none of them having heard the others."""
    found: Log = []
    for seat in seats if room.playing.game.talk else ():
        moment = f" says {len(room.talk.heard[seat])}"  # what it cannot hear must not change what it says
        statement = _wanted(room, seat, moment, lambda bot, view: bot.talk(view))
        if statement is not None:
            try:
                found += stated(room, seat, statement, by, now)
            except Exception as fault:
                _log.error("a bot of %s said what cannot be said\n%s", room.settings.game, redacted_trace(fault))
    return found


def _wanted(room: Room, seat: int, moment: str, ask: Callable[[Bot, View], Choice | None]) -> Choice | None:
    """What a bot wants to do without being asked; a faulty one wants nothing."""
    try:
        return ask(room.bot(seat, moment), room.playing.view(seat))
    except Exception as fault:
        _log.error("a bot of %s failed where nobody asked it\n%s", room.settings.game, redacted_trace(fault))
        return None
