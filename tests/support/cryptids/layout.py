"""The parts of a scene of Cryptids: tokens, open cards, people, papers and the reserve are laid out as a test names
them, and everything comes out of its pile."""

from collections.abc import Sequence

from bathysphere.games.cryptids.components import ACTIVE, Laid
from bathysphere.games.cryptids.content import ANY, BUILT_IN, NOWHERE, RUMOUR
from bathysphere.games.cryptids.pack import HABITATS, SKILLS
from bathysphere.games.cryptids.state import CryptidsState, Granted, Poacher
from support.cryptids.components import card, cards, contract, kind, mask, place, request, tile

QUIET = "trochus lossie water_leaper habor mavo elwetritsch"
"""Open cards of which a scene says nothing: none has a question mark."""

Words = dict[int, str]
"""By seat: things as words."""
Spots = dict[str, tuple[int, int, int]]
"""By tile: turn, row and column."""


def _out(pool: list[int], word: str) -> int:
    """A token of this name out of the pool."""
    name, _, back = word.partition("@")
    c = BUILT_IN
    fitting = [
        token
        for token in pool
        if (name == "bonus") == (token in c.bonus)
        and c.kind[token] == (RUMOUR if name == "bonus" else kind(name))
        and (not back or c.places[c.back[token]] == back)
    ]
    pool.remove(fitting[0])
    return fitting[0]


def lay_tokens(
    s: CryptidsState, on_map: dict[str, str], market: str, evidence: Words, poacher: str, beside: str
) -> None:
    pool = [*s.c.bag, *s.c.bonus]
    s.shown = 0
    s.map = [() for _ in s.c.regions]
    for region, text in on_map.items():
        s.map[place(region)] = tuple(sorted([_out(pool, word) for word in text.split()]))
    s.market = [NOWHERE if word == "-" else _out(pool, word) for word in market.split()]
    for token in [*s.market, *[token for tokens in s.map for token in tokens]]:
        s.shown |= 1 << token if token in s.c.bag else 0
    s.evidence = [tuple(sorted([_out(pool, word) for word in evidence.get(at, "").split()])) for at in range(s.seats)]
    s.poacher = Poacher(evidence=tuple(sorted([_out(pool, word) for word in poacher.split()])))
    s.beside = tuple(sorted([_out(pool, word) for word in beside.split()]))
    s.bonus = tuple([token for token in pool if token in s.c.bonus])
    s.bag = tuple([token for token in pool if token in s.c.bag])


def lay_cards(
    s: CryptidsState,
    display: str,
    decks: dict[int, str],
    discards: str,
    found: Words,
    captives: str,
    marks: dict[int, tuple[str, str]],
) -> None:
    s.found = [tuple(sorted(cards(found.get(seat, "")))) for seat in range(s.seats)]
    s.poacher = Poacher(evidence=s.poacher.evidence, captives=tuple(sorted(cards(captives))))
    away = [each for own in s.found for each in own] + list(s.poacher.captives) + list(cards(discards))
    tops = [cards(decks.get(level, "")) for level in (1, 2, 3)]
    away += [each for top in tops for each in top]
    named = [NOWHERE if name == "-" else card(name) for name in display.split()]
    filling = [each for each in range(len(s.c.cards)) if s.c.cards[each].at != ANY and ANY not in s.c.cards[each].needs]
    quiet = [each for each in (*cards(QUIET), *filling) if each not in (*named, *away)]
    s.display = [*named, *quiet][: s.c.pack.board.display]
    away += s.display
    for level, top in enumerate(tops):
        s.discards[level] = tuple([each for each in sorted(cards(discards)) if s.c.cards[each].level == level + 1])
        rest = [each for each in s.c.decks[level] if each not in away]
        s.chance.shuffle(rest)
        s.decks[level] = (*rest, *reversed(top))
    pool = list(s.bag)
    s.marks = [(NOWHERE, NOWHERE)] * len(s.display)
    for at, (here, need) in marks.items():
        tokens = [_out(pool, word) if word else NOWHERE for word in (here, need)]
        s.marks[at] = (tokens[0], tokens[1])
        s.shown |= 1 << tokens[0] if here else 0
    s.bag = tuple(pool)


