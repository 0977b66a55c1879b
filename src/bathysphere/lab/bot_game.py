"""One game of bots, from the deal to the end: each gets its seat's view, its decision, and what its seat heard.

It is no table: nothing is stored, nobody looks on and nobody steps back, so that many games are played quickly. A bot
draws its chance from one stream for the whole game.
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from bathysphere.bots import Bot, make_bot
from bathysphere.engine import (
    INTERJECTION,
    Choice,
    Game,
    Outcome,
    Record,
    Reply,
    State,
    View,
    allows_interjections,
    answer,
    decisions,
    interject,
    interjections,
    opening_reply,
    seed_bytes,
)

UNDECIDED = Outcome(())
"""How a game counts that need not end and was broken off."""

Statements = list[tuple[int, Choice]]
"""Who said what."""


class Taken(NamedTuple):
    """An answer or an interjection of a bot, and what came of it."""

    seat: int
    kind: str
    reply: Reply


class BotGame:
    def __init__(self, game: Game[Any], state: State, bots: list[Bot]) -> None:
        self.game = game
        self.state = state
        self.bots = bots
        self.answers = self.real = 0
        self._opened = -1
        """The question at which bots last had their say: once, not for every one of several answers to it."""
        self._unheard = [opening_reply(state).seen_by(seat) for seat in range(state.seats)]

    @classmethod
    def begin(
        cls, game: Game[Any], bots: Iterable[str], seed: int | str | bytes, options: dict[str, Any] | None = None
    ) -> "BotGame":
        """A game that is dealt to these bots. Its seed is that of the bots' chance, too."""
        key = seed_bytes(seed)
        seated = [make_bot(game.name, name, seat, key) for seat, name in enumerate(bots)]
        return cls(game, game.new(len(seated), key, options), seated)

    def play(self) -> Outcome:
        """The end, or `UNDECIDED` where the game's cap is reached."""
        for _ in self.steps():
            pass
        return self.state.outcome or UNDECIDED

    def steps(self, record: Record | None = None) -> Iterator[Taken]:
        """The game, answer by answer, each noted in a record if there is one; the state is always the same one."""
        s, cap = self.state, self.game.cap
        while s.outcome is None and (cap is None or self.answers < cap):
            taken = self._interjection() or self._answer()
            if record is not None:
                record.note(s, taken.seat, taken.kind, taken.reply.choice)
            yield taken

    def _answer(self) -> Taken:
        decision = decisions(self.state)[0]
        seat = decision.seat
        choice = self._bot(seat).choose(self._view(seat), decision)
        self.real += len(decision.options) > 1
        return self._taken(seat, decision.kind, answer(self.state, seat, choice))

    def _taken(self, seat: int, kind: str, reply: Reply) -> Taken:
        self.answers += 1
        for each, unheard in enumerate(self._unheard):
            unheard += reply.seen_by(each)
        return Taken(seat, kind, reply)

    def _bot(self, seat: int) -> Bot:
        """The bot of a seat, having heard all that happened before."""
        bot = self.bots[seat]
        if self._unheard[seat]:
            bot.hear(self._unheard[seat])
            self._unheard[seat] = []
        return bot

    def _view(self, seat: int) -> View:
        return self.game.view(self.state, seat)

    # -- what bots do without being asked

    def _interjection(self) -> Taken | None:
        """When a question opens: the first bot that wants to interject does so; if none does, they talk."""
        s = self.state
        if self._opened == s.question:
            return None
        self._opened = s.question
        for seat in range(s.seats) if allows_interjections(s) else ():
            options = interjections(s, seat)
            choice = self._bot(seat).interject(self._view(seat), options) if options else None
            if choice is not None:
                return self._taken(seat, INTERJECTION, interject(s, seat, choice))
        if self.game.talk:
            self._talk()
        return None

    def _talk(self) -> None:
        """Each bot may make one statement; then those who heard something and have made none, so that what is asked can
        be answered at once. In one round nobody hears the others."""
        said = self._statements(range(self.state.seats))
        heard = self._pass_on(said)
        self._pass_on(self._statements(sorted(heard.difference(seat for seat, _ in said))))

    def _statements(self, seats: Iterable[int]) -> Statements:
        found = []
        for seat in seats:
            raw = self._bot(seat).talk(self._view(seat))
            if raw is not None:
                found.append((seat, self.game.read_statement(self.state.seats, seat, raw, self._view(seat))))
        return found

    def _pass_on(self, said: Statements) -> set[int]:
        """Who has heard something of somebody else."""
        heard = set()
        for seat, statement in said:
            hears = self.game.audience(self.state, seat)
            for other in range(self.state.seats):
                if other == seat or hears is None or hears >> other & 1:
                    self._bot(other).hear_talk(seat, statement)
                    heard |= {other} - {seat}
        return heard
