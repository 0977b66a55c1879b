"""The examples, installed once for all tests of a module."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from support.installed_examples import examples_installed


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("site")
    with examples_installed(folder):
        yield folder
