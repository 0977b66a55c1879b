"""What can be said in the terminal: only what the rules let a seat say now."""

from bathysphere.engine import Phrase
from bathysphere.terminal.screens import TalkScreen
from bathysphere.words import Words

PHRASES = (Phrase("no_help"), Phrase("ask_card", ("seat", "ability")), Phrase("not_mine", ("skill",)))
VALUES = {"seat": [1, 2], "ability": [0, 1], "skill": [0, 1]}


def screen(*barred):
    return TalkScreen(Words("en", "unfathomable"), PHRASES, VALUES.__getitem__, ["Anna", "Bob", "Cleo"], barred)


def test_a_phrase_is_left_out_if_nothing_of_it_can_be_said():
    assert screen().next_parts() == [("no_help",), ("ask_card",), ("not_mine",)]
    assert screen(("ask_card",)).next_parts() == [("no_help",), ("not_mine",)]
    assert screen(("not_mine", 0), ("not_mine", 1)).next_parts() == [("no_help",), ("ask_card",)]


def test_a_part_is_left_out_that_would_make_it_forbidden():
    shown = screen(("not_mine", 1))
    shown.begun = ("not_mine",)
    assert shown.next_parts() == [("not_mine", 0)]
