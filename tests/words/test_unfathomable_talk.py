"""All that can be said at the table of Unfathomable has words in three languages, and no two phrases sound alike."""

from itertools import product

import pytest

from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.talk import ABILITIES, DECKS, SLOTS, TASKS
from bathysphere.words import LANGUAGES, Words
from support.unfathomable.questions import SPOKEN, WORDING, name
from support.worded_games import clean


def say(language, *statement):
    return clean(SPOKEN[language](f"say-{statement[0]}", **WORDING[language].for_statement(statement, name)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_statement_can_be_said_with_whatever_fills_it(language):
    values = {**{slot: GAME.slot_values(slot) for slot in SLOTS}, "seat": range(GAME.most)}
    said = [
        say(language, phrase.name, *filled)
        for phrase in GAME.talk
        for filled in product(*(values[slot] for slot in phrase.slots))
    ]
    assert len(set(said)) == len(said) == 202
    texts = {each.removeprefix("say-") for each in SPOKEN[language].ids if each.startswith("say-")}
    assert texts == {phrase.name for phrase in GAME.talk}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_may_not_be_told_is_a_list_of_sentences_for_those_who_are_reminded(language):
    assert GAME.secrecy
    principles = SPOKEN[language]("game-unfathomable-secrecy").split("\n")
    assert len(principles) == 9
    assert all(clean(each).endswith(".") for each in principles)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_names_every_phrase_that_has_to_be_filled(language):
    texts = Words(language, "unfathomable", ("bathysphere.terminal",)).ids
    wanted = {f"terminal-talk-{phrase.name}" for phrase in GAME.talk if phrase.slots}
    assert wanted <= texts


def test_statements_name_players_abilities_tasks_and_amounts():
    assert say("en", "accuse", 3) == f"{name(3)} is a traitor!"
    assert say("en", "help_one", 1) == "One card from me, and it helps a lot."
    assert say("en", "help_some", 1) == "Several cards from me: they help a fair bit."
    assert say("en", "ask_help", 1, TASKS.index("repair")) == f"{name(1)}, can you help with repairs?"
    insight = ABILITIES.index("keen_insight")
    assert say("ru", "ask_card", 1, insight) == f"{name(1)}, есть у тебя карта «Прозорливость»?"
    assert say("uk", "reply", 0) == "Ні."
    assert say("en", "not_mine", 3) == "It cannot have been me: I draw no Strength cards."
    assert say("ru", "not_mine", 0) == "Это не из-за меня: карт общения я не беру."
    assert say("uk", "only_mine", 4) == "Карти волі могли бути тільки від мене: більше їх тут ніхто не бере."
    assert say("uk", "bad", DECKS.index("spell")) == "Зверху в колоді заклинань щось погане."
