"""What Unfathomable asks, in so many words: every kind of question that random games seldom reach, and every label."""

import pytest

from bathysphere.engine import Decision
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.characters import reveals
from bathysphere.games.unfathomable.cards.characters import sheet_actions as sheets
from bathysphere.games.unfathomable.cards.mythos import monsters as mythos_monsters
from bathysphere.games.unfathomable.cards.mythos import specials as mythos_specials
from bathysphere.games.unfathomable.cards.mythos.table import mythos
from bathysphere.games.unfathomable.cards.skills.actions import Rampage
from bathysphere.games.unfathomable.cards.skills.table import LORE, STRENGTH
from bathysphere.games.unfathomable.cards.skills.treachery_actions import Reinforcements, Rites
from bathysphere.games.unfathomable.cards.spaces import BRIDGE, DECK
from bathysphere.games.unfathomable.cards.spells.monsters import ChooseDeparture, Devour, Prowl, SendAway
from bathysphere.games.unfathomable.cards.spells.specials import CallFriends, Conjure, GainResource, GetUp, LayWard
from bathysphere.games.unfathomable.cards.waypoints import specials as waypoint_specials
from bathysphere.games.unfathomable.components import NOTHING, SUPPLY
from bathysphere.games.unfathomable.steps.cards.draw_discard import DiscardCards
from bathysphere.games.unfathomable.steps.cards.improvements import ChooseImprovement
from bathysphere.games.unfathomable.steps.checks.roll import roll
from bathysphere.games.unfathomable.steps.checks.skill_check import begin_check
from bathysphere.games.unfathomable.steps.harm.defeat import DefeatCharacter, DefeatPassenger
from bathysphere.games.unfathomable.steps.mythos.barricade import barricade_window
from bathysphere.games.unfathomable.steps.setup.awakening import LookAtRoles, PassRole
from bathysphere.games.unfathomable.steps.turn.actions import StartOfActions
from bathysphere.games.unfathomable.steps.turn.keeper import ChooseSpell
from bathysphere.games.unfathomable.steps.turn.repairs import PayRansom, PayRepair
from bathysphere.games.unfathomable.steps.turn.reveal import HandOnRoles, TurnCoat
from bathysphere.games.unfathomable.steps.turn.rooms import AfterBoilerRoom, Feast, TakeFromHold, WalkFree
from bathysphere.words import LANGUAGES
from support.unfathomable.positions import act, all_pass, dice, do, position, run, skill_cards
from support.unfathomable.questions import WORDING, asked_in, offered_in, prompt, question, scene

DECK_2 = DECK[1]


# -- questions

