"""The board of Abyss: what the app asks of it. The panels are in table_area.py and players.py."""

from collections.abc import Callable, Sequence

from textual.content import Content

from bathysphere.engine import Choice, Decision, SeenEvent
from bathysphere.games.abyss.cards.allies import RACE, RACES, VALUE
from bathysphere.games.abyss.kinds import NOT_TRIGGERED
from bathysphere.games.abyss.prices import Payment
from bathysphere.games.abyss.view import AbyssView
from bathysphere.games.abyss.wording import AbyssWording
from bathysphere.terminal.abyss import estimates, signs
from bathysphere.terminal.abyss.enlarged import enlarge
from bathysphere.terminal.abyss.players import Players
from bathysphere.terminal.abyss.result import result
from bathysphere.terminal.abyss.table_area import TableArea
from bathysphere.terminal.board import Board, BoardModel, Card, Panel
from bathysphere.terminal.draw import DIM, FAINT, GLOW, HEAD, NOTHING, QUIET, TEXT, WARN, line, spaced
from bathysphere.words import Words

SIGNS: dict[str, Callable[[int], Content]] = {
    "ally": signs.ally_sign,
    "council": signs.race_sign,
    "lord": signs.guild_sign,
    "location": lambda _: line((signs.PLACE, GLOW)),
}


class AbyssBoard(Board[AbyssView]):
    enlarges = ("lord", "location")

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.wording = AbyssWording(words)
        self.table_area = TableArea(words)
        self.players = Players(words)

    def banner(self, model: BoardModel[AbyssView]) -> Content:
        view, words = model.view, self.words
        parts = [line((words("terminal-turn", name=model.names[view.turn.seat]), HEAD))]
        if view.outcome is not None:
            parts = [line((words("game-over"), HEAD))]
        elif view.last_turns != NOT_TRIGGERED:
            parts.append(line((f" {words('terminal-last-round', turns=view.last_turns)} ", f"bold #04101f on {WARN}")))
        return spaced(parts)

    def table(self, model: BoardModel[AbyssView], width: int) -> list[Panel]:
        return self.table_area.panels(model, width)

    def seats(self, model: BoardModel[AbyssView], width: int) -> list[Panel]:
        return self.players.panels(model, width)

    def mine(self, model: BoardModel[AbyssView], width: int) -> Content:
        view = model.view
        if view.seat < 0:
            return NOTHING
        stock = [
            signs.pearls(view.pearls[view.seat]),
            line((f"{signs.KEY}{estimates.keys_held(view, view.seat)}", GLOW)),
        ]
        if view.tokens:
            stock.append(line((f"{signs.MONSTER_SIGN}{sum(view.tokens)}", WARN)))
        return spaced([*stock, signs.ally_signs(view.hand)])

    def cards(self, view: AbyssView) -> list[Card]:
        found: list[Card] = [("lord", lord) for lord in view.court]
        found += [("location", tile) for tile in (*view.drawn, *view.available)]
        for seat in range(len(view.pearls)):
            found += [("lord", lord) for lord in (*view.free[seat], *view.turned[seat])]
            for tile, covered in view.places[seat]:
                found += [("location", tile), *[("lord", lord) for lord in covered]]
        return found

    def enlarged(self, model: BoardModel[AbyssView], card: Card) -> Panel:
        return enlarge(self.words, model, card)

    def sign_of(self, kind: str, number: int) -> Content:
        return SIGNS[kind](number) if kind in SIGNS else NOTHING

    def tally(self, decision: Decision, chosen: Choice) -> Content:
        """For a payment: value against price, races against those wanted, and the pearls that would be needed."""
        words, picks = self.words, decision.picks
        if not isinstance(picks, Payment):
            return line((words("picks", number=len(chosen)), TEXT))
        value = sum(VALUE[kind] for _, kind in chosen)
        races = sorted({RACE[kind] for _, kind in chosen})
        missing = picks.missing(chosen)
        facts = [
            words("terminal-pay-value", value=value, price=picks.price),
            words("terminal-pay-races", number=len(races), wanted=picks.races),
            words("terminal-pay-pearls", number=missing, pearls=picks.pearls),
        ]
        fine = [missing <= picks.pearls, len(races) == picks.races, missing <= picks.pearls]
        parts = [line((fact, GLOW if good else DIM)) for fact, good in zip(facts, fine, strict=True)]
        if picks.must >= 0:
            must_paid = picks.must in races
            parts.insert(
                2, line(signs.race_sign(picks.must), (" ✓" if must_paid else " ?", GLOW if must_paid else WARN))
            )
        return Content.assemble(("  ·  ", FAINT)).join(parts)

    def tone(self, told: SeenEvent) -> str:
        if told.kind in ("turn_began", "game_ended"):
            return HEAD
        if told.kind == "last_round":
            return f"bold {WARN}"
        return TEXT if told.reveals else QUIET

    def result(self, view: AbyssView, log: Sequence[SeenEvent], names: Sequence[str], width: int) -> Content:
        return result(self.words, view, log, names, width)

    def legend(self) -> list[Content]:
        words = self.words
        races = [line(signs.race_sign(race), " ", self.wording.race(race)) for race in range(len(RACES))]
        shown = ((signs.PEARLS, "pearl"), (signs.KEY, "key"), (signs.POINTS, "points"), (signs.MONSTER_SIGN, "monster"))
        things = [line((sign, GLOW), f" {words(f'terminal-sign-{what}')}") for sign, what in shown]
        more = (
            ("→", "arrow"),
            ("∞", "lasting"),
            (signs.ANY, "any"),
            (signs.TURNED, "turned"),
            (signs.PLACE, "location"),
        )
        return [spaced(races), spaced(things), *[line((s, GLOW), f" {words(f'terminal-sign-{w}')}") for s, w in more]]
