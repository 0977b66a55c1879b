"""What options of Unfathomable point at, which things they name, and how little of it is code."""

import pytest

from bathysphere.engine import Event, InternalError, SeenEvent, silent
from bathysphere.games.unfathomable import GAME, events
from bathysphere.games.unfathomable.cards.characters.table import CHARACTERS, JAMIE, character
from bathysphere.games.unfathomable.cards.items.actions import USES
from bathysphere.games.unfathomable.cards.items.table import ALMANAC, ELDER_SIGN_AMULET, item
from bathysphere.games.unfathomable.cards.mythos.table import BARRICADE_THE_HATCHES, mythos
from bathysphere.games.unfathomable.cards.spaces import BOILER_ROOM, BRIDGE, CAPTAINS_CABIN, CHAPEL, DECK, ROOMS, WATER
from bathysphere.games.unfathomable.cards.spells.table import spell
from bathysphere.games.unfathomable.cards.waypoints.table import waypoint
from bathysphere.games.unfathomable.components import DEEP_ONE, FACE_DOWN, KEEPER, NOTHING, SUPPLY
from bathysphere.games.unfathomable.verbs import beside_deep_ones, beside_passengers, where_damaged
from bathysphere.games.unfathomable.vocabulary import VOCABULARY
from support.unfathomable.positions import position, skill_cards
from support.unfathomable.questions import WORDING
from support.worded_games import name

DECK_2, DECK_5, WATER_3 = DECK[1], DECK[4], WATER[2]
MINE, THEIRS = DECK_5, CHAPEL
"""Where the reader stands, and where the player of seat 2 does."""
LORE_2, LORE_3, TREACHERY_2, STRENGTH_3 = skill_cards("lore2 lore3 treachery2 strength3")
COORDINATED, SHRIVELLING, KEEN = skill_cards("influence1 lore1 observation3")
SHOTGUN, REEF, ACCUSATION = item("shotgun"), waypoint("reef"), mythos("accusation")


def view(crisis=NOTHING):
    s = position(4, places={0: "deck5", 2: "chapel"})
    s.crisis = crisis
    return GAME.view(s, 0)


def space(*numbers):
    return [("space", number) for number in numbers]


@pytest.mark.parametrize(
    ("choice", "refs"),
    [
        (("move", BRIDGE), space(BRIDGE)),
        (("attack", DEEP_ONE), space(MINE)),
        (("attack", 2), [*space(MINE), ("seat", 2)]),
        (("attack_in", BRIDGE, DEEP_ONE), [*space(BRIDGE), ("deep_one",)]),
        (("murder",), space(MINE)),
        (("rescue",), space(MINE)),
        (("rescue", DECK_2), space(DECK_2)),
        (("victim", 2), [("seat", 2), *space(THEIRS)]),
        (("comes_first", 2), [("seat", 2), *space(THEIRS)]),
        (("play", COORDINATED, 2), [("card", COORDINATED), ("seat", 2), *space(THEIRS)]),
        (("play", SHRIVELLING, WATER_3, DEEP_ONE), [("card", SHRIVELLING), *space(WATER_3), ("deep_one",)]),
        (("play", LORE_3, WATER_3), [("card", LORE_3), *space(WATER_3)]),
        (("play", TREACHERY_2), [("card", TREACHERY_2), *space(MINE)]),
        (("play", STRENGTH_3, SHOTGUN), [("card", STRENGTH_3), ("item", SHOTGUN)]),
        (("play", KEEN, -2), [("card", KEEN)]),
        (("item", SHOTGUN, DECK_2, DEEP_ONE), [("item", SHOTGUN), *space(DECK_2), ("deep_one",)]),
        (("room", CHAPEL, "back"), space(CHAPEL)),
        (("room", CHAPEL, "on", LORE_2), [*space(CHAPEL), ("card", LORE_2)]),
        (("room", BOILER_ROOM, STRENGTH_3), [*space(BOILER_ROOM), ("card", STRENGTH_3)]),
        (("room", CAPTAINS_CABIN, 2), [*space(CAPTAINS_CABIN), ("seat", 2), *space(THEIRS)]),
        (("quick_draw", SHOTGUN, THEIRS, 2), [("item", SHOTGUN), *space(THEIRS), ("seat", 2), ("ability", JAMIE)]),
        (("drive", DECK_2, WATER_3), space(DECK_2, WATER_3)),
        (("send", 2, DECK_2), [("seat", 2), *space(THEIRS, DECK_2)]),
        (("lead", 1, WATER_3), [("monarch", 1), *space(WATER_3)]),
        (("defeat_passenger", DECK_2), space(DECK_2)),
        (("defeat_passenger", SUPPLY), [("supply",)]),
        (("steal", 2, FACE_DOWN), [("seat", 2), *space(THEIRS), ("face_down",)]),
        (("draw", 3), [("skill", 3)]),
        (("advance", "travel"), [("track", "travel")]),
        (("ritual", -1), [("track", "ritual")]),
        (("gain", "food"), [("dial", "food")]),
        (("deck", "mythos"), [("deck", "mythos")]),
        (("top", "waypoint", REEF), [("waypoint", REEF)]),
        (("under", "mythos", ACCUSATION), [("mythos", ACCUSATION)]),
        (("perfect_number", 5), [("face", 5), ("feat", character("beatrice"))]),
        (("keeper",), [("title", KEEPER)]),
        (("almanac", LORE_2), [("card", LORE_2), ("item", ALMANAC)]),
        (("lesser_banishment", DECK_2), [*space(DECK_2), ("item", ELDER_SIGN_AMULET)]),
        (("revelation", 2), [("skill", 2), ("spell", spell("revelation_of_script"))]),
        (("barricade",), [("mythos", BARRICADE_THE_HATCHES)]),
        (("reveal", 1), [("role", 1)]),
        (("self_sacrifice", "partly"), [("feat", character("arjun"))]),
        (("choose", "waypoints/hurricane/0/first"), []),
        (("activate_first", "father_dagon"), []),
        (("draw_mythos",), []),
        (("stop",), []),
    ],
)
def test_what_an_option_points_at(choice, refs):
    VOCABULARY.check(choice)
    assert sorted(VOCABULARY.points_at(choice, view()), key=str) == sorted(dict.fromkeys(refs), key=str)


