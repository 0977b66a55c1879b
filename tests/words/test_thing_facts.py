"""The sentences of The Thing say the right things: who, what, to whom; and cards only to those who may know them."""

import msgspec
import pytest

from bathysphere.engine import PASS, Chance, Decision, SeenEvent, answer, any_answer, decisions, seed_bytes
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import (
    AXE,
    BETTER_RUN,
    FEAR,
    FINE_HERE,
    FLAMETHROWER,
    INFECTION,
    MISSED,
    NAMES,
    NO_BARBECUE,
    NO_THANKS,
    QUARANTINE,
    SEDUCTION,
    WHISKY,
)
from bathysphere.games.thing.components import Scene
from bathysphere.games.thing.events import EVENTS
from bathysphere.games.thing.roles import CLOCKWISE, COUNTER_CLOCKWISE, NOBODY
from bathysphere.games.thing.wording import ThingWording
from bathysphere.words import LANGUAGES, Words

PLAYERS = ["Анна", "Boris", "Віра", "Gleb", "Dora", "Жанна", "Зоя", "Ivan", "Клим"]
SPOKEN = {language: Words(language, "thing") for language in LANGUAGES}
EN = SPOKEN["en"]


def clean(said):
    assert said.strip() == said != ""
    assert not {"{", "}"} & set(said)
    assert "  " not in said
    return said


def table(**changes):
    """A view of the first turn at a table of six as seat 0 sees it, with some things changed."""
    s = GAME.new(6, 1, {"first": 0})
    return msgspec.structs.replace(GAME.view(s, 0), **changes)


def ask(kind, view, *options, language="en"):
    return SPOKEN[language].prompt(Decision(0, kind, options), view, PLAYERS)


def event(kind, language="en", **data):
    return SPOKEN[language].event(SeenEvent(kind, data, False), PLAYERS)


def test_what_a_turn_allows_is_said():
    plain = (WHISKY, FEAR, FEAR, FINE_HERE, QUARANTINE)
    free, locked = (0,) * 6, (2, 0, 0, 0, 0, 0)
    discard, whisky, axe = ("discard", FEAR), ("play", WHISKY), ("play", AXE, 0)
    assert ask("turn.play", table(hand=plain, quarantine=free), discard, whisky) == (
        "Your turn: play a card or discard one."
    )
    assert ask("turn.play", table(hand=plain, quarantine=free), discard) == (
        "Your turn: nothing to play, so discard a card."
    )
    assert "turns left: 2" in ask("turn.play", table(hand=plain, quarantine=locked), discard)
    assert ask("turn.play", table(hand=plain, quarantine=locked), discard, axe).endswith("break out with the axe.")
    crammed = (INFECTION,) * 4 + (WHISKY,)
    assert "“Infection!”" in ask("turn.play", table(hand=crammed, quarantine=free), ("discard", INFECTION))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_exchange_speaks_of_a_defence_only_to_a_seat_that_holds_one(language):
    offer, give = Scene("exchange", 2, 0, SEDUCTION), ("give", WHISKY)
    plain = ask("exchange.reply", table(scene=offer, hand=(WHISKY,) * 4), give, language=language)
    said = set()
    for defence in (FEAR, NO_THANKS, MISSED):
        held = table(scene=offer, hand=(WHISKY, WHISKY, WHISKY, defence))
        said.add(ask("exchange.reply", held, give, ("defend", defence), language=language))
    (armed,) = said
    assert armed.startswith(plain.removesuffix("."))
    assert {"ru": "защит", "uk": "захист", "en": "defence"}[language] in armed.removeprefix(plain.removesuffix("."))


@pytest.mark.parametrize("language", LANGUAGES)
def test_attacks_read_the_same_whatever_is_held(language):
    """They name the one card that would help, held or not."""
    fire, swap = Scene("attack", 2, 0, FLAMETHROWER), Scene("attack", 2, 0, BETTER_RUN)
    for kind, scene, bare, defences in (
        ("flamethrower.answer", fire, PASS, (NO_BARBECUE,)),
        ("swap.answer", swap, PASS, (FINE_HERE,)),
    ):
        said = ask(kind, table(scene=scene, hand=(WHISKY,) * 4), bare, language=language)
        assert PLAYERS[2] in said
        for defence in defences:
            held = table(scene=scene, hand=(WHISKY, WHISKY, WHISKY, defence))
            assert ask(kind, held, bare, ("defend", defence), language=language) == said


