"""Why not: whatever a player would try and is not offered has its reason, and the reason is the true one."""

import pytest

from bathysphere.engine import Chance, answer, any_answer, decision_of, decisions, seed_bytes
from bathysphere.engine.flow import begin
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import CATEGORY, INFECTION, PERSISTENCE, THING, kind
from bathysphere.games.thing.cards.panic import PANICS
from bathysphere.games.thing.components import Turn
from bathysphere.games.thing.roles import COUNTER_CLOCKWISE
from bathysphere.games.thing.steps.exchange import offer
from bathysphere.games.thing.steps.turn import PlayOrDiscard
from bathysphere.words import LANGUAGES, Words
from support.thing.positions import cards, position

QUIET = "axe whisky suspicion suspicion"
"""A hand of which every card may be given."""


def table(hand=QUIET, seats=5, *, hands=None, **rest):
    """Seat 0 has the turn and holds `hand`; its question comes with a step."""
    s = position(seats, hands={0: hand, **(hands or {})}, begun=False, **rest)
    s.turn = Turn(0, 1)
    return s


def in_turn(hand, *args, **rest):
    s = table(hand, *args, **rest)
    begin(s, (PlayOrDiscard(0),))
    return s


def in_panic(card, *args, **rest):
    s = table(*args, **rest)
    s.in_play.append(kind(card))
    begin(s, PANICS[kind(card)](s, 0))
    return s


def in_exchange(*args, **rest):
    s = table(*args, **rest)
    begin(s, offer(s, 0, 1, "turn"))
    return s


def barred(s, seat=0):
    """Target, code and facts of all that is barred."""
    found = GAME.reasons(GAME.view(s, seat), decision_of(s, seat))
    assert len({reason.target for reason in found}) == len(found)
    return {reason.target: (reason.code, reason.facts) for reason in found}


def codes(s, seat=0, verb=None):
    return {target: code for target, (code, _) in barred(s, seat).items() if verb in (None, target[0])}


def by_card(s, verb, seat=0):
    """Codes by the name of the card alone, for one verb."""
    return {target[1]: code for target, code in codes(s, seat, verb).items() if len(target) == 2}


def by_seat(s, seat=0):
    return {target[1]: code for target, code in codes(s, seat, "seat").items()}


def at(card, s, seat=0):
    """Codes by the seat that a card in hand cannot be aimed at."""
    found = codes(s, seat, "play")
    return {target[2]: code for target, code in found.items() if len(target) == 3 and target[1] == kind(card)}


# -- a card in one's turn


def test_infection_and_defence_cards_are_not_played():
    s = in_turn("infected fear fine_here no_barbecue suspicion")
    assert by_card(s, "play") == {
        INFECTION: "never_played",
        kind("fear"): "answers_exchange",
        kind("fine_here"): "answers_swap",
        kind("no_barbecue"): "answers_fire",
    }


@pytest.mark.parametrize(
    ("hand", "role", "found"),
    [
        ("the_thing infected whisky whisky fear", {"thing": 0}, {THING: "thing_stays"}),
        ("infected whisky whisky whisky fear", {"infected": (0,)}, {INFECTION: "last_infection"}),
        ("infected infected whisky whisky fear", {"infected": (0,)}, {}),
        ("infected whisky whisky whisky fear", {}, {}),
    ],
)
def test_what_cannot_be_discarded(hand, role, found):
    assert by_card(in_turn(hand, **role), "discard") == found


def test_with_four_infections_only_they_are_discarded_and_only_persistence_is_played():
    s = in_turn("infected infected infected infected flamethrower")
    surplus = ("too_many_infections", {"card": kind("flamethrower"), "number": 4})
    assert barred(s) == {
        ("discard", kind("flamethrower")): surplus,
        ("play", kind("flamethrower")): surplus,
        ("play", INFECTION): ("never_played", {"card": INFECTION}),
    }
    s = in_turn("infected infected infected infected persistence")
    assert by_card(s, "play") == {INFECTION: "never_played"}
    assert by_card(s, "discard") == {PERSISTENCE: "too_many_infections"}


