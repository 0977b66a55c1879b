"""What a reader of the table would otherwise have to work out by the rules: prices, rewards, keys, points so far.

Made from one seat's view and its own open question, never from a state, by the functions that the rules use.
"""

from functools import lru_cache
from typing import NamedTuple

from msgspec import structs

from bathysphere.engine import Cards, Decision, Value, clockwise
from bathysphere.games.abyss.cards.lords import ANY_RACE, COST, MUST, RACES_PAID
from bathysphere.games.abyss.cards.politicians import CORRUPTOR_PRICE
from bathysphere.games.abyss.components import KEYS_NEEDED, LORDS_TO_END, keys_table, payable_reward, rewarded_division
from bathysphere.games.abyss.options import Options
from bathysphere.games.abyss.prices import Change, Payment, Reach, Terms, price_changes, worth
from bathysphere.games.abyss.score import Score, location_worth, score
from bathysphere.games.abyss.state import Place, count_keys, count_lords
from bathysphere.games.abyss.view import AbyssView


class LordPrice(Value, frozen=True, gc=False):
    """What a Lord of the Court costs `AbyssAids.seat` now."""

    lord: int
    price: int
    printed: int
    races: int
    """How many different races have to be paid, exactly."""
    must: int
    """The race that has to be among them; -1 for any."""
    printed_must: int
    changes: tuple[Change, ...]
    """Why price or race are not the printed ones, in the order in which they apply."""
    gap: int | None
    """The fewest pearls that have to fill what the hand cannot pay; None when no pearls can help, because the hand
    lacks the races, and for a spectator, who sees no hand."""
    payable: bool
    """Whether hand and pearls suffice; never for a spectator."""


class FightReward(Value, frozen=True, gc=False):
    """What a won fight brings `AbyssAids.seat` now: keys, and one of the choices of (pearls, Monster tokens)."""

    division: int
    """The one that pays; with an opponent's Tamer it is not the one with the threat token."""
    keys: int
    choices: tuple[tuple[int, int], ...]


class Standing(Value, frozen=True, gc=False):
    """One player, as the reader of the view can count them up.

    Points are those of all Lords, of locations as they would be scored now (the City of Mirrors as the best
    copy) and of Companions so far. Not in them: Companions that may join at the end, and Monster tokens, unless
    they are the reader's own or the game is over.
    """

    keys: int
    """Tokens and the icons of working Lords."""
    lords: int
    """All that count towards the end of the game."""
    points: Score
    total: int


class LocationWorth(Value, frozen=True, gc=False):
    """The points that a location would bring `AbyssAids.seat` as things stand."""

    location: int
    points: int


class PaymentTerms(Value, frozen=True, gc=False):
    """The payment that is being made. Pearls fill what the Allies picked leave of the price."""

    lord: int
    price: int
    races: int
    must: int
    """The race that has to be among those paid; -1 for any."""
    pearls: int
    """How many there are to fill the gap."""


class AbyssAids(Value, frozen=True, gc=False):
    """Beside the view, for one reader."""

    seat: int
    """Whose prices, reward and worths these are: the reader's own; for a spectator those of whose turn it is."""
    court: tuple[LordPrice, ...]
    """In the order of the view."""
    bribe: int | None
    """The pearls that any Lord of the Court costs while the Corruptor offers one to the reader."""
    ally_price: int
    """The pearls for the next Ally that is sold in this turn."""
    reward: FightReward
    standings: tuple[Standing, ...]
    """By seat."""
    locations: tuple[LocationWorth, ...]
    """Those available or drawn, and those of the pile while the reader looks through it."""
    payment: PaymentTerms | None
    ahead: Cards
    """Who is asked the same as the reader and comes first (A6.5), in the order of the table."""
    lord_keys: Cards
    """The key icons of each Lord, as this table plays them (A25.4)."""
    keys_needed: int = KEYS_NEEDED
    lords_to_end: int = LORDS_TO_END


class OpenZones(NamedTuple):
    """What lies before the players for everybody to see. No Monster tokens are among it."""

    pearls: Cards
    companions: tuple[Cards, ...]
    monsters: tuple[Cards, ...]
    free: tuple[Cards, ...]
    turned: tuple[Cards, ...]
    places: tuple[tuple[Place, ...], ...]


class OpenTable(NamedTuple):
    """What everybody knows, and what follows from it for everybody."""

    zones: OpenZones
    standings: tuple[Standing, ...]


def aids(view: AbyssView, decision: Decision | None) -> AbyssAids:
    return aids_beside(open_table(view), view, decision)


