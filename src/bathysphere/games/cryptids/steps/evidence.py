"""Evidence: the bag and what lies beside it, tokens on map and market, the refresh by hand and by itself (chapters 8,
16, 17 and 27)."""

from msgspec import structs

from bathysphere.engine import DONE, Answers, Decision, Next, SeatAsks, SeatDoes, with_card, without
from bathysphere.games.cryptids import events
from bathysphere.games.cryptids.content import NOWHERE
from bathysphere.games.cryptids.state import CryptidsState


def called(s: CryptidsState, token: int) -> int:
    """The kind of evidence on a token, with bonus rumours told apart."""
    return s.c.called[token]


def draw(s: CryptidsState) -> int:
    """A token from the bag; with the last one what lies beside it goes in (C27.5, C48.31). NOWHERE: there is none."""
    if not s.bag:
        return NOWHERE
    token, s.bag = s.bag[-1], s.bag[:-1]
    if not s.bag:
        fill_bag(s)
    return token


def fill_bag(s: CryptidsState) -> None:
    if s.beside:
        tokens = list(s.beside)
        s.chance.shuffle(tokens)
        s.bag, s.beside = tuple(tokens), ()
        s.shown &= ~sum([1 << token for token in tokens])
        sold = tuple([token for token in s.turn.sold if token not in tokens])
        s.turn = structs.replace(s.turn, sold=sold)  # whatever comes out of the bag may be bought (C48.49)
        s.tell(events.BAG_FILLED, len(tokens))


def put_aside(s: CryptidsState, token: int) -> None:
    """Beside the bag; a bonus rumour goes to the supply and never into the bag (C24.10)."""
    if token in s.c.bonus:
        s.bonus = with_card(s.bonus, token)
    elif token != NOWHERE:
        s.beside = with_card(s.beside, token)
        if not s.bag:
            fill_bag(s)


def spend(s: CryptidsState, seat: int, token: int) -> None:
    s.evidence[seat] = without(s.evidence[seat], token)
    put_aside(s, token)


def gain(s: CryptidsState, seat: int, token: int) -> None:
    s.evidence[seat] = with_card(s.evidence[seat], token)


def gain_rumour(s: CryptidsState, seat: int) -> None:
    """A bonus rumour, if there is one and a place for it (C24.8, C48.45)."""
    if s.bonus and s.slots(seat) > 0:
        token, s.bonus = s.bonus[0], s.bonus[1:]
        gain(s, seat, token)
        s.tell(events.RUMOUR_GAINED, seat)


def lay_on_map(s: CryptidsState, first: int) -> list[int]:
    """Tokens back side up, each where the one before it says, until the map is full (C2.6, C16.5)."""
    laid, region = [], s.c.back[first] if first != NOWHERE else NOWHERE
    most = s.c.pack.board.map_tokens - s.on_map()
    for _ in range(most):
        token = draw(s)
        if token == NOWHERE:
            break
        if region == NOWHERE:  # nothing could be laid on the market either: the first token says where it lies itself
            region = s.c.back[token]
        s.map[region] = with_card(s.map[region], token)
        s.shown |= 1 << token
        s.tell(events.TOKEN_LAID, region)
        laid.append(token)
        region = s.c.back[token]
    return laid


def fill_market(s: CryptidsState) -> None:
    """Empty places get tokens, face up (C30.2, C30.3)."""
    filled = []
    for place, token in enumerate(s.market):
        if token == NOWHERE:
            drawn = draw(s)
            if drawn == NOWHERE:
                break
            s.market[place] = drawn
            filled.append(s.c.kind[drawn])
    if filled:
        s.tell(events.MARKET_FILLED, tuple(filled))


def replace_market(s: CryptidsState) -> None:
    """All tokens of the market leave and new ones come (C27.1)."""
    for place, token in enumerate(s.market):
        put_aside(s, token)
        s.market[place] = NOWHERE
    fill_market(s)


# -- refreshing the map


class RefreshMap(SeatAsks[CryptidsState]):
    """Steps 1 to 3 of a refresh: one token leaves the market, a new one says where the first token of the map goes
    (C16.3 to C16.8); also by itself when the map is empty (C17)."""

    rules = ("C16.3", "C16.4", "C16.5", "C16.6", "C16.7", "C16.8", "C17.4", "C46.25", "C48.43")

    def ask(self, s: CryptidsState) -> list[Decision]:
        options = tuple([("remove", place) for place, token in enumerate(s.market) if token != NOWHERE])
        return [Decision(self.seat, "refresh.remove", options)] if len(options) > 1 else []

    def take(self, s: CryptidsState, answers: Answers) -> Next:
        there = [place for place, token in enumerate(s.market) if token != NOWHERE]
        place = answers[self.seat][1] if answers else (there or [0])[0]
        removed = s.market[place]
        s.market[place] = NOWHERE
        if removed != NOWHERE:
            s.tell(events.MARKET_REMOVED, self.seat, s.c.kind[removed])
            put_aside(s, removed)
        token = draw(s)
        s.market[place] = token
        if token != NOWHERE:
            s.shown |= 1 << token
        laid = lay_on_map(s, token)
        shown = [*([token] if token != NOWHERE else []), *laid]
        s.tell(events.TOKENS_TURNED, tuple([s.c.kind[each] for each in shown]))
        return DONE


class RefillMap(SeatDoes[CryptidsState]):
    """Whenever the map is empty, new tokens are laid at once (C17.1); once nothing could be laid it is not tried again
    before another token has left the map (C48.42)."""

    rules = ("C17.1", "C17.2", "C17.3", "C48.42")

    def run(self, s: CryptidsState) -> Next:
        return (RefreshMap(self.seat),) if s.on_map() == 0 and (s.bag or s.beside) else DONE