@pytest.mark.parametrize(
    ("verb", "part"), [("first", "first"), ("second", "second"), ("check", "check"), ("fail", "failed")]
)
def test_a_crisis_is_chosen_on_its_card_as_long_as_there_is_one(verb, part):
    assert VOCABULARY.points_at((verb,), view(ACCUSATION)) == [("part", part)]
    assert VOCABULARY.points_at((verb,), view()) == []


def test_abilities_and_feats_belong_to_their_sheet():
    sheets = {each.ability: ("ability", number) for number, each in enumerate(CHARACTERS)}
    sheets |= {each.feat: ("feat", number) for number, each in enumerate(CHARACTERS)}
    used = {verb: declared.of for verb, declared in VOCABULARY.verbs.items() if verb in sheets}
    assert used == {verb: sheets[verb] for verb in used}
    assert len(used) == 19


def test_cards_of_decks_and_cards_that_are_paid_are_named():
    assert VOCABULARY.names(("top", "waypoint", REEF)) == [("waypoint", REEF), ("deck", "waypoint")]
    assert VOCABULARY.names(("room", CHAPEL, "on", LORE_2)) == [("space", CHAPEL), ("card", LORE_2)]
    assert VOCABULARY.names(("steal", 1, SHOTGUN)) == [("seat", 1), ("item", SHOTGUN)]
    assert VOCABULARY.names(("steal", 1, FACE_DOWN)) == [("seat", 1)]


@pytest.mark.parametrize(
    ("choice", "heading"),
    [
        (("move", BRIDGE), "Move"),
        (("play", KEEN, 2), "Card"),
        (("quick_cast",), "Character"),
        (("item", SHOTGUN, DECK_2, DEEP_ONE), "Item"),
        (("drive_all", DECK_2, WATER_3), "Deck 2"),
        (("send_deep_one", DECK_2, WATER_3), "Deck 2"),
        (("send", 1, DECK_2), "Boris"),
        (("steal", 1, SHOTGUN), "Boris"),
        (("stop",), ""),
        (("rescue",), ""),
    ],
)
def test_under_what_an_option_stands_in_a_long_list(choice, heading):
    assert VOCABULARY.heading(WORDING["en"], choice, view(), name) == heading


def test_few_labels_need_code():
    """A crisis is told by the card in play; all other labels follow from what their verbs declare."""
    with_code = {verb for verb, declared in VOCABULARY.verbs.items() if callable(declared.also)}
    assert with_code == {"first", "second", "check", "fail"}
    assert len(VOCABULARY.verbs) == 108


def test_every_item_with_an_action_says_what_it_is_aimed_at():
    for number, use in USES.items():
        for seat_place in ("deck1", "bridge", "boiler_room"):
            s = position(4, places={0: seat_place}, deep_ones={"deck1": 1, "bridge": 1})
            for aim in use.aims(s, 0, silent):
                VOCABULARY.check(("item", number, *aim))


