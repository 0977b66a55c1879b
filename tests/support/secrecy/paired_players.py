"""People who play in two worlds at once, and do the same things in both at the same times."""

from random import Random
from typing import Any

from bathysphere.engine import Chance, Choice, interjections
from bathysphere.tables import automatic, commands, motions
from bathysphere.tables.room import Room
from bathysphere.tables.seat import AWAY, PRESENT, VACATED
from support.secrecy.paired_worlds import Pair
from support.servers.virtual_time import now

LANGUAGES = ("en", "ru", "uk")


class PairedPlayers:
    """All the people of a table; what they do is drawn by lot, but it is the same lot for both worlds."""

    def __init__(self, pair: Pair, random: Random, chance: Chance) -> None:
        self.pair = pair
        self.random = random
        self.chance = chance
        self.number = 0
        self.answers = self.room.playing.answers
        """So many answers were given before the worlds were made: what the record tells of both."""

    @property
    def room(self) -> Room:
        return self.pair.truth.room

    @property
    def viewer(self) -> int:
        return self.pair.truth.viewer

    @property
    def taken_back(self) -> bool:
        """Whether the record is shorter than when the worlds were made: it leads to one and the same world."""
        return self.room.playing.answers < self.answers

    @property
    def question(self) -> int:
        return self.room.playing.question

    def somebody(self, *states: str) -> int | None:
        seats = [seat for seat, each in enumerate(self.room.seats) if each.state in states]
        return self.random.choice(seats) if seats else None

    async def hello(self) -> None:
        """The viewer's client comes, mostly with what it had before."""
        known = {"seq": self.room.seq[self.viewer], "log": len(self.room.playing.log(self.viewer))}
        have = known if self.random.random() < 0.9 else {}
        await self.pair.say(self.viewer, "hello", language=self.random.choice(LANGUAGES), **have)
        self.pair.compare()
        await self.pair.settle()
        self.pair.compare()

    async def moment(self) -> None:
        """Time passes until something is due or somebody wants something."""
        due, think = automatic.due(self.room), now() + self.random.choice((10, 120, 350, 1300))
        if due is not None and due <= think:
            await self.pair.wait(due)
            self.pair.seen["by itself"] += 1
        else:
            await self.pair.wait(think)
            await self.command()
            await self.pair.settle()
        self.pair.compare()

    async def command(self) -> None:
        names = ["answer"] * (60 if self.room.vote is None else 30) + ["order", "back"] * 2
        names += ["away", "take_back", "look", "wrong", "talk"]
        names += ["step_back"] * (1 if self.room.playing.at_barrier else 8)
        names += ["withdraw"] * (10 if self.room.sealed else 1)
        names += ["propose"] + ["ballot"] * (8 if self.room.motion is not None else 0)
        names += ["go_on"] * (60 if self.room.pause is not None else 0)
        names += ["leave"] if self.random.random() < 0.5 else []
        names += ["tell"] * 6 + ["aside"] * 3 if self.room.playing.game.talk else []
        names += ["break_in"] if self.random.random() < 0.1 else []
        name = "consent" if self.room.vote is not None and self.random.random() < 0.6 else self.random.choice(names)
        await getattr(self, f"_{name}")()

    async def _do(self, seat: int, do: str, /, **command: Any) -> None:
        self.number += 1
        self.pair.seen[do] += 1
        await self.pair.say(seat, do, id=f"{do} {self.number}", **command)

    async def _answer(self) -> None:
        missing = automatic.waited_for(self.room)
        if not missing:
            return
        seat = self.random.choice(missing)
        choices = self.pair.alike(seat, self.chance)
        if choices is not None:
            self.number += 1
            self.pair.seen["answer"] += 1
            await self.pair.answer(seat, choices, id=f"answer {self.number}", question=self.question)

    async def _withdraw(self) -> None:
        if self.room.sealed:
            await self._do(self.random.choice([*self.room.sealed]), "withdraw", question=self.question)

    async def _step_back(self) -> None:
        able = [seat for seat in range(len(self.room.seats)) if self.room.playing.can_step_back(seat)]
        if able:
            await self._do(able[0], "step_back", question=self.question)

    async def _order(self) -> None:
        seat = self.somebody(PRESENT)
        if seat is not None:
            await self._do(seat, "order", orders=self.random.choice(self.pair.secrecy.orders))

    async def _away(self) -> None:
        seat = self.somebody(PRESENT)
        if seat is not None:
            await self._do(seat, "away")

    async def _back(self) -> None:
        seat = self.somebody(AWAY)
        if seat is not None:
            await self._do(seat, "back")

    async def _take_back(self) -> None:
        """Only what was answered before the worlds came to be: both have that in their records."""
        seat = self.somebody(PRESENT)
        if seat is not None and commands.may_ask_take_back(self.room, seat):
            latest = self.room.latest_of(seat)
            if latest is not None and latest <= self.answers:
                await self._do(seat, "ask_take_back")

    async def _consent(self) -> None:
        vote = self.room.vote
        assert vote is not None
        missing = [seat for seat in commands.voters(self.room, vote.seat) if seat not in vote.votes]
        if missing:
            seat = self.random.choice(missing)
            await self._do(seat, "consent", proposal=vote.number, agree=self.random.random() < 0.5)
            self.pair.seen["granted"] += self.room.vote is None and self.room.playing.answers <= vote.answers

    async def _propose(self) -> None:
        seat, kind = self.somebody(PRESENT), self.random.choice(("pause", "pause", "terms"))
        if seat is not None and kind in self.room.proposals(seat):
            pace = self.random.choice((300, 900))
            terms = {
                "clock": {"kind": "live", "seconds": 10},
                "pace": pace,
                "chat": self.room.settings.chat,
                "cover_after": 0,
            }
            await self._do(seat, "propose", kind=kind, **({"terms": terms} if kind == "terms" else {}))

    async def _ballot(self) -> None:
        motion = self.room.motion
        assert motion is not None
        missing = [seat for seat in motions.voters(self.room, motion) if seat not in motion.votes]
        if missing:
            seat = self.random.choice(missing)
            await self._do(seat, "ballot", proposal=motion.number, agree=self.random.random() < 0.7)

    async def _go_on(self) -> None:
        missing = motions.missing(self.room)
        if missing:
            await self._do(self.random.choice(missing), "go_on")

    async def _talk(self) -> None:
        seat = self.somebody(PRESENT)
        if seat is not None:
            await self._do(seat, "say", text="…")

    def statement(self, seat: int) -> Choice:
        """Anything that this seat can say with one touch."""
        phrase = self.random.choice(self.room.playing.game.talk)
        others = [other for other in range(len(self.room.seats)) if other != seat]
        values = [others if slot == "seat" else self.room.playing.game.values_of(slot) for slot in phrase.slots]
        return (phrase.name, *[self.random.choice(list(each)) for each in values])

    async def _tell(self) -> None:
        seat = self.somebody(PRESENT)
        if seat is not None:
            await self._do(seat, "tell", statement=self.statement(seat))

    async def _aside(self) -> None:
        """In one world alone somebody says something that the viewer cannot hear."""
        seat = self.somebody(PRESENT)
        hears = self.room.audience(seat) if seat is not None else None
        if seat is not None and hears is not None and (self.viewer < 0 or not hears >> self.viewer & 1):
            self.number += 1
            self.pair.seen["aside"] += 1
            world = self.random.choice(self.pair.worlds)
            await world.say(seat, "tell", id=f"aside {self.number}", statement=self.statement(seat))

    async def _break_in(self) -> None:
        """Somebody does what he may do in both worlds although nobody asks him."""
        for seat in range(len(self.room.seats)):
            offered = [interjections(world.state, seat) for world in self.pair.worlds]
            if offered[0] and offered[0] == offered[1] and self.room.seats[seat].state == PRESENT:
                await self._do(seat, "interject", question=self.question, choice=self.random.choice(offered[0]))
                return

    async def _leave(self) -> None:
        """By HTTP: somebody else leaves, and a substitute may come for him."""
        seat = self.somebody(VACATED, PRESENT)
        if seat is None or seat == self.viewer:
            return
        self.pair.seen["leave"] += 1
        key = f"key {seat}"
        if self.room.seats[seat].state == PRESENT:
            await self.pair.change(lambda room, at: commands.leave(room, seat, at))
        else:
            await self.pair.change(lambda room, at: commands.make_substitute(room, seat, seat, key, at))
            await self.pair.change(lambda room, at: commands.substitute(room, "Jeanne", key, "token", at))
            for world in self.pair.worlds:
                world.people[seat].token = world.room.seats[seat].token

    async def _look(self) -> None:
        """The viewer's client asks for what changes nothing."""
        viewer, seen = self.viewer, self.pair.seen
        seen["look"] += 1
        decision = self.pair.truth.decision(viewer) if viewer >= 0 else None
        if decision is not None and decision.picks is not None:
            chosen = [self.chance.pick(decision.options) for _ in range(self.random.randrange(3))]
            await self.pair.say(viewer, "consider", question=self.question, chosen=chosen)
        elif self.random.random() < 0.5:
            await self.pair.say(viewer, "ping")
        else:
            had = self.random.randrange(self.room.seq[viewer] + 1)
            await self.pair.say(viewer, "hello", language=self.random.choice(LANGUAGES), seq=had, log=0)

    async def _wrong(self) -> None:
        """The viewer's client asks for what it hardly may; a refusal tells it nothing either."""
        self.pair.seen["wrong"] += 1
        wishes_of_all: tuple[tuple[str, dict[str, Any]], ...] = (
            ("answer", {"question": self.question, "choice": ["buy", 3]}),
            ("answer", {"question": self.question - 1, "choice": ["pass"]}),
            *(("interject", {"question": self.question, "choice": each}) for each in self.pair.secrecy.nonsense),
            ("tell", {"statement": ["claim"]}),
            ("withdraw", {"question": self.question}),
            ("step_back", {"question": self.question + 1}),
            ("consent", {"proposal": 99, "agree": True}),
            ("ballot", {"proposal": 99, "agree": True}),
            ("propose", {"kind": "terms"}),
            ("go_on", {}),
            ("ready", {"nonce": "0" * 64}),
            ("fill", {"seat": 0, "bot": "random"}),
        )
        do, given = self.random.choice(wishes_of_all)
        await self._do(self.viewer, do, **given)
