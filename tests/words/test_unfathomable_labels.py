"""The label of every option of Unfathomable, in so many words."""

import pytest

from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.characters.table import character
from bathysphere.games.unfathomable.cards.items.table import item
from bathysphere.games.unfathomable.cards.mythos.table import mythos
from bathysphere.games.unfathomable.cards.roles import HYBRID
from bathysphere.games.unfathomable.cards.skills.table import LORE, TREACHERY
from bathysphere.games.unfathomable.cards.spaces import BOILER_ROOM, BRIDGE, CAPTAINS_CABIN, CHAPEL, DECK, WATER
from bathysphere.games.unfathomable.cards.spells.monsters import Devour
from bathysphere.games.unfathomable.cards.spells.table import spell
from bathysphere.games.unfathomable.cards.waypoints.table import waypoint
from bathysphere.games.unfathomable.components import DEEP_ONE, FACE_DOWN, NOTHING, SUPPLY
from bathysphere.games.unfathomable.steps.cards.improvements import ChooseImprovement
from bathysphere.games.unfathomable.steps.cards.scouting import ScoutDeck
from bathysphere.games.unfathomable.steps.harm.defeat import DefeatEach
from bathysphere.games.unfathomable.steps.mythos.activation import DeepOnes
from bathysphere.games.unfathomable.vocabulary import VOCABULARY
from bathysphere.words import LANGUAGES, Words
from support.unfathomable.positions import effect, position, skill_cards
from support.unfathomable.questions import WORDING, asked_in, offered_in, option, scene
from support.worded_games import PLAYERS, clean

LORE_2, STRENGTH_3, OBSERVATION_1 = skill_cards("lore2 strength3 observation1")
DECK_2, WATER_3 = DECK[1], WATER[2]