SCENES = [
    ("improvement.choose", ChooseImprovement(0), {"items": {0: "binoculars medicine_ball"}},
     "Choose the active improvement: it adds its skill to your set."),
    ("roles.pass", PassRole(0), {"revealed": {0: "hybrid"}, "roles": {0: "human"}},
     "You are already revealed: choose a human to get your new loyalty card."),
    ("rampage.attack", Rampage(0, NOTHING, 2, False), {"places": {0: "deck2"}, "deep_ones": {"deck2": 1}},
     "“Rampage” (plain attacks, 2 left): choose a target or stop."),
    ("deep_ones.rise", Reinforcements(0), {"deep_ones": {"the_deep": 3}},
     "“Reinforcements”: choose the water space where the monsters of the Deep come up."),
    ("monarchs.first", Rites(0), {}, "“Perform Rites”: choose the monarch that activates first."),
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
     "To leave the Brig (Bridge), discard cards worth 12 or more."),
    ("brig.leave", WalkFree(0), {"places": {0: "brig"}},
     "The check was a success and you are free: choose where to go."),
    ("cargo_hold.take", TakeFromHold(0), {},
     "Choose an item to take. The other goes to the bottom of the deck."),
    ("galley.draw", Feast(0), {},
     "Draw 1 to 5 cards of any skills. If more than 1, a roll below their number costs 1 food."),
    ("boiler_room.after", AfterBoilerRoom(), {"crew": "jeanne"}, "“Jury-Rigger”: damage the ship to get travel +1?"),
    ("waypoint.passenger", waypoint_specials.SweptAway(0), {"passengers": {"deck1": "soul", "deck2": "soul"}},
     "“Rolling Seas”: choose a passenger on deck to be defeated."),
    ("cards.discard", DiscardCards((0,), 1), {"hands": {0: "lore1 lore2"}, "card": "rally_the_crew"},
     "Discard 1 card (“Rally the Crew”)."),
    ("mythos.accuse", mythos_specials.Accuse(0), {"card": "accusation"}, "“Accusation”: choose who goes to the Brig."),
    ("mythos.lock_up", mythos_specials.MayLockUp(0), {"card": "accusation"},
     "“Accusation”: choose another character to send to the Brig, or nobody."),
    ("mythos.next", mythos_specials.OneByOne("mythos.leave_brig", (1, 2)), {"card": "jail_break"},
     "“Jail Break”: choose who goes next."),
    ("mythos.leave_brig", mythos_specials.LeaveBrig(0), {"card": "accusation", "places": {0: "brig"}},
     "“Accusation”: the Brig is open. Choose where to go."),
    ("mythos.go_to_galley", mythos_specials.MayDine(0), {"card": "the_captains_banquet"},
     "“The Captain’s Banquet”: go to the Galley or stay where you are?"),
    ("mythos.keep_item", mythos_specials.KeepOneItem((0,)),
     {"card": "criminal_activity", "items": {0: "shotgun plimsolls"}},
     "“Criminal Activity”: choose an item to keep. The others leave the game."),
    ("mythos.give_up_item", mythos_specials.GiveUpItem(0),
     {"card": "criminal_activity", "items": {0: "shotgun plimsolls"}},
     "“Criminal Activity”: choose one of your items to leave the game."),
    ("mythos.door", mythos_monsters.ChooseDoor(0), {"card": "accusation", "places": {0: "sick_bay"}},
     "“Accusation”: Deep Ones break in beside the Sick Bay. Choose the room."),
    ("mythos.drive", mythos_monsters.drive(position(4, deep_ones={"deck1": 1}), 0, may=True)[0],
     {"card": "accusation", "deep_ones": {"deck1": 1}},
     "“Accusation”: you may move each Deep One aboard to an adjacent space. Choose the next."),
    ("mythos.drive", mythos_monsters.drive(position(4, deep_ones={"deck1": 1}), 0, may=False)[0],
     {"card": "accusation", "deep_ones": {"deck1": 1}},
     "“Accusation”: each Deep One aboard moves to an adjacent space. Choose the next."),
    ("mythos.clear_room", mythos_monsters.ClearRoom(0), {"card": "accusation", "deep_ones": {"galley": 1}},
     "“Accusation”: choose a room where all Deep Ones are defeated."),
    ("mythos.defeat", mythos_monsters.DefeatSome(0, 2, (*DECK,)),
     {"card": "volunteer_army", "deep_ones": {"deck1": 2, "deck2": 1}},
     "“Volunteer Army”: choose 2 Deep Ones to defeat."),
    ("spell.choose", ChooseSpell(0), {},
     "Choose a spell to cast. The other goes to the bottom of the deck."),
    ("astral_travel.space", ChooseDeparture(0), {},
     "“Astral Travel”: choose the space from which you send anyone you like."),
    ("astral_travel.send", SendAway(0, BRIDGE, (1,), 0), {"places": {1: "bridge"}},
     "“Astral Travel” (Bridge): choose who goes where next, or stop."),
    ("beast_within.go", Prowl(0), {}, "“Summon the Beast Within”: choose the space where you defeat every enemy."),
    ("call_friends.rescue", CallFriends(0, ""), {"passengers": {"deck1": "soul"}},
     "“Call Friends”: choose passengers to rescue. The more, the likelier Deep Ones hear it."),
    ("conjuration.take", Conjure(0), {}, "“Conjuration”: choose an item to take."),
    ("dark_pact.gain", GainResource(0), {}, "“Dark Pact”: choose a resource to raise by 1."),
    ("flesh_ward.lay", LayWard(0), {}, "“Flesh Ward”: choose whom it protects from the next defeat."),
    ("heal.go", GetUp((0,)), {"places": {0: "sick_bay"}}, "“Heal”: you leave the Sick Bay. Choose where to go."),
    ("locusts.defeat", Devour(0, 1), {"deep_ones": {"deck1": 1, "water3": 1}},
     "“Plague of Locusts”: choose 1 Deep One to defeat."),
    ("reveal.hand_on", HandOnRoles(0), {"revealed": {0: "hybrid"}, "roles": {0: "human"}},
     "You are revealed: choose who gets your other loyalty cards."),
    ("reveal.swap", TurnCoat(0), {"revealed": {0: "hybrid"}, "hands": {0: "lore1"}},
     "You are revealed: choose cards to discard, then draw the same number of Treachery cards."),
    ("reveal.malpractice", reveals.Malpractice(0), {"passengers": {"deck1": "soul"}},
     "“Conduct Malpractice”: choose a passenger to be defeated."),
    ("reveal.sabotage", reveals.Sabotage(0), {}, "“Sabotage”: choose a room to damage."),
    ("reveal.ritual", reveals.DisruptRitual(0), {}, "“Disrupt Ritual”: choose how far the ritual marker moves."),
    ("reveal.divide", reveals.DivideAndConquer(0), {},
     "“Divide and Conquer”: choose 4 water spaces for a Deep One each."),
    ("reveal.misfortune", reveals.Misfortune(0), {"card": "class_struggle"},
     "“Spread Misfortune”: choose what “Class Struggle” does."),
    ("reveal.pickpocket", reveals.Pickpocket(0),
     {"revealed": {0: "hybrid"}, "places": {0: "deck1", 1: "deck1"}, "items": {1: "shotgun"}},
     "“Pickpocket”: choose an item to take."),
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
    s = position(4)
    del s.item_deck[1:], s.item_known[1:], s.spells[1:], s.spells_known[1:]
    run(s, TakeFromHold(0))
    assert asked_in("en", s) == "This is the last item in the Cargo Hold: take it or leave it?"
    assert offered_in("en", s)[-1].startswith("On top: ")
    run(s, ChooseSpell(0))
    assert asked_in("ru", s) == "Это последнее заклинание: разыграть его или оставить?"


