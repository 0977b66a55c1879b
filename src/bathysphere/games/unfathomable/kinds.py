"""The kinds of things in Unfathomable: what options, and the aims of cards and rooms, are made of.

Each is named in sentences by the method of the wording that is called like it.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from bathysphere.engine import NUMBER, Kind, Ref, by, group, itself, maybe
from bathysphere.games.unfathomable.cards.characters.table import CHARACTERS
from bathysphere.games.unfathomable.cards.effect_lists import EFFECTS
from bathysphere.games.unfathomable.cards.items.table import ITEMS
from bathysphere.games.unfathomable.cards.mythos.table import MYTHOS
from bathysphere.games.unfathomable.cards.roles import ROLES
from bathysphere.games.unfathomable.cards.skills.table import ABILITY, SKILLS
from bathysphere.games.unfathomable.cards.spaces import DIE, NAMES
from bathysphere.games.unfathomable.cards.spells.table import SPELLS
from bathysphere.games.unfathomable.cards.waypoints.table import WAYPOINTS
from bathysphere.games.unfathomable.effects import DIALS, ICONS, TRACKS
from bathysphere.games.unfathomable.state import NOTHING
from bathysphere.games.unfathomable.steps.harm.attack import DEEP_ONE

if TYPE_CHECKING:
    from bathysphere.games.unfathomable.view import UnfathomableView
    from bathysphere.games.unfathomable.wording.wording import UnfathomableWording

MOST_PLAYERS: Final = 6
MONARCHS: Final = ("mother-hydra", "father-dagon")
RESULTS: Final = ("passed", "partly", "failed")
"""How a check can end."""

Text = Callable[["UnfathomableWording", Any, "UnfathomableView | None"], str]


def called(method: str) -> Text:
    def text(words: "UnfathomableWording", value: Any, view: "UnfathomableView | None") -> str:
        said: str = getattr(words, method)(value)
        return said

    return text


def own_place(view: "UnfathomableView") -> int:
    return view.players[view.seat].place if view.seat >= 0 else NOTHING


def standing(view: "UnfathomableView", seat: int) -> list[Ref]:
    """A player can be touched where the figure stands."""
    place = view.players[seat].place
    return [("space", place)] if place != NOTHING else []


def played(words: "UnfathomableWording", card: int, view: "UnfathomableView | None") -> str:
    """A hand card whose ability is used."""
    return words.say("card-played", ability=words.card_ability(card), card=words.card(card))


def chosen(words: "UnfathomableWording", name: str, view: "UnfathomableView | None") -> str:
    """A list of effects as a label of its own."""
    said = words.effects(name)
    return said[0].upper() + said[1:]


# -- things

SEAT: Final = Kind("seat", range(MOST_PLAYERS), at=standing)
SPACE: Final = Kind("space", NAMES, text=called("space"), mine=own_place)
CARD: Final = Kind("card", ABILITY, text=called("card"))
"""A skill card. The decks are told by their skill."""
PLAYED_CARD: Final = CARD.said(played)
SKILL: Final = Kind("skill", SKILLS, text=called("skill"))
ITEM: Final = Kind("item", ITEMS, text=called("item"))
SPELL: Final = Kind("spell", SPELLS, text=called("spell"))
WAYPOINT: Final = Kind("waypoint", WAYPOINTS, text=called("waypoint"))
MYTHOS_CARD: Final = Kind("mythos", MYTHOS, text=called("mythos"))
CHARACTER: Final = Kind("character", CHARACTERS, text=called("character"))
ROLE: Final = Kind("role", ROLES, text=called("role"))
MONARCH: Final = Kind("monarch", MONARCHS, text=called("monarch"))
DIAL: Final = Kind("dial", DIALS, words=True, text=lambda words, dial, view: words.dial(DIALS.index(dial)))
TRACK: Final = Kind("track", TRACKS, words=True, text=lambda words, track, view: words.track(TRACKS.index(track)))
FACE: Final = Kind("face", range(1, DIE + 1), words=True, text=itself)
"""A side of the die."""
DECK: Final = Kind("deck", ("mythos", "waypoint"), words=True, text=called("deck"))
"""A deck that somebody chooses to look into."""
LOOKED_AT: Final = {"mythos": MYTHOS_CARD, "waypoint": WAYPOINT, "spell": SPELL, "item": ITEM}
OPENED: Final = Kind("deck", tuple(LOOKED_AT), words=True, text=itself)
"""A deck that somebody looks into, and what its cards are."""

# -- words and numbers

CHANGE: Final = Kind("change", text=called("change"))
ICON: Final = Kind("icon", tuple(ICONS.values()), words=True, thing=False, text=called("icon"))
RESULT: Final = Kind("result", RESULTS, words=True, thing=False, text=called("result"))
WAY: Final = Kind("way", ("back", "on"), words=True, thing=False, text=itself)
EFFECT_LIST: Final = Kind("effects", tuple(EFFECTS), words=True, thing=False, text=called("effects"))
CHOSEN: Final = EFFECT_LIST.said(chosen)
NAMED_ABILITY: Final = Kind("ability", text=called("ability"))
"""By its id; whose it is the tables of cards and characters say."""

# -- what cards, items and rooms are aimed at

ENEMY: Final = SEAT.but(deep_one=DEEP_ONE)
AT_ENEMY: Final = group("aim-enemy", space=SPACE, target=ENEMY)
AT_DEEP_ONES: Final = group("aim-deep-ones", space=maybe(SPACE))
"""One in a space, or all beside the reader."""
WITH_WEAPON: Final = group("aim-weapon", item=ITEM.but(unarmed=NOTHING))
AT_RITUAL: Final = group("aim-ritual", way=WAY, card=by("way", {"on": CARD}))
NO_AIM: Final = group()

FACTS: Final = {
    kind.name: kind
    for kind in (SEAT, SPACE, CARD, SKILL, ITEM, SPELL, WAYPOINT, MYTHOS_CARD, CHARACTER, ROLE, MONARCH, DECK, ICON,
                 NAMED_ABILITY, NUMBER)
}  # fmt: skip
"""What a fact of that name is."""
