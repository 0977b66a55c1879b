"""Before the deal the maker may set the table up otherwise: options, terms, seats. Whoever was ready is asked again."""

from typing import TYPE_CHECKING, Any

import msgspec

from bathysphere.engine import BadTable, Refused
from bathysphere.engine.errors import shown
from bathysphere.tables import entries as log
from bathysphere.tables.notes import Note, changes
from bathysphere.tables.seat import BOT, HELD, OPEN, PRESENT, Seat
from bathysphere.tables.settings import Clock, Settings, check_settings
from bathysphere.tables.table_facts import WAITING

if TYPE_CHECKING:
    from bathysphere.tables.room import Room

TAKEN = (PRESENT, HELD)


class Chair(msgspec.Struct, frozen=True):
    """A seat as it shall be: whoever sits in seat `was` now (-1: nobody), or a bot."""

    was: int = -1
    bot: str | None = None


class Wanted(msgspec.Struct, frozen=True):
    """The table as it shall be."""

    chairs: tuple[Chair, ...]
    options: dict[str, Any]
    clock: Clock
    listed: bool
    pace: int
    cover: str
    chat: str
    cover_after: int = 0


def change_table(room: "Room", seat: int, wanted: Wanted, now: int) -> list[log.Entries]:
    """People keep their seats unless they are moved; nobody is sent away with it."""
    if room.status != WAITING:
        raise Refused("already_dealt")
    if seat != room.maker or room.settings.daily is not None:
        raise Refused("not_maker")
    seating = tuple([chair.was for chair in wanted.chairs])
    _check_seating(room, seating)
    bots = tuple([_bot(room, chair) for chair in wanted.chairs])
    game = room.settings.rules()
    kept = {name: room.settings.options[name] for name in game.fixed_option_names if name in room.settings.options}
    settings = check_settings(
        msgspec.structs.replace(
            room.settings,
            bots=bots,
            options={**game.table_options(wanted.options), **kept},
            clock=wanted.clock,
            listed=wanted.listed,
            pace=wanted.pace,
            cover=wanted.cover,
            chat=wanted.chat,
            cover_after=wanted.cover_after,
        )
    )
    changed = log.TableChanged(at=now, seat=seat, settings=settings, seating=seating)
    return [changed] if changes_of(room, changed) else []


def _check_seating(room: "Room", seating: tuple[int, ...]) -> None:
    moved = [was for was in seating if was >= 0]
    unknown = next((was for was in moved if was >= len(room.seats)), None)
    if unknown is not None:
        raise BadTable("bad_seat", seat=shown(unknown + 1), seats=len(room.seats))
    if len(set(moved)) < len(moved) or min(seating, default=0) < -1:
        raise Refused("bad_message")
    for number, seat in enumerate(room.seats):
        if seat.state in TAKEN and number not in moved:
            raise Refused("seat_in_use", name=seat.name)


def _bot(room: "Room", chair: Chair) -> str | None:
    taken = chair.was >= 0 and room.seats[chair.was].state in TAKEN
    return None if taken else chair.bot


def reseated(room: "Room", entry: log.TableChanged) -> list[Seat]:
    """The seats as they are then: nobody is ready who has not seen it."""
    seats = []
    for was, bot in zip(entry.seating, entry.settings.bots, strict=True):
        if was >= 0 and room.seats[was].state in TAKEN:
            seat = room.seats[was].copy()
            seat.ready, seat.nonce = False, ""
        else:
            seat = Seat(bot)
        seats.append(seat)
    return seats


def changes_of(room: "Room", entry: log.TableChanged) -> list[Note]:
    """A line for each thing that is otherwise then."""
    now, then = room.settings, entry.settings
    found: list[tuple[str, dict[str, Any]]] = []
    if len(entry.seating) != len(room.seats):
        found.append(("seats", {"number": len(entry.seating)}))
    taken = [was for was in entry.seating if was >= 0 and room.seats[was].state in TAKEN]
    places = [entry.seating.index(was) for was in taken]
    if places != taken:
        found.append(("seating", {}))
    if _bots(reseated(room, entry)) != _bots(room.seats):
        found.append(("bots", {}))
    found += _options(now, then)
    terms = changes(room, then.terms)
    if now.listed != then.listed:
        found.append(("listed" if then.listed else "unlisted", {}))
    if now.cover != then.cover:
        found.append(("cover", {}))
    if not found and not terms and _chairs(reseated(room, entry)) != _chairs(room.seats):
        found.append(("seating", {}))
    name = room.seats[entry.seat].name  # it keeps its name wherever it sits then
    notes = [Note(entry.at, f"table-{kind}", -1, {"name": name, **facts}) for kind, facts in found]
    return notes + [Note(entry.at, kind, -1, facts) for kind, facts in terms]


def _chairs(seats: list[Seat]) -> list[str]:
    return [seat.bot if seat.state == BOT else "" if seat.state == OPEN else seat.name for seat in seats]


def _bots(seats: list[Seat]) -> list[str]:
    return sorted(seat.bot for seat in seats if seat.state == BOT)


def _options(now: Settings, then: Settings) -> list[tuple[str, dict[str, Any]]]:
    changed = [name for name in {**now.options, **then.options} if now.options.get(name) != then.options.get(name)]
    on = [name for name in changed if then.options.get(name) is True]
    off = [name for name in changed if then.options.get(name, False) is False and now.options.get(name) is True]
    other = [name for name in changed if name not in on and name not in off]
    groups = (("options-on", on), ("options-off", off), ("options-other", other))
    return [(kind, {"options": names}) for kind, names in groups if names]
