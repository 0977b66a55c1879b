"""The Python in the README runs as it stands."""

import re
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_every_block_of_python_runs_in_order(capsys):
    """As a reader would type it: one after the other, in one fresh namespace."""
    blocks = BLOCK.findall(README.read_text("utf-8"))
    assert blocks
    namespace = {"__name__": "readme"}
    for block in blocks:
        exec(compile(block, "README.md", "exec"), namespace)
    assert capsys.readouterr().out.strip()