def test_in_quarantine_nothing_is_played_but_an_axe_on_oneself():
    s = in_turn("whisky flamethrower fear infected axe", quarantine={0: 2})
    assert by_card(s, "play") == {
        kind("whisky"): "you_quarantined",
        kind("flamethrower"): "you_quarantined",
        kind("fear"): "answers_exchange",
        INFECTION: "never_played",
    }
    assert barred(s)["play", kind("whisky")][1] == {"card": kind("whisky"), "number": 2}
    assert not by_seat(s)


@pytest.mark.parametrize(
    ("hand", "changes", "card", "code"),
    [
        ("flamethrower", {"doors": (0, 4)}, "flamethrower", "nobody_in_reach"),
        ("analysis", {"quarantine": {1: 1}, "doors": (4,)}, "analysis", "nobody_in_reach"),
        ("better_run", {"quarantine": dict.fromkeys((1, 2, 3, 4), 1)}, "better_run", "nobody_in_reach"),
        ("barred_door", {"doors": (0, 4)}, "barred_door", "both_sides_barred"),
        ("axe", {}, "axe", "nothing_to_remove"),
    ],
)
def test_a_card_without_a_target_says_so(hand, changes, card, code):
    s = in_turn(f"{hand} whisky whisky suspicion suspicion", **changes)
    assert by_card(s, "play")[kind(card)] == code
    assert not at(card, s)


def test_persistence_needs_an_event_to_draw():
    s = table("persistence whisky whisky suspicion suspicion")
    s.deck = list(cards("oops"))
    begin(s, (PlayOrDiscard(0),))
    assert by_card(s, "play") == {PERSISTENCE: "nothing_to_draw"}


# -- a player in one's turn


def test_a_neighbour_behind_a_door_or_in_quarantine_and_those_further_away():
    s = in_turn("flamethrower whisky whisky fear fear", 6, doors=(5,), quarantine={2: 1})
    assert (
        by_seat(s)
        == at("flamethrower", s)
        == {2: "not_neighbour", 3: "not_neighbour", 4: "not_neighbour", 5: "seat_behind_door"}
    )
    s = in_turn("flamethrower whisky whisky fear fear", 4, quarantine={1: 1})
    assert by_seat(s) == at("flamethrower", s) == {1: "seat_quarantined", 2: "not_neighbour"}
    assert barred(s)["seat", 1][1] == {"card": kind("flamethrower"), "seat": 1}


def test_a_player_whom_another_card_reaches_is_barred_for_the_one_card_alone():
    s = in_turn("flamethrower better_run whisky whisky fear", doors=(0,), quarantine={3: 1})
    assert by_seat(s) == {3: "not_neighbour"}
    assert at("flamethrower", s) == {1: "seat_behind_door", 2: "not_neighbour", 3: "not_neighbour"}
    assert at("better_run", s) == {3: "seat_quarantined"}


def test_seduction_stops_at_the_door_of_a_neighbour_only():
    s = in_turn("seduction whisky whisky fear fear", doors=(0, 1), quarantine={3: 1})
    assert at("seduction", s) == {1: "seat_behind_door", 3: "seat_quarantined"}


def test_with_the_option_only_an_open_neighbour_is_reached():
    s = in_turn("seduction better_run whisky whisky fear", doors=(0,), quarantine={3: 1}, neighbours_only=True)
    expected = {1: "seat_behind_door", 2: "neighbours_only", 3: "seat_quarantined"}
    assert at("seduction", s) == at("better_run", s) == by_seat(s) == expected
    assert barred(s)["seat", 2][1] == {"card": kind("better_run"), "seat": 2}


