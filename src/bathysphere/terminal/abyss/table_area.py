"""The middle of the table: depths and threat, Court, Council, locations; and below it one's own hand."""

from textual.content import Content

from bathysphere.games.abyss.cards.allies import RACE, RACES, VALUE
from bathysphere.games.abyss.cards.lords import GUILD, GUILDS, LORDS, POINTS
from bathysphere.games.abyss.components import COURT_SPACES, LAST_SPACE_PEARLS, REWARDS, THREAT_DIVISIONS, TRACK_SPACES
from bathysphere.games.abyss.view import AbyssView
from bathysphere.games.abyss.wording import AbyssWording
from bathysphere.terminal.abyss import estimates, signs
from bathysphere.terminal.board import BoardModel, Panel
from bathysphere.terminal.draw import (
    DIM,
    FAINT,
    GLOW,
    NOTHING,
    TEXT,
    WARN,
    chip,
    columns,
    grid,
    line,
    lines,
    shelf,
    spaced,
    spread,
)
from bathysphere.words import Words

LORD_CELL = 24
AIRY, ROOMY = 34, 46
"""From these heights on there is room for gaps, and for the texts of Lords."""
CARD, SPACE = "#16345c", "#0a1a33"
"""Behind a card on the track, and behind an empty space."""


class TableArea:
    """Panels of what belongs to everybody, and of what one holds."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.wording = AbyssWording(words)

    def panels(self, model: BoardModel[AbyssView], width: int) -> list[Panel]:
        panels = [self._depths(model.view, width), self._court(model, width), self._council(model.view, width)]
        panels.append(self._locations(model))
        if model.me >= 0:
            panels.append(self._hand(model.view, width))
        return panels

    def _depths(self, view: AbyssView, width: int) -> Panel:
        words = self.words
        spaces = []
        for number in range(TRACK_SPACES):
            if number < len(view.track):
                spaces.append(chip(signs.ally_sign(view.track[number]), CARD))
            elif number == TRACK_SPACES - 1:
                spaces.append(chip(signs.pearls(LAST_SPACE_PEARLS), SPACE))
            else:
                spaces.append(chip(line((str(number + 1), FAINT)), SPACE))
        track = Content(" ").join(spaces)
        deck = line((words("terminal-deck"), DIM), (f" {view.deck}", TEXT))
        discard = line((words("terminal-discard"), DIM), (f" {view.discard}", TEXT))
        tokens = line((f"{signs.MONSTER_SIGN} ", WARN), (words("terminal-supply"), DIM), (f" {view.supply}", TEXT))
        cells = [[self._division(view, number)] for number in range(1, THREAT_DIVISIONS + 1)]
        threat = shelf(cells, width)
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
        if here:
            return chip(line((f"▶{number} ", f"bold {WARN}"), reward), CARD)
        return line((f"  {number} ", FAINT), reward)

    def _court(self, model: BoardModel[AbyssView], width: int) -> Panel:
        view = model.view
        terms = estimates.terms(view)
        cells: list[list[Content]] = []
        in_row = columns(width, COURT_SPACES, LORD_CELL)
        cell_width = (width - 2 * (in_row - 1)) // in_row
        for lord in view.court:
            card = ("lord", lord)
            mark = line(("▌", GLOW if card in model.offered else FAINT))
            name = line(
                mark, signs.guild_sign(lord), " ", model.named(card, self.wording.lord(lord), signs.guild_style(lord))
            )
            nature = signs.KIND_SIGNS[LORDS[lord].kind]
            guild = line((self.words(f"guild-{GUILDS[GUILD[lord]]}-one"), DIM))
            facts = spaced([signs.keys(estimates.keys_on(view, lord)), line((nature, TEXT))], " ")
            text = self._lord_text(model, lord, cell_width - 2)
            cells.append(
                [
                    spread(name, signs.points(POINTS[lord]), cell_width),
                    spread(line(mark, guild), facts, cell_width),
                    line(mark, signs.price(lord, terms)),
                    *[line(mark, row) for row in text],
                ]
            )
        cells += [[line(("▌ ·", FAINT))]] * (COURT_SPACES - len(cells))
        note = self.words("terminal-lord-deck", number=view.lord_deck)
        return Panel(self.words("terminal-court"), grid(cells, width, in_row, between=model.height >= AIRY), note)

    def _lord_text(self, model: BoardModel[AbyssView], lord: int, width: int) -> list[Content]:
        """What he does, where there is room for it."""
        if model.height < ROOMY:
            return []
        return line((self.wording.lord_text(lord, model.view.options), DIM)).wrap(width)

    def _council(self, view: AbyssView, width: int) -> Panel:
        cells = []
        for race, number in enumerate(view.council):
            name = line((self.wording.race(race), signs.RACE_COLOURS[race] if number else FAINT))
            count = line((f"×{number}", f"bold {TEXT}" if number else FAINT))
            cells.append([line(signs.race_sign(race), " ", count, " ", name)])
        return Panel(self.words("terminal-council"), shelf(cells, width))

    def _locations(self, model: BoardModel[AbyssView]) -> Panel:
        view = model.view
        rows = [self._tile(model, tile, drawn=True) for tile in view.drawn]
        rows += [self._tile(model, tile, drawn=False) for tile in view.available]
        body = lines(rows) if rows else line((self.words("terminal-none"), FAINT))
        return Panel(self.words("terminal-locations"), body, self.words("terminal-pile", number=view.pile))

    def _tile(self, model: BoardModel[AbyssView], tile: int, *, drawn: bool) -> Content:
        card = ("location", tile)
        style = f"bold {GLOW}" if card in model.offered else f"bold {TEXT}"
        worth = NOTHING
        if model.me >= 0:
            worth = signs.points(f"{estimates.location_worth(model.view, tile, model.me)}")
        mark = line((signs.PLACE, GLOW if drawn else DIM))
        name = line(mark, " ", model.named(card, self.wording.location(tile), style), " ", worth, " ")
        return line(name, (self.wording.location_text(tile), DIM))

    def _hand(self, view: AbyssView, width: int) -> Panel:
        cells = []
        for race in range(len(RACES)):
            values = [VALUE[kind] for kind in view.hand if RACE[kind] == race]
            name = line(
                signs.race_sign(race), (f" {self.wording.race(race)}", signs.RACE_COLOURS[race] if values else FAINT)
            )
            shown = " ".join(map(str, values)) if values else "·"
            total = f" ={sum(values)}" if len(values) > 1 else ""
            cells.append([name, line((shown, f"bold {TEXT}" if values else FAINT), (total, DIM))])
        body = [shelf(cells, width)]
        if view.tokens:
            tokens = " ".join(map(str, view.tokens))
            body.append(line((f"{signs.MONSTER_SIGN} {self.words('terminal-my-tokens')} ", DIM), (tokens, TEXT)))
        return Panel(self.words("terminal-hand", number=len(view.hand)), lines(body))
