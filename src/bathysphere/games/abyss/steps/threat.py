"""Fighting a Monster and the rewards of the threat track (A6.20 to A6.24, section 7)."""

from bathysphere.engine import DONE, Answers, Bar, Choice, Decision, Does, Next, SeatAsks, SeatDoes, silent, with_fields
from bathysphere.games.abyss import events
from bathysphere.games.abyss.components import REWARDS, payable_reward, rewarded_division
from bathysphere.games.abyss.state import AbyssState


class Fight(SeatDoes[AbyssState]):
    """A fight is always won and costs nothing (A6.20). An opponent's Tamer lowers the reward first (A21.25)."""

    rules = ("A6.20", "A6.21", "A6.22", "A21.25", "A22.3", "A29.32")

    def run(self, s: AbyssState) -> Next:
        s.discard.append(s.track.pop())
        s.tell(events.MONSTER_BEATEN, self.seat, s.threat)
        return (TakeReward(self.seat, rewarded_division(s.free, self.seat, s.threat)), CalmThreat())


def rewards(s: AbyssState, seat: int, bar: Bar = silent) -> tuple[Choice, ...]:
    """What a fight that was just won brings: one of the choices that the tokens suffice for."""
    division = rewarded_division(s.free, seat, s.threat)
    _, choices = payable_reward(division, len(s.supply))
    if bar is not silent:
        for choice in REWARDS[division][1]:
            if choice not in choices:
                bar(("reward", *choice), "tokens_short", number=len(s.supply))
    return tuple([("reward", pearls, tokens) for pearls, tokens in choices])


@with_fields
class TakeReward(SeatAsks[AbyssState]):
    """The winner picks one of the rewards that the token supply can still pay (A29.48); a single one is just given."""

    division: int
    rules = ("A6.22", "A7.1", "A7.2", "A7.3", "A7.4", "A7.5", "A7.6", "A27.6", "A29.48")

    def ask(self, s: AbyssState) -> list[Decision]:
        options = rewards(s, self.seat)
        return [Decision(self.seat, "explore.reward", options)] if len(options) > 1 else []

    def take(self, s: AbyssState, answers: Answers) -> Next | None:
        seat = self.seat
        _, pearls, tokens = answers.get(seat) or rewards(s, seat)[0]
        keys = REWARDS[self.division][0]
        s.pearls[seat] += pearls
        s.keys[seat] += keys
        s.tell(events.REWARD_TAKEN, seat, pearls, tokens, keys)
        if tokens:
            draw_tokens(s, seat, tokens)
        return DONE


class CalmThreat(Does[AbyssState]):
    """After the reward the threat token returns to the first division (A6.23)."""

    rules = ("A6.23",)

    def run(self, s: AbyssState) -> Next:
        s.threat = 1
        return DONE


def draw_tokens(s: AbyssState, seat: int, number: int) -> None:
    """Unseen by the others; their owner may look at them (A7.8, A7.9, A29.30)."""
    tokens = tuple(s.supply.pop(s.chance.below(len(s.supply))) for _ in range(number))
    s.monsters[seat] = tuple(sorted(s.monsters[seat] + tokens))
    s.tell_some(events.TOKENS_DRAWN, (seat, number), (1 << seat, (tokens,)))