def test_obstacles_and_what_removes_them():
    s = in_turn("axe barred_door quarantine whisky fear", doors=(0,), quarantine={1: 1, 4: 1})
    assert at("axe", s) == {0: "nothing_on_you", 2: "not_neighbour", 3: "not_neighbour"}
    assert at("barred_door", s) == {1: "door_there", 2: "not_neighbour", 3: "not_neighbour"}
    assert at("quarantine", s) == {1: "seat_quarantined", 2: "not_neighbour", 3: "not_neighbour", 4: "seat_quarantined"}
    assert by_seat(s) == {2: "not_neighbour", 3: "not_neighbour"}
    s = in_turn("axe whisky whisky fear fear", doors=(0,))
    assert at("axe", s)[4] == "nothing_there"


def test_the_burned_count_neither_as_neighbours_nor_as_targets():
    s = in_turn("flamethrower suspicion whisky fear fear", 6, out=(1, 5), doors=(1,))
    assert by_seat(s) == {2: "seat_behind_door", 3: "not_neighbour"}
    s = in_turn("flamethrower whisky whisky fear fear", 4, out=(1, 2), doors=(1,))
    assert by_card(s, "play")[kind("flamethrower")] == "nobody_in_reach"


def test_neighbours_follow_the_chairs():
    s = table("flamethrower whisky whisky fear fear")
    s.swap_chairs(0, 2)
    begin(s, (PlayOrDiscard(0),))
    assert by_seat(s) == {2: "not_neighbour", 4: "not_neighbour"}


def test_without_a_card_to_aim_no_player_is_spoken_of():
    assert not by_seat(in_turn("whisky whisky persistence fear infected"))


# -- the cards of Persistence


def test_the_thing_among_three_cards_is_kept():
    s = in_turn("persistence whisky whisky fear fear", hidden_start=True)
    s.deck = [*cards("whisky suspicion"), THING]
    answer(s, 0, ("play", PERSISTENCE))
    assert by_card(s, "keep") == dict.fromkeys(cards("whisky suspicion"), "keep_the_thing")


def test_a_fifth_infection_is_not_kept():
    s = in_turn("persistence infected infected infected infected")
    s.deck = [INFECTION, *cards("suspicion suspicion")]
    answer(s, 0, ("play", PERSISTENCE))
    assert barred(s) == {("keep", INFECTION): ("too_many_infections", {"card": INFECTION, "number": 4})}


# -- an exchange


@pytest.mark.parametrize(
    ("hand", "infected", "thing", "found"),
    [
        ("infected whisky whisky fear", False, 1, {INFECTION: "human_keeps"}),
        ("infected whisky whisky fear", True, 1, {INFECTION: "last_infection"}),
        ("infected infected whisky fear", True, 1, {}),
        ("infected infected whisky fear", True, 2, {INFECTION: "only_to_the_thing"}),
        ("infected whisky whisky fear", True, 2, {INFECTION: "last_infection"}),
        ("the_thing infected whisky fear", False, 0, {THING: "thing_stays"}),
    ],
)
def test_what_cannot_be_passed_to_another_player(hand, infected, thing, found):
    roles = {"infected": (0,) if infected else (), "thing": thing}
    assert by_card(in_exchange(hand, **roles), "offer") == found
    assert by_card(in_panic("chain_reaction", hand, **roles), "give") == found
    mirrored = {"infected": (1,) if infected else (), "thing": {0: 1, 1: 0}.get(thing, thing)}
    assert by_card(in_exchange(hands={1: hand}, **mirrored), "give", 1) == found


def test_who_is_next_in_a_chain_reaction_depends_on_the_direction():
    roles = {"infected": (0,), "thing": 4}
    hand = "infected infected whisky fear"
    assert by_card(in_panic("chain_reaction", hand, **roles), "give") == {INFECTION: "only_to_the_thing"}
    assert not by_card(in_panic("chain_reaction", hand, way=COUNTER_CLOCKWISE, **roles), "give")


