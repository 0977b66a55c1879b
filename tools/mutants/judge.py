"""Does a test notice? Each mutant gets a copy of the package and the tests run against that copy.

Only tests that run the changed line can notice, so they alone are tried (`reach.py`): first those that caught other
mutants of the same file, then the quickest, then the rest, and at last a brief contract run. Everything happens in a
temporary folder, which begins as a snapshot of the tree: whatever is edited meanwhile does not matter.
"""

import compileall
import json
import os
import shutil
import signal
import subprocess
import sys
from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock

from mutants.mutant import Mutant
from mutants.reach import Reach

ROOT = Path(__file__).resolve().parents[2]
CONTRACT_GAMES = 60
"""In the brief contract run, shared by the numbers of players."""
UNUSED = ("-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:hypothesispytest")
PYTEST = ("-m", "pytest", "-x", "-q", "--tb=no", *UNUSED)
"""Without the plugins that nobody needs here, pytest begins three times as fast."""
QUICK = 40
"""How many tests are tried before all others: each file that is collected takes a moment."""

NO_TESTS = 5
"""With this code pytest says that it ran nothing."""

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
        self.reach = Reach([], {})
        self._catchers: dict[str, list[str]] = defaultdict(list)
        self._stopped = False
        self._running: dict[int, subprocess.Popen[str]] = {}
        self._lock = Lock()
        self._folder = TemporaryDirectory(prefix="mutants-")
        self.base = Path(self._folder.name) / "base"
        left_out = shutil.ignore_patterns("__pycache__", ".*", "client")
        for folder in ("src", "tests", "docs"):
            shutil.copytree(ROOT / folder, self.base / folder, ignore=left_out)
        shutil.copy(ROOT / "pyproject.toml", self.base)
        for folder in ("src", "tests/support", "tests/contract"):  # once, and not for every mutant
            compileall.compile_dir(self.base / folder, quiet=2)
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
            shutil.copytree(self.base / "src", source, copy_function=os.link)
            mutant.plant(source / self.package)
            return self._first_to_notice(source, mutant)

    def _first_to_notice(self, source: Path, mutant: Mutant) -> str | None:
        able = self.reach.able_to_notice(mutant, self.game)
        known = set(able)
        first = [test for test in self._catchers[mutant.path] if test in known]
        first += [test for test in able if test not in first][:QUICK]
        rest = sorted(known.difference(first), key=able.index)
        for tests in (first, rest):
            if tests and (who := self._failing(source, mutant, tests)):
                return who
        code, _ = self._run(source, "-m", "contract.brief", self.name, str(CONTRACT_GAMES))
        return None if code == 0 else CLOCK if code is None else CONTRACT

    def _failing(self, source: Path, mutant: Mutant, tests: list[str]) -> str | None:
        """What notices when these tests run."""
        chosen = source.parent / "tests.json"
        chosen.write_text(json.dumps(tests))
        files = dict.fromkeys(test.partition("::")[0] for test in tests)
        code, _ = self._run(source, *PYTEST, "-p", "mutants.chosen", *files, MUTANTS_TESTS=str(chosen))
        if code == NO_TESTS:
            raise RuntimeError(f"none of the tests chosen for {mutant} was found")
        if code in (0, None):
            return None if code == 0 else CLOCK
        with suppress(ValueError):  # a module that cannot be imported names no test
            catcher = json.loads(chosen.read_text())
            if len(catcher) == 1 and catcher[0] not in self._catchers[mutant.path]:
                self._catchers[mutant.path].insert(0, catcher[0])
        return TEST

    # -- processes

    def _run(self, source: Path, *command: str, **settings: str) -> tuple[int | None, str]:
        paths = (source, self.base / "tests", ROOT / "tools")
        environment = {
            **os.environ,
            **settings,
            "PYTHONPATH": os.pathsep.join(map(str, paths)),
            "HYPOTHESIS_STORAGE_DIRECTORY": str(source.parent / "hypothesis"),
            "PYTHONHASHSEED": "0",
        }
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
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
        written = self.base / "reach.json"
        code, output = self._recorded(source, written)
        if code != 0:
            return f"the tests fail although nothing was changed:\n{output}"
        self.reach = Reach.read(written)
        code, output = self._run(source, "-m", "contract.brief", self.name, str(CONTRACT_GAMES))
        return f"the contract run complains although nothing was changed:\n{output}" if code != 0 else None

    def _recorded(self, source: Path, written: Path) -> tuple[int | None, str]:
        """All tests of the game, once, with notes of what they reach; that takes longer than a run without."""
        patience, self.timeout = self.timeout, 20 * self.timeout
        settings = {"MUTANTS_PACKAGE": str(source / self.package), "MUTANTS_REACH": str(written)}
        try:
            return self._run(source, *PYTEST, "-p", "mutants.recorder", str(self.tests), **settings)
        finally:
            self.timeout = patience
