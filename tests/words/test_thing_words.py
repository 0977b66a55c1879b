"""Whatever play of The Thing can produce, and all that can be said at its table, has words in three languages."""

import re
from itertools import product
from pathlib import Path

import msgspec
import pytest

from bathysphere.engine import (
    SPECTATOR,
    BadTable,
    Chance,
    answer,
    any_answer,
    decisions,
    interject,
    interjections,
    seed_bytes,
)
from bathysphere.games import thing
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import AXE, CATEGORIES, NAMES
from bathysphere.games.thing.events import EVENTS
from bathysphere.games.thing.options import Options
from bathysphere.games.thing.prompts import PROMPTS
from bathysphere.games.thing.roles import ROLE_NAMES
from bathysphere.games.thing.talk import SLOTS
from bathysphere.games.thing.wording import ENDS, TEXT_UNDER_OPTION, ThingWording
from bathysphere.words import LANGUAGES, Words

PLAYERS = ["Анна", "Boris", "Віра", "Gleb", "Dora", "Жанна", "Зоя", "Ivan", "Клим", "Lev", "Мила", "Nina"]
SPOKEN = {language: Words(language, "thing") for language in LANGUAGES}
EN = SPOKEN["en"]
PLAIN, RARE = {}, {"hidden_start": True, "revenge": True, "fourth_infection_eliminates": True, "neighbours_only": True}
ANNOUNCES = 60
"""The Thing of these games speaks up in one of so many moments in which it may."""


def ids(prefix):
    return {name.removeprefix(prefix) for name in EN.ids if name.startswith(prefix)}


def clean(said):
    assert said.strip() == said != ""
    assert "{" not in said
    assert "}" not in said
    assert "  " not in said
    assert " ." not in said
    return said


def name(seat):
    return PLAYERS[seat]


class Listener:
    """Hears a whole game as every seat and a spectator, and says all of it in all languages."""

    def __init__(self):
        self.kinds, self.verbs, self.events, self.reasons = set(), set(), set(), set()
        self._facts = ThingWording(EN)
        self._said = set()

    def say(self, what, key, facts, *args):
        """Once for each set of facts, because sentences with numbers are slow."""
        new = (key, *facts.items())
        if new not in self._said:
            self._said.add(new)
            for words in SPOKEN.values():
                clean(getattr(words, what)(*args, PLAYERS))

    def asked(self, s):
        for decision in decisions(s):
            view = GAME.view(s, decision.seat)
            self.kinds.add(decision.kind)
            self.say("prompt", decision.kind, self._facts.asked(decision, view, name), decision, view)
            for choice in dict.fromkeys(decision.options):
                self.offered(choice, view)

    def offered(self, choice, view):
        self.verbs.add(choice[0])
        for known in (view, None):
            self.say("option", choice[0], self._facts.offered(choice, known, name), choice, known)

    def told(self, reply, seats):
        for seat in range(SPECTATOR, seats):
            for told in reply.seen_by(seat):
                self.events.add(told.kind)
                if told.kind == "no_exchange":
                    self.reasons.add(told.data["reason"])
                private = len(told.data)
                self.say("event", (told.kind, private), self._facts.happened(told, name), told)


def play(seats, seed, options, listener):
    s = GAME.new(seats, seed, options)
    chance = Chance(seed_bytes(f"words of the thing {seed}"))
    while s.outcome is None:
        listener.asked(s)
        for seat in range(seats):
            for choice in interjections(s, seat):
                listener.offered(choice, GAME.view(s, seat))
                if not chance.below(ANNOUNCES):
                    listener.told(interject(s, seat, choice), seats)
                    return
        decision = chance.pick(decisions(s))
        listener.told(answer(s, decision.seat, any_answer(decision, chance)), seats)


@pytest.fixture(scope="module")
def listener():
    """Has heard random games at small and large tables, half of them with options that let rare things happen."""
    listener = Listener()
    for seats, seed in product((4, 6, 9, 12), range(6)):
        play(seats, seed, RARE if seed % 2 else PLAIN, listener)
    return listener


# -- everything has text


def test_all_that_play_produces_is_said_and_no_text_is_left_over(listener):
    assert {kind.replace(".", "-") for kind in listener.kinds} == ids("ask-")
    assert listener.verbs == ids("do-")
    assert listener.events == ids("event-") == {kind.name for kind in EVENTS}
    assert listener.reasons <= ids("reason-") == {"door", "quarantine", "self", "none"}