DEFENCES = "fear fine_here missed no_barbecue"


def test_defence_cards_that_answer_something_else():
    s = in_exchange(hands={1: DEFENCES})
    others = {kind("fine_here"): "answers_swap", kind("no_barbecue"): "answers_fire"}
    assert by_card(s, "defend", 1) == others
    assert not codes(s, 0, "defend")
    s = in_panic("chain_reaction", DEFENCES)
    assert by_card(s, "defend") == {**others, kind("fear"): "no_refusal", kind("missed"): "no_refusal"}


@pytest.mark.parametrize(
    ("card", "answering"),
    [("flamethrower", "no_barbecue"), ("change_places", "fine_here"), ("better_run", "fine_here")],
)
def test_an_attack_is_answered_by_one_card_alone(card, answering):
    s = in_turn(f"{card} whisky whisky fear fear", hands={1: DEFENCES})
    answer(s, 0, ("play", kind(card), 1))
    named = {
        kind("fear"): "answers_exchange",
        kind("missed"): "answers_exchange",
        kind("fine_here"): "answers_swap",
        kind("no_barbecue"): "answers_fire",
    }
    assert by_card(s, "defend", 1) == {held: code for held, code in named.items() if held != kind(answering)}


# -- panic


@pytest.mark.parametrize(("card", "verb"), [("forgetful", "discard"), ("blind_date", "swap")])
def test_two_cards_stay_in_the_hand_whatever_panic_demands(card, verb):
    s = in_panic(card, "the_thing infected whisky fear", thing=0)
    assert codes(s) == {(verb, THING): "thing_stays"}
    s = in_panic(card, "infected whisky whisky fear", infected=(0,))
    assert codes(s) == {(verb, INFECTION): "last_infection"}
    s = in_panic(card, "infected infected whisky fear", infected=(0,))
    assert not codes(s)
    s = in_panic(card, "infected whisky whisky fear")
    assert not codes(s)


@pytest.mark.parametrize("card", ["get_out", "be_friends"])
def test_whom_panic_cannot_choose(card):
    s = in_panic(card, doors=(4,), quarantine={2: 1})
    assert codes(s) == {("seat", 2): "seat_quarantined", ("seat", 4): "seat_behind_door"}
    s = in_panic(card, doors=(4,), neighbours_only=True)
    assert by_seat(s) == {2: "neighbours_only", 3: "neighbours_only", 4: "seat_behind_door"}
    assert barred(s)["seat", 2][1] == {"card": kind(card), "seat": 2}


def test_a_hand_is_shown_to_a_neighbour_without_a_door_between():
    s = in_panic("between_us", doors=(4,), quarantine={1: 1})
    assert by_seat(s) == {2: "not_neighbour", 3: "not_neighbour", 4: "seat_behind_door"}


def test_without_an_infection_there_is_none_to_show():
    assert codes(in_panic("confession")) == {("show_one",): "nothing_to_confess"}
    assert not codes(in_panic("confession", "infected whisky whisky fear"))


# -- the words


