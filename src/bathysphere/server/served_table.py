"""One table in this process: its room, those who listen to it and what they are told, and what time it is there."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable

from bathysphere.engine import Refused, UserError
from bathysphere.server import updates, wire
from bathysphere.server.limits import Bucket, Limits, SharedLimits
from bathysphere.server.lines import RoomTexts, Shared, encode
from bathysphere.server.presence import Presence
from bathysphere.server.table_info import words_for
from bathysphere.tables import automatic, clocks
from bathysphere.tables import entries as log
from bathysphere.tables.commands import Log
from bathysphere.tables.mark import Mark
from bathysphere.tables.redacted_errors import redacted_trace
from bathysphere.tables.room import Room
from bathysphere.tables.stored_table import StoredTable

LATE = 60_000
"""Milliseconds: nothing is later than that while a server runs. If it is, the server did not, or a clock was set."""
IDLE_WISHES = 600
BIT_BY_BIT = 10
"""A clock that was set is followed slowly: a tenth faster than time passes, or a tenth slower."""

_log = logging.getLogger(__name__)


class Subscriber:
    """Somebody who is told what happens at one table: a seat, or a spectator (-1)."""

    def __init__(
        self, viewer: int, token: str, limits: Limits, address: str = "", shared_limits: SharedLimits | None = None
    ) -> None:
        self.viewer = viewer
        self.address = address
        """Whose commands are counted together with those of others from there."""
        self._shared_limits = shared_limits or SharedLimits(limits)
        self._most_bytes = limits.waiting_bytes
        self._bytes = 0
        """That wait to be sent."""
        self.token = token
        """The hash of the seat's credential; when the seat gets another one, this listener must go."""
        self.held: tuple[str, ...] = (token,) if token else ()
        """The hashes of all credentials of this browser at this table: several players may share a screen."""
        self.language = ""
        """Empty until it has said hello; before that it is told nothing."""
        self.seats: tuple[int, ...] = (viewer,) if viewer >= 0 else ()
        """All seats of this browser: those who share a device take turns before it."""
        self.hidden_at: int | None = None
        """Since when its page is hidden, by the clock of the process."""
        self.seq = -1
        self.log = 0
        self.chat = 0
        self.notes = 0
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(limits.waiting_messages)
        self._may_wait = True
        self.gone = False
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done as soon as nothing more will be told."""
        self.messages = Bucket(limits.messages_per_second, limits.messages_at_once)
        self.talk = Bucket(limits.chat_per_second, limits.chat_at_once)
        """Shared by all lines of a seat, as `messages` is: more lines do not let anybody say more."""
        self.changes = Bucket(limits.changes_per_second, limits.changes_at_once)
        self.greetings = Bucket(limits.greetings_per_second, limits.greetings_at_once)

    def send(self, message: wire.ServerMessage) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, raw: bytes) -> None:
        """Clients that are behind by too much are hung up on: they come back by themselves and get what they missed."""
        if self.gone:
            return
        behind = self._bytes > 0
        self._count(len(raw))
        if (behind and self._bytes > self._most_bytes > 0) or not self._may_wait or self.waiting.full():
            self._count(-len(raw))
            self.hang_up()
        else:
            self.waiting.put_nowait(raw)

    def sent(self, raw: bytes) -> None:
        self._count(-len(raw))

    def forget(self) -> None:
        """Nothing that still waits will be sent."""
        self._count(-self._bytes)

    def _count(self, size: int) -> None:
        self._bytes += size
        self._may_wait = self._shared_limits.wait(self.address, size)

    def hang_up(self) -> None:
        """Nothing more is queued; what is queued is still sent, unless the queue is full."""
        if self.gone:
            return
        self.gone = True
        self.ended.set_result(None)
        if self.waiting.full():
            while not self.waiting.empty():
                self._count(-len(self.waiting.get_nowait() or b""))
        self.waiting.put_nowait(None)


class ServedTable:
    """A room, and what is known of it in this process alone."""

    def __init__(self, room: Room, snapshot_at: int) -> None:
        self.room = room
        self.stored = StoredTable(room)
        """The room as it is stored: `room` goes ahead of the log while something is written."""
        self.texts = RoomTexts(room)
        self.snapshot_at = snapshot_at
        self.lock = asyncio.Lock()
        self.writing: list[bytes] = []
        """The entries that are on their way to the store."""
        self.in_secret: int | None = None
        """The seat to which all of them are private, if they are private to one."""
        self.subscribers: set[Subscriber] = set()
        self.presence = Presence(self.subscribers)
        self.buckets: dict[int, tuple[Bucket, Bucket, Bucket]] = {}
        """By seat: how much may be wished, said and changed there, over however many lines."""
        self.idle_commands: OrderedDict[tuple[int, str], None] = OrderedDict()
        """Wishes that changed nothing and so left no entry: they too are carried out once."""
        self.timer: asyncio.TimerHandle | None = None
        self._due: tuple[Room, int, int | None] | None = None
        self.used = time.monotonic()
        self.offset = 0
        """How far the table's time is ahead of the process's, in milliseconds."""

    def was_idle(self, seat: int, command: str) -> None:
        if command:
            self.idle_commands[seat, command] = None
            if len(self.idle_commands) > IDLE_WISHES:
                self.idle_commands.popitem(last=False)

    def replace(self, room: Room, snapshot_at: int) -> None:
        """The room as it is stored, in place of one that went astray."""
        self.room, self.snapshot_at = room, snapshot_at
        self.stored, self.texts = StoredTable(room), RoomTexts(room)

    def come_back(self, made: Log, mark: Mark) -> None:
        """The room as it was before these entries, which were not stored. Nothing that was worked out from them may be
        taken for what comes now under the same numbers."""
        mark.restore()
        if any(log.by_itself(entry) for entry in made):
            self.room.dismiss_bots()
        self._due, self.texts = None, RoomTexts(self.room)

    # -- telling

    def tell(self, now: int, wall: int) -> None:
        """All for whom something has changed get an update; bytes are shared where readers are shown the same. `now` is
        the table's time, `wall` the wall clock's."""
        room = self.room
        made: dict[tuple[int, str, int, int, int, int], bytes] = {}
        shared = Shared(room, several=sum(each.seq != room.seq[each.viewer] for each in self.subscribers) > 1)
        for subscriber in list(self.subscribers):
            viewer = subscriber.viewer
            if not room.holds(viewer, subscriber.token):
                moved = room.seat_of(subscriber.token) is not None
                self.say_goodbye(subscriber, "moved" if moved else self._why_gone(viewer))
            elif subscriber.language and subscriber.seq != room.seq[viewer]:
                key = (viewer, subscriber.language, subscriber.seq, subscriber.log, subscriber.chat, subscriber.notes)
                try:
                    if key not in made:
                        made[key] = self._update(subscriber, now, wall, shared)
                except Exception as fault:  # what one reader cannot be shown must not be kept from the others
                    _log.error("an update could not be made\n%s", redacted_trace(fault))
                    self.dismiss(subscriber, Refused("our_fault"))
                    continue
                self._send(subscriber, made[key])

    def _why_gone(self, viewer: int) -> str:
        seats = self.room.seats
        return "rekeyed" if viewer < len(seats) and seats[viewer].rekeyed else "replaced"

    def show(self, subscriber: Subscriber, now: int, wall: int) -> None:
        """The update as it is now, whether or not it has changed."""
        self._send(subscriber, self._update(subscriber, now, wall, None))

    def _update(self, subscriber: Subscriber, now: int, wall: int, shared: Shared | None) -> bytes:
        room, viewer, seq = self.room, subscriber.viewer, subscriber.seq
        words = words_for(subscriber.language, room.settings.game)
        keep, chat = room.keep(viewer, seq, subscriber.log), room.keep_chat(viewer, seq, subscriber.chat)
        notes = min(subscriber.notes, len(room.notes)) if 0 <= seq <= room.seq[viewer] else 0
        return encode(updates.update(room, viewer, words, keep, chat, now, wall, self.texts, shared, notes))

    def _send(self, subscriber: Subscriber, raw: bytes) -> None:
        room, viewer = self.room, subscriber.viewer
        subscriber.seq = room.seq[viewer]
        subscriber.log = len(room.play.log(viewer)) if room.play is not None else 0
        subscriber.chat = len(room.talk.heard[viewer])
        subscriber.notes = len(room.notes)
        subscriber.send_bytes(raw)

    def say_goodbye(self, subscriber: Subscriber, code: str) -> None:
        words = words_for(subscriber.language or "en", self.room.settings.game)
        subscriber.send(wire.Goodbye(code=code, text=words(f"goodbye-{code}")))
        subscriber.hang_up()

    def dismiss(self, subscriber: Subscriber, why: UserError) -> None:
        words = words_for(subscriber.language or "en", self.room.settings.game)
        subscriber.send(wire.Goodbye(code=why.code, text=words.error(why)))
        subscriber.hang_up()

    # -- time

    @property
    def due(self) -> int | None:
        """When the table has to act by itself; worked out once after each entry."""
        room = self.room
        if self._due is None or self._due[0] is not room or self._due[1] != room.number:
            self._due = room, room.number, automatic.due(room)
        return self._due[2]

    def time(self, now: int) -> int:
        """What time it is at the table when the process's clock shows `now`: never before its latest entry, whatever
        clock that was made by."""
        at = now + self.offset
        if at < self.room.latest:
            self.offset += self.room.latest - at
            at = self.room.latest
        return at

    def forgive_lateness(self, now: int) -> None:
        """The table was just loaded. If somebody's time to answer ran out long ago, no server ran then, or a clock was
        set: they get it once more."""
        until = clocks.deadline(self.room)
        if until is not None and until + LATE < self.time(now):
            self.offset = max(self.room.latest, until - clocks.allowance(self.room)) - now

    def follow(self, now: int) -> None:
        """Another process has just written here: if that was long ago by our clock, the clocks are apart."""
        if self.time(now) - self.room.latest > LATE:
            self.offset = self.room.latest - now


# -- what time it is


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


class SteadyClock:
    """A machine's clock may be set forth or back, or sleep: none of that may stop a table or take anybody's time to
    think. This one goes on with the time that really passes, comes round to the wall clock bit by bit, and never goes
    back."""

    def __init__(self, wall: Callable[[], int] = wall_clock, passing: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._passing = passing
        self._at = float(wall())
        self._asked = passing()

    def __call__(self) -> int:
        asked = self._passing()
        passed = max(0.0, asked - self._asked) * 1000
        self._asked = asked
        apart = self._wall() - (self._at + passed)
        self._at += passed + min(max(apart, -passed / BIT_BY_BIT), passed / BIT_BY_BIT)
        return int(self._at)