def test_whoever_looks_over_a_shoulder_learns_no_loyalty_from_the_question():
    s = scene(LookAtRoles(), roles={0: "human human", 1: "human hybrid"}, revealed={2: "cultist"})
    for language in LANGUAGES:
        assert len({asked_in(language, s, seat) for seat in range(3)}) == 1
    assert asked_in("en", s) == "Look at your loyalty cards. Everyone does so now; press “Ready” when you are done."


def test_actions_are_counted_and_whose_turn_it_is_is_named():
    s = position(4, hands={0: "influence1"})
    assert asked_in("en", s) == "Your turn: choose an action (actions left: 2)."
    assert asked_in("uk", s) == "Ваш хід: виберіть дію (лишилося дій: 2)."
    act(s, "play", *skill_cards("influence1"), 2)
    assert asked_in("ru", s, 2) == "Сейчас ходит Анна, но действуете вы: выберите действие (осталось действий: 1)."
    only_stop = Decision(0, "action", (("stop",),))
    said = prompt("en", only_stop, GAME.view(position(4), 0))
    assert said == "There is nothing you can do now: end your actions."


@pytest.mark.parametrize(
    ("card", "decides"),
    [
        ("class_struggle", "as Captain you choose one of the two options."),
        ("just_desserts", "on your turn you choose one of the two options."),
        ("coal_bunker_fire", "on your turn you choose the check or the other option."),
        ("poisoned_food", "as Keeper of the Tome you choose one of the two options."),
        ("signs_of_life", "the card is about you, so you choose the check or the other option."),
    ],
)
def test_a_crisis_names_who_decides(card, decides):
    s = position(4, captain=0, keeper=0)
    s.crisis = mythos(card)
    decision = Decision(0, "mythos.choose", (("first",), ("second",)))
    assert prompt("en", decision, GAME.view(s, 0)) == f"“{WORDING['en'].mythos(s.crisis)}”: {decides}"


