"""Two worlds that differ only in what one viewer cannot know, each served by a hub of its own, at the same times.

Whatever is sent to the one is sent to the other; `Pair.compare` looks at every byte that the viewer got.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from bathysphere.engine import INTERJECTION, Chance, Choice, Decision, State, decision_of, open_questions
from bathysphere.server.gate import receive
from bathysphere.server.hub import Hub, ServedTable
from bathysphere.server.limits import UNLIMITED
from bathysphere.server.served_table import Subscriber
from bathysphere.store import EVERYBODY, Wait
from bathysphere.tables import automatic
from bathysphere.tables import entries as log
from bathysphere.tables.commands import Log
from bathysphere.tables.room import Room, Snapshot
from support.secrecy.per_game import Secrecy
from support.servers.virtual_time import now, sleep_until
from support.stores.memory_store import MemoryStore

TABLE = "twoworlds"
LIFTED = msgspec.structs.replace(UNLIMITED, waiting_bytes=0)

_encode = msgspec.json.Encoder().encode


class World:
    """A hub with one table, the viewer who is watched, and everybody else, who may wish but is not listened to."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.store = MemoryStore()
        self.hub = Hub(self.store, LIFTED, now, asyncio.to_thread)
        self.served: ServedTable
        self.people: list[Subscriber] = []

    @classmethod
    async def open(cls, viewer: int, raw: list[bytes], state: State, skipped: int) -> "World":
        """The table of this log, in the state that it is given: the hub reads both from its store."""
        world = cls(viewer)
        world.store.entries[TABLE] = list(raw)
        world.store.snapshots[TABLE] = (len(raw), msgspec.json.encode(Snapshot(state.dump(), skipped)))
        world.served = await world.hub.open(TABLE)
        # What is answered in the other world cannot be played again from the deal, as it could at any real table.
        world.room.playing.knows_ways = True
        for seat in (*range(len(world.room.seats)), -1):
            subscriber = Subscriber(seat, world.room.seats[seat].token if seat >= 0 else "", LIFTED)
            subscriber.language = "" if seat == viewer else "en"
            world.people.append(subscriber)
        world.hub.join(world.served, world.people[viewer])
        return world

    @property
    def room(self) -> Room:
        return self.served.room

    @property
    def state(self) -> State:
        return self.room.playing.state

    def decision(self, seat: int) -> Decision | None:
        return decision_of(self.state, seat)

    async def say(self, seat: int, do: str, /, **command: Any) -> None:
        """A message of this seat's client (-1: the spectator's), through the gate."""
        await receive(self.hub, self.served, self.people[seat], _encode({"do": do, **command}))

    def called(self) -> list[tuple[str, Wait]]:
        """For what the viewer is to be called since the last look, when, and for what no longer."""
        own = {EVERYBODY, self.people[self.viewer].token}
        found = [(do, wait) for do, wait in self.store.called if wait.who in own]
        self.store.called.clear()
        return found

    def sent(self) -> list[bytes | None]:
        """What went to the viewer's line since the last look; None closes it."""
        waiting, found = self.people[self.viewer].waiting, []
        while not waiting.empty():
            found.append(waiting.get_nowait())
        for other in self.people:  # nobody reads the rest
            while other.waiting.qsize():
                other.waiting.get_nowait()
        return found

    def known(self) -> tuple[Any, ...]:
        """What the rules let the viewer know by now."""
        play = self.room.playing
        own = self.decision(self.viewer) if self.viewer >= 0 else None
        return play.game.view(play.state, self.viewer), own and own.face(), play.answers, play.log(self.viewer)

    def chats(self) -> list[list[log.Said]]:
        """What everybody has heard others say, the viewer last."""
        return [self.room.talk.heard[each] for each in (*self.room.viewers(), self.viewer)]

    def bots_asked_at(self) -> set[int]:
        """When bots were asked what they have to say."""
        entries = map(log.decode, self.store.entries[TABLE])
        return {entry.at for entry in entries if isinstance(entry, log.BotsAsked)}

    def listed(self) -> Any:
        """What a list of tables says of this one, if it has been stored in this world."""
        summary = self.store.summed.get(TABLE)
        return summary and (summary.status, summary.body, summary.due, summary.changed)


