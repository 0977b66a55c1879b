"""The board of Unfathomable. Its panels are in ship_map.py, tracks.py, in_progress.py, players.py."""

from collections.abc import Callable, Sequence

from textual.content import Content

from bathysphere.engine import Choice, Decision, SeenEvent
from bathysphere.games.unfathomable.cards.roles import ROLES
from bathysphere.games.unfathomable.cards.skills.table import SKILLS
from bathysphere.games.unfathomable.cards.spells.table import FLESH_WARD
from bathysphere.games.unfathomable.components import CAPTAIN, FACE_DOWN, KEEPER, NOTHING, Worth, worth
from bathysphere.games.unfathomable.view import UnfathomableView
from bathysphere.games.unfathomable.wording import UnfathomableWording
from bathysphere.terminal.board import TALL, Board, BoardModel, Card, Panel
from bathysphere.terminal.draw import DIM, HEAD, QUIET, TEXT, WARN, line, spaced
from bathysphere.terminal.draw import NOTHING as EMPTY
from bathysphere.terminal.unfathomable import ship_map, signs
from bathysphere.terminal.unfathomable.enlarged import Enlarged
from bathysphere.terminal.unfathomable.in_progress import InProgress
from bathysphere.terminal.unfathomable.players import Players
from bathysphere.terminal.unfathomable.result import result
from bathysphere.terminal.unfathomable.tracks import Tracks, face_down
from bathysphere.words import Words

CHIP = f"bold #04101f on {WARN}"
LOUD = ("mythos_drawn", "damaged", "defeated", "passenger_defeated", "awakened", "revealed", "waypoint_laid")
SECRET = ("role_dealt", "roles_seen", "roles_passed")
SIGNS: dict[str, Callable[[int], Content]] = {
    "card": signs.card_sign,
    "seat": signs.seat_sign,
    "skill": signs.skill_sign,
}


class UnfathomableBoard(Board[UnfathomableView]):
    covers = True
    enlarges = ("card", "item", "spell", "waypoint", "mythos", "space", "character", "seat")

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.wording = UnfathomableWording(words)
        self.ship_map = ship_map.ShipMap(words)
        self.tracks = Tracks(words)
        self.in_progress = InProgress(words)
        self.players = Players(words)
        self.large = Enlarged(words)

    def banner(self, model: BoardModel[UnfathomableView]) -> Content:
        view, words = model.view, self.words
        if view.outcome is not None:
            return line((words("game-over"), HEAD))
        parts = [line((words("terminal-turn", name=model.names[view.turn.seat]), HEAD))]
        if view.acting is not None:
            parts.append(line((self._actions(model, view.acting.seat, view.acting.left), TEXT)))
            parts += [line((self._actions(model, *each), QUIET)) for each in view.acting.waiting]
        elif view.turn.number:
            parts.append(line((words(f"step-{view.turn.step}"), QUIET)))
        if view.turn.barricaded:
            parts.append(line((f" {words('terminal-unfathomable-barricaded')} ", CHIP)))
        return spaced(parts)

    def _actions(self, model: BoardModel[UnfathomableView], seat: int, number: int) -> str:
        """How many actions somebody has left; whose turn it is stands beside it."""
        left = self.words("terminal-unfathomable-actions", number=number)
        return left if seat == model.view.turn.seat else f"{model.names[seat]}: {left}"

    def table(self, model: BoardModel[UnfathomableView], width: int) -> list[Panel]:
        """On a low screen the hand stands in the line above the question."""
        now = self.in_progress.panel(model, width)
        panels = [
            self.ship_map.panel(model, width),
            *([now] if now is not None else []),
            self.tracks.panel(model, width),
        ]
        if model.me >= 0 and model.height >= TALL:
            panels.append(self.players.hand(model, width))
        return panels

    def mine(self, model: BoardModel[UnfathomableView], width: int) -> Content:
        return self.players.mine(model, width)

    def seats(self, model: BoardModel[UnfathomableView], width: int) -> list[Panel]:
        return [self.players.panel(model, width)]

    def cards(self, view: UnfathomableView) -> list[Card]:
        """The mythos card under way, the spaces of the board, cards in sight, then the players and what is theirs."""
        cards: list[Card] = [("mythos", card) for card in (view.crisis,) if card != NOTHING]
        cards += [("space", space) for space in ship_map.reading_order()]
        cards += [("waypoint", card) for card in view.row]
        cards += [(sort, card) for sort, known in face_down(view) for _, card in known.known]
        cards += [("card", card) for card in view.hand]
        for seat, player in enumerate(view.players):
            cards.append(("seat", seat))
            cards += [("item", item) for item in player.items if item != FACE_DOWN]
            cards += [("mythos", card) for card in player.keeps]
            cards += [("spell", card) for card in (*player.spells, *((FLESH_WARD,) if player.wards else ()))]
        return list(dict.fromkeys(cards))

    def enlarged(self, model: BoardModel[UnfathomableView], card: Card) -> Panel:
        return self.large.panel(model, card)

    def card_of(self, choice: Choice) -> Card | None:
        """The first thing that it names; players come last, because what they have or where they go says more."""
        things = [ref for ref in self._named(choice) if ref[0] in self.enlarges]
        return min(things, key=lambda ref: ref[0] == "seat", default=None)

    def sign_of(self, kind: str, number: int) -> Content:
        return SIGNS[kind](number) if kind in SIGNS else EMPTY

    def tally(self, decision: Decision, chosen: Choice) -> Content:
        if isinstance(decision.picks, Worth):
            value = worth(tuple([card for _, card in chosen]))
            said = self.words("terminal-unfathomable-worth", value=value, least=decision.picks.least)
            return line((said, TEXT))
        return line((self.words("picks", number=len(chosen)), TEXT))

    def tone(self, told: SeenEvent) -> str:
        if told.kind in ("turn_began", "game_ended"):
            return HEAD
        if told.kind in SECRET:
            return f"bold {signs.ROLE_COLOURS[1]}"
        if told.kind in LOUD:
            return f"bold {WARN}"
        return TEXT if told.reveals else QUIET

    def result(self, view: UnfathomableView, log: Sequence[SeenEvent], names: Sequence[str], width: int) -> Content:
        return result(self.words, view, names, width)

    def legend(self) -> list[Content]:
        wording = self.wording
        skills = [line(signs.skill_sign(skill), f" {wording.skill(skill)}") for skill in range(len(SKILLS))]
        roles = [line(signs.role_sign(role), f" {wording.role(role)}") for role in range(len(ROLES))]
        titles = [line(signs.title(title), f" {wording.title(title)}") for title in (CAPTAIN, KEEPER)]
        monarchs = [line(signs.monarch(number), f" {wording.monarch(number)}") for number in range(len(signs.MONARCHS))]
        more = (
            (signs.seat_sign(0), "seat"),
            (line((f"{signs.DEEP_ONE}2", signs.MONSTER)), "deep-one"),
            (signs.passengers(2), "passenger"),
            (line((signs.DAMAGE, signs.MONSTER)), "damage"),
            (line(("≈3", signs.SEA)), "water"),
            (line(("3", signs.WOOD)), "number"),
            (signs.hand(4), "hand"),
            (signs.feat(True), "feat"),
            (signs.role_sign(FACE_DOWN), "role"),
            (line((signs.ASKED, DIM)), "asked"),
        )
        shown = [line(sign, f" {self.words(f'terminal-unfathomable-sign-{what}')}") for sign, what in more]
        return [spaced(skills), spaced(roles), spaced(titles), spaced(monarchs), *shown]
