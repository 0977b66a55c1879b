"""A game in progress at a table: the state, its record, what every viewer has heard, and the ways back.

It knows nothing of people, bots or time; a `Room` seats somebody before it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from bathysphere.engine import (
    INTERJECTION,
    SPECTATOR,
    Choice,
    Event,
    Game,
    Record,
    Reply,
    SeenEvent,
    State,
    UserError,
    View,
    acceptable,
    answer_all,
    decision_of,
    interject,
    open_questions,
    opening_reply,
    seal,
)
from bathysphere.engine.errors import Refused, shown
from bathysphere.engine.record import Answer
from bathysphere.tables.checkpoints import Checkpoints
from bathysphere.tables.redacted_errors import GameBroke

Lengths = tuple[int, ...]
Sealed = list[Choice | None]


class Trial(NamedTuple):
    """What comes of the answers to the open question, or of an interjection: worked out on a copy of the state, which
    becomes the game's own when the answers are taken. So the rules run once."""

    begun: State
    """The game's state when it was tried."""
    given: Sealed | tuple[int, Choice]
    """The answers of all seats, or who interjects what."""
    state: State
    reply: Reply


class Play:
    """The record is the truth; the state is what it leads to, and `heard` what each viewer was told on the way."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        record.check_rules(game)
        self.game = game
        self.record = record
        self.heard: list[list[SeenEvent]] = [[] for _ in range(record.header.seats + 1)]
        """By seat; the last one is the spectators'. A line's number is its place, so that gaps tell nothing."""
        self.marks: list[Lengths] = []
        """How much everybody had heard after the deal and after each answer."""
        self.told: list[int] = []
        """How many events there were by then, each counted once however many heard of it."""
        self.checkpoints = Checkpoints()
        self.knows_ways = True
        """Whether the ways back are short: not while answers were only recalled."""
        self._back: list[tuple[State, int]] = []
        self._trial: Trial | None = None
        self._skipped = 0
        """How far the table's numbers of questions are ahead of the state's, because somebody stepped back."""
        for number, state, line, reply in self.checkpoints.way_to(game, record, len(record.answers)):
            self.state = state
            if line is None and number == 0:
                self._tell(opening_reply(state).events)
            elif reply is not None:
                self._tell(reply.events)
        self._noted = {seat for seat, choice in enumerate(self.state.sealed) if choice is not None}
        """Whose answers to the open question are in the record already; it closes with the last of them."""

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    @property
    def answers(self) -> int:
        return len(self.record.answers)

    def view(self, seat: int) -> View:
        """What a seat may know, under the table's own number of the open question."""
        view = self.game.view(self.state, seat)
        return msgspec.structs.replace(view, question=self.question) if self._skipped else view

    def views(self) -> Callable[[int], View]:
        """The views of several seats, made one after the other while nothing happens."""
        see = self.game.views(self.state)
        if not self._skipped:
            return see
        return lambda seat: msgspec.structs.replace(see(seat), question=self.question)

    def log(self, seat: int = SPECTATOR) -> list[SeenEvent]:
        """Everything this seat has heard since the deal."""
        return self.heard[seat]

    # -- answers

    def try_answers(self, choices: Mapping[int, Choice]) -> Trial:
        """What comes of it when the open question closes with these answers, and with those that are sealed."""
        state = self.state.copy()
        given = [choices.get(seat) if choice is None else choice for seat, choice in enumerate(state.sealed)]
        return self._tried(given, state, lambda: answer_all(state, choices))

    def try_interjection(self, seat: int, choice: Choice) -> Trial:
        """What comes of an interjection."""
        state = self.state.copy()
        return self._tried((seat, choice), state, lambda: interject(state, seat, choice))

    def _tried(self, given: Sealed | tuple[int, Choice], state: State, act: Callable[[], Reply]) -> Trial:
        """Whatever goes wrong here with an answer that the rules offered is their fault."""
        try:
            reply = act()
        except UserError:
            raise
        except Exception as fault:
            raise GameBroke from fault
        self._trial = Trial(self.state, given, state, reply)
        return self._trial

    def _take_trial(self, given: Sealed | tuple[int, Choice]) -> Trial | None:
        """What was tried last, if it was this. It is taken once: its state goes on as the game's own."""
        trial, self._trial = self._trial, None
        return trial if trial is not None and trial.begun is self.state and trial.given == given else None

    def forget_trial(self) -> None:
        """Its state may have gone on as the game's own."""
        self._trial = None

    def seal(self, seat: int, choice: Choice) -> None:
        """Keep an answer until the question closes."""
        seal(self.state, seat, choice)

    def unseal(self, *seats: int) -> None:
        """Drop the sealed answers of these seats, if there are any."""
        for seat in seats:
            if seat not in self._noted:
                self.state.sealed[seat] = None

    def answer(self, seat: int, choice: Choice, question: int | None = None, *, firm: bool = False) -> Reply:
        """Take an answer, which may have been sealed, note it in the record and tell everybody what they may know of
        it. The question closes with the last answer to it.

        A firm answer is not stepped back from: nobody sits there who could.
        """
        self.check_number(question)
        before, opened = self.state, open_questions(self.state)
        decision = decision_of(before, seat)
        if decision is None or seat in self._noted or before.sealed[seat] != choice:
            choice = acceptable(before, seat, choice)
        kind = decision.kind if decision is not None else ""
        was_sealed, before.sealed[seat] = before.sealed[seat], choice
        if len(self._noted) + 1 < len(opened):
            self._noted.add(seat)
            reply = Reply(choice, [], False)
        else:
            try:
                trial = self._take_trial(before.sealed) or self.try_answers({})
            except BaseException:  # nothing is half done
                before.sealed[seat] = was_sealed
                raise
            self._trial = None
            self._noted.clear()
            before.sealed = [None] * before.seats
            self.state, reply = trial.state, Reply(choice, trial.reply.events, trial.reply.chance_used)
        self._note(seat, kind, reply)
        barrier = reply.reveals or len(opened) > 1 or firm or self.over  # at the end everything comes to light
        if barrier or (self._back and self._back[-1][1] != seat):
            self._back.clear()
        if not barrier:
            self._back.append((before, seat))
        return reply

    def interject(self, seat: int, choice: Choice, question: int | None = None) -> Reply:
        """Act without being asked; nobody steps back across it."""
        self.check_number(question)
        trial = self._take_trial((seat, choice)) or self.try_interjection(seat, choice)
        self._trial = None
        self.state = trial.state
        self._note(seat, INTERJECTION, trial.reply)
        self._back.clear()
        return trial.reply

    def _note(self, seat: int, kind: str, reply: Reply) -> None:
        self.record.note(self.state, seat, kind, reply.choice)
        self._tell(reply.events)
        if self.answers >= self.checkpoints.next:
            self.checkpoints.note(self.answers, self.state)

    @property
    def question(self) -> int:
        """The number of the open question. It never comes back, not even when somebody steps back."""
        return self.state.question + self._skipped

    def check_number(self, question: int | None) -> None:
        if question is not None and question != self.question and not self.over:
            raise Refused("stale", question=shown(question), open=self.question)

    # -- ways back

    def can_step_back(self, seat: int) -> bool:
        """Back to the barrier is free: nothing was revealed since, and nobody else acted."""
        return bool(self._back) and self._back[-1][1] == seat

    @property
    def is_closing(self) -> bool:
        """Whether some of the answers to the open question are in the record and others are not."""
        return bool(self._noted)

    @property
    def at_barrier(self) -> bool:
        """Whether nobody can step back for free."""
        return not self._back

    def step_back(self, seat: int) -> bool:
        """Undo this seat's latest answer, if nothing stands between."""
        if not self.can_step_back(seat):
            return False
        self._replace(self._back.pop()[0])
        self.forget(self.answers - 1)
        return True

    def latest_of(self, seat: int) -> int | None:
        """How many answers had been given before this seat's latest one; None if it gave none."""
        for number in range(self.answers - 1, -1, -1):
            if self.record.answers[number].seat == seat:
                return number
        return None

    def before(self, answers: int) -> int:
        """The latest moment up to this one at which nobody had answered the same question in secret."""
        return self.checkpoints.open_moment(self.game, self.record, answers)

    def rewind(self, answers: int) -> None:
        """Back to the moment when so many answers had been given, across whatever came to light since."""
        for _, state, _, _ in self.checkpoints.way_to(self.game, self.record, answers):
            found = state
        self._replace(found)
        self._back.clear()
        self.forget(answers)

    def _replace(self, state: State) -> None:
        last = self.question
        self.state = state
        self._noted.clear()
        self._skipped += last + 1 - self.question

    def forget(self, answers: int) -> None:
        """Record and logs as they were after so many answers; the state is somebody else's affair."""
        self.record.answers = self.record.answers[:answers]  # not cut: others may look at what is stored of it
        self.marks = self.marks[: answers + 1]
        self.told = self.told[: answers + 1]
        self.checkpoints.forget(answers)
        self.heard = [heard[:length] for heard, length in zip(self.heard, self.marks[-1], strict=True)]

    # -- fast loading: what was stored is recalled, and only what came after a snapshot is played

    def recall(self, line: Answer, events: Sequence[Event]) -> None:
        """Note an answer and what it led to without playing it; `settle` brings the state after it."""
        self.record.answers.append(line)
        self._tell(events)

    def learn_ways(self) -> None:
        """Play what was only recalled, once, so that no way back is long any more."""
        for _ in self.checkpoints.way_to(self.game, self.record, self.answers, 0):
            pass
        self.knows_ways = True

    def settle(self, state: State, skipped: int) -> None:
        self.knows_ways = False
        self.state = state
        self._noted.clear()
        self._skipped = skipped
        self._back.clear()

    @property
    def skipped(self) -> int:
        return self._skipped

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            for heard, told in zip(self.heard, event.seen_by_all(self.record.header.seats), strict=True):
                if told is not None:
                    heard.append(told)
        counted = sum(event.is_told for event in events)
        self.told.append(counted + (self.told[-1] if self.told else 0))
        self.marks.append(tuple([len(heard) for heard in self.heard]))
