"""What events, statements and reasons of Unfathomable are made of: which kind of thing lies in which field.

Names of fields are those of the facts in sentences. Where a name means something else in one kind of event, or where a
sentence needs what follows from several fields together, SPECIAL says so.
"""

from typing import Any, Final

from bathysphere.engine import (
    FLAG,
    NUMBER,
    Facts,
    Field,
    Fields,
    Form,
    Kind,
    Name,
    Telling,
    Verb,
    by,
    group,
    itself,
    option_of,
    several,
    unsaid,
)
from bathysphere.engine.kinds import By, kinds_in
from bathysphere.games.unfathomable.cards.items.table import ELDER_SIGN_AMULET
from bathysphere.games.unfathomable.cards.spaces import BRIG, NAMES, SICK_BAY
from bathysphere.games.unfathomable.cards.spells.table import REVELATION_OF_SCRIPT
from bathysphere.games.unfathomable.checks import LUCK
from bathysphere.games.unfathomable.components import NOBODY, NOTHING
from bathysphere.games.unfathomable.events import EVENTS
from bathysphere.games.unfathomable.kinds import (
    ABILITIES,
    CARD,
    CHANGE,
    CHARACTER,
    CRISIS_CHOICE,
    DAMAGE_CARD,
    DECK_SPACE,
    DIAL_NUMBER,
    END,
    ENEMY,
    FACE,
    ICON,
    ITEM,
    LOOKED_AT,
    MONARCH,
    MYTHOS_CARD,
    NAMED_ABILITY,
    NO_THING,
    OPENED,
    PILE,
    RESULT,
    ROLE,
    SEAT,
    SIDE,
    SKILL,
    SOMEBODY,
    SPACE,
    SPELL,
    TITLE,
    TOKEN,
    TOTAL,
    TRACK_NUMBER,
    TRACK_PLACE,
    WAYPOINT,
    WHY,
)
from bathysphere.games.unfathomable.names import UnfathomableNames
from bathysphere.games.unfathomable.talk import SLOTS, TALK
from bathysphere.games.unfathomable.verbs import ACTIONS, CHARACTERS_USE, ITEM_AIMS, VERBS

Data = dict[str, Any]

PART_CHOSEN: Final = {"first": "first", "second": "second", "fail": "failed"}
"""What can be chosen of a crisis besides a check, and which part of the card then takes effect."""
AFTER_TOTAL: Final = ("play", "experienced", "lucky_ring", "well_equipped", "revelation")
"""What changes the total of a check."""

# -- what is used: a card, an ability, an item

ITEM_USES: Final = {
    name: int(verb.of[1]) for name, verb in VERBS.items() if verb.of is not None and verb.of[0] == "item"
}
"""Verbs that are the use of an item."""


def use(words: UnfathomableNames, name: str, card: int = NOTHING) -> str:
    """An ability by its id, the item whose use a verb is, or the ability of the hand card that was played."""
    if name == "play":
        return words.named(words.card_ability(card))
    return words.named(words.item(ITEM_USES[name]) if name in ITEM_USES else words.ability(name))


USE: Final = Kind(
    "use", (*ABILITIES, *ITEM_USES), words=True, thing=False, text=lambda words, name, view: use(words, name)
).but(play="play")
"""What is named in place of an ability: one of a hand card is the card's, `play`."""

# -- actions

SUBJECTS: Final[dict[str, Kind]] = {
    "room": SPACE,
    "repair": SPACE,
    "play": CARD,
    "item": ITEM,
    "quick_draw": ITEM,
    "first_oath_of_dagon": CARD,
    "sacrifice_deep_one": MYTHOS_CARD,
    "memory_of_the_deep": MYTHOS_CARD,
}
"""What an action is done with, by its verb."""


def aim(form: Form) -> Kind:
    """The first thing of an aim: that is what the log tells of it."""
    found = kinds_in(form)
    return found[0].but(none=NOTHING) if found else NO_THING


