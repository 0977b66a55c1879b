"""Building and filling the reserve: which tile, and where it lies. Lists of places are long, so each is judged by a few
masks, and only the best of them more closely."""

from collections.abc import Callable

from bathysphere.bots.cryptids.outlook import Outlook
from bathysphere.engine import Choice, Decision
from bathysphere.games.cryptids.content import ANY, COIN, INITIATIVE, XP, Spot
from bathysphere.games.cryptids.ground import symbols_under

CLOSELY = 8
"""So many of the best places are looked at more closely."""
MOVE = 0.12
"""What it is worth that the assistant may move a row."""
Judge = Callable[[Choice], float]


# -- cryptids


def place(o: Outlook, decision: Decision) -> Choice:
    """Over symbols that pay, in a corner, so that others find room beside it."""
    s, card = o.s, decision.options[0][1]
    printed = o.c.cards[card]
    spots = o.c.spots_at(printed.shape, s.seats)
    ground = (s.grounds[printed.habitat] if printed.habitat != ANY else sum(s.grounds)) & ~s.covered

    def worth(option: Choice) -> float:
        spot = spots[option[2], option[3], option[4]]
        coins, xp, moves = symbols_under(s, card, spot)
        return coins * o.coin + xp * o.xp + moves * MOVE - o.w.snug * (spot.beside & ground).bit_count()

    return _closely(decision, worth, lambda option: -others_shut_out(o, card, spots[option[2], option[3], option[4]]))


def others_shut_out(o: Outlook, card: int, spot: Spot) -> float:
    """Own cryptids that had room and lose it."""
    lost = 0.0
    for other in o.me.waiting:
        printed = o.c.cards[other]
        if other != card and printed.habitat != ANY and not printed.placement:
            ground = o.s.grounds[printed.habitat] & ~o.s.covered
            if fits(o, printed.shape, ground) and not fits(o, printed.shape, ground & ~spot.mask):
                lost += o.w.need
    return lost


def fits(o: Outlook, shape: str, ground: int) -> bool:
    return any(spot.mask & ground == spot.mask for spot in o.c.ways(shape, o.s.seats))


def _closely(decision: Decision, worth: Judge, look: Judge) -> Choice:
    """The best place, where only those that seem best are looked at twice."""
    ranked = sorted([(worth(option), option) for option in decision.options], reverse=True)[:CLOSELY]
    return max(ranked, key=lambda each: each[0] + look(each[1]))[1]


# -- terrain


def lay(o: Outlook, decision: Decision) -> Choice:
    """Beside its like and close to what is full, so that large areas come about; best where an own cryptid then finds
    room."""
    s = o.s
    laid = o.c.terrain[decision.options[0][1]]
    spots = o.c.spots_at(laid.shape, s.seats)
    like, full = s.grounds[laid.kind], s.lying | ~o.c.in_play[s.seats]

    def worth(option: Choice) -> float:
        beside = spots[option[2], option[3], option[4]].beside
        return o.w.snug * ((beside & like & ~s.covered).bit_count() + 0.6 * (beside & full).bit_count())

    return _closely(decision, worth, lambda option: room_made(o, laid.kind, spots[option[2], option[3], option[4]]))


def room_made(o: Outlook, kind: int, spot: Spot) -> float:
    """For own cryptids that find room only with this tile."""
    worth = 0.0
    ground = o.s.grounds[kind] & ~o.s.covered
    wanted = [(card, 1.0) for card in o.me.waiting]
    wanted += [(card.card, 0.3) for card in o.view.display if o.seat in card.bids]
    for card, share in wanted:
        printed = o.c.cards[card]
        if printed.habitat == kind and not printed.placement and not fits(o, printed.shape, ground):
            worth += share * o.w.need * fits(o, printed.shape, ground | spot.mask)
    return worth


def tile(o: Outlook, decision: Decision) -> Choice:
    """The kind on which own cryptids wait for room."""

    def worth(option: Choice) -> float:
        return lack(o, o.c.terrain[option[1]].kind) + tile_worth(o, option[1]) if option[0] == "tile" else 0.0

    return max(decision.options, key=worth)


def lack(o: Outlook, kind: int) -> float:
    """How much an own cryptid wants room on this kind of terrain and finds none."""
    room = o.s.grounds[kind] & ~o.s.covered
    return o.habitats_in_demand[kind] - 0.05 * room.bit_count()


def tile_worth(o: Outlook, tile: int) -> float:
    symbols = o.c.terrain[tile].symbols
    paying = symbols.count(COIN) * o.coin + symbols.count(XP) * o.xp + symbols.count(INITIATIVE) * MOVE
    return o.w.size * len(symbols) + 0.3 * paying


def take(o: Outlook, decision: Decision) -> Choice:
    def worth(option: Choice) -> float:
        return tile_worth(o, option[1]) + 0.5 * lack(o, o.c.terrain[option[1]].kind)

    return max(decision.options, key=worth)


def give_back(o: Outlook, decision: Decision) -> Choice:
    return min(decision.options, key=lambda option: tile_worth(o, option[1]))
