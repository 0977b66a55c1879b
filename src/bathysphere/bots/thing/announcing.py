"""When the Thing says that no human is left: as soon as it is true, and never before."""

from bathysphere.bots.base import RandomBot
from bathysphere.engine import Choice, View
from bathysphere.games.thing.roles import HUMAN, THING_ROLE
from bathysphere.games.thing.view import ThingView


def announces(view: View, options: tuple[Choice, ...]) -> Choice | None:
    """Only the Thing is offered an announcement, and it knows all roles."""
    if not options or not isinstance(view, ThingView) or view.role != THING_ROLE:
        return None
    human = any(role == HUMAN and not out for role, out in zip(view.roles, view.out, strict=True))
    return None if human else options[0]


class CarelessBot(RandomBot):
    """Any legal answer; but even so its Thing announces, for it could not win otherwise."""

    def interject(self, view: View, options: tuple[Choice, ...]) -> Choice | None:
        return announces(view, options)
