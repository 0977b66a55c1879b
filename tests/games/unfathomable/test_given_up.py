"""What stands last among the options of a turn, what it would give up, and what takes more than the usual means."""

from bathysphere.engine import open_questions
from bathysphere.games.unfathomable import GAME
from bathysphere.words import Words
from support.unfathomable.positions import act, position

WORDS = {language: Words(language, "unfathomable") for language in ("en", "ru", "uk")}


def unused(s, language="en"):
    (decision,) = open_questions(s)
    return WORDS[language].unused(("stop",), GAME.view(s, decision.seat), decision)


def test_whoever_finishes_gives_up_the_actions_that_are_left():
    s = position()
    assert unused(s) == ["2 actions"]
    assert unused(s, "ru") == ["2 действия"]
    assert unused(s, "uk") == ["2 дії"]
    act(s, *next(choice for choice in open_questions(s)[0].options if choice[0] == "move"))
    assert unused(s) == ["one action"]


def test_only_what_ends_stands_last():
    (decision,) = open_questions(position())
    assert [choice for choice in decision.options if GAME.vocabulary.is_last(choice)] == [("stop",)]


def test_cards_and_items_are_special_and_going_somewhere_is_not():
    verbs = GAME.vocabulary.verbs
    special = {name for name, verb in verbs.items() if verb.special}
    assert {"play", "item", "deck_chief", "keeper"} <= special
    assert special.isdisjoint({"move", "attack", "room", "repair", "trade", "add", "pass"})
