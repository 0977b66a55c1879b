"""What goes on: the mythos card that is being resolved, the check, the die, and who is about to be lost."""

from collections.abc import Callable

from textual.content import Content

from bathysphere.games.unfathomable.aids import answered
from bathysphere.games.unfathomable.cards.mythos.table import MYTHOS
from bathysphere.games.unfathomable.cards.skills.table import SKILL_OF
from bathysphere.games.unfathomable.cards.spaces import NAMES
from bathysphere.games.unfathomable.checks import FAILED, PARTLY, PASSED, Check, Rolling, outcome, total
from bathysphere.games.unfathomable.components import NOBODY, NOTHING, SUPPLY
from bathysphere.games.unfathomable.names import faces, plain_number, signed
from bathysphere.games.unfathomable.view import NOT_IN_DANGER, UnfathomableView
from bathysphere.games.unfathomable.wording import UnfathomableWording
from bathysphere.games.unfathomable.wording.prompts import purpose
from bathysphere.terminal.board import BoardModel, Panel
from bathysphere.terminal.draw import DIM, GLOW, GOLD, PEARL, QUIET, TEXT, WARN, flow, line, lines, spaced, wrapped
from bathysphere.terminal.unfathomable import signs
from bathysphere.words import Words

RESULT_COLOURS = {PASSED: "#8fdcae", PARTLY: "#f2c869", FAILED: "#ffa493"}


