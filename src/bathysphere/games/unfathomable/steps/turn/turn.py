"""A turn (article 49): receive skills, actions, mythos, discard."""

from functools import cache
from typing import Final

from msgspec import structs

from bathysphere.engine import (
    DONE,
    Answers,
    Asks,
    Choice,
    Count,
    Decision,
    Does,
    Next,
    Ordered,
    SeatAsks,
    SeatDoes,
    with_fields,
)
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.skills.table import TREACHERY
from bathysphere.games.unfathomable.cards.spaces import SICK_BAY
from bathysphere.games.unfathomable.components import HAND_LIMIT, Turn
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.cards.draw_discard import skill_set
from bathysphere.games.unfathomable.steps.cards.improvements import ChooseImprovement
from bathysphere.games.unfathomable.steps.cards.skill_decks import draw, throw_away
from bathysphere.games.unfathomable.steps.mythos.mythos_step import MythosStep
from bathysphere.games.unfathomable.steps.setup.awakening import LookAtRoles, awakening, deal_roles
from bathysphere.games.unfathomable.steps.turn.actions import StartOfActions, act

ACTIONS: Final = 2


class BeginTurn(SeatDoes[UnfathomableState]):
    """The steps of a turn; a player who reveals in it skips the mythos step, so that is decided when it comes
    (U43.8a.2, U49.2)."""

    rules = ("U49.0", "U49.1", "U49.2", "U49.3", "U49.9")

    def run(self, s: UnfathomableState) -> Next:
        seat = self.seat
        s.turn = Turn(seat, s.turn.number + 1)
        s.tell(events.TURN_BEGAN, seat, s.turn.number)
        return whole_turn(seat)


class ReceiveSkills(SeatAsks[UnfathomableState]):
    """A human draws their set; in the sick bay one card of it; a revealed traitor may have treachery cards instead
    (U49.4, U49.10, U21.1)."""

    rules = (
        "U13.3a", "U21.1", "U21.1a", "U24.1", "U24.1a", "U49.4", "U49.4a", "U49.10", "U49.10a", "U49.10a1", "U17.12",
        "UD.7", "UD.9", "UQ.11",
    )  # fmt: skip

    def ask(self, s: UnfathomableState) -> list[Decision]:
        seat = self.seat
        skills = skill_set(s, seat)
        if s.places[seat] == SICK_BAY:
            kinds = [*dict.fromkeys(skills), *([] if s.human(seat) else [TREACHERY])]
            return [Decision(seat, "skills.one", tuple([("draw", skill) for skill in kinds]))]
        if s.human(seat):
            return []
        options: tuple[Choice, ...] = tuple([("decline", skill) for skill in skills])
        return [Decision(seat, "skills.decline", options, picks=Count(0, len(options)))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        seat = self.seat
        if s.places[seat] == SICK_BAY:
            draw(s, seat, (answers[seat][1],), "turn")
            return DONE
        if not answers:
            draw(s, seat, skill_set(s, seat), "turn")
            return DONE
        declined = [skill for _, skill in answers[seat]]
        kept = list(skill_set(s, seat))
        for skill in declined:
            kept.remove(skill)
        return (Treachery(seat, tuple(kept), len(declined)),) if declined else self._draw(s, tuple(kept))

    def _draw(self, s: UnfathomableState, skills: tuple[int, ...]) -> Next:
        draw(s, self.seat, skills, "turn")
        return DONE


@with_fields
class Treachery(SeatAsks[UnfathomableState]):
    """For each declined card the traitor may draw a treachery card, and says how many before drawing (U49.10a1)."""

    skills: tuple[int, ...]
    declined: int
    rules = ("U49.10a", "U49.10a1", "U11.1")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        numbers = range(self.declined, -1, -1)
        return [Decision(self.seat, "skills.treachery", tuple([("treachery", number) for number in numbers]))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        draw(s, self.seat, (*self.skills, *[TREACHERY] * answers[self.seat][1]), "turn")
        return DONE


class ActionStep(SeatDoes[UnfathomableState]):
    """Two actions (U4.0, U49.5, U49.11)."""

    rules = ("U4.0", "U49.5", "U49.11")

    def run(self, s: UnfathomableState) -> Next:
        s.turn = structs.replace(s.turn, step="actions")
        return act(s, self.seat, ACTIONS) if s.human(self.seat) else (StartOfActions(self.seat, ACTIONS),)


class MythosTime(SeatDoes[UnfathomableState]):
    """Only a human player has a mythos step, by what they are now, not when the turn began (U43.8a.2, U49.9)."""

    rules = ("U43.8a.2", "U49.6", "U49.9")

    def run(self, s: UnfathomableState) -> Next:
        if not s.human(self.seat):
            return DONE
        s.turn = structs.replace(s.turn, step="mythos")
        return (MythosStep(self.seat),)


class DiscardTime(Does[UnfathomableState]):
    """The last step of a turn."""

    rules = ("U49.7", "U49.12")

    def run(self, s: UnfathomableState) -> Next:
        s.turn = structs.replace(s.turn, step="discard")
        return DISCARDS if max(map(len, s.hands)) > HAND_LIMIT else DONE


class DiscardStep(Asks[UnfathomableState]):
    """All players above the limit discard down to it, cards of their choice (U36.2, U49.7, UQ.23)."""

    rules = ("U13.3d", "U13.3d1", "U36.0", "U36.1", "U36.2", "U49.7", "U49.12", "UD.57", "UQ.23", "UQ.47")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        return [
            Decision(seat, "discard.limit", tuple([("discard", card) for card in hand]), picks=Ordered(over, over))
            for seat in s.around()
            for hand in (s.hands[seat],)
            if (over := len(hand) - HAND_LIMIT) > 0
        ]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        for seat, picks in answers.items():
            throw_away(s, seat, tuple([card for _, card in picks]), "limit")
        return DONE


DISCARDS: Final = (DiscardStep(),)


class EndTurn(SeatDoes[UnfathomableState]):
    """The token goes to the left (U49.8); in a first game roles are dealt when everybody has had a turn (UL.3), and an
    awakening that was due before that follows (UQ.56)."""

    rules = ("U49.8", "U49.13", "UL.3", "UL.4", "UQ.56")

    def run(self, s: UnfathomableState) -> Next:
        after = (begin_turn((self.seat + 1) % s.seats),)
        if s.options.first_game and s.turn.number == s.seats:
            deal_roles(s)
            return (LookAtRoles(), *awakening(s), *after)
        return after


begin_turn: Final = cache(BeginTurn)
"""A turn's beginning and its steps say no more than whose it is, so all turns of a seat share them."""


@cache
def whole_turn(seat: int) -> Next:
    return (
        ChooseImprovement(seat),
        ReceiveSkills(seat),
        ActionStep(seat),
        MythosTime(seat),
        DiscardTime(),
        EndTurn(seat),
    )
