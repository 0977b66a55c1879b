"""The board of Cryptids: what the app asks of it. Its panels are in europe.py, display.py, reserve.py, office.py,
players.py and poacher.py."""

from collections.abc import Mapping, Sequence

from textual.content import Content

from bathysphere.engine import Choice, Decision, SeenEvent
from bathysphere.games.cryptids.aids import CryptidsAids, Gain, aids
from bathysphere.games.cryptids.content import NOWHERE
from bathysphere.games.cryptids.pack import EVIDENCE, HABITATS, SKILLS
from bathysphere.games.cryptids.view import CryptidsView
from bathysphere.games.cryptids.wording import CryptidsWording
from bathysphere.terminal.board import TALL, Board, BoardModel, Card, Panel
from bathysphere.terminal.cryptids import enlarged, signs
from bathysphere.terminal.cryptids.display import Display
from bathysphere.terminal.cryptids.europe import Europe, place_of
from bathysphere.terminal.cryptids.office import Office
from bathysphere.terminal.cryptids.players import Players
from bathysphere.terminal.cryptids.poacher import PoacherPanel
from bathysphere.terminal.cryptids.reserve import LAID, Reserve, steered
from bathysphere.terminal.cryptids.result import result
from bathysphere.terminal.cryptids.why import barred
from bathysphere.terminal.draw import DIM, GLOW, GOLD, HEAD, QUIET, TEXT, WARN, flow, line, spaced
from bathysphere.terminal.draw import NOTHING as EMPTY
from bathysphere.words import Words

LOUD = ("found", "relocated", "request_granted", "poacher_caught", "building_ended")
WARNING = ("failed", "poacher_caught", "terrain_closed")
IN_RESERVE = ("relocate.place", "terrain.tile", "terrain.lay", "terrain.take", "terrain.fitting", "terrain.return")
CHIP = f"bold #04101f on {WARN}"


