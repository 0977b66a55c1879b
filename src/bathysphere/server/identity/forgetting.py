"""What somebody leaves behind at tables: their names and what they said, found in a log or taken out of it.

A log is otherwise never changed. Here entries keep their places and their moments, so that every game stays as it was
played; only names of this person and words of their own are gone.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from bathysphere.tables import entries as log


class Traces(NamedTuple):
    """The numbers of the entries at which somebody sat down, and of those in which they said something."""

    sat_down: list[int]
    said: list[int]


class _Sitting(NamedTuple):
    """Somebody at a table, for as long as they are the same person."""

    name: str
    tokens: set[str]
    traces: Traces


def traces_of(entries: Sequence[log.Entries], tokens: frozenset[str]) -> Traces:
    """Of whoever had a seat with one of these credentials, for as long as they had it, wherever they were moved."""
    all_of_them: list[_Sitting] = []
    here: dict[int, _Sitting] = {}
    for number, entry in enumerate(entries, 1):
        match entry:
            case log.Claimed():
                if entry.seat not in here or here[entry.seat].name != entry.name:
                    here[entry.seat] = _Sitting(entry.name, set(), Traces([], []))
                    all_of_them.append(here[entry.seat])
                here[entry.seat].tokens.add(entry.token)
                here[entry.seat].traces.sat_down.append(number)
            case log.Rekeyed() if entry.seat in here:
                here[entry.seat].tokens.add(entry.token)
            case log.TableChanged():
                here = {new: here[old] for new, old in enumerate(entry.seating) if old in here}
            case log.Left() | log.Filled():
                here.pop(entry.chair if isinstance(entry, log.Filled) else entry.seat, None)
            case log.Said() if entry.seat in here and entry.by == "person" and entry.statement is None:
                here[entry.seat].traces.said.append(number)
    found = Traces([], [])
    for each in all_of_them:
        if each.tokens & tokens:
            found.sat_down.extend(each.traces.sat_down)
            found.said.extend(each.traces.said)
    return found


def without(entry: log.Entries) -> log.Entries:
    """The entry with nothing of the person in it."""
    match entry:
        case log.Claimed():
            return msgspec.structs.replace(entry, name="")
        case log.Said():
            return msgspec.structs.replace(entry, text="", name="", removed=True)
        case _:
            return entry
