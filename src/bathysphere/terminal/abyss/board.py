"""The board of Abyss as panels: depths and threat, Court, Council, locations, one's own hand, and every player."""

from collections.abc import Sequence

from textual.content import Content

from bathysphere.engine import Choice, Decision, Told
from bathysphere.games.abyss.cards.allies import RACE, RACES, VALUE
from bathysphere.games.abyss.cards.lords import LORDS, POINTS
from bathysphere.games.abyss.state import COURT_SPACES, NOT_TRIGGERED, THREAT_DIVISIONS, TRACK_SPACES
from bathysphere.games.abyss.steps.payment import Payment
from bathysphere.games.abyss.steps.threat import REWARDS
from bathysphere.games.abyss.view import AbyssView
from bathysphere.terminal.abyss import names, signs, zones
from bathysphere.terminal.abyss.enlarged import enlarge
from bathysphere.terminal.abyss.result import result
from bathysphere.terminal.board import Board, Card, Panel, Scene
from bathysphere.terminal.draw import DIM, FAINT, GLOW, HEAD, NOTHING, TEXT, WARN
from bathysphere.terminal.draw import columns, fit, grid, line, lines, spaced, spread

LORD_CELL = 24
RACE_CELL = 14
LAST_SPACE_PEARLS = 1

LORD_VERBS = ("recruit", "bribe", "dismiss", "lord", "turn_lord", "opportunist", "replace")
ALLY_VERBS = ("ally", "buy", "slaver")
TILE_VERBS = ("take_location", "swap", "swap_location")
RACE_VERBS = ("council", "oracle")


