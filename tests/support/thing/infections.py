"""Random games of The Thing in which infections happen, looked at in other worlds; and tables at which the Thing
infects somebody on purpose, or does not."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from bathysphere.engine import SPECTATOR, Chance, answer, any_answer, decisions, stream
from bathysphere.games.thing import GAME
from bathysphere.games.thing.roles import INFECTED
from bathysphere.games.thing.state import ThingState
from bathysphere.games.thing.view import known_cards
from support.thing.other_worlds import exchange_hidden, lively
from support.thing.positions import give, offer, position, refuse, to_exchange
from support.thing.twin_worlds import Twins, check_possible, is_true, shown

ANSWERS = 260
"""Of each random game; by then several players are infected."""
TOGETHER = 30
"""So many answers at most are given in two worlds at once."""


def moments(seats: int, seed: int, every: int, **options: Any) -> Iterator[tuple[ThingState, Chance]]:
    """A random game in which the Thing infects, looked at after every so many answers."""
    chance = Chance(stream(bytes(32), f"hidden {seats} {seed}"))
    s = GAME.new(seats, seed, options)
    for number in range(ANSWERS):
        if number % every == seed % every:
            yield s, chance
        decision = chance.pick(decisions(s))
        answer(s, decision.seat, lively(s, decision, chance) or any_answer(decision, chance))
        if s.outcome is not None:
            return


def viewers(s: ThingState) -> range:
    return range(SPECTATOR, s.seats)


def resampled(s: ThingState, viewer: int, chance: Chance) -> ThingState:
    return GAME.resample(s, viewer, stream(bytes(32), f"{chance.below(1 << 60)}"))


def check_sample(s: ThingState, viewer: int, chance: Chance, seen: Counter[str]) -> None:
    """The same picture in a world dealt again, and what the viewer knows is true there as well."""
    world = resampled(s, viewer, chance)
    check_possible(world)
    assert GAME.components(world) == GAME.components(s)
    assert shown(world, viewer) == shown(s, viewer)
    for other, known in enumerate(known_cards(s, viewer)):
        assert is_true(known, s.hands[other])
        assert is_true(known, world.hands[other])
        seen["facts"] += bool(known.cards)
    seen["worlds"] += 1
    seen["other hands"] += world.hands != s.hands
    seen["other roles"] += world.roles != s.roles
    seen["infected"] += INFECTED in s.roles


def play_twice(s: ThingState, viewer: int, chance: Chance, seen: Counter[str]) -> None:
    world = exchange_hidden(s, viewer, chance, piles=False)
    seen["worlds"] += 1
    seen["another Thing"] += world.the_thing() != s.the_thing()
    Twins(s.copy(), world, [viewer], seen).play(TOGETHER, chance)


# -- an exchange that infects, or not


def infecting(**hands: str) -> ThingState:
    """Seat 1 is the Thing and begins; the others hold what is said, or nothing of interest."""
    named = {int(name[1:]): words for name, words in hands.items()}
    return position(6, 1, thing=1, hands={1: "infected infected suspicion", **named}, deck=DECK)


DECK = "whisky " + "analysis watch_your_back axe suspicion whisky suspicion analysis axe seduction " * 4


def offers(card: str) -> Callable[[ThingState], None]:
    def both(s: ThingState) -> None:
        to_exchange(s, 1)
        offer(s, 1, card)
        give(s, 2, "fine_here")

    return both


def replies(card: str) -> Callable[[ThingState], None]:
    """Seat 0, before the Thing, offers; the Thing gives the card back."""

    def both(s: ThingState) -> None:
        to_exchange(s, 0)
        offer(s, 0, "fine_here")
        give(s, 1, card)

    return both


def passes(card: str) -> Callable[[ThingState], None]:
    """Chain Reaction: everybody gives a card at once."""

    def both(s: ThingState) -> None:
        for seat in range(6):
            give(s, seat, card if seat == 1 else "fine_here")

    return both


def missed(card: str) -> Callable[[ThingState], None]:
    """Seat 2 plays Missed!, and seat 3 is infected in its place."""

    def both(s: ThingState) -> None:
        to_exchange(s, 1)
        refuse(s, 1, "suspicion", 2, "missed")
        offer(s, 1, card)
        give(s, 3, "fine_here")

    return both


Way = tuple[Callable[[], ThingState], Callable[[str], Callable[[ThingState], None]], int]
WAYS: dict[str, Way] = {
    "offered in a turn": (infecting, offers, 2),
    "given in return": (
        lambda: position(6, 0, thing=1, hands={1: "infected infected suspicion"}, deck=DECK),
        replies,
        0,
    ),
    "Chain Reaction": (
        lambda: position(6, 0, thing=1, hands={1: "infected infected suspicion"}, deck=f"chain_reaction {DECK}"),
        passes,
        2,
    ),
    "after Missed!": (lambda: infecting(_2="missed"), missed, 3),
}


def on_purpose(way: str, cards: tuple[str, str], seen: Counter[str]) -> Twins:
    """The same table twice, in which the Thing gives these cards; all but the Thing and its victim watch."""
    table, make, victim = WAYS[way]
    here, there = table(), table()
    watchers = [seat for seat in viewers(here) if seat not in (1, victim)]
    twins = Twins(here, there, watchers, seen)
    for s, card in zip((here, there), cards, strict=True):
        make(card)(s)
    for viewer in watchers:
        twins.check_picture(viewer)
    return twins
