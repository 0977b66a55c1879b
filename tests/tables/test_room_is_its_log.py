"""A room is what its log leads to: live, loaded, loaded from a snapshot, in whole games with everything going on."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from bathysphere.engine import SPECTATOR, open_questions
from bathysphere.tables import automatic
from bathysphere.tables import entries as log
from bathysphere.tables.play import Play
from bathysphere.tables.room import Room
from bathysphere.tables.table_facts import OVER
from support.effort import FULL, volume
from support.rooms import Life, everything, lines

LIVES = [(game, seed) for game in ("abyss", "dredge", "murmur") for seed in range(volume(full=11, quick=7))]
BOT = {"murmur": "chatty"}


class Watched(Life):
    """After every entry a second room, fed with what was stored, is compared; clients and question numbers too."""

    def __init__(self, seed: int, game: str) -> None:
        super().__init__(seed, game=game, bot=BOT.get(game, "random"))
        self.twin = Room.load("table", self.raw)
        self.snapshots: dict[int, bytes] = {}
        self.questions: dict[int, tuple[object, ...]] = {}
        self.clients: list[tuple[int, int, list[object], list[log.Said]]] = []
        self.seen: Counter[str] = Counter()

    def after(self, entry: log.Entries) -> None:
        raw = self.raw[-1]
        assert log.encode(log.decode(raw)) == raw
        self.twin.apply(log.decode(raw))
        assert everything(self.twin) == everything(self.room)
        snapshot = self.room.snapshot()
        if snapshot is not None:
            self.snapshots[self.room.number] = snapshot
        if self.room.play is not None:
            self.check_number()
            self.check_clients()
            self.check_due()

    def check_number(self) -> None:
        """One number, one question; a number that was left never comes back."""
        number = self.room.playing.question
        faces = tuple([decision.face() for decision in open_questions(self.room.playing.state)])
        assert number >= max(self.questions, default=0)
        assert self.questions.setdefault(number, faces) == faces

    def check_clients(self) -> None:
        """Whoever had any earlier picture and gets only the latest update has the room's log and chat, line by line."""
        viewer = self.random.choice(self.room.viewers())
        now = lines(self.room, viewer)
        for client, seq, had, chat in self.random.sample(self.clients, min(4, len(self.clients))):
            current = lines(self.room, client)
            keep = self.room.keep(client, seq, len(had))
            assert had[:keep] == current[:keep]
            cut_since = any(when > seq for when, _ in self.room.cuts[client])
            assert cut_since or keep == len(had), "lines are sent again although nothing was cut"
            self.check_chat(client, seq, chat)
            self.seen["clients"] += 1
            self.seen["cut clients"] += cut_since
        self.clients.append((viewer, self.room.seq[viewer], now, self.room.talk.heard[viewer][:]))

    def check_chat(self, client: int, seq: int, had: list[log.Said]) -> None:
        keep = self.room.keep_chat(client, seq, len(had))
        assert had[:keep] == self.room.talk.heard[client][:keep]
        assert keep == len(had) or self.room.status == OVER, "what was said is sent again"
        self.seen["revealed"] += keep < len(had)

    def check_due(self) -> None:
        """When the table acts by itself does not change with what anybody cannot see, nor with how was answered."""
        if self.random.random() > 0.2:
            return
        if any(getattr(seat.standing, "declare", False) for seat in self.room.seats):
            return  # who orders to act as soon as he can shows when he can
        room, play = self.room, self.room.playing
        due, waited, truth = automatic.due(room), automatic.waited_for(room), play.state
        for viewer in room.viewers():
            play.state = play.game.resample(truth, viewer, bytes([self.random.randrange(256)]) * 32)
            assert (automatic.due(room), automatic.waited_for(room)) == (due, waited)
            self.seen["due"] += 1
        play.state = truth


@pytest.fixture(scope="module")
def lives(request) -> list[Watched]:
    request.getfixturevalue("dredge_everywhere")
    request.getfixturevalue("murmur")
    return [Watched(seed, game).live() for game, seed in LIVES]


def test_a_stored_log_leads_to_the_same_room_after_every_entry(lives):
    """The comparing is done while they live; here it is made sure that everything did happen."""
    done, refused, seen = Counter(), Counter(), Counter()
    for life in lives:
        done += life.done
        refused += life.refused
        seen += life.seen
        assert everything(life.load()) == everything(life.room)
    kinds = Counter(type(entry).__name__ for life in lives for entry in life.entries)
    ways = Counter(entry.by for life in lives for entry in life.entries if isinstance(entry, log.Answered))
    assert min(ways[by] for by in ("person", "sealed", "bot", "cover", "order")) > 10, ways
    wanted = (
        "Answered", "Sealed", "Withdrawn", "SteppedBack", "TakeBackAsked", "Voted", "TakeBackClosed", "Said", "Ordered",
        "WentAway", "CameBack", "Left", "SubstituteMade", "Claimed", "Rematched", "BotsAsked",
        "Proposed", "Balloted", "MotionClosed", "TermsChanged", "Paused", "WouldGoOn", "Resumed",
    )  # fmt: skip
    share = 1 if FULL else 4  # a sample has half as many lives, and meets half as much at least
    assert min(kinds[kind] for kind in wanted) >= 8 // share, kinds
    assert sum(len(life.raw) for life in lives) > 6000 // share
    assert seen["clients"] > 10_000 // share
    assert seen["cut clients"] > 1000 // share
    assert seen["due"] > 2000 // share
    assert seen["revealed"] > 5 // share
    assert kept_asides(lives) > 20 // share
    assert len(refused) > 15, refused


