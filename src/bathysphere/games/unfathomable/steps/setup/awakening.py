"""Role cards (articles 16 and 52): how they are dealt, looked at and handed on."""

from bathysphere.engine import DONE, Answers, Asks, Decision, Does, Next, SeatAsks
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.components import AWAKENING
from bathysphere.games.unfathomable.state import Loyalty, UnfathomableState

"""The distance at which it happens (U52.0)."""
READY = ("ready",)


class Awakening(Does[UnfathomableState]):
    """Everybody gets a second role card, everybody looks, and revealed traitors hand theirs on (U52.1 to U52.4)."""

    rules = ("U52.0", "U52.1", "U52.2", "U52.3", "U52.4", "U52.5", "U16.1")

    def run(self, s: UnfathomableState) -> Next:
        s.awake = True
        s.tell(events.AWAKENED)
        deal_roles(s)
        traitors = [seat for seat in s.around() if not s.human(seat)]
        passes: Next = tuple([PassRole(seat) for seat in traitors])
        return (LookAtRoles(), *passes, *([LookAtRoles()] if traitors else []))


def awakening(s: UnfathomableState) -> Next:
    """The phase if it is due; in a first game not before the first role cards are dealt (U52.0, U52.5, UQ.56)."""
    if s.distance < AWAKENING or s.awake:
        return DONE
    if s.options.first_game and not any(s.roles):
        s.tell(events.AWAKENING_WAITS)
        return DONE
    return (Awakening(),)


def deal_roles(s: UnfathomableState) -> None:
    """One card from the role deck to each player (U52.1, UA4.17)."""
    deck = list(s.role_deck)
    for seat in s.around():
        s.roles[seat] = (*s.roles[seat], Loyalty(deck.pop()))
        s.tell_some(events.ROLE_DEALT, (seat,), (1 << seat, (s.roles[seat][-1].role,)))
    s.role_deck = tuple(deck)


class LookAtRoles(Asks[UnfathomableState]):
    """All look at the same time, so that nobody stands out; play goes on when all are ready (U52.2, UL.20, UL.23)."""

    rules = ("U52.2", "U52.3a", "UA4.17.2", "UA4.17.3", "UL.20", "UL.23", "UD.4", "UD.54", "UD.56")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        return [Decision(seat, "roles.look", (READY,)) for seat in s.around()]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        return DONE


class PassRole(SeatAsks[UnfathomableState]):
    """A revealed traitor passes the card that they just got to a human player (U52.3)."""

    rules = ("U52.3", "UD.55", "UI.21")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        return [Decision(self.seat, "roles.pass", tuple([("pass_to", seat) for seat in sorted(s.humans())]))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        to = answers[self.seat][1]
        hand_over(s, self.seat, to, s.roles[self.seat][-1:])
        return DONE


def hand_over(s: UnfathomableState, giver: int, to: int, cards: tuple[Loyalty, ...]) -> None:
    """The giver still knows them (UI.18, UI.21)."""
    kept = tuple([card for card in s.roles[giver] if not any(card is given for given in cards)])
    s.roles[giver] = kept
    s.roles[to] = (*s.roles[to], *[Loyalty(card.role, card.known_to | 1 << giver) for card in cards])
    roles = tuple(sorted([card.role for card in cards]))
    s.tell_some(events.ROLES_PASSED, (giver, to, len(cards)), (1 << giver | 1 << to, (roles,)))
