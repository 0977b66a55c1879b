"""The poacher of a solo game: what he holds and whom he has caught, and what his card will make him do."""

from textual.content import Content

from bathysphere.games.cryptids.aids import CryptidsAids
from bathysphere.games.cryptids.components import POACHER_PLACES
from bathysphere.games.cryptids.content import NOWHERE
from bathysphere.games.cryptids.pack import HABITATS, Helped, PoacherCard
from bathysphere.games.cryptids.view import CryptidsView, PoacherView
from bathysphere.games.cryptids.wording import CryptidsWording
from bathysphere.terminal.board import BoardModel, Panel
from bathysphere.terminal.cryptids import signs
from bathysphere.terminal.draw import DIM, FAINT, GLOW, QUIET, TEXT, WARN, flow, line, lines
from bathysphere.words import Words

NEAR = 1
"""So near to a defeat it is time to worry."""


class PoacherPanel:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.wording = CryptidsWording(words)

    def panel(self, model: BoardModel[CryptidsView], aids: CryptidsAids, width: int) -> Panel | None:
        """His board, how near the defeat is, and his card as far as it matters now."""
        rival = model.view.poacher
        if rival is None:
            return None
        rows = [*self._held(rival, width), *self._captives(model, rival, aids, width)]
        if rival.card != NOWHERE:
            rows += self._card(model, rival, width)
        note = self.words("terminal-cryptids-poacher-deck", number=rival.deck)
        title = self.words("terminal-cryptids-poacher", sign=signs.POACHER)
        return Panel(title, lines([row.truncate(width, ellipsis=True) for row in rows]), note)

    def _held(self, rival: PoacherView, width: int) -> list[Content]:
        named = [line(signs.evidence(kind), (f" {self.wording.evidence(kind)}", TEXT)) for kind in rival.evidence]
        free = POACHER_PLACES - len(rival.evidence)
        return flow(
            [
                line((self.words("terminal-cryptids-poacher-holds"), DIM)),
                *named,
                *([line((signs.EMPTY_SLOT * free, FAINT))] if free else []),
            ],
            width,
        )

    def _captives(
        self, model: BoardModel[CryptidsView], rival: PoacherView, aids: CryptidsAids, width: int
    ) -> list[Content]:
        """Whom he has, and by contract how many more he needs."""
        view, far = model.view, aids.poacher
        assert far is not None
        caught = len(rival.captives)
        parts = [
            line(
                (self.words("terminal-cryptids-captives", number=caught, most=far.of_any), worry(caught, far.of_any)),
            )
        ]
        parts += [model.named(("cryptid", card), self.wording.card(card, view), TEXT) for card in rival.captives]
        rows = flow(parts, width)
        counts = [
            line(
                (f"{self.wording.contract(contract, view)} ", QUIET),
                (f"{number}/{far.of_one}", worry(number, far.of_one)),
            )
            for contract, number in zip(view.players[0].contracts, far.captives, strict=True)
        ]
        return [*rows, *flow([line((self.words("terminal-cryptids-captives-of"), DIM)), *counts], width)]

    # -- his card

    def _card(self, model: BoardModel[CryptidsView], rival: PoacherView, width: int) -> list[Content]:
        card = self.wording.content(model.view).pack.poacher.cards[rival.card]
        name = model.named(("poacher", rival.card), self.words("terminal-cryptids-poacher-card"), f"bold {WARN}")
        return [
            line(name),
            *self.chain("acts", [self.wording.poacher(each) for each in card.held[len(rival.evidence)]], width),
            *self.chain("prey", [self.wording.prey(each) for each in card.prey], width),
            *self._helped(card, width),
        ]

    def _helped(self, card: PoacherCard, width: int) -> list[Content]:
        """What his assistant does, by where it stands."""
        return [*self.help("above", card.above, width), *self.help("below", card.below, width)]

    def help(self, where: str, helped: Helped, width: int) -> list[Content]:
        said = [self.wording.poacher(each) for each in (*helped.tries, helped.then)]
        return self.chain(where, said, width)

    def chain(self, what: str, said: list[str], width: int) -> list[Content]:
        """Things tried in their order."""
        head = line((self.words(f"terminal-cryptids-poacher-{what}"), DIM))
        parts = [line((each + (" →" if number < len(said) - 1 else ""), TEXT)) for number, each in enumerate(said)]
        return flow([head, *parts], width, " ")

    def enlarged(self, model: BoardModel[CryptidsView], number: int, width: int) -> list[Content]:
        """The whole card: what he does for any number of pieces, and what that means."""
        card = self.wording.content(model.view).pack.poacher.cards[number]
        rows = []
        for held, actions in enumerate(card.held):
            head = line((f"{self.words('terminal-cryptids-poacher-row', number=held)} ", DIM))
            now = model.view.poacher is not None and len(model.view.poacher.evidence) == held
            said = " → ".join([self.wording.poacher(each) for each in actions])
            rows.append(line(head, (said, f"bold {GLOW}" if now else TEXT)))
        rows += [line(""), *self.chain("prey", [self.wording.prey(each) for each in card.prey], width)]
        rows.append(line((self.words("terminal-cryptids-poacher-zones", zones=" ".join(card.zones)), TEXT)))
        kind = HABITATS.index(card.terrain)
        rows.append(line((self.words("terminal-cryptids-poacher-terrain", habitat=self.wording.habitat(kind)), TEXT)))
        rows += [line(""), *self._helped(card, width), line("")]
        used: list[str] = [action for actions in card.held for action in actions]
        used += [*card.above.tries, card.above.then, *card.below.tries, card.below.then]
        for action in dict.fromkeys(used):
            rows.append(line((f"{self.wording.poacher(action)}: ", QUIET), (self.wording.poacher_text(action), DIM)))
        return rows


def worry(number: int, most: int) -> str:
    return f"bold {WARN}" if number >= most - NEAR else TEXT
