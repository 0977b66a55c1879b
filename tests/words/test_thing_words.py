"""Whatever play of The Thing can produce, and all that can be said at its table, has words in three languages."""

import re
from itertools import product
from pathlib import Path

import msgspec
import pytest

from bathysphere.engine import BadTable
from bathysphere.games import thing
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import AXE, CATEGORIES, NAMES
from bathysphere.games.thing.events import EVENTS
from bathysphere.games.thing.kinds import HINDRANCES
from bathysphere.games.thing.names import ENDS, TEXT_UNDER_OPTION
from bathysphere.games.thing.options import Options
from bathysphere.games.thing.prompts import PROMPTS
from bathysphere.games.thing.roles import ROLE_NAMES
from bathysphere.games.thing.wording import ThingWording
from bathysphere.words import LANGUAGES, Words
from support.worded_games import PLAYERS, WordedGame, clean, ids

SPOKEN = {language: Words(language, "thing") for language in LANGUAGES}
EN = SPOKEN["en"]
PLAIN, RARE = {}, {"hidden_start": True, "revenge": True, "fourth_infection_eliminates": True, "neighbours_only": True}


class ThingListener(WordedGame):
    """Notes besides why there were no exchanges."""

    def __init__(self):
        super().__init__(GAME)
        self.reasons = set()

    def hear(self, told):
        super().hear(told)
        if told.kind == "no_exchange":
            self.reasons.add(told.data["reason"])


@pytest.fixture(scope="module")
def listener():
    """Has heard random games at small and large tables, half of them with options that let rare things happen."""
    listener = ThingListener()
    for seats, seed in product((4, 6, 9, 12), range(10)):
        listener.play(seats, seed, RARE if seed % 2 else PLAIN)
    return listener


# -- everything has text


def test_all_that_play_produces_is_said_and_no_text_is_left_over(listener):
    assert {kind.replace(".", "-") for kind in listener.kinds} == ids(EN, "ask-")
    assert listener.verbs == ids(EN, "do-")
    assert listener.events == ids(EN, "event-") == {kind.name for kind in EVENTS}
    assert listener.reasons <= ids(EN, "reason-") == set(HINDRANCES)


def test_every_kind_of_decision_in_the_rules_has_a_sentence_and_its_facts():
    sources = "".join(path.read_text("utf-8") for path in Path(thing.__file__).parent.rglob("*.py"))
    kinds = set(re.findall(r'Decision\(\s*\w[\w.]*, "([a-z_.]+)",', sources)) | set(
        re.findall(r'^    kind = "([a-z_]+\.[a-z]+)"', sources, re.MULTILINE)
    )
    assert kinds == set(PROMPTS)
    assert {kind.replace(".", "-") for kind in kinds} == ids(EN, "ask-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_has_a_sentence(language):
    source = Path(thing.__file__).with_name("ending.py").read_text("utf-8")
    reasons = {text for call in re.findall(r"close\(s,.*\)", source) for text in re.findall(r'"([a-z_]+)"', call)}
    assert reasons == set(ENDS) == ids(EN, "end-")
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
    assert ids(EN, "category-") == set(CATEGORIES)
    assert ids(EN, "back-") == {"event", "panic"}


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
    titles = {found.removesuffix("-text").removeprefix("thing-") for found in ids(EN, "option-")}
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
    for phrase in GAME.talk:
        values = [range(len(PLAYERS)) if slot == "seat" else GAME.values_of(slot) for slot in phrase.slots]
        said = [clean(words.say((phrase.name, *filled), PLAYERS)) for filled in product(*values)]
        assert len(set(said)) == len(said)
    assert ids(EN, "say-") == {phrase.name for phrase in GAME.talk}


def test_statements_name_players_cards_and_roles():
    assert EN.say(("claim", 0)) == "I am human."
    assert EN.say(("accuse", 3), PLAYERS) == "Gleb is lying: that is no human!"
    assert EN.say(("saw", 1, AXE), PLAYERS) == "Boris holds “Axe”: I saw it."
    assert SPOKEN["ru"].say(("saw", 1, AXE), PLAYERS) == "Boris держит карту «Топор»: мне показали."
    assert SPOKEN["uk"].say(("reply", 1)) == "Так, я людина."
    assert SPOKEN["uk"].say(("reply", 0)) == "Ні. Вже ні."
