"""Skill checks (article 37): criteria, chaos, cards, shuffle, sorting, total, discard. A `Judged` step beneath gets the
verdict."""

from functools import cache
from itertools import chain
from typing import Any, ClassVar, Final, NamedTuple

from msgspec import structs

from bathysphere.engine import (
    DONE,
    Answers,
    Asks,
    Cards,
    Choice,
    Closed,
    Continues,
    Count,
    Decision,
    Does,
    InternalError,
    Next,
    clockwise,
    with_card,
    with_cards,
    with_fields,
    without,
    without_cards,
)
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.characters.table import ARJUN, KEILANI, SAMIRA
from bathysphere.games.unfathomable.cards.items.table import LUCKY_RING
from bathysphere.games.unfathomable.cards.mythos.table import FAMILY_TIES, MEMORY_OF_THE_DEEP
from bathysphere.games.unfathomable.cards.skills.table import SKILL_OF, SKILLS, TREACHERY, VALUE_OF
from bathysphere.games.unfathomable.cards.spells.table import REVELATION_OF_SCRIPT
from bathysphere.games.unfathomable.checks import (
    CHAOS_CARDS,
    DETERMINATION,
    FAILED,
    LUCK,
    PARTLY,
    PASSED,
    Check,
    result_of,
    total,
    worth,
)
from bathysphere.games.unfathomable.components import NOTHING, SANITY
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.cards.skill_decks import put_openly, take_skill, use_up
from bathysphere.games.unfathomable.steps.checks.chaos import GrowChaos, take_chaos, treachery_left
from bathysphere.games.unfathomable.steps.checks.roll import roll
from bathysphere.games.unfathomable.steps.harm.defeat import DefeatCharacter
from bathysphere.games.unfathomable.steps.reactions import HandReaction, Playable
from bathysphere.games.unfathomable.steps.resources import change_dial

ADD: Final[tuple[Choice, ...]] = tuple([("add", card) for card in range(len(SKILL_OF))])
NOTHING_TO_HIDE: Final = Playable("nothing_to_hide")
PREPARATIONS: Final = Playable("preparation")
FORCED_LEARNING: Final = Playable("forced_learning", *range(TREACHERY))
BEFORE_CARDS: Final = NOTHING_TO_HIDE.kinds | PREPARATIONS.kinds | FORCED_LEARNING.kinds
"""The hand cards that are played before cards are added."""
DETERMINED: Final = Playable("determination", DETERMINATION, -DETERMINATION)


def begin_check(
    s: UnfathomableState, why: str, seat: int, target: int, skills: Cards, *, partial: int = 0, card: int = NOTHING
) -> Next:
    """A check is announced (U37.3)."""
    s.checks.append(Check(why, card, seat, target, partial, skills, counts=(0,) * s.seats, shown=((),) * s.seats))
    s.tell(events.CHECK_BEGAN, why, card, seat, target, partial, skills)
    return whole_check(s.seats, s.turn.seat)


@cache
def whole_check(seats: int, current: int) -> Next:
    """The steps of every check in one player's turn; they say nothing about the check, so all checks share them."""
    mask = (1 << seats) - 1
    first, *others = clockwise(seats, current)
    return (
        BeforeCards(mask),
        AddChaos(),
        *[AddCards(each) for each in (*others, first)],
        Sort(),
        AfterTotal(mask),
        EndCheck(),
    )


def change(s: UnfathomableState, **fields: Any) -> None:
    s.checks[-1] = structs.replace(s.checks[-1], **fields)


class BeforeCards(HandReaction):
    """Step 1: abilities that are used before anybody adds cards (U37.3a, UC.33)."""

    kind = "check.before"
    cards = BEFORE_CARDS
    characters = (ARJUN,)
    rules = ("U37.3", "U37.3a", "U44.15", "UC.33", "UD.43")

    def eligible(self, s: UnfathomableState, seat: int) -> bool:
        return s.hands[seat] != () or (s.characters[seat] == ARJUN and self._sacrifice(s, seat))

    def _sacrifice(self, s: UnfathomableState, seat: int) -> bool:
        """Whether Arjun's feat can be used."""
        return s.has_feat(seat) and s.checks[-1].card != NOTHING

    def reactions(self, s: UnfathomableState, seat: int) -> tuple[Choice, ...]:
        check, hand = s.checks[-1], s.hands[seat]
        options: tuple[Choice, ...] = ()
        if not BEFORE_CARDS.isdisjoint(hand):
            if "nothing_to_hide" not in check.used:
                options += NOTHING_TO_HIDE.in_hand(hand)
            if "preparation" not in check.used:
                options += PREPARATIONS.in_hand(hand)
            options += tuple([choice for choice in FORCED_LEARNING.in_hand(hand) if choice[2] not in check.skills])
        if s.characters[seat] == ARJUN and self._sacrifice(s, seat):
            results = (PASSED, PARTLY, FAILED) if check.partial else (PASSED, FAILED)
            options += tuple([("self_sacrifice", result) for result in results])
        return options

    def react(self, s: UnfathomableState, seat: int, choice: Choice) -> Next | Closed:
        check = s.checks[-1]
        match choice:
            case ("self_sacrifice", result):
                s.feats[seat] = False
                s.checks[-1] = check.with_fixed_result(str(result))
                s.tell(events.SACRIFICED, seat, result)
                return Closed((DefeatCharacter(seat),))
            case ("play", card, skill):
                use_up(s, seat, card)
                change(s, skills=with_card(check.skills, skill))
                s.tell(events.SKILL_SUPPORTS, seat, card, skill)
            case ("play", card):
                use_up(s, seat, card)
                if card in PREPARATIONS.kinds:
                    change(s, chaos=False, used=(*check.used, "preparation"))
                else:
                    change(s, open=True, used=(*check.used, "nothing_to_hide"))
                s.tell(events.CHECK_CHANGED, seat, card)
        return DONE


