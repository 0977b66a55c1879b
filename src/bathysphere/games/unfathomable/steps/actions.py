"""Actions (articles 4 and 28): what a human player and a revealed traitor can do, one at a time.

What cards, sheets and spaces offer is noted beside them in `SOURCES`: what a seat can choose now, and what follows
when it does."""

from collections.abc import Callable, Collection, Sequence
from functools import cache
from typing import Final, NamedTuple

from bathysphere.engine import DONE, Answers, Choice, Decision, Next, SeatAsks, SeatDoes
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.spaces import BRIG, DECK, SHIP, SICK_BAY
from bathysphere.games.unfathomable.state import NO_ROLE, NOTHING, Ship
from bathysphere.games.unfathomable.steps.attack import attack, targets
from bathysphere.games.unfathomable.steps.causes import of_action
from bathysphere.games.unfathomable.steps.defeat import DefeatPassenger, rescue
from bathysphere.games.unfathomable.steps.reveal import reveal, traitor_roles
from bathysphere.games.unfathomable.steps.titles import move

STOP: Choice = ("stop",)
"""Fewer actions than one has (UQ.2)."""
ACT: Choice = ("act",)
DESTINATIONS: Final = tuple([space for space in SHIP if space not in (BRIG, SICK_BAY)])
"""Where a player may go by himself (U4.3b, U4.3c)."""


NO_ACTION: Final[tuple[Choice, ...]] = ()
Offers = Callable[[Ship, int], Sequence[Choice]]


class Source(NamedTuple):
    """One source of actions: what it offers to a seat, verb first, and what follows when that is chosen."""

    offers: Offers
    does: Callable[[Ship, int, Choice], Next]
    human: bool | None = None
    """Whether it is for human players or for revealed traitors; None: for both."""
    character: int = NOTHING
    """Whose sheet or feat it is; NOTHING: everybody has it."""
    spaces: Collection[int] = SHIP
    """Where his character must be."""
    needs: str = ""
    """"items" or "keeps": what must lie in his play area; "": nothing."""
    free: bool = False
    """Whether it is done beside the actions and costs none."""


SOURCES: Final[dict[str, Source]] = {}
"""By the verb of its choices; each chapter notes its own."""


@cache
def open_to(human: bool, character: int, space: int, items: bool, keeps: bool) -> tuple[Offers, ...]:
    """What can offer actions to such a player there at all, whether or not he has items and kept cards: most sources
    cannot, and actions are asked for often."""
    lacks = {"items": not items, "keeps": not keeps}
    return tuple(
        [
            source.offers
            for source in SOURCES.values()
            if source.human in (None, human)
            and source.character in (NOTHING, character)
            and space in source.spaces
            and not lacks.get(source.needs, False)
        ]
    )


class Actions(SeatDoes[Ship]):
    """What is left of a batch, one action after another; granted ones come at once and on top (U4.1, UL.29)."""

    __slots__ = ()
    rules = ("U4.0", "U4.1", "UL.29", "UD.36", "UD.37")

    def run(self, s: Ship) -> Next:
        return next_action(s)


class Act(SeatAsks[Ship]):
    """One action of the list that is open to this player (U4.2, U4.9); he may stop instead and gives up all that he has
    left, granted ones and those beneath them (UQ.2, G31)."""

    __slots__ = ()
    rules = ("U4.0.2", "U4.2", "U4.9", "U49.5.2", "U49.11.2", "UD.11", "UD.12", "UD.13", "UQ.2", "UC.31")

    def ask(self, s: Ship) -> list[Decision]:
        seat = self.seat
        options: list[Choice] = [STOP]
        for offers in open_to(
            s.revealed[seat] == NO_ROLE, s.characters[seat], s.places[seat], s.items[seat] != (), s.keeps[seat] != ()
        ):
            options += offers(s, seat)
        return [Decision(seat, "action", tuple(options), STOP)]

    def take(self, s: Ship, answers: Answers) -> Next:
        choice = answers[self.seat]
        if choice == STOP:
            give_up(s)
            return next_action(s)
        source = SOURCES[choice[0]]
        if not source.free:
            *under, (_, left) = s.batches
            s.batches = (*under, (self.seat, left - 1))
        steps = source.does(s, self.seat, choice)
        return (*of_action(steps, choice), actions(self.seat)) if steps else next_action(s)


actions: Final = cache(Actions)
one_action: Final = cache(Act)
"""There are few of both and they come all the time, so all games share them."""


