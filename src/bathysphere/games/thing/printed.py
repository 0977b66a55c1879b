"""What is printed in The Thing and drawn by boards elsewhere."""

from typing import Final

from bathysphere.engine import Printed
from bathysphere.games.thing import roles, setup
from bathysphere.games.thing.cards import kinds

PRINTED: Final = (
    Printed(kinds, "CATEGORIES"),
    Printed(kinds, "KINDS", columns="id category copies rules"),
    Printed(roles, "ROLE_NAMES", called="ROLES"),
    Printed(setup, "OPENING_HAND"),
)
