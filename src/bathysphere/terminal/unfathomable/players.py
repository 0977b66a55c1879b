"""The players seat by seat: character, hand, feat, items and roles as far as one may know.

And the reader's own hand by skills, with their roles under a cover.
"""

from collections import Counter

from textual.content import Content

from bathysphere.games.unfathomable.cards.skills.table import SKILL_OF, SKILLS, VALUE_OF
from bathysphere.games.unfathomable.cards.spells.table import FLESH_WARD
from bathysphere.games.unfathomable.components import FACE_DOWN, NO_ROLE, NOTHING
from bathysphere.games.unfathomable.view import UnfathomableView
from bathysphere.games.unfathomable.wording import UnfathomableWording
from bathysphere.terminal.board import BoardModel, Panel
from bathysphere.terminal.draw import DIM, FAINT, GLOW, GOLD, QUIET, TEXT, WARN, flow, line, lines, spaced
from bathysphere.terminal.draw import NOTHING as EMPTY
from bathysphere.terminal.unfathomable import signs
from bathysphere.words import Words

INDENT = "   "


class Players:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.wording = UnfathomableWording(words)

    def panel(self, model: BoardModel[UnfathomableView], width: int) -> Panel:
        rows = [row for seat in range(len(model.names)) for row in self._seat(model, seat, width)]
        return Panel(
            self.words("terminal-unfathomable-players"), lines([row.truncate(width, ellipsis=True) for row in rows])
        )

    def _seat(self, model: BoardModel[UnfathomableView], seat: int, width: int) -> list[Content]:
        """Who they are, what they have, and what lies before them."""
        view = model.view
        player = view.players[seat]
        at_turn = view.outcome is None and view.turn.seat == seat
        head = [
            line(
                (signs.TURN if at_turn else " ", GLOW),
                signs.seat_sign(seat, revealed=player.revealed != NO_ROLE, mine=seat == model.me),
                " ",
                model.player(seat, at_turn),
                (signs.ASKED if model.asks(seat) else "", GOLD),
            ),
            *[signs.title(title) for title, holder in enumerate(view.titles) if holder == seat],
            line((self.words("terminal-you") if seat == model.me else "", DIM)),
            line((self.wording.character(player.character) if player.character != NOTHING else "", QUIET)),
        ]
        marks = [spaced([signs.hand(player.hand), signs.feat(player.feat), self.roles(model, seat)])]
        if player.place != NOTHING:
            marks.append(line((self.wording.space(player.place), DIM)))
        inner = width - len(INDENT)
        below = [*flow(marks, inner), *flow(self.belongings(model, seat), inner)]
        return [spaced(head, " "), *[line(INDENT, row) for row in below]]

    def roles(self, model: BoardModel[UnfathomableView], seat: int) -> Content:
        """A revealed role is open; of the others one sees how many there are, and what one knows if it is not
        covered."""
        view, player = model.view, model.view.players[seat]
        known = view.roles[seat] if view.roles else player.roles
        cards = [signs.role_sign(role if view.roles or not model.covered else FACE_DOWN) for role in known]
        if player.revealed == NO_ROLE:
            return Content("").join(cards)
        name = self.words("terminal-unfathomable-revealed", role=self.wording.role(player.revealed))
        return spaced([line(signs.role_sign(player.revealed), (f" {name}", WARN)), *cards], " ")

    def belongings(self, model: BoardModel[UnfathomableView], seat: int) -> list[Content]:
        """Items, kept mythos cards and spells, wards."""
        player = model.view.players[seat]
        things = [self._item(model, item, active=item == player.active) for item in player.items]
        things += [model.named(("mythos", card), self.wording.mythos(card), GOLD) for card in player.keeps]
        things += [model.named(("spell", card), self.wording.spell(card), GOLD) for card in player.spells]
        if player.wards:
            ward = model.named(("spell", FLESH_WARD), self.wording.spell(FLESH_WARD), GOLD)
            things.append(line(ward, (f" ×{player.wards}" if player.wards > 1 else "", DIM)))
        return things

    def _item(self, model: BoardModel[UnfathomableView], item: int, *, active: bool) -> Content:
        if item == FACE_DOWN:
            return line((self.wording.item(item), FAINT))
        glows = active or ("item", item) in model.offered
        return model.named(("item", item), self.wording.item(item), f"bold {GLOW}" if glows else TEXT)

    # -- the reader's own

    def hand(self, model: BoardModel[UnfathomableView], width: int) -> Panel:
        """A line for each skill, cards with the names of their abilities."""
        hand = model.view.hand
        rows = []
        for skill in range(len(SKILLS)):
            cards = [card for card in hand if SKILL_OF[card] == skill]
            if cards:
                head = line(signs.skill_sign(skill), (f" {self.wording.skill(skill)}", signs.skill_style(skill)))
                rows += flow(
                    [head, *[self.card(model, card, copies) for card, copies in Counter(cards).items()]], width
                )
        body = lines([row.truncate(width, ellipsis=True) for row in rows])
        none = line((self.words("terminal-none"), FAINT))
        return Panel(self.words("terminal-hand", number=len(hand)), body if rows else none, self.my_roles(model).plain)

    def card(self, model: BoardModel[UnfathomableView], card: int, copies: int = 1) -> Content:
        """The value of a card of the hand, what it is called, and how many of it there are."""
        glows = ("card", card) in model.offered
        name = model.named(("card", card), self.wording.card_ability(card), f"bold {GLOW}" if glows else TEXT)
        value = line((f"{VALUE_OF[card]} ", signs.skill_style(SKILL_OF[card])))
        return line(value, name, (f" ×{copies}" if copies > 1 else "", DIM))

    def mine(self, model: BoardModel[UnfathomableView], width: int) -> Content:
        """Roles and hand in a few words: the values of each skill."""
        if model.me < 0:
            return EMPTY
        parts = [self.my_roles(model)]
        for skill in range(len(SKILLS)):
            cards = [card for card in model.view.hand if SKILL_OF[card] == skill]
            if cards:
                values = " ".join(str(VALUE_OF[card]) for card in cards)
                name = line(signs.skill_sign(skill), (f" {self.wording.skill(skill)} ", DIM))
                parts.append(line(name, (values, signs.skill_style(skill))))
        return lines(flow(parts, width))

    def my_roles(self, model: BoardModel[UnfathomableView]) -> Content:
        """The reader's own role cards, unless the reader keeps them covered."""
        player = model.view.players[model.me]
        if player.revealed != NO_ROLE:
            return line((self.words("terminal-unfathomable-revealed", role=self.wording.role(player.revealed)), WARN))
        if not player.roles:
            return line((self.words("terminal-unfathomable-no-role"), DIM))
        if model.covered and model.view.outcome is None:
            number = len(player.roles)
            return line((self.words("terminal-unfathomable-covered", number=number, cover=signs.COVER), DIM))
        said = [
            line(signs.role_sign(role), (f" {self.wording.role(role)}", signs.ROLE_COLOURS[role]))
            for role in player.roles
        ]
        return spaced(said, ", ")
