"""What lies where in a view now: its zones, by what its fields declare (`view_forms.py`)."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from bathysphere.engine.kinds import SEAT, Kind, Ref
from bathysphere.engine.view import SPECTATOR, View
from bathysphere.engine.view_forms import Bits, Each, Form, Maybe, One, Places, Private, Row, bits, parts_of, view_form


class Held(NamedTuple):
    """A thing that lies somewhere; of several fields the one in which it stands."""

    kind: Kind
    value: Any
    field: str = ""


class Thing(NamedTuple):
    """One thing of a zone, or one place with what lies in it."""

    place: tuple[Kind, Any] | None
    held: tuple[Held, ...]

    def refs(self, options: Any = None) -> list[Ref]:
        """Whatever of these an option points at, it can be chosen here."""
        every = [*([self.place] if self.place else []), *[(each.kind, each.value) for each in self.held]]
        found = [ref_of(kind, value, options) for kind, value in every]
        return list(dict.fromkeys(ref for ref in found if ref is not None))


class Zone(NamedTuple):
    """A field of a view, a field of a struct in it, or the part of it that belongs to one seat."""

    name: str
    """The names of the fields that lead there, with hyphens: `turn-sold`."""
    seat: int | None
    columns: int
    things: tuple[Thing, ...]
    own: bool = False
    """It belongs to the seat of the view, and is there in no other view."""
    single: bool = False
    """One thing at most ever lies there."""


def ref_of(kind: Kind, value: Any, options: Any = None) -> Ref | None:
    found = kind.ref(value, options)
    return (kind.besides[value],) if found is None and value in kind.besides else found


def zones_of(view: View) -> list[Zone]:
    """All zones of a view with what lies in them now. What belongs to a seat is a zone of that seat."""
    found: list[Zone] = []
    for name, form in view_form(type(view)).fields.items():
        found += _zones(name, form, getattr(view, name), None, view.seat)
    return found


def _zones(name: str, form: Form, value: Any, seat: int | None, reader: int) -> Iterator[Zone]:
    match form:
        case Maybe(Row()) if value is None:
            return
        case Maybe(inner) if value is not None:
            yield from _zones(name, inner, value, seat, reader)
        case Private(inner):
            if reader != SPECTATOR:
                yield from [zone._replace(own=True) for zone in _zones(name, inner, value, reader, reader)]
        case Row(fields, struct):
            for (field, each), part in zip(fields.items(), parts_of(fields, struct, value), strict=True):
                yield from _zones(f"{name}-{field}", each, part, seat, reader)
        case Places(place, inner) if place.name == SEAT.name:
            for other, held in enumerate(value):
                yield from _zones(name, inner, held, other, reader)
        case Places(place, inner, columns):
            cells = [Thing((place, number), tuple(_held(inner, held))) for number, held in enumerate(value)]
            yield Zone(name, seat, columns, tuple(cells))
        case Each(inner):
            yield Zone(name, seat, 0, tuple([Thing(None, tuple(_held(inner, each))) for each in value]))
        case One() | Bits() | Maybe():
            one = isinstance(form.form if isinstance(form, Maybe) else form, One)
            yield Zone(name, seat, 0, tuple([Thing(None, (held,)) for held in _held(form, value)]), single=one)


def _held(form: Form, value: Any, field: str = "") -> Iterator[Held]:
    """All that lies in a field, one after the other."""
    match form:
        case One(kind):
            yield Held(kind, value, field)
        case Bits(kind):
            yield from [Held(kind, bit, field) for bit in bits(value)]
        case Maybe(inner):
            if value is not None:
                yield from _held(inner, value, field)
        case Private(inner):
            yield from _held(inner, value, field)
        case Each(inner) | Places(_, inner):
            for each in value:
                yield from _held(inner, each, field)
        case Row(fields, struct):
            for (name, each), part in zip(fields.items(), parts_of(fields, struct, value), strict=True):
                yield from _held(each, part, name)
