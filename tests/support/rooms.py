"""Rooms without a server: a table in a line, everything that it knows, and whole lives of tables led by chance."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from bathysphere.engine import Chance, Choice, Decision, UserError, any_answer, open_questions, stream
from bathysphere.engine.flow import interjections
from bathysphere.tables import automatic, clocks, commands, motions
from bathysphere.tables import entries as log
from bathysphere.tables.commands import Log
from bathysphere.tables.room import Room
from bathysphere.tables.seat import AWAY, COVERED, PRESENT, VACATED, Vote
from bathysphere.tables.settings import Clock, Settings, Terms, check_settings
from bathysphere.tables.table_facts import OVER, PLAYING

SECRET = "5ec4e7" * 8
INVITE = "come in"
START = 1_000_000
NAMES = (
    "Auguste", "Jacques", "Sylvia", "Cindy", "Otis", "William", "Hanna", "Victor", "Kathy", "Enzo", "Robin", "Marie",
)  # fmt: skip


def nonce(number: int) -> str:
    return f"{number:064x}"


Pick = Callable[[Any, Decision, Chance], Choice]


def any_move(state: Any, decision: Decision, chance: Chance) -> Choice:
    return any_answer(decision, chance)


class Kept:
    """A room and its log, as a store would keep it. `now` goes on by hand."""

    def __init__(self, *bots: str | None, game: str = "abyss", **settings: Any) -> None:
        chosen = check_settings(Settings(game, bots, **settings))
        self.now = START
        opened = log.Opened(at=self.now, settings=chosen, secret=SECRET, invite=INVITE)
        self.room = Room("table", opened)
        self.room.number = 1
        self.entries: Log = [opened]
        self.raw = [log.encode(opened)]
        self.tokens: dict[int, str] = {}
        self.commanded = 0

    def do(self, made: Log, command: str = "") -> Log:
        """Carry out what a wish came to, as the server does it."""
        if made:
            made[0].id = command
        for entry in made:
            self.entries.append(entry)
            self.raw.append(log.encode(entry))
            self.room.apply(entry)
            self.after(entry)
        return made

    def after(self, entry: log.Entries) -> None:
        """For those who want to look at the room after every entry."""

    def sit(self, seat: int, name: str = "") -> None:
        self.tokens[seat] = f"token {seat} {len(self.raw)}"
        self.do(commands.claim(self.room, name or NAMES[seat], seat, INVITE, self.tokens[seat], self.now))

    def begin(self) -> "Kept":
        """Everybody sits down and is ready."""
        people = [seat for seat, each in enumerate(self.room.seats) if each.state != "bot"]
        for seat in people:
            self.sit(seat)
        for seat in people:
            self.do(commands.ready(self.room, seat, nonce(seat + 1), self.now))
        return self

    @property
    def asked(self) -> list[int]:
        return [decision.seat for decision in open_questions(self.room.playing.state)]

    def give(self, seat: int, choice: Choice | None = None) -> Log:
        """An answer to the open question, by default the one that happens when nobody answers."""
        decision = self.room.decision(seat)
        chosen = choice if choice is not None or decision is None else decision.default
        return self.do(commands.answer(self.room, seat, self.room.playing.question, chosen or (), self.now))

    def wait(self) -> Log:
        """Until the table does something by itself."""
        when = automatic.due(self.room)
        assert when is not None, "this table waits for people"
        self.now = max(self.now, when)
        return self.do(automatic.act(self.room, self.now))

    def by_chance(self, questions: int, chance: Chance, pick: Pick = any_move) -> "Kept":
        """So many questions are answered by lot, and then as many as it takes until nobody may step back."""
        while self.room.status == PLAYING and (questions > 0 or self.room.snapshot() is None):
            questions -= 1
            play = self.room.playing
            given = [(each.seat, pick(play.state, each, chance), "sealed") for each in open_questions(play.state)]
            self.do([*commands.played(play, given, self.now)])
        return self

    def back_by(self, entries: int) -> "Kept":
        """As if the latest entries had not been made yet, at least so many, up to where nobody may step back."""
        while True:
            del self.raw[-entries:], self.entries[-entries:]
            self.room, entries = self.load(), 1
            if self.room.snapshot() is not None:
                return self

    def load(self, snapshot: tuple[int, bytes] | None = None, upto: int | None = None) -> Room:
        return Room.load("table", self.raw[:upto], snapshot)


def everything(room: Room) -> dict[str, Any]:
    """All that a room knows, public and private, but for its bots: they are no part of the log."""
    facts: dict[str, Any] = {
        name: value for name, value in vars(room).items() if name not in ("_bots", "_kinds", "play")
    }
    facts["talk"] = dict(vars(room.talk))
    facts["seats"] = [dict(vars(seat)) for seat in room.seats]
    facts["status"] = room.status
    facts["done"] = [sorted(done) for done in room._done]
    if room.play is None:
        return facts
    play = room.play
    return facts | {
        "state": play.state.dump(),
        "record": play.record.encode(),
        "heard": frozen(play.heard),
        "marks": frozen(play.marks),
        "question": (play.question, play.skipped),
        "ways back": [(state.dump(), seat) for state, seat in play._back],
        "views": [room.view(viewer) for viewer in room.viewers()],
        "faces": [(each := room.decision(seat)) and each.face() for seat in range(len(room.seats))],
        "standing answers": [room.standing_answer(seat) for seat in range(len(room.seats))],
        "may ask": [commands.may_ask_take_back(room, seat) for seat in range(len(room.seats))],
        "may propose": [room.proposals(seat) for seat in room.viewers()],
        "waited for": automatic.waited_for(room),
        "times": (automatic.due(room), clocks.deadline(room), automatic.vote_until(room)),
    }


def frozen(value: Any) -> Any:
    """As it is now, even if the room goes on."""
    if isinstance(value, list):
        return [frozen(part) for part in value]
    if isinstance(value, dict):
        return dict(value)
    return msgspec.structs.replace(value, votes=dict(value.votes)) if isinstance(value, Vote) else value


def lines(room: Room, viewer: int) -> list[Any]:
    """A viewer's log with all that a client keeps of each line."""
    if room.play is None:
        return []
    lengths = [marks[viewer] for marks in room.play.marks]
    found = []
    for number, told in enumerate(room.play.log(viewer)):
        answers = bisect_right(lengths, number)
        found.append((told, answers, room.moments[answers]))
    return found


