"""The end of the game (section 13), and how Revenge puts it off (T21.6)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, NoReturn

from bathysphere.engine import Outcome
from bathysphere.games.thing import events
from bathysphere.games.thing.roles import HUMAN, INFECTED, NOBODY, ROLE_NAMES, THING_ROLE

if TYPE_CHECKING:
    from bathysphere.games.thing.state import ThingState


def survivors(s: "ThingState", *roles: int) -> list[int]:
    return [seat for seat in range(s.seats) if not s.out[seat] and s.roles[seat] in roles]


def announce(s: "ThingState", seat: int) -> NoReturn:
    """The Thing says that no human is left (T13.2)."""
    humans = survivors(s, HUMAN)
    s.tell(events.ANNOUNCED, seat, not humans)
    if humans:
        close(s, humans, "false_announcement")  # T13.6
    no_human_left(s)


def no_human_left(s: "ThingState") -> NoReturn:
    """The Thing's side wins, with two exceptions (T13.3 to T13.5)."""
    if not any(s.out):  # nobody was eliminated at all: the Thing alone (T13.5, T25.29)
        close(s, [s.the_thing()], "thing_alone")
    winners = survivors(s, INFECTED, THING_ROLE)
    close(s, [seat for seat in winners if seat != s.last_human], "no_humans")


def after_elimination(s: "ThingState", seat: int) -> None:
    """Whether the game is over now that this player is out."""
    thing = s.the_thing()
    humans, infected = survivors(s, HUMAN), survivors(s, INFECTED)
    if seat == thing:
        the_thing_is_out(s, humans, infected)
    elif thing == NOBODY:
        if len(humans) == 1:  # the card never turned up (T25.53)
            close(s, humans, "last_human")
    elif s.out[thing]:
        one_side_left(s, humans, infected)
    elif not humans and not infected:
        no_human_left(s)  # the Thing is the only one left (T25.60)


def the_thing_is_out(s: "ThingState", humans: list[int], infected: list[int]) -> None:
    if s.options.revenge:
        one_side_left(s, humans, infected)
        s.tell(events.THING_BURNED, s.the_thing())
    elif humans:
        close(s, humans, "thing_burned")  # T13.1b
    else:
        close(s, (), "nobody_left")  # T25.25


def one_side_left(s: "ThingState", humans: list[int], infected: list[int]) -> None:
    """In Revenge the game ends by itself when one side is left (T21.6c, T25.49)."""
    if not infected:
        close(s, humans, "revenge_humans" if humans else "nobody_left")
    if not humans:
        close(s, infected, "revenge_infected")


def standstill(s: "ThingState") -> NoReturn:
    """Nobody can do anything any more, as only a composed deck can bring about (T25.72)."""
    close(s, (), "standstill")


def endless(s: "ThingState") -> NoReturn:
    """It has gone on for longer than anybody wants to play, as it may with a composed deck (T25.74)."""
    close(s, (), "endless")


def close(s: "ThingState", winners: Iterable[int], reason: str) -> NoReturn:
    """Cards and sides come to light (T13.1a, T13.2a)."""
    won = tuple(winners)
    infections = tuple([(each.victim, each.giver, each.turn) for each in s.infections])
    s.tell(events.REVEALED, tuple(s.roles), tuple(s.hands), infections)
    s.tell(events.GAME_ENDED, won, reason)
    s.finish(Outcome(won, (), reason, tuple([ROLE_NAMES[role] for role in s.roles])))
