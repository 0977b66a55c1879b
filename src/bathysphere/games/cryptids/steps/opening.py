"""What players choose before the first round: a city, two bids, three tiles of terrain (C3.10)."""

from bathysphere.engine import DONE, Answers, Bar, Choice, Count, Decision, Next, SeatAsks, silent, with_fields
from bathysphere.games.cryptids import events
from bathysphere.games.cryptids.content import NOWHERE
from bathysphere.games.cryptids.state import CryptidsState
from bathysphere.games.cryptids.steps.reserve import alike, in_stock, take_tile


def free_cities(s: CryptidsState, seat: int, bar: Bar = silent) -> tuple[Choice, ...]:
    for other, place in enumerate(s.places):
        if place != NOWHERE:
            bar(("city", place), "city_taken", place=place, seat=other)
    return tuple([("city", city) for city in s.c.cities if city not in s.places])


class ChooseCity(SeatAsks[CryptidsState]):
    """Any city in which nobody stands yet (C3.10a)."""

    rules = ("C3.10a", "C46.3")

    def ask(self, s: CryptidsState) -> list[Decision]:
        return [Decision(self.seat, "setup.city", free_cities(s, self.seat))]

    def take(self, s: CryptidsState, answers: Answers) -> Next:
        s.places[self.seat] = answers[self.seat][1]
        s.tell(events.CITY_CHOSEN, self.seat, s.places[self.seat])
        return DONE


class ChooseBids(SeatAsks[CryptidsState]):
    """Both bids go to different cards; others may bid there too (C3.10b)."""

    rules = ("C3.10b", "C46.4", "C48.33")

    def ask(self, s: CryptidsState) -> list[Decision]:
        number = len(s.bids[self.seat])
        options = tuple([("bid", place) for place, card in enumerate(s.display) if card != NOWHERE])
        return [Decision(self.seat, "setup.bids", options, picks=Count(number, number))]

    def take(self, s: CryptidsState, answers: Answers) -> Next:
        for _, place in answers[self.seat]:
            s.bid(self.seat, place)
        return DONE


@with_fields
class ChooseTerrain(SeatAsks[CryptidsState]):
    """One tile of this kind (C3.10c)."""

    kind: int
    rules = ("C3.10c", "C46.5", "C48.52")

    def ask(self, s: CryptidsState) -> list[Decision]:
        tiles = alike(s, in_stock(s, self.kind))
        return [Decision(self.seat, "setup.terrain", tuple([("take", tile) for tile in tiles]))] if tiles else []

    def take(self, s: CryptidsState, answers: Answers) -> Next:
        if answers:
            take_tile(s, self.seat, answers[self.seat][1])
        return DONE
