"""Soldiers (A21.20 to A21.26): they trouble the opponents, except those whom a Shaman protects (A21.15).

The lasting Recruiter and Tamer are asked for where prices and rewards are made.
"""

from collections.abc import Callable, Sequence
from typing import Final

from bathysphere.engine import DONE, Answers, Choice, Count, Decision, Next, SeatAsks, SeatDoes, without_cards
from bathysphere.games.abyss import events
from bathysphere.games.abyss.cards.allies import ALLY, VALUE, ally_options, kinds_in
from bathysphere.games.abyss.cards.arrows import Useful, arrow, on_every_arrival
from bathysphere.games.abyss.cards.lords import COMMANDER, lord
from bathysphere.games.abyss.state import Abyss, Theft

SEEKER_PEARLS = 2
COMMANDER_LIMIT = 6
JAILER, SEEKER = lord("jailer"), lord("seeker")


def cheapest(hand: tuple[int, ...], number: int) -> Choice:
    """The Allies that are missed least: what an absent player discards."""
    return tuple(sorted(ALLY[kind] for kind in sorted(hand, key=VALUE.__getitem__)[:number]))


class JailerDiscard(SeatAsks[Abyss]):
    """Each opponent discards an Ally of his choice, in secret and at once (A21.24, A27.19, A29.31)."""

    __slots__ = ()
    rules = ("A21.24", "A27.19", "A29.31", "A29.55")

    def ask(self, s: Abyss) -> list[Decision]:
        return [
            Decision(other, "jailer.discard", ally_options(tuple(kinds_in(hand))), cheapest(hand, 1)[0])
            for other in s.targets(self.seat)
            if (hand := s.hands[other])
        ]

    def take(self, s: Abyss, answers: Answers) -> Next | None:
        for other, choice in answers.items():
            discard_allies(s, other, (choice[1],), JAILER)
        return DONE


class CommanderLimit(SeatAsks[Abyss]):
    """Each opponent of the Commander's owner discards down to six Allies (A22.1 to A22.1e, A27.20)."""

    __slots__ = ()
    rules = ("A21.20", "A22.1", "A22.1a", "A22.1c", "A22.1e", "A27.20")

    def ask(self, s: Abyss) -> list[Decision]:
        questions = []
        for other in s.targets(self.seat):
            hand = s.hands[other]
            over = len(hand) - COMMANDER_LIMIT
            if over > 0:
                picks = Count(over, over)
                questions.append(Decision(other, "commander.discard", ally_options(hand), cheapest(hand, over), picks))
        return questions

    def take(self, s: Abyss, answers: Answers) -> Next | None:
        for other, chosen in answers.items():
            discard_allies(s, other, tuple([kind for _, kind in chosen]), COMMANDER)
        return DONE


class SeekerCollects(SeatDoes[Abyss]):
    """Every opponent pays two pearls to the treasury, or what he has (A21.21, A29.29)."""

    __slots__ = ()
    rules = ("A21.21", "A29.29")

    def run(self, s: Abyss) -> Next:
        for other in s.targets(self.seat):
            pearls = min(SEEKER_PEARLS, s.pearls[other])
            if pearls:
                s.pearls[other] -= pearls
                s.tell(events.PEARLS_PAID, other, pearls, SEEKER)
        return DONE


class HunterSteals(SeatAsks[Abyss]):
    """A Monster token of one opponent, unseen and by chance (A21.22, A27.17, A29.30)."""

    __slots__ = ()
    rules = ("A21.22", "A27.17", "A28.19", "A29.30")

    def ask(self, s: Abyss) -> list[Decision]:
        victims = self._victims(s)
        if len(victims) < 2:
            return []
        return [Decision(self.seat, "hunter.victim", tuple([("rob", victim) for victim in victims]))]

    def _victims(self, s: Abyss) -> list[int]:
        return [other for other in s.targets(self.seat) if s.monsters[other]]

    def take(self, s: Abyss, answers: Answers) -> Next | None:
        victims = self._victims(s)
        if victims:
            seat = self.seat
            victim = answers[seat][1] if answers else victims[0]
            tokens = s.monsters[victim]
            token = tokens[s.chance.below(len(tokens))]
            s.monsters[victim] = without_cards(tokens, (token,))
            s.monsters[seat] = tuple(sorted((*s.monsters[seat], token)))
            s.theft = Theft(seat, victim, token)
            s.tell_some(events.TOKEN_STOLEN, (seat, victim), (1 << seat | 1 << victim, (token,)))
        return DONE


class AssassinStrikes(SeatDoes[Abyss]):
    """One free Lord of each opponent, clockwise (A21.26, A29.55)."""

    __slots__ = ()
    rules = ("A21.26", "A22.2", "A29.55")

    def run(self, s: Abyss) -> Next:
        return tuple([AssassinVictim(self.seat, other) for other in s.targets(self.seat)])


class AssassinVictim(SeatAsks[Abyss]):
    """The Assassin's owner names a free Lord of this opponent, one already turned included (A27.18, A29.33)."""

    __slots__ = ("victim",)
    rules = ("A21.26", "A22.2a", "A22.2b", "A27.18", "A29.33")

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim

    def ask(self, s: Abyss) -> list[Decision]:
        lords = self._lords(s)
        if len(lords) < 2:
            return []
        return [Decision(self.seat, "assassin.victim", tuple([("turn_lord", each) for each in lords]))]

    def _lords(self, s: Abyss) -> tuple[int, ...]:
        return s.free[self.victim] + s.turned[self.victim]

    def take(self, s: Abyss, answers: Answers) -> Next | None:
        lords = self._lords(s)
        if lords:
            target = answers[self.seat][1] if answers else lords[0]
            if target in s.free[self.victim]:
                s.free[self.victim] = tuple([each for each in s.free[self.victim] if each != target])
                s.turned[self.victim] = (*s.turned[self.victim], target)
                s.tell(events.LORD_TURNED, self.seat, self.victim, target)
        return DONE


def discard_allies(s: Abyss, seat: int, kinds: tuple[int, ...], because_of: int) -> None:
    """Shown to all when discarded (A28.7)."""
    s.hands[seat] = without_cards(s.hands[seat], kinds)
    s.discard.extend(kinds)
    s.tell(events.ALLIES_DISCARDED, seat, kinds, because_of)


def _reaches(what: Callable[[Abyss], Sequence[object]]) -> Useful:
    """Whether some opponent in reach has anything of this kind to lose."""
    return lambda s, seat: any(what(s)[other] for other in s.targets(seat))


arrow("jailer", lambda seat: (JailerDiscard(seat),), useful=_reaches(lambda s: s.hands))
arrow("seeker", lambda seat: (SeekerCollects(seat),), useful=_reaches(lambda s: s.pearls))
arrow("hunter", lambda seat: (HunterSteals(seat),), useful=_reaches(lambda s: s.monsters))
arrow("assassin", lambda seat: (AssassinStrikes(seat),), useful=_reaches(lambda s: s.free))
on_every_arrival("commander", lambda seat: (CommanderLimit(seat),))
