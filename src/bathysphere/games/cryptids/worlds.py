"""Other worlds that one seat cannot tell from the true one: bag, decks, contracts, hares and the hidden sides of
tokens are dealt again, in place."""

from msgspec import structs

from bathysphere.engine import Cards, Chance
from bathysphere.games.cryptids.content import NOWHERE
from bathysphere.games.cryptids.state import CryptidsState


def redeal_hidden(s: CryptidsState, seat: int, chance: Chance) -> None:
    _turn_tokens(s, chance)
    _turn_marks(s, chance)
    s.bag = _shuffled(s.bag, chance)
    s.decks = [_shuffled(deck, chance) for deck in s.decks]
    s.poacher_deck = _shuffled(s.poacher_deck, chance)
    _hares(s, chance)
    if s.outcome is None and not s.solo:  # at the end all contracts lie open, alone they always do
        _contracts(s, seat, chance)


def _shuffled(cards: Cards, chance: Chance) -> Cards:
    found = list(cards)
    chance.shuffle(found)
    return tuple(found)


def _turn_tokens(s: CryptidsState, chance: Chance) -> None:
    """Tokens that came face up from the bag have backs that nobody saw: each may be any of its kind that is in the
    bag or lies there likewise (C47.4, C47.6)."""
    open_ones = [*s.market, *[token for held in s.evidence for token in held], *s.beside, *s.poacher.evidence]
    open_ones += [need for _, need in s.marks]
    unseen = [token for token in open_ones if token in s.c.bag and not s.shown >> token & 1]
    other: dict[int, int] = {}
    for kind in sorted({s.c.kind[token] for token in unseen}):
        pool = [token for token in (*unseen, *s.bag) if s.c.kind[token] == kind]
        dealt = pool[:]
        chance.shuffle(dealt)
        other |= dict(zip(pool, dealt, strict=True))

    def turned(tokens: Cards) -> Cards:
        return tuple([other.get(token, token) for token in tokens])

    s.market = list(turned(tuple(s.market)))
    s.evidence = [tuple(sorted(turned(held))) for held in s.evidence]
    s.beside = tuple(sorted(turned(s.beside)))
    s.marks = [(here, other.get(need, need)) for here, need in s.marks]
    s.poacher = structs.replace(s.poacher, evidence=tuple(sorted(turned(s.poacher.evidence))))
    s.turn = structs.replace(
        s.turn, sold=tuple(sorted(turned(s.turn.sold))), bought=tuple(sorted(turned(s.turn.bought)))
    )
    if s.trying is not None:
        cover = tuple([tuple(sorted(turned(tokens))) for tokens in s.trying.cover])
        s.trying = structs.replace(s.trying, cover=cover)
    s.bag = turned(s.bag)


def _turn_marks(s: CryptidsState, chance: Chance) -> None:
    """Of a token that says where a cryptid is, nobody saw the front: it may be the other one with this back, if that
    is in the bag (C47.5)."""
    for place, (here, need) in enumerate(s.marks):
        if here == NOWHERE:
            continue
        like = [token for token in s.bag if s.c.back[token] == s.c.back[here]]
        if like and chance.below(len(like) + 1):
            other = chance.pick(like)
            s.bag = tuple([here if token == other else token for token in s.bag])
            s.marks[place] = (other, need)
            s.shown ^= 1 << here | 1 << other


def _hares(s: CryptidsState, chance: Chance) -> None:
    lying = [token for token in s.cities if token != NOWHERE]
    chance.shuffle(lying)
    s.cities = [lying.pop() if token != NOWHERE else NOWHERE for token in s.cities]


def _contracts(s: CryptidsState, seat: int, chance: Chance) -> None:
    hidden = list(s.undealt)
    for other, cards in enumerate(s.contracts):
        hidden += cards if other != seat else ()
    chance.shuffle(hidden)
    for other, cards in enumerate(s.contracts):
        if other != seat:
            s.contracts[other] = tuple(sorted([hidden.pop() for _ in cards]))
    s.undealt = tuple(sorted(hidden))
