"""Everything that can be said to somebody whose request cannot be met: a code, its facts, one sentence.

The English sentences live here, so that the engine explains itself without any other part; translations use the code.
A word that depends on a number gives both its forms: `{number} {number:card was|cards were} picked`.
"""

import reprlib
from string import Formatter
from typing import Any

SENTENCES: dict[str, str] = {
    # a refused answer
    "over": "The game is over; nobody is asked anything any more.",
    "not_asked": "Seat {seat} is not asked now; the table waits for seat {waiting}.",
    "already_answered": "Seat {seat} has already answered this question; withdraw that answer first.",
    "nothing_to_withdraw": "Seat {seat} has no sealed answer that could be withdrawn.",
    "stale": "That answer belongs to question {question}, but question {open} is open now.",
    "not_offered": "{choice} is not an option here; this question has {number} {number:option|options}.",
    "not_several": "This question wants several picks as one list; {choice} is not such a list.",
    "unsorted": "Several picks are given in sorted order; {choice} are not.",
    "picked_twice": "{choice} was picked more often than it is offered.",
    "too_few": "Pick at least {least}; only {number} {number:was|were} picked.",
    "too_many": "Pick at most {most}; {number} {number:was|were} picked.",
    "unreachable": "These picks cannot be completed to a legal answer.",
    "not_allowed_now": "Seat {seat} may not interject {choice} now.",
    # a statement that the game does not know
    "no_talk": "{game} has no statements; say it in your own words.",
    "no_statement": "{game} has no statement {statement}; there are: {phrases}.",
    "statement_slots": "The statement {phrase} takes {number} {number:number|numbers}, not {given}.",
    "statement_value": "{value} cannot stand in the statement {phrase}.",
    "not_said_now": "The rules do not let you say that now: {statement}.",
    # a table that cannot be set up
    "unknown_game": "There is no game called {name}; there are: {games}.",
    "unknown_option": "{game} has no option called {option}; it has: {options}.",
    "bad_option": "The option {option} of {game} cannot be {value}: {reason}.",
    "option_range": "The option {option} of {game} is {least} to {most}, not {value}.",
    "option_word": "The option {option} of {game} cannot be {value}; it is one of these: {words}.",
    "option_name": "The option {option} of {game} cannot name {name}.",
    "no_content": "{game} has no content packs: its components are always the same.",
    "no_orders": "{game} has no standing orders.",
    "bad_orders": "These standing orders for {game} cannot be followed: {reason}.",
    "seats": "{game} is for {fewest} to {most} players, not for {seats}.",
    "unknown_bot": "There is no bot called {name} for {game}; there are: {bots}.",
    "bots_number": "{bots} {bots:bot was|bots were} named for {seats} {seats:seat|seats}; name one, or one for each.",
    "no_rules": "{game} has no page of rules.",
    "unknown_rule": "The rules of {game} have no line {rule}.",
    "unknown_language": "There is no text in {language}; there are: {languages}.",
    "bad_seat": "Seat {seat} does not exist; the seats are 1 to {seats}.",
    "no_terminal": "This needs a terminal to draw on; run it in one.",
    "bad_number": "{what} must be at least {least}, not {value}.",
    # a record that cannot be used
    "record_missing": "There is no record at {path}.",
    "record_unreadable": "The record {path} cannot be read: {reason}.",
    "record_foreign": "{path} is not a record of Bathysphere.",
    "record_torn": "The record {path} is torn: it breaks off after line {line}.",
    "record_altered": "The record {path} was altered: its contents do not match its checksum.",
    "record_format": "The record {path} has format {format}, but this program reads format {known}.",
    "record_rules": "The record {path} follows version {version} of the rules of {game}; this program has {known}.",
    "record_game": "The record {path} is a game of {game}, not of {wanted}.",
    "record_table": "The table of the record {path} cannot be set up: {reason}",
    "record_answer": "Answer {number} of the record {path} cannot be played: {reason} Either the record was forged, or "
    "rules or cards of {game} have changed since while its rules_version stayed {version}.",
    "record_check": "The record {path} does not lead to the state that it notes after answer {number}. Either it was "
    "forged, or rules or cards of {game} have changed since while its rules_version stayed {version}.",
    "record_unfair": "The deal of the record {path} was not fair: its seed does not follow from what was promised.",
    "record_kind": "question {kind} is open there, the record answers {answered}.",
    "record_exists": "{path} exists already; name another file, or remove it first.",
    "save_failed": "The game could not be saved to {path}: {reason}. What stood there before is untouched.",
}


class _Counting(Formatter):
    """Fills in facts; `{number:one|many}` is the form that goes with a number, without the number itself."""

    def format_field(self, value: Any, format_spec: str) -> Any:
        one, bar, many = format_spec.partition("|")
        return (one if value == 1 else many) if bar else super().format_field(value, format_spec)


_COUNTING = _Counting()


def add_sentences(sentences: dict[str, str]) -> None:
    """A package's own complaints, by codes of its own."""
    for code, sentence in sentences.items():
        if SENTENCES.setdefault(code, sentence) != sentence:
            raise InternalError(f"two sentences are called {code}")


def shown(value: Any) -> str:
    """Something that came from outside, as it may stand in a sentence: never long, whatever it is."""
    try:
        return reprlib.repr(value)
    except Exception:
        return type(value).__name__


class UserError(Exception):
    """A request that cannot be met, told in one sentence."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return _COUNTING.vformat(SENTENCES[self.code], (), self.facts)


class Refused(UserError):
    """An answer that the rules do not allow at this moment. The state is as it was."""


class BadTable(UserError):
    """A game, option, bot or number of seats that does not exist."""


class Absent(BadTable):
    """A component that the table was dealt with, such as a content pack, was not given to this program. The table can
    be opened again when it is."""


class BadRecord(UserError):
    """A file that is not a record, or a record that is torn, altered or does not replay."""


class InternalError(AssertionError):
    """A rule was written against the contract of the engine. Never a player's fault."""
