"""The client's TypeScript is made from the Python that it mirrors, and a drift is noticed."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bathysphere.games import built_in

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "web" / "src"
MADE = (
    "wire/types.ts",
    *(f"games/{name}/{made}.ts" for name in built_in() for made in ("types", "facts")),
)


def check(folder: Path) -> subprocess.CompletedProcess[str]:
    tool = [sys.executable, str(ROOT / "tools/make_types.py"), "--check", "--folder", str(folder)]
    return subprocess.run(tool, capture_output=True, text=True, check=False)


@pytest.fixture
def copy(tmp_path):
    """What the client has, in a place where it can be spoiled."""
    for name in MADE:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(CLIENT / name, tmp_path / name)
    return tmp_path


def test_the_client_has_the_types_of_the_server():
    done = check(CLIENT)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize("name", MADE)
def test_one_altered_letter_is_a_drift(copy, name):
    text = (copy / name).read_text("utf-8")
    (copy / name).write_text(text.replace("number", "string", 1), "utf-8")
    done = check(copy)
    assert done.returncode == 1
    assert done.stdout == (f"The client's {name} no longer fits the Python it is made from: run tools/make_types.py.\n")


def test_a_missing_file_is_a_drift(copy):
    (copy / "wire/types.ts").unlink()
    assert check(copy).returncode == 1
