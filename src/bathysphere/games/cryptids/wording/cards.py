"""What cryptids can do, told out of the words of the content pack: a sentence for the moment, a clause for each effect,
with the numbers of the card. So the cards of any owner's pack speak in all languages."""

from bathysphere.games.cryptids.content import ANY, Card, Effect
from bathysphere.games.cryptids.names import CryptidsNames


def ability(words: CryptidsNames, card: Card) -> str:
    if not card.does:
        return ""
    effects = ", ".join([effect_said(words, effect) for effect in card.does])
    return words.say(f"ability-{card.when}", effects=effects)


def effect_said(words: CryptidsNames, effect: Effect) -> str:
    kind = "" if effect.kind == ANY else words.kind(effect.kind)
    return words.say(f"effect-{effect.verb}", number=effect.number, least=effect.least, kind=kind)


def placement(words: CryptidsNames, card: Card) -> str:
    """Where its tile lies: on its habitat, unless the card has a rule of its own."""
    if card.placement:
        return words.say(f"placement-{card.placement}")
    return words.say("placement-habitat", habitat=words.habitat(card.habitat))
