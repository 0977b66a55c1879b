"""The open cards with what they need, where, for how much, and whose bids lie on them; and the attempt under way."""

from textual.content import Content

from bathysphere.games.cryptids.aids import CANNOT, CryptidsAids, Odds
from bathysphere.games.cryptids.content import NOWHERE
from bathysphere.games.cryptids.view import CryptidsView
from bathysphere.games.cryptids.wording import CryptidsWording
from bathysphere.terminal.board import BoardModel, Panel
from bathysphere.terminal.cryptids import signs
from bathysphere.terminal.draw import DIM, FAINT, GLOW, GOLD, QUIET, TEXT, WARN, fit, flow, line, lines, spaced
from bathysphere.terminal.draw import NOTHING as EMPTY
from bathysphere.words import Words

ONE_LINE = 70
"""From this width on a card takes one line."""
NEEDS, REGION, LEVEL, POINTS, BIDS = 4, 3, 4, 5, 5


class Display:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.wording = CryptidsWording(words)

    def panel(self, model: BoardModel[CryptidsView], aids: CryptidsAids, width: int) -> Panel:
        view = model.view
        rows = []
        for place, card in enumerate(view.display):
            if card.card == NOWHERE:
                rows.append(line((f"{place + 1} ", DIM), (self.words("terminal-none"), FAINT)))
            elif width >= ONE_LINE:
                rows.append(spaced([*self._columns(model, place, width), self.outlook(model, aids, place)]))
            else:
                name, *rest = self._columns(model, place, width)
                rows += [spaced([name, rest[-1]]), line("  ", spaced([*rest[:-1], self.outlook(model, aids, place)]))]
        note = "  ".join([f"{signs.LEVELS[level]} {number}" for level, number in enumerate(view.decks)])
        title = self.words("terminal-cryptids-display")
        body = lines([row.truncate(width, ellipsis=True) for row in rows])
        return Panel(title, body, self.words("terminal-cryptids-decks", decks=note))

    def _columns(self, model: BoardModel[CryptidsView], place: int, width: int) -> list[Content]:
        """Name, level and habitat, region, requirements, reputation, bids."""
        view = model.view
        shown = view.display[place]
        printed = self.wording.content(view).cards[shown.card]
        glows = ("display", place) in model.offered
        name = model.named(
            ("display", place), self.wording.card(shown.card, view), f"bold {GLOW}" if glows else f"bold {TEXT}"
        )
        longest = max([len(self.wording.card(each.card, view)) for each in view.display if each.card != NOWHERE])
        title = line(signs.open_card(place), " ", name)
        worth = line((f"{printed.found}+{printed.relocated}", GOLD))
        return [
            fit(title, longest + 2) if width >= ONE_LINE else title,
            fit(line((signs.LEVELS[printed.level - 1], DIM)), LEVEL) + signs.habitat(printed.habitat),
            fit(self.region(model, place), REGION),
            fit(signs.evidences(shown.needs), NEEDS),
            worth,
            fit(signs.seat_signs(shown.bids), len(view.players)) if width >= ONE_LINE else signs.seat_signs(shown.bids),
        ]

    def region(self, model: BoardModel[CryptidsView], place: int) -> Content:
        view = model.view
        pack, region = self.wording.content(view), view.display[place].region
        if region == NOWHERE:
            return line((signs.ANYTHING, f"bold {GLOW}"))
        return model.named(("place", region), pack.places[region], f"bold {signs.ZONE_COLOURS[pack.zone[region]]}")

    def outlook(self, model: BoardModel[CryptidsView], aids: CryptidsAids, place: int) -> Content:
        """How far it is, what the dice would say, and whether it counts for contracts, if they are not covered."""
        card = aids.cards[place]
        parts = []
        if card.distance > 0:
            parts.append(line((self.words("terminal-cryptids-steps", number=card.distance), DIM)))
        elif card.distance == 0:
            parts.append(line((self.words("terminal-cryptids-here"), GLOW)))
        parts.append(self.chance(card.odds))
        if card.contracts and (not model.covered or len(model.view.players) == 1):
            parts.append(line((signs.MATCH * card.contracts, GOLD)))
        return spaced(parts, " ")

    def chance(self, odds: Odds) -> Content:
        if odds.dice == CANNOT:
            return EMPTY
        style = GLOW if not odds.dice else QUIET
        if odds.best == odds.chance:
            return line((self.words("terminal-cryptids-chance", chance=odds.chance), style))
        return line((self.words("terminal-cryptids-chances", chance=odds.chance, best=odds.best), style))

    # -- the attempt under way

    def attempt(self, model: BoardModel[CryptidsView], width: int) -> Panel | None:
        view = model.view
        trying = view.trying
        if trying is None:
            return None
        shown = view.display[trying.place]
        rows = [line((model.names[view.turn.seat], signs.seat_style(view.turn.seat)))]
        for need, cover in zip(shown.needs, trying.cover, strict=True):
            how = [signs.evidence(kind) + line((f" {self.wording.evidence(kind)}", TEXT)) for kind in cover]
            rows.append(
                line(
                    signs.evidence(need),
                    (f" {self.wording.evidence(need)}: ", DIM),
                    spaced(how) if how else line((self.words("terminal-cryptids-by-dice"), QUIET)),
                )
            )
        if trying.dice:
            faces = [
                line((f"[{self.wording.tracking(face)}]", f"bold {GLOW if face == 'success' else WARN}"))
                for face in trying.dice
            ]
            rows += flow([line((self.words("terminal-cryptids-rolled"), DIM)), *faces], width)
        title = self.words("terminal-cryptids-attempt", card=self.wording.open_card(trying.place, view))
        return Panel(title, lines([row.truncate(width, ellipsis=True) for row in rows]), glows=True)
