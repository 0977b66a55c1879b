"""A table in one process: people and bots in seats, the record, what each seat has heard, and stepping back.

It is the only place where states, bots and people meet. A bot gets its seat's view, decision and events from here and
nothing else.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from bathysphere.bots import Bot, make_bot
from bathysphere.engine import (
    INTERJECTION,
    SPECTATOR,
    Choice,
    Complaint,
    Decision,
    Game,
    Record,
    Reply,
    State,
    Told,
    View,
    answer,
    dealt,
    decision_of,
    decisions,
    interject,
    withdraw,
)
from bathysphere.engine.errors import BadTable, Refused, shown

PERSON = "person"


class Heard:
    """What one seat has been told so far; numbered by its place, so that gaps tell nothing."""

    def __init__(self) -> None:
        self.told: list[Told] = []
        self.passed_on = 0
        """How many of these its bot has been given."""


class Table:
    """A game in progress. The record's header names a bot for each seat, or "person"."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        record.check_rules(game)
        players = record.header.players
        if len(players) != record.header.seats:
            raise BadTable("bots_number", bots=len(players), seats=record.header.seats)
        self.game = game
        self.record = record
        self.players = players
        seed = bytes.fromhex(record.header.seed)
        self.bots: list[Bot | None] = [
            None if name == PERSON else make_bot(game.name, name, seat, seed) for seat, name in enumerate(players)
        ]
        self.heard = [Heard() for _ in range(record.header.seats + 1)]
        """By seat; the last one is the spectators'."""
        self._back: list[tuple[State, int, list[int]]] = []
        self._skipped = 0
        """How far the table's numbers of questions are ahead of the state's, because somebody stepped back."""
        for state, line, reply in record.play(game):
            if line is None:
                self.state = state
                self._tell(dealt(state))
            elif reply is not None:
                self._tell(reply)

    @classmethod
    def open(
        cls,
        game: Game[Any],
        players: list[str],
        seed: int | str | bytes,
        options: dict[str, Any] | None = None,
    ) -> "Table":
        record = Record.begin(game, len(players), seed, options)
        record.header.players = players
        return cls(game, record)

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    def view(self, seat: int) -> View:
        """What a seat may know, under the table's own number of the open question."""
        view = self.game.view(self.state, seat)
        return msgspec.structs.replace(view, question=self.question) if self._skipped else view

    def decision(self, seat: int) -> Decision | None:
        """What this seat has to decide now; None when it is not asked or has answered."""
        decision = decision_of(self.state, seat)
        return decision if decision is not None and self.state.sealed[seat] is None else None

    def log(self, seat: int = SPECTATOR) -> list[Told]:
        """Everything this seat has heard since the deal."""
        return self.heard[seat].told

    # -- answers

    def answer(self, seat: int, choice: Choice, question: int | None = None) -> Reply:
        """Take an answer, note it in the record and tell everybody what he may know of it."""
        decision = decision_of(self.state, seat)
        kind = decision.kind if decision is not None else ""
        before = self.state.copy()
        lengths = [len(heard.told) for heard in self.heard]
        self._check_number(question)
        reply = self._whole(before, lambda: answer(self.state, seat, choice))
        self.record.note(self.state, seat, kind, reply.choice)
        self._tell(reply)
        in_secret = before.any_sealed or self.state.any_sealed  # a sealed answer is withdrawn, not stepped back
        barrier = reply.reveals or in_secret or self.bots[seat] is not None
        if barrier or (self._back and self._back[-1][1] != seat):
            self._back.clear()
        if not barrier:
            self._back.append((before, seat, lengths))
        return reply

    def interject(self, seat: int, choice: Choice, question: int | None = None) -> Reply:
        """Act without being asked; nobody steps back across it."""
        before = self.state.copy()
        self._check_number(question)
        reply = self._whole(before, lambda: interject(self.state, seat, choice))
        self.record.note(self.state, seat, INTERJECTION, reply.choice)
        self._tell(reply)
        self._back.clear()
        return reply

    def _whole(self, before: State, act: Callable[[], Reply]) -> Reply:
        """Whatever goes wrong, nothing is half done."""
        try:
            return act()
        except Complaint:
            raise
        except BaseException:
            self.state = before
            raise

    @property
    def question(self) -> int:
        """The number of the open question. It never comes back, not even when somebody steps back."""
        return self.state.question + self._skipped

    def _check_number(self, question: int | None) -> None:
        if question is not None and question != self.question and not self.over:
            raise Refused("stale", question=shown(question), open=self.question)

    def withdraw(self, seat: int) -> None:
        """Take back a sealed answer; it leaves the record as if it had never been given."""
        withdraw(self.state, seat)
        for number in range(len(self.record.answers) - 1, -1, -1):
            if self.record.answers[number].seat == seat:
                del self.record.answers[number]
                return

    def play_bot(self) -> int | None:
        """Let one bot that is asked give its answer; the seat that answered, or None when only people are asked."""
        for decision in decisions(self.state):
            bot = self.bots[decision.seat]
            if bot is not None:
                seat = decision.seat
                heard = self.heard[seat]
                bot.hear(heard.told[heard.passed_on :])
                heard.passed_on = len(heard.told)
                self.answer(seat, bot.choose(self.view(seat), decision))
                return seat
        return None

    def play_bots(self) -> None:
        """Let the bots answer until a person is asked or the game is over."""
        while self.play_bot() is not None:
            pass

    # -- stepping back

    def can_step_back(self, seat: int) -> bool:
        """Back to the barrier is free: nothing was revealed since, and nobody else acted."""
        return bool(self._back) and self._back[-1][1] == seat

    def step_back(self, seat: int) -> bool:
        """Undo this seat's latest answer, if nothing stands between."""
        if not self.can_step_back(seat):
            return False
        last = self.question
        self.state, _, lengths = self._back.pop()
        self._skipped += last + 1 - self.question
        self.record.answers.pop()
        for heard, length in zip(self.heard, lengths, strict=True):
            del heard.told[length:]
        return True

    # -- files

    def save(self, path: Path) -> None:
        self.record.save(path)

    @classmethod
    def resume(cls, game: Game[Any], path: Path) -> "Table":
        """The table as it was saved; bots sit down anew and hear everything from the deal."""
        return cls(game, Record.open(path))

    def _tell(self, reply: Reply) -> None:
        for seat in range(SPECTATOR, self.state.seats):
            self.heard[seat].told += reply.seen_by(seat)
