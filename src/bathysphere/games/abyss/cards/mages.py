"""Mages (A21.13 to A21.19). Shaman, Alchemist and Master of Magic are asked for where their rules are, the Oracle is
a power."""

import msgspec

from bathysphere.engine import DONE, Answers, Bar, Choice, Decision, Next, SeatAsks, SeatDoes, silent
from bathysphere.games.abyss import events
from bathysphere.games.abyss.cards.arrows import arrow
from bathysphere.games.abyss.state import AbyssState
from bathysphere.games.abyss.steps.ability_effects import DECLINE
from bathysphere.games.abyss.steps.control import arrived_tile, exchange_tile
from bathysphere.games.abyss.steps.council import filled_areas, take_council


class InvokerCalls(SeatDoes[AbyssState]):
    """One more turn right after this one (A21.17, A29.63)."""

    rules = ("A21.17", "A29.23", "A29.63")

    def run(self, s: AbyssState) -> Next:
        s.turn = msgspec.structs.replace(s.turn, extra=True)
        s.tell(events.EXTRA_TURN, self.seat)
        return DONE


def single_areas(s: AbyssState, seat: int, bar: Bar = silent) -> tuple[Choice, ...]:
    return tuple([("council", race) for race in filled_areas(s, bar)])


class ApprenticeTakes(SeatAsks[AbyssState]):
    """All cards of one Council area; the Alchemist does not double it (A21.18, A29.25)."""

    rules = ("A21.18", "A27.16", "A29.25")

    def ask(self, s: AbyssState) -> list[Decision]:
        areas = single_areas(s, self.seat)
        return [Decision(self.seat, "apprentice.council", areas)] if len(areas) > 1 else []

    def take(self, s: AbyssState, answers: Answers) -> Next | None:
        areas = filled_areas(s)
        if areas:
            take_council(s, self.seat, (answers[self.seat][1] if answers else areas[0],))
        return DONE


class IllusionistSwaps(SeatAsks[AbyssState]):
    """One of one's own locations for an available one (A21.13, A27.15, A29.24)."""

    rules = ("A21.13", "A27.15", "A29.24")

    def ask(self, s: AbyssState) -> list[Decision]:
        own = [tile for tile, _ in s.places[self.seat]]
        if not own or not s.available:
            return []
        swaps: list[Choice] = [("swap_location", mine, other) for mine in own for other in s.available]
        return [Decision(self.seat, "illusionist.swap", (DECLINE, *swaps))]

    def take(self, s: AbyssState, answers: Answers) -> Next | None:
        choice = answers.get(self.seat, DECLINE)
        if choice == DECLINE:
            return DONE
        _, mine, other = choice
        s.available[s.available.index(other)] = mine
        exchange_tile(s, self.seat, mine, other)
        s.tell(events.LOCATION_SWAPPED, self.seat, mine, other)
        return arrived_tile(s, self.seat, other)


arrow("invoker", lambda seat: (InvokerCalls(seat),))
arrow("apprentice", lambda seat: (ApprenticeTakes(seat),), useful=lambda s, seat: any(s.council))
arrow("illusionist", lambda seat: (IllusionistSwaps(seat),), optional=True)
