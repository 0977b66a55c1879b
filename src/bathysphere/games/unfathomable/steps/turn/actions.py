"""Actions (articles 4 and 28): what a human player and a revealed traitor can do, one at a time.

What cards, sheets and spaces offer is noted beside them in `SOURCES`: what a seat can choose now, and what follows
when it does."""

from collections.abc import Callable, Collection, Sequence
from functools import cache
from typing import Final, NamedTuple

from bathysphere.engine import (
    DONE,
    Answers,
    Bar,
    Choice,
    Decision,
    Next,
    SeatAsks,
    SeatDoes,
    silent,
    with_fields,
    within,
)
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.mythos.table import THE_PEACEMAKER
from bathysphere.games.unfathomable.cards.spaces import BRIG, DECK, SHIP, SICK_BAY
from bathysphere.games.unfathomable.components import NO_ROLE, NOTHING, STOP
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.harm.attack import attack, may_attack, targets
from bathysphere.games.unfathomable.steps.harm.defeat import DefeatPassenger, rescue
from bathysphere.games.unfathomable.steps.origins import from_action
from bathysphere.games.unfathomable.steps.turn.reveal import reveal, traitor_roles
from bathysphere.games.unfathomable.steps.turn.titles import move

ACT: Choice = ("act",)
DESTINATIONS: Final = tuple([space for space in SHIP if space not in (BRIG, SICK_BAY)])
"""Where a player may go of their own accord (U4.3b, U4.3c)."""


NO_ACTION: Final[tuple[Choice, ...]] = ()
Offers = Callable[[UnfathomableState, int, Bar], Sequence[Choice]]


