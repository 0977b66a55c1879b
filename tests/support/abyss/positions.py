"""Positions of Abyss in a line or two, and the verbs to play on from them.

    s = scene(hands={0: "crab5 squid2"}, pearls={0: 3}, court="recruiter jailer keeper", deck="monster crab1")
    do(s, 0, "recruit", lord("recruiter"))
    pay(s, 0, "crab5 squid2")

Zones are written as words: allies as `crab5`, monsters as `monster`, Lords and locations by id. The leftmost word of a
pile is its top. Whatever is not mentioned lies where it does no harm, so that nothing is ever missing from the box.
"""

from collections.abc import Iterable
from typing import Any

from bathysphere.engine import Reply, answer, decisions
from bathysphere.engine.flow import begin
from bathysphere.games.abyss import GAME
from bathysphere.games.abyss.cards.allies import EXPLORATION_CARDS, MONSTER, RACES, VALUE, ally
from bathysphere.games.abyss.cards.locations import LOCATIONS, location
from bathysphere.games.abyss.cards.lords import LORDS, lord
from bathysphere.games.abyss.kinds import NOT_TRIGGERED
from bathysphere.games.abyss.options import Options
from bathysphere.games.abyss.setup import MONSTER_TOKENS
from bathysphere.games.abyss.state import AbyssState
from bathysphere.games.abyss.steps.turn import BeginTurn
from support.moves import asked as asked
from support.moves import do as do
from support.moves import heard as heard
from support.moves import offered as offered

Zones = dict[int, str]


def card(word: str) -> int:
    """`crab5` or `monster` as the number of its kind."""
    return MONSTER if word == "monster" else ally(word[:-1], int(word[-1]))


def cards(words: str) -> list[int]:
    return [card(word) for word in words.split()]


def lords(words: str) -> list[int]:
    return [lord(word) for word in words.split()]


def tiles(words: str) -> list[int]:
    return [location(word) for word in words.split()]


def names(numbers: Iterable[int]) -> str:
    """Lords back as words, to compare zones with."""
    return " ".join(LORDS[number].id for number in numbers)


def tile_names(numbers: Iterable[int]) -> str:
    return " ".join(LOCATIONS[number].id for number in numbers)


def allies(kinds: Iterable[int]) -> str:
    """Allies back as words."""
    return " ".join("monster" if kind == MONSTER else f"{RACES[kind // 5]}{VALUE[kind]}" for kind in kinds)


