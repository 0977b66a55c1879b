"""The content pack of Cryptids for its board, in the form in which a server could send another one, and the words by
which views and options number things."""

import json

import msgspec

from bathysphere.games.cryptids.content import BUILT_IN
from bathysphere.games.cryptids.events import EVENTS
from bathysphere.games.cryptids.pack import ACTIVE, EVIDENCE, HABITATS, KINDS, SKILLS, ZONES, Pack
from bathysphere.games.cryptids.wording.prompts import PROMPTS
from typescript.literals import constant
from typescript.structs import WIDTH, Interfaces

NAMES = """\
export type EvidenceId = (typeof EVIDENCE)[number];
export type HabitatId = (typeof HABITATS)[number];
export type KindId = (typeof KINDS)[number];
export type ZoneId = (typeof ZONES)[number];
export type SkillId = (typeof SKILLS)[number];
export type DecisionKind = (typeof DECISIONS)[number];
export type EventKind = (typeof EVENTS)[number];
"""


def facts() -> str:
    forms = Interfaces()
    forms.add(Pack)
    parts = [
        "/** By their numbers in views and options. */",
        constant("EVIDENCE", EVIDENCE),
        constant("HABITATS", HABITATS),
        constant("KINDS", KINDS),
        constant("ZONES", ZONES),
        constant("SKILLS", SKILLS),
        "/** The first of the skills: those that are used up and restored. */",
        f"export const ACTIVE = {len(ACTIVE)};",
        "/** The kinds of questions, and of lines in the log. */",
        constant("DECISIONS", sorted(PROMPTS)),
        constant("EVENTS", sorted([event.name for event in EVENTS])),
        "",
        NAMES,
        forms.text(),
        "/** The pack that comes with the program. */",
        f"export const BUILT_IN: Pack = {written(msgspec.to_builtins(BUILT_IN.pack))};",
    ]
    return "\n".join(parts) + "\n"


def written(value: object, indent: str = "") -> str:
    """A value as TypeScript, on one line where it fits."""
    if len(line := one_line(value)) + len(indent) <= WIDTH - len("reconstructed: ,") or isinstance(value, str):
        return line
    inner = indent + "  "
    if isinstance(value, dict):
        rows = [f"{inner}{key(name)}: {written(each, inner)}," for name, each in said(value)]
        return "\n".join(["{", *rows, indent + "}"])
    assert isinstance(value, list | tuple)
    return "\n".join(["[", *[f"{inner}{written(each, inner)}," for each in value], indent + "]"])


def one_line(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key(name)}: {one_line(each)}" for name, each in said(value)) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(one_line(each) for each in value) + "]"
    if isinstance(value, str) and "'" not in value and "\\" not in value:
        return f"'{value}'"
    return json.dumps(value, ensure_ascii=False)


def said(part: dict[str, object]) -> list[tuple[str, object]]:
    """What a part of the pack says; of what it leaves out the client knows that it may."""
    return [(name, value) for name, value in part.items() if value is not None]


def key(name: str) -> str:
    return name if name.isidentifier() else f"'{name}'"
