"""Sentences by id, out of Fluent files that lie in the `text` folders of packages: `<subject>.<language>.ftl`.

A missing id or fact raises, in a game as in a test: nobody is ever shown a raw id or a gap. A text is parsed when it is
first needed: parsing all of them would take most of the time that a server needs to start.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache, cached_property, lru_cache, partial
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, MessageReference, Pattern, Resource, Term, TermReference
from fluent.syntax.visitor import Visitor

from bathysphere.engine import BadTable, InternalError
from bathysphere.games import is_package
from bathysphere.words.numbers import grouped, plural
from bathysphere.words.patterns import CannotSay, Compiler, Says, simple_pattern

LANGUAGES = ("ru", "uk", "en")
REMEMBERED = 4096


def check_language(code: str) -> str:
    """The code of a language that there is text in, or one sentence saying which there are."""
    if code not in LANGUAGES:
        raise BadTable("unknown_language", language=code, languages=", ".join(LANGUAGES))
    return code


class Sentences:
    """The sentences of several packages in one language."""

    def __init__(self, language: str, packages: Sequence[str]) -> None:
        self.language = check_language(language)
        self._texts: dict[str, str] = {}
        self._parsed: set[str] = set()
        self._compiler = Compiler(partial(grouped, language), partial(plural, language), self._pattern)
        self._compiled: dict[str, Says] = {}
        # A screen says the same things all the time.
        self._known = lru_cache(REMEMBERED)(self._say)
        for package in packages:
            self._read(package)

    def _read(self, package: str, subject: str = "", *, may_lack: bool = False) -> None:
        """All that a package says, or only what it says on one subject, if it does."""
        if may_lack and not _has_text(package, self.language):
            return
        for name, texts in _texts(package, self.language).items():
            if not subject or name == subject:
                for entry, text in texts.items():
                    if entry in self._texts:
                        raise InternalError(f"{package} says {entry} in {self.language} once more")
                    self._texts[entry] = text

    @cached_property
    def _bundle(self) -> Any:
        """Fluent itself, for a text that asks for more of it than any of ours does; it brings much along."""
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)

    def _parse(self, entry: str) -> None:
        """Hand a text to Fluent, with all those that it refers to."""
        if entry in self._parsed or entry not in self._texts:
            return
        resource, references = _parsed(self._texts[entry])
        for each in references:
            self._parse(each)
        self._bundle.add_resource(resource)
        self._parsed.add(entry)  # last, for the sake of other threads

    @property
    def ids(self) -> frozenset[str]:
        return frozenset(self._texts)

    def __call__(self, sentence: str, /, **facts: str | int) -> str:
        """The sentence of this id, with its facts filled in."""
        return self._known(sentence, *facts.items())

    def _say(self, sentence: str, *facts: tuple[str, str | int]) -> str:
        if sentence not in self._texts:
            raise InternalError(f"there is no text {sentence} in {self.language}")
        if plain := PLAIN.fullmatch(self._texts[sentence]):
            return plain[1]
        says = self._compiled.get(sentence)
        if says is None:
            says = self._compiled[sentence] = self._compile(sentence)
        try:
            return says(dict(facts))
        except CannotSay as fault:
            given = f"{self.language} cannot be said with {dict(facts)}: {fault}"
            raise InternalError(f"the text {sentence} in {given}") from None

    def _compile(self, sentence: str) -> Says:
        """A function that says it: our own, unless the text asks for more of Fluent than any of ours does."""
        try:
            return self._compiler.pattern(self._pattern(sentence))
        except CannotSay:
            return self._interpreted(sentence)

    def _pattern(self, sentence: str) -> Pattern:
        if sentence not in self._texts:
            raise InternalError(f"there is no text {sentence} in {self.language}")
        if simple := SIMPLE.fullmatch(self._texts[sentence]):
            return simple_pattern(simple[1])
        entry = _parsed(self._texts[sentence])[0].body[0]
        if not isinstance(entry, Message) or entry.value is None:
            raise InternalError(f"the text {sentence} in {self.language} is empty")
        return entry.value

    def _interpreted(self, sentence: str) -> Says:
        self._parse(sentence)
        pattern: Any = self._bundle.get_message(sentence).value

        def say(facts: Mapping[str, Any]) -> str:
            said, errors = self._bundle.format_pattern(pattern, dict(facts))
            if errors or not isinstance(said, str):
                raise CannotSay(f"{errors}")
            return said

        return say


ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n(?:(?!-?[a-zA-Z][\w-]* *=|#).*\n)*", re.MULTILINE | re.ASCII)
"""An id (of a term, if it begins with a dash), and whatever follows up to the next one or a comment."""
PLAIN = re.compile(r"[a-zA-Z][\w-]* *= *([^ {}\n](?:[^{}\n]*[^ {}\n])?) *\n+", re.ASCII)
"""A sentence of one line that asks for nothing: most names of things are one. Fluent would say it as it stands."""
SIMPLE = re.compile(r"[a-zA-Z][\w-]* *= *((?! )(?:[^{}\n]|\{ *\$[a-zA-Z][\w-]* *\})+?) *\n+", re.ASCII)
"""A sentence of one line that asks for nothing but facts. Fluent's own reading takes longer than all else."""
COMMENT = re.compile(r"^#.*\n|\s+", re.MULTILINE)


def texts_of(package: str, language: str) -> dict[str, str]:
    """All texts of a package in one language by their ids; none if it has none."""
    if not _has_text(package, language):
        return {}
    return {entry: text for texts in _texts(package, language).values() for entry, text in texts.items()}


@cache
def _has_text(package: str, language: str) -> bool:
    """Whether a module is a folder with texts in this language."""
    if not is_package(package):
        return False
    folder = files(package).joinpath("text")
    return folder.is_dir() and any(each.name.endswith(f".{language}.ftl") for each in folder.iterdir())


@cache
def _texts(package: str, language: str) -> dict[str, dict[str, str]]:
    """What a package says in one language, by subject and id; read once."""
    ending = f".{language}.ftl"
    found = [each for each in files(package).joinpath("text").iterdir() if each.name.endswith(ending)]
    if not found:
        raise InternalError(f"{package} has no text in {language}")
    ordered = sorted(found, key=lambda each: each.name)
    return {each.name.removesuffix(ending): _entries(each.read_text("utf-8"), each.name) for each in ordered}


def _entries(text: str, file: str) -> dict[str, str]:
    """Fluent itself would skip what it cannot read, and let the first of two equal ids win."""
    entries: dict[str, str] = {}
    end = 0
    for found in ENTRY.finditer(text := text.rstrip("\n") + "\n"):
        if between := COMMENT.sub("", text[end : found.start()]):
            raise InternalError(f"{file} has text that belongs to no id: {between}")
        if found[1] in entries:
            raise InternalError(f"{file} says {found[1]} twice")
        entries[found[1]] = found[0]
        end = found.end()
    return entries


@cache
def _parsed(text: str) -> tuple[Resource, list[str]]:
    """One text as Fluent reads it, and the ids that it refers to."""
    resource = FluentParser().parse(text)
    if len(resource.body) != 1 or not isinstance(resource.body[0], Message | Term):
        raise InternalError(f"Fluent cannot read this text: {text}")
    references = References()
    references.visit(resource)
    return resource, references.found


class References(Visitor):
    """Collects the ids that a text refers to."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def generic_visit(self, node: BaseNode) -> None:
        match node:
            case MessageReference():
                self.found.append(node.id.name)
            case TermReference():
                self.found.append(f"-{node.id.name}")
        super().generic_visit(node)
