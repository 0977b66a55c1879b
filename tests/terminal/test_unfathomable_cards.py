"""What goes on in Unfathomable as the terminal shows it: checks, dice, mythos cards, cards enlarged, and the end."""

import pytest
from msgspec import structs

from bathysphere.engine import Decision, Outcome, SeenEvent
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.characters.table import CHARACTERS
from bathysphere.games.unfathomable.cards.damage import FUEL_LEAK
from bathysphere.games.unfathomable.cards.items.table import ITEMS, STARBUCK
from bathysphere.games.unfathomable.cards.mythos.table import MYTHOS
from bathysphere.games.unfathomable.cards.roles import CULTIST, HUMAN, ROLES
from bathysphere.games.unfathomable.cards.skills.table import ABILITY
from bathysphere.games.unfathomable.cards.spaces import NAMES as SPACES
from bathysphere.games.unfathomable.cards.spells.table import SPELLS
from bathysphere.games.unfathomable.cards.waypoints.table import WAYPOINTS
from bathysphere.games.unfathomable.components import SUPPLY, Offer, Worth
from bathysphere.games.unfathomable.events import EVENTS
from bathysphere.terminal.board import BoardModel
from bathysphere.terminal.unfathomable import signs
from bathysphere.terminal.unfathomable.board import LOUD, SECRET
from bathysphere.words import LANGUAGES
from support.unfathomable.positions import add, all_pass, position, react, skill_cards
from support.unfathomable.single_steps import hold_check, roll_die, started_check, to_cards
from support.unfathomable.terminal_board import BOARDS, NAMES, drawn, seen, table

# -- what goes on


def test_a_check_shows_criteria_counts_and_in_the_end_its_cards():
    s, _ = started_check(9, hands={1: "influence4 lore2 will1", 2: "strength1"}, card="accusation", partial=4)
    to_cards(s)
    add(s, 1, "influence4 lore2")
    shown = table(s)
    assert "Target 9  partial 4  ❖ Influence  ☾ Lore" in shown
    assert f"In the pile: 4  Aronnax {signs.HAND}2" in shown
    assert "You added" not in shown
    assert "You added: ❖4 ☾2" in table(s, 1)
    add(s, 2)
    total = table(s)
    assert "Supporting: ❖1 ❖4 ☾2" in total
    assert "Opposing: ✚1" in total
    assert "Total 6 of 9: partial success" in total


def test_cards_that_are_added_face_up_stand_beside_whoever_added_them():
    s = position(4, hands={0: "influence3", 1: "will2 will2", 2: "lore1"}, chaos="influence1 will1")
    hold_check(s, 9)
    react(s, 0, "play", s.hands[0][0])
    all_pass(s, until="check.add")
    add(s, 1, "will2 will2")
    assert "Aronnax ✚2×2" in table(s)


def test_a_die_shows_what_it_is_for_and_what_was_thrown():
    s = position(4, hands={0: "observation3"})
    roll_die(s, "attack", number=6, bonus=1)
    assert "Roll, Nemo: attack\nneeds 6–8  modifier +1  not rolled yet" in table(s)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"victim": 2}, "About to be defeated: Conseil"),
        ({"danger": 10}, "A passenger is about to be lost: Deck 3"),
        ({"danger": SUPPLY}, "A passenger from the supply is about to be lost"),
        ({"drawn_damage": FUEL_LEAK}, "Damage drawn: Fuel Leak"),
        ({"offers": (Offer(1, ((STARBUCK, 0),)),)}, "Aronnax → Nemo: Starbuck"),
    ],
)
def test_whatever_waits_for_somebody_is_said(change, said):
    view = GAME.view(position(4), 0)
    assert BOARDS["en"].in_progress.panel(seen(view), 75) is None
    assert said in table(structs.replace(view, **change))


def test_cards_that_pay_for_something_are_counted_by_their_values():
    lore1, will3 = skill_cards("lore1 will3")
    options = (("discard", lore1), ("discard", will3))
    pay = Decision(0, "brig.pay", options, picks=Worth(5))
    assert BOARDS["en"].tally(pay, options).plain == "value 4 of 5"
    assert BOARDS["en"].sign(options[1]).plain == "✚3"


def test_a_mythos_card_is_shown_with_all_that_it_says():
    for card, printed in enumerate(MYTHOS):
        view = structs.replace(GAME.view(position(4), 0), crisis=card, chooser=1)
        for language in LANGUAGES:
            shown = " ".join(str(BOARDS[language].in_progress.panel(seen(view), 75).body).split())
            assert BOARDS[language].wording.mythos(card) in shown
            parts = [part for part in ("passed", "partly", "failed", "first", "second") if getattr(printed, part)]
            for part in parts:
                assert BOARDS[language].wording.crisis(card, part) in shown
        assert ("Aronnax decides" in table(view)) == bool(printed.chooser)


