"""Every event of Unfathomable has its line in the log: in three languages, for whoever may know what."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from bathysphere.engine import SPECTATOR, Chance, answer, any_answer, decisions, seed_bytes
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.items.table import (
    ELDER_SIGN_AMULET,
    JAM_TIN_GRENADE,
    SHOTGUN,
    SPEAKING_TRUMPET,
)
from bathysphere.games.unfathomable.cards.mythos.table import MEMORY_OF_THE_DEEP, MYTHOS, SACRIFICE_DEEP_ONE
from bathysphere.games.unfathomable.cards.roles import HYBRID
from bathysphere.games.unfathomable.cards.skills.table import TREACHERY
from bathysphere.games.unfathomable.cards.spaces import (
    BOILER_ROOM,
    BRIDGE,
    BRIG,
    CAPTAINS_CABIN,
    DECK,
    NAMES,
    THE_DEEP,
    WATER,
)
from bathysphere.games.unfathomable.cards.spells.table import spell
from bathysphere.games.unfathomable.components import CAPTAIN, DAGON, NOTHING
from bathysphere.games.unfathomable.effects import DIALS
from bathysphere.games.unfathomable.events import EVENTS
from bathysphere.games.unfathomable.steps.turn.actions import SOURCES
from bathysphere.words import LANGUAGES
from support.unfathomable.log_lines import KINDS, PACKAGE, SPOKEN, WORDING, event, line
from support.unfathomable.positions import skill_cards

COORDINATED, SPEECH, SHRIVELLING, LORE_3, RAMPAGE = skill_cards("influence1 influence5 lore1 lore3 strength4")
HEAL = spell("heal")


# -- the files


def written(language):
    """The messages of the file, with the facts that each asks for."""
    text = files(PACKAGE).joinpath(f"text/log.{language}.ftl").read_text("utf-8")
    messages = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    return {each.id.name: set(re.findall(r"\$(\w+)", text[each.span.start : each.span.end])) for each in messages}


def test_every_kind_of_event_has_a_line_and_there_is_no_other():
    lines = {each.removeprefix("event-") for each in written("en") if each.startswith("event-")}
    assert lines == set(KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_three_languages_say_the_same_lines_with_the_same_facts(language):
    assert list(written(language)) == list(written("en"))
    assert written(language) == written("en")


# -- whole games


@pytest.fixture(scope="module")
def heard():
    """All that is told in some random games, to every seat and to a spectator; of equal things one."""
    told = {}
    for seed in range(12):
        seats = 3 + seed % 4
        s = GAME.new(seats, seed)
        chance = Chance(seed_bytes(f"the log {seed}"))
        while s.outcome is None:
            decision = chance.pick(decisions(s))
            reply = answer(s, decision.seat, any_answer(decision, chance))
            for seat in range(SPECTATOR, seats):
                for each in reply.seen_by(seat):
                    told.setdefault((each.kind, *map(repr, each.data.items())), each)
    return list(told.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_in_whole_games_can_be_said_to_everybody(heard, language):
    """At the seats of these games the private facts of every event were heard by some and missed by others."""
    versions = {(told.kind, len(told.data)) for told in heard}
    assert len({kind for kind, _ in versions}) > 60
    for kind in ("drew_skills", "discarded", "cards_added", "role_dealt", "looked"):
        assert len([each for each in versions if each[0] == kind]) == 2
    for told in heard:
        line(told, language)


# -- actions


ACTIONS = [
    ("room", BRIDGE, NOTHING, "Bob keeps a lookout from the Bridge."),
    ("room", CAPTAINS_CABIN, 2, "In the Captain’s Cabin, Bob calls for Cleo’s arrest."),
    ("room", BRIG, NOTHING, "Bob tries to get out of the Brig."),
    ("repair", BOILER_ROOM, NOTHING, "Bob sets to work on the damage in the Boiler Room."),
    ("break_out", NOTHING, BRIDGE, "Bob breaks out of the Brig."),
    ("keeper", NOTHING, NOTHING, "Bob opens the tome."),
    ("murder", NOTHING, NOTHING, "Bob turns on a helpless passenger."),
    ("trade", NOTHING, NOTHING, "Bob proposes a trade."),
    ("play", COORDINATED, 0, "Bob plays “Coordinated Effort” (Influence 1), target: Ann."),
    ("play", SPEECH, NOTHING, "Bob plays “Inspiring Speech” (Influence 5)."),
    ("play", SHRIVELLING, WATER[0], "Bob plays “Shrivelling” (Lore 1), target: Water 1."),
    ("item", SPEAKING_TRUMPET, NOTHING, "Bob uses “Speaking Trumpet”."),
    ("item", JAM_TIN_GRENADE, DECK[1], "Bob uses “Jam Tin Grenade”, target: Deck 2."),
    ("item", ELDER_SIGN_AMULET, BRIDGE, "Bob uses “Elder Sign Amulet”, target: Bridge."),
    ("deck_chief", NOTHING, DECK[7], "Bob uses “Deck Chief”, target: Deck 8."),
    ("quick_draw", SHOTGUN, BRIDGE, "Bob uses “Quick Draw” (“Shotgun”), target: Bridge."),
    ("occult_training", NOTHING, NOTHING, "Bob uses “Occult Training”."),
    ("first_oath_of_dagon", LORE_3, DAGON, "Bob uses “First Oath of Dagon” (Lore 3), target: Father Dagon."),
    ("scavenger", NOTHING, NOTHING, "Bob uses “Scavenger”."),
    ("jury_rigger", NOTHING, NOTHING, "Bob uses “Jury-Rigger”."),
    ("full_steam_ahead", NOTHING, NOTHING, "Bob uses “Full Steam Ahead”."),
    ("arrest_order", NOTHING, 0, "Bob uses “Arrest Order”, target: Ann."),
    ("quick_cast", NOTHING, NOTHING, "Bob uses “Quick Cast”."),
    ("deep_one_ancestry", NOTHING, 2, "Bob uses “Deep One Ancestry”, target: Cleo."),
    ("sacrifice_deep_one", SACRIFICE_DEEP_ONE, DECK[0], "Bob uses “Sacrifice Deep One”, target: Deck 1."),
    ("memory_of_the_deep", MEMORY_OF_THE_DEEP, NOTHING, "Bob uses “Memory of the Deep”."),
]

WITH_EVENTS_OF_THEIR_OWN = {"attack", "barricade", "move", "rescue", "reveal"}


@pytest.mark.parametrize(("verb", "subject", "target", "said"), ACTIONS)
def test_an_action_names_its_source_and_its_target(verb, subject, target, said):
    assert event("action", seat=1, verb=verb, subject=subject, target=target) == said
    for language in LANGUAGES:
        event("action", language, seat=1, verb=verb, subject=subject, target=target)


def test_every_action_has_been_looked_at():
    assert {verb for verb, _, _, _ in ACTIONS} == {*SOURCES, "jury_rigger"} - WITH_EVENTS_OF_THEIR_OWN


@pytest.mark.parametrize("language", LANGUAGES)
def test_rampage_names_the_weapon_if_there_is_one(language):
    data = {"seat": 1, "verb": "play", "subject": RAMPAGE}
    weapon = WORDING[language].item(SHOTGUN)
    assert weapon in event("action", language, **data, target=SHOTGUN)
    assert weapon not in event("action", language, **data, target=NOTHING)


# -- the same in all languages


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_space_has_a_phrase_of_its_own_for_each_way_to_speak_of_it(language):
    phrases = [WORDING[language].phrase(kind, space) for kind in ("at", "to", "from") for space in range(len(NAMES))]
    assert len(set(phrases)) == len(phrases)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["A Deep One appears", "2 Deep Ones appear", "5 Deep Ones appear"]),
        ("ru", ["Глубоководный появляется", "2 глубоководных появляются", "5 глубоководных появляются"]),
        ("uk", ["Глибоководний з’являється", "2 глибоководні з’являються", "5 глибоководних з’являються"]),
    ],
)
def test_deep_ones_follow_their_number(language, said):
    for number, expected in zip((1, 2, 5), said, strict=True):
        assert event("spawned", language, number=number, space=BRIDGE).startswith(f"{expected} ")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["a card", "2 cards", "5 cards", "11 cards"]),
        ("ru", ["карту", "2 карты", "5 карт", "11 карт"]),
        ("uk", ["карту", "2 карти", "5 карт", "11 карт"]),
    ],
)
def test_cards_follow_their_number_and_their_case(language, said):
    for number, expected in zip((1, 2, 5, 11), said, strict=True):
        assert event("discarded", language, seat=1, number=number, why="effect").endswith(f" {expected}.")


SAMPLES = [
    ("moved", {"seat": 1, "origin": BRIG, "space": CAPTAINS_CABIN, "why": "brig"},
     "Bob покидает карцер и идёт в каюту капитана.", "Bob виходить із карцеру та йде до каюти капітана."),
    ("action", {"seat": 1, "verb": "play", "subject": COORDINATED, "target": 0},
     "Bob разыгрывает карту «Совместные усилия» (Общение 1), цель — Ann.",
     "Bob розігрує карту «Спільні зусилля» (Вплив 1), ціль — Ann."),
    ("attacked", {"attacker": 1, "target": 2, "space": BRIDGE, "weapon": SHOTGUN},
     "Bob атакует игрока Cleo на мостике («Дробовик»).", "Bob атакує гравця Cleo на містку («Дробовик»)."),
    ("looked", {"seat": 1, "deck": "waypoint", "number": 2},
     "Bob смотрит 2 верхние карты колоды путевых точек.", "Bob дивиться 2 верхні карти колоди курсу."),
    ("title_passed", {"title": CAPTAIN, "loser": 1, "seat": 2},
     "Капитан: теперь Cleo, а не Bob.", "Капітан: тепер Cleo, а не Bob."),
    ("monarch_moved", {"monarch": DAGON, "origin": THE_DEEP, "space": WATER[0]},
     "Отец Дагон плывёт из пучины в водную область 1.", "Батько Дагон пливе з Глибин до водної зони 1."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "data", "russian", "ukrainian"), SAMPLES)
def test_russian_and_ukrainian_lines_read_as_sentences(kind, data, russian, ukrainian):
    assert event(kind, "ru", **data) == russian
    assert event(kind, "uk", **data) == ukrainian


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_a_crisis_that_can_be_chosen_is_told(language):
    words = WORDING[language]
    for card, mythos in enumerate(MYTHOS):
        choices = {"check": ("fail",), "choice": ("first", "second"), "combined": ("second", "fail")}[mythos.kind]
        for choice in choices:
            said = event("crisis_chosen", language, seat=1, card=card, choice=choice)
            assert words.mythos(card) in said
            assert said.endswith(words.crisis(card, "failed" if choice == "fail" else choice))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_tells_why_who_wins_and_who_was_what(language):
    reasons = [each.removeprefix("end-") for each in SPOKEN[language].ids if each.startswith("end-")]
    assert set(reasons) == {*DIALS, "damage", "deep_ones", "arrival"}
    sides = ("human", "hybrid", "cultist", "human", "hybrid")
    for reason in reasons:
        said = event("game_ended", language, reason=reason, winners=(1, 4), sides=sides)
        assert said.startswith(SPOKEN[language](f"end-{reason}"))
        assert said.count("Bob, Eve") == 2
        assert said.endswith("Cleo.")
        assert "Ann" not in said
    winner = event("game_ended", language, reason="arrival", winners=(0,), sides=("human", "human", "human"))
    assert winner.count("Ann") == 1
    assert "Bob" not in winner
    nobody = event("game_ended", language, reason="food", winners=(), sides=("human", "cultist", "human"))
    assert not {"Ann", "Cleo"} & set(nobody.split())


# -- private facts


SHOWN = {
    "drew_skills": {"seat": 1, "decks": (TREACHERY,), "why": "turn"},
    "discarded": {"seat": 1, "number": 1, "why": "limit"},
    "looked": {"seat": 1, "deck": "spell", "number": 1},
    "cards_added": {"seat": 1, "number": 1},
    "role_dealt": {"seat": 1},
    "roles_passed": {"seat": 1, "to": 2, "number": 1},
    "roles_seen": {"seat": 1, "target": 2},
}
"""What everybody is told of the events that have something for a few."""
COVERED = ("role_dealt", "roles_passed")
"""What lies under one's own cover is not read out in the log beside it, either."""


def hidden(kind, language):
    """The private fact of an event, and what it is called."""
    words = WORDING[language]
    if kind == "looked":
        return {"cards": (HEAL,)}, words.spell(HEAL)
    match KINDS[kind].some:
        case ("role",):
            return {"role": HYBRID}, words.role(HYBRID)
        case ("roles",):
            return {"roles": (HYBRID,)}, words.role(HYBRID)
    return {"cards": (LORE_3,)}, words.card(LORE_3)


def test_all_events_with_private_facts_are_looked_at():
    assert set(SHOWN) == {kind.name for kind in EVENTS if kind.some}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", SHOWN)
def test_only_those_who_may_know_read_private_facts(kind, language):
    fact, called = hidden(kind, language)
    assert (called in event(kind, language, **SHOWN[kind], **fact)) == (kind not in COVERED)
    assert called not in event(kind, language, **SHOWN[kind])
