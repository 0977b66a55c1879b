"""Politicians (A21.7 to A21.12). Diplomat and Treasurer are asked for where prices are made; the Opportunist is a
power."""

from bathysphere.engine import DONE, Answers, Bar, Choice, Decision, Next, SeatAsks, silent
from bathysphere.games.abyss import events
from bathysphere.games.abyss.cards.arrows import arrow
from bathysphere.games.abyss.cards.lords import lord
from bathysphere.games.abyss.state import AbyssState
from bathysphere.games.abyss.steps.ability_effects import DECLINE
from bathysphere.games.abyss.steps.arrival import recruit, replace
from bathysphere.games.abyss.steps.control import covered_lords

CORRUPTOR_PRICE = 5
SCHEMER, TRAITOR = lord("schemer"), lord("traitor")


class CorruptorBuys(SeatAsks[AbyssState]):
    """A second Lord of the Court for a flat price in pearls, whatever Lords change about prices (A21.8, A29.13)."""

    rules = ("A21.8", "A27.11", "A29.1", "A29.13", "A29.19")

    def ask(self, s: AbyssState) -> list[Decision]:
        if s.pearls[self.seat] < CORRUPTOR_PRICE or not s.court:
            return []
        return [Decision(self.seat, "corruptor.buy", (DECLINE, *[("bribe", each) for each in s.court]))]

    def take(self, s: AbyssState, answers: Answers) -> Next | None:
        choice = answers.get(self.seat, DECLINE)
        if choice == DECLINE:
            return DONE
        s.pearls[self.seat] -= CORRUPTOR_PRICE
        s.tell(events.LORD_CORRUPTED, self.seat, choice[1], CORRUPTOR_PRICE)
        return recruit(s, self.seat, choice[1])


def replaceable(s: AbyssState, seat: int, because_of: int, bar: Bar) -> list[int]:
    """Any one of the owner's free Lords, turned ones and the one who does it included (A22.5, A29.20); with option
    A25.5 only others."""
    lords = s.free[seat] + s.turned[seat]
    if bar is not silent:
        if s.options.others_only and because_of in lords:
            bar(("lord", because_of), "not_himself", lord=because_of)
        covered_lords(s, seat, bar)
    return [each for each in lords if each != because_of or not s.options.others_only]


def schemes(s: AbyssState, seat: int, bar: Bar = silent) -> tuple[Choice, ...]:
    """One of the player's Lords for the top one of the deck, or nothing."""
    return (DECLINE, *[("dismiss", each) for each in replaceable(s, seat, SCHEMER, bar)])


def swaps(s: AbyssState, seat: int, bar: Bar = silent) -> tuple[Choice, ...]:
    """One of the player's Lords for one of the Court, or nothing."""
    lords = replaceable(s, seat, TRAITOR, bar)
    return (DECLINE, *[("replace", own, other) for own in lords for other in s.court])


class SchemerReplaces(SeatAsks[AbyssState]):
    """A free Lord of the player goes, the top Lord of the deck comes and is seen only then (A21.9, A27.12, A29.58)."""

    rules = ("A21.9", "A22.5", "A27.12", "A29.20", "A29.58")

    def ask(self, s: AbyssState) -> list[Decision]:
        options = schemes(s, self.seat)
        return [Decision(self.seat, "schemer.replace", options)] if len(options) > 1 and s.lord_deck else []

    def take(self, s: AbyssState, answers: Answers) -> Next | None:
        choice = answers.get(self.seat, DECLINE)
        if choice == DECLINE:
            return DONE
        return replace(s, self.seat, choice[1], s.lord_deck.pop())


class TraitorReplaces(SeatAsks[AbyssState]):
    """A free Lord of the player goes, a Lord of the Court comes (A21.11, A27.13, A29.58)."""

    rules = ("A21.11", "A22.5", "A27.13", "A29.20", "A29.58")

    def ask(self, s: AbyssState) -> list[Decision]:
        options = swaps(s, self.seat)
        return [Decision(self.seat, "traitor.replace", options)] if len(options) > 1 else []

    def take(self, s: AbyssState, answers: Answers) -> Next | None:
        choice = answers.get(self.seat, DECLINE)
        if choice == DECLINE:
            return DONE
        _, own, other = choice
        s.court.remove(other)
        return replace(s, self.seat, own, other)


arrow("corruptor", lambda seat: (CorruptorBuys(seat),), optional=True)
arrow("schemer", lambda seat: (SchemerReplaces(seat),), optional=True)
arrow("traitor", lambda seat: (TraitorReplaces(seat),), optional=True)
