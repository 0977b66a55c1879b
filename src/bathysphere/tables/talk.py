"""What is said at a table: the chat as each viewer may read it, and the statements as bots hear them."""

import msgspec

from bathysphere.engine import SPECTATOR
from bathysphere.tables import entries as log


class Talk:
    """Some things are said among a few seats only. They become readable for everybody when the game is over."""

    def __init__(self, seats: int) -> None:
        viewers = seats + 1
        self._all: list[log.Said] = []
        self.moments: list[int] = []
        """Of all that was said, in the same order: how many answers had been given. It is replaced when it is cut."""
        self.heard: list[list[log.Said]] = [[] for _ in range(viewers)]
        """By viewer; the last one is the spectators'. A line's number is its place, so that gaps tell nothing."""
        self.cuts: list[tuple[int, int]] = [(0, 0)] * viewers
        """At which change of what a viewer sees the asides of others came in, and before which of their lines."""
        self.spoken: list[log.Spoken] = []
        """The statements, with the moment of each."""
        self.bots_done = False
        """Whether the bots have been asked, at this question, what they have to say."""
        self.owed: dict[int, int] = {}
        """Bots that have heard something and not yet been asked what they say to it, and since when."""
        self._spoke: set[int] = set()
        """Bots that have said something at this question."""

    def say(self, said: log.Said, answers: int, bots: list[int]) -> None:
        self._all.append(said)
        self.moments.append(answers)
        for viewer in range(SPECTATOR, len(self.heard) - 1):
            if said.heard_by(viewer):
                self.heard[viewer].append(said)
        if said.statement is None:
            return
        self.spoken.append(log.Spoken(answers, said.seat, said.statement, said.hears))
        if said.by != "person":
            self._spoke.add(said.seat)
            self.owed.pop(said.seat, None)
        if said.by == "reply":  # or bots would go on among themselves for ever
            return
        for seat in bots:
            has_spoken = said.by == "bot" and seat in self._spoke
            if seat != said.seat and said.heard_by(seat) and not has_spoken:
                self.owed.setdefault(seat, said.at)

    def reseat(self, places: dict[int, int], seats: int, seq: int) -> None:
        """Before the deal, when everybody hears all, people change places or get up. `places`: where those who stay sit
        now; `seq` is how often what anybody sees has changed before that."""
        if any(places.get(said.seat) != said.seat for said in self._all):
            self._all = [msgspec.structs.replace(said, seat=places.get(said.seat, -1)) for said in self._all]
            self.cuts = [(seq + 1, 0)] * (seats + 1)
        else:
            self.cuts = [(0, 0)] * (seats + 1)
        self.heard = [self._all[:] for _ in range(seats + 1)]

    def bots_asked(self, entry: log.BotsAsked) -> None:
        if entry.seats is None:
            self.bots_done = True
        for seat in entry.seats or ():
            self.owed.pop(seat, None)

    def question_opened(self) -> None:
        self.bots_done = False
        self._spoke.clear()

    def reveal(self, seq: list[int]) -> None:
        """The game is over. `seq` is how often what each viewer sees has changed before that."""
        for viewer, heard in enumerate(self.heard):
            moved = (number for number, said in enumerate(heard) if said is not self._all[number])
            self.cuts[viewer] = (seq[viewer] + 1, next(moved, len(heard)))
            self.heard[viewer] = self._all[:]
        self.owed.clear()

    def tell_again(self, seq: list[int]) -> None:
        """Lines are not what they were: whoever has them gets them once more."""
        self.cuts = [(number + 1, 0) for number in seq]

    @property
    def said(self) -> list[log.Said]:
        """By anybody and to anybody, in order; it only grows."""
        return self._all

    def cut(self, answers: int) -> None:
        """So many answers are left; what was said after others that are undone was said now."""
        self.moments = [min(moment, answers) for moment in self.moments]
        if self.spoken and self.spoken[-1].answers > answers:
            self.spoken = [  # not changed: others may look at what is stored of it
                each if each.answers <= answers else log.Spoken(answers, each.seat, each.statement, each.hears)
                for each in self.spoken
            ]