def target(verb: Verb) -> Form:
    """What stands behind a verb after its subject."""
    forms = [*verb.fields.values()][1 if verb.name in SUBJECTS else 0 :]
    if not forms:
        return NO_THING
    first = forms[0]
    if not isinstance(first, By):
        return aim(first)
    return by("subject", {case: aim(form) for case, form in first.cases.items()}, first.key)


AMULET_AIMS: Final = {ELDER_SIGN_AMULET: aim(VERBS["shrivelling"].fields["aim"])}
"""The amulet is aimed by a choice of its own, in a space."""
ITEM_TARGETS: Final = {item: aim(form) for item, form in ITEM_AIMS.items()} | AMULET_AIMS
ACTING: Final = {verb.name: verb for verb in (*ACTIONS, *CHARACTERS_USE, VERBS["trade"])}
TARGETS: Final = {name: target(verb) for name, verb in ACTING.items()} | {
    "item": by("subject", ITEM_TARGETS),
    "sacrifice_deep_one": SPACE.but(none=NOTHING),
}
VERB: Final = Kind("verb", tuple(ACTING), words=True, thing=False, text=itself)

# -- fields

FIELD_KINDS: Final[dict[str, Field]] = {
    **dict.fromkeys(("seat", "giver", "to", "victim", "by", "target"), SEAT),
    **dict.fromkeys(("loser", "chooser"), SOMEBODY),
    **dict.fromkeys(("seats", "winners"), several(SEAT)),
    **dict.fromkeys(("space", "room", "origin"), SPACE),
    "card": CARD,
    "cards": several(CARD),
    "skill": SKILL,
    **dict.fromkeys(("decks", "skills"), several(SKILL)),
    "item": ITEM,
    "weapon": ITEM.but(none=NOTHING),
    "offers": several(group("gift", giver=SEAT, item=ITEM, seat=SEAT), "; "),
    "spell": SPELL,
    "mythos": MYTHOS_CARD,
    "character": CHARACTER,
    "role": ROLE,
    "roles": several(ROLE),
    "sides": unsaid(several(SIDE)),
    "title": TITLE,
    "monarch": MONARCH,
    "dial": DIAL_NUMBER,
    "track": TRACK_NUMBER,
    "place": by("track", TRACK_PLACE),
    "token": TOKEN,
    "deck": OPENED,
    "icon": ICON,
    "result": RESULT,
    "choice": CRISIS_CHOICE,
    "reason": END,
    "why": WHY,
    "face": FACE,
    **dict.fromkeys(("ability", "feat"), NAMED_ABILITY),
    **dict.fromkeys(("at_most", "hit", "met"), FLAG),
    **dict.fromkeys(("bonus", "modifier"), CHANGE.but(none=0)),
    "total": TOTAL,
    "worth": unsaid(several(CHANGE)),
    **dict.fromkeys(("distance", "least", "left", "missing", "number", "partial", "size", "value"), NUMBER),
}

# -- what follows from several fields together


def moved(words: UnfathomableNames, data: Data, name: Name) -> Facts:
    locked = data["space"] in (BRIG, SICK_BAY)
    return {"way": "locked" if locked else "freed" if data["origin"] == BRIG else "free"}


def action(words: UnfathomableNames, data: Data, name: Name) -> Facts:
    """`what` is used, and `detail` says whether the hand card or weapon that serves it is named besides."""
    verb, subject = data["verb"], data["subject"]
    if verb == "item" or SUBJECTS.get(verb) is MYTHOS_CARD:
        used = words.item(subject) if verb == "item" else words.mythos(subject)
        return {"what": words.named(used), "detail": "none"}
    known = verb == "play" or verb in ABILITIES
    return {"what": use(words, verb, subject) if known else "", "detail": "none" if subject == NOTHING else "some"}


def check_began(words: UnfathomableNames, data: Data, name: Name) -> Facts:
    """Checks of spaces have no card."""
    held_for = words.space(NAMES.index(data["why"])) if data["card"] == NOTHING else words.mythos(data["card"])
    return {"what": words.named(held_for)}


