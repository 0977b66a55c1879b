"""The Python in the README and in the documentation runs as it stands, and all that is public is documented."""

import re
from pathlib import Path

import pytest

import bathysphere

ROOT = Path(__file__).parents[1]
PAGES = ("README.md", "docs/study.md", "docs/agents.md")
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES)
def test_every_block_of_python_runs_in_order(page, capsys):
    """As a reader would type it: one after the other, in one fresh namespace."""
    blocks = BLOCK.findall((ROOT / page).read_text("utf-8"))
    assert blocks
    namespace = {"__name__": "readme"}
    for block in blocks:
        exec(compile(block, page, "exec"), namespace)
    assert capsys.readouterr().out.strip()


def test_every_public_name_has_a_docstring_and_a_place_in_the_reference():
    reference = (ROOT / "docs" / "api.md").read_text("utf-8")
    for name in bathysphere.__all__:
        assert getattr(bathysphere, name).__doc__, name
        assert f"::: bathysphere.{name}\n" in reference


def test_every_page_of_the_documentation_is_in_its_index():
    named = set(re.findall(r"[\w/]+\.md", (ROOT / "mkdocs.yml").read_text("utf-8")))
    assert named == {each.relative_to(ROOT / "docs").as_posix() for each in (ROOT / "docs").rglob("*.md")}
