"""Writes msgspec structs as TypeScript interfaces, with their docstrings as comments."""

import ast
import inspect
import textwrap
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import inspect as shape

from bathysphere.engine import Game, Vocabulary
from bathysphere.engine import view_forms as views
from bathysphere.engine.view_forms import struct_form
from typescript.kinds import Kinds
from typescript.literals import WIDTH, one_line, row_of


class Interfaces:
    """Interfaces in the order in which they were asked for, each followed by those it needs and nobody wrote yet."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self.kinds = Kinds()

    def add(self, struct: type[msgspec.Struct]) -> None:
        if struct.__name__ in self.written:
            return
        self.written[struct.__name__] = ""  # holds its place while its fields ask for others
        info = shape.type_info(struct)
        assert isinstance(info, shape.StructType)
        fields, forms = field_comments(struct), struct_form(struct).fields
        lines = [*comment(own_doc(struct), ""), f"export interface {struct.__name__} {{"]
        if info.tag_field is not None:
            lines.append(f"  {info.tag_field}: '{info.tag}';")
        for field in info.fields:
            # What a client sends may leave out a default; what the server sends is always whole.
            mark = "?" if info.forbid_unknown_fields and not field.required else ""
            lines += comment(fields.get(field.name, ""), "  ")
            lines.append(f"  {field.encode_name}{mark}: {self.form(forms[field.name])};")
        self.written[struct.__name__] = "\n".join([*lines, "}"])

    def add_union(self, name: str, structs: Iterable[type[msgspec.Struct]], about: str) -> None:
        names = [struct.__name__ for struct in structs]
        choices = "\n".join(f"  | {each}" for each in names)
        self.written[name] = "\n".join([*comment(about, ""), f"export type {name} =\n{choices};"])

    def add_choices(self, name: str, vocabulary: Vocabulary) -> None:
        """Everything that may be chosen, verb first."""
        verbs = [f"  | {self.kinds.option(verb)}" for verb in vocabulary.verbs.values()]
        about = comment("An option, verb first, with what stands behind it.", "")
        self.written[name] = "\n".join([*about, f"export type {name} =", *verbs]) + ";"

    def add_statements(self, name: str, vocabulary: Vocabulary) -> None:
        """Everything that may be said with a button, phrase first."""
        phrases = vocabulary.fields.statements()
        if not phrases:
            return
        said = []
        for phrase, slots in phrases.items():
            filled = [f"{slot}: {self.kinds.field(each)}" for slot, each in slots.items()]
            said.append(f"  | readonly [{', '.join([one_line(phrase), *filled])}]")
        about = comment("A statement, phrase first, with what fills its slots.", "")
        self.written[name] = "\n".join([*about, f"export type {name} =", *said]) + ";"

    def add_events(self, name: str, game: Game[Any]) -> None:
        """What lines of the log hold, by their kind; what only some were told may lack."""
        lines = [*comment("What lines of the log hold, by their kind; what not everybody is told may lack.", "")]
        lines.append(f"export interface {name} {{")
        for kind in sorted(game.events, key=lambda each: each.name):
            forms = game.vocabulary.fields.events.get(kind.name, {})
            types = {
                field: self.kinds.field(forms[field]) if field in forms else "unknown"
                for field in (*kind.everybody, *kind.some)
            }
            fields = [f"{field}{'?' * (field in kind.some)}: {each}" for field, each in types.items()]
            lines.append(f"  {kind.name}: {{ {'; '.join(fields)} }};" if fields else f"  {kind.name}: object;")
        self.written[name] = "\n".join([*lines, "}"])

    def form(self, form: views.Form) -> str:
        """The type of a field by what it declares to hold, or else by what it is in Python."""
        match form:
            case views.One(kind):
                return self.kinds.type(kind)
            case views.Bits():
                return "number"
            case views.Maybe(inner):
                return f"{self.form(inner)} | null"
            case views.Each(inner) | views.Places(_, inner):
                return row_of(self.form(inner))
            case views.Private(inner):
                return self.form(inner)
            case views.Row(fields, None):
                return f"readonly [{', '.join(f'{name}: {self.form(each)}' for name, each in fields.items())}]"
            case views.Row(_, struct):
                assert struct is not None
                self.add(struct)
                return struct.__name__
            case views.Undeclared(hint):
                return self.type(shape.type_info(hint))

    def type(self, info: Any) -> str:
        """The TypeScript type of a value as JSON shows it. Lists are read-only: nobody edits what they were told."""
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
                return row_of(self.type(info.item_type))
            case shape.StructType():
                self.add(info.cls)
                return str(info.cls.__name__)
            case _:
                raise TypeError(f"there is no TypeScript for {info}")

    def text(self) -> str:
        names = ["\n".join(self.kinds.named.values())] if self.kinds.named else []
        return "\n\n".join([*self.written.values(), *names]) + "\n"


def comment(text: str, indent: str) -> list[str]:
    if not text:
        return []
    if len(one := f"{indent}/** {text} */") <= WIDTH:
        return [one]
    body = textwrap.wrap(text, WIDTH - len(indent) - 3)
    return [f"{indent}/**", *(f"{indent} * {line}" for line in body), f"{indent} */"]


def _plain(doc: str) -> str:
    return " ".join(doc.split())


def own_doc(struct: type) -> str:
    return _plain(struct.__dict__.get("__doc__") or "")


def field_comments(struct: type) -> dict[str, str]:
    """The strings that stand below fields, those of base classes too."""
    found: dict[str, str] = {}
    for each in reversed(struct.__mro__):
        if each in (object, tuple, msgspec.Struct) or not (issubclass(each, msgspec.Struct) or issubclass(each, tuple)):
            continue
        (definition,) = ast.parse(textwrap.dedent(inspect.getsource(each))).body
        assert isinstance(definition, ast.ClassDef)
        for field, below in zip(definition.body, definition.body[1:], strict=False):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                match below:
                    case ast.Expr(value=ast.Constant(value=str(text))):
                        found[field.target.id] = _plain(text)
    return found
