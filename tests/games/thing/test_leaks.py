"""Leaks are planted on purpose, and the checks of test_hidden_worlds.py find every one of them."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from bathysphere.engine import Decision
from bathysphere.games.thing import GAME, events
from bathysphere.games.thing.cards.kinds import INFECTION
from bathysphere.games.thing.roles import INFECTED, THING_ROLE
from bathysphere.games.thing.state import ThingState
from bathysphere.games.thing.steps.exchange import Exchange
from bathysphere.games.thing.view import known_cards
from support.thing.infections import WAYS, check_sample, moments, on_purpose, play_twice


def naming_event(patch: pytest.MonkeyPatch) -> None:
    """The exchange names its cards to everybody at the table."""
    tell_some = ThingState.tell_some

    def telling(s: ThingState, kind: Any, data: Any, *versions: Any) -> None:
        everybody = ((1 << s.seats) - 1, versions[0][1])
        tell_some(s, kind, data, *versions, *([everybody] if kind is events.EXCHANGED else []))

    patch.setattr(ThingState, "tell_some", telling)


def counted_question(patch: pytest.MonkeyPatch) -> None:
    """An infection takes a number of a question."""
    tell_some = ThingState.tell_some

    def telling(s: ThingState, kind: Any, data: Any, *versions: Any) -> None:
        s.question += kind is events.INFECTED
        tell_some(s, kind, data, *versions)

    patch.setattr(ThingState, "tell_some", telling)


def secret_heard(patch: pytest.MonkeyPatch) -> None:
    """The table hears that somebody was infected, though not who."""
    tell_some = ThingState.tell_some

    def telling(s: ThingState, kind: Any, data: Any, *versions: Any) -> None:
        tell_some(s, kind, data, *versions)
        if kind is events.INFECTED:
            s.tell(events.DIRECTION_TURNED, 0, s.way)

    patch.setattr(ThingState, "tell_some", telling)


def viewed(patch: pytest.MonkeyPatch, change: Callable[[ThingState, int], dict[str, Any]]) -> None:
    view = type(GAME).view

    def viewing(game: Any, s: ThingState, seat: int) -> Any:
        return msgspec.structs.replace(view(game, s, seat), **change(s, seat))

    patch.setattr(type(GAME), "view", viewing)


def role_in_view(patch: pytest.MonkeyPatch) -> None:
    viewed(patch, lambda s, seat: {"roles": tuple([role if role == INFECTED else -1 for role in s.roles])})


def facts_of_others(patch: pytest.MonkeyPatch) -> None:
    viewed(patch, lambda s, seat: {"known": known_cards(s, 0)})


def top_of_the_deck(patch: pytest.MonkeyPatch) -> None:
    viewed(patch, lambda s, seat: {"deck_back": "infected" if s.deck and s.deck[-1] == INFECTION else "event"})


def top_of_the_pile(patch: pytest.MonkeyPatch) -> None:
    viewed(patch, lambda s, seat: {"discard": len(s.discard) * 100 + sum(card == INFECTION for card in s.discard)})


def size_of_a_hand(patch: pytest.MonkeyPatch) -> None:
    viewed(patch, lambda s, seat: {"hand_sizes": tuple([len(set(hand)) for hand in s.hands])})


def unsorted_hand(patch: pytest.MonkeyPatch) -> None:
    """A hand is shown in the order in which its cards came."""
    tell = ThingState.tell

    def telling(s: ThingState, kind: Any, *data: Any) -> None:
        if kind is events.HAND_SHOWN:
            seat, cards, source = data
            data = (seat, cards[::-1], source)
        tell(s, kind, *data)

    patch.setattr(ThingState, "tell", telling)


def asking(patch: pytest.MonkeyPatch, change: Callable[[ThingState, Exchange, list[Decision]], list[Decision]]) -> None:
    ask = Exchange.ask
    patch.setattr(Exchange, "ask", lambda step, s: change(s, step, ask(step, s)))


def options_by_role(patch: pytest.MonkeyPatch) -> None:
    """The partner's cards are offered in another order when the Thing asks."""

    def change(s: ThingState, step: Exchange, asked: list[Decision]) -> list[Decision]:
        if s.roles[step.giver] == THING_ROLE:
            asked[1] = Decision(step.to, asked[1].kind, asked[1].options[::-1])
        return asked

    asking(patch, change)


def kind_by_defence(patch: pytest.MonkeyPatch) -> None:
    """Whoever cannot refuse is asked another question."""

    def change(s: ThingState, step: Exchange, asked: list[Decision]) -> list[Decision]:
        if all(option[0] == "give" for option in asked[1].options):
            asked[1] = Decision(step.to, "exchange.offer", asked[1].options)
        return asked

    asking(patch, change)


def asked_by_role(patch: pytest.MonkeyPatch) -> None:
    """The infected are asked before the others."""
    asking(patch, lambda s, step, asked: asked[::-1] if s.roles[step.to] == INFECTED else asked)


def announcement_by_role(patch: pytest.MonkeyPatch) -> None:
    """The infected are offered the announcement too, and with it everybody who sits before one."""
    patch.setattr(
        ThingState,
        "interjections",
        lambda s, seat: (("announce",),) if s.roles[(seat + 1) % s.seats] == INFECTED else (),
    )


def audience_by_role(patch: pytest.MonkeyPatch) -> None:
    """The infected hear what others do not."""
    patch.setattr(type(GAME), "audience", lambda game, s, seat: 1 << seat if s.roles[seat] == INFECTED else None)


LEAKS = [
    naming_event, counted_question, secret_heard, role_in_view, facts_of_others, top_of_the_deck, top_of_the_pile,
    size_of_a_hand, unsorted_hand, options_by_role, kind_by_defence, asked_by_role, announcement_by_role,
    audience_by_role,
]  # fmt: skip


def look_for_leaks() -> None:
    seen: Counter[str] = Counter()
    for seed in range(6):
        for s, chance in moments(6, seed, 12):
            if not s.any_sealed:
                check_sample(s, chance.below(7) - 1, chance, seen)
                play_twice(s, chance.below(7) - 1, chance, seen)
                for way in WAYS:
                    on_purpose(way, ("infected", "suspicion"), seen).play(12, chance)


def test_without_a_leak_nothing_is_found():
    look_for_leaks()


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch):
    """Each of these would tell somebody a secret; the checks above find it."""
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        look_for_leaks()
