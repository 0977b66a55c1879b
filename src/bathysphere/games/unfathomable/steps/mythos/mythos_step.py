"""The mythos step (article 12): a card is drawn, its crisis met, its activation and track symbols resolved."""

from functools import cache
from typing import Final

from bathysphere.engine import (
    DONE,
    Answers,
    Asks,
    Choice,
    Closed,
    Decision,
    Does,
    Next,
    SeatAsks,
    SeatDoes,
    with_card,
    with_fields,
)
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.characters.table import BEATRICE, EDMUND, KEILANI
from bathysphere.games.unfathomable.cards.mythos.table import MYTHOS, Mythos
from bathysphere.games.unfathomable.components import CAPTAIN, KEEPER, NOBODY, NOTHING, RITUAL, TRAVEL
from bathysphere.games.unfathomable.effects import DIALS, Keep
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.cards.peeks import put_under, show, shuffle
from bathysphere.games.unfathomable.steps.cards.resolve import holds, performs, resolve
from bathysphere.games.unfathomable.steps.checks.skill_check import Judged, begin_check
from bathysphere.games.unfathomable.steps.mythos.activation import Activate
from bathysphere.games.unfathomable.steps.mythos.barricade import barricade_window
from bathysphere.games.unfathomable.steps.mythos.tracks import advance
from bathysphere.games.unfathomable.steps.reactions import Reaction, everybody
from bathysphere.games.unfathomable.steps.resources import change_dial

DRAW: Choice = ("draw_mythos",)
LOOK: Choice = ("look",)
ANALYSED: Final = 2
"""So many cards Beatrice looks at."""


# -- drawing


class MythosStep(SeatAsks[UnfathomableState]):
    """A card is drawn; Beatrice may look at two instead and choose (U49.6, UD.46)."""

    rules = ("U49.6", "U12.4", "UD.46")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        if s.characters[self.seat] == BEATRICE and s.has_ability(self.seat):
            return [Decision(self.seat, "mythos.draw", (DRAW, LOOK))]
        return []

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        if answers.get(self.seat) == LOOK:
            look_at_mythos(s, self.seat, ANALYSED)
            return (Analyse(self.seat),)
        return (draw_card(self.seat),)


class Analyse(SeatAsks[UnfathomableState]):
    """One of the two is resolved, the other goes under the deck unseen (G35)."""

    rules = ("U44.7", "UD.49")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        cards = sorted(s.mythos[-ANALYSED:])
        return [Decision(self.seat, "mythos.analyse", tuple([("mythos", card) for card in cards]))] if cards else []

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        if answers:
            put_under(s.mythos, s.mythos_known, ANALYSED, answers[self.seat][1])
        return (draw_card(self.seat),)


class DrawMythos(SeatDoes[UnfathomableState]):
    """Personal cards that nobody can meet are discarded for the next one (U12.4c2, U17.7b)."""

    rules = ("U12.4c2", "U17.7b", "UD.68", "UQ.9")

    def run(self, s: UnfathomableState) -> Next:
        turn_up(s, self.seat)
        return whole_mythos(self.seat, everybody(s) if EDMUND in s.characters else 0)


def turn_up(s: UnfathomableState, seat: int) -> None:
    """The next card that somebody can meet lies open; a revealed traitor who draws one resolves it (G14)."""
    card = draw_mythos(s)
    while idle(s, card):
        s.mythos_discard.append(card)
        s.tell(events.MYTHOS_SKIPPED, card)
        card = draw_mythos(s)
    s.crisis = card
    s.chooser = chooser(s, card) if s.human(seat) else seat
    s.tell(events.MYTHOS_DRAWN, seat, card, s.chooser)


def draw_mythos(s: UnfathomableState) -> int:
    if not s.mythos:  # the last one was a card to be skipped (UQ.9)
        renew_mythos(s)
    s.mythos_known.pop()
    return s.mythos.pop()


