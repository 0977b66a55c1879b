"""What a sensible player would pick where several picks cost nothing: as many as there may be."""

from typing import Final

from bathysphere.engine import Choice, Decision, Suggests, how_many
from bathysphere.games.cryptids.view import CryptidsView


def as_many_as_possible(view: CryptidsView, decision: Decision) -> Choice:
    return decision.options[: how_many(decision).most]


SUGGESTS: Final[dict[str, Suggests]] = {"skills.restore": as_many_as_possible}