def open_table(view: AbyssView) -> OpenTable:
    """The same for all who look at the same table."""
    nothing = ((),) * len(view.pearls)
    zones = OpenZones((), view.companions, nothing, view.free, view.turned, view.places)
    return OpenTable(zones, open_standings(zones, view.keys, view.options))


def aids_beside(table: OpenTable, view: AbyssView, decision: Decision | None) -> AbyssAids:
    """What one reader sees besides that. Most of it is the same as before the last answer, and for other readers: each
    part is worked out once for all that it follows from."""
    seat = view.seat if view.seat >= 0 else view.turn.seat
    kind = decision.kind if decision is not None else ""
    return AbyssAids(
        seat=seat,
        court=lord_prices(view.court, view.free, view.options, seat, view.hand, view.pearls[seat]),
        bribe=CORRUPTOR_PRICE if kind == "corruptor.buy" else None,
        ally_price=view.turn.price,
        reward=fight_reward(view.free, seat, view.threat, view.supply),
        standings=tuple([with_tokens(*each) for each in zip(table.standings, view.monsters, strict=True)]),
        locations=location_worths(table.zones, tiles_in_question(view, decision), seat, view.options),
        payment=payment_terms(decision),
        ahead=ahead(view),
        lord_keys=keys_table(view.options),
    )


def ahead(view: AbyssView) -> Cards:
    """Clockwise from whose turn it is; nobody is ahead of a reader who is not asked."""
    asked = [seat for seat, _ in view.asked]
    if len(asked) < 2 or view.seat not in asked:
        return ()
    order = clockwise(len(view.pearls), view.turn.seat)
    return tuple([seat for seat in order[: order.index(view.seat)] if seat in asked])


@lru_cache(256)
def lord_prices(
    court: Cards, free: tuple[Cards, ...], options: Options, seat: int, hand: Cards, pearls: int
) -> tuple[LordPrice, ...]:
    terms = Terms(free, options, seat)
    changes = price_changes(free, options, seat)
    of_value = tuple([change for change in changes if not change.lifts_must])
    reach = Reach(worth(hand))
    prices = []
    for lord in court:
        price = terms.price(lord)
        most = reach.most(RACES_PAID[lord], terms.must(lord))
        gap = max(0, price - most) if most else None
        prices.append(
            LordPrice(
                lord=lord,
                price=price,
                printed=COST[lord],
                races=RACES_PAID[lord],
                must=terms.must(lord),
                printed_must=MUST[lord],
                changes=of_value if MUST[lord] == ANY_RACE else changes,
                gap=gap,
                payable=gap is not None and gap <= pearls,
            )
        )
    return tuple(prices)


@lru_cache(256)
def fight_reward(free: tuple[Cards, ...], seat: int, threat: int, supply: int) -> FightReward:
    division = rewarded_division(free, seat, threat)
    keys, choices = payable_reward(division, supply)
    return FightReward(division, keys, choices)


@lru_cache(64)
def open_standings(zones: OpenZones, keys: Cards, options: Options) -> tuple[Standing, ...]:
    """Of all players, by what everybody sees of them."""
    points = [score(zones, seat, options) for seat in range(len(keys))]
    return tuple(
        [
            Standing(
                keys=count_keys(keys[seat], zones.free[seat], options),
                lords=count_lords(zones.free[seat], zones.turned[seat], zones.places[seat]),
                points=each,
                total=each.total,
            )
            for seat, each in enumerate(points)
        ]
    )


def with_tokens(standing: Standing, tokens: Cards) -> Standing:
    """Monster tokens count where the reader knows them."""
    if not tokens:
        return standing
    points = structs.replace(standing.points, monsters=sum(tokens))
    return structs.replace(standing, points=points, total=points.total)


def tiles_in_question(view: AbyssView, decision: Decision | None) -> Cards:
    tiles: Cards = view.available + view.drawn
    if decision is not None and decision.kind == "control.smokers":
        tiles += tuple([choice[1] for choice in decision.options if choice[0] == "swap"])
    return tiles


@lru_cache(256)
def location_worths(zones: OpenZones, tiles: Cards, seat: int, options: Options) -> tuple[LocationWorth, ...]:
    return tuple([LocationWorth(tile, location_worth(zones, tile, seat, options)) for tile in tiles])


def payment_terms(decision: Decision | None) -> PaymentTerms | None:
    picks = decision.picks if decision is not None else None
    if not isinstance(picks, Payment):
        return None
    return PaymentTerms(picks.lord, picks.price, picks.races, picks.must, picks.pearls)