def renew_mythos(s: UnfathomableState) -> None:
    """The discard pile becomes the deck (U12.6)."""
    s.mythos, s.mythos_discard = s.mythos_discard, []
    s.mythos_known = [0] * len(s.mythos)
    shuffle(s, s.mythos, s.mythos_known)
    s.tell(events.MYTHOS_RESHUFFLED, len(s.mythos))


def idle(s: UnfathomableState, card: int) -> bool:
    """A personal card whose character is not in the game, in the brig or a revealed traitor (U12.4c2)."""
    personal = MYTHOS[card].personal
    if personal == NOTHING:
        return False
    seat = s.seat_of(personal)
    return seat == NOBODY or s.in_brig(seat) or not s.human(seat)


def look_at_mythos(s: UnfathomableState, seat: int, number: int) -> None:
    """Idle personal cards are shown to all, discarded and replaced by further ones (U12.4c3)."""
    while True:
        for card in s.mythos[max(0, len(s.mythos) - number) :][::-1]:
            if idle(s, card):
                place = s.mythos.index(card)
                del s.mythos[place], s.mythos_known[place]
                s.mythos_discard.append(card)
                s.tell(events.MYTHOS_SKIPPED, card)
                break
        else:
            break
    show(s, "mythos", s.mythos, s.mythos_known, number, seat)


def chooser(s: UnfathomableState, card: int) -> int:
    """Who resolves the crisis (U12.9a)."""
    mythos = MYTHOS[card]
    if mythos.personal != NOTHING:
        return s.seat_of(mythos.personal)
    return {"captain": s.titles[CAPTAIN], "keeper": s.titles[KEEPER]}.get(mythos.chooser, s.turn.seat)


class MythosDrawn(Reaction):
    """The card lies open: Edmund may have another one in its place."""

    kind = "mythos.drawn"
    rules = ("UD.46",)

    def eligible(self, s: UnfathomableState, seat: int) -> bool:
        return s.characters[seat] == EDMUND and s.has_feat(seat)

    def reactions(self, s: UnfathomableState, seat: int) -> tuple[Choice, ...]:
        return (("uncanny_fortune",),)

    def react(self, s: UnfathomableState, seat: int, choice: Choice) -> Next | Closed:
        s.feats[seat] = False
        s.mythos_discard.append(s.crisis)
        s.tell(events.FEAT_USED, seat, "uncanny_fortune")
        s.crisis = NOTHING
        return Closed((AnotherMythos(s.turn.seat),))


class AnotherMythos(SeatDoes[UnfathomableState]):
    """The steps of the discarded card are already waiting: only the card is another one."""

    rules = ("U12.4c2",)

    def run(self, s: UnfathomableState) -> Next:
        turn_up(s, self.seat)
        return DONE


# -- the crisis


class MeetCrisis(SeatDoes[UnfathomableState]):
    """Not for a human in the brig: only the symbols of their card count (U17.7, UQ.32)."""

    rules = ("U12.1", "U12.10", "U17.7", "U17.7.2", "UQ.32")

    def run(self, s: UnfathomableState) -> Next:
        if s.in_brig(self.seat):
            s.tell(events.CRISIS_SKIPPED, self.seat)
            return DONE
        steps: Next = (Crisis(s.chooser),) if MYTHOS[s.crisis].kind != "check" else check(s, s.crisis, s.chooser)
        return (*barricade_window(s), *steps)


