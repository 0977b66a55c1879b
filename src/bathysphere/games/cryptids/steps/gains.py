"""What is gained and paid: coins, experience, skills restored and learned (chapters 18, 19, 24 and 25)."""

from bathysphere.engine import DONE, Answers, Bar, Choice, Count, Decision, Next, SeatAsks, silent, with_fields
from bathysphere.games.cryptids import events
from bathysphere.games.cryptids.components import ACTIVE, RANGE_1, RANGE_2
from bathysphere.games.cryptids.pack import SKILLS
from bathysphere.games.cryptids.state import CryptidsState


def gain_coins(s: CryptidsState, seat: int, number: int) -> None:
    s.coins[seat] += number
    s.tell(events.GAINED, seat, number, 0)


def gain_xp(s: CryptidsState, seat: int, number: int) -> None:
    s.xp[seat] += number
    s.tell(events.GAINED, seat, 0, number)


def pay(s: CryptidsState, seat: int, number: int, why: str) -> None:
    s.coins[seat] -= number
    s.tell(events.PAID, seat, number, why)


def use_skill(s: CryptidsState, seat: int, skill: int) -> None:
    """Its marker goes to "used" before anything else happens (C6.7, C48.96)."""
    s.ready[seat] &= ~(1 << skill)
    s.tell(events.USED, seat, skill)


def unready(s: CryptidsState, seat: int, skill: int, target: Choice, bar: Bar) -> tuple[()]:
    """What needs this skill is not offered."""
    return bar(target, "skill_used" if s.has(seat, skill) else "skill_missing", skill=skill)


def learn(s: CryptidsState, seat: int, skill: int) -> None:
    """An active one is available at once (C25.3, C25.4)."""
    s.skills[seat] |= 1 << skill
    if skill in ACTIVE:
        s.ready[seat] |= 1 << skill
    s.tell(events.LEARNED, seat, skill)


def restore(s: CryptidsState, seat: int, skills: tuple[int, ...]) -> None:
    for skill in skills:
        s.ready[seat] |= 1 << skill
    s.tell(events.RESTORED, seat, skills)


def used_skills(s: CryptidsState, seat: int) -> list[int]:
    used = s.skills[seat] & ~s.ready[seat]
    return [skill for skill in ACTIVE if used >> skill & 1]


@with_fields
class Restore(SeatAsks[CryptidsState]):
    """Some used active skills are restored for nothing (C24.6)."""

    most: int
    rules = ("C19.2", "C24.6", "C46.31")

    def ask(self, s: CryptidsState) -> list[Decision]:
        options = tuple([("renew", skill) for skill in used_skills(s, self.seat)])
        if len(options) <= self.most:
            return []
        return [Decision(self.seat, "skills.restore", options, picks=Count(0, self.most))]

    def take(self, s: CryptidsState, answers: Answers) -> Next:
        """With no more than may be restored all of them are: nobody would leave one."""
        chosen = tuple([skill for _, skill in answers[self.seat]]) if answers else tuple(used_skills(s, self.seat))
        if chosen:
            restore(s, self.seat, chosen)
        return DONE


def missing_skills(s: CryptidsState, seat: int, bar: Bar = silent) -> list[int]:
    """Those that a player lacks; of the two places for Range the first one comes first (C20.3, C48.89)."""
    known = s.skills[seat]
    if bar is not silent:
        for skill in range(len(SKILLS)):
            if s.has(seat, skill):
                bar(("learn", skill), "has_skill", skill=skill)
        if not s.has(seat, RANGE_1):
            bar(("learn", RANGE_2), "range_first", skill=RANGE_1)
    ahead = known | (0 if known >> RANGE_1 & 1 else 1 << RANGE_2)
    return [skill for skill in range(len(SKILLS)) if not ahead >> skill & 1]


class GainSkill(SeatAsks[CryptidsState]):
    """A skill of one's choice, for nothing."""

    rules = ("C4.7", "C46.19", "C48.89")

    def ask(self, s: CryptidsState) -> list[Decision]:
        options = tuple([("gain_skill", skill) for skill in missing_skills(s, self.seat)])
        return [Decision(self.seat, "skills.gain", options)] if options else []

    def take(self, s: CryptidsState, answers: Answers) -> Next:
        if answers:
            learn(s, self.seat, answers[self.seat][1])
        return DONE
