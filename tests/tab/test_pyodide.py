"""What a browser loads plays the same games: their records are those of CPython, byte for byte."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from support.effort import FULL
from support.tab import games_played

ROOT = Path(__file__).parents[2]
PACK = ROOT / "build" / "tab"
GAMES = 100 if FULL else 3


@pytest.mark.timeout(1800)
def test_records_made_under_pyodide_are_those_of_cpython(tmp_path):
    assert (PACK / "pack.json").exists(), "build it first: make tab"
    script = str(Path(games_played.__file__))
    run = ["node", str(ROOT / "tools/tab/run.mjs"), str(tmp_path), script, "0", str(GAMES), "/project/records.json"]
    made = subprocess.Popen(run, env=os.environ | {"PACK": str(PACK)}, stderr=subprocess.PIPE, text=True)
    ours = games_played.records(0, GAMES)
    assert made.communicate()[1] == ""
    assert json.loads((tmp_path / "records.json").read_text()) == ours
