"""Why a hand card, an item, a sheet or a feat cannot be used as an action now."""

from collections.abc import Callable

from bathysphere.engine import Reason, Reasons, why
from bathysphere.games.unfathomable.aboard import (
    damaged,
    enemies_of_humans,
    human,
    may_attack,
    own,
)
from bathysphere.games.unfathomable.cards.abilities import PLAYED
from bathysphere.games.unfathomable.cards.characters import ARJUN, CHARACTERS, ISHMAEL, JAMIE, JEANNE, SAMIRA, WILLIAM
from bathysphere.games.unfathomable.cards.item_actions import USES
from bathysphere.games.unfathomable.cards.items import (
    BOOK_OF_DAGON,
    IMPROVEMENTS,
    ITEMS,
    JAM_TIN_GRENADE,
    PLIMSOLLS,
    SPEAKING_TRUMPET,
    TOOL_KIT,
    WEAPONS,
)
from bathysphere.games.unfathomable.cards.mythos import THE_PEACEMAKER
from bathysphere.games.unfathomable.cards.sheets import MOST_SCAVENGED
from bathysphere.games.unfathomable.cards.skills import ABILITY, LORE, SKILL_OF, TIMING, TREACHERY
from bathysphere.games.unfathomable.cards.spaces import BOILER_ROOM, BRIG, ROOMS
from bathysphere.games.unfathomable.state import KEEPER
from bathysphere.games.unfathomable.view import ShipView

Code = Callable[[ShipView], str]
"""The reason that is left once the usual ones do not hold."""


# -- hand cards


def hand(view: ShipView) -> Reasons:
    found = [unplayed(view, card) for card in dict.fromkeys(view.hand)]
    yield from [reason for reason in found if reason is not None]


def unplayed(view: ShipView, card: int) -> Reason | None:
    target, ability = ("play", card), ABILITY[card]
    if SKILL_OF[card] == TREACHERY and human(view, view.seat):
        return why(target, "traitors_only", card=card)
    if ability not in PLAYED:
        return why(target, f"timing_{TIMING[ability]}", card=card, ability=ability)
    if ability == "rampage" and not may_attack(view, view.seat):
        return why(target, "peacemaker", mythos=THE_PEACEMAKER)
    return why(target, IDLE[ability], ability=ability) if ability in IDLE else None


IDLE = {
    "shrivelling": "nobody_to_defeat",
    "lesser_banishment": "no_deep_ones",
    "rampage": "out_of_reach",
    "persistence": "no_other_cards",
    "true_grit": "ability_used",
    "watch_and_learn": "no_skill_cards_left",
    "call_to_action": "no_deep_ones",
    "siren_song": "no_supply",
}
"""What the action of a card may lack; all others can always be played."""


def at_start(view: ShipView) -> Reasons:
    """Cards that a revealed traitor plays in place of his actions (U11.2)."""
    for card in dict.fromkeys(view.hand):
        ability = ABILITY[card]
        if TIMING[ability] == "action_step_start":
            yield why(("play", card), "wrong_room", ability=ability)


# -- items


def items(view: ShipView) -> Reasons:
    found = [unused(view, item) for item in own(view).items]
    yield from [reason for reason in found if reason is not None]


def unused(view: ShipView, item: int) -> Reason | None:
    target = ("item", item)
    if item in IMPROVEMENTS:
        return why(target, "improvement", item=item)
    if item not in USES:
        return why(target, "not_an_action", item=item)
    if own(view).place == BRIG:
        return why(target, "item_in_brig", item=item)
    if ITEMS[item].id in view.turn.used:
        return why(target, "item_used", item=item)
    if item in (JAM_TIN_GRENADE, PLIMSOLLS):  # from everywhere but the brig there is a room next door
        return None
    if item in NO_USE:
        return why(target, NO_USE[item](view), item=item)
    if not may_attack(view, view.seat):
        return why(target, "peacemaker", mythos=THE_PEACEMAKER)
    return why(target, "item_out_of_reach", item=item)


