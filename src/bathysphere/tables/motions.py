"""What those who play may ask of each other beside the game: other terms, a pause, an end without a winner, and what
becomes of the seat of somebody who is gone.

One proposes, the others vote in secret, and only the result is told. The game goes on meanwhile: nobody can hold it up
by asking. Where nobody else has to agree, at a table with bots alone, it is done at once.
"""

from bathysphere.engine import Refused
from bathysphere.tables import entries as log
from bathysphere.tables.room import Room
from bathysphere.tables.seat import ABANDON, AWAY, COVER, COVERED, GONE, PAUSE, PRESENT, SUBSTITUTE, TERMS, Motion
from bathysphere.tables.settings import Terms, check_settings

Log = list[log.Entries]

VOTE_SECONDS = {"none": 120, "live": 60, "days": 86400}
"""How long a vote takes at most, by the clock of the table."""
DEAD_SECONDS = {"none": 1800, "live": 600, "days": 7 * 86400}
"""Whoever is gone for so long is not asked any more whether the game shall end."""
AGAIN_SECONDS = {"none": 300, "live": 180, "days": 43200}
"""After it was refused, the same player does not propose the same for so long."""


def voters(room: Room, motion: Motion) -> list[int]:
    """Whose votes count, besides that of whoever proposed it: people who are not away."""
    return [
        number
        for number, each in enumerate(room.seats)
        if each.state == PRESENT and number not in (motion.seat, motion.target)
    ]


def needed(room: Room, motion: Motion) -> list[int]:
    """Whose votes are waited for: everybody's; but whoever is gone cannot keep the others from a pause or from going on
    without somebody who is gone, too. At tables by correspondence to be gone means little, so there they may vote for
    as long as a vote takes."""
    found = voters(room, motion)
    if motion.kind in (TERMS, ABANDON) or room.settings.clock.kind == "days":
        return [seat for seat in found if motion.kind != ABANDON or not long_gone(room, seat, motion.at)]
    return [seat for seat in found if room.seats[seat].presence != GONE]


def long_gone(room: Room, seat: int, now: int) -> bool:
    """So long that a table may be ended without them."""
    each = room.seats[seat]
    return each.presence == GONE and now >= each.seen_at + DEAD_SECONDS[room.settings.clock.kind] * 1000


def is_granted(room: Room, motion: Motion) -> bool:
    """When no more votes are waited for, or the time is over: whoever is asked has to agree, and silence is a no. About
    the seat of somebody who is gone the majority decides, and silence is no vote."""
    cast = {seat: agree for seat, agree in motion.votes.items() if seat in voters(room, motion)}
    if motion.kind in (COVER, SUBSTITUTE):
        return 1 + sum(cast.values()) > len(cast) - sum(cast.values())
    return all(cast.values()) and all(seat in cast for seat in needed(room, motion))


def motion_until(room: Room) -> int:
    """When the vote closes: at once if no vote is missing."""
    motion = room.motion
    if motion is None:
        return 0
    is_complete = all(seat in motion.votes for seat in needed(room, motion))
    return motion.at if is_complete else vote_until(room, motion)


def vote_until(room: Room, motion: Motion) -> int:
    """When the vote closes at the latest."""
    return motion.at + VOTE_SECONDS[room.settings.clock.kind] * 1000


# -- proposing


def is_absent(room: Room, seat: int, now: int) -> bool:
    """Whether the others may vote on this seat."""
    since = room.absent_from()[seat]
    return since is not None and since <= now


def _just_refused(room: Room, seat: int, kind: str, now: int) -> bool:
    at = room.seats[seat].refused.get(kind)
    return at is not None and now < at + AGAIN_SECONDS[room.settings.clock.kind] * 1000


def propose(room: Room, seat: int, kind: str, now: int, terms: Terms | None = None, target: int = -1) -> Log:
    """Ask the others; if nobody has to be asked, it is done."""
    if room.seats[seat].state in COVERED:
        raise Refused("you_are_away")
    about_a_seat = kind in (COVER, SUBSTITUTE)
    if (kind == TERMS) != (terms is not None) or (ABANDON if about_a_seat else kind) not in room.proposals(seat):
        raise Refused("no_motion")
    if about_a_seat and (not 0 <= target < len(room.seats) or target == seat):
        raise Refused("no_motion")
    if about_a_seat and not _fits(room, kind, target, now):
        raise Refused("not_absent")
    if room.motion is not None:
        raise Refused("motion_open")
    if _just_refused(room, seat, kind, now):
        raise Refused("motion_again")
    if terms is not None:
        terms = check_settings(room.settings.on(terms)).terms
        if terms == room.settings.terms:
            raise Refused("same_terms")
    motion = Motion(room.motions_made + 1, kind, seat, now, target if about_a_seat else -1, terms)
    if not needed(room, motion):
        return carried_out(room, motion, now)
    return [log.Proposed(at=now, seat=seat, kind=kind, target=motion.target, terms=terms)]


