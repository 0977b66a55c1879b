"""The facts in the questions of Unfathomable, kind by kind: because of which card, about whom, how many.

All of them come from what the asked seat may know: its view and its decision. A question of a window takes none from
the hand, so that it reads the same whatever is held. What cards ask is in card_prompts.py.
"""

from typing import Final

from bathysphere.engine import Decision, Facts, Name, how_many, registers, yes_or_no
from bathysphere.games.unfathomable.cards.damage import ANY, DAMAGE
from bathysphere.games.unfathomable.cards.spaces import BRIG, NAMES, ROOMS
from bathysphere.games.unfathomable.checks import Check, Rolling
from bathysphere.games.unfathomable.components import HAND_LIMIT, NO_ROLE, NOBODY, NOTHING, STOP, SUPPLY, Worth
from bathysphere.games.unfathomable.focus import NO_CAUSE
from bathysphere.games.unfathomable.names import UnfathomableNames, faces, signed
from bathysphere.games.unfathomable.view import UnfathomableView, own
from bathysphere.games.unfathomable.wording.card_prompts import CARD_PROMPTS, Prompt, because, behind

PROMPTS: dict[str, Prompt] = {**CARD_PROMPTS}
"""By the kind of the question."""
asks = registers(PROMPTS)

TOLD_GIFTS: Final = 2
"""So many gifts of a trade have room in a question."""


def worth(decision: Decision) -> int:
    assert isinstance(decision.picks, Worth)
    return decision.picks.least