def test_names_in_questions_are_true_to_the_state():
    """What the view has to infer: who attacks, who is offered what, who sits where."""
    checked = set()
    for seed in range(4):
        s = GAME.new(9, seed)
        chance = Chance(seed_bytes(seed))
        while s.outcome is None:
            asked = decisions(s)
            for decision in asked:
                named = named_in(s, decision)
                if named:
                    checked.add(decision.kind)
                    view = GAME.view(s, decision.seat)
                    labels = [EN.option(choice, view, PLAYERS) for choice in decision.options]
                    said = " ".join([EN.prompt(decision, view, PLAYERS), *labels])
                    assert all(PLAYERS[seat] in said for seat in named), decision
            decision = chance.pick(asked)
            answer(s, decision.seat, any_answer(decision, chance))
    assert checked == {
        "exchange.offer", "exchange.reply", "chain.pass", "flamethrower.answer", "swap.answer", "one_two.side",
        "confession.show",
    }  # fmt: skip


def named_in(s, decision):
    """The seats that a question has to name, by the state itself."""
    seat = decision.seat
    if decision.kind.startswith("exchange."):
        step = s.stack[-1]
        return [step.to if seat == step.giver else step.giver]
    if decision.kind == "chain.pass":
        return [s.following(seat), s.neighbour(seat, -s.way)]
    if decision.kind == "one_two.side":
        return [s.neighbour(s.neighbour(s.neighbour(seat, side), side), side) for _, side in decision.options]
    return [s.turn.seat] if decision.kind in ("flamethrower.answer", "swap.answer", "confession.show") else []


def test_an_exchange_names_the_other_player_and_what_caused_it():
    own, caused = Scene("exchange", 0, 3, NOBODY), Scene("exchange", 4, 0, SEDUCTION)
    give = ("offer", WHISKY)
    assert ask("exchange.offer", table(scene=own), give) == "Exchange with Gleb: choose a card to give."
    assert ask("exchange.reply", table(scene=caused), give).startswith("Dora offers an exchange (“Seduction”): ")


@pytest.mark.parametrize(("way", "to", "by"), [(CLOCKWISE, "Віра", "Dora"), (COUNTER_CLOCKWISE, "Dora", "Віра")])
def test_a_chain_reaction_names_both_neighbours_past_empty_chairs(way, to, by):
    view = table(way=way, out=(False, True, False, False, False, True))
    assert ask("chain.pass", view, ("give", WHISKY)) == (
        f"“Chain Reaction”: choose a card to pass to {to}; {by} passes one to you."
    )


def test_the_third_player_on_a_side_is_named_past_empty_chairs():
    view = table(out=(False, True, False, False, False, False))
    assert EN.option(("side", CLOCKWISE), view, PLAYERS) == "To the left: Dora"
    assert EN.option(("side", COUNTER_CLOCKWISE), view, PLAYERS) == "To the right: Gleb"
    assert EN.option(("side", CLOCKWISE)) == "To the left"


def test_what_happens_without_a_defence_is_named():
    fire, swap = Scene("attack", 2, 0, FLAMETHROWER), Scene("attack", 2, 0, BETTER_RUN)
    assert EN.option(PASS, table(scene=fire)) == "Burn"
    assert EN.option(PASS, table(scene=swap)) == "Change seats"
    assert EN.option(PASS) == "Do not defend"


def test_on_whom_a_card_is_played_is_named():
    view = table()
    assert EN.option(("play", QUARANTINE, 0), view, PLAYERS) == "Play: Quarantine → yourself"
    assert EN.option(("play", QUARANTINE, 0), None, PLAYERS) == "Play: Quarantine → Анна"
    assert EN.option(("play", QUARANTINE, 1), view, PLAYERS) == "Play: Quarantine → Boris"
    assert EN.option(("play", WHISKY), view, PLAYERS) == "Play: Whisky"
    assert event("played", seat=1, card=SEDUCTION, target=2) == "Boris plays “Seduction” on Віра."
    assert event("played", seat=1, card=WHISKY, target=NOBODY) == "Boris plays “Whisky”."
    assert event("played", seat=1, card=AXE, target=1) == "Boris plays “Axe” on themselves."
    assert event("played", seat=1, card=QUARANTINE, target=1) == "Boris goes into quarantine."
    assert event("obstacle_removed", seat=1, target=1, card=QUARANTINE) == "Boris breaks out of quarantine."


