"""Setting up the table (section 3), and the advanced rules on it (section 21)."""

from bathysphere.engine import BadTable, Next, Range
from bathysphere.games.thing.cards.kinds import (
    ANALYSIS,
    COPIES,
    FIRST_PANIC,
    FLAMETHROWER,
    INFECTION,
    NAMES,
    THING,
    copies_for,
)
from bathysphere.games.thing.options import ANY_SEAT, MOST_INFECTIONS, Options
from bathysphere.games.thing.roles import THING_ROLE
from bathysphere.games.thing.state import ThingState
from bathysphere.games.thing.steps.turn import BeginTurn

OPENING_HAND = 4


def deal(s: ThingState, options: Options) -> Next:
    """The first player is fixed before hands are taken (T3.13a, T25.2)."""
    s.options = options
    chance = s.chance
    first = first_player(s, options)
    pool, rest = sorted_out(s.seats, options)
    chance.shuffle(pool)
    wanted = cards_to_deal(s.seats, options)
    starting, rest = pool[:wanted], rest + pool[wanted:]
    (rest if options.hidden_start else starting).append(THING)
    chance.shuffle(starting)
    for seat in range(s.seats):
        s.hands[seat] = tuple(sorted(starting[OPENING_HAND * seat : OPENING_HAND * (seat + 1)]))
        if THING in s.hands[seat]:
            s.roles[seat] = THING_ROLE
            s.knows_thing = 1 << seat
    chance.shuffle(rest)
    s.deck = rest
    return (BeginTurn(first),)


def first_player(s: ThingState, options: Options) -> int:
    """Whom the host named; otherwise chance decides, but for a first game (T25.2, T25.75)."""
    if options.first != ANY_SEAT:
        return options.first
    return 0 if options.first_game else s.chance.below(s.seats)


def sorted_out(players: int, options: Options) -> tuple[list[int], list[int]]:
    """The cards in use but for the Thing: those from which opening hands are dealt, and those set aside for the deck
    (T3.5, T3.6, T21.3)."""
    pool: list[int] = []
    aside: list[int] = []
    for card, number in enumerate(copies_for(players, options)):
        if card == THING:
            continue
        kept_out = card == INFECTION or card >= FIRST_PANIC
        if options.weapons_in_deck and card in (FLAMETHROWER, ANALYSIS):
            kept_out = True
        (aside if kept_out else pool).extend([card] * number)
    return pool, aside


def cards_to_deal(players: int, options: Options) -> int:
    """Besides the Thing card, which makes the last of them unless it starts in the deck (T3.8a, T25.6)."""
    return OPENING_HAND * players - (0 if options.hidden_start else 1)


def check(players: int, options: Options) -> None:
    """A deck of one's own must suffice for the opening hands (T25.3) and let somebody win: without fire the Thing has
    to infect everybody, and each infected player keeps a card of it (T25.74). Each number has its range beside it."""
    pool, _ = sorted_out(players, options)
    wanted = cards_to_deal(players, options)
    if len(pool) < wanted:
        raise BadTable("thing_deck_small", players=players, wanted=wanted, number=len(pool))
    copies = copies_for(players, options)
    if not copies[FLAMETHROWER] and copies[INFECTION] < players - 1:
        raise BadTable("thing_deck_endless", players=players, wanted=players - 1, number=copies[INFECTION])


def option_ranges(players: int) -> dict[str, Range | dict[str, Range]]:
    """The numbers among the options: 0 Infection! cards and seat -1 stand for what the book does."""
    copies = copies_for(players, Options())
    composed = {
        NAMES[card]: Range(0, COPIES[card], copies[card])
        for card in range(len(NAMES))
        if card not in (THING, INFECTION)
    }
    return {
        "infections": Range(0, MOST_INFECTIONS, 0),
        "deck": composed,
        "first": Range(ANY_SEAT, players - 1, ANY_SEAT),
    }
