"""What is printed in Abyss and drawn by boards elsewhere."""

from typing import Final

from bathysphere.engine import Printed
from bathysphere.games.abyss import components
from bathysphere.games.abyss.cards import allies, locations, lords

PRINTED: Final = (
    Printed(allies, "RACES ALLIES MONSTER MONSTERS"),
    Printed(lords, "GUILDS"),
    Printed(lords, "LORDS", columns="id guild cost races must points keys kind rules"),
    Printed(locations, "LOCATIONS", columns="id formula base each counts most rules"),
    Printed(components, "REWARDS MOST_SEATS TRACK_SPACES COURT_SPACES LAST_SPACE_PEARLS KEYS_NEEDED LORDS_TO_END"),
)
