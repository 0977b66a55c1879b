"""Does a test notice? Each mutant gets a copy of the package and the tests run against that copy.

The tests that are likely to notice run first, then all others of the game, then a brief contract run. Everything
happens in a temporary folder, which begins as a snapshot of the tree: whatever is edited meanwhile does not matter.
"""

import os
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock

from mutants.likely import LIKELY, SLOW
from mutants.mutant import Mutant

ROOT = Path(__file__).resolve().parents[2]
CONTRACT_GAMES = {"abyss": 30, "thing": 8, "unfathomable": 6, "cryptids": 12}
"""For each number of players."""
UNUSED = ("-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:hypothesispytest")
PYTEST = ("-m", "pytest", "-x", "-q", "--tb=no", *UNUSED)
"""Without the plugins that nobody needs here, pytest begins three times as fast."""

TEST, CONTRACT, CLOCK = "a test", "the contract run", "the clock"


def game_folder(name: str) -> Path:
    return Path("bathysphere/games") / name


class Stopped(Exception):
    """The person at the keyboard has had enough."""


class Judge:
    """Holds the snapshot, and knows which processes it started."""

    def __init__(self, name: str, timeout: float) -> None:
        self.name = name
        self.package = game_folder(name)
        self.tests = Path("tests/games") / name
        self.timeout = timeout
        self._stopped = False
        self._running: dict[int, subprocess.Popen[str]] = {}
        self._lock = Lock()
        self._folder = TemporaryDirectory(prefix="mutants-")
        self.base = Path(self._folder.name) / "base"
        for name in ("src", "tests", "docs"):
            shutil.copytree(ROOT / name, self.base / name, ignore=shutil.ignore_patterns("__pycache__", ".*"))
        shutil.copy(ROOT / "pyproject.toml", self.base)
        self.game = self.base / "src" / self.package

    def stop(self) -> None:
        """Ends what still runs, and begins nothing more."""
        with self._lock:
            self._stopped = True
            for process in self._running.values():
                self._end(process)

    def close(self) -> None:
        """Removes all copies."""
        self._folder.cleanup()

    # -- one mutant

    def noticed_by(self, mutant: Mutant) -> str | None:
        """What noticed it: a test, the contract run, or the clock; None if nothing did."""
        with TemporaryDirectory(dir=self._folder.name, ignore_cleanup_errors=True) as folder:
            source = Path(folder) / "src"
            shutil.copytree(self.base / "src", source)
            mutant.plant(source / self.package)
            return self._first_to_notice(source, mutant.path)

    def _first_to_notice(self, source: Path, path: str) -> str | None:
        runs = [(TEST, *PYTEST, *files) for files in self._in_order(path) if files]
        runs.append((CONTRACT, "-m", "contract.brief", self.name, str(CONTRACT_GAMES[self.name])))
        for who, *command in runs:
            code, _ = self._run(source, *command)
            if code != 0:
                return CLOCK if code is None else who
        return None

    def _in_order(self, path: str) -> tuple[list[str], ...]:
        """The test files that probably notice a change of this file, all others, and the slow ones last."""
        files = sorted(str(file.relative_to(self.base)) for file in (self.base / self.tests).rglob("test_*.py"))
        words = LIKELY[self.name].get(path, "").split()
        likely = [name for word in words if (name := f"{self.tests}/{word}.py") in files]
        slow = [file for file in files if file not in likely and file.endswith(SLOW)]
        return likely, [file for file in files if file not in likely and file not in slow], slow

    # -- processes

    def _run(self, source: Path, *command: str) -> tuple[int | None, str]:
        environment = {
            **os.environ,
            "PYTHONPATH": f"{source}{os.pathsep}{self.base / 'tests'}",
            "HYPOTHESIS_STORAGE_DIRECTORY": str(source.parent / "hypothesis"),
            "PYTHONHASHSEED": "0",
        }
        with self._lock:
            if self._stopped:
                raise Stopped
            process = subprocess.Popen(
                [sys.executable, *command],
                cwd=self.base,
                env=environment,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                start_new_session=True,
            )
            self._running[process.pid] = process
        try:
            output, _ = process.communicate(timeout=self.timeout)
        except subprocess.TimeoutExpired:
            return None, ""
        finally:
            self._end(process)
            with self._lock:
                del self._running[process.pid]
        if self._stopped:
            raise Stopped
        return process.returncode, output

    @staticmethod
    def _end(process: "subprocess.Popen[str]") -> None:
        """If it still runs: it and its children, for it leads a group of its own."""
        if process.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()

    # -- before anything is changed

    def unchanged_game_fails(self) -> str | None:
        """Why a run would mean nothing: the copy is not what is imported, or a test fails without any change."""
        source = self.base / "src"
        _, imported = self._run(source, "-c", "import bathysphere; print(bathysphere.__file__)")
        if not Path(imported.strip()).is_relative_to(source):
            return f"the tests would import {imported.strip()} and not the copy in {source}"
        who = self._first_to_notice(source, "")
        return f"{who} complains although nothing was changed" if who else None
