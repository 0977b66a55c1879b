"""A card with all that it says; a space with whatever is in it; a player with all that the reader knows of them."""

from collections.abc import Callable

from textual.content import Content

from bathysphere.games.unfathomable.cards.characters.table import CHARACTERS
from bathysphere.games.unfathomable.cards.damage import DAMAGE
from bathysphere.games.unfathomable.cards.items.table import ITEMS
from bathysphere.games.unfathomable.cards.mythos.table import MYTHOS
from bathysphere.games.unfathomable.cards.roles import ROLES
from bathysphere.games.unfathomable.cards.skills.table import ABILITY, COPIES, SKILL_OF, VALUE_OF
from bathysphere.games.unfathomable.cards.spaces import DECK, HYDRA_TARGET, NAMES, NUMBERS, ROOMS, WATER
from bathysphere.games.unfathomable.cards.spells.table import SPELLS
from bathysphere.games.unfathomable.cards.waypoints.table import BASE_PRICE, WAYPOINTS
from bathysphere.games.unfathomable.components import FACE_DOWN, FUEL, NO_ROLE, NOTHING
from bathysphere.games.unfathomable.view import UnfathomableView
from bathysphere.games.unfathomable.wording import UnfathomableWording
from bathysphere.terminal.board import BoardModel, Card, Panel
from bathysphere.terminal.draw import DIM, FAINT, GLOW, GOLD, QUIET, TEXT, WARN, line, lines, spaced
from bathysphere.terminal.unfathomable import signs
from bathysphere.terminal.unfathomable.in_progress import InProgress
from bathysphere.terminal.unfathomable.players import Players
from bathysphere.words import Words

WIDTH = 70
"""A sheet on the screen is so wide at most, and breaks longer lines itself."""


