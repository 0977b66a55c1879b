"""The client's TypeScript is made from the Python that it mirrors, and a drift is noticed."""

import shutil
import sys
from importlib import import_module
from pathlib import Path

import pytest

from bathysphere.games import built_in, game
from bathysphere.words import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "web" / "src"
MADE = (
    "wire/types.ts",
    *(f"games/{name}/{made}.ts" for name in built_in() for made in ("types", "facts")),
    *(f"games/cryptids/text/named.{language}.ftl" for language in LANGUAGES),
    *(f"games/{name}/phrases.ts" for name in built_in() if game(name).talk),
)


@pytest.fixture
def check(monkeypatch, capsys):
    """The tool in this process, which need not make all of it for every test: its exit code and what it said."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    tool = import_module("make_types")

    def call(folder: Path) -> tuple[int, str]:
        monkeypatch.setattr(sys, "argv", ["make_types.py", "--check", "--folder", str(folder)])
        return tool.main(), capsys.readouterr().out

    return call


@pytest.fixture
def copy(tmp_path):
    """What the client has, in a place where it can be spoiled."""
    for name in MADE:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(CLIENT / name, tmp_path / name)
    return tmp_path


def test_the_client_has_the_types_of_the_server(check):
    assert check(CLIENT) == (0, "")


@pytest.mark.parametrize("name", MADE)
def test_one_altered_letter_is_a_drift(check, copy, name):
    text = (copy / name).read_text("utf-8")
    (copy / name).write_text(text.replace("e", "o", 1), "utf-8")
    assert check(copy) == (
        1,
        f"The client's {name} no longer fits the Python it is made from: run tools/make_types.py.\n",
    )


def test_a_missing_file_is_a_drift(check, copy):
    (copy / "wire/types.ts").unlink()
    code, _ = check(copy)
    assert code == 1