class InProgress:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.wording = UnfathomableWording(words)

    def panel(self, model: BoardModel[UnfathomableView], width: int) -> Panel | None:
        """Nothing between the moments at which something is decided, and after the last of them."""
        if model.view.outcome is not None:
            return None
        parts: list[Callable[[BoardModel[UnfathomableView], int], list[Content]]] = [
            self._crisis,
            self._check,
            self._roll,
            self._danger,
            self._offers,
        ]
        rows = [row for part in parts for row in part(model, width)]
        return Panel(self.words("terminal-unfathomable-moment"), lines(rows), glows=True) if rows else None

    # -- the mythos card

    def _crisis(self, model: BoardModel[UnfathomableView], width: int) -> list[Content]:
        card = model.view.crisis
        if card == NOTHING:
            return []
        name = model.named(("mythos", card), self.wording.mythos(card), f"bold {PEARL}")
        chooser = model.view.chooser
        decides = self.words("terminal-unfathomable-decides", name=model.names[chooser]) if chooser != NOBODY else ""
        head = [name, line((decides, GOLD))] if decides and MYTHOS[card].chooser else [name]
        check = model.view.check
        return [*flow(head, width), *self.text(card, width, criteria=check is None or check.card != card)]

    def text(self, card: int, width: int, *, criteria: bool = True) -> list[Content]:
        """What a mythos card says: its check or its choices, and its icons. The criteria of a check that is under way
        may be others by now."""
        printed = MYTHOS[card]
        rows: list[Content] = []
        if printed.target:
            if criteria:
                rows += self.criteria(printed.target, printed.partial, printed.skills, width)
            for result in (PASSED, PARTLY, FAILED):
                if result != PARTLY or printed.partial:
                    name = self.wording.result(result)
                    said = f"{name[0].upper()}{name[1:]}: {self.wording.crisis(card, result)}"
                    rows += wrapped(said, RESULT_COLOURS[result], width)
        if printed.kind == "choice":
            rows += wrapped(f"1. {self.wording.crisis(card, 'first')}", TEXT, width)
            rows += wrapped(f"2. {self.wording.crisis(card, 'second')}", TEXT, width)
        if printed.kind == "combined":
            other = self.words("terminal-unfathomable-or", text=self.wording.crisis(card, "second"))
            rows += wrapped(other, TEXT, width)
        icons = [self.wording.icon(icon) for icon in (printed.icon, printed.track)]
        return [*rows, *wrapped(self.words("terminal-unfathomable-then", icons=", ".join(icons)), DIM, width)]

    # -- checks

    def criteria(self, target: int, partial: int, skills: tuple[int, ...], width: int) -> list[Content]:
        """What a check asks for."""
        aim = [line((self.words("terminal-unfathomable-target", number=target), f"bold {GOLD}"))]
        if partial:
            aim.append(line((self.words("terminal-unfathomable-partial", number=partial), QUIET)))
        return flow([*aim, *[self._skill(skill) for skill in skills]], width)

    def _skill(self, skill: int) -> Content:
        return line(signs.skill_sign(skill), (f" {self.wording.skill(skill)}", signs.SKILL_COLOURS[skill]))

    def _check(self, model: BoardModel[UnfathomableView], width: int) -> list[Content]:
        """The criteria as they are now, who added how many cards, and the cards once they are turned up."""
        view, words = model.view, self.words
        check = view.check
        if check is None:
            return []
        head = line((words("terminal-unfathomable-check", name=self._about(check)), f"bold {GLOW}"))
        rows = [head.truncate(width, ellipsis=True)]
        rows += self.criteria(check.target, check.partial, check.skills, width)
        if not check.chaos:
            rows += wrapped(words("terminal-unfathomable-no-chaos"), DIM, width)
        if check.stage == "total":
            return [*rows, *self._sorted(check, width)]
        if check.stage == "cards":
            done = answered(view, check)
            givers = [seat for seat in range(len(model.names)) if seat in done or check.shown[seat]]
            added = [self._added(model, check, seat) for seat in givers]
            pile = line((words("terminal-unfathomable-pile", number=view.pile), f"bold {TEXT}"))
            rows += flow([pile, *added], width)
        if view.added and not check.open:
            mine = line((words("terminal-unfathomable-mine"), DIM))
            rows += flow([mine, *signs.card_signs(view.added)], width, " ")
        return rows

    def _about(self, check: Check) -> str:
        if check.card != NOTHING:
            return self.wording.mythos(check.card)
        if check.why in NAMES:
            return self.wording.space(NAMES.index(check.why))
        return self.words(f"mythos-{check.why}".replace("_", "-"))

    def _added(self, model: BoardModel[UnfathomableView], check: Check, seat: int) -> Content:
        """How many cards a player added, perhaps none, and which if all can see them."""
        shown = signs.card_signs(check.shown[seat])
        held = spaced(shown, " ") if shown else signs.hand(check.counts[seat])
        return line((f"{model.names[seat]} ", QUIET), held)

    def _sorted(self, check: Check, width: int) -> list[Content]:
        """All cards, supporting ones first, and what they come to."""
        supporting = tuple([card for card in check.cards if SKILL_OF[card] in check.skills])
        opposing = tuple([card for card in check.cards if SKILL_OF[card] not in check.skills])
        rows = []
        for word, cards in (("supporting", supporting), ("opposing", opposing)):
            if cards:
                head = line((self.words(f"terminal-unfathomable-{word}"), DIM))
                rows += flow([head, *signs.card_signs(cards)], width, " ")
        if check.bonus:
            rows.append(line((self.words("terminal-unfathomable-bonus", by=signed(check.bonus)), QUIET)))
        result = outcome(check)
        said = self.words(
            "terminal-unfathomable-total",
            total=plain_number(total(check)),
            target=check.target,
            result=self.wording.result(result),
        )
        return [*rows, *wrapped(said, f"bold {RESULT_COLOURS[result]}", width)]

    # -- dice, dangers, trades

    def _roll(self, model: BoardModel[UnfathomableView], width: int) -> list[Content]:
        roll = model.view.roll
        if roll is None:
            return []
        why = purpose(self.wording, roll, model.view, model.names.__getitem__)
        said = self.words("terminal-unfathomable-roll", name=model.names[roll.seat], why=why)
        return [*wrapped(said, f"bold {GLOW}", width), *flow(self._die(roll), width)]

    def _die(self, roll: Rolling) -> list[Content]:
        words = self.words
        parts = []
        if roll.number:
            wanted = faces(roll.number, roll.at_most)
            parts.append(line((words("terminal-unfathomable-wanted", faces=wanted), GOLD)))
        if roll.modifier:
            parts.append(line((words("terminal-unfathomable-modifier", by=signed(roll.modifier)), QUIET)))
        if roll.face:
            thrown = words("terminal-unfathomable-thrown", face=roll.face, result=roll.result)
            parts.append(line((thrown, f"bold {PEARL}")))
        else:
            parts.append(line((words("terminal-unfathomable-not-thrown"), DIM)))
        return parts

    def _danger(self, model: BoardModel[UnfathomableView], width: int) -> list[Content]:
        view, words = model.view, self.words
        said = []
        if view.drawn_damage != NOTHING:
            said.append(words("terminal-unfathomable-drawn-damage", name=self.wording.damage(view.drawn_damage)))
        if view.victim != NOBODY:
            said.append(words("terminal-unfathomable-victim", name=model.names[view.victim]))
        if view.danger == SUPPLY:
            said.append(words("terminal-unfathomable-passenger-supply"))
        elif view.danger != NOT_IN_DANGER:
            said.append(words("terminal-unfathomable-passenger", space=self.wording.space(view.danger)))
        return [row for each in said for row in wrapped(each, f"bold {WARN}", width)]

    def _offers(self, model: BoardModel[UnfathomableView], width: int) -> list[Content]:
        """What would change hands in a trade."""
        gifts = [
            self.words("gift", giver=model.names[offer.seat], seat=model.names[to], item=self.wording.item(item))
            for offer in model.view.offers
            for item, to in offer.gifts
        ]
        return [row for gift in gifts for row in wrapped(gift, TEXT, width)]