def act(s: Ship, seat: int, number: int) -> Next:
    """So many actions, now."""
    s.batches = (*s.batches, (seat, number))
    return (one_action(seat),)


def next_action(s: Ship) -> Next:
    """Another action of the batch on top, or its end."""
    seat, left = s.batches[-1]
    if left:
        return (one_action(seat),)
    s.batches = s.batches[:-1]
    return DONE


def give_up(s: Ship) -> None:
    """All actions that somebody could still begin before anybody else acts."""
    acting = s.acting
    assert acting is not None
    s.tell(events.STOPPED, acting.seat, acting.left)
    batches = list(s.batches)
    for place in reversed(range(len(batches))):
        seat, left = batches[place]
        if seat == acting.seat:
            batches[place] = (seat, 0)
        elif left:
            break
    s.batches = tuple(batches)


# -- move


MOVES: Final[dict[int, tuple[Choice, ...]]] = {
    here: tuple([("move", space) for space in DESTINATIONS if space != here]) for here in SHIP
} | {BRIG: ()}


def moves(s: Ship, seat: int) -> Sequence[Choice]:
    """Anywhere aboard, but for brig and sick bay; out of the brig only otherwise (U4.3, U4.10, U17.4)."""
    return MOVES[s.places[seat]]


def do_move(s: Ship, seat: int, choice: Choice) -> Next:
    move(s, seat, choice[1], "action")
    return DONE


SOURCES["move"] = Source(moves, do_move)


# -- attack


def attacks(s: Ship, seat: int) -> Sequence[Choice]:
    """Nobody whose defeat would change nothing (UQ.54)."""
    return [("attack", enemy) for enemy, _ in targets(s, seat)]


def do_attack(s: Ship, seat: int, choice: Choice) -> Next:
    return attack(s, seat, choice[1], s.places[seat])


SOURCES["attack"] = Source(attacks, do_attack)


# -- passengers


RESCUE: Final[tuple[Choice, ...]] = (("rescue",),)


def rescues(s: Ship, seat: int) -> Sequence[Choice]:
    """A human rescues a passenger in his space (U4.5, UL.31)."""
    return RESCUE if s.passengers[s.places[seat] - DECK.start] else NO_ACTION


def do_rescue(s: Ship, seat: int, choice: Choice) -> Next:
    rescue(s, s.places[seat], seat, "action")
    return DONE


SOURCES["rescue"] = Source(rescues, do_rescue, human=True, spaces=DECK)


def murders(s: Ship, seat: int) -> list[Choice]:
    """A revealed traitor defeats a passenger in his space, if no human player is there (U4.12, U30.9a)."""
    here = s.places[seat]
    return [("murder",)] if s.passengers[here - DECK.start] and not s.humans_in(here) else []


def do_murder(s: Ship, seat: int, choice: Choice) -> Next:
    s.tell(events.ACTION, seat, "murder", NOTHING, NOTHING)
    return (DefeatPassenger(s.places[seat]),)


SOURCES["murder"] = Source(murders, do_murder, human=False, spaces=DECK)


# -- reveal


def reveals(s: Ship, seat: int) -> Sequence[Choice]:
    """Known to himself alone (UD.30)."""
    roles = traitor_roles(s, seat)
    return [("reveal", role) for role in roles] if roles else NO_ACTION


def do_reveal(s: Ship, seat: int, choice: Choice) -> Next:
    return reveal(s, seat, choice[1])


SOURCES["reveal"] = Source(reveals, do_reveal, human=True)


# -- the start of a revealed traitor's action step


class StartOfActions(SeatAsks[Ship]):
    """Ransack or Perform Rites in place of all actions (U11.2, UD.10)."""

    __slots__ = ("number",)
    rules = ("U11.2", "U11.2.2", "U11.2.3", "UD.10", "UQ.27")

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number

    def ask(self, s: Ship) -> list[Decision]:
        seat = self.seat
        if not s.hands[seat]:
            return []
        played = [
            ("play", card) for card, source in AT_START.items() if card in s.hands[seat] and source.offers(s, seat)
        ]
        return [Decision(seat, "actions.start", (ACT, *played))]

    def take(self, s: Ship, answers: Answers) -> Next:
        choice = answers.get(self.seat, ACT)
        if choice == ACT:
            return act(s, self.seat, self.number)
        return of_action(AT_START[choice[1]].does(s, self.seat, choice), choice)


AT_START: Final[dict[int, Source]] = {}
"""The treachery cards that are played at the start of the action step, by card; noted beside their abilities."""
