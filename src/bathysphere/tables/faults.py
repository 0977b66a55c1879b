"""How a fault of ours is logged: its kind and where it happened, never what it was about, for that may be a secret."""

from traceback import format_tb


def where(fault: BaseException) -> str:
    """The way to the fault, without its message: a KeyError would name the very card that was missing."""
    found = []
    each: BaseException | None = fault
    while each is not None:
        found.append("".join((*format_tb(each.__traceback__), type(each).__name__)))
        each = each.__cause__ or each.__context__
    return "\nwhich followed\n".join(found)
