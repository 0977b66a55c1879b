"""Table options have words: a title and a sentence for each, and a name for every word that one may be."""

import re

import pytest

from bathysphere.engine import BadTable
from bathysphere.games import built_in
from bathysphere.games import game as find_game
from bathysphere.words import LANGUAGES, Words
from support import dredge
from support.murmur import murmur_everywhere
from support.worded_games import clean, ids

SAID = {
    "en": "The option current of dredge cannot be 'muddy'; it is one of these: slack, one_down, one_up.",
    "ru": "Опция current игры dredge не может быть такой: 'muddy'; подойдёт одно из слов: slack, one_down, one_up.",
    "uk": "Опція current гри dredge не може бути такою: 'muddy'; підійде одне зі слів: slack, one_down, one_up.",
}


def check_texts(name, language):
    """All options of a game are named and explained, their words are named, and no text is left over."""
    words, game = Words(language, name), find_game(name)
    wanted = set()
    for option in game.options.__struct_fields__:
        title = f"option-{name}-{option}"
        named = [f"{title}-{word}" for word in game.option_words().get(option, ())]
        assert len({words(each) for each in named}) == len(named), "two words of an option are called the same"
        assert not any(clean(words(each)).endswith(".") for each in (title, *named))
        assert clean(words(f"{title}-text")).endswith(".")
        wanted |= {title, f"{title}-text", *named}
    assert {f"option-{found}" for found in ids(words, "option-")} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", built_in())
def test_every_table_option_and_each_of_its_words_has_text(name, language):
    check_texts(name, language)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_game_with_an_option_that_is_one_of_several_words(language):
    with murmur_everywhere():
        check_texts("murmur", language)


@pytest.mark.parametrize("game", [*map(find_game, built_in()), dredge.GAME], ids=lambda game: game.name)
def test_a_word_can_be_typed_and_stand_in_the_id_of_a_text(game):
    for words in game.option_words().values():
        for word in words:
            assert re.fullmatch("[a-z][a-z0-9]*(_[a-z0-9]+)*", word)
            assert word != "text", "that is the end of the id of an option's sentence"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_that_is_none_of_those_offered_is_refused_in_every_language(language):
    with pytest.raises(BadTable) as refused:
        dredge.GAME.new(2, options={"current": "muddy"})
    assert Words(language, "abyss").error(refused.value) == SAID[language]