def _fits(room: Room, kind: str, target: int, now: int) -> bool:
    """A bot covers whoever is gone and not covered yet; somebody else may take the seat of whoever is gone."""
    covered = room.seats[target].state == AWAY
    return is_absent(room, target, now) and (not covered if kind == COVER else not room.seats[target].released)


def carried_out(room: Room, motion: Motion, now: int) -> Log:
    """What follows when it is granted."""
    match motion.kind:
        case "terms" if motion.terms is not None:
            return [log.TermsChanged(at=now, seat=motion.seat, terms=motion.terms)]
        case "pause":
            return [log.Paused(at=now, seat=motion.seat)]
        case "cover" | "substitute":
            present = room.seats[motion.target].state == PRESENT
            found: Log = [log.WentAway(at=now, seat=motion.target, why="vote")] if present else []
            return [*found, log.GivenAway(at=now, seat=motion.target)] if motion.kind == SUBSTITUTE else found
        case _:
            return [log.Halted(at=now, seat=motion.seat, reason="abandoned")]


# -- voting


def ballot(room: Room, seat: int, number: int, agree: bool, now: int) -> Log:
    """A vote; with the last one that is waited for, the result."""
    motion = room.motion
    if motion is None or motion.number != number or seat in (motion.seat, motion.target):
        raise Refused("no_vote")
    if room.seats[seat].state in COVERED:
        raise Refused("you_are_away")
    if seat in motion.votes:
        raise Refused("already_voted")
    voted: Log = [log.Balloted(at=now, seat=seat, agree=agree)]
    votes = {**motion.votes, seat: agree}
    if any(each not in votes for each in needed(room, motion)):
        return voted
    return [
        *voted,
        *_closed(
            room, Motion(motion.number, motion.kind, motion.seat, motion.at, motion.target, motion.terms, votes), now
        ),
    ]


def close_motion(room: Room, now: int) -> Log:
    return [] if room.motion is None else _closed(room, room.motion, now)


def _closed(room: Room, motion: Motion, now: int) -> Log:
    granted = is_granted(room, motion)
    closed: Log = [log.MotionClosed(at=now, granted=granted)]
    return [*closed, *carried_out(room, motion, now)] if granted and _still_fits(room, motion) else closed


def _still_fits(room: Room, motion: Motion) -> bool:
    """Things may be otherwise than when it was proposed: somebody may be back, or have left for good."""
    if motion.kind in (COVER, SUBSTITUTE):
        return _fits(room, motion.kind, motion.target, motion.at)
    return motion.kind != PAUSE or room.pause is None


# -- a pause


def missing(room: Room) -> list[int]:
    """Who has not said yet that the game may go on."""
    if room.pause is None:
        return []
    return [
        number for number, each in enumerate(room.seats) if each.state == PRESENT and number not in room.pause.ready
    ]


def going_on_at(room: Room) -> int | None:
    """When the pause ends: as soon as nobody is missing; and some time after the first was ready, so that nobody can
    hold up the others."""
    pause = room.pause
    if pause is None or not pause.ready:
        return None
    if not missing(room):
        return pause.asked_at
    return pause.asked_at + VOTE_SECONDS[room.settings.clock.kind] * 1000


def go_on(room: Room, seat: int, now: int) -> Log:
    """Say that one is ready; with the last one the game goes on."""
    if room.pause is None:
        raise Refused("not_paused")
    if room.seats[seat].state in COVERED:
        raise Refused("you_are_away")
    if seat in room.pause.ready:
        return []
    said: Log = [log.WouldGoOn(at=now, seat=seat)]
    return said if [each for each in missing(room) if each != seat] else [*said, log.Resumed(at=now)]


def resume(room: Room, now: int) -> Log:
    return [] if room.pause is None else [log.Resumed(at=now)]
