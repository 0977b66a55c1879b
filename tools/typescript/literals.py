"""Values as TypeScript is written by hand."""

import json
from collections.abc import Sequence

from typescript.structs import WIDTH


def constant(name: str, values: Sequence[str]) -> str:
    line = f"export const {name} = {literal(values)} as const;"
    if len(line) <= WIDTH:
        return line
    return f"export const {name} = [\n" + "".join(f"  {literal(value)},\n" for value in values) + "] as const;"


def table(name: str, kind: str, rows: Sequence[dict[str, object]]) -> str:
    lines = "\n".join(f"  {literal(row)}," for row in rows)
    return f"export const {name}: readonly {kind}[] = [\n{lines}\n];"


def literal(value: object) -> str:
    """Bare keys, single quotes."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key}: {literal(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(literal(each) for each in value) + "]"
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)
