"""The zones of a view (`engine/zones.py`) with the names of what lies there."""

from collections.abc import Callable
from typing import Any, NamedTuple

from bathysphere.engine import Kind, Ref, Thing, Zone
from bathysphere.engine.kinds import FACE_DOWN
from bathysphere.words.plain import readable


class NamedThing(NamedTuple):
    """One thing of a zone in words: the place, and what lies there."""

    place: str
    held: str
    empty: bool
    """Nothing that is a thing lies there."""
    hidden: bool
    """A thing lies there whose face the reader may not see."""
    refs: tuple[Ref, ...]


class NamedZone(NamedTuple):
    zone: Zone
    label: str
    things: tuple[NamedThing, ...]


def named_zone(zone: Zone, label: str, say: Callable[[Kind, Any], str], options: Any) -> NamedZone:
    """What has no name at all, such as a word that lacks, is not there."""
    named = [named_thing(thing, say, options) for thing in zone.things]
    return NamedZone(zone, label, tuple([thing for thing in named if thing.place or thing.held]))


def named_thing(thing: Thing, say: Callable[[Kind, Any], str], options: Any) -> NamedThing:
    """A place that is called by what lies in it is named once."""
    place = say(*thing.place) if thing.place is not None else ""
    fields: dict[str, list[str]] = {}
    for each in thing.held:
        fields.setdefault(each.field, []).append(say(each.kind, each.value))
    held = [
        " ".join([*([readable(field)] if field else []), ", ".join(named)])
        for field, named in fields.items()
        if any(named) and named != [place]
    ]
    if thing.held and not held:
        place, held = "", [place] if place else []
    besides = [each.kind.besides.get(each.value) for each in thing.held]
    hidden = bool(besides) and all(word in FACE_DOWN for word in besides)
    empty = (all(besides) or not held) and not hidden
    return NamedThing(place, "; ".join(held), empty, hidden, tuple(thing.refs(options)))
