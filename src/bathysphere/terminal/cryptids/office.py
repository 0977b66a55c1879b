"""The assistants' side of the table: the initiative track, the dice, the market, contracts and requests."""

from textual.content import Content

from bathysphere.games.cryptids.aids import CryptidsAids
from bathysphere.games.cryptids.content import NOWHERE
from bathysphere.games.cryptids.view import CryptidsView
from bathysphere.games.cryptids.wording import CryptidsWording
from bathysphere.terminal.board import BoardModel, Panel
from bathysphere.terminal.cryptids import signs
from bathysphere.terminal.draw import DIM, FAINT, GLOW, GOLD, QUIET, TEXT, flow, line, lines
from bathysphere.words import Words

STEP = 3


class Office:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.wording = CryptidsWording(words)

    # -- the initiative track

    def track(self, model: BoardModel[CryptidsView]) -> Panel:
        """The top row at the left; those who have had their turn stand on the lower side."""
        view = model.view
        length = self.wording.content(view).pack.board.track.rows
        heads = Content("").join([line((f"{row:>2} ", DIM)) for row in range(1, length + 1)])
        sides = [
            Content("").join([self._cell(view, row, acted) for row in range(1, length + 1)]) for acted in (False, True)
        ]
        return Panel(self.words("terminal-cryptids-track"), lines([heads, *sides]), self._phase(view))

    def _phase(self, view: CryptidsView) -> str:
        return self.words(f"terminal-cryptids-phase-{view.phase}")

    def _cell(self, view: CryptidsView, row: int, acted: bool) -> Content:
        figure = next(
            (at for at, there in enumerate(view.rows) if there == row and bool(view.acted[at]) == acted), None
        )
        if figure is None:
            return line((" · ", FAINT))
        return line(" ", signs.seat_sign(figure) if figure < len(view.players) else signs.poacher(), " ")

    # -- the market and the dice

    def panel(self, model: BoardModel[CryptidsView], aids: CryptidsAids, width: int) -> Panel:
        view = model.view
        rows = [
            *flow([line((self.words("terminal-cryptids-market"), DIM)), *self._market(model, aids)], width),
            *flow([line((self.words("terminal-cryptids-dice"), DIM)), *self._dice(view)], width),
            *flow(self._papers(model, aids), width),
            *flow(self._supply(view), width),
        ]
        return Panel(self.words("terminal-cryptids-office"), lines(rows))

    def _market(self, model: BoardModel[CryptidsView], aids: CryptidsAids) -> list[Content]:
        return [self._token(model, place, price) for place, price in enumerate(aids.market)]

    def _token(self, model: BoardModel[CryptidsView], place: int, price: int) -> Content:
        kind = model.view.market[place]
        if kind == NOWHERE:
            return line((signs.EMPTY_SLOT, FAINT))
        glows = ("market", place) in model.offered
        name = model.named(("market", place), self.wording.evidence(kind), f"bold {GLOW}" if glows else TEXT)
        return line(signs.evidence(kind), " ", name, (f" {signs.COIN}{price}", GOLD))

    def _dice(self, view: CryptidsView) -> list[Content]:
        if not view.dice:
            return [line((self.words("terminal-none"), FAINT))]
        return [line((f"[{self.wording.die(face, view)}]", TEXT)) for face in view.dice]

    def _papers(self, model: BoardModel[CryptidsView], aids: CryptidsAids) -> list[Content]:
        """The shared contract and the open requests, with how far the reader is."""
        view = model.view
        parts = []
        if view.shared != NOWHERE:
            parts.append(
                line(
                    (f"{self.words('terminal-cryptids-shared')} ", DIM),
                    model.named(("contract", view.shared), self.wording.contract(view.shared, view), TEXT),
                    (f" {signs.REPUTATION}{aids.shared}", GOLD),
                )
            )
        if view.requests:
            parts.append(line((self.words("terminal-cryptids-requests"), DIM)))
        for request, number in zip(view.requests, aids.requests, strict=True):
            name = model.named(("request", request), self.wording.request(request, view), TEXT)
            parts.append(line(name, (f" {number}/2", GLOW if number > 1 else QUIET if number else DIM)))
        return parts

    def _supply(self, view: CryptidsView) -> list[Content]:
        said = [
            line((self.words("terminal-cryptids-bag", number=view.bag), QUIET)),
            line((self.words("terminal-cryptids-bonus", number=view.bonus), QUIET)),
        ]
        if view.beside:
            beside = line((f"{self.words('terminal-cryptids-beside')} ", QUIET), signs.evidences(view.beside))
            said.append(beside)
        return said
