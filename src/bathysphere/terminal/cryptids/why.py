"""Why not: the reasons that the rules give for what is not offered, in sentences."""

from bathysphere.engine import Choice
from bathysphere.games.cryptids.content import NOWHERE
from bathysphere.games.cryptids.reasons import reasons
from bathysphere.games.cryptids.view import JourneyView
from bathysphere.terminal.board import Card, Scene
from bathysphere.words import Words

ABOUT = {
    "city": "place", "move": "place", "collect": "place", "track": "open", "relocate": "cryptid", "request": "request",
    "discard": "open", "card": "open", "second_card": "open", "bid": "open", "tile": "tile", "learn": "skill",
    "restore": "skill", "buy": "market",
}  # fmt: skip
"""What a reason speaks of, by the verb of its target; the number stands behind the verb."""


def reasons_for(words: Words, scene: Scene[JourneyView], card: Card) -> list[str]:
    """Why nothing can be done now with this card, place or skill."""
    if scene.decision is None:
        return []
    return list(
        dict.fromkeys(
            [
                words.why(reason.code, reason.facts, scene.view, scene.names)
                for reason in reasons(scene.view, scene.decision)
                if subject(reason.target) == card
            ]
        )
    )


def subject(target: Choice) -> Card | None:
    verb, *parts = target
    if not parts or verb not in ABOUT or parts[0] == NOWHERE:
        return None
    return (ABOUT[verb], parts[0])
