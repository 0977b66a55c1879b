"""A pytest plugin (`-p mutants.recorder`): writes down which test ran which lines of a game, and how long it took.

MUTANTS_PACKAGE names the folder of the game, MUTANTS_REACH the file to write.

What functions of the game remember is forgotten before each test, so that all who would run them do. What tests of one
file remember for each other (`@cache`) was run for all of them: each counts as having run it.
"""

import json
import os
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import coverage
import pytest

from mutants.reach import AT_IMPORT

_package = Path(os.environ["MUTANTS_PACKAGE"])
_seconds: dict[str, float] = defaultdict(float)
_coverage = coverage.Coverage(data_file=None, include=[f"{_package}/*"], config_file=False, messages=False)
_coverage.start()


_remembering: list[Any] = []
_sharing: set[str] = set()
"""Files whose tests share what one of them worked out."""


def remembering(module: ModuleType) -> Iterator[Any]:
    """Functions and methods of a module that keep their results."""
    for value in vars(module).values():
        inside = vars(value).values() if isinstance(value, type) else ()
        yield from [each for each in (value, *inside) if hasattr(each, "cache_clear")]


def pytest_collection_finish(session: pytest.Session) -> None:
    for module in [each for each in sys.modules.values() if getattr(each, "__file__", None)]:
        if Path(module.__file__ or "").is_relative_to(_package):
            _remembering.extend(remembering(module))
    for item in session.items:
        module = getattr(item, "module", None)
        if module is not None and any(each.__module__ == module.__name__ for each in remembering(module)):
            _sharing.add(item.nodeid.split("::")[0])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item):
    for each in _remembering:
        each.cache_clear()
    file = item.nodeid.split("::")[0]
    _coverage.switch_context(file if file in _sharing else item.nodeid)
    try:
        return (yield)
    finally:
        _coverage.switch_context("")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _seconds[report.nodeid] += report.duration


def pytest_sessionfinish() -> None:
    _coverage.stop()
    data = _coverage.get_data()
    tests = sorted(_seconds, key=lambda test: _seconds[test])
    numbers = {test: [number] for number, test in enumerate(tests)} | {"": [AT_IMPORT]}
    for file in _sharing:
        numbers[file] = [number for number, test in enumerate(tests) if test.split("::")[0] == file]
    lines = {
        str(Path(file).relative_to(_package)): {
            line: sorted({number for context in contexts for number in numbers.get(context, ())})
            for line, contexts in data.contexts_by_lineno(file).items()
        }
        for file in data.measured_files()
    }
    Path(os.environ["MUTANTS_REACH"]).write_text(json.dumps({"tests": tests, "lines": lines}))