def kept_asides(lives: list[Watched]) -> int:
    return sum(isinstance(entry, log.Said) and entry.hears is not None for life in lives for entry in life.entries)


def test_a_bot_that_sits_down_anew_has_heard_the_same_in_the_same_order(lives):
    heard = 0
    for life in lives:
        if life.room.settings.game == "murmur":
            again = life.load()
            for seat in again.bots():
                diary = again.bot(seat).diary
                assert life.room.bot(seat).diary == diary
                heard += sum(type(each) is tuple for each in diary)
    assert heard > 300


def test_take_backs_were_granted_across_reveals_and_in_the_middle_of_joint_questions(lives):
    across = joint = 0
    for life in lives:
        room = Room.load("table", life.raw[:1])
        for raw in life.raw[1:]:
            entry = log.decode(raw)
            if isinstance(entry, log.TakeBackClosed) and entry.granted:
                gone = room.playing.record.answers[room.vote.answers :]
                across += room.playing.at_barrier
                joint += len(open_questions(room.playing.state)) > 1 or bool(room.sealed)
                assert room.vote.seat in {line.seat for line in gone}
            room.apply(entry)
    assert across > 20
    assert joint > 5


def test_a_snapshot_leads_to_the_same_room_as_playing_everything_again(lives, monkeypatch):
    answered: list[int] = []
    for name in ("answer", "interject"):
        take = getattr(Play, name)
        monkeypatch.setattr(Play, name, lambda *given, take=take, **firm: answered.append(1) or take(*given, **firm))
    random = Random(1)
    compared = 0
    for life in lives:
        for taken in random.sample(sorted(life.snapshots), 8):
            upto = random.choice((taken, min(taken + 3, len(life.raw)), random.randint(taken, len(life.raw))))
            whole = everything(life.load(upto=upto))
            answered.clear()
            loaded = life.load((taken, life.snapshots[taken]), upto)
            assert len(answered) == sum(isinstance(entry, log.Answered) for entry in life.entries[taken:upto])
            assert everything(loaded) == whole
            compared += 1
    assert compared == 8 * len(LIVES)


def test_a_room_that_was_loaded_goes_on_like_the_one_that_never_stopped(lives):
    """From a snapshot in the middle, every later entry is possible and leads to the same place."""
    for life in lives[::4]:
        taken = sorted(life.snapshots)[len(life.snapshots) // 2]
        room = life.load((taken, life.snapshots[taken]), taken)
        for raw in life.raw[taken:]:
            room.apply(log.decode(raw))
        assert everything(room) == everything(life.room)


def tuples(value: Any) -> Any:
    """JSON knows no tuples; the room makes them again."""
    return tuple([tuples(part) for part in value]) if isinstance(value, list | tuple) else value


def test_entries_keep_everything_when_they_are_stored(lives):
    kinds = set()
    for life in lives:
        for entry, raw in zip(life.entries, life.raw, strict=True):
            again = log.decode(raw)
            assert type(again) is type(entry)
            for name in entry.__struct_fields__:
                kept, was = getattr(again, name), getattr(entry, name)
                assert tuples(kept) == tuples(was)
            kinds.add(type(entry))
    assert len(kinds) >= 16


def test_a_log_that_leads_elsewhere_is_not_believed(lives):
    life = lives[0]
    place = next(number for number, entry in enumerate(life.entries) if isinstance(entry, log.Answered))
    entry = log.decode(life.raw[place])
    entry.counter += 1
    with pytest.raises(AssertionError, match="leads elsewhere"):
        Room.load("table", [*life.raw[:place], log.encode(entry)])
    with pytest.raises(AssertionError, match="begin with its opening"):
        Room.load("table", life.raw[1:])
    with pytest.raises(AssertionError, match="opened once"):
        Room.load("table", [life.raw[0], life.raw[0]])


def test_everybody_sees_only_his_own_sealed_answer(lives):
    seen = 0
    for life in lives[:12]:
        room = Room.load("table", life.raw[:1])
        for raw in life.raw[1:]:
            room.apply(log.decode(raw))
            if room.sealed:
                for viewer in room.viewers():
                    assert room.view(viewer).sealed == room.sealed.get(viewer)
                assert room.view(SPECTATOR).sealed is None
                seen += 1
    assert seen > 50


def test_what_is_private_changes_only_its_own_seats_number(lives):
    private = (log.Sealed, log.Withdrawn, log.Voted, log.Balloted, log.Ordered, log.SubstituteMade)
    for life in (*lives[:12], *lives[-6:]):
        room = Room.load("table", life.raw[:1])
        for raw in life.raw[1:]:
            before, changed, entry = list(room.seq), room.changed, log.decode(raw)
            room.apply(entry)
            grown = [viewer for viewer in room.viewers() if room.seq[viewer] > before[viewer]]
            if isinstance(entry, private):
                assert grown == [entry.seat]
                assert room.changed == changed, "a list would show when somebody answered in secret"
            elif isinstance(entry, log.Said | log.BotsAsked):
                heard = isinstance(entry, log.Said)
                assert grown == [viewer for viewer in room.viewers() if heard and entry.heard_by(viewer)]
                assert room.changed == changed or len(grown) == len(room.seq)
            else:
                assert grown == list(room.viewers())