def settle(s: CryptidsState, bag: str) -> None:
    """The top of the bag; the rest of it is mixed."""
    pool = list(s.bag)
    top = [_out(pool, word) for word in bag.split()]
    s.chance.shuffle(pool)
    s.bag = (*pool, *top[::-1])


def people(
    s: CryptidsState,
    places: Words,
    rows: Sequence[int],
    coins: dict[int, int],
    xp: dict[int, int],
    skills: Words,
    used: Words,
) -> None:
    seats = range(s.seats)
    s.rows = list(rows) or [4 + figure for figure in range(len(s.rows))]
    s.places = [place(places[seat]) if seat in places else s.c.cities[seat] for seat in seats]
    s.coins, s.xp = [coins.get(seat, 0) for seat in seats], [xp.get(seat, 0) for seat in seats]
    s.skills = [mask(f"ticket {skills.get(seat, '')} {used.get(seat, '')}") for seat in seats]
    active = mask(" ".join(SKILLS[at] for at in ACTIVE))
    s.ready = [s.skills[seat] & active & ~mask(used.get(seat, "")) for seat in seats]


def papers(s: CryptidsState, contracts: Words, shared: str, requests: str, granted: dict[int, tuple[str, str]]) -> None:
    deck = [*range(len(s.c.contracts))]
    own = [[contract(name.strip()) for name in contracts.get(seat, "").split(",") if name] for seat in range(s.seats)]
    s.shared = contract(shared) if shared else NOWHERE
    for each in [each for some in own for each in some] + ([s.shared] if shared else []):
        deck.remove(each)
    s.contracts = [tuple(sorted(some)) for some in own]
    s.undealt = tuple(deck)
    s.requests = tuple(sorted([request(name.strip()) for name in requests.split(",") if name]))
    for seat, (name, pair) in granted.items():
        s.granted[seat] = (Granted(request(name), tuple(sorted(cards(pair)))),)


def reserve(
    s: CryptidsState,
    terrain: Spots,
    laid: dict[str, tuple[int, int, int, int]],
    tiles: Words,
    gone: str,
    closed: str,
) -> None:
    stock = [list(stack) for stack in s.c.stacks]

    def out(name: str) -> int:
        stock[s.c.terrain[tile(name)].kind].remove(tile(name))
        return tile(name)

    for name, (turn, row, column) in terrain.items():
        lay(s, Laid(out(name), turn, row, column))
    for name, (turn, row, column, owner) in laid.items():
        put = Laid(card(name), turn, row, column, owner)
        s.laid = (*s.laid, put)
        s.lay_cryptid(put)
    s.tiles = [tuple(sorted([out(name) for name in tiles.get(seat, "").split()])) for seat in range(s.seats)]
    s.gone = tuple(sorted([out(name) for name in gone.split()]))
    s.closed = [name in closed.split() for name in HABITATS]
    s.stacks = [tuple(stack) for stack in stock]


def lay(s: CryptidsState, laid: Laid) -> None:
    """A tile of terrain lies there, whoever laid it; the starting place under it is its kind's."""
    kind_of = s.c.terrain[laid.tile].kind
    spot = s.spot(s.c.terrain[laid.tile].shape, laid)
    for at, cells in enumerate(s.c.starts):
        if spot.mask & cells:
            s.claimed[kind_of] = at
    s.terrain = (*s.terrain, laid)
    s.lay_ground(laid)


def lay_hares(s: CryptidsState, hares: dict[str, int], tokens: dict[int, Sequence[int]]) -> None:
    s.tokens = [tuple(sorted(tokens.get(seat, ()))) for seat in range(s.seats)]
    s.cities = [hares.get(s.c.places[city], NOWHERE) for city in s.c.cities]
