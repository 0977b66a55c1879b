"""Who sees what (the ledger's C47). All but bags, decks and contracts lies open; a token shows one side at a time,
and no view holds its number, which would tell both."""

from collections.abc import Callable
from typing import Annotated, Final

from msgspec import structs

from bathysphere.engine import HELD, NUMBER, SEAT, SPECTATOR, Cards, Value, View, mask, noted, per
from bathysphere.games.cryptids.components import LOOSE, NOBODY, Laid
from bathysphere.games.cryptids.content import NOWHERE
from bathysphere.games.cryptids.kinds import (
    ASSISTANT,
    CITY,
    CONTRACT,
    CRYPTID,
    DIE,
    DISPLAY,
    EVIDENCE_KIND,
    FACE,
    HABITAT,
    HARE_TOKEN,
    LEVEL,
    LINE,
    MARKET_PLACE,
    PHASE,
    PLACE,
    POACHER_CARD,
    REQUEST,
    SKILL,
    TILE,
    TURN,
    WAY,
)
from bathysphere.games.cryptids.options import Options
from bathysphere.games.cryptids.state import CryptidsState, Granted

noted(Laid, tile=HELD, turn=TURN, row=LINE, column=LINE, owner=SEAT.but(nobody=NOBODY))
noted(Granted, request=REQUEST, cards=CRYPTID)


class TurnView(Value, frozen=True, gc=False):
    """Whose turn it is and what is left of it."""

    seat: Annotated[int, SEAT]
    moved: bool
    acted: bool
    steps: Annotated[int, NUMBER]
    stepped: Annotated[str, WAY.but(none="")]
    learning: bool
    rebid: bool
    start: Annotated[int, NUMBER]
    barred: Annotated[Cards, MARKET_PLACE]
    """Places of the market whose tokens were sold in this turn and cannot be bought back."""
    bought: Annotated[Cards, EVIDENCE_KIND]
    """Kinds of evidence bought in this turn, which cannot be sold."""


class AttemptView(Value, frozen=True, gc=False):
    place: Annotated[int, DISPLAY]
    cover: Annotated[tuple[Cards, ...], EVIDENCE_KIND]
    dice: Annotated[tuple[str, ...], FACE]
    rerolled: bool
    lucky: bool


class CardView(Value, frozen=True, gc=False):
    """An open card; what its question marks say stands for what is printed."""

    card: Annotated[int, CRYPTID.but(none=NOWHERE)]
    region: Annotated[int, PLACE.but(anywhere=NOWHERE)]
    needs: Annotated[Cards, EVIDENCE_KIND.but(unknown=NOWHERE)]
    bids: Annotated[Cards, SEAT]


NO_CARD: Final = CardView(NOWHERE, NOWHERE, (), ())


class PlayerView(Value, frozen=True, gc=False):
    place: Annotated[int, PLACE.but(nowhere=NOWHERE)]
    coins: Annotated[int, NUMBER]
    xp: Annotated[int, NUMBER]
    evidence: Annotated[Cards, EVIDENCE_KIND]
    """Kinds of evidence, bonus rumours behind all others."""
    skills: Annotated[int, mask(SKILL)]
    ready: Annotated[int, mask(SKILL)]
    found: Annotated[Cards, CRYPTID]
    waiting: Annotated[Cards, CRYPTID]
    """Found and neither placed nor given away."""
    granted: tuple[Granted, ...]
    bids: Annotated[Cards, DISPLAY.but(loose=LOOSE)]
    tiles: Annotated[Cards, TILE]
    tokens: Annotated[Cards, HARE_TOKEN]
    contracts: Annotated[Cards, CONTRACT]
    """Known to their owner, to all at the end, and in a game of one."""


class PoacherView(Value, frozen=True, gc=False):
    card: Annotated[int, POACHER_CARD.but(none=NOWHERE)]
    evidence: Annotated[Cards, EVIDENCE_KIND]
    captives: Annotated[Cards, CRYPTID]
    deck: Annotated[int, NUMBER]


class CryptidsView(View, frozen=True, gc=False, kw_only=True):
    """What one seat may know."""

    options: Options
    number: Annotated[int, NUMBER]
    phase: Annotated[str, PHASE]
    built: bool
    final: Annotated[int, NUMBER]
    turn: TurnView
    trying: AttemptView | None
    rows: Annotated[Cards, per(ASSISTANT, NUMBER)]
    acted: Annotated[tuple[bool, ...], per(ASSISTANT)]
    dice: Annotated[Cards, DIE]
    market: Annotated[Cards, per(MARKET_PLACE, EVIDENCE_KIND.but(none=NOWHERE))]
    map: Annotated[tuple[Cards, ...], per(PLACE, EVIDENCE_KIND)]
    bag: Annotated[int, NUMBER]
    beside: Annotated[Cards, EVIDENCE_KIND]
    bonus: Annotated[int, NUMBER]
    decks: Annotated[Cards, per(LEVEL, NUMBER)]
    discards: Annotated[tuple[Cards, ...], per(LEVEL, CRYPTID)]
    display: Annotated[tuple[CardView, ...], per(DISPLAY)]
    shared: Annotated[int, CONTRACT.but(none=NOWHERE)]
    requests: Annotated[Cards, REQUEST]
    stacks: Annotated[tuple[Cards, ...], per(HABITAT, TILE)]
    closed: Annotated[tuple[bool, ...], per(HABITAT)]
    claimed: Annotated[Cards, per(HABITAT, NUMBER)]
    terrain: Annotated[tuple[Laid, ...], TILE]
    laid: Annotated[tuple[Laid, ...], CRYPTID]
    players: Annotated[tuple[PlayerView, ...], per(SEAT)]
    cities: Annotated[tuple[bool, ...], per(CITY)]
    """Whether a Wolpertinger token lies in each city."""
    poacher: PoacherView | None


def view(s: CryptidsState, seat: int) -> CryptidsView:
    called = s.c.called
    return CryptidsView.of(
        s,
        seat,
        turn=turn(s),
        trying=attempt(s),
        market=tuple([called[token] if token != NOWHERE else NOWHERE for token in s.market]),
        map=tuple([kinds(called, tokens) if tokens else () for tokens in s.map]),
        bag=len(s.bag),
        beside=kinds(called, s.beside),
        bonus=len(s.bonus),
        decks=tuple([len(deck) for deck in s.decks]),
        display=display(s),
        players=tuple([player(s, other, seat) for other in range(s.seats)]),
        cities=tuple([token != NOWHERE for token in s.cities]),
        poacher=poacher(s),
    )


def views(s: CryptidsState) -> Callable[[int], CryptidsView]:
    """The views of all seats: what everybody knows is looked at once."""
    everybody = view(s, SPECTATOR)

    def see(seat: int) -> CryptidsView:
        if seat < 0:
            return everybody
        players = everybody.players
        own = player(s, seat, seat)
        return structs.replace(
            everybody, seat=seat, sealed=s.sealed[seat], players=(*players[:seat], own, *players[seat + 1 :])
        )

    return see


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
