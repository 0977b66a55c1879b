"""What lies where in a view: the kinds of things in its fields, declared with the fields.

`court: Annotated[tuple[int, ...], LORD]` is a row of Lords, `cells: Annotated[tuple[int, ...], per(CELL, MARK)]` a
mark in each of several cells, `dice: Annotated[tuple[int, ...], per(SEAT, NUMBER)]` a number beside each player. How
many there are, whether a field may be empty and what it is made of follows from its type: a struct declares its own
fields, and a truth is a truth. From that follow boards that are made for no game in particular, types for other
languages, descriptions, and whether a view is well formed. Nothing here runs while a game is played.
"""

from collections.abc import Iterator
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

from bathysphere.engine.errors import InternalError
from bathysphere.engine.kinds import FLAG, SEAT, Group, Kind
from bathysphere.engine.view import COMMON, View

# -- notes beside fields


class Per(NamedTuple):
    """A field with an entry for each thing of a kind: what lies there."""

    place: Kind
    note: "Note | None" = None
    columns: int = 0


def per(place: Kind, note: "Note | None" = None, *, columns: int = 0) -> Per:
    """For each `place` in its order something of a kind, or several; a struct needs no note. Drawn in so many columns
    if a number is given."""
    return Per(place, note, columns)


class Own(NamedTuple):
    """A field with what only the seat of the view holds."""

    note: "Note"


def own(note: "Note") -> Own:
    """What the seat of the view holds itself, such as its hand: `hand: Annotated[tuple[int, ...], own(CARD)]`."""
    return Own(note)


class Mask(NamedTuple):
    """A number whose bits say which things of a kind are meant."""

    kind: Kind


def mask(kind: Kind) -> Mask:
    return Mask(kind)


Note = Kind | Per | Own | Mask | Group
"""A `group` names the parts of a tuple of fixed length: `tuple[int, int]` with `group(place=NUMBER, card=CARD)`."""

HELD = Kind("held")
"""In a struct that holds now this, now that: the kind that is noted beside the field in which the struct lies."""

Notes = dict[str, Note]
_NOTED: dict[type[msgspec.Struct], Notes] = {}


def noted(struct: type[msgspec.Struct], **notes: Note) -> None:
    """Says of a struct that was made without notes, because kinds of things are not known there, what its fields hold:
    a value of the state that views show as it is."""
    _NOTED[struct] = notes


# -- forms, from types and notes


class One(NamedTuple):
    kind: Kind


class Bits(NamedTuple):
    kind: Kind


class Maybe(NamedTuple):
    """May be None."""

    form: "Form"


class Each(NamedTuple):
    """Any number of them."""

    form: "Form"


class Places(NamedTuple):
    """One entry for each thing of a kind."""

    place: Kind
    form: "Form"
    columns: int = 0


class Private(NamedTuple):
    """There for the seat of the view alone."""

    form: "Form"


class Row(NamedTuple):
    """Several fields: of a struct, or of a tuple whose parts have names."""

    fields: "dict[str, Form]"
    struct: type[msgspec.Struct] | None = None


class Undeclared(NamedTuple):
    """Nobody says what lies there."""

    type: Any


Form = One | Bits | Maybe | Each | Places | Private | Row | Undeclared

TABLE_OPTIONS = "options"
"""The field in which views show the options of their table; these are described apart."""


@cache
def view_form(view: type[View]) -> Row:
    """The fields of a game's view, in its order, but for what all views have."""
    return Row({name: form for name, form in struct_form(view).fields.items() if name not in (*COMMON, TABLE_OPTIONS)})


@cache
def struct_form(struct: type[msgspec.Struct]) -> Row:
    hints, notes = get_type_hints(struct, include_extras=True), _NOTED.get(struct, {})
    return Row({name: form_of(hints[name], notes.get(name)) for name in struct.__struct_fields__}, struct)


