"""Persistence: three event cards, one of them kept, and step 2 once more."""

import pytest

from bathysphere.engine import decision_of, interjections
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import INFECTION, PERSISTENCE, THING, kind
from bathysphere.games.thing.roles import EVERYBODY, THING_ROLE
from support.rules import rule
from support.thing.positions import (
    asked,
    cards,
    cards_offered,
    discard,
    do,
    hand,
    heard,
    kinds,
    offered,
    play,
    position,
    told_to_all,
    views,
    words,
)

THREE = "analysis axe whisky"


def persist(deck=THREE, **scene):
    """Seat 0 holds Persistence, draws a Suspicion and plays it; `deck` is what lies below the Suspicion."""
    s = position(
        scene.pop("seats", 4),
        hands={0: "persistence", **scene.pop("hands", {})},
        deck=f"suspicion {deck}",
        **scene,
    )
    return s, play(s, 0, "persistence")


@rule("T17.9", "T24.11", "T23.8", "T24.7")
def test_it_draws_three_event_cards_for_its_player_alone():
    s, reply = persist(f"{THREE} seduction")
    assert told_to_all(s, reply, "played") == [{"seat": 0, "card": PERSISTENCE, "target": -1}]
    three = tuple(cards(THREE))
    assert heard(reply, 0, "persistence_drawn") == [{"seat": 0, "number": 3, "cards": three}]
    for seat in (1, 2, 3, -1):
        assert heard(reply, seat, "persistence_drawn") == [{"seat": 0, "number": 3}]
    assert asked(s) == [(0, "persistence.keep")]
    assert offered(s, 0) == [("keep", card) for card in three]
    assert [view.drawn for view in views(s)] == [three, (), (), (), ()]
    assert [view.drawn_number for view in views(s)] == [3] * 5
    assert all(view.in_play == (PERSISTENCE,) for view in views(s))
    assert hand(s, 0) == "suspicion fine_here fine_here fine_here"
    assert words(s.deck) == "seduction"
    assert all(interjections(s, seat) == () for seat in range(4))


@rule("T17.9a", "T24.11", "T17.3", "T24.4")
def test_one_is_kept_and_two_are_discarded_unseen():
    s, _ = persist(f"{THREE} seduction")
    reply = do(s, 0, "keep", kind("axe"))
    rest = tuple(cards("analysis whisky"))
    assert heard(reply, 0, "persistence_kept") == [{"seat": 0, "number": 2, "card": kind("axe"), "cards": rest}]
    for seat in (1, 2, 3, -1):
        assert heard(reply, seat, "persistence_kept") == [{"seat": 0, "number": 2}]
    assert hand(s, 0) == "axe suspicion fine_here fine_here fine_here"
    assert words(s.discard) == "analysis whisky persistence"
    assert s.seen == [1, 1, EVERYBODY]
    assert (s.drawn, s.in_play) == ((), [])
    assert [view.drawn_number for view in views(s)] == [0] * 5


@rule("T17.9b", "T23.2", "T23.8")
@pytest.mark.parametrize("kept", THREE.split())
def test_then_a_card_is_played_or_discarded_the_kept_one_included(kept):
    s, _ = persist(f"{THREE} seduction")
    do(s, 0, "keep", kind(kept))
    assert asked(s) == [(0, "turn.play")]
    assert cards_offered(s, 0, "discard") == words(sorted(cards(f"suspicion fine_here {kept}")))
    assert kind("suspicion") in [choice[1] for choice in offered(s, 0, "play")]
    discard(s, 0, kept)
    assert asked(s) == [(0, "exchange.offer"), (1, "exchange.reply")]
    assert [len(each) for each in s.hands] == [4, 4, 4, 4]


@rule("T17.9b")
def test_the_kept_card_can_be_played_at_once():
    s, _ = persist(f"{THREE} seduction")
    do(s, 0, "keep", kind("analysis"))
    reply = play(s, 0, "analysis", 1)
    assert kinds(reply.seen_by(0)) == ["played", "analysed", "offered"]


@rule("T17.9c")
def test_several_can_be_played_in_one_turn():
    s, _ = persist("persistence axe axe persistence whisky whisky analysis suspicion suspicion seduction")
    do(s, 0, "keep", PERSISTENCE)
    play(s, 0, "persistence")
    assert offered(s, 0) == [("keep", kind("whisky")), ("keep", PERSISTENCE)]
    do(s, 0, "keep", PERSISTENCE)
    reply = play(s, 0, "persistence")
    assert heard(reply, 0, "persistence_drawn")[0]["cards"] == tuple(sorted(cards("analysis suspicion suspicion")))
    do(s, 0, "keep", kind("analysis"))
    assert asked(s) == [(0, "turn.play")]
    assert s.turn.number == 1
    assert len(s.hands[0]) == 5
    assert words(s.discard).split().count("persistence") == 3


@rule("T17.9d", "T20.5", "T24.9")
def test_panic_cards_are_skipped_until_three_event_cards_are_drawn():
    s, reply = persist("oops analysis party one_two axe whisky get_out seduction")
    assert told_to_all(s, reply, "panics_skipped") == [{"seat": 0, "number": 3}]
    assert s.drawn == tuple(cards(THREE))
    assert words(s.discard) == "oops party one_two"
    assert s.seen == [0, 0, 0]
    assert words(s.deck) == "seduction get_out"
    assert kinds(reply.seen_by(2)) == ["played", "panics_skipped", "persistence_drawn"]
    assert s.scene is None


@rule("T17.9d")
def test_no_skipped_panic_card_is_no_event():
    _, reply = persist(f"{THREE} oops")
    assert heard(reply, 0, "panics_skipped") == []


# -- the deck runs out


