"""Writes msgspec structs as TypeScript interfaces, with their docstrings as comments."""

import ast
import inspect
import textwrap
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import inspect as shape

WIDTH = 120


class Interfaces:
    """Interfaces in the order in which they were asked for, each followed by those it needs and nobody wrote yet."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def add(self, struct: type[msgspec.Struct]) -> None:
        if struct.__name__ in self.written:
            return
        self.written[struct.__name__] = ""  # holds its place while its fields ask for others
        info = shape.type_info(struct)
        assert isinstance(info, shape.StructType)
        fields = _field_comments(struct)
        lines = [*_comment(_own_doc(struct), ""), f"export interface {struct.__name__} {{"]
        if info.tag_field is not None:
            lines.append(f"  {info.tag_field}: '{info.tag}';")
        for field in info.fields:
            # What a client sends may leave out a default; what the server sends is always whole.
            mark = "?" if info.forbid_unknown_fields and not field.required else ""
            lines += _comment(fields.get(field.name, ""), "  ")
            lines.append(f"  {field.encode_name}{mark}: {self.type(field.type)};")
        self.written[struct.__name__] = "\n".join([*lines, "}"])

    def add_union(self, name: str, structs: Iterable[type[msgspec.Struct]], comment: str) -> None:
        names = [struct.__name__ for struct in structs]
        choices = "\n".join(f"  | {each}" for each in names)
        self.written[name] = "\n".join([*_comment(comment, ""), f"export type {name} =\n{choices};"])

    def type(self, info: Any) -> str:
        """The TypeScript type of a value as JSON shows it. Lists are read-only: nobody edits what he was told."""
        match info:
            case shape.AnyType() | shape.RawType():
                return "unknown"
            case shape.NoneType():
                return "null"
            case shape.BoolType():
                return "boolean"
            case shape.IntType() | shape.FloatType():
                return "number"
            case shape.StrType():
                return "string"
            case shape.LiteralType():
                return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in info.values)
            case shape.UnionType():
                return " | ".join(self.type(each) for each in info.types)
            case shape.DictType():
                return f"Record<{self.type(info.key_type)}, {self.type(info.value_type)}>"
            case shape.TupleType():
                return f"readonly [{', '.join(self.type(each) for each in info.item_types)}]"
            case shape.ListType() | shape.VarTupleType() | shape.SetType() | shape.FrozenSetType():
                item = self.type(info.item_type)
                return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
            case shape.StructType():
                self.add(info.cls)
                return str(info.cls.__name__)
            case _:
                raise TypeError(f"there is no TypeScript for {info}")

    def text(self) -> str:
        return "\n\n".join(self.written.values()) + "\n"


def _comment(text: str, indent: str) -> list[str]:
    if not text:
        return []
    if len(one := f"{indent}/** {text} */") <= WIDTH:
        return [one]
    body = textwrap.wrap(text, WIDTH - len(indent) - 3)
    return [f"{indent}/**", *(f"{indent} * {line}" for line in body), f"{indent} */"]


def _plain(doc: str) -> str:
    return " ".join(doc.split())


def _own_doc(struct: type) -> str:
    return _plain(struct.__dict__.get("__doc__") or "")


def _field_comments(struct: type) -> dict[str, str]:
    """The strings that stand below fields, those of base classes too."""
    found: dict[str, str] = {}
    for each in reversed(struct.__mro__):
        if not issubclass(each, msgspec.Struct) or each is msgspec.Struct:
            continue
        (definition,) = ast.parse(textwrap.dedent(inspect.getsource(each))).body
        assert isinstance(definition, ast.ClassDef)
        for field, below in zip(definition.body, definition.body[1:], strict=False):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                match below:
                    case ast.Expr(value=ast.Constant(value=str(text))):
                        found[field.target.id] = _plain(text)
    return found
