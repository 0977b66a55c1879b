"""What Unfathomable asks, in so many words: every kind of question that random games seldom reach, and every label."""

import pytest

from bathysphere.engine import Decision
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards import mythos_monsters, mythos_specials, reveals, sheets, waypoint_specials
from bathysphere.games.unfathomable.cards.abilities import Rampage
from bathysphere.games.unfathomable.cards.characters import character
from bathysphere.games.unfathomable.cards.items import item
from bathysphere.games.unfathomable.cards.mythos import mythos
from bathysphere.games.unfathomable.cards.roles import HYBRID
from bathysphere.games.unfathomable.cards.skills import LORE, STRENGTH, TREACHERY
from bathysphere.games.unfathomable.cards.spaces import BOILER_ROOM, BRIDGE, CAPTAINS_CABIN, CHAPEL, DECK, WATER
from bathysphere.games.unfathomable.cards.spells import spell
from bathysphere.games.unfathomable.cards.treachery import Reinforcements, Rites
from bathysphere.games.unfathomable.cards.waypoints import waypoint
from bathysphere.games.unfathomable.labels import LABELS
from bathysphere.games.unfathomable.state import NOTHING
from bathysphere.games.unfathomable.steps.actions import StartOfActions
from bathysphere.games.unfathomable.steps.activation import DeepOnes
from bathysphere.games.unfathomable.steps.attack import DEEP_ONE
from bathysphere.games.unfathomable.steps.awakening import LookAtRoles, PassRole
from bathysphere.games.unfathomable.steps.barricade import barricade_window
from bathysphere.games.unfathomable.steps.check import hold
from bathysphere.games.unfathomable.steps.defeat import SUPPLY, DefeatCharacter, DefeatEach, DefeatPassenger
from bathysphere.games.unfathomable.steps.hands import DiscardCards
from bathysphere.games.unfathomable.steps.improvements import ChooseImprovement
from bathysphere.games.unfathomable.steps.keeper import ChooseSpell
from bathysphere.games.unfathomable.steps.repairs import PayRansom, PayRepair
from bathysphere.games.unfathomable.steps.reveal import HandOnRoles, TurnCoat
from bathysphere.games.unfathomable.steps.roll import roll
from bathysphere.games.unfathomable.steps.rooms import AfterBoilerRoom, Feast, TakeFromHold, WalkFree
from bathysphere.games.unfathomable.steps.scouting import ScoutDeck
from bathysphere.games.unfathomable.steps.spells import CallFriends, Conjure, GainResource, GetUp, LayWard
from bathysphere.games.unfathomable.steps.spells_monsters import ChooseDeparture, Devour, Prowl, SendAway
from bathysphere.games.unfathomable.view import FACE_DOWN
from bathysphere.words import LANGUAGES
from support.asking import WORDING, asked_in, offered_in, option, prompt, question
from support.listening import PLAYERS
from support.ship import act, all_pass, dice, do, effect, run, ship, skill_cards

LORE_2, STRENGTH_3, OBSERVATION_1 = skill_cards("lore2 strength3 observation1")
DECK_2, WATER_3 = DECK[1], WATER[2]


def scene(*steps, card="", **said):
    """A ship on which these steps ask something; `card` is the mythos card that is being resolved."""
    s = ship(4, **said)
    if card:
        s.crisis = mythos(card)
    run(s, *steps)
    return s


# -- questions

