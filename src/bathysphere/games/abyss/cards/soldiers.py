"""Soldiers (A21.20 to A21.26): they trouble the opponents, except those whom a Shaman protects (A21.15).

The lasting Recruiter and Tamer are asked for where prices and rewards are made.
"""

from collections.abc import Callable, Sequence

from bathysphere.engine import (
    DONE,
    Answers,
    Bar,
    Choice,
    Count,
    Decision,
    Next,
    SeatAsks,
    SeatDoes,
    silent,
    with_fields,
    without_cards,
)
from bathysphere.games.abyss import events
from bathysphere.games.abyss.cards.allies import ALLY, VALUE, ally_options, kinds_in
from bathysphere.games.abyss.cards.arrows import Useful, arrow, on_every_arrival
from bathysphere.games.abyss.cards.lords import COMMANDER, SHAMAN, lord
from bathysphere.games.abyss.state import AbyssState, Theft
from bathysphere.games.abyss.steps.control import covered_lords

SEEKER_PEARLS = 2
COMMANDER_LIMIT = 6
JAILER, SEEKER = lord("jailer"), lord("seeker")


def cheapest(hand: tuple[int, ...], number: int) -> Choice:
    """The Allies that are missed least: what an absent player discards."""
    return tuple(sorted(ALLY[kind] for kind in sorted(hand, key=VALUE.__getitem__)[:number]))


class JailerDiscard(SeatAsks[AbyssState]):
    """Each opponent discards an Ally of their choice, in secret and at once (A21.24, A27.19, A29.31)."""

    rules = ("A21.24", "A27.19", "A29.31", "A29.55")

    def ask(self, s: AbyssState) -> list[Decision]:
        return [
            Decision(other, "jailer.discard", ally_options(tuple(kinds_in(hand))), cheapest(hand, 1)[0])
            for other in s.targets(self.seat)
            if (hand := s.hands[other])
        ]

    def take(self, s: AbyssState, answers: Answers) -> Next | None:
        for other, choice in answers.items():
            discard_allies(s, other, (choice[1],), JAILER)
        return DONE


class CommanderLimit(SeatAsks[AbyssState]):
    """Each opponent of the Commander's owner discards down to six Allies (A22.1 to A22.1e, A27.20)."""

    rules = ("A21.20", "A22.1", "A22.1a", "A22.1c", "A22.1e", "A27.20")

    def ask(self, s: AbyssState) -> list[Decision]:
        questions = []
        for other in s.targets(self.seat):
            hand = s.hands[other]
            over = len(hand) - COMMANDER_LIMIT
            if over > 0:
                picks = Count(over, over)
                questions.append(Decision(other, "commander.discard", ally_options(hand), cheapest(hand, over), picks))
        return questions

    def take(self, s: AbyssState, answers: Answers) -> Next | None:
        for other, chosen in answers.items():
            discard_allies(s, other, tuple([kind for _, kind in chosen]), COMMANDER)
        return DONE


class SeekerCollects(SeatDoes[AbyssState]):
    """Every opponent pays two pearls to the treasury, or what they have (A21.21, A29.29)."""

    rules = ("A21.21", "A29.29")

    def run(self, s: AbyssState) -> Next:
        for other in s.targets(self.seat):
            pearls = min(SEEKER_PEARLS, s.pearls[other])
            if pearls:
                s.pearls[other] -= pearls
                s.tell(events.PEARLS_PAID, other, pearls, SEEKER)
        return DONE


def robbed(s: AbyssState, seat: int, bar: Bar = silent) -> list[Choice]:
    """The opponents in reach who have a Monster token."""
    if bar is not silent:
        for other in s.opponents(seat):
            if s.has(other, SHAMAN):
                bar(("seat", other), "shielded", seat=other)
            elif not s.monsters[other]:
                bar(("seat", other), "no_tokens", seat=other)
    return [("rob", other) for other in s.targets(seat) if s.monsters[other]]


