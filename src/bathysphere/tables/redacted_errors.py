"""Faults of ours: a game in which the rules break, and how a fault is logged: its kind and where it happened, never
what it was about, for that may be a secret."""

from traceback import format_tb

from bathysphere.engine import UserError


class GameBroke(UserError):
    """The rules broke on an answer that they had offered. The state is as it was, and nobody can play on from it."""

    def __init__(self) -> None:
        super().__init__("table_broken")


def redacted_trace(fault: BaseException) -> str:
    """The way to the fault, without its message: a KeyError would name the very card that was missing."""
    found = []
    each: BaseException | None = fault
    while each is not None:
        found.append("".join((*format_tb(each.__traceback__), type(each).__name__)))
        each = each.__cause__ or each.__context__
    return "\nwhich followed\n".join(found)
