"""Tables that were dealt under an earlier version of their game's rules.

Such a table goes on if the new rules prove, by playing all of it again, that they do not touch it: every answer has to
lead to the same events, the same chance and the same checksums, and the state to that of the latest snapshot. The
proof is kept in the log (`Proved`). If it fails, the table can still be read as it is stored, and be ended.
"""

from collections.abc import Sequence

import msgspec

from bathysphere.engine import Answer as RecordLine
from bathysphere.engine import BadRecord, Event, Header, Record, as_choice
from bathysphere.tables import entries as log
from bathysphere.tables.seat import PERSON
from bathysphere.tables.table_facts import OVER, PLAYING, WAITING


def differs() -> BadRecord:
    return BadRecord("record_other_rules")


def proved_rules(raw: Sequence[bytes]) -> tuple[int, int]:
    """Under which version of the rules the table was last proved to go on, and by which entry; zeros if by none."""
    for number in range(len(raw), 0, -1):
        if b'"proved"' in raw[number - 1]:
            entry = log.decode(raw[number - 1])
            if isinstance(entry, log.Proved):
                return entry.rules, number
    return 0, 0


def check_same(entry: log.Answered, line: RecordLine, events: Sequence[tuple[object, ...]]) -> None:
    """Complain if an answer did not lead to what is stored of it."""
    encode = msgspec.json.encode
    if (line.check, line.last) != (entry.check, entry.last) or encode(events) != encode(entry.events):
        raise differs()


class ClosedTable:
    """A table as it is stored, of a game that this program would play otherwise: nothing of it is played again."""

    def __init__(self, table: str, raw: Sequence[bytes]) -> None:
        self.id = table
        self.entries = [log.decode(line) for line in raw]
        opened = self.entries[0]
        if not isinstance(opened, log.Opened):
            raise differs()
        self.opened = opened
        self.settings = opened.settings
        self.number = len(raw)
        self.latest = max(entry.at for entry in self.entries)
        self.answers: list[log.Answered] = []
        self.dealt: log.Dealt | None = None
        self.halted = ""
        self.names = [""] * self.settings.seats
        self.tokens = [""] * self.settings.seats
        asked = 0
        for entry in self.entries:
            match entry:
                case log.Dealt():
                    self.dealt = entry
                case log.Answered():
                    self.answers.append(entry)
                case log.SteppedBack() if self.answers:
                    self.answers.pop()
                case log.TakeBackAsked():
                    asked = entry.answers - (len(self.dealt.answers) if self.dealt is not None else 0)
                case log.TakeBackClosed(granted=True):
                    del self.answers[max(0, asked) :]
                case log.Claimed():
                    self.names[entry.seat], self.tokens[entry.seat] = entry.name, entry.token
                case log.TableChanged():
                    self.settings = entry.settings
                    self.names = [self.names[was] if was >= 0 else "" for was in entry.seating]
                    self.tokens = [self.tokens[was] if was >= 0 else "" for was in entry.seating]
                case log.Left():
                    self.tokens[entry.seat] = ""
                case log.Halted():
                    self.halted = entry.reason
                case _:
                    pass

    @property
    def status(self) -> str:
        if self.dealt is None:
            return WAITING
        over = self.halted or (self.answers and self.answers[-1].last)
        return OVER if over else PLAYING

    def seats_of(self, tokens: Sequence[str]) -> list[int]:
        """The seats whose credentials have these hashes."""
        return [seat for seat, token in enumerate(self.tokens) if token and token in tokens]

    def events(self) -> list[Event]:
        """What happened, as far as the game still knows such events."""
        kinds = {kind.name: kind for kind in self.settings.rules().events}
        found = []
        for answer in self.answers:
            for name, data, *versions in answer.events:
                if name in kinds:
                    found.append(Event(kinds[name], as_choice(data), as_choice(versions[0]) if versions else ()))
        return found

    def record(self) -> Record:
        if self.dealt is None:
            raise differs()
        players = [bot or PERSON for bot in self.settings.bots]
        header = Header(
            self.settings.game, self.dealt.rules, self.settings.seats, self.settings.options, self.dealt.seed, players
        )
        lines = [
            RecordLine(each.seat, each.kind, as_choice(each.choice), each.check, each.last) for each in self.answers
        ]
        return Record(header, [*self.dealt.answers, *lines])


def end(table: ClosedTable, seat: int, now: int) -> list[log.Entries]:
    """Whoever sits there may end what nobody can play on."""
    return [] if table.status == OVER else [log.Halted(at=max(now, table.latest), seat=seat, reason="rules")]