# -- cards and the end


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_space_and_character_can_be_enlarged(language):
    scene, words = seen(position(6)), BOARDS[language].words
    decks = {
        "card": [f"ability-{ability}" for ability in ABILITY],
        "item": [f"item-{item.id}" for item in ITEMS],
        "spell": [f"spell-{spell.id}" for spell in SPELLS],
        "waypoint": [f"waypoint-{waypoint.id}" for waypoint in WAYPOINTS],
    }
    for sort, names in decks.items():
        for number, name in enumerate(each.replace("_", "-") for each in names):
            panel = BOARDS[language].enlarged(scene, (sort, number))
            assert panel.title == words(name)
            assert words(f"{name}-text") in str(panel.body)
    for number, character in enumerate(CHARACTERS):
        body = str(BOARDS[language].enlarged(scene, ("character", number)).body)
        for ability in (character.ability, character.feat, character.reveal):
            assert words(f"ability-{ability}-text".replace("_", "-")) in body
    for number, printed in enumerate(MYTHOS):
        body = str(BOARDS[language].enlarged(scene, ("mythos", number)).body)
        assert words(f"mythos-{printed.id}-story".replace("_", "-")) in body
    for space in range(len(SPACES)):
        assert BOARDS[language].enlarged(scene, ("space", space)).title == BOARDS[language].wording.space(space)


def test_a_space_enlarged_lists_what_is_in_it():
    s = position(
        4,
        places={0: "bridge", 3: "brig"},
        damage={"bridge": "structural_damage_will"},
        deep_ones={"bridge": 1},
        hydra="water3",
    )
    bridge = str(BOARDS["en"].enlarged(seen(s), ("space", 16)).body)
    assert "Die: 1, 2" in bridge
    assert "Structural Damage" in bridge
    assert f"{signs.SEATS[0]} Nemo  {signs.DEEP_ONE} 1 Deep One" in bridge
    water = str(BOARDS["en"].enlarged(seen(s), ("space", 2)).body)
    assert water == f"The arrows lead to: Chapel\n{signs.MONARCHS[0]} Mother Hydra"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_shows_all_roles_and_hands(language):
    s = position(4, roles={0: "human human", 1: "cultist", 3: "human"}, revealed={2: "hybrid"}, hands={3: "lore4"})
    shown = BOARDS[language]
    assert shown.result(GAME.view(s, 0), (), NAMES[:4], 70).plain == shown.words("terminal-not-over")
    s.outcome = Outcome((2,), (), "fuel", ("human", "cultist", "hybrid", "human"))
    told = shown.result(GAME.view(s, 0), (), NAMES[:4], 70).plain
    rows = told.splitlines()
    assert " ".join(told.split()).startswith(shown.words("end-fuel"))
    assert shown.words("winner", names="Conseil") in rows
    starred = [row for row in rows if row.startswith("★")]
    assert len(starred) == 1
    assert "Conseil" in starred[0]
    for role in range(len(ROLES)):
        assert shown.wording.role(role) in told
    assert told.count(signs.ROLE_SIGNS[HUMAN]) == 3
    assert "☾4" in rows[-1]
    assert signs.ROLE_SIGNS[CULTIST] in drawn(shown.seats(BoardModel(GAME.view(s, 0), NAMES[:4]), 60))


def test_every_sign_stands_in_the_legend():
    legend = "\n".join(str(row) for row in BOARDS["en"].legend())
    for sign in (
        *signs.SKILL_SIGNS,
        *signs.ROLE_SIGNS,
        *signs.MONARCHS,
        *signs.TITLES,
        signs.ROLE_BACK,
        signs.DEEP_ONE,
    ):
        assert sign in legend
    for sign in (signs.PASSENGER, signs.DAMAGE, signs.HAND, signs.FEAT, signs.ASKED, signs.SEATS[0]):
        assert sign in legend


def test_events_that_stand_out_in_the_log_are_events_of_the_game():
    assert {kind.name for kind in EVENTS} > {*LOUD, *SECRET}
    tones = {kind.name: BOARDS["en"].tone(SeenEvent(kind.name, {}, kind.reveals)) for kind in EVENTS}
    assert tones["turn_began"] == tones["game_ended"] != tones["moved"]
    assert tones["defeated"] not in (tones["roles_seen"], tones["moved"])
