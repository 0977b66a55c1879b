"""The facts in the questions that cards of Unfathomable bring: crises, effects, spells and items."""

from collections.abc import Callable
from typing import Any

from bathysphere.engine import Decision, Facts, Name, how_many, registers, yes_or_no
from bathysphere.games.unfathomable.cards.mythos.table import MYTHOS
from bathysphere.games.unfathomable.cards.skills.table import SKILL_OF
from bathysphere.games.unfathomable.components import NO_EFFECT, NO_ROLE, NOTHING
from bathysphere.games.unfathomable.focus import NO_CAUSE
from bathysphere.games.unfathomable.names import UnfathomableNames
from bathysphere.games.unfathomable.view import UnfathomableView, own

Prompt = Callable[[UnfathomableNames, Decision, UnfathomableView, Name], Facts]

CARD_PROMPTS: dict[str, Prompt] = {}
asks = registers(CARD_PROMPTS)


def behind(decision: Decision, verb: str) -> list[Any]:
    """What the options with this verb speak of."""
    return [choice[1] for choice in decision.options if choice[0] == verb]


def because(words: UnfathomableNames, view: UnfathomableView) -> Facts:
    """The component that makes something happen, if there is one."""
    if view.matter.cause == NO_CAUSE:
        return {"cause": "other", "card": ""}
    return {"cause": "known", "card": words.named(words.cause(view.matter.cause))}


# -- crises


@asks(
    "mythos.drawn", "mythos.accuse", "mythos.lock_up", "mythos.leave_brig", "mythos.go_to_galley", "mythos.keep_item",
    "mythos.give_up_item", "mythos.next", "mythos.door", "mythos.clear_room", "mythos.volunteers", "reveal.misfortune",
)  # fmt: skip
def mythos(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    return {"card": words.named(words.mythos(view.crisis))}


@asks("mythos.choose")
def mythos_choose(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    card = MYTHOS[view.crisis]
    chooser = "traitor" if own(view).revealed != NO_ROLE else "personal" if card.personal != NOTHING else card.chooser
    return {"card": words.named(words.mythos(view.crisis)), "chooser": chooser, "kind": card.kind}


@asks("mythos.drive")
def mythos_drive(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    return {"card": words.named(words.mythos(view.crisis)), "may": yes_or_no(("leave_deep_ones",) in decision.options)}


@asks("mythos.defeat")
def mythos_defeat(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    return {"card": words.named(words.mythos(view.crisis)), "number": how_many(decision).least}


# -- effects


@asks("cards.discard")
def cards_discard(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    return {"number": how_many(decision).least, **because(words, view)}


@asks("cards.draw")
def cards_draw(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    return {"number": view.matter.draws, **because(words, view)}


@asks("effect.choose", "effect.risk")
def effect_choose(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    """The name of the list tells the card."""
    chosen = next(choice for choice in decision.options if choice != NO_EFFECT)
    return {"card": words.named(words.source(chosen[-1])), "may": yes_or_no(NO_EFFECT in decision.options)}


@asks("effect.pay")
def effect_pay(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    skill = SKILL_OF[behind(decision, "discard")[0]]
    return {"card": words.named(words.mythos(view.crisis)), "skill": words.skill(skill)}


# -- spells and items


@asks("cargo_hold.take", "spell.choose")
def take_one(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    """The last card of a deck may be left there."""
    return {"last": yes_or_no(len(decision.options[-1]) > 2)}


@asks("spell.leave")
def spell_leave(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    return {"spell": words.named(words.spell(decision.options[0][2]))}


@asks("amulet.again")
def amulet_again(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    return {"ability": words.ability(decision.options[-1][0])}


@asks("astral_travel.send")
def astral_travel_send(words: UnfathomableNames, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
    """Those who have not travelled yet are still in the space that was chosen."""
    verb, first, _ = decision.options[-1]
    return {"space": words.space(first if verb == "send_deep_one" else view.players[first].place)}
