"""Every player's goods: pearls, keys, cards, Lords free and turned, locations with the Lords under them, Companions."""

from textual.content import Content

from bathysphere.games.abyss.cards.lords import LORDS, POINTS
from bathysphere.games.abyss.view import AbyssView
from bathysphere.games.abyss.wording import AbyssWording
from bathysphere.terminal.abyss import estimates, signs
from bathysphere.terminal.board import BoardModel, Panel
from bathysphere.terminal.draw import DIM, FAINT, GLOW, TEXT, WARN, flow, line, lines, spaced
from bathysphere.words import Words


class Players:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.wording = AbyssWording(words)

    def panels(self, model: BoardModel[AbyssView], width: int) -> list[Panel]:
        return [self._seat(model, seat, width) for seat in range(len(model.view.pearls))]

    def _seat(self, model: BoardModel[AbyssView], seat: int, width: int) -> Panel:
        view, words = model.view, self.words
        hidden = view.outcome is None and seat != model.me and view.token_numbers[seat] > 0
        stock = [
            line(signs.pearls(view.pearls[seat]), (f" {words('terminal-pearls', count=view.pearls[seat])}", DIM)),
            self._keys(view, seat),
            line((str(view.hand_sizes[seat]), TEXT), (f" {words('terminal-cards', count=view.hand_sizes[seat])}", DIM)),
            line((f"{signs.MONSTER_SIGN}{view.token_numbers[seat]}", WARN if view.token_numbers[seat] else FAINT)),
        ]
        rows = [spaced(stock, "  ")]
        lords = [self._free_lord(model, lord, turned=False) for lord in view.free[seat]]
        lords += [self._free_lord(model, lord, turned=True) for lord in view.turned[seat]]
        rows += flow(lords, width)
        for tile, covered in view.places[seat]:
            name = model.named(("location", tile), self.wording.location(tile), f"bold {TEXT}")
            worth = signs.points(estimates.location_worth(view, tile, seat))
            rows.append(line((f"{signs.PLACE} ", GLOW), name, " ", worth))
            rows += [line("  ", row) for row in flow([self._covered_lord(model, lord) for lord in covered], width - 2)]
        if view.companions[seat]:
            label = line((f"{words('terminal-companions')}:", DIM))
            rows += flow([label, *[signs.ally_sign(kind) for kind in view.companions[seat]]], width, " ")
        you = f" ({words('terminal-you')})" if seat == model.me else ""
        title = f"{model.names[seat]}{you} {signs.POINTS}{estimates.points_so_far(view, seat)}{'+' if hidden else ''}"
        at_turn = view.outcome is None and view.turn.seat == seat
        return Panel(f"▶ {title}" if at_turn else title, lines(rows), glows=at_turn)

    def _keys(self, view: AbyssView, seat: int) -> Content:
        held = estimates.keys_held(view, seat)
        return line((f"{signs.KEY}{held}", GLOW), (f" {self.words('terminal-keys', count=held)}", DIM))

    def _free_lord(self, model: BoardModel[AbyssView], lord: int, *, turned: bool) -> Content:
        card, name = ("lord", lord), self.wording.lord(lord)
        if turned:
            crossed = model.named(card, name, f"strike {DIM}")
            return line((f"{signs.TURNED} ", WARN), crossed, " ", signs.points(POINTS[lord]))
        nature = signs.KIND_SIGNS[LORDS[lord].kind] if LORDS[lord].kind == "lasting" else ""
        facts = line(signs.points(POINTS[lord]), signs.keys(estimates.keys_on(model.view, lord)), (nature, TEXT))
        return line(signs.guild_sign(lord), " ", model.named(card, name, signs.guild_style(lord)), " ", facts)

    def _covered_lord(self, model: BoardModel[AbyssView], lord: int) -> Content:
        name = model.named(("lord", lord), self.wording.lord(lord), signs.guild_style(lord).removeprefix("bold "))
        return line(signs.guild_sign(lord), " ", name, " ", signs.points(POINTS[lord]))
