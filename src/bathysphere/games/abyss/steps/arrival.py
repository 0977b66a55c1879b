"""A Lord comes before a player (sections 12 and 22): recruited, bought by the Corruptor, or in another's place."""

from bathysphere.engine import DONE, Answers, Choice, Decision, Next, SeatAsks, SeatDoes, with_fields
from bathysphere.games.abyss import events
from bathysphere.games.abyss.cards.arrows import ARROWS, ASKS_ITSELF, ON_EVERY_ARRIVAL, USEFUL
from bathysphere.games.abyss.cards.lords import HAS_ARROW
from bathysphere.games.abyss.components import LORDS_TO_END
from bathysphere.games.abyss.kinds import NOT_TRIGGERED
from bathysphere.games.abyss.state import AbyssState

USE: Choice = ("use",)
LEAVE: Choice = ("leave",)


@with_fields
class Recruit(SeatDoes[AbyssState]):
    """A Court Lord that was paid for joins its recruiter; its arrow ability follows at once (A12.1, A12.2)."""

    lord: int
    rules = ("A11.1", "A12.1", "A12.2", "A17.1", "A29.18")

    def run(self, s: AbyssState) -> Next:
        s.tell(events.LORD_RECRUITED, self.seat, self.lord)
        return recruit(s, self.seat, self.lord)


def recruit(s: AbyssState, seat: int, lord: int) -> Next:
    """What recruiting means however it was paid: the Lord leaves the Court, counts, and works."""
    s.court.remove(lord)
    place(s, seat, lord)
    if s.lords_of(seat) >= LORDS_TO_END:
        trigger_end(s, seat, "lords")
    return (*ON_EVERY_ARRIVAL[lord](seat), *ARROWS[lord](seat))


def replace(s: AbyssState, seat: int, discarded: int, lord: int) -> Next:
    """A Lord takes the place of one that its owner discards (A22.5). It is not recruited, so nothing else follows
    (A29.22); its arrow ability may be left (A29.65)."""
    remove(s, seat, discarded)
    s.lord_discard.append(discarded)
    place(s, seat, lord)
    s.tell(events.LORD_REPLACED, seat, lord, discarded)
    steps = ON_EVERY_ARRIVAL[lord](seat)
    if not HAS_ARROW[lord] or (lord in USEFUL and not USEFUL[lord](s, seat)):
        return steps
    return (*steps, *ARROWS[lord](seat)) if lord in ASKS_ITSELF else (*steps, UseArrow(seat, lord))


@with_fields
class UseArrow(SeatAsks[AbyssState]):
    """The arrow ability of a replacing Lord: now or never (A27.14)."""

    lord: int
    rules = ("A22.5b", "A27.14", "A29.65")

    def ask(self, s: AbyssState) -> list[Decision]:
        return [Decision(self.seat, "lord.arrow", (USE, LEAVE))]

    def take(self, s: AbyssState, answers: Answers) -> Next | None:
        if answers[self.seat] == USE:
            return ARROWS[self.lord](self.seat)
        s.tell(events.ARROW_LEFT, self.seat, self.lord)
        return DONE


def place(s: AbyssState, seat: int, lord: int) -> None:
    """Face up before its owner, free and upright (A12.1, A22.2d)."""
    s.free[seat] = (*s.free[seat], lord)


def remove(s: AbyssState, seat: int, lord: int) -> None:
    """A free Lord leaves its owner, upright or turned."""
    s.free[seat] = tuple([other for other in s.free[seat] if other != lord])
    s.turned[seat] = tuple([other for other in s.turned[seat] if other != lord])


def trigger_end(s: AbyssState, seat: int, reason: str) -> None:
    """Every other player will have one more turn; a second trigger changes nothing (A17.4, A17.6)."""
    if s.last_turns == NOT_TRIGGERED:
        s.last_turns = s.seats - 1
        s.tell(events.LAST_ROUND, seat, reason)
