"""Who sees what (the ledger's C47). All but bags, decks and contracts lies open; a token shows one side at a time,
and no view holds its number, which would tell both."""

from typing import Final

from bathysphere.engine import Cards, Value, View, asked, sealed
from bathysphere.games.cryptids.content import NOWHERE
from bathysphere.games.cryptids.options import Options
from bathysphere.games.cryptids.state import LOOSE, CryptidsState, Granted, Laid


class TurnView(Value, frozen=True, gc=False):
    """Whose turn it is and what is left of it."""

    seat: int
    moved: bool
    acted: bool
    steps: int
    stepped: str
    learning: bool
    rebid: bool
    start: int
    barred: Cards
    """Places of the market whose tokens were sold in this turn and cannot be bought back."""
    bought: Cards
    """Kinds of evidence bought in this turn, which cannot be sold."""


class AttemptView(Value, frozen=True, gc=False):
    place: int
    cover: tuple[Cards, ...]
    dice: tuple[str, ...]
    rerolled: bool
    lucky: bool


class CardView(Value, frozen=True, gc=False):
    """An open card; what its question marks say stands for what is printed."""

    card: int
    region: int
    needs: Cards
    bids: Cards


NO_CARD: Final = CardView(NOWHERE, NOWHERE, (), ())


class PlayerView(Value, frozen=True, gc=False):
    place: int
    coins: int
    xp: int
    evidence: Cards
    """Kinds of evidence, bonus rumours behind all others."""
    skills: int
    ready: int
    found: Cards
    waiting: Cards
    """Found and neither placed nor given away."""
    granted: tuple[Granted, ...]
    bids: Cards
    tiles: Cards
    tokens: Cards
    contracts: Cards
    """Known to their owner, to all at the end, and in a game of one."""


class PoacherView(Value, frozen=True, gc=False):
    card: int
    evidence: Cards
    captives: Cards
    deck: int


class CryptidsView(View, frozen=True, gc=False, kw_only=True):
    """What one seat may know."""

    options: Options
    number: int
    phase: str
    built: bool
    final: int
    turn: TurnView
    trying: AttemptView | None
    rows: Cards
    acted: tuple[bool, ...]
    dice: Cards
    market: Cards
    map: tuple[Cards, ...]
    bag: int
    beside: Cards
    bonus: int
    decks: Cards
    discards: tuple[Cards, ...]
    display: tuple[CardView, ...]
    shared: int
    requests: Cards
    stacks: tuple[Cards, ...]
    closed: tuple[bool, ...]
    claimed: Cards
    terrain: tuple[Laid, ...]
    laid: tuple[Laid, ...]
    players: tuple[PlayerView, ...]
    cities: tuple[bool, ...]
    """Whether a Wolpertinger token lies in each city."""
    poacher: PoacherView | None


def view(s: CryptidsState, seat: int) -> CryptidsView:
    called = s.c.called
    return CryptidsView(
        seat=seat,
        question=s.question,
        asked=asked(s),
        sealed=sealed(s, seat),
        outcome=s.outcome,
        options=s.options,
        number=s.number,
        phase=s.phase,
        built=s.built,
        final=s.final,
        turn=turn(s),
        trying=attempt(s),
        rows=tuple(s.rows),
        acted=tuple(s.acted),
        dice=s.dice,
        market=tuple([called[token] if token != NOWHERE else NOWHERE for token in s.market]),
        map=tuple([kinds(called, tokens) if tokens else () for tokens in s.map]),
        bag=len(s.bag),
        beside=kinds(called, s.beside),
        bonus=len(s.bonus),
        decks=tuple([len(deck) for deck in s.decks]),
        discards=tuple(s.discards),
        display=display(s),
        shared=s.shared,
        requests=s.requests,
        stacks=tuple(s.stacks),
        closed=tuple(s.closed),
        claimed=tuple(s.claimed),
        terrain=s.terrain,
        laid=s.laid,
        players=tuple([player(s, other, seat) for other in range(s.seats)]),
        cities=tuple([token != NOWHERE for token in s.cities]),
        poacher=poacher(s),
    )


def kinds(called: Cards, tokens: Cards) -> Cards:
    """What tokens show, by the pack's table of it, in an order that tells no token from another of its kind."""
    if len(tokens) > 1:
        return tuple(sorted([called[token] for token in tokens]))
    return (called[tokens[0]],) if tokens else ()


def turn(s: CryptidsState) -> TurnView:
    now = s.turn
    barred = tuple([place for place, token in enumerate(s.market) if token in now.sold]) if now.sold else ()
    held = s.evidence[now.seat]
    bought = tuple([token for token in now.bought if token in held])
    return TurnView(
        now.seat, now.moved, now.acted, now.steps, now.stepped, now.learning, now.rebid, now.start, barred,
        kinds(s.c.called, bought),
    )  # fmt: skip


def attempt(s: CryptidsState) -> AttemptView | None:
    now = s.trying
    if now is None:
        return None
    cover = tuple([kinds(s.c.called, tokens) for tokens in now.cover])
    return AttemptView(now.place, cover, now.dice, now.rerolled, now.lucky)


def display(s: CryptidsState) -> tuple[CardView, ...]:
    bids: list[list[int]] = [[] for _ in s.display]
    for seat, places in enumerate(s.bids):
        for place in places:
            if place != LOOSE:
                bids[place].append(seat)
    return tuple(
        [
            CardView(card, s.region_of(place), s.needs(place), tuple(bids[place])) if card != NOWHERE else NO_CARD
            for place, card in enumerate(s.display)
        ]
    )


def player(s: CryptidsState, other: int, seat: int) -> PlayerView:
    open_to_all = s.solo or s.outcome is not None
    return PlayerView(
        place=s.places[other],
        coins=s.coins[other],
        xp=s.xp[other],
        evidence=kinds(s.c.called, s.evidence[other]),
        skills=s.skills[other],
        ready=s.ready[other],
        found=s.found[other],
        waiting=tuple(s.waiting(other)),
        granted=s.granted[other],
        bids=s.bids[other],
        tiles=s.tiles[other],
        tokens=s.tokens[other],
        contracts=s.contracts[other] if open_to_all or other == seat else (),
    )


def poacher(s: CryptidsState) -> PoacherView | None:
    if not s.solo:
        return None
    now = s.poacher
    return PoacherView(now.card, kinds(s.c.called, now.evidence), now.captives, len(s.poacher_deck))
