"""A table's whole life, from the first chair to the rematch: what its log of entries leads to.

`apply` is the only way in which anything changes; what may be asked for is in commands.py, what a table does by itself
in automatic.py. There is no clock, no socket and no chance in here: the same entries lead to the same room in
any process.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from bathysphere.bots import Bot
from bathysphere.engine import (
    INTERJECTION,
    Choice,
    Decision,
    Event,
    EventKind,
    Header,
    InternalError,
    Record,
    View,
    allows_interjections,
    as_choice,
    decision_of,
    open_questions,
)
from bathysphere.engine import Answer as RecordLine
from bathysphere.tables import clocks, old_rules
from bathysphere.tables import entries as log
from bathysphere.tables.change_table import changes_of, reseated
from bathysphere.tables.clocks import Banks
from bathysphere.tables.notes import Note, notes_of
from bathysphere.tables.play import Play
from bathysphere.tables.seat import (
    ABSENT_SECONDS,
    AWAY,
    BOT,
    COVERED,
    GONE,
    HELD,
    HERE,
    IDLE,
    KINDS,
    PAUSE,
    PERSON,
    PRESENT,
    VACATED,
    Moment,
    Motion,
    Pause,
    Seat,
    Vote,
)
from bathysphere.tables.seated_bots import SeatedBots
from bathysphere.tables.settings import Settings
from bathysphere.tables.table_facts import OVER, PLAYING, WAITING, TableFacts
from bathysphere.tables.talk import Talk

__all__ = ["OVER", "PLAYING", "WAITING", "Room", "Snapshot"]


class Snapshot(msgspec.Struct):
    state: dict[str, Any]
    skipped: int


class Room(TableFacts):
    """One table. `number` is that of its latest entry."""

    def __init__(self, table: str, opened: log.Opened) -> None:
        self.id = table
        self.number = 0
        self.settings: Settings = opened.settings
        self.secret = opened.secret
        self.invite = opened.invite
        self.made = self.changed = opened.at
        """`changed` is when what everybody sees last did: lists show it, and must not tell who answers in secret."""
        self.facts_changed = 0
        """After which entry anything changed that can be said of the table without looking into its game. At a
        challenge of the day that changes with the time, too."""
        self.rules = 0
        """The version of the rules under which it was proved to go on; 0: that by which it was dealt."""
        self.newly_proved = 0
        """The same, while it is not in the log yet."""
        self.seats = [Seat(bot) for bot in opened.settings.bots]
        self.banks = Banks.full(len(self.seats), self.settings.clock)
        self.stood_until = opened.at
        """Until when it is known whether servers ran."""
        for seat, held in zip(self.seats, opened.held, strict=False):
            if held is not None:
                seat.state, seat.name, seat.claim = HELD, held.name, held.claim
        self.before = opened.before
        self.maker = -1
        self.play: Play | None = None
        self.branch = False
        self.halted = ""
        self.alone = 0
        """How many answers the table has given by itself since a person last did anything."""
        self.latest = opened.at
        """When the latest entry was made: times of a table never go back."""
        self.least_pace = 0
        """How fast bots may be at most, in milliseconds: a matter of the server, not of the table."""
        self.attended = False
        """Whether somebody is always there, so that bots may play on for as long as they like: in one process."""
        self.since = opened.at
        """When the open question was asked."""
        self._sealed: dict[int, Choice] = {}
        """Sealed answers that were recalled: `settle` brings the state that keeps them."""
        self.moments: list[Moment] = []
        self.by_hand = -1
        """Who took an answer back: that question is put to the player, whatever the standing orders say."""
        self.vote: Vote | None = None
        self.votes_asked = 0
        self.motion: Motion | None = None
        self.motions_made = 0
        self.pause: Pause | None = None
        self.notes: list[Note] = []
        """What happened at the table beside its game, for everybody to read with the log."""
        self.talk = Talk(len(self.seats))
        self.rematch = self.rematch_invite = ""
        viewers = len(self.seats) + 1
        self.seq = [0] * viewers
        """How often what each viewer sees has changed; the last one is for spectators."""
        self.cuts: list[list[tuple[int, int]]] = [[] for _ in range(viewers)]
        """When a viewer's log was cut back, and to which length."""
        self._done: list[set[str]] = [set() for _ in self.seats]
        """The commands that were carried out, by seat: no more than there are entries."""
        self._bots = SeatedBots(opened.settings.game)
        self._kinds: dict[str, EventKind] = {kind.name: kind for kind in opened.settings.rules().events}

    # -- loading

    @classmethod
    def load(
        cls, table: str, raw: Sequence[bytes], snapshot: tuple[int, bytes] | None = None, *, prove: bool = False
    ) -> "Room":
        """The room that a stored log leads to. Answers before the snapshot are recalled, not played; to `prove` that
        the rules of now lead to the same, all are played (`old_rules.py`)."""
        first = log.decode(raw[0])
        if not isinstance(first, log.Opened):
            raise InternalError(f"the log of {table} does not begin with its opening")
        room = cls(table, first)
        room.number = 1
        room.rules, proved_at = old_rules.proved_rules(raw)
        if prove:
            room.rules = room.newly_proved = room.settings.rules().rules_version
        settled = snapshot[0] if snapshot is not None and snapshot[0] >= proved_at else 0
        for line in raw[1:]:
            room.apply(log.decode(line), recall=room.number < settled and not prove)
            if snapshot is not None and room.number == settled:
                room._check_settled(snapshot[1]) if prove else room._settle(snapshot[1])
        return room

    def snapshot(self) -> bytes | None:
        """The state, if this is a moment at which nobody may step back across it."""
        if self.play is None or not self.play.at_barrier or self.play.is_closing:
            return None
        return msgspec.json.encode(Snapshot(self.play.state.dump(), self.play.skipped))

    def _check_settled(self, raw: bytes) -> None:
        kept, play = msgspec.json.decode(raw, type=Snapshot), self.playing
        if play.game.load(kept.state).checksum() != play.state.checksum():
            raise old_rules.differs()

    def _settle(self, raw: bytes) -> None:
        kept = msgspec.json.decode(raw, type=Snapshot)
        play = self.playing
        play.settle(play.game.load(kept.state), kept.skipped)
        for seat, choice in self._sealed.items():
            if play.state.sealed[seat] is None:  # as in snapshots of programs that kept it elsewhere
                play.seal(seat, choice)
        self._sealed.clear()

    # -- what is asked of a room

    @property
    def status(self) -> str:
        if self.play is None:
            return WAITING
        return OVER if self.play.over or self.halted else PLAYING

    @property
    def seed(self) -> str:
        return self.playing.record.header.seed

    @property
    def counts(self) -> bool:
        """Whether this is somebody's attempt at the challenge of a day, and nobody played a part of it for them."""
        daily = self.settings.daily
        return daily is not None and not daily.practice and not self.was_covered

    @property
    def was_covered(self) -> bool:
        """Whether a bot gave an answer for somebody."""
        return any(moment.covered for moment in self.moments)

    @property
    def playing(self) -> Play:
        if self.play is None:
            raise InternalError("nothing has been dealt here")
        return self.play

    def already_done(self, seat: int, command: str) -> bool:
        return command in self._done[seat]

    def view(self, viewer: int) -> View:
        return self.playing.view(viewer)

    @property
    def sealed(self) -> dict[int, Choice]:
        """The answers, by seat, that wait until the open question closes."""
        sealed = self.play.state.sealed if self.play is not None else []
        return {seat: choice for seat, choice in enumerate(sealed) if choice is not None}

    def decision(self, seat: int) -> Decision | None:
        """What this seat is asked, whether or not it has answered already."""
        return decision_of(self.play.state, seat) if self.play is not None and not self.halted and seat >= 0 else None

    def standing_answer(self, seat: int) -> Choice | None:
        """What a player's standing orders say to the open question."""
        standing = self.seats[seat].standing
        decision = self.decision(seat)
        if standing is None or decision is None or seat == self.by_hand or self.seats[seat].state != PRESENT:
            return None
        return self.playing.game.follow(standing, self.playing.view(seat), decision)

    def proposals(self, seat: int) -> list[str]:
        """What this seat could propose to the table, once nothing else is voted on."""
        playing = self.status == PLAYING and seat >= 0 and self.seats[seat].state == PRESENT
        if not playing or self.settings.daily is not None:
            return []
        return [kind for kind in KINDS if kind != PAUSE or self.pause is None]

    def absent_from(self) -> list[int | None]:
        """For each seat, from when on the others may vote that a bot covers it, or that somebody else takes it: some
        time after its player went, or after the open question was asked. What is public decides, and never who has
        answered in secret."""
        if self.status != PLAYING or self.settings.daily is not None:
            return [None] * len(self.seats)
        asked = {decision.seat for decision in open_questions(self.playing.state)}
        gone, idle, waited = ABSENT_SECONDS[self.settings.clock.kind]
        found: list[int | None] = []
        for number, seat in enumerate(self.seats):
            times = [seat.seen_at + gone * 1000] if seat.presence == GONE else []
            times += [seat.seen_at + idle * 1000] if seat.presence == IDLE else []
            times += [self.since + waited * 1000] if number in asked and seat.state == PRESENT else []
            found.append(min(times) if times and seat.state in (PRESENT, AWAY) else None)
        return found

    def latest_of(self, seat: int) -> int | None:
        """How many answers had been given before the latest one that this player chose; what standing orders said is
        nobody's choice, unless there is nothing else."""
        for number in range(self.playing.answers, 0, -1):
            moment = self.moments[number]
            if moment.by == seat and not moment.ordered:
                return number - 1
        return self.playing.latest_of(seat)

    def keep(self, viewer: int, seq: int, length: int) -> int:
        """How many of the `length` log lines that a client had at `seq` are still right."""
        cuts = self.cuts[viewer]
        cut = min((kept for when, kept in cuts if when > seq), default=length) if cuts else length
        heard = len(self.play.log(viewer)) if self.play is not None else 0
        return max(0, min(length, cut, heard)) if 0 <= seq <= self.seq[viewer] else 0

    def keep_chat(self, viewer: int, seq: int, length: int) -> int:
        """How many of the `length` chat lines that a client had at `seq` are still right."""
        when, cut = self.talk.cuts[viewer]
        known = min(length, cut) if when > seq else length
        return max(0, min(known, len(self.talk.heard[viewer]))) if 0 <= seq <= self.seq[viewer] else 0

    def audience(self, seat: int) -> int | None:
        """The mask of the seats that hear what this one says now, itself included; None if everybody does."""
        if self.play is None or self.status == OVER or seat < 0:
            return None
        hears = self.play.game.audience(self.play.state, seat)
        return None if hears is None else hears | 1 << seat

    def bots(self) -> list[int]:
        """The seats in which bots sit, or which they cover."""
        return [number for number, seat in enumerate(self.seats) if seat.state == BOT or seat.state in COVERED]

    def bot(self, seat: int, moment: str = "") -> Bot:
        """The bot that plays or covers a seat, having heard all that the seat was told. `moment` names what it is
        wanted for besides its answer, so that it does not draw the same lot for both."""
        name = self.seats[seat].bot if self.seats[seat].state == BOT else self.settings.cover
        return self._bots.informed(seat, name, self.playing, self.talk, moment)

    def dismiss_bots(self) -> None:
        """Others take their places and hear everything again: these remember what they wanted, which was not to be."""
        self._bots.dismiss()

    def unheard(self) -> int:
        """How many lines the bots have still to hear before they can be asked."""
        seats = self.bots()
        return self._bots.unheard(seats, self.playing) if seats and self.status == PLAYING else 0

    # -- the log

    def apply(self, entry: log.Entries, *, recall: bool = False) -> None:
        """The one way in which a room changes. With `recall` the state is left for a snapshot to bring."""
        self.number += 1
        self.latest = max(self.latest, entry.at)
        if entry.id:
            self._done[entry.seat].add(entry.id)
        if not log.by_itself(entry):
            self.alone = 0
        if not log.of_the_game(entry):
            self.facts_changed = self.number
        private = unseen = False
        if not isinstance(entry, log.Answered | log.Sealed | log.Said | log.BotsAsked | log.Attended):
            self.notes += notes_of(self, entry)
        match entry:
            case log.Answered():
                self._answered(entry, recall)
            case log.Sealed():
                self._seal(entry, recall)
                private = True
            case log.Withdrawn():
                self._unseal(entry.seat)
                private = True
            case log.SteppedBack():
                self._stepped_back(entry, recall)
            case log.TakeBackAsked():
                self.votes_asked += 1
                self.vote = Vote(self.votes_asked, entry.seat, entry.answers, entry.at, {})
                self.seats[entry.seat].asked_back_at = self.playing.answers
            case log.Voted():
                if self.vote is not None:
                    self.vote.votes[entry.seat] = entry.agree
                private = True
            case log.TakeBackClosed():
                self._take_back_closed(entry, recall)
            case log.Dealt():
                self._dealt(entry)
            case log.Said():
                self._said(entry)
                unseen = True
            case log.BotsAsked():
                self.talk.bots_asked(entry)
                unseen = True
            case log.Proposed() | log.MotionClosed():
                self._motion(entry)
            case log.Balloted():
                if self.motion is not None:
                    self.motion.votes[entry.seat] = entry.agree
                private = True
            case log.TermsChanged():
                if entry.terms.clock != self.settings.clock:  # nobody's time is over because another one is counted
                    self.since = entry.at
                    self.banks = Banks.full(len(self.seats), entry.terms.clock)
                self.settings = self.settings.on(entry.terms)
            case log.Paused() | log.WouldGoOn() | log.Resumed():
                self._paused(entry)
            case log.Halted():
                self.halted = entry.reason
                self.vote = self.motion = self.pause = None
                self._unseal(*range(len(self.seats)))
                self.talk.reveal(self.seq)
            case log.Banked():
                self.banks = self.banks.settled(entry.left)
                unseen = True
                self.seq = [seq + 1 for seq in self.seq]
            case log.Stood():
                self.stood_until = entry.spans[-1][1]
                for began, ended in entry.spans:
                    clocks.skip(self, began, ended)
            case log.Proved():
                if entry.rules >= self.newly_proved:  # else it is about to be proved for later ones
                    self.rules, self.newly_proved = entry.rules, 0
                unseen = True
            case log.Attended():
                seat = self.seats[entry.seat]
                seat.presence, seat.seen_at = entry.presence, entry.at
                unseen = True
                self.seq = [seq + 1 for seq in self.seq]  # and no list shows that anything has changed
            case log.Rematched():
                self.rematch, self.rematch_invite = entry.table, entry.invite
            case log.Ordered() | log.SubstituteMade() | log.Rekeyed():
                self._seat_in_private(entry)
                private = True
            case log.Released():
                for number in entry.seats:
                    self._get_up(number)
            case log.TableChanged():
                self._table_changed(entry)
            case log.Forgotten():
                own = self.seat_of(entry.token)
                if own is not None:
                    self.seats[own].token = self.seats[own].substitute = self.seats[own].claim = ""
                self.talk.tell_again(self.seq)
            case log.Opened():
                raise InternalError("a table is opened once")
            case _:
                self._seat_changed(entry)
        if private:
            self.seq[entry.seat] += 1
        elif not unseen:
            self.seq = [seq + 1 for seq in self.seq]
            self.changed = entry.at

    def _answered(self, entry: log.Answered, recall: bool) -> None:
        play = self.playing
        choice = as_choice(entry.choice)
        if recall:
            line = RecordLine(entry.seat, entry.kind, choice, entry.check, entry.last)
            play.recall(line, [self._event(plain) for plain in entry.events])
        else:
            if entry.kind == INTERJECTION:
                reply = play.interject(entry.seat, choice)
            else:
                reply = play.answer(entry.seat, choice, firm=not self._steps_back(entry.by))
            if play.state.chance.counter != entry.counter:
                raise InternalError(f"entry {self.number} of {self.id} leads elsewhere than when it was stored")
            if self.newly_proved:
                old_rules.check_same(entry, play.record.answers[-1], [event.plain() for event in reply.events])
        self.moments.append(Moment(entry.seat, entry.by == "cover", entry.at, entry.by == "order"))
        self.alone += log.by_itself(entry)
        if entry.kind != INTERJECTION:
            self._sealed.pop(entry.seat, None)
            self.by_hand = -1
        self._asked_anew(entry.at)
        if entry.last:
            self.motion = None
            self.talk.reveal(self.seq)
        if entry.by in ("person", "sealed"):
            self.seats[entry.seat].digest = None

    def _seal(self, entry: log.Sealed, recall: bool) -> None:
        if recall:
            self._sealed[entry.seat] = as_choice(entry.choice)
        else:
            self.playing.seal(entry.seat, as_choice(entry.choice))

    def _unseal(self, *seats: int) -> None:
        for seat in seats:
            self._sealed.pop(seat, None)
        if self.play is not None:
            self.play.unseal(*seats)

    def _steps_back(self, by: str) -> bool:
        """Whether somebody sits there who may step back: not from a reaction; but from an answer that was only sealed
        because others might interject."""
        return by == "person" or (by == "sealed" and allows_interjections(self.playing.state))

    def _asked_anew(self, at: int) -> None:
        self.since = at
        self.talk.question_opened()

    def _said(self, entry: log.Said) -> None:
        """Those who cannot hear it are not told that anything was said."""
        self.talk.say(entry, self.play.answers if self.play is not None else 0, self.bots())
        for viewer in self.viewers():
            self.seq[viewer] += entry.heard_by(viewer)
        if entry.hears is None:
            self.changed = entry.at

    def _event(self, plain: tuple[Any, ...]) -> Event:
        name, data, *versions = plain
        return Event(self._kinds[name], as_choice(data), as_choice(versions[0]) if versions else ())

    def _stepped_back(self, entry: log.SteppedBack, recall: bool) -> None:
        play = self.playing
        if recall:
            play.forget(play.answers - 1)
        elif not play.step_back(entry.seat):
            raise InternalError(f"entry {self.number} of {self.id} steps back where nobody could")
        self.by_hand = entry.seat
        self.banks = self.banks.stepped_back(entry.seat)
        self._cut(entry.at)

    def _take_back_closed(self, entry: log.TakeBackClosed, recall: bool) -> None:
        vote, self.vote = self.vote, None
        self.since = entry.at
        if vote is None or not entry.granted:
            return
        play = self.playing
        if recall:
            play.forget(vote.answers)
        else:
            play.rewind(vote.answers)
        for seat in self.seats:  # what is answered from now on is new
            seat.asked_back_at = -1
        self.by_hand = vote.seat
        self._cut(entry.at)

    def _motion(self, entry: log.Proposed | log.MotionClosed) -> None:
        if isinstance(entry, log.Proposed):
            self.motions_made += 1
            self.motion = Motion(self.motions_made, entry.kind, entry.seat, entry.at, entry.target, entry.terms, {})
            return
        motion, self.motion = self.motion, None
        if motion is not None and not entry.granted:
            seat = self.seats[motion.seat]
            seat.refused = {**seat.refused, motion.kind: entry.at}

    def _paused(self, entry: log.Paused | log.WouldGoOn | log.Resumed) -> None:
        pause = self.pause
        if isinstance(entry, log.Paused):
            self.pause = Pause(entry.at)
        elif pause is not None and isinstance(entry, log.WouldGoOn):
            ready = tuple(sorted({*pause.ready, entry.seat}))
            self.pause = Pause(pause.at, ready, pause.asked_at or entry.at)
        elif pause is not None:
            self.pause = None
            clocks.skip_in_game(self, pause.at, entry.at)

    def _cut(self, at: int) -> None:
        """The logs are shorter now, and whatever was sealed belonged to another question. Bots have heard too much;
        what was said stays said."""
        play = self.playing
        self.moments = self.moments[: play.answers + 1]
        self._sealed.clear()
        self._bots.dismiss()
        self.talk.cut(play.answers)
        self._asked_anew(at)
        for viewer in self.viewers():
            length = len(play.log(viewer))
            self.cuts[viewer].append((self.seq[viewer] + 1, length))
            if viewer >= 0:
                self.seats[viewer].away_from = min(self.seats[viewer].away_from, length)
                self.seats[viewer].digest = None

    def _dealt(self, entry: log.Dealt) -> None:
        game = self.settings.rules()
        players = [seat.bot if seat.state == BOT else PERSON for seat in self.seats]
        rules, options = self.rules or entry.rules, self.settings.options
        header = Header(game.name, rules, len(self.seats), options, entry.seed, players)
        answers = [msgspec.structs.replace(line, choice=as_choice(line.choice)) for line in entry.answers]
        self.branch = entry.branch
        self.banks = Banks.full(len(self.seats), self.settings.clock)
        self.play = Play(game, Record(header, answers))
        if self.newly_proved and entry.check and entry.check != self.play.state.checksum():
            raise old_rules.differs()
        self.moments = [Moment(-1, False, entry.at), *(Moment(line.seat, False, entry.at) for line in answers)]
        for spoken in entry.talk:
            said = log.Said(at=entry.at, seat=spoken.seat, statement=spoken.statement, hears=spoken.hears, by="bot")
            self.talk.say(said, spoken.answers, [])
        self._asked_anew(entry.at)

    def _seat_in_private(self, entry: log.Ordered | log.SubstituteMade | log.Rekeyed) -> None:
        seat = self.seats[entry.seat]
        if isinstance(entry, log.Rekeyed):
            seat.token, seat.substitute, seat.claim, seat.rekeyed = entry.token, "", "", True
            return
        if isinstance(entry, log.SubstituteMade):
            seat.substitute = entry.key
        else:
            seat.orders = entry.orders
            seat.standing = None if entry.orders is None else self.settings.rules().read_orders(entry.orders)

    def _table_changed(self, entry: log.TableChanged) -> None:
        self.notes += changes_of(self, entry)
        self.seats, self.settings = reseated(self, entry), entry.settings
        self._done = [self._done[was] if was >= 0 else set() for was in entry.seating]
        self.maker = entry.seating.index(self.maker)
        self._reseat({was: number for number, was in enumerate(entry.seating) if was >= 0})

    def _reseat(self, places: dict[int, int]) -> None:
        """Who sat where sits elsewhere, or has got up; all count from the same change again."""
        latest, viewers = max(self.seq), len(self.seats) + 1
        self.talk.reseat(places, len(self.seats), latest)
        self.seq = [latest] * viewers
        self.cuts = [[] for _ in range(viewers)]

    def _get_up(self, number: int) -> None:
        """Before the deal the seat is open again; what was said there is not said by the next who sits down."""
        self.seats[number] = Seat(None)
        self._reseat({each: each for each in range(len(self.seats)) if each != number})

    def _seat_changed(self, entry: Any) -> None:
        seat = self.seats[entry.seat]
        match entry:
            case log.Claimed():
                seat.name, seat.token, seat.substitute, seat.rekeyed = entry.name, entry.token, "", False
                seat.claim = entry.claim
                if seat.state in COVERED:
                    self._covered_until_now(seat, entry.seat)
                seat.state = PRESENT
                seat.presence, seat.seen_at, seat.released = HERE, entry.at, False
                seat.orders = seat.standing = None
                self._unseal(entry.seat)
                if self.maker < 0:
                    self.maker = entry.seat
            case log.Left() if self.play is None:
                self._get_up(entry.seat)
                self._pass_on_making(entry.seat)
            case log.Left():
                self._cover(seat, entry.seat, VACATED)
                seat.token = seat.substitute = seat.claim = ""
            case log.Filled():
                self._get_up(entry.chair)
                self.seats[entry.chair] = Seat(entry.bot)
                self._pass_on_making(entry.chair)
            case log.Readied():
                seat.ready, seat.nonce = True, entry.nonce
            case log.Unreadied():
                seat.ready, seat.nonce = False, ""
            case log.WentAway():
                self._cover(seat, entry.seat, AWAY)
            case log.CameBack():
                self._covered_until_now(seat, entry.seat)
                seat.state = PRESENT
                seat.presence, seat.seen_at = HERE, entry.at
                if seat.released:  # no link that others made takes the seat from whoever is back
                    seat.substitute, seat.released = "", False
            case log.GivenAway():
                seat.released = True
            case _:
                raise InternalError(f"nobody knows what {entry} means")

    def _pass_on_making(self, left: int) -> None:
        if self.maker == left:
            present = [number for number, each in enumerate(self.seats) if each.state == PRESENT]
            self.maker = present[0] if present else -1

    def _cover(self, seat: Seat, number: int, state: str) -> None:
        if seat.state == PRESENT:
            seat.away_from = len(self.playing.log(number))
            seat.digest = None
            self.banks = self.banks.left_by(number, self.settings.clock, self.latest - self.since)
        seat.state = state

    def _covered_until_now(self, seat: Seat, number: int) -> None:
        self._bots.dismiss(number)
        seat.digest = (seat.away_from, len(self.playing.log(number)))
