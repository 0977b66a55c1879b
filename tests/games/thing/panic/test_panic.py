"""Section 20, what all panic cards have in common: drawn, played at once, discarded, and what follows."""

import pytest

from bathysphere.engine import decision_of, interjections, opening_reply
from bathysphere.games.thing.cards.kinds import FIRST_PANIC, NAMES, is_panic, kind
from bathysphere.games.thing.cards.panic import PANICS
from bathysphere.games.thing.components import Scene
from bathysphere.games.thing.roles import EVERYBODY
from support.rules import rule
from support.thing.positions import asked, do, heard, kinds, offered, position, refuse, told_to_all, views, words

ALL = NAMES[FIRST_PANIC:]
EACH = pytest.mark.parametrize("card", ALL)
ASKS = {
    "one_two": "one_two.side",
    "get_out": "get_out.choose",
    "forgetful": "forgetful.discard",
    "chain_reaction": "chain.pass",
    "be_friends": "be_friends.choose",
    "blind_date": "blind_date.swap",
    "between_us": "between_us.choose",
    "confession": "confession.show",
}
ENDS = ("chain_reaction", "blind_date")
DECK = "axe axe axe axe axe axe axe axe axe axe"


def drawn(card, seats=5, **scene):
    """Seat 0 draws the panic card; with what was told of it."""
    s = position(seats, deck=f"{card} {scene.pop('deck', DECK)}", **scene)
    return s, opening_reply(s)


def resolve(s):
    """Answer whatever the panic card asks with the first option, up to the exchange of the turn or the next turn."""
    replies = []
    while s.in_play:
        for seat, _ in asked(s):
            decision = decision_of(s, seat)
            picks = [] if decision.picks is None else decision.options[: decision.picks.least]
            replies.append(do(s, seat, *(picks or decision.options[0])))
    return replies


@rule("T20.1")
def test_all_twelve_are_in_the_common_deck_and_have_their_effect():
    assert len(ALL) == 12
    assert sorted(PANICS) == [kind(name) for name in ALL]
    assert [is_panic(kind(name)) for name in NAMES] == [False] * 19 + [True] * 12


@EACH
@rule("T20.2", "T20.3", "T5.3", "T24.8", "T23.15", "T5.3a")
def test_a_drawn_panic_card_is_public_is_played_at_once_and_discarded(card):
    s, reply = drawn(card)
    assert told_to_all(s, reply, "panic_drawn") == [{"seat": 0, "card": kind(card)}]
    assert kinds(reply.seen_by(2))[:2] == ["turn_began", "panic_drawn"]
    assert heard(reply, 0, "drawn") == []
    questions = {question for _, question in asked(s)}
    assert questions == ({ASKS[card]} if card in ASKS else {"exchange.offer", "exchange.reply"})
    if card in ASKS:
        for view in views(s):
            assert view.scene == Scene("panic", 0, -1, kind(card))
            assert view.in_play == (kind(card),)
        assert all(interjections(s, seat) == () for seat in range(5))
    resolve(s)
    assert s.in_play == []
    assert s.discard[-1] == kind(card)
    assert s.seen[-1] == EVERYBODY
    assert all(kind(card) not in hand for hand in s.hands)
    number = 5 if card in ENDS else 4  # the next player has drawn
    assert [len(hand) for hand in s.hands] == [4, number, 4, 4, 4]


@EACH
@pytest.mark.parametrize("way", [1, -1])
@rule("T20.18", "T5.5a", "T5.3a")
def test_only_chain_reaction_and_blind_date_end_the_turn(card, way):
    s, _ = drawn(card, way=way)
    resolve(s)
    if card in ENDS:
        assert asked(s) == [(s.following(0), "turn.play")]
        assert s.turn.number == 2
    else:
        assert asked(s) == [(0, "exchange.offer"), (s.following(0), "exchange.reply")]
        assert s.turn.number == 1
        assert s.scene == Scene("exchange", 0, s.following(0), -1)


@EACH
@rule("T20.20", "T12.1")
def test_no_panic_card_puts_anybody_out_and_those_who_are_out_take_no_part(card):
    s, first = drawn(card, 7, out=(1, 3))
    told = first.seen_by(-1)
    while s.in_play:
        for seat, _ in asked(s):
            decision = decision_of(s, seat)
            assert not s.out[seat]
            assert not {("choose", 1), ("choose", 3)} & set(decision.options)
            picks = [] if decision.picks is None else decision.options[: decision.picks.least]
            told += do(s, seat, *(picks or decision.options[0])).seen_by(-1)
    assert s.out == [False, True, False, True, False, False, False]
    assert not any(event.data.get("seat") in (1, 3) or event.data.get("target") in (1, 3) for event in told)
    assert s.hands[1] == s.hands[3] == ()
    assert [s.chairs[1], s.chairs[3]] == [1, 3]


