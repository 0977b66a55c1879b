"""The table of Cryptids: what exists and where it lies. What hangs on a tile, card or token is in its content pack."""

from typing import Annotated, Any, Self

from bathysphere.engine import DERIVED, DONE, Cards, Choice, Next, State, Step, Value, per_seat
from bathysphere.games.cryptids import events
from bathysphere.games.cryptids.components import LEVELS, LOOSE, NOBODY, RANGE_1, RANGE_2, Laid
from bathysphere.games.cryptids.content import BUILT_IN, NOWHERE, RUMOUR, SYMBOLS, Content, content
from bathysphere.games.cryptids.grid import Spot
from bathysphere.games.cryptids.options import Options
from bathysphere.games.cryptids.pack import HABITATS


def surcharge(seats: int, options: Options) -> int:
    """With two players, and alone, every skill costs one more (C18.5, C18.6, C18.8)."""
    return int(seats <= 2 and not options.first_pair)


class Turn(Value, frozen=True, gc=False):
    """One player's turn in one of the two phases, with all that ends with it."""

    seat: int
    moved: bool = False
    """Whether the main movement is used."""
    acted: bool = False
    """Whether the main action is used."""
    steps: int = 0
    """Of a movement that may be split, those that are left (C20.4)."""
    start: int = 0
    """The row on which the assistant began (C26.6)."""
    stepped: str = ""
    """"up" or "down" once the mandatory move is made."""
    learning: bool = False
    """Whether skills may be learned and restored (C48.46)."""
    rebid: bool = False
    sold: Cards = ()
    """Tokens that may not be bought back in this turn (C28.8)."""
    bought: Cards = ()


class Attempt(Value, frozen=True, gc=False):
    """A cryptid that somebody tries to find."""

    place: int
    """Of the display."""
    cover: tuple[Cards, ...]
    """For each requirement the tokens that cover it; () leaves it to the dice."""
    dice: tuple[str, ...] = ()
    rerolled: bool = False
    lucky: bool = False


class Granted(Value, frozen=True, gc=False):
    """A fulfilled request: the token and the two cards under it."""

    request: int
    cards: Cards


class Poacher(Value, frozen=True, gc=False):
    """The rival in a solo game."""

    card: int = NOBODY
    evidence: Cards = ()
    captives: Cards = ()


