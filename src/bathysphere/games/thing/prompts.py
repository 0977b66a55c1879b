"""The facts in the questions of The Thing, kind by kind: who asks, because of which card, with whom.

All of them come from what the asked seat may know: its view and its decision. A question is read by its seat alone, so
it may tell whether a defence is held.
"""

from collections.abc import Callable

from bathysphere.engine import Decision, Facts, Name, how_many, registers, yes_or_no
from bathysphere.games.thing.cards.kinds import AXE, INFECTION
from bathysphere.games.thing.components import MOST_INFECTIONS_HELD, Scene
from bathysphere.games.thing.names import ThingNames
from bathysphere.games.thing.view import ThingView

Prompt = Callable[[ThingNames, Decision, ThingView, Name], Facts]

PROMPTS: dict[str, Prompt] = {}
asks = registers(PROMPTS)


def scene_of(view: ThingView) -> Scene:
    """What goes on before everybody's eyes while these questions are asked."""
    assert view.scene is not None
    return view.scene


def ahead(view: ThingView, steps: int, way: int) -> int:
    """The player so many seats away in a direction; empty chairs do not count."""
    ring = [seat for seat in view.chairs if not view.out[seat]]
    return ring[(ring.index(view.seat) + steps * way) % len(ring)]


# -- a turn


@asks("turn.play")
def turn_play(words: ThingNames, decision: Decision, view: ThingView, name: Name) -> Facts:
    played = [choice[1] for choice in decision.options if choice[0] == "play"]
    if view.hand.count(INFECTION) > MOST_INFECTIONS_HELD:
        can = "infections"
    elif view.quarantine[view.seat]:
        can = "axe" if AXE in played else "quarantine"
    else:
        can = "play" if played else "discard"
    return {"can": can, "card": words.named(INFECTION), "quarantined": view.quarantine[view.seat]}


# -- an exchange


@asks("exchange.offer", "exchange.reply")
def exchange(words: ThingNames, decision: Decision, view: ThingView, name: Name) -> Facts:
    scene = scene_of(view)
    cause: Facts = {"source_is": "turn"} if scene.card < 0 else {"source_is": "one", "source": words.named(scene.card)}
    defence = yes_or_no(any(choice[0] == "defend" for choice in decision.options))
    return {"seat": name(scene.seat), "target": name(scene.target), "defence": defence, **cause}


@asks("chain.pass")
def chain_pass(words: ThingNames, decision: Decision, view: ThingView, name: Name) -> Facts:
    return {"target": name(ahead(view, 1, view.way)), "giver": name(ahead(view, 1, -view.way))}


# -- an attack


@asks("flamethrower.answer", "swap.answer")
def attack(words: ThingNames, decision: Decision, view: ThingView, name: Name) -> Facts:
    scene = scene_of(view)
    return {"seat": name(scene.seat), "card": words.named(scene.card)}


# -- panic


@asks("forgetful.discard")
def forgetful_discard(words: ThingNames, decision: Decision, view: ThingView, name: Name) -> Facts:
    return {"number": how_many(decision).least}


@asks("confession.show")
def confession_show(words: ThingNames, decision: Decision, view: ThingView, name: Name) -> Facts:
    return {"seat": name(scene_of(view).seat)}


@asks(
    "turn.panic", "persistence.keep", "one_two.side", "get_out.choose", "be_friends.choose", "between_us.choose",
    "blind_date.swap",
)  # fmt: skip
def no_facts(words: ThingNames, decision: Decision, view: ThingView, name: Name) -> Facts:
    """Their options say it all."""
    return {}
