"""The board of Unfathomable as it is drawn: the ship and everybody aboard, the voyage, what goes on, what is known and
what is not."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from msgspec import structs
from rich.cells import cell_len

from bathysphere.engine import Chance, Outcome, any_answer, open_questions
from bathysphere.engine import answer as give
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.characters import CHARACTERS
from bathysphere.games.unfathomable.cards.items import BINOCULARS, ITEMS
from bathysphere.games.unfathomable.cards.mythos import MYTHOS
from bathysphere.games.unfathomable.cards.roles import CULTIST, HUMAN, HYBRID, ROLES
from bathysphere.games.unfathomable.cards.skills import ABILITY
from bathysphere.games.unfathomable.cards.spaces import GALLEY
from bathysphere.games.unfathomable.cards.spaces import NAMES as SPACES
from bathysphere.games.unfathomable.cards.spells import SPELLS
from bathysphere.games.unfathomable.cards.waypoints import WAYPOINTS
from bathysphere.games.unfathomable.state import Ship
from bathysphere.games.unfathomable.view import ShipView
from bathysphere.terminal.board import Panel, Scene
from bathysphere.terminal.unfathomable import UnfathomableBoard, signs
from bathysphere.words import LANGUAGES, Sentences
from support.ship import act, add, all_pass, react, ship
from support.voyage import begin_check, hold_check, roll_die, to_cards

PACKAGES = ("bathysphere.words", "bathysphere.games.unfathomable", "bathysphere.terminal")
BOARDS: dict[str, Any] = {language: UnfathomableBoard(Sentences(language, PACKAGES)) for language in LANGUAGES}
NAMES = ["Nemo", "Aronnax", "Conseil", "Ned Land", "Farragut", "Cyrus"]
SCREENS = {80: (75, 75), 100: (53, 37), 160: (101, 49)}
"""Columns of a screen, and what the board and the players have of them."""


def seen(s: Ship | ShipView, seat: int = 0, **more: Any) -> Scene[Any]:
    view = s if isinstance(s, ShipView) else GAME.view(s, seat)
    return Scene(view, NAMES[: len(view.players)], **more)


def board(s: Ship | ShipView, seat: int = 0, width: int = 75, language: str = "en", **more: Any) -> list[str]:
    """The ship alone, row by row."""
    return str(BOARDS[language].deck.panel(seen(s, seat, **more), width).body).splitlines()


def drawn(panels: list[Panel]) -> str:
    return "\n".join(f"{panel.title}\n{panel.body}\n{panel.note}" for panel in panels)


def table(s: Ship | ShipView, seat: int = 0, **more: Any) -> str:
    return drawn(BOARDS["en"].table(seen(s, seat, **more), 75))


def players(s: Ship | ShipView, seat: int = 0, **more: Any) -> list[str]:
    return drawn(BOARDS["en"].seats(seen(s, seat, **more), 75)).splitlines()


def everything(s: Ship, seat: int = 0, language: str = "en", **more: Any) -> str:
    """All that the board shows to a seat: panels, its own line, cards, spaces and players enlarged, the end."""
    shown, scene = BOARDS[language], seen(s, seat, **more)
    panels = [*shown.table(scene, 75), *shown.seats(scene, 37)]
    panels += [shown.enlarged(scene, card) for card in shown.cards(scene.view)]
    end = shown.result(scene.view, (), scene.names, 70)
    return f"{shown.banner(scene)}\n{shown.mine(scene, 70)}\n{drawn(panels)}\n{end}"


@cache
def voyage(seats: int, seed: int) -> tuple[Ship, ...]:
    """Moments of a random game, the first and the last among them."""
    s, chance = GAME.new(seats, seed), Chance(bytes([seed]) * 32)
    moments = [s.copy()]
    while s.outcome is None:
        for _ in range(5):
            waiting = [decision for decision in open_questions(s) if s.sealed[decision.seat] is None]
            if s.outcome is None:
                give(s, waiting[0].seat, any_answer(waiting[0], chance))
        moments.append(s.copy())
    return tuple(moments)


def moments(*voyages: tuple[int, int]) -> Iterator[Ship]:
    for seats, seed in voyages:
        yield from voyage(seats, seed)


# -- everything fits, and everything can be drawn


def too_wide(text: str, width: int) -> list[str]:
    return [row for row in text.splitlines() if cell_len(row) > width]


@pytest.mark.parametrize("columns", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_the_screen(language, columns):
    shown, (wide, side) = BOARDS[language], SCREENS[columns]
    for number, s in enumerate(moments((6, 1), (3, 2))):
        scene = seen(s, number % s.seats, height=(24, 40)[number % 2], covered=number % 3 == 0)
        for panel in shown.table(scene, wide):
            assert too_wide(f"{panel.title}\n{panel.body}\n{panel.note}", wide) == []
        assert too_wide(drawn(shown.seats(scene, side)), side) == []
        assert too_wide(str(shown.mine(scene, wide)), wide) == []
        assert too_wide(str(shown.result(scene.view, (), scene.names, wide)), wide) == []


@pytest.mark.parametrize("columns", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_space_full_of_everybody_is_cut_off_nowhere(language, columns):
    """All six in one room with a crowd of Deep Ones, both monarchs in one water space, every room damaged."""
    s = ship(
        6,
        places=dict.fromkeys(range(6), "galley"),
        deep_ones={"galley": 12, "water8": 8},
        hydra="water8",
        dagon="water8",
    )
    view = GAME.view(s, 0)
    crowded = structs.replace(view, damage=tuple(range(6)), passengers=(0, 0, 0, 0, 0, 0, 0, 9))
    wide, _ = SCREENS[columns]
    rows = board(crowded, width=wide, language=language)
    assert all(cell_len(row) <= wide for row in rows)
    assert not any("…" in row for row in rows)
    text = "\n".join(rows)
    for sign in (
        signs.SEATS,
        f"{signs.DEEP_ONE}12",
        f"{signs.DEEP_ONE}8",
        "".join(signs.MONARCHS),
        f"{signs.PASSENGER}9",
    ):
        assert sign in text
    assert text.count(signs.DAMAGE) == 6
    for space in range(16, 25):
        assert BOARDS[language].wording.space(space) in text


def test_on_a_low_screen_the_ship_takes_few_rows():
    assert len(board(ship(6), height=24)) <= 11
    assert len(board(ship(6), height=24, width=53)) <= 15
    assert len(board(ship(6), height=40)) > len(board(ship(6), height=24)), "lines across where there is room"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_moments_of_these_games_are_all_the_moments_there_are(language):
    """Between them they show every panel of what goes on, and each of them says something."""
    met = set()
    for s in moments((6, 1), (3, 2), (4, 3), (5, 4)):
        view = GAME.view(s, 0)
        now = BOARDS[language].moment.panel(seen(view), 75)
        if s.outcome is not None:
            met.add("over")
            assert now is None
            continue
        open_now = {
            "crisis": view.crisis >= 0,
            "criteria": view.check is not None and view.check.stage == "criteria",
            "cards": view.check is not None and view.check.stage == "cards",
            "total": view.check is not None and view.check.stage == "total",
            "before": view.roll is not None and not view.roll.face,
            "after": view.roll is not None and bool(view.roll.face),
        }
        met |= {name for name, holds in open_now.items() if holds}
        if any(open_now.values()):
            assert now is not None
            assert str(now.body)
    assert met >= {"over", "crisis", "criteria", "cards", "total", "before", "after"}


def test_whatever_an_option_is_about_can_be_enlarged():
    met = set()
    for s in moments((6, 1), (3, 2), (4, 3), (5, 4)):
        for decision in open_questions(s):
            scene = seen(s, decision.seat)
            for option in decision.options:
                BOARDS["en"].sign(option)
                if (card := BOARDS["en"].card_of(option)) is not None:
                    met.add(card[0])
                    assert BOARDS["en"].enlarged(scene, card).title
    assert met >= {"card", "space", "seat", "item", "character"}


# -- the ship


def test_the_ship_lies_with_its_bow_on_top_and_each_space_in_its_place():
    rows = board(ship(4), height=40)
    order = ("≈1", "Bridge", "≈2"), ("≈3", "Chapel", "Sick Bay", "Captain’s Cabin", "≈4"), (
        "≈5", "Cargo Hold", "Brig", "Galley", "≈6",
    ), ("≈7", "Boiler Room", "≈8")  # fmt: skip
    found = [next(row for row in rows if level[0] in row) for level in order]
    assert [rows.index(row) for row in found] == sorted(rows.index(row) for row in found)
    for level, row in zip(order, found, strict=True):
        places = [row.index(name) for name in level]
        assert places == sorted(places)
    assert "The Deep" in rows[-2]


def test_those_in_a_space_stand_below_its_name():
    s = ship(
        4,
        places={0: "galley", 1: "deck6", 2: "brig", 3: "sick_bay"},
        deep_ones={"galley": 2},
        passengers={"deck6": "soul blank"},
    )
    above, below = next(
        (row, rows[number + 1]) for rows in [board(s)] for number, row in enumerate(rows) if "Galley" in row
    )
    assert f"6 {signs.SEATS[0]} {signs.DEEP_ONE}2" in below
    assert f"6 {signs.PASSENGER}2" in above
    assert below.rstrip().endswith(f"{signs.SEATS[1]}       ┃")
    assert abs(below.index(signs.SEATS[2]) - above.index("Brig")) <= 3
    sick_bay = next(number for number, row in enumerate(board(s)) if "Sick Bay" in row)
    assert signs.SEATS[3] in board(s)[sick_bay + 1]


def test_a_click_on_a_space_enlarges_it_and_an_offered_one_glows():
    plain = BOARDS["en"].deck.panel(seen(ship(4)), 75).body
    clicks = [str(span.style) for span in plain.spans]
    assert all(any(f"'space', {space})" in click for click in clicks) for space in range(len(SPACES)))
    glowing = BOARDS["en"].deck.panel(seen(ship(4), offered=frozenset({("space", GALLEY)})), 75).body
    assert str(plain) == str(glowing)
    assert plain.spans != glowing.spans


def test_the_state_of_the_voyage_is_in_sight():
    s = ship(
        captain=2,
        keeper=1,
        dials={"fuel": 3, "souls": 7},
        tracks={"travel": 2, "ritual": 1},
        row="iceberg rogue_wave",
        damage={"bridge": "structural_damage_lore"},
    )
    shown = table(s)
    assert "Fuel 3  Food 8  Sanity 8  Souls 7  Distance 5 of 12" in shown
    assert "Travel track ·─·─◉─·─· Half Ahead" in shown
    assert "Ritual track ·─◉─·─·─· First Incantation" in shown
    assert "Waypoints: Iceberg 2  Rogue Wave 3" in shown
    assert f"Damage: {signs.DAMAGE} Bridge (☾ 3)" in shown
    assert "♔ Captain: Conseil  § Keeper of the Tome: Aronnax" in shown


def test_whose_turn_it_is_and_how_many_actions_are_left():
    s = ship(4, first=1)
    assert BOARDS["en"].banner(seen(s)).plain == "Turn: Aronnax  actions left: 2"
    act(s, "move", s.places[1] - 1 if s.places[1] > 16 else s.places[1] + 1)
    assert BOARDS["en"].banner(seen(s)).plain == "Turn: Aronnax  actions left: 1"


# -- what goes on


def test_a_check_shows_criteria_counts_and_in_the_end_its_cards():
    s, _ = begin_check(9, hands={1: "influence4 lore2 will1", 2: "strength1"}, card="accusation", partial=4)
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
    s = ship(4, hands={0: "influence3", 1: "will2 will2", 2: "lore1"}, chaos="influence1 will1")
    hold_check(s, 9)
    react(s, 0, "play", s.hands[0][0])
    all_pass(s, until="check.add")
    add(s, 1, "will2 will2")
    assert "Aronnax ✚2×2" in table(s)


def test_a_die_shows_what_it_is_for_and_what_was_thrown():
    s = ship(4, hands={0: "observation3"})
    roll_die(s, "attack", number=6, bonus=1)
    assert "Roll, Nemo: attack\nwanted 6–8  modifier +1  not thrown yet" in table(s)


def test_a_mythos_card_is_shown_with_all_that_it_says():
    for card, printed in enumerate(MYTHOS):
        view = structs.replace(GAME.view(ship(4), 0), crisis=card, chooser=1)
        for language in LANGUAGES:
            shown = " ".join(str(BOARDS[language].moment.panel(seen(view), 75).body).split())
            assert BOARDS[language].wording.mythos(card) in shown
            parts = [part for part in ("passed", "partly", "failed", "first", "second") if getattr(printed, part)]
            for part in parts:
                assert BOARDS[language].wording.crisis(card, part) in shown
        assert ("Aronnax decides" in table(view)) == bool(printed.chooser)


# -- what is known


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_seats_secrets_never_appear(language):
    """Worlds that the reader cannot tell apart are drawn alike, at every moment of a game and with nothing covered."""
    differ = 0
    for number, s in enumerate(moments((5, LANGUAGES.index(language)))):
        if s.outcome is None:
            seat = number % 6 - 1
            other = GAME.resample(s, seat, bytes([number % 256]) * 32)
            differ += other.hands != s.hands
            assert everything(other, seat, language, covered=False) == everything(s, seat, language, covered=False)
    assert differ > 5


def test_roles_stay_under_the_cover_until_the_reader_lifts_it():
    s = ship(4, roles={0: "hybrid human", 1: "cultist"})
    covered = everything(s)
    assert not set(signs.ROLE_SIGNS) & set(covered)
    assert "Hybrid" not in covered
    assert f"roles (2) {signs.COVER}" in covered
    open_to_me = everything(s, covered=False)
    assert signs.ROLE_SIGNS[HYBRID] in open_to_me
    assert signs.ROLE_SIGNS[HUMAN] in open_to_me
    assert signs.ROLE_SIGNS[CULTIST] not in open_to_me, "nobody sees the roles of others"
    owner = next(number for number, row in enumerate(players(s)) if "Aronnax" in row)
    assert signs.ROLE_BACK in players(s)[owner + 1]


def test_a_revealed_traitor_is_named():
    s = ship(4, revealed={2: "hybrid"}, places={2: "bridge"})
    shown = "\n".join(players(s))
    assert shown.count("revealed: Hybrid") == 1
    assert shown.index("Conseil") < shown.index("revealed: Hybrid") < shown.index("Ned Land")


def test_an_improvement_of_another_lies_face_down():
    s = ship(4, items={0: "fine_clothes", 1: "binoculars starbuck"})
    assert ITEMS[BINOCULARS].id == "binoculars"
    assert "Binoculars" not in everything(s)
    assert "Facedown improvement" in "\n".join(players(s))
    assert "Starbuck" in "\n".join(players(s))
    assert "Binoculars" in "\n".join(players(s, 1))


def test_the_hand_is_grouped_by_skill_and_named_by_its_abilities():
    s = ship(4, hands={0: "lore1 lore1 will3 treachery1"})
    assert "☾ Lore  1 Shrivelling ×2\n✚ Will  3 Determination\n† Treachery  1" in table(s, height=40)
    assert str(BOARDS["en"].mine(seen(s), 75)).endswith("☾ Lore 1 1  ✚ Will 3  † Treachery 1")
    assert "Shrivelling" not in table(s, height=24), "on a low screen the hand stands above the question"
    assert "Shrivelling" not in everything(s, 1)


# -- cards and the end


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_space_and_character_can_be_enlarged(language):
    scene, words = seen(ship(6)), BOARDS[language].words
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
    s = ship(
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
    s = ship(4, roles={0: "human human", 1: "cultist", 3: "human"}, revealed={2: "hybrid"}, hands={3: "lore4"})
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
    assert signs.ROLE_SIGNS[CULTIST] in drawn(shown.seats(Scene(GAME.view(s, 0), NAMES[:4]), 60))


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
