"""The kinds of things in Unfathomable: what options, events, statements and reasons, and the aims of cards and rooms,
are made of.

Each is named by the method of the wording that is called like it. In the sentences of log, talk and reasons, names of
cards are quoted, and copies in a list stand together.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from bathysphere.engine import Facts, Kind, Ref, View, by, group, itself, maybe
from bathysphere.games.unfathomable.cards.characters.table import CHARACTERS
from bathysphere.games.unfathomable.cards.damage import DAMAGE
from bathysphere.games.unfathomable.cards.effect_lists import EFFECTS
from bathysphere.games.unfathomable.cards.items.table import ITEMS
from bathysphere.games.unfathomable.cards.mythos.table import MYTHOS
from bathysphere.games.unfathomable.cards.roles import ROLES
from bathysphere.games.unfathomable.cards.skills.table import ABILITY, SKILLS
from bathysphere.games.unfathomable.cards.spaces import DECK as DECK_SPACES
from bathysphere.games.unfathomable.cards.spaces import DIE, NAMES, RITUAL_STEPS, ROOMS, TRAVEL_STEPS
from bathysphere.games.unfathomable.cards.spells.table import SPELLS
from bathysphere.games.unfathomable.cards.waypoints.table import WAYPOINTS
from bathysphere.games.unfathomable.components import (
    DEEP_ONE,
    MONARCHS,
    NOBODY,
    NOTHING,
    RITUAL,
    SUPPLY,
    TITLES,
    TOKENS,
    TRAVEL,
)
from bathysphere.games.unfathomable.effects import DIALS, ICONS, TRACKS
from bathysphere.games.unfathomable.names import UnfathomableNames

MOST_PLAYERS: Final = 6
RESULTS: Final = ("passed", "partly", "failed")
"""How a check can end."""
CRISIS_CHOICES: Final = ("first", "second", "check", "fail", "unconventional_leader")
"""What can be chosen of a mythos card."""
ENDS: Final = (*DIALS, "damage", "deep_ones", "arrival")
"""Why the game can end."""
ABILITIES: Final = (
    *dict.fromkeys(ABILITY),
    *[ability for each in CHARACTERS for ability in (each.ability, each.feat, each.reveal)],
)
"""Of skill cards and of characters."""
RULES: Final = (
    "action", "attack", "beast_within", "break_out", "damage", "defeated", "effect", "limit", "mythos", "repair",
    "reveal", "risk", "setup", "surge", "turn",
)  # fmt: skip
"""Because of what things happen, if it is not a component by its id."""
COMPONENTS: Final = (*NAMES, *ABILITIES, *[card.id for table in (ITEMS, SPELLS, WAYPOINTS, MYTHOS) for card in table])


class Placed(Protocol):
    @property
    def place(self) -> int: ...


class Around(Protocol):
    """What is asked of a view here: whose it is, and where everybody is. The view itself is made of these kinds."""

    @property
    def seat(self) -> int: ...
    @property
    def players(self) -> Sequence[Placed]: ...


Text = Callable[[UnfathomableNames, Any, View | None], str]


def called(method: str) -> Text:
    def text(words: UnfathomableNames, value: Any, view: View | None) -> str:
        said: str = getattr(words, method)(value)
        return said

    return text


def quoted(method: str) -> Text:
    """Likewise, marked as the name of a card."""
    return lambda words, value, view: words.named(getattr(words, method)(value))


def listed(text: Text) -> Callable[[UnfathomableNames, Sequence[Any]], str]:
    return lambda words, values: words.together([text(words, value, None) for value in values])


def titled(name: str, table: Sequence[Any]) -> Kind:
    """Cards with names of their own."""
    return Kind(name, table, text=called(name), sentence=quoted(name), listed=listed(quoted(name)))


def where(words: UnfathomableNames, space: int, view: View | None) -> Facts:
    """The name of a space and the phrases in which it stands, because names of spaces are never inflected: where
    something is, where it goes and where it comes from."""
    return {"": words.space(space), **{way: words.phrase(way, space) for way in ("at", "to", "from")}}


def skill_card(words: UnfathomableNames, card: int, view: View | None) -> Facts:
    return {"": words.card(card), "ability": words.named(words.card_ability(card))}


def own_place(view: Around) -> int:
    return view.players[view.seat].place if view.seat >= 0 else NOTHING


def standing(view: Around, seat: int) -> list[Ref]:
    """A player can be touched where the figure stands."""
    place = view.players[seat].place
    return [("space", place)] if place != NOTHING else []


def played(words: UnfathomableNames, card: int, view: View | None) -> str:
    """A hand card whose ability is used."""
    return words.say("card-played", ability=words.card_ability(card), card=words.card(card))


def chosen(words: UnfathomableNames, name: str, view: View | None) -> str:
    """A list of effects as a label of its own."""
    said = words.effects(name)
    return said[0].upper() + said[1:]


# -- things

SEAT: Final = Kind("seat", range(MOST_PLAYERS), at=standing)
SOMEBODY: Final = SEAT.but(nobody=NOBODY)
SPACE: Final = Kind("space", NAMES, text=called("space"), sentence=where, mine=own_place)
ROOM: Final = Kind(
    "room",
    NAMES[ROOMS.start : ROOMS.stop],
    text=lambda words, room, view: words.space(ROOMS.start + room),
    thing=lambda room: ("space", ROOMS.start + room),
)
"""A room, counted from the first one."""
ON_DECK: Final = Kind(
    "on_deck",
    NAMES[DECK_SPACES.start : DECK_SPACES.stop],
    text=lambda words, space, view: words.space(DECK_SPACES.start + space),
    thing=lambda space: ("space", DECK_SPACES.start + space),
)
"""A deck space, counted from the first one."""
DECK_SPACE: Final = SPACE.but(supply=SUPPLY)
"""Where a passenger is."""
CARD: Final = Kind("card", ABILITY, text=called("card"), sentence=skill_card, listed=listed(called("card")))
"""A skill card. The decks are told by their skill."""
PLAYED_CARD: Final = CARD.said(played)
SKILL: Final = Kind("skill", SKILLS, text=called("skill"), listed=listed(called("skill")))
ITEM: Final = titled("item", ITEMS)
SPELL: Final = titled("spell", SPELLS)
WAYPOINT: Final = titled("waypoint", WAYPOINTS)
MYTHOS_CARD: Final = titled("mythos", MYTHOS)
DAMAGE_CARD: Final = titled("damage", DAMAGE)
CHARACTER: Final = Kind("character", CHARACTERS, text=called("character"))
ROLE: Final = Kind("role", ROLES, text=called("role"), listed=listed(called("role")))
TITLE: Final = Kind("title", TITLES, text=called("title"))
MONARCH: Final = Kind("monarch", MONARCHS, text=called("monarch"))
DIAL: Final = Kind("dial", DIALS, words=True, text=lambda words, dial, view: words.dial(DIALS.index(dial)))
TRACK: Final = Kind("track", TRACKS, words=True, text=lambda words, track, view: words.track(TRACKS.index(track)))
DIAL_NUMBER: Final = Kind("dial", DIALS, text=called("dial"), thing=lambda dial: ("dial", DIALS[dial]))
TRACK_NUMBER: Final = Kind("track", TRACKS, text=called("track"), thing=lambda track: ("track", TRACKS[track]))
FACE: Final = Kind("face", range(1, DIE + 1), words=True, text=itself)
"""A side of the die."""
DECK: Final = Kind("deck", ("mythos", "waypoint"), words=True, text=called("deck"))
"""A deck that somebody chooses to look into."""
LOOKED_AT: Final = {"mythos": MYTHOS_CARD, "waypoint": WAYPOINT, "spell": SPELL, "item": ITEM}
OPENED: Final = Kind("deck", tuple(LOOKED_AT), words=True, text=itself)
"""A deck that somebody looks into, and what its cards are."""

# -- words and numbers

NO_THING: Final = Kind("nothing", (), thing=False).but(none=NOTHING)
CHANGE: Final = Kind("change", text=called("change"))
TOTAL: Final = Kind("total", text=called("total"))
TRACK_PLACE: Final = {
    TRAVEL: Kind("travel", TRAVEL_STEPS, thing=False, text=lambda words, at, view: words.track_step(TRAVEL, at)),
    RITUAL: Kind("ritual", RITUAL_STEPS, thing=False, text=lambda words, at, view: words.track_step(RITUAL, at)),
}
ICON: Final = Kind("icon", tuple(ICONS.values()), words=True, thing=False, text=called("icon"))
TOKEN: Final = Kind("token", TOKENS, thing=False, text=called("token"))
RESULT: Final = Kind("result", RESULTS, words=True, thing=False, text=called("result"))
CRISIS_CHOICE: Final = Kind("choice", CRISIS_CHOICES, words=True, thing=False, text=itself)
SIDE: Final = Kind("side", ROLES, words=True, thing=False, text=itself)
END: Final = Kind("reason", ENDS, words=True, thing=False, text="end")
WHY: Final = Kind("why", (*RULES, *COMPONENTS), words=True, thing=False, text=itself)
WAY: Final = Kind("way", ("back", "on"), words=True, thing=False, text=itself)
PILE: Final = Kind("pile", ("spells", "items"), words=True, thing=False, text=itself)
EFFECT_LIST: Final = Kind("effects", tuple(EFFECTS), words=True, thing=False, text=called("effects"))
CHOSEN: Final = EFFECT_LIST.said(chosen)
NAMED_ABILITY: Final = Kind(
    "ability", ABILITIES, words=True, thing=False, text=called("ability"), sentence=quoted("ability")
)
"""By its id; whose it is the tables of cards and characters say."""

# -- what cards, items and rooms are aimed at

ENEMY: Final = SEAT.but(deep_one=DEEP_ONE)
AT_ENEMY: Final = group("aim-enemy", space=SPACE, target=ENEMY)
AT_DEEP_ONES: Final = group("aim-deep-ones", space=maybe(SPACE))
"""One in a space, or all beside the reader."""
WITH_WEAPON: Final = group("aim-weapon", item=ITEM.but(unarmed=NOTHING))
AT_RITUAL: Final = group("aim-ritual", way=WAY, card=by("way", {"on": CARD}))
NO_AIM: Final = group()
