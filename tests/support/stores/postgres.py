"""A real PostgreSQL for tests: the programs of the package `pgserver`, one server for each test process.

PostgreSQL refuses to run as root. For root it therefore runs as `nobody`, from a copy of the programs, because nobody
may look into a home directory; nothing on the machine is changed for it: no user, no mode of a directory.
"""

import atexit
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg
import pytest

START_SECONDS = 60
MAKE = ("-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
# What a test writes has to outlive processes, not a power cut.
SETTINGS = ("-c", "listen_addresses=", "-c", "fsync=off", "-c", "max_connections=200")
ROOT = os.geteuid() == 0


def _package() -> Path:
    spec = find_spec("pgserver")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def _copied(package: Path, to: Path) -> Path:
    """What the server needs of the package, at the same places relative to each other."""
    for needed in ("pginstall/bin", "pginstall/lib", "pginstall/share"):
        shutil.copytree(package / needed, to / package.name / needed, symlinks=True)
    libraries = package.with_name("pgserver.libs")
    if libraries.exists():
        shutil.copytree(libraries, to / libraries.name)
    return to / package.name


def _dying_with_us() -> list[str]:
    """How a command begins that must not outlive the tests, even if they are killed."""
    setpriv = shutil.which("setpriv")
    return [setpriv, "--pdeathsig", "INT"] if setpriv else []


class Server:
    """One PostgreSQL, reached by a socket in its own folder, which goes away with it."""

    def __init__(self) -> None:
        self.home = Path(tempfile.mkdtemp(prefix="postgres-"))
        self._process: subprocess.Popen[bytes] | None = None
        self._user: dict[str, Any] = {}
        package = _package()
        if ROOT:
            nobody = pwd.getpwnam("nobody")
            self._user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            package = _copied(package, self.home / "programs")
            for path in (self.home, *self.home.rglob("*")):
                os.chown(path, nobody.pw_uid, nobody.pw_gid, follow_symlinks=False)
        self._programs = package / "pginstall" / "bin"
        made = subprocess.run(
            [self._programs / "initdb", *MAKE, "-D", self.home / "data"],
            check=False,
            cwd=self.home,
            capture_output=True,
            text=True,
            **self._user,
        )
        assert made.returncode == 0, made.stderr
        self.start()

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self.home}"

    def start(self) -> None:
        with (self.home / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [*_dying_with_us(), self._programs / "postgres", *SETTINGS, "-D", self.home / "data", "-k", self.home],
                cwd=self.home,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                **self._user,
            )
        until = time.monotonic() + START_SECONDS
        while True:
            try:
                psycopg.connect(self.url()).close()
                return
            except psycopg.OperationalError:
                assert self._process.poll() is None, (self.home / "log").read_text()
                assert time.monotonic() < until, (self.home / "log").read_text()
                time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Politely (SIGINT: connections are cut, data is written) or as a crash (SIGQUIT)."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(START_SECONDS)
            self._process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.home)

    def run(self, sql: str) -> list[tuple[object, ...]]:
        """Runs one statement outside every database of a test."""
        with psycopg.connect(self.url(), autocommit=True) as connection:
            cursor = connection.execute(sql.encode())
            return cursor.fetchall() if cursor.description else []


@cache
def server() -> Server:
    """The server of this process, started when a test first wants it."""
    started = Server()
    atexit.register(started.remove)
    return started


@contextmanager
def fresh_database() -> Iterator[str]:
    """The address of an empty database, which is dropped afterwards."""
    name = f"test_{secrets.token_hex(6)}"
    server().run(f"CREATE DATABASE {name}")
    try:
        yield server().url(name)
    finally:
        server().run(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def database() -> Iterator[str]:
    """To be imported by the conftest of whoever tests with PostgreSQL."""
    with fresh_database() as url:
        yield url
