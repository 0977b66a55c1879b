"""The tables that this process serves: rooms in memory, those who listen to them, and the store behind.

Every change takes the same way: a wish (or the table itself) names entries, the room applies them, the store keeps
them, and only then is anybody told. Any process may do so for any table; when another one was faster, the store
refuses, the room is read anew and the wish looked at again.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from bathysphere.engine import Absent, BadRecord, Complaint, Refused
from bathysphere.server import guard, pictures, wire
from bathysphere.server.limits import Bucket, Crowd, Limits
from bathysphere.server.listener import Listener, encode
from bathysphere.store import Append, Attempt, Store, StoreFailed, Summary
from bathysphere.tables import entries as log
from bathysphere.tables import upkeep
from bathysphere.tables.faults import where
from bathysphere.tables.room import Room
from bathysphere.tables.wishes import Log

SNAPSHOT_EVERY = 40
TRIES = 8
IDLE_SECONDS = 60
SWEEP_SECONDS = 2.0
DUE_AT_ONCE = 200
PAUSE_SECONDS = 1.0
"""After a failure a table lets the others go on before it tries again."""

Decide = Callable[[Room, int], Log]

_log = logging.getLogger(__name__)


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


class Served:
    """One table in this process."""

    def __init__(self, room: Room, snapshot_at: int) -> None:
        self.room = room
        self.snapshot_at = snapshot_at
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.buckets: dict[int, tuple[Bucket, Bucket]] = {}
        """By seat: how much may be wished and said there, over however many lines."""
        self.timer: asyncio.TimerHandle | None = None
        self.used = time.monotonic()


class Hub:
    """All tables of this process."""

    def __init__(self, store: Store, limits: Limits | None = None, now: Callable[[], int] = wall_clock) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.crowd = Crowd(self.limits)
        self.now = now
        self.served: dict[str, Served] = {}
        self._loading: dict[str, asyncio.Task[Served]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self._unreadable: set[str] = set()
        """Tables that are due and cannot be read, such as those of older rules; they are not tried again and again."""
        self.stopping = False

    async def start(self) -> None:
        await self.store.start()
        self.store.listen(self._heard)
        self._sweeper = asyncio.create_task(self._sweep())

    def say_goodbye(self) -> None:
        """Tell everybody that the server stops; tables do nothing more by themselves."""
        self.stopping = True
        for served in self.served.values():
            if served.timer is not None:
                served.timer.cancel()
            for listener in list(served.listeners):
                self._goodbye(served.room, listener, "stopping")

    async def stop(self) -> None:
        """Finish what is under way, close the store."""
        self.say_goodbye()
        if self._sweeper is not None:
            self._sweeper.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)
        await self.store.close()

    # -- opening

    async def create(self, table: str, opened: log.Opened, more: Log, attempt: Attempt | None = None) -> Served:
        """A new table, stored before anybody hears of it. Somebody's attempt is refused if he has made one."""
        room = Room(table, opened)
        room.number = 1
        for entry in more:
            room.apply(entry)
        if not await self._keep(room, 0, (opened, *more), None, attempt):
            raise Refused("busy" if attempt is None else "daily_running")
        served = self.served.setdefault(table, Served(room, 0))  # somebody may have found it in the store already
        self._set_timer(served)
        return served

    async def open(self, table: str) -> Served:
        """The table of this id, read from the store if need be. Nothing is missing that was stored before now, even if
        another process did it and the notice is still on its way."""
        served = self.served.get(table) or await self._load(table)
        await self._catch_up(served)
        served.used = time.monotonic()
        return served

    async def room(self, table: str) -> Room:
        """A room to look at, as it is stored: not ahead of its log. To be used before anything else is awaited."""
        return (await self.open(table)).room

    async def _load(self, table: str) -> Served:
        """Those who want the same table at the same time wait for one reading of it."""
        if not guard.is_table_id(table):
            raise Refused("no_table")
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._serve(table))
            loading.add_done_callback(lambda _: self._loading.pop(table))
        return await asyncio.shield(loading)

    async def _serve(self, table: str) -> Served:
        room, snapshot_at = await self._read(table)
        served = self.served.setdefault(table, Served(room, snapshot_at))
        self._set_timer(served)
        return served

    async def _read(self, table: str) -> tuple[Room, int]:
        snapshot = await self.store.snapshot(table)
        raw = await self.store.read(table)
        if not raw:
            raise Refused("no_table")
        try:
            if snapshot is not None:
                with suppress(Exception):  # perhaps an older program's; the log alone says the same
                    return Room.load(table, raw, snapshot), snapshot[0]
            room = Room.load(table, raw)
            room.settings.check_at_hand()
            return room, 0
        except BadRecord:
            raise Refused("other_rules") from None

    # -- changing

    async def change(self, served: Served, decide: Decide, *, seat: int = -1, wish: str = "") -> Log:
        """Carry out what `decide` makes of the room now; returns the entries, stored and told.

        The same wish of the same seat is carried out once, however often it comes. Whoever asked may go away: what was
        begun is finished, because the store would keep it all the same and nobody would hear of it.
        """
        changing = asyncio.create_task(self._change(served, decide, seat, wish))
        self._tasks.add(changing)
        changing.add_done_callback(self._tasks.discard)
        return await asyncio.shield(changing)

    async def _change(self, served: Served, decide: Decide, seat: int, wish: str) -> Log:
        async with served.lock:
            self._check_served(served)
            for _ in range(TRIES):
                if wish and served.room.already_done(seat, wish):
                    return []
                made = decide(served.room, self.now())
                if not made:
                    return []
                made[0].id = wish
                if await self._store(served, made):
                    self._tell(served)
                    return made
            raise Refused("busy")

    async def _store(self, served: Served, made: Log) -> bool:
        """Apply and keep. When the store refuses, the room is read anew: it had gone ahead of the log."""
        room = served.room
        after = room.number
        try:
            for entry in made:
                room.apply(entry)
            snapshot = room.snapshot() if room.number - served.snapshot_at >= SNAPSHOT_EVERY else None
            kept = await self._keep(room, after, tuple(made), snapshot)
        except Exception:
            await self._read_anew(served)
            self._set_timer(served, PAUSE_SECONDS)
            raise
        if not kept:
            await self._read_anew(served)
        elif snapshot is not None:
            served.snapshot_at = room.number
        return kept

    async def _keep(
        self,
        room: Room,
        after: int,
        made: tuple[log.Entries, ...],
        snapshot: bytes | None,
        attempt: Attempt | None = None,
    ) -> bool:
        summary = Summary(
            id=room.id,
            game=room.settings.game,
            status=room.status,
            listed=room.settings.listed and any(room.names),  # whoever came would find nobody
            body=encode(pictures.listed(room)),
            due=upkeep.due(room),
            changed=room.changed,
        )
        entries = tuple([log.encode(entry) for entry in made])
        return await self.store.append(Append(room.id, after, entries, summary, snapshot, attempt, pictures.rank(room)))

    async def _read_anew(self, served: Served) -> None:
        """The room as it is stored. If that cannot be had, the table is dropped: its listeners come back later."""
        try:
            served.room, served.snapshot_at = await self._read(served.room.id)
        except Exception as error:
            self._drop(served, error if isinstance(error, Complaint) else Refused("our_fault"))
            raise
        self._tell(served)

    def _drop(self, served: Served, why: Complaint) -> None:
        self._forget(served)
        for listener in list(served.listeners):
            self._dismiss(served.room, listener, why)

    def _forget(self, served: Served) -> None:
        if served.timer is not None:
            served.timer.cancel()
            served.timer = None
        self.served.pop(served.room.id, None)

    def _check_served(self, served: Served) -> None:
        """Whoever waited while a table was dropped must not go on with what is left of it."""
        if self.served.get(served.room.id) is not served:
            raise StoreFailed("store_read")

    # -- telling

    def _tell(self, served: Served) -> None:
        """Everybody whose picture has changed gets it; bytes are shared where readers are shown the same."""
        self._set_timer(served)
        room, now = served.room, self.now()
        made: dict[tuple[int, str, int, int, int], bytes] = {}
        for listener in list(served.listeners):
            viewer = listener.viewer
            if viewer >= 0 and room.seats[viewer].token != listener.token:
                self._goodbye(room, listener, "replaced")
            elif listener.language and listener.seq != room.seq[viewer]:
                key = (viewer, listener.language, listener.seq, listener.log, listener.chat)
                try:
                    if key not in made:
                        made[key] = self._picture(room, listener, now)
                except Exception as fault:  # what one reader cannot be shown must not be kept from the others
                    _log.error("a picture could not be made\n%s", where(fault))
                    self._dismiss(room, listener, Refused("our_fault"))
                    continue
                self._sent(room, listener)
                listener.send_bytes(made[key])

    def show(self, served: Served, listener: Listener) -> None:
        """The picture as it is now, whether or not it has changed."""
        raw = self._picture(served.room, listener, self.now())
        self._sent(served.room, listener)
        listener.send_bytes(raw)

    def _picture(self, room: Room, listener: Listener, now: int) -> bytes:
        words = pictures.words_for(listener.language, room.settings.game)
        keep = room.keep(listener.viewer, listener.seq, listener.log)
        chat = room.keep_chat(listener.viewer, listener.seq, listener.chat)
        return encode(pictures.update(room, listener.viewer, words, keep, chat, now))

    def _sent(self, room: Room, listener: Listener) -> None:
        listener.seq = room.seq[listener.viewer]
        listener.log = len(room.play.log(listener.viewer)) if room.play is not None else 0
        listener.chat = len(room.talk.chat(listener.viewer))

    def _goodbye(self, room: Room, listener: Listener, code: str) -> None:
        words = pictures.words_for(listener.language or "en", room.settings.game)
        listener.send(wire.Goodbye(code=code, text=words(f"goodbye-{code}")))
        listener.hang_up()

    def _dismiss(self, room: Room, listener: Listener, why: Complaint) -> None:
        words = pictures.words_for(listener.language or "en", room.settings.game)
        listener.send(wire.Goodbye(code=why.code, text=words.error(why)))
        listener.hang_up()

    def join(self, served: Served, listener: Listener) -> None:
        """Spectators may fill the house, and never a seat's place in it."""
        self._check_served(served)
        if listener.viewer >= 0:
            buckets = (listener.wishes, listener.talk)
            listener.wishes, listener.talk = served.buckets.setdefault(listener.viewer, buckets)
        elif sum(each.viewer < 0 for each in served.listeners) >= self.limits.spectators_per_table > 0:
            raise Refused("table_crowded")
        served.listeners.add(listener)

    def part(self, served: Served, listener: Listener) -> None:
        served.listeners.discard(listener)
        served.used = time.monotonic()

    # -- what tables do by themselves

    def _set_timer(self, served: Served, least: float = 0.0) -> None:
        if served.timer is not None:
            served.timer.cancel()
            served.timer = None
        when = upkeep.due(served.room)
        if when is not None and not self.stopping:
            delay = max(least, (when - self.now()) / 1000)
            served.timer = asyncio.get_running_loop().call_later(delay, self._due, served)

    def _due(self, served: Served) -> None:
        self._later(self._act(served))

    async def _act(self, served: Served) -> None:
        try:
            await self.change(served, upkeep.act)
        except Complaint as complaint:
            _log.warning("a table could not go on by itself: %s", complaint.code)
        else:
            self._set_timer(served)

    def _later(self, work: "asyncio._CoroutineLike[None]") -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault is not None:
            _log.error("a table stopped\n%s", where(fault))

    # -- other processes

    def _heard(self, table: str) -> None:
        """Another process wrote to this table; to any, if it is not named."""
        for served in list(self.served.values()) if not table else [self.served.get(table)]:
            if served is not None:
                self._later(self._follow(served))

    async def _follow(self, served: Served) -> None:
        try:
            await self._catch_up(served)
        except StoreFailed as complaint:  # the store calls again when it is back
            _log.warning("what another process did could not be read: %s", complaint.code)

    async def _catch_up(self, served: Served) -> None:
        async with served.lock:
            self._check_served(served)
            room = served.room
            raw = await self.store.read(room.id, room.number)
            try:
                for line in raw:
                    room.apply(log.decode(line))
            except Exception as fault:
                _log.error("a table could not go on from where it was\n%s", where(fault))
                await self._read_anew(served)
            else:
                if raw:
                    self._tell(served)

    async def _sweep(self) -> None:
        """Wake tables that nobody looks at when they are due, and let go of those that nobody needs."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                late = await self.store.due(self.now(), DUE_AT_ONCE + len(self._unreadable))
                for table in late:
                    if table not in self._unreadable:
                        await self._wake(table)
            except StoreFailed as complaint:
                _log.warning("tables that are due could not be read: %s", complaint.code)
            self._let_go()

    async def _wake(self, table: str) -> None:
        try:
            self._set_timer(await self.open(table))  # its timer is late if the machine slept
        except StoreFailed:
            raise
        except Absent as complaint:
            _log.warning("a table that is due has to wait: %s", complaint)
            self._unreadable.add(table)
        except Exception as fault:  # one table that cannot be read must not stop the others
            _log.error("a table that is due could not be opened\n%s", where(fault))
            self._unreadable.add(table)

    def _let_go(self) -> None:
        long_ago = time.monotonic() - IDLE_SECONDS
        for served in list(self.served.values()):
            when = upkeep.due(served.room)
            soon = when is not None and when < self.now() + IDLE_SECONDS * 1000
            if not served.listeners and served.used < long_ago and not soon and not served.lock.locked():
                self._forget(served)