def scene(
    seats: int = 2,
    turn: int = 0,
    *,
    hands: Zones | None = None,
    companions: Zones | None = None,
    council: str = "",
    deck: str | None = None,
    discard: str = "",
    pearls: dict[int, int] | None = None,
    keys: dict[int, int] | None = None,
    monsters: dict[int, tuple[int, ...]] | None = None,
    supply: tuple[int, ...] | None = None,
    court: str | None = None,
    lord_deck: str | None = None,
    free: Zones | None = None,
    turned: Zones | None = None,
    places: dict[int, dict[str, str]] | None = None,
    available: str | None = None,
    pile: str | None = None,
    threat: int = 1,
    last_turns: int = NOT_TRIGGERED,
    seed: int = 0,
    begun: bool = True,
    **options: bool,
) -> AbyssState:
    """A table at the beginning of `turn`'s turn.

    `deck`, `lord_deck` and `pile`: when given, exactly these words and nothing below; when not, the words nobody named
    come in a fixed order (Monsters at the bottom of the deck). `court` and `available` default to none. `places` maps a
    seat to its locations and the Lords under each: {0: {"parliament": "keeper reaper shepherd"}}. Cards left over when
    a pile was given exactly lie as the Companions of nobody: they are out of the game, so conservation is not checked
    on such a scene.
    """
    s = GAME.state(seats, bytes(32))
    s.chance = GAME.new(seats, seed).chance
    s.options = Options(**options)
    s.hands = [tuple(sorted(cards((hands or {}).get(seat, "")))) for seat in range(seats)]
    s.companions = [tuple(sorted(cards((companions or {}).get(seat, "")))) for seat in range(seats)]
    for kind in sorted(cards(council)):
        s.council[kind // 5] += (kind,)
    s.discard = cards(discard)
    s.pearls = [(pearls or {}).get(seat, 1) for seat in range(seats)]
    s.keys = [(keys or {}).get(seat, 0) for seat in range(seats)]
    s.monsters = [tuple(sorted((monsters or {}).get(seat, ()))) for seat in range(seats)]
    s.free = [tuple(lords((free or {}).get(seat, ""))) for seat in range(seats)]
    s.turned = [tuple(lords((turned or {}).get(seat, ""))) for seat in range(seats)]
    s.places = [
        tuple((location(tile), tuple(lords(under))) for tile, under in (places or {}).get(seat, {}).items())
        for seat in range(seats)
    ]
    s.court = lords(court or "")
    s.available = tiles(available or "")
    s.threat = threat
    s.last_turns = last_turns
    s.deck = _pile(deck, cards, EXPLORATION_CARDS, [*s.discard, *_flat(s.hands, s.companions, s.council)])
    under = [each for places_ in s.places for _, lords_ in places_ for each in lords_]
    s.lord_deck = _pile(lord_deck, lords, range(len(LORDS)), [*s.court, *_flat(s.free, s.turned), *under])
    owned = [tile for places_ in s.places for tile, _ in places_]
    s.pile = _pile(pile, tiles, range(len(LOCATIONS)), [*s.available, *owned])
    rest = list(MONSTER_TOKENS)
    for token in _flat(s.monsters):
        rest.remove(token)
    s.supply = rest if supply is None else sorted(supply)
    if begun:
        begin(s, (BeginTurn(turn),))
    return s


def _flat(*zones: Any) -> list[int]:
    return [thing for zone in zones for part in zone for thing in part]


def _pile(words: str | None, read: Any, everything: Iterable[int], taken: Iterable[int]) -> list[int]:
    """A pile with its top at the end: as written, or all that is left with the lowest numbers on top."""
    if words is not None:
        return list(reversed(read(words)))
    rest = list(everything)
    for thing in taken:
        if thing not in rest:
            raise AssertionError(f"number {thing} is laid out twice")
        rest.remove(thing)
    return sorted(rest, reverse=True)


# -- playing on


def pay(s: AbyssState, seat: int, words: str) -> Reply:
    """Answer a question for several Allies: pay(s, 0, "crab5 squid2")."""
    return answer(s, seat, tuple(sorted(("ally", kind) for kind in cards(words))))


def recruit(s: AbyssState, seat: int, name: str, words: str | None = None) -> Reply:
    """Choose a Lord of the Court and pay for it, exactly unless told; the events of the payment are returned."""
    do(s, seat, "recruit", lord(name))
    return pay(s, seat, exact_price(name) if words is None else words)


def exact_price(name: str) -> str:
    """Allies that pay for a Lord as printed, with one of them the lowest, so that nobody is asked for a Companion."""
    printed = LORDS[lord(name)]
    first = max(printed.must, 0)
    others = [race for number, race in enumerate(RACES) if number != first][: printed.races - 1]
    words = [f"{race}{1 if number == 0 else 2}" for number, race in enumerate(others)]
    rest = printed.cost - sum(int(word[-1]) for word in words)
    for value in (5, 4, 3, 2):
        if value <= rest and rest - value != 1:
            words.append(f"{RACES[first]}{value}")
            rest -= value
    return " ".join(words)


QUIET = "keeper reaper shepherd"
"""Three Lords without ability: as long as they stay in the Court, it is not refilled."""


def about_to_recruit(name: str, *, hands: Zones | None = None, court: str = QUIET, **rest: Any) -> AbyssState:
    """A scene in which a Lord lies in the Court and seat 0 holds his exact price, besides what `hands` says."""
    hands = dict(hands or {})
    hands[0] = f"{hands.get(0, '')} {exact_price(name)}"
    return scene(hands=hands, court=f"{name} {court}", **rest)


def spend(s: AbyssState, seat: int, words: str) -> Reply:
    """Answer which keys to use: spend(s, 0, "keeper token token")."""
    pieces = [("token",) if word == "token" else ("lord", lord(word)) for word in words.split()]
    return answer(s, seat, tuple(sorted(pieces)))


def control(s: AbyssState, seat: int, name: str) -> Reply:
    """Take an available location, or keep it among those drawn."""
    return do(s, seat, "take_location", location(name))


def final(seats: int = 2, **zones: Any) -> tuple[AbyssState, Reply]:
    """A table in which nothing is left to do, so that the last turn ends, final Companions join and all is counted."""
    s = scene(seats, deck="", last_turns=0, **zones)
    return s, do(s, 0, "pass")


def let_pass(s: AbyssState) -> None:
    """Every opponent who is offered an Ally passes, until somebody is asked something else."""
    while asked(s) and asked(s)[0][1] == "explore.buy":
        for decision in decisions(s):
            answer(s, decision.seat, ("pass",))