class AbyssBoard(Board[AbyssView]):
    # -- the middle of the table

    def banner(self, scene: Scene[AbyssView]) -> Content:
        view, words = scene.view, self.words
        parts = [line((words("terminal-turn", name=scene.names[view.turn.seat]), HEAD))]
        if view.outcome is not None:
            parts = [line((words("terminal-over"), HEAD))]
        elif view.last_turns != NOT_TRIGGERED:
            parts.append(line((f" {words('terminal-last-round', turns=view.last_turns)} ", f"bold #04101f on {WARN}")))
        return spaced(parts)

    def table(self, scene: Scene[AbyssView], width: int) -> list[Panel]:
        panels = [self._depths(scene.view, width), self._court(scene, width), self._council(scene.view, width)]
        panels.append(self._locations(scene, width))
        if scene.me >= 0:
            panels.append(self._hand(scene.view, width))
        return panels

    def _depths(self, view: AbyssView, width: int) -> Panel:
        words = self.words
        spaces = []
        for number in range(TRACK_SPACES):
            if number < len(view.track):
                spaces.append(line(" ", signs.ally_sign(view.track[number]), " "))
            else:
                last = number == TRACK_SPACES - 1
                bonus = signs.pearls(LAST_SPACE_PEARLS) if last else line((f" {number + 1}", FAINT))
                spaces.append(line(" ", bonus, " "))
        track = line(("▕", FAINT), Content.assemble(("│", FAINT)).join(spaces), ("▏", FAINT))
        deck = line((words("terminal-deck"), DIM), (f" {view.deck}", TEXT))
        discard = line((words("terminal-discard"), DIM), (f" {view.discard}", TEXT))
        tokens = line((f"{signs.MONSTER_SIGN} ", WARN), (words("terminal-supply"), DIM), (f" {view.supply}", TEXT))
        cells = [[self._division(view, number)] for number in range(1, THREAT_DIVISIONS + 1)]
        threat = grid(cells, width, columns(width, THREAT_DIVISIONS, 12), 1)
        return Panel(words("terminal-depths"), lines([spaced([deck, track, discard, tokens]), threat]))

    def _division(self, view: AbyssView, number: int) -> Content:
        """One division of the threat track: keys, and how many things of either kind."""
        here = number == view.threat
        key_number, ways = REWARDS[number]
        things = max(pearls + tokens for pearls, tokens in ways)
        reward = signs.keys(key_number)
        if things:
            choice = f"{things}×{signs.PEARLS}/{signs.MONSTER_SIGN}"
            reward = spaced([reward, line((choice, TEXT))], "+")
        marker = line((f"▶{number} ", f"bold {WARN}")) if here else line((f" {number} ", FAINT))
        return line(marker, reward)

    def _court(self, scene: Scene[AbyssView], width: int) -> Panel:
        view = scene.view
        terms = zones.terms(view)
        cells: list[list[Content]] = []
        in_row = columns(width, COURT_SPACES, LORD_CELL)
        cell_width = (width - 2 * (in_row - 1)) // in_row
        for lord in view.court:
            card = ("lord", lord)
            mark = line(("▌", GLOW if card in scene.offered else FAINT))
            name = line(mark, signs.guild_sign(lord), " ", scene.named(card, names.lord_name(self.words, lord), signs.guild_style(lord)))
            nature = signs.KIND_SIGNS[LORDS[lord].kind]
            guild = line((names.guild_name(self.words, lord), DIM))
            facts = spaced([signs.keys(zones.keys_on(view, lord)), line((nature, TEXT))], " ")
            cells.append(
                [
                    spread(name, signs.points(POINTS[lord]), cell_width),
                    spread(line(mark, guild), facts, cell_width),
                    line(mark, signs.price(lord, terms)),
                ]
            )
        for _ in range(COURT_SPACES - len(cells)):
            cells.append([line(("▌ ·", FAINT))])
        note = self.words("terminal-lord-deck", number=view.lord_deck)
        return Panel(self.words("terminal-court"), grid(cells, width, in_row), note)

    def _council(self, view: AbyssView, width: int) -> Panel:
        cells = []
        for race, number in enumerate(view.council):
            name = line((names.race_name(self.words, race), signs.RACE_COLOURS[race] if number else FAINT))
            count = line((f"×{number}", f"bold {TEXT}" if number else FAINT))
            cells.append([line(signs.race_sign(race), " ", count, " ", name)])
        return Panel(self.words("terminal-council"), grid(cells, width, columns(width, len(RACES), RACE_CELL), 1))

    def _locations(self, scene: Scene[AbyssView], width: int) -> Panel:
        view = scene.view
        rows = [self._tile(scene, tile, width, drawn=True) for tile in view.drawn]
        rows += [self._tile(scene, tile, width, drawn=False) for tile in view.available]
        body = lines(rows) if rows else line((self.words("terminal-none"), FAINT))
        return Panel(self.words("terminal-locations"), body, self.words("terminal-pile", number=view.pile))

    def _tile(self, scene: Scene[AbyssView], tile: int, width: int, *, drawn: bool) -> Content:
        card = ("location", tile)
        style = f"bold {GLOW}" if card in scene.offered else f"bold {TEXT}"
        worth = NOTHING
        if scene.me >= 0:
            worth = signs.points(f"{zones.location_worth(scene.view, tile, scene.me)}")
        mark = line((signs.PLACE, GLOW if drawn else DIM))
        name = line(mark, " ", scene.named(card, names.location_name(self.words, tile), style), " ", worth, " ")
        return fit(line(name, (names.location_text(self.words, tile, scene.view.options), DIM)), width)

    def _hand(self, view: AbyssView, width: int) -> Panel:
        cells = []
        for race in range(len(RACES)):
            values = [VALUE[kind] for kind in view.hand if RACE[kind] == race]
            name = line(signs.race_sign(race), (f" {names.race_name(self.words, race)}", signs.RACE_COLOURS[race] if values else FAINT))
            shown = " ".join(map(str, values)) if values else "·"
            total = f" ={sum(values)}" if len(values) > 1 else ""
            cells.append([name, line((shown, f"bold {TEXT}" if values else FAINT), (total, DIM))])
        body = [grid(cells, width, columns(width, len(RACES), RACE_CELL), 1)]
        if view.tokens:
            tokens = " ".join(map(str, view.tokens))
            body.append(line((f"{signs.MONSTER_SIGN} {self.words('terminal-my-tokens')} ", DIM), (tokens, TEXT)))
        return Panel(self.words("terminal-hand", number=len(view.hand)), lines(body))

    # -- the players

    def seats(self, scene: Scene[AbyssView], width: int) -> list[Panel]:
        return [self._seat(scene, seat, width) for seat in range(len(scene.view.pearls))]

    def _seat(self, scene: Scene[AbyssView], seat: int, width: int) -> Panel:
        view, words = scene.view, self.words
        hidden = view.outcome is None and seat != scene.me and view.token_numbers[seat] > 0
        stock = [
            line(signs.pearls(view.pearls[seat]), (f" {words('terminal-pearls', count=view.pearls[seat])}", DIM)),
            self._keys(view, seat),
            line((str(view.hand_sizes[seat]), TEXT), (f" {words('terminal-cards', count=view.hand_sizes[seat])}", DIM)),
            line((f"{signs.MONSTER_SIGN}{view.token_numbers[seat]}", WARN if view.token_numbers[seat] else FAINT)),
        ]
        rows = [spaced(stock, "  ")]
        lords = [self._free_lord(scene, lord, turned=False) for lord in view.free[seat]]
        lords += [self._free_lord(scene, lord, turned=True) for lord in view.turned[seat]]
        rows += _flow(lords, width)
        for tile, covered in view.places[seat]:
            name = scene.named(("location", tile), names.location_name(words, tile), f"bold {TEXT}")
            worth = signs.points(zones.location_worth(view, tile, seat))
            rows.append(line((f"{signs.PLACE} ", GLOW), name, " ", worth))
            rows += [line("  ", row) for row in _flow([self._covered_lord(scene, lord) for lord in covered], width - 2)]
        if view.companions[seat]:
            label = line((f"{words('terminal-companions')}:", DIM))
            rows += _flow([label, *[signs.ally_sign(kind) for kind in view.companions[seat]]], width, " ")
        title = f"{scene.names[seat]} {signs.POINTS}{zones.points_so_far(view, seat)}{'+' if hidden else ''}"
        at_turn = view.outcome is None and view.turn.seat == seat
        return Panel(f"▶ {title}" if at_turn else title, lines(rows), glows=at_turn)

    def _keys(self, view: AbyssView, seat: int) -> Content:
        held = zones.keys_held(view, seat)
        return line((f"{signs.KEY}{held}", GLOW), (f" {self.words('terminal-keys', count=held)}", DIM))

    def _free_lord(self, scene: Scene[AbyssView], lord: int, *, turned: bool) -> Content:
        name = names.lord_name(self.words, lord)
        if turned:
            name = scene.named(("lord", lord), name, f"strike {DIM}")
            return line((f"{signs.TURNED} ", WARN), name, " ", signs.points(POINTS[lord]))
        nature = signs.KIND_SIGNS[LORDS[lord].kind] if LORDS[lord].kind == "lasting" else ""
        facts = line(signs.points(POINTS[lord]), signs.keys(zones.keys_on(scene.view, lord)), (nature, TEXT))
        return line(signs.guild_sign(lord), " ", scene.named(("lord", lord), name, signs.guild_style(lord)), " ", facts)

    def _covered_lord(self, scene: Scene[AbyssView], lord: int) -> Content:
        name = scene.named(("lord", lord), names.lord_name(self.words, lord), signs.guild_style(lord).removeprefix("bold "))
        return line(signs.guild_sign(lord), " ", name, " ", signs.points(POINTS[lord]))

    # -- cards, options, picks

    def cards(self, view: AbyssView) -> list[Card]:
        found: list[Card] = [("lord", lord) for lord in view.court]
        found += [("location", tile) for tile in (*view.drawn, *view.available)]
        for seat in range(len(view.pearls)):
            found += [("lord", lord) for lord in (*view.free[seat], *view.turned[seat])]
            for tile, covered in view.places[seat]:
                found += [("location", tile), *[("lord", lord) for lord in covered]]
        return found

    def enlarged(self, scene: Scene[AbyssView], card: Card) -> Panel:
        return enlarge(self.words, scene, card)

    def card_of(self, choice: Choice) -> Card | None:
        if choice[0] in LORD_VERBS:
            return ("lord", choice[1])
        return ("location", choice[-1]) if choice[0] in TILE_VERBS else None

    def sign(self, choice: Choice) -> Content:
        verb = choice[0]
        if verb in ALLY_VERBS:
            return signs.ally_sign(choice[1])
        if verb in RACE_VERBS:
            return Content("").join([signs.race_sign(race) for race in choice[1:]])
        if verb in LORD_VERBS:
            return signs.guild_sign(choice[1])
        if verb in TILE_VERBS:
            return line((signs.PLACE, GLOW))
        return NOTHING

    def tally(self, decision: Decision, chosen: Choice) -> Content:
        """For a payment: value against price, races against those wanted, and the pearls that would be needed."""
        words, picks = self.words, decision.picks
        if not isinstance(picks, Payment):
            return line((words("terminal-picked", number=len(chosen)), TEXT))
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
            parts.insert(2, line(signs.race_sign(picks.must), (" ✓" if must_paid else " ?", GLOW if must_paid else WARN)))
        return Content.assemble(("  ·  ", FAINT)).join(parts)

    def tone(self, told: Told) -> str:
        if told.kind in ("turn_began", "game_ended"):
            return HEAD
        if told.kind == "last_round":
            return f"bold {WARN}"
        return TEXT if told.reveals else "#a3b7d1"

    def result(self, view: AbyssView, log: Sequence[Told], names: Sequence[str], width: int) -> Content:
        return result(self.words, view, log, names, width)

    def legend(self) -> list[Content]:
        words = self.words
        races = [line(signs.race_sign(race), " ", names.race_name(words, race)) for race in range(len(RACES))]
        shown = ((signs.PEARLS, "pearl"), (signs.KEY, "key"), (signs.POINTS, "points"), (signs.MONSTER_SIGN, "monster"))
        things = [line((sign, GLOW), f" {words(f'terminal-sign-{what}')}") for sign, what in shown]
        more = (("→", "arrow"), ("∞", "lasting"), (signs.ANY, "any"), (signs.TURNED, "turned"), (signs.PLACE, "location"))
        return [spaced(races), spaced(things), *[line((s, GLOW), f" {words(f'terminal-sign-{w}')}") for s, w in more]]


def _flow(parts: Sequence[Content], width: int, gap: str = "  ") -> list[Content]:
    """Set one after the other, broken between parts only."""
    rows: list[Content] = []
    for part in parts:
        if rows and rows[-1].cell_length + len(gap) + part.cell_length <= width:
            rows[-1] = rows[-1] + gap + part
        else:
            rows.append(part)
    return rows