LABELLED = [
    (("accuse", 1), "Boris"),
    (("act",), "Take actions"),
    (("activate", item("binoculars")), "Active: Binoculars"),
    (("activate_first", "father_dagon"), "Father Dagon first"),
    (("activate_in", DECK_2), "Deck 2"),
    (("add", LORE_2), "Lore 2"),
    (("advance", "ritual"), "Ritual track"),
    (("agree",), "Agree"),
    (("almanac", OBSERVATION_1), "Almanac: Observation 1"),
    (("arrest_order", 1), "Arrest Order: Boris"),
    (("attack", DEEP_ONE), "Attack: Deep One"),
    (("attack_in", DECK_2, 1), "Attack: Boris, Deck 2"),
    (("barricade",), "Barricade the Hatches"),
    (("break_out", BRIDGE), "Break out: Bridge"),
    (("cast", spell("heal")), "Cast: Heal"),
    (("character", character("samira")), "Play Samira Dualeh"),
    (("check",), "Check"),
    (("clear", CHAPEL), "Chapel"),
    (("damage", CHAPEL), "Chapel"),
    (("deck", "waypoint"), "Waypoint deck"),
    (("deck_chief", DECK_2), "Deck Chief: Deck 2"),
    (("decline", LORE), "Give up: Lore"),
    (("deep_one_ancestry", 1), "Deep One Ancestry: Boris"),
    (("defeat_character", 1), "Boris"),
    (("defeat_deep_one", DECK_2), "Deep One: Deck 2"),
    (("defeat_passenger", DECK_2), "Passenger: Deck 2"),
    (("defeat_passenger", SUPPLY), "Passenger from the supply"),
    (("discard", LORE_2), "Discard: Lore 2"),
    (("draw_mythos",), "Draw a card"),
    (("draw", TREACHERY), "Treachery"),
    (("drive", DECK_2, WATER_3), "Deck 2 → Water 3"),
    (("experienced", LORE_2), "Experienced: Lore 2"),
    (("fail",), "Check failed"),
    (("first",), "First option"),
    (("comes_first", 1), "Boris"),
    (("choose", "waypoints/hurricane/0/first"), "Fuel −1"),
    (("first_oath_of_dagon", LORE_2, 0), "First Oath of Dagon: Mother Hydra (Lore 2)"),
    (("fortunate_son", LORE_2), "Fortunate Son: Lore 2"),
    (("full_steam_ahead",), "Full Steam Ahead"),
    (("gain", "sanity"), "Sanity +1"),
    (("give", item("shotgun"), 1), "Shotgun → Boris"),
    (("go",), "To the Galley"),
    (("healing_words", LORE_2), "Healing Words: Lore 2"),
    (("item", item("repeating_rifle"), DECK_2, DEEP_ONE), "Repeating Rifle: Deep One, Deck 2"),
    (("item", item("plimsolls"), DECK_2), "Plimsolls: Deck 2"),
    (("item", item("speaking_trumpet")), "Speaking Trumpet"),
    (("jury_rigger",), "Jury-Rigger"),
    (("give_nothing",), "Give nothing"),
    (("keep", item("shotgun")), "Keep: Shotgun"),
    (("keeper",), "Cast a spell (Keeper of the Tome)"),
    (("lead", 1, WATER_3), "Father Dagon: Water 3"),
    (("leave_deep_ones",), "Leave the others"),
    (("leave_monarch",), "Leave it where it is"),
    (("lesser_banishment", DECK_2), "Once more: Deck 2"),
    (("look",), "Look at 2 cards"),
    (("lucky_ring",), "“Lucky” Ring: +2"),
    (("medical_intervention",), "Medical Intervention"),
    (("memory_of_the_deep",), "Memory of the Deep: hold the check"),
    (("move", BRIDGE), "Go to: Bridge"),
    (("murder",), "Defeat a passenger"),
    (("mythos", mythos("accusation")), "Accusation"),
    (("nobody",), "Nobody"),
    (("nothing",), "No, thanks"),
    (("occult_training",), "Occult Training"),
    (("pass",), "Pass"),
    (("pass_to", 1), "Boris"),
    (("perfect_number", 7), "Perfect Number: 7"),
    (("pharmacy_food",), "Travel Pharmacy: 1 food"),
    (("pharmacy_item",), "Give up: Travel Pharmacy"),
    (("play", *skill_cards("influence1"), 1), "Coordinated Effort (Influence 1): Boris"),
    (("play", *skill_cards("lore1"), DECK_2, DEEP_ONE), "Shrivelling (Lore 1): Deep One, Deck 2"),
    (("play", *skill_cards("lore3"), DECK_2), "Lesser Banishment (Lore 3): Deck 2"),
    (("play", *skill_cards("lore5"), LORE), "Forced Learning (Lore 5): Lore"),
    (("play", *skill_cards("observation3"), -2), "Keen Insight (Observation 3): −2"),
    (("play", *skill_cards("strength3"), NOTHING), "Rampage (Strength 3): plain attacks"),
    (("play", *skill_cards("strength3"), item("shotgun")), "Rampage (Strength 3): Shotgun"),
    (("play", *skill_cards("treachery2")), "Call to Action (Treachery 2): all in your space"),
    (("play", *skill_cards("treachery2"), DECK_2), "Call to Action (Treachery 2): Deck 2"),
    (("play", *skill_cards("will5")), "True Grit (Will 5)"),
    (("pocket_pistol",), "Reroll: Pocket Pistol"),
    (("quick_cast",), "Quick Cast"),
    (("quick_draw", item("shotgun"), DECK_2, DEEP_ONE), "Quick Draw: Shotgun, Deep One, Deck 2"),
    (("ready",), "Ready"),
    (("refuse",), "Refuse"),
    (("remove", item("shotgun")), "Give up: Shotgun"),
    (("repair", BRIDGE), "Repair: Bridge"),
    (("rescue",), "Rescue a passenger"),
    (("rescue", DECK_2), "Rescue: Deck 2"),
    (("rest",), "All others, in order"),
    (("reveal", HYBRID), "Reveal yourself: Hybrid"),
    (("revelation", LORE), "Revelation of Script: Lore"),
    (("risk", 1), "Risk 1 passenger"),
    (("risk", 3, "waypoints/abandoned_depot/0/then"), "Risk 3 passengers: roll, on 5–8 Fuel +2"),
    (("ritual", -1), "Ritual −1"),
    (("ritual", 0), "Leave it"),
    (("room", BRIDGE), "Use: Bridge"),
    (("room", CAPTAINS_CABIN, 1), "Use: Captain’s Cabin (Boris)"),
    (("room", CHAPEL, "back"), "Use: Chapel (ritual −1)"),
    (("room", CHAPEL, "on", LORE_2), "Use: Chapel (ritual +1, Lore 2)"),
    (("room", BOILER_ROOM, STRENGTH_3), "Use: Boiler Room (Strength 3)"),
    (("sacrifice_deep_one",), "Sacrifice Deep One"),
    (("scavenger",), "Scavenger"),
    (("second",), "Second option"),
    (("choose", "waypoints/hurricane/0/second"), "Damage the ship twice"),
    (("self_sacrifice", "partly"), "Self-Sacrifice: partial success"),
    (("lock_up", 1), "To the Brig: Boris"),
    (("send", 1, BRIDGE), "Boris → Bridge"),
    (("send_deep_one", DECK_2, BRIDGE), "Deep One: Deck 2 → Bridge"),
    (("shrivelling", DECK_2, 1), "Once more: Boris, Deck 2"),
    (("space", DECK_2), "Deck 2"),
    (("spawn", WATER_3), "Water 3"),
    (("starbuck",), "Send Starbuck away"),
    (("stay",), "No move"),
    (("stop",), "Finish"),
    (("take", item("shotgun")), "Take: Shotgun"),
    (("steal", 1, FACE_DOWN), "Take: Face-down improvement (Boris)"),
    (("rise", WATER_3), "Water 3"),
    (("drive_all", DECK_2, WATER_3), "Deck 2 → Water 3"),
    (("top", "mythos", mythos("accusation")), "On top: Accusation"),
    (("top", "waypoint", waypoint("reef")), "On top: Reef"),
    (("top", "item", item("shotgun")), "On top: Shotgun"),
    (("trade",), "Start a trade"),
    (("treachery", 0), "No Treachery"),
    (("treachery", 2), "Treachery: 2"),
    (("uncanny_fortune",), "Uncanny Fortune"),
    (("unconventional_leader", "food"), "Unconventional Leader: Food −1"),
    (("under", "spell", spell("heal")), "On the bottom: Heal"),
    (("victim", 1), "Boris"),
    (("ward", 1), "Boris"),
    (("waypoint", waypoint("reef")), "Reef"),
    (("well_equipped", 2), "Well Equipped: +2"),
]


