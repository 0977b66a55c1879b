"""Several server processes on one machine that are one server to everybody.

A first process opens the door, reads all texts and forks the others, which share both. Any worker can serve any table:
the store decides who wrote first. But a table belongs to one of them, by its id, and lines to it are handed on to that
one, connection and all, so that its room is kept and its bots think in one process. If a worker dies or stands still,
another takes its place under the same number; what was handed to it meanwhile waits there.
"""

import asyncio
import errno
import logging
import mmap
import os
import signal
import socket
import struct
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from zlib import crc32

from bathysphere.server import limits

BEAT_SECONDS = 0.5
FROZEN_SECONDS = 3.0
"""A process that was stopped from outside is given up after this."""
STUCK_SECONDS = 20.0
"""And one that is so busy that it does not come round; the machine may be overloaded."""
LOOK_SECONDS = 0.25
QUICK_DEATHS = 5
"""So many workers that die one after the other before they serve end the whole server."""
START_SECONDS = 60.0
END_SECONDS = 20.0
MOST_HEAD = 65_536
ENDINGS = (signal.SIGTERM, signal.SIGINT)

_beat = struct.Struct("d")
_log = logging.getLogger(__name__)


class Crew:
    """What all workers have in common: made before the first of them."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.beats = mmap.mmap(-1, _beat.size * size)
        self.cells = mmap.mmap(-1, limits.CELL.size * limits.CELLS)
        self.lines = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(size)]
        for pair in self.lines:
            for end in pair:
                end.setblocking(False)
        self.alive, self.first = os.pipe()
        """The first process holds the second end; when it is gone, the workers read the end of the pipe."""

    def beat(self, number: int, at: float) -> None:
        _beat.pack_into(self.beats, number * _beat.size, at)

    def last_beat(self, number: int) -> float:
        at: float = _beat.unpack_from(self.beats, number * _beat.size)[0]
        return at

    def owner(self, table: str) -> int:
        return crc32(table.encode()) % self.size


class Worker:
    """One of the processes, as it sees itself and the others."""

    def __init__(self, crew: Crew, number: int) -> None:
        self.crew = crew
        self.number = number

    def owns(self, table: str) -> bool:
        return self.crew.owner(table) == self.number

    def hand_on(self, table: str, head: bytes, connection: socket.socket) -> bool:
        """Gives a connection, with the request that came over it, to the owner of the table. False if that does not
        take it now: then it is served here."""
        if len(head) > MOST_HEAD:
            return False
        line = self.crew.lines[self.crew.owner(table)][1]
        try:
            socket.send_fds(line, [head], [connection.fileno()])
        except OSError:
            return False
        return True

    def start(self, take: Callable[[socket.socket, bytes], None], end: Callable[[], None]) -> None:
        """On the running loop: show signs of life, take what others hand on, end when the first process is gone."""
        loop = asyncio.get_running_loop()
        line = self.crew.lines[self.number][0]

        def taking() -> None:
            with suppress(BlockingIOError):
                while True:
                    head, found, _, _ = socket.recv_fds(line, MOST_HEAD + 1, 1)
                    for fd in found:
                        take(socket.socket(fileno=fd), head)

        def beating() -> None:
            self.crew.beat(self.number, time.monotonic())
            loop.call_later(BEAT_SECONDS, beating)

        loop.add_reader(line.fileno(), taking)
        loop.add_reader(self.crew.alive, end)
        beating()

    def stop(self) -> None:
        loop = asyncio.get_running_loop()
        loop.remove_reader(self.crew.lines[self.number][0].fileno())
        loop.remove_reader(self.crew.alive)


class Foreman:
    """The first process: it forks workers, watches over them, and serves nobody itself."""

    def __init__(self, size: int, work: Callable[[Worker], None], ready: Callable[[], None]) -> None:
        self.crew = Crew(size)
        self._work = work
        self._ready = ready
        self._pids: dict[int, int] = {}
        self._ending = False
        self._served = [False] * size
        self._deaths = 0

    def run(self) -> int:
        """Until told to stop; the exit code."""
        limits.share_cells(self.crew.cells)
        for name in ENDINGS:
            signal.signal(name, self._end)
        code = self._start(0)  # what keeps one from starting keeps all, and need be said only once
        for number in range(1, self.crew.size):
            code = code or self._start(number)
        if not code and not self._ending:
            self._ready()
        while not code and not self._ending:
            time.sleep(LOOK_SECONDS)
            code = self._look()
        return self._finish() or code

    def _end(self, *_: object) -> None:
        self._ending = True

    def _start(self, number: int) -> int:
        """The exit code if it ended before it served."""
        self._fork(number)
        until = time.monotonic() + START_SECONDS
        while not self.crew.last_beat(number) and not self._ending:
            ended, status = os.waitpid(self._pids[number], os.WNOHANG)
            if ended:
                del self._pids[number]
                return abs(os.waitstatus_to_exitcode(status)) or 1
            if time.monotonic() > until:
                return 1
            time.sleep(0.01)
        return 0

    def _fork(self, number: int) -> None:
        self.crew.beat(number, 0.0)
        sys.stdout.flush()
        sys.stderr.flush()
        # A signal that came before the worker has its own mind about it would be taken for one to the first process.
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDINGS)
        pid = os.fork()
        if pid:
            self._pids[number] = pid
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)
            return
        code = 1
        try:
            os.close(self.crew.first)
            for name in ENDINGS:
                signal.signal(name, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)
            self._work(Worker(self.crew, number))
            code = 0
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else 1
        except KeyboardInterrupt:
            code = 0
        finally:
            sys.stderr.flush()
            os._exit(code)

    def _look(self) -> int:
        for number, pid in list(self._pids.items()):
            ended, status = os.waitpid(pid, os.WNOHANG)
            if ended:
                code = os.waitstatus_to_exitcode(status)
                if code == 0:  # the operator had all of them stop
                    self._ending = True
                    del self._pids[number]
                    continue
                self._deaths = 0 if self.crew.last_beat(number) else self._deaths + 1
                if self._deaths >= QUICK_DEATHS:
                    return abs(code)
                _log.error("a worker ended (%d); another takes its place", code)
                self._fork(number)
            elif self._stands_still(number, pid):
                _log.error("a worker stands still; another takes its place")
                os.kill(pid, signal.SIGKILL)
        return 0

    def _stands_still(self, number: int, pid: int) -> bool:
        last = self.crew.last_beat(number)
        quiet = time.monotonic() - last
        return bool(last) and quiet > (FROZEN_SECONDS if _is_stopped(pid) else STUCK_SECONDS)

    def _finish(self) -> int:
        """All end kindly."""
        for pid in self._pids.values():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGTERM)
                os.kill(pid, signal.SIGCONT)
        until = time.monotonic() + END_SECONDS
        for pid in self._pids.values():
            with suppress(ChildProcessError):
                while not os.waitpid(pid, os.WNOHANG)[0]:
                    if time.monotonic() > until:
                        os.kill(pid, signal.SIGKILL)
                    time.sleep(0.01)
        return 0


def _is_stopped(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0]
    except OSError as error:
        return error.errno == errno.ESRCH
    return state in ("T", "t")
