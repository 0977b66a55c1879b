"""Whatever play of Unfathomable asks and offers has words in three languages; the log has a module of its own."""

import re
from importlib.resources import files
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bathysphere.engine import BadTable, Chance, Refused, answer, any_answer, decisions, seed_bytes
from bathysphere.games import unfathomable
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.effect_lists import EFFECTS
from bathysphere.games.unfathomable.effects import DIALS, Choose, RiskToGet
from bathysphere.games.unfathomable.refusals import REFUSALS
from bathysphere.games.unfathomable.steps.turn.actions import SOURCES
from bathysphere.games.unfathomable.vocabulary import VOCABULARY
from bathysphere.games.unfathomable.wording.prompts import PROMPTS
from bathysphere.words import LANGUAGES
from support.unfathomable.questions import PACKAGE, SPOKEN, WORDING, name, option, prompt
from support.worded_games import clean

FOREIGN = {"en": "а-яёА-ЯЁіїєґІЇЄҐ", "ru": "A-Za-zіїєґІЇЄҐ", "uk": "A-Za-zыэъёЫЭЪЁ"}
SOURCES_OF_RULES = [path.read_text("utf-8") for path in Path(unfathomable.__file__).parent.rglob("*.py")]
LONGEST_QUESTION, LONGEST_LABEL = 110, 130
"""A question has room in three lines of a phone.
A label is short but for the parts of a crisis, which are told whole (under 120)."""


def ids(prefix):
    return {each.removeprefix(prefix) for each in SPOKEN["en"].ids if each.startswith(prefix)}


class Hearer:
    """Plays random games and says every question and option, once for each set of facts."""

    def __init__(self):
        self.kinds, self.verbs, self.ends = set(), set(), set()
        self._said = set()

    def play(self, seats, seed):
        s = GAME.new(seats, seed)
        chance = Chance(seed_bytes(f"words of unfathomable {seed}"))
        while s.outcome is None:
            for decision in decisions(s):
                self.hear(decision, GAME.view(s, decision.seat))
            decision = chance.pick(decisions(s))
            answer(s, decision.seat, any_answer(decision, chance))
        self.ends.add(s.outcome.reason)

    def hear(self, decision, view):
        self.kinds.add(decision.kind)
        self._say(
            prompt, LONGEST_QUESTION, decision.kind, WORDING["en"].for_question(decision, view, name), decision, view
        )
        for choice in dict.fromkeys(decision.options):
            self.verbs.add(choice[0])
            for known in (view, None):
                self._say(
                    option, LONGEST_LABEL, choice[0], WORDING["en"].for_option(choice, known, name), choice, known
                )

    def _say(self, say, longest, key, facts, *args):
        new = (key, *facts.items())
        if new not in self._said:
            self._said.add(new)
            for language in LANGUAGES:
                assert len(say(language, *args)) <= longest


@pytest.fixture(scope="module")
def heard():
    hearer = Hearer()
    for seats, seed in product((3, 4, 5, 6), range(2)):
        hearer.play(seats, seed)
    return hearer


# -- everything has text


def test_all_that_random_games_ask_and_offer_is_said(heard):
    assert {kind.replace(".", "-") for kind in heard.kinds} <= ids("ask-")
    assert heard.verbs <= ids("do-")
    assert heard.ends <= ids("end-")
    assert len(heard.kinds) > 35
    assert len(heard.verbs) > 50


def test_every_kind_of_decision_in_the_rules_has_a_sentence_and_its_facts():
    asking = [source for source in SOURCES_OF_RULES if "Decision(" in source or "Reaction)" in source]
    kinds = {kind for source in asking for kind in re.findall(r'"([a-z_]+\.[a-z_]+)"', source)}
    kinds |= {"action", "window.first"}
    assert kinds == set(PROMPTS)
    assert {kind.replace(".", "-") for kind in kinds} == ids("ask-")


def test_every_verb_has_a_label_and_its_facts():
    assert set(VOCABULARY.verbs) == ids("do-")
    assert set(SOURCES) <= set(VOCABULARY.verbs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_and_every_side_has_words(language):
    reasons = {reason for source in SOURCES_OF_RULES for reason in re.findall(r'\bends\(s, "([a-z_]+)"\)', source)}
    assert reasons | set(DIALS) == ids("end-")
    assert len({clean(SPOKEN[language](f"end-{reason}")) for reason in ids("end-")}) == len(ids("end-"))
    for side in ("human", "hybrid", "cultist"):
        assert clean(SPOKEN[language](f"side-{side}")) == SPOKEN[language](f"role-{side}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_that_may_be_chosen_can_be_said(language):
    chosen = [
        inner
        for effects in EFFECTS.values()
        for effect in effects
        if isinstance(effect, Choose) or (isinstance(effect, RiskToGet) and effect.may)
        for inner in effect.inner()
    ]
    assert len(chosen) == 14
    for effects in chosen:
        assert len(clean(WORDING[language].effects(effects))) < 80
        clean(WORDING[language].source(effects))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_refused_is_explained(language):
    with pytest.raises(BadTable) as refused:
        GAME.new(5, 1, {"no_cultist": True})
    complaints = [refused.value, Refused("item_given_twice"), Refused("cards_worth", least=12, number=7)]
    assert {each.code for each in complaints} == set(REFUSALS)
    if language == "en":
        assert str(complaints[2]) == "These cards add up to 7; the total must be at least 12."
        return
    assert ids_of("errors", language) == [f"error-{code}" for code in REFUSALS]
    for complaint in complaints:
        said = clean(SPOKEN[language](f"error-{complaint.code}", **complaint.facts))
        assert all(str(fact) in said for fact in complaint.facts.values())


# -- the files agree


class Found(Visitor):
    """The facts and quoted messages of a message, its plain text and the plural forms it has."""

    def __init__(self, message):
        self.speaks_of, self.text, self.plurals = set(), "", []
        self.visit(message.value)

    def visit_VariableReference(self, node):  # noqa: N802
        self.speaks_of.add(f"${node.id.name}")

    def visit_MessageReference(self, node):  # noqa: N802
        self.speaks_of.add(node.id.name)

    def visit_TextElement(self, node):  # noqa: N802
        self.text += node.value

    def visit_SelectExpression(self, node):  # noqa: N802
        self.plurals.append({each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)})
        self.generic_visit(node)


def messages(subject, language):
    text = files(PACKAGE).joinpath(f"text/{subject}.{language}.ftl").read_text("utf-8")
    return {each.id.name: Found(each) for each in FluentParser().parse(text).body if isinstance(each, ast.Message)}


def ids_of(subject, language):
    return list(messages(subject, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_ids_with_the_same_facts_and_letters_of_their_own(language):
    english, translated = messages("play", "en"), messages("play", language)
    assert list(translated) == list(english)
    for each, found in translated.items():
        assert found.speaks_of == english[each].speaks_of, each
        assert not re.search(f"[{FOREIGN[language]}]", found.text), each
        for keys in found.plurals:
            used = keys & {"one", "few", "many"}
            assert language == "en" or not used or {"one", "few"} <= used, each