def test_every_verb_is_among_the_labels():
    assert {choice[0] for choice, _ in LABELLED} == set(VOCABULARY.verbs)


@pytest.mark.parametrize(("choice", "label"), LABELLED)
def test_a_label_is_short_and_says_what_is_chosen(choice, label):
    assert option("en", choice) == label
    for language in LANGUAGES:
        assert len(option(language, choice)) <= 66


def test_what_stands_beside_oneself_is_named_without_its_space():
    view = GAME.view(position(4, places={0: "deck2"}), 0)
    assert option("en", ("item", item("shotgun"), DECK_2, DEEP_ONE), view) == "Shotgun: Deep One"
    assert option("en", ("attack_in", DECK_2, 1), view) == "Attack: Boris"


def test_options_of_a_crisis_tell_what_happens():
    s = position(4)
    s.crisis = mythos("class_struggle")
    assert option("en", ("second",), GAME.view(s, 0)) == "Risk 4 passengers."
    s.crisis = mythos("coal_bunker_fire")
    view = GAME.view(s, 0)
    assert option("en", ("fail",), view) == "Check failed: Lose 1 fuel and 1 soul."
    assert option("ru", ("check",), view).startswith("Проверка: ")
    s.crisis = mythos("collision_course")
    assert WORDING["en"].crisis(s.crisis, "passed") == "Nothing happens."


def test_options_are_named_alike_in_their_questions():
    s = scene(ChooseImprovement(0), items={0: "binoculars medicine_ball"})
    assert offered_in("uk", s) == ["Діє: Бінокль", "Діє: Набивний м’яч"]
    s = scene(DeepOnes((1, 1, *[0] * 22)), deep_ones={"water1": 1, "water2": 1})
    assert offered_in("en", s) == ["All others, in order", "Water 1", "Water 2"]
    s = scene(Devour(0, 1), deep_ones={"deck1": 1, "water3": 1})
    assert offered_in("en", s) == ["Deep One: Water 3", "Deep One: Deck 1"]
    s = scene(DefeatEach((0, 1)))
    assert offered_in("en", s) == PLAYERS[:2]
    s = scene(ScoutDeck(0, "waypoints", 2), waypoints="reef iceberg")
    assert offered_in("ru", s) == ["Наверх: Айсберг", "Наверх: Риф"]
    s = scene(ScoutDeck(0, "mythos", 2), mythos="accusation class_struggle")
    assert offered_in("en", s) == ["On top: Accusation", "On top: Class Struggle"]


def test_effects_that_leave_a_choice_name_their_card():
    s = position(4)
    effect(s, "waypoints/iceberg")
    assert asked_in("en", s) == "“Iceberg”: do you want this?"
    assert offered_in("en", s) == ["Roll, on 5–8 Food +1, otherwise damage the ship", "No, thanks"]
    effect(s, "waypoints/seaweed_patch")
    assert asked_in("uk", s) == "«Зарості водоростей»: який із двох варіантів?"
    assert offered_in("uk", s) == ["Ризикнути 2 пасажирами", "Пошкодити корабель"]
    s = position(4, hands={0: "lore2 lore3"})
    s.crisis = mythos("poisoned_food")
    effect(s, "mythos/poisoned_food/first")
    assert asked_in("en", s) == "“Poisoned Food”: discard a Lore card; its value is added to the roll."


def test_facts_of_what_is_not_offered_are_named_and_numbers_stay():
    facts = {"space": BRIDGE, "seat": 1, "item": item("shotgun"), "ability": "rampage", "skill": LORE, "least": 12}
    said = WORDING["uk"].for_reason("any", facts, GAME.view(position(4), 0), lambda seat: PLAYERS[seat])
    assert {field: said[field] for field in facts} == {
        "space": "Місток",
        "seat": "Boris",
        "item": "«Дробовик»",
        "ability": "«Шаленство»",
        "skill": "Знання",
        "least": 12,
    }


def test_long_lists_have_headings_in_every_language():
    view = GAME.view(position(4), 0)
    said = [clean(Words(language, "unfathomable").heading(("move", BRIDGE), view, PLAYERS)) for language in LANGUAGES]
    assert sorted(said) == ["Move", "Іти", "Идти"]
    words = Words("ru", "unfathomable")
    assert words.heading(("send", 1, BRIDGE), view, PLAYERS) == "Boris"
    assert words.heading(("drive", DECK_2, WATER_3), view) == words.option(("space", DECK_2), view)
    assert words.heading(("stop",), view) == ""