@rule("T25.55", "T4.6")
def test_the_pile_is_shuffled_anew_in_the_middle_of_the_draw_without_the_card_in_play():
    s, reply = persist("axe", discard="whisky whisky whisky whisky")
    assert kinds(reply.seen_by(1)) == ["played", "deck_reshuffled", "persistence_drawn"]
    assert told_to_all(s, reply, "deck_reshuffled") == [{"number": 4}]
    assert s.drawn == tuple(sorted(cards("axe whisky whisky")))
    assert words(s.deck) == "whisky whisky"
    assert s.discard == []


@rule("T25.55")
def test_it_is_shuffled_as_soon_as_the_last_card_is_drawn():
    s, reply = persist(THREE, discard="seduction oops")
    assert told_to_all(s, reply, "deck_reshuffled") == [{"number": 2}]
    assert sorted(s.deck) == cards("seduction oops")
    assert s.discard == []


@rule("T25.35", "T25.34")
@pytest.mark.parametrize(
    ("deck", "pile", "drawn"), [("axe whisky", "", 2), ("axe", "oops", 1), ("oops axe", "whisky", 2)]
)
def test_with_fewer_than_three_event_cards_it_draws_what_there_is(deck, pile, drawn):
    s, reply = persist(deck, discard=pile)
    assert told_to_all(s, reply, "played") == [{"seat": 0, "card": PERSISTENCE, "target": -1}]
    assert heard(reply, 1, "persistence_drawn") == [{"seat": 0, "number": drawn}]
    assert len(s.drawn) == drawn
    reply = do(s, 0, "keep", kind("axe"))
    assert heard(reply, 1, "persistence_kept") == [{"seat": 0, "number": drawn - 1}]


@rule("T25.18", "T25.35")
@pytest.mark.parametrize(
    ("deck", "pile", "playable"),
    [
        ("suspicion oops", "party", False),
        ("suspicion oops", "party axe", True),
        ("suspicion oops axe", "", True),
        ("suspicion", "", False),
    ],
)
def test_it_cannot_be_played_when_there_is_no_event_card_to_draw(deck, pile, playable):
    s = position(4, hands={0: "persistence"}, deck=deck, discard=pile)
    assert (("play", PERSISTENCE) in offered(s, 0)) is playable
    assert ("discard", PERSISTENCE) in offered(s, 0)


# -- Infection! and the Thing card among the three


FOUR = "persistence infected infected infected"


@rule("T25.9", "T11.1", "T23.16")
def test_with_four_infections_it_is_the_only_card_that_can_be_played():
    s = position(4, hands={0: FOUR}, deck="infected axe axe axe")
    assert offered(s, 0) == [("discard", INFECTION), ("play", PERSISTENCE)]
    play(s, 0, "persistence")
    do(s, 0, "keep", kind("axe"))
    assert hand(s, 0) == "infected infected infected infected axe"
    assert offered(s, 0) == [("discard", INFECTION)]
    discard(s, 0, "infected")
    assert hand(s, 0) == "infected infected infected axe"


@rule("T25.9", "T25.18", "T19.5")
def test_with_four_infections_it_cannot_be_played_in_quarantine_or_without_a_card_to_draw():
    s = position(4, hands={0: FOUR}, deck="infected axe axe axe", quarantine={0: 1})
    assert offered(s, 0) == [("discard", INFECTION)]
    s = position(4, hands={0: FOUR}, deck="infected oops party")
    assert offered(s, 0) == [("discard", INFECTION)]


@rule("T25.67")
@pytest.mark.parametrize(
    ("held", "deck", "kept"),
    [
        (FOUR, "infected infected axe whisky", "axe whisky"),
        (FOUR, "infected infected infected axe", "axe"),
        (FOUR, "infected infected infected infected", "infected"),
        ("persistence infected infected axe", "infected infected axe whisky", "infected axe whisky"),
    ],
)
def test_a_fifth_infection_may_be_kept_only_when_there_is_nothing_else(held, deck, kept):
    s = position(4, hands={0: held}, deck=deck)
    play(s, 0, "persistence")
    assert cards_offered(s, 0, "keep") == kept


@rule("T25.67", "T25.9")
def test_five_infections_go_down_to_three_after_the_discard():
    s = position(4, hands={0: FOUR}, deck="infected infected infected infected oops whisky axe")
    play(s, 0, "persistence")
    do(s, 0, "keep", INFECTION)
    reply = discard(s, 0, "infected")
    assert kinds(reply.seen_by(1)) == ["discarded", "surplus_discarded", "panics_skipped", "drawn", "offered"]
    assert told_to_all(s, reply, "surplus_discarded") == [{"seat": 0, "number": 1, "giver": -1}]
    assert heard(reply, 0, "drawn") == [{"seat": 0, "number": 1, "source": "surplus", "cards": (kind("whisky"),)}]
    assert hand(s, 0) == "infected infected infected whisky"


@rule("T25.7", "T24.25", "T21.1b")
def test_the_thing_card_must_be_kept_and_makes_its_holder_the_thing():
    s, _ = persist("axe the_thing whisky analysis", hidden_start=True)
    assert offered(s, 0) == [("keep", THING)]
    assert s.roles == [0, 0, 0, 0]
    reply = do(s, 0, "keep", THING)
    assert s.roles == [THING_ROLE, 0, 0, 0]
    assert heard(reply, 0, "became_thing") == [{"seat": 0}]
    assert all(heard(reply, seat, "became_thing") == [] for seat in (1, 2, 3, -1))
    assert GAME.view(s, 0).role == THING_ROLE
    assert decision_of(s, 0).kind == "turn.play"
    assert cards_offered(s, 0, "discard") == "suspicion fine_here"
