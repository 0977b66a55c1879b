"""How the voyage goes: resources and distance, both tracks, waypoints, damage, titles, and how many cards lie where."""

from collections.abc import Sequence

from textual.content import Content

from bathysphere.games.unfathomable.cards.damage import ANY, DAMAGE
from bathysphere.games.unfathomable.cards.skills.table import SKILLS
from bathysphere.games.unfathomable.cards.spaces import ROOMS, TRACK_END
from bathysphere.games.unfathomable.cards.waypoints.table import WAYPOINTS
from bathysphere.games.unfathomable.components import CAPTAIN, DESTINATION, KEEPER, NOBODY, NOTHING, RITUAL, TRAVEL
from bathysphere.games.unfathomable.view import Deck as FaceDown
from bathysphere.games.unfathomable.view import UnfathomableView
from bathysphere.games.unfathomable.wording import UnfathomableWording
from bathysphere.terminal.board import BoardModel, Panel
from bathysphere.terminal.draw import DIM, FAINT, GLOW, GOLD, PEARL, QUIET, TEXT, WARN, flow, line, lines, spaced
from bathysphere.terminal.unfathomable import signs
from bathysphere.words import Words

SCARCE = 3
"""A resource that is nearly gone, or Deep Ones of whom few are left to place."""


class Tracks:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.wording = UnfathomableWording(words)

    def panel(self, model: BoardModel[UnfathomableView], width: int) -> Panel:
        view = model.view
        rows = [
            *self._tracks(view, width),
            *self._listed("terminal-unfathomable-waypoints", self._waypoints(model), width),
            *self._listed("terminal-unfathomable-damage", self._damage(model), width),
            *flow(self._titles(model), width),
            *self._passengers(view, width),
            *self._listed("terminal-unfathomable-decks", self._decks(view), width),
            *self._known(model, width),
            *self._listed("terminal-unfathomable-skills", self._skills(view), width),
        ]
        return Panel(
            self.words("terminal-unfathomable-voyage"), lines([row.truncate(width, ellipsis=True) for row in rows])
        )

    def dials(self, view: UnfathomableView, width: int) -> list[Content]:
        """The four resources and the distance travelled."""
        said = []
        for dial, value in enumerate(view.dials):
            style = f"bold {WARN}" if value <= SCARCE else f"bold {PEARL}"
            said.append(line((f"{self.wording.dial(dial)} ", DIM), (str(value), style)))
        travelled = self.words("terminal-unfathomable-distance", number=view.distance, whole=DESTINATION)
        return flow([*said, line((travelled, f"bold {GOLD}"))], width)

    def _tracks(self, view: UnfathomableView, width: int) -> list[Content]:
        """Each track with its marker and the name of its place."""
        return flow(
            [
                spaced(
                    [
                        line((self.wording.track(track), DIM)),
                        signs.track(view.tracks[track], TRACK_END + 1),
                        line((self.wording.track_step(track, view.tracks[track]), TEXT)),
                    ],
                    " ",
                )
                for track in (TRAVEL, RITUAL)
            ],
            width,
            "   ",
        )

    def _listed(self, head: str, things: Sequence[Content], width: int) -> list[Content]:
        """Things after a word that says what they are."""
        shown = list(things) or [line((self.words("terminal-none"), FAINT))]
        first = line((f"{self.words(head)} ", DIM), shown[0])
        return flow([first, *shown[1:]], width)

    def _waypoints(self, model: BoardModel[UnfathomableView]) -> list[Content]:
        return [
            line(
                model.named(("waypoint", card), self.wording.waypoint(card), TEXT),
                (f" {WAYPOINTS[card].distance}", GOLD),
            )
            for card in model.view.row
        ]

    def _damage(self, model: BoardModel[UnfathomableView]) -> list[Content]:
        """Damaged rooms and what repairs them."""
        view = model.view
        found = [(room, view.damage[room - ROOMS.start]) for room in ROOMS]
        return [
            line(
                (f"{signs.DAMAGE} ", f"bold {signs.MONSTER}"),
                model.named(("space", room), self.wording.space(room), TEXT),
                " (",
                self.repair(card),
                ")",
            )
            for room, card in found
            if card != NOTHING
        ]

    def repair(self, card: int) -> Content:
        """The price of a repair in a sign and a number."""
        damage = DAMAGE[card]
        if damage.skill == ANY:
            return line((self.words("terminal-unfathomable-any", value=damage.value), QUIET))
        return line(signs.skill_sign(damage.skill), (f" {damage.value}", QUIET))

    def _titles(self, model: BoardModel[UnfathomableView]) -> list[Content]:
        said = []
        for title in (CAPTAIN, KEEPER):
            holder = model.view.titles[title]
            name = model.names[holder] if holder != NOBODY else self.words("terminal-none")
            said.append(line(signs.title(title), (f" {self.wording.title(title)}: ", DIM), (name, TEXT)))
        return said

    def _passengers(self, view: UnfathomableView, width: int) -> list[Content]:
        """Where passengers are: only the dead are known by their faces."""
        words = self.words
        said = [
            line(
                (f"{words('terminal-unfathomable-passengers')} ", DIM),
                (words("terminal-unfathomable-on-deck", number=sum(view.passengers)), TEXT),
            ),
            line((words("terminal-unfathomable-supply", number=view.supply), TEXT)),
            line((words("terminal-unfathomable-lost", number=len(view.tokens_out)), WARN if view.tokens_out else TEXT)),
        ]
        return flow(said, width)

    def _decks(self, view: UnfathomableView) -> list[Content]:
        sizes = [(sort, deck.size) for sort, deck in face_down(view)]
        sizes += [("damage", view.damage_deck), ("chaos", view.chaos), ("role", view.role_deck)]
        return [line((self._deck(sort, size), TEXT)) for sort, size in sizes]

    def _known(self, model: BoardModel[UnfathomableView], width: int) -> list[Content]:
        """The cards of decks that the reader has seen, by their place from the top."""
        known = []
        for sort, deck in face_down(model.view):
            for place, card in deck.known:
                name = model.named((sort, card), getattr(self.wording, sort)(card), f"bold {GLOW}")
                known.append(line((f"{self._deck(sort, place + 1)}: ", DIM), name))
        head = line((self.words("terminal-unfathomable-known"), DIM))
        return flow([head, *known], width) if known else []

    def _deck(self, sort: str, number: int) -> str:
        return self.words(f"terminal-unfathomable-deck-{sort}", number=number)

    def _skills(self, view: UnfathomableView) -> list[Content]:
        """Each skill deck: what is left of it, and the top of its discard pile."""
        said = []
        for skill in range(len(SKILLS)):
            top = view.tops[skill]
            pile = line((" → ", FAINT), signs.card_sign(top)) if top != NOTHING else line("")
            said.append(line(signs.skill_sign(skill), (f" {view.decks[skill]}", TEXT), pile))
        return said


def face_down(view: UnfathomableView) -> tuple[tuple[str, FaceDown], ...]:
    """The decks of which a seat may know cards, by the sort of their cards."""
    return ("mythos", view.mythos), ("waypoint", view.waypoints), ("spell", view.spells), ("item", view.items)
