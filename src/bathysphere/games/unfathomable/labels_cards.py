"""The labels of what cards, rooms and crises let a player choose, and effects of cards in words."""

from typing import TYPE_CHECKING

from bathysphere.engine import Broken, Facts, Name, yes
from bathysphere.games.unfathomable.cards.lists import EFFECTS
from bathysphere.games.unfathomable.cards.mythos import MYTHOS
from bathysphere.games.unfathomable.cards.skills import ABILITY
from bathysphere.games.unfathomable.cards.spaces import CAPTAINS_CABIN, DIE
from bathysphere.games.unfathomable.effects import DIALS, DamageShip, Dial, Effect, Risk, Roll
from bathysphere.games.unfathomable.labels import Parts, labels, signed, where
from bathysphere.games.unfathomable.state import NOTHING
from bathysphere.games.unfathomable.view import ShipView

if TYPE_CHECKING:
    from bathysphere.games.unfathomable.wording import UnfathomableWording


# -- effects


def faces(number: int, at_most: bool) -> str:
    """The results of a die that are meant: "1–4", "5–8"."""
    first, last = (1, min(number, DIE)) if at_most else (max(1, number), DIE)
    return f"{first}\N{EN DASH}{last}" if first < last else str(first)


def effects(words: "UnfathomableWording", name: str) -> str:
    """A list of effects that somebody may choose, one after another."""
    return ", ".join([effect(words, each) for each in EFFECTS[name]])


def effect(words: "UnfathomableWording", happens: Effect) -> str:
    match happens:
        case Dial():
            return words.say("effect-dial", dial=words.dial(DIALS.index(happens.dial)), by=signed(happens.by))
        case Risk():
            return words.say("effect-risk", number=happens.number)
        case DamageShip():
            return words.say("effect-damage", times=happens.times)
        case Roll():
            return words.say(
                "effect-roll",
                faces=faces(happens.number, happens.at_most),
                then=effects(words, happens.then),
                has_else=yes(happens.otherwise),
                otherwise=effects(words, happens.otherwise) if happens.otherwise else "",
            )
    raise Broken(f"nobody has words for {happens} as a choice")


# -- a crisis, and choices that effects leave


UNKNOWN: Facts = {"known": "no", "text": ""}
"""Which card it was is not said outside its moment."""


@labels("first")
def first(words: "UnfathomableWording", parts: Parts, view: ShipView | None, name: Name) -> Facts:
    return crisis(words, "first", view)


@labels("second")
def second(words: "UnfathomableWording", parts: Parts, view: ShipView | None, name: Name) -> Facts:
    return crisis(words, "second", view)


@labels("choose")
def choose(words: "UnfathomableWording", parts: Parts, view: ShipView | None, name: Name) -> Facts:
    """A list of effects as a label of its own."""
    said = effects(words, parts[0])
    return {"text": said[0].upper() + said[1:]}


@labels("fail")
def fail(words: "UnfathomableWording", parts: Parts, view: ShipView | None, name: Name) -> Facts:
    return crisis(words, "failed", view)


def crisis(words: "UnfathomableWording", part: str, view: ShipView | None) -> Facts:
    if view is None or view.crisis == NOTHING:
        return UNKNOWN
    return {"known": "yes", "text": words.crisis(view.crisis, part)}


@labels("check")
def check(words: "UnfathomableWording", parts: Parts, view: ShipView | None, name: Name) -> Facts:
    if view is None or view.crisis == NOTHING:
        return {"known": "no", "target": 0, "skills": ""}
    card = MYTHOS[view.crisis]
    return {"known": "yes", "target": card.target, "skills": words.skills(card.skills)}


@labels("risk")
def risk(words: "UnfathomableWording", parts: Parts, view: ShipView | None, name: Name) -> Facts:
    """So many passengers, for what a list of effects gives or for as many Deep Ones."""
    number, *then = parts
    return {"number": number, "gives": yes(then), "text": effects(words, then[0]) if then else ""}


# -- what cards and rooms are aimed at


def aimed(aim: str) -> Facts:
    return {"aimed": yes(aim), "aim": aim}


@labels("play")
def play(words: "UnfathomableWording", parts: Parts, view: ShipView | None, name: Name) -> Facts:
    card, *aim = parts
    ability = ABILITY[card]
    return {
        "card": words.card(card),
        "ability": words.ability(ability),
        **aimed(aim_of(words, ability, aim, view, name)),
    }


def aim_of(words: "UnfathomableWording", ability: str, aim: list[int], view: ShipView | None, name: Name) -> str:
    """At what the ability of a skill card is aimed; "" if it needs no aim."""
    match ability, aim:
        case "coordinated_effort", [seat]:
            return name(seat)
        case "shrivelling", [space, target]:
            return at(words, space, target, view, name)
        case "lesser_banishment", [space]:
            return words.space(space)
        case "call_to_action", [space]:
            return words.space(space)
        case "call_to_action", []:
            return words.say("aim-all-here")
        case "rampage", [weapon]:
            return words.say("aim-unarmed") if weapon == NOTHING else words.item(weapon)
        case "forced_learning", [skill]:
            return words.skill(skill)
        case (("keen_insight" | "determination"), [by]):
            return signed(by)
    return ""


def at(words: "UnfathomableWording", space: int, target: int, view: ShipView | None, name: Name) -> str:
    """An enemy, and where he is unless he is beside the reader."""
    enemy = words.enemy(target, name)
    there = where(words, space, view)
    return enemy if there["where"] == "here" else words.say("aim-there", target=enemy, space=there["space"])


@labels("shrivelling", "lesser_banishment")
def once_more(words: "UnfathomableWording", parts: Parts, view: ShipView | None, name: Name) -> Facts:
    """The Elder Sign Amulet resolves a card again; its target tells which."""
    ability = "lesser_banishment" if len(parts) == 1 else "shrivelling"
    return aimed(aim_of(words, ability, list(parts), view, name))


@labels("item")
def item(words: "UnfathomableWording", parts: Parts, view: ShipView | None, name: Name) -> Facts:
    used, *aim = parts
    return {"item": words.item(used), **aimed(item_aim(words, aim, view, name))}


def item_aim(words: "UnfathomableWording", aim: list[int], view: ShipView | None, name: Name) -> str:
    match aim:
        case [space, target]:
            return at(words, space, target, view, name)
        case [space]:
            return words.space(space)
    return ""


@labels("quick_draw")
def quick_draw(words: "UnfathomableWording", parts: Parts, view: ShipView | None, name: Name) -> Facts:
    weapon, space, target = parts
    return {"item": words.item(weapon), "aim": at(words, space, target, view, name)}


@labels("room")
def room(words: "UnfathomableWording", parts: Parts, view: ShipView | None, name: Name) -> Facts:
    space, *aim = parts
    return {"space": words.space(space), **aimed(room_aim(words, space, aim, name))}


def room_aim(words: "UnfathomableWording", space: int, aim: list[int | str], name: Name) -> str:
    match aim:
        case ["back"]:
            return words.say("aim-ritual-back")
        case ["on", int(card)]:
            return words.say("aim-ritual-on", card=words.card(card))
        case [int(which)]:
            return name(which) if space == CAPTAINS_CABIN else words.card(which)
    return ""
