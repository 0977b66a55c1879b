"""The words of Unfathomable's log: the facts that each kind of event gives to its sentence in text/log.*.ftl.

Most follow from a single field (fields.py); here is what follows from several fields together.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from bathysphere.engine import Facts, Name, Told, registers, yes_or_no
from bathysphere.games.unfathomable.cards.skills.table import ABILITY
from bathysphere.games.unfathomable.cards.spaces import BRIG, NAMES, SICK_BAY
from bathysphere.games.unfathomable.cards.spells.table import REVELATION_OF_SCRIPT
from bathysphere.games.unfathomable.state import NOBODY, NOTHING
from bathysphere.games.unfathomable.steps.checks.skill_check import LUCK
from bathysphere.games.unfathomable.steps.harm.attack import DEEP_ONE
from bathysphere.games.unfathomable.wording.effects import signed
from bathysphere.games.unfathomable.wording.fields import ONLY_TOGETHER, counted, fact, phrase, source, together

if TYPE_CHECKING:
    from bathysphere.games.unfathomable.wording.wording import UnfathomableWording

Data = dict[str, Any]
Adds = Callable[["UnfathomableWording", Data, Name], Facts]

AIMED_AT_SEATS: Final = ("coordinated_effort", "arrest_order", "deep_one_ancestry")
"""Actions whose target is a player, as it is in the Captain's Cabin; most others aim at spaces."""
PART_CHOSEN: Final = {"first": "first", "second": "second", "fail": "failed"}
"""What can be chosen of a crisis besides a check, and which part of the card then takes effect."""

MORE: Final[dict[str, Adds]] = {}
"""What follows from all fields of an event, by its kind."""
adds = registers(MORE)


def log_facts(words: "UnfathomableWording", told: Told, name: Name) -> Facts:
    facts: Facts = {}
    for field, value in told.data.items():
        if (told.kind, field) not in ONLY_TOGETHER:
            facts.update(fact(words, told.kind, field, value, name))
    if told.kind in MORE:
        facts.update(MORE[told.kind](words, told.data, name))
    return facts


# -- what follows from several fields


@adds("moved")
def moved(words: "UnfathomableWording", data: Data, name: Name) -> Facts:
    locked = data["space"] in (BRIG, SICK_BAY)
    return {"way": "locked" if locked else "freed" if data["origin"] == BRIG else "free"}


@adds("action")
def action(words: "UnfathomableWording", data: Data, name: Name) -> Facts:
    """`act` is the room that is used, or how an action is told; `by` is the hand card or weapon that serves it."""
    verb, subject = data["verb"], data["subject"]
    facts: Facts = {"act": "use", "what": "", "detail": "none", "by": "", "at": "", **aim(words, data, name)}
    match verb:
        case "room":
            return facts | {"act": NAMES[subject]}
        case "repair":
            return facts | {"act": verb, "at": phrase(words, "at", subject)}
        case "break_out" | "keeper" | "murder" | "trade":
            return facts | {"act": verb}
        case "play":
            return facts | {"act": verb, "what": source(words, verb, subject)} | served(words.card(subject))
        case "item":
            return facts | {"what": words.named(words.item(subject))}
        case "sacrifice_deep_one" | "memory_of_the_deep":
            return facts | {"what": words.named(words.mythos(subject))}
        case "quick_draw":
            return facts | {"what": source(words, verb)} | served(words.item(subject))
        case "first_oath_of_dagon":
            return facts | {"what": source(words, verb)} | served(words.card(subject))
    return facts | {"what": source(words, verb)}


def served(by: str) -> Facts:
    return {"detail": "some", "by": by}


def aim(words: "UnfathomableWording", data: Data, name: Name) -> Facts:
    """What an action is aimed at: a player, a space, a monarch; Rampage names a weapon instead."""
    verb, target = data["verb"], data["target"]
    if target == NOTHING:
        return {"aim": "none", "target": ""}
    match ABILITY[data["subject"]] if verb == "play" else verb:
        case "rampage":
            return {"aim": "weapon", "target": words.named(words.item(target))}
        case "first_oath_of_dagon":
            return {"aim": "other", "target": words.monarch(target)}
        case each if each in AIMED_AT_SEATS or verb == "room":
            return {"aim": "other", "target": name(target)}
    return {"aim": "other", "target": words.space(target)}


@adds("trade_offered")
def trade_offered(words: "UnfathomableWording", data: Data, name: Name) -> Facts:
    gifts = [
        words.say("gift", giver=name(giver), seat=name(to), item=words.named(words.item(given)))
        for giver, given, to in data["offers"]
    ]
    return {"offers": "; ".join(gifts)}


