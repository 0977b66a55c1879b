"""The players in the order of play: cards, quarantine, roles as far as one may know, and what is known of their hands.

And the reader's own hand, with their role under a cover.
"""

from textual.content import Content

from bathysphere.engine import Cards
from bathysphere.games.thing.aids import aids
from bathysphere.games.thing.components import Burning
from bathysphere.games.thing.roles import UNKNOWN
from bathysphere.games.thing.view import ThingView
from bathysphere.games.thing.wording import ThingWording
from bathysphere.terminal.board import BoardModel, Panel
from bathysphere.terminal.draw import DIM, FAINT, GLOW, GOLD, NOTHING, TEXT, fit, flow, line, lines, spaced
from bathysphere.terminal.thing import signs
from bathysphere.words import Words

NAME = 14


class Players:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.wording = ThingWording(words)

    def panel(self, model: BoardModel[ThingView], width: int) -> Panel:
        view = model.view
        order = aids(view, None).order
        rows = [row for seat in order for row in self._seat(model, seat, width)]
        rows += [row for burning in view.burned for row in self._burned(model, burning, width)]
        return Panel(self.words("terminal-thing-players"), lines(rows))

    def _seat(self, model: BoardModel[ThingView], seat: int, width: int) -> list[Content]:
        view = model.view
        at_turn = view.outcome is None and view.turn.seat == seat
        name = line((f"{signs.TURN if at_turn else ' '} ", GLOW), model.player(seat, at_turn))
        marks = [
            signs.hand(view.hand_sizes[seat]),
            signs.quarantine(view.quarantine[seat]),
            line((signs.ASKED if model.asks(seat) else "", GOLD)),
            self.role_of(model, seat),
            line((self.words("terminal-you") if seat == model.me else "", DIM)),
        ]
        rows = [fit(line(fit(name, NAME), " ", spaced(marks, " ")), width)]
        if known := self.known(model, seat):
            rows += [line("  ", row) for row in flow([line((signs.KNOWN, DIM)), *known], width - 2, " ")]
        return rows

    def _burned(self, model: BoardModel[ThingView], burning: Burning, width: int) -> list[Content]:
        name = model.named(("seat", burning.target), model.names[burning.target], f"strike {DIM}")
        start = line((f"{signs.BURNED} ", FAINT), name, " ", self.role_of(model, burning.target))
        return flow([start, line((self.burned_how(model, burning), DIM))], width)

    def burned_how(self, model: BoardModel[ThingView], burning: Burning) -> str:
        if burning.by == burning.target:
            return self.words("terminal-thing-fourth", turn=burning.turn)
        return self.words("terminal-thing-burned", name=model.names[burning.by], turn=burning.turn)

    def role_of(self, model: BoardModel[ThingView], seat: int) -> Content:
        """A role that the reader knows, unless it is covered."""
        role = model.view.roles[seat]
        if role == UNKNOWN or (model.covered and model.view.outcome is None):
            return NOTHING
        return line(signs.role_sign(role), (f" {self.wording.role(role)}", signs.ROLE_COLOURS[role]))

    def known(self, model: BoardModel[ThingView], seat: int) -> list[Content]:
        """Cards that the reader was shown, or gave, and how many may have left since; at the end all is open."""
        if model.view.hands:
            return []
        known = model.view.known[seat]
        doubtful = list(known.cards)
        for card in known.sure:
            doubtful.remove(card)
        cards = [line(self.card(model, card), ("!", DIM)) for card in known.sure]
        if known.lost < len(doubtful):
            cards += [self.card(model, card) for card in doubtful]
        if known.lost and known.lost < len(doubtful):
            cards.append(line((self.words("terminal-thing-lost", number=known.lost), DIM)))
        return cards

    # -- the reader's own

    def hand(self, model: BoardModel[ThingView], width: int) -> Panel:
        """A line for each card, with what it does."""
        view = model.view
        rows = [self._with_text(model, card, width) for card in view.hand]
        if view.drawn:
            rows.append(line((self.words("terminal-thing-drawn"), DIM)))
            rows += [self._with_text(model, card, width) for card in view.drawn]
        body = lines(rows) if rows else line((self.words("terminal-none"), FAINT))
        return Panel(self.words("terminal-hand", number=len(view.hand)), body, self.my_role(model).plain)

    def mine(self, model: BoardModel[ThingView], width: int) -> Content:
        """Role and hand in a few words."""
        view = model.view
        if model.me < 0:
            return NOTHING
        parts = [self.my_role(model), *self.cards(model, view.hand)]
        if view.drawn:
            parts += [line((self.words("terminal-thing-drawn"), DIM)), *self.cards(model, view.drawn)]
        return lines(flow(parts, width))

    def my_role(self, model: BoardModel[ThingView]) -> Content:
        role = model.view.role
        if model.covered and model.view.outcome is None:
            return line((self.words("terminal-thing-covered", cover=signs.COVER), DIM))
        name = line(signs.role_sign(role), (f" {self.wording.role(role)}", signs.role_style(role)))
        return name if not model.view.out[model.me] else line(name, (f", {self.words('terminal-thing-out')}", DIM))

    def _with_text(self, model: BoardModel[ThingView], card: int, width: int) -> Content:
        text = self.wording.card_text(card, model.view.options)
        return line(self.card(model, card), (f"  {text}", DIM)).truncate(width, ellipsis=True)

    def cards(self, model: BoardModel[ThingView], cards: Cards) -> list[Content]:
        return [self.card(model, card) for card in cards]

    def card(self, model: BoardModel[ThingView], card: int) -> Content:
        glows = ("card", card) in model.offered
        name = model.named(("card", card), self.wording.card(card), signs.card_style(card) if glows else TEXT)
        return line(signs.card_sign(card), " ", name)