@with_fields
class Crisis(Asks[UnfathomableState]):
    """The named player chooses, even what cannot be fully resolved, unless a condition stands on the card (U12.13a)."""

    you: int
    rules = ("U12.11", "U12.12", "U12.13", "U12.13a", "U12.18", "U12.19", "UD.47", "UD.48")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        return [Decision(self.you, "mythos.choose", crisis_options(s, MYTHOS[s.crisis], self.you))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        choice, card, you = answers[self.you], s.crisis, self.you
        s.tell(events.CRISIS_CHOSEN, you, card, choice[0])
        match choice:
            case ("unconventional_leader", dial):
                s.feats[you] = False
                change_dial(s, DIALS.index(dial), -1)
                return DONE
            case ("check",):
                return check(s, card, you)
            case ("first",):
                return resolve(MYTHOS[card].first, you)
        return resolve(MYTHOS[card].second, you)


def crisis_options(s: UnfathomableState, mythos: Mythos, you: int) -> tuple[Choice, ...]:
    options: list[Choice] = []
    if mythos.kind == "combined":
        options.append(("check",))
    elif holds(s, mythos.first_needs, you):
        options.append(("first",))
    if holds(s, mythos.second_needs, you):
        options.append(("second",))
    if s.characters[you] == KEILANI and s.has_feat(you):
        options += [("unconventional_leader", dial) for dial in DIALS]
    return tuple(options)


def check(s: UnfathomableState, card: int, you: int) -> Next:
    mythos = MYTHOS[card]
    steps = begin_check(s, "mythos", you, mythos.target, mythos.skills, partial=mythos.partial, card=card)
    return (*steps, CrisisJudged(card, you))


@with_fields
class CrisisJudged(Judged):
    """The effect of success, of partial success or of failure (U37.8)."""

    card: int
    you: int
    rules = ("U12.16", "U12.17", "U12.17a", "U12.17b", "U37.8a1", "U37.8c1")

    def judged(self, s: UnfathomableState, result: str, points: int) -> Next:
        s.points = points
        mythos = MYTHOS[self.card]
        return resolve({"passed": mythos.passed, "partly": mythos.partly}.get(result, mythos.failed), self.you)


@performs(Keep)
def keep(s: UnfathomableState, effect: Keep, you: int) -> Next:
    """The card stays in the play area of the one who resolved it (U44.11); never in a revealed traitor's (G14)."""
    if not s.human(you):
        return DONE
    s.keeps[you] = with_card(s.keeps[you], s.crisis)
    s.tell(events.KEPT, you, s.crisis)
    return DONE


# -- the symbols


class Icons(SeatDoes[UnfathomableState]):
    """The activation symbol, then the track symbol (U12.22, U12.26)."""

    rules = ("U12.2", "U12.3", "U12.21", "U12.22", "U12.25", "U12.26", "U1.2")

    def run(self, s: UnfathomableState) -> Next:
        mythos = MYTHOS[s.crisis]
        return (*barricade_window(s), Activate(mythos.icon), TrackSymbol(self.seat, mythos.track))


@with_fields
class TrackSymbol(Asks[UnfathomableState]):
    """The choice symbol is the current player's; in the brig the captain decides for them (U12.27, U17.7a)."""

    seat: int
    symbol: str
    rules = ("U12.27", "U12.27a", "U12.27b", "U12.27c", "U12.27c1", "U17.7a", "UD.52")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        if self.symbol != "choice":
            return []
        seat = s.titles[CAPTAIN] if s.in_brig(self.seat) else self.seat
        return [Decision(seat, "mythos.track", (("advance", "travel"), ("advance", "ritual")))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        symbol = next(iter(answers.values()))[1] if answers else self.symbol
        return advance(s, TRAVEL if symbol == "travel" else RITUAL, 1)


class MythosOver(Does[UnfathomableState]):
    """The card is discarded unless somebody keeps it; then an empty deck is reshuffled (U12.4.2, U12.6, UQ.10)."""

    rules = ("U12.4.2", "U12.5", "U12.6", "UQ.10")

    def run(self, s: UnfathomableState) -> Next:
        for kept in s.keeps:
            if s.crisis in kept:
                break
        else:
            s.mythos_discard.append(s.crisis)
        s.crisis, s.chooser = NOTHING, NOBODY
        if not s.mythos:
            renew_mythos(s)
        return DONE


draw_card: Final = cache(DrawMythos)


@cache
def whole_mythos(seat: int, reacting: int) -> Next:
    """The steps of every mythos card that a player draws; they say nothing about the card, so all cards share them.
    `reacting` is the mask of those who might have another card in its place; 0: nobody might."""
    drawn: Next = (MythosDrawn(reacting),) if reacting else DONE
    return (*drawn, MeetCrisis(seat), Icons(seat), MythosOver())
