"""Other worlds that one seat cannot tell from the true one: what it cannot know is dealt again, in place.

Hands of others keep their decks: everybody saw which decks they were drawn from (UI.11, UI.14). Which cards of a hand
lie face down in the check is open (UI.15). A hand that is about to pay stays, for it can. Whatever nobody knows
(tokens, decks, the chaos deck) is mixed; role cards are, as far as the reader does not know them.

After a check a hand might have other skills as well: nobody learns who had added which of the cards (UI.16). But no
trace of that is left in a state, so it cannot tell which hands fit all that a memory holds; those dealt here do.
Under the top of a discard pile stays what the seat has laid there or has seen on top.
"""

from bathysphere.engine import Chance, without_cards
from bathysphere.games.unfathomable.cards.skills.table import SKILL_OF, SKILLS, TREACHERY
from bathysphere.games.unfathomable.checks import CHAOS_CARDS
from bathysphere.games.unfathomable.components import NOBODY
from bathysphere.games.unfathomable.state import Loyalty, UnfathomableState
from bathysphere.games.unfathomable.steps.turn.repairs import PayRansom, PayRepair
from bathysphere.games.unfathomable.view import knows


def redeal_hidden(s: UnfathomableState, seat: int, chance: Chance) -> None:
    for skill in range(len(SKILLS)):
        _skills(s, seat, skill, chance)
    _contributions(s, seat, chance)
    _chaos(s, chance)
    _tokens(s, chance)
    if s.outcome is None:  # at the end all roles lie open
        _roles(s, seat, chance)
    _deck(s, "mythos", s.mythos, s.mythos_known, seat, chance)
    _deck(s, "waypoint", s.waypoints, s.waypoints_known, seat, chance)
    _deck(s, "spell", s.spells, s.spells_known, seat, chance)
    _deck(s, "item", s.item_deck, s.item_known, seat, chance)
    chance.shuffle(s.damage_deck)


def _skills(s: UnfathomableState, seat: int, skill: int, chance: Chance) -> None:
    """All cards of a skill that the seat cannot see change places: in hands, deck, pile beneath its top, chaos deck and
    check."""
    hidden: list[int] = []

    def lift(cards: tuple[int, ...], keep: bool) -> list[int]:
        return [] if keep else [card for card in cards if SKILL_OF[card] == skill]

    beneath = s.discards[skill][:-1]
    unseen = [place for place, mask in enumerate(s.seen_in_pile(skill)[:-1]) if not knows(mask, seat)]
    covered = tuple([beneath[place] for place in unseen])
    zones: list[tuple[int, ...]] = [*s.hands, *s.added, s.pile, s.chaos, s.decks[skill], covered]
    shown = bool(s.checks) and s.checks[-1].open
    open_to_him = [other == seat or s.outcome is not None for other in range(s.seats)]
    own = [known or other == payer(s) for other, known in enumerate(open_to_him)]
    own += [known or shown for known in open_to_him] + [False] * 4
    for cards, keep in zip(zones, own, strict=True):
        hidden += lift(cards, keep)
    chance.shuffle(hidden)

    def refill(cards: tuple[int, ...], keep: bool) -> tuple[int, ...]:
        return cards if keep else tuple([hidden.pop() if SKILL_OF[card] == skill else card for card in cards])

    filled = [refill(cards, keep) for cards, keep in zip(zones, own, strict=True)]
    s.hands = [tuple(sorted(cards)) for cards in filled[: s.seats]]
    s.added = [tuple(sorted(cards)) for cards in filled[s.seats : 2 * s.seats]]
    pile, chaos, deck, discarded = filled[2 * s.seats :]
    s.pile, s.chaos, s.decks[skill] = tuple(sorted(pile)), chaos, deck
    pile_of_it = list(s.discards[skill])
    for place, card in zip(unseen, discarded, strict=True):
        pile_of_it[place] = card
    s.discards[skill] = tuple(pile_of_it)


def _contributions(s: UnfathomableState, seat: int, chance: Chance) -> None:
    """Which of their cards others have added to a check face down is known to themselves alone (UI.15)."""
    if s.checks and not s.checks[-1].open:
        for other, added in enumerate(s.added):
            if added and other != seat:
                cards = [*s.hands[other], *added]
                chance.shuffle(cards)
                s.added[other] = tuple(sorted(cards[: len(added)]))
                s.hands[other] = tuple(sorted(cards[len(added) :]))


def payer(s: UnfathomableState) -> int:
    """Who chooses the cards for a price now; NOBODY: nobody does."""
    top = s.stack[-1] if s.stack else None
    return top.seat if isinstance(top, PayRepair | PayRansom) else NOBODY


def _chaos(s: UnfathomableState, chance: Chance) -> None:
    """Nobody knows the order of the chaos deck, nor which of its cards lie in a check; other face-down cards that no
    player chose are treachery cards."""
    from_chaos = CHAOS_CARDS if s.checks and s.checks[-1].chaos else 0
    brought = [card for card in s.pile if SKILL_OF[card] == TREACHERY][: max(0, len(s.pile) - from_chaos)]
    cards = [*without_cards(s.pile, brought), *s.chaos]
    chance.shuffle(cards)
    drawn = len(s.pile) - len(brought)
    s.pile = tuple(sorted((*brought, *cards[:drawn])))
    s.chaos = tuple(cards[drawn:])


def _tokens(s: UnfathomableState, chance: Chance) -> None:
    tokens = [token for there in (*s.passengers, s.supply) for token in there]
    chance.shuffle(tokens)
    s.passengers = [tuple(sorted([tokens.pop() for _ in there])) for there in s.passengers]
    s.supply = tuple(sorted(tokens))


def _roles(s: UnfathomableState, seat: int, chance: Chance) -> None:
    """Cards that the seat holds or has seen stay; all others, the role deck too, are dealt again."""
    hidden = list(s.role_deck)
    for holder, cards in enumerate(s.roles):
        hidden += [card.role for card in cards if holder != seat and not knows(card.known_to, seat)]
    chance.shuffle(hidden)
    for holder, cards in enumerate(s.roles):
        s.roles[holder] = tuple(
            [
                card if holder == seat or knows(card.known_to, seat) else Loyalty(hidden.pop(), card.known_to)
                for card in cards
            ]
        )
    s.role_deck = tuple(hidden)


def _deck(s: UnfathomableState, deck: str, cards: list[int], known: list[int], seat: int, chance: Chance) -> None:
    """The cards that the seat does not know change places, those too that left the deck unseen; who else knows which
    place stays."""
    places = [place for place, mask in enumerate(known) if not knows(mask, seat)]
    lost = [place for place, (of, _, mask) in enumerate(s.lost) if of == deck and not knows(mask, seat)]
    hidden = [cards[place] for place in places] + [s.lost[place][1] for place in lost]
    chance.shuffle(hidden)
    for place in places:
        cards[place] = hidden.pop()
    s.lost = tuple(
        [(of, hidden.pop() if place in lost else card, mask) for place, (of, card, mask) in enumerate(s.lost)]
    )