@asks(
    "setup.character", "roles.look", "roles.pass", "reveal.hand_on", "reveal.swap", "reveal.malpractice",
    "reveal.sabotage", "reveal.ritual", "reveal.pickpocket", "improvement.choose", "skills.one", "skills.decline",
    "actions.start", "mythos.draw", "mythos.analyse", "mythos.track", "barricade.use", "deep_ones.order",
    "deep_ones.rise", "monarchs.first", "waypoint.choose", "waypoint.passenger", "galley.draw", "boiler_room.after",
    "brig.leave", "trade.offer", "item.give", "call_friends.rescue", "conjuration.take", "dark_pact.gain",
    "flesh_ward.lay", "heal.go", "astral_travel.space", "beast_within.go",
)  # fmt: skip
def no_facts(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    """Their options say it all."""
    return {}


@asks("setup.hand", "reveal.divide", "cards.learn", "cards.persist", "locusts.defeat")
def number(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    return {"number": how_many(decision).most}


# -- a turn


@asks("skills.treachery")
def skills_treachery(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    return {"number": max(behind(decision, "treachery"))}


@asks("action")
def action(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    assert view.acting is not None
    can = "stop" if decision.options == (STOP,) else "turn" if view.turn.seat == view.seat else "granted"
    return {"can": can, "left": view.acting.left, "seat": name(view.turn.seat)}


@asks("discard.limit")
def discard_limit(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    return {"number": how_many(decision).least, "limit": HAND_LIMIT}


@asks("rampage.attack")
def rampage_attack(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    matter = view.matter
    armed = matter.weapon != NOTHING
    weapon = words.named(words.item(matter.weapon)) if armed else ""
    return {
        "again": yes_or_no(STOP in decision.options),
        "armed": yes_or_no(armed),
        "item": weapon,
        "left": matter.attacks,
    }


@asks("repair.pay")
def repair_pay(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    room = own(view).place
    skill = DAMAGE[view.damage[room - ROOMS.start]].skill
    return {
        "space": words.space(room),
        "least": worth(decision),
        "any": yes_or_no(skill == ANY),
        "skill": "" if skill == ANY else words.skill(skill),
    }


@asks("brig.pay")
def brig_pay(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    return {"least": worth(decision), "space": words.space(view.matter.destination)}


@asks("scout.deck")
def scout_deck(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    return {"card": words.named(words.cause(view.matter.cause))}


@asks("scout.top", "scout.under")
def scout(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    return {"deck": words.deck(decision.options[0][1])}


@asks("trade.agree")
def trade_agree(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    """What changes hands; a long list is on the table anyway, and only its length is said."""
    gifts = [
        words.say("gift", giver=name(offer.seat), seat=name(to), item=words.item(item))
        for offer in view.offers
        for item, to in offer.gifts
    ]
    return {"offers": "; ".join(gifts) if len(gifts) <= TOLD_GIFTS else words.say("gifts", number=len(gifts))}


# -- dice


@asks("roll.before", "roll.after")
def rolls(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    assert view.roll is not None
    roll = view.roll
    return {
        "seat": name(roll.seat),
        "why": purpose(words, roll, view, name),
        "wanted": yes_or_no(roll.number),
        "faces": faces(roll.number, roll.at_most) if roll.number else "",
        "changed": yes_or_no(roll.modifier),
        "by": signed(roll.modifier),
        "result": roll.result,
    }


def purpose(words: UnfathomableNames, roll: Rolling, view: UnfathomableView, name: Name) -> str:
    """What a die is rolled for."""
    fight = view.matter.fight
    if fight is not None:
        target = words.enemy(fight.target, name)
        if roll.attack and fight.attacker != roll.seat:
            return words.say("roll-fight", attacker=words.enemy(fight.attacker, name), target=target)
        what = words.say("roll-attack") if roll.attack else words.named(words.ability(roll.why))
        return words.say("roll-aimed", what=what, target=target)
    if roll.why in ("attack", "damage", "risk", "surge"):
        return words.say(f"roll-{roll.why}")
    if roll.why == "effect":
        known = view.matter.cause != NO_CAUSE
        return words.named(words.cause(view.matter.cause)) if known else words.say("roll-effect")
    return words.space(NAMES.index(roll.why)) if roll.why in NAMES else words.named(words.ability(roll.why))


# -- checks


def checked(words: UnfathomableNames, view: UnfathomableView, name: Name) -> tuple[Check, Facts]:
    """The check that is under way, and what it is about. Its skills, its pile and its total are on the table."""
    assert view.check is not None
    check = view.check
    title = words.mythos(check.card) if check.card != NOTHING else words.space(NAMES.index(check.why))
    facts: Facts = {"card": words.named(title), "target": check.target}
    about = {"captains_cabin": ("suspect", view.matter.suspect), "brig": ("prisoner", check.seat)}
    who, seat = about.get(check.why, ("none", NOBODY))
    return check, facts | {"who": who, "seat": "" if seat == NOBODY else name(seat)}


@asks("check.before", "check.after")
def check_around(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    return checked(words, view, name)[1]


@asks("check.add")
def check_add(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    check, facts = checked(words, view, name)
    single = own(view).place == BRIG or own(view).revealed != NO_ROLE
    return {**facts, "most": "single" if single else "any", "faceup": yes_or_no(check.open)}


# -- defeats and monsters


@asks("defeat.character")
def defeat_character(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    who = "you" if view.victim == view.seat else "other"
    return {"who": who, "seat": name(view.victim), **because(words, view)}


@asks("defeat.order")
def defeat_order(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    return because(words, view)


@asks("defeat.passenger")
def defeat_passenger(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    supply = view.danger == SUPPLY
    space = "" if supply else words.space(view.danger)
    return {"where": "supply" if supply else "deck", "space": space, **because(words, view)}


@asks("deep_ones.victim")
def deep_ones_victim(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    return {"space": words.space(view.players[behind(decision, "victim")[0]].place)}


@asks("deep_ones.move")
def deep_ones_move(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    return {"card": words.named(words.cause(view.matter.cause)), "space": words.space(decision.options[0][1])}


@asks("monarch.lead")
def monarch_lead(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    monarch = behind(decision, "lead")[0]
    return {"monarch": words.monarch(monarch), "space": words.space(view.monarchs[monarch])}


WINDOWS: Final = {
    "roll.before": "before_roll",
    "roll.after": "after_roll",
    "check.before": "before_check",
    "check.after": "after_check",
    "defeat.character": "character",
    "defeat.passenger": "passenger",
}


@asks("window.first")
def window_first(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    return {"window": WINDOWS.get(view.matter.window, "other")}