SCENES = [
    ("improvement.choose", ChooseImprovement(0), {"items": {0: "binoculars medicine_ball"}},
     "Which improvement is active? It adds its skill to your set."),
    ("roles.pass", PassRole(0), {"revealed": {0: "hybrid"}, "roles": {0: "human"}},
     "You are revealed already: which human gets your new loyalty card?"),
    ("rampage.attack", Rampage(0, NOTHING, 2, False), {"places": {0: "deck2"}, "deep_ones": {"deck2": 1}},
     "“Rampage”: whom do you attack next, or is it enough?"),
    ("deep_ones.rise", Reinforcements(0), {"deep_ones": {"the_deep": 3}},
     "“Reinforcements”: in which water space do the monsters of the Deep come up?"),
    ("monarchs.first", Rites(0), {}, "“Perform Rites”: which monarch activates first?"),
    ("item.give", sheets.GiveItem(0), {"items": {0: "shotgun"}, "places": {0: "deck1", 1: "deck1"}},
     "“Scavenger”: give one of your items to a human in your space?"),
    ("repair.pay", PayRepair(0),
     {"damage": {"galley": "structural_damage_lore"}, "places": {0: "galley"}, "hands": {0: "lore3 lore4"}},
     "To repair the Galley, discard Lore cards worth 3 or more."),
    ("repair.pay", PayRepair(0),
     {"damage": {"bridge": "structural_damage_any"}, "places": {0: "bridge"}, "hands": {0: "lore3 will5"}},
     "To repair the Bridge, discard any cards worth 5 or more."),
    ("brig.pay", PayRansom(0, BRIDGE),
     {"revealed": {0: "hybrid"}, "places": {0: "brig"}, "hands": {0: "lore5 will5 will4 will2"}},
     "To leave the brig, discard cards worth 12 or more."),
    ("brig.leave", WalkFree(0), {"places": {0: "brig"}}, "The check was passed and you are free: where do you go?"),
    ("cargo_hold.take", TakeFromHold(0), {},
     "Which of the two items do you take? The other goes to the bottom of the deck."),
    ("galley.draw", Feast(0), {},
     "Draw 1 to 5 cards of any skills; for more than 1, a roll lower than their number costs 1 food."),
    ("boiler_room.after", AfterBoilerRoom(), {"crew": "jeanne"}, "“Jury-Rigger”: damage the ship to get travel +1?"),
    ("waypoint.passenger", waypoint_specials.SweptAway(0), {"passengers": {"deck1": "soul", "deck2": "soul"}},
     "“Rolling Seas”: which passenger on deck is defeated?"),
    ("cards.discard", DiscardCards((0,), 1), {"hands": {0: "lore1 lore2"}, "card": "rally_the_crew"},
     "Discard 1 card (“Rally the Crew”)."),
    ("mythos.accuse", mythos_specials.Accuse(0), {"card": "accusation"}, "“Accusation”: who goes to the brig?"),
    ("mythos.lock_up", mythos_specials.MayLockUp(0), {"card": "accusation"},
     "“Accusation”: send another character to the brig, or nobody?"),
    ("mythos.leave_brig", mythos_specials.LeaveBrig(0), {"card": "accusation", "places": {0: "brig"}},
     "“Accusation”: the brig is open; where do you go?"),
    ("mythos.go_to_galley", mythos_specials.MayDine(0), {"card": "the_captains_banquet"},
     "“The Captain’s Banquet”: go to the Galley, or stay where you are?"),
    ("mythos.keep_item", mythos_specials.KeepOneItem((0,)),
     {"card": "criminal_activity", "items": {0: "shotgun plimsolls"}},
     "“Criminal Activity”: which item do you keep? The others leave the game."),
    ("mythos.give_up_item", mythos_specials.GiveUpItem(0),
     {"card": "criminal_activity", "items": {0: "shotgun plimsolls"}},
     "“Criminal Activity”: which of your items leaves the game?"),
    ("mythos.door", mythos_monsters.ChooseDoor(0), {"card": "accusation", "places": {0: "sick_bay"}},
     "“Accusation”: beside the sick bay Deep Ones break in; into which room?"),
    ("mythos.drive", mythos_monsters.drive(ship(4, deep_ones={"deck1": 1}), 0, may=True)[0],
     {"card": "accusation", "deep_ones": {"deck1": 1}},
     "“Accusation”: you may move each Deep One aboard to an adjacent space; which one next?"),
    ("mythos.drive", mythos_monsters.drive(ship(4, deep_ones={"deck1": 1}), 0, may=False)[0],
     {"card": "accusation", "deep_ones": {"deck1": 1}},
     "“Accusation”: each Deep One aboard moves to an adjacent space; which one next?"),
    ("mythos.clear_room", mythos_monsters.ClearRoom(0), {"card": "accusation", "deep_ones": {"galley": 1}},
     "“Accusation”: in which room are all Deep Ones defeated?"),
    ("mythos.defeat", mythos_monsters.DefeatSome(0, 2, (*DECK,)),
     {"card": "volunteer_army", "deep_ones": {"deck1": 2, "deck2": 1}},
     "“Volunteer Army”: choose 2 Deep Ones to be defeated."),
    ("spell.choose", ChooseSpell(0), {},
     "Which of the two spells do you cast? The other goes to the bottom of the deck."),
    ("astral_travel.space", ChooseDeparture(0), {}, "“Astral Travel”: whoever is in which space travels?"),
    ("astral_travel.send", SendAway(0, BRIDGE, (1,), 0), {"places": {1: "bridge"}},
     "“Astral Travel”: who goes where next, or is it enough?"),
    ("beast_within.go", Prowl(0), {}, "“Summon the Beast Within”: in which space do you defeat every enemy?"),
    ("call_friends.rescue", CallFriends(0, ""), {"passengers": {"deck1": "soul"}},
     "“Call Friends”: which passengers do you rescue? The more, the likelier the Deep Ones hear it."),
    ("conjuration.take", Conjure(0), {}, "“Conjuration”: which item do you take?"),
    ("dark_pact.gain", GainResource(0), {}, "“Dark Pact”: which resource gains 1?"),
    ("flesh_ward.lay", LayWard(0), {}, "“Flesh Ward”: whom does it protect from the next defeat?"),
    ("heal.go", GetUp((0,)), {"places": {0: "sick_bay"}}, "“Heal”: you leave the sick bay; where do you go?"),
    ("locusts.defeat", Devour(0, 1), {"deep_ones": {"deck1": 1, "water3": 1}},
     "“Plague of Locusts”: choose 1 Deep One to be defeated."),
    ("reveal.hand_on", HandOnRoles(0), {"revealed": {0: "hybrid"}, "roles": {0: "human"}},
     "You are revealed: who gets your other loyalty cards?"),
    ("reveal.swap", TurnCoat(0), {"revealed": {0: "hybrid"}, "hands": {0: "lore1"}},
     "You are revealed: which cards do you discard, to draw as many of Treachery?"),
    ("reveal.malpractice", reveals.Malpractice(0), {"passengers": {"deck1": "soul"}},
     "“Conduct Malpractice”: which passenger is defeated?"),
    ("reveal.sabotage", reveals.Sabotage(0), {}, "“Sabotage”: which room is damaged?"),
    ("reveal.ritual", reveals.DisruptRitual(0), {}, "“Disrupt Ritual”: how far does the ritual marker move?"),
    ("reveal.divide", reveals.DivideAndConquer(0), {},
     "“Divide and Conquer”: in which 4 water spaces does a Deep One appear?"),
    ("reveal.misfortune", reveals.Misfortune(0), {"card": "class_struggle"},
     "“Spread Misfortune”: what happens because of “Class Struggle”?"),
    ("reveal.pickpocket", reveals.Pickpocket(0),
     {"revealed": {0: "hybrid"}, "places": {0: "deck1", 1: "deck1"}, "items": {1: "shotgun"}},
     "“Pickpocket”: which item do you take?"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "step", "said", "sentence"), SCENES)
