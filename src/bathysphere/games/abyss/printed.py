"""What is printed in Abyss and drawn by boards elsewhere."""

from typing import Final

from bathysphere.engine import Printed
from bathysphere.games.abyss import state
from bathysphere.games.abyss.cards import allies, locations, lords
from bathysphere.games.abyss.steps import arrival, control, explore, threat

PRINTED: Final = (
    Printed(allies, "RACES ALLIES MONSTER MONSTERS"),
    Printed(lords, "GUILDS"),
    Printed(lords, "LORDS", columns="id guild cost races must points keys kind rules"),
    Printed(locations, "LOCATIONS", columns="id formula base each counts most rules"),
    Printed(threat, "REWARDS"),
    Printed(state, "MOST_SEATS TRACK_SPACES COURT_SPACES"),
    Printed(explore, "LAST_SPACE_PEARLS"),
    Printed(control, "KEYS_NEEDED"),
    Printed(arrival, "LORDS_TO_END"),
)