class AddChaos(Does[UnfathomableState]):
    """Step 2: two chaos cards face down, and what Family Ties brings along: face up if players add theirs so (U37.4,
    U18.1)."""

    rules = ("U18.1", "U37.4")

    def run(self, s: UnfathomableState) -> Next:
        check = s.checks[-1]
        if check.fixed_result:
            return DONE
        change(s, stage="cards")
        if not check.chaos:
            return DONE
        drawn = [take_chaos(s) for _ in range(CHAOS_CARDS)]
        tied = [seat for seat, kept in enumerate(s.keeps) if FAMILY_TIES in kept and not s.in_brig(seat)]
        brought = [take_skill(s, TREACHERY) for _ in tied if treachery_left(s)]
        s.pile = tuple(sorted([card for card in (*drawn, *([] if check.open else brought)) if card != NOTHING]))
        s.tell(events.CHAOS_ADDED, len(s.pile))
        if check.open and brought:
            show(s, tied[0], tuple(brought))
        return DONE


def show(s: UnfathomableState, seat: int, cards: Cards) -> None:
    """Cards that come face up: everybody sees whose they are."""
    shown = list(s.checks[-1].shown)
    shown[seat] = (*shown[seat], *cards)
    change(s, shown=tuple(shown))
    s.added[seat] = with_cards(s.added[seat], cards)
    s.tell(events.CARDS_SHOWN, seat, cards)


