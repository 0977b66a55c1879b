"""The keeper of the tome (article 6): the action of the title card, and how a spell is cast (article 10)."""

from collections.abc import Sequence
from typing import Final

from bathysphere.engine import DONE, Answers, Bar, Choice, Decision, Next, SeatAsks, with_card
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.spells.table import FLESH_WARD, REVELATION_OF_SCRIPT, SPELLS
from bathysphere.games.unfathomable.components import KEEPER, NOTHING
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.cards.peeks import on_top, put_under, show, take_out
from bathysphere.games.unfathomable.steps.cards.resolve import price, resolve
from bathysphere.games.unfathomable.steps.origins import from_component
from bathysphere.games.unfathomable.steps.turn.actions import NO_ACTION, SOURCES, Source

SPELLS_SEEN: Final = 2
TITLE: Final = "keeper"
"""The limit of the title's action: once per turn."""
STAY: Final = (FLESH_WARD, REVELATION_OF_SCRIPT)
"""The spells that lie with a player until they are used."""


def title_action(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    """Once per turn, if there is a spell left (U6.13b)."""
    if s.titles[KEEPER] != seat:
        return NO_ACTION
    if s.spent(TITLE):
        return bar(("keeper",), "title_used")
    return [("keeper",)] if s.spells else bar(("keeper",), "no_spells")


def use_title(s: UnfathomableState, seat: int, choice: Choice) -> Next:
    s.spend(TITLE)
    s.tell(events.ACTION, seat, "keeper", NOTHING, NOTHING)
    return look_and_cast(s, seat)


SOURCES["keeper"] = Source(title_action, use_title)


def look_and_cast(s: UnfathomableState, seat: int) -> Next:
    """A player looks at the top two spells and plays one of them (U6.13); without a spell nothing happens (U10.2)."""
    if not s.spells:
        return DONE
    show(s, "spell", s.spells, s.spells_known, SPELLS_SEEN, seat)
    return (ChooseSpell(seat),)


class ChooseSpell(SeatAsks[UnfathomableState]):
    """Which of the spells seen is played; the other goes under the deck. The last one may be left there (UD.28)."""

    rules = ("U6.13", "U10.1", "U10.2a", "UD.28")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        seen = sorted(s.spells[-SPELLS_SEEN:])
        options: tuple[Choice, ...] = tuple([("cast", spell) for spell in seen])
        if len(seen) == 1:
            options = (*options, on_top("spell", seen[0]))
        return [Decision(self.seat, "spell.choose", options)]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        verb, *_, spell = answers[self.seat]
        if verb != "cast":
            return DONE
        put_under(s.spells, s.spells_known, SPELLS_SEEN, spell)
        return cast(s, self.seat, spell)


def cast(s: UnfathomableState, seat: int, spell: int) -> Next:
    """A spell of the deck is played: its effects, then its price; it leaves the game unless it says otherwise (U10.1a,
    U6.13a)."""
    take_out(s.spells, s.spells_known, spell)
    s.tell(events.SPELL_CAST, seat, spell)
    if spell in STAY:
        s.spells_kept[seat] = with_card(s.spells_kept[seat], spell)
    else:
        s.removed = (*s.removed, ("spell", spell))
    steps = resolve(SPELLS[spell].effects, seat)
    return from_component((*steps, *price(s, seat)) if SPELLS[spell].price else steps, "spell", SPELLS[spell].id)
