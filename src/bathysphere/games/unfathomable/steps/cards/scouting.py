"""Looks ahead: a player sees the top cards of the mythos or the waypoint deck, leaves one on top and puts the others
under the deck, in any order."""

from typing import Final

from bathysphere.engine import DONE, Answers, Decision, Next, SeatAsks, with_fields
from bathysphere.games.unfathomable.effects import Scout
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.cards.peeks import on_top, show, under
from bathysphere.games.unfathomable.steps.cards.resolve import performs
from bathysphere.games.unfathomable.steps.mythos.mythos_step import look_at_mythos

DECKS: Final = {"mythos": ("mythos",), "waypoints": ("waypoint",), "either": ("mythos", "waypoint")}
"""The decks that an effect leaves to choose from."""


def pile(s: UnfathomableState, deck: str) -> tuple[list[int], list[int]]:
    """The cards of a deck and who knows them."""
    return (s.mythos, s.mythos_known) if deck == "mythos" else (s.waypoints, s.waypoints_known)


@performs(Scout)
def scout(s: UnfathomableState, effect: Scout, you: int) -> Next:
    return (ScoutDeck(you, effect.deck, effect.number),)


@with_fields
class ScoutDeck(SeatAsks[UnfathomableState]):
    """Which deck, if the effect leaves that open and both have cards; then the look (U44.7, UD.49)."""

    deck: str
    """A key of DECKS."""
    number: int
    rules = ("U12.4c3", "U12.4c3.2", "U44.7", "UD.49", "UL.54", "UQ.46")

    def _decks(self, s: UnfathomableState) -> list[str]:
        return [deck for deck in DECKS[self.deck] if pile(s, deck)[0]]

    def ask(self, s: UnfathomableState) -> list[Decision]:
        decks = self._decks(s)
        return [Decision(self.seat, "scout.deck", tuple([("deck", deck) for deck in decks]))] if len(decks) > 1 else []

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        decks = [answers[self.seat][1]] if answers else self._decks(s)
        if not decks:
            return DONE
        deck = decks[0]
        cards, known = pile(s, deck)
        if deck == "mythos":
            look_at_mythos(s, self.seat, self.number)
        else:
            show(s, deck, cards, known, self.number, self.seat)
        return (KeepOnTop(self.seat, deck, min(self.number, len(cards))),)


@with_fields
class KeepOnTop(SeatAsks[UnfathomableState]):
    """One of the cards seen stays on top. They lie in the deck all the time, so that no step holds what one player
    alone may know: the chosen one waits beneath the others until those have gone."""

    deck: str
    number: int
    """How many were seen."""
    rules = ("U44.7", "UD.49")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        if self.number < 2:
            return []
        seen = sorted(pile(s, self.deck)[0][-self.number :])
        return [Decision(self.seat, "scout.top", tuple([on_top(self.deck, card) for card in seen]))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        if not answers:
            return DONE
        cards, known = pile(s, self.deck)
        first = len(cards) - self.number
        for place in range(first, len(cards)):
            known[place] &= 1 << self.seat  # those who knew one of them cannot tell any more where it lies
        lift(cards, known, answers[self.seat][2], first)
        return (PutUnder(self.seat, self.deck, self.number - 1),)


@with_fields
class PutUnder(SeatAsks[UnfathomableState]):
    """The others go under the deck one by one, each beneath the one before."""

    deck: str
    number: int
    """How many have to go."""
    rules = ("UD.49",)

    def ask(self, s: UnfathomableState) -> list[Decision]:
        if self.number < 2:
            return []
        seen = sorted(pile(s, self.deck)[0][-self.number :])
        return [Decision(self.seat, "scout.under", tuple([under(self.deck, card) for card in seen]))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        cards, known = pile(s, self.deck)
        lift(cards, known, answers[self.seat][2] if answers else cards[-1], 0)
        return (PutUnder(self.seat, self.deck, self.number - 1),) if self.number > 1 else DONE


def lift(cards: list[int], known: list[int], card: int, to: int) -> None:
    """A card moves to another place of its deck, and what is known of it with it."""
    place = cards.index(card)
    cards.insert(to, cards.pop(place))
    known.insert(to, known.pop(place))