def test_a_question_says_what_to_do_and_why(kind, step, said, sentence):
    s = scene(step, **said)
    assert question(s).kind == kind
    assert asked_in("en", s) == sentence
    others = {asked_in(language, s) for language in LANGUAGES}
    assert len(others) == 3
    for language in LANGUAGES:
        assert all(len(label) <= 130 for label in offered_in(language, s))


def test_the_last_card_of_a_deck_may_be_left_there():
    s = ship(4)
    del s.item_deck[1:], s.item_known[1:], s.spells[1:], s.spells_known[1:]
    run(s, TakeFromHold(0))
    assert asked_in("en", s) == "This is the last item of the hold: take it, or leave it?"
    assert offered_in("en", s)[-1] == "Leave it"
    run(s, ChooseSpell(0))
    assert asked_in("ru", s) == "Это последнее заклинание: разыграть его или оставить?"


def test_a_loyalty_is_told_with_its_side():
    s = scene(LookAtRoles(), roles={0: "human human", 1: "human hybrid"}, revealed={2: "cultist"})
    assert [asked_in("en", s, seat) for seat in range(3)] == [
        "Your loyalty: Human, Human. You are on the humans’ side. Ready?",
        "Your loyalty: Human, Hybrid. You are a traitor. Ready?",
        "Everybody looks at their loyalty cards; you have none to look at. Ready?",
    ]
    assert asked_in("uk", s, 1) == "Ваша лояльність: Людина, Гібрид. Ви зрадник. Готові?"


