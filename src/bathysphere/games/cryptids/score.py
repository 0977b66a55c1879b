"""Reputation at the end, who wins, and how a solo game is rated (chapters 33, 34 and 40)."""

from typing import Final, NoReturn

from bathysphere.engine import Cards, Outcome
from bathysphere.games.cryptids import events
from bathysphere.games.cryptids.content import ANY, Effect
from bathysphere.games.cryptids.pack import ZONES
from bathysphere.games.cryptids.state import CryptidsState
from bathysphere.games.cryptids.steps.field.relocation import meets

MAJORITY: Final = 2
XP_RATE: Final = 3
COIN_RATE: Final = 5
ENDS = ARRIVED, CONTRACT_LOST, TOO_MANY_LOST = "arrived", "contract_lost", "too_many_lost"

RATINGS: Final = (("monument", 26), ("splendid", 20), ("ordinary", 16), ("novice", 12), ("trainee", 0))
"""How a journey against the poacher is called, by the least reputation for it (C40.10 to C40.14)."""

Points = tuple[tuple[str, int], ...]
CONTRACT: Final = "contract"
"""The only source of points that not everybody knows."""


def rating(reputation: int) -> str:
    return next(name for name, least in RATINGS if reputation >= least)


def finish(s: CryptidsState) -> NoReturn:
    points = tuple([points_of(s, seat) for seat in range(s.seats)])
    s.tell(events.GAME_ENDED, ARRIVED)
    s.finish(Outcome(winners(s, points), points, ARRIVED))


def points_of(s: CryptidsState, seat: int) -> Points:
    """Where a player's reputation comes from (C33)."""
    found = s.found[seat]
    return (
        ("found", sum([s.c.cards[card].found for card in found])),
        ("relocated", sum([s.c.cards[card].relocated for card in s.in_reserve(seat)])),
        ("requests", s.c.pack.contracts.request_reputation * len(s.granted[seat])),
        ("shared", worth(s, seat, s.shared) if s.shared >= 0 else 0),
        (CONTRACT, of_contracts(s, seat, s.contracts[seat])),
        ("abilities", sum([reward(s, seat, card) for card in found])),
        ("majority", majority(s, seat)),
        ("xp", s.xp[seat] // XP_RATE),
        ("coins", wealth(s, seat) // coin_rate(s, seat)),
        ("hares", hares(s, seat) + hare_card(s, seat)),
    )


def of_contracts(s: CryptidsState, seat: int, contracts: Cards) -> int:
    """What a player's own contracts bring."""
    personal = [worth(s, seat, contract) for contract in contracts]
    return sum(personal) if s.solo else max(personal, default=0)


def worth(s: CryptidsState, seat: int, contract: int) -> int:
    """One for each found cryptid that meets it (C33.5 to C33.9)."""
    return sum([meets(s, card, s.c.contracts[contract]) for card in s.found[seat]])


def wealth(s: CryptidsState, seat: int) -> int:
    """Coins, with all evidence sold (C33.14)."""
    return s.coins[seat] + sum([s.c.price[token] for token in s.evidence[seat]])


def coin_rate(s: CryptidsState, seat: int) -> int:
    rates = [each.number for card in s.found[seat] for each in s.c.cards[card].on("end") if each.verb == "coin_rate"]
    return min(rates, default=COIN_RATE)


# -- abilities at the end


def reward(s: CryptidsState, seat: int, card: int) -> int:
    return sum([_reward(s, seat, card, effect) for effect in s.c.cards[card].on("end")])


def _reward(s: CryptidsState, seat: int, card: int, effect: Effect) -> int:
    others = [each for each in s.found[seat] if each != card]
    of_kind = sum([s.c.cards[each].kind == effect.kind for each in others])
    match effect.verb:
        case "kind_least":
            return effect.number if of_kind >= effect.least else 0
        case "kind_each":
            return min(of_kind, effect.least)
        case "zones":
            homes = {s.c.cards[each].home for each in s.found[seat]} - {ANY}
            return effect.number if len(homes) == len(ZONES) else 0
        case "fewest":
            mine = len(s.found[seat])
            rivals = (
                [len(s.poacher.captives)]
                if s.solo
                else [len(s.found[other]) for other in range(s.seats) if other != seat]
            )
            return effect.number if all(mine < other for other in rivals) else 0
    return 0


# -- majorities


def majority(s: CryptidsState, seat: int) -> int:
    """For most cryptids in the reserve, then for the largest area; alone one is enough (C33.12, C40.7, C48.59,
    C48.60)."""
    ranks = [(len(s.in_reserve(each)), area(s, each)) for each in range(s.seats)]
    return MAJORITY if ranks[seat][0] > 0 and ranks[seat] == max(ranks) else 0


def area(s: CryptidsState, seat: int) -> int:
    """Cells under at least one tile of the player."""
    mask = 0
    for laid in s.laid:
        if laid.owner == seat:
            mask |= s.spot(s.c.cards[laid.tile].shape, laid).mask
    return mask.bit_count()


def hares(s: CryptidsState, seat: int) -> int:
    return sum([s.c.wolpertinger[token].sort == "hare" for token in s.tokens[seat]])


def hare_card(s: CryptidsState, seat: int) -> int:
    """For most hares, then for most unused tokens without one; else nobody gets it (C35.13, C40.9, C48.66)."""
    ranks = [(hares(s, each), len(s.tokens[each]) - hares(s, each)) for each in range(s.seats)]
    mine = ranks[seat]
    return s.c.pack.wolpertinger.card_reputation if mine[0] > 0 and mine == max(ranks) and ranks.count(mine) == 1 else 0


# -- who wins


def winners(s: CryptidsState, points: tuple[Points, ...]) -> tuple[int, ...]:
    """Most reputation, then most found, then most relocated, then experience and coins (C34)."""
    ranks = [
        (
            sum([number for _, number in points[seat]]),
            len(s.found[seat]),
            relocated(s, seat),
            s.xp[seat] + wealth(s, seat),
        )
        for seat in range(s.seats)
    ]
    return tuple([seat for seat in range(s.seats) if ranks[seat] == max(ranks)])


def relocated(s: CryptidsState, seat: int) -> int:
    """In the reserve and by requests, one that leapt counted once (C48.107)."""
    away = set(s.in_reserve(seat)) | {card for granted in s.granted[seat] for card in granted.cards}
    return len(away)
