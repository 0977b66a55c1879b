"""The examples as installed packages: by pip, into a folder that is put on the path."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bathysphere import games
from bathysphere.bots import BOTS

EXAMPLES = Path(__file__).parents[2] / "examples"
GROUP = "bathysphere.games"
NAMES = ("liars_dice", "tic_tac_toe")


def install(folder: Path) -> None:
    """`pip install` of all examples into a folder. What they need is there: nothing is fetched."""
    quietly = ("--quiet", "--disable-pip-version-check", "--no-deps", "--no-index", "--no-build-isolation")
    sources = [str(EXAMPLES / name) for name in NAMES]
    called = [sys.executable, "-m", "pip", "install", *quietly, "--target", str(folder), *sources]
    done = subprocess.run(called, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@contextmanager
def examples_installed(folder: Path) -> Iterator[None]:
    """In this process, until the end."""
    install(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        _forget()
        yield
    _forget()


def _forget() -> None:
    games._installed.cache_clear()
    games.is_package.cache_clear()
    for name in NAMES:
        BOTS.pop(name, None)
        for module in [each for each in sys.modules if each.partition(".")[0] == name]:
            del sys.modules[module]


def command(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """`bathysphere` as a process of its own that finds what is installed in a folder."""
    path = os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH")]), str(folder)])
    surroundings = {**os.environ, "PYTHONPATH": path, "COLUMNS": "200"}
    called = [sys.executable, "-m", "bathysphere", *words]
    return subprocess.run(called, env=surroundings, capture_output=True, text=True, check=False)
