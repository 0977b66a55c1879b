"""The reveal action (article 43)."""

from bathysphere.engine import DONE, Answers, Cards, Decision, Next, Ordered, SeatAsks, SeatDoes
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.characters.table import CHARACTERS
from bathysphere.games.unfathomable.cards.roles import HUMAN
from bathysphere.games.unfathomable.cards.skills.table import TREACHERY
from bathysphere.games.unfathomable.components import DESTINATION
from bathysphere.games.unfathomable.state import Loyalty, UnfathomableState
from bathysphere.games.unfathomable.steps.cards.resolve import SPECIAL
from bathysphere.games.unfathomable.steps.cards.skill_decks import draw, throw_away
from bathysphere.games.unfathomable.steps.mythos.kept_cards import discard_kept
from bathysphere.games.unfathomable.steps.origins import from_component
from bathysphere.games.unfathomable.steps.setup.awakening import LookAtRoles, hand_over
from bathysphere.games.unfathomable.steps.turn.titles import lose_titles


def traitor_roles(s: UnfathomableState, seat: int) -> Cards:
    """The roles that the player could reveal, each named once (U43.1)."""
    roles = [card.role for card in s.roles[seat] if card.role != HUMAN]
    return tuple(sorted(set(roles))) if roles else ()


def reveal(s: UnfathomableState, seat: int, role: int) -> Next:
    """Step 1: one card is laid open, and from here on the player is a revealed traitor (U43.1, UQ.39); then the other
    steps."""
    s.roles[seat] = rest(s, s.roles[seat], role)
    s.revealed[seat] = role
    s.tell(events.REVEALED, seat, role)
    return (OnReveal(seat), HandOnRoles(seat), LoseAll(seat), TurnCoat(seat))


def rest(s: UnfathomableState, cards: tuple[Loyalty, ...], role: int) -> tuple[Loyalty, ...]:
    """The cards that stay covered when one of a role is laid open. An observer who knew only some of several alike
    cannot tell whether it was one of those."""
    alike = [card.known_to for card in cards if card.role == role]
    known = [sum([mask >> seat & 1 for mask in alike]) - 1 for seat in range(s.seats)]
    masks = [sum([1 << seat for seat in range(s.seats) if known[seat] > place]) for place in range(len(alike) - 1)]
    return (*[card for card in cards if card.role != role], *[Loyalty(role, mask) for mask in masks])


class OnReveal(SeatDoes[UnfathomableState]):
    """Step 2: the ability of the sheet, though not in the brig (U43.2, U45.0, UL.50)."""

    rules = ("U43.2", "U43.2.2", "U45.0", "UL.50", "UD.32")

    def run(self, s: UnfathomableState) -> Next:
        if s.in_brig(self.seat):
            return DONE
        name = CHARACTERS[s.characters[self.seat]].reveal
        s.tell(events.REVEAL_ABILITY, self.seat, name)
        return from_component(SPECIAL[name](s, None, self.seat), "ability", name)


class HandOnRoles(SeatAsks[UnfathomableState]):
    """Step 3: short of the destination, all unrevealed role cards go to one other player; all look (U43.3, UL.23)."""

    rules = ("U43.3", "U43.3.2", "U43.3.3", "UQ.13", "UQ.14", "UD.33", "UL.23")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        if s.distance >= DESTINATION or not s.roles[self.seat]:
            return []
        others = [seat for seat in range(s.seats) if seat != self.seat]
        return [Decision(self.seat, "reveal.hand_on", tuple([("pass_to", seat) for seat in others]))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        if not answers:
            return DONE
        hand_over(s, self.seat, answers[self.seat][1], s.roles[self.seat])
        return (LookAtRoles(),)


class LoseAll(SeatDoes[UnfathomableState]):
    """Steps 4 and 5: titles, kept mythos cards and the feat card are gone (U43.4, U43.5)."""

    rules = ("U6.3b", "U43.4", "U43.5", "U43.5.2")

    def run(self, s: UnfathomableState) -> Next:
        seat = self.seat
        lose_titles(s, seat)
        for card in s.keeps[seat]:
            discard_kept(s, seat, card)
            s.tell(events.KEPT_CARD_LEFT, seat, card)
        s.feats[seat] = False
        return DONE


class TurnCoat(SeatAsks[UnfathomableState]):
    """Step 6: outside the brig any number of hand cards for as many treachery cards (U43.6); step 7 is the ring."""

    rules = ("U43.6", "U43.7", "U43.8", "UD.34", "UQ.47")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        hand = s.hands[self.seat]
        if s.in_brig(self.seat) or not hand:
            return []
        options = tuple([("discard", card) for card in hand])
        return [Decision(self.seat, "reveal.swap", options, picks=Ordered(0, len(hand)))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        cards = tuple([card for _, card in answers[self.seat]]) if answers else ()
        if cards:
            throw_away(s, self.seat, cards, "reveal")
            draw(s, self.seat, (TREACHERY,) * len(cards), "reveal")
        return DONE
