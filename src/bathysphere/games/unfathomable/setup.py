"""Setup (appendix IV): the board, the decks, and the players' own choices before the first turn."""

from typing import Final

from bathysphere.engine import BadTable, Next
from bathysphere.games.unfathomable.cards.damage import DAMAGE
from bathysphere.games.unfathomable.cards.items.table import ITEMS
from bathysphere.games.unfathomable.cards.mythos.table import MYTHOS
from bathysphere.games.unfathomable.cards.roles import FIRST_GAME_DECK, ROLE_DECK, no_cultist
from bathysphere.games.unfathomable.cards.skills.table import DECKS
from bathysphere.games.unfathomable.cards.spaces import DECK, WATER
from bathysphere.games.unfathomable.cards.spells.table import SPELLS
from bathysphere.games.unfathomable.cards.waypoints.table import WAYPOINTS
from bathysphere.games.unfathomable.components import DIAL_MOST, NOTHING, SUPPLY, Turn
from bathysphere.games.unfathomable.options import Options
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.checks.chaos import make_chaos
from bathysphere.games.unfathomable.steps.harm.defeat import take_token
from bathysphere.games.unfathomable.steps.setup.opening import ChooseCharacter, DealRoles, OpeningHand, TakeTitles
from bathysphere.games.unfathomable.steps.turn.turn import BeginTurn

DIALS_AT_START: Final = (8, 8, 8, 8)
DIALS_WITHOUT_CULTIST: Final = (7, 6, 6, 7)
"""Fuel, food, sanity and souls (UA1.3 to UA1.6)."""
DIFFICULTY: Final = {"standard": 0, "easier_for_humans": 2, "easier_for_traitors": -2}
DEEP_ONES_AT_START: Final = ((WATER[0], 2), (WATER[1], 2), (DECK[0], 1), (DECK[1], 1))
PASSENGERS_AT_START: Final = (DECK[2], DECK[3])
WITH_CULTIST: Final = (4, 6)
"""The numbers of players with which the cultist is in the game (U54.10)."""


def check(seats: int, options: Options) -> None:
    """The variant without the cultist is for tables that have one."""
    if options.no_cultist and seats not in WITH_CULTIST:
        raise BadTable("no_cultist_seats", seats=seats)


def dials(options: Options) -> list[int]:
    """What the dials start at; difficulty is added to the value of the variant (UQ.36)."""
    start = DIALS_WITHOUT_CULTIST if options.no_cultist and not options.first_game else DIALS_AT_START
    return [min(DIAL_MOST, value + DIFFICULTY[options.difficulty]) for value in start]


def role_deck(seats: int, options: Options) -> list[int]:
    if options.first_game:
        counts = FIRST_GAME_DECK[seats]
    else:
        counts = no_cultist(seats) if options.no_cultist else ROLE_DECK[seats]
    return [role for role, number in enumerate(counts) for _ in range(number)]


def deal(s: UnfathomableState, options: Options) -> Next:
    """Steps 1 to 9; what players choose follows (UA4.1 to UA4.17)."""
    s.options = options
    s.dials = dials(options)
    for skill, cards in enumerate(DECKS):
        s.decks[skill] = tuple(shuffled(s, list(cards)))
    s.damage_deck = shuffled(s, list(range(len(DAMAGE))))
    s.mythos = shuffled(s, list(range(len(MYTHOS))))
    s.mythos_known = [0] * len(s.mythos)
    s.waypoints = shuffled(s, list(range(len(WAYPOINTS))))
    s.waypoints_known = [0] * len(s.waypoints)
    s.spells = shuffled(s, list(range(len(SPELLS))))
    s.spells_known = [0] * len(s.spells)
    s.item_deck = list(range(len(ITEMS)))
    s.item_known = [0] * len(s.item_deck)
    for space, number in DEEP_ONES_AT_START:
        s.deep_ones[space] = number
    for space in PASSENGERS_AT_START:
        s.passengers[space - DECK.start] = (take_token(s, SUPPLY),)
    make_chaos(s)
    s.role_deck = tuple(shuffled(s, role_deck(s.seats, options)))
    s.first = 0 if options.first_seat_begins else s.chance.below(s.seats)
    s.turn = Turn(s.first, 0)
    s.drawn_damage = NOTHING
    order = s.around()
    return (
        *[ChooseCharacter(seat) for seat in order],
        TakeTitles(),
        *[OpeningHand(seat) for seat in order[1:]],
        DealRoles(),
        BeginTurn(s.first),
    )


def shuffled(s: UnfathomableState, cards: list[int]) -> list[int]:
    s.chance.shuffle(cards)
    return cards
