"""Observations with talk: what statements are worth as evidence, what was promised for a check, and what
is still to be answered."""

from collections.abc import Callable
from typing import Any

from bathysphere.bots.unfathomable.beliefs import Suspicion
from bathysphere.bots.unfathomable.observations import Observations
from bathysphere.bots.unfathomable.weights import Weights
from bathysphere.engine import Choice, SeenEvent
from bathysphere.games.unfathomable.cards.skills.table import CARDS_WITH, SKILL_OF
from bathysphere.games.unfathomable.components import NOBODY
from bathysphere.games.unfathomable.talk import ABILITIES, DECKS, TASKS
from bathysphere.games.unfathomable.view import UnfathomableView

CHECK = TASKS.index("check")
HELP_OF_ONE = (1.6, 4.0)
HELP_OF_SOME = (3.0, 6.0, 9.0)
"""What words of help mean in points of a check."""
CARDS_OF_WORDS = {"help_one": 1, "help_some": 2}
"""How many cards words of help speak of, at least."""
GOOD_WILL = 4.0
NO_HELP = 0.3
LONG_AGO = -99


class TalkModel(Observations):
    """All that a seat knows and thinks."""

    def __init__(self, seat: int, view: UnfathomableView, weights: Weights) -> None:
        super().__init__(seat, view, weights)
        self.said: dict[Choice, int] = {}
        """Statements that were made, with speaker first, and the turn of the last time."""
        self.spoke = LONG_AGO
        """The turn in which this seat last said something unasked."""
        self.blamed = [LONG_AGO] * self.seats
        """The turn in which anybody last spoke ill of each."""
        self.accusers: list[set[int]] = [set() for _ in range(self.seats)]
        self.vouchers: list[set[int]] = [set() for _ in range(self.seats)]
        """For each seat who called it a traitor, and who called it human."""
        self.read: set[tuple[int, int]] = set()
        """Who has looked at whose role cards."""
        self.asked: dict[int, Choice] = {}
        """The last question to each seat that has no answer yet."""
        self.accused = NOBODY
        """Who last accused this seat and got no answer yet."""
        self.promised = [-1.0] * self.seats
        """How many points each has promised to the check under way; below 0: nothing was said."""
        self.spoke_of_check = False
        self.word = 0
        """With how many cards this seat has said to help the check under way."""
        self.sights: list[tuple[str, int]] = []
        """Decks into which this seat looked, and when; what it has told is gone."""
        self.praised: dict[str, tuple[int, bool]] = {}
        """Of each deck who looked into it and called its top card good, or bad."""
        self.looked: dict[str, int] = {}
        """Who last looked into each deck."""
        self.omens: list[tuple[int, bool, int]] = []
        """Mythos cards of which somebody had spoken, still to be judged: who, whether well, which card."""
        self.remarked = LONG_AGO
        """The last turn in which this seat thought about saying something unasked."""

    def hear(self, event: SeenEvent) -> None:
        super().hear(event)
        hearing = _HEARINGS.get(event.kind)
        if hearing is not None:
            hearing(self, **event.data)

    # -- events that give words their weight

    def _new_check(self, **_: Any) -> None:
        self.promised = [-1.0] * self.seats
        self.spoke_of_check = False
        self.word = 0

    def _judged(self, *, result: str, **_: Any) -> None:
        """Those who promised help and gave none are asked why it failed."""
        for seat, points in enumerate(self.promised):
            if result == "failed" and points >= GOOD_WILL:
                broken = self.weights.broken_promise if not self.counts[seat] else self.weights.vain_promise
                self.doubt(seat, broken)
        self._new_check()

    def _seen_through(self, *, seat: int, **_: Any) -> None:
        """Those who said so were right, those who vouched for them were not."""
        for by in self.accusers[seat]:
            self.doubt(by, self.weights.was_right)
        for by in self.vouchers[seat]:
            self.doubt(by, self.weights.was_wrong)

    def _roles_read(self, *, seat: int, target: int, **_: Any) -> None:
        self.read.add((seat, target))

    def _looked_into(self, *, seat: int, deck: str, **_: Any) -> None:
        self.looked[deck] = seat
        self.praised.pop(deck, None)
        if seat == self.seat:
            self.sights.append((deck, self.turn))

    def _drawn(self, *, card: int, **_: Any) -> None:
        if "mythos" in self.praised:
            self.omens.append((*self.praised.pop("mythos"), card))
        self.looked.pop("mythos", None)

    def doubt(self, seat: int, odds: float) -> None:
        """Something that is so many times as likely of a traitor, for everybody to see."""
        self.own.multiply(seat, odds)
        self.eye.multiply(seat, odds)

    # -- statements

    def hear_talk(self, seat: int, statement: Choice) -> None:
        verb = statement[0]
        again = (seat, *statement) in self.said
        self.said[(seat, *statement)] = self.turn
        if seat == self.seat:
            self._spoke(statement)
        match statement:
            case ("help_one", much):
                self.promised[seat] = HELP_OF_ONE[much]
            case ("help_some", amount):
                self.promised[seat] = HELP_OF_SOME[amount]
            case ("no_help",):
                self.promised[seat] = NO_HELP
            case ("can_help", task) if task == CHECK:
                self.promised[seat] = GOOD_WILL
            case ("ask_help" | "ask_card", other, _):
                self.asked[other] = statement
            case ("reply", yes):
                self._answered(seat, bool(yes))
            case ("accuse" | "clear", about):
                self._spoke_of(seat, about, verb == "accuse", again)
            case ("good" | "bad", deck) if self.looked.get(DECKS[deck]) == seat:
                self.praised[DECKS[deck]] = (seat, verb == "good")

    def _spoke(self, statement: Choice) -> None:
        match statement[0]:
            case "help_one" | "help_some" | "no_help" | "ask_help":
                self.spoke_of_check = True
                self.word = CARDS_OF_WORDS.get(statement[0], 0)
            case "accuse" | "clear":
                self.accused = NOBODY
            case "good" | "bad":
                self.sights = [sight for sight in self.sights if sight[0] != DECKS[statement[1]]]
        if statement[0] != "reply":
            self.spoke = self.turn

    def _answered(self, seat: int, yes: bool) -> None:
        match self.asked.pop(seat, ()):
            case ("ask_help", _, task) if task == CHECK:
                self.promised[seat] = GOOD_WILL if yes else NO_HELP
            case ("ask_card", _, ability) if yes and seat != self.seat:
                held = self.held[seat]
                skill = SKILL_OF[CARDS_WITH[ABILITIES[ability]][0]]
                held[skill] = max(1.0, held[skill])

    def _spoke_of(self, by: int, about: int, ill: bool, again: bool) -> None:
        if ill:
            self.blamed[about] = self.turn
            if about == self.seat:
                self.accused = by
        (self.accusers if ill else self.vouchers)[about].add(by)
        (self.vouchers if ill else self.accusers)[about].discard(by)
        if again or by == about:
            return
        for suspicion in self._both():
            self._testimony(suspicion, by, about, ill)

    def _testimony(self, suspicion: Suspicion, by: int, about: int, ill: bool) -> None:
        """A word counts as much as its speaker is trusted, more if they have seen the cards; where the listener knows
        better it tells about the speaker."""
        w = self.weights
        if suspicion.evil[about] in (0.0, 1.0):
            wrong = ill != (self.traitor if about == suspicion.observer else suspicion.evil[about] == 1.0)
            suspicion.multiply(by, w.known_lie if wrong else w.known_truth)
            return
        trust = 0.0 if by == self.seat and suspicion is self.own else 1.0 - suspicion.evil[by]
        odds = 1.0 + trust * (w.word_of_reader if (by, about) in self.read else w.accusation if ill else w.good_word)
        suspicion.multiply(about, odds if ill else 1.0 / odds)


_HEARINGS: dict[str, Callable[..., None]] = {
    "check_began": TalkModel._new_check,
    "check_ended": TalkModel._judged,
    "revealed": TalkModel._seen_through,
    "roles_seen": TalkModel._roles_read,
    "looked": TalkModel._looked_into,
    "mythos_drawn": TalkModel._drawn,
}
