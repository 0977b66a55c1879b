"""Leaks are planted on purpose, and the checks of test_hidden_worlds.py find every one of them."""

from collections import Counter
from collections.abc import Callable
from importlib import import_module
from typing import Any

import msgspec
import pytest

from bathysphere.engine import Cards, Decision
from bathysphere.games.unfathomable import GAME, events
from bathysphere.games.unfathomable.cards.items.table import item
from bathysphere.games.unfathomable.cards.roles import HUMAN, HYBRID
from bathysphere.games.unfathomable.cards.skills.table import LORE, SKILL_OF, VALUE_OF
from bathysphere.games.unfathomable.cards.spaces import number
from bathysphere.games.unfathomable.state import Loyalty, UnfathomableState
from bathysphere.games.unfathomable.steps.checks import skill_check as check
from bathysphere.games.unfathomable.steps.checks.roll import AfterRoll, BeforeRoll
from bathysphere.games.unfathomable.steps.checks.skill_check import AfterTotal, BeforeCards, Sort
from bathysphere.games.unfathomable.steps.turn import repairs, reveal
from support.effort import EFFORT
from support.unfathomable.other_worlds import moments
from support.unfathomable.positions import act, add, position
from support.unfathomable.single_steps import hold_check, to_cards
from support.unfathomable.twin_worlds import Twins, check_sample, play_twice

Plant = Callable[[pytest.MonkeyPatch], None]

views: Any = import_module("bathysphere.games.unfathomable.view")
"""The module; its name in the package is that of the function in it."""


def traitor(s: UnfathomableState, seat: int) -> bool:
    return any(card.role != HUMAN for card in s.roles[seat])


def lore_in(hand: Cards) -> int:
    return sum(SKILL_OF[card] == LORE for card in hand)


# -- in the view


def viewed(change: Callable[[UnfathomableState, int], dict[str, Any]]) -> Plant:
    def plant(patch: pytest.MonkeyPatch) -> None:
        view = type(GAME).view

        def viewing(game: Any, s: UnfathomableState, seat: int) -> Any:
            return msgspec.structs.replace(view(game, s, seat), **change(s, seat))

        patch.setattr(type(GAME), "view", viewing)

    return plant


def players(change: Callable[[UnfathomableState, int, int], dict[str, Any]]) -> Plant:
    """Something else is seen of each player."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        player = views.player

        def seeing(s: UnfathomableState, other: int, seat: int) -> Any:
            return msgspec.structs.replace(player(s, other, seat), **change(s, other, seat))

        patch.setattr(views, "player", seeing)

    return plant


def own_order(patch: pytest.MonkeyPatch) -> None:
    """Role cards lie in the order in which they came."""
    patch.setattr(
        views,
        "roles",
        lambda s, other, seat: tuple(
            [card.role if other == seat or views.knows(card.known_to, seat) else -1 for card in s.roles[other]]
        ),
    )


def peeks_of_others(patch: pytest.MonkeyPatch) -> None:
    """What one has looked at is known to all who sit at the table."""
    patch.setattr(views, "knows", lambda mask, seat: seat >= 0 and mask > 0)


# -- in the questions


def windows(eligible: Callable[[Any, UnfathomableState, int], bool]) -> Plant:
    """In windows others are asked."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        for window in (BeforeCards, AfterTotal, BeforeRoll, AfterRoll):
            before = window.eligible

            def asks(step: Any, s: UnfathomableState, seat: int, before: Any = before) -> bool:
                return before(step, s, seat) and eligible(step, s, seat)

            patch.setattr(window, "eligible", asks)

    return plant


def traitors_first(patch: pytest.MonkeyPatch) -> None:
    """Hidden traitors are asked before the others."""
    order = check.BeforeCards.order

    def ordered(step: Any, s: UnfathomableState) -> list[int]:
        seats = order(step, s)
        return sorted(seats, key=lambda seat: not traitor(s, seat))

    for window in (BeforeCards, AfterTotal, BeforeRoll, AfterRoll):
        patch.setattr(window, "order", ordered)