def test_actions_are_counted_and_whose_turn_it_is_is_named():
    s = ship(4, hands={0: "influence1"})
    assert asked_in("en", s) == "Your turn: choose an action (2 actions left)."
    assert asked_in("uk", s) == "Ваш хід: виберіть дію (лишилося дій: 2)."
    act(s, "play", *skill_cards("influence1"), 2)
    assert asked_in("ru", s, 2) == "Сейчас ходит Анна, но действуете вы: выберите действие (осталось действий: 1)."
    only_stop = Decision(0, "action", (("stop",),))
    said = prompt("en", only_stop, GAME.view(ship(4), 0))
    assert said == "There is nothing that you can do now: end your actions."


@pytest.mark.parametrize(
    ("card", "decides"),
    [
        ("class_struggle", "as Captain you decide between the two ways out."),
        ("just_desserts", "in your turn you decide between the two ways out."),
        ("coal_bunker_fire", "in your turn you decide between the check and the other way out."),
        ("poisoned_food", "as Keeper of the Tome you decide between the two ways out."),
        ("signs_of_life", "the card is about you, and you decide between the check and the other way out."),
    ],
)
def test_a_crisis_names_who_decides(card, decides):
    s = ship(4, captain=0, keeper=0)
    s.crisis = mythos(card)
    decision = Decision(0, "mythos.choose", (("first",), ("second",)))
    assert prompt("en", decision, GAME.view(s, 0)) == f"“{WORDING['en'].mythos(s.crisis)}”: {decides}"


def test_a_traitor_who_drew_the_card_decides():
    s = ship(4, revealed={0: "hybrid"})
    s.crisis = mythos("class_struggle")
    said = prompt("ru", Decision(0, "mythos.choose", (("first",),)), GAME.view(s, 0))
    assert said == "«Классовая борьба»: карту взяли вы, и вы выбираете один из двух выходов."


# -- windows


def test_a_roll_is_told_with_its_purpose_and_what_changes_it():
    s = ship(4, hands={1: "observation3"}, crew="jeanne")
    run(s, *roll(s, "attack", 0, number=6, bonus=2))
    sentence = "Анна is about to roll: attack (6–8), +2 so far. Use an ability before the roll?"
    assert asked_in("en", s, 1) == sentence
    s = ship(4, hands={1: "strength1"})
    dice(s, 5)
    run(s, *roll(s, "attack", 0, number=6))
    all_pass(s, until="roll.after")
    assert asked_in("ru", s, 1) == "Бросает Анна, выпало 5: атака (6–8). Перебросить кубик?"


@pytest.mark.parametrize(
    ("why", "card", "purpose"),
    [
        ("damage", "", "damage to the ship"),
        ("effect", "", "effect of a card"),
        ("effect", "rat_infestation", "“Rat Infestation”"),
        ("chapel", "", "Chapel"),
        ("shrivelling", "", "“Shrivelling”"),
    ],
)
def test_every_roll_has_a_purpose(why, card, purpose):
    s = ship(4, hands={1: "will1"})
    if card:
        s.crisis = mythos(card)
    run(s, *roll(s, why, 0, number=4, at_most=True))
    assert asked_in("en", s, 1) == f"Анна is about to roll: {purpose} (1–4). Use an ability before the roll?"


def test_a_check_tells_its_number_and_its_skills():
    s = ship(4, places={0: "brig"}, hands={0: "lore3 will1"}, chaos="will3 strength1")
    run(s, *hold(s, "brig", 0, 8, (LORE, STRENGTH), partial=5))
    check = "Check “Brig”: 8 needed (partial success: 5), Lore + Strength support it."
    assert asked_in("en", s) == f"{check} Use an ability before cards are added?"
    all_pass(s, until="check.add")
    assert asked_in("en", s) == f"{check} Add 1 card, or none? (2 cards are in.)"
    do(s, 0)
    assert asked_in("uk", s) == ("Перевірка «Карцер»: результат −2, треба 8 (провал). Застосувати властивість?")


