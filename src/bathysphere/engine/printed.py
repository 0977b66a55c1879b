"""What is printed on the components of a game and drawn by boards elsewhere: its tables and numbers, named once.

A game lists them as `PRINTED` in its module `printed`. Whatever draws in another language gets them by the same names,
with the comments that stand below them here; nobody copies them by hand.
"""

from types import ModuleType
from typing import NamedTuple


class Printed(NamedTuple):
    """Constants of a module, by name. Of tables of components only some `columns`, if they are named: fields, or
    properties that say their type. `called`: the name by which others know it, if that is another. `named`: its
    components have names of their own in each language, which others get as texts, `named-<id>`."""

    module: ModuleType
    names: str
    columns: str = ""
    called: str = ""
    named: bool = False
