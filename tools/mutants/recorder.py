"""A pytest plugin (`-p mutants.recorder`): writes down which test ran which lines of a game, and how long it took.

MUTANTS_PACKAGE names the folder of the game, MUTANTS_REACH the file to write.
"""

import json
import os
from collections import defaultdict
from pathlib import Path

import coverage
import pytest

from mutants.reach import AT_IMPORT

_package = Path(os.environ["MUTANTS_PACKAGE"])
_seconds: dict[str, float] = defaultdict(float)
_coverage = coverage.Coverage(data_file=None, include=[f"{_package}/*"], config_file=False, messages=False)
_coverage.start()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item):  # type: ignore[no-untyped-def]
    _coverage.switch_context(item.nodeid)
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
    numbers = {test: number for number, test in enumerate(tests)} | {"": AT_IMPORT}
    lines = {
        str(Path(file).relative_to(_package)): {
            line: sorted(numbers[context] for context in contexts if context in numbers)
            for line, contexts in data.contexts_by_lineno(file).items()
        }
        for file in data.measured_files()
    }
    Path(os.environ["MUTANTS_REACH"]).write_text(json.dumps({"tests": tests, "lines": lines}))
