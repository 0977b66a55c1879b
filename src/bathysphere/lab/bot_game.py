"""One game of bots, from the deal to the end: each gets its seat's view, its decision, and what its seat heard."""

from typing import Any

from bathysphere.bots import Bot
from bathysphere.engine import Game, Outcome, Reply, State, View, answer, decisions, interject, opening_reply
from bathysphere.tables.voices import interjection, talk

UNDECIDED = Outcome(())
"""How a game counts that need not end and was broken off."""


class BotGame:
    def __init__(self, game: Game[Any], state: State, bots: list[Bot]) -> None:
        self.game = game
        self.state = state
        self.bots = bots
        self.answers = self.real = 0
        self._unheard = [opening_reply(state).seen_by(seat) for seat in range(state.seats)]

    def play(self) -> Outcome:
        """The end, or `UNDECIDED` where the game's cap is reached."""
        s = self.state
        opened = -1
        while s.outcome is None:
            if self.game.cap is not None and self.answers >= self.game.cap:
                return UNDECIDED
            if opened != s.question:  # not for every one of several answers to it
                opened = s.question
                wanted = interjection(s, self._bot, self._view)
                if wanted is not None:
                    self._tell(interject(s, *wanted))
                    continue
                talk(self.game, s, self._bot, self._view)
            self._answer()
        return s.outcome

    def _answer(self) -> None:
        decision = decisions(self.state)[0]
        seat = decision.seat
        choice = self._bot(seat).choose(self._view(seat), decision)
        self.real += len(decision.options) > 1
        self._tell(answer(self.state, seat, choice))

    def _bot(self, seat: int) -> Bot:
        """The bot of a seat, having heard all that happened before."""
        bot = self.bots[seat]
        if self._unheard[seat]:
            bot.hear(self._unheard[seat])
            self._unheard[seat] = []
        return bot

    def _view(self, seat: int) -> View:
        return self.game.view(self.state, seat)

    def _tell(self, reply: Reply) -> None:
        self.answers += 1
        for seat, unheard in enumerate(self._unheard):
            unheard += reply.seen_by(seat)