@pytest.mark.parametrize(
    ("kind", "data", "names"),
    [
        ("mythos_drawn", {"seat": 0, "card": 12, "chooser": NOTHING}, [("seat", 0), ("mythos", 12)]),
        ("damaged", {"room": BRIDGE, "card": 2}, [("space", BRIDGE), ("damage", 2)]),
        ("waypoint_laid", {"seat": 0, "card": 2, "distance": 3}, [("seat", 0), ("waypoint", 2)]),
        ("card_played", {"seat": 0, "card": 7}, [("seat", 0), ("card", 7)]),
        ("check_sorted", {"cards": (3, 3, 12), "worth": (4, 4, -3), "total": 5}, [("card", 3), ("card", 12)]),
        ("looked", {"seat": 0, "deck": "waypoint", "number": 1, "cards": (4,)},
         [("seat", 0), ("deck", "waypoint"), ("waypoint", 4)]),
        ("looked", {"seat": 0, "deck": "spell", "number": 1, "cards": (4,)},
         [("seat", 0), ("deck", "spell"), ("spell", 4)]),
        ("looked", {"seat": 0, "deck": "mythos", "number": 1}, [("seat", 0), ("deck", "mythos")]),
        ("action", {"seat": 0, "verb": "item", "subject": ELDER_SIGN_AMULET, "target": BRIDGE},
         [("seat", 0), ("item", ELDER_SIGN_AMULET), ("space", BRIDGE)]),
        ("action", {"seat": 0, "verb": "room", "subject": CAPTAINS_CABIN, "target": 2},
         [("seat", 0), ("space", CAPTAINS_CABIN), ("seat", 2)]),
        ("action", {"seat": 0, "verb": "play", "subject": COORDINATED, "target": 2},
         [("seat", 0), ("card", COORDINATED), ("seat", 2)]),
        ("action", {"seat": 0, "verb": "keeper", "subject": NOTHING, "target": NOTHING}, [("seat", 0)]),
        ("dial_changed", {"dial": 1, "by": -1, "value": 4}, [("dial", "food")]),
        ("track_moved", {"track": 1, "place": 2}, [("track", "ritual")]),
        ("total_changed", {"seat": 1, "ability": ("play", KEEN, 2), "total": 3}, [("seat", 1), ("card", KEEN)]),
        ("attacked", {"attacker": 0, "target": DEEP_ONE, "space": BRIDGE, "weapon": NOTHING},
         [("seat", 0), ("space", BRIDGE)]),
        ("trade_offered", {"seat": 0, "offers": ((0, 3, 2),)}, [("seat", 0), ("item", 3), ("seat", 2)]),
        ("role_dealt", {"seat": 1, "role": 1}, [("seat", 1)]),
        ("roles_passed", {"seat": 1, "to": 2, "number": 1, "roles": (1,)}, [("seat", 1), ("seat", 2)]),
        ("roles_seen", {"seat": 1, "target": 2, "roles": (1,)}, [("seat", 1), ("seat", 2), ("role", 1)]),
    ],
)  # fmt: skip
def test_lines_name_cards_spaces_and_seats(kind, data, names):
    assert VOCABULARY.fields.names(SeenEvent(kind, data, False)) == names


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        (events.ACTION, (0, "play", COORDINATED, 99)),
        (events.ACTION, (0, "keeper", 3, NOTHING)),
        (events.TRACK_MOVED, (0, 40)),
        (events.TOTAL_CHANGED, (0, ("play", KEEN), 3)),
        (events.TOTAL_CHANGED, (0, ("murder",), 3)),
        (events.MOVED, (0, BRIDGE, CHAPEL, "a whim")),
        (events.TRADE_OFFERED, (0, ((0, 3),))),
        (events.DEFEATED, (NOTHING,)),
    ],
)
def test_events_that_are_made_of_something_else_are_found(kind, data):
    with pytest.raises(InternalError, match=kind.name):
        VOCABULARY.fields.check(Event(kind, data))


def test_a_reason_stands_beside_what_it_is_about_if_that_is_there():
    s = position(4, places={0: "deck5"}, deep_ones={"deck5": 1})
    assert beside_deep_ones(GAME.view(s, 0)) == space(DECK_5)
    s.deep_ones[DECK_5] = 0
    assert beside_deep_ones(GAME.view(s, 0)) == []
    s.passengers = [()] * len(DECK)
    assert beside_passengers(GAME.view(s, 0)) == []
    s.passengers[DECK_5 - DECK.start] = (0,)
    assert beside_passengers(GAME.view(s, 0)) == space(DECK_5)
    assert where_damaged(GAME.view(s, 0), CHAPEL) == []
    s.damage[CHAPEL - ROOMS.start] = 0
    assert where_damaged(GAME.view(s, 0), CHAPEL) == space(CHAPEL)
