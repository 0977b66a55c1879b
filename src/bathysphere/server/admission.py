"""Whether this server takes new tables; those that are there go on in any case."""

from bathysphere.engine import Refused


class Admission:
    def __init__(self) -> None:
        self.full = ""
        """Why there is no room, by the code of the refusal; empty if there is."""
        self.closing = False
        """The operator is about to stop the servers."""
        self.room_for: int | None = None
        """How many more tables the store may hold, if there is a ceiling."""

    @property
    def code(self) -> str:
        if self.closing:
            return "server_closing"
        return self.full or ("server_full" if self.room_for is not None and self.room_for <= 0 else "")

    def check(self) -> None:
        if self.code:
            raise Refused(self.code)

    def count(self) -> None:
        """One more is there now."""
        if self.room_for is not None:
            self.room_for -= 1
