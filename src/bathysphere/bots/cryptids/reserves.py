"""Building and filling the reserve: which tile, and where it lies. Lists of places are long, so each is judged by a few
masks, and only the best of them more closely."""

from collections.abc import Callable

from bathysphere.bots.cryptids.evaluation import Evaluation
from bathysphere.engine import Choice, Decision
from bathysphere.games.cryptids.content import ANY, COIN, INITIATIVE, XP
from bathysphere.games.cryptids.placement import any_room, symbols_under

CLOSELY = 24
"""So many of the best places are looked at more closely."""
MOVE = 0.12
"""What it is worth that the assistant may move a row."""
CLEAR = 5
"""A lead of so many points is a clear one."""
Judge = Callable[[Choice], float]


# -- cryptids


def place(o: Evaluation, decision: Decision) -> Choice:
    """Over symbols that pay, in a corner, so that others find room beside it."""
    s, card = o.s, decision.options[0][1]
    printed = o.c.cards[card]
    spots = o.c.spots_at(printed.shape, s.seats)
    ground = (s.grounds[printed.habitat] if printed.habitat != ANY else sum(s.grounds)) & ~s.covered

    def worth(option: Choice) -> float:
        spot = spots[option[2], option[3], option[4]]
        coins, xp, moves = symbols_under(s, card, spot)
        return coins * o.coin + xp * o.xp + moves * MOVE - o.w.snug * (spot.beside & ground).bit_count()

    others = [o.c.cards[each] for each in o.me.waiting if each != card]
    shapes = [each.shape for each in others if each.habitat == printed.habitat and fits(o, each.shape, ground)]

    def room_kept(option: Choice) -> float:
        """Own cryptids that have room should keep it."""
        less = ground & ~spots[option[2], option[3], option[4]].mask
        return o.w.need * sum([fits(o, shape, less) for shape in shapes])

    return _closely(decision, worth, room_kept)


def fits(o: Evaluation, shape: str, ground: int) -> bool:
    return any_room(o.c.ways(shape, o.s.seats), [(ground,)])


def _closely(decision: Decision, worth: Judge, look: Judge) -> Choice:
    """The best place, where only those that seem best are looked at twice."""
    ranked = sorted([(worth(option), option) for option in decision.options], reverse=True)[:CLOSELY]
    return max(ranked, key=lambda each: each[0] + look(each[1]))[1]


# -- terrain


def lay(o: Evaluation, decision: Decision) -> Choice:
    """Beside its like and close to what is full, so that large areas come about; best where a cryptid of the seat then
    finds room."""
    s = o.s
    laid = o.c.terrain[decision.options[0][1]]
    spots = o.c.spots_at(laid.shape, s.seats)
    like, full = s.grounds[laid.kind], s.lying | ~o.c.in_play[s.seats]

    def worth(option: Choice) -> float:
        beside = spots[option[2], option[3], option[4]].beside
        return o.w.snug * ((beside & like & ~s.covered).bit_count() + o.w.edge * (beside & full).bit_count())

    ground = like & ~s.covered
    lacking = homeless(o, laid.kind, ground)

    def room_made(option: Choice) -> float:
        more = ground | spots[option[2], option[3], option[4]].mask
        return sum([share for shape, share in lacking if fits(o, shape, more)])

    return _closely(decision, worth, room_made)


def homeless(o: Evaluation, kind: int, ground: int) -> list[tuple[str, float]]:
    """The shapes of the seat's cryptids that find no room on this ground, with how much one would like to change
    that."""
    wanted = [(card, o.w.need) for card in o.me.waiting]
    wanted += [(card.card, o.w.need / 3) for card in o.view.display if o.seat in card.bids]
    cards = [(o.c.cards[card], share) for card, share in wanted]
    return [
        (card.shape, share)
        for card, share in cards
        if card.habitat == kind and not card.placement and not fits(o, card.shape, ground)
    ]


def tile(o: Evaluation, decision: Decision) -> Choice:
    """The kind on which own cryptids wait for room."""

    def worth(option: Choice) -> float:
        return lack(o, o.c.terrain[option[1]].kind) + tile_worth(o, option[1]) if option[0] == "tile" else 0.0

    return max(decision.options, key=worth)


def lack(o: Evaluation, kind: int) -> float:
    """How much a cryptid of the seat wants room on this kind of terrain and finds none."""
    room = o.s.grounds[kind] & ~o.s.covered
    return o.habitats_in_demand[kind] - o.w.room * room.bit_count()


def tile_worth(o: Evaluation, tile: int) -> float:
    """A player who is ahead fills the reserve with large tiles, for that ends the journey; others play for time."""
    symbols = o.c.terrain[tile].symbols
    paying = symbols.count(COIN) * o.coin + symbols.count(XP) * o.xp + symbols.count(INITIATIVE) * MOVE
    size = o.w.alone if o.alone else o.w.size + o.w.pace * max(-1.0, min(1.0, o.lead / CLEAR))
    return size * len(symbols) + o.w.paying * paying


def take(o: Evaluation, decision: Decision) -> Choice:
    def worth(option: Choice) -> float:
        return tile_worth(o, option[1]) + 0.5 * lack(o, o.c.terrain[option[1]].kind)

    return max(decision.options, key=worth)


def give_back(o: Evaluation, decision: Decision) -> Choice:
    return min(decision.options, key=lambda option: tile_worth(o, option[1]))