@with_fields
class AddCards(Asks[UnfathomableState]):
    """Step 3: one opportunity each, from the left of the current player on, who comes last; how many is public, which
    is not (U37.5)."""

    seat: int
    rules = ("U37.5", "U37.5a", "U37.5b", "U17.5", "U40.6", "U26.7", "U26.8", "UD.44", "UQ.25")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        seat = self.seat
        if s.checks[-1].fixed_result or not s.hands[seat]:
            return []
        most = 1 if s.in_brig(seat) or not s.human(seat) else len(s.hands[seat])
        options = tuple([ADD[card] for card in s.hands[seat]])
        return [Decision(seat, "check.add", options, picks=Count(0, most))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        if not answers:
            return DONE
        seat, check = self.seat, s.checks[-1]
        cards = tuple([card for _, card in answers[seat]])
        s.hands[seat] = without_cards(s.hands[seat], cards)
        if cards and MEMORY_OF_THE_DEEP in s.keeps[seat] and treachery_left(s):
            brought: Cards = (take_skill(s, TREACHERY),)
        else:
            brought = ()
        number = len(cards) + len(brought)
        if number:
            change(s, counts=(*check.counts[:seat], number, *check.counts[seat + 1 :]))
        if check.open:
            show(s, seat, (*cards, *brought))
        else:
            s.added[seat] = cards
            if brought:
                s.pile = with_cards(s.pile, brought)
            s.tell_some(events.CARDS_ADDED, (seat, number), (1 << seat, (cards,)))
        return DONE


class Sort(Does[UnfathomableState]):
    """Steps 4 to 6: the pile loses every trace of its givers, is turned up and counted (U37.6 to U37.8)."""

    rules = ("U37.6", "U37.7", "U37.8", "U29.0", "U29.1", "U34.0", "U34.1", "UI.16")

    def run(self, s: UnfathomableState) -> Next:
        if s.checks[-1].fixed_result:
            return DONE
        cards = tuple(sorted(chain(s.pile, *s.added)))
        s.pile = ()
        s.added = [()] * s.seats
        change(s, cards=cards, stage="total")
        s.tell(events.CHECK_SORTED, cards, worth(s.checks[-1], cards), total(s.checks[-1]))
        return DONE


class AfterTotal(HandReaction):
    """The total is known and nothing is fixed yet: each ability changes it at once, until all pass (UQ.45)."""

    kind = "check.after"
    cards = DETERMINED.kinds
    characters = (KEILANI, SAMIRA)
    item = LUCKY_RING
    rules = ("UD.45", "UQ.45")

    def order(self, s: UnfathomableState) -> tuple[int, ...]:
        """Nobody, if the result was fixed before cards were added."""
        return () if s.checks[-1].fixed_result else s.around()

    def eligible(self, s: UnfathomableState, seat: int) -> bool:
        return s.hands[seat] != () or self._open(s, seat) != ()

    def _open(self, s: UnfathomableState, seat: int) -> tuple[Choice, ...]:
        """What everybody can see that this seat may use."""
        options: tuple[Choice, ...] = ()
        if LUCKY_RING in s.items[seat] and not s.in_brig(seat) and "lucky_ring" not in s.checks[-1].used:
            options += (("lucky_ring",),)
        if s.characters[seat] == SAMIRA and s.has_feat(seat):
            many = range(1, len(s.items[seat]) + 1)
            options += tuple([("well_equipped", by) for number in many for by in (number, -number)])
        if REVELATION_OF_SCRIPT in s.spells_kept[seat]:
            skills = [skill for skill in range(len(SKILLS)) if s.decks[skill] or s.discards[skill]]
            options += tuple([("revelation", skill) for skill in skills])
        return options

    def reactions(self, s: UnfathomableState, seat: int) -> tuple[Choice, ...]:
        options = DETERMINED.in_hand(s.hands[seat])
        if s.characters[seat] == KEILANI and s.has_ability(seat) and "experienced" not in s.checks[-1].used:
            options += tuple([("experienced", card) for card in dict.fromkeys(s.hands[seat])])
        return options + self._open(s, seat)

    def react(self, s: UnfathomableState, seat: int, choice: Choice) -> Next | Closed:
        check = s.checks[-1]
        steps: Next = DONE
        match choice:
            case ("play", card, by):
                use_up(s, seat, card)
                change(s, bonus=check.bonus + by)
            case ("experienced", card):
                s.hands[seat] = without(s.hands[seat], card)
                change(s, cards=with_card(check.cards, card), used=(*check.used, "experienced"))
            case ("lucky_ring",):
                change(s, bonus=check.bonus + LUCK, used=(*check.used, "lucky_ring"))
            case ("well_equipped", by):
                s.feats[seat] = False
                change(s, bonus=check.bonus + by)
            case ("revelation", skill):
                steps = self._reveal(s, seat, skill)
        s.tell(events.TOTAL_CHANGED, seat, choice, total(s.checks[-1]))
        return steps

    def _reveal(self, s: UnfathomableState, seat: int, skill: int) -> Next:
        """The spell adds a card, leaves the game, and costs sanity on a roll not above that card's value."""
        card = take_skill(s, skill)
        change(s, cards=with_card(s.checks[-1].cards, card))
        s.spells_kept[seat] = without(s.spells_kept[seat], REVELATION_OF_SCRIPT)
        s.removed = (*s.removed, ("spell", REVELATION_OF_SCRIPT))
        return (*roll(s, "effect", seat, number=VALUE_OF[card], at_most=True), ScriptPrice(VALUE_OF[card]))


@with_fields
class ScriptPrice(Continues[UnfathomableState]):
    """Revelation of Script costs 1 sanity on a roll not above the value of the card that it added."""

    value: int
    rules = ("U42.1",)

    def given(self, s: UnfathomableState, value: int) -> Next:
        if value <= self.value:
            change_dial(s, SANITY, -1)
        return DONE


class Verdict(NamedTuple):
    """How a check ended."""

    result: str
    points: int
    lucky: bool
    """Whether the Lucky Ring has to be paid for."""


class EndCheck(Does[UnfathomableState]):
    """The outcome is fixed, and every card goes to the pile of its skill (U37.9)."""

    rules = ("U37.8a", "U37.8b1", "U37.8b2", "U37.8c", "U37.9", "U53.1", "UQ.47")

    def run(self, s: UnfathomableState) -> Next:
        check = s.checks.pop()
        points = check.target if check.fixed_result else total(check)  # the total of a check that was not held (G42)
        result = check.fixed_result or result_of(check, points)
        put_openly(s, *check.cards)
        s.tell(events.CHECK_ENDED, result, points)
        return s.hand_on(Verdict(result, points, result == PASSED and "lucky_ring" in check.used))


class Judged(Continues[UnfathomableState]):
    """What a check leads to. The Lucky Ring is paid for after that."""

    rules: ClassVar[tuple[str, ...]] = ("U37.8", "U37.8a1", "U37.8c1")

    def given(self, s: UnfathomableState, value: Verdict) -> Next:
        steps = self.judged(s, value.result, value.points)
        return (*steps, GrowChaos(LUCK)) if value.lucky else steps

    def judged(self, s: UnfathomableState, result: str, points: int) -> Next:
        raise InternalError(f"{type(self).__name__} does not say what a check leads to")
