"""Every card, sheet and token of the box makes a difference: each is tried with all others absent, and something is
offered, counted or changed that is not without it. What it does in detail is tested beside its kind."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bathysphere.engine import PASS, Choice, answer, decisions, open_questions
from bathysphere.games.unfathomable.cards.characters.table import CHARACTERS, Character
from bathysphere.games.unfathomable.cards.damage import DAMAGE, Damage
from bathysphere.games.unfathomable.cards.items.table import ITEMS, Item
from bathysphere.games.unfathomable.cards.passengers import COPIES, LOSSES
from bathysphere.games.unfathomable.cards.roles import HYBRID
from bathysphere.games.unfathomable.cards.skills.table import LORE
from bathysphere.games.unfathomable.cards.spaces import CHAPEL, ROOMS, number
from bathysphere.games.unfathomable.cards.spells.table import SPELLS
from bathysphere.games.unfathomable.components import DEEP_ONE
from bathysphere.games.unfathomable.effects import DIALS
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.harm.damage import DrawDamage
from bathysphere.games.unfathomable.steps.turn.keeper import cast
from support.rules import rule
from support.unfathomable.mythos_cards import changes, facts
from support.unfathomable.positions import TOKENS, act, actions, all_pass, dial, dice, position, run, skill_cards
from support.unfathomable.single_steps import defeat, defeat_passenger, hold_check, roll_die

BUSY: dict[str, Any] = {
    "places": {0: "deck1", 1: "deck1", 2: "sick_bay", 3: "brig"},
    "deep_ones": {"deck1": 1, "deck2": 1, "water7": 2, "the_deep": 2},
    "passengers": {"deck1": "soul", "deck2": "blank"},
    "hydra": "water3",
    "dagon": "water4",
    "dials": dict.fromkeys(DIALS, 5),
    "tracks": {"travel": 2, "ritual": 2},
    "items": {1: "almanac"},
    "keeper": 0,
}
"""A position in which there is something to do for everybody."""


def moments(**said: Any) -> Iterator[tuple[str, UnfathomableState]]:
    """Seat 0 comes to the moments at which cards and sheets can be used."""
    hands = {0: "lore1 observation1 strength1 will1"}
    yield "action", position(**BUSY | {"hands": hands} | said)
    for room in ("boiler_room", "chapel"):
        damage = {"damage": {"chapel": "structural_damage_will"}}
        yield f"action in the {room}", position(**BUSY | damage | {"hands": hands, "places": {0: room, 1: room}} | said)
    occasions: dict[str, Callable[[UnfathomableState], Any]] = {
        "check.before": lambda s: hold_check(s, card="hull_leak", why="mythos"),
        "check.after": lambda s: (hold_check(s), all_pass(s, until="check.after")),
        "roll.before": roll_die,
        "roll.after": lambda s: (roll_die(s), all_pass(s, until="roll.after")),
        "attack": lambda s: act(s, "attack", DEEP_ONE),
        "shrivelling": lambda s: (act(s, *actions(s, "play")[0]), all_pass(s, until="amulet.again")),
        "defeat.character": lambda s: defeat(s, 1),
        "defeat of oneself": lambda s: defeat(s, 0),
        "defeat.passenger": lambda s: defeat_passenger(s, "deck1"),
    }
    for name, occasion in occasions.items():
        s = position(**BUSY | {"hands": hands, "captain": 0} | said)
        occasion(s)
        yield name, s
    stoking = position(**BUSY | {"hands": hands, "places": {0: "boiler_room"}} | said)
    act(stoking, "room", number("boiler_room"), *skill_cards("strength1"))
    all_pass(stoking, until="boiler_room.after")
    yield "boiler_room.after", stoking
    yield "mythos", position(**BUSY | {"hands": hands, "at": "mythos", "mythos": "food_rationing", "captain": 0} | said)
    yield "turn", position(**BUSY | {"hands": hands, "at": "turn"} | said)


def traces(**said: Any) -> set[Any]:
    """What seat 0 is offered at each moment, the die that he rolls and the cards that he receives."""
    found: set[Any] = set()
    for name, s in moments(**said):
        found |= {(name, kind.kind, option) for kind in open_questions(s) if kind.seat == 0 for option in kind.options}
        found |= {(name, "die", rolling.modifier) for rolling in s.rolls}
        found.add((name, "cards", len(s.hands[0])))
    return found


@rule("UL.17c", "U9.0", "U9.6")
@pytest.mark.parametrize("which", ITEMS, ids=lambda which: which.id)
def test_every_item_makes_a_difference(which: Item):
    active = {"active": {0: which.id}} if which.skill >= 0 else {}
    others = {seat: items for seat, items in BUSY["items"].items() if items != which.id}
    assert traces(items={**others, 0: which.id}, **active) - traces(items=others)


@rule("UL.16e", "U24.0")
@pytest.mark.parametrize("sheet", CHARACTERS, ids=lambda sheet: sheet.id)
def test_every_ability_of_a_sheet_makes_a_difference(sheet: Character, monkeypatch: pytest.MonkeyPatch):
    scene = {"crew": sheet.id, "items": {0: "shotgun"}}
    able = traces(**scene)
    monkeypatch.setattr(UnfathomableState, "has_ability", lambda s, seat: False)
    assert able - traces(**scene)


@rule("UL.17g", "U14.0")
@pytest.mark.parametrize("sheet", CHARACTERS, ids=lambda sheet: sheet.id)
def test_every_feat_makes_a_difference(sheet: Character):
    scene = {"crew": sheet.id, "items": {0: "shotgun"}}
    assert traces(**scene, feats=(0,)) - traces(**scene)


def finish(s: UnfathomableState) -> None:
    """Everybody passes, and takes the last option of whatever else he is asked, with as few picks as will do."""
    while s.outcome is None and decisions(s)[0].kind != "action":
        decision = decisions(s)[0]
        choice: Choice = PASS if PASS in decision.options else decision.options[-1]
        if decision.picks is not None:
            choice = decision.default or decision.more(())[-1:]
        answer(s, decision.seat, choice)


def differences(s: UnfathomableState, before: Any) -> set[str]:
    """What has changed aboard, the order of the decks that can be looked at included."""
    facts_before, decks = before
    return changes(facts_before, facts(s)) | ({"decks"} if decks != (s.mythos, s.waypoints) else set())


def noted(s: UnfathomableState) -> Any:
    return facts(s), (list(s.mythos), list(s.waypoints))


@rule("U45.0", "U43.2")
@pytest.mark.parametrize("sheet", CHARACTERS, ids=lambda sheet: sheet.id)
def test_every_reveal_ability_makes_a_difference(sheet: Character):
    """Compared with the brig, where no such ability works (UL.50)."""
    changed = []
    for place in ("deck1", "brig"):
        places = BUSY["places"] | {0: place, 3: "galley"}
        s = position(**BUSY | {"crew": sheet.id, "roles": {0: "hybrid"}, "places": places, "row": "reef"})
        dice(s, *[8] * 8)
        before = noted(s)
        act(s, "reveal", HYBRID)
        finish(s)
        changed.append(differences(s, before))
    assert changed[0] != changed[1]


@rule("UL.17d", "U10.1a")
@pytest.mark.parametrize("which", range(len(SPELLS)), ids=[each.id for each in SPELLS])
def test_every_spell_makes_a_difference(which: int):
    """Beside its price; the two that stay are there to be seen."""
    s = position(**BUSY | {"hands": dict.fromkeys(range(4), "lore1 will1")})
    dice(s, *[8] * 6)
    before = noted(s)
    run(s, *cast(s, 0, which))
    finish(s)
    changed = differences(s, before) - {"sanity-1", "spells-1"}
    assert changed or s.wards != [0] * 4 or s.spells_kept[0]


@rule("UL.17h", "U33.2", "UL.38")
@pytest.mark.parametrize("which", DAMAGE, ids=lambda which: which.id)
def test_every_damage_card_makes_a_difference(which: Damage):
    s = position(damage_deck=f"{which.id} structural_damage_{'lore' if which.skill != LORE else 'will'}")
    before = facts(s)
    run(s, DrawDamage(CHAPEL))
    all_pass(s)
    assert changes(before, facts(s))
    if which.structural:
        assert s.damage[CHAPEL - ROOMS.start] == DAMAGE.index(which)


@rule("UL.16i", "U30.8", "U30.1a")
@pytest.mark.parametrize("token", TOKENS)
def test_every_passenger_costs_what_it_shows(token: str):
    s = position(passengers={"deck1": token})
    assert COPIES[TOKENS[token]]
    defeat_passenger(s, "deck1")
    lost = {name: 8 - dial(s, name) for name in DIALS if dial(s, name) != 8}
    assert lost == dict(LOSSES[TOKENS[token]])
    assert sorted(TOKENS.values()) == list(range(len(COPIES)))
