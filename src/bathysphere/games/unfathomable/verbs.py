"""What options of Unfathomable are made of: its verbs with what stands behind them.

Names of fields are those of the facts in labels. An option can be read without its question: the same verb means the
same in all of them.
"""

from collections.abc import Callable
from typing import Final

from bathysphere.engine import NUMBER, Decision, Facts, Form, Ref, Verb, by, maybe
from bathysphere.games.unfathomable.cards.characters.table import CHARACTERS
from bathysphere.games.unfathomable.cards.items.actions import USES
from bathysphere.games.unfathomable.cards.items.table import (
    ALMANAC,
    ELDER_SIGN_AMULET,
    LUCKY_RING,
    POCKET_PISTOL,
    STARBUCK,
    TRAVEL_PHARMACY,
)
from bathysphere.games.unfathomable.cards.mythos.table import (
    BARRICADE_THE_HATCHES,
    MEMORY_OF_THE_DEEP,
    MYTHOS,
    SACRIFICE_DEEP_ONE,
)
from bathysphere.games.unfathomable.cards.skills import actions as abilities
from bathysphere.games.unfathomable.cards.skills import lore_actions as lore
from bathysphere.games.unfathomable.cards.skills import treachery_actions as treachery
from bathysphere.games.unfathomable.cards.skills.table import ABILITY
from bathysphere.games.unfathomable.cards.spaces import DECK as DECK_SPACES
from bathysphere.games.unfathomable.cards.spaces import ROOMS as SHIP_ROOMS
from bathysphere.games.unfathomable.cards.spells.table import REVELATION_OF_SCRIPT
from bathysphere.games.unfathomable.components import FACE_DOWN, KEEPER, NOTHING
from bathysphere.games.unfathomable.kinds import (
    AT_ENEMY,
    CARD,
    CHANGE,
    CHARACTER,
    CHOSEN,
    DECK,
    DECK_SPACE,
    DIAL,
    EFFECT_LIST,
    ENEMY,
    FACE,
    ICON,
    ITEM,
    LOOKED_AT,
    MONARCH,
    MYTHOS_CARD,
    OPENED,
    PLAYED_CARD,
    RESULT,
    ROLE,
    SEAT,
    SKILL,
    SPACE,
    SPELL,
    TRACK,
    WAYPOINT,
    own_place,
)
from bathysphere.games.unfathomable.names import UnfathomableNames
from bathysphere.games.unfathomable.steps.turn.rooms import ROOM_ACTIONS
from bathysphere.games.unfathomable.view import UnfathomableView

CHARACTER_HEADING, CARDS, ITEMS, MOVES = "options-character", "options-cards", "options-items", "options-move"
ROOMS, ATTACKS = "options-room", "options-attack"

REACTIONS: Final[dict[str, Form]] = {"determination": CHANGE, "forced_learning": SKILL, "keen_insight": CHANGE}
"""At what hand cards are aimed that are used within a check or a roll."""
HAND_ACTIONS: Final = (abilities, lore, treachery)
"""The modules in which hand cards have their actions."""
AIMS: Final = {name: use.aim for module in HAND_ACTIONS for name, use in module.PLAYED.items()} | REACTIONS
ITEM_AIMS: Final = {item: use.aim for item, use in USES.items()}
ROOM_AIMS: Final = {space: room.aim for space, room in ROOM_ACTIONS.items()}
SHEETS: Final[dict[str, Ref]] = {
    **{each.ability: ("ability", number) for number, each in enumerate(CHARACTERS)},
    **{each.feat: ("feat", number) for number, each in enumerate(CHARACTERS)},
}
"""The abilities and feats of characters, by the number of the character."""


def on_sheet(name: str, /, **fields: Form) -> Verb:
    """The use of an ability or a feat, which is called like it."""
    return Verb(
        name, on=None, of=SHEETS[name], why_at=None, also=None, under=CHARACTER_HEADING,
        last=False, unused=None, special=True, **fields,
    )  # fmt: skip


def here(view: UnfathomableView, *enemy: int) -> list[Ref]:
    """Beside the reader, and at the player who is meant."""
    return [("space", own_place(view)), *[("seat", seat) for seat in enemy if seat >= 0]]


def beside_deep_ones(view: UnfathomableView) -> list[Ref]:
    return here(view) if view.deep_ones[own_place(view)] else []