class Pair:
    """The true world and another one. `seen` counts what was really compared."""

    def __init__(self, truth: World, other: World, seen: Counter[str], secrecy: Secrecy) -> None:
        self.truth = truth
        self.other = other
        self.seen = seen
        self.secrecy = secrecy
        self.apart = False
        """Whether something came to light by which the viewer may tell the worlds apart."""

    @property
    def worlds(self) -> tuple[World, World]:
        return self.truth, self.other

    # -- the same in both worlds

    async def say(self, seat: int, do: str, /, **command: Any) -> None:
        """A message of this seat's client (-1: the spectator's)."""
        for world in self.worlds:
            await world.say(seat, do, **command)

    async def answer(self, seat: int, choices: tuple[Choice, Choice], **command: Any) -> None:
        """This seat's answers in the two worlds, which look alike to the viewer."""
        self.seen["other cards"] += choices[0] != choices[1]
        for world, choice in zip(self.worlds, choices, strict=True):
            await world.say(seat, "answer", choice=choice, **command)

    async def change(self, decide: Callable[[Room, int], Log]) -> None:
        """What comes by HTTP: leaving a seat, taking one over."""
        for world in self.worlds:
            await world.hub.change(world.served, decide)

    async def wait(self, until: int) -> None:
        """Time goes on, not past the moment at which the tables are due."""
        due = automatic.due(self.truth.room)
        assert due is None or due >= until
        await sleep_until(until)
        await self.settle()

    async def settle(self) -> None:
        """Until both tables have done what is due now."""
        for _ in range(100):
            if all((when := automatic.due(world.room)) is None or when > now() for world in self.worlds):
                return
            await asyncio.sleep(0)
        raise AssertionError("a table that is due does nothing")

    def alike(self, seat: int, chance: Chance) -> tuple[Choice, Choice] | None:
        """Answers that this seat can give in the two worlds and that look alike to the viewer."""
        here, there = self.truth.decision(seat), self.other.decision(seat)
        if here is None or there is None:
            return None
        state = self.truth.state
        for _ in range(4):
            choice = self.secrecy.pick(state, here, chance)
            other = self.secrecy.alike(state, here, choice, there, self.truth.viewer, chance)
            if other is not None:
                return choice, other
        return None

    # -- comparing

    def compare(self) -> None:
        """After every moment: the viewer got the same bytes, as many messages, in the same order, at the same time."""
        one, two = self.truth.sent(), self.other.sent()
        calls = [world.called() for world in self.worlds]
        self.seen["moments"] += 1
        here, there = [self.secrecy.secrets(world.state) for world in self.worlds]
        for what in here:
            self.seen[f"differ in {what}"] += here[what] != there[what]
        chats = [world.chats() for world in self.worlds]
        if self.truth.known() != self.other.known():
            self.check_revealed()
            assert len(one) == len(two) or self.broke_in() or chats[0][-1] != chats[1][-1], "not as many messages"
            self.apart = True
            return
        if chats[0][-1] != chats[1][-1]:
            self.check_said(chats[0][-1], chats[1][-1])
            self.apart = True
            return
        assert len(one) == len(two), "not as many messages"
        assert one == two, "other bytes"
        assert calls[0] == calls[1], "what is hidden changes for what somebody is called, or when"
        self.seen["calls"] += len(calls[0])
        self.seen["messages"] += len(one)
        if chats[0] == chats[1]:  # to what the viewer did not hear, others may have something to say
            dues = [automatic.due(world.room) for world in self.worlds]
            assert dues[0] == dues[1], "what is hidden changes when the table acts"
        lists = [world.listed() for world in self.worlds]
        assert lists[0] == lists[1] or chats[0] != chats[1], "a list of tables tells more than the table"
        asked = [[(decision.seat, decision.kind) for decision in open_questions(world.state)] for world in self.worlds]
        assert asked[0] == asked[1]

    def check_revealed(self) -> None:
        """Worlds come apart only where something is revealed, or where a bot with other cards chose otherwise."""
        viewer = self.truth.viewer
        logs = [world.room.playing.log(viewer) for world in self.worlds]
        first = next((pair for pair in zip(*logs, strict=False) if pair[0] != pair[1]), None)
        if first is not None and any(self.secrecy.may_know(told, viewer) for told in first):
            self.seen["revealed"] += 1
            return
        views = [self.secrecy.without_luck(world.known()[0]) for world in self.worlds]
        if first is None and views[0] == views[1] and len(logs[0]) == len(logs[1]):
            self.seen["turned up"] += 1
            return
        assert self._given(self.truth) != self._given(self.other), f"the worlds came apart, and nothing but {first}"
        self.seen["chosen otherwise"] += 1

    def _given(self, world: World) -> list[Choice]:
        """What everybody saw of the latest answers."""
        lines = world.room.playing.record.answers[-2 * len(world.room.seats) :]
        return [self.secrecy.seen_of(line.kind, line.choice) for line in lines]

    def broke_in(self) -> bool:
        """Whether somebody did, in one of the worlds, what nobody asked him for."""
        answers = [world.room.playing.record.answers for world in self.worlds]
        return any(lines[-1].kind == INTERJECTION for lines in answers if lines)

    def check_said(self, here: list[log.Said], there: list[log.Said]) -> None:
        """Only bots say otherwise what nobody asked them, at moments at which they are asked in both worlds. At the end
        of the game all asides come to light."""
        self.seen["said otherwise"] += 1
        same = next((at for at, pair in enumerate(zip(here, there, strict=False)) if pair[0] != pair[1]), None)
        first = min(len(here), len(there)) if same is None else same
        for said in (*here[first:], *there[first:]):
            if said.hears is not None and self.truth.room.status == self.other.room.status == "over":
                continue
            assert said.by in ("bot", "reply"), said
            assert all(said.at in world.bots_asked_at() for world in self.worlds), "a bot spoke at a moment of its own"

    async def part(self) -> None:
        """The server stops; that too is the same in both worlds."""
        for world in self.worlds:
            world.hub.say_goodbye()
        if not self.apart:
            self.compare()
