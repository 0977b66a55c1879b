"""Cards that effects make players draw or discard, and items that they take."""

from functools import cache

from bathysphere.engine import DONE, Answers, Asks, Cards, Decision, Next, Ordered, with_fields
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.characters.table import CHARACTERS
from bathysphere.games.unfathomable.cards.items.table import ITEMS
from bathysphere.games.unfathomable.cards.skills.table import TREACHERY
from bathysphere.games.unfathomable.components import NOTHING
from bathysphere.games.unfathomable.effects import Discard, DrawItem, DrawSkills, RemoveTop
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.cards.improvements import gain_item
from bathysphere.games.unfathomable.steps.cards.resolve import performs, who
from bathysphere.games.unfathomable.steps.cards.skill_decks import draw, throw_away


def skill_set(s: UnfathomableState, seat: int) -> Cards:
    """The skills that a player receives, one entry for each card; the active improvement adds one, though not in the
    brig (U24.0, U24.2, U9.10b)."""
    return skills_of(s.characters[seat], NOTHING if s.in_brig(seat) else s.active[seat])


@cache
def skills_of(character: int, improvement: int) -> Cards:
    skills = [skill for skill, number in enumerate(CHARACTERS[character].skills) for _ in range(number)]
    if improvement != NOTHING:
        skills.append(ITEMS[improvement].skill)
    return tuple(sorted(skills))


@with_fields
class DiscardCards(Asks[UnfathomableState]):
    """These players discard so many cards of their choice, all they have if that is fewer (UQ.44, UQ.50). A player who
    gives all of several cards still says in which order (UQ.47)."""

    seats: tuple[int, ...]
    number: int
    rules = ("UQ.44", "UQ.47", "UQ.50")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        return [
            Decision(
                seat,
                "cards.discard",
                tuple([("discard", card) for card in s.hands[seat]]),
                picks=Ordered(number, number),
            )
            for seat in self.seats
            if len(s.hands[seat]) > 1
            for number in (min(self.number, len(s.hands[seat])),)
        ]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        for seat in self.seats:
            cards = tuple([card for _, card in answers[seat]]) if seat in answers else s.hands[seat]
            if cards:
                throw_away(s, seat, cards, "effect")
        return DONE


@performs(Discard)
def discard(s: UnfathomableState, effect: Discard, you: int) -> Next:
    return (DiscardCards(tuple(who(s, effect.who, you)), effect.number),)


@with_fields
class DrawOf(Asks[UnfathomableState]):
    """These players draw one card each, of their own set or of any deck but treachery."""

    seats: tuple[int, ...]
    own: bool
    rules = ("UQ.44", "U13.3a")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        return [
            Decision(seat, "cards.draw", tuple([("draw", skill) for skill in dict.fromkeys(self._skills(s, seat))]))
            for seat in self.seats
        ]

    def _skills(self, s: UnfathomableState, seat: int) -> Cards:
        return skill_set(s, seat) if self.own else tuple(range(TREACHERY))

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        for seat in self.seats:
            draw(s, seat, (answers[seat][1],), "effect")
        return DONE


@performs(DrawSkills)
def draw_skills(s: UnfathomableState, effect: DrawSkills, you: int) -> Next:
    seats = tuple(who(s, effect.who, you))
    return tuple([DrawOf(seats, effect.own)] * effect.number)


@performs(DrawItem)
def draw_item(s: UnfathomableState, effect: DrawItem, you: int) -> Next:
    steps: Next = DONE
    for seat in who(s, effect.who, you):
        steps += take_item(s, seat)
    return steps


def take_item(s: UnfathomableState, seat: int) -> Next:
    """The top card of the item deck, face up; none if there is none (U9.1, U9.4)."""
    if not s.item_deck:
        return DONE
    s.item_known.pop()
    return gain_item(s, seat, s.item_deck.pop())


@performs(RemoveTop)
def remove_top(s: UnfathomableState, effect: RemoveTop, you: int) -> Next:
    """They leave the game unseen (U51.0.2)."""
    cards, known = (s.spells, s.spells_known) if effect.deck == "spells" else (s.item_deck, s.item_known)
    top = max(0, len(cards) - effect.number)
    kind = "spell" if effect.deck == "spells" else "item"
    s.tell(events.CARDS_LEFT, effect.deck, len(cards) - top)
    s.lost = (*s.lost, *[(kind, card, mask) for card, mask in zip(cards[top:], known[top:], strict=True)])
    del cards[top:], known[top:]
    return DONE
