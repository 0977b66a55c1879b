"""The constants and tables that a game lists as `PRINTED`, as TypeScript."""

import ast
import inspect
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, get_type_hints

import msgspec

from bathysphere.engine import Kind
from bathysphere.engine import view_forms as views
from bathysphere.engine.printed import Printed
from bathysphere.engine.view_forms import form_of
from typescript.kinds import Kinds
from typescript.literals import ABSENT, WIDTH, literal, one_line, pascal, row_of, singular, union
from typescript.structs import Interfaces, comment, field_comments, own_doc


class Tables:
    """All of one game. A component is called by the kind of thing that it is; where it names another that is called by
    a word, such as its race, it has the word."""

    def __init__(self, kinds: Sequence[Kind]) -> None:
        self.parts: list[str] = []
        self.forms = Interfaces()
        self.names: dict[str, Mapping[str, str]] = {}
        """Of components by their ids, in each language."""
        self._called = {id(kind.table): pascal(kind.name) for kind in reversed(kinds) if kind.table}
        self._words: dict[tuple[str, ...], str] = {}

    def text(self) -> str:
        forms = [self.forms.text().rstrip()] if self.forms.written else []
        uses = ["import type { Unnamed } from '../parts/named';"] if self.names else []
        return "\n\n".join([*uses, *self.parts, *forms]) + "\n"

    def add(self, printed: Printed) -> None:
        about = _constant_comments(printed.module)
        for name in printed.names.split():
            value = getattr(printed.module, name)
            if printed.named:
                self._named(printed.called or name, value, about.get(name, ""))
            else:
                self.constant(printed.called or name, value, about.get(name, ""), printed.columns)

    def _named(self, name: str, value: msgspec.Struct, about: str) -> None:
        """An object without the names of what lies in it: they are kept as texts."""
        self.forms.add(type(value))
        plain = self._without_names(_without_none(msgspec.to_builtins(value)))
        form = f"Unnamed<{type(value).__name__}>"
        self.parts.append("\n".join([*comment(about, ""), f"export const {name}: {form} = {literal(plain)};"]))

    def _without_names(self, value: Any) -> Any:
        if isinstance(value, list | tuple):
            return [self._without_names(each) for each in value]
        if not isinstance(value, Mapping):
            return value
        if isinstance(value.get("name"), Mapping):
            assert self.names.setdefault(value["id"], value["name"]) == value["name"], value["id"]
        return {key: self._without_names(each) for key, each in value.items() if key != "name"}

    def constant(self, name: str, value: Any, about: str, columns: str = "") -> None:
        lines = comment(about, "")
        match value:
            case bool() | int() | str():
                lines.append(f"export const {name} = {one_line(value)};")
            case msgspec.Struct():
                self.forms.add(type(value))
                plain = _without_none(msgspec.to_builtins(value))
                lines.append(f"export const {name}: {type(value).__name__} = {literal(plain)};")
            case [str(), *_]:
                lines += self._list(name, value)
            case [msgspec.Struct(), *_] if columns == "id":
                lines += self._list(name, [row.id for row in value])
            case [msgspec.Struct(), *_]:
                lines = self._table(name, value, columns.split() or value[0].__struct_fields__, lines)
            case dict():
                lines = self._table(name, value, columns.split() or next(iter(value.values()))._fields, lines)
            case [_, *_]:
                lines.append(f"export const {name}: {_plain_type(value)} = {literal(value)};")
            case _:
                raise TypeError(f"there is no TypeScript for {name}, which is {value!r}")
        self.parts.append("\n".join(lines))

    def _list(self, name: str, words: Sequence[str]) -> list[str]:
        """Words, and a type for one of them: called like one, with `Id` behind it where a component has that name."""
        one = singular(name) + ("Id" if singular(name) in self.forms.written else "")
        self._words[tuple(words)] = one
        return [_words(name, words), f"export type {one} = (typeof {name})[number];"]

    def _table(self, name: str, table: Any, columns: Sequence[str], about: list[str]) -> list[str]:
        rows = list(table.values()) if isinstance(table, Mapping) else table
        struct = type(rows[0])
        called = self._called.get(id(rows), struct.__name__)
        comments = field_comments(struct)
        forms = {column: _column(struct, column) for column in columns}
        lines = [*comment(own_doc(struct), ""), f"export interface {called} {{"]
        for column, form in forms.items():
            said = comments.get(column) or (getattr(struct, column).__doc__ if _derived(struct, column) else "") or ""
            kind = f"{called}Id" if column == "id" else self._type(form)
            lines += [*comment(" ".join(said.split()), "  "), f"  {column}: {kind};"]
        lines += ["}", ""]
        if "id" in columns:
            lines += [_ids(f"{called}Id", [row.id for row in rows]), ""]
        shown = [
            one_line({column: _shown(form, getattr(row, column)) for column, form in forms.items()}) for row in rows
        ]
        if isinstance(table, Mapping):
            entries = [f"  {key}: {row}," for key, row in zip(table, shown, strict=True)]
            return [*lines, *about, f"export const {name}: Readonly<Record<number, {called}>> = {{", *entries, "};"]
        return [*lines, *about, f"export const {name}: readonly {called}[] = [", *[f"  {row}," for row in shown], "];"]

    def _type(self, form: views.Form) -> str:
        match form:
            case views.One(kind) if _by_word(kind):
                return union([self._word(tuple(map(str, _table_of(kind)))), *(["null"] if kind.besides else [])])
            case views.One(kind):
                return Kinds().type(kind) if kind.words or kind.table is None else "number"
            case views.Maybe(inner):
                return f"{self._type(inner)} | null"
            case views.Each(inner) | views.Places(_, inner):
                return row_of(self._type(inner))
            case views.Undeclared(hint):
                return self.forms.type(msgspec.inspect.type_info(hint))
        raise TypeError(f"there is no TypeScript for {form}")

    def _word(self, words: tuple[str, ...]) -> str:
        return self._words.get(words) or union([one_line(word) for word in words])


