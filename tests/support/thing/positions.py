"""Positions of The Thing in a line or two, and the verbs to play on from them.

    s = position(4, hands={0: "flamethrower axe", 1: "no_barbecue"}, thing=2, deck="whisky oops")
    play(s, 0, "flamethrower", 1)
    defend(s, 1, "no_barbecue")

Cards are written by id. The leftmost word of a pile is its top. Hands are filled up to four with cards that do nothing
by themselves (FILLER), so that a scene says only what matters.
"""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from bathysphere.engine import SPECTATOR, BadTable, Chance, Reply, answer, decisions, interject
from bathysphere.engine.flow import begin
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import INFECTION, NAMES, THING, kind
from bathysphere.games.thing.components import Infecting
from bathysphere.games.thing.options import Options
from bathysphere.games.thing.roles import CLOCKWISE, INFECTED, NOBODY, THING_ROLE
from bathysphere.games.thing.setup import check, option_ranges
from bathysphere.games.thing.state import ThingState
from bathysphere.games.thing.steps.turn import BeginTurn
from bathysphere.games.thing.view import ThingView
from support.moves import asked as asked
from support.moves import do as do
from support.moves import heard as heard
from support.moves import kinds as kinds
from support.moves import offered as offered
from support.moves import told_to_all as told_to_all

FILLER = "fine_here"
"""A card that answers only seat swaps: the rest of a hand about which a scene says nothing."""
HAND = 4

Zones = dict[int, str]


def cards(words: str) -> list[int]:
    return [kind(word) for word in words.split()]


def words(kinds: Iterable[int]) -> str:
    """Cards back as words, to compare zones with."""
    return " ".join(NAMES[card] for card in kinds)


def position(
    seats: int = 4,
    turn: int = 0,
    *,
    hands: Zones | None = None,
    thing: int = NOBODY,
    infected: Iterable[int] = (),
    deck: str = "suspicion suspicion suspicion suspicion suspicion suspicion suspicion suspicion",
    discard: str = "",
    way: int = CLOCKWISE,
    chairs: Iterable[int] | None = None,
    doors: Iterable[int] = (),
    out: Iterable[int] = (),
    quarantine: dict[int, int] | None = None,
    seed: int = 0,
    begun: bool = True,
    turned_over: bool = True,
    filled: bool = True,
    **options: Any,
) -> ThingState:
    """A table at the beginning of `turn`'s turn: the top card of `deck` is drawn at once unless `begun` is False. A
    panic card is turned over, too, unless `turned_over` is False.

    `thing` is the last seat unless told. The Thing's and the infected's hands get their role card in addition to what
    is written, unless it is written there. `doors` names the places behind which (clockwise) a door lies, one word for
    each door. `quarantine` maps a seat to the turns left. Conservation is not kept: a scene holds what it says.
    """
    s = GAME.state(seats, bytes(32))
    s.chance = GAME.new(seats, seed).chance
    s.options = Options(**options)
    s.way = way
    s.chairs = list(range(seats)) if chairs is None else list(chairs)
    for place in doors:
        s.doors[place] += 1
    the_thing = seats - 1 if thing == NOBODY else thing
    for seat in range(seats):
        hand = cards((hands or {}).get(seat, ""))
        if seat == the_thing and not s.options.hidden_start:
            s.roles[seat] = THING_ROLE
            hand += [THING] if THING not in hand else []
        elif seat in tuple(infected):
            s.roles[seat] = INFECTED
            s.infections.append(Infecting(seat, the_thing, 0))
            hand += [INFECTION] if INFECTION not in hand else []
        if filled:
            hand += cards(FILLER) * (HAND - len(hand))
        s.hands[seat] = tuple(sorted(hand))
    for seat, role in enumerate(s.roles):
        if role:
            s.knows_thing |= 1 << seat
    for seat in out:
        s.out[seat] = True
        s.hands[seat] = ()
    for seat, turns in (quarantine or {}).items():
        s.quarantine[seat] = turns
    s.deck = list(reversed(cards(deck)))
    s.discard = list(reversed(cards(discard)))
    s.seen = [0] * len(s.discard)
    if begun:
        begin(s, (BeginTurn(turn),))
        if turned_over:
            told = s.events
            turn_over(s)
            s.events = told if s.events is told else told + s.events
    return s


def turn_over(s: ThingState) -> Reply | None:
    """The panic card that lies on top, if its drawer is asked to turn it over."""
    decision = decisions(s)[0] if s.outcome is None else None
    return do(s, decision.seat, "turn_over") if decision is not None and decision.kind == "turn.panic" else None


def composed_deck(seats: int, chance: Chance, **options: Any) -> dict[str, int]:
    """A deck of one's own for advanced rule 5: random numbers of copies, as long as such a table can be opened."""
    ranges = option_ranges(seats)["deck"]
    assert isinstance(ranges, dict)
    while True:
        deck = {name: chance.below(most + 1) for name, (_, most, _) in ranges.items() if chance.below(2)}
        with suppress(BadTable):
            check(seats, Options(deck=deck, **options))
            return deck


# -- playing on


def cards_offered(s: ThingState, seat: int, verb: str) -> str:
    """The cards of the options with this verb, as words, each once."""
    return words(dict.fromkeys(option[1] for option in offered(s, seat, verb)))


def targets(s: ThingState, seat: int, word: str) -> list[int]:
    """On whom a card can be played now; [] also for a card without target."""
    return [option[2] for option in offered(s, seat, "play") if option[1] == kind(word) and len(option) > 2]


def discard(s: ThingState, seat: int, word: str) -> Reply:
    return do(s, seat, "discard", kind(word))


def play(s: ThingState, seat: int, word: str, target: int | None = None) -> Reply:
    return do(s, seat, "play", kind(word)) if target is None else do(s, seat, "play", kind(word), target)


def defend(s: ThingState, seat: int, word: str) -> Reply:
    return do(s, seat, "defend", kind(word))


def offer(s: ThingState, seat: int, word: str) -> Reply:
    return do(s, seat, "offer", kind(word))


def give(s: ThingState, seat: int, word: str) -> Reply:
    return do(s, seat, "give", kind(word))


def exchange(s: ThingState, giver: int, word: str, to: int, returned: str) -> Reply:
    """Both answers of an exchange; the reply to the second one tells what happened."""
    offer(s, giver, word)
    return give(s, to, returned)


def refuse(s: ThingState, giver: int, word: str, to: int, defence: str) -> Reply:
    """An offer, answered with a defence card."""
    offer(s, giver, word)
    return defend(s, to, defence)


def to_exchange(s: ThingState, seat: int) -> ThingState:
    """Discard the first card that may go: the exchange of the turn is open then, if nothing prevents it."""
    answer(s, seat, offered(s, seat, "discard")[-1])
    return s


def announce(s: ThingState, seat: int) -> Reply:
    return interject(s, seat, ("announce",))


def hand(s: ThingState, seat: int) -> str:
    return words(s.hands[seat])


def views(s: ThingState) -> list[ThingView]:
    """What every seat and, at the end, a spectator see."""
    return [GAME.view(s, seat) for seat in (*range(s.seats), SPECTATOR)]
