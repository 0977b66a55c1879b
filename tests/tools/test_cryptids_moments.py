"""The moments from which the tests of the client learn how tiles of Cryptids lie are those of the rules."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FIXTURES = ROOT / "web/src/games/cryptids/fixtures"


def test_shapes_lie_as_the_client_was_told(tmp_path):
    tool = [sys.executable, str(ROOT / "tools/make_cryptids_moments.py"), "--folder", str(tmp_path)]
    subprocess.run(tool, capture_output=True, check=True)
    made, kept = [json.loads((folder / "reserve.json").read_text("utf-8")) for folder in (tmp_path, FIXTURES)]
    assert made["shapes"] == kept["shapes"]
    assert made["moments"]
    assert (tmp_path / "journeys.json").is_file()