class CryptidsBoard(Board[CryptidsView]):
    covers = True
    secret = "terminal-hint-contract"
    calls = "terminal-hint-bid"
    previews = True
    explains = True
    enlarges = ("display", "place", "market", "cryptid", "request", "tile", "skill")

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.wording = CryptidsWording(words)
        self.europe = Europe(words)
        self.display = Display(words)
        self.reserve = Reserve(words)
        self.office = Office(words)
        self.players = Players(words)
        self.poacher = PoacherPanel(words)
        self.large = enlarged.Enlarged(words)

    def banner(self, model: BoardModel[CryptidsView]) -> Content:
        view, words = model.view, self.words
        if view.outcome is not None:
            return line((words("game-over"), HEAD))
        parts = [line((words("terminal-turn", name=model.names[view.turn.seat]), HEAD))]
        if view.phase != "setup":
            parts.append(line((words("terminal-cryptids-round", number=view.number), TEXT)))
        parts.append(line((words(f"terminal-cryptids-phase-{view.phase}"), QUIET)))
        if view.final:
            final = words("terminal-cryptids-final", number=max(0, view.final - view.number))
            parts.append(line((f" {final} ", CHIP)))
        return spaced(parts)

    # -- panels

    def table(self, model: BoardModel[CryptidsView], width: int) -> list[Panel]:
        """First what the question is about: the map, the market, or the reserve."""
        facts = self._aids(model)
        europe, display = self.europe.panel(model, width), self.display.panel(model, facts, width)
        reserve, office = self.reserve.panel(model, width), self.office.panel(model, facts, width)
        own = [self.players.own(model, facts, width)] if model.me >= 0 and model.height >= TALL else []
        poacher = [panel for panel in (self.poacher.panel(model, facts, width),) if panel is not None]
        attempt = [panel for panel in (self.display.attempt(model, width),) if panel is not None]
        kind = model.decision.kind if model.decision is not None else ""
        if kind in IN_RESERVE or kind in ("setup.terrain", "poacher.terrain"):
            return [reserve, europe, display, office, *poacher, *own]
        if kind.startswith(("office", "assistant", "skills")) or (not kind and model.view.phase == "office"):
            return [office, *own, display, *poacher, europe, reserve]
        if kind.startswith(("refresh", "bid", "setup.bids")):
            return [display, office, europe, *poacher, *own, reserve]
        return [*attempt, europe, display, *poacher, office, *own, reserve]

    def mine(self, model: BoardModel[CryptidsView], width: int) -> Content:
        return self.players.mine(model, self._aids(model), width)

    def seats(self, model: BoardModel[CryptidsView], width: int) -> list[Panel]:
        return [self.office.track(model), self.players.panel(model, self._aids(model), width)]

    def _aids(self, model: BoardModel[CryptidsView]) -> CryptidsAids:
        return aids(model.view, model.decision)

    # -- cards

    def cards(self, view: CryptidsView) -> list[Card]:
        """Open cards, places, market and papers, then the players and what is theirs."""
        pack = self.wording.content(view)
        cards: list[Card] = [("display", place) for place, card in enumerate(view.display) if card.card != NOWHERE]
        cards += [("place", place) for place in range(len(pack.places))]
        cards += [("market", place) for place, kind in enumerate(view.market) if kind != NOWHERE]
        cards += [("contract", view.shared)] if view.shared != NOWHERE else []
        cards += [("request", request) for request in view.requests]
        if view.poacher is not None:
            cards += [("poacher", view.poacher.card)] if view.poacher.card != NOWHERE else []
            cards += [("cryptid", card) for card in view.poacher.captives]
        for seat, player in enumerate(view.players):
            cards.append(("seat", seat))
            cards += [("tile", tile) for tile in player.tiles]
            cards += [("cryptid", card) for card in player.found]
        cards += [("skill", skill) for skill in range(len(SKILLS))]
        return list(dict.fromkeys(cards))

    def enlarged(self, model: BoardModel[CryptidsView], card: Card) -> Panel:
        return self.large.panel(model, self._aids(model), card)

    # -- options

    def sign_of(self, kind: str, number: int) -> Content:
        """Evidence and skills at a glance."""
        if kind == "evidence":
            return signs.evidence(number)
        return line((signs.SKILL_SIGNS[number], GLOW)) if kind == "skill" else EMPTY

    def group(self, choice: Choice) -> str:
        """Arrows lead over the board from one place of a tile to the next, so that all of them are listed."""
        return "" if choice[0] in LAID else super().group(choice)

    def reasons(self, model: BoardModel[CryptidsView]) -> Sequence[str]:
        return barred(self.words, model)

    def steer(self, options: Sequence[Choice], row: int, way: str) -> int | None:
        return steered(options, row, way)

    def remarks(self, model: BoardModel[CryptidsView]) -> Mapping[Choice, Content]:
        """What an option costs or gives, where it leads, how likely it succeeds."""
        if model.decision is None:
            return {}
        facts = self._aids(model)
        gains = {gain.option: gain for gain in facts.gains}
        options = model.decision.options
        return {
            choice: spaced([self._about(model, facts, number, choice), self._gain(gains.get(number), choice)])
            for number, choice in enumerate(options)
        }

    def _about(self, model: BoardModel[CryptidsView], facts: CryptidsAids, number: int, choice: Choice) -> Content:
        place = place_of(choice)
        if choice[0] in ("city", "move", "ticket", "walk") and place is not None:
            return self._destination(model, place)
        if choice[0] == "track":
            return self.display.chance(facts.cards[choice[2]].odds)
        if choice[0] == "commit":
            return self.display.chance(facts.odds[number])
        if choice[0] in ("take", "tile", "return"):
            return self._shape(model, choice[1])
        if choice[0] in ("bid", "second_card", "discard", "card"):
            return self._open_card(model, facts, choice[1])
        return EMPTY

    def _destination(self, model: BoardModel[CryptidsView], place: int) -> Content:
        """What is there, and which cards with a bid of the reader are tracked there."""
        view = model.view
        wanted = [
            line((self.wording.card(card.card, view), GOLD))
            for card in view.display
            if card.region == place and (view.options.no_bids or model.me in card.bids)
        ]
        return spaced([line(*self.europe.there(model, place)), *wanted])

    def _open_card(self, model: BoardModel[CryptidsView], facts: CryptidsAids, place: int) -> Content:
        shown = model.view.display[place]
        if shown.card == NOWHERE:
            return EMPTY
        region = self.display.region(model, place)
        return spaced([region, signs.evidences(shown.needs), self.display.outlook(model, facts, place)])

    def _shape(self, model: BoardModel[CryptidsView], tile: int) -> Content:
        pack = self.wording.content(model.view)
        terrain = pack.terrain[tile]
        shape = signs.outline(pack.pack.terrain.shapes[terrain.shape])
        return line((shape, signs.HABITAT_COLOURS[terrain.kind]))

    def _gain(self, gain: Gain | None, choice: Choice) -> Content:
        """Costs and gains that the words of the option do not name."""
        if gain is None or choice[0] not in ("place", "lay", "hare"):
            return EMPTY
        said = [
            line((f"+{number}{sign}", GOLD))
            for number, sign in zip((gain.coins, gain.xp, gain.rows), signs.SYMBOL_SIGNS, strict=True)
            if number
        ]
        return spaced(said, " ")

    def tally(self, decision: Decision, chosen: Choice) -> Content:
        return line((self.words("picks", number=len(chosen)), TEXT))

    # -- the log, the end, the legend

    def tone(self, told: SeenEvent) -> str:
        if told.kind in ("round_began", "game_ended"):
            return HEAD
        if told.kind in WARNING:
            return f"bold {WARN}"
        if told.kind in LOUD:
            return f"bold {GOLD}"
        return TEXT if told.reveals or told.kind == "turn_began" else QUIET

    def result(self, view: CryptidsView, log: Sequence[SeenEvent], names: Sequence[str], width: int) -> Content:
        return result(self.words, view, names, width)

    def legend(self) -> list[Content]:
        wording = self.wording
        evidence = [line(signs.evidence(kind), f" {wording.evidence(kind)}") for kind in range(len(EVIDENCE) + 1)]
        habitats = [line(signs.habitat(kind), f" {wording.habitat(kind)}") for kind in (*range(len(HABITATS)), NOWHERE)]
        skills = [line((sign, GLOW), f" {wording.skill(skill)}") for skill, sign in enumerate(signs.SKILL_SIGNS)]
        more = (
            (signs.seat_sign(0), "seat"),
            (signs.open_card(0), "open"),
            (signs.coins(2), "coins"),
            (signs.xp(2), "xp"),
            (line((signs.INITIATIVE, GOLD)), "initiative"),
            (signs.points(5), "points"),
            (line((signs.MATCH, GOLD)), "match"),
            (line((signs.IN_RESERVE, GOLD)), "reserve"),
            (line((signs.GIVEN, GOLD)), "given"),
            (line((f"{signs.BID}1", GOLD)), "loose"),
            (line((f"({signs.SKILL_SIGNS[0]})", DIM)), "used"),
            (line((signs.START, DIM)), "start"),
            (line(("║═", QUIET)), "fence"),
            (signs.hare(), "hare"),
            (signs.poacher(), "poacher"),
            (line((signs.ASKED, DIM)), "asked"),
            (line(("← ↑ ↓ → x z", f"bold {GLOW}")), "steer"),
        )
        shown = [line(sign, f" {self.words(f'terminal-cryptids-sign-{what}')}") for sign, what in more]
        return [*flow(evidence, enlarged.WIDTH), spaced(habitats), *flow(skills, enlarged.WIDTH), *shown]