class HunterSteals(SeatAsks[AbyssState]):
    """A Monster token of one opponent, unseen and by chance (A21.22, A27.17, A29.30)."""

    rules = ("A21.22", "A27.17", "A28.19", "A29.30")

    def ask(self, s: AbyssState) -> list[Decision]:
        victims = robbed(s, self.seat)
        return [Decision(self.seat, "hunter.victim", tuple(victims))] if len(victims) > 1 else []

    def take(self, s: AbyssState, answers: Answers) -> Next | None:
        victims = robbed(s, self.seat)
        if victims:
            seat = self.seat
            _, victim = answers[seat] if answers else victims[0]
            tokens = s.monsters[victim]
            token = tokens[s.chance.below(len(tokens))]
            s.monsters[victim] = without_cards(tokens, (token,))
            s.monsters[seat] = tuple(sorted((*s.monsters[seat], token)))
            s.theft = Theft(seat, victim, token)
            s.tell_some(events.TOKEN_STOLEN, (seat, victim), (1 << seat | 1 << victim, (token,)))
        return DONE


class AssassinStrikes(SeatDoes[AbyssState]):
    """One free Lord of each opponent, clockwise (A21.26, A29.55)."""

    rules = ("A21.26", "A22.2", "A29.55")

    def run(self, s: AbyssState) -> Next:
        return tuple([AssassinVictim(self.seat, other) for other in s.targets(self.seat)])


def exposed(s: AbyssState, victim: int) -> tuple[Choice, ...]:
    return tuple([("turn_lord", each) for each in s.free[victim] + s.turned[victim]])


def spared(s: AbyssState, seat: int, victim: int, bar: Bar) -> None:
    """Lords whom the Assassin of a seat does not reach while he chooses among those of a victim."""
    for other in s.opponents(seat):
        if other != victim:
            for each in s.free[other] + s.turned[other]:
                bar(("lord", each), "shielded" if s.has(other, SHAMAN) else "asked_apart", seat=other)
        covered_lords(s, other, bar)


@with_fields
class AssassinVictim(SeatAsks[AbyssState]):
    """The Assassin's owner names a free Lord of this opponent, one already turned included (A27.18, A29.33)."""

    victim: int
    rules = ("A21.26", "A22.2a", "A22.2b", "A27.18", "A29.33")

    def ask(self, s: AbyssState) -> list[Decision]:
        lords = exposed(s, self.victim)
        return [Decision(self.seat, "assassin.victim", lords)] if len(lords) > 1 else []

    def take(self, s: AbyssState, answers: Answers) -> Next | None:
        lords = exposed(s, self.victim)
        if lords:
            _, target = answers[self.seat] if answers else lords[0]
            if target in s.free[self.victim]:
                s.free[self.victim] = tuple([each for each in s.free[self.victim] if each != target])
                s.turned[self.victim] = (*s.turned[self.victim], target)
                s.tell(events.LORD_TURNED, self.seat, self.victim, target)
        return DONE


def discard_allies(s: AbyssState, seat: int, kinds: tuple[int, ...], because_of: int) -> None:
    """Shown to all when discarded (A28.7)."""
    s.hands[seat] = without_cards(s.hands[seat], kinds)
    s.discard.extend(kinds)
    s.tell(events.ALLIES_DISCARDED, seat, kinds, because_of)


def _reaches(what: Callable[[AbyssState], Sequence[object]]) -> Useful:
    """Whether some opponent in reach has anything of this kind to lose."""
    return lambda s, seat: any(what(s)[other] for other in s.targets(seat))


arrow("jailer", lambda seat: (JailerDiscard(seat),), useful=_reaches(lambda s: s.hands))
arrow("seeker", lambda seat: (SeekerCollects(seat),), useful=_reaches(lambda s: s.pearls))
arrow("hunter", lambda seat: (HunterSteals(seat),), useful=_reaches(lambda s: s.monsters))
arrow("assassin", lambda seat: (AssassinStrikes(seat),), useful=_reaches(lambda s: s.free))
on_every_arrival("commander", lambda seat: (CommanderLimit(seat),))