ORDERS: tuple[dict[str, Any] | None, ...] = (
    None,
    {"on": True, "least": [6, 6, 6, 6, 6]},
    {"on": True, "fits": "buy"},
    {"on": True, "least": [3, 4, 5, 6, 1], "price": 1, "fits": "buy"},
    {"on": True, "least": [4, 4, 4, 4, 4], "fits": "ask"},
)

DECLARING: tuple[dict[str, Any] | None, ...] = (None, {"declare": True}, {"declare": False})


class Life(Kept):
    """A table whose people do whatever comes to their minds, until the game is over or so many entries are made."""

    def __init__(self, seed: int, *, game: str = "abyss", bot: str = "random", entries: int = 340) -> None:
        self.random = random = Random(seed)
        self.chance = Chance(stream(bytes(32), f"life {seed}"))
        seats = 2 + seed % 3
        bots = [random.choice((None, None, bot)) for _ in range(seats)]
        bots[random.randrange(seats)] = None
        clock = random.choice((Clock(), Clock(), Clock("live", 10), Clock("days", 3600)))
        super().__init__(*bots, game=game, clock=clock, pace=random.choice((0, 400, 900)), cover=bot)
        self.most = entries
        self.done: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.keys: dict[int, str] = {}

    def live(self) -> "Life":
        self.begin()
        while self.room.status == PLAYING and len(self.raw) < self.most:
            self.now += self.random.choice((0, 50, 300, 1500))
            self.moment()
        if self.room.status == OVER:
            self.do([log.Rematched(at=self.now, table="next", invite="key")])
        return self

    def moment(self) -> None:
        """Somebody wishes something, or the table waits until it is due."""
        names = ["answer"] * 50 + ["wait"] * 30
        names += ["withdraw", "step_back", "take_back"] * 3
        names += ["consent"] * (30 if self.room.vote is not None else 1)
        names += (
            ["say", "order", "away", "interject", "leave", "make_substitute", "ready"]
            + ["back"] * 4
            + ["substitute"] * 2
        )
        names += ["propose"] * 3 + ["ballot"] * (30 if self.room.motion is not None else 1)
        names += ["go_on"] * (40 if self.room.pause is not None else 1)
        names += ["tell"] * 12 * bool(self.room.playing.game.talk)
        name = self.random.choice(names)
        self.commanded += 1
        try:
            made = getattr(self, f"_{name}")(self.random.randrange(len(self.room.seats)))
        except UserError as complaint:
            self.refused[complaint.code] += 1
            return
        if made:
            self.done[name] += 1
            self.do(made, f"wish {self.commanded}")
            assert self.room.already_done(made[0].seat, made[0].id)

    def _person(self, seat: int) -> int:
        """Somebody who holds a credential; bots wish nothing."""
        people = [number for number, each in enumerate(self.room.seats) if each.token]
        return seat if seat in people or not people else people[seat % len(people)]

    def _answer(self, seat: int) -> Log:
        missing = automatic.waited_for(self.room)
        if not missing or self.room.seats[seat].state == "bot" or self.random.random() < 0.9:
            seat = self.random.choice(missing) if missing else self._person(seat)
        decision = self.room.decision(seat)
        choice = any_answer(decision, self.chance) if decision is not None else ("pass",)
        question = self.room.playing.question - (self.random.random() < 0.02)
        return commands.answer(self.room, self._person(seat), question, choice, self.now)

    def _wait(self, seat: int) -> Log:
        when = automatic.due(self.room)
        if when is None:
            return []
        if self.random.random() < 0.1:
            assert automatic.act(self.room, when - 1) == []
        self.now = max(self.now, when)
        return automatic.act(self.room, self.now)

    def _withdraw(self, seat: int) -> Log:
        seat = self.random.choice([*self.room.sealed]) if self.room.sealed else self._person(seat)
        return commands.withdraw(self.room, seat, self.room.playing.question, self.now)

    def _step_back(self, seat: int) -> Log:
        able = [number for number in range(len(self.room.seats)) if self.room.playing.can_step_back(number)]
        return commands.step_back(self.room, able[0] if able else seat, self.room.playing.question, self.now)

    def _take_back(self, seat: int) -> Log:
        return commands.ask_take_back(self.room, self._person(seat), self.now)

    def _consent(self, seat: int) -> Log:
        return commands.consent(self.room, seat, self.room.votes_asked, self.random.random() < 0.8, self.now)

    def _propose(self, seat: int) -> Log:
        kind = self.random.choice(("terms", "terms", "pause", "pause", "abandon", "nonsense"))
        if kind == "abandon" and self.random.random() < 0.9:
            return []
        clock = self.random.choice((Clock(), Clock("live", 10), Clock("live", 60), Clock("days", 3600)))
        terms = Terms(clock, self.random.choice((0, 400, 900)), "open") if kind == "terms" else None
        return motions.propose(self.room, self._person(seat), kind, self.now, terms)

    def _ballot(self, seat: int) -> Log:
        return motions.ballot(
            self.room, self._person(seat), self.room.motions_made, self.random.random() < 0.8, self.now
        )

    def _go_on(self, seat: int) -> Log:
        return motions.go_on(self.room, self._person(seat), self.now)

    def _say(self, seat: int) -> Log:
        return commands.say(self.room, self._person(seat), self.random.choice(("привіт", "hm\n…", " ")), self.now)

    def _tell(self, seat: int) -> Log:
        others = range(len(self.room.seats))
        said = self.random.choice((("hello",), ("ask", self.random.choice(others)), ("saw", 0, 3), ("saw", 1)))
        return commands.tell(self.room, self._person(seat), said, self.now)

    def _order(self, seat: int) -> Log:
        orders = DECLARING if self.room.settings.game == "murmur" else ORDERS
        return commands.order(self.room, self._person(seat), self.random.choice(orders), self.now)

    def _away(self, seat: int) -> Log:
        return commands.go_away(self.room, self._person(seat), self.now)

    def _back(self, seat: int) -> Log:
        gone = [number for number, each in enumerate(self.room.seats) if each.state == AWAY]
        return commands.come_back(self.room, gone[0], self.now) if gone else []

    def _interject(self, seat: int) -> Log:
        seat = self._person(seat)
        offered = interjections(self.room.playing.state, seat)
        choice = self.chance.pick(offered) if offered else ("declare", 1)
        return commands.interject(self.room, seat, self.room.playing.question, choice, self.now)

    def _leave(self, seat: int) -> Log:
        present = [number for number, each in enumerate(self.room.seats) if each.state == PRESENT]
        return commands.leave(self.room, seat, self.now) if seat in present and len(present) > 1 else []

    def _make_substitute(self, seat: int) -> Log:
        vacated = [number for number, each in enumerate(self.room.seats) if each.state == VACATED]
        wanted = vacated[0] if vacated else seat
        key = f"key {self.commanded}"
        made = commands.make_substitute(self.room, self._person(seat), wanted, key, self.now)
        self.keys[wanted] = key
        return made

    def _substitute(self, seat: int) -> Log:
        vacated = [number for number, each in enumerate(self.room.seats) if each.state in COVERED]
        wanted = vacated[0] if vacated else seat
        if wanted not in self.keys:
            return self._make_substitute(seat) if vacated else []
        name = f"Substitute {self.commanded}"
        return commands.substitute(self.room, name, self.keys.pop(wanted), f"token {self.commanded}", self.now)

    def _ready(self, seat: int) -> Log:
        return commands.ready(self.room, self._person(seat), nonce(7), self.now)