def form_of(hint: Any, note: Note | None = None) -> Form:
    """What a field of this type holds."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        notes = [each for each in args[1:] if isinstance(each, Kind | Per | Own | Mask | Group)]
        return form_of(args[0], notes[0] if notes else note)
    if isinstance(note, Own):
        return Private(form_of(hint, note.note))
    if origin in (Union, UnionType) and NoneType in args and len(args) == 2:
        return Maybe(form_of(args[args[0] is NoneType], note))
    if origin is tuple and args[-1] is Ellipsis:
        if isinstance(note, Per):
            return Places(note.place, form_of(args[0], note.note), note.columns)
        return Each(form_of(args[0], note))
    if origin is tuple and isinstance(note, Group) and len(args) == len(note.fields):
        parts = zip(note.fields.items(), args, strict=True)
        return Row({name: form_of(part, inner if isinstance(inner, Kind) else None) for (name, inner), part in parts})
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        found = struct_form(hint)
        return _holding(found, note) if isinstance(note, Kind) else found
    if hint is bool:
        return One(FLAG)
    if isinstance(note, Mask) and hint is int:
        return Bits(note.kind)
    if isinstance(note, Kind) and hint in (int, str, int | str):
        return One(note)
    return Undeclared(hint)


def _holding(form: Any, kind: Kind) -> Any:
    """The same form with a kind in place of HELD."""
    match form:
        case One(held) if held is HELD:
            return One(kind)
        case Each(inner) | Maybe(inner):
            return type(form)(_holding(inner, kind))
        case Row(fields, struct):
            return Row({name: _holding(each, kind) for name, each in fields.items()}, struct)
    return form


def kinds_in_form(form: Form) -> Iterator[Kind]:
    """The kinds of things that may lie there, those of places too."""
    match form:
        case One(kind) | Bits(kind):
            yield kind
        case Maybe(inner) | Each(inner) | Private(inner):
            yield from kinds_in_form(inner)
        case Places(place, inner):
            yield place
            yield from kinds_in_form(inner)
        case Row(fields):
            for each in fields.values():
                yield from kinds_in_form(each)


# -- whether a view is what it declares


def check_view(view: View, seats: int) -> None:
    """`InternalError` if a view at a table of so many seats holds anything but what its class declares."""
    table = _Table(seats, getattr(view, TABLE_OPTIONS, None))
    for name, form in view_form(type(view)).fields.items():
        table.check(form, getattr(view, name), name)


class _Table(NamedTuple):
    seats: int
    options: Any

    def check(self, form: Form, value: Any, where: str) -> None:
        match form:
            case Undeclared(hint):
                raise InternalError(f"nobody says what lies in {where}, which is a {hint}")
            case One(kind):
                self._one(kind, value, where)
            case Bits(kind):
                self._whether(type(value) is int and value >= 0, "mask", value, where)
                for bit in bits(value):
                    self._one(kind, bit, where)
            case Maybe(inner):
                if value is not None:
                    self.check(inner, value, where)
            case Private(inner):
                self.check(inner, value, where)
            case Each(inner):
                self._whether(isinstance(value, tuple), "row", value, where)
                for each in value:
                    self.check(inner, each, where)
            case Places(place, inner):
                most = self.seats if place.name == SEAT.name else len(place.values(self.options))
                self._whether(isinstance(value, tuple) and len(value) <= most, f"row by {place.name}", value, where)
                for each in value:
                    self.check(inner, each, where)
            case Row(fields, struct):
                self._row(fields, struct, value, where)

    def _one(self, kind: Kind, value: Any, where: str) -> None:
        there = kind.name != SEAT.name or value in kind.besides or (type(value) is int and value < self.seats)
        self._whether(kind.fits(value, self.options) and there, kind.name, value, where)

    def _row(self, fields: dict[str, Form], struct: type[msgspec.Struct] | None, value: Any, where: str) -> None:
        if struct is None:
            self._whether(isinstance(value, tuple) and len(value) == len(fields), "group", value, where)
        else:
            self._whether(type(value) is struct, struct.__name__, value, where)
        for (name, form), each in zip(fields.items(), parts_of(fields, struct, value), strict=True):
            self.check(form, each, f"{where}.{name}")

    def _whether(self, so: bool, wanted: str, value: Any, where: str) -> None:
        if not so:
            raise InternalError(f"{where}: {value!r} is no {wanted} at a table of {self.seats}")


def bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def parts_of(fields: dict[str, Form], struct: type[msgspec.Struct] | None, value: Any) -> list[Any]:
    return list(value) if struct is None else [getattr(value, name) for name in fields]
