"""Setup (chapters 2, 3 and 36): what is laid out and dealt; what players choose follows."""

from typing import Final

from bathysphere.engine import BadTable, Next
from bathysphere.games.cryptids.components import LOOSE
from bathysphere.games.cryptids.content import NOWHERE, content
from bathysphere.games.cryptids.options import Options
from bathysphere.games.cryptids.pack import HABITATS, SKILLS
from bathysphere.games.cryptids.state import CryptidsState
from bathysphere.games.cryptids.steps.cards import NO_MARKS, reveal
from bathysphere.games.cryptids.steps.evidence import draw, lay_on_map
from bathysphere.games.cryptids.steps.opening import ChooseBids, ChooseCity, ChooseTerrain
from bathysphere.games.cryptids.steps.rounds import BeginRound

CONTRACTS: Final = 2
REQUESTS: Final = 4
PAIR: Final = 2


def check(seats: int, options: Options) -> None:
    """What does not go together (C36.20, C41.5; the pair's tip is for two)."""
    if options.no_bids and seats == 1:
        raise BadTable("solo_bids")
    if options.first_pair and seats != PAIR:
        raise BadTable("pair_seats", seats=seats)
    content(options.content)


def deal(s: CryptidsState, options: Options) -> Next:
    s.options = options
    s.c = content(options.content)
    lay_evidence(s)
    lay_cards(s)
    deal_contracts(s)
    s.stacks = list(s.c.stacks)
    seat_players(s)
    order = sorted(range(s.seats), key=s.rows.__getitem__)
    steps = [step for seat in order for step in choices(s, seat)]
    return (*steps, BeginRound())


def choices(s: CryptidsState, seat: int) -> Next:
    """City, bids, terrain: all of them before the next player (C3.10)."""
    bids: Next = () if s.options.no_bids else (ChooseBids(seat),)
    return (ChooseCity(seat), *bids, *[ChooseTerrain(seat, kind) for kind in range(len(HABITATS))])


def shuffled(s: CryptidsState, cards: range | tuple[int, ...]) -> tuple[int, ...]:
    found = list(cards)
    s.chance.shuffle(found)
    return tuple(found)


def lay_evidence(s: CryptidsState) -> None:
    """Three tokens on the market; the rightmost says where the first one of the map goes (C2.2 to C2.9)."""
    s.bag, s.bonus = shuffled(s, s.c.bag), tuple(s.c.bonus)
    s.map = [() for _ in s.c.regions]
    s.market = [draw(s) for _ in range(s.c.pack.board.market_slots)]
    s.shown = sum([1 << token for token in s.market])
    lay_on_map(s, s.market[-1])


def lay_cards(s: CryptidsState) -> None:
    """Six cards of the first level, with tokens on their question marks (C2.10 to C2.12)."""
    s.decks = [shuffled(s, deck) for deck in s.c.decks]
    s.display = [NOWHERE] * s.c.pack.board.display
    s.marks = [NO_MARKS] * s.c.pack.board.display
    s.bids = [() if s.options.no_bids else (LOOSE,) * s.c.pack.board.start.bids for _ in range(s.seats)]
    for place in range(s.c.pack.board.display):
        reveal(s, place, 1)


def deal_contracts(s: CryptidsState) -> None:
    """One for all, two for each; alone there is none for all, and one of the two speaks of evidence (C2.16, C36.13 to
    C36.15, C48.1, C48.78)."""
    deck = list(shuffled(s, range(len(s.c.contracts))))
    if s.solo:
        own = [deck.pop(), deck.pop()]
        while not any(s.c.contracts[each].sort == "evidence" for each in own):
            own[1] = deck.pop()
        s.contracts = [tuple(sorted(own))]
    else:
        s.shared = deck.pop()
        s.contracts = [tuple(sorted([deck.pop() for _ in range(CONTRACTS)])) for _ in range(s.seats)]
    s.undealt = tuple(sorted(deck))
    s.requests = tuple(sorted(shuffled(s, range(len(s.c.requests)))[:REQUESTS]))


def seat_players(s: CryptidsState) -> None:
    """The order on the track is drawn; coins go by it (C3.2 to C3.8, C36.14, C36.17)."""
    board = s.c.pack.board
    order = shuffled(s, range(s.seats))
    first = board.track.highlighted
    s.rows = [first + order.index(seat) for seat in range(s.seats)]
    s.coins = [board.start.coins[order.index(seat)] for seat in range(s.seats)]
    if s.solo:
        s.rows.append(first + 1)
    s.acted = [False] * len(s.rows)
    number = board.start.bonus_rumours
    s.evidence = [s.bonus[seat * number : (seat + 1) * number] for seat in range(s.seats)]
    s.bonus = s.bonus[s.seats * number :]
    skill = 1 << SKILLS.index(board.start.skill)
    s.skills, s.ready = [skill] * s.seats, [skill] * s.seats
    hares = shuffled(s, range(len(s.c.wolpertinger)))
    s.cities = [hares[at] if s.options.wolpertinger else NOWHERE for at in range(len(s.c.cities))]
    if s.solo:
        s.poacher_deck = shuffled(s, range(len(s.c.pack.poacher.cards)))