def beside_passengers(view: UnfathomableView) -> list[Ref]:
    place = own_place(view)
    return here(view) if place in DECK_SPACES and view.passengers[place - DECK_SPACES.start] else []


def where_damaged(view: UnfathomableView, room: int) -> list[Ref]:
    return [("space", room)] if room in SHIP_ROOMS and view.damage[room - SHIP_ROOMS.start] != NOTHING else []


def part(name: str) -> Callable[[UnfathomableView], list[Ref]]:
    """A part of the mythos card that is being resolved."""
    return lambda view: [("part", name)] if view.crisis != NOTHING else []


Said = Callable[[UnfathomableNames, UnfathomableView | None], Facts]


def told(name: str) -> Said:
    """What that part does. Which card it was is not said outside its moment."""

    def facts(words: UnfathomableNames, view: UnfathomableView | None) -> Facts:
        if view is None or view.crisis == NOTHING:
            return {"known": "no"}
        return {"known": "yes", "text": words.crisis(view.crisis, name)}

    return facts


def check_told(words: UnfathomableNames, view: UnfathomableView | None) -> Facts:
    if view is None or view.crisis == NOTHING:
        return {"known": "no"}
    card = MYTHOS[view.crisis]
    return {"known": "yes", "target": card.target, "skills": words.skills(card.skills)}


def unused_actions(words: UnfathomableNames, view: UnfathomableView, decision: Decision) -> list[str]:
    """What is left of the actions of a turn; an attack that goes on is no action of its own."""
    left = view.acting.left if view.acting is not None and decision.kind == "action" else 0
    return [words.say("unused-actions", number=left)] if left else []


PLAIN: Final = tuple(map(Verb, ("act", "agree", "draw_mythos", "go", "look", "ready", "trade")))
"""Nothing stands behind them, and they point at nothing."""

DECLINED: Final = (
    *[
        Verb(name, last=True)
        for name in (
            "give_nothing", "leave_deep_ones", "leave_monarch", "nobody", "nothing", "pass", "refuse", "rest", "stay",
        )
    ],
    Verb("stop", unused=unused_actions),
)  # fmt: skip
"""Just as plain: what ends, passes or declines."""

ACTIONS: Final = (
    Verb("move", space=SPACE, under=MOVES),
    Verb("break_out", space=SPACE, under=MOVES),
    Verb("attack", target=ENEMY, on=here, why_at=beside_deep_ones, under=ATTACKS),
    Verb("attack_in", aim=AT_ENEMY, under=ATTACKS),
    Verb("rescue", space=maybe(SPACE), why_at=beside_passengers),
    Verb("murder", on=here, why_at=beside_passengers),
    Verb("repair", space=SPACE, why_at=where_damaged, under=ROOMS),
    Verb("room", space=SPACE, aim=by("space", ROOM_AIMS), under=ROOMS),
    Verb("play", card=PLAYED_CARD, aim=by("card", AIMS, ABILITY.__getitem__), under=CARDS, special=True),
    Verb("item", item=ITEM, aim=by("item", ITEM_AIMS), under=ITEMS, special=True),
    Verb("keeper", of=("title", KEEPER), under=CHARACTER_HEADING, special=True),
    Verb("reveal", role=ROLE, under=CHARACTER_HEADING, special=True),
    Verb("sacrifice_deep_one", of=("mythos", SACRIFICE_DEEP_ONE), under=CHARACTER_HEADING, special=True),
    Verb("memory_of_the_deep", of=("mythos", MEMORY_OF_THE_DEEP), under=CHARACTER_HEADING, special=True),
    Verb("barricade", of=("mythos", BARRICADE_THE_HATCHES), special=True),
)
"""Of a turn."""

CHARACTERS_USE: Final = (
    on_sheet("arrest_order", seat=SEAT),
    on_sheet("deck_chief", space=SPACE),
    on_sheet("deep_one_ancestry", seat=SEAT),
    on_sheet("experienced", card=CARD),
    on_sheet("first_oath_of_dagon", card=CARD, monarch=MONARCH),
    on_sheet("fortunate_son", card=CARD),
    on_sheet("full_steam_ahead"),
    on_sheet("healing_words", card=CARD),
    on_sheet("jury_rigger"),
    on_sheet("medical_intervention"),
    on_sheet("occult_training"),
    on_sheet("perfect_number", face=FACE),
    on_sheet("quick_cast"),
    on_sheet("quick_draw", item=ITEM, aim=AT_ENEMY),
    on_sheet("scavenger"),
    on_sheet("self_sacrifice", result=RESULT),
    on_sheet("uncanny_fortune"),
    on_sheet("unconventional_leader", dial=DIAL),
    on_sheet("well_equipped", by=CHANGE),
)