def test_copies_are_told_together_and_names_with_commas_stay_whole():
    hand = (INFECTION, INFECTION, NO_THANKS, QUARANTINE)
    assert event("hand_shown", seat=1, cards=hand, source="oops") == (
        "Boris shows their hand to everybody: “Infection!” ×2, “No, Thank You!”, “Quarantine” (“Oops!”)."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_dodged_exchange_goes_on_and_the_giver_is_not_said_to_keep_the_card(language):
    refused, dodged = (event("refused", language, seat=1, target=2, card=card) for card in (NO_THANKS, MISSED))
    keeps = {"ru": "оставляет карту", "uk": "лишає карту", "en": "refuses"}[language]
    assert keeps in refused
    assert keeps not in dodged


@pytest.mark.parametrize("language", LANGUAGES)
def test_hands_that_ran_short_are_told(language):
    """Only a deck of one's own can run so short."""
    nothing = SPOKEN[language]("nothing")
    assert nothing in event("passed", language, way=CLOCKWISE, gave=(), got=AXE)
    assert nothing in clean(event("hand_shown", language, seat=1, cards=(), source="whisky"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_tells_roles_and_how_the_infection_spread(language):
    roles, spread = (0, 2, 1, 0), ((2, 1, 7),)
    said = clean(event("revealed", language, roles=roles, hands=((),) * 4, infections=spread))
    for part in (f"{PLAYERS[0]}, {PLAYERS[3]}", f"{PLAYERS[1]} → {PLAYERS[2]}", "7"):
        assert part in said
    clean(event("revealed", language, roles=(0, 0, 0, 0), hands=((),) * 4, infections=()))
    for winners in ((), (1,), (0, 3)):
        said = clean(event("game_ended", language, winners=winners, reason="no_humans"))
        assert said.startswith(SPOKEN[language]("end-no_humans"))
        assert all(PLAYERS[seat] in said for seat in winners)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_surplus_that_was_passed_names_its_giver(language):
    passed = clean(event("surplus_discarded", language, seat=1, number=1, giver=2))
    drawn = clean(event("surplus_discarded", language, seat=1, number=1, giver=NOBODY))
    assert passed.endswith(f": {PLAYERS[2]}.")
    assert PLAYERS[2] not in drawn


# -- private facts


SHOWN = {
    "drawn": {"seat": 0, "number": 1, "source": "turn"},
    "discarded": {"seat": 0},
    "persistence_drawn": {"seat": 0, "number": 3},
    "persistence_kept": {"seat": 0, "number": 2},
    "analysed": {"seat": 0, "target": 1},
    "suspected": {"seat": 0, "target": 1},
    "exchanged": {"seat": 0, "target": 1},
    "refused_card_seen": {"seat": 0, "target": 1},
    "hand_shown_to": {"seat": 0, "target": 1},
    "forgot": {"seat": 0, "number": 3},
    "passed": {"way": CLOCKWISE},
    "blind_swapped": {"seat": 0},
}
"""What everybody is told of the events that have something for a few."""

HIDDEN = {"card": AXE, "cards": (AXE, WHISKY), "gave": AXE, "got": WHISKY}


def test_all_events_with_private_facts_are_looked_at():
    assert set(SHOWN) == {kind.name for kind in EVENTS if kind.some and not kind.secret}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", SHOWN)
def test_only_those_who_may_know_read_the_cards(kind, language):
    words = ThingWording(SPOKEN[language])
    private = next(each.some for each in EVENTS if each.name == kind)
    hidden = {field: HIDDEN[field] for field in private}
    known, unknown = clean(event(kind, language, **SHOWN[kind], **hidden)), clean(event(kind, language, **SHOWN[kind]))
    assert words.named(AXE) in known
    for card in range(len(NAMES)):
        assert words.card(card) not in unknown


# -- numbers in the log


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("ru", ["карту", "2 карты", "5 карт", "11 карт", "21 карту"]),
        ("uk", ["карту", "2 карти", "5 карт", "11 карт", "21 карту"]),
        ("en", ["a card", "2 cards", "5 cards", "11 cards", "21 cards"]),
    ],
)
def test_cards_in_the_log_follow_their_number_and_their_case(language, said):
    for number, expected in zip((1, 2, 5, 11, 21), said, strict=True):
        assert event("drawn", language, seat=1, number=number, source="turn").endswith(f" {expected}.")
