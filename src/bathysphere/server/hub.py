"""The tables that this process serves: rooms in memory, those who listen to them, and the store behind.

Every change takes the same way: a command (or the table itself) names entries, the room applies them, the store keeps
them, and only then is anybody told. Any process may do so for any table; when another one was faster, the store
refuses, the room goes back to where it was, hears what the other did, and the command is looked at again.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from bathysphere.engine import Absent, Refused, UserError
from bathysphere.server.admission import Admission
from bathysphere.server.calls.waits import waits
from bathysphere.server.limits import Limits, SharedLimits
from bathysphere.server.loader import MUCH_TO_HEAR, Decide, Loader, RunAside, run_in_place
from bathysphere.server.meters import Meters
from bathysphere.server.notices import Notice, Notices
from bathysphere.server.presence import Attendance
from bathysphere.server.pulse import Pulse
from bathysphere.server.served_table import ServedTable, SteadyClock, Subscriber, wall_clock
from bathysphere.server.table_info import listed, rank
from bathysphere.server.tables_in_memory import TablesInMemory
from bathysphere.server.trace import TABLE
from bathysphere.store.base import Append, Attempt, Store, StoreFailed, Summary
from bathysphere.store.calls import CallStore
from bathysphere.store.identities import IdentityStore
from bathysphere.tables import automatic, clocks
from bathysphere.tables import entries as log
from bathysphere.tables.commands import Log, check_length
from bathysphere.tables.keys import new_table_id
from bathysphere.tables.mark import Mark
from bathysphere.tables.redacted_errors import GameBroke, redacted_trace
from bathysphere.tables.room import Room
from bathysphere.tables.stored_table import StoredTable

__all__ = ["Decide", "Hub", "ServedTable", "wall_clock"]

SNAPSHOT_EVERY = 40
TRIES = 8
SWEEP_SECONDS = 2.0
DUE_AT_ONCE = 200
PAUSE_SECONDS = 1.0
"""After a failure a table lets the others go on before it tries again."""
OWNERS_SECONDS = 3.0
"""So long another process is given that owns a table before this one does what is due there."""
MANY_NEWS = 200
"""So much of what another process did is not caught up with on the loop: the table is read again, beside it."""

Prepare = Callable[[Room], Awaitable[None]]

_log = logging.getLogger(__name__)


class Hub(TablesInMemory):
    """All tables of this process."""

    def __init__(
        self,
        store: Store,
        limits: Limits | None = None,
        now: Callable[[], int] = wall_clock,
        beside: RunAside = run_in_place,
    ) -> None:
        """`beside` does long work where nobody waits for it: in another thread, where there are threads."""
        super().__init__(SteadyClock() if now is wall_clock else now)
        self.store = store
        self.limits = limits or Limits()
        self.shared_limits = SharedLimits(self.limits)
        self.now = now
        """The wall clock: for days, and for lists. Tables have a time of their own (`time_of`)."""
        self._loading: dict[str, asyncio.Task[ServedTable]] = {}
        self.beside = beside
        self.loading = Loader(store, self.limits.least_pace, beside)
        self._tasks: set[asyncio.Task[Any]] = set()
        self.attendance, self.pulse = Attendance(self), Pulse(self)
        self._rounds: list[asyncio.Task[None]] = []
        self._unreadable: set[str] = set()
        """Tables that are due and cannot be read, such as those of older rules; they are not tried again and again."""
        self.stopping = False
        self.owns: Callable[[str], bool] = _any_table
        """Which tables are this process's own. Those of others it lets go on only when their owner is late."""
        self.meters = Meters()
        self.admission = Admission()
        self.notices = Notices()
        self.ids_begin = ""
        """With what the ids of new tables begin: those that a page keeps by itself can be told from a server's."""

    def new_table_id(self) -> str:
        return new_table_id(self.ids_begin)

    async def start(self) -> None:
        await self.store.start()
        self.store.listen(self._heard)
        await self.pulse.start()
        rounds = (self._sweep(), self.attendance.watch(), self.pulse.watch())
        self._rounds = [asyncio.create_task(each) for each in rounds]

    def say_goodbye(self) -> None:
        """Tell everybody that the server stops; tables do nothing more by themselves."""
        self.stopping = True
        for served in self.served.values():
            if served.timer is not None:
                served.timer.cancel()
            for subscriber in list(served.subscribers):
                served.say_goodbye(subscriber, "stopping")

    async def stop(self) -> None:
        """Finish what is under way, close the store."""
        self.say_goodbye()
        for each in self._rounds:
            each.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)
        with suppress(StoreFailed):
            await self.pulse.rest()
        await self.store.close()

    # -- opening

    async def create(self, table: str, opened: log.Opened, more: Log, attempt: Attempt | None = None) -> ServedTable:
        """A new table, stored before anybody hears of it. Somebody's attempt is refused if they have made one."""
        self.admission.check()
        room = await self.loading.build(table, opened, more)
        served = ServedTable(room, 0)
        if not await self._keep(served, self._append(served, 0, [opened, *more], None, attempt)):
            raise Refused("busy" if attempt is None else "daily_running")
        self.admission.count()
        served = self.served.setdefault(table, served)  # somebody may have found it in the store already
        self._set_timer(served)
        return served

    async def open(self, table: str) -> ServedTable:
        """The table of this id, read from the store if need be. Nothing is missing that was stored before now, even if
        another process did it and the notice is still on its way. Nobody waits here for what is being written: how
        long it takes must not tell that somebody answers in secret."""
        served = self.served.get(table) or await self._load(table)
        served.used = time.monotonic()
        if not self.store.shared:
            return served
        known = served.stored.number
        raw = await self.store.read(table, known)
        ours = bool(served.writing) and raw[: len(served.writing)] == served.writing
        if raw and not ours and served.stored.number == known:
            await self._catch_up(served)
        return served

    async def look(self, table: str) -> StoredTable:
        """A table as it is stored, for those who only look at it."""
        return (await self.open(table)).stored

    async def _load(self, table: str) -> ServedTable:
        """Those who want the same table at the same time wait for one reading of it."""
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._serve(table))
            loading.add_done_callback(lambda _: self._loading.pop(table))
        return await asyncio.shield(loading)

    async def _serve(self, table: str) -> ServedTable:
        room, snapshot_at = await self.loading.read(table)
        served = self.served.setdefault(table, ServedTable(room, snapshot_at))
        if self.pulse.outages or room.newly_proved:
            await self.change(served, lambda room, now: [])
        served.forgive_lateness(self.steady())
        self._set_timer(served)
        self.make_room()
        return served

    def time_of(self, served: ServedTable) -> int:
        """What time it is at a table."""
        return served.time(self.steady())

    # -- changing

    async def change(
        self, served: ServedTable, decide: Decide, *, seat: int = -1, command: str = "", prepare: Prepare | None = None
    ) -> Log:
        """Carry out what `decide` makes of the room now; returns the entries, stored and told.

        The same command of the same seat is carried out once, however often it comes. The client may go away: what was
        begun is finished, because the store would keep it all the same and nobody would hear of it. `prepare` is
        what has to be done beside the loop before the room can be asked.
        """
        changing = asyncio.create_task(self._change(served, decide, seat, command, prepare))
        self._tasks.add(changing)
        changing.add_done_callback(self._tasks.discard)
        return await asyncio.shield(changing)

    async def _change(
        self, served: ServedTable, decide: Decide, seat: int, command: str, prepare: Prepare | None
    ) -> Log:
        await self.pulse.check()
        async with served.lock:
            self._check_served(served)
            await self._take_note(served)
            broke: GameBroke | None = None
            for _ in range(TRIES):
                if command and (served.room.already_done(seat, command) or (seat, command) in served.idle_commands):
                    return []
                if prepare is not None:
                    await prepare(served.room)
                now = self.time_of(served)
                try:
                    made = await self._decided(decide, served.room, now) if broke is None else _broken_off(now)
                    if not made:
                        served.was_idle(seat, command)
                        return []
                    check_length(served.room, made)
                    made[0].id = command if broke is None else ""
                    kept = await self._store(served, made)
                except GameBroke as fault:
                    if broke is not None:
                        self._set_timer(served, PAUSE_SECONDS)
                        raise
                    _log.error("a game broke\n%s", redacted_trace(fault))
                    broke = fault
                    continue
                if kept:
                    if isinstance(made[0], log.TableChanged):
                        await self._reseat(served.room)
                    self._tell(served)
                    if broke is not None:
                        raise broke
                    return made
            raise Refused("busy")

    async def _reseat(self, room: Room) -> None:
        """Whoever is known on several devices finds the seat there under its new number."""
        try:
            tokens = {number: seat.token for number, seat in enumerate(room.seats) if seat.token}
            await IdentityStore(self.store).reseat(room.id, tokens)
        except StoreFailed as complaint:  # their credentials are good all the same
            _log.warning("seats that were moved are kept under their old numbers: %s", complaint.code)

    async def _take_note(self, served: ServedTable) -> None:
        """Of the time in which no server ran, and of rules that are new, before anything else happens at the table."""
        for _ in range(TRIES):
            outages = [(began + served.offset, ended + served.offset) for began, ended in self.pulse.outages]
            now, rules = self.time_of(served), served.room.newly_proved
            proved: Log = [log.Proved(at=now, rules=rules)] if rules else []
            made = [*proved, *clocks.stood(served.room, outages, now)]
            if not made or await self._store(served, made):
                if made:
                    self._tell(served)
                return
        raise Refused("busy")

    def rooms(self) -> list[Room]:
        return [served.room for served in self.served.values()]

    async def take_note(self) -> None:
        """Of the latest outages, at all tables in memory."""
        for served in list(self.served.values()):
            self._later(self._act(served))

    async def _decided(self, decide: Decide, room: Room, now: int) -> Log:
        """What a command, or the table itself, makes of it. Bots that have just sat down have to hear and think over
        all that happened until now: then it is done beside the loop."""
        unheard = room.unheard()
        return decide(room, now) if unheard <= MUCH_TO_HEAR else await self.loading.decided(unheard, decide, room, now)

    async def _store(self, served: ServedTable, made: Log) -> bool:
        """Apply and keep. When the store refuses, the room has gone ahead of the log, and comes back to it."""
        room = served.room
        after = room.number
        if log.goes_back(made):
            await self.loading.learn_ways(room)
        mark = Mark(room) if self.store.shared else None
        try:
            for entry in made:
                room.apply(entry)
            snapshot = room.snapshot() if room.number - served.snapshot_at >= SNAPSHOT_EVERY else None
            what = self._append(served, after, made, snapshot)
        except Exception as fault:  # whatever it was: the room is not what it should be, and the log is
            await self._read_anew(served)
            if any(isinstance(entry, log.Dealt) for entry in made):
                _log.error("a deal broke\n%s", redacted_trace(fault))
                raise Refused("deal_broken") from None
            raise GameBroke from fault
        served.in_secret = log.private_to(made)
        try:
            kept = await self._keep(served, what)
        except Exception:
            await self._come_back(served, made, mark)
            self._set_timer(served, PAUSE_SECONDS)
            raise
        if not kept:
            await self._come_back(served, made, mark)
        elif snapshot is not None:
            served.snapshot_at = room.number
        return kept

    def _append(
        self, served: ServedTable, after: int, made: Log, snapshot: bytes | None, attempt: Attempt | None = None
    ) -> Append:
        room = served.room
        due = None if automatic.rests(room) else served.due
        summary = Summary(
            id=room.id,
            game=room.settings.game,
            status=room.status,
            listed=room.settings.listed and any(room.names),  # a visitor would find nobody
            body=log.encode(listed(room)),
            due=None if due is None else due - served.offset,
            changed=room.changed,
        )
        entries = tuple([log.encode(entry) for entry in made])
        called = None if log.only_talk(made) else waits(room, self.now(), served.offset)
        return Append(room.id, after, entries, summary, snapshot, attempt, rank(room), called)

    async def _keep(self, served: ServedTable, what: Append) -> bool:
        """Only what is stored is shown to those who look."""
        served.writing = list(what.entries)
        began = time.perf_counter()
        try:
            kept = await self.store.append(what)
            self.meters.appends.note(time.perf_counter() - began)
        except Exception:
            self.meters.append_failures += 1
            raise
        finally:
            served.writing, served.in_secret = [], None
        if kept:
            served.stored = StoredTable(served.room, served.stored)
        return kept

    async def _come_back(self, served: ServedTable, made: Log, mark: Mark | None) -> None:
        """These entries were not stored, or nobody knows whether they were: the log says."""
        if mark is None:
            await self._read_anew(served)
            return
        served.come_back(made, mark)
        try:
            await self._hear_news(served)
        except StoreFailed as error:
            self._drop(served, error)
            raise

    async def _read_anew(self, served: ServedTable) -> None:
        """The room as it is stored. If that cannot be had, the table is dropped: its listeners come back later."""
        try:
            served.replace(*await self.loading.read(served.room.id))
        except Exception as error:
            self._drop(served, error if isinstance(error, UserError) else Refused("our_fault"))
            raise
        self._tell(served)

    async def read_again(self, table: str) -> ServedTable:
        """A table whose log was changed: what was made of it before counts no more."""
        served = await self.open(table)
        async with served.lock:
            self._check_served(served)
            await self._read_anew(served)
        return served

    def _drop(self, served: ServedTable, why: UserError) -> None:
        self.forget(served)
        for subscriber in list(served.subscribers):
            served.dismiss(subscriber, why)

    def _check_served(self, served: ServedTable) -> None:
        """A caller that waited while a table was dropped must not go on with what is left of it."""
        if self.served.get(served.room.id) is not served:
            raise StoreFailed("store_read")

    # -- telling

    def _tell(self, served: ServedTable) -> None:
        now = self.time_of(served)
        self._set_timer(served, now=now)
        served.tell(now, self.now())

    def show(self, served: ServedTable, subscriber: Subscriber) -> None:
        """The update as it is now, whether or not it has changed."""
        served.show(subscriber, self.time_of(served), self.now())

    def join(self, served: ServedTable, subscriber: Subscriber) -> None:
        """Spectators may fill the house, and never a seat's place in it."""
        self._check_served(served)
        if subscriber.viewer >= 0:
            buckets = (subscriber.messages, subscriber.talk, subscriber.changes)
            subscriber.messages, subscriber.talk, subscriber.changes = served.buckets.setdefault(
                subscriber.viewer, buckets
            )
        elif sum(each.viewer < 0 for each in served.subscribers) >= self.limits.spectators_per_table > 0:
            raise Refused("table_crowded")
        served.subscribers.add(subscriber)
        if len(served.subscribers) == 1:  # somebody looks on
            self._set_timer(served)

    def part(self, served: ServedTable, subscriber: Subscriber) -> None:
        served.subscribers.discard(subscriber)
        served.used = time.monotonic()
        served.presence.parted(subscriber, self.steady())

    @asynccontextmanager
    async def looking(self, served: ServedTable, viewer: int) -> AsyncIterator[None]:
        """While somebody is sent an update, nothing is ahead of the log that they could see. They do not wait for what
        others do in secret: what they see is the same before and after it."""
        if served.in_secret not in (None, viewer):
            yield
            return
        async with served.lock:
            yield

    def announce(self, notice: Notice | None) -> None:
        """Tells everybody at all tables, unless they were told already."""
        if self.notices.change(notice):
            for served in list(self.served.values()):
                for subscriber in list(served.subscribers):
                    self.notices.tell(subscriber)

    def removed(self, table: str) -> None:
        """The table is not in the store any more: whoever is there has to go."""
        served = self.served.get(table)
        if served is not None:
            self._drop(served, Refused("no_table"))

    def in_sight(self, served: ServedTable, subscriber: Subscriber, what: str) -> None:
        """Somebody's page is in sight and shows what they are asked: they need not be called."""
        for who in subscriber.held:
            self._later(self._seen(served.room.id, who, what))

    async def _seen(self, table: str, who: str, what: str) -> None:
        try:
            await CallStore(self.store).seen(table, who, what)
        except StoreFailed as complaint:
            _log.warning("somebody may be called although they are there: %s", complaint.code)

    # -- what tables do by themselves

    def _set_timer(self, served: ServedTable, least: float = 0.0, now: int | None = None) -> None:
        if served.timer is not None:
            served.timer.cancel()
            served.timer = None
        if self.stopping or automatic.rests(served.room, bool(served.subscribers)):
            return
        when = served.due
        if when is not None:
            delay = max(least, (when - (self.time_of(served) if now is None else now)) / 1000)
            if not self.owns(served.room.id):
                delay += OWNERS_SECONDS
            served.timer = asyncio.get_running_loop().call_later(delay, self._due, served)

    def _due(self, served: ServedTable) -> None:
        self._later(self._act(served))

    async def _act(self, served: ServedTable) -> None:
        TABLE.set(served.room.id)
        try:
            await self.change(served, partial(self._on_its_own, served))
        except UserError as complaint:
            _log.warning("a table could not go on by itself: %s", complaint.code)
        else:
            self._set_timer(served)

    def _on_its_own(self, served: ServedTable, room: Room, now: int) -> Log:
        """Spectators may have gone meanwhile."""
        return [] if automatic.rests(room, bool(served.subscribers)) else automatic.act(room, now)

    def _later(self, work: "asyncio._CoroutineLike[None]") -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault is not None:
            _log.error("a table stopped\n%s", redacted_trace(fault))

    # -- other processes

    def _heard(self, table: str) -> None:
        """Another process wrote to this table; to any, if it is not named."""
        for served in list(self.served.values()) if not table else [self.served.get(table)]:
            if served is not None:
                self._later(self._follow(served))

    async def _follow(self, served: ServedTable) -> None:
        try:
            await self._catch_up(served)
        except StoreFailed as complaint:  # the store calls again when it is back
            _log.warning("what another process did could not be read: %s", complaint.code)

    async def _catch_up(self, served: ServedTable) -> None:
        async with served.lock:
            self._check_served(served)
            await self._hear_news(served)

    async def _hear_news(self, served: ServedTable) -> None:
        """Goes on with what other processes stored since the latest entry that the room knows."""
        room = served.room
        raw = await self.store.read(room.id, room.number)
        if not raw:
            if not await self.store.summaries([room.id]):
                self.removed(room.id)
            return
        try:
            if len(raw) > MANY_NEWS:
                raise Refused("busy")
            news = [log.decode(line) for line in raw]
            if any(isinstance(entry, log.Forgotten) for entry in news):  # what stands before it is another log now
                raise Refused("busy")
            if log.goes_back(news):
                await self.loading.learn_ways(room)
            for entry in news:
                room.apply(entry)
        except Exception as fault:
            if not isinstance(fault, Refused):
                _log.error("a table could not go on from where it was\n%s", redacted_trace(fault))
            await self._read_anew(served)
        else:
            served.stored = StoredTable(room)
            served.follow(self.steady())
            self._tell(served)

    async def _sweep(self) -> None:
        """Wake tables that nobody looks at when they are due, and let go of those that nobody needs."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                late = await self.store.due(self.steady(), DUE_AT_ONCE + len(self._unreadable))
                for table in late:
                    if table not in self._unreadable and self.owns(table):
                        await self._wake(table)
            except StoreFailed as complaint:
                _log.warning("tables that are due could not be read: %s", complaint.code)
            self.let_go()

    async def _wake(self, table: str) -> None:
        try:
            self._set_timer(await self.open(table))  # its timer is late if the machine slept
        except StoreFailed:
            raise
        except Absent as complaint:
            _log.warning("a table that is due has to wait: %s", complaint)
            self._unreadable.add(table)
        except Exception as fault:  # one table that cannot be read must not stop the others
            _log.error("a table that is due could not be opened\n%s", redacted_trace(fault))
            self._unreadable.add(table)


def _any_table(_: str) -> bool:
    return True


def _broken_off(now: int) -> Log:
    return [log.Halted(at=now, reason="broken")]
