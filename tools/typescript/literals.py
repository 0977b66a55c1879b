"""Values as TypeScript is written by hand: bare keys, single quotes, on one line where it fits."""

import json
from collections.abc import Mapping, Sequence

WIDTH = 120


def literal(value: object, indent: str = "", room: int = 20) -> str:
    """What is None is left out of objects: of what they leave out, types say that they may."""
    line = one_line(value)
    if len(line) + len(indent) + room <= WIDTH or not isinstance(value, Mapping | Sequence) or isinstance(value, str):
        return line
    inner = indent + "  "
    if isinstance(value, Mapping):
        rows = [f"{inner}{key(name)}: {literal(each, inner)}," for name, each in said(value)]
        return "\n".join(["{", *rows, indent + "}"])
    return "\n".join(["[", *[f"{inner}{literal(each, inner, 1)}," for each in value], indent + "]"])


def one_line(value: object) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key(name)}: {one_line(each)}" for name, each in said(value)) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(one_line(each) for each in value) + "]"
    if isinstance(value, str) and "'" not in value and "\\" not in value and "\n" not in value:
        return f"'{value}'"
    return json.dumps(value, ensure_ascii=False)


def said(part: Mapping[str, object]) -> list[tuple[str, object]]:
    return [(name, value) for name, value in part.items() if value is not ABSENT]


ABSENT = object()
"""Stands for what an object does not have."""


def key(name: str) -> str:
    return name if name.isidentifier() else f"'{name}'"


def pascal(name: str) -> str:
    return "".join(part[:1].upper() + part[1:] for part in name.replace("-", "_").split("_"))


def singular(name: str) -> str:
    """Of a constant: `RACES` is `Race`, `ABILITIES` is `Ability`."""
    low = name.lower()
    one = low[:-3] + "y" if low.endswith("ies") else low.removesuffix("s")
    return pascal(one)


def union(types: Sequence[str]) -> str:
    return " | ".join(dict.fromkeys(types)) or "never"


def alias(name: str, types: Sequence[str]) -> str:
    line = f"export type {name} = {union(types)};"
    lines = [f"export type {name} =", *[f"  | {each}" for each in dict.fromkeys(types)]]
    return line if len(line) <= WIDTH else "\n".join(lines) + ";"


def row_of(item: str) -> str:
    return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