def _by_word(kind: Kind) -> bool:
    """Whether a component has the word in place of what it is in Python."""
    return not callable(kind.table) and kind.table is not None and all(isinstance(each, str) for each in kind.table)


def _table_of(kind: Kind) -> Sequence[Any]:
    assert kind.table is not None
    assert not callable(kind.table)
    return kind.table


def _shown(form: views.Form, value: Any) -> Any:
    match form:
        case views.One(kind) if _by_word(kind):
            return None if value in kind.besides else value if kind.words else _table_of(kind)[value]
        case views.Each(inner) | views.Places(_, inner):
            return [_shown(inner, each) for each in value]
        case views.Maybe(inner):
            return None if value is None else _shown(inner, value)
    return value


def _derived(struct: type, column: str) -> bool:
    return isinstance(inspect.getattr_static(struct, column, None), property)


def _column(struct: type, column: str) -> views.Form:
    if _derived(struct, column):
        getter = getattr(struct, column).fget
        return form_of(get_type_hints(getter, include_extras=True)["return"])
    return form_of(get_type_hints(struct, include_extras=True)[column])


def _without_none(value: Any) -> Any:
    """Of what an object leaves out, its type says that it may."""
    if isinstance(value, Mapping):
        return {name: ABSENT if each is None else _without_none(each) for name, each in value.items()}
    return [_without_none(each) for each in value] if isinstance(value, list) else value


def _words(name: str, values: Sequence[str]) -> str:
    line = f"export const {name} = {one_line(tuple(values))} as const;"
    return line if len(line) <= WIDTH else f"export const {name} = {literal(tuple(values), '', WIDTH)} as const;"


def _ids(name: str, ids: Sequence[str]) -> str:
    line = f"export type {name} = {union([one_line(each) for each in ids])};"
    return (
        line
        if len(line) <= WIDTH
        else f"export type {name} =\n" + "\n".join(f"  | {one_line(each)}" for each in ids) + ";"
    )


def _plain_type(value: Any) -> str:
    if isinstance(value, list | tuple):
        return row_of(union(sorted({_plain_type(each) for each in value})))
    return "string" if isinstance(value, str) else "number"


def _constant_comments(module: Any) -> dict[str, str]:
    """The strings that stand below the constants of a module."""
    body = ast.parse(inspect.getsource(module)).body
    found: dict[str, str] = {}
    for assigned, below in pairwise(body):
        match assigned, below:
            case (
                ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                found[name] = " ".join(text.split())
    return found
