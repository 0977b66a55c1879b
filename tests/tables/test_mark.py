"""A room that has gone ahead of its log returns to where it was, whatever happened in between."""

from collections import Counter
from copy import deepcopy

from bathysphere.tables.mark import Mark
from bathysphere.tables.stored_table import StoredTable
from support.effort import volume
from support.rooms import Life, everything

LIVES = [(game, seed) for game in ("abyss", "murmur") for seed in range(20, 20 + volume(full=9, quick=3))]


class Hesitant(Life):
    """Everything that happens here is first taken back, as when another process was faster, and then happens."""

    def __init__(self, seed: int, game: str) -> None:
        super().__init__(seed, game=game, bot="chatty" if game == "murmur" else "random")
        self.undone: Counter[str] = Counter()

    def do(self, made, command=""):
        if made:
            made[0].id = command
            before, stored = deepcopy(everything(self.room)), StoredTable(self.room)
            told = told_by(stored)
            mark = Mark(self.room)
            for entry in made:
                self.room.apply(entry)
                self.undone[type(entry).__name__] += 1
            assert everything(self.room) != before
            mark.restore()
            assert everything(self.room) == before
            assert told_by(stored) == told, "somebody who looks at what is stored saw something else"
        return super().do(made, command)


def told_by(stored: StoredTable) -> tuple[object, ...]:
    record = stored.record().encode() if stored.game is not None else b""
    return record, stored.moments(), stored.spoken(), [vars(seat).copy() for seat in stored.seats]


def test_a_room_returns_to_where_it_was_and_goes_on_from_there(murmur):
    """The comparing is done while they live; here it is made sure that everything was taken back once."""
    undone: Counter[str] = Counter()
    for game, seed in LIVES:
        life = Hesitant(seed, game).live()
        assert everything(life.load()) == everything(life.room)
        undone += life.undone
    wanted = (
        "Answered", "Sealed", "Withdrawn", "SteppedBack", "TakeBackAsked", "Voted", "TakeBackClosed", "Said", "Ordered",
        "WentAway", "CameBack", "Left", "SubstituteMade", "Claimed", "Readied", "Dealt", "BotsAsked",
    )  # fmt: skip
    assert all(undone[kind] for kind in wanted), undone