def test_a_traitor_who_drew_the_card_decides():
    s = position(4, revealed={0: "hybrid"})
    s.crisis = mythos("class_struggle")
    said = prompt("ru", Decision(0, "mythos.choose", (("first",),)), GAME.view(s, 0))
    assert said == "«Классовая борьба»: вы взяли карту и выбираете один из двух вариантов."


# -- windows


def test_a_roll_is_told_with_its_purpose_and_what_changes_it():
    s = position(4, hands={1: "observation3"}, crew="jeanne")
    run(s, *roll(s, "attack", 0, number=6, bonus=2))
    sentence = "Анна is about to roll: attack (6–8), +2 so far. Use an ability first?"
    assert asked_in("en", s, 1) == sentence
    s = position(4, hands={1: "strength1"})
    dice(s, 5)
    run(s, *roll(s, "attack", 0, number=6))
    all_pass(s, until="roll.after")
    assert asked_in("ru", s, 1) == "Анна бросает, выпало 5: атака (6–8). Перебросить кубик?"


@pytest.mark.parametrize(
    ("why", "card", "purpose"),
    [
        ("damage", "", "damage to the ship"),
        ("effect", "", "a card’s effect"),
        ("effect", "rat_infestation", "“Rat Infestation”"),
        ("chapel", "", "Chapel"),
        ("shrivelling", "", "“Shrivelling”"),
    ],
)
def test_every_roll_has_a_purpose(why, card, purpose):
    s = position(4, hands={1: "will1"})
    if card:
        s.crisis = mythos(card)
    run(s, *roll(s, why, 0, number=4, at_most=True))
    assert asked_in("en", s, 1) == f"Анна is about to roll: {purpose} (1–4). Use an ability first?"


def test_a_check_tells_its_number_and_keeps_its_total_for_the_table():
    s = position(4, places={0: "brig"}, hands={0: "lore3 will1"}, chaos="will3 strength1")
    run(s, *begin_check(s, "brig", 0, 8, (LORE, STRENGTH), partial=5))
    check = "Check “Brig” (Анна out of the Brig), 8 needed."
    assert asked_in("en", s) == f"{check} Use an ability before cards are added?"
    all_pass(s, until="check.add")
    assert asked_in("en", s) == f"{check} Add a card?"
    do(s, 0)
    assert asked_in("uk", s) == "Перевірка «Карцер» (Анна — на волю): карти відкрито. Застосувати властивість?"


def test_who_would_be_defeated_knows_it():
    s = scene(DefeatCharacter(1), crew="jeanne jamie svetlana", feats=[2], hands={1: "will1"})
    assert asked_in("en", s, 1) == "You would be defeated: prevent it?"
    assert asked_in("en", s, 2) == "Boris would be defeated: prevent it?"
    s = scene(DefeatPassenger(DECK_2), crew="svetlana", feats=[0], passengers={"deck2": "soul"})
    assert asked_in("ru", s) == "Пассажиру (Палуба 2) грозит гибель: спасти его?"
    s = scene(DefeatPassenger(SUPPLY), crew="svetlana", feats=[0])
    assert asked_in("en", s) == "A passenger from the supply would be defeated: save them?"
    s = scene(*barricade_window(position(4, keeps={0: "barricade_the_hatches"})), keeps={0: "barricade_the_hatches"})
    assert "“Barricade the Hatches”" in asked_in("en", s)


HELD = ("influence2 observation5 lore5 strength1 strength5 will4 observation3", "treachery1")
"""A hand that can react to everything, and one that can react to nothing."""


@pytest.mark.parametrize(
    "opened",
    [
        lambda s: roll(s, "attack", 0, number=6),
        lambda s: (*roll(s, "attack", 0, number=6)[2:],),
        lambda s: begin_check(s, "brig", 0, 8, (LORE,)),
        lambda s: (DefeatCharacter(1),),
        lambda s: (StartOfActions(1, 2),),
    ],
)
def test_the_question_of_a_window_does_not_tell_what_is_held(opened):
    said = []
    for hand in HELD:
        s = position(4, crew="jeanne william", places={1: "chapel"}, hands={1: hand}, revealed={})
        run(s, *opened(s))
        said.append([asked_in(language, s, 1) for language in LANGUAGES])
    assert said[0] == said[1]