def test_who_would_be_defeated_knows_it():
    s = scene(DefeatCharacter(1), crew="jeanne jamie svetlana", feats=[2], hands={1: "will1"})
    assert asked_in("en", s, 1) == "You would be defeated: prevent it?"
    assert asked_in("en", s, 2) == "A character would be defeated: prevent it?"
    s = scene(DefeatPassenger(DECK_2), crew="svetlana", feats=[0], passengers={"deck2": "soul"})
    assert asked_in("ru", s) == "Пассажира должны победить: спасти его?"
    s = scene(*barricade_window(ship(4, keeps={0: "barricade_the_hatches"})), keeps={0: "barricade_the_hatches"})
    assert "“Barricade the Hatches”" in asked_in("en", s)


HELD = ("influence2 observation5 lore5 strength1 strength5 will4 observation3", "treachery1")
"""A hand that can react to everything, and one that can react to nothing."""


@pytest.mark.parametrize(
    "opened",
    [
        lambda s: roll(s, "attack", 0, number=6),
        lambda s: (*roll(s, "attack", 0, number=6)[2:],),
        lambda s: hold(s, "brig", 0, 8, (LORE,)),
        lambda s: (DefeatCharacter(1),),
        lambda s: (StartOfActions(1, 2),),
    ],
)
def test_the_question_of_a_window_does_not_tell_what_is_held(opened):
    said = []
    for hand in HELD:
        s = ship(4, crew="jeanne william", places={1: "chapel"}, hands={1: hand}, revealed={})
        run(s, *opened(s))
        said.append([asked_in(language, s, 1) for language in LANGUAGES])
    assert said[0] == said[1]


# -- options

LABELLED = [
    (("accuse", 1), "Boris"),
    (("act",), "Perform actions"),
    (("activate", item("binoculars")), "Activate"),
    (("add", LORE_2), "Lore 2"),
    (("advance", "ritual"), "Ritual track"),
    (("agree",), "Agree"),
    (("almanac", OBSERVATION_1), "Almanac: Observation 1"),
    (("arrest_order", 1), "Arrest Order: Boris"),
    (("attack", DEEP_ONE), "Attack: Deep One"),
    (("attack", DECK_2, 1), "Attack: Boris, Deck 2"),
    (("barricade",), "Barricade the Hatches"),
    (("break_out", BRIDGE), "Break out: Bridge"),
    (("cast", spell("heal")), "Cast: Heal"),
    (("character", character("samira")), "Samira Dualeh"),
    (("check",), "Check"),
    (("clear", CHAPEL), "Chapel"),
    (("damage", CHAPEL), "Chapel"),
    (("deck", "waypoint"), "Waypoint deck"),
    (("deck_chief", DECK_2), "Deck Chief: Deck 2"),
    (("decline", LORE), "Give up: Lore"),
    (("deep_one_ancestry", 1), "Deep One Ancestry: Boris"),
    (("defeat", 1), "Defeat"),
    (("defeat_passenger", DECK_2), "Passenger: Deck 2"),
    (("defeat_passenger", SUPPLY), "Passenger of the supply"),
    (("discard", LORE_2), "Discard: Lore 2"),
    (("draw",), "Draw a card"),
    (("draw", TREACHERY), "Treachery"),
    (("drive", DECK_2, WATER_3), "Deck 2 → Water 3"),
    (("experienced", LORE_2), "Experienced: Lore 2"),
    (("fail",), "Check failed"),
    (("first",), "First option"),
    (("first", 1), "Boris"),
    (("first", "father_dagon"), "Father Dagon"),
    (("first", "waypoints/hurricane/0/first"), "Fuel −1"),
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
    (("keep",), "Give nothing"),
    (("keep", item("shotgun")), "Keep: Shotgun"),
    (("keeper",), "Cast a spell (Keeper of the Tome)"),
    (("leave",), "Leave it"),
    (("lesser_banishment", DECK_2), "Once more: Deck 2"),
    (("look",), "Look at 2 cards"),
    (("lucky_ring",), "“Lucky” Ring: +2"),
    (("medical_intervention",), "Medical Intervention"),
    (("memory_of_the_deep",), "Memory of the Deep: hold the check"),
    (("move", BRIDGE), "Go: Bridge"),
    (("murder",), "Defeat a passenger"),
    (("mythos", mythos("accusation")), "Accusation"),
    (("nobody",), "Nobody"),
    (("nothing",), "No, nothing"),
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
    (("risk", 3, "waypoints/abandoned_depot/0/then"), "Risk 3 passengers: roll, on 5–8: Fuel +2"),
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
    (("second", "waypoints/hurricane/0/second"), "Damage the ship 2 times"),
    (("self_sacrifice", "partly"), "Self-Sacrifice: partial success"),
    (("send", 1), "To the brig: Boris"),
    (("send", 1, BRIDGE), "Boris → Bridge"),
    (("send_deep_one", BRIDGE), "Deep One → Bridge"),
    (("shrivelling", DECK_2, 1), "Once more: Boris, Deck 2"),
    (("space", DECK_2), "Deck 2"),
    (("spawn", WATER_3), "Water 3"),
    (("starbuck",), "Send Starbuck away"),
    (("stay",), "No move"),
    (("stop",), "Enough"),
    (("take", item("shotgun")), "Take: Shotgun"),
    (("take", 1, FACE_DOWN), "Take: Facedown improvement (Boris)"),
    (("to", WATER_3), "Water 3"),
    (("top", 0), "On top"),
    (("trade",), "Start a trade"),
    (("treachery", 0), "No Treachery"),
    (("treachery", 2), "Treachery: 2"),
    (("uncanny_fortune",), "Uncanny Fortune"),
    (("unconventional_leader", "food"), "Unconventional Leader: Food −1"),
    (("under",), "On the bottom"),
    (("ward", 1), "Boris"),
    (("waypoint", waypoint("reef")), "Reef"),
    (("well_equipped", 2), "Well Equipped: +2"),
]