@EACH
@rule("T20.21", "T25.37", "T18.1", "T18.4", "T18.7")
def test_no_defence_card_answers_it_but_the_exchange_it_may_cause(card):
    held = "fear fine_here no_thanks missed no_barbecue"
    s, _ = drawn(card, hands=dict.fromkeys(range(1, 5), held))
    while s.in_play:
        for seat, question in asked(s):
            if question == "exchange.offer":
                assert card == "be_friends"
                refuse(s, 0, "fine_here", s.scene.target, "no_thanks")
                break
            assert question == ASKS[card]
            assert offered(s, seat, "defend") == []
            decision = decision_of(s, seat)
            picks = [] if decision.picks is None else decision.options[: decision.picks.least]
            do(s, seat, *(picks or decision.options[0]))


@rule("T20.4", "T20.3", "T20.5", "T18.2a")
def test_in_all_other_draws_panic_cards_go_to_the_pile_without_effect():
    s = position(5, hands={1: "no_thanks"}, deck=f"suspicion oops party one_two {DECK}", doors=[2])
    do(s, 0, "discard", kind("suspicion"))
    reply = refuse(s, 0, "fine_here", 1, "no_thanks")
    assert told_to_all(s, reply, "panics_skipped") == [{"seat": 1, "number": 3}]
    assert heard(reply, 0, "panic_drawn") == heard(reply, 0, "hand_shown") == []
    assert s.chairs == [0, 1, 2, 3, 4]
    assert s.doors == [0, 0, 1, 0, 0]
    assert words(s.discard) == "suspicion no_thanks oops party one_two"


# -- without a legal target


@pytest.mark.parametrize(
    ("card", "scene"),
    [
        ("old_ropes", {"doors": [0]}),
        ("three_four", {"quarantine": {1: 2}}),
        ("one_two", {"out": (1, 2)}),
        ("one_two", {"out": (1, 2, 3), "thing": 4}),
        ("get_out", {"quarantine": {1: 1, 2: 1, 3: 1, 4: 1}}),
        ("get_out", {"quarantine": {2: 1, 3: 1}, "doors": [0, 4]}),
        ("be_friends", {"quarantine": {1: 1, 2: 1, 3: 1, 4: 1}}),
        ("be_friends", {"quarantine": {2: 1, 3: 1}, "doors": [0, 4]}),
        ("be_friends", {"quarantine": {0: 1}}),
        ("between_us", {"doors": [0, 4]}),
        ("between_us", {"out": (1, 2, 3), "doors": [2], "thing": 4}),
    ],
)
@rule("T20.19", "T20.7d", "T20.13c", "T20.16a", "T25.62", "T25.63")
def test_without_a_legal_target_nothing_happens_and_it_is_discarded(card, scene):
    s, reply = drawn(card, **scene)
    assert told_to_all(s, reply, "panic_idle") == [{"seat": 0, "card": kind(card)}]
    assert s.in_play == []
    assert words(s.discard[:1]) == card
    assert s.chairs == [0, 1, 2, 3, 4]
    third = kinds(reply.seen_by(4))[3]
    partner = s.following(0)
    blocked = s.quarantine[partner] or scene.get("quarantine", {}).get(0) or s.barred(0, partner)
    assert third == ("no_exchange" if blocked else "offered")


@rule("T25.34", "T20.19")
def test_a_drawn_panic_card_alone_is_not_shuffled_back_while_it_is_played():
    s, reply = drawn("confession", deck="")
    assert heard(reply, 0, "deck_reshuffled") == []
    assert s.deck == []
    assert s.discard == []
    resolve(s)
    assert words(s.discard) == "confession"


@rule("T25.55", "T4.6")
def test_the_pile_is_shuffled_when_a_panic_card_was_the_last_of_the_deck():
    s, reply = drawn("confession", deck="", discard="whisky axe")
    assert told_to_all(s, reply, "deck_reshuffled") == [{"number": 2}]
    assert kinds(reply.seen_by(1)) == ["turn_began", "deck_reshuffled", "panic_drawn"]
    assert sorted(words(s.deck).split()) == ["axe", "whisky"]
    assert s.discard == []
