"""What lies where in a view: the kinds of things in its fields, declared with the fields.

`court: Annotated[tuple[int, ...], LORD]` is a row of Lords, `cells: Annotated[tuple[int, ...], per(CELL, MARK)]` a
mark in each of several cells, `dice: Annotated[tuple[int, ...], per(SEAT, NUMBER)]` a number beside each player. A
field without such a note is not a zone. Boards that are made for no game in particular draw from this, and so do
descriptions.
"""

from functools import cache
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

from bathysphere.engine.kinds import SEAT, Kind, Ref
from bathysphere.engine.view import SPECTATOR, View


class Per(NamedTuple):
    """A field with an entry for each thing of a kind: what lies there."""

    place: Kind
    kind: Kind
    columns: int = 0


def per(place: Kind, kind: Kind, *, columns: int = 0) -> Per:
    """For each `place` in its order something of `kind`, or several; drawn in so many columns if a number is given."""
    return Per(place, kind, columns)


class Own(NamedTuple):
    """A field with what only the seat of the view holds."""

    kind: Kind


def own(kind: Kind) -> Own:
    """What the seat of the view holds itself, such as its hand: `hand: Annotated[tuple[int, ...], own(CARD)]`."""
    return Own(kind)


Form = Kind | Per | Own


class Thing(NamedTuple):
    """One thing of a zone, or one place with what lies in it."""

    place: tuple[Kind, Any] | None
    held: tuple[tuple[Kind, Any], ...]

    def refs(self, options: Any = None) -> list[Ref]:
        """Whatever of these an option points at, it can be chosen here."""
        found = [ref_of(kind, value, options) for kind, value in ((self.place,) if self.place else ()) + self.held]
        return list(dict.fromkeys(ref for ref in found if ref is not None))


class Zone(NamedTuple):
    """A field of a view, or the part of it that belongs to one seat."""

    name: str
    seat: int | None
    columns: int
    things: tuple[Thing, ...]
    own: bool = False
    """It belongs to the seat of the view, and is there in no other view."""


def ref_of(kind: Kind, value: Any, options: Any = None) -> Ref | None:
    found = kind.ref(value, options)
    return (kind.besides[value],) if found is None and value in kind.besides else found


@cache
def zone_kinds(view: type[View]) -> dict[str, Form]:
    """The fields of a view that are zones, in its order, each with what lies there."""
    found: dict[str, Form] = {}
    for name, hint in get_type_hints(view, include_extras=True).items():
        if get_origin(hint) is Annotated:
            found.update((name, note) for note in get_args(hint)[1:] if isinstance(note, Kind | Per | Own))
    return found


def zones_of(view: View) -> list[Zone]:
    """All zones of a view with what lies in them now. What belongs to a seat is a zone of that seat."""
    found: list[Zone] = []
    for name, form in zone_kinds(type(view)).items():
        value = getattr(view, name)
        if isinstance(form, Kind):
            things = [Thing(None, ((form, each),)) for each in _each(value)]
            found.append(Zone(name, None, 0, tuple(things)))
        elif isinstance(form, Own):
            if view.seat != SPECTATOR:
                things = [Thing(None, ((form.kind, each),)) for each in _each(value)]
                found.append(Zone(name, view.seat, 0, tuple(things), own=True))
        elif form.place.name == SEAT.name:
            for seat, held in enumerate(value):
                things = [Thing(None, ((form.kind, each),)) for each in _each(held)]
                found.append(Zone(name, seat, form.columns, tuple(things)))
        else:
            cells = [
                Thing((form.place, place), tuple((form.kind, each) for each in _each(held)))
                for place, held in enumerate(value)
            ]
            found.append(Zone(name, None, form.columns, tuple(cells)))
    return found


def _each(value: Any) -> tuple[Any, ...]:
    """One thing, several, or with None nothing."""
    return value if isinstance(value, tuple) else () if value is None else (value,)
