"""What is printed in Cryptids and drawn by boards elsewhere: the pack that comes with the program, in the form in which
a server could send another one, and the words by which views and options number things."""

from typing import Final

from bathysphere.engine import Printed
from bathysphere.games.cryptids import content, pack

PRINTED: Final = (
    Printed(content, "BUILT_IN_PACK", called="BUILT_IN", named=True),
    Printed(pack, "EVIDENCE HABITATS KINDS ZONES SKILLS ACTIVE"),
)
