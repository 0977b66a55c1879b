"""Why not: whatever a player would try in his actions and is not offered has its reason, and the reason is true."""

import re
from pathlib import Path

import pytest

from bathysphere.engine import Chance, answer, any_answer, decisions, seed_bytes
from bathysphere.games import unfathomable
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.characters.table import CHARACTERS
from bathysphere.games.unfathomable.cards.items.table import item
from bathysphere.games.unfathomable.cards.mythos.table import THE_PEACEMAKER
from bathysphere.games.unfathomable.cards.skills.table import LORE, STRENGTH, TIMINGS, WILL
from bathysphere.games.unfathomable.cards.spaces import (
    BOILER_ROOM,
    BRIG,
    CAPTAINS_CABIN,
    CHAPEL,
    ROOMS,
    SHIP,
    SICK_BAY,
    number,
)
from bathysphere.games.unfathomable.components import KEEPER
from bathysphere.games.unfathomable.steps.turn.actions import SOURCES
from bathysphere.games.unfathomable.steps.turn.rooms import ROOM_ACTIONS
from support.rules import rule
from support.unfathomable.action_targets import card, traitor
from support.unfathomable.positions import act, all_pass
from support.unfathomable.questions import SPOKEN
from support.unfathomable.reasons import alone, barred, code, why
from support.worded_games import name

# -- moving, fighting, passengers, trade


@rule("U4.3b", "U4.3c")
def test_nobody_goes_to_the_sick_bay_or_the_brig_by_himself():
    s = alone("deck3")
    moves = {target[1]: found for target, (found, _) in barred(s).items() if target[0] == "move"}
    assert moves == {number("deck3"): "already_there", SICK_BAY: "not_by_yourself", BRIG: "not_by_yourself"}


@rule("U4.10", "U17.4", "U17.4b")
def test_ways_out_of_the_brig():
    s = alone("brig")
    assert code(s, "move", number("deck1")) == "in_the_brig"
    s = traitor("treachery5 treachery4", place="brig")
    assert barred(s)["break_out",] == barred(s)["move", number("deck1")] == ("ransom", {"least": 12, "number": 9})
    s = traitor("treachery5 treachery4 treachery3", place="brig")
    assert ("break_out",) not in barred(s)
    assert code(s, "move", number("deck1")) == "ransom"


@rule("U2.4b", "U2.4c")
def test_without_an_enemy_there_is_no_attack():
    assert code(alone(), "attack") == "no_enemy"
    assert code(traitor("treachery1", others={1: "deck1", 2: "deck1", 3: "deck1"}), "attack") == "no_human"
    assert ("attack",) not in barred(alone(deep_ones={"deck3": 1}))


def test_the_peacemaker_forbids_every_attack():
    s = alone(
        crew="jamie",
        hands={0: "strength3"},
        items={0: "six_shooter"},
        deep_ones={"deck3": 1},
        keeps={0: "the_peacemaker"},
    )
    found = barred(s)
    for target in (("attack",), ("play", card("strength3")), ("item", item("six_shooter")), ("quick_draw",)):
        assert found[target] == ("peacemaker", {"mythos": THE_PEACEMAKER})


@rule("U4.5")
def test_passengers_to_rescue_are_on_deck():
    assert code(alone("deck3"), "rescue") == "no_passenger"
    assert code(alone("galley"), "rescue") == "passengers_on_deck"
    assert ("rescue",) not in barred(alone(passengers={"deck3": "soul"}))


@rule("U4.12", "U30.9a")
def test_a_passenger_beside_a_human_is_safe_from_traitors():
    s = traitor("treachery1", place="deck2", others={1: "deck2", 2: "deck8", 3: "deck8"}, passengers={"deck2": "soul"})
    assert barred(s)["murder",] == ("guarded", {"seat": 1})
    assert code(traitor("treachery1", place="deck2"), "murder") == "no_passenger"
    assert code(traitor("treachery1", place="galley"), "murder") == "passengers_on_deck"


@rule("U4.6")
def test_a_trade_needs_somebody_and_something():
    assert code(alone(), "trade") == "nobody_here"
    assert code(alone(places={1: "deck3"}), "trade") == "nothing_to_trade"
    assert ("trade",) not in barred(alone(places={1: "deck3"}, items={1: "plimsolls"}))


@rule("U4.13b")
def test_what_revealed_traitors_do_not_do():
    s = traitor("treachery1", place="chapel", damage={"chapel": "structural_damage_will"})
    for target in (("rescue",), ("trade",), ("room", CHAPEL), ("repair", CHAPEL)):
        assert code(s, *target) == "not_for_traitors"


# -- rooms


@rule("U4.8", "U4.8d")
def test_what_stands_before_the_action_of_a_room():
    galley = number("galley")
    assert code(alone("galley", damage={"galley": "structural_damage_will"}), "room", galley) == "room_damaged"
    assert code(alone("galley", deep_ones={"galley": 1}), "room", galley) == "enemy_there"
    assert code(alone("galley", places={2: "galley"}, revealed={2: "hybrid"}), "room", galley) == "enemy_there"
    s = alone("cargo_hold")
    act(s, "room", number("cargo_hold"))
    act(s, "take", s.item_deck[-1])
    assert barred(s)["room", number("cargo_hold")] == ("room_used", {"space": number("cargo_hold")})


@rule("U17.4a2")
def test_the_check_of_the_brig_comes_once_per_turn():
    s = alone("brig")
    act(s, "room", BRIG)
    all_pass(s)
    assert s.places[0] == BRIG
    assert code(s, "room", BRIG) == "room_used"


