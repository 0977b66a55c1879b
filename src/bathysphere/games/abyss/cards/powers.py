"""Lords whose owner picks the moment in their own turn: Slaver, Opportunist and Oracle, once a turn each (A29.15).

The questions at which they may be used are those marked free (A29.50).
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from bathysphere.engine import DONE, Bar, Choice, Next, silent, without_cards
from bathysphere.games.abyss import events
from bathysphere.games.abyss.cards.allies import KINDS, RACES, kinds_in
from bathysphere.games.abyss.cards.lords import LORDS, OPPORTUNIST, ORACLE, SLAVER
from bathysphere.games.abyss.kinds import POWERS

if TYPE_CHECKING:
    from bathysphere.games.abyss.state import AbyssState

LORDS_WITH_POWERS = frozenset((SLAVER, OPPORTUNIST, ORACLE))
SLAVER_PEARLS = 2
USED = {power: 1 << bit for bit, power in enumerate(POWERS)}
IDLE = {"slaver": "slaver_idle", "opportunist": "opportunist_idle", "oracle": "oracle_idle"}
"""Why one of them has nothing to do."""

_SLAVER: tuple[Choice, ...] = tuple(("slaver", kind) for kind in range(KINDS))
_OPPORTUNIST: tuple[Choice, ...] = tuple(("opportunist", lord) for lord in range(len(LORDS)))
_ORACLE: tuple[Choice, ...] = tuple(("oracle", race) for race in range(len(RACES)))


def usable(s: "AbyssState", seat: int, bar: Bar = silent) -> tuple[Choice, ...]:
    """What the seat's working Lords offer now; nothing outside its own turn (A12.4)."""
    turn = s.turn
    if seat != turn.seat:
        return ()
    free = s.free[seat]
    options: list[Choice] = []
    if SLAVER in free:
        sales = [_SLAVER[kind] for kind in kinds_in(s.hands[seat])]
        options += _once(turn.used, SLAVER, "slaver", sales, bar)
    if OPPORTUNIST in free:
        lords = [_OPPORTUNIST[lord] for lord in s.court] if s.lord_deck else []
        options += _once(turn.used, OPPORTUNIST, "opportunist", lords, bar)
    if ORACLE in free:
        areas = [_ORACLE[race] for race in range(len(RACES)) if s.council[race]]
        options += _once(turn.used, ORACLE, "oracle", areas, bar)
    if bar is not silent:
        for lord in s.turned[seat]:
            if lord in LORDS_WITH_POWERS:
                bar(("lord", lord), "turned", lord=lord)
    return tuple(options)


def _once(used: int, lord: int, name: str, options: list[Choice], bar: Bar) -> Sequence[Choice]:
    if used & USED[name]:
        return bar(("lord", lord), "power_used", lord=lord)
    return options or bar(("lord", lord), IDLE[name], lord=lord)


def use(s: "AbyssState", seat: int, choice: Choice) -> Next:
    verb, thing = choice
    s.turn = msgspec.structs.replace(s.turn, used=s.turn.used | USED[verb])
    if verb == "slaver":
        sell_ally(s, seat, thing)
    elif verb == "opportunist":
        replace_in_court(s, seat, thing)
    else:
        discard_council(s, seat, thing)
    return DONE


def sell_ally(s: "AbyssState", seat: int, kind: int) -> None:
    """A21.3"""
    s.hands[seat] = without_cards(s.hands[seat], (kind,))
    s.discard.append(kind)
    s.pearls[seat] += SLAVER_PEARLS
    s.tell(events.ALLIES_DISCARDED, seat, (kind,), SLAVER)
    s.tell(events.PEARLS_GAINED, seat, SLAVER_PEARLS, "slaver")


def replace_in_court(s: "AbyssState", seat: int, lord: int) -> None:
    """A21.12: the new Lord lies where the old one lay."""
    newcomer = s.lord_deck.pop()
    s.court[s.court.index(lord)] = newcomer
    s.lord_discard.append(lord)
    s.tell(events.COURT_REPLACED, seat, lord, newcomer)


def discard_council(s: "AbyssState", seat: int, race: int) -> None:
    """A21.19: shown to all when discarded (A29.56)."""
    cards = s.council[race]
    s.council[race] = ()
    s.discard.extend(cards)
    s.tell(events.COUNCIL_DISCARDED, seat, race, cards)
