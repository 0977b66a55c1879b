"""One game of bots, from the deal to the end: each gets its seat's view, its decision, and what its seat heard."""

from collections.abc import Iterable
from typing import Any

from bathysphere.bots import Bot
from bathysphere.engine import (
    Choice,
    Game,
    Outcome,
    Reply,
    State,
    answer,
    dealt,
    decisions,
    interject,
    interjections,
    listens,
)

UNDECIDED = Outcome(())
"""How a game counts that need not end and was broken off."""


class Sitting:
    def __init__(self, game: Game[Any], state: State, bots: list[Bot]) -> None:
        self.game = game
        self.state = state
        self.bots = bots
        self.answers = self.real = 0
        self._unheard = [dealt(state).seen_by(seat) for seat in range(state.seats)]

    def play(self) -> Outcome:
        """The end, or `UNDECIDED` where the game's cap is reached."""
        s = self.state
        opened = -1
        while s.outcome is None:
            if self.game.cap is not None and self.answers >= self.game.cap:
                return UNDECIDED
            if opened != s.question:  # not for every one of several answers to it
                opened = s.question
                if self._interject():
                    continue
                self._talk()
            self._answer()
        return s.outcome

    def _answer(self) -> None:
        decision = decisions(self.state)[0]
        seat = decision.seat
        choice = self._bot(seat).choose(self.game.view(self.state, seat), decision)
        self.real += len(decision.options) > 1
        self._tell(answer(self.state, seat, choice))

    def _interject(self) -> bool:
        """The first bot that wants to interject does so."""
        s = self.state
        for seat in range(s.seats) if listens(s) else ():
            options = interjections(s, seat)
            choice = self._bot(seat).interject(self.game.view(s, seat), options) if options else None
            if choice is not None:
                self._tell(interject(s, seat, choice))
                return True
        return False

    def _talk(self) -> None:
        """Each may make one statement; then those who heard something and have made none, so that what is asked can be
        answered at once. In one round nobody hears the others."""
        if not self.game.talk:
            return
        first = self._round(range(self.state.seats))
        speakers = {seat for seat, _ in first}
        heard = self._pass_on(first)
        self._pass_on(self._round(sorted(heard - speakers)))

    def _round(self, seats: Iterable[int]) -> list[tuple[int, Choice]]:
        found = []
        for seat in seats:
            raw = self._bot(seat).talk(self.game.view(self.state, seat))
            if raw is not None:
                found.append((seat, self.game.read_statement(self.state.seats, seat, raw)))
        return found

    def _pass_on(self, statements: list[tuple[int, Choice]]) -> set[int]:
        """Who has heard something of somebody else."""
        heard = set()
        for seat, statement in statements:
            hears = self.game.audience(self.state, seat)
            for other in range(self.state.seats):
                if other == seat or hears is None or hears >> other & 1:
                    self._bot(other).hear_talk(seat, statement)
                    heard |= {other} - {seat}
        return heard

    def _bot(self, seat: int) -> Bot:
        """The bot of a seat, having heard all that happened before."""
        bot = self.bots[seat]
        if self._unheard[seat]:
            bot.hear(self._unheard[seat])
            self._unheard[seat] = []
        return bot

    def _tell(self, reply: Reply) -> None:
        self.answers += 1
        for seat, unheard in enumerate(self._unheard):
            unheard += reply.seen_by(seat)
