"""Sentences by id, out of Fluent files that lie in the `text` folders of packages: `<subject>.<language>.ftl`.

A missing id or fact raises, in a game as in a test: nobody is ever shown a raw id or a gap.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, Resource, Term

from bathysphere.engine import BadTable, Broken

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
        self._bundle = FluentBundle([language], use_isolating=False)
        self._ids: set[str] = set()
        # A number in a sentence costs Fluent a tenth of a millisecond, and a screen says the same things all the time.
        self._known = lru_cache(REMEMBERED)(self._say)
        for package in packages:
            self._read(package)

    def _read(self, package: str, subject: str = "") -> None:
        """All that a package says, or only what it says on one subject, if it does."""
        for name, resource in _resources(package, self.language).items():
            if not subject or name == subject:
                self._add(resource, package)

    def _add(self, resource: Resource, package: str) -> None:
        """Fluent itself would skip what it cannot read, and let the first of two equal ids win."""
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise Broken(f"{package} has text in {self.language} that Fluent cannot read: {entry.content}")
            if isinstance(entry, Message | Term):
                if entry.id.name in self._ids:
                    raise Broken(f"{package} says {entry.id.name} in {self.language} once more")
                self._ids.add(entry.id.name)
        self._bundle.add_resource(resource)

    @property
    def ids(self) -> frozenset[str]:
        return frozenset(self._ids)

    def __call__(self, sentence: str, /, **facts: str | int) -> str:
        """The sentence of this id, with its facts filled in."""
        return self._known(sentence, *facts.items())

    def _say(self, sentence: str, *facts: tuple[str, str | int]) -> str:
        if sentence not in self._ids:
            raise Broken(f"there is no text {sentence} in {self.language}")
        pattern = self._bundle.get_message(sentence).value
        if pattern is None:
            raise Broken(f"the text {sentence} in {self.language} is empty")
        said, errors = self._bundle.format_pattern(pattern, dict(facts))
        if errors or not isinstance(said, str):
            raise Broken(f"the text {sentence} in {self.language} cannot be said with {dict(facts)}: {errors}")
        return said


@cache
def _resources(package: str, language: str) -> dict[str, Resource]:
    """What a package says in one language, by subject; read once."""
    ending = f".{language}.ftl"
    found = [each for each in files(package).joinpath("text").iterdir() if each.name.endswith(ending)]
    if not found:
        raise Broken(f"{package} has no text in {language}")
    ordered = sorted(found, key=lambda each: each.name)
    return {each.name.removesuffix(ending): FluentResource(each.read_text("utf-8")) for each in ordered}