def total_changed(words: UnfathomableNames, data: Data, name: Name) -> Facts:
    match data["ability"]:
        case ("play", card, change):
            return {"what": use(words, "play", card), "detail": words.change(change)}
        case ("experienced", card):
            return {"what": use(words, "experienced"), "detail": words.card(card)}
        case ("well_equipped", change):
            return {"what": use(words, "well_equipped"), "detail": words.change(change)}
        case ("revelation", skill):
            return {"what": words.named(words.spell(REVELATION_OF_SCRIPT)), "detail": words.skill(skill)}
    return {"what": use(words, data["ability"][0]), "detail": words.change(LUCK)}


def defeat_prevented(words: UnfathomableNames, data: Data, name: Name) -> Facts:
    return {"aim": "self" if data["seat"] == data["victim"] else "other"}


def mythos_drawn(words: UnfathomableNames, data: Data, name: Name) -> Facts:
    return {"decides": "self" if data["chooser"] in (data["seat"], NOBODY) else "other"}


def crisis_chosen(words: UnfathomableNames, data: Data, name: Name) -> Facts:
    part = PART_CHOSEN.get(data["choice"])
    return {"option": words.crisis(data["card"], part) if part else ""}


def title_passed(words: UnfathomableNames, data: Data, name: Name) -> Facts:
    heir = data["seat"]
    return {"heir": "nobody" if heir == NOBODY else "same" if heir == data["loser"] else "other"}


def game_ended(words: UnfathomableNames, data: Data, name: Name) -> Facts:
    """Who was what, now that all roles are revealed."""
    facts: Facts = {}
    for side in ("hybrid", "cultist"):
        seats = [name(seat) for seat, own in enumerate(data["sides"]) if own == side]
        facts |= {f"{side}s": ", ".join(seats), f"{side}s_count": len(seats)}
    return facts


SPECIAL: Final = {
    "moved": Telling(also=moved),
    "action": Telling(
        verb=VERB,
        subject=by("verb", {name: SUBJECTS.get(name, NO_THING) for name in ACTING}),
        target=by("verb", TARGETS),
        also=action,
    ),
    "looked": Telling(cards=several(by("deck", LOOKED_AT))),
    "cards_left": Telling(deck=PILE),
    **dict.fromkeys(("kept", "kept_card_left", "mythos_skipped"), Telling(card=MYTHOS_CARD)),
    "mythos_drawn": Telling(card=MYTHOS_CARD, also=mythos_drawn),
    "crisis_chosen": Telling(card=MYTHOS_CARD, also=crisis_chosen),
    **dict.fromkeys(("damage_drawn", "damaged", "repaired"), Telling(card=DAMAGE_CARD)),
    **dict.fromkeys(("waypoint_laid", "waypoint_lost"), Telling(card=WAYPOINT)),
    "roll_changed": Telling(ability=USE, by=CHANGE),
    "rerolled": Telling(ability=USE, card=CARD.but(none=NOTHING)),
    "roll_result": Telling(result=NUMBER),
    "check_began": Telling(card=MYTHOS_CARD.but(none=NOTHING), target=NUMBER, also=check_began),
    "total_changed": Telling(
        ability=option_of(
            *[VERBS[name] for name in ("play", "experienced", "lucky_ring", "well_equipped", "revelation")]
        ),
        also=total_changed,
    ),
    **dict.fromkeys(("attacked", "struck"), Telling(attacker=ENEMY, target=ENEMY)),
    "aimed": Telling(target=ENEMY),
    "defeat_prevented": Telling(ability=USE, card=CARD.but(none=NOTHING), also=defeat_prevented),
    **dict.fromkeys(("passenger_in_danger", "passenger_defeated"), Telling(space=DECK_SPACE)),
    "passenger_saved": Telling(space=DECK_SPACE, ability=USE),
    "dial_changed": Telling(by=CHANGE),
    "title_passed": Telling(seat=SOMEBODY, also=title_passed),
    "role_dealt": Telling(role=unsaid(ROLE)),
    "roles_passed": Telling(roles=unsaid(several(ROLE))),
    "game_ended": Telling(also=game_ended),
}
"""Role cards that somebody gets lie under a cover and are not named in the log beside it."""

FIELDS: Final = Fields(FIELD_KINDS, EVENTS, special=SPECIAL, talk=TALK, slots=SLOTS)
