"""Exploring the depths (sections 6 and 8): reveal, offer, take or go on, fight or go on, and what is left behind."""

from typing import Final

from bathysphere.engine import DONE, PASS, Answers, Bar, Choice, Decision, Next, SeatAsks, SeatDoes, silent, with_card
from bathysphere.games.abyss import events
from bathysphere.games.abyss.cards.allies import KINDS, MONSTER, RACE
from bathysphere.games.abyss.cards.lords import SHIP_MASTER
from bathysphere.games.abyss.components import LAST_SPACE_PEARLS, MOST_SEATS, THREAT_DIVISIONS, TRACK_SPACES
from bathysphere.games.abyss.state import AbyssState, Turn
from bathysphere.games.abyss.steps.ability_effects import gain_pearls
from bathysphere.games.abyss.steps.threat import Fight

TAKE: Choice = ("take",)
FIGHT: Choice = ("fight",)
GO_ON: Choice = ("go_on",)
TAKE_OR_GO_ON: tuple[Choice, ...] = (TAKE, GO_ON)
FIGHT_OR_GO_ON: tuple[Choice, ...] = (FIGHT, GO_ON)
BUY: tuple[Choice, ...] = tuple(("buy", kind) for kind in range(KINDS))


def restock(s: AbyssState) -> None:
    """An empty deck is made from the discard pile again, as soon as there is something in it (A8.4, A29.61)."""
    if s.discard:
        s.deck, s.discard = s.discard, []
        s.chance.shuffle(s.deck)
        s.tell(events.DECK_RESHUFFLED, len(s.deck))


def in_last_space(s: AbyssState) -> bool:
    """Whether the card revealed last lies in the last space of the track."""
    return len(s.track) == TRACK_SPACES


def offer(s: AbyssState, seat: int, bar: Bar = silent) -> tuple[Choice, ...]:
    """The card revealed last, or not."""
    left_behind(s, bar)
    return (PASS, BUY[s.track[-1]])


def take_or_go_on(s: AbyssState, seat: int, bar: Bar) -> tuple[Choice, ...]:
    left_behind(s, bar)
    return TAKE_OR_GO_ON


def fight_or_go_on(s: AbyssState, seat: int, bar: Bar) -> tuple[Choice, ...]:
    left_behind(s, bar)
    return FIGHT_OR_GO_ON


def left_behind(s: AbyssState, bar: Bar) -> None:
    """All is about the card revealed last."""
    if bar is not silent:
        for space, card in enumerate(s.track[:-1]):
            if card == MONSTER:
                bar(("track", space), "monster_passed")
            else:
                bar(("track", space), "ally_passed", ally=card)


class Reveal(SeatDoes[AbyssState]):
    """The next card goes to the free space nearest to the deck (A6.1, A6.2)."""

    rules = ("A6.1", "A6.2", "A6.3", "A6.4", "A6.18", "A8.4", "A29.61")

    def run(self, s: AbyssState) -> Next:
        seat = self.seat
        if not s.deck:
            restock(s)
        if not s.deck:  # the last card was sold and none is left: nothing is gained (A29.7)
            return _END[seat]
        card = s.deck.pop()
        s.track.append(card)
        if card == MONSTER:
            s.tell(events.MONSTER_REVEALED, seat, len(s.track))
        else:
            s.tell(events.ALLY_REVEALED, seat, card, len(s.track))
        if not s.deck:
            restock(s)
        return _MONSTER[seat] if card == MONSTER else _OFFER[seat]


class OfferAlly(SeatAsks[AbyssState]):
    """Opponents who can pay and have not bought this turn are asked; the first clockwise who agrees gets the Ally.

    They answer at once, because a later answer is never reached when an earlier one buys: so nobody waits in a row,
    and a pass tells nothing that the order of the rules would not tell.
    """

    holds_answers = True
    rules = ("A6.4", "A6.5", "A6.6", "A6.7", "A6.8", "A6.9", "A6.11", "A27.3")

    def ask(self, s: AbyssState) -> list[Decision]:
        seat, turn, pearls = self.seat, s.turn, s.pearls
        price = turn.price
        options = offer(s, seat)
        return [
            Decision(other, "explore.buy", options)
            for other in s.opponents(seat)
            if pearls[other] >= price and not turn.buyers >> other & 1
        ]

    def take(self, s: AbyssState, answers: Answers) -> Next | None:
        seat = self.seat
        for buyer, choice in answers.items():  # in the order of asking: clockwise from the left
            if choice != PASS:
                return self._sell(s, buyer)
        if in_last_space(s):
            take_ally(s, seat)
            gain_pearls(s, seat, LAST_SPACE_PEARLS, "last_space")
            return _END[seat]
        if not s.can_reveal():  # nothing to go on with: the Ally must be taken (A29.7)
            take_ally(s, seat)
            return _END[seat]
        return _TAKE_OR_GO_ON[seat]

    def _sell(self, s: AbyssState, buyer: int) -> Next:
        turn = s.turn
        price = turn.price
        card = s.track.pop()
        s.pearls[buyer] -= price
        s.pearls[self.seat] += price
        s.hands[buyer] = with_card(s.hands[buyer], card)
        s.turn = Turn(turn.seat, turn.sold + 1, turn.buyers | 1 << buyer, turn.used, turn.extra)
        s.tell(events.ALLY_BOUGHT, buyer, card, self.seat, price)
        return _REVEAL[self.seat]