def asked_for_a_choice(patch: pytest.MonkeyPatch) -> None:
    """Whoever pays is asked another question if he needs all he has."""

    def asking(seat: int, kind: str, cards: Any, least: int) -> list[Decision]:
        spare = any(repairs.worth(cards) - VALUE_OF[card] >= least for card in cards)
        options = tuple([("discard", card) for card in cards])
        return [Decision(seat, kind if spare else "cards.discard", options, picks=repairs.Worth(least))]

    patch.setattr(repairs, "question", asking)


def counted_question(patch: pytest.MonkeyPatch) -> None:
    """A traitor's action takes a number of a question more."""
    tell = UnfathomableState.tell

    def telling(s: UnfathomableState, kind: Any, *data: Any) -> None:
        if kind is events.MOVED:
            s.question += traitor(s, data[0])
        tell(s, kind, *data)

    patch.setattr(UnfathomableState, "tell", telling)


# -- in what is told


def to_everybody(kind: Any) -> Plant:
    """The private fields of an event are told to everybody at the table."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        tell_some = UnfathomableState.tell_some

        def telling(s: UnfathomableState, told: Any, data: Any, *versions: Any) -> None:
            everybody = [((1 << s.seats) - 1, versions[0][1])] if told is kind else []
            tell_some(s, told, data, *versions, *everybody)

        patch.setattr(UnfathomableState, "tell_some", telling)

    return plant


def order_of_contributions(patch: pytest.MonkeyPatch) -> None:
    """The pile is turned up as it was laid, chaos first and then seat by seat."""

    def laid(step: Any, s: UnfathomableState) -> Any:
        if s.checks[-1].fixed_result:
            return ()
        cards = (*s.pile, *[card for added in s.added for card in added])
        s.pile, s.added = (), [()] * s.seats
        check.change(s, cards=cards, stage="total")
        s.tell(events.CHECK_SORTED, cards, check.worth(s.checks[-1], cards), check.total(s.checks[-1]))
        return ()

    patch.setattr(Sort, "run", laid)


def givers_kept(patch: pytest.MonkeyPatch) -> None:
    """The check goes on telling who added what."""
    run = Sort.run

    def sorting(step: Any, s: UnfathomableState) -> Any:
        shown = tuple(s.added)
        steps = run(step, s)
        check.change(s, shown=shown)
        return steps

    patch.setattr(Sort, "run", sorting)


def same_card_kept(patch: pytest.MonkeyPatch) -> None:
    """Whoever knew a card that was not revealed goes on knowing it, although he could not tell which one was."""

    def first_of(s: UnfathomableState, cards: tuple[Loyalty, ...], role: int) -> tuple[Loyalty, ...]:
        place = next(place for place, card in enumerate(cards) if card.role == role)
        return (*cards[:place], *cards[place + 1 :])

    patch.setattr(reveal, "rest", first_of)


def audience_by_role(patch: pytest.MonkeyPatch) -> None:
    """Hidden traitors are not heard by all."""
    patch.setattr(type(GAME), "audience", lambda game, s, seat: 1 << seat if traitor(s, seat) else None)


LEAKS: dict[str, Plant] = {
    "the true improvement": players(lambda s, other, seat: {"items": s.items[other]}),
    "all roles": players(lambda s, other, seat: {"roles": tuple(card.role for card in s.roles[other])}),
    "different cards of a hand": players(lambda s, other, seat: {"hand": len(set(s.hands[other]))}),
    "skills of a hand": players(lambda s, other, seat: {} if s.checks else {"hand": lore_in(s.hands[other])}),
    "roles in their order": own_order,
    "peeks of others": peeks_of_others,
    "the order of the chaos deck": viewed(lambda s, seat: {"chaos": s.chaos[-1] if s.chaos else 0}),
    "cards added by others": viewed(lambda s, seat: {"added": s.added[(seat + 1) % s.seats]}),
    "faces of passengers": viewed(lambda s, seat: {"passengers": tuple(sum(there) for there in s.passengers)}),
    "faces in the supply": viewed(lambda s, seat: {"supply": sum(s.supply)}),
    "the next damage": viewed(lambda s, seat: {"damage_deck": s.damage_deck[-1] if s.damage_deck else 0}),
    "the role deck": viewed(lambda s, seat: {"role_deck": sum(s.role_deck)}),
    "cards beneath a pile": viewed(lambda s, seat: {"tops": tuple(sum(pile[:-1]) for pile in s.discards)}),
    "the next mythos card": viewed(lambda s, seat: {"mythos_top": s.mythos[-1] if s.mythos else 0}),
    "the next skill cards": viewed(lambda s, seat: {"decks": tuple(deck[-1] if deck else 0 for deck in s.decks)}),
    "asked only with a reaction": windows(lambda step, s, seat: bool(step.reactions(s, seat))),
    "asked by role": windows(lambda step, s, seat: not traitor(s, seat)),
    "traitors first": traitors_first,
    "asked for a choice": asked_for_a_choice,
    "counted question": counted_question,
    "added cards told": to_everybody(events.CARDS_ADDED),
    "drawn cards told": to_everybody(events.DREW_SKILLS),
    "discards told": to_everybody(events.DISCARDED),
    "looks told": to_everybody(events.LOOKED),
    "roles dealt openly": to_everybody(events.ROLE_DEALT),
    "order of contributions": order_of_contributions,
    "givers kept": givers_kept,
    "the same card kept": same_card_kept,
    "audience by role": audience_by_role,
}  # fmt: skip


# -- looking for them


def improvements() -> Twins:
    """Another improvement lies face down beside seat 1."""
    tables = [
        position(items={1: f"binoculars {hidden}"}, active={1: "binoculars"}, first=1, at="turn")
        for hidden in ("medicine_ball", "fine_clothes")
    ]
    twins = Twins(tables[0], tables[1], [0, 2, 3, -1], Counter())
    twins.both(1, ("activate", item("binoculars")), ("activate", item("binoculars")))
    return twins


def payers() -> Twins:
    """Seat 1 repairs with all he has, or not."""
    chapel = {"places": {1: "chapel"}, "damage": {"chapel": "structural_damage_lore"}}
    tables = [position(first=1, hands={1: held}, **chapel) for held in ("lore1 lore2", "lore1 lore4")]
    for s in tables:
        act(s, "repair", number("chapel"))
    return Twins(tables[0], tables[1], [0, 2, 3, -1], Counter())


def givers() -> Twins:
    """Seats 1 and 2 add a card each, and in the other world each adds the other's."""
    tables = []
    for one, two in (("lore3", "will2"), ("will2", "lore3")):
        s = position(hands=dict.fromkeys((1, 2), "lore3 will2"), chaos="influence1 will1")
        hold_check(s)
        to_cards(s)
        add(s, 1, one)
        add(s, 2, two)
        tables.append(s)
    return Twins(tables[0], tables[1], [0, 3, -1], Counter())


