"""The actions on items (facts, section 7). Items that are used at another moment belong to its window: the die, a
check, a defeat."""

from collections.abc import Sequence
from typing import Final

from bathysphere.engine import DONE, Bar, Choice, Next, with_card, within
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.items.table import (
    BOOK_OF_DAGON,
    IMPROVEMENTS,
    ITEMS,
    JAM_TIN_GRENADE,
    PLIMSOLLS,
    POCKET_PISTOL,
    REPEATING_RIFLE,
    SHOTGUN,
    SIX_SHOOTER,
    SPEAKING_TRUMPET,
    STARBUCK,
    TOOL_KIT,
)
from bathysphere.games.unfathomable.cards.skills.actions import Grant, Use, weapons
from bathysphere.games.unfathomable.cards.skills.lore_actions import MoveDeepOnes
from bathysphere.games.unfathomable.cards.spaces import ADJACENT, BRIG, DECK, ROOMS, SHIP
from bathysphere.games.unfathomable.components import NOTHING
from bathysphere.games.unfathomable.kinds import AT_ENEMY, SPACE
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.cards.improvements import ChooseImprovement, lose_item, remove_item
from bathysphere.games.unfathomable.steps.harm.attack import attack, targets
from bathysphere.games.unfathomable.steps.harm.damage import DrawDamage, repair
from bathysphere.games.unfathomable.steps.harm.defeat import DefeatEach, defeat_deep_one, refuge, rescue
from bathysphere.games.unfathomable.steps.mythos.barricade import barricade_window
from bathysphere.games.unfathomable.steps.turn.actions import DESTINATIONS, NO_ACTION, SOURCES, Source, no_target
from bathysphere.games.unfathomable.steps.turn.titles import move

USES: Final[dict[int, Use]] = {}
"""By item."""
USE_ITEM: Final = tuple([("item", item).__add__ for item in range(len(ITEMS))])
"""For each item what makes a choice of an aim."""
OUTSIDE_BRIG: Final = tuple([space for space in SHIP if space != BRIG])
"""In the brig no item works (U17.6)."""


def item_actions(s: UnfathomableState, seat: int, bar: Bar) -> list[Choice]:
    """A revealed traitor's items work as well (G32). A limit stays with the card (UQ.42)."""
    used = s.turn.used
    options: list[Choice] = []
    for item in s.items[seat]:
        if item not in USES:
            no_action_on(item, bar)
        elif ITEMS[item].id in used:
            bar(("item", item), "item_used", item=item)
        else:
            options += map(USE_ITEM[item], USES[item].aims(s, seat, within(bar, "item", item)))
    return options


def no_action_on(item: int, bar: Bar) -> None:
    bar(("item", item), "improvement" if item in IMPROVEMENTS else "not_an_action", item=item)


