"""The engine: states, steps, decisions, events, chance, records. It knows no game."""

from bathysphere.engine.cards import Cards, exchanged, with_card, with_cards, without, without_cards
from bathysphere.engine.chance import Chance, seed_bytes, stream
from bathysphere.engine.decision import (
    PASS,
    Choice,
    Count,
    Decision,
    Ordered,
    Picks,
    as_choice,
    distinct,
    how_many,
    left_over,
)
from bathysphere.engine.errors import Absent, BadRecord, BadTable, Broken, Complaint, Refused, add_sentences
from bathysphere.engine.event import Event, EventKind, Told, declared
from bathysphere.engine.explain import Waiting, explain
from bathysphere.engine.facts import Facts, Name, Reason, Reasons, why, yes
from bathysphere.engine.flow import (
    Reply,
    answer,
    answer_all,
    dealt,
    decision_of,
    decisions,
    interject,
    interjections,
    listens,
    open_questions,
    paced,
    withdraw,
)
from bathysphere.engine.game import Faces, Game, Range, any_answer, steps_in
from bathysphere.engine.noting import noting
from bathysphere.engine.record import INTERJECTION, Answer, Header, Record
from bathysphere.engine.shapes import SeatAsks, SeatDoes
from bathysphere.engine.state import Outcome, State
from bathysphere.engine.step import DONE, Answers, Asks, Continues, Does, Next, Step
from bathysphere.engine.talk import Phrase
from bathysphere.engine.value import Value
from bathysphere.engine.view import SPECTATOR, View, asked, sealed
from bathysphere.engine.window import Closed, OrderedWindow, Window, clockwise, passing

__all__ = [
    "DONE",
    "INTERJECTION",
    "PASS",
    "SPECTATOR",
    "Absent",
    "Answer",
    "Answers",
    "Asks",
    "BadRecord",
    "BadTable",
    "Broken",
    "Cards",
    "Chance",
    "Choice",
    "Closed",
    "Complaint",
    "Continues",
    "Count",
    "Decision",
    "Does",
    "Event",
    "EventKind",
    "Faces",
    "Facts",
    "Game",
    "Header",
    "Name",
    "Next",
    "Ordered",
    "OrderedWindow",
    "Outcome",
    "Phrase",
    "Picks",
    "Range",
    "Reason",
    "Reasons",
    "Record",
    "Refused",
    "Reply",
    "SeatAsks",
    "SeatDoes",
    "State",
    "Step",
    "Told",
    "Value",
    "View",
    "Waiting",
    "Window",
    "add_sentences",
    "answer",
    "answer_all",
    "any_answer",
    "as_choice",
    "asked",
    "clockwise",
    "dealt",
    "decision_of",
    "decisions",
    "declared",
    "distinct",
    "exchanged",
    "explain",
    "how_many",
    "interject",
    "interjections",
    "left_over",
    "listens",
    "noting",
    "open_questions",
    "paced",
    "passing",
    "sealed",
    "seed_bytes",
    "steps_in",
    "stream",
    "why",
    "with_card",
    "with_cards",
    "withdraw",
    "without",
    "without_cards",
    "yes",
]
