"""Numbers and effects of cards in words, for labels, questions and the log."""

from typing import TYPE_CHECKING, Final

from bathysphere.engine import InternalError, yes_or_no
from bathysphere.games.unfathomable.cards.effect_lists import EFFECTS
from bathysphere.games.unfathomable.cards.spaces import DIE
from bathysphere.games.unfathomable.effects import DIALS, DamageShip, Dial, Effect, Risk, Roll

if TYPE_CHECKING:
    from bathysphere.games.unfathomable.wording.wording import UnfathomableWording

MINUS: Final = "\N{MINUS SIGN}"


def plain_number(number: int) -> str:
    """With the sign that cards print before a loss."""
    return str(number) if number >= 0 else f"{MINUS}{-number}"


def signed(number: int) -> str:
    """A change, as cards print it."""
    return f"+{number}" if number > 0 else plain_number(number)


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
                has_else=yes_or_no(happens.otherwise),
                otherwise=effects(words, happens.otherwise) if happens.otherwise else "",
            )
    raise InternalError(f"nobody has words for {happens} as a choice")
