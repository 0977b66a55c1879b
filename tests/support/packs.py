"""Content packs of somebody's own for tests: that of the program with other faces."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bathysphere.games.cryptids import content

OWN = Path(content.__file__).parent / "content"


def other_pack(folder: Path, name: str = "mine") -> Path:
    """A pack in which the first cryptid and the first city are called otherwise, and everybody begins with 7 coins."""
    shutil.copytree(OWN, folder)
    write_over(folder, "pack.toml", 'id = "bathysphere"', f'id = "{name}"')
    write_over(folder, "pack.toml", 'reconstructed = ["map", ', 'reconstructed = ["map"]  # ')
    write_over(folder, "board.toml", "coins = [1, 2, 2, 3]", "coins = [7, 7, 7, 7]")
    write_over(folder, "map.toml", 'en = "Aachen"', 'en = "Aix"')
    write_over(folder, "cryptids.toml", 'en = "Trochus"', 'en = "Snail"')
    return folder


def write_over(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")


@contextmanager
def no_packs() -> Iterator[None]:
    """As in a program that was started without any; what is taken up inside is forgotten afterwards."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(content, "_at_hand", {"": content.BUILT_IN})
        patch.setattr(content, "_chosen", [""])
        yield