def test_every_kind_of_decision_in_the_rules_has_a_sentence_and_its_facts():
    sources = "".join(path.read_text("utf-8") for path in Path(thing.__file__).parent.rglob("*.py"))
    kinds = set(re.findall(r'Decision\(\s*\w[\w.]*, "([a-z_.]+)",', sources)) | set(
        re.findall(r'^    kind = "([a-z_]+\.[a-z]+)"', sources, re.MULTILINE)
    )
    assert kinds == set(PROMPTS)
    assert {kind.replace(".", "-") for kind in kinds} == ids("ask-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_has_a_sentence(language):
    source = Path(thing.__file__).with_name("ending.py").read_text("utf-8")
    reasons = {text for call in re.findall(r"close\(s,.*\)", source) for text in re.findall(r'"([a-z_]+)"', call)}
    assert reasons == set(ENDS) == ids("end-")
    assert len({clean(SPOKEN[language](f"end-{reason}")) for reason in ENDS}) == len(ENDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_text(language):
    words = ThingWording(SPOKEN[language])
    for card in range(len(NAMES)):
        clean(words.card(card))
        clean(words.category(card))
        for options in (Options(), Options(**RARE)):
            assert len(clean(words.card_text(card, options))) < 150
    assert len({words.card(card) for card in range(len(NAMES))}) == len(NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_roles_sides_categories_and_backs_have_names(language):
    words = SPOKEN[language]
    for role, role_name in enumerate(ROLE_NAMES):
        assert ThingWording(words).role(role) == clean(words(f"role-{role_name}"))
        assert clean(words(f"role-{role_name}-text")).endswith(".")
        clean(words(f"side-{role_name}"))
    assert ids("category-") == set(CATEGORIES)
    assert ids("back-") == {"event", "panic"}


def test_a_card_reads_as_the_table_plays_it():
    words = ThingWording(EN)
    for option in Options.__struct_fields__:
        table = msgspec.structs.replace(Options(), **{option: True})
        own = {each for each in NAMES if f"card-{each}-text-{option}" in EN.ids}
        changed = {
            each for card, each in enumerate(NAMES) if words.card_text(card, table) != words.card_text(card, Options())
        }
        assert changed == own == {card for card, under in TEXT_UNDER_OPTION.items() if under == option}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_option_has_a_title_and_a_sentence(language):
    words = SPOKEN[language]
    for option in Options.__struct_fields__:
        assert not clean(words(f"option-thing-{option}")).endswith(".")
        assert clean(words(f"option-thing-{option}-text")).endswith(".")
    titles = {found.removesuffix("-text").removeprefix("thing-") for found in ids("option-")}
    assert titles == set(Options.__struct_fields__)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_cannot_be_set_up_is_explained(language):
    said = set()
    for options in (
        {"first": 4},
        {"deck": {"infected": 1}},
        {"deck": {"axe": 9}},
        {"deck": dict.fromkeys(NAMES[2:], 0)},
    ):
        with pytest.raises(BadTable) as refused:
            GAME.new(4, 1, options)
        said.add(clean(SPOKEN[language].error(refused.value)))
    assert len(said) == 4


# -- talk


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_statement_can_be_said_with_whatever_fills_it(language):
    words = SPOKEN[language]
    values = {**SLOTS, "seat": range(len(PLAYERS))}
    for phrase in GAME.talk:
        said = [
            clean(words.say((phrase.name, *filled), PLAYERS))
            for filled in product(*(values[slot] for slot in phrase.slots))
        ]
        assert len(set(said)) == len(said)
    assert ids("say-") == {phrase.name for phrase in GAME.talk}


def test_statements_name_players_cards_and_roles():
    assert EN.say(("claim", 0)) == "I am human."
    assert EN.say(("accuse", 3), PLAYERS) == "Gleb is lying: that is no human!"
    assert EN.say(("saw", 1, AXE), PLAYERS) == "Boris holds “Axe”: I saw it."
    assert SPOKEN["ru"].say(("saw", 1, AXE), PLAYERS) == "Boris держит карту «Топор»: мне показали."
    assert SPOKEN["uk"].say(("reply", 1)) == "Так, я людина."
    assert SPOKEN["uk"].say(("reply", 0)) == "Ні. Вже ні."
