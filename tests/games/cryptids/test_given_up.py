"""What stands last among the options of a turn, what it would give up, and what takes more than the usual means."""

from bathysphere.engine import open_questions
from bathysphere.games.cryptids import GAME
from bathysphere.words import Words
from support.cryptids.positions import act, place, position

WORDS = {language: Words(language, "cryptids") for language in ("en", "ru", "uk")}


def unused(s, language="en"):
    (decision,) = open_questions(s)
    return WORDS[language].unused(("end",), GAME.view(s, decision.seat), decision)


def test_whoever_ends_a_turn_in_the_field_gives_up_what_was_not_done():
    s = position(2, places={0: "aachen"})
    assert unused(s) == ["the main movement", "the main action"]
    assert unused(s, "ru") == ["основное передвижение", "основное действие"]
    assert unused(s, "uk") == ["основне пересування", "основна дія"]
    act(s, "move", place("E1"))
    assert unused(s) == ["the main action"]
    act(s, "move", place("N4"))
    assert unused(s) == []


def test_of_a_split_movement_the_rest_is_given_up():
    s = position(2, places={0: "aachen"}, turn={"moved": True, "acted": True, "steps": 1})
    assert unused(s) == ["the rest of the movement"]


def test_at_the_office_only_skills_that_could_be_learned_are_given_up():
    s = position(2, at="office", turn={"stepped": "down"})
    assert unused(s) == []
    s = position(2, at="office", turn={"stepped": "up", "learning": True}, xp={0: 9})
    assert unused(s) == ["a skill to learn"]


def test_only_what_ends_stands_last():
    (decision,) = open_questions(position(2))
    assert [choice for choice in decision.options if GAME.vocabulary.is_last(choice)] == [("end",)]


def test_what_a_skill_does_in_place_of_the_usual_is_special():
    verb = GAME.vocabulary.verb
    assert verb(("ticket", 1)).is_special(("ticket", 1), None)
    assert not verb(("move", 1)).is_special(("move", 1), None)
    for choice in (("collect", "skill", 1, 2), ("track", "skill", 0)):
        assert verb(choice).is_special(choice, None)
        usual = (choice[0], "action", *choice[2:])
        assert not verb(usual).is_special(usual, None)
