"""The course of a turn (sections 4, 5, 16 and 17): intrigues, one action, control of a location, the next player."""

from bathysphere.engine import DONE, PASS, Answers, Bar, Choice, Decision, Next, SeatAsks, SeatDoes, silent
from bathysphere.games.abyss import events
from bathysphere.games.abyss.cards.allies import RACES
from bathysphere.games.abyss.cards.lords import ALCHEMIST, COMMANDER, LANDLORD, LORDS
from bathysphere.games.abyss.cards.soldiers import CommanderLimit
from bathysphere.games.abyss.components import COURT_SPACES
from bathysphere.games.abyss.kinds import NOT_TRIGGERED
from bathysphere.games.abyss.state import AbyssState, Turn
from bathysphere.games.abyss.steps.ability_effects import gain_pearls
from bathysphere.games.abyss.steps.arrival import Recruit
from bathysphere.games.abyss.steps.control import ControlLocation
from bathysphere.games.abyss.steps.council import filled_areas, take_council
from bathysphere.games.abyss.steps.court import SettleCourt
from bathysphere.games.abyss.steps.end import FinalScoring
from bathysphere.games.abyss.steps.explore import Reveal
from bathysphere.games.abyss.steps.payment import PayForLord, affordable_lords

INTRIGUE_PRICE = 1
LANDLORD_PEARLS = 1

EXPLORE: Choice = ("explore",)
INTRIGUE: Choice = ("intrigue",)
END_TURN: Choice = ("end_turn",)
COUNCIL: tuple[Choice, ...] = tuple(("council", race) for race in range(len(RACES)))
COUNCIL_PAIRS: dict[tuple[int, int], Choice] = {
    (one, two): ("council", one, two) for one in range(len(RACES)) for two in range(one + 1, len(RACES))
}
LAST: tuple[Choice, ...] = (END_TURN,)
RECRUIT: tuple[Choice, ...] = tuple(("recruit", lord) for lord in range(len(LORDS)))


def actions(s: AbyssState, seat: int, bar: Bar = silent) -> list[Choice]:
    """Intrigues as long as the player likes and can, and the actions (A4.2 to A4.4)."""
    options: list[Choice] = []
    if s.can_reveal():
        options.append(EXPLORE)
    else:
        bar(EXPLORE, "nothing_to_reveal")
    options += councils(s, seat, bar)
    options += [RECRUIT[lord] for lord in affordable_lords(s, seat, bar)]
    if not options:  # only when there is nothing to explore (A29.54)
        options.append(PASS)
    options += intrigues(s, seat, bar)
    return options


def councils(s: AbyssState, seat: int, bar: Bar) -> list[Choice]:
    """The areas that can be asked for; none that is empty (A29.4). With an Alchemist two at once (A21.14)."""
    filled = filled_areas(s, bar)
    if len(filled) > 1 and s.has(seat, ALCHEMIST):
        return [COUNCIL_PAIRS[one, two] for i, one in enumerate(filled) for two in filled[i + 1 :]]
    return [COUNCIL[race] for race in filled]


def intrigues(s: AbyssState, seat: int, bar: Bar) -> tuple[Choice, ...]:
    """For a pearl, while there are a Lord and a free space (A5.6 to A5.8)."""
    if len(s.court) >= COURT_SPACES:
        return bar(INTRIGUE, "court_full")
    if not s.lord_deck:
        return bar(INTRIGUE, "no_lords_left")
    return (INTRIGUE,) if s.pearls[seat] >= INTRIGUE_PRICE else bar(INTRIGUE, "no_pearl")


class BeginTurn(SeatDoes[AbyssState]):
    """A new turn, with limits of its own. The Landlord pays at its very start (A29.16)."""

    rules = ("A4.1", "A21.5", "A29.16", "A29.63")

    def run(self, s: AbyssState) -> Next:
        return begin_turn(s, self.seat)


def begin_turn(s: AbyssState, seat: int) -> Next:
    extra = s.turn.extra
    s.turn = Turn(seat)
    s.tell(events.TURN_BEGAN, seat, extra)
    if LANDLORD in s.free[seat]:
        gain_pearls(s, seat, LANDLORD_PEARLS, "landlord")
    return (ChooseAction(seat),)


class ChooseAction(SeatAsks[AbyssState]):
    """Intrigues as long as the player likes and can, then exactly one action (A4.2 to A4.4)."""

    admits_powers = True
    rules = ("A4.2", "A4.3", "A4.4", "A4.6", "A5.1", "A5.5", "A27.1", "A27.2", "A27.7", "A27.8")

    def ask(self, s: AbyssState) -> list[Decision]:
        return [Decision(self.seat, "turn.action", tuple(actions(s, self.seat)))]

    def take(self, s: AbyssState, answers: Answers) -> Next | None:
        seat = self.seat
        choice = answers[seat]
        verb = choice[0]
        if verb == "explore":
            return (Reveal(seat), ControlLocation(seat), EndTurn(seat))
        if verb == "council":
            take_council(s, seat, choice[1:])
            return (ControlLocation(seat), LastMoment(seat), EndTurn(seat))
        if verb == "recruit":
            lord = choice[1]
            return (
                PayForLord(seat, lord),
                Recruit(seat, lord),
                SettleCourt(seat),
                ControlLocation(seat),
                LastMoment(seat),
                EndTurn(seat),
            )
        if verb == "intrigue":
            self._intrigue(s)
            return None
        return (EndTurn(seat),)

    def _intrigue(self, s: AbyssState) -> None:
        """A5.2 to A5.4: the list's end is the free space furthest from the deck."""
        s.pearls[self.seat] -= INTRIGUE_PRICE
        s.court.append(s.lord_deck.pop())
        s.tell(events.LORD_REVEALED, self.seat, s.court[-1])


class LastMoment(SeatAsks[AbyssState]):
    """After a Council or recruit action powers may still be used; asked only while there is one to use (A29.50)."""

    admits_powers = True
    rules = ("A29.50",)

    def ask(self, s: AbyssState) -> list[Decision]:
        return [Decision(self.seat, "turn.end", LAST)] if s.powers(self.seat) else []

    def take(self, s: AbyssState, answers: Answers) -> Next | None:
        return DONE


class EndTurn(SeatDoes[AbyssState]):
    """The Commander's limit holds again at the end of every turn (A22.1e), then it is somebody's turn (A29.64)."""

    rules = ("A16.1", "A22.1e", "A29.28", "A29.64")

    def run(self, s: AbyssState) -> Next:
        for owner, lords in enumerate(s.free):
            if COMMANDER in lords:
                return (CommanderLimit(owner), NextTurn(self.seat))
        return next_turn(s, self.seat)


class NextTurn(SeatDoes[AbyssState]):
    """An extra turn first; then the end of the game, if it has come; then the next player."""

    rules = ("A16.2", "A17.3", "A17.4", "A17.5", "A29.64")

    def run(self, s: AbyssState) -> Next:
        return next_turn(s, self.seat)


def next_turn(s: AbyssState, seat: int) -> Next:
    if s.turn.extra:
        return begin_turn(s, seat)
    if s.last_turns == 0:
        return (FinalScoring(),)
    if s.last_turns != NOT_TRIGGERED:
        s.last_turns -= 1
    return begin_turn(s, (seat + 1) % s.seats)