class Enlarged:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.wording = UnfathomableWording(words)
        self.in_progress = InProgress(words)
        self.players = Players(words)

    def panel(self, model: BoardModel[UnfathomableView], card: Card) -> Panel:
        sort, number = card
        draw: dict[str, Callable[[BoardModel[UnfathomableView], int], tuple[str, list[Content]]]] = {
            "card": self._card,
            "item": self._item,
            "spell": self._spell,
            "waypoint": self._waypoint,
            "mythos": self._mythos,
            "space": self._space,
            "character": self._character,
            "seat": self._seat,
        }
        title, rows = draw[sort](model, number)
        return Panel(title, lines(rows))

    def _of(self, *parts: str) -> str:
        return self.words("-".join(parts).replace("_", "-"))

    def _text(self, *parts: str) -> Content:
        return line((self._of(*parts, "text"), TEXT))

    # -- cards

    def _card(self, model: BoardModel[UnfathomableView], card: int) -> tuple[str, list[Content]]:
        ability, skill = ABILITY[card], SKILL_OF[card]
        rows = [
            line(signs.card_sign(card), (f" {self.wording.card(card)}", signs.skill_style(skill))),
            line(""),
            self._text("ability", ability),
            line(""),
            line((self.words("terminal-unfathomable-copies", number=COPIES[VALUE_OF[card] - 1]), DIM)),
        ]
        return self.wording.card_ability(card), rows

    def _item(self, model: BoardModel[UnfathomableView], item: int) -> tuple[str, list[Content]]:
        printed = ITEMS[item]
        rows = [line((self._of("trait", printed.trait), DIM)), line(""), self._text("item", printed.id)]
        return self.wording.item(item), rows

    def _spell(self, model: BoardModel[UnfathomableView], spell: int) -> tuple[str, list[Content]]:
        return self.wording.spell(spell), [self._text("spell", SPELLS[spell].id)]

    def _waypoint(self, model: BoardModel[UnfathomableView], waypoint: int) -> tuple[str, list[Content]]:
        printed = WAYPOINTS[waypoint]
        price = BASE_PRICE[printed.distance]
        rows = [line((self.words("terminal-unfathomable-covers", number=printed.distance), GOLD))]
        if price:
            rows.append(
                line((self.words("terminal-unfathomable-price", dial=self.wording.dial(FUEL), number=price), DIM))
            )
        return self.wording.waypoint(waypoint), [*rows, line(""), self._text("waypoint", printed.id)]

    def _mythos(self, model: BoardModel[UnfathomableView], card: int) -> tuple[str, list[Content]]:
        printed = MYTHOS[card]
        rows = [line((self._of("mythos", printed.id, "story"), QUIET)), line(""), *self.in_progress.text(card, WIDTH)]
        if printed.keeps:
            rows += [line(""), line((self._of("mythos", printed.id, "kept"), GOLD))]
        return self.wording.mythos(card), rows

    # -- spaces

    def _space(self, model: BoardModel[UnfathomableView], space: int) -> tuple[str, list[Content]]:
        view = model.view
        rows = []
        if space in DECK or space in ROOMS:
            numbers = ", ".join(map(str, NUMBERS[space]))
            rows.append(line((self.words("terminal-unfathomable-numbers", numbers=numbers), DIM)))
        if space in WATER:
            room = self.wording.space(HYDRA_TARGET[space])
            rows.append(line((self.words("terminal-unfathomable-leads", space=room), DIM)))
        elif space not in DECK:
            rows += [self._text("space", NAMES[space]), line("")]
        if space in ROOMS and view.damage[space - ROOMS.start] != NOTHING:
            rows += self._damage(view.damage[space - ROOMS.start])
        here = self._here(model, space)
        rows.append(spaced(here) if here else line((self.words("terminal-unfathomable-empty"), FAINT)))
        return self.wording.space(space), rows

    def _damage(self, card: int) -> list[Content]:
        sign = line((f"{signs.DAMAGE} ", f"bold {signs.MONSTER}"))
        return [
            line(sign, (self.wording.damage(card), f"bold {WARN}")),
            self._text("damage", DAMAGE[card].id),
            line(""),
        ]

    def _here(self, model: BoardModel[UnfathomableView], space: int) -> list[Content]:
        """Everybody and everything in a space."""
        view = model.view
        found = [
            line(signs.seat_sign(seat, revealed=player.revealed != NO_ROLE), (f" {model.names[seat]}", TEXT))
            for seat, player in enumerate(view.players)
            if player.place == space
        ]
        if view.deep_ones[space]:
            deep_ones = self.words("terminal-unfathomable-deep-ones", number=view.deep_ones[space])
            found.append(line((f"{signs.DEEP_ONE} {deep_ones}", signs.MONSTER)))
        found += [
            line(signs.monarch(monarch), (f" {self.wording.monarch(monarch)}", signs.MONSTER))
            for monarch, place in enumerate(view.monarchs)
            if place == space
        ]
        if space in DECK and view.passengers[space - DECK.start]:
            aboard = self.words("terminal-unfathomable-here", number=view.passengers[space - DECK.start])
            found.append(line((f"{signs.PASSENGER} {aboard}", TEXT)))
        return found

    # -- people

    def _character(self, model: BoardModel[UnfathomableView], character: int) -> tuple[str, list[Content]]:
        printed = CHARACTERS[character]
        skills = [
            line(signs.skill_sign(skill), (f" {self.wording.skill(skill)} {number}", signs.SKILL_COLOURS[skill]))
            for skill, number in enumerate(printed.skills)
            if number
        ]
        rows = [line((self._of("character", printed.id, "calling"), DIM)), spaced(skills)]
        for what, ability in (("ability", printed.ability), ("feat", printed.feat), ("reveal", printed.reveal)):
            head = self.words(f"terminal-unfathomable-{what}", name=self.wording.ability(ability))
            rows += [line(""), line((head, f"bold {GLOW}")), self._text("ability", ability)]
        rows += [
            line(""),
            line((self.words("terminal-unfathomable-starts", space=self.wording.space(printed.start)), DIM)),
            line((self.words("terminal-unfathomable-brings", item=self.wording.item(printed.item)), DIM)),
        ]
        return self.wording.character(character), rows

    def _seat(self, model: BoardModel[UnfathomableView], seat: int) -> tuple[str, list[Content]]:
        """What lies before a player and what the reader knows of them, then their character sheet."""
        player = model.view.players[seat]
        rows = [spaced([signs.hand(player.hand), signs.feat(player.feat), self.players.roles(model, seat)])]
        if things := self.players.belongings(model, seat):
            rows.append(spaced(things))
        known = [role for role in player.roles if role != FACE_DOWN]
        if known and (not model.covered or model.view.outcome is not None):
            for role in dict.fromkeys(known):
                text = self._of("role", ROLES[role], "text")
                name = line(signs.role_sign(role), (f" {self.wording.role(role)}", signs.ROLE_COLOURS[role]))
                rows += [line(""), name, line((text, DIM))]
        if player.character != NOTHING:
            title, sheet = self._character(model, player.character)
            rows += [line(""), line((title, f"bold {TEXT}")), *sheet]
        return model.names[seat], rows
