"""Kinds of things as TypeScript types: numbers into tables by a name that says of what, words as what they may be."""

from typing import Any

from bathysphere.engine import YES, Kind
from bathysphere.engine.fields import Field, OneOrSeveral, OptionOf, Several, Unsaid
from bathysphere.engine.kinds import By, Flag, Group, One, Word
from typescript.literals import alias, one_line, pascal, row_of, union


class Kinds:
    """The names of those kinds that were asked for."""

    def __init__(self) -> None:
        self.named: dict[str, str] = {}

    def type(self, kind: Kind) -> str:
        besides = [_value(value) for value in kind.besides] if kind.words or () in kind.besides else []
        return union([self._plain(kind), *besides])

    def _plain(self, kind: Kind) -> str:
        if isinstance(kind, Flag):
            return "boolean"
        if isinstance(kind, Word):
            return "string"
        if kind.table is None:
            return "number"
        if kind.words:
            values = () if callable(kind.table) else kind.table
            return self._name(f"{pascal(kind.name)}Word", [_value(value) for value in values])
        return self._name("Seat" if kind.name == "seat" else f"{pascal(kind.name)}Number", ["number"])

    def _name(self, name: str, means: list[str]) -> str:
        """One name for what is the same; kinds of one name that take fewer words are written out."""
        made = alias(name, means)
        return name if self.named.setdefault(name, made) == made else union(means)

    def field(self, form: Field) -> str:
        """A field of an event."""
        match form:
            case Kind():
                return self.type(form)
            case Several(inner):
                return row_of(self.field(inner))
            case Unsaid(inner):
                return self.field(inner)
            case OneOrSeveral(kind):
                return union([self.type(kind), row_of(self.type(kind))])
            case One(kind, optional, several):
                return row_of(self.type(kind)) if several else self.type(kind) + (" | null" if optional else "")
            case Group():
                return f"readonly [{', '.join(f'{name}: {self.field(each)}' for name, each in form.fields.items())}]"
            case By():
                return union([self.field(each) for each in form.cases.values()])
            case OptionOf(verbs):
                return union([self.option(verb) for verb in verbs.values()])
        raise TypeError(f"there is no TypeScript for {form}")

    def option(self, verb: Any) -> str:
        """An option: the verb, and what stands behind it."""
        parts = [part for name, form in verb.fields.items() for part in self._parts(name, form)]
        return f"readonly [{', '.join([one_line(verb.name), *parts])}]"

    def _parts(self, name: str, form: Field) -> list[str]:
        match form:
            case Kind():
                return [f"{name}: {self.type(form)}"]
            case One(kind, optional, several):
                return [
                    f"...{name}: {row_of(self.type(kind))}" if several else f"{name}{'?' * optional}: {self.type(kind)}"
                ]
            case Group():
                return [part for inner, each in form.fields.items() for part in self._parts(inner, each)]
            case By():
                cases = [f"[{', '.join(self._parts(name, each))}]" for each in form.cases.values()]
                return [f"...{name}: {union([*cases, '[]'])}"]
        raise TypeError(f"there is no TypeScript for {form}")


def words_of(form: Field) -> list[str]:
    """The words for which the numbers of a field stand; none for numbers of players or of components."""
    if not isinstance(form, Kind) or callable(form.table) or form.table is None:
        return []
    if form.text is YES.text:
        return [YES.text(None, number, None) for number in form.table]
    return [str(each) for each in form.table] if all(isinstance(each, str) for each in form.table) else []


def _value(value: Any) -> str:
    return "readonly []" if value == () else one_line(value)
