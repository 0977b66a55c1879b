"""What is printed in Unfathomable and drawn by boards elsewhere."""

from typing import Final

from bathysphere.engine import Printed
from bathysphere.games.unfathomable import effects
from bathysphere.games.unfathomable.cards import damage, roles, spaces
from bathysphere.games.unfathomable.cards.characters import table as characters
from bathysphere.games.unfathomable.cards.items import table as items
from bathysphere.games.unfathomable.cards.mythos import table as mythos
from bathysphere.games.unfathomable.cards.skills import table as skills
from bathysphere.games.unfathomable.cards.spells import table as spells
from bathysphere.games.unfathomable.cards.waypoints import table as waypoints

PRINTED: Final = (
    Printed(skills, "SKILLS"),
    Printed(skills, "ABILITIES", columns="id timing"),
    Printed(effects, "DIALS"),
    Printed(roles, "ROLES"),
    Printed(spaces, "NAMES", called="SPACES"),
    Printed(spaces, "DIE"),
    Printed(characters, "CHARACTERS", columns="id skills item ability feat reveal"),
    Printed(items, "ITEMS"),
    Printed(spells, "SPELLS", columns="id"),
    Printed(waypoints, "WAYPOINTS", columns="id distance"),
    Printed(damage, "DAMAGE"),
    Printed(mythos, "PARTS"),
    Printed(mythos, "MYTHOS", columns="id kind chooser target partial skills parts icon track keeps"),
)
