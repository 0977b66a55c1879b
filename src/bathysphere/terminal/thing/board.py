"""The board of The Thing: what the app asks of it. The panels are in ring.py and players.py."""

from collections.abc import Sequence

from textual.content import Content

from bathysphere.engine import Choice, Decision, SeenEvent
from bathysphere.games.thing.cards.kinds import CATEGORIES
from bathysphere.games.thing.components import ANNOUNCE
from bathysphere.games.thing.orders import ThingOrders, interjects
from bathysphere.games.thing.roles import ROLE_NAMES, THING_ROLE
from bathysphere.games.thing.view import ThingView
from bathysphere.terminal.board import TALL, Board, BoardModel, Card, Panel
from bathysphere.terminal.draw import GLOW, HEAD, NOTHING, QUIET, TEXT, WARN, line, spaced
from bathysphere.terminal.thing import signs
from bathysphere.terminal.thing.enlarged import enlarge
from bathysphere.terminal.thing.players import Players
from bathysphere.terminal.thing.result import result
from bathysphere.terminal.thing.ring import Ring
from bathysphere.words import Words

CHIP = f"bold #04101f on {WARN}"
LOUD = ("panic_drawn", "burned", "thing_burned", "announced")
SECRET = ("infected", "became_thing")


class ThingBoard(Board[ThingView]):
    covers = True
    enlarges = ("card", "seat")
    unasked = ANNOUNCE

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.ring = Ring(words)
        self.players = Players(words)

    def is_moment(self, view: ThingView) -> bool:
        """No human is left, and this seat is the Thing."""
        return interjects(ThingOrders(announce=True), view, (ANNOUNCE,)) is not None and view.role == THING_ROLE

    def banner(self, model: BoardModel[ThingView]) -> Content:
        view, words = model.view, self.words
        if view.outcome is not None:
            return line((words("game-over"), HEAD))
        parts = [line((words("terminal-turn", name=model.names[view.turn.seat]), HEAD))]
        if view.thing_out:
            parts.append(line((f" {words('terminal-thing-revenge')} ", CHIP)))
        if model.me >= 0 and view.out[model.me]:
            parts.append(line((f" {words('terminal-thing-out')} ", CHIP)))
        return spaced(parts)

    def table(self, model: BoardModel[ThingView], width: int) -> list[Panel]:
        """On a low screen the hand stands in the line above the question."""
        panels = [self.ring.panel(model, width)]
        if model.me >= 0 and model.height >= TALL:
            panels.append(self.players.hand(model, width))
        return panels

    def mine(self, model: BoardModel[ThingView], width: int) -> Content:
        return self.players.mine(model, width)

    def seats(self, model: BoardModel[ThingView], width: int) -> list[Panel]:
        return [self.players.panel(model, width)]

    def cards(self, view: ThingView) -> list[Card]:
        """Cards in sight, each kind once, then the players."""
        kinds = [*view.hand, *view.drawn, *view.in_play, *[card for known in view.known for card in known.cards]]
        if view.scene is not None and view.scene.card >= 0:
            kinds.append(view.scene.card)
        kinds += [card for hand in view.hands for card in hand]
        return [*[("card", card) for card in dict.fromkeys(kinds)], *[("seat", seat) for seat in view.chairs]]

    def enlarged(self, model: BoardModel[ThingView], card: Card) -> Panel:
        return enlarge(self.words, model, card)

    def sign_of(self, kind: str, number: int) -> Content:
        return signs.card_sign(number) if kind == "card" else NOTHING

    def tally(self, decision: Decision, chosen: Choice) -> Content:
        return line((self.words("picks", number=len(chosen)), TEXT))

    def tone(self, told: SeenEvent) -> str:
        if told.kind in ("turn_began", "game_ended"):
            return HEAD
        if told.kind in SECRET:
            return f"bold {signs.SICKLY}"
        if told.kind in LOUD:
            return f"bold {WARN}"
        return TEXT if told.reveals else QUIET

    def result(self, view: ThingView, log: Sequence[SeenEvent], names: Sequence[str], width: int) -> Content:
        return result(self.words, view, names, width)

    def legend(self) -> list[Content]:
        words = self.words
        kinds = [
            line((signs.CATEGORY_SIGNS[name], f"bold {signs.CATEGORY_COLOURS[name]}"), f" {words(f'category-{name}')}")
            for name in CATEGORIES
        ]
        roles = [line(signs.role_sign(role), f" {words(f'role-{name}')}") for role, name in enumerate(ROLE_NAMES)]
        backs = [line(signs.back(name), f" {words(f'terminal-thing-sign-{name}')}") for name in signs.BACK_SIGNS]
        more = (
            (signs.CARD, "card"),
            (signs.ASKED, "asked"),
            (f"{signs.QUARANTINE}2", "quarantine"),
            (f"{signs.DOOR_UPRIGHT} {signs.DOOR_ACROSS}", "door"),
            (signs.BURNED, "burned"),
            (signs.KNOWN, "known"),
        )
        shown = [line((sign, GLOW), f" {words(f'terminal-thing-sign-{what}')}") for sign, what in more]
        return [spaced(kinds), spaced(roles), *backs, *shown]
