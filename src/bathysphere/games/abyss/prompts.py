"""The facts in the questions of Abyss, kind by kind: who is asked about which card, at which price, out of how many.

All of them come from what the asked seat may know: its view and its decision.
"""

from collections.abc import Callable
from typing import Any

from bathysphere.engine import PASS, Decision, Facts, Name, how_many, registers
from bathysphere.games.abyss.cards.locations import BLACK_SMOKERS
from bathysphere.games.abyss.cards.lords import ANY_RACE, COMMANDER, lord
from bathysphere.games.abyss.cards.politicians import CORRUPTOR_PRICE
from bathysphere.games.abyss.cards.powers import USED
from bathysphere.games.abyss.cards.soldiers import COMMANDER_LIMIT
from bathysphere.games.abyss.components import (
    KEYS_NEEDED,
    THREAT_DIVISIONS,
    TOKEN,
    KeySet,
    Reward,
    payable_reward,
    rewarded_division,
)
from bathysphere.games.abyss.names import AbyssNames
from bathysphere.games.abyss.prices import Payment
from bathysphere.games.abyss.view import AbyssView

Prompt = Callable[[AbyssNames, Decision, AbyssView, Name], Facts]

PROMPTS: dict[str, Prompt] = {}
asks = registers(PROMPTS)


def verbs(decision: Decision, *wanted: str) -> list[Any]:
    """What the options with these verbs speak of."""
    return [choice[1] for choice in decision.options if choice[0] in wanted]


def owner(view: AbyssView, wanted: int) -> int:
    """The seat before which a Lord lies free."""
    return next(seat for seat in range(len(view.free)) if wanted in view.free[seat] + view.turned[seat])


# -- a turn


@asks("turn.action")
def turn_action(words: AbyssNames, decision: Decision, view: AbyssView, name: Name) -> Facts:
    can = "pass" if PASS in decision.options else "act"
    return {"can": can, "lords": len(verbs(decision, "recruit"))}


@asks("turn.end")
def turn_end(words: AbyssNames, decision: Decision, view: AbyssView, name: Name) -> Facts:
    ready = dict.fromkeys(choice[0] for choice in decision.options if choice[0] in USED)
    return {"lords": ", ".join(words.lord(lord(power)) for power in ready)}


# -- an exploration


@asks("explore.buy")
def explore_buy(words: AbyssNames, decision: Decision, view: AbyssView, name: Name) -> Facts:
    return {
        "seat": name(view.turn.seat),
        "ally": words.ally(view.track[-1]),
        "price": view.turn.price,
        "pearls": view.pearls[view.seat],
    }


@asks("explore.take")
def explore_take(words: AbyssNames, decision: Decision, view: AbyssView, name: Name) -> Facts:
    return {"ally": words.ally(view.track[-1])}


@asks("explore.fight")
def explore_fight(words: AbyssNames, decision: Decision, view: AbyssView, name: Name) -> Facts:
    reward = words.reward_in_sight(*reward_in_sight(view))
    return {"reward": reward, "threat": view.threat, "next": min(view.threat + 1, THREAT_DIVISIONS)}


@asks("explore.reward")
def explore_reward(words: AbyssNames, decision: Decision, view: AbyssView, name: Name) -> Facts:
    return {"keys": reward_in_sight(view)[0]}


def reward_in_sight(view: AbyssView) -> Reward:
    """What a won fight brings: an opponent's Tamer lowers it (A21.25), and tokens must be there (A29.48)."""
    return payable_reward(rewarded_division(view.free, view.seat, view.threat), view.supply)


# -- a recruitment


@asks("recruit.pay")
def recruit_pay(words: AbyssNames, decision: Decision, view: AbyssView, name: Name) -> Facts:
    payment = decision.picks
    assert isinstance(payment, Payment)
    return {
        "lord": words.lord(payment.lord),
        "price": payment.price,
        "races": payment.races,
        "must": "any" if payment.must == ANY_RACE else words.race(payment.must),
        "pearls": payment.pearls,
    }


@asks("lord.arrow")
def lord_arrow(words: AbyssNames, decision: Decision, view: AbyssView, name: Name) -> Facts:
    """It is asked for the Lord who came last, and free Lords lie in the order in which they came."""
    return {"lord": words.lord(view.free[view.seat][-1])}


# -- a location


@asks("control.keys")
def control_keys(words: AbyssNames, decision: Decision, view: AbyssView, name: Name) -> Facts:
    keys = decision.picks
    assert isinstance(keys, KeySet)
    held = [KEYS_NEEDED if choice != TOKEN and choice[1] in keys.triple else 1 for choice in decision.options]
    return {"keys": sum(held)}


@asks("control.location")
def control_location(words: AbyssNames, decision: Decision, view: AbyssView, name: Name) -> Facts:
    available = len(view.available)
    where = "both" if available and view.pile else "available" if available else "pile"
    return {"where": where, "available": available, "pile": view.pile}


@asks("control.smokers")
def control_smokers(words: AbyssNames, decision: Decision, view: AbyssView, name: Name) -> Facts:
    return {"location": words.location(BLACK_SMOKERS), "pile": view.pile}


# -- single Lords


@asks("jailer.discard")
def jailer_discard(words: AbyssNames, decision: Decision, view: AbyssView, name: Name) -> Facts:
    return {"seat": name(view.turn.seat), "number": len(view.hand)}


@asks("commander.discard")
def commander_discard(words: AbyssNames, decision: Decision, view: AbyssView, name: Name) -> Facts:
    number = how_many(decision).least
    return {"seat": name(owner(view, COMMANDER)), "number": number, "limit": COMMANDER_LIMIT}


@asks("assassin.victim")
def assassin_victim(words: AbyssNames, decision: Decision, view: AbyssView, name: Name) -> Facts:
    return {"victim": name(owner(view, verbs(decision, "turn_lord")[0]))}


@asks("corruptor.buy")
def corruptor_buy(words: AbyssNames, decision: Decision, view: AbyssView, name: Name) -> Facts:
    return {"price": CORRUPTOR_PRICE, "pearls": view.pearls[view.seat]}


@asks("schemer.replace")
def schemer_replace(words: AbyssNames, decision: Decision, view: AbyssView, name: Name) -> Facts:
    return {"deck": view.lord_deck}


@asks(
    "recruit.companion", "control.keep", "hunter.victim", "apprentice.council", "illusionist.swap", "traitor.replace"
)  # fmt: skip
def no_facts(words: AbyssNames, decision: Decision, view: AbyssView, name: Name) -> Facts:
    """Their options say it all."""
    return {}
