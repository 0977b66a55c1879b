"""What lies where, in the reader's language: for boards that are made for no game in particular."""

from collections.abc import Sequence

from bathysphere.engine import View
from bathysphere.server import wire
from bathysphere.words import Words


def zone_infos(view: View, words: Words, names: Sequence[str]) -> list[wire.ZoneInfo]:
    """The zones of a view."""
    return [
        wire.ZoneInfo(
            name=zone.name,
            label=label,
            seat=zone.seat,
            own=zone.own,
            single=zone.single,
            columns=zone.columns,
            things=[
                wire.ThingInfo(place, held, empty, hidden, [list(ref) for ref in refs])
                for place, held, empty, hidden, refs in things
            ],
        )
        for zone, label, things in words.zones(view, names)
    ]
