"""What can be said of a table without looking into its game, in the reader's language: who sits there, how it goes."""

from collections.abc import Sequence
from functools import cache

from bathysphere.engine import open_questions
from bathysphere.engine.deal_commitment import commit
from bathysphere.games import built_in
from bathysphere.server import wire
from bathysphere.tables.rematch import held_until
from bathysphere.tables.room import Room
from bathysphere.tables.seat import AWAY, BOT, COVERED, PRESENT
from bathysphere.tables.settings import Clock, chats
from bathysphere.tables.table_facts import TableFacts
from bathysphere.words import LANGUAGES, Words

LOST = 1_000_000
"""More points than anybody can have."""


@cache
def words_for(language: str, game: str) -> Words:
    return Words(language, game, ("bathysphere.server",))


def common_words(language: str) -> Words:
    """For what is said before anybody knows of which table: it is the same with every game."""
    return words_for(language, built_in()[0])


def read_all_texts() -> None:
    """Reading a language takes a third of a second: done before anybody waits for it."""
    for game in built_in():
        for language in LANGUAGES:
            words_for(language, game)


def names_of(room: TableFacts, words: Words) -> list[str]:
    """Bots bear the names of famous submersibles; an open seat is called by its number."""
    return [
        seat.name or words(f"bot-name-{number + 1}" if seat.state == BOT else "player", number=number + 1)
        for number, seat in enumerate(room.seats)
    ]


def table_info(room: TableFacts, words: Words, now: int, *, seated: bool = False) -> wire.TableInfo:
    """Those seated are invited to the next game; others learn only where it is."""
    invitation = f"#invite={room.rematch_invite}" if room.rematch and seated else ""
    settings = room.settings
    return wire.TableInfo(
        id=room.id,
        game=settings.game,
        status=room.status,
        options=settings.options,
        seats=seat_infos(room, names_of(room, words)),
        maker=room.maker,
        clock=clock_info(settings.clock),
        listed=settings.listed,
        pace=settings.pace,
        cover=settings.cover,
        cover_after=settings.cover_after,
        chat=settings.chat,
        chats=list(chats(settings.rules())),
        rematch=room.rematch + invitation,
        before=room.before,
        held_until=held_until(room),
        made=room.made,
        fair=fairness(room, now),
        daily=daily_info(room),
    )


def clock_info(clock: Clock) -> wire.ClockInfo:
    return wire.ClockInfo(clock.kind, clock.seconds, clock.bank)


def seat_infos(room: TableFacts, names: Sequence[str] | None = None) -> list[wire.SeatInfo]:
    """Without `names` those of bots are left out."""
    cover = room.settings.cover
    return [
        wire.SeatInfo(
            name=names[number] if names is not None and seat.state == BOT else seat.name,
            state=seat.state,
            bot=cover if seat.state in COVERED else seat.bot,
            ready=seat.ready,
            presence=seat.presence if names is not None and seat.state in (PRESENT, AWAY) else "",
            seen_at=seat.seen_at if names is not None and seat.state in (PRESENT, AWAY) else 0,
            released=seat.released and names is not None,
            free_from=(room.gone_from(number) or 0) if names is not None else 0,
        )
        for number, seat in enumerate(room.seats)
    ]


def daily_info(room: TableFacts) -> wire.DailyInfo | None:
    daily = room.settings.daily
    return None if daily is None else wire.DailyInfo(daily.day, daily.practice, room.was_covered)


def fairness(room: TableFacts, now: int) -> wire.Fairness:
    """The commitment at once, all the rest when nothing is secret any more."""
    if room.branch:
        return wire.Fairness("", "", [], "")
    if not room.all_open(now):
        return wire.Fairness(commit(room.secret), "", [], "")
    nonces = [seat.nonce for seat in room.seats]
    return wire.Fairness(commit(room.secret), room.secret, nonces, room.seed)


def listed(room: Room) -> wire.Listed:
    """For lists; names of bots are left to the reader's language."""
    settings = room.settings
    outcome = room.play.state.outcome if room.play is not None else None
    asked = [each.seat for each in open_questions(room.play.state)] if room.play is not None and not room.halted else []
    return wire.Listed(
        id=room.id,
        game=settings.game,
        status=room.status,
        seats=seat_infos(room),
        clock=clock_info(settings.clock),
        options=settings.options,
        asked=asked,
        winners=list(outcome.winners) if outcome is not None else [],
        made=room.made,
        changed=room.changed,
        chat=settings.chat,
        daily=daily_info(room),
        scored=scored(room) if room.counts else None,
        sides=list(outcome.sides) if outcome is not None and settings.daily is None else [],
        finished=outcome is not None,
        branch=room.branch,
        rematch=room.rematch,
    )


def scored(room: Room) -> wire.Scored | None:
    """What came of a challenge of the day."""
    play = room.play
    outcome = play.state.outcome if play is not None else None
    if play is None or outcome is None or room.settings.daily is None:
        return None
    return wire.Scored(
        points=outcome.total(0),
        won=bool(outcome.winners),
        rating=play.game.rating(outcome),
        signs=list(play.game.daily_summary(play.log(0))),
    )


def rank(room: Room) -> int | None:
    """How an attempt that counts is ordered among others: whoever made it first, then by points."""
    told = scored(room) if room.counts else None
    return None if told is None else (0 if told.won else LOST) - told.points
