"""The formats that a store has had: `NNNN_what.<database>.sql` leads from format NNNN-1 to format NNNN.

A file is never changed once it was released; a new format is a new file.
"""

from collections.abc import Collection, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from bathysphere.store.base import StoreFailed


class Migration(NamedTuple):
    number: int
    sql: str


@cache
def migrations(database: str) -> tuple[Migration, ...]:
    """All steps from an empty database to the present format, in order."""
    found = sorted(each.name for each in files(__name__).iterdir() if each.name.endswith(f".{database}.sql"))
    return tuple(Migration(int(name[:4]), files(__name__).joinpath(name).read_text("utf-8")) for name in found)


def missing(known: Sequence[Migration], reached: Collection[int], store: str) -> list[Migration]:
    """What a store that went through these steps still needs; a newer one is refused, because this program would spoil
    it. Steps need not have come to a store in the order of their numbers."""
    version, latest = max(reached, default=0), known[-1].number
    if version > latest:
        raise StoreFailed("store_newer", store=store, format=version, known=latest)
    return [migration for migration in known if migration.number not in reached]
