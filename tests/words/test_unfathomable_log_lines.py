"""What each line of the log of Unfathomable says: who, what, to whom, where."""

import pytest

from bathysphere.games.unfathomable.cards.characters.table import KEILANI
from bathysphere.games.unfathomable.cards.damage import damage
from bathysphere.games.unfathomable.cards.items.table import (
    BINOCULARS,
    SHOTGUN,
    STARBUCK,
)
from bathysphere.games.unfathomable.cards.mythos.table import FAMILY_TIES
from bathysphere.games.unfathomable.cards.mythos.table import mythos as mythos_card
from bathysphere.games.unfathomable.cards.passengers import SOUL
from bathysphere.games.unfathomable.cards.roles import HUMAN, HYBRID
from bathysphere.games.unfathomable.cards.skills.table import INFLUENCE, LORE, STRENGTH, WILL
from bathysphere.games.unfathomable.cards.spaces import (
    BOILER_ROOM,
    BRIDGE,
    BRIG,
    DECK,
    SICK_BAY,
    THE_DEEP,
    WATER,
)
from bathysphere.games.unfathomable.cards.spells.table import spell
from bathysphere.games.unfathomable.cards.waypoints.table import waypoint
from bathysphere.games.unfathomable.components import (
    CAPTAIN,
    DAGON,
    DEEP_ONE,
    FUEL,
    NOBODY,
    NOTHING,
    RITUAL,
    SUPPLY,
    TRAVEL,
)
from bathysphere.words import LANGUAGES
from support.unfathomable.log_lines import KINDS, event
from support.unfathomable.positions import skill_cards

LORE_3, STRENGTH_3, WILL_3, TREACHERY_5 = skill_cards("lore3 strength3 will3 treachery5")
FORCED_LEARNING, KEEN_INSIGHT, PREPARATION = skill_cards("lore5 observation3 observation5")
HULL_LEAK, CLASS_STRUGGLE = mythos_card("hull_leak"), mythos_card("class_struggle")