@adds("looked")
def looked(words: "UnfathomableWording", data: Data, name: Name) -> Facts:
    """`cards` are known to whoever looked."""
    names: dict[str, Callable[[int], str]] = {
        "mythos": words.mythos,
        "waypoint": words.waypoint,
        "spell": words.spell,
        "item": words.item,
    }
    seen = [words.named(names[data["deck"]](card)) for card in data.get("cards", ())]
    return {"cards": together(words, seen), "shown": yes_or_no(seen)}


@adds("cards_added")
def cards_added(words: "UnfathomableWording", data: Data, name: Name) -> Facts:
    return {"shown": yes_or_no(data.get("cards"))}


@adds("will_roll")
def will_roll(words: "UnfathomableWording", data: Data, name: Name) -> Facts:
    """Which result decides, and what is added to the die."""
    need = "none" if not data["number"] else "most" if data["at_most"] else "least"
    return {"need": need, "bonus": "some" if data["bonus"] else "none", "plus": signed(data["bonus"])}


@adds("rolled")
def rolled(words: "UnfathomableWording", data: Data, name: Name) -> Facts:
    return {"changed": yes_or_no(data["modifier"])}


@adds("passenger_saved", "rerolled", "roll_changed")
def by_ability(words: "UnfathomableWording", data: Data, name: Name) -> Facts:
    return {"what": source(words, data["ability"], data.get("card", NOTHING))}


@adds("check_began")
def check_began(words: "UnfathomableWording", data: Data, name: Name) -> Facts:
    """Checks of spaces have no card."""
    held_for = words.space(NAMES.index(data["why"])) if data["card"] == NOTHING else words.mythos(data["card"])
    return {"what": words.named(held_for), "target": data["target"]}


@adds("check_changed")
def check_changed(words: "UnfathomableWording", data: Data, name: Name) -> Facts:
    return {"effect": ABILITY[data["card"]]}


@adds("total_changed")
def total_changed(words: "UnfathomableWording", data: Data, name: Name) -> Facts:
    """`ability` is the whole choice."""
    match data["ability"]:
        case ("play", card, by):
            return {"what": source(words, "play", card), "detail": signed(by)}
        case ("experienced", card):
            return {"what": source(words, "experienced"), "detail": words.card(card)}
        case ("well_equipped", by):
            return {"what": source(words, "well_equipped"), "detail": signed(by)}
        case ("revelation", skill):
            return {"what": words.named(words.spell(REVELATION_OF_SCRIPT)), "detail": words.skill(skill)}
    return {"what": source(words, data["ability"][0]), "detail": signed(LUCK)}


@adds("aimed", "struck")
def fight(words: "UnfathomableWording", data: Data, name: Name) -> Facts:
    """Who fights whom, where a Deep One is one of the two; abilities are aimed by a `seat`."""
    if data.get("attacker", data.get("seat")) == NOBODY:
        return {"fight": "by_deep_one"}
    return {"fight": "deep_one" if data["target"] == DEEP_ONE else "player"}


@adds("attacked")
def attacked(words: "UnfathomableWording", data: Data, name: Name) -> Facts:
    armed = data["weapon"] != NOTHING
    weapon = words.named(words.item(data["weapon"])) if armed else ""
    return {"armed": yes_or_no(armed), "weapon": weapon, **fight(words, data, name)}


@adds("defeat_prevented")
def defeat_prevented(words: "UnfathomableWording", data: Data, name: Name) -> Facts:
    return {"aim": "self" if data["seat"] == data["victim"] else "other", **by_ability(words, data, name)}


@adds("deep_ones_returned")
def deep_ones_returned(words: "UnfathomableWording", data: Data, name: Name) -> Facts:
    return {"from": phrase(words, "from", data["space"])}


@adds("mythos_drawn")
def mythos_drawn(words: "UnfathomableWording", data: Data, name: Name) -> Facts:
    return {"decides": "self" if data["chooser"] in (data["seat"], NOBODY) else "other"}


@adds("crisis_chosen")
def crisis_chosen(words: "UnfathomableWording", data: Data, name: Name) -> Facts:
    part = PART_CHOSEN.get(data["choice"])
    return {"option": words.crisis(data["card"], part) if part else ""}


@adds("track_moved")
def track_moved(words: "UnfathomableWording", data: Data, name: Name) -> Facts:
    return {"place": words.track_step(data["track"], data["place"])}


@adds("title_passed")
def title_passed(words: "UnfathomableWording", data: Data, name: Name) -> Facts:
    heir = data["seat"]
    return {"heir": "nobody" if heir == NOBODY else "same" if heir == data["loser"] else "other"}


@adds("game_ended")
def game_ended(words: "UnfathomableWording", data: Data, name: Name) -> Facts:
    """Who was what, now that all roles are revealed."""
    facts: Facts = {}
    for side in ("hybrid", "cultist"):
        facts.update(counted(f"{side}s", [name(seat) for seat, own in enumerate(data["sides"]) if own == side]))
    return facts
