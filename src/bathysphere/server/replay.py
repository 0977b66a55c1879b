"""Moments of a game as one pair of eyes saw them, or as everybody did: for replays and for a look back during play."""

from typing import Any

from bathysphere.engine import SPECTATOR, Decision, Event, Game, SeenEvent, State, decision_of
from bathysphere.server import wire
from bathysphere.server.lines import chat_line, label_of, line_info, line_words, options_of
from bathysphere.server.updates import zone_infos
from bathysphere.tables.stored_table import StoredTable
from bathysphere.tables.table_facts import OVER
from bathysphere.words import Words

ALL = "all"
MOST_FRAMES = 60


class Replay:
    """A game to be told again. Made from copies, so that it can be told beside the table's own thread."""

    def __init__(self, stored: StoredTable, game: Game[Any], names: list[str]) -> None:
        self.stored = stored
        self.game = game
        self.record = stored.record()
        self.moments = stored.moments()
        self.checkpoints = stored.checkpoints.copy()
        self.names = names
        self.over = stored.status == OVER

    def frames(self, words: Words, eyes: int | str, start: int, count: int) -> wire.ReplayFrames:
        """Frames from the one after `start` answers; the deal is number 0."""
        seats = list(range(self.record.header.seats)) if eyes == ALL else [int(eyes)]
        total = len(self.record.answers)
        last = min(start + min(count, MOST_FRAMES), total + 1) - 1
        found: list[wire.ReplayFrame] = []
        if last < start:
            return wire.ReplayFrames(total=total, eyes=seats, frames=found)
        decision: Decision | None = None
        said = self._said(words, eyes, start, last)
        for number, state, line, reply in self.checkpoints.way_to(self.game, self.record, last, max(0, start - 1)):
            if number >= start:
                moment = self.moments[number]
                events = reply.events if reply is not None else state.events
                told = [each for each in (self._told(event, eyes) for event in events) if each is not None]
                label, options = "", options_of(state)
                if line is not None and (self.over or line.seat == eyes):
                    several = decision is not None and decision.picks is not None
                    label = label_of(line.choice, several, words, self.names, options)
                first = self.stored.lines_before(number, None if eyes == ALL else int(eyes))
                fields = self.game.vocabulary.fields
                lines = [
                    line_info(each, first + i, number, moment, *line_words(each, words, self.names, options, fields))
                    for i, each in enumerate(told)
                ]
                found.append(self._frame(state, seats, number, moment.by, label, lines, said[number], words))
            if number < total:
                decision = decision_of(state, self.record.answers[number].seat)
        return wire.ReplayFrames(total=total, eyes=seats, frames=found)

    def _said(self, words: Words, eyes: int | str, start: int, last: int) -> dict[int, list[wire.ChatLine]]:
        """By moment, from one to another. A line's number is its place among all that these eyes heard."""
        found: dict[int, list[wire.ChatLine]] = {moment: [] for moment in range(start, last + 1)}
        for number, (moment, said) in enumerate(self.stored.heard(None if eyes == ALL else int(eyes))):
            if moment in found:
                found[moment].append(chat_line(number, said, words, self.names))
        return found

    def _told(self, event: Event, eyes: int | str) -> SeenEvent | None:
        """For everybody's eyes, an event as it is told to those who know most of it."""
        if eyes != ALL:
            return event.seen_by(int(eyes))
        knowing = event.versions[0][0] if event.versions else 0
        return event.seen_by(knowing.bit_length() - 1 if knowing else SPECTATOR)

    def _frame(
        self,
        state: State,
        seats: list[int],
        number: int,
        by: int,
        label: str,
        lines: list[wire.Line],
        said: list[wire.ChatLine],
        words: Words,
    ) -> wire.ReplayFrame:
        views = [self.game.view(state, seat) for seat in seats]
        decisions = [decision_of(state, seat) for seat in seats]
        return wire.ReplayFrame(
            answers=number,
            views=views,
            aids=[self.game.aids(view, decision) for view, decision in zip(views, decisions, strict=True)],
            asked=[list(pair) for pair in views[0].asked],
            by=by,
            label=label,
            lines=lines,
            said=said,
            zones=[] if self.game.own_board else [zone_infos(view, words, self.names) for view in views],
        )
