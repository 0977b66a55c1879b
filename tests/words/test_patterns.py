"""Our functions say what Fluent's own interpreter says, for every text of ours and whatever its facts are."""

from itertools import cycle, islice
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bathysphere.engine import InternalError
from bathysphere.games import built_in
from bathysphere.words import LANGUAGES, Sentences, Words
from bathysphere.words.patterns import CannotSay
from bathysphere.words.sentences import PLAIN

NUMBERS = (0, 1, 2, 3, 5, 11, 21, 22, 25, 101, 999, 1000, 1234567, -1, -12)
WORDS = ("Ann", "", "{ $x }", "yes")
TRIES = 12


class Asked(Visitor):
    """The facts that a text asks for, and the keys by which it chooses with each."""

    def __init__(self, words: Sentences) -> None:
        self.words = words
        self.facts: dict[str, list[str | int]] = {}

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.facts.setdefault(node.id.name, [])

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.visit(self.words._pattern(node.id.name))

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = self.facts.setdefault(node.selector.id.name, [])
            for variant in node.variants:
                key = variant.key
                keys.append(key.name if isinstance(key, ast.Identifier) else int(key.value))
        self.generic_visit(node)


def tries(words: Sentences, sentence: str) -> list[dict[str, str | int]]:
    asked = Asked(words)
    asked.visit(words._pattern(sentence))
    columns = [
        list(islice(cycle([*dict.fromkeys([*keys, *NUMBERS[at % 3 :: 3], *WORDS])]), TRIES + len(keys)))
        for at, keys in enumerate(asked.facts.values())
    ]
    return [dict(zip(asked.facts, values, strict=True)) for values in zip(*columns, strict=False)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_said_as_fluent_says_it(language: str) -> None:
    compared = 0
    for game in built_in():
        words = Words(language, game, ("bathysphere.server",))
        for sentence in sorted(words.ids):
            if sentence.startswith("-") or PLAIN.fullmatch(words._texts[sentence]):
                continue
            ours = words._compiler.pattern(words._pattern(sentence))  # none of them asks for more of Fluent
            theirs = words._interpreted(sentence)
            for facts in tries(words, sentence):
                assert ours(facts) == theirs(facts), (sentence, facts)
                compared += 1
    assert compared > 5_000


class Told(Sentences):
    def __init__(self, **texts: str) -> None:
        super().__init__("ru", ())
        self._texts.update({name: f"{name} = {text}\n" for name, text in texts.items()})


def test_whichever_form_fits_first_is_chosen() -> None:
    told = Told(
        plural="{ $n ->\n    [few] мало\n    [3] три\n   *[other] много\n  }",
        exact="{ $n ->\n    [3] три\n    [few] мало\n   *[other] много\n  }",
    )
    assert [told("plural", n=n) for n in (3, 5)] == ["мало", "много"]
    assert [told("exact", n=n) for n in (3, 4, 5)] == ["три", "мало", "много"]
    assert told("plural", n="few") == "мало"
    assert told("exact", n="3") == "много"


def test_one_text_may_stand_in_another_and_what_is_written_out_stays_so() -> None:
    told = Told(inner="<{ $a }>", outer='{ inner } { "{" } { 7 } { { $a } }')
    assert told("outer", a="x") == "<x> { 7 x"


def test_a_fact_that_lacks_is_a_fault_and_one_that_is_not_asked_for_is_none() -> None:
    told = Told(text="{ $a } { $b ->\n    [yes] { $c }\n   *[no] nothing\n  }")
    assert told("text", a="x", b="no", d="more") == "x nothing"
    with pytest.raises(InternalError, match=r"text in ru cannot be said with .*the fact c lacks"):
        told("text", a="x", b="yes")


def test_what_only_fluent_knows_is_left_to_it() -> None:
    told = Told(text="{ NUMBER($n, minimumFractionDigits: 2) }")
    with pytest.raises(CannotSay):
        told._compiler.pattern(told._pattern("text"))
    assert told("text", n=3) == "3,00"
    with pytest.raises(InternalError, match="cannot be said"):
        told("text")