class TakeOrGoOn(SeatAsks[AbyssState]):
    """Nobody wanted the Ally: take it and end the exploration, or leave it and reveal the next card (A6.15)."""

    admits_powers = True
    rules = ("A6.15", "A6.16", "A27.4")

    def ask(self, s: AbyssState) -> list[Decision]:
        return [Decision(self.seat, "explore.take", TAKE_OR_GO_ON)]

    def take(self, s: AbyssState, answers: Answers) -> Next | None:
        seat = self.seat
        if answers[seat] == GO_ON:
            return _REVEAL[seat]
        take_ally(s, seat)
        return _END[seat]


class FightOrGoOn(SeatAsks[AbyssState]):
    """A Monster: fight it, or leave it behind and let the threat rise; in the last space it must be fought."""

    admits_powers = True
    rules = ("A6.19", "A6.25", "A6.26", "A27.5")

    def ask(self, s: AbyssState) -> list[Decision]:
        if in_last_space(s) or not s.can_reveal():
            return []
        return [Decision(self.seat, "explore.fight", FIGHT_OR_GO_ON)]

    def take(self, s: AbyssState, answers: Answers) -> Next | None:
        seat = self.seat
        if answers.get(seat) == GO_ON:
            s.threat = min(s.threat + 1, THREAT_DIVISIONS)
            s.tell(events.THREAT_ROSE, seat, s.threat)
            return _REVEAL[seat]
        if in_last_space(s):
            return (Fight(seat), LastSpacePearl(seat), EndExploration(seat))
        return (Fight(seat), EndExploration(seat))


class LastSpacePearl(SeatDoes[AbyssState]):
    """On top of the reward (A6.26a)."""

    rules = ("A6.26a",)

    def run(self, s: AbyssState) -> Next:
        gain_pearls(s, self.seat, LAST_SPACE_PEARLS, "last_space")
        return DONE


class EndExploration(SeatDoes[AbyssState]):
    """What is left on the track goes to the Council or to the discard pile (section 8)."""

    rules = ("A8.1", "A8.2", "A8.3", "A21.1")

    def run(self, s: AbyssState) -> Next:
        seat = self.seat
        track, s.track = s.track, []
        if not track:
            return DONE
        allies = tuple([card for card in track if card != MONSTER])
        s.discard += [MONSTER] * (len(track) - len(allies))
        for card in allies:
            race = RACE[card]
            s.council[race] = with_card(s.council[race], card)
        if allies:
            s.tell(events.COUNCIL_FILLED, seat, allies)
            if s.has(seat, SHIP_MASTER):
                gain_pearls(s, seat, len({RACE[card] for card in allies}), "ship_master")
        return DONE


def take_ally(s: AbyssState, seat: int) -> None:
    card = s.track.pop()
    s.hands[seat] = with_card(s.hands[seat], card)
    s.tell(events.ALLY_TAKEN, seat, card)


# Steps never change, and these come thousands of times in a game: each seat has them ready.
_REVEAL: Final[list[Next]] = [(Reveal(seat),) for seat in range(MOST_SEATS)]
_OFFER: Final[list[Next]] = [(OfferAlly(seat),) for seat in range(MOST_SEATS)]
_TAKE_OR_GO_ON: Final[list[Next]] = [(TakeOrGoOn(seat),) for seat in range(MOST_SEATS)]
_MONSTER: Final[list[Next]] = [(FightOrGoOn(seat),) for seat in range(MOST_SEATS)]
_END: Final[list[Next]] = [(EndExploration(seat),) for seat in range(MOST_SEATS)]