@rule("U30.6", "UQ.49")
@pytest.mark.parametrize(
    ("room", "spoil", "found"),
    [
        ("bridge", lambda s: setattr(s, "supply", ()), "no_supply"),
        ("cargo_hold", lambda s: s.item_deck.clear(), "no_items_left"),
        ("galley", lambda s: setattr(s, "decks", [()] * 6), "no_skill_cards_left"),
    ],
)
def test_what_a_room_may_lack(room, spoil, found):
    s = alone(room)
    assert ("room", number(room)) not in barred(s)
    spoil(s)
    s.opened = None
    assert code(s, "room", number(room)) == found


@rule("UQ.49", "U50.11")
def test_the_boiler_room_and_the_chapel_need_cards():
    assert barred(alone("boiler_room", hands={0: "lore1"}))["room", BOILER_ROOM] == ("no_card", {"skill": STRENGTH})
    assert ("room", BOILER_ROOM) not in barred(alone("boiler_room", hands={0: "strength1"}))
    chapel = alone("chapel", hands={0: "will1"})
    assert barred(chapel)["room", CHAPEL] == ("chapel_idle", {"skill": LORE})
    s = alone("chapel", hands={0: "lore1"})
    assert ("room", CHAPEL) not in barred(s)
    assert code(s, "room", CHAPEL, "back") == "ritual_at_start"
    s = alone("chapel", tracks={"ritual": 1})
    assert code(s, "room", CHAPEL, "on") == "no_card"
    assert not {("room", CHAPEL), ("room", CHAPEL, "back")} & set(barred(s))


@rule("U17.1")
def test_whom_the_captains_cabin_does_not_accuse():
    s = alone("captains_cabin", revealed={2: "hybrid"})
    seats = {target[2]: found for target, (found, _) in barred(s).items() if target[:2] == ("room", CAPTAINS_CABIN)}
    assert seats == {0: "not_yourself", 2: "traitor_known"}


@rule("U41.1", "U41.3")
@pytest.mark.parametrize(
    ("damage", "hand", "found", "facts"),
    [
        ("will", "will2 lore5", "repair_skill", {"skill": WILL, "least": 3, "number": 2}),
        ("any", "will2 lore2", "repair_any", {"least": 5, "number": 4}),
    ],
)
def test_a_repair_that_cannot_be_paid(damage, hand, found, facts):
    s = alone("chapel", damage={"chapel": f"structural_damage_{damage}"}, hands={0: hand})
    assert barred(s)["repair", CHAPEL] == (found, {"space": CHAPEL, **facts})


@rule("U41.3")
def test_no_repair_beside_an_enemy_or_without_damage():
    s = alone("chapel", damage={"chapel": "structural_damage_will"}, hands={0: "will3"}, deep_ones={"chapel": 1})
    assert code(s, "repair", CHAPEL) == "enemy_there"
    assert code(alone("chapel"), "repair", CHAPEL) == "not_damaged"


# -- the words


def test_no_sentence_is_left_over():
    """That none is missing is checked wherever something is barred."""
    sources = "".join(each.read_text("utf-8") for each in Path(unfathomable.__file__).parent.rglob("*.py"))
    codes = set(re.findall(r'"([a-z_]+)"', sources)) | {f"timing_{timing}" for timing in TIMINGS if timing != "action"}
    texts = {each.removeprefix("why-") for each in SPOKEN["en"].ids if each.startswith("why-")}
    assert len(texts) > 50
    assert texts <= codes


def test_the_facts_in_a_sentence_are_the_right_ones():
    s = alone("chapel", damage={"chapel": "structural_damage_will"}, hands={0: "will2"})
    assert why("en", s, "repair", CHAPEL) == "Chapel: the repair takes Will cards worth 3 in all; yours are worth 2."
    s = traitor("treachery1", place="deck2", others={1: "deck2"}, passengers={"deck2": "soul"})
    assert why("ru", s, "murder") == f"{name(1)} тоже здесь и защищает пассажиров."
    assert why("uk", alone(items={0: "plimsolls"}, place="brig"), "item", item("plimsolls")).endswith(
        ": у карцері предметами не користуються."
    )


# -- whole games


def test_over_whole_games_what_is_not_offered_has_a_reason_and_what_is_has_none():
    kinds, traitors = set(), 0
    for seed in range(24):
        s = GAME.new(3 + seed % 4, seed, {"difficulty": "easier_for_humans"})
        chance = Chance(seed_bytes(f"reasons {seed}"))
        while s.outcome is None:
            for decision in decisions(s):
                found = barred(s, decision.seat)
                kinds |= {decision.kind} if found else set()
                offered = {option[:length] for option in decision.options for length in range(1, 5)}
                assert not set(found) & offered
                if decision.kind == "action":
                    assert tried(s, decision.seat) <= set(found) | offered
                    traitors += not s.human(decision.seat)
            decision = chance.pick(decisions(s))
            reveals = [option for option in decision.options if option[0] == "reveal"]
            answer(s, decision.seat, reveals[0] if reveals else any_answer(decision, chance))
    assert kinds == {"action", "actions.start"} == set(GAME.offers)
    assert traitors > 20


def tried(s, seat):
    """What a player would point at on his screen."""
    sheet, place = CHARACTERS[s.characters[seat]], s.places[seat]
    found = {("attack",), ("trade",), ("rescue",)} | {("move", space) for space in SHIP}
    found |= {("play", card) for card in s.hands[seat]} | {("item", item) for item in s.items[seat]}
    found |= {("room", place)} if place in ROOM_ACTIONS else set()
    found |= {("repair", place)} if place in ROOMS else set()
    found |= {("murder",)} if not s.human(seat) else set()
    found |= {("keeper",)} if s.titles[KEEPER] == seat else set()
    return found | {(name,) for name in (sheet.ability, sheet.feat) if name in SOURCES}
