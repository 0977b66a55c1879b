"""Content packs of somebody's own for tests: that of the program with other faces."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bathysphere.games.cryptids import content
from bathysphere.games.cryptids import placement as ground
from bathysphere.games.cryptids.pack import FILES, Pack, read_file, read_parts
from bathysphere.games.cryptids.pack_checks import checked
from bathysphere.games.cryptids.steps.field import turn as field

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


# -- packs that are no folder


def raw_pack() -> dict[str, Any]:
    """What the files of the program's pack hold, part by part, to be changed."""
    return deepcopy(_raw_pack())


@cache
def _raw_pack() -> dict[str, Any]:
    return {part: read_file(OWN, file) for part, file in FILES.items()}


def pack_of(raw: dict[str, Any]) -> Pack:
    """What the program makes of it."""
    return checked(read_parts(raw))


@contextmanager
def at_hand(pack: Pack) -> Iterator[str]:
    """The name of this pack, by which tables are dealt with it; it is forgotten afterwards."""
    made = content.Content(pack)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(content._at_hand, made.id, made)
        yield made.id


def card_in(raw: dict[str, Any], name: str) -> dict[str, Any]:
    """The card of this cryptid, to be changed."""
    return next(each for each in raw["cryptids"]["cryptids"] if each["id"] == name)


@contextmanager
def dealt_from(pack: Pack) -> Iterator[str]:
    """The same for one of very many packs: what was worked out for it is forgotten, too."""
    try:
        with at_hand(pack) as name:
            yield name
    finally:
        for kept in KEPT:
            kept.cache_clear()


KEPT = (
    content.Content.turns, content.Content.spots_at, content.Content.ways, content.Content.over,
    content.Content.terrain_ways, ground.laying, ground.lookouts, field.moves_from, field.tickets_from,
)  # fmt: skip
"""Whatever is kept for as long as the program runs, by pack."""