REACTIONS_OF_CARDS: Final = (
    Verb("almanac", card=CARD, of=("item", ALMANAC), under=ITEMS),
    Verb("lucky_ring", of=("item", LUCKY_RING)),
    Verb("pocket_pistol", of=("item", POCKET_PISTOL)),
    Verb("starbuck", of=("item", STARBUCK)),
    Verb("pharmacy_food", of=("item", TRAVEL_PHARMACY)),
    Verb("pharmacy_item", of=("item", TRAVEL_PHARMACY)),
    Verb("shrivelling", aim=lore.ONCE["shrivelling"].aim, of=("item", ELDER_SIGN_AMULET)),
    Verb("lesser_banishment", aim=lore.ONCE["lesser_banishment"].aim, of=("item", ELDER_SIGN_AMULET)),
    Verb("revelation", skill=SKILL, of=("spell", REVELATION_OF_SCRIPT), under=CHARACTER_HEADING),
)

CARDS_AND_ITEMS: Final = (
    Verb("add", card=CARD, under=CARDS),
    Verb("discard", card=CARD, under=CARDS),
    Verb("draw", skill=SKILL),
    Verb("decline", skill=SKILL),
    Verb("treachery", number=NUMBER),
    Verb("activate", item=ITEM),
    Verb("give", item=ITEM, seat=SEAT, under=ITEMS),
    Verb("keep", item=ITEM),
    Verb("take", item=ITEM),
    Verb("steal", seat=SEAT, item=ITEM.but(face_down=FACE_DOWN), under="seat"),
    Verb("remove", item=ITEM),
)

DECKS: Final = (
    Verb("deck", deck=DECK),
    Verb("mythos", mythos=MYTHOS_CARD),
    Verb("waypoint", waypoint=WAYPOINT),
    Verb("top", deck=OPENED, card=by("deck", LOOKED_AT), on="card"),
    Verb("under", deck=OPENED, card=by("deck", LOOKED_AT), on="card"),
    Verb("cast", spell=SPELL),
    Verb("character", character=CHARACTER),
)

CRISES: Final = (
    Verb("first", on=part("first"), also=told("first")),
    Verb("second", on=part("second"), also=told("second")),
    Verb("check", on=part("check"), also=check_told),
    Verb("fail", on=part("failed"), also=told("failed")),
    Verb("choose", effects=CHOSEN),
    Verb("risk", number=NUMBER, effects=maybe(EFFECT_LIST)),
    Verb("advance", track=TRACK),
    Verb("ritual", by=CHANGE.but(zero=0), on=("track", "ritual")),
    Verb("gain", dial=DIAL),
)

PLAYERS: Final = tuple(
    [
        Verb(name, seat=SEAT)
        for name in ("accuse", "comes_first", "defeat_character", "lock_up", "pass_to", "victim", "ward")
    ]
)

MONSTERS_AND_SPACES: Final = (
    *[
        Verb(name, space=SPACE)
        for name in ("activate_in", "clear", "damage", "defeat_deep_one", "rise", "space", "spawn")
    ],
    Verb("activate_first", icon=ICON),
    Verb("defeat_passenger", space=DECK_SPACE),
    Verb("drive", origin=SPACE, space=SPACE, under="origin"),
    Verb("drive_all", origin=SPACE, space=SPACE, under="origin"),
    Verb("lead", monarch=MONARCH, space=SPACE),
    Verb("send", seat=SEAT, space=SPACE, under="seat"),
    Verb("send_deep_one", origin=SPACE, space=SPACE, under="origin"),
)

VERBS: Final = {
    verb.name: verb
    for verb in (
        *PLAIN, *DECLINED, *ACTIONS, *CHARACTERS_USE, *REACTIONS_OF_CARDS, *CARDS_AND_ITEMS, *DECKS, *CRISES, *PLAYERS,
        *MONSTERS_AND_SPACES,
    )
}  # fmt: skip
