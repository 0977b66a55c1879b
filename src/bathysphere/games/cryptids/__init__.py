"""Cryptids: a journey through Europe after mythical creatures, for one to four players."""

from typing import Any

from bathysphere.engine import Chance, Game, Next, Value, steps_in
from bathysphere.games.cryptids import steps
from bathysphere.games.cryptids.events import EVENTS
from bathysphere.games.cryptids.options import Options
from bathysphere.games.cryptids.setup import check, deal, with_pack
from bathysphere.games.cryptids.state import Expedition


class CryptidsGame(Game[Expedition]):
    name = "cryptids"
    rules_version = 1
    fewest = 1
    most = 4
    options = Options
    state = Expedition
    events = EVENTS
    steps = steps_in(steps)

    def check_table(self, seats: int, options: dict[str, Any]) -> Value:
        chosen = super().check_table(seats, options)
        assert isinstance(chosen, Options)
        check(seats, chosen)
        return with_pack(chosen)

    def deal(self, s: Expedition, options: Options) -> Next:
        return deal(s, options)

    def hide(self, s: Expedition, seat: int, chance: Chance) -> None:
        """Filled in by worlds.py."""


GAME = CryptidsGame()
