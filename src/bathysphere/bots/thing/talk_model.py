"""Observations with talk: what statements are worth as evidence, and what is still to be answered."""

from bathysphere.bots.thing.observations import Observations
from bathysphere.bots.thing.weights import SAYS, Weights
from bathysphere.engine import Choice
from bathysphere.games.thing.cards.kinds import INFECTION, THING
from bathysphere.games.thing.roles import HUMAN, NOBODY
from bathysphere.games.thing.view import ThingView

RECENT = 2
"""A look is talked about within so many rounds."""

BLAME = ("accuse", "burn", "saw")
"""The statements that speak ill of somebody."""


class TalkModel(Observations):
    """All that a seat knows and thinks."""

    def __init__(self, seat: int, view: ThingView, weights: Weights) -> None:
        super().__init__(seat, view, weights)
        self.blamed = [-99] * self.seats
        """The turn in which anybody last spoke ill of each."""
        self.said: dict[Choice, int] = {}
        """Statements that were made, with speaker first, and the turn of the last time."""
        self.spoke = -99
        """The turn in which this seat last said something."""
        self.asked: list[int] = []
        """Those who asked this seat whether it is human and got no answer yet."""
        self.accused = NOBODY
        """Who last accused this seat and got no answer yet."""

    def hear_talk(self, seat: int, statement: Choice) -> None:
        verb = statement[0]
        about = statement[1] if len(statement) > 1 and verb not in ("claim", "reply") else NOBODY
        again = (seat, *statement) in self.said
        self.said[(seat, *statement)] = self.turn
        if verb in BLAME:
            self.blamed[about] = self.turn
        if seat == self.seat:
            self._spoke(verb, about)
            return
        if self.out[seat] and not self.out[self.seat]:
            return
        if about == self.seat:
            self._spoken_to(seat, verb)
        said = SAYS.get(self._sort(statement))
        if said is None or again or about in (NOBODY, seat) or self.out[about]:
            return
        if verb in BLAME:
            self._turn_against(seat, about, 1.0 if verb == "saw" else 0.6)
        trust = 1.0
        if verb in ("saw", "saw_clean") and self.turn - self.looked[seat][about] > RECENT * self.seats:
            trust = self.weights.unseen_look
        self.eye.testimony(seat, about, said, trust)
        if about == self.seat:  # one knows oneself: what is said tells about the speaker only
            self._judge_speaker(seat, said.honest[HUMAN] * trust, said.liar[HUMAN])
        else:
            self.own.testimony(seat, about, said, trust)

    def _judge_speaker(self, seat: int, honest: float, liar: float) -> None:
        if self.human:
            self.own.sign(seat, (honest, liar, liar))

    def _sort(self, statement: Choice) -> str:
        """Which line of the table of evidence a statement belongs to; "" for none."""
        if statement[0] != "saw":
            return str(statement[0])
        if statement[2] == INFECTION:
            return "saw_hoard" if self.hoarding else "saw_infection"
        return "saw_thing" if statement[2] == THING else ""

    def _spoken_to(self, seat: int, verb: str) -> None:
        if verb == "ask":
            self.asked.append(seat)
        elif verb in BLAME:
            self.accused = seat

    def _spoke(self, verb: str, about: int) -> None:
        self.spoke = self.turn
        if verb == "reply":
            self.asked.clear()
        elif verb == "claim":
            self.accused = NOBODY
        elif verb in ("saw", "saw_clean"):
            self.sights = [sight for sight in self.sights if sight.about != about]
