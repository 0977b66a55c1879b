"""What the operator tells everybody at all tables, beside what happens there."""

import msgspec

from bathysphere.server import wire
from bathysphere.server.served_table import Subscriber
from bathysphere.server.table_info import common_words


class Notice(msgspec.Struct, frozen=True):
    """The operator's own words, if they left any; `minutes` until the servers stop, if they do."""

    text: str = ""
    minutes: int | None = None

    def worded(self, language: str) -> str:
        if self.minutes is None:
            return self.text
        stopping = common_words(language)("notice-stopping", minutes=self.minutes)
        return f"{stopping} {self.text}".strip()


class Notices:
    def __init__(self) -> None:
        self.now: Notice | None = None

    def change(self, notice: Notice | None) -> bool:
        """Whether that is news."""
        changed = notice != self.now
        self.now = notice
        return changed

    def tell(self, subscriber: Subscriber) -> None:
        """In the reader's language; an empty text takes back what was said before."""
        if subscriber.language:
            text = self.now.worded(subscriber.language) if self.now is not None else ""
            subscriber.send(wire.Notice(text=text))

    def greet(self, subscriber: Subscriber) -> None:
        if self.now is not None:
            self.tell(subscriber)
