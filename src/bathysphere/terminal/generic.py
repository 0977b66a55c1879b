"""The board of a game that brings none: the zones of its view as rows of named things.

Whatever the open question offers at a thing glows; the options themselves stand in the list below, as for every game.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

from textual.content import Content

from bathysphere.engine import Choice, Decision, Ref, SeenEvent, State, View
from bathysphere.games import part
from bathysphere.terminal.board import Board, BoardModel, Card, Panel
from bathysphere.terminal.draw import (
    DIM,
    FAINT,
    GLOW,
    GOLD,
    HEAD,
    NOTHING,
    QUIET,
    TEXT,
    flow,
    grid,
    line,
    lines,
    spaced,
)
from bathysphere.words import Words
from bathysphere.words.zones import NamedThing, NamedZone

LIT = f"bold {GLOW}"
MARK = "▸ "
BACK = "▒ "
"""Before a thing that lies face down."""


class GenericBoard(Board[View]):
    """Drawn from declarations alone."""

    explains: ClassVar[bool] = True

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        if self.game.state.interjections is not State.interjections:
            self.calls = "terminal-hint-interject"

    def banner(self, model: BoardModel[View]) -> Content:
        if model.view.outcome is not None:
            return line((self.words("game-over"), HEAD))
        asked = ", ".join(model.names[seat] for seat, _ in model.view.asked)
        return line((self.words("waiting", names=asked), HEAD))

    def table(self, model: BoardModel[View], width: int) -> list[Panel]:
        """The zones that belong to no seat; those that never hold more than one thing share a panel."""
        lit = self._offered(model)
        common = [zone for zone in self._zones(model) if zone.zone.seat is None]
        small = [zone for zone in common if zone.zone.single]
        panels = [Panel(zone.label, self._row(zone, lit, width)) for zone in common if zone not in small]
        if small:
            facts = [line((f"{zone.label}: ", DIM), self._things(zone, lit)[0]) for zone in small]
            panels.insert(0, Panel(self.words(f"game-{self.words.game}"), lines(set_in(facts, width, "   "))))
        return panels

    def seats(self, model: BoardModel[View], width: int) -> list[Panel]:
        lit = self._offered(model)
        zones = self._zones(model)
        panels = []
        for seat, name in enumerate(model.names):
            rows = [self._headed(zone, lit, width) for zone in zones if zone.zone.seat == seat]
            note = self.words("terminal-you") if seat == model.me else ""
            panels.append(Panel(name, lines(rows), note, glows=model.asks(seat) or ("seat", seat) in lit))
        return panels

    def mine(self, model: BoardModel[View], width: int) -> Content:
        return NOTHING

    def headings(self, options: Sequence[Choice], view: View, names: Sequence[str]) -> Sequence[str]:
        return self.words.headings(options, view, names)

    def cards(self, view: View) -> list[Card]:
        return []

    def enlarged(self, model: BoardModel[View], card: Card) -> Panel:
        """A player with all that is theirs; nothing else can be enlarged."""
        return self.seats(model, 60)[card[1]]

    def tally(self, decision: Decision, chosen: Choice) -> Content:
        return line((self.words("picks", number=len(chosen)), TEXT))

    def tone(self, told: SeenEvent) -> str:
        return TEXT if told.reveals else QUIET

    def reasons(self, model: BoardModel[View]) -> Sequence[str]:
        if model.decision is None:
            return ()
        found = self.game.reasons(model.view, model.decision)
        return [self.words.why(each.code, each.facts, model.view, model.names) for each in found]

    def result(self, view: View, log: Sequence[SeenEvent], names: Sequence[str], width: int) -> Content:
        outcome = view.outcome
        if outcome is None:
            return line((self.words("terminal-not-over"), DIM))
        rows = [line((self.words.winners(outcome, names), f"bold {GLOW}"))]
        if outcome.reason:
            rows.append(line((self.words(f"end-{outcome.reason}"), TEXT)))
        for seat, name in enumerate(names):
            points = [
                f"{self.words.points(source)} {number}"
                for source, number in (outcome.points or ((),) * len(names))[seat]
            ]
            side = [self.words(f"side-{outcome.sides[seat]}")] if outcome.sides else []
            total = [f"{self.words('points-total')} {outcome.total(seat)}"] if points else []
            style = f"bold {GOLD}" if seat in outcome.winners else TEXT
            rows.append(spaced([line((name, style)), *[line((part, DIM)) for part in [*side, *points, *total]]]))
        return lines(rows)

    def legend(self) -> list[Content]:
        return []

    # -- zones

    def _zones(self, model: BoardModel[View]) -> list[NamedZone]:
        return self.words.zones(model.view, model.names)

    def _offered(self, model: BoardModel[View]) -> set[Ref]:
        """Everything that an option of the open question points at."""
        options = model.decision.options if model.decision is not None and self.vocabulary else ()
        return {ref for choice in options for ref in self.vocabulary.points_at(choice, model.view)}

    def _headed(self, zone: NamedZone, lit: set[Ref], width: int) -> Content:
        """A zone beside its name."""
        label = line((f"{zone.label}:", DIM))
        if zone.zone.columns:
            return lines([label, self._row(zone, lit, width)])
        first, *more = self._things(zone, lit)
        return lines(set_in([label + " " + first, *more], width))

    def _row(self, zone: NamedZone, lit: set[Ref], width: int) -> Content:
        things = self._things(zone, lit)
        if zone.zone.columns and zone.things:
            return grid([[thing] for thing in things], width, zone.zone.columns)
        return lines(set_in(things, width))

    def _things(self, zone: NamedZone, lit: set[Ref]) -> list[Content]:
        return [self._thing(thing, zone, lit) for thing in zone.things] or [line((self.words("terminal-none"), FAINT))]

    def _thing(self, thing: NamedThing, zone: NamedZone, lit: set[Ref]) -> Content:
        glows = (zone.zone.name,) in lit or any(ref in lit for ref in thing.refs)
        held = (f"{BACK}{thing.held}" if thing.hidden else thing.held, style_of(thing))
        place = (f"{thing.place}: " if thing.held else thing.place, DIM) if thing.place else ("", "")
        return line((MARK if glows else "", LIT), (place[0], LIT) if glows else place, held)


def set_in(parts: Sequence[Content], width: int, gap: str = "  ") -> list[Content]:
    """Set one after the other; a part that is longer than a row is broken between its words."""
    rows: list[Content] = []
    for row in flow(parts, width, gap):
        rows += [row] if row.cell_length <= width else flow(row.split(" "), width, " ")
    return rows


def style_of(thing: NamedThing) -> str:
    return FAINT if thing.empty else QUIET if thing.hidden else TEXT


def board_of(game: str) -> type[Board[Any]]:
    """`BOARD` in `bathysphere.terminal.<game>`, or in `terminal` of the game's own package; else the generic board."""
    found: type[Board[Any]] = getattr(part(game, "terminal"), "BOARD", GenericBoard)
    return found
