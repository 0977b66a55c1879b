"""What a game adds so that its decisions and events can be told: the facts that its sentences ask for.

A game keeps this beside its rules, in `wording.py`, as a class named there `WORDING` that is made with a function that
says sentences by id; without it the facts follow from its declarations (plain.py). Which sentence is said follows from
the kind and needs no game.
"""

from collections.abc import Callable
from typing import Any, Protocol

from bathysphere.engine import Choice, Decision, Facts, Name, SeenEvent
from bathysphere.games import game as find_game
from bathysphere.games import part
from bathysphere.words.plain import PlainWording


class Wording(Protocol):
    """Facts for the sentences `ask-<kind>`, `do-<verb>`, `event-<kind>` and `why-<code>` of a game in one language; for
    `say-<phrase>` if it has statements (`Game.talk`)."""

    def for_question(self, decision: Decision, view: Any, name: Name) -> Facts: ...
    def for_option(self, choice: Choice, view: Any | None, name: Name) -> Facts: ...
    def for_event(self, told: SeenEvent, name: Name) -> Facts: ...
    def for_reason(self, code: str, facts: Facts, view: Any, name: Name) -> Facts: ...


class Talking(Wording, Protocol):
    """The wording of a game that has statements."""

    def for_statement(self, statement: Choice, name: Name) -> Facts: ...


class Picking(Wording, Protocol):
    """The wording of a game that has facts of its own for `picks-<kind>`, which says what several picks do together."""

    def for_picks(self, decision: Decision, chosen: Choice, view: Any, name: Name) -> Facts: ...


class Varying(Wording, Protocol):
    """The wording of a game whose tables may name things otherwise: it speaks of the log and the answers of a
    table with these options too, where no view says which they are."""

    def at(self, options: Any) -> Wording: ...


def wording(game: str, say: Callable[..., str]) -> Wording:
    """The wording of a game that is known to exist; one without its own gets the plain one."""
    own = getattr(part(game, "wording"), "WORDING", None)
    made: Wording = own(say) if own is not None else PlainWording(find_game(game), say)
    return made
