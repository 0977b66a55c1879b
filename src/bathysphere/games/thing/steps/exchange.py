"""Exchanges (section 6) and the defence cards that answer them (section 18)."""

from typing import Final

from bathysphere.engine import (
    DONE,
    Answers,
    Asks,
    Bar,
    Choice,
    Decision,
    Next,
    SeatDoes,
    exchanged,
    silent,
    with_fields,
)
from bathysphere.games.thing import events
from bathysphere.games.thing.cards.kinds import BE_FRIENDS, FEAR, FIRST_PANIC, INFECTION, MISSED, SEDUCTION
from bathysphere.games.thing.components import Scene
from bathysphere.games.thing.knowledge import infect, sees_card, trade
from bathysphere.games.thing.roles import HUMAN, NOBODY, THING_ROLE
from bathysphere.games.thing.state import ThingState
from bathysphere.games.thing.steps.defence import REFUSALS, defences, lay_down, replace
from bathysphere.games.thing.steps.elimination import shed_surplus
from bathysphere.games.thing.steps.hand_options import GIVE, passes

OFFER: Final[list[Choice]] = [("offer", card) for card in range(FIRST_PANIC)]
FULL_HAND = 4
CAUSES = {"turn": NOBODY, "seduction": SEDUCTION, "be_friends": BE_FRIENDS, "missed": MISSED}


def hindrance(s: ThingState, seat: int, other: int) -> str:
    """What prevents an exchange of two players; "" if nothing does (T6.5a, T6.5b)."""
    obstacle = obstacle_between(s, seat, other)
    if not obstacle and (short(s, seat, other) or short(s, other, seat)):
        return "none"
    return obstacle


def obstacle_between(s: ThingState, seat: int, other: int) -> str:
    """What prevents it before everybody's eyes: "quarantine", "door" or ""."""
    if s.quarantine[seat] or s.quarantine[other]:
        return "quarantine"
    return "door" if s.barred(seat, other) else ""


def short(s: ThingState, seat: int, to: int) -> bool:
    """Whether a player has nothing to give: never with a full hand (T11.4, T11.5), so with a composed deck only."""
    return len(s.hands[seat]) < FULL_HAND and not s.gives(seat, to)


def offer(s: ThingState, giver: int, to: int, source: str) -> Next:
    """An exchange is offered, unless something prevents it; it is not made up with anyone else (T6.6)."""
    reason = hindrance(s, giver, to)
    if reason:
        s.scene = None
        s.tell(events.NO_EXCHANGE, giver, to, reason)
        return DONE
    s.scene = Scene("exchange", giver, to, CAUSES[source])
    s.tell(events.OFFERED, giver, to, source)
    return (Exchange(giver, to),)


class StepThree(SeatDoes[ThingState]):
    """One card is exchanged with the next player in the direction of play (T5.5, T6.7)."""

    rules = ("T5.5", "T5.5a", "T6.1", "T6.5", "T17.13a", "T6.6", "T6.7", "T25.42")

    def run(self, s: ThingState) -> Next:
        if s.turn.closed or s.out[self.seat]:
            return DONE
        return offer(s, self.seat, s.following(self.seat), "turn")


def replied(s: ThingState, giver: int, to: int, bar: Bar = silent) -> list[Choice]:
    """A card in return, or a refusal."""
    return passes(s, to, giver, GIVE, bar) + defences(s, to, REFUSALS, bar)


def offers_of_giver(s: ThingState, seat: int, bar: Bar) -> list[Choice]:
    """In the exchange that is going on before everybody's eyes; likewise below."""
    assert s.scene is not None
    return passes(s, seat, s.scene.target, OFFER, bar)


def replies_of_partner(s: ThingState, seat: int, bar: Bar) -> list[Choice]:
    assert s.scene is not None
    return replied(s, s.scene.seat, seat, bar)


@with_fields
class Exchange(Asks[ThingState]):
    """Both choose at once: the reply is picked without a look at the offer, so that neither has to wait (T6.4).

    The partner is asked in the same way whether or not they hold a defence card.
    """

    giver: int
    to: int
    rules = (
        "T6.1", "T6.2", "T6.3", "T6.4", "T6.8", "T6.9", "T6.10", "T6.10a", "T6.11", "T18.3", "T18.5", "T18.6",
        "T25.61", "T25.71",
    )  # fmt: skip

    def ask(self, s: ThingState) -> list[Decision]:
        giver, to = self.giver, self.to
        offers, replies = tuple(passes(s, giver, to, OFFER)), tuple(replied(s, giver, to))
        return [Decision(giver, "exchange.offer", offers), Decision(to, "exchange.reply", replies)]

    def take(self, s: ThingState, answers: Answers) -> Next:
        giver, to = self.giver, self.to
        offered, (verb, card) = answers[giver][1], answers[to]
        if verb == "give":
            exchange(s, giver, to, offered, card)
            return DONE
        return self._refuse(s, offered, card)

    def _refuse(self, s: ThingState, offered: int, card: int) -> Next:
        """A defence card is discarded and replaced before play goes on (T18.2, T18.8)."""
        giver, to = self.giver, self.to
        lay_down(s, to, card)
        s.tell(events.REFUSED, to, giver, card)
        if card == FEAR:  # its player alone looks at the refused card (T18.3b)
            s.tell_some(events.REFUSED_CARD_SEEN, (to, giver), (1 << to, (offered,)))
            sees_card(s, to, giver, offered)
            if offered == INFECTION:  # only the Thing offers it, but for an infected to the Thing (T6.9 to T6.11)
                s.knows_thing |= 1 << to
        s.scene = None
        replace(s, to)
        if card != MISSED or s.out[to]:
            return DONE
        return redirect(s, giver, to)


def redirect(s: ThingState, giver: int, missed: int) -> Next:
    """Missed!: the player after the one who was asked exchanges in their place; the offerer chooses again
    (T18.6b, T18.6c, T25.11, T25.12)."""
    partner = s.following(missed)
    if partner == giver:
        s.tell(events.NO_EXCHANGE, giver, partner, "self")
        return DONE
    if s.barred(missed, partner):
        s.tell(events.NO_EXCHANGE, giver, partner, "door")
        return DONE
    return offer(s, giver, partner, "missed")


def exchange(s: ThingState, giver: int, to: int, offered: int, returned: int) -> None:
    """Both cards change hands at the same time, by the roles before it (T6.2, T25.61)."""
    s.scene = None
    hands = s.hands
    hands[giver] = exchanged(hands[giver], offered, returned)
    hands[to] = exchanged(hands[to], returned, offered)
    s.moment += 1
    trade(s, giver, to, offered, returned)
    trade(s, to, giver, returned, offered)
    s.tell_some(events.EXCHANGED, (giver, to), (1 << giver, (offered, returned)), (1 << to, (returned, offered)))
    if offered == INFECTION or returned == INFECTION:
        if offered == INFECTION:
            catches(s, giver, to)
        if returned == INFECTION:
            catches(s, to, giver)
        shed_surplus(s, giver, to)
        shed_surplus(s, to, giver)


def catches(s: ThingState, giver: int, to: int) -> None:
    """Infection! came from another player: only a human is changed by it, and only the Thing gives it to humans."""
    if s.roles[to] == HUMAN and s.roles[giver] == THING_ROLE:
        infect(s, to, giver)