LINES = [
    # turns and actions
    ("turn_began", {"seat": 1, "number": 7}, "Turn 7: Bob."),
    ("stopped", {"seat": 1, "left": 2}, "Bob ends their actions; unused: 2."),
    ("moved", {"seat": 1, "origin": BRIDGE, "space": DECK[2], "why": "action"}, "Bob goes to Deck 3."),
    ("moved", {"seat": 1, "origin": BRIDGE, "space": SICK_BAY, "why": "defeated"}, "Bob is taken to the Sick Bay."),
    (
        "moved",
        {"seat": 1, "origin": BRIG, "space": BRIDGE, "why": "brig"},
        "Bob leaves the Brig and goes to the Bridge.",
    ),
    ("granted", {"seat": 1, "number": 1}, "Bob may take 1 more action right away."),
    ("granted", {"seat": 1, "number": 2}, "Bob may take 2 more actions right away."),
    ("several_want", {"seats": (2, 0)}, "Several want to step in: Cleo, Ann. The current player sets the order."),
    ("feat_used", {"seat": 1, "feat": "uncanny_fortune"}, "Bob uses a feat: “Uncanny Fortune”."),
    ("traded", {"giver": 0, "to": 1, "item": SHOTGUN}, "Ann gives “Shotgun” to Bob."),
    (
        "trade_offered",
        {"seat": 0, "offers": ((0, SHOTGUN, 1), (2, BINOCULARS, 0))},
        "The trade on the table: Ann → Bob: “Shotgun”; Cleo → Ann: “Binoculars”.",
    ),
    ("trade_failed", {"seat": 1}, "Nothing comes of Bob’s trade."),
    # cards
    ("drew_skills", {"seat": 1, "decks": (LORE, LORE, WILL), "why": "turn"}, "Bob draws 3 cards: Lore ×2, Will."),
    ("discarded", {"seat": 1, "number": 1, "why": "effect"}, "Bob discards a card."),
    (
        "discarded",
        {"seat": 1, "number": 2, "why": "limit", "cards": (LORE_3, LORE_3)},
        "Bob discards 2 cards over the hand limit: Lore 3 ×2.",
    ),
    ("paid", {"seat": 1, "cards": (STRENGTH_3,), "why": "boiler_room"}, "Bob pays with Strength 3."),
    ("deck_reshuffled", {"skill": LORE, "number": 12}, "Lore: the discard pile becomes a new deck of 12 cards."),
    (
        "card_played",
        {"seat": 1, "card": TREACHERY_5},
        "Bob plays “Perform Rites” (Treachery 5) instead of taking actions.",
    ),
    (
        "looked",
        {"seat": 1, "deck": "item", "number": 1, "cards": (SHOTGUN,)},
        "Bob looks at the top card of the item deck: “Shotgun”.",
    ),
    ("looked", {"seat": 1, "deck": "spell", "number": 2}, "Bob looks at the top 2 cards of the spell deck."),
    ("looked", {"seat": 1, "deck": "mythos", "number": 0, "cards": ()}, "Bob finds no card in the mythos deck."),
    ("put_under", {"seat": 1, "deck": "spell", "number": 1}, "Bob puts a card on the bottom of the spell deck."),
    ("cards_left", {"deck": "items", "number": 3}, "Item deck: the top 3 cards leave the game face down."),
    ("cards_left", {"deck": "spells", "number": 0}, "Spell deck: no card is left to remove."),
    ("item_gained", {"seat": 1, "item": SHOTGUN}, "Bob gets an item: “Shotgun”."),
    ("item_left", {"seat": 1, "item": STARBUCK}, "Bob gives up “Starbuck”, and it leaves the game."),
    ("improvement_active", {"seat": 1, "item": BINOCULARS}, "Bob makes “Binoculars” active."),
    ("spell_cast", {"seat": 1, "spell": spell("heal")}, "Bob casts a spell: “Heal”."),
    ("warded", {"seat": 1, "target": 2}, "Bob lays “Flesh Ward” over Cleo."),
    ("kept", {"seat": 1, "card": FAMILY_TIES}, "Bob keeps “Family Ties”."),
    ("kept_card_left", {"seat": 1, "card": FAMILY_TIES}, "Bob discards the kept card “Family Ties”."),
    # dice
    (
        "will_roll",
        {"seat": 1, "why": "attack", "number": 4, "at_most": False, "bonus": 2},
        "Bob rolls for the attack (4 or more counts, bonus +2).",
    ),
    (
        "will_roll",
        {"seat": 1, "why": "effect", "number": 4, "at_most": True, "bonus": 0},
        "Bob rolls the die (4 or less counts).",
    ),
    (
        "will_roll",
        {"seat": 1, "why": "damage", "number": 0, "at_most": False, "bonus": 0},
        "Bob rolls for the room that is hit.",
    ),
    (
        "roll_changed",
        {"seat": 1, "ability": "keen_insight", "card": KEEN_INSIGHT, "by": -2},
        "Bob uses “Keen Insight” (Observation 3): −2 to the roll.",
    ),
    (
        "roll_changed",
        {"seat": 1, "ability": "almanac", "card": KEEN_INSIGHT, "by": 3},
        "Bob uses “Almanac” (Observation 3): +3 to the roll.",
    ),
    ("die_set", {"seat": 1, "face": 8}, "Bob uses “Perfect Number”: the die shows 8."),
    ("rolled", {"face": 5, "modifier": 0}, "The die shows 5."),
    ("rolled", {"face": 5, "modifier": -2}, "The die shows 5 (−2)."),
    (
        "rerolled",
        {"seat": 1, "ability": "fortunate_son", "card": WILL_3},
        "Bob has the die rerolled: “Fortunate Son” (Will 3).",
    ),
    (
        "rerolled",
        {"seat": 1, "ability": "pocket_pistol", "card": NOTHING},
        "Bob has the die rerolled: “Pocket Pistol”.",
    ),
    ("roll_result", {"result": 7, "met": True}, "Result of the roll: 7."),
    # checks
    (
        "check_began",
        {"why": "mythos", "card": HULL_LEAK, "seat": 1, "target": 12, "partial": 7, "skills": (LORE, WILL)},
        "Skill check “Hull Leak”, 12 needed (partial success 7). Supporting: Lore, Will.",
    ),
    (
        "check_began",
        {"why": "brig", "card": NOTHING, "seat": 1, "target": 8, "partial": 0, "skills": (LORE, STRENGTH)},
        "Skill check “Brig”, 8 needed. Supporting: Lore, Strength.",
    ),
    (
        "check_changed",
        {"seat": 1, "card": PREPARATION},
        "Bob plays “Preparation” (Observation 5): no chaos cards this time.",
    ),
    (
        "skill_supports",
        {"seat": 1, "card": FORCED_LEARNING, "skill": INFLUENCE},
        "Bob plays “Forced Learning” (Lore 5): Influence supports the check.",
    ),
    (
        "sacrificed",
        {"seat": 1, "result": "partly"},
        "Bob uses “Self-Sacrifice”: the check counts as a partial success.",
    ),
    ("chaos_made", {"number": 10}, "A chaos deck is made: 10 cards."),
    ("chaos_grew", {"number": 2, "size": 11}, "2 treachery cards join the chaos deck. It now holds 11 cards."),
    ("chaos_added", {"number": 2}, "Chaos adds 2 cards to the check."),
    ("cards_added", {"seat": 1, "number": 2}, "Bob adds 2 cards to the check."),
    ("cards_added", {"seat": 1, "number": 1, "cards": (WILL_3,)}, "Bob adds a card to the check: Will 3."),
    ("cards_added", {"seat": 1, "number": 0, "cards": ()}, "Bob adds nothing to the check."),
    ("cards_shown", {"seat": 1, "cards": (WILL_3, LORE_3)}, "Bob adds face up: Will 3, Lore 3."),
    ("cards_shown", {"seat": 1, "cards": ()}, "Bob adds nothing to the check."),
    (
        "check_sorted",
        {"cards": (LORE_3, WILL_3, WILL_3), "worth": (3, -3, -3), "total": -3},
        "Cards in the check: Lore 3, Will 3 ×2. The total is −3.",
    ),
    ("check_sorted", {"cards": (), "worth": (), "total": 0}, "No cards are in the check, so the total is 0."),
    (
        "total_changed",
        {"seat": 1, "ability": ("play", WILL_3, -2), "total": 5},
        "Bob uses “Determination” (−2). The total is now 5.",
    ),
    (
        "total_changed",
        {"seat": 1, "ability": ("experienced", LORE_3), "total": 5},
        "Bob uses “Experienced” (Lore 3). The total is now 5.",
    ),
    (
        "total_changed",
        {"seat": 1, "ability": ("revelation", WILL), "total": 5},
        "Bob uses “Revelation of Script” (Will). The total is now 5.",
    ),
    (
        "total_changed",
        {"seat": 1, "ability": ("well_equipped", 3), "total": 5},
        "Bob uses “Well Equipped” (+3). The total is now 5.",
    ),
    ("check_ended", {"result": "passed", "total": 9}, "The check is over: success, total 9."),
    # fights and defeats
    (
        "attacked",
        {"attacker": 1, "target": DEEP_ONE, "space": DECK[0], "weapon": SHOTGUN},
        "Bob attacks a Deep One on Deck 1 (“Shotgun”).",
    ),
    (
        "attacked",
        {"attacker": 1, "target": 2, "space": BRIDGE, "weapon": NOTHING},
        "Bob attacks Cleo on the Bridge.",
    ),
    (
        "attacked",
        {"attacker": NOBODY, "target": 2, "space": BRIDGE, "weapon": NOTHING},
        "A Deep One attacks Cleo on the Bridge.",
    ),
    ("aimed", {"seat": 1, "target": DEEP_ONE, "space": WATER[0]}, "Bob aims at a Deep One in Water 1."),
    ("aimed", {"seat": 1, "target": 0, "space": BRIDGE}, "Bob aims at Ann on the Bridge."),
    ("struck", {"attacker": 1, "target": DEEP_ONE, "space": BRIDGE, "hit": True}, "Bob hits."),
    ("struck", {"attacker": NOBODY, "target": 1, "space": BRIDGE, "hit": False}, "The Deep One misses."),
    ("would_be_defeated", {"seat": 1}, "Bob is about to be defeated."),
    (
        "defeat_prevented",
        {"seat": 2, "victim": 1, "ability": "healing_words", "card": LORE_3},
        "Bob escapes defeat: “Healing Words”, thanks to Cleo.",
    ),
    (
        "defeat_prevented",
        {"seat": 1, "victim": 1, "ability": "starbuck", "card": NOTHING},
        "Bob escapes defeat: “Starbuck”.",
    ),
    ("ward_used", {"seat": 1}, "Bob escapes defeat: “Flesh Ward” is spent."),
    ("defeated", {"seat": 1}, "Bob is defeated."),
    ("deep_one_defeated", {"space": DECK[4], "by": 0}, "Ann defeats a Deep One on Deck 5."),
    # passengers and damage
    ("passenger_at_risk", {"space": DECK[3]}, "A passenger is at risk on Deck 4."),
    ("passenger_in_danger", {"space": DECK[3]}, "A passenger on Deck 4 is in mortal danger."),
    ("passenger_in_danger", {"space": SUPPLY}, "A passenger below deck is in mortal danger."),
    (
        "passenger_saved",
        {"seat": 1, "space": DECK[3], "ability": "pharmacy_food"},
        "Bob saves a passenger on Deck 4: “Travel Pharmacy”.",
    ),
    ("passenger_rescued", {"space": DECK[3], "by": 1, "why": "action"}, "Bob brings a passenger on Deck 4 to safety."),
    ("passenger_defeated", {"space": DECK[3], "token": SOUL}, "A passenger dies on Deck 4 (1 soul)."),
    ("damage_drawn", {"card": damage("fleeing_passengers")}, "Damage: “Fleeing Passengers”."),
    (
        "damaged",
        {"room": BOILER_ROOM, "card": damage("structural_damage_any")},
        "The ship is damaged in the Boiler Room.",
    ),
    (
        "repaired",
        {"room": BOILER_ROOM, "card": damage("structural_damage_any")},
        "The damage in the Boiler Room is repaired.",
    ),
    # monsters
    ("activated", {"icon": "father_dagon"}, "Father Dagon stirs."),
    ("spawned", {"number": 1, "space": DECK[0]}, "A Deep One appears on Deck 1."),
    ("spawned", {"number": 2, "space": THE_DEEP}, "2 Deep Ones appear in the Deep."),
    ("supply_empty", {"missing": 1}, "The supply of Deep Ones runs out, 1 short."),
    (
        "deep_ones_moved",
        {"number": 3, "origin": WATER[1], "space": DECK[1]},
        "3 Deep Ones move from Water 2 to Deck 2.",
    ),
    ("deep_ones_returned", {"number": 2, "space": WATER[7]}, "2 Deep Ones disappear from Water 8."),
    (
        "monarch_moved",
        {"monarch": DAGON, "origin": THE_DEEP, "space": WATER[0]},
        "Father Dagon swims from the Deep to Water 1.",
    ),
    ("barricaded", {"seat": 1}, "Bob bars the hatches: no Deep One gets inside until the turn ends."),
    # mythos
    ("mythos_drawn", {"seat": 1, "card": HULL_LEAK, "chooser": 1}, "Bob draws a mythos card: “Hull Leak”."),
    ("mythos_drawn", {"seat": 1, "card": HULL_LEAK, "chooser": NOBODY}, "Bob draws a mythos card: “Hull Leak”."),
    (
        "mythos_drawn",
        {"seat": 1, "card": CLASS_STRUGGLE, "chooser": 2},
        "Bob draws a mythos card: “Class Struggle”. Cleo decides.",
    ),
    ("mythos_skipped", {"card": FAMILY_TIES}, "“Family Ties” is discarded: nobody can resolve it now."),
    ("mythos_reshuffled", {"number": 61}, "The mythos discard pile becomes a new deck of 61 cards."),
    (
        "crisis_chosen",
        {"seat": 1, "card": CLASS_STRUGGLE, "choice": "second"},
        "Bob chooses for “Class Struggle”. Risk 4 passengers.",
    ),
    (
        "crisis_chosen",
        {"seat": 1, "card": HULL_LEAK, "choice": "fail"},
        "Bob turns “Hull Leak” against the whole ship. Damage the ship.",
    ),
    (
        "crisis_chosen",
        {"seat": 1, "card": CLASS_STRUGGLE, "choice": "unconventional_leader"},
        "Bob handles “Class Struggle” with “Unconventional Leader”.",
    ),
    (
        "crisis_chosen",
        {"seat": 1, "card": mythos_card("bucket_brigade"), "choice": "check"},
        "Bob leaves “Bucket Brigade” to a skill check.",
    ),
    ("crisis_skipped", {"seat": 1}, "Bob is in the Brig, so the crisis has no effect."),
    # the voyage
    ("dial_changed", {"dial": FUEL, "by": -2, "value": 5}, "Fuel −2, now 5."),
    ("dial_changed", {"dial": FUEL, "by": 1, "value": 6}, "Fuel +1, now 6."),
    ("track_moved", {"track": TRAVEL, "place": 2}, "Travel track: now at “Half Ahead”."),
    ("track_moved", {"track": RITUAL, "place": 1}, "Ritual track: now at “First Incantation”."),
    (
        "waypoint_laid",
        {"seat": 1, "card": waypoint("reef"), "distance": 4},
        "Bob sets the course: “Reef”. Distance travelled: 4.",
    ),
    (
        "waypoint_lost",
        {"card": waypoint("fog_bank"), "distance": 4},
        "“Fog Bank” leaves the game. Distance travelled: 4.",
    ),
    ("banished", {}, "The ritual is complete: its power sweeps the sea and the decks."),
    ("title_passed", {"title": CAPTAIN, "loser": 1, "seat": 2}, "Cleo replaces Bob as Captain."),
    ("title_passed", {"title": CAPTAIN, "loser": 1, "seat": 1}, "Nobody else can be Captain, so Bob keeps the title."),
    ("title_passed", {"title": CAPTAIN, "loser": 1, "seat": NOBODY}, "Nobody is Captain any more."),
    # roles and the end
    ("character_chosen", {"seat": 1, "character": KEILANI}, "Bob plays Keilani Tatupu."),
    ("role_dealt", {"seat": 1}, "Bob gets a loyalty card."),
    ("role_dealt", {"seat": 1, "role": HYBRID}, "Bob gets a loyalty card, which only you can see."),
    ("awakened", {}, "The awakening: everyone gets another loyalty card."),
    (
        "awakening_waits",
        {},
        "Half the voyage is done. In a first game the awakening waits for everyone’s first turn and loyalty card.",
    ),
    ("roles_passed", {"seat": 1, "to": 2, "number": 1}, "Bob hands a loyalty card to Cleo."),
    (
        "roles_passed",
        {"seat": 1, "to": 2, "number": 2, "roles": (HUMAN, HUMAN)},
        "Bob hands 2 loyalty cards to Cleo.",
    ),
    ("roles_seen", {"seat": 1, "target": 2}, "Bob looks at Cleo’s loyalty cards."),
    (
        "roles_seen",
        {"seat": 1, "target": 2, "roles": (HUMAN, HYBRID)},
        "Bob looks at Cleo’s loyalty cards: Human, Hybrid.",
    ),
    ("revealed", {"seat": 1, "role": HYBRID}, "Bob drops the mask: Hybrid!"),
    ("reveal_ability", {"seat": 1, "ability": "sabotage"}, "Bob drops the mask and strikes: “Sabotage”."),
]


@pytest.mark.parametrize(("kind", "data", "said"), LINES)
def test_a_line_says_what_happened_and_by_whose_hand(kind, data, said):
    assert event(kind, **data) == said
    for language in LANGUAGES:
        event(kind, language, **data)


def test_every_kind_has_been_looked_at():
    assert {kind for kind, _, _ in LINES} == set(KINDS) - {"action", "game_ended"}