def no_tool(view: ShipView) -> str:
    place = own(view).place
    broken = place in ROOMS and damaged(view, place)
    return "item_beside_enemy" if broken and enemies_of_humans(view, place) else "item_no_damage"


NO_USE: dict[int, Code] = {
    SPEAKING_TRUMPET: lambda view: "item_no_passenger",
    TOOL_KIT: no_tool,
    BOOK_OF_DAGON: lambda view: "item_no_deep_one",
}
"""What an item may lack; all others attack."""


# -- sheets and feats


def sheet(view: ShipView) -> Reasons:
    character = own(view).character
    ability = CHARACTERS[character].ability
    if character in SHEETS:
        yield usual(view, ability) or SHEETS[character](view, ability)
    elif character == ARJUN and (bar := usual(view, ability)):  # he lacks nothing else
        yield bar


def usual(view: ShipView, ability: str) -> Reason | None:
    """Traitors lose their sheet (U40.7), the brig stops some of it (G2), and most is there once per turn."""
    target, character = (ability,), own(view).character
    if not human(view, view.seat):
        return why(target, "ability_lost", ability=ability)
    if own(view).place == BRIG and (ability in CHARACTERS[character].not_in_brig or ability in NEEDS_FREEDOM):
        return why(target, "ability_in_brig", ability=ability)
    if ability in view.turn.used:
        return why(target, "ability_used", ability=ability)
    return None


NEEDS_FREEDOM = ("deck_chief", "quick_draw", "arrest_order")
"""What moves somebody or needs an item, and therefore does nothing in the brig (U17.4, U17.6)."""


def quick_draw(view: ShipView, ability: str) -> Reason:
    weapons = [item for item in own(view).items if item in WEAPONS and ITEMS[item].action]
    if not may_attack(view, view.seat):
        return why((ability,), "peacemaker", mythos=THE_PEACEMAKER)
    return why((ability,), "out_of_reach" if weapons else "no_weapon", ability=ability)


def no_spells(view: ShipView, ability: str) -> Reason:
    return why((ability,), "no_spells")


def first_oath(view: ShipView, ability: str) -> Reason:
    if any(SKILL_OF[card] == LORE for card in view.hand):
        return why((ability,), "monarchs_away", ability=ability)
    return why((ability,), "no_card", skill=LORE)


def scavenger(view: ShipView, ability: str) -> Reason:
    if len(own(view).items) > MOST_SCAVENGED:
        return why((ability,), "too_many_items", ability=ability, number=MOST_SCAVENGED)
    return why((ability,), "no_items_left")


SHEETS: dict[int, Callable[[ShipView, str], Reason]] = {
    JAMIE: quick_draw,
    WILLIAM: no_spells,
    ISHMAEL: first_oath,
    SAMIRA: scavenger,
}
"""The sheets whose ability is an action that may lack something."""


def feat(view: ShipView) -> Reasons:
    """Once per game (U14.3)."""
    character = own(view).character
    name = CHARACTERS[character].feat
    if character not in FEATS:
        return
    bar = usual(view, name)
    if bar is None and not own(view).feat:
        bar = why((name,), "feat_used", ability=name)
    yield bar or FEATS[character](view, name)


def full_steam(view: ShipView, name: str) -> Reason:
    return why((name,), "elsewhere", ability=name, space=BOILER_ROOM)


def arrest_order(view: ShipView, name: str) -> Reason:
    return why((name,), "nobody_here")


def quick_cast(view: ShipView, name: str) -> Reason:
    if view.titles[KEEPER] == view.seat:
        return why((name,), "no_spells")
    return why((name,), "not_your_title", ability=name)


def ancestry(view: ShipView, name: str) -> Reason:
    return why((name,), "no_roles", ability=name)


FEATS: dict[int, Callable[[ShipView, str], Reason]] = {
    JEANNE: full_steam,
    JAMIE: arrest_order,
    WILLIAM: quick_cast,
    ISHMAEL: ancestry,
}
"""The feats that are actions, and what they may lack."""
