"""Of which request and which table a line of the log tells: carried along by whatever follows from them."""

from contextvars import ContextVar

REQUEST: ContextVar[str] = ContextVar("request", default="")
TABLE: ContextVar[str] = ContextVar("table", default="")
