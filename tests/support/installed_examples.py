"""The examples as installed packages: in a folder that is put on the path, with the metadata that pip writes."""

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bathysphere import games
from bathysphere.bots import BOTS

EXAMPLES = Path(__file__).parents[2] / "examples"
GROUP = "bathysphere.games"
NAMES = ("liars_dice", "tic_tac_toe")


def install(example: str, folder: Path) -> None:
    """What `pip install --target` makes of an example, without a network: its files and its metadata."""
    source = EXAMPLES / example
    project = tomllib.loads((source / "pyproject.toml").read_text("utf-8"))["project"]
    package = source / example
    if package.is_dir():
        shutil.copytree(package, folder / example, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copy(source / f"{example}.py", folder)
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    named = [f"{name} = {place}" for name, place in project["entry-points"][GROUP].items()]
    (info / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *named, ""]), "utf-8")
    metadata = ["Metadata-Version: 2.1", f"Name: {project['name']}", f"Version: {project['version']}", ""]
    (info / "METADATA").write_text("\n".join(metadata), "utf-8")


@contextmanager
def examples_installed(folder: Path) -> Iterator[None]:
    """In this process, until the end."""
    for name in NAMES:
        install(name, folder)
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
