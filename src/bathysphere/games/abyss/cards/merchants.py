"""Merchants (A21.1 to A21.6): pearls. The Ship Master earns where an exploration ends, the Slaver is a power."""

from bathysphere.engine import DONE, Next, SeatDoes, with_fields
from bathysphere.games.abyss.cards.arrows import Arrival, arrow, on_every_arrival
from bathysphere.games.abyss.state import AbyssState
from bathysphere.games.abyss.steps.ability_effects import gain_pearls


@with_fields
class GainPearls(SeatDoes[AbyssState]):
    """So many pearls from the treasury, by grace of a Lord."""

    number: int
    source: str
    rules = ("A21.2", "A21.4", "A21.5", "A21.6")

    def run(self, s: AbyssState) -> Next:
        gain_pearls(s, self.seat, self.number, self.source)
        return DONE


def _pays(number: int, name: str) -> Arrival:
    return lambda seat: (GainPearls(seat, number, name),)


arrow("shopkeeper", _pays(1, "shopkeeper"))
arrow("peddler", _pays(2, "peddler"))
arrow("trader", _pays(3, "trader"))
on_every_arrival("landlord", _pays(1, "landlord"))  # this turn's pearl (A29.16)