def test_every_verb_is_among_the_labels():
    assert {choice[0] for choice, _ in LABELLED} == set(LABELS)


@pytest.mark.parametrize(("choice", "label"), LABELLED)
def test_a_label_is_short_and_says_what_is_chosen(choice, label):
    assert option("en", choice) == label
    for language in LANGUAGES:
        assert len(option(language, choice)) <= 66


def test_what_stands_beside_oneself_is_named_without_its_space():
    view = GAME.view(ship(4, places={0: "deck2"}), 0)
    assert option("en", ("item", item("shotgun"), DECK_2, DEEP_ONE), view) == "Shotgun: Deep One"
    assert option("en", ("attack", DECK_2, 1), view) == "Attack: Boris"


def test_options_of_a_crisis_tell_what_happens():
    s = ship(4)
    s.crisis = mythos("class_struggle")
    assert option("en", ("second",), GAME.view(s, 0)) == "Risk 4 passengers."
    s.crisis = mythos("coal_bunker_fire")
    view = GAME.view(s, 0)
    assert option("en", ("fail",), view) == "Check failed: Lose 1 fuel and 1 soul."
    assert option("ru", ("check",), view).startswith("Проверка: ")
    s.crisis = mythos("collision_course")
    assert WORDING["en"].crisis(s.crisis, "passed") == "Nothing happens."


def test_a_number_means_what_its_question_is_about():
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
    s = ship(4)
    effect(s, "waypoints/iceberg")
    assert asked_in("en", s) == "“Iceberg”: do you want this?"
    assert offered_in("en", s) == ["Roll, on 5–8: Food +1 (else: damage the ship)", "No, nothing"]
    effect(s, "waypoints/seaweed_patch")
    assert asked_in("uk", s) == "«Зарості водоростей»: що з двох?"
    assert offered_in("uk", s) == ["Ризикнути 2 пасажирами", "Пошкодити корабель"]
    s = ship(4, hands={0: "lore2 lore3"})
    s.crisis = mythos("poisoned_food")
    effect(s, "mythos/poisoned_food/first")
    assert asked_in("en", s) == "“Poisoned Food”: discard a Lore card; its value is added to the roll."