def nothing_to_say(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    """Nobody expects it where it is closed to them."""
    return NO_ACTION


class Source(NamedTuple):
    """One source of actions: what it offers to a seat, verb first, and what follows when that is chosen."""

    offers: Offers
    does: Callable[[UnfathomableState, int, Choice], Next]
    human: bool | None = None
    """Whether it is for human players or for revealed traitors; None: for both."""
    character: int = NOTHING
    """Whose sheet or feat it is; NOTHING: everybody has it."""
    spaces: Collection[int] = SHIP
    """Where the player's character must be."""
    needs: str = ""
    """"items" or "keeps": what must lie in the player's play area; "": nothing."""
    free: bool = False
    """Whether it is done beside the actions and costs none."""
    closed: Offers = nothing_to_say
    """Says why not, to a player with this character to whom it is not open by side, space or needs."""


SOURCES: Final[dict[str, Source]] = {}
"""By the verb of its choices; each chapter notes its own."""
ORDER: Final = (
    "move", "attack", "rescue", "murder", "reveal", "play", "repair", "break_out", "room", "item", "deck_chief",
    "quick_draw", "occult_training", "first_oath_of_dagon", "scavenger", "keeper", "full_steam_ahead", "arrest_order",
    "quick_cast", "deep_one_ancestry", "sacrifice_deep_one", "memory_of_the_deep", "barricade", "trade",
)  # fmt: skip
"""In which actions are offered, whichever chapter was imported first; others come last, by name."""


@cache
def in_order() -> tuple[Source, ...]:
    known = {verb: place for place, verb in enumerate(ORDER)}
    return tuple([SOURCES[verb] for verb in sorted(SOURCES, key=lambda verb: (known.get(verb, len(ORDER)), verb))])


@cache
def open_to(human: bool, character: int, space: int, items: bool, keeps: bool) -> tuple[Offers, ...]:
    """What can offer actions to such a player there at all, whether or not they have items and kept cards: most sources
    cannot, and actions are asked for often."""
    lacks = {"items": not items, "keeps": not keeps}
    return tuple(
        [
            source.offers
            for source in in_order()
            if source.human in (None, human)
            and source.character in (NOTHING, character)
            and space in source.spaces
            and not lacks.get(source.needs, False)
        ]
    )


def open_actions(s: UnfathomableState, seat: int, bar: Bar = silent) -> list[Choice]:
    """All that a player can do now, and to stop (U4.2, U4.9)."""
    character = s.characters[seat]
    opened = open_to(s.revealed[seat] == NO_ROLE, character, s.places[seat], s.items[seat] != (), s.keeps[seat] != ())
    options: list[Choice] = [STOP]
    for offers in opened:
        options += offers(s, seat, bar)
    if bar is not silent:
        for source in in_order():
            if source.character in (NOTHING, character) and source.offers not in opened:
                source.closed(s, seat, bar)
    return options


class Actions(SeatDoes[UnfathomableState]):
    """What is left of a batch, one action after another; granted ones come at once and on top (U4.1, UL.29)."""

    rules = ("U4.0", "U4.1", "UL.29", "UD.36", "UD.37")

    def run(self, s: UnfathomableState) -> Next:
        return next_action(s)


class Act(SeatAsks[UnfathomableState]):
    """One action of the list that is open to this player (U4.2, U4.9), who may stop instead and gives up all that they
    have left, granted ones and those beneath them (UQ.2, G31)."""

    rules = ("U4.0.2", "U4.2", "U4.9", "U49.5.2", "U49.11.2", "UD.11", "UD.12", "UD.13", "UQ.2", "UC.31")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        return [Decision(self.seat, "action", tuple(open_actions(s, self.seat)), STOP)]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        choice = answers[self.seat]
        if choice == STOP:
            give_up(s)
            return next_action(s)
        source = SOURCES[choice[0]]
        if not source.free:
            *under, (_, left) = s.batches
            s.batches = (*under, (self.seat, left - 1))
        steps = source.does(s, self.seat, choice)
        return (*from_action(steps, choice), actions(self.seat)) if steps else next_action(s)


actions: Final = cache(Actions)
one_action: Final = cache(Act)
"""There are few of both and they come all the time, so all games share them."""


def act(s: UnfathomableState, seat: int, number: int) -> Next:
    """So many actions, now."""
    s.batches = (*s.batches, (seat, number))
    return (one_action(seat),)


def next_action(s: UnfathomableState) -> Next:
    """Another action of the batch on top, or its end."""
    seat, left = s.batches[-1]
    if left:
        return (one_action(seat),)
    s.batches = s.batches[:-1]
    return DONE


def give_up(s: UnfathomableState) -> None:
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


def moves(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    """Anywhere aboard, but for brig and sick bay; out of the brig only otherwise (U4.3, U4.10, U17.4)."""
    here = s.places[seat]
    if bar is not silent:
        no_moves(here, s.human(seat), bar)
    return MOVES[here]


def no_moves(here: int, human: bool, bar: Bar) -> None:
    """Where nobody goes of their own accord (U4.3b, U4.3c). What a revealed traitor needs to leave the brig, `ransoms`
    says."""
    if here != BRIG:
        for space in SHIP:
            if space == here or space not in DESTINATIONS:
                bar(("move", space), "already_there" if space == here else "not_by_yourself", space=space)
    elif human:
        for space in SHIP:
            bar(("move", space), "in_the_brig")


def do_move(s: UnfathomableState, seat: int, choice: Choice) -> Next:
    move(s, seat, choice[1], "action")
    return DONE


SOURCES["move"] = Source(moves, do_move)


# -- attack


def attacks(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    """Nobody whose defeat would change nothing (UQ.54)."""
    found = targets(s, seat)
    if not found:
        return no_target(s, seat, bar, ("attack",), "no_enemy" if s.human(seat) else "no_human")
    return [("attack", enemy) for enemy, _ in found]


def no_target(s: UnfathomableState, seat: int, bar: Bar, target: Choice, code: str, **facts: str | int) -> tuple[()]:
    """Nobody can be attacked: because of the Peacemaker (G28), or for the reason given."""
    if may_attack(s, seat):
        return bar(target, code, **facts)
    return bar(target, "peacemaker", mythos=THE_PEACEMAKER)


def do_attack(s: UnfathomableState, seat: int, choice: Choice) -> Next:
    return attack(s, seat, choice[1], s.places[seat])


SOURCES["attack"] = Source(attacks, do_attack)


# -- passengers


RESCUE: Final[tuple[Choice, ...]] = (("rescue",),)
MURDER: Final[tuple[Choice, ...]] = (("murder",),)


def rescues(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    """A human rescues a passenger in their space (U4.5, UL.31)."""
    return RESCUE if s.passengers[s.places[seat] - DECK.start] else bar(("rescue",), "no_passenger")


def no_rescue(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    return bar(("rescue",), "passengers_on_deck" if s.human(seat) else "not_for_traitors")


def do_rescue(s: UnfathomableState, seat: int, choice: Choice) -> Next:
    rescue(s, s.places[seat], seat, "action")
    return DONE


SOURCES["rescue"] = Source(rescues, do_rescue, human=True, spaces=DECK, closed=no_rescue)


def murders(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    """A revealed traitor defeats a passenger in their space, if no human player is there (U4.12, U30.9a)."""
    here = s.places[seat]
    if not s.passengers[here - DECK.start]:
        return bar(("murder",), "no_passenger")
    guards = s.humans_in(here)
    return bar(("murder",), "guarded", seat=guards[0]) if guards else MURDER


def no_murder(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    return NO_ACTION if s.human(seat) else bar(("murder",), "passengers_on_deck")


def do_murder(s: UnfathomableState, seat: int, choice: Choice) -> Next:
    s.tell(events.ACTION, seat, "murder", NOTHING, NOTHING)
    return (DefeatPassenger(s.places[seat]),)


SOURCES["murder"] = Source(murders, do_murder, human=False, spaces=DECK, closed=no_murder)


# -- reveal


def reveals(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    """Known to the player alone (UD.30)."""
    roles = traitor_roles(s, seat)
    return [("reveal", role) for role in roles] if roles else NO_ACTION


def do_reveal(s: UnfathomableState, seat: int, choice: Choice) -> Next:
    return reveal(s, seat, choice[1])


SOURCES["reveal"] = Source(reveals, do_reveal, human=True)


# -- the start of a revealed traitor's action step


@with_fields
class StartOfActions(SeatAsks[UnfathomableState]):
    """Ransack or Perform Rites in place of all actions (U11.2, UD.10)."""

    number: int
    rules = ("U11.2", "U11.2.2", "U11.2.3", "UD.10", "UQ.27")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        return [Decision(self.seat, "actions.start", starts(s, self.seat))] if s.hands[self.seat] else []

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        choice = answers.get(self.seat, ACT)
        if choice == ACT:
            return act(s, self.seat, self.number)
        return from_action(AT_START[choice[1]].does(s, self.seat, choice), choice)


def starts(s: UnfathomableState, seat: int, bar: Bar = silent) -> tuple[Choice, ...]:
    """To act, or to play such a card."""
    cards = [card for card in AT_START if card in s.hands[seat]]
    return (ACT, *[("play", card) for card in cards if AT_START[card].offers(s, seat, within(bar, "play", card))])


AT_START: Final[dict[int, Source]] = {}
"""The treachery cards that are played at the start of the action step, by card; noted beside their abilities."""
