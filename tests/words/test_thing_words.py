"""Whatever play of The Thing can produce is told in all three languages, private facts only to those who may know."""

import re
from itertools import product
from pathlib import Path

import msgspec
import pytest

from bathysphere.engine import (
    PASS,
    SPECTATOR,
    BadTable,
    Chance,
    Decision,
    Told,
    answer,
    any_answer,
    decisions,
    interject,
    interjections,
    seed_bytes,
)
from bathysphere.games import thing
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import (
    AXE,
    BETTER_RUN,
    CATEGORIES,
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
from bathysphere.games.thing.events import EVENTS
from bathysphere.games.thing.options import Options
from bathysphere.games.thing.prompts import PROMPTS
from bathysphere.games.thing.roles import CLOCKWISE, COUNTER_CLOCKWISE, NOBODY, ROLE_NAMES
from bathysphere.games.thing.state import Scene
from bathysphere.games.thing.talk import SLOTS
from bathysphere.games.thing.wording import ENDS, TEXT_UNDER_OPTION, ThingWording
from bathysphere.words import LANGUAGES, Words

PLAYERS = ["Анна", "Boris", "Віра", "Gleb", "Dora", "Жанна", "Зоя", "Ivan", "Клим", "Lev", "Мила", "Nina"]
SPOKEN = {language: Words(language, "thing") for language in LANGUAGES}
EN = SPOKEN["en"]
PLAIN, RARE = {}, {"hidden_start": True, "revenge": True, "fourth_infection_eliminates": True, "neighbours_only": True}
ANNOUNCES = 60
"""The Thing of these games speaks up in one of so many moments in which it may."""


def ids(prefix):
    return {name.removeprefix(prefix) for name in EN.ids if name.startswith(prefix)}


def clean(said):
    assert said.strip() == said != ""
    assert "{" not in said
    assert "}" not in said
    assert "  " not in said
    assert " ." not in said
    return said


def name(seat):
    return PLAYERS[seat]


class Listener:
    """Hears a whole game as every seat and a spectator, and says all of it in all languages."""

    def __init__(self):
        self.kinds, self.verbs, self.events, self.reasons = set(), set(), set(), set()
        self._facts = ThingWording(EN)
        self._said = set()

    def say(self, what, key, facts, *args):
        """Once for each set of facts, because sentences with numbers are slow."""
        new = (key, *facts.items())
        if new not in self._said:
            self._said.add(new)
            for words in SPOKEN.values():
                clean(getattr(words, what)(*args, PLAYERS))

    def asked(self, s):
        for decision in decisions(s):
            view = GAME.view(s, decision.seat)
            self.kinds.add(decision.kind)
            self.say("prompt", decision.kind, self._facts.asked(decision, view, name), decision, view)
            for choice in dict.fromkeys(decision.options):
                self.offered(choice, view)

    def offered(self, choice, view):
        self.verbs.add(choice[0])
        for known in (view, None):
            self.say("option", choice[0], self._facts.offered(choice, known, name), choice, known)

    def told(self, reply, seats):
        for seat in range(SPECTATOR, seats):
            for told in reply.seen_by(seat):
                self.events.add(told.kind)
                if told.kind == "no_exchange":
                    self.reasons.add(told.data["reason"])
                private = len(told.data)
                self.say("event", (told.kind, private), self._facts.happened(told, name), told)


def play(seats, seed, options, listener):
    s = GAME.new(seats, seed, options)
    chance = Chance(seed_bytes(f"words of the thing {seed}"))
    while s.outcome is None:
        listener.asked(s)
        for seat in range(seats):
            for choice in interjections(s, seat):
                listener.offered(choice, GAME.view(s, seat))
                if not chance.below(ANNOUNCES):
                    listener.told(interject(s, seat, choice), seats)
                    return
        decision = chance.pick(decisions(s))
        listener.told(answer(s, decision.seat, any_answer(decision, chance)), seats)


@pytest.fixture(scope="module")
def listener():
    """Has heard random games at small and large tables, half of them with options that let rare things happen."""
    listener = Listener()
    for seats, seed in product((4, 6, 9, 12), range(6)):
        play(seats, seed, RARE if seed % 2 else PLAIN, listener)
    return listener


# -- everything has text


def test_all_that_play_produces_is_said_and_no_text_is_left_over(listener):
    assert {kind.replace(".", "-") for kind in listener.kinds} == ids("ask-")
    assert listener.verbs == ids("do-")
    assert listener.events == ids("event-") == {kind.name for kind in EVENTS}
    assert listener.reasons <= ids("reason-") == {"door", "quarantine", "self", "none"}


def test_every_kind_of_decision_in_the_rules_has_a_sentence_and_its_facts():
    sources = "".join(path.read_text("utf-8") for path in Path(thing.__file__).parent.rglob("*.py"))
    kinds = set(re.findall(r'Decision\(\s*\w[\w.]*, "([a-z_.]+)",', sources)) | set(
        re.findall(r'^    kind = "([a-z_]+\.[a-z]+)"', sources, re.MULTILINE)
    )
    assert kinds == set(PROMPTS)
    assert {kind.replace(".", "-") for kind in kinds} == ids("ask-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_has_a_sentence(language):
    source = Path(thing.__file__).with_name("ending.py").read_text("utf-8")
    reasons = {text for call in re.findall(r"close\(s,.*\)", source) for text in re.findall(r'"([a-z_]+)"', call)}
    assert reasons == set(ENDS) == ids("end-")
    assert len({clean(SPOKEN[language](f"end-{reason}")) for reason in ENDS}) == len(ENDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_text(language):
    words = ThingWording(SPOKEN[language])
    for card in range(len(NAMES)):
        clean(words.card(card))
        clean(words.category(card))
        for options in (Options(), Options(**RARE)):
            assert len(clean(words.card_text(card, options))) < 150
    assert len({words.card(card) for card in range(len(NAMES))}) == len(NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_roles_sides_categories_and_backs_have_names(language):
    words = SPOKEN[language]
    for role, role_name in enumerate(ROLE_NAMES):
        assert ThingWording(words).role(role) == clean(words(f"role-{role_name}"))
        assert clean(words(f"role-{role_name}-text")).endswith(".")
        clean(words(f"side-{role_name}"))
    assert ids("category-") == set(CATEGORIES)
    assert ids("back-") == {"event", "panic"}


def test_a_card_reads_as_the_table_plays_it():
    words = ThingWording(EN)
    for option in Options.__struct_fields__:
        table = msgspec.structs.replace(Options(), **{option: True})
        own = {each for each in NAMES if f"card-{each}-text-{option}" in EN.ids}
        changed = {
            each for card, each in enumerate(NAMES) if words.card_text(card, table) != words.card_text(card, Options())
        }
        assert changed == own == {card for card, under in TEXT_UNDER_OPTION.items() if under == option}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_option_has_a_title_and_a_sentence(language):
    words = SPOKEN[language]
    for option in Options.__struct_fields__:
        assert not clean(words(f"option-thing-{option}")).endswith(".")
        assert clean(words(f"option-thing-{option}-text")).endswith(".")
    titles = {found.removesuffix("-text").removeprefix("thing-") for found in ids("option-")}
    assert titles == set(Options.__struct_fields__)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_cannot_be_set_up_is_explained(language):
    said = set()
    for options in (
        {"first": 4},
        {"deck": {"infected": 1}},
        {"deck": {"axe": 9}},
        {"deck": dict.fromkeys(NAMES[2:], 0)},
    ):
        with pytest.raises(BadTable) as refused:
            GAME.new(4, 1, options)
        said.add(clean(SPOKEN[language].error(refused.value)))
    assert len(said) == 4


# -- talk


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_statement_can_be_said_with_whatever_fills_it(language):
    words = SPOKEN[language]
    values = {**SLOTS, "seat": range(len(PLAYERS))}
    for phrase in GAME.talk:
        said = [
            clean(words.say((phrase.name, *filled), PLAYERS))
            for filled in product(*(values[slot] for slot in phrase.slots))
        ]
        assert len(set(said)) == len(said)
    assert ids("say-") == {phrase.name for phrase in GAME.talk}


def test_statements_name_players_cards_and_roles():
    assert EN.say(("claim", 0)) == "I am human."
    assert EN.say(("accuse", 3), PLAYERS) == "Gleb is lying: that is no human!"
    assert EN.say(("saw", 1, AXE), PLAYERS) == "Boris holds “Axe”: I saw it."
    assert SPOKEN["ru"].say(("saw", 1, AXE), PLAYERS) == "Boris держит карту «Топор»: мне показали."
    assert SPOKEN["uk"].say(("reply", 1)) == "Так, я людина."
    assert SPOKEN["uk"].say(("reply", 0)) == "Ні. Вже ні."


# -- the facts are the right ones


def table(**changes):
    """A view of the first turn at a table of six as seat 0 sees it, with some things changed."""
    s = GAME.new(6, 1, {"first": 0})
    return msgspec.structs.replace(GAME.view(s, 0), **changes)


def ask(kind, view, *options, language="en"):
    return SPOKEN[language].prompt(Decision(0, kind, options), view, PLAYERS)


def event(kind, language="en", **data):
    return SPOKEN[language].event(Told(kind, data, False), PLAYERS)


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
def test_windows_read_the_same_whatever_is_held(language):
    """Whoever looks over a shoulder, or times the reading, learns nothing from the sentence."""
    offer = Scene("exchange", 2, 0, SEDUCTION)
    fire, swap = Scene("attack", 2, 0, FLAMETHROWER), Scene("attack", 2, 0, BETTER_RUN)
    for kind, scene, bare, defences in (
        ("exchange.reply", offer, ("give", WHISKY), (FEAR, NO_THANKS, MISSED)),
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
    assert ask("exchange.offer", table(scene=own), give) == "Exchange with Gleb: which card do you give?"
    assert ask("exchange.reply", table(scene=caused), give).startswith("Dora offers an exchange (“Seduction”): ")


@pytest.mark.parametrize(("way", "to", "by"), [(CLOCKWISE, "Віра", "Dora"), (COUNTER_CLOCKWISE, "Dora", "Віра")])
def test_a_chain_reaction_names_both_neighbours_past_empty_chairs(way, to, by):
    view = table(way=way, out=(False, True, False, False, False, True))
    assert ask("chain.pass", view, ("give", WHISKY)) == (
        f"“Chain Reaction”: which card do you hand on to {to}? You get one from {by}."
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
        "Boris shows the hand to all: “Infection!” ×2, “No, Thank You!”, “Quarantine” (“Oops!”)."
    )


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