class CryptidsState(State):
    """Piles have their top at the end. Inner zones are sorted tuples where their order means nothing.

    Masks of the reserve follow from the tiles that lie in it; they are kept because every placement asks for them, and
    made again when a state is loaded.
    """

    options: Options = Options()
    number: int
    """Of the round, from 1."""
    phase: str = "setup"
    """"setup", "field" (cryptozoologists) or "office" (assistants)."""
    built: bool
    """Whether no terrain can be laid any more (C32.1)."""
    final: int
    """The number of the final round; 0 until it is known."""
    turn: Turn = Turn(0)
    trying: Attempt | None
    rows: list[int]
    """Of each assistant on the track, from 1 at the top; the poacher's behind them."""
    acted: list[bool]
    """Who has had their turn in this phase: the side of the track on which they stand."""
    dice: Cards
    """The faces of the assistant dice that nobody has taken in this round."""
    bag: Cards
    beside: Cards
    """Tokens beside the bag."""
    bonus: Cards
    """Bonus rumours in the supply."""
    shown: int
    """Tokens out of the bag whose backs everybody has seen, as a mask (C47.2)."""
    market: list[int]
    map: list[Cards]
    """The tokens in each region."""
    decks: list[Cards]
    discards: list[Cards] = [()] * LEVELS
    display: list[int]
    marks: list[Cards]
    """On each open card the tokens on its question marks: for its place and for its evidence; NOWHERE if none."""
    shared: int = NOWHERE
    contracts: list[Cards] = per_seat(())
    undealt: Cards
    requests: Cards
    stacks: list[Cards]
    gone: Cards
    """Terrain tiles that left the game."""
    closed: list[bool] = [False] * len(HABITATS)
    claimed: list[int] = [NOWHERE] * len(HABITATS)
    """For each kind of terrain the starting place that its first tile took."""
    terrain: tuple[Laid, ...]
    laid: tuple[Laid, ...]
    places: list[int] = per_seat(NOWHERE)
    coins: list[int] = per_seat(0)
    xp: list[int] = per_seat(0)
    evidence: list[Cards] = per_seat(())
    skills: list[int] = per_seat(0)
    """The skills that each player has, as a mask."""
    ready: list[int] = per_seat(0)
    """The active ones among them that are not used."""
    found: list[Cards] = per_seat(())
    """Cards of cryptids that each player found, relocated or not."""
    granted: list[tuple[Granted, ...]] = per_seat(())
    bids: list[Cards] = per_seat(())
    """For each bid token of a player the place of the display on which it lies."""
    tiles: list[Cards] = per_seat(())
    """The terrain tiles on each player's board."""
    cities: list[int]
    """In Wolpertinger mode the token that lies in each city."""
    tokens: list[Cards] = per_seat(())
    """Wolpertinger tokens of each player."""
    poacher: Poacher = Poacher()
    poacher_deck: Cards
    poacher_used: Cards

    c: Annotated[Content, DERIVED] = BUILT_IN
    grounds: Annotated[tuple[int, ...], DERIVED] = (0,) * len(HABITATS)
    """For each kind of terrain the cells on which it lies."""
    edges: Annotated[tuple[int, ...], DERIVED] = (0,) * len(HABITATS)
    """For each kind of terrain the cells beside it."""
    symbols: Annotated[tuple[int, ...], DERIVED] = (0,) * len(SYMBOLS)
    """For each printed symbol the cells that show it."""
    covered: Annotated[int, DERIVED]
    """The cells on which cryptids lie."""
    stacked: Annotated[int, DERIVED]
    """The cells on which cryptids lie that go on top of others."""
    lying: Annotated[int, DERIVED]
    """The cells that no terrain may cover."""

    @classmethod
    def load(cls, data: dict[str, Any], steps: dict[str, type[Step[Any]]]) -> Self:
        s = super().load(data, steps)
        s.c = content(s.options.content)
        for laid in s.terrain:
            s.lay_ground(laid)
        for laid in s.laid:
            s.lay_cryptid(laid)
        return s

    # -- people

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def rival(self) -> int:
        """The poacher's place behind the seats."""
        return self.seats

    def has(self, seat: int, skill: int) -> bool:
        return bool(self.skills[seat] >> skill & 1)

    def can_use(self, seat: int, skill: int) -> bool:
        return bool(self.ready[seat] >> skill & 1)

    def range(self, seat: int) -> int:
        """How far a Move goes (C7.4, C20.3), with cryptids that help while they wait (C48.104)."""
        skills = self.skills[seat]
        steps = self.c.pack.board.range + (skills >> RANGE_1 & 1) + (skills >> RANGE_2 & 1)
        return steps + self.lasting(seat, "range")

    def lasting(self, seat: int, verb: str) -> int:
        """What the cryptids of a player bring of one sort while they wait."""
        if not self.found[seat]:
            return 0
        effects = [effect for card in self.waiting(seat) for effect in self.c.cards[card].on("lasting")]
        return sum([effect.number for effect in effects if effect.verb == verb])

    def waiting(self, seat: int) -> list[int]:
        """Found cryptids that were neither placed nor given away."""
        if not self.found[seat]:
            return []
        away = [laid.tile for laid in self.laid if laid.owner == seat]
        away += [card for granted in self.granted[seat] for card in granted.cards]
        return [card for card in self.found[seat] if card not in away]

    def in_reserve(self, seat: int) -> list[int]:
        return [laid.tile for laid in self.laid if laid.owner == seat]

    def slots(self, seat: int) -> int:
        """Empty places for evidence."""
        return self.c.pack.board.evidence_slots - len(self.evidence[seat])

    def surcharge(self) -> int:
        return surcharge(self.seats, self.options)

    def price_of(self, skill: int) -> int:
        return self.c.prices[skill] + self.surcharge()

    # -- evidence

    def kinds(self, seat: int) -> tuple[int, ...]:
        kind = self.c.kind
        return tuple([kind[token] for token in self.evidence[seat]])

    def rumours(self, seat: int) -> Cards:
        """The player's rumours, ordinary ones first."""
        kind = self.c.kind
        return tuple([token for token in self.evidence[seat] if kind[token] == RUMOUR])

    def on_map(self) -> int:
        return sum(map(len, self.map))

    def needs(self, place: int) -> Cards:
        """What the open card requires; a token on its question mark says the rest, and without one it is ANY."""
        needs, mark = self.c.cards[self.display[place]].needs, self.marks[place][1]
        return needs if mark < 0 else tuple([need if need >= 0 else self.c.kind[mark] for need in needs])

    def region_of(self, place: int) -> int:
        """Where the open card is tracked; NOWHERE: anywhere, for no token was left to say it (C48.91)."""
        card, mark = self.c.cards[self.display[place]], self.marks[place][0]
        return card.at if card.at >= 0 or mark < 0 else self.c.back[mark]

    # -- the reserve

    def spot(self, shape: str, laid: Laid) -> Spot:
        spots = self.c.spots_at(shape, self.seats)
        return spots[laid.turn, laid.row, laid.column]

    def lay_ground(self, laid: Laid) -> None:
        """Terrain in the reserve, in masks. `lying` is whatever no terrain may cover."""
        kind, shape, printed = self.c.terrain[laid.tile]
        spot = self.spot(shape, laid)
        grounds, edges = [*self.grounds], [*self.edges]
        grounds[kind] |= spot.mask
        edges[kind] = (edges[kind] | spot.beside) & ~grounds[kind]
        self.grounds, self.edges = tuple(grounds), tuple(edges)
        self.lying |= spot.mask
        if max(printed) != NOWHERE:
            symbols = [*self.symbols]
            for cell, symbol in zip(spot.cells, printed, strict=True):
                if symbol != NOWHERE:
                    symbols[symbol] |= 1 << cell
            self.symbols = tuple(symbols)

    def lay_cryptid(self, laid: Laid) -> None:
        card = self.c.cards[laid.tile]
        spot = self.spot(card.shape, laid)
        if card.placement == "on_top":
            self.stacked |= spot.mask
        self.covered |= spot.mask
        if card.placement == "empty":
            self.lying |= spot.mask

    # -- bids, and what may be done in anybody's turn

    def interjections(self, seat: int) -> tuple[Choice, ...]:
        """A bid that came free may be placed at any moment, in turns of others too (C11.11, C48.100)."""
        if seat == self.turn.seat or not self.loose(seat):
            return ()
        return tuple([("bid", place) for place in self.open_places(seat)])

    def interject(self, seat: int, choice: Choice) -> Next:
        self.bid(seat, choice[1])
        return DONE

    def bid(self, seat: int, place: int) -> None:
        """A loose bid is laid on an open card."""
        bids = list(self.bids[seat])
        bids[bids.index(LOOSE)] = place
        self.bids[seat] = tuple(bids)
        self.tell(events.BID_PLACED, seat, place, self.display[place])

    def bids_on(self, place: int) -> list[int]:
        return [seat for seat in range(self.seats) if place in self.bids[seat]]

    def loose(self, seat: int) -> int:
        return self.bids[seat].count(LOOSE)

    def open_places(self, seat: int) -> list[int]:
        """Cards on which a loose bid of this player may be put (C48.33)."""
        taken = self.bids[seat]
        return [place for place, card in enumerate(self.display) if card != NOWHERE and place not in taken]
