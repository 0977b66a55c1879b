"""Moments of a game as one pair of eyes saw them, or as everybody did: for replays and for a look back during play."""

from typing import Any

from bathysphere.engine import SPECTATOR, Decision, Event, Game, Record, State, Told, decision_of
from bathysphere.server import wire
from bathysphere.server.pictures import label_of, line_info, options_of
from bathysphere.tables.seat import Moment
from bathysphere.words import Words

ALL = "all"
MOST_FRAMES = 60


class Telling:
    """A game to be told again. Made from copies, so that it can be told beside the table's own thread."""

    def __init__(self, game: Game[Any], record: Record, moments: list[Moment], names: list[str], over: bool) -> None:
        self.game = game
        self.record = Record(record.header, record.answers[:])
        self.moments = moments[:]
        self.names = names
        self.over = over

    def frames(self, words: Words, eyes: int | str, start: int, count: int) -> wire.Frames:
        """Frames from the one after `start` answers; the deal is number 0."""
        seats = list(range(self.record.header.seats)) if eyes == ALL else [int(eyes)]
        found = []
        line_number = 0
        last = min(start + min(count, MOST_FRAMES), len(self.record.answers) + 1)
        decision: Decision | None = None
        for number, (state, line, reply) in enumerate(self.record.play(self.game, max(0, last - 1))):
            events = reply.events if reply is not None else state.events
            told = [each for each in (self._told(event, eyes) for event in events) if each is not None]
            if number >= start:
                moment = self.moments[number]
                label, options = "", options_of(state)
                if line is not None and (self.over or line.seat == eyes):
                    several = decision is not None and decision.picks is not None
                    label = label_of(line.choice, several, words, self.names, options)
                texts = [words.event(each, self.names, options) for each in told]
                lines = [line_info(each, line_number + i, number, moment, texts[i]) for i, each in enumerate(told)]
                found.append(self._frame(state, seats, number, moment.by, label, lines))
            line_number += len(told)
            if number < len(self.record.answers):
                decision = decision_of(state, self.record.answers[number].seat)
        return wire.Frames(total=len(self.record.answers), eyes=seats, frames=found)

    def _told(self, event: Event, eyes: int | str) -> Told | None:
        """For everybody's eyes, an event as it is told to those who know most of it."""
        if eyes != ALL:
            return event.seen_by(int(eyes))
        knowing = event.versions[0][0] if event.versions else 0
        return event.seen_by(knowing.bit_length() - 1 if knowing else SPECTATOR)

    def _frame(
        self, state: State, seats: list[int], number: int, by: int, label: str, lines: list[wire.Line]
    ) -> wire.Frame:
        views = [self.game.view(state, seat) for seat in seats]
        decisions = [decision_of(state, seat) for seat in seats]
        return wire.Frame(
            answers=number,
            views=views,
            aids=[self.game.aids(view, decision) for view, decision in zip(views, decisions, strict=True)],
            asked=[list(pair) for pair in views[0].asked],
            by=by,
            label=label,
            lines=lines,
        )
