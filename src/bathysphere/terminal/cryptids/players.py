"""The players' boards seat by seat, and the reader's own with its skills by name and its contracts under a cover."""

from collections import Counter
from collections.abc import Sequence

from textual.content import Content

from bathysphere.games.cryptids.aids import CryptidsAids
from bathysphere.games.cryptids.components import ACTIVE, LOOSE
from bathysphere.games.cryptids.content import NOWHERE
from bathysphere.games.cryptids.pack import SKILLS
from bathysphere.games.cryptids.view import CryptidsView, PlayerView
from bathysphere.games.cryptids.wording import CryptidsWording
from bathysphere.terminal.board import BoardModel, Panel
from bathysphere.terminal.cryptids import signs
from bathysphere.terminal.cryptids.reserve import Reserve
from bathysphere.terminal.draw import DIM, GLOW, GOLD, PEARL, QUIET, TEXT, columns, flow, grid, line, lines, spaced
from bathysphere.terminal.draw import NOTHING as EMPTY
from bathysphere.words import Words

INDENT = "   "
GAP = 1
"""Between two skills in a row, at least."""


class Players:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.wording = CryptidsWording(words)
        self.reserve = Reserve(words)

    def panel(self, model: BoardModel[CryptidsView], aids: CryptidsAids, width: int) -> Panel:
        rows = [row for seat in range(len(model.names)) for row in self._seat(model, aids, seat, width)]
        body = lines([row.truncate(width, ellipsis=True) for row in rows])
        return Panel(self.words("terminal-cryptids-players"), body)

    def _seat(self, model: BoardModel[CryptidsView], aids: CryptidsAids, seat: int, width: int) -> list[Content]:
        """Who and how rich, where with what evidence, skills, finds."""
        view = model.view
        player = view.players[seat]
        at_turn = view.outcome is None and view.turn.seat == seat
        head = [
            line(
                (signs.TURN if at_turn else " ", GLOW),
                signs.seat_sign(seat),
                " ",
                model.player(seat, at_turn),
                (signs.ASKED if model.asks(seat) else "", GOLD),
            ),
            line((self.words("terminal-you") if seat == model.me else "", DIM)),
            signs.coins(player.coins),
            signs.xp(player.xp),
            signs.points(self.reputation(model, aids, seat)),
        ]
        inner = width - len(INDENT)
        below = [
            *flow(self._whereabouts(model, player), inner),
            *flow(self._board(model, player), inner),
            *flow(self.finds(model, player), inner),
        ]
        return [spaced(head, " "), *[line(INDENT, row) for row in below]]

    def reputation(self, model: BoardModel[CryptidsView], aids: CryptidsAids, seat: int) -> int:
        """So far; one's own contract only counts where it is not covered."""
        hidden = seat == model.me and self.hidden(model)
        return sum([number for source, number in aids.standings[seat].points if not (hidden and source == "contract")])

    def _whereabouts(self, model: BoardModel[CryptidsView], player: PlayerView) -> list[Content]:
        view = model.view
        slots = self.wording.content(view).pack.board.evidence_slots
        place = line((self.wording.place(player.place, view), DIM)) if player.place != NOWHERE else EMPTY
        return [each for each in (place, signs.evidences(player.evidence, slots)) if each]

    def _board(self, model: BoardModel[CryptidsView], player: PlayerView) -> list[Content]:
        """Skills, tiles, tokens and a bid that lies nowhere."""
        pack = self.wording.content(model.view)
        parts = [signs.skills(player.skills, player.ready)]
        if player.tiles:
            parts.append(spaced([self.reserve.tile(model, pack, tile) for tile in player.tiles], " "))
        parts += self.hares(model.view, player)
        loose = player.bids.count(LOOSE)
        if loose:
            parts.append(line((f"{signs.BID}{loose}", GOLD)))
        return parts

    def hares(self, view: CryptidsView, player: PlayerView) -> list[Content]:
        """Wolpertinger tokens, equal ones together."""
        counts = Counter([self.wording.hare(token, view) for token in player.tokens])
        return [
            line(signs.hare(), (f" {name}", QUIET), (f" ×{number}" if number > 1 else "", DIM))
            for name, number in counts.items()
        ]

    def finds(self, model: BoardModel[CryptidsView], player: PlayerView) -> list[Content]:
        """Found cryptids: waiting ones stand out, those in the reserve and those given away have their marks."""
        view = model.view
        given = {card for granted in player.granted for card in granted.cards}
        lying = {laid.tile for laid in view.laid}
        parts = []
        for card in player.found:
            waits = card in player.waiting
            mark = "" if waits else signs.IN_RESERVE if card in lying else signs.GIVEN
            glows = waits and ("cryptid", card) in model.offered
            style = f"bold {GLOW}" if glows else TEXT if waits else DIM
            name = model.named(("cryptid", card), self.wording.card(card, view), style)
            parts.append(line(name, (mark, GOLD)) if card not in given or not waits else name)
        return parts

    # -- the reader's own

    def own(self, model: BoardModel[CryptidsView], aids: CryptidsAids, width: int) -> Panel:
        """Skills by name with their state or price, evidence with what it sells for, contracts."""
        view = model.view
        player = view.players[model.me]
        cells = [[self.skill(model, aids, player, skill)] for skill in range(len(SKILLS))]
        rows = [
            grid(cells, width, columns(width, 2, GAP + max([cell.cell_length for (cell,) in cells]))),
            *flow([line((self.words("terminal-cryptids-evidence"), DIM)), *self._evidence(aids, player)], width),
            *flow([line((self.words("terminal-cryptids-contracts"), DIM)), *self.contracts(model, aids)], width),
        ]
        return Panel(self.words("terminal-cryptids-own"), lines(rows))

    def skill(self, model: BoardModel[CryptidsView], aids: CryptidsAids, player: PlayerView, skill: int) -> Content:
        has, ready = player.skills >> skill & 1, player.ready >> skill & 1
        if not has:
            style, state = DIM, self.words("terminal-cryptids-skill-price", number=aids.skills[skill])
        elif skill not in ACTIVE:
            style, state = TEXT, self.words("terminal-cryptids-skill-always")
        else:
            style = f"bold {GLOW}" if ready else QUIET
            state = self.words("terminal-cryptids-skill-ready" if ready else "terminal-cryptids-skill-used")
        offered = ("skill", skill) in model.offered
        name = model.named(("skill", skill), self.wording.skill(skill), f"{style} underline" if offered else style)
        return line((f"{signs.SKILL_SIGNS[skill]} ", style), name, (f" {state}", GOLD if not has else DIM))

    def _evidence(self, aids: CryptidsAids, player: PlayerView) -> list[Content]:
        if not player.evidence:
            return [line((self.words("terminal-none"), DIM))]
        return [
            line(signs.evidence(kind), (f" {self.wording.evidence(kind)}", TEXT), (f" {signs.COIN}{price}", GOLD))
            for kind, price in zip(player.evidence, aids.sales, strict=True)
        ]

    def hidden(self, model: BoardModel[CryptidsView]) -> bool:
        """Whether one's own contracts are to be kept from the screen; alone they lie open."""
        return model.covered and model.view.outcome is None and len(model.view.players) > 1

    def contracts(self, model: BoardModel[CryptidsView], aids: CryptidsAids) -> list[Content]:
        view = model.view
        own = view.players[model.me].contracts
        if not own:
            return [line((self.words("terminal-none"), DIM))]
        if self.hidden(model):
            said = self.words("terminal-cryptids-covered", number=len(own), cover=signs.COVER)
            return [line((said, DIM))]
        return [
            line(
                model.named(("contract", contract), self.wording.contract(contract, view), f"bold {PEARL}"),
                (f" {signs.REPUTATION}{worth}", GOLD),
            )
            for contract, worth in zip(own, aids.contracts, strict=True)
        ]

    def mine(self, model: BoardModel[CryptidsView], aids: CryptidsAids, width: int) -> Content:
        """What the reader has, in a line or two."""
        if model.me < 0:
            return EMPTY
        view = model.view
        player = view.players[model.me]
        slots = self.wording.content(view).pack.board.evidence_slots
        parts: Sequence[Content] = [
            signs.seat_sign(model.me),
            signs.coins(player.coins),
            signs.xp(player.xp),
            signs.evidences(player.evidence, slots),
            signs.skills(player.skills, player.ready),
            line((f"{self.words('terminal-cryptids-contracts')} ", DIM), spaced(self.contracts(model, aids), ", ")),
        ]
        return lines(flow(parts, width))