def items_in_brig(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    for item in s.items[seat]:
        if item in USES:
            bar(("item", item), "item_in_brig", item=item)
        else:
            no_action_on(item, bar)
    return NO_ACTION


def do_item(s: UnfathomableState, seat: int, choice: Choice) -> Next:
    _, item, *aim = choice
    s.tell(events.ACTION, seat, "item", item, aim[0] if aim else NOTHING)
    if ITEMS[item].once_per_turn:
        s.spend(ITEMS[item].id)
    return USES[item].does(s, seat, tuple(aim))


SOURCES["item"] = Source(item_actions, do_item, spaces=OUTSIDE_BRIG, needs="items", closed=items_in_brig)


def change_hands(s: UnfathomableState, giver: int, to: int, item: int) -> Next:
    """An item goes from one play area to another; a player who gains or loses an improvement may change the active one
    (U9.8.2)."""
    steps = lose_item(s, giver, item)
    s.items[to] = with_card(s.items[to], item)
    s.tell(events.TRADED, giver, to, item)
    return (*steps, ChooseImprovement(to)) if item in IMPROVEMENTS else steps


# -- weapons, and a cat that is none


def weapon_aims(s: UnfathomableState, seat: int, weapon: int) -> list[Choice]:
    """The space, and a seat or DEEP_ONE."""
    return [(space, target) for target, space in targets(s, seat, weapon)]


def strike(s: UnfathomableState, seat: int, weapon: int, aim: Choice) -> Next:
    space, target = aim
    return attack(s, seat, target, space, weapon)


def weapon(item: int) -> Use:
    def aims(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
        return weapon_aims(s, seat, item) or no_target(s, seat, bar, (), "item_out_of_reach", item=item)

    return Use(aims, lambda s, seat, aim: strike(s, seat, item, aim), AT_ENEMY)


def armed(s: UnfathomableState, seat: int) -> list[Choice]:
    """All that the player's weapons can do now: weapon, space, target."""
    return [(item, *aim) for item in weapons(s, seat) for aim in weapon_aims(s, seat, item)]


def set_cat_on(s: UnfathomableState, seat: int, aim: Choice) -> Next:
    return (*strike(s, seat, STARBUCK, aim), Grant(seat))


for _item in (SIX_SHOOTER, REPEATING_RIFLE, POCKET_PISTOL, SHOTGUN):
    USES[_item] = weapon(_item)
USES[STARBUCK] = Use(weapon(STARBUCK).aims, set_cat_on, AT_ENEMY)


# -- jam tin grenade


def blast_aims(s: UnfathomableState, seat: int, bar: Bar) -> list[Choice]:
    """An adjacent space in which it would do something: a room, or one where somebody can be defeated (UQ.49). From
    everywhere but the brig there is a room next door."""
    return [
        (space,)
        for space in ADJACENT[s.places[seat]]
        if space in ROOMS or s.deep_ones[space] or passengers_on(s, space) or victims(s, space)
    ]


def passengers_on(s: UnfathomableState, space: int) -> tuple[int, ...]:
    """The space, once for each token there."""
    return (space,) * len(s.passengers[space - DECK.start]) if space in DECK else ()


def victims(s: UnfathomableState, space: int) -> tuple[int, ...]:
    """The characters there whose defeat changes something (G23)."""
    return tuple(sorted([seat for seat in s.here(space) if refuge(s, seat) != space]))


def blow_up(s: UnfathomableState, seat: int, aim: Choice) -> Next:
    """Everybody there is defeated, friend or foe; then a room is damaged (G33)."""
    space = aim[0]
    remove_item(s, seat, JAM_TIN_GRENADE)
    for _ in range(s.deep_ones[space]):
        defeat_deep_one(s, space, seat)
    damage: Next = (DrawDamage(space),) if space in ROOMS else DONE
    return (DefeatEach(victims(s, space), passengers_on(s, space)), *damage)


USES[JAM_TIN_GRENADE] = Use(blast_aims, blow_up, SPACE)


# -- the others


def in_earshot(s: UnfathomableState, seat: int) -> list[int]:
    """The deck spaces with passengers, the player's own and those around."""
    here = s.places[seat]
    return [space for space in (here, *ADJACENT[here]) if passengers_on(s, space)]


def trumpet_aims(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    return ((),) if in_earshot(s, seat) else bar((), "item_no_passenger", item=SPEAKING_TRUMPET)


def trumpet(s: UnfathomableState, seat: int, aim: Choice) -> Next:
    for space in in_earshot(s, seat):
        for _ in passengers_on(s, space):
            rescue(s, space, seat, "speaking_trumpet")
    return DONE


def repairs(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    """Not beside an enemy of humans, and a revealed traitor is one (U41.1, U41.3, G32)."""
    here = s.places[seat]
    if here not in ROOMS or not s.damaged(here):
        return bar((), "item_no_damage", item=TOOL_KIT)
    return bar((), "item_beside_enemy", item=TOOL_KIT) if s.enemies_of_humans(here) else [(here,)]


def mend(s: UnfathomableState, seat: int, aim: Choice) -> Next:
    repair(s, aim[0])
    return DONE


def read_aims(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    return ((),) if s.deep_ones[s.places[seat]] else bar((), "item_no_deep_one", item=BOOK_OF_DAGON)


def read(s: UnfathomableState, seat: int, aim: Choice) -> Next:
    return (*barricade_window(s), MoveDeepOnes(seat, s.places[seat]), Grant(seat))


def run_aims(s: UnfathomableState, seat: int, bar: Bar) -> list[Choice]:
    """From everywhere but the brig there is a room next door."""
    return [(space,) for space in ADJACENT[s.places[seat]] if space in DESTINATIONS]


def run(s: UnfathomableState, seat: int, aim: Choice) -> Next:
    move(s, seat, aim[0], "effect")
    return (Grant(seat),)


USES[SPEAKING_TRUMPET] = Use(trumpet_aims, trumpet)
USES[TOOL_KIT] = Use(repairs, mend, SPACE)
USES[BOOK_OF_DAGON] = Use(read_aims, read)
USES[PLIMSOLLS] = Use(run_aims, run, SPACE)