def role_cards() -> None:
    """Seat 0 handed a hybrid card on to seat 1, who has two other cards and now reveals a hybrid card."""
    for one, two in (((HYBRID, HUMAN), (HUMAN, HUMAN)), ((HYBRID, HUMAN), (HUMAN, HYBRID))):
        tables = []
        for first, last in (one, two):
            s = position(first=1, crew="jeanne keilani", revealed={0: "hybrid"}, roles={0: ""})
            known = Loyalty(HYBRID if two == (HUMAN, HUMAN) else HUMAN, 1)
            s.roles[1] = (Loyalty(first), known, Loyalty(last))
            s.opened = None
            tables.append(s)
        twins = Twins(tables[0], tables[1], [0, 2, 3, -1], Counter())
        twins.both(1, ("reveal", HYBRID), ("reveal", HYBRID))
        assert len(twins.watchers) == 4


def look_for_leaks() -> None:
    seen: Counter[str] = Counter()
    improvements()
    payers()
    givers()
    role_cards()
    for seats, seed in ((4, 0), (5, 1), (6, 2)) * EFFORT:
        for s, chance in moments(seats, seed, 8):
            if not s.any_sealed:
                for _ in range(2):
                    check_sample(s, chance.below(seats + 1) - 1, chance, seen)
                    play_twice(s, chance.below(seats + 1) - 1, chance, seen)


def test_without_a_leak_nothing_is_found():
    look_for_leaks()


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch):
    """Each of these would tell somebody a secret; the checks above find it."""
    LEAKS[leak](monkeypatch)
    with pytest.raises(AssertionError):
        look_for_leaks()