def moments():
    """Between them these bar something for every reason that there is."""
    yield in_turn("the_thing infected fear fine_here no_barbecue", thing=0), 0
    yield in_turn("infected infected infected infected axe"), 0
    yield in_turn("infected flamethrower axe barred_door whisky", doors=(0, 4), infected=(0,)), 0
    yield in_turn("axe whisky whisky fear fear"), 0
    yield in_turn("axe barred_door analysis whisky fear", doors=(0,), quarantine={2: 1}), 0
    yield in_turn("seduction quarantine whisky fear fear", quarantine={1: 1}, neighbours_only=True), 0
    yield in_turn("whisky flamethrower fear infected axe", quarantine={0: 2}), 0
    yield in_exchange("infected infected whisky fear", infected=(0,)), 0
    yield in_exchange("infected whisky whisky fear"), 0
    yield in_panic("chain_reaction", DEFENCES), 0
    yield in_panic("confession"), 0
    s = table("persistence whisky whisky suspicion suspicion")
    s.deck = list(cards("oops"))
    begin(s, (PlayOrDiscard(0),))
    yield s, 0
    s = in_turn("persistence whisky whisky fear fear", hidden_start=True)
    s.deck = [*cards("whisky suspicion"), THING]
    answer(s, 0, ("play", PERSISTENCE))
    yield s, 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_and_no_sentence_is_left_over(language):
    words, told = Words(language, "thing"), set()
    for s, seat in moments():
        for code, facts in barred(s, seat).values():
            said = words.why(code, facts, GAME.view(s, seat), ["Анна", "Boris", "Віра", "Gleb", "Дарья"])
            assert said.endswith(".")
            assert not {"{", "}"} & set(said)
            told.add(code)
    assert told == {each.removeprefix("why-") for each in words.ids if each.startswith("why-")}


def test_the_facts_in_a_sentence_are_the_right_ones():
    s = in_turn("whisky flamethrower fear infected axe", quarantine={0: 2})
    code, facts = barred(s)["play", kind("whisky")]
    assert Words("en", "thing").why(code, facts, GAME.view(s, 0)) == (
        "“Whisky”: in quarantine you cannot play events (turns left: 2)."
    )
    s = in_turn("flamethrower whisky whisky fear fear", doors=(0,))
    code, facts = barred(s)["seat", 1]
    assert Words("ru", "thing").why(code, facts, GAME.view(s, 0), ["Анна", "Борис"]) == (
        "Борис: между вами заколоченная дверь."
    )


# -- whole games


def played(games):
    """Every question of some random games, with and without neighbours only and a hidden start."""
    for seed in range(games):
        s = GAME.new((4, 6, 9)[seed % 3], seed, {"neighbours_only": seed % 2 > 0, "hidden_start": seed % 4 > 1})
        chance = Chance(seed_bytes(f"reasons {seed}"))
        for _ in range(400):
            if s.outcome is not None:
                break
            decision = chance.pick(decisions(s))
            yield s, decision
            answer(s, decision.seat, any_answer(decision, chance))


CARD_VERBS = {
    "exchange.offer": "offer",
    "exchange.reply": "give",
    "chain.pass": "give",
    "forgetful.discard": "discard",
    "blind_date.swap": "swap",
}


def test_over_whole_games_what_is_not_offered_has_a_reason_and_what_is_has_none():
    kinds = set()
    for s, decision in played(24):
        found = barred(s, decision.seat)
        kinds |= {decision.kind} if found else set()
        assert not set(found) & set(decision.options)
        hand = set(s.hands[decision.seat])
        if decision.kind in CARD_VERBS:
            verb = CARD_VERBS[decision.kind]
            for card in hand:
                assert ((verb, card) in found) is ((verb, card) not in decision.options)
        if decision.kind == "turn.play":
            check_turn(s, decision, found, hand)
    assert (
        {"turn.play", "exchange.offer", "exchange.reply", "chain.pass", "forgetful.discard"}
        <= kinds
        <= set(GAME.offers)
    )


def check_turn(s, decision, found, hand):
    for card in hand:
        assert (("discard", card) in found) is (("discard", card) not in decision.options)
        ways = [option for option in decision.options if option[:2] == ("play", card)]
        assert (("play", card) in found) is (not ways)
        if ways and len(ways[0]) > 2:
            assert CATEGORY[card] in ("action", "obstacle")
            for seat in s.living():
                if seat != decision.seat and not s.quarantine[decision.seat]:
                    assert (("play", card, seat) in found) is (("play", card, seat) not in decision.options)


def test_questions_without_anything_barred_give_no_reasons():
    assert barred(in_panic("one_two")) == {}
    assert barred(in_exchange()) == {}
